//! The referee: house rules as data, and the games as pure state machines over them.
//!
//! Nothing in this crate has a clock, a source of randomness or I/O. Cards come from outside as the dealer's
//! commands; a refusal and every settlement line name the clause they rest on.
#![forbid(unsafe_code)]

pub mod blackjack;
pub mod clauses;
mod edition;
pub mod poker;
mod refusal;
pub mod rulebook;
pub mod scenario;

pub use clauses::Clause;
pub use edition::Edition;
pub use refusal::{Refusal, refuse};

/// A seat at a table, from 1, clockwise from the house dealer's left (D6). In one hand of poker players are counted as they
/// are dealt to: 0 is first to the left of the button, the last has the button.
pub type Seat = u8;

/// The README's example is compiled and run like any other.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
