//! Books whose beginning lies in archives: each archive is unpacked into a file of its own and checked as books are, from where the one
//! before it ended; what is live comes last.

use super::audit::{self, Manner, State};
use super::books::Books;
use super::keys::Keys;
use super::source::{Database, Source};
use super::{Case, Findings};
use crate::error::Failure;
use crate::seals::Noted;
use ledger::archive::{self, Archive};
use ledger::{BooksKey, StoreError, private};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use voice::say;

/// The archives of some books.
#[derive(Default)]
pub struct Parts {
    archives: Vec<Archive>,
}

/// A snapshot of the live books: its log, the record it was taken after, and what is stored.
type Snapshot = (u32, u64, Vec<u8>);

impl Parts {
    /// The archives that these books note.
    pub fn of(books: &Books, place: &str, folder: Option<&Path>) -> Result<Parts, Failure> {
        let noted: Vec<archive::Noted> = match &books.archives {
            None => return Ok(Parts::default()),
            Some(text) => serde_json::from_str(text).map_err(|_| say!("verify-archives-unread"))?,
        };
        let folder = folder.filter(|folder| folder.join("books.key").exists());
        let key = folder.map(BooksKey::read).transpose()?.map(Arc::new).ok_or(StoreError::Locked)?;
        let open = |noted: &archive::Noted| Archive::noted(noted, place, Some(Arc::clone(&key)));
        let archives = noted.iter().map(open).collect::<Result<Vec<_>, _>>()?;
        // Whoever signed an archive with another key made it without the house.
        match archives.iter().find(|archive| books.public.as_ref() != Some(&archive.head.public)) {
            Some(other) => Err(StoreError::BadArchive { path: other.path().display().to_string() }.into()),
            None => Ok(Parts { archives }),
        }
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.archives.is_empty()
    }

    /// The last record of every log that lies in an archive.
    pub fn logs(&self) -> BTreeMap<u32, u64> {
        let all = self.archives.iter().flat_map(|archive| &archive.head.logs);
        all.map(|(log, (_, to))| (*log, *to)).collect()
    }

    /// Does a seal lie in an archive?
    pub fn has(&self, noted: &Noted) -> bool {
        let pit = noted.pit as u32;
        self.archives.iter().filter_map(|a| a.head.pits.get(&pit)).any(|pit| noted.number < pit.to)
    }

    /// Checks one after the other: what was found, and how the live books go on from there.
    pub fn check(
        &mut self,
        source: &mut Source<'_>,
        keys: &mut dyn FnMut() -> Result<Keys, Failure>,
        noted: &[Noted],
        manner: Manner,
    ) -> Result<(Findings, State), Failure> {
        let (mut findings, mut state) = (Findings::default(), State::default());
        let mut snapshots: Vec<Snapshot> = Vec::new();
        source.rows("SELECT log, seq, body FROM snapshots", &mut |r| {
            snapshots.push((r[0].number() as u32, r[1].number(), r[2].bytes()));
        })?;
        for n in 0..self.archives.len() {
            let folder = private_folder()?;
            let file = folder.0.join("part.sqlite");
            let (before, after) = self.archives.split_at_mut(n);
            let archive = &mut after[0];
            archive.check()?;
            private::new_file(&file).map_err(|e| Failure::file(&file, e))?;
            archive.unpack(before, &file)?;
            let within = |(log, seq, _): &&Snapshot| {
                archive.head.logs.get(log).is_some_and(|(after, to)| after < seq && seq <= to)
            };
            put_snapshots(&file, snapshots.iter().filter(within))?;
            let of_part = |noted: &&Noted| {
                let pit = archive.head.pits.get(&(noted.pit as u32));
                pit.is_some_and(|pit| pit.after < noted.number && noted.number <= pit.to)
            };
            let noted = noted.iter().filter(of_part).cloned().collect();
            let mut database = Database::open(&file.display().to_string())?;
            let mut part = database.moment()?;
            let keys = keys()?;
            let books = Books { part: true, ..Books::of(&mut part, &keys)? };
            let case = Arc::new(Case { books, keys, noted });
            let found = audit::audit(&mut part, &case, state, Manner { keep: true, ..manner })?;
            findings.add(found.0);
            state = found.1;
        }
        Ok((findings, state))
    }
}

fn put_snapshots<'a>(file: &Path, snapshots: impl Iterator<Item = &'a Snapshot>) -> Result<(), Failure> {
    let books = rusqlite::Connection::open(file).map_err(StoreError::from)?;
    for (log, seq, body) in snapshots {
        let row = rusqlite::params![log, *seq as i64, body];
        books.execute("INSERT INTO snapshots VALUES (?1, ?2, ?3)", row).map_err(StoreError::from)?;
    }
    Ok(())
}

/// A folder that is nobody else's, and is gone with what is in it.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn private_folder() -> Result<Folder, Failure> {
    let mut name = [0; 8];
    let path = std::env::temp_dir();
    getrandom::fill(&mut name).map_err(|e| Failure::file(&path, e))?;
    let path = path.join(format!("cardroom-{}", hex::encode(name)));
    private::folder(&path).map_err(|e| Failure::file(&path, e))?;
    Ok(Folder(path))
}
