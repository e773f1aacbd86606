//! What the floor keeps beside the tables: for whom providers' people sit, and who waits for a seat. It stands in the house's own
//! book; what is in force is read at the start and kept in memory.

use crate::house::Author;
use crate::protocol::{ListFor, TableId};
use crate::record::HouseEvent;
use crate::room::Room;
use crate::table::now_ms;
use games::{PlayerId, Seat};
use ledger::{CommitError, StoredRecord};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use voice::Telling;

/// What the floor wrote down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
pub enum FloorEvent {
    /// Somebody sits for this company, with this badge; for none where it is empty.
    ProviderNamed { player: PlayerId, company: String, badge: String },
    /// Somebody waits for a seat; where they sit already, they would rather sit elsewhere. They are known by the number of this record.
    Listed {
        list: ListFor,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sits_at: Option<TableId>,
    },
    /// Somebody has another rank among those who wait: the lowest comes first.
    ListMoved { entry: u64, rank: u64 },
    /// Somebody was called; in older books without the name.
    ListCalled {
        entry: u64,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// Somebody is off the list: seated at a table, or gone; in older books without the name.
    ListLeft {
        entry: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// Somebody goes from a list to a table: to this seat where the chips are real and the dealer sits them down, to any where they
    /// sit down themselves. They wait until they sit there.
    ListSent {
        entry: u64,
        table: TableId,
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Whoever sat there was asked to leave. The dealer is told so, and nobody is told why. It is known by the number of this record.
    AskedToLeave { table: TableId, seat: Seat, player: PlayerId },
    /// The dealer, or the floor, has read it.
    AskedRead { asked: u64 },
    /// Who sits at a table longest moves to another as soon as a seat is free there; or no longer, where there is no other.
    MustMove {
        from: TableId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<TableId>,
    },
    /// A scanner or shoe reader may name cards at this table, and do nothing else, with a key of which the book has the hash. It is known
    /// by the number of this record.
    DeviceKeyGiven { table: TableId, name: String, by: PlayerId, hash: String },
    /// Its key is good for nothing any more.
    DeviceKeyRevoked { device: u64 },
}

impl FloorEvent {
    /// Whom it is about.
    pub const fn about(&self) -> Option<PlayerId> {
        match self {
            FloorEvent::ProviderNamed { player, .. } => Some(*player),
            FloorEvent::Listed { player, .. } => *player,
            FloorEvent::ListSent { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// What it is a record of, where it stands in this record of the book.
    pub fn key(&self, seq: u64) -> String {
        match self {
            FloorEvent::ProviderNamed { player, .. } => format!("provider/{}", player.0),
            FloorEvent::Listed { .. } => format!("list/{seq}"),
            FloorEvent::ListMoved { entry, .. }
            | FloorEvent::ListCalled { entry, .. }
            | FloorEvent::ListSent { entry, .. }
            | FloorEvent::ListLeft { entry, .. } => format!("list/{entry}"),
            FloorEvent::AskedToLeave { .. } => format!("asked/{seq}"),
            FloorEvent::AskedRead { asked } => format!("asked/{asked}"),
            FloorEvent::MustMove { from, .. } => format!("must-move/{from}"),
            FloorEvent::DeviceKeyGiven { .. } => format!("device/{seq}"),
            FloorEvent::DeviceKeyRevoked { device } => format!("device/{device}"),
        }
    }

    /// Keeps the records in mind that say what is in force.
    pub fn stand(&self, seq: u64, standing: &mut BTreeMap<String, Vec<u64>>) {
        let key = self.key(seq);
        match self {
            FloorEvent::ListMoved { .. } | FloorEvent::ListCalled { .. } | FloorEvent::ListSent { .. } => {
                standing.entry(key).and_modify(|records| records.push(seq));
            }
            FloorEvent::ListLeft { .. }
            | FloorEvent::AskedRead { .. }
            | FloorEvent::DeviceKeyRevoked { .. } => {
                drop(standing.remove(&key));
            }
            _ => drop(standing.insert(key, vec![seq])),
        }
    }
}

/// For whom somebody sits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Provider {
    /// The company.
    pub company: String,
    /// The person's badge.
    pub badge: String,
}

/// Somebody who waits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Waits {
    pub entry: u64,
    pub list: ListFor,
    pub player: Option<PlayerId>,
    pub name: String,
    pub sits_at: Option<TableId>,
    pub since: u64,
    pub called: Option<u64>,
    pub sent: Option<Sent>,
    rank: u64,
}

/// Where somebody who waits was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Sent {
    pub table: TableId,
    /// As whom: the dealer sits somebody down whom the books know.
    pub player: PlayerId,
    pub seat: Option<Seat>,
}

/// Whoever sat at a seat was asked to leave, and the dealer has not read it yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Asked {
    pub asked: u64,
    pub table: TableId,
    pub seat: Seat,
    pub player: PlayerId,
    pub at: u64,
}

/// A scanner or shoe reader with a key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names say it.
pub struct Scanner {
    pub device: u64,
    pub table: TableId,
    pub name: String,
    /// Who gave it the key, and when.
    pub by: PlayerId,
    pub since: u64,
    hash: String,
}

/// The rank of somebody who was put on a list in this record: there is room between two of them.
const fn first_rank(entry: u64) -> u64 {
    entry << 24
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Kept {
    providers: BTreeMap<PlayerId, Provider>,
    waiting: Vec<Waits>,
    asked: Vec<Asked>,
    must_move: BTreeMap<TableId, TableId>,
    scanners: BTreeMap<u64, Scanner>,
}

/// All of it.
#[derive(Debug, Default)]
pub struct FloorBook {
    kept: Mutex<Kept>,
    /// Held by whoever changes a list: each sees what the one before did.
    pub(crate) turn: tokio::sync::Mutex<()>,
    /// What lists are called whose tables are all closed.
    titles: Mutex<BTreeMap<ListFor, Telling>>,
}

impl Kept {
    fn learn(&mut self, (seq, at): (u64, u64), event: FloorEvent) {
        match event {
            FloorEvent::ProviderNamed { player, company, badge } => {
                self.providers.insert(player, Provider { company, badge });
            }
            FloorEvent::Listed { list, player, name, sits_at } => {
                if self.waiting.iter().all(|waits| waits.entry != seq) {
                    let (called, sent, rank) = (None, None, first_rank(seq));
                    let waits =
                        Waits { entry: seq, list, player, name, sits_at, since: at, called, sent, rank };
                    self.waiting.push(waits);
                    self.waiting.sort_by_key(|waits| (waits.rank, waits.entry));
                }
            }
            FloorEvent::ListMoved { entry, rank } => {
                let moved = self.waiting.iter_mut().filter(|waits| waits.entry == entry);
                moved.for_each(|waits| waits.rank = rank);
                self.waiting.sort_by_key(|waits| (waits.rank, waits.entry));
            }
            FloorEvent::ListCalled { entry, .. } => {
                let called = self.waiting.iter_mut().filter(|waits| waits.entry == entry);
                called.for_each(|waits| waits.called = Some(at));
            }
            FloorEvent::ListSent { entry, table, player, seat } => {
                let going = self.waiting.iter_mut().filter(|waits| waits.entry == entry);
                going.for_each(|waits| waits.sent = Some(Sent { table, player, seat }));
            }
            FloorEvent::AskedToLeave { table, seat, player } => {
                if self.asked.iter().all(|asked| asked.asked != seq) {
                    self.asked.push(Asked { asked: seq, table, seat, player, at });
                }
            }
            FloorEvent::AskedRead { asked } => self.asked.retain(|one| one.asked != asked),
            FloorEvent::ListLeft { entry, .. } => self.waiting.retain(|waits| waits.entry != entry),
            FloorEvent::MustMove { from, to: Some(to) } => drop(self.must_move.insert(from, to)),
            FloorEvent::MustMove { from, to: None } => drop(self.must_move.remove(&from)),
            FloorEvent::DeviceKeyGiven { table, name, by, hash } => {
                self.scanners.insert(seq, Scanner { device: seq, table, name, by, since: at, hash });
            }
            FloorEvent::DeviceKeyRevoked { device } => drop(self.scanners.remove(&device)),
        }
    }
}

impl FloorBook {
    /// What is in force, from the records that say so.
    pub fn load(standing: &[StoredRecord]) -> FloorBook {
        let book = FloorBook::default();
        book.read_again(standing);
        book
    }

    /// Another node had the house's book until now.
    pub(crate) fn read_again(&self, standing: &[StoredRecord]) {
        let mut kept = Kept::default();
        let mut records: Vec<&StoredRecord> = standing.iter().collect();
        records.sort_by_key(|record| record.seq);
        for record in records {
            if let Ok(HouseEvent::Floor(event)) = serde_json::from_str(&record.body) {
                kept.learn((record.seq, record.at), event);
            }
        }
        *self.kept.lock() = kept;
    }

    /// Something was written, and is on disk.
    pub(crate) fn learn(&self, place: (u64, u64), event: FloorEvent) {
        self.kept.lock().learn(place, event);
    }

    /// For whom everybody sits who sits for somebody.
    pub fn providers(&self) -> BTreeMap<PlayerId, Provider> {
        self.kept.lock().providers.clone()
    }

    /// Everybody who waits, in order.
    pub fn waiting(&self) -> Vec<Waits> {
        self.kept.lock().waiting.clone()
    }

    pub(crate) fn known_title(&self, list: &ListFor) -> Option<Telling> {
        self.titles.lock().get(list).cloned()
    }

    pub(crate) fn know_title(&self, list: &ListFor, title: &Telling) {
        self.titles.lock().insert(list.clone(), title.clone());
    }

    /// Who was asked to leave a table, as long as nobody there has read it.
    pub fn asked_at(&self, table: TableId) -> Vec<Asked> {
        self.kept.lock().asked.iter().filter(|asked| asked.table == table).copied().collect()
    }

    /// Is this still to be read?
    pub fn is_asked(&self, asked: u64) -> bool {
        self.kept.lock().asked.iter().any(|one| one.asked == asked)
    }

    /// The rank by which somebody comes right before another one; behind everybody where there is none.
    pub fn rank_before(&self, before: Option<u64>) -> u64 {
        let kept = self.kept.lock();
        let place = before.and_then(|before| kept.waiting.iter().position(|w| w.entry == before));
        let Some(place) = place else {
            return kept.waiting.last().map_or(first_rank(1), |last| last.rank.saturating_add(first_rank(1)));
        };
        let above = place.checked_sub(1).map_or(0, |above| kept.waiting[above].rank);
        above.midpoint(kept.waiting[place].rank)
    }

    /// Every scanner whose key is good.
    pub fn scanners(&self) -> Vec<Scanner> {
        self.kept.lock().scanners.values().cloned().collect()
    }

    /// Whose key has this hash.
    pub fn scanner_of(&self, hash: &str) -> Option<Scanner> {
        self.kept.lock().scanners.values().find(|scanner| scanner.hash == hash).cloned()
    }

    /// Which table feeds which.
    pub fn must_move(&self) -> BTreeMap<TableId, TableId> {
        self.kept.lock().must_move.clone()
    }
}

impl Room {
    /// Writes what follows from something else, which somebody did, where that is known.
    pub(crate) async fn write_floor(
        &self,
        event: FloorEvent,
        by: Option<PlayerId>,
    ) -> Result<(), CommitError> {
        let author = Author { actor: by.map(|by| by.0), action: None };
        let seq = self.house.write(author, &HouseEvent::Floor(event.clone()), vec![]).await?;
        self.floor_book.learn((seq, now_ms()), event);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_in_the_order_in_which_people_were_put_and_a_start_knows_it() {
        let list = ListFor { game: "holdem".into(), limit: chips::Money::dollars(3) };
        let listed = |name: &str| FloorEvent::Listed {
            list: list.clone(),
            player: None,
            name: name.into(),
            sits_at: None,
        };
        let given = |name: &str| FloorEvent::DeviceKeyGiven {
            table: 4,
            name: name.into(),
            by: PlayerId(2),
            hash: format!("hash of {name}"),
        };
        let events = [
            listed("Ann"),
            listed("Ben"),
            listed("Cy"),
            FloorEvent::ListMoved { entry: 3, rank: 7 },
            FloorEvent::ListCalled { entry: 2, name: "Bo".into() },
            FloorEvent::ListSent { entry: 2, table: 4, player: PlayerId(8), seat: Some(3) },
            FloorEvent::AskedToLeave { table: 4, seat: 6, player: PlayerId(8) },
            FloorEvent::AskedToLeave { table: 4, seat: 7, player: PlayerId(9) },
            FloorEvent::AskedRead { asked: 7 },
            FloorEvent::ListLeft { entry: 1, table: Some(4), name: "Al".into() },
            FloorEvent::MustMove { from: 1, to: Some(2) },
            FloorEvent::ProviderNamed { player: PlayerId(9), company: "P".into(), badge: "1".into() },
            FloorEvent::ProviderNamed { player: PlayerId(9), company: "Q".into(), badge: "2".into() },
            given("Shoe 1"),
            given("Shoe 2"),
            FloorEvent::DeviceKeyRevoked { device: 14 },
        ];
        let (book, mut standing) = (FloorBook::default(), BTreeMap::new());
        for (seq, event) in (1..).zip(events.clone()) {
            event.stand(seq, &mut standing);
            book.learn((seq, 10 * seq), event);
        }
        let names: Vec<(String, Option<u64>)> =
            book.waiting().into_iter().map(|waits| (waits.name, waits.called)).collect();
        assert_eq!(names, [("Cy".into(), None), ("Ben".into(), Some(50))]);
        let sent = book.waiting().last().and_then(|ben| ben.sent);
        assert_eq!(sent, Some(Sent { table: 4, player: PlayerId(8), seat: Some(3) }));
        assert_eq!(book.asked_at(4).iter().map(|asked| asked.seat).collect::<Vec<_>>(), [7]);
        assert_eq!(book.must_move(), [(1, 2)].into());
        assert_eq!(book.scanner_of("hash of Shoe 2").map(|scanner| scanner.device), Some(15));
        assert_eq!((book.scanner_of("hash of Shoe 1"), book.scanners().len()), (None, 1));
        // What a start reads says the same.
        let kept: std::collections::BTreeSet<u64> = standing.into_values().flatten().collect();
        let mut again = Kept::default();
        for seq in kept {
            again.learn((seq, 10 * seq), events[seq as usize - 1].clone());
        }
        assert_eq!(again, *book.kept.lock());
    }
}
