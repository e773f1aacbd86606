//! `cardroom sim`: rounds from a shuffled shoe, beside the exact figures, and before the referee.

use crate::error::{Failure, failed};
use crate::odds::{Subject, SubjectArgs, subject};
use crate::progress;
use chips::Money;
use games::blackjack::{FeesTaken, PlayerFees, Rules, Schedule};
use odds::blackjack::{Buster, Optimal, Playing, Shoe, Strategist, rounding_gain};
use odds::sim::{Job, Layout, Plan, TableTally, Tally, differential, simulate, simulate_table};
use room::error::OpenError;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use voice::{Telling, say};

/// Simulate a rulebook from a shoe with a cut card: one circle by default, or a full table
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    subject: SubjectArgs,
    /// Rounds to play: 1000000, 1e9
    #[arg(long, default_value = "1e8", value_parser = count, allow_negative_numbers = true)]
    rounds: u64,
    /// The seed: the same seed gives the same result on any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How the players play
    #[arg(long, value_enum, default_value_t = Players::Chart)]
    players: Players,
    /// Circles with a wager at a full table (1 to 7)
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=7))]
    circles: Option<u8>,
    /// The base wager in each circle; the table minimum if not given
    #[arg(long, allow_negative_numbers = true)]
    wager: Option<Money>,
    /// The Buster bet in each circle
    #[arg(long, allow_negative_numbers = true)]
    buster: Option<Money>,
    /// The bank wager; without one the bank covers everything
    #[arg(long, allow_negative_numbers = true)]
    bank: Option<Money>,
    /// The collection schedule option in force
    #[arg(long, default_value_t = 1)]
    schedule: u8,
    /// Bring this many rounds before the referee and compare every settlement
    #[arg(long, value_name = "ROUNDS", value_parser = count)]
    referee: Option<u64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print no progress
    #[arg(long)]
    quiet: bool,
}

/// How players play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Players {
    /// The best move for the exact cards
    Optimal,
    /// The best chart by totals and pairs
    Chart,
}

fn count(text: &str) -> Result<u64, Failure> {
    let n: f64 = text.replace(['_', ','], "").parse().map_err(|_| say!("command-no-number", text: text))?;
    if (1.0..=1e15).contains(&n) && n.fract() == 0.0 {
        Ok(n as u64)
    } else {
        Err(say!("command-whole-number").into())
    }
}

