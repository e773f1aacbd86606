//! A collection of house files: finding them by id, following what they extend, and saying where they are wrong.

use super::chain::{Chain, DEEPEST};
use super::changes;
use super::check;
use super::dialect;
use super::finding::{Finding, find};
use super::inherit::Keys;
use super::raw::{Raw, RawApproval};
use super::schedules;
use super::shipped::SHIPPED;
use super::{Approval, Choice, Papers, Rulebook, SideBet};
use crate::Flaw;
use crate::clauses::Clause;
use crate::poker::{Game, HouseGame};
use std::collections::BTreeMap;
use std::sync::Arc;
use voice::say;

/// House files by id.
///
/// ```
/// use games::rulebook::Houses;
///
/// let mut houses = Houses::shipped();
/// let mine = "extends = 'aviator/pure-21.5'\nhouse = 'Mine'\nsurrender = 'none'";
/// houses.add("mine/pure-21.5", "mine.toml".into(), mine.into());
/// assert_eq!(houses.load("mine/pure-21.5").unwrap().house, "Mine");
/// let flaws = Houses::default().load("nowhere").unwrap_err();
/// assert_eq!(flaws.len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Houses {
    files: BTreeMap<String, File>,
    stored: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct File {
    pub id: String,
    pub shown: String,
    pub text: String,
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

    /// The house files that a book keeps with a table, id and text. They were sound when the table was opened: keys of
    /// old have their meaning in them, and what is only refused since then is not looked for.
    pub fn stored(files: &[(String, String)]) -> Houses {
        let mut houses = Houses { stored: true, ..Houses::default() };
        for (id, text) in files {
            houses.add(id, format!("{id}.toml"), dialect::upgraded(text));
        }
        houses
    }

    /// Adds a file, or replaces the one with the same id. `shown` is what messages call it.
    pub fn add(&mut self, id: &str, shown: String, text: String) {
        self.files.insert(id.to_string(), File { id: id.to_string(), shown, text });
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

    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.files.get(self.resolve(name)?)
    }

    /// The game a file is for: `blackjack`, one of the poker games, or `poker` for a template of any of them. A file
    /// that extends another has its game.
    pub fn game(&self, name: &str) -> Option<String> {
        let mut name = name.to_string();
        for _ in 0..DEEPEST {
            let head: Head = toml::from_str(&self.file(&name)?.text).ok()?;
            match (head.game, head.extends) {
                (Some(game), _) => return Some(game),
                (None, Some(parent)) => name = parent,
                (None, None) => return None,
            }
        }
        None
    }

    /// The text of a file, for whoever keeps it.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.file(name).map(|f| f.text.as_str())
    }

    /// A file and those it extends, nearest first: id and text.
    pub fn with_parents(&self, name: &str) -> Vec<(String, String)> {
        let mut files: Vec<(String, String)> = Vec::new();
        let mut next = Some(name.to_string());
        while let Some(file) = next.take().as_deref().and_then(|name| self.file(name)) {
            if files.iter().any(|(known, _)| *known == file.id) {
                break;
            }
            next = toml::from_str::<Head>(&file.text).ok().and_then(|head| head.extends);
            files.push((file.id.clone(), file.text.clone()));
        }
        files
    }

    /// Is a file for one of the poker games?
    pub fn is_poker(&self, name: &str) -> bool {
        self.game(name).is_some_and(|game| game != "blackjack")
    }

    /// Is a file of any game sound? If it is a template, what it leaves to the cardroom (D10).
    pub fn check(&self, name: &str) -> Result<Vec<Choice>, Vec<Flaw>> {
        match self.is_poker(name) {
            true => self.poker_or_template(name).map(|read| read.err().unwrap_or_default()),
            false => self.load(name).map(|book| book.choices),
        }
    }

    /// The poker game of a file, or everything that is wrong with it. A template is none (D10).
    pub fn poker(&self, name: &str) -> Result<HouseGame, Vec<Flaw>> {
        self.poker_or_template(name)?.map_err(|choices| {
            let open: Vec<String> = choices.into_iter().map(|c| c.key).collect();
            let what = say!("house-template", open: open.join(", "));
            vec![Flaw { clause: Some(Clause::D10), ..Flaw::of_file(name, what) }]
        })
    }

    fn poker_or_template(&self, name: &str) -> Result<Result<HouseGame, Vec<Choice>>, Vec<Flaw>> {
        let Some(id) = self.resolve(name).filter(|id| self.is_poker(id)) else {
            let is_dealt = |id: &&str| self.game(id).is_some_and(|g| Game::from_id(&g).is_some());
            let games: Vec<&str> = self.ids().filter(is_dealt).collect();
            let what = say!("house-no-such-poker", games: games.join(", "));
            return Err(vec![Flaw::of_file(name, what)]);
        };
        HouseGame::read(&Chain::read(self, id)?, self.stored)
    }

    /// Makes the rulebook of a file, or says everything that is wrong with it.
    pub fn load(&self, name: &str) -> Result<Rulebook, Vec<Flaw>> {
        self.load_changed(name, &[])
    }

    /// The same, with keys changed on the way: `surrender = "none"`, `natural=3:2`, `buster.pays=[1,2,3,4,5,6]`.
    /// The rulebook that comes out is for pricing; its id says what was changed.
    pub fn load_changed(&self, name: &str, changes: &[&str]) -> Result<Rulebook, Vec<Flaw>> {
        let Some(id) = self.resolve(name) else {
            let known: Vec<&str> = self.ids().filter(|id| !self.is_poker(id)).collect();
            let what = say!("house-no-such", known: known.join(", "));
            return Err(vec![Flaw::of_file(name, what)]);
        };
        if let Some(game) = self.game(id).filter(|game| game != "blackjack") {
            let what = say!("house-of-another-game", game: game);
            return Err(vec![Flaw::of_file(name, what)]);
        }
        let chain = Chain::read(self, id)?;
        let mut merged = Raw::default();
        for change in changes {
            let mut own = changes::read(change).map_err(|what| vec![Flaw::of_file(change, what)])?;
            own.inherit(&merged);
            merged = own;
        }
        self.build(id, &chain.merged(merged), &chain, changes)
    }

    fn build(
        &self,
        id: &str,
        raw: &Raw,
        chain: &Chain<'_, Raw>,
        changes: &[&str],
    ) -> Result<Rulebook, Vec<Flaw>> {
        let mut findings: Vec<Finding> = Vec::new();
        let rules = check::rules(raw, &mut findings);
        let schedules = raw.schedules.as_deref().unwrap_or_default();
        let schedules = schedules::made(schedules, rules.as_ref(), &mut findings);
        if !self.stored {
            check::sense(raw, rules.as_ref(), &schedules, &mut findings);
            chain.check_template(&mut findings);
        }
        chain.check_choices(&mut findings);
        if !chain.is_template() && schedules.is_empty() {
            find!(findings, ["schedules"], Some(Clause::Rnd4), say!("house-no-schedule"));
        }
        let (Some(rules), true) = (rules, findings.is_empty()) else {
            let place = |f: Finding| match changes.is_empty() {
                true => chain.place(f),
                false => changes::place(f, changes),
            };
            return Err(findings.into_iter().map(place).collect());
        };
        let changed: String = changes.iter().map(|c| format!(" with {c}")).collect();
        Ok(Rulebook {
            id: format!("{id}{changed}"),
            house: raw.house.clone().unwrap_or_default(),
            name: raw.name.clone().unwrap_or_default(),
            posted_name: raw.posted_name.clone(),
            notices: raw.notices.clone().unwrap_or_default(),
            approvals: raw.approvals.iter().flatten().map(approval).collect(),
            papers: papers(raw),
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
            choices: chain.choices(),
        })
    }
}

fn approval(raw: &RawApproval) -> Approval {
    match raw {
        RawApproval::Number(number) => Approval { number: number.clone(), date: None },
        RawApproval::Dated { number, date } => Approval { number: number.clone(), date: Some(date.clone()) },
    }
}

fn papers(raw: &Raw) -> Papers {
    Papers {
        glossary: raw.glossary.clone().unwrap_or_default(),
        statement: raw.statement.clone(),
        agreements: raw.agreements.clone().unwrap_or_default(),
        rotation: raw.rotation_minutes.zip(raw.rotation_players),
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
