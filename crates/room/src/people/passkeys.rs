//! The passkeys of the staff: which there are, and how often each was used.

use super::{People, works_here};
use crate::protocol::Role;
use crate::webauthn::{PublicKey, as_hex};
use ledger::{Loaded, Side};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// The note of somebody's passkeys.
const PASSKEYS: &str = "passkeys ";

/// Is this the note of somebody's passkeys?
pub(super) fn is_passkeys(key: &str) -> bool {
    key.starts_with(PASSKEYS)
}
/// How much of its hash a key is called by.
const CALLED: usize = 16;

/// A passkey, as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passkey {
    /// What the device calls it.
    #[serde(with = "as_hex")]
    pub id: Vec<u8>,
    /// Its public half.
    pub key: PublicKey,
    /// How often it was used, where its device counts.
    pub counter: u32,
    /// The host it was made for.
    pub room: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub since: u64,
    /// When it was last used; zero for never.
    pub last: u64,
}

impl Passkey {
    /// What it is called by when it is removed.
    pub fn called(&self) -> String {
        hex::encode(Sha256::digest(&self.id))[..CALLED].to_string()
    }
}

/// What a device is told of whose key it makes, and says again when it is used: a number, and no name.
pub fn handle(person: u32) -> Vec<u8> {
    format!("cardroom {person}").into_bytes()
}

/// The passkeys that the ledger had.
pub(super) fn passkeys(loaded: &Loaded) -> HashMap<u32, Vec<Passkey>> {
    let notes = loaded.notes.iter().filter(|(_, keys)| !keys.is_empty());
    let read = |(key, keys): (&String, &String)| {
        let person = key.strip_prefix(PASSKEYS)?.parse().ok()?;
        Some((person, serde_json::from_str(keys).ok()?))
    };
    notes.filter_map(read).collect()
}

impl People {
    /// Somebody's passkeys, the oldest first.
    pub fn passkeys(&self, person: u32) -> Vec<Passkey> {
        self.read().passkeys.get(&person).cloned().unwrap_or_default()
    }

    /// Whose key a device calls so.
    pub fn passkey(&self, id: &[u8]) -> Option<(u32, Passkey)> {
        let inner = self.read();
        let mut all = inner.passkeys.iter().flat_map(|(person, keys)| keys.iter().map(|key| (*person, key)));
        all.find(|(_, key)| key.id == id).map(|(person, key)| (person, key.clone()))
    }

    /// What is written where somebody's passkeys are these.
    pub fn passkeys_note(person: u32, keys: &[Passkey]) -> Side {
        let value = serde_json::to_string(keys).expect("passkeys are JSON");
        Side::Note { key: format!("{PASSKEYS}{person}"), value }
    }

    /// Somebody's passkeys are these, and it is on disk.
    pub fn set_passkeys(&self, person: u32, keys: Vec<Passkey>) {
        let mut inner = self.write();
        inner.touch(person);
        inner.passkeys.insert(person, keys);
    }

    /// Is a password not enough for somebody of this role, where the house says that a passkey counts?
    pub fn has_passkey(&self, person: u32, role: Role) -> bool {
        works_here(role) && self.read().passkeys.get(&person).is_some_and(|keys| !keys.is_empty())
    }
}
