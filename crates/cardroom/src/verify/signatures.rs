//! Two people where the house's settings ask for two: entries of the cage and rulings above the limits that were in force, laxer
//! settings, and the auditor's account. What was written before a room knew settings was signed by one.

use super::Findings;
use super::books::Row;
use chips::Money;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// Settings may be changed while a table rules: for so long, in milliseconds, the earlier ones are taken too.
const AT_ONCE: u64 = 5_000;

/// The limits that are in force from a time on, in cents.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Limits {
    at: u64,
    cage: i64,
    ruling: i64,
    /// How many minutes before the time after which sessions of the staff are locked.
    idle: u64,
    /// Does whoever has a passkey sign in with it?
    passkey_only: bool,
    /// From which cash of a gaming day on a note is made, and a report is due.
    #[serde(default = "usual_cash")]
    cash: (i64, i64),
}

/// The thresholds of cash that settings have which do not say.
const fn usual_cash() -> (i64, i64) {
    (300_000, 1_000_000)
}

fn cash(settings: &Value) -> (i64, i64) {
    let (note, report) = (&settings["cash_note"], &settings["cash_report"]);
    let usual = usual_cash();
    (
        if note.is_null() { usual.0 } else { cents(note) },
        if report.is_null() { usual.1 } else { cents(report) },
    )
}

/// Settings that do not say wanted it.
fn passkey_only(settings: &Value) -> bool {
    settings["passkey_only"].as_bool().unwrap_or(true)
}

/// Never is later than any time; settings that do not say had ten minutes.
fn idle(settings: &Value) -> u64 {
    settings["idle_minutes"].as_u64().unwrap_or(10).wrapping_sub(1)
}

fn cents(of: &Value) -> i64 {
    let dollars = of.as_f64().unwrap_or(f64::NAN);
    Money::from_dollars(dollars).map_or(0, Money::as_cents)
}

/// What one has to be to sign a deed.
fn signs(kind: &str, role: &str) -> bool {
    match kind {
        "issued" | "redeemed" | "corrected" | "drawer_closed" => matches!(role, "cage" | "manager"),
        "exclusion_lifted" => matches!(role, "floor" | "cage" | "manager"),
        "ruling" => matches!(role, "floor" | "manager"),
        "count_signed" => matches!(role, "floor" | "cage" | "manager"),
        _ => matches!(role, "floor" | "cage" | "auditor" | "manager"),
    }
}

/// The house's book so far.
#[derive(Default, Serialize, Deserialize)]
pub struct Signatures {
    limits: Vec<Limits>,
    /// Those who work here.
    roles: BTreeMap<u64, String>,
    /// Those of them whose account is disabled: they sign nothing.
    #[serde(default)]
    disabled: BTreeSet<u64>,
    /// What waits: who asked for it, what, and until when.
    waits: BTreeMap<u64, (u64, Value, u64)>,
    /// Rulings that two people signed, by table and number: the two.
    #[serde(with = "super::pairs")]
    rulings: BTreeMap<(u64, u64), (u64, u64)>,
}

impl Signatures {
    fn role(&self, person: u64) -> &str {
        self.roles.get(&person).map_or("", String::as_str)
    }

    /// Could anybody have signed this who neither asked for it nor is concerned?
    fn has_signer(&self, kind: &str, what: &Value, first: u64) -> bool {
        let concerned = what["player"].as_u64();
        let others = self.roles.iter().filter(|(id, _)| **id != first && Some(**id) != concerned);
        others.filter(|(id, _)| !self.disabled.contains(*id)).any(|(_, role)| signs(kind, role))
    }

    /// Does it take two people?
    fn takes_two(&self, kind: &str, what: &Value, actor: u64) -> bool {
        let Some(limits) = self.limits.last() else { return false };
        let player = what["player"].as_u64().unwrap_or(0);
        match kind {
            "issued" | "redeemed" | "corrected" => cents(&what["amount"]).abs() > limits.cage,
            "role_given" => what["role"] == "auditor" || self.role(player) == "auditor",
            "password_set" => actor != player && self.role(player) == "auditor",
            "passkeys_removed" | "count_signed" | "exclusion_lifted" => true,
            "account_disabled" | "account_enabled" => self.role(player) == "auditor",
            "drawer_closed" => {
                let [opened, came, went, counted] =
                    ["opened_with", "cash_in", "cash_out", "counted"].map(|key| cents(&what[key]));
                (counted - (opened + came - went)).abs() > limits.cage
            }
            "settings_made" => {
                let made = &what["settings"];
                cents(&made["cage_limit"]) > limits.cage
                    || cents(&made["ruling_limit"]) > limits.ruling
                    || idle(made) > limits.idle
                    || limits.passkey_only && !passkey_only(made)
                    || cash(made).0 > limits.cash.0
                    || cash(made).1 > limits.cash.1
            }
            _ => false,
        }
    }

