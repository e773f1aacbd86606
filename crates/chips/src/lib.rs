//! Money at a card table: whole cents in a newtype, odds that pay exactly, and the way both are written.
//!
//! Every crate that touches chips uses [`Money`]. There are no floats in here except at the two doors where
//! people and JSON write dollars with decimals.
#![forbid(unsafe_code)]

mod money;
mod odds;

pub use money::{Money, ParseMoneyError};
pub use odds::{Odds, ParseOddsError};
