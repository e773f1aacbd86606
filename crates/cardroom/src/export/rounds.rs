//! Rounds of a table's log as scenario files; those that a scenario cannot tell as the events of the log.

use crate::error::Failure;
use games::blackjack::{Event, Ruling};
use ledger::{StoredRecord, private};
use room::calendar::Days;
use room::past;
use room::past::Round;
use room::record::{Step, TableSpec};
use std::path::{Path, PathBuf};

/// The file of a round.
fn named(folder: &Path, table: u32, number: usize) -> PathBuf {
    folder.join(format!("{table}-{number:06}.toml"))
}

/// Writes every round that was dealt to its end; gives their number.
pub fn write(
    folder: &Path,
    table: u32,
    spec: &TableSpec,
    rows: &[StoredRecord],
    days: &Days,
) -> Result<usize, Failure> {
    let Some(mut round) = Round::at(spec) else { return Ok(0) };
    let (mut number, mut written, mut events_of) = (0_usize, 0, Vec::new());
    for row in rows {
        let record = past::read(table, row)?;
        for step in record.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            for event in events {
                if let Event::Ruled { ruling: Ruling::Reverse { over: true }, .. } = event {
                    let path = named(folder, table, number);
                    let files = ["toml", "jsonl"].map(|ending| path.with_extension(ending));
                    written -= files.iter().filter(|path| std::fs::remove_file(path).is_ok()).count();
                    number -= 1;
                }
                if let Event::BankTaken { .. } = event {
                    events_of.clear();
                }
                events_of.push(event.clone());
                if !round.see(&event) {
                    continue;
                }
                number += 1;
                if !days.has(row.at) {
                    continue;
                }
                // What a scenario cannot tell is told as it stands in the log: a ruling, a shuffle in the middle.
                let title = format!("Table {table}, round {number}");
                let (ending, text) = match round.scenario(spec, &title) {
                    Some(text) => ("toml", text),
                    None => ("jsonl", past::lines(&events_of)),
                };
                let path = named(folder, table, number).with_extension(ending);
                private::write(&path, &text).map_err(|e| Failure::file(&path, e))?;
                written += 1;
            }
        }
    }
    Ok(written)
}
