//! Who gets what: thirty-two showdowns at a time.
//!
//! Every hand has become a number by now, the greater the better. A pot is 5,040 units, because that can be halved
//! for high and low and each half divided by up to nine without a rest, so sums of shares stay exact.

use cards::ranking::LANES;

/// The most hands there can be.
pub const PLAYERS: usize = 9;
/// A whole pot.
pub const POT: u32 = 5040;

/// The numbers of all hands, lane by lane.
#[derive(Clone)]
#[repr(align(64))]
pub struct Numbers {
    /// What the pot, or its first half, is decided by.
    pub high: [[u32; LANES]; PLAYERS],
    /// What the low half is decided by; zero is no low.
    pub low: [[u32; LANES]; PLAYERS],
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { high: [[0; LANES]; PLAYERS], low: [[0; LANES]; PLAYERS] }
    }
}

/// What one hand got, summed over all showdowns.
///
/// ```
/// use odds::equity::{Got, POT};
///
/// let twice = Got { high: 2 * u64::from(POT), scoops: 2, ..Got::default() };
/// assert_eq!(twice.high / u64::from(POT), twice.scoops);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Got {
    /// Units of the high half, or of the pot where it is not split.
    pub high: u64,
    /// Units of the low half.
    pub low: u64,
    /// Showdowns in which it took the whole pot.
    pub scoops: u64,
    /// Showdowns in which it took a part of the pot.
    pub parts: u64,
    /// Sum of the squares of what each block of showdowns brought, in pots: for the error of a sample.
    pub squares: f64,
}

/// What all hands got.
///
/// ```
/// use odds::equity::Tally;
///
/// assert_eq!(Tally::default().showdowns, 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Each hand.
    pub got: [Got; PLAYERS],
    /// How many showdowns there were.
    pub showdowns: u64,
    /// In how many calls they came.
    pub blocks: u64,
}

#[inline(always)]
fn sum(lanes: &[u32; LANES]) -> u64 {
    let mut total = 0;
    for lane in lanes {
        total += u64::from(*lane);
    }
    total
}

/// The greatest number of each lane and how many hands have it; nobody where it is zero.
#[inline(always)]
fn winners(players: usize, numbers: &[[u32; LANES]; PLAYERS]) -> ([u32; LANES], [u32; LANES]) {
    let mut best = numbers[0];
    for number in &numbers[1..players] {
        for i in 0..LANES {
            best[i] = best[i].max(number[i]);
        }
    }
    let mut count = [0; LANES];
    for number in &numbers[..players] {
        for i in 0..LANES {
            count[i] += u32::from(number[i] == best[i] && best[i] != 0);
        }
    }
    (best, count)
}

/// What one of so many winners gets of half a pot; nothing where there is none.
#[inline(always)]
fn half_of(count: &[u32; LANES], players: usize) -> [u32; LANES] {
    let mut share = [0; LANES];
    for winners in 1..=players as u32 {
        let part = POT / 2 / winners;
        for i in 0..LANES {
            share[i] = if count[i] == winners { part } else { share[i] };
        }
    }
    share
}

impl Tally {
    /// Adds thirty-two showdowns, each counted `weights` times; a weight is at most 800,000.
    #[inline(always)]
    pub fn settle(&mut self, players: usize, split: bool, numbers: &Numbers, weights: &[u32; LANES]) {
        let (best_high, count) = winners(players, &numbers.high);
        let mut high_share = half_of(&count, players);
        let mut best_low = [1; LANES];
        let mut low_share = [0; LANES];
        if split {
            let low_count;
            (best_low, low_count) = winners(players, &numbers.low);
            low_share = half_of(&low_count, players);
        }
        for i in 0..LANES {
            high_share[i] = if low_share[i] == 0 { 2 * high_share[i] } else { high_share[i] };
        }
        for player in 0..players {
            let (mut highs, mut lows) = ([0; LANES], [0; LANES]);
            let (mut scoops, mut parts) = ([0; LANES], [0; LANES]);
            for i in 0..LANES {
                let high = if numbers.high[player][i] == best_high[i] { high_share[i] } else { 0 };
                let low = if numbers.low[player][i] == best_low[i] { low_share[i] } else { 0 };
                highs[i] = high * weights[i];
                lows[i] = low * weights[i];
                scoops[i] = if high + low == POT { weights[i] } else { 0 };
                parts[i] = if high + low != POT && high + low != 0 { weights[i] } else { 0 };
            }
            let got = &mut self.got[player];
            let (high, low) = (sum(&highs), sum(&lows));
            got.high += high;
            got.low += low;
            got.scoops += sum(&scoops);
            got.parts += sum(&parts);
            let pots = (high + low) as f64 / f64::from(POT);
            got.squares += pots * pots;
        }
        self.showdowns += sum(weights);
        self.blocks += 1;
    }

    /// Adds another tally, each of its showdowns counted so many times.
    pub fn add(&mut self, other: &Tally, times: u64) {
        for (mine, theirs) in self.got.iter_mut().zip(&other.got) {
            mine.high += theirs.high * times;
            mine.low += theirs.low * times;
            mine.scoops += theirs.scoops * times;
            mine.parts += theirs.parts * times;
            mine.squares += theirs.squares * times as f64;
        }
        self.showdowns += other.showdowns * times;
        self.blocks += other.blocks * times;
    }

    /// Takes away a tally whose showdowns were all counted here before.
    pub fn take_away(&mut self, other: &Tally) {
        for (mine, theirs) in self.got.iter_mut().zip(&other.got) {
            mine.high -= theirs.high;
            mine.low -= theirs.low;
            mine.scoops -= theirs.scoops;
            mine.parts -= theirs.parts;
        }
        self.showdowns -= other.showdowns;
    }
}
