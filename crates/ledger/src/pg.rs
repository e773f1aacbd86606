//! The books in PostgreSQL: one transaction per group, sent as a few statements over arrays, `synchronous_commit` on.

use crate::entry::{Hash, Person, Posting, Session, Side};
use crate::error::StoreError;
use crate::migrate::{Sql, Value, bring_up_to_date};
use crate::pg_connect::connect;
use crate::seal::{Head, Seal};
use crate::store::{
    Asked, Duplicate, Group, HEADS, LOST_NOTE, Line, Loaded, PITS, Raw, Read, Row as NewRow, SCHEMA_NOTE,
    Shape, Store, StoredPosting, WRITER_NOTE, hash_in, head_of, hold, pg_schema, time,
};
use crate::{Account, Keys, crash};
use postgres::types::{FromSql, IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use postgres::{Client, Row, Transaction};
use std::path::Path;

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        use std::error::Error;
        let why = error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"));
        // Shutdowns and starts (class 57) and lost connections pass; everything else the server meant.
        let passes = error.is_closed()
            || match error.code() {
                Some(code) => code.code().starts_with("57") || code.code().starts_with("08"),
                None => true,
            };
        if passes { StoreError::Unavailable(why) } else { StoreError::Refused(why) }
    }
}

/// The advisory lock of a room's writer: "cardroom" in ASCII. It goes when its connection goes.
const WRITERS_LOCK: i64 = 0x6361_7264_726f_6f6d;

/// Makes sure that nobody else writes through another connection, and that a commit which was answered is on disk, whatever
/// the server was told.
fn hold_alone(client: &mut Client) -> Result<(), StoreError> {
    client.batch_execute(
        "SELECT set_config('synchronous_commit', 'on', false)
         WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    )?;
    hold(|| Ok(client.query_one("SELECT pg_try_advisory_lock($1)", &[&WRITERS_LOCK])?.get(0)))
}

/// The writer's connection.
pub(crate) struct PgStore {
    address: String,
    /// None between a connection that was lost and the next one.
    client: Option<Client>,
    epoch: i64,
}

/// The connection, where there is one.
fn connected(client: &mut Option<Client>) -> Result<&mut Client, StoreError> {
    client.as_mut().ok_or(StoreError::Unconnected)
}

