//! The file of the books, seen from outside: whether it is whole before SQLite may touch it, who has it open, and whether it is
//! still the same file later.
//!
//! SQLite makes an empty database where it finds none, throws the log of a file away that was cut to nothing, and takes in the log
//! of whatever file lay there before. So it is let near a file only when that was looked at, and makes one only where nothing was.

use crate::error::{StoreError, Unfit};
use crate::private;
use crate::store::hold;
use parking_lot::Mutex;
use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File, TryLockError};
use std::io::{BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// The part of its first page that says what it is.
const HEADER: usize = 100;

/// Files that this process has open through SQLite, and how often. Whoever closes a file lets go of all locks that its process has
/// on it, SQLite's among them: so nobody opens one to look at it while it is in use here.
static IN_USE: Mutex<BTreeMap<PathBuf, usize>> = Mutex::new(BTreeMap::new());

/// A file that is in use here, as long as this lives: longer than the connection to it.
pub(crate) struct InUse(PathBuf);

impl InUse {
    /// Looks at a file, unless that is in use here already, and counts it as in use.
    fn begin<T>(
        path: &str,
        look: impl FnOnce() -> Result<T, StoreError>,
        known: T,
    ) -> Result<(T, InUse), StoreError> {
        let mut in_use = IN_USE.lock();
        let place = fs::canonicalize(path).or_else(|_| std::path::absolute(path));
        let place = place.unwrap_or_else(|_| PathBuf::from(path));
        let found = if in_use.contains_key(&place) { known } else { look()? };
        // Only now may it be there.
        let place = fs::canonicalize(&place).unwrap_or(place);
        *in_use.entry(place.clone()).or_default() += 1;
        Ok((found, InUse(place)))
    }
}

impl Drop for InUse {
    fn drop(&mut self) {
        let mut in_use = IN_USE.lock();
        if let Some(count) = in_use.get_mut(&self.0) {
            *count -= 1;
            if *count == 0 {
                in_use.remove(&self.0);
            }
        }
    }
}

/// What is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nothing, and nothing was there before.
    Nothing,
    /// A file with nothing in it.
    Empty,
    /// A SQLite file.
    File,
}

fn beside(path: &str, end: &str) -> String {
    format!("{path}{end}")
}

fn length(path: &str) -> Option<u64> {
    fs::metadata(path).ok().map(|found| found.len())
}

fn unfit(path: &str, how: Unfit) -> StoreError {
    StoreError::Unfit { path: path.into(), how }
}

fn unread(path: &str, why: &std::io::Error) -> StoreError {
    StoreError::File { path: path.into(), why: why.to_string() }
}

/// The books that a lock remembers: which opening of them was the last.
fn remembered(path: &str) -> Option<u32> {
    fs::read_to_string(beside(path, ".lock")).ok()?.trim().strip_prefix("books ")?.parse().ok()
}

/// Did somebody begin to make books here, and was cut off?
fn begun(path: &str) -> bool {
    fs::read_to_string(beside(path, ".lock")).is_ok_and(|said| said.trim() == "new")
}

/// The head of a SQLite file.
struct Header([u8; HEADER]);

impl Header {
    fn read(path: &str, size: u64) -> Result<Header, StoreError> {
        let mut head = Vec::new();
        let file = File::open(path).map_err(|e| unread(path, &e))?;
        file.take(HEADER as u64).read_to_end(&mut head).map_err(|e| unread(path, &e))?;
        if !MAGIC.starts_with(&head[..head.len().min(MAGIC.len())]) {
            return Err(unfit(path, Unfit::Foreign));
        }
        let head = head.try_into().map(Header);
        head.map_err(|_| unfit(path, Unfit::Torn { bytes: size, of: HEADER as u64 }))
    }

    fn number(&self, at: usize) -> u32 {
        u32::from_be_bytes([self.0[at], self.0[at + 1], self.0[at + 2], self.0[at + 3]])
    }

    fn page_size(&self) -> u64 {
        match u64::from(u16::from_be_bytes([self.0[16], self.0[17]])) {
            1 => 65536,
            size => size,
        }
    }

    /// How many pages the file has, where it says so.
    fn pages(&self) -> Option<u64> {
        (self.number(24) == self.number(92)).then(|| u64::from(self.number(28)))
    }

