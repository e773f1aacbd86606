//! Known answers, and the exact analysis beside a naive one.

mod asked;
mod brute;
mod charts;
mod houses;
mod known;
mod published;
mod splits;

pub(crate) use houses::*;
