//! Tables running for people: the virtual dealer, seats, the cage, the floor, bots, and the protocol they all speak.
#![forbid(unsafe_code)]

pub mod protocol;
