//! Answers that are not 2xx, and how the outside's mistakes become them.

use crate::error::{NoDay, OpenError, RoomError};
use crate::protocol::Problem;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::Clause;
use games::Refusal;
use ledger::{CommitError, StoreError};
use voice::{Telling, Voice, Word, say};

/// Something that was not done, and why.
#[derive(Debug)]
pub struct Failure {
    status: StatusCode,
    problem: Box<Problem>,
}

impl Failure {
    /// With a sentence.
    pub fn new(status: StatusCode, says: Telling) -> Failure {
        let reason = says.to_string();
        Failure { status, problem: Box::new(Problem { reason, says, refusal: None }) }
    }

    /// The number of the answer.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// What was sent makes no sense.
    pub fn bad(says: Telling) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, says)
    }

    /// There is no such thing.
    pub fn missing(what: Missing) -> Failure {
        Failure::new(StatusCode::NOT_FOUND, say!("web-missing", what: what.word()))
    }

    /// Nobody is logged in.
    pub fn stranger() -> Failure {
        Failure::new(StatusCode::UNAUTHORIZED, say!("web-stranger"))
    }

    /// The session is locked.
    pub fn locked() -> Failure {
        Failure::new(StatusCode::LOCKED, say!("web-locked"))
    }

    /// Too many, too fast.
    pub fn too_fast(seconds: u64) -> Failure {
        Failure::new(StatusCode::TOO_MANY_REQUESTS, say!("web-too-fast", seconds: seconds))
    }

    /// Something of ours failed.
    pub fn ours(says: Telling) -> Failure {
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, says)
    }
}

/// What can be asked for and not be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// An address of the API.
    Address,
    /// A certificate.
    Certificate,
    /// A clause.
    Clause,
    /// A scanner with a key.
    Device,
    /// A drawer that is open.
    Drawer,
    /// An exam.
    Exam,
    /// A finished hand of poker.
    Hand,
    /// A passkey.
    Passkey,
    /// A person.
    Person,
    /// A report.
    Report,
    /// A finished round of blackjack.
    Round,
    /// A rulebook of blackjack.
    Rulebook,
    /// A session that is open.
    Session,
    /// A seal that is signed.
    Seal,
    /// A count sheet.
    Sheet,
    /// A shift.
    Shift,
    /// A shuffle that was revealed.
    Shuffle,
    /// A deed that waits for a signature.
    Signature,
    /// A sitting of an exam.
    Sitting,
    /// A table.
    Table,
}

impl Missing {
    const fn word(self) -> Word {
        Word(match self {
            Missing::Address => "address",
            Missing::Certificate => "certificate",
            Missing::Clause => "clause",
            Missing::Device => "device",
            Missing::Drawer => "drawer",
            Missing::Exam => "exam",
            Missing::Hand => "hand",
            Missing::Passkey => "passkey",
            Missing::Person => "person",
            Missing::Report => "report",
            Missing::Round => "round",
            Missing::Rulebook => "rulebook",
            Missing::Seal => "seal",
            Missing::Session => "session",
            Missing::Sheet => "sheet",
            Missing::Shift => "shift",
            Missing::Shuffle => "shuffle",
            Missing::Signature => "signature",
            Missing::Sitting => "sitting",
            Missing::Table => "table",
        })
    }
}

/// Whatever is not done for a program is told as a [`Problem`], also what never reached one of our hands: a path or a query
/// that cannot be read, a method that nobody takes.
pub(super) async fn told_as_problem(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let for_programs = path == "/api" || path.starts_with("/api/") || path == "/ws";
    let method = request.method().clone();
    let response = next.run(request).await;
    let status = response.status();
    if !for_programs || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    if response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json") {
        return response;
    }
    let (parts, body) = response.into_parts();
    let text = axum::body::to_bytes(body, 4096).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let mut told =
        Failure::new(status, in_words(status, &method, &parts.headers, text.trim())).into_response();
    let kept = parts.headers.into_iter().filter_map(|(name, value)| Some((name?, value)));
    let kept = kept.filter(|(name, _)| !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH));
    told.headers_mut().extend(kept);
    told
}

/// A sentence for an answer that came without one of ours.
fn in_words(status: StatusCode, method: &Method, headers: &HeaderMap, text: &str) -> Telling {
    let allowed = headers.get(header::ALLOW).and_then(|allow| allow.to_str().ok());
    match (status, allowed) {
        (StatusCode::METHOD_NOT_ALLOWED, Some(allowed)) => {
            say!("web-method", method: method.as_str(), allowed: allowed)
        }
        _ if text.is_empty() => say!("web-status", status: status.to_string()),
        _ => say!("web-unread", why: text.trim_end_matches('.')),
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let status =
            if refusal.clause == Clause::Room1 { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT };
        let (reason, says) = (refusal.to_string(), refusal.says.clone());
        Failure { status, problem: Box::new(Problem { reason, says, refusal: Some(refusal) }) }
    }
}

impl From<CommitError> for Failure {
    fn from(error: CommitError) -> Failure {
        match error {
            CommitError::Short { .. } | CommitError::Duplicate { .. } => {
                crate::answers::unsaved(&error).into()
            }
            other => Failure::ours(other.says()),
        }
    }
}

impl From<RoomError> for Failure {
    fn from(error: RoomError) -> Failure {
        match error {
            RoomError::Refused(refusal) => refusal.into(),
            RoomError::Commit(error) => error.into(),
            RoomError::Setup(error) => error.into(),
            RoomError::NoTable(_) => Failure::missing(Missing::Table),
            RoomError::Store(_) | RoomError::Stopped(_) | RoomError::NoBus { .. } | RoomError::Broke => {
                Failure::ours(error.says())
            }
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::ours(error.says())
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure::bad(error.says())
    }
}

impl From<NoDay> for Failure {
    fn from(error: NoDay) -> Failure {
        Failure::bad(error.says())
    }
}

impl From<tokio::task::JoinError> for Failure {
    fn from(_: tokio::task::JoinError) -> Failure {
        Failure::ours(say!("web-broke"))
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}

/// The voice in which whoever asks reads: one of the languages that their browser names, or English.
pub fn read_in(headers: &HeaderMap) -> &'static Voice {
    let reads = headers.get(header::ACCEPT_LANGUAGE).and_then(|reads| reads.to_str().ok());
    reads.and_then(Voice::preferred).unwrap_or_else(Voice::english)
}
