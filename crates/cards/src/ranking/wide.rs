//! Many hands at once: blocks of thirty-two prepared hands, and the widest registers the processor has.
//!
//! The ranking in `lanes` is plain code; compiled for a processor with wider registers it ranks sixteen or
//! thirty-two hands at a time. Which processor runs the program is only known when it runs, so [`wide`] holds one
//! copy of a calculation for each kind and picks one. The calls to those copies, and the few lines of `bytes`, are the
//! only unsafe code of this crate: without them an ordinary build would stay three to five times slower.
#![allow(unsafe_code)]

use super::lanes;
use super::packed::Packed;
use super::value::{High, Low};
use crate::Card;

/// So many hands are in a block.
pub const LANES: usize = 32;

/// A calculation that gains from wide registers. Mark `run` and what it calls `#[inline(always)]`.
///
/// ```
/// use cards::ranking::{Wide, wide};
///
/// struct Sum<'a>(&'a [u16]);
/// impl Wide for Sum<'_> {
///     type Output = u16;
///     #[inline(always)]
///     fn run(self) -> u16 {
///         self.0.iter().sum()
///     }
/// }
/// assert_eq!(wide(Sum(&[1, 2, 3])), 6);
/// ```
pub trait Wide {
    /// What it returns.
    type Output;
    /// Does it.
    fn run(self) -> Self::Output;
}

/// How wide the registers are that a calculation is compiled for.
///
/// ```
/// use cards::ranking::Width;
///
/// assert!(Width::Narrow.is_here() && Width::widest().is_here());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// What every processor of this kind has.
    Narrow,
    /// Thirty-two bytes (AVX2).
    Half,
    /// Sixty-four bytes (AVX-512).
    Full,
}

impl Width {
    /// All widths, the narrowest first.
    pub const ALL: [Width; 3] = [Width::Narrow, Width::Half, Width::Full];

    /// Has this processor registers of this width?
    #[cfg(target_arch = "x86_64")]
    pub fn is_here(self) -> bool {
        let small = || is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("popcnt");
        match self {
            Width::Narrow => true,
            Width::Half => small() && is_x86_feature_detected!("avx2"),
            Width::Full => {
                small()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512vbmi")
                    && is_x86_feature_detected!("avx512vbmi2")
                    && is_x86_feature_detected!("avx512bitalg")
            }
        }
    }

    /// Has this processor registers of this width?
    #[cfg(not(target_arch = "x86_64"))]
    pub fn is_here(self) -> bool {
        self == Width::Narrow
    }

    /// The widest that this processor has.
    pub fn widest() -> Width {
        Width::ALL.into_iter().rev().find(|width| width.is_here()).unwrap_or(Width::Narrow)
    }
}

/// Runs a calculation with the widest registers that this processor has.
#[inline]
pub fn wide<W: Wide>(work: W) -> W::Output {
    wide_with(Width::widest(), work)
}

/// Runs a calculation with registers of this width, or narrow ones where there are none such.
#[cfg(target_arch = "x86_64")]
pub fn wide_with<W: Wide>(width: Width, work: W) -> W::Output {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,bmi2,popcnt")]
    fn full<W: Wide>(work: W) -> W::Output {
        work.run()
    }
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn half<W: Wide>(work: W) -> W::Output {
        work.run()
    }
    if !width.is_here() {
        return work.run();
    }
    match width {
        Width::Narrow => work.run(),
        // SAFETY: the processor has just been asked for every feature that this copy was compiled with.
        Width::Half => unsafe { half(work) },
        // SAFETY: as above.
        Width::Full => unsafe { full(work) },
    }
}

/// Runs a calculation with the registers that every processor of this kind has.
#[cfg(not(target_arch = "x86_64"))]
pub fn wide_with<W: Wide>(_: Width, work: W) -> W::Output {
    work.run()
}

/// Thirty-two prepared hands, suit by suit.
///
/// ```
/// use cards::parse_cards;
/// use cards::ranking::{Block, Category, Packed};
///
/// let holes = ["Jc 3d", "7d As"].map(|hole| Packed::from(&parse_cards(hole).unwrap()[..]));
/// let board = Packed::from(&parse_cards("7h 7c Jd Js 2s").unwrap()[..]);
/// let values = Block::of(&holes).plus(board).high::<7>();
/// assert!(values.high(0) > values.high(1));
/// assert_eq!(values.high(1).category(), Category::FullHouse);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Block {
    suits: [[u16; LANES]; 4],
}

