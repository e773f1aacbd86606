//! A game at a table, whichever it is: the one place where the room tells games apart.

use crate::error::OpenError;
use crate::poker::{self, PokerCommand, PokerEvent, stops_for_a_kill};
use crate::protocol::{Dealing, GameInfo, GameView, TableEvent};
use crate::record::{Step, TableSpec};
use crate::tell::tell_blackjack;
use cards::Card;
use chips::Money;
use games::Sentence;
use games::blackjack::{Awaits, Command, Event, Hole, Narrator, Phase, Ruling, Setup, Table, Task};
use games::poker::{Command as HandCommand, Limit, Table as PokerTable, TableHand, Turn};
use games::rulebook::{Houses, Sign};
use games::{Clause, Edition, Refusal};
use games::{PlayerId, Seat, Viewer};
use ledger::{Account, Fee};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use voice::{Telling, say};

/// Money that moved, by account, in cents.
pub type Transfers = BTreeMap<Account, i64>;

/// A game in progress.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Game {
    /// Player-banked blackjack.
    Blackjack(Box<Table>),
    /// Poker.
    Poker(Box<PokerTable>),
}

/// A command to whichever game it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameCommand {
    /// To blackjack.
    Blackjack(Command),
    /// To poker.
    Poker(PokerCommand),
}

impl From<Command> for GameCommand {
    fn from(command: Command) -> GameCommand {
        GameCommand::Blackjack(command)
    }
}

impl From<PokerCommand> for GameCommand {
    fn from(command: PokerCommand) -> GameCommand {
        GameCommand::Poker(command)
    }
}

impl From<HandCommand> for GameCommand {
    fn from(command: HandCommand) -> GameCommand {
        GameCommand::Poker(PokerCommand::Hand { command })
    }
}

/// What a clock runs for: another value is another question, and has a clock of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Somebody is asked at blackjack; cards and rounds go by between two questions that are alike.
    Blackjack {
        /// What is asked.
        awaits: Awaits,
        /// Cards left in the shoe.
        left: u16,
        /// Rounds played.
        round: u32,
    },
    /// Somebody is asked at poker; cards and chips go by between two questions that are alike.
    Poker {
        /// Hands begun.
        hand: u32,
        /// Who is asked what.
        asked: Option<(Turn, Option<(PlayerId, Seat)>)>,
        /// Cards that are gone from the deck, and what is in the pot.
        changed: Option<(usize, Money)>,
    },
    /// Wagers are open.
    Wagers {
        /// Rounds played before.
        round: u32,
    },
    /// Everybody throws a card away.
    Clearing {
        /// Hands begun.
        hand: u32,
    },
    /// The last to draw may change the number (DR-6).
    Change(poker::Moment),
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
    /// Everybody who has not thrown a card away yet, at once and on one clock (CP-1).
    Clear,
    /// The dealer waits: shuffles before the next round or hand, or lets a pot be killed (LB-5).
    Shuffle,
    /// The dealer, in the middle of a round.
    Dealer,
}

/// An offer of the bank: after so many rounds, at a seat, to a player.
pub type Offer = (u32, Seat, PlayerId);

/// A table that was set up: its game, what it is called, and its sign.
pub struct Opened {
    /// The game.
    pub game: Game,
    /// The game's name on the felt.
    pub title: String,
    /// The sign (RND-1, PFEE-2).
    pub sign: Sign,
    /// The least and the most one may bet.
    pub limits: (Money, Option<Money>),
    /// What is collected.
    pub fees: Telling,
}

impl Game {
    /// Sets a table up, or says why it cannot be.
    pub fn open(spec: &TableSpec) -> Result<Opened, OpenError> {
        let houses = Houses::stored(&spec.files);
        match houses.game(&spec.rulebook).as_deref() {
            Some("blackjack") => Game::open_blackjack(&houses, spec),
            Some(_) => Game::open_poker(&houses, spec),
            None => Err(OpenError::NoGame { rulebook: spec.rulebook.clone() }),
        }
    }

