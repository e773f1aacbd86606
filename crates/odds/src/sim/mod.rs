//! Simulation: rounds from a shuffled shoe with a cut card, beside the exact figures.

mod card;
mod fast;
mod plan;
mod rng;
mod round;

pub use fast::{Fast, Tally};
pub use plan::Plan;
pub use rng::Rng;

/// Rounds in one piece of work. The pieces, not the threads, decide which random numbers are used.
pub const WORK: u64 = 1 << 18;

/// Plays so many rounds of one circle on some threads; `progress` is told how many are done and may be slow.
pub fn simulate(
    plan: &Plan,
    decks: u8,
    rounds: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Tally {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicU64, Ordering};
    let fast = Fast::new(plan);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let total = Mutex::new(Tally::default());
    let pieces = rounds.div_ceil(WORK);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut own = Tally::default();
                loop {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= pieces {
                        break;
                    }
                    let many = WORK.min(rounds - piece * WORK);
                    own.add(&fast.work(decks, many, seed, piece));
                    progress(done.fetch_add(many, Ordering::Relaxed) + many);
                }
                total.lock().expect("no thread panics").add(&own);
            });
        }
    });
    total.into_inner().expect("no thread panics")
}
