//! What a room knows of its tables and its house, whoever has them.

use super::wire::What;
use crate::Room;
use crate::error::RoomError;
use crate::handle::{Handle, Message};
use crate::house_book::HouseBook;
use crate::protocol::{Loss, NodeRow, TableId, TableSummary};
use games::PlayerId;
use ledger::{Loaded, StoredRecord};
use std::sync::Arc;
use std::time::Duration;

/// How often somebody tries to tell a table something that is changing hands.
const TRIES: u32 = 100;

impl Room {
    /// Does this process have the house's own book?
    pub fn is_house(&self) -> bool {
        self.ledger.owns(super::HOUSE)
    }

    /// Everything that is held of tables.
    pub(super) fn handles(&self) -> Vec<Handle> {
        self.tables.read().values().cloned().collect()
    }

    /// The tables of these pits that run here.
    pub(super) fn tables_of(&self, pits: &[u32]) -> Vec<TableId> {
        let tables = self.tables.read();
        let here = tables
            .iter()
            .filter(|(table, handle)| handle.is_here() && pits.contains(&self.ledger.pit_of(**table)));
        here.map(|(table, _)| *table).collect()
    }

    /// How many tables run here.
    pub fn tables_here(&self) -> usize {
        self.tables.read().values().filter(|handle| handle.is_here()).count()
    }

    pub(super) fn put_handle(&self, table: TableId, handle: Handle) {
        self.tables.write().insert(table, handle);
    }

    /// The lines of the tables that run here.
    pub(super) fn local_lobby(&self) -> Vec<TableSummary> {
        let here = self.handles().into_iter().filter(Handle::is_here);
        here.map(|handle| handle.summary.read().clone()).collect()
    }

    /// Lines of tables that other nodes run.
    pub(super) fn hear_lobby(&self, rows: Vec<TableSummary>) {
        for row in rows {
            if let Some(handle) = self.table(row.table).filter(|handle| !handle.is_here()) {
                *handle.summary.write() = row;
            }
        }
    }

    /// Tells a table something, wherever it is; also while it changes hands. False where it hears nothing any more.
    pub(crate) async fn tell_table(&self, table: TableId, mut message: Message) -> bool {
        for _ in 0..TRIES {
            let Some(handle) = self.table(table) else { return false };
            match handle.tell(message).await {
                Ok(()) => return true,
                Err(_) if self.nodes.is_none() => return false,
                Err(unheard) => message = unheard,
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        false
    }

    /// Tells every connection of a person here who they are now.
    pub(crate) fn tell_connections(&self, player: PlayerId) {
        // Nobody may be connected, and then nobody needs to be told.
        let _ = self.hellos.send(player);
    }

    /// The same, at every node.
    pub(crate) fn tell_person(&self, player: PlayerId) {
        self.tell_connections(player);
        if let Some(nodes) = &self.nodes {
            nodes.tell(What::Tell { player });
        }
    }

    /// Tells the other nodes of a table that the house has opened, in this record, and has it opened where its pit is.
    pub(crate) async fn tell_of_table(self: &Arc<Room>, table: TableId, seq: u64) -> Result<(), RoomError> {
        let Some(nodes) = &self.nodes else { return Ok(()) };
        nodes.tell(What::Opened { table, seq });
        if self.table(table).is_some_and(|handle| handle.is_here()) {
            return Ok(());
        }
        self.know_table(table, seq).await;
        match nodes.gateway.open_table(table, seq).await {
            true => Ok(()),
            false => Err(RoomError::Stopped(table)),
        }
    }

    /// The house has closed so many tables: where this node knows of another number, the books say which.
    pub(super) async fn hear_closed(&self, many: u32) {
        if self.closed.read().len() == many as usize {
            return;
        }
        match self.study(HouseBook::open).await {
            Ok(book) => self.closed.write().extend(book.closed()),
            Err(why) => tracing::warn!(%why, "could not read which tables are closed"),
        }
    }

    /// The house's own book is this node's from now on: everything that hangs on it is read again.
    pub(super) async fn become_house(
        self: &Arc<Room>,
        book: HouseBook,
        loaded: &Loaded,
        standing: &[StoredRecord],
        losses: Vec<Loss>,
    ) -> Result<(), RoomError> {
        self.people.read_again(loaded);
        self.allowances.read_again(loaded).await;
        self.house.go_on(book.seq).await;
        self.signatures.read_again(standing);
        self.shifts.read_again(standing);
        self.drawers.read_again(standing);
        self.floor_book.read_again(standing);
        self.school.read_again(standing, book.school());
        self.read_notes(loaded).await;
        *self.closed.write() = book.closed();
        *self.losses.write() = losses;
        *self.opened.write() = book.opened();
        *self.last_table.lock().await = book.opened().keys().next_back().copied().unwrap_or(0);
        let room = Arc::clone(self);
        // Nothing of this is in a hurry, and some of it asks tables of other nodes.
        tokio::spawn(async move {
            while room.is_house() {
                let begun = Arc::clone(&room).begin_house(book.clone()).await;
                match begun.and(room.finish_signed_rulings().await) {
                    Ok(()) => return,
                    Err(why) => tracing::warn!(%why, "the house's book is not in order yet"),
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
        Ok(())
    }

    /// A table that was brought back while its pit went to another node does not run here.
    pub(crate) fn let_go_if_elsewhere(&self, table: TableId) {
        let Some(nodes) = &self.nodes else { return };
        if self.ledger.owns(self.ledger.pit_of(table)) {
            return;
        }
        if let Some(handle) = self.table(table) {
            self.put_elsewhere(nodes, table, &handle);
            handle.end();
        }
    }

    /// The nodes, as this one knows them; none where there is one process only.
    pub(crate) fn node_rows(&self) -> Vec<NodeRow> {
        let Some(nodes) = &self.nodes else { return vec![] };
        let beat = nodes.beat();
        let seen = nodes.seen.lock();
        let row = |node: &ledger::Node| {
            let owns = |owner: &&Option<String>| owner.as_deref() == Some(node.name.as_str());
            let here = node.name == nodes.name;
            let said = seen.get(&node.name);
            NodeRow {
                name: node.name.clone(),
                alive: node.alive,
                leaving: node.leaving,
                house: beat.pits.first().filter(|owner| owns(owner)).is_some(),
                pits: beat.pits.iter().filter(owns).count() as u32,
                tables: if here { self.tables_here() as u32 } else { said.map_or(0, |said| said.tables) },
                sockets: if here { self.sockets() } else { said.map_or(0, |said| said.sockets) },
                silent_ms: if here { 0 } else { said.map_or(0, |said| said.at.elapsed().as_millis() as u32) },
            }
        };
        beat.nodes.iter().filter(|node| node.alive).map(row).collect()
    }

    pub(super) fn sockets(&self) -> u32 {
        self.counters.sockets.load(std::sync::atomic::Ordering::Relaxed) as u32
    }
}

/// Told when everybody connected here has to come again.
pub(crate) struct ComeAgain(Option<tokio::sync::watch::Receiver<u64>>);

impl ComeAgain {
    /// Ready when they have to.
    pub(crate) async fn told(&mut self) {
        let told = match &mut self.0 {
            Some(told) => told.changed().await.is_ok(),
            None => false,
        };
        if !told {
            std::future::pending().await
        }
    }
}

impl Room {
    /// Whether connections have to come again, from now on.
    pub(crate) fn come_again(&self) -> ComeAgain {
        ComeAgain(self.nodes.as_ref().map(|nodes| nodes.come_again.subscribe()))
    }
}
