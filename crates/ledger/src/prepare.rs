//! A group of entries made ready for the books: what records say is closed, hashes are taken, wallets take their turns, and
//! every pit that is touched gets its seal.

use crate::entry::{Entry, Hash, Receipt, Side};
use crate::keys::{BooksKey, Keys, Place};
use crate::seal::{Head, Seal, Sealed, chain};
use crate::store::{Group, Heads, Line, OPEN_NOTES, Row};
use crate::{Account, now_ms};
use std::collections::{BTreeMap, HashMap};

/// A group that is ready, and what follows from it once it is written.
pub(crate) struct Prepared {
    pub group: Group,
    /// As they were given.
    pub entries: Vec<Entry>,
    /// What is had of every entry.
    pub receipts: Vec<Option<Receipt>>,
    /// The logs and wallets that it changes.
    pub heads: Heads,
}

/// Makes a group ready. `changed` is what its accounts hold after it.
pub(crate) fn prepare(
    entries: Vec<Entry>,
    changed: HashMap<Account, i64>,
    before: &Heads,
    keys: &Keys,
) -> Prepared {
    let mut draft =
        Draft { before, keys, after: Heads::default(), group: Group::default(), pits: BTreeMap::new() };
    for (i, entry) in entries.iter().enumerate() {
        draft.record(i, entry);
        let closed = entry.sides.iter().map(|side| close(side, keys.books()));
        draft.group.sides.extend(closed);
    }
    let Draft { after: heads, mut group, pits, .. } = draft;
    let turns = |account: &Account| {
        heads.turns.get(account).or_else(|| before.turns.get(account)).copied().unwrap_or(0)
    };
    group.balances = changed.into_iter().map(|(account, cents)| (account, cents, turns(&account))).collect();
    let at = now_ms();
    for (pit, sealed) in &pits {
        let head = before.pits[*pit as usize];
        group.before.push((*pit, head));
        group.seals.push(Seal::after(head, *pit, at, sealed, keys));
    }
    if pits.is_empty() {
        let pit = entries.iter().map(|entry| pit_of_entry(entry, before.pits.len())).max().unwrap_or(0);
        group.before.push((pit, before.pits.get(pit as usize).copied().unwrap_or(Head::NONE)));
    }
    let mut receipts = vec![None; entries.len()];
    for row in &group.rows {
        let pit = pit_of(row.log, before);
        let seal = group.seals.iter().find(|seal| seal.pit == pit).map_or(0, |seal| seal.number);
        receipts[row.entry] = Some(Receipt { hash: row.hash, pit, seal });
    }
    Prepared { group, entries, receipts, heads }
}

/// The chain of seals that a log belongs to.
fn pit_of(log: u32, heads: &Heads) -> u32 {
    pit_among(log, heads.pits.len())
}

/// The chain of seals that a log belongs to, where there are so many.
pub(crate) fn pit_among(log: u32, pits: usize) -> u32 {
    log % pits.max(1) as u32
}

/// The pit whose owner writes an entry: its record's; of a row beside no record, its log's; of everything else, the house's.
pub(crate) fn pit_of_entry(entry: &Entry, pits: usize) -> u32 {
    let beside = entry.sides.iter().find_map(|side| match side {
        Side::Secret { log, .. } | Side::Snapshot { log, .. } => Some(*log),
        _ => None,
    });
    let log = entry.record.as_ref().map(|record| record.log).or(beside).unwrap_or(0);
    pit_among(log, pits)
}

struct Draft<'a> {
    before: &'a Heads,
    keys: &'a Keys,
    after: Heads,
    group: Group,
    pits: BTreeMap<u32, Vec<Sealed>>,
}

impl Draft<'_> {
    fn record(&mut self, entry: usize, given: &Entry) {
        let Some(record) = &given.record else { return };
        let (log, seq) = (record.log, record.seq);
        let head = self.after.logs.get(&log).or_else(|| self.before.logs.get(&log));
        let before: Hash = head.map_or([0; 32], |(_, hash)| *hash);
        let body = self.keys.books().close(&Place::Record(log, seq), record.body.as_bytes());
        let hash = chain(&before, record, &body, &given.postings);
        self.after.logs.insert(log, (seq, hash));
        let mut turns = Vec::new();
        for (line, posting) in given.postings.iter().enumerate() {
            let turn = posting.account.takes_turns().then(|| self.turn(posting.account));
            turns.extend(turn);
            let (account, cents) = (posting.account, posting.cents);
            self.group.lines.push(Line { log, seq, line: line as u64, account, cents, turn });
        }
        let (at, actor, action) = (record.at, record.actor, record.action.clone());
        self.group.rows.push(Row { entry, log, seq, at, actor, action, body, hash });
        let sealed = Sealed { name: format!("{log}:{seq}"), hash, turns };
        self.pits.entry(pit_of(log, self.before)).or_default().push(sealed);
    }

    fn turn(&mut self, wallet: Account) -> u64 {
        let before = self.before.turns.get(&wallet).copied().unwrap_or(0);
        let turn = self.after.turns.entry(wallet).or_insert(before);
        *turn += 1;
        *turn
    }
}

/// A row beside the log as it is stored: seeds and notes are closed.
fn close(side: &Side, key: &BooksKey) -> Side {
    match side {
        Side::Secret { log, number, seed } => Side::Secret {
            log: *log,
            number: *number,
            seed: key.close_text(&Place::Secret(*log, *number), seed),
        },
        Side::Snapshot { log, seq, body } => {
            Side::Snapshot { log: *log, seq: *seq, body: key.close(&Place::Snapshot(*log, *seq), body) }
        }
        Side::NoteAfter { key: name, value, .. } => {
            close(&Side::Note { key: name.clone(), value: value.clone() }, key)
        }
        Side::Note { key: name, value } if !OPEN_NOTES.contains(&name.as_str()) => {
            Side::Note { key: name.clone(), value: key.close_text(&Place::Note(name), value) }
        }
        other => other.clone(),
    }
}
