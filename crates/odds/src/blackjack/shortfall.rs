//! How far zero-memory play is from the true optimum.
//!
//! Without a split the two are the same: the hand and the up card are all that is seen. With one, a perfect player
//! would also look at the other hands of the circle. Here the second of two split hands is played perfectly, knowing
//! every card of the first, and compared with zero-memory play from the same cards. Hands of larger splits know
//! more cards; they are counted as gaining in proportion to the number of other hands, and the first hand, which
//! knows less than the second, as gaining as much. So the figure errs on the high side for two hands and is an
//! estimate for more.

use super::analysis::Optimal;
use super::dealer::LANES;
use super::env::Env;
use super::hands::{HandId, OVER};
use super::play::Move;
use super::shoe::KINDS;
use super::split::{PairRank, SplitPlay};
use super::swing::{dealt, hands_chance};
use crate::share::both;
use std::collections::BTreeMap;

/// First hands rarer than this are left out; the others are scaled up to make good for them.
const RARE: f64 = 1e-5;

impl Optimal {
    /// What zero-memory play gives away per round, per unit of the base wager: an estimate, see the module.
    pub fn shortfall(&self) -> f64 {
        let env = &self.env;
        let mut splits = Vec::new();
        for kind in 0..KINDS {
            let pair = env.hands.two(kind, kind);
            let ranks = PairRank::of(env, kind, self.tens());
            for up in (0..KINDS).filter(|up| env.holds_with(env.hand(pair), *up)) {
                let best = self.play.cells[pair as usize].best[up];
                if self.splits[kind][up] > best && env.most_hands(kind) >= 2 {
                    splits.extend(ranks.iter().map(|(share, rank)| (*share, *rank, up)));
                }
            }
        }
        let part = |which: usize| -> f64 {
            let mine = splits.iter().skip(which).step_by(2);
            mine.map(|(share, rank, up)| share * self.shortfall_of(rank, *up)).sum()
        };
        let (odd, even) = both(|| part(1), || part(0));
        even + odd
    }

    fn shortfall_of(&self, rank: &PairRank, up: usize) -> f64 {
        let env = &self.env;
        let kind = rank.kind;
        let most = env.most_hands(kind) as usize;
        if kind == 0 && env.rules.split_aces_one_card {
            return 0.0;
        }
        let first = env.without(kind, 1);
        let finals = self.finals(&first, kind, up);
        let (mut gain, mut all) = (0.0, 0.0);
        for (counts, chance) in finals.iter().filter(|f| *f.1 > RARE) {
            let mut left = first.clone();
            for (k, n) in counts.iter().enumerate() {
                left = left.without(k, usize::from(*n));
            }
            let (best, fixed) = self.both(&left, kind, up);
            gain += chance * (best - fixed);
            all += chance;
        }
        let hands: f64 =
            (2..=most).map(|j| hands_chance(env, rank, most, j, up) * (j * (j - 1)) as f64).sum();
        dealt(env, kind, kind, up) * hands * gain / all.max(1e-300)
    }

    /// The cards that a split hand can end with, its first left out, and their chances.
    fn finals(&self, env: &Env, kind: usize, up: usize) -> BTreeMap<[u8; KINDS], f64> {
        let mut finals = BTreeMap::new();
        let mut waiting: BTreeMap<HandId, f64> = BTreeMap::new();
        let single = env.hands.single(kind);
        for (k, second) in env.hands.child[single as usize].iter().enumerate() {
            waiting.insert(*second, env.draw(env.hand(single), k)[up]);
        }
        while let Some((id, chance)) = waiting.pop_first() {
            let hand = env.hand(id);
            let mut drawn = hand.counts;
            drawn[kind] -= 1;
            let m = self.play.in_split(env, id, up);
            if !matches!(m, Move::Hit | Move::Double) {
                *finals.entry(drawn).or_default() += chance;
                continue;
            }
            for (k, child) in env.hands.child[id as usize].iter().enumerate() {
                let chance = chance * env.draw(hand, k)[up];
                if chance <= 0.0 {
                    continue;
                }
                if *child == OVER || m == Move::Double {
                    let mut more = drawn;
                    more[k] += 1;
                    *finals.entry(more).or_default() += chance;
                } else {
                    *waiting.entry(*child).or_default() += chance;
                }
            }
        }
        finals
    }

