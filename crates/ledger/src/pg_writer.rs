//! The books in PostgreSQL, for the one who writes them: one call per group, `synchronous_commit` on. Several nodes may write, each
//! to its own pits; what they share are wallets and the cage, which are locked before money moves.

use crate::archive::{Removal, from_postgres};
use crate::entry::Side;
use crate::error::StoreError;
use crate::migrate::bring_up_to_date;
use crate::pg_connect::connect;
use crate::pits::Shared;
use crate::seal::Seal;
use crate::store::{
    BOOKS_KEY_NOTE, Duplicate, Group, LOST_NOTE, PITS_NOTE, PUBLIC_NOTE, Row as NewRow, SCHEMA_NOTE,
    SCHEMA_NOW, Store, WRITER_NOTE, hold, keys_of, pg_schema,
};
use crate::{Account, Keys, crash, pg_nodes};
use postgres::types::ToSql;
use postgres::{Client, Statement, Transaction};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;

/// The function that writes a group.
const APPEND: &str = include_str!("pg_append.sql");
/// The advisory lock of a room's writer: "cardroom" in ASCII. It goes when its connection goes. Nodes share it.
const WRITERS_LOCK: i64 = 0x6361_7264_726f_6f6d;
/// The lock of whoever makes the books, or brings them up to date.
const MAKERS_LOCK: i64 = WRITERS_LOCK + 1;

/// How many chains of seals new books have that several nodes write: a node has whole ones. More would make every commit of a
/// node that has many of them set as many seals; with these, sixty-four machines are the most.
const PITS: u32 = 64;

/// Makes sure that a commit which was answered is on disk, whatever the server was told.
fn on_disk(client: &mut Client) -> Result<(), StoreError> {
    Ok(client.batch_execute(
        "SELECT set_config('synchronous_commit', 'on', false)
         WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    )?)
}

/// Makes sure that nobody else writes through another connection; as a node, that nobody does who is none, and nobody under
/// the same name.
fn take_hold(client: &mut Client, node: Option<&str>) -> Result<(), StoreError> {
    on_disk(client)?;
    let lock = match node {
        None => "SELECT pg_try_advisory_lock($1)",
        Some(_) => "SELECT pg_try_advisory_lock_shared($1)",
    };
    hold(|| Ok(client.query_one(lock, &[&WRITERS_LOCK])?.get(0)))
}

/// The writer's connection.
pub(crate) struct PgStore {
    address: String,
    /// None between a connection that was lost and the next one.
    client: Option<Client>,
    append: Option<Statement>,
    /// The number of this writer; none where several nodes write.
    epoch: Option<i64>,
    /// The name of this node, where there are several.
    node: Option<String>,
    /// Is a transaction open in which shared accounts are locked?
    locked: bool,
}

/// The connection, where there is one.
fn connected(client: &mut Option<Client>) -> Result<&mut Client, StoreError> {
    client.as_mut().ok_or(StoreError::Unconnected)
}

impl PgStore {
    pub(crate) fn open(
        address: &str,
        keys: &Path,
        node: Option<&str>,
    ) -> Result<(PgStore, Keys), StoreError> {
        let mut client = connect(address)?;
        take_hold(&mut client, node)?;
        // Several nodes may find that there are no books yet.
        client.execute("SELECT pg_advisory_lock($1)", &[&MAKERS_LOCK])?;
        let keys = match up_to_date(&mut client)? {
            // Others may be writing: nothing is asked for that they would have to wait for.
            Some(notes) => keys_of(keys, &notes)?,
            None => make(&mut client, keys, if node.is_some() { PITS } else { 1 })?,
        };
        client.execute("SELECT pg_advisory_unlock($1)", &[&MAKERS_LOCK])?;
        let epoch = match node {
            Some(node) => {
                pg_nodes::arrive(&mut client, node)?;
                None
            }
            None => {
                // Who writes alone has all pits, whoever had them before.
                client.execute("UPDATE pits SET node = NULL WHERE node IS NOT NULL", &[])?;
                Some(next_epoch(&mut client)?)
            }
        };
        let (address, node) = (address.to_string(), node.map(String::from));
        let mut store = PgStore { address, client: Some(client), append: None, epoch, node, locked: false };
        store.prepare()?;
        Ok((store, keys))
    }

