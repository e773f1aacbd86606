//! `cardroom verify`: an auditor that shares no code with the writer of the books.
//!
//! It reads the tables of the database (or an export) itself, recomputes every hash, replays every command through the
//! referee, re-derives every shuffle from its seed and every posting from the rules, and prints what does not agree.
//!
//! Records are read page by page and dropped. First the house's book (`house.rs`), then every table (`replay.rs`), several at
//! once; then once more, in the order of the seals, what belongs to several logs: seals, wallets, days of guests (`order.rs`).

mod audit;
mod books;
mod chain;
mod checkpoint;
mod counts;
mod cuts;
mod dealer;
mod decks;
mod drawers;
mod export;
mod guests;
mod house;
mod kept;
mod keys;
mod losses;
mod money;
mod order;
mod pairs;
mod parts;
mod people;
mod poker;
mod private;
mod replay;
mod school;
mod seals;
mod shuffles;
mod signatures;
mod snapshots;
mod source;
mod spans;
mod tables;
mod wallets;

use crate::books::{BooksArg, KeysArg};
use crate::error::{Failure, failed};
use crate::seals::Noted;
use audit::{Manner, State};
use books::Books;
use games::Edition;
use keys::Keys;
use ledger::BooksKey;
use parts::Parts;
use serde_json::json;
use source::Database;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
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
  cardroom verify data --checkpoint night.check
                                           if all agrees, write down where this check ended
  cardroom verify data --since night.check --checkpoint night.check
                                           the next night: go on from there. Costs a day and not a year
A check ends with the last seal: its number and hash stand for everything before it. Note it down; whoever takes away
the end of all books at once can take it away unseen, except from somebody who knows an earlier seal.
A check with --since reads what was written after the seals of its checkpoint. The books must still have those seals with
those hashes, and every log the record it ended with; accounts and people are compared as a whole. Older records are not read
again, nor are reports made again that are kept of days and shifts before it; the output says so: check everything now and then. A checkpoint is closed with the books' key; keep it apart from
the books. One that another version wrote is refused.
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
    /// Go on from where an earlier check ended: only what was written since is read
    #[arg(long, value_name = "CHECKPOINT")]
    since: Option<PathBuf>,
    /// If all agrees, write down where this check ended, for a later one with --since
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
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
    /// Reports and digests that are kept, made again.
    pub kept: u64,
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

    /// What was found elsewhere, after this.
    fn add(&mut self, other: Findings) {
        self.wrong.extend(other.wrong);
        self.lost.extend(other.lost);
        self.counts.add(other.counts);
    }
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.seals += other.seals;
        self.signatures += other.signatures;
        self.records += other.records;
        self.postings += other.postings;
        self.commands += other.commands;
        self.rounds += other.rounds;
        self.shuffles += other.shuffles;
        self.snapshots += other.snapshots;
        self.kept += other.kept;
        self.from_revealed += other.from_revealed;
        self.from_kept += other.from_kept;
        self.cards += other.cards;
        self.cuts += other.cuts;
        self.cuts_voided += other.cuts_voided;
        for (edition, commands) in other.ruled_under {
            *self.ruled_under.entry(edition).or_default() += commands;
        }
    }
}

/// What is checked: the books, with which keys, and what must still be in them.
pub struct Case {
    books: Books,
    keys: Keys,
    noted: Vec<Noted>,
}

impl Case {
    /// Nothing found yet.
    fn findings(&self) -> Findings {
        let house_key = self.keys.public.map(hex::encode).or_else(|| self.books.public.clone());
        Findings { house_key, ..Findings::default() }
    }

    /// Are these books of which a checkpoint can be made?
    fn may_be_kept(&self) -> Result<(), Failure> {
        if self.books.shape.export || self.books.pits.is_none() {
            return Err(say!("verify-checkpoint-books").into());
        }
        if !self.keys.opens() {
            return Err(say!("verify-checkpoint-key").into());
        }
        Ok(())
    }
}

/// What came of a check.
struct Outcome {
    findings: Findings,
    /// The last seal of every pit.
    newest: Vec<books::Seal>,
    /// Was everything replayed?
    replayed: bool,
    /// How many records an earlier check had read, and the seals it ended with, where this one went on from it.
    earlier: Option<u64>,
    sealed: Vec<Noted>,
    /// How many kept reports and digests are of a time before that, and were not made again.
    not_made_again: u64,
    /// The checkpoint that was written.
    kept: Option<String>,
}

