//! People who play with real chips: a dealer or the cage names them, or a dealer knows them by their seat (ROOM-16). They get no chips
//! and no session. Who types a name is offered those that may be meant.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who, checked_name};
use super::lists::tables_of;
use crate::calendar::Days;
use crate::permissions::Deed;
use crate::protocol::{KnownNames, Patron, PatronRequest, TableId};
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, State};
use games::PlayerId;
use std::collections::BTreeSet;
use voice::say;

/// No table has more seats.
const MOST_SEATS: u8 = games::poker::MOST as u8;

/// `POST /api/patrons`
pub async fn name(
    State(app): State<App>,
    who: Who,
    Body(request): Body<PatronRequest>,
) -> Result<Json<Patron>, Failure> {
    who.check(&app, Deed::NamePatrons)?;
    let (name, named) = match (request.name.trim(), request.seat) {
        ("", Some(seat)) if (1..=MOST_SEATS).contains(&seat) => {
            (say!("room-patron", seat: seat).to_string(), false)
        }
        ("", _) => return Err(Failure::bad(say!("web-name"))),
        (name, _) => (checked_name(name)?, true),
    };
    let person = app.room.patron(&name, named, PlayerId(who.person.id)).await?;
    Ok(Json(Patron { player: PlayerId(person.id), name: person.name }))
}

/// `GET /api/patrons`
pub async fn known(State(app): State<App>, who: Who) -> Result<Json<KnownNames>, Failure> {
    who.check(&app, Deed::RunTables)?;
    Ok(Json(KnownNames { names: app.room.people.patron_names() }))
}

/// `GET /api/tables/{table}/expected`: who waits on the lists of its game and limit, who sat there today, and who banks for third
/// parties. Whether somebody is kept out makes no difference: it would be told by the names that are missing.
pub async fn at_table(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
) -> Result<Json<KnownNames>, Failure> {
    who.check(&app, Deed::NamePatrons)?;
    let handle = app.room.table(table).filter(|handle| handle.info.private.is_none());
    handle.ok_or_else(|| Failure::missing(Missing::Table))?;
    let lobby = app.room.lobby();
    let mut waiting = app.room.floor_book.waiting();
    waiting.retain(|waits| tables_of(&lobby, &waits.list).any(|row| row.table == table));
    let mut names: BTreeSet<String> = waiting.into_iter().map(|waits| waits.name).collect();
    names.extend(app.room.people.provider_names());
    let today = Days::last(&app.room.calendar(), 1, now_ms());
    for (_, sitting) in app.room.sittings(&today).await?.iter().filter(|(at, _)| *at == table) {
        let player = sitting.player;
        if !app.room.is_program(player) && !app.room.people.is_nameless(player) {
            names.insert(app.room.people.name(player));
        }
    }
    Ok(Json(KnownNames { names: names.into_iter().collect() }))
}
