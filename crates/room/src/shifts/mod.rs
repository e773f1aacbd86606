//! Shifts and the count of the drop boxes, as the house's book has them. One shift is open at a time. A count sheet is a record
//! and its corrections; two people sign it, and then it is final.
//!
//! What a sheet counts is told by records and not by times: each box has the last record of its table that an earlier sheet
//! counted, and the last one that this sheet does. So nothing is counted twice, and nothing falls between two sheets.

mod at_table;
mod boxes;
mod handover;

pub use boxes::{DropBox, offered, outside};
pub use handover::{DrawerClosing, Found, FoundDrawer, FoundTable, KIND, Ruled, Stint, found, look};

use crate::protocol::{HandoverCall, TableId};
use crate::record::HouseEvent;
use chips::Money;
use games::PlayerId;
use ledger::StoredRecord;
use parking_lot::{RwLock, RwLockReadGuard};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Were the house's programs among themselves? Where nobody is known, people had real chips before them.
pub fn only_programs(players: &BTreeSet<PlayerId>, programs: &BTreeSet<PlayerId>) -> bool {
    !players.is_empty() && players.is_subset(programs)
}

/// What a shift left open, as it is written down when it is closed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LeftOpen {
    /// Calls for the floor that nobody has answered.
    pub calls: Vec<HandoverCall>,
    /// What waits for a second signature, by number.
    pub waiting: Vec<u64>,
    /// Those of the staff who are signed in.
    pub staff: Vec<PlayerId>,
    /// Drawers of the cage that are open, by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawers: Vec<u64>,
    /// Who waits for a seat, by the number they wait under, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub listed: Vec<u64>,
}

/// What lay in drop boxes, as somebody entered it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Count {
    /// Of which shift.
    pub shift: u32,
    /// When the boxes were pulled.
    pub pulled: u64,
    /// Box by box.
    pub boxes: Vec<CountedBox>,
    /// The names of those who counted.
    pub counters: Vec<String>,
}

impl Count {
    /// What should be in all boxes, and what lay in them.
    pub fn sums(&self) -> (Money, Money) {
        let expected = self.boxes.iter().map(|counted| counted.expected).sum();
        (expected, self.boxes.iter().map(|counted| counted.counted).sum())
    }
}

/// One box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CountedBox {
    /// The table it hung at.
    pub table: TableId,
    /// What is written on it.
    pub label: String,
    /// The last record of the table that was counted before.
    pub after: u64,
    /// The last one that is counted here.
    pub upto: u64,
    /// What fell into it in between, by the ledger.
    pub expected: Money,
    /// What lay in it.
    pub counted: Money,
}

/// A shift.
#[derive(Clone, Debug, PartialEq)]
pub struct Shift {
    /// Its number.
    pub number: u32,
    /// What it is called.
    pub name: String,
    /// When it was opened, and by whom.
    pub opened: (u64, PlayerId),
    /// Those of the staff who were signed in.
    pub staff: Vec<PlayerId>,
    /// How it was closed.
    pub closed: Option<Closed>,
}

/// How a shift was closed.
#[derive(Clone, Debug, PartialEq)]
pub struct Closed {
    /// When.
    pub at: u64,
    /// By whom.
    pub by: PlayerId,
    /// What they had to say to the next.
    pub note: String,
    /// What was left open.
    pub left: LeftOpen,
}

/// A count sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The record in which it was entered.
    pub entry: u64,
    /// When it was entered, and by whom.
    pub entered: (u64, PlayerId),
    /// What was entered.
    pub count: Count,
    /// What was corrected, in order.
    pub corrections: Vec<Correction>,
    /// How it became final.
    pub signed: Option<Signed>,
}

/// How a sheet became final.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Signed {
    /// The record of the first signature.
    pub asked: u64,
    /// By whom.
    pub first: PlayerId,
    /// When the second was given, with which it is final.
    pub at: u64,
    /// By whom.
    pub second: PlayerId,
}

/// A line of a sheet that was wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Correction {
    /// The record that corrects it.
    pub entry: u64,
    /// The one that it corrects.
    pub corrects: u64,
    /// When, and by whom.
    pub made: (u64, PlayerId),
    /// The table whose box it is about.
    pub table: TableId,
    /// What lay in it.
    pub counted: Money,
    /// Why.
    pub reason: String,
}

impl Sheet {
    /// The last record of the sheet before it is signed.
    pub fn last(&self) -> u64 {
        self.corrections.last().map_or(self.entry, |correction| correction.entry)
    }

    /// The corrections of one box, in order.
    pub fn corrections_of(&self, table: TableId) -> impl DoubleEndedIterator<Item = &Correction> {
        self.corrections.iter().filter(move |correction| correction.table == table)
    }