fn check(args: &Args) -> Result<Outcome, Failure> {
    let place = args.books.to_read(args.place.as_deref())?;
    let folder = args.keys.to_read(&place)?;
    let keys = Keys::read(folder.as_deref(), args.key.as_deref())?;
    let mut noted = args.seals.as_deref().map(crate::seals::read).transpose()?.unwrap_or_default();
    noted.extend(args.seal.clone());
    let task = Task {
        since: args.since.as_deref(),
        checkpoint: args.checkpoint.as_deref(),
        verbose: args.verbose && !args.json,
        quiet: args.json,
    };
    let keys = Ring { folder, named: args.key.clone(), keys };
    audited(task, &place, keys, noted).map_err(|why| why.at(&place))
}

/// What came of a check that a room makes by itself.
pub struct Nightly {
    /// What does not agree.
    pub wrong: Vec<Telling>,
    /// How many records were read, and how many were before them.
    pub records: u64,
    pub not_read_again: u64,
}

/// Checks the books of a room that is open: from the checkpoint on, where there is one that can be gone on from, and writes the
/// next.
pub fn nightly(books: &str, keys: &Path, checkpoint: &Path) -> Result<Nightly, Failure> {
    let check = |since: Option<&Path>| {
        let task = Task { since, checkpoint: Some(checkpoint), verbose: false, quiet: true };
        let ring =
            Ring { folder: Some(keys.to_path_buf()), named: None, keys: Keys::read(Some(keys), None)? };
        audited(task, books, ring, Vec::new())
    };
    let outcome = match checkpoint.exists().then(|| check(Some(checkpoint))) {
        Some(Ok(outcome)) => outcome,
        Some(Err(why)) => {
            tracing::info!(%why, "the books are checked from their beginning on");
            check(None)?
        }
        None => check(None)?,
    };
    let Outcome { findings, earlier, .. } = outcome;
    Ok(Nightly {
        wrong: findings.wrong,
        records: findings.counts.records,
        not_read_again: earlier.unwrap_or(0),
    })
}

/// How a check is asked for.
#[derive(Clone, Copy)]
struct Task<'a> {
    since: Option<&'a Path>,
    checkpoint: Option<&'a Path>,
    verbose: bool,
    quiet: bool,
}

/// The keys, and where they are from.
struct Ring {
    folder: Option<PathBuf>,
    named: Option<String>,
    keys: Keys,
}

fn audited(task: Task<'_>, place: &str, ring: Ring, mut noted: Vec<Noted>) -> Result<Outcome, Failure> {
    let Ring { folder, named, keys } = ring;
    let export = Path::new(place).extension().is_some_and(|e| e == "jsonl");
    let (read, mut database) = match export && !ledger::is_address(place) {
        true => export::read(Path::new(place)).map(|(books, database)| (Some(books), database))?,
        false => (None, Database::open(place)?),
    };
    let mut source = database.moment()?;
    let books = match read {
        Some(mut books) => {
            books.find_logs(&mut source)?;
            books
        }
        None => Books::of(&mut source, &keys)?,
    };
    let mut books = books;
    let mut parts = Parts::of(&books, place, folder.as_deref())?;
    books.archived = parts.logs();
    let manner = Manner { keep: task.checkpoint.is_some(), verbose: task.verbose, quiet: task.quiet };
    let archived = match task.since.is_none() && !parts.is_empty() {
        true => {
            let mut keys = || Keys::read(folder.as_deref(), named.as_deref());
            Some(parts.check(&mut source, &mut keys, &noted, manner)?)
        }
        false => None,
    };
    noted.retain(|noted| !parts.has(noted));
    let case = Arc::new(Case { books, keys, noted });
    if task.since.is_some() || task.checkpoint.is_some() {
        case.may_be_kept()?;
    }
    let (earlier_findings, state, sealed) = match (task.since, archived) {
        (Some(file), _) => {
            let (state, sealed) = checkpoint::read(file, &case.keys)?;
            if sealed.iter().any(|noted| parts.has(noted)) {
                return Err(say!("verify-since-archived").into());
            }
            (None, state, sealed)
        }
        (None, Some((findings, state))) => (Some(findings), state, Vec::new()),
        (None, None) => (None, State::default(), Vec::new()),
    };
    let newest = books::newest(&mut source, &case.books)?;
    let (earlier, replayed) = (task.since.is_some().then_some(state.records), !case.books.locked);
    let findings = case.findings();
    let mut outcome = Outcome { findings, newest, replayed, earlier, sealed, not_made_again: 0, kept: None };
    let mut ended = 0;
    for noted in &outcome.sealed {
        let seal = books::seal(&mut source, &case.books, noted.pit, noted.number)?;
        ended = ended.max(seal.as_ref().map_or(0, |seal| seal.at));
        if seal.as_ref().is_none_or(|seal| seal.hash != noted.hash) {
            let other = audit::other_seal(&mut source, &case, noted, seal)?;
            outcome.findings.wrong.push(say!("verify-since-other", what: other));
        }
    }
    if !outcome.findings.wrong.is_empty() {
        return Ok(outcome);
    }
    let (mut findings, state) = audit::audit(&mut source, &case, state, manner)?;
    if let Some(before) = earlier_findings {
        findings.add(before);
    }
    // Like older records, what is kept of the time before a checkpoint is not looked at again. Reports are made again of records
    // that are sound.
    if findings.wrong.is_empty()
        && kept::may(&case)
        && let Some(Ok(key)) = folder.as_deref().map(BooksKey::read)
    {
        let since = task.since.map(|_| ended);
        outcome.not_made_again = kept::check(place, Arc::new(key), since, &mut findings)?;
    }
    if let Some(file) = task.checkpoint.filter(|_| findings.wrong.is_empty()) {
        checkpoint::write(file, &state, &case.keys)?;
        outcome.kept = Some(file.display().to_string());
    }
    outcome.findings = findings;
    Ok(outcome)
}

