//! New books, and books of an earlier schema brought up to date in one transaction: what they say is closed with the books'
//! key, wallets' postings are numbered in the order in which they were written, and everything that was there before seals
//! were signed gets one signed seal over it. Hashes that were taken over clear text stay as they are, and are given to nobody.

use crate::entry::Hash;
use crate::error::StoreError;
use crate::keys::{BooksKey, Keys, Place, random};
use crate::seal::{Head, Seal, Sealed, first_seal};
use crate::store::{
    BOOKS_KEY_NOTE, OPEN_NOTES, PITS_NOTE, PUBLIC_NOTE, SCHEMA_NOTE, SCHEMA_NOW, SCHEMA_UNSIGNED,
    SCHEMA_WITHOUT_SEALS, hash_in, keys_of,
};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;

/// How many rows are brought up to date at a time.
const PAGE: i64 = 500;

/// A value in a row.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Value {
    fn number(&self) -> i64 {
        if let Value::Number(number) = self { *number } else { 0 }
    }

    fn text(&self) -> String {
        match self {
            Value::Text(text) => text.clone(),
            Value::Bytes(bytes) => String::from_utf8_lossy(bytes).into_owned(),
            Value::Null | Value::Number(_) => String::new(),
        }
    }
}

/// A transaction of either database. Parameters are `$1`, `$2`, …, in the order in which they first stand there.
pub(crate) trait Sql {
    fn has_notes(&mut self) -> Result<bool, StoreError>;
    fn run(&mut self, sql: &str) -> Result<(), StoreError>;
    fn put(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError>;
    fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Vec<Value>>, StoreError>;
}

/// Makes the books where there are none, with so many chains of seals, and brings earlier ones up to date. Gives their keys,
/// and whether anything that was there had to be changed.
pub(crate) fn bring_up_to_date(
    sql: &mut impl Sql,
    schema: &str,
    folder: &Path,
    pits: u32,
) -> Result<(Keys, bool), StoreError> {
    let mut notes: HashMap<String, String> = HashMap::new();
    if sql.has_notes()? {
        let rows = sql.rows("SELECT key, value FROM notes", &[])?;
        notes.extend(rows.iter().map(|row| (row[0].text(), row[1].text())));
    }
    let found = notes.get(SCHEMA_NOTE).cloned();
    let keys = match found.as_deref() {
        None | Some(SCHEMA_WITHOUT_SEALS | SCHEMA_UNSIGNED | SCHEMA_NOW) => keys_of(folder, &notes)?,
        Some(found) => return Err(StoreError::Schema { found: found.into(), ours: SCHEMA_NOW }),
    };
    let earlier = found.as_deref().is_some_and(|found| found != SCHEMA_NOW);
    if earlier {
        migrate(sql, schema, &keys, found.as_deref() == Some(SCHEMA_WITHOUT_SEALS))?;
    } else {
        sql.run(schema)?;
    }
    let text = |text: &str| Value::Text(text.into());
    let made = if found.is_none() { pits.to_string() } else { "1".into() };
    let own = [
        (SCHEMA_NOTE, SCHEMA_NOW.to_string()),
        (PITS_NOTE, notes.get(PITS_NOTE).cloned().unwrap_or(made)),
        (PUBLIC_NOTE, hex::encode(keys.public())),
        (BOOKS_KEY_NOTE, keys.books().id().to_string()),
    ];
    let pits: i64 = own[1].1.parse().unwrap_or(1);
    for (key, value) in own {
        let note = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        sql.put(note, &[text(key), Value::Text(value)])?;
    }
    for pit in 0..pits {
        let none = [Value::Number(pit), Value::Number(0), Value::Text(hex::encode(Head::NONE.hash))];
        sql.put("INSERT INTO pits VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", &none)?;
    }
    Ok((keys, earlier))
}

fn migrate(sql: &mut impl Sql, schema: &str, keys: &Keys, without_seals: bool) -> Result<(), StoreError> {
    tracing::info!("the books are of an earlier schema: they are closed, numbered and sealed");
    sql.run(
        "ALTER TABLE records RENAME TO earlier_records; DROP INDEX records_by_action;
         ALTER TABLE seals RENAME TO earlier_seals;
         ALTER TABLE postings ADD COLUMN turn BIGINT;
         ALTER TABLE balances ADD COLUMN turn BIGINT NOT NULL DEFAULT 0",
    )?;
    sql.run(schema)?;
    close_records(sql, keys.books())?;
    close_secrets(sql, keys.books())?;
    if without_seals {
        seal_unsealed(sql)?;
    }
    number_wallets(sql)?;
    sql.run(
        "INSERT INTO seals SELECT 0, number, 0, records, hash, '' FROM earlier_seals;
         DROP TABLE earlier_records; DROP TABLE earlier_seals",
    )?;
    seal_earlier(sql, keys)
}

/// Closes what every record says. Its hash stays: of the first version, over what it says in clear.
fn close_records(sql: &mut impl Sql, key: &BooksKey) -> Result<(), StoreError> {
    let (mut log, mut seq) = (-1, 0);
    loop {
        let page = sql.rows(
            "SELECT log, seq, at, actor, action, body, hash FROM earlier_records
             WHERE log > $1 OR (log = $2 AND seq > $3) ORDER BY log, seq LIMIT $4",
            &[Value::Number(log), Value::Number(log), Value::Number(seq), Value::Number(PAGE)],
        )?;
        let Some(last) = page.last() else { return Ok(()) };
        (log, seq) = (last[0].number(), last[1].number());
        for mut row in page {
            let place = Place::Record(row[0].number() as u32, row[1].number() as u64);
            row[5] = Value::Bytes(key.close(&place, row[5].text().as_bytes()));
            sql.put("INSERT INTO records VALUES ($1, $2, $3, $4, $5, $6, $7, 1)", &row)?;
        }
    }
}

fn close_secrets(sql: &mut impl Sql, key: &BooksKey) -> Result<(), StoreError> {
    for row in sql.rows("SELECT log, number, seed FROM secrets", &[])? {
        let place = Place::Secret(row[0].number() as u32, row[1].number() as u32);
        let closed = Value::Text(key.close_text(&place, &row[2].text()));
        let update = "UPDATE secrets SET seed = $1 WHERE log = $2 AND number = $3";
        sql.put(update, &[closed, row[0].clone(), row[1].clone()])?;
    }
    for row in sql.rows("SELECT key, value FROM notes", &[])? {
        let name = row[0].text();
        if !OPEN_NOTES.contains(&name.as_str()) {
            let closed = Value::Text(key.close_text(&Place::Note(&name), &row[1].text()));
            sql.put("UPDATE notes SET value = $1 WHERE key = $2", &[closed, row[0].clone()])?;
        }
    }
    Ok(())
}

/// Books that were written before there were seals: one over all records, as the second schema made it.
fn seal_unsealed(sql: &mut impl Sql) -> Result<(), StoreError> {
    let rows = sql.rows("SELECT log, seq, hash FROM earlier_records ORDER BY log, seq", &[])?;
    if rows.is_empty() {
        return Ok(());
    }
    let hashes = rows.iter().map(|row| hash_in(&row[2].text())).collect::<Result<Vec<Hash>, _>>()?;
    let names: Vec<String> =
        rows.iter().map(|row| format!("{}:{}", row[0].number(), row[1].number())).collect();
    let hash = hex::encode(first_seal(&[0; 32], 1, hashes.iter()));
    sql.put(
        "INSERT INTO earlier_seals VALUES (1, $1, $2)",
        &[Value::Text(names.join(" ")), Value::Text(hash)],
    )
}

/// Numbers the postings of every wallet in the order in which they were written: that of the seals, and where one seal was
/// set over records of long ago, that of their times.
fn number_wallets(sql: &mut impl Sql) -> Result<(), StoreError> {
    let mut place: HashMap<String, i64> = HashMap::new();
    for (i, row) in sql.rows("SELECT records FROM earlier_seals ORDER BY number", &[])?.iter().enumerate() {
        let names = row[0].text();
        place.extend(names.split(' ').map(|name| (name.to_string(), i as i64)));
    }
    let mut postings = sql.rows(
        "SELECT p.log, p.seq, p.line, p.account, r.at FROM postings p
         JOIN earlier_records r ON r.log = p.log AND r.seq = p.seq WHERE substr(p.account, 1, 7) = 'wallet/'",
        &[],
    )?;
    postings.sort_by_cached_key(|row| {
        let [log, seq, line, at] = [0, 1, 2, 4].map(|i: usize| row[i].number());
        (place.get(&format!("{log}:{seq}")).copied().unwrap_or(i64::MAX), at, log, seq, line)
    });
    let mut turns: BTreeMap<String, i64> = BTreeMap::new();
    for row in postings {
        let turn = turns.entry(row[3].text()).or_default();
        *turn += 1;
        let update = "UPDATE postings SET turn = $1 WHERE log = $2 AND seq = $3 AND line = $4";
        sql.put(update, &[Value::Number(*turn), row[0].clone(), row[1].clone(), row[2].clone()])?;
    }
    for (account, turn) in turns {
        let update = "UPDATE balances SET turn = $1 WHERE account = $2";
        sql.put(update, &[Value::Number(turn), Value::Text(account)])?;
    }
    Ok(())
}

/// One signed seal over everything that is there. It takes in a random number beside the last hash, which was taken over
/// clear text.
fn seal_earlier(sql: &mut impl Sql, keys: &Keys) -> Result<(), StoreError> {
    let last = sql.rows("SELECT number, hash FROM seals ORDER BY number DESC LIMIT 1", &[])?;
    let Some(row) = last.first() else { return Ok(()) };
    let before = Head { number: row[0].number() as u64, hash: hash_in(&row[1].text())? };
    let salt: Hash = random();
    let sealed = Sealed { name: format!("earlier:{}", hex::encode(salt)), hash: salt, turns: vec![] };
    let seal = Seal::after(before, 0, crate::now_ms(), &[sealed], keys);
    let (number, hash) = (Value::Number(seal.number as i64), Value::Text(hex::encode(seal.hash)));
    let (at, signature) = (Value::Number(seal.at as i64), Value::Text(seal.signature_text()));
    let row = [number.clone(), at, Value::Text(seal.records), hash.clone(), signature];
    sql.put("INSERT INTO seals VALUES (0, $1, $2, $3, $4, $5)", &row)?;
    sql.put("INSERT INTO pits VALUES (0, $1, $2)", &[number, hash])
}