/// The values of a block's hands; a greater one is a better hand.
///
/// ```
/// use cards::ranking::{Values, high_of_cards};
///
/// let hands = [["As", "Ks", "Qs", "Js", "Ts", "2d", "3c"].map(|card| card.parse().unwrap())];
/// let mut values = [Values::NONE];
/// high_of_cards(&hands, &mut values);
/// assert_eq!(values[0].high(0).ranks(), [14, 13, 12, 11, 10]);
/// ```
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
    pub fn of(hands: &[Packed]) -> Block {
        let mut block = Block::default();
        for (lane, hand) in hands.iter().enumerate() {
            block.set(lane, *hand);
        }
        block
    }

    /// Hands in blocks, the last one filled up with empty hands.
    pub fn pack(hands: &[Packed]) -> Vec<Block> {
        hands.chunks(LANES).map(Block::of).collect()
    }

    /// Puts a hand into a lane.
    #[inline(always)]
    pub fn set(&mut self, lane: usize, hand: Packed) {
        for (suit, word) in self.suits.iter_mut().zip(hand.suits()) {
            suit[lane] = word;
        }
    }

    /// Hands given as cards: each is added up, then four at a time are turned from hands into suits. No joker: it
    /// has no suit to be counted in.
    #[inline(always)]
    pub fn from_cards<const N: usize>(hands: &[[Card; N]; LANES]) -> Block {
        /// The first and third of four words.
        const ODD: u64 = 0x0000_FFFF_0000_FFFF;
        const LOW: u64 = 0x0000_0000_FFFF_FFFF;
        let mut block = Block::default();
        for (at, four) in hands.as_chunks::<4>().0.iter().enumerate() {
            let [a, b, c, d] = four.each_ref().map(|hand| {
                let sum = hand.iter().fold(Packed::EMPTY, |sum, card| sum + Packed::of(*card));
                sum.word()
            });
            let (ab_clubs_hearts, ab_diamonds_spades) = (a & ODD | (b & ODD) << 16, a >> 16 & ODD | b & !ODD);
            let (cd_clubs_hearts, cd_diamonds_spades) = (c & ODD | (d & ODD) << 16, c >> 16 & ODD | d & !ODD);
            let suits = [
                ab_clubs_hearts & LOW | cd_clubs_hearts << 32,
                ab_diamonds_spades & LOW | cd_diamonds_spades << 32,
                ab_clubs_hearts >> 32 | cd_clubs_hearts & !LOW,
                ab_diamonds_spades >> 32 | cd_diamonds_spades & !LOW,
            ];
            for (row, word) in block.suits.iter_mut().zip(suits) {
                for i in 0..4 {
                    row[4 * at + i] = (word >> (16 * i)) as u16;
                }
            }
        }
        block
    }

    /// The same as [`Block::from_cards`] in lanes from the start, which is better where a register can shift every
    /// sixteen bits by their own amount ([`Width::Full`]) and much worse where it cannot.
    #[inline(always)]
    pub fn from_cards_in_lanes<const N: usize>(hands: &[[Card; N]; LANES]) -> Block {
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
    pub fn plus(&self, hand: Packed) -> Block {
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

/// Somebody who is shown the values of one block after the other. Mark `see` `#[inline(always)]`, so that it is compiled
/// for the wide registers too.
///
/// ```
/// use cards::ranking::{Category, See, Values, Width, each_high_of_cards};
///
/// struct Best<'a>(&'a mut Option<Category>);
/// impl See for Best<'_> {
///     #[inline(always)]
///     fn see(&mut self, values: &Values) {
///         *self.0 = (*self.0).max(Some(values.high(0).category()));
///     }
/// }
/// let hands = [["As", "Ad", "Ac", "Ah", "Ts", "2d", "3c"].map(|card| card.parse().unwrap())];
/// let mut best = None;
/// each_high_of_cards(Width::widest(), &hands, Best(&mut best));
/// assert_eq!(best, Some(Category::FourOfAKind));
/// ```
pub trait See {
    /// The next block.
    fn see(&mut self, values: &Values);
}

/// Ranks seven-card hands given as cards for high and shows the values block by block, in the order given; the last
/// block may have lanes without a hand. The registers are of this width, or narrow where there are none such.
pub fn each_high_of_cards(width: Width, hands: &[[Card; 7]], viewer: impl See) {
    const NARROW: u8 = Width::Narrow as u8;
    const HALF: u8 = Width::Half as u8;
    const FULL: u8 = Width::Full as u8;
    /// How a block is best made of cards differs with the width, so there is a copy of the work for each.
    struct Work<'a, F, const WIDTH: u8>(&'a [[Card; 7]], F);
    impl<F: See, const WIDTH: u8> Wide for Work<'_, F, WIDTH> {
        type Output = ();
        #[inline(always)]
        fn run(mut self) {
            let (whole, rest) = self.0.as_chunks::<LANES>();
            for hands in whole {
                let block = match WIDTH {
                    FULL => Block::from_cards_in_lanes(hands),
                    #[cfg(target_arch = "x86_64")]
                    // SAFETY: this copy is only run where the processor has been asked for these registers.
                    HALF => Block { suits: unsafe { super::bytes::suits_of_seven(hands) } },
                    _ => Block::from_cards(hands),
                };
                self.1.see(&block.high::<7>());
            }
            if !rest.is_empty() {
                let prepared: Vec<Packed> = rest.iter().map(|hand| Packed::from(&hand[..])).collect();
                self.1.see(&Block::of(&prepared).high::<7>());
            }
        }
    }
    match width {
        Width::Half if width.is_here() => wide_with(width, Work::<_, HALF>(hands, viewer)),
        Width::Full if width.is_here() => wide_with(width, Work::<_, FULL>(hands, viewer)),
        _ => wide_with(Width::Narrow, Work::<_, NARROW>(hands, viewer)),
    }
}

/// Ranks seven-card hands given as cards for high, in the order given; there must be room for all of them.
pub fn high_of_cards(hands: &[[Card; 7]], values: &mut [Values]) {
    struct Keep<'a>(std::slice::IterMut<'a, Values>);
    impl See for Keep<'_> {
        #[inline(always)]
        fn see(&mut self, values: &Values) {
            if let Some(room) = self.0.next() {
                room.clone_from(values);
            }
        }
    }
    assert!(values.len() * LANES >= hands.len(), "there must be room for all values");
    each_high_of_cards(Width::widest(), hands, Keep(values.iter_mut()));
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
