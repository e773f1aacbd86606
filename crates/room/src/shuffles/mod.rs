//! The virtual dealer's shuffles: committed to ahead, cut by those who are dealt in, dealt from, and opened as far as
//! nothing hidden depends on them (docs/shuffle.md).
//!
//! What is public follows from the log alone ([`Shuffles::apply`]). The seeds are the dealer's secret; they are kept
//! beside the log and come back with it after a restart.

mod cuts;
mod dealt;
mod kept;
mod private_deck;

pub(crate) use cuts::signed;
pub use cuts::{Sign, read_hash};
pub use dealt::Seen;

use crate::protocol::{
    CheckableShuffle, Committed, CutStory, Cutting, Entropy, OpenedCard, OpenedDeck, RevealedShuffle,
    RoomEvent, ShuffleView,
};
use cards::Card;
use cards::cut::{DECKS, Deck, Hash, deck_seed, decks, stub_seed};
use cards::shuffle::{Seed, combined_seed, commitment, shuffle};
use cuts::Laid;
use dealt::{DealtDeck, newly_seen};
use games::PlayerId;
use hex::FromHex;
use kept::Kept;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// How many revealed shuffles a table keeps at hand.
const KEPT: usize = 16;

/// The shuffles of one table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Shuffles {
    table: u32,
    next: Option<Arc<Committed>>,
    /// The cuts of the next one so far, and what came of the last: which deck, and the order of its places.
    next_cuts: Vec<Arc<CutStory>>,
    outcome: Option<Arc<(u32, u8, Vec<u16>)>>,
    /// The roots of the next one, by its number: made when it was committed to.
    #[serde(skip)]
    roots: Option<(u32, Arc<Vec<Hash>>)>,
    in_use: Vec<Used>,
    revealed: VecDeque<Arc<RevealedShuffle>>,
    /// Poker decks that were opened; the last one's number counts on.
    opened: VecDeque<Arc<OpenedDeck>>,
    /// Shuffles with cuts that can be checked.
    kept: VecDeque<Arc<Kept>>,
    shoe: VecDeque<Card>,
    seeds: BTreeMap<u32, Seed>,
    /// Poker: every card is committed to by itself, so that folded hands stay private.
    per_card: bool,
    laid: BTreeMap<PlayerId, Laid>,
    cutting: Option<Arc<Cutting>>,
    /// How many cuts were asked for; who missed some, how many in a row, and from which on they are asked again.
    asked: u32,
    missed: BTreeMap<PlayerId, (u32, u32)>,
    voided: u32,
    /// Who did not cut the deck that is about to be dealt.
    absent: Vec<PlayerId>,
    /// A stub was made up again and waits for its cut.
    stub_due: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Used {
    committed: Arc<Committed>,
    cards: Vec<Card>,
    dealt: Vec<Card>,
    cuts: Vec<Arc<CutStory>>,
    /// Poker with cuts: the deck, and what its stub became.
    decks: Vec<DealtDeck>,
    opened: Vec<crate::protocol::CardsOpened>,
}

impl Shuffles {
    /// The seeds that were kept beside the log.
    pub fn with_seeds(seeds: impl IntoIterator<Item = (u32, Seed)>) -> Shuffles {
        Shuffles { seeds: seeds.into_iter().collect(), ..Shuffles::default() }
    }

    /// Seeds that were kept beside the log, of shuffles that are yet to come in it.
    pub fn keep_seeds(&mut self, seeds: impl IntoIterator<Item = (u32, Seed)>) {
        self.seeds.extend(seeds);
    }

    /// Forgets the seeds of shuffles that are yet to come in the log.
    pub fn forget_seeds_to_come(&mut self) {
        let last = self.last_number();
        self.seeds.retain(|number, _| *number <= last);
    }

    /// The same to everybody who looks, with other secrets: what somebody who knows nothing hidden may imagine.
    pub fn imagined(&self, seed: Seed) -> Shuffles {
        let mut other = self.clone();
        other.seeds.values_mut().for_each(|secret| *secret = seed);
        shuffle(&seed, other.shoe.make_contiguous());
        other
    }

    /// The shuffles of this table; `per_card` where every card is committed to by itself.
    pub fn at(self, table: u32, per_card: bool) -> Shuffles {
        Shuffles { table, per_card, ..self }
    }

    /// A new shuffle to commit to, with its secret: the event, and the seed to keep.
    pub fn commit(&mut self, seed: Seed, cards: &[Card]) -> (RoomEvent, u32) {
        let number = self.last_number() + 1;
        self.seeds.insert(number, seed);
        let (public, of) = if self.per_card {
            let roots: Vec<Hash> = (0..DECKS).map(|i| Deck::new(deck_seed(&seed, i), cards).root()).collect();
            let public = decks(&roots);
            self.roots = Some((number, Arc::new(roots)));
            (public, DECKS)
        } else {
            (commitment(&seed), 1)
        };
        (RoomEvent::Committed { shuffle: number, commitment: hex::encode(public), decks: of }, number)
    }

