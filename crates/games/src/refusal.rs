//! A refusal: what players get instead of an error. It names the clause it rests on and changes nothing.

use crate::clauses::Clause;
use serde::{Deserialize, Serialize};
use std::fmt;
use voice::Telling;

/// Why a command was not carried out.
///
/// ```
/// use games::blackjack::Command;
///
/// let table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// let refusal = table.decide(&Command::CloseWagers).unwrap_err();
/// assert!(refusal.to_string().ends_with("(RND-4)"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refusal {
    /// The clause it rests on.
    pub clause: Clause,
    /// What happened, why, and what can be done.
    pub says: Telling,
}

impl Refusal {
    /// A refusal under a clause.
    pub fn new(clause: Clause, says: impl Into<Telling>) -> Refusal {
        Refusal { clause, says: says.into() }
    }
}

/// Refuses under a clause.
pub fn refuse<T>(clause: Clause, says: impl Into<Telling>) -> Result<T, Refusal> {
    Err(Refusal::new(clause, says))
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.says, self.clause)
    }
}

impl std::error::Error for Refusal {}
