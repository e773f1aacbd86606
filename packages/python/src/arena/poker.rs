//! A hand of poker as an episode. Who has the button is drawn for every hand; hands are tabled at the showdown.
//!
//! Left out are the offers beside the turn (killing the pot, stopping, saying beforehand how many cards one will draw) and
//! everything that goes wrong at a table: [`crate::table`] has them.

use super::cards_left::{CardsLeft, below};
use super::ladder;
use super::spec::{Feature, Kind, Spec, Wanted, flaw, stack};
use super::{NotOpen, opponents};
use cards::Card;
use chips::Money;
use games::Flaw;
use games::poker::{
    Cards, Command, Entry, Event, Form, Hand, Limit, Player, RaiseTo, Rules, Seat, Status, Task, Turn,
};
use games::rulebook::Houses;
use odds::sim::Rng;
use std::sync::Arc;
use voice::say;

const FOLD: usize = 0;
const CALL: usize = 1;
const BRING_IN: usize = 2;
const RAISE: usize = 3;
const DECK: usize = 53;
/// Numbers about each player.
const EACH: usize = 7;

/// Poker, set up.
pub struct Setting {
    rules: Rules,
    entries: Vec<Entry>,
    rungs: usize,
    /// Where draws begin, and where cards to clear.
    draw: usize,
    clear: usize,
    bet: f32,
    parts: Parts,
}

/// Where the parts of an observation begin.
#[derive(Clone, Copy, Default)]
struct Parts {
    asked: usize,
    own: usize,
    thrown: usize,
    own_up: usize,
    board: usize,
    up: usize,
    players: usize,
    pot: usize,
}

fn posts(rules: &Rules, players: usize, stack: Money) -> Vec<Entry> {
    let blinds = rules.game.form().has_blinds();
    let (small, big) = if players == 2 { (1, 0) } else { (0, 1) };
    let entry = |i: usize| {
        let blind = match i {
            _ if !blinds => Money::ZERO,
            _ if i == small => rules.small_blind,
            _ if i == big => rules.big_blind,
            _ => Money::ZERO,
        };
        let ante = if blinds { Money::ZERO } else { rules.ante.min(stack) };
        let blind = blind.min(stack);
        Entry { stack, ante, blind, in_turn: blind.is_positive(), ..Entry::default() }
    };
    (0..players).map(entry).collect()
}

/// Reads a rulebook of poker.
pub fn spec(houses: &Houses, wanted: &Wanted<'_>) -> Result<Spec, Vec<Flaw>> {
    let house = houses.poker(wanted.game)?;
    let found = match wanted.limit {
        None => Some(house.limits[0]),
        Some(id) => house.at(id),
    };
    let limit = || wanted.limit.unwrap_or_default();
    let mut rules = found
        .ok_or_else(|| flaw(wanted.game, say!("phh-no-limit", rulebook: wanted.game, limit: limit())))?;
    if !wanted.fees {
        rules.fee = (Money::ZERO, Money::ZERO);
    }
    let players = wanted.players.unwrap_or(2);
    if !(2..=house.seats).contains(&players) {
        return Err(flaw(wanted.game, say!("phh-players", most: house.seats, players: players)));
    }
    let usual = match rules.limit {
        Limit::Fixed { big, .. } => big * 12,
        Limit::Spread { min, max } => max.unwrap_or(min * 100).max(min * 40),
        Limit::Pot { min } => min * 100,
    };
    let stack = stack(wanted, usual)?;
    Ok(made(rules, players, stack, wanted.amounts))
}

