//! Omaha, half the pot for a low of eight or better (OMHL-1).

use super::omaha::{OMAHA, is_a_hand};
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Betting, Citations, Form, Split};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, ranking};

pub(super) const OMAHA_HI_LO: Form = Form {
    id: "omaha-hi-lo",
    title: "Omaha Hi-Lo 8 or Better",
    book: Book { own: &["OM", "OMHL"], otherwise: &[Clause::He5], ..Book::HOLDEM },
    codes: &[(Betting::Fixed, "FO/8")],
    split: Split::HighLow,
    wins: "high-low",
    worth,
    clauses: Citations { low: Clause::Omhl1, ..OMAHA.clauses },
    ..OMAHA
};

fn worth(_: Order, own: &[Card], board: &[Card]) -> Option<Worth> {
    let (high, low) = (ranking::omaha_high, ranking::omaha_eight_or_better);
    is_a_hand(own, board).then(|| Worth::of(high(own, board), low(own, board)))
}
