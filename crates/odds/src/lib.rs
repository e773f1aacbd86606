//! Exact analysis, simulation and equity: what the games cost, from every chair.
//!
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod blackjack;
pub mod equity;
pub mod nearest;
pub mod profile;
pub mod share;
pub mod sim;
