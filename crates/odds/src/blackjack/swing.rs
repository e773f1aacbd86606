//! How often a round ends in each way, its mean and its standard deviation, for a fixed way of playing.
//!
//! Hands are followed forwards, with how often they come, to where they stand, bust, double or surrender. This is
//! a second way to the expectation, independent of the backward one in [`super::play`], and the tests hold the
//! two against each other.

use super::env::{Env, Ups};
use super::hands::{HandId, OVER};
use super::moments::Seen;
use super::play::{Move, Play};
use super::shoe::KINDS;
use super::split::{PairRank, SplitPlay, all_pair, choose, orders};
use crate::share::both;
use serde::Serialize;

/// A way of playing that looks at the hand and the up card only.
pub trait Strategy: SplitPlay + Sync {
    /// The move with a hand that did not come of a split; never a split.
    fn in_round(&self, env: &Env, id: HandId, up: usize) -> Move;
    /// The move with a pair on the first two cards.
    fn with_pair(&self, env: &Env, kind: usize, up: usize) -> Move;
}

/// How the rounds that were not split end, with chances over all rounds, and how many were split.
///
/// ```
/// use odds::blackjack::Outcomes;
///
/// let outcomes = Outcomes { win: 0.4, push: 0.1, lose: 0.5, ..Outcomes::default() };
/// assert_eq!(outcomes.sum(), 1.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsOutcomes"))]
pub struct Outcomes {
    /// The player's natural is paid.
    pub natural_paid: f64,
    /// Both have a natural.
    pub natural_push: f64,
    /// The player-dealer's natural, found at the peek, takes the wager.
    pub bank_natural: f64,
    /// Half the wager is given up.
    pub surrender: f64,
    /// A single wager wins.
    pub win: f64,
    /// A single wager pushes; over against 8-8-8 or 7-8-9 included.
    pub push: f64,
    /// A single wager loses.
    pub lose: f64,
    /// A doubled wager wins.
    pub double_win: f64,
    /// A doubled wager pushes.
    pub double_push: f64,
    /// A doubled wager loses.
    pub double_lose: f64,
    /// The pair was split, into two, three, four and five hands.
    pub split: [f64; 4],
}

impl Outcomes {
    /// All of them: one.
    pub fn sum(&self) -> f64 {
        let single = self.win + self.push + self.lose + self.double_win + self.double_push + self.double_lose;
        let natural = self.natural_paid + self.natural_push + self.bank_natural;
        natural + single + self.surrender + self.split.iter().sum::<f64>()
    }
}

/// A way of playing, followed to the end.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let swing = optimal.swing();
/// assert!((swing.ev - optimal.ev()).abs() < 1e-9);
/// assert!(swing.sd > 1.0 && swing.wagered > 1.0);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Swing {
    /// What the base wager is worth.
    pub ev: f64,
    /// Standard deviation of a round's result, per unit of the base wager.
    pub sd: f64,
    /// How often a round ends in each way.
    pub outcomes: Outcomes,
    /// Mean result and standard deviation of rounds in which the pair was split.
    pub split_mean: f64,
    /// See `split_mean`.
    pub split_sd: f64,
    /// Wagered per round on average, doubles and splits included, per unit of the base wager; split rounds are
    /// counted with one wager per hand.
    pub wagered: f64,
}

struct Follow<'a> {
    env: &'a Env,
    play: &'a Play,
    out: Outcomes,
    often: Vec<Ups>,
}

