//! The house's gaming days: they begin at an hour of the house's own clock, not at midnight somewhere else. The day on which clocks
//! are changed has an hour less or more.

use crate::Room;
use crate::error::{NoDay, RoomError};
use crate::house_book::HouseBook;
use crate::protocol::GamingDay;
use crate::signatures::Signatures;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use ledger::{Reader, StoreError};

/// When gaming days begin and end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    zone: TimeZone,
    starts: Time,
}

impl Default for Calendar {
    fn default() -> Calendar {
        Calendar::of(&GamingDay::default()).expect("the usual gaming day is one")
    }
}

impl Calendar {
    /// The calendar of such gaming days; none where there is no such zone or time.
    pub fn of(day: &GamingDay) -> Option<Calendar> {
        let zone = TimeZone::get(&day.zone).ok()?;
        let starts = Time::strptime("%H:%M", &day.starts).ok()?;
        Some(Calendar { zone, starts })
    }

    /// The calendar that the house's settings name, in these books.
    pub fn of_books(reader: &mut Reader) -> Result<Calendar, RoomError> {
        let settings = HouseBook::open(reader)?.house_settings(reader)?;
        Ok(settings.and_then(|settings| Calendar::of(&settings.gaming_day)).unwrap_or_default())
    }

    /// The gaming day of a time.
    fn date_of(&self, at: u64) -> Date {
        let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
        let here = self.zone.to_datetime(at.unwrap_or(Timestamp::MAX));
        let date = here.date();
        if here.time() < self.starts { date.yesterday().unwrap_or(date) } else { date }
    }

    /// The gaming day of a time, like `2026-11-15`.
    pub fn day_of(&self, at: u64) -> String {
        self.date_of(at).to_string()
    }

    /// A time by the house's clock, with how far that is from Greenwich: `2026-11-15T18:30:00-08:00`.
    pub fn stamp(&self, at: u64) -> String {
        let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
        let here = at.map(|at| at.to_zoned(self.zone.clone()));
        here.map(|here| here.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()).unwrap_or_default()
    }

    fn begins(&self, date: Date) -> Option<u64> {
        let begins = date.to_datetime(self.starts).to_zoned(self.zone.clone()).ok()?;
        u64::try_from(begins.timestamp().as_millisecond()).ok()
    }

    /// The first millisecond of a gaming day.
    pub fn start_of(&self, day: &str) -> Result<u64, NoDay> {
        let date = Date::strptime("%Y-%m-%d", day).ok();
        date.and_then(|date| self.begins(date)).ok_or_else(|| NoDay(day.into()))
    }

    /// The first millisecond after a gaming day.
    pub fn end_of(&self, day: &str) -> Result<u64, NoDay> {
        let date = Date::strptime("%Y-%m-%d", day).ok().and_then(|date| date.tomorrow().ok());
        date.and_then(|date| self.begins(date)).ok_or_else(|| NoDay(day.into()))
    }

    /// The same gaming day so many years later; the day before where there is none.
    pub fn years_after(&self, day: &str, years: u32) -> Option<String> {
        let date = Date::strptime("%Y-%m-%d", day).ok()?;
        let years = i64::from(years).years();
        date.checked_add(years).ok().map(|date| date.to_string())
    }

    /// A time of the house's clock on a gaming day, like `2026-11-15 18:30`: what is before the hour at which it begins is the
    /// morning after.
    fn time_on(&self, text: &str) -> Option<u64> {
        let (day, time) = text.split_once(' ')?;
        let date = Date::strptime("%Y-%m-%d", day).ok()?;
        let time = Time::strptime("%H:%M", time).ok()?;
        let date = if time < self.starts { date.tomorrow().ok()? } else { date };
        let at = date.to_datetime(time).to_zoned(self.zone.clone()).ok()?;
        u64::try_from(at.timestamp().as_millisecond()).ok()
    }

    /// The moment that somebody names: the first one of a gaming day, a time of the house's clock on one (`2026-11-15 18:30`), a time
    /// like `2026-11-15T18:30:00Z`, or `now`.
    pub fn moment(&self, text: &str) -> Result<u64, NoDay> {
        let named = match text {
            "now" => Some(Timestamp::now()),
            _ if text.contains(' ') => return self.time_on(text).ok_or_else(|| NoDay(text.into())),
            _ => text.parse::<Timestamp>().ok(),
        };
        let millis = named.and_then(|at| u64::try_from(at.as_millisecond()).ok());
        millis.map_or_else(|| self.start_of(text), Ok)
    }
}

impl Signatures {
    /// When the house's gaming days begin and end, by its settings.
    pub fn calendar(&self) -> Calendar {
        Calendar::of(&self.settings().gaming_day).unwrap_or_default()
    }
}

impl Room {
    /// When the house's gaming days begin and end.
    pub fn calendar(&self) -> Calendar {
        self.signatures.calendar()
    }
}

/// So long after the end of a day or a shift everything of it is in the books, whatever the clock of a node says.
pub const SETTLES: u64 = 3600 * 1000;

/// A text that is a gaming day in any calendar.
pub fn is_day(text: &str) -> Result<String, NoDay> {
    Calendar::default().start_of(text).map(|_| text.to_string())
}

/// A span of gaming days, in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Days {
    /// Whose days.
    pub calendar: Calendar,
    from: u64,
    to: u64,
}

impl Days {
    /// From a first to a last gaming day, both included; all there are where none is named.
    pub fn between(calendar: &Calendar, from: Option<&str>, to: Option<&str>) -> Result<Days, NoDay> {
        let from = from.map(|day| calendar.start_of(day)).transpose()?.unwrap_or(0);
        let to = to.map(|day| calendar.end_of(day)).transpose()?.unwrap_or(i64::MAX as u64);
        Ok(Days { calendar: calendar.clone(), from, to })
    }

