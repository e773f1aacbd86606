//! Requests that another node answers: whatever is asked through `/api` is for the house, and the node that has its book answers it.
//! The others pass the request on as it came, with the address it came from.

use super::App;
use super::answer::Failure;
use super::edge::{BODY, Caller};
use crate::Room;
use crate::nodes::{HOUSE, Unanswered, headed, parted};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use voice::say;

/// The largest body that is passed on; no call takes one that is larger.
const LARGEST: usize = 64 * 1024;
/// How long the house is waited for: its book may be changing hands. What takes longer is a report.
const PATIENCE: Duration = Duration::from_secs(60);
/// Headers that are about the connection and not about the request.
const OF_CONNECTION: [HeaderName; 4] =
    [header::CONNECTION, header::TRANSFER_ENCODING, header::UPGRADE, header::CONTENT_LENGTH];

type Headers = Vec<(String, String)>;

#[derive(Serialize, Deserialize)]
struct Asked {
    method: String,
    uri: String,
    headers: Headers,
    address: IpAddr,
}

#[derive(Serialize, Deserialize)]
struct Answered {
    status: u16,
    headers: Headers,
}

fn told(headers: &HeaderMap) -> Headers {
    let ours = headers.iter().filter(|(name, _)| !OF_CONNECTION.contains(name));
    ours.filter_map(|(name, value)| Some((name.to_string(), value.to_str().ok()?.to_string()))).collect()
}

fn heard(headers: Headers) -> HeaderMap {
    let parse = |(name, value): (String, String)| {
        Some((HeaderName::try_from(name).ok()?, HeaderValue::try_from(value).ok()?))
    };
    headers.into_iter().filter_map(parse).collect()
}

/// Answers where the house's book is; elsewhere passes the request on.
pub(super) async fn at_the_desk(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = &app.room.nodes else { return next.run(request).await };
    {
        let _desk = app.room.desk.read().await;
        if app.room.is_house() {
            return next.run(request).await;
        }
    }
    let method = request.method().clone();
    let address = request.extensions().get::<Caller>().map_or(IpAddr::from([0, 0, 0, 0]), |c| c.address);
    let (uri, headers) = (request.uri().to_string(), told(request.headers()));
    let body = tokio::time::timeout(BODY, to_bytes(request.into_body(), LARGEST)).await;
    let Ok(Ok(body)) = body else {
        return Failure::new(StatusCode::PAYLOAD_TOO_LARGE, say!("web-long")).into_response();
    };
    let asked = Asked { method: method.to_string(), uri, headers, address };
    let payload = headed(&asked, &body);
    let until = Instant::now() + PATIENCE;
    let mut moves = nodes.house_moves.subscribe();
    while Instant::now() < until {
        moves.mark_unchanged();
        let said = tokio::select! {
            said = nodes.bus.ask("house.http", payload.clone(), PATIENCE) => said,
            _ = moves.changed() => Err(Unanswered::Silence),
        };
        match said {
            Ok(whole) => return answered(&whole),
            // What only asks may be asked twice; of everything else nobody knows what became of it.
            Err(Unanswered::Silence) if method == Method::GET => {}
            Err(_) => break,
        }
    }
    Failure::new(StatusCode::SERVICE_UNAVAILABLE, say!("web-no-house")).into_response()
}

fn answered(whole: &[u8]) -> Response {
    let Some((Answered { status, headers }, body)) = parted::<Answered>(whole) else {
        return Failure::ours(say!("web-broke")).into_response();
    };
    let mut response = Response::new(Body::from(body.to_vec()));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    *response.headers_mut() = heard(headers);
    response
}

/// Answers what other nodes pass on, while this one has the house's book.
pub(super) async fn answer(room: Arc<Room>, router: Router) {
    let Some(nodes) = room.nodes.clone() else { return };
    loop {
        while !room.ledger.owns(HOUSE) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let Some(mut asked) = nodes.bus.listen_as_one("house.http").await else { return };
        while room.ledger.owns(HOUSE) {
            let next = tokio::time::timeout(Duration::from_millis(50), asked.next()).await;
            let Ok(message) = next else { continue };
            let Some(message) = message else { break };
            let (router, bus) = (router.clone(), nodes.bus.clone());
            tokio::spawn(async move {
                let whole = carry_out(router, &message.payload).await;
                bus.answer_whole(&message, &whole);
            });
        }
    }
}

async fn carry_out(router: Router, payload: &[u8]) -> axum::body::Bytes {
    let broke = || headed(&Answered { status: 502, headers: vec![] }, b"");
    let Some((Asked { method, uri, headers, address }, body)) = parted::<Asked>(payload) else {
        return broke();
    };
    let request = axum::http::Request::builder().method(method.as_str()).uri(uri);
    let Ok(mut request) = request.body(Body::from(body.to_vec())) else { return broke() };
    *request.headers_mut() = heard(headers);
    request.extensions_mut().insert(Caller::elsewhere(address));
    let Ok(response) = TowerToHyperService::new(router).call(request).await;
    let (parts, body) = response.into_parts();
    let Ok(body) = to_bytes(body, usize::MAX).await else { return broke() };
    headed(&Answered { status: parts.status.as_u16(), headers: told(&parts.headers) }, &body)
}
