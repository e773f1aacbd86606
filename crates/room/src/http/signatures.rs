//! Second signatures: what waits for one, signing, declining, and the house's settings, which say from which amounts on
//! something waits.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who, set_password};
use super::cage::{book_chips, check_uncorrected, kept_out};
use super::cash::check_identity;
use super::counts::check_unchanged;
use super::journal::told;
use super::passkeys;
use super::passwords::{fresh_password, hashed};
use super::shifts::learn;
use super::staff::change_role;
use super::{accounts, drawers, exclusions};
use crate::countersign::WENT_ON;
use crate::house::Author;
use crate::people::role_of;
use crate::permissions::{Deed, may};
use crate::protocol::{HouseSettings, SettingsRequest, SignatureRow, SignedAnswer};
use crate::record::HouseEvent;
use crate::signatures::{Waiting, may_sign};
use crate::table::Message;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Clause, PlayerId, Refusal};
use tokio::sync::oneshot;
use voice::say;

/// `GET /api/signatures`: what somebody can sign, and what they asked for themselves.
pub async fn waiting(State(app): State<App>, who: Who) -> Result<Json<Vec<SignatureRow>>, Failure> {
    who.check(&app, Deed::Sign)?;
    let me = who.now(&app)?;
    let waiting = app.room.signatures.waiting().await?;
    let rows = waiting.into_iter().filter_map(|waits| {
        let (mine, signs) = (waits.first == PlayerId(me.id), may_sign(&me, waits.first, &waits.deed));
        (mine || signs).then(|| row(&app, &waits, mine, signs))
    });
    Ok(Json(rows.flatten().collect()))
}

fn row(app: &App, waits: &Waiting, mine: bool, signs: bool) -> Option<SignatureRow> {
    let Waiting { entry, at, until, first, deed, .. } = waits;
    let table = if let HouseEvent::Ruling { table, .. } = deed { Some(*table) } else { None };
    let dealing = table.and_then(|table| app.room.table(table)).map(|handle| handle.info.dealing);
    let says = match deed {
        // Whoever counted it is not told what should have been in it.
        HouseEvent::DrawerClosed { drawer, counted, .. } if mine => {
            say!("second-drawer-counted", drawer: *drawer, counted: *counted)
        }
        deed => told(&app.room, Some(*first), deed)?,
    };
    let (entry, at, until, by) = (*entry, *at, *until, *first);
    Some(SignatureRow {
        entry,
        at,
        until,
        by,
        name: app.room.people.name(by),
        says,
        table,
        dealing,
        mine,
        signs,
        signers: app.room.signatures.signer_names(by, deed),
    })
}

/// `POST /api/signatures/{entry}/sign`
pub async fn sign(
    State(app): State<App>,
    who: Who,
    Path(entry): Path<u64>,
) -> Result<Json<SignedAnswer>, Failure> {
    who.check(&app, Deed::Sign)?;
    let signatures = &app.room.signatures;
    // A hash takes a while: it is made before anybody waits for it.
    let fresh = match signatures.waits(entry).and_then(|waits| waits.half) {
        Some(half) => {
            let rest = fresh_password();
            Some((hashed(&app, format!("{half}-{rest}")).await?, rest))
        }
        None => None,
    };
    let _turn = signatures.turn.lock().await;
    signatures.waits(entry).ok_or_else(|| Failure::missing(Missing::Signature))?;
    let me = who.now(&app)?;
    let (waits, event) = signatures.signed(entry, &me)?;
    let author = Author { actor: Some(me.id), action: None };
    let mut password = None;
    match waits.deed {
        HouseEvent::Issued { player, .. } | HouseEvent::Redeemed { player, .. } => {
            check_served(&app, &waits, &me, player)?;
            let _counter = app.room.house.counter.lock().await;
            // More cash may have gone over the counter since it was asked for.
            check_identity(&app, &waits.deed).await?;
            book_chips(&app, author, &event).await?;
            app.tell(player);
        }
        HouseEvent::Corrected { player, entry, .. } => {
            check_served(&app, &waits, &me, player)?;
            let _counter = app.room.house.counter.lock().await;
            check_uncorrected(&app, entry as i64).await?;
            book_chips(&app, author, &event).await?;
            app.tell(player);
        }
        HouseEvent::RoleGiven { player, role, .. } => {
            let alone = app.room.people.alone().await;
            let person = app.room.people.get(player).ok_or_else(|| Failure::missing(Missing::Person))?;
            change_role(&app, &alone, author, &person, role, &event).await?;
        }
        HouseEvent::PasswordSet { player } => {
            let (hash, rest) =
                fresh.ok_or_else(|| Refusal::new(Clause::Room1, say!("second-nothing-waits")))?;
            let alone = app.room.people.alone().await;
            let person = app.room.people.get(player).ok_or_else(|| Failure::missing(Missing::Person))?;
            set_password(&app, &alone, &who, &person, (hash, event), None).await?;
            password = Some(rest);
        }
        HouseEvent::PasskeysRemoved { player, .. } => {
            passkeys::forget(&app, author, player.0, &event).await?;
        }
        HouseEvent::SettingsMade { settings, .. } => {
            app.room.house.write(author, &event, vec![]).await?;
            signatures.set(settings);
        }
        HouseEvent::CountSigned { sheet, last } => {
            let _alone = app.room.shifts.turn.lock().await;
            check_unchanged(&app, sheet, last)?;
            let seq = app.room.house.write(author, &event, vec![]).await?;
            ledger::crash::point("count signed");
            learn(&app, seq).await?;
        }
        HouseEvent::DrawerClosed { drawer, counted, .. } => {
            let _counter = app.room.house.counter.lock().await;
            // Something may have gone through it since it was counted.
            if drawers::closing(&app, drawer, counted).await? != waits.deed {
                return Err(Refusal::new(Clause::Room10, say!("drawer-count-again")).into());
            }
            app.room.house.write(author, &event, vec![]).await?;
            ledger::crash::point("drawer signed");
            app.room.drawers.closed(drawer);
        }
        HouseEvent::AccountDisabled { player, .. } => {
            accounts::switch(&app, author, player, &event, true).await?;
        }
        HouseEvent::AccountEnabled { player } => {
            accounts::switch(&app, author, player, &event, false).await?;
        }
        HouseEvent::ExclusionLifted { player } => {
            exclusions::lifted(&app, author, player, &event).await?;
        }
        HouseEvent::Ruling { .. } => {
            rule(&app, &waits, &me).await?;
            ledger::crash::point("ruled");
            app.room.house.write(author, &event, vec![]).await?;
        }
        _ => return Err(Refusal::new(Clause::Room1, say!("second-nothing-waits")).into()),
    }
    signatures.over(entry);
    Ok(Json(SignedAnswer { password }))
}

