//! The doors of the room: REST under `/api`, the WebSocket at `/ws`, the browser client, `/healthz`; and
//! `/metrics` on a listener of its own.
//!
//! Every answer that is not 2xx is a [`Problem`] with a sentence that says what happened and what can be done.
//! Panics are bugs; whatever a client sends is answered.

mod accounts;
mod answer;
mod api;
mod assets;
mod auth;
mod cage;
mod cash;
mod counts;
mod day;
mod devices;
mod docs;
mod drawers;
mod edge;
mod elsewhere;
mod endpoint;
mod exam_results;
mod exams;
mod exclusions;
mod faces;
mod journal;
mod lists;
mod live;
mod lobby;
mod lock;
mod metrics;
mod odds;
mod passkeys;
mod passwords;
mod past;
mod patience;
mod patrons;
mod picture;
mod private;
mod purse;
mod reports;
mod results;
mod scanners;
mod seals;
mod sent;
mod sessions;
mod shifts;
mod signatures;
mod socket;
mod staff;
mod third_parties;
mod throttle;
mod tls;

use crate::house::Author;
use crate::protocol::Me;
use crate::record::HouseEvent;
use crate::table::now_ms;
use crate::{Left, Room};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::PlayerId;
use ipnet::IpNet;
use ledger::{Away, Person};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing::Instrument;

pub use answer::{Failure, Missing};
pub use docs::endpoints;
use edge::{Caller, Edge};
pub use endpoint::{Endpoint, Who};
pub use tls::{Tls, TlsError};
use voice::say;

/// How the doors are set.
#[derive(Clone, Debug)]
pub struct Doors {
    /// The room is reached over TLS only: cookies say so, and browsers are told to remember it.
    pub secure: bool,
    /// With which certificate, where the room speaks TLS itself.
    pub tls: Option<Arc<Tls>>,
    /// How many guests one address may make in a minute; zero for any number.
    pub guests_per_minute: u32,
    /// How many connections one address may have; zero for any number.
    pub connections_per_address: u32,
    /// Proxies whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// The names by which the room may be asked for; any where there is none, if it can be reached from elsewhere.
    pub hosts: Vec<String>,
}

/// What every request can reach.
#[derive(Clone)]
pub struct App {
    /// The room.
    pub room: Arc<Room>,
    pub(crate) doors: Arc<Doors>,
    /// Is it listening to this machine only?
    local: bool,
    pub(crate) edge: Arc<Edge>,
    /// How many sockets each person has.
    pub(crate) sockets: Arc<Mutex<HashMap<PlayerId, u32>>>,
    /// From where each person came last.
    addresses: Arc<Mutex<HashMap<PlayerId, IpAddr>>>,
    pub(crate) throttle: Arc<throttle::Throttle>,
    pub(crate) hashing: Arc<tokio::sync::Semaphore>,
    /// What devices were asked and have not answered.
    pub(crate) questions: Arc<passkeys::Questions>,
    pub(crate) closing: watch::Receiver<bool>,
    /// Why nothing can be written, while nothing can.
    pub(crate) unwritten: watch::Receiver<Option<Away>>,
    /// What rounds came to, as far as it was added up.
    pub(crate) tallies: Arc<results::Tallies>,
    /// The lobby, for those who watch it.
    pub(crate) board: Arc<lobby::Board>,
    /// The table that newcomers see.
    pub(crate) live: Arc<live::Live>,
}

impl App {
    /// Who somebody is, in this session of theirs.
    pub(crate) fn me(&self, person: &Person, session: &str) -> Me {
        let locked = self.room.people.is_locked(session, now_ms());
        Me { locked, ..self.room.me(person) }
    }

    /// Tells every connection of a person who they are now.
    pub(crate) fn tell(&self, player: PlayerId) {
        self.room.tell_person(player);
    }
}

