//! The keys of the books. They lie in a folder apart from the books and from every copy of them: one signs the seals, the
//! other closes what nobody but the room may read (what records say, seeds of shuffles, notes). Whoever has the books and
//! not the keys sees no card, and signs nothing.

use crate::error::StoreError;
use crate::{Hash, private};
use hex::FromHex;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use sha2::{Digest, Sha256};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// The private key that signs seals, thirty-two bytes in hex.
const SIGNING: &str = "signing.key";
/// Its public key, for everybody who checks signatures.
const PUBLIC: &str = "signing.pub";
/// The key that closes what the books say.
const BOOKS: &str = "books.key";

/// A public key for Ed25519.
pub type PublicKey = [u8; 32];

/// A signature of Ed25519.
pub type Signature = [u8; 64];

/// What stands before a seal's hash in what is signed, so that a signature of a seal is a signature of nothing else.
const SEAL_LABEL: &[u8] = b"cardroom seal-signature 1";

/// The same before what is signed of a loss.
const LOSS_LABEL: &[u8] = b"cardroom loss-signature 1";
const ARCHIVE_LABEL: &[u8] = b"cardroom archive-signature 1";
/// How long the nonce before a closed text is.
pub(crate) const NONCE: usize = NONCE_LEN;

/// Both keys.
pub struct Keys {
    signing: Ed25519KeyPair,
    books: Arc<BooksKey>,
}

impl Keys {
    /// Reads them; none where there is no such folder, or nothing of keys in it.
    pub fn read(folder: &Path) -> Result<Option<Keys>, StoreError> {
        // Whoever makes them holds the folder until all of them are there.
        let turn = std::fs::File::open(folder).ok();
        let _held = turn.as_ref().map(std::fs::File::lock_shared);
        Keys::found(folder)
    }

    fn found(folder: &Path) -> Result<Option<Keys>, StoreError> {
        if !Keys::are_in(folder) {
            return Ok(None);
        }
        private::close_to_others(folder);
        for name in [SIGNING, PUBLIC, BOOKS] {
            private::close_to_others(&folder.join(name));
        }
        let (seed, public) = (read_key(&folder.join(SIGNING))?, public_key(folder)?);
        let signing = Ed25519KeyPair::from_seed_and_public_key(&seed, &public);
        let signing = signing.map_err(|_| StoreError::OtherKeys { folder: folder.display().to_string() })?;
        Ok(Some(Keys { signing, books: Arc::new(BooksKey::read(folder)?) }))
    }

    fn are_in(folder: &Path) -> bool {
        [SIGNING, PUBLIC, BOOKS].iter().any(|name| folder.join(name).exists())
    }

    /// Makes them, in a folder of their own, which may be there and empty: a package or a container made it. One process at a
    /// time does; where somebody else was faster, theirs are the keys.
    pub fn make(folder: &Path) -> Result<Keys, StoreError> {
        let wrong =
            |e: std::io::Error| StoreError::File { path: folder.display().to_string(), why: e.to_string() };
        private::folder(folder).map_err(wrong)?;
        let turn = std::fs::File::open(folder).map_err(wrong)?;
        turn.lock().map_err(wrong)?;
        if !Keys::are_in(folder) {
            Keys::write(folder).map_err(wrong)?;
        }
        Keys::found(folder)?.ok_or_else(|| StoreError::NoKeys { folder: folder.display().to_string() })
    }

    /// Writes new ones. They are on disk under other names before the first of them has its own.
    fn write(folder: &Path) -> std::io::Result<()> {
        let seed = random::<32>();
        let signing = Ed25519KeyPair::from_seed_unchecked(&seed).expect("thirty-two bytes are a seed");
        let public = hex::encode(signing.public_key());
        let all = [(BOOKS, hex::encode(random::<32>())), (PUBLIC, public), (SIGNING, hex::encode(seed))];
        let draft = |name: &str| folder.join(format!("{name}.new"));
        for (name, key) in &all {
            let _ = std::fs::remove_file(draft(name));
            private::write(&draft(name), &format!("{key}\n"))?;
        }
        for (name, _) in &all {
            std::fs::rename(draft(name), folder.join(name))?;
        }
        std::fs::File::open(folder)?.sync_all()?;
        tracing::warn!(
            folder = %folder.display(),
            "new keys of the books: keep a copy elsewhere, without them the books cannot be read or gone on with"
        );
        Ok(())
    }

