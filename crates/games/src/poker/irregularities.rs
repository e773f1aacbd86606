//! When something goes wrong with the cards: what the dealer reports, and the procedure that answers it.
//!
//! Every report is a command like any other. The answer says in numbered steps what to do, with the clause, and
//! changes the hand so that it waits for exactly that.

use super::command::{Cards, Command, Dealt, Refusal, Ruling, Seat, refuse};
use super::event::{Event, Step};
use super::flow::{Task, Turn};
use super::game::{Exposed, Keeps, Mending};
use super::hand::{Hand, Held, Phase};
use super::stud::LastCards;
use crate::clauses::Clause;
use voice::{Arg, Place, Telling, say};

/// The steps of a procedure as one event.
pub(super) fn procedure(steps: impl IntoIterator<Item = (Telling, Clause)>) -> Event {
    let step = |(i, (says, clause)): (usize, (Telling, Clause))| Step { number: i as u8 + 1, says, clause };
    Event::Procedure { steps: steps.into_iter().enumerate().map(step).collect() }
}

/// A card by its name, where the dealer gave it.
fn named(card: Dealt) -> Arg {
    card.map_or_else(|| say!("do-the-card").into(), Arg::Card)
}

impl Hand {
    pub(super) fn rule_irregularity(&self, command: &Command, out: &mut Vec<Event>) -> Ruling {
        if !self.rules.is_house() {
            return refuse(self.rules.game.deal_clause(), say!("poker-no-recorded-hand-another-room"));
        }
        match command {
            Command::Exposed { seat, card } => self.rule_exposed(*seat, *card, None, out),
            Command::OffTable { seat, card } => self.rule_off_table(*seat, *card, out),
            Command::Boxed { seat, card } => self.rule_exposed(*seat, *card, Some(Clause::S19), out),
            Command::Touched { seat, card } => self.rule_touched(*seat, *card, out),
            Command::Early { cards } => self.rule_early(cards, out),
            Command::Over { cards } => self.rule_over(cards, out),
            Command::Extra { seat, card } => self.rule_extra(*seat, *card, out),
            Command::Short { seat } => self.rule_short(*seat, out),
            Command::Misburn { count, card } => self.rule_misburn(*count, *card, out),
            Command::Scramble => self.rule_scramble(out),
            Command::Common { card } => self.rule_common(*card, out),
            Command::Stop { seat } => self.rule_stop(*seat, out),
            Command::NameAgain { from, to } => self.rule_name_again(*from, *to, out),
            Command::Retract { seat } => self.rule_retract(*seat, out),
            Command::Count { seat, chips } => self.rule_count(*seat, *chips, out),
            Command::Correct { from, to } => self.rule_correct(*from, *to, out),
            Command::Reverse => self.rule_reverse(out),
            Command::Dead { seat } => self.rule_dead(*seat, out),
            Command::Void => self.rule_void(out),
            _ => refuse(self.rules.game.deal_clause(), say!("poker-no-cannot-done")),
        }
    }

    /// A card on its way to a player: is it due one, and is the card in the stub?
    fn check_incident(&self, seat: Seat, card: Dealt) -> Ruling {
        let clause = self.rules.game.deal_clause();
        let known = self.players.get(usize::from(seat)).is_some_and(|p| p.is_in());
        if !known || !matches!(self.phase, Phase::Dealing | Phase::Drawing) || self.owed(seat) == 0 {
            return refuse(self.exposure_clause(), say!("poker-no-player-due-no-card", who: Place(seat)));
        }
        if self.last_cards() == LastCards::Community {
            return refuse(Clause::St10, say!("poker-no-enough-cards-turn-community"));
        }
        if self.burn_due() {
            return refuse(clause, say!("poker-no-card-burned-first"));
        }
        if self.scramble_due().is_some() || self.common_due() {
            return refuse(Clause::St10, say!("poker-no-stub-made-up-first"));
        }
        self.check_known(&[card])?;
        self.check_cards(&[card])
    }

    /// Cards that are wasted have to leave enough to finish the hand; otherwise it is a misdeal and no procedure helps.
    pub(super) fn check_enough_left(&self, clause: Clause) -> Ruling {
        let owed = self.owed_together();
        let form = self.form();
        // The board with its burns, or the burn of a draw, for which discards can be shuffled.
        let board = || form.board_cards() - self.board.len() + form.streets.len() - 1;
        let to_come = if form.has_board() { board() } else { usize::from(form.draws() > 0) };
        match self.stub() > owed + to_come {
            true => Ok(()),
            false => refuse(clause, say!("poker-no-too-few-cards-would")),
        }
    }