fn made(rules: Rules, players: usize, stack: Money, amounts: usize) -> Spec {
    let form = rules.game.form();
    let rungs = if matches!(rules.limit, Limit::Fixed { .. }) { 4 } else { amounts };
    let mut actions: Vec<String> = ["fold", "check or call", "bring in"].map(String::from).to_vec();
    actions.extend((1..=rungs).map(|i| format!("bet or raise, rung {i}")));
    let draw = actions.len();
    if form.draws() > 0 {
        let throw = |bits: usize| match bits {
            0 => "stand pat".to_string(),
            _ => {
                let cards = (0..form.own_cards()).filter(|i| bits & (1 << i) != 0);
                let cards: Vec<String> = cards.map(|i| (i + 1).to_string()).collect();
                format!("throw away {}", cards.join(", "))
            }
        };
        actions.extend((0..1 << form.own_cards()).map(throw));
    }
    let clear = actions.len();
    if form.clears() {
        actions.extend((1..=form.first_cards()).map(|i| format!("clear {i}")));
    }
    let (features, parts) = features(form, players);
    let bet = rules.limit.small().as_cents() as f32;
    let highest = (stack.as_cents() as f32 * players as f32 / bet).max(10.0);
    let entries = posts(&rules, players, stack);
    let setting = Setting { rules, entries, rungs, draw, clear, bet, parts };
    let agents = (1..=players).map(|i| format!("player_{i}")).collect();
    Spec { id: String::new(), agents, actions, features, highest, game: Kind::Poker(setting) }
}

fn features(form: &Form, players: usize) -> (Vec<Feature>, Parts) {
    let (mut features, mut parts, mut at) = (Vec::new(), Parts::default(), 0);
    let mut add = |name, size, says| {
        features.push(Feature { name, size, says });
        at += size;
        at - size
    };
    add("street", form.streets.len(), "which street is played");
    parts.asked = add("asked", 4, "for what: bet, draw, clear; and is this seat asked?");
    parts.own = add("own cards", DECK, "the cards of this seat; the 53rd is the joker");
    if form.draws() > 0 || form.clears() {
        parts.thrown = add("thrown away", DECK, "the cards this seat threw away");
    }
    if !form.has_blinds() {
        parts.own_up = add("own up cards", DECK, "those of this seat that everybody sees");
    }
    if form.has_board() || !form.has_blinds() {
        parts.board = add("board", DECK, "the cards that belong to everybody");
    }
    parts.up = add(
        "others' cards",
        DECK * (players - 1),
        "for every other seat, clockwise: its cards that can be seen",
    );
    parts.players = add(
        "players",
        EACH * players,
        "for every seat from this one clockwise: chips behind, bet, in the pot (in small bets), in, all-in, button, cards drawn",
    );
    parts.pot =
        add("pot", 5, "pot, to call, least and most to raise to (in small bets), bets and raises so far");
    (features, parts)
}

/// A hand.
#[derive(Clone)]
pub struct Deal {
    spec: Arc<Spec>,
    hand: Hand,
    turn: Turn,
    left: CardsLeft,
    rng: Rng,
    log: Vec<Event>,
    /// The seat that has the first place.
    first: usize,
    cards: Vec<Card>,
    commands: Vec<Command>,
    /// Cards that come before those of the stub: they were dealt once before.
    script: Vec<Card>,
}

impl Deal {
    /// The first hand of a table.
    pub fn new(spec: Arc<Spec>, seed: u64) -> Deal {
        let Kind::Poker(setting) = &spec.game else { unreachable!("a hand is poker's") };
        let hand = Hand::new(setting.rules, &setting.entries);
        let left = CardsLeft::new(Vec::new());
        let (log, cards, commands, script) = (Vec::with_capacity(64), Vec::new(), Vec::new(), Vec::new());
        let rng = Rng::new(seed, 0);
        let mut deal =
            Deal { spec, hand, turn: Turn::Nobody, left, rng, log, first: 0, cards, commands, script };
        deal.begin();
        deal
    }

    fn setting(&self) -> &Setting {
        match &self.spec.game {
            Kind::Poker(setting) => setting,
            Kind::Blackjack(_) => unreachable!("a hand is poker's"),
        }
    }

    /// Begins the next hand.
    pub fn begin(&mut self) {
        self.first = below(&mut self.rng, self.hand.players().len());
        self.script.clear();
        self.start();
    }

    fn start(&mut self) {
        let Kind::Poker(setting) = &self.spec.game else { unreachable!("a hand is poker's") };
        self.hand = Hand::new(setting.rules, &setting.entries);
        self.left = CardsLeft::new(setting.rules.game.deck().to_vec());
        self.log.clear();
        self.hand.start(&mut self.log);
        self.cards.clear();
        self.commands.clear();
        self.run();
    }

