//! Reading a scenario file. Everything that can be said of the file without playing it is said here, with its line.

use crate::{Clause, Flaw, Seat};
use cards::Card;
use chips::{Money, ParseMoneyError};
use serde::Deserialize;
use std::fmt;
use toml::Spanned;
use voice::{Telling, say};

/// Something with the words and the line it was written with.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// assert_eq!((round.rulebook.what.as_str(), round.rulebook.line), ("aviator/pure-21.5", 1));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Written<T> {
    /// What it means.
    pub what: T,
    /// Exactly as it stands in the file.
    pub text: String,
    /// Where it stands.
    pub line: usize,
}

/// A scripted round.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// assert_eq!((round.wagers.len(), round.cards.what.len()), (1, 5));
/// assert!(round.play(&book).unwrap().end.is_ok());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// The rulebook's name as written.
    pub rulebook: Written<String>,
    /// Which collection schedule is in force.
    pub schedule: Written<u8>,
    /// Decks in the shoe; the house's usual number where the file does not say.
    pub decks: Option<Written<u8>>,
    /// The player-dealer.
    pub bank: Written<BankRow>,
    /// The cards in the order in which they leave the shoe.
    pub cards: Written<Vec<Card>>,
    /// The wagers in the order in which they are placed.
    pub wagers: Vec<Written<WagerRow>>,
    /// What the players do.
    pub actions: Vec<Written<Action>>,
    /// What it is about, for people.
    pub title: Option<String>,
    /// The clauses it shows.
    pub shows: Vec<String>,
}

/// The player-dealer of a scenario.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// assert_eq!((round.bank.what.seat, round.bank.what.turn), (3, 1));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct BankRow {
    /// Its seat.
    pub seat: Seat,
    /// The bank wager.
    pub wager: Dollars,
    /// Turn 1 or 2.
    pub turn: u8,
    /// Its name: the seat, unless the file gives one.
    pub player: String,
}

/// An amount as written, which may turn out to be a fraction of a cent (D1).
pub type Dollars = Result<Money, ParseMoneyError>;

/// A wager of a scenario.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// assert_eq!(round.wagers[0].what.base, Some(Ok(chips::Money::dollars(10))));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct WagerRow {
    /// The circle.
    pub seat: Seat,
    /// Whose: the seat's, unless the file gives a name.
    pub player: String,
    /// The base wager.
    pub base: Option<Dollars>,
    /// The Buster bet.
    pub buster: Option<Dollars>,
    /// The backline bet.
    pub backline: Option<Dollars>,
}

/// An action of a scenario: `SEAT[.HAND] VERB [AMOUNT]`, or of the floor `SEAT[.HAND] foul|removed`.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let action = &round.actions[0];
/// assert_eq!((action.text.as_str(), action.what.seat, action.what.hand), ("4 stand", 4, None));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The circle.
    pub seat: Seat,
    /// The hand, from 1. It may be left out until the circle is split.
    pub hand: Option<u8>,
    /// What.
    pub does: Deed,
}

/// What is done with a hand.
///
/// ```
/// use games::scenario::{Deed, Verb};
///
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// assert_eq!(round.actions[0].what.does, Deed::Plays(Verb::Stand));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Its player plays it.
    Plays(Verb),
    /// The floor rules that it is foul (L-CAS-6).
    Foul,
    /// The floor rules that its wager was removed (L-CAS-4).
    Removed,
}

/// What an action does.
///
/// ```
/// use games::scenario::{Scenario, Verb};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = ""
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 double 5"]"#;
/// let double = Verb::Double(Some(Ok(chips::Money::dollars(5))));
/// let action = &Scenario::parse(round).unwrap().actions[0];
/// assert_eq!(action.what.does, games::scenario::Deed::Plays(double));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub enum Verb {
    Hit,
    Stand,
    /// For an amount; without one, for the hand's wager.
    Double(Option<Result<Money, ParseMoneyError>>),
    Split,
    Surrender,
    Insure,
    No,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rulebook: Spanned<String>,
    schedule: Option<Spanned<i64>>,
    decks: Option<Spanned<i64>>,
    bank: Spanned<BankTable>,
    cards: Spanned<String>,
    wagers: Vec<Spanned<WagerTable>>,
    #[serde(default)]
    actions: Vec<Spanned<String>>,
    title: Option<String>,
    #[serde(default)]
    shows: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BankTable {
    seat: i64,
    wager: Number,
    turn: Option<i64>,
    player: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WagerTable {
    seat: i64,
    player: Option<String>,
    base: Option<Number>,
    buster: Option<Number>,
    backline: Option<Number>,
}

/// Dollars, whole or with decimals.
#[derive(Clone, Copy)]
struct Number(f64);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        struct Dollars;
        impl serde::de::Visitor<'_> for Dollars {
            type Value = Number;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an amount in dollars, like 5 or 2.50")
            }
            fn visit_i64<E>(self, dollars: i64) -> Result<Number, E> {
                Ok(Number(dollars as f64))
            }
            fn visit_f64<E>(self, dollars: f64) -> Result<Number, E> {
                Ok(Number(dollars))
            }
        }
        deserializer.deserialize_any(Dollars)
    }
}

