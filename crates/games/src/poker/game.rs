//! What a poker game is made of. A game is a value of [`Form`]: its streets, its deck, what wins, how it opens, and what is
//! done when a deal goes wrong. Each has a file in `games/`; the referee asks the value and knows no game by name.

use super::chapters::Book;
use super::games::Game;
use super::rules::{Limit, Order};
use super::showdown::Worth;
use crate::clauses::Clause;
use cards::{Card, Rank};
use serde::Serialize;

/// What is played for.
///
/// ```
/// use games::poker::{Game, Split};
///
/// assert_eq!((Game::Razz.split(), Game::OmahaHiLo.split()), (Split::Low, Split::HighLow));
/// ```
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
///
/// ```
/// use games::poker::{BetSize, Limit};
///
/// let limit = Limit::Fixed { small: chips::Money::dollars(3), big: chips::Money::dollars(6) };
/// assert_eq!(limit.bet(BetSize::Big), chips::Money::dollars(6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetSize {
    /// The lower limit.
    Small,
    /// The upper limit.
    Big,
}

/// How the cards of a street lie that go to players.
///
/// ```
/// use games::poker::{Deal, Faces, Game};
///
/// assert_eq!(Game::Stud.form().streets[0].deal, Deal::Hole { total: 3, faces: Faces::LastUp });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// All face down.
    Down,
    /// All face up.
    Up,
    /// The last card of the hand so far is up, those before it are down.
    LastUp,
}

/// What comes before a betting round.
///
/// ```
/// use games::poker::{Deal, Faces, Game};
///
/// assert_eq!(Game::Omaha.form().streets[0].deal, Deal::Hole { total: 4, faces: Faces::Down });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// Cards to each player, until everybody has `total`.
    Hole {
        /// Cards each player holds when the street is dealt.
        total: u8,
        /// How they lie.
        faces: Faces,
    },
    /// Cards to the board, until it has `total`.
    Board {
        /// Cards on the board when the street is turned.
        total: u8,
        /// The clause about such cards that come before the betting is complete.
        early: Clause,
    },
    /// Each player throws cards away and gets as many.
    Draw,
}

/// One street of a game: cards, then a betting round.
///
/// ```
/// let names = games::poker::Game::Holdem.form().streets.iter().map(|street| street.name);
/// assert_eq!(names.collect::<Vec<_>>(), ["before-the-flop", "flop", "turn", "river"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Street {
    /// The word by which `hand-street-name` chooses what people call it.
    pub name: &'static str,
    /// What is dealt.
    pub deal: Deal,
    /// What a bet is.
    pub bet: BetSize,
    /// Does everybody throw one card away after the betting (CP-1)?
    pub clears: bool,
}

/// How the betting of the first round begins.
///
/// ```
/// use games::poker::{Game, Opening};
///
/// assert_eq!(Game::Razz.form().opening, Opening::HighCard);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Two blinds; later rounds begin left of the button (HE-4).
    Blinds,
    /// Antes, and the lowest card showing has to open; later the highest hand showing does (ST-4).
    LowCard,
    /// Antes, and the highest card showing has to open, the ace being low; later the lowest hand showing does (RZ-1).
    HighCard,
}

/// What becomes of a card that is seen on its way to a player.
///
/// ```
/// use games::poker::{Exposed, Game};
///
/// assert_eq!(Game::Holdem.form().exposed, Exposed::FirstBurn);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exposed {
    /// It is the first burn, and its player gets the top card when the deal is done (HE-17).
    FirstBurn,
    /// On the deal its player may have to keep it; else, and on the draw, it is replaced when everybody has theirs.
    Replaced {
        /// The cards that have to be kept on the deal.
        keeps: Keeps,
        /// The clause for the deal.
        dealt: Clause,
        /// The clause for a draw.
        drawn: Clause,
    },
    /// It plays, face up (ST-7, ST-9).
    Plays,
}

/// Which exposed cards a player of a draw game has to keep on the deal.
///
/// ```
/// use cards::{Card, Rank};
/// use games::poker::Keeps;
///
/// assert!(Keeps::UpTo(Rank::Seven).keeps(Card::JOKER) && !Keeps::UpTo(Rank::Seven).keeps("8s".parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// Every one (DR-7).
    All,
    /// The joker, the ace, and what is not above a rank (LB-6).
    UpTo(Rank),
    /// None.
    Nothing,
}

impl Keeps {
    /// Does this card have to be kept?
    pub fn keeps(self, card: Card) -> bool {
        match self {
            Keeps::All => true,
            Keeps::UpTo(most) => card.rank().is_none_or(|r| r <= most || r == Rank::Ace),
            Keeps::Nothing => false,
        }
    }
}

/// How a hand with the wrong number of cards is put right.
///
/// ```
/// use games::poker::{Game, Mending};
///
/// assert_eq!(Game::Stud.form().mending, Mending::Never);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mending {
    /// At once, off the top; a card too many is the first burn (HE-11, HE-12).
    OffTheTop,
    /// Until the first player has acted, and else on the draw (DR-1, DR-2, O-1).
    OnTheDraw,
    /// Never: players protect their own hands (ST-11).
    Never,
}