    fn seat(&self, place: Seat) -> usize {
        (usize::from(place) + self.first) % self.hand.players().len()
    }

    fn place(&self, seat: usize) -> usize {
        let n = self.hand.players().len();
        (seat + n - self.first) % n
    }

    fn asked(&self) -> Option<Seat> {
        match self.turn {
            Turn::Bet { seat, .. } | Turn::Draw { seat } | Turn::Clear { seat } => Some(seat),
            _ => None,
        }
    }

    /// Who is asked.
    pub fn turn(&self) -> Option<usize> {
        self.asked().map(|place| self.seat(place))
    }

    fn top(&mut self) -> Card {
        let card = match self.script.get(self.cards.len()) {
            Some(card) => *card,
            None => {
                if !self.script.is_empty() {
                    self.script.clear();
                    self.left = CardsLeft::new(self.hand.stub_cards());
                }
                self.left.top(&mut self.rng)
            }
        };
        self.cards.push(card);
        card
    }

    /// Does what nobody is asked for.
    fn run(&mut self) {
        loop {
            self.turn = self.hand.turn();
            let command = match self.turn {
                Turn::Show { seat } => Command::Show { seat, cards: Cards::new() },
                Turn::Dealer { task } => self.dealer(task),
                _ => return,
            };
            self.execute(&command).expect("the dealer does what the hand awaits");
            if command == Command::Scramble {
                self.left = CardsLeft::new(self.hand.stub_cards());
            }
        }
    }

    fn dealer(&mut self, task: Task) -> Command {
        let mut one = || Some(self.top());
        match task {
            Task::Deal { seat, .. } => Command::Deal { seat, cards: [one()].into_iter().collect() },
            Task::Board { count } => Command::Board { cards: (0..count).map(|_| one()).collect() },
            Task::Burn => Command::Burn { card: one() },
            Task::Common => Command::Common { card: one() },
            Task::AllClear => Command::AllClear,
            Task::Scramble { .. } => Command::Scramble,
        }
    }

    fn execute(&mut self, command: &Command) -> Result<(), games::Refusal> {
        self.log.clear();
        self.hand.execute(command, &mut self.log)
    }

    /// The cards of a place, in the order of the deck.
    fn sorted(&self, place: Seat) -> Vec<Card> {
        let mut cards: Vec<Card> = self.hand.player(place).cards.iter().filter_map(|h| h.card).collect();
        cards.sort_unstable_by_key(|c| c.index());
        cards
    }

    fn rungs(&self, raise: &RaiseTo, mut rung: impl FnMut(usize, Money)) {
        match raise {
            RaiseTo::Exactly(amounts) => {
                amounts.iter().take(self.setting().rungs).enumerate().for_each(|(i, to)| rung(i, *to));
            }
            RaiseTo::Between(least, most) => {
                ladder::climb(*least, *most, self.hand.unit(), self.setting().rungs, rung);
            }
        }
    }

    /// Writes a one for every action that is open.
    pub fn open(&self, mask: &mut [i8]) {
        let setting = self.setting();
        match &self.turn {
            Turn::Bet { moves, .. } => {
                mask[FOLD] = i8::from(moves.fold);
                mask[CALL] = i8::from(moves.check || moves.call.is_some());
                mask[BRING_IN] = i8::from(moves.bring_in.is_some());
                if let Some(raise) = &moves.raise {
                    self.rungs(raise, |i, _| mask[RAISE + i] = 1);
                }
            }
            Turn::Draw { seat } => {
                let held = self.hand.player(*seat).cards.len();
                mask[setting.draw..setting.draw + (1 << held)].fill(1);
            }
            Turn::Clear { seat } => {
                let held = self.hand.player(*seat).cards.len();
                mask[setting.clear..setting.clear + held].fill(1);
            }
            _ => {}
        }
    }

