//! The referee's tables for Python: commands and events as dicts, as records and the protocol write them.

use crate::legal;
use crate::wrong::{flaws, refused, to_json, to_python, wrong};
use cards::shuffle::Stream;
use cards::{Card, DECK, shoe};
use games::blackjack::{self, Awaits, Command, Hole, Phase, Setup, Task};
use games::poker::phh::{self, Seating};
use games::poker::{self, Command as HandCommand, TableCommand};
use games::rulebook::Houses;
use games::{PlayerId, Refusal, Seat, Viewer};
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

enum Game {
    Blackjack(Box<blackjack::Table>),
    Poker(Box<poker::Table>),
}

/// A table of one rulebook: it says what it awaits, answers commands with events or a refusal, and shows each viewer only
/// what that viewer may see.
#[pyclass(module = "cardroom", subclass)]
pub struct Table {
    rulebook: String,
    game: Game,
    stream: Stream,
    cards: Vec<Card>,
    /// The commands of the hand of poker that is on, or was.
    said: Vec<HandCommand>,
}

fn read<T: DeserializeOwned>(value: &str) -> PyResult<T> {
    serde_json::from_str(value).map_err(|why| wrong(why.to_string()))
}

/// A command of poker: the table's, or of the hand that is on (`{"do": "fold", "seat": 0}`).
fn poker_command(text: &str) -> PyResult<TableCommand> {
    let value: Value = read(text)?;
    match value.get("do") {
        Some(_) => Ok(TableCommand::Hand { command: read(text)? }),
        None => read(text),
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (rulebook, *, limit=None, decks=None, changes=Vec::new(), seed=0))]
    fn new(
        rulebook: &str,
        limit: Option<&str>,
        decks: Option<u8>,
        changes: Vec<String>,
        seed: u64,
    ) -> PyResult<Table> {
        let houses = Houses::shipped();
        let game = match houses.is_poker(rulebook) {
            true => open_poker(&houses, rulebook, limit)?,
            false => open_blackjack(&houses, rulebook, limit, decks, &changes)?,
        };
        let rulebook = houses.resolve(rulebook).unwrap_or(rulebook).to_string();
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Ok(Table { rulebook, game, stream: Stream::new(&key), cards: Vec::new(), said: Vec::new() })
    }

    /// The rulebook's id.
    #[getter]
    fn rulebook(&self) -> &str {
        &self.rulebook
    }

    /// What the table waits for. At poker, None between two hands.
    fn awaits(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.game {
            Game::Blackjack(table) => to_python(py, &table.awaits()),
            Game::Poker(table) => to_python(py, &table.on().map(|on| on.hand().awaits())),
        }
    }

    /// Commands that players may give now. Amounts are listed with the least and the most there is.
    fn legal(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.game {
            Game::Blackjack(table) => to_python(py, &legal::blackjack(table)),
            Game::Poker(table) => match table.on() {
                Some(on) => to_python(py, &legal::poker(on.hand())),
                None => {
                    let begin = TableCommand::Begin { out: Vec::new() };
                    to_python(py, &if table.decide(&begin).is_ok() { vec![begin] } else { Vec::new() })
                }
            },
        }
    }

    /// What would follow from a command: events, or Refused. Changes nothing.
    fn decide(&self, command: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let (py, text) = (command.py(), to_json(command)?);
        match &self.game {
            Game::Blackjack(table) => to_python(py, &ruled(table.decide(&read(&text)?))?),
            Game::Poker(table) => to_python(py, &ruled(table.decide(&poker_command(&text)?))?),
        }
    }

    /// Decides a command and applies its events, which come back; or Refused, and nothing has changed.
    fn execute(&mut self, command: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let (py, text) = (command.py(), to_json(command)?);
        match &self.game {
            Game::Blackjack(_) => to_python(py, &ruled(self.blackjack(&read(&text)?))?),
            Game::Poker(_) => to_python(py, &ruled(self.poker(poker_command(&text)?))?),
        }
    }

    /// Applies an event that was decided, here or elsewhere.
    fn apply(&mut self, event: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = to_json(event)?;
        match &mut self.game {
            Game::Blackjack(table) => table.apply(&read(&text)?),
            Game::Poker(table) => table.apply(&read(&text)?),
        }
        Ok(())
    }

    /// The table as a player sees it; as the rail sees it where none is named; or as an auditor, who sees all.
    #[pyo3(signature = (player=None, *, auditor=false))]
    fn view(&self, py: Python<'_>, player: Option<u32>, auditor: bool) -> PyResult<Py<PyAny>> {
        match &self.game {
            Game::Blackjack(table) => {
                let viewer = match player {
                    _ if auditor => Viewer::Auditor,
                    Some(player) => Viewer::Player(PlayerId(player)),
                    None => Viewer::Rail,
                };
                to_python(py, &table.view(viewer))
            }
            Game::Poker(table) => {
                let place = |id: u32| {
                    let places = table.last()?.places();
                    places.iter().position(|p| p.player == PlayerId(id)).map(|i| i as Seat)
                };
                let viewer = match player.and_then(place) {
                    _ if auditor => poker::Viewer::Auditor,
                    Some(seat) => poker::Viewer::Seat(seat),
                    None => poker::Viewer::Rail,
                };
                let hand = table.last().map(|last| last.hand().view(viewer));
                let places = table.last().map(|last| last.places().to_vec());
                let people =
                    json!({ "people": table.people(), "button": table.button(), "drop": table.drop_box() });
                to_python(py, &json!({ "table": people, "places": places, "hand": hand }))
            }
        }
    }

    /// The dealer does whatever it is waited for, from a shuffle of its own, until somebody else is: the events.
    fn deal(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let mut events: Vec<Value> = Vec::new();
        while let Some(command) = self.dealer() {
            match command {
                Dealer::Blackjack(command) => {
                    events.extend(values(&ruled(self.blackjack(&command))?));
                }
                Dealer::Poker(command) => {
                    events.extend(values(&ruled(self.poker(TableCommand::Hand { command }))?));
                }
            }
        }
        to_python(py, &events)
    }

    /// The hand of poker that is on, or was last, in PHH.
    #[pyo3(signature = (names=Vec::new()))]
    fn phh(&self, names: Vec<String>) -> PyResult<String> {
        let Game::Poker(table) = &self.game else { return Err(wrong("PHH is for poker")) };
        let last = table.last().ok_or_else(|| wrong("no hand has begun"))?;
        let entries = last.places().iter().map(|p| p.entry).collect();
        let seating = Seating { rules: *table.rules(), entries };
        if last.hand().is_over() {
            return Ok(phh::export(&seating, &self.said, last.hand(), &names, Some(&self.rulebook)));
        }
        let actions: Vec<String> = self.said.iter().map(phh::action_text).collect();
        Ok(phh::to_text(&seating, &actions, None, &names, Some(&self.rulebook)))
    }
}

