//! Everybody as the house's book tells it, beside what the database says of them now.

use super::Findings;
use super::source::Source;
use crate::error::Failure;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// Somebody, as far as the house's book speaks of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Known {
    name: String,
    role: String,
    bot: bool,
}

/// Everybody so far.
#[derive(Default, Serialize, Deserialize)]
pub struct People {
    told: BTreeMap<u64, Known>,
    accounts: BTreeSet<u64>,
}

impl People {
    /// A record of the house's book.
    pub fn follow(&mut self, kind: &str, what: &Value) {
        let text = |key: &str| what[key].as_str().unwrap_or_default().to_string();
        let id = what["player"].as_u64().unwrap_or(0);
        if matches!(kind, "named" | "role_given" | "password_set" | "signed_in") {
            self.accounts.insert(id);
        }
        // Guests may be forgotten, and nobody else.
        let guest = |known: &Known| !known.bot && known.role == "player";
        if kind == "parted" && !self.accounts.contains(&id) && self.told.get(&id).is_some_and(guest) {
            self.told.remove(&id);
            return;
        }
        match kind {
            "welcomed" => {
                let bot = what["bot"].as_bool().unwrap_or_default();
                self.told.insert(id, Known { name: text("name"), role: text("role"), bot });
            }
            "role_given" => self.told.entry(id).or_default().role = text("role"),
            "named" => self.told.entry(id).or_default().name = text("name"),
            _ => {}
        }
    }

    /// Compares everybody with what the database says.
    pub fn compare(&self, source: &mut Source<'_>, findings: &mut Findings) -> Result<(), Failure> {
        let mut met: BTreeSet<u64> = BTreeSet::new();
        let mut unknown = Vec::new();
        source.rows("SELECT id, name, role, bot FROM people ORDER BY id", &mut |r| {
            let said = Known { name: r[1].text(), role: r[2].text(), bot: r[3].number() != 0 };
            let id = r[0].number();
            match self.told.get(&id) {
                Some(told) if *told == said => {}
                Some(Known { name, role, .. }) => {
                    let (id, is, as_role) = (id.to_string(), &said.name, &said.role);
                    let wrong =
                        say!("verify-person-is", id: id, is: is, as_role: as_role, name: name, role: role);
                    findings.wrong.push(wrong);
                }
                None => unknown.push(say!("verify-person-unknown", id: id.to_string())),
            }
            met.insert(id);
        })?;
        for id in self.told.keys().filter(|id| !met.contains(*id)) {
            findings.wrong.push(say!("verify-person-missing", id: id.to_string()));
        }
        findings.wrong.extend(unknown);
        Ok(())
    }
}
