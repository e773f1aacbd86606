//! The one writer: a thread that takes entries from all tables, checks the money, commits many at once, and only then
//! says so. While the database is away it waits and keeps what it was given.

use crate::address;
use crate::crash;
use crate::entry::{Entry, Posting, Receipt, Side};
use crate::error::{CommitError, StoreError};
use crate::keys::{BooksKey, Keys, PublicKey, Signature};
use crate::pits::{News, Own, Taken};
use crate::prepare::{Prepared, prepare};
use crate::seal::Seal;
use crate::store::{Duplicate, Group, Heads, Loaded, Reader, Store};
use crate::{Account, figures::Figures};
use parking_lot::RwLock;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The most entries in one commit. More would make the first of them wait too long.
const LARGEST_GROUP: usize = 1024;

/// What becomes of an entry: what is had of its record, where it has one.
pub type Outcome = Result<Option<Receipt>, CommitError>;

/// How often the writer looks after its books.
const LOOKS: Duration = Duration::from_millis(500);

/// What the writer is asked for.
pub(crate) enum Task {
    Write(Job),
    /// Take pits.
    Claim {
        pits: Vec<u32>,
        reply: oneshot::Sender<Result<Vec<u32>, StoreError>>,
    },
    /// Write to pits that were taken.
    Own(Taken, oneshot::Sender<()>),
    /// Let go of pits.
    Release {
        pits: Vec<u32>,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    /// Write nothing after this.
    Close(oneshot::Sender<()>),
}

pub(crate) struct Job {
    pub(crate) entry: Entry,
    reply: oneshot::Sender<Outcome>,
    given: Instant,
}

/// The books, open for writing. Clones share the one writer.
#[derive(Clone)]
pub struct Ledger {
    jobs: Sender<Task>,
    pub(crate) balances: Arc<RwLock<HashMap<Account, i64>>>,
    /// The turns of wallets, as far as other nodes told them.
    pub(crate) turns: Arc<RwLock<HashMap<Account, u64>>>,
    figures: Arc<Figures>,
    pub(crate) seals: Arc<RwLock<Vec<Option<Seal>>>>,
    keys: Arc<Keys>,
    pub(crate) own: Own,
}

impl Ledger {
    /// Opens the books at a `postgres://` address or in a SQLite file, with the keys in this folder, and starts the writer.
    pub fn open(database: &str, keys: &Path) -> Result<(Ledger, Loaded), StoreError> {
        Ledger::open_patiently(database, keys, Duration::ZERO)
    }

    /// The same, and waits so long for a database that cannot be reached.
    pub fn open_patiently(
        database: &str,
        keys: &Path,
        patience: Duration,
    ) -> Result<(Ledger, Loaded), StoreError> {
        Ledger::open_as(database, keys, patience, None)
    }

    /// The same, as a node of this name among others: it writes to the pits that it takes, and to no others.
    pub fn open_as(
        database: &str,
        keys: &Path,
        patience: Duration,
        node: Option<&str>,
    ) -> Result<(Ledger, Loaded), StoreError> {
        let (store, keys) = come_for(database, keys, patience, node)?;
        let own = if node.is_some() { Own::none() } else { Own::all() };
        let keys = Arc::new(keys);
        let mut reader = Reader::open(database, Some(Arc::clone(keys.books())))?;
        let loaded = reader.load()?;
        let heads = reader.heads()?;
        let last = |(pit, head): (usize, &crate::Head)| {
            let before = head.number.saturating_sub(1);
            Ok(reader.seals(pit as u32, before, 1)?.pop())
        };
        let seals = heads.pits.iter().enumerate().map(last).collect::<Result<Vec<_>, StoreError>>()?;
        let seals = Arc::new(RwLock::new(seals));
        let balances = Arc::new(RwLock::new(loaded.balances.clone()));
        let figures = Arc::new(Figures::default());
        let (jobs, inbox) = channel();
        let mut writer = Writer {
            store,
            keys: Arc::clone(&keys),
            heads,
            balances: Arc::clone(&balances),
            figures: Arc::clone(&figures),
            seals: Arc::clone(&seals),
            inbox,
            own: own.clone(),
            stopped: None,
        };
        std::thread::Builder::new()
            .name("ledger".into())
            .spawn(move || writer.run())
            .map_err(|e| StoreError::Unstarted(e.to_string()))?;
        Ok((Ledger { jobs, balances, turns: Arc::default(), figures, seals, keys, own }, loaded))
    }

