//! The cards that came last: the dealer names them again for as long as nothing depends on them (ROOM-17).

use super::command::{Dealt, Ruling, refuse};
use super::event::Event;
use super::hand::Hand;
use crate::clauses::Clause;
use cards::Card;
use voice::say;

impl Hand {
    /// The open cards that the dealer may name again, in the order in which they came.
    pub fn nameable(&self) -> &[Card] {
        &self.fresh
    }

    /// The dealer says which card really came last (ROOM-17).
    pub(super) fn rule_name_again(&self, from: Card, to: Card, out: &mut Vec<Event>) -> Ruling {
        if !self.fresh.contains(&from) {
            return refuse(Clause::Room17, say!("poker-no-last-card-counts", card: from));
        }
        self.rule_other_card(Event::NamedAgain { from, to }, (from, to), out)
    }

    /// Which open cards came last, before an event is applied: until somebody acts, or the chips have gone.
    pub(super) fn keep_fresh(&mut self, event: &Event) {
        match event {
            Event::Dealt { cards, up: true, .. } | Event::Boarded { cards } => self.came(cards),
            Event::CommonDealt { card } => self.came(&[*card]),
            Event::Shown { seat, cards } => {
                let held = |card: &Dealt| self.player(*seat).cards.iter().any(|h| h.card == *card);
                let learned: Vec<Dealt> = cards.iter().copied().filter(|card| !held(card)).collect();
                self.came(&learned);
            }
            Event::Corrected { from, to } | Event::NamedAgain { from, to } => {
                self.fresh.iter_mut().filter(|card| *card == from).for_each(|card| *card = *to);
            }
            Event::StreetBegun { .. }
            | Event::Burned { card: None, .. }
            | Event::RoundOpened { .. }
            | Event::RoundClosed { .. }
            | Event::Dropped { .. }
            | Event::Counted { .. }
            | Event::ClearingBegun
            | Event::ShowdownBegun
            | Event::Procedure { .. } => {}
            _ => self.fresh.clear(),
        }
    }

    fn came(&mut self, cards: &[Dealt]) {
        self.fresh.clear();
        self.fresh.extend(cards.iter().flatten().copied());
    }
}
