//! What `/metrics` counts.

use crate::protocol::TableId;
use games::Refusal;
use ledger::{Account, CommitError};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use voice::{Telling, say};

/// The room's counters.
#[derive(Debug, Default)]
pub struct Counters {
    /// Tables that run.
    pub tables: AtomicU64,
    /// Sockets that are open.
    pub sockets: AtomicU64,
    /// Commands that were carried out.
    pub done: AtomicU64,
    /// Commands that were refused.
    pub refused: AtomicU64,
    /// Frames that made no sense.
    pub nonsense: AtomicU64,
    /// Tables that cannot go on, and why.
    still: Mutex<BTreeMap<TableId, Telling>>,
}

impl Counters {
    /// A command was answered.
    pub fn answered<T>(&self, result: &Result<T, Refusal>) {
        match result {
            Ok(_) => self.done.fetch_add(1, Relaxed),
            Err(_) => self.refused.fetch_add(1, Relaxed),
        };
    }

    /// A table had something written, or could not: does it stand still? Whose wallet is short is told, and plays on.
    pub fn went<T>(&self, table: TableId, written: &Result<T, CommitError>) {
        let mut still = self.still.lock();
        match written {
            Ok(_) => drop(still.remove(&table)),
            Err(CommitError::Short { account: Account::Wallet(_), .. } | CommitError::Duplicate { .. }) => {}
            // Why nothing at all can be written is told once, and not by every table.
            Err(CommitError::Store(_) | CommitError::Closed | CommitError::Elsewhere { .. }) => {}
            Err(why) => drop(still.insert(table, why.says())),
        }
    }

    /// A table's task has ended, and should not have.
    pub fn fell(&self, table: TableId) {
        self.still.lock().insert(table, say!("room-broke"));
    }

    /// The tables that cannot go on, and why.
    pub fn stand_still(&self) -> Vec<Telling> {
        let still = self.still.lock();
        still.iter().map(|(table, why)| say!("room-stands-still", table: *table, why: why.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_cannot_go_on_is_named_until_it_does() {
        let counters = Counters::default();
        let short = |account| Err::<(), _>(CommitError::Short { account, holds: 5 });
        counters.went(3, &short(Account::Wallet(1)));
        counters.went(3, &Err::<(), _>(CommitError::Duplicate { log: 3, seq: 9 }));
        counters.went(3, &Err::<(), _>(CommitError::Store(ledger::StoreError::Unconnected)));
        assert!(counters.stand_still().is_empty(), "players are told, and the database is told of elsewhere");
        counters.went(3, &short(Account::Felt(3)));
        counters.fell(4);
        let said: Vec<String> = counters.stand_still().iter().map(ToString::to_string).collect();
        assert_eq!(said[0], "table 3 stands still: felt/3 does not hold that much");
        assert_eq!(said[1], "table 4 stands still: something of ours broke");
        counters.went(3, &Ok::<(), CommitError>(()));
        assert_eq!(counters.stand_still().len(), 1);
    }
}
