//! Who leaves a table because somebody else says so, and who does not sit down at it: sent away by the floor, or a table that closes.

use crate::calendar::Calendar;
use crate::commands::Conditions;
use crate::engine::Draft;
use crate::protocol::{Dealing, FloorRuling, RoomEvent, TableCommand};
use crate::table::{TableTask, now_ms};
use games::PlayerId;

impl TableTask {
    /// What a command of somebody depends on beside the game.
    pub(crate) fn conditions(&self, player: PlayerId, command: &TableCommand) -> Conditions {
        let moment = self.moment().map(|moment| moment.player);
        let sits = matches!(command, TableCommand::Sit { .. } | TableCommand::Wait { .. });
        let sends = matches!(command, TableCommand::Floor { ruling: FloorRuling::SendAway { .. }, .. });
        Conditions {
            dealing: self.engine.spec.dealing,
            closed: self.is_closed(),
            moment,
            day_ends: if sends { self.day_ends() } else { 0 },
            kept_away: sits && self.keeps_away(player),
        }
    }

    /// Does the floor want this player not to sit here now (ROOM-4)?
    fn keeps_away(&self, player: PlayerId) -> bool {
        self.engine.manners.sent_away(now_ms()).any(|away| away == player)
    }

    /// When the house's gaming day ends.
    fn day_ends(&self) -> u64 {
        let calendar = Calendar::of(&self.services.signatures.settings().gaming_day).unwrap_or_default();
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
