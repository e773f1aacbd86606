//! Passkeys as WebAuthn has them: what a browser sends back when a key was made (level 3, §7.1) or used (§7.2), checked step by
//! step. No statement about the maker of a device is asked for, and none is looked at. Signatures are checked by `ring`.

mod cbor;

use cbor::Value;
use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The longest name of a key that the standard knows.
const LONGEST_ID: usize = 1023;
/// Flags of the authenticator: somebody was there, it was them, the key may be copied and is, a key follows, more follows.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const COPYABLE: u8 = 0x08;
const COPIED: u8 = 0x10;
const KEY_FOLLOWS: u8 = 0x40;
const MORE_FOLLOWS: u8 = 0x80;

/// Why a passkey is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// What was sent cannot be read.
    Unread,
    /// It answers no question that was asked, or one that was answered or is too old.
    Challenge,
    /// It was made for a page of another origin, or within one.
    Origin,
    /// It was made for another room.
    Room,
    /// The device did not make sure that it was its owner.
    Unverified,
    /// A kind of key that is not taken.
    Kind,
    /// Nobody, or somebody else, has this key.
    Unknown,
    /// It is signed by another key.
    Signature,
    /// It counts no further than before: there may be a second copy of the key.
    Counter,
    /// There was none, only a password, where the house wants one.
    Missing,
}

/// What was asked, and of whom.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The bytes that are signed.
    pub challenge: &'a [u8],
    /// The page that asks, such as `https://cards.example:8443`.
    pub origin: &'a str,
    /// The name that keys are made for: its host.
    pub room: &'a str,
}

/// A public key, as the device sends it (COSE).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PublicKey {
    /// ECDSA on P-256 with SHA-256: the point, uncompressed.
    Es256(#[serde(with = "as_hex")] Vec<u8>),
    /// Ed25519.
    Ed25519(#[serde(with = "as_hex")] Vec<u8>),
    /// RSA with SHA-256, as PKCS #1 v1.5 has it.
    Rs256 {
        /// The modulus.
        #[serde(with = "as_hex")]
        n: Vec<u8>,
        /// The exponent.
        #[serde(with = "as_hex")]
        e: Vec<u8>,
    },
}

/// The kinds of keys that are taken, by their numbers, the dearest first.
pub const KINDS: [i32; 3] = [-7, -8, -257];

/// A key that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// What the device calls it.
    pub id: Vec<u8>,
    /// Its public half.
    pub key: PublicKey,
    /// How often it was used.
    pub counter: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    top_origin: Option<String>,
}

impl Question<'_> {
    /// What the browser says it asked the device: this question, on this page, and nowhere within another.
    fn check(&self, kind: &str, sent: &[u8]) -> Result<(), Fault> {
        let data: ClientData = serde_json::from_slice(sent).map_err(|_| Fault::Unread)?;
        if data.r#type != kind {
            return Err(Fault::Unread);
        }
        if data.challenge != base64url(self.challenge) {
            return Err(Fault::Challenge);
        }
        if data.origin != self.origin || data.cross_origin || data.top_origin.is_some() {
            return Err(Fault::Origin);
        }
        Ok(())
    }
}

/// What the device says of itself.
struct Device<'a> {
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl<'a> Device<'a> {
    /// It was asked for this room, and somebody was there whom it knows.
    fn read(question: &Question<'_>, data: &'a [u8]) -> Result<Device<'a>, Fault> {
        let (room, rest) = data.split_at_checked(32).ok_or(Fault::Unread)?;
        let (head, rest) = rest.split_first_chunk::<5>().ok_or(Fault::Unread)?;
        let [flags, a, b, c, d] = *head;
        if room != Sha256::digest(question.room.as_bytes()).as_slice() {
            return Err(Fault::Room);
        }
        if flags & PRESENT == 0 || flags & VERIFIED == 0 {
            return Err(Fault::Unverified);
        }
        if flags & COPIED != 0 && flags & COPYABLE == 0 {
            return Err(Fault::Unread);
        }
        Ok(Device { flags, counter: u32::from_be_bytes([a, b, c, d]), rest })
    }

    /// Nothing follows but what was announced.
    fn ends(&self, rest: &[u8]) -> Result<(), Fault> {
        let rest = if self.flags & MORE_FOLLOWS == 0 { rest } else { cbor::read(rest)?.1 };
        if rest.is_empty() { Ok(()) } else { Err(Fault::Unread) }
    }
}

/// The key that was made, where everything is as it was asked for.
pub fn made(question: &Question<'_>, client_data: &[u8], attestation: &[u8]) -> Result<Made, Fault> {
    question.check("webauthn.create", client_data)?;
    let (attested, rest) = cbor::read(attestation)?;
    let data = attested.get("authData").and_then(Value::bytes).filter(|_| rest.is_empty());
    let device = Device::read(question, data.ok_or(Fault::Unread)?)?;
    if device.flags & KEY_FOLLOWS == 0 {
        return Err(Fault::Unread);
    }
    // The make of the device, which nobody vouches for.
    let (_, rest) = device.rest.split_at_checked(16).ok_or(Fault::Unread)?;
    let (long, rest) = rest.split_first_chunk::<2>().ok_or(Fault::Unread)?;
    let long = usize::from(u16::from_be_bytes(*long));
    let (id, rest) = rest.split_at_checked(long).ok_or(Fault::Unread)?;
    if id.is_empty() || long > LONGEST_ID {
        return Err(Fault::Unread);
    }
    let (cose, rest) = cbor::read(rest)?;
    device.ends(rest)?;
    Ok(Made { id: id.to_vec(), key: PublicKey::read(&cose)?, counter: device.counter })
}

