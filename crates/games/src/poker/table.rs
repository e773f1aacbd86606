//! A table over many hands: people sit, leave, sit out and come back, buy chips, and play.
//!
//! Like a hand it is a pure state machine: [`Table::decide`] answers a command with events or a refusal,
//! [`Table::apply`] changes the table and cannot fail. The commands of the hand in progress are kept, so that it
//! can be written as PHH.

use super::button::{self, Chair, Debt, Entrance, Lineup, SeatNo};
use super::clause::Clause;
use super::command::{Command, Refusal, Ruling, Seat, refuse};
use super::event::Event;
use super::flow::{Awaits, Turn};
use super::game::Family;
use super::hand::Hand;
use super::phh::Setup;
use super::rules::Rules;
use super::view::{View, Viewer};
use chips::Money;
use serde::{Deserialize, Serialize};

pub use crate::blackjack::PlayerId;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub player: PlayerId,
    /// Chips on the table, except those in a hand in progress.
    pub stack: Money,
    /// Does it want cards?
    pub playing: bool,
    /// Does it get up when the hand is over?
    pub leaving: bool,
    /// What it owes.
    pub debt: Debt,
    /// How it comes in.
    pub entrance: Option<Entrance>,
    /// It has not had the big blind yet (S-15).
    pub owes_big: bool,
    /// The button jumps it (HE-7).
    pub jumped: bool,
}

/// The hand in progress, or the last one.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The referee of it.
    pub hand: Hand,
    /// How it began.
    pub setup: Setup,
    /// Which seat plays in which place.
    pub seats: Vec<SeatNo>,
    /// Who plays in which place.
    pub players: Vec<PlayerId>,
    /// What was done so far.
    pub commands: Vec<Command>,
    /// Who has to kill the pot (LB-11).
    pub kills: Option<Seat>,
}

/// What may be asked of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: who, where, how much.
pub enum TableCommand {
    /// Sit down with chips.
    Sit { seat: SeatNo, player: PlayerId, chips: Money },
    /// Get up; in a hand, when it is over.
    Leave { seat: SeatNo },
    /// Be dealt no more cards.
    SitOut { seat: SeatNo },
    /// Be dealt in again, or for the first time.
    ComeIn { seat: SeatNo, how: Option<Entrance> },
    /// Buy more chips between hands.
    Rebuy { seat: SeatNo, chips: Money },
    /// Move to another seat between hands.
    Move { seat: SeatNo, to: SeatNo },
    /// Begin the next hand.
    Begin,
    /// A command of the hand in progress, by place.
    Play { command: Command },
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "happened", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: who, where, how much.
pub enum TableEvent {
    Sat { seat: SeatNo, player: PlayerId, chips: Money },
    Left { seat: SeatNo, player: PlayerId, chips: Money },
    Leaving { seat: SeatNo },
    SatOut { seat: SeatNo },
    CameIn { seat: SeatNo, how: Option<Entrance> },
    Rebought { seat: SeatNo, chips: Money },
    Moved { seat: SeatNo, to: SeatNo, debt: Debt },
    Begun { lineup: Lineup },
    Ordered { command: Command },
    Hand { event: Event },
    Ended { drop: Money },
}

/// A poker table.
#[derive(Clone, Debug)]
pub struct Table {
    rules: Rules,
    seats: Vec<Option<Sitter>>,
    button: Option<SeatNo>,
    last_big: Option<SeatNo>,
    deal: Option<Deal>,
    drop: Money,
    hands: u64,
}

impl Table {
    /// An empty table. More seats than the game has are not put up (S-1).
    pub fn open(rules: Rules, seats: usize) -> Table {
        let seats = seats.clamp(2, rules.game.most_seats());
        Table {
            rules,
            seats: vec![None; seats],
            button: None,
            last_big: None,
            deal: None,
            drop: Money::ZERO,
            hands: 0,
        }
    }

    /// What it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who sits in a seat.
    pub fn sitter(&self, seat: SeatNo) -> Option<&Sitter> {
        self.seats.get(usize::from(seat).checked_sub(1)?)?.as_ref()
    }

    /// Everybody with a seat, in order.
    pub fn sitters(&self) -> impl Iterator<Item = (SeatNo, &Sitter)> {
        self.seats.iter().enumerate().filter_map(|(i, s)| Some((i as SeatNo + 1, s.as_ref()?)))
    }

    /// Where somebody sits.
    pub fn seat_of(&self, player: PlayerId) -> Option<SeatNo> {
        self.sitters().find(|(_, s)| s.player == player).map(|(seat, _)| seat)
    }

    /// The number of seats.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// Where the button is.
    pub fn button(&self) -> Option<SeatNo> {
        self.button
    }

