//! A table without its surroundings: the game, the virtual dealer's shuffles and the people's manners, changed only by
//! records of its log.
//!
//! [`Engine::draft`] starts from how things stand; a [`Draft`] carries commands out on a copy; once the ledger has the
//! draft's record, [`Engine::adopt`] makes it so. A draft that is refused or cannot be saved is simply forgotten.

use crate::cutting::Cutters;
use crate::error::OpenError;
use crate::game::{Asked, Game, GameCommand, Offer, Opened, Transfers, cards_dealt, dealt_to, turns_cards};
use crate::guests::{Leaver, Mingled};
use crate::manners::{Call, Manners};
use crate::past::ends;
use crate::poker::{Moment, PokerCommand, moment_to_change, seen_by_all, stops_for_a_kill};
use crate::private;
use crate::protocol::{Dealing, FloorCall, RoomEvent, TableId};
use crate::racks;
use crate::record::{Step, TableRecord, TableSpec};
use crate::shuffles::Shuffles;
use crate::stakes::Stakes;
use crate::tell::{Says, tell};
use cards::shuffle::Seed;
use chips::Money;
use games::PlayerId;
use games::Sentence;
use games::blackjack::{Awaits, Command, Ruling, Task};
use games::rulebook::Sign;
use games::{Edition, Refusal};
use ledger::{Account, Entry, Posting, Record, Side};
use voice::{Telling, say};

/// Where seeds come from: the operating system, or a test.
pub type SeedSource<'a> = &'a mut dyn FnMut() -> Seed;

/// Seeds from the operating system.
pub fn os_seed() -> Seed {
    let mut seed = Seed::default();
    getrandom::fill(&mut seed).expect("the operating system has randomness");
    seed
}

/// A table as its log says it is.
#[derive(Clone)]
pub struct Engine {
    /// Its number.
    pub table: TableId,
    /// What it was opened with.
    pub spec: TableSpec,
    /// The game's name on the felt.
    pub title: String,
    /// Its sign.
    pub sign: Sign,
    /// The least and the most one may bet.
    pub limits: (Money, Option<Money>),
    /// What is collected, in words.
    pub fees: Telling,
    /// The game.
    pub game: Game,
    /// The virtual dealer's shuffles.
    pub shuffles: Shuffles,
    /// Who sits out, waits, leaves, is silenced.
    pub manners: Manners,
    /// Who won what from guests.
    pub(crate) mingled: Mingled,
    /// When the last round or hand was over, in milliseconds since 1970.
    pub last_round: Option<u64>,
    /// What is played for.
    pub stakes: Stakes,
    /// When the floor was last called.
    pub called_at: u64,
    /// When it was called before that.
    pub(crate) called_before: u64,
    /// The offer of the bank that stands, and since when.
    pub(crate) offered: Option<(Offer, u64)>,
    /// The last record.
    pub seq: u64,
}

/// What an event means for the shuffles. With each that is committed to, the cuts of people who have left are forgotten.
fn follow_shuffle(shuffles: &mut Shuffles, game: &Game, event: &RoomEvent) {
    shuffles.apply(event, || game.cards_to_shuffle());
    if matches!(event, RoomEvent::Committed { .. }) {
        shuffles.forget(|player| game.has(player));
    }
}

impl Engine {
    /// A table before its first record.
    pub fn open(table: TableId, spec: TableSpec, shuffles: Shuffles) -> Result<Engine, OpenError> {
        let Opened { game, title, sign, limits, fees } = Game::open(&spec)?;
        let shuffles = shuffles.at(table, game.poker().is_some());
        let (manners, last_round, called_at, called_before) = (Manners::default(), None, 0, 0);
        Ok(Engine {
            table,
            spec,
            title,
            sign,
            limits,
            fees,
            game,
            shuffles,
            manners,
            mingled: Mingled::default(),
            last_round,
            stakes: Stakes::default(),
            called_at,
            called_before,
            offered: None,
            seq: 0,
        })
    }

    /// The call for the floor that was not answered yet.
    pub fn call(&self) -> Option<FloorCall> {
        let call = self.manners.called()?;
        let stops = call.holds();
        let Call { by, text, seat, player, disputed, comes, .. } = call.clone();
        Some(FloorCall { by, text, seat, player, disputed, stops, comes, at: self.called_at })
    }

