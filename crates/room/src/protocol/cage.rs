//! What goes over the counter of the cage: entries of its book, drawers, and what somebody bought and redeemed on a gaming day.

use chips::Money;
use games::PlayerId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::Telling;

/// What lies on the counter against chips.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Tender {
    /// Coins and notes.
    #[default]
    Cash,
    /// A check.
    Check,
    /// Chips that are not in the wallet, such as those of another table or house.
    Chips,
    /// Anything else, which the reason names.
    Other,
}

impl Tender {
    /// All of them.
    pub const ALL: [Tender; 4] = [Tender::Cash, Tender::Check, Tender::Chips, Tender::Other];
}

/// Which way chips go over the counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CounterWay {
    /// Chips go out, and what was paid for them comes in.
    Issue,
    /// Chips come back, and what is paid for them goes out.
    Redeem,
}

/// By what somebody showed at the counter who they are. It is kept closed, and the cage, the auditor and the manager read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// What was shown, such as a driver's license.
    pub kind: String,
    /// What stands on it.
    pub number: String,
}

/// `POST /api/cage/issue` and `/api/cage/redeem` (cage, manager).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CageRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// Whose wallet.
    pub player: PlayerId,
    /// How much.
    pub amount: Money,
    /// Why, in a few words. It has to be said where the entry is out of the ordinary: paid in something that has no name of its own,
    /// or to somebody who is kept out.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub reason: String,
    /// What was paid for the chips, or is paid for them: cash, where it is not said.
    #[serde(default)]
    #[ts(as = "Option<Tender>", optional)]
    pub tender: Tender,
    /// By what they showed who they are. It has to be said once on a gaming day whose cash comes above the house's threshold for a report.
    #[serde(default)]
    #[ts(optional)]
    pub identity: Option<Identity>,
    /// Real chips, which people carry in their hands: no wallet is touched.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub real: bool,
}

/// `POST /api/cage/correct`: a second entry that undoes a first one, which stays in the book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// The entry to undo.
    #[ts(type = "number")]
    pub entry: i64,
    /// Why.
    pub reason: String,
}

/// A line of the cage's book: `GET /api/cage/entries`, and the answer to the three requests above.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct CageEntry {
    /// Its number.
    #[ts(type = "number")]
    pub entry: i64,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// On which gaming day.
    pub day: String,
    /// Who stood at the counter.
    pub by: PlayerId,
    /// `issue`, `redeem` or `correct`.
    pub kind: String,
    /// Whose wallet.
    pub player: PlayerId,
    /// Into the wallet; negative out of it.
    pub amount: Money,
    /// Why.
    pub reason: String,
    /// The entry this one undoes.
    #[ts(type = "number | null")]
    pub corrects: Option<i64>,
    /// Who signed it too, where two people did.
    pub second: Option<PlayerId>,
    /// Nothing has moved yet: it waits for a second signature, under this number.
    pub waits: bool,
    /// Against what, where it was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tender: Option<Tender>,
    /// The drawer it went over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub drawer: Option<u64>,
    /// By what they showed who they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub identity: Option<Identity>,
    /// Real chips: no wallet was touched.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub real: bool,
}

/// `POST /api/cage/drawers`, and `POST /api/cage/drawers/{drawer}/close`: the cash in a drawer, counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawerCount {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// The cash that lies in it.
    pub counted: Money,
}

/// A drawer of the cage: `GET /api/cage/drawers`, those that are open first, then those that were closed lately.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct DrawerRow {
    /// Its number: that of the record in which it was opened.
    #[ts(type = "number")]
    pub drawer: u64,
    /// Whose it is.
    pub by: PlayerId,
    /// What they are called.
    pub name: String,
    /// Is it ours?
    pub mine: bool,
    /// When it was opened; when it was closed, where it was closed lately.
    #[ts(type = "number")]
    pub at: u64,
    /// The gaming day of that.
    pub day: String,
    /// The cash it was opened with.
    pub opened_with: Money,
    /// The cash that came in since, but for what was corrected; while it is open, told to nobody who may count it.
    pub cash_in: Option<Money>,
    /// The cash that went out since, but for what was corrected; the same.
    pub cash_out: Option<Money>,
    /// What was entered wrongly and corrected in this drawer: it is in neither of the two; the same.
    pub corrected: Option<Money>,
    /// The cash that must lie in it; the same.
    pub expected: Option<Money>,
    /// What was counted first, where that did not agree with the books: of an open drawer the next count stands.
    pub first_count: Option<Money>,
    /// What was counted, where it was closed.
    pub counted: Option<Money>,
    /// Counted above what was expected; below zero where it was short.
    pub over: Option<Money>,
    /// The closing waits for a second signature.
    pub waits: bool,
}

/// What somebody paid and was paid in one tender on a gaming day.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct TenderSum {
    /// In what.
    pub tender: Tender,
    /// What they paid for chips.
    pub paid_in: Money,
    /// What they were paid for chips.
    pub paid_out: Money,
}

/// What is due because of the cash of a gaming day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CashDue {
    /// A note.
    Note,
    /// A report.
    Report,
}

/// What somebody bought and redeemed on this gaming day, and what comes of one entry more: `GET /api/cage/day`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct CageDay {
    /// The gaming day.
    pub day: String,
    /// So far, by tender.
    pub sums: Vec<TenderSum>,
    /// What is due with this entry.
    pub due: Option<CashDue>,
    /// Do they have to show who they are, for this entry?
    pub identity_due: bool,
    /// Does the book want a reason for this entry?
    pub reason_due: bool,
    /// What the counter has to know before the entry is made.
    pub says: Vec<Telling>,
}

/// A gaming day on which somebody's cash, in or out, was above the house's threshold: `GET /api/reports/cash`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct CashRow {
    /// The gaming day.
    pub day: String,
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// By what they last showed who they are on that day.
    pub identity: Option<Identity>,
    /// By tender.
    pub sums: Vec<TenderSum>,
    /// What is due.
    pub due: CashDue,
}
