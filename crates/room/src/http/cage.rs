//! Chips over the counter: entries of the cage's book, each with what was paid, the drawer it went over, and who it was.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::cash::check_identity;
use super::drawers::drawer_of;
use super::staff::{by, first};
use crate::calendar::Calendar;
use crate::house::{Author, is_action_id, moves};
use crate::people::{is_unseen, role_of};
use crate::permissions::{Deed, MOST_OVER_THE_COUNTER, may};
use crate::protocol::{CageEntry, CageRequest, CorrectRequest, CounterWay, Identity, Tender};
use crate::record::{HouseEvent, Slip};
use crate::restore::read_log;
use crate::table::now_ms;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::{Account, CommitError, Side, StoreError, StoredRecord};
use std::collections::BTreeMap;
use voice::say;

/// Nobody stands on both sides of the counter.
fn for_somebody_else(who: &Who, player: PlayerId) -> Result<(), Failure> {
    if PlayerId(who.person.id) == player {
        let why = say!("room-no-own-chips");
        return Err(Refusal::new(Clause::Room10, why).into());
    }
    Ok(())
}

/// Is an entry out of the ordinary, so that the book wants a reason for it?
pub const fn is_unusual(tender: Tender, kept_out: bool) -> bool {
    matches!(tender, Tender::Other) || kept_out
}

fn checked(amount: Money, reason: &str, id: &str) -> Result<(), Failure> {
    if !amount.is_positive() {
        return Err(Refusal::new(Clause::Room10, say!("room-no-amount", amount: amount)).into());
    }
    if amount > MOST_OVER_THE_COUNTER {
        let why = say!("room-no-more-at-once", most: MOST_OVER_THE_COUNTER, amount: amount);
        return Err(Refusal::new(Clause::Room10, why).into());
    }
    if reason.len() > 200 || reason.chars().any(is_unseen) {
        return Err(no_reason().into());
    }
    if !is_action_id(id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    Ok(())
}

fn no_reason() -> Refusal {
    Refusal::new(Clause::Room10, say!("room-no-cage-reason"))
}

/// Is somebody kept out now? Only the counter is told.
pub fn kept_out(app: &App, player: PlayerId) -> bool {
    app.room.people.is_excluded(player, &app.room.calendar(), now_ms())
}

/// The name of the note in which it is kept, closed, by what somebody showed who they are.
fn identity_name(token: &str) -> String {
    format!("identity {token}")
}

/// Keeps by what somebody showed who they are: the name under which it is found again. The same request finds the same one.
async fn keep_identity(app: &App, who: &Who, request: &CageRequest) -> Result<Option<String>, Failure> {
    let Some(identity) = &request.identity else { return Ok(None) };
    let kept = |text: &str| !text.trim().is_empty() && text.len() <= 120 && !text.chars().any(is_unseen);
    if !kept(&identity.kind) || !kept(&identity.number) {
        return Err(Failure::bad(say!("cage-no-identity")));
    }
    let token = format!("{}-{}", who.person.id, request.id);
    let text = serde_json::to_string(identity).expect("a note is JSON");
    app.room.note(vec![Side::keep(&identity_name(&token), text)]).await?;
    Ok(Some(token))
}

/// By what people showed who they are, under these names.
pub async fn identities(app: &App, tokens: Vec<String>) -> Result<BTreeMap<String, Identity>, Failure> {
    let found = app.room.read(move |reader| -> Result<_, StoreError> {
        let mut found = BTreeMap::new();
        for token in tokens {
            let kept = reader.kept(&identity_name(&token))?;
            let identity = kept.and_then(|text| serde_json::from_str::<Identity>(&text).ok());
            found.extend(identity.map(|identity| (token, identity)));
        }
        Ok(found)
    });
    Ok(found.await?)
}

/// Chips go over the counter, one way or the other.
async fn over_the_counter(
    app: &App,
    who: &Who,
    request: CageRequest,
    way: CounterWay,
) -> Result<(StatusCode, Json<CageEntry>), Failure> {
    who.check(app, Deed::Cage)?;
    checked(request.amount, &request.reason, &request.id)?;
    let person = app.room.people.get(request.player).ok_or_else(|| Failure::missing(Missing::Person))?;
    for_somebody_else(who, request.player)?;
    let kept_out = kept_out(app, request.player);
    // Whoever is kept out gets what is theirs from the manager and a second person, and nothing else.
    let by_manager = way == CounterWay::Redeem && may(role_of(&*who.now(app)?), Deed::GiveRoles);
    if kept_out && !by_manager {
        return Err(Refusal::new(Clause::Room10, say!("cage-not-served", name: person.name.as_str())).into());
    }
    if request.reason.trim().is_empty() && is_unusual(request.tender, kept_out) {
        return Err(no_reason().into());
    }
    let identity = keep_identity(app, who, &request).await?;
    let _counter = app.room.house.counter.lock().await;
    let (drawer, real) = (drawer_of(app, first(who)), request.real);
    let slip = Slip { tender: Some(request.tender), drawer, identity, real };
    let CageRequest { id, player, amount, reason, .. } = request;
    let reason = reason.trim().to_string();
    let event = match way {
        CounterWay::Issue => HouseEvent::Issued { player, amount, reason, slip },
        CounterWay::Redeem => HouseEvent::Redeemed { player, amount, reason, slip },
    };
    // What was written before is found again, whatever the day has come to since.
    if !app.room.read(was_used(who.person.id, id.clone())).await? {
        check_identity(app, &event).await?;
    }
    write(app, who, id, event, kept_out).await
}

/// `POST /api/cage/issue`
pub async fn issue(
    State(app): State<App>,
    who: Who,
    Body(request): Body<CageRequest>,
) -> Result<(StatusCode, Json<CageEntry>), Failure> {
    over_the_counter(&app, &who, request, CounterWay::Issue).await
}

/// `POST /api/cage/redeem`
pub async fn redeem(
    State(app): State<App>,
    who: Who,
    Body(request): Body<CageRequest>,
) -> Result<(StatusCode, Json<CageEntry>), Failure> {
    over_the_counter(&app, &who, request, CounterWay::Redeem).await
}

/// `POST /api/cage/correct`
pub async fn correct(
    State(app): State<App>,
    who: Who,
    Body(request): Body<CorrectRequest>,
) -> Result<(StatusCode, Json<CageEntry>), Failure> {
    who.check(&app, Deed::Cage)?;
    checked(Money::cents(1), &request.reason, &request.id)?;
    if request.reason.trim().is_empty() {
        return Err(no_reason().into());
    }
    // Whether it was corrected before is asked, and the correction written, with nobody in between.
    let _counter = app.room.house.counter.lock().await;
    let book = cage_book(&app).await?;
    let found = book.iter().find(|e| e.entry == request.entry && e.corrects.is_none());
    let found = found.ok_or_else(|| Refusal::new(Clause::Room10, say!("room-no-entry")))?;
    for_somebody_else(&who, found.player)?;
    let again = book.iter().any(|e| e.corrects == Some(request.entry))
        || app.room.signatures.waits_to_correct(request.entry as u64);
    // A retry of the same correction is recognised by its id; another one is refused.
    if again && !app.room.read(was_used(who.person.id, request.id.clone())).await? {
        return Err(corrected_already().into());
    }
    // With somebody who is kept out the manager and a second person put it right.
    let kept_out = kept_out(&app, found.player);
    if kept_out && !may(role_of(&*who.now(&app)?), Deed::GiveRoles) {
        let name = app.room.people.name(found.player);
        return Err(Refusal::new(Clause::Room10, say!("cage-not-served", name: name)).into());
    }
    // What was paid goes back over the counter of whoever corrects it.
    let drawer = found.tender.and_then(|_| drawer_of(&app, first(&who)));
    let event = HouseEvent::Corrected {
        entry: request.entry as u64,
        player: found.player,
        amount: -found.amount,
        reason: request.reason,
        slip: Slip { tender: found.tender, drawer, identity: None, real: found.real },
    };
    write(&app, &who, request.id, event, kept_out).await
}

fn corrected_already() -> Refusal {
    Refusal::new(Clause::Room10, say!("room-no-second-correction"))
}

/// Refuses a second correction of an entry.
pub async fn check_uncorrected(app: &App, entry: i64) -> Result<(), Failure> {
    let again = cage_book(app).await?.iter().any(|e| e.corrects == Some(entry));
    if again { Err(corrected_already().into()) } else { Ok(()) }
}

fn was_used(
    actor: u32,
    action: String,
) -> impl FnOnce(&mut ledger::Reader) -> Result<bool, StoreError> + Send + 'static {
    move |reader| Ok(reader.action(actor, &action)?.is_some())
}

