//! The doors of the room: REST under `/api`, the WebSocket at `/ws`, the browser client, `/healthz` and `/metrics`.
//!
//! Every answer that is not 2xx is a [`Problem`] with a sentence that says what happened and what can be done.
//! Panics are bugs; whatever a client sends is answered.

mod answer;
mod api;
mod assets;
mod auth;
mod docs;
mod endpoint;
mod metrics;
mod odds;
mod past;
mod reports;
mod socket;
mod staff;
mod throttle;

use crate::{Left, Room};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::PlayerId;
use ledger::Away;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tracing::Instrument;

pub use answer::{Failure, Missing};
pub use docs::endpoints;
pub use endpoint::{Endpoint, Who};
use voice::say;

/// How the doors are set.
#[derive(Clone, Copy, Debug)]
pub struct Doors {
    /// Send cookies over TLS only.
    pub secure_cookies: bool,
    /// How many guests one address may make in a minute; zero for any number.
    pub guests_per_minute: u32,
}

/// What every request can reach.
#[derive(Clone)]
pub struct App {
    /// The room.
    pub room: Arc<Room>,
    pub(crate) doors: Doors,
    pub(crate) throttle: Arc<throttle::Throttle>,
    pub(crate) hashing: Arc<tokio::sync::Semaphore>,
    pub(crate) closing: watch::Receiver<bool>,
    /// Why nothing can be written, while nothing can.
    pub(crate) unwritten: watch::Receiver<Option<Away>>,
    /// Who has another role, or other chips, by what the staff did.
    pub(crate) news: broadcast::Sender<PlayerId>,
}

impl App {
    /// Tells every connection of a person who they are now.
    pub(crate) fn tell(&self, player: PlayerId) {
        // Nobody may be connected, and then nobody needs to be told.
        let _ = self.news.send(player);
    }
}

/// Looks at the books now and then, and tells every connection when they cannot be written and when they can again.
async fn watch_the_books(room: Arc<Room>, tell: watch::Sender<Option<Away>>) {
    let mut now = tokio::time::interval(std::time::Duration::from_millis(250));
    while !tell.is_closed() {
        now.tick().await;
        let why = room.ledger.figures().is_away();
        tell.send_if_modified(|said| {
            let news = said.is_some() != why.is_some();
            *said = why;
            news
        });
    }
}

/// All routes.
fn router(app: App) -> Router {
    let api = docs::endpoints().into_iter().fold(Router::new(), |api, call| api.route(call.path, call.route));
    Router::new()
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(metrics::health))
        .route("/metrics", get(metrics::metrics))
        .merge(api)
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(16 * 1024))
        .layer(axum::middleware::from_fn(answer::told_as_problem))
        .layer(axum::middleware::map_response(guarded))
        .layer(axum::middleware::from_fn(to_the_end))
        .with_state(app)
}

/// A request is carried out to its end even when the client does not wait for the answer: what is on disk is then also
/// what the room knows. Whatever is logged meanwhile names the request.
async fn to_the_end(request: Request, next: Next) -> Response {
    static REQUESTS: AtomicU64 = AtomicU64::new(1);
    let number = REQUESTS.fetch_add(1, Relaxed);
    let span =
        tracing::info_span!("request", number, method = %request.method(), path = request.uri().path());
    let begun = Instant::now();
    let answer = async move {
        let response = next.run(request).await;
        tracing::debug!(status = response.status().as_u16(), took = ?begun.elapsed(), "answered");
        response
    };
    match tokio::spawn(answer.instrument(span)).await {
        Ok(response) => response,
        Err(_) => Failure::ours(say!("web-broke")).into_response(),
    }
}

/// Headers that every answer has: nothing is framed, sniffed or loaded from elsewhere.
async fn guarded(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "no-referrer");
    set(
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; \
         frame-ancestors 'none'",
    );
    response
}

/// How long sockets have to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Serves until `until` is ready; then freezes the tables, tells everybody, and returns what was left: tables that still
/// wait for the books are waited for, but not for ever, and no longer once `hurry` is ready.
pub async fn serve(
    room: Arc<Room>,
    listener: TcpListener,
    doors: Doors,
    until: impl Future<Output = ()>,
    hurry: impl Future<Output = ()>,
) -> Left {
    let (close, closing) = watch::channel(false);
    let (tell, unwritten) = watch::channel(None);
    let books = tokio::spawn(watch_the_books(Arc::clone(&room), tell));
    let app = App {
        room: Arc::clone(&room),
        doors,
        throttle: Arc::default(),
        hashing: Arc::new(tokio::sync::Semaphore::new(2)),
        closing,
        unwritten,
        news: broadcast::Sender::new(256),
    };
    let service = router(app).into_make_service_with_connect_info::<std::net::SocketAddr>();
    let server = tokio::spawn(async move { axum::serve(listener, service).await });
    until.await;
    tracing::info!("closes");
    let left = room.stop(hurry).await;
    let _ = close.send(true);
    // Sockets get a moment to say goodbye; nothing is at stake any more, and who does not read is not waited for.
    let goodbye = tokio::time::Instant::now() + GOODBYE;
    while room.counters.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < goodbye {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    books.abort();
    server.abort();
    left
}
