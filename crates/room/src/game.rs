//! A game at a table, whichever it is: the one place where the room tells games apart.

use crate::protocol::{GameInfo, GameView, TableEvent};
use crate::record::{Step, TableSpec};
use games::Refusal;
use games::blackjack::{
    Awaits, Command, Event, Phase, PlayerId, Seat, Sentence, Setup, Table, Task, Viewer, narrate,
};
use games::rulebook::{Houses, Rulebook};
use ledger::{Account, Fee};
use std::collections::BTreeMap;

/// Money that moved, by account, in cents.
pub type Moves = BTreeMap<Account, i64>;

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub enum Game {
    /// Player-banked blackjack.
    Blackjack(Table),
}

/// Whom the table waits for, as far as clocks, bots and the virtual dealer care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Nobody, until somebody takes the bank or sits down.
    Nobody,
    /// Somebody, with a clock.
    Player {
        /// Who.
        player: PlayerId,
        /// For which seat.
        seat: Seat,
        /// Is it the offer of the bank?
        bank: bool,
    },
    /// Everybody: wagers are open.
    Wagers,
    /// The dealer shuffles before the next round.
    Shuffle,
    /// The dealer, in the middle of a round.
    Dealer,
}

/// The rulebook of a table, from the texts that were kept when it was opened.
pub fn rulebook(spec: &TableSpec) -> Result<Rulebook, String> {
    let mut houses = Houses::default();
    for (id, text) in &spec.files {
        houses.add(id, format!("{id}.toml"), text.clone());
    }
    houses
        .load(&spec.rulebook)
        .map_err(|problems| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
}

impl Game {
    /// Sets a table up, or says why it cannot be.
    pub fn open(spec: &TableSpec) -> Result<(Game, Rulebook), String> {
        let book = rulebook(spec)?;
        if book.is_template() {
            return Err(format!(
                "{} is a template: a cardroom has to complete it first (D10)",
                spec.rulebook
            ));
        }
        let Some(schedule) = book.schedule(spec.option) else {
            return Err(format!("{} has no schedule option {} (RND-4)", spec.rulebook, spec.option));
        };
        let (fewest, most) = book.rules.decks;
        if !(fewest..=most).contains(&spec.decks) {
            return Err(format!("{} is dealt from {fewest} to {most} decks", spec.rulebook));
        }
        let setup =
            Setup { rules: book.rules.clone(), schedule: schedule.clone(), decks: spec.decks, turn: 1 };
        Ok((Game::Blackjack(Table::open(setup)), book))
    }

    /// The game and its rules, for the sign.
    pub fn info(&self) -> GameInfo {
        let Game::Blackjack(table) = self;
        GameInfo::Blackjack {
            rules: table.rules().clone(),
            schedule: table.schedule().clone(),
            decks: table.shoe().decks,
        }
    }

    /// Carries a command out: the step for the log, what to say about it, and the money it moved.
    pub fn play(
        &mut self,
        table: u32,
        command: Command,
        name: &dyn Fn(PlayerId) -> String,
        says: &mut Vec<Sentence>,
        moves: &mut Moves,
    ) -> Result<Step, Refusal> {
        let Game::Blackjack(game) = self;
        let before = Chips::of(game);
        let mut teller = game.clone();
        let mut events = Vec::new();
        game.execute(&command, &mut events)?;
        for event in &events {
            let public = event.seen_by(Viewer::Rail);
            says.extend(narrate(&teller, &public, name));
            teller.apply(event);
        }
        before.moved_to(&Chips::of(game), table, game.schedule().option, &events, moves);
        Ok(Step::Blackjack { command, events })
    }

    /// Applies a step of the log.
    pub fn apply(&mut self, step: &Step) {
        let Game::Blackjack(game) = self;
        if let Step::Blackjack { events, .. } = step {
            events.iter().for_each(|event| game.apply(event));
        }
    }

    /// Whom the table waits for.
    pub fn asked(&self) -> Asked {
        let Game::Blackjack(game) = self;
        match game.awaits() {
            Awaits::BankOffer { player, seat, .. } => Asked::Player { player, seat, bank: true },
            Awaits::Insurance { player, seat, .. } | Awaits::Action { player, seat, .. } => {
                Asked::Player { player, seat, bank: false }
            }
            Awaits::Wagers => Asked::Wagers,
            Awaits::Dealer { task: Task::Shuffle } if game.phase() == Phase::Offering => Asked::Shuffle,
            Awaits::Dealer { .. } => Asked::Dealer,
            Awaits::AnyBank | Awaits::Nobody => Asked::Nobody,
        }
    }

    /// The game as somebody may see it: the only way cards leave the table.
    pub fn view(&self, viewer: Viewer) -> GameView {
        let Game::Blackjack(game) = self;
        GameView::Blackjack(game.view(viewer))
    }

    /// Everybody with chips at the table.
    pub fn people(&self) -> impl Iterator<Item = (PlayerId, Option<Seat>)> {
        let Game::Blackjack(game) = self;
        game.people().iter().map(|p| (p.id, p.seat))
    }

    /// Is this player at the table?
    pub fn has(&self, player: PlayerId) -> bool {
        self.people().any(|(id, _)| id == player)
    }

    /// Has this player money in play, so that leaving has to wait?
    pub fn has_money_in_play(&self, player: PlayerId) -> bool {
        let Game::Blackjack(game) = self;
        game.has_money_in_play(player)
    }

    /// Seats at the table.
    pub fn seats(&self) -> u8 {
        let Game::Blackjack(game) = self;
        game.rules().seats
    }

    /// Rounds played.
    pub fn rounds(&self) -> u32 {
        let Game::Blackjack(game) = self;
        game.rounds()
    }

    /// Blackjack, for what only blackjack has.
    pub fn blackjack(&self) -> &Table {
        let Game::Blackjack(game) = self;
        game
    }
}

/// Where the chips of a table lie, in cents.
struct Chips {
    stacks: BTreeMap<u32, i64>,
    bank: i64,
    bank_fee: i64,
    felt: i64,
    drop: i64,
}

impl Chips {
    fn of(game: &Table) -> Chips {
        let stacks: BTreeMap<u32, i64> = game.people().iter().map(|p| (p.id.0, p.stack.as_cents())).collect();
        let bank = game.bank().map_or(0, |b| (b.wager + b.result).as_cents());
        let drop = game.drop_box().as_cents();
        let felt = game.total_chips().as_cents() - stacks.values().sum::<i64>() - bank - drop;
        let bank_fee = game.bank().map_or(0, |b| b.fee.as_cents());
        Chips { stacks, bank, bank_fee, felt, drop }
    }

    /// The postings that lead from here to there: what changed, and wallets for what people brought and took away.
    fn moved_to(&self, after: &Chips, table: u32, option: u8, events: &[Event], moves: &mut Moves) {
        let mut add = |account, cents: i64| *moves.entry(account).or_default() += cents;
        for person in self.stacks.keys().chain(after.stacks.keys().filter(|p| !self.stacks.contains_key(p))) {
            let stack = |chips: &Chips| chips.stacks.get(person).copied().unwrap_or(0);
            add(Account::Stack { table, person: *person }, stack(after) - stack(self));
        }
        add(Account::Bank(table), after.bank - self.bank);
        add(Account::Felt(table), after.felt - self.felt);
        let mut bank_fees = 0;
        for event in events {
            match event {
                Event::Joined { player, chips, .. } => add(Account::Wallet(player.0), -chips.as_cents()),
                Event::ChipsAdded { player, amount } => add(Account::Wallet(player.0), -amount.as_cents()),
                Event::Left { player, chips } => add(Account::Wallet(player.0), chips.as_cents()),
                Event::BankFeeTaken { amount, .. } => bank_fees += amount.as_cents(),
                Event::Ruled { ruling: games::blackjack::Ruling::VoidRound, .. } => {
                    bank_fees -= self.bank_fee
                }
                _ => {}
            }
        }
        add(Account::Drop { table, option, fee: Fee::Bank }, bank_fees);
        add(Account::Drop { table, option, fee: Fee::Players }, after.drop - self.drop - bank_fees);
    }
}

/// What a step looks like to somebody: events redacted, commands left out.
pub fn seen(step: &Step, viewer: Viewer) -> Vec<TableEvent> {
    match step {
        Step::Blackjack { events, .. } => {
            events.iter().map(|e| TableEvent::Blackjack(e.seen_by(viewer))).collect()
        }
        Step::Room(event) => vec![TableEvent::Room(event.clone())],
    }
}
