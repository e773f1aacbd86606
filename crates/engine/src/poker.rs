//! One hand of poker as pages hold it, perhaps not to its end: its keys, the hand history written from them, and the ruling.

use crate::books::{self, Files, Head};
use crate::clauses::{Cited, cited};
use crate::wrong::Wrong;
use chips::Money;
use games::poker::phh::{self, AsFar, Record, Replayer, action_text, to_text};
use games::poker::{self, Award, Command, Hand, Part, Task, Turn, View, Viewer};
use games::rulebook::Houses;
use games::{Clause, Flaw, Sentence};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use voice::{Arg, Telling, say};

/// A hand that is written down: the keys of a hand history of ours.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandKeys {
    /// The rulebook's id.
    pub rulebook: String,
    /// The limit, by its id.
    pub limit: String,
    /// What everybody has, left of the button first.
    pub stacks: Vec<f64>,
    /// What they are called; by their places where nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The places, from 0, of those whom the blinds passed and who post both (HE-8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<usize>,
    /// What is posted, where a file says it: the house's blinds and antes if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub antes: Vec<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[allow(missing_docs)]
    pub blinds: Vec<f64>,
    /// What was done.
    #[serde(default)]
    pub actions: Vec<String>,
}

/// What a page wants done before it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Deal everybody's cards, face down and unknown, until somebody is asked or the board comes.
    DealFaceDown,
    /// Deal so, and have everybody check or call, until the next cards of the board, a draw or the showdown.
    CheckAround,
}

/// What the referee says of a hand.
#[derive(Serialize)]
pub struct HandRuling {
    book: Head,
    /// The hand history.
    file: String,
    /// Its keys.
    hand: HandKeys,
    /// What was done, with what is said of it.
    story: Vec<Act>,
    /// The hand with every card face up, and what may have gone wrong with the cards.
    view: View,
    /// What the dealer does after the burn that is due.
    next: Option<Task>,
    /// The clause by which somebody got an odd chip, where a pot did not divide.
    odd: Option<Clause>,
    /// Where it stops.
    end: Stop,
    /// The clauses it rests on.
    clauses: BTreeMap<&'static str, Cited>,
}

/// An action, and what is said of it; what happens before the first has none.
#[derive(Serialize)]
pub struct Act {
    action: Option<String>,
    says: Vec<Sentence>,
}

/// Where a hand stops.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// It is over: what everybody has now and won or lost, and what was dropped.
    Over { stacks: Vec<Money>, net: Vec<Money>, drop: Money },
    /// This was refused.
    Refused { action: String, clause: Clause, says: Telling },
    /// It waits for what the view says.
    Waits,
}

/// A hand history, to be read.
#[derive(Deserialize)]
pub struct Asked {
    file: String,
}

