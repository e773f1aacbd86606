//! Tables for the games whose hands are small: multisets of ranks by number, and every high hand by its place.
//!
//! Two ranks are one of 91 pairs, three one of 455 triples, and so on. The number of a multiset is found by one
//! lookup per card, whatever the order of the cards, so there is nothing to sort and nothing to hash. With the
//! joker as a fourteenth rank the counts are 105, 560 and 2,380.

use super::reference;
use super::value::High;
use crate::{Card, Rank, Suit};
use std::sync::LazyLock;

/// Ranks including the joker.
pub(crate) const RANKS: usize = 14;
/// Rows of the tables below are sixteen wide, so that an index is a shift.
pub(crate) const ROW: usize = 16;

/// `ROW × rank + rank` → pair.
pub(crate) type PairTable = [u8; 256];
/// `128 × pair + pair` → four ranks.
pub(crate) type FourTable = [u16; 1 << 15];

/// The numbers of multisets of two, three and four ranks.
pub(crate) struct Multisets {
    /// `ROW × rank + rank` → pair.
    pub pair: Box<PairTable>,
    /// `ROW × pair + rank` → triple.
    pub triple: Vec<u16>,
    /// `128 × pair + pair` → four ranks.
    pub four: Box<FourTable>,
    /// The ranks of each pair, triple and four, in ascending order.
    pub pairs: Vec<[u8; 2]>,
    /// As `pairs`.
    pub triples: Vec<[u8; 3]>,
    /// As `pairs`.
    pub fours: Vec<[u8; 4]>,
}

/// All ascending lists of `K` ranks, those without the joker first.
fn ascending<const K: usize>() -> Vec<[u8; K]> {
    let mut lists = Vec::new();
    for number in 0..RANKS.pow(K as u32) {
        let mut list = [0; K];
        let mut rest = number;
        for place in list.iter_mut().rev() {
            *place = (rest % RANKS) as u8;
            rest /= RANKS;
        }
        if list.is_sorted() {
            lists.push(list);
        }
    }
    lists.sort_by_key(|list| list.contains(&13));
    lists
}

fn sorted<const K: usize>(mut list: [u8; K]) -> [u8; K] {
    list.sort_unstable();
    list
}

pub(crate) static MULTISETS: LazyLock<Multisets> = LazyLock::new(|| {
    let (pairs, triples, fours) = (ascending::<2>(), ascending::<3>(), ascending::<4>());
    let key = |ranks: &[u8]| ranks.iter().fold(0, |key, rank| key << 4 | usize::from(*rank));
    let mut number_of_four = vec![0; 1 << 16];
    for (number, four) in fours.iter().enumerate() {
        number_of_four[key(four)] = number as u16;
    }
    let mut number_of_triple = vec![0; 1 << 12];
    for (number, triple) in triples.iter().enumerate() {
        number_of_triple[key(triple)] = number as u16;
    }
    let mut pair = Box::new([0; 256]);
    let mut triple = vec![0; pairs.len() * ROW];
    let mut four = Box::new([0; 1 << 15]);
    for (number, &[a, b]) in pairs.iter().enumerate() {
        pair[usize::from(a) * ROW + usize::from(b)] = number as u8;
        pair[usize::from(b) * ROW + usize::from(a)] = number as u8;
        for c in 0..RANKS as u8 {
            triple[number * ROW + usize::from(c)] = number_of_triple[key(&sorted([a, b, c]))];
        }
        for (other, &[c, d]) in pairs.iter().enumerate() {
            four[number * 128 + other] = number_of_four[key(&sorted([a, b, c, d]))];
        }
    }
    Multisets { pair, triple, four, pairs, triples, fours }
});

/// Every high hand in order, and the places of the suited ones.
pub(crate) struct Classes {
    /// Worst first; the place of a hand is its index here.
    pub highs: Vec<High>,
    /// Mask of ranks → place of the flush: five natural ranks, or four and the joker (DR-10).
    pub flush: Vec<u16>,
}

/// Five ranks, no joker, no flush, as a hand; nothing if a rank would be held five times.
pub(crate) fn unsuited(ranks: [u8; 5]) -> Option<High> {
    let mut held = [0; 13];
    let cards = ranks.map(|rank| {
        let suit = held[usize::from(rank)];
        held[usize::from(rank)] += 1;
        (rank, suit)
    });
    if held.iter().any(|&n| n > 4) {
        return None;
    }
    // Five cards with five different ranks would all be clubs: the last one is moved to another suit.
    let different = held.iter().all(|&n| n < 2);
    let mut five = cards.map(|(rank, suit)| Card::new(Rank::ALL[usize::from(rank)], Suit::ALL[suit]));
    if different {
        five[4] = Card::new(Rank::ALL[usize::from(ranks[4])], Suit::Spades);
    }
    Some(super::packed::Packed::from(&five[..]).high::<5>())
}

impl Classes {
    /// The place of a hand among all hands.
    pub fn place(&self, high: High) -> u16 {
        self.highs.binary_search(&high).expect("every hand of five cards has its place") as u16
    }
}

fn clubs(mask: u16) -> Vec<Card> {
    (0..13).filter(|r| mask >> r & 1 == 1).map(|r| Card::new(Rank::ALL[r], Suit::Clubs)).collect()
}

pub(crate) static CLASSES: LazyLock<Classes> = LazyLock::new(|| {
    let multisets = &*MULTISETS;
    let mut highs = vec![High::FIVE_ACES];
    for four in &multisets.fours[..1820] {
        for last in four[3]..13 {
            highs.extend(unsuited([four[0], four[1], four[2], four[3], last]));
        }
    }
    let mut flushes = Vec::new();
    for mask in 0..1u16 << 13 {
        let mut cards = clubs(mask);
        match cards.len() {
            4 => cards.push(Card::JOKER),
            5 => {}
            _ => continue,
        }
        let five = cards.try_into().expect("five cards");
        flushes.push((mask, reference::draw_high(&five)));
    }
    highs.extend(flushes.iter().map(|(_, high)| *high));
    highs.sort_unstable();
    highs.dedup();
    let mut classes = Classes { highs, flush: vec![0; 1 << 13] };
    for (mask, high) in flushes {
        classes.flush[usize::from(mask)] = classes.place(high);
    }
    classes
});
