//! Crazy pineapple: hold'em with three hole cards, one of which goes after the flop's betting (CP-1).

use super::holdem::HOLDEM;
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Citations, Form, Street, board_streets};

const STREETS: [Street; 4] = {
    let mut streets = board_streets(3);
    streets[1].clears = true;
    streets
};

pub(super) const CRAZY_PINEAPPLE: Form = Form {
    id: "crazy-pineapple",
    title: "Crazy Pineapple",
    book: Book { own: &["CP"], ..Book::HOLDEM },
    codes: &[],
    streets: &STREETS,
    clauses: Citations { deal: Clause::Cp1, ..HOLDEM.clauses },
    ..HOLDEM
};
