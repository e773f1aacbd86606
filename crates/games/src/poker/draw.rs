//! Draw games: throwing cards away and getting others, once or several times (DR-1 to DR-8, O-10).

use super::command::{Cards, Dealt, Refusal, Ruling, Seat, refuse};
use super::event::Event;
use super::flow::{Task, Turn};
use super::game::Deal;
use super::hand::{Hand, Held, Phase, Player, Status};
use super::stud::LastCards;
use crate::clauses::Clause;
use voice::{Place, say};

impl Hand {
    /// A draw begins: nobody has drawn yet, and what was thrown away before is nobody's own any more.
    pub(super) fn begin_draw(&mut self) {
        for player in &mut self.players {
            player.paid_before_draw = player.paid;
            (player.drew, player.asked) = (None, None);
            self.discards.extend(player.thrown.drain(..));
        }
    }

    /// The clause by which the stub is made up again on a draw, without a player's own discards.
    pub(super) fn reshuffle_clause(&self) -> Clause {
        if self.form().draws() > 1 { Clause::O10 } else { Clause::S10 }
    }

    /// What a shuffle of the stub is called, so that each has an order of its own where there may be several.
    pub fn scramble_name(&self) -> String {
        match self.trouble.scrambles {
            0 | 1 => "scramble".into(),
            _ if self.form().draws() < 2 => "scramble".into(),
            n => format!("scramble {n}"),
        }
    }

    pub(super) fn next_of_draw(&self) -> Option<Event> {
        if self.contenders().any(|s| self.player(s).drew.is_none() || self.owed(s) > 0) {
            return None;
        }
        let killed = |(seat, clause)| Event::Killed { seat, clause };
        Some(self.foul().map_or_else(|| Event::RoundOpened { opener: self.opener() }, killed))
    }

    /// Who is next to throw cards away.
    pub(super) fn next_to_draw(&self) -> Option<Seat> {
        self.contenders().find(|s| self.player(*s).drew.is_none())
    }

    pub(super) fn turn_of_draw(&self) -> Turn {
        if let Some(clause) = self.scramble_due() {
            return Turn::Dealer { task: Task::Scramble { clause } };
        }
        if self.burn_due() {
            return Turn::Dealer { task: Task::Burn };
        }
        match (self.next_to_be_dealt(), self.next_to_draw()) {
            (Some(seat), _) => Turn::Dealer { task: Task::Deal { seat, up: false } },
            (None, Some(seat)) => Turn::Draw { seat },
            (None, None) => Turn::Nobody,
        }
    }

    pub(super) fn rule_draw(&self, seat: Seat, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        if self.phase != Phase::Drawing {
            return refuse(self.rules.game.deal_clause(), say!("poker-no-draw"));
        }
        if self.burn_due() {
            return refuse(self.reshuffle_clause(), say!("poker-no-dealer-burns-card-before"));
        }
        match self.next_to_draw() {
            Some(next) if next == seat => {}
            Some(next) => return refuse(Clause::Dr3, say!("poker-no-player-s-turn-draw", who: Place(next))),
            None => return refuse(Clause::Dr6, say!("poker-no-everybody-drawn")),
        }
        self.check_count(cards.len())?;
        if let Some(count) = self.player(seat).asked.filter(|c| usize::from(*c) != cards.len()) {
            return refuse(Clause::Dr6, say!("poker-no-player-asked", who: Place(seat), count: count));
        }
        self.check_holds(seat, cards, Clause::Dr3)?;
        out.push(Event::Discarded { seat, cards: cards.clone() });
        Ok(())
    }

    /// May so many cards be drawn?
    fn check_count(&self, count: usize) -> Ruling {
        let most = self.form().own_cards();
        match count > most {
            true => {
                let spoken = say!("number-in-words", count: most);
                refuse(Clause::Dr3, say!("poker-no-player-draw-up-cards", spoken: spoken))
            }
            false => Ok(()),
        }
    }

    /// Does a player hold these cards?
    pub(super) fn check_holds(&self, seat: Seat, cards: &[Dealt], clause: Clause) -> Ruling {
        let mut hand = self.player(seat).cards.clone();
        for card in cards {
            let at = hand.iter().position(|h| h.card == *card || h.card.is_none());
            match (at, card) {
                (Some(i), _) => drop(hand.remove(i)),
                (None, Some(c)) => {
                    return refuse(clause, say!("poker-no-player-does-hold", who: Place(seat), card: c));
                }
                (None, None) => return refuse(clause, say!("poker-no-player-no-card", who: Place(seat))),
            }
        }
        Ok(())
    }

    /// Why a player may not say how many cards it wants, if it may not (DR-6).
    pub(super) fn ask_refused(&self, seat: Seat) -> Option<Refusal> {
        let open = self.phase == Phase::Drawing && !self.burn_due();
        if !(open || self.draw_just_ended()) {
            return Some(Refusal::new(Clause::Dr6, say!("poker-no-draw")));
        }
        let player = self.player(seat);
        if player.drew.is_none() || !player.is_in() {
            let next = self.next_to_draw();
            return (next != Some(seat)).then(|| Refusal::new(Clause::Dr6, say!("poker-no-turn-draw")));
        }
        if player.late > 0 || player.cards.iter().any(|h| h.street == self.street) {
            return Some(Refusal::new(Clause::Dr6, say!("poker-no-card-been-dealt")));
        }
        let after = self.clockwise(seat).skip(1).take_while(|s| *s > seat);
        if after.into_iter().any(|s| self.player(s).drew.is_some() || self.player(s).asked.is_some()) {
            return Some(Refusal::new(Clause::Dr6, say!("poker-no-another-player-acted")));
        }
        let lent = player.thrown.len() != usize::from(player.threw);
        lent.then(|| Refusal::new(self.reshuffle_clause(), say!("poker-no-discards-stub")))
    }

