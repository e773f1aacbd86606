//! A round of player-banked blackjack as an episode: the bank is taken, wagers are placed, hands are played.
//!
//! Seats are the circles from the house dealer's left, the player-dealer last. Every round is dealt from a full shoe.

use super::cards_left::{CardsLeft, below};
use super::ladder;
use super::spec::{Feature, Kind, Spec, Wanted, flaw, stack};
use super::{NotOpen, opponents};
use cards::{Card, shoe};
use chips::Money;
use games::blackjack::{
    Awaits, Bracket, Command, Event, Hole, Move, Moves, Phase, PlayerFees, Ruling, Schedule, Setup, Table,
    Target, Task, total,
};
use games::rulebook::Houses;
use games::{Flaw, PlayerId, Seat};
use odds::sim::Rng;
use std::sync::Arc;
use voice::{Telling, say};

const STAND: usize = 0;
const HIT: usize = 1;
const DOUBLE: usize = 2;
const SPLIT: usize = 3;
const SURRENDER: usize = 4;
const INSURE: usize = 5;
const DECLINE: usize = 6;
const PLAIN: [&str; 7] = ["stand", "hit", "double", "split", "surrender", "insure", "no insurance"];

/// Blackjack, set up.
pub struct Setting {
    /// The table with everybody seated, the shoe full and the bank on offer.
    start: Table,
    players: usize,
    stacks: Vec<Money>,
    rungs: usize,
    /// Where the ladders begin: doubles for less, bank, wagers without and with a Buster bet.
    less: usize,
    bank: usize,
    wager: usize,
    /// What each rung wagers.
    wagers: Vec<Option<(Money, Money)>>,
    decks: u8,
}

fn player(seat: usize) -> PlayerId {
    PlayerId(seat as u32 + 1)
}

/// Nobody pays anything.
fn free(schedule: &Schedule) -> Schedule {
    let none = vec![Bracket { from: Money::ZERO, to: None, fee: Money::ZERO }];
    Schedule { player_fees: PlayerFees::flat(Money::ZERO), bank_fees: none, ..schedule.clone() }
}

/// Reads a rulebook of blackjack.
pub fn spec(houses: &Houses, wanted: &Wanted<'_>) -> Result<Spec, Vec<Flaw>> {
    let book = houses.load_changed(wanted.game, wanted.changes)?;
    if book.is_template() {
        let open: Vec<String> = book.choices.iter().map(|c| c.key.clone()).collect();
        return Err(flaw(wanted.game, say!("house-template", open: open.join(", "))));
    }
    let option = match wanted.limit {
        None => book.schedules[0].option,
        Some(text) => text.parse().unwrap_or(0),
    };
    let no_schedule = || {
        flaw(
            wanted.game,
            say!("room-no-schedule", rulebook: wanted.game, option: wanted.limit.unwrap_or_default()),
        )
    };
    let schedule = book.schedule(option).ok_or_else(no_schedule)?;
    let schedule = if wanted.fees { schedule.clone() } else { Arc::new(free(schedule)) };
    let (fewest, most) = book.rules.decks;
    let decks = wanted.decks.unwrap_or(book.usual_decks);
    if !(fewest..=most).contains(&decks) {
        let says = say!("web-decks", rulebook: &book.id, decks: decks, fewest: fewest, most: most);
        return Err(flaw(wanted.game, says));
    }
    let players = wanted.players.unwrap_or(1);
    if !(1..usize::from(book.rules.seats)).contains(&players) {
        let most = usize::from(book.rules.seats) - 1;
        let says = format!("there are 1 to {most} circles beside the bank, not {players}");
        return Err(flaw(wanted.game, Telling::prose(says)));
    }
    let top = schedule.max.unwrap_or(schedule.min * 100);
    let own = stack(wanted, top * 20)?;
    let mut stacks = vec![own; players];
    stacks.push(own * players as i64);
    let setup = Setup { rules: book.rules.clone(), schedule, decks, turn: 1 };
    let start = seated(setup, &stacks).map_err(|why| flaw(wanted.game, why.says))?;
    Ok(made(start, players, stacks, wanted.amounts, decks, top))
}

