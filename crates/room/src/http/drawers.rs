//! The cage's drawers: opened with a count, closed with a count, and what lies between the two. Whoever may count one is not told what
//! should lie in it before the count was entered.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::staff::{by, first};
use crate::drawers::{Drawer, Through};
use crate::house::is_action_id;
use crate::permissions::{Deed, MOST_OVER_THE_COUNTER};
use crate::protocol::{DrawerCount, DrawerRow};
use crate::record::HouseEvent;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::{CommitError, StoredRecord};
use voice::say;

/// How far back closed ones are looked for: so many records of the house's book.
const LOOKED_THROUGH: u64 = 20_000;
/// How many of them are shown.
const SHOWN: usize = 50;

fn checked(count: &DrawerCount) -> Result<(), Failure> {
    if count.counted < Money::ZERO || count.counted > MOST_OVER_THE_COUNTER {
        let why = say!("drawer-no-count", most: MOST_OVER_THE_COUNTER);
        return Err(Refusal::new(Clause::Room10, why).into());
    }
    if !is_action_id(&count.id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    Ok(())
}

/// A record of the house's book.
async fn record(app: &App, seq: u64) -> Result<StoredRecord, Failure> {
    let found = app.room.read(move |reader| reader.records(0, seq - 1, 1)).await?.pop();
    found.ok_or_else(|| Failure::missing(Missing::Drawer))
}

/// What went through a drawer that is open.
async fn through(app: &App, drawer: &Drawer) -> Result<Through, Failure> {
    let drawer = drawer.clone();
    Ok(app.room.read(move |reader| drawer.through(reader)).await?)
}

/// One that is open. The auditor, who counts nothing at the cage, is told what went through it so far.
async fn row(app: &App, who: &Who, drawer: &Drawer) -> Result<DrawerRow, Failure> {
    let waits = app.room.signatures.waits_to_close(drawer.number).is_some();
    let counts = who.check(app, Deed::Cage).is_ok();
    let through = if counts { None } else { Some(through(app, drawer).await?) };
    Ok(DrawerRow {
        drawer: drawer.number,
        by: drawer.by,
        name: app.room.people.name(drawer.by),
        mine: drawer.by == first(who),
        at: drawer.at,
        day: app.room.calendar().day_of(drawer.at),
        opened_with: drawer.opened_with,
        cash_in: through.map(|through| through.cash_in - through.corrected),
        cash_out: through.map(|through| through.cash_out - through.corrected),
        corrected: through.map(|through| through.corrected),
        expected: through.map(|through| drawer.expected(through)),
        first_count: drawer.first_count,
        counted: None,
        over: None,
        waits,
    })
}

/// A closed one, as the record of its closing has it.
fn closed_row(app: &App, who: &Who, record: &StoredRecord) -> Option<DrawerRow> {
    let event: HouseEvent = serde_json::from_str(&record.body).ok()?;
    let HouseEvent::DrawerClosed {
        drawer,
        by,
        opened_with,
        cash_in,
        cash_out,
        counted,
        first_count,
        corrected,
    } = event.done()
    else {
        return None;
    };
    let expected = *opened_with + *cash_in - *cash_out;
    Some(DrawerRow {
        drawer: *drawer,
        by: *by,
        name: app.room.people.name(*by),
        mine: *by == first(who),
        at: record.at,
        day: app.room.calendar().day_of(record.at),
        opened_with: *opened_with,
        cash_in: Some(*cash_in - *corrected),
        cash_out: Some(*cash_out - *corrected),
        corrected: Some(*corrected),
        expected: Some(expected),
        first_count: *first_count,
        counted: Some(*counted),
        over: Some(*counted - expected),
        waits: false,
    })
}

/// `GET /api/cage/drawers`
pub async fn drawers(State(app): State<App>, who: Who) -> Result<Json<Vec<DrawerRow>>, Failure> {
    who.check(&app, Deed::ReadCage)?;
    let mut rows = Vec::new();
    for drawer in app.room.drawers.all() {
        rows.push(row(&app, &who, &drawer).await?);
    }
    rows.sort_by_key(|row| !row.mine);
    let after = app.room.house.last().await.saturating_sub(LOOKED_THROUGH);
    let closed = app.room.read(move |reader| -> Result<_, ledger::StoreError> {
        let mut found = reader.records(0, after, LOOKED_THROUGH as u32)?;
        found.retain(|record| record.body.contains("\"drawer_closed\""));
        Ok(found)
    });
    let closed = closed.await?;
    rows.extend(closed.iter().rev().filter_map(|record| closed_row(&app, &who, record)).take(SHOWN));
    Ok(Json(rows))
}

/// `POST /api/cage/drawers`: one for whoever asks, who has none.
pub async fn open(
    State(app): State<App>,
    who: Who,
    Body(count): Body<DrawerCount>,
) -> Result<Json<DrawerRow>, Failure> {
    who.check(&app, Deed::Cage)?;
    checked(&count)?;
    let _counter = app.room.house.counter.lock().await;
    who.check(&app, Deed::Cage)?;
    let (clerk, action) = (who.person.id, count.id.clone());
    let before = app.room.read(move |reader| reader.action(clerk, &action)).await?;
    if before.is_none() && app.room.drawers.of(first(&who)).is_some() {
        return Err(Refusal::new(Clause::Room10, say!("drawer-no-second")).into());
    }
    let opened = HouseEvent::DrawerOpened { counted: count.counted };
    ledger::crash::point("drawer opening");
    let seq = match app.room.house.write(by(&who, Some(count.id)), &opened, vec![]).await {
        Ok(seq) | Err(CommitError::Duplicate { log: 0, seq }) => seq,
        Err(why) => return Err(why.into()),
    };
    ledger::crash::point("drawer opened");
    let drawer = Drawer::opened_in(&record(&app, seq).await?);
    let drawer = drawer.ok_or_else(|| Refusal::new(Clause::Room2, say!("room-no-second-deed")))?;
    if before.is_none() {
        app.room.drawers.opened(drawer.clone());
    }
    Ok(Json(row(&app, &who, &drawer).await?))
}

/// The closing of a drawer as it is written down; refused while something waits that would go through it.
pub async fn closing(app: &App, number: u64, counted: Money) -> Result<HouseEvent, Failure> {
    let drawer = app.room.drawers.get(number).ok_or_else(|| Failure::missing(Missing::Drawer))?;
    if app.room.signatures.waits_through(number) {
        return Err(Refusal::new(Clause::Room10, say!("drawer-no-close-yet")).into());
    }
    let Through { cash_in, cash_out, corrected } = through(app, &drawer).await?;
    let Drawer { by, opened_with, first_count, .. } = drawer;
    let drawer = number;
    Ok(HouseEvent::DrawerClosed {
        drawer,
        by,
        opened_with,
        cash_in,
        cash_out,
        counted,
        first_count,
        corrected,
    })
}

/// The closing, or the count before it, that this id wrote before, or asked for.
async fn closed_before(app: &App, who: &Who, id: &str) -> Result<Option<(StatusCode, DrawerRow)>, Failure> {
    let (clerk, action) = (who.person.id, id.to_string());
    let Some((0, seq)) = app.room.read(move |reader| reader.action(clerk, &action)).await? else {
        return Ok(None);
    };
    answer(app, who, seq).await.map(Some)
}

/// What is said of a closing that was written, or asked for, in a record; or of a count after which it is counted again.
async fn answer(app: &App, who: &Who, seq: u64) -> Result<(StatusCode, DrawerRow), Failure> {
    let written = record(app, seq).await?;
    if let Some(row) = closed_row(app, who, &written) {
        return Ok((StatusCode::OK, row));
    }
    if let Ok(HouseEvent::DrawerCounted { drawer, counted }) = serde_json::from_str(&written.body) {
        let opened = Drawer::opened_in(&record(app, drawer).await?);
        let opened = opened.ok_or_else(|| Failure::missing(Missing::Drawer))?;
        let again = Drawer { first_count: Some(counted), ..opened };
        return Ok((StatusCode::OK, row(app, who, &again).await?));
    }
    let none = || Failure::from(Refusal::new(Clause::Room2, say!("room-no-second-deed")));
    let HouseEvent::Proposed { deed, .. } = serde_json::from_str(&written.body).map_err(|_| none())? else {
        return Err(none());
    };
    let body = serde_json::to_string(&deed).unwrap_or_default();
    let row = closed_row(app, who, &StoredRecord { body, ..written }).ok_or_else(none)?;
    if app.room.signatures.waits(seq).is_none() {
        // One that was declined closed nothing, and what should lie in the drawer is as blind as before.
        let open = match app.room.drawers.get(row.drawer) {
            Some(open) => self::row(app, who, &open).await?,
            None => row,
        };
        return Ok((StatusCode::OK, open));
    }
    // Until a second person has signed, whoever counted learns nothing that would help to count anew.
    let (cash_in, cash_out, corrected, expected, over) = (None, None, None, None, None);
    let untold = DrawerRow { waits: true, cash_in, cash_out, corrected, expected, over, ..row };
    Ok((StatusCode::ACCEPTED, untold))
}

/// `POST /api/cage/drawers/{drawer}/close`: by whose it is, or by a manager. What is over or short by more than the house's limit
/// waits for a second signature. The first count that does not agree with the books closes nothing: whoever counted is told that, and
/// no more, and the second count stands; while it waits nobody counts anew.
pub async fn close(
    State(app): State<App>,
    who: Who,
    Path(number): Path<u64>,
    Body(count): Body<DrawerCount>,
) -> Result<(StatusCode, Json<DrawerRow>), Failure> {
    who.check(&app, Deed::Cage)?;
    checked(&count)?;
    let _turn = app.room.signatures.turn.lock().await;
    let _counter = app.room.house.counter.lock().await;
    if let Some((status, row)) = closed_before(&app, &who, &count.id).await? {
        return Ok((status, Json(row)));
    }
    let drawer = app.room.drawers.get(number).ok_or_else(|| Failure::missing(Missing::Drawer))?;
    if drawer.by != first(&who) {
        who.check(&app, Deed::GiveRoles)?;
    }
    let closing = closing(&app, number, count.counted).await?;
    let again = put_away_older(&app, &who, number).await?;
    let seq = if drawer.first_count.is_none() && !over(&closing).is_zero() {
        let again = HouseEvent::DrawerCounted { drawer: number, counted: count.counted };
        ledger::crash::point("drawer counting");
        let seq = app.room.house.write(by(&who, Some(count.id)), &again, vec![]).await?;
        ledger::crash::point("drawer counted");
        app.room.drawers.counted(number, count.counted);
        seq
    } else if app.room.signatures.counter_waits(over(&closing)) || again {
        app.room.signatures.propose(first(&who), Some(count.id), closing, None).await?
    } else {
        ledger::crash::point("drawer closing");
        let seq = app.room.house.write(by(&who, Some(count.id)), &closing, vec![]).await?;
        ledger::crash::point("drawer closed");
        app.room.drawers.closed(number);
        seq
    };
    let (status, row) = answer(&app, &who, seq).await?;
    Ok((status, Json(row)))
}

/// While a closing waits for its signature the drawer is not counted anew: else whoever counts tries sums until one closes it. Where
/// something went through it since, that count is worth nothing: it is put away, and the one in its place waits as well.
async fn put_away_older(app: &App, who: &Who, number: u64) -> Result<bool, Failure> {
    let Some(waits) = app.room.signatures.waits_to_close(number) else { return Ok(false) };
    let HouseEvent::DrawerClosed { counted, .. } = waits.deed else { return Ok(false) };
    if closing(app, number, counted).await? == waits.deed {
        return Err(Refusal::new(Clause::Room10, say!("second-count-stands")).into());
    }
    app.room.signatures.put_away(waits.entry, first(who)).await?;
    Ok(true)
}

/// What a closing is over, or short where it is below zero.
fn over(closing: &HouseEvent) -> Money {
    match closing {
        HouseEvent::DrawerClosed { opened_with, cash_in, cash_out, counted, .. } => {
            *counted - (*opened_with + *cash_in - *cash_out)
        }
        _ => Money::ZERO,
    }
}

/// The drawer that somebody's entries go through.
pub fn drawer_of(app: &App, clerk: PlayerId) -> Option<u64> {
    app.room.drawers.of(clerk).map(|drawer| drawer.number)
}
