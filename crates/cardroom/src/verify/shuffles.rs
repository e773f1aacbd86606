//! Every shuffle from its seed: the commitment, the players' words, the order, and each card that came.

use super::Findings;
use super::books::{Kept, unhex};
use super::cuts::{Cuts, Made};
use super::spans::Spans;
use cards::Card;
use cards::shuffle::{combined_seed, commitment, shuffle};
use games::blackjack::{Hole, Phase, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use voice::say;

/// So many shuffles that were dealt are remembered: their seeds are revealed soon after.
const REMEMBERED: u32 = 16;

/// The seeds of one table: those that are kept beside its log, and those that the log reveals.
#[derive(Default)]
pub struct Seeds {
    pub kept: Kept,
    pub revealed: BTreeMap<u32, Option<[u8; 32]>>,
}

impl Seeds {
    /// The seed that is kept of a shuffle.
    pub fn of(&self, number: u32) -> Option<[u8; 32]> {
        self.kept.as_ref()?.get(&number).copied().flatten()
    }

    /// The seed that is kept of a shuffle. Where the books should have it and do not, that is found wrong.
    pub fn kept(&self, table: u32, number: u32, seq: u64, findings: &mut Findings) -> Option<[u8; 32]> {
        let seed = self.of(number);
        if seed.is_none() && self.kept.is_some() {
            findings.wrong(table, seq, say!("verify-not-kept", shuffle: number));
        }
        seed
    }

    /// Takes in what a record reveals: an auditor looks ahead.
    pub fn look_ahead(&mut self, body: &str) {
        if !body.contains("\"revealed\"") {
            return;
        }
        let body: Value = serde_json::from_str(body).unwrap_or_default();
        for step in body["steps"].as_array().into_iter().flatten() {
            let event = &step["room"]["revealed"];
            if let (Some(n), Some(seed)) = (event["shuffle"].as_u64(), event["seed"].as_str()) {
                self.revealed.insert(n as u32, unhex(seed));
            }
        }
    }
}

/// The shuffles of one table, followed through its log.
#[derive(Serialize, Deserialize)]
pub struct Shuffles {
    #[serde(skip)]
    pub seeds: Seeds,
    table: u32,
    /// Those that were committed to, and of the last ones what to, with the words of players.
    numbers: Spans,
    committed: BTreeMap<u32, (String, Vec<String>)>,
    /// Those that are cut.
    cut: Spans,
    cuts: Cuts,
    /// How many cards were left at the last cut of the shoe in use.
    left: Option<usize>,
    used: Spans,
    in_use: Option<u32>,
    /// The cards to come, and from which shuffle; none while its seed is unknown.
    shoe: Option<VecDeque<Card>>,
}

impl Shuffles {
    /// All seeds that the log reveals anywhere are known from the start: an auditor looks back.
    pub fn new(seeds: Seeds, table: u32) -> Shuffles {
        Shuffles {
            seeds,
            table,
            numbers: Spans::default(),
            committed: BTreeMap::new(),
            cut: Spans::default(),
            cuts: Cuts::new(table),
            left: None,
            used: Spans::default(),
            in_use: None,
            shoe: None,
        }
    }

    /// The number of the shuffle in use.
    pub fn used(&self) -> u32 {
        self.in_use.unwrap_or(0)
    }

    /// A room event of the log.
    pub fn event(&mut self, seq: u64, event: &Value, table: &Table, findings: &mut Findings) {
        let number = |of: &Value| of["shuffle"].as_u64().unwrap_or(0) as u32;
        let text = |of: &Value| of.as_str().unwrap_or_default().to_string();
        if let Some(made) = self.cuts.event(seq, event, findings) {
            self.was_cut(seq, made, findings);
        }
        if event.get("cutting").is_some() {
            self.cutting(seq, findings);
        } else if let Some(event) = event.get("committed") {
            match event["decks"].as_u64() > Some(0) {
                true => drop(self.cut.put(u64::from(number(event)))),
                false if self.cut.is_empty() => {}
                false => {
                    findings.wrong(self.table, seq, say!("verify-cut-no-more", shuffle: number(event)));
                }
            }
            self.committed.insert(number(event), (text(&event["commitment"]), vec![]));
            if !self.numbers.put(u64::from(number(event))) {
                findings.wrong(self.table, seq, say!("verify-shuffle-twice", shuffle: number(event)));
            }
            let kept = self.seeds.kept(self.table, number(event), seq, findings);
            if kept.is_some_and(|seed| hex::encode(commitment(&seed)) != text(&event["commitment"])) {
                let what = say!("verify-kept-shuffle", shuffle: number(event));
                findings.wrong(self.table, seq, what);
            }
        } else if let Some(event) = event.get("entropy_added") {
            if self.used.has(u64::from(number(event))) {
                findings.wrong(self.table, seq, say!("verify-words-late"));
            }
            match self.committed.get_mut(&number(event)) {
                Some((_, words)) => words.push(text(&event["text"])),
                None => findings.wrong(self.table, seq, say!("verify-words-nowhere")),
            }
        } else if let Some(event) = event.get("shuffle_used") {
            self.start(seq, number(event), table, findings);
        } else if let Some(event) = event.get("revealed") {
            self.reveal(seq, number(event), &text(&event["seed"]), table, findings);
        }
    }

    fn start(&mut self, seq: u64, number: u32, table: &Table, findings: &mut Findings) {
        findings.counts.shuffles += 1;
        self.used.put(u64::from(number));
        (self.in_use, self.left) = (Some(number), None);
        self.cuts.forget_before(number);
        self.committed = self.committed.split_off(&number.saturating_sub(REMEMBERED));
        let Some((public, words)) = self.committed.get(&number) else {
            return findings.wrong(self.table, seq, say!("verify-shuffle-never", shuffle: number));
        };
        let revealed = self.seeds.revealed.get(&number);
        let Some(seed) = revealed.copied().unwrap_or_else(|| self.seeds.of(number)) else {
            self.shoe = None;
            return;
        };
        match revealed {
            Some(_) => findings.counts.from_revealed += 1,
            None => findings.counts.from_kept += 1,
        }
        if hex::encode(commitment(&seed)) != *public {
            findings.wrong(self.table, seq, say!("verify-shuffle-other", shuffle: number));
        }
        let words: Vec<&[u8]> = words.iter().map(|w| w.as_bytes()).collect();
        let mut cards = unshuffled(table);
        let seed = if self.cut.has(u64::from(number)) { seed } else { combined_seed(&seed, &words) };
        shuffle(&seed, &mut cards);
        self.shoe = Some(cards.into());
    }

    /// What is being cut is the shoe that is in use.
    fn cutting(&mut self, seq: u64, findings: &mut Findings) {
        let Some(cutting) = self.cuts.on() else { return };
        let public = self.committed.get(&cutting.shuffle).map(|(public, _)| public);
        let left = self.shoe.as_ref().is_none_or(|shoe| shoe.len() == usize::from(cutting.cards));
        let in_use = self.in_use == Some(cutting.shuffle);
        if !left || !in_use || public.is_none() || cutting.roots.first() != public {
            let what = say!("verify-cut-other", cut: cutting.cut, shuffle: cutting.shuffle);
            findings.wrong(self.table, seq, what);
        }
    }

    /// Between two cuts at least a card was dealt: nobody cuts again until the order suits.
    fn was_cut(&mut self, seq: u64, mut made: Made, findings: &mut Findings) {
        let cards = usize::from(made.cutting.cards);
        if self.left.is_some_and(|left| cards >= left) {
            let (cut, shuffle) = (made.cutting.cut, made.cutting.shuffle);
            findings.wrong(self.table, seq, say!("verify-cut-again", cut: cut, shuffle: shuffle));
        }
        self.left = Some(cards);
        if let Some(shoe) = &mut self.shoe {
            let order = made.outcome.order(shoe.len());
            *shoe = order.iter().map(|place| shoe[usize::from(*place)]).collect();
        }
    }

    fn reveal(&mut self, seq: u64, number: u32, seed: &str, table: &Table, findings: &mut Findings) {
        if table.phase() != Phase::Offering || table.bank().is_some() {
            findings.wrong(self.table, seq, say!("verify-seed-early"));
        }
        let public = self.committed.get(&number).map(|(c, _)| c.clone());
        if unhex(seed).map(|s| hex::encode(commitment(&s))) != public {
            findings.wrong(self.table, seq, say!("verify-seed-other", shuffle: number));
        }
    }

    /// A card came from the shoe.
    pub fn card(&mut self, seq: u64, card: Card, findings: &mut Findings) {
        findings.counts.cards += 1;
        if self.cuts.on().is_some() {
            findings.wrong(self.table, seq, say!("verify-cut-early"));
        }
        let Some(shoe) = &mut self.shoe else { return };
        match shoe.pop_front() {
            Some(next) if next == card => {}
            next => {
                let what = match next {
                    Some(next) => say!("verify-card-other", card: card, next: next),
                    None => say!("verify-card-none", card: card),
                };
                findings.wrong(self.table, seq, what);
            }
        }
    }
}

/// A fresh shoe; in a round, what of it does not lie on the table.
fn unshuffled(table: &Table) -> Vec<Card> {
    let mut on_table: Vec<Card> = Vec::new();
    if table.is_round_under_way() {
        for seat in 1..=table.rules().seats {
            table.circle(seat).hands.iter().for_each(|hand| on_table.extend(&hand.cards));
        }
        if let Some(bank) = table.bank() {
            on_table.extend(&bank.cards);
            if let Hole::Down(card) = bank.hole {
                on_table.push(card);
            }
        }
    }
    let mut fresh = Vec::new();
    for _ in 0..table.shoe().decks {
        for card in cards::DECK {
            match on_table.iter().position(|c| *c == card) {
                Some(i) => drop(on_table.swap_remove(i)),
                None => fresh.push(card),
            }
        }
    }
    fresh
}