/// A table with everybody in place and the bank offered to the last.
fn seated(setup: Setup, stacks: &[Money]) -> Result<Table, games::Refusal> {
    let (mut table, mut log) = (Table::open(setup), Vec::new());
    for (i, chips) in stacks.iter().enumerate() {
        let seat = Some(i as Seat + 1);
        table.execute(
            &Command::Join { player: player(i), seat, chips: *chips, third_party: false },
            &mut log,
        )?;
    }
    table.execute(&Command::Shuffle, &mut log)?;
    let bank = player(stacks.len() - 1);
    while let Awaits::BankOffer { player, .. } = table.awaits() {
        if player == bank {
            break;
        }
        table.execute(&Command::DeclineBank { player }, &mut log)?;
    }
    Ok(table)
}

/// The wagers of a ladder that the table takes from its first player.
fn wagers(start: &Table, rungs: usize, top: Money, bank: usize) -> Vec<Option<(Money, Money)>> {
    let bounds = start.bounds();
    let mut table = start.clone();
    let take = Command::TakeBank { player: player(bank), wager: start.schedule().min, seat: None };
    table.execute(&take, &mut Vec::new()).expect("the least bank is taken");
    let most = bounds.base_most.unwrap_or(top).min(top);
    let with_buster = |base: Money| {
        let buster = bounds.buster.as_ref()?;
        let most = (base * i64::from(buster.per_base)).min(buster.most.unwrap_or(base));
        let chip = bounds.chip.as_cents();
        Some(Money::cents(most.as_cents() / chip * chip)).filter(|b| *b >= buster.least && b.is_positive())
    };
    let taken = |base, buster| {
        let wager = Command::Wager { player: player(0), seat: 1, base, buster };
        table.decide(&wager).is_ok().then_some((base, buster))
    };
    let mut wagers = vec![None; if bounds.buster.is_some() { 2 * rungs } else { rungs }];
    ladder::climb(bounds.base_least, most, bounds.chip, rungs, |i, base| {
        wagers[i] = taken(base, Money::ZERO);
        if let Some(buster) = with_buster(base) {
            wagers[rungs + i] = taken(base, buster);
        }
    });
    wagers
}

fn made(start: Table, players: usize, stacks: Vec<Money>, rungs: usize, decks: u8, top: Money) -> Spec {
    let mut actions: Vec<String> = PLAIN.iter().map(|s| s.to_string()).collect();
    let less = actions.len();
    let step = |what: &str, i: usize| format!("{what} {}", i + 1);
    if start.rules().double_for_less {
        actions.extend((0..rungs).map(|i| step("double for less, rung", i)));
    }
    let bank = actions.len();
    actions.extend((0..rungs).map(|i| step("bank wager, rung", i)));
    let wager = actions.len();
    let wagers = wagers(&start, rungs, top, players);
    actions.extend(wagers.iter().enumerate().map(|(i, amounts)| match amounts {
        Some((base, buster)) if buster.is_positive() => format!("wager {base} and Buster {buster}"),
        Some((base, _)) => format!("wager {base}"),
        None => step("no wager, rung", i % rungs),
    }));
    let bank_stack = stacks[players].as_dollars() * 2.0;
    let highest = (bank_stack / start.schedule().min.as_dollars()).max(52.0) as f32;
    let agents = (1..=players).map(|i| format!("player_{i}")).chain(["bank_1".to_string()]).collect();
    let setting = Setting { start, players, stacks, rungs, less, bank, wager, wagers, decks };
    let features = features(players);
    Spec { id: String::new(), agents, actions, features, highest, game: Kind::Blackjack(setting) }
}

fn features(players: usize) -> Vec<Feature> {
    let feature = |name, size, says| Feature { name, size, says };
    vec![
        feature("asked", 4, "for what: bank, wager, insurance, play"),
        feature("own turn", 1, "is this seat asked?"),
        feature("hand", 52, "cards of the hand in turn, or of the first hand: how many of each"),
        feature("total", 5, "points, soft, natural, number of cards, made by a split"),
        feature("hands", 2, "own hands, and which one is in turn"),
        feature("up", 52, "the player-dealer's cards that lie face up"),
        feature("bank total", 2, "what they count: points, soft"),
        feature("others", 52, "all other cards that lie face up"),
        feature("own", 4, "chips behind, wager of the hand, Buster bet, insurance; in table minimums"),
        feature("bank", 1, "what the bank can still pay, in table minimums"),
        feature("circles", players, "base wagers of all circles, in table minimums"),
    ]
}

