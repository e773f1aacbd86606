//! The books in PostgreSQL: one transaction per group, sent as a few statements over arrays, `synchronous_commit` on.

use crate::entry::{Entry, Person, Session, Side};
use crate::error::StoreError;
use crate::pg_connect::connect;
use crate::store::{
    HEADS, Loaded, Read, SCHEMA, SCHEMA_NOTE, SCHEMA_WITHOUT_SEALS, Seal, Store, StoredPosting, StoredRecord,
    WRITER_NOTE, Written, hash_in, hold,
};
use crate::{Account, Record, crash};
use postgres::{Client, Row, Transaction};

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

/// Makes sure that nobody else writes through another connection.
fn hold_alone(client: &mut Client) -> Result<(), StoreError> {
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
    pub(crate) fn open(address: &str) -> Result<PgStore, StoreError> {
        let mut client = connect(address)?;
        hold_alone(&mut client)?;
        client.batch_execute(&SCHEMA.replace("{table_options}", ""))?;
        let (key, value) = SCHEMA_NOTE;
        client.execute("INSERT INTO notes VALUES ($1, $2) ON CONFLICT DO NOTHING", &[&key, &value])?;
        let found: String = client.query_one("SELECT value FROM notes WHERE key = $1", &[&key])?.get(0);
        match found.as_str() {
            found if found == value => {}
            SCHEMA_WITHOUT_SEALS => seal_all(&mut client)?,
            _ => return Err(StoreError::Schema { found, ours: value }),
        }
        let epoch = client
            .query_one(
                "INSERT INTO notes VALUES ($1, '1')
                 ON CONFLICT (key) DO UPDATE SET value = (notes.value::bigint + 1)::text
                 RETURNING value::bigint",
                &[&WRITER_NOTE],
            )?
            .get(0);
        Ok(PgStore { address: address.into(), client: Some(client), epoch })
    }
}

fn last_seal(transaction: &mut Transaction<'_>) -> Result<Option<(i64, String)>, StoreError> {
    let row = transaction.query_opt("SELECT number, hash FROM seals ORDER BY number DESC LIMIT 1", &[])?;
    Ok(row.map(|row| (row.get(0), row.get(1))))
}

fn insert_seal(transaction: &mut Transaction<'_>, seal: Option<Seal>) -> Result<(), StoreError> {
    if let Some(seal) = seal {
        let values: [&(dyn postgres::types::ToSql + Sync); 3] = [&seal.number, &seal.records, &seal.hash];
        transaction.execute("INSERT INTO seals VALUES ($1, $2, $3)", &values)?;
    }
    Ok(())
}

/// Seals all records of books that were written before there were seals.
fn seal_all(client: &mut Client) -> Result<(), StoreError> {
    let mut transaction = client.transaction()?;
    let mut records = Vec::new();
    for row in transaction.query("SELECT log, seq, hash FROM records ORDER BY log, seq", &[])? {
        records.push((number(&row, 0) as u32, number(&row, 1), hash_in(row.get(2))?));
    }
    let seal = Seal::after(last_seal(&mut transaction)?, &records)?;
    insert_seal(&mut transaction, seal)?;
    let (key, value) = SCHEMA_NOTE;
    transaction.execute("UPDATE notes SET value = $2 WHERE key = $1", &[&key, &value])?;
    Ok(transaction.commit()?)
}

