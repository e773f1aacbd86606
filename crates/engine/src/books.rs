//! Rulebooks: those that are shipped and those that a page brings along, listed, read, changed and checked.

use crate::wrong::{Problem, Wrong};
use games::poker::{Game, HouseGame};
use games::rulebook::{Choice, Houses, Rulebook};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// House files that a page brings along, by id: added to the shipped ones, or in their place.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Files(BTreeMap<String, String>);

impl From<BTreeMap<String, String>> for Files {
    fn from(files: BTreeMap<String, String>) -> Files {
        Files(files)
    }
}

impl Files {
    /// All houses.
    pub fn houses(&self) -> Houses {
        let mut houses = Houses::shipped();
        for (id, text) in &self.0 {
            houses.add(id, format!("{id}.toml"), text.clone());
        }
        houses
    }
}

/// What a rulebook is called, and which words of it hold.
#[derive(Clone, Debug, Serialize)]
pub struct Head {
    /// Its id.
    pub id: String,
    /// The cardroom.
    pub house: String,
    /// The game's name.
    pub name: String,
    /// The game: `blackjack`, or one of poker's.
    pub game: String,
    /// Does a cardroom have to complete it first (D10)?
    pub template: bool,
    /// Twelve digits that change with a word of the file or of those it extends.
    pub version: String,
}

/// The version of a file: a digest of it, of those it extends, and of what was changed in them.
pub fn version(houses: &Houses, id: &str, changes: &[String]) -> String {
    let mut hash = Sha256::new();
    let files = houses.with_parents(id);
    for text in files.iter().map(|(_, text)| text).chain(changes) {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    hex::encode(&hash.finalize()[..6])
}

/// The head of a blackjack rulebook.
pub fn head(houses: &Houses, book: &Rulebook, id: &str, changes: &[String]) -> Head {
    Head {
        id: id.to_string(),
        house: book.house.clone(),
        name: book.name.clone(),
        game: "blackjack".to_string(),
        template: book.is_template(),
        version: version(houses, id, changes),
    }
}

/// The head of a poker rulebook.
pub fn poker_head(houses: &Houses, game: &HouseGame, id: &str) -> Head {
    Head {
        id: id.to_string(),
        house: game.house.clone(),
        name: game.name.clone(),
        game: game.game.id().to_string(),
        template: false,
        version: version(houses, id, &[]),
    }
}

/// What is asked about rulebooks.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    houses: Files,
    /// Which one, where one is meant.
    #[serde(default)]
    rulebook: String,
    /// Keys changed for the sake of argument: `surrender=none`.
    #[serde(default)]
    changes: Vec<String>,
}

/// Every rulebook that can be dealt or completed, by id.
pub fn list(asked: Asked) -> Result<Vec<Head>, Wrong> {
    Ok(all(&asked.houses.houses()))
}

/// The same of these houses.
pub fn all(houses: &Houses) -> Vec<Head> {
    let head = |id: &str| match houses.game(id)?.as_str() {
        "blackjack" => Some(head(houses, &houses.load(id).ok()?, id, &[])),
        game if Game::from_id(game).is_some() => Some(poker_head(houses, &houses.poker(id).ok()?, id)),
        _ => None,
    };
    houses.ids().filter_map(head).collect()
}

/// A rulebook with all that it says.
#[derive(Serialize)]
pub struct Book {
    #[serde(flatten)]
    head: Head,
    /// The file itself.
    text: String,
    /// What it says, complete: of blackjack.
    blackjack: Option<Rulebook>,
    /// The limits it is dealt at, and for how many: of poker.
    limits: Vec<String>,
    seats: Option<usize>,
}

/// Reads a rulebook.
pub fn read(asked: Asked) -> Result<Book, Wrong> {
    let houses = asked.houses.houses();
    let id = houses.resolve(&asked.rulebook).unwrap_or(&asked.rulebook).to_string();
    let text = houses.text(&id).unwrap_or_default().to_string();
    if houses.is_poker(&id) {
        let game = houses.poker(&id)?;
        let limits = game.limits.iter().map(|rules| rules.limit.id()).collect();
        return Ok(Book {
            head: poker_head(&houses, &game, &id),
            text,
            blackjack: None,
            limits,
            seats: Some(game.seats),
        });
    }
    let changes: Vec<&str> = asked.changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(&id, &changes)?;
    let head = head(&houses, &book, &id, &asked.changes);
    Ok(Book { head, text, blackjack: Some(book), limits: Vec::new(), seats: None })
}

/// Whether a rulebook is sound.
#[derive(Serialize)]
pub struct Checked {
    ok: bool,
    problems: Vec<Problem>,
    choices: Vec<Choice>,
}

/// Checks a rulebook.
pub fn check(asked: Asked) -> Result<Checked, Wrong> {
    let (problems, choices) = match asked.houses.houses().check(&asked.rulebook) {
        Ok(choices) => (Vec::new(), choices),
        Err(flaws) => (Wrong::from(flaws).0, Vec::new()),
    };
    Ok(Checked { ok: problems.is_empty(), problems, choices })
}

/// Whose house files are meant.
#[derive(Deserialize)]
pub struct Kind {
    #[serde(default)]
    poker: bool,
}

/// The JSON Schema of house files.
pub fn schema(asked: Kind) -> Result<serde_json::Value, Wrong> {
    Ok(games::rulebook::schema(asked.poker).to_value())
}
