//! Rulings about more chips than one person decides on alone: the table stands still until a second one has signed.

use crate::commands::Actor;
use crate::engine::Draft;
use crate::error::RoomError;
use crate::game::Game;
use crate::house::Author;
use crate::permissions::{self, Deed};
use crate::protocol::{FloorRuling, RoomEvent, TableCommand, TableId};
use crate::record::{HouseEvent, Step, TableRecord};
use crate::room::Room;
use crate::rulings;
use crate::signatures::{Waiting, noted_as};
use crate::table::TableTask;
use chips::Money;
use games::blackjack::Command;
use games::{Clause, PlayerId, Refusal, refuse};
use ledger::StoredRecord;
use std::sync::Arc;
use voice::say;

/// What whoever asked is told where a second person has to sign: nothing is done yet, and nothing was refused.
pub(crate) const RULING_WAITS: &str = "second-ruling-waits";

/// What whoever signs is told where it is too late.
pub(crate) const WENT_ON: &str = "second-table-went-on";

/// The id of the decision by which a table carries out what was asked for in this entry. No client sends one with a blank in it.
fn action_of(entry: u64) -> String {
    format!("signed {entry}")
}

impl Game {
    /// May the floor still reverse the last settlement (ROOM-17)?
    pub fn is_reversible(&self) -> bool {
        match self {
            Game::Blackjack(game) => game.is_reversible(),
            Game::Poker(game) => game.is_reversible(),
        }
    }
}

impl TableTask {
    /// How much a ruling is about, where that is more than one person decides on alone. A ruling that would be refused anyway
    /// needs nobody.
    pub(crate) fn needs_a_second(&self, who: &Actor, reason: &str, ruling: &FloorRuling) -> Option<Money> {
        if !matches!(ruling, FloorRuling::Blackjack(_) | FloorRuling::Poker(_)) {
            return None;
        }
        permissions::check(who.role, Deed::Rule).ok()?;
        let mut draft = self.engine.draft();
        rulings::rule(&mut draft, who, self.ruled_at(), reason, ruling).ok()?;
        Some(draft.stake()).filter(|stake| *stake > self.services.signatures.settings().ruling_limit)
    }

    /// Writes the ruling down for somebody else to sign, and pauses the table, so that it is still about the same when they do.
    pub(crate) async fn ask_for_a_second(
        &mut self,
        who: &Actor,
        id: String,
        reason: &str,
        ruling: &FloorRuling,
    ) -> Result<u64, Refusal> {
        let stake = self.needs_a_second(who, reason, ruling).unwrap_or_default();
        let (table, round) = (self.engine.table, self.engine.game.rounds());
        let (reason, ruling) = (reason.to_string(), ruling.clone());
        let deed = HouseEvent::Ruling { table, round, stake, reason: reason.clone(), ruling };
        let asked = self.services.signatures.propose(who.player, Some(id), deed, None).await;
        let entry = match asked {
            Ok(entry) => entry,
            Err(RoomError::Refused(refusal)) => return Err(refusal),
            Err(why) => return refuse(Clause::Room7, say!("room-no-books", why: why.says())),
        };
        if !self.engine.manners.paused() {
            let at = self.ruled_at();
            let pause = FloorRuling::Pause { on: true };
            let paused = |draft: &mut Draft<'_>| rulings::rule(draft, who, at, &reason, &pause);
            let seq = self.decide(Some(who.player), None, paused).await?;
            self.note_ruling(who.player, seq, &reason, &pause).await;
        } else if self.engine.manners.signed().is_some() {
            // An earlier ruling that was signed does not let the table go on: it pauses for this one from now on.
            let paused = |draft: &mut Draft<'_>| {
                draft.note(RoomEvent::Paused { on: true });
                Ok(())
            };
            self.decide(Some(who.player), None, paused).await?;
        }
        let limit = self.services.signatures.settings().ruling_limit;
        refuse(Clause::Room1, say!("second-ruling-waits", stake: stake, limit: limit, entry: entry))
    }

    /// A table that is paused for a ruling does not go on before that is signed, or declined: what it is about would be over.
    pub(crate) async fn check_nothing_waits(
        &self,
        who: &Actor,
        command: &TableCommand,
    ) -> Result<(), Refusal> {
        let goes_on = matches!(
            command,
            TableCommand::Floor { ruling: FloorRuling::Pause { on: false } | FloorRuling::Seen, .. }
        );
        if !goes_on || permissions::check(who.role, Deed::Rule).is_err() {
            return Ok(());
        }
        match self.waits_now(None).await? {
            Some(entry) => refuse(Clause::Floor1, say!("second-before-going-on", entry: entry)),
            None => Ok(()),
        }
    }

    /// The ruling on what is on the table now, but for this one, that waits for its second signature.
    async fn waits_now(&self, but: Option<u64>) -> Result<Option<u64>, Refusal> {
        let round = self.engine.game.rounds();
        let waits = self.services.signatures.ruling_waits(self.engine.table, round, but).await;
        waits.map_err(|why| Refusal::new(Clause::Room7, say!("room-no-books", why: why.says())))
    }

    /// After a ruling: others that wait and can take effect no more lapse. Whoever signs holds the turn and may wait for this table:
    /// so nobody waits for the turn here. What another node has, it hears of when somebody signs.
    fn let_lapse(&self, but: Option<u64>) {
        let mut vain = self.services.signatures.rulings_on(self.engine.table, but);
        vain.retain(|waits| !self.can_take_effect(waits));
        if vain.is_empty() {
            return;
        }
        let (signatures, vain) =
            (Arc::clone(&self.services.signatures), vain.iter().map(|w| w.entry).collect());
        tokio::spawn(async move {
            if let Err(why) = signatures.lapse_all(vain).await {
                tracing::warn!(%why, "rulings that wait in vain stay on the list");
            }
        });
    }

    /// Would the table carry it out as it stands now?
    fn can_take_effect(&self, waits: &Waiting) -> bool {
        let HouseEvent::Ruling { round, reason, ruling, .. } = &waits.deed else { return false };
        let Some(first) = self.actor(waits.first) else { return true };
        let mut draft = self.engine.draft();
        self.engine.game.rounds() == *round
            && rulings::rule(&mut draft, &first, self.ruled_at(), reason, ruling).is_ok()
    }

    /// Tells the house's book of a ruling.
    pub(crate) async fn note_ruling(&mut self, by: PlayerId, seq: u64, reason: &str, ruling: &FloorRuling) {
        let (table, reason, ruling) = (self.engine.table, reason.to_string(), ruling.clone());
        let ruled = HouseEvent::Ruled { table, seq, reason, ruling };
        if !self.services.signatures.note_ruling(by, &ruled).await {
            self.services.snapshots.held = true;
        }
        self.let_lapse(None);
    }

    /// Carries a ruling out that two people signed, once: its number is the id of the decision.
    pub(crate) async fn rule_as_signed(&mut self, waits: &Waiting, second: PlayerId) -> Result<u64, Refusal> {
        let HouseEvent::Ruling { round, reason, ruling, .. } = &waits.deed else {
            return refuse(Clause::Room1, say!("second-nothing-waits"));
        };
        let key = (waits.first, action_of(waits.entry));
        if let Some(done) = self.found_in_the_books(&key).await {
            return done;
        }
        let (Some(first), Some(other)) = (self.actor(waits.first), self.actor(second)) else {
            return refuse(Clause::Room1, say!("second-nothing-waits"));
        };
        if self.engine.game.rounds() != *round {
            return refuse(Clause::Room1, say!("second-table-went-on"));
        }
        let another = self.waits_now(Some(waits.entry)).await?.is_some();
        let at = self.ruled_at();
        let signed = RoomEvent::Signed {
            entry: waits.entry,
            first: first.player,
            second,
            by: first.name.clone(),
            with: other.name,
        };
        let done = self.decide(Some(first.player), Some(key.1), |draft| {
            draft.note(signed);
            rulings::rule(draft, &first, at, reason, ruling)?;
            // Nobody is told that the table goes on while another ruling on it waits.
            if another && draft.game.rounds() == *round {
                draft.note(RoomEvent::Paused { on: true });
            }
            Ok(())
        });
        let done = done.await?;
        self.let_lapse(Some(waits.entry));
        Ok(done)
    }
}

