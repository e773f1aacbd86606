//! `cardroom export`: records for the auditor (JSON lines), blackjack rounds as scenario files that `cardroom deal` plays,
//! poker hands as PHH that `cardroom replay` plays.

mod hands;
mod rounds;

use crate::books::BooksArg;
use ledger::{Account, Reader, StoredRecord, private};
use room::record::{HouseEvent, TableSpec};
use room::reports::day_of;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Write records out: one table, one gaming day, or everything
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom export --out copy                       everything, for `cardroom verify copy/records.jsonl`
  cardroom export /var/lib/cardroom --out copy     of books elsewhere; so do --data FOLDER and --database URL
  cardroom export --table 2 --out table2           one table, from its first record
  cardroom export --day 2026-11-15 --out day       that day's rounds as scenario files
Every round that was dealt to its end is written as rounds/TABLE-NUMBER.toml, for `cardroom deal`; every poker hand as
rounds/TABLE-NUMBER.phh, for `cardroom replay`.")]
pub struct Args {
    /// A data folder, a SQLite file, or a postgres:// address [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    /// Only this table
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// Only rounds that ended on this gaming day, like 2026-11-15
    #[arg(long, value_name = "DAY", value_parser = gaming_day)]
    day: Option<String>,
    /// The folder to write to; it must not exist yet
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

fn gaming_day(text: &str) -> Result<String, String> {
    let parts: Vec<u32> = text.split('-').filter_map(|part| part.parse().ok()).collect();
    match parts[..] {
        [_, 1..=12, 1..=31] if text.len() == 10 => Ok(text.to_string()),
        _ => Err("a gaming day is written like 2026-11-15".into()),
    }
}

pub fn run(args: &Args) -> ExitCode {
    match export(args) {
        Ok((records, rounds)) => {
            println!("{records} records and {rounds} rounds are in {}.", args.out.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn all_records(reader: &mut Reader, log: u32) -> Result<Vec<StoredRecord>, String> {
    let mut all: Vec<StoredRecord> = Vec::new();
    loop {
        let after = all.last().map_or(0, |r| r.seq);
        let page = reader.records(log, after, 2000).map_err(|e| e.to_string())?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

fn export(args: &Args) -> Result<(usize, usize), String> {
    let books = args.books.to_read(args.place.as_deref())?;
    if args.out.exists() {
        return Err(format!("{} exists: an export never writes over anything.", args.out.display()));
    }
    let mut reader = Reader::open(&books).map_err(|e| format!("{books}: {e}"))?;
    // The room may be open: all of this is of one moment.
    reader.hold_still().map_err(|e| e.to_string())?;
    let logs = reader.logs().map_err(|e| e.to_string())?;
    if let Some(table) = args.table.filter(|table| !logs.iter().any(|(log, _)| log == table)) {
        return Err(format!("There is nothing of table {table} in {books}."));
    }
    let wrong = |e: std::io::Error| format!("{}: {e}", args.out.display());
    private::folder(&args.out.join("rounds")).map_err(wrong)?;
    let file = private::new_file(&args.out.join("records.jsonl")).map_err(wrong)?;
    let mut file = std::io::BufWriter::new(file);
    let mut line = |value: Value| writeln!(file, "{value}").map_err(wrong);
    line(json!({ "export": { "whole": args.table.is_none() } }))?;
    let mut postings: HashMap<(u32, u64), Vec<(Account, i64)>> = HashMap::new();
    for posting in reader.postings("", 0, u64::MAX).map_err(|e| e.to_string())? {
        postings.entry((posting.log, posting.seq)).or_default().push((posting.account, posting.cents));
    }
    let called = names(&mut reader)?;
    let (mut records, mut rounds, mut last) = (0, 0, None);
    for (log, _) in logs {
        if args.table.is_some_and(|table| log != table && log != 0) {
            continue;
        }
        let rows = all_records(&mut reader, log)?;
        for row in &rows {
            // Of the house's book, one table's export has only how that table was opened.
            if log == 0 && args.table.is_some() && !opens(row, args.table) {
                continue;
            }
            let moved = postings.remove(&(log, row.seq)).unwrap_or_default();
            let moved: Vec<(String, i64)> = moved.iter().map(|(a, c)| (a.to_string(), *c)).collect();
            line(json!({ "record": {
                "log": log, "seq": row.seq, "at": row.at, "actor": row.actor, "action": row.action,
                "body": row.body, "hash": hex::encode(row.hash), "postings": moved,
            } }))?;
            records += 1;
            last = Some(hex::encode(row.hash));
        }
        if log != 0 {
            let spec = spec(&mut reader, log)?;
            let (folder, day) = (args.out.join("rounds"), args.day.as_deref());
            let poker = rows.iter().any(|r| r.body.contains("{\"poker\":"));
            rounds += if poker {
                hands::write(&folder, log, &spec, &rows, day, &called)?
            } else {
                rounds::write(&folder, log, &spec, &rows, day)?
            };
        }
    }
    for seal in if args.table.is_none() { reader.seals().map_err(|e| e.to_string())? } else { vec![] } {
        line(json!({ "seal": { "number": seal.number, "records": seal.records, "hash": seal.hash } }))?;
    }
    line(json!({ "end": { "records": records, "last": last } }))?;
    file.flush().map_err(wrong)?;
    Ok((records, rounds))
}

fn spec(reader: &mut Reader, table: u32) -> Result<TableSpec, String> {
    for row in all_records(reader, 0)? {
        if let Ok(HouseEvent::TableOpened { table: opened, spec }) = serde_json::from_str(&row.body)
            && opened == table
        {
            return Ok(*spec);
        }
    }
    Err(format!("the house's book does not say that table {table} was opened"))
}

/// What everybody is called, by the house's book.
fn names(reader: &mut Reader) -> Result<HashMap<u32, String>, String> {
    let mut called = HashMap::new();
    for row in all_records(reader, 0)? {
        if let Ok(HouseEvent::Welcomed { player, name, .. } | HouseEvent::Named { player, name }) =
            serde_json::from_str(&row.body)
        {
            called.insert(player.0, name);
        }
    }
    Ok(called)
}

fn day_fits(day: Option<&str>, at: u64) -> bool {
    day.is_none_or(|day| day_of(at) == day)
}

fn opens(row: &StoredRecord, table: Option<u32>) -> bool {
    let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
    body["table_opened"]["table"].as_u64() == table.map(u64::from)
}
