//! What is asked: a game, hands known in full, in part or as a range, a board, and cards out of play.

use super::error::EquityError;
use super::game::{self, Making};
use super::range;
use super::settle::PLAYERS;
use cards::{Card, parse_cards};
use games::poker::Game;

/// What is known of a hand.
///
/// ```
/// use odds::equity::{Game, Holding, read_hand};
///
/// let Holding::Range(hands) = read_hand(Game::Holdem, "QQ+").unwrap() else { panic!("a range") };
/// assert_eq!(hands.len(), 18); // Six each of queens, kings and aces.
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holding {
    /// These cards, and random ones for those that are missing. In games with a draw the cards thrown away are
    /// known to be gone, and what is missing is drawn.
    Cards {
        /// The cards it has.
        kept: Vec<Card>,
        /// The cards it has thrown away.
        thrown: Vec<Card>,
    },
    /// One of these hands of hold'em, each as likely as any other.
    Range(Vec<[Card; 2]>),
}

impl Holding {
    /// Cards that are known to be in this hand or thrown away by it.
    fn known(&self) -> impl Iterator<Item = Card> + '_ {
        let (kept, thrown): (&[Card], &[Card]) = match self {
            Holding::Cards { kept, thrown } => (kept, thrown),
            Holding::Range(_) => (&[], &[]),
        };
        kept.iter().chain(thrown).copied()
    }
}

/// A question about equity. [`Question::check`] says whether it can be answered.
///
/// ```
/// use odds::equity::{EquityError, Game, Question, read_hand};
///
/// let hands = ["AsKs", "AsQd"].map(|hand| read_hand(Game::Holdem, hand).unwrap()).to_vec();
/// let question = Question { game: Game::Holdem, hands, board: vec![], dead: vec![] };
/// assert_eq!(question.check(), Err(EquityError::Twice("As".parse().unwrap())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The game.
    pub game: Game,
    /// The hands.
    pub hands: Vec<Holding>,
    /// The board, as far as it is dealt; in the stud games the community card of ST-10.
    pub board: Vec<Card>,
    /// Cards that nobody can get: folded, burned or seen.
    pub dead: Vec<Card>,
}

impl Question {
    /// How many cards of its own a hand will have: in crazy pineapple before the turn three (CP-1), in stud with a
    /// community card six (ST-10).
    pub fn own_cards(&self) -> usize {
        if self.discards_to_come() {
            3
        } else if game::is_stud(self.game) {
            7 - self.board.len()
        } else {
            game::own_cards(self.game)
        }
    }

    /// Is it crazy pineapple before the discard?
    pub fn discards_to_come(&self) -> bool {
        self.game.form().clears() && self.board.len() < 4
    }

    /// The cards that may still come.
    pub fn live(&self) -> Vec<Card> {
        let gone: Vec<Card> = self.known().collect();
        game::deck(self.game).iter().copied().filter(|card| !gone.contains(card)).collect()
    }