/// Turns positions into lines and words.
pub(super) struct Source<'a>(pub &'a str);

impl Source<'_> {
    pub fn line(&self, position: usize) -> usize {
        self.0.as_bytes()[..position.min(self.0.len())].iter().filter(|b| **b == b'\n').count() + 1
    }

    /// The file's keys.
    pub fn read<T: serde::de::DeserializeOwned>(&self) -> Result<T, Flaw> {
        toml::from_str(self.0).map_err(|e| {
            Flaw::of_line(
                e.span().map_or(0, |s| self.line(s.start)),
                say!("script-not-read", what: e.message().trim().replace('\n', "; ")),
            )
        })
    }

    pub fn written<T, U>(&self, spanned: &Spanned<T>, what: U) -> Written<U> {
        let span = spanned.span();
        let text = self.0.get(span.clone()).unwrap_or_default().trim().to_string();
        Written { what, text, line: self.line(span.start) }
    }

    pub fn problem<T>(&self, spanned: &Spanned<T>, what: impl Into<Telling>) -> Flaw {
        Flaw::of_line(self.line(spanned.span().start), what.into())
    }
}

impl Scenario {
    /// Reads a scenario file.
    pub fn parse(text: &str) -> Result<Scenario, Flaw> {
        let source = Source(text);
        let file: File = source.read()?;
        let schedule = match &file.schedule {
            Some(s) => {
                let option = u8::try_from(*s.get_ref());
                source.written(
                    s,
                    option.map_err(|_| source.problem(s, say!("script-no-such-schedule-option")))?,
                )
            }
            None => Written { what: 1, text: "1".into(), line: 0 },
        };
        let decks = match &file.decks {
            Some(d) => {
                let decks = u8::try_from(*d.get_ref());
                Some(source.written(d, decks.map_err(|_| source.problem(d, say!("script-shoe-1-8-decks")))?))
            }
            None => None,
        };
        Ok(Scenario {
            rulebook: source.written(&file.rulebook, file.rulebook.get_ref().clone()),
            schedule,
            decks,
            bank: bank(&source, &file.bank)?,
            cards: cards(&source, &file.cards)?,
            wagers: file.wagers.iter().map(|w| wager(&source, w)).collect::<Result<_, _>>()?,
            actions: file.actions.iter().map(|a| action(&source, a)).collect::<Result<_, _>>()?,
            title: file.title,
            shows: shows(&source, &file.shows)?,
        })
    }
}

/// The clauses a file shows, every one of which exists.
pub(super) fn shows(source: &Source, clauses: &[Spanned<String>]) -> Result<Vec<String>, Flaw> {
    let known = |at: &Spanned<String>| match Clause::named(at.get_ref()).is_some() {
        true => Ok(at.get_ref().clone()),
        false => Err(source.problem(at, say!("script-shows-which-no-clause", clause: at.get_ref()))),
    };
    clauses.iter().map(known).collect()
}

fn seat<T>(source: &Source, at: &Spanned<T>, seat: i64) -> Result<Seat, Flaw> {
    match u8::try_from(seat) {
        Ok(seat @ 1..=8) => Ok(seat),
        _ => Err(source.problem(at, say!("script-no-seat-seats-1", seat: seat))),
    }
}

/// An amount. A fraction of a cent is for the referee to refuse (D1); what is no number at all makes no sense.
fn dollars<T>(source: &Source, at: &Spanned<T>, number: Number) -> Result<Dollars, Flaw> {
    match Money::from_dollars(number.0) {
        Ok(amount) if amount.as_cents().abs() > Money::LARGEST.as_cents() / 20 => {
            Err(source.problem(at, ParseMoneyError::TooLarge))
        }
        Err(e @ (ParseMoneyError::NotANumber | ParseMoneyError::TooLarge)) => Err(source.problem(at, e)),
        amount => Ok(amount),
    }
}

/// A player's name: the seat's number if none is given. Names are printed, so they hold nothing that moves a cursor.
fn name<T>(source: &Source, at: &Spanned<T>, name: Option<&str>, seat: Seat) -> Result<String, Flaw> {
    let Some(name) = name else { return Ok(seat.to_string()) };
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if name.trim().is_empty() || name.chars().any(hidden) {
        return Err(source.problem(at, say!("script-players-name-some-letters")));
    }
    Ok(name.to_string())
}

