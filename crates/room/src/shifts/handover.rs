//! What the books say of a shift: tables, the drop, rulings, calls for the floor, the cage's drawers, how many were kept out, and who
//! was about.

use super::at_table::{LogOf, tapped_in};
use super::boxes::players;
use super::only_programs;
use crate::calendar::SETTLES;
use crate::error::RoomError;
use crate::house_book::{HouseBook, at};
use crate::protocol::{Dealing, FloorRuling, HandoverCall, TableId};
use crate::record::HouseEvent;
use crate::table::now_ms;
use chips::Money;
use games::PlayerId;
use ledger::{Account, Reader, Side, StoreError, StoredRecord};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many records are read at once.
const PAGE: u32 = 2000;
/// How what is kept of a shift is called, with the version of its shape.
pub const KIND: &str = "shift-7";

/// What was found of a shift.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// The tables that were open in it.
    pub tables: BTreeMap<TableId, FoundTable>,
    /// What the floor ruled.
    pub rulings: Vec<Ruled>,
    /// Who called it.
    pub calls: Vec<HandoverCall>,
    /// Who did something, and when they signed in.
    pub people: BTreeMap<PlayerId, Option<u64>>,
    /// Drawers of the cage that were opened or closed in it.
    pub drawers: BTreeMap<u64, FoundDrawer>,
    /// How many people were put onto the list of those who are kept out. Who they are is for few to read.
    pub excluded: u32,
    /// How many were taken off it.
    pub lifted: u32,
}

/// A table that was open in a shift.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FoundTable {
    /// What it is called.
    pub name: String,
    /// When it was opened, where that was in the shift.
    pub opened: Option<u64>,
    /// When it was closed, where that was in the shift.
    pub closed: Option<u64>,
    /// What fell into its drop box.
    pub drop: Money,
    /// Rounds or hands that came to their end.
    pub rounds: u32,
    /// Who dealt, where a person deals.
    pub dealt: Vec<Stint>,
    /// How often the dealer named a card again.
    pub named_again: u32,
    /// How often the floor did.
    pub corrected: u32,
    /// By how much chips that were counted there were more than the books said, or fewer.
    pub counted: Money,
    /// How often another deck came.
    pub decks: u32,
    /// How often the floor reversed a settlement.
    pub reversed: u32,
    /// How often a move was taken back.
    pub retracted: u32,
    /// Who had chips there; nobody where the chips are real.
    pub players: BTreeSet<PlayerId>,
}

impl FoundTable {
    /// Is there nothing to tell of it, but that it was open? What the house's programs do among themselves is nothing.
    pub fn is_idle(&self, programs: &BTreeSet<PlayerId>) -> bool {
        let alone = only_programs(&self.players, programs);
        let (drop, rounds) = if alone { (self.drop, self.rounds) } else { (Money::ZERO, 0) };
        let (name, players) = (self.name.clone(), self.players.clone());
        *self == FoundTable { name, players, drop, rounds, ..FoundTable::default() }
    }
}

/// Somebody who dealt at a table until somebody else did: from when they tapped in, or dealt first, until they tapped out, or
/// dealt last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct Stint {
    pub dealer: PlayerId,
    pub from: u64,
    pub to: u64,
    /// Is it not over?
    #[serde(skip)]
    pub tapped: bool,
}

/// A drawer of the cage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundDrawer {
    /// Whose it is.
    pub by: PlayerId,
    /// When it was opened.
    pub opened: u64,
    /// With how much.
    pub opened_with: Money,
    /// What was counted first, where that did not agree with the books.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_count: Option<Money>,
    /// How it was closed, where that was in the shift.
    pub closed: Option<DrawerClosing>,
}

/// How a drawer was closed: when, what should have lain in it, and what did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct DrawerClosing {
    pub at: u64,
    pub expected: Money,
    pub counted: Money,
}

/// A ruling.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct Ruled {
    pub at: u64,
    pub table: TableId,
    pub by: PlayerId,
    pub second: Option<PlayerId>,
    pub reason: String,
    pub ruling: FloorRuling,
}

/// What the books say of a shift with this number, from one moment to another; and what is to be kept of it, once it is over.
pub fn found(
    reader: &mut Reader,
    (shift, from, to): (u32, u64, u64),
    now: u64,
    is_private: &dyn Fn(TableId) -> bool,
) -> Result<(Found, Option<Side>), RoomError> {
    let name = format!("{KIND}/{shift}/{from}-{to}");
    if let Some(kept) = reader.kept(&name)?.and_then(|text| serde_json::from_str(&text).ok()) {
        return Ok((kept, None));
    }
    let found = look(reader, (from, to), is_private)?;
    let over = to.saturating_add(SETTLES) < now;
    let keep = over.then(|| Side::keep(&name, serde_json::to_string(&found).expect("it is JSON")));
    Ok((found, keep))
}