    /// Those of the last so many days, today among them.
    pub fn last(calendar: &Calendar, days: u32, now: u64) -> Days {
        let mut first = calendar.date_of(now);
        for _ in 1..days {
            first = first.yesterday().unwrap_or(first);
        }
        Days { calendar: calendar.clone(), from: calendar.begins(first).unwrap_or(0), to: i64::MAX as u64 }
    }

    /// Each of them by itself, from the first with anything in the books to that of a moment.
    pub fn each(&self, reader: &mut Reader, now: u64) -> Result<Vec<Days>, StoreError> {
        let mut first = u64::MAX;
        for (log, _) in reader.logs()? {
            let record = reader.records(log, 0, 1)?;
            first = record.first().map_or(first, |record| first.min(record.at));
        }
        let (from, to) = (self.from.max(first), self.to.min(now.saturating_add(1)));
        let mut all = Vec::new();
        let mut date = self.calendar.date_of(from);
        while let Some(begins) = self.calendar.begins(date).filter(|begins| *begins < to) {
            let Ok(next) = date.tomorrow() else { break };
            let ends = self.calendar.begins(next).unwrap_or(to);
            all.push(Days { calendar: self.calendar.clone(), from: begins, to: ends });
            date = next;
        }
        Ok(all)
    }

    /// The first and the last record of a log in it.
    pub fn span(&self, reader: &mut Reader, log: u32) -> Result<Option<(u64, u64)>, StoreError> {
        reader.span(log, self.from, self.to)
    }

    /// Is a time in it?
    pub fn has(&self, at: u64) -> bool {
        (self.from..self.to).contains(&at)
    }

    /// Its first millisecond, and the first one after it.
    pub const fn bounds(&self) -> (u64, u64) {
        (self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calendar(zone: &str, starts: &str) -> Calendar {
        Calendar::of(&GamingDay { zone: zone.into(), starts: starts.into() }).unwrap()
    }

    fn at(text: &str) -> u64 {
        Calendar::default().moment(text).unwrap()
    }

    #[test]
    fn days_are_read_as_they_are_written() {
        let utc = calendar("UTC", "00:00");
        assert_eq!(utc.day_of(0), "1970-01-01");
        assert_eq!(utc.day_of(951_782_400_000), "2000-02-29");
        for calendar in [utc, Calendar::default()] {
            for day in ["1970-01-02", "2000-02-29", "2026-11-15", "2026-12-31", "2100-03-01"] {
                assert_eq!(calendar.day_of(calendar.start_of(day).unwrap()), day);
                assert_eq!(calendar.day_of(calendar.end_of(day).unwrap() - 1), day);
            }
            for wrong in ["", "2026", "2026-02-30", "2026-13-01", "1969-12-30", "a-b-c", "2026-11-15-1"] {
                assert!(calendar.start_of(wrong).is_err(), "{wrong}");
            }
        }
    }

    #[test]
    fn a_day_ends_in_the_morning_of_the_house() {
        let house = Calendar::default();
        // Four in the afternoon, midnight and a minute before six are the same day in California.
        assert_eq!(house.day_of(at("2026-11-16T00:00:00Z")), "2026-11-15");
        assert_eq!(house.day_of(at("2026-11-16T13:59:59Z")), "2026-11-15");
        assert_eq!(house.day_of(at("2026-11-16T14:00:00Z")), "2026-11-16");
        assert_eq!(house.day_of(at("2026-07-16T12:59:59Z")), "2026-07-15");
        assert_eq!(house.day_of(at("2026-07-16T13:00:00Z")), "2026-07-16");
    }

    #[test]
    fn when_clocks_change_a_day_has_an_hour_less_or_more() {
        let house = Calendar::default();
        let hours = |day: &str| (house.end_of(day).unwrap() - house.start_of(day).unwrap()) / 3_600_000;
        let days = ["2026-03-07", "2026-03-08", "2026-10-31", "2026-11-01"].map(hours);
        assert_eq!(days, [23, 24, 25, 24]);
        // Where the day begins at an hour that a change of clocks leaves out, it begins when that hour is over.
        let early = calendar("America/Los_Angeles", "02:30");
        assert_eq!(early.start_of("2026-03-08").unwrap(), at("2026-03-08T10:30:00Z"));
    }

    #[test]
    fn a_time_on_a_gaming_day_is_by_the_houses_clock_and_the_small_hours_are_the_morning_after() {
        let house = Calendar::default();
        assert_eq!(house.moment("2026-11-15 18:30"), Ok(at("2026-11-16T02:30:00Z")));
        assert_eq!(house.moment("2026-11-15 02:30"), Ok(at("2026-11-16T10:30:00Z")));
        assert_eq!(house.moment("2026-07-15 06:00"), house.start_of("2026-07-15"));
        for wrong in ["2026-11-15 ", "2026-11-15 25:00", " 18:30", "2026-02-30 18:30"] {
            assert!(house.moment(wrong).is_err(), "{wrong}");
        }
        assert_eq!(house.stamp(at("2026-11-16T02:30:05Z")), "2026-11-15T18:30:05-08:00");
        assert_eq!(house.stamp(at("2026-07-16T02:30:05Z")), "2026-07-15T19:30:05-07:00");
    }

    #[test]
    fn what_is_no_zone_or_time_is_no_calendar() {
        for (zone, starts) in
            [("California", "06:00"), ("", "06:00"), ("UTC", "25:00"), ("UTC", "6"), ("UTC", "")]
        {
            assert_eq!(
                Calendar::of(&GamingDay { zone: zone.into(), starts: starts.into() }),
                None,
                "{zone} {starts}"
            );
        }
    }
}
