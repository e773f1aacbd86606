//! Books for a test, on both databases, and records to write into them.
#![allow(dead_code)] // Each test crate uses a part of it.

use crate::cluster::Cluster;
use ledger::{Account, BooksKey, Entry, Ledger, Loaded, Posting, Reader, Record, StoreError};
use std::path::PathBuf;
use std::sync::Arc;

/// The keys of all books here.
pub fn keys() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("keys")
}

pub fn open(database: &str) -> Result<(Ledger, Loaded), StoreError> {
    Ledger::open(database, &keys())
}

pub fn read(database: &str) -> Reader {
    Reader::open(database, Some(Arc::new(BooksKey::read(&keys()).unwrap()))).unwrap()
}

/// Makes the records of one log.
pub struct Log {
    log: u32,
    pub seq: u64,
}

impl Log {
    pub fn new(log: u32) -> Log {
        Log { log, seq: 0 }
    }

    pub fn entry(&mut self, actor: u32, action: Option<&str>, moves: &[(Account, i64)]) -> Entry {
        let postings = moves.iter().map(|(account, cents)| Posting { account: *account, cents: *cents });
        let record = Record {
            log: self.log,
            seq: self.seq + 1,
            at: 1000 + self.seq,
            actor: Some(actor),
            action: action.map(String::from),
            body: format!("{{\"n\":{},\"hole\":\"As Kd\"}}", self.seq),
        };
        Entry { record: Some(record), postings: postings.collect(), sides: vec![] }
    }

    /// The entry is in the books.
    pub fn done(&mut self, entry: &Entry) {
        self.seq = entry.record.as_ref().unwrap().seq;
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
