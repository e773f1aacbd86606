//! The floor reverses the settlement of a hand that is over: it stands again as it did before the last thing that was done in it,
//! a hand shown, mucked or given up, and that is done anew (ROOM-17).

use super::command::{Command, Ruling, refuse};
use super::event::Event;
use super::hand::Hand;
use super::table::{Table, TableEvent, TableHand};
use crate::clauses::Clause;
use crate::{Refusal, refuse as no};
use voice::say;

impl Hand {
    /// The same hand, whose settlement can be reversed: one that a person deals.
    pub fn reversible(self) -> Hand {
        Hand { keeps: true, ..self }
    }

    pub(super) fn rule_reverse(&self, out: &mut Vec<Event>) -> Ruling {
        if !self.is_over() || self.is_void() || self.before.is_none() {
            return refuse(Clause::Room17, say!("poker-no-settlement-to-reverse"));
        }
        out.push(Event::Reversed);
        Ok(())
    }

    /// Keeps how the hand stood before something is done in it that may end it.
    pub(super) fn keep_before(&mut self, event: &Event) {
        let acts = matches!(
            event,
            Event::Called { .. }
                | Event::Raised { .. }
                | Event::Folded { .. }
                | Event::Killed { .. }
                | Event::Stopped { .. }
                | Event::AllCleared
                | Event::Shown { .. }
                | Event::Mucked { .. }
                | Event::BoardPlayed { .. }
        );
        if self.keeps && acts {
            self.before = None;
            self.before = Some(Box::new(self.clone()));
        }
    }

    pub(super) fn reverse(&mut self) {
        if let Some(before) = self.before.take() {
            // Nothing of how it stood before that is known.
            *self = Hand { moved: None, ..*before };
        }
    }
}

impl Table {
    /// The same table, dealt by a person: a settlement can be reversed.
    pub fn dealt_by_hand(mut self) -> Table {
        self.by_hand = true;
        self
    }

    /// May the settlement of the last hand be reversed? Until the next one begins, as long as everybody who was in it sits where
    /// they sat, with the chips that they had then.
    pub fn is_reversible(&self) -> bool {
        let reversible = |playing: &TableHand| {
            let settled = playing.places().iter().zip(playing.hand().players());
            let there = settled.into_iter().all(|(place, own)| {
                self.person(place.player).is_some_and(|p| (p.seat, p.stack) == (place.seat, own.stack))
            });
            there && playing.hand().decide(&Command::Reverse).is_ok()
        };
        self.on().is_none() && self.last().is_some_and(reversible)
    }

    pub(super) fn reverse(&mut self, log: &mut Vec<TableEvent>) -> Result<(), Refusal> {
        if !self.is_reversible() {
            return no(Clause::Room17, say!("poker-no-settlement-to-reverse"));
        }
        self.put(TableEvent::Hand(Event::Reversed), log);
        Ok(())
    }
}
