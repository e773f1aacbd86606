//! A copy of the books in one SQLite file, taken at one moment while others write: what is committed meanwhile is not in
//! it, and nobody waits for it.

use crate::error::StoreError;
use crate::store::{SCHEMA_NOTE, SCHEMA_NOW, sqlite_schema};
use crate::{pg_connect, private};
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::Type;
use rusqlite::types::Value;
use std::path::Path;

/// All tables of the books.
const TABLES: [&str; 10] = [
    "records",
    "postings",
    "balances",
    "people",
    "sessions",
    "secrets",
    "notes",
    "seals",
    "pits",
    "snapshots",
];

/// Copies the books at an address or in a SQLite file to a new file, for its owner alone. Half a copy is none: where it
/// does not succeed, there is no file.
pub fn copy(books: &str, to: &Path) -> Result<(), StoreError> {
    private::new_file(to)
        .map_err(|e| StoreError::File { path: to.display().to_string(), why: e.to_string() })?;
    let copied =
        if pg_connect::is_address(books) { copy_postgres(books, to) } else { copy_sqlite(books, to) };
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn copy_sqlite(books: &str, to: &Path) -> Result<(), StoreError> {
    let target = to.to_str().ok_or(StoreError::Nameless)?;
    let books = rusqlite::Connection::open(books)?;
    books.busy_timeout(std::time::Duration::from_secs(30))?;
    books.execute("VACUUM INTO ?1", [target])?;
    Ok(())
}

fn copy_postgres(address: &str, to: &Path) -> Result<(), StoreError> {
    let mut client = pg_connect::connect(address)?;
    let snapshot = client.build_transaction().read_only(true);
    let mut books = snapshot.isolation_level(postgres::IsolationLevel::RepeatableRead).start()?;
    let schema = books.query_one("SELECT value FROM notes WHERE key = $1", &[&SCHEMA_NOTE])?;
    if schema.get::<_, &str>(0) != SCHEMA_NOW {
        return Err(StoreError::Schema { found: schema.get(0), ours: SCHEMA_NOW });
    }
    let mut copy = rusqlite::Connection::open(to)?;
    let written = copy.transaction()?;
    written.execute_batch(&sqlite_schema())?;
    for table in TABLES {
        // Books that no room of today has opened yet have no snapshots, and need none.
        let there = books.query_one("SELECT to_regclass($1) IS NOT NULL", &[&table])?.get::<_, bool>(0);
        if !there && table == "snapshots" {
            continue;
        }
        copy_table(&mut books, &written, table)?;
    }
    written.commit()?;
    copy.close().map_err(|(_, e)| e.into())
}

fn copy_table(
    books: &mut postgres::Transaction<'_>,
    written: &rusqlite::Connection,
    table: &str,
) -> Result<(), StoreError> {
    let none: [&str; 0] = [];
    let mut rows = books.query_raw(&format!("SELECT * FROM {table}"), none)?;
    while let Some(row) = rows.next()? {
        let values = row.columns().iter().enumerate().map(|(i, column)| {
            Ok(match *column.type_() {
                Type::INT8 => row.try_get::<_, Option<i64>>(i)?.map_or(Value::Null, Value::Integer),
                Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(i)?.map_or(Value::Null, Value::Blob),
                _ => row.try_get::<_, Option<String>>(i)?.map_or(Value::Null, Value::Text),
            })
        });
        let values = values.collect::<Result<Vec<Value>, postgres::Error>>()?;
        let marks = vec!["?"; values.len()].join(", ");
        let mut insert = written.prepare_cached(&format!("INSERT INTO {table} VALUES ({marks})"))?;
        insert.execute(rusqlite::params_from_iter(values))?;
    }
    Ok(())
}
