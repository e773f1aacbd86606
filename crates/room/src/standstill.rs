//! Tables that fall, and tables that go: what breaks in one table's task ends that task alone, and has to be seen from outside; a
//! table that another node takes leaves what it had not done yet.

use crate::table::{HandedOver, Message, TableTask};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;

/// Runs a table's task, and tells the machine room if it falls.
pub(crate) fn watch_over(task: TableTask, messages: mpsc::Receiver<Message>) -> AbortHandle {
    let (table, counters) = (task.engine.table, Arc::clone(&task.services.counters));
    let running = tokio::spawn(task.run(messages));
    let abort = running.abort_handle();
    tokio::spawn(async move {
        if running.await.is_err_and(|why| why.is_panic()) {
            tracing::error!(table, "a table fell");
            counters.fell(table);
        }
    });
    abort
}

impl TableTask {
    /// Ends, and leaves what is to be done elsewhere: commands that were held, and whatever came meanwhile. What other nodes
    /// asked, they ask again.
    pub(crate) fn hand_over(self, mut messages: mpsc::Receiver<Message>, done: oneshot::Sender<HandedOver>) {
        messages.close();
        let held = self.held.into_iter();
        let held = held.map(|(player, id, command, outbox)| Message::Command { player, id, command, outbox });
        let mut unheard: Vec<Message> = held.collect();
        while let Ok(message) = messages.try_recv() {
            unheard.push(message);
        }
        let _ = done.send(HandedOver { watchers: self.watchers.here(), unheard });
    }
}
