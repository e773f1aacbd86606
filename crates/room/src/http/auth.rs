//! Coming in: guests, accounts, sessions in cookies. Passwords are kept as argon2id hashes, session tokens as SHA-256;
//! every login makes a new token, so none can be planted.

use super::accounts::check_enabled;
use super::answer::Failure;
use super::devices;
use super::edge::{BODY, Caller};
use super::passkeys;
use super::passwords::{NOBODY, checked_password, hashed, matches};
use super::throttle::Rate;
use super::{App, Doors};
use crate::house::Author;
use crate::people::{
    Alone, People, is_guest, is_of_the_house, is_unseen, role_name, role_of, session_key, session_lasts,
};
use crate::permissions::{self, Deed};
use crate::protocol::{ClaimRequest, Credentials, GuestRequest, Me, PasswordRequest, Role};
use crate::record::{HouseEvent, Proof};
use crate::table::now_ms;
use crate::visits::Visit;
use crate::webauthn::Fault;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Clause;
use games::PlayerId;
use games::Refusal;
use ledger::{Person, Session, Side};
use std::sync::Arc;
use std::time::Duration;
use voice::say;

/// The cookie's name.
const COOKIE: &str = "cardroom";
/// Its name where the room is reached over TLS only: browsers then see to it that no other host and no other path set it.
const HOST_COOKIE: &str = "__Host-cardroom";

impl Doors {
    fn cookie(&self) -> &'static str {
        if self.secure { HOST_COOKIE } else { COOKIE }
    }
}

/// What somebody may ask for whose password was told to them, until they have chosen another.
const WHILE_DUE: [&str; 6] =
    ["/api/me", "/api/password", "/api/lock", "/api/unlock", "/api/logout", "/api/logout-everywhere"];
/// What somebody may ask for whose session is locked.
const WHILE_LOCKED: [&str; 3] = ["/api/me", "/api/unlock", "/api/logout"];

/// Whoever sent the request, by their cookie.
pub struct Who {
    /// The person, as they were when the request came.
    pub person: Arc<Person>,
    /// The session's key.
    pub session: String,
}

impl FromRequestParts<App> for Who {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Failure> {
        check_origin(&parts.headers)?;
        let token = token(&app.doors, &parts.headers).ok_or_else(Failure::stranger)?;
        app.room.recognise(&session_key(&token)).await;
        let person = app.room.people.of_token(&token, now_ms()).ok_or_else(Failure::stranger)?;
        if app.room.people.is_due(person.id) && !WHILE_DUE.contains(&parts.uri.path()) {
            return Err(Failure::new(StatusCode::FORBIDDEN, say!("web-password-due")));
        }
        let (session, now) = (session_key(&token), now_ms());
        if app.room.people.is_locked(&session, now) {
            if !WHILE_LOCKED.contains(&parts.uri.path()) {
                return Err(Failure::locked());
            }
        } else if parts.method == Method::POST {
            app.room.people.is_busy(&session, now);
        }
        Ok(Who { person, session })
    }
}

/// A body of JSON from a page of our own.
pub struct Body<T>(pub T);

impl<T: serde::de::DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Failure> {
        check_origin(request.headers())?;
        let read = tokio::time::timeout(BODY, Json::<T>::from_request(request, app)).await;
        match read.map_err(|_| Failure::new(StatusCode::REQUEST_TIMEOUT, say!("web-slow-body")))? {
            Ok(Json(body)) => Ok(Body(body)),
            Err(wrong @ JsonRejection::MissingJsonContentType(_)) => {
                Err(Failure::new(wrong.status(), say!("web-json")))
            }
            Err(wrong) if wrong.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Failure::new(wrong.status(), say!("web-long")))
            }
            Err(wrong) => {
                let why = wrong.body_text();
                Err(Failure::bad(say!("web-unread", why: why.trim_end_matches('.'))))
            }
        }
    }
}

/// A page of another site may not speak for somebody who is logged in here. Programs send no Origin.
pub fn check_origin(headers: &HeaderMap) -> Result<(), Failure> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or_default();
    let same = ["http://", "https://"].iter().any(|scheme| origin.strip_prefix(scheme) == Some(host));
    if same && !host.is_empty() {
        return Ok(());
    }
    Err(Failure::new(StatusCode::FORBIDDEN, say!("web-elsewhere")))
}

/// Whoever sent a request that strangers may send too; a stranger as well is whoever has to choose another
/// password first, and whose session is locked.
pub fn visitor(app: &App, headers: &HeaderMap) -> Option<Arc<Person>> {
    let (token, now) = (token(&app.doors, headers)?, now_ms());
    let person = app.room.people.of_token(&token, now);
    let person = person.filter(|_| !app.room.people.is_locked(&session_key(&token), now));
    person.filter(|person| !app.room.people.is_due(person.id))
}

