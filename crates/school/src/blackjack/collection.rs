//! Total the action, find the bracket, take the collection.

use super::rounds::{Dealt, Plan, deal};
use super::{TRIES, circles};
use crate::Sheet;
use crate::answer::{Form, Given, Key};
use crate::felt::{self, Felt};
use crate::luck::Luck;
use chips::Money;
use games::Clause;
use games::blackjack::{Event, Schedule, Table};
use games::rulebook::Rulebook;
use voice::{Telling, say};

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
    let fees: Vec<Money> = dealt.events.iter().filter_map(fee).collect();
    let players: Money = fees.iter().copied().sum();
    let amount = |amount| Given::Amount(amount);
    let mut parts = vec![(
        say!("school-part-action"),
        Key::new(amount(total), Clause::Rnd5, vec![say!("school-why-sum", sum: summed(table), total: total)]),
    )];
    if table.schedule().has_player_fees() {
        let each = fees.iter().map(|fee| say!("school-term", amount: *fee)).collect::<Vec<_>>();
        let because = vec![say!("school-why-sum", sum: each, total: players)];
        parts.push((say!("school-part-fees"), Key::new(amount(players), Clause::Rnd4, because)));
    }
    let because = bracket(table.schedule(), total, bank);
    parts.push((say!("school-part-bank-fee"), Key::new(amount(bank), Clause::Rnd2, vec![because])));
    Some(parts)
}

fn fee(event: &Event) -> Option<Money> {
    match event {
        Event::FeeTaken { amount, .. } => Some(*amount),
        _ => None,
    }
}

/// Every wager that lies there.
fn summed(table: &Table) -> Vec<Telling> {
    let circles = (1..=table.rules().seats).map(|seat| table.circle(seat));
    let own = circles.flat_map(|circle| [circle.base, circle.buster]);
    let all = own.chain(table.backlines().iter().map(|b| b.amount)).filter(|a| a.is_positive());
    all.map(|amount| say!("school-term", amount: amount)).collect()
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
        let mut felt = felt::blackjack(&table);
        if let Felt::Blackjack { view, sign: shown, .. } = &mut felt {
            view.total_action = Money::ZERO;
            *shown = sign(&table);
        }
        let mut made = Sheet::new(felt, say!("school-asks-collection"));
        parts.into_iter().for_each(|(asks, key)| made.part(asks, Form::Amount, key));
        return Some(made);
    }
    None
}
