//! The cuts of those who played: each tip, each link, each signature, and what followed from them (docs/shuffle.md).

use super::Findings;
use super::books::unhex;
use cards::cut::{self, Hash, Outcome, tip};
use ring::signature::{ED25519, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use voice::{Telling, say};

#[derive(Clone, Serialize, Deserialize)]
struct Cutter {
    player: u32,
    tip: String,
    key: String,
}

/// What was cut.
#[derive(Clone, Serialize, Deserialize)]
pub struct Cutting {
    /// The shuffle's number.
    pub shuffle: u32,
    /// The cut's number.
    pub cut: u32,
    /// How many cards.
    pub cards: u16,
    /// What was committed to.
    pub roots: Vec<String>,
    cutters: Vec<Cutter>,
    /// Everybody who is dealt in.
    pub places: Vec<u32>,
    signature: String,
}

#[derive(Deserialize)]
struct PlayerCut {
    player: u32,
    link: String,
    signature: String,
}

#[derive(Deserialize)]
struct Cut {
    shuffle: u32,
    cut: u32,
    cuts: Vec<PlayerCut>,
    #[serde(default)]
    deck: u8,
    #[serde(default)]
    seeds: Vec<String>,
    #[serde(default)]
    missing: Vec<u32>,
}

/// A cut that everybody made.
pub struct Made {
    /// What was cut.
    pub cutting: Cutting,
    /// Which deck is dealt, as the books say.
    pub deck: u8,
    /// The seeds of the others, as the books say.
    pub seeds: Vec<String>,
    /// What follows.
    pub outcome: Outcome,
}

/// The cuts of one table, followed through its log.
#[derive(Default, Serialize, Deserialize)]
pub struct Cuts {
    table: u32,
    laid: BTreeMap<u32, (Hash, String)>,
    on: Option<Cutting>,
    /// How many cuts of a shuffle were asked for.
    asked: BTreeMap<u32, u32>,
}

fn hash(text: &str) -> Hash {
    unhex(text).unwrap_or_default()
}

impl Cutting {
    fn digest(&self, table: u32) -> Hash {
        let roots: Vec<Hash> = self.roots.iter().map(|root| hash(root)).collect();
        let cutter = |c: &Cutter| cut::Cutter { player: c.player, tip: hash(&c.tip), key: hash(&c.key) };
        let cutters: Vec<cut::Cutter> = self.cutters.iter().map(cutter).collect();
        let (shuffle, cut, cards) = (self.shuffle, self.cut, self.cards);
        let places = &self.places;
        cut::Cutting { table, shuffle, cut, cards, roots: &roots, cutters: &cutters, places }.digest()
    }
}

fn signed(key: &str, digest: &Hash, signature: &str) -> bool {
    let (Some(key), Ok(signature)) = (unhex(key), hex::decode(signature)) else { return false };
    UnparsedPublicKey::new(&ED25519, key).verify(digest, &signature).is_ok()
}

impl Cuts {
    /// The cuts of this table, from the beginning of its log.
    pub fn new(table: u32) -> Cuts {
        Cuts { table, ..Cuts::default() }
    }

    /// What is being cut.
    pub fn on(&self) -> Option<&Cutting> {
        self.on.as_ref()
    }

    /// A room event of the log: gives the cut that everybody made with it.
    pub fn event(&mut self, seq: u64, event: &Value, findings: &mut Findings) -> Option<Made> {
        let mut wrong = |what: Telling| findings.wrong(self.table, seq, what);
        if let Some(laid) = event.get("cut_laid") {
            let (player, key) = (laid["player"].as_u64(), laid["key"].as_str());
            match (player, laid["tip"].as_str().and_then(unhex), key) {
                (Some(player), Some(tip), Some(key)) => {
                    drop(self.laid.insert(player as u32, (tip, key.into())))
                }
                _ => wrong(say!("verify-cut-unread")),
            }
        } else if let Some(cutting) = event.get("cutting") {
            match Cutting::deserialize(cutting) {
                Ok(cutting) => self.asked(seq, cutting, findings),
                Err(_) => wrong(say!("verify-cut-unread")),
            }
        } else if let Some(made) = event.get("cut").or_else(|| event.get("cut_voided")) {
            match Cut::deserialize(made) {
                Ok(made) => return self.made(seq, made, event.get("cut").is_some(), findings),
                Err(_) => wrong(say!("verify-cut-unread")),
            }
        }
        None
    }

    fn asked(&mut self, seq: u64, cutting: Cutting, findings: &mut Findings) {
        if self.on.is_some() || cutting.cut != self.of(cutting.shuffle) + 1 {
            let what = say!("verify-cut-again", cut: cutting.cut, shuffle: cutting.shuffle);
            findings.wrong(self.table, seq, what);
        }
        for Cutter { player, tip, key } in &cutting.cutters {
            if self.laid.get(player) != Some(&(hash(tip), key.clone())) {
                let what =
                    say!("verify-cut-tip", player: *player, cut: cutting.cut, shuffle: cutting.shuffle);
                findings.wrong(self.table, seq, what);
            }
        }
        if let Some(key) = &findings.house_key
            && !signed(key, &cutting.digest(self.table), &cutting.signature)
        {
            let what = say!("verify-cut-unsigned", cut: cutting.cut, shuffle: cutting.shuffle);
            findings.wrong(self.table, seq, what);
        }
        *self.asked.entry(cutting.shuffle).or_default() += 1;
        self.on = Some(cutting);
    }

    /// From here on nothing of earlier shuffles is cut.
    pub fn forget_before(&mut self, shuffle: u32) {
        self.asked = self.asked.split_off(&shuffle);
    }

    /// How many cuts of a shuffle were asked for.
    pub fn of(&self, shuffle: u32) -> u32 {
        self.asked.get(&shuffle).copied().unwrap_or(0)
    }

    fn made(&mut self, seq: u64, made: Cut, all: bool, findings: &mut Findings) -> Option<Made> {
        let Some(cutting) = self.on.take().filter(|c| (c.shuffle, c.cut) == (made.shuffle, made.cut)) else {
            findings.wrong(self.table, seq, say!("verify-cut-nothing", cut: made.cut, shuffle: made.shuffle));
            return None;
        };
        let digest = cutting.digest(self.table);
        for shown in &made.cuts {
            let cutter = cutting.cutters.iter().find(|c| c.player == shown.player);
            let link = cutter.is_some_and(|c| tip(&hash(&shown.link)) == hash(&c.tip));
            let its = |c: &Cutter| c.key.is_empty() || signed(&c.key, &digest, &shown.signature);
            if !link || !cutter.is_some_and(its) {
                let what =
                    say!("verify-cut-link", player: shown.player, cut: made.cut, shuffle: made.shuffle);
                findings.wrong(self.table, seq, what);
            }
            if let Some(laid) = self.laid.get_mut(&shown.player) {
                laid.0 = hash(&shown.link);
            }
        }
        let showed: Vec<u32> = made.cuts.iter().map(|c| c.player).collect();
        let asked: Vec<u32> = cutting.cutters.iter().map(|c| c.player).collect();
        if !all {
            findings.counts.cuts_voided += 1;
            made.missing.iter().for_each(|player| drop(self.laid.remove(player)));
            return None;
        }
        if showed != asked {
            findings.wrong(self.table, seq, say!("verify-cut-all", cut: made.cut, shuffle: made.shuffle));
        }
        findings.counts.cuts += 1;
        let links: Vec<Hash> = made.cuts.iter().map(|c| hash(&c.link)).collect();
        let outcome = Outcome::new(&digest, &links);
        Some(Made { cutting, deck: made.deck, seeds: made.seeds, outcome })
    }
}
