//! What somebody's cash comes to on a gaming day: told to the counter before an entry is made, and listed for the auditor.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use super::cage::{identities, is_unusual, kept_out};
use crate::calendar::Days;
use crate::cash::{PersonDay, by_person, due};
use crate::house::moves;
use crate::permissions::Deed;
use crate::protocol::{CageDay, CashDue, CashRow, CounterWay, Tender};
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Query, State};
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use schemars::JsonSchema;
use serde::Deserialize;
use voice::{Telling, Word, say};

/// Whose day, and the entry that is about to be made.
#[derive(Deserialize, JsonSchema)]
pub struct Intent {
    /// Whose wallet.
    player: PlayerId,
    /// Which way.
    way: CounterWay,
    /// Against what: cash, where it is not said.
    #[serde(default)]
    tender: Tender,
    /// How much, in dollars.
    #[serde(default)]
    amount: f64,
}

/// `GET /api/cage/day`
pub async fn day(
    State(app): State<App>,
    who: Who,
    Query(intent): Query<Intent>,
) -> Result<Json<CageDay>, Failure> {
    who.check(&app, Deed::ReadCage)?;
    let person = app.room.people.get(intent.player).ok_or_else(|| Failure::missing(Missing::Person))?;
    let (day, so_far) = so_far(&app, intent.player).await?;
    let (mut says, kept_out) = (Vec::new(), kept_out(&app, intent.player));
    if kept_out {
        says.push(say!("cage-not-served", name: person.name.as_str()));
    }
    let amount = Money::from_dollars(intent.amount).unwrap_or(Money::ZERO).max(Money::ZERO);
    let (due, told) = with_this(&app, &so_far, (intent.way, intent.tender, amount));
    says.extend(told);
    let identity_due = due == Some(CashDue::Report) && so_far.identity.is_none();
    if identity_due {
        says.push(no_identity(&app));
    }
    if amount.is_positive() && app.room.signatures.counter_waits(amount) {
        says.push(say!("cage-two-due", limit: app.room.signatures.settings().cage_limit));
    }
    let (sums, reason_due) = (so_far.sums(), is_unusual(intent.tender, kept_out));
    Ok(Json(CageDay { day, sums, due, identity_due, reason_due, says }))
}

/// This gaming day, and what somebody's comes to so far.
async fn so_far(app: &App, player: PlayerId) -> Result<(String, PersonDay), Failure> {
    let now = now_ms();
    let days = Days::last(&app.room.calendar(), 1, now);
    let today = days.calendar.day_of(now);
    let mut all = app.room.read(move |reader| by_person(reader, &days)).await?;
    let so_far = all.remove(&(today.clone(), player)).unwrap_or_default();
    Ok((today, so_far))
}

fn no_identity(app: &App) -> Telling {
    say!("cage-identity-due", limit: app.room.signatures.settings().cash_report)
}

/// Refuses an entry with which a report is due of somebody who has not shown today who they are.
pub async fn check_identity(app: &App, event: &HouseEvent) -> Result<(), Failure> {
    let (Some(player), Some(slip)) = (event.about(), event.slip()) else { return Ok(()) };
    if slip.identity.is_some() {
        return Ok(());
    }
    let amount = moves(event);
    let way = if amount.is_positive() { CounterWay::Issue } else { CounterWay::Redeem };
    let (tender, amount) = (slip.tender.unwrap_or_default(), amount.max(-amount));
    let (_, so_far) = so_far(app, player).await?;
    let due = with_this(app, &so_far, (way, tender, amount)).0;
    if due == Some(CashDue::Report) && so_far.identity.is_none() {
        return Err(Refusal::new(Clause::Room10, no_identity(app)).into());
    }
    Ok(())
}

/// What the cash of the day comes to with this entry, and what is due then.
fn with_this(
    app: &App,
    so_far: &PersonDay,
    (way, tender, amount): (CounterWay, Tender, Money),
) -> (Option<CashDue>, Option<Telling>) {
    let settings = app.room.signatures.settings();
    let more = if tender == Tender::Cash { amount } else { Money::ZERO };
    let (paid_in, paid_out) = so_far.cash();
    let (way, cash) = match way {
        CounterWay::Issue => ("in", paid_in + more),
        CounterWay::Redeem => ("out", paid_out + more),
    };
    let due = due(cash, &settings);
    let told = due.map(|due| match due {
        CashDue::Report => {
            say!("cage-report-due", cash: cash, way: Word(way), limit: settings.cash_report)
        }
        CashDue::Note => say!("cage-note-due", cash: cash, way: Word(way), limit: settings.cash_note),
    });
    (due, told)
}

/// The days on which somebody's cash was above the house's thresholds, as they are now.
pub async fn cash_rows(app: &App, days: Days) -> Result<Vec<CashRow>, Failure> {
    let settings = app.room.signatures.settings();
    let all = app.room.study(move |reader| by_person(reader, &days)).await?;
    let all: Vec<_> = all.into_iter().filter_map(|(of, day)| Some((of, day.due(&settings)?, day))).collect();
    let known = identities(app, all.iter().filter_map(|(.., day)| day.identity.clone()).collect()).await?;
    let row = |((day, player), due, of_day): ((String, PlayerId), CashDue, PersonDay)| CashRow {
        day,
        player,
        name: app.room.people.name(player),
        identity: of_day.identity.as_ref().and_then(|token| known.get(token).cloned()),
        sums: of_day.sums(),
        due,
    };
    let mut rows: Vec<CashRow> = all.into_iter().map(row).collect();
    rows.sort_by(|a, b| (&b.day, a.player).cmp(&(&a.day, b.player)));
    Ok(rows)
}
