//! Poker equity: what share of the pot each hand can expect, in every game.
//!
//! Every deal that can still come is tried where that takes seconds ([`Answer::exact`]); otherwise random deals are
//! settled until the error is small enough. Hold'em before the flop has a shortcut of its own.

mod deal;
mod error;
mod exact;
mod game;
mod pineapple;
mod preflop;
mod question;
mod range;
mod sample;
mod settle;
mod showdown;
mod tuples;

pub use error::EquityError;
pub use game::{Making, read_game};
pub use games::poker::{Game, Split};
pub use preflop::settle as settle_preflop;
pub use question::{Holding, Question, read_hand};
pub use settle::{Got, POT, Tally};
pub use showdown::{Shown, showdown};

use crate::share;
use deal::Deal;
use std::sync::atomic::{AtomicU64, Ordering};

/// How an answer is to be found.
///
/// ```
/// use odds::equity::Options;
///
/// let options = Options { exact: true, threads: 1, ..Options::default() };
/// assert_eq!(options.error, 0.001);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Try every deal, however long it takes.
    pub exact: bool,
    /// The error to reach with random deals: half of a 95 % interval.
    pub error: f64,
    /// The longest that trying every deal may take, in seconds, before random deals are used instead.
    pub patience: f64,
    /// The seed of random deals.
    pub seed: u64,
    /// How many threads work.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { exact: false, error: 0.001, patience: 10.0, seed: 1, threads: share::cores() }
    }
}

/// How far the work has come, for whoever is watching.
///
/// ```
/// use odds::equity::*;
///
/// let hands = ["AsKs", "QdQc"].map(|hand| read_hand(Game::Holdem, hand).unwrap()).to_vec();
/// let board = cards::parse_cards("2s 9s Td").unwrap();
/// let (question, progress) = (Question { game: Game::Holdem, hands, board, dead: vec![] }, Progress::default());
/// let answer = solve(&question, &Options::default(), &progress).unwrap();
/// assert_eq!(progress.get().0, answer.deals);
/// ```
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
    all: AtomicU64,
}

impl Progress {
    /// Deals done and, as far as is known, all deals.
    pub fn get(&self) -> (u64, u64) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }

    fn add(&self, deals: u64) {
        self.done.fetch_add(deals, Ordering::Relaxed);
    }

    fn set(&self, done: u64, all: u64) {
        self.done.store(done, Ordering::Relaxed);
        self.all.store(all, Ordering::Relaxed);
    }
}

/// What one hand can expect, as shares of the pot.
///
/// ```
/// use odds::equity::*;
///
/// let hands = ["AsKs", "QdQc"].map(|hand| read_hand(Game::Holdem, hand).unwrap()).to_vec();
/// let board = cards::parse_cards("2s 9s Td").unwrap();
/// let (question, progress) = (Question { game: Game::Holdem, hands, board, dead: vec![] }, Progress::default());
/// let answer = solve(&question, &Options::default(), &progress).unwrap();
/// let ace = answer.hands[0];
/// assert!((ace.equity + answer.hands[1].equity - 1.0).abs() < 1e-12);
/// assert_eq!((ace.error, ace.low), (0.0, 0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The whole of it.
    pub equity: f64,
    /// Half the width of the 95 % interval around it; zero where the answer is exact.
    pub error: f64,
    /// What comes from the high half, or from the pot where it is not split.
    pub high: f64,
    /// What comes from the low half.
    pub low: f64,
    /// How often it takes the whole pot.
    pub scoop: f64,
    /// How often it takes a part of the pot.
    pub part: f64,
    /// Deals in which it takes the whole pot, and a part of it.
    pub deals: (u64, u64),
}

/// The answer to a question.
///
/// ```
/// use odds::equity::*;
///
/// let hands = ["AsKs", "QdQc"].map(|hand| read_hand(Game::Holdem, hand).unwrap()).to_vec();
/// let board = cards::parse_cards("2s 9s Td").unwrap();
/// let (question, progress) = (Question { game: Game::Holdem, hands, board, dead: vec![] }, Progress::default());
/// let answer = solve(&question, &Options::default(), &progress).unwrap();
/// assert!(answer.exact && answer.deals == 990);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Was every deal tried?
    pub exact: bool,
    /// How many were.
    pub deals: u64,
    /// The hands, in the order of the question.
    pub hands: Vec<Share>,
}

fn answer(tally: &Tally, players: usize, exact: bool) -> Answer {
    let deals = tally.showdowns as f64;
    let share = |player: usize| {
        let got = &tally.got[player];
        let pots = |units: u64| units as f64 / f64::from(POT) / deals;
        Share {
            equity: pots(got.high + got.low),
            error: if exact { 0.0 } else { sample::error(tally, player) },
            high: pots(got.high),
            low: pots(got.low),
            scoop: got.scoops as f64 / deals,
            part: got.parts as f64 / deals,
            deals: (got.scoops, got.parts),
        }
    };
    Answer { exact, deals: tally.showdowns, hands: (0..players).map(share).collect() }
}

/// Answers a question, or says why it cannot be answered.
pub fn solve(question: &Question, options: &Options, progress: &Progress) -> Result<Answer, EquityError> {
    question.check()?;
    if !(1e-6..=0.5).contains(&options.error) {
        return Err(EquityError::Error);
    }
    let players = question.hands.len();
    let threads = share::threads(options.threads.min(256));
    let may_take = |seconds: f64| options.exact || seconds / threads as f64 <= options.patience;
    if let Some(tally) = every_deal(question, threads, &may_take, progress)? {
        return Ok(answer(&tally, players, true));
    }
    if options.exact {
        return Err(EquityError::Endless);
    }
    let tally = sample::settle(question, options.error, options.seed, threads, progress)?;
    Ok(answer(&tally, players, false))
}

/// Tries every deal if it does not take too long.
fn every_deal(
    question: &Question,
    threads: usize,
    may_take: &dyn Fn(f64) -> bool,
    progress: &Progress,
) -> Result<Option<Tally>, EquityError> {
    let deal = Deal::new(question);
    if question.discards_to_come() {
        let board = question.missing_board();
        let known = deal.slots.iter().all(|(row, _)| *row == deal::BOARD);
        if !known || !may_take(if board == 5 { 1.0 } else { 0.01 }) {
            return Ok(None);
        }
        return Ok(Some(pineapple::settle(&deal, &question.dead, threads, progress)));
    }
    if game::own_cards(question.game) == 2 && game::making(question.game) == Making::BestOfSeven {
        return tuples::settle(question, threads, may_take, progress);
    }
    if exact::count(&deal) == u64::MAX || !may_take(exact::estimate(&deal)) {
        return Ok(None);
    }
    progress.set(0, exact::count(&deal));
    Ok(Some(exact::settle(&deal, threads, progress)))
}

#[cfg(test)]
mod tests;
