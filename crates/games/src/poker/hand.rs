//! One hand, from the antes to the award: its state, and how events change it.
//!
//! Players are numbered as they are dealt to: 0 is left of the button and the last has the button, as in PHH.
//! [`Hand::execute`] rules on a command and applies what follows from it; [`Hand::apply`] only applies, so that a
//! log of events rebuilds the same hand. What may be done is decided in the files beside this one.

use super::command::{Command, Dealt, HANDFUL, MOST, Refusal, Seat};
use super::event::{Award, Event};
use super::game::Street;
use super::games::Game;
use super::rules::{Limit, Rules};
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};

/// What a player brings to a hand and has to post.
///
/// ```
/// use chips::Money;
/// use games::poker::Entry;
///
/// let entry = Entry { stack: Money::dollars(100), blind: Money::dollars(3), in_turn: true, ..Entry::default() };
/// assert!(entry.dead.is_zero());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerEntry"))]
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
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// assert_eq!(hand.player(0).status, Status::In);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
/// assert_eq!(hand.player(0).cards[0], Held { card: Some(cards::DECK[0]), up: false, street: 0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which one, where it is known.
    pub card: Dealt,
    /// Does everybody see it?
    pub up: bool,
    /// On which street it came.
    pub street: u8,
}

/// A player in a hand.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let big = hand.player(0);
/// assert_eq!((big.paid, big.stack), (rules.big_blind, Money::dollars(100) - rules.big_blind));
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    /// What `paid` was when the last draw began (LB-9).
    pub paid_before_draw: Money,
    /// Its cards, in the order they came.
    pub cards: ArrayVec<Held, 8>,
    /// What it threw away on this draw, or in pineapple.
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
    /// How many cards it said it wants on this draw (DR-6).
    pub asked: Option<u8>,
    /// How many it drew, once it has on this draw: a short hand is dealt more than it threw away, and one of too many cards
    /// fewer (DR-1, DR-2).
    pub drew: Option<u8>,
    /// How many it threw away for them.
    pub threw: u8,
    /// Cards it gets only when everybody else has theirs (HE-11, HE-17, DR-8, LB-6, LB-7).
    pub late: u8,
    /// The deal passed it over and went on (DR-2, ST-11).
    pub passed_over: u8,
    /// That was reported while the deal was on, so that nobody acted after a complete deal (DR-2).
    pub short_on_deal: bool,
    /// Its hand has an accidentally exposed hole card and cannot be forced low (ST-7).
    pub not_forced: bool,
    /// Its last card is face up, and it may stop (ST-9).
    pub may_stop: bool,
    /// It is all-in for the pot so far (ST-9).
    pub stopped: bool,
}

/// What a lowball player did after the draw, as far as the sevens rule cares (LB-9, LB-10, S-14).
///
/// ```
/// use games::poker::AfterDraw;
///
/// let short = AfterDraw { called_short: Some(1), ..AfterDraw::default() };
/// assert!(short.acted() && short.only_called_short() == Some(1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AfterDraw {
    /// It checked.
    pub checked: bool,
    /// It called a short all-in bet that nobody had made full yet, or raised it and left it short; the how-manieth to do
    /// so it was.
    pub called_short: Option<u8>,
    /// It bet, raised to a full bet, or called one.
    pub full: bool,
}

impl AfterDraw {
    /// Did the player act after the draw at all?
    pub const fn acted(self) -> bool {
        self.checked || self.full || self.called_short.is_some()
    }

    /// Did it only ever call a short all-in, or leave it short (LB-10, S-14)? Then, in which order.
    pub const fn only_called_short(self) -> Option<u8> {
        if self.full { None } else { self.called_short }
    }
}

/// What is going on.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// assert_eq!(hand.phase(), Phase::Dealing);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerPhase"))]
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
/// assert_eq!((hand.round().actor, hand.round().level), (Some(1), rules.big_blind));
/// ```
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(super) struct Trouble {
    /// An exposed or extra card serves as the first burn (HE-12, HE-17).
    pub first_burn_given: bool,
    /// The burn of the coming street has been made, or is not wanted any more (HE-14 to HE-16).
    pub no_burn_on: Option<u8>,
    /// The street that comes without a further burn because of an irregularity, and the clause that says so.
    pub no_burn_by: Option<(u8, Clause)>,
    /// The street whose burn was reported wrong, once (ST-8).
    pub misburned: Option<u8>,
    /// The turn card that was turned too early; it goes back before the river, which has no burn (HE-15).
    pub early_turn: Option<Dealt>,
    /// It was announced that there are not enough cards for everybody (ST-10).
    pub announced: bool,
    /// How often the stub was made up again (ST-10, S-10, S-13, O-10).
    pub scrambles: u8,
    /// Hands were cleared, or declared so (CP-2).
    pub cleared: bool,
    /// The floor has declared the hand void (S-17).
    pub voided: bool,
}

