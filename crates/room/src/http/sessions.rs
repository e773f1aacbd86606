//! Where people are signed in: everybody sees their own sessions and ends them; the manager those of the staff. What a
//! session is opened with is shown to nobody.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use crate::house::Author;
use crate::people::{role_of, works_here};
use crate::permissions::Deed;
use crate::protocol::SessionRow;
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Clause, PlayerId, Refusal};
use ledger::{Person, Session, Side};
use std::sync::Arc;
use voice::say;

/// How much of its key a session is called by: enough to tell one from another, and no help to anybody.
const CALLED: usize = 16;
/// All sessions but the one that asks.
const OTHERS: &str = "others";
/// All sessions of somebody else.
const ALL: &str = "all";

fn rows(app: &App, person: u32, here: &str) -> Vec<SessionRow> {
    let open = app.room.people.sessions_of(person, now_ms()).into_iter();
    let row = |(session, visit): (Session, Arc<crate::visits::Visit>)| SessionRow {
        session: session.key[..CALLED].to_string(),
        here: session.key == here,
        browser: visit.told(),
        from: Some(visit.from.clone()).filter(|from| !from.is_empty()),
        since: Some(visit.since).filter(|since| *since > 0),
        last: visit.last(),
        until: session.until,
    };
    open.map(row).collect()
}

/// `GET /api/sessions`
pub async fn sessions(State(app): State<App>, who: Who) -> Json<Vec<SessionRow>> {
    Json(rows(&app, who.person.id, &who.session))
}

/// `POST /api/sessions/{session}/end`
pub async fn end(
    State(app): State<App>,
    who: Who,
    Path(called): Path<String>,
) -> Result<StatusCode, Failure> {
    let person = Arc::clone(&who.person);
    let but = (called == OTHERS).then_some(who.session.as_str());
    end_of(&app, &who, &person, &called, but).await
}

/// Somebody who works here: where players are signed in is their own business.
fn of_staff(app: &App, who: &Who, player: u32) -> Result<Arc<Person>, Failure> {
    who.check(app, Deed::GiveRoles)?;
    let person = app.room.people.get(PlayerId(player)).filter(|p| !p.bot);
    let person = person.ok_or_else(|| Failure::missing(Missing::Person))?;
    match works_here(role_of(&person)) {
        true => Ok(person),
        false => Err(Refusal::new(Clause::Room1, say!("session-no-players")).into()),
    }
}

/// `GET /api/people/{player}/sessions`
pub async fn of_person(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
) -> Result<Json<Vec<SessionRow>>, Failure> {
    let person = of_staff(&app, &who, player)?;
    Ok(Json(rows(&app, person.id, &who.session)))
}

/// `POST /api/people/{player}/sessions/{session}/end`
pub async fn end_of_person(
    State(app): State<App>,
    who: Who,
    Path((player, called)): Path<(u32, String)>,
) -> Result<StatusCode, Failure> {
    let person = of_staff(&app, &who, player)?;
    end_of(&app, &who, &person, &called, None).await
}

/// Ends one session of somebody, or all of them but perhaps for one; their connections are closed at once.
async fn end_of(
    app: &App,
    who: &Who,
    person: &Person,
    called: &str,
    but: Option<&str>,
) -> Result<StatusCode, Failure> {
    // A session that is just beginning is waited for, and ends too.
    let _alone = app.room.people.alone().await;
    who.now(app)?;
    let open = app.room.people.sessions_of(person.id, now_ms()).into_iter().map(|(session, _)| session.key);
    let ends: Vec<String> = match called {
        OTHERS | ALL => open.filter(|key| but != Some(key)).collect(),
        one => open.filter(|key| key[..CALLED] == *one).collect(),
    };
    if ends.is_empty() && called != OTHERS && called != ALL {
        return Err(Failure::missing(Missing::Session));
    }
    ends.iter().for_each(|key| app.room.people.end(key));
    let sessions = ends.len() as u32;
    let sides: Vec<Side> = ends.into_iter().map(Side::EndSession).collect();
    if person.password.is_none() {
        app.room.note(sides).await?;
    } else if sessions > 0 {
        let author = Author { actor: Some(who.person.id), action: None };
        let ended = HouseEvent::SessionsEnded { player: PlayerId(person.id), sessions };
        app.room.house.write_surely(author, &ended, sides).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