/// Writes an entry, or finds the one that this id wrote before; one that moves more than one person may move alone waits for
/// a second signature.
async fn write(
    app: &App,
    who: &Who,
    id: String,
    event: HouseEvent,
    takes_two: bool,
) -> Result<(StatusCode, Json<CageEntry>), Failure> {
    let seq = match moves(&event) {
        amount if takes_two || app.room.signatures.counter_waits(amount) => {
            app.room.signatures.propose(first(who), Some(id), event, None).await?
        }
        _ => book_chips(app, by(who, Some(id)), &event).await?,
    };
    let book = app.room.read(move |reader| reader.records(0, seq - 1, 1)).await?;
    let entry = book.first().and_then(|record| entry_or_proposal(app, record));
    let entry = entry.ok_or_else(|| Refusal::new(Clause::Room2, say!("room-no-second-deed")))?;
    let mut entries = vec![entry];
    tell_identities(app, &mut entries).await?;
    let entry = entries.remove(0).entry;
    app.tell(entry.player);
    let status = if entry.waits { StatusCode::ACCEPTED } else { StatusCode::OK };
    Ok((status, Json(entry)))
}

/// Writes chips that go over the counter, or finds the record that this id wrote before.
pub async fn book_chips(app: &App, author: Author, event: &HouseEvent) -> Result<u64, Failure> {
    match app.room.house.write(author, event, vec![]).await {
        Ok(seq) | Err(CommitError::Duplicate { log: 0, seq }) => Ok(seq),
        // The counter is told whose wallet is short: it is not the clerk's own.
        Err(CommitError::Short { account: Account::Wallet(player), holds }) => {
            let (name, holds) = (app.room.people.name(PlayerId(player)), Money::cents(holds));
            let why = say!("room-no-chips-of", name: name, holds: holds);
            Err(Refusal::new(Clause::Room3, why).into())
        }
        Err(why) => Err(why.into()),
    }
}

