//! What a hand is worth: [`High`] and [`Low`]. What people call it is said elsewhere.
//!
//! Both are a category and masks of ranks, the most telling first, packed into one number. Both are ordered so
//! that **greater is better**, so a showdown compares highs and lows alike.

use crate::Rank;
use std::fmt;

/// The kinds of high hands, worst first (DR-9, HE-6).
///
/// ```
/// use cards::ranking::{Category, high};
///
/// let flush = high(&cards::parse_cards("As 9s 7s 4s 2s").unwrap()).category();
/// assert_eq!(flush, Category::Flush);
/// assert!(flush > Category::Straight);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Category {
    HighCard,
    OnePair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush,
    FiveAces,
}

impl Category {
    /// All categories, high card first.
    pub const ALL: [Category; 11] = [
        Category::HighCard,
        Category::OnePair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::RoyalFlush,
        Category::FiveAces,
    ];
}

/// The kinds of ace-to-five low hands, best first (LB-1).
///
/// ```
/// use cards::ranking::{LowCategory, ace_to_five};
///
/// let wheel = ace_to_five(&cards::parse_cards("As 2s 3d 4c 5h").unwrap());
/// assert_eq!(wheel.category(), LowCategory::NoPair);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum LowCategory {
    NoPair,
    Pair,
    TwoPair,
    Trips,
    FullHouse,
    Quads,
}

impl LowCategory {
    /// All categories, the unpaired hands first.
    pub const ALL: [LowCategory; 6] = [
        LowCategory::NoPair,
        LowCategory::Pair,
        LowCategory::TwoPair,
        LowCategory::Trips,
        LowCategory::FullHouse,
        LowCategory::Quads,
    ];
}

/// A high hand; the greater one wins, equal ones split.
///
/// The upper half holds the category in three bits and a mask of the ranks that come first (the set, the two
/// pairs, the top of the straight, the five cards of a flush), the lower half a mask of the side cards. Bit 0 is
/// the two and bit 12 the ace. The straight flush shares its category with four of a kind: the bit of the ace
/// and the top of the straight one place lower, which beats four aces; all bits are five aces.
///
/// ```
/// use cards::ranking::high;
///
/// let hand = |text: &str| high(&cards::parse_cards(text).unwrap());
/// assert!(hand("As Ad Kc 9h 4d") > hand("Ks Kd Ac 9h 4d"));
/// assert_eq!(hand("As Ad Kc 9h 4d").kickers(), "K-9-4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct High(u32);

/// An ace-to-five low hand; **the greater one is the better low** and wins, equal ones split.
///
/// Inside stands the complement of a category and two masks like those of [`High`], bit 0 being the ace and
/// bit 12 the king.
///
/// ```
/// use cards::ranking::ace_to_five;
///
/// let hand = |text: &str| ace_to_five(&cards::parse_cards(text).unwrap());
/// assert!(hand("As 2s 3d 4c 7h") > hand("As 2s 3d 5c 7h"));
/// assert!(!hand("As 2s 3d 5c 9h").is_eight_or_better());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(u32);

/// Where the straight flushes begin in the upper half.
pub(crate) const STRAIGHT_FLUSH: u16 = 0xF000;
const ROYAL_FLUSH: u16 = STRAIGHT_FLUSH | 0x0800;
const FIVE_ACES: u16 = 0xFFFF;

/// A mask of ranks, each number from `lowest` being one bit; zeros are missing cards.
const fn mask_of(numbers: [u8; 5], from: usize, to: usize, lowest: u8) -> u16 {
    let mut mask = 0;
    let mut i = from;
    while i < to {
        if numbers[i] >= lowest {
            mask |= 1 << (numbers[i] - lowest);
        }
        i += 1;
    }
    mask
}

/// Writes the numbers behind a mask into `numbers` at `at`, the highest first, each so many times; returns where
/// it stopped.
const fn spread(mask: u16, times: usize, lowest: u8, numbers: &mut [u8; 5], mut at: usize) -> usize {
    let mut bit = 13;
    while bit > 0 {
        bit -= 1;
        let mut i = 0;
        while mask >> bit & 1 == 1 && i < times && at < 5 {
            numbers[at] = bit as u8 + lowest;
            at += 1;
            i += 1;
        }
    }
    at
}

/// The five numbers of a straight whose top is the one bit of the mask.
const fn downwards(top: u16) -> [u8; 5] {
    let top = top.trailing_zeros() as u8 + 2;
    [top, top - 1, top - 2, top - 3, top - 4]
}

/// The rank behind a number from 1 (a low ace) to 14 (a high ace).
pub fn rank_of(number: u8) -> Rank {
    Rank::ALL[(usize::from(number) + 11) % 13]
}

/// Ranks joined by dashes, `A-K-10-4-2`; missing cards are left out.
pub fn dashed(numbers: &[u8]) -> String {
    let mut text = String::new();
    for &n in numbers.iter().filter(|n| **n > 0) {
        if !text.is_empty() {
            text.push('-');
        }
        match rank_of(n) {
            Rank::Ten => text.push_str("10"),
            rank => text.push(rank.letter()),
        }
    }
    text
}

impl High {
    /// The best hand with a joker in the deck (DR-9).
    pub const FIVE_ACES: High = High::new(Category::FiveAces, [14; 5]);

