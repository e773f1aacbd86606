//! What player-dealers won and lost, from the logs: the rounds of these days, and of what was before them only the round that was
//! on when they began, and where those who banked sat down.

use crate::calendar::Days;
use crate::people::{People, role_of};
use crate::protocol::{BankingRow, Role};
use crate::record::Step;
use chips::Money;
use games::PlayerId;
use games::blackjack::{Event, Ruling};
use ledger::{Reader, StoreError, StoredRecord};
use std::collections::BTreeMap;

/// Records read at once.
const PAGE: u32 = 500;

type Rows = BTreeMap<(String, u32, PlayerId), BankingRow>;

/// What player-dealers won and lost on one day, but for private tables.
pub fn of_day(
    reader: &mut Reader,
    days: &Days,
    names: &People,
    is_private: &dyn Fn(u32) -> bool,
) -> Result<Vec<BankingRow>, StoreError> {
    let mut rows = Rows::new();
    for (log, _) in reader.logs()? {
        let span = if log == 0 || is_private(log) { None } else { days.span(reader, log)? };
        let Some((first, last)) = span else { continue };
        let mut table = AtTable {
            log,
            days: days.clone(),
            bank: None,
            last: None,
            counted_before: false,
            providers: BTreeMap::new(),
            unknown: vec![],
        };
        for stored in since_the_last_round(reader, log, first)? {
            table.see(&stored, &mut rows, names)?;
        }
        let mut after = first - 1;
        while after < last {
            let page = reader.records(log, after, PAGE)?;
            let Some(end) = page.last() else { break };
            after = end.seq;
            page.iter().try_for_each(|stored| table.see(stored, &mut rows, names))?;
        }
        for (day, player) in std::mem::take(&mut table.unknown) {
            let third_party = sat_down_as(reader, log, first, player, names)?;
            if let Some(row) = rows.get_mut(&(day, log, player)) {
                row.third_party = third_party;
            }
        }
    }
    Ok(rows.into_values().collect())
}

/// A table as its log is read.
struct AtTable {
    log: u32,
    days: Days,
    /// Who banks, with what, for which fee.
    bank: Option<(PlayerId, Money, Money)>,
    /// The bank of the last round, on which day, and what it won: for as long as that may be reversed.
    last: Option<(String, (PlayerId, Money, Money), Money)>,
    /// Is the round on one that was counted on an earlier day, and was reversed since?
    counted_before: bool,
    /// Who sat down, and whether for a third party.
    providers: BTreeMap<PlayerId, bool>,
    /// Days of those who sat down before anything that was read.
    unknown: Vec<(String, PlayerId)>,
}

impl AtTable {
    fn see(&mut self, stored: &StoredRecord, rows: &mut Rows, names: &People) -> Result<(), StoreError> {
        for step in crate::past::read(self.log, stored)?.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            for event in &events {
                self.happens(stored.at, event, rows, names);
            }
        }
        Ok(())
    }

    fn happens(&mut self, at: u64, event: &Event, rows: &mut Rows, names: &People) {
        match event {
            Event::Joined { player, third_party, .. } => {
                self.providers.insert(*player, *third_party);
            }
            Event::BankTaken { player, wager, .. } => {
                (self.bank, self.counted_before) = (Some((*player, *wager, Money::ZERO)), false);
            }
            Event::BankFeeTaken { amount, .. } => {
                self.bank.iter_mut().for_each(|bank| bank.2 = *amount);
            }
            Event::Ruled { ruling: Ruling::VoidRound, .. } | Event::BankFellShort { .. } => {
                if let Some((player, wager, fee)) = self.bank.take().filter(|_| self.counted_before) {
                    let row = self.row(at, player, rows, names);
                    row.banked -= wager;
                    row.fees -= fee;
                }
            }
            // What was counted on a day that is over is made up for on the day of the reversal.
            Event::Ruled { ruling: Ruling::Reverse { over: true }, .. } => {
                let Some((day, bank, won)) = self.last.take() else { return };
                if self.days.has(at) && day != self.days.calendar.day_of(at) {
                    self.counted_before = true;
                    self.row(at, bank.0, rows, names).result -= won;
                } else if let Some(row) = rows.get_mut(&(day, self.log, bank.0)) {
                    row.rounds -= 1;
                    row.banked -= bank.1;
                    row.result -= won;
                    row.fees -= bank.2;
                }
                self.bank = Some(bank);
            }
            Event::RoundEnded { bank_result } => {
                let Some((player, wager, fee)) = self.bank.take() else { return };
                let day = self.days.calendar.day_of(at);
                self.last = Some((day, (player, wager, fee), *bank_result));
                if !self.days.has(at) {
                    return;
                }
                let again = std::mem::take(&mut self.counted_before);
                let row = self.row(at, player, rows, names);
                row.result += *bank_result;
                if !again {
                    row.rounds += 1;
                    row.banked += wager;
                    row.fees += fee;
                }
            }
            _ => {}
        }
    }

    /// Somebody's row of the day of this moment.
    fn row<'a>(
        &mut self,
        at: u64,
        player: PlayerId,
        rows: &'a mut Rows,
        names: &People,
    ) -> &'a mut BankingRow {
        let day = self.days.calendar.day_of(at);
        rows.entry((day.clone(), self.log, player)).or_insert_with(|| {
            let known = self.providers.get(&player).copied();
            if known.is_none() {
                self.unknown.push((day.clone(), player));
            }
            BankingRow {
                day,
                table: self.log,
                player,
                name: names.name(player),
                third_party: known.unwrap_or(false),
                rounds: 0,
                banked: Money::ZERO,
                result: Money::ZERO,
                fees: Money::ZERO,
            }
        })
    }
}

