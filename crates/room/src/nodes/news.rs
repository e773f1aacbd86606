//! What every node knows of what the others wrote: people, sessions and balances. Each commit is told at once; who missed one reads
//! the books again.

use super::bus::json;
use super::wire::{News, RowNews, SealNews, What};
use super::{Nodes, Seen};
use crate::Room;
use crate::guests::Allowances;
use crate::people::People;
use crate::table::Message;
use games::PlayerId;
use ledger::{Account, Person, Session, Side};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// How often the lobby's lines are told.
const LOBBY: Duration = Duration::from_secs(1);
/// After how long somebody who is there, and tells something every second, is not heard.
const UNHEARD: Duration = Duration::from_millis(1500);

/// A row as it is told.
fn told(side: Side) -> Option<RowNews> {
    Some(match side {
        Side::Person(Person { id, name, role, password, bot }) => {
            RowNews::Person { id, name, role, account: password.is_some(), bot }
        }
        Side::Session(Session { key, person, until }) => RowNews::Session { key, person, until },
        Side::EndSession(key) => RowNews::EndSession { key },
        Side::EndSessions(person) => RowNews::EndSessions { person },
        Side::Forget(person) => RowNews::Forget { person },
        Side::Note { key, value } | Side::NoteAfter { key, value, .. } => {
            if People::is_told(&key) || Allowances::is_told(&key) {
                RowNews::Note { key, value }
            } else if People::is_kept(&key) {
                RowNews::Read
            } else {
                return None;
            }
        }
        Side::ForgetNote(_) | Side::Secret { .. } | Side::Snapshot { .. } => return None,
    })
}

impl Nodes {
    pub(super) fn tell(&self, what: What) {
        self.bus.send("news", json(&News { from: self.name.clone(), what }));
    }

    /// Tells the others what this node writes, as long as it does.
    pub(super) async fn tell_what_is_written(self: Arc<Nodes>, room: std::sync::Weak<Room>) {
        let Some(mut written) = room.upgrade().and_then(|room| room.ledger.news()) else { return };
        let mut batch = Vec::new();
        while written.recv_many(&mut batch, 256).await > 0 {
            let (mut rows, mut balances, mut seals) = (Vec::new(), HashMap::new(), BTreeMap::new());
            for news in batch.drain(..) {
                rows.extend(news.sides.into_iter().filter_map(told));
                seals.extend(news.seals.iter().map(|seal| (seal.pit, SealNews::of(seal))));
                for (account, cents, turn) in news.balances {
                    balances.insert(account, (cents, turn));
                }
            }
            let balances =
                balances.into_iter().map(|(account, (cents, turn))| (account.to_string(), cents, turn));
            let n = self.told.fetch_add(1, Relaxed) + 1;
            let seals = seals.into_values().collect();
            self.tell(What::Written { n, rows, balances: balances.collect(), seals });
        }
    }

    /// Tells the others, every now and then, how many times it told something, and the lines of its tables that changed.
    pub(super) async fn tell_the_lobby(self: Arc<Nodes>, room: std::sync::Weak<Room>) {
        self.tell(What::LobbyPlease);
        let mut told = HashMap::new();
        loop {
            tokio::time::sleep(LOBBY).await;
            let Some(room) = room.upgrade() else { return };
            if self.lobby_asked.swap(false, Relaxed) {
                told.clear();
            }
            let mut rows = room.local_lobby();
            rows.retain(|row| told.get(&row.table) != Some(row));
            told.extend(rows.iter().map(|row| (row.table, row.clone())));
            for rows in rows.chunks(200) {
                self.tell(What::Lobby { rows: rows.to_vec() });
            }
            let house = room.is_house();
            let settings = house.then(|| room.signatures.settings());
            let closed = house.then(|| room.closed.read().len() as u32);
            let (tables, sockets) = (room.tables_here() as u32, room.sockets());
            let n = self.told.load(Relaxed);
            self.tell(What::Beat { n, house, settings, closed, tables, sockets });
            self.gateway.look_after();
            if self.hears_nobody() {
                room.read_people_again().await;
            }
        }
    }

    /// Does this node hear none of the others that are there? Then it has to look for itself who was sent away.
    fn hears_nobody(&self) -> bool {
        let beat = self.beat();
        let mut others = beat.nodes.iter().filter(|node| node.alive && node.name != self.name);
        let seen = self.seen.lock();
        others.any(|node| seen.get(&node.name).is_none_or(|seen| seen.at.elapsed() > UNHEARD))
    }