impl App {
    /// Writes down where somebody connects from, where that is new, for the floor's report on who plays together. Nobody waits
    /// for it.
    pub(crate) fn note_address(&self, player: PlayerId, address: IpAddr) {
        if self.addresses.lock().insert(player, address) == Some(address) {
            return;
        }
        let room = Arc::clone(&self.room);
        let came = HouseEvent::CameFrom { player, from: address.to_string() };
        tokio::spawn(async move { room.house.write_surely(Author::default(), &came, vec![]).await });
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
    let api = api.layer(axum::middleware::from_fn_with_state(app.clone(), elsewhere::at_the_desk));
    Router::new()
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(metrics::health))
        .route("/round/{table}/{seq}", get(picture::page))
        .merge(api)
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(16 * 1024))
        .layer(axum::middleware::from_fn(answer::told_as_problem))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guarded))
        .layer(axum::middleware::from_fn(to_the_end))
        .with_state(app)
}

/// What the machine room asks, on a listener of its own.
fn machine_room(app: App) -> Router {
    Router::new()
        .route("/healthz", get(metrics::health))
        .route("/metrics", get(metrics::metrics))
        .with_state(app)
}

/// A request is carried out to its end even when the client does not wait for the answer: what is on disk is then also
/// what the room knows. Whatever is logged meanwhile names the request.
async fn to_the_end(request: Request, next: Next) -> Response {
    static REQUESTS: AtomicU64 = AtomicU64::new(1);
    let number = REQUESTS.fetch_add(1, Relaxed);
    let id = HeaderValue::from_str(&format!("{}-{number}", *STARTED)).ok();
    let id_text = id.as_ref().and_then(|id| id.to_str().ok()).unwrap_or_default().to_string();
    let span = tracing::info_span!("request", number, id = id_text, method = %request.method(), path = request.uri().path());
    let begun = Instant::now();
    let answer = async move {
        let response = next.run(request).await;
        tracing::debug!(status = response.status().as_u16(), took = ?begun.elapsed(), "answered");
        response
    };
    let mut response = match tokio::spawn(answer.instrument(span.clone())).await {
        Ok(response) => response,
        Err(why) => {
            span.in_scope(|| tracing::error!(%why, "broke"));
            let mut broke = Failure::ours(say!("web-broke")).into_response();
            broke.headers_mut().extend(HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));
            broke
        }
    };
    id.map(|id| response.headers_mut().insert(REQUEST_ID, id));
    response
}

/// By which name an answer and what the log says of it are brought together.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Tells the requests of one start of the room from those of another.
static STARTED: LazyLock<String> = LazyLock::new(|| format!("{:x}", crate::table::now_ms()));

/// What every answer says to browsers: nothing is framed, sniffed, embedded or loaded from elsewhere.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        header::CONTENT_SECURITY_POLICY,
        // The lab compiles the engine it was given; nothing else is compiled from a text.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
];
/// A browser that was here over TLS comes over TLS for two years.
const TLS_ONLY: &str = "max-age=63072000; includeSubDomains";

/// The headers of every answer, and no answer for another host's name: a page that has its own name point at this machine
/// could speak to the room as if it were ours. What the API answers is nobody's to keep.
async fn guarded(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api");
    let asked = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default().to_string());
    let mut response = match (asked.is_none_or(|host| is_ours(&app, &host)), may_read(&app, &request)) {
        (false, _) => Failure::new(StatusCode::MISDIRECTED_REQUEST, say!("web-host")).into_response(),
        (_, Err(seconds)) => Failure::too_fast(seconds).into_response(),
        (true, Ok(())) => next.run(request).await,
    };
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    HEADERS.into_iter().for_each(|(name, value)| set(name, value));
    if app.doors.secure {
        set(header::STRICT_TRANSPORT_SECURITY, TLS_ONLY);
    }
    if api {
        set(header::CACHE_CONTROL, "no-store");
    }
    response
}