    fn rule_exposed(&self, seat: Seat, card: Dealt, off: Option<Clause>, out: &mut Vec<Event>) -> Ruling {
        self.check_incident(seat, card)?;
        if !self.is_stud() && self.phase == Phase::Dealing {
            self.check_enough_left(off.unwrap_or(Clause::He17))?;
        }
        let name = named(card);
        let drawing = self.phase == Phase::Drawing;
        match self.form().exposed {
            Exposed::Replaced { keeps, dealt, .. } if !drawing && card.is_some_and(|c| keeps.keeps(c)) => {
                let keep = match keeps {
                    Keeps::UpTo(_) => say!("do-five-lower-player-take", card: name.clone(), who: Place(seat)),
                    _ => say!("do-player-keeps-face-up", who: Place(seat), card: name.clone()),
                };
                self.keep(seat, card, [(keep, off.unwrap_or(dealt))], out);
            }
            Exposed::Replaced { .. } => self.set_aside(seat, card, off, out),
            Exposed::Plays => return self.rule_exposed_in_stud(seat, card, off, out),
            Exposed::FirstBurn => {
                let aside = match self.trouble.first_burn_given {
                    true => say!("do-put-aside-with-burns", card: name.clone()),
                    false => say!("do-put-aside-first-burn", card: name.clone()),
                };
                let steps = [
                    (aside, off.unwrap_or(Clause::He17)),
                    (say!("do-finish-deal"), Clause::He17),
                    (say!("do-give-player-next-card", who: Place(seat)), Clause::He17),
                ];
                out.push(Event::SetAside { seat, card, burn: true });
                out.push(procedure(steps));
            }
        }
        Ok(())
    }

    fn keep<const N: usize>(
        &self,
        seat: Seat,
        card: Dealt,
        steps: [(Telling, Clause); N],
        out: &mut Vec<Event>,
    ) {
        out.push(Event::Dealt { seat, cards: [card].into_iter().collect(), up: true });
        out.push(procedure(steps));
    }

    /// Draw games: the card is not taken, and is replaced at the end.
    fn set_aside(&self, seat: Seat, card: Dealt, off: Option<Clause>, out: &mut Vec<Event>) {
        let drawing = self.phase == Phase::Drawing;
        let clause = self.exposure_clause();
        let name = named(card);
        let first = say!("do-put-aside-player-does", card: name.clone(), who: Place(seat));
        let then = if drawing { say!("do-complete-draw") } else { say!("do-complete-deal") };
        let last = say!("do-then-give-player-another", who: Place(seat));
        out.push(Event::SetAside { seat, card, burn: false });
        out.push(procedure([(first, off.unwrap_or(clause)), (then, clause), (last, clause)]));
    }

    fn rule_exposed_in_stud(
        &self,
        seat: Seat,
        card: Dealt,
        off: Option<Clause>,
        out: &mut Vec<Event>,
    ) -> Ruling {
        match (self.street, self.player(seat).cards.len()) {
            (0, 0 | 1) => {
                let first = say!("do-player-keeps-card-face", who: Place(seat));
                let then = say!("do-deal-player-s-third", who: Place(seat));
                self.keep(seat, card, [(first, off.unwrap_or(Clause::St7)), (then, Clause::St7)], out);
            }
            _ if self.is_last_street() => {
                let first = say!("do-player-s-last-card", who: Place(seat));
                let then = say!("do-ask-player-all-pot", who: Place(seat));
                self.keep(
                    seat,
                    card,
                    [
                        (first, off.unwrap_or(Clause::St9)),
                        (say!("do-deal-all-others-last"), Clause::St9),
                        (then, Clause::St9),
                        (say!("do-who-high-sixth-street"), Clause::St9),
                    ],
                    out,
                );
            }
            _ => return refuse(Clause::St1, say!("poker-no-card-dealt-face-up")),
        }
        Ok(())
    }

    fn rule_off_table(&self, seat: Seat, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        if self.form().exposed == Exposed::Plays && !self.is_last_street() {
            self.check_incident(seat, card)?;
            self.push_dealt(seat, &[card], out);
            out.push(procedure([(say!("do-pick-card-up-plays"), Clause::St12)]));
            return Ok(());
        }
        self.rule_exposed(seat, card, Some(self.form().clauses.off_table), out)
    }

    fn rule_touched(&self, seat: Seat, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        if !self.form().has_board() {
            return refuse(Clause::He19, say!("poker-no-rule-holdem-omaha-pineapple"));
        }
        self.check_incident(seat, card)?;
        let text = say!("do-player-keeps-card-touched", who: Place(seat));
        self.keep(seat, card, [(text, Clause::He19)], out);
        Ok(())
    }

