//! A house file of poker as it is written: every key optional, because a file may extend another.

use crate::poker::rules::Reopening;
use crate::rulebook::inherit::house_file;
use arrayvec::ArrayVec;
use chips::Money;
use serde::Deserialize;

house_file! {
    /// The keys of a house file for one of the poker games.
    pub struct RawPoker {
        pub seats: usize,
        pub raises: Raises,
        pub heads_up_uncapped: bool,
        pub reopening: Reopening,
        pub full_house_beats_flush: bool,
        pub low_qualifier: Qualifier,
        pub limits: Vec<RawLimit>,
    }
}

/// A limit with its collection and what is posted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawLimit {
    pub fixed: Option<(Money, Money)>,
    pub spread: Option<ArrayVec<Money, 2>>,
    pub pot: Option<Money>,
    pub fee: (Money, Money),
    pub ante: Option<Money>,
    pub bring_in: Option<Money>,
    pub blinds: Option<(Money, Money)>,
}

/// How many raises there may be after the bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "raises are a number, or \"no-cap\"")]
pub(crate) enum Raises {
    /// So many (S-3).
    AtMost(u8),
    /// As many as people like: `"no-cap"` (O-2).
    Uncapped(NoCap),
}

/// What a hand must be to win the low half of a pot of stud high-low (STHL-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Qualifier {
    /// Eight or better, as it is unless posted otherwise.
    #[serde(rename = "8-or-better")]
    EightOrBetter,
    /// Anything: a posting at the table says so.
    None,
}

/// The word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NoCap {
    NoCap,
}

impl Raises {
    /// The number, if there is one.
    pub fn most(self) -> Option<u8> {
        match self {
            Raises::AtMost(raises) => Some(raises),
            Raises::Uncapped(NoCap::NoCap) => None,
        }
    }
}
