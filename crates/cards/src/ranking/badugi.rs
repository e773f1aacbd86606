//! Badugi: of four cards those play that differ in rank and suit. More of them beat fewer, lower ones higher; the ace is
//! low (O-9).

use super::value::dashed;
use crate::Card;
use std::fmt;

/// A badugi hand of one to four cards; the greater one wins, equal ones split.
///
/// ```
/// use cards::ranking::badugi;
///
/// let hand = |text: &str| badugi(&cards::parse_cards(text).unwrap());
/// assert_eq!(hand("As 2d 3c 4h").count(), 4);
/// assert!(hand("Ks Qd Jc Th") > hand("As 2d 3c 4c")); // Any four of all suits beat three.
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Badugi(u32);

impl Badugi {
    /// The hand of so many ranks, each a bit, the ace lowest.
    pub(crate) const fn new(ranks: u16) -> Badugi {
        Badugi(ranks.count_ones() << 13 | (0x1FFF & !ranks as u32))
    }

    /// Its place among all hands: greater is better.
    pub const fn order(self) -> u32 {
        self.0
    }

    /// How many cards play.
    pub const fn count(self) -> usize {
        (self.0 >> 13) as usize
    }

    /// The ranks that play as numbers, from the top; the ace is 1.
    pub fn ranks(self) -> Vec<u8> {
        let ranks = !self.0 & 0x1FFF;
        (1..=13).rev().filter(|n| ranks >> (n - 1) & 1 == 1).collect()
    }
}

impl fmt::Debug for Badugi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.count(), dashed(&self.ranks()))
    }
}

/// The bit of a card's rank, the ace lowest.
fn rank_bit(card: Card) -> u16 {
    let rank = card.rank().expect("this game has no joker (O-9)") as u16;
    1 << ((rank + 1) % 13)
}

/// The ranks of some of the cards, given by bits, if they differ in rank and suit.
fn ranks_of(cards: &[Card], chosen: u32) -> Option<u16> {
    let (mut ranks, mut suits) = (0u16, 0u8);
    for (_, card) in cards.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1) {
        let (rank, suit) = (rank_bit(*card), 1 << card.suit().map_or(0, |s| s as u8));
        if ranks & rank != 0 || suits & suit != 0 {
            return None;
        }
        (ranks, suits) = (ranks | rank, suits | suit);
    }
    Some(ranks)
}

fn best(cards: &[Card]) -> (Badugi, u32) {
    assert!((1..=4).contains(&cards.len()), "a badugi hand has up to four cards, not {}", cards.len());
    let choices = (1..1u32 << cards.len()).filter_map(|chosen| {
        let ranks = ranks_of(cards, chosen)?;
        Some((Badugi::new(ranks), chosen))
    });
    choices.max().expect("one card is a hand")
}

/// What up to four cards are worth at badugi.
pub fn badugi(cards: &[Card]) -> Badugi {
    best(cards).0
}

/// Those of up to four cards that play at badugi, the highest first.
pub fn best_badugi(cards: &[Card]) -> Vec<Card> {
    let (_, chosen) = best(cards);
    let mut playing: Vec<Card> =
        (0..cards.len()).filter(|i| chosen >> i & 1 == 1).map(|i| cards[i]).collect();
    playing.sort_by_key(|card| std::cmp::Reverse(rank_bit(*card)));
    playing
}
