//! People at tables with real chips, who have no account and no telephone (ROOM-16).

use games::{PlayerId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/patrons`: somebody whom a dealer is about to seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PatronRequest {
    /// What they are called; empty where they are known by their seat only.
    #[serde(default)]
    pub name: String,
    /// The seat they take: whoever has no name is called by it.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// What people are called who may be meant where a name is typed: `GET /api/tables/{table}/expected`, `GET /api/patrons`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct KnownNames {
    /// By the alphabet.
    pub names: Vec<String>,
}

/// Whom the dealer seats.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Patron {
    /// The number by which tables know them.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
}
