//! The virtual dealer's shuffles: committed to a shoe ahead, mixed with the players' words, dealt from, revealed when
//! nothing hidden depends on them any more.
//!
//! What is public follows from the log alone ([`Shuffles::apply`]). The seeds are the dealer's secret; they are kept
//! beside the log and come back with it after a restart.

use crate::protocol::{Committed, Entropy, RevealedShuffle, RoomEvent, ShuffleView};
use cards::Card;
use cards::shuffle::{Seed, combined_seed, commitment, shuffle};
use games::blackjack::{Hole, Table};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// How many revealed shuffles a table keeps at hand.
const KEPT: usize = 16;

/// The shuffles of one table.
#[derive(Clone, Debug, Default)]
pub struct Shuffles {
    next: Option<Committed>,
    in_use: Vec<Used>,
    revealed: VecDeque<Arc<RevealedShuffle>>,
    shoe: VecDeque<Card>,
    seeds: BTreeMap<u32, Seed>,
}

#[derive(Clone, Debug)]
struct Used {
    committed: Committed,
    cards: Vec<Card>,
    dealt: Vec<Card>,
}

/// Bytes in hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// A seed from hex.
pub fn seed_from_hex(text: &str) -> Option<Seed> {
    let mut seed = Seed::default();
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (i, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(seed)
}

/// The cards a shuffle starts from: a fresh shoe, or, while a round is on, the discards in a fresh shoe's order.
pub fn cards_to_shuffle(game: &Table) -> Vec<Card> {
    let mut cards = cards::shoe(game.shoe().decks);
    let Some(bank) = game.bank().filter(|_| game.is_round_under_way()) else { return cards };
    let hands = (1..=game.rules().seats).flat_map(|s| &game.circle(s).hands).flat_map(|h| &h.cards);
    let hole = match bank.hole {
        Hole::Down(card) => Some(card),
        _ => None,
    };
    for card in hands.chain(&bank.cards).copied().chain(hole) {
        if let Some(i) = cards.iter().position(|c| *c == card) {
            cards.remove(i);
        }
    }
    cards
}

impl Shuffles {
    /// The seeds that were kept beside the log.
    pub fn with_seeds(seeds: impl IntoIterator<Item = (u32, Seed)>) -> Shuffles {
        Shuffles { seeds: seeds.into_iter().collect(), ..Shuffles::default() }
    }

    /// A new shuffle to commit to, with its secret: the event, and the seed to keep.
    pub fn commit(&mut self, seed: Seed) -> (RoomEvent, u32) {
        let number = self.last_number() + 1;
        self.seeds.insert(number, seed);
        (RoomEvent::Committed { shuffle: number, commitment: hex(&commitment(&seed)) }, number)
    }

    fn last_number(&self) -> u32 {
        let used = self.in_use.last().map(|u| u.committed.shuffle);
        let revealed = self.revealed.back().map(|r| r.shuffle);
        self.next.as_ref().map(|n| n.shuffle).or(used).or(revealed).unwrap_or(0)
    }

    /// The number of the shuffle that takes words now.
    pub fn open(&self) -> Option<u32> {
        self.next.as_ref().map(|n| n.shuffle)
    }

    /// Who has added words to it.
    pub fn words(&self) -> &[Entropy] {
        self.next.as_ref().map_or(&[], |n| &n.entropy)
    }

    /// Shuffles that are in use and may be revealed once no hidden card of theirs is in play.
    pub fn reveals(&self) -> Vec<RoomEvent> {
        self.in_use
            .iter()
            .filter_map(|used| {
                let number = used.committed.shuffle;
                let seed = self.seeds.get(&number)?;
                Some(RoomEvent::Revealed { shuffle: number, seed: hex(seed) })
            })
            .collect()
    }

    /// The next card, if the shoe has one.
    pub fn peek(&self) -> Option<Card> {
        self.shoe.front().copied()
    }

    /// A card left the shoe.
    pub fn dealt(&mut self, card: Card) {
        self.shoe.pop_front();
        if let Some(used) = self.in_use.last_mut() {
            used.dealt.push(card);
        }
    }

    /// A room event of the log. `game` is the table as it is now.
    pub fn apply(&mut self, event: &RoomEvent, game: &Table) {
        match event {
            RoomEvent::Committed { shuffle, commitment } => {
                let commitment = commitment.clone();
                self.next = Some(Committed { shuffle: *shuffle, commitment, entropy: Vec::new() });
            }
            RoomEvent::EntropyAdded { player, text, .. } => {
                if let Some(next) = &mut self.next {
                    next.entropy.push(Entropy { player: *player, text: text.clone() });
                }
            }
            RoomEvent::ShuffleUsed { .. } => self.use_next(game),
            RoomEvent::Revealed { shuffle, seed } => self.reveal(*shuffle, seed),
            _ => {}
        }
    }

    fn use_next(&mut self, game: &Table) {
        let Some(committed) = self.next.take() else { return };
        let cards = cards_to_shuffle(game);
        let seed = self.seeds.get(&committed.shuffle).copied().unwrap_or_default();
        let words: Vec<&[u8]> = committed.entropy.iter().map(|e| e.text.as_bytes()).collect();
        let mut order = cards.clone();
        shuffle(&combined_seed(&seed, &words), &mut order);
        self.shoe = order.into();
        self.in_use.push(Used { committed, cards, dealt: Vec::new() });
    }

    fn reveal(&mut self, number: u32, seed: &str) {
        let Some(i) = self.in_use.iter().position(|u| u.committed.shuffle == number) else { return };
        let used = self.in_use.remove(i);
        self.seeds.remove(&number);
        if self.revealed.len() == KEPT {
            self.revealed.pop_front();
        }
        self.revealed.push_back(Arc::new(RevealedShuffle {
            shuffle: number,
            commitment: used.committed.commitment,
            seed: seed.into(),
            entropy: used.committed.entropy,
            cards: used.cards,
            dealt: used.dealt,
        }));
    }

    /// A shuffle that was revealed, as long as it is at hand.
    pub fn revealed(&self, number: u32) -> Option<Arc<RevealedShuffle>> {
        self.revealed.iter().find(|r| r.shuffle == number).cloned()
    }

    /// What is public now.
    pub fn view(&self) -> ShuffleView {
        ShuffleView {
            in_use: self.in_use.iter().map(|u| u.committed.clone()).collect(),
            next: self.next.clone(),
            revealed: self.revealed.back().map(|r| r.shuffle),
        }
    }
}
