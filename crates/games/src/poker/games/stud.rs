//! Seven-card stud: three cards down and four up, with antes and a forced opening bet (ST-1 to ST-5).

use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{
    BetSize, Betting, Citations, Customs, Deal, Deck, Exposed, Faces, Form, Making, Mending, Opening, Split,
    Street, hole,
};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

const fn up(name: &'static str, total: u8, faces: Faces, bet: BetSize) -> Street {
    Street { name, deal: Deal::Hole { total, faces }, bet, clears: false }
}

const STREETS: [Street; 5] = [
    up("third-street", 3, Faces::LastUp, BetSize::Small),
    up("fourth-street", 4, Faces::Up, BetSize::Small),
    up("fifth-street", 5, Faces::Up, BetSize::Big),
    up("sixth-street", 6, Faces::Up, BetSize::Big),
    hole("seventh-street", 7, BetSize::Big),
];

pub(super) const STUD: Form = Form {
    id: "stud",
    title: "7-Card Stud",
    book: Book { own: &["ST"], ..Book::NONE },
    codes: &[(Betting::Fixed, "F7S")],
    deck: Deck::Full,
    seats: 8,
    streets: &STREETS,
    opening: Opening::LowCard,
    split: Split::High,
    wins: "high",
    making: Making::BestOfSeven,
    worth,
    exposed: Exposed::Plays,
    mending: Mending::Never,
    customs: Customs { open_pair: true, ..Customs::NONE },
    clauses: Citations {
        deal: Clause::St1,
        win: Clause::St1,
        low: Clause::Lb1,
        turn: Clause::St4,
        off_table: Clause::St12,
    },
};

/// Five to seven cards are a hand.
pub(super) fn is_a_hand(own: &[Card]) -> bool {
    (5..=7).contains(&own.len())
}

fn worth(_: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    is_a_hand(own).then(|| Worth::high(ranking::high(own)))
}
