//! What somebody's cash comes to on a gaming day: told to the counter before an entry is made, and listed for the auditor.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use super::cage::{identities, kept_out};
use crate::calendar::Days;
use crate::cash::{PersonDay, by_person, due};
use crate::permissions::Deed;
use crate::protocol::{CageDay, CashDue, CashRow, CounterWay, Tender};
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Query, State};
use chips::Money;
use games::PlayerId;
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
    let days = Days::last(&app.room.calendar(), 1, now_ms());
    let today = days.calendar.day_of(now_ms());
    let mut all = app.room.read(move |reader| by_person(reader, &days)).await?;
    let so_far = all.remove(&(today.clone(), intent.player)).unwrap_or_default();
    let mut says = Vec::new();
    if kept_out(&app, intent.player) {
        says.push(say!("cage-not-served", name: person.name.as_str()));
    }
    let (due, told) = with_this(&app, &so_far, &intent);
    says.extend(told);
    Ok(Json(CageDay { day: today, sums: so_far.sums(), due, says }))
}

/// What the cash of the day comes to with this entry, and what is due then.
fn with_this(app: &App, so_far: &PersonDay, intent: &Intent) -> (Option<CashDue>, Option<Telling>) {
    let settings = app.room.signatures.settings();
    let amount = Money::from_dollars(intent.amount).unwrap_or(Money::ZERO);
    let more = if intent.tender == Tender::Cash { amount.max(Money::ZERO) } else { Money::ZERO };
    let (paid_in, paid_out) = so_far.cash();
    let (way, cash) = match intent.way {
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
