//! Texas hold'em, half the pot for a low of eight or better (HEHL-1).

use super::holdem::{HOLDEM, together};
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Citations, Form, Split};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

pub(super) const HOLDEM_HI_LO: Form = Form {
    id: "holdem-hi-lo",
    title: "Texas Hold'em Hi-Lo 8 or Better",
    book: Book { own: &["HEHL"], ..Book::HOLDEM },
    codes: &[],
    split: Split::HighLow,
    wins: "high-low",
    worth,
    clauses: Citations { low: Clause::Hehl1, ..HOLDEM.clauses },
    ..HOLDEM
};

pub(super) fn worth(_: Order, own: &[Card], board: &[Card]) -> Option<Worth> {
    let all = together(own, board)?;
    Some(Worth::of(ranking::high(&all), ranking::eight_or_better(&all)))
}
