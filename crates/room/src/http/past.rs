//! What is over: somebody's own rounds, page by page, finished hands of poker to step through, rounds as files.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Who, visitor};
use super::private::check_look;
use crate::past::{self, Facts, Walk};
use crate::people::role_of;
use crate::permissions::{Deed, may};
use crate::protocol::{HandReplay, PastPage, RoundFile, TableId};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use games::{PlayerId, Viewer};
use ledger::{StoreError, StoredRecord};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use voice::say;

/// How many records one request looks at. Whoever played long ago at a busy table asks more than once.
const BUDGET: usize = 10_000;
/// How many it looks at of each table at least: more than any round has.
const LEAST: usize = 1_000;
/// Records read at once.
const PAGE: u32 = 250;
/// Somebody who leaves does so at the end of the round, and a seat without a connection is given up after a while:
/// further than this behind their last word nobody plays on.
pub(super) const LINGERS: u64 = 5_000;
/// The longest hand there could be, in records.
const LONGEST: usize = 5_000;

/// Which page.
#[derive(Deserialize, JsonSchema)]
pub struct Span {
    #[serde(default)]
    before: String,
    #[serde(default)]
    limit: u32,
}

/// Where a page ends, table by table: `3.57-7.120` is everything before record 57 of table 3 and 120 of table 7.
fn parse_cursor(text: &str) -> Result<BTreeMap<TableId, u64>, Failure> {
    let pairs = text.split('-').filter(|part| !part.is_empty()).map(|part| {
        let (table, seq) = part.split_once('.')?;
        Some((table.parse().ok()?, seq.parse().ok()?))
    });
    pairs.collect::<Option<_>>().ok_or_else(|| Failure::bad(say!("room-no-cursor")))
}

fn cursor_text(cursor: &BTreeMap<TableId, u64>) -> String {
    cursor.iter().map(|(table, seq)| format!("{table}.{seq}")).collect::<Vec<_>>().join("-")
}

/// `GET /api/people/{player}/rounds`: one's own; anybody's for the auditor.
pub async fn rounds(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
    Query(span): Query<Span>,
) -> Result<Json<PastPage>, Failure> {
    if who.person.id != player {
        who.check(&app, Deed::ReadRounds)?;
    }
    if app.room.people.get(PlayerId(player)).is_none() {
        return Err(Failure::missing(Missing::Person));
    }
    let mut cursor = parse_cursor(&span.before)?;
    let limit = if span.limit == 0 { 25 } else { span.limit.min(100) } as usize;
    let logs = app.room.read(move |reader| reader.logs_of(player)).await?;
    let logs: Vec<(TableId, u64, u64)> = logs.into_iter().filter(|(log, ..)| *log != 0).collect();
    let tables: Vec<TableId> = logs.iter().map(|(table, ..)| *table).collect();
    let facts = app.room.facts(&tables).await?;
    let mut found = Vec::new();
    let mut horizon = 0;
    for facts in &facts {
        let Some((_, first, last)) = logs.iter().find(|(table, ..)| *table == facts.table) else { continue };
        let before = cursor.get(&facts.table).copied().unwrap_or(last + LINGERS);
        let walk = walk_back(&app, facts, PlayerId(player), (*first, before), limit, BUDGET / logs.len());
        let (walk, done) = walk.await?;
        // What is older than where one table's search stopped has to wait for the next page.
        if !done {
            horizon = horizon.max(walk.at.1);
        }
        cursor.insert(facts.table, if done { 0 } else { walk.resumes_before() });
        found.extend(walk.found);
    }
    found.sort_by_key(|round| std::cmp::Reverse((round.at, round.table, round.to)));
    let kept = found.iter().take(limit).take_while(|round| round.at >= horizon).count();
    // What does not fit on this page is found again on the next.
    for round in &found[kept..] {
        let seen = cursor.entry(round.table).or_default();
        *seen = (*seen).max(round.to + 1);
    }
    found.truncate(kept);
    let more = cursor.values().any(|seq| *seq > 0);
    Ok(Json(PastPage { rounds: found, next: more.then(|| cursor_text(&cursor)) }))
}

