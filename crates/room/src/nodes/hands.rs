//! How pits change hands: a node takes those whose owner is gone, lets go of those that are somebody else's by right, and drops at
//! once what another has taken.

use super::Nodes;
use super::wire::What;
use crate::error::RoomError;
use crate::handle::{Handle, Message, Way};
use crate::house_book::{HouseBook, Tables};
use crate::programs::Programs;
use crate::protocol::TableId;
use crate::restore::{Restored, check_chips, restore_all};
use crate::{Room, house_book};
use ledger::{BEAT, Beat, Loaded, Reader};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

/// The pit of the house's own book.
pub(crate) const HOUSE: u32 = 0;

/// So many pits are given away at once.
const AT_ONCE: usize = 16;

/// Whose a pit is by right, among these: the same for everybody, and when one comes or goes only its own move.
fn by_right<'a>(pit: u32, nodes: &[&'a str]) -> Option<&'a str> {
    let weight = |node: &&&str| Sha256::digest(format!("cardroom pit {pit} {node}"));
    nodes.iter().max_by_key(weight).copied()
}

/// What a node is to do.
#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    take: Vec<u32>,
    give: Vec<u32>,
    drop: Vec<u32>,
}

impl Plan {
    /// `has` says which pits this node writes to, and whether it took them before this was seen.
    fn of(beat: &Beat, me: &str, has: impl Fn(u32) -> Option<bool>) -> Plan {
        let alive: BTreeSet<&str> = beat.nodes.iter().filter(|n| n.alive).map(|n| n.name.as_str()).collect();
        let stays = |n: &&ledger::Node| n.alive && !n.leaving;
        let heirs: Vec<&str> = beat.nodes.iter().filter(stays).map(|n| n.name.as_str()).collect();
        let mut plan = Plan::default();
        for (pit, owner) in beat.pits.iter().enumerate() {
            let (pit, owner) = (pit as u32, owner.as_deref());
            let heir = by_right(pit, &heirs);
            match has(pit) {
                Some(true) if owner != Some(me) => plan.drop.push(pit),
                // The house's desk moves only when it must.
                Some(true) if heir.is_some() && heir != Some(me) && pit != HOUSE => plan.give.push(pit),
                Some(_) => {}
                None => {
                    let free = owner.is_none_or(|owner| !alive.contains(owner));
                    // What this node had when it fell, nobody else takes: it takes it, and gives it away where it must.
                    if owner == Some(me) || free && heir == Some(me) {
                        plan.take.push(pit);
                    }
                }
            }
        }
        plan
    }
}

impl Nodes {
    /// Is there another node to take what this one gives?
    fn has_heirs(&self) -> bool {
        let beats = self.lease.beats();
        let beat = beats.borrow();
        beat.nodes.iter().any(|node| node.alive && !node.leaving && node.name != self.name)
    }

    /// Sees to it that this node has its pits, as long as the room is open.
    pub(super) async fn keep_hands(self: Arc<Nodes>, room: std::sync::Weak<Room>) {
        let mut beats = self.lease.beats();
        let mut alive: BTreeSet<String> = BTreeSet::new();
        loop {
            let beat = beats.borrow_and_update().clone();
            let Some(open) = room.upgrade() else { return };
            if beat.holds() {
                let now = beat.nodes.iter().filter(|n| n.alive).map(|n| n.name.clone()).collect();
                alive.difference(&now).for_each(|gone| open.tell_node_gone(gone));
                alive = now;
                open.change_hands(&self, &beat).await;
            } else if beat.renewed.is_some() {
                let all: Vec<u32> = (0..open.ledger.pits()).filter(|pit| open.ledger.owns(*pit)).collect();
                open.abandon(&all, "lease lost").await;
            }
            drop(open);
            tokio::select! {
                changed = beats.changed() => if changed.is_err() { return },
                () = tokio::time::sleep(BEAT) => {}
            }
        }
    }
}

