//! Tables of other nodes, as those see them who are connected to this one: what they ask goes over the bus, and what comes back goes
//! to their connections. What was not answered is asked again, and everything when a table changes hands: each command has its id,
//! so that nothing is done twice.

use super::bus::{Bus, headed, json, parted};
use super::wire::{Ask, ToGateway, ToPit};
use crate::handle::{ConnectionId, Message};
use crate::outbox::Outbox;
use crate::protocol::TableId;
use axum::extract::ws::Utf8Bytes;
use games::PlayerId;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// After how long a question is asked again, and after how long it is given up that nobody need be asked twice.
const AGAIN: Duration = Duration::from_millis(700);
const GIVEN_UP: Duration = Duration::from_secs(10);
/// How long a table is waited for that answers at once.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many questions may be unanswered.
const MOST: usize = 65_536;

/// The way to one client of another node.
#[derive(Clone)]
pub struct FarBox {
    bus: Bus,
    node: std::sync::Arc<str>,
    table: TableId,
    to: To,
}

#[derive(Clone, Copy)]
enum To {
    Connection(ConnectionId),
    Question(u64),
}

impl FarBox {
    /// To a connection that watches a table.
    pub(super) fn connection(bus: &Bus, node: &str, table: TableId, connection: ConnectionId) -> FarBox {
        FarBox { bus: bus.clone(), node: node.into(), table, to: To::Connection(connection) }
    }

    /// To whoever asked a question.
    pub(super) fn question(bus: &Bus, node: &str, table: TableId, token: u64) -> FarBox {
        FarBox { bus: bus.clone(), node: node.into(), table, to: To::Question(token) }
    }

    /// The node.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    pub(crate) fn send(&self, frame: &Utf8Bytes) {
        let head = match self.to {
            To::Connection(connection) => ToGateway::Frame { table: self.table, to: vec![connection] },
            To::Question(token) => ToGateway::Answer { token },
        };
        self.bus.send(&format!("node.{}", self.node), headed(&head, frame.as_bytes()));
    }

    /// To several connections of that node at once.
    pub(crate) fn send_to(&self, to: Vec<ConnectionId>, frame: &Utf8Bytes) {
        let head = ToGateway::Frame { table: self.table, to };
        self.bus.send(&format!("node.{}", self.node), headed(&head, frame.as_bytes()));
    }
}

/// A question that was not answered.
struct Open {
    table: TableId,
    ask: Ask,
    outbox: Option<Outbox>,
    asked: Instant,
    first: Instant,
}

impl Open {
    /// Is it asked until it is answered? What somebody said is said once.
    fn again(&self) -> bool {
        matches!(self.ask, Ask::Command { .. } | Ask::Watch { .. })
    }
}

type Watching = HashMap<TableId, HashMap<ConnectionId, (PlayerId, Outbox)>>;

/// What this node's connections have to do with tables of others.
pub struct Gateway {
    bus: Bus,
    node: String,
    pits: u32,
    watching: Mutex<Watching>,
    open: Mutex<HashMap<u64, Open>>,
    tokens: AtomicU64,
}

impl Gateway {
    pub(super) fn new(bus: Bus, node: &str, pits: u32) -> Gateway {
        let (watching, open) = (Mutex::default(), Mutex::default());
        Gateway { bus, node: node.into(), pits, watching, open, tokens: AtomicU64::new(1) }
    }

    fn send(&self, table: TableId, token: u64, ask: &Ask) {
        let to = ToPit { from: self.node.clone(), table, token, ask: ask.clone() };
        self.bus.send(&format!("pit.{}", table % self.pits), json(&to));
    }

    /// Asks a table of another node.
    pub(crate) fn tell(&self, table: TableId, message: Message) {
        match message {
            Message::Watch { connection, player, outbox, from } => {
                let changes = outbox.takes_changes();
                self.watching.lock().entry(table).or_default().insert(connection, (player, outbox));
                self.ask(table, Ask::Watch { connection, player, from, changes }, None);
            }
            Message::Unwatch(connection) => {
                if let Some(watching) = self.watching.lock().get_mut(&table) {
                    watching.remove(&connection);
                }
                let of = |ask: &Ask| matches!(ask, Ask::Watch { connection: c, .. } if *c == connection);
                self.open.lock().retain(|_, open| open.table != table || !of(&open.ask));
                self.send(table, 0, &Ask::Unwatch { connection });
            }
            Message::Command { player, id, command, outbox } => {
                self.ask(table, Ask::Command { player, id, command }, Some(outbox));
            }
            Message::Chat { player, text, emote, outbox } => {
                self.ask(table, Ask::Chat { player, text, emote }, Some(outbox))
            }
            Message::Cut { what, cut, outbox } => self.ask(table, Ask::Cut { what, cut }, Some(outbox)),
            Message::Shuffle(number, asks, answer) => {
                self.wait(table, Ask::Shuffle { number, asks }, move |said| {
                    let _ = answer.send(said.and_then(|said| serde_json::from_slice(said).ok()).flatten());
                });
            }
            Message::Ruling(waits, second, answer) => {
                let (entry, at, until, first) = (waits.entry, waits.at, waits.until, waits.first);
                let deed = Box::new(waits.deed);
                self.wait(table, Ask::Ruling { entry, at, until, first, deed, second }, move |said| {
                    if let Some(ruled) = said.and_then(|said| serde_json::from_slice(said).ok()) {
                        let _ = answer.send(ruled);
                    }
                });
            }
            Message::Close(answer) => self.wait(table, Ask::Close, move |_| {
                let _ = answer.send(());
            }),
            // These are for tables that run here.
            Message::Stop(_) | Message::HandOver(_) | Message::NodeGone(_) => {}
        }
    }

