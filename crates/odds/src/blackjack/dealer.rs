//! How the player-dealer's hand ends, exactly, for any composition of the shoe.
//!
//! The player-dealer has no choices, so which sets of cards can be its final hand, and in how many orders each
//! can come, never changes. Both are worked out once for each drawing rule. The chance of a final hand is then
//! the number of its orders times a falling product of the counts of its cards; hands that share cards share
//! the product. Eight compositions are done side by side, which the compiler turns into vector instructions,
//! and all ten up cards at once.
//!
//! Only hands that end on 17 to 21 are walked: what is neither that nor a natural is a bust.

use super::shoe::{ACE, Counts, KINDS, TEN};
use games::blackjack::draws_to_17;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// So many compositions are done at once.
pub const LANES: usize = 8;
/// A value for each composition done at once.
pub type Lane = [f64; LANES];
/// The totals 17 to 21.
pub const ENDS: usize = 5;
/// Chances of the totals 17 to 21 for each up card; naturals and busts are not among them.
pub type Ends = [[f64; ENDS]; KINDS];

/// A set of up cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ups(u16);

impl Ups {
    /// All ten kinds.
    pub const ALL: Ups = Ups(0x3FF);
    /// Two to six.
    pub const LOW: Ups = Ups(0b11_1110);
    /// Seven to ten, and aces.
    pub const HIGH: Ups = Ups(0x3FF & !0b11_1110);

    /// Is this up card among them?
    pub const fn contains(self, up: usize) -> bool {
        self.0 >> up & 1 == 1
    }

    /// With this up card too.
    pub const fn with(self, up: usize) -> Ups {
        Ups(self.0 | 1 << up)
    }

    /// Are all of these among the others?
    pub const fn is_within(self, other: Ups) -> bool {
        self.0 & !other.0 == 0
    }
}

/// One card more on the way to a final hand.
struct Step {
    /// How many cards there are with this one.
    depth: u8,
    kind: u8,
    /// How many of this kind were taken before.
    before: u8,
    /// Where its endings stop in the list of endings.
    endings: u32,
}

/// A final hand counted for one of its cards as the up card.
#[derive(Clone, Copy)]
struct Ending {
    /// Up card and total, as `kind * ENDS + total - 17`.
    slot: u8,
    orders: f64,
}

/// A bust, for the Buster bet: the cards and how many orders lead to it from this up card.
struct Bust {
    up: u8,
    counts: [u8; KINDS],
    cards: u8,
    orders: f64,
}

/// Final hands in an order that shares as much work as possible.
#[derive(Default)]
struct Walk {
    steps: Vec<Step>,
    endings: Vec<Ending>,
}

/// The final hands of one drawing rule.
///
/// ```
/// use odds::blackjack::{ACE, Dealer, Shoe};
///
/// let busts = Dealer::get(false).busts(&Shoe::decks(6).counts());
/// let against = |up: usize| busts[up].iter().sum::<f64>();
/// assert!(against(5) > against(ACE)); // A six goes over more often than an ace.
/// ```
pub struct Dealer {
    /// Is a soft 17 hit?
    pub hits_soft_17: bool,
    all: Walk,
    /// Only up cards that a player stands against early, two to six; and only the others.
    low: Walk,
    high: Walk,
    by_up: Vec<Walk>,
    busts: Vec<Bust>,
}

/// No final hand short of a bust has more cards (an ace-rich one has thirteen).
const DEEPEST: usize = 24;

type Multiset = [u8; KINDS];

fn value(counts: &Multiset) -> (u8, bool) {
    let hard = counts.iter().zip(1u8..).map(|(n, v)| n * v).sum::<u8>();
    if counts[ACE] > 0 && hard <= 11 { (hard + 10, true) } else { (hard, false) }
}

