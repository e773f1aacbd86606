//! Reports from the books: the drop per table, schedule and gaming day; what each player-dealer won and lost.
//!
//! A report is made day by day, and what was found of a day that is over is kept: however old the books are, it costs what its
//! new days do.

mod banking;
mod day;

pub use banking::of_day as banking_of_day;
pub use day::{hours_csv, playing_book_csv, rotation_csv};

use crate::calendar::{Days, SETTLES};
use crate::people::People;
use crate::poker::PokerEvent;
use crate::protocol::{BankingRow, CashDue, CashRow, DropRow, Tender};
use crate::record::Step;
use chips::Money;
use games::blackjack::Event;
use games::poker::Event as HandEvent;
use ledger::{Account, Fee, Reader, Side, StoreError, StoredRecord};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};

/// Twenty-four hours in milliseconds.
pub const DAY: u64 = 24 * 3600 * 1000;

/// The rows of a report, and what is to be kept of it.
#[derive(Debug)]
pub struct Report<T> {
    /// The rows, day by day.
    pub rows: Vec<T>,
    /// What was found of days that are over.
    pub keep: Vec<Side>,
}

/// A report of every day by itself, at this moment. `kind` is its name and the version of its rows.
fn by_day<T: Serialize + DeserializeOwned>(
    reader: &mut Reader,
    (days, now): (&Days, u64),
    kind: &str,
    mut of_day: impl FnMut(&mut Reader, &Days) -> Result<Vec<T>, StoreError>,
) -> Result<Report<T>, StoreError> {
    let mut report = Report { rows: vec![], keep: vec![] };
    for day in days.each(reader, now)? {
        let (from, to) = day.bounds();
        let name = format!("{kind}/{from}-{to}");
        let kept = reader.kept(&name)?.and_then(|text| serde_json::from_str::<Vec<T>>(&text).ok());
        let found = match kept {
            Some(rows) => rows,
            None => {
                let found = of_day(reader, &day)?;
                if to.saturating_add(SETTLES) < now {
                    report
                        .keep
                        .push(Side::keep(&name, serde_json::to_string(&found).expect("rows are JSON")));
                }
                found
            }
        };
        report.rows.extend(found);
    }
    Ok(report)
}

/// The drop, but for the tables' names: those may have changed since.
pub fn drop(reader: &mut Reader, days: &Days, now: u64) -> Result<Report<DropRow>, StoreError> {
    by_day(reader, (days, now), "drop-1", drop_of_day)
}

/// What player-dealers won and lost, but for private tables.
pub fn banking(
    reader: &mut Reader,
    days: &Days,
    now: u64,
    names: &People,
    is_private: &dyn Fn(u32) -> bool,
) -> Result<Report<BankingRow>, StoreError> {
    by_day(reader, (days, now), "banking-1", |reader, day| banking::of_day(reader, day, names, is_private))
}

/// The drop of one day, from the postings to drop accounts; rounds from the logs.
pub fn drop_of_day(reader: &mut Reader, day: &Days) -> Result<Vec<DropRow>, StoreError> {
    let (from, to) = day.bounds();
    let mut rows: BTreeMap<(u32, u8), DropRow> = BTreeMap::new();
    for posting in reader.postings("drop/", from, to)? {
        let Account::Drop { table, option, fee } = posting.account else { continue };
        let row = rows.entry((table, option)).or_insert_with(|| DropRow {
            day: day.calendar.day_of(from),
            table,
            name: String::new(),
            option,
            players: Money::ZERO,
            banks: Money::ZERO,
            total: Money::ZERO,
            rounds: 0,
            programs: false,
        });
        let amount = Money::cents(posting.cents);
        match fee {
            Fee::Players => row.players += amount,
            Fee::Bank => row.banks += amount,
        }
        row.total += amount;
    }
    let mut voided: BTreeSet<u32> = BTreeSet::new();
    each_ending(reader, day, |log, step| {
        let dealt = match step {
            Step::Blackjack { events, .. } => {
                let ended = events.iter().filter(|e| matches!(e, Event::RoundEnded { .. })).count();
                ended as i32 - i32::from(crate::past::reverses(step))
            }
            Step::Poker { events, .. } => {
                hands_played(&mut voided, log, events) as i32 - i32::from(crate::past::reverses(step))
            }
            Step::Room(_) => 0,
        };
        if dealt != 0
            && let Some((_, row)) = rows.range_mut((log, 0)..=(log, u8::MAX)).next()
        {
            row.rounds = row.rounds.saturating_add_signed(dealt);
        }
    })?;
    Ok(rows.into_values().collect())
}

/// How many hands came to their end in these events. A voided hand ends too, and was not played.
fn hands_played(voided: &mut BTreeSet<u32>, log: u32, events: &[PokerEvent]) -> u32 {
    let mut played = 0;
    for event in events {
        match event {
            PokerEvent::Hand(HandEvent::Voided) => {
                voided.insert(log);
            }
            PokerEvent::HandEnded { .. } if !voided.remove(&log) => played += 1,
            _ => {}
        }
    }
    played
}

/// What stands in every record in which a round or hand ended, or was called off. Others are read past: that is most of them.
pub(crate) const ENDINGS: [&str; 4] = ["\"round_ended\"", "\"hand_ended\"", "\"voided\"", "\"reverse"];

