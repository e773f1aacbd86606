//! Crazy Pineapple: one of three hole cards goes after the flop's betting (CP-1, CP-2).

use super::command::{Dealt, Ruling, Seat, refuse};
use super::event::Event;
use super::hand::{Hand, Phase};
use crate::clauses::Clause;
use voice::{Place, say};

impl Hand {
    /// Has a player still to throw a card away?
    pub(super) fn is_to_clear(&self, seat: Seat) -> bool {
        self.player(seat).cards.len() == self.form().first_cards()
    }

    pub(super) fn rule_clear(&self, seat: Seat, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        if self.phase != Phase::Clearing {
            return refuse(Clause::Cp1, say!("poker-no-card-thrown-away-after"));
        }
        if !self.is_to_clear(seat) {
            return refuse(Clause::Cp1, say!("poker-no-player-cleared-hand", who: Place(seat)));
        }
        self.check_holds(seat, &[card], Clause::Cp1)?;
        out.push(Event::Discarded { seat, cards: [card].into_iter().collect() });
        Ok(())
    }

    pub(super) fn rule_all_clear(&self, out: &mut Vec<Event>) -> Ruling {
        if self.phase != Phase::Clearing {
            return refuse(Clause::Cp2, say!("poker-no-hands-cleared"));
        }
        let late: Vec<Seat> = self.contenders().filter(|s| self.is_to_clear(*s)).collect();
        // If nobody has cleared, the hands die in turn, and the last has the pot with nobody left against it (CP-2).
        let spare = usize::from(late.len() == self.contenders().count());
        for &seat in &late[..late.len() - spare] {
            out.push(Event::Killed { seat, clause: Clause::Cp2 });
        }
        out.push(Event::AllCleared);
        Ok(())
    }
}
