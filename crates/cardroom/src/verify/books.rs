//! The books as they lie there, read page by page. Nothing here is shared with the writer.

use super::export::End;
use super::keys::Keys;
use super::source::{Cell, Source};
use crate::error::Failure;
use serde::Deserialize;
use std::collections::BTreeMap;
use voice::{Telling, say};

/// The note of books that were written before there were seals.
const WITHOUT_SEALS: &str = "1";
/// The note of books whose seals are signed.
const SIGNED: &str = "3";

/// How many records are read at once.
pub const PAGE: usize = 500;
/// Before the first record.
pub const BEGINNING: i64 = i64::MIN;

/// A record as it lies there.
pub struct Row {
    pub seq: u64,
    pub at: u64,
    pub actor: Option<i64>,
    pub action: Option<String>,
    /// What it says; nothing where its key is not at hand.
    pub body: String,
    /// What is stored of that.
    pub stored: Vec<u8>,
    pub hash: String,
    /// The version of its hash.
    pub version: u64,
    /// Account and cents, in order.
    pub postings: Vec<(String, i64)>,
    /// The turn of each of them, where it has one.
    pub turns: Vec<Option<u64>>,
    /// It does not open, or opens to something else than it says.
    pub garbled: bool,
}

/// Some records of a log, in order.
pub struct Page {
    pub rows: Vec<Row>,
    /// Postings of records that are not there.
    pub orphans: Vec<u64>,
    /// Is it the last?
    pub last: bool,
}

/// How the tables of these books look.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Shape {
    /// Seals are signed, and records closed.
    pub signed: bool,
    /// It is an export, read in: records say in clear what they say.
    pub export: bool,
}

impl Shape {
    fn version(self) -> &'static str {
        if self.signed || self.export { "version" } else { "CAST(1 AS BIGINT)" }
    }

    fn turn(self) -> &'static str {
        if self.signed || self.export { "turn" } else { "CAST(NULL AS BIGINT)" }
    }
}

/// What is known of the books before their records are read.
#[derive(Default)]
pub struct Books {
    pub shape: Shape,
    /// The logs that are there, with the number of the last record of each.
    pub logs: BTreeMap<u32, u64>,
    /// The seals over all commits are there; not in an export of one table, nor where the schema had none.
    pub seals: bool,
    /// What the database says every pit ends with.
    pub pits: Option<BTreeMap<u64, (u64, String)>>,
    /// Are there snapshots from which a room goes on at its next start?
    pub snapshots: bool,
    /// What an export says at its end.
    pub end: Option<End>,
    /// Does every log start at its beginning, and is every log there?
    pub whole: bool,
    /// Does something here lack its key, so that it cannot be replayed?
    pub locked: bool,
    /// The key that the books say signs them.
    pub public: Option<String>,
    /// The archives in which the beginning of these books lies, as they note them.
    pub archives: Option<String>,
    /// Are they an archive, unpacked? What accounts hold and who there is was said later.
    pub part: bool,
    /// The last record of every log that lies in an archive.
    pub archived: BTreeMap<u32, u64>,
    /// What does not agree already as it is read.
    pub garbled: Vec<(u32, u64, Telling)>,
}

/// One commit sealed, in one pit.
#[derive(Clone, Deserialize)]
pub struct Seal {
    #[serde(default)]
    pub pit: u64,
    pub number: u64,
    #[serde(default)]
    pub at: u64,
    pub records: String,
    pub hash: String,
    /// Empty before seals were signed.
    #[serde(default)]
    pub signature: String,
}

impl Books {
    /// What a database says of its books.
    pub fn of(source: &mut Source<'_>, keys: &Keys) -> Result<Books, Failure> {
        // Books whose seals are signed have a table that earlier ones had not, whatever a note says.
        let signed = source.has("pits")?;
        let shape = Shape { signed, export: false };
        let mut books = Books { whole: true, shape, ..Books::default() };
        let mut notes: BTreeMap<String, String> = BTreeMap::new();
        source.rows("SELECT key, value FROM notes", &mut |r| drop(notes.insert(r[0].text(), r[1].text())))?;
        let schema = notes.get("schema").map_or("", String::as_str);
        if signed && schema != SIGNED {
            books.garbled.push((0, 0, say!("verify-schema-back", schema: schema)));
        }
        books.public = notes.get("public key").cloned();
        books.archives = notes.get("archives").cloned();
        books.seals = signed || schema != WITHOUT_SEALS;
        if signed {
            let pits = books.pits.insert(BTreeMap::new());
            source.rows("SELECT pit, seal, hash FROM pits", &mut |r| {
                pits.insert(r[0].number(), (r[1].number(), r[2].text()));
            })?;
        }
        books.snapshots = source.has("snapshots")?;
        books.find_logs(source)?;
        books.locked = signed && !keys.opens() && !books.logs.is_empty();
        Ok(books)
    }

