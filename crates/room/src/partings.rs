//! Who cannot come back any more. Sessions that are over are deleted. A guest is nothing but a session: when the last one is over,
//! or when somebody came, never sat down and was not seen for a day, what is in the wallet goes back to the cage, in the house's
//! book, and the name is free again. What they did stays in the logs; their number is nobody else's ever. Patrons whom the staff
//! called by a name stay, and so does whoever is owed chips that went over the counter.

use crate::Room;
use crate::guests::Allowances;
use crate::house::Author;
use crate::people::{People, Unseen, is_guest};
use crate::record::HouseEvent;
use crate::reports::DAY;
use games::PlayerId;
use ledger::{Account, CommitError, Side};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked for them, and how many are let go of at once: nobody who plays shall notice.
const EVERY: Duration = Duration::from_secs(30);
const AT_ONCE: usize = 200;

/// Lets go of sessions and guests as long as the room is open.
pub(crate) async fn keep(room: Arc<Room>) {
    loop {
        tokio::time::sleep(EVERY).await;
        if !room.is_house() {
            continue;
        }
        room.close_unused_now().await;
        match room.let_go(crate::table::now_ms()).await {
            Ok((0, 0)) => {}
            Ok((sessions, guests)) => tracing::info!(sessions, guests, "lets go"),
            Err(why) => tracing::warn!(%why, "lets go of nobody"),
        }
    }
}

impl Room {
    /// Deletes sessions that are over, and lets go of guests who cannot come back. Gives how many of each.
    pub async fn let_go(&self, now: u64) -> Result<(usize, usize), CommitError> {
        let over = self.people.over_by(now, AT_ONCE);
        if !over.is_empty() {
            self.note(over.iter().cloned().map(Side::EndSession).collect()).await?;
            over.iter().for_each(|key| self.people.end(key));
        }
        let mut guests = 0;
        for player in self.gone(now) {
            guests += usize::from(self.part(player, now).await?);
        }
        Ok((over.len(), guests))
    }

    /// Guests who cannot come back, a few of them.
    fn gone(&self, now: u64) -> Vec<PlayerId> {
        let (mut sat, mut holds) = (HashSet::new(), HashSet::new());
        self.ledger.each_balance(|account, cents| {
            if let Account::Stack { person, .. } = account {
                sat.insert(*person);
                if cents != 0 {
                    holds.insert(*person);
                }
            }
        });
        let here: HashSet<u32> = self.lobby().iter().flat_map(|table| &table.people).map(|p| p.0).collect();
        let gone = |(id, unseen): &(u32, Unseen)| {
            let away = match unseen {
                Unseen::NoSession => true,
                Unseen::Since(at) => !sat.contains(id) && now.saturating_sub((*at).max(self.since)) > DAY,
            };
            away && !holds.contains(id) && !here.contains(id) && !self.people.stays(PlayerId(*id))
        };
        let guests = self.people.guests(now).into_iter().filter(gone);
        guests.map(|(id, _)| PlayerId(id)).take(AT_ONCE).collect()
    }

    /// Lets go of a guest. False where they were quicker, or are a patron of the house.
    async fn part(&self, player: PlayerId, now: u64) -> Result<bool, CommitError> {
        let alone = self.people.alone().await;
        let guest = self.people.get(player).is_some_and(|person| is_guest(&person));
        let away = self.people.guests(now).iter().any(|(id, unseen)| match unseen {
            Unseen::NoSession => *id == player.0,
            Unseen::Since(at) => *id == player.0 && now.saturating_sub((*at).max(self.since)) > DAY,
        });
        if !guest || !away || self.people.stays(player) {
            return Ok(false);
        }
        let event = HouseEvent::Parted { player, chips: self.wallet(player) };
        let mut sides = vec![Side::Forget(player.0), Side::EndSessions(player.0), self.people.last_note()];
        sides.extend(People::notes_of(player.0));
        sides.extend(Allowances::notes_of(player));
        match self.house.write(Author::default(), &event, sides).await {
            // Chips came or went meanwhile: another time.
            Err(CommitError::Short { .. }) => return Ok(false),
            written => written?,
        };
        self.people.forget(&alone, player.0);
        self.allowances.forget(player);
        Ok(true)
    }
}
