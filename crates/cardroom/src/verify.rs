//! `cardroom verify`: an auditor that shares no code with the writer of the books.
//!
//! It reads the tables of the database (or an export) itself, recomputes every hash, replays every command through the
//! referee, re-derives every shuffle from its seed and every posting from the rules, and prints what does not agree.

mod books;
mod cuts;
mod dealer;
mod decks;
mod guests;
mod keys;
mod losses;
mod money;
mod poker;
mod seals;
mod shuffles;
mod signatures;
mod snapshots;
mod source;
mod tables;

use crate::books::{BooksArg, KeysArg};
use crate::error::{Failure, failed};
use crate::seals::Noted;
use books::Books;
use games::Edition;
use keys::Keys;
use std::collections::BTreeMap;
use std::path::PathBuf;
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
  cardroom verify data --seals anchor.jsonl  are all seals still there that `cardroom seals` wrote down?
  cardroom verify copy.sqlite --key 3b6a…  is everything signed with this key? 64 hex digits, or the file that has them
  cardroom verify copy.sqlite --keys keys  the keys of these books, which lie apart from them: without the books' key
                                           hashes, seals, signatures and money are checked, and nothing is replayed
A check ends with the last seal: its number and hash stand for everything before it. Note it down; whoever takes away
the end of all books at once can take it away unseen, except from somebody who knows an earlier seal.
Exit status: 0 all agrees, 1 something does not, 2 the books cannot be read.")]
pub struct Args {
    /// A data folder, a SQLite file, a postgres:// address, or an export (.jsonl) [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    #[command(flatten)]
    keys: KeysArg,
    /// The house's public key, in hex or in a file: everything must be signed with it
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
    /// Say what was checked, table by table
    #[arg(short, long)]
    verbose: bool,
    /// A seal noted down at an earlier check; the books must still have it
    #[arg(long, value_name = "[PIT/]NUMBER:HASH", value_parser = earlier_seal)]
    seal: Option<Noted>,
    /// Seals that `cardroom seals` wrote down; the books must still have them all
    #[arg(long, value_name = "FILE")]
    seals: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

fn earlier_seal(text: &str) -> Result<Noted, Failure> {
    let (number, hash) = text.split_once(':').ok_or_else(|| say!("verify-seal-written"))?;
    let (pit, number) = number.split_once('/').unwrap_or(("0", number));
    let wrong = |_| say!("verify-seal-number", text: number);
    let (pit, number) = (pit.parse().map_err(wrong)?, number.parse().map_err(wrong)?);
    if hash.len() < 8 || !hash.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(say!("verify-seal-hash").into());
    }
    Ok(Noted { pit, number, hash: hash.to_ascii_lowercase(), at: None })
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
    /// Seals that were noted down and lost, where that is on paper.
    pub lost: Vec<Telling>,
    /// The key with which the house signs, in hex, where it is known.
    pub house_key: Option<String>,
}

/// How much was checked.
#[derive(Default, serde::Serialize)]
#[allow(missing_docs)]
pub struct Counts {
    pub seals: u64,
    /// Of them, signed by the house.
    pub signatures: u64,
    pub records: u64,
    pub postings: u64,
    pub commands: u64,
    pub rounds: u64,
    pub shuffles: u64,
    pub snapshots: u64,
    /// Of them, re-derived from a seed that the log reveals.
    pub from_revealed: u64,
    /// Of them, re-derived from a seed that is kept and not public.
    pub from_kept: u64,
    pub cards: u64,
    /// How often those who played cut, and how often a cut came to nothing.
    pub cuts: u64,
    pub cuts_voided: u64,
    /// Of the commands, those whose rulings have changed since: taken as they were ruled, by the edition of the rules.
    pub ruled_under: BTreeMap<Edition, u64>,
}

impl Findings {
    /// Something does not agree.
    pub fn wrong(&mut self, log: u32, seq: u64, what: Telling) {
        self.wrong.push(say!("verify-record", log: log, seq: seq, what: what));
    }
}

/// What is checked: the books, with which keys, and what must still be in them.
struct Case {
    books: Books,
    keys: Keys,
    noted: Vec<Noted>,
}

fn read(args: &Args) -> Result<Case, Failure> {
    let place = args.books.to_read(args.place.as_deref())?;
    let folder = args.keys.to_read(&place)?;
    let keys = Keys::read(folder.as_deref(), args.key.as_deref())?;
    let mut noted = args.seals.as_deref().map(crate::seals::read).transpose()?.unwrap_or_default();
    noted.extend(args.seal.clone());
    let books = Books::read(&place, &keys).map_err(|why| why.at(&place))?;
    Ok(Case { books, keys, noted })
}

