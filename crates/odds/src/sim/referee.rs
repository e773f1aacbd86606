//! The simulator before the referee: the same cards, the same moves, and every settled wager compared.

use super::card;
use super::plan::Plan;
use super::table::{Layout, Line, Table, bank_seat};
use crate::blackjack::{Move, kind};
use cards::Card;
use chips::Money;
use games::blackjack as game;
use games::blackjack::{Awaits, Command, Event, Rules, Setup, Task, WagerKind};
use games::{PlayerId, Refusal};
use std::sync::Arc;
use voice::{Telling, say};

/// Chips behind every player: enough for every double and split.
const BEHIND: Money = Money::dollars(100_000_000);

/// What the referee made of the same cards.
///
/// ```
/// use odds::sim::Ruled;
///
/// let ruled = Ruled { lines: vec![], bank_result: 0, fees: Default::default(), cards: 4 };
/// assert_eq!(ruled.fees.0, chips::Money::ZERO);
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Ruled {
    /// The settled wagers in order.
    pub lines: Vec<Line>,
    /// What the bank won, in cents.
    pub bank_result: i64,
    /// What players and player-dealer paid.
    pub fees: (Money, Money),
    /// How many cards were used.
    pub cards: usize,
}

/// Where the referee and the simulator do not agree.
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
/// let agreed: Result<u64, Difference> =
///     differential(&plan, &layout, &Job { rounds: 50, seed: 1, threads: 1 }, &|_| ());
/// assert_eq!(agreed, Ok(50)); // Every round was settled alike by the referee.
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// The referee refused what the simulator did.
    Refused {
        /// What it did.
        command: Command,
        /// Why it may not.
        refusal: Refusal,
    },
    /// The referee asks for what the simulator did not do.
    Asked,
    /// The referee did not end the round.
    Unended,
    /// They used other numbers of cards.
    Cards {
        /// The simulator's cards.
        dealt: Vec<Card>,
        /// How many the referee used.
        ruled: usize,
    },
    /// They settled otherwise.
    Lines {
        /// The cards.
        dealt: Vec<Card>,
        /// As the referee settled.
        ruled: Vec<Line>,
        /// As the simulator did.
        simulated: Vec<Line>,
    },
    /// The bank won otherwise, in cents.
    Bank {
        /// The cards.
        dealt: Vec<Card>,
        /// By the referee.
        ruled: i64,
        /// By the simulator.
        simulated: i64,
    },
    /// They took other fees of players and player-dealer.
    Fees {
        /// The referee.
        ruled: (Money, Money),
        /// The simulator.
        simulated: (Money, Money),
    },
}

impl Difference {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            Difference::Refused { command, refusal } => {
                say!("odds-differ-refused", command: format!("{command:?}"), why: refusal.says.clone())
            }
            Difference::Asked => say!("odds-differ-asked"),
            Difference::Unended => say!("odds-differ-unended"),
            Difference::Cards { dealt, ruled } => {
                say!("odds-differ-cards", cards: dealt, ruled: *ruled, simulated: dealt.len())
            }
            Difference::Lines { dealt, ruled, simulated } => {
                let (ruled, simulated) = (format!("{ruled:?}"), format!("{simulated:?}"));
                say!("odds-differ-lines", cards: dealt, ruled: ruled, simulated: simulated)
            }
            Difference::Bank { dealt, ruled, simulated } => {
                let (ruled, simulated) = (Money::cents(*ruled), Money::cents(*simulated));
                say!("odds-differ-bank", cards: dealt, ruled: ruled, simulated: simulated)
            }
            Difference::Fees { ruled, simulated } => {
                let ((players, bank), (own, banks)) = (*ruled, *simulated);
                say!("odds-differ-fees", players: players, bank: bank, own: own, banks: banks)
            }
        }
    }
}

voice::in_english!(Difference);

/// Deals a round before the referee with these cards, in order.
pub fn referee(plan: &Plan, setting: &Layout, cards: &[u8]) -> Result<Ruled, Difference> {
    let mut log = Vec::new();
    let mut court = Court::open(plan, setting, &mut log);
    let mut next = 0;
    court.must(&Command::CloseWagers, &mut log)?;
    loop {
        let command = match court.table.awaits() {
            Awaits::Dealer { task: Task::Card(_) } => {
                let card = *cards.get(next).ok_or(Difference::Asked)?;
                next += 1;
                Command::Card(card::card(card))
            }
            Awaits::Dealer { task: Task::Shuffle } if !ended(&log) => Command::Shuffle,
            Awaits::Insurance { player, seat, .. } => Command::Insurance { player, seat, take: false },
            Awaits::Action { player, seat, hand, moves } => {
                let action = court.choose(seat, hand, &moves)?;
                Command::Act { player, seat, hand, action }
            }
            _ => break,
        };
        court.must(&command, &mut log)?;
    }
    let bank_result = log.iter().find_map(|e| match e {
        Event::RoundEnded { bank_result } => Some(bank_result.as_cents()),
        _ => None,
    });
    let lines = log.iter().filter_map(|e| match e {
        Event::Settled(line) => Some(Line {
            seat: line.seat,
            hand: line.hand.filter(|_| line.wager == WagerKind::Base),
            paid: line.paid,
            collected: line.collected,
            uncovered: line.uncovered,
        }),
        _ => None,
    });
    let bank_result = bank_result.ok_or(Difference::Unended)?;
    Ok(Ruled { lines: lines.collect(), bank_result, fees: fees(&log), cards: next })
}

