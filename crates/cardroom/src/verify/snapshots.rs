//! The snapshots from which a room goes on at its next start, beside what the records come to. They are the writer's own: each
//! is made again by the writer's code from records that the rest of this check has looked at, and compared.

use super::Findings;
use super::books::{Books, Row, unhex};
use room::engine::Engine;
use room::house_book::HouseBook;
use room::record::{HouseEvent, TableRecord, TableSpec};
use room::shuffles::Shuffles;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use voice::{Telling, say};

/// A snapshot as it lies there.
pub struct Snapshot {
    pub seq: u64,
    /// What it says; none where it does not open.
    pub body: Option<String>,
}

/// Checks each of them. One that another program made is not gone on from, and not looked at.
pub fn check(books: &Books, findings: &mut Findings) {
    for (log, snapshot) in &books.snapshots {
        let differs = match catch_unwind(AssertUnwindSafe(|| made_again(books, *log, snapshot))) {
            Ok(Ok(differs)) => differs.then(|| say!("verify-snapshot-differs")),
            Ok(Err(why)) => Some(why),
            Err(_) => Some(say!("verify-snapshot-differs")),
        };
        findings.counts.snapshots += 1;
        if let Some(what) = differs {
            let (log, seq) = (*log, snapshot.seq);
            findings.wrong.push(say!("verify-snapshot", log: log, seq: seq, what: what));
        }
    }
}

/// Does a snapshot say something else than the records?
fn made_again(books: &Books, log: u32, snapshot: &Snapshot) -> Result<bool, Telling> {
    let kept = snapshot.body.as_deref().ok_or_else(|| say!("verify-does-not-open"))?;
    let kept: Value = serde_json::from_str(kept).map_err(unread)?;
    if kept["maker"] != room::snapshot::maker().as_str() {
        return Ok(false);
    }
    let rows = books.logs.get(&log).map(Vec::as_slice).unwrap_or_default();
    let rows = &rows[..rows.partition_point(|row| row.seq <= snapshot.seq)];
    let last = rows.last().filter(|row| row.seq == snapshot.seq);
    let last = last.ok_or_else(|| say!("verify-missing", seq: snapshot.seq))?;
    let again = if log == 0 { house(rows)? } else { table(books, log, rows, last)? };
    Ok(serde_json::from_str::<Value>(&again).map_err(unread)? != kept)
}

fn unread(why: serde_json::Error) -> Telling {
    say!("verify-unread", why: why.to_string())
}

fn house(rows: &[Row]) -> Result<String, Telling> {
    let mut book = HouseBook::new();
    for row in rows {
        let event: HouseEvent = serde_json::from_str(&row.body).map_err(unread)?;
        book.apply((row.seq, row.at, unhex(&row.hash).unwrap_or_default()), &event);
    }
    serde_json::to_string(&book).map_err(unread)
}

fn table(books: &Books, log: u32, rows: &[Row], last: &Row) -> Result<String, Telling> {
    let secrets = books.secrets.iter().flatten().filter(|((of, _), _)| *of == log);
    let seeds = secrets.filter_map(|((_, number), seed)| Some((*number, unhex(seed)?)));
    let shuffles = Shuffles::with_seeds(seeds);
    let mut engine = Engine::open(log, spec(books, log)?, shuffles).map_err(|why| why.says())?;
    for row in rows {
        let record: TableRecord = serde_json::from_str(&row.body).map_err(unread)?;
        engine.replay((row.seq, row.at), &record);
    }
    engine.shuffles.forget_seeds_to_come();
    Ok(engine.snapshot(&unhex(&last.hash).unwrap_or_default()))
}

fn spec(books: &Books, log: u32) -> Result<TableSpec, Telling> {
    for row in books.logs.get(&0).into_iter().flatten() {
        if let Ok(HouseEvent::TableOpened { table, spec }) = serde_json::from_str(&row.body)
            && table == log
        {
            return Ok(*spec);
        }
    }
    Err(say!("verify-unopened"))
}
