//! What is wrong with something that was written down (a house file, a scenario, a hand history), and where.

use crate::clauses::Clause;
use serde::Serialize;
use voice::{Telling, say};

/// What is wrong with a file, and where.
///
/// ```
/// let flaw = games::scenario::Scenario::parse("rulebook = 3").unwrap_err();
/// assert_eq!(flaw.line, 1);
/// assert!(flaw.to_string().starts_with("line 1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Flaw {
    /// The file, as the user knows it; empty where only a text was read.
    pub file: String,
    /// The line, from 1; 0 where it is the file as a whole.
    pub line: usize,
    /// What is wrong.
    #[serde(serialize_with = "in_english")]
    pub what: Telling,
    /// The clause it offends, where there is one.
    pub clause: Option<Clause>,
}

impl Flaw {
    /// Something that is wrong with a file as a whole.
    pub fn of_file(file: &str, what: impl Into<Telling>) -> Flaw {
        Flaw { file: file.to_string(), line: 0, what: what.into(), clause: None }
    }

    /// Something that is wrong with a line of a text.
    pub fn of_line(line: usize, what: impl Into<Telling>) -> Flaw {
        Flaw { line, ..Flaw::of_file("", what) }
    }

    /// The same, offending this clause.
    pub fn under(self, clause: Clause) -> Flaw {
        Flaw { clause: Some(clause), ..self }
    }

    /// Several of them, in one line.
    pub fn list(problems: &[Flaw]) -> String {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    /// What is said of it: place, sentence, clause.
    pub fn says(&self) -> Telling {
        let what = match self.clause {
            // What a sentence ends with is not said twice.
            Some(clause) if !self.what.to_string().ends_with(&format!("{clause})")) => {
                say!("problem-under", what: self.what.clone(), clause: clause)
            }
            _ => self.what.clone(),
        };
        match (self.file.as_str(), self.line) {
            ("", 0) => what,
            ("", line) => say!("problem-line", line: line, what: what),
            (file, 0) => say!("problem-file", file: file, what: what),
            (file, line) => say!("problem-file-line", file: file, line: line, what: what),
        }
    }
}

voice::in_english!(Flaw);

/// Machines that read what `cardroom check --json` finds are given the sentence.
fn in_english<S: serde::Serializer>(what: &Telling, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(what)
}