    /// A call that is taken back leaves the one before it as it was.
    fn follow_call(&mut self, at: u64, step: &Step) {
        match step {
            Step::Room(RoomEvent::FloorCalled { .. } | RoomEvent::Disputed { .. }) => {
                (self.called_before, self.called_at) = (self.called_at, at);
            }
            Step::Room(RoomEvent::CallTakenBack { .. }) => self.called_at = self.called_before,
            _ => {}
        }
    }

    /// An offer stands from the record that made it, whatever else happens at the table meanwhile.
    fn follow_offer(&mut self, at: u64) {
        let now = self.game.bank_offer();
        if self.offered.map(|(offer, _)| offer) != now {
            self.offered = now.map(|offer| (offer, at));
        }
    }

    /// Whom the table waits for.
    pub fn asked(&self) -> Asked {
        self.game.asked(&self.manners.out())
    }

    /// Starts a decision.
    pub fn draft(&self) -> Draft<'_> {
        Draft {
            engine: self,
            game: self.game.clone(),
            shuffles: self.shuffles.clone(),
            manners: self.manners.clone(),
            mingled: self.mingled.clone(),
            leavers: Vec::new(),
            steps: Vec::new(),
            says: Says::default(),
            transfers: Transfers::new(),
            sides: Vec::new(),
            began: false,
            may_change: Vec::new(),
            change_over: None,
            cutting: Cutters::default(),
            was_cut: false,
        }
    }

    /// Makes a decision that is safe on disk count.
    pub fn adopt(&mut self, done: Decided) {
        self.game = done.game;
        self.shuffles = done.shuffles;
        self.manners = done.manners;
        self.mingled = done.mingled;
        if done.steps.iter().any(ends) {
            self.last_round = Some(done.at);
        }
        for step in &done.steps {
            self.follow_call(done.at, step);
            self.stakes.follow(step);
        }
        self.follow_offer(done.at);
        self.seq = done.seq;
    }

    /// Applies a record read back from the log.
    pub fn replay(&mut self, (seq, at): (u64, u64), record: &TableRecord) {
        if record.steps.iter().any(ends) {
            self.last_round = Some(at);
        }
        self.game.rule_under(record.edition);
        for step in &record.steps {
            self.follow_call(at, step);
            self.stakes.follow(step);
            match step {
                Step::Room(event) => {
                    follow_shuffle(&mut self.shuffles, &self.game, event);
                    self.manners.apply(event);
                    self.mingled.note(event);
                }
                Step::Blackjack { .. } | Step::Poker { .. } => {
                    let to = dealt_to(step);
                    cards_dealt(step).into_iter().for_each(|card| self.shuffles.dealt(card, to));
                    self.game.apply(step);
                    if let Some(stub) = self.game.new_stub(step) {
                        self.shuffles.make_up_stub(stub);
                    }
                    self.manners.follow(&self.game);
                    self.mingled.see(step, &self.game);
                }
            }
        }
        self.game.rule_under(Edition::NOW);
        self.follow_offer(at);
        self.seq = seq;
    }
}

/// A decision in the making.
#[derive(Clone)]
pub struct Draft<'a> {
    engine: &'a Engine,
    /// The game as it will be.
    pub game: Game,
    shuffles: Shuffles,
    /// The manners as they will be.
    pub manners: Manners,
    mingled: Mingled,
    /// Who leaves in this decision.
    leavers: Vec<Leaver>,
    steps: Vec<Step>,
    says: Says,
    transfers: Transfers,
    sides: Vec<Side>,
    /// A hand of poker began in this decision.
    began: bool,
    /// Whom the virtual dealer gives a moment to change the number of cards (DR-6), and the moment that is over.
    may_change: Vec<PlayerId>,
    change_over: Option<Moment>,
    pub(crate) cutting: Cutters<'a>,
    /// The deck that is about to be dealt was cut in this decision.
    pub(crate) was_cut: bool,
}

/// A decision that was made: its entry for the ledger is apart, this is what counts once that is on disk.
pub struct Decided {
    game: Game,
    shuffles: Shuffles,
    manners: Manners,
    mingled: Mingled,
    at: u64,
    seq: u64,
    /// What happened, step by step.
    pub steps: Vec<Step>,
    /// The same in words.
    pub says: Vec<Sentence>,
    /// Wallets that changed.
    pub wallets: Vec<PlayerId>,
}

