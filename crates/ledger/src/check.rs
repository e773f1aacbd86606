//! Are the books as they were left? What a room looks at before it goes on with them: the chain of every log from the last
//! snapshot on, and the newest seals. Everything before that is under the signature of the last seal, and for `cardroom verify`.

use crate::entry::{Hash, Posting, Record};
use crate::error::StoreError;
use crate::keys::{PublicKey, is_signed};
use crate::seal::{Head, Seal, Sealed, chain, first_chain, seal};
use crate::store::{Reader, StoredRecord};
use hex::FromHex;

/// How many seals of a pit are looked at, from the newest back.
const NEWEST: u64 = 1000;

/// A log, followed from one of its records on.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    log: u32,
    /// The last record that was followed, and its hash.
    pub head: (u64, Hash),
}

impl Chain {
    /// A log from its beginning.
    pub const fn new(log: u32) -> Chain {
        Chain { log, head: (0, [0; 32]) }
    }

    /// A log after a record that is known; it must still be there.
    pub fn after(log: u32, seq: u64, hash: Hash, reader: &mut Reader) -> Result<Chain, StoreError> {
        match reader.records(log, seq - 1, 1)?.first() {
            Some(record) if record.seq == seq && record.hash == hash => Ok(Chain { log, head: (seq, hash) }),
            Some(record) if record.seq == seq => Err(StoreError::Altered { log, seq }),
            _ => Err(StoreError::Missing { log, seq }),
        }
    }

    /// The next records: none is missing, and the hash of each follows from the one before it and from what it says.
    pub fn follow(&mut self, page: &[StoredRecord], reader: &mut Reader) -> Result<(), StoreError> {
        let (log, Some(last)) = (self.log, page.last()) else { return Ok(()) };
        let lines = reader.lines(log, self.head.0, last.seq)?;
        let mut lines = lines.into_iter().peekable();
        for stored in page {
            let (before, seq) = (self.head.1, self.head.0 + 1);
            if stored.seq != seq {
                return Err(StoreError::Missing { log, seq });
            }
            let mut postings: Vec<Posting> = Vec::new();
            while let Some((_, posting)) = lines.next_if(|(of, _)| *of == seq) {
                postings.push(posting);
            }
            if hash_of(log, stored, &before, &postings) != stored.hash {
                return Err(StoreError::Altered { log, seq });
            }
            self.head = (seq, stored.hash);
        }
        Ok(())
    }
}

fn hash_of(log: u32, stored: &StoredRecord, before: &Hash, postings: &[Posting]) -> Hash {
    let StoredRecord { seq, at, actor, action, body, .. } = stored.clone();
    let record = Record { log, seq, at, actor, action, body };
    match stored.version {
        0 | 1 => first_chain(before, &record, postings),
        _ => chain(before, &record, &stored.stored, postings),
    }
}

impl Reader {
    /// The newest seals of every pit: each takes in the one before it and records that are there, and the last is signed.
    pub fn check_seals(&mut self, key: &PublicKey) -> Result<(), StoreError> {
        for (pit, head) in self.inner.pits()?.into_iter().enumerate() {
            self.check_pit(pit as u32, head, key)?;
        }
        Ok(())
    }

    fn check_pit(&mut self, pit: u32, head: Head, key: &PublicKey) -> Result<(), StoreError> {
        let from = head.number.saturating_sub(NEWEST);
        let mut before = Head::NONE;
        for seal in self.seals(pit, from.saturating_sub(1), NEWEST as u32 + 1)? {
            let wrong = StoreError::Seal { pit, number: before.number + 1 };
            let first = before.number == 0 && from > 0;
            if seal.number != before.number + 1 && !first {
                return Err(wrong);
            }
            if !first && self.hash_of_seal(&seal, &before.hash)?.is_some_and(|hash| hash != seal.hash) {
                return Err(wrong);
            }
            before = Head { number: seal.number, hash: seal.hash };
            let signed = seal.signature.is_some_and(|signature| is_signed(key, &seal.hash, &signature));
            if seal.number == head.number && (!signed || seal.hash != head.hash) {
                return Err(StoreError::Seal { pit, number: seal.number });
            }
        }
        if before.number != head.number {
            return Err(StoreError::Seal { pit, number: before.number + 1 });
        }
        Ok(())
    }

    /// The hash that a seal should have; none for those that nobody signed, which were taken over clear text.
    fn hash_of_seal(&mut self, set: &Seal, before: &Hash) -> Result<Option<Hash>, StoreError> {
        if set.signature.is_none() {
            return Ok(None);
        }
        let mut sealed = Vec::new();
        for name in set.records.split(' ') {
            let (log, seq) = name.split_once(':').unwrap_or_default();
            let (hash, turns) = match (log.parse::<u32>(), seq.parse::<u64>()) {
                (Ok(log), Ok(seq)) => self.inner.sealed(log, seq)?.ok_or(StoreError::Missing { log, seq })?,
                _ => (Hash::from_hex(seq).unwrap_or_default(), vec![]),
            };
            sealed.push(Sealed { name: name.into(), hash, turns });
        }
        Ok(Some(seal(set.pit, set.number, set.at, before, &sealed)))
    }
}
