//! What is over, read from the logs: the rounds that somebody played, finished hands of poker, rounds as files.
//!
//! Nothing here touches a table that is open; whoever asks waits for the books alone.

mod phh;
mod picture;
mod replay;
mod results;
mod scenario;

pub use picture::{Picture, Pictured, Place, picture};
pub use replay::replay;
pub(crate) use results::settle;
pub use results::{Outcome, Settling, outcome_of_hand, outcome_of_round};
pub use scenario::{Round, lines, tell};

use crate::error::RoomError;
use crate::game::Game;
use crate::poker::PokerEvent;
use crate::protocol::{GameInfo, PastRound, TableId};
use crate::record::{HouseEvent, Step, TableRecord, TableSpec};
use games::PlayerId;
use games::blackjack::{Event, Ruling};
use ledger::{Reader, StoreError, StoredRecord};

/// What a table was opened as, whether it is still open or not.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its number.
    pub table: TableId,
    /// What it was opened with.
    pub spec: TableSpec,
    /// The game's name on the felt.
    pub title: String,
    /// `blackjack`, or the poker game's id.
    pub game: &'static str,
    /// The game and its rules.
    pub info: GameInfo,
    /// The least and the most that is bet there; no most where there is none.
    pub limits: (chips::Money, Option<chips::Money>),
}

/// What the house's book says about tables: those that `wanted` picks.
pub fn facts(reader: &mut Reader, wanted: &[TableId]) -> Result<Vec<Facts>, RoomError> {
    let mut found = Vec::new();
    let mut after = 0;
    loop {
        let page = reader.records(0, after, 2000)?;
        let Some(last) = page.last() else { return Ok(found) };
        after = last.seq;
        for (table, spec) in page.iter().filter_map(table_opened) {
            if wanted.contains(&table) {
                found.push(Facts::of(table, spec)?);
            }
        }
    }
}

/// What these records of the house's book say about the tables that were opened in them.
pub fn facts_in(reader: &mut Reader, records: &[u64]) -> Result<Vec<Facts>, RoomError> {
    let mut found = Vec::new();
    for seq in records {
        let row = reader.records(0, seq.saturating_sub(1), 1)?;
        if let Some((table, spec)) = row.first().and_then(table_opened) {
            found.push(Facts::of(table, spec)?);
        }
    }
    Ok(found)
}

/// The table that was opened in a record of the house's book.
pub fn table_opened(row: &StoredRecord) -> Option<(TableId, TableSpec)> {
    if !row.body.starts_with("{\"table_opened\"") {
        return None;
    }
    match serde_json::from_str(&row.body) {
        Ok(HouseEvent::TableOpened { table, spec }) => Some((table, *spec)),
        _ => None,
    }
}

impl Facts {
    fn of(table: TableId, spec: TableSpec) -> Result<Facts, RoomError> {
        let set_up = Game::open(&spec)?;
        let (game, info) = (set_up.game.id(), set_up.game.info());
        Ok(Facts { table, spec, title: set_up.title, game, info, limits: set_up.limits })
    }
}

/// A record of a table's log, read.
pub fn read(table: TableId, stored: &StoredRecord) -> Result<TableRecord, StoreError> {
    serde_json::from_str(&stored.body).map_err(|why| StoreError::Record {
        log: table,
        seq: stored.seq,
        why: why.to_string(),
    })
}

/// Walks a table's log backwards and cuts it into rounds.
pub struct Walk<'a> {
    facts: &'a Facts,
    player: PlayerId,
    /// Steps of the round that is being put together, newest first; none between rounds.
    open: Option<(u64, u64, Vec<Step>)>,
    /// A settlement that was reversed, whose end is none.
    reversed: bool,
    /// The record that was seen last, and its time.
    pub at: (u64, u64),
    /// What was found, newest first.
    pub found: Vec<PastRound>,
}

