//! The tables as the lobby lists them.

use super::frames::TableId;
use super::table::{Dealing, FloorCall, Waiting};
use chips::Money;
use games::PlayerId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::Telling;

/// Games that are played alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Blackjack.
    Blackjack,
    /// Poker with a board.
    Board,
    /// Poker with cards face up before everybody.
    UpCards,
    /// Poker with a draw.
    Draw,
}

/// A table in the lobby: `GET /api/lobby`, and the `lobby` frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableSummary {
    /// Its number.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The house whose rules are dealt.
    pub house: String,
    /// `blackjack`, or the poker game's id.
    pub game: String,
    /// Which games it is like.
    pub family: Family,
    /// The game's name on the felt.
    pub title: String,
    /// The least wager.
    pub min: Money,
    /// The most, if there is a most.
    pub max: Option<Money>,
    /// What is collected: `players $1 a wager, bank $2 to $3`.
    pub fees: Telling,
    /// Poker at a fixed limit: the two amounts are the small and the big bet.
    pub fixed: bool,
    /// Seats.
    pub seats: u8,
    /// How many are taken.
    pub taken: u8,
    /// Which are free; none at a table that the floor has closed.
    pub free: Vec<u8>,
    /// How many of the taken ones are programs'.
    pub bots: u8,
    /// People on the waiting list.
    pub waiting: u32,
    /// People on the rail.
    pub watching: u32,
    /// Does somebody bank?
    pub banked: bool,
    /// What the last rounds were banked with, or what lay in the pots of the last hands, on average; none before the first.
    pub average: Option<Money>,
    /// Rounds or hands played to their end; a voided one is none.
    pub rounds: u32,
    /// When the last round or hand was over, in milliseconds since 1970; none where there was none yet.
    #[ts(type = "number | null")]
    pub last_round: Option<u64>,
    /// Since when people have been sitting here without one: since the last, or since the first of them came. None while
    /// nobody but programs is here. A table for which that is long ago stands still.
    #[ts(type = "number | null")]
    pub waits_since: Option<u64>,
    /// Has the floor paused it?
    pub paused: bool,
    /// Has the floor closed it? The round that is on is played to its end, and nobody sits down any more (ROOM-6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub closed: bool,
    /// The dealer has called the floor, and it has not come yet (ROOM-12).
    pub called: Option<FloorCall>,
    /// Who deals.
    pub dealing: Dealing,
    /// Is it played with real chips (ROOM-16)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub real_chips: bool,
    /// The dealer who has tapped in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dealer: Option<Waiting>,
    /// Who sits or stands there: told to nobody but themselves.
    #[serde(skip)]
    #[ts(skip)]
    #[schemars(skip)]
    pub people: Vec<PlayerId>,
}

/// A table at which one sits or stands: `GET /api/seats`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct OwnSeat {
    /// Which.
    pub table: TableId,
    /// The chips one has before one there; what lies on the felt is not among them.
    pub chips: Money,
}
