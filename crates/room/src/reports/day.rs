//! Reports that are made from the digest of the tables, as rows and as CSV: how the bank went round, the playing book of third-party
//! providers, and how long people played.

use super::{csv, dollars, plain};
use crate::Room;
use crate::calendar::{Calendar, Days};
use crate::digest::{Rotation, Sitting, Sittings};
use crate::error::RoomError;
use crate::people::role_of;
use crate::protocol::{BankerHands, HoursRow, PlayingBookRow, Role, RotationRow, TableId};
use crate::table::now_ms;
use games::PlayerId;
use ledger::{Person, Reader};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A time is told from one second of the clock to another: what stands between the two is what is said of it.
const SECOND: u64 = 1000;
/// How many people other than third parties the report on the bank looks for, where the house asks for none.
const BANKERS: u8 = 2;

impl Room {
    /// What these tables were called when they were opened.
    async fn names_of(&self, tables: BTreeSet<TableId>) -> Result<BTreeMap<TableId, String>, RoomError> {
        let tables: Vec<TableId> = tables.into_iter().collect();
        let facts = self.facts(&tables).await?;
        Ok(facts.into_iter().map(|facts| (facts.table, facts.spec.name)).collect())
    }

    /// How the bank went round, by gaming day and table.
    pub async fn rotation_report(self: &Arc<Room>, days: Days) -> Result<Vec<RotationRow>, RoomError> {
        self.digest().await?;
        let rule = self.signatures.settings().rotation;
        let bankers = usize::from(rule.map_or(BANKERS, |rule| rule.bankers));
        let digests = Arc::clone(&self.digests);
        let read = move |reader: &mut Reader| digests.rotation(reader, &days, bankers);
        let found = self.study(read).await?;
        let names = self.names_of(found.keys().map(|(_, table)| *table).collect()).await?;
        let row = |((day, table), rotation): ((String, TableId), Rotation)| {
            let name = names.get(&table).cloned().unwrap_or_default();
            rotation_row(day, (table, name), &rotation, &|player| self.people.name(player))
        };
        Ok(found.into_iter().rev().map(row).collect())
    }

    pub(crate) async fn sittings(self: &Arc<Room>, days: &Days) -> Result<Sittings, RoomError> {
        self.digest().await?;
        let (digests, days) = (Arc::clone(&self.digests), days.clone());
        self.study(move |reader: &mut Reader| digests.sittings(reader, &days)).await
    }

    /// Who sits for a third-party provider: whoever has that role, and whomever a dealer ever seated for one (ROOM-16).
    pub(crate) fn providers(&self) -> impl Fn(&Person) -> bool + use<> {
        let sat = self.digests.providers();
        move |person| {
            !person.bot && (role_of(person) == Role::ThirdParty || sat.contains(&PlayerId(person.id)))
        }
    }

    /// The house's programs.
    pub(crate) fn programs(&self) -> BTreeSet<PlayerId> {
        let programs = self.people.all().into_iter().filter(|person| person.bot);
        programs.map(|person| PlayerId(person.id)).collect()
    }

    pub(crate) fn is_program(&self, player: PlayerId) -> bool {
        self.people.get(player).is_some_and(|person| person.bot)
    }

    /// The playing book: sessions of third parties' people that went on in these days. A program that plays for the room is nobody's
    /// employee and has no badge: the rotation of the bank names it, this book does not.
    pub async fn playing_book(
        self: &Arc<Room>,
        days: Days,
        company: Option<&str>,
    ) -> Result<Vec<PlayingBookRow>, RoomError> {
        let mut found = self.sittings(&days).await?;
        found.retain(|(_, sitting)| sitting.third_party && !self.is_program(sitting.player));
        let names = self.names_of(found.iter().map(|(table, _)| *table).collect()).await?;
        let providers = self.floor_book.providers();
        let row = |(table, sitting): &(TableId, Sitting)| {
            let provider = providers.get(&sitting.player).cloned().unwrap_or_default();
            PlayingBookRow {
                company: provider.company,
                player: sitting.player,
                name: self.people.name(sitting.player),
                badge: provider.badge,
                day: days.calendar.day_of(sitting.from),
                table: *table,
                table_name: names.get(table).cloned().unwrap_or_default(),
                seat: sitting.seat,
                from: sitting.from,
                to: sitting.to,
                chips_in: sitting.brought,
                added: sitting.added,
                chips_out: sitting.left_with,
                result: sitting.won,
                fees: sitting.fees,
                rounds: sitting.rounds,
                banked: sitting.banked,
            }
        };
        let mut rows: Vec<PlayingBookRow> = found.iter().map(row).collect();
        rows.retain(|row| company.is_none_or(|company| company == row.company));
        rows.sort_by(|a, b| (&a.company, a.from, a.table).cmp(&(&b.company, b.from, b.table)));
        Ok(rows)
    }