    /// Who drew last, as long as it may still change the number: everybody has drawn, and nothing has happened since (DR-6).
    pub fn last_may_change(&self) -> Option<Seat> {
        let last = self.contenders().last().filter(|_| self.next_to_draw().is_none())?;
        self.ask_refused(last).is_none().then_some(last)
    }

    /// Is the draw over, but has nothing happened since: no action, or where nobody can bet no hand shown or mucked? Until
    /// then the last player to draw may change its mind, from pat too (DR-6).
    fn draw_just_ended(&self) -> bool {
        let drawn = self.street_now().deal == Deal::Draw;
        drawn
            && match self.phase {
                Phase::Betting => !self.players.iter().any(|p| p.acted),
                Phase::Showdown => {
                    let quiet = |p: &Player| !p.shown && p.status != Status::Mucked;
                    self.round.opener.is_none() && self.players.iter().all(quiet)
                }
                _ => false,
            }
    }

    pub(super) fn rule_ask(&self, seat: Seat, count: u8, out: &mut Vec<Event>) -> Ruling {
        if let Some(refusal) = self.ask_refused(seat) {
            return Err(refusal);
        }
        self.check_count(usize::from(count))?;
        // A short hand has fewer than five to throw away; it is completed beside what it throws (DR-2).
        let player = self.player(seat);
        let taken_back = if player.drew.is_some() { player.thrown.len() } else { 0 };
        let held = player.cards.len() + taken_back;
        if usize::from(count) > held {
            return refuse(
                Clause::Dr3,
                say!("poker-no-player-cards-throw-away", who: Place(seat), held: held),
            );
        }
        out.push(Event::Asked { seat, count });
        Ok(())
    }

    /// A knock in turn is a check, or on the draw a pat hand; not knowing of a raise costs nothing (DR-5).
    pub(super) fn rule_knock(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        if self.form().draws() == 0 {
            return refuse(Clause::Dr5, say!("poker-no-knock-means-something-draw"));
        }
        if self.phase == Phase::Drawing {
            return self.rule_draw(seat, &Cards::new(), out);
        }
        self.check_turn(seat)?;
        if self.player(seat).street >= self.round.level {
            return self.rule_call(seat, out);
        }
        let says = say!("do-did-not-know", who: Place(seat));
        out.push(super::irregularities::procedure([(says, Clause::Dr5)]));
        Ok(())
    }

    pub(super) fn apply_asked(&mut self, seat: Seat, count: u8) {
        let player = self.player_mut(seat);
        player.asked = Some(count);
        // A changed mind takes the cards back from the muck: none has been dealt to it yet (DR-6).
        if player.drew.take().is_some() {
            while let Some(card) = player.thrown.pop() {
                player.cards.push(Held { card, up: false, street: 0 });
            }
        }
        // Where the draw was over it goes on.
        self.phase = Phase::Drawing;
    }

    pub(super) fn apply_discard(&mut self, seat: Seat, cards: &[Dealt]) {
        let (drawing, whole) = (self.phase == Phase::Drawing, self.form().own_cards());
        let player = self.player_mut(seat);
        for card in cards {
            let at = player.cards.iter().position(|h| h.card == *card);
            let at = at.or_else(|| player.cards.iter().position(|h| h.card.is_none()));
            if let Some(i) = at {
                player.cards.remove(i);
            }
            player.thrown.push(*card);
        }
        if drawing {
            player.threw = cards.len() as u8;
            player.drew = Some(whole.saturating_sub(player.cards.len()) as u8);
        }
    }

    /// The stub is made up again: of the burns, and in draw games of what nobody who waits threw away on this draw (ST-10,
    /// S-10, O-10).
    pub(super) fn apply_scramble(&mut self) {
        self.trouble.announced |= self.last_cards() == LastCards::Community;
        self.burns_to_stub();
        self.trouble.scrambles = self.trouble.scrambles.saturating_add(1);
        if self.is_stud() {
            let owed = self.owed_together();
            // Where every card is needed there is no burn, so that each player gets a fresh one (ST-10).
            self.trouble.no_burn_on = (owed == self.stub()).then_some(self.street);
            self.trouble.no_burn_by = self.trouble.no_burn_on.map(|street| (street, Clause::St10));
            return;
        }
        let owed: Vec<bool> = (0..self.players.len()).map(|i| self.owed(i as Seat) > 0).collect();
        let mut back: Vec<Dealt> = self.discards.drain(..).collect();
        for (player, owed) in self.players.iter_mut().zip(owed) {
            if !player.is_in() {
                back.extend(std::mem::take(&mut player.cards).into_iter().map(|h| h.card));
            }
            if !owed {
                back.extend(std::mem::take(&mut player.thrown));
            }
        }
        if back.is_empty() && self.stub() == 0 {
            back = self.lent_discards();
        }
        self.return_to_stub(back.into_iter());
    }

    /// Everybody who threw something away still waits for a card: the last of them lends its discards to the others,
    /// no more than they need, so that nobody can get its own back (S-10).
    fn lent_discards(&mut self) -> Vec<Dealt> {
        let first = self.next_to_be_dealt();
        let lends = |s: &Seat| Some(*s) != first && self.owed(*s) > 0 && !self.player(*s).thrown.is_empty();
        let Some(lender) = self.contenders().filter(lends).last() else { return vec![] };
        let wanted: usize = self.contenders().filter(|s| *s != lender).map(|s| self.owed(s)).sum();
        let thrown = &mut self.player_mut(lender).thrown;
        let count = wanted.min(thrown.len());
        thrown.drain(..count).collect()
    }
}