impl Room {
    async fn change_hands(self: &Arc<Room>, nodes: &Arc<Nodes>, beat: &Beat) {
        let taken_at = nodes.taken_at.lock().clone();
        let plan = Plan::of(beat, &nodes.name, |pit| {
            // What the writer has lost counts until its tables are dropped.
            taken_at.get(&pit).map(|taken| beat.renewed.is_some_and(|seen| *taken < seen))
        });
        self.abandon(&plan.drop, "taken").await;
        if !plan.take.is_empty() && !nodes.is_leaving() {
            let begun = Instant::now();
            match self.take(nodes, plan.take).await {
                Ok((0, _)) => {}
                Ok((pits, tables)) => {
                    tracing::info!(pits, tables, took = ?begun.elapsed(), "has taken pits")
                }
                Err(why) => tracing::error!(%why, "could not take pits"),
            }
        }
        if !plan.give.is_empty() {
            self.give(nodes, plan.give).await;
        }
    }

    /// Takes pits: how many, and how many tables came with them.
    async fn take(
        self: &Arc<Room>,
        nodes: &Arc<Nodes>,
        wanted: Vec<u32>,
    ) -> Result<(usize, usize), RoomError> {
        // Nobody is answered at the desk before what is answered from was read: drawers, shifts, what waits. Who is still at it from
        // when the house was here before is not waited for long.
        let desk = match wanted.contains(&HOUSE) {
            true => tokio::time::timeout(BEAT, self.desk.write()).await.ok(),
            false => None,
        };
        let taken = self.ledger.claim(wanted).await?;
        if taken.is_empty() {
            return Ok((0, 0));
        }
        self.people.begins_reading();
        let found = self.read_pits(taken.clone()).await;
        if found.is_err() || !taken.contains(&HOUSE) {
            self.people.reads_nothing();
        }
        let Found { loaded, book, restored, standing, losses } = match found {
            Ok(found) => found,
            Err(why) => {
                // Somebody else may be able to.
                self.ledger.abandon(&taken);
                self.ledger.release(taken).await?;
                return Err(why);
            }
        };
        {
            let mut taken_at = nodes.taken_at.lock();
            taken_at.extend(taken.iter().map(|pit| (*pit, Instant::now())));
        }
        let (settled, tables) = (book.settled, restored.len());
        if taken.contains(&HOUSE) {
            self.become_house(book, &loaded, &standing, losses).await?;
        }
        drop(desk);
        if taken.contains(&HOUSE) {
            nodes.house_has_moved();
        }
        let mut rulings = Vec::new();
        let programs = Programs::of(&loaded);
        for mut table in restored {
            rulings.append(&mut table.ruled);
            let (number, seated) = (table.engine.table, programs.seated.get(&table.engine.table).copied());
            let seated = seated.unwrap_or(0);
            if table.closed.is_none() && seated < table.engine.spec.bots {
                let room = Arc::clone(self);
                // The house may be changing hands itself: nobody waits for it here.
                tokio::spawn(async move {
                    if let Err(why) = room.seat_and_run(table, seated, &mut Vec::new()).await {
                        tracing::error!(%why, number, "a table does not open");
                    }
                    room.hear_what_waited(number).await;
                });
            } else {
                self.run_table(table);
                self.hear_what_waited(number).await;
            }
        }
        for pit in &taken {
            nodes.listen_to(*pit, Arc::downgrade(self)).await;
        }
        nodes.tell(What::Taken { pits: taken.clone() });
        if !rulings.is_empty() {
            let room = Arc::clone(self);
            tokio::spawn(async move { room.note_rulings(settled, rulings).await });
        }
        Ok((taken.len(), tables))
    }

    /// What this node's connections asked of a table before it came here.
    async fn hear_what_waited(&self, table: TableId) {
        let Some(nodes) = &self.nodes else { return };
        for message in nodes.gateway.comes_here(table) {
            self.tell_table(table, message).await;
        }
    }

    /// Reads pits that were taken.
    async fn read_pits(&self, pits: Vec<u32>) -> Result<Found, RoomError> {
        let (ledger, database) = (self.ledger.clone(), self.database.clone());
        let read = move || -> Result<Found, RoomError> {
            let mut reader = Reader::open(&database, Some(Arc::clone(ledger.key())))?;
            ledger.own(&mut reader, &pits)?;
            let loaded = reader.load()?;
            let book = HouseBook::open(&mut reader)?;
            let ours = |table: TableId| pits.contains(&ledger.pit_of(table));
            let (tables, _) = crate::restore::open_tables(&book, &mut reader, &loaded)?;
            let tables: Tables = tables.into_iter().filter(|(table, _)| ours(*table)).collect();
            let restored = restore_all(&database, ledger.key(), tables)?;
            check_chips(&loaded, &restored)?;
            let (standing, losses) = (book.standing(&mut reader)?, book.losses(&mut reader)?);
            Ok(Found { loaded, book, restored, standing, losses })
        };
        tokio::task::spawn_blocking(read).await?
    }