impl Dealer {
    /// The final hands of a player-dealer who hits, or stands on, a soft 17.
    pub fn get(hits_soft_17: bool) -> &'static Dealer {
        static RULES: [OnceLock<Dealer>; 2] = [OnceLock::new(), OnceLock::new()];
        RULES[usize::from(hits_soft_17)].get_or_init(|| Dealer::make(hits_soft_17))
    }

    fn make(hits_soft_17: bool) -> Dealer {
        let mut finals: BTreeMap<Vec<u8>, Vec<Ending>> = BTreeMap::new();
        let mut busts = Vec::new();
        for up in 0..KINDS {
            explore(up, hits_soft_17, &mut finals, &mut busts);
        }
        let low = |up: usize| Ups::LOW.contains(up);
        Dealer {
            hits_soft_17,
            all: Walk::new(&finals, &|_| true),
            low: Walk::new(&finals, &low),
            high: Walk::new(&finals, &|up| !low(up)),
            by_up: (0..KINDS).map(|one| Walk::new(&finals, &|up| up == one)).collect(),
            busts,
        }
    }

    /// The up cards that are walked when these are asked for.
    pub const fn walked(&self, ups: Ups) -> Ups {
        match ups {
            _ if ups.is_within(Ups::LOW) => Ups::LOW,
            _ if ups.is_within(Ups::HIGH) => Ups::HIGH,
            _ => Ups::ALL,
        }
    }

    /// The chances for eight shoes, each given without the player's cards but with the up card still in it.
    /// Up cards that are not asked for may come out as zero.
    pub fn ends(&self, ups: Ups, shoes: &[Lane; KINDS], out: &mut [Ends]) {
        assert!(out.len() <= LANES);
        let walk = match self.walked(ups) {
            Ups::LOW => &self.low,
            Ups::HIGH => &self.high,
            _ => &self.all,
        };
        let (sums, size) = walk.run(shoes);
        for (l, ends) in out.iter_mut().enumerate() {
            for up in 0..KINDS {
                let drawn_up = shoes[up][l] / size[l];
                for t in 0..ENDS {
                    ends[up][t] = if drawn_up > 0.0 { sums[up * ENDS + t][l] / drawn_up } else { 0.0 };
                }
            }
        }
    }

    /// The chances for eight shoes and one up card, which is still in them.
    pub fn ends_against(&self, up: usize, shoes: &[Lane; KINDS]) -> [Lane; ENDS] {
        let (sums, size) = self.by_up[up].run(shoes);
        std::array::from_fn(|t| std::array::from_fn(|l| sums[up * ENDS + t][l] * size[l] / shoes[up][l]))
    }

    /// The same for one shoe.
    pub fn ends_of(&self, counts: &Counts) -> Ends {
        let shoes = counts.map(|n| [f64::from(n); LANES]);
        let mut out = [[[0.0; ENDS]; KINDS]];
        self.ends(Ups::ALL, &shoes, &mut out);
        out[0]
    }

    /// The chance of a bust with so many cards from a shoe that holds all cards, by up card: `[up][cards]`.
    ///
    /// These are chances of the whole round, the up card included.
    pub fn busts(&self, counts: &Counts) -> [[f64; 22]; KINDS] {
        let size: f64 = counts.iter().map(|n| f64::from(*n)).sum();
        let mut out = [[0.0; 22]; KINDS];
        for bust in &self.busts {
            let mut ways = bust.orders;
            let mut left = size;
            for (n, take) in counts.iter().zip(bust.counts) {
                for t in 0..take {
                    ways *= (f64::from(*n) - f64::from(t)) / left;
                    left -= 1.0;
                }
            }
            out[bust.up as usize][bust.cards as usize] += ways;
        }
        out
    }
}

impl Walk {
    fn new(finals: &BTreeMap<Vec<u8>, Vec<Ending>>, for_up: &dyn Fn(usize) -> bool) -> Walk {
        let mut walk = Walk::default();
        let mut path: &[u8] = &[];
        for (cards, endings) in finals {
            let wanted = |e: &&Ending| for_up(usize::from(e.slot) / ENDS);
            if !endings.iter().any(|e| wanted(&e)) {
                continue;
            }
            let shared = path.iter().zip(cards).take_while(|(a, b)| a == b).count();
            for (at, kind) in cards.iter().enumerate().skip(shared) {
                walk.steps.push(Step {
                    depth: at as u8 + 1,
                    kind: *kind,
                    before: cards[..at].iter().filter(|k| *k == kind).count() as u8,
                    endings: walk.endings.len() as u32,
                });
            }
            walk.endings.extend(endings.iter().filter(wanted).copied());
            walk.steps.last_mut().expect("a final hand has cards").endings = walk.endings.len() as u32;
            assert!(cards.len() < DEEPEST);
            path = cards;
        }
        walk
    }

