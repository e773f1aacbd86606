//! Many hands at once: blocks of thirty-two prepared hands, and the widest registers the processor has.
//!
//! The ranking in `lanes` is plain code; compiled for a processor with wider registers it ranks sixteen or
//! thirty-two hands at a time. Which processor runs the program is only known when it runs, so [`wide`] holds one
//! copy of a calculation for each kind and picks one. The calls to those copies are the only unsafe code here:
//! without them an ordinary build would stay three to five times slower.
#![allow(unsafe_code)]

use super::hand::Hand;
use super::lanes;
use super::value::{High, Low};
use crate::Card;

/// So many hands are in a block.
pub const LANES: usize = 32;

/// A calculation that gains from wide registers. Mark `run` and what it calls `#[inline(always)]`.
pub trait Wide {
    /// What it returns.
    type Output;
    /// Does it.
    fn run(self) -> Self::Output;
}

/// Runs a calculation with the widest registers that this processor has.
#[cfg(target_arch = "x86_64")]
pub fn wide<W: Wide>(work: W) -> W::Output {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,bmi2,popcnt")]
    fn sixty_four_bytes<W: Wide>(work: W) -> W::Output {
        work.run()
    }
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn thirty_two_bytes<W: Wide>(work: W) -> W::Output {
        work.run()
    }
    let has_512 = is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("avx512bitalg");
    let has_small = is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("popcnt");
    if has_512 && has_small {
        // SAFETY: the processor has just been asked for every feature that the copy was compiled with.
        unsafe { sixty_four_bytes(work) }
    } else if is_x86_feature_detected!("avx2") && has_small {
        // SAFETY: as above.
        unsafe { thirty_two_bytes(work) }
    } else {
        work.run()
    }
}

/// Runs a calculation with the registers that every processor of this kind has.
#[cfg(not(target_arch = "x86_64"))]
pub fn wide<W: Wide>(work: W) -> W::Output {
    work.run()
}

/// Thirty-two prepared hands, suit by suit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Block {
    suits: [[u16; LANES]; 4],
}

/// The values of a block's hands; a greater one is a better hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Values {
    /// The half that is compared first.
    pub upper: [u16; LANES],
    /// The half that decides between hands with the same upper half.
    pub lower: [u16; LANES],
}

impl Values {
    /// Hands of no value, beaten by every other.
    pub const NONE: Values = Values { upper: [0; LANES], lower: [0; LANES] };

    /// The high in a lane; only of a block ranked for high.
    pub fn high(&self, lane: usize) -> High {
        High::from_halves(self.upper[lane], self.lower[lane])
    }

    /// The low in a lane; only of a block ranked for low.
    pub fn low(&self, lane: usize) -> Low {
        Low::from_halves(self.upper[lane], self.lower[lane])
    }

    /// The values as single numbers that compare alike.
    #[inline(always)]
    pub fn numbers(&self) -> [u32; LANES] {
        std::array::from_fn(|i| u32::from(self.upper[i]) << 16 | u32::from(self.lower[i]))
    }
}

impl Default for Block {
    fn default() -> Block {
        Block { suits: [[0; LANES]; 4] }
    }
}

impl Block {
    /// A block of these hands, lane by lane; lanes without a hand stay empty.
    pub fn of(hands: &[Hand]) -> Block {
        let mut block = Block::default();
        for (lane, hand) in hands.iter().enumerate() {
            block.set(lane, *hand);
        }
        block
    }

    /// Hands in blocks, the last one filled up with empty hands.
    pub fn pack(hands: &[Hand]) -> Vec<Block> {
        hands.chunks(LANES).map(Block::of).collect()
    }

    /// Puts a hand into a lane.
    #[inline(always)]
    pub fn set(&mut self, lane: usize, hand: Hand) {
        for (suit, word) in self.suits.iter_mut().zip(hand.suits()) {
            suit[lane] = word;
        }
    }

    /// Hands given as cards. No joker: it has no suit to be counted in.
    #[inline(always)]
    pub fn from_cards<const N: usize>(hands: &[[Card; N]; LANES]) -> Block {
        let mut cards = [[0; LANES]; N];
        for lane in 0..LANES {
            for (row, card) in cards.iter_mut().zip(&hands[lane]) {
                row[lane] = card.index();
            }
        }
        let mut block = Block::default();
        for row in &cards {
            for lane in 0..LANES {
                let index = u16::from(row[lane]);
                let adds = (1 << (index >> 2 & 15)) + (1 << 13);
                for (suit, words) in block.suits.iter_mut().enumerate() {
                    words[lane] += if index & 3 == suit as u16 { adds } else { 0 };
                }
            }
        }
        block
    }