    /// Gives pits to whoever is next, a few at a time: nobody waits longer than it takes to take those.
    pub(super) async fn give(self: &Arc<Room>, nodes: &Arc<Nodes>, pits: Vec<u32>) {
        let mut somebody_takes = nodes.has_heirs();
        for some in pits.chunks(AT_ONCE) {
            let _alone = nodes.giving.lock().await;
            let some: Vec<u32> = some.iter().copied().filter(|pit| nodes.has(*pit)).collect();
            nodes.awaited.send_replace(some.iter().copied().collect());
            for pit in &some {
                self.give_one(nodes, *pit).await;
            }
            nodes.tell(What::Released { pits: some });
            if somebody_takes {
                let mut awaited = nodes.awaited.subscribe();
                somebody_takes =
                    tokio::time::timeout(BEAT, awaited.wait_for(BTreeSet::is_empty)).await.is_ok();
            }
        }
    }

    /// Lets go of a pit when nothing of it is being written.
    async fn give_one(self: &Arc<Room>, nodes: &Arc<Nodes>, pit: u32) {
        // Whoever is at the desk is answered first.
        let _desk = if pit == HOUSE { Some(self.desk.write().await) } else { None };
        nodes.stop_listening(pit);
        for table in self.tables_of(&[pit]) {
            self.hand_over(nodes, table).await;
        }
        self.ledger.abandon(&[pit]);
        if let Err(why) = self.ledger.release(vec![pit]).await {
            tracing::warn!(%why, pit, "could not let go of a pit");
        }
    }

    /// A table ends here; who watches it, and what it has not heard, goes where it goes on.
    async fn hand_over(&self, nodes: &Nodes, table: TableId) {
        let Some(handle) = self.table(table) else { return };
        self.put_elsewhere(nodes, table, &handle);
        let (answer, left) = oneshot::channel();
        if handle.tell(Message::HandOver(answer)).await.is_err() {
            return;
        }
        let Ok(left) = left.await else { return };
        for (connection, player, outbox) in left.watchers {
            nodes.gateway.tell(table, Message::Watch { connection, player, outbox, from: None });
        }
        let far = |message: &Message| match message {
            Message::Watch { outbox, .. } | Message::Command { outbox, .. } => outbox.far().is_some(),
            Message::Chat { outbox, .. } | Message::Cut { outbox, .. } => outbox.far().is_some(),
            _ => false,
        };
        for message in left.unheard.into_iter().filter(|message| !far(message)) {
            nodes.gateway.tell(table, message);
        }
    }

    /// A table is another node's from now on.
    pub(super) fn put_elsewhere(&self, nodes: &Nodes, table: TableId, handle: &Handle) {
        let way = Way::There(Arc::clone(&nodes.gateway), table);
        self.put_handle(table, Handle { way, ..handle.clone() });
    }

    /// Drops pits that are somebody else's: their tables end where they are, and everybody connected here comes back, since what
    /// they asked may be answered elsewhere.
    pub(crate) async fn abandon(&self, pits: &[u32], why: &str) {
        let Some(nodes) = &self.nodes else { return };
        let ours: Vec<u32> = pits.iter().copied().filter(|pit| nodes.has(*pit)).collect();
        if ours.is_empty() {
            return;
        }
        tracing::warn!(pits = ours.len(), why, "drops pits");
        self.ledger.abandon(&ours);
        for pit in &ours {
            nodes.stop_listening(*pit);
            nodes.taken_at.lock().remove(pit);
        }
        for table in self.tables_of(&ours) {
            if let Some(handle) = self.table(table) {
                self.put_elsewhere(nodes, table, &handle);
                handle.end();
            }
        }
        nodes.come_again.send_modify(|n| *n += 1);
    }

    /// The house has opened a table: whoever has its pit runs it, the others know of it.
    pub(crate) async fn know_table(&self, table: TableId, seq: u64) {
        if self.table(table).is_some() {
            return;
        }
        match self.read(move |reader| house_book::opened_in(reader, seq)).await {
            Ok(tables) => self.know_tables(tables),
            Err(why) => tracing::warn!(%why, table, "knows nothing of a table"),
        }
    }

