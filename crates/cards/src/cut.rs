//! A deck that nobody chose: the house commits to decks card by card, the players cut them, and what is shown can be
//! checked at once while what is folded stays private. `docs/shuffle.md` writes it down; nothing here is secret.
//!
//! A player's *cut* is a link of a hash chain: the *tip* is known to all beforehand, the link behind it to nobody until
//! it is shown. Everybody's links together say which of the house's decks is dealt, and in which order its places come.

use crate::Card;
use crate::shuffle::{Seed, Stream, shuffle};
use sha2::{Digest, Sha256};

/// 32 bytes of SHA-256.
pub type Hash = [u8; 32];

/// How many decks the house commits to for one hand of poker: a bad one among them is opened with 7 chances of 8.
pub const DECKS: u8 = 8;

/// SHA-256 over a label and parts that follow each other.
fn hash(label: &str, parts: &[&[u8]]) -> Hash {
    let labelled = Sha256::new().chain_update(label.as_bytes());
    parts.iter().fold(labelled, |hash, part| hash.chain_update(part)).finalize().into()
}

fn number(n: u32) -> [u8; 8] {
    u64::from(n).to_le_bytes()
}

/// The tip that a link stands behind.
pub fn tip(link: &Hash) -> Hash {
    hash("cardroom link 2", &[link])
}

/// A client's chain of links, from the secret that it begins with.
///
/// ```
/// use cards::cut::{Chain, tip};
///
/// let chain = Chain::new([1; 32], 100);
/// let link = chain.behind(&chain.tip()).unwrap();
/// assert_eq!(tip(&link), chain.tip()); // Anybody can check a link against the tip they knew.
/// ```
#[derive(Clone, Debug)]
pub struct Chain(Vec<Hash>);

impl Chain {
    /// A chain of so many links behind its tip.
    pub fn new(secret: Hash, links: usize) -> Chain {
        Chain(std::iter::successors(Some(secret), |link| Some(tip(link))).take(links + 1).collect())
    }

    /// The tip, as long as no link was shown.
    pub fn tip(&self) -> Hash {
        self.0[self.0.len() - 1]
    }

    /// The link behind a tip of this chain.
    pub fn behind(&self, tip: &Hash) -> Option<Hash> {
        let at = self.0.iter().position(|link| link == tip)?;
        at.checked_sub(1).map(|before| self.0[before])
    }
}

/// The seed of one of the decks of a hand. To know it tells nothing about the others.
pub fn deck_seed(house: &Seed, deck: u8) -> Seed {
    hash("cardroom deck seed 2", &[house, &[deck]])
}

/// What is published of several decks, ahead of the hand.
pub fn decks(roots: &[Hash]) -> Hash {
    hash("cardroom decks 2", &[&roots.concat()])
}

/// The commitment of one card at its place.
pub fn leaf(salt: &Hash, place: u8, card: Card) -> Hash {
    hash("cardroom card 2", &[salt, &[place, card.index()]])
}

fn node(left: &Hash, right: &Hash) -> Hash {
    hash("cardroom node 2", &[left, right])
}

/// A deck that was committed to: the root of a tree over one salted commitment for each card, in the house's secret
/// order, and one for the seed from which its stub would be made up again.
///
/// ```
/// use cards::DECK;
/// use cards::cut::{Deck, lies_at};
///
/// let deck = Deck::new([7; 32], &DECK);
/// let (salt, path) = deck.opens(3);
/// assert!(lies_at(&deck.root(), 52, 3, deck.card(3), &salt, &path)); // And no other card is opened.
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    seed: Seed,
    cards: Vec<Card>,
    /// Level by level, the leaves first.
    tree: Vec<Vec<Hash>>,
}

impl Deck {
    /// The deck that a seed makes of these cards.
    pub fn new(seed: Seed, fresh: &[Card]) -> Deck {
        let mut cards = fresh.to_vec();
        shuffle(&seed, &mut cards);
        let leaves = cards.iter().enumerate().map(|(i, card)| leaf(&salt(&seed, i as u8), i as u8, *card));
        let stub = hash("cardroom stub leaf 2", &[&stub_secret(&seed)]);
        let mut tree = vec![leaves.chain([stub]).collect::<Vec<_>>()];
        while tree[tree.len() - 1].len() > 1 {
            let above = tree[tree.len() - 1].chunks(2).map(|pair| match pair {
                [left, right] => node(left, right),
                alone => alone[0],
            });
            tree.push(above.collect());
        }
        Deck { seed, cards, tree }
    }

