//! Live books and their archives, read as one: what lies in an archive is read there, whether or not it is still in the live books.

use super::file::Archive;
use super::{Noted, Packed};
use crate::Account;
use crate::entry::{Hash, Person, Posting, Session};
use crate::error::StoreError;
use crate::keys::{BooksKey, Place};
use crate::seal::{Head, Seal};
use crate::store::{Asked, Loaded, Raw, Read, StoredPosting};
use rusqlite::params;
use std::sync::Arc;

/// Live books with archives.
pub(crate) struct Joined {
    live: Box<dyn Read>,
    archives: Vec<Archive>,
    key: Option<Arc<BooksKey>>,
}

/// The house's own book is never taken out of the live books.
pub(super) const HOUSE: u32 = 0;

impl Joined {
    pub(crate) fn new(
        live: Box<dyn Read>,
        noted: &[Noted],
        database: &str,
        key: Option<&Arc<BooksKey>>,
    ) -> Result<Joined, StoreError> {
        let open = |noted: &Noted| Archive::noted(noted, database, key.cloned());
        let archives = noted.iter().map(open).collect::<Result<_, _>>()?;
        Ok(Joined { live, archives, key: key.cloned() })
    }

    /// The last record of a log that is read from archives.
    fn to(&self, log: u32) -> u64 {
        if log == HOUSE { 0 } else { self.archives.iter().map(|a| a.stretch(log).1).max().unwrap_or(0) }
    }

    /// Records of archives, from one to another, as they were stored; `each` says when it is enough.
    fn packed(
        &mut self,
        log: u32,
        (from, to): (u64, u64),
        each: &mut dyn FnMut(&Packed, Hash) -> Result<bool, StoreError>,
    ) -> Result<(), StoreError> {
        let mut seq = from;
        while seq <= to.min(self.to(log)) {
            let mut chunk = None;
            for archive in &mut self.archives {
                chunk = chunk.or(archive.chunk(log, seq)?);
            }
            let chunk = chunk.ok_or(StoreError::Missing { log, seq })?;
            for (record, hash) in chunk.records.iter().zip(&chunk.hashes) {
                if record.seq == seq && seq <= to {
                    seq += 1;
                    if !each(record, *hash)? {
                        return Ok(());
                    }
                }
            }
            if chunk.records.last().is_none_or(|last| last.seq + 1 < seq) {
                return Err(StoreError::Missing { log, seq });
            }
        }
        Ok(())
    }
}

/// A record as it was stored.
pub(super) fn raw(key: &BooksKey, log: u32, record: &Packed, hash: Hash) -> Result<Raw, StoreError> {
    let garbled = || StoreError::Garbled { place: format!("record {log} {}", record.seq) };
    let nonce = hex::decode(&record.nonce).map_err(|_| garbled())?;
    let body = key.close_again(&Place::Record(log, record.seq), &nonce, record.body.as_bytes());
    Ok(Raw {
        seq: record.seq,
        at: record.at,
        actor: record.actor,
        action: record.action.clone(),
        body: body.ok_or_else(garbled)?,
        hash,
        version: record.version,
    })
}

fn postings(record: &Packed, log: u32) -> impl Iterator<Item = Result<StoredPosting, StoreError>> {
    record.lines.iter().map(move |(account, cents, turn)| {
        let account: Account = account.parse()?;
        Ok(StoredPosting { log, seq: record.seq, at: record.at, account, cents: *cents, turn: *turn })
    })
}

impl Read for Joined {
    fn schema(&mut self) -> Result<String, StoreError> {
        self.live.schema()
    }
    fn hold_still(&mut self) -> Result<(), StoreError> {
        self.live.hold_still()
    }
    fn load(&mut self) -> Result<Loaded, StoreError> {
        self.live.load()
    }
    fn note(&mut self, key: &str) -> Result<Option<String>, StoreError> {
        self.live.note(key)
    }
    fn notes_named(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.live.notes_named(prefix)
    }
    fn person(&mut self, id: u32) -> Result<Option<Person>, StoreError> {
        self.live.person(id)
    }
    fn session(&mut self, key: &str) -> Result<Option<Session>, StoreError> {
        self.live.session(key)
    }
    fn heads(&mut self) -> Result<Vec<(u32, u64, Hash)>, StoreError> {
        self.live.heads()
    }
    fn pits(&mut self) -> Result<Vec<Head>, StoreError> {
        self.live.pits()
    }
    fn turns(&mut self) -> Result<Vec<(Account, u64)>, StoreError> {
        self.live.turns()
    }
    /// Somebody who says an old thing again says it to the live books: those remember as long as they go back.
    fn action(&mut self, actor: u32, action: &str) -> Result<Option<(u32, u64)>, StoreError> {
        self.live.action(actor, action)
    }
    fn secrets(&mut self, log: u32, after: u32) -> Result<Vec<(u32, String)>, StoreError> {
        self.live.secrets(log, after)
    }
    fn snapshot(&mut self, log: u32) -> Result<Option<(u64, Vec<u8>)>, StoreError> {
        self.live.snapshot(log)
    }

    fn records(&mut self, log: u32, after: u64, limit: u32) -> Result<Vec<Raw>, StoreError> {
        let (to, mut found) = (self.to(log), Vec::new());
        if after < to {
            let key = self.key.clone().ok_or(StoreError::Locked)?;
            self.packed(
                log,
                (after + 1, to.min(after.saturating_add(limit.into()))),
                &mut |record, hash| {
                    found.push(raw(&key, log, record, hash)?);
                    Ok(true)
                },
            )?;
        }
        let left = limit - found.len() as u32;
        if left > 0 {
            found.extend(self.live.records(log, after.max(to), left)?);
        }
        Ok(found)
    }

