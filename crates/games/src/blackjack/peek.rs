//! The look under the player-dealer's up card (RND-7), and a round that the floor has played on where it was missed or wrong.

use super::awaits::{Awaits, Task};
use super::event::Event;
use super::rules::Rules;
use super::table::{Bank, Hole, Phase, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refuse;
use cards::Card;
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

    /// The round is played on, whatever was seen or missed under the up card: it is what it is when it is turned over. Where a
    /// natural was called that does not lie there, nobody has played yet.
    pub(crate) fn play_on(&mut self) {
        let unknown = self.hole_is_unknown();
        let Some(bank) = self.bank.as_mut().filter(|bank| unknown && bank.peeked.is_some()) else { return };
        bank.unpeeked = true;
        if bank.peeked == Some(true) && self.phase == Phase::Drawing {
            self.phase = Phase::Playing;
        }
    }
}
