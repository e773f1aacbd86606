//! Lowball's sevens rule: after the draw a seven or better has to be bet (LB-9, LB-10, S-14).
//!
//! The rule is about the players who could act after the draw; a player who was all-in by then owes nothing.
//! Most hands are settled as usual. Where the best of those hands is a checked seven, what was bet after the draw
//! goes back; where it only called a short all-in, the calls behind it go back.

use super::command::{MOST, Seat};
use super::event::{Award, Part};
use super::hand::Hand;
use super::pots::{Stake, divide, take_from};
use super::showdown::best;
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use cards::ranking::Low;
use chips::Money;

type Seats = ArrayVec<Seat, MOST>;

impl Hand {
    fn low(&self, seat: Seat) -> Option<Low> {
        self.worth(seat).low
    }

    fn is_seven(&self, seat: Seat) -> bool {
        self.low(seat).is_some_and(Low::is_seven_or_better)
    }

    /// What a player put in after the draw.
    fn after(&self, seat: Seat) -> Money {
        let player = self.player(seat);
        player.paid - player.paid_before_draw
    }

    /// The settlement of a lowball hand.
    pub(super) fn award_lowball(&self) -> Vec<Award> {
        let acted: Seats = self.contenders().filter(|s| self.player(*s).after_draw.acted()).collect();
        let top = best(&acted, |s| self.low(s));
        let checked: Seats =
            top.iter().copied().filter(|s| self.is_seven(*s) && self.player(*s).after_draw.checked).collect();
        if checked.is_empty() {
            return self.award_short_calls(&top);
        }
        if checked.len() == top.len() {
            self.void_after_the_draw()
        } else {
            self.award_tied_with_keeper(&checked)
        }
    }

    /// The best hand is a checked seven: all betting after the draw is void and goes back, also to who folded
    /// since; the pot as it stood before the draw is won as usual (LB-9).
    fn void_after_the_draw(&self) -> Vec<Award> {
        let mut lines = self.returned((0..self.players.len() as Seat).collect(), Clause::Lb9);
        self.award_before_the_draw(&mut lines);
        lines
    }

    /// A checked seven ties with a hand that kept the rule (S-14).
    fn award_tied_with_keeper(&self, checked: &[Seat]) -> Vec<Award> {
        let mut lines = self.returned(checked.iter().copied().collect(), Clause::S14);
        self.award_before_the_draw(&mut lines);
        let stakes: ArrayVec<Stake, MOST> = (0..self.players.len() as Seat)
            .map(|s| match checked.contains(&s) {
                true => Stake { paid: Money::ZERO, live: false },
                false => Stake { paid: self.after(s), live: self.player(s).is_in() },
            })
            .collect();
        let pots = divide(&stakes, Money::ZERO);
        lines.extend(self.award_pots(&pots).into_iter().map(|line| Award { clause: Clause::S14, ..line }));
        lines
    }

    /// The winner is a seven that only called a short all-in: who called behind it and is beaten by it gets the
    /// call back (LB-10, S-14).
    fn award_short_calls(&self, top: &[Seat]) -> Vec<Award> {
        let short = |s: &Seat| self.player(*s).after_draw.only_called_short();
        // A seven that called with its last chip could do no more, and an all-in player owes nothing (S-14).
        let owes = |s: &Seat| self.is_seven(*s) && self.player(*s).stack.is_positive();
        let first = top.iter().filter(|s| owes(s)).filter_map(|s| Some((short(s)?, *s))).min();
        let Some((order, seven)) = first else {
            return self.award_pots(&self.pots());
        };
        let behind = |s: &Seat| short(s).is_some_and(|o| o > order) && self.low(*s) < self.low(seven);
        let over: Seats = self.contenders().filter(behind).collect();
        if over.is_empty() {
            return self.award_pots(&self.pots());
        }
        let mut lines = self.returned(over.clone(), Clause::Lb10);
        let stakes: ArrayVec<Stake, MOST> = (0..self.players.len() as Seat)
            .map(|s| Stake {
                paid: if over.contains(&s) { self.player(s).paid_before_draw } else { self.player(s).paid },
                live: self.player(s).is_in(),
            })
            .collect();
        lines.extend(self.award_stakes(&stakes));
        lines
    }

    fn returned(&self, seats: Seats, clause: Clause) -> Vec<Award> {
        let line = |seat| Award { seat, amount: self.after(seat), pot: 0, part: Part::Returned, clause };
        seats.into_iter().map(line).filter(|a| a.amount.is_positive()).collect()
    }

    fn award_before_the_draw(&self, lines: &mut Vec<Award>) {
        let stakes: ArrayVec<Stake, MOST> =
            self.players.iter().map(|p| Stake { paid: p.paid_before_draw, live: p.is_in() }).collect();
        lines
            .extend(self.award_stakes(&stakes).into_iter().map(|line| Award { clause: Clause::Lb9, ..line }));
    }

    fn award_stakes(&self, stakes: &[Stake]) -> Vec<Award> {
        let mut pots = divide(stakes, self.players.iter().map(|p| p.dead).sum());
        take_from(&mut pots, self.drop);
        self.award_pots(&pots)
    }
}
