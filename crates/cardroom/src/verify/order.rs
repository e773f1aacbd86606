//! Every record once more, in the order in which the books were written: that of the seals, and where there are several pits,
//! of their times. Where there are none, or a record is in none, the time of writing orders what no log orders.
//!
//! Of each record only its hash and its postings are read, a few of each log at a time.

use super::books::{self, Seal, Shape};
use super::guests::{Days, Left};
use super::seals::{Checker, Head, Named, place, signed};
use super::source::Source;
use super::spans::Spans;
use super::wallets::{Part, Wallets};
use super::{Case, Findings};
use crate::error::Failure;
use odds::share;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use voice::say;

/// So many records are at hand at a time, of all logs together.
const AT_HAND: usize = 40_000;
/// So many seals are read at once.
const SEALS: usize = 1024;

/// What is read of a record.
#[derive(Clone)]
pub struct Light {
    seq: u64,
    at: u64,
    pub hash: String,
    pub version: u64,
    /// Account, cents and turn.
    pub postings: Vec<(String, i64, Option<u64>)>,
}

/// The books up to some seals.
#[derive(Default, Serialize, Deserialize)]
pub struct Order {
    /// The last seal of every pit.
    pub pits: BTreeMap<u64, Head>,
    pub wallets: Wallets,
    days: Days,
    /// How many records there were.
    records: u64,
}

/// The records of a log, a few at a time.
#[derive(Default)]
struct Cursor {
    rows: VecDeque<Light>,
    after: Option<i64>,
}

/// The records of all logs.
struct Cursors {
    shape: Shape,
    most: usize,
    logs: BTreeMap<u32, Cursor>,
}

impl Cursors {
    /// A record, mostly the next of its log.
    fn take(&mut self, source: &mut Source<'_>, (log, seq): (u32, u64)) -> Result<Option<Light>, Failure> {
        let cursor = self.logs.entry(log).or_default();
        let last = cursor.after.unwrap_or(0);
        if cursor.rows.is_empty() && (cursor.after.is_none() || seq as i64 > last) {
            let from = seq as i64;
            let page = light(source, self.shape, log, &format!("seq >= {from}"), self.most)?;
            cursor.after = Some(page.last().map_or(last, |row| row.seq as i64));
            cursor.rows = page.into();
        }
        if let Some(i) = cursor.rows.iter().position(|row| row.seq == seq) {
            return Ok(cursor.rows.drain(..=i).next_back());
        }
        Ok(light(source, self.shape, log, &format!("seq = {}", seq as i64), 1)?.pop())
    }
}

fn light(
    source: &mut Source<'_>,
    shape: Shape,
    log: u32,
    which: &str,
    most: usize,
) -> Result<Vec<Light>, Failure> {
    let version = if shape.signed || shape.export { "version" } else { "CAST(1 AS BIGINT)" };
    let sql = format!(
        "SELECT seq, at, hash, {version} FROM records WHERE log = {log} AND {which} ORDER BY seq LIMIT {most}"
    );
    let mut rows: Vec<Light> = Vec::new();
    source.rows(&sql, &mut |r| {
        let (seq, at, hash, version) = (r[0].number(), r[1].number(), r[2].text(), r[3].number());
        rows.push(Light { seq, at, hash, version, postings: vec![] });
    })?;
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Ok(rows) };
    let span = (log, (first.seq as i64).wrapping_sub(1), Some(last.seq as i64));
    let mut i = 0;
    books::moves(source, shape, span, &mut |seq, account, cents, turn| {
        while rows.get(i).is_some_and(|row| (row.seq as i64) < seq as i64) {
            i += 1;
        }
        if let Some(row) = rows.get_mut(i).filter(|row| row.seq == seq) {
            row.postings.push((account, cents, turn));
        }
    })?;
    Ok(rows)
}

/// The seals of a pit, a page at a time, with whether the house signed each.
struct Pit {
    pit: u64,
    head: Head,
    page: VecDeque<(Seal, bool)>,
    read: i64,
    all: bool,
    /// Something of it is so wrong that what follows is not told.
    broken: bool,
}