    /// The key by which everybody can check the seals.
    pub fn public_key(&self) -> PublicKey {
        self.keys.public()
    }

    /// The house's signature over what is cut at a table (docs/shuffle.md).
    pub fn sign_cut(&self, what: &crate::Hash) -> Signature {
        self.keys.sign_cut(what)
    }

    /// The house's signature of a loss.
    pub fn sign_loss(&self, loss: &crate::Hash) -> Signature {
        self.keys.sign_loss(loss)
    }

    /// The key with which these books are read.
    pub fn key(&self) -> &Arc<BooksKey> {
        self.keys.books()
    }

    /// The newest seal of every pit that has one.
    pub fn seals(&self) -> Vec<Seal> {
        self.seals.read().iter().flatten().cloned().collect()
    }

    /// Writes an entry; ready when it is on disk.
    pub async fn commit(&self, entry: Entry) -> Outcome {
        self.submit(entry)?.await.unwrap_or(Err(CommitError::Closed))
    }

    /// Writes an entry from a thread that may wait.
    pub fn commit_blocking(&self, entry: Entry) -> Outcome {
        self.submit(entry)?.blocking_recv().unwrap_or(Err(CommitError::Closed))
    }

    /// Hands an entry over; entries are written in the order in which they were handed over.
    pub fn submit(&self, entry: Entry) -> Result<oneshot::Receiver<Outcome>, CommitError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { entry, reply, given: Instant::now() };
        self.jobs.send(Task::Write(job)).map_err(|_| CommitError::Closed)?;
        Ok(answer)
    }

    pub(crate) fn ask(&self, task: Task) -> Result<(), StoreError> {
        self.jobs.send(task).map_err(|_| StoreError::Unconnected)
    }

    /// Closes the books: what was handed over before is written, nothing after it, and what is in a log beside the books is taken
    /// into them.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Task::Close(done)).is_ok() {
            let _ = closed.await;
        }
    }

    /// What an account holds, as far as it is on disk.
    pub fn balance(&self, account: Account) -> i64 {
        self.balances.read().get(&account).copied().unwrap_or(0)
    }

    /// Did an account ever hold anything?
    pub fn knows(&self, account: Account) -> bool {
        self.balances.read().contains_key(&account)
    }

    /// Every account that ever held anything, with what it holds.
    pub fn each_balance(&self, mut see: impl FnMut(&Account, i64)) {
        self.balances.read().iter().for_each(|(account, cents)| see(account, *cents));
    }

    /// The sum of the accounts that are asked for.
    pub fn sum(&self, which: impl Fn(&Account) -> bool) -> i64 {
        let balances = self.balances.read();
        balances.iter().filter(|(account, _)| which(account)).map(|(_, cents)| cents).sum()
    }

    /// The sum of all accounts, which is zero.
    pub fn total(&self) -> i64 {
        self.sum(|_| true)
    }

    /// How the writer is doing.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }
}

/// Opens the writing side; asks again, ever more slowly, while the database cannot be reached.
fn come_for(
    database: &str,
    keys: &Path,
    patience: Duration,
    node: Option<&str>,
) -> Result<(Box<dyn Store>, Keys), StoreError> {
    let (begun, mut pause) = (Instant::now(), Duration::from_millis(250));
    loop {
        match address::open(database, keys, node) {
            Err(why) if why.passes() && begun.elapsed() + pause <= patience => {
                let left = (patience - begun.elapsed()).as_secs();
                tracing::warn!(%why, left, "waits for the database");
                std::thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_secs(5));
            }
            opened => return opened,
        }
    }
}