    /// The key by which everybody can check what was signed.
    pub fn public(&self) -> PublicKey {
        self.signing.public_key().as_ref().try_into().expect("a public key has thirty-two bytes")
    }

    /// The key that closes what the books say.
    pub fn books(&self) -> &Arc<BooksKey> {
        &self.books
    }

    /// Signs what is cut: a hash that has a label of its own.
    pub fn sign_cut(&self, what: &Hash) -> Signature {
        self.signing.sign(what).as_ref().try_into().expect("a signature has sixty-four bytes")
    }

    /// Signs that the end of a pit was lost: a hash over which.
    pub fn sign_loss(&self, loss: &Hash) -> Signature {
        let signed = self.signing.sign(&[LOSS_LABEL, loss].concat());
        signed.as_ref().try_into().expect("a signature has sixty-four bytes")
    }

    /// Signs an archive: a hash over its head.
    pub fn sign_archive(&self, head: &Hash) -> Signature {
        let signed = self.signing.sign(&[ARCHIVE_LABEL, head].concat());
        signed.as_ref().try_into().expect("a signature has sixty-four bytes")
    }

    /// Signs a seal.
    pub fn sign(&self, seal: &Hash) -> Signature {
        let signed = self.signing.sign(&[SEAL_LABEL, seal].concat());
        signed.as_ref().try_into().expect("a signature has sixty-four bytes")
    }
}

/// Did the owner of this key sign this seal?
pub fn is_signed(key: &PublicKey, seal: &Hash, signature: &[u8]) -> bool {
    UnparsedPublicKey::new(&ED25519, key).verify(&[SEAL_LABEL, seal].concat(), signature).is_ok()
}

/// Did the owner of this key sign an archive with this head?
pub fn is_signed_archive(key: &PublicKey, head: &Hash, signature: &[u8]) -> bool {
    UnparsedPublicKey::new(&ED25519, key).verify(&[ARCHIVE_LABEL, head].concat(), signature).is_ok()
}

/// The public key in a folder of keys.
pub fn public_key(folder: &Path) -> Result<PublicKey, StoreError> {
    read_key(&folder.join(PUBLIC))
}

/// A key from a file that has it in hex.
pub fn read_key(file: &Path) -> Result<[u8; 32], StoreError> {
    let wrong = |why: String| StoreError::File { path: file.display().to_string(), why };
    let text = std::fs::read_to_string(file).map_err(|e| wrong(e.to_string()))?;
    <[u8; 32]>::from_hex(text.trim()).map_err(|e| wrong(e.to_string()))
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// The key that closes what the books say: ChaCha20-Poly1305, with a random nonce before every text.
pub struct BooksKey {
    key: LessSafeKey,
    id: String,
}

impl BooksKey {
    /// Reads it from a folder of keys.
    pub fn read(folder: &Path) -> Result<BooksKey, StoreError> {
        let key = read_key(&folder.join(BOOKS))?;
        let id =
            hex::encode(&Sha256::new_with_prefix(b"cardroom books-key").chain_update(key).finalize()[..16]);
        let key = UnboundKey::new(&CHACHA20_POLY1305, &key).expect("thirty-two bytes are a key");
        Ok(BooksKey { key: LessSafeKey::new(key), id })
    }

    /// What the books note of it, so that another one is recognised.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Closes a text that belongs at one place of the books.
    pub fn close(&self, place: &Place<'_>, text: &[u8]) -> Vec<u8> {
        self.close_at(&place.to_string(), text)
    }

    /// Closes a text for a place that has a name of its own.
    pub(crate) fn close_at(&self, place: &str, text: &[u8]) -> Vec<u8> {
        let nonce = random::<NONCE>();
        self.close_again_at(place, &nonce, text).expect("a nonce is as long as it must be")
    }

    /// Closes a text as it was closed once, with the nonce it had: the same bytes come out. None where that is no nonce.
    pub(crate) fn close_again(&self, place: &Place<'_>, nonce: &[u8], text: &[u8]) -> Option<Vec<u8>> {
        self.close_again_at(&place.to_string(), nonce, text)
    }

    fn close_again_at(&self, place: &str, nonce: &[u8], text: &[u8]) -> Option<Vec<u8>> {
        let mut closed = Vec::with_capacity(NONCE + text.len() + CHACHA20_POLY1305.tag_len());
        closed.extend(nonce);
        closed.extend(text);
        let once = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let tag = self.key.seal_in_place_separate_tag(once, Aad::from(place), &mut closed[NONCE..]);
        closed.extend(tag.expect("a text is short enough").as_ref());
        Some(closed)
    }

    /// Opens what was closed for this place; none where it was not, or not with this key.
    pub fn open(&self, place: &Place<'_>, closed: &[u8]) -> Option<Vec<u8>> {
        self.open_at(&place.to_string(), closed)
    }

    /// Opens what was closed for a place that has a name of its own.
    pub(crate) fn open_at(&self, place: &str, closed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, text) = closed.split_at_checked(NONCE)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut text = text.to_vec();
        let open = self.key.open_in_place(nonce, Aad::from(place), &mut text).ok()?.len();
        text.truncate(open);
        Some(text)
    }

    /// Closes a short text, to be kept as text.
    pub(crate) fn close_text(&self, place: &Place<'_>, text: &str) -> String {
        hex::encode(self.close(place, text.as_bytes()))
    }

    /// Opens a short text.
    pub(crate) fn open_text(&self, place: &Place<'_>, closed: &str) -> Result<String, StoreError> {
        let open = hex::decode(closed).ok().and_then(|closed| self.open(place, &closed));
        let text = open.and_then(|bytes| String::from_utf8(bytes).ok());
        text.ok_or_else(|| StoreError::Garbled { place: place.to_string() })
    }
}

