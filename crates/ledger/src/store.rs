//! What the two databases have in common: the schema, what is loaded at the start, and what may be asked.

use crate::entry::{Entry, Hash, Person, Record, Session, seal};
use crate::error::StoreError;
use crate::{Account, pg, pg_connect, sqlite};
use hex::FromHex;
use std::collections::HashMap;

/// What the room knows when it opens.
#[derive(Debug, Default)]
pub struct Loaded {
    /// What every account holds.
    pub balances: HashMap<Account, i64>,
    /// Everybody.
    pub people: Vec<Person>,
    /// Sessions that have not ended.
    pub sessions: Vec<Session>,
    /// Things remembered by name.
    pub notes: HashMap<String, String>,
}

/// A record as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    /// Its number.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// Whose decision.
    pub actor: Option<u32>,
    /// The action's id.
    pub action: Option<String>,
    /// What happened, as JSON.
    pub body: String,
    /// Its place in the chain.
    pub hash: Hash,
}

/// A posting as it was stored, with the record it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPosting {
    /// The log.
    pub log: u32,
    /// The record.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// The account.
    pub account: Account,
    /// Whole cents.
    pub cents: i64,
}

/// What became of one entry of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It is in the books.
    New,
    /// Its actor has used the action id before, in this record; nothing was written.
    Duplicate { log: u32, seq: u64 },
}

/// The writing side. All of a group is on disk when this returns, or none of it is.
pub(crate) trait Store: Send {
    fn append(&mut self, group: &[Entry], balances: &[(Account, i64)]) -> Result<Vec<Written>, StoreError>;

    /// Is exactly this record in the books?
    fn has(&mut self, record: &Record) -> Result<bool, StoreError>;

    /// Makes a connection again after it was lost.
    fn reconnect(&mut self) -> Result<(), StoreError>;
}

/// The tables of the books. `{table_options}` is what SQLite needs to keep a table in its primary key's order.
pub(crate) const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS records (
    log BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, actor BIGINT, action TEXT,
    body TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (log, seq)){table_options};
CREATE UNIQUE INDEX IF NOT EXISTS records_by_action ON records (actor, action) WHERE action IS NOT NULL;
CREATE TABLE IF NOT EXISTS postings (
    log BIGINT NOT NULL, seq BIGINT NOT NULL, line BIGINT NOT NULL, account TEXT NOT NULL, cents BIGINT NOT NULL,
    PRIMARY KEY (log, seq, line)){table_options};
