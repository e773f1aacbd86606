//! Pits: the groups of logs that one node writes at a time. How a node takes them, lets go of them, and what it tells the others of
//! what it wrote.

use crate::entry::{Hash, Side};
use crate::error::{CommitError, StoreError};
use crate::keys::Place;
use crate::prepare::{pit_among, pit_of_entry};
use crate::seal::{Head, Seal};
use crate::store::Reader;
use crate::writer::{Job, Ledger, Task, Writer};
use crate::{Account, pg_nodes};
use parking_lot::{Mutex, RwLock};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

/// What a commit changed that other nodes have to know.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// Rows beside the logs, in clear; no seeds and no snapshots.
    pub sides: Vec<Side>,
    /// What accounts hold, with the turns they have had.
    pub balances: Vec<(Account, i64, u64)>,
    /// The seals that were set.
    pub seals: Vec<Seal>,
}

/// What nodes share, as it is now.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// What accounts hold, and their turns.
    pub balances: Vec<(Account, i64, u64)>,
    /// What notes say, closed.
    pub notes: HashMap<String, String>,
}

/// Which pits are this process's, and how it shares them.
#[derive(Clone)]
pub(crate) struct Own {
    /// None for all: nobody else writes.
    pits: Arc<RwLock<Option<BTreeSet<u32>>>>,
    news: Option<UnboundedSender<News>>,
    heard: Arc<Mutex<Option<UnboundedReceiver<News>>>>,
}

impl Own {
    /// All of them.
    pub(crate) fn all() -> Own {
        Own { pits: Arc::default(), news: None, heard: Arc::default() }
    }

    /// None yet.
    pub(crate) fn none() -> Own {
        let (news, heard) = unbounded_channel();
        let (pits, heard) = (Arc::new(RwLock::new(Some(BTreeSet::new()))), Arc::new(Mutex::new(Some(heard))));
        Own { pits, news: Some(news), heard }
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.news.is_some()
    }

    pub(crate) fn has(&self, pit: u32) -> bool {
        self.pits.read().as_ref().is_none_or(|pits| pits.contains(&pit))
    }

    fn change(&self, change: impl FnOnce(&mut BTreeSet<u32>)) {
        if let Some(pits) = self.pits.write().as_mut() {
            change(pits);
        }
    }

    pub(crate) fn drop_pit(&self, pit: u32) {
        self.change(|pits| {
            pits.remove(&pit);
        });
    }

    pub(crate) fn tell(&self, news: impl FnOnce() -> News) {
        if let Some(others) = &self.news {
            let _ = others.send(news());
        }
    }
}

/// What a node must know of pits that it has taken.
pub(crate) struct Taken {
    pits: Vec<u32>,
    logs: HashMap<u32, (u64, Hash)>,
    balances: Vec<(Account, i64)>,
}

/// The table whose chips an account is for.
fn table_of(account: &Account) -> Option<u32> {
    match account {
        Account::Stack { table, .. } | Account::Drop { table, .. } => Some(*table),
        Account::Bank(table) | Account::Felt(table) | Account::Own(table) | Account::Rack(table) => {
            Some(*table)
        }
        Account::Cage | Account::Wallet(_) => None,
    }
}

/// Does more than one pit move this account?
pub(crate) fn is_shared(account: Account) -> bool {
    table_of(&account).is_none()
}

