//! One entry in the books: a record with its place in the chain, its postings, and the rows beside it.

use crate::Account;
use serde::{Deserialize, Serialize};

/// The hash of a record or of a seal, which takes in the one before it.
pub type Hash = [u8; 32];

/// What is had of a record that is in the books: its hash, and the seal it lies under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Its place in the chain of its log.
    pub hash: Hash,
    /// The chain of seals that its log belongs to.
    pub pit: u32,
    /// The seal's number there.
    pub seal: u64,
}

/// Money moves into an account, or out of it when negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Which account.
    pub account: Account,
    /// Whole cents.
    pub cents: i64,
}

/// A record of a log. Log 0 is the house's own book; the others are tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which log.
    pub log: u32,
    /// Its number in the log, from 1.
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: u64,
    /// Whose decision it was.
    pub actor: Option<u32>,
    /// The id its maker gave it: unique for its actor, so that a retry is recognised.
    pub action: Option<String>,
    /// What happened, as JSON.
    pub body: String,
}

/// What is written at once.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Entry {
    /// The record; none for rows that belong to no log, such as sessions.
    pub record: Option<Record>,
    /// Where money moves; sums to zero. Only with a record.
    pub postings: Vec<Posting>,
    /// Rows beside the record.
    pub sides: Vec<Side>,
}

/// A row beside the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// Somebody is new or has changed.
    Person(Person),
    /// A session begins.
    Session(Session),
    /// A session ends.
    EndSession(String),
    /// All sessions of a person end.
    EndSessions(u32),
    /// Somebody is known no longer. What they did stays in the log.
    Forget(u32),
    /// Something is remembered no longer.
    ForgetNote(String),
    /// A seed that is not public yet.
    Secret {
        /// The table.
        log: u32,
        /// The shuffle's number.
        number: u32,
        /// The seed in hex.
        seed: String,
    },
    /// A log as it stood after one of its records: a cache, from which it is gone on with.
    Snapshot {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
        /// How it stood, as text; closed when it is stored.
        body: Vec<u8>,
    },
    /// Something the room remembers by name.
    Note {
        /// Its name.
        key: String,
        /// What it says.
        value: String,
    },
    /// The same, where it is made from what it said before: written only if it still says that.
    NoteAfter {
        /// Its name.
        key: String,
        /// What it said; nothing where there was none.
        before: String,
        /// What it says.
        value: String,
    },
}

/// Somebody the room knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The number by which tables know them.
    pub id: u32,
    /// Their name.
    pub name: String,
    /// What they may do, as the room writes it.
    pub role: String,
    /// The password's hash; none for guests and bots.
    pub password: Option<String>,
    /// A program?
    pub bot: bool,
}

/// A session, known by the hash of its token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// SHA-256 of the token, in hex: the token itself is in the cookie only.
    pub key: String,
    /// Whose.
    pub person: u32,
    /// When it ends, in milliseconds since 1970.
    pub until: u64,
}

impl Entry {
    /// Is this sound: postings only with a record, summing to zero, none of them empty?
    pub(crate) fn is_sound(&self) -> bool {
        let sum: i128 = self.postings.iter().map(|p| i128::from(p.cents)).sum();
        sum == 0
            && (self.record.is_some() || self.postings.is_empty())
            && self.postings.iter().all(|p| p.cents != 0)
    }
}
