//! Is everything still there? The seals over all commits, the end of an export, and the people beside the records.

use super::Findings;
use super::books::{Books, Known, Row, Seal, unhex};
use super::keys::{Keys, is_signed};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use voice::{Telling, say};

/// Every seal takes in the one before it in its pit and the records it names, and is signed by the house; every record is in
/// one seal.
pub fn check(books: &Books, keys: &Keys, findings: &mut Findings) {
    end_of_export(books, findings);
    let Some(seals) = &books.seals else {
        if keys.named {
            findings.wrong.push(say!("verify-nothing-signed"));
        }
        return;
    };
    let mut checker = Checker::new(books, keys, findings);
    let mut pits: BTreeMap<u64, Vec<&Seal>> = BTreeMap::new();
    seals.iter().for_each(|seal| pits.entry(seal.pit).or_default().push(seal));
    for seals in pits.values() {
        checker.pit(seals);
    }
    checker.ends(&pits);
    let sealed = checker.sealed;
    findings.counts.seals = seals.len() as u64;
    for (log, rows) in &books.logs {
        for row in rows.iter().filter(|row| !sealed.contains(&(*log, row.seq))) {
            findings.wrong(*log, row.seq, say!("verify-unsealed"));
        }
    }
}

struct Checker<'a> {
    books: &'a Books,
    /// Whose signatures are asked for.
    key: Option<[u8; 32]>,
    named: bool,
    findings: &'a mut Findings,
    sealed: BTreeSet<(u32, u64)>,
}

