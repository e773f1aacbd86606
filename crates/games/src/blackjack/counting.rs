//! What hands count after each event of a log, for whoever shows a round card by card and does not know how to count.

use super::command::{Move, Ruling};
use super::event::{Event, Target};
use super::hand::{Cards, Total, total};
use super::nearest::Nearest;
use super::retract::LastMove;
use super::rules::Rules;
use super::table::Table;
use crate::Seat;
use cards::Card;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a hand counts once an event has happened.
///
/// ```
/// use games::blackjack::{Counter, Event, Target};
///
/// let record = r#"[{ "bank_taken": { "player": 1, "seat": 3, "wager": 60, "turn": 1 } },
///                 { "card_dealt": { "to": "bank", "card": "8s" } }]"#;
/// let events: Vec<Event> = serde_json::from_str(record).unwrap();
/// let mut counter = Counter::default();
/// let counted: Vec<_> = events.iter().enumerate().flat_map(|(n, event)| counter.follow(n, event)).collect();
/// assert_eq!((counted[0].at, counted[0].total.points), (Target::Bank, 8));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackCounted"))]
pub struct Counted {
    /// The how-manieth event of its record it follows, from 0.
    pub event: u16,
    /// Which hand; the player-dealer's is `bank`.
    pub at: Target,
    /// What it counts.
    pub total: Total,
    /// Is it over?
    pub over: bool,
}

/// Follows the cards of a round that can be seen.
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
/// let counter = games::blackjack::Counter::of(&table);
/// let (hands, bank) = counter.hands();
/// assert_eq!((hands[0].0, hands[0].1[0].len(), bank.len()), (4, 2, 1));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Counter {
    circles: BTreeMap<Seat, Vec<Cards>>,
    /// The player-dealer's, once the round's beginning was seen.
    bank: Option<Cards>,
    /// How they are scored, where the nearer hand wins (N-1).
    nearest: Option<Nearest>,
    /// How they lay when the round was over: the floor may reverse its settlement until the next one begins (ROOM-17).
    over: Option<Box<Counter>>,
}

impl Counter {
    /// One who has seen nothing yet of a table with these rules.
    pub fn by(rules: &Rules) -> Counter {
        Counter { nearest: rules.nearest, ..Counter::default() }
    }

    /// Goes on from a table as it stands.
    pub fn of(table: &Table) -> Counter {
        let hands = |seat| table.circle(seat).hands.iter().map(|h| h.cards.clone()).collect::<Vec<_>>();
        Counter {
            circles: (1..=table.rules().seats).map(|seat| (seat, hands(seat))).collect(),
            bank: table.bank().map(|bank| bank.cards.clone()),
            nearest: table.rules().nearest,
            over: None,
        }
    }

    /// The hands with cards, by seat, and the player-dealer's.
    pub fn hands(&self) -> (Vec<(Seat, &[Cards])>, &[Card]) {
        let circles = self.circles.iter().filter(|(_, hands)| hands.iter().any(|cards| !cards.is_empty()));
        (circles.map(|(seat, hands)| (*seat, &hands[..])).collect(), self.bank.as_deref().unwrap_or_default())
    }

    /// What counts otherwise after the `number`th event of a record. Nothing before the beginning of a round was seen.
    ///
    /// ```
    /// use games::blackjack::{Counter, Event};
    ///
    /// let record = r#"[{ "bank_taken": { "player": 1, "seat": 3, "wager": 60, "turn": 1 } },
    ///                 { "card_dealt": { "to": "bank", "card": "Tc" } }, { "hole_shown": { "card": "8s" } },
    ///                 { "round_ended": { "bank_result": -20 } },
    ///                 { "ruled": { "author": "Flo", "reason": "a king", "ruling": { "reverse": { "over": true } } } },
    ///                 { "named_again": { "at": "bank", "nth": 2, "was": "8s", "card": "Ks" } }]"#;
    /// let events: Vec<Event> = serde_json::from_str(record).unwrap();
    /// let mut counter = Counter::default();
    /// let counted: Vec<_> = events.iter().enumerate().flat_map(|(n, event)| counter.follow(n, event)).collect();
    /// assert_eq!(counted.last().map(|c| (c.event, c.total.points)), Some((5, 20)));
    /// ```
    pub fn follow(&mut self, number: usize, event: &Event) -> Vec<Counted> {
        self.changed(event)
            .into_iter()
            .filter_map(|at| Some((at, self.total(at)?)))
            .map(|(at, total)| Counted { event: number as u16, at, total, over: total.is_over() })
            .collect()
    }

