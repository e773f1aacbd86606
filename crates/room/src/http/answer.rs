//! Answers that are not 2xx, and how the outside's mistakes become them.

use crate::protocol::Problem;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::Clause;
use games::Refusal;
use ledger::CommitError;

/// Something that was not done, and why.
#[derive(Debug)]
pub struct Trouble {
    status: StatusCode,
    problem: Problem,
}

impl Trouble {
    /// With a sentence.
    pub fn new(status: StatusCode, reason: impl Into<String>) -> Trouble {
        Trouble { status, problem: Problem { reason: reason.into(), refusal: None } }
    }

    /// What was sent makes no sense.
    pub fn bad(reason: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, reason)
    }

    /// There is no such thing.
    pub fn missing(what: &str) -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, format!("There is no such {what}."))
    }

    /// Nobody is logged in.
    pub fn stranger() -> Trouble {
        Trouble::new(StatusCode::UNAUTHORIZED, "Come in first: as a guest, or with your name and password.")
    }

    /// Too many, too fast.
    pub fn too_fast(seconds: u64) -> Trouble {
        Trouble::new(StatusCode::TOO_MANY_REQUESTS, format!("Too many tries: wait {seconds} seconds."))
    }

    /// Something of ours failed.
    pub fn ours(reason: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, reason)
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
fn in_words(status: StatusCode, method: &Method, headers: &HeaderMap, text: &str) -> String {
    let allowed = headers.get(header::ALLOW).and_then(|allow| allow.to_str().ok());
    match (status, allowed) {
        (StatusCode::METHOD_NOT_ALLOWED, Some(allowed)) => {
            format!("{method} is not what this address takes: it takes {allowed}.")
        }
        _ if text.is_empty() => format!("This request cannot be answered: {status}."),
        _ => format!("This request cannot be read: {}.", text.trim_end_matches('.')),
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        let status =
            if refusal.clause == Clause::Room1 { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT };
        Trouble { status, problem: Problem { reason: refusal.to_string(), refusal: Some(refusal) } }
    }
}

impl From<CommitError> for Trouble {
    fn from(error: CommitError) -> Trouble {
        match error {
            CommitError::Short { .. } | CommitError::Duplicate { .. } => crate::table::unsaved(&error).into(),
            other => Trouble::ours(other.to_string()),
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}