/// Events of either game as JSON.
fn values(events: &[impl Serialize]) -> impl Iterator<Item = Value> + '_ {
    events.iter().map(|event| serde_json::to_value(event).expect("an event is JSON"))
}

/// What the dealer does next.
enum Dealer {
    Blackjack(Command),
    Poker(HandCommand),
}

fn ruled<E: Serialize>(answer: Result<E, Refusal>) -> PyResult<E> {
    answer.map_err(|refusal| refused(&refusal))
}

fn open_poker(houses: &Houses, rulebook: &str, limit: Option<&str>) -> PyResult<Game> {
    let house = houses.poker(rulebook).map_err(flaws)?;
    let limits = || house.limits.iter().map(|r| r.limit.id()).collect::<Vec<_>>().join(", ");
    let rules = match limit {
        None => house.limits[0],
        Some(id) => {
            house.at(id).ok_or_else(|| wrong(format!("{rulebook} has these limits: {}", limits())))?
        }
    };
    Ok(Game::Poker(Box::new(poker::Table::open(rules, house.seats as Seat))))
}

fn open_blackjack(
    houses: &Houses,
    rulebook: &str,
    limit: Option<&str>,
    decks: Option<u8>,
    changes: &[String],
) -> PyResult<Game> {
    let changes: Vec<&str> = changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(rulebook, &changes).map_err(flaws)?;
    let schedule = match limit {
        None => book.schedules.first(),
        Some(option) => option.parse().ok().and_then(|option| book.schedule(option)),
    };
    let schedule =
        schedule.ok_or_else(|| wrong(format!("{rulebook} has no such collection schedule")))?.clone();
    let ((fewest, most), decks) = (book.rules.decks, decks.unwrap_or(book.usual_decks));
    if book.is_template() || !(fewest..=most).contains(&decks) {
        return Err(wrong(format!(
            "{rulebook} is dealt from {fewest} to {most} decks, once a house completed it"
        )));
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
        if *command == Command::Shuffle {
            self.cards = shoe(table.shoe().decks);
            if table.phase() != Phase::Offering {
                for card in on_table(table) {
                    let at = self.cards.iter().position(|c| *c == card);
                    at.map(|at| self.cards.swap_remove(at));
                }
            }
            self.stream.shuffle(&mut self.cards);
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
                    // A shoe that somebody else shuffled: any order of a fresh one will do.
                    let card = self.cards.pop().unwrap_or_else(|| DECK[self.stream.below(52) as usize]);
                    Some(Dealer::Blackjack(Command::Card(card)))
                }
                _ => None,
            },
            Game::Poker(table) => {
                let hand = table.on()?.hand();
                // Cards that were named by somebody else have left the stub.
                let stub = hand.stub_cards();
                self.cards.retain(|c| stub.contains(c));
                let (cards, stream) = (&mut self.cards, &mut self.stream);
                let top = || cards.pop().unwrap_or_else(|| stub[stream.below(stub.len() as u32) as usize]);
                hand.dealer_move(top).map(Dealer::Poker)
            }
        }
    }
}