    fn prepare(&mut self) -> Result<(), StoreError> {
        let marks: Vec<String> = (1..=29).map(|n| format!("${n}")).collect();
        let call = format!("SELECT cardroom_append({})", marks.join(", "));
        self.append = Some(connected(&mut self.client)?.prepare(&call)?);
        Ok(())
    }

    /// Calls the function that writes a group.
    fn call(&mut self, group: &Group) -> Result<(), postgres::Error> {
        let (Some(client), Some(append)) = (self.client.as_mut(), self.append.as_ref()) else {
            return Ok(());
        };
        let texts = Texts::of(group);
        let columns = Columns::of(group, &texts);
        let mut values: Vec<&(dyn ToSql + Sync)> = vec![&self.epoch];
        values.extend(columns.all());
        client.execute(append, &values).map(drop)
    }

    /// What a refusal of the function means.
    fn meant(&mut self, why: postgres::Error, group: &Group) -> Result<Vec<Duplicate>, StoreError> {
        let code = why.code().map(|code| code.code().to_string()).unwrap_or_default();
        let said = why.as_db_error().map(|error| error.message().to_string()).unwrap_or_default();
        if self.locked && matches!(code.as_str(), "CR001" | "CR002" | "CR003") {
            self.unlock();
        }
        match code.as_str() {
            "CR001" => Err(StoreError::Overtaken),
            "CR002" => {
                let pit = said.parse().unwrap_or(0);
                let seal = group.before.iter().find(|(of, _)| *of == pit).map_or(0, |(_, head)| head.number);
                match &self.node {
                    None => Err(StoreError::Rewound { pit, seal }),
                    Some(node) => Err(pg_nodes::why_not(connected(&mut self.client)?, node, pit, seal)?),
                }
            }
            "CR003" => {
                let mut transaction = connected(&mut self.client)?.transaction()?;
                let found = duplicates(&mut transaction, &group.rows)?;
                transaction.rollback()?;
                // Nothing was written: where nobody used the id before, that is not to be taken for the contrary.
                if found.is_empty() { Err(why.into()) } else { Ok(found) }
            }
            _ => Err(why.into()),
        }
    }
}

/// What the books note, where they are of today's schema and have today's function.
fn up_to_date(client: &mut Client) -> Result<Option<HashMap<String, String>>, StoreError> {
    let row = client.query_one(
        "SELECT to_regclass('nodes') IS NOT NULL AND to_regclass('notes') IS NOT NULL,
         obj_description(to_regproc('cardroom_append'), 'pg_proc')",
        &[],
    )?;
    if !row.get::<_, bool>(0) || row.get::<_, Option<String>>(1) != Some(mark()) {
        return Ok(None);
    }
    let rows = client.query("SELECT key, value FROM notes", &[])?;
    let notes: HashMap<String, String> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let whole = notes.get(SCHEMA_NOTE).is_some_and(|schema| schema == SCHEMA_NOW)
        && [PUBLIC_NOTE, BOOKS_KEY_NOTE].iter().all(|name| notes.contains_key(*name));
    let pits = client.query_one("SELECT COUNT(*)::TEXT FROM pits", &[])?.get::<_, String>(0);
    let whole = whole && notes.get(PITS_NOTE) == Some(&pits);
    Ok(whole.then_some(notes))
}

