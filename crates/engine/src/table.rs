//! A table that stays open between two questions: commands in, events out, in the JSON of records and of the protocol. Packages for
//! other languages hold one ([`Table`]); pages, which keep nothing here, send what was said so far (`table`).

use crate::books::Files;
use crate::legal;
use crate::wrong::Wrong;
use cards::shuffle::Stream;
use cards::{Card, shoe};
use games::blackjack::{self, Awaits, Command, Hole, Phase, Setup, Task};
use games::poker::phh::{self, Seating};
use games::poker::{self, Command as HandCommand, TableCommand};
use games::rulebook::Houses;
use games::{Clause, Flaw, PlayerId, Refusal, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use voice::{Telling, say};

/// Why a table does not do what it is told.
#[derive(Clone, Debug)]
pub enum Not {
    /// The referee refused it.
    Refused(Refusal),
    /// It cannot be read, or there is no such table.
    Wrong(Wrong),
}

impl From<Refusal> for Not {
    fn from(refusal: Refusal) -> Not {
        Not::Refused(refusal)
    }
}

impl From<Telling> for Not {
    fn from(says: Telling) -> Not {
        Not::Wrong(says.into())
    }
}

impl From<Vec<Flaw>> for Not {
    fn from(flaws: Vec<Flaw>) -> Not {
        Not::Wrong(flaws.into())
    }
}

#[derive(Clone)]
enum Game {
    Blackjack(Box<blackjack::Table>),
    Poker(Box<poker::Table>),
}

/// Which table is opened.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Opening {
    /// House files beside the shipped ones, or in their place.
    pub houses: Files,
    /// The rulebook.
    pub rulebook: String,
    /// A limit of poker (`3-6`), or the number of a collection schedule; the first if nothing is said.
    pub limit: Option<String>,
    /// Decks in the shoe.
    pub decks: Option<u8>,
    /// Keys of a blackjack rulebook changed for the sake of argument.
    pub changes: Vec<String>,
    /// What the table's own dealer shuffles by.
    pub seed: u64,
}

/// A table of one rulebook, with a dealer who deals where nobody else does.
pub struct Table {
    rulebook: String,
    game: Game,
    stream: Stream,
    cards: Vec<Card>,
    /// The commands of the hand of poker that is on, or was.
    said: Vec<HandCommand>,
}

/// Who looks: a player, an auditor, or the rail.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Looks {
    /// By number.
    pub player: Option<u32>,
    /// Sees everything.
    pub auditor: bool,
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Not> {
    let why = |why: serde_json::Error| say!("engine-not-understood", why: why.to_string());
    Ok(T::deserialize(value).map_err(why)?)
}

fn value(what: &impl Serialize) -> Value {
    serde_json::to_value(what).expect("what a table says is JSON")
}

fn values(events: &[impl Serialize]) -> Vec<Value> {
    events.iter().map(value).collect()
}

/// A command of poker: the table's, or of the hand that is on (`{"do": "fold", "seat": 0}`).
fn poker_command(said: &Value) -> Result<TableCommand, Not> {
    match said.get("do") {
        Some(_) => Ok(TableCommand::Hand { command: read(said)? }),
        None => read(said),
    }
}

impl Table {
    /// Opens a table.
    pub fn open(opening: &Opening) -> Result<Table, Not> {
        let houses = opening.houses.houses();
        let id = houses.resolve(&opening.rulebook).unwrap_or(&opening.rulebook).to_string();
        let game = match houses.is_poker(&id) {
            true => open_poker(&houses, &id, opening)?,
            false => open_blackjack(&houses, &id, opening)?,
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&opening.seed.to_le_bytes());
        Ok(Table { rulebook: id, game, stream: Stream::new(&key), cards: Vec::new(), said: Vec::new() })
    }

    /// The rulebook's id.
    pub fn rulebook(&self) -> &str {
        &self.rulebook
    }

    /// What the table waits for; nothing between two hands of poker.
    pub fn awaits(&self) -> Value {
        match &self.game {
            Game::Blackjack(table) => value(&table.awaits()),
            Game::Poker(table) => value(&table.on().map(|on| on.hand().awaits())),
        }
    }

    /// Commands that players may give now. Amounts are listed with the least and the most there is.
    pub fn legal(&self) -> Vec<Value> {
        match &self.game {
            Game::Blackjack(table) => values(&legal::blackjack(table)),
            Game::Poker(table) => match table.on() {
                Some(on) => values(&legal::poker(on.hand())),
                None => {
                    let begin = TableCommand::Begin { out: Vec::new() };
                    if table.decide(&begin).is_ok() { vec![value(&begin)] } else { Vec::new() }
                }
            },
        }
    }

    /// What would follow from a command. Changes nothing.
    pub fn decide(&self, said: &Value) -> Result<Vec<Value>, Not> {
        match &self.game {
            Game::Blackjack(table) => Ok(values(&table.decide(&read(said)?)?)),
            Game::Poker(table) => Ok(values(&table.decide(&poker_command(said)?)?)),
        }
    }

