//! An archive that is read: looked at once as a whole, and then chunk by chunk.

use super::{Head, Noted, Packed, broken, place};
use crate::entry::Hash;
use crate::error::StoreError;
use crate::keys::{BooksKey, is_signed_archive};
use crate::seal::Seal;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The version of the format.
pub(super) const FORMAT: u32 = 1;
/// How many chunks are kept open.
const OPEN: usize = 24;

pub(super) const SCHEMA: &str = "
CREATE TABLE head (text TEXT NOT NULL, signature TEXT NOT NULL);
CREATE TABLE chunks (
    log BIGINT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, from_at BIGINT NOT NULL, to_at BIGINT NOT NULL,
    hashes BLOB NOT NULL, body BLOB NOT NULL, PRIMARY KEY (log, first)) WITHOUT ROWID;
CREATE TABLE seals (
    pit BIGINT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (pit, first)) WITHOUT ROWID;
CREATE TABLE actors (
    actor BIGINT NOT NULL, log BIGINT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, PRIMARY KEY (actor, log)) WITHOUT ROWID;
CREATE TABLE secrets (
    log BIGINT NOT NULL, number BIGINT NOT NULL, seed TEXT NOT NULL, PRIMARY KEY (log, number)) WITHOUT ROWID;
";

/// Some records of a log, opened.
pub(super) struct Chunk {
    pub records: Vec<Packed>,
    pub hashes: Vec<Hash>,
}

/// An archive.
pub struct Archive {
    pub(super) connection: Connection,
    pub(super) path: PathBuf,
    /// What it says of itself.
    pub head: Head,
    pub(super) key: Option<Arc<BooksKey>>,
    kept: Vec<((u32, u64), Arc<Chunk>)>,
}

impl Archive {
    /// Opens an archive. Its head must be signed by the key it names; whether that is the house's is for whoever asks.
    pub fn open(path: &Path, key: Option<Arc<BooksKey>>) -> Result<Archive, StoreError> {
        let missing = || StoreError::NoArchive { path: path.display().to_string() };
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(|_| missing())?;
        let head = connection.query_row("SELECT text, signature FROM head", [], |r| {
            Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?))
        });
        let (text, signature) = head.map_err(|_| broken(path))?;
        let head: Head = serde_json::from_str(&text).map_err(|_| broken(path))?;
        let public = hex::FromHex::from_hex(&head.public).map_err(|_| broken(path))?;
        let hash: Hash = Sha256::digest(&text).into();
        let signed = is_signed_archive(&public, &hash, &hex::decode(&signature).unwrap_or_default());
        let other = key.as_ref().is_some_and(|key| key.id() != head.books);
        if head.archive != FORMAT || !signed || other {
            return Err(broken(path));
        }
        Ok(Archive { connection, path: path.to_path_buf(), head, key, kept: Vec::new() })
    }

    /// Opens one that the books note, wherever it is now; another in its place is not taken for it.
    pub fn noted(noted: &Noted, database: &str, key: Option<Arc<BooksKey>>) -> Result<Archive, StoreError> {
        let file = super::found(noted, database)?;
        let archive = Archive::open(&file, key)?;
        if archive.head.digest == noted.digest { Ok(archive) } else { Err(broken(&file)) }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Is all of it as it was packed? Reads the whole file.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.digest()? == self.head.digest { Ok(()) } else { Err(broken(&self.path)) }
    }

    /// A hash over everything but the head, in hex.
    pub(super) fn digest(&self) -> Result<String, StoreError> {
        digest(&self.connection)
    }

    /// The records of a log that it has: after one, up to another.
    pub(super) fn stretch(&self, log: u32) -> (u64, u64) {
        self.head.logs.get(&log).copied().unwrap_or((0, 0))
    }

    /// The chunk of a log in which a record is.
    pub(super) fn chunk(&mut self, log: u32, seq: u64) -> Result<Option<Arc<Chunk>>, StoreError> {
        let (after, to) = self.stretch(log);
        if seq <= after || seq > to {
            return Ok(None);
        }
        let sql = "SELECT first FROM chunks WHERE log = ?1 AND first <= ?2 ORDER BY first DESC LIMIT 1";
        let mut asked = self.connection.prepare_cached(sql)?;
        let first: Option<i64> = asked.query_row(params![log, seq as i64], |r| r.get(0)).optional()?;
        drop(asked);
        first.map(|first| self.chunk_at(log, first as u64)).transpose()
    }

    fn chunk_at(&mut self, log: u32, first: u64) -> Result<Arc<Chunk>, StoreError> {
        if let Some((_, chunk)) = self.kept.iter().find(|(at, _)| *at == (log, first)) {
            return Ok(Arc::clone(chunk));
        }
        let key = self.key.as_ref().ok_or(StoreError::Locked)?;
        let sql = "SELECT hashes, body FROM chunks WHERE log = ?1 AND first = ?2";
        let (hashes, body) =
            self.connection.prepare_cached(sql)?.query_row(params![log, first as i64], |r| {
                Ok((r.get::<_, Vec<u8>>(0)?, r.get::<_, Vec<u8>>(1)?))
            })?;
        let bad = || broken(&self.path);
        let open = key.open_at(&place(self.head.number, log, first), &body).ok_or_else(bad)?;
        let text = zstd::decode_all(&open[..]).map_err(|_| bad())?;
        let records: Vec<Packed> = serde_json::from_slice(&text).map_err(|_| bad())?;
        let hashes: Vec<Hash> = hashes.chunks(32).filter_map(|hash| hash.try_into().ok()).collect();
        if hashes.len() != records.len() {
            return Err(bad());
        }
        let chunk = Arc::new(Chunk { records, hashes });
        if self.kept.len() >= OPEN {
            self.kept.remove(0);
        }
        self.kept.push(((log, first), Arc::clone(&chunk)));
        Ok(chunk)
    }

    /// Seals of a pit after a number, in order.
    pub(super) fn seals(&self, pit: u32, after: u64, limit: u32) -> Result<Vec<Seal>, StoreError> {
        let mut found = Vec::new();
        let sql = "SELECT body FROM seals WHERE pit = ?1 AND last > ?2 ORDER BY first";
        let mut asked = self.connection.prepare_cached(sql)?;
        let mut rows = asked.query(params![pit, after as i64])?;
        while let Some(row) = rows.next()? {
            for seal in unpacked_seals(pit, row.get_ref(0)?.as_blob().unwrap_or_default(), &self.path)? {
                if seal.number > after {
                    found.push(seal);
                }
                if found.len() >= limit as usize {
                    return Ok(found);
                }
            }
        }
        Ok(found)
    }

    /// The seeds of a table's shuffles after one of them, closed as they were.
    pub(super) fn secrets(&self) -> Result<Vec<(u32, u32, String)>, StoreError> {
        let mut asked =
            self.connection.prepare("SELECT log, number, seed FROM secrets ORDER BY log, number")?;
        let rows = asked.query_map([], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The last seed of every table that is in it.
    pub(super) fn last_secret(&self, log: u32) -> Result<u32, StoreError> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM secrets WHERE log = ?1";
        Ok(self.connection.query_row(sql, [log], |r| r.get(0))?)
    }
}

