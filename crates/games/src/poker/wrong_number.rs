//! A hand with the wrong number of cards: a card too many or too few, found on the deal, in the betting, on the draw or at
//! the showdown (HE-11, HE-12, DR-1, DR-2, ST-11).

use super::command::{Cards, Dealt, Refusal, Ruling, Seat, refuse};
use super::event::Event;
use super::game::Mending;
use super::hand::{Hand, Phase};
use super::irregularities::procedure;
use super::stud::LastCards;
use crate::clauses::Clause;
use voice::{Place, say};

impl Hand {
    /// Have so many acted that it is too late to put a deal right? Two players, or any street but the first.
    pub(super) fn action_is_substantial(&self) -> bool {
        self.street > 0 || self.players.iter().filter(|p| p.acted).count() >= 2
    }

    /// The clause about a card too many.
    fn too_many_clause(&self) -> Clause {
        match self.form().mending {
            Mending::OffTheTop => Clause::He12,
            Mending::OnTheDraw => Clause::Dr1,
            Mending::Never => Clause::St11,
        }
    }

    /// The clause about too few cards that can still be made up, or that cannot.
    pub(super) fn too_few_clause(&self) -> Clause {
        match self.form().mending {
            Mending::OffTheTop => Clause::He11,
            Mending::OnTheDraw if self.draw_is_over() => Clause::Dr1,
            Mending::OnTheDraw => Clause::Dr2,
            Mending::Never => Clause::St11,
        }
    }

    /// Is a draw over, so that another number of cards is foul (DR-1)? Before a later draw it is, too.
    fn draw_is_over(&self) -> bool {
        self.street > u8::from(self.phase == Phase::Drawing)
    }

    pub(super) fn rule_extra(&self, seat: Seat, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        let clause = self.too_many_clause();
        if !self.players.get(usize::from(seat)).is_some_and(|p| p.is_in()) || self.is_over() {
            return refuse(clause, say!("poker-no-player-no-hand", who: Place(seat)));
        }
        let mending = self.form().mending;
        // What the floor takes back is turned up; a card too many that stays face down need not be named.
        let taken_back = mending == Mending::OffTheTop && !self.action_is_substantial();
        if taken_back {
            self.check_known(&[card])?;
        }
        let player = self.player(seat);
        let mine = card.is_some() && player.cards.iter().any(|h| h.card == card);
        if !mine {
            self.check_cards(&[card])?;
        }
        // A hand that is dead costs the stub nothing. Taken from the hand a card has to be replaced, which does.
        let foul = match mending {
            Mending::OffTheTop => !taken_back,
            Mending::OnTheDraw => self.draw_is_over() && self.phase != Phase::Drawing,
            Mending::Never => true,
        };
        if foul {
            return self.rule_foul(seat, clause, "more", out);
        }
        if !mine || taken_back {
            self.check_enough_left(clause)?;
        }
        if mending == Mending::OffTheTop {
            out.push(Event::TakenBack { seat, card });
            let up = match self.trouble.first_burn_given {
                true => say!("do-turn-up-with-burns"),
                false => say!("do-turn-up-first-burn"),
            };
            let mut steps = vec![(say!("do-floor-person-takes-card"), clause), (up, clause)];
            if mine {
                steps.push((say!("do-name-card-player-keeps"), clause));
            }
            out.push(procedure(steps));
            return Ok(());
        }
        let whole = self.form().own_cards();
        if mine || player.cards.len() > whole {
            return refuse(clause, say!("poker-no-name-card-player-should", who: Place(seat)));
        }
        out.push(Event::Overdealt { seat, card });
        out.push(procedure([(say!("do-player-cards-after-draw", whole: whole), clause)]));
        Ok(())
    }

    /// A hand with another number of cards than it should have, which nothing puts right any more, is dead; what it put in
    /// stays in the pot.
    fn rule_foul(&self, seat: Seat, clause: Clause, than: &'static str, out: &mut Vec<Event>) -> Ruling {
        let whole = self.form().own_cards();
        out.push(Event::Killed { seat, clause });
        out.push(procedure([(
            match (self.form().mending, than) {
                (Mending::OffTheTop, _) => say!("do-hand-dead-what-put"),
                (Mending::OnTheDraw, "more") => say!("do-more-than-cards-after", whole: whole),
                (Mending::OnTheDraw, _) => say!("do-fewer-than-cards-after", whole: whole),
                (Mending::Never, _) => say!("do-any-number-cards-seven"),
            },
            clause,
        )]));
        Ok(())
    }