    fn has_log(&self) -> bool {
        self.0[18] == 2
    }

    /// Which opening of the books this file has seen.
    fn opening(&self) -> u32 {
        self.number(60)
    }
}

/// The log beside a file, as far as it counts: the pages in it, and how many the database has after its last commit.
struct WriteAhead {
    pages: HashSet<u64>,
    size: u64,
}

impl WriteAhead {
    /// None where nothing in it counts.
    fn read(path: &str) -> Option<WriteAhead> {
        let mut file = BufReader::new(File::open(beside(path, "-wal")).ok()?);
        let mut head = [0; 32];
        file.read_exact(&mut head).ok()?;
        let number = |bytes: &[u8], at: usize| {
            u64::from(u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]))
        };
        let page_size = number(&head, 8);
        let mut counts: Option<WriteAhead> = None;
        let mut uncommitted = Vec::new();
        let mut frame = [0; 24];
        while file.read_exact(&mut frame).is_ok() && frame[8..16] == head[16..24] {
            uncommitted.push(number(&frame, 0));
            let size = number(&frame, 4);
            if file.seek_relative(page_size as i64).is_err() {
                break;
            }
            if size > 0 {
                let counts = counts.get_or_insert(WriteAhead { pages: HashSet::new(), size });
                counts.pages.extend(uncommitted.drain(..));
                counts.size = size;
            }
        }
        counts
    }
}

/// Looks at the file before SQLite does. `alone`: nobody else writes, so that it can be seen page by page whether it is whole.
fn inspect(path: &str, alone: bool) -> Result<Found, StoreError> {
    let leftover = ["-wal", "-journal"].map(|end| beside(path, end));
    let leftover = leftover.into_iter().find(|file| length(file).is_some_and(|bytes| bytes > 0));
    let Some(size) = length(path) else {
        let was = remembered(path).map(|_| beside(path, ".lock"));
        return match leftover.or(was) {
            Some(beside) => Err(unfit(path, Unfit::Missing { beside })),
            None => Ok(Found::Nothing),
        };
    };
    if size == 0 {
        let was = leftover.is_some() || remembered(path).is_some();
        return if was { Err(unfit(path, Unfit::Emptied)) } else { Ok(Found::Empty) };
    }
    let header = Header::read(path, size)?;
    let log = if length(&beside(path, "-wal")).unwrap_or(0) > 0 { WriteAhead::read(path) } else { None };
    let Some(log) = log else {
        let whole = header.pages().unwrap_or(0) * header.page_size();
        let torn = size < whole && leftover.is_none();
        return if torn { Err(unfit(path, Unfit::Torn { bytes: size, of: whole })) } else { Ok(Found::File) };
    };
    if !header.has_log() {
        return Err(unfit(path, Unfit::OtherLog));
    }
    if alone {
        let opening = header.opening();
        if remembered(path).is_some_and(|last| opening != last && Some(opening) != last.checked_add(1)) {
            return Err(unfit(path, Unfit::OtherLog));
        }
        let there = size / header.page_size();
        if (there + 1..=log.size).any(|page| !log.pages.contains(&page)) {
            let of = log.size * header.page_size();
            return Err(unfit(path, Unfit::Torn { bytes: size, of }));
        }
    }
    Ok(Found::File)
}

/// Looks at the file for somebody who only reads it: page by page, unless a room has it open.
pub(crate) fn inspect_to_read(path: &str) -> Result<(Found, InUse), StoreError> {
    InUse::begin(path, || look_to_read(path), Found::File)
}

fn look_to_read(path: &str) -> Result<Found, StoreError> {
    let lock = File::open(beside(path, ".lock"));
    let open =
        lock.as_ref().is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)));
    inspect(path, !open)
}

/// The file of the books, held by this process alone.
pub(crate) struct BooksFile {
    path: String,
    /// Locked as long as this lives, so that no second room opens the same books.
    lock: File,
    /// What the file and those that belong to it are, once they are open.
    known: Vec<(String, Identity)>,
    /// Are there no books yet?
    pub is_new: bool,
    in_use: Option<InUse>,
}

