//! What a scenario came to, in the form of `cardroom deal --json`.

use crate::Seat;
use crate::blackjack::{Event, Line, Table, Total, WagerKind};
use crate::clauses::Clause;
use cards::Card;
use chips::Money;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use voice::Telling;

/// A round that was played to its end.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let outcome = round.play(&book).unwrap().end.unwrap();
/// assert_eq!(outcome.total_action, chips::Money::dollars(10));
/// assert_eq!(outcome.settlement[0].clause.id(), "GR-3");
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// The rulebook as the file names it.
    pub rulebook: String,
    /// The fees that were taken.
    pub fees: Fees,
    /// Total table action (RND-5).
    pub total_action: Money,
    /// The player-dealer's hand.
    pub player_dealer: PlayerDealer,
    /// Where settling started, where the house has an action button.
    pub action_button: Option<Seat>,
    /// The players' hands, in deal order.
    pub hands: Vec<HandLine>,
    /// The wagers, in the order in which they were settled.
    pub settlement: Vec<SettlementLine>,
    /// What the bank won or lost.
    pub bank_result: Money,
    /// What everybody won or lost over the round, fees included.
    pub net: BTreeMap<String, Money>,
}

/// The fees of a round.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let fees = round.play(&book).unwrap().end.unwrap().fees;
/// assert!(fees.player_dealer.is_positive());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Fees {
    pub players: Vec<FeeLine>,
    pub player_dealer: Money,
}

/// A fee of one wager.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let fees = round.play(&book).unwrap().end.unwrap().fees;
/// assert_eq!(fees.players[0].seat, 4);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct FeeLine {
    pub seat: Seat,
    pub player: String,
    pub amount: Money,
}

/// The player-dealer's hand.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let bank = round.play(&book).unwrap().end.unwrap().player_dealer;
/// assert!(bank.bust && bank.total.points == 24);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct PlayerDealer {
    pub seat: Seat,
    pub cards: Vec<Card>,
    #[serde(serialize_with = "points")]
    pub total: Total,
    pub natural: bool,
    pub bust: bool,
}

/// A player's hand.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let hand = &round.play(&book).unwrap().end.unwrap().hands[0];
/// assert_eq!((hand.seat, hand.total.points), (4, 18));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct HandLine {
    pub seat: Seat,
    pub hand: u8,
    pub cards: Vec<Card>,
    #[serde(serialize_with = "points")]
    pub total: Total,
    pub soft: bool,
    pub natural: bool,
    pub bust: bool,
    pub wager: Money,
}

/// A wager's settlement.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let line = &round.play(&book).unwrap().end.unwrap().settlement[0];
/// assert_eq!((line.paid, line.outcome), (chips::Money::dollars(10), games::blackjack::Outcome::Win));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct SettlementLine {
    pub seat: Seat,
    pub hand: Option<u8>,
    pub player: String,
    pub wager: WagerKind,
    pub amount: Money,
    pub outcome: crate::blackjack::Outcome,
    pub paid: Money,
    pub collected: Money,
    pub uncovered: Money,
    pub clause: Clause,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounded_from: Option<Money>,
}

/// A command of the file that broke a rule.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 9c 8h"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 hit"]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let refused = Scenario::parse(round).unwrap().play(&book).unwrap().end.unwrap_err();
/// assert_eq!((refused.action.as_str(), refused.clause.id()), ("4 hit", "RND-8"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The action or wager exactly as written.
    pub action: String,
    /// The clause.
    pub clause: Clause,
    /// Why.
    pub reason: String,
    /// The same, for whoever has words of their own.
    #[serde(skip)]
    pub says: Telling,
}

/// 21.5 for a natural, else a whole number.
fn points<S: Serializer>(total: &Total, serializer: S) -> Result<S::Ok, S::Error> {
    if total.natural { serializer.serialize_f64(21.5) } else { serializer.serialize_u8(total.compared()) }
}

impl Outcome {
    /// Puts the outcome together: the table as it stood before the round was cleared away, and what happened.
    pub(crate) fn new<'a>(
        rulebook: &str,
        table: &Table,
        events: impl Iterator<Item = &'a Event> + Clone,
        names: &[String],
        net: BTreeMap<String, Money>,
    ) -> Outcome {
        let bank = table.bank().expect("a round that was played has a bank");
        let total = bank.total(table.rules());
        let name = |id: crate::PlayerId| names[id.0 as usize].clone();
        let fee = |e: &Event| match e {
            Event::FeeTaken { player, seat, amount } => {
                Some(FeeLine { seat: *seat, player: name(*player), amount: *amount })
            }
            _ => None,
        };
        let line = |e: &Event| match e {
            Event::Settled(l) => Some(settlement_line(l, name(l.player))),
            _ => None,
        };
        Outcome {
            rulebook: rulebook.to_string(),
            fees: Fees { players: events.clone().filter_map(fee).collect(), player_dealer: bank.fee },
            total_action: table.total_action(),
            player_dealer: PlayerDealer {
                seat: bank.seat,
                cards: bank.cards.to_vec(),
                total,
                natural: total.natural,
                bust: total.is_over(),
            },
            action_button: bank.button,
            hands: table.deal_order().iter().flat_map(|s| hand_lines(table, *s)).collect(),
            settlement: events.filter_map(line).collect(),
            bank_result: bank.result,
            net,
        }
    }
}

fn hand_lines(table: &Table, seat: Seat) -> impl Iterator<Item = HandLine> {
    table.circle(seat).hands.iter().zip(1..).map(move |(h, number)| {
        let total = h.total(table.rules());
        HandLine {
            seat,
            hand: number,
            cards: h.cards.to_vec(),
            total,
            soft: total.soft,
            natural: total.natural,
            bust: total.is_over(),
            wager: h.at_stake(),
        }
    })
}

fn settlement_line(line: &Line, player: String) -> SettlementLine {
    SettlementLine {
        seat: line.seat,
        hand: line.hand,
        player,
        wager: line.wager,
        amount: line.amount,
        outcome: line.outcome,
        paid: line.paid,
        collected: line.collected,
        uncovered: line.uncovered,
        clause: line.clause,
        rounded_from: line.rounded_from,
    }
}