/// What players and player-dealer paid.
fn fees(log: &[Event]) -> (Money, Money) {
    log.iter().fold((Money::ZERO, Money::ZERO), |(players, bank), event| match event {
        Event::FeeTaken { amount, .. } => (players + *amount, bank),
        Event::BankFeeTaken { amount, .. } => (players, bank + *amount),
        _ => (players, bank),
    })
}

fn ended(log: &[Event]) -> bool {
    log.iter().any(|e| matches!(e, Event::RoundEnded { .. }))
}

struct Court<'p> {
    plan: &'p Plan,
    table: game::Table,
}

impl Layout {
    /// Would the referee take these wagers and this bank (D1, D19, BB-2, RND-2)?
    pub fn check(&self, rules: &Rules) -> Result<(), Refusal> {
        self.seated(rules, &mut Vec::new()).map(drop)
    }

    /// A table with its bank taken and its wagers placed.
    fn seated(&self, rules: &Rules, log: &mut Vec<Event>) -> Result<game::Table, Refusal> {
        let last = bank_seat(rules);
        let (rules, schedule) = (Arc::new(rules.clone()), Arc::new(self.schedule.clone()));
        let mut table = game::Table::open(Setup { rules, schedule, decks: self.decks, turn: 1 });
        let mut must = |command: Command| table.execute(&command, log);
        let bank = PlayerId(u32::from(last));
        let join = |seat: u8| Command::Join {
            player: PlayerId(u32::from(seat)),
            seat: Some(seat),
            chips: BEHIND,
            third_party: false,
        };
        must(join(last))?;
        must(Command::Shuffle)?;
        must(Command::TakeBank { player: bank, wager: self.bank, seat: None })?;
        for seat in 1..=self.circles {
            must(join(seat))?;
            let player = PlayerId(u32::from(seat));
            must(Command::Wager { player, seat, base: self.base, buster: self.buster })?;
        }
        Ok(table)
    }
}

impl<'p> Court<'p> {
    fn open(plan: &'p Plan, setting: &Layout, log: &mut Vec<Event>) -> Court<'p> {
        Court { plan, table: setting.seated(&plan.rules, log).expect("the table can be opened as described") }
    }

    fn must(&mut self, command: &Command, log: &mut Vec<Event>) -> Result<(), Difference> {
        self.table
            .execute(command, log)
            .map_err(|refusal| Difference::Refused { command: command.clone(), refusal })
    }

    /// The plan's move, in the referee's words.
    fn choose(&self, seat: u8, hand: u8, moves: &game::Moves) -> Result<game::Move, Difference> {
        let held = &self.table.circle(seat).hands[usize::from(hand) - 1];
        let kinds: Vec<usize> = held.cards.iter().filter_map(|c: &Card| c.rank()).map(kind).collect();
        let bank = self.table.bank().ok_or(Difference::Asked)?;
        let up = bank.cards.first().and_then(|c| c.rank()).map(kind).ok_or(Difference::Asked)?;
        if let Some(book) = &self.plan.nearest {
            let hits = book.hits(kinds.into_iter(), up);
            return Ok(if hits { game::Move::Hit } else { game::Move::Stand });
        }
        let id = self.plan.hands.find(&kinds).ok_or(Difference::Asked)?;
        let says = self.plan.says(id, up, held.from_split, moves.split);
        Ok(match says {
            _ if held.split_ace && self.plan.rules.split_aces_one_card && says != Move::Split => {
                game::Move::Stand
            }
            Move::Stand => game::Move::Stand,
            Move::Hit => game::Move::Hit,
            Move::Double => game::Move::Double(held.wager),
            Move::Surrender => game::Move::Surrender,
            Move::Split => game::Move::Split,
        })
    }
}

/// The last round of a table, before the referee: the first difference, if there is one.
pub fn compare(plan: &Plan, setting: &Layout, table: &Table) -> Result<(), Difference> {
    let cards = table.dealt();
    let ruled = referee(plan, setting, cards)?;
    let dealt = || cards.iter().map(|c| card::card(*c)).collect();
    if ruled.cards != cards.len() {
        return Err(Difference::Cards { dealt: dealt(), ruled: ruled.cards });
    }
    let simulated = &table.round;
    if ruled.lines != simulated.lines {
        return Err(Difference::Lines {
            dealt: dealt(),
            ruled: ruled.lines,
            simulated: simulated.lines.clone(),
        });
    }
    if ruled.bank_result != simulated.bank_result {
        let (ruled, simulated) = (ruled.bank_result, simulated.bank_result);
        return Err(Difference::Bank { dealt: dealt(), ruled, simulated });
    }
    let fees = (setting.player_fees(), setting.bank_fee());
    if ruled.fees != fees {
        return Err(Difference::Fees { ruled: ruled.fees, simulated: fees });
    }
    Ok(())
}
