//! The count of the drop boxes (4 CCR 12384, 12385). Whoever counts is not told what should be in a box; the sheet shows it once
//! the count was entered. A line that was wrong stays on it; two people sign.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::shifts::{conflict, done_before, is_private, put, readable, shift_of, used_otherwise};
use crate::house_book::at;
use crate::permissions::{Deed, MOST_OVER_THE_COUNTER};
use crate::protocol::{
    CountCorrection, CountLine, CountOffer, CountRequest, CountSheet, CountSignature, OfferedBox, StruckLine,
};
use crate::record::HouseEvent;
use crate::shifts::{Count, CountedBox, DropBox, Sheet, Shift, offered, only_programs};
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use chips::Money;
use games::PlayerId;
use ledger::StoreError;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// The sheets that are shown: the last ones.
const SHEETS: usize = 200;
/// The longest label of a box, name of a counter and reason, and the most counters.
const LABEL: usize = 20;
const NAME: usize = 60;
const REASON: usize = 200;
const COUNTERS: usize = 8;

/// Which shift.
#[derive(Deserialize, JsonSchema)]
pub struct OfShift {
    shift: u32,
}

/// The boxes of a shift that were not counted yet, pulled at this time.
async fn due(app: &App, shift: Shift, pulled: u64) -> Result<Vec<DropBox>, Failure> {
    let (book, is_private) = (app.room.shifts.book().clone(), is_private(app));
    Ok(app.room.study(move |reader| offered(reader, &book, (&shift, pulled), &is_private)).await?)
}

/// `GET /api/counts/next`
pub async fn next(
    State(app): State<App>,
    who: Who,
    Query(of): Query<OfShift>,
) -> Result<Json<CountOffer>, Failure> {
    who.check(&app, Deed::Count)?;
    let shift = shift_of(&app, of.shift)?;
    let pulled = shift.closed.as_ref().map_or_else(now_ms, |closed| closed.at);
    let programs = app.room.programs();
    let played = |b: &DropBox| b.dealt && !only_programs(&b.players, &programs);
    let (dealt, idle): (Vec<_>, Vec<_>) = due(&app, shift, pulled).await?.into_iter().partition(played);
    let told = |boxes: Vec<DropBox>| {
        let told = |b: DropBox| OfferedBox { table: b.table, name: b.name, label: b.label };
        boxes.into_iter().map(told).collect()
    };
    Ok(Json(CountOffer { shift: of.shift, pulled, boxes: told(dealt), idle: told(idle) }))
}

fn is_countable(amount: Money) -> bool {
    amount >= Money::ZERO && amount <= MOST_OVER_THE_COUNTER
}

/// The count that is asked for, held against what is due.
fn checked(request: &CountRequest, due: &[DropBox]) -> Result<Count, Failure> {
    let counters: Result<Vec<String>, Failure> =
        request.counters.iter().map(|name| readable(name, NAME)).collect();
    let counters: Vec<String> = counters?.into_iter().filter(|name| !name.is_empty()).collect();
    if counters.is_empty() || counters.len() > COUNTERS {
        return Err(Failure::bad(say!("count-no-counters", most: COUNTERS)));
    }
    if request.boxes.is_empty() {
        return Err(Failure::bad(say!("count-no-boxes")));
    }
    let (mut boxes, mut labels) = (Vec::new(), BTreeSet::new());
    for one in &request.boxes {
        let known = due.iter().find(|due| due.table == one.table);
        let known = known.ok_or_else(|| conflict(say!("count-not-due", table: one.table)))?;
        let label = readable(&one.label, LABEL)?;
        if label.is_empty() || !labels.insert(label.clone()) {
            return Err(Failure::bad(say!("count-no-label", table: one.table)));
        }
        if !is_countable(one.counted) {
            return Err(Failure::bad(say!("count-no-amount", table: one.table)));
        }
        let DropBox { table, after, upto, expected, .. } = *known;
        let counted = CountedBox { table, label, after, upto, expected, counted: one.counted };
        if boxes.iter().any(|earlier: &CountedBox| earlier.table == table) {
            return Err(Failure::bad(say!("count-twice", table: table)));
        }
        boxes.push(counted);
    }
    boxes.sort_by_key(|counted| counted.table);
    Ok(Count { shift: request.shift, pulled: request.pulled, boxes, counters })
}

/// `POST /api/counts`
pub async fn enter(
    State(app): State<App>,
    who: Who,
    Body(request): Body<CountRequest>,
) -> Result<Json<CountSheet>, Failure> {
    who.check(&app, Deed::Count)?;
    let _turn = app.room.shifts.turn.lock().await;
    let sheet = match done_before(&app, &who, &request.id).await? {
        Some((seq, HouseEvent::CountEntered { .. })) => seq,
        Some(_) => return Err(used_otherwise()),
        None => {
            let shift = shift_of(&app, request.shift)?;
            let ends = shift.closed.as_ref().map_or_else(now_ms, |closed| closed.at);
            if !(shift.opened.0..=ends).contains(&request.pulled) {
                return Err(Failure::bad(say!("count-not-pulled-then")));
            }
            let due = due(&app, shift, request.pulled).await?;
            let count = checked(&request, &due)?;
            let entered = put(&app, &who, request.id, &HouseEvent::CountEntered { count }).await?;
            ledger::crash::point("counted");
            entered
        }
    };
    Ok(Json(shown(&app, sheet).await?))
}

