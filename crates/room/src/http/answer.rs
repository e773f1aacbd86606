//! Answers that are not 2xx, and how the outside's mistakes become them.

use crate::protocol::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
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

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        let status =
            if refusal.clause.id() == "ROOM-1" { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT };
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
