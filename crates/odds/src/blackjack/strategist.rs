//! A way of playing that can be asked about any hand: what the simulator is given.

use super::analysis::Optimal;
use super::chart::Chart;
use super::hands::HandId;
use super::play::Move;
use super::split::SplitPlay;
use super::swing::{ByComposition, Strategy};

/// How the players play.
///
/// ```
/// use odds::blackjack::{Chart, Playing};
///
/// let chart = Chart::plain();
/// assert!(matches!(Playing::Chart(&chart), Playing::Chart(_)));
/// ```
pub enum Playing<'a> {
    /// The best move for the exact cards.
    Optimal,
    /// From a chart.
    Chart(&'a Chart),
}

/// Somebody who plays that way.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let strategist = Strategist::new(&optimal, Playing::Optimal);
/// assert_eq!(strategist.with_pair(kind(Rank::Eight), kind(Rank::Six)), Move::Split);
/// ```
pub struct Strategist<'a> {
    optimal: &'a Optimal,
    playing: Playing<'a>,
}

impl<'a> Strategist<'a> {
    /// A player of a solved game.
    pub fn new(optimal: &'a Optimal, playing: Playing<'a>) -> Strategist<'a> {
        Strategist { optimal, playing }
    }

    fn with<T>(&self, f: impl Fn(&dyn Strategy) -> T) -> T {
        match &self.playing {
            Playing::Optimal => f(&ByComposition { play: &self.optimal.play, splits: &self.optimal.splits }),
            Playing::Chart(chart) => f(*chart),
        }
    }

    fn asked(&self, id: HandId) -> bool {
        let hand = self.optimal.env.hand(id);
        hand.cards >= 2 && self.optimal.env.holds(hand)
    }

    /// The move with a hand that did not come of a split.
    pub fn in_round(&self, id: HandId, up: usize) -> Move {
        if !self.asked(id) {
            return Move::Stand;
        }
        self.with(|s| s.in_round(&self.optimal.env, id, up))
    }

    /// The move with a hand made by a split.
    pub fn in_split(&self, id: HandId, up: usize) -> Move {
        if !self.asked(id) {
            return Move::Stand;
        }
        self.with(|s| SplitPlay::in_split(s, &self.optimal.env, id, up))
    }

    /// The move with a pair.
    pub fn with_pair(&self, kind: usize, up: usize) -> Move {
        self.with(|s| s.with_pair(&self.optimal.env, kind, up))
    }
}
