//! What a player's client does to cut, honest or not.
#![allow(dead_code)]

use cards::cut::{Chain, Cutting, Hash, Outcome};
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};

/// How a client behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conduct {
    /// As it should.
    Honest,
    /// Never cuts.
    Silent,
    /// Shows something else.
    Wrong,
    /// Signs something else.
    Forged,
    /// Cannot sign.
    Unsigned,
}

/// A client's chain and key.
pub struct Cutter {
    pub table: u64,
    pub player: u64,
    pub conduct: Conduct,
    chain: Chain,
    key: Ed25519KeyPair,
    /// The cuts it was asked for, as they came.
    pub asked: Vec<Value>,
}

pub fn hash(text: &Value) -> Hash {
    hex::FromHex::from_hex(text.as_str().unwrap_or_default()).unwrap_or_default()
}

/// What is signed, as docs/shuffle.md says.
pub fn digest(table: u64, cutting: &Value) -> Hash {
    let list = |of: &Value| of.as_array().cloned().unwrap_or_default();
    let roots: Vec<Hash> = list(&cutting["roots"]).iter().map(hash).collect();
    let cutter = |c: &Value| cards::cut::Cutter {
        player: c["player"].as_u64().unwrap() as u32,
        tip: hash(&c["tip"]),
        key: hash(&c["key"]),
    };
    let cutters: Vec<_> = list(&cutting["cutters"]).iter().map(cutter).collect();
    let n = |of: &str| cutting[of].as_u64().unwrap() as u32;
    let (shuffle, cut, cards) = (n("shuffle"), n("cut"), n("cards") as u16);
    let places: Vec<u32> = list(&cutting["places"]).iter().map(|p| p.as_u64().unwrap() as u32).collect();
    Cutting { table: table as u32, shuffle, cut, cards, roots: &roots, cutters: &cutters, places: &places }
        .digest()
}

/// What follows from a cut.
pub fn outcome(table: u64, story: &Value) -> Outcome {
    let cuts = story["cut"]["cuts"].as_array().expect("a cut that was made");
    let links: Vec<Hash> = cuts.iter().map(|c| hash(&c["link"])).collect();
    Outcome::new(&digest(table, &story["cutting"]), &links)
}

impl Cutter {
    pub fn new(table: u64, player: u64, conduct: Conduct) -> Cutter {
        let secret = [player as u8; 32];
        let key = Ed25519KeyPair::from_seed_unchecked(&secret).expect("a key");
        Cutter { table, player, conduct, chain: Chain::new(secret, 500), key, asked: Vec::new() }
    }

    /// Another chain of the same player, for when one is used up.
    pub fn fresh(table: u64, player: u64, number: u8) -> Cutter {
        let secret = [player as u8, number].repeat(16).try_into().expect("32 bytes");
        Cutter { chain: Chain::new(secret, 500), ..Cutter::new(table, player, Conduct::Honest) }
    }

    /// Comes back after a lost connection: whatever it is asked then, it answers, even if it did before.
    pub fn again(mut self) -> Cutter {
        self.asked.push(Value::Null);
        self
    }

    pub fn lay(&self) -> Value {
        let key = match self.conduct {
            Conduct::Unsigned => String::new(),
            _ => hex::encode(self.key.public_key()),
        };
        json!({ "lay_cut": { "tip": hex::encode(self.chain.tip()), "key": key } })
    }

    /// What it answers to a frame.
    pub fn cut(&mut self, frame: &Value) -> Option<Value> {
        let cutting = &frame["shuffle"]["cutting"];
        let me = cutting["cutters"].as_array()?.iter().find(|c| c["player"] == self.player)?;
        if self.asked.last() == Some(cutting) {
            return None;
        }
        self.asked.push(cutting.clone());
        let mut link = self.chain.behind(&hash(&me["tip"]))?;
        let mut digest = digest(self.table, cutting);
        match self.conduct {
            Conduct::Silent => return None,
            Conduct::Wrong => link = [1; 32],
            Conduct::Forged => digest = [1; 32],
            Conduct::Honest | Conduct::Unsigned => {}
        }
        let signature = match self.conduct {
            Conduct::Unsigned => String::new(),
            _ => hex::encode(self.key.sign(&digest)),
        };
        let link = hex::encode(link);
        Some(json!({ "do": "cut", "table": self.table, "shuffle": cutting["shuffle"], "cut": cutting["cut"],
            "link": link, "signature": signature }))
    }
}
