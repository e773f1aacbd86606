//! Cards, decks, shoes, shuffles that anyone can verify, and hand ranking.
//!
//! This crate knows no game and no money. It has no clock and no source of randomness: a shuffle is a function
//! of a seed (see [`shuffle`]), and where the seed comes from is somebody else's business.
//!
//! ```
//! use cards::{DECK, parse_cards, ranking, shuffle};
//!
//! let board = parse_cards("7h 7c Jd Js 2s").unwrap();
//! let best = |hole: &str| ranking::high(&[parse_cards(hole).unwrap(), board.clone()].concat());
//! assert!(best("Jc 3d") > best("7d As"));
//! assert_eq!(best("Jc 3d").category(), ranking::Category::FullHouse);
//! assert_eq!(ranking::dashed(&best("Jc 3d").ranks()), "J-J-J-7-7");
//!
//! let mut deck = DECK;
//! let seed = shuffle::combined_seed(&[7; 32], &[b"a player's words"]);
//! shuffle::shuffle(&seed, &mut deck); // The same seed and words always give the same order.
//! assert_ne!(deck, DECK);
//! ```
#![deny(unsafe_code)]

mod card;
pub mod cut;
mod deck;
pub mod ranking;
pub mod shuffle;

pub use card::{Card, ParseCardError, Rank, Suit, parse_cards};
pub use deck::{DECK, DECK_WITH_JOKER, SHORT_DECK, shoe};