impl Pit {
    fn read_on(&mut self, source: &mut Source<'_>, case: &Case) -> Result<(), Failure> {
        if self.all || self.page.len() > 1 {
            return Ok(());
        }
        let seals = books::seals(source, case.books.shape, (self.pit, self.read), SEALS)?;
        self.all = seals.len() < SEALS;
        self.read = seals.last().map_or(self.read, |seal| seal.number as i64);
        let signed = share::each(&seals, |seal| !seal.signature.is_empty() && signed(case, seal));
        self.page.extend(seals.into_iter().zip(signed));
        Ok(())
    }
}

/// What a walk needs to know of the logs.
pub struct Logs<'a> {
    /// The records that an earlier check found in their seals.
    pub sealed: BTreeMap<u32, Spans>,
    /// Who left a table with which record.
    pub left: &'a BTreeMap<(u32, u64), Vec<Left>>,
    /// Records of the house's book that tell a loss.
    pub losses: &'a BTreeSet<u64>,
}

/// What a walk finds.
#[derive(Default)]
pub struct Walked {
    /// The pit and the number of the seal over each record that tells a loss.
    pub losses: BTreeMap<u64, (u64, u64)>,
}

/// A walk through the seals.
struct Walk<'a> {
    case: &'a Case,
    order: &'a mut Order,
    left: &'a BTreeMap<(u32, u64), Vec<Left>>,
    pits: u64,
    money: &'a mut Findings,
}

impl Walk<'_> {
    fn book(&mut self, log: u32, row: &Light) {
        self.order.records += 1;
        if !self.case.books.whole {
            return;
        }
        let (place, pit, seq) = (self.order.records, u64::from(log) % self.pits, row.seq);
        for (account, cents, turn) in &row.postings {
            let part = Part { turn: *turn, place, pit, log, seq, cents: *cents };
            self.order.wallets.book(account, part, self.money);
        }
        if let Some(who) = self.left.get(&(log, row.seq)) {
            self.order.days.leave((log, row.seq, row.at), who, self.money);
        }
    }
}

/// Walks through the seals that are new: `seals` gets what is wrong with them, `money` what is wrong with accounts.
pub fn walk(
    source: &mut Source<'_>,
    case: &Case,
    order: &mut Order,
    logs: Logs<'_>,
    (seals, money): (&mut Findings, &mut Findings),
) -> Result<Walked, Failure> {
    let mut pits = open_pits(source, case, order)?;
    let numbers = if case.books.pits.is_none() { pits.len().max(1) as u64 } else { case.books.pits() };
    order.wallets.unnumbered = unnumbered(source, case)?;
    let (most, mut named) = (AT_HAND / case.books.logs.len().max(1), logs.sealed.clone());
    let most = most.clamp(16, 1000);
    let mut cursors = Cursors { shape: case.books.shape, most, logs: BTreeMap::new() };
    let mut walked = Walked::default();
    let mut last = last_known(&pits);
    let mut checker = Checker::new(case, logs.sealed, seals);
    let mut walk = Walk { case, order, left: logs.left, pits: numbers, money };
    while let Some(pit) = next_pit(source, case, &mut pits)? {
        let Some((seal, is_signed)) = pit.page.pop_front() else { break };
        checker.findings.counts.seals += 1;
        let mut rows = Vec::new();
        for name in seal.records.split(' ') {
            let place = place(name);
            let row = place.map(|place| cursors.take(source, place)).transpose()?.flatten();
            rows.push((name, place, row));
        }
        let records: Vec<Named<'_>> =
            rows.iter().map(|(name, place, row)| Named { name, place: *place, row: row.as_ref() }).collect();
        let ends = pit.page.is_empty() && pit.all;
        pit.broken = pit.broken || !checker.seal(&mut pit.head, (&seal, is_signed, ends), &records);
        for ((log, seq), row) in records.iter().filter_map(|named| Some((named.place?, named.row?))) {
            named.entry(log).or_default().put(seq);
            if log == 0 && logs.losses.contains(&seq) {
                walked.losses.entry(seq).or_insert((seal.pit, seal.number));
            }
            walk.book(log, row);
        }
        last.insert(seal.pit, seal);
    }
    checker.ends(&last);
    let sealed = checker.sealed;
    if case.books.seals {
        unsealed(source, case, &sealed, seals)?;
    } else if case.keys.named {
        seals.wrong.push(say!("verify-nothing-signed"));
    }
    book_unnamed(source, case, &named, &mut cursors, &mut walk)?;
    order.wallets.close(money);
    order.pits = pits.into_iter().map(|pit| (pit.pit, pit.head)).collect();
    Ok(walked)
}

