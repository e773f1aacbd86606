//! The whole round: what each starting hand is worth, and what the base wager costs.

use super::env::{Env, Ups};
use super::hands::HandId;
use super::play::{Move, Play};
use super::shoe::{ACE, KINDS, Shoe, TEN};
use super::split::{self, PairRank, Scratch, Tree};
use games::blackjack::Rules;

/// Composition-dependent play, solved.
pub struct Optimal<'a> {
    pub(super) env: Env<'a>,
    pub(super) play: Play,
    /// What splitting each kind of pair is worth against each up card; minus infinity where it is not allowed.
    pub(super) splits: [Ups; KINDS],
    tens: [u16; 4],
}

impl<'a> Optimal<'a> {
    /// Solves a house's game for a shoe.
    pub fn solve(rules: &'a Rules, shoe: &Shoe) -> Optimal<'a> {
        let env = Env::new(rules, shoe);
        let play = Play::solve(&env);
        let tens = shoe.tens();
        let mut scratch = Scratch::new(&env);
        let splits = std::array::from_fn(|kind| {
            let most = env.most_hands(kind) as usize;
            let ranks = PairRank::of(&env, kind, tens);
            if most < 2 || ranks.is_empty() || env.counts[kind] < 2.0 {
                return [f64::NEG_INFINITY; KINDS];
            }
            let tree = Tree::new(&env, &play, kind);
            let levels = split::levels(&env, &tree, most, &mut scratch);
            let shares: f64 = ranks.iter().map(|(s, _)| s).sum();
            let mut sum = [0.0; KINDS];
            for (share, rank) in &ranks {
                let worth = split::worth(&env, rank, most, &levels);
                for up in 0..KINDS {
                    sum[up] += share / shares * worth[up];
                }
            }
            sum
        });
        Optimal { env, play, splits, tens }
    }

    /// The share of two cards of this kind that may be split.
    pub fn splittable(&self, kind: usize) -> f64 {
        PairRank::of(&self.env, kind, self.tens).iter().map(|(s, _)| s).sum::<f64>().min(1.0)
    }

    /// The chance that a circle is dealt these two cards, in either order, against this up card.
    pub fn chance(&self, a: usize, b: usize, up: usize) -> f64 {
        let n = |kind: usize, gone: usize| (self.env.counts[kind] - gone as f64).max(0.0);
        let orders = if a == b { 1.0 } else { 2.0 };
        let first = n(a, 0) * n(b, usize::from(a == b)) * n(up, usize::from(a == up) + usize::from(b == up));
        orders * first / (self.env.size * (self.env.size - 1.0) * (self.env.size - 2.0))
    }

    /// Starting hands: both kinds and the hand.
    pub fn starts(&self) -> impl Iterator<Item = (usize, usize, HandId)> + '_ {
        (0..KINDS).flat_map(move |a| (a..KINDS).map(move |b| (a, b, self.env.hands.two(a, b))))
    }

    /// What each starting hand is worth, naturals included; with the best move.
    pub fn start(&self, a: usize, b: usize, up: usize) -> (Move, f64) {
        let id = self.env.hands.two(a, b);
        let hand = self.env.hand(id);
        let natural = self.env.natural(hand, up);
        if hand.is_ace_ten() {
            return (Move::Stand, self.env.rules.natural.as_f64() * (1.0 - natural));
        }
        let cell = &self.play.cells[id as usize];
        let lost = 1.0 - self.env.goes_on(hand, up);
        let kept = cell.choose(up, true, true);
        let best = cell.best[up];
        if a == b && self.splits[a][up] > best {
            let share = self.splittable(a);
            return (Move::Split, share * self.splits[a][up] + (1.0 - share) * best - lost);
        }
        (kept, best - lost)
    }

    /// What insurance is worth with this hand, per unit of the base wager; taken only if it gains.
    pub fn insurance(&self, a: usize, b: usize) -> f64 {
        if !self.env.rules.insurance {
            return 0.0;
        }
        let hand = self.env.hand(self.env.hands.two(a, b));
        (0.5 * (3.0 * self.env.natural(hand, ACE) - 1.0)).max(0.0)
    }

    /// What the base wager is worth.
    pub fn ev(&self) -> f64 {
        let mut sum = 0.0;
        for (a, b, _) in self.starts() {
            for up in 0..KINDS {
                let chance = self.chance(a, b, up);
                if chance > 0.0 {
                    let insurance = if up == ACE { self.insurance(a, b) } else { 0.0 };
                    sum += chance * (self.start(a, b, up).1 + insurance);
                }
            }
        }
        debug_assert!(self.env.counts[TEN] >= 0.0);
        sum
    }
}

impl<'a> Optimal<'a> {
    /// The best chart, with its worth.
    pub fn learn(&self) -> super::learn::Learned {
        super::learn::School::new(&self.env, self.tens).learn(super::chart::Chart::plain())
    }
}
