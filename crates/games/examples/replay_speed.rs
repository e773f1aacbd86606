//! Replays PHH files over and over and prints how many hands per second that is, reading included.
//!
//! `cargo run --release -p cardroom-games --example replay_speed -- SECONDS FILE…`

use games::poker::phh::{self, Outcome, Replayer};
use std::time::{Duration, Instant};

fn main() {
    let mut args = std::env::args().skip(1);
    let seconds: f64 = args.next().and_then(|s| s.parse().ok()).unwrap_or(2.0);
    let texts: Vec<String> =
        args.map(|f| std::fs::read_to_string(&f).expect("the file can be read")).collect();
    let mut replayer = Replayer::default();
    let (mut hands, mut refused) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs_f64(seconds) {
        for text in &texts {
            for record in phh::read(text).expect("the file is a hand history") {
                let outcome = replayer.replay(&record).expect("the hand makes sense");
                refused += u64::from(matches!(outcome, Outcome::Refused { .. }));
                hands += 1;
            }
        }
    }
    let rate = hands as f64 / start.elapsed().as_secs_f64();
    println!("{{\"hands\":{hands},\"refused\":{refused},\"hands_per_second\":{rate:.0}}}");
}
