//! Deuce-to-seven single draw: five cards, one draw, the lowest hand with the ace high (O-6, O-7). What goes wrong
//! is put right as in draw poker (O-1), but for exposed cards (O-11).

use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{
    BetSize, Betting, Citations, Customs, Deck, Exposed, Form, Keeps, Making, Mending, Opening, Split,
    Street, draw, hole,
};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

const STREETS: [Street; 2] = [hole("before-the-draw", 5, BetSize::Small), draw("draw", BetSize::Big)];

pub(super) const SINGLE_DRAW: Form = Form {
    id: "single-draw",
    title: "2-7 Single Draw",
    book: Book {
        also: &[Clause::O1, Clause::O2, Clause::O6, Clause::O7, Clause::O11],
        otherwise: &[Clause::Dr7, Clause::Dr8, Clause::Dr9, Clause::Dr10],
        ..Book::DRAW
    },
    codes: &[(Betting::NoLimit, "N2L1D")],
    deck: Deck::Full,
    seats: 8,
    streets: &STREETS,
    opening: Opening::Blinds,
    split: Split::Low,
    wins: "deuce-to-seven",
    making: Making::OneByOne,
    worth,
    exposed: Exposed::Replaced { keeps: Keeps::Nothing, dealt: Clause::O11, drawn: Clause::O11 },
    mending: Mending::OnTheDraw,
    customs: Customs::NONE,
    clauses: Citations {
        deal: Clause::O7,
        win: Clause::O6,
        low: Clause::O6,
        turn: Clause::He4,
        off_table: Clause::O11,
    },
};

fn worth(_: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    (own.len() == 5).then(|| Worth::low(ranking::deuce_to_seven(own)))
}
