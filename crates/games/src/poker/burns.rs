//! Two burns before a street of stud, or none: what is put right, and what has to be accepted (ST-8).

use super::command::{Ruling, refuse};
use super::event::Event;
use super::hand::{Hand, Phase};
use super::irregularities::procedure;
use crate::clauses::Clause;
use voice::say;

impl Hand {
    pub(super) fn rule_misburn(&self, count: u8, out: &mut Vec<Event>) -> Ruling {
        if !self.is_stud() || self.phase != Phase::Dealing || self.street == 0 {
            return refuse(Clause::St8, say!("poker-no-streets-stud-dealt-after"));
        }
        let begun = self.contenders().any(|s| self.owed(s) == 0) || self.is_scrambled();
        if begun {
            return refuse(Clause::St8, say!("poker-no-wrong-burn-reported-before"));
        }
        if self.stub() == 0 {
            return refuse(Clause::St10, say!("poker-no-cards-left"));
        }
        let last = self.is_last_street();
        match (count, last) {
            (0, false) if self.burn_due() => out.push(procedure([
                (say!("do-first-card-dealt-burn"), Clause::St8),
                (say!("do-move-every-other-card"), Clause::St8),
                (say!("do-deal-on"), Clause::St8),
            ])),
            (2, false) => out.push(procedure([
                (say!("do-first-card-burn"), Clause::St8),
                (say!("do-second-burned-card-goes"), Clause::St8),
                (say!("do-move-cards-dealt-player"), Clause::St8),
            ])),
            (0, true) if self.burn_due() => {
                out.push(Event::BurnWaived);
                out.push(procedure([(say!("do-down-cards-cannot-told"), Clause::St8)]));
            }
            (2, true) => {
                out.push(Event::Burned { card: None, up: false });
                out.push(procedure([
                    (say!("do-second-burned-card-stays"), Clause::St8),
                    (say!("do-down-cards-cannot-told"), Clause::St8),
                ]));
            }
            _ => return refuse(Clause::St8, say!("poker-no-burn-before-street-should")),
        }
        Ok(())
    }
}
