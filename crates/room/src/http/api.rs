//! What anybody may read: the lobby, signs, history as a bystander saw it, revealed shuffles, clauses.

use super::App;
use super::answer::Trouble;
use crate::game::seen;
use crate::protocol::{CheckableShuffle, RecordView, TableId, TableInfo, TableSummary};
use crate::record::TableRecord;
use crate::table::Message;
use axum::Json;
use axum::extract::{Path, Query, State};
use games::blackjack::{PlayerId, Viewer};
use serde::Deserialize;
use tokio::sync::oneshot;

/// `GET /api/lobby`
pub async fn lobby(State(app): State<App>) -> Json<Vec<TableSummary>> {
    Json(app.room.lobby())
}

/// `GET /api/tables/{table}`
pub async fn table(State(app): State<App>, Path(table): Path<TableId>) -> Result<Json<TableInfo>, Trouble> {
    let handle = app.room.table(table).ok_or_else(|| Trouble::missing("table"))?;
    Ok(Json(TableInfo::clone(&handle.info)))
}

/// `GET /api/clauses/{id}`
pub async fn clause(Path(id): Path<String>) -> Result<Json<&'static games::clauses::Entry>, Trouble> {
    games::clauses::find(&id).map(Json).ok_or_else(|| Trouble::missing("clause"))
}

/// Which records.
#[derive(Deserialize)]
pub struct Span {
    #[serde(default)]
    from: u64,
    #[serde(default)]
    limit: u32,
}

/// `GET /api/tables/{table}/history`: records after `from`, as a bystander saw them.
pub async fn history(
    State(app): State<App>,
    Path(table): Path<TableId>,
    Query(span): Query<Span>,
) -> Result<Json<Vec<RecordView>>, Trouble> {
    app.room.table(table).ok_or_else(|| Trouble::missing("table"))?;
    let limit = if span.limit == 0 { 100 } else { span.limit.min(500) };
    let records = app.room.read(move |reader| reader.records(table, span.from, limit)).await;
    let records = records.map_err(Trouble::ours)?;
    let views = records.into_iter().map(|stored| {
        let record: TableRecord =
            serde_json::from_str(&stored.body).map_err(|e| Trouble::ours(e.to_string()))?;
        Ok(RecordView {
            seq: stored.seq,
            at: stored.at,
            by: stored.actor.map(PlayerId),
            events: record.steps.iter().flat_map(|step| seen(step, Viewer::Rail)).collect(),
            says: Vec::new(),
        })
    });
    Ok(Json(views.collect::<Result<_, Trouble>>()?))
}

/// `GET /api/tables/{table}/shuffles/{shuffle}`
pub async fn shuffle(
    State(app): State<App>,
    Path((table, shuffle)): Path<(TableId, u32)>,
) -> Result<Json<CheckableShuffle>, Trouble> {
    let handle = app.room.table(table).ok_or_else(|| Trouble::missing("table"))?;
    let (answer, found) = oneshot::channel();
    let _ = handle.inbox.send(Message::Shuffle(shuffle, answer)).await;
    let found: Option<CheckableShuffle> = found.await.ok().flatten();
    let missing = "revealed shuffle of that number at hand; `cardroom verify` checks all of them";
    found.map(Json).ok_or_else(|| Trouble::missing(missing))
}
