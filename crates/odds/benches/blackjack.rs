//! How long a game takes to price, and how many rounds a second are simulated. Best of several runs each, one
//! thread unless it says otherwise: other work on the machine can only make a run slower.

use games::rulebook::Houses;
use odds::blackjack::{Optimal, Playing, Report, Shoe, Strategist};
use odds::sim::{Job, Plan, simulate};
use std::time::Instant;

fn best<T>(runs: u32, mut work: impl FnMut() -> T) -> (f64, T) {
    let mut least = f64::INFINITY;
    let mut last = None;
    for _ in 0..runs {
        let started = Instant::now();
        last = Some(std::hint::black_box(work()));
        least = least.min(started.elapsed().as_secs_f64());
    }
    (least, last.expect("at least one run"))
}

fn main() {
    let houses = Houses::shipped();
    // A cold start pays for the tables that never change, too.
    let book = houses.load("aviator/pure-21.5").expect("a shipped rulebook");
    let started = Instant::now();
    let ev = Optimal::solve(&book.rules, &Shoe::decks(6)).ev();
    println!(
        "first analysis, tables included      {:8.1} ms   {ev:+.9}",
        1e3 * started.elapsed().as_secs_f64()
    );
    for (id, decks) in [
        ("aviator/pure-21.5", 6),
        ("aviator/pure-21.5", 8),
        ("livermore/pure-21.5", 6),
        ("21st-century", 6),
        ("21st-century", 8),
    ] {
        let book = houses.load(id).expect("a shipped rulebook");
        let shoe = Shoe::decks(decks);
        let (seconds, ev) = best(10, || Optimal::solve(&book.rules, &shoe).ev());
        println!("exact analysis {id:<20} {decks}   {:8.1} ms   {ev:+.9}", 1e3 * seconds);
    }
    let (seconds, report) = best(3, || Report::new("aviator", &book.rules, 6, &Shoe::decks(6)));
    println!("with chart, swings and outcomes      {:8.1} ms   sd {:.9}", 1e3 * seconds, report.base.cd.sd);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for id in ["aviator/pure-21.5", "livermore/pure-21.5", "21st-century"] {
        let book = houses.load(id).expect("a shipped rulebook");
        let optimal = Optimal::solve(&book.rules, &Shoe::decks(6));
        let learned = optimal.learn();
        let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Chart(&learned.chart)));
        for threads in [1, cores] {
            let job = Job { rounds: 20_000_000, seed: 1, threads };
            let (seconds, tally) = best(5, || simulate(&plan, 6, &job, &|_| ()));
            println!(
                "simulator {id:<20} {threads} threads {:6.1} million rounds/s   {:+.6} ± {:.6}",
                20.0 / seconds,
                tally.early().mean(),
                tally.early().standard_error()
            );
        }
    }
}
