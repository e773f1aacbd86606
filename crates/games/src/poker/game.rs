//! The eleven games: a closed set, and what each is made of.

use crate::clauses::Clause;
use serde::{Deserialize, Serialize};

/// One of the house's poker games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names say it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerGame"))]
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

/// How a game is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Hole cards and a board of five: hold'em, Omaha, pineapple.
    Board,
    /// Five cards and a draw, with the joker in the deck.
    Draw,
    /// Seven cards of one's own, some of them face up.
    Stud,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// The highest hand takes the pot.
    High,
    /// The lowest hand takes the pot.
    Low,
    /// Half for the high hand, half for a low of eight or better.
    HighLow,
}

/// The size of a fixed-limit bet on a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetSize {
    /// The lower limit.
    Small,
    /// The upper limit.
    Big,
}

/// What comes before a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// So many cards to each player, after which everybody has `total`.
    Hole {
        /// Cards each player holds when the street is dealt.
        total: u8,
    },
    /// So many cards to the board.
    Board {
        /// How many.
        count: u8,
    },
    /// Each player throws cards away and gets as many.
    Draw,
}

/// One street of a game: cards, then a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Street {
    /// What the people call it.
    pub name: &'static str,
    /// What is dealt.
    pub deal: Deal,
    /// What a bet is.
    pub bet: BetSize,
}

const fn street(name: &'static str, deal: Deal, bet: BetSize) -> Street {
    Street { name, deal, bet }
}

const fn board_streets(holes: u8) -> [Street; 4] {
    [
        street("before the flop", Deal::Hole { total: holes }, BetSize::Small),
        street("flop", Deal::Board { count: 3 }, BetSize::Small),
        street("turn", Deal::Board { count: 1 }, BetSize::Big),
        street("river", Deal::Board { count: 1 }, BetSize::Big),
    ]
}

static HOLDEM: [Street; 4] = board_streets(2);
static PINEAPPLE: [Street; 4] = board_streets(3);
static OMAHA: [Street; 4] = board_streets(4);
static DRAW: [Street; 2] = [
    street("before the draw", Deal::Hole { total: 5 }, BetSize::Small),
    street("draw", Deal::Draw, BetSize::Big),
];
static STUD: [Street; 5] = [
    street("third street", Deal::Hole { total: 3 }, BetSize::Small),
    street("fourth street", Deal::Hole { total: 4 }, BetSize::Small),
    street("fifth street", Deal::Hole { total: 5 }, BetSize::Big),
    street("sixth street", Deal::Hole { total: 6 }, BetSize::Big),
    street("seventh street", Deal::Hole { total: 7 }, BetSize::Big),
];

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

    /// The id used in file names and on the command line.
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

    /// What a sign over the table says.
    pub const fn title(self) -> &'static str {
        match self {
            Game::Holdem => "Texas Hold'em",
            Game::HoldemHiLo => "Texas Hold'em Hi-Lo 8 or Better",
            Game::Omaha => "Omaha",
            Game::OmahaHiLo => "Omaha Hi-Lo 8 or Better",
            Game::CrazyPineapple => "Crazy Pineapple",
            Game::CrazyPineappleHiLo => "Crazy Pineapple Hi-Lo 8 or Better",
            Game::Draw => "Draw Poker",
            Game::Lowball => "Lowball",
            Game::Stud => "7-Card Stud",
            Game::StudHiLo => "7-Card Stud Hi-Lo 8 or Better",
            Game::Razz => "Razz",
        }
    }

    /// The game with this id.
    pub fn from_id(id: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|g| g.id() == id)
    }

    /// How it is dealt.
    pub const fn family(self) -> Family {
        match self {
            Game::Draw | Game::Lowball => Family::Draw,
            Game::Stud | Game::StudHiLo | Game::Razz => Family::Stud,
            _ => Family::Board,
        }
    }

    /// What is played for.
    pub const fn split(self) -> Split {
        match self {
            Game::Lowball | Game::Razz => Split::Low,
            Game::HoldemHiLo | Game::OmahaHiLo | Game::CrazyPineappleHiLo | Game::StudHiLo => Split::HighLow,
            _ => Split::High,
        }
    }

    /// Must exactly two hole cards be used (OM-1)?
    pub const fn is_omaha(self) -> bool {
        matches!(self, Game::Omaha | Game::OmahaHiLo)
    }

    /// Is a hole card thrown away after the flop's betting (CP-1)?
    pub const fn is_pineapple(self) -> bool {
        matches!(self, Game::CrazyPineapple | Game::CrazyPineappleHiLo)
    }

    /// Is the joker in the deck (DR-10)?
    pub const fn has_joker(self) -> bool {
        matches!(self.family(), Family::Draw)
    }

    /// Cards in the deck.
    pub const fn deck_size(self) -> usize {
        if self.has_joker() { 53 } else { 52 }
    }

    /// The most seats at a table (S-1).
    pub const fn most_seats(self) -> usize {
        match self.family() {
            Family::Board => 9,
            _ => 8,
        }
    }

    /// Its streets, first to last.
    pub fn streets(self) -> &'static [Street] {
        match self {
            Game::Holdem | Game::HoldemHiLo => &HOLDEM,
            Game::Omaha | Game::OmahaHiLo => &OMAHA,
            Game::CrazyPineapple | Game::CrazyPineappleHiLo => &PINEAPPLE,
            Game::Draw | Game::Lowball => &DRAW,
            Game::Stud | Game::StudHiLo | Game::Razz => &STUD,
        }
    }

    /// The clause that says how it is dealt.
    pub const fn deal_clause(self) -> Clause {
        match self {
            Game::Holdem | Game::HoldemHiLo => Clause::He1,
            Game::Omaha | Game::OmahaHiLo => Clause::Om1,
            Game::CrazyPineapple | Game::CrazyPineappleHiLo => Clause::Cp1,
            Game::Draw => Clause::Dr1,
            Game::Lowball => Clause::Lb3,
            Game::Stud | Game::StudHiLo => Clause::St1,
            Game::Razz => Clause::Rz1,
        }
    }

    /// The clause by which the high hand (or, in lowball and razz, the only hand) wins.
    pub const fn win_clause(self) -> Clause {
        match self {
            Game::Holdem | Game::HoldemHiLo | Game::CrazyPineapple | Game::CrazyPineappleHiLo => Clause::He5,
            Game::Omaha | Game::OmahaHiLo => Clause::Om1,
            Game::Draw => Clause::Dr9,
            Game::Lowball => Clause::Lb1,
            Game::Stud => Clause::St1,
            Game::StudHiLo => Clause::Sthl2,
            Game::Razz => Clause::Rz1,
        }
    }

    /// The clause by which the low hand wins half, in games that split.
    pub const fn low_clause(self) -> Clause {
        match self {
            Game::HoldemHiLo => Clause::Hehl1,
            Game::OmahaHiLo => Clause::Omhl1,
            Game::CrazyPineappleHiLo => Clause::Cphl1,
            Game::StudHiLo => Clause::Sthl1,
            _ => Clause::Lb1,
        }
    }
}