    /// Tables that other nodes run, as far as nobody runs them here.
    pub(super) fn know_tables(&self, tables: house_book::Tables) {
        let Some(nodes) = &self.nodes else { return };
        for (table, (spec, _)) in tables {
            if self.table(table).is_some() {
                continue;
            }
            match crate::table::elsewhere(table, spec, Arc::clone(&nodes.gateway)) {
                Ok(handle) => self.put_handle(table, handle),
                Err(why) => tracing::warn!(%why, table, "knows nothing of a table"),
            }
        }
    }

    /// Opens a table that the house has opened in this record, and whose pit is this node's.
    pub(super) async fn open_here(self: &Arc<Room>, table: TableId, seq: u64) -> Result<(), RoomError> {
        if self.table(table).is_some_and(|handle| handle.is_here()) {
            return Ok(());
        }
        let (key, database) = (Arc::clone(self.ledger.key()), self.database.clone());
        let read = move || -> Result<Vec<Restored>, RoomError> {
            let mut reader = Reader::open(&database, Some(Arc::clone(&key)))?;
            let tables = house_book::opened_in(&mut reader, seq)?;
            restore_all(&database, &key, tables)
        };
        for restored in tokio::task::spawn_blocking(read).await?? {
            self.seat_and_run(restored, 0, &mut Vec::new()).await?;
        }
        Ok(())
    }
}

/// What a node must know of pits that it takes.
struct Found {
    loaded: Loaded,
    book: HouseBook,
    restored: Vec<Restored>,
    standing: Vec<ledger::StoredRecord>,
    losses: Vec<crate::protocol::Loss>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use ledger::Node;

    fn node(name: &str, alive: bool, leaving: bool) -> Node {
        Node { name: name.into(), alive, leaving }
    }

    #[test]
    fn pits_are_taken_from_the_dead_given_to_whom_they_belong_and_dropped_when_lost() {
        let both = ["a", "b"];
        let of = |name: &str| (1..64).find(|pit| by_right(*pit, &both) == Some(name)).unwrap() as usize;
        let (mine, yours) = (of("a"), of("b"));
        let mut beat = Beat { pits: vec![None; 64], ..Beat::default() };
        beat.nodes = vec![node("a", true, false), node("b", true, false)];
        beat.pits[mine] = Some("b".into());
        let plan = Plan::of(&beat, "a", |_| None);
        assert!(!plan.take.contains(&(mine as u32)), "somebody who is there has it");
        assert!(!plan.take.contains(&(yours as u32)), "it is somebody else's by right");
        assert!(plan.take.len() > 10 && plan.give.is_empty() && plan.drop.is_empty());
        beat.nodes[1].alive = false;
        let plan = Plan::of(&beat, "a", |_| None);
        assert_eq!(plan.take.len(), 64, "who is alone takes all");
        beat.nodes[1] = node("b", true, true);
        beat.pits[yours] = Some("b".into());
        let plan = Plan::of(&beat, "a", |_| None);
        assert_eq!(plan.take.len(), 62, "who leaves still has what it has");
        beat.nodes[1] = node("b", true, false);
        beat.pits = vec![Some("a".into()); 64];
        assert_eq!(
            Plan::of(&beat, "a", |_| None).take.len(),
            64,
            "what it had when it fell is nobody else's to take"
        );
        let plan = Plan::of(&beat, "a", |_| Some(true));
        assert!(plan.give.contains(&(yours as u32)) && !plan.give.contains(&HOUSE) && plan.drop.is_empty());
        beat.pits[mine] = Some("b".into());
        assert_eq!(Plan::of(&beat, "a", |_| Some(true)).drop, [mine as u32]);
        assert!(Plan::of(&beat, "a", |_| Some(false)).drop.is_empty(), "it was taken after that was seen");
    }

    #[test]
    fn when_one_comes_only_its_own_pits_move() {
        let before: Vec<_> = (0..64).map(|pit| by_right(pit, &["a", "b"])).collect();
        let after: Vec<_> = (0..64).map(|pit| by_right(pit, &["a", "b", "c"])).collect();
        let moved = before.iter().zip(&after).filter(|(b, a)| b != a);
        assert!(moved.clone().count() > 8 && moved.into_iter().all(|(_, a)| *a == Some("c")));
    }
}
