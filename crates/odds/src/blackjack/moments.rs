//! Mean and mean square of a split round, exactly: how much the hands of one circle swing together.
//!
//! Split hands meet the same player-dealer's hand and draw from the same shoe, so the square of their sum needs
//! every two of them jointly. As in [`super::split`], everything is a sum over cards drawn in some order, and
//! the chance of an order depends only on how many of each kind it takes. So a split hand is written as a
//! polynomial: a term for each set of cards drawn, with what the hand is worth against each way the
//! player-dealer can end. Two hands are the product of two such polynomials; the player-dealer's chances are then
//! worked out once for each set of cards that occurs in the product.

use super::dealer::LANES;
use super::env::Env;
use super::hands::{Hand, HandId, OVER};
use super::mix::CardMap;
use super::play::Move;
use super::shoe::{ACE, KINDS, TEN};
use super::split::{PairRank, SplitPlay, choose, orders, weights};
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap};

/// How the player-dealer ends: 17 to 21, over, over in the way that pushes, and an unpeeked natural.
pub const ENDINGS: usize = 8;
const OVER_AT: usize = 5;
pub const PUSHING: usize = 6;
const NATURAL: usize = 7;

/// Cards of each kind, six bits each; sets of cards add up as numbers do.
pub type Cards = u64;

pub const fn one(kind: usize) -> Cards {
    1 << (6 * kind)
}

type Terms = CardMap<Cards, [f64; ENDINGS]>;

/// What a hand of this total gets against each ending.
fn pays(total: u8) -> [f64; ENDINGS] {
    let mut pays = [1.0; ENDINGS];
    for (t, pay) in pays.iter_mut().enumerate().take(5) {
        *pay = f64::from((total as i8 - 17 - t as i8).signum());
    }
    pays[NATURAL] = -1.0;
    pays
}

/// One split hand from some cards on.
pub struct OneHand<'a> {
    pub env: &'a Env,
    pub moves: &'a dyn SplitPlay,
    pub up: usize,
    pub one_card: bool,
}

/// Told of each term: cards drawn, the number of orders, and what the hand wins against each ending.
type Tell<'t> = &'t mut dyn FnMut(Cards, f64, [f64; ENDINGS]);

impl<'a> OneHand<'a> {
    pub fn new(env: &'a Env, moves: &'a dyn SplitPlay, kind: usize, up: usize) -> OneHand<'a> {
        OneHand { env, moves, up, one_card: kind == ACE && env.rules.split_aces_one_card }
    }

    /// A card that puts the hand over: one term for any card at all, less one for each card that does not.
    fn goes_over(&self, tell: Tell, hand: &Hand, cards: Cards, orders: f64, wager: f64) {
        let mut over = [-wager; ENDINGS];
        let lives = |kind: usize| hand.hard as usize + kind < 21;
        // Totals too high to push lose against that ending as well.
        for kind in (0..KINDS).filter(|k| !lives(*k)) {
            if !self.env.pushes_over(hand.hard as usize + kind + 1) {
                over[PUSHING] = -wager;
                tell(cards + one(kind), orders, over);
                over[PUSHING] = 0.0;
                tell(cards + one(kind), -orders, over);
            }
        }
        over[PUSHING] = 0.0;
        tell(cards, orders, over);
        for kind in (0..KINDS).filter(|k| lives(*k)) {
            tell(cards + one(kind), -orders, over);
        }
    }

    /// Follows the hand from these two cards on, of which so many count as drawn.
    pub fn from(&self, start: &[(HandId, Cards)], tell: Tell) {
        let env = self.env;
        let mut waiting: HashMap<HandId, (Cards, f64)> = HashMap::new();
        let mut queue: BTreeSet<HandId> = BTreeSet::new();
        for (id, cards) in start {
            waiting.insert(*id, (*cards, 1.0));
            queue.insert(*id);
        }
        while let Some(id) = queue.pop_first() {
            let (cards, orders) = waiting[&id];
            let hand = env.hand(id);
            let m = if self.one_card { Move::Stand } else { self.moves.in_split(env, id, self.up) };
            match m {
                Move::Stand | Move::Split => tell(cards, orders, pays(hand.total)),
                Move::Surrender => tell(cards, orders, [-0.5; ENDINGS]),
                Move::Hit | Move::Double => {
                    let wager = if m == Move::Double { 2.0 } else { 1.0 };
                    if hand.hard > 11 {
                        self.goes_over(tell, hand, cards, orders, wager);
                    }
                    for (kind, child) in env.hands.child[id as usize].iter().enumerate() {
                        if *child == OVER {
                            continue;
                        }
                        let more = cards + one(kind);
                        if m == Move::Double {
                            tell(more, orders, pays(env.hand(*child).total).map(|pay| 2.0 * pay));
                        } else {
                            waiting.entry(*child).or_insert((more, 0.0)).1 += orders;
                            queue.insert(*child);
                        }
                    }
                }
            }
        }
    }

    /// The terms with what the hand wins, or the square of it.
    fn terms(&self, square: bool, start: &[(HandId, Cards)]) -> Terms {
        let mut terms = Terms::default();
        self.from(start, &mut |cards, orders, wins| {
            let term = terms.entry(cards).or_insert([0.0; ENDINGS]);
            for (sum, win) in term.iter_mut().zip(wins) {
                *sum += orders * if square { win * win } else { win };
            }
        });
        terms
    }
}