fn sheet_of(app: &App, sheet: u64) -> Result<Sheet, Failure> {
    app.room.shifts.book().sheets.get(&sheet).cloned().ok_or_else(|| Failure::missing(Missing::Sheet))
}

/// A sheet that can still change: it is not final, and nobody has signed it.
fn open_sheet(app: &App, sheet: u64) -> Result<Sheet, Failure> {
    let sheet = sheet_of(app, sheet)?;
    if sheet.signed.is_some() {
        return Err(conflict(say!("count-is-final", sheet: sheet.entry)));
    }
    if app.room.signatures.waits_for_count(sheet.entry).is_some() {
        return Err(conflict(say!("count-is-being-signed", sheet: sheet.entry)));
    }
    Ok(sheet)
}

/// `POST /api/counts/{sheet}/correct`
pub async fn correct(
    State(app): State<App>,
    who: Who,
    Path(entry): Path<u64>,
    Body(request): Body<CountCorrection>,
) -> Result<Json<CountSheet>, Failure> {
    who.check(&app, Deed::Count)?;
    let CountCorrection { id, table, counted, reason } = request;
    let reason = readable(&reason, REASON)?;
    if reason.is_empty() {
        return Err(Failure::bad(say!("count-no-reason")));
    }
    if !is_countable(counted) {
        return Err(Failure::bad(say!("count-no-amount", table: table)));
    }
    let _turn = app.room.shifts.turn.lock().await;
    match done_before(&app, &who, &id).await? {
        Some((_, HouseEvent::CountCorrected { sheet, .. })) if sheet == entry => {}
        Some(_) => return Err(used_otherwise()),
        None => {
            let sheet = open_sheet(&app, entry)?;
            let line = sheet.count.boxes.iter().find(|line| line.table == table);
            let line = line.ok_or_else(|| Failure::bad(say!("count-no-line", table: table, sheet: entry)))?;
            let corrects = sheet.holds(line).0;
            let event = HouseEvent::CountCorrected { sheet: entry, corrects, table, counted, reason };
            put(&app, &who, id, &event).await?;
            ledger::crash::point("count corrected");
        }
    }
    Ok(Json(shown(&app, entry).await?))
}

/// `POST /api/counts/{sheet}/sign`: the first signature. The second is given to what waits.
pub async fn sign(
    State(app): State<App>,
    who: Who,
    Path(entry): Path<u64>,
    Body(request): Body<CountSignature>,
) -> Result<(StatusCode, Json<CountSheet>), Failure> {
    who.check(&app, Deed::Count)?;
    let _turn = app.room.shifts.turn.lock().await;
    match done_before(&app, &who, &request.id).await? {
        Some((_, HouseEvent::Proposed { .. })) => {}
        Some(_) => return Err(used_otherwise()),
        None => {
            let sheet = open_sheet(&app, entry)?;
            let deed = HouseEvent::CountSigned { sheet: entry, last: sheet.last() };
            let first = PlayerId(who.person.id);
            app.room.signatures.propose(first, Some(request.id), deed, None).await?;
        }
    }
    Ok((StatusCode::ACCEPTED, Json(shown(&app, entry).await?)))
}

/// Refuses the second signature under a sheet that is final, or is not any more what was signed first.
pub(super) fn check_unchanged(app: &App, sheet: u64, last: u64) -> Result<(), Failure> {
    let sheet = sheet_of(app, sheet)?;
    if sheet.signed.is_some() || sheet.last() != last {
        return Err(conflict(say!("count-is-final", sheet: sheet.entry)));
    }
    Ok(())
}

/// `GET /api/counts`: newest first.
pub async fn sheets(State(app): State<App>, who: Who) -> Result<Json<Vec<CountSheet>>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    let last: Vec<u64> = app.room.shifts.book().sheets.keys().rev().take(SHEETS).copied().collect();
    let sheets: Result<Vec<Sheet>, Failure> = last.into_iter().map(|entry| sheet_of(&app, entry)).collect();
    Ok(Json(in_full(&app, sheets?).await?))
}

/// The sheets on which the boxes of a shift were counted.
pub(super) async fn of_shift(app: &App, shift: u32) -> Result<Vec<CountSheet>, Failure> {
    let entries = app.room.shifts.book().sheets_of(shift);
    let sheets: Result<Vec<Sheet>, Failure> = entries.into_iter().map(|entry| sheet_of(app, entry)).collect();
    in_full(app, sheets?).await
}

/// `GET /api/counts/{sheet}`
pub async fn sheet(
    State(app): State<App>,
    who: Who,
    Path(entry): Path<u64>,
) -> Result<Json<CountSheet>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    Ok(Json(shown(&app, entry).await?))
}

async fn shown(app: &App, entry: u64) -> Result<CountSheet, Failure> {
    let sheets = in_full(app, vec![sheet_of(app, entry)?]).await?;
    sheets.into_iter().next().ok_or_else(|| Failure::missing(Missing::Sheet))
}

