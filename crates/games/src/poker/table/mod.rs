//! A poker table over many hands: people come, sit out, change seats, buy chips, play and leave.
//!
//! Like a hand it is a pure state machine: [`Table::decide`] answers a command with events or a refusal,
//! [`Table::apply`] changes the table and cannot fail. Seats, button, blinds and who owes them stand in `positions.rs`;
//! coming, going and moving in `seating.rs`.

mod command;
mod entrance;
mod positions;
mod seating;

pub use command::{Dues, Place, TableCommand, TableEvent};
pub use seating::WayIn;
pub(super) use seating::check_counted;

use super::button::{Debt, Entrance};
use super::command::{Command, Seat};
use super::event::{Event, Step};
use super::flow::{Offer, Turn};
use super::hand::Hand;
use super::rules::Rules;
use super::words::seat_of;
use crate::PlayerId;
use crate::clauses::Clause;
use crate::{Edition, Refusal, refuse};
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};
use voice::say;

/// Somebody at the table.
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, poker::*};
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let (mut table, mut log, chips) = (Table::open(rules, 9), Vec::new(), Money::dollars(100));
/// for seat in [1, 2] {
///     table.execute(&TableCommand::Join { player: PlayerId(seat.into()), seat, chips }, &mut log).unwrap();
/// }
/// table.execute(&TableCommand::Begin { out: vec![] }, &mut log).unwrap();
/// assert_eq!(table.person(PlayerId(2)).unwrap().seat, 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub player: PlayerId,
    /// Where.
    pub seat: Seat,
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
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, poker::*};
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let (mut table, mut log, chips) = (Table::open(rules, 9), Vec::new(), Money::dollars(100));
/// for seat in [1, 2] {
///     table.execute(&TableCommand::Join { player: PlayerId(seat.into()), seat, chips }, &mut log).unwrap();
/// }
/// table.execute(&TableCommand::Begin { out: vec![] }, &mut log).unwrap();
/// assert_eq!(table.on().unwrap().players().len(), 2);
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableHand {
    hand: Hand,
    places: Vec<Place>,
    kills: Option<Seat>,
    ended: bool,
    procedures: Vec<Vec<Step>>,
    before: Positions,
}

/// Where the button and the blinds are, and who owes them: of those who are there, and of those who left.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Positions {
    button: Seat,
    last_big: Seat,
    people: Vec<Sitter>,
    gone: Vec<Sitter>,
}

/// A poker table.
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, poker::*};
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let (mut table, mut log, chips) = (Table::open(rules, 9), Vec::new(), Money::dollars(100));
/// for seat in [1, 2] {
///     table.execute(&TableCommand::Join { player: PlayerId(seat.into()), seat, chips }, &mut log).unwrap();
/// }
/// table.execute(&TableCommand::Begin { out: vec![] }, &mut log).unwrap();
/// assert_eq!((table.hands(), table.total_chips()), (1, Money::dollars(200)));
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Table {
    rules: Rules,
    edition: Edition,
    seats: Seat,
    at: Positions,
    playing: Option<TableHand>,
    hands: u32,
    finished: u32,
    drop: Money,
    /// Does a person deal?
    #[serde(default)]
    pub(super) by_hand: bool,
}

impl TableHand {
    /// The referee's hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Who has which place in it, left of the button first.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Who is in it, by place.
    pub fn players(&self) -> Vec<PlayerId> {
        self.places.iter().map(|p| p.player).collect()
    }

    /// What went wrong and what has to be done about it, oldest first, as the referee said it.
    pub fn procedures(&self) -> &[Vec<Step>] {
        &self.procedures
    }

    fn note_procedure(&mut self, event: &Event) {
        if let Event::Procedure { steps } = event {
            self.procedures.push(steps.clone());
        }
    }
}

impl Table {
    /// An empty table.
    pub fn open(rules: Rules, seats: Seat) -> Table {
        let at = Positions { button: seats, last_big: 0, people: Vec::new(), gone: Vec::new() };
        let (playing, hands, finished, drop) = (None, 0, 0, Money::ZERO);
        Table { rules, edition: Edition::NOW, seats, at, playing, hands, finished, drop, by_hand: false }
    }

    /// From here on commands are decided as this edition of the rules did.
    pub fn rule_under(&mut self, edition: Edition) {
        self.edition = edition;
    }

