//! The books in PostgreSQL, for those who read them: a connection that is made anew when the server went away.

use crate::Account;
use crate::entry::{Hash, Person, Posting, Session};
use crate::error::StoreError;
use crate::kept::{NAMES, NOTES};
use crate::migrate::{Sql, Value};
use crate::pg_connect::connect;
use crate::seal::{Head, Seal};
use crate::store::{
    Asked, HEADS, Loaded, PITS, Raw, Read, SCHEMA_NOTE, Shape, StoredPosting, hash_in, head_of, time,
};
use postgres::types::{FromSql, IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use postgres::{Client, Row, Transaction};

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        use std::error::Error;
        let why = error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"));
        // Shutdowns and starts (class 57), lost connections (08) and transactions that were undone because others were in their
        // way (40) pass; everything else the server meant.
        let passes = error.is_closed()
            || match error.code() {
                Some(code) => ["57", "08", "40"].iter().any(|class| code.code().starts_with(class)),
                None => true,
            };
        if passes { StoreError::Unavailable(why) } else { StoreError::Refused(why) }
    }
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Value, Box<dyn std::error::Error + Sync + Send>> {
        Ok(match *kind {
            Type::INT8 => Value::Number(i64::from_sql(kind, raw)?),
            Type::BYTEA => Value::Bytes(raw.to_vec()),
            _ => Value::Text(String::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Value, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Value::Null)
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

fn parameters(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl Sql for Transaction<'_> {
    fn has_notes(&mut self) -> Result<bool, StoreError> {
        Ok(self.query_one("SELECT to_regclass('notes') IS NOT NULL", &[])?.get(0))
    }

    fn run(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.batch_execute(sql)?)
    }

    fn put(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        self.execute(sql, &parameters(values))?;
        Ok(())
    }

    fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Vec<Value>>, StoreError> {
        let rows = self.query(sql, &parameters(values))?;
        Ok(rows.iter().map(|row| (0..row.len()).map(|i| row.get(i)).collect()).collect())
    }
}

/// A reader's connection. It is made anew when the server went away in between.
pub(crate) struct PgReader {
    address: String,
    client: Option<Client>,
    shape: Shape,
}

impl PgReader {
    pub(crate) fn open(address: &str) -> Result<PgReader, StoreError> {
        let mut client = connect(address)?;
        let schema = client.query_one("SELECT value FROM notes WHERE key = $1", &[&SCHEMA_NOTE])?.get(0);
        Ok(PgReader { address: address.into(), client: Some(client), shape: Shape::of(schema) })
    }

    fn client(&mut self) -> Result<&mut Client, StoreError> {
        let open = self.client.take().filter(|client| !client.is_closed());
        let open = open.map_or_else(|| connect(&self.address), Ok)?;
        Ok(self.client.insert(open))
    }

    fn query(
        &mut self,
        sql: &str,
        params: &[&(dyn postgres::types::ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        Ok(self.client()?.query(sql, params)?)
    }
}

impl Drop for PgReader {
    /// Says goodbye to the server from a thread of its own: that waits, and the one who lets go may be a task that must
    /// not wait.
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            let _ = std::thread::Builder::new().name("goodbye".into()).spawn(move || drop(client));
        }
    }
}

fn account(row: &Row, column: usize) -> Result<Account, StoreError> {
    Ok(row.get::<_, String>(column).parse::<Account>()?)
}

fn number(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column) as u64
}

fn stored(row: &Row) -> Result<Raw, StoreError> {
    let body = match row.get(4) {
        Value::Bytes(bytes) => bytes,
        Value::Text(text) => text.into_bytes(),
        Value::Null | Value::Number(_) => vec![],
    };
    Ok(Raw {
        seq: number(row, 0),
        at: number(row, 1),
        actor: row.get::<_, Option<i64>>(2).map(|a| a as u32),
        action: row.get(3),
        body,
        hash: hash_in(row.get(5))?,
        version: number(row, 6) as u8,
    })
}

fn person(row: &Row) -> Person {
    Person {
        id: number(row, 0) as u32,
        name: row.get(1),
        role: row.get(2),
        password: row.get(3),
        bot: number(row, 4) != 0,
    }
}

fn session(row: &Row) -> Session {
    Session { key: row.get(0), person: number(row, 1) as u32, until: number(row, 2) }
}

impl Read for PgReader {
    fn schema(&mut self) -> Result<String, StoreError> {
        Ok(self.shape.schema.clone())
    }

    fn hold_still(&mut self) -> Result<(), StoreError> {
        Ok(self.client()?.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?)
    }

    fn note(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        let found = self.query("SELECT value FROM notes WHERE key = $1", &[&key])?;
        Ok(found.first().map(|row| row.get(0)))
    }

    fn notes_named(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        Ok(self.query(NAMES, &[&prefix])?.iter().map(|row| row.get(0)).collect())
    }

    fn load(&mut self) -> Result<Loaded, StoreError> {
        let mut loaded = Loaded::default();
        for row in self.query("SELECT account, cents FROM balances", &[])? {
            loaded.balances.insert(account(&row, 0)?, row.get(1));
        }
        let people = self.query("SELECT id, name, role, password, bot FROM people ORDER BY id", &[])?;
        loaded.people.extend(people.iter().map(person));
        let sessions = self.query("SELECT key, person, until FROM sessions", &[])?;
        loaded.sessions.extend(sessions.iter().map(session));
        for row in self.query(NOTES, &[])? {
            loaded.notes.insert(row.get(0), row.get(1));
        }
        Ok(loaded)
    }

    fn person(&mut self, id: u32) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, role, password, bot FROM people WHERE id = $1";
        Ok(self.query(sql, &[&i64::from(id)])?.first().map(person))
    }

    fn session(&mut self, key: &str) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT key, person, until FROM sessions WHERE key = $1";
        Ok(self.query(sql, &[&key])?.first().map(session))
    }

    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<Raw>, StoreError> {
        let sql = format!(
            "SELECT seq, at, actor, action, body, hash, {} FROM records WHERE log = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            self.shape.version
        );
        let rows =
            self.query(&sql, &[&i64::from(log), &(after.min(i64::MAX as u64) as i64), &i64::from(limit)])?;
        rows.iter().map(stored).collect()
    }

    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<Raw>, StoreError> {
        let sql = format!(
            "SELECT seq, at, actor, action, body, hash, {} FROM records WHERE log = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3",
            self.shape.version
        );
        let rows =
            self.query(&sql, &[&i64::from(log), &(before.min(i64::MAX as u64) as i64), &i64::from(limit)])?;
        rows.iter().map(stored).collect()
    }

    fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError> {
        let sql = "SELECT log, MIN(seq), MAX(seq) FROM records WHERE actor = $1 AND action IS NOT NULL GROUP BY log";
        let rows = self.query(sql, &[&i64::from(actor)])?;
        Ok(rows.iter().map(|row| (number(row, 0) as u32, number(row, 1), number(row, 2))).collect())
    }

    fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError> {
        let sql = "SELECT log, seq FROM records WHERE actor = $1 AND action = $2";
        let rows = self.query(sql, &[&i64::from(actor), &action])?;
        Ok(rows.first().map(|row| (number(row, 0) as u32, number(row, 1))))
    }

    fn heads(&mut self) -> Result<Vec<(u32, u64, Hash)>, StoreError> {
        let rows = self.query(HEADS, &[])?;
        rows.iter().map(|row| Ok((number(row, 0) as u32, number(row, 1), hash_in(row.get(2))?))).collect()
    }

    fn pits(&mut self) -> Result<Vec<Head>, StoreError> {
        let rows = self.query(PITS, &[])?;
        rows.iter()
            .map(|row| head_of(number(row, 0) as u32, number(row, 1), row.get(2), number(row, 3)))
            .collect()
    }

    fn turns(&mut self) -> Result<Vec<(Account, u64)>, StoreError> {
        let rows = self.query("SELECT account, turn FROM balances WHERE turn > 0", &[])?;
        rows.iter().map(|row| Ok((account(row, 0)?, number(row, 1)))).collect()
    }

    fn secrets(&mut self, log: u32, after: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let sql = "SELECT number, seed FROM secrets WHERE log = $1 AND number > $2 ORDER BY number";
        let rows = self.query(sql, &[&i64::from(log), &i64::from(after)])?;
        Ok(rows.iter().map(|row| (number(row, 0) as u32, row.get(1))).collect())
    }

    fn snapshot(&mut self, log: u32) -> Result<Option<(u64, Vec<u8>)>, StoreError> {
        let rows = self.query("SELECT seq, body FROM snapshots WHERE log = $1", &[&i64::from(log)])?;
        Ok(rows.first().map(|row| (number(row, 0), row.get(1))))
    }

    fn lines(&mut self, log: u32, after: u64, to: u64) -> Result<Vec<(u64, Posting)>, StoreError> {
        let sql = "SELECT seq, account, cents FROM postings WHERE log = $1 AND seq > $2 AND seq <= $3
             ORDER BY seq, line";
        let rows = self.query(sql, &[&i64::from(log), &(after as i64), &(to as i64)])?;
        let line = |row: &Row| Ok((number(row, 0), Posting { account: account(row, 1)?, cents: row.get(2) }));
        rows.iter().map(line).collect()
    }

    fn seals(&mut self, pit: u32, after: u64, limit: u32) -> Result<Vec<Seal>, StoreError> {
        let sql = format!(
            "SELECT * FROM ({}) AS s WHERE pit = $1 AND number > $2 ORDER BY number LIMIT $3",
            self.shape.seals
        );
        let rows = self.query(&sql, &[&i64::from(pit), &(after as i64), &i64::from(limit)])?;
        let seal = |row: &Row| {
            Seal::stored((row.get(0), row.get(1), row.get(2)), row.get(3), row.get(4), row.get(5))
        };
        rows.iter().map(seal).collect()
    }

    fn sealed(&mut self, log: u32, seq: u64) -> Result<Option<(Hash, Vec<u64>)>, StoreError> {
        let sql =
            "SELECT r.hash, p.turn FROM records r LEFT JOIN postings p ON p.log = r.log AND p.seq = r.seq
             AND p.turn IS NOT NULL WHERE r.log = $1 AND r.seq = $2 AND r.version > 1 ORDER BY p.line";
        let rows = self.query(sql, &[&i64::from(log), &(seq as i64)])?;
        let turns = rows.iter().filter_map(|row| row.get::<_, Option<i64>>(1)).map(|turn| turn as u64);
        let turns = turns.collect();
        rows.first().map(|row| Ok((hash_in(row.get(0))?, turns))).transpose()
    }

    fn span(&mut self, log: u32, from: u64, to: u64) -> Result<Option<(u64, u64)>, StoreError> {
        let sql = "SELECT MIN(seq), MAX(seq) FROM records WHERE log = $1 AND at >= $2 AND at < $3";
        let rows = self.query(sql, &[&i64::from(log), &time(from), &time(to)])?;
        let ends = |row: &Row| row.get::<_, Option<i64>>(0).zip(row.get::<_, Option<i64>>(1));
        Ok(rows.first().and_then(ends).map(|(first, last)| (first as u64, last as u64)))
    }

    fn postings(&mut self, asked: &Asked<'_>) -> Result<Vec<StoredPosting>, StoreError> {
        let sql = format!(
            "SELECT p.log, p.seq, r.at, p.account, p.cents, {}::bigint FROM postings p JOIN records r USING (log, seq)
             WHERE p.log = $1 AND p.seq >= $2 AND p.seq <= $3 AND starts_with(p.account, $4) AND r.at >= $5 AND r.at < $6
             ORDER BY p.log, p.seq, p.line",
            self.shape.turn
        );
        let Asked { log, span: (first, last), prefix, from, to } = *asked;
        let numbers = [i64::from(log), first as i64, last as i64, time(from), time(to)];
        let [log, first, last, from, to] = &numbers;
        let rows = self.query(&sql, &[log, first, last, &prefix, from, to])?;
        rows.iter()
            .map(|row| {
                Ok(StoredPosting {
                    log: number(row, 0) as u32,
                    seq: number(row, 1),
                    at: number(row, 2),
                    account: account(row, 3)?,
                    cents: row.get(4),
                    turn: row.get::<_, Option<i64>>(5).map(|turn| turn as u64),
                })
            })
            .collect()
    }
}
