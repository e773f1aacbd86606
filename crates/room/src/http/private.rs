//! Private tables (ROOM-15): opening one, one's own, closing it, and who may look at what was played there.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who, visitor};
use super::throttle::Rate;
use crate::house::Author;
use crate::people::role_of;
use crate::permissions::Deed;
use crate::private::looks_in;
use crate::protocol::{OpenPrivate, PrivateTable, TableId};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use games::{Clause, PlayerId, Refusal};
use std::time::Duration;
use voice::say;

/// How often somebody opens one.
const OPENINGS: Rate = Rate { most: 10, over: Duration::from_secs(3600) };

/// `POST /api/private`
pub async fn open(
    State(app): State<App>,
    who: Who,
    Body(order): Body<OpenPrivate>,
) -> Result<Json<PrivateTable>, Failure> {
    who.check(&app, Deed::Play)?;
    let host = PlayerId(who.person.id);
    app.throttle.take(&format!("private {}", host.0), OPENINGS).map_err(Failure::too_fast)?;
    Ok(Json(app.room.open_private(host, &order).await?))
}

/// `GET /api/private`
pub async fn own(State(app): State<App>, who: Who) -> Json<Vec<PrivateTable>> {
    Json(app.room.private_of(PlayerId(who.person.id)))
}

/// `POST /api/private/{table}/close`
pub async fn close(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
) -> Result<StatusCode, Failure> {
    let private = app.room.table(table).and_then(|handle| handle.info.private.clone());
    let private = private.ok_or_else(|| Failure::missing(Missing::Table))?;
    if private.host.0 != who.person.id {
        return Err(Refusal::new(Clause::Room15, say!("private-no-host")).into());
    }
    let author = Author { actor: Some(who.person.id), action: None };
    app.room.close_table(table, say!("private-closed").to_string(), author).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What was played at a private table is for those who were there. For everybody else there is no such table.
pub async fn check_look(app: &App, headers: &HeaderMap, table: TableId) -> Result<(), Failure> {
    let host = match app.room.table(table) {
        Some(handle) => handle.info.private.as_ref().map(|private| private.host),
        None => {
            let facts = app.room.facts(&[table]).await?;
            facts.into_iter().next().and_then(|facts| facts.spec.private).map(|private| private.host)
        }
    };
    let Some(host) = host else { return Ok(()) };
    let person = visitor(app, headers).ok_or_else(|| Failure::missing(Missing::Table))?;
    let id = person.id;
    if host.0 == id || looks_in(role_of(&person)) {
        return Ok(());
    }
    let logs = app.room.read(move |reader| reader.logs_of(id)).await?;
    match logs.iter().any(|(log, ..)| *log == table) {
        true => Ok(()),
        false => Err(Failure::missing(Missing::Table)),
    }
}
