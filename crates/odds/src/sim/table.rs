//! Full tables: several circles, Buster bets, fees, and a bank that may not cover everything (RND-11, D18).
//!
//! The player-dealer sits in the last seat and the circles are dealt from seat 1 on, so that "left of the bank" and "left
//! of the house dealer" are the same seat. Everything is in whole cents, as at the table.

use super::card::{self, kind};
use super::plan::Plan;
use super::rng::Rng;
use super::round::{self, Played, Source};
use super::shoe::Shoe;
use chips::{Money, Odds};
use games::blackjack::{BusterSettles, Rules, Schedule, Settle, button_count};
use serde::{Deserialize, Serialize};

/// The player-dealer's seat: the last one.
pub(crate) fn bank_seat(rules: &Rules) -> u8 {
    rules.seats
}

/// A table as it is described on the command line.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// let (base, bank, schedule) = (chips::Money::dollars(10), chips::Money::dollars(200), book.schedules[0].clone());
/// let layout = Layout { decks: 6, circles: 2, base, buster: base, bank, schedule: (*schedule).clone() };
/// assert!(layout.bank_fee().is_positive() && layout.player_fees().is_positive());
/// ```
#[derive(Clone, Debug)]
pub struct Layout {
    /// Decks in the shoe.
    pub decks: u8,
    /// Circles with a wager, from seat 1; at most seven.
    pub circles: u8,
    /// The base wager in each.
    pub base: Money,
    /// The Buster bet in each; zero for none.
    pub buster: Money,
    /// The bank wager.
    pub bank: Money,
    /// The collection schedule in force.
    pub schedule: Schedule,
}

/// What lies on a table, as far as somebody said it.
///
/// ```
/// use odds::sim::{Layout, Wagers};
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let wagers = Wagers { circles: 3, base: None, buster: None, bank: None };
/// let layout = Layout::described(6, &book.schedules[0], wagers);
/// assert_eq!(layout.bank, layout.base * 6);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Wagers {
    /// Circles with a wager.
    pub circles: u8,
    /// The base wager in each; $25, or what the limit has nearest to it, if not said.
    pub base: Option<Money>,
    /// The Buster bet in each; none if not said.
    pub buster: Option<Money>,
    /// The bank wager; twice the table action if not said.
    pub bank: Option<Money>,
}

impl Layout {
    /// A table as somebody describes it.
    pub fn described(decks: u8, schedule: &Schedule, wagers: Wagers) -> Layout {
        let Wagers { circles, base, buster, bank } = wagers;
        let base = base.unwrap_or_else(|| schedule.nearest(Money::dollars(25)));
        let buster = buster.unwrap_or(Money::ZERO);
        let bank = bank.unwrap_or((base + buster) * i64::from(circles) * 2);
        Layout { decks, circles, base, buster, bank, schedule: schedule.clone() }
    }

    /// What all players pay for a round (RND-4).
    pub fn player_fees(&self) -> Money {
        self.schedule.player_fees.of_circle(self.base, self.buster) * i64::from(self.circles)
    }

    /// What the player-dealer pays for a round (RND-5).
    pub fn bank_fee(&self) -> Money {
        self.schedule.bank_fee((self.base + self.buster) * i64::from(self.circles))
    }
}

/// One settled wager.
///
/// ```
/// use chips::Money;
/// use odds::sim::Line;
///
/// let paid = Money::dollars(10);
/// let line = Line { seat: 1, hand: Some(1), paid, collected: Money::ZERO, uncovered: Money::ZERO };
/// assert_eq!(line.paid - line.collected, paid);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The circle.
    pub seat: u8,
    /// The hand, from 1; none for a Buster bet.
    pub hand: Option<u8>,
    /// What the bank paid.
    pub paid: Money,
    /// What it took.
    pub collected: Money,
    /// What got no action.
    pub uncovered: Money,
}

/// A round at a table.
#[derive(Debug, Default)]
pub struct Round {
    /// The wagers in the order of settlement.
    pub lines: Vec<Line>,
    /// What the bank won.
    pub bank_result: i64,
    /// What it would have won more by each of the wagers if all of it had been covered, in cents.
    pub missed: Vec<i64>,
    circles: Vec<Vec<Played>>,
    firsts: Vec<[u8; 2]>,
    bank: Vec<u8>,
}

