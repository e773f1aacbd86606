//! Shifts, what one hands over to the next, and the count of the drop boxes.

use super::frames::TableId;
use super::rest::Role;
use chips::Money;
use games::PlayerId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::Telling;

/// `POST /api/shifts`: opens a shift.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenShift {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// What it is called: `day`, `swing`, `grave`, or as the house says.
    pub name: String,
}

/// `POST /api/shifts/{shift}/close`: closes the shift that is open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseShift {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// What the next shift should know, in a few words; may be empty.
    #[serde(default)]
    pub note: String,
}

/// A shift: `GET /api/shifts`, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ShiftRow {
    /// Its number.
    pub shift: u32,
    /// What it is called.
    pub name: String,
    /// The gaming day on which it began.
    pub day: String,
    /// When it was opened.
    #[ts(type = "number")]
    pub opened: u64,
    /// By whom.
    pub opened_by: String,
    /// When it was closed; none while it is open.
    #[ts(type = "number | null")]
    pub closed: Option<u64>,
    /// By whom.
    pub closed_by: Option<String>,
    /// What whoever closed it had to say to the next.
    pub note: String,
    /// Its count sheets.
    #[ts(type = "Array<number>")]
    pub sheets: Vec<u64>,
}

/// What a shift hands over: `GET /api/shifts/{shift}`. Of one that is open, how it stands now.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Handover {
    /// The shift.
    pub shift: ShiftRow,
    /// When it was made up: the end of the shift, or now.
    #[ts(type = "number")]
    pub at: u64,
    /// The tables that were open in it and were dealt, opened or closed.
    pub tables: Vec<HandoverTable>,
    /// Those that were open, and nobody played there, or nobody but the house's programs.
    pub idle: Vec<HandoverIdle>,
    /// What fell into all drop boxes since it began, by the ledger.
    pub drop: Money,
    /// What the floor ruled.
    pub rulings: Vec<HandoverRuling>,
    /// Who called the floor.
    pub calls: Vec<HandoverCall>,
    /// What waited for a second signature at its end.
    pub waiting: Vec<HandoverDeed>,
    /// Who worked in it.
    pub staff: Vec<HandoverStaff>,
    /// The cage's drawers that were opened or closed in it, or were open at its end.
    pub drawers: Vec<HandoverDrawer>,
    /// Who waited for a seat at its end, in order.
    pub listed: Vec<HandoverListed>,
    /// The sheets on which its drop boxes were counted, with what was corrected on them.
    pub counts: Vec<CountSheet>,
    /// What should be in the boxes on them and did not fall in this shift: before it was opened, or after it was closed.
    pub outside: Money,
    /// How many people were put onto the list of those who are kept out. Who they are, the list says to those who may read it.
    pub excluded: u32,
    /// How many were taken off it.
    pub lifted: u32,
}

/// A table that was open in a shift, and nobody played there, or nobody but the house's programs.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverIdle {
    /// Which.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// What fell into its drop box, where programs played there among themselves.
    pub drop: Money,
}

/// Somebody who waited for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverListed {
    /// For which game and limit.
    pub titled: Telling,
    /// Their name.
    pub name: String,
    /// Since when.
    #[ts(type = "number")]
    pub since: u64,
}

/// A drawer of the cage. What should lie in one that is open is not told: somebody is going to count it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverDrawer {
    /// Its number.
    #[ts(type = "number")]
    pub drawer: u64,
    /// Whose it is.
    pub name: String,
    /// When it was opened.
    #[ts(type = "number")]
    pub opened: u64,
    /// With how much.
    pub opened_with: Money,
    /// When it was closed; none where it was open at the end of the shift.
    #[ts(type = "number | null")]
    pub closed: Option<u64>,
    /// What was counted first, where that did not agree with the books and it was counted again.
    pub first_count: Option<Money>,
    /// What was counted then.
    pub counted: Option<Money>,
    /// What should have lain in it, by the books.
    pub expected: Option<Money>,
    /// What was over; negative what was short.
    pub over: Option<Money>,
}

/// Somebody who dealt at a table until somebody else did.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverDealer {
    /// What they are called.
    pub name: String,
    /// When they dealt first.
    #[ts(type = "number")]
    pub from: u64,
    /// When they dealt last.
    #[ts(type = "number")]
    pub to: u64,
}

/// A table that was open in a shift.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverTable {
    /// Which.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// When it was opened, where that was in this shift.
    #[ts(type = "number | null")]
    pub opened: Option<u64>,
    /// When it was closed, where that was in this shift.
    #[ts(type = "number | null")]
    pub closed: Option<u64>,
    /// Rounds or hands that came to their end there.
    pub rounds: u32,
    /// Who dealt, one after the other, where a person deals.
    pub dealers: Vec<HandoverDealer>,
    /// How many cards the dealer named again.
    pub named_again: u32,
    /// How many the floor did.
    pub corrected: u32,
    /// By how much real chips that were counted there were more than the books said, or fewer where it is below zero.
    pub counted: Money,
    /// How often another deck came.
    pub decks: u32,
    /// How often the floor reversed a settlement.
    pub reversed: u32,
    /// How often a move was taken back.
    pub retracted: u32,
    /// What fell into its drop box since the shift began.
    pub drop: Money,
}