/// Makes the books, or brings them up to date.
fn make(client: &mut Client, keys: &Path, pits: u32) -> Result<Keys, StoreError> {
    let mut transaction = client.transaction()?;
    let (keys, _) = bring_up_to_date(&mut transaction, &pg_schema(), keys, pits)?;
    transaction.batch_execute(APPEND)?;
    transaction.batch_execute(pg_nodes::SCHEMA)?;
    transaction.batch_execute(&format!("COMMENT ON FUNCTION cardroom_append IS '{}'", mark()))?;
    transaction.commit()?;
    Ok(keys)
}

/// By which today's function is known.
fn mark() -> String {
    hex::encode(Sha256::digest(APPEND))
}

/// The number of the next writer.
fn next_epoch(client: &mut Client) -> Result<i64, StoreError> {
    let row = client.query_one(
        "INSERT INTO notes VALUES ($1, '1')
         ON CONFLICT (key) DO UPDATE SET value = (notes.value::bigint + 1)::text
         RETURNING value::bigint",
        &[&WRITER_NOTE],
    )?;
    Ok(row.get(0))
}

impl Store for PgStore {
    fn append(&mut self, group: &Group) -> Result<Vec<Duplicate>, StoreError> {
        if self.client.is_none() || self.append.is_none() {
            return Err(StoreError::Unconnected);
        }
        crash::point("appended");
        if let Err(why) = self.call(group) {
            return self.meant(why, group);
        }
        if self.locked {
            connected(&mut self.client)?.batch_execute("COMMIT")?;
            self.locked = false;
        }
        Ok(vec![])
    }

    fn lock(&mut self, accounts: &[Account], notes: &[String]) -> Result<Option<Shared>, StoreError> {
        if self.node.is_none() {
            return Ok(None);
        }
        let client = connected(&mut self.client)?;
        let names: Vec<String> = accounts.iter().map(Account::to_string).collect();
        client.batch_execute("BEGIN")?;
        self.locked = true;
        let sql =
            "SELECT account, cents, turn FROM balances WHERE account = ANY($1) ORDER BY account FOR UPDATE";
        let mut shared = Shared::default();
        for row in client.query(sql, &[&names])? {
            let account: Account = row.get::<_, String>(0).parse()?;
            shared.balances.push((account, row.get(1), row.get::<_, i64>(2) as u64));
        }
        if !notes.is_empty() {
            let sql = "SELECT key, value FROM notes WHERE key = ANY($1) ORDER BY key FOR UPDATE";
            for row in client.query(sql, &[&notes])? {
                shared.notes.insert(row.get(0), row.get(1));
            }
        }
        Ok(Some(shared))
    }

    fn unlock(&mut self) {
        if std::mem::take(&mut self.locked)
            && let Some(client) = &mut self.client
            && client.batch_execute("ROLLBACK").is_err()
        {
            self.client = None;
        }
    }

    fn claim(&mut self, pits: &[u32], known: &[Option<Seal>], keys: &Keys) -> Result<Vec<Seal>, StoreError> {
        let Some(node) = &self.node else { return Ok(vec![]) };
        pg_nodes::claim(connected(&mut self.client)?, node, pits, known, keys)
    }

    fn release(&mut self, pits: &[u32]) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        pg_nodes::release(connected(&mut self.client)?, node, pits)
    }

    fn has(&mut self, row: &NewRow) -> Result<bool, StoreError> {
        let found = connected(&mut self.client)?.query_opt(
            "SELECT hash FROM records WHERE log = $1 AND seq = $2",
            &[&i64::from(row.log), &(row.seq as i64)],
        )?;
        Ok(found.is_some_and(|found| found.get::<_, String>(0) == hex::encode(row.hash)))
    }

    fn remove(&mut self, removal: &Removal, each: &mut dyn FnMut(u64)) -> Result<u64, StoreError> {
        from_postgres(connected(&mut self.client)?, removal, each)
    }

    fn note_loss(&mut self, lost: &str) -> Result<(), StoreError> {
        connected(&mut self.client)?.execute(
            // Each node leaves word of its own pits.
            "INSERT INTO notes VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = ltrim(notes.value || ' ' || excluded.value)",
            &[&LOST_NOTE, &lost],
        )?;
        Ok(())
    }

    fn look(&mut self) -> Result<(), StoreError> {
        let (Some(_), Some(client)) = (&self.node, &mut self.client) else { return Ok(()) };
        pg_nodes::is_whole(client)
    }

    fn reconnect(&mut self) -> Result<(), StoreError> {
        // The old connection goes first, and its lock with it: only when the server has let go of that lock is what was
        // asked through it done or undone for good.
        (self.client, self.append, self.locked) = (None, None, false);
        let client = self.client.insert(connect(&self.address)?);
        take_hold(client, self.node.as_deref())?;
        if let Some(node) = &self.node {
            pg_nodes::arrive(client, node)?;
        }
        self.prepare()
    }
}