pub fn run(args: &Args) -> ExitCode {
    let outcome = match check(args) {
        Ok(outcome) => outcome,
        Err(why) => return failed(&why),
    };
    match args.json {
        true => println!("{:#}", outcome.json()),
        false => outcome.tell(),
    }
    if outcome.findings.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

impl Outcome {
    fn json(&self) -> serde_json::Value {
        let Outcome { findings, newest, replayed, earlier, sealed, not_made_again, kept } = self;
        let seal = |pit: u64, number: u64, hash: &str| json!({ "pit": pit, "number": number, "hash": hash });
        let newest: Vec<_> = newest.iter().map(|of| seal(of.pit, of.number, &of.hash)).collect();
        let sealed: Vec<_> = sealed.iter().map(|of| seal(of.pit, of.number, &of.hash)).collect();
        let words = |all: &[Telling]| all.iter().map(Telling::to_string).collect::<Vec<_>>();
        json!({
            "agrees": findings.wrong.is_empty(), "checked": findings.counts, "replayed": replayed,
            "key": findings.house_key, "lost": words(&findings.lost), "seal": newest.first(), "seals": newest,
            "since": earlier.map(|records| {
                json!({ "not_read_again": records, "not_made_again": not_made_again, "seals": sealed })
            }),
            "checkpoint": kept, "wrong": words(&findings.wrong),
        })
    }

    /// Did it go on from an earlier check? Not where the books are others.
    fn goes_on(&self) -> bool {
        self.findings.counts.records > 0 || self.findings.wrong.is_empty()
    }

    fn tell(&self) {
        tell(&self.findings);
        tell_keys(self.replayed, self.findings.house_key.as_deref(), &self.findings);
        if let Some(records) = self.earlier.filter(|_| self.goes_on()) {
            for Noted { pit, number, hash, .. } in &self.sealed {
                println!("{}", say!("verify-since-seal", pit: *pit, number: *number, hash: hash));
            }
            println!("{}", say!("verify-since", records: records));
            if self.not_made_again > 0 {
                println!("{}", say!("verify-since-kept", kept: self.not_made_again));
            }
        }
        if let Some(file) = &self.kept {
            println!("{}", say!("verify-checkpoint", file: file));
        }
        for seal in &self.newest {
            println!("{}", say!("verify-last-seal", pit: seal.pit, number: seal.number, hash: &seal.hash));
        }
    }
}

/// Which key signed, and what could not be looked at for want of the other.
fn tell_keys(replayed: bool, key: Option<&str>, findings: &Findings) {
    let signed = findings.counts.signatures;
    match key {
        Some(key) if signed > 0 => println!("{}", say!("verify-signed", seals: signed, key: key)),
        _ => println!("{}", say!("verify-none-signed")),
    }
    if !replayed {
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
