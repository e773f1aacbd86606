//! An export read in: its lines go into a database that is nowhere but here, so that a long one is read like other books.

use super::books::{Books, Seal, Shape};
use super::source::Database;
use crate::error::Failure;
use ledger::StoreError;
use rusqlite::{Connection, params};
use serde::Deserialize;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use voice::say;

/// The last line of an export, so that it cannot be cut short unseen.
#[derive(Deserialize)]
pub struct End {
    pub records: u64,
    pub last: Option<String>,
}

/// A posting in an export: before wallets took turns, an account and cents.
#[derive(Deserialize)]
#[serde(untagged)]
enum Moved {
    Turn(String, i64, Option<i64>),
    Plain(String, i64),
}

/// A line of an export.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Exported {
    Export { whole: bool },
    Record(Recorded),
    Seal(Seal),
    End(End),
}

#[derive(Deserialize)]
struct Recorded {
    log: u32,
    seq: i64,
    at: i64,
    actor: Option<i64>,
    action: Option<String>,
    body: String,
    hash: String,
    postings: Vec<Moved>,
    version: Option<i64>,
    closed: Option<String>,
}

/// What is read of the lines. Two records of one place may stand in a file, and are to be found.
const TABLES: &str = "
CREATE TABLE records (log BIGINT, seq BIGINT, at BIGINT, actor BIGINT, action TEXT, body BLOB, hash TEXT, version BIGINT,
    clear TEXT);
CREATE TABLE postings (log BIGINT, seq BIGINT, line BIGINT, account TEXT, cents BIGINT, turn BIGINT);
CREATE TABLE seals (pit BIGINT, number BIGINT, at BIGINT, records TEXT, hash TEXT, signature TEXT);";
const INDEXES: &str = "
CREATE INDEX records_by_place ON records (log, seq);
CREATE INDEX postings_by_place ON postings (log, seq, line);
CREATE INDEX seals_by_number ON seals (pit, number);";

/// Reads an export: what is known of it, but for its logs, and its records.
pub fn read(path: &Path) -> Result<(Books, Database), Failure> {
    let unread = |e: std::io::Error| say!("verify-unread", why: e.to_string());
    let lines = BufReader::new(File::open(path).map_err(unread)?).lines();
    // A name that is empty is a file that nobody else finds, and that goes with whoever has it open.
    let db = Connection::open("").map_err(StoreError::from)?;
    db.execute_batch(&format!("BEGIN; {TABLES}")).map_err(StoreError::from)?;
    let mut books = Books { shape: Shape { export: true, signed: false }, ..Books::default() };
    let mut begun = false;
    for (n, line) in lines.enumerate() {
        let line = serde_json::from_str(&line.map_err(unread)?)
            .map_err(|e: serde_json::Error| say!("problem-line", line: n + 1, what: e.to_string()))?;
        if !begun && !matches!(line, Exported::Export { .. }) {
            return Err(say!("verify-first-line").into());
        }
        begun = true;
        match line {
            Exported::Export { whole } => (books.whole, books.seals) = (whole, whole),
            Exported::Record(record) => put(&db, record).map_err(StoreError::from)?,
            Exported::Seal(seal) => {
                books.seals = true;
                put_seal(&db, &seal).map_err(StoreError::from)?;
            }
            Exported::End(end) => books.end = Some(end),
        }
    }
    if !begun {
        return Err(say!("verify-empty-export").into());
    }
    if books.end.is_none() {
        return Err(say!("verify-last-line").into());
    }
    db.execute_batch(&format!("{INDEXES} COMMIT")).map_err(StoreError::from)?;
    Ok((books, Database::Sqlite(Box::new(db))))
}

fn put(db: &Connection, record: Recorded) -> rusqlite::Result<()> {
    let Recorded { log, seq, at, actor, action, body, hash, postings, version, closed } = record;
    let closed = closed.and_then(|closed| hex::decode(closed).ok());
    let sql = "INSERT INTO records VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let version = version.unwrap_or(1);
    db.prepare_cached(sql)?.execute(params![log, seq, at, actor, action, closed, hash, version, body])?;
    for (line, moved) in postings.into_iter().enumerate() {
        let (account, cents, turn) = match moved {
            Moved::Turn(account, cents, turn) => (account, cents, turn),
            Moved::Plain(account, cents) => (account, cents, None),
        };
        let sql = "INSERT INTO postings VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        db.prepare_cached(sql)?.execute(params![log, seq, line as i64, account, cents, turn])?;
    }
    Ok(())
}

fn put_seal(db: &Connection, seal: &Seal) -> rusqlite::Result<()> {
    let Seal { pit, number, at, records, hash, signature } = seal;
    let sql = "INSERT INTO seals VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let numbers = (*pit as i64, *number as i64, *at as i64);
    db.prepare_cached(sql)?.execute(params![numbers.0, numbers.1, numbers.2, records, hash, signature])?;
    Ok(())
}