    fn command(&self, action: usize) -> Option<Command> {
        let setting = self.setting();
        match &self.turn {
            Turn::Bet { seat, moves } => match action {
                FOLD => Some(Command::Fold { seat: *seat }),
                CALL => Some(Command::Call { seat: *seat }),
                BRING_IN => Some(Command::BringIn { seat: *seat }),
                _ => {
                    let mut to = None;
                    self.rungs(moves.raise.as_ref()?, |i, amount| {
                        to = if RAISE + i == action { Some(amount) } else { to };
                    });
                    Some(Command::Raise { seat: *seat, to: to? })
                }
            },
            Turn::Draw { seat } => {
                let (bits, held) = (action.checked_sub(setting.draw)?, self.sorted(*seat));
                let thrown = held.iter().enumerate().filter(|(i, _)| bits & (1 << i) != 0);
                let cards = thrown.map(|(_, card)| Some(*card)).collect();
                (bits < 1 << held.len()).then_some(Command::Draw { seat: *seat, cards })
            }
            Turn::Clear { seat } => {
                let card = *self.sorted(*seat).get(action.checked_sub(setting.clear)?)?;
                Some(Command::Clear { seat: *seat, card: Some(card) })
            }
            _ => None,
        }
    }

    /// Plays an action.
    pub fn play(&mut self, action: usize) -> Result<(), NotOpen> {
        if self.asked().is_none() {
            return Err(NotOpen::Over);
        }
        let command = self.command(action).ok_or(NotOpen::Closed)?;
        self.play_command(command)
    }

    fn play_command(&mut self, command: Command) -> Result<(), NotOpen> {
        self.execute(&command).map_err(NotOpen::Refused)?;
        self.commands.push(command);
        self.run();
        Ok(())
    }

    /// What is played for somebody whose time is up (S-12); a hand of pineapple keeps its higher cards.
    pub fn play_default(&mut self) {
        let command = match self.turn {
            Turn::Clear { .. } => self.command(self.setting().clear),
            _ => self.hand.default_move(),
        };
        let command = command.expect("somebody is asked");
        self.play_command(command).ok().expect("what the table would play is open");
    }

    /// The action of somebody who checks, calls and keeps its cards.
    pub fn calling(&self) -> usize {
        match &self.turn {
            Turn::Bet { moves, .. } if moves.check || moves.call.is_some() => CALL,
            Turn::Bet { moves, .. } if moves.bring_in.is_some() => BRING_IN,
            Turn::Draw { .. } => self.setting().draw,
            Turn::Clear { .. } => self.setting().clear,
            _ => FOLD,
        }
    }

