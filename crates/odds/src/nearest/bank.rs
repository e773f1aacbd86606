//! How far from the target the player-dealer ends, given what is in the shoe.

use super::{Counts, KINDS};
use games::blackjack::Nearest;
use std::collections::BTreeMap;

/// A set of cards that the player-dealer can draw on top of the up card, as the path to it in a tree: kinds ascending.
struct Node {
    /// The last of its kinds, and how many of that kind came before on the path.
    kind: u8,
    nth: u8,
    /// How deep in the tree: how many cards.
    depth: u8,
    /// Orders in which the player-dealer draws exactly this and then stands; none where it draws on or had stood before.
    orders: f64,
    /// Which of the distances it ends at, where it stands.
    ends: u16,
}

/// No hand has more cards: the highest target is 31 (N-1).
const DEEPEST: usize = 32;

/// All the player-dealer's hands with one up card.
pub(super) struct Tree {
    nodes: Vec<Node>,
}

/// So many shoes are weighed at once: the way through a tree costs more than the sums on it.
pub(super) const LANES: usize = 8;

/// A figure for each of them.
pub(super) type Lanes = [f64; LANES];

/// Every up card's tree, and the distances there are.
pub(super) struct Bank {
    trees: Vec<Tree>,
    /// Distances from the target, in hundredths, ascending.
    pub distances: Vec<u16>,
}

impl Bank {
    /// All hands that the rules lead to from a shoe.
    pub fn new(rules: &Nearest, shoe: &Counts) -> Bank {
        let finals: Vec<BTreeMap<Vec<u8>, (f64, u16)>> =
            (0..KINDS).map(|up| finals(rules, shoe, up)).collect();
        let mut distances: Vec<u16> = finals.iter().flatten().map(|(_, (_, distance))| *distance).collect();
        distances.sort_unstable();
        distances.dedup();
        let trees = finals.iter().map(|finals| Tree::new(finals, &distances)).collect();
        Bank { trees, distances }
    }

    /// The chances of each distance with this up card, from what is left in each of several shoes once the player's cards and the up
    /// card are out.
    pub fn ends(&self, up: usize, left: &[Counts; LANES]) -> Vec<Lanes> {
        let mut ends = vec![[0.0; LANES]; self.distances.len()];
        self.trees[up].weigh(left, &mut ends);
        ends
    }
}

/// Every set of cards with which the player-dealer stands: the orders that lead to it, and how far from the target it is.
fn finals(rules: &Nearest, shoe: &Counts, up: usize) -> BTreeMap<Vec<u8>, (f64, u16)> {
    let mut found: BTreeMap<Vec<u8>, (f64, u16)> = BTreeMap::new();
    // Sets of cards that are drawn to, with the orders that lead to them, by their number of cards.
    let mut open: BTreeMap<Vec<u8>, f64> = BTreeMap::from([(Vec::new(), 1.0)]);
    while !open.is_empty() {
        let mut next: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
        for (drawn, orders) in &open {
            for kind in 0..KINDS as u8 {
                let has = drawn.iter().filter(|k| **k == kind).count() as f64;
                if shoe[usize::from(kind)] - f64::from(u8::from(up == usize::from(kind))) <= has {
                    continue;
                }
                let mut hand = drawn.clone();
                hand.insert(hand.partition_point(|k| *k <= kind), kind);
                let low = (up as u8 + 1) + hand.iter().map(|k| k + 1).sum::<u8>();
                let aces = u8::from(up == 0) + hand.iter().filter(|k| **k == 0).count() as u8;
                let total = rules.total(low, aces);
                if rules.bank_draws(total) {
                    *next.entry(hand).or_default() += orders;
                } else {
                    found.entry(hand).or_insert((0.0, rules.distance(total))).0 += orders;
                }
            }
        }
        open = next;
    }
    found
}

impl Tree {
    fn new(finals: &BTreeMap<Vec<u8>, (f64, u16)>, distances: &[u16]) -> Tree {
        let mut nodes = Vec::new();
        let mut path: &[u8] = &[];
        // In the order of the sets a set follows those it begins with.
        for (hand, (orders, distance)) in finals {
            let shared = hand.iter().zip(path).take_while(|(a, b)| a == b).count();
            for depth in shared..hand.len() {
                let kind = hand[depth];
                let nth = hand[..depth].iter().filter(|k| **k == kind).count() as u8;
                nodes.push(Node { kind, nth, depth: depth as u8, orders: 0.0, ends: 0 });
            }
            let last = nodes.last_mut().expect("a hand has a card");
            last.orders = *orders;
            last.ends = distances.binary_search(distance).expect("a distance there is") as u16;
            path = hand;
        }
        Tree { nodes }
    }

    fn weigh(&self, left: &[Counts; LANES], ends: &mut [Lanes]) {
        let sizes = left.map(|counts| counts.iter().sum::<f64>());
        let share: [Lanes; DEEPEST] =
            std::array::from_fn(|depth| sizes.map(|size| 1.0 / (size - depth as f64).max(1.0)));
        let live: [[Lanes; DEEPEST]; KINDS] = std::array::from_fn(|kind| {
            std::array::from_fn(|nth| std::array::from_fn(|i| (left[i][kind] - nth as f64).max(0.0)))
        });
        // The chance of the cards so far in one given order, by depth.
        let mut chance = [[1.0; LANES]; DEEPEST + 1];
        for node in &self.nodes {
            let depth = usize::from(node.depth) % DEEPEST;
            let drawn = &live[usize::from(node.kind) % KINDS][usize::from(node.nth) % DEEPEST];
            let (before, share) = (chance[depth], &share[depth]);
            let now: Lanes = std::array::from_fn(|i| before[i] * drawn[i] * share[i]);
            chance[depth + 1] = now;
            if let Some(end) = ends.get_mut(usize::from(node.ends)).filter(|_| node.orders != 0.0) {
                (0..LANES).for_each(|i| end[i] += node.orders * now[i]);
            }
        }
    }
}