    /// The logs that are there, and postings of logs that are not.
    pub fn find_logs(&mut self, source: &mut Source<'_>) -> Result<(), Failure> {
        for log in source.each_of("log", "records")? {
            match u32::try_from(log) {
                Ok(log) => {
                    let last = source.number(&format!("SELECT MAX(seq) FROM records WHERE log = {log}"))?;
                    self.logs.insert(log, last.unwrap_or(0) as u64);
                }
                Err(_) => self.garbled.push((log as u32, 0, say!("verify-unopened"))),
            }
        }
        for log in source.each_of("log", "postings")? {
            if u32::try_from(log).ok().is_none_or(|log| !self.logs.contains_key(&log)) {
                let sql = format!("SELECT DISTINCT seq FROM postings WHERE log = {log} ORDER BY seq");
                let mut orphans = Vec::new();
                source.rows(&sql, &mut |r| orphans.push(r[0].number()))?;
                for seq in orphans {
                    self.garbled.push((log as u32, seq, say!("verify-orphans")));
                }
            }
        }
        Ok(())
    }

    /// How many pits there are.
    pub fn pits(&self) -> u64 {
        self.pits.as_ref().map_or(1, |pits| pits.len().max(1)) as u64
    }

    /// The key whose signatures are believed.
    pub fn house_key(&self, keys: &Keys) -> Option<[u8; 32]> {
        keys.public.or_else(|| self.public.as_deref().and_then(unhex))
    }
}

/// The records of a log after one of them, as many as a page has.
pub fn page(source: &mut Source<'_>, shape: Shape, log: u32, after: i64) -> Result<Page, Failure> {
    page_of(source, shape, (log, after), PAGE)
}

fn page_of(
    source: &mut Source<'_>,
    shape: Shape,
    (log, after): (u32, i64),
    most: usize,
) -> Result<Page, Failure> {
    let clear = if shape.export { "clear" } else { "NULL" };
    let sql = format!(
        "SELECT seq, at, actor, action, body, hash, {}, {clear} FROM records
         WHERE log = {log} AND seq > {after} ORDER BY seq LIMIT {most}",
        shape.version()
    );
    let mut rows: Vec<Row> = Vec::new();
    source.rows(&sql, &mut |r: &[Cell]| {
        rows.push(Row {
            seq: r[0].number(),
            at: r[1].number(),
            actor: r[2].maybe(),
            action: r[3].words(),
            body: r[7].text(),
            stored: r[4].bytes(),
            hash: r[5].text(),
            version: r[6].number(),
            postings: vec![],
            turns: vec![],
            garbled: false,
        });
    })?;
    let last = rows.len() < most;
    let to = rows.last().filter(|_| !last).map(|row| row.seq as i64);
    let mut orphans: Vec<u64> = Vec::new();
    let mut place = 0;
    moves(source, shape, (log, after, to), &mut |seq, account, cents, turn| {
        while rows.get(place).is_some_and(|row| (row.seq as i64) < seq as i64) {
            place += 1;
        }
        match rows.get_mut(place).filter(|row| row.seq == seq) {
            Some(row) => {
                row.postings.push((account, cents));
                row.turns.push(turn);
            }
            None if orphans.last() == Some(&seq) => {}
            None => orphans.push(seq),
        }
    })?;
    Ok(Page { rows, orphans, last })
}

/// The postings of a log after one record and up to another: number, account, cents and turn of each.
pub fn moves(
    source: &mut Source<'_>,
    shape: Shape,
    (log, after, to): (u32, i64, Option<i64>),
    each: &mut dyn FnMut(u64, String, i64, Option<u64>),
) -> Result<(), Failure> {
    let to = to.map(|to| format!(" AND seq <= {to}")).unwrap_or_default();
    let sql = format!(
        "SELECT seq, account, cents, {} FROM postings WHERE log = {log} AND seq > {after}{to} ORDER BY seq, line",
        shape.turn()
    );
    source.rows(&sql, &mut |r| {
        let turn = r[3].maybe().map(|turn| turn as u64);
        each(r[0].number(), r[1].text(), r[2].number() as i64, turn);
    })
}

impl Row {
    /// Reads what it says, where its key is at hand.
    pub fn open(&mut self, shape: Shape, log: u32, keys: &Keys) {
        let place = || format!("record {log} {}", self.seq);
        if shape.export {
            let closed = !self.stored.is_empty();
            self.garbled =
                closed && keys.opens() && keys.open(&place(), &self.stored).as_ref() != Some(&self.body);
            if !closed {
                self.stored = self.body.clone().into_bytes();
            }
        } else if shape.signed {
            let open = keys.open(&place(), &self.stored);
            self.garbled = open.is_none() && keys.opens();
            self.body = open.unwrap_or_default();
        } else {
            self.body = String::from_utf8_lossy(&self.stored).into_owned();
        }
    }
}

