//! Games as environments see them: seats that are asked in turn, numbered actions of which some are open, observations as
//! rows of numbers, and what everybody won at the end. One episode is one round of blackjack or one hand of poker.
//!
//! Everything a seat is not asked for happens by itself: the dealer deals from a shuffle of its own, hands are tabled at the
//! showdown. What is observed rests on what the seat may see; [`Arena::resampled`] gives another table it cannot tell apart.

mod blackjack;
mod cards_left;
mod ladder;
mod many;
mod opponents;
mod poker;
mod spec;

pub use many::{Many, Out};
pub use opponents::Opponent;
pub use spec::{Spec, Wanted};

use blackjack::Round;
use games::Refusal;
use poker::Deal;
use std::sync::Arc;

/// Why an action was not carried out.
pub enum NotOpen {
    /// The referee refused it.
    Refused(Refusal),
    /// Nothing of that number is open now.
    Closed,
    /// The episode is over.
    Over,
}

/// One table of a game.
#[derive(Clone)]
pub enum Arena {
    /// A round of blackjack.
    Blackjack(Box<Round>),
    /// A hand of poker.
    Poker(Box<Deal>),
}

/// Hands a call on to the game.
macro_rules! game {
    ($arena:expr, $it:ident => $call:expr) => {
        match $arena {
            Arena::Blackjack($it) => $call,
            Arena::Poker($it) => $call,
        }
    };
}

use game;

impl Arena {
    /// A table of a game, its first episode begun.
    pub fn new(spec: &Arc<Spec>, seed: u64) -> Arena {
        match &spec.game {
            spec::Kind::Blackjack(_) => Arena::Blackjack(Box::new(Round::new(spec.clone(), seed))),
            spec::Kind::Poker(_) => Arena::Poker(Box::new(Deal::new(spec.clone(), seed))),
        }
    }

    /// Begins the next episode with the random numbers that come next.
    pub fn begin(&mut self) {
        game!(self, it => it.begin());
    }

    /// The seat that is asked; none once the episode is over.
    pub fn turn(&self) -> Option<usize> {
        game!(self, it => it.turn())
    }

    /// Writes a one for every action that is open.
    pub fn open(&self, mask: &mut [i8]) {
        mask.fill(0);
        game!(self, it => it.open(mask));
    }

    /// Plays an action for the seat that is asked. What is not open changes nothing.
    pub fn play(&mut self, action: usize) -> Result<(), NotOpen> {
        game!(self, it => it.play(action))
    }

    /// Plays what the table plays for somebody whose time is up (D12, S-12).
    pub fn play_default(&mut self) {
        game!(self, it => it.play_default());
    }

    /// Writes what a seat sees.
    pub fn observe(&self, seat: usize, row: &mut [f32]) {
        row.fill(0.0);
        game!(self, it => it.observe(seat, row));
    }

    /// What a seat has won, in dollars; less than nothing where it lost. Before the end, what it has behind counts.
    pub fn won(&self, seat: usize) -> f64 {
        game!(self, it => it.won(seat))
    }

    /// Another table with the same past for this seat: whatever it cannot see is drawn anew.
    pub fn resampled(&self, seat: usize, seed: u64) -> Arena {
        match self {
            Arena::Blackjack(round) => Arena::Blackjack(Box::new(round.resampled(seed))),
            Arena::Poker(deal) => Arena::Poker(Box::new(deal.resampled(seat, seed))),
        }
    }

    /// All cards that were dealt so far, in order: for tests and auditors.
    pub fn dealt(&self) -> Vec<cards::Card> {
        game!(self, it => it.dealt())
    }
}
