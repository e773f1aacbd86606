//! The table's state: who is there, the bank, the circles with their hands, the shoe's count and the drop.
//!
//! The state is a plain value. [`Table::decide`] answers a command without changing anything;
//! [`Table::apply`] takes an event that was decided and cannot fail; [`Table::execute`] does both at once.

use super::command::{Command, Fate, Penalty};
use super::event::{Event, Target};
use super::hand::{Cards, Total};
use super::named::Out;
use super::retract::LastMove;
use super::rules::Rules;
use super::schedule::Schedule;
use crate::{Edition, PlayerId, Refusal, Seat};
use arrayvec::ArrayVec;
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The most seats a table of this game has.
pub const SEATS: usize = 8;
/// The most people at one table, those who stand and bet backline included.
pub const PEOPLE: usize = 32;
/// The most backline bets on one table.
pub const BACKLINES: usize = 24;
/// The most hands of one circle (21st Century, twos to nines).
pub const HANDS: usize = 5;

/// The most cards that come between two decisions: two rounds for everybody, or all the player-dealer can draw.
pub(crate) const FRESH: usize = 32;

/// What a table is opened with.
///
/// ```
/// use games::blackjack::{Setup, Table};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let setup = Setup { rules: book.rules.clone(), schedule: book.schedules[0].clone(), decks: 8, turn: 1 };
/// assert_eq!(Table::open(setup).shoe().size(), 8 * 52);
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The house's rules.
    pub rules: Arc<Rules>,
    /// The collection schedule in force (RND-4).
    pub schedule: Arc<Schedule>,
    /// Decks in the shoe, within the rules' bounds.
    pub decks: u8,
    /// Which turn of the bank the first round is: 1, except in a script that starts with the second.
    pub turn: u8,
}

/// A table of player-banked blackjack.
///
/// ```
/// use games::blackjack::Command;
///
/// let mut table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// let mut log = Vec::new();
/// assert_eq!(table.decide(&Command::CloseWagers).unwrap_err().clause.id(), "RND-4");
/// table.execute(&Command::Shuffle, &mut log).unwrap();
/// let mut again = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// log.iter().for_each(|event| again.apply(event)); // A log of events is the table.
/// assert_eq!(again, table);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub(crate) edition: Edition,
    /// Does a person deal, and name the cards that came?
    pub(crate) by_hand: bool,
    pub(crate) rules: Arc<Rules>,
    pub(crate) schedule: Arc<Schedule>,
    pub(crate) people: ArrayVec<Person, PEOPLE>,
    pub(crate) phase: Phase,
    pub(crate) offer: Offer,
    pub(crate) bank: Option<Bank>,
    pub(crate) circles: [Circle; SEATS],
    pub(crate) backlines: ArrayVec<Backline, BACKLINES>,
    pub(crate) shoe: Shoe,
    #[serde(with = "super::named::counts")]
    pub(crate) out: Out,
    pub(crate) spots: [Option<PlayerId>; SEATS],
    pub(crate) two_circles: bool,
    /// Where face-up cards went since anybody decided anything, in order: these may still be corrected.
    pub(crate) fresh: ArrayVec<Target, FRESH>,
    pub(crate) placed: u16,
    pub(crate) drop: Money,
    pub(crate) rounds: u32,
    /// Who banked last, where the house asks for it (TP-2, TP-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) banked: Option<PlayerId>,
    /// How the last round stood before it was settled, while that can be reversed (ROOM-17).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) before: Option<Box<Table>>,
    /// The move that was made last and how the table stood before it, while it can be taken back (ROOM-17).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) moved: Option<Box<(LastMove, Table)>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) continuous: bool,
}

/// Where a round stands.
///
/// ```
/// use games::blackjack::Phase;
///
/// let table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// assert_eq!(table.phase(), Phase::Offering);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackPhase"))]
pub enum Phase {
    /// The bank is on offer.
    Offering,
    /// A player-dealer is designated; wagers are placed.
    Wagering,
    /// Wagers are closed; fees are taken.
    Collecting,
    /// The two rounds of cards.
    Dealing,
    /// Insurance goes round.
    Insuring,
    /// The hole card is about to be checked.
    Peeking,
    /// Players act.
    Playing,
    /// The hole card is shown, the player-dealer draws.
    Drawing,
    /// Wagers are settled.
    Settling,
}

