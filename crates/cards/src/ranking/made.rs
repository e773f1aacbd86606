//! A made hand of any game: one type for those who compare and tell hands without caring by which ranking.

use super::badugi::Badugi;
use super::deuce::Deuce;
use super::short::ShortHigh;
use super::value::{High, Low};

/// What a hand is worth by the ranking of its game; within one game the greater one wins, equal ones split.
///
/// ```
/// use cards::ranking::{Made, ace_to_five, high};
///
/// let cards = cards::parse_cards("As 2s 3d 4c 6h").unwrap();
/// assert!(Made::Low(ace_to_five(&cards)).ace_to_five().is_some());
/// assert_eq!(Made::High(high(&cards)).kickers(), "6-4-3-2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Made {
    /// High.
    High(High),
    /// High of the short deck.
    ShortDeck(ShortHigh),
    /// Ace-to-five low.
    Low(Low),
    /// Deuce-to-seven low.
    Deuce(Deuce),
    /// Badugi.
    Badugi(Badugi),
}

impl Made {
    /// The side cards that break ties between hands that are called the same; empty where there are none.
    pub fn kickers(self) -> String {
        match self {
            Made::High(high) => high.kickers(),
            Made::ShortDeck(high) => high.kickers(),
            Made::Low(_) | Made::Deuce(_) | Made::Badugi(_) => String::new(),
        }
    }

    /// Its place among the hands of its ranking, from 1: greater is better.
    pub const fn order(self) -> u32 {
        match self {
            Made::High(high) => high.number(),
            Made::ShortDeck(high) => high.order(),
            Made::Low(low) => low.number(),
            Made::Deuce(low) => low.order(),
            Made::Badugi(low) => low.order(),
        }
    }

    /// The ace-to-five low it is, if it is one.
    pub const fn ace_to_five(self) -> Option<Low> {
        match self {
            Made::Low(low) => Some(low),
            _ => None,
        }
    }
}

macro_rules! made {
    ($($kind:ident($type:ty),)*) => {
        $(impl From<$type> for Made {
            fn from(hand: $type) -> Made {
                Made::$kind(hand)
            }
        })*
    };
}
made! { High(High), ShortDeck(ShortHigh), Low(Low), Deuce(Deuce), Badugi(Badugi), }
