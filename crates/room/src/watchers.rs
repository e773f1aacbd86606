//! Who watches a table, through which connection, and what they were sent: whoever has the last frame and can take changes is sent what
//! changed since, and everybody else the whole.

use crate::changes::{Outline, change};
use crate::frame::{SeenRecord, class, text};
use crate::outbox::Outbox;
use crate::protocol::{Clock, TableId, TableInfo};
use crate::table::ConnectionId;
use axum::extract::ws::Utf8Bytes;
use games::{PlayerId, Viewer};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

/// Everybody who watches.
pub struct Watchers {
    all: HashMap<ConnectionId, Watcher>,
    poker: bool,
    /// Counts frames.
    version: u64,
    /// How the table stood in the last frame of each kind of viewer, and which frame that was.
    stood: HashMap<Viewer, (u64, Outline)>,
}

struct Watcher {
    player: PlayerId,
    viewer: Viewer,
    outbox: Outbox,
    /// The last frame they were sent, and as what kind of viewer.
    has: Option<(Viewer, u64)>,
}

/// What goes with how the table stands. Frames are put together from it and from text that is there already, in the shape of
/// `TableFrame` and `TableChanges`.
#[derive(Serialize)]
#[allow(missing_docs)] // As in TableFrame.
pub struct News<'a> {
    pub table: TableId,
    pub seq: u64,
    pub records: Vec<SeenRecord<'a>>,
    pub clock: Option<Clock>,
}

impl News<'_> {
    /// A whole frame.
    fn whole(&self, kind: &str, version: u64, standing: &str) -> String {
        let news = text(self);
        let mut frame = String::with_capacity(news.len() + standing.len() + 48);
        frame.push('{');
        frame.push_str(kind);
        frame.push_str(&format!("\"version\":{version},"));
        frame.push_str(&news[1..news.len() - 1]);
        frame.push(',');
        frame.push_str(&standing[1..]);
        frame
    }

    fn changes(&self, version: u64, change: Option<&str>) -> String {
        let news = text(self);
        let from = version - 1;
        let mut frame = format!(
            "{{\"type\":\"changes\",\"from\":{from},\"version\":{version},{}",
            &news[1..news.len() - 1]
        );
        if let Some(change) = change {
            frame.push_str(",\"change\":");
            frame.push_str(change);
        }
        frame.push('}');
        frame
    }
}

impl Watchers {
    /// Nobody yet. At poker everybody in a hand needs a frame of their own.
    pub fn new(poker: bool) -> Watchers {
        Watchers { all: HashMap::new(), poker, version: 0, stood: HashMap::new() }
    }

    /// A connection watches from now on.
    pub fn add(&mut self, connection: ConnectionId, player: PlayerId, viewer: Viewer, outbox: Outbox) {
        self.all.insert(connection, Watcher { player, viewer, outbox, has: None });
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

    /// The kind of viewer that somebody is.
    pub fn class(&self, viewer: Viewer) -> Viewer {
        class(viewer, self.poker)
    }

    /// Another frame begins.
    pub fn next(&mut self) {
        let last = self.version;
        self.stood.retain(|_, (version, _)| *version == last);
        self.version += 1;
    }

    /// How the table stood in the last frame of this kind, if there is one that is not old.
    pub fn standing(&self, kind: Viewer) -> Option<&str> {
        self.stood.get(&kind).filter(|(version, _)| *version == self.version).map(|(_, stood)| stood.text())
    }

    /// Tells everybody of a kind: what changed, or the whole.
    pub fn tell(&mut self, kind: Viewer, news: &News<'_>, standing: String, but: Option<ConnectionId>) {
        let (version, poker, standing) = (self.version, self.poker, Outline::of(standing));
        let stood = self.stood.get(&kind).filter(|(before, _)| before + 1 == version);
        let of_kind = |(connection, watcher): &(&ConnectionId, &Watcher)| {
            class(watcher.viewer, poker) == kind && Some(**connection) != but
        };
        let can_go_on = |watcher: &Watcher| {
            stood.is_some() && watcher.outbox.takes_changes() && watcher.has == Some((kind, version - 1))
        };
        let (on, anew): (Vec<_>, Vec<_>) =
            self.all.iter().filter(of_kind).partition(|(_, watcher)| can_go_on(watcher));
        if let (Some((_, stood)), false) = (stood, on.is_empty()) {
            let change = change(stood, &standing);
            send(on.into_iter(), &news.changes(version, change.as_deref()).into());
        }
        if !anew.is_empty() {
            send(anew.into_iter(), &news.whole(FRAME, version, standing.text()).into());
        }
        for (connection, watcher) in &mut self.all {
            if class(watcher.viewer, poker) == kind && Some(*connection) != but {
                watcher.has = Some((kind, version));
            }
        }
        self.stood.insert(kind, (version, standing));
    }

    /// Sends somebody who came the whole, with the table's sign where they have not seen it.
    pub fn greet(
        &mut self,
        connection: ConnectionId,
        news: &News<'_>,
        info: Option<&TableInfo>,
        standing: String,
    ) {
        let (version, poker) = (self.version, self.poker);
        let Some(watcher) = self.all.get_mut(&connection) else { return };
        let frame = match info {
            None => news.whole(FRAME, version, &standing),
            Some(info) => {
                let (info, frame) = (text(info), news.whole("", version, &standing));
                format!("{{\"type\":\"table\",\"info\":{info},\"frame\":{frame}}}")
            }
        };
        watcher.outbox.send(frame.into());
        let kind = class(watcher.viewer, poker);
        watcher.has = Some((kind, version));
        self.stood.insert(kind, (version, Outline::of(standing)));
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

/// How a whole frame begins.
const FRAME: &str = "\"type\":\"frame\",";

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
