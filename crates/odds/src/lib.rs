//! Exact analysis, simulation and equity: what the games cost, from every chair.

pub mod equity;
