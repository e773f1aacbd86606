//! Poker hands of a table's log as PHH, for `cardroom replay`.

use crate::error::Failure;
use games::poker::phh::{Seating, export};
use games::poker::{Command, Event, Hand};
use games::rulebook::Houses;
use ledger::{StoredRecord, private};
use room::calendar::Days;
use room::past;
use room::poker::{Place, PokerCommand, PokerEvent};
use room::record::{Step, TableSpec};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use voice::say;

/// The file of a hand.
fn named(folder: &Path, table: u32, number: u32) -> PathBuf {
    folder.join(format!("{table}-{number:06}.phh"))
}

/// Writes every hand that ended, with people as they are called; gives their number.
pub fn write(
    folder: &Path,
    table: u32,
    spec: &TableSpec,
    rows: &[StoredRecord],
    days: &Days,
    called: &HashMap<u32, String>,
) -> Result<usize, Failure> {
    let house = Houses::stored(&spec.files).poker(&spec.rulebook)?;
    let limit = usize::from(spec.option).checked_sub(1).and_then(|i| house.limits.get(i));
    let rules = *limit.ok_or_else(|| say!("command-no-limit", table: table))?;
    let mut hand: Option<(Seating, Vec<String>, Vec<Command>, Hand)> = None;
    let mut over = None;
    let (mut number, mut written) = (0, 0);
    for row in rows {
        let record = past::read(table, row)?;
        for step in record.steps {
            let Step::Poker { command, events, .. } = step else { continue };
            if let (PokerCommand::Hand { command }, Some((_, _, commands, _))) = (command, &mut hand) {
                commands.push(command);
            }
            for event in events {
                match event {
                    PokerEvent::HandBegan { places, number: n, .. } => {
                        number = n;
                        let setup = Seating { rules, entries: places.iter().map(|p| p.entry).collect() };
                        let name = |p: &Place| {
                            let id = p.player.0;
                            called.get(&id).cloned().unwrap_or_else(|| format!("person {id}"))
                        };
                        let names = places.iter().map(name).collect();
                        let own = Hand::new(rules, &setup.entries).reversible();
                        hand = Some((setup, names, Vec::new(), own));
                    }
                    PokerEvent::Hand(Event::Reversed) => {
                        hand = over.take();
                        let path = named(folder, table, number);
                        written -= usize::from(std::fs::remove_file(path).is_ok());
                        if let Some((_, _, commands, own)) = &mut hand {
                            commands.push(Command::Reverse);
                            own.apply(&Event::Reversed);
                        }
                    }
                    PokerEvent::Hand(event) => {
                        if let Some((_, _, _, own)) = &mut hand {
                            own.apply(&event);
                        }
                    }
                    PokerEvent::HandEnded { .. } => {
                        over = hand.take();
                        let Some((setup, names, commands, own)) = &over else { continue };
                        if days.has(row.at) {
                            let path = named(folder, table, number);
                            let text = export(setup, commands, own, names, Some(&spec.rulebook));
                            private::write(&path, &text).map_err(|e| Failure::file(&path, e))?;
                            written += 1;
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    Ok(written)
}
