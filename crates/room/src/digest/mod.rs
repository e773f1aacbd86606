//! What every table's log comes to, found once and kept: finished rounds with who had what in them, who sat there from when to when,
//! and what became of every offer of the bank. Past rounds are searched here and reports of a day are made from it, so that neither
//! reads the records again.
//!
//! A log is cut into stretches of a few hundred things each. A stretch that is full is kept under a name that says from when to when
//! it goes, closed like everything the books say; the last one of a log grows, and is kept every now and then. All of it follows
//! from the records: books that have none of it are read in the background, and `cardroom verify` finds it again and compares.

mod fold;
mod reports;
mod rows;
mod search;
#[cfg(test)]
mod tests;

pub use fold::{Reads, Stretch};
pub use reports::{Rotation, Sittings};
pub use rows::{Part, Round, Sitting, Turn};
pub use search::Wanted;

use crate::Room;
use crate::error::RoomError;
use crate::past::facts_in;
use crate::protocol::TableId;
use crate::table::now_ms;
use games::PlayerId;
use ledger::{Reader, Side, StoreError};
use parking_lot::Mutex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// What the names of stretches begin with. The number changes whenever something else follows from the records.
pub const KIND: &str = "digest-4/";
/// How much is in a stretch that is full.
const FULL: usize = 600;
/// The last stretch of a log is kept again after so many records.
const KEPT_EVERY: u64 = 1_000;
/// Records read at once, and in one go.
const PAGE: u32 = 1_000;
const AT_ONCE: u64 = 5_000;
/// How often is looked for new records, and how long others are let go first while there are many.
const LOOKS: Duration = Duration::from_secs(20);
const BREATHES: Duration = Duration::from_millis(50);

/// A stretch that is full: its name, and from when to when it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Full {
    log: TableId,
    from_at: u64,
    to_at: u64,
    name: String,
}

/// How a stretch that is full is called.
pub fn name_of(log: TableId, stretch: &Stretch) -> String {
    format!("{KIND}{log}/{}/{}-{}", stretch.number, stretch.from_at, stretch.to_at)
}

/// How the last stretch of a log is called.
pub fn last_name(log: TableId) -> String {
    format!("{KIND}{log}/last")
}

impl Full {
    fn named(name: &str) -> Option<(u32, Full)> {
        let (log, rest) = name.strip_prefix(KIND)?.split_once('/')?;
        let (number, times) = rest.split_once('/')?;
        let (from, to) = times.split_once('-')?;
        let (from_at, to_at) = (from.parse().ok()?, to.parse().ok()?);
        let full = Full { log: log.parse().ok()?, from_at, to_at, name: name.into() };
        Some((number.parse().ok()?, full))
    }
}

/// What is to be kept, under its name.
type Named = (String, String);

/// A log as far as it was read.
struct Log {
    reads: Reads,
    full: Vec<Full>,
    last: Stretch,
    /// The record up to which the last stretch was kept.
    kept: u64,
}

/// What is known of all logs.
#[derive(Default)]
struct Known {
    /// What is kept was looked through.
    looked: bool,
    /// Full stretches that are kept, of logs that were not gone on with yet.
    found: BTreeMap<TableId, Vec<Full>>,
    logs: BTreeMap<TableId, Log>,
    /// Full stretches that are not in the books yet.
    fresh: BTreeMap<String, Arc<Stretch>>,
    /// Records that were not read yet.
    left: u64,
}

/// The digest of all tables but private ones.
#[derive(Default)]
pub struct Digests(Mutex<Known>);

/// Takes a record in, and gives the stretch that is full with it.
pub fn take_in(
    reads: &Reads,
    log: TableId,
    record: &ledger::StoredRecord,
    last: &mut Stretch,
) -> Result<Option<Stretch>, StoreError> {
    reads.see(log, record, last)?;
    // What ended last may yet be marked, and stands in the same stretch for as long as that is likely.
    let due = if last.open.may_be_marked() { 2 * FULL } else { FULL };
    if last.size() < due {
        return Ok(None);
    }
    let next = last.next();
    Ok(Some(std::mem::replace(last, next)))
}