impl<'a> Checker<'a> {
    fn new(books: &'a Books, keys: &Keys, findings: &'a mut Findings) -> Checker<'a> {
        let said = books.public.as_deref().and_then(unhex);
        if let (Some(said), Some(key)) = (said, keys.public)
            && said != key
        {
            let (said, key) = (hex::encode(said), hex::encode(key));
            findings.wrong.push(say!("verify-other-key", said: said, key: key));
        }
        let (key, named) = (keys.public.or(said), keys.named);
        Checker { books, key, named, findings, sealed: BTreeSet::new() }
    }

    fn wrong(&mut self, seal: &Seal, what: Telling) {
        self.findings.wrong.push(say!("verify-seal", pit: seal.pit, number: seal.number, what: what));
    }

    fn pit(&mut self, seals: &[&Seal]) {
        let mut before = [0u8; 32];
        let mut signed = false;
        for (i, seal) in seals.iter().enumerate() {
            if seal.number != i as u64 + 1 {
                return self.wrong(seal, say!("verify-seal-place", number: i + 1));
            }
            // What was there before seals were signed is under one seal that is.
            let earlier = i > 0 && !signed && !seal.signature.is_empty();
            if seal.signature.is_empty() {
                // Seals that nobody had to sign bore no time.
                if signed || seal.at > 0 || seal.pit != 0 || self.named && i + 1 == seals.len() {
                    self.wrong(seal, say!("verify-unsigned"));
                }
            } else if !self.is_signed(seal) {
                self.wrong(seal, say!("verify-signature"));
            }
            signed |= !seal.signature.is_empty();
            let Some(hash) = self.hash(seal, signed, earlier, &before) else { return };
            if hash != seal.hash {
                self.wrong(seal, say!("verify-seal-fit"));
            }
            before = unhex(&seal.hash).unwrap_or_default();
        }
    }

    fn is_signed(&mut self, seal: &Seal) -> bool {
        let hash = unhex(&seal.hash).unwrap_or_default();
        let signed = self.key.is_some_and(|key| is_signed(&key, &hash, &seal.signature));
        self.findings.counts.signatures += u64::from(signed);
        signed
    }

    /// What docs/ledger.md says a seal's hash is; none where it names something that is no record.
    fn hash(&mut self, seal: &Seal, signed: bool, earlier: bool, before: &[u8; 32]) -> Option<String> {
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
        for name in seal.records.split(' ') {
            let Some((log, seq)) = place(name) else {
                self.wrong(seal, say!("verify-seal-name", name: name));
                return None;
            };
            if !self.sealed.insert((log, seq)) {
                self.wrong(seal, say!("verify-sealed-twice", log: log, seq: seq));
            }
            let pits = self.books.pits.as_ref().map_or(1, BTreeMap::len).max(1) as u64;
            if self.books.pits.is_some() && u64::from(log) % pits != seal.pit {
                self.wrong(seal, say!("verify-seal-name", name: name));
            }
            match self.books.row(log, seq) {
                Some(row) => {
                    bytes.extend(unhex(&row.hash).unwrap_or_default());
                    if signed {
                        let turns: Vec<u64> = row.turns.iter().copied().flatten().collect();
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
    fn ends(&mut self, pits: &BTreeMap<u64, Vec<&Seal>>) {
        let Some(said) = &self.books.pits else { return };
        for (pit, (number, hash)) in said {
            let last = pits.get(pit).and_then(|seals| seals.last());
            match last {
                None if *number == 0 => {}
                Some(seal) if seal.number == *number && seal.hash == *hash => {
                    if seal.signature.is_empty() {
                        self.wrong(seal, say!("verify-unsigned"));
                    }
                }
                _ => self.findings.wrong.push(say!("verify-pit-end", pit: *pit, number: *number)),
            }
        }
        for pit in pits.keys().filter(|pit| !said.contains_key(*pit)) {
            self.findings.wrong.push(say!("verify-pit-end", pit: *pit, number: 0));
        }
    }
}

/// The record that a seal names, `log:seq`.
fn place(name: &str) -> Option<(u32, u64)> {
    let (log, seq) = name.split_once(':')?;
    Some((log.parse().ok()?, seq.parse().ok()?))
}

impl Books {
    /// A record by its place.
    fn row(&self, log: u32, seq: u64) -> Option<&Row> {
        let rows = self.logs.get(&log)?;
        Some(&rows[rows.binary_search_by_key(&seq, |row| row.seq).ok()?])
    }

    /// Every record, in the order in which the books were written: that of the seals. Where there are none, or a record is in
    /// none, the time of writing orders what no log orders.
    pub fn in_order(&self) -> Vec<(u32, &Row)> {
        let names = self.seals.iter().flatten().flat_map(|seal| seal.records.split(' '));
        let mut order: Vec<(u32, &Row)> =
            names.filter_map(place).filter_map(|(log, seq)| Some((log, self.row(log, seq)?))).collect();
        let sealed: BTreeSet<(u32, u64)> = order.iter().map(|(log, row)| (*log, row.seq)).collect();
        let all = self.logs.iter().flat_map(|(log, rows)| rows.iter().map(move |row| (*log, row)));
        let mut rest: Vec<_> = all.filter(|(log, row)| !sealed.contains(&(*log, row.seq))).collect();
        rest.sort_by_key(|(log, row)| (row.at, *log, row.seq));
        order.extend(rest);
        order
    }
}

/// The last line of an export counts its records and repeats its last hash.
fn end_of_export(books: &Books, findings: &mut Findings) {
    let Some(end) = &books.end else { return };
    let records: usize = books.logs.values().map(Vec::len).sum();
    let last = books.logs.values().next_back().and_then(|rows| rows.last()).map(|row| row.hash.as_str());
    if end.records != records as u64 || end.last.as_deref() != last {
        let said = end.records;
        findings.wrong.push(say!("verify-export-end", said: said, records: records));
    }
}

/// Everybody as the house's book tells it, beside what the database says of them now.
pub fn people(books: &Books, findings: &mut Findings) {
    let Some(said) = &books.people else { return };
    let mut told: BTreeMap<u64, Known> = BTreeMap::new();
    let mut accounts: BTreeSet<u64> = BTreeSet::new();
    for row in books.logs.get(&0).into_iter().flatten() {
        let Ok(Value::Object(body)) = serde_json::from_str(&row.body) else { continue };
        let Some((kind, what)) = super::tables::done(&body) else { continue };
        let text = |key: &str| what[key].as_str().unwrap_or_default().to_string();
        let id = what["player"].as_u64().unwrap_or(0);
        if matches!(kind, "named" | "role_given" | "password_set" | "signed_in") {
            accounts.insert(id);
        }
        // Guests may be forgotten, and nobody else.
        let guest = |known: &Known| !known.bot && known.role == "player";
        if kind == "parted" && !accounts.contains(&id) && told.get(&id).is_some_and(guest) {
            told.remove(&id);
            continue;
        }
        let person = told.entry(id);
        match kind {
            "welcomed" => {
                let bot = what["bot"].as_bool().unwrap_or_default();
                *person.or_default() = Known { name: text("name"), role: text("role"), bot };
            }
            "role_given" => person.or_default().role = text("role"),
            "named" => person.or_default().name = text("name"),
            _ => {}
        }
    }
    for id in told.keys().chain(said.keys().filter(|id| !told.contains_key(*id))) {
        match (told.get(id), said.get(id)) {
            (Some(told), Some(said)) if told == said => {}
            (Some(Known { name, role, .. }), Some(said)) => {
                let (id, is, as_role) = (id.to_string(), &said.name, &said.role);
                let wrong =
                    say!("verify-person-is", id: id, is: is, as_role: as_role, name: name, role: role);
                findings.wrong.push(wrong);
            }
            (None, _) => findings.wrong.push(say!("verify-person-unknown", id: id.to_string())),
            (_, None) => findings.wrong.push(say!("verify-person-missing", id: id.to_string())),
        }
    }
}