    /// Takes an event in; the hands that it changes.
    fn changed(&mut self, event: &Event) -> Vec<Target> {
        match *event {
            Event::BankTaken { .. } => {
                *self = Counter { bank: Some(Cards::new()), nearest: self.nearest, ..Counter::default() };
            }
            Event::RoundEnded { .. } => {
                let over = std::mem::take(self);
                *self = Counter { nearest: over.nearest, over: Some(Box::new(over)), ..Counter::default() };
            }
            Event::Ruled { ruling: Ruling::Reverse { .. }, .. } => {
                if let Some(over) = self.over.take() {
                    *self = *over;
                }
            }
            Event::BankFellShort { .. } | Event::Ruled { ruling: Ruling::VoidRound, .. } => {
                *self = Counter { nearest: self.nearest, ..Counter::default() };
            }
            Event::CardDealt { to: to @ Target::Hand { seat, hand }, card: Some(card) }
                if self.bank.is_some() =>
            {
                let hands = self.circles.entry(seat).or_default();
                hands.resize(hands.len().max(usize::from(hand)), Cards::new());
                hands[usize::from(hand) - 1].push(card);
                return vec![to];
            }
            Event::CardDealt { to: Target::Bank, card: Some(card) } | Event::HoleShown { card } => {
                if let Some(bank) = &mut self.bank {
                    bank.push(card);
                    return vec![Target::Bank];
                }
            }
            Event::Acted { seat, hand, action: Move::Split, .. } => return self.split(seat, hand),
            Event::Retracted(LastMove { seat, hand: Some(hand), action: Some(Move::Split), .. }) => {
                return self.join(seat, hand);
            }
            Event::Ruled { ruling: Ruling::Correct { at, nth, card }, .. }
            | Event::NamedAgain { at, nth, card, .. } => {
                return self.correct(at, nth, card);
            }
            _ => {}
        }
        Vec::new()
    }

    fn split(&mut self, seat: Seat, hand: u8) -> Vec<Target> {
        let i = usize::from(hand) - 1;
        let Some(hands) = self.circles.get_mut(&seat) else { return Vec::new() };
        let Some(second) = hands.get_mut(i).and_then(Cards::pop) else { return Vec::new() };
        hands.insert(i + 1, [second].into_iter().collect());
        (1..=hands.len() as u8).map(|hand| Target::Hand { seat, hand }).collect()
    }

    /// A split is taken back.
    fn join(&mut self, seat: Seat, hand: u8) -> Vec<Target> {
        let i = usize::from(hand);
        let Some(hands) = self.circles.get_mut(&seat).filter(|hands| hands.len() > i) else {
            return Vec::new();
        };
        let second = hands.remove(i);
        hands[i - 1].extend(second);
        (1..=hands.len() as u8).map(|hand| Target::Hand { seat, hand }).collect()
    }

    fn correct(&mut self, at: Target, nth: u8, card: Card) -> Vec<Target> {
        let cards = match at {
            Target::Hand { seat, hand } => {
                self.circles.get_mut(&seat).and_then(|hands| hands.get_mut(usize::from(hand) - 1))
            }
            Target::Bank | Target::Hole => self.bank.as_mut(),
        };
        match cards.and_then(|cards| cards.get_mut(usize::from(nth) - 1)) {
            Some(lies) => {
                *lies = card;
                vec![if at == Target::Hole { Target::Bank } else { at }]
            }
            None => Vec::new(),
        }
    }

    fn count(&self, cards: &[Card], initial: bool) -> Total {
        self.nearest.map_or_else(|| total(cards, initial), |nearest| nearest.count(cards))
    }

    fn total(&self, at: Target) -> Option<Total> {
        match at {
            Target::Hand { seat, hand } => {
                let hands = self.circles.get(&seat)?;
                Some(self.count(hands.get(usize::from(hand) - 1)?, hands.len() == 1))
            }
            Target::Bank | Target::Hole => Some(self.count(self.bank.as_ref()?, true)),
        }
    }
}
