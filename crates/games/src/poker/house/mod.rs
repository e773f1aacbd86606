//! House files of the poker games: `houses/<house>/<game>.toml`, the shipped ones inside the binary.

mod check;
mod raw;

use super::games::Game;
use super::rules::Rules;
use crate::Flaw;
use crate::clauses::Clause;
use crate::rulebook::chain::Chain;
use crate::rulebook::finding::{Finding, find};
use crate::rulebook::inherit::Keys;
use crate::rulebook::{Choice, Houses};
use check::Whose;
use raw::RawPoker;
#[cfg(feature = "ts")]
pub(crate) use raw::RawPoker as PokerKeys;
pub(crate) use raw::{Qualifier, Raises};

/// One game as a house offers it.
///
/// ```
/// use games::poker::{Game, HouseGame};
///
/// let house = HouseGame::shipped("ocean-view/razz").unwrap();
/// assert_eq!(house.game, Game::Razz);
/// assert!(house.limits.iter().all(|rules| house.at(&rules.limit.id()) == Some(*rules)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseGame {
    /// The house's name.
    pub house: String,
    /// What the sign over the table says.
    pub name: String,
    /// The game.
    pub game: Game,
    /// Seats at the table (S-1).
    pub seats: usize,
    /// The rules at every limit of its schedules.
    pub limits: Vec<Rules>,
}

impl HouseGame {
    /// A shipped game by its path without the ending: `ocean-view/razz`.
    pub fn shipped(path: &str) -> Option<HouseGame> {
        Houses::shipped().poker(path).ok()
    }

    /// The game of a file with everything it extends, or what it leaves to choose where it is a template (D10), or
    /// everything that is wrong. What a book has stored was checked when its table was opened.
    pub(crate) fn read(
        chain: &Chain<'_, RawPoker>,
        stored: bool,
    ) -> Result<Result<HouseGame, Vec<Choice>>, Vec<Flaw>> {
        let raw = chain.merged(RawPoker::default());
        let mut findings: Vec<Finding> = Vec::new();
        let game = check::game(&raw, chain.is_template(), &mut findings);
        let shared = chain.owner("limits").is_some_and(|r| r.keys.is_template());
        let limits = check::limits(&raw, Whose { game, shared }, &mut findings);
        if !stored {
            check::sense(&raw, Whose { game, shared }, &mut findings);
            chain.check_template(&mut findings);
        }
        chain.check_choices(&mut findings);
        let seats = game.map(|game| {
            check::cap(&raw, game, &mut findings);
            check::order(&raw, game, &mut findings);
            check::qualifier(&raw, game, &mut findings);
            check::seats(&raw, game, &mut findings)
        });
        if !chain.is_template() {
            for (key, said) in [("house", raw.house.is_some()), ("name", raw.name.is_some())] {
                if !said {
                    find!(findings, [key], Some(Clause::Pfee2), say!("house-key-missing", key: key));
                }
            }
        }
        match (game, seats, findings.is_empty()) {
            (_, _, false) => Err(findings.into_iter().map(|f| chain.place(f)).collect()),
            (Some(game), Some(seats), true) if !chain.is_template() => {
                let (house, name) = (raw.house.unwrap_or_default(), raw.name.unwrap_or_default());
                Ok(Ok(HouseGame { house, name, game, seats, limits }))
            }
            _ => Ok(Err(chain.choices())),
        }
    }

    /// The rules at a limit by its id: `3-6`.
    pub fn at(&self, id: &str) -> Option<Rules> {
        self.limits.iter().copied().find(|r| r.limit.id() == id)
    }
}
