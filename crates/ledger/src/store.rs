//! What the two databases have in common: the schema, what is written at once, and what may be asked.

use crate::address::check_address;
use crate::archive::Removal;
use crate::entry::{Hash, Person, Posting, Session, Side};
use crate::error::StoreError;
use crate::keys::{BooksKey, Place};
use crate::pits::Shared;
use crate::seal::{Head, Seal, Sealed};
use crate::{Account, Keys, archive, pg, pg_connect, sqlite};
use hex::FromHex;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

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

/// What the writer goes on from.
#[derive(Debug, Default)]
pub(crate) struct Heads {
    /// The last record of every log.
    pub logs: HashMap<u32, (u64, Hash)>,
    /// The last seal of every pit: as many as there are pits.
    pub pits: Vec<Head>,
    /// How many postings every wallet has had.
    pub turns: HashMap<Account, u64>,
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
    /// What is stored of that: closed since version 2, in clear in books that were not opened since.
    pub stored: Vec<u8>,
    /// Its place in the chain.
    pub hash: Hash,
    /// The version of its hash.
    pub version: u8,
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
    /// Its turn among all postings of its wallet; none for other accounts, and in books of an earlier schema.
    pub turn: Option<u64>,
}

/// A record as it goes into the books, and what it is an answer to.
pub(crate) struct Row {
    /// The entry of the group.
    pub entry: usize,
    pub log: u32,
    pub seq: u64,
    pub at: u64,
    pub actor: Option<u32>,
    pub action: Option<String>,
    /// What it says, closed.
    pub body: Vec<u8>,
    pub hash: Hash,
}

/// A posting as it goes into the books.
pub(crate) struct Line {
    pub log: u32,
    pub seq: u64,
    pub line: u64,
    pub account: Account,
    pub cents: i64,
    /// Its turn among all postings of its wallet; none for other accounts.
    pub turn: Option<u64>,
}

/// What is written at once, hashed, closed and sealed.
#[derive(Default)]
pub(crate) struct Group {
    pub rows: Vec<Row>,
    pub lines: Vec<Line>,
    pub sides: Vec<Side>,
    /// What accounts hold after it, with the turns they have had.
    pub balances: Vec<(Account, i64, u64)>,
    /// One for every pit that is touched.
    pub seals: Vec<Seal>,
    /// What these pits must end with before it; where nothing is sealed, the first pit.
    pub before: Vec<(u32, Head)>,
}

impl Group {
    /// Every pit with the seal it must end with before, and the one it ends with then.
    pub(crate) fn heads(&self) -> impl Iterator<Item = (u32, Head, Head)> {
        self.before.iter().map(|(pit, before)| {
            let seal = self.seals.iter().find(|seal| seal.pit == *pit);
            (*pit, *before, seal.map_or(*before, |seal| Head { number: seal.number, hash: seal.hash }))
        })
    }
}

/// An entry whose actor has used its action id before, in this record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Duplicate {
    pub entry: usize,
    pub log: u32,
    pub seq: u64,
}

/// The writing side. All of a group is on disk when this returns, or none of it is.
pub(crate) trait Store: Send {
    /// Writes a group. Where there are duplicates nothing is written. Where a pit does not end with what was written to it
    /// last, nothing is either: [`StoreError::Rewound`].
    fn append(&mut self, group: &Group) -> Result<Vec<Duplicate>, StoreError>;

    /// Where others write too: what these accounts hold and these notes say, which stays so until the group is appended or
    /// [`Store::unlock`] is called. None where nobody else writes.
    fn lock(&mut self, _accounts: &[Account], _notes: &[String]) -> Result<Option<Shared>, StoreError> {
        Ok(None)
    }

    /// Lets go of what was locked.
    fn unlock(&mut self) {}

    /// Takes those of these pits that can be had: the seals by which they were taken. Where a pit ends before a seal that is known
    /// of it, its end was lost, and nothing is taken: [`StoreError::Rewound`].
    fn claim(&mut self, _: &[u32], _known: &[Option<Seal>], _: &Keys) -> Result<Vec<Seal>, StoreError> {
        Ok(vec![])
    }

    /// Lets go of pits.
    fn release(&mut self, _pits: &[u32]) -> Result<(), StoreError> {
        Ok(())
    }

    /// Is exactly this record in the books?
    fn has(&mut self, row: &Row) -> Result<bool, StoreError>;

    /// Notes what these books should end with and do not, so that nobody goes on with them unasked.
    fn note_loss(&mut self, lost: &str) -> Result<(), StoreError>;

    /// Makes a connection again after it was lost.
    fn reconnect(&mut self) -> Result<(), StoreError>;