    fn known(&self) -> impl Iterator<Item = Card> + '_ {
        let hands = self.hands.iter().flat_map(Holding::known);
        hands.chain(self.board.iter().copied()).chain(self.dead.iter().copied())
    }

    /// Refuses what cannot be, with the clause.
    pub fn check(&self) -> Result<(), EquityError> {
        let n = self.hands.len();
        if !(2..=PLAYERS).contains(&n) {
            return Err(EquityError::Hands { least: 2, are: n });
        }
        self.check_board()?;
        for (i, hand) in self.hands.iter().enumerate() {
            self.check_hand(hand).map_err(|why| why.of_hand(i))?;
        }
        let mut seen = Vec::new();
        for card in self.known() {
            if !game::deck(self.game).contains(&card) {
                return Err(EquityError::NotInDeck { card, game: self.game });
            }
            if seen.contains(&card) {
                return Err(EquityError::Twice(card));
            }
            seen.push(card);
        }
        let missing = self.missing_board() + self.hands.iter().map(|h| self.missing(h)).sum::<usize>();
        let live = self.live().len();
        if missing > live {
            return Err(EquityError::TooFew { missing, live });
        }
        if missing > super::deal::SLOTS {
            return Err(EquityError::TooMany { missing });
        }
        Ok(())
    }

    fn check_board(&self) -> Result<(), EquityError> {
        let n = self.board.len();
        let game = self.game;
        if game::is_stud(game) {
            return if n > 1 { Err(EquityError::StudBoard(game)) } else { Ok(()) };
        }
        if game::board_cards(game) == 0 && n > 0 {
            return Err(EquityError::NoBoard(game));
        }
        match n {
            0 | 3 | 4 | 5 => Ok(()),
            _ => Err(EquityError::Board(n)),
        }
    }

    fn check_hand(&self, hand: &Holding) -> Result<(), EquityError> {
        let own = self.own_cards();
        match hand {
            Holding::Range(combos) if combos.is_empty() => Err(EquityError::EmptyRange),
            Holding::Range(_) => Ok(()),
            Holding::Cards { kept, .. } if self.game.form().clears() && own == 2 && kept.len() == 3 => {
                Err(EquityError::Undiscarded)
            }
            Holding::Cards { kept, .. } if kept.len() > own => {
                Err(EquityError::Cards { game: self.game, are: kept.len(), own })
            }
            Holding::Cards { kept, thrown } if !thrown.is_empty() && kept.len() + thrown.len() > own => {
                Err(EquityError::Thrown)
            }
            Holding::Cards { .. } => Ok(()),
        }
    }

    /// How many cards a hand still gets.
    pub fn missing(&self, hand: &Holding) -> usize {
        match hand {
            // A pineapple hand of two cards has made its discard.
            Holding::Cards { kept, .. } if self.discards_to_come() && kept.len() == 2 => 0,
            Holding::Cards { kept, .. } => self.own_cards() - kept.len(),
            Holding::Range(_) => 0,
        }
    }

    /// How many cards the board still gets.
    pub fn missing_board(&self) -> usize {
        game::board_cards(self.game).saturating_sub(self.board.len())
    }
}

/// Reads one hand: cards (`AsKs`), fewer cards than a hand has (`As`, the rest at random), `random`, in hold'em a
/// range (`TT+, AKs, KQo`), in stud down cards and up cards apart (`AsKs/Qh`), in games with a draw the cards thrown
/// away after a stroke (`AsAdKhQc2s/Qc2s`).
pub fn read_hand(game: Game, text: &str) -> Result<Holding, EquityError> {
    let cards = |kept, thrown| Ok(Holding::Cards { kept, thrown });
    if ["random", "any", "?", "??"].iter().any(|word| text.trim().eq_ignore_ascii_case(word)) {
        return cards(Vec::new(), Vec::new());
    }
    let (first, second) = text.split_once('/').unwrap_or((text, ""));
    let hole_cards = game::own_cards(game) == 2 && game::making(game) == Making::BestOfSeven;
    let is_range_game = hole_cards && !game.form().clears();
    match (parse_cards(first), parse_cards(second)) {
        (Ok(mut held), Ok(more)) if !held.is_empty() => {
            if game.form().draws() > 0 {
                if let Some(card) = more.iter().find(|card| !held.contains(card)) {
                    return Err(EquityError::NotHeld(*card));
                }
                held.retain(|card| !more.contains(card));
                return cards(held, more);
            }
            if !more.is_empty() && !game::is_stud(game) {
                return Err(EquityError::Apart(text.into()));
            }
            held.extend(more);
            if is_range_game && text.contains(',') && held.len() > 2 {
                return Ok(Holding::Range(range::read(text)?));
            }
            cards(held, Vec::new())
        }
        _ if is_range_game => Ok(Holding::Range(range::read(text)?)),
        (Err(e), _) | (_, Err(e)) => Err(e.into()),
        _ => Err(EquityError::NoHand),
    }
}
