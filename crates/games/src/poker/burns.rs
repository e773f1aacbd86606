//! Two burns before a street of stud, or none: what is put right, and what has to be accepted (ST-8).

use super::command::{Dealt, MOST, Ruling, refuse};
use super::event::Event;
use super::hand::{Hand, Held, Phase};
use super::irregularities::procedure;
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use voice::say;

impl Hand {
    /// So many cards were burned instead of one. Where cards of the street lie open already, the second burn has to be named.
    pub(super) fn rule_misburn(&self, count: u8, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        if !self.is_stud() || self.street == 0 || !matches!(self.phase, Phase::Dealing | Phase::Betting) {
            return refuse(Clause::St8, say!("poker-no-streets-stud-dealt-after"));
        }
        if self.phase == Phase::Betting && self.players.iter().any(|p| p.acted) {
            return refuse(Clause::St8, say!("poker-no-wrong-burn-acted"));
        }
        if self.is_scrambled() || self.common.is_some() {
            return refuse(Clause::St10, say!("poker-no-wrong-burn-scrambled"));
        }
        if self.stub() == 0 {
            return refuse(Clause::St10, say!("poker-no-cards-left"));
        }
        match (self.is_begun(), self.is_last_street()) {
            (_, true) => self.rule_misburn_before_down_cards(count, out),
            (true, false) => self.rule_move(count, card, out),
            (false, false) => self.rule_misburn_in_time(count, out),
        }
    }

    /// Has a card of this street been dealt?
    pub(super) fn is_begun(&self) -> bool {
        self.players.iter().any(|p| p.cards.last().is_some_and(|h| h.street == self.street))
    }

    /// No card of the street has been called yet: they are called from where they belong.
    fn rule_misburn_in_time(&self, count: u8, out: &mut Vec<Event>) -> Ruling {
        match count {
            0 if self.burn_due() => out.push(procedure([
                (say!("do-first-card-dealt-burn"), Clause::St8),
                (say!("do-move-every-other-card"), Clause::St8),
                (say!("do-deal-on"), Clause::St8),
            ])),
            2 => out.push(procedure([
                (say!("do-first-card-burn"), Clause::St8),
                (say!("do-second-burned-card-goes"), Clause::St8),
                (say!("do-move-cards-dealt-player"), Clause::St8),
            ])),
            _ => return refuse(Clause::St8, say!("poker-no-burn-before-street-should")),
        }
        Ok(())
    }

    /// Nobody can tell the down cards apart: they stay where they are, and only the burns are counted.
    fn rule_misburn_before_down_cards(&self, count: u8, out: &mut Vec<Event>) -> Ruling {
        let begun = self.is_begun();
        let due = usize::from(self.burn_due());
        match count {
            0 if due > 0 || begun && self.counted_a_burn() => out.push(Event::BurnWaived),
            2 if self.stub() > due + if begun { self.owed_together() } else { 0 } => {
                let burned = Event::Burned { card: None, up: false };
                out.extend(std::iter::repeat_n(burned, due + 1));
                out.push(procedure([
                    (say!("do-second-burned-card-stays"), Clause::St8),
                    (say!("do-down-cards-cannot-told"), Clause::St8),
                ]));
                return Ok(());
            }
            2 => return refuse(Clause::St10, say!("poker-no-cards-left")),
            _ => return refuse(Clause::St8, say!("poker-no-burn-before-street-should")),
        }
        out.push(procedure([(say!("do-down-cards-cannot-told"), Clause::St8)]));
        Ok(())
    }

    /// Was a burn counted for this street that nobody has seen, and of which nothing wrong has been reported?
    fn counted_a_burn(&self) -> bool {
        let unseen = self.burns.last() == Some(&(None, false));
        unseen && self.trouble.no_burn_on == Some(self.street) && self.trouble.misburned != Some(self.street)
    }