    /// May one person have done it alone, because there was nobody else?
    fn alone(&self, kind: &str, what: &Value, actor: u64) -> bool {
        let first = kind != "role_given" || !self.roles.values().any(|role| role == "auditor");
        what["alone"] == true && first && !self.has_signer(kind, what, actor)
    }

    /// Did two people sign it, and the second what the first had asked for?
    fn is_signed(&mut self, row: &Row, signed: &Value, kind: &str, what: &Value) -> bool {
        let (Some(entry), Some(first)) = (signed["entry"].as_u64(), signed["first"].as_u64()) else {
            return false;
        };
        let second = row.actor.unwrap_or(0) as u64;
        let Some((asked, deed, until)) = self.waits.remove(&entry) else { return false };
        if let (true, Some(table)) = (kind == "ruling", what["table"].as_u64()) {
            self.rulings.insert((table, entry), (first, second));
        }
        let concerned = what["player"].as_u64();
        asked == first
            && second != first
            && Some(second) != concerned
            && deed == signed["deed"]
            && row.at <= until
            && !self.disabled.contains(&second)
            && signs(kind, self.role(second))
    }

    fn apply(&mut self, row: &Row, kind: &str, what: &Value) {
        let player = what["player"].as_u64().unwrap_or(0);
        match kind {
            "welcomed" | "role_given" if what["bot"] != true => {
                match what["role"].as_str().unwrap_or_default() {
                    "player" => drop(self.roles.remove(&player)),
                    role => drop(self.roles.insert(player, role.into())),
                }
            }
            "account_disabled" => drop(self.disabled.insert(player)),
            "account_enabled" => drop(self.disabled.remove(&player)),
            "settings_made" => {
                let made = &what["settings"];
                let (cage, ruling) = (cents(&made["cage_limit"]), cents(&made["ruling_limit"]));
                let (idle, passkey_only) = (idle(made), passkey_only(made));
                self.limits.push(Limits { at: row.at, cage, ruling, idle, passkey_only, cash: cash(made) });
            }
            "proposed" => {
                let until = what["until"].as_u64().unwrap_or(0);
                let asked = row.actor.unwrap_or(0) as u64;
                self.waits.insert(row.seq, (asked, what["deed"].clone(), until));
            }
            "declined" | "lapsed" => {
                what["entry"].as_u64().and_then(|entry| self.waits.remove(&entry));
            }
            _ => {}
        }
    }
}

impl Signatures {
    /// Checks a record of the house's book.
    pub fn follow(
        &mut self,
        row: &Row,
        body: &Map<String, Value>,
        (kind, what): (&str, &Value),
        findings: &mut Findings,
    ) {
        let actor = row.actor.unwrap_or(0) as u64;
        match body.get("signed") {
            Some(signed) if !self.is_signed(row, signed, kind, what) => {
                findings.wrong(0, row.seq, say!("verify-second-signature"));
            }
            None if self.takes_two(kind, what, actor) && !self.alone(kind, what, actor) => {
                findings.wrong(0, row.seq, say!("verify-one-signature"));
            }
            _ => {}
        }
        self.apply(row, kind, what);
    }

    /// Was a ruling above the limit signed by two? The house's book was read to its end.
    pub fn ruling(&self, log: u32, row: &Row, body: &Value, stake: i64, findings: &mut Findings) {
        let since = self.limits.iter().rev().find(|limits| limits.at + AT_ONCE <= row.at);
        let lately = self.limits.iter().filter(|limits| limits.at <= row.at && limits.at + AT_ONCE > row.at);
        let limit = lately.chain(since).map(|limits| limits.ruling).max();
        if self.limits.first().is_none_or(|first| first.at + AT_ONCE > row.at) || limit >= Some(stake) {
            return;
        }
        let steps = body["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
        let signed = steps.iter().map(|step| &step["room"]["signed"]).find(|signed| !signed.is_null());
        let two = signed.is_some_and(|signed| {
            let (first, second) = (signed["first"].as_u64(), signed["second"].as_u64());
            let known = signed["entry"].as_u64().and_then(|entry| {
                let written = self.rulings.get(&(u64::from(log), entry)).copied();
                // The table writes first: of a room that was cut off in between the house's book says only who asked.
                let asked = || self.waits.get(&entry).map(|(first, ..)| (*first, second.unwrap_or(0)));
                written.or_else(asked)
            });
            first != second && known == first.zip(second) && row.actor.map(|actor| actor as u64) == first
        });
        if !two {
            findings.wrong(log, row.seq, say!("verify-one-signature"));
        }
    }
}
