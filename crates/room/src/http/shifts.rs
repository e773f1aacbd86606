//! Shifts: opening and closing them, and what each handed over to the next.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::journal::told;
use crate::drawers::Drawer;
use crate::floor_book::FloorEvent;
use crate::house::{Author, is_action_id};
use crate::house_book::at;
use crate::people::{is_unseen, role_of, works_here};
use crate::permissions::Deed;
use crate::protocol::{
    CloseShift, Handover, HandoverCall, HandoverDealer, HandoverDeed, HandoverDrawer, HandoverIdle,
    HandoverListed, HandoverRuling, HandoverStaff, HandoverTable, OpenShift, ShiftRow, TableId,
};
use crate::record::HouseEvent;
use crate::shifts::{CountedBox, Found, FoundDrawer, FoundTable, LeftOpen, Shift, Stint, found, outside};
use crate::table::now_ms;
use crate::tell::ruling_told;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::{Account, CommitError, StoreError, StoredRecord};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use voice::{Telling, say};

/// The longest name of a shift, and the longest note, in characters.
const LONGEST: (usize, usize) = (40, 500);

/// What contradicts how things stand.
pub(super) fn conflict(says: Telling) -> Failure {
    Failure::new(StatusCode::CONFLICT, says)
}

/// A text without what nobody sees, of at most so many characters.
pub(super) fn readable(text: &str, most: usize) -> Result<String, Failure> {
    let text = text.trim();
    if text.chars().count() > most || text.chars().any(is_unseen) {
        return Err(Failure::bad(say!("shift-no-such-text", most: most)));
    }
    Ok(text.to_string())
}

/// What an id did before, where it did something: then it does nothing more.
pub(super) async fn done_before(
    app: &App,
    who: &Who,
    id: &str,
) -> Result<Option<(u64, HouseEvent)>, Failure> {
    if !is_action_id(id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    let (actor, id) = (who.person.id, id.to_string());
    let found = app.room.read(move |reader| {
        let written = reader.action(actor, &id)?.filter(|(log, _)| *log == 0);
        written.map(|(_, seq)| at(reader, seq)).transpose()
    });
    let Some(record) = found.await? else { return Ok(None) };
    let unread =
        |why: serde_json::Error| StoreError::Record { log: 0, seq: record.seq, why: why.to_string() };
    Ok(Some((record.seq, serde_json::from_str(&record.body).map_err(unread)?)))
}

/// An id that was used for something else.
pub(super) fn used_otherwise() -> Failure {
    Refusal::new(Clause::Room2, say!("room-no-second-deed")).into()
}

/// Writes something of shifts or counts down, once for each id, and knows it from then on. Gives the number of its record.
pub(super) async fn put(app: &App, who: &Who, id: String, event: &HouseEvent) -> Result<u64, Failure> {
    let author = Author { actor: Some(who.person.id), action: Some(id) };
    let seq = match app.room.house.write(author, event, vec![]).await {
        Ok(seq) | Err(CommitError::Duplicate { log: 0, seq }) => seq,
        Err(why) => return Err(why.into()),
    };
    learn(app, seq).await?;
    Ok(seq)
}

/// Knows a record of shifts or counts from now on.
pub(super) async fn learn(app: &App, seq: u64) -> Result<(), Failure> {
    let record: StoredRecord = app.room.read(move |reader| at(reader, seq)).await?;
    app.room.shifts.learn(&record);
    Ok(())
}

/// Those of the staff who are signed in.
fn signed_in(app: &App) -> Vec<PlayerId> {
    let (people, now) = (&app.room.people, now_ms());
    let there = people.all().into_iter().filter(|p| works_here(role_of(p)) && !p.bot);
    there.map(|p| p.id).filter(|id| !people.sessions_of(*id, now).is_empty()).map(PlayerId).collect()
}

/// What is left open now.
async fn left_open(app: &App) -> Result<LeftOpen, Failure> {
    let tables = app.room.lobby().into_iter();
    let calls = tables.filter_map(|line| {
        let call = line.called?;
        let disputed = call.disputed || call.player.is_some();
        let (at, table, by, text) = (call.at, line.table, call.by, call.text);
        Some(HandoverCall { at, table, by, text, disputed, answered_by: None, over: None })
    });
    let calls = calls.collect();
    let waiting = app.room.signatures.waiting().await?.iter().map(|waits| waits.entry).collect();
    let drawers = app.room.drawers.all().iter().map(|drawer| drawer.number).collect();
    let listed = app.room.floor_book.waiting().iter().map(|waits| waits.entry).collect();
    Ok(LeftOpen { calls, waiting, staff: signed_in(app), drawers, listed })
}

fn row(app: &App, shift: &Shift) -> ShiftRow {
    let name = |player: PlayerId| app.room.people.name(player);
    let closed = shift.closed.as_ref();
    ShiftRow {
        shift: shift.number,
        name: shift.name.clone(),
        day: app.room.calendar().day_of(shift.opened.0),
        opened: shift.opened.0,
        opened_by: name(shift.opened.1),
        closed: closed.map(|closed| closed.at),
        closed_by: closed.map(|closed| name(closed.by)),
        note: closed.map(|closed| closed.note.clone()).unwrap_or_default(),
        sheets: app.room.shifts.book().sheets_of(shift.number),
    }
}

/// A shift by number.
pub(super) fn shift_of(app: &App, shift: u32) -> Result<Shift, Failure> {
    app.room.shifts.book().shifts.get(&shift).cloned().ok_or_else(|| Failure::missing(Missing::Shift))
}

/// `GET /api/shifts`: newest first.
pub async fn shifts(State(app): State<App>, who: Who) -> Result<Json<Vec<ShiftRow>>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    let all: Vec<Shift> = app.room.shifts.book().shifts.values().rev().cloned().collect();
    Ok(Json(all.iter().map(|shift| row(&app, shift)).collect()))
}

