//! Omaha: four hole cards, exactly two of which are used (OM-1).

use super::holdem::HOLDEM;
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Betting, Citations, Customs, Form, Making, Street, board_streets};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

const STREETS: [Street; 4] = board_streets(4);

pub(super) const OMAHA: Form = Form {
    id: "omaha",
    title: "Omaha",
    book: Book { own: &["OM"], otherwise: &[Clause::He5], ..Book::HOLDEM },
    codes: &[(Betting::PotLimit, "PO")],
    streets: &STREETS,
    making: Making::TwoAndThree,
    worth,
    customs: Customs::NONE,
    clauses: Citations { deal: Clause::Om1, win: Clause::Om1, ..HOLDEM.clauses },
    ..HOLDEM
};

fn worth(_: Order, own: &[Card], board: &[Card]) -> Option<Worth> {
    is_a_hand(own, board).then(|| Worth::high(ranking::omaha_high(own, board)))
}

/// Four hole cards and at least a flop.
pub(super) fn is_a_hand(own: &[Card], board: &[Card]) -> bool {
    own.len() == 4 && board.len() >= 3
}
