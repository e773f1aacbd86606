//! What an auditor has of the keys: the public one to check signatures, the books' one to replay. Nothing here is shared with
//! the writer but where the keys lie.

use crate::error::Failure;
use hex::FromHex;
use ledger::keys::{PublicKey, public_key, read_key};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::signature::{ED25519, UnparsedPublicKey};
use std::path::Path;
use voice::say;

/// What is at hand.
#[derive(Default)]
pub struct Keys {
    /// Whose signatures are believed.
    pub public: Option<PublicKey>,
    /// Was that key named by whoever checks? Then everything must be signed with it.
    pub named: bool,
    books: Option<LessSafeKey>,
}

impl Keys {
    /// The keys in a folder, and a public one that was named: 64 hex digits, or a file that has them.
    pub fn read(folder: Option<&Path>, key: Option<&str>) -> Result<Keys, Failure> {
        let mut keys = Keys::default();
        if let Some(folder) = folder {
            keys.public = Some(public_key(folder)?);
            let file = folder.join("books.key");
            if file.exists() {
                let key = UnboundKey::new(&CHACHA20_POLY1305, &read_key(&file)?);
                keys.books = key.ok().map(LessSafeKey::new);
            }
        }
        if let Some(key) = key {
            let named = match PublicKey::from_hex(key) {
                Ok(key) => key,
                Err(_) if Path::new(key).is_dir() => public_key(Path::new(key))?,
                Err(_) if Path::new(key).exists() => read_key(Path::new(key))?,
                Err(_) => return Err(say!("verify-key-written", text: key).into()),
            };
            (keys.public, keys.named) = (Some(named), true);
        }
        Ok(keys)
    }

    /// Can what is closed be opened?
    pub fn opens(&self) -> bool {
        self.books.is_some()
    }

    /// What was closed for this place; none where it does not open.
    pub fn open(&self, place: &str, closed: &[u8]) -> Option<String> {
        let (nonce, text) = closed.split_at_checked(NONCE_LEN)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut text = text.to_vec();
        let open = self.books.as_ref()?.open_in_place(nonce, Aad::from(place), &mut text).ok()?;
        String::from_utf8(open.to_vec()).ok()
    }

    /// Closes something for a place; none without the books' key.
    pub fn close(&self, place: &str, text: String) -> Option<Vec<u8>> {
        let mut nonce = [0; NONCE_LEN];
        getrandom::fill(&mut nonce).ok()?;
        let mut closed = text.into_bytes();
        let once = Nonce::assume_unique_for_key(nonce);
        self.books.as_ref()?.seal_in_place_append_tag(once, Aad::from(place), &mut closed).ok()?;
        Some([&nonce[..], &closed].concat())
    }
}

/// Did the owner of this key sign this seal? As docs/ledger.md says.
pub fn is_signed(key: &PublicKey, seal: &[u8; 32], signature: &str) -> bool {
    is_signed_as(b"cardroom seal-signature 1", key, seal, signature)
}

/// Did the owner of this key sign a hash, with these words before it?
pub fn is_signed_as(label: &[u8], key: &PublicKey, hash: &[u8; 32], signature: &str) -> bool {
    let signed = [label, &hash[..]].concat();
    let signature = hex::decode(signature).unwrap_or_default();
    UnparsedPublicKey::new(&ED25519, key).verify(&signed, &signature).is_ok()
}
