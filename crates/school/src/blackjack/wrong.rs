//! Find the one wrong payment in a settled layout. The bank covers everything, so that no other payment can be read as wrong.

use super::TRIES;
use super::rounds::{Plan, deal};
use super::settle::{named, pays, told};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key, Spot};
use crate::felt::{self, Felt};
use crate::luck::Luck;
use chips::Money;
use games::blackjack::{Line, Outcome};
use games::rulebook::Rulebook;
use voice::say;

/// What a dealer pays wrongly: the line as it should not lie there.
fn slips(line: &Line, chip: Money) -> Vec<Line> {
    let pays = |paid: Money| Line { paid, collected: Money::ZERO, ..*line };
    let takes = |collected: Money| Line { paid: Money::ZERO, collected, ..*line };
    let mut all = match line.outcome {
        Outcome::Win if line.paid != line.amount => vec![pays(line.amount), pays(line.amount * 2)],
        Outcome::Win => vec![pays(line.paid + chip * 2), pays(line.amount * 2), pays(Money::ZERO)],
        Outcome::Lose => vec![takes(Money::ZERO), takes(line.amount.half()), pays(line.amount)],
        Outcome::Surrender => vec![takes(line.amount), takes(Money::ZERO)],
        Outcome::Push => vec![pays(line.amount), takes(line.amount)],
    };
    all.retain(|slip| (slip.paid, slip.collected) != (line.paid, line.collected));
    all.retain(|slip| slip.paid.is_multiple_of(chip) && slip.collected.is_multiple_of(chip));
    all
}

/// A settled layout with one slip.
pub fn make(book: &Rulebook, id: &str, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let most = usize::from(book.rules.seats) - 1;
    let circles = if level >= 5 { most } else { (usize::from(level) + 2).min(most) };
    let plan = Plan { buster: level >= 2, backline: level >= 3, odd: level >= 2, ..Plan::of(circles) };
    for _ in 0..TRIES {
        let Some(dealt) = deal(book, id, &plan, luck) else { continue };
        let (Some(table), lines) = (dealt.settling(), dealt.lines()) else { continue };
        if lines.iter().any(|l| l.uncovered.is_positive()) {
            continue;
        }
        let mut paid = lines.clone();
        paid.sort_by_key(|l| (l.seat, l.hand));
        let at = luck.below(paid.len());
        let slips = slips(&paid[at], book.rules.chip);
        if slips.is_empty() {
            continue;
        }
        let right = paid[at];
        paid[at] = luck.pick(&slips);
        let choices = paid
            .iter()
            .enumerate()
            .map(|(i, l)| Choice { says: named(&table, l), spot: Some(Spot::Line(i)) });
        let form = Form::Pick(choices.collect());
        let mut felt = felt::signed(felt::blackjack(&table), pays(book, &table));
        if let Felt::Blackjack { paid: shown, .. } = &mut felt {
            *shown = paid;
        }
        let mut made = Sheet::new(felt, say!("school-asks-wrong"));
        made.part(
            say!("school-part-wrong"),
            form,
            Key::new(Given::Pick(at), right.clause, told(&table, &right)),
        );
        return Some(made);
    }
    None
}