/// How often the key was used by now, where it signed what was asked. A device that counts counts further each time.
pub fn used(
    question: &Question<'_>,
    (key, counter): (&PublicKey, u32),
    client_data: &[u8],
    device_data: &[u8],
    signed: &[u8],
) -> Result<u32, Fault> {
    question.check("webauthn.get", client_data)?;
    let device = Device::read(question, device_data)?;
    if device.flags & KEY_FOLLOWS != 0 {
        return Err(Fault::Unread);
    }
    device.ends(device.rest)?;
    let message = [device_data, Sha256::digest(client_data).as_slice()].concat();
    key.verify(&message, signed)?;
    if (device.counter > 0 || counter > 0) && device.counter <= counter {
        return Err(Fault::Counter);
    }
    Ok(device.counter)
}

impl PublicKey {
    /// A key as COSE writes it: kind of key 1, algorithm 3, then what belongs to the kind.
    fn read(cose: &Value<'_>) -> Result<PublicKey, Fault> {
        let number = |label| cose.at(label).and_then(Value::number);
        let bytes = |label| cose.at(label).and_then(Value::bytes);
        let coordinate = |label| bytes(label).filter(|b: &&[u8]| b.len() == 32).ok_or(Fault::Kind);
        match (number(1), number(3), number(-1)) {
            (Some(2), Some(-7), Some(1)) => {
                Ok(PublicKey::Es256([&[4], coordinate(-2)?, coordinate(-3)?].concat()))
            }
            (Some(1), Some(-8), Some(6)) => Ok(PublicKey::Ed25519(coordinate(-2)?.to_vec())),
            (Some(3), Some(-257), _) => {
                let part = |label| bytes(label).map(<[u8]>::to_vec).ok_or(Fault::Kind);
                Ok(PublicKey::Rs256 { n: part(-1)?, e: part(-2)? })
            }
            _ => Err(Fault::Kind),
        }
    }

    fn verify(&self, message: &[u8], signed: &[u8]) -> Result<(), Fault> {
        let by = |algorithm, key| UnparsedPublicKey::new(algorithm, key).verify(message, signed);
        match self {
            PublicKey::Es256(key) => {
                by(&signature::ECDSA_P256_SHA256_ASN1 as &dyn signature::VerificationAlgorithm, key)
            }
            PublicKey::Ed25519(key) => by(&signature::ED25519, key),
            PublicKey::Rs256 { n, e } => {
                let algorithm = &signature::RSA_PKCS1_2048_8192_SHA256;
                RsaPublicKeyComponents { n, e }.verify(algorithm, message, signed)
            }
        }
        .map_err(|_| Fault::Signature)
    }
}

/// Bytes as browsers write them into a text: base64 with `-` and `_`, and nothing at the end.
pub fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let letters = bytes.chunks(3).flat_map(|three| {
        let all = three.iter().enumerate().fold(0u32, |all, (n, b)| all | u32::from(*b) << (16 - 8 * n));
        (0..=three.len()).map(move |n| LETTERS[(all >> (18 - 6 * n)) as usize & 63] as char)
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{Ed25519KeyPair, KeyPair};

    #[test]
    fn bytes_are_written_as_browsers_write_them() {
        for (bytes, text) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")] {
            assert_eq!(base64url(bytes.as_bytes()), text);
        }
        assert_eq!(base64url(&[0xfb, 0xff, 0xfe]), "-__-");
    }

    #[test]
    fn keys_are_read_as_devices_write_them_and_no_others() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        let cose = [b"\xa4\x01\x01\x03\x27\x20\x06\x21\x58\x20", pair.public_key().as_ref()].concat();
        let key = PublicKey::read(&cbor::read(&cose).unwrap().0).unwrap();
        assert_eq!(key.verify(b"asked", pair.sign(b"asked").as_ref()), Ok(()));
        assert_eq!(key.verify(b"asked", pair.sign(b"something else").as_ref()), Err(Fault::Signature));
        let written = serde_json::to_string(&key).unwrap();
        assert_eq!(serde_json::from_str::<PublicKey>(&written).unwrap(), key);
        // RSA; a curve that is not taken; a coordinate that is cut; an algorithm that does not belong to the key.
        let rsa = b"\xa4\x01\x03\x03\x39\x01\x00\x20\x42\x01\x02\x21\x43\x01\x00\x01";
        let rsa = PublicKey::read(&cbor::read(rsa).unwrap().0);
        assert_eq!(rsa, Ok(PublicKey::Rs256 { n: vec![1, 2], e: vec![1, 0, 1] }));
        for (at, byte) in [(6, 0x04), (8, 0x41), (4, 0x26)] {
            let mut other = cose.clone();
            other[at] = byte;
            let read = cbor::read(&other).map(|(value, _)| PublicKey::read(&value));
            assert!(!matches!(read, Ok(Ok(_))), "{at}");
        }
    }
}

/// Bytes as they are written down.
pub mod as_hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Writes them.
    pub fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hex::encode(bytes))
    }

    /// Reads them.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        hex::decode(String::deserialize(from)?).map_err(D::Error::custom)
    }
}
