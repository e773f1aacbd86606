//! Passkeys of the staff: made, listed, removed, and used to sign in or to open a locked session. Every question is the room's
//! own, is kept here and answered once; what a device answers is checked by `webauthn`.

use super::answer::{Failure, Missing};
use super::auth::{Arrival, Body, Who, check_origin, token};
use super::edge::Caller;
use super::lock::{author, check_password, of_staff};
use super::throttle::Rate;
use super::{App, host_name};
use crate::house::Author;
use crate::people::{Passkey, People, handle, is_unseen, role_of, session_key};
use crate::permissions::Deed;
use crate::protocol::{OwnPassword, PasskeyAnswer, PasskeyMade, PasskeyOrder, PasskeyQuestion, PasskeyRow};
use crate::record::{HouseEvent, Proof};
use crate::table::now_ms;
use crate::webauthn::{self, Fault, KINDS, Question};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use games::{Clause, PlayerId, Refusal};
use ledger::Person;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use voice::{Word, say};

/// How long a question is good, in milliseconds, and how many wait for an answer at most.
const LASTS: u32 = 3 * 60 * 1000;
const MOST_QUESTIONS: usize = 10_000;
/// How many keys somebody has, at most, and how long their names are.
const MOST_KEYS: usize = 8;
const LONGEST_NAME: usize = 40;
/// How often one address asks, and answers.
const QUESTIONS: Rate = Rate { most: 60, over: Duration::from_secs(300) };
const ANSWERS: Rate = Rate { most: 30, over: Duration::from_secs(300) };

/// What a question was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Purpose {
    /// To make a key, in this session.
    Make(String),
    /// To come in.
    Enter,
    /// To open this session again.
    Unlock(String),
}

/// Questions that wait for their answer.
#[derive(Default)]
pub struct Questions {
    waiting: Mutex<HashMap<String, (Purpose, u64)>>,
}

impl Questions {
    /// A new one.
    fn ask(&self, purpose: Purpose) -> Result<String, Failure> {
        let (mut waiting, now) = (self.waiting.lock(), now_ms());
        waiting.retain(|_, (_, until)| *until > now);
        if waiting.len() >= MOST_QUESTIONS {
            return Err(Failure::too_fast(u64::from(LASTS / 1000)));
        }
        let challenge = hex::encode(crate::engine::os_seed());
        waiting.insert(challenge.clone(), (purpose, now + u64::from(LASTS)));
        Ok(challenge)
    }

    /// The answer to one is there: it is asked no more, whatever comes of it.
    fn answered(&self, challenge: &str, purpose: &Purpose) -> Result<Vec<u8>, Fault> {
        let (asked, until) = self.waiting.lock().remove(challenge).ok_or(Fault::Challenge)?;
        if asked != *purpose || until <= now_ms() {
            return Err(Fault::Challenge);
        }
        hex::decode(challenge).map_err(|_| Fault::Challenge)
    }
}

/// Where the room is asked for: the origin of its pages, and the host that keys are made for. Browsers have passkeys over TLS, or
/// on their own machine, and for names only.
fn place(app: &App, headers: &HeaderMap) -> Result<(String, String), Failure> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let host = host.to_ascii_lowercase();
    let name = host_name(&host);
    let is_name = !name.is_empty() && name.trim_matches(['[', ']']).parse::<IpAddr>().is_err();
    let local = name == "localhost" || name.ends_with(".localhost");
    if !is_name || !(app.doors.secure || local) {
        return Err(Failure::bad(say!("passkey-place")));
    }
    let scheme = if app.doors.secure { "https" } else { "http" };
    Ok((format!("{scheme}://{host}"), name.to_string()))
}

fn bytes(hex: &str) -> Result<Vec<u8>, Fault> {
    hex::decode(hex).map_err(|_| Fault::Unread)
}

/// Why a passkey was not taken, told to whoever tried it.
fn refused(status: StatusCode, why: Fault) -> Failure {
    Failure::new(status, say!("passkey-fault", why: Word(word(why))))
}

