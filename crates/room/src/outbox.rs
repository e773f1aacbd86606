//! What is on its way to one client. It never waits: a reader who is too slow is let go, and comes back from the last
//! seq it saw; no table waits for anybody's network.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// How many frames may be on their way to one client.
const DEPTH: usize = 256;

/// The sending end, held by tables.
#[derive(Clone)]
pub struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    full: Arc<Notify>,
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
    (Outbox { frames: sender, full: Arc::clone(&full) }, Inbox { frames, full })
}

impl Outbox {
    /// Sends, or lets the client go.
    pub fn send(&self, frame: Utf8Bytes) {
        if self.frames.try_send(frame).is_err() {
            self.full.notify_one();
        }
    }
}
