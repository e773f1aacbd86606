//! Many machines: nodes that share one PostgreSQL database and one bus. Each has pits, and runs their tables; each takes anybody's
//! connection, and passes on what concerns tables and the house that another has (ARCHITECTURE.md).

mod bus;
mod desk;
mod gateway;
mod hands;
mod known;
mod news;
mod pits;
pub(crate) mod wire;

pub(crate) use bus::{Bus, Unanswered, headed, parted};
pub(crate) use gateway::{FarBox, Gateway};
pub(crate) use hands::HOUSE;

use crate::Room;
use crate::error::RoomError;
use crate::house_book::HouseBook;
use ledger::{Beat, Lease};
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use voice::{Telling, say};

/// How long a node that starts waits until every pit has somebody.
const FIRST: Duration = Duration::from_secs(20);

/// How a process is one of several.
#[derive(Clone, Debug)]
pub struct Joining {
    /// The address of the NATS server.
    pub nats: String,
    /// What this node is called; no two may have the same name.
    pub name: String,
}

/// Is this the name of a node? It is part of subjects, and of seals.
pub fn is_node_name(name: &str) -> bool {
    (1..=32).contains(&name.len())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// What another node said of itself.
struct Seen {
    at: Instant,
    tables: u32,
    sockets: u32,
}

/// What this process has to do with the others.
pub struct Nodes {
    /// Its name.
    pub name: String,
    pub(crate) bus: Bus,
    lease: Lease,
    pub(crate) gateway: Arc<Gateway>,
    /// When each pit was taken that is this node's.
    taken_at: Mutex<HashMap<u32, Instant>>,
    listening: Mutex<HashMap<u32, AbortHandle>>,
    /// Held while a pit is given away.
    giving: tokio::sync::Mutex<()>,
    /// Those of them that nobody has taken yet.
    awaited: watch::Sender<BTreeSet<u32>>,
    /// How often it told what it wrote.
    told: AtomicU64,
    /// What the others last said of themselves.
    seen: Mutex<HashMap<String, Seen>>,
    lobby_asked: AtomicBool,
    leaving: AtomicBool,
    /// Raised when everybody connected here has to come again.
    pub(crate) come_again: watch::Sender<u64>,
    /// Raised when the house's book has changed hands: whoever waits for an answer from where it was waits no longer.
    pub(crate) house_moves: watch::Sender<u64>,
}

impl Nodes {
    /// Joins the others.
    pub(crate) async fn join(
        joining: &Joining,
        lease: Lease,
        key: &[u8],
        pits: u32,
        patience: Duration,
    ) -> Result<Arc<Nodes>, RoomError> {
        let prefix = format!("cardroom.{}", hex::encode(&key[..8]));
        let bus = Bus::connect(&joining.nats, &joining.name, prefix, patience).await;
        let bus = bus.map_err(|why| RoomError::NoBus { address: joining.nats.clone(), why })?;
        Ok(Arc::new(Nodes {
            name: joining.name.clone(),
            gateway: Arc::new(Gateway::new(bus.clone(), &joining.name, pits)),
            bus,
            lease,
            taken_at: Mutex::default(),
            listening: Mutex::default(),
            giving: tokio::sync::Mutex::default(),
            awaited: watch::Sender::default(),
            told: AtomicU64::new(0),
            seen: Mutex::default(),
            lobby_asked: AtomicBool::new(false),
            leaving: AtomicBool::new(false),
            come_again: watch::Sender::new(0),
            house_moves: watch::Sender::new(0),
        }))
    }

    fn is_leaving(&self) -> bool {
        self.leaving.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// The house's book is with somebody else than before, perhaps here.
    fn house_has_moved(&self) {
        self.house_moves.send_modify(|n| *n += 1);
    }

    /// Has this node a pit, as far as it knows?
    fn has(&self, pit: u32) -> bool {
        self.taken_at.lock().contains_key(&pit)
    }

    /// What was seen when this node last said that it is there.
    pub(crate) fn beat(&self) -> Beat {
        self.lease.beats().borrow().clone()
    }

    /// What is wrong with it: it has no bus, or could not say for too long that it is there.
    pub(crate) fn trouble(&self) -> Option<Telling> {
        if !self.bus.is_there() {
            return Some(say!("room-bus-away"));
        }
        (!self.beat().holds()).then(|| say!("room-lease-lost"))
    }
}

impl Room {
    /// Begins to be one of several: hears the others, tells them what it writes, and takes its pits. Done when every pit has
    /// somebody, or nobody came for too long.
    pub(crate) async fn start_nodes(self: &Arc<Room>, nodes: &Arc<Nodes>) -> Result<(), RoomError> {
        let weak = || Arc::downgrade(self);
        let known = self.read(|reader| {
            let book = HouseBook::open(reader)?;
            let (tables, last) = book.tables(reader, |_, closed| closed.is_none())?;
            Ok::<_, RoomError>((tables, last))
        });
        self.know_tables(known.await?.0);
        let unheard = || RoomError::NoBus { address: String::new(), why: nodes.name.clone() };
        let news = nodes.bus.listen("news").await.ok_or_else(unheard)?;
        let own = nodes.bus.listen(&format!("node.{}", nodes.name)).await.ok_or_else(unheard)?;
        tokio::spawn(Arc::clone(nodes).hear(weak(), news));
        tokio::spawn(Arc::clone(nodes).pass_on(own));
        tokio::spawn(Arc::clone(nodes).tell_what_is_written(weak()));
        tokio::spawn(Arc::clone(nodes).tell_the_lobby(weak()));
        tokio::spawn(Arc::clone(nodes).keep_hands(weak()));
        let patience = Instant::now() + FIRST;
        let mut beats = nodes.lease.beats();
        while Instant::now() < patience {
            let beat = beats.borrow_and_update().clone();
            let alive = |name: &String| beat.nodes.iter().any(|node| node.alive && node.name == *name);
            let taken = |pit: usize, owner: &Option<String>| match owner {
                Some(owner) if *owner == nodes.name => self.ledger.owns(pit as u32),
                Some(owner) => alive(owner),
                None => false,
            };
            if beat.pits.iter().enumerate().all(|(pit, owner)| taken(pit, owner)) {
                break;
            }
            nodes.lease.look();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Gives everything to the others: this node is about to end.
    pub(crate) async fn leave_nodes(self: &Arc<Room>) {
        let Some(nodes) = &self.nodes else { return };
        nodes.leaving.store(true, std::sync::atomic::Ordering::Relaxed);
        nodes.lease.leave();
        // The others must know that nothing comes back here before anything is given.
        let mut beats = nodes.lease.beats();
        let said = beats.wait_for(|beat| beat.nodes.iter().any(|n| n.name == nodes.name && n.leaving));
        let _ = tokio::time::timeout(Duration::from_secs(3), said).await;
        let all: Vec<u32> = (0..self.ledger.pits()).filter(|pit| self.ledger.owns(*pit)).collect();
        self.give(nodes, all).await;
        nodes.bus.flush().await;
    }
}
