//! What is played for at a table: the banks of its last rounds, or the pots of its last hands.

use crate::poker::PokerEvent;
use crate::record::Step;
use chips::Money;
use games::blackjack::Event;
use games::poker;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// How many rounds or hands count.
const LAST: usize = 20;

/// The last banks or pots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stakes {
    last: VecDeque<Money>,
    /// The pot of the hand that is being played, as far as it was awarded or collected.
    pot: Money,
}

impl Stakes {
    /// A step of the log.
    pub fn follow(&mut self, step: &Step) {
        match step {
            Step::Blackjack { events, .. } => {
                for event in events {
                    if let Event::BankTaken { wager, .. } = event {
                        self.count(*wager);
                    }
                }
            }
            Step::Poker { events, .. } => events.iter().for_each(|event| self.follow_hand(event)),
            Step::Room(_) => {}
        }
    }

    fn follow_hand(&mut self, event: &PokerEvent) {
        match event {
            PokerEvent::HandBegan { .. } => self.pot = Money::ZERO,
            PokerEvent::Hand(poker::Event::Dropped { amount }) => self.pot += *amount,
            PokerEvent::Hand(poker::Event::Awarded { lines, .. }) => {
                self.pot += lines.iter().map(|line| line.amount).sum::<Money>();
            }
            PokerEvent::Hand(poker::Event::Retracted { dropped, .. }) => self.pot -= *dropped,
            PokerEvent::Hand(poker::Event::Reversed) => {
                self.pot = Money::ZERO;
                self.last.pop_back();
            }
            PokerEvent::HandEnded { .. } if self.pot.is_positive() => self.count(self.pot),
            _ => {}
        }
    }

    fn count(&mut self, amount: Money) {
        self.last.push_back(amount);
        if self.last.len() > LAST {
            self.last.pop_front();
        }
    }

    /// What they came to on average, in whole dollars; none before the first.
    pub fn average(&self) -> Option<Money> {
        let count = i64::try_from(self.last.len()).ok().filter(|n| *n > 0)?;
        let cents: i64 = self.last.iter().map(|amount| amount.as_cents()).sum();
        Some(Money::dollars((cents / count + 50) / 100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::PlayerId;
    use games::blackjack::Command;

    #[test]
    fn the_average_is_that_of_the_last_twenty_banks() {
        let mut stakes = Stakes::default();
        assert_eq!(stakes.average(), None);
        for wager in [1000].into_iter().chain([10; LAST - 1]).chain([30]) {
            let (player, wager) = (PlayerId(1), Money::dollars(wager));
            let event = Event::BankTaken { player, seat: 1, wager, turn: 1 };
            let command = Command::TakeBank { player, wager, seat: None };
            stakes.follow(&Step::Blackjack { command, events: vec![event] });
        }
        assert_eq!(stakes.average(), Some(Money::dollars(11)), "the first has been forgotten");
    }
}
