//! `cardroom seals`: the house's signed seals, for somebody else to keep. Whoever has one of them can tell when the books
//! were written anew.

use crate::books::BooksArg;
use crate::error::{Failure, failed};
use ledger::{Reader, Seal, private};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use voice::say;

/// Write the signed seals out, to be kept elsewhere
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom seals                           every signed seal of the books in ./data, a line of JSON each
  cardroom seals --newest                  the last one of every pit: for a timer or a printer
  cardroom seals --newest | curl --data-binary @- https://example.org/anchor
  cardroom seals --to anchor.jsonl         to a file that must not exist yet; `cardroom verify --seals anchor.jsonl` asks
                                           whether all of them are still there
A seal tells nothing of what it seals, and needs no key to be read or checked.")]
pub struct Args {
    /// A data folder, a SQLite file, or a postgres:// address [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    /// Only the last seal of every pit
    #[arg(long)]
    newest: bool,
    /// A file to write to instead of standard output
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

/// A seal that was noted down: of its hash, at least the beginning.
#[derive(Clone, Debug, Deserialize)]
pub struct Noted {
    pub pit: u64,
    pub number: u64,
    pub hash: String,
    /// When it was set, where that was noted too.
    pub at: Option<u64>,
}

pub fn run(args: &Args) -> ExitCode {
    match write(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => failed(&why),
    }
}

fn write(args: &Args) -> Result<(), Failure> {
    let books = args.books.to_read(args.place.as_deref())?;
    let mut reader = Reader::open(&books, None).map_err(|e| Failure::from(e).at(&books))?;
    reader.hold_still()?;
    let mut seals = all(&mut reader)?;
    // Those that nobody signed were taken over clear text: they are given to nobody.
    seals.retain(|seal| seal.signature.is_some());
    if args.newest {
        let last: BTreeMap<u32, Seal> = seals.into_iter().map(|seal| (seal.pit, seal)).collect();
        seals = last.into_values().collect();
    }
    if seals.is_empty() {
        return Err(say!("command-no-seals", books: books).into());
    }
    let lines: Vec<String> = seals.iter().map(|seal| public(seal).to_string()).collect();
    let text = lines.join("\n") + "\n";
    match &args.to {
        Some(to) => {
            private::write(to, &text).map_err(|e| Failure::file(to, e))?;
            println!("{}", say!("command-sealed", seals: seals.len(), to: to.display().to_string()));
        }
        // Whoever read this may be gone.
        None => drop(std::io::stdout().write_all(text.as_bytes())),
    }
    Ok(())
}

/// All seals there are, pit by pit.
pub fn all(reader: &mut Reader) -> Result<Vec<Seal>, Failure> {
    const PAGE: u32 = 10_000;
    let mut all = Vec::new();
    for pit in 0..reader.pits()? {
        let mut after = 0;
        loop {
            let page = reader.seals(pit, after, PAGE)?;
            let Some(last) = page.last() else { break };
            after = last.number;
            all.extend(page);
        }
    }
    Ok(all)
}

/// A seal with what it seals, as an export has it.
pub fn line(seal: &Seal) -> Value {
    json!({
        "pit": seal.pit, "number": seal.number, "at": seal.at, "records": seal.records,
        "hash": hex::encode(seal.hash), "signature": seal.signature_text(),
    })
}

/// A seal as everybody may have it.
fn public(seal: &Seal) -> Value {
    json!({
        "pit": seal.pit, "number": seal.number, "at": seal.at,
        "hash": hex::encode(seal.hash), "signature": seal.signature_text(),
    })
}

/// Seals that were written down.
pub fn read(file: &Path) -> Result<Vec<Noted>, Failure> {
    let text = std::fs::read_to_string(file).map_err(|e| Failure::file(file, e))?;
    let noted = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(|(n, line)| {
        let noted: Result<Noted, _> = serde_json::from_str(line);
        noted.map_err(|e| Failure::from(say!("command-seal-line", line: n + 1, why: e.to_string())))
    });
    noted.collect()
}
