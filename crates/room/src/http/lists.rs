//! People on the floor: who waits for a seat by game and limit, who would rather sit elsewhere, which poker tables feed which, and who
//! has to move next.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::sent;
use super::staff::by;
use crate::digest::Sitting;
use crate::floor_book::{FloorEvent, Sent, Waits};
use crate::people::{role_of, works_here};
use crate::permissions::{Deed, may};
use crate::protocol::{
    Dealing, FloorLists, FreeSeats, ListChange, ListFor, ListRequest, ListStep, MoveRow, MustMoveRequest,
    OwnPlace, OwnPlaces, TableId, TableSummary, WaitingAt, WaitingRow,
};
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Clause, PlayerId, Refusal};
use ledger::CommitError;
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// Writes what the floor wrote down, once; gives the number of its record.
pub(super) async fn write(app: &App, who: &Who, id: String, event: FloorEvent) -> Result<u64, Failure> {
    if !crate::house::is_action_id(&id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    match app.room.house.write(by(who, Some(id)), &HouseEvent::Floor(event.clone()), vec![]).await {
        Ok(seq) => {
            app.room.floor_book.learn((seq, now_ms()), event);
            Ok(seq)
        }
        Err(CommitError::Duplicate { log: 0, seq }) => Ok(seq),
        Err(why) => Err(why.into()),
    }
}

/// The tables of a game and limit that are open: at one that the floor has closed nobody sits down (ROOM-6).
pub(super) fn tables_of<'a>(
    all: &'a [TableSummary],
    list: &'a ListFor,
) -> impl Iterator<Item = &'a TableSummary> {
    all.iter().filter(|row| !row.closed && row.game == list.game && row.min == list.limit)
}

/// One game and one limit?
fn alike(one: &TableSummary, other: &TableSummary) -> bool {
    (&one.game, one.min) == (&other.game, other.min)
}

fn free_at(row: &TableSummary) -> u8 {
    if row.closed { 0 } else { row.seats.saturating_sub(row.taken) }
}

fn row(app: &App, waits: &Waits, all: &[Waits], lobby: &[TableSummary]) -> WaitingRow {
    let there =
        |table: TableId| Some(table) == waits.sits_at || waits.sent.is_some_and(|sent| sent.table == table);
    let going =
        |table: TableId| all.iter().filter(|w| w.sent.is_some_and(|sent| sent.table == table)).count();
    let unpromised = |row: &TableSummary| free_at(row).saturating_sub(going(row.table) as u8);
    let open = tables_of(lobby, &waits.list).filter(|row| unpromised(row) > 0 && !there(row.table));
    // Whoever waits for a seat in the room is sent where a person deals, as long as there is such a table of their list, full or not.
    let by_hand = tables_of(lobby, &waits.list).any(|row| row.dealing == Dealing::Human);
    let mut open: Vec<&TableSummary> = open.filter(|row| !by_hand || row.dealing == Dealing::Human).collect();
    // Where only programs play last.
    open.sort_by_key(|row| (row.bots > 0 && row.bots == row.taken, row.table));
    let free = open.into_iter().map(|row| FreeSeats {
        table: row.table,
        name: row.name.clone(),
        min: row.min,
        max: row.max,
        seats: unpromised(row),
    });
    WaitingRow {
        entry: waits.entry,
        list: waits.list.clone(),
        titled: app.room.list_title_now(&waits.list),
        player: waits.player,
        name: waits.name.clone(),
        sits_at: waits.sits_at,
        since: waits.since,
        called: waits.called,
        sent: sent::told(waits, lobby),
        free: free.collect(),
    }
}

/// Who sits longest at each table, programs left out.
fn longest_there(app: &App) -> BTreeMap<TableId, (PlayerId, u64)> {
    let mut longest: BTreeMap<TableId, (PlayerId, u64)> = BTreeMap::new();
    let is_program = |player: PlayerId| app.room.people.get(player).is_none_or(|person| person.bot);
    app.room.digests.each_here(|table, sitting: &Sitting| {
        if sitting.seat.is_some() && !is_program(sitting.player) {
            let first = longest.entry(table).or_insert((sitting.player, sitting.from));
            if sitting.from < first.1 {
                *first = (sitting.player, sitting.from);
            }
        }
    });
    longest
}

