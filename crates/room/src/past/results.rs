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
            Event::Settled(line) => settle(&mut lines, line),
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

/// Takes in a wager that was settled. Insurance is settled once: what a reversal, or a look that counts for nothing, has settled
/// anew stands in the place of what it came to before.
pub(crate) fn settle<L: std::borrow::Borrow<Line>>(lines: &mut Vec<L>, line: L) {
    let new = line.borrow();
    if new.wager == WagerKind::Insurance {
        let (seat, wager) = (new.seat, new.wager);
        lines.retain(|old| (old.borrow().seat, old.borrow().wager) != (seat, wager));
    }
    lines.push(line);
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
            Event::Settled(line) => settle(&mut self.lines, *line),
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
    use games::Seat;
    use games::blackjack::{Command, Fate, Move, Ruling, Setup, Table};
    use games::rulebook::Houses;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    /// A round of 21st Century that a person deals: Ann wagers in these circles against $200 of Ben's.
    fn played(wagers: &[(Seat, i64)], commands: Vec<Command>) -> Vec<Step> {
        let book = Houses::shipped().load("21st-century/21st-century-8.0").unwrap();
        let setup =
            Setup { rules: book.rules.clone(), schedule: book.schedules[0].clone(), decks: 6, turn: 1 };
        let mut table = Table::open(setup).dealt_by_hand();
        let chips = Money::dollars(500);
        let join = |(player, seat)| Command::Join { player, seat: Some(seat), chips, third_party: false };
        let mut all: Vec<Command> = [(ANN, 1), (BEN, 4)].map(join).into();
        all.push(Command::Shuffle);
        all.push(Command::TakeBank { player: BEN, wager: Money::dollars(200), seat: None });
        all.extend(wagers.iter().map(|(seat, base)| Command::Wager {
            player: ANN,
            seat: *seat,
            base: Money::dollars(*base),
            buster: Money::ZERO,
        }));
        all.push(Command::CloseWagers);
        all.extend(commands);
        let step = |command: Command| {
            let mut events = Vec::new();
            table.execute(&command, &mut events).unwrap();
            Step::Blackjack { command, events }
        };
        all.into_iter().map(step).collect()
    }

    fn cards(cards: &str) -> Vec<Command> {
        cards.split(' ').map(|card| Command::Card(card.parse().unwrap())).collect()
    }

    fn rules(ruling: Ruling) -> Command {
        Command::Floor { author: "Frank".into(), reason: "capped".into(), ruling }
    }

    #[test]
    fn a_wager_that_was_ruled_on_once_it_was_paid_counts_as_it_was_settled_in_the_end_floor_1() {
        let stand = |seat| Command::Act { player: ANN, seat, hand: 1, action: Move::Stand };
        let ruling =
            Ruling::Wager { seat: 2, hand: 1, wager: WagerKind::Base, player: None, fate: Fate::Take };
        let mut commands = cards("Tc Td 7s 9c 9d");
        commands.extend([Command::HoleDown, stand(1), stand(2)]);
        commands.extend([Command::ShowHole("Th".parse().unwrap()), Command::PayOff, rules(ruling)]);
        commands.extend([Command::PayOff, Command::PayOff]);
        let steps = played(&[(1, 50), (2, 10)], commands);
        let of = |player| outcome_of_round(&steps, player).unwrap();
        assert_eq!((of(ANN).wagered, of(ANN).result), (Money::dollars(60), Money::dollars(40)));
        assert_eq!(of(BEN).result, Money::dollars(-40));
    }

    #[test]
    fn insurance_that_is_settled_anew_counts_once_room_17() {
        let natural = |looks: Vec<Command>, after: Vec<Command>| {
            let mut commands = cards("Tc As 9d");
            commands.extend([Command::HoleDown, Command::Insurance { player: ANN, seat: 1, take: true }]);
            commands.extend(looks);
            commands.extend([Command::ShowHole("Kh".parse().unwrap()), Command::PayOff, Command::PayOff]);
            commands.extend(after);
            played(&[(1, 50)], commands)
        };
        let peek = |natural| Command::Peek { natural };
        let again = vec![rules(Ruling::Reverse { over: false }), Command::PayOff, Command::PayOff];
        let stand = Command::Act { player: ANN, seat: 1, hand: 1, action: Move::Stand };
        let plain = natural(vec![peek(true)], vec![]);
        let reversed = natural(vec![peek(true)], again);
        let missed = natural(vec![peek(false), rules(Ruling::NoLook), stand], vec![]);
        for steps in [plain, reversed, missed] {
            let of = |player| outcome_of_round(&steps, player).unwrap();
            assert_eq!((of(ANN).wagered, of(ANN).result), (Money::dollars(75), Money::ZERO));
            assert_eq!(of(BEN).result, Money::ZERO);
            let mut settling = Settling::default();
            let events = steps.iter().flat_map(|step| match step {
                Step::Blackjack { events, .. } => events.as_slice(),
                _ => &[],
            });
            let last = events.filter_map(|event| settling.see(event)).last().unwrap();
            assert_eq!(last, BTreeMap::from([(ANN, 0), (BEN, 0)]));
        }
    }
}
