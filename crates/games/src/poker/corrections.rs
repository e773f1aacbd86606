//! What is found out later: a hand that turns out to be short, a card that was named wrongly, a hand that cannot be put
//! right (HE-11, DR-1, DR-2, ST-11, S-17, S-18), a hand that the floor declares dead (S-20).

use super::command::{Ruling, Seat, refuse};
use super::event::Event;
use super::game::Mending;
use super::hand::{Hand, Phase};
use super::irregularities::procedure;
use super::view::Viewer;
use crate::clauses::Clause;
use cards::Card;
use chips::Money;
use voice::{Place, say};

impl Hand {
    /// A hand is short, and it is noticed only when the deal is over: one of the face-down cards counted for it never
    /// came.
    pub(super) fn rule_found_short(&self, seat: Seat, clause: Clause, out: &mut Vec<Event>) -> Ruling {
        let (mending, whole) = (self.form().mending, self.form().own_cards());
        if mending == Mending::OnTheDraw && self.street > 0 {
            out.push(Event::Killed { seat, clause: Clause::Dr1 });
            let text = say!("do-fewer-than-cards-after", whole: whole);
            out.push(procedure([(text, Clause::Dr1)]));
            return Ok(());
        }
        if self.player(seat).cards.iter().all(|h| h.card.is_some()) {
            return refuse(clause, say!("poker-no-all-cards-player-known", who: Place(seat)));
        }
        if mending == Mending::OffTheTop && self.action_is_substantial() {
            return refuse(clause, say!("poker-no-found-after-substantial-action"));
        }
        out.push(Event::PassedOver { seat });
        let give = say!("do-give-player-next-card", who: Place(seat));
        let mut after = self.clone();
        after.find_short(seat);
        out.push(match mending {
            Mending::OffTheTop => procedure([(give, clause), (say!("do-then-go-betting"), clause)]),
            Mending::OnTheDraw if after.completion_refused(seat).is_none() => procedure([(give, clause)]),
            Mending::OnTheDraw => {
                procedure([(say!("do-first-player-acted-short-hand", whole: whole), clause)])
            }
            Mending::Never => procedure([(say!("do-players-protect-own-hands"), clause)]),
        });
        Ok(())
    }

    /// The last face-down card counted for a player is still in the stub.
    pub(super) fn find_short(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        if let Some(i) = player.cards.iter().rposition(|h| h.card.is_none()) {
            player.cards.remove(i);
            player.passed_over += 1;
            self.return_to_stub([None].into_iter());
        }
    }

    /// The floor says which card really lies there (S-18).
    pub(super) fn rule_correct(&self, from: Card, to: Card, out: &mut Vec<Event>) -> Ruling {
        if self.is_over() {
            return refuse(Clause::S18, say!("poker-no-hand-over"));
        }
        if !self.lies_open(from) {
            return refuse(Clause::S18, say!("poker-no-does-lie-open-table", from: from));
        }
        self.check_cards(&[Some(to)])?;
        let mut corrected = self.clone();
        corrected.correct(from, to);
        let moves_on = self.phase == Phase::Betting && corrected.due_to_open() != self.due_to_open();
        if moves_on && self.players.iter().any(|p| p.acted) {
            return refuse(Clause::S18, say!("poker-no-somebody-acted-who-opens"));
        }
        out.push(Event::Corrected { from, to });
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