    /// The hand of a category and five ranks (2 to 14, a low ace is 1, a missing card is 0), sets first.
    pub(crate) const fn new(category: Category, ranks: [u8; 5]) -> High {
        let (first, side) = match category {
            Category::HighCard | Category::Flush => (5, 5),
            Category::OnePair => (2, 5),
            Category::ThreeOfAKind | Category::FullHouse => (3, 5),
            Category::TwoPair | Category::FourOfAKind => (4, 5),
            _ => (1, 1),
        };
        let upper = mask_of(ranks, 0, first, 2);
        let upper = match category {
            Category::FourOfAKind => 0xE000 | upper,
            Category::StraightFlush | Category::RoyalFlush => STRAIGHT_FLUSH | upper >> 1,
            Category::FiveAces => FIVE_ACES,
            _ => (category as u16) << 13 | upper,
        };
        High::from_halves(upper, mask_of(ranks, first, side, 2))
    }

    /// Puts the halves together that the lanes of a block hold.
    pub(crate) const fn from_halves(upper: u16, lower: u16) -> High {
        High((upper as u32) << 16 | lower as u32)
    }

    /// All of it in one number: greater is better.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    /// The hand of such a number.
    pub(crate) const fn from_number(number: u32) -> High {
        High(number)
    }

    /// Its category.
    pub const fn category(self) -> Category {
        match (self.0 >> 16) as u16 {
            FIVE_ACES => Category::FiveAces,
            ROYAL_FLUSH => Category::RoyalFlush,
            upper if upper > STRAIGHT_FLUSH => Category::StraightFlush,
            upper => Category::ALL[(upper >> 13) as usize],
        }
    }

    /// Its five ranks as numbers, sets first, then the side cards from the top: sevens full of jacks are
    /// 7-7-7-J-J. Aces are 14, the ace of a five-high straight is 1, a card missing from a stud board is 0.
    pub const fn ranks(self) -> [u8; 5] {
        let (upper, lower) = ((self.0 >> 16) as u16 & 0x1FFF, self.0 as u16);
        let mut ranks = [0; 5];
        let times = match self.category() {
            Category::FiveAces => return [14; 5],
            Category::Straight => return downwards(upper),
            Category::StraightFlush | Category::RoyalFlush => return downwards((upper & 0x0FFF) << 1),
            Category::HighCard | Category::Flush => 1,
            Category::OnePair | Category::TwoPair => 2,
            Category::ThreeOfAKind | Category::FullHouse => 3,
            Category::FourOfAKind => 4,
        };
        let at = spread(upper, times, 2, &mut ranks, 0);
        let times = if matches!(self.category(), Category::FullHouse) { 2 } else { 1 };
        spread(lower, times, 2, &mut ranks, at);
        ranks
    }

    /// The side cards that break ties between hands that are called the same: `K-9-4`; empty where there are none.
    pub fn kickers(self) -> String {
        let from = match self.category() {
            Category::HighCard | Category::Flush => 1,
            Category::OnePair => 2,
            Category::ThreeOfAKind => 3,
            Category::TwoPair | Category::FourOfAKind => 4,
            _ => 5,
        };
        dashed(&self.ranks()[from..])
    }
}

impl Low {
    /// The hand of a category and five ranks (1 to 13, a missing card is 0), sets first.
    pub(crate) const fn new(category: LowCategory, ranks: [u8; 5]) -> Low {
        let first = match category {
            LowCategory::NoPair => 5,
            LowCategory::Pair => 2,
            LowCategory::Trips | LowCategory::FullHouse => 3,
            LowCategory::TwoPair | LowCategory::Quads => 4,
        };
        let upper = (category as u16) << 13 | mask_of(ranks, 0, first, 1);
        Low::from_halves(!upper, !mask_of(ranks, first, 5, 1))
    }

    /// Puts the halves together that the lanes of a block hold.
    pub(crate) const fn from_halves(upper: u16, lower: u16) -> Low {
        Low((upper as u32) << 16 | lower as u32)
    }

    /// All of it in one number: greater is better.
    pub(crate) const fn number(self) -> u32 {
        self.0
    }

    /// Its category.
    pub const fn category(self) -> LowCategory {
        LowCategory::ALL[(!self.0 >> 29) as usize]
    }

    /// Its five ranks as numbers, sets first, then from the top; the ace is 1.
    pub const fn ranks(self) -> [u8; 5] {
        let (upper, lower) = ((!self.0 >> 16) as u16 & 0x1FFF, !self.0 as u16);
        let times = match self.category() {
            LowCategory::NoPair => 1,
            LowCategory::Pair | LowCategory::TwoPair => 2,
            LowCategory::Trips | LowCategory::FullHouse => 3,
            LowCategory::Quads => 4,
        };
        let mut ranks = [0; 5];
        let at = spread(upper, times, 1, &mut ranks, 0);
        let times = if matches!(self.category(), LowCategory::FullHouse) { 2 } else { 1 };
        spread(lower, times, 1, &mut ranks, at);
        ranks
    }

    const fn is_five_and_at_most(self, top: u8) -> bool {
        let r = self.ranks();
        matches!(self.category(), LowCategory::NoPair) && r[0] <= top && r[4] > 0
    }

    /// Does it qualify for the low half of a hi-lo pot (HEHL-1, OMHL-1, STHL-1)?
    pub const fn is_eight_or_better(self) -> bool {
        self.is_five_and_at_most(8)
    }

    /// Is it bound by lowball's sevens rule (LB-9): five cards, no pair, none above a seven?
    pub const fn is_seven_or_better(self) -> bool {
        self.is_five_and_at_most(7)
    }
}

impl fmt::Debug for High {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.category(), dashed(&self.ranks()))
    }
}

impl fmt::Debug for Low {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.category(), dashed(&self.ranks()))
    }
}