/// Somebody at the table.
///
/// ```
/// use chips::Money;
/// use games::{PlayerId, blackjack::Event};
///
/// let mut table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// let (player, chips) = (PlayerId(1), Money::dollars(200));
/// table.apply(&Event::Joined { player, seat: Some(4), chips, third_party: false });
/// assert_eq!(table.person(player).unwrap().stack, chips);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PlayerId,
    /// The seat; none for somebody who stands behind others.
    pub seat: Option<Seat>,
    /// Chips behind.
    pub stack: Money,
    /// A third-party provider?
    pub third_party: bool,
    /// Rounds played in a row, counted to two (L-COL-3).
    pub streak: u8,
}

/// Who is offered the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The seat it is offered to; none when everybody declined and anybody may take it.
    pub seat: Option<Seat>,
    /// Which turn it would be.
    pub turn: u8,
    /// Where the offers of this round started: the last player-dealer's seat.
    pub origin: Seat,
    /// Seats that declined, one bit each.
    pub declined: u16,
}

/// The player-dealer.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// let bank = table.bank().unwrap();
/// assert_eq!((bank.seat, bank.can_pay()), (3, chips::Money::dollars(60)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bank {
    /// Who banks.
    pub player: PlayerId,
    /// Where.
    pub seat: Seat,
    /// The bank wager.
    pub wager: Money,
    /// 1 or 2: what the bank button shows.
    pub turn: u8,
    /// The cards that can be seen, the up card first; the hole card joins them as the second when it is shown.
    pub cards: Cards,
    /// The face-down card.
    pub hole: Hole,
    /// Did the house dealer look under the up card, and was it a natural?
    pub peeked: Option<bool>,
    /// The floor had the round played on: what was seen under the up card counts for nothing.
    #[serde(default)]
    pub(crate) unpeeked: bool,
    /// What the bank has won (or lost) so far in this round's settlement.
    pub result: Money,
    /// Wagers that were paid or collected.
    pub(crate) pay_offs: u16,
    /// What the player-dealer paid for the round.
    pub fee: Money,
    /// Where settling starts.
    pub button: Option<Seat>,
}

/// The face-down card.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// assert_eq!(table.bank().unwrap().hole, games::blackjack::Hole::Down("8h".parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hole {
    /// Not dealt yet.
    None,
    /// Face down, and nobody knows what it is.
    Unknown,
    /// Face down; the shoe knows.
    Down(Card),
    /// Turned over.
    Shown(Card),
}

/// A betting circle.
///
/// ```
/// let table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// assert_eq!(table.circle(4).player, None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Circle {
    /// Whose wagers lie here.
    pub player: Option<PlayerId>,
    /// The base wager as placed.
    pub base: Money,
    /// The Buster bet.
    pub buster: Money,
    /// The insurance: not yet asked, declined (zero) or taken.
    pub insurance: Option<Money>,
    /// The hands, left to right.
    pub hands: ArrayVec<Hand, HANDS>,
    /// The order in which wagers were placed, which is the order of the fees.
    pub(crate) placed: u16,
    pub(crate) fee: Option<Money>,
    pub(crate) buster_settled: Option<PayOff>,
    /// What the floor ruled about the Buster bet.
    pub(crate) buster_ruled: Option<Fate>,
    pub(crate) insurance_settled: Option<PayOff>,
}

/// A hand in a circle.
///
/// ```
/// use games::blackjack::Hand;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let mut hand = Hand::default();
/// hand.cards.extend(cards::parse_cards("As 6d").unwrap());
/// assert_eq!(hand.total(&book.rules).to_string(), "soft 17");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hand {
    /// Its cards.
    pub cards: Cards,
    /// Its wager without the double.
    pub wager: Money,
    /// What was added by doubling.
    pub double: Money,
    /// How far it has come.
    pub state: HandState,
    /// Was it made by a split?
    pub from_split: bool,
    /// Was that a split of aces?
    pub split_ace: bool,
    /// Cards that were asked for and not yet dealt.
    pub(crate) owed: u8,
    /// What the floor ruled about it.
    pub ruling: Option<HandRuling>,
    pub(crate) settled: Option<PayOff>,
}