/// Whole numbers in front of the products, by the number of further pairing cards drawn.
struct Pairing {
    /// Both hands with any second card.
    any_any: Vec<f64>,
    /// One with any, one that pairs.
    any_pair: Vec<f64>,
    pair_pair: Vec<f64>,
}

fn pairing(most: usize) -> Pairing {
    let zero = vec![0.0; 2 * most + 3];
    let mut p = Pairing { any_any: zero.clone(), any_pair: zero.clone(), pair_pair: zero };
    // `plain` of the two hands hold a card that does not pair (any − pairing), as do `others` further hands.
    let mut add = |times: f64, gone: usize, others: usize, plain: usize| {
        for k in 0..=others {
            let t = times * choose(others, k) * if k % 2 == 0 { 1.0 } else { -1.0 };
            p.any_any[gone + k] += t;
            p.any_pair[gone + k + 1] -= t * plain as f64;
            if plain == 2 {
                p.pair_pair[gone + k + 2] += t;
            }
        }
    };
    for hands in 2..most {
        add((hands * (hands - 1)) as f64 * orders(hands - 2, hands, false), hands - 2, hands - 2, 2);
    }
    let gone = most - 2;
    for filled in 0..=gone {
        let n = orders(gone, filled, true);
        let open = most - filled;
        if filled > 1 {
            add(n * (filled * (filled - 1)) as f64, gone, filled - 2, 2);
        }
        if filled > 0 {
            add(n * (2 * filled * open) as f64, gone, filled - 1, 1);
        }
        add(n * (open * (open - 1)) as f64, gone, filled, 0);
    }
    p
}

/// Terms this small are left out: some millions of them cannot be seen in the tenth digit of a round, of which
/// splits of any one pair are not a hundredth.
const TINY: f64 = 1e-12;

/// A hand's terms, the weightiest first.
struct Ranked(Vec<(Cards, [f64; ENDINGS], f64)>);

impl Ranked {
    fn new(env: &Env, terms: Terms) -> Ranked {
        let weight = |cards: Cards, f: &[f64; ENDINGS]| {
            let (mut chance, mut size) = (1.0, env.size - 3.0);
            for k in 0..KINDS {
                for t in 0..(cards >> (6 * k)) & 63 {
                    chance *= (env.counts[k] - t as f64).max(0.0) / size;
                    size -= 1.0;
                }
            }
            chance * largest(f)
        };
        let mut list: Vec<_> = terms.into_iter().map(|(cards, f)| (cards, f, weight(cards, &f))).collect();
        list.sort_unstable_by(|a, b| b.2.total_cmp(&a.2).then(a.0.cmp(&b.0)));
        Ranked(list)
    }
}

fn largest(f: &[f64; ENDINGS]) -> f64 {
    f.iter().fold(0.0, |most: f64, x| most.max(x.abs()))
}