fn moves(app: &App, lobby: &[TableSummary]) -> (Vec<MoveRow>, Vec<MoveRow>) {
    let longest = longest_there(app);
    let at = |table: TableId| lobby.iter().find(|row| row.table == table);
    let move_row = |from: TableId, to: TableId| {
        let (here, there) = (at(from)?, at(to).filter(|there| !there.closed)?);
        let next = longest.get(&from);
        Some(MoveRow {
            from,
            to,
            from_name: here.name.clone(),
            to_name: there.name.clone(),
            next: next.map(|(player, _)| *player),
            name: next.map(|(player, _)| app.room.people.name(*player)),
            since: next.map(|(_, since)| *since),
            free: free_at(there),
        })
    };
    let feeds = app.room.floor_book.must_move();
    let musts = feeds.iter().filter_map(|(from, to)| move_row(*from, *to)).collect();
    let mut uneven = Vec::new();
    let poker = || lobby.iter().filter(|row| !row.closed && row.game != "blackjack" && row.taken > 0);
    for full in poker() {
        let least = poker().filter(|row| alike(row, full)).min_by_key(|row| (row.taken, row.table));
        let fed = |to: TableId| feeds.get(&full.table) == Some(&to) || feeds.get(&to) == Some(&full.table);
        if let Some(least) = least.filter(|least| full.taken >= least.taken + 2 && !fed(least.table)) {
            uneven.extend(move_row(full.table, least.table));
        }
    }
    (musts, uneven)
}

/// How many wait for a seat at a table: for its game and limit on the floor's list, and on the table's own. Who was sent there and
/// sits down by themselves is on both, and waits once.
fn waiting_for(all: &[Waits], row: &TableSummary) -> u32 {
    let listed = all.iter().filter(|waits| waits.list.game == row.game && waits.list.limit == row.min);
    let on_both = |sent: Sent| sent.table == row.table && sent.seat.is_none();
    let twice = all.iter().filter(|waits| waits.sent.is_some_and(on_both)).count() as u32;
    listed.count() as u32 + row.waiting.saturating_sub(twice)
}

/// What these lists are called is known from now on.
async fn know_titles(app: &App, waiting: &[Waits]) -> Result<(), Failure> {
    for list in waiting.iter().map(|waits| &waits.list).collect::<BTreeSet<_>>() {
        app.room.list_title(list).await?;
    }
    Ok(())
}

/// `GET /api/lists`
pub async fn lists(State(app): State<App>, who: Who) -> Result<Json<FloorLists>, Failure> {
    who.check(&app, Deed::RunTables)?;
    app.room.digest().await?;
    sent::arrived(&app).await?;
    let lobby = app.room.lobby();
    let (moves, uneven) = moves(&app, &lobby);
    let all = app.room.floor_book.waiting();
    know_titles(&app, &all).await?;
    let waiting = all.iter().map(|waits| row(&app, waits, &all, &lobby)).collect();
    let tables = lobby.iter().map(|row| WaitingAt { table: row.table, waiting: waiting_for(&all, row) });
    Ok(Json(FloorLists { waiting, moves, uneven, tables: tables.collect() }))
}

/// `GET /api/lists/mine`
pub async fn mine(State(app): State<App>, who: Who) -> Result<Json<OwnPlaces>, Failure> {
    let me = PlayerId(who.person.id);
    sent::arrived(&app).await?;
    let (all, lobby) = (app.room.floor_book.waiting(), app.room.lobby());
    let own: Vec<Waits> = all.iter().filter(|waits| waits.player == Some(me)).cloned().collect();
    know_titles(&app, &own).await?;
    let place = |(n, waits): (usize, &Waits)| OwnPlace {
        entry: waits.entry,
        list: waits.list.clone(),
        titled: app.room.list_title_now(&waits.list),
        before: all[..n].iter().filter(|other| other.list == waits.list).count() as u32,
        called: waits.called.is_some(),
        sent: sent::told(waits, &lobby),
    };
    let waiting = all.iter().enumerate().filter(|(_, waits)| waits.player == Some(me)).map(place).collect();
    let mut moves = moves(&app, &lobby).0;
    moves.retain(|row| row.next == Some(me));
    Ok(Json(OwnPlaces { waiting, moves }))
}

