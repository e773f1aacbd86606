//! Lowball's sevens rule: after the draw a seven or better has to be bet (LB-9, LB-10, S-14).
//!
//! The rule is about the players who could act after the draw; a player who was all-in by then owes nothing. Most hands
//! are settled as usual. Where the best of all hands is a checked seven, what was bet after the draw goes back; where it
//! is beaten, be it by a hand that was all-in before the draw, it has no part in any pot. Where the best hand only called
//! a short all-in, the calls behind it go back.

use super::command::{MOST, Seat};
use super::event::{Award, Part};
use super::hand::{Hand, Phase, Status};
use super::pots::{Pot, Stake, divide, take_from};
use super::showdown::best;
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use cards::ranking::{Low, Made};
use chips::Money;

type Seats = ArrayVec<Seat, MOST>;

impl Hand {
    fn low(&self, seat: Seat) -> Option<Low> {
        self.worth(seat).low.and_then(Made::ace_to_five)
    }

    fn is_seven(&self, seat: Seat) -> bool {
        self.low(seat).is_some_and(Low::is_seven_or_better)
    }

    /// What a player put in after the draw.
    fn after(&self, seat: Seat) -> Money {
        let player = self.player(seat);
        player.paid - player.paid_before_draw
    }

    fn is_checked_seven(&self, seat: Seat) -> bool {
        self.is_seven(seat) && self.player(seat).after_draw.checked
    }

    /// A checked seven that is beaten by any hand loses all it put in (LB-9, S-14).
    fn is_lost(&self, seat: Seat) -> bool {
        self.is_checked_seven(seat) && self.contenders().any(|s| self.low(s) > self.low(seat))
    }

    /// Does what the last hand wins depend on whether it is a seven, so that it has to be shown though everybody else has
    /// mucked? It checked and there is betting to void, or it called a short all-in that others called behind it (S-14).
    pub(super) fn last_shows_its_seven(&self) -> bool {
        let sevens = self.form().customs.sevens && self.rules.is_house() && self.phase == Phase::Showdown;
        let mut left = self.contenders();
        let (Some(last), None, true) = (left.next(), left.next(), sevens) else { return false };
        let acted = self.player(last).after_draw;
        let bet = || self.players.iter().any(|p| p.paid > p.paid_before_draw);
        let behind = |order| (0..self.players.len() as Seat).any(|s| self.mucked_behind(s, order));
        acted.checked && bet() || acted.only_called_short().is_some_and(behind)
    }

    /// Did somebody call a short all-in behind another one, and muck? Who had checked before and does not show is taken for
    /// a seven that is beaten (S-14).
    fn mucked_behind(&self, seat: Seat, order: u8) -> bool {
        let player = self.player(seat);
        player.status == Status::Mucked
            && !player.after_draw.checked
            && player.after_draw.only_called_short().is_some_and(|o| o > order)
    }

    /// The settlement of a lowball hand.
    pub(super) fn award_lowball(&self) -> Vec<Award> {
        let acted: Seats = self.contenders().filter(|s| self.player(*s).after_draw.acted()).collect();
        let top = best(&acted, |s| self.low(s));
        let checked: Seats =
            top.iter().copied().filter(|s| self.is_checked_seven(*s) && !self.is_lost(*s)).collect();
        match checked.len() {
            0 => self.award_short_calls(&self.overcalls(&top)),
            n if n == top.len() => self.void_after_the_draw(),
            _ => self.award_tied_with_keeper(&checked, &self.overcalls(&top)),
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
    fn award_tied_with_keeper(&self, checked: &Seats, over: &Seats) -> Vec<Award> {
        let mut lines = self.returned(checked.clone(), Clause::S14);
        lines.extend(self.returned(over.clone(), Clause::Lb10));
        self.award_before_the_draw(&mut lines);
        let back = |s: &Seat| checked.contains(s) || over.contains(s);
        let stakes: ArrayVec<Stake, MOST> = (0..self.players.len() as Seat)
            .map(|s| match back(&s) {
                true => Stake { paid: Money::ZERO, live: false },
                false => Stake { paid: self.after(s), live: self.player(s).is_in() },
            })
            .collect();
        let pots = divide(&stakes, Money::ZERO);
        lines.extend(self.award_kept(pots).into_iter().map(|line| Award { clause: Clause::S14, ..line }));
        lines
    }

    /// The best hand is a seven that only called a short all-in, were it with its last chips: those who called behind it
    /// and are beaten by it, or have mucked, get the call back, but for checked sevens (LB-10, S-14).
    fn overcalls(&self, top: &[Seat]) -> Seats {
        let short = |s: &Seat| self.player(*s).after_draw.only_called_short();
        let called = |s: &&Seat| self.is_seven(**s) && !self.is_checked_seven(**s);
        let Some((order, seven)) = top.iter().filter(called).filter_map(|s| Some((short(s)?, *s))).min()
        else {
            return Seats::new();
        };
        let beaten = |s: Seat| self.low(s) < self.low(seven) && !self.is_lost(s);
        let behind = |s: &Seat| match self.player(*s).is_in() {
            true => short(s).is_some_and(|o| o > order) && beaten(*s),
            false => self.mucked_behind(*s, order),
        };
        (0..self.players.len() as Seat).filter(behind).collect()
    }

    /// The pots as usual, without the calls that go back.
    fn award_short_calls(&self, over: &Seats) -> Vec<Award> {
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
        self.award_kept(pots)
    }

    /// Awards pots, none of them to a checked seven that is beaten: what it put in goes to the other players of the pot
    /// (S-14). Where all of them checked such a hand the best of them has it.
    fn award_kept(&self, mut pots: ArrayVec<Pot, MOST>) -> Vec<Award> {
        let mut taken = [false; MOST];
        for (pot, taken) in pots.iter_mut().zip(&mut taken) {
            let kept: Seats = pot.seats.iter().copied().filter(|s| !self.is_lost(*s)).collect();
            let wins = |seats: &[Seat]| best(seats, |s| self.low(s));
            *taken = !kept.is_empty() && wins(&kept) != wins(&pot.seats);
            if *taken {
                pot.seats = kept;
            }
        }
        let mut lines = self.award_pots(&pots);
        lines
            .iter_mut()
            .filter(|line| taken[usize::from(line.pot)])
            .for_each(|line| line.clause = Clause::S14);
        lines
    }
}
