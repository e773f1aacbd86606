//! Choices drawn from a seed: the same for everybody who asks for the same question.

use cards::shuffle::Stream;

/// Numbers drawn from a seed.
pub struct Luck(Stream);

impl Luck {
    /// The luck of a question: every house, drill and level has its own.
    pub fn of(id: &str, drill: u64, level: u8, seed: u64) -> Luck {
        // FNV-1a: the id of a rulebook as a number.
        let id = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&id.to_le_bytes());
        key[16..24].copy_from_slice(&drill.to_le_bytes());
        key[24] = level;
        Luck(Stream::new(&key))
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    /// So many times in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    /// A number from the first to the last.
    pub fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most.max(least) - least + 1)
    }

    /// In any order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        self.0.shuffle(things);
    }
}
