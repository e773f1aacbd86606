//! A device that makes passkeys and signs with them, in software, and lies where a test tells it to.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Somebody was there, and the device knows that it was its owner.
pub const VERIFIED: u8 = 0x05;

/// How a device answers: the page it is asked on, the host it signs for, and what it says of its owner.
#[derive(Clone)]
pub struct Manner {
    pub origin: String,
    pub room: String,
    pub flags: u8,
}

pub struct Device {
    key: EcdsaKeyPair,
    pub id: Vec<u8>,
    pub counter: u32,
    /// Whose key it is, as the room said when it was made.
    pub user: String,
}

fn base64url(bytes: &[u8]) -> String {
    let letters: Vec<char> = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain(['-', '_']).collect();
    let bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    let six = |at: usize| format!("{:0<6}", &bits[at..(at + 6).min(bits.len())]);
    (0..bits.len()).step_by(6).map(|at| letters[usize::from_str_radix(&six(at), 2).unwrap()]).collect()
}

fn client_data(kind: &str, question: &Value, manner: &Manner) -> Vec<u8> {
    let challenge = hex::decode(question["challenge"].as_str().unwrap()).unwrap();
    let data = json!({ "type": kind, "challenge": base64url(&challenge), "origin": manner.origin, "crossOrigin": false });
    data.to_string().into_bytes()
}

impl Device {
    pub fn new(id: &str) -> Device {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref(), &random).unwrap();
        Device { key, id: id.as_bytes().to_vec(), counter: 0, user: String::new() }
    }

    fn says(&self, manner: &Manner, more: u8) -> Vec<u8> {
        let room = Sha256::digest(manner.room.as_bytes());
        [&room[..], &[manner.flags | more], &self.counter.to_be_bytes()].concat()
    }

    /// Makes the key that the room ordered: what `POST /api/passkeys` takes.
    pub fn makes(&mut self, order: &Value, name: &str, manner: &Manner) -> Value {
        self.user = order["user"].as_str().unwrap().into();
        let point = self.key.public_key().as_ref();
        let cose =
            [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", &point[1..33], b"\x22\x58\x20", &point[33..]]
                .concat();
        let long = (self.id.len() as u16).to_be_bytes();
        let data = [&self.says(manner, 0x40)[..], &[0; 16], &long, &self.id, &cose].concat();
        let head = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59";
        let attestation = [&head[..], &(data.len() as u16).to_be_bytes(), &data].concat();
        json!({
            "challenge": order["challenge"],
            "name": name,
            "client_data": hex::encode(client_data("webauthn.create", order, manner)),
            "attestation": hex::encode(attestation),
        })
    }

    /// Signs what the room asks: what `POST /api/passkeys/enter` takes.
    pub fn signs(&mut self, question: &Value, manner: &Manner) -> Value {
        self.counter += 1;
        let (data, says) = (client_data("webauthn.get", question, manner), self.says(manner, 0));
        let message = [&says[..], &Sha256::digest(&data)].concat();
        let signature = self.key.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "challenge": question["challenge"],
            "key": hex::encode(&self.id),
            "user": self.user,
            "client_data": hex::encode(data),
            "device_data": hex::encode(says),
            "signature": hex::encode(signature.as_ref()),
        })
    }
}