fn product(sum: &mut Terms, a: &Ranked, b: &Ranked, times: &[f64], pair: Cards, keep_gone: bool) {
    let uses: Vec<(usize, f64)> = times.iter().copied().enumerate().filter(|t| t.1 != 0.0).collect();
    if uses.is_empty() {
        return;
    }
    let same = std::ptr::eq(a, b);
    let mut both = Terms::default();
    for (i, (x, fx, wx)) in a.0.iter().enumerate() {
        // A hand's product with itself is symmetric: each two terms are taken once and counted twice.
        let from = if same { i } else { 0 };
        for (j, (y, fy, wy)) in b.0.iter().enumerate().skip(from) {
            if wx * wy < TINY {
                break;
            }
            let twice = if same && j != i { 2.0 } else { 1.0 };
            let term = both.entry(x + y).or_insert([0.0; ENDINGS]);
            for t in 0..ENDINGS {
                term[t] += twice * fx[t] * fy[t];
            }
        }
    }
    for (cards, f) in &both {
        scatter(sum, *cards, f, &uses, pair, keep_gone);
    }
}

fn scatter(
    sum: &mut Terms,
    cards: Cards,
    f: &[f64; ENDINGS],
    uses: &[(usize, f64)],
    pair: Cards,
    keep: bool,
) {
    for (gone, times) in uses {
        // Where pairing cards are only some of their kind, their number is kept apart, in the top bits.
        let key = if keep { cards + ((*gone as u64) << 60) } else { cards + *gone as u64 * pair };
        let term = sum.entry(key).or_insert([0.0; ENDINGS]);
        for t in 0..ENDINGS {
            term[t] += times * f[t];
        }
    }
}

/// A split and what is done with every hand that comes of it: with the rules and the shoe that decides the result.
#[derive(PartialEq, Eq, Hash)]
struct Followed {
    kind: usize,
    /// How many cards pair.
    of_rank: u64,
    up: usize,
    played: Vec<(HandId, Move)>,
}

/// Splits of one game that have been followed to the end. Two ways of playing often agree on all hands of a split.
#[derive(Default)]
pub struct Seen(Mutex<HashMap<Followed, (f64, f64)>>);

impl Seen {
    /// Mean and mean square of the result of a split, over the deals in which the round goes on.
    pub fn of_split(
        &self,
        env: &Env,
        moves: &dyn SplitPlay,
        pair: &PairRank,
        most: usize,
        up: usize,
    ) -> (f64, f64) {
        let key = Followed {
            kind: pair.kind,
            of_rank: pair.of_rank as u64,
            up,
            played: played(env, moves, pair.kind, up),
        };
        let known = self.0.lock().get(&key).copied();
        known.unwrap_or_else(|| {
            let found = of_split(env, moves, pair, most, up);
            self.0.lock().insert(key, found);
            found
        })
    }
}

/// Every hand that a split card can become, and the move with it.
fn played(env: &Env, moves: &dyn SplitPlay, kind: usize, up: usize) -> Vec<(HandId, Move)> {
    let one_card = kind == ACE && env.rules.split_aces_one_card;
    let mut waiting: BTreeSet<HandId> =
        env.hands.child[env.hands.single(kind) as usize].iter().copied().collect();
    let mut played = Vec::new();
    while let Some(id) = waiting.pop_first() {
        let m = if one_card { Move::Stand } else { moves.in_split(env, id, up) };
        played.push((id, m));
        if m == Move::Hit {
            waiting.extend(env.hands.child[id as usize].iter().filter(|c| **c != OVER));
        }
    }
    played
}

/// The hands that a split card and one more make, with that card as drawn.
pub fn seconds(env: &Env, kind: usize) -> Vec<(HandId, Cards)> {
    let single = env.hands.single(kind) as usize;
    env.hands.child[single].iter().enumerate().map(|(k, id)| (*id, one(k))).collect()
}

/// Mean and mean square of the result of a split, over the deals in which the round goes on.
pub fn of_split(env: &Env, moves: &dyn SplitPlay, pair: &PairRank, most: usize, up: usize) -> (f64, f64) {
    let kind = pair.kind;
    let some_only = pair.some_only();
    let seconds = seconds(env, kind);
    let paired = [(env.hands.two(kind, kind), 0)];
    let one_hand = OneHand::new(env, moves, kind, up);
    let hand = |square: bool, start: &[(HandId, Cards)]| one_hand.terms(square, start);
    let w = weights(most);
    let singly = |square: bool| {
        let mut sum = Terms::default();
        let any: Vec<(usize, f64)> = (0..w.any.len()).map(|i| (i, w.any[i] + w.other[i])).collect();
        let pairs: Vec<(usize, f64)> = (0..w.any.len()).map(|i| (i + 1, -w.other[i])).collect();
        for (terms, uses) in [(hand(square, &seconds), any), (hand(square, &paired), pairs)] {
            let uses: Vec<_> = uses.into_iter().filter(|u| u.1 != 0.0).collect();
            for (cards, f) in &terms {
                scatter(&mut sum, *cards, f, &uses, one(kind), some_only);
            }
        }
        sum
    };
    let (first, mut second) = (singly(false), singly(true));
    let p = pairing(most);
    let (f, g) = (Ranked::new(env, hand(false, &seconds)), Ranked::new(env, hand(false, &paired)));
    product(&mut second, &f, &f, &p.any_any, one(kind), some_only);
    product(&mut second, &f, &g, &p.any_pair, one(kind), some_only);
    product(&mut second, &g, &g, &p.pair_pair, one(kind), some_only);
    (expect(env, pair, up, &first), expect(env, pair, up, &second))
}