    fn records_before(&mut self, log: u32, before: u64, limit: u32) -> Result<Vec<Raw>, StoreError> {
        let to = self.to(log);
        let mut found = self.live.records_before(log, before, limit)?;
        found.retain(|record| record.seq > to);
        let left = u64::from(limit) - found.len() as u64;
        let last = to.min(before.saturating_sub(1));
        if left > 0 && last > 0 {
            let key = self.key.clone().ok_or(StoreError::Locked)?;
            let mut older = Vec::new();
            self.packed(log, (last.saturating_sub(left - 1).max(1), last), &mut |record, hash| {
                older.push(raw(&key, log, record, hash)?);
                Ok(true)
            })?;
            found.extend(older.into_iter().rev());
        }
        Ok(found)
    }

    fn logs_of(&mut self, actor: u32) -> Result<Vec<(u32, u64, u64)>, StoreError> {
        let mut all = self.live.logs_of(actor)?;
        for archive in &self.archives {
            let sql = "SELECT log, first, last FROM actors WHERE actor = ?1 AND log > 0";
            let mut asked = archive.connection.prepare_cached(sql)?;
            let mut rows = asked.query([actor])?;
            while let Some(row) = rows.next()? {
                let (log, first, last) =
                    (row.get::<_, u32>(0)?, row.get::<_, i64>(1)? as u64, row.get::<_, i64>(2)? as u64);
                match all.iter_mut().find(|(of, ..)| *of == log) {
                    Some((_, from, to)) => (*from, *to) = ((*from).min(first), (*to).max(last)),
                    None => all.push((log, first, last)),
                }
            }
        }
        all.sort_unstable();
        Ok(all)
    }

    fn lines(&mut self, log: u32, after: u64, to: u64) -> Result<Vec<(u64, Posting)>, StoreError> {
        let (end, mut found) = (self.to(log), Vec::new());
        self.packed(log, (after.saturating_add(1), to.min(end)), &mut |record, _| {
            for posting in postings(record, log) {
                let StoredPosting { account, cents, .. } = posting?;
                found.push((record.seq, Posting { account, cents }));
            }
            Ok(true)
        })?;
        found.extend(self.live.lines(log, after.max(end), to)?);
        Ok(found)
    }

    fn seals(&mut self, pit: u32, after: u64, limit: u32) -> Result<Vec<Seal>, StoreError> {
        let (mut found, mut last) = (Vec::new(), after);
        for archive in &self.archives {
            let Some(stretch) = archive.head.pits.get(&pit).filter(|stretch| stretch.to > last) else {
                continue;
            };
            found.extend(archive.seals(pit, last, limit - found.len() as u32)?);
            last = if found.len() as u32 == limit { return Ok(found) } else { stretch.to };
        }
        found.extend(self.live.seals(pit, last, limit - found.len() as u32)?);
        Ok(found)
    }

    fn sealed(&mut self, log: u32, seq: u64) -> Result<Option<(Hash, Vec<u64>)>, StoreError> {
        if seq > self.to(log) {
            return self.live.sealed(log, seq);
        }
        let mut found = None;
        self.packed(log, (seq, seq), &mut |record, hash| {
            let turns = record.lines.iter().filter_map(|(_, _, turn)| *turn).collect();
            found = (record.version > 1).then_some((hash, turns));
            Ok(false)
        })?;
        Ok(found)
    }

    fn span(&mut self, log: u32, from: u64, to: u64) -> Result<Option<(u64, u64)>, StoreError> {
        let mut ends: Option<(u64, u64)> = None;
        let mut take = |first: u64, last: u64| {
            ends = Some(ends.map_or((first, last), |(a, b)| (a.min(first), b.max(last))));
        };
        let end = self.to(log);
        if let Some((first, last)) = self.live.span(log, from, to)? {
            take(first, last);
        }
        for archive in self.archives.iter_mut().filter(|_| end > 0) {
            // Only the chunks at both ends have to be opened.
            let sql =
                "SELECT MIN(first), MAX(first) FROM chunks WHERE log = ?1 AND to_at >= ?2 AND from_at < ?3";
            let (from_at, to_at) = (crate::store::time(from), crate::store::time(to));
            let chunks =
                archive.connection.prepare_cached(sql)?.query_row(params![log, from_at, to_at], |r| {
                    Ok((r.get::<_, Option<i64>>(0)?, r.get::<_, Option<i64>>(1)?))
                })?;
            for first in [chunks.0, chunks.1].into_iter().flatten() {
                let Some(chunk) = archive.chunk(log, first as u64)? else { continue };
                let within = |record: &&Packed| (from..to).contains(&record.at);
                let seqs: Vec<u64> = chunk.records.iter().filter(within).map(|record| record.seq).collect();
                if let (Some(first), Some(last)) = (seqs.first(), seqs.last()) {
                    take(*first, *last);
                }
            }
        }
        Ok(ends)
    }

    fn postings(&mut self, asked: &Asked<'_>) -> Result<Vec<StoredPosting>, StoreError> {
        let Asked { log, span: (first, last), prefix, from, to } = *asked;
        let (end, mut found) = (self.to(log), Vec::new());
        self.packed(log, (first, last.min(end)), &mut |record, _| {
            let wanted = (from..to).contains(&record.at);
            for posting in postings(record, log).filter(|_| wanted) {
                let posting = posting?;
                if posting.account.to_string().starts_with(prefix) {
                    found.push(posting);
                }
            }
            Ok(true)
        })?;
        let span = (first.max(end + 1), last);
        if span.0 <= span.1 {
            found.extend(self.live.postings(&Asked { log, span, prefix, from, to })?);
        }
        Ok(found)
    }
}
