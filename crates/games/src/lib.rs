//! The referee: house rules as data, and the games as pure state machines over them.
//!
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod blackjack;
pub mod clauses;
pub mod document;
mod edition;
mod flaw;
mod people;
pub mod poker;
mod refusal;
pub mod rulebook;
pub mod scenario;
mod sentence;

pub use clauses::Clause;
pub use edition::Edition;
pub use flaw::Flaw;
pub use people::{PlayerId, Seat, Viewer};
pub use refusal::{Refusal, refuse};
pub use sentence::{Sentence, Tone};