    /// What opens the cards that everybody sees now; when the hand is over, the last word about its deck.
    pub fn open_cards(&self, seen: &Seen, over: bool) -> Vec<RoomEvent> {
        let open = |used: &Used| -> Vec<RoomEvent> {
            let number = used.committed.shuffle;
            if used.committed.decks == 0 {
                return over.then(|| self.open_at_once(used, seen)).flatten().into_iter().collect();
            }
            let mut opened = newly_seen(&used.decks, seen, number);
            if over {
                let cut = used.decks.last().map_or(0, |deck| deck.cut);
                opened.push(crate::protocol::CardsOpened { shuffle: number, cut, cards: vec![], over });
            }
            opened.into_iter().map(RoomEvent::CardsOpened).collect()
        };
        self.in_use.iter().flat_map(open).collect()
    }

    /// As decks were opened before they were cut: all leaves, when the hand is over.
    fn open_at_once(&self, used: &Used, seen: &Seen) -> Option<RoomEvent> {
        let number = used.committed.shuffle;
        let seed = self.seeds.get(&number)?;
        let mut deck = used.cards.clone();
        shuffle(seed, &mut deck);
        let shown = |card: &Card| seen.lying.contains(card) || seen.gone.contains(card);
        let cards = used.dealt.iter().enumerate().filter(|(_, card)| shown(card)).filter_map(|(k, card)| {
            let place = deck.iter().position(|c| c == card)? as u8;
            let salt = hex::encode(private_deck::salt(seed, place));
            Some(OpenedCard { dealt: k as u8, place, card: *card, salt, path: vec![] })
        });
        let leaves = private_deck::leaves(seed, &used.cards).iter().map(hex::encode).collect();
        Some(RoomEvent::Opened { shuffle: number, leaves, cards: cards.collect() })
    }

    /// The number of the last shuffle that was committed to.
    pub fn last_number(&self) -> u32 {
        let used = self.in_use.last().map(|u| u.committed.shuffle);
        let revealed = self.revealed.back().map(|r| r.shuffle);
        let opened = self.opened.back().map(|o| o.shuffle);
        let kept = self.kept.back().map(|k| k.shuffle());
        let done = revealed.max(opened).max(kept);
        self.next.as_ref().map(|n| n.shuffle).or(used).or(done).unwrap_or(0)
    }