/// `POST /api/lists`
pub async fn add(
    State(app): State<App>,
    who: Who,
    Body(request): Body<ListRequest>,
) -> Result<Json<WaitingRow>, Failure> {
    let ListRequest { id, list, player, name } = request;
    let floor = may(role_of(&who.person), Deed::RunTables);
    let me = PlayerId(who.person.id);
    if !floor {
        who.check(&app, Deed::Play)?;
    }
    if !floor && (player != Some(me) || !name.is_empty()) {
        return Err(Refusal::new(Clause::Room1, say!("day-only-oneself")).into());
    }
    let _turn = app.room.floor_book.turn.lock().await;
    let lobby = app.room.lobby();
    if tables_of(&lobby, &list).next().is_none() {
        return Err(Failure::missing(Missing::Table));
    }
    // Whoever sits here under that name already is that one, and wants another table.
    let here = |person: &PlayerId| lobby.iter().any(|row| row.people.contains(person));
    let known = || app.room.people.patron(name.trim()).map(|person| PlayerId(person.id));
    let player = player.or_else(|| known().filter(here));
    let name = match player {
        Some(player) => {
            let person = app.room.people.get(player).ok_or_else(|| Failure::missing(Missing::Person))?;
            if works_here(role_of(&person)) || person.bot {
                return Err(
                    Refusal::new(Clause::Room1, say!("day-no-player", name: person.name.as_str())).into()
                );
            }
            person.name.clone()
        }
        None => name.trim().to_string(),
    };
    if name.is_empty() || name.chars().count() > 40 || name.chars().any(crate::people::is_unseen) {
        return Err(Failure::bad(say!("day-no-name")));
    }
    check_let_in(&app, &who, player, &name)?;
    let (action, actor) = (id.clone(), who.person.id);
    let before = app.room.read(move |reader| reader.action(actor, &action)).await?;
    let waiting = app.room.floor_book.waiting();
    let twice = |waits: &&Waits| player.is_some() && waits.player == player && waits.list == list;
    if before.is_none() && waiting.iter().any(|waits| twice(&waits)) {
        return Err(Refusal::new(Clause::Room4, say!("day-listed-already", name: name)).into());
    }
    let sits = |row: &&TableSummary| player.is_some_and(|player| row.people.contains(&player));
    let sits_at =
        tables_of(&lobby, &list).find(sits).or_else(|| lobby.iter().find(sits)).map(|row| row.table);
    let event = FloorEvent::Listed { list: list.clone(), player, name: name.clone(), sits_at };
    let entry = write(&app, &who, id, event).await?;
    let all = app.room.floor_book.waiting();
    let found = all.iter().find(|waits| waits.entry == entry);
    let found = found.ok_or_else(|| Failure::missing(Missing::Person))?;
    Ok(Json(row(&app, found, &all, &app.room.lobby())))
}

/// Is somebody on a list kept out (ROOM-4)? Who has no account is known by the name.
fn is_kept_out(app: &App, player: Option<PlayerId>, name: &str) -> bool {
    let (calendar, now) = (app.room.calendar(), now_ms());
    match player {
        Some(player) => app.room.people.is_excluded(player, &calendar, now),
        None => app.room.people.is_name_excluded(name, &calendar, now),
    }
}

