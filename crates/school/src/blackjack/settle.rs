//! Settle the layout: in which order, and what each wager is paid, loses, or gets back for want of coverage.

use super::rounds::{Dealt, Likes, Plan, deal};
use super::{TRIES, circles, likes};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key, Spot};
use crate::felt;
use crate::luck::Luck;
use chips::Odds;
use games::Clause;
use games::blackjack::{Event, HandState, Line, Narrator, Outcome, Table, WagerKind};
use games::rulebook::Rulebook;
use voice::{Telling, Word, say};

/// What is asked of a wager.
pub fn asked(table: &Table, line: &Line) -> Telling {
    say!("school-part-line", line: named(table, line))
}

/// The seat and the hand of a wager, to be found on the felt.
pub fn place(line: &Line) -> (u8, u8) {
    (line.seat, line.hand.unwrap_or(1).max(1))
}

/// What the sign says that a natural, insurance and a Buster bet pay.
pub fn pays(book: &Rulebook, table: &Table) -> Vec<Telling> {
    let mut lines = book.sign(table.schedule()).lines;
    lines.retain(|line| line.group.id == "sign-pays");
    felt::posted(&lines).collect()
}

/// A wager by its name.
pub fn named(table: &Table, line: &Line) -> Telling {
    let wager = Word(match line.wager {
        WagerKind::Base => "base",
        WagerKind::Backline => "backline",
        WagerKind::Buster => "buster",
        WagerKind::Insurance => "insurance",
    });
    // Hands have numbers where a circle has several.
    let hand = line.hand.filter(|_| table.circle(line.seat).hands.len() > 1).unwrap_or(0);
    say!("school-line", seat: line.seat, hand: hand, wager: wager, amount: line.amount)
}

/// What a wager that is not paid even money is paid at.
fn odds(table: &Table, line: &Line) -> Odds {
    let rules = table.rules();
    let cards = table.bank().map_or(0, |bank| bank.cards.len());
    match (line.wager, &rules.buster, &rules.nearest) {
        (WagerKind::Insurance, ..) => Odds::to_one(2),
        (WagerKind::Buster, Some(buster), _) => buster.odds(cards),
        (_, _, Some(nearest)) => match nearest.win_pays.payout(line.amount) == line.paid {
            true => nearest.win_pays,
            false => nearest.tie_pays,
        },
        _ => rules.natural,
    }
}

/// The arithmetic of a line.
pub fn told(table: &Table, line: &Line) -> Vec<Telling> {
    let mut because = vec![Narrator::at(table).why(line)];
    let (paid, collected, amount) = (line.paid, line.collected, line.amount);
    match line.outcome {
        Outcome::Win if line.uncovered.is_zero() && paid != amount => {
            let odds = odds(table, line);
            because.push(say!("school-why-at", amount: amount, pays: odds.pays, on: odds.on, paid: paid));
        }
        Outcome::Win if line.uncovered.is_zero() => because.push(say!("school-why-even", paid: paid)),
        Outcome::Lose if line.uncovered.is_zero() => {
            because.push(say!("school-why-taken", taken: collected));
        }
        Outcome::Surrender => because.push(say!("school-why-half", amount: amount, taken: collected)),
        Outcome::Push => because.push(say!("school-why-push")),
        Outcome::Win | Outcome::Lose => {}
    }
    if line.uncovered.is_positive() {
        let moved = if line.outcome == Outcome::Win { paid } else { collected };
        because.push(say!("school-why-uncovered", moved: moved, uncovered: line.uncovered));
    }
    because
}

/// The key of a line: what is paid or taken.
pub fn line_key(table: &Table, line: &Line) -> Key {
    let right = Given::Chips { pays: line.paid, takes: line.collected };
    let clause = if line.uncovered.is_positive() { Clause::Rnd11 } else { line.clause };
    Key::payment(right, clause, told(table, line))
}

/// The key of what goes back because the bank does not cover it.
fn uncovered_key(table: &Table, line: &Line) -> Key {
    Key::payment(Given::Amount(line.uncovered), Clause::D18, told(table, line))
}

