//! What a start has to know of the house's own book, kept beside it as a snapshot: where tables were opened, what waits for a
//! second signature, where the settings stand. What those records say is read from the records themselves.

use crate::Room;
use crate::error::RoomError;
use crate::exams::book::{self, Places};
use crate::protocol::{HouseSettings, Loss, TableId};
use crate::record::{HouseEvent, TableSpec};
use crate::snapshot::maker;
use hex::FromHex;
use ledger::{Chain, Hash, Reader, Side, StoreError, StoredRecord};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Weak;
use std::time::Duration;

/// How many records are read at once.
const PAGE: u32 = 2000;
/// After so many records the book is kept again.
const EVERY: u64 = 512;
/// How often is looked whether the book is to be kept again.
const KEEPS_BOOK: Duration = Duration::from_secs(60);

/// All tables, with when they were closed.
pub type Tables = BTreeMap<TableId, (TableSpec, Option<u64>)>;

/// The book up to a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseBook {
    maker: String,
    /// The last record, and its hash.
    pub seq: u64,
    hash: String,
    /// Where every table was opened, and when it was closed.
    tables: BTreeMap<TableId, (u64, Option<u64>)>,
    /// Where the deeds were proposed that wait for a second signature.
    waiting: BTreeSet<u64>,
    /// Where the settings stand that are in force.
    settings: Option<u64>,
    /// Where the drawers of the cage were opened that are open, and where one was counted that is to be counted again.
    #[serde(default)]
    drawers: BTreeMap<u64, Option<u64>>,
    /// Where ends of the books were lost.
    lost: Vec<u64>,
    /// Where shifts and counts stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shifts: Vec<u64>,
    /// Where stands what the floor wrote down and what is in force.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    floor: BTreeMap<String, Vec<u64>>,
    /// Where everything of the dealer school stands.
    #[serde(default, skip_serializing_if = "Places::is_empty")]
    school: Places,
    /// When the house first made settings.
    pub settled: Option<u64>,
    /// The record that it was last kept after.
    #[serde(skip)]
    kept: u64,
}

impl HouseBook {
    /// The book before its first record.
    pub fn new() -> HouseBook {
        HouseBook { maker: maker(), ..HouseBook::default() }
    }

    /// The book as it was left.
    pub fn open(reader: &mut Reader) -> Result<HouseBook, RoomError> {
        let mut book = HouseBook::new();
        if let Some((seq, text)) = reader.snapshot(0)?
            && let Ok(kept) = serde_json::from_str::<HouseBook>(&text)
            && kept.maker == maker()
            && kept.seq == seq
        {
            book = HouseBook { kept: seq, ..kept };
        }
        book.read_on(reader)?;
        Ok(book)
    }

    /// Reads what was written since.
    pub fn read_on(&mut self, reader: &mut Reader) -> Result<(), RoomError> {
        let hash = Hash::from_hex(&self.hash).unwrap_or_default();
        let mut chain = if self.seq == 0 { Chain::new(0) } else { Chain::after(0, self.seq, hash, reader)? };
        loop {
            let page = reader.records(0, self.seq, PAGE)?;
            chain.follow(&page, reader)?;
            for record in &page {
                let unread = |why: serde_json::Error| StoreError::Record {
                    log: 0,
                    seq: record.seq,
                    why: why.to_string(),
                };
                let event = serde_json::from_str(&record.body).map_err(unread)?;
                self.apply((record.seq, record.at, record.hash), &event);
            }
            if page.is_empty() {
                return Ok(());
            }
        }
    }

