//! Texas hold'em: two hole cards and a board of five (HE-1, HE-5).

use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{
    Betting, Citations, Customs, Deck, Exposed, Form, Making, Mending, Opening, Split, Street, board_streets,
};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use arrayvec::ArrayVec;
use cards::{Card, ranking};

const STREETS: [Street; 4] = board_streets(2);

pub(super) const HOLDEM: Form = Form {
    id: "holdem",
    title: "Texas Hold'em",
    book: Book { own: &["HE"], ..Book::NONE },
    codes: &[(Betting::Fixed, "FT"), (Betting::NoLimit, "NT")],
    deck: Deck::Full,
    seats: 9,
    streets: &STREETS,
    opening: Opening::Blinds,
    split: Split::High,
    wins: "high",
    making: Making::BestOfSeven,
    worth,
    exposed: Exposed::FirstBurn,
    mending: Mending::OffTheTop,
    customs: Customs { board_plays: true, ..Customs::NONE },
    clauses: Citations {
        deal: Clause::He1,
        win: Clause::He5,
        low: Clause::Lb1,
        turn: Clause::He4,
        off_table: Clause::He18,
    },
};

/// Hole cards, two at most, and the board together: five to seven cards.
pub(super) fn together(own: &[Card], board: &[Card]) -> Option<ArrayVec<Card, 7>> {
    let enough = board.len() + own.len() >= 5 && own.len() <= 2;
    enough.then(|| board.iter().chain(own).copied().collect())
}

fn worth(_: Order, own: &[Card], board: &[Card]) -> Option<Worth> {
    Some(Worth::high(ranking::high(&together(own, board)?)))
}