    /// What is committed to.
    pub fn root(&self) -> Hash {
        self.tree[self.tree.len() - 1][0]
    }

    /// The card at a place.
    pub fn card(&self, place: u8) -> Card {
        self.cards[usize::from(place)]
    }

    /// Its cards, place by place.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// What opens the card at a place: its salt, and the path to the root.
    pub fn opens(&self, place: u8) -> (Hash, Vec<Hash>) {
        let mut at = usize::from(place);
        let path = self.tree.iter().filter_map(|level| {
            let beside = level.get(at ^ 1).copied();
            at /= 2;
            beside
        });
        (salt(&self.seed, place), path.collect())
    }
}

/// The seed of the deck that the stub of a deck becomes when it is made up again, by the number of its cut.
pub fn stub_seed(deck: &Seed, cut: u32) -> Seed {
    hash("cardroom stub 2", &[&stub_secret(deck), &number(cut)])
}

fn salt(seed: &Seed, place: u8) -> Hash {
    hash("cardroom salt 2", &[seed, &[place]])
}

fn stub_secret(seed: &Seed) -> Hash {
    hash("cardroom stub secret 2", &[seed])
}

/// Does this card lie at this place of the deck of so many cards that has this root?
pub fn lies_at(root: &Hash, cards: usize, place: u8, card: Card, salt: &Hash, path: &[Hash]) -> bool {
    let (mut at, mut level) = (usize::from(place), cards + 1);
    let (mut hash, mut path) = (leaf(salt, place, card), path.iter());
    if at >= cards {
        return false;
    }
    while level > 1 {
        if at ^ 1 < level {
            let Some(beside) = path.next() else { return false };
            hash = if at % 2 == 0 { node(&hash, beside) } else { node(beside, &hash) };
        }
        (at, level) = (at / 2, level.div_ceil(2));
    }
    path.next().is_none() && hash == *root
}

/// Somebody who cuts.
///
/// ```
/// use cards::cut::{Chain, Cutter};
///
/// let chain = Chain::new([1; 32], 100);
/// let ann = Cutter { player: 1, tip: chain.tip(), key: [0; 32] };
/// assert!(chain.behind(&ann.tip).is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cutter {
    /// Who.
    pub player: u32,
    /// The tip that their link stands behind.
    pub tip: Hash,
    /// The Ed25519 key with which they sign what they saw; zeros where their client cannot sign.
    pub key: Hash,
}

/// What is cut: signed by the house before anybody shows a link, and by each of those who cut with theirs.
///
/// ```
/// use cards::cut::Cutting;
///
/// let cutting = Cutting { table: 1, shuffle: 1, cut: 1, cards: 52, roots: &[], cutters: &[], places: &[1, 2] };
/// let other = Cutting { places: &[2, 1], ..cutting.clone() };
/// assert_ne!(cutting.digest(), other.digest());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cutting<'a> {
    /// The table.
    pub table: u32,
    /// The shuffle's number there.
    pub shuffle: u32,
    /// The how-manieth cut of this shuffle it is, from 1.
    pub cut: u32,
    /// How many cards are cut.
    pub cards: u16,
    /// What the house committed to: the root of each deck, or the hash of a shoe's seed.
    pub roots: &'a [Hash],
    /// Those who cut, in order.
    pub cutters: &'a [Cutter],
    /// Everybody who is dealt in, in the order of dealing.
    pub places: &'a [u32],
}

impl Cutting<'_> {
    /// What is signed.
    pub fn digest(&self) -> Hash {
        let mut bytes = Vec::with_capacity(64 + 32 * self.roots.len() + 72 * self.cutters.len());
        let counts = [self.roots.len(), self.cutters.len(), self.places.len()].map(|n| n as u32);
        let numbers =
            [[self.table, self.shuffle, self.cut, u32::from(self.cards)].as_slice(), &counts].concat();
        numbers.iter().for_each(|n| bytes.extend(number(*n)));
        self.roots.iter().for_each(|root| bytes.extend(root));
        for cutter in self.cutters {
            bytes.extend(number(cutter.player));
            bytes.extend(cutter.tip);
            bytes.extend(cutter.key);
        }
        self.places.iter().for_each(|player| bytes.extend(number(*player)));
        hash("cardroom cutting 2", &[&bytes])
    }
}

