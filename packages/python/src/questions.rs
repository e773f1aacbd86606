//! Questions that need no table: everything the engine answers, and simulation.

use crate::wrong::{flaws, to_python, wrong};
use games::rulebook::{Houses, Rulebook};
use odds::blackjack::{Asked, Optimal, Playing, Shoe, Strategist};
use odds::sim::{Job, Plan};
use pyo3::prelude::*;
use serde_json::json;

/// Answers a call of the engine: JSON in, JSON out.
#[pyfunction]
pub fn ask(py: Python<'_>, call: &str, asked: &str) -> String {
    py.detach(|| engine::ask(call, asked))
}

fn book(rulebook: &str, changes: &[String]) -> PyResult<Rulebook> {
    let changes: Vec<&str> = changes.iter().map(String::as_str).collect();
    Houses::shipped().load_changed(rulebook, &changes).map_err(flaws)
}

fn decks(book: &Rulebook, wanted: Option<u8>) -> PyResult<u8> {
    let ((fewest, most), decks) = (book.rules.decks, wanted.unwrap_or(book.usual_decks));
    match (fewest..=most).contains(&decks) {
        true => Ok(decks),
        false => Err(wrong(format!("{} has {fewest} to {most} decks", book.id))),
    }
}

/// Simulates a rulebook with one circle that plays the best chart.
#[pyfunction]
#[pyo3(signature = (rulebook, rounds, seed, threads, changes, decks=None))]
pub fn simulate(
    py: Python<'_>,
    rulebook: &str,
    rounds: u64,
    seed: u64,
    threads: usize,
    changes: Vec<String>,
    decks: Option<u8>,
) -> PyResult<Py<PyAny>> {
    let book = book(rulebook, &changes)?;
    let decks = self::decks(&book, decks)?;
    if rounds == 0 {
        return Err(wrong("a simulation has at least one round"));
    }
    let answer = py.detach(|| {
        let optimal = Optimal::solve(&book.rules, &Shoe::decks(decks));
        let learned = optimal.learn();
        let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Chart(&learned.chart)));
        let job = Job { rounds, seed, threads: threads.max(1) };
        let tally = odds::sim::simulate(&plan, decks, &job, &|_| {});
        json!({ "rounds": tally.rounds, "ev": tally.mean(), "standard_error": tally.standard_error(), "exact": learned.ev })
    });
    to_python(py, &answer)
}

/// The best moves of a hand against an up card, each with its worth, the best first.
#[pyfunction]
#[pyo3(signature = (rulebook, hand, up, after_split, changes, decks=None))]
pub fn best(
    py: Python<'_>,
    rulebook: &str,
    hand: &str,
    up: &str,
    after_split: bool,
    changes: Vec<String>,
    decks: Option<u8>,
) -> PyResult<Vec<(String, f64)>> {
    let book = book(rulebook, &changes)?;
    let decks = self::decks(&book, decks)?;
    let cards = cards::parse_cards(hand).map_err(|why| wrong(why.to_string()))?;
    let up = up.parse().map_err(|why: cards::ParseCardError| wrong(why.to_string()))?;
    let told = py.detach(|| {
        let optimal = Optimal::solve(&book.rules, &Shoe::decks(decks));
        optimal.ask(&Asked { cards: &cards, up, after_split }).map_err(|why| why.to_string())
    });
    let told = told.map_err(wrong)?;
    Ok(told.moves.iter().map(|(m, worth)| (format!("{m:?}").to_lowercase(), *worth)).collect())
}
