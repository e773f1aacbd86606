//! Which drop boxes are to be counted, and what should be in them by the ledger.

use super::at_table::was_dealt;
use super::{CountedBox, Shift, ShiftBook};
use crate::error::RoomError;
use crate::house_book::{HouseBook, at};
use crate::protocol::TableId;
use chips::Money;
use games::PlayerId;
use ledger::{Account, Posting, Reader, StoreError};
use std::collections::BTreeSet;

/// A drop box that was not counted yet.
#[derive(Clone, Debug, PartialEq)]
pub struct DropBox {
    /// The table it hung at.
    pub table: TableId,
    /// What that is called.
    pub name: String,
    /// What is written on it.
    pub label: String,
    /// The last record of the table that was counted before.
    pub after: u64,
    /// The last one before it was pulled.
    pub upto: u64,
    /// What fell into it in between.
    pub expected: Money,
    /// Was anything dealt in between? Nobody needs to open a box at a table where nobody played; whoever wants to, may.
    pub dealt: bool,
    /// Who had chips there in between; nobody where the chips are real.
    pub players: BTreeSet<PlayerId>,
}

/// The boxes that hung at a table in a shift and were pulled at this time, and those in which something is left from before.
pub fn offered(
    reader: &mut Reader,
    book: &ShiftBook,
    (shift, pulled): (&Shift, u64),
    is_private: &dyn Fn(TableId) -> bool,
) -> Result<Vec<DropBox>, RoomError> {
    let house = HouseBook::open(reader)?;
    let mut boxes = Vec::new();
    for (table, (opened, closed)) in house.spans().iter().filter(|(table, _)| !is_private(**table)) {
        let last = reader.span(*table, 0, pulled)?.map_or(0, |(_, last)| last);
        let after = book.counted_to(*table);
        let upto = last.max(after);
        let (expected, players) = dropped(reader, *table, after, upto)?;
        let stood = closed.is_none_or(|closed| closed >= shift.opened.0) && at(reader, *opened)?.at < pulled;
        if stood && !book.covers(shift.number, *table) || !expected.is_zero() {
            let label = book.label(*table);
            let dealt = !expected.is_zero() || was_dealt(reader, *table, (after, upto))?;
            let (table, name) = (*table, String::new());
            boxes.push(DropBox { table, name, label, after, upto, expected, dealt, players });
        }
    }
    let wanted = |table: TableId, _| boxes.iter().any(|counted| counted.table == table);
    let (tables, _) = house.tables(reader, wanted)?;
    for counted in &mut boxes {
        counted.name = tables.get(&counted.table).map(|(spec, _)| spec.name.clone()).unwrap_or_default();
    }
    Ok(boxes)
}

/// What fell into the drop box of a table after one record and up to another, and who had chips there.
fn dropped(
    reader: &mut Reader,
    table: TableId,
    after: u64,
    upto: u64,
) -> Result<(Money, BTreeSet<PlayerId>), StoreError> {
    if after == upto {
        return Ok((Money::ZERO, BTreeSet::new()));
    }
    let lines = reader.lines(table, after, upto)?;
    let drop = lines.iter().filter(|(_, posting)| matches!(posting.account, Account::Drop { .. }));
    let drop = drop.map(|(_, posting)| posting.cents).sum();
    Ok((Money::cents(drop), players(&lines)))
}

/// What fell into counted boxes before one moment or after another, by the ledger.
pub fn outside(
    reader: &mut Reader,
    boxes: &[CountedBox],
    (from, to): (u64, u64),
) -> Result<Money, StoreError> {
    let mut all = 0;
    for counted in boxes.iter().filter(|counted| counted.after < counted.upto) {
        let within = reader.span(counted.table, from, to)?;
        let is_within = |seq: u64| within.is_some_and(|(first, last)| (first..=last).contains(&seq));
        let lines = reader.lines(counted.table, counted.after, counted.upto)?;
        let drop = lines.iter().filter(|(_, posting)| matches!(posting.account, Account::Drop { .. }));
        all += drop.filter(|(seq, _)| !is_within(*seq)).map(|(_, posting)| posting.cents).sum::<i64>();
    }
    Ok(Money::cents(all))
}

/// Who had chips at a table, by what was posted there.
pub(super) fn players(lines: &[(u64, Posting)]) -> BTreeSet<PlayerId> {
    let person = |(_, posting): &(u64, Posting)| match posting.account {
        Account::Stack { person, .. } => Some(PlayerId(person)),
        _ => None,
    };
    lines.iter().filter_map(person).collect()
}
