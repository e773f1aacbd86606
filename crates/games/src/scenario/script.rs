//! Table scripts: a table over several rounds, told step by step, for the clauses that one round cannot show.
//!
//! A script is a TOML file with `rulebook`, `steps` and the optional `schedule`, `decks`, `title` and `shows`. A step
//! is a line of words (see [`Script::parse`]); some are commands, some say what must be true at that point.

use super::parse::{Nonsense, Source, Verb, shows, verb};
use crate::Refusal;
use crate::blackjack::{Awaits, Command, Event, Move, Penalty, PlayerId, Ruling, Seat, Setup, Table, Task};
use crate::rulebook::Rulebook;
use chips::Money;
use serde::Deserialize;
use toml::Spanned;

/// A table script.
#[derive(Clone, Debug)]
pub struct Script {
    /// The rulebook's name.
    pub rulebook: String,
    /// Which collection schedule is in force.
    pub schedule: u8,
    /// Decks; the house's usual number where the file does not say.
    pub decks: Option<u8>,
    /// What it is about.
    pub title: Option<String>,
    /// The clauses it shows.
    pub shows: Vec<String>,
    /// The steps with their lines.
    pub steps: Vec<(usize, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rulebook: String,
    schedule: Option<u8>,
    decks: Option<u8>,
    title: Option<String>,
    #[serde(default)]
    shows: Vec<Spanned<String>>,
    steps: Vec<Spanned<String>>,
}

/// How a script went.
#[derive(Debug)]
pub struct Scripted {
    /// The table before each event, and the event.
    pub story: Vec<(Table, Event)>,
    /// The names by player id.
    pub names: Vec<String>,
    /// The table at the end.
    pub table: Table,
    /// Refusals that were expected and came, by step.
    pub refusals: Vec<(String, Refusal)>,
}

struct Run {
    table: Table,
    names: Vec<String>,
    story: Vec<(Table, Event)>,
    refusals: Vec<(String, Refusal)>,
}

type Step<T> = Result<T, String>;

impl Script {
    /// Reads a script. The steps:
    ///
    /// `join NAME SEAT|rail CHIPS [third-party]`, `leave NAME`, `add NAME CHIPS`, `bank NAME WAGER`, `decline NAME`,
    /// `wager NAME SEAT BASE [BUSTER]`, `backline NAME SEAT AMOUNT`, `take-back NAME SEAT`, `shuffle`, `close`,
    /// `cards CARD…`, `hole-down`, `peek natural|none`, `show CARD`, `SEAT[.HAND] VERB [AMOUNT]`, `timeout`,
    /// `floor AUTHOR foul SEAT.HAND|void|two-circles on|off|removed SEAT.HAND loses-maximum|wins-minimum because …`;
    /// and what must be true: `refused CLAUSE STEP`, `stack NAME CHIPS`, `drop CHIPS`, `offer NAME TURN`,
    /// `nobody banks`, `asks SEAT[.HAND]`, `button SEAT`, `shuffle due`, `no shuffle due`.
    pub fn parse(text: &str) -> Result<Script, Nonsense> {
        let source = Source(text);
        let file: File = toml::from_str(text).map_err(|e| Nonsense {
            line: e.span().map_or(0, |s| source.line(s.start)),
            what: e.message().trim().replace('\n', "; "),
        })?;
        Ok(Script {
            rulebook: file.rulebook,
            schedule: file.schedule.unwrap_or(1),
            decks: file.decks,
            title: file.title,
            shows: shows(&source, &file.shows)?,
            steps: file.steps.iter().map(|s| (source.line(s.span().start), s.get_ref().clone())).collect(),
        })
    }

    /// Plays the script; the first step that does not come true ends it.
    pub fn play(&self, rulebook: &Rulebook) -> Result<Scripted, Nonsense> {
        let nonsense = |line, what| Nonsense { line, what };
        if rulebook.is_template() {
            return Err(nonsense(0, format!("{} is a template and cannot be dealt (D10)", rulebook.id)));
        }
        let Some(schedule) = rulebook.schedule(self.schedule) else {
            return Err(nonsense(0, format!("there is no schedule option {}", self.schedule)));
        };
        let (fewest, most) = rulebook.rules.decks;
        let decks = self.decks.unwrap_or(rulebook.usual_decks);
        if !(fewest..=most).contains(&decks) {
            return Err(nonsense(0, format!("the house deals {fewest} to {most} decks, not {decks}")));
        }
        let setup = Setup { rules: rulebook.rules.clone(), schedule: schedule.clone(), decks, turn: 1 };
        let mut run = Run { table: Table::open(setup), names: vec![], story: vec![], refusals: vec![] };
        for (line, step) in &self.steps {
            run.step(step).map_err(|what| nonsense(*line, format!("\"{step}\": {what}")))?;
        }
        let Run { table, names, story, refusals } = run;
        Ok(Scripted { story, names, table, refusals })
    }
}

impl Run {
    fn step(&mut self, step: &str) -> Step<()> {
        let words: Vec<&str> = step.split_whitespace().collect();
        match words[..] {
            ["refused", clause, ..] => {
                let rest = step.trim_start()["refused".len()..].trim_start()[clause.len()..].trim_start();
                self.refused(clause, rest)
            }
            ["cards", _, ..] => {
                let cards = cards::parse_cards(&words[1..].join(" ")).map_err(|e| e.to_string())?;
                cards.into_iter().try_for_each(|card| self.go(&Command::Card(card)))
            }
            _ if self.claim(&words)? => Ok(()),
            _ => {
                let command = self.command(&words)?;
                self.go(&command)
            }
        }
    }

