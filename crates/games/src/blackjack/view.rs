//! What each viewer may see: the only way cards leave the table.
//!
//! All cards of this game lie face up but one: the player-dealer's hole card, until it is shown. So there are two
//! kinds of viewers, and the auditor is the only one of the second kind.

use super::awaits::Awaits;
use super::bounds::Bounds;
use super::chart::{NotAsked, not_asked};
use super::event::{Event, Line, Target, WagerKind};
use super::hand::Total;
use super::retract::LastMove;
use super::rules::Rules;
use super::table::{Bank, Hand, HandState, Hole, Phase, Table};
use crate::{PlayerId, Seat, Viewer};
use cards::Card;
use chips::Money;
use serde::Serialize;

/// The table as a viewer sees it.
///
/// ```
/// use games::{Viewer, blackjack::Phase, rulebook::Houses};
///
/// let table = Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// let view = table.view(Viewer::Rail);
/// assert_eq!((view.phase, view.rounds, view.shoe_size), (Phase::Offering, 0, 6 * 52));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackView"))]
pub struct View {
    /// Where the round stands.
    pub phase: Phase,
    /// What the table waits for.
    pub awaits: Awaits,
    /// Rounds played to their end.
    pub rounds: u32,
    /// Cards left in the shoe.
    pub shoe_left: u16,
    /// All cards of the game.
    pub shoe_size: u16,
    /// Has the cut card come in this round (D11)? Left out where it has not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub cut_card: bool,
    /// What is in the drop box.
    pub drop: Money,
    /// All wagers placed before the deal (RND-5).
    pub total_action: Money,
    /// What may be wagered here.
    pub bounds: Bounds,
    /// By order of the floor, two circles a player (L-CAS-12).
    pub two_circles: bool,
    /// Cards that the floor may still correct: nobody has decided anything since they came, or everything is played and nothing
    /// paid. The last of them came last. Left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CorrectableView>>", optional))]
    pub correctable: Vec<CorrectableView>,
    /// May the floor reverse the last settlement (ROOM-17)? Left out where it may not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub reversible: bool,
    /// May the floor rule that the look at the hole card counts for nothing? Left out where it may not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub looked: bool,
    /// Where a person deals: the wagers that the floor may rule on now. Left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<RulableView>>", optional))]
    pub rulable: Vec<RulableView>,
    /// Where a person deals: the move that was made last, as long as the dealer may take it back (ROOM-17).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last_move: Option<LastMove>,
    /// Where a person deals: what is still to be paid and collected, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Line>>", optional))]
    pub sheet: Vec<Line>,
    /// Everybody at the table.
    pub people: Vec<PersonView>,
    /// The player-dealer.
    pub bank: Option<BankView>,
    /// The circles with wagers, by seat.
    pub circles: Vec<CircleView>,
    /// The bets behind them.
    pub backlines: Vec<BacklineView>,
}

/// A card that the floor may still correct.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let view = table.view(games::Viewer::Dealer);
/// let last = view.correctable.last().unwrap(); // Nobody has decided anything since it came.
/// assert_eq!(last.card.to_string(), "8c");
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    serde(rename = "BlackjackCorrectableView")
)]
pub struct CorrectableView {
    /// Where it lies.
    pub at: Target,
    /// The how-manieth card it is there, from 1.
    pub nth: u8,
    /// What was named.
    pub card: Card,
}

/// A wager that the floor may rule on now (D23). Where the rulebook has penalties, a hand whose own wager is among them may be fouled
/// (L-CAS-6), or its wager have been removed (L-CAS-4).
///
/// ```
/// use games::blackjack::WagerKind;
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table.dealt_by_hand();
/// let rulable = table.view(games::Viewer::Dealer).rulable;
/// let what: Vec<_> = rulable.iter().map(|wager| (wager.seat, wager.wager)).collect();
/// assert_eq!(what, [(4, WagerKind::Base), (4, WagerKind::Backline)]);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackRulableView"))]
pub struct RulableView {
    /// The circle.
    pub seat: Seat,
    /// The hand, from 1.
    pub hand: u8,
    /// Which of its wagers.
    pub wager: WagerKind,
    /// Whose bet behind the hand, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub player: Option<PlayerId>,
}