/// The session's token in the cookie.
pub fn token(doors: &Doors, headers: &HeaderMap) -> Option<String> {
    kept(headers, doors.cookie()).filter(|token| token.len() == 64)
}

/// What a browser keeps under a cookie's name.
pub fn kept(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|c| c.to_str().ok());
    let mut pairs = cookies.flat_map(|c| c.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_string())
}

fn new_session(person: u32, role: Role) -> (String, Session) {
    let token = hex::encode(crate::engine::os_seed());
    let session = Session { key: session_key(&token), person, until: now_ms() + session_lasts(role) };
    (token, session)
}

/// Somebody comes in: a session begins, and the one of the request ends. It is written together with whatever makes
/// them somebody, so that there is both or neither.
pub struct Arrival {
    token: String,
    session: Session,
    visit: Arc<Visit>,
    old: Option<String>,
}

/// A session begins, from where the request comes, in the browser that sent it.
fn visit(caller: &Caller, headers: &HeaderMap) -> Arc<Visit> {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    Arc::new(Visit::begins(now_ms(), caller.address.to_string(), agent))
}

impl Arrival {
    pub fn new(app: &App, caller: &Caller, headers: &HeaderMap, role: Role) -> Arrival {
        let (token, session) = new_session(0, role);
        let old = self::token(&app.doors, headers).map(|t| session_key(&t));
        Arrival { token, session, visit: visit(caller, headers), old }
    }

    /// A guest has one session, and nothing is kept of it; what it had before goes on.
    fn of_guest(caller: &Caller, headers: &HeaderMap) -> Arrival {
        let (token, session) = new_session(0, Role::Player);
        Arrival { token, session, visit: visit(caller, headers), old: None }
    }

    /// The session of somebody of this number; one who is new is numbered later.
    fn begins(&self, person: u32) -> Vec<Side> {
        let begins = Side::Session(Session { person, ..self.session.clone() });
        [begins].into_iter().chain(self.old.clone().map(Side::EndSession)).collect()
    }

    /// What is to be written for somebody with an account.
    pub fn sides(&self, app: &App, person: u32) -> Vec<Side> {
        let note = app.room.people.visits_note(person, &self.session.key, &self.visit);
        self.begins(person).into_iter().chain([note]).collect()
    }

    /// It is written.
    pub fn done(self, app: &App, person: &Person) -> Response {
        self.old.iter().for_each(|key| app.room.people.end(key));
        app.room.people.begin(Session { person: person.id, ..self.session }, self.visit);
        signed_in(app, person, &self.token)
    }
}

/// The answer to whoever came in: who they are, the cookie of the session, and that of the browser.
fn signed_in(app: &App, person: &Person, token: &str) -> Response {
    let lasts = session_lasts(role_of(person));
    let response = with_cookie(&app.doors, token, lasts, Json(app.room.me(person)));
    devices::remember(app, person, response)
}

fn with_cookie(doors: &Doors, token: &str, lasts: u64, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie(doors, doors.cookie(), token, lasts));
    response
}

/// A cookie that no script reads and no other site sends.
pub fn cookie(doors: &Doors, name: &str, value: &str, lasts: u64) -> HeaderValue {
    let (secure, lasts) = (if doors.secure { "; Secure" } else { "" }, lasts / 1000);
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={lasts}{secure}");
    HeaderValue::from_str(&cookie).expect("hex and digits make a header")
}

/// A name that can be read out at a table.
pub fn checked_name(name: &str) -> Result<String, Failure> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = name.chars().count();
    if is_of_the_house(&name) {
        return Err(Failure::bad(say!("web-name-of-house")));
    }
    if letters > 24 || name.chars().any(|c| is_unseen(c) || "<>&\"".contains(c)) {
        return Err(Failure::bad(say!("web-name")));
    }
    Ok(name)
}

/// How many guests and how many accounts one address may make in a day: everybody who is new is given chips.
const GUESTS_A_DAY: u32 = 240;
const ACCOUNTS_A_DAY: u32 = 30;
const A_DAY: Duration = Duration::from_secs(24 * 3600);