    pub(super) fn rule_short(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        let clause = self.too_few_clause();
        let known = self.players.get(usize::from(seat)).is_some_and(|p| p.is_in());
        let passed_over = self.phase == Phase::Dealing && known && self.owed_in_turn(seat) > 0;
        match self.phase {
            _ if passed_over => {}
            Phase::Betting | Phase::Drawing | Phase::Clearing | Phase::Showdown if known => {
                return self.rule_found_short(seat, clause, out);
            }
            // A board is being turned: everybody is thought to have a hand.
            Phase::Dealing if known && self.board_due() > 0 => {
                return self.rule_found_short(seat, clause, out);
            }
            _ => return refuse(clause, say!("poker-no-player-been-passed-over", who: Place(seat))),
        }
        if self.last_cards() != LastCards::Enough || self.is_scrambled() || self.scramble_due().is_some() {
            return refuse(Clause::St10, say!("poker-no-enough-cards-first-deal"));
        }
        out.push(Event::PassedOver { seat });
        let give = say!("do-give-player-next-card", who: Place(seat));
        let whole = self.form().own_cards();
        out.push(match self.form().mending {
            Mending::OffTheTop => procedure([(say!("do-complete-deal"), clause), (give, clause)]),
            Mending::OnTheDraw => procedure([
                (say!("do-complete-deal"), clause),
                (give, clause),
                (say!("do-else-draws-whole", whole: whole), clause),
            ]),
            Mending::Never => procedure([(say!("do-players-protect-own-hands"), clause)]),
        });
        Ok(())
    }

    /// A hand is short, and it is noticed only when the deal is over: one of the face-down cards counted for it never
    /// came.
    fn rule_found_short(&self, seat: Seat, clause: Clause, out: &mut Vec<Event>) -> Ruling {
        let (mending, whole) = (self.form().mending, self.form().own_cards());
        let betting = self.phase == Phase::Betting;
        let foul = match mending {
            Mending::OffTheTop => self.action_is_substantial(),
            Mending::OnTheDraw => self.draw_is_over() || !betting && self.has_its_draw(seat),
            Mending::Never => self.phase == Phase::Showdown,
        };
        if mending == Mending::OnTheDraw && foul {
            return self.rule_foul(seat, Clause::Dr1, "fewer", out);
        }
        if self.player(seat).cards.iter().all(|h| h.card.is_some()) {
            return refuse(clause, say!("poker-no-all-cards-player-known", who: Place(seat)));
        }
        if foul {
            return self.rule_foul(seat, clause, "fewer", out);
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

    /// Has a player all the cards that it drew?
    fn has_its_draw(&self, seat: Seat) -> bool {
        self.player(seat).drew.is_some() && self.owed(seat) == 0
    }

    /// The last face-down card counted for a player is still in the stub.
    pub(super) fn find_short(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        if let Some(i) = player.cards.iter().rposition(|h| h.card.is_none()) {
            player.cards.remove(i);
            player.passed_over += 1;
            // Where it has said how many it draws, it draws one more.
            player.drew = player.drew.map(|drew| drew + 1);
            self.return_to_stub([None].into_iter());
        }
    }

    /// Why the dealer may not complete a hand that was passed over, if it may not (DR-2).
    pub(super) fn completion_refused(&self, seat: Seat) -> Option<Refusal> {
        let on_the_draw = self.form().mending == Mending::OnTheDraw;
        let clause = if self.form().has_board() { Clause::He12 } else { Clause::Dr2 };
        let owing = self.phase == Phase::Betting && self.street == 0 && self.player(seat).passed_over > 0;
        if !owing || self.is_stud() {
            return Some(Refusal::new(clause, say!("poker-no-player-short-card", who: Place(seat))));
        }
        let acted = self.players.iter().any(|p| p.acted);
        let button = usize::from(seat) + 1 == self.players.len();
        let in_time = button || self.player(seat).short_on_deal;
        let late = acted && !in_time && on_the_draw;
        late.then(|| {
            let whole = self.form().own_cards();
            Refusal::new(clause, say!("do-no-first-player-acted-short", whole: whole))
        })
    }

    pub(super) fn rule_completion(&self, seat: Seat, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        if let Some(refusal) = self.completion_refused(seat) {
            return Err(refusal);
        }
        if cards.len() > usize::from(self.player(seat).passed_over) {
            return refuse(
                Clause::Dr2,
                say!("poker-no-player-short", who: Place(seat), passed_over: self.player(seat).passed_over),
            );
        }
        out.push(Event::Dealt { seat, cards: cards.clone(), up: false });
        Ok(())
    }
}
