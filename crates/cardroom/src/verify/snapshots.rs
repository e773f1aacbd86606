//! The snapshots from which a room goes on at its next start, beside what the records come to. They are the writer's own: each
//! is made again by the writer's code from records that the rest of this check has looked at, and compared.

use super::books::{Row, unhex};
use super::source::Source;
use super::{Case, Findings};
use crate::error::Failure;
use cards::shuffle::Seed;
use room::engine::Engine;
use room::house_book::HouseBook;
use room::record::{HouseEvent, TableRecord, TableSpec};
use room::shuffles::Shuffles;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::panic::{AssertUnwindSafe, catch_unwind};
use voice::{Telling, say};

/// A snapshot as it lies there.
pub struct Snapshot {
    pub seq: u64,
    /// What it says; none where it does not open.
    body: Option<String>,
}

impl Snapshot {
    /// The snapshot of a log.
    pub fn read(source: &mut Source<'_>, case: &Case, log: u32) -> Result<Option<Snapshot>, Failure> {
        let mut found = None;
        if case.books.snapshots {
            source.rows(&format!("SELECT seq, body FROM snapshots WHERE log = {log}"), &mut |r| {
                let seq = r[0].number();
                let body = case.keys.open(&format!("snapshot {log} {seq}"), &r[1].bytes());
                found = Some(Snapshot { seq, body });
            })?;
        }
        // One that was taken before what is live is looked at with the archive in which its record lies.
        let archived = case.books.archived.get(&log).copied().unwrap_or(0);
        Ok(found.filter(|snapshot| log == 0 || snapshot.seq > archived))
    }

    /// What it says, where this program made it: one that another made is not gone on from, and not looked at.
    fn says(&self) -> Result<Option<Value>, Telling> {
        let kept = self.body.as_deref().ok_or_else(|| say!("verify-does-not-open"))?;
        let kept: Value = serde_json::from_str(kept).map_err(unread)?;
        Ok((kept["maker"] == room::snapshot::maker().as_str()).then_some(kept))
    }

    fn digest(&self) -> String {
        hex::encode(Sha256::digest(self.body.as_deref().unwrap_or_default()))
    }
}

fn unread(why: serde_json::Error) -> Telling {
    say!("verify-unread", why: why.to_string())
}

/// What a room goes on from, followed through its log by the writer's own code.
pub trait Follows {
    fn follow(&mut self, row: &Row) -> Result<(), Telling>;
    /// The snapshot after the record that has this hash.
    fn snapshot(&self, hash: &str) -> String;
}

impl Follows for HouseBook {
    fn follow(&mut self, row: &Row) -> Result<(), Telling> {
        let event: HouseEvent = serde_json::from_str(&row.body).map_err(unread)?;
        self.apply((row.seq, row.at, unhex(&row.hash).unwrap_or_default()), &event);
        Ok(())
    }

    fn snapshot(&self, _hash: &str) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Follows for Engine {
    fn follow(&mut self, row: &Row) -> Result<(), Telling> {
        let record: TableRecord = serde_json::from_str(&row.body).map_err(unread)?;
        self.replay((row.seq, row.at), &record);
        Ok(())
    }

    fn snapshot(&self, hash: &str) -> String {
        let mut engine = self.clone();
        engine.shuffles.forget_seeds_to_come();
        Engine::snapshot(&engine, &unhex(hash).unwrap_or_default())
    }
}

/// A table before its first record, or as it was kept.
pub fn engine(
    log: u32,
    spec: &Value,
    seeds: Vec<(u32, Seed)>,
    kept: Option<&Kept>,
) -> Result<Engine, Telling> {
    let spec: TableSpec = serde_json::from_value(spec.clone()).map_err(unread)?;
    let mut engine = Engine::open(log, spec, Shuffles::default()).map_err(|why| why.says())?;
    if let Some(kept) = kept {
        engine.go_on_from(kept.seq, &kept.text).ok_or_else(|| say!("verify-snapshot-differs"))?;
    }
    let last = engine.shuffles.last_number();
    engine.shuffles.keep_seeds(seeds.into_iter().filter(|(number, _)| *number > last));
    Ok(engine)
}

/// The house's book before its first record, or as it was kept.
pub fn house_book(kept: Option<&Kept>) -> Result<HouseBook, Telling> {
    kept.map_or_else(|| Ok(HouseBook::new()), |kept| serde_json::from_str(&kept.text).map_err(unread))
}

/// What is kept of a mirror for the next check.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    seq: u64,
    text: String,
    /// The snapshot that agreed: after which record, and the hash of what it says.
    agreed: Option<(u64, String)>,
}

