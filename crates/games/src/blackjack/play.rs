//! Players act: insurance, the moves of a hand, and the clock (RND-8, DSS-1 to DSS-7, D2, D12).

use super::awaits::Awaits;
use super::chart::{Forced, Moves, may_split};
use super::command::Move;
use super::event::Event;
use super::rules::{DoubleOn, Surrender};
use super::table::{Hand, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refused;
use crate::{PlayerId, Seat};
use chips::Money;

impl Table {
    pub(crate) fn insurance(&self, player: PlayerId, seat: Seat, take: bool) -> Result<Event, Refusal> {
        let Awaits::Insurance { player: asked, seat: asked_seat, amount } = self.awaits() else {
            if self.rules.insurance {
                refused!(
                    Clause::Dss7,
                    "Insurance is offered only when an ace is up, before the hole card is checked."
                );
            }
            refused!(Clause::D20, "Insurance is not offered in this game.");
        };
        if (asked, asked_seat) != (player, seat) {
            refused!(Clause::Rnd8, "Circle {asked_seat} is asked about insurance now.");
        }
        if !take {
            return Ok(Event::InsuranceAnswered { player, seat, amount: Money::ZERO });
        }
        if self.known(player)?.stack < amount {
            refused!(
                Clause::Dss7,
                "Insurance is exactly half the wager, {amount}, and you have less behind."
            );
        }
        Ok(Event::InsuranceAnswered { player, seat, amount })
    }

    pub(crate) fn act(&self, player: PlayerId, seat: Seat, hand: u8, action: Move) -> Result<Event, Refusal> {
        let moves = match self.awaits() {
            Awaits::Action { player: p, seat: s, hand: h, moves } if (p, s, h) == (player, seat, hand) => {
                moves
            }
            Awaits::Action { seat: s, hand: h, .. } => {
                refused!(Clause::Rnd8, "It is the turn of {}.", self.call(s, h))
            }
            Awaits::Insurance { seat, .. } => {
                refused!(Clause::Dss7, "Insurance comes first: circle {seat} is asked.")
            }
            _ => refused!(Clause::Rnd8, "No hand is asked now."),
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
            _ => refused!(Clause::D12, "Nobody's clock is running."),
        }
    }

    /// "seat 4", or "seat 4's second hand" when there are several.
    fn call(&self, seat: Seat, hand: u8) -> String {
        let ordinal = ["first", "second", "third", "fourth", "fifth"];
        if self.circle(seat).hands.len() < 2 {
            return format!("seat {seat}");
        }
        format!("seat {seat}'s {} hand", ordinal[usize::from(hand).saturating_sub(1).min(4)])
    }

    fn why_not(&self, action: Move, moves: Moves, seat: Seat, hand: &Hand) -> Refusal {
        let total = hand.total();
        let one_card = hand.split_ace && self.rules.split_aces_one_card;
        match action {
            Move::Hit if one_card => Refusal::new(Clause::Dss2, "A split ace gets one card only."),
            Move::Hit => {
                debug_assert_eq!(moves.chart, Some(Forced::Stand));
                Refusal::new(Clause::Rnd8, format!("The chart says stand on {total}: no card may be taken."))
            }
            Move::Stand => {
                let hits = self.rules.must_hit;
                Refusal::new(
                    Clause::Rnd8,
                    format!("The chart says hit on hard {hits} or less; this is {total}."),
                )
            }
            Move::Double(_) if one_card => Refusal::new(Clause::Dss2, "A split ace cannot be doubled."),
            Move::Double(amount) => self.why_no_double(amount, moves, hand),
            Move::Split => match may_split(&self.rules, self.circle(seat), hand) {
                Err(refusal) => refusal,
                Ok(()) => Refusal::new(
                    Clause::Dss2,
                    format!(
                        "Splitting takes an equal second wager of {}, and you have less behind.",
                        hand.wager
                    ),
                ),
            },
            Move::Surrender => Refusal::new(Clause::Dss4, self.why_no_surrender(hand)),
        }
    }

    fn why_no_double(&self, amount: Money, moves: Moves, hand: &Hand) -> Refusal {
        if hand.cards.len() != 2 {
            return Refusal::new(Clause::Dss1, "Only the first two cards can be doubled.");
        }
        if moves.double.is_positive() {
            let chip = self.rules.chip;
            let bounds = if moves.double_min == moves.double {
                format!("A double here is exactly {}.", moves.double)
            } else {
                format!("A double here is from {} to {}, in {chip} chips.", moves.double_min, moves.double)
            };
            let clause = match self.rules.double_for_less {
                true if amount.is_positive() && amount <= moves.double && !amount.is_multiple_of(chip) => {
                    Clause::D19
                }
                true => Clause::Dss1,
                false => Clause::D13,
            };
            return Refusal::new(clause, format!("{bounds} This is {amount}."));
        }
        if self.rules.double == DoubleOn::AnyBut21 && hand.total().points == 21 {
            return Refusal::new(Clause::Dss1, "A 21 cannot be doubled.");
        }
        if hand.from_split && !self.rules.double_after_split {
            return Refusal::new(Clause::Dss3, "A split hand cannot be doubled here.");
        }
        Refusal::new(
            Clause::Dss1,
            format!("Doubling for {amount} is not open to this hand with the chips behind it."),
        )
    }

    fn why_no_surrender(&self, hand: &Hand) -> String {
        match self.rules.surrender {
            Surrender::None => "Surrender is not offered in this house.".into(),
            Surrender::FirstTwo if hand.from_split => "A split hand cannot be surrendered.".into(),
            Surrender::FirstTwo => "Only the first two cards can be surrendered.".into(),
            Surrender::AnyTime if hand.split_ace => "A split ace cannot be surrendered.".into(),
            Surrender::AnyTime => format!("Surrender is open up to 20; this is {}.", hand.total()),
        }
    }
}