fn bank(source: &Source, at: &Spanned<BankTable>) -> Result<Written<BankRow>, Flaw> {
    let table = at.get_ref();
    let turn = match table.turn.unwrap_or(1) {
        turn @ 1..=2 => turn as u8,
        turn => {
            return Err(source.problem(at, say!("script-no-turn-bank-held", turn: turn)));
        }
    };
    let seat = seat(source, at, table.seat)?;
    let player = name(source, at, table.player.as_deref(), seat)?;
    Ok(source.written(at, BankRow { seat, wager: dollars(source, at, table.wager)?, turn, player }))
}

fn wager(source: &Source, at: &Spanned<WagerTable>) -> Result<Written<WagerRow>, Flaw> {
    let table = at.get_ref();
    let seat = seat(source, at, table.seat)?;
    let amount = |n: Option<Number>| n.map(|n| dollars(source, at, n)).transpose();
    let row = WagerRow {
        seat,
        player: name(source, at, table.player.as_deref(), seat)?,
        base: amount(table.base)?,
        buster: amount(table.buster)?,
        backline: amount(table.backline)?,
    };
    if row.base.is_none() && row.buster.is_none() && row.backline.is_none() {
        return Err(source.problem(at, say!("script-wager-needs-base-buster")));
    }
    if row.base.is_some() && row.backline.is_some() {
        return Err(source.problem(at, say!("script-base-wager-backline-bet")));
    }
    let mut written = source.written(at, row);
    if !written.text.starts_with('{') {
        // A wager in a table of its own ([[wagers]]) is named by what it says.
        written.text = table.to_string();
    }
    Ok(written)
}

impl fmt::Display for WagerTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{ seat = {}", self.seat)?;
        for (key, amount) in [("base", self.base), ("buster", self.buster), ("backline", self.backline)] {
            if let Some(Number(amount)) = amount {
                write!(f, ", {key} = {amount}")?;
            }
        }
        if let Some(player) = &self.player {
            write!(f, ", player = {player:?}")?;
        }
        f.write_str(" }")
    }
}

fn cards(source: &Source, at: &Spanned<String>) -> Result<Written<Vec<Card>>, Flaw> {
    let cards = cards::parse_cards(at.get_ref()).map_err(|e| source.problem(at, e))?;
    if cards.contains(&Card::JOKER) {
        return Err(source.problem(at, say!("script-no-joker-game")));
    }
    Ok(source.written(at, cards))
}

fn action(source: &Source, at: &Spanned<String>) -> Result<Written<Action>, Flaw> {
    let text = at.get_ref();
    let wrong = |what: Telling| source.problem(at, say!("script-step", step: text, what: what));
    let form = || say!("script-action-seat-hand-verb");
    let words: Vec<&str> = text.split_whitespace().collect();
    let (place, word, amount) = match words[..] {
        [place, verb] => (place, verb, None),
        [place, verb, amount] => (place, verb, Some(amount)),
        _ => return Err(wrong(form())),
    };
    let (place, hand) = match place.split_once('.') {
        Some((seat, hand)) => (seat, Some(hand.parse::<u8>().map_err(|_| wrong(form()))?)),
        None => (place, None),
    };
    let seat = seat(source, at, place.parse().map_err(|_| wrong(form()))?)?;
    if hand == Some(0) {
        return Err(wrong(say!("script-hands-numbered-1")));
    }
    let does = match (word, amount) {
        ("foul", None) => Deed::Foul,
        ("removed", None) => Deed::Removed,
        _ => Deed::Plays(verb(word, amount).map_err(wrong)?),
    };
    // An action is reported exactly as written, without the quotes around it.
    let line = source.line(at.span().start);
    Ok(Written { what: Action { seat, hand, does }, text: text.clone(), line })
}

/// A verb and its amount: only a double takes one.
pub(super) fn verb(word: &str, amount: Option<&str>) -> Result<Verb, Telling> {
    Ok(match (word, amount) {
        ("double", None) => Verb::Double(None),
        ("double", Some(amount)) => match amount.parse::<Money>() {
            Err(ParseMoneyError::NotANumber | ParseMoneyError::TooLarge) => {
                return Err(say!("script-amount-number-dollars"));
            }
            amount => Verb::Double(Some(amount)),
        },
        (_, Some(_)) => return Err(say!("script-double-takes-amount")),
        ("hit", None) => Verb::Hit,
        ("stand", None) => Verb::Stand,
        ("split", None) => Verb::Split,
        ("surrender", None) => Verb::Surrender,
        ("insure", None) => Verb::Insure,
        ("no", None) => Verb::No,
        _ => return Err(say!("script-verbs-hit-stand-double")),
    })
}
