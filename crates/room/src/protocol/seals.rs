//! The seals over the books, as everybody may have them (docs/ledger.md). Hashes, keys and signatures are in hex.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one has of a record that is in the books: with it one can ask later whether it still lies under its seal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RecordReceipt {
    /// The record's hash.
    pub hash: String,
    /// The chain of seals.
    pub pit: u32,
    /// The seal's number there.
    #[ts(type = "number")]
    pub seal: u64,
}

/// A seal: what a commit wrote, chained to the one before it in its pit and signed by the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SealView {
    /// The pit.
    pub pit: u32,
    /// Its number there, from 1.
    #[ts(type = "number")]
    pub number: u64,
    /// When it was set, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Its hash.
    pub hash: String,
    /// The house's signature of it.
    pub signature: String,
}

/// The end of a chain of seals that the database lost, with which the owner went on: whoever remembers a later seal than the last
/// one before it finds here why the room has it no longer. In the house's book, and signed by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Loss {
    /// The pit.
    pub pit: u32,
    /// The last seal before the loss.
    #[ts(type = "number")]
    pub after: u64,
    /// Its hash.
    pub hash: String,
    /// The last seal that was lost, as far as it is known; 0 where it is not.
    #[ts(type = "number")]
    pub lost: u64,
    /// Its hash; empty where it is not known.
    pub lost_hash: String,
    /// When the owner went on, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The house's signature of all that.
    pub signature: String,
}

/// The house's key, and what its books end with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Seals {
    /// The public key (Ed25519).
    pub key: String,
    /// The newest seal of every pit.
    pub newest: Vec<SealView>,
    /// What was lost, and is on paper.
    #[serde(default)]
    pub losses: Vec<Loss>,
}

/// A record under a seal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SealedRecord {
    /// Its hash, which tells nothing of what it says.
    pub hash: String,
    /// The turns of the wallets it moves.
    #[ts(type = "number[]")]
    pub turns: Vec<u64>,
}

/// A seal with everything its hash is taken over, so that a record can be shown to lie under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SealProof {
    /// The seal.
    pub seal: SealView,
    /// The hash of the seal before it; none for a seal that was set over earlier books, which were hashed in clear.
    pub before: Option<String>,
    /// The records it seals, in order.
    pub records: Vec<SealedRecord>,
}
