//! `cardroom restore`: a copy in the place of the books.

use crate::books::BooksArg;
use crate::error::{Failure, failed};
use std::path::PathBuf;
use std::process::ExitCode;
use voice::say;

/// Put a copy that `cardroom backup` took in the place of the books, and keep what was there
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom restore copy.sqlite                             into ./data
  cardroom restore copy.sqlite --data /var/lib/cardroom
The room must be closed. What lies there is kept beside it, under a name with its time: nothing is written over. What was
acknowledged after the copy was taken is not in it: `cardroom verify` with seals that were kept says what is missing.
The keys are in no copy: those of the books are needed as before. A copy of books in PostgreSQL is restored into a folder,
too; between databases PostgreSQL has pg_dump and psql.")]
pub struct Args {
    /// The copy
    copy: PathBuf,
    #[command(flatten)]
    books: BooksArg,
}

pub fn run(args: &Args) -> ExitCode {
    match restore(args) {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn restore(args: &Args) -> Result<String, Failure> {
    if let Some(address) = args.books.database.as_deref() {
        return Err(say!("command-restore-file", address: address).into());
    }
    if !args.copy.is_file() {
        return Err(say!("command-no-books", file: args.copy.display().to_string()).into());
    }
    let books = args.books.to_open()?;
    let kept = ledger::restore(&args.copy, &books)?;
    let restored = say!("command-restored", copy: args.copy.display().to_string(), books: books).to_string();
    Ok(match kept {
        Some(kept) => format!("{restored}\n{}", say!("command-kept", kept: kept)),
        None => restored,
    })
}
