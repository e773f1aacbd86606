//! Table scripts: a table over several rounds or hands, told step by step, for the clauses that one alone cannot show.
//!
//! A script is a TOML file with `rulebook`, `steps` and the optional `title` and `shows`; a blackjack table may say its
//! `schedule` and `decks`, a poker table says its `limit`. A step is a line of words: some are commands, some say what
//! must be true at that point. What the games have in common stands here, their words in a file each.

mod blackjack;
mod poker;

use super::parse::{Source, Written, shows};
use crate::Clause;
use crate::Flaw;
use crate::PlayerId;
use crate::Refusal;
use chips::Money;
use serde::Deserialize;
use toml::Spanned;
use voice::{Telling, say};

/// A table script.
///
/// ```
/// let script = games::scenario::Script::parse(
///     r#"rulebook = "ocean-view/holdem"
///     limit = "3-6"
///     steps = ["join Ann 1 500", "join Bea 2 500", "begin"]"#,
/// )
/// .unwrap();
/// assert_eq!((script.rulebook.what.as_str(), script.steps.len()), ("ocean-view/holdem", 3));
/// ```
#[derive(Clone, Debug)]
pub struct Script {
    /// The rulebook's name.
    pub rulebook: Written<String>,
    /// Blackjack: which collection schedule is in force; the first where the file does not say.
    pub schedule: Option<Written<u8>>,
    /// Blackjack: decks; the house's usual number where the file does not say.
    pub decks: Option<Written<u8>>,
    /// Blackjack: does a person deal, and name the cards that came?
    pub by_hand: Option<Written<bool>>,
    /// Poker: the limit, by its id.
    pub limit: Option<Written<String>>,
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
    rulebook: Spanned<String>,
    schedule: Option<Spanned<u8>>,
    decks: Option<Spanned<u8>>,
    by_hand: Option<Spanned<bool>>,
    limit: Option<Spanned<String>>,
    title: Option<String>,
    #[serde(default)]
    shows: Vec<Spanned<String>>,
    steps: Vec<Spanned<String>>,
}

/// How a script went, at a table of some game with its events.
///
/// ```
/// use games::{rulebook::Houses, scenario::Script};
///
/// let script = r#"rulebook = "aviator/pure-21.5"
///     steps = ["join Ann 4 1000", "refused RND-4 close"]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let played = Script::parse(script).unwrap().play(&book).unwrap();
/// assert_eq!((played.story.len(), played.refusals.len()), (1, 1));
/// ```
#[derive(Debug)]
pub struct Scripted<Table, Event> {
    /// The table before each event, and the event.
    pub story: Vec<(Table, Event)>,
    /// The names by player id.
    pub names: Vec<String>,
    /// The table at the end.
    pub table: Table,
    /// Refusals that were expected and came, by step.
    pub refusals: Vec<(String, Refusal)>,
}

type Step<T> = Result<T, Telling>;

/// What a step claims: is it so, and what was found.
type Claim = (bool, Telling);

/// A game's table with the words of its steps.
trait Stage: Sized {
    type Table: Clone;
    type Command;
    type Event;

    fn table(&self) -> &Self::Table;
    fn decide(&self, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal>;
    fn apply(&mut self, event: &Self::Event);

    /// Steps that are more than one command, or none. False where the words are no such step.
    fn at_once(run: &mut Run<Self>, words: &[&str]) -> Step<bool>;

    /// Steps that say what must be true. Nothing where the words are no such step.
    fn claim(run: &Run<Self>, words: &[&str]) -> Step<Option<Claim>>;

    /// Steps that are one command, which may be refused.
    fn command(run: &mut Run<Self>, words: &[&str]) -> Step<Self::Command>;
}

/// A script being played.
struct Run<S: Stage> {
    stage: S,
    names: Vec<String>,
    story: Vec<(S::Table, S::Event)>,
    refusals: Vec<(String, Refusal)>,
}

impl Script {
    /// Reads a script, of whichever game.
    pub fn parse(text: &str) -> Result<Script, Flaw> {
        let source = Source(text);
        let file: File = source.read()?;
        let number = |at: &Spanned<u8>| source.written(at, *at.get_ref());
        let words = |at: &Spanned<String>| source.written(at, at.get_ref().clone());
        Ok(Script {
            rulebook: words(&file.rulebook),
            schedule: file.schedule.as_ref().map(number),
            decks: file.decks.as_ref().map(number),
            by_hand: file.by_hand.as_ref().map(|at| source.written(at, *at.get_ref())),
            limit: file.limit.as_ref().map(words),
            title: file.title,
            shows: shows(&source, &file.shows)?,
            steps: file.steps.iter().map(|s| (source.line(s.span().start), s.get_ref().clone())).collect(),
        })
    }