/// A table being simulated.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// let (base, bank, schedule) = (chips::Money::dollars(10), chips::Money::dollars(200), book.schedules[0].clone());
/// let layout = Layout { decks: 6, circles: 2, base, buster: base, bank, schedule: (*schedule).clone() };
/// let mut table = Table::new(&plan, &layout, Rng::new(1, 0));
/// assert!(table.deal()); // The shoe was shuffled for the first round.
/// assert!(table.dealt().len() >= 8);
/// ```
pub struct Table<'p> {
    plan: &'p Plan,
    setting: &'p Layout,
    shoe: Shoe,
    pub(super) round: Round,
}

impl<'p> Table<'p> {
    /// Opens a table for one piece of work.
    pub fn new(plan: &'p Plan, setting: &'p Layout, rng: Rng) -> Table<'p> {
        Table { plan, setting, shoe: Shoe::new(setting.decks, rng), round: Round::default() }
    }

    /// Deals, plays and settles a round. Says whether the shoe was shuffled for it.
    pub fn deal(&mut self) -> bool {
        let fresh = self.shoe.ready();
        let (plan, n) = (self.plan, usize::from(self.setting.circles));
        let Table { shoe, round, .. } = self;
        let Round { circles, firsts, bank, .. } = round;
        firsts.clear();
        firsts.resize(n, [0; 2]);
        bank.clear();
        for second in 0..2 {
            for two in firsts.iter_mut() {
                two[second] = shoe.card();
            }
            bank.push(shoe.card());
        }
        circles.iter_mut().for_each(Vec::clear);
        circles.resize(n, Vec::new());
        let up = kind(bank[0]);
        let bank_natural = plan.is_natural(bank[0], bank[1]);
        let ended = bank_natural && plan.peeked(up);
        let mut waits = self.setting.buster.is_positive();
        for (hands, two) in circles.iter_mut().zip(firsts) {
            let natural = plan.is_natural(two[0], two[1]);
            if let Some(book) = &plan.nearest {
                hands.push(book.play(two[0], two[1], up, shoe));
                waits = true;
            } else if natural || ended {
                let total = plan.hands.list[plan.hands.two(kind(two[0]), kind(two[1])) as usize].total;
                hands.push(Played { total, wager: 1, surrendered: false, natural });
            } else {
                round::play(plan, two[0], two[1], up, shoe, hands);
                waits |= hands.iter().any(|h| !h.surrendered);
            }
        }
        if waits && !bank_natural {
            match &plan.nearest {
                Some(book) => book.bank_draws(bank, shoe),
                None => round::bank_draws(plan, bank, shoe),
            }
        }
        self.settle();
        fresh
    }

    /// The cards of the last round in the order in which they were dealt.
    pub fn dealt(&self) -> &[u8] {
        self.shoe.dealt()
    }

    fn settle(&mut self) {
        self.round.lines.clear();
        self.round.missed.clear();
        self.round.bank_result = 0;
        let order = self.order();
        let with_circle = self.plan.rules.buster_settles == BusterSettles::WithItsCircle;
        for circle in &order {
            for hand in 0..self.round.circles[*circle].len() {
                self.settle_hand(*circle, hand);
            }
            if with_circle {
                self.settle_buster(*circle);
            }
        }
        if !with_circle {
            for circle in order {
                self.settle_buster(circle);
            }
        }
    }

    /// Circles in the order of settlement (RND-10).
    fn order(&self) -> Vec<usize> {
        let n = usize::from(self.setting.circles);
        if self.plan.rules.settle == Settle::FromHouseDealersRight {
            return (0..n).rev().collect();
        }
        if !self.plan.rules.settle.has_button() {
            return (0..n).collect();
        }
        let hole = card::card(self.round.bank[1]).rank().expect("no jokers in the shoe");
        let seats = usize::from(bank_seat(&self.plan.rules)) - 1;
        let counted = (usize::from(button_count(hole)) - 1) % seats;
        let start = if counted < n { counted } else { 0 };
        (0..n).map(|i| (start + i) % n).collect()
    }

    fn settle_hand(&mut self, circle: usize, number: usize) {
        let hand = self.round.circles[circle][number];
        let bank = &self.round.bank;
        let (result, odds) = match &self.plan.nearest {
            Some(book) => book.settle(&hand, bank),
            None if hand.natural => (round::settle(self.plan, &hand, bank), self.plan.rules.natural),
            None => (round::settle(self.plan, &hand, bank), Odds::EVEN),
        };
        let at_stake = self.setting.base * i64::from(hand.wager);
        let due = if hand.surrendered { at_stake.half() } else { at_stake };
        self.line(circle, Some(number as u8 + 1), result, at_stake, due, odds);
    }

    fn settle_buster(&mut self, circle: usize) {
        let (Some(buster), true) = (&self.plan.rules.buster, self.setting.buster.is_positive()) else {
            return;
        };
        let bank = &self.round.bank;
        let hard: usize = bank.iter().map(|c| kind(*c) + 1).sum();
        let (result, odds) = if hard > 21 { (1, buster.odds(bank.len())) } else { (-1, Odds::EVEN) };
        self.line(circle, None, result, self.setting.buster, self.setting.buster, odds);
    }

    /// D18: moves what fits within the bank's bounds.
    fn line(&mut self, circle: usize, hand: Option<u8>, result: i32, wager: Money, due: Money, odds: Odds) {
        let bank = self.setting.bank.as_cents();
        let mut line = Line {
            seat: circle as u8 + 1,
            hand,
            paid: Money::ZERO,
            collected: Money::ZERO,
            uncovered: Money::ZERO,
        };
        let mut missed = Money::ZERO;
        if result > 0 {
            let payout = self.plan.rules.payout(odds, wager);
            line.paid = payout.min(Money::cents(bank + self.round.bank_result));
            if line.paid < payout {
                line.uncovered = wager - odds.wager_in_action(line.paid).min(wager);
            }
            missed = line.paid - payout;
        } else if result < 0 {
            line.collected = due.min(Money::cents(bank - self.round.bank_result));
            line.uncovered = due - line.collected;
            missed = line.uncovered;
        }
        self.round.missed.push(missed.as_cents());
        self.round.bank_result += (line.collected - line.paid).as_cents();
        self.round.lines.push(line);
    }
}

