//! One hand, from the antes to the award: its state, and how events change it.
//!
//! Players are numbered as they are dealt to: 0 is left of the button and the last has the button, as in PHH.
//! [`Hand::act`] rules on a command and applies what follows from it; [`Hand::apply`] only applies, so that a
//! log of events rebuilds the same hand. What may be done is decided in the files beside this one.

use super::clause::Clause;
use super::command::{Command, Dealt, MOST, Refusal, Seat};
use super::event::{Award, Event, Forced};
use super::game::{Deal, Family, Game, Street};
use super::rules::{Limit, Rules};
use arrayvec::ArrayVec;
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};

/// What a player brings to a hand and has to post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Chips in front of the player.
    pub stack: Money,
    /// An ante that counts by amount.
    pub ante: Money,
    /// Dead money: a missed small blind (HE-8), or an ante that is dead in the main pot.
    pub dead: Money,
    /// A blind or another live post.
    pub blind: Money,
    /// Is the blind one that the first round opens to the left of? A late post is not (HE-8, HE-10).
    pub in_turn: bool,
}

/// Where a player stands in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Still in.
    In,
    /// Folded.
    Folded,
    /// Declared dead by a clause.
    Dead(Clause),
    /// Mucked at the showdown.
    Mucked,
}

/// A card a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Which one, where it is known.
    pub card: Dealt,
    /// Does everybody see it?
    pub up: bool,
    /// On which street it came.
    pub street: u8,
}

/// A player in a hand.
#[derive(Clone, Debug)]
pub struct Player {
    /// What it came with.
    pub entry: Entry,
    /// What it still has to post.
    pub due: Entry,
    /// Chips behind.
    pub stack: Money,
    /// Bet on this street.
    pub street: Money,
    /// Live chips in the pot altogether, this street included.
    pub paid: Money,
    /// Dead chips in the pot.
    pub dead: Money,
    /// What `paid` was when the draw began (LB-9).
    pub paid_before_draw: Money,
    /// Its cards, in the order they came.
    pub cards: ArrayVec<Held, 8>,
    /// What it threw away.
    pub thrown: ArrayVec<Dealt, 8>,
    /// Still in, or not.
    pub status: Status,
    /// Has it tabled its hand?
    pub shown: bool,
    /// Has it announced that it plays the board (HE-5)?
    pub plays_board: bool,
    /// Has it acted in this round?
    pub acted: bool,
    /// Has it acted since the last full bet or raise, so that it may not raise?
    pub closed: bool,
    /// Has it checked in this round?
    pub checked: bool,
    /// Did it check, call a short bet, or do neither after the draw (LB-9, LB-10)?
    pub after_draw: AfterDraw,
    /// How many cards it said it wants (DR-6).
    pub asked: Option<u8>,
    /// How many it drew.
    pub drew: Option<u8>,
    /// Cards it gets only when everybody else has theirs (HE-11, HE-17, DR-8, LB-6, LB-7).
    pub late: u8,
    /// The deal passed it over and went on (DR-2, ST-11).
    pub passed_over: u8,
    /// Its hand has an accidentally exposed hole card and cannot be forced low (ST-7).
    pub not_forced: bool,
    /// Its last card is face up, and it may stop (ST-9).
    pub may_stop: bool,
    /// It is all-in for the pot so far (ST-9).
    pub stopped: bool,
}

/// What a lowball player did after the draw, as far as the sevens rule cares (LB-9, LB-10, S-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AfterDraw {
    /// It checked.
    pub checked: bool,
    /// It called a short all-in bet that nobody had made full yet; the how-manieth to do so it was.
    pub called_short: Option<u8>,
    /// It bet, raised, or called a full bet.
    pub full: bool,
}

impl AfterDraw {
    /// Did the player act after the draw at all?
    pub const fn acted(self) -> bool {
        self.checked || self.full || self.called_short.is_some()
    }

