//! How long a game takes to price, and how many rounds a second are simulated. Best of several runs each.
//!
//! Beside the time on the clock stands the time the processor spent on it, where the system tells (Linux): on a
//! machine that does other work too, that is the figure to compare.

use games::rulebook::Houses;
use odds::blackjack::{Optimal, Playing, Report, Shoe, Strategist};
use odds::sim::{Fast, Job, Plan, simulate};
use std::time::Instant;

/// Seconds this thread has spent on a processor.
fn on_processor() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse::<f64>().ok().map(|ns| ns / 1e9)
}

/// The least time on the clock and on the processor of several runs.
fn best<T>(runs: u32, mut work: impl FnMut() -> T) -> (f64, f64, T) {
    let (mut clock, mut processor) = (f64::INFINITY, f64::INFINITY);
    let mut last = None;
    for _ in 0..runs {
        let (started, before) = (Instant::now(), on_processor());
        last = Some(std::hint::black_box(work()));
        clock = clock.min(started.elapsed().as_secs_f64());
        if let (Some(before), Some(after)) = (before, on_processor()) {
            processor = processor.min(after - before);
        }
    }
    (clock, processor, last.expect("at least one run"))
}

fn main() {
    let houses = Houses::shipped();
    let book = |id: &str| houses.load(id).expect("a shipped rulebook");
    let aviator = book("aviator/pure-21.5");
    // A cold start pays for the tables that never change, too.
    let (clock, processor, ev) = best(1, || Optimal::solve(&aviator.rules, &Shoe::decks(6)).ev());
    println!(
        "first exact analysis, tables included  {:7.1} ms ({:.1} on the processor)  {ev:+.9}",
        1e3 * clock,
        1e3 * processor
    );
    for (id, decks) in [
        ("aviator/pure-21.5", 6),
        ("aviator/pure-21.5", 8),
        ("livermore/pure-21.5", 6),
        ("21st-century", 6),
        ("21st-century", 8),
    ] {
        let (rules, shoe) = (book(id).rules, Shoe::decks(decks));
        let (clock, processor, ev) = best(15, || Optimal::solve(&rules, &shoe).ev());
        println!(
            "exact analysis {id:<20} {decks} decks {:7.1} ms ({:.1})  {ev:+.9}",
            1e3 * clock,
            1e3 * processor
        );
    }
    let (clock, _, report) = best(3, || Report::new("aviator", &aviator.rules, 6, &Shoe::decks(6)));
    println!("with chart, swings and outcomes, 2 threads {:.1} ms  sd {:.9}", 1e3 * clock, report.base.cd.sd);
    for id in ["aviator/pure-21.5", "livermore/pure-21.5", "21st-century"] {
        let rules = book(id).rules;
        let optimal = Optimal::solve(&rules, &Shoe::decks(6));
        let learned = optimal.learn();
        let plan = Plan::new(&rules, &Strategist::new(&optimal, Playing::Chart(&learned.chart)));
        let fast = Fast::new(&plan);
        let rounds = 1 << 22;
        let (clock, processor, _) = best(10, || fast.work(6, rounds, 1, 0));
        let rate = |seconds: f64| rounds as f64 / seconds / 1e6;
        println!(
            "simulator {id:<20} one thread {:.1} million rounds/s ({:.1} per second on the processor)",
            rate(clock),
            rate(processor)
        );
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let job = Job { rounds: 40_000_000, seed: 1, threads };
        let (clock, _, tally) = best(3, || simulate(&plan, 6, &job, &|_| ()));
        let early = tally.early();
        println!(
            "simulator {id:<20} {threads} threads {:.1} million rounds/s  {:+.6} ± {:.6}, exact {:+.6}",
            40.0 / clock,
            early.mean(),
            early.standard_error(),
            learned.ev
        );
    }
}
