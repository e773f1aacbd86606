//! What a round or a hand brought somebody.

use crate::poker::PokerEvent;
use crate::record::Step;
use chips::Money;
use games::PlayerId;
use games::blackjack::Event;
use games::poker::{Hand, Rules};

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
            Event::TakenBack { player: who, fee, .. } if *who == player => outcome.fees -= *fee,
            Event::Settled(line) if line.player == player => {
                took_part = true;
                outcome.wagered += line.amount;
                outcome.result += line.paid - line.collected;
            }
            Event::RoundEnded { bank_result } if outcome.banked => outcome.result += *bank_result,
            _ => {}
        }
    }
    took_part.then_some(outcome)
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
                hand = Some((Hand::new(rules, &entries), place));
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
