//! What the floor puts right: a card that was named wrongly, a hand that cannot be put right, a hand that it declares dead
//! (S-17, S-18, S-20).

use super::command::{Ruling, Seat, refuse};
use super::event::Event;
use super::hand::{Hand, Phase};
use super::irregularities::procedure;
use super::view::Viewer;
use crate::clauses::Clause;
use cards::Card;
use chips::Money;
use voice::{Place, say};

impl Hand {
    /// The floor says which card really lies there (S-18).
    pub(super) fn rule_correct(&self, from: Card, to: Card, out: &mut Vec<Event>) -> Ruling {
        if self.is_over() {
            return refuse(Clause::S18, say!("poker-no-hand-over"));
        }
        if !self.lies_open(from) {
            return refuse(Clause::S18, say!("poker-no-does-lie-open-table", from: from));
        }
        self.rule_other_card(Event::Corrected { from, to }, (from, to), out)
    }

    /// The card that really lies there, and who opens because of it.
    pub(super) fn rule_other_card(
        &self,
        named: Event,
        (from, to): (Card, Card),
        out: &mut Vec<Event>,
    ) -> Ruling {
        self.check_cards(&[Some(to)])?;
        let mut corrected = self.clone();
        corrected.correct(from, to);
        let moves_on = self.phase == Phase::Betting && corrected.due_to_open() != self.due_to_open();
        if moves_on && self.players.iter().any(|p| p.acted) {
            return refuse(Clause::S18, say!("poker-no-somebody-acted-who-opens"));
        }
        out.push(named);
        if moves_on {
            out.push(Event::RoundOpened { opener: corrected.opener() });
        }
        Ok(())
    }

    /// Whose cards make it the first of the street, where cards do (ST-4, RZ-1).
    fn due_to_open(&self) -> Option<Seat> {
        match (self.is_stud(), self.street) {
            (false, _) => None,
            (true, 0) => self.low_card(),
            (true, _) => self.showing_first(),
        }
    }

    /// Can everybody see this card?
    fn lies_open(&self, card: Card) -> bool {
        let view = self.view(Viewer::Rail);
        let held = view.players.iter().flat_map(|p| &p.cards).filter_map(|c| c.card);
        let table = view.board.iter().chain(&view.exposed).chain(&view.common).flatten().copied();
        // An early turn lies to the side until the river, where everybody saw it (HE-15).
        self.trouble.early_turn == Some(Some(card)) || held.chain(table).any(|c| c == card)
    }

    pub(super) fn correct(&mut self, from: Card, to: Card) {
        let held = self.players.iter_mut().flat_map(|p| &mut p.cards).map(|h| &mut h.card);
        let burned = self.burns.iter_mut().map(|(card, _)| card);
        let table = self.board.iter_mut().chain(&mut self.common).chain(&mut self.trouble.early_turn);
        for card in held.chain(burned).chain(table).filter(|c| **c == Some(from)) {
            *card = Some(to);
        }
        self.seen &= !(1 << from.index());
        self.seen |= 1 << to.index();
        // Who opens may be the same, and yet a pair be open or none any more (ST-5).
        let opened = self.phase == Phase::Betting && !self.round.big_made;
        self.round.open_pair = if opened { self.has_open_pair() } else { self.round.open_pair };
    }

    /// The floor declares one player's hand dead (S-20).
    pub(super) fn rule_dead(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        if self.is_over() {
            return refuse(Clause::S20, say!("poker-no-hand-over-chips-been"));
        }
        if !self.players.get(usize::from(seat)).is_some_and(|p| p.is_in()) {
            return refuse(Clause::S20, say!("poker-no-player-no-hand", who: Place(seat)));
        }
        out.push(Event::Killed { seat, clause: Clause::S20 });
        let cards = say!("do-put-player-s-cards", who: Place(seat));
        out.push(procedure([
            (cards, Clause::S20),
            (say!("do-what-hand-put-stays"), Clause::S20),
            (say!("do-others-play"), Clause::S20),
        ]));
        Ok(())
    }

    /// The floor declares the hand void (S-17).
    pub(super) fn rule_void(&self, out: &mut Vec<Event>) -> Ruling {
        if self.is_over() {
            return refuse(Clause::S17, say!("poker-no-hand-over"));
        }
        out.push(Event::Voided);
        out.push(procedure([
            (say!("do-everybody-takes-back-what"), Clause::S17),
            (say!("do-nothing-collected-drop-chip"), Clause::S17),
            (say!("do-shuffle-deal-again-button"), Clause::S17),
        ]));
        Ok(())
    }

    pub(super) fn void(&mut self) {
        for player in &mut self.players {
            player.stack = player.entry.stack;
            (player.paid, player.street, player.dead) = (Money::ZERO, Money::ZERO, Money::ZERO);
        }
        self.drop = Money::ZERO;
        self.round.actor = None;
        self.trouble.voided = true;
        self.phase = Phase::Over;
    }
}
