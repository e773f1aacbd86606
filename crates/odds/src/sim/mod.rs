//! Simulation: rounds from a shuffled shoe with a cut card, beside the exact figures.
//!
//! One circle against a bank that covers everything is played by looking rounds up ([`Fast`]); full tables with
//! Buster bets, fees and a bank that may run short are played card by card ([`Table`]). Both can be brought before
//! the referee. Work is cut into pieces, each with its own random numbers, and everything is added up in whole
//! numbers: the same seed gives the same result on any number of threads.

mod card;
mod chair;
mod fast;
mod nearest;
mod plan;
mod referee;
mod results;
mod rng;
mod round;
#[cfg(test)]
mod rounding_tests;
mod shoe;
mod table;
#[cfg(test)]
mod tests;

pub use chair::{BankChair, Covered, Session, Sitting};
pub use fast::{Fast, Tally};
pub use plan::Plan;
pub use referee::{Difference, Ruled, compare, referee};
pub use results::{Results, Row};
pub use rng::Rng;
pub use table::{Layout, Line, Table, TableTally, Wagers};

use parking_lot::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Rounds in one piece of work. The pieces, not the threads, decide which random numbers are used.
pub const WORK: u64 = 1 << 18;
/// Rounds in one piece of work at a full table.
pub const TABLE_WORK: u64 = 1 << 14;

/// How much is simulated, and with what.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// let on = |threads| simulate(&plan, 1, &Job { rounds: 10_000, seed: 1, threads }, &|_| ());
/// assert_eq!(on(1), on(2)); // The same seed gives the same on any number of threads.
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// Rounds.
    pub rounds: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Threads to use.
    pub threads: usize,
}

impl Job {
    /// Does the pieces of a job on its threads and adds up what comes of them.
    fn pieces<T: Default + Send>(
        &self,
        size: u64,
        progress: &(dyn Fn(u64) + Sync),
        work: &(dyn Fn(u64, u64, &mut T) + Sync),
        add: &(dyn Fn(&mut T, &T) + Sync),
    ) -> T {
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let total = Mutex::new(T::default());
        let pieces = self.rounds.div_ceil(size);
        let share = || {
            let mut own = T::default();
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces {
                    break;
                }
                let many = size.min(self.rounds - piece * size);
                work(piece, many, &mut own);
                progress(done.fetch_add(many, Ordering::Relaxed) + many);
            }
            add(&mut total.lock(), &own);
        };
        std::thread::scope(|scope| {
            (1..crate::share::threads(self.threads)).for_each(|_| drop(scope.spawn(share)));
            share();
        });
        total.into_inner()
    }
}

/// Plays rounds of one circle against a bank that covers everything.
pub fn simulate(plan: &Plan, decks: u8, job: &Job, progress: &(dyn Fn(u64) + Sync)) -> Tally {
    let fast = Fast::new(plan);
    let work = |piece: u64, many: u64, own: &mut Tally| own.add(&fast.work(decks, many, job.seed, piece));
    job.pieces(WORK, progress, &work, &|total: &mut Tally, own| total.add(own))
}

/// Plays rounds of a full table.
pub fn simulate_table(
    plan: &Plan,
    setting: &Layout,
    job: &Job,
    progress: &(dyn Fn(u64) + Sync),
) -> TableTally {
    let work = |piece: u64, many: u64, own: &mut TableTally| {
        table_piece(plan, setting, job.seed, (piece, many), own)
    };
    job.pieces(TABLE_WORK, progress, &work, &|total: &mut TableTally, own| total.add(own))
}

/// Plays one piece of a full table's rounds, with random numbers of its own, and adds up what comes of it.
pub fn table_piece(
    plan: &Plan,
    setting: &Layout,
    seed: u64,
    (piece, many): (u64, u64),
    own: &mut TableTally,
) {
    let mut table = Table::new(plan, setting, Rng::new(seed, piece));
    for _ in 0..many {
        let fresh = table.deal();
        own.note(&table, fresh);
    }
}

/// Brings every round of a table's simulation before the referee: how many agreed, or the first that did not.
pub fn differential(
    plan: &Plan,
    setting: &Layout,
    job: &Job,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<u64, Difference> {
    let found: Mutex<Option<Difference>> = Mutex::new(None);
    let stop = AtomicBool::new(false);
    let work = |piece: u64, many: u64, own: &mut u64| {
        let mut table = Table::new(plan, setting, Rng::new(job.seed, piece));
        for _ in 0..many {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            table.deal();
            if let Err(difference) = compare(plan, setting, &table) {
                stop.store(true, Ordering::Relaxed);
                found.lock().get_or_insert(difference);
                return;
            }
            *own += 1;
        }
    };
    let agreed = job.pieces(1 << 10, progress, &work, &|total: &mut u64, own| *total += own);
    match found.into_inner() {
        Some(difference) => Err(difference),
        None => Ok(agreed),
    }
}