/// `POST /api/shifts`
pub async fn open(
    State(app): State<App>,
    who: Who,
    Body(request): Body<OpenShift>,
) -> Result<Json<ShiftRow>, Failure> {
    who.check(&app, Deed::RunShifts)?;
    let name = readable(&request.name, LONGEST.0)?;
    if name.is_empty() {
        return Err(Failure::bad(say!("shift-no-name")));
    }
    let _turn = app.room.shifts.turn.lock().await;
    let shift = match done_before(&app, &who, &request.id).await? {
        Some((_, HouseEvent::ShiftOpened { shift, .. })) => shift,
        Some(_) => return Err(used_otherwise()),
        None => {
            let open = app.room.shifts.book().open().map(|open| (open.number, open.name.clone()));
            if let Some((shift, name)) = open {
                return Err(conflict(say!("shift-one-is-open", shift: shift, name: name)));
            }
            let last = app.room.shifts.book().shifts.keys().next_back().copied();
            let (shift, staff) = (last.unwrap_or(0) + 1, signed_in(&app));
            put(&app, &who, request.id, &HouseEvent::ShiftOpened { shift, name, staff }).await?;
            shift
        }
    };
    Ok(Json(row(&app, &shift_of(&app, shift)?)))
}

/// `POST /api/shifts/{shift}/close`
pub async fn close(
    State(app): State<App>,
    who: Who,
    Path(shift): Path<u32>,
    Body(request): Body<CloseShift>,
) -> Result<Json<ShiftRow>, Failure> {
    who.check(&app, Deed::RunShifts)?;
    let note = readable(&request.note, LONGEST.1)?;
    let _turn = app.room.shifts.turn.lock().await;
    match done_before(&app, &who, &request.id).await? {
        Some((_, HouseEvent::ShiftClosed { shift: closed, .. })) if closed == shift => {}
        Some(_) => return Err(used_otherwise()),
        None => {
            if shift_of(&app, shift)?.closed.is_some() {
                return Err(conflict(say!("shift-is-closed", shift: shift)));
            }
            let left = left_open(&app).await?;
            put(&app, &who, request.id, &HouseEvent::ShiftClosed { shift, note, left }).await?;
        }
    }
    Ok(Json(row(&app, &shift_of(&app, shift)?)))
}