    fn go(&mut self, command: &Command) -> Step<()> {
        let events = self.table.decide(command).map_err(|r| format!("refused: {r}"))?;
        for event in events {
            let before = self.table.clone();
            self.table.apply(&event);
            self.story.push((before, event));
        }
        Ok(())
    }

    fn refused(&mut self, clause: &str, step: &str) -> Step<()> {
        if !crate::clauses::registry().contains_key(clause) {
            return Err(format!("{clause} is no clause"));
        }
        let words: Vec<&str> = step.split_whitespace().collect();
        let command = match words[..] {
            ["cards", card] => Command::Card(card.parse().map_err(|e: cards::ParseCardError| e.to_string())?),
            _ => self.command(&words)?,
        };
        match self.table.decide(&command) {
            Err(refusal) if refusal.clause.id() == clause => {
                self.refusals.push((step.to_string(), refusal));
                Ok(())
            }
            Err(refusal) => Err(format!("refused, but under another clause: {refusal}")),
            Ok(_) => Err("it was not refused".into()),
        }
    }

    /// Steps that say what must be true. False where the words are no such step.
    fn claim(&self, words: &[&str]) -> Step<bool> {
        let (claim, found) = match words {
            ["stack", name, amount] => {
                let player = self.player(name)?;
                let stack = self.table.person(player).ok_or("not at the table")?.stack;
                (money(amount)? == stack, format!("{name} has {stack}"))
            }
            ["drop", amount] => {
                let drop = self.table.drop_box();
                (money(amount)? == drop, format!("{drop} is in the drop"))
            }
            ["offer", name, turn] => {
                let player = self.player(name)?;
                let turn = turn.parse().ok().filter(|t| (1..=2).contains(t)).ok_or("a turn is 1 or 2")?;
                let is = matches!(self.table.awaits(), Awaits::BankOffer { player: p, turn: t, .. } if (p, t) == (player, turn));
                (is, format!("the table awaits {:?}", self.table.awaits()))
            }
            ["nobody", "banks"] => (
                self.table.awaits() == Awaits::AnyBank,
                format!("the table awaits {:?}", self.table.awaits()),
            ),
            ["asks", place] => {
                let (seat, hand) = place_of(place)?;
                let is = match self.table.awaits() {
                    Awaits::Action { seat: s, hand: h, .. } => (s, h) == (seat, hand),
                    Awaits::Insurance { seat: s, .. } => s == seat,
                    _ => false,
                };
                (is, format!("the table awaits {:?}", self.table.awaits()))
            }
            ["button", place] => {
                let wanted = seat_of(place)?;
                let placed = self.story.iter().rev().find_map(|(_, e)| match e {
                    Event::ButtonPlaced { seat, .. } => Some(*seat),
                    _ => None,
                });
                (placed == Some(wanted), format!("it went to {placed:?}"))
            }
            ["shuffle", "due"] | ["no", "shuffle", "due"] => {
                let due = matches!(self.table.awaits(), Awaits::Dealer { task: Task::Shuffle });
                (due == (words.len() == 2), format!("{} cards are left", self.table.shoe().left))
            }
            _ => return Ok(false),
        };
        if claim { Ok(true) } else { Err(format!("not so: {found}")) }
    }

    fn player(&self, name: &str) -> Step<PlayerId> {
        let known = self.names.iter().position(|n| n == name);
        known.map(|i| PlayerId(i as u32)).ok_or_else(|| format!("nobody is called {name}"))
    }

    /// The player of a name; a name that was never heard becomes the next player.
    fn new_player(&mut self, name: &str) -> PlayerId {
        self.player(name).unwrap_or_else(|_| {
            self.names.push(name.to_string());
            PlayerId(self.names.len() as u32 - 1)
        })
    }

