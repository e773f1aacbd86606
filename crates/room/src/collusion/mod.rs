//! Who may be playing together, for the floor to look at: people at one table from one address, chips that flow one way between
//! two of them, and hands given up that make no sense. It finds what is worth a look and proves nothing: the rounds are named,
//! and whoever reads it decides. Only rounds and hands that are over are looked at.

mod flows;
mod folds;

use crate::calendar::Days;
use crate::error::RoomError;
use crate::past::{Settling, begins, facts, read};
use crate::poker::PokerEvent;
use crate::protocol::{GameInfo, Suspicion, SuspicionKind, SuspiciousRound, TableId};
use crate::record::{HouseEvent, Step};
use flows::Flow;
use folds::{Decision, decision};
use games::PlayerId;
use games::blackjack::Ruling;
use games::poker::{Event, Hand, Rules};
use ledger::{Reader, StoreError, StoredRecord};
use std::collections::{BTreeMap, HashMap};
use voice::{Telling, say};

/// Rounds together from one address, from which on two people are named.
pub const TOGETHER: u32 = 5;
/// Records read at once.
const PAGE: u32 = 500;
/// The rounds that are named with a finding, at most: the last ones.
const NAMED: usize = 20;

/// Two people, the one with the lower number first.
type Pair = (PlayerId, PlayerId);

/// Watches rounds go by and remembers what is odd.
#[derive(Default)]
pub struct Watch {
    addresses: HashMap<PlayerId, Vec<(u64, String)>>,
    tables: BTreeMap<TableId, AtTable>,
    shared: BTreeMap<Pair, (String, Rounds)>,
    flows: BTreeMap<Pair, (Flow, Rounds)>,
    /// Hands that were given up to one opponent, and how often they might have been.
    folds: BTreeMap<(PlayerId, PlayerId), (u32, Rounds)>,
}

/// Rounds that belong to a finding: how many, and the last of them.
#[derive(Clone, Debug, Default)]
struct Rounds {
    count: u32,
    last: Vec<SuspiciousRound>,
}

impl Rounds {
    fn add(&mut self, round: SuspiciousRound) {
        self.count += 1;
        if self.last.len() == NAMED {
            self.last.remove(0);
        }
        self.last.push(round);
    }
}

/// A round or hand in the course of a table's log.
#[derive(Default)]
struct AtTable {
    from: u64,
    round: Settling,
    hand: Option<(Hand, Vec<PlayerId>)>,
    decisions: Vec<Decision>,
    voided: bool,
    /// The hand that is over, for as long as its settlement may be reversed.
    ended: Option<(Hand, Vec<PlayerId>)>,
    /// What is over and not counted yet: it is settled again where the floor reverses it (ROOM-17).
    over: Option<Over>,
}

/// A round or hand that is over.
struct Over {
    round: SuspiciousRound,
    results: BTreeMap<PlayerId, i64>,
    decisions: Vec<Decision>,
}

/// Does the floor take the last settlement back?
fn takes_back(step: &Step) -> bool {
    match step {
        Step::Blackjack { events, .. } => events.iter().any(|event| {
            matches!(event, games::blackjack::Event::Ruled { ruling: Ruling::Reverse { .. }, .. })
        }),
        Step::Poker { events, .. } => {
            events.iter().any(|event| matches!(event, PokerEvent::Hand(Event::Reversed)))
        }
        Step::Room(_) => false,
    }
}

impl Watch {
    /// Somebody came from this address.
    pub fn came_from(&mut self, player: PlayerId, at: u64, address: &str) {
        self.addresses.entry(player).or_default().push((at, address.into()));
    }

    fn address(&self, player: PlayerId, at: u64) -> Option<&str> {
        let known = self.addresses.get(&player)?;
        known.iter().rfind(|(since, _)| *since <= at).map(|(_, address)| address.as_str())
    }

    /// A step of a table's log; a table of poker has rules.
    pub fn see(&mut self, table: TableId, rules: Option<Rules>, (seq, at): (u64, u64), step: &Step) {
        let here = self.tables.entry(table).or_default();
        let mut counts = None;
        if begins(step) {
            (here.from, here.voided) = (seq, false);
            here.decisions.clear();
            counts = here.over.take();
        } else if takes_back(step)
            && let Some(over) = here.over.take()
        {
            here.decisions = over.decisions;
        }
        let over = match step {
            Step::Blackjack { events, .. } => events.iter().find_map(|event| here.round.see(event)),
            Step::Poker { events, .. } => events.iter().find_map(|event| here.poker(event, rules?)),
            Step::Room(_) => None,
        };
        if let Some(results) = over.filter(|_| !here.voided) {
            let round = SuspiciousRound { table, from: here.from, at };
            here.over = Some(Over { round, results, decisions: std::mem::take(&mut here.decisions) });
        }
        if let Some(over) = counts {
            self.count(over);
        }
    }

