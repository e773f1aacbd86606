//! Deuce to seven: the lowest hand wins, the ace is high, and straights and flushes count against it (O-6).

use super::packed::Packed;
use super::value::{Category, High};
use crate::Card;
use std::fmt;

/// A deuce-to-seven low of five cards; **the greater one is the better low** and wins, equal ones split.
///
/// ```
/// use cards::ranking::deuce_to_seven;
///
/// let hand = |text: &str| deuce_to_seven(&cards::parse_cards(text).unwrap());
/// assert!(hand("7s 5d 4c 3h 2d") > hand("6s 5d 4c 3h 2d")); // A straight counts against it.
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deuce(u32);

impl Deuce {
    /// The low that a high hand is, the ace being high.
    pub(crate) const fn new(high: High) -> Deuce {
        Deuce(!high.number())
    }

    /// Its place among all hands: greater is better.
    pub const fn order(self) -> u32 {
        self.0
    }

    /// The high hand it is; what is high loses.
    pub const fn high(self) -> High {
        High::from_number(!self.0)
    }
}

impl fmt::Debug for Deuce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.high().fmt(f)
    }
}

/// Five cards for deuce-to-seven low, no joker.
pub fn deuce_to_seven(cards: &[Card]) -> Deuce {
    let five: &[Card; 5] = cards.try_into().expect("a hand of deuce to seven has five cards (O-6)");
    let hand = Packed::from(&five[..]);
    assert_eq!(hand.count(), 5, "this game has no joker (O-6)");
    let high = hand.high::<5>();
    // Five to ace is no straight here: the ace is high.
    let wheel = high.ranks()[4] == 1;
    let ace_high = [14, 5, 4, 3, 2];
    Deuce::new(match high.category() {
        Category::Straight if wheel => High::new(Category::HighCard, ace_high),
        Category::StraightFlush if wheel => High::new(Category::Flush, ace_high),
        _ => high,
    })
}
