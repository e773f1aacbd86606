//! People at tables with real chips: a dealer names them, or knows them by their seat (ROOM-16). They get no chips and no session.

use super::App;
use super::answer::Failure;
use super::auth::{Body, Who, checked_name};
use crate::permissions::Deed;
use crate::protocol::{Patron, PatronRequest};
use axum::Json;
use axum::extract::State;
use games::PlayerId;
use voice::say;

/// `POST /api/patrons`
pub async fn name(
    State(app): State<App>,
    who: Who,
    Body(request): Body<PatronRequest>,
) -> Result<Json<Patron>, Failure> {
    who.check(&app, Deed::Deal)?;
    let name = match request.name.trim() {
        "" => say!("room-patron").to_string(),
        name => checked_name(name)?,
    };
    let person = app.room.patron(&name, PlayerId(who.person.id)).await?;
    Ok(Json(Patron { player: PlayerId(person.id), name: person.name }))
}