    fn rule_early(&self, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        let clearing = self.phase == Phase::Clearing;
        let open = clearing || self.phase == Phase::Betting;
        let coming = self.early_clause(self.street + 1).filter(|_| open);
        let Some(clause) = coming else {
            return refuse(Clause::He14, say!("poker-no-board-card-come"));
        };
        // A flop is taken back whole, however many cards were turned (HE-14).
        if cards.is_empty() || (clause != Clause::He14 && cards.len() != 1) {
            let next = if clause == Clause::He14 { say!("do-three-cards") } else { say!("do-one-card") };
            return refuse(clause, say!("poker-no-would-come-next", next: next, cards: cards.len()));
        }
        if clause == Clause::He15 && self.trouble.early_turn.is_some() {
            return refuse(clause, say!("poker-no-turn-come-too-early"));
        }
        self.check_known(cards)?;
        self.check_cards(cards)?;
        let burned = self.street == 0 && self.trouble.first_burn_given;
        if !burned && self.trouble.no_burn_on != Some(self.street + 1) {
            out.push(Event::Burned { card: None, up: false });
        }
        out.push(Event::BoardTakenBack { cards: cards.clone() });
        out.push(match clause {
            Clause::He14 => procedure([
                (say!("do-take-whole-flop-back"), clause),
                (say!("do-finish-betting"), clause),
                (say!("do-shuffle-flop-into-stub"), clause),
                (say!("do-turn-new-flop-without"), clause),
            ]),
            Clause::He15 => procedure([
                (say!("do-take-card-out-does"), clause),
                (if clearing { say!("do-clear-hands") } else { say!("do-finish-betting") }, clause),
                (say!("do-burn-next-card-put"), clause),
                (say!("do-after-round-shuffle-card"), clause),
                (say!("do-turn-river-without-burn"), clause),
            ]),
            _ => procedure([
                (say!("do-take-card-out-does-play"), clause),
                (say!("do-finish-betting"), clause),
                (say!("do-shuffle-card-into-stub"), clause),
                (say!("do-turn-river-without-burn"), clause),
            ]),
        });
        Ok(())
    }

    fn rule_over(&self, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        let flop = self.early_clause(self.street) == Some(Clause::He14) && self.phase == Phase::Dealing;
        if !flop || !self.board.is_empty() {
            return refuse(Clause::He13, say!("poker-no-flop-being-dealt"));
        }
        if self.burn_due() {
            return refuse(Clause::He1, say!("poker-no-card-burned-first"));
        }
        if cards.len() < 4 {
            return refuse(Clause::He13, say!("poker-no-flop-three-cards-too-many"));
        }
        self.check_known(cards)?;
        self.check_cards(cards)?;
        out.push(Event::BoardTakenBack { cards: cards.clone() });
        out.push(procedure([
            (say!("do-take-flop-back-except"), Clause::He13),
            (say!("do-shuffle-into-stub"), Clause::He13),
            (say!("do-turn-new-flop-without"), Clause::He13),
        ]));
        Ok(())
    }

    fn rule_scramble(&self, out: &mut Vec<Event>) -> Ruling {
        let Turn::Dealer { task: Task::Scramble { clause } } = self.turn() else {
            return refuse(Clause::St10, say!("poker-no-enough-cards"));
        };
        if clause == Clause::S13 {
            self.announce_too_few(out);
        }
        out.push(Event::Scrambled);
        let owed = self.owed_together();
        out.push(match clause {
            Clause::S10 => {
                procedure([(say!("do-shuffle-folded-hands-others"), clause), (say!("do-go-draw"), clause)])
            }
            Clause::O10 => {
                procedure([(say!("do-shuffle-folded-hands-burns"), clause), (say!("do-go-draw"), clause)])
            }
            Clause::S13 => procedure([
                (say!("do-scramble-last-card-burns"), clause),
                (say!("do-burn-card"), clause),
                (say!("do-turn-community-card"), clause),
            ]),
            _ if self.scrambled_for_all(owed) => procedure([
                (say!("do-scramble-last-card-burns"), clause),
                (say!("do-not-burn"), clause),
                (say!("do-deal-remaining-down-cards"), clause),
            ]),
            _ => procedure([
                (say!("do-scramble-last-card-burns"), clause),
                (say!("do-burn-card"), clause),
                (say!("do-deal-remaining-down-cards"), clause),
            ]),
        });
        Ok(())
    }

    /// That there are not enough cards is announced before one is burned and one turned for all (ST-10).
    pub(super) fn announce_too_few(&self, out: &mut Vec<Event>) {
        if !self.trouble.announced {
            out.push(procedure([(say!("do-announce-enough-cards"), Clause::St10)]));
        }
    }

