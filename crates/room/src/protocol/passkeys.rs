//! What browsers and the room say to each other about passkeys. All bytes are written in hex.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/passkeys/order`, `POST /api/passkeys/{key}/remove`: it is oneself.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnPassword {
    /// The password.
    pub password: String,
}

/// What the browser has a device make: the answer to `POST /api/passkeys/order`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PasskeyOrder {
    /// What the device is to answer; good once, for a few minutes.
    pub challenge: String,
    /// The host that the key is for.
    pub room: String,
    /// Whose it is.
    pub user: String,
    /// What they are called.
    pub name: String,
    /// The kinds of keys that are taken, the dearest first.
    pub kinds: Vec<i32>,
    /// Keys they have: no device makes a second one.
    pub known: Vec<String>,
    /// How long the challenge is good, in milliseconds.
    pub lasts: u32,
}

/// `POST /api/passkeys`: a device made a key.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyMade {
    /// What was to be answered.
    pub challenge: String,
    /// What its owner calls it.
    pub name: String,
    /// `clientDataJSON`.
    pub client_data: String,
    /// `attestationObject`.
    pub attestation: String,
}

/// What the browser has a device sign: the answer to `POST /api/passkeys/question`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PasskeyQuestion {
    /// What the device is to answer; good once, for a few minutes.
    pub challenge: String,
    /// The host that the key is for.
    pub room: String,
    /// By which keys; by any where there is none.
    pub keys: Vec<String>,
    /// How long the challenge is good, in milliseconds.
    pub lasts: u32,
}

/// A device signed: `POST /api/passkeys/enter`, `POST /api/unlock`.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// What was to be answered.
    pub challenge: String,
    /// What the device calls the key.
    pub key: String,
    /// Whose it says it is (`userHandle`).
    pub user: Option<String>,
    /// `clientDataJSON`.
    pub client_data: String,
    /// `authenticatorData`.
    pub device_data: String,
    /// `signature`.
    pub signature: String,
}

/// A passkey of somebody: `GET /api/passkeys`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PasskeyRow {
    /// What it is called when it is removed.
    pub key: String,
    /// What its owner calls it.
    pub name: String,
    /// The host it is for.
    pub room: String,
    /// When it was made.
    #[ts(type = "number")]
    pub since: u64,
    /// When it was last used.
    #[ts(type = "number | null")]
    pub last: Option<u64>,
}
