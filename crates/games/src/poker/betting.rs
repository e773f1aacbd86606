//! The betting engine: what a player may do in its turn, and what its action changes.
//!
//! One engine for every limit. A full bet or raise reopens the betting to those who have acted; a short all-in
//! does so only as S-5 says. Recorded hands of other rooms use the same state but take amounts as written.

use super::command::Seat;
use super::hand::{Hand, Phase, Round};
use super::rules::{Limit, Reopening};
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use chips::Money;
use serde::Serialize;

/// To what a player may complete, bet or raise for the street.
///
/// ```
/// use chips::Money;
/// use games::poker::RaiseTo;
///
/// let raise = RaiseTo::Between(Money::dollars(6), Money::dollars(100));
/// assert!(raise.allows(Money::dollars(7), Money::dollars(1)));
/// assert_eq!(raise.least(), Money::dollars(6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerRaiseTo"))]
pub enum RaiseTo {
    /// To one of these amounts.
    Exactly(#[cfg_attr(feature = "ts", ts(as = "Vec<Money>"))] ArrayVec<Money, 4>),
    /// To any amount from the first to the second.
    Between(Money, Money),
}

impl RaiseTo {
    /// Is this amount allowed? Amounts between limits are whole chips, except for the last chip.
    pub fn allows(&self, to: Money, unit: Money) -> bool {
        match self {
            RaiseTo::Exactly(amounts) => amounts.contains(&to),
            RaiseTo::Between(min, max) => {
                (*min..=*max).contains(&to) && (to == *max || to.is_multiple_of(unit))
            }
        }
    }

    /// The least amount.
    pub fn least(&self) -> Money {
        match self {
            RaiseTo::Exactly(amounts) => amounts[0],
            RaiseTo::Between(min, _) => *min,
        }
    }
}

/// What the player whose turn it is may do.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let mut deck = cards::DECK.into_iter();
/// while let Some(command) = hand.dealer_move(|| deck.next().unwrap()) {
///     hand.execute(&command, &mut log).unwrap();
/// }
/// let Turn::Bet { seat: 1, moves } = hand.turn() else { panic!("the button acts first") };
/// assert!(moves.fold && !moves.check);
/// assert_eq!(moves.call, Some(rules.big_blind - rules.small_blind));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerMoves"))]
pub struct Moves {
    /// Fold.
    pub fold: bool,
    /// Check.
    pub check: bool,
    /// Call, for so much.
    pub call: Option<Money>,
    /// Complete, bet or raise.
    pub raise: Option<RaiseTo>,
    /// Post the forced opening bet of so much.
    pub bring_in: Option<Money>,
}

impl Round {
    pub(super) const fn new() -> Round {
        Round {
            level: Money::ZERO,
            full: Money::ZERO,
            step: Money::ZERO,
            count: 0,
            actor: None,
            opener: None,
            aggressor: None,
            bring_in: false,
            open_pair: false,
            big_made: false,
            capped: false,
            short_calls: 0,
            complete_to: None,
        }
    }
}

impl Hand {
    /// The size of a bet on this street.
    pub fn bet_size(&self) -> Money {
        self.limit.bet(self.street_now().bet)
    }

    /// Does a player have to act before the round can close?
    pub(super) fn needs_action(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if !player.can_bet() {
            return false;
        }
        player.street < self.round.level || (!player.acted && self.has_live_opponent(seat))
    }

    /// Is there somebody else who could answer a bet?
    pub(super) fn has_live_opponent(&self, seat: Seat) -> bool {
        self.players.iter().enumerate().any(|(i, p)| i != usize::from(seat) && p.can_bet())
    }

    pub(super) fn pass_turn(&mut self, from: Seat) {
        let next = self.clockwise(from).skip(1).find(|s| self.needs_action(*s));
        self.round.actor = next;
    }

    /// What a player may do if it is its turn.
    pub fn moves(&self, seat: Seat) -> Moves {
        let (player, round) = (self.player(seat), &self.round);
        if round.bring_in {
            return self.opening_moves(seat);
        }
        let owed = (round.level - player.street).min(player.stack);
        let owes = owed.is_positive();
        Moves {
            fold: true,
            check: !owes,
            call: owes.then_some(owed),
            raise: self.raise_refused(seat).is_none().then(|| self.raise_to(seat)),
            bring_in: None,
        }
    }