impl PgStore {
    pub(crate) fn open(address: &str, keys: &Path) -> Result<(PgStore, Keys), StoreError> {
        let mut client = connect(address)?;
        hold_alone(&mut client)?;
        let mut transaction = client.transaction()?;
        let (keys, _) = bring_up_to_date(&mut transaction, &pg_schema(), keys)?;
        transaction.commit()?;
        let epoch = client
            .query_one(
                "INSERT INTO notes VALUES ($1, '1')
                 ON CONFLICT (key) DO UPDATE SET value = (notes.value::bigint + 1)::text
                 RETURNING value::bigint",
                &[&WRITER_NOTE],
            )?
            .get(0);
        Ok((PgStore { address: address.into(), client: Some(client), epoch }, keys))
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

impl Store for PgStore {
    fn append(&mut self, group: &Group) -> Result<Vec<Duplicate>, StoreError> {
        let mut transaction = connected(&mut self.client)?.transaction()?;
        // The row lock keeps a second writer out until this commit is done.
        let epoch: i64 = transaction
            .query_one("SELECT value::bigint FROM notes WHERE key = $1 FOR SHARE", &[&WRITER_NOTE])?
            .get(0);
        if epoch != self.epoch {
            return Err(StoreError::Overtaken);
        }
        set_heads(&mut transaction, group)?;
        if insert_records(&mut transaction, &group.rows)? < group.rows.len() {
            let duplicates = duplicates(&mut transaction, &group.rows)?;
            transaction.rollback()?;
            return Ok(duplicates);
        }
        insert_postings(&mut transaction, &group.lines)?;
        for side in &group.sides {
            insert_side(&mut transaction, side)?;
        }
        let accounts: Vec<String> = group.balances.iter().map(|(a, ..)| a.to_string()).collect();
        let cents: Vec<i64> = group.balances.iter().map(|(_, cents, _)| *cents).collect();
        let turns: Vec<i64> = group.balances.iter().map(|(.., turn)| *turn as i64).collect();
        transaction.execute(
            "INSERT INTO balances SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])
             ON CONFLICT (account) DO UPDATE SET cents = excluded.cents, turn = excluded.turn",
            &[&accounts, &cents, &turns],
        )?;
        for seal in &group.seals {
            let numbers = [i64::from(seal.pit), seal.number as i64, seal.at as i64];
            let (hash, signature) = (hex::encode(seal.hash), seal.signature_text());
            transaction.execute(
                "INSERT INTO seals VALUES ($1, $2, $3, $4, $5, $6)",
                &[&numbers[0], &numbers[1], &numbers[2], &seal.records, &hash, &signature],
            )?;
        }
        crash::point("appended");
        transaction.commit()?;
        Ok(vec![])
    }

    fn has(&mut self, row: &NewRow) -> Result<bool, StoreError> {
        let found = connected(&mut self.client)?.query_opt(
            "SELECT hash FROM records WHERE log = $1 AND seq = $2",
            &[&i64::from(row.log), &(row.seq as i64)],
        )?;
        Ok(found.is_some_and(|found| found.get::<_, String>(0) == hex::encode(row.hash)))
    }

    fn note_loss(&mut self, lost: &str) -> Result<(), StoreError> {
        connected(&mut self.client)?.execute(
            "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            &[&LOST_NOTE, &lost],
        )?;
        Ok(())
    }

    fn reconnect(&mut self) -> Result<(), StoreError> {
        // The old connection goes first, and its lock with it: only when the server has let go of that lock is what was
        // asked through it done or undone for good.
        self.client = None;
        hold_alone(self.client.insert(connect(&self.address)?))
    }
}

/// Every pit that is touched must end with what was written to it last: neither another writer nor a server that lost the
/// end of what it had confirmed is written to.
fn set_heads(transaction: &mut Transaction<'_>, group: &Group) -> Result<(), StoreError> {
    for (pit, before, after) in group.heads() {
        let (was, is) = (hex::encode(before.hash), hex::encode(after.hash));
        let set = transaction.execute(
            "UPDATE pits SET seal = $2, hash = $3 WHERE pit = $1 AND seal = $4 AND hash = $5",
            &[&i64::from(pit), &(after.number as i64), &is, &(before.number as i64), &was],
        )?;
        if set != 1 {
            return Err(StoreError::Rewound { pit, seal: before.number });
        }
    }
    Ok(())
}

fn insert_records(transaction: &mut Transaction<'_>, rows: &[NewRow]) -> Result<usize, StoreError> {
    let logs: Vec<i64> = rows.iter().map(|r| i64::from(r.log)).collect();
    let seqs: Vec<i64> = rows.iter().map(|r| r.seq as i64).collect();
    let times: Vec<i64> = rows.iter().map(|r| r.at as i64).collect();
    let actors: Vec<Option<i64>> = rows.iter().map(|r| r.actor.map(i64::from)).collect();
    let actions: Vec<Option<&str>> = rows.iter().map(|r| r.action.as_deref()).collect();
    let bodies: Vec<&[u8]> = rows.iter().map(|r| r.body.as_slice()).collect();
    let hashes: Vec<String> = rows.iter().map(|r| hex::encode(r.hash)).collect();
    let inserted = transaction.execute(
        "INSERT INTO records SELECT *, 2 FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[],
         $5::text[], $6::bytea[], $7::text[]) ON CONFLICT DO NOTHING",
        &[&logs, &seqs, &times, &actors, &actions, &bodies, &hashes],
    )?;
    Ok(inserted as usize)
}

/// Some record of the group was not inserted: which of them had their action id used before this group?
fn duplicates(transaction: &mut Transaction<'_>, rows: &[NewRow]) -> Result<Vec<Duplicate>, StoreError> {
    let mut found = Vec::new();
    let mut here: std::collections::HashMap<(u32, &str), (u32, u64)> = std::collections::HashMap::new();
    for row in rows {
        let sql = "SELECT hash FROM records WHERE log = $1 AND seq = $2";
        let mine = transaction
            .query_opt(sql, &[&i64::from(row.log), &(row.seq as i64)])?
            .is_some_and(|there| there.get::<_, String>(0) == hex::encode(row.hash));
        let mut earlier = None;
        if let (Some(actor), Some(action)) = (row.actor, row.action.as_deref()) {
            earlier = here.get(&(actor, action)).copied();
            if earlier.is_none() && mine {
                here.insert((actor, action), (row.log, row.seq));
            } else if earlier.is_none() {
                let sql = "SELECT log, seq FROM records WHERE actor = $1 AND action = $2";
                let there = transaction.query_opt(sql, &[&i64::from(actor), &action])?;
                earlier = there.map(|there| (number(&there, 0) as u32, number(&there, 1)));
            }
        }
        match earlier {
            Some((log, seq)) => found.push(Duplicate { entry: row.entry, log, seq }),
            None if !mine => return Err(StoreError::Twice { log: row.log, seq: row.seq }),
            None => {}
        }
    }
    Ok(found)
}

fn insert_postings(transaction: &mut Transaction<'_>, lines: &[Line]) -> Result<(), StoreError> {
    let logs: Vec<i64> = lines.iter().map(|l| i64::from(l.log)).collect();
    let seqs: Vec<i64> = lines.iter().map(|l| l.seq as i64).collect();
    let numbers: Vec<i64> = lines.iter().map(|l| l.line as i64).collect();
    let accounts: Vec<String> = lines.iter().map(|l| l.account.to_string()).collect();
    let cents: Vec<i64> = lines.iter().map(|l| l.cents).collect();
    let turns: Vec<Option<i64>> = lines.iter().map(|l| l.turn.map(|turn| turn as i64)).collect();
    transaction.execute(
        "INSERT INTO postings SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[],
         $6::bigint[])",
        &[&logs, &seqs, &numbers, &accounts, &cents, &turns],
    )?;
    Ok(())
}