/// A round.
#[derive(Clone)]
pub struct Round {
    spec: Arc<Spec>,
    table: Table,
    awaits: Awaits,
    begun: bool,
    left: CardsLeft,
    rng: Rng,
    log: Vec<Event>,
    played: Vec<u16>,
    /// The hole card was dealt as this one.
    hole: Option<usize>,
}

impl Round {
    /// The first round of a table.
    pub fn new(spec: Arc<Spec>, seed: u64) -> Round {
        let Kind::Blackjack(setting) = &spec.game else { unreachable!("a round is blackjack's") };
        let (table, left) = (setting.start.clone(), CardsLeft::new(shoe(setting.decks)));
        let (rng, awaits) = (Rng::new(seed, 0), table.awaits());
        let (log, played) = (Vec::with_capacity(64), Vec::new());
        Round { spec, table, awaits, begun: false, left, rng, log, played, hole: None }
    }

    fn setting(&self) -> &Setting {
        match &self.spec.game {
            Kind::Blackjack(setting) => setting,
            Kind::Poker(_) => unreachable!("a round is blackjack's"),
        }
    }

    /// Begins the next round.
    pub fn begin(&mut self) {
        self.left.gather();
        self.rewind();
    }

    fn rewind(&mut self) {
        let Kind::Blackjack(setting) = &self.spec.game else { unreachable!("a round is blackjack's") };
        self.table.clone_from(&setting.start);
        self.awaits = self.table.awaits();
        self.begun = false;
        self.played.clear();
        self.hole = None;
    }

    /// Who is asked.
    pub fn turn(&self) -> Option<usize> {
        match &self.awaits {
            _ if !self.begun => Some(self.setting().players),
            Awaits::Wagers => self.unwagered(),
            Awaits::Insurance { player, .. } | Awaits::Action { player, .. } => Some(player.0 as usize - 1),
            _ => None,
        }
    }

    fn unwagered(&self) -> Option<usize> {
        (0..self.setting().players).find(|i| self.table.circle(*i as Seat + 1).player.is_none())
    }

    /// Writes a one for every action that is open.
    pub fn open(&self, mask: &mut [i8]) {
        let setting = self.setting();
        match &self.awaits {
            _ if !self.begun => self.bank_ladder(|i, _| mask[setting.bank + i] = 1),
            Awaits::Wagers if self.unwagered().is_some() => {
                for (i, wager) in setting.wagers.iter().enumerate() {
                    mask[setting.wager + i] = i8::from(wager.is_some());
                }
            }
            Awaits::Insurance { player, amount, .. } => {
                mask[DECLINE] = 1;
                mask[INSURE] = i8::from(self.table.person(*player).is_some_and(|p| p.stack >= *amount));
            }
            Awaits::Action { moves, .. } => {
                mask[STAND] = i8::from(moves.stand);
                mask[HIT] = i8::from(moves.hit);
                mask[DOUBLE] = i8::from(moves.double.is_positive());
                mask[SPLIT] = i8::from(moves.split);
                mask[SURRENDER] = i8::from(moves.surrender);
                self.less_ladder(moves, |i, _| mask[setting.less + i] = 1);
            }
            _ => {}
        }
    }

    fn bank_ladder(&self, rung: impl FnMut(usize, Money)) {
        let (setting, chip) = (self.setting(), self.table.rules().chip);
        let stack = setting.stacks[setting.players].as_cents() / chip.as_cents() * chip.as_cents();
        ladder::climb(self.table.schedule().min, Money::cents(stack), chip, setting.rungs, rung);
    }

    /// Doubles for less than the whole, where the house has them.
    fn less_ladder(&self, moves: &Moves, rung: impl FnMut(usize, Money)) {
        let (setting, chip) = (self.setting(), self.table.rules().chip.as_cents());
        let below = (moves.double.as_cents() - 1) / chip * chip;
        if setting.less < setting.bank && moves.double.is_positive() && below >= moves.double_min.as_cents() {
            ladder::climb(moves.double_min, Money::cents(below), Money::cents(chip), setting.rungs, rung);
        }
    }

