//! What is wrong with what was asked: for pages with words of their own, and in English.

use games::{Clause, Flaw};
use serde::Serialize;
use voice::Telling;

/// Something that is wrong.
#[derive(Clone, Debug, Serialize)]
pub struct Problem {
    /// The file, where several were given.
    pub file: String,
    /// Its line, from 1; 0 where it is the whole.
    pub line: usize,
    /// What is wrong.
    pub says: Telling,
    /// The same in English, with its place and clause.
    pub text: String,
    /// The clause it offends.
    pub clause: Option<Clause>,
}

/// Everything that is wrong.
#[derive(Clone, Debug)]
pub struct Wrong(pub Vec<Problem>);

impl From<Flaw> for Problem {
    fn from(flaw: Flaw) -> Problem {
        let text = flaw.to_string();
        let Flaw { file, line, what, clause } = flaw;
        Problem { file, line, says: what, text, clause }
    }
}

impl From<Flaw> for Wrong {
    fn from(flaw: Flaw) -> Wrong {
        Wrong(vec![flaw.into()])
    }
}

impl From<Vec<Flaw>> for Wrong {
    fn from(flaws: Vec<Flaw>) -> Wrong {
        Wrong(flaws.into_iter().map(Problem::from).collect())
    }
}

impl From<Telling> for Wrong {
    fn from(says: Telling) -> Wrong {
        Flaw::of_line(0, says).into()
    }
}