    /// The same block with these cards added to every hand.
    #[inline(always)]
    pub fn plus(&self, hand: Hand) -> Block {
        let mut block = self.clone();
        for (suit, word) in block.suits.iter_mut().zip(hand.suits()) {
            for lane in suit {
                *lane = lane.wrapping_add(word);
            }
        }
        block
    }

    /// The same block with the cards of another added lane by lane.
    #[inline(always)]
    pub fn plus_block(&self, other: &Block) -> Block {
        let mut block = self.clone();
        for (suit, words) in block.suits.iter_mut().zip(&other.suits) {
            for (lane, word) in suit.iter_mut().zip(words) {
                *lane = lane.wrapping_add(*word);
            }
        }
        block
    }

    /// The same hands without the counts of their suits, so that no flush is seen.
    #[inline(always)]
    pub fn without_counts(&self) -> Block {
        let mut block = self.clone();
        for suit in &mut block.suits {
            for lane in suit {
                *lane &= 0x1FFF;
            }
        }
        block
    }

    /// The best highs of hands of exactly `N` cards, five to seven.
    #[inline(always)]
    pub fn high<const N: usize>(&self) -> Values {
        let [c, d, h, s] = &self.suits;
        let mut values = Values::NONE;
        for i in 0..LANES {
            (values.upper[i], values.lower[i]) = lanes::high::<N>(c[i], d[i], h[i], s[i]);
        }
        values
    }

    /// The best ace-to-five lows of hands of exactly `N` cards, five to seven.
    #[inline(always)]
    pub fn low<const N: usize>(&self) -> Values {
        let [c, d, h, s] = &self.suits;
        let mut values = Values::NONE;
        for i in 0..LANES {
            (values.upper[i], values.lower[i]) = lanes::low::<N>(c[i], d[i], h[i], s[i]);
        }
        values
    }

    /// The lows that take half a pot, as numbers of which the greater is the better, zero where there is none.
    #[inline(always)]
    pub fn eight_or_better(&self) -> [u16; LANES] {
        let [c, d, h, s] = &self.suits;
        let mut lows = [0; LANES];
        for i in 0..LANES {
            let ranks = lanes::eight_or_better(c[i], d[i], h[i], s[i]);
            lows[i] = if ranks == 0 { 0 } else { 256 - ranks };
        }
        lows
    }
}

/// Ranks seven-card hands given as cards for high, in the order given; there must be room for all of them.
pub fn high_of_cards(hands: &[[Card; 7]], values: &mut [Values]) {
    struct Work<'a>(&'a [[Card; 7]], &'a mut [Values]);
    impl Wide for Work<'_> {
        type Output = ();
        #[inline(always)]
        fn run(self) {
            let (whole, rest) = self.0.as_chunks::<LANES>();
            for (hands, values) in whole.iter().zip(&mut *self.1) {
                *values = Block::from_cards(hands).high::<7>();
            }
            if !rest.is_empty() {
                let prepared: Vec<Hand> = rest.iter().map(|hand| Hand::from(&hand[..])).collect();
                self.1[whole.len()] = Block::of(&prepared).high::<7>();
            }
        }
    }
    assert!(values.len() * LANES >= hands.len(), "there must be room for all values");
    wide(Work(hands, values));
}

/// Ranks blocks of seven-card hands for high; there must be room for all of them.
pub fn high_of_blocks(blocks: &[Block], values: &mut [Values]) {
    struct Work<'a>(&'a [Block], &'a mut [Values]);
    impl Wide for Work<'_> {
        type Output = ();
        #[inline(always)]
        fn run(self) {
            for (block, values) in self.0.iter().zip(self.1) {
                *values = block.high::<7>();
            }
        }
    }
    assert!(values.len() >= blocks.len(), "there must be room for all values");
    wide(Work(blocks, values));
}

/// Ranks blocks of seven-card hands for ace-to-five low; there must be room for all of them.
pub fn low_of_blocks(blocks: &[Block], values: &mut [Values]) {
    struct Work<'a>(&'a [Block], &'a mut [Values]);
    impl Wide for Work<'_> {
        type Output = ();
        #[inline(always)]
        fn run(self) {
            for (block, values) in self.0.iter().zip(self.1) {
                *values = block.low::<7>();
            }
        }
    }
    assert!(values.len() >= blocks.len(), "there must be room for all values");
    wide(Work(blocks, values));
}
