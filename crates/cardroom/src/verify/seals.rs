//! Every seal takes in the one before it in its pit and the records it names, and is signed by the house; every record is in
//! one seal.

use super::books::{Seal, unhex};
use super::keys::is_signed;
use super::order::Light;
use super::spans::Spans;
use super::{Case, Findings};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use voice::{Telling, say};

/// A pit up to a seal.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Head {
    pub number: u64,
    pub hash: String,
    /// Are seals signed from here on?
    pub signed: bool,
}

/// A record that a seal names, as it is written there.
pub struct Named<'a> {
    pub name: &'a str,
    pub place: Option<(u32, u64)>,
    pub row: Option<&'a Light>,
}

/// Checks seals, one after the other in each pit.
pub struct Checker<'a> {
    case: &'a Case,
    pub findings: &'a mut Findings,
    /// The records that are in a seal, by log.
    pub sealed: BTreeMap<u32, Spans>,
}

/// Did the house sign a seal?
pub fn signed(case: &Case, seal: &Seal) -> bool {
    let hash = unhex(&seal.hash).unwrap_or_default();
    case.books.house_key(&case.keys).is_some_and(|key| is_signed(&key, &hash, &seal.signature))
}

impl<'a> Checker<'a> {
    /// `sealed` are the records that an earlier check found in their seals.
    pub fn new(case: &'a Case, sealed: BTreeMap<u32, Spans>, findings: &'a mut Findings) -> Checker<'a> {
        let said = case.books.public.as_deref().and_then(unhex);
        if let (Some(said), Some(key)) = (said, case.keys.public)
            && said != key
        {
            let (said, key) = (hex::encode(said), hex::encode(key));
            findings.wrong.push(say!("verify-other-key", said: said, key: key));
        }
        Checker { case, findings, sealed }
    }

    fn wrong(&mut self, seal: &Seal, what: Telling) {
        self.findings.wrong.push(say!("verify-seal", pit: seal.pit, number: seal.number, what: what));
    }

    /// The next seal of a pit. False where those after it cannot be told.
    pub fn seal(
        &mut self,
        head: &mut Head,
        (seal, is_signed, last): (&Seal, bool, bool),
        records: &[Named<'_>],
    ) -> bool {
        if seal.number != head.number + 1 {
            self.wrong(seal, say!("verify-seal-place", number: head.number + 1));
            return false;
        }
        // What was there before seals were signed is under one seal that is.
        let earlier = head.number > 0 && !head.signed && !seal.signature.is_empty();
        if seal.signature.is_empty() {
            // Seals that nobody had to sign bore no time.
            if head.signed || seal.at > 0 || seal.pit != 0 || self.case.keys.named && last {
                self.wrong(seal, say!("verify-unsigned"));
            }
        } else if !is_signed {
            self.wrong(seal, say!("verify-signature"));
        }
        self.findings.counts.signatures += u64::from(is_signed);
        head.signed |= !seal.signature.is_empty();
        let before = unhex(&head.hash).unwrap_or_default();
        let Some(hash) = self.hash(seal, (head.signed, earlier), &before, records) else { return false };
        if hash != seal.hash {
            self.wrong(seal, say!("verify-seal-fit"));
        }
        head.number = seal.number;
        head.hash.clone_from(&seal.hash);
        true
    }

    /// What docs/ledger.md says a seal's hash is; none where it names something that is no record.
    fn hash(
        &mut self,
        seal: &Seal,
        (signed, earlier): (bool, bool),
        before: &[u8; 32],
        records: &[Named<'_>],
    ) -> Option<String> {
        let mut bytes;
        if signed {
            bytes = b"cardroom seal 2".to_vec();
            bytes.extend(seal.pit.to_le_bytes());
            bytes.extend(seal.number.to_le_bytes());
            bytes.extend(seal.at.to_le_bytes());
            bytes.extend(before);
        } else {
            bytes = b"cardroom seal 1".to_vec();
            bytes.extend(before);
            bytes.extend(seal.number.to_le_bytes());
        }
        if earlier {
            let Some(salt) = seal.records.strip_prefix("earlier:").and_then(unhex) else {
                self.wrong(seal, say!("verify-seal-name", name: &seal.records));
                return None;
            };
            bytes.extend(salt);
            bytes.extend(0u64.to_le_bytes());
            return Some(hex::encode(Sha256::digest(&bytes)));
        }
        // A node took the pit: what stands there for a record takes in its name.
        if signed && let Some((_, taking)) = ledger::taken_by(&seal.records) {
            bytes.extend(taking);
            bytes.extend(0u64.to_le_bytes());
            return Some(hex::encode(Sha256::digest(&bytes)));
        }
        for Named { name, place, row } in records {
            let Some((log, seq)) = *place else {
                self.wrong(seal, say!("verify-seal-name", name: *name));
                return None;
            };
            if !self.sealed.entry(log).or_default().put(seq) {
                self.wrong(seal, say!("verify-sealed-twice", log: log, seq: seq));
            }
            if self.case.books.pits.is_some() && u64::from(log) % self.case.books.pits() != seal.pit {
                self.wrong(seal, say!("verify-seal-name", name: *name));
            }
            match row {
                Some(row) => {
                    bytes.extend(unhex(&row.hash).unwrap_or_default());
                    if signed {
                        let turns: Vec<u64> = row.postings.iter().filter_map(|(_, _, turn)| *turn).collect();
                        bytes.extend((turns.len() as u64).to_le_bytes());
                        turns.iter().for_each(|turn| bytes.extend(turn.to_le_bytes()));
                    }
                    if signed != (row.version > 1) {
                        self.wrong(seal, say!("verify-seal-version", log: log, seq: seq));
                    }
                }
                None => self.wrong(seal, say!("verify-sealed-missing", log: log, seq: seq)),
            }
        }
        Some(hex::encode(Sha256::digest(&bytes)))
    }

    /// Every pit ends with what the database says it ends with, and with a seal that is signed.
    pub fn ends(&mut self, last: &BTreeMap<u64, Seal>) {
        let Some(said) = &self.case.books.pits else { return };
        for (pit, (number, hash)) in said {
            match last.get(pit) {
                None if *number == 0 => {}
                Some(seal) if seal.number == *number && seal.hash == *hash => {
                    if seal.signature.is_empty() {
                        self.wrong(seal, say!("verify-unsigned"));
                    }
                }
                _ => self.findings.wrong.push(say!("verify-pit-end", pit: *pit, number: *number)),
            }
        }
        for pit in last.keys().filter(|pit| !said.contains_key(*pit)) {
            self.findings.wrong.push(say!("verify-pit-end", pit: *pit, number: 0));
        }
    }
}

/// The record that a seal names, `log:seq`.
pub fn place(name: &str) -> Option<(u32, u64)> {
    let (log, seq) = name.split_once(':')?;
    Some((log.parse().ok()?, seq.parse().ok()?))
}