/// Reads a hand history of ours: the first hand of the file.
pub fn read(asked: Asked) -> Result<HandKeys, Wrong> {
    let records = phh::read(&asked.file)?;
    let ours = |record: &&Record<'_>| record.rulebook.is_some() && record.limit.is_some();
    let record = records.iter().find(ours).ok_or_else(|| say!("engine-no-hand-of-ours"))?;
    let dollars = |list: &[Money]| list.iter().map(|m| m.as_cents() as f64 / 100.0).collect();
    let texts = |list: &[Cow<'_, str>]| list.iter().map(ToString::to_string).collect();
    Ok(HandKeys {
        rulebook: record.rulebook.as_deref().unwrap_or_default().to_string(),
        limit: record.limit.as_deref().unwrap_or_default().to_string(),
        stacks: dollars(&record.stacks),
        players: texts(&record.players),
        missed: Vec::new(),
        antes: dollars(&record.antes),
        blinds: dollars(&record.blinds),
        actions: texts(&record.actions),
    })
}

/// Rules on a hand as far as it is written.
pub fn deal(houses: &Houses, mut keys: HandKeys, then: Option<Then>) -> Result<HandRuling, Wrong> {
    let id = houses.resolve(&keys.rulebook).unwrap_or(&keys.rulebook).to_string();
    let game = houses.poker(&id)?;
    let found = houses.clone();
    let mut replayer = Replayer::new(move |name| {
        found.poker(name).map_err(|problems| say!("phh-rulebook-unsound", problems: Flaw::list(&problems)))
    });
    if let Some(then) = then {
        let record = keys.record(&game)?;
        let AsFar { mut hand, refused } = replayer.as_far_as(&record, |_, _, _| {})?;
        let done = if refused.is_none() { then.done(&mut hand) } else { Vec::new() };
        drop(record);
        keys.actions.extend(done);
    }
    let record = keys.record(&game)?;
    let setup = replayer.setup(&record)?;
    let mut narrator = poker::Narrator::new(setup.rules, &setup.entries, &record.players);
    let mut story = vec![Act { action: None, says: narrator.take() }];
    let tell = |action: Option<&str>, events: &[poker::Event], _: &Hand| {
        events.iter().for_each(|event| narrator.tell(event));
        story.push(Act { action: action.map(String::from), says: narrator.take() });
    };
    let AsFar { hand, refused } = replayer.as_far_as(&record, tell)?;
    let file = to_text(&setup, &record.actions, None, &record.players, Some(&id));
    let end = stop(&hand, refused, &keys.players);
    let mut view = hand.view(Viewer::Auditor);
    view.reportable = hand.reportable();
    Ok(HandRuling {
        book: books::poker_head(houses, &game, &id),
        clauses: cited(rests_on(&story, &view.awards, &end)),
        next: after_the_burn(&hand),
        odd: odd_chip(&view.awards),
        hand: HandKeys { rulebook: id, ..keys.clone() },
        file,
        story,
        view,
        end,
    })
}

/// The clause of the odd chip, where a part of a pot was not divided evenly (S-7).
fn odd_chip(awards: &[Award]) -> Option<Clause> {
    let tied = |a: &Award, b: &Award| (a.pot, a.part) == (b.pot, b.part) && a.part != Part::Returned;
    let uneven = |a: &Award| awards.iter().any(|b| tied(a, b) && a.amount != b.amount);
    awards.iter().any(uneven).then_some(Clause::S7)
}

/// The clauses that are named: in the story, by the awards, and by a refusal.
fn rests_on<'a>(story: &'a [Act], awards: &'a [Award], end: &Stop) -> impl Iterator<Item = Clause> + 'a {
    let refused = match end {
        Stop::Refused { clause, .. } => Some(*clause),
        _ => None,
    };
    let said = story.iter().flat_map(|act| act.says.iter().filter_map(|sentence| sentence.clause));
    said.chain(awards.iter().map(|a| a.clause)).chain(odd_chip(awards)).chain(refused)
}

fn stop(hand: &Hand, refused: Option<(String, usize, games::Refusal)>, names: &[String]) -> Stop {
    if let Some((action, _, refusal)) = refused {
        let named =
            |place: u8| names.get(usize::from(place)).map_or(Arg::Place(place), |n| Arg::from(n.as_str()));
        return Stop::Refused { action, clause: refusal.clause, says: refusal.says.placed(&named) };
    }
    if !hand.is_over() {
        return Stop::Waits;
    }
    let stacks: Vec<Money> = hand.view(Viewer::Auditor).players.iter().map(|p| p.stack).collect();
    let net = hand.players().iter().map(|p| p.stack - p.entry.stack).collect();
    Stop::Over { stacks, net, drop: hand.collected() }
}

/// What the dealer does once the burn that is due is made.
fn after_the_burn(hand: &Hand) -> Option<Task> {
    let Turn::Dealer { task: Task::Burn } = hand.turn() else { return None };
    let mut after = hand.clone();
    after.execute(&Command::Burn { card: None }, &mut Vec::new()).ok()?;
    match after.turn() {
        Turn::Dealer { task } => Some(task),
        _ => None,
    }
}

impl HandKeys {
    /// The same as a record of a file.
    fn record<'a>(&'a self, game: &poker::HouseGame) -> Result<Record<'a>, Wrong> {
        let dollars = |list: &[f64]| -> Result<Vec<Money>, Wrong> {
            list.iter().map(|d| Money::from_dollars(*d).map_err(|why| Telling::from(why).into())).collect()
        };
        let texts = |list: &'a [String]| list.iter().map(|text| Cow::Borrowed(text.as_str())).collect();
        let (mut antes, mut blinds) = (dollars(&self.antes)?, dollars(&self.blinds)?);
        if let Some(rules) = game.at(self.limit.as_str()).filter(|_| !self.missed.is_empty()) {
            (antes, blinds) = self.posts(&rules);
        }
        Ok(Record {
            rulebook: Some(Cow::Borrowed(&self.rulebook)),
            limit: Some(Cow::Borrowed(&self.limit)),
            stacks: dollars(&self.stacks)?,
            players: texts(&self.players),
            actions: texts(&self.actions),
            antes,
            blinds,
            line: 1,
            ..Record::default()
        })
    }

    /// The blinds of a hand in which somebody makes up for those that were missed: the small one dead, the big one live.
    fn posts(&self, rules: &poker::Rules) -> (Vec<Money>, Vec<Money>) {
        let missed = |place: &usize| self.missed.contains(place);
        let places = 0..self.stacks.len();
        let ante = |place| if missed(&place) { rules.small_blind } else { Money::ZERO };
        let blind = |place| match place {
            _ if missed(&place) => -rules.big_blind,
            0 => rules.small_blind,
            1 => rules.big_blind,
            _ => Money::ZERO,
        };
        (places.clone().map(ante).collect(), places.map(blind).collect())
    }
}

impl Then {
    /// Does it, and says what was done.
    fn done(self, hand: &mut Hand) -> Vec<String> {
        let mut done = Vec::new();
        while let Some(command) = self.next(hand) {
            if hand.execute(&command, &mut Vec::new()).is_err() {
                break;
            }
            done.push(action_text(&command));
        }
        done
    }

    fn next(self, hand: &Hand) -> Option<Command> {
        let around = self == Then::CheckAround;
        match hand.turn() {
            Turn::Dealer { task: Task::Deal { seat, .. } } => {
                Some(Command::Deal { seat, cards: [None].into_iter().collect() })
            }
            Turn::Dealer { task: Task::Burn } => {
                let board = matches!(after_the_burn(hand), Some(Task::Board { .. } | Task::Common));
                (!board).then_some(Command::Burn { card: None })
            }
            Turn::Bet { seat, moves } if around && (moves.check || moves.call.is_some()) => {
                Some(Command::Call { seat })
            }
            Turn::Bet { seat, moves } if around && moves.bring_in.is_some() => {
                Some(Command::BringIn { seat })
            }
            _ => None,
        }
    }
}

/// What is asked of a hand.
#[derive(Deserialize)]
pub struct HandAsked {
    #[serde(default)]
    houses: Files,
    hand: HandKeys,
    then: Option<Then>,
}

/// Rules on a hand of poker.
pub fn rule(asked: HandAsked) -> Result<HandRuling, Wrong> {
    deal(&asked.houses.houses(), asked.hand, asked.then)
}
