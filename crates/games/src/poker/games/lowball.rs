//! Lowball: draw poker for the lowest hand, ace to five, with kill pots and the sevens rule (LB-1 to LB-11).

use super::draw::DRAW;
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Citations, Customs, Exposed, Form, Keeps, Split};
use crate::poker::rules::Order;
use crate::poker::showdown::Worth;
use cards::{Card, Rank, ranking};

pub(super) const LOWBALL: Form = Form {
    id: "lowball",
    title: "Lowball",
    book: Book { own: &["LB"], otherwise: &[Clause::Dr7, Clause::Dr9, Clause::Dr10], ..Book::DRAW },
    split: Split::Low,
    wins: "ace-to-five",
    worth,
    exposed: Exposed::Replaced { keeps: Keeps::UpTo(Rank::Five), dealt: Clause::Lb6, drawn: Clause::Lb7 },
    customs: Customs { kills: true, check_raise: false, sevens: true, ..Customs::NONE },
    clauses: Citations { deal: Clause::Lb3, win: Clause::Lb1, off_table: Clause::Lb8, ..DRAW.clauses },
    ..DRAW
};

fn worth(_: Order, own: &[Card], _: &[Card]) -> Option<Worth> {
    (own.len() == 5).then(|| Worth::low(ranking::lowball(own)))
}
