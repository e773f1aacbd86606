//! Games in which the hand nearer to a target wins (N-1 to N-8), priced exactly: one circle, a fresh shoe, best play for the exact
//! cards of the hand and best play by total.
//!
//! The player-dealer's hand is a set of cards and not an order of them: what it comes to is found once, as a tree of such sets with
//! the number of orders that lead to each, and then weighed with what a player's cards leave in the shoe. Nothing is shared with the
//! analysis of blackjack, where a hand over 21 is decided at once.

mod bank;
mod hands;
mod play;
mod report;
#[cfg(test)]
mod tests;

pub use play::{Chances, Moves, Solved};
pub use report::{Price, Row, TwoCards, Way};

/// The kinds of cards by value: ace, two to nine, ten.
pub const KINDS: usize = 10;

/// How many cards of each kind, in a shoe or in a hand. A shoe may be larger than any cardroom's.
pub type Counts = [f64; KINDS];

/// So many decks.
pub fn decks(many: f64) -> Counts {
    let mut counts = [4.0 * many; KINDS];
    counts[KINDS - 1] = 16.0 * many;
    counts
}
