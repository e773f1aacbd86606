//! How events change a hand. Nothing here can fail or refuse: that has been decided before.

use super::command::{Dealt, Seat};
use super::event::{Award, Event, Forced};
use super::game::{Deal, Form};
use super::hand::{Hand, Held, Phase, Status};
use super::stud::LastCards;
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use cards::Card;
use chips::Money;

impl Hand {
    /// Notes that cards have left the stub.
    fn take(&mut self, cards: &[Dealt]) {
        for card in cards {
            self.gone += 1;
            if let Some(c) = card {
                self.seen |= 1 << c.index();
            }
        }
    }

    /// Notes that cards are back in the stub.
    fn put_back(&mut self, cards: impl Iterator<Item = Dealt>) {
        for card in cards {
            self.gone = self.gone.saturating_sub(1);
            if let Some(c) = card {
                self.seen &= !(1 << c.index());
            }
        }
    }

    /// Changes the hand by what happened. Cannot fail: events come from [`Hand::execute`] or from its log.
    pub fn apply(&mut self, event: &Event) {
        self.keep_before(event);
        self.keep_mover(event);
        self.keep_fresh(event);
        match event {
            Event::Posted { seat, amount, forced } => self.apply_post(*seat, *amount, *forced),
            Event::StreetBegun { street } => self.apply_street(*street),
            Event::Dealt { seat, cards, up } => {
                self.take(cards);
                let (street, late) = (self.street, self.deal_is_late(*seat));
                let (stud, last) = (self.is_stud(), self.is_last_street());
                let player = self.player_mut(*seat);
                // A hole card turned up by accident cannot be forced low; a last card turned up may stop.
                player.not_forced |= stud && *up && street == 0 && player.cards.len() < 2;
                player.may_stop |= stud && *up && last;
                for card in cards {
                    player.cards.push(Held { card: *card, up: *up, street });
                    if late && player.late > 0 {
                        player.late -= 1;
                    } else if late {
                        player.passed_over = player.passed_over.saturating_sub(1);
                        player.short_on_deal &= player.passed_over > 0;
                    }
                }
            }
            Event::Boarded { cards } => {
                self.take(cards);
                self.board.extend(cards.iter().copied());
            }
            Event::Burned { card, up } => {
                self.trouble.announced |= self.last_cards() == LastCards::Community;
                self.take(&[*card]);
                self.burns.push((*card, *up));
                self.trouble.no_burn_on =
                    Some(if self.phase == Phase::Dealing || self.phase == Phase::Drawing {
                        self.street
                    } else {
                        self.street + 1
                    });
            }
            Event::RoundOpened { opener } => self.apply_round_opened(*opener),
            Event::Called { seat, amount } => self.apply_call(*seat, *amount),
            Event::Raised { seat, to } => self.apply_raise(*seat, *to),
            Event::Folded { seat } => self.leave(*seat, Status::Folded),
            Event::Killed { seat, clause } => self.leave(*seat, Status::Dead(*clause)),
            Event::RoundClosed { uncalled } => self.apply_round_closed(*uncalled),
            Event::Dropped { amount } => self.take_collection(*amount),
            Event::Asked { seat, count } => self.apply_asked(*seat, *count),
            Event::Discarded { seat, cards } => self.apply_discard(*seat, cards),
            Event::ClearingBegun => self.phase = Phase::Clearing,
            Event::AllCleared => {
                self.trouble.cleared = true;
                self.phase = Phase::Between;
            }
            Event::ShowdownBegun => self.phase = Phase::Showdown,
            Event::Shown { seat, cards } => self.apply_shown(*seat, cards),
            Event::Mucked { seat } => self.player_mut(*seat).status = Status::Mucked,
            Event::BoardPlayed { seat } => {
                let player = self.player_mut(*seat);
                (player.plays_board, player.shown) = (true, true);
            }
            Event::Awarded { lines, uncalled } => self.apply_award(lines, *uncalled),
            Event::Procedure { .. } => {}
            _ => self.apply_irregularity(event),
        }
    }

