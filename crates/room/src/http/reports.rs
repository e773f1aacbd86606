//! The drop by table and gaming day, and the player-dealers' book: as JSON, or as CSV.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use crate::permissions::Deed;
use crate::protocol::{BooksCheck, ReportRows, Suspicion};
use crate::reports::{self, Days};
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use ledger::Account;
use schemars::JsonSchema;
use serde::Deserialize;

/// Which gaming days.
#[derive(Deserialize, JsonSchema)]
pub struct Span {
    #[serde(default)]
    from: Option<String>,
    #[serde(default)]
    to: Option<String>,
}

/// `GET /api/reports/drop`, `/api/reports/drop.csv`, `/api/reports/banking`, `/api/reports/banking.csv`
pub async fn report(
    State(app): State<App>,
    who: Who,
    Path(report): Path<String>,
    Query(span): Query<Span>,
) -> Result<Response, Failure> {
    who.check(&app, Deed::ReadReports)?;
    let days = Days::between(span.from.as_deref(), span.to.as_deref())?;
    let names = app.room.people.clone();
    let tables = app.room.lobby();
    match report.as_str() {
        "drop" | "drop.csv" => {
            let rows = app.room.study(move |reader| reports::drop(reader, days, &tables)).await;
            let rows = rows?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::drop_csv(&rows)),
                false => Json(ReportRows::Drop(rows)).into_response(),
            })
        }
        "banking" | "banking.csv" => {
            let ledger = app.room.ledger.clone();
            let is_private = move |table| ledger.knows(Account::Own(table));
            let rows =
                app.room.study(move |reader| reports::banking(reader, days, &names, &is_private)).await;
            let rows = rows?;
            Ok(match report.ends_with(".csv") {
                true => csv(reports::banking_csv(&rows)),
                false => Json(ReportRows::Banking(rows)).into_response(),
            })
        }
        _ => Err(Failure::missing(Missing::Report)),
    }
}

/// How far back the report on who plays together looks, if it is not told.
const A_WEEK: u64 = 7;

/// `GET /api/collusion`
pub async fn collusion(
    State(app): State<App>,
    who: Who,
    Query(span): Query<Span>,
) -> Result<Json<Vec<Suspicion>>, Failure> {
    who.check(&app, Deed::ReadCollusion)?;
    let week = reports::day_of(now_ms().saturating_sub((A_WEEK - 1) * reports::DAY));
    let days = Days::between(Some(span.from.as_deref().unwrap_or(&week)), span.to.as_deref())?;
    let people = app.room.people.clone();
    let name = move |player| people.name(player);
    Ok(Json(app.room.study(move |reader| crate::collusion::report(reader, days, &name)).await?))
}

/// `GET /api/books/checks`
pub async fn checks(State(app): State<App>, who: Who) -> Result<Json<Vec<BooksCheck>>, Failure> {
    who.check(&app, Deed::ReadReports)?;
    Ok(Json(app.room.counters.checks()))
}

fn csv(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text).into_response()
}
