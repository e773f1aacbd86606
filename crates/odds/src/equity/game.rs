//! The eleven poker games as far as a showdown is concerned: cards, deck and how hands are made.

use super::error::EquityError;
use cards::{Card, DECK, DECK_WITH_JOKER};
use games::poker::{Family, Game};

/// How hands of a game are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// The best five of one's own cards and the board, seven together.
    BestOfSeven,
    /// Exactly two of four hole cards and three of the board (OM-1).
    TwoAndThree,
    /// Five cards of one's own, perhaps with the joker.
    FiveWithJoker,
}

/// How hands of this game are made.
pub const fn making(game: Game) -> Making {
    match game.family() {
        Family::Board if game.is_omaha() => Making::TwoAndThree,
        Family::Draw => Making::FiveWithJoker,
        _ => Making::BestOfSeven,
    }
}

/// Seven cards of one's own (ST-1, RZ-1)?
pub const fn is_stud(game: Game) -> bool {
    matches!(game.family(), Family::Stud)
}

/// How many cards of its own a hand has at the showdown.
pub const fn own_cards(game: Game) -> usize {
    match game.family() {
        Family::Board if game.is_omaha() => 4,
        Family::Board => 2,
        Family::Draw => 5,
        Family::Stud => 7,
    }
}

/// How many cards the board has at the showdown; the stud games have one only where cards ran out (ST-10).
pub const fn board_cards(game: Game) -> usize {
    match game.family() {
        Family::Board => 5,
        Family::Draw | Family::Stud => 0,
    }
}

/// The cards it is played with.
pub const fn deck(game: Game) -> &'static [Card] {
    if game.has_joker() { &DECK_WITH_JOKER } else { &DECK }
}

/// Reads the name of a game.
pub fn read_game(text: &str) -> Result<Game, EquityError> {
    Game::from_id(&text.to_ascii_lowercase()).ok_or_else(|| EquityError::NoGame(text.into()))
}
