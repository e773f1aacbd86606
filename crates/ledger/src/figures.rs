//! How the writer is doing, for `/metrics` and the load test.

use crate::error::{Away, StoreError};
use parking_lot::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A commit that takes longer than this is one that the database does not answer.
const SILENCE: Duration = Duration::from_secs(5);

/// Upper bounds of the latency buckets, in milliseconds.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 150, 250, 500, 1000, 5000];

/// Counters of the writer.
#[derive(Debug, Default)]
pub struct Figures {
    commits: AtomicU64,
    entries: AtomicU64,
    micros: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len()],
    away: Mutex<Option<StoreError>>,
    /// Since when the database has had a group and not answered.
    asked: Mutex<Option<Instant>>,
    /// Why nothing is written any more.
    stopped: watch::Sender<Option<StoreError>>,
}

impl Figures {
    pub(crate) fn committed(&self, latencies: impl Iterator<Item = Duration>) {
        self.commits.fetch_add(1, Relaxed);
        for latency in latencies {
            self.entries.fetch_add(1, Relaxed);
            self.micros.fetch_add(latency.as_micros() as u64, Relaxed);
            let millis = latency.as_micros().div_ceil(1000) as u64;
            if let Some(i) = BOUNDS.iter().position(|b| millis <= *b) {
                self.buckets[i].fetch_add(1, Relaxed);
            }
        }
    }

    /// The writer waits for the database, or does no longer.
    pub(crate) fn asks(&self, on: bool) {
        *self.asked.lock() = on.then(Instant::now);
    }

    pub(crate) fn away(&self, why: Option<StoreError>) {
        *self.away.lock() = why;
    }

    pub(crate) fn stops(&self, why: &StoreError) {
        self.away(Some(why.clone()));
        self.stopped.send_replace(Some(why.clone()));
    }

    /// Why nothing is written any more until the books are opened anew, where that is so.
    pub fn stopped(&self) -> Option<StoreError> {
        self.stopped.borrow().clone()
    }

    /// Ready when it cannot be known what the books hold.
    pub async fn in_doubt(&self) -> StoreError {
        let mut stopped = self.stopped.subscribe();
        let doubt = |why: &Option<StoreError>| why.as_ref().is_some_and(StoreError::doubts);
        match stopped.wait_for(doubt).await.map(|why| why.clone()) {
            Ok(Some(why)) => why,
            _ => std::future::pending().await,
        }
    }

    /// Why nothing can be written, while nothing can: the database cannot be reached or does not answer, or the disk is
    /// full.
    pub fn is_away(&self) -> Option<Away> {
        let silent = || {
            let silence = (*self.asked.lock())?.elapsed();
            (silence > SILENCE).then_some(Away::Silent(silence.as_secs()))
        };
        self.away.lock().clone().map(Away::Store).or_else(silent)
    }

    /// Commits made.
    pub fn commits(&self) -> u64 {
        self.commits.load(Relaxed)
    }

    /// Entries in them.
    pub fn entries(&self) -> u64 {
        self.entries.load(Relaxed)
    }

    /// Time that entries waited for their commit, all together.
    pub fn waited(&self) -> Duration {
        Duration::from_micros(self.micros.load(Relaxed))
    }

    /// How many entries waited at most so many milliseconds: the buckets of a histogram, cumulative.
    pub fn histogram(&self) -> Vec<(u64, u64)> {
        let mut below = 0;
        let count = |(bound, bucket): (&u64, &AtomicU64)| {
            below += bucket.load(Relaxed);
            (*bound, below)
        };
        BOUNDS.iter().zip(&self.buckets).map(count).collect()
    }
}
