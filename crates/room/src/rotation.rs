//! The house's rule on how the bank goes round: within so many minutes so many different people must have banked, third parties left
//! out. The floor is warned before the time is over; then the table is closed after the round, where the house wants that.

use crate::Room;
use crate::house::Author;
use crate::protocol::RotationClock;
use std::sync::Arc;
use voice::say;

/// A minute in milliseconds.
const MINUTE: u64 = 60_000;

impl Room {
    /// The tables at which the rule is about to be broken, or is; the most urgent first.
    pub fn rotation_clocks(&self, now: u64) -> Vec<RotationClock> {
        let Some(rule) = self.signatures.settings().rotation else { return vec![] };
        let mut clocks = Vec::new();
        for (table, since) in self.digests.rotating(usize::from(rule.bankers), now) {
            if self.closed.read().contains(&table) {
                continue;
            }
            let until = since + u64::from(rule.minutes) * MINUTE;
            if now + u64::from(rule.warning) * MINUTE >= until {
                let name = self.table(table).map(|handle| handle.info.name.clone()).unwrap_or_default();
                let (over, closes) = (now >= until, rule.close);
                clocks.push(RotationClock { table, name, since, until, over, closes });
            }
        }
        clocks.sort_by_key(|clock| clock.until);
        clocks
    }

    /// Closes the tables at which the time is over, where the house wants that.
    pub async fn keep_rotation(self: &Arc<Room>, now: u64) {
        for clock in self.rotation_clocks(now).into_iter().filter(|clock| clock.over && clock.closes) {
            let minutes = (clock.until - clock.since) / MINUTE;
            let reason = say!("day-closed-rotation", minutes: minutes).to_string();
            if let Err(why) = self.close_table(clock.table, reason, Author::default()).await {
                tracing::warn!(%why, table = clock.table, "a table could not be closed by the rule on the bank");
            }
        }
    }
}
