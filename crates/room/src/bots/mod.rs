//! Programs that keep newcomers company: they see what a player in their chair sees, and ask like anybody else.

mod blackjack;
pub mod measure;
mod poker;

use crate::protocol::{GameInfo, GameView, Strength, TableCommand};
use games::PlayerId;

/// What a bot is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// Plays as somebody does who came for the first time: like the bank at blackjack, by hope at poker; lets the bank pass.
    Newcomer,
    /// Plays as a regular does, by rules of thumb; lets the bank pass.
    Regular,
    /// Plays the exact strategy of the table's own rules, or poker by its equity and the pot's odds; lets the bank
    /// pass.
    Expert,
    /// Takes the bank whenever it is offered; plays poker like the expert.
    Banker,
}

impl From<Strength> for Character {
    fn from(strength: Strength) -> Character {
        match strength {
            Strength::Newcomer => Character::Newcomer,
            Strength::Regular => Character::Regular,
            Strength::Expert => Character::Expert,
        }
    }
}

/// What the bot does now, if anything.
pub fn choose(view: &GameView, info: &GameInfo, me: PlayerId, character: Character) -> Option<TableCommand> {
    match (view, info) {
        (GameView::Blackjack(view), GameInfo::Blackjack { rules, decks, .. }) => {
            blackjack::choose(view, (rules, *decks), me, character)
        }
        (GameView::Poker(view), GameInfo::Poker { least_chips, .. }) => {
            poker::choose(view, *least_chips, me, character)
        }
        _ => None,
    }
}