impl Draft<'_> {
    /// Has nothing happened yet?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// What has happened in it so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What the table was opened with.
    pub fn spec(&self) -> &TableSpec {
        &self.engine.spec
    }

    /// The least and the most one may bet here.
    pub fn limits(&self) -> (Money, Option<Money>) {
        self.engine.limits
    }

    /// The shuffles as they will be.
    pub fn shuffles(&self) -> &Shuffles {
        &self.shuffles
    }

    /// From here on the virtual dealer gives these people a moment to change the number of cards they draw, but not this one,
    /// which is over (DR-6).
    pub fn wait_for_changes(&mut self, of: Vec<PlayerId>, over: Option<Moment>) {
        (self.may_change, self.change_over) = (of, over);
    }

    fn waits_for_a_change(&self) -> bool {
        let moment = self.game.poker().and_then(moment_to_change);
        moment.is_some_and(|m| self.may_change.contains(&m.player) && self.change_over != Some(m))
    }

    /// The chips that a ruling is about, where this draft is one: what lies on the felt before or after it, or what it gives
    /// back, whichever is most. What the bank put up itself does not count.
    pub fn stake(&self) -> Money {
        let gained = self.transfers.iter().filter(|(account, _)| matches!(account, Account::Stack { .. }));
        let gained: i64 = gained.map(|(_, cents)| (*cents).max(0)).sum();
        let bank = self.transfers.get(&Account::Bank(self.engine.table)).copied().unwrap_or(0).min(0);
        Money::cents(gained + bank).max(self.engine.game.felt()).max(self.game.felt())
    }

    /// A command of the game.
    pub fn play(&mut self, command: impl Into<GameCommand>) -> Result<(), Refusal> {
        let place = (self.engine.table, self.engine.spec.option);
        let mut told = Vec::new();
        let step = self.game.play(place, command.into(), &mut told, &mut self.transfers)?;
        self.says.add(&step, told);
        if self.engine.spec.dealing == Dealing::Virtual {
            let to = dealt_to(&step);
            cards_dealt(&step).into_iter().for_each(|card| self.shuffles.dealt(card, to));
            if let Some(stub) = self.game.new_stub(&step) {
                self.shuffles.make_up_stub(stub);
            }
        }
        self.manners.follow(&self.game);
        let left = self.mingled.see(&step, &self.game);
        self.leavers.extend(left);
        self.steps.push(step);
        Ok(())
    }

    /// Something around the game.
    pub fn note(&mut self, event: RoomEvent) {
        follow_shuffle(&mut self.shuffles, &self.game, &event);
        self.manners.apply(&event);
        self.mingled.note(&event);
        let told = tell(&event).into_iter().collect();
        let step = Step::Room(event);
        self.says.add(&step, told);
        self.steps.push(step);
    }

    /// Who leaves in this decision.
    pub fn leavers(&self) -> Vec<Leaver> {
        self.leavers.clone()
    }

    /// Of the chips that somebody leaves with, these stay at the cage, or come back from it where they are below zero (ROOM-14).
    pub fn hold_back(&mut self, player: PlayerId, net: Money, held: Money, note: Side) {
        for (account, cents) in
            [(Account::Wallet(player.0), -held.as_cents()), (Account::Cage, held.as_cents())]
        {
            *self.transfers.entry(account).or_default() += cents;
        }
        self.sides.push(note);
        self.note(RoomEvent::FromGuests { player, net, held });
    }

    /// Everything that follows without anybody being asked: people who leave, banks that are passed, and the virtual
    /// dealer's work. `shuffle`: may the dealer shuffle for the next round now, or do players still add words?
    pub fn follow_up(&mut self, shuffle: bool, seeds: SeedSource<'_>) -> Result<(), Refusal> {
        loop {
            let before = self.steps.len();
            self.see_people_off()?;
            self.pass_banks()?;
            self.kill_where_due()?;
            if self.engine.spec.dealing == Dealing::Virtual {
                self.deal(shuffle && !self.manners.stands_still(), seeds)?;
            }
            if self.steps.len() == before {
                return Ok(());
            }
        }
    }

    /// A player-dealer who leaves before anybody has wagered takes the bank back: there is no round to finish.
    fn give_bank_back(&mut self) -> Result<(), Refusal> {
        let Some(game) = self.game.blackjack() else { return Ok(()) };
        let leaves = game.bank().is_some_and(|bank| self.manners.of(bank.player).leaving);
        let wagered = (1..=game.rules().seats).any(|seat| game.circle(seat).player.is_some());
        if !leaves || wagered || !matches!(game.awaits(), Awaits::Wagers) {
            return Ok(());
        }
        self.play(Command::Floor {
            author: "the room".into(),
            reason: say!("room-bank-leaves").to_string(),
            ruling: Ruling::VoidRound,
        })
    }

    /// Does somebody stay for now: with money in play, or because the table waits for the floor, which may still reverse what was
    /// paid (ROOM-17)? Where everybody leaves, as from a table that closes, there is nobody to wait for.
    pub(crate) fn keeps(&self, player: PlayerId) -> bool {
        let stays = |(other, _): (PlayerId, _)| other != player && !self.manners.of(other).leaving;
        let ruled_on = || self.manners.stands_still() && self.game.is_reversible();
        self.game.has_money_in_play(player) || (ruled_on() && self.game.people().into_iter().any(stays))
    }

    /// Those who are leaving go as soon as nothing of theirs is in play.
    fn see_people_off(&mut self) -> Result<(), Refusal> {
        self.give_bank_back()?;
        if self.cuts_for_a_hand() {
            return Ok(());
        }
        let going: Vec<PlayerId> = self
            .game
            .people()
            .into_iter()
            .map(|(player, _)| player)
            .filter(|p| self.manners.of(*p).leaving && !self.keeps(*p))
            .collect();
        going.into_iter().try_for_each(|player| self.play(self.game.leave(player)))
    }

    /// A player who sits out, leaves or does not want to be asked lets the bank pass.
    fn pass_banks(&mut self) -> Result<(), Refusal> {
        while let Asked::Player { player, bank: true, .. } = self.asked() {
            let manner = self.manners.of(player);
            if !(manner.passes_bank || manner.sitting_out || manner.leaving) {
                break;
            }
            self.play(Command::DeclineBank { player })?;
        }
        Ok(())
    }

    /// LB-11: who comes in by killing the pot does so as soon as they have their two cards.
    fn kill_where_due(&mut self) -> Result<(), Refusal> {
        match self.game.poker().and_then(|table| table.kill_due()) {
            Some(kill) => self.play(kill),
            None => Ok(()),
        }
    }

    /// Whom the table waits for.
    pub(crate) fn asked(&self) -> Asked {
        self.game.asked(&self.manners.out())
    }

    fn deal(&mut self, shuffle: bool, seeds: SeedSource<'_>) -> Result<(), Refusal> {
        if self.shuffles.open().is_none() {
            self.commit_to_next(seeds());
        }
        if self.shuffles.cutting().is_some() {
            return Ok(());
        }
        match self.game {
            Game::Blackjack(_) => self.deal_blackjack(shuffle, seeds),
            Game::Poker(_) => self.deal_poker(shuffle, seeds),
        }
    }

    fn deal_blackjack(&mut self, shuffle: bool, seeds: SeedSource<'_>) -> Result<(), Refusal> {
        loop {
            let between_rounds = self.asked() == Asked::Shuffle;
            if between_rounds {
                // The round is over and the shoe is done: nothing hidden depends on its seeds any more.
                self.shuffles.reveals().into_iter().for_each(|reveal| self.note(reveal));
            }
            let awaits = self.game.blackjack().map(games::blackjack::Table::awaits);
            match awaits {
                Some(Awaits::Dealer { task: Task::Shuffle }) if between_rounds && !shuffle => return Ok(()),
                Some(Awaits::Dealer { task: Task::Shuffle }) => {
                    self.use_shuffle();
                    self.play(Command::Shuffle)?;
                    self.commit_to_next(seeds());
                    // D11: a shoe that begins in the middle of a round is cut at once.
                    if !between_rounds && self.ask_to_cut(false) {
                        return Ok(());
                    }
                }
                Some(Awaits::Dealer { task: Task::Card(_) }) => {
                    let card = self.shuffles.peek().expect("the shoe holds what the referee counted");
                    self.play(Command::Card(card))?;
                }
                Some(Awaits::Dealer { task: Task::CallFloor }) => self.play(Command::Floor {
                    author: "virtual dealer".into(),
                    reason: say!("room-no-card-left").to_string(),
                    ruling: Ruling::VoidRound,
                })?,
                _ => return Ok(()),
            }
        }
    }

    fn deal_poker(&mut self, shuffle: bool, seeds: SeedSource<'_>) -> Result<(), Refusal> {
        self.open_cards();
        if self.asked() == Asked::Shuffle && (shuffle || self.was_cut) && !self.game.is_under_way() {
            if !self.was_cut && self.ask_to_cut(true) {
                return Ok(());
            }
            let out = self.out();
            self.use_shuffle();
            self.play(PokerCommand::Begin { out })?;
            self.commit_to_next(seeds());
            self.began = true;
        }
        self.deal_on(shuffle)?;
        self.open_cards();
        Ok(())
    }

    /// Deals as far as nobody is asked.
    fn deal_on(&mut self, shuffle: bool) -> Result<(), Refusal> {
        loop {
            if self.shuffles.stub_due() && self.cut_stub() {
                break;
            }
            let Some(playing) = self.game.poker().and_then(|table| table.on()) else { break };
            // LB-5: after two cards there is a moment in which the pot can be killed.
            if stops_for_a_kill(playing.hand()) && (self.began || !shuffle) || self.waits_for_a_change() {
                break;
            }
            let mut taken = 0;
            let command = playing.hand().dealer_move(|| {
                taken += 1;
                self.shuffles.ahead(taken - 1).expect("the deck holds what the referee counted")
            });
            let Some(command) = command else { break };
            self.play(command)?;
            self.kill_where_due()?;
        }
        Ok(())
    }

    /// What everybody sees by now can be checked; when the hand is over, that was all.
    fn open_cards(&mut self) {
        let over = !self.game.is_under_way();
        if !over && !self.steps.iter().any(turns_cards) {
            return;
        }
        let seen = self.game.poker().map(seen_by_all).unwrap_or_default();
        self.shuffles.open_cards(&seen, over).into_iter().for_each(|open| self.note(open));
    }

    /// The cards come from the shuffle that was committed to ahead.
    fn use_shuffle(&mut self) {
        let number = self.shuffles.open().expect("one is always committed to ahead");
        self.note(RoomEvent::ShuffleUsed { shuffle: number });
    }

    fn commit_to_next(&mut self, seed: Seed) {
        let deck = if self.game.poker().is_some() { self.game.cards_to_shuffle() } else { Vec::new() };
        let (event, number) = self.shuffles.commit(seed, &deck);
        self.sides.push(Side::Secret { log: self.engine.table, number, seed: hex::encode(seed) });
        self.note(event);
    }

    /// Closes the decision: the entry for the ledger, and what counts once it is there.
    pub fn decide(self, at: u64, actor: Option<u32>, action: Option<String>) -> (Entry, Decided) {
        let (table, spec) = (self.engine.table, &self.engine.spec);
        let transfers = match &spec.private {
            Some(_) => private::own_chips(table, self.transfers),
            None if spec.real_chips => racks::from_racks(table, self.transfers),
            None => self.transfers,
        };
        let moved = transfers.into_iter().filter(|(_, cents)| *cents != 0);
        let postings: Vec<Posting> = moved.map(|(account, cents)| Posting { account, cents }).collect();
        let wallets = postings.iter().filter_map(|p| match p.account {
            Account::Wallet(player) => Some(PlayerId(player)),
            _ => None,
        });
        let wallets = wallets.collect();
        let body = TableRecord { steps: self.steps, edition: Edition::NOW };
        let record = Record {
            log: self.engine.table,
            seq: self.engine.seq + 1,
            at,
            actor,
            action,
            body: serde_json::to_string(&body).expect("a record is JSON"),
        };
        let decided = Decided {
            game: self.game,
            shuffles: self.shuffles,
            manners: self.manners,
            mingled: self.mingled,
            at,
            seq: record.seq,
            steps: body.steps,
            says: self.says.said,
            wallets,
        };
        (Entry { record: Some(record), postings, sides: self.sides }, decided)
    }
}