/// `POST /api/guest`
pub async fn guest(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<GuestRequest>,
) -> Result<Response, Failure> {
    let (key, a_minute) = (caller.network(), app.doors.guests_per_minute);
    let a_day = if a_minute == 0 { 0 } else { GUESTS_A_DAY };
    let guests = [("guest", a_minute, Duration::from_secs(60)), ("guest-day", a_day, A_DAY)];
    for (what, most, over) in guests {
        app.throttle.take(&format!("{what} {key}"), Rate { most, over }).map_err(Failure::too_fast)?;
    }
    let name = checked_name(&request.name)?;
    let name = if name.is_empty() { "Guest".to_string() } else { name };
    let arrival = Arrival::of_guest(&caller, &headers);
    let person = app.room.welcome(&name, false, Role::Player, None, false, arrival.begins(0)).await?;
    let person = person.ok_or_else(|| Failure::ours(say!("web-no-name")))?;
    Ok(arrival.done(&app, &person))
}

/// `POST /api/account`: a new account; the guest of this session, if there is one, keeps chips and seat.
pub async fn account(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<Credentials>,
) -> Result<Response, Failure> {
    let key = caller.network();
    for (what, most, over) in
        [("account", 10, Duration::from_secs(600)), ("account-day", ACCOUNTS_A_DAY, A_DAY)]
    {
        app.throttle.take(&format!("{what} {key}"), Rate { most, over }).map_err(Failure::too_fast)?;
    }
    let name = checked_name(&request.name)?;
    checked_password(&app, &name, &request.password).await?;
    if name.is_empty() {
        return Err(Failure::bad(say!("web-account-name")));
    }
    let password = Some(hashed(&app, request.password).await?);
    let taken = || Failure::new(StatusCode::CONFLICT, say!("web-taken", name: &name));
    let arrival = Arrival::new(&app, &caller, &headers, Role::Player);
    let alone = app.room.people.alone().await;
    match visitor(&app, &headers).filter(|p| is_guest(p)) {
        Some(guest) => {
            let person = Person { name, password, ..(*guest).clone() };
            let sides = arrival.sides(&app, person.id);
            named(&app, &alone, &person, sides).await?;
            Ok(arrival.done(&app, &person))
        }
        None => {
            drop(alone);
            let sides = arrival.sides(&app, 0);
            let person = app.room.welcome(&name, true, Role::Player, password, false, sides).await?;
            Ok(arrival.done(&app, &person.ok_or_else(taken)?))
        }
    }
}

/// A guest has another name from now on, and perhaps a password.
pub async fn named(
    app: &App,
    alone: &Alone<'_>,
    person: &Person,
    mut sides: Vec<Side>,
) -> Result<(), Failure> {
    let (player, name) = (PlayerId(person.id), person.name.clone());
    if !app.room.people.rename(person.id, &name) {
        return Err(Failure::new(StatusCode::CONFLICT, say!("web-taken", name: &name)));
    }
    sides.push(Side::Person(person.clone()));
    let author = Author { actor: Some(person.id), action: None };
    if let Err(why) = app.room.house.write(author, &HouseEvent::Named { player, name }, sides).await {
        app.room.people.release(person.id, &person.name);
        return Err(why.into());
    }
    app.room.people.change(alone, person.clone());
    Ok(())
}

/// How often a name is tried: from one place, from a browser in which its owner signed in before, and from all others together.
/// So a guesser is slowed, wherever the tries come from, and does not keep the owner out.
const FROM_ONE_PLACE: Rate = Rate { most: 8, over: Duration::from_secs(300) };
const FROM_STRANGERS: Rate = Rate { most: 40, over: Duration::from_secs(300) };
/// How often any names are tried from one address.
const FROM_AN_ADDRESS: Rate = Rate { most: 30, over: Duration::from_secs(300) };

