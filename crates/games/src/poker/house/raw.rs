//! A house file of poker as it is written: every key optional, because a file may extend another.

use crate::poker::rules::Reopening;
use crate::rulebook::inherit::house_file;
use arrayvec::ArrayVec;
use chips::Money;
use serde::Deserialize;

house_file! {
    /// The keys of a house file for one of the poker games.
    pub struct RawPoker {
        /// Seats, 2 to 9 (S-1).
        pub seats: usize,
        /// Raises after the bet, or no-cap (S-3, O-2).
        pub raises: Raises,
        /// Does the cap fall away between two players (S-3)?
        pub heads_up_uncapped: bool,
        /// What of a short all-in counts as a bet (S-5).
        pub reopening: Reopening,
        /// Does a full house beat a flush of a short deck (O-5)?
        pub full_house_beats_flush: bool,
        /// What wins the low half of stud high-low (STHL-1).
        pub low_qualifier: Qualifier,
        /// Limits, with their collection and what is posted (S-2, PFEE-3).
        pub limits: Vec<RawLimit>,
    }
}

/// A limit with its collection and what is posted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "raises are a number, or \"no-cap\"")]
pub(crate) enum Raises {
    /// So many (S-3).
    AtMost(u8),
    /// As many as people like: `"no-cap"` (O-2).
    Uncapped(NoCap),
}

/// What a hand must be to win the low half of a pot of stud high-low (STHL-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
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