    /// The chances of every ending, the up card's own chance included, and the sizes of the shoes.
    fn run(&self, shoes: &[Lane; KINDS]) -> ([Lane; KINDS * ENDS], Lane) {
        let mut size = [0.0; LANES];
        for kind in shoes {
            for l in 0..LANES {
                size[l] += kind[l];
            }
        }
        let mut share = [[0.0; LANES]; DEEPEST];
        for (d, share) in share.iter_mut().enumerate() {
            for l in 0..LANES {
                // A small shoe may run out on the way to hands that it does not hold.
                let left = size[l] - d as f64;
                share[l] = if left > 0.0 { 1.0 / left } else { 0.0 };
            }
        }
        let mut chance = [[1.0; LANES]; DEEPEST];
        let mut sums = [[0.0; LANES]; KINDS * ENDS];
        let mut done = 0;
        for step in &self.steps {
            let depth = step.depth as usize % DEEPEST;
            let (above, n, share) =
                (chance[depth - 1], &shoes[step.kind as usize % KINDS], &share[depth - 1]);
            let before = f64::from(step.before);
            let mut here = [0.0; LANES];
            for l in 0..LANES {
                here[l] = above[l] * (n[l] - before) * share[l];
            }
            chance[depth] = here;
            for ending in &self.endings[done..step.endings as usize] {
                let sum = &mut sums[ending.slot as usize % (KINDS * ENDS)];
                for l in 0..LANES {
                    sum[l] += ending.orders * here[l];
                }
            }
            done = step.endings as usize;
        }
        (sums, size)
    }
}

/// All final hands from one up card, with the number of orders in which the further cards can come.
fn explore(
    up: usize,
    hits_soft_17: bool,
    finals: &mut BTreeMap<Vec<u8>, Vec<Ending>>,
    busts: &mut Vec<Bust>,
) {
    let mut start = [0; KINDS];
    start[up] = 1;
    // In a fixed order, so that chances added up come out the same to the last digit every time.
    let mut level: BTreeMap<Multiset, f64> = BTreeMap::from([(start, 1.0)]);
    let mut cards = 1;
    while !level.is_empty() {
        let mut next: BTreeMap<Multiset, f64> = BTreeMap::new();
        for (counts, orders) in level {
            for k in 0..KINDS {
                let mut more = counts;
                more[k] += 1;
                *next.entry(more).or_default() += orders;
            }
        }
        cards += 1;
        next.retain(|counts, orders| {
            let (total, soft) = value(counts);
            let natural = cards == 2 && counts[ACE] == 1 && counts[TEN] == 1;
            if total > 21 {
                busts.push(Bust { up: up as u8, counts: *counts, cards, orders: *orders });
                return false;
            }
            if draws_to_17(hits_soft_17, total, soft) {
                return true;
            }
            if !natural {
                let slot = (up * ENDS + total as usize - 17) as u8;
                finals.entry(spelled(counts)).or_default().push(Ending { slot, orders: *orders });
            }
            false
        });
        level = next;
    }
}

/// The cards of a multiset one by one, tens first: hands that begin alike then stand side by side.
fn spelled(counts: &Multiset) -> Vec<u8> {
    let kinds = (0..KINDS as u8).rev();
    kinds.flat_map(|k| std::iter::repeat_n(k, counts[k as usize] as usize)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Shoe;

    #[test]
    fn ends_naturals_and_busts_are_all_there_is() {
        for hits in [false, true] {
            for decks in [1, 2, 6, 8] {
                let dealer = Dealer::get(hits);
                let counts = Shoe::decks(decks).counts();
                let (ends, busts) = (dealer.ends_of(&counts), dealer.busts(&counts));
                let size: f64 = counts.iter().map(|n| f64::from(*n)).sum();
                for up in 0..KINDS {
                    let natural = match up {
                        ACE => f64::from(counts[TEN]) / (size - 1.0),
                        TEN => f64::from(counts[ACE]) / (size - 1.0),
                        _ => 0.0,
                    };
                    let bust = busts[up].iter().sum::<f64>() / (f64::from(counts[up]) / size);
                    let sum = ends[up].iter().sum::<f64>() + natural + bust;
                    assert!((sum - 1.0).abs() < 1e-12, "up {up}: {sum}");
                }
            }
        }
    }
}