    /// The hand in progress, or the last one.
    pub fn deal(&self) -> Option<&Deal> {
        self.deal.as_ref()
    }

    /// The hand in progress.
    pub fn hand(&self) -> Option<&Hand> {
        self.deal.as_ref().map(|d| &d.hand).filter(|h| !h.is_over())
    }

    /// What has been dropped so far (PFEE-1).
    pub fn drop_box(&self) -> Money {
        self.drop
    }

    /// Hands begun so far.
    pub fn hands(&self) -> u64 {
        self.hands
    }

    /// Every chip at the table: stacks, the pot and the drop. Constant but for those who come, buy and go.
    pub fn total_chips(&self) -> Money {
        let stacks: Money = self.sitters().map(|(_, s)| s.stack).sum();
        let playing = self
            .hand()
            .map_or(Money::ZERO, |h| h.players.iter().map(|p| p.stack).sum::<Money>() + h.pot() + h.drop);
        stacks + playing + self.drop
    }

    /// The place of a seat in the hand in progress.
    pub fn place(&self, seat: SeatNo) -> Option<Seat> {
        self.hand()?;
        self.deal.as_ref()?.seats.iter().position(|s| *s == seat).map(|i| i as Seat)
    }

    /// Chips a seat has, those in front of it in the hand in progress included.
    pub fn chips(&self, seat: SeatNo) -> Money {
        let behind = self.sitter(seat).map_or(Money::ZERO, |s| s.stack);
        let playing = self.place(seat).and_then(|p| self.hand().map(|h| h.player(p).stack));
        behind + playing.unwrap_or_default()
    }

    /// How somebody may come in.
    pub fn entrances(&self, seat: SeatNo) -> Vec<Entrance> {
        let Some(sitter) = self.sitter(seat) else { return vec![] };
        let in_front = button::is_in_front_of_button(&self.chairs(), self.button, seat);
        button::entrances(self.rules.game, sitter.debt, in_front)
    }

    /// What the table waits for: the hand's next move, or nobody's between hands.
    pub fn awaits(&self) -> Awaits {
        let idle = Awaits { turn: Turn::Nobody, offers: vec![] };
        self.hand().map_or(idle, Hand::awaits)
    }

    /// Can a hand be begun now?
    pub fn can_begin(&self) -> bool {
        self.hand().is_none() && self.line_up().is_ok()
    }

    /// The hand as one may see it.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.deal.as_ref().map(|d| d.hand.view(viewer))
    }

    fn chairs(&self) -> Vec<Chair> {
        let chair = |(seat, s): (SeatNo, &Sitter)| Chair {
            seat,
            stack: self.chips(seat),
            playing: s.playing && !s.leaving,
            debt: s.debt,
            entrance: s.entrance,
            owes_big: s.owes_big,
            jumped: s.jumped,
        };
        self.sitters().map(chair).collect()
    }

    fn line_up(&self) -> Result<Lineup, Refusal> {
        button::line_up(&self.rules, &self.chairs(), self.button, self.last_big)
    }

    /// What would follow from a command. Changes nothing.
    pub fn decide(&self, command: &TableCommand) -> Result<Vec<TableEvent>, Refusal> {
        let mut events = Vec::new();
        self.clone().act(command, &mut events)?;
        Ok(events)
    }

    /// Rules on a command and applies everything that follows. A refusal changes nothing.
    pub fn act(&mut self, command: &TableCommand, events: &mut Vec<TableEvent>) -> Result<(), Refusal> {
        match command {
            TableCommand::Play { command } => return self.play(command, events),
            TableCommand::Begin => return self.begin(events),
            _ => {}
        }
        let event = self.rule_on(command)?;
        self.apply(&event);
        events.push(event);
        Ok(())
    }

    fn begin(&mut self, events: &mut Vec<TableEvent>) -> Ruling {
        if self.hand().is_some() {
            return refuse(Clause::He3, "a hand is in progress");
        }
        let lineup = self.line_up()?;
        self.push(TableEvent::Begun { lineup }, events);
        let mut started = Vec::new();
        let deal = self.deal.as_ref().expect("a hand has begun");
        deal.hand.clone().start(&mut started);
        started.into_iter().for_each(|event| self.push(TableEvent::Hand { event }, events));
        self.finish(events);
        Ok(())
    }

    fn play(&mut self, command: &Command, events: &mut Vec<TableEvent>) -> Ruling {
        let Some(hand) = self.hand() else { return refuse(Clause::He3, "no hand is in progress") };
        let due = self.deal.as_ref().and_then(|d| d.kills);
        if let (Command::Kill { seat }, Some(due)) = (command, due)
            && *seat != due
        {
            return refuse(Clause::Lb11, format!("player {} kills this pot to come in", due + 1));
        }
        let decided = hand.decide(command)?;
        self.push(TableEvent::Ordered { command: command.clone() }, events);
        decided.into_iter().for_each(|event| self.push(TableEvent::Hand { event }, events));
        // Who comes in by killing the pot does so as soon as it has its two cards (LB-11, S-11).
        let kill = due.map(|seat| Command::Kill { seat });
        if let Some(kill) = kill.filter(|k| self.hand().is_some_and(|h| h.decide(k).is_ok())) {
            return self.play(&kill, events);
        }
        self.finish(events);
        Ok(())
    }

