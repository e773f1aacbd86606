//! The chain of hashes over the records of a log.

use super::books::{Row, unhex};
use super::{Case, Findings};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use voice::say;

/// A log up to a record.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Chain {
    /// How many records were read.
    pub records: u64,
    /// The last one, and its hash.
    pub seq: u64,
    pub hash: String,
}

impl Chain {
    /// Records count up from 1 without a gap, and every hash takes in the one before it.
    pub fn follow(&mut self, case: &Case, log: u32, row: &Row, findings: &mut Findings) {
        findings.counts.records += 1;
        findings.counts.postings += row.postings.len() as u64;
        if row.garbled {
            findings.wrong(log, row.seq, say!("verify-does-not-open"));
        }
        let expected = if self.records == 0 { 1 } else { self.seq.wrapping_add(1) };
        if row.seq != expected && (case.books.whole || log != 0) {
            findings.wrong(log, row.seq, say!("verify-missing", seq: expected));
        }
        // What the first version hashed cannot be seen without its key.
        let seen = row.version > 1 || !case.books.locked;
        let before = unhex(&self.hash).unwrap_or_default();
        if row.seq == expected && seen && hex::encode(hash_of(log, row, &before)) != row.hash {
            findings.wrong(log, row.seq, say!("verify-hash"));
        }
        self.records += 1;
        self.seq = row.seq;
        self.hash.clone_from(&row.hash);
    }

    /// The number after which there is more to read.
    pub fn after(&self) -> i64 {
        if self.records == 0 { super::books::BEGINNING } else { self.seq as i64 }
    }
}

/// What docs/ledger.md says a record's hash is.
fn hash_of(log: u32, row: &Row, before: &[u8; 32]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(format!("cardroom record {}", row.version));
    hash.update(before);
    let mut field = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    field(&u64::from(log).to_le_bytes());
    field(&row.seq.to_le_bytes());
    field(&row.at.to_le_bytes());
    field(row.actor.map(|a| a.to_string()).unwrap_or_default().as_bytes());
    field(row.action.as_deref().unwrap_or_default().as_bytes());
    field(if row.version == 1 { row.body.as_bytes() } else { &row.stored });
    for (account, cents) in &row.postings {
        field(account.as_bytes());
        field(&cents.to_le_bytes());
    }
    hash.finalize().into()
}
