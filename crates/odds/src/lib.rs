//! Exact analysis, simulation and equity: what the games cost, from every chair.
//!
//! ```
//! use games::rulebook::Houses;
//! use odds::blackjack::{Asked, Move, Optimal, Shoe};
//!
//! let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
//! let optimal = Optimal::solve(&book.rules, &Shoe::decks(6));
//! assert!((optimal.ev() + 0.018_078_797).abs() < 1e-9); // Per unit of the wager, before fees.
//!
//! let hand = cards::parse_cards("8s 8d").unwrap();
//! let told = optimal.ask(&Asked { cards: &hand, up: "6h".parse().unwrap(), after_split: false }).unwrap();
//! assert_eq!(told.moves[0].0, Move::Split); // The best move first, each with its worth.
//! ```
#![forbid(unsafe_code)]

pub mod blackjack;
pub mod equity;
pub mod nearest;
pub mod profile;
pub mod share;
pub mod sim;
