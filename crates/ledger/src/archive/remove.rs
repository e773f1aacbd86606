//! Taking out of the live books what lies in archives. The room must be closed. What is cut off in the middle goes on the next time:
//! the archives are noted first, and from then on what lies in them is read there.

use super::{Archive, Noted, broken};
use crate::address;
use crate::error::StoreError;
use crate::keys::Keys;
use crate::store::{ARCHIVES_NOTE, Reader};
use postgres::Client;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeMap;
use std::path::Path;

/// What is taken out.
pub struct Removal {
    /// The note of the archives.
    pub note: (&'static str, String),
    /// Every log but the house's, with the last record that lies in an archive: those before it go.
    pub logs: BTreeMap<u32, u64>,
    /// The same of the seals of every pit.
    pub pits: BTreeMap<u32, u64>,
}

/// Takes everything out of live books that lies in these archives, all of them since the beginning. The last record of every log and
/// the last seal of every pit that are in an archive stay: what comes after them goes on from there. `each` is told how many went.
pub fn remove(
    database: &str,
    keys: &Path,
    archives: &mut [Archive],
    each: &mut dyn FnMut(u64),
) -> Result<u64, StoreError> {
    let (mut books, held) = address::open(database, keys, None)?;
    let mut reader = Reader::open(database, Some(held.books().clone()))?;
    let noted = reader.archives()?;
    let mut removal =
        Removal { note: (ARCHIVES_NOTE, String::new()), logs: BTreeMap::new(), pits: BTreeMap::new() };
    let mut list = Vec::new();
    for archive in archives.iter() {
        let file = std::fs::canonicalize(archive.path()).unwrap_or_else(|_| archive.path().to_path_buf());
        list.push(Noted { file, digest: archive.head.digest.clone() });
        for (log, (_, to)) in archive.head.logs.iter().filter(|(log, _)| **log != 0) {
            removal.logs.insert(*log, *to);
        }
        removal.pits.extend(archive.head.pits.iter().map(|(pit, stretch)| (*pit, stretch.to)));
    }
    let goes_on = noted.len() <= list.len() && noted.iter().zip(&list).all(|(a, b)| a.digest == b.digest);
    if !goes_on {
        return Err(StoreError::OtherArchives);
    }
    check(archives, noted.len(), &held, &mut reader)?;
    drop(reader);
    removal.note.1 = serde_json::to_string(&list).expect("an archive has a name");
    let gone = books.remove(&removal, each);
    books.close()?;
    gone
}

/// Nothing is taken out unless it lies in archives of these very books: signed and closed with their keys, each going on where the one before
/// it ended; and those that the books do not note yet are as they were packed, and end with the seals and records that are live.
fn check(archives: &mut [Archive], noted: usize, keys: &Keys, reader: &mut Reader) -> Result<(), StoreError> {
    let (mut pits, mut logs) = (BTreeMap::<u32, u64>::new(), BTreeMap::<u32, u64>::new());
    for (n, archive) in archives.iter_mut().enumerate() {
        let (bad, head) = (broken(archive.path()), archive.head.clone());
        let ours = head.public == hex::encode(keys.public()) && head.books == keys.books().id();
        let follows = |(before, after): (Option<u64>, u64)| before.unwrap_or(0) == after;
        let goes_on = head.pits.iter().all(|(pit, part)| follows((pits.insert(*pit, part.to), part.after)))
            && head.logs.iter().all(|(log, (after, to))| follows((logs.insert(*log, *to), *after)));
        if !ours || !goes_on || head.number as usize != n + 1 {
            return Err(bad);
        }
        if n < noted {
            continue;
        }
        archive.check()?;
        for (pit, part) in &head.pits {
            let live = reader.seals(*pit, part.to - 1, 1)?.pop();
            if live.is_none_or(|seal| seal.number != part.to || hex::encode(seal.hash) != part.hash) {
                return Err(bad);
            }
        }
        for (log, (_, to)) in &head.logs {
            let packed = archive.chunk(*log, *to)?.and_then(|chunk| chunk.hashes.last().copied());
            let live = reader.records(*log, to - 1, 1)?.pop().filter(|record| record.seq == *to);
            if packed.is_none() || live.map(|record| record.hash) != packed {
                return Err(bad);
            }
        }
    }
    Ok(())
}

/// How many records go at once.
const STEP: i64 = 5000;

/// Takes them out of a SQLite file, which is as small afterwards as what is left in it.
pub(crate) fn from_sqlite(
    books: &mut Connection,
    removal: &Removal,
    each: &mut dyn FnMut(u64),
) -> Result<u64, StoreError> {
    let (key, value) = &removal.note;
    books.execute("INSERT OR REPLACE INTO notes VALUES (?1, ?2)", [*key, value.as_str()])?;
    let mut gone = 0;
    for (log, to) in &removal.logs {
        loop {
            let step = books.transaction()?;
            let sql = "SELECT seq FROM records WHERE log = ?1 AND seq < ?2 ORDER BY seq LIMIT 1 OFFSET ?3";
            let bound = step
                .prepare_cached(sql)?
                .query_row(params![log, *to as i64, STEP], |r| r.get(0))
                .optional()?;
            let before: i64 = bound.unwrap_or(*to as i64);
            step.prepare_cached("DELETE FROM postings WHERE log = ?1 AND seq < ?2")?
                .execute(params![log, before])?;
            let went = step
                .prepare_cached("DELETE FROM records WHERE log = ?1 AND seq < ?2")?
                .execute(params![log, before])?;
            step.commit()?;
            gone += went as u64;
            each(went as u64);
            crate::crash::point("removed");
            if bound.is_none() {
                break;
            }
        }
    }
    for (pit, to) in &removal.pits {
        books.execute("DELETE FROM seals WHERE pit = ?1 AND number < ?2", params![pit, *to as i64])?;
    }
    books.execute_batch("VACUUM")?;
    Ok(gone)
}

/// Takes them out of PostgreSQL, which has the room again when it next cleans up.
pub(crate) fn from_postgres(
    books: &mut Client,
    removal: &Removal,
    each: &mut dyn FnMut(u64),
) -> Result<u64, StoreError> {
    let (key, value) = &removal.note;
    let note = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    books.execute(note, &[key, value])?;
    let mut gone = 0;
    for (log, to) in &removal.logs {
        let (log, to) = (i64::from(*log), *to as i64);
        loop {
            let mut step = books.transaction()?;
            let sql = "SELECT seq FROM records WHERE log = $1 AND seq < $2 ORDER BY seq LIMIT 1 OFFSET $3";
            let bound: Option<i64> = step.query_opt(sql, &[&log, &to, &STEP])?.map(|row| row.get(0));
            let before = bound.unwrap_or(to);
            step.execute("DELETE FROM postings WHERE log = $1 AND seq < $2", &[&log, &before])?;
            let went = step.execute("DELETE FROM records WHERE log = $1 AND seq < $2", &[&log, &before])?;
            step.commit()?;
            gone += went;
            each(went);
            crate::crash::point("removed");
            if bound.is_none() {
                break;
            }
        }
    }
    for (pit, to) in &removal.pits {
        let (pit, to) = (i64::from(*pit), *to as i64);
        books.execute("DELETE FROM seals WHERE pit = $1 AND number < $2", &[&pit, &to])?;
    }
    Ok(gone)
}