    fn open_blackjack(houses: &Houses, spec: &TableSpec) -> Result<Opened, OpenError> {
        let book = houses.load(&spec.rulebook)?;
        if book.is_template() {
            return Err(OpenError::Template { rulebook: spec.rulebook.clone() });
        }
        let Some(schedule) = book.schedule(spec.option) else {
            return Err(OpenError::NoSchedule { rulebook: spec.rulebook.clone(), option: spec.option });
        };
        let (fewest, most) = book.rules.decks;
        if !(fewest..=most).contains(&spec.decks) {
            return Err(OpenError::Decks { rulebook: spec.rulebook.clone(), decks: book.rules.decks });
        }
        let (rules, decks) = (book.rules.clone(), spec.decks);
        let table = Table::open(Setup { rules, schedule: schedule.clone(), decks, turn: 1 });
        let table = if spec.dealing == Dealing::Human { table.dealt_by_hand() } else { table };
        let table = if spec.continuous_shuffler { table.with_continuous_shuffler() } else { table };
        Ok(Opened {
            game: Game::Blackjack(Box::new(table)),
            title: book.name.clone(),
            sign: book.sign(schedule),
            limits: (schedule.min, schedule.max),
            fees: crate::floor::fees(schedule),
        })
    }

    fn open_poker(houses: &Houses, spec: &TableSpec) -> Result<Opened, OpenError> {
        let house = houses.poker(&spec.rulebook)?;
        let Some(rules) = usize::from(spec.option).checked_sub(1).and_then(|i| house.limits.get(i)) else {
            return Err(OpenError::NoLimit { rulebook: spec.rulebook.clone(), limits: house.limits.len() });
        };
        let limits = match rules.limit {
            Limit::Fixed { small, big } => (small, Some(big)),
            Limit::Spread { min, max } => (min, max),
            Limit::Pot { min } => (min, None),
        };
        Ok(Opened {
            game: Game::Poker(Box::new(if spec.dealing == Dealing::Human {
                PokerTable::open(*rules, house.seats as u8).dealt_by_hand()
            } else {
                PokerTable::open(*rules, house.seats as u8)
            })),
            sign: house.sign(rules),
            title: house.name,
            limits,
            fees: crate::floor::pot_fees(rules.fee),
        })
    }

