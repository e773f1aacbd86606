//! The books in a SQLite file: write-ahead log, `synchronous=FULL`, so that a commit that returned is on disk. One that failed
//! at the disk is in doubt, and the last that this writer makes.

use crate::archive::{Removal, from_sqlite};
use crate::entry::{Hash, Person, Posting, Session, Side};
use crate::error::{NoAccount, StoreError, Unfit};
use crate::kept::{NAMES, NOTES};
use crate::migrate::{Sql, Value, bring_up_to_date};
use crate::seal::{Head, Seal};
use crate::sqlite_file::{BooksFile, Found, InUse, inspect_to_read};
use crate::sqlite_keeper::{Keeper, take_in};
use crate::store::{
    Asked, Duplicate, Group, HEADS, LOST_NOTE, Line, Loaded, PITS, Raw, Read, Row as NewRow, SCHEMA_NOTE,
    Shape, Store, StoredPosting, WRITER_NOTE, hash_in, head_of, sqlite_schema, time,
};
use crate::{Account, Keys, crash};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Row, ffi, params};
use std::path::Path;
use std::time::Duration;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match (error.sqlite_error_code(), extended(&error)) {
            (Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked), _) => {
                StoreError::Unavailable(error.to_string())
            }
            (_, ffi::SQLITE_IOERR_FSYNC | ffi::SQLITE_IOERR_DIR_FSYNC) => {
                StoreError::InDoubt(error.to_string())
            }
            _ => StoreError::Refused(error.to_string()),
        }
    }
}

fn extended(error: &rusqlite::Error) -> i32 {
    error.sqlite_error().map_or(0, |error| error.extended_code)
}

/// Why a commit failed. What could not be written is not there: a log that ends in half a group ends before it. Of all other
/// failures it cannot be said what the disk has.
fn at_commit(error: rusqlite::Error) -> StoreError {
    let sure = matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DiskFull
                | ErrorCode::ReadOnly
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::ConstraintViolation
        )
    );
    if sure || extended(&error) == ffi::SQLITE_IOERR_WRITE {
        return error.into();
    }
    StoreError::InDoubt(error.to_string())
}

/// How long readers are waited for when the books are closed.
const GOODBYE: Duration = Duration::from_secs(2);

/// The writer's connection.
pub(crate) struct SqliteStore {
    connection: Connection,
    keeper: Option<Keeper>,
    epoch: u64,
    file: BooksFile,
}

impl SqliteStore {
    pub(crate) fn open(path: &str, keys: &Path) -> Result<(SqliteStore, Keys), StoreError> {
        let mut file = BooksFile::take(path)?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        if !file.is_new && !has_notes(&connection)? {
            return Err(StoreError::Unfit { path: path.into(), how: Unfit::Foreign });
        }
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        // KiB of pages at hand: the ends of all indexes, which every commit writes to.
        connection.pragma_update(None, "cache_size", -16_384)?;
        // What is deleted is overwritten: nothing that was written in clear once stays in the file.
        connection.pragma_update(None, "secure_delete", true)?;
        connection.set_prepared_statement_cache_capacity(32);
        let mut transaction =
            connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let (keys, _) = bring_up_to_date(&mut transaction, &sqlite_schema(), keys, 1)?;
        let epoch: i64 = transaction.query_row(
            "INSERT INTO notes VALUES (?1, '1')
             ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)
             RETURNING CAST(value AS INTEGER)",
            [WRITER_NOTE],
            |r| r.get(0),
        )?;
        // The file names its opening where it can be read without its log: so a log tells whose it is.
        transaction.pragma_update(None, "user_version", epoch as i32)?;
        transaction.commit()?;
        // What a disk that failed had not confirmed is written again with this, and confirmed.
        take_in(&connection, "TRUNCATE")?;
        file.opened(epoch as u32)?;
        let keeper = Some(Keeper::start(path)?);
        Ok((SqliteStore { connection, keeper, epoch: epoch as u64, file }, keys))
    }
}

