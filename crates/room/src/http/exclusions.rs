//! Who is kept out of the room: a list that the cage, the floor and the manager keep and the auditor reads. Nobody else learns that
//! somebody is on it, or that there is one.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::lists::strike;
use super::staff::{by, first};
use crate::house::is_action_id;
use crate::people::{People, holds, is_unseen};
use crate::permissions::Deed;
use crate::protocol::{ExcludeRequest, ExclusionRow};
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Clause, PlayerId, Refusal};
use ledger::{CommitError, Side};
use serde::{Deserialize, Serialize};
use voice::say;

/// What is kept of an entry of the list, closed.
#[derive(Serialize, Deserialize)]
struct Kept {
    why: String,
    by: PlayerId,
    at: u64,
}

fn name_of(player: u32) -> String {
    format!("exclusion {player}")
}

/// `GET /api/exclusions`
pub async fn list(State(app): State<App>, who: Who) -> Result<Json<Vec<ExclusionRow>>, Failure> {
    who.check(&app, Deed::ReadExclusions)?;
    Ok(Json(rows(&app).await?))
}

async fn rows(app: &App) -> Result<Vec<ExclusionRow>, Failure> {
    let today = app.room.calendar().day_of(now_ms());
    let all = app.room.people.excluded();
    let kept = app.room.read(move |reader| -> Result<_, ledger::StoreError> {
        let mut found = Vec::new();
        for (player, until) in all {
            let kept = reader.kept(&name_of(player))?;
            found.push((player, until, kept.and_then(|kept| serde_json::from_str::<Kept>(&kept).ok())));
        }
        Ok(found)
    });
    let row = |(player, until, kept): (u32, Option<String>, Option<Kept>)| {
        let (player, over) = (PlayerId(player), !holds(&until, &today));
        let Kept { why, by, at } = kept.unwrap_or(Kept { why: String::new(), by: PlayerId(0), at: 0 });
        let waits = app.room.signatures.waits_to_lift(player);
        let (name, by_name) = (app.room.people.name(player), app.room.people.name(by));
        ExclusionRow { player, name, until, over, why, by, by_name, at, waits }
    };
    Ok(kept.await?.into_iter().map(row).collect())
}

/// `POST /api/exclusions`: somebody is kept out from now on. Whoever is on the list already may be kept out longer.
pub async fn exclude(
    State(app): State<App>,
    who: Who,
    Body(request): Body<ExcludeRequest>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::Exclude)?;
    let why = request.why.trim().to_string();
    if why.is_empty() || why.len() > 500 || why.chars().any(is_unseen) {
        return Err(Failure::bad(say!("exclusion-why")));
    }
    if !is_action_id(&request.id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    let calendar = app.room.calendar();
    let until = match request.years {
        None => None,
        Some(years) => {
            let day = calendar.years_after(&calendar.day_of(now_ms()), years).filter(|_| years > 0);
            Some(day.ok_or_else(|| Failure::bad(say!("exclusion-years")))?)
        }
    };
    let alone = app.room.people.alone().await;
    who.check(&app, Deed::Exclude)?;
    let player = request.player;
    let known = app.room.people.get(player).filter(|person| !person.bot);
    known.filter(|person| person.id != who.person.id).ok_or_else(|| Failure::missing(Missing::Person))?;
    let before = app.room.people.excluded().into_iter().find(|(id, _)| *id == player.0);
    // Nobody comes off the list by being put onto it again.
    let longer = before.is_none_or(|(_, before)| match (before, &until) {
        (Some(before), Some(until)) => *until > before,
        (Some(_), None) => true,
        (None, _) => false,
    });
    let (actor, action) = (who.person.id, request.id.clone());
    let again = app.room.read(move |reader| reader.action(actor, &action)).await?.is_some();
    if !longer && !again {
        return Err(Refusal::new(Clause::Room1, say!("exclusion-longer")).into());
    }
    let note = People::excluded_note(player.0, Some(&until));
    let kept = Kept { why, by: first(&who), at: now_ms() };
    let kept = serde_json::to_string(&kept).expect("a note is JSON");
    let sides = vec![note.clone(), Side::keep(&name_of(player.0), kept)];
    let event = HouseEvent::Excluded { player, until };
    match app.room.house.write(by(&who, Some(request.id)), &event, sides).await {
        Ok(_) => app.room.people.set_barred(&note),
        Err(CommitError::Duplicate { .. }) => {}
        Err(why) => return Err(why.into()),
    }
    drop(alone);
    app.room.send_off(player).await;
    app.room.send_off_kept_out().await;
    strike(&app, &who).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/exclusions/{player}/lift`: two people take somebody off the list.
pub async fn lift(State(app): State<App>, who: Who, Path(player): Path<u32>) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::Exclude)?;
    let player = PlayerId(player);
    listed(&app, player)?;
    app.room.signatures.propose(first(&who), None, HouseEvent::ExclusionLifted { player }, None).await?;
    Ok(StatusCode::ACCEPTED)
}

fn listed(app: &App, player: PlayerId) -> Result<(), Failure> {
    let listed = app.room.people.excluded().iter().any(|(id, _)| *id == player.0);
    if listed { Ok(()) } else { Err(Failure::missing(Missing::Person)) }
}

/// Both have signed: somebody is kept out no longer.
pub async fn lifted(
    app: &App,
    author: crate::house::Author,
    player: PlayerId,
    event: &HouseEvent,
) -> Result<(), Failure> {
    let _alone = app.room.people.alone().await;
    listed(app, player)?;
    let note = People::excluded_note(player.0, None);
    app.room.house.write(author, event, vec![note.clone()]).await?;
    app.room.people.set_barred(&note);
    Ok(())
}
