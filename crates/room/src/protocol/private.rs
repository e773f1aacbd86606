//! Private tables (ROOM-15): how one is opened, what its host may do, and what those who came by its link are told of it.

use super::frames::TableId;
use chips::Money;
use games::{PlayerId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How well programs play (docs/programs.md has what each kind wins or loses).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// As somebody plays who came for the first time: by hope at poker, like the bank at blackjack.
    Newcomer,
    /// By rules of thumb.
    #[default]
    Regular,
    /// By the exact strategy of the table's rules, or by equity and the pot's odds.
    Expert,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Newcomer, Strength::Regular, Strength::Expert];

    /// The word by which a message chooses what it calls the kind.
    pub const fn word(self) -> &'static str {
        match self {
            Strength::Newcomer => "newcomer",
            Strength::Regular => "regular",
            Strength::Expert => "expert",
        }
    }
}

/// What the host of a private table does there. Closing it is a call (`POST /api/private/{table}/close`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HostDeed {
    /// Nothing is dealt and nobody bets until the host says so; or it goes on.
    Pause {
        /// Pause, or go on.
        on: bool,
    },
    /// Somebody who came by the link, or the host, gets this seat, with chips of the table.
    Seat {
        /// Who.
        player: PlayerId,
        /// Where.
        seat: Seat,
        /// With how much.
        chips: Money,
    },
    /// Somebody leaves when the round is over, sees the table no longer, and does not come back by the link.
    Remove {
        /// Who.
        player: PlayerId,
    },
}

/// What those who came by the link are told of a private table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct PrivateInfo {
    /// Who opened it.
    pub host: PlayerId,
    /// What is in the link.
    pub code: String,
    /// The most that is brought to it at once; chips of the table come from nobody's wallet.
    pub most: Money,
    /// How well its programs play.
    pub strength: Strength,
}

/// `POST /api/private`: opens a private table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenPrivate {
    /// The rulebook, as `GET /api/rulebooks` has it.
    pub rulebook: String,
    /// The number of the limit.
    pub option: u8,
    /// How many programs sit at it; at blackjack the first of them banks.
    pub programs: u8,
    /// How well they play.
    #[serde(default)]
    pub strength: Strength,
    /// May players of poker ask the coach while they play?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
}

/// A private table: the answer to `POST /api/private`, and a line of `GET /api/private`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PrivateTable {
    /// Its number.
    pub table: TableId,
    /// What is in the link.
    pub code: String,
    /// Is it one's own?
    pub hosts: bool,
    /// Its name.
    pub name: String,
    /// The game's name on the felt.
    pub title: String,
    /// Seats.
    pub seats: u8,
    /// How many are taken.
    pub taken: u8,
}
