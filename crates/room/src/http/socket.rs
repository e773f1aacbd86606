//! The WebSocket: one connection of one person, watching any number of tables. Frames that make no sense are answered
//! and counted; who keeps sending them is shown the door.

use super::App;
use super::answer::Failure;
use super::auth::Who;
use super::edge::Caller;
use super::lobby::Watching;
use super::throttle::{Allowance, Rate};
use crate::frame::text;
use crate::house::is_action_id;
use crate::outbox::{Inbox, Outbox, outbox};
use crate::people::is_unseen;
use crate::protocol::{FromClient, FromServer, PlayerCut, TableCommand, TableId, TableSummary};
use crate::table::{Message as ToTable, now_ms};
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt;
use games::{Clause, PlayerId};
use ledger::Away;
use std::collections::HashSet;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::RecvError;
use voice::{Telling, say};

/// The largest frame a client may send.
const LARGEST: usize = 4096;
/// Tables one connection may watch.
const MOST_TABLES: usize = 64;
/// Senseless frames until the door.
const NONSENSE: u32 = 25;
/// Sockets one person may have: a browser has one for all its tables.
const SOCKETS: u32 = 16;
/// How often a connection that says nothing is asked whether it is there, and after which time without a word it is not.
const ASKED: Duration = Duration::from_secs(25);
const GONE: Duration = Duration::from_secs(600);
/// Frames of one connection.
const FRAMES: Rate = Rate { most: 400, over: Duration::from_secs(2) };
/// What one person may say, through however many connections.
const CHAT: Rate = Rate { most: 5, over: Duration::from_secs(10) };

/// `GET /ws`
pub async fn upgrade(
    State(app): State<App>,
    who: Who,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let one_more = OneMore::of(&app, PlayerId(who.person.id))?;
    let address = caller.address;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    // Ten thousand sockets share the memory: small buffers do.
    let upgrade =
        upgrade.read_buffer_size(1024).write_buffer_size(4 * 1024).max_write_buffer_size(256 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        // The address has its connection, and the person this socket, until it ends.
        let _kept = (caller, one_more);
        app.room.counters.sockets.fetch_add(1, Relaxed);
        app.note_address(PlayerId(who.person.id), address);
        let room = app.room.clone();
        let (outbox, inbox) = outbox();
        let player = PlayerId(who.person.id);
        let mut connection = Connection {
            id: room.connection(),
            session: who.session,
            player,
            tables: HashSet::new(),
            lobby: None,
            nonsense: 0,
            waits: false,
            frames: Allowance::full(FRAMES),
            heard: Instant::now(),
            outbox,
            app,
        };
        let (number, begun) = (connection.id, Instant::now());
        tracing::info!(socket = number, player = player.0, %address, "socket opens");
        connection.hello();
        let why = connection.run(socket, inbox).await;
        connection.leave().await;
        tracing::info!(
            socket = number,
            player = player.0,
            seconds = begun.elapsed().as_secs(),
            why,
            "socket ends"
        );
        room.counters.sockets.fetch_sub(1, Relaxed);
    }))
}

/// One of the sockets of a person.
struct OneMore {
    app: App,
    player: PlayerId,
}

impl OneMore {
    fn of(app: &App, player: PlayerId) -> Result<OneMore, Failure> {
        let mut sockets = app.sockets.lock();
        let count = sockets.entry(player).or_default();
        if *count >= SOCKETS {
            return Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, say!("web-sockets", most: SOCKETS)));
        }
        *count += 1;
        Ok(OneMore { app: app.clone(), player })
    }
}

impl Drop for OneMore {
    fn drop(&mut self) {
        let mut sockets = self.app.sockets.lock();
        if let Some(count) = sockets.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.player);
            }
        }
    }
}

struct Connection {
    app: App,
    id: u64,
    session: String,
    player: PlayerId,
    tables: HashSet<TableId>,
    lobby: Option<Watching>,
    nonsense: u32,
    /// Was this client told that the books cannot be written?
    waits: bool,
    frames: Allowance,
    /// When something last came.
    heard: Instant,
    outbox: Outbox,
}

/// Why a connection whose session is over or locked ends.
fn signed_out() -> End {
    End::Asked(say!("web-end-session"))
}

/// Why a connection ends.
enum End {
    Gone,
    Asked(Telling),
    /// Another node goes on with it.
    Elsewhere,
}

impl Connection {
    fn say(&self, message: &FromServer) {
        self.outbox.send(text(message).into());
    }

    fn hello(&self) {
        if let Some(person) = self.app.room.people.get(self.player) {
            self.say(&FromServer::Hello {
                you: self.app.room.me(&person),
                now: now_ms(),
                version: env!("CARGO_PKG_VERSION").into(),
            });
        }
    }