/// Somebody at the table.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let view = table.view(games::Viewer::Rail);
/// assert_eq!(view.people.iter().filter_map(|person| person.seat).collect::<Vec<_>>(), [3, 4]);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackPersonView"))]
pub struct PersonView {
    pub player: PlayerId,
    pub seat: Option<Seat>,
    pub stack: Money,
    pub third_party: bool,
    /// The most they could bank with (RND-2).
    pub bank_most: Money,
    /// The spots at which they may take the bank when it is offered to them, or to anybody (L-CAS-14).
    pub bank_spots: Vec<Seat>,
}

/// The player-dealer, its cards and its coverage.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let seen = |viewer| table.view(viewer).bank.unwrap().hole;
/// assert_eq!(seen(games::Viewer::Dealer), None);
/// assert_eq!(seen(games::Viewer::Auditor), Some("8h".parse().unwrap()));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBankView"))]
pub struct BankView {
    pub player: PlayerId,
    pub seat: Seat,
    pub wager: Money,
    pub turn: u8,
    /// The cards that lie face up, the up card first.
    pub cards: Vec<Card>,
    /// Does a card lie face down?
    pub hole_down: bool,
    /// The face-down card, for the auditor.
    pub hole: Option<Card>,
    pub total: Total,
    pub over: bool,
    pub peeked: Option<bool>,
    pub result: Money,
    /// What it can still pay and collect (RND-11).
    pub can_pay: Money,
    pub can_collect: Money,
    /// What it could pay beside all that lies on the felt, if that won even money; below zero where that is more.
    pub covers: Money,
    pub fee: Money,
    pub button: Option<Seat>,
}

/// A circle with wagers.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let view = table.view(games::Viewer::Rail);
/// let circle = &view.circles[0];
/// assert_eq!((circle.seat, circle.base, circle.hands.len()), (4, chips::Money::dollars(10), 1));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackCircleView"))]
pub struct CircleView {
    pub seat: Seat,
    pub player: PlayerId,
    pub base: Money,
    pub buster: Money,
    pub insurance: Option<Money>,
    pub fee: Money,
    pub hands: Vec<HandView>,
}

/// A hand in a circle.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let view = table.view(games::Viewer::Rail);
/// let hand = &view.circles[0].hands[0];
/// assert_eq!((hand.total.points, hand.over), (18, false));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackHandView"))]
pub struct HandView {
    pub cards: Vec<Card>,
    pub total: Total,
    pub over: bool,
    pub wager: Money,
    pub double: Money,
    pub state: HandState,
    pub ruled: bool,
    pub settled: bool,
    /// Why it is passed over while hands are asked (D17). Left out where it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub not_asked: Option<NotAsked>,
}

/// A bet behind a circle.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let behind = &table.view(games::Viewer::Rail).backlines[0];
/// assert_eq!((behind.seat, behind.amount), (4, chips::Money::dollars(20)));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBacklineView"))]
pub struct BacklineView {
    pub player: PlayerId,
    pub seat: Seat,
    pub amount: Money,
}

impl Event {
    /// The event as a viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::CardDealt { to: Target::Hole, .. } if !viewer.sees_all() => {
                Event::CardDealt { to: Target::Hole, card: None }
            }
            other => other.clone(),
        }
    }
}

impl Table {
    fn circle_view(&self, seat: Seat) -> Option<CircleView> {
        let circle = self.circle(seat);
        Some(CircleView {
            seat,
            player: circle.player?,
            base: circle.base,
            buster: circle.buster,
            insurance: circle.insurance,
            fee: circle.fee.unwrap_or(Money::ZERO),
            hands: circle.hands.iter().map(|hand| self.hand_view(seat, hand)).collect(),
        })
    }

    fn hand_view(&self, seat: Seat, hand: &Hand) -> HandView {
        let total = hand.total(&self.rules);
        let asks = self.phase == Phase::Playing;
        HandView {
            cards: hand.cards.to_vec(),
            total,
            over: total.is_over(),
            wager: hand.wager,
            double: hand.double,
            state: hand.state,
            ruled: hand.ruling.is_some(),
            settled: hand.settled.is_some(),
            not_asked: asks.then(|| not_asked(&self.rules, hand, &self.moves(seat, hand))).flatten(),
        }
    }

