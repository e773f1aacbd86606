//! Where the books are: the same words for every command that opens them.

use crate::error::Failure;
use ledger::{BooksKey, StoreError, private};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use voice::say;

/// Where the books are.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct BooksArg {
    /// The data folder, or a SQLite file [default: data]
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<String>,
    /// Books in PostgreSQL: postgres://user@host/name
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub database: Option<String>,
}

impl BooksArg {
    /// These words, or where nothing was said, those.
    pub fn or(self, other: BooksArg) -> BooksArg {
        if self.data.is_none() && self.database.is_none() { other } else { self }
    }

    /// The one place that was named, with `--data`, with `--database`, or plainly.
    fn named(&self, plainly: Option<&str>) -> Result<String, Failure> {
        if let Some(text) = self.database.as_deref().filter(|text| !ledger::is_address(text)) {
            ledger::check_address(text)?;
            return Err(say!("command-no-database", text: text).into());
        }
        let mut said = plainly.into_iter().chain(self.data.as_deref()).chain(self.database.as_deref());
        let place = said.next().unwrap_or("data");
        if said.next().is_some() {
            return Err(say!("command-books-twice").into());
        }
        ledger::check_address(place)?;
        Ok(place.to_string())
    }

    /// Books that are there, to be read: an address, the SQLite file, or an export.
    pub fn to_read(&self, plainly: Option<&str>) -> Result<String, Failure> {
        let place = self.named(plainly)?;
        if ledger::is_address(&place) {
            return Ok(place);
        }
        let file = file_in(Path::new(&place));
        match file.is_file() {
            true => Ok(file.display().to_string()),
            false => Err(say!("command-no-books", file: file.display().to_string()).into()),
        }
    }

    /// Books to be written; the folder for them is made where there is none, and is nobody else's.
    pub fn to_open(&self) -> Result<String, Failure> {
        let place = self.named(None)?;
        if ledger::is_address(&place) {
            return Ok(place);
        }
        let path = Path::new(&place);
        if !path.is_file() {
            private::folder(path).map_err(|e| Failure::file(path, e))?;
            private::close_to_others(path);
        }
        Ok(file_in(path).display().to_string())
    }
}

/// The file of the books in their folder.
const BOOKS_FILE: &str = "cardroom.sqlite";

/// The books in a folder; a file is the books itself.
fn file_in(path: &Path) -> PathBuf {
    if path.is_dir() { path.join(BOOKS_FILE) } else { path.to_path_buf() }
}

/// Where the keys of the books are: apart from the books, so that who has those has not these.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct KeysArg {
    /// The folder with the keys of the books, outside of the data folder [default: CARDROOM_KEYS, or DATA-keys beside the
    /// data folder]
    #[arg(long, value_name = "FOLDER")]
    pub keys: Option<PathBuf>,
}

impl KeysArg {
    /// The folder for these books, as [`BooksArg`] resolved them; none for an export, unless it was named.
    fn folder(&self, books: &str) -> Option<PathBuf> {
        let named = self.keys.clone().or_else(|| std::env::var_os("CARDROOM_KEYS").map(PathBuf::from));
        let beside = |place: &Path| {
            let mut name = place.as_os_str().to_owned();
            name.push("-keys");
            PathBuf::from(name)
        };
        named.or_else(|| {
            let path = Path::new(books);
            if ledger::is_address(books) {
                return Some(beside(Path::new("data")));
            }
            let whole = path.file_name().is_some_and(|name| name == BOOKS_FILE);
            match path.parent() {
                Some(folder) if whole => Some(beside(&known(folder))),
                _ if path.extension().is_some_and(|end| end == "jsonl") => None,
                _ => Some(beside(path)),
            }
        })
    }

    /// The folder for books that are to be opened. It must not be in the folder of the books.
    pub fn to_open(&self, books: &str) -> Result<PathBuf, Failure> {
        let keys = self.folder(books).unwrap_or_default();
        let path = Path::new(books);
        let whole = !ledger::is_address(books) && path.file_name().is_some_and(|name| name == BOOKS_FILE);
        match path.parent().filter(|_| whole).map(known) {
            Some(data) if known(&keys).starts_with(&data) => {
                let (keys, data) = (keys.display().to_string(), data.display().to_string());
                Err(say!("command-keys-inside", keys: keys, data: data).into())
            }
            _ => Ok(keys),
        }
    }

    /// The folder for books that are read, where there is one.
    pub fn to_read(&self, books: &str) -> Result<Option<PathBuf>, Failure> {
        match self.folder(books) {
            Some(folder) if folder.is_dir() => Ok(Some(folder)),
            Some(folder) if self.keys.is_some() => {
                Err(StoreError::NoKeys { folder: folder.display().to_string() }.into())
            }
            _ => Ok(None),
        }
    }

    /// The key that opens what these books say, where it is at hand.
    pub fn books_key(&self, books: &str) -> Result<Option<Arc<BooksKey>>, Failure> {
        let folder = self.to_read(books)?;
        Ok(folder.map(|folder| BooksKey::read(&folder)).transpose()?.map(Arc::new))
    }
}

/// A path from the root, as far as it is there.
fn known(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let there = path.ancestors().find_map(|part| Some((part, part.canonicalize().ok()?)));
    match there {
        Some((part, real)) if part == path => real,
        Some((part, real)) => real.join(path.strip_prefix(part).unwrap_or(Path::new(""))),
        None => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is appended to a folder that is there: its keys lie beside it, not in it.
    #[test]
    fn keys_lie_beside_the_folder_of_the_books() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let books = data.join(BOOKS_FILE).display().to_string();
        let keys = folder.path().canonicalize().unwrap().join("data-keys");
        for there in [false, true] {
            if there {
                std::fs::create_dir(&data).unwrap();
            }
            let found = KeysArg::default().to_open(&books);
            assert_eq!(found.map_err(|why| why.to_string()), Ok(keys.clone()), "{there}");
        }
    }
}
