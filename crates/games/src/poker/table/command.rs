//! What a poker table is asked, and what happens at it. Both are written in logs: a field may be added with a default,
//! none may change its meaning.

use crate::poker::button::{Debt, Entrance};
use crate::poker::command::Command;
use crate::poker::event::Event;
use crate::poker::hand::Entry;
use crate::{PlayerId, Seat};
use chips::Money;
use serde::{Deserialize, Serialize};

/// What a poker table is asked.
///
/// ```
/// use games::{PlayerId, poker::TableCommand};
///
/// let command: TableCommand = serde_json::from_str(r#"{ "begin": { "out": [3] } }"#).unwrap();
/// assert_eq!(command, TableCommand::Begin { out: vec![PlayerId(3)] });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Fields: who, where, how much.
pub enum TableCommand {
    /// Comes to a seat with chips.
    Join { player: PlayerId, seat: Seat, chips: Money },
    /// Brings more chips, between hands.
    AddChips { player: PlayerId, amount: Money },
    /// Has these chips, counted between hands, or behind in the hand that is on: real ones may be others than the table took them to
    /// be (ROOM-16).
    Count { player: PlayerId, chips: Money },
    /// Leaves with what is left.
    Leave { player: PlayerId },
    /// Says how to come in, owing a blind (HE-7, HE-8, HE-10, LB-11), while these people sit out: the button does not go
    /// to them.
    ComeIn {
        player: PlayerId,
        how: Entrance,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        out: Vec<PlayerId>,
    },
    /// Takes another seat, between hands (HE-10).
    ChangeSeat { player: PlayerId, to: Seat },
    /// The dealer begins a hand; these people are not dealt in.
    Begin { out: Vec<PlayerId> },
    /// A command of the hand.
    Hand { command: Command },
}

/// What happened at a poker table.
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, poker::*};
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let (mut table, mut log, chips) = (Table::open(rules, 9), Vec::new(), Money::dollars(100));
/// for seat in [1, 2] {
///     table.execute(&TableCommand::Join { player: PlayerId(seat.into()), seat, chips }, &mut log).unwrap();
/// }
/// table.execute(&TableCommand::Begin { out: vec![] }, &mut log).unwrap();
/// assert!(matches!(log[2], TableEvent::HandBegan { number: 1, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerEvent"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are those of the commands.
pub enum TableEvent {
    /// Somebody came: new, or owing what passed their old place while they were away (S-15a).
    Joined {
        player: PlayerId,
        seat: Seat,
        chips: Money,
        #[serde(default, skip_serializing_if = "Debt::is_new")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Debt>"))]
        debt: Debt,
    },
    /// Somebody brought more chips.
    ChipsAdded { player: PlayerId, amount: Money },
    /// Somebody's chips were counted: these, which is so much more, or less where it is below zero.
    Counted { player: PlayerId, chips: Money, by: Money },
    /// Somebody left, with these chips.
    Left { player: PlayerId, chips: Money },
    /// Somebody said how they come in.
    CameIn { player: PlayerId, how: Entrance },
    /// Somebody took another seat, and owes this for it.
    SeatChanged { player: PlayerId, seat: Seat, debt: Debt },
    /// A hand began: who is dealt in, left of the button first, what each posts, whom the blinds passed, and what else
    /// it changes about who owes what.
    HandBegan {
        number: u32,
        button: Seat,
        places: Vec<Place>,
        passed: Vec<PlayerId>,
        #[serde(default)]
        dues: Dues,
    },
    /// Something happened in the hand.
    Hand(Event),
    /// The hand is over: the chips are where they belong, and the drop chip is dropped.
    HandEnded { drop: Money },
}

/// A place in a hand.
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, poker::*};
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let (mut table, mut log, chips) = (Table::open(rules, 9), Vec::new(), Money::dollars(100));
/// for seat in [1, 2] {
///     table.execute(&TableCommand::Join { player: PlayerId(seat.into()), seat, chips }, &mut log).unwrap();
/// }
/// table.execute(&TableCommand::Begin { out: vec![] }, &mut log).unwrap();
/// let places = table.on().unwrap().places();
/// assert_eq!(places[0].entry.blind, rules.big_blind); // Left of the button, heads-up.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Place {
    /// Who.
    pub player: PlayerId,
    /// The seat at the table, from 1.
    pub seat: Seat,
    /// What they came with and post.
    pub entry: Entry,
    /// Is this the big blind, taken in position or made good?
    pub big: bool,
}

/// What a hand changes about who owes what, beside its places. Logs from before this was written have none of it.
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, poker::*};
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let (mut table, mut log, chips) = (Table::open(rules, 9), Vec::new(), Money::dollars(100));
/// for seat in [1, 2] {
///     table.execute(&TableCommand::Join { player: PlayerId(seat.into()), seat, chips }, &mut log).unwrap();
/// }
/// table.execute(&TableCommand::Begin { out: vec![] }, &mut log).unwrap();
/// let TableEvent::HandBegan { dues, .. } = &log[2] else { panic!("a hand began") };
/// assert!(dues.big.is_some() && dues.kills.is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default)]
pub struct Dues {
    /// The seat of the big blind.
    pub big: Option<Seat>,
    /// Who was dealt right in and still owes a big blind (S-15).
    pub owing: Vec<PlayerId>,
    /// Whom the button jumps on the next hand (HE-7).
    pub jumps: Option<PlayerId>,
    /// Who kills the pot to come in (LB-11).
    pub kills: Option<PlayerId>,
}