    /// Decides a command and applies what follows: its events. `"deal"` lets the dealer do whatever it is waited for.
    pub fn execute(&mut self, said: &Value) -> Result<Vec<Value>, Not> {
        match &self.game {
            _ if said == "deal" => self.deal(),
            Game::Blackjack(_) => Ok(values(&self.blackjack(&read(said)?)?)),
            Game::Poker(_) => Ok(values(&self.poker(poker_command(said)?)?)),
        }
    }

    /// Applies an event that was decided, here or elsewhere.
    pub fn apply(&mut self, event: &Value) -> Result<(), Not> {
        match &mut self.game {
            Game::Blackjack(table) => table.apply(&read(event)?),
            Game::Poker(table) => table.apply(&read(event)?),
        }
        Ok(())
    }

    /// The table as somebody sees it.
    pub fn view(&self, looks: Looks) -> Value {
        match &self.game {
            Game::Blackjack(table) => {
                let player = looks.player.map_or(Viewer::Rail, |id| Viewer::Player(PlayerId(id)));
                value(&table.view(if looks.auditor { Viewer::Auditor } else { player }))
            }
            Game::Poker(table) => {
                let place = |id: u32| {
                    let places = table.last()?.places();
                    places.iter().position(|p| p.player == PlayerId(id)).map(|i| i as Seat)
                };
                let player = looks.player.and_then(place).map_or(poker::Viewer::Rail, poker::Viewer::Seat);
                let viewer = if looks.auditor { poker::Viewer::Auditor } else { player };
                json!({
                    "people": table.people(),
                    "button": table.button(),
                    "drop": table.drop_box(),
                    "places": table.last().map(|last| last.places()),
                    "hand": table.last().map(|last| last.hand().view(viewer)),
                })
            }
        }
    }

    /// The dealer does whatever it is waited for, from a shuffle of its own, until somebody else is.
    pub fn deal(&mut self) -> Result<Vec<Value>, Not> {
        let mut events = Vec::new();
        while let Some(next) = self.dealer() {
            events.extend(match next {
                Dealer::Blackjack(command) => values(&self.blackjack(&command)?),
                Dealer::Poker(command) => values(&self.poker(TableCommand::Hand { command })?),
            });
        }
        Ok(events)
    }

    /// The hand of poker that is on, or was last, in PHH.
    pub fn phh(&self, names: &[String]) -> Option<String> {
        let Game::Poker(table) = &self.game else { return None };
        let last = table.last()?;
        let seating =
            Seating { rules: *table.rules(), entries: last.places().iter().map(|p| p.entry).collect() };
        if last.hand().is_over() {
            return Some(phh::export(&seating, &self.said, last.hand(), names, Some(&self.rulebook)));
        }
        let actions: Vec<String> = self.said.iter().map(phh::action_text).collect();
        Some(phh::to_text(&seating, &actions, None, names, Some(&self.rulebook)))
    }
}

/// What the dealer does next.
enum Dealer {
    Blackjack(Command),
    Poker(HandCommand),
}

fn open_poker(houses: &Houses, id: &str, opening: &Opening) -> Result<Game, Not> {
    let house = houses.poker(id)?;
    let rules = match &opening.limit {
        None => house.limits[0],
        Some(limit) => house.at(limit).ok_or_else(|| say!("phh-no-limit", rulebook: id, limit: limit))?,
    };
    Ok(Game::Poker(Box::new(poker::Table::open(rules, house.seats as Seat))))
}

fn open_blackjack(houses: &Houses, id: &str, opening: &Opening) -> Result<Game, Not> {
    let changes: Vec<&str> = opening.changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(id, &changes)?;
    if book.is_template() {
        let open: Vec<String> = book.choices.iter().map(|c| c.key.clone()).collect();
        return Err(say!("house-template", open: open.join(", ")).into());
    }
    let schedule = match &opening.limit {
        None => book.schedules.first(),
        Some(option) => option.parse().ok().and_then(|option| book.schedule(option)),
    };
    let option = || opening.limit.clone().unwrap_or_default();
    let schedule = schedule.ok_or_else(|| say!("room-no-schedule", rulebook: id, option: option()))?.clone();
    let ((fewest, most), decks) = (book.rules.decks, opening.decks.unwrap_or(book.usual_decks));
    if !(fewest..=most).contains(&decks) {
        let says = say!("web-decks", rulebook: id, decks: decks, fewest: fewest, most: most);
        return Err(says.into());
    }
    let setup = Setup { rules: book.rules.clone(), schedule, decks, turn: 1 };
    Ok(Game::Blackjack(Box::new(blackjack::Table::open(setup))))
}

