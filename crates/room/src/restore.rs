//! Tables brought back from the books: each from its last snapshot and the records after it, which are checked on the way. What
//! is not as it was left is named, and the room stays closed.

use crate::answers::Answers;
use crate::countersign::{Ruled, ruling_in};
use crate::engine::Engine;
use crate::error::RoomError;
use crate::house_book::{HouseBook, Tables};
use crate::protocol::TableId;
use crate::record::{TableRecord, TableSpec};
use crate::shuffles::Shuffles;
use crate::snapshot::Snapshots;
use cards::shuffle::Seed;
use games::PlayerId;
use hex::FromHex;
use ledger::{Account, BooksKey, Chain, Loaded, Reader, StoreError, StoredRecord};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How many records are read at once when a log is replayed.
const PAGE: u32 = 2000;
/// How many connections replay tables at once, at most: a PostgreSQL server has not many to spare.
const MOST_READERS: usize = 8;

/// A table as it was left.
pub struct Restored {
    /// The table.
    pub engine: Engine,
    /// The answers it gave.
    pub answers: Answers,
    /// When the floor closed it.
    pub closed: Option<u64>,
    /// What was ruled at it since its last snapshot.
    pub ruled: Vec<Ruled>,
    /// When its next snapshot is due.
    pub snapshots: Snapshots,
}

impl Restored {
    /// A table that was never left.
    pub fn new(engine: Engine) -> Restored {
        let (answers, snapshots) = (Answers::default(), Snapshots::default());
        Restored { engine, answers, closed: None, ruled: vec![], snapshots }
    }

    /// How many records were read to bring it back.
    pub fn read(&self) -> u64 {
        self.snapshots.since(self.engine.seq)
    }
}

/// Every record of a log.
pub fn read_log(reader: &mut Reader, log: u32) -> Result<Vec<StoredRecord>, RoomError> {
    let mut all: Vec<StoredRecord> = Vec::new();
    loop {
        let after = all.last().map_or(0, |r| r.seq);
        let page = reader.records(log, after, PAGE)?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

/// The tables that are open, and the number of the last that ever was. A closed table is brought back as long as chips lie
/// there.
pub(crate) fn open_tables(
    book: &HouseBook,
    reader: &mut Reader,
    loaded: &Loaded,
) -> Result<(Tables, TableId), RoomError> {
    book.tables(reader, |table, closed| {
        closed.is_none() || loaded.balances.iter().any(|(a, cents)| *cents != 0 && of_table(a) == Some(table))
    })
}

/// The table at which the chips of an account lie, if it is not its drop box.
fn of_table(account: &Account) -> Option<TableId> {
    match account {
        Account::Stack { table, .. } | Account::Bank(table) | Account::Felt(table) => Some(*table),
        _ => None,
    }
}

/// The accounts come to nothing altogether, and hold what lies at the tables.
pub(crate) fn check_chips(loaded: &Loaded, restored: &[Restored]) -> Result<(), StoreError> {
    let total: i64 = loaded.balances.values().sum();
    if total != 0 {
        return Err(StoreError::Total(total));
    }
    let mut held: BTreeMap<TableId, BTreeMap<Account, i64>> = BTreeMap::new();
    for (account, cents) in loaded.balances.iter().filter(|(_, cents)| **cents != 0) {
        if let Some(table) = of_table(account) {
            held.entry(table).or_default().insert(*account, *cents);
        }
    }
    for Restored { engine, .. } in restored {
        let held = held.remove(&engine.table).unwrap_or_default();
        let lies = engine.game.lies(engine.table);
        let cents = |of: &BTreeMap<Account, i64>, account: &Account| of.get(account).copied().unwrap_or(0);
        let differs = |account: &&Account| cents(&held, account) != cents(&lies, account);
        if let Some(account) = held.keys().chain(lies.keys()).find(differs) {
            let (held, lies) = (cents(&held, account), cents(&lies, account));
            return Err(StoreError::Holds { account: *account, held, lies });
        }
    }
    Ok(())
}

/// Brings all tables back, as many at once as the machine has cores: each has its own log, and none looks at another's.
pub(crate) fn restore_all(
    database: &str,
    key: &Arc<BooksKey>,
    tables: Tables,
) -> Result<Vec<Restored>, RoomError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from).min(MOST_READERS);
    let workers = cores.min(tables.len());
    let to_do = Mutex::new(tables.into_iter());
    let next = || to_do.lock().next();
    let work = || -> Result<Vec<Restored>, RoomError> {
        let mut reader = Reader::open(database, Some(Arc::clone(key)))?;
        let tables = std::iter::from_fn(next).map(|(table, (spec, closed))| {
            let restored = restore(&mut reader, table, spec)?;
            Ok(Restored { closed, ..restored })
        });
        tables.collect()
    };
    let mut restored = std::thread::scope(|scope| {
        let working: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let mut all = Vec::new();
        for worker in working {
            all.extend(worker.join().map_err(|_| RoomError::Broke)??);
        }
        Ok::<_, RoomError>(all)
    })?;
    restored.sort_by_key(|restored| restored.engine.table);
    Ok(restored)
}

/// A table from its last snapshot on; where there is none that can be gone on from, from its first record.
fn restore(reader: &mut Reader, table: TableId, spec: TableSpec) -> Result<Restored, RoomError> {
    let mut engine = Engine::open(table, spec, Shuffles::default())?;
    let (mut chain, mut answers) = (Chain::new(table), Answers::default());
    if let Some((seq, text)) = reader.snapshot(table)?
        && let Some(hash) = engine.go_on_from(seq, &text)
    {
        chain = Chain::after(table, seq, hash, reader)?;
        answers = Answers::since_a_snapshot();
    }
    let (kept, mut ruled) = (engine.seq, Vec::new());
    let secrets = reader.secrets_after(table, engine.shuffles.last_number())?;
    let seeds = secrets.into_iter().filter_map(|(n, hex)| Some((n, Seed::from_hex(hex).ok()?)));
    engine.shuffles.keep_seeds(seeds);
    loop {
        let page = reader.records(table, engine.seq, PAGE)?;
        chain.follow(&page, reader)?;
        if page.is_empty() {
            let snapshots = Snapshots::from(kept, chain.head);
            return Ok(Restored { engine, answers, closed: None, ruled, snapshots });
        }
        for stored in page {
            let record = crate::past::read(table, &stored)?;
            replay(&mut engine, &stored, &record)?;
            ruled.extend(ruling_in(table, &stored, &record));
            if let (Some(actor), Some(action)) = (stored.actor, stored.action) {
                answers.keep((PlayerId(actor), action), Ok(stored.seq));
            }
        }
    }
}

/// Applies a record. One that never followed from any ruling may not even be possible: that is said, and nothing falls over.
fn replay(engine: &mut Engine, stored: &StoredRecord, record: &TableRecord) -> Result<(), StoreError> {
    let applied = catch_unwind(AssertUnwindSafe(|| engine.replay((stored.seq, stored.at), record)));
    applied.map_err(|why| {
        let text = why.downcast_ref::<String>().map(String::as_str);
        let why = text.or_else(|| why.downcast_ref::<&str>().copied()).unwrap_or_default().to_string();
        StoreError::Record { log: engine.table, seq: stored.seq, why }
    })
}