fn insert_side(transaction: &mut Transaction<'_>, side: &Side) -> Result<(), StoreError> {
    match side {
        Side::Person(p) => transaction.execute(
            "INSERT INTO people VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET
             name = excluded.name, role = excluded.role, password = excluded.password, bot = excluded.bot",
            &[&i64::from(p.id), &p.name, &p.role, &p.password, &i64::from(p.bot)],
        )?,
        Side::Session(s) => transaction.execute(
            "INSERT INTO sessions VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET until = excluded.until",
            &[&s.key, &i64::from(s.person), &(s.until as i64)],
        )?,
        Side::EndSession(key) => transaction.execute("DELETE FROM sessions WHERE key = $1", &[key])?,
        Side::EndSessions(person) => {
            transaction.execute("DELETE FROM sessions WHERE person = $1", &[&i64::from(*person)])?
        }
        Side::Forget(person) => {
            transaction.execute("DELETE FROM people WHERE id = $1", &[&i64::from(*person)])?
        }
        Side::ForgetNote(key) => transaction.execute("DELETE FROM notes WHERE key = $1", &[key])?,
        Side::Secret { log, number, seed } => transaction.execute(
            "INSERT INTO secrets VALUES ($1, $2, $3)",
            &[&i64::from(*log), &i64::from(*number), seed],
        )?,
        Side::Snapshot { log, seq, body } => transaction.execute(
            "INSERT INTO snapshots VALUES ($1, $2, $3)
             ON CONFLICT (log) DO UPDATE SET seq = excluded.seq, body = excluded.body",
            &[&i64::from(*log), &(*seq as i64), body],
        )?,
        Side::Note { key, value } => transaction.execute(
            "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            &[key, value],
        )?,
    };
    Ok(())
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

impl Read for PgReader {
    fn schema(&mut self) -> Result<String, StoreError> {
        Ok(self.shape.schema.clone())
    }

    fn hold_still(&mut self) -> Result<(), StoreError> {
        Ok(self.client()?.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?)
    }

    fn load(&mut self) -> Result<Loaded, StoreError> {
        let mut loaded = Loaded::default();
        for row in self.query("SELECT account, cents FROM balances", &[])? {
            loaded.balances.insert(account(&row, 0)?, row.get(1));
        }
        for row in self.query("SELECT id, name, role, password, bot FROM people ORDER BY id", &[])? {
            loaded.people.push(Person {
                id: number(&row, 0) as u32,
                name: row.get(1),
                role: row.get(2),
                password: row.get(3),
                bot: number(&row, 4) != 0,
            });
        }
        for row in self.query("SELECT key, person, until FROM sessions", &[])? {
            let person = number(&row, 1) as u32;
            loaded.sessions.push(Session { key: row.get(0), person, until: number(&row, 2) });
        }
        for row in self.query("SELECT key, value FROM notes", &[])? {
            loaded.notes.insert(row.get(0), row.get(1));
        }
        Ok(loaded)
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

#[cfg(test)]
#[path = "../tests/cluster/mod.rs"]
mod cluster;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_writes_asks_for_commits_that_are_on_disk_whatever_the_server_was_told() {
        let Some(cluster) = cluster::Cluster::start() else { return };
        let mut owner = connect(cluster.address()).unwrap();
        let set = |value: &str| format!("ALTER ROLE CURRENT_USER SET synchronous_commit = {value}");
        for (told, asked) in [("off", "on"), ("local", "on"), ("on", "on"), ("remote_apply", "remote_apply")]
        {
            owner.batch_execute(&set(told)).unwrap();
            let mut writer = connect(cluster.address()).unwrap();
            let shows = |writer: &mut Client| -> String {
                writer.query_one("SHOW synchronous_commit", &[]).unwrap().get(0)
            };
            assert_eq!(shows(&mut writer), told);
            hold_alone(&mut writer).unwrap();
            assert_eq!(shows(&mut writer), asked);
        }
    }
}
