//! The one writer: a thread that takes entries from all tables, checks the money, commits many at once, and only then
//! says so. While the database is away it waits and keeps what it was given.

use crate::crash;
use crate::entry::{Entry, Posting};
use crate::error::{CommitError, StoreError};
use crate::store::{self, Loaded, Reader, Store, Written};
use crate::{Account, figures::Figures};
use parking_lot::RwLock;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The most entries in one commit. More would make the first of them wait too long.
const LARGEST_GROUP: usize = 1024;

struct Job {
    entry: Entry,
    reply: oneshot::Sender<Result<(), CommitError>>,
    given: Instant,
}

/// The books, open for writing. Clones share the one writer.
#[derive(Clone)]
pub struct Ledger {
    jobs: Sender<Job>,
    balances: Arc<RwLock<HashMap<Account, i64>>>,
    figures: Arc<Figures>,
}

impl Ledger {
    /// Opens the books at a `postgres://` address or in a SQLite file, and starts the writer.
    pub fn open(database: &str) -> Result<(Ledger, Loaded), StoreError> {
        let store = store::open(database)?;
        let mut reader = Reader::open(database)?;
        let loaded = reader.load()?;
        let heads = reader.logs()?.into_iter().collect();
        let balances = Arc::new(RwLock::new(loaded.balances.clone()));
        let figures = Arc::new(Figures::default());
        let (jobs, inbox) = channel();
        let mut writer =
            Writer { store, heads, balances: Arc::clone(&balances), figures: Arc::clone(&figures), inbox };
        std::thread::Builder::new()
            .name("ledger".into())
            .spawn(move || writer.run())
            .map_err(|e| StoreError::Unstarted(e.to_string()))?;
        Ok((Ledger { jobs, balances, figures }, loaded))
    }

    /// Writes an entry; ready when it is on disk.
    pub async fn commit(&self, entry: Entry) -> Result<(), CommitError> {
        self.submit(entry)?.await.unwrap_or(Err(CommitError::Closed))
    }

    /// Writes an entry from a thread that may wait.
    pub fn commit_blocking(&self, entry: Entry) -> Result<(), CommitError> {
        self.submit(entry)?.blocking_recv().unwrap_or(Err(CommitError::Closed))
    }

    /// Hands an entry over; entries are written in the order in which they were handed over.
    pub fn submit(&self, entry: Entry) -> Result<oneshot::Receiver<Result<(), CommitError>>, CommitError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { entry, reply, given: Instant::now() }).map_err(|_| CommitError::Closed)?;
        Ok(answer)
    }

    /// What an account holds, as far as it is on disk.
    pub fn balance(&self, account: Account) -> i64 {
        self.balances.read().get(&account).copied().unwrap_or(0)
    }

    /// Did an account ever hold anything?
    pub fn knows(&self, account: Account) -> bool {
        self.balances.read().contains_key(&account)
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

struct Writer {
    store: Box<dyn Store>,
    /// The last record of every log: the next one follows it, or is refused. So no log has a hole, even when a record
    /// could not be written while the one after it was on its way.
    heads: HashMap<u32, u64>,
    balances: Arc<RwLock<HashMap<Account, i64>>>,
    figures: Arc<Figures>,
    inbox: Receiver<Job>,
}

impl Writer {
    fn run(&mut self) {
        while let Ok(first) = self.inbox.recv() {
            let mut jobs = vec![first];
            while jobs.len() < LARGEST_GROUP
                && let Ok(job) = self.inbox.try_recv()
            {
                jobs.push(job);
            }
            crash::point("received");
            self.write(jobs);
        }
    }

    /// Writes a group. Entries that are not sound, short of money or duplicates are answered and left out.
    fn write(&mut self, mut jobs: Vec<Job>) {
        loop {
            let (heads, changed, refused) = self.check(&jobs);
            for (i, why) in refused.into_iter().rev() {
                answer(jobs.remove(i), Err(why));
            }
            if jobs.is_empty() {
                return;
            }
            let group: Vec<Entry> = jobs.iter_mut().map(|j| std::mem::take(&mut j.entry)).collect();
            let changed: Vec<(Account, i64)> = changed.into_iter().collect();
            match self.append(&group, &changed) {
                Err(why) => {
                    let why = CommitError::Store(why);
                    return jobs.into_iter().for_each(|job| answer(job, Err(why.clone())));
                }
                Ok(written) if written.iter().all(|w| *w == Written::New) => {
                    crash::point("committed");
                    self.heads.extend(heads);
                    self.balances.write().extend(changed);
                    self.figures.committed(jobs.iter().map(|j| j.given.elapsed()));
                    return jobs.into_iter().for_each(|job| answer(job, Ok(())));
                }
                Ok(written) => {
                    // Nothing was written: answer the duplicates and go on without them.
                    let mut left = Vec::with_capacity(jobs.len());
                    for ((mut job, entry), became) in jobs.into_iter().zip(group).zip(written) {
                        match became {
                            Written::New => {
                                job.entry = entry;
                                left.push(job);
                            }
                            Written::Duplicate { log, seq } => {
                                answer(job, Err(CommitError::Duplicate { log, seq }));
                            }
                        }
                    }
                    jobs = left;
                }
            }
        }
    }

    /// Which last records and balances the group leads to, and which entries cannot be: their index and why.
    #[allow(clippy::type_complexity)] // Three lists that are taken apart at once.
    fn check(&self, jobs: &[Job]) -> (HashMap<u32, u64>, HashMap<Account, i64>, Vec<(usize, CommitError)>) {
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
                let head =
                    heads.get(&record.log).or_else(|| self.heads.get(&record.log)).copied().unwrap_or(0);
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
        (heads, changed, refused)
    }

    /// Appends, waiting as long as the database is away. A commit whose answer was lost is looked up, so that it is
    /// neither lost nor made twice.
    fn append(&mut self, group: &[Entry], changed: &[(Account, i64)]) -> Result<Vec<Written>, StoreError> {
        let mut pause = Duration::from_millis(50);
        loop {
            self.figures.asks(true);
            let written = self.store.append(group, changed);
            self.figures.asks(false);
            match written {
                Err(why) => {
                    self.figures.away(Some(why.clone()));
                    if !why.passes() {
                        return Err(why);
                    }
                }
                Ok(written) => {
                    self.figures.away(None);
                    return Ok(written);
                }
            }
            if self.finds_again(group, &mut pause) {
                return Ok(vec![Written::New; group.len()]);
            }
        }
    }

    /// Waits until it can be said whether a group is in the books, and says so. Until then nobody is told anything,
    /// whatever the reason why it cannot be looked up: "refused" would be wrong if the group is there.
    fn finds_again(&mut self, group: &[Entry], pause: &mut Duration) -> bool {
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

    fn was_written(&mut self, group: &[Entry]) -> Result<bool, StoreError> {
        match group.iter().find_map(|e| e.record.as_ref()) {
            Some(record) => self.store.has(record),
            None => Ok(false),
        }
    }
}

/// The one who asked may be gone; the entry is in the books all the same.
fn answer(job: Job, result: Result<(), CommitError>) {
    let _ = job.reply.send(result);
}