/// Sheets as they are read, with the names of tables and people.
async fn in_full(app: &App, sheets: Vec<Sheet>) -> Result<Vec<CountSheet>, Failure> {
    let tables = sheets.iter().flat_map(|sheet| &sheet.count.boxes).map(|counted| counted.table);
    let tables: Vec<u32> = tables.collect::<BTreeSet<_>>().into_iter().collect();
    let facts = app.room.facts(&tables).await?;
    let names: BTreeMap<u32, String> = facts.into_iter().map(|f| (f.table, f.spec.name)).collect();
    let asked: Vec<u64> = sheets.iter().filter_map(|sheet| Some(sheet.signed?.asked)).collect();
    let asked = app.room.read(move |reader| {
        let times = asked.into_iter().map(|entry| Ok((entry, at(reader, entry)?.at)));
        times.collect::<Result<BTreeMap<u64, u64>, StoreError>>()
    });
    let asked = asked.await?;
    let row = |sheet: &Sheet| {
        let first_at = sheet.signed.and_then(|signed| asked.get(&signed.asked).copied());
        with_names(app, sheet, &names, first_at)
    };
    Ok(sheets.iter().map(row).collect())
}

fn with_names(app: &App, sheet: &Sheet, tables: &BTreeMap<u32, String>, first_at: Option<u64>) -> CountSheet {
    let name = |player: PlayerId| app.room.people.name(player);
    let waits = app.room.signatures.waits_for_count(sheet.entry);
    let first = sheet.signed.map(|signed| signed.first).or_else(|| waits.as_ref().map(|waits| waits.first));
    let second = sheet.signed.map(|signed| signed.second);
    let staff = [sheet.entered.1]
        .into_iter()
        .chain(sheet.corrections.iter().map(|made| made.made.1))
        .chain(first)
        .chain(second);
    let everybody: Vec<String> = staff.map(name).chain(sheet.count.counters.iter().cloned()).collect();
    let boxes = sheet.count.boxes.iter().map(|counted| {
        let (_, holds) = sheet.holds(counted);
        CountLine {
            table: counted.table,
            name: tables.get(&counted.table).cloned().unwrap_or_default(),
            label: counted.label.clone(),
            struck: struck(app, sheet, counted, &everybody),
            counted: holds,
            expected: counted.expected,
            variance: holds - counted.expected,
        }
    });
    let (expected, counted) = sheet.sums();
    let shift = shift_of(app, sheet.count.shift).ok();
    let began = shift.as_ref().map_or(sheet.count.pulled, |shift| shift.opened.0);
    CountSheet {
        sheet: sheet.entry,
        day: app.room.calendar().day_of(began),
        shift: sheet.count.shift,
        shift_name: shift.map(|shift| shift.name).unwrap_or_default(),
        pulled: sheet.count.pulled,
        at: sheet.entered.0,
        by: name(sheet.entered.1),
        counters: sheet.count.counters.clone(),
        boxes: boxes.collect(),
        expected,
        counted,
        variance: counted - expected,
        first: first.map(name),
        first_at: first_at.or_else(|| waits.as_ref().map(|waits| waits.at)),
        waits: waits.map(|waits| waits.entry),
        second: second.map(name),
        signed: sheet.signed.map(|signed| signed.at),
    }
}

/// The lines of a box that were corrected, each with who struck it out.
fn struck(app: &App, sheet: &Sheet, counted: &CountedBox, everybody: &[String]) -> Vec<StruckLine> {
    let mut was = (sheet.entry, counted.counted);
    let mut lines = Vec::new();
    for correction in sheet.corrections_of(counted.table) {
        let by = app.room.people.name(correction.made.1);
        lines.push(StruckLine {
            entry: was.0,
            counted: was.1,
            corrected_in: correction.entry,
            at: correction.made.0,
            initials: mark(&by, everybody),
            by,
            reason: correction.reason.clone(),
        });
        was = (correction.entry, correction.counted);
    }
    lines
}

/// What somebody puts beside a line that they struck out: the whole name, where somebody else on the sheet has the same initials.
fn mark(name: &str, everybody: &[String]) -> String {
    let other = |other: &&String| other.to_lowercase() != name.to_lowercase();
    let shared = everybody.iter().filter(other).any(|other| initials(other) == initials(name));
    if shared { name.into() } else { initials(name) }
}

fn initials(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{initials, mark};

    #[test]
    fn initials_are_the_first_letters_of_a_name() {
        assert_eq!(initials("Flo"), "F");
        assert_eq!(initials("ana de-la Cruz"), "ADLC");
        assert_eq!(initials("Ömer 2"), "Ö2");
    }

    #[test]
    fn where_two_on_a_sheet_have_the_same_initials_it_says_the_name() {
        let everybody = ["Cora Diaz", "flo", "Carl Dunn", "Flo"].map(String::from);
        assert_eq!(mark("Cora Diaz", &everybody), "Cora Diaz");
        assert_eq!(mark("Flo", &everybody), "F", "it is the same one, who counted too");
    }
}