fn open_pits(source: &mut Source<'_>, case: &Case, order: &Order) -> Result<Vec<Pit>, Failure> {
    let there: BTreeSet<u64> =
        books::pits(source, &case.books)?.into_iter().chain(order.pits.keys().copied()).collect();
    let open = |pit: u64| {
        let head = order.pits.get(&pit).cloned().unwrap_or_default();
        let read = if head.number == 0 { books::BEGINNING } else { head.number as i64 };
        Pit { pit, head, page: VecDeque::new(), read, all: false, broken: false }
    };
    Ok(there.into_iter().map(open).collect())
}

/// Where pits ended at the last check.
fn last_known(pits: &[Pit]) -> BTreeMap<u64, Seal> {
    let known = pits.iter().filter(|pit| pit.head.number > 0).map(|Pit { pit, head, .. }| {
        let (number, hash) = (head.number, head.hash.clone());
        // That it is signed was seen then.
        let signature = if head.signed { "-" } else { "" }.to_string();
        (*pit, Seal { pit: *pit, number, at: 0, records: String::new(), hash, signature })
    });
    known.collect()
}

/// The pit whose next seal was set first.
fn next_pit<'a>(
    source: &mut Source<'_>,
    case: &Case,
    pits: &'a mut [Pit],
) -> Result<Option<&'a mut Pit>, Failure> {
    for pit in pits.iter_mut() {
        pit.read_on(source, case)?;
    }
    let waiting = pits.iter_mut().filter(|pit| !pit.page.is_empty());
    Ok(waiting.min_by_key(|pit| pit.page.front().map(|(seal, _)| (seal.at, pit.pit))))
}

/// Wallets whose postings have no turns, in books that need none.
fn unnumbered(source: &mut Source<'_>, case: &Case) -> Result<BTreeSet<String>, Failure> {
    let mut all = BTreeSet::new();
    if case.books.pits.is_none() && case.books.whole {
        let turn = if case.books.shape.export { "turn" } else { "NULL" };
        let sql =
            format!("SELECT DISTINCT account FROM postings WHERE account LIKE 'wallet/%' AND {turn} IS NULL");
        source.rows(&sql, &mut |r| {
            all.insert(r[0].text());
        })?;
    }
    Ok(all)
}

/// The records of a log that are not among these: number and time.
fn others(source: &mut Source<'_>, log: u32, spans: Option<&Spans>) -> Result<Vec<(u64, u64)>, Failure> {
    let mut found = Vec::new();
    let gaps = spans.cloned().unwrap_or_default().gaps();
    let mut which = vec!["seq < 1".to_string()];
    which.extend(gaps.into_iter().map(|(from, to)| match i64::try_from(to) {
        Ok(to) => format!("seq >= {from} AND seq <= {to}"),
        Err(_) => format!("seq >= {from}"),
    }));
    for which in which {
        let sql = format!("SELECT seq, at FROM records WHERE log = {log} AND {which} ORDER BY seq");
        source.rows(&sql, &mut |r| found.push((r[0].number(), r[1].number())))?;
    }
    Ok(found)
}

fn unsealed(
    source: &mut Source<'_>,
    case: &Case,
    sealed: &BTreeMap<u32, Spans>,
    findings: &mut Findings,
) -> Result<(), Failure> {
    for log in case.books.logs.keys() {
        for (seq, _) in others(source, *log, sealed.get(log))? {
            findings.wrong(*log, seq, say!("verify-unsealed"));
        }
    }
    Ok(())
}

/// Records that no seal names come last.
fn book_unnamed(
    source: &mut Source<'_>,
    case: &Case,
    named: &BTreeMap<u32, Spans>,
    cursors: &mut Cursors,
    walk: &mut Walk<'_>,
) -> Result<(), Failure> {
    if !case.books.whole {
        return Ok(());
    }
    let mut rest = Vec::new();
    for log in case.books.logs.keys() {
        let others = others(source, *log, named.get(log))?;
        rest.extend(others.into_iter().map(|(seq, at)| (at, *log, seq)));
    }
    rest.sort_unstable();
    for (_, log, seq) in rest {
        if let Some(row) = cursors.take(source, (log, seq))? {
            walk.book(log, &row);
        }
    }
    Ok(())
}
