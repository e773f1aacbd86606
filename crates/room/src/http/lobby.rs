//! The lobby as those see it who watch it: put into text once for everybody, whole for who comes, and from then on only the tables
//! that changed. Many tables are many frames: none is larger than a connection takes at once.

use crate::Room;
use crate::frame::text;
use crate::protocol::{FromServer, TableSummary};
use axum::extract::ws::Utf8Bytes;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::watch;

/// Tables in one frame: with the longest names there are, a third of what a connection takes at once.
const PAGE: usize = 100;
/// How often it is looked for changes.
const EVERY: Duration = Duration::from_secs(1);

/// The lobby at a moment.
#[derive(Default)]
pub(crate) struct Sheet {
    version: u64,
    tables: Vec<TableSummary>,
    whole: OnceLock<Vec<Utf8Bytes>>,
    changes: Vec<Utf8Bytes>,
}

impl Sheet {
    /// What makes this sheet of the one that somebody has.
    fn since(&self, version: u64) -> &[Utf8Bytes] {
        if version > 0 && version + 1 == self.version {
            return &self.changes;
        }
        self.whole.get_or_init(|| pages(&self.tables, true))
    }

    /// The next sheet; none where nothing changed.
    fn next(&self, tables: Vec<TableSummary>) -> Option<Sheet> {
        if self.version > 0 && tables == self.tables {
            return None;
        }
        // Tables are in the order of their numbers, and none goes.
        let same = self.tables.iter().zip(&tables).all(|(old, new)| old.table == new.table);
        let changes = if same && tables.len() >= self.tables.len() {
            let new = tables.iter().enumerate().filter(|(i, table)| self.tables.get(*i) != Some(table));
            pages(&new.map(|(_, table)| table.clone()).collect::<Vec<_>>(), false)
        } else {
            pages(&tables, true)
        };
        Some(Sheet { version: self.version + 1, tables, whole: OnceLock::new(), changes })
    }
}

/// Tables as frames. The first of a whole lobby begins it anew; each says how many tables still come.
fn pages(tables: &[TableSummary], whole: bool) -> Vec<Utf8Bytes> {
    let mut rest = tables.len();
    let frame = |(n, page): (usize, &[TableSummary])| {
        rest -= page.len();
        let frame = FromServer::Lobby { tables: page.to_vec(), anew: whole && n == 0, rest: rest as u32 };
        text(&frame).into()
    };
    match tables.is_empty() && whole {
        true => vec![text(&FromServer::Lobby { tables: vec![], anew: true, rest: 0 }).into()],
        false => tables.chunks(PAGE).enumerate().map(frame).collect(),
    }
}

/// What hangs on the wall.
pub(crate) struct Board {
    sheet: watch::Sender<Arc<Sheet>>,
}

impl Default for Board {
    fn default() -> Board {
        Board { sheet: watch::Sender::new(Arc::default()) }
    }
}

impl Board {
    /// Hangs a new sheet up where something changed.
    fn look(&self, room: &Room) {
        self.sheet.send_if_modified(|sheet| match sheet.next(room.lobby()) {
            Some(next) => {
                *sheet = Arc::new(next);
                true
            }
            None => false,
        });
    }

    /// Looks for changes as long as the room is open and anybody watches.
    pub(crate) async fn keep(self: Arc<Board>, room: Arc<Room>) {
        let mut now = tokio::time::interval(EVERY);
        loop {
            now.tick().await;
            if self.sheet.receiver_count() > 0 {
                self.look(&room);
            }
        }
    }

    /// Somebody begins to watch.
    pub(crate) fn watch(&self, room: &Room) -> Watching {
        self.look(room);
        let mut sheets = self.sheet.subscribe();
        sheets.mark_changed();
        Watching { sheets, has: 0 }
    }
}

/// Somebody who watches the lobby, and what they have of it.
pub(crate) struct Watching {
    sheets: watch::Receiver<Arc<Sheet>>,
    has: u64,
}

impl Watching {
    /// The frames to send next, as soon as there are any.
    pub(crate) async fn next(watching: &mut Option<Watching>) -> Vec<Utf8Bytes> {
        let Some(Watching { sheets, has }) = watching else { return std::future::pending().await };
        if sheets.changed().await.is_err() {
            return std::future::pending().await;
        }
        let sheet = Arc::clone(&sheets.borrow_and_update());
        let frames = sheet.since(*has).to_vec();
        *has = sheet.version;
        frames
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Dealing, Family};
    use chips::Money;
    use games::PlayerId;
    use serde_json::Value;
    use voice::say;

    fn table(number: u32) -> TableSummary {
        TableSummary {
            table: number,
            name: "The longest name a table may have, and then some more of it, until it ends".into(),
            house: "aviator".into(),
            game: "blackjack".into(),
            family: Family::Blackjack,
            title: "Pure 21.5 Blackjack".into(),
            min: Money::dollars(10),
            max: Some(Money::dollars(100)),
            fees: say!("room-refilled"),
            fixed: false,
            seats: 8,
            taken: 2,
            free: vec![3, 4, 5, 6, 7, 8],
            bots: 2,
            waiting: 0,
            watching: 0,
            banked: true,
            average: None,
            rounds: 7,
            last_round: None,
            waits_since: None,
            paused: false,
            closed: false,
            called: None,
            dealing: Dealing::Virtual,
            real_chips: false,
            dealer: None,
            people: (1..=8).map(PlayerId).collect(),
        }
    }

    fn read(frames: &[Utf8Bytes]) -> Vec<Value> {
        assert!(frames.iter().all(|frame| frame.len() < 128 * 1024), "a connection takes 256 KiB at once");
        frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect()
    }

    #[test]
    fn five_thousand_tables_are_told_in_parts_and_then_only_what_changes() {
        let tables: Vec<_> = (1..=5000).map(table).collect();
        let first = Sheet::default().next(tables.clone()).expect("something new");
        let whole = read(first.since(0));
        assert_eq!(whole.iter().map(|f| f["tables"].as_array().unwrap().len()).sum::<usize>(), 5000);
        let anew: Vec<bool> = whole.iter().map(|f| f["anew"].as_bool().unwrap()).collect();
        assert!(anew[0] && !anew[1..].contains(&true));
        assert_eq!((&whole[0]["rest"], &whole[whole.len() - 1]["rest"]), (&4900.into(), &0.into()));
        // Everybody gets the very same text.
        let again = first.since(0)[0].as_str().as_ptr();
        assert_eq!(first.since(0)[0].as_str().as_ptr(), again);

        assert!(first.next(tables.clone()).is_none(), "nothing changed");
        let mut later = tables;
        later[7].taken += 1;
        later.push(table(5001));
        let second = first.next(later.clone()).expect("something new");
        let changes = read(second.since(1));
        assert_eq!(changes.len(), 1);
        let numbers: Vec<_> = changes[0]["tables"].as_array().unwrap().iter().map(|t| &t["table"]).collect();
        assert_eq!(numbers, [8, 5001]);
        assert_eq!((&changes[0]["anew"], &changes[0]["rest"]), (&false.into(), &0.into()));
        assert_eq!(read(second.since(0)).len(), 51, "who has an older one gets all");
        later.remove(3);
        assert_eq!(read(second.next(later).unwrap().since(2))[0]["anew"], true);
        assert_eq!(read(Sheet::default().next(vec![]).unwrap().since(0)).len(), 1);
    }
}