/// Every step of records in which something ended, of every table's log within a span, in order.
fn each_ending(reader: &mut Reader, days: &Days, mut see: impl FnMut(u32, &Step)) -> Result<(), StoreError> {
    for (log, _) in reader.logs()? {
        let span = if log == 0 { None } else { days.span(reader, log)? };
        let Some((first, last)) = span else { continue };
        let mut after = first - 1;
        while after < last {
            let page = reader.records(log, after, 2000)?;
            let Some(end) = page.last() else { break };
            after = end.seq;
            let ends = |r: &&StoredRecord| ENDINGS.iter().any(|word| r.body.contains(word));
            for stored in page.iter().filter(|r| days.has(r.at)).filter(ends) {
                crate::past::read(log, stored)?.steps.iter().for_each(|step| see(log, step));
            }
        }
    }
    Ok(())
}

/// A text that no spreadsheet takes for a formula.
fn plain(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_string() }
}

fn dollars(amount: Money) -> String {
    format!("{:.2}", amount.as_dollars())
}

/// Lines of CSV under their headings.
fn csv<const N: usize>(heads: [&str; N], lines: impl Iterator<Item = [String; N]>) -> String {
    let mut out = csv::Writer::from_writer(Vec::new());
    let written = out.write_record(heads).and_then(|()| {
        let mut lines = lines;
        lines.try_for_each(|line| out.write_record(line))
    });
    written.expect("memory takes what it is given");
    String::from_utf8(out.into_inner().expect("memory has nothing to flush")).expect("text stays text")
}

/// The drop as CSV.
pub fn drop_csv(rows: &[DropRow]) -> String {
    let heads = ["day", "table", "name", "option", "players", "banks", "total", "rounds"];
    let line = |r: &DropRow| {
        let (players, banks, total) = (dollars(r.players), dollars(r.banks), dollars(r.total));
        let (table, option, rounds) = (r.table.to_string(), r.option.to_string(), r.rounds.to_string());
        [r.day.clone(), table, plain(&r.name), option, players, banks, total, rounds]
    };
    csv(heads, rows.iter().map(line))
}

/// The player-dealers' book as CSV.
pub fn banking_csv(rows: &[BankingRow]) -> String {
    let heads = ["day", "table", "player", "name", "third_party", "rounds", "banked", "result", "fees"];
    let line = |r: &BankingRow| {
        let (banked, result, fees) = (dollars(r.banked), dollars(r.result), dollars(r.fees));
        let (table, player) = (r.table.to_string(), r.player.0.to_string());
        let (third_party, rounds) = (r.third_party.to_string(), r.rounds.to_string());
        [r.day.clone(), table, player, plain(&r.name), third_party, rounds, banked, result, fees]
    };
    csv(heads, rows.iter().map(line))
}

/// Days with much cash as CSV.
pub fn cash_csv(rows: &[CashRow]) -> String {
    let heads = [
        "day",
        "player",
        "name",
        "identity",
        "due",
        "cash_in",
        "cash_out",
        "check_in",
        "check_out",
        "chips_in",
        "chips_out",
        "other_in",
        "other_out",
    ];
    let line = |r: &CashRow| {
        let of = |tender: Tender| r.sums.iter().find(|sum| sum.tender == tender);
        let sums = Tender::ALL.map(|tender| {
            of(tender).map_or(["0.00".into(), "0.00".into()], |sum| [sum.paid_in, sum.paid_out].map(dollars))
        });
        let [[ci, co], [ki, ko], [hi, ho], [oi, oo]] = sums;
        let identity = r.identity.as_ref().map(|i| format!("{} {}", i.kind, i.number)).unwrap_or_default();
        let due = if r.due == CashDue::Report { "report" } else { "note" };
        let (day, player) = (r.day.clone(), r.player.0.to_string());
        [day, player, plain(&r.name), plain(&identity), due.into(), ci, co, ki, ko, hi, ho, oi, oo]
    };
    csv(heads, rows.iter().map(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_in_which_something_ended_says_so_by_the_words_that_are_looked_for() {
        let endings = [
            serde_json::to_string(&Event::RoundEnded { bank_result: Money::ZERO }),
            serde_json::to_string(&PokerEvent::HandEnded { drop: Money::ZERO }),
            serde_json::to_string(&PokerEvent::Hand(HandEvent::Voided)),
        ];
        for (ending, word) in endings.into_iter().zip(ENDINGS) {
            let ending = ending.unwrap();
            assert!(ending.contains(word), "{ending}");
        }
    }

    #[test]
    fn names_cannot_be_formulas() {
        let row = |name: &str| DropRow {
            day: "2026-11-15".into(),
            table: 7,
            name: name.into(),
            option: 1,
            players: Money::cents(150),
            banks: Money::ZERO,
            total: Money::cents(150),
            rounds: 3,
            programs: false,
        };
        let text = drop_csv(&[row("=1+1"), row("a, \"b\"")]);
        let heads = "day,table,name,option,players,banks,total,rounds";
        let first = "2026-11-15,7,'=1+1,1,1.50,0.00,1.50,3";
        let second = "2026-11-15,7,\"a, \"\"b\"\"\",1,1.50,0.00,1.50,3";
        assert_eq!(text, format!("{heads}\n{first}\n{second}\n"));
    }
}