    /// Why a player may not bet or raise, if it may not.
    pub(super) fn raise_refused(&self, seat: Seat) -> Option<(Clause, &'static str)> {
        let (player, round) = (self.player(seat), &self.round);
        if player.stack + player.street <= round.level {
            return Some((Clause::S6, "chips"));
        }
        let others = self.players.iter().enumerate().filter(|(i, _)| *i != usize::from(seat));
        if !others.into_iter().any(|(_, p)| p.can_bet() && p.stack + p.street > round.level) {
            return Some((Clause::S6, "nobody"));
        }
        if player.checked && !self.form().customs.check_raise {
            return Some((Clause::Lb4, "checked"));
        }
        if player.after_draw.called_short.is_some() {
            return Some((Clause::S14, "called-short"));
        }
        if round.capped {
            let clause = if self.is_stud() { Clause::St3 } else { Clause::S3 };
            return Some((clause, "cap"));
        }
        if player.closed {
            return Some((Clause::S5, "acted"));
        }
        None
    }

    /// To what a player may bet or raise, given that it may.
    fn raise_to(&self, seat: Seat) -> RaiseTo {
        let player = self.player(seat);
        let all_in = player.stack + player.street;
        match self.limit {
            Limit::Fixed { small, big } => RaiseTo::Exactly(self.fixed_raises(small, big, all_in)),
            Limit::Spread { min, max } => self.raises_between(min, all_in, |base| max.map(|m| base + m)),
            Limit::Pot { min } => self.raises_between(min, all_in, |_| Some(self.pot_raise(seat))),
        }
    }

    /// Any amount from the least raise to the most that the limit has over what counts as bet, or all-in for less.
    fn raises_between(&self, min: Money, all_in: Money, most: impl Fn(Money) -> Option<Money>) -> RaiseTo {
        // A bring-in, a short blind or a short all-in that may be completed is no bet to raise yet.
        let (base, least) = match self.completes_at() {
            Some(full) => (Money::ZERO, full),
            None => (self.round.level, self.round.level + self.round.step.max(min)),
        };
        if all_in < least {
            return RaiseTo::Exactly([all_in].into_iter().collect());
        }
        let most = most(base).map_or(all_in, |most| most.min(all_in));
        RaiseTo::Between(least, most.max(least))
    }

    /// The highest raise of pot limit: what is in the middle once the player has called, on top of the call (O-3).
    fn pot_raise(&self, seat: Seat) -> Money {
        let call = self.round.level - self.player(seat).street;
        self.round.level + self.pot() + call
    }

    /// The full bet to which a forced bet below the minimum, or a short all-in of lowball, may be completed (S-4, LB-10).
    fn completes_at(&self) -> Option<Money> {
        let (round, bet) = (&self.round, self.bet_size());
        let forced = self.street == 0 && round.full.is_zero() && round.level < bet;
        round.complete_to.or(forced.then_some(bet))
    }

    fn fixed_raises(&self, small: Money, big: Money, all_in: Money) -> ArrayVec<Money, 4> {
        let round = &self.round;
        let mut sizes = ArrayVec::<Money, 2>::new();
        match (round.open_pair, round.big_made) {
            (true, false) => sizes.extend([small, big]),
            (true, true) => sizes.push(big),
            (false, _) => sizes.push(self.bet_size()),
        }
        // Over a short all-in that is not a bet, the next player completes what was there before it (S-5).
        let base = if round.level > round.full { round.full } else { round.level };
        let mut amounts = ArrayVec::<Money, 4>::new();
        amounts.extend(round.complete_to);
        amounts.extend(sizes.into_iter().map(|s| base + s));
        amounts.retain(|a| *a > round.level);
        amounts.sort();
        let mut last = None;
        amounts.retain(|a| last.replace(*a) != Some(*a));
        // Who has less than the largest bet may go all-in for less than it.
        let within = amounts.iter().filter(|a| **a <= all_in).count();
        let short = within == 0 || (within < amounts.len() && amounts[within - 1] < all_in);
        amounts.truncate(within);
        amounts.extend(short.then_some(all_in));
        amounts
    }

    pub(super) fn apply_round_opened(&mut self, opener: Option<Seat>) {
        self.phase = Phase::Betting;
        let level = self.players.iter().map(|p| p.street).max().unwrap_or_default();
        let big_blind = self.limit.small();
        let blinds = self.street == 0 && !self.is_stud();
        // A short blind is called for what was posted, and may be completed.
        let full = if blinds && level >= big_blind { level } else { Money::ZERO };
        self.round = Round {
            level,
            full,
            step: if blinds { big_blind } else { Money::ZERO },
            count: u8::from(full.is_positive()),
            actor: opener,
            opener,
            bring_in: self.street == 0 && self.is_stud() && self.rules.bring_in.is_positive(),
            open_pair: self.has_open_pair(),
            ..Round::new()
        };
    }

