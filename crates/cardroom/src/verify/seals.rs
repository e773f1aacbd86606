//! Is everything still there? The seals over all commits, the end of an export, and the people beside the records.

use super::Findings;
use super::books::{Books, Known, Row, unhex};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use voice::{Telling, say};

/// Every seal takes in the one before it and the records it names; every record is in one seal.
pub fn check(books: &Books, findings: &mut Findings) {
    end_of_export(books, findings);
    let Some(seals) = &books.seals else { return };
    let mut wrong =
        |number: u64, what: Telling| findings.wrong.push(say!("verify-seal", number: number, what: what));
    let mut before = [0u8; 32];
    let mut sealed = BTreeSet::new();
    for (i, seal) in seals.iter().enumerate() {
        if seal.number != i as u64 + 1 {
            return wrong(seal.number, say!("verify-seal-place", number: i + 1));
        }
        let mut bytes = b"cardroom seal 1".to_vec();
        bytes.extend(before);
        bytes.extend(seal.number.to_le_bytes());
        for name in seal.records.split(' ') {
            let Some((log, seq)) = place(name) else {
                return wrong(seal.number, say!("verify-seal-name", name: name));
            };
            if !sealed.insert((log, seq)) {
                wrong(seal.number, say!("verify-sealed-twice", log: log, seq: seq));
            }
            match books.row(log, seq) {
                Some(row) => bytes.extend(unhex(&row.hash).unwrap_or_default()),
                None => wrong(seal.number, say!("verify-sealed-missing", log: log, seq: seq)),
            }
        }
        let hash = hex::encode(Sha256::digest(&bytes));
        if hash != seal.hash {
            wrong(seal.number, say!("verify-seal-fit"));
        }
        before = unhex(&seal.hash).unwrap_or_default();
    }
    findings.counts.seals = seals.len() as u64;
    for (log, rows) in &books.logs {
        for row in rows.iter().filter(|row| !sealed.contains(&(*log, row.seq))) {
            findings.wrong(*log, row.seq, say!("verify-unsealed"));
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
    for row in books.logs.get(&0).into_iter().flatten() {
        let Ok(Value::Object(body)) = serde_json::from_str(&row.body) else { continue };
        let Some((kind, what)) = super::tables::done(&body) else { continue };
        let text = |key: &str| what[key].as_str().unwrap_or_default().to_string();
        let person = told.entry(what["player"].as_u64().unwrap_or(0));
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
