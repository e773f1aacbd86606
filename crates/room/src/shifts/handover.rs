//! What the books say of a shift: tables, the drop, rulings, calls for the floor, and who was about.

use crate::calendar::SETTLES;
use crate::error::RoomError;
use crate::house_book::{HouseBook, at};
use crate::past;
use crate::protocol::{FloorRuling, HandoverCall, RoomEvent, TableId};
use crate::record::{HouseEvent, Step};
use chips::Money;
use games::PlayerId;
use ledger::{Account, Reader, Side, StoreError, StoredRecord};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many records are read at once.
const PAGE: u32 = 2000;

/// What was found of a shift.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// The tables that were open in it: name, opened and closed in it, the drop.
    pub tables: BTreeMap<TableId, (String, Option<u64>, Option<u64>, Money)>,
    /// What the floor ruled.
    pub rulings: Vec<Ruled>,
    /// Who called it.
    pub calls: Vec<HandoverCall>,
    /// Who did something, and when they signed in.
    pub people: BTreeMap<PlayerId, Option<u64>>,
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
    let name = format!("shift-1/{shift}/{from}-{to}");
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
    let mut named = Vec::new();
    for (table, (opened, closed)) in house.spans().iter().filter(|(table, _)| !is_private(**table)) {
        let opened = at(reader, *opened)?.at;
        if opened < to && closed.is_none_or(|closed| closed >= from) {
            let opened = Some(opened).filter(|opened| *opened >= from);
            let closed = closed.filter(|closed| *closed < to);
            found.tables.insert(*table, (String::new(), opened, closed, Money::ZERO));
            named.push(*table);
        }
    }
    for (table, (spec, _)) in house.tables(reader, |table, _| named.contains(&table))?.0 {
        found.tables.entry(table).and_modify(|line| line.0 = spec.name);
    }
    for posting in reader.postings("drop/", from, to)? {
        if let Account::Drop { table, .. } = posting.account {
            found.tables.entry(table).and_modify(|line| line.3 += Money::cents(posting.cents));
        }
    }
    each(reader, 0, (from, to), |record| found.see(record))?;
    for table in named {
        found.calls_of(reader, table, (from, to))?;
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

/// What stands in a record of a table in which somebody calls the floor, or a call is over.
const CALLS: [&str; 4] = ["\"floor_called\"", "\"disputed\"", "\"floor_came\"", "\"call_taken_back\""];

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
    }

    /// The calls at a table.
    fn calls_of(&mut self, reader: &mut Reader, table: TableId, span: (u64, u64)) -> Result<(), StoreError> {
        let mut unread = None;
        each(reader, table, span, |record| {
            if !CALLS.iter().any(|word| record.body.contains(word)) {
                return;
            }
            match past::read(table, record) {
                Ok(read) => read.steps.iter().for_each(|step| self.call(table, record.at, step)),
                Err(why) => unread = Some(why),
            }
        })?;
        unread.map_or(Ok(()), Err)
    }

    fn call(&mut self, table: TableId, at: u64, step: &Step) {
        let Step::Room(event) = step else { return };
        match event {
            RoomEvent::FloorCalled { by, text } | RoomEvent::Disputed { by, text, .. } => {
                let (by, text) = (by.clone(), text.clone());
                self.calls.push(HandoverCall { at, table, by, text, answered_by: None, over: None });
            }
            RoomEvent::FloorCame { by } => self.call_is_over(table, at, Some(by)),
            RoomEvent::CallTakenBack { .. } => self.call_is_over(table, at, None),
            _ => {}
        }
    }

    fn call_is_over(&mut self, table: TableId, at: u64, by: Option<&String>) {
        let open = |call: &&mut HandoverCall| call.table == table && call.over.is_none();
        for call in self.calls.iter_mut().filter(open) {
            (call.over, call.answered_by) = (Some(at), by.cloned());
        }
    }
}