/// Whoever is kept out waits nowhere and is sent nowhere; they themselves do not learn why.
pub(super) fn check_let_in(
    app: &App,
    who: &Who,
    player: Option<PlayerId>,
    name: &str,
) -> Result<(), Failure> {
    if !is_kept_out(app, player, name) {
        return Ok(());
    }
    let own = player == Some(PlayerId(who.person.id));
    let says = if own { say!("room-no-seat-now") } else { say!("cage-not-served", name: name) };
    Err(Refusal::new(Clause::Room4, says).into())
}

/// Takes whoever is kept out off the lists, and no seat is held for them any longer.
pub(super) async fn strike(app: &App, who: &Who) -> Result<(), Failure> {
    let _turn = app.room.floor_book.turn.lock().await;
    let all = app.room.floor_book.waiting().into_iter();
    for waits in all.filter(|waits| is_kept_out(app, waits.player, &waits.name)) {
        let left = FloorEvent::ListLeft { entry: waits.entry, table: None, name: waits.name };
        app.room.write_floor(left, Some(PlayerId(who.person.id))).await?;
        if let Some(sent) = waits.sent {
            sent::keep_seat(app, sent, false).await;
        }
    }
    Ok(())
}

/// `POST /api/lists/{entry}`
pub async fn change(
    State(app): State<App>,
    who: Who,
    Path(entry): Path<u64>,
    Body(request): Body<ListChange>,
) -> Result<StatusCode, Failure> {
    let ListChange { id, change } = request;
    let _turn = app.room.floor_book.turn.lock().await;
    let (action, actor) = (id.clone(), who.person.id);
    if app.room.read(move |reader| reader.action(actor, &action)).await?.is_some() {
        return Ok(StatusCode::NO_CONTENT);
    }
    let waiting = app.room.floor_book.waiting();
    let waits = waiting.iter().find(|waits| waits.entry == entry);
    let own = waits.is_some_and(|waits| waits.player == Some(PlayerId(who.person.id)));
    if !(own && change == ListStep::Leave) {
        who.check(&app, Deed::RunTables)?;
    }
    let waits = waits.ok_or_else(|| Failure::missing(Missing::Person))?;
    let event = match change {
        ListStep::Before { entry: before } => {
            if before.is_some_and(|before| before == entry) {
                return Ok(StatusCode::NO_CONTENT);
            }
            FloorEvent::ListMoved { entry, rank: app.room.floor_book.rank_before(before) }
        }
        ListStep::Call => FloorEvent::ListCalled { entry, name: waits.name.clone() },
        ListStep::Seat { table } => sent::send(&app, &who, waits, table).await?,
        ListStep::Leave => FloorEvent::ListLeft { entry, table: None, name: waits.name.clone() },
    };
    let before = waits.sent;
    write(&app, &who, id, event.clone()).await?;
    if let (Some(before), FloorEvent::ListSent { .. } | FloorEvent::ListLeft { .. }) = (before, &event) {
        sent::keep_seat(&app, before, false).await;
    }
    if let FloorEvent::ListSent { table, player, seat, .. } = event {
        sent::keep_seat(&app, Sent { table, player, seat }, true).await;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/must-move`
pub async fn must_move(
    State(app): State<App>,
    who: Who,
    Body(request): Body<MustMoveRequest>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::RunTables)?;
    let MustMoveRequest { id, from, to } = request;
    let _turn = app.room.floor_book.turn.lock().await;
    let lobby = app.room.lobby();
    let at = |table: TableId| lobby.iter().find(|row| row.table == table);
    let here = at(from).ok_or_else(|| Failure::missing(Missing::Table))?;
    if let Some(to) = to {
        let there = at(to).filter(|there| !there.closed).ok_or_else(|| Failure::missing(Missing::Table))?;
        let back = app.room.floor_book.must_move().get(&to) == Some(&from);
        if from == to || back || here.game == "blackjack" || !alike(here, there) {
            return Err(Refusal::new(Clause::Room4, say!("day-no-feeding")).into());
        }
    }
    write(&app, &who, id, FloorEvent::MustMove { from, to }).await?;
    Ok(StatusCode::NO_CONTENT)
}
