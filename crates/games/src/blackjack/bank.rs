//! Who banks: offers clockwise, two hands a turn, declining, and who is eligible (RND-2, RND-12, L-COL-3, L-CAS-14).

use super::awaits::Awaits;
use super::event::Event;
use super::rules::BankEligibility;
use super::table::{Offer, Person, Phase, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{PlayerId, Seat};
use chips::Money;
use voice::say;

impl Table {
    pub(crate) fn take_bank(&self, player: PlayerId, wager: Money) -> Result<Event, Refusal> {
        let person = self.known(player)?;
        if self.phase != Phase::Offering {
            return refuse(Clause::Rnd12, say!("bj-no-bank-taken-round"));
        }
        if self.shoe.shuffle_due {
            return refuse(Clause::D11, say!("bj-no-shoe-being-shuffled-bank"));
        }
        let Some(seat) = person.seat else {
            return refuse(Clause::Rnd12, say!("bj-no-bank-offered-seated-players"));
        };
        let turn = match self.awaits() {
            Awaits::BankOffer { player: offered, turn, .. } if offered == player => turn,
            Awaits::BankOffer { seat, .. } => {
                return refuse(Clause::Rnd12, say!("bj-no-bank-offered-clockwise-seat", seat: seat));
            }
            _ => self.offer.turn,
        };
        self.check_eligible(person)?;
        // L-CAS-15 needs no check of its own: wagers come after the bank, so no circle holds one now.
        if wager < self.schedule.min {
            return refuse(Clause::Rnd2, say!("bj-no-bank-wager-least-table", min: self.schedule.min));
        }
        if !wager.is_multiple_of(self.rules.chip) {
            return refuse(Clause::D19, say!("bj-no-bank-wager-multiple-chip", chip: self.rules.chip));
        }
        let fee = self.highest_fee();
        if person.stack < wager + fee {
            return refuse(
                Clause::Rnd2,
                say!("bj-no-bank-fee-up-need", wager: wager, fee: fee, stack: person.stack),
            );
        }
        Ok(Event::BankTaken { player, seat, wager, turn })
    }

    pub(crate) fn decline_bank(&self, player: PlayerId) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::BankOffer { player: offered, seat, .. } if offered == player => {
                Ok(Event::BankDeclined { player, seat })
            }
            _ => refuse(Clause::Rnd12, say!("bj-no-bank-offered")),
        }
    }

    /// The most the player-dealer's fee can come to; it is taken when the total action is known (RND-2).
    pub(crate) fn highest_fee(&self) -> Money {
        self.bounds().bank_fees.1
    }

    fn check_eligible(&self, person: &Person) -> Result<(), Refusal> {
        if !self.meets_conditions(person) && self.people.iter().any(|p| self.meets_conditions(p)) {
            return refuse(Clause::LCol3, say!("bj-no-bank-must-played-previous"));
        }
        Ok(())
    }

    /// L-COL-3 and L-CAS-14, where the house has them. Banking counts as playing and as wagering on the spot.
    fn meets_conditions(&self, person: &Person) -> bool {
        let Some(seat) = person.seat else { return false };
        match self.rules.bank_eligibility {
            BankEligibility::Anyone => true,
            BankEligibility::PlayedPreviousTwo => {
                person.streak >= 2 && self.spots[usize::from(seat) - 1] == Some(person.id)
            }
        }
    }

    /// May this seat be offered the bank: somebody eligible sits there, with chips for a minimum bank and its fee?
    pub(crate) fn may_be_offered(&self, seat: Seat) -> bool {
        self.seated(seat).is_some_and(|p| {
            p.stack >= self.schedule.min + self.highest_fee() && self.check_eligible(p).is_ok()
        })
    }

    /// The offer after somebody declined or left: the next eligible seat clockwise that has not declined. The walk
    /// that started left of the last player-dealer ends at its seat, so it may come back there (RND-12).
    pub(crate) fn next_offer(&self, after: Seat) -> Offer {
        let declined = self.offer.declined;
        let next = self.clockwise_after(after).find(|s| declined & (1 << *s) == 0 && self.may_be_offered(*s));
        Offer { seat: next, turn: 1, ..self.offer }
    }

    /// The offer when a round has ended: a second turn for the same player-dealer, or clockwise onward.
    pub(crate) fn offer_after_round(&self, seat: Seat, turn: u8) -> Offer {
        let fresh = Offer { seat: None, turn: 1, origin: seat, declined: 0 };
        if turn < self.rules.bank_turns && self.may_be_offered(seat) {
            return Offer { seat: Some(seat), turn: turn + 1, ..fresh };
        }
        let next = self.clockwise_after(seat).find(|s| self.may_be_offered(*s));
        Offer { seat: next, ..fresh }
    }
}