/// `GET /api/shifts/{shift}`
pub async fn handover(
    State(app): State<App>,
    who: Who,
    Path(shift): Path<u32>,
) -> Result<Json<Handover>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    let (shift, now) = (shift_of(&app, shift)?, now_ms());
    let (at, left) = match &shift.closed {
        Some(closed) => (closed.at, closed.left.clone()),
        None => (now, left_open(&app).await?),
    };
    let (span, is_private) = ((shift.number, shift.opened.0, at), is_private(&app));
    let (found, keep) = app.room.study(move |reader| found(reader, span, now, &is_private)).await?;
    if let Some(keep) = keep
        && let Err(why) = app.room.note(vec![keep]).await
    {
        tracing::warn!(%why, "a handover sheet could not be kept");
    }
    let waiting = deeds(&app, left.waiting.clone()).await?;
    let drawers = drawers(&app, found.drawers.clone(), left.drawers.clone()).await?;
    let listed = listed(&app, left.listed.clone()).await?;
    let counts = super::counts::of_shift(&app, shift.number).await?;
    let boxes: Vec<CountedBox> = {
        let book = app.room.shifts.book();
        let sheets = book.sheets.values().filter(|sheet| sheet.count.shift == shift.number);
        sheets.flat_map(|sheet| sheet.count.boxes.clone()).collect()
    };
    let span = (shift.opened.0, at);
    let outside = app.room.read(move |reader| outside(reader, &boxes, span)).await?;
    Ok(Json(Handover { drawers, listed, counts, outside, ..sheet(&app, &shift, at, found, &left, waiting) }))
}

/// Is it a private table? Those have no drop box (ROOM-15).
pub(super) fn is_private(app: &App) -> impl Fn(TableId) -> bool + Send + 'static {
    let ledger = app.room.ledger.clone();
    move |table| ledger.knows(Account::Own(table))
}

/// What was proposed in these records.
async fn deeds(app: &App, entries: Vec<u64>) -> Result<Vec<HandoverDeed>, Failure> {
    let records = app.room.read(move |reader| {
        entries.into_iter().map(|entry| at(reader, entry)).collect::<Result<Vec<StoredRecord>, StoreError>>()
    });
    let deed = |record: StoredRecord| {
        let HouseEvent::Proposed { deed, .. } = serde_json::from_str(&record.body).ok()? else { return None };
        let by = PlayerId(record.actor.unwrap_or(0));
        let says = told(&app.room, Some(by), &deed)?;
        Some(HandoverDeed { entry: record.seq, at: record.at, by: app.room.people.name(by), says })
    };
    Ok(records.await?.into_iter().filter_map(deed).collect())
}

/// Who waited for a seat, by the records in which they were put on a list.
async fn listed(app: &App, entries: Vec<u64>) -> Result<Vec<HandoverListed>, Failure> {
    let records = app.room.read(move |reader| {
        entries.into_iter().map(|entry| at(reader, entry)).collect::<Result<Vec<StoredRecord>, StoreError>>()
    });
    let mut rows = Vec::new();
    for record in records.await? {
        if let Ok(HouseEvent::Floor(FloorEvent::Listed { list, name, .. })) =
            serde_json::from_str(&record.body)
        {
            let titled = app.room.list_title(&list).await?;
            rows.push(HandoverListed { titled, name, since: record.at });
        }
    }
    Ok(rows)
}

