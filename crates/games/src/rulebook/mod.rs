//! Rulebooks as data: what a house plays, its limits, fees and pay tables, read from house files.
//!
//! A house file may extend another and say only what differs. [`Houses`] holds the files (those shipped with the
//! product, or others), [`Houses::load`] makes a [`Rulebook`] of one, [`Houses::poker`] a game of poker, or they say, file
//! and line and clause, what is wrong.

pub(crate) mod chain;
mod changes;
pub(crate) mod check;
mod dialect;
pub(crate) mod finding;
mod houses;
pub(crate) mod inherit;
mod nearest;
mod raw;
mod schedules;
#[cfg(feature = "ts")]
mod schema;
mod shipped;
mod sign;

pub use houses::Houses;
#[cfg(feature = "ts")]
pub use schema::schema;
pub use sign::{Posted, PostedLine, Sign, SignLine, range};
pub(crate) use sign::{amount, escape};

use crate::blackjack::{Rules, Schedule};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A rulebook of player-banked blackjack, checked and complete, or a template that a cardroom has to complete.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rulebook {
    /// Its path under `houses/` without the ending: `aviator/pure-21.5`.
    pub id: String,
    /// The cardroom.
    pub house: String,
    /// The game's name.
    pub name: String,
    /// What the sign calls it, where that is more than its name: "… with Buster Blackjack" (RND-1).
    pub posted_name: Option<String>,
    /// What the document wants posted beside limits and fees (RND-1).
    pub notices: Vec<String>,
    /// Approval numbers, where the document has them.
    pub approvals: Vec<Approval>,
    /// What is filed with the rules and not played.
    pub papers: Papers,
    /// The number of decks a table is opened with when nobody says otherwise.
    pub usual_decks: u8,
    /// The rules of play.
    pub rules: Arc<Rules>,
    /// The collection schedules, one of which is in force at a table (RND-4).
    pub schedules: Vec<Arc<Schedule>>,
    /// The number of the Buster pay table in the owner's list, where the document has it.
    pub buster_option: Option<u8>,
    /// Side bets that the house names without saying how they pay: listed, never placed (D21).
    pub side_bets: Vec<SideBet>,
    /// What a cardroom still has to choose (D10). A rulebook with choices cannot be dealt.
    pub choices: Vec<Choice>,
}

/// The number under which a game was approved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Approval {
    /// Number and name, as the document has them.
    pub number: String,
    /// Since when, as year, month and day, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

impl std::fmt::Display for Approval {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.date {
            Some(date) => write!(f, "{}, {date}", self.number),
            None => f.write_str(&self.number),
        }
    }
}

/// What is filed with the rules and not played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Papers {
    /// Words of the game and what they mean.
    pub glossary: BTreeMap<String, String>,
    /// Why the game is lawful.
    pub statement: Option<String>,
    /// Agreements with the owner and with third-party providers, by their references.
    pub agreements: Vec<String>,
    /// In every so many minutes so many players bank who are no third-party providers; said here, kept by people.
    pub rotation: Option<(u8, u8)>,
}

/// A side bet that is only listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideBet {
    /// What it is called.
    pub name: String,
    /// The limit the house names.
    pub limit: String,
}

/// Something a template leaves to the cardroom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The key to set.
    pub key: String,
    /// What it decides.
    pub decides: String,
}

impl Rulebook {
    /// Is it only a template (D10)?
    pub fn is_template(&self) -> bool {
        !self.choices.is_empty()
    }

    /// The schedule with this option number.
    pub fn schedule(&self, option: u8) -> Option<&Arc<Schedule>> {
        self.schedules.iter().find(|s| s.option == option)
    }
}