/// The texts of a group, which its columns point to.
struct Texts {
    was: Vec<String>,
    is: Vec<String>,
    records: Vec<String>,
    accounts: Vec<String>,
    balances: Vec<String>,
    seals: Vec<String>,
    signatures: Vec<String>,
}

impl Texts {
    fn of(group: &Group) -> Texts {
        Texts {
            was: group.heads().map(|(_, was, _)| hex::encode(was.hash)).collect(),
            is: group.heads().map(|(.., is)| hex::encode(is.hash)).collect(),
            records: group.rows.iter().map(|row| hex::encode(row.hash)).collect(),
            accounts: group.lines.iter().map(|line| line.account.to_string()).collect(),
            balances: group.balances.iter().map(|(account, ..)| account.to_string()).collect(),
            seals: group.seals.iter().map(|seal| hex::encode(seal.hash)).collect(),
            signatures: group.seals.iter().map(Seal::signature_text).collect(),
        }
    }
}

/// A group as the arrays that the function takes.
struct Columns<'a> {
    texts: &'a Texts,
    heads: [Vec<i64>; 3],
    records: [Vec<i64>; 3],
    actors: Vec<Option<i64>>,
    actions: Vec<Option<&'a str>>,
    bodies: Vec<&'a [u8]>,
    lines: [Vec<i64>; 4],
    turns: Vec<Option<i64>>,
    balances: [Vec<i64>; 2],
    seals: [Vec<i64>; 3],
    sealed: Vec<&'a str>,
    sides: String,
}

impl<'a> Columns<'a> {
    fn of(group: &'a Group, texts: &'a Texts) -> Columns<'a> {
        let heads: Vec<_> = group.heads().collect();
        let (rows, lines, seals) = (&group.rows, &group.lines, &group.seals);
        Columns {
            texts,
            heads: [
                heads.iter().map(|(pit, ..)| i64::from(*pit)).collect(),
                heads.iter().map(|(_, was, _)| was.number as i64).collect(),
                heads.iter().map(|(.., is)| is.number as i64).collect(),
            ],
            records: [
                rows.iter().map(|row| i64::from(row.log)).collect(),
                rows.iter().map(|row| row.seq as i64).collect(),
                rows.iter().map(|row| row.at as i64).collect(),
            ],
            actors: rows.iter().map(|row| row.actor.map(i64::from)).collect(),
            actions: rows.iter().map(|row| row.action.as_deref()).collect(),
            bodies: rows.iter().map(|row| row.body.as_slice()).collect(),
            lines: [
                lines.iter().map(|line| i64::from(line.log)).collect(),
                lines.iter().map(|line| line.seq as i64).collect(),
                lines.iter().map(|line| line.line as i64).collect(),
                lines.iter().map(|line| line.cents).collect(),
            ],
            turns: lines.iter().map(|line| line.turn.map(|turn| turn as i64)).collect(),
            balances: [
                group.balances.iter().map(|(_, cents, _)| *cents).collect(),
                group.balances.iter().map(|(.., turn)| *turn as i64).collect(),
            ],
            seals: [
                seals.iter().map(|seal| i64::from(seal.pit)).collect(),
                seals.iter().map(|seal| seal.number as i64).collect(),
                seals.iter().map(|seal| seal.at as i64).collect(),
            ],
            sealed: seals.iter().map(|seal| seal.records.as_str()).collect(),
            sides: Value::Array(group.sides.iter().map(side).collect()).to_string(),
        }
    }

    /// In the order of the function's parameters, after the writer's number.
    fn all(&self) -> [&(dyn ToSql + Sync); 28] {
        let Columns { texts, heads, records, lines, balances, seals, .. } = self;
        [
            &heads[0],
            &heads[1],
            &texts.was,
            &heads[2],
            &texts.is,
            &records[0],
            &records[1],
            &records[2],
            &self.actors,
            &self.actions,
            &self.bodies,
            &texts.records,
            &lines[0],
            &lines[1],
            &lines[2],
            &texts.accounts,
            &lines[3],
            &self.turns,
            &texts.balances,
            &balances[0],
            &balances[1],
            &seals[0],
            &seals[1],
            &seals[2],
            &self.sealed,
            &texts.seals,
            &texts.signatures,
            &self.sides,
        ]
    }
}

