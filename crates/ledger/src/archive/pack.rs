//! Packing: from the live books into a file, which has its name once it is whole, signed and on disk.

use super::file::{Archive, FORMAT, PackedSeal, SCHEMA, digest};
use super::{CHUNK, Cut, Head, Packed, SEALS, place};
use crate::entry::Hash;
use crate::error::StoreError;
use crate::keys::{Keys, NONCE};
use crate::private;
use crate::store::{Reader, StoredPosting, StoredRecord};
use rusqlite::{Connection, params};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};

/// How hard it is compressed.
const LEVEL: i32 = 9;

/// What is packed, and where.
pub struct Packing<'a> {
    /// The archives there are already, the oldest first.
    pub archives: &'a [Archive],
    /// From where to where.
    pub cut: &'a Cut,
    /// The keys of the books.
    pub keys: &'a Keys,
    /// The file to be written.
    pub to: &'a Path,
}

/// Packs what lies under the seals of a cut. `each` is told how many records are packed.
pub fn pack(
    reader: &mut Reader,
    packing: &Packing<'_>,
    each: &mut dyn FnMut(u64),
) -> Result<Archive, StoreError> {
    let to = packing.to;
    let wrong = |e: std::io::Error| StoreError::File { path: to.display().to_string(), why: e.to_string() };
    if to.exists() {
        return Err(wrong(std::io::ErrorKind::AlreadyExists.into()));
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    // Whoever left this was cut off.
    let _ = std::fs::remove_file(&part);
    private::new_file(&part).map_err(wrong)?;
    let packed = write(reader, packing, &part, each);
    let done = packed.and_then(|()| {
        File::open(&part).and_then(|file| file.sync_all()).map_err(wrong)?;
        // What was written is read once more, from its beginning, before it has its name.
        Archive::open(&part, None)?.check()?;
        std::fs::rename(&part, to).map_err(wrong)?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(wrong)
    });
    if done.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    done?;
    Archive::open(to, Some(packing.keys.books().clone()))
}

fn write(
    reader: &mut Reader,
    packing: &Packing<'_>,
    part: &Path,
    each: &mut dyn FnMut(u64),
) -> Result<(), StoreError> {
    let Packing { archives, cut, keys, .. } = *packing;
    let mut file = Connection::open(part)?;
    let file = file.transaction()?;
    file.execute_batch(SCHEMA)?;
    let number = archives.last().map_or(1, |archive| archive.head.number + 1);
    let mut writing = Writing { number, keys, times: (u64::MAX, 0), records: 0, actors: HashMap::new() };
    for (log, (after, to)) in &cut.logs {
        writing.log(reader, &file, *log, (*after, *to), each)?;
        let known = archives.iter().map(|a| a.last_secret(*log)).collect::<Result<Vec<_>, _>>()?;
        for (number, seed) in reader.inner.secrets(*log, known.into_iter().max().unwrap_or(0))? {
            file.prepare_cached("INSERT INTO secrets VALUES (?1, ?2, ?3)")?
                .execute(params![log, number, seed])?;
        }
    }
    for (pit, stretch) in &cut.pits {
        seals(reader, &file, *pit, (stretch.after, stretch.to))?;
    }
    for ((actor, log), (first, last)) in &writing.actors {
        let row = params![actor, log, *first as i64, *last as i64];
        file.prepare_cached("INSERT INTO actors VALUES (?1, ?2, ?3, ?4)")?.execute(row)?;
    }
    let head = Head {
        archive: FORMAT,
        number,
        public: hex::encode(keys.public()),
        books: keys.books().id().to_string(),
        of_pits: reader.pits()?,
        pits: cut.pits.clone(),
        logs: cut.logs.clone(),
        times: writing.times,
        records: writing.records,
        digest: digest(&file)?,
    };
    let text = serde_json::to_string(&head).expect("a head has numbers and words");
    let signature = hex::encode(keys.sign_archive(&Sha256::digest(&text).into()));
    file.execute("INSERT INTO head VALUES (?1, ?2)", [text, signature])?;
    Ok(file.commit()?)
}

struct Writing<'a> {
    number: u32,
    keys: &'a Keys,
    times: (u64, u64),
    records: u64,
    /// The first and the last record in which somebody asked for something, by log.
    actors: HashMap<(u32, u32), (u64, u64)>,
}