    /// Hears what the others tell.
    pub(super) async fn hear(
        self: Arc<Nodes>,
        room: std::sync::Weak<Room>,
        mut news: async_nats::Subscriber,
    ) {
        use futures_util::StreamExt;
        // How often each told something, as far as this one heard it.
        let mut heard: HashMap<String, u64> = HashMap::new();
        while let Some(message) = news.next().await {
            let Some(room) = room.upgrade() else { return };
            let Ok(News { from, what }) = serde_json::from_slice::<News>(&message.payload) else { continue };
            if from == self.name {
                continue;
            }
            match what {
                What::Written { n, rows, balances, seals } => {
                    let before = heard.insert(from, n);
                    let read = rows.iter().any(|row| matches!(row, RowNews::Read));
                    if read || before.is_some_and(|before| before + 1 != n) {
                        room.read_people_again().await;
                    }
                    room.hear_rows(rows);
                    room.ledger.hear_seals(seals.iter().filter_map(SealNews::seal).collect());
                    let account = |(name, cents, turn): (String, i64, u64)| {
                        Some((name.parse::<Account>().ok()?, cents, turn))
                    };
                    room.ledger.hear(&balances.into_iter().filter_map(account).collect::<Vec<_>>());
                }
                What::Beat { n, house, settings, closed, tables, sockets } => {
                    self.seen.lock().insert(from.clone(), Seen { at: Instant::now(), tables, sockets });
                    if heard.insert(from, n) != Some(n) {
                        room.read_people_again().await;
                    }
                    if let (true, Some(settings), false) = (house, settings, room.is_house()) {
                        room.signatures.hear(settings);
                    }
                    if let (Some(closed), false) = (closed, room.is_house()) {
                        room.hear_closed(closed).await;
                    }
                }
                What::Taken { pits } => {
                    room.abandon(&pits, "taken").await;
                    self.gateway.moved(&pits);
                    self.awaited.send_modify(|awaited| awaited.retain(|pit| !pits.contains(pit)));
                    if pits.contains(&super::HOUSE) {
                        self.house_has_moved();
                    }
                    self.lease.look();
                }
                What::Released { .. } => self.lease.look(),
                What::Tell { player } => room.tell_connections(player),
                What::Opened { table, seq } => room.know_table(table, seq).await,
                What::Lobby { rows } => room.hear_lobby(rows),
                What::LobbyPlease => self.lobby_asked.store(true, Relaxed),
            }
        }
    }
}

impl Room {
    /// Reads everybody and every session from the books: something was missed.
    pub(crate) async fn read_people_again(&self) {
        self.people.begins_reading();
        let read = self.read(|reader| reader.load()).await;
        match read {
            Ok(loaded) => {
                self.people.read_again(&loaded);
                self.allowances.read_again(&loaded).await;
                let balances: Vec<_> =
                    loaded.balances.into_iter().filter(|(a, _)| !a.takes_turns()).collect();
                self.ledger.hear(&balances.into_iter().map(|(a, cents)| (a, cents, 0)).collect::<Vec<_>>());
            }
            Err(why) => {
                self.people.reads_nothing();
                tracing::warn!(%why, "could not read people again");
            }
        }
    }

    fn hear_rows(&self, rows: Vec<RowNews>) {
        for row in rows {
            match row {
                RowNews::Note { key, value } => {
                    self.people.hear_note(&key, &value);
                    self.allowances.hear_note(&key, &value);
                }
                RowNews::Person { id, name, role, account, bot } => {
                    let password = account.then(String::new);
                    self.people.hear(Side::Person(Person { id, name, role, password, bot }));
                }
                RowNews::Session { key, person, until } => {
                    self.people.hear(Side::Session(Session { key, person, until }));
                }
                RowNews::EndSession { key } => self.people.hear(Side::EndSession(key)),
                RowNews::EndSessions { person } => self.people.hear(Side::EndSessions(person)),
                RowNews::Forget { person } => self.people.hear(Side::Forget(person)),
                RowNews::Read => {}
            }
        }
    }

    /// Somebody whom this node does not know may be new: the books know.
    pub(crate) async fn meet(&self, player: PlayerId) {
        if self.nodes.is_none() || self.people.get(player).is_some() {
            return;
        }
        if let Ok(Some(person)) = self.read(move |reader| reader.person(player.0)).await {
            self.people.hear(Side::Person(person));
        }
    }

    /// A session that this node does not know may be new: the books know.
    pub(crate) async fn recognise(&self, key: &str) {
        if self.nodes.is_none() || self.people.knows_session(key) {
            return;
        }
        let asked = key.to_string();
        if let Ok(Some(session)) = self.read(move |reader| reader.session(&asked)).await {
            self.meet(PlayerId(session.person)).await;
            self.people.hear(Side::Session(session));
        }
    }

    /// Tells all tables that run here that a node is gone.
    pub(super) fn tell_node_gone(&self, node: &str) {
        for handle in self.handles() {
            handle.try_tell(Message::NodeGone(node.into()));
        }
    }
}