    /// One split hand from this shoe, played perfectly and played with zero memory.
    fn both(&self, env: &Env, kind: usize, up: usize) -> (f64, f64) {
        let held = |id: &HandId| {
            let h = env.hand(*id);
            h.cards >= 2 && h.counts[kind] > 0 && env.holds_with(h, up)
        };
        let ids: Vec<HandId> = (0..env.hands.list.len() as HandId).filter(held).collect();
        let stood = stood_against(env, &ids, up);
        let count = env.hands.list.len();
        let (mut best, mut fixed) = (vec![0.0; count], vec![0.0; count]);
        let mut last = vec![0.0; count];
        for (id, s) in ids.iter().zip(&stood) {
            last[*id as usize] = *s;
        }
        for id in ids.iter().rev() {
            let hand = env.hand(*id);
            let draw = |worth: &[f64]| -> f64 {
                let children = env.hands.child[*id as usize].iter().enumerate();
                children
                    .map(|(k, child)| {
                        let chance = env.draw(hand, k)[up];
                        let then =
                            if *child == OVER { env.over(hand, k, up) } else { worth[*child as usize] };
                        chance * then
                    })
                    .sum()
            };
            let double = env.may_double(hand, true);
            let worth = |m: Move, later: &[f64]| match m {
                Move::Stand | Move::Split => last[*id as usize],
                Move::Hit => draw(later),
                Move::Double => 2.0 * draw(&last),
                Move::Surrender => -0.5 * env.goes_on(hand, up),
            };
            let mut most = f64::NEG_INFINITY;
            for (m, open) in [
                (Move::Stand, env.may_stand(hand)),
                (Move::Hit, env.may_hit(hand)),
                (Move::Double, double),
                (Move::Surrender, env.may_surrender(hand, true)),
            ] {
                if open {
                    most = most.max(worth(m, &best));
                }
            }
            best[*id as usize] = most;
            fixed[*id as usize] = worth(self.play.in_split(&self.env, *id, up), &fixed);
        }
        let single = env.hands.single(kind);
        let start = |worth: &[f64]| -> f64 {
            let seconds = env.hands.child[single as usize].iter().enumerate();
            seconds.map(|(k, id)| env.draw(env.hand(single), k)[up] * worth[*id as usize]).sum()
        };
        (start(&best), start(&fixed))
    }
}

/// What hands that stand are worth against one up card.
fn stood_against(env: &Env, ids: &[HandId], up: usize) -> Vec<f64> {
    let mut out = Vec::with_capacity(ids.len());
    for batch in ids.chunks(LANES) {
        let mut shoes = [[0.0; LANES]; KINDS];
        for (k, shoe) in shoes.iter_mut().enumerate() {
            for (l, n) in shoe.iter_mut().enumerate() {
                *n = env.counts[k] - f64::from(env.hand(batch[l.min(batch.len() - 1)]).counts[k]);
            }
        }
        let ends = env.dealer.ends_against(up, &shoes);
        for (l, id) in batch.iter().enumerate() {
            let hand = env.hand(*id);
            let ends: [f64; 5] = std::array::from_fn(|t| ends[t][l]);
            let bust = 1.0 - ends.iter().sum::<f64>() - env.natural(hand, up);
            let total = usize::from(hand.total);
            let win = bust + ends[..total.saturating_sub(17)].iter().sum::<f64>();
            let push = if total >= 17 { ends[total - 17] } else { 0.0 };
            out.push(2.0 * win + push - env.goes_on(hand, up));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Shoe;
    use crate::blackjack::tests::{aviator, ordinary};

    /// Memory is worth little, more in one deck than in six, and never less than nothing.
    #[test]
    fn zero_memory_gives_away_less_than_a_hundredth_of_a_per_cent() {
        let rules = aviator();
        let six = Optimal::solve(&rules, &Shoe::decks(6)).shortfall();
        assert!((0.0..2e-5).contains(&six), "{six}");
        let rules = ordinary();
        let one = Optimal::solve(&rules, &Shoe::decks(1)).shortfall();
        assert!(one > six && one < 1e-3, "{one}");
    }
}