/// Looks through a table's log from `before` back to `first`, until `limit` rounds are found or `budget` records seen.
/// True where the whole log has been seen.
async fn walk_back<'a>(
    app: &App,
    facts: &'a Facts,
    player: PlayerId,
    (first, before): (u64, u64),
    limit: usize,
    budget: usize,
) -> Result<(Walk<'a>, bool), Failure> {
    let mut walk = Walk::new(facts, player, before);
    let (table, mut seen) = (facts.table, 0);
    while seen < budget.max(LEAST) && walk.at.0 > first {
        let before = walk.at.0;
        let page = app.room.read(move |reader| reader.records_before(table, before, PAGE)).await;
        let page = page?;
        if page.is_empty() {
            return Ok((walk, true));
        }
        for stored in &page {
            walk.see(stored)?;
            seen += 1;
            if walk.found.len() >= limit {
                return Ok((walk, false));
            }
        }
    }
    let done = walk.at.0 <= first;
    Ok((walk, done))
}

/// `GET /api/tables/{table}/hands/{seq}`: the hand that began with this record, from one's own chair; from the rail for
/// whoever had none; with all cards for the auditor.
pub async fn hand(
    State(app): State<App>,
    headers: HeaderMap,
    Path((table, seq)): Path<(TableId, u64)>,
) -> Result<Json<HandReplay>, Failure> {
    check_look(&app, &headers, table).await?;
    let viewer = match visitor(&app, &headers) {
        Some(person) if may(role_of(&person), Deed::SeeAll) => Viewer::Auditor,
        Some(person) => Viewer::Player(PlayerId(person.id)),
        None => Viewer::Rail,
    };
    let name = |player| app.room.people.name(player);
    let found = from_record(&app, table, seq, |facts, records| past::replay(facts, records, viewer, &name));
    found.await?.map(Json).ok_or_else(|| Failure::missing(Missing::Hand))
}

/// `GET /api/tables/{table}/rounds/{seq}`: the round that began with this record, as a file.
pub async fn round(
    State(app): State<App>,
    Path((table, seq)): Path<(TableId, u64)>,
    headers: HeaderMap,
) -> Result<Json<RoundFile>, Failure> {
    check_look(&app, &headers, table).await?;
    let file = from_record(&app, table, seq, past::tell).await?;
    file.map(Json).ok_or_else(|| Failure::missing(Missing::Round))
}

/// Reads a table's log from a record on until there is enough of it for an answer.
pub(super) async fn from_record<T>(
    app: &App,
    table: TableId,
    seq: u64,
    answer: impl Fn(&Facts, &[StoredRecord]) -> Result<Option<T>, StoreError>,
) -> Result<Option<T>, Failure> {
    let facts = app.room.facts(&[table]).await?;
    let facts = facts.first().ok_or_else(|| Failure::missing(Missing::Table))?;
    let Some(mut after) = seq.checked_sub(1) else { return Ok(None) };
    let mut records = Vec::new();
    while records.len() < LONGEST {
        let page = app.room.read(move |reader| reader.records(table, after, PAGE)).await;
        let page = page?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        records.extend(page);
        if let Some(found) = answer(facts, &records)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::{cursor_text, parse_cursor};

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        for text in ["", "3.57", "3.57-7.120"] {
            assert_eq!(cursor_text(&parse_cursor(text).unwrap()), text);
        }
        for wrong in ["x", "3", "3.", "3.57-", "-1.2.3", "3.-1", "99999999999.1"] {
            let read = parse_cursor(wrong);
            assert!(read.is_err() || cursor_text(&read.unwrap()) != wrong, "{wrong}");
        }
    }
}
