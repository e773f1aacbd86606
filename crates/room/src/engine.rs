//! A table without its surroundings: the game, the virtual dealer's shuffles and the people's manners, changed only by
//! records of its log.
//!
//! [`Engine::draft`] starts from how things stand; a [`Draft`] carries commands out on a copy; once the ledger has the
//! draft's record, [`Engine::adopt`] makes it so. A draft that is refused or cannot be saved is simply forgotten.

use crate::game::{Asked, Game, Moves};
use crate::manners::Manners;
use crate::protocol::{Dealing, RoomEvent, TableId};
use crate::record::{Step, TableRecord, TableSpec};
use crate::shuffles::{Shuffles, hex};
use cards::shuffle::Seed;
use games::Refusal;
use games::blackjack::{Awaits, Command, PlayerId, Ruling, Sentence, Task};
use games::rulebook::Rulebook;
use ledger::{Entry, Hash, Posting, Record, Side, chain};

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
    /// The rulebook it is dealt by.
    pub book: Rulebook,
    /// The game.
    pub game: Game,
    /// The virtual dealer's shuffles.
    pub shuffles: Shuffles,
    /// Who sits out, waits, leaves, is silenced.
    pub manners: Manners,
    /// The last record.
    pub seq: u64,
    /// Its hash.
    pub hash: Hash,
}

impl Engine {
    /// A table before its first record.
    pub fn open(table: TableId, spec: TableSpec, shuffles: Shuffles) -> Result<Engine, String> {
        let (game, book) = Game::open(&spec)?;
        Ok(Engine { table, spec, book, game, shuffles, manners: Manners::default(), seq: 0, hash: [0; 32] })
    }

    /// Starts a decision.
    pub fn draft<'a>(&'a self, name: &'a dyn Fn(PlayerId) -> String) -> Draft<'a> {
        Draft {
            engine: self,
            name,
            game: self.game.clone(),
            shuffles: self.shuffles.clone(),
            manners: self.manners.clone(),
            steps: Vec::new(),
            says: Vec::new(),
            moves: Moves::new(),
            sides: Vec::new(),
        }
    }

    /// Makes a decision that is safe on disk count.
    pub fn adopt(&mut self, done: Decided) {
        self.game = done.game;
        self.shuffles = done.shuffles;
        self.manners = done.manners;
        self.seq = done.seq;
        self.hash = done.hash;
    }

    /// Applies a record read back from the log.
    pub fn replay(&mut self, seq: u64, hash: Hash, record: &TableRecord) {
        for step in &record.steps {
            match step {
                Step::Room(event) => {
                    self.shuffles.apply(event, self.game.blackjack());
                    self.manners.apply(event);
                }
                Step::Blackjack { command, .. } => {
                    if let Command::Card(card) = command {
                        self.shuffles.dealt(*card);
                    }
                    self.game.apply(step);
                    self.manners.follow(&self.game);
                }
            }
        }
        self.seq = seq;
        self.hash = hash;
    }
}

/// A decision in the making.
pub struct Draft<'a> {
    engine: &'a Engine,
    name: &'a dyn Fn(PlayerId) -> String,
    /// The game as it will be.
    pub game: Game,
    shuffles: Shuffles,
    /// The manners as they will be.
    pub manners: Manners,
    steps: Vec<Step>,
    says: Vec<Sentence>,
    moves: Moves,
    sides: Vec<Side>,
}

/// A decision that was made: its entry for the ledger is apart, this is what counts once that is on disk.
pub struct Decided {
    game: Game,
    shuffles: Shuffles,
    manners: Manners,
    seq: u64,
    hash: Hash,
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

    /// The shuffles as they will be.
    pub fn shuffles(&self) -> &Shuffles {
        &self.shuffles
    }

    /// A command of the game.
    pub fn play(&mut self, command: Command) -> Result<(), Refusal> {
        let card = match &command {
            Command::Card(card) => Some(*card),
            _ => None,
        };
        let step = self.game.play(self.engine.table, command, self.name, &mut self.says, &mut self.moves)?;
        if let Some(card) = card {
            self.shuffles.dealt(card);
        }
        self.manners.follow(&self.game);
        self.steps.push(step);
        Ok(())
    }

    /// Something around the game.
    pub fn note(&mut self, event: RoomEvent) {
        self.shuffles.apply(&event, self.game.blackjack());
        self.manners.apply(&event);
        self.steps.push(Step::Room(event));
    }