    /// Cards of the street lie open: they are moved to where they belong, as long as nobody has acted on them.
    fn rule_move(&self, count: u8, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        let wrong = match count {
            0 => self.counted_a_burn(),
            _ => count == 2 && self.trouble.misburned != Some(self.street),
        };
        if !wrong {
            return refuse(Clause::St8, say!("poker-no-burn-before-street-should"));
        }
        if !self.is_dealt_in_turn() {
            return refuse(Clause::St8, say!("poker-no-cards-not-in-turn"));
        }
        let card = card.filter(|_| count == 2);
        if count == 2 {
            self.check_known(&[card])?;
            self.check_cards(&[card])?;
        }
        let moved = Event::StreetMoved { burned: count, card };
        let mut after = self.clone();
        after.apply(&moved);
        out.push(moved);
        if after.phase == Phase::Betting {
            out.push(Event::RoundOpened { opener: after.opener() });
        }
        out.push(match count {
            0 => procedure([
                (say!("do-first-card-dealt-burn"), Clause::St8),
                (say!("do-move-every-other-card"), Clause::St8),
                (say!("do-deal-on"), Clause::St8),
            ]),
            _ if after.phase == Phase::Betting => procedure([
                (say!("do-first-card-burn"), Clause::St8),
                (say!("do-second-burned-card-goes"), Clause::St8),
                (say!("do-move-cards-dealt-player"), Clause::St8),
                (say!("do-last-card-next-burn"), Clause::St8),
            ]),
            _ => procedure([
                (say!("do-first-card-burn"), Clause::St8),
                (say!("do-second-burned-card-goes"), Clause::St8),
                (say!("do-move-cards-dealt-player"), Clause::St8),
            ]),
        });
        Ok(())
    }

    /// Do the first players in turn have a card of this street, and nobody else, so that it is known where each belongs?
    fn is_dealt_in_turn(&self) -> bool {
        let has = |i: &usize| self.players[*i].cards.last().is_some_and(|h| h.street == self.street);
        let all = (0..self.players.len()).filter(has).count();
        let first = self.contenders().map(usize::from).take_while(has).count();
        all == first && self.players.iter().all(|p| !p.is_in() || p.passed_over == 0)
    }

    /// The cards of the street go to where they belong: one player back, the first being the burn, or one player on, behind
    /// the second card that was burned. What is left over then is the next burn.
    pub(super) fn move_street(&mut self, burned: u8, card: Dealt) {
        let street = self.street;
        let mut cards: ArrayVec<Dealt, { MOST + 1 }> = ArrayVec::new();
        for player in self.players.iter_mut().filter(|p| p.cards.last().is_some_and(|h| h.street == street)) {
            cards.extend(player.cards.pop().map(|h| h.card));
        }
        self.trouble.misburned = Some(street);
        if burned == 0 {
            self.uncount_burn();
            self.burns.push((cards.remove(0), true));
            (self.phase, self.round.actor) = (Phase::Dealing, None);
        } else {
            self.leave_stub(card);
            cards.insert(0, card);
        }
        let mut seats = self.contenders().collect::<ArrayVec<_, MOST>>().into_iter();
        for card in cards {
            match seats.next() {
                Some(seat) => self.player_mut(seat).cards.push(Held { card, up: true, street }),
                None => {
                    self.burns.push((card, true));
                    self.trouble.no_burn_on = Some(street + 1);
                    self.trouble.no_burn_by = Some((street + 1, Clause::St8));
                }
            }
        }
    }

    /// No card is burned before this street any more, and one that was counted never was.
    pub(super) fn waive_burn(&mut self) {
        if !self.burn_due() {
            self.uncount_burn();
        }
        self.trouble.no_burn_on = Some(self.street);
        self.trouble.misburned = Some(self.street);
    }

    fn uncount_burn(&mut self) {
        if let Some((card, _)) = self.burns.pop() {
            self.return_to_stub([card].into_iter());
        }
    }
}