    /// The table as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> View {
        let circles = (1..=self.rules.seats).filter_map(|s| self.circle_view(s));
        View {
            phase: self.phase,
            awaits: self.awaits(),
            rounds: self.rounds,
            shoe_left: self.shoe.left,
            shoe_size: self.shoe.size(),
            cut_card: self.shoe.shuffle_due && self.is_round_under_way(),
            drop: self.drop,
            total_action: self.total_action(),
            bounds: self.bounds(),
            two_circles: self.two_circles,
            correctable: self
                .correctable()
                .into_iter()
                .map(|(at, nth, card)| CorrectableView { at, nth, card })
                .collect(),
            reversible: self.is_reversible(),
            looked: self.is_looked(),
            last_move: self.last_move(),
            sheet: self.sheet(),
            rulable: if self.by_hand { self.rulable() } else { Vec::new() },
            people: self
                .people
                .iter()
                .map(|p| PersonView {
                    player: p.id,
                    seat: p.seat,
                    stack: p.stack,
                    third_party: p.third_party,
                    bank_most: self.bank_most(p),
                    bank_spots: self.bank_spots(p.id),
                })
                .collect(),
            bank: self.bank.as_ref().map(|b| bank_view(b, &self.rules, self.on_the_felt(), viewer)),
            circles: circles.collect(),
            backlines: self
                .backlines
                .iter()
                .map(|b| BacklineView { player: b.player, seat: b.seat, amount: b.amount })
                .collect(),
        }
    }
}

fn bank_view(bank: &Bank, rules: &Rules, on_the_felt: Money, viewer: Viewer) -> BankView {
    let total = bank.total(rules);
    let hole = match bank.hole {
        Hole::Down(card) if viewer.sees_all() => Some(card),
        _ => None,
    };
    BankView {
        player: bank.player,
        seat: bank.seat,
        wager: bank.wager,
        turn: bank.turn,
        cards: bank.cards.to_vec(),
        hole_down: matches!(bank.hole, Hole::Down(_) | Hole::Unknown),
        hole,
        total,
        over: total.is_over(),
        peeked: bank.saw(),
        result: bank.result,
        can_pay: bank.can_pay(),
        can_collect: bank.can_collect(),
        covers: bank.can_pay() - on_the_felt,
        fee: bank.fee,
        button: bank.button,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Houses;
    use crate::scenario::Scenario;

    /// What is said of the hands of seats 4 and 5 while they are asked.
    fn passed_over(rulebook: &str, cards: &str, actions: &str) -> Vec<Option<NotAsked>> {
        let round = format!(
            r#"rulebook = "{rulebook}"
            bank = {{ seat = 3, wager = 200 }}
            cards = "{cards}"
            wagers = [{{ seat = 4, base = 10 }}, {{ seat = 5, base = 10 }}]
            actions = [{actions}]"#
        );
        let book = Houses::shipped().load(rulebook).unwrap();
        let table = Scenario::parse(&round).unwrap().so_far(&book).unwrap().table;
        let view = table.view(Viewer::Dealer);
        assert_eq!(view.phase, Phase::Playing, "{:?}", view.awaits);
        view.circles.iter().map(|circle| circle.hands[0].not_asked).collect()
    }

    #[test]
    fn a_hand_that_only_stands_says_why_it_is_not_asked_d17() {
        let livermore = "livermore/pure-21.5";
        // A hard 19 of two cards may still be doubled, and is asked.
        assert_eq!(passed_over(livermore, "Th 8s 7c 9d 2h 6s", ""), [None, None]);
        // One of three stands by chart 1A. 21st Century has no such line.
        let third = "5h 8s 7c 4d 2h 6s Th";
        assert_eq!(passed_over(livermore, third, "\"4 hit\""), [Some(NotAsked::Chart), None]);
        assert_eq!(passed_over("21st-century/21st-century-8.0", third, "\"4 hit\""), [None, None]);
        assert_eq!(passed_over(livermore, "As 8s 7c Kd 2h 6s", ""), [Some(NotAsked::Natural), None]);
    }
}
