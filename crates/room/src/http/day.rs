//! Past rounds, looked for by table, time, person, seat, amount, ruling; how the bank goes round; for whom providers sit. Read from the
//! digest of the tables, and not from their logs.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::reports::Span;
use crate::digest::{Round, Turn, Wanted};
use crate::floor_book::FloorEvent;
use crate::past::Facts;
use crate::permissions::Deed;
use crate::protocol::{
    BankTurn, FoundPart, FoundRound, FoundRounds, PastTable, ProviderRequest, RotationClock, RoundMark,
    TableId,
};
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::Reader;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use voice::say;

/// How many rounds a page has, and at most.
const USUAL: u32 = 50;
const MOST: u32 = 200;

/// Which rounds. What is left out is all the same.
#[derive(Deserialize, JsonSchema)]
pub struct Looked {
    table: Option<TableId>,
    /// A gaming day, a time of the house's clock on one like `2026-11-15 18:30`, or a moment like `2026-11-15T18:30:00Z`.
    from: Option<String>,
    /// A gaming day, that day included, or a time or moment, up to which it goes.
    to: Option<String>,
    /// A number, or a part of a name.
    person: Option<String>,
    seat: Option<u8>,
    /// Somebody staked, won or lost at least so many dollars.
    least: Option<f64>,
    /// At most so many.
    most: Option<f64>,
    ruled: Option<bool>,
    voided: Option<bool>,
    /// What became of it: `reversed`, `corrected`, `disputed` or `called`; where the floor has not decided yet, too.
    mark: Option<RoundMark>,
    /// The number of the round or hand at its table.
    number: Option<u32>,
    /// Rounds in which only the house's programs had part, too.
    #[serde(default)]
    programs: bool,
    /// The `next` of the page before.
    before: Option<String>,
    limit: Option<u32>,
}

/// `3.57.1700000000000` is everything after the round of table 3 that began with record 57 and ended then.
fn parse_place(text: &str) -> Result<(u64, TableId, u64), Failure> {
    let mut parts = text.split('.');
    let mut number = || parts.next().and_then(|part| part.parse::<u64>().ok());
    let place = number().zip(number()).zip(number());
    let ((table, from), at) = place.ok_or_else(|| Failure::bad(say!("room-no-cursor")))?;
    Ok((at, u32::try_from(table).unwrap_or(0), from))
}

/// An amount in dollars.
fn dollars(amount: Option<f64>) -> Result<Option<Money>, Failure> {
    let read = |amount| Money::from_dollars(amount).map_err(|_| Failure::bad(say!("day-no-amount")));
    amount.map(read).transpose()
}

/// Those whose number or name this is.
fn people(app: &App, text: &str) -> BTreeSet<PlayerId> {
    if let Ok(number) = text.parse() {
        return [PlayerId(number)].into();
    }
    let text = text.to_lowercase();
    let named = app.room.people.all().into_iter().filter(|person| person.name.to_lowercase().contains(&text));
    named.map(|person| PlayerId(person.id)).collect()
}

fn wanted(app: &App, looked: &Looked) -> Result<Wanted, Failure> {
    let calendar = app.room.calendar();
    let from = looked.from.as_deref().map(|text| calendar.moment(text)).transpose()?;
    let end = |text: &str| calendar.end_of(text).or_else(|_| calendar.moment(text));
    let to = looked.to.as_deref().map(end).transpose()?;
    Ok(Wanted {
        table: looked.table,
        from: from.unwrap_or(0),
        to: to.unwrap_or(u64::MAX),
        person: looked.person.as_deref().map(str::trim).filter(|t| !t.is_empty()).map(|t| people(app, t)),
        seat: looked.seat,
        least: dollars(looked.least)?,
        most: dollars(looked.most)?,
        ruled: looked.ruled,
        voided: looked.voided,
        mark: looked.mark,
        number: looked.number,
        programs: (!looked.programs).then(|| app.room.programs()),
        after: looked.before.as_deref().map(parse_place).transpose()?,
        limit: looked.limit.filter(|limit| *limit > 0).unwrap_or(USUAL).min(MOST) as usize,
    })
}

