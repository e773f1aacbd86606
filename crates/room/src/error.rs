//! What the room cannot do, as types; the words are in `words/en/room.ftl`. What players may not do is a
//! [`Refusal`](games::Refusal).

use crate::protocol::TableId;
use games::Flaw;
use games::Refusal;
use ledger::{CommitError, StoreError};
use voice::{Telling, say};

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is no such rulebook.
    NoRulebook {
        /// What was asked for.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// The rulebook does not say which game it is for.
    NoGame {
        /// Which.
        rulebook: String,
    },
    /// Something is wrong with the house file.
    Unsound(Vec<Flaw>),
    /// A template, which a cardroom has to complete first (D10).
    Template {
        /// Which.
        rulebook: String,
    },
    /// It has no such collection schedule (RND-4).
    NoSchedule {
        /// The rulebook.
        rulebook: String,
        /// What was asked for.
        option: u8,
    },
    /// It is not dealt from so many decks.
    Decks {
        /// The rulebook.
        rulebook: String,
        /// The fewest and the most.
        decks: (u8, u8),
    },
    /// It has no such limit.
    NoLimit {
        /// The rulebook.
        rulebook: String,
        /// How many it has.
        limits: usize,
    },
    /// Programs cannot hold real cards.
    RealCards,
    /// Real chips where nobody deals, or with programs.
    RealChips,
    /// A continuous shuffler where no person deals blackjack.
    Shuffler,
    /// The table's name cannot be read.
    UnseenName,
}

impl OpenError {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            OpenError::NoRulebook { name, known } => {
                say!("room-no-rulebook", name: name, known: known.join(", "))
            }
            OpenError::NoGame { rulebook } => say!("room-no-game", rulebook: rulebook),
            OpenError::Unsound(problems) => say!("room-unsound", problems: Flaw::list(problems)),
            OpenError::Template { rulebook } => say!("room-template", rulebook: rulebook),
            OpenError::NoSchedule { rulebook, option } => {
                say!("room-no-schedule", rulebook: rulebook, option: *option)
            }
            OpenError::Decks { rulebook, decks: (fewest, most) } => {
                say!("room-decks", rulebook: rulebook, fewest: *fewest, most: *most)
            }
            OpenError::NoLimit { rulebook, limits } => {
                say!("room-no-limit", rulebook: rulebook, limits: *limits)
            }
            OpenError::RealCards => say!("room-real-cards"),
            OpenError::RealChips => say!("room-real-chips"),
            OpenError::Shuffler => say!("room-shuffler"),
            OpenError::UnseenName => say!("room-unseen-name"),
        }
    }
}

impl From<Vec<Flaw>> for OpenError {
    fn from(problems: Vec<Flaw>) -> OpenError {
        OpenError::Unsound(problems)
    }
}

/// Why the room did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomError {
    /// The books cannot be read.
    Store(StoreError),
    /// The books did not take it.
    Commit(CommitError),
    /// A table cannot be set up.
    Setup(OpenError),
    /// The referee or the room refuses it.
    Refused(Refusal),
    /// There is no such table.
    NoTable(TableId),
    /// The table has stopped.
    Stopped(TableId),
    /// There is no bus between the nodes.
    NoBus {
        /// Where it should be.
        address: String,
        /// What its driver says.
        why: String,
    },
    /// Something of ours broke while it was done.
    Broke,
}

impl RoomError {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            RoomError::Store(why) => why.says(),
            RoomError::Commit(why) => why.says(),
            RoomError::Setup(why) => why.says(),
            RoomError::Refused(refusal) => refusal.says.clone(),
            RoomError::NoTable(table) => say!("room-no-table", table: *table),
            RoomError::Stopped(table) => say!("room-stopped", table: *table),
            RoomError::NoBus { address, why } => say!("room-no-bus", address: address, why: why),
            RoomError::Broke => say!("room-broke"),
        }
    }
}

macro_rules! becomes {
    ($($from:ty => $variant:ident),*) => { $(
        impl From<$from> for RoomError {
            fn from(why: $from) -> RoomError {
                RoomError::$variant(why)
            }
        }
    )* };
}
becomes!(StoreError => Store, CommitError => Commit, OpenError => Setup, Refusal => Refused);

impl From<tokio::task::JoinError> for RoomError {
    fn from(_: tokio::task::JoinError) -> RoomError {
        RoomError::Broke
    }
}

/// A text that is no gaming day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoDay(pub String);

impl NoDay {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        say!("room-no-day", text: &self.0)
    }
}

voice::in_english!(OpenError, RoomError, NoDay);
