//! The referee: a round of blackjack as far as it is written, a table script or a hand history in, the ruling out.

use crate::books::{self, Files, Head};
use crate::clauses::{Cited, cited};
use crate::round::Round;
use crate::wrong::Wrong;
use chips::Money;
use games::blackjack::{Event, Narrator, Target, View};
use games::poker::phh::{self, Outcome, Replayer};
use games::poker::{self, tell};
use games::rulebook::Houses;
use games::scenario::{self, End, Scenario, Script, Scripted, SoFar};
use games::{Clause, Flaw, PlayerId, Sentence, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use voice::{Telling, say};

/// What the referee is asked.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    houses: Files,
    /// A round, perhaps not to its end.
    round: Option<Round>,
    /// A scenario file, a table script or a hand history.
    #[serde(default)]
    file: String,
    /// Keys of the rulebook changed for the sake of argument: `surrender=none`.
    #[serde(default)]
    changes: Vec<String>,
}

/// What the referee says.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // One of them at a time.
pub enum Ruling {
    /// Of one round of blackjack.
    Round(RoundRuling),
    /// Of a table over several rounds or hands.
    Table(TableRuling),
    /// Of hands that are written down in PHH.
    Hands(Vec<HandRuling>),
}

/// One round of blackjack: what happened, how the table stands, and where it stops.
#[derive(Serialize)]
pub struct RoundRuling {
    /// The rulebook it was ruled by.
    book: Head,
    /// The scenario file.
    file: String,
    /// Its keys.
    round: Round,
    /// Players by id.
    names: Vec<String>,
    /// What happened, with what is said of it.
    story: Vec<Told>,
    /// Where each card of the file went, in order.
    dealt: Vec<Target>,
    /// The table with every card face up; of a finished round, before it is cleared away.
    view: View,
    /// Where it stops.
    end: Stop,
    /// The clauses it rests on.
    clauses: BTreeMap<&'static str, Cited>,
}

/// An event, and what is said of it.
#[derive(Serialize)]
pub struct Told {
    event: Event,
    says: Option<Sentence>,
}

/// Where a round stops.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// It is over: this is paid and collected.
    Over(scenario::Outcome),
    /// This was refused.
    Refused { action: String, clause: Clause, says: Telling },
    /// The table waits for this.
    Waits { says: Telling },
}

/// A table over several rounds or hands.
#[derive(Serialize)]
pub struct TableRuling {
    book: Head,
    names: Vec<String>,
    says: Vec<Sentence>,
    refused: Vec<RefusedStep>,
    stacks: BTreeMap<String, Money>,
    drop: Money,
    clauses: BTreeMap<&'static str, Cited>,
}

/// A step that was refused, as it should be.
#[derive(Serialize)]
pub struct RefusedStep {
    step: String,
    clause: Clause,
    says: Telling,
}

/// A hand of poker.
#[derive(Serialize)]
pub struct HandRuling {
    players: Vec<String>,
    says: Vec<Sentence>,
    refused: Option<RefusedStep>,
    finishing_stacks: Option<Vec<Money>>,
    drop: Money,
    clauses: BTreeMap<&'static str, Cited>,
}

/// Rules on what is asked.
pub fn deal(asked: Asked) -> Result<Ruling, Wrong> {
    let houses = asked.houses.houses();
    if let Some(round) = asked.round {
        return deal_round(&houses, round.to_string(), round, &asked.changes).map(Ruling::Round);
    }
    let keys: Option<toml::Table> = asked.file.parse().ok();
    let has = |key: &str| keys.as_ref().is_some_and(|keys| keys.contains_key(key));
    if has("steps") {
        return play_script(&houses, &asked.file).map(Ruling::Table);
    }
    if keys.is_some() && !has("bank") && !has("cards") {
        return replay(&houses, &asked.file).map(Ruling::Hands);
    }
    let round = crate::round::read_file(&asked.file)?;
    deal_round(&houses, asked.file, round, &asked.changes).map(Ruling::Round)
}

