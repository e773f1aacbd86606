//! A copy of the books in one SQLite file, taken at one moment while others write: what is committed meanwhile is not in
//! it, and nobody waits for it. And the way back: a copy is put in the place of books, which are kept.

use crate::error::StoreError;
use crate::sqlite_file::BooksFile;
use crate::store::{Reader, SCHEMA_NOTE, SCHEMA_NOW, sqlite_schema};
use crate::{pg_connect, private};
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::Type;
use rusqlite::types::Value;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

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

/// Copies the books at an address or in a SQLite file to a new file, for its owner alone. Half a copy is none: it has its name
/// once it is whole and on disk.
pub fn copy(books: &str, to: &Path) -> Result<(), StoreError> {
    let file = |e: std::io::Error| StoreError::File { path: to.display().to_string(), why: e.to_string() };
    if to.exists() {
        return Err(file(ErrorKind::AlreadyExists.into()));
    }
    let part = write_part(books, to)?;
    std::fs::rename(&part, to).and_then(|()| sync_folder(to)).map_err(file)
}

/// The copy under another name: its own, with `.part` behind it.
fn write_part(books: &str, to: &Path) -> Result<PathBuf, StoreError> {
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let file = |e: std::io::Error| StoreError::File { path: part.display().to_string(), why: e.to_string() };
    // Whoever left this was cut off.
    match std::fs::remove_file(&part) {
        Err(e) if e.kind() != ErrorKind::NotFound => return Err(file(e)),
        _ => private::new_file(&part).map_err(file)?,
    };
    let copied =
        if pg_connect::is_address(books) { copy_postgres(books, &part) } else { copy_sqlite(books, &part) };
    let on_disk = || File::open(&part).and_then(|file| file.sync_all()).map_err(file);
    let done = copied.and_then(|()| on_disk());
    if done.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    done.map(|()| part)
}

/// The names in the folder of a file are on disk.
fn sync_folder(of: &Path) -> std::io::Result<()> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

/// Puts a copy in the place of books in a SQLite file. What was there is kept: gives the name under which. No room may have
/// the books open.
pub fn restore(from: &Path, books: &str) -> Result<Option<String>, StoreError> {
    let from = from.to_str().ok_or(StoreError::Nameless)?;
    let mut reader = Reader::open(from, None)?;
    // Books that say where they end can be gone on from.
    reader.heads()?;
    let mut place = BooksFile::hold(books)?;
    let part = write_part(from, Path::new(books))?;
    let kept = place.replace(&part)?;
    sync_folder(Path::new(books)).map_err(|e| StoreError::File { path: books.into(), why: e.to_string() })?;
    Ok(kept)
}

fn copy_sqlite(books: &str, to: &Path) -> Result<(), StoreError> {
    let target = to.to_str().ok_or(StoreError::Nameless)?;
    // Looks at the file before SQLite does, and keeps it in use.
    let _reader = Reader::open(books, None)?;
    let books = rusqlite::Connection::open(books)?;
    books.busy_timeout(std::time::Duration::from_secs(30))?;
    let sound: String = books.query_row("PRAGMA quick_check(1)", [], |r| r.get(0))?;
    if sound != "ok" {
        return Err(StoreError::Refused(sound));
    }
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
    // Who has which pit is of this moment only.
    let select = match table {
        "pits" => "SELECT pit, seal, hash FROM pits".to_string(),
        _ => format!("SELECT * FROM {table}"),
    };
    let mut rows = books.query_raw(&select, none)?;
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
