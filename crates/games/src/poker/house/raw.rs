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
        pub raises: u8,
        pub heads_up_uncapped: bool,
        pub reopening: Reopening,
        pub limits: Vec<RawLimit>,
    }
}

/// A limit with its collection and what is posted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawLimit {
    pub fixed: Option<(Money, Money)>,
    pub spread: Option<ArrayVec<Money, 2>>,
    pub fee: (Money, Money),
    pub ante: Option<Money>,
    pub bring_in: Option<Money>,
    pub blinds: Option<(Money, Money)>,
}