/// Cards of a round that lie on the table.
fn on_table(table: &blackjack::Table) -> Vec<Card> {
    let hands = (1..=table.rules().seats).flat_map(|seat| &table.circle(seat).hands);
    let mut cards: Vec<Card> = hands.flat_map(|hand| hand.cards.iter().copied()).collect();
    if let Some(bank) = table.bank() {
        cards.extend(&bank.cards);
        if let Hole::Down(card) = bank.hole {
            cards.push(card);
        }
    }
    cards
}

impl Table {
    fn blackjack(&mut self, command: &Command) -> Result<Vec<blackjack::Event>, Refusal> {
        let Game::Blackjack(table) = &mut self.game else { unreachable!("asked of blackjack") };
        let mut events = Vec::new();
        table.execute(command, &mut events)?;
        match command {
            Command::Shuffle => {
                self.cards = shoe(table.shoe().decks);
                if table.phase() != Phase::Offering {
                    on_table(table).iter().for_each(|card| take(&mut self.cards, *card));
                }
                self.stream.shuffle(&mut self.cards);
            }
            // Whoever names a card takes it out of the dealer's shoe.
            Command::Card(card) if self.cards.len() > usize::from(table.shoe().left) => {
                take(&mut self.cards, *card);
            }
            _ => {}
        }
        Ok(events)
    }

    fn poker(&mut self, command: TableCommand) -> Result<Vec<poker::TableEvent>, Refusal> {
        let Game::Poker(table) = &mut self.game else { unreachable!("asked of poker") };
        let mut events = Vec::new();
        table.execute(&command, &mut events)?;
        match command {
            TableCommand::Begin { .. } => {
                self.said.clear();
                self.cards = table.rules().game.deck().to_vec();
                self.stream.shuffle(&mut self.cards);
            }
            TableCommand::Hand { command } => {
                if let (HandCommand::Scramble, Some(on)) = (&command, table.on()) {
                    self.cards = on.hand().stub_cards();
                    self.stream.shuffle(&mut self.cards);
                }
                self.said.push(command);
            }
            _ => {}
        }
        Ok(events)
    }

    fn dealer(&mut self) -> Option<Dealer> {
        match &self.game {
            Game::Blackjack(table) => match table.awaits() {
                Awaits::Dealer { task: Task::Shuffle } => Some(Dealer::Blackjack(Command::Shuffle)),
                Awaits::Dealer { task: Task::Card(_) } => {
                    self.cards.last().map(|card| Dealer::Blackjack(Command::Card(*card)))
                }
                _ => None,
            },
            Game::Poker(table) => {
                let hand = table.on()?.hand();
                // Cards that somebody named have left the stub.
                let stub = hand.stub_cards();
                self.cards.retain(|card| stub.contains(card));
                let cards = &mut self.cards;
                // A stub is never asked for more than it has: it is made up again before.
                let command = hand.dealer_move(|| cards.pop().expect("the stub has a card"));
                command.map(Dealer::Poker)
            }
        }
    }
}

/// Takes a card out, wherever it lies: the last such one first.
fn take(cards: &mut Vec<Card>, card: Card) {
    if let Some(at) = cards.iter().rposition(|c| *c == card) {
        cards.remove(at);
    }
}

/// What pages ask of a table: how it is opened, and everything that was said to it.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(flatten)]
    opening: Opening,
    #[serde(default)]
    said: Vec<Value>,
    #[serde(flatten)]
    looks: Looks,
    /// At poker: the names a hand history has.
    #[serde(default)]
    names: Vec<String>,
}

/// Where the table stands then.
#[derive(Serialize)]
pub struct Stands {
    awaits: Value,
    legal: Vec<Value>,
    /// What followed from the last thing that was said.
    events: Vec<Value>,
    view: Value,
    /// Why the last thing that was said was refused. It changed nothing.
    refused: Option<Refused>,
    /// The hand of poker, in PHH.
    phh: Option<String>,
}

/// A refusal, for pages with words of their own, and in English.
#[derive(Serialize)]
struct Refused {
    clause: Clause,
    says: Telling,
    text: String,
}

/// Plays what was said from the beginning. Only the last of it may be refused.
pub fn stands(asked: Asked) -> Result<Stands, Wrong> {
    let wrong = |not: Not| match not {
        Not::Wrong(wrong) => wrong,
        Not::Refused(Refusal { clause, says }) => {
            Wrong::from(Flaw { clause: Some(clause), ..Flaw::of_line(0, says) })
        }
    };
    let mut table = Table::open(&asked.opening).map_err(wrong)?;
    let (mut events, mut refused) = (Vec::new(), None);
    for (i, said) in asked.said.iter().enumerate() {
        match table.execute(said) {
            Ok(follows) => events = follows,
            Err(Not::Refused(Refusal { clause, says })) if i + 1 == asked.said.len() => {
                events.clear();
                refused = Some(Refused { clause, text: says.to_string(), says });
            }
            Err(not) => return Err(wrong(not)),
        }
    }
    let (awaits, legal, view) = (table.awaits(), table.legal(), table.view(asked.looks));
    Ok(Stands { awaits, legal, events, view, refused, phh: table.phh(&asked.names) })
}
