//! Cut the side pots: who is all-in for how much, and what lies in each pot.

use super::hands::{Mood, seated};
use super::{TRIES, players};
use crate::Sheet;
use crate::answer::{Form, Given, Key};
use crate::felt;
use crate::luck::Luck;
use chips::Money;
use games::poker::{Hand, HouseGame, Turn, Viewer};
use games::{Clause, Seat};
use voice::{Telling, say};

/// How the chips of a pot come together: of each player as much as reaches it.
fn told(hand: &Hand, seats: &[Seat], nth: usize) -> Vec<Telling> {
    let pots = hand.pots();
    let pot = &pots[nth];
    let names = pot.seats.iter().map(|place| say!("table-seat", seat: seats[usize::from(*place)]));
    let mut says = vec![say!("school-why-pot", amount: pot.amount, seats: names.collect::<Vec<_>>())];
    if nth == 0 && hand.collected().is_positive() {
        says.push(say!("school-why-drop", amount: hand.collected()));
    }
    says
}

fn asked(nth: usize) -> Telling {
    match nth {
        0 => say!("school-part-main-pot"),
        n => say!("school-part-side-pot", number: n),
    }
}

/// The pots of a hand, each with its key.
pub fn parts(hand: &Hand, seats: &[Seat]) -> Vec<(Telling, Key)> {
    let key = |nth: usize, amount: Money| {
        let clause = if nth == 0 && hand.collected().is_positive() { Clause::S9 } else { Clause::S6 };
        Key::new(Given::Amount(amount), clause, told(hand, seats, nth))
    };
    let pots = hand.pots();
    let there = pots.iter().enumerate().filter(|(_, pot)| pot.amount.is_positive());
    there.map(|(nth, pot)| (asked(nth), key(nth, pot.amount))).collect()
}

/// A round of betting has ended, and somebody is all-in.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let wanted = [2, 2, 3, 3, 4][usize::from(level) - 1];
    let mood = Mood { raises: 45, folds: 14, short: if level < 3 { 35 } else { 60 } };
    let mut last: Option<(usize, Hand, Vec<Seat>)> = None;
    for _ in 0..TRIES {
        let rules = luck.pick(&house.limits);
        let Some(story) = seated(house, rules, players(house, level), mood, luck) else { continue };
        let closed = |hand: &Hand| {
            let asks = matches!(hand.turn(), Turn::Dealer { .. } | Turn::Show { .. });
            asks && hand.players().iter().all(|p| p.street.is_zero())
        };
        let cut = story.steps.iter().rev().map(|(hand, ..)| hand).find(|hand| closed(hand));
        let Some(hand) = cut else { continue };
        if hand.pots().iter().any(|pot| pot.amount.is_zero()) {
            continue;
        }
        let pots = hand.pots().len();
        if last.as_ref().is_none_or(|(most, ..)| pots > *most) {
            last = Some((pots, hand.clone(), story.seats));
        }
        if pots >= wanted {
            break;
        }
    }
    let (_, hand, seats) = last?;
    let mut made = Sheet::new(felt::poker(&hand, &seats, Viewer::Dealer), say!("school-asks-pots"));
    parts(&hand, &seats).into_iter().for_each(|(asks, key)| made.part(asks, Form::Amount, key));
    Some(made)
}