/// What the books say of the time from one moment to another, whatever is kept of it.
pub fn look(
    reader: &mut Reader,
    (from, to): (u64, u64),
    is_private: &dyn Fn(TableId) -> bool,
) -> Result<Found, RoomError> {
    let mut found = Found::default();
    let house = HouseBook::open(reader)?;
    for (table, (opened, closed)) in house.spans().iter().filter(|(table, _)| !is_private(**table)) {
        let opened = at(reader, *opened)?.at;
        if opened < to && closed.is_none_or(|closed| closed >= from) {
            let opened = Some(opened).filter(|opened| *opened >= from);
            let closed = closed.filter(|closed| *closed < to);
            found.tables.insert(*table, FoundTable { opened, closed, ..FoundTable::default() });
        }
    }
    let tables = house.tables(reader, |table, _| found.tables.contains_key(&table))?.0;
    for posting in reader.postings("drop/", from, to)? {
        if let Account::Drop { table, .. } = posting.account {
            found.tables.entry(table).and_modify(|line| line.drop += Money::cents(posting.cents));
        }
    }
    each(reader, 0, (from, to), |record| found.see(record))?;
    // Of a drawer that was opened before, the closing does not say when.
    for (number, drawer) in found.drawers.iter_mut().filter(|(_, drawer)| drawer.opened == 0) {
        drawer.opened = at(reader, *number)?.at;
    }
    for (table, (spec, _)) in tables {
        let by_hand = spec.dealing == Dealing::Human;
        let line = found.tables.entry(table).or_default();
        line.name = spec.name;
        if let Some((first, last)) = reader.span(table, from, to)? {
            line.players = players(&reader.lines(table, first - 1, last)?);
        }
        // Whoever was tapped in when the shift began deals from its beginning, or from when the table was opened.
        if let Some(dealer) = tapped_in(reader, table, from)?.filter(|_| by_hand && line.opened.is_none()) {
            line.dealt.push(Stint { dealer, from, to: from, tapped: true });
        }
        let mut log = LogOf { table, by_hand, line, calls: &mut found.calls, unread: None };
        each(reader, table, (from, to), |record| log.see(record))?;
        let until = log.line.closed.unwrap_or(to).min(now_ms());
        log.stint_ends(until);
        log.unread.map_or(Ok(()), Err)?;
    }
    found.calls.sort_by_key(|call| call.at);
    Ok(found)
}

/// Every record of a log between two moments, in order.
fn each(
    reader: &mut Reader,
    log: u32,
    (from, to): (u64, u64),
    mut see: impl FnMut(&StoredRecord),
) -> Result<(), StoreError> {
    let Some((first, last)) = reader.span(log, from, to)? else { return Ok(()) };
    let mut after = first - 1;
    while after < last {
        let page = reader.records(log, after, PAGE)?;
        let Some(end) = page.last() else { break };
        after = end.seq;
        page.iter().filter(|record| (from..to).contains(&record.at)).for_each(&mut see);
    }
    Ok(())
}

impl Found {
    /// A record of the house's book.
    fn see(&mut self, record: &StoredRecord) {
        let Ok(event) = serde_json::from_str::<HouseEvent>(&record.body) else { return };
        let actor = record.actor.map(PlayerId);
        if let Some(by) = actor {
            self.people.entry(by).or_default();
        }
        match &event {
            HouseEvent::SignedIn { player, .. } => {
                self.people.entry(*player).or_default().get_or_insert(record.at);
            }
            HouseEvent::SignedOut { player, .. }
            | HouseEvent::SessionLocked { player, .. }
            | HouseEvent::SessionUnlocked { player, .. } => drop(self.people.entry(*player).or_default()),
            // That the floor comes rules nothing.
            HouseEvent::Ruled { ruling: FloorRuling::Coming, .. } => {}
            HouseEvent::Ruled { table, reason, ruling, .. } => {
                let (reason, ruling, by) = (reason.clone(), ruling.clone(), actor.unwrap_or(PlayerId(0)));
                let ruled = Ruled { at: record.at, table: *table, by, second: None, reason, ruling };
                self.rulings.push(ruled);
            }
            HouseEvent::Signed { first, deed, .. } => {
                if let HouseEvent::Ruling { table, reason, ruling, .. } = deed.as_ref() {
                    let (reason, ruling) = (reason.clone(), ruling.clone());
                    let (at, by, second) = (record.at, *first, actor);
                    self.rulings.push(Ruled { at, table: *table, by, second, reason, ruling });
                }
            }
            _ => {}
        }
        self.counter(record, event.done());
    }

    /// What was done at the cage, and with the list of those who are kept out.
    fn counter(&mut self, record: &StoredRecord, done: &HouseEvent) {
        match done {
            HouseEvent::DrawerOpened { counted } => {
                let (by, opened) = (PlayerId(record.actor.unwrap_or(0)), record.at);
                let (first_count, closed) = (None, None);
                let fresh = FoundDrawer { by, opened, opened_with: *counted, first_count, closed };
                self.drawers.insert(record.seq, fresh);
            }
            HouseEvent::DrawerCounted { drawer, counted } => {
                self.drawers.entry(*drawer).and_modify(|line| line.first_count = Some(*counted));
            }
            HouseEvent::DrawerClosed {
                drawer,
                by,
                opened_with,
                cash_in,
                cash_out,
                counted,
                first_count,
                ..
            } => {
                let (expected, opened_with) = (*opened_with + *cash_in - *cash_out, *opened_with);
                let before = FoundDrawer { by: *by, opened: 0, opened_with, first_count: None, closed: None };
                let line = self.drawers.entry(*drawer).or_insert(before);
                line.first_count = *first_count;
                line.closed = Some(DrawerClosing { at: record.at, expected, counted: *counted });
            }
            HouseEvent::Excluded { .. } => self.excluded += 1,
            HouseEvent::ExclusionLifted { .. } => self.lifted += 1,
            _ => {}
        }
    }
}