/// A fault as messages know it.
pub fn word(why: Fault) -> &'static str {
    match why {
        Fault::Unread => "unread",
        Fault::Challenge => "challenge",
        Fault::Origin => "origin",
        Fault::Room => "room",
        Fault::Unverified => "unverified",
        Fault::Kind => "kind",
        Fault::Unknown => "unknown",
        Fault::Signature => "signature",
        Fault::Counter => "counter",
        Fault::Missing => "missing",
    }
}

/// It is written down that a passkey was not taken.
pub async fn failed(app: &App, player: Option<u32>, caller: &Caller, why: Fault) -> Result<(), Failure> {
    let (player, from) = (player.map(PlayerId), caller.address.to_string());
    let failed = HouseEvent::PasskeyFailed { player, from, why };
    app.room.house.write_surely(Author::default(), &failed, vec![]).await?;
    Ok(())
}

/// `POST /api/passkeys/order`: whoever knows the password has a device make a key.
pub async fn order(
    State(app): State<App>,
    who: Who,
    headers: HeaderMap,
    Body(request): Body<OwnPassword>,
) -> Result<Json<PasskeyOrder>, Failure> {
    of_staff(&who)?;
    let (_, room) = place(&app, &headers)?;
    let known = app.room.people.passkeys(who.person.id);
    if known.len() >= MOST_KEYS {
        return Err(Refusal::new(Clause::Room1, say!("passkey-many", most: MOST_KEYS)).into());
    }
    check_password(&app, &who, format!("password {}", who.person.id), request.password).await?;
    let challenge = app.questions.ask(Purpose::Make(who.session.clone()))?;
    Ok(Json(PasskeyOrder {
        challenge,
        room,
        user: hex::encode(handle(who.person.id)),
        name: who.person.name.clone(),
        kinds: KINDS.to_vec(),
        known: known.iter().map(|key| hex::encode(&key.id)).collect(),
        lasts: LASTS,
    }))
}

/// `POST /api/passkeys`: a device made it.
pub async fn keep(
    State(app): State<App>,
    who: Who,
    caller: Caller,
    headers: HeaderMap,
    Body(made): Body<PasskeyMade>,
) -> Result<StatusCode, Failure> {
    of_staff(&who)?;
    let place = place(&app, &headers)?;
    let name = made.name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(is_unseen) {
        return Err(Failure::bad(say!("passkey-no-name", most: LONGEST_NAME)));
    }
    let _alone = app.room.people.alone().await;
    let person = who.now(&app)?;
    let key = match read_made(&app, &who, &place, &made) {
        Ok(key) => Passkey { name: name.clone(), ..key },
        Err(why) => {
            failed(&app, Some(person.id), &caller, why).await?;
            return Err(refused(StatusCode::BAD_REQUEST, why));
        }
    };
    let mut keys = app.room.people.passkeys(person.id);
    keys.push(key);
    let kept = HouseEvent::PasskeyMade { player: PlayerId(person.id), name };
    app.room.house.write_surely(author(&who), &kept, vec![People::passkeys_note(person.id, &keys)]).await?;
    app.room.people.set_passkeys(person.id, keys);
    app.tell(PlayerId(person.id));
    Ok(StatusCode::NO_CONTENT)
}

fn read_made(
    app: &App,
    who: &Who,
    (origin, room): &(String, String),
    made: &PasskeyMade,
) -> Result<Passkey, Fault> {
    let challenge = app.questions.answered(&made.challenge, &Purpose::Make(who.session.clone()))?;
    let question = Question { challenge: &challenge, origin, room };
    let key = webauthn::made(&question, &bytes(&made.client_data)?, &bytes(&made.attestation)?)?;
    if app.room.people.passkey(&key.id).is_some() {
        return Err(Fault::Unknown);
    }
    let (room, name, since) = (room.clone(), String::new(), now_ms());
    Ok(Passkey { id: key.id, key: key.key, counter: key.counter, room, name, since, last: 0 })
}

fn rows(app: &App, person: u32) -> Vec<PasskeyRow> {
    let row = |key: Passkey| PasskeyRow {
        key: key.called(),
        last: Some(key.last).filter(|last| *last > 0),
        name: key.name,
        room: key.room,
        since: key.since,
    };
    app.room.people.passkeys(person).into_iter().map(row).collect()
}