    /// Did it only ever call a short all-in (LB-10)? Then, in which order.
    pub const fn only_called_short(self) -> Option<u8> {
        if self.full { None } else { self.called_short }
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Antes and blinds go in.
    Posting,
    /// Cards are due.
    Dealing,
    /// Players throw cards away and get others.
    Drawing,
    /// Players bet.
    Betting,
    /// A round is over and something comes next.
    Between,
    /// Pineapple hands are cleared (CP-1).
    Clearing,
    /// Hands are shown or mucked.
    Showdown,
    /// It is over.
    Over,
}

/// A betting round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The highest bet of the street.
    pub level: Money,
    /// Where the last full bet or raise stood.
    pub full: Money,
    /// Spread limit: the size of the last full bet or raise.
    pub step: Money,
    /// Full bets and raises so far.
    pub count: u8,
    /// Whose turn it is.
    pub actor: Option<Seat>,
    /// Who was first to act.
    pub opener: Option<Seat>,
    /// Who bet or raised last.
    pub aggressor: Option<Seat>,
    /// The forced opening bet is still to come (ST-4).
    pub bring_in: bool,
    /// Is the double bet allowed because a pair is open (ST-5)?
    pub open_pair: bool,
    /// Has the double bet been made, so that only it counts from here (ST-5)?
    pub big_made: bool,
    /// Has the cap been reached (S-3, ST-3)?
    pub capped: bool,
    /// How many players have called a short all-in after the draw (LB-10).
    pub short_calls: u8,
    /// Lowball after the draw: a short all-in that may still be made this full bet (LB-10).
    pub complete_to: Option<Money>,
}

/// What went wrong with the cards in this hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trouble {
    /// An exposed or extra card serves as the first burn (HE-12, HE-17).
    pub first_burn_given: bool,
    /// The burn of the coming street has been made, or is not wanted any more (HE-14 to HE-16).
    pub no_burn_on: Option<u8>,
    /// The turn card that was turned too early; it goes back before the river, which has no burn (HE-15).
    pub early_turn: Option<Dealt>,
    /// The stub was scrambled with the burns (ST-10, S-13).
    pub scrambled: bool,
    /// Hands were cleared, or declared so (CP-2).
    pub cleared: bool,
}

/// One hand of poker.
#[derive(Clone, Debug)]
pub struct Hand {
    /// What it is played by.
    pub rules: Rules,
    /// The limit in force: the rules', or twice that in a killed pot (S-11).
    pub limit: Limit,
    /// The smallest chip in play (S-7).
    pub unit: Money,
    /// The players, left of the button first.
    pub players: ArrayVec<Player, MOST>,
    /// The board.
    pub board: ArrayVec<Dealt, 5>,
    /// The burns of this hand; `true` for those that were seen.
    pub burns: ArrayVec<(Dealt, bool), 12>,
    /// The community card of a stud hand that ran out of cards (ST-10).
    pub common: Option<Dealt>,
    /// The street, from 0.
    pub street: u8,
    /// What is going on.
    pub phase: Phase,
    /// The betting round.
    pub round: Round,
    /// Cards that have left the stub, as a set of indices.
    pub seen: u64,
    /// How many cards have left the stub, unknown ones included.
    pub gone: u8,
    /// What was collected.
    pub drop: Money,
    /// Has the collection been taken, or was there none to take?
    pub dropped: bool,
    /// Who killed the pot.
    pub killer: Option<Seat>,
    /// Irregularities so far.
    pub trouble: Trouble,
    /// The settlement, once there is one.
    pub awards: Vec<Award>,
}

impl Player {
    fn new(entry: Entry) -> Player {
        Player {
            entry,
            due: entry,
            stack: entry.stack,
            street: Money::ZERO,
            paid: Money::ZERO,
            dead: Money::ZERO,
            paid_before_draw: Money::ZERO,
            cards: ArrayVec::new(),
            thrown: ArrayVec::new(),
            status: Status::In,
            shown: false,
            plays_board: false,
            acted: false,
            closed: false,
            checked: false,
            after_draw: AfterDraw::default(),
            asked: None,
            drew: None,
            late: 0,
            passed_over: 0,
            not_forced: false,
            may_stop: false,
            stopped: false,
        }
    }