/// What follows from a cut: the stream of numbers that nobody knew before the last link was shown.
///
/// ```
/// use cards::cut::Outcome;
///
/// let mut outcome = Outcome::new(&[1; 32], &[[2; 32], [3; 32]]);
/// assert!(outcome.deck(8) < 8);
/// assert_eq!(outcome.order(52).len(), 52);
/// ```
pub struct Outcome(Stream);

impl Outcome {
    /// From what was cut, and everybody's links in the order of the cutters.
    pub fn new(digest: &Hash, links: &[Hash]) -> Outcome {
        Outcome(Stream::new(&hash("cardroom cut 2", &[digest, &links.concat()])))
    }

    /// Which of so many decks is dealt. Asked before the order, and only where there are several.
    pub fn deck(&mut self, decks: u8) -> u8 {
        self.0.below(u32::from(decks)) as u8
    }

    /// In which order the places of so many cards come.
    pub fn order(&mut self, cards: usize) -> Vec<u16> {
        let mut places: Vec<u16> = (0..cards as u16).collect();
        self.0.shuffle(&mut places);
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DECK, DECK_WITH_JOKER};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_card_opens_at_its_place_and_nowhere_else(seed: [u8; 32], n in 1usize..53, at in 0usize..53) {
            let deck = Deck::new(seed, &DECK_WITH_JOKER[..n]);
            let place = (at % n) as u8;
            let (salt, path) = deck.opens(place);
            let card = deck.card(place);
            prop_assert!(lies_at(&deck.root(), n, place, card, &salt, &path));
            for other in 0..=n as u8 {
                prop_assert!(other == place || !lies_at(&deck.root(), n, other, card, &salt, &path));
            }
            let wrong = DECK_WITH_JOKER.into_iter().find(|c| *c != card).unwrap();
            prop_assert!(!lies_at(&deck.root(), n, place, wrong, &salt, &path));
            prop_assert!(!lies_at(&deck.root(), n + 1, place, card, &salt, &path[1..]));
        }

        #[test]
        fn a_cut_is_of_all_places_and_depends_on_every_link(a: [u8; 32], b: [u8; 32], digest: [u8; 32]) {
            let mut cut = Outcome::new(&digest, &[a, b]);
            prop_assert!(cut.deck(DECKS) < DECKS);
            let order = cut.order(52);
            let mut places = order.clone();
            places.sort();
            prop_assert_eq!(places, (0..52).collect::<Vec<u16>>());
            let mut other = Outcome::new(&digest, &[a, tip(&b)]);
            other.deck(DECKS);
            prop_assert_ne!(order, other.order(52));
        }
    }

    #[test]
    fn a_chain_has_a_link_behind_every_tip_but_the_last() {
        let chain = Chain::new([4; 32], 3);
        let shown: Vec<Hash> = std::iter::successors(Some(chain.tip()), |tip| chain.behind(tip)).collect();
        assert_eq!(shown.len(), 4);
        assert!(shown.windows(2).all(|w| tip(&w[1]) == w[0]));
        assert_eq!((shown[3], chain.behind(&[9; 32])), ([4; 32], None));
    }

    #[test]
    fn a_deck_keeps_every_card_and_its_stub_another_order() {
        let deck = Deck::new([7; 32], &DECK);
        let mut cards = deck.cards().to_vec();
        cards.sort();
        assert_eq!(cards, DECK);
        assert_ne!(stub_seed(&[7; 32], 2), stub_seed(&[7; 32], 3));
    }

    #[test]
    fn what_is_signed_names_everything() {
        let cutters = [Cutter { player: 4, tip: [1; 32], key: [2; 32] }];
        let cutting = Cutting {
            table: 8,
            shuffle: 3,
            cut: 1,
            cards: 52,
            roots: &[[9; 32]],
            cutters: &cutters,
            places: &[4],
        };
        let digest = cutting.digest();
        let others = [
            Cutting { table: 9, ..cutting.clone() },
            Cutting { shuffle: 4, ..cutting.clone() },
            Cutting { cut: 2, ..cutting.clone() },
            Cutting { cards: 53, ..cutting.clone() },
            Cutting { roots: &[[8; 32]], ..cutting.clone() },
            Cutting { cutters: &[], ..cutting.clone() },
            Cutting { places: &[4, 5], ..cutting.clone() },
        ];
        others.iter().for_each(|other| assert_ne!(other.digest(), digest, "{other:?}"));
    }
}