    /// What holds for a box, and the record in which it stands.
    pub fn holds(&self, counted: &CountedBox) -> (u64, Money) {
        let last = self.corrections_of(counted.table).next_back();
        last.map_or((self.entry, counted.counted), |last| (last.entry, last.counted))
    }

    /// What should be in all boxes, and what was.
    pub fn sums(&self) -> (Money, Money) {
        (self.count.sums().0, self.count.boxes.iter().map(|counted| self.holds(counted).1).sum())
    }
}

/// All shifts and all sheets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShiftBook {
    /// By number.
    pub shifts: BTreeMap<u32, Shift>,
    /// By the record in which they were entered.
    pub sheets: BTreeMap<u64, Sheet>,
}

impl ShiftBook {
    /// A record of the house's book. One that was learnt before changes nothing.
    pub fn learn(&mut self, record: &StoredRecord) {
        let Ok(event) = serde_json::from_str::<HouseEvent>(&record.body) else { return };
        let by = PlayerId(record.actor.unwrap_or(0));
        let (entry, made) = (record.seq, (record.at, by));
        match event {
            HouseEvent::ShiftOpened { shift, name, staff } => {
                let fresh = Shift { number: shift, name, opened: made, staff, closed: None };
                self.shifts.entry(shift).or_insert(fresh);
            }
            HouseEvent::ShiftClosed { shift, note, left } => {
                if let Some(shift) = self.shifts.get_mut(&shift) {
                    shift.closed = Some(Closed { at: record.at, by, note, left });
                }
            }
            HouseEvent::CountEntered { count } => {
                let sheet = Sheet { entry, entered: made, count, corrections: vec![], signed: None };
                self.sheets.entry(entry).or_insert(sheet);
            }
            HouseEvent::CountCorrected { sheet, corrects, table, counted, reason } => {
                let Some(sheet) = self.sheets.get_mut(&sheet) else { return };
                if sheet.last() < entry {
                    let correction = Correction { entry, corrects, made, table, counted, reason };
                    sheet.corrections.push(correction);
                }
            }
            HouseEvent::Signed { entry: asked, first, deed } => {
                if let HouseEvent::CountSigned { sheet, .. } = *deed
                    && let Some(sheet) = self.sheets.get_mut(&sheet)
                {
                    sheet.signed = Some(Signed { asked, first, at: record.at, second: by });
                }
            }
            _ => {}
        }
    }

    /// The shift that is open.
    pub fn open(&self) -> Option<&Shift> {
        self.shifts.values().next_back().filter(|shift| shift.closed.is_none())
    }

    fn boxes_of(&self, table: TableId) -> impl DoubleEndedIterator<Item = (&Sheet, &CountedBox)> {
        self.sheets.values().filter_map(move |sheet| {
            let counted = sheet.count.boxes.iter().find(|counted| counted.table == table)?;
            Some((sheet, counted))
        })
    }

    /// The last record of a table that a sheet counts, signed or not.
    pub fn counted_to(&self, table: TableId) -> u64 {
        self.boxes_of(table).map(|(_, counted)| counted.upto).max().unwrap_or(0)
    }

    /// What is written on the box of a table: as it was last time, or the table's number.
    pub fn label(&self, table: TableId) -> String {
        self.boxes_of(table)
            .next_back()
            .map_or_else(|| table.to_string(), |(_, counted)| counted.label.clone())
    }

    /// Was the box of a table counted for this shift, or for a later one?
    pub fn covers(&self, shift: u32, table: TableId) -> bool {
        self.boxes_of(table).any(|(sheet, _)| sheet.count.shift >= shift)
    }

    /// The sheets of a shift.
    pub fn sheets_of(&self, shift: u32) -> Vec<u64> {
        let of_shift = self.sheets.values().filter(|sheet| sheet.count.shift == shift);
        of_shift.map(|sheet| sheet.entry).collect()
    }
}

/// Shifts and counts, as they are known in a room that is open.
#[derive(Default)]
pub struct Shifts {
    book: RwLock<ShiftBook>,
    /// Held by whoever opens, closes, enters or corrects: one at a time, so that nothing is done twice.
    pub(crate) turn: tokio::sync::Mutex<()>,
}

impl Shifts {
    /// What the house's book says.
    pub fn load(records: &[StoredRecord]) -> Shifts {
        let shifts = Shifts::default();
        shifts.read_again(records);
        shifts
    }

    /// Another node had the house's book until now.
    pub(crate) fn read_again(&self, records: &[StoredRecord]) {
        let mut book = ShiftBook::default();
        records.iter().for_each(|record| book.learn(record));
        *self.book.write() = book;
    }

    /// As they are now.
    pub fn book(&self) -> RwLockReadGuard<'_, ShiftBook> {
        self.book.read()
    }

    /// Something was written, and is on disk.
    pub(crate) fn learn(&self, record: &StoredRecord) {
        self.book.write().learn(record);
    }
}
