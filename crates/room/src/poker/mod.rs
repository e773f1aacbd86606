//! A poker table around the referee's hands: seats, stacks, the button, the blinds and who owes them.
//!
//! The referee knows one hand. This is what goes on from hand to hand: commands in, events out, and a state that only
//! events change, like every game of the room.

mod blinds;
mod chips_of;
mod task;
mod tell;
mod view;

pub use blinds::Dues;
pub use chips_of::moves;
pub use task::{NextTask, in_seats, stops_for_a_kill, with_pips};
pub use tell::tell;
pub use view::{PokerSeat, PokerView, place_of, seen_by};

use chips::Money;
use games::Refusal;
use games::blackjack::PlayerId;
use games::poker::{
    Command as HandCommand, Debt, Entrance, Entry, Event as HandEvent, Hand, Narrator, Offer, Rules,
    Step as ProcedureStep, Turn,
};
use serde::{Deserialize, Serialize};

/// What a poker table is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are explained where they come from.
pub enum PokerCommand {
    /// Comes to a seat with chips.
    Join { player: PlayerId, seat: u8, chips: Money },
    /// Brings more chips, between hands.
    AddChips { player: PlayerId, amount: Money },
    /// Leaves with what is left.
    Leave { player: PlayerId },
    /// Says how to come in, owing a blind (HE-7, HE-8, HE-10, LB-11).
    ComeIn { player: PlayerId, how: Entrance },
    /// Takes another seat, between hands (HE-10).
    ChangeSeat { player: PlayerId, to: u8 },
    /// The dealer begins a hand; these people are not dealt in.
    Begin { out: Vec<PlayerId> },
    /// A command of the hand.
    Hand { command: HandCommand },
}

/// What happened at a poker table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are those of the commands.
pub enum PokerEvent {
    /// Somebody came.
    Joined { player: PlayerId, seat: u8, chips: Money },
    /// Somebody brought more chips.
    ChipsAdded { player: PlayerId, amount: Money },
    /// Somebody left, with these chips.
    Left { player: PlayerId, chips: Money },
    /// Somebody said how they come in.
    CameIn { player: PlayerId, how: Entrance },
    /// Somebody took another seat, and owes this for it.
    SeatChanged { player: PlayerId, seat: u8, debt: Debt },
    /// A hand began: who is dealt in, left of the button first, what each posts, whom the blinds passed, and what else
    /// it changes about who owes what.
    HandBegan {
        number: u32,
        button: u8,
        places: Vec<Place>,
        passed: Vec<PlayerId>,
        #[serde(default)]
        dues: Dues,
    },
    /// Something happened in the hand.
    Hand(HandEvent),
    /// The hand is over: the chips are where they belong, and the drop chip is dropped.
    HandEnded { drop: Money },
}

/// A place in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Place {
    /// Who.
    pub player: PlayerId,
    /// The seat at the table, from 1.
    pub seat: u8,
    /// What they came with and post.
    pub entry: Entry,
    /// Is this the big blind, taken in position or made good?
    pub big: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Who.
    pub player: PlayerId,
    /// Where.
    pub seat: u8,
    /// Chips behind, as of the last hand's end while a hand is on.
    pub stack: Money,
    /// What they owe before they play as everybody does.
    pub debt: Debt,
    /// How they chose to come in.
    pub entrance: Option<Entrance>,
    /// Dealt right in, and has not had the big blind yet (S-15).
    pub owes_big: bool,
    /// Posted the big blind in front of the button: the button jumps them on the next hand (HE-7).
    pub jumped: bool,
}

/// A hand with the people in it.
#[derive(Clone, Debug)]
pub struct Playing {
    /// The referee's hand.
    pub hand: Hand,
    /// Who has which place in it.
    pub places: Vec<Place>,
    /// Whose place kills the pot to come in (LB-11).
    pub kills: Option<u8>,
    /// Its chips have gone back to the stacks.
    pub ended: bool,
    /// What went wrong and what has to be done about it, oldest first, as the referee said it.
    pub procedures: Vec<Vec<ProcedureStep>>,
    /// How the positions were before it began: a void hand gives them back (S-17).
    pub before: Positions,
    /// What tells it; not needed for the game itself, and silent until the room listens.
    pub narrator: Option<Box<Narrator>>,
}

/// Where the button and the blinds are, and who owes them.
#[derive(Clone, Debug)]
pub struct Positions {
    button: u8,
    last_big: u8,
    people: Vec<Sitter>,
}

/// A poker table.
#[derive(Clone, Debug)]
pub struct PokerTable {
    /// What it is played by.
    pub rules: Rules,
    /// Seats.
    pub seats: u8,
    /// Everybody, by seat.
    pub people: Vec<Sitter>,
    /// The button's seat.
    pub button: u8,
    /// Where the big blind was last.
    pub last_big: u8,
    /// The hand in play, or the last one.
    pub playing: Option<Playing>,
    /// Hands begun.
    pub hands: u32,
    /// Hands played to their end; voided ones are not among them.
    pub finished: u32,
    /// What is in the drop box.
    pub drop: Money,
}

fn refuse<T>(clause: &'static str, reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(clause, reason))
}