impl Store for PgStore {
    fn append(&mut self, group: &[Entry], balances: &[(Account, i64)]) -> Result<Vec<Written>, StoreError> {
        let mut transaction = connected(&mut self.client)?.transaction()?;
        // The row lock keeps a second writer out until this commit is done.
        let epoch: i64 = transaction
            .query_one("SELECT value::bigint FROM notes WHERE key = $1 FOR SHARE", &[&WRITER_NOTE])?
            .get(0);
        if epoch != self.epoch {
            return Err(StoreError::Overtaken);
        }
        let records: Vec<&Record> = group.iter().filter_map(|e| e.record.as_ref()).collect();
        if insert_records(&mut transaction, &records)? < records.len() {
            let written = duplicates(&mut transaction, group)?;
            transaction.rollback()?;
            return Ok(written);
        }
        insert_postings(&mut transaction, group)?;
        for side in group.iter().flat_map(|e| &e.sides) {
            insert_side(&mut transaction, side)?;
        }
        let accounts: Vec<String> = balances.iter().map(|(a, _)| a.to_string()).collect();
        let cents: Vec<i64> = balances.iter().map(|(_, c)| *c).collect();
        transaction.execute(
            "INSERT INTO balances SELECT * FROM unnest($1::text[], $2::bigint[])
             ON CONFLICT (account) DO UPDATE SET cents = excluded.cents",
            &[&accounts, &cents],
        )?;
        let seal = Seal::of_group(last_seal(&mut transaction)?, group)?;
        insert_seal(&mut transaction, seal)?;
        crash::point("appended");
        transaction.commit()?;
        Ok(vec![Written::New; group.len()])
    }

    fn has(&mut self, record: &Record) -> Result<bool, StoreError> {
        let found = connected(&mut self.client)?.query_opt(
            "SELECT hash FROM records WHERE log = $1 AND seq = $2",
            &[&i64::from(record.log), &(record.seq as i64)],
        )?;
        Ok(found.is_some_and(|row| row.get::<_, String>(0) == hex::encode(record.hash)))
    }

    fn reconnect(&mut self) -> Result<(), StoreError> {
        // The old connection goes first, and its lock with it: only when the server has let go of that lock is what was
        // asked through it done or undone for good.
        self.client = None;
        hold_alone(self.client.insert(connect(&self.address)?))
    }
}

fn insert_records(transaction: &mut Transaction<'_>, records: &[&Record]) -> Result<usize, StoreError> {
    let logs: Vec<i64> = records.iter().map(|r| i64::from(r.log)).collect();
    let seqs: Vec<i64> = records.iter().map(|r| r.seq as i64).collect();
    let times: Vec<i64> = records.iter().map(|r| r.at as i64).collect();
    let actors: Vec<Option<i64>> = records.iter().map(|r| r.actor.map(i64::from)).collect();
    let actions: Vec<Option<&str>> = records.iter().map(|r| r.action.as_deref()).collect();
    let bodies: Vec<&str> = records.iter().map(|r| r.body.as_str()).collect();
    let hashes: Vec<String> = records.iter().map(|r| hex::encode(r.hash)).collect();
    let inserted = transaction.execute(
        "INSERT INTO records SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[],
         $6::text[], $7::text[]) ON CONFLICT DO NOTHING",
        &[&logs, &seqs, &times, &actors, &actions, &bodies, &hashes],
    )?;
    Ok(inserted as usize)
}

/// Some record of the group was not inserted: which of them had their action id used before this group?
fn duplicates(transaction: &mut Transaction<'_>, group: &[Entry]) -> Result<Vec<Written>, StoreError> {
    let mut written = Vec::with_capacity(group.len());
    let mut here: std::collections::HashMap<(u32, &str), (u32, u64)> = std::collections::HashMap::new();
    for entry in group {
        let mut became = Written::New;
        if let Some(record) = &entry.record {
            let (log, seq) = (i64::from(record.log), record.seq as i64);
            let mine = transaction
                .query_opt("SELECT hash FROM records WHERE log = $1 AND seq = $2", &[&log, &seq])?
                .is_some_and(|row| row.get::<_, String>(0) == hex::encode(record.hash));
            if let (Some(actor), Some(action)) = (record.actor, record.action.as_deref()) {
                if let Some((log, seq)) = here.get(&(actor, action)) {
                    became = Written::Duplicate { log: *log, seq: *seq };
                } else if mine {
                    here.insert((actor, action), (record.log, record.seq));
                } else if let Some(row) = transaction.query_opt(
                    "SELECT log, seq FROM records WHERE actor = $1 AND action = $2",
                    &[&i64::from(actor), &action],
                )? {
                    let (log, seq): (i64, i64) = (row.get(0), row.get(1));
                    became = Written::Duplicate { log: log as u32, seq: seq as u64 };
                }
            }
            if became == Written::New && !mine {
                return Err(StoreError::Twice { log: record.log, seq: record.seq });
            }
        }
        written.push(became);
    }
    Ok(written)
}