/// Sums over rounds of a full table, in cents: whole numbers, so that any order of adding gives the same.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// let (base, bank, schedule) = (chips::Money::dollars(10), chips::Money::dollars(200), book.schedules[0].clone());
/// let layout = Layout { decks: 6, circles: 2, base, buster: base, bank, schedule: (*schedule).clone() };
/// let tally = simulate_table(&plan, &layout, &Job { rounds: 1000, seed: 1, threads: 1 }, &|_| ());
/// assert_eq!(tally.rounds, 1000);
/// assert!(tally.bank_sd() > 0.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableTally {
    /// Rounds dealt.
    pub rounds: u64,
    /// Shoes dealt.
    pub shoes: u64,
    /// What the bank won, before its fees.
    pub bank: i64,
    /// The squares of it.
    pub bank_squares: u128,
    /// The bank's fees.
    pub bank_fees: i64,
    /// All wagers at stake when they were settled.
    pub staked: i64,
    /// What got no action.
    pub uncovered: i64,
    /// Rounds in which something got no action.
    pub short: u64,
    /// Rounds in which the bank lost all of it.
    pub broken: u64,
    /// What each circle lost to the bank, seat 1 first.
    pub circles: [i64; 7],
    /// What got no action in each circle.
    pub circles_uncovered: [i64; 7],
    /// The same by the order of settlement: the circle settled first, second and so on.
    pub in_order: [i64; 7],
    /// See `in_order`.
    pub in_order_uncovered: [i64; 7],
    /// What the bank would have won more if all had been covered, and the squares of it.
    pub missed: (i64, u128),
    /// The same by the order of settlement.
    pub in_order_missed: [(i64, u128); 7],
}