    /// Runs it to its end, and says why it ended.
    async fn run(&mut self, mut socket: WebSocket, mut inbox: Inbox) -> String {
        let mut closing = self.app.closing.clone();
        let mut unwritten = self.app.unwritten.clone();
        unwritten.mark_changed();
        let mut news = self.app.room.hellos.subscribe();
        let (people, session) = (Arc::clone(&self.app.room.people), self.session.clone());
        let mut over = std::pin::pin!(people.over(&session));
        let mut come_again = self.app.room.come_again();
        let mut asked = tokio::time::interval_at(tokio::time::Instant::now() + ASKED, ASKED);
        let end = loop {
            tokio::select! {
                // Who has signed out first; what happens all the time before what hardly ever does.
                biased;
                () = &mut over => break signed_out(),
                frame = inbox.frames.recv() => {
                    let Some(frame) = frame else { break End::Gone };
                    if let Err(end) = send(&mut socket, frame, &mut inbox, over.as_mut()).await {
                        break end;
                    }
                }
                message = socket.recv() => match self.receive(message).await {
                    Ok(()) => {}
                    Err(end) => break end,
                },
                _ = asked.tick() => {
                    let there = self.heard.elapsed() < GONE;
                    if !there || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        break End::Gone;
                    }
                }
                frames = Watching::next(&mut self.lobby) => {
                    frames.into_iter().for_each(|frame| self.outbox.send(frame));
                }
                Ok(()) = unwritten.changed() => {
                    let why = unwritten.borrow_and_update().clone();
                    self.tell_about_the_books(why);
                }
                told = news.recv() => match told {
                    Ok(player) if player != self.player => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => self.hello(),
                    Err(RecvError::Closed) => break End::Gone,
                },
                () = inbox.full.notified() => break End::Asked(say!("web-end-slow")),
                () = come_again.told() => break End::Elsewhere,
                _ = closing.changed() => {
                    if self.app.room.nodes.is_some() {
                        break End::Elsewhere;
                    }
                    let notice = FromServer::notice(Some(say!("web-closes")));
                    let _ = socket.send(Message::Text(text(&notice).into())).await;
                    break End::Asked(say!("web-end-closes"));
                }
            }
        };
        let (code, reason) = match end {
            End::Gone => return "gone".into(),
            End::Asked(reason) => (close_code::POLICY, reason.to_string()),
            End::Elsewhere => (close_code::RESTART, say!("web-end-elsewhere").to_string()),
        };
        let close = CloseFrame { code, reason: reason.clone().into() };
        let goodbye = socket.send(Message::Close(Some(close)));
        let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
        reason
    }

    /// The books cannot be written, or can be again: an empty notice takes the one before back.
    fn tell_about_the_books(&mut self, why: Option<Away>) {
        if why.is_some() == self.waits {
            return;
        }
        self.waits = why.is_some();
        let notice = why.map(|why| match why {
            Away::Store(stopped) if stopped.stops() => say!("web-books-stop", why: stopped.says()),
            passes => say!("web-books-wait", why: passes.says()),
        });
        self.say(&FromServer::notice(notice));
    }

    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => return self.nonsense(say!("web-binary")),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
        };
        if self.frames.take(FRAMES).is_err() {
            return Err(End::Asked(say!("web-end-frames")));
        }
        let (people, now) = (&self.app.room.people, now_ms());
        if !people.is_open(&self.session, now) || people.is_locked(&self.session, now) {
            return Err(signed_out());
        }
        match serde_json::from_str::<FromClient>(&text) {
            Ok(frame) => self.handle(frame).await,
            Err(why) => self.nonsense(say!("web-frame", why: why.to_string())),
        }
    }

    fn nonsense(&mut self, says: Telling) -> Result<(), End> {
        self.app.room.counters.nonsense.fetch_add(1, Relaxed);
        self.nonsense += 1;
        self.say(&FromServer::error(says));
        if self.nonsense > NONSENSE { Err(End::Asked(say!("web-end-nonsense"))) } else { Ok(()) }
    }

    async fn handle(&mut self, frame: FromClient) -> Result<(), End> {
        let (player, outbox) = (self.player, self.outbox.clone());
        match frame {
            FromClient::Ping { n } => self.say(&FromServer::Pong { n }),
            FromClient::WatchLobby { on } => {
                self.lobby = on.then(|| self.app.board.watch(&self.app.room));
            }
            FromClient::Watch { table, from, changes } => {
                if self.tables.len() >= MOST_TABLES && !self.tables.contains(&table) {
                    return self.nonsense(say!("web-watches", most: MOST_TABLES));
                }
                let (connection, outbox) = (self.id, outbox.taking_changes(changes));
                if self.tell(table, ToTable::Watch { connection, player, outbox, from }).await? {
                    self.tables.insert(table);
                }
            }
            FromClient::Unwatch { table } => {
                if self.tables.remove(&table) {
                    self.tell(table, ToTable::Unwatch(self.id)).await?;
                }
            }
            FromClient::Command { id, table, command } => {
                if !is_action_id(&id) {
                    return self.nonsense(say!("web-action-id", clause: Clause::Room2.id()));
                }
                if matches!(command, TableCommand::Scanned { .. }) {
                    return self.nonsense(say!("web-device-key", clause: Clause::Room1.id()));
                }
                self.app.room.people.is_busy(&self.session, now_ms());
                let outbox = match command {
                    TableCommand::Tap { on: true } => self.once_tapped_in(table, &id),
                    _ => outbox,
                };
                self.tell(table, ToTable::Command { player, id, command, outbox }).await?;
            }
            FromClient::Cut { table, shuffle, cut, link, signature } => {
                let (what, cut) = ((shuffle, cut), PlayerCut { player, link, signature });
                self.tell(table, ToTable::Cut { what, cut, outbox }).await?;
            }
            FromClient::Chat { table, text, emote } => {
                let text = text.trim().to_string();
                if text.is_empty() == emote.is_none()
                    || text.chars().count() > 280
                    || text.chars().any(is_unseen)
                {
                    return self.nonsense(say!("web-chat", clause: Clause::Room9.id()));
                }
                if self.app.throttle.take(&format!("chat {}", player.0), CHAT).is_err() {
                    self.say(&FromServer::error(say!("web-chat-fast", clause: Clause::Room9.id())));
                    return Ok(());
                }
                if !self.tables.contains(&table) {
                    return self.nonsense(say!("web-chat-afar", clause: Clause::Room9.id()));
                }
                self.tell(table, ToTable::Chat { player, text, emote, outbox }).await?;
            }
        }
        Ok(())
    }

    /// Where the answer to somebody who taps in goes: once they deal there they leave the other tables. Nobody deals at two, and who
    /// is refused leaves none.
    fn once_tapped_in(&self, table: TableId, id: &str) -> Outbox {
        let (answers, mut inbox) = outbox();
        let (app, player, client) = (self.app.clone(), self.player, self.outbox.clone());
        let id = id.to_string();
        tokio::spawn(async move {
            while let Some(frame) = inbox.frames.recv().await {
                if is_done(&frame, &id) {
                    leave_for(&app, player, (table, &id), &client).await;
                }
                client.send(frame);
            }
        });
        answers
    }

    /// Hands something to a table. False where there is no such table.
    async fn tell(&mut self, table: TableId, message: ToTable) -> Result<bool, End> {
        if self.app.room.table(table).is_none() {
            self.nonsense(say!("web-no-table", table: table))?;
            return Ok(false);
        }
        Ok(self.app.room.tell_table(table, message).await)
    }

    async fn leave(&mut self) {
        for table in std::mem::take(&mut self.tables) {
            self.app.room.tell_table(table, ToTable::Unwatch(self.id)).await;
        }
    }
}