pub fn run(args: &Args) -> ExitCode {
    match work(args) {
        Ok(text) => {
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn work(args: &Args) -> Result<String, Failure> {
    let subject = subject(&args.subject)?;
    if args.subject.composition.is_some() || args.subject.without.is_some() {
        return Err(say!("command-fresh-shoes").into());
    }
    let rules = &subject.book.rules;
    // Rounded payouts depend on the wager, and so does what play is worth (D25).
    let wager = match rules.rounding.is_exact() {
        true => None,
        false => Some(setting(args, &subject)?.base),
    };
    let (plan, ev, players) = planned(rules, subject.decks, args.players, wager);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let job = Job { rounds: args.rounds, seed: args.seed, threads: args.threads.map_or(cores, usize::from) };
    // One circle is looked up where over is bust; everything else is played card by card.
    let described = args.circles.is_some() || args.bank.is_some() || args.buster.is_some();
    let table = described || rules.nearest.is_some() || wager.is_some();
    let mut checked = None;
    if let Some(rounds) = args.referee {
        let setting = setting(args, &subject)?;
        let bar = progress::bar(rounds, args.quiet);
        let agreed = differential(&plan, &setting, &Job { rounds, ..job }, &|done| bar.set_position(done))?;
        bar.finish_and_clear();
        checked = Some(agreed);
    }
    let bar = progress::bar(args.rounds, args.quiet);
    let started = Instant::now();
    let report = if table {
        let setting = setting(args, &subject)?;
        let tally = simulate_table(&plan, &setting, &job, &|done| bar.set_position(done));
        let took = (checked, started.elapsed());
        Report::Table(TableReport::new(args, players, &subject, &setting, &tally, ev, took))
    } else {
        let tally = simulate(&plan, subject.decks, &job, &|done| bar.set_position(done));
        Report::Circle(CircleReport::new(args, &subject, &tally, ev, checked, started.elapsed()))
    };
    bar.finish_and_clear();
    Ok(if args.json {
        format!("{}\n", serde_json::to_string_pretty(&report).expect("a report is JSON"))
    } else {
        report.text()
    })
}

/// How the players play, what that is worth to them, and what it is called. Where the nearer hand wins they go by the exact cards.
fn planned(rules: &Rules, decks: u8, players: Players, wager: Option<Money>) -> (Plan, f64, Players) {
    if rules.nearest.is_some() || players == Players::Optimal {
        let best = |wager| Plan::best_at(rules, decks, wager);
        let (plan, covered) = wager.map_or_else(|| Plan::best(rules, decks), best);
        return (plan, covered.players_ev, Players::Optimal);
    }
    let optimal = Optimal::solve(rules, &Shoe::decks(decks));
    let learned = optimal.learn();
    let gain = wager.map_or(0.0, |wager| rounding_gain(rules, &Shoe::decks(decks), wager));
    (Plan::new(rules, &Strategist::new(&optimal, Playing::Chart(&learned.chart))), learned.ev + gain, players)
}

fn setting(args: &Args, subject: &Subject) -> Result<Layout, Failure> {
    let schedule = match subject.book.schedule(args.schedule) {
        Some(schedule) => (**schedule).clone(),
        None if subject.book.is_template() => no_fees(),
        None => {
            let (rulebook, option) = (subject.book.id.clone(), args.schedule);
            return Err(OpenError::NoSchedule { rulebook, option }.into());
        }
    };
    let base = args.wager.unwrap_or(schedule.min);
    let buster = args.buster.unwrap_or(Money::ZERO);
    let circles = args.circles.unwrap_or(1);
    // The most a round can cost: every circle split and doubled throughout, every Buster bet at its best.
    let pays = subject.book.rules.buster.as_ref().map_or(0, |b| b.pays.into_iter().max().unwrap_or(0));
    let most = (base * 10 + buster * i64::from(pays)) * i64::from(circles);
    let bank = args.bank.unwrap_or(most);
    let setting = Layout { decks: subject.decks, circles, base, buster, bank, schedule };
    setting.check(&subject.book.rules)?;
    Ok(setting)
}

/// A template names no fees; it is simulated without.
fn no_fees() -> Schedule {
    Schedule {
        option: 1,
        min: Money::dollars(5),
        max: None,
        buster_limit: None,
        player_fees: PlayerFees::flat(Money::ZERO),
        fees_taken: FeesTaken::default(),
        bank_fees: Vec::new(),
        posted_by: None,
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Report {
    Circle(CircleReport),
    Table(TableReport),
}

/// One circle: mean and standard error beside the exact figure.
#[derive(Serialize)]
struct CircleReport {
    rulebook: String,
    decks: u8,
    players: Players,
    rounds: u64,
    shoes: u64,
    seed: u64,
    /// The mean of the rounds that a cut card cannot have prevented: what the exact figure is about.
    mean: f64,
    standard_error: f64,
    exact: f64,
    /// How many standard errors lie between them.
    off_by: f64,
    /// Rounds in `mean`.
    compared_rounds: u64,
    sd: f64,
    /// All rounds, the late ones too, which the cut card makes worse for the player on average.
    all_rounds_mean: f64,
    all_rounds_standard_error: f64,
    refereed_rounds: Option<u64>,
    seconds: f64,
    rounds_per_second: f64,
}

impl CircleReport {
    fn new(args: &Args, s: &Subject, all: &Tally, exact: f64, refereed: Option<u64>, took: Duration) -> Self {
        let early = all.early();
        CircleReport {
            rulebook: s.book.id.clone(),
            decks: s.decks,
            players: args.players,
            rounds: all.rounds,
            shoes: all.shoes,
            seed: args.seed,
            mean: early.mean(),
            standard_error: early.standard_error(),
            exact,
            off_by: (early.mean() - exact) / early.standard_error(),
            compared_rounds: early.rounds,
            sd: all.sd(),
            all_rounds_mean: all.mean(),
            all_rounds_standard_error: all.standard_error(),
            refereed_rounds: refereed,
            seconds: took.as_secs_f64(),
            rounds_per_second: all.rounds as f64 / took.as_secs_f64(),
        }
    }
}

/// A full table, from the player-dealer's chair.
#[derive(Serialize)]
struct TableReport {
    rulebook: String,
    decks: u8,
    players: Players,
    circles: u8,
    wager: Money,
    buster: Money,
    bank: Money,
    schedule: u8,
    rounds: u64,
    shoes: u64,
    seed: u64,
    /// The bank's mean result per round before fees, in dollars.
    bank_mean: f64,
    bank_standard_error: f64,
    bank_sd: f64,
    /// What it would be if everything were covered, exactly.
    exact_if_covered: f64,
    bank_fee: f64,
    player_fees: f64,
    /// Share of all wagers that got no action.
    uncovered_share: f64,
    /// Rounds in which something got no action.
    short_rounds: f64,
    /// Rounds in which the bank lost all of it.
    broken_rounds: f64,
    /// What each circle lost to the bank per round, seat 1 first, and what got no action there.
    circles_lost: Vec<f64>,
    circles_uncovered: Vec<f64>,
    refereed_rounds: Option<u64>,
    seconds: f64,
    rounds_per_second: f64,
}

impl TableReport {
    fn new(
        args: &Args,
        players: Players,
        s: &Subject,
        setting: &Layout,
        t: &TableTally,
        ev: f64,
        (refereed, took): (Option<u64>, Duration),
    ) -> TableReport {
        let rounds = t.rounds as f64;
        let circles = f64::from(setting.circles);
        let dollars = |cents: i64| cents as f64 / 100.0 / rounds;
        let buster = Buster::new(&Shoe::decks(s.decks), s.book.rules.dealer_hits_soft_17);
        let buster_ev = s.book.rules.buster.as_ref().map_or(0.0, |b| buster.ev(b.pays));
        let n = usize::from(setting.circles);
        let base = setting.base.as_dollars();
        TableReport {
            rulebook: s.book.id.clone(),
            decks: s.decks,
            players,
            circles: setting.circles,
            wager: setting.base,
            buster: setting.buster,
            bank: setting.bank,
            schedule: setting.schedule.option,
            rounds: t.rounds,
            shoes: t.shoes,
            seed: args.seed,
            bank_mean: t.bank_mean(),
            bank_standard_error: t.bank_sd() / rounds.sqrt(),
            bank_sd: t.bank_sd(),
            exact_if_covered: -circles * (ev * base + buster_ev * setting.buster.as_dollars()),
            bank_fee: dollars(t.bank_fees),
            player_fees: setting.player_fees().as_dollars(),
            uncovered_share: t.uncovered as f64 / t.staked as f64,
            short_rounds: t.short as f64 / rounds,
            broken_rounds: t.broken as f64 / rounds,
            circles_lost: t.circles[..n].iter().map(|c| dollars(*c)).collect(),
            circles_uncovered: t.circles_uncovered[..n].iter().map(|c| dollars(*c)).collect(),
            refereed_rounds: refereed,
            seconds: took.as_secs_f64(),
            rounds_per_second: rounds / took.as_secs_f64(),
        }
    }
}

impl Report {
    fn text(&self) -> String {
        match self {
            Report::Circle(r) => r.text(),
            Report::Table(r) => r.text(),
        }
    }
}

/// A line of a report: what it is, and its figures.
fn line(name: Telling, width: usize, figures: impl std::fmt::Display) -> String {
    format!("{:<width$} {figures}\n", name.to_string())
}

impl CircleReport {
    fn text(&self) -> String {
        let (seconds, speed) =
            (format!("{:.1}", self.seconds), format!("{:.1}", self.rounds_per_second / 1e6));
        let decks = crate::odds::decks(self.decks);
        let head = say!("sim-circle", rulebook: &self.rulebook, decks: decks, rounds: self.rounds, shoes: self.shoes, seconds: seconds, speed: speed);
        let compared = say!("sim-compared", rounds: self.compared_rounds);
        let apart = say!("sim-apart", errors: format!("{:+.2}", self.off_by));
        let swing = say!("sim-swing", sd: format!("{:.4}", self.sd));
        let simulated = format!("{:+.6} ± {:.6}   {compared}", self.mean, self.standard_error);
        let all = format!("{:+.6} ± {:.6}   {swing}", self.all_rounds_mean, self.all_rounds_standard_error);
        format!("{head}\n")
            + &line(say!("sim-simulated"), 11, simulated)
            + &line(say!("sim-exact"), 11, format_args!("{:+.6}            {apart}", self.exact))
            + &line(say!("sim-all-rounds"), 11, all)
            + &refereed(self.refereed_rounds)
    }
}

impl TableReport {
    fn text(&self) -> String {
        let list = |v: &[f64]| v.iter().map(|x| format!("{x:+.3}")).collect::<Vec<_>>().join("  ");
        let (decks, seconds) = (crate::odds::decks(self.decks), format!("{:.1}", self.seconds));
        let head = say!("sim-table", rulebook: &self.rulebook, decks: decks, circles: self.circles, wager: self.wager, buster: self.buster, bank: self.bank, rounds: self.rounds, seconds: seconds);
        let (mean, error) = (format!("{:+.4}", self.bank_mean), format!("{:.4}", self.bank_standard_error));
        let (sd, covered) = (format!("{:.2}", self.bank_sd), format!("{:+.4}", self.exact_if_covered));
        let wins = say!("sim-bank-wins-of", mean: mean, error: error, sd: sd, covered: covered);
        let (bank, players) = (format!("${:.2}", self.bank_fee), format!("${:.2}", self.player_fees));
        let fees = say!("sim-fees-of", bank: bank, players: players, option: self.schedule);
        let percent = |x: f64| format!("{:.4} %", 100.0 * x);
        let (share, short, broken) =
            (percent(self.uncovered_share), percent(self.short_rounds), percent(self.broken_rounds));
        let uncovered = say!("sim-uncovered-of", share: share, short: short, broken: broken);
        format!("{head}\n")
            + &line(say!("sim-bank-wins"), 17, wins)
            + &line(say!("sim-fees"), 17, fees)
            + &line(say!("sim-uncovered"), 17, uncovered)
            + &line(say!("sim-circles-lose"), 17, list(&self.circles_lost))
            + &line(say!("sim-uncovered-there"), 17, list(&self.circles_uncovered))
            + &refereed(self.refereed_rounds)
    }
}

fn refereed(rounds: Option<u64>) -> String {
    rounds.map_or_else(String::new, |n| line(say!("sim-referee"), 11, say!("sim-alike", rounds: n)))
}
