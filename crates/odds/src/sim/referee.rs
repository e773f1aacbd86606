//! The simulator before the referee: the same cards, the same moves, and every settled wager compared.

use super::card;
use super::plan::Plan;
use super::table::{BANK_SEAT, Line, Setting, Table};
use crate::blackjack::{Move, kind};
use cards::Card;
use chips::Money;
use games::PlayerId;
use games::blackjack as game;
use games::blackjack::{Awaits, Command, Event, Setup, Task, WagerKind};
use std::sync::Arc;

/// Chips behind every player: enough for every double and split.
const BEHIND: Money = Money::dollars(100_000_000);

/// What the referee made of the same cards.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruled {
    /// The settled wagers in order.
    pub lines: Vec<Line>,
    /// What the bank won, in cents.
    pub bank_result: i64,
    /// How many cards were used.
    pub cards: usize,
}

/// Deals a round before the referee with these cards, in order.
pub fn referee(plan: &Plan, setting: &Setting, cards: &[u8]) -> Result<Ruled, String> {
    let mut court = Court::open(plan, setting);
    let mut next = 0;
    let mut log = Vec::new();
    court.must(&Command::CloseWagers, &mut log)?;
    loop {
        let command = match court.table.awaits() {
            Awaits::Dealer { task: Task::Card(_) } => {
                let card = *cards.get(next).ok_or("the referee asks for more cards than were dealt")?;
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
    Ok(Ruled {
        lines: lines.collect(),
        bank_result: bank_result.ok_or("the referee did not end the round")?,
        cards: next,
    })
}

fn ended(log: &[Event]) -> bool {
    log.iter().any(|e| matches!(e, Event::RoundEnded { .. }))
}

struct Court<'p> {
    plan: &'p Plan,
    table: game::Table,
}

impl<'p> Court<'p> {
    fn open(plan: &'p Plan, setting: &Setting) -> Court<'p> {
        let setup = Setup {
            rules: Arc::new(plan.rules.clone()),
            schedule: Arc::new(setting.schedule.clone()),
            decks: setting.decks,
            turn: 1,
        };
        let mut court = Court { plan, table: game::Table::open(setup) };
        let mut log = Vec::new();
        let mut must = |command: Command| {
            court.must(&command, &mut log).expect("the table can be opened as described");
        };
        let bank = PlayerId(u32::from(BANK_SEAT));
        let join = |seat: u8| Command::Join {
            player: PlayerId(u32::from(seat)),
            seat: Some(seat),
            chips: BEHIND,
            third_party: false,
        };
        must(join(BANK_SEAT));
        must(Command::Shuffle);
        must(Command::TakeBank { player: bank, wager: setting.bank });
        for seat in 1..=setting.circles {
            must(join(seat));
            must(Command::Wager {
                player: PlayerId(u32::from(seat)),
                seat,
                base: setting.base,
                buster: setting.buster,
            });
        }
        court
    }

    fn must(&mut self, command: &Command, log: &mut Vec<Event>) -> Result<(), String> {
        self.table.execute(command, log).map_err(|refusal| format!("{command:?} was refused: {refusal}"))
    }

    /// The plan's move, in the referee's words.
    fn choose(&self, seat: u8, hand: u8, moves: &game::Moves) -> Result<game::Move, String> {
        let held = &self.table.circle(seat).hands[usize::from(hand) - 1];
        let kinds: Vec<usize> = held.cards.iter().filter_map(|c: &Card| c.rank()).map(kind).collect();
        let id = self.plan.hands.find(&kinds).ok_or("a hand that is over was asked")?;
        let bank = self.table.bank().ok_or("no bank")?;
        let up = bank.cards.first().and_then(|c| c.rank()).map(kind).ok_or("no up card")?;
        let says = self.plan.says(id, up, held.from_split, moves.split);
        Ok(match says {
            _ if held.split_ace && says != Move::Split => game::Move::Stand,
            Move::Stand => game::Move::Stand,
            Move::Hit => game::Move::Hit,
            Move::Double => game::Move::Double(held.wager),
            Move::Surrender => game::Move::Surrender,
            Move::Split => game::Move::Split,
        })
    }
}

/// The last round of a table, before the referee: the first difference, if there is one.
pub fn compare(plan: &Plan, setting: &Setting, table: &Table) -> Result<(), String> {
    let cards = table.dealt();
    let ruled = referee(plan, setting, cards)?;
    let shown = || cards.iter().map(|c| card::card(*c).to_string()).collect::<Vec<_>>().join(" ");
    if ruled.cards != cards.len() {
        return Err(format!("{}: the referee used {} cards, not {}", shown(), ruled.cards, cards.len()));
    }
    if ruled.lines != table.round.lines {
        return Err(format!("{}: settled {:?}, not {:?}", shown(), ruled.lines, table.round.lines));
    }
    if ruled.bank_result != table.round.bank_result {
        return Err(format!("{}: bank {}, not {}", shown(), ruled.bank_result, table.round.bank_result));
    }
    Ok(())
}