/// Follows a way of playing. `play` lends its chances of standing hands; its choices are not used.
pub fn follow(env: &Env, play: &Play, tens: [u16; 4], strategy: &dyn Strategy, seen: &Seen) -> Swing {
    let mut f =
        Follow { env, play, out: Outcomes::default(), often: vec![[0.0; KINDS]; env.hands.list.len()] };
    let mut splits = Vec::new();
    for a in 0..KINDS {
        for b in a..KINDS {
            let id = env.hands.two(a, b);
            let hand = env.hand(id);
            for up in (0..KINDS).filter(|up| env.holds_with(hand, *up)) {
                let chance = dealt(env, a, b, up);
                let natural = env.natural(hand, up);
                if hand.is_ace_ten() {
                    f.out.natural_paid += chance * (1.0 - natural);
                    f.out.natural_push += chance * natural;
                    continue;
                }
                f.out.bank_natural += chance * (1.0 - env.goes_on(hand, up));
                if a != b {
                    f.often[id as usize][up] = chance;
                    continue;
                }
                let kept = f.pair(strategy, tens, a, up, chance, &mut splits);
                f.often[id as usize][up] += kept;
            }
        }
    }
    f.walk(strategy);
    let (split_mean, split_square) = moments_of(env, strategy, &splits, seen);
    let o = &f.out;
    let pays = env.rules.natural.as_f64();
    let ev = pays * o.natural_paid - o.bank_natural - 0.5 * o.surrender + o.win - o.lose
        + 2.0 * (o.double_win - o.double_lose)
        + split_mean;
    let square = pays * pays * o.natural_paid
        + o.bank_natural
        + 0.25 * o.surrender
        + o.win
        + o.lose
        + 4.0 * (o.double_win + o.double_lose)
        + split_square;
    let split: f64 = o.split.iter().sum();
    let (mean, spread) = if split > 0.0 {
        let mean = split_mean / split;
        (mean, (split_square / split - mean * mean).max(0.0).sqrt())
    } else {
        (0.0, 0.0)
    };
    let doubled = o.double_win + o.double_push + o.double_lose;
    let more: f64 = o.split.iter().zip(1..).map(|(p, n)| p * f64::from(n)).sum();
    Swing {
        ev,
        sd: (square - ev * ev).sqrt(),
        wagered: 1.0 + doubled + more,
        split_mean: mean,
        split_sd: spread,
        outcomes: f.out,
    }
}

/// A pair that is split against an up card, and how often.
struct Split {
    chance: f64,
    rank: PairRank,
    up: usize,
}

/// Mean and mean square of all splits, times how often they come, worked out on two threads.
fn moments_of(env: &Env, strategy: &dyn Strategy, splits: &[Split], seen: &Seen) -> (f64, f64) {
    let part = |which: usize| -> Vec<(f64, f64)> {
        let mine = splits.iter().skip(which).step_by(2);
        mine.map(|s| {
            let most = env.most_hands(s.rank.kind) as usize;
            let (mean, square) = seen.of_split(env, strategy, &s.rank, most, s.up);
            (s.chance * mean, s.chance * square)
        })
        .collect()
    };
    let (odd, even) = both(|| part(1), || part(0));
    even.into_iter().chain(odd).fold((0.0, 0.0), |sum, m| (sum.0 + m.0, sum.1 + m.1))
}

/// The chance of two cards, in either order, and the up card.
pub fn dealt(env: &Env, a: usize, b: usize, up: usize) -> f64 {
    let n = |kind: usize, gone: usize| (env.counts[kind] - gone as f64).max(0.0);
    let orders = if a == b { 1.0 } else { 2.0 };
    let first = n(a, 0) * n(b, usize::from(a == b)) * n(up, usize::from(a == up) + usize::from(b == up));
    orders * first / (env.size * (env.size - 1.0) * (env.size - 2.0))
}

