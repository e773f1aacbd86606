//! Crazy pineapple, half the pot for a low of eight or better (CPHL-1).

use super::crazy_pineapple::CRAZY_PINEAPPLE;
use super::holdem_hi_lo;
use crate::clauses::Clause;
use crate::poker::chapters::Book;
use crate::poker::game::{Citations, Form, Split};

pub(super) const CRAZY_PINEAPPLE_HI_LO: Form = Form {
    id: "crazy-pineapple-hi-lo",
    title: "Crazy Pineapple Hi-Lo 8 or Better",
    book: Book { own: &["CP", "CPHL"], ..Book::HOLDEM },
    split: Split::HighLow,
    wins: "high-low",
    worth: holdem_hi_lo::worth,
    clauses: Citations { low: Clause::Cphl1, ..CRAZY_PINEAPPLE.clauses },
    ..CRAZY_PINEAPPLE
};
