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

/// Which round of a table it is, as past rounds have it: one that was called off has its number too.
#[derive(Default)]
struct Numbers {
    number: usize,
    /// Is a round on, and are its wagers closed?
    on: Option<bool>,
}

impl Numbers {
    /// Takes an event in; gives the number of the round that is over with it, or called off by the floor.
    fn over(&mut self, event: &Event) -> Option<usize> {
        match event {
            Event::BankTaken { .. } => self.on = Some(false),
            Event::WagersClosed { .. } => self.on = self.on.map(|_| true),
            Event::Ruled { ruling: Ruling::Reverse { over: true }, .. } => {
                (self.number, self.on) = (self.number - 1, Some(true));
            }
            // It is no round that is looked for, but it is counted where there were wagers to answer.
            Event::BankFellShort { .. } => self.number += usize::from(self.on.take() == Some(true)),
            Event::RoundEnded { .. } | Event::Ruled { ruling: Ruling::VoidRound, .. } => {
                self.number += usize::from(self.on.is_some());
                return self.on.take().map(|_| self.number);
            }
            _ => {}
        }
        None
    }
}

/// Writes every round that was dealt to its end or called off by the floor; gives their number.
pub fn write(
    folder: &Path,
    table: u32,
    spec: &TableSpec,
    rows: &[StoredRecord],
    days: &Days,
) -> Result<usize, Failure> {
    let Some(mut round) = Round::at(spec) else { return Ok(0) };
    let (mut numbers, mut written, mut events_of) = (Numbers::default(), 0, Vec::new());
    for row in rows {
        let record = past::read(table, row)?;
        for step in record.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            for event in events {
                if let Event::Ruled { ruling: Ruling::Reverse { over: true }, .. } = event {
                    let path = named(folder, table, numbers.number);
                    let files = ["toml", "jsonl"].map(|ending| path.with_extension(ending));
                    written -= files.iter().filter(|path| std::fs::remove_file(path).is_ok()).count();
                }
                if let Event::BankTaken { .. } = event {
                    events_of.clear();
                }
                events_of.push(event.clone());
                round.see(&event);
                let Some(number) = numbers.over(&event).filter(|_| days.has(row.at)) else { continue };
                let title = format!("Table {table}, round {number}");
                // What a scenario cannot tell is told as it stands in the log: a ruling, a shuffle in the middle.
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