    /// Takes out what lies in archives; nobody else may write meanwhile. `each` is told how many records went.
    fn remove(&mut self, removal: &Removal, each: &mut dyn FnMut(u64)) -> Result<u64, StoreError>;

    /// Is what was opened still there, and whole?
    fn look(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Nothing is written any more: leaves the books so that they are whole in themselves. False where somebody who reads them
    /// is in the way.
    fn close(&mut self) -> Result<bool, StoreError> {
        Ok(true)
    }
}

/// The tables of the books. `{table_options}` is what SQLite needs to keep a table in its primary key's order, `{bytes}` the
/// type of what is no text.
pub(crate) const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS records (
    log BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, actor BIGINT, action TEXT,
    body {bytes} NOT NULL, hash TEXT NOT NULL, version BIGINT NOT NULL, PRIMARY KEY (log, seq)){table_options};
CREATE UNIQUE INDEX IF NOT EXISTS records_by_action ON records (actor, action) WHERE action IS NOT NULL;
CREATE INDEX IF NOT EXISTS records_by_time ON records (log, at, seq);
CREATE TABLE IF NOT EXISTS postings (
    log BIGINT NOT NULL, seq BIGINT NOT NULL, line BIGINT NOT NULL, account TEXT NOT NULL, cents BIGINT NOT NULL,
    turn BIGINT, PRIMARY KEY (log, seq, line)){table_options};
CREATE TABLE IF NOT EXISTS balances (
    account TEXT PRIMARY KEY, cents BIGINT NOT NULL, turn BIGINT NOT NULL DEFAULT 0){table_options};
CREATE TABLE IF NOT EXISTS people (
    id BIGINT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, password TEXT, bot BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (key TEXT PRIMARY KEY, person BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (
    log BIGINT NOT NULL, number BIGINT NOT NULL, seed TEXT NOT NULL, PRIMARY KEY (log, number));
CREATE TABLE IF NOT EXISTS notes (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seals (
    pit BIGINT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, records TEXT NOT NULL, hash TEXT NOT NULL,
    signature TEXT NOT NULL, PRIMARY KEY (pit, number));
CREATE TABLE IF NOT EXISTS pits (pit BIGINT PRIMARY KEY, seal BIGINT NOT NULL, hash TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (log BIGINT PRIMARY KEY, seq BIGINT NOT NULL, body {bytes} NOT NULL);
";

/// The tables for SQLite.
pub(crate) fn sqlite_schema() -> String {
    SCHEMA.replace("{table_options}", " WITHOUT ROWID").replace("{bytes}", "BLOB")
}

/// The tables for PostgreSQL.
pub(crate) fn pg_schema() -> String {
    SCHEMA.replace("{table_options}", "").replace("{bytes}", "BYTEA")
}

/// The hash that is written in hex.
pub(crate) fn hash_in(text: &str) -> Result<Hash, StoreError> {
    Hash::from_hex(text).map_err(|_| StoreError::Hash(text.into()))
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
SELECT log, (SELECT MAX(r.seq) FROM records r WHERE r.log = known.log),
    (SELECT r.hash FROM records r WHERE r.log = known.log ORDER BY r.seq DESC LIMIT 1)
FROM known WHERE log IS NOT NULL ORDER BY log";

/// The last seal there is of every pit, beside the one it should end with.
pub(crate) const PITS: &str = "
SELECT p.pit, p.seal, p.hash, COALESCE((SELECT MAX(s.number) FROM seals s WHERE s.pit = p.pit), 0)
FROM pits p ORDER BY p.pit";

/// The note that says which schema a database has.
pub(crate) const SCHEMA_NOTE: &str = "schema";
/// The schema of today.
pub(crate) const SCHEMA_NOW: &str = "3";
/// Earlier ones: without seals, and with seals that nobody signed. They are brought up to date when they are opened.
pub(crate) const SCHEMA_WITHOUT_SEALS: &str = "1";
pub(crate) const SCHEMA_UNSIGNED: &str = "2";
/// The note that counts writers: whoever raised it last is the one that may write.
pub(crate) const WRITER_NOTE: &str = "writer";
/// The note that says how many chains of seals there are: a log belongs to the one of its number modulo this.
pub(crate) const PITS_NOTE: &str = "pits";
/// The notes that name the keys of these books: the public one, and a mark of the other.
pub(crate) const PUBLIC_NOTE: &str = "public key";
pub(crate) const BOOKS_KEY_NOTE: &str = "books key";
/// The note of what these books ended with when they were last written to, where they were found to end with something else:
/// `PIT/NUMBER:HASH` of every pit. Empty once the owner has said that the room goes on from what is there.
pub const LOST_NOTE: &str = "lost";
/// What the books themselves note. It is no secret; all other notes are closed.
pub(crate) const OPEN_NOTES: [&str; 7] =
    [SCHEMA_NOTE, WRITER_NOTE, PITS_NOTE, PUBLIC_NOTE, BOOKS_KEY_NOTE, LOST_NOTE, ARCHIVES_NOTE];
/// The note of the archives in which the beginning of these books lies.
pub(crate) const ARCHIVES_NOTE: &str = "archives";

/// The keys that these books ask for. New ones are made for books that have none, and never for others.
pub(crate) fn keys_of(folder: &Path, notes: &HashMap<String, String>) -> Result<Keys, StoreError> {
    let (public, books) = (notes.get(PUBLIC_NOTE), notes.get(BOOKS_KEY_NOTE));
    let named = || folder.display().to_string();
    match Keys::read(folder)? {
        None if public.is_some() => Err(StoreError::NoKeys { folder: named() }),
        None => Keys::make(folder),
        Some(keys) => {
            let fits = public.is_none_or(|key| *key == hex::encode(keys.public()))
                && books.is_none_or(|id| id == keys.books().id());
            if fits { Ok(keys) } else { Err(StoreError::OtherKeys { folder: named() }) }
        }
    }
}

/// How a schema's rows are asked for: earlier ones had no versions, no turns, and one chain of seals.
pub(crate) struct Shape {
    pub schema: String,
    pub version: &'static str,
    pub turn: &'static str,
    pub seals: &'static str,
}

impl Shape {
    pub(crate) fn of(schema: String) -> Shape {
        let (version, turn, seals) = match schema.as_str() {
            SCHEMA_WITHOUT_SEALS | SCHEMA_UNSIGNED => (
                "CAST(1 AS BIGINT)",
                "NULL",
                "SELECT CAST(0 AS BIGINT) AS pit, number, CAST(0 AS BIGINT) AS at, records, hash, '' AS signature FROM seals",
            ),
            _ => ("version", "p.turn", "SELECT pit, number, at, records, hash, signature FROM seals"),
        };
        Shape { schema, version, turn, seals }
    }
}

/// A pit as it is found: it must end with the last seal there is.
pub(crate) fn head_of(pit: u32, number: u64, hash: &str, last: u64) -> Result<Head, StoreError> {
    if number != last {
        return Err(StoreError::Rewound { pit, seal: number });
    }
    Ok(Head { number, hash: hash_in(hash)? })
}

/// A record as a database has it.
pub(crate) struct Raw {
    pub seq: u64,
    pub at: u64,
    pub actor: Option<u32>,
    pub action: Option<String>,
    pub body: Vec<u8>,
    pub hash: Hash,
    pub version: u8,
}

/// The reading side: a connection of its own that never writes.
pub struct Reader {
    pub(crate) inner: Box<dyn Read>,
    key: Option<Arc<BooksKey>>,
    /// Are these books of a schema that closed nothing?
    clear: bool,
}

pub(crate) trait Read: Send {
    fn schema(&mut self) -> Result<String, StoreError>;
    fn hold_still(&mut self) -> Result<(), StoreError>;
    fn load(&mut self) -> Result<Loaded, StoreError>;
    fn note(&mut self, key: &str) -> Result<Option<String>, StoreError>;
    fn notes_named(&mut self, prefix: &str) -> Result<Vec<String>, StoreError>;
    fn person(&mut self, id: u32) -> Result<Option<Person>, StoreError> {
        Ok(self.load()?.people.into_iter().find(|person| person.id == id))
    }
    fn session(&mut self, key: &str) -> Result<Option<Session>, StoreError> {
        Ok(self.load()?.sessions.into_iter().find(|session| session.key == key))
    }
    fn heads(&mut self) -> Result<Vec<(u32, u64, Hash)>, StoreError>;
    fn pits(&mut self) -> Result<Vec<Head>, StoreError>;
    fn turns(&mut self) -> Result<Vec<(Account, u64)>, StoreError>;
    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<Raw>, StoreError>;
    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<Raw>, StoreError>;
    fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError>;
    fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError>;
    fn secrets(&mut self, log: u32, after: u32) -> Result<Vec<(u32, String)>, StoreError>;
    fn snapshot(&mut self, log: u32) -> Result<Option<(u64, Vec<u8>)>, StoreError>;
    fn lines(&mut self, log: u32, after: u64, to: u64) -> Result<Vec<(u64, Posting)>, StoreError>;
    fn seals(&mut self, pit: u32, after: u64, limit: u32) -> Result<Vec<Seal>, StoreError>;
    fn sealed(&mut self, log: u32, seq: u64) -> Result<Option<(Hash, Vec<u64>)>, StoreError>;
    fn span(&mut self, log: u32, from: u64, to: u64) -> Result<Option<(u64, u64)>, StoreError>;
    fn postings(&mut self, asked: &Asked<'_>) -> Result<Vec<StoredPosting>, StoreError>;
}

/// Which postings of a log.
pub(crate) struct Asked<'a> {
    pub log: u32,
    /// The first and the last record.
    pub span: (u64, u64),
    /// What the account's name begins with.
    pub prefix: &'a str,
    /// From this time on, and before that.
    pub from: u64,
    pub to: u64,
}

/// A time as the databases count it.
pub(crate) fn time(at: u64) -> i64 {
    at.min(i64::MAX as u64) as i64
}

impl Reader {
    /// Opens a database to read: a `postgres://` address, or a SQLite file. What is closed cannot be read without its key.
    pub fn open(database: &str, key: Option<Arc<BooksKey>>) -> Result<Reader, StoreError> {
        check_address(database)?;
        let mut inner: Box<dyn Read> = if pg_connect::is_address(database) {
            Box::new(pg::PgReader::open(database)?)
        } else {
            Box::new(sqlite::SqliteReader::open(database)?)
        };
        let noted = archive::noted(inner.note(ARCHIVES_NOTE)?.as_deref())?;
        if !noted.is_empty() {
            inner = Box::new(archive::Joined::new(inner, &noted, database, key.as_ref())?);
        }
        let clear = [SCHEMA_WITHOUT_SEALS, SCHEMA_UNSIGNED].contains(&inner.schema()?.as_str());
        Ok(Reader { inner, key, clear })
    }

    /// From now on this reader sees the books as they are at this moment, whatever is written meanwhile.
    pub fn hold_still(&mut self) -> Result<(), StoreError> {
        self.inner.hold_still()
    }

    pub(crate) fn key(&self) -> Result<&BooksKey, StoreError> {
        self.key.as_deref().ok_or(StoreError::Locked)
    }

    /// Balances, people, sessions and notes.
    pub fn load(&mut self) -> Result<Loaded, StoreError> {
        let mut loaded = self.inner.load()?;
        if !self.clear
            && let Some(key) = &self.key
        {
            for (name, value) in &mut loaded.notes {
                if !OPEN_NOTES.contains(&name.as_str()) {
                    *value = key.open_text(&Place::Note(name), value)?;
                }
            }
        }
        Ok(loaded)
    }

    /// Somebody by number.
    pub fn person(&mut self, id: u32) -> Result<Option<Person>, StoreError> {
        self.inner.person(id)
    }

    /// A session by what it is known by.
    pub fn session(&mut self, key: &str) -> Result<Option<Session>, StoreError> {
        self.inner.session(key)
    }

    pub(crate) fn heads(&mut self) -> Result<Heads, StoreError> {
        let logs = self.inner.heads()?.into_iter().map(|(log, seq, hash)| (log, (seq, hash)));
        Ok(Heads {
            logs: logs.collect(),
            pits: self.inner.pits()?,
            turns: self.inner.turns()?.into_iter().collect(),
        })
    }

    fn opened(&self, log: u32, raw: Vec<Raw>) -> Result<Vec<StoredRecord>, StoreError> {
        let open = |raw: Raw| {
            let place = Place::Record(log, raw.seq);
            let garbled = || StoreError::Garbled { place: place.to_string() };
            let body = match self.clear {
                true => raw.body.clone(),
                false => self.key()?.open(&place, &raw.body).ok_or_else(garbled)?,
            };
            Ok(StoredRecord {
                seq: raw.seq,
                at: raw.at,
                actor: raw.actor,
                action: raw.action,
                body: String::from_utf8(body).map_err(|_| garbled())?,
                stored: raw.body,
                hash: raw.hash,
                version: raw.version,
            })
        };
        raw.into_iter().map(open).collect()
    }

    /// Records of a log after a seq, oldest first.
    pub fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let raw = self.inner.records(log, after, limit)?;
        self.opened(log, raw)
    }

    /// Records of a log before a seq, newest first.
    pub fn records_before(
        &mut self,
        log: u32,
        before: u64,
        limit: u32,
    ) -> Result<Vec<StoredRecord>, StoreError> {
        let raw = self.inner.records_before(log, before, limit)?;
        self.opened(log, raw)
    }

    /// The logs in which somebody asked for something: the log, and the first and the last record of theirs.
    pub fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError> {
        self.inner.logs_of(actor)
    }

    /// The record in which somebody used an action id.
    pub fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError> {
        self.inner.action(actor, action)
    }

    /// Every log with the number of its last record.
    pub fn logs(&mut self) -> Result<Vec<(u32, u64)>, StoreError> {
        Ok(self.inner.heads()?.into_iter().map(|(log, seq, _)| (log, seq)).collect())
    }

    /// The last snapshot of a log: the record after which it stood so, and how. None where there is none, or where it does not
    /// open: it is a cache, and the records say the same.
    pub fn snapshot(&mut self, log: u32) -> Result<Option<(u64, String)>, StoreError> {
        let Some((seq, body)) = self.inner.snapshot(log)? else { return Ok(None) };
        let open = self.key()?.open(&Place::Snapshot(log, seq), &body);
        let text = open.and_then(|body| String::from_utf8(body).ok());
        if text.is_none() {
            tracing::warn!(log, seq, "a snapshot does not open: all records are read instead");
        }
        Ok(text.map(|text| (seq, text)))
    }

    /// The postings of the records of a log after one of them and up to another, in order.
    pub fn lines(&mut self, log: u32, after: u64, to: u64) -> Result<Vec<(u64, Posting)>, StoreError> {
        self.inner.lines(log, after, to)
    }

    /// The seeds of a table, by the shuffle's number, in hex.
    pub fn secrets(&mut self, log: u32) -> Result<Vec<(u32, String)>, StoreError> {
        self.secrets_after(log, 0)
    }

    /// The seeds of a table's shuffles after one of them.
    pub fn secrets_after(&mut self, log: u32, after: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let secrets = self.inner.secrets(log, after)?;
        if self.clear {
            return Ok(secrets);
        }
        let open = |(number, seed): (u32, String)| {
            Ok((number, self.key()?.open_text(&Place::Secret(log, number), &seed)?))
        };
        secrets.into_iter().map(open).collect()
    }

    /// The seals of a pit after a number, in order.
    pub fn seals(&mut self, pit: u32, after: u64, limit: u32) -> Result<Vec<Seal>, StoreError> {
        self.inner.seals(pit, after, limit)
    }

    /// What the hash of a seal is taken over, record by record; none for one that names no record. Only seals that are signed
    /// have records whose hashes may be told.
    pub fn sealed(&mut self, seal: &Seal) -> Result<Option<Vec<Sealed>>, StoreError> {
        if seal.signature.is_none() || !seal.names_records() {
            return Ok(None);
        }
        let mut sealed = Vec::new();
        for name in seal.records.split(' ') {
            let place =
                name.split_once(':').and_then(|(log, seq)| Some((log.parse().ok()?, seq.parse().ok()?)));
            let found = place.map(|(log, seq)| self.inner.sealed(log, seq)).transpose()?.flatten();
            let (hash, turns) = found.ok_or_else(|| StoreError::Garbled { place: name.into() })?;
            sealed.push(Sealed { name: name.into(), hash, turns });
        }
        Ok(Some(sealed))
    }

    /// What every pit ends with.
    pub fn newest(&mut self) -> Result<Vec<Head>, StoreError> {
        self.inner.pits()
    }

    /// How many chains of seals there are.
    pub fn pits(&mut self) -> Result<u32, StoreError> {
        Ok(if self.clear { 1 } else { self.inner.pits()?.len() as u32 })
    }

    /// Postings to accounts whose name starts so, between two times (`from` inclusive, `to` exclusive).
    pub fn postings(&mut self, prefix: &str, from: u64, to: u64) -> Result<Vec<StoredPosting>, StoreError> {
        let mut all = Vec::new();
        for (log, last) in self.logs()? {
            let span =
                if from == 0 && to >= i64::MAX as u64 { Some((1, last)) } else { self.span(log, from, to)? };
            let Some(span) = span else { continue };
            all.extend(self.inner.postings(&Asked { log, span, prefix, from, to })?);
        }
        Ok(all)
    }

    /// All postings of some records of a log, from the first to the last.
    pub(crate) fn postings_of(
        &mut self,
        log: u32,
        span: (u64, u64),
    ) -> Result<Vec<StoredPosting>, StoreError> {
        self.inner.postings(&Asked { log, span, prefix: "", from: 0, to: i64::MAX as u64 })
    }

    /// The first and the last record of a log between two times (`from` inclusive, `to` exclusive); none where there is none.
    pub fn span(&mut self, log: u32, from: u64, to: u64) -> Result<Option<(u64, u64)>, StoreError> {
        self.inner.span(log, from, to)
    }
}
