//! What may be wagered at a table, in figures: whoever lays chips out need not know the rules behind them.

use super::table::{Person, Table};
use chips::Money;
use serde::Serialize;

/// The bounds of every wager at a table.
///
/// ```
/// let bounds = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open().bounds();
/// assert!(bounds.base_least.is_multiple_of(bounds.chip));
/// assert!(bounds.bank_fees.0 <= bounds.bank_fees.1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBounds"))]
pub struct Bounds {
    /// The smallest chip: every wager is a multiple of it (D19).
    pub chip: Money,
    /// The least base wager.
    pub base_least: Money,
    /// The most, where the house names one.
    pub base_most: Option<Money>,
    /// The Buster bet, where the house has it.
    pub buster: Option<BusterBounds>,
    /// The least bank wager (RND-2).
    pub bank_least: Money,
    /// The least and the most that banking costs, by the total action (RND-5).
    pub bank_fees: (Money, Money),
}

/// The bounds of the Buster bet (BB-2).
///
/// ```
/// let bounds = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open().bounds();
/// assert_eq!(bounds.buster.unwrap().per_base, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBusterBounds"))]
pub struct BusterBounds {
    /// The least.
    pub least: Money,
    /// The most, where the house names one.
    pub most: Option<Money>,
    /// At most so many times the base wager in the same circle.
    pub per_base: u32,
}

impl Table {
    /// What may be wagered here.
    pub fn bounds(&self) -> Bounds {
        let (rules, schedule) = (&self.rules, &self.schedule);
        let buster = rules.buster.as_ref().map(|buster| {
            let (min, most) = schedule.buster_limit(buster);
            let own = min.unwrap_or(Money::ZERO);
            let least = if buster.within_table_limit { own.max(schedule.min) } else { own };
            BusterBounds { least, most, per_base: 1 }
        });
        Bounds {
            chip: rules.chip,
            base_least: schedule.min,
            base_most: schedule.max,
            buster,
            bank_least: schedule.min,
            bank_fees: schedule.bank_fee_range(),
        }
    }

    /// The most that somebody can bank with, in whole chips (D22).
    pub(crate) fn bank_most(&self, person: &Person) -> Money {
        let chip = self.rules.chip;
        chip * (person.stack.as_cents() / chip.as_cents())
    }
}
