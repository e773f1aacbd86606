//! Drills of player-banked blackjack.

mod bank;
mod collection;
mod rounds;
mod settle;
mod totals;
mod wrong;

pub use bank::{choices as draw_choices, decisions, drawn, placed};
pub use collection::{parts as collection_parts, sign};
pub use rounds::{Dealt, Likes, Plan, deal};
pub use settle::{asked, line_key, pays, place, told};

use crate::Sheet;
use crate::drill::Drill;
use crate::luck::Luck;
use games::blackjack::{DoubleOn, Rules, Surrender};
use games::rulebook::Rulebook;

/// How often a round is dealt anew until it has what is asked for.
const TRIES: usize = 120;

/// The drills of a house.
pub fn drills(rules: &Rules) -> Vec<Drill> {
    let mut drills = vec![Drill::Total, Drill::BankDraws, Drill::Collection];
    if rules.settle.has_button() {
        drills.push(Drill::Button);
    }
    if !likes(rules).is_empty() {
        drills.push(Drill::Worth);
    }
    drills.extend([Drill::Settle, Drill::WrongPayment]);
    drills
}

/// What of surrender, double for less and split the house has.
fn likes(rules: &Rules) -> Vec<Likes> {
    let double = rules.double != DoubleOn::Never && rules.double_for_less;
    let all = [
        (rules.surrender != Surrender::None, Likes::Surrender),
        (double, Likes::DoubleForLess),
        (rules.split_hands > 1, Likes::Split),
    ];
    all.into_iter().filter(|(has, _)| *has).map(|(_, likes)| likes).collect()
}

/// A question of this house.
pub fn make(book: &Rulebook, id: &str, drill: Drill, level: u8, luck: &mut Luck) -> Option<Sheet> {
    match drill {
        Drill::Total => Some(totals::make(book, level, luck)),
        Drill::BankDraws => bank::draws(book, id, level, luck),
        Drill::Button => bank::button(book, id, level, luck),
        Drill::Collection => collection::make(book, id, level, luck),
        Drill::Worth => settle::worth(book, id, level, luck),
        Drill::Settle => settle::make(book, id, level, luck),
        Drill::WrongPayment => wrong::make(book, id, level, luck),
        _ => None,
    }
}

/// How many circles a level has: one, two, three, four, and all of them.
fn circles(book: &Rulebook, level: u8) -> usize {
    let most = usize::from(book.rules.seats) - 1;
    if level >= 5 { most } else { usize::from(level).min(most) }
}
