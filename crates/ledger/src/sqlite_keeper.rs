//! Takes the write-ahead log in while the room runs, from a connection of its own: neither the writer nor a reader waits for it, and
//! the file itself is never more than seconds behind.

use crate::error::StoreError;
use rusqlite::Connection;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// How often the log is taken in.
const EVERY: Duration = Duration::from_secs(2);

/// The thread that does so, until this goes.
pub(crate) struct Keeper {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    pub(crate) fn start(path: &str) -> Result<Keeper, StoreError> {
        let connection = Connection::open(path)?;
        let (stop, stopped) = channel::<()>();
        let keep = move || {
            let mut failing = false;
            while stopped.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                let done = take_in(&connection, "PASSIVE");
                if let Err(why) = &done
                    && !failing
                {
                    tracing::warn!(%why, "the write-ahead log is not taken in");
                }
                failing = done.is_err();
            }
        };
        let thread = std::thread::Builder::new().name("ledger-keeper".into()).spawn(keep);
        let thread = thread.map_err(|e| StoreError::Unstarted(e.to_string()))?;
        Ok(Keeper { stop: Some(stop), thread: Some(thread) })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.stop.take());
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Takes the log in; true where all of it was.
pub(crate) fn take_in(connection: &Connection, how: &str) -> Result<bool, StoreError> {
    let (busy, frames, done): (i64, i64, i64) =
        connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], |r| {
            Ok((r.get(0)?, r.get(1)?, r.get(2)?))
        })?;
    Ok(busy == 0 && frames == done)
}
