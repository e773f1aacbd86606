//! Who did what, for the auditor and the manager: the house's own book told line by line, the latest first.

use super::App;
use super::answer::Failure;
use super::auth::Who;
use super::passkeys::word;
use crate::exams::book::SchoolEvent;
use crate::floor_book::FloorEvent;
use crate::people::role_of;
use crate::permissions::{self, Deed};
use crate::protocol::{Dealing, GamingDay, Journal, JournalKind, JournalRow, Role, RotationRule};
use crate::record::{HouseEvent, Proof};
use crate::room::Room;
use crate::tell::ruling_told;
use axum::Json;
use axum::extract::{Query, State};
use games::PlayerId;
use ledger::StoredRecord;
use schemars::JsonSchema;
use serde::Deserialize;
use voice::{Telling, Word, say};

/// The lines of one page, at most.
const MOST: usize = 200;
/// The records that are looked through for them, at most: guests come by the thousand, and have no line.
const LOOKED_THROUGH: u64 = 5_000;

/// Which lines.
#[derive(Deserialize, JsonSchema)]
pub struct Span {
    /// Only what was written before this entry.
    before: Option<u64>,
    /// How many lines, at most.
    limit: Option<usize>,
    /// Only lines of this kind.
    kind: Option<JournalKind>,
    /// Only what this person did, or what is about them.
    person: Option<u32>,
}

impl Span {
    fn has(&self, by: Option<PlayerId>, event: &HouseEvent) -> bool {
        let signed = matches!(event, HouseEvent::Signed { .. });
        let kinds = [Some(kind_of(event)), signed.then_some(JournalKind::Signatures)];
        let first = if let HouseEvent::Signed { first, .. } = event { Some(*first) } else { None };
        self.kind.is_none_or(|kind| kinds.contains(&Some(kind)))
            && self.person.is_none_or(|of| [by, event.about(), first].contains(&Some(PlayerId(of))))
    }
}

/// `GET /api/journal`
pub async fn journal(
    State(app): State<App>,
    who: Who,
    Query(span): Query<Span>,
) -> Result<Json<Journal>, Failure> {
    who.check(&app, Deed::ReadJournal)?;
    let end = app.room.house.last().await + 1;
    let before = span.before.unwrap_or(end).min(end);
    let limit = span.limit.unwrap_or(MOST).clamp(1, MOST);
    let from = before.saturating_sub(LOOKED_THROUGH + 1);
    // The book is numbered without gaps: so many lie between the two.
    let between = before.saturating_sub(from + 1) as u32;
    let records = app.room.read(move |reader| reader.records(0, from, between)).await?;
    let lists = permissions::may(role_of(&*who.now(&app)?), Deed::ReadExclusions);
    for record in records.iter().filter(|record| record.body.contains("\"listed\"")) {
        if let Ok(HouseEvent::Floor(FloorEvent::Listed { list, .. })) = serde_json::from_str(&record.body) {
            app.room.list_title(&list).await?;
        }
    }
    let mut rows = Vec::new();
    for record in records.iter().rev() {
        if rows.len() == limit {
            let next = rows.last().map(|row: &JournalRow| row.entry);
            return Ok(Json(Journal { rows, next }));
        }
        rows.extend(row(&app.room, record, &span, lists));
    }
    let next = records.first().map(seq).filter(|first| *first > 1);
    Ok(Json(Journal { rows, next }))
}

fn seq(record: &StoredRecord) -> u64 {
    record.seq
}

/// A line of the journal, where the record is one; of who is kept out only for whoever reads that list.
fn row(room: &Room, record: &StoredRecord, span: &Span, lists: bool) -> Option<JournalRow> {
    let event: HouseEvent = serde_json::from_str(&record.body).ok()?;
    let by = record.actor.map(PlayerId);
    if !span.has(by, &event) || event.is_confidential() && !lists {
        return None;
    }
    let says = told(room, by, &event)?;
    let name = by.map(|by| room.people.name(by));
    let (table, seq) = match event.done() {
        HouseEvent::TableOpened { table, .. } | HouseEvent::TableClosed { table, .. } => (Some(*table), None),
        HouseEvent::Ruling { table, .. } => (Some(*table), None),
        HouseEvent::Ruled { table, seq, .. } => (Some(*table), Some(*seq)),
        _ => (None, None),
    };
    Some(JournalRow { entry: record.seq, at: record.at, by, name, kind: kind_of(&event), says, table, seq })
}

