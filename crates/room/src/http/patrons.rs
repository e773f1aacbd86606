//! People who play with real chips: a dealer or the cage names them, or a dealer knows them by their seat (ROOM-16). They get no chips
//! and no session.

use super::App;
use super::answer::Failure;
use super::auth::{Body, Who, checked_name};
use crate::permissions::Deed;
use crate::protocol::{Patron, PatronRequest};
use axum::Json;
use axum::extract::State;
use games::PlayerId;
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