/// A ruling of one person, as a table's log has it.
pub struct Ruled {
    by: PlayerId,
    author: String,
    at: u64,
    ruled: HouseEvent,
}

/// The ruling in a record, where it is one. What two people signed stands in the house's book already.
pub fn ruling_in(table: TableId, stored: &StoredRecord, record: &TableRecord) -> Option<Ruled> {
    let by = PlayerId(stored.actor?);
    let (author, reason, ruling) = record.steps.iter().find_map(|step| match step {
        Step::Room(RoomEvent::Ruled { author, reason, ruling }) => Some((author, reason, ruling.clone())),
        Step::Blackjack { command: Command::Floor { author, reason, ruling }, .. } => {
            Some((author, reason, FloorRuling::Blackjack(*ruling)))
        }
        _ => None,
    })?;
    let signed = record.steps.iter().any(|step| matches!(step, Step::Room(RoomEvent::Signed { .. })));
    let (author, reason, seq, at) = (author.clone(), reason.clone(), stored.seq, stored.at);
    (!signed).then_some(Ruled { by, author, at, ruled: HouseEvent::Ruled { table, seq, reason, ruling } })
}

impl Room {
    /// Writes rulings into the house's book that stand in a table's log only: the room was cut off in between. Books that knew
    /// no settings did not keep rulings there.
    pub(crate) async fn note_rulings(
        &self,
        settled: Option<u64>,
        rulings: Vec<Ruled>,
    ) -> Result<(), RoomError> {
        for Ruled { by, author, at, ruled } in rulings {
            // The room voids a bank that leaves, in its own name.
            if settled.is_none_or(|since| at <= since) || self.people.name(by) != author {
                continue;
            }
            let action = noted_as(&ruled);
            if self.read(move |reader| reader.action(by.0, &action)).await?.is_none() {
                self.signatures.note_ruling(by, &ruled).await;
            }
        }
        Ok(())
    }

    /// Rulings that two people signed and a table carried out, of which the house's book does not know yet: the room was cut off
    /// in between.
    pub(crate) async fn finish_signed_rulings(&self) -> Result<(), RoomError> {
        for waits in self.signatures.waiting().await? {
            let (first, action) = (waits.first, action_of(waits.entry));
            let found = self.read(move |reader| match reader.action(first.0, &action)? {
                Some((log, seq)) => reader.records(log, seq - 1, 1),
                None => Ok(Vec::new()),
            });
            let Some(record) = found.await?.pop() else { continue };
            let Ok(TableRecord { steps, .. }) = serde_json::from_str(&record.body) else { continue };
            let second = steps.iter().find_map(|step| match step {
                Step::Room(RoomEvent::Signed { second, .. }) => Some(*second),
                _ => None,
            });
            let Some(second) = second else { continue };
            let (entry, deed) = (waits.entry, Box::new(waits.deed));
            let author = Author { actor: Some(second.0), action: None };
            self.house.write(author, &HouseEvent::Signed { entry, first, deed }, vec![]).await?;
            self.signatures.over(entry);
        }
        Ok(())
    }
}