impl Ledger {
    /// Takes those of these pits that nobody has, or whose node's time is up. They are written to once [`Ledger::own`] has
    /// read them.
    pub async fn claim(&self, pits: Vec<u32>) -> Result<Vec<u32>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Task::Claim { pits, reply })?;
        answer.await.unwrap_or(Err(StoreError::Unconnected))
    }

    /// Reads where the logs of pits that were taken end, and begins to write to them. For a thread that may wait.
    pub fn own(&self, reader: &mut Reader, pits: &[u32]) -> Result<(), StoreError> {
        let count = self.pits() as usize;
        let ours = |log: u32| pits.contains(&pit_among(log, count));
        let heads = reader.heads()?;
        let logs = heads.logs.into_iter().filter(|(log, _)| ours(*log)).collect();
        let balances = reader.load()?.balances.into_iter();
        let balances = balances.filter(|(account, _)| table_of(account).is_none_or(ours)).collect();
        let (done, answer) = oneshot::channel();
        self.ask(Task::Own(Taken { pits: pits.to_vec(), logs, balances }, done))?;
        answer.blocking_recv().map_err(|_| StoreError::Unconnected)
    }

    /// Lets go of pits: nothing is written to them after this, and whoever is next may take them.
    pub async fn release(&self, pits: Vec<u32>) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Task::Release { pits, reply })?;
        answer.await.unwrap_or(Err(StoreError::Unconnected))
    }

    /// Somebody else has these pits, or will have: nothing is written to them from now on.
    pub fn abandon(&self, pits: &[u32]) {
        pits.iter().for_each(|pit| self.own.drop_pit(*pit));
    }

    /// Does this process write to a pit?
    pub fn owns(&self, pit: u32) -> bool {
        self.own.has(pit)
    }

    /// How many pits there are.
    pub fn pits(&self) -> u32 {
        self.seals.read().len() as u32
    }

    /// The pit of a log.
    pub fn pit_of(&self, log: u32) -> u32 {
        pit_among(log, self.pits() as usize)
    }

    /// What is written from now on, for the other nodes; once.
    pub fn news(&self) -> Option<UnboundedReceiver<News>> {
        self.own.heard.lock().take()
    }

    /// Other nodes have set seals in their pits.
    pub fn hear_seals(&self, seals: Vec<Seal>) {
        let mut newest = self.seals.write();
        for seal in seals {
            if let Some(known) = newest.get_mut(seal.pit as usize)
                && known.as_ref().is_none_or(|known| known.number < seal.number)
            {
                *known = Some(seal);
            }
        }
    }

    /// Another node has changed what accounts hold. Those of tables that are ours, nobody else changes; of a wallet, what came
    /// later counts.
    pub fn hear(&self, balances: &[(Account, i64, u64)]) {
        let mut held = self.balances.write();
        let mut turns = self.turns.write();
        for (account, cents, turn) in balances {
            if table_of(account).is_some_and(|table| self.owns(self.pit_of(table))) {
                continue;
            }
            let seen = turns.entry(*account).or_default();
            if !account.takes_turns() || *turn >= *seen {
                *seen = *turn;
                held.insert(*account, *cents);
            }
        }
    }
}

/// What a pit should end with, as it is noted.
fn end(pit: u32, head: &Head) -> String {
    format!("{pit}/{}:{}", head.number, hex::encode(head.hash))
}

impl Writer {
    /// Takes pits, and knows what they end with.
    pub(crate) fn claim(&mut self, pits: &[u32]) -> Result<Vec<u32>, StoreError> {
        let known = self.seals.read().clone();
        let mut seals = self.store.claim(pits, &known, &self.keys);
        if seals.as_ref().is_err_and(StoreError::passes) {
            self.store.reconnect()?;
            seals = self.store.claim(pits, &known, &self.keys);
        }
        if let Err(why @ StoreError::Rewound { .. }) = &seals {
            self.stop(why);
            let lost = pits.iter().filter_map(|pit| known[*pit as usize].as_ref());
            let lost: Vec<String> = lost.map(|seal| end(seal.pit, &pg_nodes::head_after(seal))).collect();
            self.note_loss(&lost.join(" "));
        }
        let seals: Vec<Seal> = seals?;
        let taken = seals.iter().map(|seal| seal.pit).collect();
        let mut newest = self.seals.write();
        for seal in seals {
            let pit = seal.pit as usize;
            self.heads.pits[pit] = pg_nodes::head_after(&seal);
            newest[pit] = Some(seal);
        }
        Ok(taken)
    }

