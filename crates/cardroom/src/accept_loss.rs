//! `cardroom accept-loss`: the owner goes on with books whose end was lost with a database.

use crate::books::{BooksArg, KeysArg};
use crate::error::{Failure, failed};
use ledger::Head;
use room::losses;
use std::process::ExitCode;
use voice::say;

/// Go on with books whose end was lost with a database, and say so in them
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom accept-loss --database postgres://user@host/db     the room stopped, and left word of what is lost
  cardroom accept-loss --data restored --lost 812:5f0c…       books that were set back, and a later seal that is known
A standby that was behind when it was made the primary, or a backup that was brought back, has lost what was acknowledged
since. The room stops, or does not open. First see whether the database that has it can be brought back: nothing else
brings back what people did. If not, this writes a signed record into the house's book. It names the last seal before the
loss and the one that was lost, for everybody who remembers it: browsers say that the end was lost and is on paper, and
do not say that history was written anew. The room must be closed.")]
pub struct Args {
    #[command(flatten)]
    books: BooksArg,
    #[command(flatten)]
    keys: KeysArg,
    /// The last seal that is known to have been there, with its whole hash; for each pit one
    #[arg(long, value_name = "[PIT/]NUMBER:HASH", value_parser = seal)]
    lost: Vec<(u32, Head)>,
}

fn seal(text: &str) -> Result<(u32, Head), Failure> {
    losses::read(text).ok_or_else(|| say!("command-lost-written").into())
}

pub fn run(args: &Args) -> ExitCode {
    match accept(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => failed(&why),
    }
}

fn accept(args: &Args) -> Result<(), Failure> {
    let books = args.books.to_read(None)?;
    let keys = args.keys.to_open(&books)?;
    for loss in losses::accept(&books, &keys, &args.lost)? {
        let (pit, after, lost) = (loss.pit, loss.after, loss.lost);
        println!("{}", say!("command-loss-accepted", pit: pit, after: after, lost: lost));
    }
    Ok(())
}
