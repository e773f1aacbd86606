//! Cards, decks, shoes, shuffles that anyone can verify, and hand ranking.
//!
#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod card;
pub mod cut;
mod deck;
pub mod ranking;
pub mod shuffle;

pub use card::{Card, ParseCardError, Rank, Suit, parse_cards};
pub use deck::{DECK, DECK_WITH_JOKER, SHORT_DECK, shoe};
