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
pub use schema::{schema, without_examples};
pub use sign::{Posted, PostedLine, Sign, SignLine, range};
pub(crate) use sign::{amount, escape};

use crate::blackjack::{Rules, Schedule, Setup, Table};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A rulebook of player-banked blackjack, checked and complete, or a template that a cardroom has to complete.
///
/// ```
/// use games::rulebook::Houses;
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// assert_eq!((book.house.as_str(), book.usual_decks), ("Aviator Casino", 6));
/// assert!(Houses::shipped().load("txb/pure-21.5").unwrap().is_template());
/// ```
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
///
/// ```
/// use games::rulebook::Approval;
///
/// let approval = Approval { number: "GEGA-002675".into(), date: Some("2026-05-01".into()) };
/// assert_eq!(approval.to_string(), "GEGA-002675, 2026-05-01");
/// ```
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
///
/// ```
/// use games::rulebook::Papers;
///
/// let papers = Papers { rotation: Some((60, 2)), ..Papers::default() }; // In an hour two players bank.
/// assert!(papers.glossary.is_empty());
/// ```
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
///
/// ```
/// use games::rulebook::SideBet;
///
/// let listed = SideBet { name: "Lucky Stiff".into(), limit: "$1–$100".into() };
/// assert_eq!(listed.name, "Lucky Stiff");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideBet {
    /// What it is called.
    pub name: String,
    /// The limit the house names.
    pub limit: String,
}

/// Something a template leaves to the cardroom.
///
/// ```
/// let template = games::rulebook::Houses::shipped().load("txb/pure-21.5").unwrap();
/// assert!(template.choices.iter().all(|choice| !choice.key.is_empty() && !choice.decides.is_empty()));
/// ```
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

    /// A table of it as it is usually opened: its usual decks, its first schedule, the first turn of the bank.
    ///
    /// # Panics
    /// Where it is a template: a cardroom has to choose first (D10).
    pub fn open(&self) -> Table {
        assert!(!self.is_template(), "a template cannot be dealt (D10)");
        let (rules, schedule) = (self.rules.clone(), self.schedules[0].clone());
        Table::open(Setup { rules, schedule, decks: self.usual_decks, turn: 1 })
    }

    /// The schedule with this option number.
    pub fn schedule(&self, option: u8) -> Option<&Arc<Schedule>> {
        self.schedules.iter().find(|s| s.option == option)
    }
}
