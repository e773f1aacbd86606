//! The player-dealer's chair at a table: what is exact about it and what is simulated, put together.

use super::table::{Layout, TableTally};
use crate::blackjack::Fortune;
use chips::Money;
use serde::Serialize;

/// How long somebody sits in the bank.
///
/// ```
/// let sitting = odds::sim::Sitting { hours: 4.0, rounds_per_hour: 60.0 };
/// assert_eq!(sitting.hours * sitting.rounds_per_hour, 240.0);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sitting {
    /// Hours.
    pub hours: f64,
    /// Rounds dealt in an hour.
    pub rounds_per_hour: f64,
}

/// What a table is worth to its bank where everything is covered, exactly.
///
/// ```
/// use odds::sim::{Covered, Plan};
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let covered: Covered = Plan::best(&book.rules, 6).1;
/// assert!(covered.players_ev < 0.0 && covered.buster_ev == 0.0);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Covered {
    /// What the players' way of playing brings them per unit of the base wager.
    pub players_ev: f64,
    /// What a Buster bet brings them per unit; nothing where there is none.
    pub buster_ev: f64,
}

/// The player-dealer at a described table.
///
/// ```
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let (plan, covered) = Plan::best(&book.rules, 6);
/// let wagers = Wagers { circles: 3, base: None, buster: None, bank: None };
/// let layout = Layout::described(6, &book.schedules[0], wagers);
/// let tally = simulate_table(&plan, &layout, &Job { rounds: 1000, seed: 1, threads: 1 }, &|_| ());
/// let chair = BankChair::new(&layout, &tally, covered, Sitting { hours: 4.0, rounds_per_hour: 60.0 });
/// assert_eq!(chair.simulated_rounds, 1000);
/// assert!(chair.expected_if_covered > 0.0);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct BankChair {
    /// Circles with a wager.
    pub circles: u8,
    /// The base wager in each.
    pub wager: Money,
    /// The Buster bet in each.
    pub buster: Money,
    /// The bank wager.
    pub bank: Money,
    /// The collection schedule.
    pub schedule: u8,
    /// What the players' way of playing costs them per unit, exactly.
    pub players_ev: f64,
    /// What the bank expects per round if everything is covered, exactly, before its fee.
    pub expected_if_covered: f64,
    /// What this bank wins per round before its fee: the exact figure less what limited coverage costs, which is simulated
    /// and brings the standard error.
    pub mean: f64,
    /// See `mean`.
    pub standard_error: f64,
    /// The swing of a round, simulated.
    pub sd: f64,
    /// What the bank pays for a round.
    pub fee: Money,
    /// What is left after it.
    pub net_per_round: f64,
    /// The same in an hour.
    pub net_per_hour: f64,
    /// Rounds dealt in one.
    pub rounds_per_hour: f64,
    /// The bank wager is lost to the last chip.
    pub bank_broken: f64,
    /// Something gets no action.
    pub short: f64,
    /// The share of all wagers that gets none.
    pub uncovered_share: f64,
    /// What the circle settled first, second and so on loses per round.
    pub lost_in_order: Vec<f64>,
    /// The standard errors of that.
    pub lost_in_order_error: Vec<f64>,
    /// What gets no action there.
    pub uncovered_in_order: Vec<f64>,
    /// Some hours of it.
    pub session: Session,
    /// Rounds that were simulated.
    pub simulated_rounds: u64,
}

/// A session of some hours in the bank.
///
/// ```
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let (plan, covered) = Plan::best(&book.rules, 6);
/// let layout = Layout::described(6, &book.schedules[0], Wagers { circles: 3, base: None, buster: None, bank: None });
/// let tally = simulate_table(&plan, &layout, &Job { rounds: 1000, seed: 1, threads: 1 }, &|_| ());
/// let sitting = Sitting { hours: 4.0, rounds_per_hour: 60.0 };
/// let session: Session = BankChair::new(&layout, &tally, covered, sitting).session;
/// assert!(session.hours == 4.0 && session.sd > 0.0);
/// ```
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Session {
    /// How many.
    pub hours: f64,
    /// What the bank expects of it, after fees.
    pub expected: f64,
    /// How far it swings.
    pub sd: f64,
    /// The bankroll that is lost within the session with this chance.
    pub bankroll_for_5_percent: f64,
    /// The same.
    pub bankroll_for_1_percent: f64,
    /// The chance of losing ten bank wagers within the session.
    pub ruin_of_ten_banks: f64,
    /// And ever.
    pub ruin_of_ten_banks_ever: f64,
}

impl BankChair {
    /// Puts together what is exact and what was simulated. Rounds with full coverage are exact; the simulation says what
    /// limited coverage takes away, and how the results of a full table swing.
    pub fn new(layout: &Layout, tally: &TableTally, covered: Covered, sitting: Sitting) -> BankChair {
        let (rounds, n) = (tally.rounds as f64, usize::from(layout.circles));
        let per_circle =
            -(covered.players_ev * layout.base.as_dollars() + covered.buster_ev * layout.buster.as_dollars());
        let fee = layout.bank_fee();
        let all = per_circle * f64::from(layout.circles);
        let (cost, standard_error) = tally.coverage_cost();
        let in_order: Vec<(f64, f64)> = (0..n).map(|place| tally.coverage_cost_in_order(place)).collect();
        let net = all - cost - fee.as_dollars();
        BankChair {
            circles: layout.circles,
            wager: layout.base,
            buster: layout.buster,
            bank: layout.bank,
            schedule: layout.schedule.option,
            players_ev: covered.players_ev,
            expected_if_covered: all,
            mean: all - cost,
            standard_error,
            sd: tally.bank_sd(),
            fee,
            net_per_round: net,
            net_per_hour: net * sitting.rounds_per_hour,
            rounds_per_hour: sitting.rounds_per_hour,
            bank_broken: tally.broken as f64 / rounds,
            short: tally.short as f64 / rounds,
            uncovered_share: tally.uncovered as f64 / tally.staked as f64,
            lost_in_order: in_order.iter().map(|(cost, _)| per_circle - cost).collect(),
            lost_in_order_error: in_order.iter().map(|(_, error)| *error).collect(),
            uncovered_in_order: tally.in_order_uncovered[..n]
                .iter()
                .map(|cents| *cents as f64 / 100.0 / rounds)
                .collect(),
            session: Session::new(layout, sitting, Fortune { mean: net, sd: tally.bank_sd() }),
            simulated_rounds: tally.rounds,
        }
    }
}

impl Session {
    fn new(layout: &Layout, sitting: Sitting, fortune: Fortune) -> Session {
        let rounds = sitting.hours * sitting.rounds_per_hour;
        let ten = 10.0 * layout.bank.as_dollars();
        Session {
            hours: sitting.hours,
            expected: fortune.mean * rounds,
            sd: fortune.sd * rounds.sqrt(),
            bankroll_for_5_percent: six_places(fortune.bankroll_for(0.05, rounds)),
            bankroll_for_1_percent: six_places(fortune.bankroll_for(0.01, rounds)),
            ruin_of_ten_banks: six_places(fortune.ruin(ten, rounds)),
            ruin_of_ten_banks_ever: six_places(fortune.ruin_for_ever(ten)),
        }
    }
}

/// As far as a continuous walk is a picture of rounds, and as far as every machine's exponential function is the same.
fn six_places(x: f64) -> f64 {
    (x * 1e6).round() / 1e6
}
