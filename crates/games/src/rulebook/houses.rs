//! A collection of house files: finding them by id, following what they extend, and saying where they are wrong.

use super::check::{self, Finding, Step};
use super::raw::Raw;
use super::shipped::SHIPPED;
use super::{Choice, Rulebook, SideBet};
use crate::poker::{Fault, Game, HouseGame};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use toml::de::{DeTable, DeValue};

/// How far a chain of extensions may go.
const DEEPEST: usize = 8;

/// House files by id.
#[derive(Clone, Debug, Default)]
pub struct Houses {
    files: BTreeMap<String, File>,
}

#[derive(Clone, Debug)]
struct File {
    shown: String,
    text: String,
}

/// What is wrong with a house file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The file, as the user knows it.
    pub file: String,
    /// The line, from 1; 0 where it is the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub what: String,
    /// The clause it offends, where there is one.
    pub clause: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        write!(f, ": {}", self.what)?;
        match &self.clause {
            Some(clause) if !self.what.ends_with(&format!("({clause})")) => write!(f, " ({clause})"),
            _ => Ok(()),
        }
    }
}

/// One file of a chain, read.
struct Read<'a> {
    file: &'a File,
    raw: Raw,
}

impl Houses {
    /// The houses that are part of the product.
    pub fn shipped() -> Houses {
        let mut houses = Houses::default();
        for (id, text) in SHIPPED {
            houses.add(id, format!("houses/{id}.toml"), (*text).to_string());
        }
        houses
    }

    /// Adds a file, or replaces the one with the same id. `shown` is what messages call it.
    pub fn add(&mut self, id: &str, shown: String, text: String) {
        self.files.insert(id.to_string(), File { shown, text });
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The id of the file that is meant: an id, or an alias that a file gives itself.
    pub fn resolve(&self, name: &str) -> Option<&str> {
        if let Some((id, _)) = self.files.get_key_value(name) {
            return Some(id);
        }
        let is_alias = |file: &File| {
            toml::from_str::<Aliases>(&file.text).is_ok_and(|f| f.aliases.iter().any(|a| a == name))
        };
        self.files.iter().find(|(_, file)| is_alias(file)).map(|(id, _)| id.as_str())
    }

    /// The game a file is for: `blackjack`, or one of the poker games. A file that extends another has its game.
    pub fn game(&self, name: &str) -> Option<String> {
        let mut name = name.to_string();
        for _ in 0..DEEPEST {
            let file = self.files.get(self.resolve(&name)?)?;
            let head: Head = toml::from_str(&file.text).ok()?;
            match (head.game, head.extends) {
                (Some(game), _) => return Some(game),
                (None, Some(parent)) => name = parent,
                (None, None) => return None,
            }
        }
        None
    }

    /// The text of a file, for whoever reads other games from it.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.files.get(self.resolve(name)?).map(|f| f.text.as_str())
    }

    /// The poker game of a file, or what is wrong with it.
    pub fn poker(&self, name: &str) -> Result<HouseGame, Problem> {
        let Some(file) = self.resolve(name).and_then(|id| self.files.get(id)) else {
            let games = self.ids().filter(|id| self.is_poker(id)).collect::<Vec<_>>().join(", ");
            return Err(whole(name, format!("no such rulebook of poker; there are {games}")));
        };
        HouseGame::read(&file.text).map_err(|Fault { line, what }| {
            let clause = clause_at_end(&what);
            Problem { clause, ..problem(file, line, what, None) }
        })
    }

    /// Is a file for one of the poker games?
    pub fn is_poker(&self, name: &str) -> bool {
        self.game(name).is_some_and(|game| game != "blackjack")
    }

    /// Makes the rulebook of a file, or says everything that is wrong with it.
    pub fn load(&self, name: &str) -> Result<Rulebook, Vec<Problem>> {
        self.load_changed(name, &[])
    }

    /// The same, with keys changed on the way: `surrender = "none"`, `natural=3:2`, `buster.pays=[1,2,3,4,5,6]`.
    /// The rulebook that comes out is for pricing; its id says what was changed.
    pub fn load_changed(&self, name: &str, changes: &[&str]) -> Result<Rulebook, Vec<Problem>> {
        let Some(id) = self.resolve(name) else {
            let known: Vec<&str> = self.ids().filter(|id| !self.is_poker(id)).collect();
            return Err(vec![whole(name, format!("no such rulebook; there are {}", known.join(", ")))]);
        };
        if let Some(game) = self.game(id).filter(|game| Game::from_id(game).is_some()) {
            let what =
                format!("this file is for {game}, not for player-banked blackjack (game = \"blackjack\")");
            return Err(vec![whole(name, what)]);
        }
        let chain = self.chain(id)?;
        let mut merged = Raw::default();
        for change in changes {
            let change = read_change(change).map_err(|what| vec![whole(change, what)])?;
            let mut own = change;
            own.inherit(&merged);
            merged = own;
        }
        for read in &chain {
            merged.inherit(&read.raw);
        }
        build(id, &merged, &chain, changes)
    }

