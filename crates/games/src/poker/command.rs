//! What players and the dealer may say to the referee.

pub(super) use crate::{Refusal, Seat, refuse};
use arrayvec::ArrayVec;
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};

/// The most players in one hand: nine at our tables, ten in recorded hands.
pub const MOST: usize = 10;

/// A card, or one that the record does not know (`??`).
pub type Dealt = Option<Card>;

/// The most cards that one command names.
pub(super) const HANDFUL: usize = 8;

/// A handful of cards, kept in place: commands and events cost no allocation.
pub type Cards = ArrayVec<Dealt, HANDFUL>;

/// A command to the referee. Every one is answered with events or with a [`Refusal`].
///
/// ```
/// use games::poker::Command;
///
/// let command: Command = serde_json::from_str(r#"{ "do": "raise", "seat": 1, "to": 6 }"#).unwrap();
/// assert_eq!(command, Command::Raise { seat: 1, to: chips::Money::dollars(6) });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: whose command it is, the card it speaks of, the amount.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerCommand"))]
pub enum Command {
    /// Give the hand up.
    Fold { seat: Seat },
    /// Check, or call what is bet.
    Call { seat: Seat },
    /// Complete, bet or raise to an amount for the street.
    Raise { seat: Seat, to: Money },
    /// Post the forced opening bet (ST-4, RZ-1).
    BringIn { seat: Seat },
    /// Throw cards away and ask for as many; none is a pat hand (DR-3).
    Draw {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Say how many cards one will draw, or change it (DR-6).
    Ask { seat: Seat, count: u8 },
    /// Knock: a check, or a pat hand (DR-5).
    Knock { seat: Seat },
    /// Kill the pot after two cards (LB-5).
    Kill { seat: Seat },
    /// Pineapple: throw one hole card away (CP-1).
    Clear { seat: Seat, card: Dealt },
    /// Table the hand. Cards are given where the record did not know them before.
    Show {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Throw the hand away.
    Muck { seat: Seat },
    /// Say that one plays the board (HE-5).
    PlayBoard { seat: Seat },
    /// With an exposed last card: all-in for the pot so far (ST-9).
    Stop { seat: Seat },
    /// Dealer: cards to a player.
    Deal {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Dealer: cards to the board.
    Board {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Dealer: a card off the top, face down.
    Burn { card: Dealt },
    /// Dealer: "all hands clear" (CP-2).
    AllClear,
    /// Dealer: this card was turned up on its way to the player (HE-17, DR-7, DR-8, LB-6, LB-7, ST-7, ST-9).
    Exposed { seat: Seat, card: Dealt },
    /// Dealer: this card went off the table (HE-18, LB-8, ST-12).
    OffTable { seat: Seat, card: Dealt },
    /// Dealer: this card was turned up by touching its player (HE-19).
    Touched { seat: Seat, card: Dealt },
    /// Dealer: this card was found face up in the deck on its way to the player (S-19).
    Boxed { seat: Seat, card: Dealt },
    /// Dealer: board cards came before the betting was complete (HE-14 to HE-16).
    Early {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Dealer: the flop had too many cards (HE-13).
    Over {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Dealer: this player has a card too many; the card is the one taken back (HE-12), or the one it should not
    /// have (DR-1, ST-11).
    Extra { seat: Seat, card: Dealt },
    /// Dealer: this player was passed over and is a card short (HE-11, DR-2, ST-11).
    Short { seat: Seat },
    /// Dealer: so many cards were burned instead of one (ST-8).
    Misburn {
        count: u8,
        /// The second of two, where cards of the street lie open already and have to be moved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Dealt,
    },
    /// Dealer: the stub is made up again (ST-10, S-10, S-13).
    Scramble,
    /// Dealer: one community card instead of everybody's last card (ST-10).
    Common { card: Dealt },
    /// Dealer: a card that came last was named wrongly, and nothing depends on it yet (ROOM-17).
    NameAgain { from: Card, to: Card },
    /// Dealer: this player's last move was entered wrongly, and nothing has come of it (ROOM-17).
    Retract { seat: Seat },
    /// Dealer: so many real chips lie behind this player's bets, counted in the hand (ROOM-16).
    Count { seat: Seat, chips: Money },
    /// Floor: a card was named wrongly, and is another one (S-18).
    Correct { from: Card, to: Card },
    /// Floor: the hand is over, and its settlement is taken back (ROOM-17).
    Reverse,
    /// Floor: this player's hand is dead (S-20).
    Dead { seat: Seat },
    /// Floor: the hand cannot be put right, and everything goes back (S-17).
    Void,
}

impl Command {
    /// Whose command it is; the dealer's have no seat.
    pub const fn player(&self) -> Option<Seat> {
        use Command::*;
        match self {
            Fold { seat } | Call { seat } | Raise { seat, .. } | BringIn { seat } | Draw { seat, .. } => {
                Some(*seat)
            }
            Ask { seat, .. } | Knock { seat } | Kill { seat } | Clear { seat, .. } | Show { seat, .. } => {
                Some(*seat)
            }
            Muck { seat } | PlayBoard { seat } | Stop { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// Allowed, or not.
pub(super) type Ruling = Result<(), Refusal>;