/// What kind of line it is; of what two people signed, the kind of the deed.
fn kind_of(event: &HouseEvent) -> JournalKind {
    match event {
        HouseEvent::SignedIn { .. }
        | HouseEvent::CameFrom { .. }
        | HouseEvent::SignInFailed { .. }
        | HouseEvent::SignedOut { .. }
        | HouseEvent::SessionsEnded { .. }
        | HouseEvent::SessionLocked { .. }
        | HouseEvent::SessionUnlocked { .. }
        | HouseEvent::PinFailed { .. }
        | HouseEvent::PasskeyFailed { .. }
        | HouseEvent::LockedOut { .. } => JournalKind::SignIns,
        HouseEvent::Welcomed { .. }
        | HouseEvent::Parted { .. }
        | HouseEvent::Named { .. }
        | HouseEvent::RoleGiven { .. }
        | HouseEvent::PinSet { .. }
        | HouseEvent::PasskeyMade { .. }
        | HouseEvent::PasskeyRemoved { .. }
        | HouseEvent::PasskeysRemoved { .. }
        | HouseEvent::AccountDisabled { .. }
        | HouseEvent::AccountEnabled { .. }
        | HouseEvent::Excluded { .. }
        | HouseEvent::ExclusionLifted { .. }
        | HouseEvent::PasswordSet { .. } => JournalKind::People,
        HouseEvent::Floor(FloorEvent::ProviderNamed { .. }) => JournalKind::People,
        HouseEvent::School(_) => JournalKind::School,
        HouseEvent::TableOpened { .. } | HouseEvent::TableClosed { .. } | HouseEvent::Floor(_) => {
            JournalKind::Tables
        }
        HouseEvent::Ruling { .. } | HouseEvent::Ruled { .. } => JournalKind::Rulings,
        HouseEvent::Refilled { .. }
        | HouseEvent::Issued { .. }
        | HouseEvent::Redeemed { .. }
        | HouseEvent::DrawerOpened { .. }
        | HouseEvent::DrawerCounted { .. }
        | HouseEvent::DrawerClosed { .. }
        | HouseEvent::Corrected { .. } => JournalKind::Cage,
        HouseEvent::SettingsMade { .. } | HouseEvent::EndLost { .. } => JournalKind::Settings,
        HouseEvent::ShiftOpened { .. }
        | HouseEvent::ShiftClosed { .. }
        | HouseEvent::CountEntered { .. }
        | HouseEvent::CountCorrected { .. }
        | HouseEvent::CountSigned { .. } => JournalKind::Shifts,
        HouseEvent::Proposed { .. } | HouseEvent::Declined { .. } | HouseEvent::Lapsed { .. } => {
            JournalKind::Signatures
        }
        HouseEvent::Signed { deed, .. } => kind_of(deed),
    }
}

const fn yes(it_is: bool) -> &'static str {
    if it_is { "yes" } else { "no" }
}

const fn proof(by: Proof) -> Word {
    Word(match by {
        Proof::Pin => "pin",
        Proof::Password => "password",
        Proof::Passkey => "passkey",
    })
}

