//! The bank's hand: hit or stand, and where the action button goes.

use super::rounds::{Dealt, Likes, Plan, deal};
use super::{TRIES, circles};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key, Spot};
use crate::felt;
use crate::luck::Luck;
use games::Clause;
use games::blackjack::{Event, Narrator, Rules, Table, Target, told_total};
use games::rulebook::Rulebook;
use voice::say;

const HIT: usize = 0;
const STAND: usize = 1;

/// The times in a round when the bank hits or stands: the event after which it is so, and which.
pub fn decisions(dealt: &Dealt) -> Vec<(usize, usize)> {
    let shown = dealt.events.iter().position(|e| matches!(e, Event::HoleShown { .. }));
    let Some(shown) = shown else { return Vec::new() };
    let mut all = Vec::new();
    for (i, event) in dealt.events.iter().enumerate().skip(shown + 1) {
        match event {
            Event::CardDealt { to: Target::Bank, .. } => all.push((i, HIT)),
            Event::Settled(_) | Event::RoundEnded { .. } => {
                // A bank that is over has nothing to decide.
                let table = dealt.until(i);
                let over = table.bank().is_some_and(|bank| bank.total(table.rules()).is_over());
                all.extend((!over).then_some((i, STAND)));
                break;
            }
            _ => {}
        }
    }
    all
}

/// The key of such a time.
pub fn drawn(table: &Table, answer: usize) -> Key {
    let rules = table.rules();
    let bank = table.bank().expect("a round has a bank");
    let total = bank.total(rules);
    let idle = answer == STAND && games::blackjack::bank_draws(rules, total) && !total.natural;
    let because = match () {
        () if idle => say!("school-why-idle"),
        () if answer == HIT => say!("school-why-hit", total: told_total(total)),
        () => say!("school-why-stand", total: told_total(total)),
    };
    Key::new(Given::Pick(answer), draw_clause(rules, idle), vec![because])
}

fn draw_clause(rules: &Rules, idle: bool) -> Clause {
    match () {
        () if rules.nearest.is_some() => Clause::N5,
        () if idle => Clause::D8,
        () => Clause::Rnd10,
    }
}

/// Hit or stand, as a dealer says it.
pub fn choices() -> Form {
    let choice = |says| Choice { says, spot: None };
    Form::Pick(vec![choice(say!("school-hit")), choice(say!("school-stand"))])
}

/// Hit or stand for the bank: each as often as the other.
pub fn draws(book: &Rulebook, id: &str, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let wanted = luck.below(2);
    // At the last levels nobody may be left to draw for.
    let idle = level >= 4 && wanted == STAND && luck.chance(30);
    let mut last = None;
    for _ in 0..TRIES {
        let likes = if idle { Likes::Surrender } else { Likes::Anything };
        let plan = Plan { likes, ..Plan::of(if idle { 1 } else { circles(book, level) }) };
        let Some(dealt) = deal(book, id, &plan, luck) else { continue };
        let times: Vec<(usize, usize)> =
            decisions(&dealt).into_iter().filter(|(_, answer)| *answer == wanted).collect();
        let Some(_) = times.first() else { continue };
        let (at, answer) = luck.pick(&times);
        let table = dealt.until(at);
        let soft = table.bank().is_some_and(|b| b.total(table.rules()).soft);
        let key = drawn(&table, answer);
        let mut made = Sheet::new(felt::blackjack(&table), say!("school-asks-draws"));
        let hard_enough = level < 3 || soft || luck.chance(40);
        let clause = key.clause;
        made.part(say!("school-part-draws"), choices(), key);
        last = Some(made);
        if hard_enough && (!idle || clause == Clause::D8) {
            break;
        }
    }
    last
}

/// Where the action button goes, counted from the hole card.
pub fn button(book: &Rulebook, id: &str, level: u8, luck: &mut Luck) -> Option<Sheet> {
    // Tens come most often and lead to the same seat: every circle gets the button as often as the others.
    let count = circles(book, level).max(2);
    let wanted = Given::Pick(luck.below(count));
    let mut last = None;
    for _ in 0..TRIES {
        let Some(dealt) = deal(book, id, &Plan::of(count), luck) else { continue };
        let Some(at) = dealt.events.iter().position(|e| matches!(e, Event::ButtonPlaced { .. })) else {
            continue;
        };
        let table = dealt.until(at);
        let mut made = Sheet::new(felt::blackjack(&table), say!("school-asks-button"));
        let (form, key) = placed(&table, &dealt.events[at])?;
        let found = key.right == wanted;
        made.part(say!("school-part-button"), form, key);
        last = Some(made);
        if found {
            break;
        }
    }
    last
}

/// The form and the key of the button that was placed.
pub fn placed(table: &Table, event: &Event) -> Option<(Form, Key)> {
    let Event::ButtonPlaced { seat, .. } = event else { return None };
    let seats = table.act_order();
    let mut seats: Vec<u8> = seats.into_iter().collect();
    seats.sort_unstable();
    let right = seats.iter().position(|s| s == seat)?;
    let choices =
        seats.iter().map(|s| Choice { says: say!("table-seat", seat: *s), spot: Some(Spot::Seat(*s)) });
    let told = Narrator::at(table).tell(event)?;
    let key = Key::new(Given::Pick(right), told.clause.unwrap_or(Clause::Rnd9), vec![told.says]);
    Some((Form::Pick(choices.collect()), key))
}