/// How often an address may have the books read.
const READING: throttle::Rate = throttle::Rate { most: 600, over: Duration::from_secs(60) };

/// What is read from the books takes a reader, and there are few: an address has only so many requests of the kind.
fn may_read(app: &App, request: &Request) -> Result<(), u64> {
    let of_books = |part: &str| {
        matches!(part, "certificates" | "history" | "hands" | "round" | "rounds" | "seals" | "shuffles")
    };
    match request.extensions().get::<Caller>() {
        Some(caller) if request.uri().path().split('/').any(of_books) => {
            app.throttle.take(&format!("reading {}", caller.network()), READING)
        }
        _ => Ok(()),
    }
}

/// A host without its port. What follows the last colon is one, unless it is part of an address in brackets.
fn host_name(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Is this a name by which the room may be asked for?
fn is_ours(app: &App, host: &str) -> bool {
    let name = host_name(host);
    let here = || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    match app.doors.hosts.as_slice() {
        [] => !app.local || name == "localhost" || here(),
        hosts => hosts.iter().any(|ours| ours.eq_ignore_ascii_case(name)),
    }
}

/// How long a node has to give its tables to the others.
const LEAVING: Duration = Duration::from_secs(10);
/// How long sockets have to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Serves until `until` is ready; then freezes the tables, tells everybody, and returns what was left: tables that still
/// wait for the books are waited for, but not for ever, and no longer once `hurry` is ready.
pub async fn serve(
    room: Arc<Room>,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    doors: Doors,
    until: impl Future<Output = ()>,
    hurry: impl Future<Output = ()>,
) -> Left {
    let (close, closing) = watch::channel(false);
    let (tell, unwritten) = watch::channel(None);
    let books = tokio::spawn(watch_the_books(Arc::clone(&room), tell));
    let tablets = tokio::spawn(lock::watch_the_tablets(Arc::clone(&room)));
    let edge = Arc::new(Edge::new(doors.trusted_proxies.clone(), doors.connections_per_address));
    let app = App {
        room: Arc::clone(&room),
        local: listener.local_addr().is_ok_and(|address| address.ip().is_loopback()),
        edge: Arc::clone(&edge),
        sockets: Arc::default(),
        addresses: Arc::default(),
        doors: Arc::new(doors),
        throttle: Arc::default(),
        hashing: Arc::new(tokio::sync::Semaphore::new(2)),
        questions: Arc::default(),
        closing,
        unwritten,
        tallies: Arc::default(),
        board: Arc::default(),
        live: Arc::default(),
    };
    let partings = tokio::spawn(crate::partings::keep(Arc::clone(&room)));
    let lobby = tokio::spawn(Arc::clone(&app.board).keep(Arc::clone(&room)));
    let measured = metrics.map(|listener| {
        let edge = Arc::new(Edge::new(vec![], 0));
        tokio::spawn(edge.serve(listener, None, machine_room(app.clone())))
    });
    let tls = app.doors.tls.clone();
    let router = router(app);
    let desk = tokio::spawn(elsewhere::answer(Arc::clone(&room), router.clone()));
    let server = tokio::spawn(edge.serve(listener, tls, router));
    until.await;
    tracing::info!(sockets = room.counters.sockets.load(Relaxed), "closes");
    let _ = tokio::time::timeout(LEAVING, room.leave_nodes()).await;
    let left = room.stop(hurry).await;
    let _ = close.send(true);
    // Sockets get a moment to say goodbye; nothing is at stake any more, and who does not read is not waited for.
    let goodbye = tokio::time::Instant::now() + GOODBYE;
    while room.counters.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < goodbye {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    books.abort();
    lobby.abort();
    partings.abort();
    tablets.abort();
    server.abort();
    desk.abort();
    // Where tables still wait for the books, so would this.
    if left.tables == 0 {
        room.ledger.close().await;
    }
    measured.inspect(|metrics| metrics.abort());
    left
}
