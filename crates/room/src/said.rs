//! What a house may want its dealers to say before they go on (ROOM-18): that the collection went down the slot, and that everybody
//! is paid. Where it does, the table waits for the dealer's touch, and the log has who said so.

use crate::commands::Actor;
use crate::engine::Draft;
use crate::poker::PokerEvent;
use crate::protocol::{DealerPlay, RoomEvent, Said, ToBeSaid};
use crate::record::Step;
use chips::Money;
use games::blackjack::Event;
use games::poker::Event as HandEvent;
use games::{Clause, Refusal, refuse};
use voice::{Word, say};

/// What was collected in a step, and whether everybody has been paid with it.
fn falls_due(step: &Step) -> (Money, bool) {
    match step {
        Step::Blackjack { events, .. } => {
            let fee = |event: &Event| match event {
                Event::FeeTaken { amount, .. } | Event::BankFeeTaken { amount, .. } => *amount,
                _ => Money::ZERO,
            };
            (events.iter().map(fee).sum(), false)
        }
        Step::Poker { events, .. } => {
            let drop = |event: &PokerEvent| match event {
                PokerEvent::Hand(HandEvent::Dropped { amount }) => *amount,
                _ => Money::ZERO,
            };
            let voided = events.iter().any(|e| matches!(e, PokerEvent::Hand(HandEvent::Voided)));
            let over = events.iter().any(|e| matches!(e, PokerEvent::HandEnded { .. }));
            (events.iter().map(drop).sum(), over && !voided)
        }
        Step::Room(_) => (Money::ZERO, false),
    }
}

/// Does a collection go back with a move that was entered wrongly?
fn takes_collection_back(step: &Step) -> bool {
    let Step::Poker { events, .. } = step else { return false };
    let back = |event: &PokerEvent| match event {
        PokerEvent::Hand(HandEvent::Retracted { dropped, .. }) => dropped.is_positive(),
        _ => false,
    };
    events.iter().any(back)
}

/// Does a collection go back, so, or with a round that is void?
fn gives_collection_back(step: &Step) -> bool {
    let voids = matches!(step, Step::Blackjack { events, .. } if events.iter().any(Event::voids));
    voids || takes_collection_back(step)
}

/// Is this what the dealer does next only when everything due is said? Moves of seats and people who come and go wait for nothing.
const fn waits(play: &DealerPlay) -> bool {
    matches!(
        play,
        DealerPlay::Shuffle
            | DealerPlay::Card { .. }
            | DealerPlay::HoleDown
            | DealerPlay::Came { .. }
            | DealerPlay::DownAround
    )
}

/// Before the dealer goes on: is there something to say first?
pub fn check(draft: &Draft<'_>, play: &DealerPlay) -> Result<(), Refusal> {
    match draft.manners.to_be_said().first() {
        Some(ToBeSaid { what, amount }) if waits(play) => {
            refuse(Clause::Room18, say!("room-no-say-so-first", what: told(*what), amount: *amount))
        }
        _ => Ok(()),
    }
}

/// The word for what is said.
pub const fn told(what: Said) -> Word {
    Word(match what {
        Said::Collected => "collected",
        Said::Paid => "paid",
    })
}

/// The dealer says so.
pub fn say_so(draft: &mut Draft<'_>, who: &Actor, what: Said) -> Result<(), Refusal> {
    if !draft.manners.to_be_said().iter().any(|due| due.what == what) {
        return refuse(Clause::Room18, say!("room-no-nothing-to-say", what: told(what)));
    }
    draft.note(RoomEvent::DealerSaid { what, by: who.name.clone() });
    Ok(())
}

impl Draft<'_> {
    /// Notes what has to be said after the steps from this one on. What is down the slot does not come back with a move.
    pub fn note_what_falls_due(&mut self, from: usize) -> Result<(), Refusal> {
        let due = self.manners.to_be_said().iter().any(|due| due.what == Said::Collected);
        let steps = &self.steps()[from..];
        if !due && steps.iter().any(takes_collection_back) {
            return refuse(Clause::Room17, say!("room-no-retract-collected"));
        }
        if due && steps.iter().any(gives_collection_back) {
            self.note(RoomEvent::NotToBeSaid { what: Said::Collected });
        }
        let due: Vec<(Money, bool)> = self.steps()[from..].iter().map(falls_due).collect();
        let amount: Money = due.iter().map(|(amount, _)| *amount).sum();
        if amount.is_positive() {
            self.note(RoomEvent::ToBeSaid { what: Said::Collected, amount });
        }
        if due.iter().any(|(_, paid)| *paid) {
            self.note(RoomEvent::ToBeSaid { what: Said::Paid, amount: Money::ZERO });
        }
        Ok(())
    }
}
