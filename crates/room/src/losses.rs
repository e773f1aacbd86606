//! The end of the books that was lost with a database, as a standby that was behind loses it when it is made the primary. The
//! room stops when it notices, and goes on by the owner's word alone; that word is a signed record which names the last seal
//! before the loss, so that an honest failover does not look like a history that was written anew, and a dishonest one is on
//! paper (docs/ledger.md).

use crate::error::RoomError;
use crate::house_book::HouseBook;
use crate::protocol::Loss;
use crate::record::HouseEvent;
use crate::table::now_ms;
use hex::FromHex;
use ledger::{Entry, Hash, Head, LOST_NOTE, Ledger, Loaded, Reader, Record, Side, StoreError};
use sha2::{Digest, Sha256};
use std::path::Path;
use std::sync::Arc;

impl Loss {
    /// What the house signs of it.
    pub fn digest(&self) -> Hash {
        let hash = |text: &str| Hash::from_hex(text).unwrap_or_default();
        let mut digest = Sha256::new_with_prefix(b"cardroom loss 1");
        digest.update(u64::from(self.pit).to_le_bytes());
        digest.update(self.after.to_le_bytes());
        digest.update(hash(&self.hash));
        digest.update(self.lost.to_le_bytes());
        digest.update(hash(&self.lost_hash));
        digest.update(self.at.to_le_bytes());
        digest.finalize().into()
    }
}

/// Seals that were written and are gone: the pit, the seal, and the last there is instead.
fn gone(reader: &mut Reader, written: &[(u32, Head)]) -> Result<Vec<(u32, Head, Head)>, StoreError> {
    let newest = reader.newest()?;
    let mut gone = Vec::new();
    for (pit, head) in written.iter().filter(|(_, head)| head.number > 0) {
        let there = reader.seals(*pit, head.number - 1, 1)?;
        if !there.first().is_some_and(|seal| seal.number == head.number && seal.hash == head.hash) {
            gone.push((*pit, *head, newest.get(*pit as usize).copied().unwrap_or(Head::NONE)));
        }
    }
    Ok(gone)
}

/// What the books note that they should end with: `PIT/NUMBER:HASH`, with spaces between.
fn noted(loaded: &Loaded) -> Vec<(u32, Head)> {
    let note = loaded.notes.get(LOST_NOTE).map(String::as_str).unwrap_or_default();
    note.split(' ').filter_map(read).collect()
}

/// A seal as it is written down, `[PIT/]NUMBER:HASH`.
pub fn read(text: &str) -> Option<(u32, Head)> {
    let (number, hash) = text.split_once(':')?;
    let (pit, number) = number.split_once('/').unwrap_or(("0", number));
    Some((pit.parse().ok()?, Head { number: number.parse().ok()?, hash: Hash::from_hex(hash).ok()? }))
}

/// Books whose end was lost are not gone on with unasked.
pub(crate) fn check(reader: &mut Reader, loaded: &Loaded) -> Result<(), StoreError> {
    match gone(reader, &noted(loaded))?.first() {
        Some((pit, lost, last)) => Err(StoreError::Lost { pit: *pit, seal: lost.number, last: last.number }),
        None => Ok(()),
    }
}

/// The owner's word: writes the loss of what the books note, or of the seals that are named, into the house's book.
pub fn accept(database: &str, keys: &Path, named: &[(u32, Head)]) -> Result<Vec<Loss>, RoomError> {
    let (ledger, loaded) = Ledger::open(database, keys)?;
    let mut reader = Reader::open(database, Some(Arc::clone(ledger.key())))?;
    reader.check_seals(&ledger.public_key())?;
    let book = HouseBook::open(&mut reader)?;
    let written = [noted(&loaded), named.to_vec()].concat();
    let gone = gone(&mut reader, &written)?;
    if gone.is_empty() {
        return Err(StoreError::NotLost.into());
    }
    if let Some((pit, _, last)) = gone.iter().find(|(_, lost, last)| last.number >= lost.number) {
        return Err(StoreError::WentOn { pit: *pit, last: last.number }.into());
    }
    let at = now_ms();
    let loss = |(pit, lost, last): (u32, Head, Head)| {
        let mut loss = Loss {
            pit,
            after: last.number,
            hash: hex::encode(last.hash),
            lost: lost.number,
            lost_hash: hex::encode(lost.hash),
            at,
            signature: String::new(),
        };
        loss.signature = hex::encode(ledger.sign_loss(&loss.digest()));
        loss
    };
    let losses: Vec<Loss> = gone.into_iter().map(loss).collect();
    let event = HouseEvent::EndLost { losses: losses.clone() };
    let record = Record {
        log: 0,
        seq: book.seq + 1,
        at,
        actor: None,
        action: None,
        body: serde_json::to_string(&event).expect("a record is JSON"),
    };
    let settled = Side::Note { key: LOST_NOTE.into(), value: String::new() };
    ledger.commit_blocking(Entry { record: Some(record), postings: vec![], sides: vec![settled] })?;
    Ok(losses)
}
