//! Chips that came from guests, followed once more (ROOM-14): who won what from them at each table, what everybody who left
//! says of it, and what a day lets them keep.

use super::Findings;
use super::money::Accounts;
use chips::Money;
use games::PlayerId;
use games::blackjack::{Event, Ruling};
use games::poker::{Event as HandEvent, Table, TableEvent};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use voice::{Telling, say};

/// What the clause lets somebody keep in a day, in cents.
const KEPT: i64 = 20_000;
/// A day, in milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

/// Somebody who left a table.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    player: u32,
    /// What the table says they won from guests, in cents.
    net: i64,
    chips: i64,
    /// What the record says, and what stayed at the cage by it.
    said: Option<(i64, i64)>,
}

/// The people at a table.
#[derive(Default, Serialize, Deserialize)]
pub struct Mingled {
    /// Is it a guest, and what was won from guests?
    people: BTreeMap<u32, (bool, i64)>,
    /// What the round of blackjack has moved so far, without fees.
    round: BTreeMap<u32, i64>,
    /// What the last round or hand brought everybody, and what they had won from guests before it.
    #[serde(default)]
    settled: (BTreeMap<u32, i64>, BTreeMap<u32, (bool, i64)>),
    #[serde(skip)]
    left: Vec<Left>,
    /// What the record says of people who did not leave with it.
    #[serde(skip)]
    nobodys: bool,
}

impl Mingled {
    /// Something around the game: somebody sat down, or left chips at the cage.
    pub fn room_event(&mut self, event: &Value, moved: &mut Accounts) {
        if let Some(sat) = event.get("sat_down") {
            let player = sat["player"].as_u64().unwrap_or(0) as u32;
            self.people.entry(player).or_default().0 = sat["guest"] == true;
        }
        let Some(from) = event.get("from_guests") else { return };
        let cents = |key: &str| {
            let dollars = from[key].as_f64().unwrap_or(f64::NAN);
            Money::from_dollars(dollars).map_or(0, Money::as_cents)
        };
        let player = from["player"].as_u64().unwrap_or(0) as u32;
        let (net, held) = (cents("net"), cents("held"));
        *moved.entry(format!("wallet/{player}")).or_default() -= held;
        *moved.entry("cage".into()).or_default() += held;
        match self.left.iter_mut().find(|left| left.player == player && left.said.is_none()) {
            Some(left) => left.said = Some((net, held)),
            None => self.nobodys = true,
        }
    }

    fn leaves(&mut self, player: PlayerId, chips: Money) {
        if let Some((_, net)) = self.people.remove(&player.0) {
            self.left.push(Left { player: player.0, net, chips: chips.as_cents(), said: None });
        }
    }

    /// An event of blackjack, and what it moved.
    pub fn blackjack(&mut self, event: &Event, moves: &Accounts) {
        for (account, cents) in moves {
            let person = match account.split('/').collect::<Vec<_>>()[..] {
                ["stack", _, person] | ["wallet", person] => person.parse().ok(),
                _ => None,
            };
            *self.round.entry(person.unwrap_or(0)).or_default() += cents;
        }
        let mut fee = |player: &PlayerId, amount: Money| {
            *self.round.entry(player.0).or_default() += amount.as_cents();
        };
        match event {
            Event::FeeTaken { player, amount, .. } | Event::BankFeeTaken { player, amount, .. } => {
                fee(player, *amount);
            }
            Event::TakenBack { player, fee: back, .. } => fee(player, -*back),
            Event::Ruled { ruling: Ruling::VoidRound, .. } | Event::BankFellShort { .. } => {
                self.round.clear()
            }
            Event::RoundEnded { .. } => {
                let results = std::mem::take(&mut self.round);
                self.settled = (results.clone(), self.people.clone());
                self.settle(&results);
            }
            // What came of the settlement never did; what was won before it, was.
            Event::Ruled { ruling: Ruling::Reverse { over: true }, .. } => {
                self.unsettle();
            }
            Event::Left { player, chips } => self.leaves(*player, *chips),
            _ => {}
        }
    }

    /// The last settlement never was.
    fn unsettle(&mut self) {
        let (results, people) = std::mem::take(&mut self.settled);
        for (player, (_, from)) in people {
            if let Some(sitter) = self.people.get_mut(&player) {
                sitter.1 = from;
            }
        }
        for (player, won) in results {
            *self.round.entry(player).or_default() += won;
        }
    }

