//! What is wrong with a house file, of any game, and where: file, line, clause.

use crate::clauses::Clause;
use toml::de::{DeTable, DeValue};
use voice::Telling;

/// Something that is wrong with what a file and those it extends say: where (a path of keys), what, and the clause.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Finding {
    pub path: Vec<Step>,
    pub what: Telling,
    pub clause: Option<Clause>,
}

/// A step on the way to a value in a file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    Key(&'static str),
    Index(usize),
}

impl From<&'static str> for Step {
    fn from(key: &'static str) -> Step {
        Step::Key(key)
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Step {
        Step::Index(index)
    }
}

/// Adds a finding: `find!(findings, ["schedules", i, "limit"], Some(Clause::Rnd1), say!("house-limit-whole-chips"))`.
macro_rules! find {
    ($findings:expr, [$($step:expr),*], $clause:expr, say!($($says:tt)+)) => {
        $findings.push($crate::rulebook::finding::Finding {
            path: vec![$($crate::rulebook::finding::Step::from($step)),*],
            what: voice::say!($($says)+),
            clause: $clause,
        })
    };
}
pub(crate) use find;

/// The line of a value in a text.
pub(crate) fn line_of(text: &str, path: &[Step]) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let (first, rest) = path.split_first()?;
    let Step::Key(key) = first else { return None };
    let (key, mut value) = table.get_ref().get_key_value(*key)?;
    let mut start = key.span().start;
    for step in rest {
        match (step, value.get_ref()) {
            (Step::Key(key), DeValue::Table(table)) => {
                let (key, inner) = table.get_key_value(*key)?;
                start = key.span().start;
                value = inner;
            }
            (Step::Index(i), DeValue::Array(items)) => {
                value = items.get(*i)?;
                start = value.span().start;
            }
            _ => return None,
        }
    }
    Some(line_at(text, start))
}

/// The line of a byte position, from 1.
pub(crate) fn line_at(text: &str, position: usize) -> usize {
    text.as_bytes()[..position.min(text.len())].iter().filter(|b| **b == b'\n').count() + 1
}