/// One log, followed as a room does, as far as its snapshot or to its end.
pub struct Mirror<F> {
    log: u32,
    of: Result<F, Telling>,
    seq: u64,
    hash: String,
    snapshot: Option<Snapshot>,
    /// What the snapshot says, until it was compared.
    wanted: Option<Value>,
    differs: Option<Telling>,
    agreed: Option<(u64, String)>,
    /// Is it kept for the next check?
    keep: bool,
}

impl<F: Follows> Mirror<F> {
    /// Begins where the log was left.
    pub fn new(
        (log, head): (u32, (u64, &str)),
        snapshot: Option<Snapshot>,
        of: Result<F, Telling>,
        kept: Option<&Kept>,
        keep: bool,
    ) -> Mirror<F> {
        let (seq, hash) = (head.0, head.1.to_string());
        let agreed = kept.and_then(|kept| kept.agreed.clone());
        let (wanted, differs) = match snapshot.as_ref().map(Snapshot::says) {
            Some(Ok(wanted)) => (wanted, None),
            Some(Err(why)) => (None, Some(why)),
            None => (None, None),
        };
        let mut mirror = Mirror { log, of, seq, hash, snapshot, wanted, differs, agreed, keep };
        let same = |of: &Snapshot| mirror.agreed.as_ref() == Some(&(of.seq, of.digest()));
        if mirror.snapshot.as_ref().is_some_and(same) {
            mirror.wanted = None;
        }
        if seq > 0 {
            mirror.compare();
        }
        mirror
    }

    fn compare(&mut self) {
        let Some(snapshot) = self.snapshot.as_ref().filter(|snapshot| snapshot.seq == self.seq) else {
            return;
        };
        let (Ok(of), Some(wanted)) = (&self.of, self.wanted.take()) else { return };
        match serde_json::from_str::<Value>(&of.snapshot(&self.hash)) {
            Ok(again) if again == wanted => self.agreed = Some((snapshot.seq, snapshot.digest())),
            Ok(_) => self.differs = Some(say!("verify-snapshot-differs")),
            Err(why) => self.differs = Some(unread(why)),
        }
    }

    /// The number of the snapshot, where it was taken before where this began: earlier records must be read for it.
    pub fn looks_back(&self) -> bool {
        self.wanted.is_some() && self.snapshot.as_ref().is_some_and(|snapshot| snapshot.seq < self.seq)
    }

    /// The same from the first record on, for a snapshot that was taken before where this began.
    pub fn again(&mut self, of: Result<F, Telling>) -> Mirror<F> {
        let (snapshot, wanted) = (self.snapshot.take(), self.wanted.take());
        Mirror {
            log: self.log,
            of,
            seq: 0,
            hash: String::new(),
            snapshot,
            wanted,
            differs: None,
            agreed: None,
            keep: false,
        }
    }

    /// Is there nothing more to follow?
    pub fn is_done(&self) -> bool {
        !self.keep && self.wanted.is_none()
    }

    /// A record of the log. What never followed from any ruling may not even be possible.
    pub fn follow(&mut self, row: &Row) {
        if self.is_done() {
            return;
        }
        if let Ok(of) = &mut self.of {
            let followed = catch_unwind(AssertUnwindSafe(|| of.follow(row)));
            if let Err(why) = followed.unwrap_or_else(|_| Err(say!("verify-snapshot-differs"))) {
                self.of = Err(why);
            }
        }
        self.seq = row.seq;
        self.hash.clone_from(&row.hash);
        self.compare();
    }

    /// The end of the log: tells what differs, and gives what is kept.
    pub fn finish(self, findings: &mut Findings) -> Option<Kept> {
        let Some(snapshot) = &self.snapshot else { return self.kept() };
        findings.counts.snapshots += 1;
        let missing = || match &self.of {
            Err(why) => why.clone(),
            Ok(_) => say!("verify-missing", seq: snapshot.seq),
        };
        let differs = self.differs.clone().or_else(|| self.wanted.is_some().then(missing));
        if let Some(what) = differs {
            let (log, seq) = (self.log, snapshot.seq);
            findings.wrong.push(say!("verify-snapshot", log: log, seq: seq, what: what));
        }
        self.kept()
    }

    fn kept(self) -> Option<Kept> {
        let of = self.of.ok().filter(|_| self.keep)?;
        Some(Kept { seq: self.seq, text: of.snapshot(&self.hash), agreed: self.agreed })
    }
}
