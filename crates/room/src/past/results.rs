//! What a round or a hand brought somebody.

use crate::poker::PokerEvent;
use crate::record::Step;
use chips::Money;
use games::PlayerId;
use games::blackjack::{Event, Line, Ruling, WagerKind};
use games::poker::{Hand, Rules};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a round or a hand brought somebody who took part in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Was it their bank?
    pub banked: bool,
    /// The bank, or all wagers.
    pub wagered: Money,
    /// Fees beside the wagers.
    pub fees: Money,
    /// Won or lost, fees left out.
    pub result: Money,
}

/// A round of blackjack; none for somebody who had nothing in it.
pub fn outcome_of_round(steps: &[Step], player: PlayerId) -> Option<Outcome> {
    let mut outcome = Outcome::default();
    let mut took_part = false;
    // A ruling on a wager that was settled already undoes it, and all that was settled after it.
    let mut lines: Vec<&Line> = Vec::new();
    let (mut bank_result, mut placed) = (Money::ZERO, Money::ZERO);
    let events = steps.iter().flat_map(|step| match step {
        Step::Blackjack { events, .. } => events.as_slice(),
        _ => &[],
    });
    for event in events {
        match event {
            Event::BankTaken { player: who, wager, .. } if *who == player => {
                (took_part, outcome.banked) = (true, true);
                outcome.wagered += *wager;
            }
            Event::FeeTaken { player: who, amount, .. } | Event::BankFeeTaken { player: who, amount, .. }
                if *who == player =>
            {
                outcome.fees += *amount;
            }
            Event::TakenBack { player: who, fee, amount, .. } if *who == player => {
                outcome.fees -= *fee;
                placed -= *amount;
            }
            Event::Settled(line) => lines.push(line),
            Event::Wagered { player: who, base, buster, .. } if *who == player => placed += *base + *buster,
            Event::Backlined { player: who, amount, .. } if *who == player => placed += *amount,
            Event::Ruled { ruling: Ruling::VoidRound, .. } => {
                return Some(placed).filter(called_off(took_part)).map(|wagered| Outcome {
                    wagered: wagered + outcome.wagered,
                    banked: outcome.banked,
                    ..Outcome::default()
                });
            }
            Event::Ruled { ruling: Ruling::Reverse { .. }, .. } => {
                lines.retain(|line| line.wager == WagerKind::Insurance);
                bank_result = Money::ZERO;
            }
            Event::Ruled { ruling, .. } => {
                lines.truncate(lines.iter().position(|line| ruling.is_about(line)).unwrap_or(lines.len()));
            }
            Event::RoundEnded { bank_result: won } if outcome.banked => bank_result = *won,
            _ => {}
        }
    }
    outcome.result += bank_result;
    for line in lines.into_iter().filter(|line| line.player == player) {
        took_part = true;
        outcome.wagered += line.amount;
        outcome.result += line.paid - line.collected;
    }
    took_part.then_some(outcome)
}

/// Had somebody anything in a round that was called off?
fn called_off(banked: bool) -> impl Fn(&Money) -> bool {
    move |placed| banked || placed.is_positive()
}

/// A round of blackjack that is being settled, for everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settling {
    bank: Option<PlayerId>,
    lines: Vec<Line>,
    /// The round that was settled last, for as long as that may be reversed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<(PlayerId, Vec<Line>)>,
}

impl Settling {
    /// The next event: what the round brought everybody, in cents and without fees, when it is over.
    pub fn see(&mut self, event: &Event) -> Option<BTreeMap<PlayerId, i64>> {
        match event {
            Event::BankTaken { player, .. } => {
                *self = Settling { bank: Some(*player), ..Settling::default() };
            }
            Event::Settled(line) => self.lines.push(*line),
            Event::Ruled { ruling: Ruling::VoidRound, .. } | Event::BankFellShort { .. } => {
                *self = Settling::default();
            }
            Event::Ruled { ruling: Ruling::Reverse { .. }, .. } => {
                if let Some((bank, lines)) = self.last.take() {
                    (self.bank, self.lines) = (Some(bank), lines);
                }
                self.lines.retain(|line| line.wager == WagerKind::Insurance);
            }
            // A ruling on a wager that was settled already undoes it, and all that was settled after it.
            Event::Ruled { ruling, .. } => {
                let first = self.lines.iter().position(|line| ruling.is_about(line));
                self.lines.truncate(first.unwrap_or(self.lines.len()));
            }
            Event::RoundEnded { bank_result } => {
                self.last = self.bank.map(|bank| (bank, self.lines.clone()));
                let mut results: BTreeMap<PlayerId, i64> = BTreeMap::new();
                let lines = self.lines.drain(..).map(|line| (line.player, line.paid - line.collected));
                for (player, won) in lines.chain(self.bank.take().map(|bank| (bank, *bank_result))) {
                    *results.entry(player).or_default() += won.as_cents();
                }
                return Some(results);
            }
            _ => {}
        }
        None
    }
}