CREATE TABLE IF NOT EXISTS balances (account TEXT PRIMARY KEY, cents BIGINT NOT NULL){table_options};
CREATE TABLE IF NOT EXISTS people (
    id BIGINT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, password TEXT, bot BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (key TEXT PRIMARY KEY, person BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (
    log BIGINT NOT NULL, number BIGINT NOT NULL, seed TEXT NOT NULL, PRIMARY KEY (log, number));
CREATE TABLE IF NOT EXISTS notes (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seals (number BIGINT PRIMARY KEY, records TEXT NOT NULL, hash TEXT NOT NULL);
";

/// The hash that is written in hex.
pub(crate) fn hash_in(text: &str) -> Result<Hash, StoreError> {
    Hash::from_hex(text).map_err(|_| StoreError::Hash(text.into()))
}

/// A row of `seals`: which records one commit wrote, over all logs, chained to the commit before it. So no record can be
/// taken away, not even the last of its log, without every seal that came after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Its number, from 1.
    pub number: i64,
    /// `log:seq`, with spaces between them.
    pub records: String,
    /// Its place in the chain of seals, in hex.
    pub hash: String,
}

impl Seal {
    /// The seal over these records, after the last one; none where there is nothing to seal.
    pub(crate) fn after(
        last: Option<(i64, String)>,
        records: &[(u32, u64, Hash)],
    ) -> Result<Option<Seal>, StoreError> {
        if records.is_empty() {
            return Ok(None);
        }
        let (number, before) = match last {
            None => (1, [0; 32]),
            Some((number, hash)) => (number + 1, hash_in(&hash)?),
        };
        let hash = hex::encode(seal(&before, number as u64, records.iter().map(|(_, _, hash)| hash)));
        let names: Vec<String> = records.iter().map(|(log, seq, _)| format!("{log}:{seq}")).collect();
        Ok(Some(Seal { number, records: names.join(" "), hash }))
    }

    /// What a group has to seal.
    pub(crate) fn of_group(last: Option<(i64, String)>, group: &[Entry]) -> Result<Option<Seal>, StoreError> {
        let records = group.iter().filter_map(|e| e.record.as_ref()).map(|r| (r.log, r.seq, r.hash));
        Seal::after(last, &records.collect::<Vec<_>>())
    }
}

/// Tries to get hold of the books for a while: a process that was killed lets go of them a moment later.
pub(crate) fn hold(mut attempt: impl FnMut() -> Result<bool, StoreError>) -> Result<(), StoreError> {
    for _ in 0..50 {
        if attempt()? {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    Err(StoreError::Held)
}

/// Every log with its last record, found by jumping from log to log: counting through all records would take longer the
/// more there are.
pub(crate) const HEADS: &str = "
WITH RECURSIVE known(log) AS (
    SELECT MIN(log) FROM records
    UNION ALL SELECT (SELECT MIN(r.log) FROM records r WHERE r.log > known.log) FROM known WHERE known.log IS NOT NULL)
SELECT log, (SELECT MAX(r.seq) FROM records r WHERE r.log = known.log) FROM known WHERE log IS NOT NULL ORDER BY log";

/// The note that says which schema a database has.
pub(crate) const SCHEMA_NOTE: (&str, &str) = ("schema", "2");
/// The schema before it, which had no seals: its records are sealed when it is opened.
pub(crate) const SCHEMA_WITHOUT_SEALS: &str = "1";
/// The note that counts writers: whoever raised it last is the one that may write.
pub(crate) const WRITER_NOTE: &str = "writer";

/// The reading side: a connection of its own that never writes.
pub struct Reader(pub(crate) Box<dyn Read>);

pub(crate) trait Read: Send {
    fn hold_still(&mut self) -> Result<(), StoreError>;
    fn load(&mut self) -> Result<Loaded, StoreError>;
    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError>;
    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError>;
    fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError>;
    fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError>;
    fn logs(&mut self) -> Result<Vec<(u32, u64)>, StoreError>;
    fn secrets(&mut self, log: u32) -> Result<Vec<(u32, String)>, StoreError>;
    fn seals(&mut self) -> Result<Vec<Seal>, StoreError>;
    fn postings(&mut self, prefix: &str, from: u64, to: u64) -> Result<Vec<StoredPosting>, StoreError>;
}

impl Reader {
    /// Opens a database to read: a `postgres://` address, or a SQLite file.
    pub fn open(database: &str) -> Result<Reader, StoreError> {
        check_address(database)?;
        Ok(Reader(if pg_connect::is_address(database) {
            Box::new(pg::PgReader::open(database)?)
        } else {
            Box::new(sqlite::SqliteReader::open(database)?)
        }))
    }

    /// From now on this reader sees the books as they are at this moment, whatever is written meanwhile.
    pub fn hold_still(&mut self) -> Result<(), StoreError> {
        self.0.hold_still()
    }

    /// Balances, people, sessions and notes.
    pub fn load(&mut self) -> Result<Loaded, StoreError> {
        self.0.load()
    }

    /// Records of a log after a seq, oldest first.
    pub fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
        self.0.records(log, after, limit)
    }

    /// Records of a log before a seq, newest first.
    pub fn records_before(
        &mut self,
        log: u32,
        before: u64,
        limit: u32,
    ) -> Result<Vec<StoredRecord>, StoreError> {
        self.0.records_before(log, before, limit)
    }

    /// The logs in which somebody asked for something: the log, and the first and the last record of theirs.
    pub fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError> {
        self.0.logs_of(actor)
    }

    /// The record in which somebody used an action id.
    pub fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError> {
        self.0.action(actor, action)
    }

    /// Every log with the number of its last record.
    pub fn logs(&mut self) -> Result<Vec<(u32, u64)>, StoreError> {
        self.0.logs()
    }

    /// The seeds of a table, by the shuffle's number, in hex.
    pub fn secrets(&mut self, log: u32) -> Result<Vec<(u32, String)>, StoreError> {
        self.0.secrets(log)
    }

    /// The seals over all commits, in order.
    pub fn seals(&mut self) -> Result<Vec<Seal>, StoreError> {
        self.0.seals()
    }

    /// Postings to accounts whose name starts so, between two times (`from` inclusive, `to` exclusive).
    pub fn postings(&mut self, prefix: &str, from: u64, to: u64) -> Result<Vec<StoredPosting>, StoreError> {
        self.0.postings(prefix, from, to)
    }
}

/// Is this where books can be? An address of any other database than PostgreSQL is not the name of a file.
pub fn check_address(database: &str) -> Result<(), StoreError> {
    match database.split_once("://") {
        Some((scheme, _)) if !pg_connect::is_address(database) => {
            Err(StoreError::Address { scheme: scheme.into() })
        }
        _ => Ok(()),
    }
}

/// Opens the writing side, making the schema where there is none.
pub(crate) fn open(database: &str) -> Result<Box<dyn Store>, StoreError> {
    check_address(database)?;
    Ok(if pg_connect::is_address(database) {
        Box::new(pg::PgStore::open(database)?)
    } else {
        Box::new(sqlite::SqliteStore::open(database)?)
    })
}
