//! What somebody's rounds came to, all of them. What was added up once is kept, and only what came since is read.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use crate::past::{Facts, Walk};
use crate::permissions::Deed;
use crate::protocol::{GameResults, PastRound, Results, ResultsSoFar, TableId};
use axum::Json;
use axum::extract::{Path, State};
use chips::Money;
use games::PlayerId;
use parking_lot::Mutex;
use std::collections::HashMap;

/// Records read at once.
const PAGE: u32 = 250;
/// How many steps the graph has at most.
const STEPS: usize = 200;
/// How many tallies are kept.
const KEPT: usize = 10_000;

/// What the rounds of somebody at one table came to, up to a record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The last record that was looked at.
    upto: u64,
    title: String,
    wagered: Money,
    /// When each round ended, what it brought and what it cost in fees.
    rounds: Vec<(u64, Money, Money)>,
    best: Option<PastRound>,
    worst: Option<PastRound>,
}

/// Tallies by person and table.
#[derive(Debug, Default)]
pub struct Tallies(Mutex<HashMap<(u32, TableId), Tally>>);

impl Tallies {
    fn of(&self, player: u32, table: TableId) -> Tally {
        self.0.lock().get(&(player, table)).cloned().unwrap_or_default()
    }

    fn keep(&self, player: u32, table: TableId, tally: &Tally) {
        let mut known = self.0.lock();
        if known.len() >= KEPT {
            known.clear();
        }
        let kept = known.entry((player, table)).or_default();
        if tally.upto >= kept.upto {
            *kept = tally.clone();
        }
    }
}

impl Tally {
    /// Adds rounds that came since, newest first.
    fn add(&mut self, found: Vec<PastRound>) {
        for round in found.into_iter().rev() {
            self.wagered += round.wagered;
            self.rounds.push((round.at, round.result, round.fees));
            if round.result.is_positive() && self.best.as_ref().is_none_or(|best| round.result > best.result)
            {
                self.best = Some(round);
            } else if round.result < self.worst.as_ref().map_or(Money::ZERO, |worst| worst.result) {
                self.worst = Some(round);
            }
        }
    }
}

/// `GET /api/people/{player}/results`: one's own; anybody's for the auditor.
pub async fn results(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
) -> Result<Json<Results>, Failure> {
    if who.person.id != player {
        who.check(&app, Deed::ReadRounds)?;
    }
    if app.room.people.get(PlayerId(player)).is_none() {
        return Err(Failure::missing(Missing::Person));
    }
    let logs = app.room.read(move |reader| reader.logs_of(player)).await?;
    let logs: Vec<(TableId, u64, u64)> = logs.into_iter().filter(|(log, ..)| *log != 0).collect();
    let tables: Vec<TableId> = logs.iter().map(|(table, ..)| *table).collect();
    let facts = app.room.facts(&tables).await?;
    let mut tallies = Vec::new();
    // What is won at a private table stays there.
    for facts in facts.iter().filter(|facts| facts.spec.private.is_none()) {
        let Some((_, first, last)) = logs.iter().find(|(table, ..)| *table == facts.table) else { continue };
        let known = app.tallies.of(player, facts.table);
        let span = (first.saturating_sub(1), last + super::past::LINGERS);
        let tally = brought_up(&app, facts, PlayerId(player), span, known).await?;
        app.tallies.keep(player, facts.table, &tally);
        tallies.push(tally);
    }
    Ok(Json(together(&tallies)))
}

/// Reads back from the end of the log to what was added up before, and to the beginning of a round that reaches across.
async fn brought_up(
    app: &App,
    facts: &Facts,
    player: PlayerId,
    (first, before): (u64, u64),
    mut tally: Tally,
) -> Result<Tally, Failure> {
    let known = tally.upto.max(first);
    let mut walk = Walk::new(facts, player, before);
    let (table, mut newest) = (facts.table, tally.upto);
    while walk.resumes_before() > known + 1 {
        let before = walk.at.0;
        let page = app.room.read(move |reader| reader.records_before(table, before, PAGE)).await?;
        if page.is_empty() {
            break;
        }
        for stored in &page {
            newest = newest.max(stored.seq);
            walk.see(stored)?;
        }
    }
    walk.found.retain(|round| round.to > tally.upto);
    tally.title.clone_from(&facts.title);
    tally.upto = newest;
    tally.add(walk.found);
    Ok(tally)
}

/// All tables together.
fn together(tallies: &[Tally]) -> Results {
    let mut all = Results::default();
    let mut rounds: Vec<(u64, Money, Money)> = Vec::new();
    for tally in tallies.iter().filter(|tally| !tally.rounds.is_empty()) {
        rounds.extend(&tally.rounds);
        let result = tally.rounds.iter().map(|(_, result, _)| *result).sum();
        let fees = tally.rounds.iter().map(|(.., fees)| *fees).sum();
        let count = tally.rounds.len() as u32;
        let row = all.games.iter_mut().find(|row| row.title == tally.title);
        match row {
            Some(row) => {
                row.rounds += count;
                row.wagered += tally.wagered;
                row.fees += fees;
                row.result += result;
            }
            None => all.games.push(GameResults {
                title: tally.title.clone(),
                rounds: count,
                wagered: tally.wagered,
                fees,
                result,
            }),
        }
    }
    all.games.sort_by_key(|row| std::cmp::Reverse(row.rounds));
    all.rounds = all.games.iter().map(|row| row.rounds).sum();
    all.wagered = all.games.iter().map(|row| row.wagered).sum();
    all.fees = all.games.iter().map(|row| row.fees).sum();
    all.result = all.games.iter().map(|row| row.result).sum();
    all.best = tallies.iter().filter_map(|t| t.best.clone()).max_by_key(|round| round.result);
    all.worst = tallies.iter().filter_map(|t| t.worst.clone()).min_by_key(|round| round.result);
    rounds.sort_unstable();
    all.graph = graph(&rounds);
    all
}

/// How it went, in at most `STEPS` steps, the last of them at the end.
fn graph(rounds: &[(u64, Money, Money)]) -> Vec<ResultsSoFar> {
    let every = rounds.len().div_ceil(STEPS).max(1);
    let (mut fees, mut result) = (Money::ZERO, Money::ZERO);
    let mut steps = Vec::new();
    for (n, (at, brought, cost)) in rounds.iter().enumerate() {
        (fees, result) = (fees + *cost, result + *brought);
        if (rounds.len() - 1 - n).is_multiple_of(every) {
            steps.push(ResultsSoFar { at: *at, rounds: n as u32 + 1, fees, result });
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_ends_with_everything_and_has_so_many_steps_at_most() {
        let rounds: Vec<_> = (0..1001).map(|n| (n, Money::dollars(2), Money::dollars(1))).collect();
        let graph = graph(&rounds);
        assert!(graph.len() <= STEPS, "{}", graph.len());
        let last = graph.last().unwrap();
        assert_eq!((last.rounds, last.result, last.fees), (1001, Money::dollars(2002), Money::dollars(1001)));
        assert!(super::graph(&[]).is_empty());
    }
}
