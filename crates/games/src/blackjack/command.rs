//! What people may ask of the table: the referee answers each with events, or with a refusal.

use super::event::{Line, Target, WagerKind};
use crate::{PlayerId, Seat};
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};

/// One request to the referee.
///
/// ```
/// use games::{PlayerId, blackjack::Command};
///
/// let said = r#"{ "wager": { "player": 1, "seat": 4, "base": 10, "buster": 5 } }"#;
/// let command: Command = serde_json::from_str(said).unwrap();
/// assert!(matches!(command, Command::Wager { player: PlayerId(1), seat: 4, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackCommand"))]
pub enum Command {
    /// Comes to the table with chips, to a seat, or to stand behind others' hands.
    Join {
        /// Who.
        player: PlayerId,
        /// Where; nowhere for somebody who only bets backline.
        seat: Option<Seat>,
        /// The chips brought to the table.
        chips: Money,
        /// Is it a third-party provider of proposition player services (RND-12)?
        third_party: bool,
    },
    /// Brings more chips to the table.
    AddChips {
        /// Who.
        player: PlayerId,
        /// How much.
        amount: Money,
    },
    /// Leaves with what is left.
    Leave {
        /// Who.
        player: PlayerId,
    },
    /// Takes the bank with a wager (RND-2).
    TakeBank {
        /// Who.
        player: PlayerId,
        /// The bank wager.
        wager: Money,
        /// At which spot (L-CAS-14); where it is offered, if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Lets the bank pass (RND-12).
    DeclineBank {
        /// Who.
        player: PlayerId,
    },
    /// Places a base wager, with or without a Buster bet, in a circle (RND-3).
    Wager {
        /// Who.
        player: PlayerId,
        /// Which circle.
        seat: Seat,
        /// The base wager.
        base: Money,
        /// The Buster bet; zero for none.
        buster: Money,
    },
    /// Bets on somebody else's hand (D9).
    Backline {
        /// Who.
        player: PlayerId,
        /// Whose circle.
        seat: Seat,
        /// How much.
        amount: Money,
    },
    /// Takes all of one's wagers in a circle back before they are closed.
    TakeBack {
        /// Who.
        player: PlayerId,
        /// From which circle.
        seat: Seat,
    },
    /// The house dealer has shuffled the whole shoe, or the discards where the shoe ran out (D11).
    Shuffle,
    /// A human dealer came upon the cut card: the shoe is shuffled when the round is over (D11).
    CutCard,
    /// The house dealer closes the wagers, takes the fees and starts the deal (RND-4).
    CloseWagers,
    /// A card leaves the shoe and goes where the referee asked for one.
    Card(Card),
    /// The hole card is dealt face down and nobody knows it yet: a human dealer's deal.
    HoleDown,
    /// A human dealer looked at the hole card (RND-7).
    Peek {
        /// Is it a natural?
        natural: bool,
    },
    /// A human dealer turns the hole card over (RND-9).
    ShowHole(Card),
    /// A human dealer pays or collects the next wager (RND-10).
    PayOff,
    /// A human dealer names the card that came last again: it was named wrongly, and nothing depends on it yet (ROOM-17).
    NameAgain {
        /// What it was named.
        was: Card,
        /// What it really is.
        card: Card,
    },
    /// A human dealer takes the move that was made last back: it was entered wrongly, and nothing has come of it (ROOM-17).
    Retract {
        /// In which circle.
        seat: Seat,
        /// Of which hand; none for an answer to the offer of insurance.
        hand: Option<u8>,
    },
    /// Answers the offer of insurance (DSS-7).
    Insurance {
        /// Who.
        player: PlayerId,
        /// For which circle.
        seat: Seat,
        /// Taken or declined.
        take: bool,
    },
    /// Plays a hand.
    Act {
        /// Who.
        player: PlayerId,
        /// In which circle.
        seat: Seat,
        /// Which hand of the circle, from 1 on the left.
        hand: u8,
        /// What.
        action: Move,
    },
    /// The clock of whoever is asked ran out (D12).
    TimeOut,
    /// The floor rules (L-CAS-16).
    Floor {
        /// Who ruled.
        author: String,
        /// Why.
        reason: String,
        /// What.
        ruling: Ruling,
    },
}

/// What a player may do with a hand.
///
/// ```
/// use chips::Money;
/// use games::blackjack::Move;
///
/// assert_eq!(serde_json::to_string(&Move::Double(Money::dollars(10))).unwrap(), r#"{"double":10.0}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackMove"))]
pub enum Move {
    /// Another card.
    Hit,
    /// No more cards.
    Stand,
    /// A second wager, one card, no more.
    Double(Money),
    /// An equal second wager, two hands.
    Split,
    /// Half the wager given up.
    Surrender,
}

/// What the floor may decide.
///
/// ```
/// use games::blackjack::{Ruling, tell_ruling};
///
/// let ruling = Ruling::Foul { seat: 4, hand: 1 };
/// assert!(tell_ruling(ruling).to_string().contains("4"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackRuling"))]
pub enum Ruling {
    /// The hand is fouled and its wager forfeited as far as it is covered (L-CAS-6).
    Foul {
        /// The circle.
        seat: Seat,
        /// The hand.
        hand: u8,
    },
    /// A wager was removed before its pay-off was complete: if the hand loses it loses the table maximum, if it wins it wins the
    /// table minimum (L-CAS-4).
    RemovedWager {
        /// The circle.
        seat: Seat,
        /// The hand.
        hand: u8,
        /// In records of the first edition of the rules: the one of the two that was ruled. Now the outcome decides.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip), schemars(skip))]
        penalty: Option<Penalty>,
    },
    /// What becomes of a single wager, whatever the cards say (D23).
    Wager {
        /// The circle.
        seat: Seat,
        /// The hand; 1 for a bet that belongs to the circle.
        hand: u8,
        /// Which of its wagers; not insurance, which is settled at once.
        wager: WagerKind,
        /// Whose bet behind the hand, where somebody bet there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// What becomes of it.
        fate: Fate,
    },
    /// The round is void: every wager, the bank and the fees go back.
    VoidRound,
    /// A card that lies face up was named wrongly: this is what really lies there. Only as long as nobody has decided
    /// anything since it came (L-CAS-16).
    Correct {
        /// Whose card.
        at: Target,
        /// The how-manieth card there, from 1.
        nth: u8,
        /// What it really is.
        card: Card,
    },
    /// The last settlement is taken back, and the round goes on from where it stood before it: where a person deals, until the
    /// next round begins (ROOM-17).
    Reverse {
        /// In records: was the round over?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(skip), schemars(skip))]
        over: bool,
    },
    /// Something went wrong, and the round goes on with the cards as they lie (D23): recorded, and nothing changes.
    PlayOn,
    /// The look under the player-dealer's up card was missed, or answered wrongly: it counts for nothing, the card is what it is
    /// when it is turned over, and the round goes on (RND-7, D23).
    NoLook,
    /// Two circles a player at most, while people wait (L-CAS-12); or no longer.
    TwoCircles {
        /// In force?
        on: bool,
    },
}

impl Ruling {
    /// Is it about the wager of this line?
    pub fn is_about(&self, line: &Line) -> bool {
        let own = |seat, hand| (line.wager, line.seat, line.hand) == (WagerKind::Base, seat, Some(hand));
        match *self {
            Ruling::Foul { seat, hand } | Ruling::RemovedWager { seat, hand, .. } => own(seat, hand),
            Ruling::Wager { seat, hand, wager: WagerKind::Base, .. } => own(seat, hand),
            Ruling::Wager { seat, wager, player, .. } => {
                (line.wager, line.seat) == (wager, seat) && player.is_none_or(|p| p == line.player)
            }
            Ruling::VoidRound
            | Ruling::PlayOn
            | Ruling::NoLook
            | Ruling::Correct { .. }
            | Ruling::Reverse { .. }
            | Ruling::TwoCircles { .. } => false,
        }
    }
}

/// What the floor makes of a single wager.
///
/// ```
/// use games::blackjack::{Fate, Ruling, WagerKind};
///
/// let (wager, fate) = (WagerKind::Base, Fate::Return);
/// let ruling = Ruling::Wager { seat: 4, hand: 1, wager, player: None, fate };
/// assert_ne!(ruling, Ruling::VoidRound);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackFate"))]
pub enum Fate {
    /// It goes back to the player.
    Return,
    /// It is paid as if it had won.
    Pay,
    /// It is collected as if it had lost.
    Take,
}

/// What a removed wager came to in the first edition of the rules.
///
/// ```
/// use games::blackjack::Penalty;
///
/// assert_eq!(serde_json::to_string(&Penalty::LosesMaximum).unwrap(), r#""loses_maximum""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// If it loses, it loses the table maximum.
    LosesMaximum,
    /// If it wins, it wins the table minimum.
    WinsMinimum,
}
