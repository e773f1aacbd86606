//! What is drilled.

use serde::{Deserialize, Serialize};

/// How many levels a drill has.
pub const LEVELS: u8 = 5;

/// A drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Drill {
    /// Name the total of a hand.
    Total,
    /// Hit or stand for the bank.
    BankDraws,
    /// Count the action button from the hole card.
    Button,
    /// Total the action, find the bracket, take the collection.
    Collection,
    /// What a surrender, a double for less or a split is worth.
    Worth,
    /// Settle the layout in order.
    Settle,
    /// Find the one wrong payment.
    WrongPayment,
    /// Who owes which blind.
    Blinds,
    /// Whose action it is, and the least and the most raise.
    Action,
    /// Cut the side pots.
    SidePots,
    /// Award the pots: high, low and the odd chip.
    Award,
    /// Which steps, in which order, when something went wrong.
    Procedure,
}

impl Drill {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Drill::Total => "total",
            Drill::BankDraws => "bank-draws",
            Drill::Button => "button",
            Drill::Collection => "collection",
            Drill::Worth => "worth",
            Drill::Settle => "settle",
            Drill::WrongPayment => "wrong-payment",
            Drill::Blinds => "blinds",
            Drill::Action => "action",
            Drill::SidePots => "side-pots",
            Drill::Award => "award",
            Drill::Procedure => "procedure",
        }
    }
}
