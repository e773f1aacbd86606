//! Money at a card table: whole cents in a newtype, odds that pay exactly, and the way both are written.
//!
//! Every crate that touches chips uses [`Money`]. There are no floats in here except at the two doors where
//! people and JSON write dollars with decimals.
//!
//! ```
//! use chips::{Money, Odds};
//!
//! let wager: Money = "$7.50".parse().unwrap();
//! let natural: Odds = "6:5".parse().unwrap();
//! assert_eq!(natural.payout(wager), Money::dollars(9));
//! assert_eq!((wager + natural.payout(wager)).to_string(), "$16.50");
//! ```
#![forbid(unsafe_code)]

mod money;
mod odds;

pub use money::{Money, ParseMoneyError};
pub use odds::{Odds, ParseOddsError};