    fn apply_post(&mut self, seat: Seat, amount: Money, forced: Forced) {
        let player = self.player_mut(seat);
        match forced {
            Forced::Ante => {
                player.stack -= amount;
                player.paid += amount;
                player.due.ante = Money::ZERO;
            }
            Forced::Dead => {
                player.stack -= amount;
                player.dead += amount;
                player.due.dead = Money::ZERO;
            }
            Forced::Blind => {
                player.pay(amount);
                player.due.blind = Money::ZERO;
                self.round.level = self.round.level.max(self.player(seat).street);
            }
            Forced::Kill => {
                player.pay(amount);
                self.round.level = self.round.level.max(self.player(seat).street);
                self.killer = Some(seat);
                self.limit = self.rules.limit.doubled();
            }
            Forced::BringIn => {
                player.pay(amount);
                player.acted = true;
                player.closed = true;
                self.round.level = self.player(seat).street;
                self.round.bring_in = false;
                self.pass_turn(seat);
            }
        }
    }

    fn apply_street(&mut self, street: u8) {
        self.street = street;
        self.phase = match self.street_now().deal {
            Deal::Draw => Phase::Drawing,
            _ => Phase::Dealing,
        };
        if self.early_clause(street) == Some(Clause::He16)
            && let Some(card) = self.trouble.early_turn.take()
        {
            self.put_back([card].into_iter());
            self.trouble.no_burn_on = Some(street);
            self.trouble.no_burn_by = Some((street, Clause::He15));
        }
        if self.phase == Phase::Drawing {
            self.begin_draw();
        }
    }

    fn leave(&mut self, seat: Seat, status: Status) {
        let player = self.player_mut(seat);
        player.status = status;
        player.acted |= status == Status::Folded;
        if self.phase == Phase::Betting && self.round.actor == Some(seat) {
            self.pass_turn(seat);
        }
    }

    fn apply_shown(&mut self, seat: Seat, cards: &[Dealt]) {
        let mut learned = 0u64;
        let player = self.player_mut(seat);
        player.shown = true;
        let mut unknown: ArrayVec<Card, 8> = cards.iter().flatten().copied().collect();
        unknown.retain(|c| !player.cards.iter().any(|h| h.card == Some(*c)));
        let mut unknown = unknown.into_iter();
        for held in player.cards.iter_mut().filter(|h| h.card.is_none()) {
            held.card = unknown.next();
            if let Some(c) = held.card {
                learned |= 1 << c.index();
            }
        }
        self.seen |= learned;
    }

    fn apply_award(&mut self, lines: &[Award], uncalled: Option<(Seat, Money)>) {
        if let Some((seat, amount)) = uncalled {
            self.give_back(seat, amount);
        }
        for line in lines {
            self.player_mut(line.seat).stack += line.amount;
        }
        self.awards = lines.to_vec();
        self.phase = Phase::Over;
    }

    pub(super) fn give_back(&mut self, seat: Seat, amount: Money) {
        let player = self.player_mut(seat);
        player.stack += amount;
        player.paid -= amount;
        player.street -= amount;
    }

    /// Cards go back to the stub: everything that was burned.
    pub(super) fn burns_to_stub(&mut self) {
        let burns = std::mem::take(&mut self.burns);
        self.put_back(burns.into_iter().map(|(card, _)| card));
    }

    /// Cards go back to the stub.
    pub(super) fn return_to_stub(&mut self, cards: impl Iterator<Item = Dealt>) {
        self.put_back(cards);
    }

    /// Cards leave the stub without going to a hand.
    pub(super) fn leave_stub(&mut self, card: Dealt) {
        self.take(&[card]);
    }

    /// Cards left in the stub, by count.
    pub fn stub(&self) -> usize {
        self.rules.game.deck().len().saturating_sub(usize::from(self.gone))
    }

    /// What the game is made of.
    pub(super) fn form(&self) -> &'static Form {
        self.rules.game.form()
    }

    /// Is this a stud game: no blinds, and cards that show say who opens?
    pub(super) fn is_stud(&self) -> bool {
        !self.form().has_blinds()
    }
}
