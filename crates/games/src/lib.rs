//! The referee: house rules as data, and the games as pure state machines over them.
//!
//! Nothing in this crate has a clock, a source of randomness or I/O. Cards come from outside as the dealer's
//! commands; a refusal and every settlement line name the clause they rest on.
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

/// The README's example is compiled and run like any other.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