/// That a wager was paid or collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PayOff {
    /// The how-manieth of the round, from 0.
    pub nth: u16,
    /// What it brought the player beside the wager itself.
    pub moved: Money,
}

/// How far a hand has come.
///
/// ```
/// use games::blackjack::{Hand, HandState};
///
/// assert_eq!(Hand::default().state, HandState::Open);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackHandState"))]
pub enum HandState {
    /// May still be asked.
    #[default]
    Open,
    /// Stands.
    Stood,
    /// Doubled: one card and no more.
    Doubled,
    /// Gave up half.
    Surrendered,
}

/// A floor ruling about a hand.
///
/// ```
/// use games::blackjack::{Fate, Hand, HandRuling};
///
/// let mut hand = Hand::default();
/// hand.ruling = Some(HandRuling::Single(Fate::Return));
/// assert_ne!(hand, Hand::default());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandRuling {
    /// Fouled (L-CAS-6).
    Fouled,
    /// Its wager was removed (L-CAS-4); with the penalty that was ruled in the first edition of the rules.
    Removed(Option<Penalty>),
    /// Its wager is returned, paid or taken (D23).
    Single(Fate),
}

/// A bet on somebody else's hand.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// assert_eq!(table.backlines()[0].amount, chips::Money::dollars(20));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backline {
    /// Whose bet.
    pub player: PlayerId,
    /// On which circle's first hand.
    pub seat: Seat,
    /// How much.
    pub amount: Money,
    pub(crate) placed: u16,
    pub(crate) fee: Option<Money>,
    pub(crate) settled: Option<PayOff>,
    pub(crate) ruled: Option<Fate>,
}

/// What is known of the shoe without knowing its order (D11).
///
/// ```
/// use games::blackjack::Shoe;
///
/// assert_eq!(Shoe { decks: 6, left: 100, shuffle_due: false }.size(), 312);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shoe {
    /// Decks in the game.
    pub decks: u8,
    /// Cards still in the shoe.
    pub left: u16,
    /// Must it be shuffled before the next round?
    pub shuffle_due: bool,
}

impl Shoe {
    /// All cards in the game.
    pub const fn size(&self) -> u16 {
        self.decks as u16 * 52
    }

    /// The cut card lies one deck from the end; one and two decks are shuffled every round (D11).
    pub(crate) const fn is_due(&self) -> bool {
        self.decks <= 2 || self.left <= 52
    }
}

impl Hand {
    /// What it counts.
    pub fn total(&self, rules: &Rules) -> Total {
        rules.count(&self.cards, !self.from_split)
    }

    /// Its wager with the double.
    pub fn at_stake(&self) -> Money {
        self.wager + self.double
    }
}

impl Bank {
    /// What the cards that can be seen count.
    pub fn total(&self, rules: &Rules) -> Total {
        rules.count(&self.cards, true)
    }

    /// What it can still pay (RND-11).
    pub fn can_pay(&self) -> Money {
        self.wager + self.result
    }

    /// What it can still collect (RND-11).
    pub fn can_collect(&self) -> Money {
        self.wager - self.result
    }
}

impl Table {
    /// Opens a table. Panics when the deck count or the turn is outside the rules: the room checks its own orders.
    pub fn open(setup: Setup) -> Table {
        let (fewest, most) = setup.rules.decks;
        assert!((fewest..=most).contains(&setup.decks), "deck count outside the rules");
        assert!((1..=setup.rules.bank_turns).contains(&setup.turn), "no such turn of the bank");
        assert!(usize::from(setup.rules.seats) <= SEATS, "too many seats");
        Table {
            edition: Edition::NOW,
            by_hand: false,
            rules: setup.rules,
            schedule: setup.schedule,
            people: ArrayVec::new(),
            phase: Phase::Offering,
            offer: Offer { seat: None, turn: setup.turn, origin: 1, declined: 0 },
            bank: None,
            circles: Default::default(),
            backlines: ArrayVec::new(),
            shoe: Shoe { decks: setup.decks, left: 0, shuffle_due: true },
            out: [0; 52],
            spots: [None; SEATS],
            two_circles: false,
            fresh: ArrayVec::new(),
            placed: 0,
            drop: Money::ZERO,
            rounds: 0,
            banked: None,
            before: None,
            moved: None,
            continuous: false,
        }
    }

