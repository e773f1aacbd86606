//! Private tables, looked at once more (ROOM-15): what is moved there stays there, who plays there came by the link, and only the
//! host does what a host may.

use super::Findings;
use super::books::Row;
use super::money::Accounts;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use voice::say;

/// A private table in the course of its log.
#[derive(Default, Serialize, Deserialize)]
pub struct Private {
    host: u64,
    programs: BTreeSet<u64>,
    entered: BTreeSet<u64>,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

impl Private {
    /// What the house's book says that it was opened with, where it is a private table.
    pub fn open(spec: &Value) -> Option<Private> {
        let private = spec.get("private").filter(|private| !private.is_null())?;
        let programs = private["programs"].as_array().into_iter().flatten().map(number);
        Some(Private {
            host: number(&private["host"]),
            programs: programs.collect(),
            entered: BTreeSet::new(),
        })
    }

    /// What a record moves by the rules: chips come from the table's own and go back there, and so do fees.
    pub fn own(&self, table: u32, moved: Accounts) -> Accounts {
        let mut own = Accounts::new();
        for (account, cents) in moved {
            let account = match account.split('/').next() {
                Some("wallet" | "drop") => format!("own/{table}"),
                _ => account,
            };
            *own.entry(account).or_default() += cents;
        }
        own
    }

    /// A record of its log.
    pub fn record(&mut self, table: u32, row: &Row, body: &Value, findings: &mut Findings) {
        for step in body["steps"].as_array().into_iter().flatten() {
            let room = &step["room"];
            if let Some(entered) = room.get("entered") {
                self.entered.insert(number(&entered["player"]));
            }
            if let Some(hosted) = room.get("hosted") {
                let actor = row.actor.map_or(0, |actor| actor as u64);
                if number(&hosted["host"]) != self.host || actor != self.host {
                    findings.wrong(table, row.seq, say!("verify-private-host"));
                }
                let removed = &hosted["deed"]["remove"]["player"];
                self.entered.remove(&number(removed));
            }
            let events = ["blackjack", "poker"].iter().flat_map(|game| step[*game]["events"].as_array());
            for joined in events.flatten().filter_map(|event| event.get("joined")) {
                let player = number(&joined["player"]);
                let knows =
                    player == self.host || self.programs.contains(&player) || self.entered.contains(&player);
                if !knows {
                    let player = player.to_string();
                    findings.wrong(table, row.seq, say!("verify-private-stranger", player: player));
                }
            }
        }
    }
}

/// What a record moves by the rules at a table with real chips: they come out of the racks and go back into them (ROOM-16).
pub fn from_racks(table: u32, moved: Accounts) -> Accounts {
    let mut racks = Accounts::new();
    for (account, cents) in moved {
        let account = if account.starts_with("wallet/") { format!("rack/{table}") } else { account };
        *racks.entry(account).or_default() += cents;
    }
    racks
}

/// Chips that a private table issued are posted with nothing but its own seats, bank and felt, whatever else can be checked; and
/// those of racks with nothing but their table's. The rack of no table is what went over the cage's counter.
pub fn stays_there(row: &Row) -> Option<&str> {
    let of = |what: &str| row.postings.iter().find_map(|(account, _)| account.strip_prefix(what));
    let racks = of("rack/");
    let table = of("own/").or(racks)?;
    let here = |account: &str| {
        let mut parts = account.split('/');
        let kind = parts.next();
        let fits = match kind {
            Some("stack" | "bank" | "felt") => true,
            Some("rack" | "drop") => racks.is_some(),
            Some("own") => racks.is_none(),
            Some("cage") => return racks == Some("0"),
            _ => false,
        };
        fits && parts.next() == Some(table)
    };
    row.postings.iter().map(|(account, _)| account.as_str()).find(|account| !here(account))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn row(actor: i64, postings: &[(&str, i64)]) -> Row {
        Row {
            seq: 7,
            at: 0,
            actor: Some(actor),
            action: None,
            body: String::new(),
            stored: Vec::new(),
            hash: String::new(),
            version: 0,
            postings: postings.iter().map(|(account, cents)| ((*account).to_string(), *cents)).collect(),
            turns: Vec::new(),
            garbled: false,
        }
    }

    #[test]
    fn chips_of_a_private_table_go_nowhere_else_room_15() {
        let fine = row(1, &[("own/4", -500), ("stack/4/1", 300), ("felt/4", 150), ("bank/4", 50)]);
        assert_eq!(stays_there(&fine), None);
        let fine = row(1, &[("rack/4", -500), ("stack/4/1", 300), ("felt/4", 150), ("drop/4/1/players", 50)]);
        assert_eq!(stays_there(&fine), None);
        for elsewhere in ["wallet/1", "cage", "stack/5/1", "drop/5/1/players", "own/4", "rack/5"] {
            assert_eq!(stays_there(&row(1, &[("rack/4", -500), (elsewhere, 500)])), Some(elsewhere));
        }
        for elsewhere in ["wallet/1", "cage", "stack/5/1", "drop/4/1/players", "own/5"] {
            assert_eq!(stays_there(&row(1, &[("own/4", -500), (elsewhere, 500)])), Some(elsewhere));
        }
        assert!(stays_there(&row(1, &[("own/4", -500), ("rack/4", 500)])).is_some(), "chips of two kinds");
        assert_eq!(stays_there(&row(1, &[("wallet/1", -500), ("stack/5/1", 500)])), None, "another table");
    }

    #[test]
    fn who_sits_there_came_by_the_link_and_only_the_host_hosts_room_15() {
        let spec = json!({ "private": { "host": 1, "code": "x", "strength": "expert", "programs": [9] } });
        assert!(Private::open(&json!({ "private": null })).is_none() && Private::open(&json!({})).is_none());
        let mut private = Private::open(&spec).unwrap();
        let mut found = |actor: i64, steps: Value| {
            let mut findings = Findings::default();
            private.record(4, &row(actor, &[]), &json!({ "steps": steps }), &mut findings);
            findings.wrong.len()
        };
        let sits =
            |player: u32| json!({ "poker": { "events": [{ "joined": { "player": player, "seat": 1 } }] } });
        let hosts = |host: u32| json!({ "room": { "hosted": { "host": host, "deed": { "remove": { "player": 2 } } } } });
        assert_eq!(found(1, json!([sits(1), sits(9)])), 0);
        assert_eq!(found(2, json!([sits(2)])), 1, "a stranger");
        assert_eq!(found(2, json!([{ "room": { "entered": { "player": 2 } } }, sits(2)])), 0);
        assert_eq!(found(2, json!([hosts(2)])), 1);
        assert_eq!(found(2, json!([hosts(1)])), 1, "in the host's name");
        assert_eq!(found(1, json!([hosts(1)])), 0);
        assert_eq!(found(2, json!([sits(2)])), 1, "who was removed");
    }
}