/// The cards a game is played with.
///
/// ```
/// use games::poker::Deck;
///
/// assert_eq!([Deck::Full, Deck::WithJoker, Deck::Short].map(|deck| deck.cards().len()), [52, 53, 36]);
/// assert!(!Deck::Short.has("5s".parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerDeck"))]
pub enum Deck {
    /// Fifty-two.
    Full,
    /// Fifty-three, with the joker (DR-10).
    WithJoker,
    /// Thirty-six, from the six up (O-4).
    Short,
}

impl Deck {
    /// Its cards, in order.
    pub const fn cards(self) -> &'static [Card] {
        match self {
            Deck::Full => &cards::DECK,
            Deck::WithJoker => &cards::DECK_WITH_JOKER,
            Deck::Short => &cards::SHORT_DECK,
        }
    }

    /// Is a card one of them? Asked of every card that is dealt.
    pub const fn has(self, card: Card) -> bool {
        const SETS: [u64; 3] =
            [set_of(Deck::Full.cards()), set_of(Deck::WithJoker.cards()), set_of(Deck::Short.cards())];
        SETS[self as usize] & (1 << card.index()) != 0
    }
}

/// One bit for each card, by its index.
const fn set_of(cards: &[Card]) -> u64 {
    let (mut set, mut i) = (0, 0);
    while i < cards.len() {
        set |= 1 << cards[i].index();
        i += 1;
    }
    set
}

/// How cards become a hand, for those who deal out every possibility.
///
/// ```
/// use games::poker::{Game, Making};
///
/// assert_eq!(Game::Omaha.form().making, Making::TwoAndThree);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// The best five of one's own cards and the board, seven together.
    BestOfSeven,
    /// Exactly two of four hole cards and three of the board (OM-1).
    TwoAndThree,
    /// Five cards of one's own, perhaps with the joker.
    FiveWithJoker,
    /// As the game's own ranking says, hand by hand.
    OneByOne,
}

/// The clauses a game is played by.
///
/// ```
/// assert_eq!(games::poker::Game::Omaha.form().clauses.win.id(), "OM-1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citations {
    /// How it is dealt.
    pub deal: Clause,
    /// How the high hand wins or, where only low wins, that one.
    pub win: Clause,
    /// How the low hand wins half, in games that split.
    pub low: Clause,
    /// Whose turn it is.
    pub turn: Clause,
    /// A card that goes off the table.
    pub off_table: Clause,
}

/// Rules of one game that the others do not have.
///
/// ```
/// use games::poker::{Customs, Game};
///
/// assert!(Game::Lowball.form().customs.kills && !Customs::NONE.kills);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Customs {
    /// Pots may be killed (LB-5), and newcomers kill them to come in (LB-11).
    pub kills: bool,
    /// Who has checked may raise: everywhere but in lowball (LB-4).
    pub check_raise: bool,
    /// A seven or better has to be bet after the draw (LB-9, LB-10).
    pub sevens: bool,
    /// A pair open on fourth street allows the double bet (ST-5).
    pub open_pair: bool,
    /// A player may announce that it plays the board (HE-5).
    pub board_plays: bool,
    /// A posting may lift the qualifier of eight or better (STHL-1).
    pub qualifier_posted: bool,
}

impl Customs {
    /// Nothing out of the way.
    pub const NONE: Customs = Customs {
        kills: false,
        check_raise: true,
        sevens: false,
        open_pair: false,
        board_plays: false,
        qualifier_posted: false,
    };
}

/// How bets are limited, as hand histories tell games apart by it.
///
/// ```
/// use games::poker::{Betting, Limit};
///
/// assert_eq!(Betting::of(Limit::Pot { min: chips::Money::dollars(2) }), Betting::PotLimit);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Betting {
    /// Fixed bets.
    Fixed,
    /// Any amount: spread limit, with or without a maximum.
    NoLimit,
    /// Up to the pot.
    PotLimit,
}

impl Betting {
    /// That of a limit.
    pub const fn of(limit: Limit) -> Betting {
        match limit {
            Limit::Fixed { .. } => Betting::Fixed,
            Limit::Spread { .. } => Betting::NoLimit,
            Limit::Pot { .. } => Betting::PotLimit,
        }
    }
}

/// A form of poker: everything the referee has to know of a game.
///
/// ```
/// let form = games::poker::Game::Holdem.form();
/// assert_eq!((form.id, form.first_cards(), form.streets.len()), ("holdem", 2, 4));
/// ```
#[derive(Debug)]
pub struct Form {
    /// The id used in file names and on the command line.
    pub id: &'static str,
    /// What a sign over the table says.
    pub title: &'static str,
    /// Which clauses of the book are its own, and whose it shares.
    pub book: Book,
    /// The codes that hand histories have for it.
    pub codes: &'static [(Betting, &'static str)],
    /// Its cards.
    pub deck: Deck,
    /// The most seats at a table (S-1).
    pub seats: usize,
    /// Its streets, first to last.
    pub streets: &'static [Street],
    /// How the betting begins.
    pub opening: Opening,
    /// What is played for.
    pub split: Split,
    /// What wins: the word by which `sign-wins` chooses.
    pub wins: &'static str,
    /// How cards become a hand.
    pub making: Making,
    /// What a player's cards and the board are worth; nothing where there are too few.
    pub worth: fn(Order, own: &[Card], board: &[Card]) -> Option<Worth>,
    /// A card that is seen on its way.
    pub exposed: Exposed,
    /// A hand with the wrong number of cards.
    pub mending: Mending,
    /// What it has that others have not.
    pub customs: Customs,
    /// By which clauses.
    pub clauses: Citations,
}

