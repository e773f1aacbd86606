//! Player-banked blackjack: Pure 21.5 and 21st Century 8.0, with the Buster bet.

mod rules;

pub use rules::*;
