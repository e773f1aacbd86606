//! Ends of the books that were lost with a database, as the house's book says: signed by the house, and written directly after
//! the last seal before the loss. Whoever noted a seal that is lost is told where that is on paper.

use super::Findings;
use super::books::{Books, unhex};
use super::keys::{Keys, is_signed_as};
use crate::seals::Noted;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use voice::{Telling, say};

/// A loss that is on paper.
#[derive(Deserialize)]
pub struct Loss {
    pit: u64,
    after: u64,
    hash: String,
    lost: u64,
    lost_hash: String,
    at: u64,
    signature: String,
    /// The record that says so.
    #[serde(skip)]
    seq: u64,
}

impl Loss {
    /// Did the house sign it? As docs/ledger.md says.
    fn is_signed(&self, key: &[u8; 32]) -> bool {
        let mut bytes = b"cardroom loss 1".to_vec();
        bytes.extend(self.pit.to_le_bytes());
        bytes.extend(self.after.to_le_bytes());
        bytes.extend(unhex(&self.hash).unwrap_or_default());
        bytes.extend(self.lost.to_le_bytes());
        bytes.extend(unhex(&self.lost_hash).unwrap_or_default());
        bytes.extend(self.at.to_le_bytes());
        is_signed_as(b"cardroom loss-signature 1", key, &Sha256::digest(&bytes).into(), &self.signature)
    }

    /// What is said of a seal that was noted down, where it was lost so. What was sealed since has the same numbers and no excuse.
    pub fn says_of(&self, noted: &Noted) -> Option<Telling> {
        let since = noted.at.is_some_and(|at| at > self.at);
        let lost = noted.pit == self.pit && noted.number > self.after && noted.number <= self.lost && !since;
        let (pit, number, after, seq) = (noted.pit, noted.number, self.after, self.seq);
        lost.then(|| say!("verify-seal-lost", pit: pit, number: number, after: after, seq: seq))
    }
}

/// The losses that are on paper as they should be; what is not is found wrong.
pub fn check(books: &Books, keys: &Keys, findings: &mut Findings) -> Vec<Loss> {
    let seals: BTreeMap<(u64, u64), &super::books::Seal> =
        books.seals.iter().flatten().map(|seal| ((seal.pit, seal.number), seal)).collect();
    let key = keys.public.or_else(|| books.public.as_deref().and_then(unhex));
    let mut sound = Vec::new();
    for row in books.logs.get(&0).into_iter().flatten() {
        let Ok(body) = serde_json::from_str::<Value>(&row.body) else { continue };
        let Some(said) = body["end_lost"]["losses"].as_array() else { continue };
        for said in said {
            let Ok(loss) = serde_json::from_value::<Loss>(said.clone()) else {
                findings.wrong(0, row.seq, say!("verify-unreadable"));
                continue;
            };
            if !key.is_some_and(|key| loss.is_signed(&key)) {
                findings.wrong(0, row.seq, say!("verify-loss-unsigned"));
                continue;
            }
            let before = seals.get(&(loss.pit, loss.after)).is_some_and(|seal| seal.hash == loss.hash);
            let name = format!("0:{}", row.seq);
            let own = seals.values().find(|seal| seal.records.split(' ').any(|record| record == name));
            // The house's book lies in the first pit; of another only the seal before can be told.
            let next = own.is_some_and(|seal| seal.pit != loss.pit || seal.number == loss.after + 1);
            if books.seals.is_some() && !(before || loss.after == 0) || !next {
                let (pit, number) = (loss.pit, loss.after);
                findings.wrong(0, row.seq, say!("verify-loss-place", pit: pit, number: number));
                continue;
            }
            sound.push(Loss { seq: row.seq, ..loss });
        }
    }
    sound
}