    fn ask(&self, table: TableId, ask: Ask, outbox: Option<Outbox>) {
        let token = self.tokens.fetch_add(1, Relaxed);
        self.send(table, token, &ask);
        let now = Instant::now();
        let mut open = self.open.lock();
        if open.len() < MOST {
            open.insert(token, Open { table, ask, outbox, asked: now, first: now });
        }
    }

    /// Asks, and waits for an answer that is for nobody's connection.
    fn wait(&self, table: TableId, ask: Ask, then: impl FnOnce(Option<&[u8]>) + Send + 'static) {
        let (bus, from) = (self.bus.clone(), self.node.clone());
        let subject = format!("pit.{}", table % self.pits);
        tokio::spawn(async move {
            let to = ToPit { from, table, token: 0, ask };
            let said = bus.ask(&subject, json(&to), PATIENCE).await;
            then(said.as_deref().ok());
        });
    }

    /// Has a table opened by the node that has its pit. False where that did not happen in time.
    pub(crate) async fn open_table(&self, table: TableId, seq: u64) -> bool {
        let to = ToPit { from: self.node.clone(), table, token: 0, ask: Ask::Open { seq } };
        self.bus.ask(&format!("pit.{}", table % self.pits), json(&to), PATIENCE).await.is_ok()
    }

    /// Something came for clients of this node.
    pub(super) fn hear(&self, payload: &[u8]) {
        let Some((head, frame)) = parted::<ToGateway>(payload) else { return };
        let text = || std::str::from_utf8(frame).ok().map(Utf8Bytes::from);
        match head {
            ToGateway::Heard { token } => drop(self.open.lock().remove(&token)),
            ToGateway::Answer { token } => {
                let open = self.open.lock().remove(&token);
                if let (Some(outbox), Some(text)) = (open.and_then(|open| open.outbox), text()) {
                    outbox.send(text);
                }
            }
            ToGateway::Frame { table, to } => {
                let (watching, Some(text)) = (self.watching.lock(), text()) else { return };
                let Some(watching) = watching.get(&table) else { return };
                for (_, outbox) in to.iter().filter_map(|connection| watching.get(connection)) {
                    outbox.send(text.clone());
                }
            }
        }
    }

    /// Asks again what was not answered for too long, and forgets what need not be.
    pub(super) fn look_after(&self) {
        let now = Instant::now();
        let mut open = self.open.lock();
        open.retain(|_, open| open.again() || now - open.first < GIVEN_UP);
        for (token, open) in open.iter_mut().filter(|(_, open)| open.again() && now - open.asked > AGAIN) {
            open.asked = now;
            self.send(open.table, *token, &open.ask);
        }
    }

    /// Another node has these pits now: whoever watches a table of them watches it there, and all that is open is asked there.
    pub(super) fn moved(&self, pits: &[u32]) {
        let of = |table: &TableId| pits.contains(&(table % self.pits));
        let watching = self.watching.lock();
        let mut open = self.open.lock();
        // Who watches is asked about below.
        open.retain(|_, open| !of(&open.table) || !matches!(open.ask, Ask::Watch { .. }));
        let watches: Vec<(TableId, Ask)> = watching
            .iter()
            .filter(|(table, _)| of(table))
            .flat_map(|(table, all)| {
                let watch = |(connection, (player, outbox)): (&ConnectionId, &(PlayerId, Outbox))| {
                    let (connection, player, changes) = (*connection, *player, outbox.takes_changes());
                    (*table, Ask::Watch { connection, player, from: None, changes })
                };
                all.iter().map(watch).collect::<Vec<_>>()
            })
            .collect();
        let now = Instant::now();
        for (token, open) in open.iter_mut().filter(|(_, open)| of(&open.table) && open.again()) {
            open.asked = now;
            self.send(open.table, *token, &open.ask);
        }
        drop((watching, open));
        watches.into_iter().for_each(|(table, ask)| self.ask(table, ask, None));
    }

    /// A table is this node's own now: what its connections had to do with it is for its task.
    pub(super) fn comes_here(&self, table: TableId) -> Vec<Message> {
        let watching = self.watching.lock().remove(&table).unwrap_or_default();
        let watch =
            |(connection, (player, outbox))| Message::Watch { connection, player, outbox, from: None };
        let mut all: Vec<Message> = watching.into_iter().map(watch).collect();
        let mut open = self.open.lock();
        let tokens: Vec<u64> =
            open.iter().filter(|(_, o)| o.table == table).map(|(token, _)| *token).collect();
        for open in tokens.into_iter().filter_map(|token| open.remove(&token)) {
            let Some(outbox) = open.outbox else { continue };
            all.extend(match open.ask {
                Ask::Command { player, id, command } => {
                    Some(Message::Command { player, id, command, outbox })
                }
                Ask::Cut { what, cut } => Some(Message::Cut { what, cut, outbox }),
                Ask::Chat { player, text, emote } => Some(Message::Chat { player, text, emote, outbox }),
                _ => None,
            });
        }
        all
    }

    /// How many questions are open.
    pub(crate) fn open(&self) -> usize {
        self.open.lock().len()
    }
}
