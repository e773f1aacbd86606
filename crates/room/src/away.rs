//! Who leaves a table because somebody else says so, and who does not sit down at it: sent away by the floor, kept out of the room,
//! without an account any more, or at a table that closes.

use crate::commands::Conditions;
use crate::engine::Draft;
use crate::engine::os_seed;
use crate::error::RoomError;
use crate::floor_book::{Asked, FloorEvent};
use crate::outbox::outbox;
use crate::protocol::{DealerPlay, Dealing, FloorRuling, HostDeed, RoomEvent, TableCommand};
use crate::room::Room;
use crate::table::{Message, TableTask, now_ms};
use games::{PlayerId, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;

impl TableTask {
    /// What a command of somebody depends on beside the game.
    pub(crate) fn conditions(&self, player: PlayerId, command: &TableCommand) -> Conditions {
        let moment = self.moment().map(|moment| moment.player);
        let sits = match command {
            TableCommand::Sit { .. } | TableCommand::Wait { .. } | TableCommand::AddChips { .. } => {
                Some(player)
            }
            TableCommand::Host(HostDeed::Seat { player, .. })
            | TableCommand::Dealer(DealerPlay::Seat { player, .. }) => Some(*player),
            TableCommand::Dealer(DealerPlay::Chips { seat, .. }) => self.sits_at(*seat),
            _ => None,
        };
        let sends = matches!(command, TableCommand::Floor { ruling: FloorRuling::SendAway { .. }, .. });
        Conditions {
            dealing: self.engine.spec.dealing,
            closed: self.is_closed(),
            moment,
            day_ends: if sends { self.day_ends() } else { 0 },
            kept_away: sits.is_some_and(|player| self.keeps_away(player)) || self.seats_nobody(command),
        }
    }

    /// Does this player not sit here now (ROOM-4)?
    fn keeps_away(&self, player: PlayerId) -> bool {
        let now = now_ms();
        self.engine.manners.sent_away(now).any(|away| away == player)
            || self.services.people.is_excluded(player, &self.services.signatures.calendar(), now)
    }

    fn sits_at(&self, seat: Seat) -> Option<PlayerId> {
        self.engine.game.people().into_iter().find(|(_, at)| *at == Some(seat)).map(|(player, _)| player)
    }

    /// Would a dealer seat somebody whom nobody knows?
    fn seats_nobody(&self, command: &TableCommand) -> bool {
        let TableCommand::Dealer(DealerPlay::Seat { player, .. }) = command else { return false };
        self.services.people.get(*player).is_none()
    }

    /// When the house's gaming day ends.
    fn day_ends(&self) -> u64 {
        let calendar = self.services.signatures.calendar();
        let today = calendar.day_of(now_ms());
        calendar.end_of(&today).unwrap_or(u64::MAX)
    }

    /// Who deals, and when the gaming day ends: what a ruling depends on beside the game.
    pub(crate) fn ruled_at(&self) -> (Dealing, u64) {
        (self.engine.spec.dealing, self.day_ends())
    }

    /// A closed table: everybody leaves as soon as nothing of theirs is in play.
    pub(crate) async fn send_everybody_away(&mut self) {
        let stay = |player: &PlayerId| !self.engine.manners.of(*player).leaving;
        let people: Vec<PlayerId> =
            self.engine.game.people().into_iter().map(|(p, _)| p).filter(stay).collect();
        let leave = |draft: &mut Draft<'_>| {
            people.iter().for_each(|player| draft.note(RoomEvent::Leaving { player: *player }));
            Ok(())
        };
        let _ = self.decide(None, None, leave).await;
    }
}

impl Room {
    /// Has somebody leave every table, at once or when the round is over, as they would themselves: nobody there learns why. Who
    /// deals there by hand is told which seat was asked to leave.
    pub(crate) async fn send_off(self: &Arc<Room>, player: PlayerId) {
        if let Err(why) = self.tell_dealers(player).await {
            tracing::warn!(%why, "a dealer is not told that somebody was asked to leave");
        }
        let tables: Vec<_> = self.tables.read().values().cloned().collect();
        for handle in tables.into_iter().filter(|handle| handle.summary.read().people.contains(&player)) {
            let (id, command) = (hex::encode(&os_seed()[..8]), TableCommand::Leave);
            let leave = Message::Command { player, id, command, outbox: outbox().0 };
            let _ = handle.tell(leave).await;
        }
    }

    /// Has everybody leave who sits somewhere and is kept out: whom the staff named as somebody on the list, too.
    pub(crate) async fn send_off_kept_out(self: &Arc<Room>) {
        let (calendar, now) = (self.calendar(), now_ms());
        let tables: Vec<_> = self.tables.read().values().cloned().collect();
        let there: BTreeSet<PlayerId> =
            tables.iter().flat_map(|handle| handle.summary.read().people.clone()).collect();
        for player in there.into_iter().filter(|player| self.people.is_excluded(*player, &calendar, now)) {
            self.send_off(player).await;
        }
    }

    /// Writes down, for whoever deals by hand, which seats this player was asked to leave; once, as long as nobody has read it.
    async fn tell_dealers(self: &Arc<Room>, player: PlayerId) -> Result<(), RoomError> {
        self.digest().await?;
        let mut seats = Vec::new();
        self.digests.each_here(|table, sitting| {
            seats.extend(sitting.seat.filter(|_| sitting.player == player).map(|seat| (table, seat)));
        });
        for (table, seat) in seats {
            let by_hand = self.table(table).is_some_and(|handle| handle.info.dealing == Dealing::Human);
            let this = |asked: &Asked| (asked.seat, asked.player) == (seat, player);
            let told = self.floor_book.asked_at(table).iter().any(this);
            if by_hand && !told {
                self.write_floor(FloorEvent::AskedToLeave { table, seat, player }, None).await?;
            }
        }
        Ok(())
    }

    /// The room was cut off before they had left.
    pub(crate) async fn send_off_again(self: &Arc<Room>) {
        let (calendar, now) = (self.calendar(), now_ms());
        let excluded = self.people.excluded().into_iter().map(|(player, _)| PlayerId(player));
        let excluded = excluded.filter(|player| self.people.is_excluded(*player, &calendar, now));
        let disabled = self.people.disabled().into_iter().map(PlayerId);
        for player in excluded.chain(disabled) {
            self.send_off(player).await;
        }
        self.send_off_kept_out().await;
    }
}
