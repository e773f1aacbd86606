//! What is on its way to one client. It never waits: a reader who is too slow is let go, and comes back from the last
//! seq it saw; no table waits for anybody's network. Where the client is another node's, it goes there.

use crate::nodes::FarBox;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// How many frames may be on their way to one client.
const DEPTH: usize = 256;

/// The sending end, held by tables.
#[derive(Clone)]
pub struct Outbox {
    way: Way,
    changes: bool,
}

#[derive(Clone)]
enum Way {
    Here { frames: mpsc::Sender<Utf8Bytes>, full: Arc<Notify> },
    There(Arc<FarBox>),
}

/// The receiving end, held by the connection.
pub struct Inbox {
    /// Frames to send, in order.
    pub frames: mpsc::Receiver<Utf8Bytes>,
    /// Told when the client was too slow and has to go.
    pub full: Arc<Notify>,
}

/// Both ends.
pub fn outbox() -> (Outbox, Inbox) {
    let (sender, frames) = mpsc::channel(DEPTH);
    let full = Arc::new(Notify::new());
    let way = Way::Here { frames: sender, full: Arc::clone(&full) };
    (Outbox { way, changes: false }, Inbox { frames, full })
}

impl Outbox {
    /// To a client of another node.
    pub(crate) fn there(far: FarBox) -> Outbox {
        Outbox { way: Way::There(Arc::new(far)), changes: false }
    }

    /// For a client that can take what changed in place of the whole, or that cannot.
    pub(crate) fn taking_changes(self, changes: bool) -> Outbox {
        Outbox { changes, ..self }
    }

    /// Can the client take what changed in place of the whole?
    pub(crate) fn takes_changes(&self) -> bool {
        self.changes
    }

    /// Sends, or lets the client go.
    pub fn send(&self, frame: Utf8Bytes) {
        match &self.way {
            Way::Here { frames, full } => {
                if frames.try_send(frame).is_err() {
                    full.notify_one();
                }
            }
            Way::There(far) => far.send(&frame),
        }
    }

    /// The way to another node, where the client is there.
    pub(crate) fn far(&self) -> Option<&FarBox> {
        match &self.way {
            Way::Here { .. } => None,
            Way::There(far) => Some(far),
        }
    }
}