/// A hand of poker; none for somebody who was not dealt in.
pub fn outcome_of_hand(rules: Rules, steps: &[Step], player: PlayerId) -> Option<Outcome> {
    let mut hand: Option<(Hand, usize)> = None;
    let events = steps.iter().flat_map(|step| match step {
        Step::Poker { events, .. } => events.as_slice(),
        _ => &[],
    });
    for event in events {
        match event {
            PokerEvent::HandBegan { places, .. } => {
                let place = places.iter().position(|p| p.player == player)?;
                let entries: Vec<_> = places.iter().map(|p| p.entry).collect();
                hand = Some((Hand::new(rules, &entries).reversible(), place));
            }
            PokerEvent::Hand(event) => {
                if let Some((hand, _)) = &mut hand {
                    hand.apply(event);
                }
            }
            _ => {}
        }
    }
    let (hand, place) = hand?;
    let own = hand.players().get(place)?;
    Some(Outcome {
        banked: false,
        wagered: own.paid + own.dead,
        fees: Money::ZERO,
        result: own.stack - own.entry.stack,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::blackjack::{Command, Fate, Move, Ruling, Setup, Table};
    use games::rulebook::Houses;

    #[test]
    fn a_wager_that_was_ruled_on_once_it_was_paid_counts_as_it_was_settled_in_the_end_floor_1() {
        let (ann, ben) = (PlayerId(1), PlayerId(2));
        let book = Houses::shipped().load("21st-century/21st-century-8.0").unwrap();
        let setup =
            Setup { rules: book.rules.clone(), schedule: book.schedules[0].clone(), decks: 6, turn: 1 };
        let mut table = Table::open(setup).dealt_by_hand();
        let mut steps = Vec::new();
        let mut go = |command: Command| {
            let mut events = Vec::new();
            table.execute(&command, &mut events).unwrap();
            steps.push(Step::Blackjack { command, events });
        };
        let chips = Money::dollars(500);
        for (player, seat) in [(ann, 1), (ben, 4)] {
            go(Command::Join { player, seat: Some(seat), chips, third_party: false });
        }
        go(Command::Shuffle);
        go(Command::TakeBank { player: ben, wager: Money::dollars(200), seat: None });
        for (seat, base) in [(1, 50), (2, 10)] {
            go(Command::Wager { player: ann, seat, base: Money::dollars(base), buster: Money::ZERO });
        }
        go(Command::CloseWagers);
        for card in ["Tc", "Td", "7s", "9c", "9d"] {
            go(Command::Card(card.parse().unwrap()));
        }
        go(Command::HoleDown);
        for seat in [1, 2] {
            go(Command::Act { player: ann, seat, hand: 1, action: Move::Stand });
        }
        go(Command::ShowHole("Th".parse().unwrap()));
        go(Command::PayOff);
        let ruling =
            Ruling::Wager { seat: 2, hand: 1, wager: WagerKind::Base, player: None, fate: Fate::Take };
        go(Command::Floor { author: "Frank".into(), reason: "capped".into(), ruling });
        go(Command::PayOff);
        go(Command::PayOff);
        let of = |player| outcome_of_round(&steps, player).unwrap();
        assert_eq!((of(ann).wagered, of(ann).result), (Money::dollars(60), Money::dollars(40)));
        assert_eq!(of(ben).result, Money::dollars(-40));
    }
}
