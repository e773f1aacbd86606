//! Rounds in which the hand nearer to a target wins (N-1 to N-8): how circles and player-dealer play them, and who wins what.

use super::card::kind;
use super::round::{Played, Source};
use crate::blackjack::KINDS;
use crate::nearest::Solved;
use chips::Odds;
use games::blackjack::{Nearest, Tie, Total};
use std::collections::HashMap;

/// Best play for the exact cards, as a table that can be looked up.
pub struct Playbook {
    rules: Nearest,
    /// Is a hand of these cards hit, against each up card?
    hits: HashMap<[u8; KINDS], [bool; KINDS]>,
}

/// Cards counted by kind.
fn counted(cards: impl Iterator<Item = usize>) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    cards.for_each(|kind| counts[kind] += 1);
    counts
}

impl Playbook {
    /// Writes best play of a game that is solved down.
    pub fn new(rules: Nearest, solved: &Solved) -> Playbook {
        Playbook { rules, hits: solved.plays().collect() }
    }

    /// Is a hand hit?
    pub fn hits(&self, kinds: impl Iterator<Item = usize>, up: usize) -> bool {
        self.hits.get(&counted(kinds)).is_some_and(|hits| hits[up])
    }

    fn total(&self, counts: &[u8; KINDS]) -> Total {
        let low = counts.iter().zip(1..).map(|(n, value)| n * value).sum();
        self.rules.total(low, counts[0])
    }

    /// Plays a circle's two cards to the end.
    pub fn play(&self, first: u8, second: u8, up: usize, deal: &mut impl Source) -> Played {
        let mut counts = counted([kind(first), kind(second)].into_iter());
        while self.hits.get(&counts).is_some_and(|hits| hits[up]) {
            counts[kind(deal.card())] += 1;
        }
        Played { total: self.total(&counts).compared(), wager: 1, surrendered: false, natural: false }
    }

    /// Draws for the player-dealer (N-5).
    pub fn bank_draws(&self, bank: &mut Vec<u8>, deal: &mut impl Source) {
        while self.rules.bank_draws(self.total(&counted(bank.iter().map(|card| kind(*card))))) {
            bank.push(deal.card());
        }
    }

    /// Who wins a hand, 1 for the player and −1 for the bank, and at which odds (N-6, N-7).
    pub fn settle(&self, hand: &Played, bank: &[u8]) -> (i32, Odds) {
        let theirs = self.rules.distance(self.total(&counted(bank.iter().map(|card| kind(*card)))));
        match self.rules.target.distance(hand.total).cmp(&theirs) {
            std::cmp::Ordering::Less => (1, self.rules.win_pays),
            std::cmp::Ordering::Greater => (-1, Odds::EVEN),
            std::cmp::Ordering::Equal => match self.rules.tie {
                Tie::Push => (0, Odds::EVEN),
                Tie::Player => (1, self.rules.tie_pays),
                Tie::Bank => (-1, Odds::EVEN),
            },
        }
    }
}
