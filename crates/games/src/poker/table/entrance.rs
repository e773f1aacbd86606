//! What coming into a game rests on.

use super::{Sitter, Table};
use crate::clauses::Clause;
use crate::poker::button::Debt;

impl Table {
    /// The clause by which somebody comes in, or back: `out` is who takes no part now. Nothing for who owes nothing.
    pub fn entrance_clause(&self, person: &Sitter, out: bool) -> Option<Clause> {
        if !out && self.entrances(person, &[]).is_empty() {
            return None;
        }
        Some(match person.debt {
            _ if self.rules().game.form().customs.kills => Clause::Lb11,
            Debt::New => Clause::He7,
            Debt::Missed => Clause::He8,
            _ if out => Clause::He8,
            _ => Clause::He10,
        })
    }
}
