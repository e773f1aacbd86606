//! Short-deck hold'em: thirty-six cards, six to ace. The ace is also the lowest card of a straight, below the six, and a flush
//! beats a full house where the house does not say otherwise (O-4, O-5).

use super::packed::Packed;
use super::value::{Category, High};
use crate::Card;
use std::fmt;

/// A high hand of short-deck hold'em; the greater one wins, equal ones split.
///
/// ```
/// use cards::ranking::{Category, short_high};
///
/// let hand = |text: &str| short_high(&cards::parse_cards(text).unwrap(), true);
/// assert!(hand("As 9s 8s 7s 6s") > hand("Kd Ks Kh Qd Qs")); // Where a flush beats a full house.
/// assert_eq!(hand("As 9d 8s 7c 6s").category(), Category::Straight); // The ace stands for the five.
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShortHigh {
    order: u32,
    high: High,
}

/// Ace, six, seven, eight and nine: bit 0 is the two.
const LOW_STRAIGHT: u16 = 1 << 12 | 0b1111 << 4;

impl ShortHigh {
    /// The same five cards' hand in the order of short deck.
    pub(crate) fn new(high: High, flush_first: bool) -> ShortHigh {
        let number = high.number();
        // Of seven cards no hand has both, so that only their order changes.
        let order = match high.category() {
            Category::Flush if flush_first => number + (1 << 29),
            Category::FullHouse if flush_first => number - (1 << 29),
            _ => number,
        };
        ShortHigh { order, high }
    }

    /// Its place among all hands: greater is better.
    pub const fn order(self) -> u32 {
        self.order
    }

    /// Its category.
    pub const fn category(self) -> Category {
        self.high.category()
    }

    /// The five cards as a hand of the full deck.
    pub const fn high(self) -> High {
        self.high
    }

    /// The side cards that break ties between hands that are called the same.
    pub fn kickers(self) -> String {
        self.high.kickers()
    }
}

impl fmt::Debug for ShortHigh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.high.fmt(f)
    }
}

/// The straight with the ace below the six, if there is one: nine high.
fn low_straight(hand: Packed) -> Option<High> {
    let [c, d, h, s] = hand.suits();
    let nine_high = [9, 8, 7, 6, 5];
    if [c, d, h, s].iter().any(|suit| suit & LOW_STRAIGHT == LOW_STRAIGHT) {
        return Some(High::new(Category::StraightFlush, nine_high));
    }
    let straight = (c | d | h | s) & LOW_STRAIGHT == LOW_STRAIGHT;
    straight.then(|| High::new(Category::Straight, nine_high))
}

/// Best five for high of five to seven cards of the short deck.
pub fn short_high(cards: &[Card], flush_first: bool) -> ShortHigh {
    let natural = ShortHigh::new(super::high(cards), flush_first);
    let low = low_straight(Packed::from(cards));
    low.map_or(natural, |low| natural.max(ShortHigh::new(low, flush_first)))
}
