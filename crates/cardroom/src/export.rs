//! `cardroom export`: records for the auditor (JSON lines), blackjack rounds as scenario files that `cardroom deal` plays,
//! poker hands as PHH that `cardroom replay` plays.

mod hands;
mod rounds;

use crate::books::{BooksArg, KeysArg};
use crate::error::{Failure, failed};
use crate::seals;
use ledger::{Reader, StoredRecord, private};
use room::calendar::{Calendar, Days, is_day};
use room::read_log;
use room::record::{HouseEvent, TableSpec};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use voice::say;

/// Write records out: one table, one gaming day, or everything
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom export --out copy                       everything, for `cardroom verify copy/records.jsonl`
  cardroom export /var/lib/cardroom --out copy     of books elsewhere; so do --data FOLDER and --database URL
  cardroom export --table 2 --out table2           one table, from its first record
  cardroom export --day 2026-11-15 --out day       that day's rounds as scenario files
Who has not the keys of the books (--keys) cannot export them.
Every round that was dealt to its end is written as rounds/TABLE-NUMBER.toml, for `cardroom deal`; one that the floor
ruled on or called off, or that was shuffled in, as rounds/TABLE-NUMBER.jsonl, event by event; every poker hand as rounds/TABLE-NUMBER.phh,
for `cardroom replay`.")]
pub struct Args {
    /// A data folder, a SQLite file, or a postgres:// address [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    #[command(flatten)]
    keys: KeysArg,
    /// Only this table
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// Only rounds that ended on this gaming day, like 2026-11-15
    #[arg(long, value_name = "DAY", value_parser = is_day)]
    day: Option<String>,
    /// The folder to write to; it must not exist yet
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

pub fn run(args: &Args) -> ExitCode {
    match export(args) {
        Ok((records, rounds)) => {
            let out = args.out.display().to_string();
            println!("{}", say!("command-exported", records: records, rounds: rounds, out: out));
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

/// A posting of a record: account, cents, and its turn in the wallet.
type Moved = (String, i64, Option<u64>);

fn export(args: &Args) -> Result<(usize, usize), Failure> {
    let books = args.books.to_read(args.place.as_deref())?;
    if args.out.exists() {
        return Err(say!("command-export-exists", out: args.out.display().to_string()).into());
    }
    let key = args.keys.books_key(&books)?;
    let mut reader = Reader::open(&books, key).map_err(|e| Failure::from(e).at(&books))?;
    // The room may be open: all of this is of one moment.
    reader.hold_still()?;
    let logs = reader.logs()?;
    if let Some(table) = args.table.filter(|table| !logs.iter().any(|(log, _)| log == table)) {
        return Err(say!("command-no-table", table: table, books: books).into());
    }
    let called = names(&mut reader)?;
    let day = args.day.as_deref();
    let days = Days::between(&Calendar::of_books(&mut reader)?, day, day).map_err(|day| day.says())?;
    let wrong = |e: std::io::Error| Failure::file(&args.out, e);
    private::folder(&args.out.join("rounds")).map_err(wrong)?;
    let file = private::new_file(&args.out.join("records.jsonl")).map_err(wrong)?;
    let mut file = std::io::BufWriter::new(file);
    let mut line = |value: Value| writeln!(file, "{value}").map_err(wrong);
    line(json!({ "export": { "whole": args.table.is_none() } }))?;
    let mut postings: HashMap<(u32, u64), Vec<Moved>> = HashMap::new();
    for posting in reader.postings("", 0, u64::MAX)? {
        let moved = (posting.account.to_string(), posting.cents, posting.turn);
        postings.entry((posting.log, posting.seq)).or_default().push(moved);
    }
    let (mut records, mut rounds, mut last) = (0, 0, None);
    for (log, _) in logs {
        if args.table.is_some_and(|table| log != table && log != 0) {
            continue;
        }
        let rows = read_log(&mut reader, log)?;
        for row in &rows {
            // Of the house's book, one table's export has only how that table was opened.
            if log == 0 && args.table.is_some() && !opens(row, args.table) {
                continue;
            }
            let moved = postings.remove(&(log, row.seq)).unwrap_or_default();
            let closed = (row.version > 1).then(|| hex::encode(&row.stored));
            line(json!({ "record": {
                "log": log, "seq": row.seq, "at": row.at, "actor": row.actor, "action": row.action,
                "body": row.body, "hash": hex::encode(row.hash), "postings": moved, "version": row.version,
                "closed": closed,
            } }))?;
            records += 1;
            last = Some(hex::encode(row.hash));
        }
        if log != 0 {
            let spec = spec(&mut reader, log)?;
            let folder = args.out.join("rounds");
            let poker = rows.iter().any(|r| r.body.contains("{\"poker\":"));
            rounds += if poker {
                hands::write(&folder, log, &spec, &rows, &days, &called)?
            } else {
                rounds::write(&folder, log, &spec, &rows, &days)?
            };
        }
    }
    if args.table.is_none() {
        for seal in seals::all(&mut reader)? {
            line(json!({ "seal": seals::line(&seal) }))?;
        }
    }
    line(json!({ "end": { "records": records, "last": last } }))?;
    file.flush().map_err(wrong)?;
    Ok((records, rounds))
}

fn spec(reader: &mut Reader, table: u32) -> Result<TableSpec, Failure> {
    for row in read_log(reader, 0)? {
        if let Ok(HouseEvent::TableOpened { table: opened, spec }) = serde_json::from_str(&row.body)
            && opened == table
        {
            return Ok(*spec);
        }
    }
    Err(say!("command-unopened", table: table).into())
}

/// What everybody is called, by the house's book.
fn names(reader: &mut Reader) -> Result<HashMap<u32, String>, Failure> {
    let mut called = HashMap::new();
    for row in read_log(reader, 0)? {
        if let Ok(HouseEvent::Welcomed { player, name, .. } | HouseEvent::Named { player, name }) =
            serde_json::from_str(&row.body)
        {
            called.insert(player.0, name);
        }
    }
    Ok(called)
}

fn opens(row: &StoredRecord, table: Option<u32>) -> bool {
    let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
    body["table_opened"]["table"].as_u64() == table.map(u64::from)
}
