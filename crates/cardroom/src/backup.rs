//! `cardroom backup`: a copy of the books while the room is open.

use crate::books::BooksArg;
use crate::error::{Failure, failed};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use voice::say;

/// Copy the books to a new file, whole and consistent, while the room is open
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom backup copy.sqlite                              the books in ./data
  cardroom backup /var/lib/cardroom copy.sqlite            those in another folder; so does --data /var/lib/cardroom
  cardroom backup --database postgres://user@host/db copy.sqlite
The copy is one SQLite file, also of books in PostgreSQL: `cardroom verify copy.sqlite` checks it, and
`cardroom serve --data copy.sqlite` opens the room from it. Nobody at the tables waits for it.")]
pub struct Args {
    /// The books, where they are not named with --data or --database, and the file to write; it must not exist yet
    #[arg(value_names = ["BOOKS", "TO"], num_args = 1..=2, required = true)]
    places: Vec<String>,
    #[command(flatten)]
    books: BooksArg,
}

pub fn run(args: &Args) -> ExitCode {
    let (from, to) = match &args.places[..] {
        [from, to, ..] => (Some(from.as_str()), PathBuf::from(to)),
        [to] => (None, PathBuf::from(to)),
        [] => return ExitCode::from(2),
    };
    match args.books.to_read(from).and_then(|books| copy(&books, &to)) {
        Ok(bytes) => {
            println!("{}", say!("command-backed-up", bytes: bytes, to: to.display().to_string()));
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn copy(books: &str, to: &Path) -> Result<u64, Failure> {
    if to.exists() {
        return Err(say!("command-backup-exists", to: to.display().to_string()).into());
    }
    ledger::copy(books, to)?;
    std::fs::metadata(to).map(|m| m.len()).map_err(|e| Failure::file(to, e))
}
