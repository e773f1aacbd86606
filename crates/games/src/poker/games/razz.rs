//! Razz: seven-card stud for the lowest hand, ace to five (RZ-1).

use super::stud::{STUD, is_a_hand};
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Betting, Citations, Customs, Form, Opening, Split};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

pub(super) const RAZZ: Form = Form {
    id: "razz",
    title: "Razz",
    book: Book { own: &["RZ"], otherwise: &[Clause::St4, Clause::St5], ..Book::STUD },
    codes: &[(Betting::Fixed, "FR")],
    opening: Opening::HighCard,
    split: Split::Low,
    wins: "ace-to-five",
    worth,
    customs: Customs::NONE,
    clauses: Citations { deal: Clause::Rz1, win: Clause::Rz1, turn: Clause::Rz1, ..STUD.clauses },
    ..STUD
};

fn worth(_: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    is_a_hand(own).then(|| Worth::low(ranking::ace_to_five(own)))
}
