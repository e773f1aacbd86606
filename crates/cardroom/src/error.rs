//! Why a command did not do what it was asked for, as types; the words are in `words/en/commands.ftl`.

use games::Flaw;
use games::Refusal;
use ledger::StoreError;
use odds::blackjack::{AskError, ShoeError};
use odds::equity::EquityError;
use odds::sim::Difference;
use room::error::{OpenError, RoomError};
use std::fmt;
use std::path::Path;
use std::process::ExitCode;
use voice::{Telling, say};

/// Why a command did not do it.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The books cannot be opened or read.
    Store(StoreError),
    /// The room cannot be opened.
    Room(RoomError),
    /// A house file cannot be used.
    Unsound(Vec<Flaw>),
    /// What was asked about a hand of poker cannot be answered.
    Equity(EquityError),
    /// What was asked about a hand of blackjack cannot be answered.
    Ask(AskError),
    /// There is no such shoe.
    Shoe(ShoeError),
    /// The referee would not let it be played.
    Refused(Refusal),
    /// The simulator is wrong.
    Differs(Difference),
    /// A file, or another place, could not be read or written.
    Place {
        /// Which.
        place: String,
        /// What the system says.
        why: String,
    },
    /// What was asked for makes no sense.
    Senseless(Telling),
}

impl Failure {
    /// A file could not be read or written.
    pub fn file(path: &Path, why: impl fmt::Display) -> Failure {
        Failure::Place { place: path.display().to_string(), why: why.to_string() }
    }

    /// The same at a place in what was given.
    pub fn at(self, place: impl Into<String>) -> Failure {
        Failure::Senseless(say!("command-at", place: place.into(), why: self.says()))
    }

    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            Failure::Store(why) => why.says(),
            Failure::Room(why) => why.says(),
            Failure::Unsound(problems) => {
                let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
                say!("command-unsound", problems: lines.join("\n"))
            }
            Failure::Equity(why) => why.says(),
            Failure::Ask(why) => why.says(),
            Failure::Shoe(why) => why.says(),
            Failure::Refused(refusal) => {
                say!("command-refused", why: refusal.says.clone(), clause: refusal.clause.id())
            }
            Failure::Differs(difference) => say!("command-differs", why: difference.says()),
            Failure::Place { place, why } => say!("command-place", place: place, why: why),
            Failure::Senseless(says) => says.clone(),
        }
    }
}

macro_rules! becomes {
    ($($from:ty => $variant:ident),* $(,)?) => { $(
        impl From<$from> for Failure {
            fn from(why: $from) -> Failure {
                Failure::$variant(why)
            }
        }
    )* };
}
becomes!(
    StoreError => Store,
    RoomError => Room,
    Vec<Flaw> => Unsound,
    EquityError => Equity,
    AskError => Ask,
    ShoeError => Shoe,
    Refusal => Refused,
    Difference => Differs,
    Telling => Senseless,
);

impl From<OpenError> for Failure {
    fn from(why: OpenError) -> Failure {
        Failure::Room(why.into())
    }
}

impl From<cards::ParseCardError> for Failure {
    fn from(why: cards::ParseCardError) -> Failure {
        Failure::Equity(why.into())
    }
}

voice::in_english!(Failure);

/// Says why on standard error, and how the process ends.
pub fn failed(why: &Failure) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(2)
}
