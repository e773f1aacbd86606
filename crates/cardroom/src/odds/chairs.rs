//! The chairs: players net of fees, the player-dealer at a described table, one rule changed at a time, counting.

use super::Subject;
use super::args::Args;
use crate::error::Failure;
use crate::progress;
use chips::Money;
use games::blackjack::{PlayerFees, Schedule};
use odds::blackjack::{
    BreakEven, Chart, Counting, Memory, NetOfFee, Optimal, Playing, Report, Shoe, Strategist, break_even,
    buster_chair, changes, players_chair, rounded, rounding_gain,
};
use odds::share;
use odds::sim::{BankChair, Covered, Job, Layout, Plan, Results, Sitting, Wagers, simulate_table};
use room::error::OpenError;
use serde::Serialize;
use std::sync::Arc;
use voice::Telling;

/// Everything that was asked.
#[derive(Serialize)]
pub struct Full {
    #[serde(flatten)]
    pub report: Report,
    /// What a wager costs with its fee, and where the player-dealer breaks even, by schedule.
    pub schedules: Vec<ScheduleChairs>,
    /// What a perfect player, who remembers the cards of other split hands, would gain: an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub below_optimum: Option<f64>,
    /// Every result of a round with its chance, best play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<Bank>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<Vec<Changed>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counting: Option<Counting>,
}

/// One collection schedule.
#[derive(Serialize)]
pub struct ScheduleChairs {
    pub option: u8,
    pub limit: (Money, Option<Money>),
    pub player_fees: PlayerFees,
    /// The same in words, by kind of wager; one figure where there is only one.
    #[serde(skip)]
    pub fees_told: Vec<Telling>,
    pub posted_by: Option<String>,
    /// The player's chair by wager size.
    pub player: Vec<NetOfFee>,
    /// The Buster bet by its size, where it carries a fee.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buster: Vec<NetOfFee>,
    /// The player-dealer's break-even action by fee bracket, against players with the best chart and no Buster.
    pub break_even: Vec<BreakEven>,
}

/// How the players at the described table play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Players {
    /// The best move for the exact cards
    Optimal,
    /// The best chart by totals and pairs
    Chart,
    /// Common mistakes: fears to go over, doubles ten and eleven only, splits aces and eights, never surrenders
    Typical,
}

/// The player-dealer at a described table, and how its players play.
#[derive(Serialize)]
pub struct Bank {
    #[serde(flatten)]
    pub chair: BankChair,
    pub players: Players,
}

/// A rule changed.
#[derive(Serialize)]
pub struct Changed {
    pub key: &'static str,
    pub value: String,
    /// The base wager's expectation with it, best play.
    pub ev: f64,
    /// The difference it makes to the player.
    pub difference: f64,
}

pub fn schedules(subject: &Subject, report: &Report) -> Vec<ScheduleChairs> {
    let rules = &subject.book.rules;
    // What rounding does to the wager that the report is about is in the report already.
    let priced = subject.wager.map_or(0.0, |wager| rounding_gain(rules, &subject.shoe, wager));
    let buster = |s: &Schedule| Some(buster_chair(s, rules.buster.as_ref()?, report.buster.ev?));
    let chair = |s: &Schedule| ScheduleChairs {
        option: s.option,
        limit: (s.min, s.max),
        player_fees: s.player_fees.clone(),
        fees_told: s.player_fees.told(rules),
        posted_by: s.posted_by.clone(),
        player: rounded(players_chair(s, report.base.cd.ev, report.base.td.ev), |wager| {
            rounding_gain(rules, &subject.shoe, wager) - priced
        }),
        buster: buster(s).unwrap_or_default(),
        break_even: break_even(s, -report.base.td.ev),
    };
    subject.book.schedules.iter().map(|s| chair(s)).collect()
}

/// Rounds with three split hands and more that are dealt at random at least, to tell the chances of their results.
const ROUNDS_OF_MANY_HANDS: u64 = 500_000;

/// So many rounds need no progress to be shown.
const AT_ONCE: u64 = 1_000_000;

/// Every result of a round, best play.
pub fn results(args: &Args, optimal: &Optimal, report: &Report) -> Results {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let job = Job { rounds: args.table.simulate.max(ROUNDS_OF_MANY_HANDS), seed: 1, threads };
    let bar = progress::bar(job.rounds, job.rounds <= AT_ONCE);
    let results = Results::new(optimal, &report.base.cd.outcomes, &job, &|done| bar.set_position(done));
    bar.finish_and_clear();
    results
}

/// Prices every change of one rule that the house file accepts.
pub fn changed(subject: &Subject, ev: f64, memory: &Arc<Memory>) -> Vec<Changed> {
    let list = changes(&subject.book.rules);
    let price = |(key, value): &(&'static str, String)| -> Option<Changed> {
        let change = format!("{key}={value}");
        let all: Vec<&str> = subject.changes.iter().map(String::as_str).chain([change.as_str()]).collect();
        let book = subject.houses.load_changed(&subject.id, &all).ok()?;
        let rules = subject.priced(&book.rules);
        let new = Optimal::solve_knowing(&rules, &subject.shoe, memory).ev();
        Some(Changed { key, value: value.clone(), ev: new, difference: new - ev })
    };
    share::each(&list, price).into_iter().flatten().collect()
}

/// The table the command line describes, checked before anything is computed.
pub fn setting(args: &Args, subject: &Subject) -> Result<Layout, Failure> {
    let rules = &subject.book.rules;
    let t = &args.table;
    let option = t.schedule;
    let rulebook = || subject.book.id.clone();
    let schedule = subject.book.schedule(option).ok_or_else(|| match subject.book.schedules.as_slice() {
        [] => OpenError::Template { rulebook: rulebook() },
        _ => OpenError::NoSchedule { rulebook: rulebook(), option },
    })?;
    let wagers = Wagers { circles: t.circles, base: t.wager, buster: t.buster, bank: t.bank };
    let setting = Layout::described(subject.decks, schedule, wagers);
    setting.check(rules)?;
    Ok(setting)
}

/// The player-dealer's chair at a table.
pub fn bank(args: &Args, subject: &Subject, report: &Report, setting: &Layout, memory: &Arc<Memory>) -> Bank {
    let rules = &subject.book.rules;
    let t = &args.table;
    let here = rules.at_wager(setting.base);
    let optimal = Optimal::solve_knowing(&here, &Shoe::decks(subject.decks), memory);
    // The report may be about another wager than the described table's.
    let gain = |wager| rounding_gain(rules, &subject.shoe, wager);
    let gain = gain(setting.base) - subject.wager.map_or(0.0, gain);
    let typical = Chart::typical();
    let (playing, ev) = match t.players {
        Players::Optimal => (Playing::Optimal, report.base.cd.ev + gain),
        Players::Chart => (Playing::Chart(&report.chart.td), report.base.td.ev + gain),
        Players::Typical => (Playing::Chart(&typical), optimal.ev_of(&typical)),
    };
    let plan = Plan::new(rules, &Strategist::new(&optimal, playing));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let job = Job { rounds: t.simulate, seed: 1, threads };
    let bar = progress::bar(job.rounds, job.rounds <= AT_ONCE);
    let tally = simulate_table(&plan, setting, &job, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let covered = Covered { players_ev: ev, buster_ev: report.buster.ev.unwrap_or(0.0) };
    let sitting = Sitting { hours: t.hours, rounds_per_hour: t.rounds_per_hour };
    Bank { chair: BankChair::new(setting, &tally, covered, sitting), players: t.players }
}
