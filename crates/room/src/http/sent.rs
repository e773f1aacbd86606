//! Whom the floor sends to a table and whom it asked to leave one: what the dealer of that table is told, and nobody else there.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who, checked_name};
use super::lists::{check_let_in, tables_of, write};
use crate::calendar::Days;
use crate::digest::Sitting;
use crate::engine::os_seed;
use crate::floor_book::{Asked, FloorEvent, Sent, Waits};
use crate::outbox::outbox;
use crate::permissions::Deed;
use crate::protocol::{
    AskedRead, AskedRow, FloorTold, GoesRow, SentRow, SentTo, TableCommand, TableId, TableSummary,
};
use crate::table::{Message, now_ms};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Clause, PlayerId, Refusal, Seat};
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// The longest name of somebody without an account; on a list it may be longer.
const NAME: usize = 24;

/// Who sits where at a table.
async fn seated(app: &App, table: TableId) -> Result<BTreeMap<Seat, PlayerId>, Failure> {
    app.room.digest().await?;
    let mut seated = BTreeMap::new();
    app.room.digests.each_here(|at, sitting| {
        if at == table {
            seated.extend(sitting.seat.map(|seat| (seat, sitting.player)));
        }
    });
    Ok(seated)
}

/// Those who were sent to a table, in order.
pub(super) fn sent_to(app: &App, table: TableId) -> Vec<(Waits, Sent)> {
    let all = app.room.floor_book.waiting().into_iter();
    let sent = all.filter_map(|waits| waits.sent.map(|sent| (waits, sent)));
    sent.filter(|(_, sent)| sent.table == table).collect()
}

/// Those who sit at a table with real chips and were sent to another one.
fn goes(app: &App, table: TableId, seated: &BTreeMap<Seat, PlayerId>) -> Vec<GoesRow> {
    let lobby = app.room.lobby();
    let all = app.room.floor_book.waiting().into_iter();
    let going = all.filter(|waits| waits.sent.is_some_and(|sent| sent.table != table));
    let row = |waits: Waits| {
        let player = waits.sent?.player;
        let seat = *seated.iter().find(|(_, sits)| **sits == player)?.0;
        Some(GoesRow { seat, name: app.room.people.name(player), to: told(&waits, &lobby)? })
    };
    going.filter_map(row).collect()
}

/// Where somebody was sent, as they and the floor read it.
pub(super) fn told(waits: &Waits, lobby: &[TableSummary]) -> Option<SentTo> {
    let sent = waits.sent?;
    let row = lobby.iter().find(|row| row.table == sent.table && !row.closed)?;
    Some(SentTo { table: sent.table, name: row.name.clone(), seat: sent.seat })
}

/// What sends somebody to a table. With real chips the dealer sits them down, as somebody whom the books know. With wallets they
/// sit down themselves; who has no account takes one first, and the list has done what it can.
pub(super) async fn send(app: &App, who: &Who, waits: &Waits, table: TableId) -> Result<FloorEvent, Failure> {
    let lobby = app.room.lobby();
    check_let_in(app, who, waits.player, &waits.name)?;
    let fits = tables_of(&lobby, &waits.list).any(|row| row.table == table);
    let handle = app.room.table(table).filter(|_| fits).ok_or_else(|| Failure::missing(Missing::Table))?;
    let (entry, real) = (waits.entry, handle.info.real_chips);
    let seats = handle.summary.read().seats;
    let seat = if real { Some(free_seat(app, table, seats).await?) } else { None };
    let player = match waits.player {
        // A patron has no session in which to sit down.
        Some(player) if real || !app.room.people.stays(player) => player,
        None if real => {
            let name: String = waits.name.chars().take(NAME).collect();
            let name = checked_name(&name)?;
            PlayerId(app.room.patron(&name, true, PlayerId(who.person.id)).await?.id)
        }
        _ => return Ok(FloorEvent::ListLeft { entry, table: Some(table), name: waits.name.clone() }),
    };
    Ok(FloorEvent::ListSent { entry, table, player, seat })
}

/// The first seat that is neither taken nor promised.
async fn free_seat(app: &App, table: TableId, seats: Seat) -> Result<Seat, Failure> {
    let mut taken: BTreeSet<Seat> = seated(app, table).await?.into_keys().collect();
    taken.extend(sent_to(app, table).iter().filter_map(|(_, sent)| sent.seat));
    let free = (1..=seats).find(|seat| !taken.contains(seat));
    free.ok_or_else(|| Refusal::new(Clause::Room4, say!("day-no-seat-there", table: table)).into())
}

/// Keeps a seat for somebody who sits down themselves, as the table's own waiting list does (ROOM-4); or no longer.
pub(super) async fn keep_seat(app: &App, sent: Sent, on: bool) {
    if let (None, Some(handle)) = (sent.seat, app.room.table(sent.table)) {
        let (id, command) = (hex::encode(&os_seed()[..8]), TableCommand::Wait { on });
        let wait = Message::Command { player: sent.player, id, command, outbox: outbox().0 };
        let _ = handle.tell(wait).await;
    }
}