/// What a record of the house's book says. That a guest or a program came, or is known no longer, is no line of the journal.
pub fn told(room: &Room, by: Option<PlayerId>, event: &HouseEvent) -> Option<Telling> {
    let name = |player: &PlayerId| room.people.name(*player);
    Some(match event {
        HouseEvent::Welcomed { role: Role::Player, .. }
        | HouseEvent::Welcomed { bot: true, .. }
        | HouseEvent::Parted { .. }
        | HouseEvent::CameFrom { .. } => {
            return None;
        }
        HouseEvent::Welcomed { name, role, .. } => say!("journal-welcomed", name: name, role: role.word()),
        HouseEvent::Named { name, .. } => say!("journal-named", name: name),
        HouseEvent::RoleGiven { player, role, .. } => {
            say!("journal-role", name: name(player), role: role.word())
        }
        HouseEvent::PasswordSet { player } => {
            let own = Word(yes(by == Some(*player)));
            say!("journal-password", name: name(player), own: own)
        }
        HouseEvent::SignedIn { player, from, by } => {
            say!("journal-signed-in", name: name(player), from: from, by: proof(*by))
        }
        HouseEvent::SignInFailed { player: None, from } => say!("journal-failed-nobody", from: from),
        HouseEvent::SignInFailed { player: Some(player), from } => {
            say!("journal-failed", name: name(player), from: from)
        }
        HouseEvent::SignedOut { player, everywhere } => {
            let everywhere = Word(yes(*everywhere));
            say!("journal-signed-out", name: name(player), everywhere: everywhere)
        }
        HouseEvent::SessionsEnded { player, sessions } => {
            let own = Word(yes(by == Some(*player)));
            say!("journal-sessions-ended", name: name(player), sessions: *sessions, own: own)
        }
        HouseEvent::SessionLocked { player, idle } => {
            say!("journal-locked", name: name(player), idle: Word(yes(*idle)))
        }
        HouseEvent::SessionUnlocked { player, from, by } => {
            say!("journal-unlocked", name: name(player), from: from, by: proof(*by))
        }
        HouseEvent::PinSet { player } => say!("journal-pin", name: name(player)),
        HouseEvent::PinFailed { player, from, ended } => {
            say!("journal-pin-failed", name: name(player), from: from, ended: Word(yes(*ended)))
        }
        HouseEvent::PasskeyMade { player, name: called } => {
            say!("journal-passkey", name: name(player), called: called)
        }
        HouseEvent::PasskeyRemoved { player, name: called } => {
            say!("journal-passkey-removed", name: name(player), called: called)
        }
        HouseEvent::PasskeysRemoved { player, .. } => say!("journal-passkeys-removed", name: name(player)),
        HouseEvent::PasskeyFailed { player, from, why } => {
            let why = Word(word(*why));
            match player {
                Some(player) => say!("journal-passkey-failed", name: name(player), from: from, why: why),
                None => say!("journal-passkey-failed-nobody", from: from),
            }
        }
        HouseEvent::SettingsMade { settings, .. } => {
            let (cage, ruling, idle) = (settings.cage_limit, settings.ruling_limit, settings.idle_minutes);
            let (passkey, says) = (Word(yes(settings.passkey_only)), Word(yes(settings.dealer_says_so)));
            let (note, report) = (settings.cash_note, settings.cash_report);
            let GamingDay { zone, starts } = &settings.gaming_day;
            let told = say!("journal-settings", cage: cage, ruling: ruling, idle: idle, passkey: passkey, says: says, note: note, report: report, zone: zone.as_str(), starts: starts.as_str());
            let told = match &settings.rotation {
                None => told,
                Some(RotationRule { minutes, bankers, close, .. }) => {
                    say!("journal-settings-rotation", settings: told, minutes: *minutes, bankers: *bankers, close: Word(yes(*close)))
                }
            };
            match settings.house.as_str() {
                "" => told,
                house => say!("journal-settings-house", settings: told, house: house),
            }
        }
        HouseEvent::Ruling { table, stake, reason, ruling, .. } => {
            say!("journal-ruling", table: *table, stake: *stake, what: ruling_told(ruling), reason: reason)
        }
        HouseEvent::Ruled { table, reason, ruling, .. } => {
            say!("journal-ruled", table: *table, what: ruling_told(ruling), reason: reason)
        }
        HouseEvent::LockedOut { player: None, from } => say!("journal-locked-out-nobody", from: from),
        HouseEvent::LockedOut { player: Some(player), from } => {
            say!("journal-locked-out", name: name(player), from: from)
        }
        HouseEvent::Proposed { deed, .. } => say!("journal-proposed", what: told(room, by, deed)?),
        HouseEvent::Signed { entry, first, deed } => {
            say!("journal-signed", entry: *entry, first: name(first), what: told(room, Some(*first), deed)?)
        }
        HouseEvent::Declined { entry } => say!("journal-declined", entry: *entry),
        HouseEvent::Lapsed { entry } => say!("journal-lapsed", entry: *entry),
        HouseEvent::TableOpened { table, spec } => {
            let dealing = Word(if spec.dealing == Dealing::Human { "human" } else { "virtual" });
            say!("journal-opened", table: *table, name: &spec.name, rulebook: &spec.rulebook, dealing: dealing)
        }
        HouseEvent::EndLost { losses } => {
            let (after, lost) = losses.first().map_or((0, 0), |loss| (loss.after, loss.lost));
            say!("journal-end-lost", after: after, lost: lost)
        }
        HouseEvent::TableClosed { table, reason } if reason.is_empty() => {
            say!("journal-closed", table: *table)
        }
        HouseEvent::TableClosed { table, reason } => {
            say!("journal-closed-because", table: *table, reason: reason)
        }
        HouseEvent::Refilled { player, amount } => {
            say!("journal-refilled", name: name(player), amount: *amount)
        }
        HouseEvent::Issued { player, amount, reason, .. } if reason.is_empty() => {
            say!("journal-issued", name: name(player), amount: *amount)
        }
        HouseEvent::Issued { player, amount, reason, .. } => {
            say!("journal-issued-because", name: name(player), amount: *amount, reason: reason)
        }
        HouseEvent::Redeemed { player, amount, reason, .. } if reason.is_empty() => {
            say!("journal-redeemed", name: name(player), amount: *amount)
        }
        HouseEvent::Redeemed { player, amount, reason, .. } => {
            say!("journal-redeemed-because", name: name(player), amount: *amount, reason: reason)
        }
        HouseEvent::Corrected { entry, player, amount, reason, .. } => {
            say!("journal-corrected", entry: *entry, name: name(player), amount: *amount, reason: reason)
        }
        HouseEvent::ShiftOpened { shift, name, .. } => {
            say!("journal-shift-opened", shift: *shift, name: name)
        }
        HouseEvent::ShiftClosed { shift, note, .. } if note.is_empty() => {
            say!("journal-shift-closed", shift: *shift)
        }
        HouseEvent::ShiftClosed { shift, note, .. } => {
            say!("journal-shift-closed-note", shift: *shift, note: note)
        }
        HouseEvent::CountEntered { count } => {
            let (expected, counted) = count.sums();
            let (shift, boxes) = (count.shift, count.boxes.len());
            say!("journal-count-entered", shift: shift, counted: counted, boxes: boxes, expected: expected)
        }
        HouseEvent::CountCorrected { sheet, corrects, table, counted, reason } => {
            say!("journal-count-corrected", sheet: *sheet, counted: *counted, table: *table, corrects: *corrects, reason: reason)
        }
        HouseEvent::CountSigned { sheet, .. } => {
            let book = room.shifts.book();
            let of = book.sheets.get(sheet)?;
            let ((expected, counted), boxes) = (of.sums(), of.count.boxes.len());
            say!("journal-count-signed", sheet: *sheet, counted: counted, boxes: boxes, expected: expected)
        }
        HouseEvent::DrawerOpened { counted } => say!("journal-drawer-opened", counted: *counted),
        HouseEvent::DrawerCounted { drawer, counted } => {
            say!("journal-drawer-counted", drawer: *drawer, counted: *counted)
        }
        HouseEvent::DrawerClosed { drawer, by, opened_with, cash_in, cash_out, counted, .. } => {
            let expected = *opened_with + *cash_in - *cash_out;
            let over = *counted - expected;
            let how = Word(if over.is_positive() { "over" } else { "short" });
            let how = if over.is_zero() { Word("right") } else { how };
            say!("journal-drawer-closed", drawer: *drawer, name: name(by), expected: expected, counted: *counted,
                 how: how, by_so_much: over.max(-over))
        }
        HouseEvent::AccountDisabled { player, reason } => {
            say!("journal-disabled", name: name(player), reason: reason)
        }
        HouseEvent::AccountEnabled { player } => say!("journal-enabled", name: name(player)),
        HouseEvent::Excluded { player, until } => {
            let life = Word(yes(until.is_none()));
            say!("journal-excluded", name: name(player), life: life, until: until.as_deref().unwrap_or_default())
        }
        HouseEvent::ExclusionLifted { player } => say!("journal-exclusion-lifted", name: name(player)),
        HouseEvent::Floor(FloorEvent::Listed { name, list, .. }) => {
            say!("journal-listed", name: name, list: room.list_title_now(list))
        }
        HouseEvent::Floor(event) => floor_line(event, &name)?,
        HouseEvent::School(event) => school_line(event, &name),
    })
}

