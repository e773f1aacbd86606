//! A sentence at the table: what is said, about which event, and the clause it rests on.

use crate::PlayerId;
use crate::clauses::Clause;
use serde::{Deserialize, Serialize};
use voice::{Arg, Telling};

/// What is said at a table.
///
/// ```
/// use games::{Sentence, Tone};
/// use voice::say;
///
/// let said = Sentence::new(Tone::Chips, None, say!("bj-chips-paid", amount: chips::Money::dollars(4))).about(2);
/// assert_eq!((said.says.to_string(), said.event), ("paid $4".to_string(), 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sentence {
    /// Which message, about whom and what.
    pub says: Telling,
    /// The clause, where one decides.
    pub clause: Option<Clause>,
    /// What kind of sentence it is: a terminal colours by it, a page sets it in its own face.
    pub tone: Tone,
    /// Which of the events it was told with it belongs to, counted from 0.
    pub event: u32,
}

/// What a sentence is about.
///
/// ```
/// use games::Tone;
///
/// assert_eq!(serde_json::to_string(&Tone::Chips).unwrap(), r#""chips""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Tone {
    /// What is played, and by whom.
    Title,
    /// A street begins.
    Street,
    /// A player acts.
    Action,
    /// Cards come or are shown.
    Cards,
    /// Chips move.
    Chips,
    /// The rules or the floor speak.
    Rule,
}

impl Sentence {
    /// A sentence about the first event.
    pub fn new(tone: Tone, clause: Option<Clause>, says: Telling) -> Sentence {
        Sentence { says, clause, tone, event: 0 }
    }

    /// The same about another event.
    pub fn about(self, event: usize) -> Sentence {
        Sentence { event: event as u32, ..self }
    }
}

impl From<PlayerId> for Arg {
    fn from(player: PlayerId) -> Arg {
        Arg::Player(player.0)
    }
}

impl From<Clause> for Arg {
    fn from(clause: Clause) -> Arg {
        Arg::Text(clause.id().to_string())
    }
}