fn insert_postings(transaction: &mut Transaction<'_>, group: &[Entry]) -> Result<(), StoreError> {
    let (mut logs, mut seqs, mut lines, mut accounts, mut cents) = (vec![], vec![], vec![], vec![], vec![]);
    for entry in group {
        let Some(record) = &entry.record else { continue };
        for (line, posting) in entry.postings.iter().enumerate() {
            logs.push(i64::from(record.log));
            seqs.push(record.seq as i64);
            lines.push(line as i64);
            accounts.push(posting.account.to_string());
            cents.push(posting.cents);
        }
    }
    transaction.execute(
        "INSERT INTO postings SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])",
        &[&logs, &seqs, &lines, &accounts, &cents],
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
        Side::Secret { log, number, seed } => transaction.execute(
            "INSERT INTO secrets VALUES ($1, $2, $3)",
            &[&i64::from(*log), &i64::from(*number), seed],
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
}

impl PgReader {
    pub(crate) fn open(address: &str) -> Result<PgReader, StoreError> {
        Ok(PgReader { address: address.into(), client: Some(connect(address)?) })
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

fn stored(row: &Row) -> Result<StoredRecord, StoreError> {
    Ok(StoredRecord {
        seq: number(row, 0),
        at: number(row, 1),
        actor: row.get::<_, Option<i64>>(2).map(|a| a as u32),
        action: row.get(3),
        body: row.get(4),
        hash: hash_in(row.get(5))?,
    })
}

impl Read for PgReader {
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

    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let rows = self.query(
            "SELECT seq, at, actor, action, body, hash FROM records WHERE log = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            &[&i64::from(log), &(after as i64), &i64::from(limit)],
        )?;
        rows.iter().map(stored).collect()
    }

    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let rows = self.query(
            "SELECT seq, at, actor, action, body, hash FROM records WHERE log = $1 AND seq < $2
             ORDER BY seq DESC LIMIT $3",
            &[&i64::from(log), &(before.min(i64::MAX as u64) as i64), &i64::from(limit)],
        )?;
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

    fn logs(&mut self) -> Result<Vec<(u32, u64)>, StoreError> {
        let rows = self.query(HEADS, &[])?;
        Ok(rows.iter().map(|row| (number(row, 0) as u32, number(row, 1))).collect())
    }

    fn secrets(&mut self, log: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let sql = "SELECT number, seed FROM secrets WHERE log = $1 ORDER BY number";
        let rows = self.query(sql, &[&i64::from(log)])?;
        Ok(rows.iter().map(|row| (number(row, 0) as u32, row.get(1))).collect())
    }

    fn seals(&mut self) -> Result<Vec<Seal>, StoreError> {
        let rows = self.query("SELECT number, records, hash FROM seals ORDER BY number", &[])?;
        let seal = |row: &Row| Seal { number: row.get(0), records: row.get(1), hash: row.get(2) };
        Ok(rows.iter().map(seal).collect())
    }

    fn postings(&mut self, prefix: &str, from: u64, to: u64) -> Result<Vec<StoredPosting>, StoreError> {
        let rows = self.query(
            "SELECT p.log, p.seq, r.at, p.account, p.cents FROM postings p JOIN records r USING (log, seq)
             WHERE starts_with(p.account, $1) AND r.at >= $2 AND r.at < $3 ORDER BY p.log, p.seq, p.line",
            &[&prefix, &(from as i64), &(to.min(i64::MAX as u64) as i64)],
        )?;
        rows.iter()
            .map(|row| {
                Ok(StoredPosting {
                    log: number(row, 0) as u32,
                    seq: number(row, 1),
                    at: number(row, 2),
                    account: account(row, 3)?,
                    cents: row.get(4),
                })
            })
            .collect()
    }
}