    /// The file and everything it extends, nearest first.
    fn chain(&self, id: &str) -> Result<Vec<Read<'_>>, Vec<Problem>> {
        let mut chain: Vec<Read> = Vec::new();
        let mut next = Some(id.to_string());
        while let Some(id) = next {
            let Some(file) = self.resolve(&id).and_then(|id| self.files.get(id)) else {
                let child = chain.last().expect("the first file was resolved");
                let line = line_of(&child.file.text, &["extends".into()]).unwrap_or(0);
                return Err(vec![problem(
                    child.file,
                    line,
                    format!("extends \"{id}\", which does not exist"),
                    None,
                )]);
            };
            if chain.len() == DEEPEST {
                return Err(vec![problem(
                    file,
                    0,
                    "extends itself, or too many files in a row".into(),
                    None,
                )]);
            }
            let raw: Raw = toml::from_str(&file.text).map_err(|e| vec![unreadable(file, &e)])?;
            next = raw.extends.clone();
            chain.push(Read { file, raw });
        }
        Ok(chain)
    }
}

/// The keys that say what a file is.
#[derive(serde::Deserialize)]
struct Head {
    game: Option<String>,
    extends: Option<String>,
}

#[derive(serde::Deserialize)]
struct Aliases {
    #[serde(default)]
    aliases: Vec<String>,
}

fn whole(file: &str, what: String) -> Problem {
    Problem { file: file.to_string(), line: 0, what, clause: None }
}

fn problem(file: &File, line: usize, what: String, clause: Option<&str>) -> Problem {
    Problem { file: file.shown.clone(), line, what, clause: clause.map(str::to_string) }
}

/// A file that is not TOML, or has a key or a value that no house file has.
fn unreadable(file: &File, error: &toml::de::Error) -> Problem {
    let line = error.span().map_or(0, |span| line_at(&file.text, span.start));
    let what = error.message().trim().replace('\n', "; ");
    Problem { clause: clause_at_end(&what), ..problem(file, line, what, None) }
}

/// Values that offend a clause say so at the end of their message: "… (RND-4)".
fn clause_at_end(what: &str) -> Option<String> {
    let clause = what.rsplit_once('(').and_then(|(_, tail)| tail.strip_suffix(')'))?;
    crate::clauses::find(clause).is_some().then(|| clause.to_string())
}

/// One change of a key, `key=value`: the value as TOML, or, where it is not, as a text.
fn read_change(change: &str) -> Result<Raw, String> {
    let Some((key, value)) = change.split_once('=') else {
        return Err("a change is written key=value, like surrender=none".into());
    };
    let (key, value) = (key.trim(), value.trim());
    let quoted = format!("{key} = {:?}", value.trim_matches('"'));
    toml::from_str(&format!("{key} = {value}")).or_else(|_| toml::from_str(&quoted)).map_err(
        |quoted: toml::de::Error| {
            // The value itself may be sound TOML of the wrong kind; then that is what is wrong with it.
            let as_it_is = toml::from_str::<Raw>(&format!("{key} = {value}")).err();
            let sound = toml::from_str::<toml::Table>(&format!("{key} = {value}")).is_ok();
            let error = as_it_is.filter(|_| sound).unwrap_or(quoted);
            format!("cannot change {key}: {}", plainly(error.message()))
        },
    )
}

/// What the reader of TOML says, in words for somebody who does not write programs.
fn plainly(message: &str) -> String {
    if let Some((_, keys)) =
        message.split_once(", expected one of ").filter(|_| message.starts_with("unknown field"))
    {
        return format!("a house file has no such key; it has {}", keys.replace('`', ""));
    }
    if let Some((given, wanted)) =
        message.split_once(", expected ").filter(|_| message.starts_with("invalid"))
    {
        let given = given.split_once(": ").map_or(given, |(_, given)| given).replace('`', "");
        let wanted = match wanted {
            "u8" | "u16" | "u32" | "u64" | "i64" | "usize" => "a whole number from 0 up".to_string(),
            "a boolean" => "true or false".to_string(),
            "an array of length 2" => "two numbers like [6, 8]".to_string(),
            "a sequence" => "a list like [1, 3, 6, 30, 100, 300]".to_string(),
            wanted if wanted.starts_with("struct ") => {
                "several keys; change one of them, like buster.pays".to_string()
            }
            wanted => wanted.replace('`', ""),
        };
        return format!("{given} is not what it holds: {wanted}");
    }
    message.trim().replace('\n', "; ")
}