/// What the floor wrote down.
fn floor_line(event: &FloorEvent, name: &dyn Fn(&PlayerId) -> String) -> Option<Telling> {
    Some(match event {
        FloorEvent::ProviderNamed { player, company, badge } => {
            say!("journal-provider", name: name(player), company: company, badge: badge)
        }
        // It is told with what the list is called.
        FloorEvent::Listed { .. } => return None,
        FloorEvent::ListMoved { entry, .. } => say!("journal-list-moved", entry: *entry),
        FloorEvent::ListCalled { entry, name } => {
            say!("journal-list-called", named: Word(yes(!name.is_empty())), name: name, entry: *entry)
        }
        FloorEvent::ListSent { player, table, .. } => {
            say!("journal-list-sent", name: name(player), table: *table)
        }
        FloorEvent::AskedToLeave { table, seat, .. } => {
            say!("journal-asked-to-leave", table: *table, seat: *seat)
        }
        FloorEvent::AskedRead { asked } => say!("journal-asked-read", asked: *asked),
        FloorEvent::ListLeft { entry, table: Some(table), name } => {
            say!("journal-list-seated", named: Word(yes(!name.is_empty())), name: name, entry: *entry, table: *table)
        }
        FloorEvent::ListLeft { entry, table: None, name } => {
            say!("journal-list-left", named: Word(yes(!name.is_empty())), name: name, entry: *entry)
        }
        FloorEvent::MustMove { from, to: Some(to) } => say!("journal-must-move", from: *from, to: *to),
        FloorEvent::MustMove { from, to: None } => say!("journal-must-move-off", from: *from),
        FloorEvent::DeviceKeyGiven { table, name, .. } => {
            say!("journal-device-key-given", name: name, table: *table)
        }
        FloorEvent::DeviceKeyRevoked { device } => say!("journal-device-key-revoked", device: *device),
    })
}

/// What the dealer school wrote down.
fn school_line(event: &SchoolEvent, name: &dyn Fn(&PlayerId) -> String) -> Telling {
    match event {
        SchoolEvent::ExamSet { exam } => {
            say!("journal-exam-set", title: &exam.title, rulebook: &exam.rulebook, questions: exam.questions,
                 minutes: exam.minutes, pass: exam.pass, seed: exam.seed)
        }
        SchoolEvent::ExamClosed { exam } => say!("journal-exam-closed", exam: *exam),
        SchoolEvent::SittingBegan { exam, player } => {
            say!("journal-sitting-began", name: name(player), exam: *exam)
        }
        SchoolEvent::Answered { sitting, player, question, .. } => {
            say!("journal-exam-answered", name: name(player), question: *question + 1, sitting: *sitting)
        }
        SchoolEvent::SittingEnded { sitting, player, time_over, marks, passed, .. } => {
            say!("journal-sitting-ended", name: name(player), sitting: *sitting, passed: Word(yes(*passed)),
                 time: Word(yes(*time_over)), right: marks.right)
        }
        SchoolEvent::ProgressKept { player, answers } => {
            say!("journal-progress", name: name(player), answers: answers.len())
        }
    }
}
