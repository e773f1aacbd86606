//! Placing wagers: circles, limits, Buster and backline bets, and closing them (RND-3 to RND-5, BB-1, BB-2, D19, D20).

use super::event::Event;
use super::table::{BACKLINES, Bank, Circle, PayOff, Person, Phase, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{Edition, PlayerId, Refusal, Seat};
use chips::Money;
use voice::{Word, say};

/// A fee that is due for the wagers of a circle, or for a bet behind it.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct FeeDue {
    placed: u16,
    player: PlayerId,
    seat: Seat,
    fee: Money,
}

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
            return refuse(Clause::Bb1, say!("bj-no-buster-bet-goes-base"));
        }
        self.check_circle(player, seat)?;
        if self.known(player)?.seat.is_none() && self.edition >= Edition::SECOND {
            return refuse(Clause::D23, say!("bj-no-base-wager-without-seat"));
        }
        self.check_limits("base", base)?;
        self.check_buster(base, buster)?;
        self.check_circles(player, seat)?;
        self.check_chips(player, base + buster, self.schedule.player_fees.of_circle(base, buster))?;
        Ok(Event::Wagered { player, seat, base, buster })
    }

    pub(crate) fn backline(&self, player: PlayerId, seat: Seat, amount: Money) -> Result<Event, Refusal> {
        if !self.rules.backline {
            return refuse(self.one_player_clause(), say!("bj-no-backline-bets-taken-house"));
        }
        self.check_wagering(player, seat)?;
        match self.circle(seat).player {
            None => return refuse(Clause::D9, say!("bj-no-backline-bet-rides-seated", seat: seat)),
            Some(owner) if owner == player => {
                return refuse(Clause::D9, say!("bj-no-backline-bet-somebody-elses", seat: seat));
            }
            Some(_) => {}
        }
        if self.backlines.iter().any(|b| b.player == player && b.seat == seat) {
            return refuse(Clause::Rnd3, say!("bj-no-backline-bet-circle-take", seat: seat));
        }
        if self.backlines.len() == BACKLINES {
            return refuse(Clause::Rnd3, say!("bj-no-more-backline-bets"));
        }
        self.check_limits("backline", amount)?;
        self.check_chips(player, amount, self.schedule.player_fees.backline)?;
        Ok(Event::Backlined { player, seat, amount })
    }

    pub(crate) fn take_back(&self, player: PlayerId, seat: Seat) -> Result<Event, Refusal> {
        if self.phase != Phase::Wagering {
            return refuse(Clause::Rnd3, say!("bj-no-wagers-taken-back-closed"));
        }
        self.check_seat(seat)?;
        let circle = self.circle(seat);
        if circle.player == Some(player) {
            if self.backlines.iter().any(|b| b.seat == seat) {
                return refuse(Clause::D9, say!("bj-no-somebody-bet-hand-wager"));
            }
            let inner = |s: Seat| self.circle(s).player == Some(player);
            if self.rules.circles.adjacent
                && seat > 1
                && seat < self.rules.seats
                && inner(seat - 1)
                && inner(seat + 1)
            {
                return refuse(Clause::LCas12, say!("bj-no-circles-must-stay-adjacent"));
            }
            let (amount, fee) = (circle.base + circle.buster, circle.fee.unwrap_or(Money::ZERO));
            return Ok(Event::TakenBack { player, seat, amount, fee });
        }
        match self.backlines.iter().find(|b| b.seat == seat && b.player == player) {
            Some(bet) => {
                let (amount, fee) = (bet.amount, bet.fee.unwrap_or(Money::ZERO));
                Ok(Event::TakenBack { player, seat, amount, fee })
            }
            None => refuse(Clause::Rnd3, say!("bj-no-wager-circle", seat: seat)),
        }
    }

    pub(crate) fn close_wagers(&self) -> Result<Event, Refusal> {
        if self.phase != Phase::Wagering {
            return refuse(Clause::Rnd4, say!("bj-no-open-wagers-close"));
        }
        if self.circles.iter().all(|c| c.player.is_none()) {
            return refuse(Clause::Rnd3, say!("bj-no-nobody-wagered-yet"));
        }
        Ok(Event::WagersClosed { total_action: self.total_action() })
    }

    /// The fees that nobody has paid yet, circle by circle, then behind them.
    fn fees_due(&self) -> impl Iterator<Item = FeeDue> + '_ {
        let fees = &self.schedule.player_fees;
        let circles = (1..=self.rules.seats).filter_map(move |seat| {
            let c = self.circle(seat);
            let player = c.player.filter(|_| c.fee.is_none())?;
            Some(FeeDue { placed: c.placed, player, seat, fee: fees.of_circle(c.base, c.buster) })
        });
        let behind = self.backlines.iter().filter(|b| b.fee.is_none());
        let behind =
            behind.map(|b| FeeDue { placed: b.placed, player: b.player, seat: b.seat, fee: fees.backline });
        circles.chain(behind).filter(|due| due.fee.is_positive())
    }

    /// RND-4: the next fee of a player, in the order in which wagers were placed.
    pub(crate) fn player_fee(&self) -> Option<Event> {
        let FeeDue { player, seat, fee, .. } = self.fees_due().min()?;
        Some(Event::FeeTaken { player, seat, amount: fee })
    }

    /// RND-5: all base, backline and Buster wagers placed before the deal.
    pub fn total_action(&self) -> Money {
        let circles: Money = self.circles.iter().map(|c| c.base + c.buster).sum();
        circles + self.backlines.iter().map(|b| b.amount).sum()
    }

    /// All wagers that are neither paid nor collected yet, doubles and splits among them.
    pub(crate) fn on_the_felt(&self) -> Money {
        let lies = |settled: Option<PayOff>, amount: Money| match settled {
            Some(_) => Money::ZERO,
            None => amount,
        };
        let circle = |c: &Circle| match c.hands.is_empty() {
            true => c.base,
            false => c.hands.iter().map(|h| lies(h.settled, h.at_stake())).sum(),
        };
        let circles: Money = self.circles.iter().map(|c| circle(c) + lies(c.buster_settled, c.buster)).sum();
        circles + self.backlines.iter().map(|b| lies(b.settled, b.amount)).sum()
    }

    /// What everybody who wagers must pass: a round is open, the seat exists, and it is not the player-dealer.
    fn check_wagering(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        self.known(player)?;
        self.check_seat(seat)?;
        let Some(Bank { player: banker, .. }) = &self.bank else {
            return refuse(Clause::Rnd2, say!("bj-no-wagers-placed-once-player"));
        };
        if self.phase != Phase::Wagering {
            return refuse(Clause::Rnd3, say!("bj-no-wagers-closed-next-round"));
        }
        if *banker == player {
            return refuse(Clause::D20, say!("bj-no-player-dealer-does-bet"));
        }
        Ok(())
    }

    /// RND-3: one's own circle, or one that nobody sits at or has wagered in.
    fn check_circle(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        if self.edition >= Edition::SECOND
            && self.bank.as_ref().is_some_and(|b| self.known(player).is_ok_and(|p| p.seat == Some(b.seat)))
        {
            return refuse(Clause::LCas14, say!("bj-no-bank-waits"));
        }
        if self.bank.as_ref().is_some_and(|b| b.seat == seat) {
            return refuse(Clause::Rnd3, say!("bj-no-circle-holds-bank-player", seat: seat));
        }
        match self.circle(seat).player {
            Some(owner) if owner == player => {
                return refuse(Clause::Rnd3, say!("bj-no-circle-holds-wager-take", seat: seat));
            }
            Some(_) => {
                return Err(self.taken(seat));
            }
            None => {}
        }
        // The banker's chair is a circle like any other when the bank is taken at another spot (L-CAS-14).
        let banks_elsewhere = |p: &Person| {
            self.edition >= Edition::SECOND && self.bank.as_ref().is_some_and(|b| b.player == p.id)
        };
        if self.seated(seat).is_some_and(|p| p.id != player && !banks_elsewhere(p)) {
            return refuse(Clause::Rnd3, say!("bj-no-somebody-sits-circle-unoccupied", seat: seat));
        }
        Ok(())
    }

    /// A circle holds one player's wager.
    pub(crate) fn taken(&self, seat: Seat) -> Refusal {
        Refusal::new(self.one_player_clause(), say!("bj-no-circle-holds-another-players", seat: seat))
    }

    /// Livermore has a rule of its own for one player per hand.
    fn one_player_clause(&self) -> Clause {
        if self.rules.circles.adjacent { Clause::LCas13 } else { Clause::Rnd3 }
    }

    /// D19: within the table limit, in whole chips.
    fn check_limits(&self, what: &'static str, amount: Money) -> Result<(), Refusal> {
        let schedule = &self.schedule;
        if amount < schedule.min {
            let clause = if self.rules.circles.adjacent { Clause::LCas2 } else { Clause::D19 };
            return refuse(
                clause,
                say!("bj-no-least-table-minimum", what: Word(what), min: schedule.min, amount: amount),
            );
        }
        if let Some(max) = schedule.max.filter(|max| amount > *max) {
            return refuse(
                Clause::D19,
                say!("bj-no-most-table-maximum", what: Word(what), max: max, amount: amount),
            );
        }
        if amount > Money::LARGEST {
            return refuse(Clause::D1, say!("bj-no-more-than-table-count", amount: amount));
        }
        self.check_chip(amount)
    }

    fn check_chip(&self, amount: Money) -> Result<(), Refusal> {
        if !amount.is_multiple_of(self.rules.chip) {
            return refuse(Clause::D19, say!("bj-no-multiple-chip", amount: amount, chip: self.rules.chip));
        }
        Ok(())
    }

    /// BB-2: at most the base wager, within the house's own bounds.
    fn check_buster(&self, base: Money, amount: Money) -> Result<(), Refusal> {
        if amount.is_zero() {
            return Ok(());
        }
        let Some(bounds) = self.bounds().buster else {
            return refuse(Clause::Bb2, say!("bj-no-house-no-buster-bet"));
        };
        if amount > base * i64::from(bounds.per_base) {
            return refuse(Clause::Bb2, say!("bj-no-buster-bet-exceed-base", base: base, amount: amount));
        }
        if bounds.least.is_positive() && amount < bounds.least {
            return refuse(Clause::Bb2, say!("bj-no-buster-bet-least", min: bounds.least, amount: amount));
        }
        if let Some(max) = bounds.most.filter(|m| amount > *m) {
            return refuse(Clause::Bb2, say!("bj-no-buster-bet-most", max: max, amount: amount));
        }
        if !amount.is_positive() {
            return refuse(Clause::Bb2, say!("bj-no-buster-bet", amount: amount));
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
            return refuse(clause, say!("bj-no-player-hold-circles-most", most: most));
        }
        if let Some(most) = circles.while_waiting.filter(|most| self.two_circles && count > *most) {
            return refuse(Clause::LCas12, say!("bj-no-people-waiting-order-floor", most: most));
        }
        if circles.adjacent && count > 1 && !held().any(|s| s.abs_diff(seat) == 1) {
            return refuse(Clause::LCas12, say!("bj-no-circles-must-adjacent-without", seat: seat));
        }
        Ok(())
    }

    /// The wager, its fee, and the fees that are due for what this player has placed must be there in chips.
    fn check_chips(&self, player: PlayerId, amount: Money, fee: Money) -> Result<(), Refusal> {
        let stack = self.known(player)?.stack;
        let owed = self.fees_due().filter(|due| due.player == player).map(|due| due.fee);
        let fees = owed.fold(fee, |all, fee| all + fee);
        if stack < amount + fees {
            return refuse(
                Clause::Rnd4,
                say!("bj-no-fees-need-more-than", amount: amount, fees: fees, stack: stack),
            );
        }
        Ok(())
    }
}