pub(crate) struct Writer {
    pub(crate) store: Box<dyn Store>,
    pub(crate) keys: Arc<Keys>,
    /// What everything goes on from. A record follows the last one of its log, or is refused: so no log has a hole, even when a
    /// record could not be written while the one after it was on its way.
    pub(crate) heads: Heads,
    pub(crate) balances: Arc<RwLock<HashMap<Account, i64>>>,
    figures: Arc<Figures>,
    pub(crate) seals: Arc<RwLock<Vec<Option<Seal>>>>,
    inbox: Receiver<Task>,
    pub(crate) own: Own,
    /// Why nothing is written any more, whoever asks: the books are not as they were left.
    stopped: Option<StoreError>,
}

impl Writer {
    fn run(&mut self) {
        let (mut closing, mut looked) = (None, Instant::now());
        while closing.is_none() {
            if looked.elapsed() >= LOOKS {
                self.look();
                looked = Instant::now();
            }
            let mut next = match self.inbox.recv_timeout(LOOKS) {
                Ok(task) => Some(task),
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            let mut jobs = Vec::new();
            while let Some(task) = next {
                match task {
                    Task::Write(job) => jobs.push(job),
                    Task::Close(done) => closing = Some(done),
                    other => {
                        self.write(std::mem::take(&mut jobs));
                        self.change_hands(other);
                    }
                }
                let more = closing.is_none() && jobs.len() < LARGEST_GROUP;
                next = if more { self.inbox.try_recv().ok() } else { None };
            }
            crash::point("received");
            self.write(jobs);
        }
        self.close();
        drop(closing);
    }

    /// Pits come or go.
    fn change_hands(&mut self, task: Task) {
        match task {
            Task::Claim { pits, reply } => {
                let taken = match &self.stopped {
                    Some(why) => Err(why.clone()),
                    None => self.claim(&pits),
                };
                let _ = reply.send(taken);
            }
            Task::Own(taken, done) => {
                self.begin(taken);
                let _ = done.send(());
            }
            Task::Release { pits, reply } => {
                let _ = reply.send(self.release(&pits));
            }
            Task::Write(_) | Task::Close(_) => {}
        }
    }

    /// Looks after the books.
    fn look(&mut self) {
        if self.stopped.is_none()
            && let Err(why) = self.store.look()
        {
            self.stop(&why);
        }
    }

    pub(crate) fn stop(&mut self, why: &StoreError) {
        tracing::error!(%why, "stopped");
        self.figures.stops(why);
        self.stopped = Some(why.clone());
    }

    /// Leaves the books whole. Where they stopped, they are left as they are: whoever looks into it finds everything.
    fn close(&mut self) {
        if self.stopped.is_some() {
            return;
        }
        match self.store.close() {
            Ok(true) => tracing::debug!("the books are closed"),
            Ok(false) => tracing::warn!("somebody reads the books: their write-ahead log stays beside them"),
            Err(why) => tracing::warn!(%why, "the write-ahead log stays beside the books"),
        }
    }

    /// Writes a group. Entries that are not sound, short of money, duplicates or another node's are answered and left out.
    fn write(&mut self, mut jobs: Vec<Job>) {
        let mut pause = Duration::from_millis(50);
        while !jobs.is_empty() {
            if let Some(why) = &self.stopped {
                return refuse(jobs, &stopped(why.clone()));
            }
            let elsewhere = self.elsewhere(jobs.iter().map(|job| self.pit(&job.entry)));
            leave_out(&mut jobs, elsewhere);
            let changed = match self.lock(&jobs) {
                Ok(changed) => changed,
                Err(why) if why.passes() => {
                    self.wait_for_books(why, &mut pause);
                    continue;
                }
                Err(why) => return refuse(jobs, &stopped(why)),
            };
            leave_out(&mut jobs, changed);
            let (changed, refused) = self.check(&jobs);
            leave_out(&mut jobs, refused);
            if jobs.is_empty() {
                return self.store.unlock();
            }
            let entries = jobs.iter_mut().map(|job| std::mem::take(&mut job.entry));
            let prepared = prepare(entries.collect(), changed, &self.heads, &self.keys);
            match self.append(&prepared.group, &mut pause) {
                Appended::Written => return self.written(jobs, prepared),
                Appended::Not(duplicates) => jobs = without(jobs, prepared.entries, &duplicates),
                Appended::Failed(StoreError::Taken { pit }) => {
                    tracing::warn!(pit, "another node has taken a pit");
                    self.own.drop_pit(pit);
                    jobs = without(jobs, prepared.entries, &[]);
                }
                Appended::Failed(why) => {
                    if why.stops() {
                        self.stop(&why);
                        if matches!(why, StoreError::Rewound { .. }) {
                            self.note_loss(&self.ends());
                        }
                    }
                    return refuse(jobs, &stopped(why));
                }
            }
        }
    }

    /// Leaves word in the books of what they should end with: the next to open them is told.
    pub(crate) fn note_loss(&mut self, lost: &str) {
        if let Err(why) = self.store.note_loss(lost) {
            tracing::error!(%why, lost, "the loss could not be noted");
        }
    }

    /// A group is in the books.
    fn written(&mut self, jobs: Vec<Job>, prepared: Prepared) {
        crash::point("committed");
        let Prepared { group, heads, receipts, entries } = prepared;
        self.heads.logs.extend(heads.logs);
        self.heads.turns.extend(heads.turns);
        let mut seals = self.seals.write();
        for seal in &group.seals {
            let pit = seal.pit as usize;
            self.heads.pits[pit] = crate::Head { number: seal.number, hash: seal.hash };
            seals[pit] = Some(seal.clone());
        }
        drop(seals);
        self.balances.write().extend(group.balances.iter().map(|(account, cents, _)| (*account, *cents)));
        self.figures.committed(jobs.iter().map(|j| j.given.elapsed()));
        self.own.tell(|| News {
            sides: entries.into_iter().flat_map(|entry| entry.sides).filter(is_told).collect(),
            balances: group.balances,
            seals: group.seals,
        });
        jobs.into_iter().zip(receipts).for_each(|(job, receipt)| answer(job, Ok(receipt)));
    }

    /// Which balances the group leads to, and which entries cannot be: their index and why.
    fn check(&self, jobs: &[Job]) -> (HashMap<Account, i64>, Vec<(usize, CommitError)>) {
        let balances = self.balances.read();
        let mut heads: HashMap<u32, u64> = HashMap::new();
        let mut changed: HashMap<Account, i64> = HashMap::new();
        let mut refused = Vec::new();
        for (i, job) in jobs.iter().enumerate() {
            if !job.entry.is_sound() {
                refused.push((i, CommitError::Lopsided));
                continue;
            }
            if let Some(record) = &job.entry.record {
                let before = || self.heads.logs.get(&record.log).map(|(seq, _)| *seq);
                let head = heads.get(&record.log).copied().or_else(before).unwrap_or(0);
                if record.seq != head + 1 {
                    refused
                        .push((i, CommitError::OutOfOrder { log: record.log, seq: record.seq, last: head }));
                    continue;
                }
            }
            let mut after: HashMap<Account, i64> = HashMap::new();
            for Posting { account, cents } in &job.entry.postings {
                let before = after
                    .get(account)
                    .or_else(|| changed.get(account))
                    .or_else(|| balances.get(account))
                    .copied()
                    .unwrap_or(0);
                after.insert(*account, before + cents);
            }
            match after.iter().find(|(account, cents)| **cents < 0 && !account.may_owe()) {
                Some((account, cents)) => {
                    let moved: i64 =
                        job.entry.postings.iter().filter(|p| p.account == *account).map(|p| p.cents).sum();
                    refused.push((i, CommitError::Short { account: *account, holds: cents - moved }));
                }
                None => {
                    changed.extend(after);
                    heads.extend(job.entry.record.as_ref().map(|r| (r.log, r.seq)));
                }
            }
        }
        (changed, refused)
    }

    /// Appends. A commit whose answer was lost is looked up, so that it is neither lost nor made twice.
    fn append(&mut self, group: &Group, pause: &mut Duration) -> Appended {
        self.figures.asks(true);
        let written = self.store.append(group);
        self.figures.asks(false);
        match written {
            Err(why) if why.passes() => {
                self.figures.away(Some(why));
                if self.finds_again(group, pause) { Appended::Written } else { Appended::Not(vec![]) }
            }
            Err(why) => {
                if !matches!(why, StoreError::Taken { .. }) {
                    self.figures.away(Some(why.clone()));
                }
                Appended::Failed(why)
            }
            Ok(duplicates) => {
                self.figures.away(None);
                if duplicates.is_empty() { Appended::Written } else { Appended::Not(duplicates) }
            }
        }
    }

    /// Waits until it can be said whether a group is in the books, and says so. Until then nobody is told anything,
    /// whatever the reason why it cannot be looked up: "refused" would be wrong if the group is there.
    fn finds_again(&mut self, group: &Group, pause: &mut Duration) -> bool {
        loop {
            std::thread::sleep(*pause);
            *pause = (*pause * 2).min(Duration::from_secs(2));
            match self.store.reconnect().and_then(|()| self.was_written(group)) {
                Ok(written) => {
                    if written {
                        self.figures.away(None);
                    }
                    return written;
                }
                Err(why) => self.figures.away(Some(why)),
            }
        }
    }

    /// Waits a moment and makes a connection again. Nothing was asked for through the last one that could be in doubt.
    fn wait_for_books(&mut self, why: StoreError, pause: &mut Duration) {
        self.figures.away(Some(why));
        std::thread::sleep(*pause);
        *pause = (*pause * 2).min(Duration::from_secs(2));
        match self.store.reconnect() {
            Ok(()) => self.figures.away(None),
            Err(why) => self.figures.away(Some(why)),
        }
    }

    fn was_written(&mut self, group: &Group) -> Result<bool, StoreError> {
        match group.rows.first() {
            Some(row) => self.store.has(row),
            None => Ok(false),
        }
    }
}

/// What became of a group.
enum Appended {
    Written,
    /// Nothing of it was: these are duplicates, and the others are tried again.
    Not(Vec<Duplicate>),
    Failed(StoreError),
}

/// Is a row beside the log for other nodes to know? Seeds and snapshots are read when they are needed.
fn is_told(side: &Side) -> bool {
    !matches!(side, Side::Secret { .. } | Side::Snapshot { .. })
}

/// Answers jobs, and leaves them out.
fn leave_out(jobs: &mut Vec<Job>, refused: Vec<(usize, CommitError)>) {
    for (i, why) in refused.into_iter().rev() {
        answer(jobs.remove(i), Err(why));
    }
}

/// Nothing of the group was written: the duplicates are answered, the others are left.
fn without(jobs: Vec<Job>, entries: Vec<Entry>, duplicates: &[Duplicate]) -> Vec<Job> {
    let mut left = Vec::with_capacity(jobs.len());
    for (i, (mut job, entry)) in jobs.into_iter().zip(entries).enumerate() {
        match duplicates.iter().find(|duplicate| duplicate.entry == i) {
            Some(Duplicate { log, seq, .. }) => {
                answer(job, Err(CommitError::Duplicate { log: *log, seq: *seq }));
            }
            None => {
                job.entry = entry;
                left.push(job);
            }
        }
    }
    left
}

/// What is said when the books would not, or stopped. An id that is asked about again may be the one that is in doubt.
fn stopped(why: StoreError) -> CommitError {
    match why {
        StoreError::InDoubt(_) | StoreError::Replaced { .. } => CommitError::InDoubt(why),
        _ => CommitError::Store(why),
    }
}

fn refuse(jobs: Vec<Job>, why: &CommitError) {
    jobs.into_iter().for_each(|job| answer(job, Err(why.clone())));
}

/// The one who asked may be gone; the entry is in the books all the same.
fn answer(job: Job, outcome: Outcome) {
    let _ = job.reply.send(outcome);
}
