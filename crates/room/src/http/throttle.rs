//! How often somebody may try: buckets by name and by address, forgotten when they are full again.

use parking_lot::Mutex;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Tries that are left, by key.
#[derive(Debug, Default)]
pub struct Throttle(Mutex<HashMap<String, Bucket>>);

#[derive(Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Throttle {
    /// Takes one of `most` tries, which come back one by one over `over`. Gives the seconds to wait where none is left.
    pub fn take(&self, key: &str, most: u32, over: Duration) -> Result<(), u64> {
        if most == 0 {
            return Ok(());
        }
        let now = Instant::now();
        let per_second = f64::from(most) / over.as_secs_f64();
        let mut buckets = self.0.lock();
        if buckets.len() > 10_000 {
            buckets.retain(|_, b| now.duration_since(b.at) < over);
        }
        let bucket = buckets.entry(key.into()).or_insert(Bucket { left: f64::from(most), at: now });
        bucket.left =
            f64::from(most).min(bucket.left + now.duration_since(bucket.at).as_secs_f64() * per_second);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(((1.0 - bucket.left) / per_second).ceil() as u64);
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Gives the tries back: whoever knows the password was no guesser.
    pub fn forgive(&self, key: &str) {
        self.0.lock().remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_run_out_and_come_back() {
        let throttle = Throttle::default();
        let over = Duration::from_millis(200);
        assert!((0..3).all(|_| throttle.take("a", 3, over).is_ok()));
        assert!(throttle.take("a", 3, over).is_err());
        assert!(throttle.take("b", 3, over).is_ok());
        std::thread::sleep(Duration::from_millis(100));
        assert!(throttle.take("a", 3, over).is_ok());
        throttle.forgive("a");
        assert!((0..3).all(|_| throttle.take("a", 3, over).is_ok()));
    }
}
