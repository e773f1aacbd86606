//! What cannot be asked or ranked, as types; the words are in `words/en/odds.ftl`.

use super::game;
use cards::{Card, ParseCardError};
use games::Clause;
use games::poker::Game;
use voice::{Telling, Word, say};

/// Why there is no answer.
///
/// ```
/// use odds::equity::{EquityError, read_game};
///
/// assert_eq!(read_game("whist"), Err(EquityError::NoGame("whist".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EquityError {
    /// No game has this name.
    NoGame(String),
    /// A word is no card.
    NoCard(ParseCardError),
    /// A word is no hand of hold'em and no range.
    NoRange(String),
    /// A hand is missing.
    NoHand,
    /// Not as many hands as can be compared, or ranked.
    Hands {
        /// The fewest.
        least: usize,
        /// How many there are.
        are: usize,
    },
    /// Something is wrong with one of the hands.
    OfHand {
        /// Which, from 1.
        number: usize,
        /// What.
        why: Box<EquityError>,
    },
    /// A card that the game is dealt without.
    NotInDeck {
        /// The card.
        card: Card,
        /// The game.
        game: Game,
    },
    /// A card is there a second time.
    Twice(Card),
    /// A card that is not in the hand is thrown away.
    NotHeld(Card),
    /// Cards apart from the others, in a game that has no such cards.
    Apart(String),
    /// More cards are to come than there are.
    TooFew {
        /// Cards to come.
        missing: usize,
        /// Cards left.
        live: usize,
    },
    /// More cards are to come than can be dealt here.
    TooMany {
        /// Cards to come.
        missing: usize,
    },
    /// A board in a game without one.
    NoBoard(Game),
    /// More than the one card that stud has for everybody.
    StudBoard(Game),
    /// A board of a size that none has.
    Board(usize),
    /// A board that is not whole.
    WholeBoard {
        /// The game.
        game: Game,
        /// Cards there are.
        are: usize,
    },
    /// No hand of a range is left.
    EmptyRange,
    /// The ranges leave no room for each other.
    Crowded,
    /// Three cards after one of them was to be discarded.
    Undiscarded,
    /// More cards than a player has.
    Cards {
        /// The game.
        game: Game,
        /// Cards there are.
        are: usize,
        /// Cards a player has.
        own: usize,
    },
    /// More cards thrown away than the hand had.
    Thrown,
    /// Not as many cards as are ranked.
    Ranked {
        /// The game.
        game: Game,
        /// Cards there are.
        are: usize,
        /// Cards that are ranked.
        own: usize,
    },
    /// The error that is asked for is none that can be reached.
    Error,
    /// Too many deals to try them all.
    Endless,
}

impl EquityError {
    /// The same of a hand, counted from 0.
    pub fn of_hand(self, index: usize) -> EquityError {
        EquityError::OfHand { number: index + 1, why: Box::new(self) }
    }

    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            EquityError::NoGame(name) => {
                let games: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
                say!("equity-no-game", name: name, games: games.join(", "))
            }
            EquityError::NoCard(wrong) => say!("equity-no-card", why: wrong.to_string()),
            EquityError::NoRange(text) => say!("equity-no-range", text: text),
            EquityError::NoHand => say!("equity-no-hand"),
            EquityError::Hands { least, are } => say!("equity-hands", least: *least, are: *are),
            EquityError::OfHand { number, why } => say!("equity-of-hand", number: *number, why: why.says()),
            EquityError::NotInDeck { card, game } => {
                say!("equity-not-in-deck", card: *card, game: game.title())
            }
            EquityError::Twice(card) => say!("equity-twice", card: *card),
            EquityError::NotHeld(card) => say!("equity-not-held", card: *card),
            EquityError::Apart(text) => say!("equity-apart", text: text),
            EquityError::TooFew { missing, live } => say!("equity-too-few", missing: *missing, live: *live),
            EquityError::TooMany { missing } => {
                say!("equity-too-many", missing: *missing, most: super::deal::SLOTS)
            }
            EquityError::NoBoard(game) => say!("equity-no-board", game: game.title()),
            EquityError::StudBoard(game) => say!("equity-stud-board", game: game.title()),
            EquityError::Board(are) => say!("equity-board", are: *are),
            EquityError::WholeBoard { game, are } => {
                say!("equity-whole-board", game: game.title(), needs: game::board_cards(*game), are: *are)
            }
            EquityError::EmptyRange => say!("equity-empty-range"),
            EquityError::Crowded => say!("equity-crowded"),
            EquityError::Undiscarded => say!("equity-undiscarded"),
            EquityError::Cards { game, are, own } => {
                say!("equity-cards", game: game.title(), are: *are, own: *own)
            }
            EquityError::Thrown => say!("equity-thrown"),
            EquityError::Ranked { game, are, own } => {
                let discards = Word(if game.form().clears() { "yes" } else { "no" });
                let clause = ranks_by(*game).id();
                say!("equity-ranked", game: game.title(), are: *are, own: *own, discards: discards, clause: clause)
            }
            EquityError::Error => say!("equity-error"),
            EquityError::Endless => say!("equity-endless"),
        }
    }
}

/// The clause that says of which cards hands are made.
fn ranks_by(game: Game) -> Clause {
    match game::making(game) {
        game::Making::FiveWithJoker => Clause::Dr1,
        game::Making::TwoAndThree | game::Making::OneByOne => game.deal_clause(),
        game::Making::BestOfSeven if game::is_stud(game) => Clause::St11,
        game::Making::BestOfSeven => Clause::He1,
    }
}

impl From<ParseCardError> for EquityError {
    fn from(wrong: ParseCardError) -> EquityError {
        EquityError::NoCard(wrong)
    }
}

voice::in_english!(EquityError);