/// `POST /api/login`
pub async fn login(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<Credentials>,
) -> Result<Response, Failure> {
    let from = caller.address.to_string();
    let person = app.room.people.by_name(&request.name).filter(|p| p.password.is_some());
    let name = request.name.trim().to_lowercase();
    let known = person.as_ref().filter(|person| devices::knows(&app, &headers, person));
    let network = caller.network();
    let place = known.map_or_else(|| format!("login {name} {network}"), |p| format!("login-known {}", p.id));
    let strangers = Some((format!("login {name}"), FROM_STRANGERS)).filter(|_| known.is_none());
    let tries = [(format!("login-from {network}"), FROM_AN_ADDRESS), (place.clone(), FROM_ONE_PLACE)];
    let mut tries = tries.into_iter().chain(strangers);
    if let Err(seconds) = tries.try_for_each(|(key, rate)| app.throttle.take(&key, rate)) {
        locked_out(&app, person.as_ref().map(|p| PlayerId(p.id)), from, &place).await?;
        return Err(Failure::too_fast(seconds));
    }
    // A name that does not exist takes as long as a wrong password.
    let hash = person.as_ref().and_then(|p| p.password.clone()).unwrap_or_else(|| NOBODY.into());
    let right = matches(&app, request.password, hash).await;
    let wrong = || Failure::new(StatusCode::UNAUTHORIZED, say!("web-wrong"));
    if person.is_none() || !right {
        // A name that nobody has is written down like any other: neither the answer nor its time tells them apart.
        let player = person.as_ref().map(|person| PlayerId(person.id));
        let failed = HouseEvent::SignInFailed { player, from: from.clone() };
        app.room.house.write_surely(Author::default(), &failed, vec![]).await?;
    }
    let checked = person.filter(|_| right).ok_or_else(wrong)?;
    let _alone = app.room.people.alone().await;
    // The password may have become another one while this one was checked.
    let now = app.room.people.get(PlayerId(checked.id)).filter(|now| now.password == checked.password);
    let person = now.ok_or_else(wrong)?;
    check_enabled(&app, &person)?;
    if app.room.wants_passkey(&person) {
        passkeys::failed(&app, Some(person.id), &caller, Fault::Missing).await?;
        return Err(Failure::new(StatusCode::FORBIDDEN, say!("passkey-wanted")));
    }
    app.throttle.forgive(&place);
    let arrival = Arrival::new(&app, &caller, &headers, role_of(&person));
    let author = Author { actor: Some(person.id), action: None };
    let came = HouseEvent::SignedIn { player: PlayerId(person.id), from, by: Proof::Password };
    app.room.house.write_surely(author, &came, arrival.sides(&app, person.id)).await?;
    Ok(arrival.done(&app, &person))
}

/// Somebody is kept out. It is written down once, however often they go on trying.
async fn locked_out(app: &App, player: Option<PlayerId>, from: String, place: &str) -> Result<(), Failure> {
    let once = Rate { most: 1, over: FROM_ONE_PLACE.over };
    if app.throttle.take(&format!("kept out {place}"), once).is_ok() {
        let locked_out = HouseEvent::LockedOut { player, from };
        app.room.house.write_surely(Author::default(), &locked_out, vec![]).await?;
    }
    Ok(())
}

/// Somebody who is signed in gave a password that is not theirs: it stands in the journal, as at the door.
pub(super) async fn was_wrong(app: &App, who: &Who, caller: &Caller) -> Result<(), Failure> {
    let (player, from) = (Some(PlayerId(who.person.id)), caller.address.to_string());
    let failed = HouseEvent::SignInFailed { player, from };
    app.room.house.write_surely(Author::default(), &failed, vec![]).await?;
    Ok(())
}

/// `POST /api/claim`: the first-run link makes the manager.
pub async fn claim(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<ClaimRequest>,
) -> Result<Response, Failure> {
    let key = format!("claim {}", caller.network());
    app.throttle.take(&key, Rate { most: 10, over: Duration::from_secs(600) }).map_err(Failure::too_fast)?;
    let name = checked_name(&request.name)?;
    checked_password(&app, &name, &request.password).await?;
    if name.is_empty() || app.room.people.by_name(&name).is_some() {
        return Err(Failure::bad(say!("web-claim-name")));
    }
    let password = hashed(&app, request.password).await?;
    if !app.room.spend_manager_token(&request.token) {
        return Err(Failure::new(StatusCode::FORBIDDEN, say!("web-link")));
    }
    let arrival = Arrival::new(&app, &caller, &headers, Role::Manager);
    let mut sides = arrival.sides(&app, 0);
    sides.push(Side::Note { key: crate::room::MANAGER_TOKEN.into(), value: String::new() });
    match app.room.welcome(&name, true, Role::Manager, Some(password), false, sides).await {
        Ok(Some(person)) => Ok(arrival.done(&app, &person)),
        not_made => {
            app.room.keep_manager_token(request.token);
            not_made?;
            Err(Failure::bad(say!("web-claim-name")))
        }
    }
}

/// `POST /api/logout`
pub async fn logout(State(app): State<App>, who: Who) -> Result<Response, Failure> {
    app.room.people.end(&who.session);
    goes(&app, &who.person, vec![Side::EndSession(who.session)], false).await
}

/// `POST /api/logout-everywhere`
pub async fn logout_everywhere(State(app): State<App>, who: Who) -> Result<Response, Failure> {
    let people = &app.room.people;
    people.end_all(who.person.id);
    // Once more when nobody is at it: a session that was just beginning ends too.
    let _alone = people.alone().await;
    people.end_all(who.person.id);
    goes(&app, &who.person, vec![Side::EndSessions(who.person.id)], true).await
}