/// Where in the books something closed belongs: elsewhere it does not open.
#[derive(Clone, Copy, Debug)]
pub enum Place<'a> {
    /// What a record says.
    Record(u32, u64),
    /// The seed of a table's shuffle.
    Secret(u32, u32),
    /// How a log stood after a record.
    Snapshot(u32, u64),
    /// What a note says.
    Note(&'a str),
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Record(log, seq) => write!(f, "record {log} {seq}"),
            Place::Secret(log, number) => write!(f, "secret {log} {number}"),
            Place::Snapshot(log, seq) => write!(f, "snapshot {log} {seq}"),
            Place::Note(key) => write!(f, "note {key}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_closed_opens_at_its_place_with_its_key_and_nowhere_else() {
        let folder = tempfile::tempdir().unwrap();
        let made = |name: &str| Keys::make(&folder.path().join(name)).unwrap();
        let (keys, others) = (made("keys"), made("others"));
        let place = Place::Record(1, 2);
        let closed = keys.books().close(&place, b"a hole card");
        assert_eq!(keys.books().open(&place, &closed).as_deref(), Some(&b"a hole card"[..]));
        assert_ne!(closed, keys.books().close(&place, b"a hole card"), "closed anew it looks otherwise");
        assert!(keys.books().open(&Place::Record(1, 3), &closed).is_none());
        assert!(others.books().open(&place, &closed).is_none());
        for i in 0..closed.len() {
            let mut changed = closed.clone();
            changed[i] ^= 1;
            assert!(keys.books().open(&place, &changed).is_none());
        }
        let signature = keys.sign(&[7; 32]);
        assert!(is_signed(&keys.public(), &[7; 32], &signature));
        assert!(!is_signed(&keys.public(), &[8; 32], &signature));
        assert!(!is_signed(&others.public(), &[7; 32], &signature));
        let again = Keys::make(&folder.path().join("keys")).unwrap();
        assert_eq!(again.public(), keys.public(), "keys that are there are never written over");
    }

    #[test]
    fn a_folder_that_a_package_made_takes_the_keys_of_whoever_is_first() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Keys::read(folder.path()).unwrap().is_none());
        let all: Vec<_> = std::thread::scope(|threads| {
            let make = || threads.spawn(|| Keys::make(folder.path()).unwrap().public());
            let makers: Vec<_> = (0..8).map(|_| make()).collect();
            makers.into_iter().map(|maker| maker.join().unwrap()).collect()
        });
        assert!(all.windows(2).all(|two| two[0] == two[1]));
        // Half of them is not none: somebody lost the other half.
        std::fs::remove_file(folder.path().join(SIGNING)).unwrap();
        assert!(Keys::read(folder.path()).is_err() && Keys::make(folder.path()).is_err());
    }
}
