//! Browsers in which somebody signed in before. Each keeps a mark of its person, good until the password is another one; tries
//! from such a browser are counted apart, so that a guesser elsewhere does not keep the owner out.

use super::App;
use super::auth::{cookie, kept};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use hmac::{Hmac, Mac};
use ledger::Person;
use sha2::Sha256;

/// How long a browser is remembered, in milliseconds: a year.
const REMEMBERED: u64 = 365 * 24 * 3600 * 1000;

fn name(app: &App) -> &'static str {
    if app.doors.secure { "__Host-cardroom-device" } else { "cardroom-device" }
}

/// The mark of a person: it says nothing of the password, and nobody makes one without the room's key.
fn mark(app: &App, person: &Person) -> Hmac<Sha256> {
    let mut mark = Hmac::new_from_slice(app.room.device_key.read().as_bytes()).expect("a key of any length");
    mark.update(&person.id.to_le_bytes());
    mark.update(person.password.as_deref().unwrap_or_default().as_bytes());
    mark
}

/// Leaves the mark of somebody with an account in their browser.
pub fn remember(app: &App, person: &Person, mut answer: Response) -> Response {
    if person.password.is_some() {
        let mark = hex::encode(mark(app, person).finalize().into_bytes());
        let cookie = cookie(&app.doors, name(app), &mark, REMEMBERED);
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// Did this person sign in from this browser before?
pub fn knows(app: &App, headers: &HeaderMap, person: &Person) -> bool {
    let kept = kept(headers, name(app)).and_then(|mark| hex::decode(mark).ok());
    kept.is_some_and(|kept| mark(app, person).verify_slice(&kept).is_ok())
}