/// The circles in the order in which they are settled.
pub fn order(table: &Table) -> Option<(Form, Key)> {
    let order: Vec<u8> = table.settle_order().into_iter().collect();
    let mut seats = order.clone();
    seats.sort_unstable();
    let right = order.iter().filter_map(|s| seats.iter().position(|seat| seat == s)).collect();
    let choices =
        seats.iter().map(|s| Choice { says: say!("table-seat", seat: *s), spot: Some(Spot::Seat(*s)) });
    let told = order.iter().map(|seat| say!("table-seat", seat: *seat)).collect::<Vec<_>>();
    let key = Key::new(Given::Order(right), Clause::Rnd10, vec![say!("school-why-order", seats: told)]);
    Some((Form::Order { of: choices.collect(), all: true }, key))
}

fn plan(book: &Rulebook, level: u8, luck: &mut Luck) -> Plan {
    let short = level == 4 || level == 5 && luck.chance(50);
    Plan {
        buster: level >= 2,
        backline: level == 3 || level == 5,
        odd: level >= 2,
        short,
        ..Plan::of(if level == 4 { 3 } else { circles(book, level) })
    }
}

/// What a single wager is to come to: each as often as the others.
fn fits(lines: &[Line], level: u8, wanted: usize) -> bool {
    let is = |outcome: Outcome| lines.iter().any(|l| l.outcome == outcome);
    let uneven = |l: &Line| l.outcome == Outcome::Win && l.paid != l.amount;
    match (level, wanted) {
        (4, _) => lines.iter().any(|l| l.uncovered.is_positive()),
        (5, 0) => lines.len() >= 8,
        (_, 0) => lines.iter().any(uneven),
        (_, 1) => is(Outcome::Win),
        (_, 2) => is(Outcome::Push),
        _ => is(Outcome::Lose),
    }
}

/// A layout to be settled from the first circle to the last.
pub fn make(book: &Rulebook, id: &str, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let (plan, wanted) = (plan(book, level, luck), luck.below(4));
    let mut last = None;
    for _ in 0..TRIES {
        let Some(dealt) = deal(book, id, &plan, luck) else { continue };
        if dealt.settling().is_none() {
            continue;
        }
        let found = fits(&dealt.lines(), level, wanted);
        last = Some(dealt);
        if found {
            break;
        }
    }
    settled(book, &last?, level == 4, say!("school-asks-settle"))
}

/// The question of a round that was dealt.
fn settled(book: &Rulebook, dealt: &Dealt, short: bool, asks: Telling) -> Option<Sheet> {
    let table = dealt.settling()?;
    let felt = felt::signed(felt::blackjack(&table), pays(book, &table));
    let mut made = Sheet::new(felt, asks);
    if table.settle_order().len() > 1 {
        let (form, key) = order(&table)?;
        made.part(say!("school-part-order"), form, key);
    }
    for (i, event) in dealt.events.iter().enumerate() {
        let Event::Settled(line) = event else { continue };
        if line.wager == WagerKind::Insurance && i < position(dealt) {
            continue;
        }
        made.part_at(place(line), asked(&table, line), Form::Chips, line_key(&table, line));
        if short && line.wager == WagerKind::Base && line.outcome != Outcome::Push {
            let key = uncovered_key(&table, line);
            made.part_at(place(line), say!("school-part-back"), Form::Amount, key);
        }
    }
    made.file = Some(dealt.file());
    Some(made)
}

/// Where settling begins: insurance that was settled before the players acted lies no longer there.
fn position(dealt: &Dealt) -> usize {
    let acted = |e: &Event| matches!(e, Event::Acted { .. } | Event::HoleShown { .. });
    dealt.events.iter().rposition(acted).unwrap_or(0)
}

/// What a surrender, a double for less or a split comes to, in chips at settlement.
pub fn worth(book: &Rulebook, id: &str, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let wish = luck.pick(&likes(&book.rules));
    let plan = Plan { likes: wish, odd: level >= 2, short: level >= 5, ..Plan::of(1) };
    let mut last = None;
    for _ in 0..TRIES {
        let Some(dealt) = deal(book, id, &plan, luck) else { continue };
        let Some(table) = dealt.settling() else { continue };
        let hands = || (1..=table.rules().seats).flat_map(|seat| table.circle(seat).hands.clone());
        let has = match wish {
            Likes::Surrender => hands().any(|h| h.state == HandState::Surrendered),
            Likes::DoubleForLess => hands().any(|h| h.double.is_positive() && h.double < h.wager),
            _ => hands().any(|h| h.from_split),
        };
        if has {
            last = Some(dealt);
            break;
        }
    }
    settled(book, &last?, false, say!("school-asks-worth"))
}