/// One hand of poker. Only the referee changes it; others read it.
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
/// hand.execute(&Command::Fold { seat: 1 }, &mut log).unwrap();
/// assert!(hand.is_over());
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// What it is played by.
    pub(super) rules: Rules,
    /// The limit in force: the rules', or twice that in a killed pot (S-11).
    pub(super) limit: Limit,
    /// The smallest chip in play (S-7).
    pub(super) unit: Money,
    /// The players, left of the button first.
    pub(super) players: ArrayVec<Player, MOST>,
    /// The board.
    pub(super) board: ArrayVec<Dealt, 5>,
    /// The burns of this hand; `true` for those that were seen.
    pub(super) burns: ArrayVec<(Dealt, bool), 64>,
    /// What was thrown away on earlier draws (O-10).
    pub(super) discards: ArrayVec<Dealt, 64>,
    /// The community card of a stud hand that ran out of cards (ST-10).
    pub(super) common: Option<Dealt>,
    /// The street, from 0.
    pub(super) street: u8,
    /// What is going on.
    pub(super) phase: Phase,
    /// The betting round.
    pub(super) round: Round,
    /// Cards that have left the stub, as a set of indices.
    pub(super) seen: u64,
    /// How many cards have left the stub, unknown ones included.
    pub(super) gone: u8,
    /// What was collected.
    pub(super) drop: Money,
    /// Has the collection been taken, or was there none to take?
    pub(super) dropped: bool,
    /// Who killed the pot.
    pub(super) killer: Option<Seat>,
    /// Irregularities so far.
    pub(super) trouble: Trouble,
    /// The settlement, once there is one.
    pub(super) awards: Vec<Award>,
    /// The open cards that came last, while nothing depends on them (ROOM-17).
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub(super) fresh: ArrayVec<Card, HANDFUL>,
    /// Does it keep how it stood, so that its settlement can be reversed (ROOM-17)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) keeps: bool,
    /// How it stood before the last thing that was done in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) before: Option<Box<Hand>>,
    /// Whose move was the last, while it can be taken back (ROOM-17).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) moved: Option<Seat>,
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
            threw: 0,
            late: 0,
            passed_over: 0,
            short_on_deal: false,
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
            discards: ArrayVec::new(),
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
            fresh: ArrayVec::new(),
            keeps: false,
            before: None,
            moved: None,
            rules,
        }
    }

    /// Posts what has to be posted.
    pub fn start(&mut self, events: &mut Vec<Event>) {
        self.follow_on(events);
    }

    /// Rules on a command and applies everything that follows from it. A refusal changes nothing.
    pub fn execute(&mut self, command: &Command, events: &mut Vec<Event>) -> Result<(), Refusal> {
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
        self.clone().execute(command, &mut events)?;
        Ok(events)
    }

    fn follow_on(&mut self, events: &mut Vec<Event>) {
        while let Some(event) = self.next_event() {
            self.apply(&event);
            events.push(event);
        }
    }

    /// Lies the first burn there already, because a card was exposed (HE-17)?
    pub(crate) fn has_first_burn(&self) -> bool {
        self.trouble.first_burn_given
    }

    /// What it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The limit in force: the rules', or twice that in a killed pot (S-11).
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// The smallest chip in play (S-7).
    pub fn unit(&self) -> Money {
        self.unit
    }

    /// The players, left of the button first.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The board.
    pub fn board(&self) -> &[Dealt] {
        &self.board
    }

    /// The community card of a stud hand that ran out of cards (ST-10).
    pub fn common(&self) -> Option<Dealt> {
        self.common
    }

    /// The street, from 0.
    pub fn street(&self) -> u8 {
        self.street
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The betting round.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// What was collected.
    pub fn collected(&self) -> Money {
        self.drop
    }

    /// Who killed the pot.
    pub fn killer(&self) -> Option<Seat> {
        self.killer
    }

    /// Has the floor declared it void (S-17)?
    pub fn is_void(&self) -> bool {
        self.trouble.voided
    }

    /// The settlement, once there is one.
    pub fn awards(&self) -> &[Award] {
        &self.awards
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

    /// Seats clockwise from one, that one first.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n = self.players.len() as Seat;
        (0..n).map(move |k| (from + k) % n)
    }

    /// Is everything settled?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
