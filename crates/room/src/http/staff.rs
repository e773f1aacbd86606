//! What the floor and the manager do. Each checks the role first, and writes who did it into the house's book.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who, set_password, with_role};
use super::passwords::{fresh_password, hashed};
use crate::floor::TableOrder;
use crate::house::Author;
use crate::people::{Alone, is_guest, is_unseen, role_of, session_lasts, works_here};
use crate::permissions::Deed;
use crate::protocol::{
    CloseTable, NewPassword, NodeRow, OpenTable, PersonRow, Role, RoleRequest, TableId, TableInfo,
};
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use games::Clause;
use games::PlayerId;
use games::Refusal;
use games::rulebook::Houses;
use ledger::{Person, Side};
use schemars::JsonSchema;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::sync::Arc;
use voice::say;

/// The house of tables that are dealt by a file of their own: no cardroom's, since it is nobody's posted rules.
const OWN: &str = "lab";

pub(super) fn by(who: &Who, action: Option<String>) -> Author {
    Author { actor: Some(who.person.id), action }
}

/// `GET /api/nodes`
pub async fn nodes(State(app): State<App>, who: Who) -> Result<Json<Vec<NodeRow>>, Failure> {
    who.check(&app, Deed::RunTables)?;
    Ok(Json(app.room.node_rows()))
}

/// `POST /api/tables`
pub async fn open_table(
    State(app): State<App>,
    who: Who,
    Body(order): Body<OpenTable>,
) -> Result<Json<TableInfo>, Failure> {
    who.check(&app, Deed::RunTables)?;
    let (houses, rulebook) = match &order.file {
        Some(text) => own_rulebook(&app, text),
        None if order.house.contains('/') => (Cow::Borrowed(&app.room.houses), order.house.clone()),
        None => (Cow::Borrowed(&app.room.houses), rulebook_of(&app, &order.house, &order.game)?),
    };
    let order = TableOrder {
        name: order.name,
        rulebook,
        option: order.option,
        decks: order.decks,
        dealing: order.dealing,
        bots: order.bots,
        coach: order.coach,
        real_chips: order.real_chips,
        continuous_shuffler: order.continuous_shuffler,
        count: 1,
    };
    let table = app.room.open_table(&houses, &order, by(&who, None)).await?;
    let handle = app.room.table(table).ok_or_else(|| Failure::missing(Missing::Table))?;
    Ok(Json(TableInfo::clone(&handle.info)))
}

/// The room's house files with one more, which is named by what it says.
fn own_rulebook<'a>(app: &'a App, text: &str) -> (Cow<'a, Houses>, String) {
    let id = format!("{OWN}/{}", hex::encode(&Sha256::digest(text)[..6]));
    let mut houses = Houses::clone(&app.room.houses);
    houses.add(&id, format!("{id}.toml"), text.to_string());
    (Cow::Owned(houses), id)
}

/// The rulebook of a house for a game.
fn rulebook_of(app: &App, house: &str, game: &str) -> Result<String, Failure> {
    let houses = &app.room.houses;
    let of_house =
        |id: &&str| id.split('/').next() == Some(house) && houses.game(id).as_deref() == Some(game);
    let found = houses.ids().find(of_house).map(String::from);
    found.ok_or_else(|| Failure::bad(say!("web-no-rulebook", house: house, game: game)))
}

/// `POST /api/tables/{table}/close`
pub async fn close_table(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
    Body(request): Body<CloseTable>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::RunTables)?;
    app.room.table(table).ok_or_else(|| Failure::missing(Missing::Table))?;
    let reason = request.reason.trim().to_string();
    if reason.len() > 200 || reason.chars().any(is_unseen) {
        return Err(Refusal::new(Clause::Room6, say!("room-no-long-reason")).into());
    }
    super::third_parties::count_out(&app, &who, table, &request.chips_out).await?;
    app.room.close_table(table, reason, by(&who, None)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which page of the people.
#[derive(Deserialize, JsonSchema)]
pub struct PeopleSpan {
    #[serde(default)]
    search: String,
    #[serde(default)]
    skip: u32,
    #[serde(default)]
    limit: u32,
}

/// People on one page, if nothing else is said, and at most.
const PEOPLE: (usize, usize) = (500, 1000);

/// `GET /api/people`: who works here first, then who has an account, guests with the newest first, and programs.
/// People known by a seat alone are found by their number.
pub async fn people(
    State(app): State<App>,
    who: Who,
    Query(span): Query<PeopleSpan>,
) -> Result<Json<Vec<PersonRow>>, Failure> {
    who.check(&app, Deed::ReadPeople)?;
    let search = span.search.trim().to_lowercase();
    let mut found = app.room.people.all();
    // Whoever is known by a seat alone is nobody to look for, but by the number in the books.
    let nameless = |p: &Person| app.room.people.is_nameless(PlayerId(p.id));
    found.retain(|p| {
        let named = search.is_empty() || p.name.to_lowercase().contains(&search);
        (named && !nameless(p)) || p.id.to_string() == search
    });
    found.sort_by_key(|p| {
        let (works, guest) = (works_here(role_of(p)), is_guest(p));
        (p.bot, guest, !works, if guest { u32::MAX - p.id } else { p.id })
    });
    app.room.digest().await?;
    let provides = app.room.providers();
    let limit = if span.limit == 0 { PEOPLE.0 } else { (span.limit as usize).min(PEOPLE.1) };
    let page = found.into_iter().skip(span.skip as usize).take(limit);
    let rows = page.map(|person| PersonRow {
        player: PlayerId(person.id),
        name: person.name.clone(),
        role: role_of(&person),
        works: works_here(role_of(&person)),
        provides: provides(&person),
        guest: is_guest(&person),
        bot: person.bot,
        wallet: app.room.wallet(PlayerId(person.id)),
        disabled: app.room.people.is_disabled(person.id),
    });
    Ok(Json(rows.collect()))
}

/// `POST /api/people/{player}/role`
pub async fn give_role(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
    Body(request): Body<RoleRequest>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::GiveRoles)?;
    let alone = app.room.people.alone().await;
    who.check(&app, Deed::GiveRoles)?;
    let player = PlayerId(player);
    let person =
        app.room.people.get(player).filter(|p| !p.bot).ok_or_else(|| Failure::missing(Missing::Person))?;
    if person.password.is_none() && works_here(request.role) {
        return Err(Refusal::new(Clause::Room1, say!("room-no-role-for-guests")).into());
    }
    if person.id == who.person.id {
        return Err(Refusal::new(Clause::Room1, say!("room-no-own-role")).into());
    }
    give(&app, &who, &alone, &person, request.role).await
}

