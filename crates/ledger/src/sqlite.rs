//! The books in a SQLite file: write-ahead log, `synchronous=FULL`, so that a commit that returned is on disk.

use crate::entry::{Entry, Person, Session, Side};
use crate::error::{NoAccount, StoreError};
use crate::store::{
    HEADS, Loaded, Read, SCHEMA, SCHEMA_NOTE, SCHEMA_WITHOUT_SEALS, Seal, Store, StoredPosting, StoredRecord,
    WRITER_NOTE, Written, hash_in, hold,
};
use crate::{Account, Record, crash, private};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => {
                StoreError::Unavailable(error.to_string())
            }
            _ => StoreError::Refused(error.to_string()),
        }
    }
}

/// The writer's connection.
pub(crate) struct SqliteStore {
    connection: Connection,
    epoch: u64,
    /// Locked as long as this lives, so that no second room opens the same books.
    _lock: File,
}

impl SqliteStore {
    pub(crate) fn open(path: &str) -> Result<SqliteStore, StoreError> {
        for file in ["", ".lock", "-wal", "-shm", "-journal"] {
            private::close_to_others(Path::new(&format!("{path}{file}")));
        }
        let lock = lock(path)?;
        make(path)?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(std::time::Duration::from_secs(10))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        connection.set_prepared_statement_cache_capacity(32);
        connection.execute_batch(&SCHEMA.replace("{table_options}", " WITHOUT ROWID"))?;
        let (key, value) = SCHEMA_NOTE;
        connection.execute("INSERT INTO notes VALUES (?1, ?2) ON CONFLICT DO NOTHING", [key, value])?;
        let found: String =
            connection.query_row("SELECT value FROM notes WHERE key = ?1", [key], |r| r.get(0))?;
        match found.as_str() {
            found if found == value => {}
            SCHEMA_WITHOUT_SEALS => seal_all(&mut connection)?,
            _ => return Err(StoreError::Schema { found, ours: value }),
        }
        let epoch: i64 = connection.query_row(
            "INSERT INTO notes VALUES (?1, '1')
             ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)
             RETURNING CAST(value AS INTEGER)",
            [WRITER_NOTE],
            |r| r.get(0),
        )?;
        Ok(SqliteStore { connection, epoch: epoch as u64, _lock: lock })
    }
}

/// Makes the file where there is none. SQLite gives those that it makes beside it the same mode.
fn make(path: &str) -> Result<(), StoreError> {
    match private::new_file(Path::new(path)) {
        Err(e) if e.kind() != ErrorKind::AlreadyExists => {
            Err(StoreError::File { path: path.into(), why: e.to_string() })
        }
        _ => Ok(()),
    }
}

/// The lock of the books: a file beside them that the system lets go of when its process ends, however it ends.
fn lock(path: &str) -> Result<File, StoreError> {
    let broken = |e: std::io::Error| StoreError::File { path: format!("{path}.lock"), why: e.to_string() };
    let file = private::file(Path::new(&format!("{path}.lock"))).map_err(broken)?;
    hold(|| match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(e)) => Err(broken(e)),
    })?;
    Ok(file)
}

fn last_seal(connection: &Connection) -> Result<Option<(i64, String)>, StoreError> {
    let mut last =
        connection.prepare_cached("SELECT number, hash FROM seals ORDER BY number DESC LIMIT 1")?;
    Ok(last.query_row([], |r| Ok((r.get(0)?, r.get(1)?))).optional()?)
}

fn insert_seal(connection: &Connection, seal: Option<Seal>) -> Result<(), StoreError> {
    if let Some(seal) = seal {
        connection.prepare_cached("INSERT INTO seals VALUES (?1, ?2, ?3)")?.execute(params![
            seal.number,
            seal.records,
            seal.hash
        ])?;
    }
    Ok(())
}

/// Seals all records of books that were written before there were seals.
fn seal_all(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut records = Vec::new();
    {
        let mut query = transaction.prepare("SELECT log, seq, hash FROM records ORDER BY log, seq")?;
        let mut rows = query.query([])?;
        while let Some(r) = rows.next()? {
            records.push((r.get(0)?, r.get::<_, i64>(1)? as u64, hash_in(&r.get::<_, String>(2)?)?));
        }
    }
    insert_seal(&transaction, Seal::after(last_seal(&transaction)?, &records)?)?;
    let (key, value) = SCHEMA_NOTE;
    transaction.execute("UPDATE notes SET value = ?2 WHERE key = ?1", [key, value])?;
    Ok(transaction.commit()?)
}