/// Whoever is kept out since it was asked for is given no chips, and is paid, or has an entry put right, only where one of the two
/// is a manager.
fn check_served(
    app: &App,
    waits: &Waiting,
    second: &ledger::Person,
    player: PlayerId,
) -> Result<(), Failure> {
    let asked = app.room.people.get(waits.first).map(|first| role_of(&first));
    let manager = asked.into_iter().chain([role_of(second)]).any(|role| may(role, Deed::GiveRoles));
    let pays = manager && matches!(waits.deed, HouseEvent::Redeemed { .. } | HouseEvent::Corrected { .. });
    if kept_out(app, player) && !pays {
        let name = app.room.people.name(player);
        return Err(Refusal::new(Clause::Room10, say!("cage-not-served", name: name)).into());
    }
    Ok(())
}

/// Has the table carry a ruling out that two people signed. It knows one that it carried out already by its number.
async fn rule(app: &App, waits: &Waiting, second: &ledger::Person) -> Result<(), Failure> {
    let HouseEvent::Ruling { table, .. } = waits.deed else { return Ok(()) };
    let handle = app.room.table(table).ok_or_else(|| Failure::missing(Missing::Table))?;
    let (answer, answered) = oneshot::channel();
    let ruling = Message::Ruling(Box::new(waits.clone()), PlayerId(second.id), answer);
    handle.tell(ruling).await.map_err(|_| Failure::missing(Missing::Table))?;
    let ruled = answered.await.map_err(|_| Failure::ours(say!("web-broke")))?;
    // What it is about is over, or is otherwise by now: it can take effect no more, and nobody has to decline it. What could not
    // be saved, or may not be asked for, waits on.
    let over = |refusal: &Refusal| {
        refusal.says.id == WENT_ON || !matches!(refusal.clause, Clause::Room1 | Clause::Room7)
    };
    if ruled.as_ref().is_err_and(over) {
        app.room.signatures.lapse(waits.entry).await?;
    }
    Ok(ruled.map(drop)?)
}

/// `POST /api/signatures/{entry}/decline`
pub async fn decline(
    State(app): State<App>,
    who: Who,
    Path(entry): Path<u64>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::Sign)?;
    app.room.signatures.waits(entry).ok_or_else(|| Failure::missing(Missing::Signature))?;
    let me = who.now(&app)?;
    app.room.signatures.decline(entry, &me).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/settings`
pub async fn settings(State(app): State<App>, who: Who) -> Result<Json<HouseSettings>, Failure> {
    who.check(&app, Deed::Sign)?;
    Ok(Json(app.room.signatures.settings()))
}

/// `POST /api/settings`: what makes the house stricter holds at once; what makes it laxer waits for a second signature.
pub async fn set(
    State(app): State<App>,
    who: Who,
    Body(request): Body<SettingsRequest>,
) -> Result<StatusCode, Failure> {
    who.check(&app, Deed::GiveRoles)?;
    let SettingsRequest { id, settings } = request;
    if let Some(why) = settings.senseless() {
        return Err(Failure::bad(why));
    }
    if !crate::house::is_action_id(&id) {
        return Err(Refusal::new(Clause::Room2, say!("room-no-action-id")).into());
    }
    let signatures = &app.room.signatures;
    let _turn = signatures.turn.lock().await;
    who.check(&app, Deed::GiveRoles)?;
    let first = PlayerId(who.person.id);
    let laxer = settings.is_laxer(&signatures.settings());
    let made = |alone: bool| HouseEvent::SettingsMade { settings: settings.clone(), alone };
    if laxer && signatures.has_signer(first, &made(false)) {
        signatures.propose(first, Some(id), made(false), None).await?;
        return Ok(StatusCode::ACCEPTED);
    }
    let author = Author { actor: Some(first.0), action: Some(id) };
    match app.room.house.write(author, &made(laxer), vec![]).await {
        Ok(_) => signatures.set(settings),
        Err(ledger::CommitError::Duplicate { log: 0, .. }) => {}
        Err(why) => return Err(why.into()),
    }
    Ok(StatusCode::NO_CONTENT)
}