    /// The number of the shuffle that was committed to ahead.
    pub fn open(&self) -> Option<u32> {
        self.next.as_ref().map(|n| n.shuffle)
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

    /// A poker stub is made up again: its cards in a new order that follows from the seed of the deck, and, where there are
    /// cuts, from the next one.
    pub fn make_up_stub(&mut self, (mut cards, name): (Vec<Card>, String)) {
        cards.sort();
        let Some(used) = self.in_use.last_mut() else { return };
        if let Some(deck) = used.decks.last() {
            let seed = stub_seed(&deck.seed, used.cuts.len() as u32 + 1);
            let stub = DealtDeck::new(seed, cards);
            self.shoe = stub.to_come().collect();
            used.decks.push(stub);
            self.stub_due = true;
            return;
        }
        let seed = self.seeds.get(&used.committed.shuffle).copied();
        shuffle(&combined_seed(&seed.unwrap_or_default(), &[name.as_bytes()]), &mut cards);
        self.shoe = cards.into();
    }

    /// A card left the shoe, to somebody or to the table.
    pub fn dealt(&mut self, card: Card, to: Option<PlayerId>) {
        self.shoe.pop_front();
        if let Some(used) = self.in_use.last_mut() {
            match used.decks.last_mut() {
                Some(deck) => deck.deal(to),
                None => used.dealt.push(card),
            }
        }
    }

    /// A room event of the log. `cards` are those that a shuffle would start from now.
    pub fn apply(&mut self, event: &RoomEvent, cards: impl FnOnce() -> Vec<Card>) {
        match event {
            RoomEvent::Committed { shuffle, commitment, decks } => {
                let (commitment, decks) = (commitment.clone(), *decks);
                let committed = Committed { shuffle: *shuffle, commitment, decks, entropy: Vec::new() };
                self.next = Some(Arc::new(committed));
            }
            RoomEvent::EntropyAdded { player, text, .. } => {
                if let Some(next) = &mut self.next {
                    Arc::make_mut(next).entropy.push(Entropy { player: *player, text: text.clone() });
                }
            }
            RoomEvent::ShuffleUsed { .. } => self.use_next(cards()),
            RoomEvent::Opened { shuffle, leaves, cards } => self.opened(*shuffle, leaves, cards),
            RoomEvent::Revealed { shuffle, seed } => self.reveal(*shuffle, seed),
            RoomEvent::CutLaid { player, tip, key } => self.lay(*player, tip, key),
            RoomEvent::Cutting(cutting) => {
                self.asked += 1;
                self.cutting = Some(Arc::new(cutting.clone()));
            }
            RoomEvent::Cut(cut) => self.cut(cut),
            RoomEvent::CutVoided(voided) => self.void(voided),
            RoomEvent::CardsOpened(opened) => self.cards_opened(opened),
            _ => {}
        }
    }

    fn use_next(&mut self, cards: Vec<Card>) {
        let Some(committed) = self.next.take() else { return };
        let seed = self.seeds.get(&committed.shuffle).copied().unwrap_or_default();
        let (cuts, outcome) = (std::mem::take(&mut self.next_cuts), self.outcome.take());
        let mut used = Used {
            committed: Arc::clone(&committed),
            cards: cards.clone(),
            dealt: Vec::new(),
            cuts,
            decks: Vec::new(),
            opened: Vec::new(),
        };
        self.absent.clear();
        self.shoe = if committed.decks == 0 {
            order_without_cut(&committed, &seed, cards, self.per_card).into()
        } else if self.per_card {
            let chosen = outcome.as_ref().map_or(0, |o| o.1);
            let mut deck = DealtDeck::new(deck_seed(&seed, chosen), cards);
            if let Some(outcome) = outcome {
                deck.cut(outcome.0, outcome.2.clone());
            }
            let shoe = deck.to_come().collect();
            used.decks.push(deck);
            shoe
        } else {
            let mut shoe = cards;
            shuffle(&seed, &mut shoe);
            shoe.into()
        };
        self.in_use.push(used);
    }

    fn reveal(&mut self, number: u32, seed: &str) {
        let Some(i) = self.in_use.iter().position(|u| u.committed.shuffle == number) else { return };
        let used = self.in_use.remove(i);
        self.seeds.remove(&number);
        if used.committed.decks > 0 {
            return self.keep(Kept::shoe(used, seed));
        }
        if self.revealed.len() == KEPT {
            self.revealed.pop_front();
        }
        self.revealed.push_back(Arc::new(RevealedShuffle {
            shuffle: number,
            commitment: used.committed.commitment.clone(),
            seed: seed.into(),
            entropy: used.committed.entropy.clone(),
            cards: used.cards,
            dealt: used.dealt,
        }));
    }

    fn opened(&mut self, number: u32, leaves: &[String], cards: &[OpenedCard]) {
        let Some(i) = self.in_use.iter().position(|u| u.committed.shuffle == number) else { return };
        let committed = self.in_use.remove(i).committed;
        self.seeds.remove(&number);
        if self.opened.len() == KEPT {
            self.opened.pop_front();
        }
        let (leaves, cards) = (leaves.to_vec(), cards.to_vec());
        let (commitment, entropy) = (committed.commitment.clone(), committed.entropy.clone());
        self.opened.push_back(Arc::new(OpenedDeck { shuffle: number, commitment, entropy, leaves, cards }));
    }

    /// A shuffle that can be checked, as long as it is at hand; with the cards that were dealt to whoever asks.
    pub fn checkable(&self, number: u32, asks: Option<PlayerId>) -> Option<CheckableShuffle> {
        if let Some(revealed) = self.revealed.iter().find(|r| r.shuffle == number) {
            return Some(CheckableShuffle::Revealed(RevealedShuffle::clone(revealed)));
        }
        if let Some(opened) = self.opened.iter().find(|o| o.shuffle == number) {
            return Some(CheckableShuffle::Opened(OpenedDeck::clone(opened)));
        }
        let kept = self.kept.iter().find(|k| k.shuffle() == number).map(|k| k.story(self.table, asks));
        let on = self.in_use.iter().find(|u| u.committed.shuffle == number && u.committed.decks > 0);
        let story = kept.or_else(|| on.map(|used| Kept::on(used.clone()).story(self.table, asks)))?;
        Some(CheckableShuffle::Cut(Box::new(story)))
    }

    /// What is public now.
    pub fn view(&self) -> ShuffleView {
        let done = self.kept.back().map(|k| k.shuffle());
        ShuffleView {
            in_use: self.in_use.iter().map(|u| Committed::clone(&u.committed)).collect(),
            next: self.next.as_deref().cloned(),
            cutting: self.cutting.as_deref().cloned(),
            voided: self.voided,
            revealed: self.revealed.back().map(|r| r.shuffle).max(done),
        }
    }
}

/// The order of a shuffle that players added words to, as was done before they cut.
fn order_without_cut(committed: &Committed, seed: &Seed, cards: Vec<Card>, per_card: bool) -> Vec<Card> {
    let words: Vec<&[u8]> = committed.entropy.iter().map(|e| e.text.as_bytes()).collect();
    let mut deck = cards.clone();
    if !per_card {
        shuffle(&combined_seed(seed, &words), &mut deck);
        return deck;
    }
    let public = Seed::from_hex(&committed.commitment).unwrap_or_default();
    let order = private_deck::order(&public, &words, cards.len());
    shuffle(seed, &mut deck);
    order.iter().map(|place| deck[usize::from(*place)]).collect()
}