/// `GET /api/past`
pub async fn past(
    State(app): State<App>,
    who: Who,
    Query(looked): Query<Looked>,
) -> Result<Json<FoundRounds>, Failure> {
    who.check(&app, Deed::SearchRounds)?;
    let wanted = wanted(&app, &looked)?;
    let limit = wanted.limit;
    app.room.digest().await?;
    let digests = Arc::clone(&app.room.digests);
    let mut found = app.room.study(move |reader: &mut Reader| digests.search(reader, &wanted)).await?;
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found.last().filter(|_| more).map(|(table, r)| format!("{table}.{}.{}", r.from, r.at));
    let tables: Vec<TableId> =
        found.iter().map(|(table, _)| *table).collect::<BTreeSet<_>>().into_iter().collect();
    let facts: BTreeMap<TableId, Facts> =
        app.room.facts(&tables).await?.into_iter().map(|facts| (facts.table, facts)).collect();
    let row = |(table, round): &(TableId, Round)| facts.get(table).map(|facts| row(&app, facts, round));
    let rounds = found.iter().map(row).collect::<Option<_>>();
    let rounds = rounds.ok_or_else(|| Failure::missing(Missing::Table))?;
    Ok(Json(FoundRounds { rounds, next, unread: app.room.digests.left() }))
}

/// `GET /api/past/tables`
pub async fn past_tables(State(app): State<App>, who: Who) -> Result<Json<Vec<PastTable>>, Failure> {
    who.check(&app, Deed::SearchRounds)?;
    let opened: Vec<TableId> = app.room.opened.read().keys().copied().collect();
    let facts = app.room.facts(&opened).await?;
    let row = |facts: Facts| PastTable { table: facts.table, name: facts.spec.name, title: facts.title };
    let open_to_all = facts.into_iter().filter(|facts| facts.spec.private.is_none());
    Ok(Json(open_to_all.map(row).collect()))
}

fn row(app: &App, facts: &Facts, round: &Round) -> FoundRound {
    let name = |player| app.room.people.name(player);
    let part = |part: &crate::digest::Part| FoundPart {
        player: part.player,
        name: name(part.player),
        seat: part.seat,
        bank: part.bank,
        third_party: part.third_party,
        staked: part.staked,
        fees: part.fees,
        result: part.result,
    };
    FoundRound {
        table: facts.table,
        name: facts.spec.name.clone(),
        title: facts.title.clone(),
        game: facts.game.into(),
        from: round.from,
        to: round.to,
        began: round.began,
        at: round.at,
        voided: round.voided,
        ruled: round.ruled,
        marks: round.marks.iter().copied().collect(),
        number: round.number,
        dealer: round.dealer.map(name),
        parts: round.parts.iter().map(part).collect(),
    }
}

/// `GET /api/tables/{table}/bank`
pub async fn bank(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
    Query(span): Query<Span>,
) -> Result<Json<Vec<BankTurn>>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    let days = span.days(&app)?;
    app.room.digest().await?;
    let digests = Arc::clone(&app.room.digests);
    let turns = app.room.study(move |reader: &mut Reader| digests.turns(reader, &days, table)).await?;
    let row = |turn: Turn| BankTurn {
        offered: turn.offered,
        at: turn.at,
        player: turn.player,
        name: app.room.people.name(turn.player),
        seat: turn.seat,
        third_party: turn.third_party,
        answer: turn.answer,
        wager: turn.wager,
    };
    Ok(Json(turns.into_iter().map(row).collect()))
}

/// `GET /api/rotation`
pub async fn rotation(State(app): State<App>, who: Who) -> Result<Json<Vec<RotationClock>>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    app.room.digest().await?;
    Ok(Json(app.room.rotation_clocks(now_ms())))
}

/// `POST /api/people/{player}/provider`
pub async fn provider(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
    Body(request): Body<ProviderRequest>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::GiveRoles)?;
    let person = app.room.people.get(PlayerId(player)).ok_or_else(|| Failure::missing(Missing::Person))?;
    app.room.digest().await?;
    if !app.room.providers()(&person) {
        return Err(Refusal::new(Clause::Room1, say!("day-no-provider", name: person.name.as_str())).into());
    }
    let [company, badge] = [request.company, request.badge].map(|text| text.trim().to_string());
    if [&company, &badge].iter().any(|text| text.chars().count() > 80 || text.chars().any(char::is_control)) {
        return Err(Failure::bad(say!("day-no-company")));
    }
    let event = FloorEvent::ProviderNamed { player: PlayerId(player), company, badge };
    super::lists::write(&app, &who, request.id, event).await?;
    Ok(StatusCode::NO_CONTENT)
}