/// The cage's drawers of a shift, and those that it left open.
async fn drawers(
    app: &App,
    found: BTreeMap<u64, FoundDrawer>,
    open: Vec<u64>,
) -> Result<Vec<HandoverDrawer>, Failure> {
    let all = app.room.read(move |reader| -> Result<_, StoreError> {
        let mut all = found;
        for number in open {
            if let Entry::Vacant(line) = all.entry(number)
                && let Some(Drawer { by, at, opened_with, .. }) = Drawer::opened_in(&at(reader, number)?)
            {
                line.insert(FoundDrawer { by, opened: at, opened_with, first_count: None, closed: None });
            }
        }
        Ok(all)
    });
    let line = |(drawer, line): (u64, FoundDrawer)| HandoverDrawer {
        drawer,
        name: app.room.people.name(line.by),
        opened: line.opened,
        opened_with: line.opened_with,
        closed: line.closed.map(|closing| closing.at),
        first_count: line.first_count,
        counted: line.closed.map(|closing| closing.counted),
        expected: line.closed.map(|closing| closing.expected),
        over: line.closed.map(|closing| closing.counted - closing.expected),
    };
    Ok(all.await?.into_iter().map(line).collect())
}

/// The sheet, with everybody's name, but for the drawers, the waiting lists and the counts.
fn sheet(
    app: &App,
    shift: &Shift,
    at: u64,
    mut found: Found,
    left: &LeftOpen,
    waiting: Vec<HandoverDeed>,
) -> Handover {
    let name = |player: PlayerId| app.room.people.name(player);
    let staff = staff(app, shift, &found, left);
    // A call of an earlier shift may still be open.
    for call in &left.calls {
        if !found.calls.iter().any(|known| known.table == call.table && known.over.is_none()) {
            found.calls.push(call.clone());
        }
    }
    let rulings = found.rulings.into_iter().map(|r| HandoverRuling {
        at: r.at,
        table: r.table,
        by: name(r.by),
        second: r.second.map(name),
        says: ruling_told(&r.ruling),
        reason: r.reason,
    });
    let programs = app.room.programs();
    let (idle, dealt): (Vec<_>, Vec<_>) =
        found.tables.into_iter().partition(|(_, line)| line.is_idle(&programs));
    let idle = idle.into_iter().map(|(table, line)| HandoverIdle { table, name: line.name, drop: line.drop });
    Handover {
        shift: row(app, shift),
        at,
        drop: dealt.iter().map(|(_, line)| line.drop).sum(),
        tables: dealt.into_iter().map(|(table, line)| table_line(app, table, line)).collect(),
        idle: idle.collect(),
        rulings: rulings.collect(),
        calls: found.calls,
        waiting,
        staff,
        drawers: vec![],
        listed: vec![],
        counts: vec![],
        outside: Money::ZERO,
        excluded: found.excluded,
        lifted: found.lifted,
    }
}

fn table_line(app: &App, table: TableId, line: FoundTable) -> HandoverTable {
    let FoundTable {
        name,
        opened,
        closed,
        drop,
        rounds,
        dealt,
        named_again,
        corrected,
        counted,
        decks,
        reversed,
        retracted,
        ..
    } = line;
    let dealer = |stint: Stint| HandoverDealer {
        name: app.room.people.name(stint.dealer),
        from: stint.from,
        to: stint.to,
    };
    let dealers = dealt.into_iter().map(dealer).collect();
    HandoverTable {
        table,
        name,
        opened,
        closed,
        rounds,
        dealers,
        named_again,
        corrected,
        counted,
        decks,
        reversed,
        retracted,
        drop,
    }
}

/// Who works here and was about in a shift.
fn staff(app: &App, shift: &Shift, found: &Found, left: &LeftOpen) -> Vec<HandoverStaff> {
    let mut people = found.people.clone();
    for player in shift.staff.iter().chain(&left.staff) {
        people.entry(*player).or_default();
    }
    let row = |(player, since): (PlayerId, Option<u64>)| {
        let person = app.room.people.get(player).filter(|p| works_here(role_of(p)) && !p.bot)?;
        let there = left.staff.contains(&player);
        Some(HandoverStaff { player, name: person.name.clone(), role: role_of(&person), since, there })
    };
    people.into_iter().filter_map(row).collect()
}
