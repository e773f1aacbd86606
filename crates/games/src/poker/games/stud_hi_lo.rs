//! Seven-card stud, half the pot for a low of eight or better, or of anything where that is posted (STHL-1, STHL-2).

use super::stud::{STUD, is_a_hand};
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Betting, Citations, Customs, Form, Split};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

pub(super) const STUD_HI_LO: Form = Form {
    id: "stud-hi-lo",
    title: "7-Card Stud Hi-Lo 8 or Better",
    book: Book { own: &["STHL"], ..Book::STUD },
    codes: &[(Betting::Fixed, "F7S/8")],
    split: Split::HighLow,
    wins: "high-low",
    worth,
    customs: Customs { qualifier_posted: true, ..Customs::NONE },
    clauses: Citations { win: Clause::Sthl2, low: Clause::Sthl1, ..STUD.clauses },
    ..STUD
};

fn worth(order: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    let low = || match order {
        Order::AnyLow => Some(ranking::ace_to_five(own)),
        Order::Usual | Order::FullHouseFirst => ranking::eight_or_better(own),
    };
    is_a_hand(own).then(|| Worth::of(ranking::high(own), low()))
}