/// A mean of whole cents per round in dollars, and its standard error.
fn mean_and_error((sum, squares): (i64, u128), rounds: u64) -> (f64, f64) {
    let n = rounds as f64;
    let mean = sum as f64 / 100.0 / n;
    let variance = (squares as f64 / 1e4 / n - mean * mean).max(0.0);
    (mean, (variance / n).sqrt())
}

fn add_square((sum, squares): &mut (i64, u128), cents: i64) {
    *sum += cents;
    *squares += u128::from(cents.unsigned_abs()) * u128::from(cents.unsigned_abs());
}

impl TableTally {
    /// Adds another tally.
    pub fn add(&mut self, other: &TableTally) {
        self.rounds += other.rounds;
        self.shoes += other.shoes;
        self.bank += other.bank;
        self.bank_squares += other.bank_squares;
        self.bank_fees += other.bank_fees;
        self.staked += other.staked;
        self.uncovered += other.uncovered;
        self.short += other.short;
        self.broken += other.broken;
        for i in 0..7 {
            self.circles[i] += other.circles[i];
            self.circles_uncovered[i] += other.circles_uncovered[i];
            self.in_order[i] += other.in_order[i];
            self.in_order_uncovered[i] += other.in_order_uncovered[i];
            self.in_order_missed[i].0 += other.in_order_missed[i].0;
            self.in_order_missed[i].1 += other.in_order_missed[i].1;
        }
        self.missed.0 += other.missed.0;
        self.missed.1 += other.missed.1;
    }

    /// What limited coverage takes from the bank per round in dollars, with its standard error. Rounds in which everything
    /// is covered add nothing, so that this is known far better than the bank's mean itself.
    pub fn coverage_cost(&self) -> (f64, f64) {
        mean_and_error(self.missed, self.rounds)
    }

    /// The part of it that falls on the circle settled first, second and so on.
    pub fn coverage_cost_in_order(&self, place: usize) -> (f64, f64) {
        mean_and_error(self.in_order_missed[place], self.rounds)
    }

    /// The bank's mean result per round in dollars, before fees.
    pub fn bank_mean(&self) -> f64 {
        self.bank as f64 / 100.0 / self.rounds as f64
    }

    /// Its standard deviation per round in dollars.
    pub fn bank_sd(&self) -> f64 {
        (self.bank_squares as f64 / 1e4 / self.rounds as f64 - self.bank_mean().powi(2)).max(0.0).sqrt()
    }

    pub(super) fn note(&mut self, table: &Table, fresh: bool) {
        let setting = table.setting;
        self.rounds += 1;
        self.shoes += u64::from(fresh);
        let result = table.round.bank_result;
        self.bank += result;
        self.bank_squares += u128::from(result.unsigned_abs()) * u128::from(result.unsigned_abs());
        self.bank_fees += setting.bank_fee().as_cents();
        let mut short = false;
        let mut places = [usize::MAX; 7];
        let mut settled = 0;
        let mut missed = [0; 7];
        for (line, more) in table.round.lines.iter().zip(&table.round.missed) {
            let seat = usize::from(line.seat - 1);
            if places[seat] == usize::MAX {
                places[seat] = settled;
                settled += 1;
            }
            self.circles[seat] += (line.collected - line.paid).as_cents();
            self.circles_uncovered[seat] += line.uncovered.as_cents();
            self.in_order[places[seat]] += (line.collected - line.paid).as_cents();
            self.in_order_uncovered[places[seat]] += line.uncovered.as_cents();
            missed[places[seat]] += more;
            self.uncovered += line.uncovered.as_cents();
            short |= line.uncovered.is_positive();
        }
        add_square(&mut self.missed, missed.iter().sum());
        for (sum, more) in self.in_order_missed.iter_mut().zip(missed) {
            add_square(sum, more);
        }
        for hand in table.round.circles.iter().flatten() {
            self.staked += setting.base.as_cents() * i64::from(hand.wager);
        }
        self.staked += setting.buster.as_cents() * i64::from(setting.circles);
        self.short += u64::from(short);
        self.broken += u64::from(result == -setting.bank.as_cents());
    }
}
