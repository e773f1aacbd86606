//! Chips that flow one way between two people.
//!
//! What the losers of a round lose goes to its winners, to each by what they won. Between two people who play against each
//! other this goes back and forth: over many rounds the sum of it, measured by the size of the single flows, is about as
//! large as one of them is by chance.

use chips::Money;
use games::PlayerId;
use std::collections::BTreeMap;

/// So many times what chance makes of it: the sum of the flows by the root of the sum of their squares. Even flows that all go
/// one way reach it in sixteen rounds; by chance one pair in thirty thousand does.
pub const BEYOND_CHANCE: f64 = 4.0;
/// And so much of all that went back and forth went one way: who is merely better than the other does not win that much.
pub const ONE_SIDED: f64 = 0.6;

/// What went between two people.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flow {
    net: f64,
    gross: f64,
    squares: f64,
}

impl Flow {
    /// A round: so many cents from the first to the second, below zero the other way.
    pub fn add(&mut self, cents: f64) {
        self.net += cents;
        self.gross += cents.abs();
        self.squares += cents * cents;
    }

    /// What went from the first to the second in the end.
    pub fn net(&self) -> f64 {
        self.net
    }

    /// How much that is, whichever way.
    pub fn amount(&self) -> Money {
        Money::cents(self.net.abs().round() as i64)
    }

    /// The part of all flows that is not made up for by flows the other way.
    pub fn one_sided(&self) -> f64 {
        if self.gross > 0.0 { self.net.abs() / self.gross } else { 0.0 }
    }

    /// Is it worth a look?
    pub fn is_one_way(&self) -> bool {
        self.net.abs() >= BEYOND_CHANCE * self.squares.sqrt() && self.one_sided() >= ONE_SIDED
    }
}

/// What went from whom to whom in a round, by the one with the lower number first.
pub fn between(results: &BTreeMap<PlayerId, i64>) -> Vec<((PlayerId, PlayerId), f64)> {
    let won: f64 = results.values().filter(|r| **r > 0).map(|r| *r as f64).sum();
    let mut flows = Vec::new();
    for (loser, lost) in results.iter().filter(|(_, r)| **r < 0) {
        for (winner, gain) in results.iter().filter(|(_, r)| **r > 0) {
            let cents = -*lost as f64 * *gain as f64 / won;
            flows.push(match loser < winner {
                true => ((*loser, *winner), cents),
                false => ((*winner, *loser), -cents),
            });
        }
    }
    flows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_losers_lose_goes_to_winners_by_what_they_won() {
        let [a, b, c] = [1, 2, 3].map(PlayerId);
        let flows = between(&[(a, 300), (b, -400), (c, 100)].into());
        assert_eq!(flows, [((a, b), -300.0), ((b, c), 100.0)]);
    }

    #[test]
    fn one_way_is_many_rounds_in_one_direction_and_not_one_large_pot() {
        let flow = |rounds: &[f64]| {
            let mut flow = Flow::default();
            rounds.iter().for_each(|cents| flow.add(*cents));
            flow.is_one_way()
        };
        assert!(flow(&[100.0; 16]));
        assert!(!flow(&[100.0; 15]), "a run of luck");
        assert!(!flow(&[100_000.0]), "one large pot");
        let back_and_forth: Vec<f64> = (0..1000).map(|n| if n % 5 == 0 { -100.0 } else { 60.0 }).collect();
        assert!(!flow(&back_and_forth), "the better player wins in the long run");
    }
}