    /// What everybody sees of somebody else's cards.
    fn seen(player: &Player) -> impl Iterator<Item = Card> + '_ {
        let tabled = player.shown && !player.plays_board;
        player.cards.iter().filter(move |h| player.is_in() && (h.up || tabled)).filter_map(|h| h.card)
    }

    /// What a place has thrown away so far.
    fn thrown(&self, place: Seat) -> impl Iterator<Item = Card> + '_ {
        let cards = move |command: &Command| -> Cards {
            match command {
                Command::Draw { seat, cards } if *seat == place => cards.clone(),
                Command::Clear { seat, card } if *seat == place => [*card].into_iter().collect(),
                _ => Cards::new(),
            }
        };
        self.commands.iter().flat_map(cards).flatten()
    }

    fn common(&self) -> impl Iterator<Item = Card> + '_ {
        self.hand.board().iter().copied().chain(self.hand.common()).flatten()
    }

    /// Writes what a seat sees.
    pub fn observe(&self, seat: usize, row: &mut [f32]) {
        let (setting, hand, place) = (self.setting(), &self.hand, self.place(seat));
        let Parts { asked, own, thrown, own_up, board, up, players, pot } = setting.parts;
        let form = setting.rules.game.form();
        let units = |m: Money| m.as_cents() as f32 / setting.bet;
        row[usize::from(hand.street())] = 1.0;
        let what = match self.turn {
            Turn::Bet { .. } => Some(0),
            Turn::Draw { .. } => Some(1),
            Turn::Clear { .. } => Some(2),
            _ => None,
        };
        what.into_iter().for_each(|what| row[asked + what] = 1.0);
        row[asked + 3] = f32::from(u8::from(self.turn() == Some(seat)));
        let me = hand.player(place as Seat);
        for held in &me.cards {
            let Some(card) = held.card else { continue };
            row[own + usize::from(card.index())] = 1.0;
            if held.up && own_up > 0 {
                row[own_up + usize::from(card.index())] = 1.0;
            }
        }
        if thrown > 0 {
            self.thrown(place as Seat).for_each(|card| row[thrown + usize::from(card.index())] = 1.0);
        }
        if board > 0 {
            self.common().for_each(|card| row[board + usize::from(card.index())] = 1.0);
        }
        let n = hand.players().len();
        for k in 0..n {
            let at = (place + k) % n;
            let player = hand.player(at as Seat);
            if k > 0 {
                let start = up + DECK * (k - 1);
                Deal::seen(player).for_each(|card| row[start + usize::from(card.index())] = 1.0);
            }
            let start = players + EACH * k;
            row[start] = units(player.stack);
            row[start + 1] = units(player.street);
            row[start + 2] = units(player.paid + player.dead);
            row[start + 3] = f32::from(u8::from(player.status == Status::In));
            row[start + 4] = f32::from(u8::from(player.is_in() && player.stack.is_zero()));
            row[start + 5] = f32::from(u8::from(form.has_blinds() && at + 1 == n));
            row[start + 6] = f32::from(player.drew.unwrap_or(0));
        }
        row[pot] = units(hand.pot());
        if let (Turn::Bet { moves, .. }, true) = (&self.turn, self.turn() == Some(seat)) {
            row[pot + 1] = units(moves.call.unwrap_or(Money::ZERO));
            if let Some(raise) = &moves.raise {
                row[pot + 2] = units(raise.least());
                row[pot + 3] = units(match raise {
                    RaiseTo::Exactly(amounts) => amounts[amounts.len() - 1],
                    RaiseTo::Between(_, most) => *most,
                });
            }
        }
        row[pot + 4] = f32::from(hand.round().count);
    }

    /// What a seat has won.
    pub fn won(&self, seat: usize) -> f64 {
        let player = self.hand.player(self.place(seat) as Seat);
        (player.stack - player.entry.stack).as_dollars()
    }

    /// The same hand for a seat: every card it cannot see may be another one.
    pub fn resampled(&self, seat: usize, seed: u64) -> Deal {
        let mut other = self.clone();
        other.rng = Rng::new(seed, 1);
        let place = self.place(seat);
        let own = self.hand.player(place as Seat).cards.iter().filter_map(|h| h.card);
        let mut known: Vec<Card> = own.chain(self.thrown(place as Seat)).chain(self.common()).collect();
        for (i, player) in self.hand.players().iter().enumerate() {
            // What lay face up before a hand was folded was seen as well.
            let up = player.cards.iter().filter(|h| h.up).filter_map(|h| h.card);
            known.extend(Deal::seen(player).chain(up).filter(|_| i != place));
        }
        let deck = self.hand.rules().game.deck();
        let hidden: Vec<Card> = deck.iter().copied().filter(|c| !known.contains(c)).collect();
        let mut drawn = hidden.clone();
        for i in (1..drawn.len()).rev() {
            let j = below(&mut other.rng, i + 1);
            drawn.swap(i, j);
        }
        let mut becomes = cards::DECK_WITH_JOKER;
        hidden.iter().zip(&drawn).for_each(|(from, to)| becomes[usize::from(from.index())] = *to);
        let becomes = |card: Card| becomes[usize::from(card.index())];
        other.script = self.cards.iter().map(|c| becomes(*c)).collect();
        other.start();
        for command in &self.commands {
            let command = match command.clone() {
                Command::Draw { seat, cards } => {
                    Command::Draw { seat, cards: cards.iter().map(|c| c.map(becomes)).collect() }
                }
                Command::Clear { seat, card } => Command::Clear { seat, card: card.map(becomes) },
                same => same,
            };
            other.play_command(command).ok().expect("what was open is open again");
        }
        other
    }

    /// The cards that were dealt.
    pub fn dealt(&self) -> Vec<Card> {
        self.cards.clone()
    }

    /// An action that is open, drawn evenly.
    pub fn random(&mut self, mask: &mut [i8]) -> usize {
        mask.fill(0);
        self.open(mask);
        opponents::pick(mask, |n| below(&mut self.rng, n))
    }
}
