//! What happened at the table. A log of events is the table: applying them in order gives its state.

use super::command::{Move, Ruling};
use super::retract::LastMove;
use crate::clauses::Clause;
use crate::{PlayerId, Seat};
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};

/// One thing that happened.
///
/// ```
/// use games::blackjack::Event;
///
/// let mut table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// table.apply(&Event::Shuffled { cards: 312 });
/// assert_eq!(table.shoe().left, 312);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are those of the commands they answer.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackEvent"))]
pub enum Event {
    /// Somebody came.
    Joined { player: PlayerId, seat: Option<Seat>, chips: Money, third_party: bool },
    /// Somebody brought more chips.
    ChipsAdded { player: PlayerId, amount: Money },
    /// Somebody left, with these chips.
    Left { player: PlayerId, chips: Money },
    /// The bank was taken: turn 1 or 2 stands on the button (RND-2).
    BankTaken { player: PlayerId, seat: Seat, wager: Money, turn: u8 },
    /// The bank was let pass (RND-12).
    BankDeclined { player: PlayerId, seat: Seat },
    /// A base wager and perhaps a Buster bet lie in a circle.
    Wagered { player: PlayerId, seat: Seat, base: Money, buster: Money },
    /// A backline bet lies behind a circle.
    Backlined { player: PlayerId, seat: Seat, amount: Money },
    /// Wagers went back before they were closed.
    TakenBack {
        player: PlayerId,
        seat: Seat,
        amount: Money,
        /// The fee that goes back with them, where it was taken as they were placed (RND-4).
        #[serde(default, skip_serializing_if = "is_nothing")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Money>", optional))]
        fee: Money,
    },
    /// The shoe was shuffled: whole, or the discards into an empty one (D11).
    Shuffled { cards: u16 },
    /// The cut card came: the shoe is shuffled when the round is over (D11).
    CutCardCame,
    /// No more wagers; this is the total table action (RND-5).
    WagersClosed { total_action: Money },
    /// A player's fee went into the drop (RND-4).
    FeeTaken { player: PlayerId, seat: Seat, amount: Money },
    /// The player-dealer's fee went into the drop, and the deal begins (RND-2).
    BankFeeTaken {
        player: PlayerId,
        amount: Money,
        /// What of it came out of the bank wager, because the stack behind it could not pay it (D22).
        #[serde(default, skip_serializing_if = "is_nothing")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Money>", optional))]
        from_bank: Money,
    },
    /// The bank could not pay its fee and keep the table minimum: the round is not dealt, everything goes back, and the offer
    /// moves on (D22).
    BankFellShort { player: PlayerId, seat: Seat, fee: Money },
    /// A card was dealt; a face-down card that nobody has seen is `None`.
    CardDealt { to: Target, card: Option<Card> },
    /// Insurance is offered round the table (DSS-7).
    InsuranceOffered,
    /// A circle was insured for an amount, or not (zero).
    InsuranceAnswered { player: PlayerId, seat: Seat, amount: Money },
    /// The hole card was checked for a natural (RND-7).
    Peeked { natural: bool },
    /// A hand was played on.
    Acted { player: PlayerId, seat: Seat, hand: u8, action: Move },
    /// The hole card was turned over (RND-9).
    HoleShown { card: Card },
    /// The action button was placed: so many seats were counted, ending at `counted_to`; settling starts at `seat`.
    ButtonPlaced { count: u8, counted_to: Seat, seat: Seat },
    /// The dealer named the card that came last again: what it was named, and what it is (ROOM-17).
    NamedAgain { at: Target, nth: u8, was: Card, card: Card },
    /// The move that was made last was taken back: it had been entered wrongly (ROOM-17).
    Retracted(LastMove),
    /// A wager was settled.
    Settled(Line),
    /// The floor ruled.
    Ruled {
        author: String,
        reason: String,
        ruling: Ruling,
        /// What it rests on, where that is not Livermore's clause for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clause: Option<Clause>,
    },
    /// The round is over; the bank goes back to the player-dealer with what it won or lost.
    RoundEnded { bank_result: Money },
}

impl Event {
    /// Is the round void with it?
    pub const fn voids(&self) -> bool {
        matches!(self, Event::Ruled { ruling: Ruling::VoidRound, .. })
    }
}

fn is_nothing(amount: &Money) -> bool {
    amount.is_zero()
}

/// Where a card goes.
///
/// ```
/// use games::blackjack::{Event, Target};
///
/// let dealt = Event::CardDealt { to: Target::Hole, card: Some("8h".parse().unwrap()) };
/// assert_eq!(dealt.seen_by(games::Viewer::Rail), Event::CardDealt { to: Target::Hole, card: None });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // A seat and a hand.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackTarget"))]
pub enum Target {
    /// To a hand of a circle.
    Hand { seat: Seat, hand: u8 },
    /// Face up to the player-dealer.
    Bank,
    /// Face down to the player-dealer.
    Hole,
}

/// One line of a settlement.
///
/// ```
/// use games::blackjack::Line;
///
/// let line: Line = serde_json::from_str(
///     r#"{ "seat": 4, "hand": 1, "player": 1, "wager": "base", "amount": 10, "outcome": "win",
///          "paid": 10, "collected": 0, "uncovered": 0, "clause": "GR-3" }"#,
/// )
/// .unwrap();
/// assert_eq!(line.paid, line.amount);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackLine"))]
pub struct Line {
    /// The circle.
    pub seat: Seat,
    /// The hand, for base wagers and backline bets.
    pub hand: Option<u8>,
    /// Whose wager it is.
    pub player: PlayerId,
    /// Which wager.
    pub wager: WagerKind,
    /// Its amount, with the double.
    pub amount: Money,
    /// How it came out.
    pub outcome: Outcome,
    /// What the player-dealer paid beside returning the wager.
    pub paid: Money,
    /// What the player-dealer took.
    pub collected: Money,
    /// The part that got no action (D18).
    pub uncovered: Money,
    /// The clause the outcome rests on.
    pub clause: Clause,
    /// What the odds come to, where that was rounded to the chips on the table and all of it is paid (D25).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rounded_from: Option<Money>,
}

/// Which wager a settlement line is about.
///
/// ```
/// use games::blackjack::WagerKind;
///
/// assert_eq!(serde_json::to_string(&WagerKind::Buster).unwrap(), r#""buster""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackWagerKind"))]
pub enum WagerKind {
    /// A hand's own wager with its double.
    Base,
    /// A bet behind the hand.
    Backline,
    /// The bonus bet that the player-dealer busts.
    Buster,
    /// Half the game wager that the player-dealer has a natural.
    Insurance,
}

/// How a wager came out.
///
/// ```
/// use games::blackjack::Outcome;
///
/// assert_eq!(serde_json::from_str::<Outcome>(r#""push""#).unwrap(), Outcome::Push);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackOutcome"))]
pub enum Outcome {
    Win,
    Lose,
    Push,
    Surrender,
}
