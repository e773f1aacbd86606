//! The file of the books before SQLite opens it. SQLite takes a file that is missing, empty or a byte long for a new
//! database, and throws away the write-ahead log beside it; here nothing is made where something was.

use crate::private;
use crate::store::{SCHEMA, SCHEMA_NOTE, SCHEMA_WITHOUT_SEALS, StoreError};
use rusqlite::{Connection, OptionalExtension};
use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

/// What helps where the books are not whole.
const HELP: &str = "put the whole file, or a backup of it, back in its place";
/// What the lock says once there are books beside it.
const MARK: &[u8] = b"The books of a room lie beside this file.\n";
/// How a SQLite file begins, and how long its header is.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER: usize = 100;
/// All tables of the books.
pub(crate) const TABLES: [&str; 8] =
    ["records", "postings", "balances", "people", "sessions", "secrets", "notes", "seals"];

fn broken(path: &str, what: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("{path}{what}"))
}

/// The length of a file, 0 where there is none.
fn length(path: &str) -> u64 {
    fs::metadata(path).map_or(0, |found| found.len())
}

/// Are there books in this SQLite file? Nothing was ever there, or what is there begins as a database does; everything else
/// is an error that says what to do.
pub fn are_books(path: &str) -> Result<bool, StoreError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(e) if e.kind() == ErrorKind::NotFound => return nothing_was_there(path).map(|()| false),
        Err(e) => return Err(broken(path, format!(": {e}"))),
    };
    let bytes = file.metadata().map_err(|e| broken(path, format!(": {e}")))?.len();
    let mut header = [0; HEADER];
    if bytes == 0 {
        return Err(broken(path, format!(" is empty: {HELP}, or remove it where a new room is wanted")));
    }
    if file.read_exact(&mut header).is_err() || !header.starts_with(MAGIC) {
        return Err(broken(path, format!(" is not a SQLite database ({bytes} bytes): {HELP}")));
    }
    Ok(true)
}

/// Where the file is missing, nothing that belongs to it may be there.
fn nothing_was_there(path: &str) -> Result<(), StoreError> {
    for rest in ["-wal", "-journal"].map(|end| format!("{path}{end}")) {
        if length(&rest) > 0 {
            return Err(broken(path, format!(" is missing, and {rest}, a part of it, is there: {HELP}")));
        }
    }
    let lock = format!("{path}.lock");
    if length(&lock) > 0 {
        let new = format!("remove {lock} where a new room is wanted");
        return Err(broken(path, format!(" is missing, and books were there before: {HELP}, or {new}")));
    }
    Ok(())
}

/// Remembers beside the books that there are some. A disk that is full is told of where it matters more.
pub(crate) fn mark(mut lock: &File) {
    let _ = lock.write_all(MARK);
}

/// Makes new books: in a file of another name first, so that half of them are never taken for books.
pub(crate) fn make(path: &str) -> Result<(), StoreError> {
    let new = format!("{path}.new");
    for unfinished in [new.clone(), format!("{new}-journal")] {
        let _ = fs::remove_file(unfinished);
    }
    private::new_file(Path::new(&new)).map_err(|e| broken(&new, format!(": {e}")))?;
    let mut books = Connection::open(&new)?;
    let written = books.transaction()?;
    written.execute_batch(&SCHEMA.replace("{table_options}", " WITHOUT ROWID"))?;
    written.execute("INSERT INTO notes VALUES (?1, ?2)", [SCHEMA_NOTE.0, SCHEMA_NOTE.1])?;
    written.commit()?;
    books.close().map_err(|(_, e)| StoreError::from(e))?;
    put_in_place(Path::new(&new), Path::new(path))
}

/// Gives a finished file its name, for good.
pub(crate) fn put_in_place(new: &Path, path: &Path) -> Result<(), StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let done = File::open(new).and_then(|file| file.sync_all());
    let done = done.and_then(|()| fs::rename(new, path)).and_then(|()| File::open(folder)?.sync_all());
    done.map_err(|e| broken(&path.display().to_string(), format!(": {e}")))
}

/// Does an open database hold a room's books, all of them? Gives the schema they are written in.
pub(crate) fn schema(connection: &Connection, path: &str) -> Result<String, StoreError> {
    let (found, schema) = tables(connection).map_err(|e| match e.sqlite_error_code() {
        Some(rusqlite::ErrorCode::DatabaseCorrupt) => {
            broken(path, format!(" is torn or damaged ({e}): {HELP}"))
        }
        _ => StoreError::from(e),
    })?;
    let mut missing = TABLES.iter().filter(|table| !found.iter().any(|name| name == *table)).peekable();
    if schema.as_deref() == Some(SCHEMA_WITHOUT_SEALS) {
        missing.next_if_eq(&&"seals");
    }
    match (schema, missing.next()) {
        _ if found.is_empty() => Err(broken(path, format!(" is a database with nothing in it: {HELP}"))),
        (Some(schema), None) => Ok(schema),
        (None, _) => Err(broken(path, format!(" is a database, and not of a whole room: {HELP}"))),
        (_, Some(table)) => Err(broken(path, format!(" has no table {table}: {HELP}"))),
    }
}

/// The tables of a database, and the schema it says it has.
fn tables(connection: &Connection) -> rusqlite::Result<(Vec<String>, Option<String>)> {
    let mut tables = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'")?;
    let found = tables.query_map([], |r| r.get(0))?.collect::<Result<Vec<String>, _>>()?;
    if !found.iter().any(|name| name == "notes") {
        return Ok((found, None));
    }
    let note = connection.query_row("SELECT value FROM notes WHERE key = ?1", [SCHEMA_NOTE.0], |r| r.get(0));
    Ok((found, note.optional()?))
}
