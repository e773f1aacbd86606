//! `cardroom verify`: an auditor that shares no code with the writer of the books.
//!
//! It reads the tables of the database (or an export) itself, recomputes every hash, replays every command through the
//! referee, re-derives every shuffle from its seed and every posting from the rules, and prints what does not agree.

mod books;
mod money;
mod poker;
mod shuffles;
mod tables;

use books::Books;
use std::process::ExitCode;

/// Check the books: every hash, every ruling, every shuffle, every cent
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom verify data                     the books in a data folder, while the room is open or closed
  cardroom verify postgres://user@host/db  books in PostgreSQL
  cardroom verify export.jsonl             what `cardroom export` wrote
Exit status: 0 all agrees, 1 something does not, 2 the books cannot be read.")]
pub struct Args {
    /// A data folder, a SQLite file, a postgres:// address, or an export (.jsonl)
    books: String,
    /// Say what was checked, table by table
    #[arg(short, long)]
    verbose: bool,
}

/// What was found.
#[derive(Default)]
pub struct Findings {
    /// What does not agree.
    pub wrong: Vec<String>,
    /// What was checked.
    pub counts: Counts,
}

/// How much was checked.
#[derive(Default)]
#[allow(missing_docs)]
pub struct Counts {
    pub records: u64,
    pub postings: u64,
    pub commands: u64,
    pub rounds: u64,
    pub shuffles: u64,
    pub unrevealed: u64,
    pub cards: u64,
}

impl Findings {
    /// Something does not agree.
    pub fn wrong(&mut self, log: u32, seq: u64, what: impl std::fmt::Display) {
        let place = if log == 0 { "the house's book".to_string() } else { format!("table {log}") };
        self.wrong.push(format!("{place}, record {seq}: {what}"));
    }
}

pub fn run(args: &Args) -> ExitCode {
    let books = match Books::read(&args.books) {
        Ok(books) => books,
        Err(why) => {
            eprintln!("{}: {why}", args.books);
            return ExitCode::from(2);
        }
    };
    let findings = audit(&books, args.verbose);
    let c = &findings.counts;
    println!(
        "{} records, {} postings, {} commands replayed, {} rounds, {} shuffles re-derived ({} of them not revealed yet), {} cards.",
        c.records, c.postings, c.commands, c.rounds, c.shuffles, c.unrevealed, c.cards
    );
    if findings.wrong.is_empty() {
        println!("Everything agrees.");
        return ExitCode::SUCCESS;
    }
    for wrong in findings.wrong.iter().take(50) {
        println!("does not agree: {wrong}");
    }
    println!("{} things do not agree.", findings.wrong.len());
    ExitCode::from(1)
}

/// Checks everything.
fn audit(books: &Books, verbose: bool) -> Findings {
    let mut findings = Findings::default();
    books.check_chains(&mut findings);
    let mut ledger = money::Ledger::default();
    tables::house(books, &mut ledger, &mut findings);
    for log in books.logs.keys().filter(|log| **log != 0) {
        let before = findings.counts.rounds;
        tables::table(books, *log, &mut ledger, &mut findings);
        if verbose {
            println!(
                "table {log}: {} records, {} rounds",
                books.logs[log].len(),
                findings.counts.rounds - before
            );
        }
    }
    ledger.compare(books, &mut findings);
    findings
}
