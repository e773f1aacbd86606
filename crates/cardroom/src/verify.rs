//! `cardroom verify`: an auditor that shares no code with the writer of the books.
//!
//! It reads the tables of the database (or an export) itself, recomputes every hash, replays every command through the
//! referee, re-derives every shuffle from its seed and every posting from the rules, and prints what does not agree.

mod books;
mod dealer;
mod money;
mod poker;
mod seals;
mod shuffles;
mod signatures;
mod tables;

use crate::books::BooksArg;
use crate::error::{Failure, failed};
use books::Books;
use games::Edition;
use std::collections::BTreeMap;
use std::process::ExitCode;
use voice::{Telling, say};

/// Check the books: every hash, every ruling, every shuffle, every cent
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom verify                          the books in ./data, while the room is open or closed
  cardroom verify /var/lib/cardroom        those in another folder; so does --data /var/lib/cardroom
  cardroom verify postgres://user@host/db  books in PostgreSQL; so does --database postgres://user@host/db
  cardroom verify export.jsonl             what `cardroom export` wrote
  cardroom verify data --seal 812:5f0c…    is what stood there at an earlier check still there?
A check ends with the last seal: its number and hash stand for everything before it. Note it down; whoever takes away
the end of all books at once can take it away unseen, except from somebody who knows an earlier seal.
Exit status: 0 all agrees, 1 something does not, 2 the books cannot be read.")]
pub struct Args {
    /// A data folder, a SQLite file, a postgres:// address, or an export (.jsonl) [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    /// Say what was checked, table by table
    #[arg(short, long)]
    verbose: bool,
    /// A seal noted down at an earlier check; the books must still have it
    #[arg(long, value_name = "NUMBER:HASH", value_parser = earlier_seal)]
    seal: Option<(u64, String)>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

fn earlier_seal(text: &str) -> Result<(u64, String), Failure> {
    let (number, hash) = text.split_once(':').ok_or_else(|| say!("verify-seal-written"))?;
    let number = number.parse().map_err(|_| say!("verify-seal-number", text: number))?;
    if hash.len() < 8 || !hash.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(say!("verify-seal-hash").into());
    }
    Ok((number, hash.to_ascii_lowercase()))
}

/// What was found.
#[derive(Default)]
pub struct Findings {
    /// What does not agree.
    pub wrong: Vec<Telling>,
    /// What was checked.
    pub counts: Counts,
    /// Rulings of all tables.
    ruled: Vec<signatures::Ruled>,
}

/// How much was checked.
#[derive(Default, serde::Serialize)]
#[allow(missing_docs)]
pub struct Counts {
    pub seals: u64,
    pub records: u64,
    pub postings: u64,
    pub commands: u64,
    pub rounds: u64,
    pub shuffles: u64,
    /// Of them, re-derived from a seed that the log reveals.
    pub from_revealed: u64,
    /// Of them, re-derived from a seed that is kept and not public.
    pub from_kept: u64,
    pub cards: u64,
    /// Of the commands, those whose rulings have changed since: taken as they were ruled, by the edition of the rules.
    pub ruled_under: BTreeMap<Edition, u64>,
}

impl Findings {
    /// Something does not agree.
    pub fn wrong(&mut self, log: u32, seq: u64, what: Telling) {
        self.wrong.push(say!("verify-record", log: log, seq: seq, what: what));
    }
}

pub fn run(args: &Args) -> ExitCode {
    let place = args.books.to_read(args.place.as_deref());
    let read = place.and_then(|place| Books::read(&place).map_err(|why| why.at(&place)));
    let books = match read {
        Ok(books) => books,
        Err(why) => return failed(&why),
    };
    let mut findings = audit(&books, args.verbose && !args.json);
    check_earlier_seal(&books, args.seal.as_ref(), &mut findings);
    let last = books.seals.as_ref().and_then(|seals| seals.last());
    if args.json {
        let seal = last.map(|seal| serde_json::json!({ "number": seal.number, "hash": seal.hash }));
        let agrees = findings.wrong.is_empty();
        let wrong: Vec<String> = findings.wrong.iter().map(Telling::to_string).collect();
        let result = serde_json::json!({
            "agrees": agrees, "checked": findings.counts, "seal": seal, "wrong": wrong,
        });
        println!("{result:#}");
    } else {
        tell(&findings);
        if let Some(seal) = last {
            println!("{}", say!("verify-last-seal", number: seal.number, hash: &seal.hash));
        }
    }
    if findings.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

fn tell(findings: &Findings) {
    let c = &findings.counts;
    let (records, seals, postings) = (c.records, c.seals, c.postings);
    let (commands, rounds, cards) = (c.commands, c.rounds, c.cards);
    let checked = say!("verify-checked", records: records, seals: seals, postings: postings, commands: commands, rounds: rounds, cards: cards);
    println!("{checked}");
    let (shuffles, revealed, kept) = (c.shuffles, c.from_revealed, c.from_kept);
    let unknown = shuffles - revealed - kept;
    let shuffled =
        say!("verify-shuffles", shuffles: shuffles, revealed: revealed, kept: kept, unknown: unknown);
    println!("{shuffled}");
    for (edition, commands) in &c.ruled_under {
        println!("{}", say!("verify-editions", commands: *commands, edition: edition.to_string()));
    }
    for wrong in findings.wrong.iter().take(50) {
        println!("{}", say!("verify-wrong", what: wrong.clone()));
    }
    println!("{}", say!("verify-verdict", wrong: findings.wrong.len()));
}

fn check_earlier_seal(books: &Books, earlier: Option<&(u64, String)>, findings: &mut Findings) {
    let Some((number, hash)) = earlier else { return };
    let seals = books.seals.as_deref().unwrap_or_default();
    match seals.iter().find(|seal| seal.number == *number) {
        Some(seal) if seal.hash.starts_with(hash) => {}
        Some(seal) => findings.wrong.push(say!("verify-seal-is", number: *number, is: &seal.hash, was: hash)),
        None => findings.wrong.push(say!("verify-seal-gone", number: *number, last: seals.len())),
    }
}

/// Checks everything.
fn audit(books: &Books, verbose: bool) -> Findings {
    let mut findings = Findings::default();
    if books.logs.is_empty() {
        findings.wrong.push(say!("verify-empty"));
    }
    books.check_chains(&mut findings);
    seals::check(books, &mut findings);
    seals::people(books, &mut findings);
    let mut ledger = money::Ledger::default();
    tables::house(books, &mut ledger, &mut findings);
    for log in books.logs.keys().filter(|log| **log != 0) {
        let before = findings.counts.rounds;
        tables::table(books, *log, &mut ledger, &mut findings);
        if verbose {
            let (records, rounds) = (books.logs[log].len(), findings.counts.rounds - before);
            println!("{}", say!("verify-table", log: *log, records: records, rounds: rounds));
        }
    }
    let ruled = std::mem::take(&mut findings.ruled);
    signatures::check(books, &ruled, &mut findings);
    ledger.compare(books, &mut findings);
    // An export of one table does not say what was in a wallet before.
    if books.whole {
        money::never_short(books, &mut findings);
    }
    findings
}