impl Known {
    fn look(&mut self, reader: &mut Reader) -> Result<(), StoreError> {
        let mut numbered: BTreeMap<TableId, BTreeMap<u32, Full>> = BTreeMap::new();
        for (number, full) in reader.kept_names(KIND)?.iter().filter_map(|name| Full::named(name)) {
            numbered.entry(full.log).or_default().insert(number, full);
        }
        let in_order = |full: BTreeMap<u32, Full>| -> Vec<Full> {
            // What lies behind a gap is found again.
            let row = full.into_iter().zip(0..).take_while(|((number, _), n)| number == n);
            row.map(|((_, full), _)| full).collect()
        };
        self.found = numbered.into_iter().map(|(log, full)| (log, in_order(full))).collect();
        self.looked = true;
        Ok(())
    }

    /// Goes on with a log where it was left.
    fn begin(&mut self, reader: &mut Reader, log: TableId, reads: Reads) -> Result<(), StoreError> {
        let mut full = self.found.remove(&log).unwrap_or_default();
        let read = |reader: &mut Reader, name: &str| -> Result<Option<Stretch>, StoreError> {
            Ok(reader.kept(name)?.and_then(|text| serde_json::from_str(&text).ok()))
        };
        let mut last = read(reader, &last_name(log))?.filter(|last| last.number as usize == full.len());
        while last.is_none() && !full.is_empty() {
            let name = full.last().map(|full| full.name.clone()).unwrap_or_default();
            last = read(reader, &name)?.map(|stretch| stretch.next());
            if last.is_none() {
                full.pop();
            }
        }
        let last = last.unwrap_or_default();
        self.logs.insert(log, Log { reads, full, kept: last.upto, last });
        Ok(())
    }

    /// Reads on in a log, up to so many records. Gives what is to be kept.
    fn read_on(&mut self, reader: &mut Reader, log: TableId, most: u64) -> Result<Vec<Named>, StoreError> {
        let Some(known) = self.logs.get_mut(&log) else { return Ok(vec![]) };
        let (mut keep, end) = (Vec::new(), known.last.upto.saturating_add(most));
        let text = |stretch: &Stretch| serde_json::to_string(stretch).expect("a digest is JSON");
        while known.last.upto < end {
            let page = reader.records(log, known.last.upto, PAGE)?;
            for record in &page {
                let Some(full) = take_in(&known.reads, log, record, &mut known.last)? else { continue };
                let name = name_of(log, &full);
                keep.push((name.clone(), text(&full)));
                let (from_at, to_at) = (full.from_at, full.to_at);
                known.full.push(Full { log, from_at, to_at, name: name.clone() });
                known.kept = 0;
                self.fresh.insert(name, Arc::new(full));
            }
            if page.len() < PAGE as usize {
                break;
            }
        }
        if known.last.upto >= known.kept.saturating_add(KEPT_EVERY) {
            known.kept = known.last.upto;
            keep.push((last_name(log), text(&known.last)));
        }
        Ok(keep)
    }
}

/// A stretch, as far as it is needed: of what is kept, or in memory.
pub(crate) enum Leaf<'a> {
    Kept(Box<Stretch>),
    Here(&'a Stretch),
}

impl std::ops::Deref for Leaf<'_> {
    type Target = Stretch;

    fn deref(&self) -> &Stretch {
        match self {
            Leaf::Kept(stretch) => stretch,
            Leaf::Here(stretch) => stretch,
        }
    }
}

impl Digests {
    /// Reads what came since, up to so many records. Gives what is to be kept, and how many records are left.
    fn bring_up(
        &self,
        reader: &mut Reader,
        opened: &BTreeMap<TableId, u64>,
        most: u64,
    ) -> Result<(Vec<Named>, u64), RoomError> {
        let mut known = self.0.lock();
        if !known.looked {
            known.look(reader)?;
        }
        let (mut keep, mut budget, mut left) = (Vec::new(), most, 0);
        for (log, end) in reader.logs()? {
            let Some(seq) = opened.get(&log) else { continue };
            if !known.logs.contains_key(&log) {
                let facts = facts_in(reader, &[*seq])?;
                let Some(facts) = facts.first() else { continue };
                if facts.spec.private.is_some() {
                    continue;
                }
                known.begin(reader, log, Reads::of(facts))?;
            }
            let upto = |known: &Known| known.logs.get(&log).map_or(end, |log| log.last.upto);
            let before = upto(&known);
            if before < end && budget > 0 {
                keep.extend(known.read_on(reader, log, budget)?);
                budget = budget.saturating_sub(upto(&known) - before);
            }
            left += end.saturating_sub(upto(&known));
        }
        known.left = left;
        Ok((keep, left))
    }

    /// What was handed out to be kept is in the books.
    fn is_kept(&self, names: &[String]) {
        let mut known = self.0.lock();
        names.iter().for_each(|name| drop(known.fresh.remove(name)));
    }

