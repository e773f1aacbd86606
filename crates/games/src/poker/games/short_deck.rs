//! Short-deck hold'em: hold'em with thirty-six cards, six to ace, where a flush beats a full house (O-4, O-5).

use super::holdem::{HOLDEM, together};
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Betting, Citations, Deck, Form, Making};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

pub(super) const SHORT_DECK: Form = Form {
    id: "short-deck",
    title: "Short-Deck Hold'em",
    book: Book { also: &[Clause::O1, Clause::O4, Clause::O5], otherwise: &[Clause::He6], ..Book::HOLDEM },
    codes: &[(Betting::NoLimit, "NS")],
    deck: Deck::Short,
    wins: "short-deck",
    making: Making::OneByOne,
    worth,
    clauses: Citations { deal: Clause::O4, win: Clause::O5, ..HOLDEM.clauses },
    ..HOLDEM
};

fn worth(order: Order, own: &[Card], board: &[Card]) -> Option<Worth> {
    let flush_first = order == Order::Usual;
    Some(Worth::high(ranking::short_high(&together(own, board)?, flush_first)))
}
