//! Every choice of so many cards from a list, thirty-two at a time: the boards and run-outs of an enumeration.
//!
//! The last three cards come from a list made once, ordered by their highest card, so that the choices below a
//! given card are the beginning of it; the cards above are chosen one combination after the other and added to
//! the whole beginning.

use super::packed::Packed;
use super::wide::{Block, LANES};
use crate::Card;

/// All choices of `k` different cards from a list.
///
/// ```
/// use cards::ranking::{Choices, binomial};
///
/// let flops = Choices::new(&cards::DECK, 3);
/// assert_eq!(flops.count(), binomial(52, 3));
/// ```
pub struct Choices {
    cards: Vec<Packed>,
    /// How many cards come from the list below and how many are put in front of them.
    behind: usize,
    front: usize,
    /// The choices of `behind` cards by their highest.
    list: Vec<Block>,
    /// How many of them are below each card, and all of them at the end.
    lengths: Vec<usize>,
}

/// What is done with the choices. Mark `visit` `#[inline(always)]`: a closure would be called, not compiled into
/// the loop, and so miss the wide registers.
///
/// ```
/// use cards::ranking::{Block, Choices, Visit};
///
/// struct Count(usize);
/// impl Visit for Count {
///     #[inline(always)]
///     fn visit(&mut self, _: &Block, valid: usize) {
///         self.0 += valid;
///     }
/// }
/// let mut count = Count(0);
/// Choices::new(&cards::DECK, 2).each(0, 1, &mut count);
/// assert_eq!(count.0, 1326);
/// ```
pub trait Visit {
    /// Takes a block of choices, of which the first `valid` lanes count; those after hold other cards.
    fn visit(&mut self, block: &Block, valid: usize);
}

/// `n` over `k`.
pub fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// The next lower choice of positions, the highest position first; false after the last.
fn next(positions: &mut [usize], lowest: usize) -> bool {
    for i in (0..positions.len()).rev() {
        let floor = lowest + positions.len() - 1 - i;
        if positions[i] > floor {
            positions[i] -= 1;
            for j in i + 1..positions.len() {
                positions[j] = positions[j - 1] - 1;
            }
            return true;
        }
    }
    false
}

impl Choices {
    /// All choices of `k` cards, at most seven, from a list without the joker.
    pub fn new(cards: &[Card], k: usize) -> Choices {
        assert!(k <= 7 && k <= cards.len(), "{k} cards cannot be chosen from {}", cards.len());
        let behind = k.min(3);
        let cards: Vec<Packed> = cards.iter().map(|card| Packed::of(*card)).collect();
        let mut hands = Vec::new();
        if behind == 0 {
            hands.push(Packed::EMPTY);
        }
        for c in 0..cards.len() {
            match behind {
                1 => hands.push(cards[c]),
                2 => hands.extend((0..c).map(|b| cards[b] + cards[c])),
                3 => hands.extend((0..c).flat_map(|b| {
                    let two = cards[b] + cards[c];
                    cards[..b].iter().map(move |a| two + *a)
                })),
                _ => {}
            }
        }
        let lengths = (0..=cards.len()).map(|below| binomial(below as u64, behind as u64) as usize).collect();
        Choices { behind, front: k - behind, list: Block::pack(&hands), lengths, cards }
    }

    /// How many choices there are.
    pub fn count(&self) -> u64 {
        binomial(self.cards.len() as u64, (self.front + self.behind) as u64)
    }

    /// Visits every block of choices. Of so many `parts`, only the blocks whose turn it is for `part` are visited,
    /// so that threads can share the work.
    #[inline(always)]
    pub fn each(&self, part: usize, parts: usize, visitor: &mut impl Visit) {
        let n = self.cards.len();
        let mut positions: [usize; 4] = std::array::from_fn(|i| n.wrapping_sub(1 + i));
        let positions = &mut positions[..self.front];
        let mut turn = 0;
        loop {
            if turn % parts == part {
                let above = positions.iter().fold(Packed::EMPTY, |sum, &p| sum + self.cards[p]);
                let length = self.lengths[positions.last().copied().unwrap_or(n)];
                for (at, block) in self.list[..length.div_ceil(LANES)].iter().enumerate() {
                    visitor.visit(&block.plus(above), LANES.min(length - at * LANES));
                }
            }
            turn += 1;
            if !next(positions, self.behind) {
                return;
            }
        }
    }
}
