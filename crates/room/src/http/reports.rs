//! The drop by table and gaming day, and the player-dealers' book: as JSON, or as CSV. And which gaming day it is.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use crate::calendar::Days;
use crate::permissions::Deed;
use crate::protocol::{BooksCheck, DropRow, HouseSettings, ReportRows, Suspicion, TableId, Today};
use crate::reports::{self, Report};
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use ledger::{Account, Reader};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Which gaming days.
#[derive(Deserialize, JsonSchema)]
pub struct Span {
    #[serde(default)]
    from: Option<String>,
    #[serde(default)]
    to: Option<String>,
    /// Only this provider's sessions, in the playing book.
    #[serde(default)]
    company: Option<String>,
}

impl Span {
    /// The gaming days that are named.
    pub(super) fn days(&self, app: &App) -> Result<Days, Failure> {
        Ok(Days::between(&app.room.calendar(), self.from.as_deref(), self.to.as_deref())?)
    }
}

/// `GET /api/reports/drop`, `/api/reports/banking` and `/api/reports/cash`; each with `.csv` at its end as CSV
pub async fn report(
    State(app): State<App>,
    who: Who,
    Path(report): Path<String>,
    Query(span): Query<Span>,
) -> Result<Response, Failure> {
    who.check(&app, Deed::ReadReports)?;
    let days = span.days(&app)?;
    let now = now_ms();
    match report.as_str() {
        "drop" | "drop.csv" => {
            let span = days.clone();
            let found = app.room.study(move |reader| reports::drop(reader, &span, now)).await?;
            let rows = with_names(&app, keep(&app, found).await).await?;
            let rows = with_programs(&app, &days, rows).await?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::drop_csv(&rows)),
                false => Json(ReportRows::Drop(rows)).into_response(),
            })
        }
        "banking" | "banking.csv" => {
            let (ledger, names) = (app.room.ledger.clone(), app.room.people.clone());
            let is_private = move |table| ledger.knows(Account::Own(table));
            let banking =
                move |reader: &mut Reader| reports::banking(reader, &days, now, &names, &is_private);
            let rows = keep(&app, app.room.study(banking).await?).await;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::banking_csv(&rows)),
                false => Json(ReportRows::Banking(rows)).into_response(),
            })
        }
        "cash" | "cash.csv" => {
            // What people paid and were paid is for those who read the cage's book.
            who.check(&app, Deed::ReadCage)?;
            let rows = super::cash::cash_rows(&app, days).await?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::cash_csv(&rows)),
                false => Json(ReportRows::Cash(rows)).into_response(),
            })
        }
        "rotation" | "rotation.csv" => {
            let rows = app.room.rotation_report(days).await?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::rotation_csv(&rows)),
                false => Json(ReportRows::Rotation(rows)).into_response(),
            })
        }
        "playing-book" | "playing-book.csv" => {
            let company = span.company.as_deref().filter(|company| !company.is_empty());
            let rows = app.room.playing_book(days, company).await?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::playing_book_csv(&rows, &app.room.calendar())),
                false => Json(ReportRows::PlayingBook(rows)).into_response(),
            })
        }
        "hours" | "hours.csv" => {
            let rows = app.room.hours_report(days).await?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::hours_csv(&rows)),
                false => Json(ReportRows::Hours(rows)).into_response(),
            })
        }
        _ => Err(Failure::missing(Missing::Report)),
    }
}

/// Keeps what was found of days that are over. Where that cannot be written, it is found again.
async fn keep<T>(app: &App, report: Report<T>) -> Vec<T> {
    if !report.keep.is_empty()
        && let Err(why) = app.room.note(report.keep).await
    {
        tracing::warn!(%why, "a report could not be kept");
    }
    report.rows
}

/// The drop with what the tables were called when they were opened: closed ones too.
async fn with_names(app: &App, mut rows: Vec<DropRow>) -> Result<Vec<DropRow>, Failure> {
    let tables: Vec<TableId> =
        rows.iter().map(|row| row.table).collect::<BTreeSet<_>>().into_iter().collect();
    let facts = app.room.facts(&tables).await?;
    let names: BTreeMap<TableId, String> = facts.into_iter().map(|f| (f.table, f.spec.name)).collect();
    for row in &mut rows {
        row.name = names.get(&row.table).cloned().unwrap_or_default();
    }
    Ok(rows)
}

/// The drop with whether only programs sat there on that day.
async fn with_programs(app: &App, days: &Days, mut rows: Vec<DropRow>) -> Result<Vec<DropRow>, Failure> {
    let (programs, now) = (app.room.programs(), now_ms());
    let mut people: BTreeMap<TableId, Vec<(String, String)>> = BTreeMap::new();
    for (table, sitting) in app.room.sittings(days).await? {
        if !programs.contains(&sitting.player) {
            let day = |at| days.calendar.day_of(at);
            people.entry(table).or_default().push((day(sitting.from), day(sitting.to.unwrap_or(now))));
        }
    }
    for row in &mut rows {
        let sat = people.get(&row.table).map_or(&[][..], Vec::as_slice);
        row.programs = !sat.iter().any(|(from, to)| (from..=to).contains(&&row.day));
    }
    Ok(rows)
}

/// `GET /api/day`
pub async fn day(State(app): State<App>) -> Json<Today> {
    let HouseSettings { gaming_day, house, .. } = app.room.signatures.settings();
    Json(Today { today: app.room.calendar().day_of(now_ms()), gaming_day, house })
}

/// How far back the report on who plays together looks, if it is not told.
const A_WEEK: u32 = 7;

/// `GET /api/collusion`
pub async fn collusion(
    State(app): State<App>,
    who: Who,
    Query(span): Query<Span>,
) -> Result<Json<Vec<Suspicion>>, Failure> {
    who.check(&app, Deed::ReadCollusion)?;
    let calendar = app.room.calendar();
    let days = match (span.from.as_deref(), span.to.as_deref()) {
        (None, None) => Days::last(&calendar, A_WEEK, now_ms()),
        (from, to) => Days::between(&calendar, from, to)?,
    };
    let people = app.room.people.clone();
    let name = move |player| people.name(player);
    Ok(Json(app.room.study(move |reader| crate::collusion::report(reader, &days, &name)).await?))
}

/// `GET /api/books/checks`
pub async fn checks(State(app): State<App>, who: Who) -> Result<Json<Vec<BooksCheck>>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    Ok(Json(app.room.counters.checks()))
}

fn csv(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text).into_response()
}
