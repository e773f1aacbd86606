//! A prepared hand: cards added up into one word, ready to be ranked.

use super::lanes;
use super::value::{High, Low};
use crate::Card;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Up to seven different cards, no joker, in one word: four suits of sixteen bits, each with its ranks and their
/// count. Cards and other hands are added and taken away again with one addition.
///
/// ```
/// use cards::parse_cards;
/// use cards::ranking::{Category, Packed};
///
/// let board = Packed::from(&parse_cards("7h 7c Jd Js 2s").unwrap()[..]);
/// let hand = board + Packed::from(&parse_cards("Jc 3d").unwrap()[..]);
/// assert_eq!(hand.high::<7>().category(), Category::FullHouse);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Packed(u64);

/// What each card adds; the joker and the numbers after it add nothing.
const ADDS: [u64; 64] = {
    let mut adds = [0; 64];
    let mut i = 0;
    while i < 52 {
        adds[i] = ((1 << (i / 4)) + (1 << 13)) << (16 * (i % 4));
        i += 1;
    }
    adds
};

impl Packed {
    /// No cards.
    pub const EMPTY: Packed = Packed(0);

    /// One card.
    #[inline(always)]
    pub const fn of(card: Card) -> Packed {
        Packed(ADDS[(card.index() & 63) as usize])
    }

    /// Four words, clubs to spades: ranks in the lower thirteen bits, their count in the upper three.
    #[inline(always)]
    pub(crate) const fn suits(self) -> [u16; 4] {
        [self.0 as u16, (self.0 >> 16) as u16, (self.0 >> 32) as u16, (self.0 >> 48) as u16]
    }

    /// The same cards without the counts of their suits, so that no flush is seen; to be added to blocks without
    /// counts.
    #[inline(always)]
    pub const fn without_counts(self) -> Packed {
        Packed(self.0 & 0x1FFF_1FFF_1FFF_1FFF)
    }

    /// The ranks up to the eight, the ace in bit 0.
    #[inline(always)]
    pub(crate) const fn low_ranks(self) -> u8 {
        let half = self.0 | self.0 >> 32;
        let ranks = (half | half >> 16) as u16 & 0x1FFF;
        (ranks << 1 | ranks >> 12) as u8
    }

    /// All bits of the suit of which there are three cards or more; of at most five cards only one can be.
    #[inline(always)]
    pub(crate) const fn suit_of_three(self) -> u64 {
        // Adding five to a count of three or more reaches the fourth bit.
        let many = ((self.0 >> 13 & 0x0007_0007_0007_0007) + 0x0005_0005_0005_0005) & 0x0008_0008_0008_0008;
        (many >> 3) * 0xFFFF
    }

    /// All four words in one.
    #[inline(always)]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// How many cards it has.
    pub fn count(self) -> usize {
        self.suits().iter().map(|suit| usize::from(suit >> 13)).sum()
    }

    /// The best high of exactly `N` cards, five to seven.
    #[inline]
    pub fn high<const N: usize>(self) -> High {
        debug_assert_eq!(self.count(), N);
        let [c, d, h, s] = self.suits();
        let (upper, lower) = lanes::high::<N>(c, d, h, s);
        High::from_halves(upper, lower)
    }

    /// The best ace-to-five low of exactly `N` cards, five to seven.
    #[inline]
    pub fn low<const N: usize>(self) -> Low {
        debug_assert_eq!(self.count(), N);
        let [c, d, h, s] = self.suits();
        let (upper, lower) = lanes::low::<N>(c, d, h, s);
        Low::from_halves(upper, lower)
    }

    /// The low that takes half a pot, if there is one among up to seven cards.
    #[inline]
    pub fn eight_or_better(self) -> Option<Low> {
        let [c, d, h, s] = self.suits();
        let ranks = lanes::eight_or_better(c, d, h, s);
        if ranks == 0 { None } else { Some(Low::from_halves(!ranks, !0)) }
    }
}

impl FromIterator<Card> for Packed {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Packed {
        cards.into_iter().fold(Packed::EMPTY, |hand, card| hand + Packed::of(card))
    }
}

impl From<&[Card]> for Packed {
    #[inline]
    fn from(cards: &[Card]) -> Packed {
        cards.iter().copied().collect()
    }
}

impl Add for Packed {
    type Output = Packed;
    #[inline(always)]
    fn add(self, other: Packed) -> Packed {
        Packed(self.0.wrapping_add(other.0))
    }
}

impl AddAssign for Packed {
    #[inline(always)]
    fn add_assign(&mut self, other: Packed) {
        *self = *self + other;
    }
}

impl Sub for Packed {
    type Output = Packed;
    #[inline(always)]
    fn sub(self, other: Packed) -> Packed {
        Packed(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Packed {
    #[inline(always)]
    fn sub_assign(&mut self, other: Packed) {
        *self = *self - other;
    }
}