/// A row beside the log, as the function takes it.
fn side(side: &Side) -> Value {
    match side {
        Side::Person(p) => {
            json!({ "side": "person", "id": p.id, "name": p.name, "role": p.role, "password": p.password,
            "bot": i64::from(p.bot) })
        }
        Side::Session(s) => {
            json!({ "side": "session", "key": s.key, "person": s.person, "until": s.until })
        }
        Side::EndSession(key) => json!({ "side": "end session", "key": key }),
        Side::EndSessions(person) => json!({ "side": "end sessions", "person": person }),
        Side::Forget(id) => json!({ "side": "forget", "id": id }),
        Side::ForgetNote(key) => json!({ "side": "forget note", "key": key }),
        Side::Secret { log, number, seed } => {
            json!({ "side": "secret", "log": log, "number": number, "seed": seed })
        }
        Side::Snapshot { log, seq, body } => {
            json!({ "side": "snapshot", "log": log, "seq": seq, "body": hex::encode(body) })
        }
        Side::Note { key, value } | Side::NoteAfter { key, value, .. } => {
            json!({ "side": "note", "key": key, "value": value })
        }
    }
}

/// Some record of the group was not inserted: which of them had their action id used before this group?
fn duplicates(transaction: &mut Transaction<'_>, rows: &[NewRow]) -> Result<Vec<Duplicate>, StoreError> {
    let mut found = Vec::new();
    let mut here: HashMap<(u32, &str), (u32, u64)> = HashMap::new();
    for row in rows {
        let taken = transaction
            .query_opt(
                "SELECT 1 FROM records WHERE log = $1 AND seq = $2",
                &[&i64::from(row.log), &(row.seq as i64)],
            )?
            .is_some();
        let mut earlier = None;
        if let (Some(actor), Some(action)) = (row.actor, row.action.as_deref()) {
            let sql = "SELECT log, seq FROM records WHERE actor = $1 AND action = $2";
            let there = transaction.query_opt(sql, &[&i64::from(actor), &action])?;
            let there = there.map(|there| (there.get::<_, i64>(0) as u32, there.get::<_, i64>(1) as u64));
            earlier = there.or_else(|| here.get(&(actor, action)).copied());
            if earlier.is_none() {
                here.insert((actor, action), (row.log, row.seq));
            }
        }
        match earlier {
            Some((log, seq)) => found.push(Duplicate { entry: row.entry, log, seq }),
            None if taken => return Err(StoreError::Twice { log: row.log, seq: row.seq }),
            None => {}
        }
    }
    Ok(found)
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
            take_hold(&mut writer, None).unwrap();
            assert_eq!(shows(&mut writer), asked);
        }
    }
}
