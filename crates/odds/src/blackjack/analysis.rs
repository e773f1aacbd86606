//! The whole round: what each starting hand is worth, and what the base wager costs.

use super::chart::Chart;
use super::env::{Env, Ups};
use super::hands::{Hand, HandId};
use super::learn::{Learned, School};
use super::memory::Memory;
use super::moments::Seen;
use super::play::{Move, Play};
use super::shoe::{ACE, KINDS, Shoe};
use super::split::{self, PairRank, Scratch, Tree};
use super::swing::{self, ByComposition, Swing};
use games::blackjack::Rules;
use std::sync::Arc;

/// Composition-dependent play, solved.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let (best, worth) = optimal.start(kind(Rank::Eight), kind(Rank::Eight), kind(Rank::Six));
/// assert_eq!(best, Move::Split);
/// assert!(worth > optimal.ev());
/// ```
pub struct Optimal {
    pub(super) env: Env,
    pub(super) play: Play,
    /// What splitting each kind of pair is worth against each up card; minus infinity where it is not allowed.
    pub(super) splits: [Ups; KINDS],
    pub(super) shoe: Shoe,
    /// Splits that have been followed to the end.
    seen: Seen,
}

impl Optimal {
    /// Solves a house's game for a shoe.
    pub fn solve(rules: &Rules, shoe: &Shoe) -> Optimal {
        let solved = Optimal::solve_knowing(rules, shoe, &Arc::default());
        Optimal { env: solved.env.forgetful(), ..solved }
    }

    /// The same as one of several questions about a game, which share what they find out about the player-dealer.
    pub fn solve_knowing(rules: &Rules, shoe: &Shoe, memory: &Arc<Memory>) -> Optimal {
        let env = Env::new(rules, shoe, memory);
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
        Optimal { env, play, splits, shoe: shoe.clone(), seen: Seen::default() }
    }

    /// The rules it was solved for.
    pub fn rules(&self) -> &Rules {
        &self.env.rules
    }

    /// The shoe it was solved for.
    pub fn shoe(&self) -> &Shoe {
        &self.shoe
    }

    /// How many tens, jacks, queens and kings.
    pub(super) fn tens(&self) -> [u16; 4] {
        self.shoe.tens()
    }

    /// The share of two cards of this kind that may be split.
    pub fn splittable(&self, kind: usize) -> f64 {
        PairRank::of(&self.env, kind, self.tens()).iter().map(|(s, _)| s).sum::<f64>().min(1.0)
    }

    /// The chance that a circle is dealt these two cards, in either order, against this up card.
    pub fn chance(&self, a: usize, b: usize, up: usize) -> f64 {
        swing::dealt(&self.env, a, b, up)
    }

    /// Starting hands: both kinds and the hand.
    pub fn starts(&self) -> impl Iterator<Item = (usize, usize, HandId)> + '_ {
        (0..KINDS).flat_map(move |a| (a..KINDS).map(move |b| (a, b, self.env.hands.two(a, b))))
    }

    /// The hand of two cards.
    pub fn hand(&self, a: usize, b: usize) -> &'static Hand {
        self.env.hand(self.env.hands.two(a, b))
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

    /// What every allowed move with a starting hand is worth, given that the round goes on; the best first.
    pub fn moves(&self, a: usize, b: usize, up: usize) -> Vec<(Move, f64)> {
        let id = self.env.hands.two(a, b);
        let cell = &self.play.cells[id as usize];
        let goes_on = self.env.goes_on(self.env.hand(id), up);
        let mut moves: Vec<(Move, f64)> = [Move::Stand, Move::Hit, Move::Double, Move::Surrender]
            .into_iter()
            .map(|m| (m, cell.worth[m as usize][up]))
            .collect();
        if a == b {
            moves.push((Move::Split, self.splits[a][up]));
        }
        moves.retain(|m| m.1 > f64::NEG_INFINITY);
        moves.iter_mut().for_each(|m| m.1 /= goes_on);
        moves.sort_by(|x, y| y.1.total_cmp(&x.1));
        moves
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
        sum
    }
}

impl Optimal {
    /// The best chart, with its worth.
    pub fn learn(&self) -> Learned {
        self.learn_from(Chart::plain())
    }

    /// The chart that improving another one leads to.
    pub fn learn_from(&self, start: Chart) -> Learned {
        School::new(&self.env, self.tens()).learn(start)
    }

    /// What a chart is worth.
    pub fn ev_of(&self, chart: &Chart) -> f64 {
        School::new(&self.env, self.tens()).ev(chart)
    }

    /// The optimal player followed to the end: outcomes and standard deviation.
    pub fn swing(&self) -> Swing {
        let strategy = ByComposition { play: &self.play, splits: &self.splits };
        swing::follow(&self.env, &self.play, self.tens(), &strategy, &self.seen)
    }

    /// A chart followed to the end.
    pub fn swing_of(&self, chart: &Chart) -> Swing {
        swing::follow(&self.env, &self.play, self.tens(), chart, &self.seen)
    }
}