impl Store for SqliteStore {
    fn append(&mut self, group: &[Entry], balances: &[(Account, i64)]) -> Result<Vec<Written>, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let epoch: u64 = transaction
            .prepare_cached("SELECT CAST(value AS INTEGER) FROM notes WHERE key = ?1")?
            .query_row([WRITER_NOTE], |r| r.get::<_, i64>(0))? as u64;
        if epoch != self.epoch {
            return Err(StoreError::Overtaken);
        }
        let mut written = Vec::with_capacity(group.len());
        for entry in group {
            let became = match &entry.record {
                Some(record) => insert_record(&transaction, record)?,
                None => Written::New,
            };
            if became == Written::New {
                insert_rest(&transaction, entry)?;
            }
            written.push(became);
        }
        if written.iter().any(|w| *w != Written::New) {
            // The writer asks again without the duplicates.
            transaction.rollback()?;
            return Ok(written);
        }
        set_balances(&transaction, balances)?;
        insert_seal(&transaction, Seal::of_group(last_seal(&transaction)?, group)?)?;
        crash::point("appended");
        transaction.commit()?;
        Ok(written)
    }

    fn has(&mut self, record: &Record) -> Result<bool, StoreError> {
        let found: Option<String> = self
            .connection
            .prepare_cached("SELECT hash FROM records WHERE log = ?1 AND seq = ?2")?
            .query_row(params![record.log, record.seq as i64], |r| r.get(0))
            .optional()?;
        Ok(found == Some(hex::encode(record.hash)))
    }

    fn reconnect(&mut self) -> Result<(), StoreError> {
        Ok(())
    }
}

fn set_balances(connection: &Connection, balances: &[(Account, i64)]) -> Result<(), StoreError> {
    let mut set = connection.prepare_cached(
        "INSERT INTO balances VALUES (?1, ?2) ON CONFLICT (account) DO UPDATE SET cents = excluded.cents",
    )?;
    for (account, cents) in balances {
        set.execute(params![account.to_string(), cents])?;
    }
    Ok(())
}

fn insert_record(connection: &Connection, record: &Record) -> Result<Written, StoreError> {
    let inserted = connection
        .prepare_cached("INSERT INTO records VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING")?
        .execute(params![
            record.log,
            record.seq as i64,
            record.at as i64,
            record.actor,
            record.action,
            record.body,
            hex::encode(record.hash)
        ])?;
    if inserted == 1 {
        return Ok(Written::New);
    }
    let earlier = connection
        .prepare_cached("SELECT log, seq FROM records WHERE actor = ?1 AND action = ?2")?
        .query_row(params![record.actor, record.action], |r| Ok((r.get(0)?, r.get::<_, i64>(1)? as u64)))
        .optional()?;
    match earlier {
        Some((log, seq)) => Ok(Written::Duplicate { log, seq }),
        None => Err(StoreError::Twice { log: record.log, seq: record.seq }),
    }
}

fn insert_rest(connection: &Connection, entry: &Entry) -> Result<(), StoreError> {
    if let Some(record) = &entry.record {
        let mut insert = connection.prepare_cached("INSERT INTO postings VALUES (?1, ?2, ?3, ?4, ?5)")?;
        for (line, posting) in entry.postings.iter().enumerate() {
            let account = posting.account.to_string();
            insert.execute(params![record.log, record.seq as i64, line as i64, account, posting.cents])?;
        }
    }
    for side in &entry.sides {
        insert_side(connection, side)?;
    }
    Ok(())
}

fn insert_side(connection: &Connection, side: &Side) -> Result<(), StoreError> {
    match side {
        Side::Person(p) => connection
            .prepare_cached(
                "INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (id) DO UPDATE SET
                 name = excluded.name, role = excluded.role, password = excluded.password, bot = excluded.bot",
            )?
            .execute(params![p.id, p.name, p.role, p.password, i64::from(p.bot)])?,
        Side::Session(s) => connection
            .prepare_cached("INSERT OR REPLACE INTO sessions VALUES (?1, ?2, ?3)")?
            .execute(params![s.key, s.person, s.until as i64])?,
        Side::EndSession(key) => {
            connection.prepare_cached("DELETE FROM sessions WHERE key = ?1")?.execute([key])?
        }
        Side::EndSessions(person) => {
            connection.prepare_cached("DELETE FROM sessions WHERE person = ?1")?.execute([person])?
        }
        Side::Secret { log, number, seed } => connection
            .prepare_cached("INSERT INTO secrets VALUES (?1, ?2, ?3)")?
            .execute(params![log, number, seed])?,
        Side::Note { key, value } => connection
            .prepare_cached("INSERT OR REPLACE INTO notes VALUES (?1, ?2)")?
            .execute([key, value])?,
    };
    Ok(())
}

/// A reader's connection.
pub(crate) struct SqliteReader(Connection);

impl SqliteReader {
    pub(crate) fn open(path: &str) -> Result<SqliteReader, StoreError> {
        let connection = Connection::open_with_flags(
            path,
            OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
        )?;
        connection.busy_timeout(std::time::Duration::from_secs(10))?;
        connection.pragma_update(None, "query_only", true)?;
        Ok(SqliteReader(connection))
    }

