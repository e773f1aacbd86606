//! Ends of the books that were lost with a database, as the house's book says: signed by the house, and written directly after
//! the last seal before the loss. Whoever noted a seal that is lost is told where that is on paper.

use super::books::{self, unhex};
use super::keys::is_signed_as;
use super::source::Source;
use super::{Case, Findings};
use crate::error::Failure;
use crate::seals::Noted;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use voice::{Telling, say};

/// A loss that is on paper.
#[derive(Clone, Serialize, Deserialize)]
pub struct Loss {
    pit: u64,
    after: u64,
    hash: String,
    lost: u64,
    lost_hash: String,
    at: u64,
    signature: String,
    /// The record that says so.
    #[serde(default)]
    seq: u64,
}

impl Loss {
    /// The record that says so.
    pub fn seq(&self) -> u64 {
        self.seq
    }

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

/// The losses that a record of the house's book tells.
pub fn told(seq: u64, body: &Value, findings: &mut Findings) -> Vec<Loss> {
    let mut told = Vec::new();
    for said in body["end_lost"]["losses"].as_array().into_iter().flatten() {
        match serde_json::from_value::<Loss>(said.clone()) {
            Ok(loss) => told.push(Loss { seq, ..loss }),
            Err(_) => findings.wrong(0, seq, say!("verify-unreadable")),
        }
    }
    told
}

/// The losses that are on paper as they should be; what is not is found wrong. `sealed` has the pit and the number of the seal
/// over each record that tells one.
pub fn check(
    source: &mut Source<'_>,
    case: &Case,
    told: &[Loss],
    sealed: &BTreeMap<u64, (u64, u64)>,
    findings: &mut Findings,
) -> Result<Vec<Loss>, Failure> {
    let key = case.books.house_key(&case.keys);
    let mut sound = Vec::new();
    for loss in told {
        if !key.is_some_and(|key| loss.is_signed(&key)) {
            findings.wrong(0, loss.seq, say!("verify-loss-unsigned"));
            continue;
        }
        let before = books::seal(source, &case.books, loss.pit, loss.after)?;
        let before = before.is_some_and(|seal| seal.hash == loss.hash);
        // The house's book lies in the first pit; of another only the seal before can be told.
        let own = sealed.get(&loss.seq);
        let next = own.is_some_and(|(pit, number)| *pit != loss.pit || *number == loss.after + 1);
        if case.books.seals && !(before || loss.after == 0) || !next {
            let (pit, number) = (loss.pit, loss.after);
            findings.wrong(0, loss.seq, say!("verify-loss-place", pit: pit, number: number));
            continue;
        }
        sound.push(loss.clone());
    }
    Ok(sound)
}
