//! A shuffle that anyone can repeat, for ever: ChaCha20 and Fisher–Yates, written down in `docs/shuffle.md`.
//!
//! The keystream of ChaCha20 (20 rounds, key = the 32-byte seed, nonce zero, block counter from zero) is read as
//! little-endian 32-bit words. Walking from the last card to the second, each position `i` swaps with a position
//! `j` drawn evenly from `0..=i`: a word `w` gives `j = w mod (i+1)`, and words at or above the largest multiple
//! of `i+1` that fits in 2³² are thrown away, so that no position is favoured.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};

/// A 256-bit seed.
pub type Seed = [u8; 32];

/// The stream of evenly drawn numbers that a seed stands for.
///
/// ```
/// use cards::shuffle::Stream;
///
/// let (mut one, mut other) = (Stream::new(&[7; 32]), Stream::new(&[7; 32]));
/// assert_eq!(one.below(52), other.below(52)); // The same seed, the same numbers.
/// ```
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of a seed, from its beginning.
    pub fn new(seed: &Seed) -> Stream {
        Stream(ChaCha20Rng::from_seed(*seed))
    }

    /// The next 32-bit word.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number drawn evenly from `0..bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to draw from");
        let usable = (1u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.word();
            if u64::from(word) < usable {
                return word % bound;
            }
        }
    }

    /// Shuffles in place with the numbers that come next.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            cards.swap(i, j);
        }
    }
}

/// Shuffles in place with the stream of a seed.
pub fn shuffle<T>(seed: &Seed, cards: &mut [T]) {
    Stream::new(seed).shuffle(cards);
}

/// What is published before wagers close: SHA-256 of the house's seed.
pub fn commitment(house_seed: &Seed) -> [u8; 32] {
    Sha256::digest(house_seed).into()
}

/// The seed that is dealt from: the house's seed and the players' own words, none of which the others could know.
/// SHA-256 over a label, the house's seed, and each entry with its length as eight little-endian bytes before it.
pub fn combined_seed(house_seed: &Seed, entropy: &[&[u8]]) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"cardroom shuffle 1");
    hash.update(house_seed);
    for entry in entropy {
        hash.update((entry.len() as u64).to_le_bytes());
        hash.update(entry);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, DECK};
    use proptest::prelude::*;

    /// The keystream is ChaCha20's own: block 0 of the all-zero key and nonce (RFC 8439, A.1, test vector 1).
    #[test]
    fn the_stream_is_chacha20() {
        let mut s = Stream::new(&[0; 32]);
        let words: Vec<u32> = (0..4).map(|_| s.word()).collect();
        assert_eq!(words, [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    }

    proptest! {
        #[test]
        fn a_shuffle_keeps_every_card(seed: [u8; 32]) {
            let mut cards = DECK;
            shuffle(&seed, &mut cards);
            cards.sort();
            prop_assert_eq!(cards, DECK);
        }

        #[test]
        fn draws_stay_below_their_bound(seed: [u8; 32], bound in 1u32..) {
            prop_assert!(Stream::new(&seed).below(bound) < bound);
        }
    }

    #[test]
    fn one_card_and_none_are_shuffled_too() {
        shuffle(&[1; 32], &mut [] as &mut [Card]);
        shuffle(&[1; 32], &mut [Card::JOKER]);
    }
}