impl Playing {
    fn note_procedure(&mut self, event: &HandEvent) {
        if let HandEvent::Procedure { steps } = event {
            self.procedures.push(steps.clone());
        }
    }
}

impl PokerTable {
    /// An empty table.
    pub fn open(rules: Rules, seats: u8) -> PokerTable {
        PokerTable {
            rules,
            seats,
            people: Vec::new(),
            button: seats,
            last_big: 0,
            playing: None,
            hands: 0,
            finished: 0,
            drop: Money::ZERO,
        }
    }

    /// Somebody at the table.
    pub fn person(&self, player: PlayerId) -> Option<&Sitter> {
        self.people.iter().find(|p| p.player == player)
    }

    /// The hand that is on.
    pub fn on(&self) -> Option<&Playing> {
        self.playing.as_ref().filter(|p| !p.ended)
    }

    /// A player's place in the hand that is on.
    pub fn place(&self, player: PlayerId) -> Option<u8> {
        let places = &self.on()?.places;
        places.iter().position(|p| p.player == player).map(|i| i as u8)
    }

    /// The least to bring to the table: ten big bets, or in a spread game ten times the least bet.
    pub fn least_chips(&self) -> Money {
        self.rules.limit.small() * 10
    }

    /// Carries a command out: what happened, or why not.
    pub fn execute(&mut self, command: &PokerCommand, log: &mut Vec<PokerEvent>) -> Result<(), Refusal> {
        match command {
            PokerCommand::Join { player, seat, chips } => {
                let event = self.join(*player, *seat, *chips)?;
                self.put(event, log);
            }
            PokerCommand::AddChips { player, amount } => {
                let event = self.add_chips(*player, *amount)?;
                self.put(event, log);
            }
            PokerCommand::Leave { player } => {
                let Some(person) = self.person(*player) else {
                    return refuse("ROOM-4", "You are not at this table.");
                };
                if self.place(*player).is_some() {
                    return refuse("ROOM-4", "You are in a hand: you leave when it is over.");
                }
                let event = PokerEvent::Left { player: *player, chips: person.stack };
                self.put(event, log);
            }
            PokerCommand::ComeIn { player, how } => {
                let event = self.come_in(*player, *how)?;
                self.put(event, log);
            }
            PokerCommand::ChangeSeat { player, to } => {
                let event = self.change_seat(*player, *to)?;
                self.put(event, log);
            }
            PokerCommand::Begin { out } => self.begin(out, log)?,
            PokerCommand::Hand { command } => self.in_hand(command, log)?,
        }
        Ok(())
    }

    fn put(&mut self, event: PokerEvent, log: &mut Vec<PokerEvent>) {
        self.apply(&event);
        log.push(event);
    }

    fn join(&self, player: PlayerId, seat: u8, chips: Money) -> Result<PokerEvent, Refusal> {
        if self.person(player).is_some() {
            return refuse("ROOM-4", "You are at this table already.");
        }
        if !(1..=self.seats).contains(&seat) {
            return refuse("S-1", format!("The seats are 1 to {}.", self.seats));
        }
        if self.people.iter().any(|p| p.seat == seat) {
            return refuse("ROOM-4", format!("Seat {seat} is taken. Choose an open one."));
        }
        if chips < self.least_chips() || chips > Money::LARGEST || !chips.is_multiple_of(Money::cents(50)) {
            let least = self.least_chips();
            return refuse("ROOM-3", format!("Bring at least {least}, in 50-cent chips; this is {chips}."));
        }
        Ok(PokerEvent::Joined { player, seat, chips })
    }

