//! The cage's drawers: an entry names one that is open and whose it is, and what a closing says went through it is what did.

use super::Findings;
use super::books::Row;
use chips::Money;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use voice::say;

/// A drawer that is open, in cents.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Drawer {
    by: u64,
    opened_with: i64,
    cash_in: i64,
    cash_out: i64,
    /// What was counted first, and did not agree with the books.
    #[serde(default)]
    first_count: Option<i64>,
    /// What came and went because an entry was wrong and was corrected in the same drawer.
    #[serde(default)]
    corrected: i64,
}

/// Those that are open.
#[derive(Default, Serialize, Deserialize)]
pub struct Drawers {
    open: BTreeMap<u64, Drawer>,
    /// Through which of them entries went, by the record they stand in.
    #[serde(default)]
    entries: BTreeMap<u64, u64>,
}

fn cents(of: &Value) -> i64 {
    let dollars = of.as_f64().unwrap_or(f64::NAN);
    Money::from_dollars(dollars).map_or(0, Money::as_cents)
}

impl Drawers {
    /// A record of the house's book: what was done, and by whom; the first of two who signed it.
    pub fn follow(&mut self, row: &Row, by: u64, (kind, what): (&str, &Value), findings: &mut Findings) {
        let sound = match kind {
            "drawer_opened" => {
                let opened_with = cents(&what["counted"]);
                let others = self.open.values().any(|drawer| drawer.by == by);
                self.open.insert(row.seq, Drawer { by, opened_with, ..Drawer::default() });
                !others
            }
            "drawer_counted" => self.counted(what),
            "drawer_closed" => {
                let number = what["drawer"].as_u64().unwrap_or(0);
                let said = Drawer {
                    by: what["by"].as_u64().unwrap_or(0),
                    opened_with: cents(&what["opened_with"]),
                    cash_in: cents(&what["cash_in"]),
                    cash_out: cents(&what["cash_out"]),
                    first_count: what.get("first_count").map(cents),
                    corrected: what.get("corrected").map_or(0, cents),
                };
                self.entries.retain(|_, through| *through != number);
                let was = self.open.remove(&number);
                // Closings of earlier versions do not say what was corrected.
                let unsaid = was.map(|was| Drawer { corrected: 0, ..was });
                was == Some(said) || unsaid == Some(said)
            }
            "issued" | "redeemed" | "corrected" => self.goes_through(row.seq, by, kind, what),
            _ => true,
        };
        if !sound {
            findings.wrong(0, row.seq, say!("verify-drawer"));
        }
    }

    /// A count after which the drawer is counted again: once, and only where it does not agree.
    fn counted(&mut self, what: &Value) -> bool {
        let number = what["drawer"].as_u64().unwrap_or(0);
        let Some(drawer) = self.open.get_mut(&number) else { return false };
        let expected = drawer.opened_with + drawer.cash_in - drawer.cash_out;
        let counted = cents(&what["counted"]);
        drawer.first_count.replace(counted).is_none() && counted != expected
    }

    /// Chips over the counter: is the drawer open and theirs that they name, if they name one?
    fn goes_through(&mut self, seq: u64, by: u64, kind: &str, what: &Value) -> bool {
        let Some(number) = what["slip"]["drawer"].as_u64() else { return true };
        let Some(drawer) = self.open.get_mut(&number).filter(|drawer| drawer.by == by) else { return false };
        if what["slip"]["tender"] == "cash" {
            let amount = if kind == "redeemed" { -cents(&what["amount"]) } else { cents(&what["amount"]) };
            let corrects = what["entry"].as_u64().and_then(|entry| self.entries.get(&entry));
            if kind == "corrected" && corrects == Some(&number) {
                drawer.corrected += amount.abs();
            }
            self.entries.insert(seq, number);
            if amount > 0 {
                drawer.cash_in += amount;
            } else {
                drawer.cash_out -= amount;
            }
        }
        true
    }
}
