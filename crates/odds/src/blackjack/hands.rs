//! Every hand a player can hold without being over, as a multiset of kinds, with the way from each to the next.
//!
//! About three thousand hands; made once and kept. A hand's children (itself with one more card) always come
//! after it, so that walking the list backwards visits every hand after all hands it can become.

use super::shoe::{ACE, KINDS};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The number of a hand in [`Hands`].
pub type HandId = u16;

/// No hand: the next card puts it over.
pub const OVER: HandId = HandId::MAX;

/// One hand: how many cards of each kind, and what it is worth.
///
/// ```
/// use odds::blackjack::Hands;
///
/// let hands = Hands::get();
/// let eights = hands.list[usize::from(hands.two(7, 7))];
/// assert_eq!((eights.total, eights.pair()), (16, Some(7)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// How many of each kind.
    pub counts: [u8; KINDS],
    /// How many cards.
    pub cards: u8,
    /// The total with every ace as one.
    pub hard: u8,
    /// The best total not over 21.
    pub total: u8,
    /// Is an ace counted as eleven?
    pub soft: bool,
}

impl Hand {
    fn of(counts: [u8; KINDS]) -> Hand {
        let cards = counts.iter().sum();
        let hard = counts.iter().zip(1u8..).map(|(n, value)| n * value).sum::<u8>();
        let soft = counts[ACE] > 0 && hard <= 11;
        Hand { counts, cards, hard, total: hard + if soft { 10 } else { 0 }, soft }
    }

    /// The kind of a pair, if the hand is one.
    pub fn pair(&self) -> Option<usize> {
        if self.cards == 2 { self.counts.iter().position(|n| *n == 2) } else { None }
    }

    /// An ace and a ten-value, two cards.
    pub fn is_ace_ten(&self) -> bool {
        self.cards == 2 && self.soft && self.total == 21
    }
}

/// All hands.
///
/// ```
/// use odds::blackjack::{ACE, Hands, OVER, TEN};
///
/// let hands = Hands::get();
/// let soft = hands.two(ACE, 5);
/// assert_eq!(hands.list[usize::from(soft)].total, 17);
/// assert_eq!(hands.child[usize::from(hands.two(TEN, 8))][8], OVER);
/// ```
pub struct Hands {
    /// The hands in rising order of their hard totals.
    pub list: Vec<Hand>,
    /// For each hand, where a further card of each kind leads.
    pub child: Vec<[HandId; KINDS]>,
    two: [[HandId; KINDS]; KINDS],
    index: HashMap<[u8; KINDS], HandId>,
}

impl Hands {
    /// The list, made at the first call.
    pub fn get() -> &'static Hands {
        static HANDS: OnceLock<Hands> = OnceLock::new();
        HANDS.get_or_init(Hands::make)
    }

    fn make() -> Hands {
        let mut list = Vec::with_capacity(3200);
        collect(&mut [0; KINDS], 0, 0, &mut list);
        list.sort_by_key(|h: &Hand| (h.hard, h.cards));
        let index: HashMap<_, _> = list
            .iter()
            .enumerate()
            .map(|(i, h)| (h.counts, HandId::try_from(i).expect("few hands")))
            .collect();
        let child = list
            .iter()
            .map(|h| {
                std::array::from_fn(|k| {
                    let mut counts = h.counts;
                    counts[k] += 1;
                    index.get(&counts).copied().unwrap_or(OVER)
                })
            })
            .collect();
        let mut hands = Hands { list, child, two: [[0; KINDS]; KINDS], index };
        for a in 0..KINDS {
            for b in 0..KINDS {
                hands.two[a][b] = hands.find(&[a, b]).expect("two cards are never over");
            }
        }
        hands
    }

    /// The hand of these cards, if it is not over.
    pub fn find(&self, kinds: &[usize]) -> Option<HandId> {
        let mut counts = [0; KINDS];
        for k in kinds {
            counts[*k] += 1;
        }
        self.index.get(&counts).copied()
    }

    /// The hand of one card.
    pub fn single(&self, kind: usize) -> HandId {
        self.find(&[kind]).expect("one card is never over")
    }

    /// The hand of two cards.
    #[inline]
    pub fn two(&self, a: usize, b: usize) -> HandId {
        self.two[a][b]
    }
}

fn collect(counts: &mut [u8; KINDS], from: usize, hard: u8, list: &mut Vec<Hand>) {
    list.push(Hand::of(*counts));
    for k in from..KINDS {
        let value = k as u8 + 1;
        if hard + value <= 21 {
            counts[k] += 1;
            collect(counts, k, hard + value, list);
            counts[k] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_come_after_their_parents_and_hold_one_card_more() {
        let hands = Hands::get();
        for (i, h) in hands.list.iter().enumerate() {
            for (k, child) in hands.child[i].iter().enumerate() {
                if *child == OVER {
                    assert!(h.hard as usize + k + 1 > 21);
                } else {
                    let c = &hands.list[*child as usize];
                    assert!(
                        (*child as usize) > i
                            && c.cards == h.cards + 1
                            && c.hard as usize == h.hard as usize + k + 1
                    );
                }
            }
        }
    }

    #[test]
    fn aces_are_soft_while_eleven_fits() {
        let hands = Hands::get();
        let of = |kinds: &[usize]| hands.list[hands.find(kinds).unwrap() as usize];
        assert_eq!((of(&[0, 0]).total, of(&[0, 0]).soft), (12, true));
        assert_eq!((of(&[0, 9]).total, of(&[0, 9]).is_ace_ten()), (21, true));
        assert_eq!((of(&[0, 9, 9]).total, of(&[0, 9, 9]).soft), (21, false));
        assert_eq!(of(&[7, 7]).pair(), Some(7));
        assert!(hands.find(&[9, 9, 1]).is_none());
    }
}