/// Seals as they are packed: number, time, records, hash and signature of each.
pub(super) type PackedSeal = (u64, u64, String, String, String);

fn unpacked_seals(pit: u32, body: &[u8], path: &Path) -> Result<Vec<Seal>, StoreError> {
    let text = zstd::decode_all(body).map_err(|_| broken(path))?;
    let packed: Vec<PackedSeal> = serde_json::from_slice(&text).map_err(|_| broken(path))?;
    let seal = |(number, at, records, hash, signature): PackedSeal| {
        Seal::stored((i64::from(pit), number as i64, at as i64), records, &hash, &signature)
    };
    packed.into_iter().map(seal).collect()
}

/// A hash over everything but the head, in hex.
pub(super) fn digest(connection: &Connection) -> Result<String, StoreError> {
    let mut all = Sha256::new_with_prefix(b"cardroom archive 1");
    for sql in [
        "SELECT log, first, last, from_at, to_at, hashes, body FROM chunks ORDER BY log, first",
        "SELECT pit, first, last, body FROM seals ORDER BY pit, first",
        "SELECT actor, log, first, last FROM actors ORDER BY actor, log",
        "SELECT log, number, seed FROM secrets ORDER BY log, number",
    ] {
        let mut asked = connection.prepare(sql)?;
        let columns = asked.column_count();
        let mut rows = asked.query([])?;
        while let Some(row) = rows.next()? {
            for column in 0..columns {
                let bytes = match row.get_ref(column)? {
                    rusqlite::types::ValueRef::Integer(number) => number.to_le_bytes().to_vec(),
                    rusqlite::types::ValueRef::Text(bytes) | rusqlite::types::ValueRef::Blob(bytes) => {
                        bytes.to_vec()
                    }
                    _ => vec![],
                };
                all.update((bytes.len() as u64).to_le_bytes());
                all.update(&bytes);
            }
        }
    }
    Ok(hex::encode(all.finalize()))
}
