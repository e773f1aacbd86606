//! How a player of the load cuts: a chain and a key, and what they answer when the house asks.

use cards::cut::{Chain, Cutting, Hash};
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};

/// More rounds than are played in most measurements; whoever has shown all of them lays a new chain.
const LINKS: usize = 1000;

pub struct Cutter {
    table: u32,
    player: u64,
    chain: Chain,
    key: Ed25519KeyPair,
    /// The cut that was answered last.
    answered: Option<(u64, u64)>,
    laid: bool,
}

impl Cutter {
    pub fn new(table: u32, player: u64) -> Option<Cutter> {
        let (mut chain, mut key) = ([0; 32], [0; 32]);
        getrandom::fill(&mut chain).and_then(|()| getrandom::fill(&mut key)).ok()?;
        let key = Ed25519KeyPair::from_seed_unchecked(&key).ok()?;
        Some(Cutter { table, player, chain: Chain::new(chain, LINKS), key, answered: None, laid: false })
    }

    /// What it lays before it is dealt in, once.
    pub fn lay(&mut self) -> Option<Value> {
        if std::mem::replace(&mut self.laid, true) {
            return None;
        }
        let (tip, key) = (hex::encode(self.chain.tip()), hex::encode(self.key.public_key()));
        Some(json!({ "lay_cut": { "tip": tip, "key": key } }))
    }

    /// What it answers to what the house asks, once.
    pub fn cut(&mut self, cutting: &Value) -> Option<Value> {
        let me = cutting["cutters"].as_array()?.iter().find(|c| c["player"] == self.player)?;
        let asked = Some((cutting["shuffle"].as_u64()?, cutting["cut"].as_u64()?));
        if self.answered == asked {
            return None;
        }
        self.answered = asked;
        let Some(link) = self.chain.behind(&hash(&me["tip"])) else {
            *self = Cutter::new(self.table, self.player)?;
            return None;
        };
        let signature = hex::encode(self.key.sign(&digest(self.table, cutting)?));
        Some(json!({ "do": "cut", "table": self.table, "shuffle": cutting["shuffle"], "cut": cutting["cut"],
            "link": hex::encode(link), "signature": signature }))
    }
}

fn hash(text: &Value) -> Hash {
    hex::FromHex::from_hex(text.as_str().unwrap_or_default()).unwrap_or_default()
}

/// What is signed, as docs/shuffle.md says.
fn digest(table: u32, cutting: &Value) -> Option<Hash> {
    let number = |of: &Value| of.as_u64().map(|n| n as u32);
    let roots: Vec<Hash> = cutting["roots"].as_array()?.iter().map(hash).collect();
    let cutter = |c: &Value| {
        Some(cards::cut::Cutter { player: number(&c["player"])?, tip: hash(&c["tip"]), key: hash(&c["key"]) })
    };
    let cutters = cutting["cutters"].as_array()?.iter().map(cutter).collect::<Option<Vec<_>>>()?;
    let places: Vec<u32> = cutting["places"].as_array().into_iter().flatten().filter_map(number).collect();
    let (shuffle, cut) = (number(&cutting["shuffle"])?, number(&cutting["cut"])?);
    let cards = number(&cutting["cards"])? as u16;
    Some(Cutting { table, shuffle, cut, cards, roots: &roots, cutters: &cutters, places: &places }.digest())
}
