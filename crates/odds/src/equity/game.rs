//! The poker games as far as a showdown is concerned: cards, deck and how hands are made.

use super::error::EquityError;
use cards::Card;
use games::poker::Game;
pub use games::poker::Making;

/// How hands of this game are made.
pub const fn making(game: Game) -> Making {
    game.form().making
}

/// Seven cards of one's own (ST-1, RZ-1)?
pub const fn is_stud(game: Game) -> bool {
    !game.form().has_blinds()
}

/// How many cards of its own a hand has at the showdown.
pub const fn own_cards(game: Game) -> usize {
    game.form().own_cards()
}

/// How many cards the board has at the showdown; the stud games have one only where cards ran out (ST-10).
pub const fn board_cards(game: Game) -> usize {
    game.form().board_cards()
}

/// The cards it is played with.
pub const fn deck(game: Game) -> &'static [Card] {
    game.deck()
}

/// Reads the name of a game.
pub fn read_game(text: &str) -> Result<Game, EquityError> {
    Game::from_id(&text.to_ascii_lowercase()).ok_or_else(|| EquityError::NoGame(text.into()))
}