/// Who sat somebody down where they were sent: the dealer, or they themselves.
fn seated_by(app: &App, sent: Sent) -> Option<PlayerId> {
    let mut by = None;
    app.room.digests.each_here(|table, sitting| {
        if (table, sitting.player) == (sent.table, sent.player) {
            by = sitting.by;
        }
    });
    by
}

/// Who sits at another table now gets up where they sat with real chips, at once or when nothing of theirs is in play: nobody sits at
/// two.
async fn get_up(app: &App, sent: Sent) {
    let elsewhere = app.room.lobby().into_iter();
    let elsewhere = elsewhere.filter(|row| row.table != sent.table && row.people.contains(&sent.player));
    for handle in elsewhere.filter_map(|row| app.room.table(row.table)) {
        if handle.info.real_chips {
            let (id, command) = (hex::encode(&os_seed()[..8]), TableCommand::Leave);
            let leave = Message::Command { player: sent.player, id, command, outbox: outbox().0 };
            let _ = handle.tell(leave).await;
        }
    }
}

/// Who was sent to a table and sits there waits no longer.
pub(super) async fn arrived(app: &App) -> Result<(), Failure> {
    let lobby = app.room.lobby();
    let sits =
        |sent: Sent| lobby.iter().any(|row| row.table == sent.table && row.people.contains(&sent.player));
    let all = app.room.floor_book.waiting();
    if !all.iter().any(|waits| waits.sent.is_some_and(sits)) {
        return Ok(());
    }
    let _turn = app.room.floor_book.turn.lock().await;
    app.room.digest().await?;
    for waits in app.room.floor_book.waiting() {
        if let Some(sent) = waits.sent.filter(|sent| sits(*sent)) {
            let (entry, table) = (waits.entry, Some(sent.table));
            let left = FloorEvent::ListLeft { entry, table, name: waits.name };
            // The list forgets them last: whoever comes back after a crash in between gets them up.
            if sent.seat.is_some() {
                get_up(app, sent).await;
            }
            app.room.write_floor(left, seated_by(app, sent)).await?;
        }
    }
    Ok(())
}

/// Whom the floor asked to leave: whether they are gone, and with what.
async fn asked_rows(
    app: &App,
    asked: Vec<Asked>,
    seated: &BTreeMap<Seat, PlayerId>,
) -> Result<Vec<AskedRow>, Failure> {
    if asked.is_empty() {
        return Ok(Vec::new());
    }
    let days = Days::last(&app.room.calendar(), 2, now_ms());
    let sat = app.room.sittings(&days).await?;
    let row = |one: Asked| {
        let this = |(table, sitting): &&(TableId, Sitting)| {
            (*table, sitting.player) == (one.table, one.player) && sitting.to.is_some_and(|to| to >= one.at)
        };
        let gone = !seated.contains_key(&one.seat);
        let chips = sat.iter().rfind(this).and_then(|(_, sitting)| sitting.left_with).filter(|_| gone);
        AskedRow { asked: one.asked, seat: one.seat, at: one.at, gone, chips }
    };
    Ok(asked.into_iter().map(row).collect())
}

/// `GET /api/tables/{table}/sent`
pub async fn at_table(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
) -> Result<Json<FloorTold>, Failure> {
    who.check(&app, Deed::NamePatrons)?;
    let handle = app.room.table(table).filter(|handle| handle.info.private.is_none());
    let handle = handle.ok_or_else(|| Failure::missing(Missing::Table))?;
    arrived(&app).await?;
    let mut coming = sent_to(&app, table);
    coming.retain(|(_, sent)| sent.seat.is_some());
    let seats = handle.summary.read().seats;
    let mut asked = app.room.floor_book.asked_at(table);
    let sends = app.room.floor_book.waiting().iter().any(|waits| waits.sent.is_some());
    let idle = !sends && asked.is_empty();
    let seated = if idle { BTreeMap::new() } else { seated(&app, table).await? };
    let goes = if handle.info.real_chips { goes(&app, table, &seated) } else { Vec::new() };
    // Whoever sits there by now is somebody else.
    asked.retain(|one| seated.get(&one.seat).is_none_or(|sits| *sits == one.player));
    let mut taken: BTreeSet<Seat> = seated.keys().copied().collect();
    let mut sent = Vec::new();
    for (waits, going) in coming {
        // Somebody else may have sat down there since.
        let promised = going.seat.filter(|seat| !taken.contains(seat));
        let seat = promised.or_else(|| (1..=seats).find(|seat| !taken.contains(seat)));
        taken.extend(seat);
        let name = app.room.people.name(going.player);
        sent.push(SentRow { entry: waits.entry, player: going.player, name, seat });
    }
    let asked = asked_rows(&app, asked, &seated).await?;
    Ok(Json(FloorTold { sent, asked, goes }))
}

/// `POST /api/asked/{asked}/read`
pub async fn read(
    State(app): State<App>,
    who: Who,
    Path(asked): Path<u64>,
    Body(request): Body<AskedRead>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::NamePatrons)?;
    if app.room.floor_book.is_asked(asked) {
        write(&app, &who, request.id, FloorEvent::AskedRead { asked }).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