/// Somebody goes. That a guest does is nobody's business.
async fn goes(app: &App, person: &Person, sides: Vec<Side>, everywhere: bool) -> Result<Response, Failure> {
    if person.password.is_some() {
        let author = Author { actor: Some(person.id), action: None };
        let went = HouseEvent::SignedOut { player: PlayerId(person.id), everywhere };
        app.room.house.write_surely(author, &went, sides).await?;
    } else {
        app.room.note(sides).await?;
    }
    Ok(with_cookie(&app.doors, "", 0, StatusCode::NO_CONTENT))
}

/// Writes another password down, by what the house's book says of it: all sessions of the person end but this new one.
pub async fn set_password(
    app: &App,
    alone: &Alone<'_>,
    who: &Who,
    person: &Person,
    (hash, event): (String, HouseEvent),
    session: Option<(Session, Arc<Visit>)>,
) -> Result<(), Failure> {
    let changed = Person { password: Some(hash), ..person.clone() };
    // One that somebody else has chosen was told, and is good for coming in once.
    let due = who.person.id != person.id;
    let due_note = People::due_note(person.id, due);
    let mut sides = vec![Side::Person(changed.clone()), Side::EndSessions(person.id), due_note];
    // A PIN opens what a password opened: it goes with one that was told.
    sides.extend(due.then(|| People::pin_note(person.id, None)));
    if let Some((session, visit)) = &session {
        let note = app.room.people.visits_note(person.id, &session.key, visit);
        sides.extend([Side::Session(session.clone()), note]);
    }
    let author = Author { actor: Some(who.person.id), action: None };
    app.room.house.write(author, &event, sides).await?;
    app.room.people.change(alone, changed);
    app.room.people.set_due(person.id, due);
    if due {
        app.room.people.set_pin(person.id, None);
    }
    app.room.people.end_all(person.id);
    session.into_iter().for_each(|(session, visit)| app.room.people.begin(session, visit));
    app.tell(PlayerId(person.id));
    Ok(())
}

/// `POST /api/password`: whoever knows the old one chooses another. This browser stays signed in, under a new session.
pub async fn password(
    State(app): State<App>,
    who: Who,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<PasswordRequest>,
) -> Result<Response, Failure> {
    let Some(hash) = who.person.password.clone() else {
        return Err(Refusal::new(Clause::Room1, say!("web-guest-password")).into());
    };
    let key = format!("password {}", who.person.id);
    app.throttle.take(&key, Rate { most: 8, over: Duration::from_secs(300) }).map_err(Failure::too_fast)?;
    checked_password(&app, &who.person.name, &request.new).await?;
    let same = request.new == request.old;
    if !matches(&app, request.old, hash).await {
        was_wrong(&app, &who, &caller).await?;
        return Err(Failure::new(StatusCode::FORBIDDEN, say!("web-old-password")));
    }
    app.throttle.forgive(&key);
    if same {
        return Err(Failure::bad(say!("web-same-password")));
    }
    let hash = hashed(&app, request.new).await?;
    let alone = app.room.people.alone().await;
    // Whoever's password became another one in the meantime is no longer signed in.
    let person = who.now(&app)?;
    let (token, session) = new_session(person.id, role_of(&person));
    let chosen = (hash, HouseEvent::PasswordSet { player: PlayerId(person.id) });
    set_password(&app, &alone, &who, &person, chosen, Some((session, visit(&caller, &headers)))).await?;
    Ok(signed_in(&app, &app.room.people.get(PlayerId(person.id)).unwrap_or(person), &token))
}

/// `GET /api/me`
pub async fn me(State(app): State<App>, who: Who) -> Json<Me> {
    Json(app.me(&who.person, &who.session))
}

/// Somebody with another role.
pub fn with_role(person: &Person, role: Role) -> Person {
    Person { role: role_name(role), ..person.clone() }
}

impl Who {
    /// The person as they are now. Reading a body, hashing a password and waiting for one's turn take time, in which a
    /// session may end and a role be taken away.
    pub fn now(&self, app: &App) -> Result<Arc<Person>, Failure> {
        app.room.people.of_session(&self.session, now_ms()).ok_or_else(Failure::stranger)
    }

    /// Refuses what their role does not allow now.
    pub fn check(&self, app: &App, deed: Deed) -> Result<(), Failure> {
        if app.room.people.is_locked(&self.session, now_ms()) {
            return Err(Failure::locked());
        }
        Ok(permissions::check(role_of(&*self.now(app)?), deed)?)
    }
}