    /// Plays the steps; the first that does not come true ends it.
    fn play_at<S: Stage>(&self, stage: S) -> Result<Scripted<S::Table, S::Event>, Flaw> {
        let mut run = Run { stage, names: vec![], story: vec![], refusals: vec![] };
        for (line, step) in &self.steps {
            let told = |what: Telling| Flaw::of_line(*line, say!("script-step", step: step, what: what));
            run.step(step).map_err(told)?;
        }
        let Run { stage, names, story, refusals } = run;
        Ok(Scripted { story, names, table: stage.table().clone(), refusals })
    }
}

impl<S: Stage> Run<S> {
    fn step(&mut self, step: &str) -> Step<()> {
        let words: Vec<&str> = step.split_whitespace().collect();
        if let ["refused", clause, ..] = words[..] {
            let rest = step.trim_start()["refused".len()..].trim_start()[clause.len()..].trim_start();
            return self.refused(clause, rest);
        }
        if S::at_once(self, &words)? {
            return Ok(());
        }
        match S::claim(self, &words)? {
            Some((true, _)) => Ok(()),
            Some((false, found)) => Err(say!("script-not-so", found: found)),
            None => {
                let command = S::command(self, &words)?;
                self.go(&command)
            }
        }
    }

    fn go(&mut self, command: &S::Command) -> Step<()> {
        let events =
            self.stage.decide(command).map_err(|r| say!("script-was-refused", refusal: r.to_string()))?;
        for event in events {
            let before = self.stage.table().clone();
            self.stage.apply(&event);
            self.story.push((before, event));
        }
        Ok(())
    }

    fn refused(&mut self, clause: &str, step: &str) -> Step<()> {
        if Clause::named(clause).is_none() {
            return Err(say!("script-no-clause", clause: clause));
        }
        let words: Vec<&str> = step.split_whitespace().collect();
        let command = S::command(self, &words)?;
        match self.stage.decide(&command) {
            Err(refusal) if refusal.clause.id() == clause => {
                self.refusals.push((step.to_string(), refusal));
                Ok(())
            }
            Err(refusal) => Err(say!("script-refused-under-another-clause", refusal: refusal.to_string())),
            Ok(_) => Err(say!("script-not-refused")),
        }
    }

    fn player(&self, name: &str) -> Step<PlayerId> {
        let known = self.names.iter().position(|n| n == name);
        known.map(|i| PlayerId(i as u32)).ok_or_else(|| say!("script-nobody-called", name: name))
    }

    /// The player of a name; a name that was never heard becomes the next player.
    fn new_player(&mut self, name: &str) -> PlayerId {
        self.player(name).unwrap_or_else(|_| {
            self.names.push(name.to_string());
            PlayerId(self.names.len() as u32 - 1)
        })
    }

    fn name(&self, player: PlayerId) -> &str {
        self.names.get(player.0 as usize).map_or("nobody", String::as_str)
    }
}

fn no_such_step<T>() -> Step<T> {
    Err(say!("script-no-such-step-word"))
}

/// A key that means nothing at a table of this game.
fn foreign<T>(key: Option<&Written<T>>, what: Telling) -> Result<(), Flaw> {
    key.map_or(Ok(()), |at| Err(Flaw::of_line(at.line, what)))
}

fn money(text: &str) -> Step<Money> {
    text.parse().map_err(|e: chips::ParseMoneyError| say!("script-step", step: text, what: Telling::from(e)))
}

fn card(text: &str) -> Step<cards::Card> {
    text.parse().map_err(|e: cards::ParseCardError| e.into())
}
