//! Is everything still there? The seals over all commits, the end of an export, and the people beside the records.

use super::Findings;
use super::books::{Books, Known, unhex};
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
            let place =
                name.split_once(':').and_then(|(log, seq)| Some((log.parse().ok()?, seq.parse().ok()?)));
            let Some((log, seq)) = place else {
                return wrong(seal.number, say!("verify-seal-name", name: name));
            };
            if !sealed.insert((log, seq)) {
                wrong(seal.number, say!("verify-sealed-twice", log: log, seq: seq));
            }
            match hash_of(books, log, seq) {
                Some(hash) => bytes.extend(unhex(hash).unwrap_or_default()),
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

fn hash_of(books: &Books, log: u32, seq: u64) -> Option<&str> {
    let rows = books.logs.get(&log)?;
    let at = rows.binary_search_by_key(&seq, |row| row.seq).ok()?;
    Some(&rows[at].hash)
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
        let Some((kind, what)) = body.iter().next() else { continue };
        let text = |key: &str| what[key].as_str().unwrap_or_default().to_string();
        let person = told.entry(what["player"].as_u64().unwrap_or(0));
        match kind.as_str() {
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