/// Does a frame say that this was done?
fn is_done(frame: &str, id: &str) -> bool {
    let frame: serde_json::Value = serde_json::from_str(frame).unwrap_or_default();
    frame["type"] == "done" && frame["id"] == id
}

/// Has somebody who deals at a table tap out of the others.
async fn leave_for(app: &App, player: PlayerId, (table, id): (TableId, &str), outbox: &Outbox) {
    let lobby = app.room.lobby();
    let deals = |line: &&TableSummary| line.dealer.as_ref().is_some_and(|on| on.player == player);
    for left in lobby.iter().filter(deals).map(|line| line.table).filter(|left| *left != table) {
        let (outbox, id, command) =
            (outbox.clone(), format!("left-{left}-{id:.47}"), TableCommand::Tap { on: false });
        app.room.tell_table(left, ToTable::Command { player, id, command, outbox }).await;
    }
}

/// Sends a frame and whatever else is ready, in one go; gives up on a reader that does not read, and at once on one whose
/// session is over.
async fn send(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    inbox: &mut Inbox,
    over: Pin<&mut impl Future<Output = ()>>,
) -> Result<(), End> {
    let full = inbox.full.clone();
    let sending = async {
        socket.feed(Message::Text(first)).await?;
        while let Ok(next) = inbox.frames.try_recv() {
            socket.feed(Message::Text(next)).await?;
        }
        socket.flush().await
    };
    tokio::select! {
        biased;
        () = over => Err(signed_out()),
        sent = sending => sent.map_err(|_| End::Gone),
        () = full.notified() => Err(End::Gone),
    }
}
