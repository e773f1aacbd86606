//! Random deals where there are too many to try them all, until the error is small enough.
//!
//! Deals come in chunks, each with a seed of its own made from the chunk's number, and are added up in the order of
//! the chunks: the same seed gives the same answer on any number of threads.

use super::Progress;
use super::deal::{Deal, Showdowns};
use super::error::EquityError;
use super::pineapple::{self, Percentiles};
use super::question::{Holding, Question};
use super::settle::{POT, Tally};
use cards::Card;
use cards::ranking::{LANES, Wide, wide};
use std::sync::atomic::{AtomicU64, Ordering};

/// A small generator of random numbers (splitmix): good enough to deal from, and fast.
pub struct Luck(u64);

impl Luck {
    /// The generator of a seed and the number of a chunk.
    pub fn new(seed: u64, chunk: u64) -> Luck {
        let mut luck = Luck(seed ^ chunk.wrapping_mul(0xD134_2543_DE82_EF95));
        luck.next();
        luck
    }

    #[inline(always)]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `bound`.
    #[inline(always)]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}

/// Half the width of the interval that holds the true share of a hand with 95 % confidence.
pub fn error(tally: &Tally, player: usize) -> f64 {
    if tally.blocks < 2 {
        return 1.0;
    }
    let blocks = tally.blocks as f64;
    let got = &tally.got[player];
    let mean = (got.high + got.low) as f64 / f64::from(POT) / blocks;
    let variance = (got.squares / blocks - mean * mean).max(0.0);
    1.96 * (variance / blocks).sqrt() * blocks / tally.showdowns as f64
}

/// Deals at random until every hand's error is at most `target`.
pub fn settle(
    question: &Question,
    target: f64,
    seed: u64,
    threads: usize,
    progress: &Progress,
) -> Result<Tally, EquityError> {
    let dealer = Dealer::new(question, seed)?;
    let mut tally = Tally::default();
    let (mut done, mut wanted) = (0, 8);
    loop {
        for part in dealer.chunks(done, wanted, threads) {
            tally.add(&part, 1);
        }
        done = wanted;
        let worst = (0..question.hands.len()).map(|player| error(&tally, player)).fold(0.0, f64::max);
        if worst <= target {
            return Ok(tally);
        }
        // The error falls with the square root of the number of deals. An early guess may be wrong, so the number
        // grows at most tenfold from round to round.
        let factor = (worst / target).powi(2).clamp(1.05, 10.0);
        wanted = ((done as f64 * factor).ceil() as u64).max(done + 1);
        let all = (done as f64 * (worst / target).powi(2)) * (tally.showdowns / done) as f64;
        progress.set(tally.showdowns, all as u64);
    }
}

/// What the chunks are dealt from.
struct Dealer<'a> {
    question: &'a Question,
    deal: Deal,
    /// The hands of each range that no known card rules out.
    ranges: Vec<(usize, Vec<[Card; 2]>)>,
    percentiles: Option<Percentiles>,
    seed: u64,
}

