//! The house's own book: chips over the counter, corrections that correct something, who came, which tables were opened.

use super::books::Row;
use super::chain::Chain;
use super::counts::Counts;
use super::drawers::Drawers;
use super::losses::{self, Loss};
use super::money::{Accounts, Ledger};
use super::people::People;
use super::school::School;
use super::signatures::Signatures;
use super::{Case, Findings};
use chips::Money;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use voice::say;

/// The roles that hand chips over the counter.
const AT_THE_COUNTER: [&str; 2] = ["cage", "manager"];

/// The book up to a record.
#[derive(Default, Serialize, Deserialize)]
pub struct House {
    pub chain: Chain,
    /// Does the book begin at its beginning?
    begins: bool,
    /// Chips that were handed over, by record, and not corrected: to whom, and how many cents.
    handed: BTreeMap<u64, (u64, i64)>,
    /// Everybody's role, and whether it is a program.
    staff: BTreeMap<u64, (String, bool)>,
    pub people: People,
    /// The records in which tables were opened.
    pub opened: BTreeMap<u32, u64>,
    signatures: Signatures,
    #[serde(default)]
    pub counts: Counts,
    #[serde(default)]
    drawers: Drawers,
    #[serde(default)]
    school: School,
    /// The losses that it tells.
    pub losses: Vec<Loss>,
}

/// What a record of the house's book is of: the deed itself, where two people signed one.
fn done(body: &Map<String, Value>) -> Option<(&str, &Value)> {
    let (kind, what) = match body.get("signed") {
        Some(signed) => signed["deed"].as_object()?.iter().next()?,
        None => body.iter().next()?,
    };
    Some((kind, what))
}

impl House {
    /// A record of the book.
    pub fn follow(&mut self, case: &Case, row: &Row, ledger: &mut Ledger<'_>, findings: &mut Findings) {
        let Ok(body) = serde_json::from_str::<Value>(&row.body) else {
            return findings.wrong(0, row.seq, say!("verify-unreadable"));
        };
        self.losses.extend(losses::told(row.seq, &body, findings));
        let Value::Object(body) = body else {
            return findings.wrong(0, row.seq, say!("verify-unreadable"));
        };
        if let Some(table) = body.get("table_opened").and_then(|opened| opened["table"].as_u64()) {
            self.opened.entry(table as u32).or_insert(row.seq);
        }
        let Some((kind, what)) = done(&body) else { return };
        self.people.follow(kind, what);
        self.at_the_counter(case, row, (kind, what), ledger, findings);
        // What two people sign can be told only where the house's book begins at its beginning.
        self.begins |= row.seq == 1;
        if self.begins {
            self.signatures.follow(row, &body, (kind, what), findings);
            self.counts.follow(row, (kind, what), findings);
            let first = body.get("signed").and_then(|signed| signed["first"].as_u64());
            let by = first.unwrap_or(row.actor.unwrap_or(0) as u64);
            self.drawers.follow(row, by, (kind, what), findings);
            if kind == "school" {
                let author = row.actor.and_then(|actor| self.staff.get(&(actor as u64)));
                self.school.follow(row, what, author.map(|(role, _)| role.as_str()), findings);
            }
        }
    }

    /// Was a ruling of a table signed as it must be? An export of one table has only a part of the house's book.
    pub fn ruling(
        &self,
        case: &Case,
        (log, row): (u32, &Row),
        body: &Value,
        stake: i64,
        findings: &mut Findings,
    ) {
        if self.begins && case.books.whole {
            self.signatures.ruling(log, row, body, stake, findings);
        }
    }

    fn at_the_counter(
        &mut self,
        case: &Case,
        row: &Row,
        (kind, what): (&str, &Value),
        ledger: &mut Ledger<'_>,
        findings: &mut Findings,
    ) {
        let player = what["player"].as_u64().unwrap_or(0);
        let cents = |key: &str| {
            let dollars = what[key].as_f64().unwrap_or(f64::NAN);
            Money::from_dollars(dollars).map_or(0, Money::as_cents)
        };
        let into_wallet = match kind {
            "welcomed" => cents("chips"),
            "issued" | "corrected" | "refilled" => cents("amount"),
            "redeemed" => -cents("amount"),
            "parted" => -cents("chips"),
            _ => 0,
        };
        let role = || what["role"].as_str().unwrap_or_default().to_string();
        match kind {
            "welcomed" => {
                let bot = what["bot"].as_bool().unwrap_or_default();
                self.staff.insert(player, (role(), bot));
            }
            "role_given" => self.staff.entry(player).or_default().0 = role(),
            "issued" | "redeemed" | "corrected" if case.books.whole => {
                let who = row.actor.and_then(|actor| self.staff.get(&(actor as u64)));
                if who.is_none_or(|(role, bot)| *bot || !AT_THE_COUNTER.contains(&role.as_str())) {
                    findings.wrong(0, row.seq, say!("verify-no-cashier"));
                }
            }
            // Who goes for good hands nothing over the counter any more.
            "parted" => drop(self.staff.remove(&player)),
            _ => {}
        }
        if kind == "corrected" {
            let first = what["entry"].as_u64().and_then(|entry| self.handed.remove(&entry));
            if first != Some((player, -into_wallet)) {
                findings.wrong(0, row.seq, say!("verify-corrects-nothing"));
            }
        } else if into_wallet != 0 && kind != "parted" {
            self.handed.insert(row.seq, (player, into_wallet));
        }
        let mut moved = Accounts::new();
        if into_wallet != 0 {
            moved.insert("cage".into(), -into_wallet);
            moved.insert(format!("wallet/{player}"), into_wallet);
        }
        // An export of one table has only a part of this book: its money cannot be added up.
        if case.books.whole {
            ledger.book(0, row, moved, findings);
        }
    }
}