impl Follow<'_> {
    /// A pair on the first two cards: gives back what is played by its total, and notes what is split.
    fn pair(
        &mut self,
        s: &dyn Strategy,
        tens: [u16; 4],
        kind: usize,
        up: usize,
        chance: f64,
        splits: &mut Vec<Split>,
    ) -> f64 {
        let env = self.env;
        let id = env.hands.two(kind, kind);
        let ranks = if env.most_hands(kind) < 2 { Vec::new() } else { PairRank::of(env, kind, tens) };
        let share: f64 = ranks.iter().map(|r| r.0).sum();
        let m = s.with_pair(env, kind, up);
        if m != Move::Split {
            // A pair's own move; two ten-values that are no pair in this house go by their total.
            let own = if ranks.is_empty() { chance } else { chance * share };
            self.end(id, m, up, own);
            return chance - own;
        }
        let most = env.most_hands(kind) as usize;
        for (part, rank) in ranks {
            for hands in 2..=most {
                self.out.split[hands - 2] += chance * part * hands_chance(env, &rank, most, hands, up);
            }
            splits.push(Split { chance: chance * part, rank, up });
        }
        chance * (1.0 - share)
    }

    fn walk(&mut self, strategy: &dyn Strategy) {
        for id in 0..self.env.hands.list.len() {
            for up in 0..KINDS {
                let n = self.often[id][up];
                if n > 0.0 {
                    let m = strategy.in_round(self.env, id as HandId, up);
                    self.end(id as HandId, m, up, n);
                }
            }
        }
    }

    /// Ends a hand, or passes it on to the hands a hit makes of it.
    fn end(&mut self, id: HandId, m: Move, up: usize, often: f64) {
        let (env, hand) = (self.env, self.env.hand(id));
        match m {
            Move::Stand | Move::Split => {
                let (win, push, lose) = self.stood(id, up);
                self.out.win += often * win;
                self.out.push += often * push;
                self.out.lose += often * lose;
            }
            Move::Surrender => self.out.surrender += often * env.goes_on(hand, up),
            Move::Hit | Move::Double => {
                for (kind, child) in env.hands.child[id as usize].iter().enumerate() {
                    let n = often * env.draw(hand, kind)[up];
                    if *child == OVER {
                        let push = env.over_pushes(hand, kind, up);
                        let lose = -env.over(hand, kind, up);
                        if m == Move::Double {
                            self.out.double_push += n * push;
                            self.out.double_lose += n * lose;
                        } else {
                            self.out.push += n * push;
                            self.out.lose += n * lose;
                        }
                    } else if m == Move::Double {
                        let (win, push, lose) = self.stood(*child, up);
                        self.out.double_win += n * win;
                        self.out.double_push += n * push;
                        self.out.double_lose += n * lose;
                    } else {
                        self.often[*child as usize][up] += n;
                    }
                }
            }
        }
    }

    fn stood(&self, id: HandId, up: usize) -> (f64, f64, f64) {
        let stand = &self.play.cells[id as usize].stand;
        let lose = self.env.goes_on(self.env.hand(id), up) - stand.win[up] - stand.push[up];
        (stand.win[up], stand.push[up], lose)
    }
}

/// The chance that a split goes to so many hands and the round goes on.
pub fn hands_chance(env: &Env, rank: &PairRank, most: usize, hands: usize, up: usize) -> f64 {
    let pair = env.hand(env.hands.two(rank.kind, rank.kind));
    let run = |gone: usize| {
        let chance = all_pair(env, rank, up, gone);
        if chance > 0.0 { chance * env.without(rank.kind, gone).goes_on(pair, up) } else { 0.0 }
    };
    let fewer = |hands: usize| -> f64 {
        let terms = (0..=hands).map(|k| {
            let sign = if k % 2 == 0 { 1.0 } else { -1.0 };
            sign * choose(hands, k) * run(hands - 2 + k)
        });
        orders(hands - 2, hands, false) * terms.sum::<f64>()
    };
    if hands < most { fewer(hands) } else { run(0) - (2..most).map(fewer).sum::<f64>() }
}

/// The optimal player of [`super::Optimal`].
pub struct ByComposition<'a> {
    pub play: &'a Play,
    pub splits: &'a [Ups; KINDS],
}

impl SplitPlay for ByComposition<'_> {
    fn in_split(&self, env: &Env, id: HandId, up: usize) -> Move {
        self.play.in_split(env, id, up)
    }
}

impl Strategy for ByComposition<'_> {
    fn in_round(&self, _: &Env, id: HandId, up: usize) -> Move {
        self.play.cells[id as usize].choose(up, true, true)
    }

    fn with_pair(&self, env: &Env, kind: usize, up: usize) -> Move {
        let cell = &self.play.cells[env.hands.two(kind, kind) as usize];
        if self.splits[kind][up] > cell.best[up] { Move::Split } else { cell.choose(up, true, true) }
    }
}

impl SplitPlay for super::chart::Chart {
    fn in_split(&self, env: &Env, id: HandId, up: usize) -> Move {
        self.means(env, env.hand(id), up, true)
    }
}

impl Strategy for super::chart::Chart {
    fn in_round(&self, env: &Env, id: HandId, up: usize) -> Move {
        self.means(env, env.hand(id), up, false)
    }

    fn with_pair(&self, _: &Env, kind: usize, up: usize) -> Move {
        self.pairs[kind][up]
    }
}
