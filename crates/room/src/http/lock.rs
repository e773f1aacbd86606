//! Shared tablets: a session of the staff is locked when its owner says so, or does nothing for a while, and opened again by PIN,
//! passkey or password. While it is locked it does nothing and sees nothing.

use super::App;
use super::answer::Failure;
use super::auth::{Body, Who, was_wrong};
use super::edge::Caller;
use super::passkeys;
use super::passwords::{hashed, matches};
use super::throttle::Rate;
use crate::Room;
use crate::house::Author;
use crate::people::{People, role_of, works_here};
use crate::protocol::{Me, PinRequest, UnlockRequest};
use crate::record::{HouseEvent, Proof};
use crate::table::now_ms;
use crate::webauthn::Fault;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use games::{Clause, PlayerId, Refusal};
use ledger::Side;
use std::sync::Arc;
use std::time::Duration;
use voice::say;

/// PINs that are tried until the session ends.
const PINS: u32 = 3;
/// How often a password is tried.
const PASSWORDS: Rate = Rate { most: 8, over: Duration::from_secs(300) };
/// How often sessions are looked for in which nobody did anything. They are locked to the millisecond all the same: this only
/// writes it down.
const LOOKED_AT: Duration = Duration::from_secs(2);

pub fn author(who: &Who) -> Author {
    Author { actor: Some(who.person.id), action: None }
}

/// Is it a PIN, and not one that is tried first?
fn is_pin(pin: &str) -> bool {
    let digits = pin.as_bytes();
    let runs = |step: i16| digits.windows(2).all(|two| i16::from(two[1]) - i16::from(two[0]) == step);
    digits.len() == 6 && digits.iter().all(u8::is_ascii_digit) && !(-1..=1).any(runs)
}

/// Sessions of players are not locked.
pub fn of_staff(who: &Who) -> Result<(), Failure> {
    match works_here(role_of(&who.person)) {
        true => Ok(()),
        false => Err(Refusal::new(Clause::Room1, say!("lock-staff-only")).into()),
    }
}

/// Writes down which sessions were locked because nobody did anything in them, so that they are after a restart too.
pub async fn watch_the_tablets(room: Arc<Room>) {
    let mut now = tokio::time::interval(LOOKED_AT);
    loop {
        now.tick().await;
        for (person, key) in room.people.idle(now_ms()) {
            let _alone = room.people.alone().await;
            if !room.people.is_locked(&key, now_ms()) {
                continue;
            }
            let sides = room.people.lock(&key).into_iter().collect();
            let locked = HouseEvent::SessionLocked { player: PlayerId(person), idle: true };
            if let Err(why) = room.house.write_surely(Author::default(), &locked, sides).await {
                tracing::warn!(%why, person, "a session was locked, and it is not in the book");
            }
        }
    }
}

/// `POST /api/here`: somebody is here. That the request came is all there is to it.
pub async fn here(_: Who) -> StatusCode {
    StatusCode::NO_CONTENT
}

