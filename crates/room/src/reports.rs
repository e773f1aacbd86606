//! Reports from the books: the drop per table, schedule and gaming day; what each player-dealer won and lost.
//!
//! A gaming day begins and ends at midnight, universal time.

use crate::people::People;
use crate::poker::PokerEvent;
use crate::protocol::{BankingRow, DropRow, TableSummary};
use crate::record::{Step, TableRecord};
use chips::Money;
use games::PlayerId;
use games::blackjack::{Event, Ruling};
use games::poker::Event as HandEvent;
use ledger::{Account, Fee, Reader, StoreError};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const DAY: u64 = 24 * 3600 * 1000;

/// A span of gaming days, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    from: u64,
    to: u64,
}

/// The gaming day of a time, like `2026-11-15`.
pub fn day_of(at: u64) -> String {
    // Days since 1970 to a date, by eras of 400 years that begin on the first of March.
    let z = (at / DAY) as i64 + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The first millisecond of a gaming day.
fn start_of(day: &str) -> Result<u64, String> {
    let wrong = || format!("\"{day}\" is not a day, like 2026-11-15");
    let parts: Vec<i64> =
        day.split('-').map(|p| p.parse::<i64>()).collect::<Result<_, _>>().map_err(|_| wrong())?;
    let [year, month, date] = parts[..] else { return Err(wrong()) };
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&date) {
        return Err(wrong());
    }
    let y = year - i64::from(month <= 2);
    let era = y.div_euclid(400);
    let year_of_era = y - era * 400;
    let day_of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + date - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    let at = (era * 146_097 + day_of_era - 719_468) as u64 * DAY;
    if day_of(at) == format!("{year:04}-{month:02}-{date:02}") { Ok(at) } else { Err(wrong()) }
}

impl Days {
    /// From a first to a last gaming day, both included; all there are where none is named.
    pub fn between(from: Option<&str>, to: Option<&str>) -> Result<Days, String> {
        let from = from.map(start_of).transpose()?.unwrap_or(0);
        let to = to.map(start_of).transpose()?.map_or(i64::MAX as u64, |day| day + DAY);
        Ok(Days { from, to })
    }

    fn has(self, at: u64) -> bool {
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
    each_step(reader, days, |log, at, step| {
        let dealt = match step {
            Step::Blackjack { events, .. } => {
                events.iter().filter(|e| matches!(e, Event::RoundEnded { .. })).count() as u32
            }
            Step::Poker { events, .. } => hands_played(&mut voided, log, events),
            Step::Room(_) => 0,
        };
        let day = day_of(at);
        let mut of_table = rows.iter_mut().filter(|((d, t, _), _)| *d == day && *t == log);
        if let Some((_, row)) = of_table.next() {
            row.rounds += dealt;
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

/// What player-dealers won and lost, from the logs.
pub fn banking(reader: &mut Reader, days: Days, names: &People) -> Result<Vec<BankingRow>, StoreError> {
    let mut rows: BTreeMap<(String, u32, PlayerId), BankingRow> = BTreeMap::new();
    let mut banks: BTreeMap<u32, (PlayerId, Money, Money)> = BTreeMap::new();
    let mut providers: BTreeMap<(u32, PlayerId), bool> = BTreeMap::new();
    each_step(reader, Days { from: 0, to: days.to }, |log, at, step| {
        let Step::Blackjack { events, .. } = step else { return };
        for event in events {
            match event {
                Event::Joined { player, third_party, .. } => {
                    drop_in(&mut providers, log, *player, *third_party)
                }
                Event::BankTaken { player, wager, .. } => {
                    banks.insert(log, (*player, *wager, Money::ZERO));
                }
                Event::BankFeeTaken { amount, .. } => {
                    if let Some(bank) = banks.get_mut(&log) {
                        bank.2 = *amount;
                    }
                }
                Event::Ruled { ruling: Ruling::VoidRound, .. } => {
                    banks.remove(&log);
                }
                Event::RoundEnded { bank_result } if days.has(at) => {
                    let Some((player, wager, fee)) = banks.remove(&log) else { continue };
                    let day = day_of(at);
                    let row = rows.entry((day.clone(), log, player)).or_insert_with(|| BankingRow {
                        day,
                        table: log,
                        player,
                        name: names.name(player),
                        third_party: providers.get(&(log, player)).copied().unwrap_or(false),
                        rounds: 0,
                        banked: Money::ZERO,
                        result: Money::ZERO,
                        fees: Money::ZERO,
                    });
                    row.rounds += 1;
                    row.banked += wager;
                    row.result += *bank_result;
                    row.fees += fee;
                }
                _ => {}
            }
        }
    })?;
    Ok(rows.into_values().collect())
}

fn drop_in(providers: &mut BTreeMap<(u32, PlayerId), bool>, log: u32, player: PlayerId, third_party: bool) {
    providers.insert((log, player), third_party);
}

/// Every step of every table's log within a span, in order.
fn each_step(
    reader: &mut Reader,
    days: Days,
    mut see: impl FnMut(u32, u64, &Step),
) -> Result<(), StoreError> {
    for (log, last) in reader.logs()? {
        let mut after = 0;
        while log != 0 && after < last {
            let page = reader.records(log, after, 2000)?;
            let Some(end) = page.last() else { break };
            after = end.seq;
            for stored in page.iter().filter(|r| days.has(r.at)) {
                let record: TableRecord = serde_json::from_str(&stored.body).map_err(|why| {
                    StoreError::Broken(format!("record {} of table {log}: {why}", stored.seq))
                })?;
                record.steps.iter().for_each(|step| see(log, stored.at, step));
            }
        }
    }
    Ok(())
}

/// A field of CSV: quoted where it must be, and never taken for a formula by a spreadsheet.
fn field(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_string() };
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

fn dollars(amount: Money) -> String {
    format!("{:.2}", amount.as_dollars())
}

/// The drop as CSV.
pub fn drop_csv(rows: &[DropRow]) -> String {
    let mut out = String::from("day,table,name,option,players,banks,total,rounds\n");
    for r in rows {
        let (players, banks, total) = (dollars(r.players), dollars(r.banks), dollars(r.total));
        let name = field(&r.name);
        let _ =
            writeln!(out, "{},{},{name},{},{players},{banks},{total},{}", r.day, r.table, r.option, r.rounds);
    }
    out
}

/// The player-dealers' book as CSV.
pub fn banking_csv(rows: &[BankingRow]) -> String {
    let mut out = String::from("day,table,player,name,third_party,rounds,banked,result,fees\n");
    for r in rows {
        let (banked, result, fees) = (dollars(r.banked), dollars(r.result), dollars(r.fees));
        let name = field(&r.name);
        let _ = writeln!(
            out,
            "{},{},{},{name},{},{},{banked},{result},{fees}",
            r.day, r.table, r.player.0, r.third_party, r.rounds
        );
    }
    out
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
    fn names_cannot_be_formulas() {
        assert_eq!(field("=1+1"), "'=1+1");
        assert_eq!(field("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
