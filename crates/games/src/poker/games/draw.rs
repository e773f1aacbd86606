//! Draw poker: five cards, one draw, the joker in the deck (DR-1, DR-9, DR-10).

use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{
    BetSize, Citations, Customs, Deck, Exposed, Form, Keeps, Making, Mending, Opening, Split, Street, draw,
    hole,
};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

const STREETS: [Street; 2] = [hole("before-the-draw", 5, BetSize::Small), draw("draw", BetSize::Big)];

pub(super) const DRAW: Form = Form {
    id: "draw",
    title: "Draw Poker",
    book: Book { own: &["DR"], ..Book::NONE },
    codes: &[],
    deck: Deck::WithJoker,
    seats: 8,
    streets: &STREETS,
    opening: Opening::Blinds,
    split: Split::High,
    wins: "high",
    making: Making::FiveWithJoker,
    worth,
    exposed: Exposed::Replaced { keeps: Keeps::All, dealt: Clause::Dr7, drawn: Clause::Dr8 },
    mending: Mending::OnTheDraw,
    customs: Customs::NONE,
    clauses: Citations {
        deal: Clause::Dr1,
        win: Clause::Dr9,
        low: Clause::Lb1,
        turn: Clause::He4,
        off_table: Clause::He18,
    },
};

fn worth(_: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    (own.len() == 5).then(|| Worth::high(ranking::draw_high(own)))
}
