//! Lowball's own: kill pots, no check-raise, and short all-ins after the draw (LB-4, LB-5, LB-10, S-11). The sevens rule
//! has a file to itself.

use super::command::{Refusal, Ruling, Seat};
use super::event::{Event, Forced};
use super::hand::{Hand, Phase};
use super::rules::Limit;
use crate::clauses::Clause;
use chips::Money;
use voice::say;

impl Hand {
    /// How many cards the deal has brought a player, with those that it gets when everybody else has theirs (LB-6).
    pub fn given(&self, seat: Seat) -> usize {
        self.player(seat).cards.len() + usize::from(self.player(seat).late)
    }

    /// Why a player may not kill the pot, if it may not (LB-5, S-11).
    pub(super) fn kill_refused(&self, seat: Seat) -> Option<Refusal> {
        let why = |clause, says| Some(Refusal::new(clause, says));
        if !self.form().customs.kills || !self.rules.is_house() {
            return why(Clause::Lb5, say!("poker-no-kill-here"));
        }
        if self.killer.is_some() {
            return why(Clause::S11, say!("poker-no-kill-twice"));
        }
        let third = self.players.iter().any(|p| p.cards.len() > 2);
        if self.phase != Phase::Dealing || self.street != 0 || third || self.given(seat) != 2 {
            return why(Clause::S11, say!("poker-no-kill-after-two"));
        }
        let player = self.player(seat);
        if player.stack + player.street < self.rules.big_blind * 2 {
            return why(Clause::Lb5, say!("poker-no-kill-chips"));
        }
        None
    }

    pub(super) fn rule_kill(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        if let Some(refusal) = self.kill_refused(seat) {
            return Err(refusal);
        }
        let amount = self.rules.big_blind * 2 - self.player(seat).street;
        out.push(Event::Posted { seat, amount, forced: Forced::Kill });
        Ok(())
    }

    /// Is this lowball, after the draw?
    pub(super) fn is_after_the_draw(&self) -> bool {
        self.form().customs.sevens && self.is_last_street()
    }

    /// After the draw in lowball any short all-in may be completed (S-5, LB-10).
    pub(super) fn note_short_all_in(&mut self, to: Money) {
        if !self.is_after_the_draw() {
            return;
        }
        // With a spread limit only a first bet below the minimum can be completed: a short raise just stands (S-5).
        let opens = matches!(self.limit, Limit::Fixed { .. }) || self.round.level.is_zero();
        let next = opens.then_some(self.round.level + self.bet_size());
        self.round.complete_to = self.round.complete_to.or(next).filter(|target| to < *target);
    }
}