    /// Is it still in?
    pub fn is_in(&self) -> bool {
        self.status == Status::In
    }

    /// Is it in and able to bet?
    pub fn can_bet(&self) -> bool {
        self.is_in() && self.stack.is_positive() && !self.stopped
    }

    /// Its cards that are known, if all are.
    pub fn known(&self) -> Option<ArrayVec<Card, 8>> {
        self.cards.iter().map(|h| h.card).collect()
    }

    /// Is its hand on the table, with every card known?
    pub fn is_tabled(&self) -> bool {
        self.shown && (self.plays_board || self.cards.iter().all(|h| h.card.is_some()))
    }

    pub(super) fn pay(&mut self, amount: Money) {
        self.stack -= amount;
        self.paid += amount;
        self.street += amount;
    }
}

impl Hand {
    /// A hand before anything happened: [`Hand::start`] posts what is due.
    ///
    /// # Panics
    /// With fewer than two or more than ten players: tables and readers of records check that.
    pub fn new(rules: Rules, entries: &[Entry]) -> Hand {
        assert!((2..=MOST).contains(&entries.len()), "a hand has two to {MOST} players");
        let amounts = entries.iter().flat_map(|e| [e.stack, e.ante, e.dead, e.blind]);
        Hand {
            limit: rules.limit,
            unit: rules.unit(amounts),
            players: entries.iter().map(|e| Player::new(*e)).collect(),
            board: ArrayVec::new(),
            burns: ArrayVec::new(),
            common: None,
            street: 0,
            phase: Phase::Posting,
            round: Round::new(),
            seen: 0,
            gone: 0,
            drop: Money::ZERO,
            dropped: rules.fee_for(entries.len()).is_zero(),
            killer: None,
            trouble: Trouble::default(),
            awards: Vec::new(),
            rules,
        }
    }

    /// Posts what has to be posted.
    pub fn start(&mut self, events: &mut Vec<Event>) {
        self.follow_on(events);
    }

    /// Rules on a command and applies everything that follows from it. A refusal changes nothing.
    pub fn act(&mut self, command: &Command, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let before = events.len();
        self.rule_on(command, events)?;
        for event in &events[before..] {
            self.apply(event);
        }
        self.follow_on(events);
        Ok(())
    }

