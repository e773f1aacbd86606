//! What splitting a pair is worth, exactly, for a player who plays every split hand by the same moves and splits
//! again whenever a hand is a pair again and the house allows it.
//!
//! Such a player looks only at the hand in play, so the order in which cards are dealt to the hands does not
//! matter, and the expected result is the sum over the hands. Let all second cards be dealt first, one after
//! another, splitting at once: how many hands there will be depends only on which of these cards pair. If the
//! limit is not reached, j hands have come of j−2 pairing and j other cards; if it is, some hands were filled
//! with other cards before the last split, and the rest take whatever comes. One of these hands is then played
//! from a shoe without the cards of the others. "Another card" is "any card" less "a pairing card", and any card
//! is as good as none drawn; so all that is needed is the worth of one split hand when so many further cards of
//! the pair's rank are gone, and whole numbers to add these up with. Nothing is approximated.

use super::dealer;
use super::env::{Env, Ups};
use super::hands::{HandId, OVER};
use super::play::{Move, Play, drawing, stood};
use super::shoe::{ACE, KINDS, TEN};
use cards::Rank;

/// With how many whole split hands each number of missing cards counts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weights {
    /// For hands whose second card is any card, by the number of further pairing cards gone.
    pub any: Vec<f64>,
    /// For hands whose second card does not pair.
    pub other: Vec<f64>,
}

/// In how many orders `pairs` pairing and `others` other cards can come so that a hand always waits for a card,
/// two hands waiting at first; the last card is a pairing one if `ends_in_pair`.
pub fn orders(pairs: usize, others: usize, ends_in_pair: bool) -> f64 {
    // ways[q] for the current number of pairing cards, q others so far, with a hand still waiting before each card.
    fn ways(pairs: usize, others: usize) -> f64 {
        if pairs == 0 && others == 0 {
            return 1.0;
        }
        let waiting = |p: usize, o: usize| 2 + p > o;
        let mut sum = 0.0;
        if pairs > 0 && waiting(pairs - 1, others) {
            sum += ways(pairs - 1, others);
        }
        if others > 0 && waiting(pairs, others - 1) {
            sum += ways(pairs, others - 1);
        }
        sum
    }
    match (ends_in_pair, pairs) {
        (false, _) => ways(pairs, others),
        (true, 0) => f64::from(u8::from(others == 0)),
        (true, _) if 1 + pairs > others => ways(pairs - 1, others),
        (true, _) => 0.0,
    }
}

pub fn choose(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |c, i| c * (n - i) as f64 / (i + 1) as f64)
}

/// The whole numbers for a limit of hands.
pub fn weights(most: usize) -> Weights {
    let mut w = Weights { any: vec![0.0; 2 * most + 1], other: vec![0.0; 2 * most + 1] };
    // `others` further hands hold a card that does not pair: expand (any − pairing) to that power.
    let expand = |to: &mut Vec<f64>, times: f64, gone: usize, others: usize| {
        for k in 0..=others {
            let sign = if k % 2 == 0 { 1.0 } else { -1.0 };
            to[gone + k] += times * sign * choose(others, k);
        }
    };
    for hands in 2..most {
        let times = hands as f64 * orders(hands - 2, hands, false);
        expand(&mut w.other, times, hands - 2, hands - 1);
    }
    let gone = most - 2;
    for filled in 0..=gone {
        let n = orders(gone, filled, true);
        if filled > 0 {
            expand(&mut w.other, n * filled as f64, gone, filled - 1);
        }
        expand(&mut w.any, n * (most - filled) as f64, gone, filled);
    }
    w
}

/// The moves inside split hands, for each up card: what a zero-memory player does with each hand.
pub trait SplitPlay {
    /// The move with this hand, which came of a split.
    fn in_split(&self, env: &Env, id: HandId, up: usize) -> Move;
}

impl SplitPlay for Play {
    fn in_split(&self, env: &Env, id: HandId, up: usize) -> Move {
        let hand = env.hand(id);
        let double = env.may_double(hand, true);
        self.cells[id as usize].choose(up, double, env.may_surrender(hand, true))
    }
}

/// The hands a split card can become, and what is done with them.
pub struct Tree {
    pub pair: usize,
    /// Every hand that is reached, in rising order, with the move for each up card (none where not reached).
    pub nodes: Vec<(HandId, [Option<Move>; KINDS])>,
    /// Hands that stand, or end a double, against some up card: only two to six, only the others, or both.
    final_hands: [(dealer::Ups, Vec<HandId>); 3],
}

