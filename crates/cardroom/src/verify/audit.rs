//! The whole check, from one state of the books to the next.

use super::books::{self, Books};
use super::house::House;
use super::losses;
use super::money::{self, Accounts, Ledger};
use super::order::{self, Logs, Order};
use super::replay::{Checked, Desk, TableState};
use super::snapshots::{self, Kept, Mirror, Snapshot};
use super::source::{self, Source};
use super::spans::Spans;
use super::{Case, Findings};
use crate::error::Failure;
use crate::progress;
use crate::seals::Noted;
use indicatif::ProgressBar;
use odds::share;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use voice::say;

/// The books up to where they were checked.
#[derive(Default, Serialize, Deserialize)]
pub struct State {
    pub house: House,
    book: Option<Kept>,
    tables: BTreeMap<u32, TableState>,
    accounts: Accounts,
    pub order: Order,
    /// How many records there were.
    pub records: u64,
}

/// How a check is made.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Is the state kept for the next check?
    pub keep: bool,
    /// Is told what was checked, table by table?
    pub verbose: bool,
    /// Is no progress shown?
    pub quiet: bool,
}

impl State {
    /// The last record of every log.
    fn heads(&self) -> BTreeMap<u32, (u64, &str)> {
        let tables = self.tables.iter().map(|(log, table)| (*log, &table.chain));
        let all = [(0, &self.house.chain)].into_iter().chain(tables);
        all.filter(|(_, chain)| chain.records > 0).map(|(log, c)| (log, (c.seq, c.hash.as_str()))).collect()
    }
}

/// Checks everything that came after a state.
pub fn audit(
    source: &mut Source<'_>,
    case: &Arc<Case>,
    mut state: State,
    manner: Manner,
) -> Result<(Findings, State), Failure> {
    let books = &case.books;
    let mut findings = case.findings();
    if books.logs.is_empty() {
        findings.wrong.push(say!("verify-empty"));
    }
    books.garbled.iter().for_each(|(log, seq, what)| findings.wrong(*log, *seq, what.clone()));
    still_there(source, &state, &mut findings)?;
    let heads: BTreeMap<u32, u64> = state.heads().iter().map(|(log, (seq, _))| (*log, *seq)).collect();
    actions(source, &heads, &mut findings)?;
    let to_read =
        books.logs.iter().map(|(log, last)| last.saturating_sub(heads.get(log).copied().unwrap_or(0)));
    let bar = progress::bar(to_read.sum(), manner.quiet);

    let told = state.house.losses.len();
    let own = house(source, case, &mut state, &bar, manner.keep)?;
    let tables = tables(source, case, &mut state, &bar, manner.keep)?;
    bar.finish_and_clear();
    end_of_export(books, &own, &tables, &mut findings);

    let [mut seals, mut money, mut late] = [(); 3].map(|()| case.findings());
    let mut left = BTreeMap::new();
    let (mut replay, mut snapshots) = (case.findings(), case.findings());
    for checked in [own].into_iter().chain(tables) {
        if manner.verbose && checked.log != 0 {
            let (log, records, rounds) = (checked.log, checked.chain.counts.records, checked.rounds);
            println!("{}", say!("verify-table", log: log, records: records, rounds: rounds));
        }
        findings.add(checked.chain);
        replay.add(checked.replay);
        snapshots.add(checked.snapshot);
        money::add(&mut state.accounts, checked.moved);
        left.extend(checked.left.into_iter().map(|(seq, who)| ((checked.log, seq), who)));
        if manner.keep && checked.log != 0 {
            state.tables.insert(checked.log, checked.state);
        }
    }
    state.records += findings.counts.records;
    let sealed = heads.iter().map(|(log, seq)| (*log, Spans::up_to(*seq))).collect();
    let losses: BTreeSet<u64> = state.house.losses[told..].iter().map(losses::Loss::seq).collect();
    let logs = Logs { sealed, left: &left, losses: &losses };
    let walked = order::walk(source, case, &mut state.order, logs, (&mut seals, &mut money))?;
    // An export of one table does not say what was in a wallet before.
    if books.whole && !books.part {
        money::compare(source, books, &state.accounts, &state.order.wallets, &mut late)?;
        state.house.counts.compare(source, &mut late)?;
        if !books.locked && !books.shape.export {
            state.house.people.compare(source, &mut replay)?;
        }
    }
    let new = state.house.losses.split_off(told);
    state.house.losses.extend(losses::check(source, case, &new, &walked.losses, &mut late)?);
    noted(source, case, &state.house.losses, &mut late)?;
    [seals, replay, snapshots, money, late].into_iter().for_each(|part| findings.add(part));
    Ok((findings, state))
}