    fn all<T>(
        &self,
        sql: &str,
        params: impl rusqlite::Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.0.prepare_cached(sql)?;
        let rows = statement.query_map(params, row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn broken(column: usize, why: StoreError) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, why.into())
}

fn account(row: &Row<'_>, column: usize) -> rusqlite::Result<Account> {
    row.get::<_, String>(column)?.parse().map_err(|why: NoAccount| broken(column, why.into()))
}

fn stored(r: &Row<'_>) -> rusqlite::Result<StoredRecord> {
    let hash: String = r.get(5)?;
    Ok(StoredRecord {
        seq: r.get::<_, i64>(0)? as u64,
        at: r.get::<_, i64>(1)? as u64,
        actor: r.get(2)?,
        action: r.get(3)?,
        body: r.get(4)?,
        hash: hash_in(&hash).map_err(|why| broken(5, why))?,
    })
}

impl Read for SqliteReader {
    fn hold_still(&mut self) -> Result<(), StoreError> {
        // A transaction sees what was there when it first looked.
        Ok(self.0.execute_batch("BEGIN; SELECT COUNT(*) FROM notes")?)
    }

    fn load(&mut self) -> Result<Loaded, StoreError> {
        let balances =
            self.all("SELECT account, cents FROM balances", [], |r| Ok((account(r, 0)?, r.get(1)?)))?;
        let people = self.all("SELECT id, name, role, password, bot FROM people ORDER BY id", [], |r| {
            Ok(Person {
                id: r.get(0)?,
                name: r.get(1)?,
                role: r.get(2)?,
                password: r.get(3)?,
                bot: r.get::<_, i64>(4)? != 0,
            })
        })?;
        let sessions = self.all("SELECT key, person, until FROM sessions", [], |r| {
            Ok(Session { key: r.get(0)?, person: r.get(1)?, until: r.get::<_, i64>(2)? as u64 })
        })?;
        let notes = self.all("SELECT key, value FROM notes", [], |r| Ok((r.get(0)?, r.get(1)?)))?;
        Ok(Loaded {
            balances: balances.into_iter().collect(),
            people,
            sessions,
            notes: notes.into_iter().collect(),
        })
    }

    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
        self.all(
            "SELECT seq, at, actor, action, body, hash FROM records WHERE log = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
            params![log, after as i64, limit],
            stored,
        )
    }

    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
        self.all(
            "SELECT seq, at, actor, action, body, hash FROM records WHERE log = ?1 AND seq < ?2
             ORDER BY seq DESC LIMIT ?3",
            params![log, before.min(i64::MAX as u64) as i64, limit],
            stored,
        )
    }

    fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError> {
        let sql = "SELECT log, MIN(seq), MAX(seq) FROM records WHERE actor = ?1 AND action IS NOT NULL GROUP BY log";
        self.all(sql, [actor], |r| Ok((r.get(0)?, r.get::<_, i64>(1)? as u64, r.get::<_, i64>(2)? as u64)))
    }

    fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError> {
        let sql = "SELECT log, seq FROM records WHERE actor = ?1 AND action = ?2";
        let found = self.all(sql, params![actor, action], |r| Ok((r.get(0)?, r.get::<_, i64>(1)? as u64)))?;
        Ok(found.first().copied())
    }

    fn logs(&mut self) -> Result<Vec<(u32, u64)>, StoreError> {
        self.all(HEADS, [], |r| Ok((r.get(0)?, r.get::<_, i64>(1)? as u64)))
    }

    fn secrets(&mut self, log: u32) -> Result<Vec<(u32, String)>, StoreError> {
        self.all("SELECT number, seed FROM secrets WHERE log = ?1 ORDER BY number", [log], |r| {
            Ok((r.get(0)?, r.get(1)?))
        })
    }

    fn seals(&mut self) -> Result<Vec<Seal>, StoreError> {
        self.all("SELECT number, records, hash FROM seals ORDER BY number", [], |r| {
            Ok(Seal { number: r.get(0)?, records: r.get(1)?, hash: r.get(2)? })
        })
    }

    fn postings(&mut self, prefix: &str, from: u64, to: u64) -> Result<Vec<StoredPosting>, StoreError> {
        self.all(
            "SELECT p.log, p.seq, r.at, p.account, p.cents FROM postings p JOIN records r USING (log, seq)
             WHERE substr(p.account, 1, length(?1)) = ?1 AND r.at >= ?2 AND r.at < ?3
             ORDER BY p.log, p.seq, p.line",
            params![prefix, from as i64, to.min(i64::MAX as u64) as i64],
            |r| {
                Ok(StoredPosting {
                    log: r.get(0)?,
                    seq: r.get::<_, i64>(1)? as u64,
                    at: r.get::<_, i64>(2)? as u64,
                    account: account(r, 3)?,
                    cents: r.get(4)?,
                })
            },
        )
    }
}
