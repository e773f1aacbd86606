//! Every hand a player can hold, as a set of cards.

use super::{Counts, KINDS};
use games::blackjack::{Forced, Rules, Total, forced};
use std::collections::BTreeMap;

/// A hand.
pub(super) struct Hand {
    /// How many of each kind.
    pub cards: [u8; KINDS],
    /// What it counts.
    pub total: Total,
    /// The hands it becomes with one more card of each kind; none where it may not draw, or where the shoe has no such card.
    pub next: [Option<u32>; KINDS],
    /// May it stand?
    pub stands: bool,
}

/// All hands, those of fewer cards first.
pub(super) struct Hands {
    pub all: Vec<Hand>,
    /// Hands of two cards by their kinds.
    pub two: BTreeMap<(usize, usize), u32>,
    /// Every hand by its cards.
    pub known: BTreeMap<[u8; KINDS], u32>,
}

impl Hands {
    /// Every hand that the chart lets come about from a shoe.
    pub fn new(rules: &Rules, shoe: &Counts) -> Hands {
        let nearest = rules.nearest.expect("a game in which the nearer hand wins");
        let mut hands = Hands { all: Vec::new(), two: BTreeMap::new(), known: BTreeMap::new() };
        let count = |cards: &[u8; KINDS]| {
            let low = cards.iter().zip(1..).map(|(n, value)| n * value).sum();
            nearest.total(low, cards[0])
        };
        for a in 0..KINDS {
            for b in a..KINDS {
                let mut cards = [0; KINDS];
                cards[a] += 1;
                cards[b] += 1;
                if (0..KINDS).all(|k| f64::from(cards[k]) <= shoe[k]) {
                    let id = hands.add(cards, count(&cards));
                    hands.two.insert((a, b), id);
                }
            }
        }
        let mut at = 0;
        while at < hands.all.len() {
            let Hand { cards, total, .. } = hands.all[at];
            let closed = nearest.is_closed(total);
            let chart = forced(rules, total).filter(|_| !closed);
            hands.all[at].stands = chart != Some(Forced::Hit);
            if !closed && chart != Some(Forced::Stand) {
                for kind in (0..KINDS).filter(|k| f64::from(cards[*k]) < shoe[*k]) {
                    let mut more = cards;
                    more[kind] += 1;
                    let known = hands.known.get(&more).copied();
                    let id = known.unwrap_or_else(|| hands.add(more, count(&more)));
                    hands.all[at].next[kind] = Some(id);
                }
            }
            at += 1;
        }
        hands
    }

    fn add(&mut self, cards: [u8; KINDS], total: Total) -> u32 {
        let id = self.all.len() as u32;
        self.all.push(Hand { cards, total, next: [None; KINDS], stands: true });
        self.known.insert(cards, id);
        id
    }
}