    fn command(&mut self, words: &[&str]) -> Step<Command> {
        Ok(match words {
            ["join", name, seat, chips] => self.join(name, seat, chips, false)?,
            ["join", name, seat, chips, "third-party"] => self.join(name, seat, chips, true)?,
            ["leave", name] => Command::Leave { player: self.player(name)? },
            ["add", name, amount] => Command::AddChips { player: self.player(name)?, amount: money(amount)? },
            ["bank", name, wager] => Command::TakeBank { player: self.player(name)?, wager: money(wager)? },
            ["decline", name] => Command::DeclineBank { player: self.player(name)? },
            ["wager", name, seat, base] => self.wager(name, seat, base, "0")?,
            ["wager", name, seat, base, buster] => self.wager(name, seat, base, buster)?,
            ["backline", name, seat, amount] => {
                Command::Backline { player: self.player(name)?, seat: seat_of(seat)?, amount: money(amount)? }
            }
            ["take-back", name, seat] => {
                Command::TakeBack { player: self.player(name)?, seat: seat_of(seat)? }
            }
            ["shuffle"] => Command::Shuffle,
            ["close"] => Command::CloseWagers,
            ["hole-down"] => Command::HoleDown,
            ["peek", what @ ("natural" | "none")] => Command::Peek { natural: *what == "natural" },
            ["show", card] => {
                Command::ShowHole(card.parse().map_err(|e: cards::ParseCardError| e.to_string())?)
            }
            ["timeout"] => Command::TimeOut,
            ["floor", author, rest @ ..] => floor(author, rest)?,
            [place, action] if is_place(place) => self.act(place, action, None)?,
            [place, action, amount] if is_place(place) => self.act(place, action, Some(amount))?,
            _ => return Err("no such step: a word too many, too few, or misspelt".into()),
        })
    }

    fn join(&mut self, name: &str, seat: &str, chips: &str, third_party: bool) -> Step<Command> {
        let seat = if seat == "rail" { None } else { Some(seat_of(seat)?) };
        Ok(Command::Join { chips: money(chips)?, player: self.new_player(name), seat, third_party })
    }

    fn wager(&self, name: &str, seat: &str, base: &str, buster: &str) -> Step<Command> {
        let (player, seat) = (self.player(name)?, seat_of(seat)?);
        Ok(Command::Wager { player, seat, base: money(base)?, buster: money(buster)? })
    }

    fn act(&self, place: &str, action: &str, amount: Option<&str>) -> Step<Command> {
        let (seat, hand) = place_of(place)?;
        let circle = self.table.circle(seat);
        let player = circle.player.ok_or("that circle has no wager")?;
        let wager = circle.hands.get(usize::from(hand) - 1).map_or(Money::ZERO, |h| h.wager);
        let act = |action| Command::Act { player, seat, hand, action };
        Ok(match verb(action, amount)? {
            Verb::Hit => act(Move::Hit),
            Verb::Stand => act(Move::Stand),
            Verb::Split => act(Move::Split),
            Verb::Surrender => act(Move::Surrender),
            Verb::Double(amount) => {
                act(Move::Double(amount.unwrap_or(Ok(wager)).map_err(|e| e.to_string())?))
            }
            Verb::Insure | Verb::No if hand != 1 => {
                return Err(format!("insurance is for the whole circle: there is no hand {hand}"));
            }
            Verb::Insure => Command::Insurance { player, seat, take: true },
            Verb::No => Command::Insurance { player, seat, take: false },
        })
    }
}

fn floor(author: &str, words: &[&str]) -> Step<Command> {
    let because = words.iter().position(|w| *w == "because").ok_or("a ruling has a reason: because …")?;
    let ruling = match &words[..because] {
        ["void"] => Ruling::VoidRound,
        ["foul", place] => {
            let (seat, hand) = place_of(place)?;
            Ruling::Foul { seat, hand }
        }
        ["removed", place, penalty] => {
            let (seat, hand) = place_of(place)?;
            let penalty = match *penalty {
                "loses-maximum" => Penalty::LosesMaximum,
                "wins-minimum" => Penalty::WinsMinimum,
                _ => return Err("a removed wager loses-maximum or wins-minimum".into()),
            };
            Ruling::RemovedWager { seat, hand, penalty }
        }
        ["two-circles", on @ ("on" | "off")] => Ruling::TwoCircles { on: *on == "on" },
        _ => return Err("no such ruling".into()),
    };
    Ok(Command::Floor { author: author.into(), reason: words[because + 1..].join(" "), ruling })
}

fn is_place(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

fn money(text: &str) -> Step<Money> {
    text.parse().map_err(|e: chips::ParseMoneyError| format!("{text}: {e}"))
}

fn seat_of(text: &str) -> Step<Seat> {
    text.parse().ok().filter(|s| (1..=8).contains(s)).ok_or_else(|| format!("there is no seat {text}"))
}

fn place_of(text: &str) -> Step<(Seat, u8)> {
    let (seat, hand) = text.split_once('.').unwrap_or((text, "1"));
    let hand = hand.parse().ok().filter(|h| *h > 0).ok_or("hands are numbered from 1")?;
    Ok((seat_of(seat)?, hand))
}