/// A ruling of a shift.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverRuling {
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// Where.
    pub table: TableId,
    /// By whom.
    pub by: String,
    /// Who signed it too, where two people did.
    pub second: Option<String>,
    /// What.
    pub says: Telling,
    /// Why.
    pub reason: String,
}

/// A call for the floor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandoverCall {
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// Where.
    pub table: TableId,
    /// Who called.
    pub by: String,
    /// Why, in their words; may be empty.
    pub text: String,
    /// Does a player dispute it, or want the floor?
    #[serde(default)]
    pub disputed: bool,
    /// Who answered it; none where nobody did.
    pub answered_by: Option<String>,
    /// When it was answered, or taken back.
    #[ts(type = "number | null")]
    pub over: Option<u64>,
}

/// Something that waits for a second signature.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverDeed {
    /// Under this number.
    #[ts(type = "number")]
    pub entry: u64,
    /// Since when.
    #[ts(type = "number")]
    pub at: u64,
    /// Who asked for it.
    pub by: String,
    /// What.
    pub says: Telling,
}

/// Somebody who worked in a shift.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandoverStaff {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// As what.
    pub role: Role,
    /// When they signed in, where that was in this shift.
    #[ts(type = "number | null")]
    pub since: Option<u64>,
    /// Were they signed in at its end?
    pub there: bool,
}

/// What is to be counted: `GET /api/counts/next`. It does not say what should be in the boxes.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct CountOffer {
    /// Of which shift.
    pub shift: u32,
    /// When the boxes were pulled: what fell into them later is counted another time.
    #[ts(type = "number")]
    pub pulled: u64,
    /// The boxes of tables that were dealt, and those in which something is left from before, by table.
    pub boxes: Vec<OfferedBox>,
    /// Those of tables where nobody played, or nobody but the house's programs: they need not be counted, and may be.
    pub idle: Vec<OfferedBox>,
}

/// A drop box that was not counted yet.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct OfferedBox {
    /// The table it hung at.
    pub table: TableId,
    /// What that is called.
    pub name: String,
    /// What is written on the box: as it was last time, or the table's number.
    pub label: String,
}

/// `POST /api/counts`: what lay in the boxes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountRequest {
    /// Made by the client; sent again, it is counted once.
    pub id: String,
    /// Of which shift.
    pub shift: u32,
    /// When the boxes were pulled, as it was offered.
    #[ts(type = "number")]
    pub pulled: u64,
    /// Box by box; one that is left out is offered again.
    pub boxes: Vec<BoxRequest>,
    /// The names of those who counted.
    pub counters: Vec<String>,
}

/// One box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoxRequest {
    /// The table it hung at.
    pub table: TableId,
    /// What is written on it.
    pub label: String,
    /// What lay in it.
    pub counted: Money,
}

/// `POST /api/counts/{sheet}/correct`: one line was wrong; it stays on the sheet, struck out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountCorrection {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// The table whose box it is about.
    pub table: TableId,
    /// What lay in it.
    pub counted: Money,
    /// Why.
    pub reason: String,
}

/// `POST /api/counts/{sheet}/sign`: the first of two signatures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountSignature {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
}

/// A count sheet: `GET /api/counts/{sheet}`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct CountSheet {
    /// The record of the house's book in which it was entered.
    #[ts(type = "number")]
    pub sheet: u64,
    /// The gaming day.
    pub day: String,
    /// The shift.
    pub shift: u32,
    /// What that is called.
    pub shift_name: String,
    /// When the boxes were pulled.
    #[ts(type = "number")]
    pub pulled: u64,
    /// When it was entered.
    #[ts(type = "number")]
    pub at: u64,
    /// By whom.
    pub by: String,
    /// Who counted.
    pub counters: Vec<String>,
    /// The boxes, by table.
    pub boxes: Vec<CountLine>,
    /// What should be in all of them, by the ledger.
    pub expected: Money,
    /// What was.
    pub counted: Money,
    /// What is over; negative what is short.
    pub variance: Money,
    /// Who signed it first.
    pub first: Option<String>,
    /// When.
    #[ts(type = "number | null")]
    pub first_at: Option<u64>,
    /// Under which number it waits for the second signature.
    #[ts(type = "number | null")]
    pub waits: Option<u64>,
    /// Who signed it last: it is final.
    pub second: Option<String>,
    /// When that was.
    #[ts(type = "number | null")]
    pub signed: Option<u64>,
}

/// A line of a count sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct CountLine {
    /// The table.
    pub table: TableId,
    /// What it is called.
    pub name: String,
    /// What is written on the box.
    pub label: String,
    /// What was entered first and corrected later, in order.
    pub struck: Vec<StruckLine>,
    /// What holds.
    pub counted: Money,
    /// What should be in it, by the ledger.
    pub expected: Money,
    /// What is over; negative what is short.
    pub variance: Money,
}

/// A line that was corrected: it stays on the sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct StruckLine {
    /// The entry in which it stands.
    #[ts(type = "number")]
    pub entry: u64,
    /// What was entered.
    pub counted: Money,
    /// The entry that corrects it.
    #[ts(type = "number")]
    pub corrected_in: u64,
    /// When it was corrected.
    #[ts(type = "number")]
    pub at: u64,
    /// By whom.
    pub by: String,
    /// Their initials, as on paper; the whole name, where somebody else on the sheet has the same.
    pub initials: String,
    /// Why.
    pub reason: String,
}
