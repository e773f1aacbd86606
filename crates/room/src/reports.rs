//! Reports from the books: the drop per table, schedule and gaming day; what each player-dealer won and lost.
//!
//! A gaming day begins and ends at midnight, universal time. A report costs what its days do, however old the books are.

mod banking;

pub use banking::banking;

use crate::error::NoDay;
use crate::poker::PokerEvent;
use crate::protocol::{BankingRow, DropRow, TableSummary};
use crate::record::Step;
use chips::Money;
use games::blackjack::Event;
use games::poker::Event as HandEvent;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use ledger::{Account, Fee, Reader, StoreError, StoredRecord};
use std::collections::{BTreeMap, BTreeSet};

/// A gaming day in milliseconds.
pub const DAY: u64 = 24 * 3600 * 1000;

/// A span of gaming days, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    from: u64,
    to: u64,
}

/// The gaming day of a time, like `2026-11-15`.
pub fn day_of(at: u64) -> String {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    TimeZone::UTC.to_datetime(at.unwrap_or(Timestamp::MAX)).date().to_string()
}

/// The moment that somebody names: the first one of a gaming day, a time like `2026-11-15T18:30:00Z`, or `now`.
pub fn moment(text: &str) -> Result<u64, NoDay> {
    let named = match text {
        "now" => Some(Timestamp::now()),
        _ => text.parse::<Timestamp>().ok(),
    };
    let millis = named.and_then(|at| u64::try_from(at.as_millisecond()).ok());
    millis.map_or_else(|| start_of(text), Ok)
}

/// The first millisecond of a gaming day.
fn start_of(day: &str) -> Result<u64, NoDay> {
    let date = Date::strptime("%Y-%m-%d", day).ok();
    let begins = date.and_then(|date| date.to_zoned(TimeZone::UTC).ok());
    let millis = begins.and_then(|begins| u64::try_from(begins.timestamp().as_millisecond()).ok());
    millis.ok_or_else(|| NoDay(day.into()))
}

impl Days {
    /// From a first to a last gaming day, both included; all there are where none is named.
    pub fn between(from: Option<&str>, to: Option<&str>) -> Result<Days, NoDay> {
        let from = from.map(start_of).transpose()?.unwrap_or(0);
        let to = to.map(start_of).transpose()?.map_or(i64::MAX as u64, |day| day + DAY);
        Ok(Days { from, to })
    }

    /// The first and the last record of a log in it.
    pub fn span(self, reader: &mut Reader, log: u32) -> Result<Option<(u64, u64)>, StoreError> {
        reader.span(log, self.from, self.to)
    }

    /// Is a time in it?
    pub fn has(self, at: u64) -> bool {
        (self.from..self.to).contains(&at)
    }
}

/// The drop, from the postings to drop accounts; rounds from the logs.
pub fn drop(reader: &mut Reader, days: Days, tables: &[TableSummary]) -> Result<Vec<DropRow>, StoreError> {
    let mut rows: BTreeMap<(String, u32, u8), DropRow> = BTreeMap::new();
    for posting in reader.postings("drop/", days.from, days.to)? {
        let Account::Drop { table, option, fee } = posting.account else { continue };
        let day = day_of(posting.at);
        let row = rows.entry((day.clone(), table, option)).or_insert_with(|| DropRow {
            day,
            table,
            name: tables.iter().find(|t| t.table == table).map_or_else(String::new, |t| t.name.clone()),
            option,
            players: Money::ZERO,
            banks: Money::ZERO,
            total: Money::ZERO,
            rounds: 0,
        });
        let amount = Money::cents(posting.cents);
        match fee {
            Fee::Players => row.players += amount,
            Fee::Bank => row.banks += amount,
        }
        row.total += amount;
    }
    let mut voided: BTreeSet<u32> = BTreeSet::new();
    each_ending(reader, days, |log, at, step| {
        let dealt = match step {
            Step::Blackjack { events, .. } => {
                events.iter().filter(|e| matches!(e, Event::RoundEnded { .. })).count() as u32
            }
            Step::Poker { events, .. } => hands_played(&mut voided, log, events),
            Step::Room(_) => 0,
        };
        if dealt > 0 {
            let of_table = |option| (day_of(at), log, option);
            if let Some((_, row)) = rows.range_mut(of_table(0)..=of_table(u8::MAX)).next() {
                row.rounds += dealt;
            }
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
const ENDINGS: [&str; 3] = ["\"round_ended\"", "\"hand_ended\"", "\"voided\""];

/// Every step of records in which something ended, of every table's log within a span, in order.
fn each_ending(
    reader: &mut Reader,
    days: Days,
    mut see: impl FnMut(u32, u64, &Step),
) -> Result<(), StoreError> {
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
                crate::past::read(log, stored)?.steps.iter().for_each(|step| see(log, stored.at, step));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        assert_eq!(day_of(0), "1970-01-01");
        assert_eq!(day_of(951_782_400_000), "2000-02-29");
        assert_eq!(day_of(1_794_700_800_000), "2026-11-15");
        for day in ["1970-01-01", "2000-02-29", "2026-11-15", "2026-12-31", "2100-03-01"] {
            assert_eq!(day_of(start_of(day).unwrap()), day);
        }
        for wrong in ["", "2026", "2026-02-30", "2026-13-01", "1969-12-31", "a-b-c", "2026-11-15-1"] {
            assert!(start_of(wrong).is_err(), "{wrong}");
        }
    }

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
        };
        let text = drop_csv(&[row("=1+1"), row("a, \"b\"")]);
        let heads = "day,table,name,option,players,banks,total,rounds";
        let first = "2026-11-15,7,'=1+1,1,1.50,0.00,1.50,3";
        let second = "2026-11-15,7,\"a, \"\"b\"\"\",1,1.50,0.00,1.50,3";
        assert_eq!(text, format!("{heads}\n{first}\n{second}\n"));
    }
}