    /// What it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of seats.
    pub fn seats(&self) -> Seat {
        self.seats
    }

    /// Everybody, by seat.
    pub fn people(&self) -> &[Sitter] {
        &self.at.people
    }

    /// Somebody at the table.
    pub fn person(&self, player: PlayerId) -> Option<&Sitter> {
        self.people().iter().find(|p| p.player == player)
    }

    /// The button's seat; before the first hand the last one.
    pub fn button(&self) -> Seat {
        self.at.button
    }

    /// Hands begun.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// Hands played to their end; voided ones are not among them.
    pub fn finished(&self) -> u32 {
        self.finished
    }

    /// What is in the drop box (PFEE-1).
    pub fn drop_box(&self) -> Money {
        self.drop
    }

    /// The hand in play, or the last one.
    pub fn last(&self) -> Option<&TableHand> {
        self.playing.as_ref()
    }

    /// The hand that is on.
    pub fn on(&self) -> Option<&TableHand> {
        self.last().filter(|p| !p.ended)
    }

    /// A player's place in the hand that is on.
    pub fn place(&self, player: PlayerId) -> Option<Seat> {
        let places = &self.on()?.places;
        places.iter().position(|p| p.player == player).map(|i| i as Seat)
    }

    /// The least to bring to the table: ten big bets, or in a spread game ten times the least bet.
    pub fn least_chips(&self) -> Money {
        self.rules.limit.small() * 10
    }

    /// Chips somebody has, but for those in the middle.
    pub fn chips(&self, player: PlayerId) -> Money {
        let playing = self.place(player).and_then(|place| Some(self.on()?.hand.player(place).stack));
        playing.or_else(|| self.person(player).map(|p| p.stack)).unwrap_or_default()
    }

    /// Chips in the middle of the hand that is on: pots and bets.
    pub fn felt(&self) -> Money {
        self.on().map_or(Money::ZERO, |p| {
            let brought: Money = p.hand.players.iter().map(|player| player.entry.stack).sum();
            let behind: Money = p.hand.players.iter().map(|player| player.stack).sum();
            brought - behind - p.hand.drop
        })
    }

    /// What has been collected: in the drop box, and the drop chip of the hand that is on (PFEE-1).
    pub fn collected(&self) -> Money {
        self.drop + self.on().map_or(Money::ZERO, |p| p.hand.drop)
    }

    /// Every chip at the table. Constant but for those who come, buy and go.
    pub fn total_chips(&self) -> Money {
        let stacks: Money = self.people().iter().map(|p| self.chips(p.player)).sum();
        stacks + self.felt() + self.collected()
    }