/// The expectation of a sum of terms, the pair and the up card being out of the shoe.
fn expect(env: &Env, pair: &PairRank, up: usize, terms: &Terms) -> f64 {
    let mut list: Vec<(Cards, f64, [f64; ENDINGS])> = Vec::with_capacity(terms.len());
    for (key, f) in terms {
        let (cards, chance) = chance_of(env, pair, up, *key);
        if chance * largest(f) > TINY {
            list.push((cards, chance, *f));
        }
    }
    // Terms come out of a hash map; a fixed order of adding makes the last digit repeatable.
    list.sort_unstable_by_key(|t| t.0);
    let mut sum = 0.0;
    for batch in list.chunks(LANES) {
        let gone = std::array::from_fn(|l| batch[l.min(batch.len() - 1)].0);
        for ((_, chance, f), p) in batch.iter().zip(all_endings(env, pair.kind, up, gone)) {
            sum += chance * f.iter().zip(p).map(|(f, p)| f * p).sum::<f64>();
        }
    }
    sum
}

/// The cards that a key stands for, all of them, and the chance that they come in a given order when the pair and the
/// up card are gone. Where pairing cards are only some of their kind, the top bits say how many of those come first.
pub fn chance_of(env: &Env, pair: &PairRank, up: usize, key: u64) -> (Cards, f64) {
    let (cards, gone) =
        if pair.some_only() { (key & ((1 << 60) - 1), (key >> 60) as usize) } else { (key, 0) };
    let mut left = env.counts;
    left[pair.kind] -= 2.0;
    left[up] -= 1.0;
    let mut chance = super::split::all_pair(env, pair, up, gone);
    let mut size = env.size - 3.0 - gone as f64;
    left[pair.kind] -= gone as f64;
    for (k, n) in left.iter_mut().enumerate() {
        for _ in 0..(cards >> (6 * k)) & 63 {
            chance *= *n / size;
            *n -= 1.0;
            size -= 1.0;
        }
    }
    (cards + gone as u64 * one(pair.kind), chance)
}

/// How the player-dealer ends when a pair and each of these sets of cards are gone.
pub fn all_endings(env: &Env, kind: usize, up: usize, gone: [Cards; LANES]) -> [[f64; ENDINGS]; LANES] {
    let shoes: [[f64; LANES]; KINDS] = std::array::from_fn(|k| {
        let of_kind = env.counts[k] - if k == kind { 2.0 } else { 0.0 };
        gone.map(|cards| of_kind - ((cards >> (6 * k)) & 63) as f64)
    });
    let ends = env.dealer.ends_against(up, &shoes);
    std::array::from_fn(|l| {
        let left: [f64; KINDS] = std::array::from_fn(|k| shoes[k][l]);
        endings(env, up, &left, std::array::from_fn(|t| ends[t][l]))
    })
}

/// The chances of all endings; `left` still holds the up card.
fn endings(env: &Env, up: usize, left: &[f64; KINDS], ends: [f64; 5]) -> [f64; ENDINGS] {
    let size: f64 = left.iter().sum::<f64>() - 1.0;
    let natural = match up {
        ACE => left[TEN] / size,
        TEN => left[ACE] / size,
        _ => 0.0,
    };
    let mut below = *left;
    below[up] -= 1.0;
    let pushing = env.pushing_chance(up, &below, size);
    let mut p = [0.0; ENDINGS];
    p[..5].copy_from_slice(&ends);
    p[PUSHING] = pushing;
    p[OVER_AT] = 1.0 - ends.iter().sum::<f64>() - natural - pushing;
    p[NATURAL] = if env.peeked(up) { 0.0 } else { natural };
    p
}
