//! Who watches a table, and through which connection.

use crate::frame::class;
use crate::outbox::Outbox;
use crate::table::ConnectionId;
use axum::extract::ws::Utf8Bytes;
use games::{PlayerId, Viewer};
use std::collections::{BTreeMap, HashMap};

/// Everybody who watches.
pub struct Watchers {
    all: HashMap<ConnectionId, Watcher>,
    poker: bool,
}

struct Watcher {
    player: PlayerId,
    viewer: Viewer,
    outbox: Outbox,
}

impl Watchers {
    /// Nobody yet. At poker everybody in a hand needs a frame of their own.
    pub fn new(poker: bool) -> Watchers {
        Watchers { all: HashMap::new(), poker }
    }

    /// A connection watches from now on.
    pub fn add(&mut self, connection: ConnectionId, player: PlayerId, viewer: Viewer, outbox: Outbox) {
        self.all.insert(connection, Watcher { player, viewer, outbox });
    }

    /// A connection watches no longer.
    pub fn remove(&mut self, connection: ConnectionId) {
        self.all.remove(&connection);
    }

    /// Whoever may not any more watches no longer, and is told why.
    pub fn dismiss(&mut self, may: impl Fn(PlayerId) -> bool, text: &Utf8Bytes) {
        send(self.all.iter().filter(|(_, watcher)| !may(watcher.player)), text);
        self.all.retain(|_, watcher| may(watcher.player));
    }

    /// Has this person a connection here?
    pub fn has(&self, player: PlayerId) -> bool {
        self.all.values().any(|w| w.player == player)
    }

    /// Does anybody watch?
    pub fn any(&self) -> bool {
        !self.all.is_empty()
    }

    /// How many watch from the rail.
    pub fn on_the_rail(&self) -> u32 {
        self.all.values().filter(|w| w.viewer == Viewer::Rail).count() as u32
    }

    /// Everybody sees as who they are now: somebody may have sat down, left, or got another role.
    pub fn refresh(&mut self, viewer: impl Fn(PlayerId) -> Viewer) {
        self.all.values_mut().for_each(|watcher| watcher.viewer = viewer(watcher.player));
    }

    /// The kinds of viewers there are: each needs a frame of its own.
    pub fn classes(&self) -> Vec<Viewer> {
        let mut classes: Vec<Viewer> = Vec::new();
        for watcher in self.all.values() {
            let class = class(watcher.viewer, self.poker);
            if !classes.contains(&class) {
                classes.push(class);
            }
        }
        classes
    }

    /// Sends to everybody of a kind.
    pub fn send(&self, kind: Viewer, text: &Utf8Bytes, but: Option<ConnectionId>) {
        let of_kind = |(connection, watcher): &(&ConnectionId, &Watcher)| {
            class(watcher.viewer, self.poker) == kind && Some(**connection) != but
        };
        send(self.all.iter().filter(of_kind), text);
    }

    /// Sends to everybody.
    pub fn send_all(&self, text: &Utf8Bytes) {
        send(self.all.iter(), text);
    }

    /// Everybody's connection goes with its node.
    pub fn forget_node(&mut self, node: &str) {
        self.all.retain(|_, watcher| watcher.outbox.far().is_none_or(|far| far.node() != node));
    }

    /// Those who watch through this node.
    pub fn here(self) -> Vec<(ConnectionId, PlayerId, Outbox)> {
        let here = self.all.into_iter().filter(|(_, watcher)| watcher.outbox.far().is_none());
        here.map(|(connection, watcher)| (connection, watcher.player, watcher.outbox)).collect()
    }

    /// Sends to one person.
    pub fn send_to(&self, player: PlayerId, text: &Utf8Bytes) {
        self.all.values().filter(|w| w.player == player).for_each(|w| w.outbox.send(text.clone()));
    }
}

/// Sends to these. Another node gets it once, for all its own.
fn send<'a>(watchers: impl Iterator<Item = (&'a ConnectionId, &'a Watcher)>, text: &Utf8Bytes) {
    let mut far: BTreeMap<&str, (&crate::nodes::FarBox, Vec<ConnectionId>)> = BTreeMap::new();
    for (connection, watcher) in watchers {
        match watcher.outbox.far() {
            None => watcher.outbox.send(text.clone()),
            Some(way) => far.entry(way.node()).or_insert((way, Vec::new())).1.push(*connection),
        }
    }
    far.into_values().for_each(|(way, connections)| way.send_to(connections, text));
}
