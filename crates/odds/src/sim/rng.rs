//! Random numbers for simulation: xoshiro256++, started from a seed and the number of a piece of work.
//!
//! Not for dealing to people: live shuffles come from `cards::shuffle`, which can be verified. Here speed counts,
//! and that the same seed gives the same rounds on any number of threads.

/// A stream of random numbers.
///
/// ```
/// use odds::sim::Rng;
///
/// assert_eq!(Rng::new(1, 0).word(), Rng::new(1, 0).word());
/// assert_ne!(Rng::new(1, 0).word(), Rng::new(1, 1).word()); // Another piece of work.
/// ```
#[derive(Clone, Debug)]
pub struct Rng {
    state: [u64; 4],
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Rng {
    /// The stream of one piece of work.
    pub fn new(seed: u64, work: u64) -> Rng {
        let mut mix = seed;
        let mut start = split_mix(&mut mix) ^ work.wrapping_mul(0xD134_2543_DE82_EF95);
        Rng { state: std::array::from_fn(|_| split_mix(&mut start)) }
    }

    /// The next 64 bits.
    #[inline(always)]
    pub fn word(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// Shuffles the first `many` places of a shoe with cards from all `n` of it.
    #[inline]
    pub fn shuffle(&mut self, cards: &mut [u8; 512], n: usize, many: usize) {
        assert!(n <= 512 && many <= n);
        // Two places from each number. A place is off by at most one part in ten million: unseen in 1e12 rounds.
        for i in (0..many).step_by(2) {
            let r = self.word();
            let a = i + (((r & 0xFFFF_FFFF) * (n - i) as u64) >> 32) as usize;
            let b = i + 1 + (((r >> 32) * (n - i).saturating_sub(1) as u64) >> 32) as usize;
            cards.swap(i & 511, a & 511);
            cards.swap((i + 1) & 511, b & 511);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_comes_to_every_place_alike() {
        let mut rng = Rng::new(7, 0);
        let mut seen = [[0u32; 13]; 13];
        for _ in 0..130_000 {
            let mut cards: [u8; 512] = std::array::from_fn(|i| i as u8);
            rng.shuffle(&mut cards, 13, 13);
            for (place, card) in cards.iter().take(13).enumerate() {
                seen[place][*card as usize] += 1;
            }
        }
        // 10,000 expected in each of 169 cells; five standard deviations.
        assert!(seen.iter().flatten().all(|n| n.abs_diff(10_000) < 490), "{seen:?}");
    }

    #[test]
    fn streams_of_different_work_differ_and_repeat() {
        let take = |seed, work| (0..4).map(|_| Rng::new(seed, work).word()).collect::<Vec<_>>();
        assert_eq!(take(1, 2), take(1, 2));
        assert_ne!(take(1, 2), take(1, 3));
        assert_ne!(take(1, 2), take(2, 2));
    }
}
