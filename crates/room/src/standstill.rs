//! Tables that fall: what breaks in one table's task ends that task alone, and has to be seen from outside.

use crate::table::{Message, TableTask};
use std::sync::Arc;
use tokio::sync::mpsc;

/// Runs a table's task, and tells the machine room if it falls.
pub(crate) fn watch_over(task: TableTask, messages: mpsc::Receiver<Message>) {
    let (table, counters) = (task.engine.table, Arc::clone(&task.services.counters));
    let running = tokio::spawn(task.run(messages));
    tokio::spawn(async move {
        if running.await.is_err_and(|why| why.is_panic()) {
            tracing::error!(table, "a table fell");
            counters.fell(table);
        }
    });
}