    /// Whose turn it is in the hand that is on.
    pub fn turn(&self) -> Option<(Turn, Option<(PlayerId, Seat)>)> {
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

    /// The command of whoever kills the pot to come in, as soon as it may be given (LB-11, S-11).
    pub fn kill_due(&self) -> Option<Command> {
        let playing = self.on()?;
        let kill = Command::Kill { seat: playing.kills? };
        playing.hand.decide(&kill).is_ok().then_some(kill)
    }

    /// What comes next in the hand that is on where nobody wants anything: whoever has to kills the pot, everybody checks
    /// or folds, and the dealer deals from the top. Hands that were not cleared are declared dead (CP-2).
    pub fn of_itself(&self, top: impl FnMut() -> Card) -> Option<Command> {
        let hand = self.on()?.hand();
        let next = self.kill_due().or_else(|| hand.default_move()).or_else(|| hand.dealer_move(top));
        Some(next.unwrap_or(Command::AllClear))
    }

    /// What would follow from a command. Changes nothing.
    pub fn decide(&self, command: &TableCommand) -> Result<Vec<TableEvent>, Refusal> {
        let mut events = Vec::new();
        self.clone().execute(command, &mut events)?;
        Ok(events)
    }

    /// Rules on a command and applies everything that follows. A refusal changes nothing.
    pub fn execute(&mut self, command: &TableCommand, log: &mut Vec<TableEvent>) -> Result<(), Refusal> {
        let event = match command {
            TableCommand::Join { player, seat, chips } => self.join(*player, *seat, *chips)?,
            TableCommand::AddChips { player, amount } => self.add_chips(*player, *amount)?,
            TableCommand::Count { player, chips } => match self.place(*player) {
                Some(seat) => return self.in_hand(&Command::Count { seat, chips: *chips }, log),
                None => self.count(*player, *chips)?,
            },
            TableCommand::Leave { player } => self.leave(*player)?,
            TableCommand::ComeIn { player, how, out } => self.come_in(*player, *how, out)?,
            TableCommand::ChangeSeat { player, to } => self.change_seat(*player, *to)?,
            TableCommand::Begin { out } => return self.begin(out, log),
            TableCommand::Hand { command: Command::Reverse } => return self.reverse(log),
            TableCommand::Hand { command } => return self.in_hand(command, log),
        };
        self.put(event, log);
        Ok(())
    }

    pub(super) fn put(&mut self, event: TableEvent, log: &mut Vec<TableEvent>) {
        self.apply(&event);
        log.push(event);
    }

    fn begin(&mut self, out: &[PlayerId], log: &mut Vec<TableEvent>) -> Result<(), Refusal> {
        if self.on().is_some() {
            return refuse(Clause::S16, say!("poker-no-hand-is-on"));
        }
        let Some(began) = self.next_hand(out) else {
            return refuse(Clause::S1, say!("poker-no-hand-needs-two-players"));
        };
        self.put(began, log);
        let mut events = Vec::new();
        self.playing.as_mut().expect("it began").hand.start(&mut events);
        log.extend(events.into_iter().map(TableEvent::Hand));
        self.close(log);
        Ok(())
    }

    fn in_hand(&mut self, command: &Command, log: &mut Vec<TableEvent>) -> Result<(), Refusal> {
        let Some(playing) = self.playing.as_mut().filter(|p| !p.ended) else {
            return refuse(Clause::S16, say!("poker-no-hand-to-play"));
        };
        if let (Command::Kill { seat }, Some(due)) = (command, playing.kills)
            && *seat != due
        {
            return refuse(Clause::Lb11, say!("poker-no-somebody-kills-pot-come"));
        }
        let mut events = Vec::new();
        if let Err(refusal) = playing.hand.execute(command, &mut events) {
            return refuse(refusal.clause, refusal.says.placed(&|place| seat_of(&playing.places, place)));
        }
        events.iter().for_each(|event| playing.note_procedure(event));
        events.iter().for_each(|event| self.counted_in_hand(event));
        log.extend(events.into_iter().map(TableEvent::Hand));
        self.close(log);
        Ok(())
    }

    /// When the hand is over the chips go back to the stacks.
    fn close(&mut self, log: &mut Vec<TableEvent>) {
        if let Some(playing) = self.on().filter(|p| p.hand.is_over()) {
            let event = TableEvent::HandEnded { drop: playing.hand.drop };
            self.put(event, log);
        }
    }

    fn person_mut(&mut self, player: PlayerId) -> Option<&mut Sitter> {
        self.at.people.iter_mut().find(|p| p.player == player)
    }

    /// Changes the table by what happened. Cannot fail: events come from [`Table::execute`] or from its log.
    pub fn apply(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Joined { player, seat, chips, debt } => self.joined(*player, *seat, *chips, *debt),
            TableEvent::ChipsAdded { player, amount } => {
                if let Some(person) = self.person_mut(*player) {
                    person.stack += *amount;
                }
            }
            TableEvent::Counted { player, chips, .. } => {
                if let Some(person) = self.person_mut(*player) {
                    person.stack = *chips;
                }
            }
            TableEvent::Left { player, .. } => self.left(*player),
            TableEvent::CameIn { player, how } => {
                if let Some(person) = self.person_mut(*player) {
                    person.entrance = Some(*how);
                }
            }
            TableEvent::SeatChanged { player, seat, debt } => {
                if let Some(person) = self.person_mut(*player) {
                    (person.seat, person.debt, person.entrance) = (*seat, *debt, None);
                }
                self.at.people.sort_by_key(|p| p.seat);
            }
            TableEvent::HandBegan { number, button, places, passed, dues } => {
                self.began(*number, *button, places, passed, dues);
            }
            TableEvent::Hand(Event::Reversed) => self.reopened(),
            TableEvent::Hand(event) => {
                if let Some(playing) = &mut self.playing {
                    playing.hand.apply(event);
                    playing.note_procedure(event);
                }
                self.counted_in_hand(event);
            }
            TableEvent::HandEnded { drop } => self.ended(*drop),
        }
    }
}
