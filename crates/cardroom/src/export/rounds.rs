//! Rounds of a table's log as scenario files.

use crate::error::Failure;
use ledger::{StoredRecord, private};
use room::calendar::Days;
use room::past;
use room::past::Round;
use room::record::{Step, TableSpec};
use std::path::Path;

/// Writes every round that was dealt to its end; gives their number.
pub fn write(
    folder: &Path,
    table: u32,
    spec: &TableSpec,
    rows: &[StoredRecord],
    days: &Days,
) -> Result<usize, Failure> {
    let Some(mut round) = Round::at(spec) else { return Ok(0) };
    let (mut number, mut written) = (0, 0);
    for row in rows {
        let record = past::read(table, row)?;
        for step in record.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            for event in events {
                if !round.see(&event) {
                    continue;
                }
                number += 1;
                let text = round.scenario(spec, &format!("Table {table}, round {number}"));
                if let Some(text) = text.filter(|_| days.has(row.at)) {
                    let path = folder.join(format!("{table}-{number:06}.toml"));
                    private::write(&path, &text).map_err(|e| Failure::file(&path, e))?;
                    written += 1;
                }
            }
        }
    }
    Ok(written)
}
