//! One round of blackjack as pages hold it: the keys of a scenario file, and the file written from them.
//!
//! What the keys mean is for [`games::scenario`] to say; here they are only carried to and fro.

use crate::wrong::Wrong;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write as _};
use voice::say;

/// A round that is written down, perhaps not to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The keys of a scenario file: docs/scenarios.md.
pub struct Round {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shows: Vec<String>,
    pub rulebook: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schedule: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decks: Option<i64>,
    pub bank: Bank,
    pub cards: String,
    pub wagers: Vec<Wager>,
    #[serde(default)]
    pub actions: Vec<String>,
}

/// The player-dealer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Bank {
    pub seat: i64,
    pub wager: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// A wager.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Wager {
    pub seat: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buster: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backline: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// A scenario file, to be read.
#[derive(Deserialize)]
pub struct Asked {
    file: String,
}

/// Reads a scenario file of one round.
pub fn read(asked: Asked) -> Result<Round, Wrong> {
    read_file(&asked.file)
}

/// The keys of a scenario file. The referee's reader says what is wrong, and on which line.
pub fn read_file(file: &str) -> Result<Round, Wrong> {
    games::scenario::Scenario::parse(file)?;
    toml::from_str(file).map_err(|why| say!("script-not-read", what: why.message().to_string()).into())
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

fn list(texts: &[String]) -> String {
    texts.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(", ")
}

/// The keys of an inline table that are there.
fn inline(keys: &[(&str, Option<String>)]) -> String {
    let keys = keys.iter().filter_map(|(key, value)| Some(format!("{key} = {}", value.as_ref()?)));
    format!("{{ {} }}", keys.collect::<Vec<_>>().join(", "))
}

/// The scenario file, as people write them.
impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(title) = &self.title {
            writeln!(f, "title = {}", quoted(title))?;
        }
        if !self.shows.is_empty() {
            writeln!(f, "shows = [{}]", list(&self.shows))?;
        }
        if self.title.is_some() || !self.shows.is_empty() {
            f.write_char('\n')?;
        }
        writeln!(f, "rulebook = {}", quoted(&self.rulebook))?;
        for (key, number) in [("schedule", self.schedule), ("decks", self.decks)] {
            if let Some(number) = number {
                writeln!(f, "{key} = {number}")?;
            }
        }
        let Bank { seat, wager, turn, player } = &self.bank;
        let number = |n: &Option<f64>| n.map(|n| n.to_string());
        let name = |player: &Option<String>| player.as_deref().map(quoted);
        let bank = [
            ("seat", Some(seat.to_string())),
            ("wager", Some(wager.to_string())),
            ("turn", turn.map(|t| t.to_string())),
            ("player", name(player)),
        ];
        writeln!(f, "bank = {}", inline(&bank))?;
        writeln!(f, "cards = {}", quoted(&self.cards))?;
        writeln!(f, "wagers = [")?;
        for wager in &self.wagers {
            let keys = [
                ("seat", Some(wager.seat.to_string())),
                ("base", number(&wager.base)),
                ("buster", number(&wager.buster)),
                ("backline", number(&wager.backline)),
                ("player", name(&wager.player)),
            ];
            writeln!(f, "  {},", inline(&keys))?;
        }
        writeln!(f, "]\nactions = [{}]", list(&self.actions))
    }
}
