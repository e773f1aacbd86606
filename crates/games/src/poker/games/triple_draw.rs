//! Deuce-to-seven triple draw: five cards, three draws, four rounds of betting (O-6, O-8).

use super::single_draw::SINGLE_DRAW;
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{BetSize, Betting, Citations, Form, Street, draw, hole};

const STREETS: [Street; 4] = triple_draw_streets(5);

/// So many cards and three draws, with big bets after the last two (O-8).
pub(super) const fn triple_draw_streets(cards: u8) -> [Street; 4] {
    [
        hole("before-the-draw", cards, BetSize::Small),
        draw("first-draw", BetSize::Small),
        draw("second-draw", BetSize::Big),
        draw("third-draw", BetSize::Big),
    ]
}

pub(super) const TRIPLE_DRAW: Form = Form {
    id: "triple-draw",
    title: "2-7 Triple Draw",
    book: Book {
        also: &[Clause::O1, Clause::O6, Clause::O8, Clause::O10, Clause::O11],
        otherwise: &[Clause::Dr7, Clause::Dr8, Clause::Dr9, Clause::Dr10],
        ..Book::DRAW
    },
    codes: &[(Betting::Fixed, "F2L3D")],
    streets: &STREETS,
    clauses: Citations { deal: Clause::O8, ..SINGLE_DRAW.clauses },
    ..SINGLE_DRAW
};