impl<'a> Walk<'a> {
    /// Begins before a record.
    pub fn new(facts: &'a Facts, player: PlayerId, before: u64) -> Walk<'a> {
        Walk { facts, player, open: None, reversed: false, at: (before, u64::MAX), found: Vec::new() }
    }

    /// Where to go on another time: a round that has only been seen in part is seen again.
    pub fn resumes_before(&self) -> u64 {
        self.open.as_ref().map_or(self.at.0, |(to, ..)| to + 1)
    }

    /// The next record back.
    pub fn see(&mut self, stored: &StoredRecord) -> Result<(), StoreError> {
        self.at = (stored.seq, stored.at);
        let record = read(self.facts.table, stored)?;
        for step in record.steps.into_iter().rev() {
            let began = begins(&step);
            if (ends(&step) || calls_off(&step)) && !std::mem::take(&mut self.reversed) {
                self.open = Some((stored.seq, stored.at, Vec::new()));
            }
            self.reversed = !began && (self.reversed || reverses(&step));
            let Some((_, _, steps)) = &mut self.open else { continue };
            steps.push(step);
            if began && let Some((to, at, mut steps)) = self.open.take() {
                steps.reverse();
                self.close(stored.seq, to, at, &steps);
            }
        }
        Ok(())
    }

    fn close(&mut self, from: u64, to: u64, at: u64, steps: &[Step]) {
        if steps.iter().any(calls_off) && !steps.iter().any(closes_wagers) {
            return;
        }
        let outcome = match &self.facts.info {
            GameInfo::Blackjack { .. } => outcome_of_round(steps, self.player),
            GameInfo::Poker { rules, .. } => outcome_of_hand(*rules, steps, self.player),
        };
        let Some(Outcome { banked, wagered, fees, result }) = outcome else { return };
        self.found.push(PastRound {
            table: self.facts.table,
            name: self.facts.spec.name.clone(),
            title: self.facts.title.clone(),
            game: self.facts.game.into(),
            from,
            to,
            at,
            banked,
            wagered,
            fees,
            result,
            voided: steps.iter().any(voids),
        });
    }
}

/// Is a round or a hand called off in this step?
fn voids(step: &Step) -> bool {
    match step {
        Step::Blackjack { events, .. } => events.iter().any(|e| {
            matches!(e, Event::Ruled { ruling: Ruling::VoidRound, .. } | Event::BankFellShort { .. })
        }),
        Step::Poker { events, .. } => {
            events.iter().any(|e| matches!(e, PokerEvent::Hand(games::poker::Event::Voided)))
        }
        Step::Room(_) => false,
    }
}

/// Does the floor void a round of blackjack in this step? It has no other end.
fn calls_off(step: &Step) -> bool {
    matches!(step, Step::Blackjack { events, .. }
        if events.iter().any(|e| matches!(e, Event::Ruled { ruling: Ruling::VoidRound, .. })))
}

/// Are wagers closed in this step? A bank that is given back before that was no round.
fn closes_wagers(step: &Step) -> bool {
    matches!(step, Step::Blackjack { events, .. }
        if events.iter().any(|e| matches!(e, Event::WagersClosed { .. })))
}

/// Is the end of a round or hand taken back in this step?
pub fn reverses(step: &Step) -> bool {
    match step {
        Step::Blackjack { events, .. } => {
            events.iter().any(|e| matches!(e, Event::Ruled { ruling: Ruling::Reverse { over: true }, .. }))
        }
        Step::Poker { events, .. } => {
            events.iter().any(|e| matches!(e, PokerEvent::Hand(games::poker::Event::Reversed)))
        }
        Step::Room(_) => false,
    }
}

/// Does a round or a hand end with this step?
pub fn ends(step: &Step) -> bool {
    match step {
        Step::Blackjack { events, .. } => events.iter().any(|e| matches!(e, Event::RoundEnded { .. })),
        Step::Poker { events, .. } => events.iter().any(|e| matches!(e, PokerEvent::HandEnded { .. })),
        Step::Room(_) => false,
    }
}

/// Does one begin with it?
pub fn begins(step: &Step) -> bool {
    match step {
        Step::Blackjack { events, .. } => events.iter().any(|e| matches!(e, Event::BankTaken { .. })),
        Step::Poker { events, .. } => events.iter().any(|e| matches!(e, PokerEvent::HandBegan { .. })),
        Step::Room(_) => false,
    }
}
