//! Scanners and shoe readers. The floor gives one a key for a table; with it, it names the cards that the table waits for, and does
//! nothing else. The house's book has the key's hash, the table's record says that it was the scanner.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::edge::Caller;
use super::lists::write;
use super::shifts::conflict;
use super::throttle::Rate;
use crate::engine::os_seed;
use crate::floor_book::{FloorEvent, Scanner};
use crate::house::is_action_id;
use crate::outbox::{Inbox, outbox};
use crate::people::{is_unseen, session_key};
use crate::permissions::Deed;
use crate::protocol::{
    Dealing, DeviceCard, DeviceCardDone, DeviceKey, DeviceKeyEnd, DeviceKeyRequest, DeviceRow, TableCommand,
    TableId,
};
use crate::table::Message;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use cards::Card;
use games::{Clause, PlayerId, Refusal};
use serde::Deserialize;
use std::time::Duration;
use voice::say;

/// What a key begins with, so that people see what it is.
const PREFIX: &str = "cardroom-device-";
/// The longest name of a scanner, and the most keys of a table.
const NAME: usize = 40;
const KEYS: usize = 8;
/// Cards that a scanner names, and keys that somebody tries.
const CARDS: Rate = Rate { most: 40, over: Duration::from_secs(10) };
const TRIES: Rate = Rate { most: 10, over: Duration::from_secs(60) };
/// How long a table has to answer.
const ANSWER: Duration = Duration::from_secs(10);

/// `GET /api/tables/{table}/devices`
pub async fn list(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
) -> Result<Json<Vec<DeviceRow>>, Failure> {
    who.check(&app, Deed::RunTables)?;
    let row = |scanner: Scanner| DeviceRow {
        device: scanner.device,
        name: scanner.name,
        by: app.room.people.name(scanner.by),
        since: scanner.since,
    };
    let all = app.room.floor_book.scanners().into_iter();
    Ok(Json(all.filter(|scanner| scanner.table == table).map(row).collect()))
}

/// `POST /api/tables/{table}/devices`
pub async fn give(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
    Body(request): Body<DeviceKeyRequest>,
) -> Result<Json<DeviceKey>, Failure> {
    who.check(&app, Deed::RunTables)?;
    let name = request.name.trim().to_string();
    if name.is_empty() || name.chars().count() > NAME || name.chars().any(is_unseen) {
        return Err(Failure::bad(say!("device-no-name", most: NAME)));
    }
    let _turn = app.room.floor_book.turn.lock().await;
    let handle = app.room.table(table).ok_or_else(|| Failure::missing(Missing::Table))?;
    if handle.info.dealing != Dealing::Human {
        return Err(Refusal::new(Clause::Room8, say!("room-no-virtual-dealer")).into());
    }
    let (action, actor) = (request.id.clone(), who.person.id);
    if app.room.read(move |reader| reader.action(actor, &action)).await?.is_some() {
        return Err(conflict(say!("device-told-once")));
    }
    let keys = app.room.floor_book.scanners();
    if keys.iter().filter(|scanner| scanner.table == table).count() >= KEYS {
        return Err(conflict(say!("device-most-keys", most: KEYS)));
    }
    let key = format!("{PREFIX}{}", hex::encode(os_seed()));
    let (by, hash) = (PlayerId(who.person.id), session_key(&key));
    let given = FloorEvent::DeviceKeyGiven { table, name, by, hash };
    let device = write(&app, &who, request.id, given).await?;
    Ok(Json(DeviceKey { device, table, key }))
}

/// `POST /api/devices/{device}/revoke`
pub async fn revoke(
    State(app): State<App>,
    who: Who,
    Path(device): Path<u64>,
    Body(request): Body<DeviceKeyEnd>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::RunTables)?;
    let _turn = app.room.floor_book.turn.lock().await;
    let (action, actor) = (request.id.clone(), who.person.id);
    if app.room.read(move |reader| reader.action(actor, &action)).await?.is_some() {
        return Ok(StatusCode::NO_CONTENT);
    }
    if app.room.floor_book.scanners().iter().all(|scanner| scanner.device != device) {
        return Err(Failure::missing(Missing::Device));
    }
    write(&app, &who, request.id, FloorEvent::DeviceKeyRevoked { device }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The scanner whose key a request carries. Who tries keys has few tries.
fn scanner(app: &App, caller: &Caller, headers: &HeaderMap) -> Result<Scanner, Failure> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let key = bearer.and_then(|text| text.strip_prefix("Bearer ")).map(str::trim).unwrap_or_default();
    if let Some(scanner) = app.room.floor_book.scanner_of(&session_key(key)) {
        let rate = format!("scanner {}", scanner.device);
        return app.throttle.take(&rate, CARDS).map(|()| scanner).map_err(Failure::too_fast);
    }
    app.throttle.take(&format!("device keys {}", caller.address), TRIES).map_err(Failure::too_fast)?;
    Err(Failure::new(StatusCode::UNAUTHORIZED, say!("device-no-key")))
}

/// What a table answers.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Answer {
    Done { seq: u64 },
    Refused { refusal: Refusal },
}

/// `POST /api/device/card`
pub async fn card(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<DeviceCard>,
) -> Result<Json<DeviceCardDone>, Failure> {
    let scanner = scanner(&app, &caller, &headers)?;
    let (table, device) = (scanner.table, scanner.device);
    if request.table.is_some_and(|other| other != table) {
        return Err(Refusal::new(Clause::Room1, say!("device-other-table", table: table)).into());
    }
    // The key's number is part of the action, so that no other scanner's id is taken for this one's.
    let id = format!("device-{device}-{}", request.id);
    if !is_action_id(&request.id) || !is_action_id(&id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    let card: Card = request.card.trim().parse().map_err(|_| Failure::bad(say!("device-no-card")))?;
    let (outbox, inbox) = outbox();
    let command = TableCommand::Scanned { device, name: scanner.name, card };
    let message = Message::Command { player: scanner.by, id, command, outbox };
    if !app.room.tell_table(table, message).await {
        return Err(Failure::missing(Missing::Table));
    }
    Ok(Json(DeviceCardDone { table, seq: answered(inbox).await? }))
}

/// The record in which a table did what it was asked to.
pub(super) async fn answered(mut inbox: Inbox) -> Result<u64, Failure> {
    let frame = tokio::time::timeout(ANSWER, inbox.frames.recv()).await.ok().flatten();
    match frame.and_then(|frame| serde_json::from_str(&frame).ok()) {
        Some(Answer::Done { seq }) => Ok(seq),
        Some(Answer::Refused { refusal }) => Err(refusal.into()),
        None => Err(Failure::ours(say!("device-no-answer"))),
    }
}