    /// From here on commands are decided, and events applied, as this edition of the rules did.
    pub fn rule_under(&mut self, edition: Edition) {
        self.edition = edition;
    }

    /// Answers a command: the events it leads to, or why it is refused. Changes nothing.
    pub fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let first = self.first_event(command)?;
        let mut copy = self.clone();
        let mut events = Vec::with_capacity(8);
        copy.follow(first, &mut events);
        Ok(events)
    }

    /// Decides and applies in one go; the events are added to `log`. A refusal changes neither.
    pub fn execute(&mut self, command: &Command, log: &mut Vec<Event>) -> Result<(), Refusal> {
        let first = self.first_event(command)?;
        self.follow(first, log);
        Ok(())
    }

    /// Applies an event and everything that follows from it without anybody being asked.
    fn follow(&mut self, first: Event, log: &mut Vec<Event>) {
        self.apply(&first);
        log.push(first);
        while let Some(event) = self.consequence() {
            self.apply(&event);
            log.push(event);
        }
    }

    /// The rules the table is dealt with.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The limits and fees in force.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Where the round stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The player-dealer, if one is designated.
    pub fn bank(&self) -> Option<&Bank> {
        self.bank.as_ref()
    }

    /// Everybody at the table.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// One of them.
    pub fn person(&self, id: PlayerId) -> Option<&Person> {
        self.people.iter().find(|p| p.id == id)
    }

    pub(crate) fn person_mut(&mut self, id: PlayerId) -> &mut Person {
        self.people.iter_mut().find(|p| p.id == id).expect("events name people who are at the table")
    }

    /// Who sits there.
    pub fn seated(&self, seat: Seat) -> Option<&Person> {
        self.people.iter().find(|p| p.seat == Some(seat))
    }

    /// A circle with its wagers and hands.
    pub fn circle(&self, seat: Seat) -> &Circle {
        &self.circles[usize::from(seat) - 1]
    }

    pub(crate) fn circle_mut(&mut self, seat: Seat) -> &mut Circle {
        &mut self.circles[usize::from(seat) - 1]
    }

    /// The bets behind the circles.
    pub fn backlines(&self) -> &[Backline] {
        &self.backlines
    }

    /// The shoe's count.
    pub fn shoe(&self) -> Shoe {
        self.shoe
    }

    /// What has gone into the drop box.
    pub fn drop_box(&self) -> Money {
        self.drop
    }

    /// Rounds played to their end.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// All seats clockwise, starting with the one after `seat`, `seat` itself last.
    pub(crate) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.rules.seats;
        (0..seats).map(move |i| (seat + i) % seats + 1)
    }

    /// Every chip on and at the table and in its drop box. Constant, but for chips that people bring and take away.
    pub fn total_chips(&self) -> Money {
        let stacks: Money = self.people.iter().map(|p| p.stack).sum();
        let bank = self.bank.as_ref().map_or(Money::ZERO, |b| b.wager + b.result);
        let circles: Money = self.circles.iter().map(Circle::chips).sum();
        let backlines: Money = self.backlines.iter().filter(|b| b.settled.is_none()).map(|b| b.amount).sum();
        stacks + bank + circles + backlines + self.drop
    }
}

impl Circle {
    /// The chips that lie in it and are not settled yet.
    fn chips(&self) -> Money {
        let base = if self.hands.is_empty() {
            self.base
        } else {
            self.hands.iter().filter(|h| h.settled.is_none()).map(Hand::at_stake).sum()
        };
        let buster = if self.buster_settled.is_some() { Money::ZERO } else { self.buster };
        let insurance = if self.insurance_settled.is_some() {
            Money::ZERO
        } else {
            self.insurance.unwrap_or(Money::ZERO)
        };
        base + buster + insurance
    }
}
