//! Exact analysis, simulation and equity: what the games cost, from every chair.
#![forbid(unsafe_code)]

pub mod blackjack;
pub mod equity;
pub mod sim;
