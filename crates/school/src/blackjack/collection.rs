//! Total the action, find the bracket, take the collection.

use super::rounds::{Dealt, Plan, deal};
use super::{TRIES, circles};
use crate::Sheet;
use crate::answer::{Form, Given, Key};
use crate::felt::{self, Felt};
use crate::luck::Luck;
use chips::Money;
use games::blackjack::{Event, Schedule, Table};
use games::rulebook::Rulebook;
use games::{Clause, Seat};
use voice::{Telling, Word, say};

/// What the sign on the table says of the collection.
pub fn sign(table: &Table) -> Vec<Telling> {
    let schedule = table.schedule();
    let bank = schedule.bank_fees.iter().map(|b| match b.to {
        Some(to) => say!("school-bracket", from: b.from, to: to, fee: b.fee),
        None => say!("school-bracket-above", from: b.from, fee: b.fee),
    });
    schedule.player_fees.told(table.rules()).into_iter().chain(bank).collect()
}

/// The three amounts of the collection with their keys.
pub fn parts(dealt: &Dealt, table: &Table) -> Option<Vec<(Telling, Key)>> {
    let total = dealt.events.iter().find_map(|e| match e {
        Event::WagersClosed { total_action } => Some(*total_action),
        _ => None,
    })?;
    let bank = dealt.events.iter().find_map(|e| match e {
        Event::BankFeeTaken { amount, .. } => Some(*amount),
        _ => None,
    })?;
    let fees: Vec<(Seat, Money)> = dealt.events.iter().filter_map(fee).collect();
    let players: Money = fees.iter().map(|(_, amount)| *amount).sum();
    let amount = |amount| Given::Amount(amount);
    let mut parts = vec![(
        say!("school-part-action"),
        Key::new(amount(total), Clause::Rnd5, vec![say!("school-why-sum", sum: summed(table), total: total)]),
    )];
    if table.schedule().has_player_fees() {
        let each = fees.iter().map(|(seat, fee)| term(*seat, "fee", *fee)).collect::<Vec<_>>();
        let because = vec![say!("school-why-sum", sum: each, total: players)];
        parts.push((say!("school-part-fees"), Key::new(amount(players), Clause::Rnd4, because)));
    }
    let because = bracket(table.schedule(), total, bank);
    parts.push((say!("school-part-bank-fee"), Key::new(amount(bank), Clause::Rnd2, vec![because])));
    Some(parts)
}

fn fee(event: &Event) -> Option<(Seat, Money)> {
    match event {
        Event::FeeTaken { seat, amount, .. } => Some((*seat, *amount)),
        _ => None,
    }
}

/// Every wager that lies there.
fn summed(table: &Table) -> Vec<Telling> {
    let mut all = Vec::new();
    for seat in 1..=table.rules().seats {
        let circle = table.circle(seat);
        all.extend([(seat, "base", circle.base), (seat, "buster", circle.buster)]);
        let behind = table.backlines().iter().filter(|b| b.seat == seat);
        all.extend(behind.map(|b| (seat, "backline", b.amount)));
    }
    all.retain(|(.., amount)| amount.is_positive());
    all.into_iter().map(|(seat, what, amount)| term(seat, what, amount)).collect()
}

/// A term of a sum: whose, and of what.
fn term(seat: Seat, what: &'static str, amount: Money) -> Telling {
    say!("school-sum-term", seat: seat, what: Word(what), amount: amount)
}

fn bracket(schedule: &Schedule, total: Money, fee: Money) -> Telling {
    match schedule.bank_fees.iter().find(|b| b.fee == fee && b.to.is_none_or(|to| total <= to)) {
        Some(b) if b.to.is_some() => {
            say!("school-why-bracket", total: total, from: b.from, to: b.to.unwrap_or_default(), fee: fee)
        }
        _ => say!("school-why-bracket-above", total: total, fee: fee),
    }
}

/// A layout before the deal.
pub fn make(book: &Rulebook, id: &str, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let plan = Plan {
        buster: level >= 2,
        backline: level >= 3,
        odd: level >= 4,
        ..Plan::of(circles(book, level).max(2))
    };
    for _ in 0..TRIES {
        let Some(dealt) = deal(book, id, &plan, luck) else { continue };
        let table = dealt.before(|e| matches!(e, Event::WagersClosed { .. }))?;
        let parts = parts(&dealt, &table)?;
        let mut felt = felt::signed(felt::blackjack(&table), sign(&table));
        if let Felt::Blackjack { view, .. } = &mut felt {
            view.total_action = Money::ZERO;
        }
        let mut made = Sheet::new(felt, say!("school-asks-collection"));
        parts.into_iter().for_each(|(asks, key)| made.part(asks, Form::Amount, key));
        return Some(made);
    }
    None
}