/// Gives somebody a role, or asks for the second signature that it takes.
pub(super) async fn give(
    app: &App,
    who: &Who,
    alone: &Alone<'_>,
    person: &Person,
    role: Role,
) -> Result<StatusCode, Failure> {
    let player = PlayerId(person.id);
    if role_of(person) == Role::Auditor && role == Role::Auditor {
        return Ok(StatusCode::NO_CONTENT);
    }
    if touches_the_auditor(person, Some(role)) {
        let given = |alone| HouseEvent::RoleGiven { player, role, alone };
        let signatures = &app.room.signatures;
        // A room in which nobody else could sign gets its first auditor all the same, and its book says so.
        if is_first_auditor(app, role) && !signatures.has_signer(first(who), &given(false)) {
            change_role(app, alone, by(who, None), person, role, &given(true)).await?;
            return Ok(StatusCode::NO_CONTENT);
        }
        signatures.propose(first(who), None, given(false), None).await?;
        return Ok(StatusCode::ACCEPTED);
    }
    let event = HouseEvent::RoleGiven { player, role, alone: false };
    change_role(app, alone, by(who, None), person, role, &event).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Could somebody new be given this role: by one person, by two, or as the first auditor?
pub(super) fn could_give(app: &App, who: &Who, role: Role) -> bool {
    let player = first(who);
    let signed = HouseEvent::RoleGiven { player, role, alone: false };
    role != Role::Auditor || is_first_auditor(app, role) || app.room.signatures.has_signer(player, &signed)
}

pub(super) fn first(who: &Who) -> PlayerId {
    PlayerId(who.person.id)
}

/// Is it the auditor's account, or to become it? Two people give it, take it and open it again.
pub(super) fn touches_the_auditor(person: &Person, role: Option<Role>) -> bool {
    role_of(person) == Role::Auditor || role == Some(Role::Auditor)
}

/// Is nobody an auditor yet?
fn is_first_auditor(app: &App, role: Role) -> bool {
    role == Role::Auditor && !app.room.people.all().iter().any(|p| role_of(p) == Role::Auditor)
}

/// Gives somebody another role, by what the house's book says of it.
pub async fn change_role(
    app: &App,
    alone: &Alone<'_>,
    author: Author,
    person: &Person,
    role: Role,
    event: &HouseEvent,
) -> Result<(), Failure> {
    let player = PlayerId(person.id);
    let changed = with_role(person, role);
    // Whoever works here from now on does not stay signed in as long as a player.
    let cut = app.room.people.cut_short(person.id, now_ms() + session_lasts(role));
    let mut sides = vec![Side::Person(changed.clone())];
    sides.extend(cut.iter().cloned().map(Side::Session));
    app.room.house.write(author, event, sides).await?;
    app.room.people.change(alone, changed);
    cut.into_iter().for_each(|session| app.room.people.cut(session));
    app.tell(player);
    Ok(())
}

/// Whose password may be reset, as they are now.
fn who_forgot(app: &App, who: &Who, player: u32) -> Result<Arc<Person>, Failure> {
    who.check(app, Deed::GiveRoles)?;
    let person = app.room.people.get(PlayerId(player)).filter(|p| !p.bot);
    let person = person.ok_or_else(|| Failure::missing(Missing::Person))?;
    if person.id == who.person.id {
        return Err(Refusal::new(Clause::Room1, say!("room-no-own-reset")).into());
    }
    if person.password.is_none() {
        return Err(Refusal::new(Clause::Room1, say!("room-no-password-of-guests")).into());
    }
    Ok(person)
}

/// `POST /api/people/{player}/password`: somebody has forgotten theirs. They get one that is told once, and every
/// session of theirs ends.
pub async fn reset_password(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
) -> Result<(StatusCode, Json<NewPassword>), Failure> {
    who_forgot(&app, &who, player)?;
    let password = fresh_password();
    let hash = hashed(&app, password.clone()).await?;
    let alone = app.room.people.alone().await;
    let person = who_forgot(&app, &who, player)?;
    let event = HouseEvent::PasswordSet { player: PlayerId(player) };
    if touches_the_auditor(&person, None) {
        // Neither of the two who open the auditor's account again knows the whole password.
        let half = Some(password.clone());
        app.room.signatures.propose(first(&who), None, event, half).await?;
        return Ok((StatusCode::ACCEPTED, Json(NewPassword { password, half: true })));
    }
    set_password(&app, &alone, &who, &person, (hash, event), None).await?;
    Ok((StatusCode::OK, Json(NewPassword { password, half: false })))
}
