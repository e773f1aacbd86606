//! Clauses as an answer cites them: in plain words, with document and place, and whether the documents say it or we do.

use crate::wrong::Wrong;
use games::Clause;
use games::clauses::Entry;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use voice::{Voice, say};

/// A clause that an answer rests on.
#[derive(Serialize)]
pub struct Cited {
    #[serde(flatten)]
    entry: Entry,
    /// Is it a decision of ours, where the documents are silent?
    decided: bool,
}

impl From<Clause> for Cited {
    fn from(clause: Clause) -> Cited {
        Cited { entry: clause.entry(Voice::english()), decided: clause.is_decided() }
    }
}

/// The clauses of an answer, by id.
pub fn cited(clauses: impl Iterator<Item = Clause>) -> BTreeMap<&'static str, Cited> {
    clauses.map(|clause| (clause.id(), Cited::from(clause))).collect()
}

/// What is asked about one clause.
#[derive(Deserialize)]
pub struct Asked {
    id: String,
}

/// Explains a clause.
pub fn explain(asked: Asked) -> Result<Cited, Wrong> {
    let clause = Clause::find(&asked.id).ok_or_else(|| say!("command-no-clause", id: &asked.id))?;
    Ok(clause.into())
}
