//! The look under the player-dealer's up card (RND-7), and a round that the floor has played on where it was missed or wrong.

use super::awaits::{Awaits, Task};
use super::event::Event;
use super::rules::Rules;
use super::table::{Bank, Hole, Phase, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{PlayerId, Refusal};
use cards::Card;
use chips::Money;
use voice::say;

impl Bank {
    /// What was seen under the up card, as far as it counts.
    pub(crate) fn saw(&self) -> Option<bool> {
        self.peeked.filter(|_| !self.unpeeked)
    }

    /// Where that counts for nothing: was it a natural, now that it is turned over?
    pub(crate) fn turned_up(&self, rules: &Rules) -> Option<bool> {
        let shown = self.unpeeked && matches!(self.hole, Hole::Shown(_));
        shown.then(|| rules.count(&self.cards[..2], true).natural)
    }
}

impl Table {
    pub(crate) fn peek(&self, natural: bool) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::Dealer { task: Task::Peek } => Ok(Event::Peeked { natural }),
            _ => refuse(Clause::Rnd7, say!("bj-no-hole-card-checked")),
        }
    }

    /// RND-7: the card under the player-dealer's first is what the house dealer saw there.
    pub(crate) fn check_peeked(&self, card: Card) -> Result<(), Refusal> {
        let bank = self.bank.as_ref().expect("a hole card has a bank");
        let natural = self.rules.count(&[bank.cards[0], card], true).natural;
        if bank.saw().is_some_and(|seen| seen != natural) {
            let seen = if natural { "no natural" } else { "a natural" };
            return refuse(Clause::Rnd7, say!("bj-no-cannot-hole-card-seen", card: card, seen: seen));
        }
        Ok(())
    }

    /// Was there a look that may still be taken for none? Not once the hole card lies open, and not where insurance that was
    /// settled by it cannot be put out again, because its chips are in play by now.
    pub(crate) fn is_looked(&self) -> bool {
        let looked = self.bank.as_ref().is_some_and(|bank| bank.saw().is_some());
        looked && self.hole_is_unknown() && self.people.iter().all(|p| p.stack >= self.insured_by_look(p.id))
    }

    /// What somebody got back where the look settled insurance: it lies out again if the look counts for nothing.
    fn insured_by_look(&self, player: PlayerId) -> Money {
        let own = self.circles.iter().filter(|circle| circle.player == Some(player));
        own.filter_map(|c| Some(c.insurance? + c.insurance_settled?.moved)).sum()
    }

    pub(crate) fn check_no_look(&self) -> Result<(), Refusal> {
        match self.is_looked() {
            true => Ok(()),
            false => refuse(self.floor_clause(), say!("bj-no-look-to-undo")),
        }
    }

    /// What was seen or missed under the up card counts for nothing: that card is what it is when it is turned over, and insurance
    /// is settled then. Where a natural was called, nobody has played yet.
    pub(crate) fn no_look(&mut self) {
        for i in 0..self.circles.len() {
            let circle = &mut self.circles[i];
            let Some(paid) = circle.insurance_settled.take() else { continue };
            let (player, amount) = (circle.player, circle.insurance.unwrap_or(Money::ZERO));
            let player = player.expect("insurance has an owner");
            self.person_mut(player).stack -= amount + paid.moved;
            self.bank_mut().result += paid.moved;
        }
        let bank = self.bank_mut();
        bank.unpeeked = true;
        if bank.peeked == Some(true) && self.phase == Phase::Drawing {
            self.phase = Phase::Playing;
        }
    }
}
