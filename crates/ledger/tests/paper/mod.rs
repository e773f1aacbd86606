//! Entries made by hand, and both databases to write them to.
#![allow(dead_code)] // Each test crate uses a part of it.

use crate::cluster::Cluster;
use ledger::{Account, CommitError, Entry, Ledger, Posting, Record, chain};
use std::time::{Duration, Instant};

/// Makes the records of one log, keeping its chain.
pub struct Log {
    pub log: u32,
    pub seq: u64,
    pub hash: [u8; 32],
}

impl Log {
    pub fn new(log: u32) -> Log {
        Log { log, seq: 0, hash: [0; 32] }
    }

    pub fn entry(&mut self, actor: u32, action: Option<&str>, moves: &[(Account, i64)]) -> Entry {
        let postings: Vec<Posting> =
            moves.iter().map(|(account, cents)| Posting { account: *account, cents: *cents }).collect();
        let action = action.map(String::from);
        let mut record = Record {
            log: self.log,
            seq: self.seq + 1,
            at: 1000 + self.seq,
            actor: Some(actor),
            action,
            body: format!("{{\"n\":{}}}", self.seq),
            hash: [0; 32],
        };
        record.hash = chain(&self.hash, &record, &postings);
        Entry { record: Some(record), postings, sides: vec![] }
    }

    /// The entry is in the books.
    pub fn done(&mut self, entry: &Entry) {
        let record = entry.record.as_ref().unwrap();
        (self.seq, self.hash) = (record.seq, record.hash);
    }
}

pub fn on_both(test: impl Fn(&str)) {
    let folder = tempfile::tempdir().unwrap();
    test(folder.path().join("books.sqlite").to_str().unwrap());
    if let Some(cluster) = Cluster::start() {
        test(cluster.address());
    }
}

pub fn issue(person: u32, cents: i64) -> [(Account, i64); 2] {
    [(Account::Cage, -cents), (Account::Wallet(person), cents)]
}

/// Writes the next entry of a log, and keeps its chain where it was taken.
pub fn write(ledger: &Ledger, log: &mut Log, action: &str) -> Result<(), CommitError> {
    let entry = log.entry(7, Some(action), &issue(7, 100));
    ledger.commit_blocking(entry.clone()).inspect(|()| log.done(&entry))
}

pub fn wait_for(what: &str, mut until: impl FnMut() -> bool) {
    let patience = Instant::now() + Duration::from_secs(180);
    while !until() {
        assert!(Instant::now() < patience, "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
