//! Where the books are: the same words for every command that opens them.

use crate::error::Failure;
use ledger::private;
use std::path::{Path, PathBuf};
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

/// The books in a folder; a file is the books itself.
fn file_in(path: &Path) -> PathBuf {
    if path.is_dir() { path.join("cardroom.sqlite") } else { path.to_path_buf() }
}
