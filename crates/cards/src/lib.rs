//! Cards, decks, shoes, shuffles that anyone can verify, and hand ranking.
//!
//! This crate knows no game and no money. It has no clock and no source of randomness: a shuffle is a function
//! of a seed (see [`shuffle`]), and where the seed comes from is somebody else's business.
#![deny(unsafe_code)]

mod card;
mod deck;
pub mod ranking;
pub mod shuffle;

pub use card::{Card, ParseCardError, Rank, Suit, parse_cards};
pub use deck::{DECK, DECK_WITH_JOKER, shoe};