    fn command(&self, action: usize) -> Option<Command> {
        let setting = self.setting();
        let mut amount = None;
        match &self.awaits {
            _ if !self.begun => {
                let rung = action.checked_sub(setting.bank)?;
                self.bank_ladder(|i, wager| amount = if i == rung { Some(wager) } else { amount });
                Some(Command::TakeBank { player: player(setting.players), wager: amount?, seat: None })
            }
            Awaits::Wagers => {
                let seat = self.unwagered()?;
                let (base, buster) = (*setting.wagers.get(action.checked_sub(setting.wager)?)?)?;
                Some(Command::Wager { player: player(seat), seat: seat as Seat + 1, base, buster })
            }
            Awaits::Insurance { player, seat, .. } => {
                let take = [INSURE, DECLINE].contains(&action).then_some(action == INSURE)?;
                Some(Command::Insurance { player: *player, seat: *seat, take })
            }
            Awaits::Action { player, seat, hand, moves } => {
                let action = match action {
                    STAND => Move::Stand,
                    HIT => Move::Hit,
                    DOUBLE => Move::Double(moves.double),
                    SPLIT => Move::Split,
                    SURRENDER => Move::Surrender,
                    _ => {
                        let rung = action.checked_sub(setting.less)?;
                        self.less_ladder(moves, |i, less| {
                            amount = if i == rung { Some(less) } else { amount }
                        });
                        Move::Double(amount?)
                    }
                };
                Some(Command::Act { player: *player, seat: *seat, hand: *hand, action })
            }
            _ => None,
        }
    }

    /// Plays an action.
    pub fn play(&mut self, action: usize) -> Result<(), NotOpen> {
        if self.turn().is_none() {
            return Err(NotOpen::Over);
        }
        let command = self.command(action).ok_or(NotOpen::Closed)?;
        self.execute(&command).map_err(NotOpen::Refused)?;
        self.played.push(action as u16);
        self.begun = true;
        self.run();
        Ok(())
    }

    fn execute(&mut self, command: &Command) -> Result<(), games::Refusal> {
        self.log.clear();
        self.table.execute(command, &mut self.log)
    }

    /// Does what nobody is asked for.
    fn run(&mut self) {
        loop {
            self.awaits = self.table.awaits();
            let command = match &self.awaits {
                _ if self.table.phase() == Phase::Offering => return,
                Awaits::Wagers if self.unwagered().is_none() => Command::CloseWagers,
                Awaits::Dealer { task: Task::Card(target) } => {
                    if *target == Target::Hole {
                        self.hole = Some(self.left.dealt().len());
                    }
                    Command::Card(self.left.top(&mut self.rng))
                }
                Awaits::Dealer { task: Task::CallFloor } => Command::Floor {
                    author: "floor".to_string(),
                    reason: "the shoe is empty".to_string(),
                    ruling: Ruling::VoidRound,
                },
                _ => return,
            };
            self.execute(&command).expect("the dealer does what the table awaits");
        }
    }

    /// What is played for somebody whose time is up: the whole bank, the least wager, no insurance, D12's move.
    pub fn play_default(&mut self) {
        let action = match &self.awaits {
            Awaits::Action { moves, .. } if self.begun => match moves.default_move() {
                Move::Stand => STAND,
                _ => HIT,
            },
            _ => self.calling(),
        };
        self.play(action).ok().expect("what the table would play is open");
    }

    /// The action of somebody who draws to 17 and never adds to the least wager.
    pub fn calling(&self) -> usize {
        match &self.awaits {
            _ if !self.begun => {
                let mut last = 0;
                self.bank_ladder(|i, _| last = i);
                self.setting().bank + last
            }
            Awaits::Wagers => {
                let first = self.setting().wagers.iter().position(Option::is_some);
                self.setting().wager + first.unwrap_or(0)
            }
            Awaits::Action { seat, hand, moves, .. } => {
                let points =
                    self.table.circle(*seat).hands[usize::from(*hand) - 1].total(self.table.rules()).points;
                if moves.hit && (points < 17 || !moves.stand) { HIT } else { STAND }
            }
            _ => DECLINE,
        }
    }

