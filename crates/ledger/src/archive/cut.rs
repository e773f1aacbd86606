//! Where an archive ends: at a seal of every pit, so that no wallet's turn lies before it whose earlier one lies after it.

use super::{Archive, Stretch};
use crate::error::StoreError;
use crate::seal::Seal;
use crate::store::Reader;
use std::collections::{BTreeMap, HashMap};

/// How far apart the clocks of nodes may be: seals of this time around the cut are looked at one by one.
const SKEW_MS: u64 = 10 * 60 * 1000;

/// From where to where an archive goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cut {
    /// The pits.
    pub pits: BTreeMap<u32, Stretch>,
    /// The logs: after one record, up to another.
    pub logs: BTreeMap<u32, (u64, u64)>,
}

/// The wallets' turns in one seal that is near the cut.
struct Near {
    pit: u32,
    number: u64,
    turns: Vec<(String, u64)>,
}

impl Cut {
    /// Everything under seals that were set before a time and lie in no archive yet.
    pub fn before(reader: &mut Reader, archives: &[Archive], time: u64) -> Result<Cut, StoreError> {
        let known = |pit: u32| archives.iter().filter_map(|a| a.head.pits.get(&pit)).map(|s| s.to).max();
        let mut ends: BTreeMap<u32, u64> = BTreeMap::new();
        let mut near = Vec::new();
        for pit in 0..reader.pits()? {
            let (end, doubtful) = end_of(reader, pit, known(pit).unwrap_or(0), time)?;
            ends.insert(pit, end);
            near.extend(doubtful);
        }
        settle(&mut ends, &turns_of(reader, near)?);
        let mut cut = Cut::default();
        for (pit, end) in ends {
            let after = known(pit).unwrap_or(0);
            if end > after {
                cut.take(reader, pit, (after, end))?;
            }
        }
        for (log, (after, _)) in &mut cut.logs {
            let to = archives.iter().filter_map(|a| a.head.logs.get(log)).map(|(_, to)| *to).max();
            *after = to.unwrap_or(0);
        }
        Ok(cut)
    }

    /// Is there nothing to be packed?
    pub fn is_empty(&self) -> bool {
        self.pits.is_empty()
    }

    fn take(&mut self, reader: &mut Reader, pit: u32, (after, end): (u64, u64)) -> Result<(), StoreError> {
        let mut last = after;
        while last < end {
            for seal in reader.seals(pit, last, super::SEALS)? {
                last = seal.number;
                if seal.number > end {
                    break;
                }
                for (log, seq) in names(&seal) {
                    let to = &mut self.logs.entry(log).or_insert((0, 0)).1;
                    *to = (*to).max(seq);
                }
                let (to, hash) = (seal.number, hex::encode(seal.hash));
                self.pits.insert(pit, Stretch { after, to, hash });
            }
        }
        Ok(())
    }
}

/// The records that a seal names.
pub(super) fn names(seal: &Seal) -> impl Iterator<Item = (u32, u64)> {
    let parsed =
        |name: &str| name.split_once(':').and_then(|(log, seq)| Some((log.parse().ok()?, seq.parse().ok()?)));
    let all: Vec<_> = match seal.names_records() {
        true => seal.records.split(' ').filter_map(parsed).collect(),
        false => vec![],
    };
    all.into_iter()
}

/// The last seal of a pit before a time, and the seals near it.
fn end_of(reader: &mut Reader, pit: u32, after: u64, time: u64) -> Result<(u64, Vec<Seal>), StoreError> {
    let (mut end, mut last, mut near) = (after, after, Vec::new());
    loop {
        let page = reader.seals(pit, last, super::SEALS)?;
        let Some(newest) = page.last().map(|seal| seal.number) else { return Ok((end, near)) };
        last = newest;
        for seal in page {
            if seal.at > time.saturating_add(SKEW_MS) {
                return Ok((end, near));
            }
            if seal.at < time {
                end = seal.number;
            }
            if seal.at.saturating_add(SKEW_MS) > time {
                near.push(seal);
            }
        }
    }
}

fn turns_of(reader: &mut Reader, seals: Vec<Seal>) -> Result<Vec<Near>, StoreError> {
    let mut all = Vec::new();
    for seal in seals {
        let mut turns = Vec::new();
        for (log, seq) in names(&seal) {
            for posting in reader.postings_of(log, (seq, seq))? {
                turns.extend(posting.turn.map(|turn| (posting.account.to_string(), turn)));
            }
        }
        all.push(Near { pit: seal.pit, number: seal.number, turns });
    }
    Ok(all)
}

/// Draws ends back until every turn before them has all earlier ones before them too.
fn settle(ends: &mut BTreeMap<u32, u64>, near: &[Near]) {
    loop {
        let inside = |n: &Near, ends: &BTreeMap<u32, u64>| n.number <= ends.get(&n.pit).copied().unwrap_or(0);
        let mut outside: HashMap<&str, u64> = HashMap::new();
        for (wallet, turn) in near.iter().filter(|n| !inside(n, ends)).flat_map(|n| &n.turns) {
            let first = outside.entry(wallet).or_insert(*turn);
            *first = (*first).min(*turn);
        }
        let ahead = |n: &&Near| {
            inside(n, ends)
                && n.turns.iter().any(|(w, turn)| outside.get(w.as_str()).is_some_and(|o| turn > o))
        };
        let Some(wrong) = near.iter().find(ahead) else { return };
        let (pit, before) = (wrong.pit, wrong.number - 1);
        ends.insert(pit, before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_lies_in_an_archive_only_with_all_that_came_before_it() {
        let near = |pit, number, turns: &[(&str, u64)]| Near {
            pit,
            number,
            turns: turns.iter().map(|(wallet, turn)| (wallet.to_string(), *turn)).collect(),
        };
        // The clock of pit 1 is ahead: it says that its seal 8 is later than seal 5 of pit 0, which has the next turn of Ann's wallet.
        let all =
            [near(0, 5, &[("ann", 7)]), near(0, 4, &[("bob", 3)]), near(1, 8, &[("ann", 6), ("bob", 2)])];
        let mut ends = BTreeMap::from([(0, 5), (1, 7)]);
        settle(&mut ends, &all);
        assert_eq!(ends, BTreeMap::from([(0, 3), (1, 7)]));
        let mut ends = BTreeMap::from([(0, 5), (1, 8)]);
        settle(&mut ends, &all);
        assert_eq!(ends, BTreeMap::from([(0, 5), (1, 8)]));
    }
}
