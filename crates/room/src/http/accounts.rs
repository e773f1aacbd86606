//! Accounts of the staff: the manager makes them, without chips and without anybody having to sign up.

use super::App;
use super::answer::Failure;
use super::auth::{Body, Who, checked_name};
use super::passwords::{fresh_password, hashed};
use super::staff::{by, could_give, give};
use crate::people::{People, role_name, works_here};
use crate::permissions::Deed;
use crate::protocol::{NewStaff, Role, StaffRequest};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::Person;
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