    /// How long everybody sat at tables, by gaming day; programs left out.
    pub async fn hours_report(self: &Arc<Room>, days: Days) -> Result<Vec<HoursRow>, RoomError> {
        let found = self.sittings(&days).await?;
        let now = now_ms();
        let people: Sittings = found.into_iter().filter(|(_, s)| !self.is_program(s.player)).collect();
        let mut rows = hours(&people, &days, now);
        rows.iter_mut().for_each(|row| row.name = self.people.name(row.player));
        Ok(rows)
    }
}

fn rotation_row(
    day: String,
    (table, name): (TableId, String),
    rotation: &Rotation,
    called: &dyn Fn(PlayerId) -> String,
) -> RotationRow {
    let answers = |word: &str| rotation.answers.get(word).copied().unwrap_or(0);
    let banker = |(&(player, third_party), &hands): (&(PlayerId, bool), &u32)| BankerHands {
        player,
        name: called(player),
        third_party,
        hands,
    };
    let mut bankers: Vec<BankerHands> = rotation.banked.iter().map(banker).collect();
    bankers.sort_by_key(|banker| std::cmp::Reverse(banker.hands));
    RotationRow {
        day,
        table,
        name,
        rounds: rotation.rounds,
        taken: answers("taken"),
        declined: answers("declined"),
        clock: answers("clock"),
        passed: answers("passed"),
        bankers,
        longest: rotation.longest.map_or(0, |(from, to)| to / SECOND * SECOND - from / SECOND * SECOND),
        longest_from: rotation.longest.map(|(from, _)| from),
        longest_to: rotation.longest.map(|(_, to)| to),
    }
}

/// How long everybody sat, day by day: who sat at two tables at once played once.
fn hours(sittings: &Sittings, days: &Days, now: u64) -> Vec<HoursRow> {
    type Times = (Vec<(u64, u64)>, BTreeSet<TableId>, bool);
    let mut all: BTreeMap<(String, PlayerId), Times> = BTreeMap::new();
    let (first, last) = days.bounds();
    for (table, sitting) in sittings {
        let (mut from, to) = (sitting.from.max(first), sitting.to.unwrap_or(now).min(last));
        while from < to {
            let day = days.calendar.day_of(from);
            let ends = days.calendar.end_of(&day).unwrap_or(to).min(to).max(from + 1);
            let (times, tables, third_party) = all.entry((day, sitting.player)).or_default();
            times.push((from, ends));
            tables.insert(*table);
            *third_party |= sitting.third_party;
            from = ends;
        }
    }
    let row = |((day, player), (mut times, tables, third_party)): ((String, PlayerId), Times)| {
        times.sort_unstable();
        let (mut played, mut until) = (0, 0);
        for (from, to) in times {
            played += to.saturating_sub(from.max(until));
            until = until.max(to);
        }
        let (name, tables) = (String::new(), tables.into_iter().collect());
        HoursRow { day, player, name, third_party, played, tables }
    };
    all.into_iter().rev().map(row).collect()
}

