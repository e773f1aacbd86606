//! Answers that are not 2xx, and how the outside's mistakes become them.

use crate::error::{NoDay, RoomError, SetupError};
use crate::protocol::Problem;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::Clause;
use games::Refusal;
use ledger::{CommitError, StoreError};
use voice::{Telling, Word, say};

/// Something that was not done, and why.
#[derive(Debug)]
pub struct Trouble {
    status: StatusCode,
    problem: Box<Problem>,
}

impl Trouble {
    /// With a sentence.
    pub fn new(status: StatusCode, says: Telling) -> Trouble {
        let reason = says.to_string();
        Trouble { status, problem: Box::new(Problem { reason, says, refusal: None }) }
    }

    /// What was sent makes no sense.
    pub fn bad(says: Telling) -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, says)
    }

    /// There is no such thing.
    pub fn missing(what: Missing) -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, say!("web-missing", what: what.word()))
    }

    /// Nobody is logged in.
    pub fn stranger() -> Trouble {
        Trouble::new(StatusCode::UNAUTHORIZED, say!("web-stranger"))
    }

    /// Too many, too fast.
    pub fn too_fast(seconds: u64) -> Trouble {
        Trouble::new(StatusCode::TOO_MANY_REQUESTS, say!("web-too-fast", seconds: seconds))
    }

    /// Something of ours failed.
    pub fn ours(says: Telling) -> Trouble {
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, says)
    }
}

/// What can be asked for and not be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// An address of the API.
    Address,
    /// A clause.
    Clause,
    /// A finished hand of poker.
    Hand,
    /// A person.
    Person,
    /// A report.
    Report,
    /// A finished round of blackjack.
    Round,
    /// A rulebook of blackjack.
    Rulebook,
    /// A shuffle that was revealed.
    Shuffle,
    /// A table.
    Table,
}

impl Missing {
    const fn word(self) -> Word {
        Word(match self {
            Missing::Address => "address",
            Missing::Clause => "clause",
            Missing::Hand => "hand",
            Missing::Person => "person",
            Missing::Report => "report",
            Missing::Round => "round",
            Missing::Rulebook => "rulebook",
            Missing::Shuffle => "shuffle",
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
        Trouble::new(status, in_words(status, &method, &parts.headers, text.trim())).into_response();
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

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        let status =
            if refusal.clause == Clause::Room1 { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT };
        let (reason, says) = (refusal.to_string(), refusal.says.clone());
        Trouble { status, problem: Box::new(Problem { reason, says, refusal: Some(refusal) }) }
    }
}

impl From<CommitError> for Trouble {
    fn from(error: CommitError) -> Trouble {
        match error {
            CommitError::Short { .. } | CommitError::Duplicate { .. } => crate::table::unsaved(&error).into(),
            other => Trouble::ours(other.says()),
        }
    }
}

impl From<RoomError> for Trouble {
    fn from(error: RoomError) -> Trouble {
        match error {
            RoomError::Refused(refusal) => refusal.into(),
            RoomError::Commit(error) => error.into(),
            RoomError::Setup(error) => error.into(),
            RoomError::NoTable(_) => Trouble::missing(Missing::Table),
            RoomError::Store(_) | RoomError::Stopped(_) | RoomError::Broke => Trouble::ours(error.says()),
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::ours(error.says())
    }
}

impl From<SetupError> for Trouble {
    fn from(error: SetupError) -> Trouble {
        Trouble::bad(error.says())
    }
}

impl From<NoDay> for Trouble {
    fn from(error: NoDay) -> Trouble {
        Trouble::bad(error.says())
    }
}

impl From<tokio::task::JoinError> for Trouble {
    fn from(_: tokio::task::JoinError) -> Trouble {
        Trouble::ours(say!("web-broke"))
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}