    fn rule_common(&self, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        if self.turn() != (Turn::Dealer { task: Task::Common }) {
            return refuse(Clause::St10, say!("poker-no-community-card-due"));
        }
        self.check_known(&[card])?;
        self.check_cards(&[card])?;
        self.announce_too_few(out);
        out.push(Event::CommonDealt { card });
        out.push(procedure([
            (say!("do-card-plays-everybodys-hand"), Clause::St10),
            (say!("do-who-high-sixth-street"), Clause::St10),
        ]));
        Ok(())
    }

    /// Why a player may not be all-in for the pot so far, if it may not (ST-9): it says so before anybody bets on the last
    /// round, from the moment its card lies face up.
    pub(super) fn stop_refused(&self, seat: Seat) -> Option<Refusal> {
        let player = self.player(seat);
        let betting = self.phase == Phase::Betting;
        let says = match () {
            () if !player.may_stop || player.stopped || !player.stack.is_positive() => {
                say!("poker-no-who-got-last-card")
            }
            () if !betting && self.phase != Phase::Dealing => say!("poker-no-who-got-last-card"),
            () if betting && player.acted => say!("poker-no-chosen-play"),
            () if betting && self.round.level.is_positive() => say!("poker-no-stop-after-bet"),
            () => return None,
        };
        Some(Refusal::new(Clause::St9, says))
    }

    fn rule_stop(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        if let Some(refusal) = self.stop_refused(seat) {
            return Err(refusal);
        }
        out.push(Event::Stopped { seat });
        out.push(procedure([(say!("do-all-pot-far-later"), Clause::St9)]));
        Ok(())
    }

    pub(super) fn apply_irregularity(&mut self, event: &Event) {
        match event {
            Event::SetAside { seat, card, burn } => {
                // A replacement that is exposed in its turn is still the same replacement.
                let again = self.deal_is_late(*seat);
                self.leave_stub(*card);
                self.burns.push((*card, true));
                self.trouble.first_burn_given |= *burn;
                if *burn {
                    self.trouble.no_burn_by = Some((1, Clause::He17));
                }
                self.player_mut(*seat).late += u8::from(!again);
            }
            Event::TakenBack { seat, card } => self.take_back(*seat, *card),
            Event::PassedOver { seat } if matches!(self.phase, Phase::Betting | Phase::Drawing) => {
                self.find_short(*seat);
            }
            Event::Corrected { from, to } | Event::NamedAgain { from, to } => self.correct(*from, *to),
            Event::Reversed | Event::Retracted { .. } => self.reverse(),
            Event::Counted { seat, by, .. } => self.apply_count(*seat, *by),
            Event::Voided => self.void(),
            Event::PassedOver { seat } => {
                let at_once = self.form().mending == Mending::OffTheTop;
                let player = self.player_mut(*seat);
                if at_once {
                    player.late += 1;
                } else {
                    player.passed_over += 1;
                    player.short_on_deal = true;
                }
            }
            Event::Overdealt { seat, card } => {
                self.leave_stub(*card);
                let street = self.street;
                self.player_mut(*seat).cards.push(Held { card: *card, up: false, street });
            }
            Event::BoardTakenBack { cards }
                if matches!(self.phase, Phase::Betting | Phase::Clearing)
                    && self.is_turn(self.street + 1) =>
            {
                // The early turn stays out until the river, and another card is burned before the new turn (HE-15).
                self.leave_stub(cards[0]);
                self.trouble.early_turn = Some(cards[0]);
                self.trouble.no_burn_on = None;
            }
            Event::BoardTakenBack { .. } => {
                self.trouble.no_burn_by = Some(match (self.phase, self.street) {
                    (Phase::Betting, 0) => (1, Clause::He14),
                    (Phase::Betting, _) => (3, Clause::He16),
                    _ => (1, Clause::He13),
                });
            }
            Event::BurnWaived => self.waive_burn(),
            Event::StreetMoved { burned, card } => self.move_street(*burned, *card),
            Event::Scrambled => self.apply_scramble(),
            Event::CommonDealt { card } => {
                self.leave_stub(*card);
                self.common = Some(*card);
            }
            Event::Stopped { seat } => {
                self.player_mut(*seat).stopped = true;
                let opened = self.round.opener == Some(*seat);
                if let Some(actor) = self.round.actor.filter(|a| !self.needs_action(*a)) {
                    self.pass_turn(actor);
                }
                if opened {
                    self.round.opener = self.round.actor;
                }
            }
            _ => {}
        }
    }

    fn take_back(&mut self, seat: Seat, card: Dealt) {
        let betting = self.phase == Phase::Betting;
        let player = self.player_mut(seat);
        match player.cards.iter().position(|h| h.card == card) {
            Some(i) => {
                player.cards.remove(i);
                player.passed_over += u8::from(betting);
            }
            None => self.leave_stub(card),
        }
        self.burns.push((card, true));
        self.trouble.first_burn_given = true;
        self.trouble.no_burn_by = Some((1, Clause::He12));
    }
}