    /// A record of the book: its number, its time and its hash.
    pub fn apply(&mut self, (seq, at, hash): (u64, u64, Hash), event: &HouseEvent) {
        (self.seq, self.hash) = (seq, hex::encode(hash));
        match event {
            HouseEvent::TableOpened { table, .. } => drop(self.tables.insert(*table, (seq, None))),
            HouseEvent::TableClosed { table, .. } => {
                self.tables.entry(*table).and_modify(|(_, closed)| *closed = Some(at));
            }
            HouseEvent::EndLost { .. } => self.lost.push(seq),
            HouseEvent::Proposed { .. } => drop(self.waiting.insert(seq)),
            HouseEvent::Signed { entry, .. }
            | HouseEvent::Declined { entry }
            | HouseEvent::Lapsed { entry } => drop(self.waiting.remove(entry)),
            _ => {}
        }
        match event.done() {
            HouseEvent::SettingsMade { .. } => {
                self.settings = Some(seq);
                self.settled.get_or_insert(at);
            }
            HouseEvent::ShiftOpened { .. }
            | HouseEvent::ShiftClosed { .. }
            | HouseEvent::CountEntered { .. }
            | HouseEvent::CountCorrected { .. }
            | HouseEvent::CountSigned { .. } => self.shifts.push(seq),
            HouseEvent::Floor(event) => event.stand(seq, &mut self.floor),
            HouseEvent::School(event) => event.stand(seq, &mut self.school),
            HouseEvent::DrawerOpened { .. } => drop(self.drawers.insert(seq, None)),
            HouseEvent::DrawerCounted { drawer, .. } => drop(self.drawers.insert(*drawer, Some(seq))),
            HouseEvent::DrawerClosed { drawer, .. } => drop(self.drawers.remove(drawer)),
            _ => {}
        }
    }

    /// The records in which tables were opened.
    pub fn opened(&self) -> BTreeMap<TableId, u64> {
        self.tables.iter().map(|(table, (seq, _))| (*table, *seq)).collect()
    }

    /// The tables that were closed.
    pub fn closed(&self) -> BTreeSet<TableId> {
        self.tables.iter().filter(|(_, (_, closed))| closed.is_some()).map(|(table, _)| *table).collect()
    }

    /// Every table that ever was, but for those that are not wanted, and the number of the last one.
    pub fn tables(
        &self,
        reader: &mut Reader,
        wanted: impl Fn(TableId, Option<u64>) -> bool,
    ) -> Result<(Tables, TableId), RoomError> {
        let mut tables = Tables::new();
        for (table, (seq, closed)) in
            self.tables.iter().filter(|(table, (_, closed))| wanted(**table, *closed))
        {
            let record = at(reader, *seq)?;
            if let Ok(HouseEvent::TableOpened { spec, .. }) = serde_json::from_str(&record.body) {
                tables.insert(*table, (*spec, *closed));
            }
        }
        Ok((tables, self.tables.keys().next_back().copied().unwrap_or(0)))
    }

    /// Where every table was opened, and when it was closed.
    pub(crate) const fn spans(&self) -> &BTreeMap<TableId, (u64, Option<u64>)> {
        &self.tables
    }

    /// Where everything of the dealer school stands.
    pub(crate) const fn school(&self) -> &Places {
        &self.school
    }

    /// The records of the settings in force, of what waits for a second signature, of drawers that are open, of shifts and counts, of
    /// what the floor wrote down, and of exams.
    pub fn standing(&self, reader: &mut Reader) -> Result<Vec<StoredRecord>, RoomError> {
        let counted = self.drawers.values().flatten();
        let drawers = self.drawers.keys().chain(counted);
        let waiting = self.waiting.iter().chain(drawers).copied().chain(self.settings);
        let shifts = self.shifts.iter().chain(self.floor.values().flatten()).copied();
        let places: BTreeSet<u64> = waiting.chain(shifts).chain(book::standing(&self.school)).collect();
        places.into_iter().map(|seq| Ok(at(reader, seq)?)).collect()
    }

    /// The house's settings in force, where it has made any.
    pub fn house_settings(&self, reader: &mut Reader) -> Result<Option<HouseSettings>, RoomError> {
        let Some(seq) = self.settings else { return Ok(None) };
        let made = serde_json::from_str::<HouseEvent>(&at(reader, seq)?.body).ok();
        Ok(made.and_then(|made| match made.done() {
            HouseEvent::SettingsMade { settings, .. } => Some(settings.clone()),
            _ => None,
        }))
    }