    /// How many records were not read yet.
    pub fn left(&self) -> u64 {
        self.0.lock().left
    }

    /// Everybody who sits at a table now.
    pub(crate) fn each_here(&self, mut see: impl FnMut(TableId, &Sitting)) {
        for (table, log) in &self.0.lock().logs {
            log.last.open.sittings.values().for_each(|sitting| see(*table, sitting));
        }
    }

    /// Everybody who ever sat for a third party.
    pub(crate) fn providers(&self) -> BTreeSet<PlayerId> {
        let known = self.0.lock();
        known.logs.values().flat_map(|log| log.last.open.providers.iter().copied()).collect()
    }

    /// How long fewer than so many people have banked at each table where play goes on: since when.
    pub(crate) fn rotating(&self, bankers: usize, now: u64) -> BTreeMap<TableId, u64> {
        let known = self.0.lock();
        let since = known
            .logs
            .iter()
            .filter_map(|(table, log)| Some((*table, log.last.open.rotation.since(bankers, now)?)));
        since.collect()
    }

    /// Looks at every stretch that goes on after a moment and begins before another, the latest first, until it is enough: `see`
    /// is told the table and the stretch, `more` asked whether one that ends at a time is still wanted, and `worth` whether one
    /// that is kept is worth reading, by its text.
    pub(crate) fn each(
        &self,
        reader: &mut Reader,
        (from, to): (u64, u64),
        only: Option<TableId>,
        (mut more, worth): (impl FnMut(u64) -> bool, impl Fn(&str) -> bool),
        mut see: impl FnMut(TableId, &Stretch),
    ) -> Result<(), StoreError> {
        let known = self.0.lock();
        let within = |from_at: u64, to_at: u64| from_at < to && to_at >= from;
        let wanted = |log: &TableId| only.is_none_or(|only| only == *log);
        let mut full: Vec<Full> = Vec::new();
        for (log, of) in known.logs.iter().filter(|(log, _)| wanted(log)) {
            if within(of.last.from_at, u64::MAX) {
                see(*log, &of.last);
            }
            full.extend(of.full.iter().filter(|full| within(full.from_at, full.to_at)).cloned());
        }
        let fresh = known.fresh.clone();
        drop(known);
        full.sort_by_key(|full| std::cmp::Reverse(full.to_at));
        for Full { log, to_at, name, .. } in full {
            if !more(to_at) {
                break;
            }
            let leaf = match fresh.get(&name) {
                Some(stretch) => Leaf::Here(stretch),
                None => {
                    let text = reader.kept(&name)?;
                    if text.as_deref().is_some_and(|text| !worth(text)) {
                        continue;
                    }
                    let kept = text.and_then(|text| serde_json::from_str(&text).ok());
                    Leaf::Kept(Box::new(kept.ok_or(StoreError::Garbled { place: name })?))
                }
            };
            see(log, &leaf);
        }
        Ok(())
    }
}

impl Room {
    /// Has the digest read what came since, as far as that is little. Gives how many records are left.
    pub async fn digest(self: &Arc<Room>) -> Result<u64, RoomError> {
        let (digests, opened) = (Arc::clone(&self.digests), self.opened.read().clone());
        let bring_up = move |reader: &mut Reader| digests.bring_up(reader, &opened, AT_ONCE);
        let (keep, left) = self.study(bring_up).await?;
        if !keep.is_empty() {
            let names: Vec<String> = keep.iter().map(|(name, _)| name.clone()).collect();
            let sides = keep.into_iter().map(|(name, text)| Side::keep(&name, text));
            self.note(sides.collect()).await?;
            self.digests.is_kept(&names);
        }
        Ok(left)
    }
}

/// Reads the logs of all tables as they grow, as long as there is a room and it is the house's.
pub(crate) async fn keep_digest(room: Weak<Room>) {
    loop {
        let Some(open) = room.upgrade().filter(|room| room.is_house()) else { return };
        let left = open.digest().await;
        if left.as_ref().is_ok_and(|left| *left == 0) {
            open.keep_rotation(now_ms()).await;
        }
        drop(open);
        match left {
            Ok(0) => tokio::time::sleep(LOOKS).await,
            Ok(_) => tokio::time::sleep(BREATHES).await,
            Err(why) => {
                tracing::warn!(%why, "the digest of the tables is not kept");
                tokio::time::sleep(LOOKS).await;
            }
        }
    }
}
