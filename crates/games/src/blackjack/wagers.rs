//! Placing wagers: circles, limits, Buster and backline bets, and closing them (RND-3 to RND-5, BB-1, BB-2, D19, D20).

use super::command::{PlayerId, Seat};
use super::event::Event;
use super::table::{BACKLINES, Bank, Phase, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refused;
use chips::Money;

impl Table {
    pub(crate) fn wager(
        &self,
        player: PlayerId,
        seat: Seat,
        base: Money,
        buster: Money,
    ) -> Result<Event, Refusal> {
        self.check_wagering(player, seat)?;
        if buster != Money::ZERO && base.is_zero() {
            refused!(Clause::Bb1, "A Buster bet goes with a base wager in the same circle.");
        }
        self.check_circle(player, seat)?;
        self.check_limits("base wager", base)?;
        self.check_buster(base, buster)?;
        self.check_circles(player, seat)?;
        self.check_chips(player, base + buster)?;
        Ok(Event::Wagered { player, seat, base, buster })
    }

    pub(crate) fn backline(&self, player: PlayerId, seat: Seat, amount: Money) -> Result<Event, Refusal> {
        if !self.rules.backline {
            refused!(
                self.one_player_clause(),
                "Backline bets are not taken in this house: one player per circle."
            );
        }
        self.check_wagering(player, seat)?;
        match self.circle(seat).player {
            None => refused!(
                Clause::D9,
                "A backline bet rides on a seated player's hand, and circle {seat} has no wager."
            ),
            Some(owner) if owner == player => {
                refused!(Clause::D9, "A backline bet is on somebody else's hand; circle {seat} is your own.")
            }
            Some(_) => {}
        }
        if self.backlines.iter().any(|b| b.player == player && b.seat == seat) {
            refused!(
                Clause::Rnd3,
                "You have a backline bet on circle {seat} already: take it back to change it."
            );
        }
        if self.backlines.len() == BACKLINES {
            refused!(Clause::Rnd3, "No more backline bets fit on this table.");
        }
        self.check_limits("backline bet", amount)?;
        self.check_chips(player, amount)?;
        Ok(Event::Backlined { player, seat, amount })
    }

    pub(crate) fn take_back(&self, player: PlayerId, seat: Seat) -> Result<Event, Refusal> {
        if self.phase != Phase::Wagering {
            refused!(Clause::Rnd3, "Wagers can be taken back only until they are closed.");
        }
        self.check_seat(seat)?;
        let circle = self.circle(seat);
        if circle.player == Some(player) {
            if self.backlines.iter().any(|b| b.seat == seat) {
                refused!(Clause::D9, "Somebody has bet on your hand: the wager stays.");
            }
            let inner = |s: Seat| self.circle(s).player == Some(player);
            if self.rules.circles.adjacent
                && seat > 1
                && seat < self.rules.seats
                && inner(seat - 1)
                && inner(seat + 1)
            {
                refused!(Clause::LCas12, "Your circles must stay adjacent: take back an outer one first.");
            }
            return Ok(Event::TakenBack { player, seat, amount: circle.base + circle.buster });
        }
        match self.backlines.iter().find(|b| b.seat == seat && b.player == player) {
            Some(bet) => Ok(Event::TakenBack { player, seat, amount: bet.amount }),
            None => refused!(Clause::Rnd3, "You have no wager on circle {seat}."),
        }
    }

    pub(crate) fn close_wagers(&self) -> Result<Event, Refusal> {
        if self.phase != Phase::Wagering {
            refused!(Clause::Rnd4, "There are no open wagers to close.");
        }
        if self.circles.iter().all(|c| c.player.is_none()) {
            refused!(Clause::Rnd3, "Nobody has wagered yet.");
        }
        Ok(Event::WagersClosed { total_action: self.total_action() })
    }

    /// RND-5: all base, backline and Buster wagers placed before the deal.
    pub fn total_action(&self) -> Money {
        let circles: Money = self.circles.iter().map(|c| c.base + c.buster).sum();
        circles + self.backlines.iter().map(|b| b.amount).sum()
    }

    /// What everybody who wagers must pass: a round is open, the seat exists, and it is not the player-dealer.
    fn check_wagering(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        self.known(player)?;
        self.check_seat(seat)?;
        let Some(Bank { player: banker, .. }) = &self.bank else {
            refused!(Clause::Rnd2, "Wagers are placed once a player-dealer has placed a bank wager.");
        };
        if self.phase != Phase::Wagering {
            refused!(Clause::Rnd3, "Wagers are closed; the next round takes new ones.");
        }
        if *banker == player {
            refused!(Clause::D20, "The player-dealer does not bet against its own bank.");
        }
        Ok(())
    }

    /// RND-3: one's own circle, or one that nobody sits at or has wagered in.
    fn check_circle(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        if self.bank.as_ref().is_some_and(|b| b.seat == seat) {
            refused!(Clause::Rnd3, "Circle {seat} holds the bank: one player per circle.");
        }
        match self.circle(seat).player {
            Some(owner) if owner == player => {
                refused!(Clause::Rnd3, "Circle {seat} holds your wager already: take it back to change it.")
            }
            Some(_) => refused!(self.one_player_clause(), "Circle {seat} holds another player's wager."),
            None => {}
        }
        if self.seated(seat).is_some_and(|p| p.id != player) {
            refused!(Clause::Rnd3, "Somebody sits at circle {seat}: only unoccupied circles may be used.");
        }
        Ok(())
    }

    /// Livermore has a rule of its own for one player per hand.
    fn one_player_clause(&self) -> Clause {
        if self.rules.circles.adjacent { Clause::LCas13 } else { Clause::Rnd3 }
    }

    /// D19: within the table limit, in whole chips.
    fn check_limits(&self, what: &str, amount: Money) -> Result<(), Refusal> {
        let schedule = &self.schedule;
        if amount < schedule.min {
            let clause = if self.rules.circles.adjacent { Clause::LCas2 } else { Clause::D19 };
            refused!(clause, "A {what} is at least the table minimum of {}; this is {amount}.", schedule.min);
        }
        if let Some(max) = schedule.max.filter(|max| amount > *max) {
            refused!(Clause::D19, "A {what} is at most the table maximum of {max}; this is {amount}.");
        }
        if amount > Money::LARGEST {
            refused!(Clause::D1, "{amount} is more than this table can count.");
        }
        self.check_chip(amount)
    }

    fn check_chip(&self, amount: Money) -> Result<(), Refusal> {
        if !amount.is_multiple_of(self.rules.chip) {
            refused!(Clause::D19, "{amount} is not a multiple of the {} chip.", self.rules.chip);
        }
        Ok(())
    }

    /// BB-2: at most the base wager, within the house's own bounds.
    fn check_buster(&self, base: Money, amount: Money) -> Result<(), Refusal> {
        if amount.is_zero() {
            return Ok(());
        }
        let Some(bounds) = self.bounds().buster else {
            refused!(Clause::Bb2, "This house has no Buster bet.");
        };
        if amount > base * i64::from(bounds.per_base) {
            refused!(Clause::Bb2, "A Buster bet may not exceed the base wager of {base}; this is {amount}.");
        }
        if bounds.least.is_positive() && amount < bounds.least {
            refused!(Clause::Bb2, "A Buster bet is at least {}; this is {amount}.", bounds.least);
        }
        if let Some(max) = bounds.most.filter(|m| amount > *m) {
            refused!(Clause::Bb2, "A Buster bet is at most {max}; this is {amount}.");
        }
        if !amount.is_positive() {
            refused!(Clause::Bb2, "{amount} is not a Buster bet.");
        }
        self.check_chip(amount)
    }

    /// D20, L-CAS-12: how many circles, and which.
    fn check_circles(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        let held = || (1..=self.rules.seats).filter(|s| self.circle(*s).player == Some(player));
        let count = held().count() as u8 + 1;
        let circles = &self.rules.circles;
        if let Some(most) = circles.most.filter(|most| count > *most) {
            let clause = if circles.adjacent { Clause::LCas12 } else { Clause::D20 };
            refused!(clause, "A player may hold {most} circles at most.");
        }
        if let Some(most) = circles.while_waiting.filter(|most| self.two_circles && count > *most) {
            refused!(
                Clause::LCas12,
                "People are waiting: by order of the floor a player may hold {most} circles."
            );
        }
        if circles.adjacent && count > 1 && !held().any(|s| s.abs_diff(seat) == 1) {
            refused!(
                Clause::LCas12,
                "Circles must be adjacent, without hopping: {seat} is not next to yours."
            );
        }
        Ok(())
    }

    /// The wager and the fees of everything this player has placed must be there in chips.
    fn check_chips(&self, player: PlayerId, amount: Money) -> Result<(), Refusal> {
        let stack = self.known(player)?.stack;
        let placed = self.circles.iter().filter(|c| c.player == Some(player)).count()
            + self.backlines.iter().filter(|b| b.player == player).count();
        let fees = self.schedule.player_fee * (placed as i64 + 1);
        if stack < amount + fees {
            refused!(Clause::Rnd4, "{amount} and fees of {fees} need more than the {stack} you have here.");
        }
        Ok(())
    }
}
