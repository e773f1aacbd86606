//! Floor rulings, recorded with their author and reason (L-CAS-4, L-CAS-6, L-CAS-12, L-CAS-16).

use super::command::{Ruling, Seat};
use super::event::Event;
use super::table::{Phase, Table};
use crate::Refusal;
use crate::refusal::refuse;

impl Table {
    pub(crate) fn rule(&self, author: &str, reason: &str, ruling: Ruling) -> Result<Event, Refusal> {
        if author.trim().is_empty() || reason.trim().is_empty() {
            refuse!("L-CAS-16", "A ruling is recorded with its author and its reason: give both.");
        }
        match ruling {
            Ruling::Foul { seat, hand } => self.check_ruled_hand("L-CAS-6", seat, hand)?,
            Ruling::RemovedWager { seat, hand, .. } => self.check_ruled_hand("L-CAS-4", seat, hand)?,
            Ruling::VoidRound if self.bank.is_none() => {
                refuse!("L-CAS-16", "There is no round to void.")
            }
            Ruling::VoidRound => {}
            Ruling::TwoCircles { .. } if self.rules.circles.while_waiting.is_none() => {
                refuse!("L-CAS-12", "This house does not restrict circles while people wait.")
            }
            Ruling::TwoCircles { .. } => {}
        }
        Ok(Event::Ruled { author: author.into(), reason: reason.into(), ruling })
    }

    fn check_ruled_hand(&self, clause: &'static str, seat: Seat, hand: u8) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if !matches!(self.phase, Phase::Playing | Phase::Drawing) {
            refuse!(clause, "A hand is ruled on while it is played, before the wagers are settled.");
        }
        let Some(hand) = usize::from(hand).checked_sub(1).and_then(|i| self.circle(seat).hands.get(i)) else {
            refuse!(clause, "Circle {seat} has no hand {hand}.");
        };
        if hand.owed > 0 || hand.ruling.is_some() {
            refuse!(clause, "That hand waits for a card, or was ruled on already.");
        }
        Ok(())
    }
}