fn has_notes(connection: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT COUNT(*) FROM sqlite_master WHERE name = 'notes'";
    Ok(connection.query_row(sql, [], |r| r.get::<_, i64>(0))? > 0)
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        match self {
            Value::Null => rusqlite::types::Null.to_sql(),
            Value::Number(number) => number.to_sql(),
            Value::Text(text) => text.to_sql(),
            Value::Bytes(bytes) => bytes.to_sql(),
        }
    }
}

impl Sql for rusqlite::Transaction<'_> {
    fn has_notes(&mut self) -> Result<bool, StoreError> {
        has_notes(self)
    }

    fn run(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.execute_batch(sql)?)
    }

    fn put(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        self.prepare_cached(sql)?.execute(rusqlite::params_from_iter(values))?;
        Ok(())
    }

    fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Vec<Value>>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let columns = statement.column_count();
        let value = |r: &Row<'_>, i: usize| -> rusqlite::Result<Value> {
            use rusqlite::types::ValueRef;
            Ok(match r.get_ref(i)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(number) => Value::Number(number),
                ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
                ValueRef::Real(_) | ValueRef::Text(_) => Value::Text(r.get(i)?),
            })
        };
        let row = |r: &Row<'_>| (0..columns).map(|i| value(r, i)).collect();
        let rows = statement.query_map(rusqlite::params_from_iter(values), row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Store for SqliteStore {
    fn append(&mut self, group: &Group) -> Result<Vec<Duplicate>, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let epoch: u64 = transaction
            .prepare_cached("SELECT CAST(value AS INTEGER) FROM notes WHERE key = ?1")?
            .query_row([WRITER_NOTE], |r| r.get::<_, i64>(0))? as u64;
        if epoch != self.epoch {
            return Err(StoreError::Overtaken);
        }
        set_heads(&transaction, group)?;
        let mut duplicates = Vec::new();
        for row in &group.rows {
            duplicates.extend(insert_record(&transaction, row)?);
        }
        if !duplicates.is_empty() {
            // The writer asks again without them.
            transaction.rollback()?;
            return Ok(duplicates);
        }
        insert_postings(&transaction, &group.lines)?;
        for side in &group.sides {
            insert_side(&transaction, side)?;
        }
        set_balances(&transaction, &group.balances)?;
        insert_seals(&transaction, &group.seals)?;
        crash::point("appended");
        transaction.commit().map_err(at_commit)?;
        // What went into files that are no longer there is not acknowledged.
        self.file.is_same()?;
        Ok(vec![])
    }

    fn has(&mut self, row: &NewRow) -> Result<bool, StoreError> {
        let found: Option<String> = self
            .connection
            .prepare_cached("SELECT hash FROM records WHERE log = ?1 AND seq = ?2")?
            .query_row(params![row.log, row.seq as i64], |r| r.get(0))
            .optional()?;
        Ok(found == Some(hex::encode(row.hash)))
    }

    fn remove(&mut self, removal: &Removal, each: &mut dyn FnMut(u64)) -> Result<u64, StoreError> {
        from_sqlite(&mut self.connection, removal, each)
    }

    fn note_loss(&mut self, lost: &str) -> Result<(), StoreError> {
        self.connection.execute("INSERT OR REPLACE INTO notes VALUES (?1, ?2)", [LOST_NOTE, lost])?;
        Ok(())
    }

    fn reconnect(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn look(&mut self) -> Result<(), StoreError> {
        self.file.is_same()
    }

    fn close(&mut self) -> Result<bool, StoreError> {
        self.keeper = None;
        self.connection.busy_timeout(GOODBYE)?;
        take_in(&self.connection, "TRUNCATE")
    }
}

/// Every pit that is touched must end with what was written to it last.
fn set_heads(connection: &Connection, group: &Group) -> Result<(), StoreError> {
    let mut set = connection
        .prepare_cached("UPDATE pits SET seal = ?2, hash = ?3 WHERE pit = ?1 AND seal = ?4 AND hash = ?5")?;
    for (pit, before, after) in group.heads() {
        let (was, is) = (hex::encode(before.hash), hex::encode(after.hash));
        let set = set.execute(params![pit, after.number as i64, is, before.number as i64, was])?;
        if set != 1 {
            return Err(StoreError::Rewound { pit, seal: before.number });
        }
    }
    Ok(())
}

fn set_balances(connection: &Connection, balances: &[(Account, i64, u64)]) -> Result<(), StoreError> {
    let mut set = connection.prepare_cached(
        "INSERT INTO balances VALUES (?1, ?2, ?3)
         ON CONFLICT (account) DO UPDATE SET cents = excluded.cents, turn = excluded.turn",
    )?;
    for (account, cents, turn) in balances {
        set.execute(params![account.to_string(), cents, *turn as i64])?;
    }
    Ok(())
}

fn insert_seals(connection: &Connection, seals: &[Seal]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached("INSERT INTO seals VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for seal in seals {
        let (hash, signature) = (hex::encode(seal.hash), seal.signature_text());
        insert.execute(params![
            seal.pit,
            seal.number as i64,
            seal.at as i64,
            seal.records,
            hash,
            signature
        ])?;
    }
    Ok(())
}

fn insert_record(connection: &Connection, row: &NewRow) -> Result<Option<Duplicate>, StoreError> {
    let inserted = connection
        .prepare_cached("INSERT INTO records VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 2) ON CONFLICT DO NOTHING")?
        .execute(params![
            row.log,
            row.seq as i64,
            row.at as i64,
            row.actor,
            row.action,
            row.body,
            hex::encode(row.hash)
        ])?;
    if inserted == 1 {
        return Ok(None);
    }
    let earlier = connection
        .prepare_cached("SELECT log, seq FROM records WHERE actor = ?1 AND action = ?2")?
        .query_row(params![row.actor, row.action], |r| Ok((r.get(0)?, r.get::<_, i64>(1)? as u64)))
        .optional()?;
    match earlier {
        Some((log, seq)) => Ok(Some(Duplicate { entry: row.entry, log, seq })),
        None => Err(StoreError::Twice { log: row.log, seq: row.seq }),
    }
}

fn insert_postings(connection: &Connection, lines: &[Line]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached("INSERT INTO postings VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for line in lines {
        let (account, turn) = (line.account.to_string(), line.turn.map(|turn| turn as i64));
        insert.execute(params![line.log, line.seq as i64, line.line as i64, account, line.cents, turn])?;
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
        Side::Forget(person) => {
            connection.prepare_cached("DELETE FROM people WHERE id = ?1")?.execute([person])?
        }
        Side::ForgetNote(key) => {
            connection.prepare_cached("DELETE FROM notes WHERE key = ?1")?.execute([key])?
        }
        Side::Secret { log, number, seed } => connection
            .prepare_cached("INSERT INTO secrets VALUES (?1, ?2, ?3)")?
            .execute(params![log, number, seed])?,
        Side::Snapshot { log, seq, body } => connection
            .prepare_cached("INSERT OR REPLACE INTO snapshots VALUES (?1, ?2, ?3)")?
            .execute(params![log, *seq as i64, body])?,
        Side::Note { key, value } | Side::NoteAfter { key, value, .. } => connection
            .prepare_cached("INSERT OR REPLACE INTO notes VALUES (?1, ?2)")?
            .execute([key, value])?,
    };
    Ok(())
}

/// A reader's connection.
pub(crate) struct SqliteReader {
    connection: Connection,
    shape: Shape,
    /// Everything that was asked, to see how it is answered.
    #[cfg(test)]
    asked: std::cell::RefCell<std::collections::BTreeSet<String>>,
    _in_use: InUse,
}

#[cfg(test)]
mod plans;

impl SqliteReader {
    pub(crate) fn open(path: &str) -> Result<SqliteReader, StoreError> {
        let (found, in_use) = inspect_to_read(path)?;
        if found != Found::File {
            return Err(StoreError::Unfit { path: path.into(), how: Unfit::Foreign });
        }
        let connection = Connection::open_with_flags(
            path,
            OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
        )?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.pragma_update(None, "query_only", true)?;
        if !has_notes(&connection)? {
            return Err(StoreError::Unfit { path: path.into(), how: Unfit::Foreign });
        }
        let sql = "SELECT value FROM notes WHERE key = ?1";
        let schema: String = connection.query_row(sql, [SCHEMA_NOTE], |r| r.get(0))?;
        Ok(SqliteReader {
            connection,
            shape: Shape::of(schema),
            #[cfg(test)]
            asked: std::cell::RefCell::default(),
            _in_use: in_use,
        })
    }

    fn all<T>(
        &self,
        sql: &str,
        params: impl rusqlite::Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        #[cfg(test)]
        self.asked.borrow_mut().insert(sql.to_string());
        let mut statement = self.connection.prepare_cached(sql)?;
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

fn stored(r: &Row<'_>) -> rusqlite::Result<Raw> {
    let hash: String = r.get(5)?;
    Ok(Raw {
        seq: r.get::<_, i64>(0)? as u64,
        at: r.get::<_, i64>(1)? as u64,
        actor: r.get(2)?,
        action: r.get(3)?,
        body: r.get_ref(4)?.as_bytes()?.to_vec(),
        hash: hash_in(&hash).map_err(|why| broken(5, why))?,
        version: r.get(6)?,
    })
}

impl Read for SqliteReader {
    fn schema(&mut self) -> Result<String, StoreError> {
        Ok(self.shape.schema.clone())
    }

    fn hold_still(&mut self) -> Result<(), StoreError> {
        // A transaction sees what was there when it first looked.
        Ok(self.connection.execute_batch("BEGIN; SELECT COUNT(*) FROM notes")?)
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
        let notes = self.all(NOTES, [], |r| Ok((r.get(0)?, r.get(1)?)))?;
        Ok(Loaded {
            balances: balances.into_iter().collect(),
            people,
            sessions,
            notes: notes.into_iter().collect(),
        })
    }

    fn note(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.all("SELECT value FROM notes WHERE key = ?1", [key], |r| r.get(0))?.pop())
    }

    fn notes_named(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.all(NAMES, [prefix], |r| r.get(0))
    }

    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<Raw>, StoreError> {
        let sql = format!(
            "SELECT seq, at, actor, action, body, hash, {} FROM records WHERE log = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
            self.shape.version
        );
        self.all(&sql, params![log, after.min(i64::MAX as u64) as i64, limit], stored)
    }

    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<Raw>, StoreError> {
        let sql = format!(
            "SELECT seq, at, actor, action, body, hash, {} FROM records WHERE log = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT ?3",
            self.shape.version
        );
        self.all(&sql, params![log, before.min(i64::MAX as u64) as i64, limit], stored)
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

    fn heads(&mut self) -> Result<Vec<(u32, u64, Hash)>, StoreError> {
        self.all(HEADS, [], |r| {
            let hash = hash_in(&r.get::<_, String>(2)?).map_err(|why| broken(2, why))?;
            Ok((r.get(0)?, r.get::<_, i64>(1)? as u64, hash))
        })
    }

    fn pits(&mut self) -> Result<Vec<Head>, StoreError> {
        let number = |r: &Row<'_>, i: usize| r.get::<_, i64>(i).map(|n| n as u64);
        let rows = self.all(PITS, [], |r| {
            Ok((r.get::<_, u32>(0)?, number(r, 1)?, r.get::<_, String>(2)?, number(r, 3)?))
        })?;
        rows.into_iter().map(|(pit, number, hash, last)| head_of(pit, number, &hash, last)).collect()
    }

    fn turns(&mut self) -> Result<Vec<(Account, u64)>, StoreError> {
        let sql = "SELECT account, turn FROM balances WHERE turn > 0";
        self.all(sql, [], |r| Ok((account(r, 0)?, r.get::<_, i64>(1)? as u64)))
    }

    fn secrets(&mut self, log: u32, after: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let sql = "SELECT number, seed FROM secrets WHERE log = ?1 AND number > ?2 ORDER BY number";
        self.all(sql, [log, after], |r| Ok((r.get(0)?, r.get(1)?)))
    }

    fn snapshot(&mut self, log: u32) -> Result<Option<(u64, Vec<u8>)>, StoreError> {
        let sql = "SELECT seq, body FROM snapshots WHERE log = ?1";
        let mut found = self.all(sql, [log], |r| Ok((r.get::<_, i64>(0)? as u64, r.get(1)?)))?;
        Ok(found.pop())
    }

    fn lines(&mut self, log: u32, after: u64, to: u64) -> Result<Vec<(u64, Posting)>, StoreError> {
        let sql = "SELECT seq, account, cents FROM postings WHERE log = ?1 AND seq > ?2 AND seq <= ?3
             ORDER BY seq, line";
        self.all(sql, params![log, after as i64, to as i64], |r| {
            Ok((r.get::<_, i64>(0)? as u64, Posting { account: account(r, 1)?, cents: r.get(2)? }))
        })
    }

    fn seals(&mut self, pit: u32, after: u64, limit: u32) -> Result<Vec<Seal>, StoreError> {
        let sql = format!(
            "SELECT * FROM ({}) AS s WHERE pit = ?1 AND number > ?2 ORDER BY number LIMIT ?3",
            self.shape.seals
        );
        self.all(&sql, params![pit, after as i64, limit], |r| {
            let (hash, signature): (String, String) = (r.get(4)?, r.get(5)?);
            Seal::stored((r.get(0)?, r.get(1)?, r.get(2)?), r.get(3)?, &hash, &signature)
                .map_err(|why| broken(4, why))
        })
    }

    fn sealed(&mut self, log: u32, seq: u64) -> Result<Option<(Hash, Vec<u64>)>, StoreError> {
        let sql =
            "SELECT r.hash, p.turn FROM records r LEFT JOIN postings p ON p.log = r.log AND p.seq = r.seq
             AND p.turn IS NOT NULL WHERE r.log = ?1 AND r.seq = ?2 AND r.version > 1 ORDER BY p.line";
        let rows = self.all(sql, params![log, seq as i64], |r| {
            let hash = hash_in(&r.get::<_, String>(0)?).map_err(|why| broken(0, why))?;
            Ok((hash, r.get::<_, Option<i64>>(1)?))
        })?;
        let turns = rows.iter().filter_map(|(_, turn)| turn.map(|turn| turn as u64)).collect();
        Ok(rows.first().map(|(hash, _)| (*hash, turns)))
    }

    fn span(&mut self, log: u32, from: u64, to: u64) -> Result<Option<(u64, u64)>, StoreError> {
        let sql = "SELECT MIN(seq), MAX(seq) FROM records WHERE log = ?1 AND at >= ?2 AND at < ?3";
        let ends = |r: &Row<'_>| Ok(r.get::<_, Option<i64>>(0)?.zip(r.get::<_, Option<i64>>(1)?));
        let found = self.all(sql, params![log, time(from), time(to)], ends)?;
        Ok(found.into_iter().flatten().next().map(|(first, last)| (first as u64, last as u64)))
    }

    fn postings(&mut self, asked: &Asked<'_>) -> Result<Vec<StoredPosting>, StoreError> {
        let sql = format!(
            "SELECT p.log, p.seq, r.at, p.account, p.cents, {}
             FROM postings p CROSS JOIN records r ON r.log = p.log AND r.seq = p.seq
             WHERE p.log = ?1 AND p.seq >= ?2 AND p.seq <= ?3 AND substr(p.account, 1, length(?4)) = ?4
             AND r.at >= ?5 AND r.at < ?6 ORDER BY p.log, p.seq, p.line",
            self.shape.turn
        );
        let Asked { log, span: (first, last), prefix, from, to } = *asked;
        let values = params![log, first as i64, last as i64, prefix, time(from), time(to)];
        self.all(&sql, values, |r| {
            Ok(StoredPosting {
                log: r.get(0)?,
                seq: r.get::<_, i64>(1)? as u64,
                at: r.get::<_, i64>(2)? as u64,
                account: account(r, 3)?,
                cents: r.get(4)?,
                turn: r.get::<_, Option<i64>>(5)?.map(|turn| turn as u64),
            })
        })
    }
}