/// A line of the cage's book, and the name of the note of who it was.
struct Line {
    entry: CageEntry,
    identity: Option<String>,
}

impl std::ops::Deref for Line {
    type Target = CageEntry;

    fn deref(&self) -> &CageEntry {
        &self.entry
    }
}

/// Puts who it was into lines that know where that is kept.
async fn tell_identities(app: &App, lines: &mut [Line]) -> Result<(), Failure> {
    let tokens: Vec<String> = lines.iter().filter_map(|line| line.identity.clone()).collect();
    if tokens.is_empty() {
        return Ok(());
    }
    let known = identities(app, tokens).await?;
    for line in lines {
        line.entry.identity = line.identity.as_ref().and_then(|token| known.get(token).cloned());
    }
    Ok(())
}

/// A line of the cage's book, where the record is one.
fn cage_entry(calendar: &Calendar, record: &StoredRecord) -> Option<Line> {
    entry_of(calendar, record, &serde_json::from_str(&record.body).ok()?)
}

/// A line of the cage's book, or one that was asked for.
fn entry_or_proposal(app: &App, record: &StoredRecord) -> Option<Line> {
    let calendar = app.room.calendar();
    match serde_json::from_str(&record.body).ok()? {
        HouseEvent::Proposed { deed, .. } => {
            let waits = app.room.signatures.waits(record.seq).is_some();
            let line = entry_of(&calendar, record, &deed)?;
            Some(Line { entry: CageEntry { waits, ..line.entry }, ..line })
        }
        event => entry_of(&calendar, record, &event),
    }
}

fn entry_of(calendar: &Calendar, record: &StoredRecord, event: &HouseEvent) -> Option<Line> {
    let (kind, player, reason, corrects) = match event.done() {
        HouseEvent::Issued { player, reason, .. } => ("issue", player, reason.clone(), None),
        HouseEvent::Redeemed { player, reason, .. } => ("redeem", player, reason.clone(), None),
        HouseEvent::Corrected { entry, player, reason, .. } => {
            ("correct", player, reason.clone(), Some(*entry as i64))
        }
        HouseEvent::Refilled { player, .. } => ("refill", player, say!("room-refilled").to_string(), None),
        HouseEvent::Welcomed { player, chips, .. } if chips.is_positive() => {
            ("welcome", player, "First chips.".into(), None)
        }
        _ => return None,
    };
    let amount = if let HouseEvent::Welcomed { chips, .. } = event { *chips } else { moves(event) };
    let actor = PlayerId(record.actor.unwrap_or(0));
    // Whoever signs writes the record; whoever asked for it stood at the counter.
    let (by, second) = match event {
        HouseEvent::Signed { first, .. } => (*first, Some(actor)),
        _ => (actor, None),
    };
    let slip = event.done().slip().cloned().unwrap_or_default();
    let entry = CageEntry {
        entry: record.seq as i64,
        at: record.at,
        day: calendar.day_of(record.at),
        by,
        kind: kind.into(),
        player: *player,
        amount,
        reason,
        corrects,
        second,
        waits: false,
        tender: slip.tender,
        drawer: slip.drawer,
        identity: None,
        real: slip.real,
    };
    Some(Line { entry, identity: slip.identity })
}

async fn cage_book(app: &App) -> Result<Vec<CageEntry>, Failure> {
    let records = app.room.read(|reader| read_log(reader, 0));
    let calendar = app.room.calendar();
    let lines = records.await?;
    Ok(lines.iter().filter_map(|record| Some(cage_entry(&calendar, record)?.entry)).collect())
}

/// The entries that are shown: the last ones.
const ENTRIES: usize = 1000;

/// `GET /api/cage/entries`
pub async fn entries(State(app): State<App>, who: Who) -> Result<Json<Vec<CageEntry>>, Failure> {
    who.check(&app, Deed::ReadCage)?;
    let calendar = app.room.calendar();
    let (mut found, mut before) = (Vec::new(), u64::MAX);
    // From the last one back, so that it costs what is shown and not what was ever written.
    while found.len() < ENTRIES {
        let page = app.room.read(move |reader| reader.records_before(0, before, 500)).await?;
        let Some(first) = page.last() else { break };
        before = first.seq;
        found.extend(page.iter().filter_map(|record| cage_entry(&calendar, record)));
    }
    found.truncate(ENTRIES);
    tell_identities(&app, &mut found).await?;
    Ok(Json(found.into_iter().map(|line| line.entry).collect()))
}