impl Tree {
    pub fn new(env: &Env, moves: &dyn SplitPlay, pair: usize) -> Tree {
        let one_card = pair == ACE && env.rules.split_aces_one_card;
        let count = env.hands.list.len();
        let mut reached: Vec<[Option<Move>; KINDS]> = vec![[None; KINDS]; count];
        let mut waits = vec![0u16; count];
        let mut is_final = vec![dealer::Ups::default(); count];
        for second in env.hands.child[env.hands.single(pair) as usize] {
            waits[second as usize] = (1 << KINDS) - 1;
        }
        for id in 0..count {
            let waiting = waits[id];
            for up in (0..KINDS).filter(|up| waiting >> up & 1 == 1) {
                let m = if one_card { Move::Stand } else { moves.in_split(env, id as HandId, up) };
                reached[id][up] = Some(m);
                match m {
                    Move::Stand => is_final[id] = is_final[id].with(up),
                    Move::Hit => {
                        for child in env.hands.child[id].iter().filter(|c| **c != OVER) {
                            waits[*child as usize] |= 1 << up;
                        }
                    }
                    Move::Double => {
                        for child in env.hands.child[id].iter().filter(|c| **c != OVER) {
                            is_final[*child as usize] = is_final[*child as usize].with(up);
                        }
                    }
                    Move::Surrender | Move::Split => {}
                }
            }
        }
        let nodes = (0..count)
            .filter(|id| reached[*id].iter().any(Option::is_some))
            .map(|id| (id as HandId, reached[id]))
            .collect();
        Tree { pair, nodes, final_hands: sorted(&is_final) }
    }

    /// What one split hand is worth from this shoe (which holds its cards, but not the other pair cards): with
    /// any second card, and with a second card of the pair's kind.
    pub fn value(&self, env: &Env, scratch: &mut Scratch) -> (Ups, Ups) {
        for (ups, hands) in &self.final_hands {
            let held: Vec<HandId> = hands.iter().copied().filter(|id| env.holds(env.hand(*id))).collect();
            for (id, stand) in held.iter().zip(env.stands_against(&held, *ups)) {
                let hand = env.hand(*id);
                let goes_on = std::array::from_fn(|up| env.goes_on(hand, up));
                scratch.stood[*id as usize] = stood(&stand, &goes_on);
            }
        }
        for (id, moves) in self.nodes.iter().rev() {
            scratch.worth[*id as usize] =
                if env.holds(env.hand(*id)) { self.node(env, *id, moves, scratch) } else { [0.0; KINDS] };
        }
        let any = drawing(env, env.hands.single(self.pair), |c| &scratch.worth[c as usize]);
        (any, scratch.worth[env.hands.two(self.pair, self.pair) as usize])
    }

    fn node(&self, env: &Env, id: HandId, moves: &[Option<Move>; KINDS], scratch: &Scratch) -> Ups {
        let has = |m: Move| moves.contains(&Some(m));
        let hit =
            if has(Move::Hit) { drawing(env, id, |c| &scratch.worth[c as usize]) } else { [0.0; KINDS] };
        let once =
            if has(Move::Double) { drawing(env, id, |c| &scratch.stood[c as usize]) } else { [0.0; KINDS] };
        std::array::from_fn(|up| match moves[up] {
            Some(Move::Stand) => scratch.stood[id as usize][up],
            Some(Move::Hit) => hit[up],
            Some(Move::Double) => 2.0 * once[up],
            Some(Move::Surrender) => -0.5 * env.goes_on(env.hand(id), up),
            Some(Move::Split) | None => 0.0,
        })
    }
}

/// Final hands by the up cards they are final against.
fn sorted(is_final: &[dealer::Ups]) -> [(dealer::Ups, Vec<HandId>); 3] {
    use dealer::Ups;
    let mut lists = [(Ups::LOW, Vec::new()), (Ups::HIGH, Vec::new()), (Ups::ALL, Vec::new())];
    for (id, ups) in is_final.iter().enumerate().filter(|f| *f.1 != Ups::default()) {
        let list = lists.iter_mut().find(|l| ups.is_within(l.0)).expect("all is all");
        list.1.push(id as HandId);
    }
    lists
}

/// Room to work in, reused from pair to pair.
pub struct Scratch {
    pub stood: Vec<Ups>,
    pub worth: Vec<Ups>,
}

impl Scratch {
    pub fn new(env: &Env) -> Scratch {
        let count = env.hands.list.len();
        Scratch { stood: vec![[0.0; KINDS]; count], worth: vec![[0.0; KINDS]; count] }
    }
}