    /// The ends of the books that were lost.
    pub fn losses(&self, reader: &mut Reader) -> Result<Vec<Loss>, RoomError> {
        let mut all = Vec::new();
        for seq in &self.lost {
            if let Ok(HouseEvent::EndLost { losses }) = serde_json::from_str(&at(reader, *seq)?.body) {
                all.extend(losses);
            }
        }
        Ok(all)
    }

    /// The book as a snapshot, where one is due.
    pub fn due(&mut self) -> Option<Side> {
        if self.seq < self.kept + EVERY {
            return None;
        }
        self.kept = self.seq;
        let body = serde_json::to_vec(self).expect("a snapshot is JSON");
        Some(Side::Snapshot { log: 0, seq: self.seq, body })
    }
}

/// The table that was opened in a record of the book.
pub(crate) fn opened_in(reader: &mut Reader, seq: u64) -> Result<Tables, RoomError> {
    let mut tables = Tables::new();
    if let Ok(HouseEvent::TableOpened { table, spec }) = serde_json::from_str(&at(reader, seq)?.body) {
        tables.insert(table, (*spec, None));
    }
    Ok(tables)
}

pub(crate) fn at(reader: &mut Reader, seq: u64) -> Result<StoredRecord, StoreError> {
    let record = reader.records(0, seq - 1, 1)?.pop().filter(|record| record.seq == seq);
    record.ok_or(StoreError::Missing { log: 0, seq })
}

/// Keeps the house's book beside its log every now and then, as long as there is a room.
pub(crate) async fn keep_book(room: Weak<Room>, mut book: HouseBook) {
    loop {
        let Some(open) = room.upgrade().filter(|room| room.is_house()) else { return };
        let read = open.read(move |reader| {
            book.read_on(reader)?;
            Ok::<_, RoomError>(book)
        });
        match read.await {
            Ok(read) => book = read,
            Err(why) => return tracing::warn!(%why, "the house's book is not kept"),
        }
        if let Some(snapshot) = book.due()
            && let Err(why) = open.note(vec![snapshot]).await
        {
            tracing::warn!(%why, "the house's book is not kept");
        }
        drop(open);
        tokio::time::sleep(KEEPS_BOOK).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::PlayerId;

    #[test]
    fn a_start_from_a_snapshot_finds_every_record_of_shifts_and_counts() {
        let signed = HouseEvent::CountSigned { sheet: 2, last: 3 };
        let event = |text: &str| serde_json::from_str::<HouseEvent>(text).unwrap();
        let book = [
            event(r#"{"shift_opened":{"shift":1,"name":"day","staff":[]}}"#),
            event(r#"{"count_entered":{"count":{"shift":1,"pulled":5,"boxes":[],"counters":["Flo"]}}}"#),
            event(r#"{"count_corrected":{"sheet":2,"corrects":2,"table":1,"counted":3,"reason":"?"}}"#),
            HouseEvent::Proposed { deed: Box::new(signed.clone()), until: 9 },
            HouseEvent::PinSet { player: PlayerId(3) },
            HouseEvent::Signed { entry: 4, first: PlayerId(3), deed: Box::new(signed) },
            event(r#"{"shift_closed":{"shift":1,"note":"","left":{"calls":[],"waiting":[],"staff":[]}}}"#),
        ];
        let mut kept = HouseBook::new();
        // As many records as there are between two snapshots.
        for (seq, event) in (1..).zip(book) {
            kept.apply((seq, 10 * seq, Hash::default()), &event);
        }
        kept.apply((EVERY, 0, Hash::default()), &HouseEvent::PinSet { player: PlayerId(3) });
        let Some(Side::Snapshot { body, .. }) = kept.due() else { panic!("one is due") };
        let read: HouseBook = serde_json::from_slice(&body).unwrap();
        assert_eq!(read.shifts, [1, 2, 3, 6, 7]);
        assert!(read.waiting.is_empty(), "it was signed");
        // Books that know none say nothing of them, as before there were any.
        assert!(!serde_json::to_string(&HouseBook::new()).unwrap().contains("shifts"));
    }
}
