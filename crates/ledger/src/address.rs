//! Where books can be: in PostgreSQL, or in a SQLite file.

use crate::error::StoreError;
use crate::store::Store;
use crate::{Keys, pg_connect, pg_writer, sqlite};
use std::path::Path;

/// Is this where books can be? An address of any other database than PostgreSQL is not the name of a file.
pub fn check_address(database: &str) -> Result<(), StoreError> {
    match database.split_once("://") {
        Some((scheme, _)) if !pg_connect::is_address(database) => {
            Err(StoreError::Address { scheme: scheme.into() })
        }
        _ => Ok(()),
    }
}

/// Opens the writing side, making the schema where there is none, and its keys where the books have none. As a node, for those
/// pits that it will take.
pub(crate) fn open(
    database: &str,
    keys: &Path,
    node: Option<&str>,
) -> Result<(Box<dyn Store>, Keys), StoreError> {
    check_address(database)?;
    if pg_connect::is_address(database) {
        let (store, keys) = pg_writer::PgStore::open(database, keys, node)?;
        return Ok((Box::new(store), keys));
    }
    if node.is_some() {
        return Err(StoreError::NotShared);
    }
    let (store, keys) = sqlite::SqliteStore::open(database, keys)?;
    Ok((Box::new(store), keys))
}
