//! Accounts: the manager makes those of the staff, without chips and without anybody having to sign up, and disables and enables any.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who, checked_name};
use super::passwords::{fresh_password, hashed};
use super::staff::{by, could_give, first, give, touches_the_auditor};
use crate::house::Author;
use crate::people::{People, is_unseen, role_name, works_here};
use crate::permissions::Deed;
use crate::protocol::{DisableRequest, NewStaff, Role, StaffRequest};
use crate::record::HouseEvent;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::{Person, Side};
use std::sync::Arc;
use voice::say;

/// `POST /api/staff`: an account with a role and a first password, which is told once and has to be changed.
pub async fn appoint(
    State(app): State<App>,
    who: Who,
    Body(request): Body<StaffRequest>,
) -> Result<(StatusCode, Json<NewStaff>), Failure> {
    who.check(&app, Deed::GiveRoles)?;
    let name = checked_name(&request.name)?;
    if name.is_empty() {
        return Err(Failure::bad(say!("web-account-name")));
    }
    if !works_here(request.role) {
        return Err(Refusal::new(Clause::Room1, say!("web-no-staff-role")).into());
    }
    if !could_give(&app, &who, request.role) {
        return Err(Refusal::new(Clause::Room1, say!("second-nobody")).into());
    }
    let password = fresh_password();
    let hash = hashed(&app, password.clone()).await?;
    let alone = app.room.people.alone().await;
    who.check(&app, Deed::GiveRoles)?;
    let taken = || Failure::new(StatusCode::CONFLICT, say!("web-taken", name: &name));
    let (id, name) = app.room.people.reserve(&name, true).ok_or_else(taken)?;
    // The auditor's role takes two people, also where the account is new.
    let first_role = if request.role == Role::Auditor { Role::Player } else { request.role };
    let person = Person { id, name, role: role_name(first_role), password: Some(hash), bot: false };
    let due = vec![People::due_note(id, true)];
    let person = app.room.enroll(by(&who, None), person, Money::ZERO, due).await?;
    app.room.people.set_due(id, true);
    let status = if first_role == request.role {
        StatusCode::NO_CONTENT
    } else {
        give(&app, &who, &alone, &person, request.role).await?
    };
    let waits = status == StatusCode::ACCEPTED;
    let status = if waits { status } else { StatusCode::OK };
    Ok((status, Json(NewStaff { player: PlayerId(id), name: person.name, password, waits })))
}

/// Whose account may be disabled or enabled, as they are now.
fn whose(app: &App, who: &Who, player: u32) -> Result<Arc<Person>, Failure> {
    who.check(app, Deed::GiveRoles)?;
    let person = app.room.people.get(PlayerId(player)).filter(|p| !p.bot);
    let person = person.ok_or_else(|| Failure::missing(Missing::Person))?;
    if person.id == who.person.id {
        return Err(Refusal::new(Clause::Room1, say!("web-no-own-disable")).into());
    }
    if person.password.is_none() {
        return Err(Refusal::new(Clause::Room1, say!("web-no-guest-disable")).into());
    }
    Ok(person)
}

/// `POST /api/people/{player}/disable`: their sessions end, they leave every table when the round is over, and come in no more.
/// Their chips stay in the wallet.
pub async fn disable(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
    Body(request): Body<DisableRequest>,
) -> Result<StatusCode, Failure> {
    whose(&app, &who, player)?;
    let reason = request.reason.trim().to_string();
    if reason.is_empty() || reason.len() > 200 || reason.chars().any(is_unseen) {
        return Err(Failure::bad(say!("web-disable-why")));
    }
    let event = HouseEvent::AccountDisabled { player: PlayerId(player), reason };
    one_or_two(&app, &who, player, event, true).await
}

/// `POST /api/people/{player}/enable`
pub async fn enable(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
) -> Result<StatusCode, Failure> {
    let event = HouseEvent::AccountEnabled { player: PlayerId(player) };
    one_or_two(&app, &who, player, event, false).await
}

/// One person does it, or two where it is the auditor's account. What is so already is not done again.
async fn one_or_two(
    app: &App,
    who: &Who,
    player: u32,
    event: HouseEvent,
    off: bool,
) -> Result<StatusCode, Failure> {
    let person = whose(app, who, player)?;
    if app.room.people.is_disabled(player) == off {
        return Ok(StatusCode::NO_CONTENT);
    }
    if touches_the_auditor(&person, None) {
        app.room.signatures.propose(first(who), None, event, None).await?;
        return Ok(StatusCode::ACCEPTED);
    }
    switch(app, by(who, None), PlayerId(player), &event, off).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Disables an account, or enables it, by what the house's book says of it.
pub async fn switch(
    app: &App,
    author: Author,
    player: PlayerId,
    event: &HouseEvent,
    off: bool,
) -> Result<(), Failure> {
    let _alone = app.room.people.alone().await;
    let note = People::disabled_note(player.0, off);
    let ends = off.then_some(Side::EndSessions(player.0));
    app.room.house.write(author, event, [note.clone()].into_iter().chain(ends).collect()).await?;
    app.room.people.set_barred(&note);
    if off {
        app.room.people.end_all(player.0);
        app.room.send_off(player).await;
    }
    Ok(())
}

/// Refuses whoever comes in by an account that is disabled. They know its password: they are told so.
pub fn check_enabled(app: &App, person: &Person) -> Result<(), Failure> {
    match app.room.people.is_disabled(person.id) {
        true => Err(Failure::new(StatusCode::FORBIDDEN, say!("web-disabled"))),
        false => Ok(()),
    }
}
