//! Scanners and shoe readers that name cards at a table with a key of their own.

use super::frames::TableId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A scanner that has a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct DeviceRow {
    /// Its number in the house's book.
    #[ts(type = "number")]
    pub device: u64,
    /// What it is called.
    pub name: String,
    /// Who gave it the key.
    pub by: String,
    /// When.
    #[ts(type = "number")]
    pub since: u64,
}

/// A key is wanted for a scanner at a table.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceKeyRequest {
    /// The action's id.
    pub id: String,
    /// What the scanner is called.
    pub name: String,
}

/// The key of a scanner: it is told this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct DeviceKey {
    /// Its number in the house's book.
    #[ts(type = "number")]
    pub device: u64,
    /// The table it is good for.
    pub table: TableId,
    /// What stands behind `Bearer`.
    pub key: String,
}

/// The key of a scanner is to be good for nothing any more.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceKeyEnd {
    /// The action's id.
    pub id: String,
}

/// A scanner read a card.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceCard {
    /// The action's id: sent again, the card is named once.
    pub id: String,
    /// The card: `Kh`.
    pub card: String,
    /// The table it lies at, where the scanner knows it: a key is good for one.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<TableId>,
}

/// The card is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct DeviceCardDone {
    /// At which table.
    pub table: TableId,
    /// The number of the record in its log.
    #[ts(type = "number")]
    pub seq: u64,
}