/// The chance that the next `many` cards all pair, when the pair and the up card are gone.
pub fn all_pair(env: &Env, pair: &PairRank, up: usize, many: usize) -> f64 {
    let run = |left: f64| {
        (0..many).fold(1.0, |chance, k| {
            let k = k as f64;
            chance * ((left - k) / (env.size - 3.0 - k)).max(0.0)
        })
    };
    let left = pair.of_rank - 2.0;
    if up != pair.kind {
        return run(left);
    }
    // The up card is of the pair's kind; among ten-values it may still be of another rank.
    let same = match pair.up_is_one {
        Some(known) => f64::from(u8::from(known)),
        None => left / (pair.of_kind - 2.0),
    };
    same * run(left - 1.0) + (1.0 - same) * run(left)
}

/// What pairs: a kind, or among ten-values perhaps one rank only.
#[derive(Clone, Copy, Debug)]
pub struct PairRank {
    pub kind: usize,
    pub of_kind: f64,
    pub of_rank: f64,
    /// Is an up card of this kind also of this rank? None where only its kind is known.
    pub up_is_one: Option<bool>,
}

impl PairRank {
    /// Do only some cards of the kind pair?
    pub fn some_only(&self) -> bool {
        self.of_rank != self.of_kind
    }

    /// The ranks that make pairs of a kind, each with the share of two such cards that are a pair of it.
    pub fn of(env: &Env, kind: usize, tens: [u16; 4]) -> Vec<(f64, PairRank)> {
        let of_kind = env.counts[kind];
        if kind != TEN || env.rules.is_pair(Rank::Ten, Rank::King) {
            return vec![(1.0, PairRank { kind, of_kind, of_rank: of_kind, up_is_one: None })];
        }
        if !env.rules.is_pair(Rank::Ten, Rank::Ten) {
            return Vec::new();
        }
        let two = of_kind * (of_kind - 1.0);
        let mut ranks: Vec<(f64, PairRank)> = Vec::new();
        for n in tens.map(f64::from).into_iter().filter(|n| *n >= 2.0) {
            let share = n * (n - 1.0) / two;
            match ranks.iter_mut().find(|(_, r)| r.of_rank == n) {
                Some((sum, _)) => *sum += share,
                None => ranks.push((share, PairRank { kind, of_kind, of_rank: n, up_is_one: None })),
            }
        }
        ranks
    }
}

/// What one split hand is worth with so many further pairing cards gone: any second card, and a pairing one.
pub type Levels = Vec<(Ups, Ups)>;

/// The worth of one split hand for every number of missing cards that matters.
pub fn levels(env: &Env, tree: &Tree, most: usize, scratch: &mut Scratch) -> Levels {
    let w = weights(most);
    let needed = (0..w.any.len()).filter(|i| w.any[*i] != 0.0 || w.other[*i] != 0.0).max().unwrap_or(0);
    (0..=needed)
        .take_while(|gone| env.counts[tree.pair] >= (2 + gone) as f64)
        .map(|gone| tree.value(&env.without(tree.pair, 1 + gone), scratch))
        .collect()
}

/// What splitting this pair is worth, all its hands together.
pub fn worth(env: &Env, pair: &PairRank, most: usize, levels: &Levels) -> Ups {
    let w = weights(most);
    std::array::from_fn(|up| {
        let mut sum = 0.0;
        for (gone, (any, paired)) in levels.iter().enumerate() {
            let chance = all_pair(env, pair, up, gone);
            sum += chance * (w.any[gone] + w.other[gone]) * any[up];
            sum -= all_pair(env, pair, up, gone + 1) * w.other[gone] * paired[up];
        }
        sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With no pairing cards left, and with every card pairing, the number of hands is known.
    #[test]
    fn the_weights_count_the_hands() {
        // The worth of a hand being 1 whatever happens, the sum is the expected number of hands.
        let expected = |most: usize, q: f64| {
            let w = weights(most);
            let all = (0..w.any.len()).map(|i| {
                let p = q.powi(i as i32);
                p * w.any[i] + p * w.other[i] * (1.0 - q)
            });
            all.sum::<f64>()
        };
        for most in 2..=5 {
            assert!((expected(most, 0.0) - 2.0).abs() < 1e-12);
            assert!((expected(most, 1.0) - most as f64).abs() < 1e-12, "{most}");
        }
        // Three hands at most: a third comes unless neither of the first two cards pairs.
        let q: f64 = 0.1;
        assert!((expected(3, q) - (3.0 - (1.0 - q).powi(2))).abs() < 1e-12);
    }
}
