//! How often somebody may: an allowance that comes back with time, and allowances by name and by address.

use parking_lot::Mutex;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How much is allowed.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub most: u32,
    /// The time in which all of it comes back, one by one.
    pub over: Duration,
}

/// What is left of a rate.
#[derive(Debug)]
pub struct Allowance {
    left: f64,
    at: Instant,
    /// When all of it is back, at the latest.
    full: Instant,
}

impl Allowance {
    /// All of it.
    pub fn full(rate: Rate) -> Allowance {
        let now = Instant::now();
        Allowance { left: f64::from(rate.most), at: now, full: now }
    }

    /// Takes one. Gives the seconds to wait where none is left.
    pub fn take(&mut self, rate: Rate) -> Result<(), u64> {
        let now = Instant::now();
        let per_second = f64::from(rate.most) / rate.over.as_secs_f64();
        let back = now.duration_since(self.at).as_secs_f64() * per_second;
        self.left = f64::from(rate.most).min(self.left + back);
        self.at = now;
        if self.left < 1.0 {
            return Err(((1.0 - self.left) / per_second).ceil() as u64);
        }
        self.left -= 1.0;
        self.full = now + rate.over;
        Ok(())
    }
}

/// Tries that are left, by key; forgotten when they are full again.
#[derive(Debug, Default)]
pub struct Throttle(Mutex<HashMap<String, Allowance>>);

impl Throttle {
    /// Takes one of the tries of a key; a rate of none at all is no limit.
    pub fn take(&self, key: &str, rate: Rate) -> Result<(), u64> {
        if rate.most == 0 {
            return Ok(());
        }
        let mut known = self.0.lock();
        if known.len() > 10_000 {
            let now = Instant::now();
            known.retain(|_, allowance| allowance.full > now);
        }
        known.entry(key.into()).or_insert_with(|| Allowance::full(rate)).take(rate)
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
    fn a_crowd_of_keys_makes_nobodys_long_wait_short() {
        let throttle = Throttle::default();
        let a_day = Rate { most: 1, over: Duration::from_secs(24 * 3600) };
        assert!(throttle.take("day", a_day).is_ok());
        let short = Rate { most: 1, over: Duration::from_millis(1) };
        for n in 0..10_050 {
            let _ = throttle.take(&format!("crowd {n}"), short);
        }
        assert!(throttle.take("day", a_day).is_err(), "still used up");
        assert!(throttle.0.lock().len() < 10_050, "what is full again is forgotten");
    }

    #[test]
    fn tries_run_out_and_come_back() {
        let throttle = Throttle::default();
        let rate = Rate { most: 3, over: Duration::from_millis(200) };
        assert!((0..3).all(|_| throttle.take("a", rate).is_ok()));
        assert!(throttle.take("a", rate).is_err());
        assert!(throttle.take("b", rate).is_ok());
        std::thread::sleep(Duration::from_millis(100));
        assert!(throttle.take("a", rate).is_ok());
        throttle.forgive("a");
        assert!((0..3).all(|_| throttle.take("a", rate).is_ok()));
    }
}
