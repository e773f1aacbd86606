//! What the digest says of gaming days: how the bank went round each table, the third-party providers' playing book, and how long
//! people played.

use super::{Digests, Round, Sitting, Turn};
use crate::calendar::Days;
use crate::protocol::{BankAnswer, TableId};
use games::PlayerId;
use ledger::{Reader, StoreError};
use std::collections::BTreeMap;

/// Where nothing was dealt for so long, play is over, and begins anew with the next round.
pub(crate) const BREAK: u64 = 15 * 60 * 1000;

/// How the bank went round a table on a gaming day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Rotation {
    pub rounds: u32,
    pub answers: BTreeMap<&'static str, u32>,
    /// Hands banked, by whom, and whether for a third party.
    pub banked: BTreeMap<(PlayerId, bool), u32>,
    /// From when to when fewer people than asked for banked, third parties left out: the longest such time.
    pub longest: Option<(u64, u64)>,
}

impl Rotation {
    /// Was nothing dealt, and nobody asked? The offer goes round at a table where everybody lets it pass.
    fn is_idle(&self) -> bool {
        self.rounds == 0 && self.answers.keys().all(|answer| *answer == word(BankAnswer::Passed))
    }
}

/// Since when fewer than so many different people have banked, where play began at a moment: who banked last is left out of the
/// count as long as others banked before them.
pub(crate) fn since(last: &BTreeMap<PlayerId, u64>, bankers: usize, began: u64) -> u64 {
    let mut times: Vec<u64> = last.values().copied().collect();
    times.sort_unstable_by_key(|at| std::cmp::Reverse(*at));
    let nth = bankers.checked_sub(1).and_then(|n| times.get(n)).copied();
    nth.unwrap_or(began).max(began)
}

/// The longest time of these rounds, the earliest first, in which fewer than so many different people banked.
pub(crate) fn longest(rounds: &[&Round], bankers: usize) -> Option<(u64, u64)> {
    let (mut best, mut last, mut began, mut ended): (Option<(u64, u64)>, BTreeMap<PlayerId, u64>, _, _) =
        (None, BTreeMap::new(), 0, 0);
    let mut take = |from: u64, to: u64| {
        if best.is_none_or(|(a, b)| to.saturating_sub(from) > b - a) {
            best = Some((from, to.max(from)));
        }
    };
    for round in rounds {
        if ended == 0 || round.began > ended + BREAK {
            if ended > 0 {
                take(since(&last, bankers, began), ended);
            }
            last.clear();
            began = round.began;
        }
        let bank = round.parts.iter().find(|part| part.bank && !part.third_party);
        if let Some(bank) = bank {
            take(since(&last, bankers, began), round.began);
            last.insert(bank.player, round.began);
        }
        ended = round.at;
    }
    if ended > 0 {
        take(since(&last, bankers, began), ended);
    }
    best
}

fn word(answer: BankAnswer) -> &'static str {
    match answer {
        BankAnswer::Taken => "taken",
        BankAnswer::Declined => "declined",
        BankAnswer::Clock => "clock",
        BankAnswer::Passed => "passed",
    }
}

/// What was found of sittings: the table, and each.
pub type Sittings = Vec<(TableId, Sitting)>;

impl Digests {
    /// How the bank went round, by gaming day and table. A table at which nobody banks, or was asked to, is not in it.
    pub fn rotation(
        &self,
        reader: &mut Reader,
        days: &Days,
        bankers: usize,
    ) -> Result<BTreeMap<(String, TableId), Rotation>, StoreError> {
        let mut rounds: BTreeMap<(String, TableId), Vec<Round>> = BTreeMap::new();
        let mut found: BTreeMap<(String, TableId), Rotation> = BTreeMap::new();
        self.each(reader, days.bounds(), None, (|_| true, |_: &str| true), |table, stretch| {
            let banked = |round: &&Round| days.has(round.at) && round.parts.iter().any(|p| p.bank);
            for round in stretch.rounds.iter().filter(banked) {
                let day = days.calendar.day_of(round.at);
                rounds.entry((day, table)).or_default().push(round.clone());
            }
            for turn in stretch.turns.iter().filter(|turn| days.has(turn.at)) {
                let row = found.entry((days.calendar.day_of(turn.at), table)).or_default();
                *row.answers.entry(word(turn.answer)).or_default() += 1;
            }
        })?;
        for (place, mut of) in rounds {
            of.sort_by_key(|round| (round.began, round.from));
            let row = found.entry(place).or_default();
            let played: Vec<&Round> = of.iter().filter(|round| !round.voided).collect();
            row.rounds = played.len() as u32;
            row.longest = longest(&played, bankers);
            for bank in played.iter().flat_map(|round| round.parts.iter().filter(|part| part.bank)) {
                *row.banked.entry((bank.player, bank.third_party)).or_default() += 1;
            }
        }
        found.retain(|_, row| !row.is_idle());
        Ok(found)
    }

