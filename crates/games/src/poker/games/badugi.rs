//! Badugi: four cards, three draws, and the lowest cards that differ in rank and suit (O-9).

use super::single_draw::SINGLE_DRAW;
use super::triple_draw::triple_draw_streets;
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Betting, Citations, Form, Street};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

const STREETS: [Street; 4] = triple_draw_streets(4);

pub(super) const BADUGI: Form = Form {
    id: "badugi",
    title: "Badugi",
    book: Book {
        also: &[Clause::O1, Clause::O9, Clause::O10, Clause::O11],
        otherwise: &[Clause::Dr7, Clause::Dr8, Clause::Dr9, Clause::Dr10],
        ..Book::DRAW
    },
    codes: &[(Betting::Fixed, "FB")],
    streets: &STREETS,
    wins: "badugi",
    worth,
    clauses: Citations { deal: Clause::O9, win: Clause::O9, low: Clause::O9, ..SINGLE_DRAW.clauses },
    ..SINGLE_DRAW
};

fn worth(_: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    (own.len() == 4).then(|| Worth::low(ranking::badugi(own)))
}
