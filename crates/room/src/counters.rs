//! What `/metrics` counts.

use games::Refusal;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The room's counters.
#[derive(Debug, Default)]
pub struct Counters {
    /// Tables that run.
    pub tables: AtomicU64,
    /// Sockets that are open.
    pub sockets: AtomicU64,
    /// Commands that were carried out.
    pub done: AtomicU64,
    /// Commands that were refused.
    pub refused: AtomicU64,
    /// Frames that made no sense.
    pub nonsense: AtomicU64,
}

impl Counters {
    /// A command was answered.
    pub fn answered<T>(&self, result: &Result<T, Refusal>) {
        match result {
            Ok(_) => self.done.fetch_add(1, Relaxed),
            Err(_) => self.refused.fetch_add(1, Relaxed),
        };
    }
}
