//! Hashing sets of cards: they are packed into one number, and one multiplication spreads it well enough.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map by packed cards.
pub type CardMap<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// The hasher; the same in every run, so that sums are added up in the same order.
#[derive(Default)]
pub struct Mix(u64);

const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers are hashed")
    }
    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        let mixed = (self.0.rotate_left(29) ^ n).wrapping_mul(SPREAD);
        self.0 = mixed ^ (mixed >> 32);
    }
    fn write_u128(&mut self, n: u128) {
        let folded = n as u64 ^ ((n >> 64) as u64).rotate_left(23);
        let mixed = folded.wrapping_mul(SPREAD);
        self.0 = mixed ^ (mixed >> 29);
    }
}