    fn push(&mut self, event: TableEvent, events: &mut Vec<TableEvent>) {
        self.apply(&event);
        events.push(event);
    }

    /// When a hand is over, its chips go back to the seats and those who wanted to leave do.
    fn finish(&mut self, events: &mut Vec<TableEvent>) {
        let Some(deal) = self.deal.as_ref().filter(|d| d.hand.is_over()) else { return };
        let drop = deal.hand.drop;
        self.push(TableEvent::Ended { drop }, events);
        let leaving: Vec<_> =
            self.sitters().filter(|(_, s)| s.leaving).map(|(seat, s)| (seat, s.player, s.stack)).collect();
        for (seat, player, chips) in leaving {
            self.push(TableEvent::Left { seat, player, chips }, events);
        }
    }

    fn seated(&self, seat: SeatNo) -> Result<&Sitter, Refusal> {
        self.sitter(seat).ok_or_else(|| Refusal::new(Clause::S1, format!("nobody sits in seat {seat}")))
    }

    fn rule_on(&self, command: &TableCommand) -> Result<TableEvent, Refusal> {
        match command {
            TableCommand::Sit { seat, player, chips } => {
                self.check_free(*seat)?;
                if self.seat_of(*player).is_some() {
                    return Err(Refusal::new(Clause::S1, "nobody has two seats at a poker table"));
                }
                check_chips(*chips)?;
                Ok(TableEvent::Sat { seat: *seat, player: *player, chips: *chips })
            }
            TableCommand::Leave { seat } => {
                let sitter = self.seated(*seat)?;
                Ok(match self.place(*seat) {
                    Some(_) => TableEvent::Leaving { seat: *seat },
                    None => TableEvent::Left { seat: *seat, player: sitter.player, chips: sitter.stack },
                })
            }
            TableCommand::SitOut { seat } => self.seated(*seat).map(|_| TableEvent::SatOut { seat: *seat }),
            TableCommand::ComeIn { seat, how } => self.rule_come_in(*seat, *how),
            TableCommand::Rebuy { seat, chips } => {
                self.seated(*seat)?;
                check_chips(*chips)?;
                if self.place(*seat).is_some() {
                    return Err(Refusal::new(Clause::S6, "chips are bought between hands"));
                }
                Ok(TableEvent::Rebought { seat: *seat, chips: *chips })
            }
            TableCommand::Move { seat, to } => self.rule_move(*seat, *to),
            TableCommand::Begin | TableCommand::Play { .. } => unreachable!("ruled on elsewhere"),
        }
    }

    fn check_free(&self, seat: SeatNo) -> Ruling {
        match self.seats.get(usize::from(seat).wrapping_sub(1)) {
            Some(None) => Ok(()),
            Some(Some(_)) => refuse(Clause::S1, format!("seat {seat} is taken")),
            None => refuse(Clause::S1, format!("the table has {} seats", self.seats.len())),
        }
    }

    fn rule_come_in(&self, seat: SeatNo, how: Option<Entrance>) -> Result<TableEvent, Refusal> {
        let sitter = self.seated(seat)?;
        let ways = self.entrances(seat);
        let clause = button::entrance_clause(self.rules.game, sitter.debt);
        match how {
            None if ways.is_empty() => {}
            Some(how) if ways.contains(&how) => {}
            _ if ways.is_empty() => return Err(Refusal::new(clause, "it owes nothing: it is just dealt in")),
            _ => return Err(Refusal::new(clause, format!("it may come in by one of {ways:?}"))),
        }
        if sitter.stack.is_zero() && self.place(seat).is_none() {
            return Err(Refusal::new(Clause::S6, "it has no chips"));
        }
        Ok(TableEvent::CameIn { seat, how })
    }

    fn rule_move(&self, seat: SeatNo, to: SeatNo) -> Result<TableEvent, Refusal> {
        let sitter = self.seated(seat)?;
        self.check_free(to)?;
        if self.place(seat).is_some() {
            return Err(Refusal::new(Clause::He10, "seats are changed between hands"));
        }
        let hands = |chairs: &[Chair], seat| self.button.map(|b| button::hands_to_big(chairs, b, seat));
        let before = hands(&self.chairs(), seat);
        let mut moved = self.clone();
        moved.apply(&TableEvent::Moved { seat, to, debt: sitter.debt });
        let after = hands(&moved.chairs(), to);
        // Only who gets further from the big blind owes something for it (HE-10).
        let debt = match (sitter.debt, before, after) {
            (Debt::None, Some(before), Some(after))
                if after > before && self.rules.game.family() != Family::Stud =>
            {
                Debt::Moved { hands: before }
            }
            (debt, ..) => debt,
        };
        Ok(TableEvent::Moved { seat, to, debt })
    }

