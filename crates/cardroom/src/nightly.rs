//! The check of the books that a room makes by itself once a day, beside those who play: in a thread of its own, after
//! everybody else. Its checkpoint lies with the keys, where whoever has only the books does not find it.

use crate::error::Failure;
use crate::verify;
use room::Counters;
use room::protocol::BooksCheck;
use room::table::now_ms;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use voice::say;

/// The checkpoint of these books, in the folder of their keys: other books may have the same.
fn checkpoint(books: &str, keys: &Path) -> PathBuf {
    keys.join(format!("verify-{}.checkpoint", &hex::encode(Sha256::digest(books))[..16]))
}

/// A day, in minutes.
const DAY: u64 = 24 * 60;
/// How much the check stands back behind everything else.
const NICE: i32 = 19;

/// A minute of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOfDay(u64);

impl TimeOfDay {
    /// How long it is from a time until then.
    fn after(self, now_ms: u64) -> Duration {
        let (minute, day) = (60_000, DAY * 60_000);
        let since_midnight = now_ms % day;
        let at = self.0 * minute;
        Duration::from_millis(if at > since_midnight {
            at - since_midnight
        } else {
            at + day - since_midnight
        })
    }
}

/// A time, written HH:MM.
pub fn time_of_day(text: &str) -> Result<TimeOfDay, Failure> {
    let number = |text: &str, below: u64| {
        let two = text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit());
        text.parse().ok().filter(|n: &u64| two && *n < below)
    };
    let read =
        text.split_once(':').and_then(|(hour, minute)| Some(number(hour, 24)? * 60 + number(minute, 60)?));
    Ok(TimeOfDay(read.ok_or_else(|| say!("command-time-of-day", text: text))?))
}

/// The books of a room, and when they are checked.
pub struct Watch {
    pub at: TimeOfDay,
    pub books: String,
    pub keys: PathBuf,
}

impl Watch {
    /// Checks the books every day at that time, for as long as the room is open.
    pub async fn keep(self, counters: Arc<Counters>) {
        loop {
            tokio::time::sleep(self.at.after(now_ms())).await;
            let (books, keys) = (self.books.clone(), self.keys.clone());
            let (tell, told) = tokio::sync::oneshot::channel();
            // Not one of the runtime's threads: nobody waits for it when the room closes.
            std::thread::spawn(move || drop(tell.send(check(&books, &keys))));
            counters.checked(told.await.unwrap_or_else(|_| broke()));
        }
    }
}

/// A check that came to nothing.
fn broke() -> BooksCheck {
    tracing::error!("the check of the books broke off");
    BooksCheck { at: now_ms(), seconds: 0, records: 0, not_read_again: 0, wrong: None }
}

fn check(books: &str, keys: &Path) -> BooksCheck {
    // Of this thread, and of those that it starts.
    if let Err(why) = rustix::process::setpriority_process(None, NICE) {
        tracing::warn!(%why, "the check of the books stands back behind nobody");
    }
    let (at, begun) = (now_ms(), Instant::now());
    let checked = verify::nightly(books, keys, &checkpoint(books, keys));
    let seconds = begun.elapsed().as_secs();
    match checked {
        Ok(verify::Nightly { wrong, records, not_read_again }) => {
            for what in &wrong {
                tracing::error!(%what, "the books do not agree");
            }
            tracing::info!(records, not_read_again, wrong = wrong.len(), seconds, "the books were checked");
            BooksCheck { at, seconds, records, not_read_again, wrong: Some(wrong.len() as u32) }
        }
        Err(why) => {
            tracing::error!(%why, "the books could not be checked");
            BooksCheck { at, seconds, records: 0, not_read_again: 0, wrong: None }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::time_of_day;
    use std::time::Duration;

    #[test]
    fn a_time_of_day_comes_once_in_a_day() {
        let minutes = |text: &str, now: u64| time_of_day(text).unwrap().after(now * 60_000);
        let of = |minutes: u64| Duration::from_secs(minutes * 60);
        assert_eq!(minutes("04:30", 0), of(270));
        assert_eq!(minutes("04:30", 270), of(1440), "it was just now");
        assert_eq!(minutes("00:00", 1439), of(1));
        for wrong in ["", "4:30", "24:00", "12:60", "12-30", "12:+3", "noon"] {
            assert!(time_of_day(wrong).is_err(), "{wrong}");
        }
    }
}