    /// Everything that follows without anybody being asked: people who leave, banks that are passed, and the virtual
    /// dealer's work. `shuffle`: may the dealer shuffle for the next round now, or do players still add words?
    pub fn follow_up(&mut self, shuffle: bool, seeds: SeedSource<'_>) -> Result<(), Refusal> {
        loop {
            let before = self.steps.len();
            self.see_people_off()?;
            self.pass_banks()?;
            if self.engine.spec.dealing == Dealing::Virtual {
                self.deal(shuffle, seeds)?;
            }
            if self.steps.len() == before {
                return Ok(());
            }
        }
    }

    /// Those who are leaving go as soon as nothing of theirs is in play.
    fn see_people_off(&mut self) -> Result<(), Refusal> {
        let going: Vec<PlayerId> = self
            .game
            .people()
            .map(|(player, _)| player)
            .filter(|p| self.manners.of(*p).leaving && !self.game.has_money_in_play(*p))
            .collect();
        going.into_iter().try_for_each(|player| self.play(Command::Leave { player }))
    }

    /// A player who sits out, leaves or does not want to be asked lets the bank pass.
    fn pass_banks(&mut self) -> Result<(), Refusal> {
        while let Asked::Player { player, bank: true, .. } = self.game.asked() {
            let manner = self.manners.of(player);
            if !(manner.passes_bank || manner.sitting_out || manner.leaving) {
                break;
            }
            self.play(Command::DeclineBank { player })?;
        }
        Ok(())
    }

    fn deal(&mut self, shuffle: bool, seeds: SeedSource<'_>) -> Result<(), Refusal> {
        if self.shuffles.open().is_none() {
            self.commit_to_next(seeds());
        }
        loop {
            let between_rounds = self.game.asked() == Asked::Shuffle;
            if between_rounds {
                // The round is over and the shoe is done: nothing hidden depends on its seeds any more.
                self.shuffles.reveals().into_iter().for_each(|reveal| self.note(reveal));
            }
            match self.game.blackjack().awaits() {
                Awaits::Dealer { task: Task::Shuffle } if between_rounds && !shuffle => return Ok(()),
                Awaits::Dealer { task: Task::Shuffle } => {
                    let number = self.shuffles.open().expect("one is always committed to ahead");
                    self.note(RoomEvent::ShuffleUsed { shuffle: number });
                    self.play(Command::Shuffle)?;
                    self.commit_to_next(seeds());
                }
                Awaits::Dealer { task: Task::Card(_) } => {
                    let card = self.shuffles.peek().expect("the shoe holds what the referee counted");
                    self.play(Command::Card(card))?;
                }
                Awaits::Dealer { task: Task::CallFloor } => self.play(Command::Floor {
                    author: "virtual dealer".into(),
                    reason: "All cards are on the table and none are left to deal (D11).".into(),
                    ruling: Ruling::VoidRound,
                })?,
                _ => return Ok(()),
            }
        }
    }

    fn commit_to_next(&mut self, seed: Seed) {
        let (event, number) = self.shuffles.commit(seed);
        self.sides.push(Side::Secret { log: self.engine.table, number, seed: hex(&seed) });
        self.note(event);
    }

    /// Closes the decision: the entry for the ledger, and what counts once it is there.
    pub fn decide(self, at: u64, actor: Option<u32>, action: Option<String>) -> (Entry, Decided) {
        let postings: Vec<Posting> = self
            .moves
            .iter()
            .filter(|(_, cents)| **cents != 0)
            .map(|(account, cents)| Posting { account: *account, cents: *cents })
            .collect();
        let wallets = postings.iter().filter_map(|p| match p.account {
            ledger::Account::Wallet(player) => Some(PlayerId(player)),
            _ => None,
        });
        let wallets = wallets.collect();
        let body = TableRecord { steps: self.steps };
        let mut record = Record {
            log: self.engine.table,
            seq: self.engine.seq + 1,
            at,
            actor,
            action,
            body: serde_json::to_string(&body).expect("a record is JSON"),
            hash: [0; 32],
        };
        record.hash = chain(&self.engine.hash, &record, &postings);
        let decided = Decided {
            game: self.game,
            shuffles: self.shuffles,
            manners: self.manners,
            seq: record.seq,
            hash: record.hash,
            steps: body.steps,
            says: self.says,
            wallets,
        };
        (Entry { record: Some(record), postings, sides: self.sides }, decided)
    }
}