fn build(id: &str, raw: &Raw, chain: &[Read], changes: &[&str]) -> Result<Rulebook, Vec<Problem>> {
    let own = &chain[0];
    let mut findings = Vec::new();
    if raw.game.as_deref().is_some_and(|g| g != "blackjack") {
        let what = "this file is not for player-banked blackjack (game = \"blackjack\")".to_string();
        findings.push(Finding { path: vec!["game".into()], what, clause: None });
    }
    let template = own.raw.template.unwrap_or(false);
    let rules = check::rules(raw, &mut findings);
    let schedules = raw.schedules.as_deref().unwrap_or_default();
    let schedules = check::schedules(schedules, rules.as_ref(), &mut findings);
    if !template {
        missing_choices(chain, &mut findings);
        if schedules.is_empty() {
            let what = "no collection schedule: a table needs its limits and fees".to_string();
            findings.push(Finding { path: vec!["schedules".into()], what, clause: Some("RND-4") });
        }
    }
    let (Some(rules), true) = (rules, findings.is_empty()) else {
        return Err(findings.into_iter().map(|f| place(f, chain, changes)).collect());
    };
    let choices = if template { own.raw.choose.clone().unwrap_or_default() } else { BTreeMap::new() };
    let changed: String = changes.iter().map(|c| format!(" with {c}")).collect();
    Ok(Rulebook {
        id: format!("{id}{changed}"),
        house: raw.house.clone().unwrap_or_default(),
        name: raw.name.clone().unwrap_or_default(),
        notices: raw.notices.clone().unwrap_or_default(),
        approvals: raw.approvals.clone().unwrap_or_default(),
        usual_decks: raw.usual_decks.unwrap_or(6).clamp(rules.decks.0, rules.decks.1),
        rules: Arc::new(rules),
        schedules: schedules.into_iter().map(Arc::new).collect(),
        buster_option: raw.buster.as_ref().and_then(|b| b.option),
        side_bets: raw
            .side_bets
            .iter()
            .flatten()
            .map(|s| SideBet { name: s.name.clone(), limit: s.limit.clone() })
            .collect(),
        choices: choices.into_iter().map(|(key, decides)| Choice { key, decides }).collect(),
    })
}

/// D10: what a template leaves open must be chosen by a file between it and the table.
fn missing_choices(chain: &[Read], findings: &mut Vec<Finding>) {
    for (i, read) in chain.iter().enumerate().filter(|(_, r)| r.raw.template == Some(true)) {
        for (key, decides) in read.raw.choose.iter().flatten() {
            let said = chain[..i]
                .iter()
                .any(|r| DeTable::parse(&r.file.text).is_ok_and(|t| t.get_ref().contains_key(key.as_str())));
            if !said {
                let what = format!("`{key}` is not chosen: {decides}");
                findings.push(Finding { path: vec![], what, clause: Some("D10") });
            }
        }
    }
}

/// Puts a finding where it comes from: to the changes, since the file by itself is sound as far as anybody knows, and of
/// those to the last one of this key; or else on the line it is about in the nearest file of the chain that has the key.
fn place(finding: Finding, chain: &[Read], changes: &[&str]) -> Problem {
    if !changes.is_empty() {
        let of_key = |change: &&&str| {
            let key = change.split(['=', '.']).next().unwrap_or_default();
            matches!(finding.path.first(), Some(Step::Key(at)) if *at == key.trim())
        };
        let named = changes.iter().rev().find(of_key).map_or_else(|| changes.join(", "), |c| c.to_string());
        return Problem { clause: finding.clause.map(str::to_string), ..whole(&named, finding.what) };
    }
    let mut path = finding.path.as_slice();
    while !path.is_empty() {
        for read in chain {
            if let Some(line) = line_of(&read.file.text, path) {
                return problem(read.file, line, finding.what, finding.clause);
            }
        }
        path = &path[..path.len() - 1];
    }
    problem(chain[0].file, 0, finding.what, finding.clause)
}

/// The line of a value in a file.
fn line_of(text: &str, path: &[Step]) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let (first, rest) = path.split_first()?;
    let Step::Key(key) = first else { return None };
    let (key, mut value) = table.get_ref().get_key_value(*key)?;
    let mut start = key.span().start;
    for step in rest {
        match (step, value.get_ref()) {
            (Step::Key(key), DeValue::Table(table)) => {
                let (key, inner) = table.get_key_value(*key)?;
                start = key.span().start;
                value = inner;
            }
            (Step::Index(i), DeValue::Array(items)) => {
                value = items.get(*i)?;
                start = value.span().start;
            }
            _ => return None,
        }
    }
    Some(line_at(text, start))
}

/// The line of a byte position, from 1.
fn line_at(text: &str, position: usize) -> usize {
    text.as_bytes()[..position.min(text.len())].iter().filter(|b| **b == b'\n').count() + 1
}