impl Writing<'_> {
    fn log(
        &mut self,
        reader: &mut Reader,
        file: &Connection,
        log: u32,
        (after, to): (u64, u64),
        each: &mut dyn FnMut(u64),
    ) -> Result<(), StoreError> {
        let mut last = after;
        while last < to {
            let limit = u64::from(CHUNK).min(to - last) as u32;
            let records = reader.records(log, last, limit)?;
            let end = last + u64::from(limit);
            let whole = records.len() == limit as usize && records.last().is_some_and(|r| r.seq == end);
            let ends = records.first().zip(records.last()).filter(|_| whole);
            let Some((from, until)) = ends else {
                return Err(StoreError::Missing { log, seq: last + 1 });
            };
            let times = (from.at, until.at);
            self.times = (self.times.0.min(times.0), self.times.1.max(times.1));
            let hashes: Vec<Hash> = records.iter().map(|record| record.hash).collect();
            let postings = reader.postings_of(log, (last + 1, end))?;
            let packed = self.packed(log, records, postings);
            let text = serde_json::to_vec(&packed).expect("a record has numbers and words");
            let text = zstd::encode_all(&text[..], LEVEL).expect("memory can be written to");
            let body = self.keys.books().close_at(&place(self.number, log, last + 1), &text);
            let row = params![
                log,
                (last + 1) as i64,
                end as i64,
                times.0 as i64,
                times.1 as i64,
                hashes.concat(),
                body
            ];
            file.prepare_cached("INSERT INTO chunks VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?.execute(row)?;
            (last, self.records) = (end, self.records + u64::from(limit));
            each(u64::from(limit));
        }
        Ok(())
    }

    fn packed(&mut self, log: u32, records: Vec<StoredRecord>, postings: Vec<StoredPosting>) -> Vec<Packed> {
        let mut postings = postings.into_iter().peekable();
        let mut all = Vec::with_capacity(records.len());
        for StoredRecord { seq, at, actor, action, body, stored, version, .. } in records {
            if let (Some(actor), Some(_)) = (actor, &action) {
                self.actors.entry((actor, log)).or_insert((seq, seq)).1 = seq;
            }
            let mut lines = Vec::new();
            while let Some(line) = postings.next_if(|line| line.seq == seq) {
                lines.push((line.account.to_string(), line.cents, line.turn));
            }
            let nonce = hex::encode(&stored[..NONCE.min(stored.len())]);
            all.push(Packed { seq, at, actor, action, body, nonce, version, lines });
        }
        all
    }
}

fn seals(
    reader: &mut Reader,
    file: &Connection,
    pit: u32,
    (after, to): (u64, u64),
) -> Result<(), StoreError> {
    let mut last = after;
    while last < to {
        let limit = u64::from(SEALS).min(to - last) as u32;
        let page = reader.seals(pit, last, limit)?;
        let end = page.last().map(|seal| seal.number).ok_or(StoreError::Seal { pit, number: last + 1 })?;
        let packed: Vec<PackedSeal> = page
            .into_iter()
            .map(|seal| {
                let signature = seal.signature_text();
                (seal.number, seal.at, seal.records, hex::encode(seal.hash), signature)
            })
            .collect();
        let text = serde_json::to_vec(&packed).expect("a seal has numbers and words");
        let body = zstd::encode_all(&text[..], LEVEL).expect("memory can be written to");
        let row = params![pit, (last + 1) as i64, end as i64, body];
        file.prepare_cached("INSERT INTO seals VALUES (?1, ?2, ?3, ?4)")?.execute(row)?;
        last = end;
    }
    Ok(())
}
