//! Every result of a round that is split into two hands, with its chance: both hands jointly, against one
//! player-dealer's hand.
//!
//! As in [`super::moments`], a split hand is a polynomial: a term for each set of cards drawn, here with the class the
//! hand ends in, which says how it fares against each ending of the player-dealer. Two hands are the product of two such
//! polynomials. A hand has up to two thousand terms, two hands have some ten thousand sets of cards with a few classes
//! each. With three hands it would be hundreds of thousands and with four millions, for each of fifty splits: those
//! are sampled ([`crate::sim::Results`]).

use super::analysis::Optimal;
use super::dealer::LANES;
use super::env::Env;
use super::mix::CardMap;
use super::moments::{Cards, ENDINGS, OneHand, PUSHING, all_endings, chance_of, seconds};
use super::split::{PairRank, SplitPlay};
use super::swing::{dealt, hands_chance};
use super::{KINDS, Move};
use crate::share;

/// Two hands win and lose halves of wagers, at most two wagers each.
pub const SUMS: usize = 17;
const NOTHING: i32 = SUMS as i32 / 2;

/// Two hands that come together less often than this are left out; what they would add is shared out among the others,
/// since the chance of two hands is known.
const TINY: f64 = 1e-13;

/// Chances of the results, by half wagers won, from eight lost to eight won.
pub type TwoHands = [f64; SUMS];

/// Numbers in front of sets of cards with the classes of the hands that hold them.
type Sums = CardMap<(Cards, u16), f64>;

/// A term of one hand: cards, class, the number in front, and how often it comes.
type Term = (Cards, u16, f64, f64);

/// One pair that is split against one up card.
struct Split<'a> {
    env: &'a Env,
    pair: &'a PairRank,
    up: usize,
    /// What the hands of each class win against each ending, in half wagers.
    classes: Vec<[i8; ENDINGS]>,
}

impl Split<'_> {
    /// The polynomial of one of two hands, the most frequent terms first.
    fn one_hand(&mut self, moves: &dyn SplitPlay) -> Vec<Term> {
        let (env, kind) = (self.env, self.pair.kind);
        let hand = OneHand::new(env, moves, kind, self.up);
        let paired = env.hands.two(kind, kind);
        // Two hands stay two if neither pairs again, or if the house allows no more. Where only some cards of the kind
        // pair, that is any card less those, which are counted apart in the top bits.
        let splits_again = env.most_hands(kind) > 2;
        let apart = self.pair.some_only();
        let starts: Vec<_> = seconds(env, kind)
            .into_iter()
            .filter(|(id, _)| !splits_again || apart || *id != paired)
            .collect();
        let less = if splits_again && apart { vec![(paired, 1 << 60)] } else { Vec::new() };
        let mut sums = Sums::default();
        for (start, sign) in [(starts, 1.0), (less, -1.0)] {
            hand.from(&start, &mut |cards, orders, wins| {
                *sums.entry((cards, self.class(wins))).or_default() += sign * orders;
            });
        }
        let often = |cards: Cards, n: f64| n.abs() * chance_of(env, self.pair, self.up, cards).1;
        let mut list: Vec<Term> =
            sums.into_iter().map(|((c, class), n)| (c, class, n, often(c, n))).collect();
        list.retain(|t| t.3 > 0.0);
        list.sort_unstable_by(|a, b| b.3.total_cmp(&a.3).then((a.0, a.1).cmp(&(b.0, b.1))));
        list
    }

    fn class(&mut self, wins: [f64; ENDINGS]) -> u16 {
        let mut halves = wins.map(|w| (2.0 * w) as i8);
        if self.env.pushing_chance(self.up, &self.env.counts, self.env.size) == 0.0 {
            halves[PUSHING] = 0;
        }
        let known = self.classes.iter().position(|c| *c == halves);
        known.unwrap_or_else(|| {
            self.classes.push(halves);
            self.classes.len() - 1
        }) as u16
    }

    /// The chances of the results of two hands whose polynomial this is; they sum to what is given.
    fn two_hands(&self, hand: &[Term], sum_to: f64) -> TwoHands {
        let mut sums = Sums::default();
        for (i, (cards, class, n, often)) in hand.iter().enumerate() {
            for (j, (more, other, m, again)) in hand.iter().enumerate().skip(i) {
                if often * again < TINY {
                    break;
                }
                // The product with itself is symmetric: each two terms are taken once and counted twice.
                let twice = if i == j { 1.0 } else { 2.0 };
                let classes = (class.min(other) << 8) + class.max(other);
                *sums.entry((cards + more, classes)).or_default() += twice * n * m;
            }
        }
        let mut list: Vec<(Cards, u16, f64)> = sums.into_iter().map(|((c, two), n)| (c, two, n)).collect();
        list.sort_unstable_by_key(|t| (t.0, t.1));
        let sets: Vec<&[(Cards, u16, f64)]> = list.chunk_by(|a, b| a.0 == b.0).collect();
        let mut chances = [0.0; SUMS];
        for batch in sets.chunks(LANES) {
            let found: Vec<_> =
                batch.iter().map(|s| chance_of(self.env, self.pair, self.up, s[0].0)).collect();
            let gone = std::array::from_fn(|l| found[l.min(found.len() - 1)].0);
            let ends = all_endings(self.env, self.pair.kind, self.up, gone);
            for ((set, (_, chance)), ends) in batch.iter().zip(&found).zip(ends) {
                if *chance > 0.0 {
                    set.iter().for_each(|(_, two, n)| self.settle(*two, n * chance, &ends, &mut chances));
                }
            }
        }
        let all: f64 = chances.iter().sum();
        chances.map(|p| if all > 0.0 { p * sum_to / all } else { 0.0 })
    }

    fn settle(&self, classes: u16, chance: f64, ends: &[f64; ENDINGS], chances: &mut TwoHands) {
        let [a, b] = [classes >> 8, classes & 255].map(|c| &self.classes[c as usize]);
        for (ending, p) in ends.iter().enumerate() {
            chances[(NOTHING + i32::from(a[ending]) + i32::from(b[ending])) as usize] += chance * p;
        }
    }
}