pub fn run(args: &Args) -> ExitCode {
    let case = match read(args) {
        Ok(case) => case,
        Err(why) => return failed(&why),
    };
    let mut findings = audit(&case, args.verbose && !args.json);
    check_noted(&case, &mut findings);
    let last = newest(&case.books);
    let key = case.keys.public.map(hex::encode).or_else(|| case.books.public.clone());
    if args.json {
        let seal = |seal: &&books::Seal| serde_json::json!({ "pit": seal.pit, "number": seal.number, "hash": seal.hash });
        let agrees = findings.wrong.is_empty();
        let wrong: Vec<String> = findings.wrong.iter().map(Telling::to_string).collect();
        let result = serde_json::json!({
            "agrees": agrees, "checked": findings.counts, "replayed": !case.books.locked, "key": key,
            "lost": findings.lost.iter().map(Telling::to_string).collect::<Vec<_>>(),
            "seal": last.first().map(seal), "seals": last.iter().map(seal).collect::<Vec<_>>(), "wrong": wrong,
        });
        println!("{result:#}");
    } else {
        tell(&findings);
        tell_keys(&case, key.as_deref(), &findings);
        for seal in last {
            println!("{}", say!("verify-last-seal", pit: seal.pit, number: seal.number, hash: &seal.hash));
        }
    }
    if findings.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// The last seal of every pit.
fn newest(books: &Books) -> Vec<&books::Seal> {
    let by_pit = books.seals.iter().flatten().map(|seal| (seal.pit, seal));
    by_pit.collect::<BTreeMap<u64, _>>().into_values().collect()
}

/// Which key signed, and what could not be looked at for want of the other.
fn tell_keys(case: &Case, key: Option<&str>, findings: &Findings) {
    let signed = findings.counts.signatures;
    match key {
        Some(key) if signed > 0 => println!("{}", say!("verify-signed", seals: signed, key: key)),
        _ => println!("{}", say!("verify-none-signed")),
    }
    if case.books.locked {
        println!("{}", say!("verify-locked"));
    }
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
    if c.cuts + c.cuts_voided > 0 {
        println!("{}", say!("verify-cuts", cuts: c.cuts, voided: c.cuts_voided));
    }
    for (edition, commands) in &c.ruled_under {
        println!("{}", say!("verify-editions", commands: *commands, edition: edition.to_string()));
    }
    for lost in findings.lost.iter().take(50) {
        println!("{lost}");
    }
    for wrong in findings.wrong.iter().take(50) {
        println!("{}", say!("verify-wrong", what: wrong.clone()));
    }
    println!("{}", say!("verify-verdict", wrong: findings.wrong.len()));
}

/// Everything that was noted down earlier is still there.
fn check_noted(case: &Case, findings: &mut Findings) {
    let seals = case.books.seals.as_deref().unwrap_or_default();
    let there: BTreeMap<(u64, u64), &books::Seal> =
        seals.iter().map(|seal| ((seal.pit, seal.number), seal)).collect();
    let losses = losses::check(&case.books, &case.keys, findings);
    for noted in &case.noted {
        let Noted { pit, number, hash, .. } = noted;
        let (pit, number) = (*pit, *number);
        let seal = there.get(&(pit, number));
        if seal.is_some_and(|seal| seal.hash.starts_with(hash)) {
            continue;
        }
        if let Some(lost) = losses.iter().find_map(|loss| loss.says_of(noted)) {
            findings.lost.push(lost);
            continue;
        }
        match seal {
            Some(seal) => {
                let wrong = say!("verify-seal-is", pit: pit, number: number, is: &seal.hash, was: hash);
                findings.wrong.push(wrong);
            }
            None => {
                let last =
                    seals.iter().filter(|seal| seal.pit == pit).map(|seal| seal.number).max().unwrap_or(0);
                findings.wrong.push(say!("verify-seal-gone", pit: pit, number: number, last: last));
            }
        }
    }
}

/// Checks everything.
fn audit(case: &Case, verbose: bool) -> Findings {
    let books = &case.books;
    let house_key = case.keys.public.map(hex::encode).or_else(|| books.public.clone());
    let mut findings = Findings { house_key, ..Findings::default() };
    if books.logs.is_empty() {
        findings.wrong.push(say!("verify-empty"));
    }
    books.garbled.iter().for_each(|(log, seq, what)| findings.wrong(*log, *seq, what.clone()));
    books.check_chains(&mut findings);
    seals::check(books, &case.keys, &mut findings);
    let mut ledger = money::Ledger::default();
    if books.locked {
        for (log, row) in books.logs.iter().flat_map(|(log, rows)| rows.iter().map(|row| (*log, row))) {
            ledger.take(log, row, &mut findings);
        }
    } else {
        replay(books, &mut ledger, verbose, &mut findings);
        snapshots::check(books, &mut findings);
    }
    // An export of one table does not say what was in a wallet before.
    if books.whole {
        ledger.compare(books, &mut findings);
        money::never_short(books, &mut findings);
        if !books.locked {
            guests::check_days(books, &ledger.held, &mut findings);
        }
    }
    findings
}

/// Replays the house's book and every table.
fn replay(books: &Books, ledger: &mut money::Ledger, verbose: bool, findings: &mut Findings) {
    seals::people(books, findings);
    tables::house(books, ledger, findings);
    for log in books.logs.keys().filter(|log| **log != 0) {
        let before = findings.counts.rounds;
        tables::table(books, *log, ledger, findings);
        if verbose {
            let (records, rounds) = (books.logs[log].len(), findings.counts.rounds - before);
            println!("{}", say!("verify-table", log: *log, records: records, rounds: rounds));
        }
    }
    // What two people sign can be told only where the house's book begins at its beginning.
    let book = books.logs.get(&0).and_then(|rows| rows.first());
    if book.is_some_and(|first| first.seq == 1) {
        let ruled = std::mem::take(&mut findings.ruled);
        signatures::check(books, &ruled, findings);
    }
}
