//! How somebody looks at the tables, which language they read, and what they write down of others.

use super::App;
use super::answer::Failure;
use super::auth::{Body, Who, checked_name, named};
use super::throttle::Rate;
use crate::people::{FACES, LONGEST_REMARK, MOST_REMARKS, People, Remarks, is_guest, is_unseen};
use crate::protocol::{FaceRequest, GuestRequest, LanguageRequest, Me, RemarkRequest};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::PlayerId;
use ledger::Person;
use std::time::Duration;
use voice::{Voice, say};

/// How often somebody writes such things.
const WRITES: Rate = Rate { most: 30, over: Duration::from_secs(60) };

/// How often a guest takes another name.
const NAMES: Rate = Rate { most: 5, over: Duration::from_secs(600) };

/// `POST /api/name`: a guest chooses what to be called.
pub async fn name(
    State(app): State<App>,
    who: Who,
    Body(asked): Body<GuestRequest>,
) -> Result<Json<Me>, Failure> {
    let name = checked_name(&asked.name)?;
    if name.is_empty() {
        return Err(Failure::bad(say!("web-account-name")));
    }
    let alone = app.room.people.alone().await;
    let guest = who.now(&app)?;
    if !is_guest(&guest) {
        return Err(Failure::new(StatusCode::CONFLICT, say!("web-name-guests")));
    }
    app.throttle.take(&format!("names {}", guest.id), NAMES).map_err(Failure::too_fast)?;
    let person = Person { name, ..(*guest).clone() };
    named(&app, &alone, &person, Vec::new()).await?;
    drop(alone);
    app.tell(PlayerId(person.id));
    Ok(Json(app.me(&person, &who.session)))
}

/// `POST /api/face`: somebody chooses a face.
pub async fn choose(
    State(app): State<App>,
    who: Who,
    Body(asked): Body<FaceRequest>,
) -> Result<Json<Me>, Failure> {
    let person = who.now(&app)?;
    if asked.face >= FACES {
        return Err(Failure::bad(say!("web-no-face", last: FACES - 1)));
    }
    app.throttle.take(&format!("faces {}", person.id), WRITES).map_err(Failure::too_fast)?;
    app.room.note(vec![People::face_note(person.id, asked.face)]).await?;
    app.room.people.set_face(person.id, asked.face);
    app.tell(PlayerId(person.id));
    Ok(Json(app.me(&person, &who.session)))
}

/// `POST /api/language`: somebody chooses a language.
pub async fn read(
    State(app): State<App>,
    who: Who,
    Body(asked): Body<LanguageRequest>,
) -> Result<Json<Me>, Failure> {
    let person = who.now(&app)?;
    let Some(note) = People::language_note(person.id, &asked.language) else {
        let ours: Vec<&str> = Voice::languages().collect();
        return Err(Failure::bad(say!("web-no-language", language: asked.language, ours: ours.join(", "))));
    };
    app.throttle.take(&format!("faces {}", person.id), WRITES).map_err(Failure::too_fast)?;
    app.room.note(vec![note]).await?;
    app.room.people.set_language(person.id, &asked.language);
    Ok(Json(app.me(&person, &who.session)))
}

/// `GET /api/remarks`: what one wrote down of others.
pub async fn remarks(State(app): State<App>, who: Who) -> Json<Remarks> {
    Json(app.room.people.remarks(who.person.id))
}

/// `POST /api/remarks`: writes something down of somebody, or nothing any more.
pub async fn remark(
    State(app): State<App>,
    who: Who,
    Body(asked): Body<RemarkRequest>,
) -> Result<Json<Remarks>, Failure> {
    let person = who.now(&app)?;
    let text = asked.text.trim();
    if text.chars().count() > LONGEST_REMARK || text.chars().any(is_unseen) {
        return Err(Failure::bad(say!("web-remark", most: LONGEST_REMARK)));
    }
    app.throttle.take(&format!("faces {}", person.id), WRITES).map_err(Failure::too_fast)?;
    let _alone = app.room.people.alone().await;
    let mut remarks = app.room.people.remarks(person.id);
    match text.is_empty() {
        true => remarks.remove(&asked.player.0),
        false => remarks.insert(asked.player.0, text.into()),
    };
    if remarks.len() > MOST_REMARKS {
        return Err(Failure::bad(say!("web-remarks", most: MOST_REMARKS)));
    }
    app.room.note(vec![People::remarks_note(person.id, &remarks)]).await?;
    app.room.people.set_remarks(person.id, remarks.clone());
    Ok(Json(remarks))
}