/// One record, opened.
pub fn record(
    source: &mut Source<'_>,
    shape: Shape,
    place: (u32, u64),
    keys: &Keys,
) -> Result<Option<Row>, Failure> {
    let (log, seq) = place;
    let page = page_of(source, shape, (log, (seq as i64).saturating_sub(1)), 1)?;
    let row = page.rows.into_iter().next().filter(|row| row.seq == seq);
    Ok(row.map(|mut row| {
        row.open(shape, log, keys);
        row
    }))
}

/// What is kept of the seeds of a table, of shuffles from this number on; an export has none but those its records reveal.
pub type Kept = Option<BTreeMap<u32, Option<[u8; 32]>>>;

/// The seeds that are kept of a table.
pub fn seeds(
    source: &mut Source<'_>,
    shape: Shape,
    log: u32,
    from: u32,
    keys: &Keys,
) -> Result<Kept, Failure> {
    if shape.export {
        return Ok(None);
    }
    let mut kept = BTreeMap::new();
    let sql = format!("SELECT number, seed FROM secrets WHERE log = {log} AND number >= {from}");
    source.rows(&sql, &mut |r| {
        let number = r[0].number() as u32;
        let open = |closed: Vec<u8>| keys.open(&format!("secret {log} {number}"), &closed);
        let seed = match shape.signed {
            true => hex::decode(r[1].text()).ok().and_then(open).unwrap_or_default(),
            false => r[1].text(),
        };
        kept.insert(number, unhex(&seed));
    })?;
    Ok(Some(kept))
}

/// The seals of a pit after one of them, as many as are asked for; in books from before they were signed there is one pit.
pub fn seals(
    source: &mut Source<'_>,
    shape: Shape,
    (pit, after): (u64, i64),
    most: usize,
) -> Result<Vec<Seal>, Failure> {
    seals_between(source, shape, pit, (after, i64::MAX), most)
}

fn seals_between(
    source: &mut Source<'_>,
    shape: Shape,
    pit: u64,
    (after, to): (i64, i64),
    most: usize,
) -> Result<Vec<Seal>, Failure> {
    let sql = match shape.signed || shape.export {
        true => format!(
            "SELECT number, at, records, hash, signature FROM seals WHERE pit = {pit}
             AND number > {after} AND number <= {to} ORDER BY number LIMIT {most}"
        ),
        false => format!(
            "SELECT number, CAST(0 AS BIGINT), records, hash, '' FROM seals
             WHERE number > {after} AND number <= {to} ORDER BY number LIMIT {most}"
        ),
    };
    let mut seals = Vec::new();
    source.rows(&sql, &mut |r| {
        let (number, at, records) = (r[0].number(), r[1].number(), r[2].text());
        seals.push(Seal { pit, number, at, records, hash: r[3].text(), signature: r[4].text() });
    })?;
    Ok(seals)
}

/// A seal by its number.
pub fn seal(source: &mut Source<'_>, books: &Books, pit: u64, number: u64) -> Result<Option<Seal>, Failure> {
    if !books.seals || !books.shape.signed && !books.shape.export && pit != 0 {
        return Ok(None);
    }
    let number = number as i64;
    Ok(seals_between(source, books.shape, pit, (number.saturating_sub(1), number), 1)?.pop())
}

/// The pits that have seals.
pub fn pits(source: &mut Source<'_>, books: &Books) -> Result<Vec<u64>, Failure> {
    Ok(match books {
        Books { seals: false, .. } => vec![],
        Books { shape: Shape { signed: false, export: false }, .. } => vec![0],
        _ => source.each_of("pit", "seals")?.into_iter().map(|pit| pit as u64).collect(),
    })
}

/// The last seal of every pit.
pub fn newest(source: &mut Source<'_>, books: &Books) -> Result<Vec<Seal>, Failure> {
    let mut newest = Vec::new();
    for pit in pits(source, books)? {
        let pits = if books.shape.signed || books.shape.export { "WHERE pit =" } else { "WHERE 0 =" };
        let last = source.number(&format!("SELECT MAX(number) FROM seals {pits} {pit}"))?;
        newest.extend(last.map(|last| seal(source, books, pit, last as u64)).transpose()?.flatten());
    }
    Ok(newest)
}

/// Thirty-two bytes from hex.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    hex::FromHex::from_hex(text).ok()
}