impl BooksFile {
    /// Takes hold of the place of the books, whatever lies there.
    pub(crate) fn hold(path: &str) -> Result<BooksFile, StoreError> {
        Ok(BooksFile { path: path.into(), lock: lock(path)?, known: vec![], is_new: false, in_use: None })
    }

    /// Puts another file in the place of the books, and gives the name under which what was there is kept.
    pub(crate) fn replace(&mut self, by: &Path) -> Result<Option<String>, StoreError> {
        let named = |e: std::io::Error| unread(&self.path, &e);
        let kept = format!("{}.before-{}", self.path, crate::now_ms());
        let there: Vec<&str> = ["", "-wal", "-shm", "-journal"]
            .into_iter()
            .filter(|end| length(&beside(&self.path, end)).is_some())
            .collect();
        // Whoever is cut off in between finds that books were here.
        self.remember("books 0")?;
        for end in &there {
            fs::rename(beside(&self.path, end), beside(&kept, end)).map_err(named)?;
        }
        fs::rename(by, &self.path).map_err(named)?;
        self.lock.set_len(0).map_err(named)?;
        Ok((!there.is_empty()).then_some(kept))
    }

    /// Takes hold of the file and looks at it; makes it where nothing was.
    pub(crate) fn take(path: &str) -> Result<BooksFile, StoreError> {
        for end in ["", ".lock", "-wal", "-shm", "-journal"] {
            private::close_to_others(Path::new(&beside(path, end)));
        }
        let mut file = BooksFile::hold(path)?;
        let (is_new, in_use) = InUse::begin(path, || file.look_or_make(), false)?;
        (file.is_new, file.in_use) = (is_new, Some(in_use));
        Ok(file)
    }

    /// Looks at it, and makes it where nothing was. True where there are no books yet.
    fn look_or_make(&self) -> Result<bool, StoreError> {
        let path = self.path.as_str();
        match inspect(path, true)? {
            Found::Nothing => {
                self.remember("new")?;
                // SQLite gives the files that it makes beside it the same mode.
                match private::new_file(Path::new(path)) {
                    Err(e) if e.kind() != ErrorKind::AlreadyExists => Err(unread(path, &e)),
                    _ => Ok(true),
                }
            }
            Found::Empty if !begun(path) => Err(unfit(path, Unfit::Emptied)),
            Found::Empty | Found::File => Ok(begun(path)),
        }
    }

    fn remember(&self, said: &str) -> Result<(), StoreError> {
        let write = |mut lock: &File| {
            std::io::Seek::rewind(&mut lock)?;
            lock.write_all(format!("{said}\n").as_bytes())?;
            lock.set_len(said.len() as u64 + 1)?;
            lock.sync_all()
        };
        write(&self.lock).map_err(|e| unread(&beside(&self.path, ".lock"), &e))
    }

    /// The books are open for the so-manieth time: remembers that, and which files they are in.
    pub(crate) fn opened(&mut self, opening: u32) -> Result<(), StoreError> {
        self.remember(&format!("books {opening}"))?;
        let files = ["", "-wal", "-shm"].map(|end| beside(&self.path, end));
        self.known = files.into_iter().filter_map(|file| Some((file.clone(), identity(&file)?))).collect();
        Ok(())
    }

    /// Are the files still those that were opened?
    pub(crate) fn is_same(&self) -> Result<(), StoreError> {
        match self.known.iter().find(|(file, known)| identity(file).as_ref() != Some(known)) {
            Some((file, _)) => Err(StoreError::Replaced { path: file.clone() }),
            None => Ok(()),
        }
    }
}

/// The lock of the books: a file beside them that the system lets go of when its process ends, however it ends.
fn lock(path: &str) -> Result<File, StoreError> {
    let name = beside(path, ".lock");
    let file = private::file(Path::new(&name)).map_err(|e| unread(&name, &e))?;
    hold(|| match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(e)) => Err(unread(&name, &e)),
    })?;
    Ok(file)
}

/// What tells one file from another of the same name.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &str) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
}

/// Here it can only be said whether there is one.
#[cfg(not(unix))]
fn identity(path: &str) -> Option<Identity> {
    fs::metadata(path).ok().map(|_| (0, 0))
}
