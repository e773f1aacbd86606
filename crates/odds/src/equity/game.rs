//! The eleven poker games as far as a showdown is concerned: cards, deck and what wins.

use cards::{Card, DECK, DECK_WITH_JOKER};
use std::fmt;
use std::str::FromStr;

/// A poker game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Game {
    Holdem,
    HoldemHiLo,
    Omaha,
    OmahaHiLo,
    CrazyPineapple,
    CrazyPineappleHiLo,
    Draw,
    Lowball,
    Stud,
    StudHiLo,
    Razz,
}

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

/// What takes the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wins {
    /// The highest hand.
    High,
    /// The lowest hand.
    Low,
    /// Half for the highest, half for a low of eight or better; all for the highest where there is none.
    Split,
}

impl Game {
    /// All games, in the order of the book.
    pub const ALL: [Game; 11] = [
        Game::Holdem,
        Game::HoldemHiLo,
        Game::Omaha,
        Game::OmahaHiLo,
        Game::CrazyPineapple,
        Game::CrazyPineappleHiLo,
        Game::Draw,
        Game::Lowball,
        Game::Stud,
        Game::StudHiLo,
        Game::Razz,
    ];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Game::Holdem => "holdem",
            Game::HoldemHiLo => "holdem-hi-lo",
            Game::Omaha => "omaha",
            Game::OmahaHiLo => "omaha-hi-lo",
            Game::CrazyPineapple => "crazy-pineapple",
            Game::CrazyPineappleHiLo => "crazy-pineapple-hi-lo",
            Game::Draw => "draw",
            Game::Lowball => "lowball",
            Game::Stud => "stud",
            Game::StudHiLo => "stud-hi-lo",
            Game::Razz => "razz",
        }
    }

    /// How its hands are made.
    pub const fn making(self) -> Making {
        match self {
            Game::Omaha | Game::OmahaHiLo => Making::TwoAndThree,
            Game::Draw | Game::Lowball => Making::FiveWithJoker,
            _ => Making::BestOfSeven,
        }
    }

    /// What takes the pot.
    pub const fn wins(self) -> Wins {
        match self {
            Game::Lowball | Game::Razz => Wins::Low,
            Game::HoldemHiLo | Game::OmahaHiLo | Game::CrazyPineappleHiLo | Game::StudHiLo => Wins::Split,
            _ => Wins::High,
        }
    }

    /// Does a player throw one of three hole cards away after the flop (CP-1)?
    pub const fn is_pineapple(self) -> bool {
        matches!(self, Game::CrazyPineapple | Game::CrazyPineappleHiLo)
    }

    /// Seven cards of one's own (ST-1, RZ-1)?
    pub const fn is_stud(self) -> bool {
        matches!(self, Game::Stud | Game::StudHiLo | Game::Razz)
    }

    /// How many cards of its own a hand has at the showdown.
    pub const fn own_cards(self) -> usize {
        match self {
            Game::Holdem | Game::HoldemHiLo | Game::CrazyPineapple | Game::CrazyPineappleHiLo => 2,
            Game::Omaha | Game::OmahaHiLo => 4,
            Game::Draw | Game::Lowball => 5,
            Game::Stud | Game::StudHiLo | Game::Razz => 7,
        }
    }

    /// How many cards the board has at the showdown; the stud games have one only where cards ran out (ST-10).
    pub const fn board_cards(self) -> usize {
        match self {
            Game::Draw | Game::Lowball | Game::Stud | Game::StudHiLo | Game::Razz => 0,
            _ => 5,
        }
    }

    /// The cards it is played with.
    pub const fn deck(self) -> &'static [Card] {
        match self {
            Game::Draw | Game::Lowball => &DECK_WITH_JOKER,
            _ => &DECK,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Game {
    type Err = String;

    fn from_str(text: &str) -> Result<Game, String> {
        let found = Game::ALL.into_iter().find(|game| game.id().eq_ignore_ascii_case(text));
        found.ok_or_else(|| {
            let all: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
            format!("there is no game \"{text}\" here; the games are {}", all.join(", "))
        })
    }
}
