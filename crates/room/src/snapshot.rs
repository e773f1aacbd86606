//! Tables as they stood between two hands, kept beside their logs, so that a start reads the records since and not a year. A
//! snapshot is a cache and never the truth: what another program made, or what does not open, is left alone and all records
//! are read; `cardroom verify` compares each with the replay.

use crate::engine::Engine;
use crate::game::{Game, Offer};
use crate::guests::Mingled;
use crate::manners::Manners;
use crate::shuffles::Shuffles;
use crate::stakes::Stakes;
use crate::table::TableTask;
use games::Edition;
use hex::FromHex;
use ledger::{Entry, Hash, Receipt, Side};
use serde::{Deserialize, Serialize};

/// So many records of a log are read at a start at most, but for those of the hand that is on.
const EVERY: u64 = 256;

/// The shape of what is kept. It changes whenever a table is kept otherwise, or follows otherwise from its records.
const SHAPE: u32 = 4;

/// What made a snapshot: only the same goes on from it.
pub fn maker() -> String {
    format!("{} {SHAPE} {}", env!("CARGO_PKG_VERSION"), Edition::NOW)
}

/// A table after a record.
#[derive(Serialize, Deserialize)]
struct Kept {
    maker: String,
    /// The hash of that record.
    hash: String,
    game: Game,
    shuffles: Shuffles,
    manners: Manners,
    mingled: Mingled,
    last_round: Option<u64>,
    stakes: Stakes,
    called_at: u64,
    called_before: u64,
    offered: Option<(Offer, u64)>,
}

impl Engine {
    /// The table as it stands, after the record that has this hash.
    pub fn snapshot(&self, hash: &Hash) -> String {
        let kept = Kept {
            maker: maker(),
            hash: hex::encode(hash),
            game: self.game.clone(),
            shuffles: self.shuffles.clone(),
            manners: self.manners.clone(),
            mingled: self.mingled.clone(),
            last_round: self.last_round,
            stakes: self.stakes.clone(),
            called_at: self.called_at,
            called_before: self.called_before,
            offered: self.offered,
        };
        serde_json::to_string(&kept).expect("a snapshot is JSON")
    }

    /// Goes on from a snapshot that was taken after a record: gives that record's hash. Where another program made it, where it
    /// is torn or the rules are not those the table was opened with, nothing has changed.
    pub fn go_on_from(&mut self, seq: u64, text: &str) -> Option<Hash> {
        #[derive(Deserialize)]
        struct Made {
            maker: String,
        }
        let Made { maker: made } = serde_json::from_str(text).ok()?;
        let kept: Kept = (made == maker()).then(|| serde_json::from_str(text).ok())??;
        let hash = Hash::from_hex(&kept.hash).ok()?;
        if !same_rules(&kept.game, &self.game) {
            return None;
        }
        self.game = kept.game;
        self.shuffles = kept.shuffles;
        self.manners = kept.manners;
        self.mingled = kept.mingled;
        self.last_round = kept.last_round;
        self.stakes = kept.stakes;
        self.called_at = kept.called_at;
        self.called_before = kept.called_before;
        self.offered = kept.offered;
        self.seq = seq;
        Some(hash)
    }
}

/// Are two games played by the same rules?
fn same_rules(one: &Game, other: &Game) -> bool {
    match (one, other) {
        (Game::Blackjack(one), Game::Blackjack(other)) => {
            one.rules() == other.rules() && one.schedule() == other.schedule()
        }
        (Game::Poker(one), Game::Poker(other)) => {
            one.rules() == other.rules() && one.seats() == other.seats()
        }
        _ => false,
    }
}

/// When the next snapshot of a table is due.
#[derive(Clone, Copy, Debug, Default)]
pub struct Snapshots {
    /// The record that the last one was taken after.
    kept: u64,
    /// The last record, and its hash, where it is known.
    head: Option<(u64, Hash)>,
    /// Something of this log has not come to where it is also written down: it must be found again at a start.
    pub held: bool,
}

impl Snapshots {
    /// A table that was brought back: from a snapshot after this record, and up to this one.
    pub const fn from(kept: u64, head: (u64, Hash)) -> Snapshots {
        Snapshots { kept, head: Some(head), held: false }
    }

    /// How many records there were after the last one, up to this one.
    pub const fn since(&self, seq: u64) -> u64 {
        seq.saturating_sub(self.kept)
    }

    /// The snapshot that is to be written with the next record, where one is due.
    pub fn due(&self, engine: &Engine) -> Option<Side> {
        let (seq, hash) = self.head.filter(|(seq, _)| *seq == engine.seq)?;
        let due = seq >= self.kept + EVERY && !self.held && !engine.game.is_under_way();
        due.then(|| Side::Snapshot { log: engine.table, seq, body: engine.snapshot(&hash).into_bytes() })
    }

    /// Something was written: perhaps a snapshot, perhaps a record.
    pub fn written(&mut self, snapshot: bool, record: Option<(u64, Receipt)>) {
        if let (true, Some((seq, _))) = (snapshot, self.head) {
            self.kept = seq;
        }
        self.head = record.map(|(seq, receipt)| (seq, receipt.hash)).or(self.head);
    }
}

impl TableTask {
    /// Adds the snapshot that is due to an entry: is there one?
    pub(crate) fn add_snapshot(&self, entry: &mut Entry) -> bool {
        let due = self.services.snapshots.due(&self.engine);
        let kept = due.is_some();
        entry.sides.extend(due);
        kept
    }

    /// A decision was written, perhaps with a snapshot.
    pub(crate) fn went_on(&mut self, kept: bool) {
        self.services.snapshots.written(kept, self.receipt);
        self.clocks.go_on();
    }

    /// A table whose log was read for long is kept at once: it may stand as it does until the next start.
    pub(crate) async fn keep_snapshot(&mut self) {
        let mut entry = Entry::default();
        if self.add_snapshot(&mut entry) && self.services.ledger.commit(entry).await.is_ok() {
            self.services.snapshots.written(true, None);
        }
    }
}