    fn sitter_mut(&mut self, seat: SeatNo) -> &mut Sitter {
        self.seats[usize::from(seat) - 1].as_mut().expect("events are about people who are there")
    }

    /// Changes the table by what happened. Cannot fail: events come from [`Table::act`] or from its log.
    pub fn apply(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Sat { seat, player, chips } => {
                let debt = Debt::New;
                self.seats[usize::from(*seat) - 1] = Some(Sitter {
                    player: *player,
                    stack: *chips,
                    playing: false,
                    leaving: false,
                    debt,
                    entrance: None,
                    owes_big: false,
                    jumped: false,
                });
            }
            TableEvent::Left { seat, .. } => self.seats[usize::from(*seat) - 1] = None,
            TableEvent::Leaving { seat } => self.sitter_mut(*seat).leaving = true,
            TableEvent::SatOut { seat } => self.sitter_mut(*seat).playing = false,
            TableEvent::CameIn { seat, how } => {
                let sitter = self.sitter_mut(*seat);
                (sitter.playing, sitter.entrance) = (true, *how);
            }
            TableEvent::Rebought { seat, chips } => self.sitter_mut(*seat).stack += *chips,
            TableEvent::Moved { seat, to, debt } => {
                let mut sitter = self.seats[usize::from(*seat) - 1].take().expect("somebody moves");
                if sitter.debt != *debt {
                    (sitter.debt, sitter.playing, sitter.entrance) = (*debt, false, None);
                }
                self.seats[usize::from(*to) - 1] = Some(sitter);
            }
            TableEvent::Begun { lineup } => self.apply_begun(lineup),
            TableEvent::Ordered { command } => {
                let deal = self.deal.as_mut().expect("a hand is in progress");
                deal.commands.push(command.clone());
                if matches!(command, Command::Kill { .. }) {
                    deal.kills = None;
                }
            }
            TableEvent::Hand { event } => {
                self.deal.as_mut().expect("a hand is in progress").hand.apply(event);
            }
            TableEvent::Ended { drop } => self.apply_ended(*drop),
        }
    }

    fn apply_begun(&mut self, lineup: &Lineup) {
        (self.button, self.last_big) = (Some(lineup.button), lineup.big.or(self.last_big));
        self.hands += 1;
        for sitter in self.seats.iter_mut().flatten() {
            sitter.jumped = false;
        }
        for &seat in &lineup.missed {
            self.sitter_mut(seat).debt = Debt::Missed;
        }
        for &seat in lineup.settled.iter().chain(&lineup.owing) {
            let owes_big = lineup.owing.contains(&seat);
            let sitter = self.sitter_mut(seat);
            (sitter.debt, sitter.entrance, sitter.owes_big) = (Debt::None, None, owes_big);
        }
        if let Some(seat) = lineup.jumps {
            self.sitter_mut(seat).jumped = true;
        }
        let entries = lineup.places.iter().map(|(_, e)| *e).collect();
        let setup = Setup { rules: self.rules, entries };
        let seats: Vec<SeatNo> = lineup.places.iter().map(|(s, _)| *s).collect();
        let players = seats.iter().map(|s| self.sitter_mut(*s).player).collect();
        for &seat in &seats {
            self.sitter_mut(seat).stack = Money::ZERO;
        }
        let kills = lineup.kills.and_then(|k| seats.iter().position(|s| *s == k)).map(|i| i as Seat);
        let hand = Hand::new(self.rules, &setup.entries);
        self.deal = Some(Deal { hand, setup, seats, players, commands: Vec::new(), kills });
    }

    fn apply_ended(&mut self, drop: Money) {
        self.drop += drop;
        let deal = self.deal.as_ref().expect("a hand has ended");
        let stacks: Vec<(SeatNo, Money)> =
            deal.seats.iter().copied().zip(deal.hand.players.iter().map(|p| p.stack)).collect();
        for (seat, stack) in stacks {
            let sitter = self.sitter_mut(seat);
            sitter.stack += stack;
            // Without chips there is nothing to be dealt in with.
            sitter.playing &= sitter.stack.is_positive();
        }
    }
}

fn check_chips(chips: Money) -> Ruling {
    match chips.is_positive() && chips <= Money::LARGEST {
        true => Ok(()),
        false => refuse(Clause::S6, "chips are bought for money"),
    }
}
