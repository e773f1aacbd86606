//! The chairs: players net of fees, the player-dealer at a described table, one rule changed at a time, counting.

use super::Subject;
use super::args::{Args, TableArgs};
use crate::error::Failure;
use crate::progress;
use chips::Money;
use games::blackjack::{PlayerFees, Schedule};
use odds::blackjack::{
    BreakEven, Chart, Counting, Fortune, Memory, NetOfFee, Optimal, Playing, Report, Shoe, Strategist,
    break_even, buster_chair, changes, players_chair,
};
use odds::share;
use odds::sim::{Job, Layout, Plan, Results, TableTally, simulate_table};
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
    pub bank: Option<BankChair>,
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

/// The player-dealer at a described table.
#[derive(Serialize)]
pub struct BankChair {
    pub circles: u8,
    pub wager: Money,
    pub buster: Money,
    pub bank: Money,
    pub schedule: u8,
    pub players: Players,
    /// What the players' way of playing costs them per unit, exactly.
    pub players_ev: f64,
    /// What the bank expects per round if everything is covered, exactly, before its fee.
    pub expected_if_covered: f64,
    /// What this bank wins per round before its fee: the exact figure less what limited coverage costs, which is simulated
    /// and brings the standard error.
    pub mean: f64,
    pub standard_error: f64,
    /// The swing of a round, simulated.
    pub sd: f64,
    pub fee: Money,
    pub net_per_round: f64,
    pub net_per_hour: f64,
    pub rounds_per_hour: f64,
    /// The bank wager is lost to the last chip.
    pub bank_broken: f64,
    /// Something gets no action.
    pub short: f64,
    pub uncovered_share: f64,
    /// What the circle settled first, second and so on loses per round, and what gets no action there.
    pub lost_in_order: Vec<f64>,
    pub lost_in_order_error: Vec<f64>,
    pub uncovered_in_order: Vec<f64>,
    pub session: Session,
    pub simulated_rounds: u64,
}

/// A session of some hours in the bank.
#[derive(Serialize)]
pub struct Session {
    pub hours: f64,
    pub expected: f64,
    pub sd: f64,
    /// The bankroll that is lost within the session with these chances.
    pub bankroll_for_5_percent: f64,
    pub bankroll_for_1_percent: f64,
    /// The chance of losing ten bank wagers within the session, and ever.
    pub ruin_of_ten_banks: f64,
    pub ruin_of_ten_banks_ever: f64,
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
    let buster = |s: &Schedule| Some(buster_chair(s, rules.buster.as_ref()?, report.buster.ev?));
    let chair = |s: &Schedule| ScheduleChairs {
        option: s.option,
        limit: (s.min, s.max),
        player_fees: s.player_fees.clone(),
        fees_told: s.player_fees.told(rules),
        posted_by: s.posted_by.clone(),
        player: players_chair(s, report.base.cd.ev, report.base.td.ev),
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
        let new = Optimal::solve_knowing(&book.rules, &subject.shoe, memory).ev();
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
    let usual = schedule.nearest(Money::dollars(25));
    let base = t.wager.unwrap_or(usual);
    let buster = t.buster.unwrap_or(Money::ZERO);
    let bank = t.bank.unwrap_or((base + buster) * i64::from(t.circles) * 2);
    let (decks, circles, schedule) = (subject.decks, t.circles, (**schedule).clone());
    let setting = Layout { decks, circles, base, buster, bank, schedule };
    setting.check(rules)?;
    Ok(setting)
}

/// The player-dealer's chair at a table.
pub fn bank(
    args: &Args,
    subject: &Subject,
    report: &Report,
    setting: &Layout,
    memory: &Arc<Memory>,
) -> BankChair {
    let rules = &subject.book.rules;
    let t = &args.table;
    let optimal = Optimal::solve_knowing(rules, &Shoe::decks(subject.decks), memory);
    let typical = Chart::typical();
    let (playing, ev) = match t.players {
        Players::Optimal => (Playing::Optimal, report.base.cd.ev),
        Players::Chart => (Playing::Chart(&report.chart.td), report.base.td.ev),
        Players::Typical => (Playing::Chart(&typical), optimal.ev_of(&typical)),
    };
    let plan = Plan::new(rules, &Strategist::new(&optimal, playing));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let job = Job { rounds: t.simulate, seed: 1, threads };
    let bar = progress::bar(job.rounds, job.rounds <= AT_ONCE);
    let tally = simulate_table(&plan, setting, &job, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let per_circle =
        -(ev * setting.base.as_dollars() + report.buster.ev.unwrap_or(0.0) * setting.buster.as_dollars());
    chair(t, setting, &tally, ev, per_circle)
}

/// Puts together what is exact and what was simulated. Rounds with full coverage are exact; the simulation says what
/// limited coverage takes away, and how the results of a full table swing.
fn chair(t: &TableArgs, setting: &Layout, tally: &TableTally, ev: f64, per_circle: f64) -> BankChair {
    let rounds = tally.rounds as f64;
    let n = usize::from(t.circles);
    let fee = setting.bank_fee();
    let covered = per_circle * f64::from(t.circles);
    let (cost, standard_error) = tally.coverage_cost();
    let in_order: Vec<(f64, f64)> = (0..n).map(|place| tally.coverage_cost_in_order(place)).collect();
    let net = covered - cost - fee.as_dollars();
    BankChair {
        circles: t.circles,
        wager: setting.base,
        buster: setting.buster,
        bank: setting.bank,
        schedule: t.schedule,
        players: t.players,
        players_ev: ev,
        expected_if_covered: covered,
        mean: covered - cost,
        standard_error,
        sd: tally.bank_sd(),
        fee,
        net_per_round: net,
        net_per_hour: net * t.rounds_per_hour,
        rounds_per_hour: t.rounds_per_hour,
        bank_broken: tally.broken as f64 / rounds,
        short: tally.short as f64 / rounds,
        uncovered_share: tally.uncovered as f64 / tally.staked as f64,
        lost_in_order: in_order.iter().map(|(cost, _)| per_circle - cost).collect(),
        lost_in_order_error: in_order.iter().map(|(_, error)| *error).collect(),
        uncovered_in_order: tally.in_order_uncovered[..n]
            .iter()
            .map(|cents| *cents as f64 / 100.0 / rounds)
            .collect(),
        session: session(t, setting, Fortune { mean: net, sd: tally.bank_sd() }),
        simulated_rounds: tally.rounds,
    }
}

fn session(t: &TableArgs, setting: &Layout, fortune: Fortune) -> Session {
    let rounds = t.hours * t.rounds_per_hour;
    let ten = 10.0 * setting.bank.as_dollars();
    Session {
        hours: t.hours,
        expected: fortune.mean * rounds,
        sd: fortune.sd * rounds.sqrt(),
        bankroll_for_5_percent: fortune.bankroll_for(0.05, rounds),
        bankroll_for_1_percent: fortune.bankroll_for(0.01, rounds),
        ruin_of_ten_banks: fortune.ruin(ten, rounds),
        ruin_of_ten_banks_ever: fortune.ruin_for_ever(ten),
    }
}
