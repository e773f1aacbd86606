//! Opening a table and closing it again, for everybody or for whomever somebody sends a link.

use crate::engine::Engine;
use crate::error::RoomError;
use crate::floor::{TableOrder, specify};
use crate::house::Author;
use crate::protocol::TableId;
use crate::record::{HouseEvent, PrivateSpec, TableSpec};
use crate::restore::Restored;
use crate::shuffles::Shuffles;
use crate::table::Message;
use crate::{Room, private};
use games::rulebook::Houses;
use games::{Clause, Refusal};
use ledger::CommitError;
use std::sync::Arc;
use tokio::sync::oneshot;
use voice::say;

impl Room {
    /// Opens a table by one of these house files, which is kept with it, seats its bots, and starts it.
    pub async fn open_table(
        self: &Arc<Room>,
        houses: &Houses,
        order: &TableOrder,
        author: Author,
    ) -> Result<TableId, RoomError> {
        self.open_for(houses, order, author, None).await
    }

    /// Opens a table, for everybody or for whomever somebody sends the link (ROOM-15).
    pub(crate) async fn open_for(
        self: &Arc<Room>,
        houses: &Houses,
        order: &TableOrder,
        author: Author,
        private: Option<PrivateSpec>,
    ) -> Result<TableId, RoomError> {
        let mut last = self.last_table.lock().await;
        if let Some(PrivateSpec { host, .. }) = &private
            && self.hosted_by(*host) >= private::MOST_OPEN
        {
            let says = say!("private-too-many", most: private::MOST_OPEN);
            return Err(Refusal::new(Clause::Room15, says).into());
        }
        let table = *last + 1;
        let spec = TableSpec { private, ..specify(houses, order, table, self.pace)? };
        let engine = Engine::open(table, spec.clone(), Shuffles::default())?;
        let event = HouseEvent::TableOpened { table, spec: Box::new(spec.clone()) };
        let seq = self.house.write(author, &event, vec![]).await?;
        self.opened.write().insert(table, seq);
        *last = table;
        drop(last);
        if self.ledger.owns(self.ledger.pit_of(table)) {
            match self.seat_and_run(Restored::new(engine), 0, &mut Vec::new()).await {
                // Its pit went to another node, which goes on with it.
                Err(RoomError::Commit(CommitError::Elsewhere { .. })) => {}
                opened => opened?,
            }
        }
        self.tell_of_table(table, seq).await?;
        Ok(table)
    }

    /// Closes a table: everybody gets their chips back when the round is over.
    pub async fn close_table(&self, table: TableId, reason: String, author: Author) -> Result<(), RoomError> {
        let handle = self.table(table).ok_or(RoomError::NoTable(table))?;
        self.house.write(author, &HouseEvent::TableClosed { table, reason }, vec![]).await?;
        self.closed.write().insert(table);
        let (answer, closed) = oneshot::channel();
        handle.tell(Message::Close(answer)).await.map_err(|_| RoomError::Stopped(table))?;
        let _ = closed.await;
        Ok(())
    }
}