    /// Writes what a seat sees.
    pub fn observe(&self, seat: usize, row: &mut [f32]) {
        let setting = self.setting();
        let minimum = self.table.schedule().min.as_cents() as f32;
        let units = |m: Money| m.as_cents() as f32 / minimum;
        let asked = match &self.awaits {
            _ if !self.begun => Some(0),
            Awaits::Wagers => Some(1),
            Awaits::Insurance { .. } => Some(2),
            Awaits::Action { .. } => Some(3),
            _ => None,
        };
        asked.into_iter().for_each(|what| row[what] = 1.0);
        row[4] = f32::from(u8::from(self.turn() == Some(seat)));
        let (hand, rest) = row[5..].split_at_mut(52);
        let (total_row, rest) = rest.split_at_mut(5);
        let (hands_row, rest) = rest.split_at_mut(2);
        let (up, rest) = rest.split_at_mut(52);
        let (bank_total, rest) = rest.split_at_mut(2);
        let (others, rest) = rest.split_at_mut(52);
        let current = match &self.awaits {
            Awaits::Action { seat: circle, hand, .. } if usize::from(*circle) == seat + 1 => {
                usize::from(*hand) - 1
            }
            _ => 0,
        };
        rest[0] = self.table.person(player(seat)).map_or(0.0, |p| units(p.stack));
        for i in 0..setting.players {
            let circle = self.table.circle(i as Seat + 1);
            rest[5 + i] = units(circle.base);
            for (k, held) in circle.hands.iter().enumerate() {
                let own = i == seat && k == current;
                let cards = if own { &mut *hand } else { &mut *others };
                held.cards.iter().for_each(|c| cards[usize::from(c.index())] += 1.0);
                if own {
                    let total = held.total(self.table.rules());
                    total_row[0] = f32::from(total.points);
                    total_row[1] = f32::from(u8::from(total.soft));
                    total_row[2] = f32::from(u8::from(total.natural));
                    total_row[3] = held.cards.len() as f32;
                    total_row[4] = f32::from(u8::from(held.from_split));
                    rest[1] = units(held.at_stake());
                }
            }
            if i == seat {
                hands_row[0] = circle.hands.len() as f32;
                hands_row[1] = current as f32;
                rest[2] = units(circle.buster);
                rest[3] = units(circle.insurance.unwrap_or(Money::ZERO));
            }
        }
        if let Some(bank) = self.table.bank() {
            bank.cards.iter().for_each(|c| up[usize::from(c.index())] += 1.0);
            let total = bank.total(self.table.rules());
            bank_total[0] = f32::from(total.points);
            bank_total[1] = f32::from(u8::from(total.soft));
            rest[4] = units(bank.can_pay().max(Money::ZERO));
        }
    }

    /// What a seat has won.
    pub fn won(&self, seat: usize) -> f64 {
        let now = self.table.person(player(seat)).map_or(Money::ZERO, |p| p.stack);
        (now - self.setting().stacks[seat]).as_dollars()
    }

    /// The same round with another hole card, where one lies face down, and another order of the shoe. Everybody sees the same.
    pub fn resampled(&self, seed: u64) -> Round {
        let mut other = self.clone();
        other.rng = Rng::new(seed, 1);
        let down = self.table.bank().filter(|bank| matches!(bank.hole, Hole::Down(_)));
        if let (Some(bank), Some(nth)) = (down, self.hole) {
            let (up, peeked) = (bank.cards[0], bank.peeked == Some(false));
            let mut rng = other.rng.clone();
            other.left.exchange(nth, &mut rng, |card| !(peeked && total(&[up, card], true).natural));
            other.rng = rng;
            other.left.again();
            other.rewind();
            for action in &self.played {
                other.play(usize::from(*action)).ok().expect("what was open is open again");
            }
        }
        other
    }

    /// The cards that were dealt.
    pub fn dealt(&self) -> Vec<Card> {
        self.left.dealt().to_vec()
    }

    /// An action that is open, drawn evenly.
    pub fn random(&mut self, mask: &mut [i8]) -> usize {
        mask.fill(0);
        self.open(mask);
        opponents::pick(mask, |n| below(&mut self.rng, n))
    }
}