impl<'a> Dealer<'a> {
    fn new(question: &'a Question, seed: u64) -> Result<Dealer<'a>, EquityError> {
        let deal = Deal::new(question);
        let ranges: Vec<(usize, Vec<[Card; 2]>)> = ranges(question, &deal.live);
        let percentiles = question.discards_to_come().then(|| Percentiles::new(question.hands.len()));
        let dealer = Dealer { question, deal, ranges, percentiles, seed };
        let mut luck = Luck::new(seed, u64::MAX);
        let possible = (0..100_000).any(|_| dealer.ranges_of_a_deal(&mut luck).is_some());
        if possible { Ok(dealer) } else { Err(EquityError::Crowded) }
    }

    /// The chunks from `from` to `to`, in order, dealt on so many threads.
    fn chunks(&self, from: u64, to: u64, threads: usize) -> Vec<Tally> {
        let next = AtomicU64::new(from);
        let mut done: Vec<(u64, Tally)> = std::thread::scope(|scope| {
            let work = || {
                let mut done = Vec::new();
                loop {
                    let chunk = next.fetch_add(1, Ordering::Relaxed);
                    if chunk >= to {
                        return done;
                    }
                    done.push((chunk, self.chunk(chunk)));
                }
            };
            let workers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut done = work();
            done.extend(workers.into_iter().flat_map(|worker| worker.join().expect("no deal panics")));
            done
        });
        done.sort_by_key(|(chunk, _)| *chunk);
        done.into_iter().map(|(_, tally)| tally).collect()
    }

    fn chunk(&self, chunk: u64) -> Tally {
        let luck = Luck::new(self.seed, chunk);
        match &self.percentiles {
            Some(percentiles) => self.pineapple_chunk(luck, percentiles),
            None => wide(Chunk { dealer: self, luck }),
        }
    }

    /// One hand of each range, none in the way of another; nothing if these were.
    #[inline(always)]
    fn ranges_of_a_deal(&self, luck: &mut Luck) -> Option<([[Card; 2]; 9], u64)> {
        let mut holes = [[Card::JOKER; 2]; 9];
        let mut used = 0u64;
        for (player, combos) in &self.ranges {
            let hole = combos[luck.below(combos.len())];
            let cards = 1 << hole[0].index() | 1 << hole[1].index();
            if used & cards != 0 {
                return None;
            }
            used |= cards;
            holes[*player] = hole;
        }
        Some((holes, used))
    }

    /// Fills the empty places of a deal.
    #[inline(always)]
    fn fill(&self, deal: &mut Deal, luck: &mut Luck) {
        let mut used = 0u64;
        if !self.ranges.is_empty() {
            let holes;
            (holes, used) = loop {
                if let Some(found) = self.ranges_of_a_deal(luck) {
                    break found;
                }
            };
            for (player, _) in &self.ranges {
                deal.rows[*player][..2].copy_from_slice(&holes[*player]);
            }
        }
        for &(row, place) in &self.deal.slots {
            let card = loop {
                let card = self.deal.live[luck.below(self.deal.live.len())];
                if used >> card.index() & 1 == 0 {
                    break card;
                }
            };
            used |= 1 << card.index();
            deal.rows[row][place] = card;
        }
    }

    /// Crazy pineapple: random hands and flops, each with its discards and all its turns and rivers.
    fn pineapple_chunk(&self, mut luck: Luck, percentiles: &Percentiles) -> Tally {
        let mut tally = Tally::default();
        let mut deal = self.deal.clone();
        for _ in 0..32 {
            self.fill(&mut deal, &mut luck);
            pineapple::settle_flop(&deal, self.question.dead.as_slice(), percentiles, &mut tally);
        }
        tally
    }
}

/// The hands of each range that no known card rules out.
pub fn ranges(question: &Question, live: &[Card]) -> Vec<(usize, Vec<[Card; 2]>)> {
    let mut ranges = Vec::new();
    for (player, hand) in question.hands.iter().enumerate() {
        if let Holding::Range(combos) = hand {
            let possible = combos.iter().filter(|combo| combo.iter().all(|card| live.contains(card)));
            ranges.push((player, possible.copied().collect()));
        }
    }
    ranges
}

/// A chunk of ordinary deals.
struct Chunk<'a> {
    dealer: &'a Dealer<'a>,
    luck: Luck,
}

impl Wide for Chunk<'_> {
    type Output = Tally;

    #[inline(always)]
    fn run(mut self) -> Tally {
        let mut deal = self.dealer.deal.clone();
        let mut showdowns = Showdowns::new(&self.dealer.deal);
        for _ in 0..512 * LANES {
            self.dealer.fill(&mut deal, &mut self.luck);
            showdowns.add(&deal);
        }
        showdowns.tally
    }
}