/// How the bank went round as CSV; who banked, in one field.
pub fn rotation_csv(rows: &[RotationRow]) -> String {
    let heads = [
        "day",
        "table",
        "name",
        "rounds",
        "taken",
        "declined",
        "clock",
        "passed",
        "longest_seconds",
        "bankers",
    ];
    let line = |r: &RotationRow| {
        let hands =
            |b: &BankerHands| format!("{} {}{}", b.hands, b.name, if b.third_party { " *" } else { "" });
        let bankers: Vec<String> = r.bankers.iter().map(hands).collect();
        let numbers = [r.rounds, r.taken, r.declined, r.clock, r.passed].map(|n| n.to_string());
        let [rounds, taken, declined, clock, passed] = numbers;
        let (table, seconds) = (r.table.to_string(), (r.longest / SECOND).to_string());
        let (name, bankers) = (plain(&r.name), plain(&bankers.join("; ")));
        [r.day.clone(), table, name, rounds, taken, declined, clock, passed, seconds, bankers]
    };
    csv(heads, rows.iter().map(line))
}

/// The playing book as CSV; times by the house's clock.
pub fn playing_book_csv(rows: &[PlayingBookRow], calendar: &Calendar) -> String {
    let heads = [
        "company",
        "badge",
        "player",
        "name",
        "day",
        "table",
        "table_name",
        "seat",
        "from",
        "to",
        "chips_in",
        "added",
        "chips_out",
        "result",
        "fees",
        "rounds",
        "banked",
    ];
    let line = |r: &PlayingBookRow| {
        let some = |amount: Option<chips::Money>| amount.map(dollars).unwrap_or_default();
        [
            plain(&r.company),
            plain(&r.badge),
            r.player.0.to_string(),
            plain(&r.name),
            r.day.clone(),
            r.table.to_string(),
            plain(&r.table_name),
            r.seat.map(|seat| seat.to_string()).unwrap_or_default(),
            calendar.stamp(r.from),
            r.to.map(|at| calendar.stamp(at)).unwrap_or_default(),
            some(r.chips_in),
            some(r.added),
            some(r.chips_out),
            dollars(r.result),
            dollars(r.fees),
            r.rounds.to_string(),
            r.banked.to_string(),
        ]
    };
    csv(heads, rows.iter().map(line))
}

/// How long people played, as CSV.
pub fn hours_csv(rows: &[HoursRow]) -> String {
    let heads = ["day", "player", "name", "third_party", "minutes", "tables"];
    let line = |r: &HoursRow| {
        let tables: Vec<String> = r.tables.iter().map(ToString::to_string).collect();
        let (player, minutes) = (r.player.0.to_string(), (r.played / 60_000).to_string());
        [r.day.clone(), player, plain(&r.name), r.third_party.to_string(), minutes, tables.join(" ")]
    };
    csv(heads, rows.iter().map(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chips::Money;

    #[test]
    fn the_longest_time_is_what_stands_between_the_two_moments_that_are_told() {
        // From 0:00:00.9 to 0:10:00.2 by the clock: ten minutes, and not a second less.
        let rotation = Rotation { longest: Some((900, 600_200)), ..Rotation::default() };
        let row = rotation_row("2026-11-16".into(), (1, String::new()), &rotation, &|_| String::new());
        assert_eq!(row.longest, 600_000);
        assert!(rotation_csv(&[row]).contains(",600,"));
    }

    #[test]
    fn who_sat_at_two_tables_at_once_played_once_and_a_night_is_two_days() {
        let calendar = Calendar::default();
        let days = Days::between(&calendar, None, None).unwrap();
        let morning = calendar.start_of("2026-11-16").unwrap();
        let hour = 3_600_000;
        let sat = |from: u64, to: Option<u64>| Sitting {
            player: PlayerId(7),
            seat: Some(3),
            third_party: false,
            from,
            by: None,
            to,
            brought: None,
            added: None,
            left_with: None,
            won: Money::ZERO,
            fees: Money::ZERO,
            rounds: 0,
            banked: 0,
        };
        let sittings = vec![
            (1, sat(morning - 2 * hour, Some(morning + hour))),
            (2, sat(morning - hour, Some(morning))),
            (2, sat(morning + 3 * hour, None)),
        ];
        let rows = hours(&sittings, &days, morning + 4 * hour);
        let told: Vec<_> = rows.iter().map(|r| (r.day.as_str(), r.played / hour, r.tables.clone())).collect();
        assert_eq!(told, [("2026-11-16", 2, vec![1, 2]), ("2026-11-15", 2, vec![1, 2])]);
    }
}