/// Goes back through a log from a record until one is found that is looked for. Gives it and all that were seen, newest first.
fn back_until(
    reader: &mut Reader,
    log: u32,
    from: u64,
    looked_for: impl Fn(&Event) -> bool,
) -> Result<Vec<StoredRecord>, StoreError> {
    let mut seen: Vec<StoredRecord> = Vec::new();
    loop {
        let before = seen.last().map_or(from, |record| record.seq);
        let page = reader.records_before(log, before, PAGE)?;
        if page.is_empty() {
            return Ok(seen);
        }
        for stored in page {
            let steps = crate::past::read(log, &stored)?.steps;
            let found = steps.iter().any(|step| match step {
                Step::Blackjack { events, .. } => events.iter().any(&looked_for),
                Step::Poker { .. } | Step::Room(_) => false,
            });
            let poker = steps.iter().any(|step| matches!(step, Step::Poker { .. }));
            seen.push(stored);
            if found || poker {
                return Ok(seen);
            }
        }
    }
}

/// What was written of the round that was on before a record, or was the last one: that may be reversed.
fn since_the_last_round(reader: &mut Reader, log: u32, first: u64) -> Result<Vec<StoredRecord>, StoreError> {
    let turns = |event: &Event| {
        matches!(
            event,
            Event::BankTaken { .. }
                | Event::BankFellShort { .. }
                | Event::Ruled { ruling: Ruling::VoidRound, .. }
        )
    };
    let mut seen = back_until(reader, log, first, turns)?;
    seen.reverse();
    Ok(seen)
}

/// Did somebody who sat here before a record sit down for a third party? A program is what it was made as.
fn sat_down_as(
    reader: &mut Reader,
    log: u32,
    first: u64,
    player: PlayerId,
    names: &People,
) -> Result<bool, StoreError> {
    if let Some(program) = names.get(player).filter(|person| person.bot) {
        return Ok(role_of(&program) == Role::ThirdParty);
    }
    let sat = |event: &Event| matches!(event, Event::Joined { player: who, .. } if *who == player);
    let seen = back_until(reader, log, first, sat)?;
    let Some(last) = seen.last() else { return Ok(false) };
    let steps = crate::past::read(log, last)?.steps;
    let events = steps.iter().flat_map(|step| match step {
        Step::Blackjack { events, .. } => events.as_slice(),
        Step::Poker { .. } | Step::Room(_) => &[],
    });
    let mut joined = events.filter_map(|event| match event {
        Event::Joined { player: who, third_party, .. } if *who == player => Some(*third_party),
        _ => None,
    });
    Ok(joined.next_back().unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::Calendar;

    /// The round ends late on one day; the floor reverses it on the next, and it is settled anew, or void.
    #[test]
    fn a_round_that_is_reversed_on_another_day_is_made_up_for_on_that_day() {
        let (calendar, names) = (Calendar::default(), People::default());
        let (first, second) = (1_760_000_000_000, 1_760_000_000_000 + 24 * 3_600_000);
        let (player, fee) = (PlayerId(4), Money::dollars(1));
        let ruled = |ruling| Event::Ruled { author: "F".into(), reason: "r".into(), ruling, clause: None };
        let began = [
            (first, Event::BankTaken { player, seat: 4, wager: Money::dollars(100), turn: 1 }),
            (first, Event::BankFeeTaken { player, amount: fee, from_bank: Money::ZERO }),
            (first, Event::RoundEnded { bank_result: Money::dollars(30) }),
        ];
        let reversed = (second, ruled(Ruling::Reverse { over: true }));
        let anew = (second, Event::RoundEnded { bank_result: Money::dollars(-20) });
        let void = (second, ruled(Ruling::VoidRound));
        let of_day = |at: u64, events: &[(u64, Event)]| {
            let day = calendar.day_of(at);
            let days = Days::between(&calendar, Some(&day), Some(&day)).unwrap();
            let providers = BTreeMap::new();
            let (bank, last, unknown) = (None, None, vec![]);
            let mut table = AtTable { log: 1, days, bank, last, counted_before: false, providers, unknown };
            let mut rows = Rows::new();
            events.iter().for_each(|(at, event)| table.happens(*at, event, &mut rows, &names));
            let row = rows.into_values().next();
            row.map(|row| (row.rounds, row.banked, row.result, row.fees))
        };
        let dollars = Money::dollars;
        assert_eq!(of_day(first, &began), Some((1, dollars(100), dollars(30), fee)));
        let settled: Vec<_> = began.iter().cloned().chain([reversed.clone(), anew.clone()]).collect();
        assert_eq!(of_day(second, &settled), Some((0, Money::ZERO, dollars(-50), Money::ZERO)));
        let voided: Vec<_> = began.iter().cloned().chain([reversed, void]).collect();
        assert_eq!(of_day(second, &voided), Some((0, dollars(-100), dollars(-30), -fee)));
        // Reversed and settled anew on one day, it is one round of that day.
        let same: Vec<_> = settled.into_iter().map(|(_, event)| (second, event)).collect();
        assert_eq!(of_day(second, &same), Some((1, dollars(100), dollars(-20), fee)));
        let before: Vec<_> = same.into_iter().map(|(_, event)| (first, event)).collect();
        assert_eq!(of_day(second, &before), None, "all of it was the day before");
    }
}