    fn add_chips(&self, player: PlayerId, amount: Money) -> Result<PokerEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return refuse("ROOM-4", "You are not at this table: sit down first.");
        };
        if self.place(player).is_some() {
            return refuse("S-6", "Nothing is added in the middle of a hand; bring more chips after it.");
        }
        if !amount.is_positive()
            || amount + person.stack > Money::LARGEST
            || !amount.is_multiple_of(Money::cents(50))
        {
            return refuse("ROOM-3", format!("{amount} cannot be brought to the table: use 50-cent chips."));
        }
        Ok(PokerEvent::ChipsAdded { player, amount })
    }

    fn begin(&mut self, out: &[PlayerId], log: &mut Vec<PokerEvent>) -> Result<(), Refusal> {
        if self.on().is_some() {
            return refuse("S-16", "A hand is on.");
        }
        let Some(began) = self.next_hand(out) else {
            return refuse("S-1", "A hand needs two players with chips.");
        };
        self.put(began, log);
        let mut events = Vec::new();
        // The referee applies as it goes: the log's events are applied to a copy made before.
        let playing = self.playing.as_mut().expect("it began");
        playing.hand.start(&mut events);
        log.extend(events.into_iter().map(PokerEvent::Hand));
        self.close(log);
        Ok(())
    }

    fn in_hand(&mut self, command: &HandCommand, log: &mut Vec<PokerEvent>) -> Result<(), Refusal> {
        let Some(playing) = self.playing.as_mut().filter(|p| !p.ended) else {
            return refuse("S-16", "No hand is on.");
        };
        if let (HandCommand::Kill { seat }, Some(due)) = (command, playing.kills)
            && *seat != due
        {
            return refuse("LB-11", "Somebody kills this pot to come in.");
        }
        let mut events = Vec::new();
        if let Err(refusal) = playing.hand.act(command, &mut events) {
            let reason = in_seats(&refusal.reason, &playing.places);
            return Err(Refusal::new(refusal.clause.id(), reason));
        }
        events.iter().for_each(|event| playing.note_procedure(event));
        log.extend(events.into_iter().map(PokerEvent::Hand));
        self.close(log);
        Ok(())
    }

    /// When the hand is over the chips go back to the stacks.
    fn close(&mut self, log: &mut Vec<PokerEvent>) {
        if let Some(playing) = self.on().filter(|p| p.hand.is_over()) {
            let event = PokerEvent::HandEnded { drop: playing.hand.drop };
            self.put(event, log);
        }
    }

    /// Applies an event of the log.
    pub fn apply(&mut self, event: &PokerEvent) {
        match event {
            PokerEvent::Joined { player, seat, chips } => {
                let (player, seat, stack) = (*player, *seat, *chips);
                let (debt, entrance, owes_big, jumped) = (Debt::New, None, false, false);
                self.people.push(Sitter { player, seat, stack, debt, entrance, owes_big, jumped });
                self.people.sort_by_key(|p| p.seat);
            }
            PokerEvent::ChipsAdded { player, amount } => {
                if let Some(person) = self.people.iter_mut().find(|p| p.player == *player) {
                    person.stack += *amount;
                }
            }
            PokerEvent::Left { player, .. } => self.people.retain(|p| p.player != *player),
            PokerEvent::CameIn { player, how } => {
                if let Some(person) = self.people.iter_mut().find(|p| p.player == *player) {
                    person.entrance = Some(*how);
                }
            }
            PokerEvent::SeatChanged { player, seat, debt } => {
                if let Some(person) = self.people.iter_mut().find(|p| p.player == *player) {
                    (person.seat, person.debt, person.entrance) = (*seat, *debt, None);
                }
                self.people.sort_by_key(|p| p.seat);
            }
            PokerEvent::HandBegan { number, button, places, passed, dues } => {
                self.began(*number, *button, places, passed, dues);
            }
            PokerEvent::Hand(event) => {
                if let Some(playing) = &mut self.playing {
                    playing.hand.apply(event);
                    playing.note_procedure(event);
                }
            }
            PokerEvent::HandEnded { drop } => self.ended(*drop),
        }
    }

    fn ended(&mut self, drop: Money) {
        let Some(playing) = &mut self.playing else { return };
        playing.ended = true;
        self.drop += drop;
        if playing.hand.trouble.voided {
            let Positions { button, last_big, people } = &playing.before;
            (self.button, self.last_big) = (*button, *last_big);
            for person in &mut self.people {
                let was = people.iter().find(|p| p.player == person.player);
                if let Some(Sitter { debt, entrance, owes_big, jumped, .. }) = was {
                    (person.debt, person.entrance) = (*debt, *entrance);
                    (person.owes_big, person.jumped) = (*owes_big, *jumped);
                }
            }
            return;
        }
        self.finished += 1;
        for (place, player) in playing.places.iter().zip(&playing.hand.players) {
            if let Some(person) = self.people.iter_mut().find(|p| p.player == place.player) {
                person.stack = player.stack;
            }
        }
    }

    /// Whose turn it is in the hand that is on.
    pub fn turn(&self) -> Option<(Turn, Option<(PlayerId, u8)>)> {
        let playing = self.on()?;
        let turn = playing.hand.awaits().turn;
        let seat = match turn {
            Turn::Bet { seat, .. } | Turn::Draw { seat } | Turn::Clear { seat } | Turn::Show { seat } => {
                Some(seat)
            }
            Turn::Dealer { .. } | Turn::Nobody => None,
        };
        let who = seat.and_then(|s| playing.places.get(usize::from(s))).map(|p| (p.player, p.seat));
        Some((turn, who))
    }

    /// Who has still a card to throw away at Crazy Pineapple: nobody waits for anybody else (CP-1).
    pub fn to_clear(&self) -> Vec<PlayerId> {
        let Some(playing) = self.on() else { return Vec::new() };
        let offers = playing.hand.awaits().offers;
        let seats = offers.iter().filter_map(|offer| match offer {
            Offer::Clear { seat } => Some(*seat),
            _ => None,
        });
        seats.filter_map(|seat| playing.places.get(usize::from(seat))).map(|p| p.player).collect()
    }

    /// Could a hand begin with everybody but these?
    pub fn could_begin(&self, out: &[PlayerId]) -> bool {
        self.on().is_none() && self.next_hand(out).is_some()
    }

    /// The command of whoever kills the pot to come in, as soon as it may be given (LB-11, S-11).
    pub fn kill_due(&self) -> Option<HandCommand> {
        let playing = self.on()?;
        let kill = HandCommand::Kill { seat: playing.kills? };
        playing.hand.decide(&kill).is_ok().then_some(kill)
    }
}
