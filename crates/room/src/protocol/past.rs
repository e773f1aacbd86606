//! What is over: the rounds somebody played, and a finished hand of poker step by step.

use super::frames::TableId;
use super::table::TableEvent;
use crate::poker::PokerView;
use chips::Money;
use games::PlayerId;
use games::Sentence;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// A page of somebody's rounds, newest first: `GET /api/people/{player}/rounds`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PastPage {
    /// The rounds.
    pub rounds: Vec<PastRound>,
    /// What to ask for as `before` to look further back; none when this was all.
    pub next: Option<String>,
}

/// A round of blackjack or a hand of poker that somebody took part in.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PastRound {
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The game's name on the felt.
    pub title: String,
    /// `blackjack`, or the poker game's id.
    pub game: String,
    /// The record it began with: what a replay is asked for by.
    #[ts(type = "number")]
    pub from: u64,
    /// The record it ended with.
    #[ts(type = "number")]
    pub to: u64,
    /// When it ended.
    #[ts(type = "number")]
    pub at: u64,
    /// Was it this person's bank?
    pub banked: bool,
    /// The bank, or all wagers; in poker all chips that went into the pot and did not come back uncalled.
    pub wagered: Money,
    /// Fees paid beside the wagers. A poker table's collection is taken from the pot.
    pub fees: Money,
    /// Won or lost, fees left out.
    pub result: Money,
    /// Was it called off, with everybody's chips given back?
    pub voided: bool,
}

/// What somebody's rounds and hands came to, all of them: `GET /api/people/{player}/results`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS, JsonSchema)]
pub struct Results {
    /// How many.
    pub rounds: u32,
    /// All banks and wagers.
    pub wagered: Money,
    /// Fees paid beside the wagers.
    pub fees: Money,
    /// Won or lost, fees left out.
    pub result: Money,
    /// The same by game, the most played first.
    pub games: Vec<GameResults>,
    /// The round that brought most; none where none brought anything.
    pub best: Option<PastRound>,
    /// The round that cost most; none where none cost anything.
    pub worst: Option<PastRound>,
    /// How it went, oldest first, in at most 200 steps; the last is how it stands.
    pub graph: Vec<ResultsSoFar>,
}

/// What the rounds of one game came to.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct GameResults {
    /// The game's name on the felt.
    pub title: String,
    /// How many.
    pub rounds: u32,
    /// All banks and wagers.
    pub wagered: Money,
    /// Fees paid beside the wagers.
    pub fees: Money,
    /// Won or lost, fees left out.
    pub result: Money,
}

/// What the rounds up to one of them came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ResultsSoFar {
    /// When that one ended.
    #[ts(type = "number")]
    pub at: u64,
    /// How many there were.
    pub rounds: u32,
    /// Fees so far.
    pub fees: Money,
    /// Won or lost so far, fees left out.
    pub result: Money,
}

/// A finished round of blackjack as a file to pass on: `GET /api/tables/{table}/rounds/{seq}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct RoundFile {
    /// The table.
    pub table: TableId,
    /// The record it ended with.
    #[ts(type = "number")]
    pub to: u64,
    /// When it ended.
    #[ts(type = "number")]
    pub at: u64,
    /// The round as a scenario, for `cardroom deal`. Everything in it lay open on the table when the round was over. None where
    /// something happened that a scenario cannot tell: a ruling, or a shuffle in the middle.
    pub scenario: Option<String>,
    /// Its events, one on a line, as everybody saw them: where there is no scenario.
    pub events: Option<String>,
}

/// A finished hand of poker as this viewer saw it: `GET /api/tables/{table}/hands/{seq}`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandReplay {
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The game's name on the felt.
    pub title: String,
    /// Seats at the table.
    pub seats: u8,
    /// The hand's number at this table.
    pub number: u32,
    /// When it ended.
    #[ts(type = "number")]
    pub at: u64,
    /// The record it ended with.
    #[ts(type = "number")]
    pub to: u64,
    /// Who was dealt in.
    pub people: Vec<HandPlayer>,
    /// What happened, step by step.
    pub steps: Vec<HandStep>,
    /// The hand as PHH, for `cardroom replay`: cards that this viewer may not know are `??`.
    pub phh: String,
}

/// Somebody who was dealt in.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandPlayer {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Where they sat.
    pub seat: u8,
    /// What they began with.
    pub chips: Money,
    /// Won or lost.
    pub result: Money,
}

/// One step of a finished hand: what happened, in words, and the table after it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct HandStep {
    /// What happened.
    pub events: Vec<TableEvent>,
    /// In a dealer's words, as far as everybody may know it.
    pub says: Vec<Sentence>,
    /// Who entered it, where it was somebody else's move (ROOM-16).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entered_by: Option<PlayerId>,
    /// The table after it.
    pub view: PokerView,
}
