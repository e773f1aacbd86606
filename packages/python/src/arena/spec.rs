//! What an environment is made of, the same for all its tables: the rules, the seats, the chips, and what actions and
//! observations mean.

use super::{blackjack, poker};
use chips::Money;
use games::Flaw;
use games::rulebook::Houses;
use voice::Telling;

/// What somebody asks for.
pub struct Wanted<'a> {
    /// The rulebook: `aviator/pure-21.5`, `ocean-view/holdem`.
    pub game: &'a str,
    /// Seats: circles of blackjack beside the bank, or players of poker.
    pub players: Option<usize>,
    /// Poker's limit, blackjack's collection schedule; the first if nothing is said.
    pub limit: Option<&'a str>,
    /// Chips in front of everybody, in dollars.
    pub stack: Option<f64>,
    /// Rungs of the ladder of amounts.
    pub amounts: usize,
    /// Keys of a blackjack rulebook changed for the sake of argument.
    pub changes: &'a [&'a str],
    /// Decks in the shoe.
    pub decks: Option<u8>,
    /// Are fees and collections taken?
    pub fees: bool,
}

/// Some numbers of an observation that belong together.
pub struct Feature {
    /// What they are called.
    pub name: &'static str,
    /// How many.
    pub size: usize,
    /// What they say.
    pub says: &'static str,
}

/// The game of an environment, set up.
pub enum Kind {
    /// Blackjack.
    Blackjack(blackjack::Setting),
    /// Poker.
    Poker(poker::Setting),
}

/// An environment's setting.
pub struct Spec {
    /// The rulebook's id.
    pub id: String,
    /// What the seats are called.
    pub agents: Vec<String>,
    /// What each action is, by its number.
    pub actions: Vec<String>,
    /// What an observation is made of, in order.
    pub features: Vec<Feature>,
    /// No number of an observation is greater.
    pub highest: f32,
    /// The game.
    pub game: Kind,
}

impl Spec {
    /// Sets an environment up, or says what is wrong with what is wanted.
    pub fn new(wanted: &Wanted<'_>) -> Result<Spec, Vec<Flaw>> {
        let houses = Houses::shipped();
        let mut spec = match houses.is_poker(wanted.game) {
            true => poker::spec(&houses, wanted)?,
            false => blackjack::spec(&houses, wanted)?,
        };
        spec.id = houses.resolve(wanted.game).unwrap_or(wanted.game).to_string();
        Ok(spec)
    }

    /// Numbers in an observation.
    pub fn width(&self) -> usize {
        self.features.iter().map(|f| f.size).sum()
    }
}

/// Says that something is wrong with what is wanted.
pub fn flaw(of: &str, says: Telling) -> Vec<Flaw> {
    vec![Flaw::of_file(of, says)]
}

/// Chips in front of everybody, in whole chips; or, where nothing is said, the usual.
pub fn stack(wanted: &Wanted<'_>, usual: Money) -> Result<Money, Vec<Flaw>> {
    match wanted.stack.map(Money::from_dollars) {
        None => Ok(usual),
        Some(Ok(stack)) if stack.is_positive() => Ok(stack),
        _ => Err(flaw(wanted.game, Telling::prose("a stack is more than nothing".to_string()))),
    }
}
