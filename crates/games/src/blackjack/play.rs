//! Players act: insurance, the moves of a hand, and the clock (RND-8, DSS-1 to DSS-7, D2, D12).

use super::awaits::Awaits;
use super::chart::{Forced, Moves, may_split};
use super::command::Move;
use super::event::Event;
use super::narrate::told_total;
use super::rules::{DoubleOn, Surrender};
use super::table::{Hand, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{PlayerId, Seat};
use chips::Money;
use voice::{Telling, say};

impl Table {
    pub(crate) fn insurance(&self, player: PlayerId, seat: Seat, take: bool) -> Result<Event, Refusal> {
        let Awaits::Insurance { player: asked, seat: asked_seat, amount } = self.awaits() else {
            if self.rules.insurance {
                return refuse(Clause::Dss7, say!("bj-no-insurance-offered-ace-up"));
            }
            return refuse(Clause::D20, say!("bj-no-insurance-offered-game"));
        };
        if (asked, asked_seat) != (player, seat) {
            return refuse(Clause::Rnd8, say!("bj-no-circle-asked-about-insurance", asked_seat: asked_seat));
        }
        if !take {
            return Ok(Event::InsuranceAnswered { player, seat, amount: Money::ZERO });
        }
        if self.known(player)?.stack < amount {
            return refuse(Clause::Dss7, say!("bj-no-insurance-exactly-half-wager", amount: amount));
        }
        Ok(Event::InsuranceAnswered { player, seat, amount })
    }

    pub(crate) fn act(&self, player: PlayerId, seat: Seat, hand: u8, action: Move) -> Result<Event, Refusal> {
        let moves = match self.awaits() {
            Awaits::Action { player: p, seat: s, hand: h, moves } if (p, s, h) == (player, seat, hand) => {
                moves
            }
            Awaits::Action { seat: s, hand: h, .. } => {
                return refuse(Clause::Rnd8, say!("bj-no-turn", call: self.call(s, h)));
            }
            Awaits::Insurance { seat, .. } => {
                return refuse(Clause::Dss7, say!("bj-no-insurance-comes-first-circle", seat: seat));
            }
            _ => return refuse(Clause::Rnd8, say!("bj-no-hand-asked")),
        };
        if !moves.allows(action, self.rules.chip) {
            let circle = self.circle(seat);
            return Err(self.why_not(action, moves, seat, &circle.hands[usize::from(hand) - 1]));
        }
        Ok(Event::Acted { player, seat, hand, action })
    }

    pub(crate) fn time_out(&self) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::BankOffer { player, seat, .. } => Ok(Event::BankDeclined { player, seat }),
            Awaits::Insurance { player, seat, .. } => {
                Ok(Event::InsuranceAnswered { player, seat, amount: Money::ZERO })
            }
            Awaits::Action { player, seat, hand, moves } => {
                Ok(Event::Acted { player, seat, hand, action: moves.default_move() })
            }
            _ => refuse(Clause::D12, say!("bj-no-nobodys-clock-running")),
        }
    }

    /// The hand that is asked, with its number where its circle has several.
    fn call(&self, seat: Seat, hand: u8) -> Telling {
        match self.circle(seat).hands.len() {
            0 | 1 => say!("bj-call-seat", seat: seat),
            _ => say!("bj-call-hand", seat: seat, hand: hand),
        }
    }

    /// N-4, N-8: where the nearer hand wins there is hitting and standing, as the chart has it, and nothing else. A hand that
    /// may not hit is not asked (D17).
    fn why_not_nearest(&self, action: Move, total: Telling) -> Refusal {
        match action {
            Move::Stand => {
                let hits = self.rules.must_hit;
                Refusal::new(Clause::N4, say!("bj-no-nearest-stand", hits: hits, total: total))
            }
            _ => Refusal::new(Clause::N8, say!("bj-no-nearest-other")),
        }
    }

    fn why_not(&self, action: Move, moves: Moves, seat: Seat, hand: &Hand) -> Refusal {
        if self.rules.nearest.is_some() {
            return self.why_not_nearest(action, told_total(hand.total(&self.rules)));
        }
        let total = hand.total(&self.rules);
        let one_card = hand.split_ace && self.rules.split_aces_one_card;
        match action {
            Move::Hit if one_card => Refusal::new(Clause::Dss2, say!("bj-no-split-ace-gets-card")),
            Move::Hit => {
                debug_assert_eq!(moves.chart, Some(Forced::Stand));
                Refusal::new(Clause::Rnd8, say!("bj-no-chart-says-stand-no", total: told_total(total)))
            }
            Move::Stand => {
                let hits = self.rules.must_hit;
                Refusal::new(
                    Clause::Rnd8,
                    say!("bj-no-chart-says-hit-hard", hits: hits, total: told_total(total)),
                )
            }
            Move::Double(_) if one_card => Refusal::new(Clause::Dss2, say!("bj-no-split-ace-cannot-doubled")),
            Move::Double(amount) => self.why_no_double(amount, moves, hand),
            Move::Split => match may_split(&self.rules, self.circle(seat), hand) {
                Err(unsplit) => unsplit.refusal(hand),
                Ok(()) => {
                    Refusal::new(Clause::Dss2, say!("bj-no-splitting-takes-equal-second", wager: hand.wager))
                }
            },
            Move::Surrender => Refusal::new(Clause::Dss4, self.why_no_surrender(hand)),
        }
    }

    fn why_no_double(&self, amount: Money, moves: Moves, hand: &Hand) -> Refusal {
        if hand.cards.len() != 2 {
            return Refusal::new(Clause::Dss1, say!("bj-no-first-two-cards-doubled"));
        }
        if moves.double.is_positive() {
            let chip = self.rules.chip;
            let says = if moves.double_min == moves.double {
                say!("bj-no-double-exactly", most: moves.double, amount: amount)
            } else {
                let (least, most) = (moves.double_min, moves.double);
                say!("bj-no-double-from-to", least: least, most: most, chip: chip, amount: amount)
            };
            let clause = match self.rules.double_for_less {
                true if amount.is_positive() && amount <= moves.double && !amount.is_multiple_of(chip) => {
                    Clause::D19
                }
                true => Clause::Dss1,
                false => Clause::D13,
            };
            return Refusal::new(clause, says);
        }
        if self.rules.double == DoubleOn::AnyBut21 && hand.total(&self.rules).points == 21 {
            return Refusal::new(Clause::Dss1, say!("bj-no-21-cannot-doubled"));
        }
        if hand.from_split && !self.rules.double_after_split {
            return Refusal::new(Clause::Dss3, say!("bj-no-split-hand-cannot-doubled"));
        }
        Refusal::new(Clause::Dss1, say!("bj-no-doubling-open-hand-chips", amount: amount))
    }

    fn why_no_surrender(&self, hand: &Hand) -> Telling {
        match self.rules.surrender {
            Surrender::None => say!("bj-no-surrender-house"),
            Surrender::FirstTwo if hand.from_split => say!("bj-no-surrender-split"),
            Surrender::FirstTwo => say!("bj-no-surrender-first-two"),
            Surrender::AnyTime if hand.split_ace => say!("bj-no-surrender-split-ace"),
            Surrender::AnyTime => say!("bj-no-surrender-over-20", total: told_total(hand.total(&self.rules))),
        }
    }
}