fn deal_round(houses: &Houses, file: String, round: Round, changes: &[String]) -> Result<RoundRuling, Wrong> {
    let scenario = Scenario::parse(&file)?;
    let name = &scenario.rulebook.what;
    let changed: Vec<&str> = changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(name, &changed)?;
    let id = houses.resolve(name).unwrap_or(name);
    let SoFar { story, names, table, end } = scenario.so_far(&book)?;
    let mut narrator = Narrator::by(&book.rules);
    let told = |(_, event): (_, Event)| Told { says: narrator.tell(&event), event };
    let story: Vec<Told> = story.into_iter().map(told).collect();
    let end = match end {
        End::Over(outcome) => Stop::Over(outcome),
        End::Refused(refused) => {
            Stop::Refused { action: refused.action, clause: refused.clause, says: refused.says }
        }
        End::Waits(flaw) => Stop::Waits { says: flaw.what },
    };
    let refused = match &end {
        Stop::Refused { clause, .. } => Some(*clause),
        _ => None,
    };
    let said = story.iter().filter_map(|told| told.says.as_ref()?.clause);
    Ok(RoundRuling {
        book: books::head(houses, &book, id, changes),
        dealt: story.iter().filter_map(|told| target(&told.event)).collect(),
        view: table.view(Viewer::Auditor),
        clauses: cited(said.chain(refused)),
        file,
        round,
        names,
        story,
        end,
    })
}

fn target(event: &Event) -> Option<Target> {
    match event {
        Event::CardDealt { to, .. } => Some(*to),
        _ => None,
    }
}

fn play_script(houses: &Houses, file: &str) -> Result<TableRuling, Wrong> {
    let script = Script::parse(file)?;
    let name = &script.rulebook.what;
    let id = houses.resolve(name).unwrap_or(name);
    if houses.is_poker(id) {
        let game = houses.poker(id)?;
        let played = script.play_poker(&game)?;
        let stacks = played.table.people().iter().map(|p| (p.player, played.table.chips(p.player)));
        let (stacks, drop) = (stacks.collect(), played.table.drop_box());
        return Ok(table_ruling(books::poker_head(houses, &game, id), played, stacks, drop, say_poker));
    }
    let book = houses.load(id)?;
    let played = script.play(&book)?;
    let stacks = played.table.people().iter().map(|p| (p.id, p.stack)).collect();
    let drop = played.table.drop_box();
    let says = |table: &games::blackjack::Table, event: &Event| -> Vec<Sentence> {
        Narrator::at(table).tell(event).into_iter().collect()
    };
    Ok(table_ruling(books::head(houses, &book, id, &[]), played, stacks, drop, says))
}

fn say_poker(table: &poker::Table, event: &poker::TableEvent) -> Vec<Sentence> {
    let mut says = Vec::new();
    tell(table, std::slice::from_ref(event), &mut says);
    says
}

fn table_ruling<T, E>(
    book: Head,
    played: Scripted<T, E>,
    stacks: Vec<(PlayerId, Money)>,
    drop: Money,
    tell: impl Fn(&T, &E) -> Vec<Sentence>,
) -> TableRuling {
    let says: Vec<Sentence> = played.story.iter().flat_map(|(table, event)| tell(table, event)).collect();
    let refused: Vec<RefusedStep> = (played.refusals.into_iter())
        .map(|(step, refusal)| RefusedStep { step, clause: refusal.clause, says: refusal.says })
        .collect();
    let names = played.names;
    let stacks = stacks.into_iter().map(|(id, stack)| (names[id.0 as usize].clone(), stack)).collect();
    let clauses = says.iter().filter_map(|s| s.clause).chain(refused.iter().map(|r| r.clause));
    TableRuling { book, clauses: cited(clauses), names, says, refused, stacks, drop }
}

fn replay(houses: &Houses, file: &str) -> Result<Vec<HandRuling>, Wrong> {
    let records = phh::read(file)?;
    let found = houses.clone();
    let mut replayer = Replayer::new(move |name| {
        found.poker(name).map_err(|problems| say!("phh-rulebook-unsound", problems: Flaw::list(&problems)))
    });
    let mut hands = Vec::new();
    for record in &records {
        let setup = replayer.setup(record)?;
        let mut narrator = poker::Narrator::new(setup.rules, &setup.entries, &record.players);
        let outcome =
            replayer.replay_with(record, |_, events, _| events.iter().for_each(|e| narrator.tell(e)))?;
        let says = narrator.take();
        let (refused, finishing_stacks, drop) = match outcome {
            Outcome::Played(played) => {
                (None, Some(played.finishing_stacks().collect()), played.hand.collected())
            }
            Outcome::Refused { action, refusal, .. } => {
                let step = RefusedStep { step: action, clause: refusal.clause, says: refusal.says };
                (Some(step), None, Money::ZERO)
            }
        };
        let clauses = says.iter().filter_map(|s| s.clause).chain(refused.as_ref().map(|r| r.clause));
        hands.push(HandRuling {
            clauses: cited(clauses),
            players: record.players.iter().map(|name| name.to_string()).collect(),
            says,
            refused,
            finishing_stacks,
            drop,
        });
    }
    Ok(hands)
}