    /// Begins to write to pits.
    pub(crate) fn begin(&mut self, taken: Taken) {
        let count = self.heads.pits.len();
        self.heads.logs.retain(|log, _| !taken.pits.contains(&pit_among(*log, count)));
        self.heads.logs.extend(taken.logs);
        self.balances.write().extend(taken.balances);
        self.own.change(|pits| pits.extend(&taken.pits));
    }

    pub(crate) fn release(&mut self, pits: &[u32]) -> Result<(), StoreError> {
        pits.iter().for_each(|pit| self.own.drop_pit(*pit));
        let done = self.store.release(pits);
        if done.as_ref().is_err_and(StoreError::passes) {
            self.store.reconnect()?;
            return self.store.release(pits);
        }
        done
    }

    /// The entries that another node writes.
    pub(crate) fn elsewhere(&self, entries: impl Iterator<Item = u32>) -> Vec<(usize, CommitError)> {
        let wrong =
            |(i, pit): (usize, u32)| (!self.own.has(pit)).then_some((i, CommitError::Elsewhere { pit }));
        if self.own.is_shared() { entries.enumerate().filter_map(wrong).collect() } else { vec![] }
    }

    /// The pit whose owner writes an entry.
    pub(crate) fn pit(&self, entry: &crate::Entry) -> u32 {
        pit_of_entry(entry, self.heads.pits.len())
    }

    /// What the pits ended with, as it is noted where an end is lost.
    pub(crate) fn ends(&self) -> String {
        let head = |(pit, head): (usize, &Head)| self.own.has(pit as u32).then(|| end(pit as u32, head));
        let ends: Vec<String> = self.heads.pits.iter().enumerate().filter_map(head).collect();
        ends.join(" ")
    }

    /// Where other nodes write too: sees to it that what this group is made from stays as it is until it is written. Entries
    /// that were made from something else are given back.
    pub(crate) fn lock(&mut self, jobs: &[Job]) -> Result<Vec<(usize, CommitError)>, StoreError> {
        if !self.own.is_shared() {
            return Ok(vec![]);
        }
        let entries = || jobs.iter().map(|job| &job.entry);
        let accounts = entries().flat_map(|entry| &entry.postings).map(|posting| posting.account);
        let accounts: BTreeSet<Account> = accounts.filter(|account| is_shared(*account)).collect();
        let notes: BTreeSet<String> = entries()
            .flat_map(|entry| &entry.sides)
            .filter_map(made_from)
            .map(|(key, _)| key.into())
            .collect();
        if accounts.is_empty() && notes.is_empty() {
            return Ok(vec![]);
        }
        let (accounts, notes) =
            (accounts.into_iter().collect::<Vec<_>>(), notes.into_iter().collect::<Vec<_>>());
        let Some(shared) = self.store.lock(&accounts, &notes)? else { return Ok(vec![]) };
        let mut balances = self.balances.write();
        for (account, cents, turn) in shared.balances {
            balances.insert(account, cents);
            self.heads.turns.insert(account, turn);
        }
        drop(balances);
        let now = |key: &str| match shared.notes.get(key) {
            Some(closed) => self.keys.books().open_text(&Place::Note(key), closed),
            None => Ok(String::new()),
        };
        let mut changed = Vec::new();
        for (i, entry) in entries().enumerate() {
            for (key, before) in entry.sides.iter().filter_map(made_from) {
                let now = now(key)?;
                if now != before {
                    changed.push((i, CommitError::Changed { key: key.into(), now }));
                    break;
                }
            }
        }
        Ok(changed)
    }
}

/// What a note is made from, where it is.
fn made_from(side: &Side) -> Option<(&str, &str)> {
    match side {
        Side::NoteAfter { key, before, .. } => Some((key, before)),
        _ => None,
    }
}
