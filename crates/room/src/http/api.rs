//! What anybody may read: the lobby, signs, history as a bystander saw it, revealed shuffles, clauses.

use super::App;
use super::answer::{Failure, Missing, read_in};
use super::auth;
use super::private::check_look;
use crate::counted::counted;
use crate::engine::Engine;
use crate::error::RoomError;
use crate::floor;
use crate::frame;
use crate::game::seen;
use crate::past;
use crate::people::role_of;
use crate::permissions::{Deed, Page, may};
use crate::protocol::{
    CheckableShuffle, GameInfo, PageRow, RecordView, RulebookRow, TableId, TableInfo, TableSummary,
};
use crate::record::entered_by;
use crate::shuffles::Shuffles;
use crate::table::Message;
use crate::tell::Teller;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use games::blackjack::Counter;
use games::{Clause, PlayerId, Viewer};
use ledger::Account;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use tokio::sync::oneshot;
use voice::say;

/// `GET /api/lobby`
pub async fn lobby(State(app): State<App>) -> Json<Vec<TableSummary>> {
    Json(app.room.lobby())
}

/// `GET /api/rulebooks`: read anew, because it is seldom asked and cheap.
pub async fn rulebooks(State(app): State<App>) -> Json<Vec<RulebookRow>> {
    Json(floor::rulebooks(&app.room.houses))
}

/// `GET /api/tables/{table}`
pub async fn table(
    State(app): State<App>,
    Path(table): Path<TableId>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Failure> {
    check_look(&app, &headers, table).await?;
    if let Some(handle) = app.room.table(table) {
        return Ok(Json(TableInfo::clone(&handle.info)));
    }
    // A table that was closed is not at hand after a restart, and its log is still there to look at.
    let facts = app.room.facts(&[table]).await?;
    let facts = facts.into_iter().next().ok_or_else(|| Failure::missing(Missing::Table))?;
    let engine = Engine::open(table, facts.spec, Shuffles::default())?;
    Ok(Json(frame::info(&engine)))
}

/// `GET /api/clauses/{id}`, in the language that is asked for.
pub async fn clause(
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<games::clauses::Entry>, Failure> {
    let clause = Clause::find(&id).ok_or_else(|| Failure::missing(Missing::Clause))?;
    Ok(Json(clause.entry(read_in(&headers))))
}

/// Which records.
#[derive(Deserialize, JsonSchema)]
pub struct Span {
    #[serde(default)]
    from: u64,
    #[serde(default)]
    limit: u32,
}

/// `GET /api/pages`: for whom the pages are that are not for everybody.
pub async fn pages() -> Json<Vec<PageRow>> {
    Json(Page::ALL.map(|page| PageRow { page, roles: page.roles() }).into())
}

/// `GET /api/tables/{table}/history`: records after `from`, as a bystander saw them.
pub async fn history(
    State(app): State<App>,
    Path(table): Path<TableId>,
    Query(span): Query<Span>,
    headers: HeaderMap,
) -> Result<Json<Vec<RecordView>>, Failure> {
    check_look(&app, &headers, table).await?;
    let limit = if span.limit == 0 { 100 } else { span.limit.min(500) };
    let open = app.room.table(table).map(|handle| handle.info.game.clone());
    let is_open = open.is_some();
    let read = app.room.read(move |reader| {
        let records = reader.records(table, span.from, limit)?;
        // Of a table that is closed the house's book tells what was played there.
        let seek = open.is_none() && !records.is_empty();
        let facts = if seek { past::facts(reader, &[table])? } else { Vec::new() };
        Ok::<_, RoomError>((records, open.or_else(|| facts.into_iter().next().map(|facts| facts.info))))
    });
    let (records, game) = read.await?;
    // The house's own book is nobody's to read here; a table without a record may still be open.
    if table == 0 || (records.is_empty() && !is_open) {
        return Err(Failure::missing(Missing::Table));
    }
    let rules = match &game {
        Some(GameInfo::Blackjack { rules, .. }) => Some(rules),
        _ => None,
    };
    let mut teller = game.as_ref().map(Teller::of).unwrap_or_default();
    let mut counter = rules.map(Counter::by).unwrap_or_default();
    let views = records.into_iter().map(|stored| {
        let record = past::read(table, &stored)?;
        let says = teller.tell(&record.steps);
        Ok(RecordView {
            seq: stored.seq,
            at: stored.at,
            by: stored.actor.map(PlayerId),
            entered_by: entered_by(&record.steps, stored.actor.map(PlayerId)),
            events: record.steps.iter().flat_map(|step| seen(step, Viewer::Rail)).collect(),
            counted: counted(&mut counter, &record.steps),
            says,
        })
    });
    Ok(Json(views.collect::<Result<_, Failure>>()?))
}

/// Whose names are asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct Numbers {
    of: String,
}

/// `GET /api/tables/{table}/names?of=4,17`: what people are called who sat there; its log knows them by number only. Who never
/// sat at a table, but entered something there, is named to those who look for past rounds alone.
pub async fn names(
    State(app): State<App>,
    Path(table): Path<TableId>,
    Query(asked): Query<Numbers>,
    headers: HeaderMap,
) -> Result<Json<BTreeMap<u32, String>>, Failure> {
    check_look(&app, &headers, table).await?;
    let numbers: Result<Vec<u32>, _> = asked.of.split(',').take(100).map(str::parse).collect();
    let numbers = numbers.map_err(|_| Failure::bad(say!("room-no-numbers")))?;
    let looks = auth::visitor(&app, &headers).is_some_and(|who| may(role_of(&who), Deed::SearchRounds));
    let sat = |n: &u32| looks || app.room.ledger.knows(Account::Stack { table, person: *n });
    let known = |n: u32| app.room.people.get(PlayerId(n)).map(|p| (n, p.name.clone()));
    Ok(Json(numbers.into_iter().filter(sat).filter_map(known).collect()))
}

/// `GET /api/tables/{table}/shuffles/{shuffle}`: all that is needed to check it; whoever was dealt cards of it finds their own
/// among them.
pub async fn shuffle(
    State(app): State<App>,
    Path((table, shuffle)): Path<(TableId, u32)>,
    headers: HeaderMap,
) -> Result<Json<CheckableShuffle>, Failure> {
    check_look(&app, &headers, table).await?;
    let handle = app.room.table(table).ok_or_else(|| Failure::missing(Missing::Table))?;
    let (answer, found) = oneshot::channel();
    let asks = auth::visitor(&app, &headers).map(|person| PlayerId(person.id));
    let _ = handle.tell(Message::Shuffle(shuffle, asks, answer)).await;
    let found: Option<CheckableShuffle> = found.await.ok().flatten();
    found.map(Json).ok_or_else(|| Failure::missing(Missing::Shuffle))
}
