//! The chains: the hash of a record takes in the one before it in its log, the hash of a seal the one before it in its pit.
//! Written down in `docs/ledger.md`.

use crate::entry::{Hash, Posting, Record};
use crate::error::StoreError;
use crate::keys::{Keys, Signature};
use crate::store::hash_in;
use hex::FromHex;
use sha2::{Digest, Sha256};

/// The hash of a record: over the hash before it (32 zero bytes for the first) and every field with its length before it,
/// what it says as it is stored, the postings last. What it says is closed with a random nonce, so that whoever knows all of
/// a record but one card cannot find that card by trying.
pub fn chain(before: &Hash, record: &Record, closed: &[u8], postings: &[Posting]) -> Hash {
    hash_of_record(b"cardroom record 2", before, record, closed, postings)
}

/// The hash of a record of the first version, over what it says in clear. None is written any more.
pub fn first_chain(before: &Hash, record: &Record, postings: &[Posting]) -> Hash {
    hash_of_record(b"cardroom record 1", before, record, record.body.as_bytes(), postings)
}

fn hash_of_record(label: &[u8], before: &Hash, record: &Record, body: &[u8], postings: &[Posting]) -> Hash {
    let mut hash = Sha256::new_with_prefix(label);
    hash.update(before);
    let mut field = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    field(&u64::from(record.log).to_le_bytes());
    field(&record.seq.to_le_bytes());
    field(&record.at.to_le_bytes());
    field(record.actor.map(|a| a.to_string()).unwrap_or_default().as_bytes());
    field(record.action.as_deref().unwrap_or_default().as_bytes());
    field(body);
    for posting in postings {
        field(posting.account.to_string().as_bytes());
        field(&posting.cents.to_le_bytes());
    }
    hash.finalize().into()
}

/// The hash of a seal of the first version: over the seal before it, its number, and the hashes of the records it seals.
/// Books that were written before there were seals get one when they are opened.
pub(crate) fn first_seal<'a>(before: &Hash, number: u64, records: impl Iterator<Item = &'a Hash>) -> Hash {
    let mut hash = Sha256::new_with_prefix(b"cardroom seal 1");
    hash.update(before);
    hash.update(number.to_le_bytes());
    records.for_each(|record| hash.update(record));
    hash.finalize().into()
}

/// One record under a seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Its name, `log:seq`.
    pub name: String,
    /// Its hash.
    pub hash: Hash,
    /// The turns of the wallets it moves, in the order of its postings.
    pub turns: Vec<u64>,
}

/// What a pit ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of its last seal; none yet is 0.
    pub number: u64,
    /// That seal's hash.
    pub hash: Hash,
}

impl Head {
    /// Before the first seal.
    pub const NONE: Head = Head { number: 0, hash: [0; 32] };
}

/// The hash of a seal: over its pit, number and time, the seal before it, and every record it seals with the turns of the
/// wallets it moves. The turns order the money of books that have several chains of seals.
pub fn seal(pit: u32, number: u64, at: u64, before: &Hash, records: &[Sealed]) -> Hash {
    let mut hash = Sha256::new_with_prefix(b"cardroom seal 2");
    hash.update(u64::from(pit).to_le_bytes());
    hash.update(number.to_le_bytes());
    hash.update(at.to_le_bytes());
    hash.update(before);
    for record in records {
        hash.update(record.hash);
        hash.update((record.turns.len() as u64).to_le_bytes());
        record.turns.iter().for_each(|turn| hash.update(turn.to_le_bytes()));
    }
    hash.finalize().into()
}

/// A row of `seals`: which records of one pit one commit wrote, chained to the commit before it and signed by the house. So
/// nobody takes a record away or writes it anew, not even the last of its log, who has not the house's key; and who has it
/// must break every seal since, which everybody has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The pit.
    pub pit: u32,
    /// Its number there, from 1.
    pub number: u64,
    /// When it was set, in milliseconds since 1970; 0 for those of the first version.
    pub at: u64,
    /// `log:seq` of every record, with spaces between them. The seal over everything that was there before seals were signed
    /// says `earlier:` and a random number instead, which its hash takes in as it would a record; that by which a node took
    /// the pit, its name and a hash in which the name is.
    pub records: String,
    /// Its place in the chain of seals.
    pub hash: Hash,
    /// The house's signature; none for those of the first version.
    pub signature: Option<Signature>,
}

impl Seal {
    /// The seal over these records, after the last one of a pit.
    pub fn after(before: Head, pit: u32, at: u64, records: &[Sealed], keys: &Keys) -> Seal {
        let number = before.number + 1;
        let hash = seal(pit, number, at, &before.hash, records);
        let names: Vec<&str> = records.iter().map(|record| record.name.as_str()).collect();
        Seal { pit, number, at, records: names.join(" "), hash, signature: Some(keys.sign(&hash)) }
    }

    /// A seal as it is stored.
    pub(crate) fn stored(
        (pit, number, at): (i64, i64, i64),
        records: String,
        hash: &str,
        signature: &str,
    ) -> Result<Seal, StoreError> {
        let (pit, number, at) = (pit as u32, number as u64, at as u64);
        let signature = match signature {
            "" => None,
            text => Some(Signature::from_hex(text).map_err(|_| StoreError::Hash(text.into()))?),
        };
        Ok(Seal { pit, number, at, records, hash: hash_in(hash)?, signature })
    }

    /// Does it seal records, or say something of its pit?
    pub fn names_records(&self) -> bool {
        self.records.starts_with(|c: char| c.is_ascii_digit())
    }

    /// The signature in hex, as it is stored: empty where there is none.
    pub fn signature_text(&self) -> String {
        self.signature.map(hex::encode).unwrap_or_default()
    }
}