/// What was read at an earlier check still ends as it did.
fn still_there(source: &mut Source<'_>, state: &State, findings: &mut Findings) -> Result<(), Failure> {
    for (log, (seq, hash)) in state.heads() {
        let mut is = None;
        let sql = format!("SELECT hash FROM records WHERE log = {log} AND seq = {}", seq as i64);
        source.rows(&sql, &mut |r| is = Some(r[0].text()))?;
        match is {
            Some(is) if is == hash => {}
            Some(_) => findings.wrong(log, seq, say!("verify-hash")),
            None => findings.wrong(log, seq.saturating_add(1), say!("verify-missing", seq: seq)),
        }
    }
    Ok(())
}

/// No action id stands twice. The database has them in order; where it should and has not, it puts them so.
fn actions(
    source: &mut Source<'_>,
    heads: &BTreeMap<u32, u64>,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let mut twice = |log: u32, seq: u64, action: &str, actor: i64| {
        findings.wrong(log, seq, say!("verify-action-twice", action: action, actor: actor));
    };
    if heads.is_empty() || !source.has("records_by_action")? {
        let mut before: Option<(i64, String, u32, u64)> = None;
        let sql = "SELECT actor, action, log, seq FROM records WHERE action IS NOT NULL AND actor IS NOT NULL
                   ORDER BY actor, action, log, seq";
        return source.rows(sql, &mut |r| {
            let (actor, action) = (r[0].maybe().unwrap_or(0), r[1].text());
            if let Some((by, of, log, seq)) = before.as_ref()
                && (*by, of) == (actor, &action)
            {
                twice(*log, *seq, &action, actor);
            }
            before = Some((actor, action, r[2].number() as u32, r[3].number()));
        });
    }
    for log in source.each_of("log", "records")? {
        let after = u32::try_from(log)
            .ok()
            .and_then(|log| heads.get(&log))
            .map_or(books::BEGINNING, |seq| *seq as i64);
        let sql = format!(
            "SELECT first.actor, first.action, first.log, first.seq FROM records AS later, records AS first
             WHERE later.log = {log} AND later.seq > {after} AND later.action IS NOT NULL AND first.action IS NOT NULL
             AND first.actor = later.actor AND first.action = later.action
             AND (first.log < later.log OR (first.log = later.log AND first.seq < later.seq))"
        );
        source.rows(&sql, &mut |r| {
            twice(r[2].number() as u32, r[3].number(), &r[1].text(), r[0].maybe().unwrap_or(0));
        })?;
    }
    Ok(())
}