    pub(super) fn apply_call(&mut self, seat: Seat, amount: Money) {
        let (after_draw, level) = (self.is_after_the_draw(), self.round.level);
        let short = self.is_short(level);
        let order = self.round.short_calls;
        let player = self.player_mut(seat);
        player.pay(amount);
        (player.acted, player.closed) = (true, true);
        player.checked |= amount.is_zero();
        if after_draw {
            match (amount.is_zero(), short) {
                (true, _) => player.after_draw.checked = true,
                (false, true) => player.after_draw.called_short = Some(order),
                (false, false) => player.after_draw.full = true,
            }
            self.round.short_calls += u8::from(short);
        }
        self.pass_turn(seat);
    }

    /// Is a bet of this size after the draw a short all-in that may still be made full (LB-10)?
    fn is_short(&self, level: Money) -> bool {
        level < self.bet_size() && self.round.complete_to.is_some()
    }

    pub(super) fn apply_raise(&mut self, seat: Seat, to: Money) {
        let (raised_by, over_full) = (to - self.round.level, to - self.round.full);
        let completed = self.completes_at().is_some_and(|bet| to >= bet);
        let full = self.is_full_raise(raised_by, over_full, completed);
        self.note_short_all_in(to);
        let after_draw = self.is_after_the_draw();
        // A short all-in raised with one's last chips to less than a bet is still short (S-14).
        let short = after_draw && self.round.level.is_positive() && self.is_short(to);
        let order = self.round.short_calls;
        let player = self.player_mut(seat);
        player.pay(to - player.street);
        (player.acted, player.closed) = (true, true);
        player.after_draw.full |= after_draw && !short;
        if short {
            player.after_draw.called_short = Some(order);
            self.round.short_calls += 1;
        }
        let small = self.limit.small();
        let contenders = self.contenders().count();
        let round = &mut self.round;
        round.level = to;
        round.aggressor = Some(seat);
        round.bring_in = false;
        if full {
            round.big_made |= round.open_pair && raised_by > small;
            (round.full, round.step) = (to, if completed { over_full } else { raised_by });
            round.count = round.count.saturating_add(1);
            let uncapped = self.rules.heads_up_uncapped && contenders == 2;
            round.capped |= self.rules.raises.is_some_and(|r| round.count > r) && !uncapped;
            for (i, player) in self.players.iter_mut().enumerate() {
                player.closed = i == usize::from(seat);
            }
        } else if completed {
            // Half a bet or more was a bet already: made whole it is the same bet, and raises count from it (LB-10).
            round.full = to;
        }
        self.pass_turn(seat);
    }

    /// Does a raise count as one, so that it reopens the betting (S-5)?
    fn is_full_raise(&self, raised_by: Money, over_full: Money, completed: bool) -> bool {
        match self.limit {
            Limit::Spread { min, .. } | Limit::Pot { min } => {
                completed || raised_by >= self.round.step.max(min)
            }
            Limit::Fixed { small, big } => {
                let bet = match (self.round.open_pair, self.round.big_made) {
                    (true, false) => small,
                    (true, true) => big,
                    (false, _) => self.bet_size(),
                };
                match self.rules.reopening {
                    Reopening::HalfBet => over_full * 2 >= bet,
                    Reopening::FullBet => over_full >= bet,
                }
            }
        }
    }

    /// What nobody called: the part of the highest bet that stands alone (S-6).
    pub(super) fn uncalled(&self) -> Option<(Seat, Money)> {
        let mut top: (Seat, Money) = (0, Money::ZERO);
        let mut second = Money::ZERO;
        for (i, player) in self.players.iter().enumerate() {
            if player.street > top.1 {
                second = top.1;
                top = (i as Seat, player.street);
            } else if player.street > second {
                second = player.street;
            }
        }
        let over = top.1 - second;
        (over.is_positive() && self.player(top.0).is_in()).then_some((top.0, over))
    }

    pub(super) fn apply_round_closed(&mut self, uncalled: Option<(Seat, Money)>) {
        if let Some((seat, amount)) = uncalled {
            self.give_back(seat, amount);
        }
        for player in &mut self.players {
            player.street = Money::ZERO;
            player.may_stop = false;
            (player.acted, player.closed, player.checked) = (false, false, false);
        }
        (self.round.actor, self.round.level) = (None, Money::ZERO);
        self.phase = Phase::Between;
    }
}