    /// The game's id: `blackjack`, or the poker game's.
    pub fn id(&self) -> &'static str {
        match self {
            Game::Blackjack(_) => "blackjack",
            Game::Poker(table) => table.rules().game.id(),
        }
    }

    /// The game and its rules, for the sign.
    pub fn info(&self) -> GameInfo {
        match self {
            Game::Blackjack(table) => GameInfo::Blackjack {
                rules: table.rules().clone(),
                schedule: table.schedule().clone(),
                decks: table.shoe().decks,
                mishaps: table.mishaps(),
            },
            Game::Poker(table) => GameInfo::Poker {
                rules: *table.rules(),
                seats: table.seats(),
                deck: table.rules().game.deck().len() as u8,
                least_chips: table.least_chips(),
                chapters: table.rules().game.chapters(),
            },
        }
    }

    /// Carries a command out: the step for the log, what to say about it, and the money it moved.
    pub fn play(
        &mut self,
        place: (u32, u8),
        command: GameCommand,
        says: &mut Vec<Sentence>,
        transfers: &mut Transfers,
    ) -> Result<Step, Refusal> {
        let (table, option) = place;
        match (self, command) {
            (Game::Blackjack(game), GameCommand::Blackjack(command)) => {
                let before = Chips::of(game);
                let mut narrator = Narrator::at(game);
                let mut events = Vec::new();
                game.execute(&command, &mut events)?;
                tell_blackjack(&mut narrator, &events, says);
                before.moved_to(&Chips::of(game), table, option, &events, transfers);
                Ok(Step::Blackjack { command, events })
            }
            (Game::Poker(game), GameCommand::Poker(command)) => {
                let before = game.clone();
                let mut events = Vec::new();
                game.execute(&command, &mut events)?;
                poker::tell(&before, &events, says);
                poker::transfers(table, option, &before, game, &events, transfers);
                let places = game.last().map(TableHand::players).unwrap_or_default();
                Ok(Step::Poker { command, events, places })
            }
            _ => Err(Refusal::new(Clause::Room8, say!("room-no-other-game"))),
        }
    }

    /// From here on the game is ruled as this edition of the rules did.
    pub fn rule_under(&mut self, edition: Edition) {
        match self {
            Game::Blackjack(game) => game.rule_under(edition),
            Game::Poker(game) => game.rule_under(edition),
        }
    }

    /// Applies a step of the log.
    pub fn apply(&mut self, step: &Step) {
        match (self, step) {
            (Game::Blackjack(game), Step::Blackjack { events, .. }) => {
                events.iter().for_each(|e| game.apply(e))
            }
            (Game::Poker(game), Step::Poker { events, .. }) => {
                events.iter().for_each(|e| game.apply(e));
            }
            _ => {}
        }
    }

    /// Whom the table waits for, when these people take no part.
    pub fn asked(&self, out: &[PlayerId]) -> Asked {
        match self {
            Game::Blackjack(game) => match game.awaits() {
                Awaits::BankOffer { player, seat, .. } => Asked::Player { player, seat, bank: true },
                Awaits::Insurance { player, seat, .. } | Awaits::Action { player, seat, .. } => {
                    Asked::Player { player, seat, bank: false }
                }
                Awaits::Wagers => Asked::Wagers,
                Awaits::Dealer { task: Task::Shuffle } if game.phase() == Phase::Offering => Asked::Shuffle,
                Awaits::Dealer { .. } => Asked::Dealer,
                Awaits::AnyBank | Awaits::Nobody => Asked::Nobody,
            },
            Game::Poker(game) => match game.turn() {
                // Real cards are shown to the dealer, who says when all hands are clear.
                Some((Turn::Show { seat } | Turn::Clear { seat }, _))
                    if poker::holds_real_cards(game, seat) =>
                {
                    Asked::Dealer
                }
                Some((Turn::Clear { .. }, _)) => Asked::Clear,
                Some((_, Some((player, seat)))) => Asked::Player { player, seat, bank: false },
                Some((Turn::Dealer { .. }, _)) if game.on().is_some_and(|p| stops_for_a_kill(p.hand())) => {
                    Asked::Shuffle
                }
                Some((Turn::Dealer { .. }, _)) => Asked::Dealer,
                _ if game.could_begin(out) => Asked::Shuffle,
                _ => Asked::Nobody,
            },
        }
    }

    /// The offer of the bank that waits for an answer.
    pub fn bank_offer(&self) -> Option<Offer> {
        let game = self.blackjack()?;
        let Awaits::BankOffer { player, seat, .. } = game.awaits() else { return None };
        Some((game.rounds(), seat, player))
    }

    /// The question that is open.
    pub fn question(&self) -> Question {
        match self {
            Game::Blackjack(game) => {
                Question::Blackjack { awaits: game.awaits(), left: game.shoe().left, round: game.rounds() }
            }
            Game::Poker(game) => Question::Poker {
                hand: game.hands(),
                asked: game.turn(),
                changed: game.on().map(|playing| (playing.hand().stub(), playing.hand().pot())),
            },
        }
    }

    /// Is somebody asked to show or muck (S-8)?
    pub fn is_at_showdown(&self) -> bool {
        self.poker().is_some_and(|game| matches!(game.turn(), Some((Turn::Show { .. }, _))))
    }

    /// The rulebook's move for somebody whose clock ran out (D12, S-12).
    pub fn default_move(&self) -> Option<GameCommand> {
        match self {
            Game::Blackjack(_) => Some(Command::TimeOut.into()),
            Game::Poker(game) => {
                let hand = game.on()?.hand();
                // CP-2: a pineapple hand that is not cleared in time is for the dealer to declare.
                Some(hand.default_move().unwrap_or(HandCommand::AllClear).into())
            }
        }
    }

    /// The game as somebody may see it, when these people take no part: the only way cards leave the table.
    pub fn view(&self, out: &[PlayerId], viewer: Viewer) -> GameView {
        match self {
            Game::Blackjack(game) => GameView::Blackjack(game.view(viewer)),
            Game::Poker(game) => GameView::Poker(poker::view(game, out, viewer)),
        }
    }

    /// Everybody with chips at the table.
    pub fn people(&self) -> Vec<(PlayerId, Option<Seat>)> {
        match self {
            Game::Blackjack(game) => game.people().iter().map(|p| (p.id, p.seat)).collect(),
            Game::Poker(game) => game.people().iter().map(|p| (p.player, Some(p.seat))).collect(),
        }
    }

    /// Is this player at the table?
    pub fn has(&self, player: PlayerId) -> bool {
        match self {
            Game::Blackjack(game) => game.person(player).is_some(),
            Game::Poker(game) => game.person(player).is_some(),
        }
    }

    /// Has this player money in play, so that leaving has to wait?
    pub fn has_money_in_play(&self, player: PlayerId) -> bool {
        match self {
            Game::Blackjack(game) => game.has_money_in_play(player),
            Game::Poker(game) => game.place(player).is_some(),
        }
    }

    /// Is a round or a hand under way?
    pub fn is_under_way(&self) -> bool {
        match self {
            Game::Blackjack(game) => game.is_round_under_way(),
            Game::Poker(game) => game.on().is_some(),
        }
    }

    /// What lies on the felt; the bank's own wager is not part of it.
    pub fn felt(&self) -> Money {
        match self {
            Game::Blackjack(game) => Money::cents(Chips::of(game).felt),
            Game::Poker(game) => game.felt(),
        }
    }

    /// Seats at the table.
    pub fn seats(&self) -> u8 {
        match self {
            Game::Blackjack(game) => game.rules().seats,
            Game::Poker(game) => game.seats(),
        }
    }

    /// The chips that lie at the table, by account: stacks, the bank, the felt.
    pub fn lies(&self, table: u32) -> Transfers {
        match self {
            Game::Blackjack(game) => {
                let chips = Chips::of(game);
                let stacks = chips.stacks.into_iter();
                let stacks = stacks.map(|(person, cents)| (Account::Stack { table, person }, cents));
                stacks
                    .chain([(Account::Bank(table), chips.bank), (Account::Felt(table), chips.felt)])
                    .collect()
            }
            Game::Poker(game) => poker::lies(table, game),
        }
    }

    /// Rounds or hands played.
    pub fn rounds(&self) -> u32 {
        match self {
            Game::Blackjack(game) => game.rounds(),
            Game::Poker(game) => game.hands(),
        }
    }

    /// Rounds or hands that were played to their end: what the books count. A voided one is none.
    pub fn finished(&self) -> u32 {
        match self {
            Game::Blackjack(game) => game.rounds(),
            Game::Poker(game) => game.finished(),
        }
    }

    /// Blackjack, where it is blackjack.
    pub fn blackjack(&self) -> Option<&Table> {
        match self {
            Game::Blackjack(game) => Some(game),
            Game::Poker(_) => None,
        }
    }

    /// Poker, where it is poker.
    pub fn poker(&self) -> Option<&PokerTable> {
        match self {
            Game::Poker(game) => Some(game),
            Game::Blackjack(_) => None,
        }
    }

    /// Comes to the table.
    pub fn join(
        &self,
        player: PlayerId,
        seat: Option<Seat>,
        chips: Money,
        third_party: bool,
    ) -> Result<GameCommand, Refusal> {
        match (self, seat) {
            (Game::Blackjack(_), seat) => Ok(Command::Join { player, seat, chips, third_party }.into()),
            (Game::Poker(_), Some(seat)) => Ok(PokerCommand::Join { player, seat, chips }.into()),
            (Game::Poker(_), None) => Err(Refusal::new(Clause::Room4, say!("room-no-standing-poker"))),
        }
    }

    /// Brings more chips.
    pub fn add_chips(&self, player: PlayerId, amount: Money) -> GameCommand {
        match self {
            Game::Blackjack(_) => Command::AddChips { player, amount }.into(),
            Game::Poker(_) => PokerCommand::AddChips { player, amount }.into(),
        }
    }

    /// Leaves.
    pub fn leave(&self, player: PlayerId) -> GameCommand {
        match self {
            Game::Blackjack(_) => Command::Leave { player }.into(),
            Game::Poker(_) => PokerCommand::Leave { player }.into(),
        }
    }

    /// The cards of a stub that a step made up again (ST-10, S-10, S-13, O-10), in no order, and what the shuffle is called.
    pub fn new_stub(&self, step: &Step) -> Option<(Vec<Card>, String)> {
        let Step::Poker { command: PokerCommand::Hand { command: HandCommand::Scramble }, .. } = step else {
            return None;
        };
        self.poker()?.on().map(|p| (p.hand().stub_cards(), p.hand().scramble_name()))
    }

    /// The cards a shuffle starts from: a fresh deck or shoe, or, in a round of blackjack, the discards in a fresh
    /// shoe's order.
    pub fn cards_to_shuffle(&self) -> Vec<Card> {
        let game = match self {
            Game::Blackjack(game) => game,
            Game::Poker(game) => return game.rules().game.deck().to_vec(),
        };
        let mut cards = cards::shoe(game.shoe().decks);
        let Some(bank) = game.bank().filter(|_| game.is_round_under_way()) else { return cards };
        let hands = (1..=game.rules().seats).flat_map(|s| &game.circle(s).hands).flat_map(|h| &h.cards);
        let hole = match bank.hole {
            Hole::Down(card) => Some(card),
            _ => None,
        };
        for card in hands.chain(&bank.cards).copied().chain(hole) {
            if let Some(i) = cards.iter().position(|c| *c == card) {
                cards.remove(i);
            }
        }
        cards
    }
}

