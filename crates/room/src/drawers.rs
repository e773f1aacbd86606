//! The drawers of the cage: each is one person's from when it is opened with a count until it is closed with one. What went through
//! it stands in the entries of the house's book that name it.

use crate::house::moves;
use crate::protocol::Tender;
use crate::record::HouseEvent;
use chips::Money;
use games::PlayerId;
use ledger::{Reader, StoreError, StoredRecord};
use parking_lot::Mutex;
use std::collections::{BTreeMap, BTreeSet};

/// How many records are read at once.
const PAGE: u32 = 2000;

/// A drawer that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// Its number: that of the record in which it was opened.
    pub number: u64,
    /// Whose it is.
    pub by: PlayerId,
    /// When it was opened.
    pub at: u64,
    /// The cash it was opened with.
    pub opened_with: Money,
    /// What was counted in it the first time, where that does not agree with the books: the next count stands.
    pub first_count: Option<Money>,
}

/// The cash that went through a drawer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Through {
    /// What came in.
    pub cash_in: Money,
    /// What went out.
    pub cash_out: Money,
    /// What is in both of them because an entry of this drawer was wrong and was corrected in it: it came and went again, or the other
    /// way round.
    pub corrected: Money,
}

impl Drawer {
    /// The drawer that was opened in a record, where it is one.
    pub(crate) fn opened_in(record: &StoredRecord) -> Option<Drawer> {
        let Ok(HouseEvent::DrawerOpened { counted }) = serde_json::from_str(&record.body) else {
            return None;
        };
        let by = PlayerId(record.actor.unwrap_or(0));
        Some(Drawer { number: record.seq, by, at: record.at, opened_with: counted, first_count: None })
    }

    /// The cash that must lie in it.
    pub fn expected(&self, through: Through) -> Money {
        self.opened_with + through.cash_in - through.cash_out
    }

    /// What went through it so far, from the entries that name it.
    pub(crate) fn through(&self, reader: &mut Reader) -> Result<Through, StoreError> {
        let (mut through, mut after, mut own) = (Through::default(), self.number, BTreeSet::new());
        loop {
            let page = reader.records(0, after, PAGE)?;
            let Some(last) = page.last() else { return Ok(through) };
            after = last.seq;
            let entries = page.iter().filter(|record| record.body.contains("\"drawer\":"));
            for record in entries {
                if let Ok(event) = serde_json::from_str::<HouseEvent>(&record.body)
                    && through.add(self.number, &event, &own)
                {
                    own.insert(record.seq);
                }
            }
        }
    }
}

impl Through {
    /// Takes an entry in that is of this drawer, where it is one; what went through it before stands in `own`.
    fn add(&mut self, drawer: u64, event: &HouseEvent, own: &BTreeSet<u64>) -> bool {
        let Some(slip) = event.done().slip() else { return false };
        if slip.drawer != Some(drawer) || slip.tender != Some(Tender::Cash) {
            return false;
        }
        let amount = moves(event);
        if let HouseEvent::Corrected { entry, .. } = event.done()
            && own.contains(entry)
        {
            self.corrected += amount.max(-amount);
        }
        match amount.is_positive() {
            true => self.cash_in += amount,
            false => self.cash_out -= amount,
        }
        true
    }
}

/// Those that are open.
#[derive(Debug, Default)]
pub struct Drawers {
    open: Mutex<BTreeMap<u64, Drawer>>,
}

impl Drawers {
    /// Those that the house's book has open.
    pub fn load(standing: &[StoredRecord]) -> Drawers {
        let open = standing.iter().filter_map(Drawer::opened_in).map(|drawer| (drawer.number, drawer));
        let drawers = Drawers { open: Mutex::new(open.collect()) };
        for record in standing.iter().filter(|record| record.body.contains("\"drawer_counted\"")) {
            if let Ok(HouseEvent::DrawerCounted { drawer, counted }) = serde_json::from_str(&record.body) {
                drawers.counted(drawer, counted);
            }
        }
        drawers
    }

    /// Another node had the house's book until now.
    pub(crate) fn read_again(&self, standing: &[StoredRecord]) {
        *self.open.lock() = Drawers::load(standing).open.into_inner();
    }

    /// All of them.
    pub fn all(&self) -> Vec<Drawer> {
        self.open.lock().values().cloned().collect()
    }

    /// One of them.
    pub fn get(&self, number: u64) -> Option<Drawer> {
        self.open.lock().get(&number).cloned()
    }

    /// Somebody's.
    pub fn of(&self, clerk: PlayerId) -> Option<Drawer> {
        self.open.lock().values().find(|drawer| drawer.by == clerk).cloned()
    }

    /// One was opened, and it is on disk.
    pub(crate) fn opened(&self, drawer: Drawer) {
        self.open.lock().insert(drawer.number, drawer);
    }

    /// One was counted, is to be counted again, and that is on disk.
    pub(crate) fn counted(&self, number: u64, counted: Money) {
        self.open.lock().entry(number).and_modify(|drawer| drawer.first_count = Some(counted));
    }

    /// One was closed, and it is on disk.
    pub(crate) fn closed(&self, number: u64) {
        self.open.lock().remove(&number);
    }
}
