//! The virtual dealer's shuffles: committed to a shoe ahead, mixed with the players' words, dealt from, revealed when
//! nothing hidden depends on them any more.
//!
//! What is public follows from the log alone ([`Shuffles::apply`]). The seeds are the dealer's secret; they are kept
//! beside the log and come back with it after a restart.

use crate::private_deck;
use crate::protocol::{
    CheckableShuffle, Committed, Entropy, OpenedCard, OpenedDeck, RevealedShuffle, RoomEvent, ShuffleView,
};
use cards::Card;
use cards::shuffle::{Seed, combined_seed, commitment, shuffle};
use hex::FromHex;
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
    /// Poker decks that were opened; the last one's number counts on.
    opened: VecDeque<Arc<OpenedDeck>>,
    shoe: VecDeque<Card>,
    seeds: BTreeMap<u32, Seed>,
    /// Poker: every card is committed to by itself, so that folded hands stay private.
    per_card: bool,
}

#[derive(Clone, Debug)]
struct Used {
    committed: Committed,
    cards: Vec<Card>,
    dealt: Vec<Card>,
}

impl Shuffles {
    /// The seeds that were kept beside the log.
    pub fn with_seeds(seeds: impl IntoIterator<Item = (u32, Seed)>) -> Shuffles {
        Shuffles { seeds: seeds.into_iter().collect(), ..Shuffles::default() }
    }

    /// The same to everybody who looks, with other secrets: what somebody who knows nothing hidden may imagine.
    pub fn imagined(&self, seed: Seed) -> Shuffles {
        let mut other = self.clone();
        other.seeds.values_mut().for_each(|secret| *secret = seed);
        shuffle(&seed, other.shoe.make_contiguous());
        other
    }

    /// Commits to every card by itself from now on.
    pub fn card_by_card(self) -> Shuffles {
        Shuffles { per_card: true, ..self }
    }

    /// A new shuffle to commit to, with its secret: the event, and the seed to keep.
    pub fn commit(&mut self, seed: Seed, cards: &[Card]) -> (RoomEvent, u32) {
        let number = self.last_number() + 1;
        self.seeds.insert(number, seed);
        let public = if self.per_card { private_deck::root(&seed, cards) } else { commitment(&seed) };
        (RoomEvent::Committed { shuffle: number, commitment: hex::encode(public) }, number)
    }

    /// A hand of poker is over: what opens the cards that everybody saw.
    pub fn open_cards(&self, seen: &[Card]) -> Vec<RoomEvent> {
        let open = |used: &Used| {
            let number = used.committed.shuffle;
            let seed = self.seeds.get(&number)?;
            let mut deck = used.cards.clone();
            shuffle(seed, &mut deck);
            let shown = used.dealt.iter().enumerate().filter(|(_, card)| seen.contains(card));
            let cards = shown.filter_map(|(k, card)| {
                let place = deck.iter().position(|c| c == card)? as u8;
                let salt = hex::encode(private_deck::salt(seed, place));
                Some(OpenedCard { dealt: k as u8, place, card: *card, salt })
            });
            let leaves = private_deck::leaves(seed, &used.cards).iter().map(hex::encode).collect();
            Some(RoomEvent::Opened { shuffle: number, leaves, cards: cards.collect() })
        };
        self.in_use.iter().filter_map(open).collect()
    }

    fn last_number(&self) -> u32 {
        let used = self.in_use.last().map(|u| u.committed.shuffle);
        let revealed = self.revealed.back().map(|r| r.shuffle);
        let opened = self.opened.back().map(|o| o.shuffle);
        self.next.as_ref().map(|n| n.shuffle).or(used).or(revealed).or(opened).unwrap_or(0)
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
                Some(RoomEvent::Revealed { shuffle: number, seed: hex::encode(seed) })
            })
            .collect()
    }

    /// The next card, if the shoe has one.
    pub fn peek(&self) -> Option<Card> {
        self.ahead(0)
    }

    /// The card so many places further on.
    pub fn ahead(&self, places: usize) -> Option<Card> {
        self.shoe.get(places).copied()
    }

    /// A poker stub is made up again: its cards in a new order that follows from the same seed and the shuffle's name.
    pub fn make_up_stub(&mut self, (mut cards, name): (Vec<Card>, String)) {
        cards.sort();
        let seed = self.in_use.last().and_then(|u| self.seeds.get(&u.committed.shuffle)).copied();
        shuffle(&combined_seed(&seed.unwrap_or_default(), &[name.as_bytes()]), &mut cards);
        self.shoe = cards.into();
    }

    /// A card left the shoe.
    pub fn dealt(&mut self, card: Card) {
        self.shoe.pop_front();
        if let Some(used) = self.in_use.last_mut() {
            used.dealt.push(card);
        }
    }

    /// A room event of the log. `cards` are those that a shuffle would start from now.
    pub fn apply(&mut self, event: &RoomEvent, cards: impl FnOnce() -> Vec<Card>) {
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
            RoomEvent::ShuffleUsed { .. } => self.use_next(cards()),
            RoomEvent::Opened { shuffle, leaves, cards } => self.opened(*shuffle, leaves, cards),
            RoomEvent::Revealed { shuffle, seed } => self.reveal(*shuffle, seed),
            _ => {}
        }
    }

    fn use_next(&mut self, cards: Vec<Card>) {
        let Some(committed) = self.next.take() else { return };
        let seed = self.seeds.get(&committed.shuffle).copied().unwrap_or_default();
        let words: Vec<&[u8]> = committed.entropy.iter().map(|e| e.text.as_bytes()).collect();
        let mut deck = cards.clone();
        if self.per_card {
            let public = Seed::from_hex(&committed.commitment).unwrap_or_default();
            let order = private_deck::order(&public, &words, cards.len());
            shuffle(&seed, &mut deck);
            deck = order.iter().map(|place| deck[usize::from(*place)]).collect();
        } else {
            shuffle(&combined_seed(&seed, &words), &mut deck);
        }
        self.shoe = deck.into();
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

    fn opened(&mut self, number: u32, leaves: &[String], cards: &[OpenedCard]) {
        let Some(i) = self.in_use.iter().position(|u| u.committed.shuffle == number) else { return };
        let Committed { commitment, entropy, .. } = self.in_use.remove(i).committed;
        self.seeds.remove(&number);
        if self.opened.len() == KEPT {
            self.opened.pop_front();
        }
        let (leaves, cards) = (leaves.to_vec(), cards.to_vec());
        self.opened.push_back(Arc::new(OpenedDeck { shuffle: number, commitment, entropy, leaves, cards }));
    }

    /// A shuffle that can be checked, as long as it is at hand.
    pub fn checkable(&self, number: u32) -> Option<CheckableShuffle> {
        let revealed = self.revealed.iter().find(|r| r.shuffle == number);
        let opened = || self.opened.iter().find(|o| o.shuffle == number);
        revealed
            .map(|r| CheckableShuffle::Revealed(RevealedShuffle::clone(r)))
            .or_else(|| opened().map(|o| CheckableShuffle::Opened(OpenedDeck::clone(o))))
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