    /// Nothing comes after this: what is over counts.
    pub fn finish(&mut self) {
        let over: Vec<Over> = self.tables.values_mut().filter_map(|here| here.over.take()).collect();
        over.into_iter().for_each(|over| self.count(over));
    }

    fn count(&mut self, Over { round, results, decisions }: Over) {
        for Decision { player, opponent, folded } in decisions {
            let (chances, folds) = self.folds.entry((player, opponent)).or_default();
            *chances += 1;
            if folded {
                folds.add(round.clone());
            }
        }
        self.over(&round, &results);
    }

    fn over(&mut self, round: &SuspiciousRound, results: &BTreeMap<PlayerId, i64>) {
        for ((first, second), cents) in flows::between(results) {
            let (flow, rounds) = self.flows.entry((first, second)).or_default();
            flow.add(cents);
            rounds.add(round.clone());
        }
        let here: Vec<PlayerId> = results.keys().copied().collect();
        for (i, first) in here.iter().enumerate() {
            for second in &here[i + 1..] {
                let Some(address) = self.address(*first, round.at) else { continue };
                if self.address(*second, round.at) != Some(address) {
                    continue;
                }
                let address = address.to_string();
                let (last, rounds) = self.shared.entry((*first, *second)).or_default();
                *last = address;
                rounds.add(round.clone());
            }
        }
    }

    /// What is worth a look, in the order of how much is behind it.
    pub fn findings(&self, name: &dyn Fn(PlayerId) -> String) -> Vec<Suspicion> {
        let mut found = Vec::new();
        let mut find = |kind, (first, second): Pair, says: Telling, rounds: &Rounds| {
            let names = [name(first), name(second)];
            let (players, count) = ([first, second], rounds.count);
            found.push(Suspicion { kind, players, names, says, count, rounds: rounds.last.clone() });
        };
        for (pair, (flow, rounds)) in self.flows.iter().filter(|(_, (flow, _))| flow.is_one_way()) {
            let (from, to) = if flow.net() > 0.0 { (pair.0, pair.1) } else { (pair.1, pair.0) };
            let (net, share) = (flow.amount(), (flow.one_sided() * 100.0).round() as u32);
            let says = say!("collusion-one-way", from: name(from), to: name(to), net: net, rounds: rounds.count, share: share);
            find(SuspicionKind::OneWay, (from, to), says, rounds);
        }
        let senseless =
            |(_, (chances, folds)): &(_, &(u32, Rounds))| folds::is_senseless(*chances, folds.count);
        for ((player, to), (chances, folds)) in self.folds.iter().filter(senseless) {
            let says = say!("collusion-folds", player: name(*player), to: name(*to), folds: folds.count, chances: *chances);
            find(SuspicionKind::Folds, (*player, *to), says, folds);
        }
        for (pair, (address, rounds)) in self.shared.iter().filter(|(_, (_, r))| r.count >= TOGETHER) {
            let says = say!("collusion-address", first: name(pair.0), second: name(pair.1), rounds: rounds.count, address: address);
            find(SuspicionKind::SharedAddress, *pair, says, rounds);
        }
        found
    }
}

impl AtTable {
    /// An event of poker: what the hand brought everybody, in cents, when it is over.
    fn poker(&mut self, event: &PokerEvent, rules: Rules) -> Option<BTreeMap<PlayerId, i64>> {
        match event {
            PokerEvent::HandBegan { places, .. } => {
                let entries: Vec<_> = places.iter().map(|p| p.entry).collect();
                let players = places.iter().map(|p| p.player).collect();
                self.hand = Some((Hand::new(rules, &entries).reversible(), players));
            }
            PokerEvent::Hand(event) => {
                if matches!(event, Event::Reversed) && self.hand.is_none() {
                    self.hand = self.ended.take();
                }
                let (hand, players) = self.hand.as_mut()?;
                self.decisions.extend(decision(hand, players, event));
                self.voided |= matches!(event, Event::Voided);
                hand.apply(event);
                // What was chosen and taken back stood before the same hand.
                if let Event::Retracted { seat, .. } = event
                    && decision(hand, players, &Event::Folded { seat: *seat }).is_some()
                {
                    self.decisions.pop();
                }
            }
            PokerEvent::HandEnded { .. } => {
                let (hand, players) = self.hand.take()?;
                let won = hand.players().iter().map(|own| (own.stack - own.entry.stack).as_cents());
                let results = players.iter().copied().zip(won).collect();
                self.ended = Some((hand, players));
                return Some(results);
            }
            _ => {}
        }
        None
    }
}