/// `POST /api/lock`
pub async fn lock(State(app): State<App>, who: Who) -> Result<StatusCode, Failure> {
    of_staff(&who)?;
    let _alone = app.room.people.alone().await;
    let sides = app.room.people.lock(&who.session).into_iter().collect();
    let locked = HouseEvent::SessionLocked { player: PlayerId(who.person.id), idle: false };
    app.room.house.write_surely(author(&who), &locked, sides).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/pin`: whoever knows the password chooses a PIN.
pub async fn set_pin(
    State(app): State<App>,
    who: Who,
    caller: Caller,
    Body(request): Body<PinRequest>,
) -> Result<StatusCode, Failure> {
    of_staff(&who)?;
    if !is_pin(&request.pin) {
        return Err(Failure::bad(say!("lock-no-pin")));
    }
    let key = format!("password {}", who.person.id);
    let checked = check_password(&app, &who, key, request.password).await;
    if checked.as_ref().is_err_and(is_wrong) {
        was_wrong(&app, &who, &caller).await?;
    }
    checked?;
    let hash = hashed(&app, request.pin).await?;
    let _alone = app.room.people.alone().await;
    who.now(&app)?;
    let set = HouseEvent::PinSet { player: PlayerId(who.person.id) };
    app.room.house.write(author(&who), &set, vec![People::pin_note(who.person.id, Some(&hash))]).await?;
    app.room.people.set_pin(who.person.id, Some(hash));
    app.tell(PlayerId(who.person.id));
    Ok(StatusCode::NO_CONTENT)
}

/// Is it their password? How often it is tried is counted under the key.
pub async fn check_password(app: &App, who: &Who, key: String, password: String) -> Result<(), Failure> {
    app.throttle.take(&key, PASSWORDS).map_err(Failure::too_fast)?;
    let hash = who.person.password.clone().ok_or_else(Failure::stranger)?;
    if !matches(app, password, hash).await {
        return Err(Failure::new(StatusCode::FORBIDDEN, say!("lock-wrong-password")));
    }
    app.throttle.forgive(&key);
    Ok(())
}

/// Is it that a password was not the right one?
fn is_wrong(why: &Failure) -> bool {
    why.status() == StatusCode::FORBIDDEN
}

/// `POST /api/unlock`: by PIN, passkey or password.
pub async fn unlock(
    State(app): State<App>,
    who: Who,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<UnlockRequest>,
) -> Result<Json<Me>, Failure> {
    let from = caller.address.to_string();
    let by = match request {
        UnlockRequest::Passkey(answer) => {
            passkeys::unlocks(&app, &who, &caller, &headers, &answer).await?;
            Proof::Passkey
        }
        UnlockRequest::Password(_) if app.room.wants_passkey(&who.person) => {
            passkeys::failed(&app, Some(who.person.id), &caller, Fault::Missing).await?;
            return Err(Failure::new(StatusCode::FORBIDDEN, say!("passkey-wanted")));
        }
        UnlockRequest::Password(password) => {
            by_password(&app, &who, password, &from).await?;
            Proof::Password
        }
        UnlockRequest::Pin(pin) => {
            by_pin(&app, &who, pin, &from).await?;
            Proof::Pin
        }
    };
    open(&app, &who, from, by).await
}

/// Somebody has said who they are: their session is open again.
async fn open(app: &App, who: &Who, from: String, by: Proof) -> Result<Json<Me>, Failure> {
    let people = &app.room.people;
    let _alone = people.alone().await;
    // The session may have ended meanwhile, by wrong PINs or from elsewhere, and the password may be another one.
    let person = who.now(app)?;
    if person.password != who.person.password {
        return Err(Failure::stranger());
    }
    if people.is_locked(&who.session, now_ms()) {
        let visit = people.visit(&who.session).ok_or_else(Failure::stranger)?;
        let note = people.visits_note(person.id, &who.session, &visit.unlocked());
        let opened = HouseEvent::SessionUnlocked { player: PlayerId(person.id), from, by };
        let keys = People::passkeys_note(person.id, &people.passkeys(person.id));
        let sides = [Some(note), (by == Proof::Passkey).then_some(keys)].into_iter().flatten().collect();
        app.room.house.write_surely(author(who), &opened, sides).await?;
        people.unlock(&who.session, now_ms());
    }
    Ok(Json(app.me(&person, &who.session)))
}

async fn by_password(app: &App, who: &Who, password: String, from: &str) -> Result<(), Failure> {
    let checked = check_password(app, who, format!("unlock {}", who.session), password).await;
    if checked.as_ref().is_err_and(is_wrong) {
        let failed = HouseEvent::SignInFailed { player: Some(PlayerId(who.person.id)), from: from.into() };
        app.room.house.write_surely(author(who), &failed, vec![]).await?;
    }
    checked
}

/// A few wrong PINs end the session: then it takes the whole way in. They are counted before they are looked at, so that many at
/// once are no more than a few either.
async fn by_pin(app: &App, who: &Who, pin: String, from: &str) -> Result<(), Failure> {
    let people = &app.room.people;
    let hash = people.pin(who.person.id);
    let hash = hash.ok_or_else(|| Refusal::new(Clause::Room1, say!("lock-has-no-pin")))?;
    let tried = people.visit(&who.session).map_or(PINS + 1, |visit| visit.tries_pin());
    if tried <= PINS && matches(app, pin, hash).await {
        return Ok(());
    }
    let _alone = people.alone().await;
    let ended = tried >= PINS;
    let mut sides: Vec<Side> = people.visit_note(&who.session).into_iter().collect();
    if ended {
        people.end(&who.session);
        sides = vec![Side::EndSession(who.session.clone())];
    }
    let failed = HouseEvent::PinFailed { player: PlayerId(who.person.id), from: from.into(), ended };
    app.room.house.write_surely(author(who), &failed, sides).await?;
    if ended {
        return Err(Failure::new(StatusCode::UNAUTHORIZED, say!("lock-too-many")));
    }
    Err(Failure::new(StatusCode::FORBIDDEN, say!("lock-wrong-pin", left: PINS - tried)))
}

#[cfg(test)]
mod tests {
    use super::is_pin;

    #[test]
    fn a_pin_is_six_digits_that_are_not_tried_first() {
        assert!(["204951", "112233", "907310"].iter().all(|pin| is_pin(pin)));
        for none in ["", "12345", "1234567", "123456", "654321", "777777", "12a456", "１２３４５６"] {
            assert!(!is_pin(none), "{none}");
        }
    }
}