/// `GET /api/passkeys`
pub async fn passkeys(State(app): State<App>, who: Who) -> Json<Vec<PasskeyRow>> {
    Json(rows(&app, who.person.id))
}

/// `POST /api/passkeys/{key}/remove`: one's own, with the password.
pub async fn remove(
    State(app): State<App>,
    who: Who,
    Path(called): Path<String>,
    Body(request): Body<OwnPassword>,
) -> Result<StatusCode, Failure> {
    check_password(&app, &who, format!("password {}", who.person.id), request.password).await?;
    let _alone = app.room.people.alone().await;
    let person = who.now(&app)?;
    let (gone, keys): (Vec<_>, Vec<_>) =
        app.room.people.passkeys(person.id).into_iter().partition(|key| key.called() == called);
    let [gone] = gone.as_slice() else { return Err(Failure::missing(Missing::Passkey)) };
    let removed = HouseEvent::PasskeyRemoved { player: PlayerId(person.id), name: gone.name.clone() };
    let note = People::passkeys_note(person.id, &keys);
    app.room.house.write_surely(author(&who), &removed, vec![note]).await?;
    app.room.people.set_passkeys(person.id, keys);
    app.tell(PlayerId(person.id));
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/passkeys/question`: to come in, or to open the locked session of the request again.
pub async fn question(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<PasskeyQuestion>, Failure> {
    check_origin(&headers)?;
    let (_, room) = place(&app, &headers)?;
    let key = format!("passkey-question {}", caller.network());
    app.throttle.take(&key, QUESTIONS).map_err(Failure::too_fast)?;
    let session = token(&app.doors, &headers).map(|token| session_key(&token));
    let locked = session.filter(|session| app.room.people.is_locked(session, now_ms()));
    let owner = locked.as_ref().and_then(|session| app.room.people.of_session(session, now_ms()));
    let keys = owner.map_or_else(Vec::new, |person| app.room.people.passkeys(person.id));
    let challenge = app.questions.ask(locked.map_or(Purpose::Enter, Purpose::Unlock))?;
    let keys = keys.iter().map(|key| hex::encode(&key.id)).collect();
    Ok(Json(PasskeyQuestion { challenge, room, keys, lasts: LASTS }))
}

/// Whose passkey answered, and what is written of it. Nobody else changes anything meanwhile.
fn answered(
    app: &App,
    purpose: &Purpose,
    (origin, room): &(String, String),
    answer: &PasskeyAnswer,
) -> Result<(u32, Vec<Passkey>), Fault> {
    let challenge = app.questions.answered(&answer.challenge, purpose)?;
    let (person, key) = app.room.people.passkey(&bytes(&answer.key)?).ok_or(Fault::Unknown)?;
    // A device that found the key by itself says whose it is; one that was told which may not.
    let user = answer.user.as_deref().map(bytes).transpose()?;
    if user.map_or(*purpose == Purpose::Enter, |user| user != handle(person)) {
        return Err(Fault::Unknown);
    }
    if key.room != *room {
        return Err(Fault::Room);
    }
    let question = Question { challenge: &challenge, origin, room };
    let (client_data, device_data) = (bytes(&answer.client_data)?, bytes(&answer.device_data)?);
    let signature = bytes(&answer.signature)?;
    let counter = webauthn::used(&question, (&key.key, key.counter), &client_data, &device_data, &signature)?;
    let mut keys = app.room.people.passkeys(person);
    for used in keys.iter_mut().filter(|other| other.id == key.id) {
        (used.counter, used.last) = (counter, now_ms());
    }
    Ok((person, keys))
}

/// `POST /api/passkeys/enter`
pub async fn enter(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<Response, Failure> {
    let place = place(&app, &headers)?;
    let key = format!("passkey {}", caller.network());
    app.throttle.take(&key, ANSWERS).map_err(Failure::too_fast)?;
    let _alone = app.room.people.alone().await;
    let found = answered(&app, &Purpose::Enter, &place, &answer);
    let (person, keys) = match found {
        Ok(found) => found,
        Err(why) => {
            failed(&app, owner(&app, &answer), &caller, why).await?;
            return Err(refused(StatusCode::UNAUTHORIZED, why));
        }
    };
    let person = app.room.people.get(PlayerId(person)).ok_or_else(Failure::stranger)?;
    super::accounts::check_enabled(&app, &person)?;
    let arrival = Arrival::new(&app, &caller, &headers, role_of(&person));
    let came = HouseEvent::SignedIn {
        player: PlayerId(person.id),
        from: caller.address.to_string(),
        by: Proof::Passkey,
    };
    let mut sides = arrival.sides(&app, person.id);
    sides.push(People::passkeys_note(person.id, &keys));
    let by = Author { actor: Some(person.id), action: None };
    app.room.house.write_surely(by, &came, sides).await?;
    app.room.people.set_passkeys(person.id, keys);
    app.throttle.forgive(&key);
    Ok(arrival.done(&app, &person))
}

/// Whose key was tried, as far as anybody has it.
fn owner(app: &App, answer: &PasskeyAnswer) -> Option<u32> {
    Some(app.room.people.passkey(&bytes(&answer.key).ok()?)?.0)
}

/// A locked session is opened by a passkey of whoever it belongs to. What is written of the key is written with that.
pub async fn unlocks(
    app: &App,
    who: &Who,
    caller: &Caller,
    headers: &HeaderMap,
    answer: &PasskeyAnswer,
) -> Result<(), Failure> {
    let place = place(app, headers)?;
    let key = format!("passkey {}", caller.network());
    app.throttle.take(&key, ANSWERS).map_err(Failure::too_fast)?;
    let _alone = app.room.people.alone().await;
    let found = answered(app, &Purpose::Unlock(who.session.clone()), &place, answer);
    let found = found.and_then(|(person, keys)| match person == who.person.id {
        true => Ok(keys),
        false => Err(Fault::Unknown),
    });
    match found {
        Ok(keys) => {
            app.throttle.forgive(&key);
            app.room.people.set_passkeys(who.person.id, keys);
            Ok(())
        }
        Err(why) => {
            failed(app, Some(who.person.id), caller, why).await?;
            Err(refused(StatusCode::FORBIDDEN, why))
        }
    }
}

/// Somebody of the staff, for whoever gives roles.
fn of_person(app: &App, who: &Who, player: u32) -> Result<Arc<Person>, Failure> {
    who.check(app, Deed::GiveRoles)?;
    let person = app.room.people.get(PlayerId(player)).filter(|person| !person.bot);
    person.ok_or_else(|| Failure::missing(Missing::Person))
}

/// `GET /api/people/{player}/passkeys`
pub async fn of_staff_member(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
) -> Result<Json<Vec<PasskeyRow>>, Failure> {
    let person = of_person(&app, &who, player)?;
    Ok(Json(rows(&app, person.id)))
}

/// `POST /api/people/{player}/passkeys/remove`: somebody lost their devices. From then on their password is enough again, so it
/// takes two people.
pub async fn remove_all(
    State(app): State<App>,
    who: Who,
    Path(player): Path<u32>,
) -> Result<StatusCode, Failure> {
    let person = of_person(&app, &who, player)?;
    let signatures = &app.room.signatures;
    let _turn = signatures.turn.lock().await;
    let first = PlayerId(who.person.id);
    let removed = |alone| HouseEvent::PasskeysRemoved { player: PlayerId(person.id), alone };
    if app.room.people.passkeys(person.id).is_empty() {
        return Err(Failure::missing(Missing::Passkey));
    }
    if signatures.has_signer(first, &removed(false)) {
        signatures.propose(first, None, removed(false), None).await?;
        return Ok(StatusCode::ACCEPTED);
    }
    forget(&app, author(&who), person.id, &removed(true)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Writes down that somebody has no passkey any more.
pub async fn forget(app: &App, by: Author, person: u32, event: &HouseEvent) -> Result<(), Failure> {
    let _alone = app.room.people.alone().await;
    app.room.house.write_surely(by, event, vec![People::passkeys_note(person, &[])]).await?;
    app.room.people.set_passkeys(person, Vec::new());
    app.tell(PlayerId(person));
    Ok(())
}