    /// What would follow from a command. Changes nothing.
    pub fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.clone().act(command, &mut events)?;
        Ok(events)
    }

    fn follow_on(&mut self, events: &mut Vec<Event>) {
        while let Some(event) = self.next_event() {
            self.apply(&event);
            events.push(event);
        }
    }

    /// The game.
    pub fn game(&self) -> Game {
        self.rules.game
    }

    /// The street that is being played.
    pub fn street_now(&self) -> &'static Street {
        &self.rules.game.streets()[usize::from(self.street)]
    }

    /// Is this the last street?
    pub fn is_last_street(&self) -> bool {
        usize::from(self.street) + 1 == self.rules.game.streets().len()
    }

    /// A player by its place.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat)]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat)]
    }

    /// The places of those still in, left of the button first.
    pub fn contenders(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.players.iter().enumerate().filter(|(_, p)| p.is_in()).map(|(i, _)| i as Seat)
    }

    /// Everything in the middle, bets of this street included, less what was collected.
    pub fn pot(&self) -> Money {
        if self.phase == Phase::Over {
            return Money::ZERO;
        }
        self.players.iter().map(|p| p.paid + p.dead).sum::<Money>() - self.drop
    }

    /// Seats clockwise from one, that one first.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n = self.players.len() as Seat;
        (0..n).map(move |k| (from + k) % n)
    }

    /// Is everything settled?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Notes that cards have left the stub.
    fn take(&mut self, cards: &[Dealt]) {
        for card in cards {
            self.gone += 1;
            if let Some(c) = card {
                self.seen |= 1 << c.index();
            }
        }
    }

    /// Notes that cards are back in the stub.
    fn put_back(&mut self, cards: impl Iterator<Item = Dealt>) {
        for card in cards {
            self.gone = self.gone.saturating_sub(1);
            if let Some(c) = card {
                self.seen &= !(1 << c.index());
            }
        }
    }

    /// Changes the hand by what happened. Cannot fail: events come from [`Hand::act`] or from its log.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Posted { seat, amount, forced } => self.apply_post(*seat, *amount, *forced),
            Event::StreetBegun { street } => self.apply_street(*street),
            Event::Dealt { seat, cards, up } => {
                self.take(cards);
                let (street, late) = (self.street, self.deal_is_late(*seat));
                let stud = self.is_stud();
                let player = self.player_mut(*seat);
                // A hole card turned up by accident cannot be forced low; a last card turned up may stop.
                player.not_forced |= stud && *up && street == 0 && player.cards.len() < 2;
                player.may_stop |= stud && *up && street == 4;
                for card in cards {
                    player.cards.push(Held { card: *card, up: *up, street });
                    if late && player.late > 0 {
                        player.late -= 1;
                    } else if late {
                        player.passed_over = player.passed_over.saturating_sub(1);
                    }
                }
            }
            Event::Boarded { cards } => {
                self.take(cards);
                self.board.extend(cards.iter().copied());
            }
            Event::Burned { card, up } => {
                self.take(&[*card]);
                self.burns.push((*card, *up));
                self.trouble.no_burn_on =
                    Some(if self.phase == Phase::Betting { self.street + 1 } else { self.street });
            }
            Event::RoundOpened { opener } => self.apply_round_opened(*opener),
            Event::Called { seat, amount } => self.apply_call(*seat, *amount),
            Event::Raised { seat, to } => self.apply_raise(*seat, *to),
            Event::Folded { seat } => self.leave(*seat, Status::Folded),
            Event::Killed { seat, clause } => self.leave(*seat, Status::Dead(*clause)),
            Event::RoundClosed { uncalled } => self.apply_round_closed(*uncalled),
            Event::Dropped { amount } => {
                self.drop = *amount;
                self.dropped = true;
            }
            Event::Asked { seat, count } => self.apply_asked(*seat, *count),
            Event::Discarded { seat, cards } => self.apply_discard(*seat, cards),
            Event::ClearingBegun => self.phase = Phase::Clearing,
            Event::AllCleared => {
                self.trouble.cleared = true;
                self.phase = Phase::Between;
            }
            Event::ShowdownBegun => self.phase = Phase::Showdown,
            Event::Shown { seat, cards } => self.apply_shown(*seat, cards),
            Event::Mucked { seat } => self.player_mut(*seat).status = Status::Mucked,
            Event::BoardPlayed { seat } => {
                let player = self.player_mut(*seat);
                (player.plays_board, player.shown) = (true, true);
            }
            Event::Awarded { lines, uncalled } => self.apply_award(lines, *uncalled),
            Event::Procedure { .. } => {}
            _ => self.apply_irregularity(event),
        }
    }

    fn apply_post(&mut self, seat: Seat, amount: Money, forced: Forced) {
        let player = self.player_mut(seat);
        match forced {
            Forced::Ante => {
                player.stack -= amount;
                player.paid += amount;
                player.due.ante = Money::ZERO;
            }
            Forced::Dead => {
                player.stack -= amount;
                player.dead += amount;
                player.due.dead = Money::ZERO;
            }
            Forced::Blind => {
                player.pay(amount);
                player.due.blind = Money::ZERO;
                self.round.level = self.round.level.max(self.player(seat).street);
            }
            Forced::Kill => {
                player.pay(amount);
                self.round.level = self.round.level.max(self.player(seat).street);
                self.killer = Some(seat);
                self.limit = self.rules.limit.doubled();
            }
            Forced::BringIn => {
                player.pay(amount);
                player.acted = true;
                player.closed = true;
                self.round.level = self.player(seat).street;
                self.round.bring_in = false;
                self.pass_turn(seat);
            }
        }
    }

    fn apply_street(&mut self, street: u8) {
        self.street = street;
        self.phase = match self.street_now().deal {
            Deal::Draw => Phase::Drawing,
            _ => Phase::Dealing,
        };
        if street == 3
            && let Some(card) = self.trouble.early_turn.take()
        {
            self.put_back([card].into_iter());
            self.trouble.no_burn_on = Some(street);
        }
        if self.phase == Phase::Drawing {
            for player in &mut self.players {
                player.paid_before_draw = player.paid;
            }
        }
    }

    fn leave(&mut self, seat: Seat, status: Status) {
        self.player_mut(seat).status = status;
        if self.phase == Phase::Betting && self.round.actor == Some(seat) {
            self.pass_turn(seat);
        }
    }

    fn apply_asked(&mut self, seat: Seat, count: u8) {
        let player = self.player_mut(seat);
        player.asked = Some(count);
        // A changed mind takes the cards back from the muck: none has been dealt to it yet (DR-6).
        if player.drew.take().is_some() {
            while let Some(card) = player.thrown.pop() {
                player.cards.push(Held { card, up: false, street: 0 });
            }
        }
    }

    fn apply_discard(&mut self, seat: Seat, cards: &[Dealt]) {
        let drawing = self.phase == Phase::Drawing;
        let player = self.player_mut(seat);
        for card in cards {
            let at = player.cards.iter().position(|h| h.card == *card);
            let at = at.or_else(|| player.cards.iter().position(|h| h.card.is_none()));
            if let Some(i) = at {
                player.cards.remove(i);
            }
            player.thrown.push(*card);
        }
        if drawing {
            player.drew = Some(cards.len() as u8);
        }
    }

    fn apply_shown(&mut self, seat: Seat, cards: &[Dealt]) {
        let mut learned = 0u64;
        let player = self.player_mut(seat);
        player.shown = true;
        let mut unknown: ArrayVec<Card, 8> = cards.iter().flatten().copied().collect();
        unknown.retain(|c| !player.cards.iter().any(|h| h.card == Some(*c)));
        let mut unknown = unknown.into_iter();
        for held in player.cards.iter_mut().filter(|h| h.card.is_none()) {
            held.card = unknown.next();
            if let Some(c) = held.card {
                learned |= 1 << c.index();
            }
        }
        self.seen |= learned;
    }

    fn apply_award(&mut self, lines: &[Award], uncalled: Option<(Seat, Money)>) {
        if let Some((seat, amount)) = uncalled {
            self.give_back(seat, amount);
        }
        for line in lines {
            self.player_mut(line.seat).stack += line.amount;
        }
        self.awards = lines.to_vec();
        self.phase = Phase::Over;
    }

    pub(super) fn give_back(&mut self, seat: Seat, amount: Money) {
        let player = self.player_mut(seat);
        player.stack += amount;
        player.paid -= amount;
        player.street -= amount;
    }

    /// Cards go back to the stub: everything that was burned.
    pub(super) fn burns_to_stub(&mut self) {
        let burns = std::mem::take(&mut self.burns);
        self.put_back(burns.into_iter().map(|(card, _)| card));
    }

    /// Cards go back to the stub.
    pub(super) fn to_stub(&mut self, cards: impl Iterator<Item = Dealt>) {
        self.put_back(cards);
    }

    /// Cards leave the stub without going to a hand.
    pub(super) fn from_stub(&mut self, card: Dealt) {
        self.take(&[card]);
    }

    /// Cards left in the stub, by count.
    pub fn stub(&self) -> usize {
        self.rules.game.deck_size().saturating_sub(usize::from(self.gone))
    }

    /// Is this a stud game?
    pub(super) fn is_stud(&self) -> bool {
        self.rules.game.family() == Family::Stud
    }
}
