//! What a hand is worth and what it is called: [`High`] and [`Low`].
//!
//! Both are a category and up to five ranks, the most telling first, packed into one number. Both are ordered so
//! that **greater is better**, so a showdown compares highs and lows alike.

use crate::Rank;
use std::fmt;

/// The kinds of high hands, worst first (DR-9, HE-6).
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

    /// What a person calls it.
    pub const fn name(self) -> &'static str {
        [
            "high card",
            "one pair",
            "two pair",
            "three of a kind",
            "straight",
            "flush",
            "full house",
            "four of a kind",
            "straight flush",
            "royal flush",
            "five aces",
        ][self as usize]
    }
}

/// The kinds of ace-to-five low hands, best first (LB-1).
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
/// Five ranks follow the category, sets first, then the side cards from the top: sevens full of jacks are
/// 7-7-7-J-J. Aces are 14, except the ace of a five-high straight, which is 1. A hand of fewer than five cards
/// (a stud board) has zeros where cards are missing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct High(u32);

/// An ace-to-five low hand; **the greater one is the better low** and wins, equal ones split.
///
/// Inside stands the complement of a category and five ranks like those of [`High`], the ace being 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(u32);

const fn pack(category: u8, ranks: [u8; 5]) -> u32 {
    let mut packed = category as u32;
    let mut i = 0;
    while i < 5 {
        packed = packed << 4 | ranks[i] as u32;
        i += 1;
    }
    packed
}

const fn unpack(packed: u32) -> [u8; 5] {
    let mut ranks = [0; 5];
    let mut i = 0;
    while i < 5 {
        ranks[i] = (packed >> (16 - 4 * i)) as u8 & 15;
        i += 1;
    }
    ranks
}

/// The rank behind a number from 1 (a low ace) to 14 (a high ace).
fn rank_of(number: u8) -> Rank {
    Rank::ALL[(usize::from(number) + 11) % 13]
}

fn singular(number: u8) -> &'static str {
    rank_of(number).name()
}

fn plural(number: u8) -> String {
    let name = singular(number);
    format!("{name}{}", if name.ends_with('x') { "es" } else { "s" })
}

/// Ranks joined by dashes, `A-K-10-4-2`; missing cards are left out.
fn dashed(numbers: &[u8]) -> String {
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
    /// The hand of a category and five ranks (2 to 14, a low ace is 1, a missing card is 0).
    pub(crate) const fn new(category: Category, ranks: [u8; 5]) -> High {
        High(pack(category as u8, ranks))
    }

    /// Its category.
    pub const fn category(self) -> Category {
        Category::ALL[(self.0 >> 20) as usize]
    }

    /// Its five ranks as numbers, the most telling first; see [`High`].
    pub const fn ranks(self) -> [u8; 5] {
        unpack(self.0)
    }

    /// What a dealer calls it: "sevens full of jacks", "nine-high straight", "aces and sixes".
    pub fn name(self) -> String {
        let r = self.ranks();
        match self.category() {
            Category::HighCard => format!("{} high", singular(r[0])),
            Category::OnePair => format!("pair of {}", plural(r[0])),
            Category::TwoPair => format!("{} and {}", plural(r[0]), plural(r[2])),
            Category::ThreeOfAKind => format!("three {}", plural(r[0])),
            Category::Straight => format!("{}-high straight", singular(r[0])),
            Category::Flush => format!("{}-high flush", singular(r[0])),
            Category::FullHouse => format!("{} full of {}", plural(r[0]), plural(r[3])),
            Category::FourOfAKind => format!("four {}", plural(r[0])),
            Category::StraightFlush => format!("{}-high straight flush", singular(r[0])),
            Category::RoyalFlush => "royal flush".into(),
            Category::FiveAces => "five aces".into(),
        }
    }

    /// The side cards that break ties between hands of the same name: `K-9-4`; empty where there are none.
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
    /// The hand of a category and five ranks (1 to 13, a missing card is 0).
    pub(crate) const fn new(category: LowCategory, ranks: [u8; 5]) -> Low {
        Low(!pack(category as u8, ranks))
    }

    /// Its category.
    pub const fn category(self) -> LowCategory {
        LowCategory::ALL[(!self.0 >> 20) as usize]
    }

    /// Its five ranks as numbers, sets first, then from the top; the ace is 1.
    pub const fn ranks(self) -> [u8; 5] {
        unpack(!self.0)
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

    /// What a dealer calls it: "8-6-4-2-A low", "pair of threes, K-8-2 low".
    pub fn name(self) -> String {
        let r = self.ranks();
        match self.category() {
            LowCategory::NoPair => format!("{} low", dashed(&r)),
            LowCategory::Pair => format!("pair of {}, {} low", plural(r[0]), dashed(&r[2..])),
            LowCategory::TwoPair => {
                format!("{} and {}, {} low", plural(r[0]), plural(r[2]), dashed(&r[4..]))
            }
            LowCategory::Trips => format!("three {}, {} low", plural(r[0]), dashed(&r[3..])),
            LowCategory::FullHouse => format!("{} full of {}", plural(r[0]), plural(r[3])),
            LowCategory::Quads => format!("four {}, {} low", plural(r[0]), dashed(&r[4..])),
        }
    }
}

impl fmt::Display for High {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Debug for High {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.category(), dashed(&self.ranks()))
    }
}

impl fmt::Display for Low {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Debug for Low {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.category(), dashed(&self.ranks()))
    }
}
