//! A refusal: what players get instead of an error. It names the clause it rests on and changes nothing.

use crate::clauses::Clause;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refusal {
    /// The clause it rests on.
    pub clause: Clause,
    /// What happened, why, and what can be done, in a sentence.
    pub reason: String,
}

impl Refusal {
    /// A refusal under a clause.
    pub fn new(clause: Clause, reason: impl Into<String>) -> Refusal {
        Refusal { clause, reason: reason.into() }
    }
}

/// Refuses under a clause.
pub fn refuse<T>(clause: Clause, reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(clause, reason))
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.clause)
    }
}

impl std::error::Error for Refusal {}

/// Refuses, with a formatted reason.
macro_rules! refused {
    ($clause:expr, $($reason:tt)+) => {
        return Err($crate::Refusal::new($clause, format!($($reason)+)))
    };
}
pub(crate) use refused;