    /// What became of every offer of the bank at a table, the earliest first.
    pub fn turns(&self, reader: &mut Reader, days: &Days, table: TableId) -> Result<Vec<Turn>, StoreError> {
        let mut turns = Vec::new();
        self.each(reader, days.bounds(), Some(table), (|_| true, |_: &str| true), |_, stretch| {
            turns.extend(stretch.turns.iter().filter(|turn| days.has(turn.at)).cloned());
        })?;
        turns.sort_by_key(|turn| (turn.at, turn.offered));
        Ok(turns)
    }

    /// Everybody who sat at a table in these days, from when to when; whoever is still there, too.
    pub fn sittings(&self, reader: &mut Reader, days: &Days) -> Result<Sittings, StoreError> {
        let (from, to) = days.bounds();
        let mut found = Sittings::new();
        let within = |sitting: &&Sitting| sitting.from < to && sitting.to.is_none_or(|left| left >= from);
        // Who came in these days may have left long after them.
        self.each(reader, (from, u64::MAX), None, (|_| true, |_: &str| true), |table, stretch| {
            found.extend(stretch.sittings.iter().filter(within).map(|s| (table, s.clone())));
        })?;
        self.each_here(|table, sitting| {
            if within(&sitting) {
                found.push((table, sitting.clone()));
            }
        });
        found.sort_by_key(|(table, sitting)| (sitting.from, *table, sitting.player));
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest::Part;
    use chips::Money;

    fn round(began: u64, at: u64, player: u32, third_party: bool) -> Round {
        let (player, seat, none) = (PlayerId(player), 1, Money::ZERO);
        let bank = Part { player, seat, bank: true, third_party, staked: none, fees: none, result: none };
        Round { began, at, parts: vec![bank], ..Round::default() }
    }

    const MINUTE: u64 = 60_000;

    fn found(rounds: &[Round], bankers: usize) -> Option<(u64, u64)> {
        let rounds: Vec<&Round> = rounds.iter().collect();
        longest(&rounds, bankers).map(|(from, to)| (from / MINUTE, to / MINUTE))
    }

    #[test]
    fn a_table_where_the_offer_only_passed_by_is_no_row() {
        let of = |answers: &[&'static str], rounds| {
            let answers = answers.iter().map(|answer| (*answer, 1)).collect();
            Rotation { rounds, answers, ..Rotation::default() }
        };
        assert!(of(&["passed"], 0).is_idle());
        assert!(!of(&["passed", "declined"], 0).is_idle() && !of(&["passed"], 1).is_idle());
    }

    #[test]
    fn the_longest_time_without_two_bankers_is_from_the_last_of_others_to_the_first_of_others() {
        let at = |minute: u64, who: u32| round(minute * MINUTE, (minute + 2) * MINUTE, who, false);
        let house = |minute: u64| round(minute * MINUTE, (minute + 2) * MINUTE, 9, true);
        assert_eq!(found(&[], 2), None);
        // Nobody but the third party: all the time.
        assert_eq!(found(&[house(10), house(20), house(30)], 2), Some((10, 32)));
        // One banks all the time, another in between: never two from 12 to 30.
        let rounds = [at(10, 1), at(12, 2), at(20, 1), at(28, 1), at(30, 3), at(32, 1)];
        assert_eq!(found(&rounds, 2), Some((12, 30)));
        assert_eq!(found(&rounds, 1), Some((12, 20)));
        // A break ends play; what comes after it begins anew.
        let rounds = [at(10, 1), at(12, 2), at(60, 1), at(70, 2), at(72, 1)];
        assert_eq!(found(&rounds, 2), Some((60, 72)));
    }
}