/// A street that deals cards face down to each player.
pub(super) const fn hole(name: &'static str, total: u8, bet: BetSize) -> Street {
    Street { name, deal: Deal::Hole { total, faces: Faces::Down }, bet, clears: false }
}

/// A street that turns cards on the board.
pub(super) const fn board(name: &'static str, total: u8, early: Clause, bet: BetSize) -> Street {
    Street { name, deal: Deal::Board { total, early }, bet, clears: false }
}

/// A street on which players draw.
pub(super) const fn draw(name: &'static str, bet: BetSize) -> Street {
    Street { name, deal: Deal::Draw, bet, clears: false }
}

/// Hole cards, a flop of three, a turn and a river (HE-1).
pub(super) const fn board_streets(holes: u8) -> [Street; 4] {
    [
        hole("before-the-flop", holes, BetSize::Small),
        board("flop", 3, Clause::He14, BetSize::Small),
        board("turn", 4, Clause::He15, BetSize::Big),
        board("river", 5, Clause::He16, BetSize::Big),
    ]
}

impl Form {
    /// Cards that everybody is dealt before the first betting.
    pub const fn first_cards(&self) -> usize {
        match self.streets[0].deal {
            Deal::Hole { total, .. } => total as usize,
            _ => 0,
        }
    }

    /// Cards of its own that a hand has at the showdown.
    pub const fn own_cards(&self) -> usize {
        let (mut own, mut i) = (0, 0);
        while i < self.streets.len() {
            if let Deal::Hole { total, .. } = self.streets[i].deal {
                own = total as usize;
            }
            i += 1;
        }
        if self.clears() { own - 1 } else { own }
    }

    /// Cards of a complete board.
    pub const fn board_cards(&self) -> usize {
        match self.streets[self.streets.len() - 1].deal {
            Deal::Board { total, .. } => total as usize,
            _ => 0,
        }
    }

    /// Is there a board?
    pub const fn has_board(&self) -> bool {
        self.board_cards() > 0
    }

    /// How often players draw.
    pub const fn draws(&self) -> usize {
        let (mut draws, mut i) = (0, 0);
        while i < self.streets.len() {
            draws += matches!(self.streets[i].deal, Deal::Draw) as usize;
            i += 1;
        }
        draws
    }

    /// Does everybody throw a card away after a round of betting (CP-1)?
    pub const fn clears(&self) -> bool {
        let mut i = 0;
        while i < self.streets.len() {
            if self.streets[i].clears {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Are there blinds and a button? Else there are antes, and a card that shows opens.
    pub const fn has_blinds(&self) -> bool {
        matches!(self.opening, Opening::Blinds)
    }
}

impl Game {
    /// The game with this id.
    pub fn from_id(id: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|g| g.id() == id)
    }

    /// The game that hand histories have this code for, and how its bets are limited.
    pub fn from_code(code: &str) -> Option<(Game, Betting)> {
        Game::ALL.into_iter().find_map(|game| {
            let of_game = game.form().codes.iter().find(|(_, named)| *named == code);
            of_game.map(|(betting, _)| (game, *betting))
        })
    }

    /// The id used in file names and on the command line.
    pub const fn id(self) -> &'static str {
        self.form().id
    }

    /// What a sign over the table says.
    pub const fn title(self) -> &'static str {
        self.form().title
    }

    /// The code that hand histories have for it at a limit, where they have one.
    pub fn code(self, limit: Limit) -> Option<&'static str> {
        let betting = Betting::of(limit);
        self.form().codes.iter().find(|(of, _)| *of == betting).map(|(_, code)| *code)
    }

    /// What is played for.
    pub const fn split(self) -> Split {
        self.form().split
    }

    /// Its cards, in order.
    pub const fn deck(self) -> &'static [Card] {
        self.form().deck.cards()
    }

    /// The most seats at a table (S-1).
    pub const fn most_seats(self) -> usize {
        self.form().seats
    }

    /// Its streets, first to last.
    pub const fn streets(self) -> &'static [Street] {
        self.form().streets
    }

    /// The clause that says how it is dealt.
    pub const fn deal_clause(self) -> Clause {
        self.form().clauses.deal
    }

    /// The clause by which the high hand (or, where only low wins, that one) wins.
    pub const fn win_clause(self) -> Clause {
        self.form().clauses.win
    }

    /// The clause by which the low hand wins half, in games that split.
    pub const fn low_clause(self) -> Clause {
        self.form().clauses.low
    }
}
