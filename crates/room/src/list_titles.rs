//! What a waiting list is called: the game and the limit, as they stand on the cards of its tables, also when the last of them is closed.

use crate::error::RoomError;
use crate::past::Facts;
use crate::protocol::{GameInfo, ListFor, TableId, TableSummary};
use crate::room::Room;
use chips::Money;
use games::poker::Limit;
use voice::{Telling, Word, say};

/// `Texas Hold'em $2/$4`, `Blackjack $10–$300`.
fn titled(title: &str, (least, most): (Money, Option<Money>), fixed: bool) -> Telling {
    let kind = match most {
        Some(_) if fixed => Word("fixed"),
        Some(_) => Word("range"),
        None => Word("open"),
    };
    say!("list-titled", title: title, least: least, most: most.unwrap_or(least), kind: kind)
}

fn of_table(row: &TableSummary) -> Telling {
    titled(&row.title, (row.min, row.max), row.fixed)
}

fn of_facts(facts: &Facts) -> Telling {
    let fixed =
        matches!(&facts.info, GameInfo::Poker { rules, .. } if matches!(rules.limit, Limit::Fixed { .. }));
    titled(&facts.title, facts.limits, fixed)
}

impl Room {
    /// What a list is called: after a table that is open, or else after the last that was.
    pub(crate) async fn list_title(&self, list: &ListFor) -> Result<Telling, RoomError> {
        let is_it = |row: &&TableSummary| row.game == list.game && row.min == list.limit;
        if let Some(row) = self.lobby().iter().find(is_it) {
            return Ok(of_table(row));
        }
        if let Some(known) = self.floor_book.known_title(list) {
            return Ok(known);
        }
        let opened: Vec<TableId> = self.opened.read().keys().copied().collect();
        let closed = self.facts(&opened).await?;
        let last = closed.iter().rev().find(|facts| facts.game == list.game && facts.limits.0 == list.limit);
        let title = last.map_or_else(|| titled(&list.game, (list.limit, None), false), of_facts);
        self.floor_book.know_title(list, &title);
        Ok(title)
    }

    /// The same at once, once it was asked for.
    pub(crate) fn list_title_now(&self, list: &ListFor) -> Telling {
        let is_it = |row: &&TableSummary| row.game == list.game && row.min == list.limit;
        let open = self.lobby().iter().find(is_it).map(of_table);
        let known = open.or_else(|| self.floor_book.known_title(list));
        known.unwrap_or_else(|| titled(&list.game, (list.limit, None), false))
    }
}
