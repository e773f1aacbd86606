//! Archives: what lies under old seals, packed into a file of its own that is never written again. It has whole chains of seals from
//! one seal to another, every record under them with its postings, and the seeds; compressed, closed with the books' key, and signed
//! by the house as a whole. What lies in archives may be taken out of the live books: whoever reads them goes on to the archives by
//! themselves ([`joined`]). The house's own book always stays.
//!
//! What a record says is packed in clear and closed as a whole; to read it, it is closed again with the nonce it had, so that the
//! same bytes come out, and the same hash over them. Written down in `docs/ledger.md`.

mod cut;
mod file;
mod joined;
mod pack;
mod remove;
mod unpack;

pub use cut::Cut;
pub use file::Archive;
pub(crate) use joined::Joined;
pub use pack::{Packing, pack};
pub use remove::{Removal, remove};
pub(crate) use remove::{from_postgres, from_sqlite};

use crate::error::StoreError;
use crate::store::{ARCHIVES_NOTE, Reader};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// How many records are packed together.
const CHUNK: u32 = 1000;
/// How many seals are.
const SEALS: u32 = 5000;

/// One archive, as the books note it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// Where it was put.
    pub file: PathBuf,
    /// Its digest, in hex: another file is not taken for it.
    pub digest: String,
}

/// The archives that the books note, the oldest first.
pub(crate) fn noted(note: Option<&str>) -> Result<Vec<Noted>, StoreError> {
    match note {
        None => Ok(vec![]),
        Some(text) => serde_json::from_str(text)
            .map_err(|_| StoreError::Garbled { place: format!("note {ARCHIVES_NOTE}") }),
    }
}

impl Reader {
    /// The archives in which the beginning of these books lies, the oldest first.
    pub fn archives(&mut self) -> Result<Vec<Noted>, StoreError> {
        noted(self.inner.note(ARCHIVES_NOTE)?.as_deref())
    }
}

/// Where an archive is now: where it was put, or beside the books.
pub(crate) fn found(noted: &Noted, database: &str) -> Result<PathBuf, StoreError> {
    if noted.file.is_file() {
        return Ok(noted.file.clone());
    }
    let beside = Path::new(database).parent().zip(noted.file.file_name());
    let beside = beside.map(|(folder, name)| folder.join("archives").join(name));
    let missing = || StoreError::NoArchive { path: noted.file.display().to_string() };
    beside.filter(|file| file.is_file()).ok_or_else(missing)
}

/// A stretch of a pit: after one seal, up to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stretch {
    /// The last seal before it.
    pub after: u64,
    /// Its last seal.
    pub to: u64,
    /// That seal's hash, in hex.
    pub hash: String,
}

/// What stands at the head of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The version of the format.
    pub archive: u32,
    /// The first is 1.
    pub number: u32,
    /// The key that signs these books, in hex, and the mark of the one that closes them.
    pub public: String,
    /// The mark of the key that closes them.
    pub books: String,
    /// How many pits the books have.
    pub of_pits: u32,
    /// The pits.
    pub pits: BTreeMap<u32, Stretch>,
    /// The logs: after one record, up to another.
    pub logs: BTreeMap<u32, (u64, u64)>,
    /// The first and the last time of a record, in milliseconds since 1970.
    pub times: (u64, u64),
    /// How many records it has.
    pub records: u64,
    /// A hash over everything else that is in it, in hex.
    pub digest: String,
}

/// A record, packed.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Packed {
    seq: u64,
    at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    actor: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    body: String,
    nonce: String,
    version: u8,
    /// Account, cents and turn of each posting.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lines: Vec<(String, i64, Option<u64>)>,
}

/// The place of a chunk: it opens nowhere else.
fn place(archive: u32, log: u32, first: u64) -> String {
    format!("archive {archive} {log} {first}")
}

fn broken(path: &Path) -> StoreError {
    StoreError::BadArchive { path: path.display().to_string() }
}