/// The cards that a dealer's step took from the deck or shoe, in order.
pub fn cards_dealt(step: &Step) -> Vec<Card> {
    match step {
        Step::Blackjack { command: Command::Card(card), .. } => vec![*card],
        Step::Poker { command: PokerCommand::Hand { command }, .. } => match command {
            HandCommand::Deal { cards, .. } | HandCommand::Board { cards } => {
                cards.iter().flatten().copied().collect()
            }
            HandCommand::Burn { card } | HandCommand::Common { card } => card.iter().copied().collect(),
            _ => vec![],
        },
        _ => vec![],
    }
}

/// To whom a dealer's step gave its cards; none where they lie on the table, or at blackjack, where all are seen.
pub fn dealt_to(step: &Step) -> Option<PlayerId> {
    match step {
        Step::Poker {
            command: PokerCommand::Hand { command: HandCommand::Deal { seat, .. } },
            places,
            ..
        } => places.get(usize::from(*seat)).copied(),
        _ => None,
    }
}

/// May everybody see more cards after this step?
pub fn turns_cards(step: &Step) -> bool {
    use HandCommand::{Board, Common, Deal, Show};
    let Step::Poker { command: PokerCommand::Hand { command }, .. } = step else { return false };
    matches!(command, Deal { .. } | Board { .. } | Common { .. } | Show { .. })
}

/// Where the chips of a blackjack table lie, in cents.
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
    fn moved_to(&self, after: &Chips, table: u32, option: u8, events: &[Event], transfers: &mut Transfers) {
        let mut add = |account, cents: i64| *transfers.entry(account).or_default() += cents;
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
                Event::Ruled { ruling: Ruling::VoidRound, .. } => bank_fees -= self.bank_fee,
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
        Step::Poker { events, places, .. } => {
            let seen = |event: &PokerEvent| TableEvent::Poker(poker::seen_by(event, places, viewer));
            events.iter().map(seen).collect()
        }
        Step::Room(event) => vec![TableEvent::Room(event.clone())],
    }
}