impl Optimal {
    /// How often rounds that are split into just two hands win and lose each amount, best play: chances over all
    /// rounds.
    pub fn two_hands(&self) -> TwoHands {
        let env = &self.env;
        let mut splits = Vec::new();
        for kind in (0..KINDS).filter(|kind| env.most_hands(*kind) >= 2) {
            for (share, rank) in PairRank::of(env, kind, self.tens()) {
                for up in 0..KINDS {
                    let chance = dealt(env, kind, kind, up) * share;
                    if chance > 0.0 && self.start(kind, kind, up).0 == Move::Split {
                        splits.push((chance, rank, up));
                    }
                }
            }
        }
        let one = |(chance, pair, up): &(f64, PairRank, usize)| {
            let mut split = Split { env, pair, up: *up, classes: Vec::new() };
            let hand = split.one_hand(&self.play);
            let most = env.most_hands(pair.kind) as usize;
            split.two_hands(&hand, chance * hands_chance(env, pair, most, 2, *up))
        };
        // Added up in order, so that the sum is the same each time.
        let mut sum = [0.0; SUMS];
        share::each(&splits, one).iter().for_each(|p| sum.iter_mut().zip(p).for_each(|(s, p)| *s += p));
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Shoe;
    use crate::blackjack::tests::all;
    use games::blackjack::Rules;

    /// Where the house allows two hands only, all results are worked out, and their mean and spread are those found
    /// without them.
    #[test]
    fn two_hands_at_most_have_the_exact_mean_and_spread() {
        for (name, rules) in all() {
            let rules = Rules { split_hands: 2, split_hands_aces: 2, split_hands_tens: 2, ..rules };
            for decks in [1, 6] {
                let optimal = Optimal::solve(&rules, &Shoe::decks(decks));
                let swing = optimal.swing();
                let chances = optimal.two_hands();
                let moment = |power: i32| -> f64 {
                    let wins = (0..SUMS as i32).map(|at| f64::from(at - NOTHING) / 2.0);
                    wins.zip(chances).map(|(win, p)| win.powi(power) * p).sum()
                };
                let split: f64 = swing.outcomes.split.iter().sum();
                let square = swing.split_sd.powi(2) + swing.split_mean.powi(2);
                assert!((moment(0) - split).abs() < 1e-12, "{name} {decks}");
                assert!((moment(1) - split * swing.split_mean).abs() < 1e-10, "{name} {decks}");
                assert!((moment(2) - split * square).abs() < 1e-10, "{name} {decks}");
            }
        }
    }
}
