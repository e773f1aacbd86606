//! What the rest of the room holds of a table, and what it can tell it: by its task here, or by way of the node that has it.

use crate::nodes::Gateway;
use crate::outbox::Outbox;
use crate::protocol::{CheckableShuffle, Emote, PlayerCut, TableCommand, TableId, TableInfo, TableSummary};
use crate::signatures::Waiting;
use games::{PlayerId, Refusal};
use parking_lot::RwLock;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;

/// A connection's number.
pub type ConnectionId = u64;

/// What a table's task is told.
pub enum Message {
    /// Somebody watches.
    Watch {
        /// Through which connection.
        connection: ConnectionId,
        /// Who.
        player: PlayerId,
        /// Where frames go.
        outbox: Outbox,
        /// The last seq they saw.
        from: Option<u64>,
    },
    /// A connection watches no longer.
    Unwatch(ConnectionId),
    /// Somebody asks for something.
    Command {
        /// Who.
        player: PlayerId,
        /// The action's id.
        id: String,
        /// What.
        command: TableCommand,
        /// Where the answer goes.
        outbox: Outbox,
    },
    /// Somebody says something.
    Chat {
        /// Who.
        player: PlayerId,
        /// What.
        text: String,
        /// Or what everybody reads in their own words.
        emote: Option<Emote>,
        /// Where a refusal goes.
        outbox: Outbox,
    },
    /// Somebody cuts.
    Cut {
        /// Which shuffle, and which cut of it.
        what: (u32, u32),
        /// Who, with what.
        cut: PlayerCut,
        /// Where a refusal goes.
        outbox: Outbox,
    },
    /// Somebody wants to check a shuffle; who plays here sees the own cards in it.
    Shuffle(u32, Option<PlayerId>, oneshot::Sender<Option<CheckableShuffle>>),
    /// A ruling that two people signed: what the first asked for, the second, and where the answer goes.
    Ruling(Box<Waiting>, PlayerId, oneshot::Sender<Result<u64, Refusal>>),
    /// The floor closes the table.
    Close(oneshot::Sender<()>),
    /// The room closes: answer once nothing is being written.
    Stop(oneshot::Sender<()>),
    /// Another node takes the table: answer once nothing is being written, with what is left to be done there.
    HandOver(oneshot::Sender<HandedOver>),
    /// A node is gone, and everybody's connection with it.
    NodeGone(String),
}

/// What a table leaves when another node takes it.
#[derive(Default)]
pub struct HandedOver {
    /// Those who watch it through this node.
    pub watchers: Vec<(ConnectionId, PlayerId, Outbox)>,
    /// What it was told and has not done.
    pub unheard: Vec<Message>,
}

/// What the rest of the room holds of a table.
#[derive(Clone)]
pub struct Handle {
    /// Where to tell it things.
    pub(crate) way: Way,
    /// Its sign.
    pub info: Arc<TableInfo>,
    /// Its line in the lobby.
    pub summary: Arc<RwLock<TableSummary>>,
}

/// The way to a table: its task, or the node that has it.
#[derive(Clone)]
pub(crate) enum Way {
    Here(mpsc::Sender<Message>, AbortHandle),
    There(Arc<Gateway>, TableId),
}

impl Handle {
    /// Tells the table something. Given back where it hears nothing any more.
    pub async fn tell(&self, message: Message) -> Result<(), Message> {
        match &self.way {
            Way::Here(inbox, _) => inbox.send(message).await.map_err(|unheard| unheard.0),
            Way::There(gateway, table) => {
                gateway.tell(*table, message);
                Ok(())
            }
        }
    }

    /// Tells a table that runs here something, if it has an ear for it.
    pub(crate) fn try_tell(&self, message: Message) -> bool {
        match &self.way {
            Way::Here(inbox, _) => inbox.try_send(message).is_ok(),
            Way::There(..) => false,
        }
    }

    /// Ends its task where it is.
    pub(crate) fn end(&self) {
        if let Way::Here(_, running) = &self.way {
            running.abort();
        }
    }

    /// Does this process run it?
    pub fn is_here(&self) -> bool {
        matches!(self.way, Way::Here(..))
    }
}
