//! Money at a card table: whole cents in a newtype, odds that pay exactly, and the way both are written.
//!
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod money;
mod odds;

pub use money::{Money, ParseMoneyError};
pub use odds::{Odds, ParseOddsError};