/// Every record of a log from one to another, a page at a time.
fn each_record(
    reader: &mut Reader,
    log: u32,
    (first, end): (u64, u64),
    mut see: impl FnMut(&StoredRecord) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut after = first - 1;
    while after < end {
        let page = reader.records(log, after, PAGE)?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        page.iter().filter(|record| record.seq <= end).try_for_each(&mut see)?;
    }
    Ok(())
}

/// Looks through the books of these days. Programs of the house play for nobody, and are not named.
pub fn report(
    reader: &mut Reader,
    days: &Days,
    name: &dyn Fn(PlayerId) -> String,
) -> Result<Vec<Suspicion>, RoomError> {
    let mut watch = Watch::default();
    let mut programs: Vec<PlayerId> = Vec::new();
    each_record(reader, 0, (1, u64::MAX), |record| {
        match serde_json::from_str(&record.body) {
            Ok(HouseEvent::SignedIn { player, from, .. } | HouseEvent::CameFrom { player, from }) => {
                watch.came_from(player, record.at, &from);
            }
            Ok(HouseEvent::Welcomed { player, bot: true, .. }) => programs.push(player),
            _ => {}
        }
        Ok(())
    })?;
    let tables: Vec<TableId> =
        reader.logs()?.into_iter().map(|(log, _)| log).filter(|log| *log != 0).collect();
    for facts in facts(reader, &tables)?.into_iter().filter(|facts| facts.spec.private.is_none()) {
        let Some(span) = days.span(reader, facts.table)? else { continue };
        let rules = match &facts.info {
            GameInfo::Poker { rules, .. } => Some(*rules),
            GameInfo::Blackjack { .. } => None,
        };
        each_record(reader, facts.table, span, |stored| {
            if days.has(stored.at) {
                let record = read(facts.table, stored)?;
                record
                    .steps
                    .iter()
                    .for_each(|step| watch.see(facts.table, rules, (stored.seq, stored.at), step));
            }
            Ok(())
        })?;
    }
    watch.finish();
    let mut found = watch.findings(name);
    found.retain(|one| !one.players.iter().any(|player| programs.contains(player)));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chips::Money;
    use games::blackjack::{Command, Event as Happens};

    /// A round that the floor reverses is settled twice, and is one round (ROOM-17).
    #[test]
    fn a_reversed_round_is_counted_once_as_it_was_settled_last() {
        let line = |paid: i64, collected: i64| {
            let text = format!(
                r#"{{ "seat": 1, "hand": 1, "player": 1, "wager": "base", "amount": 10, "outcome": "win",
                     "paid": {paid}, "collected": {collected}, "uncovered": 0, "clause": "GR-3" }}"#
            );
            Happens::Settled(serde_json::from_str(&text).unwrap())
        };
        let ended = |dollars| Happens::RoundEnded { bank_result: Money::dollars(dollars) };
        let ruling = Ruling::Reverse { over: true };
        let reversed = Happens::Ruled { author: "F".into(), reason: "r".into(), ruling, clause: None };
        let taken =
            || Happens::BankTaken { player: PlayerId(2), seat: 2, wager: Money::dollars(50), turn: 1 };
        let mut watch = Watch::default();
        let mut step = |n: u64, events: Vec<Happens>| {
            watch.see(1, None, (n, n), &Step::Blackjack { command: Command::Shuffle, events });
        };
        for round in 0..20 {
            step(10 * round, vec![taken()]);
            step(10 * round + 1, vec![line(10, 0), ended(-10)]);
            step(10 * round + 2, vec![reversed.clone()]);
            step(10 * round + 3, vec![line(0, 10), ended(10)]);
        }
        watch.finish();
        let found = watch.findings(&|player| player.0.to_string());
        let one_way: Vec<_> = found.iter().filter(|one| one.kind == SuspicionKind::OneWay).collect();
        assert_eq!(one_way.len(), 1, "{found:?}");
        assert_eq!((one_way[0].players, one_way[0].count), ([PlayerId(1), PlayerId(2)], 20));
    }
}