    /// An event of poker, at a table that is like this after it.
    pub fn poker(&mut self, event: &TableEvent, table: &Table) {
        match (event, table.last()) {
            (TableEvent::HandEnded { .. }, Some(hand)) => {
                let of = hand.places().iter().zip(hand.hand().players());
                let result =
                    of.map(|(place, own)| (place.player.0, (own.stack - own.entry.stack).as_cents()));
                let results = result.collect();
                self.settled = (BTreeMap::new(), self.people.clone());
                self.settle(&results);
            }
            (TableEvent::Hand(HandEvent::Reversed), _) => self.unsettle(),
            (TableEvent::Left { player, chips }, _) => self.leaves(*player, *chips),
            _ => {}
        }
    }

    /// A round or hand is over: chips of guests go to the winners, to each by what they won, and leave losers first.
    fn settle(&mut self, results: &BTreeMap<u32, i64>) {
        let winners = || results.iter().filter(|(player, result)| **player != 0 && **result > 0);
        let all: i128 = winners().map(|(_, won)| i128::from(*won)).sum();
        if all == 0 {
            return;
        }
        let guest = |player: &u32| self.people.get(player).is_some_and(|(guest, _)| *guest);
        let to_guests: i128 = winners().filter(|(p, _)| guest(p)).map(|(_, won)| i128::from(*won)).sum();
        let mut of_guests = 0;
        for (player, result) in results.iter().filter(|(_, result)| **result < 0) {
            let Some((guest, from)) = self.people.get_mut(player) else { continue };
            let (lost, first) = (-result, (*from).max(0).min(-result));
            of_guests += i128::from(if *guest { lost } else { first });
            *from -= first;
            *from -= (i128::from(lost - first) * to_guests / all) as i64;
        }
        if of_guests == 0 {
            return;
        }
        for (player, won) in winners() {
            if let Some((_, from)) = self.people.get_mut(player) {
                let share = (of_guests * i128::from(*won)).div_euclid(all);
                let whole = share * all == of_guests * i128::from(*won);
                *from += (share as i64 + i64::from(!whole)).min(*won);
            }
        }
    }

    /// The record ends: gives whoever left with it.
    pub fn close(&mut self) -> Result<Vec<Left>, Telling> {
        let left = std::mem::take(&mut self.left);
        if std::mem::take(&mut self.nobodys) {
            return Err(say!("verify-from-guests-nobody"));
        }
        if let Some(Left { player, net, said: Some((said, _)), .. }) =
            left.iter().find(|left| left.said.is_some_and(|(said, _)| said != left.net))
        {
            let (player, is, was) = (player.to_string(), net.to_string(), said.to_string());
            return Err(say!("verify-from-guests", player: player, is: is, was: was));
        }
        Ok(left)
    }
}

/// What everybody won from guests and left at the cage, by player and day.
#[derive(Default, Serialize, Deserialize)]
pub struct Days {
    #[serde(with = "super::pairs")]
    days: BTreeMap<(u32, u64), (i64, i64)>,
    last: u64,
}

/// So many days are looked back upon.
const REMEMBERED: u64 = 7;

impl Days {
    /// Who left with a record, in the order in which people left: what stayed at the cage is what the clause says.
    pub fn leave(&mut self, (log, seq, at): (u32, u64, u64), who: &[Left], findings: &mut Findings) {
        let day = at / DAY;
        if day > self.last {
            self.last = day;
            self.days.retain(|(_, of), _| of + REMEMBERED > day);
        }
        for left in who {
            let (won, kept_back) = self.days.entry((left.player, day)).or_default();
            *won += left.net;
            let is = ((*won - KEPT).max(0) - *kept_back).min(left.chips);
            let was = left.said.map_or(0, |(_, held)| held);
            *kept_back += was;
            // Who won nothing from guests leaves without a word about it.
            if was != is || (left.said.is_none() && left.net != 0) {
                let (player, is, was) = (left.player.to_string(), is.to_string(), was.to_string());
                findings.wrong(log, seq, say!("verify-held", player: player, is: is, was: was));
            }
        }
    }
}