/// Follows the house's own book.
fn house(
    source: &mut Source<'_>,
    case: &Arc<Case>,
    state: &mut State,
    bar: &ProgressBar,
    keep: bool,
) -> Result<Checked, Failure> {
    let (house, before) = (&mut state.house, &state.accounts);
    let mut checked = Checked::new(case, 0, None);
    let mut ledger = Ledger::after(before);
    let (shape, kept) = (case.books.shape, state.book.take());
    let snapshot = if case.books.locked { None } else { Snapshot::read(source, case, 0)? };
    let of = snapshots::house_book(kept.as_ref());
    let head = (house.chain.seq, house.chain.hash.clone());
    let mut mirror = Mirror::new((0, (head.0, &head.1)), snapshot, of, kept.as_ref(), keep);
    if mirror.looks_back() {
        let mut again = mirror.again(snapshots::house_book(None));
        let mut after = books::BEGINNING;
        loop {
            let page = books::page(source, shape, 0, after)?;
            for mut row in page.rows {
                row.open(shape, 0, &case.keys);
                again.follow(&row);
                after = row.seq as i64;
            }
            if page.last || again.is_done() {
                break;
            }
        }
        again.finish(&mut checked.snapshot);
    }
    while case.books.logs.contains_key(&0) {
        let page = books::page(source, shape, 0, house.chain.after())?;
        for seq in page.orphans {
            checked.chain.wrong(0, seq, say!("verify-orphans"));
        }
        for mut row in page.rows {
            row.open(shape, 0, &case.keys);
            house.chain.follow(case, 0, &row, &mut checked.chain);
            match case.books.locked {
                true => ledger.take(0, &row, &mut checked.replay),
                false => {
                    mirror.follow(&row);
                    house.follow(case, &row, &mut ledger, &mut checked.replay);
                }
            }
            bar.inc(1);
        }
        if page.last {
            break;
        }
    }
    state.book = mirror.finish(&mut checked.snapshot);
    checked.moved = ledger.moved;
    checked.last.clone_from(&house.chain.hash);
    Ok(checked)
}

/// Replays every table, several at once.
fn tables(
    source: &mut Source<'_>,
    case: &Arc<Case>,
    state: &mut State,
    bar: &ProgressBar,
    keep: bool,
) -> Result<Vec<Checked>, Failure> {
    let mut left = std::mem::take(&mut state.tables);
    let logs: Vec<(u32, Mutex<Option<TableState>>)> = case
        .books
        .logs
        .keys()
        .filter(|log| **log != 0)
        .map(|log| (*log, Mutex::new(left.remove(log))))
        .collect();
    let (house, before) = (&state.house, &state.accounts);
    source::serve(source, move |counter| {
        let desk = Desk { case, house, before, counter: &counter, keep, bar };
        share::each(&logs, |(log, state)| desk.table(*log, state.lock().take())).into_iter().collect()
    })
}

/// The last line of an export counts its records and repeats its last hash.
fn end_of_export(books: &Books, own: &Checked, tables: &[Checked], findings: &mut Findings) {
    let Some(end) = &books.end else { return };
    let all = || [own].into_iter().chain(tables);
    let records: u64 = all().map(|checked| checked.chain.counts.records).sum();
    let last = all().next_back().map(|checked| checked.last.as_str()).filter(|hash| !hash.is_empty());
    if end.records != records || end.last.as_deref() != last {
        let said = end.records;
        findings.wrong.push(say!("verify-export-end", said: said, records: records));
    }
}

/// Everything that was noted down earlier is still there.
fn noted(
    source: &mut Source<'_>,
    case: &Case,
    losses: &[losses::Loss],
    findings: &mut Findings,
) -> Result<(), Failure> {
    for noted in &case.noted {
        let Noted { pit, number, hash, .. } = noted;
        let (pit, number) = (*pit, *number);
        let seal = books::seal(source, &case.books, pit, number)?;
        if seal.as_ref().is_some_and(|seal| seal.hash.starts_with(hash)) {
            continue;
        }
        if let Some(lost) = losses.iter().find_map(|loss| loss.says_of(noted)) {
            findings.lost.push(lost);
            continue;
        }
        findings.wrong.push(other_seal(source, case, noted, seal)?);
    }
    Ok(())
}

/// A seal that was noted down is another, or is gone.
pub fn other_seal(
    source: &mut Source<'_>,
    case: &Case,
    noted: &Noted,
    is: Option<books::Seal>,
) -> Result<voice::Telling, Failure> {
    let Noted { pit, number, hash, .. } = noted;
    let (pit, number) = (*pit, *number);
    if let Some(seal) = is {
        return Ok(say!("verify-seal-is", pit: pit, number: number, is: &seal.hash, was: hash));
    }
    let newest = books::newest(source, &case.books)?;
    let last = newest.iter().find(|seal| seal.pit == pit).map_or(0, |seal| seal.number);
    Ok(say!("verify-seal-gone", pit: pit, number: number, last: last))
}
