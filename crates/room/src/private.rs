//! Private tables (ROOM-15): opened by anybody, for whomever they send the link. Whoever has the code in it comes in, the host
//! pauses, seats, removes and closes, and what is played for are chips of the table's own, which no wallet ever sees.

use crate::commands::Actor;
use crate::engine::{Draft, Engine, os_seed};
use crate::error::RoomError;
use crate::floor::TableOrder;
use crate::game::{Game, Transfers};
use crate::house::Author;
use crate::manners::Manners;
use crate::permissions::{Deed, may};
use crate::protocol::{
    Dealing, HostDeed, OpenPrivate, PrivateInfo, PrivateTable, Role, RoomEvent, TableCommand, TableId,
};
use crate::record::{PrivateSpec, TableSpec};
use crate::reports::DAY;
use crate::table::{Handle, now_ms};
use crate::{Room, programs};
use chips::Money;
use games::{Clause, PlayerId, Refusal, refuse};
use ledger::{Account, Side};
use std::sync::Arc;
use voice::{Word, say};

/// How many private tables somebody may have open at once.
pub const MOST_OPEN: usize = 3;
/// How many people may have come by one link.
const MOST_GUESTS: usize = 64;
/// What is brought to a private table at once, at most, in least bets.
const MOST_BETS: i64 = 2_000;
/// The note that lists the programs that sit at private tables.
pub(crate) const TROUPE: &str = "troupe";
/// What a code is made of: nothing that is mistaken for something else when it is read aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const CODE: usize = 12;

fn fresh_code() -> String {
    os_seed().iter().take(CODE).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Chips that come from a wallet or go there, and what is collected, are the table's own where it is a private one.
pub fn own_chips(table: TableId, transfers: Transfers) -> Transfers {
    let mut own = Transfers::new();
    for (account, cents) in transfers {
        let account = match account {
            Account::Wallet(_) | Account::Drop { .. } => Account::Own(table),
            other => other,
        };
        *own.entry(account).or_default() += cents;
    }
    own
}

/// Does a table let somebody of this role see it and play at it?
/// Whoever was removed plays the round to its end.
pub fn admits(spec: &TableSpec, (game, manners): (&Game, &Manners), player: PlayerId, role: Role) -> bool {
    let Some(private) = &spec.private else { return true };
    private.host == player || manners.entered().contains(&player) || game.has(player) || looks_in(role)
}

fn is_program(spec: &TableSpec, player: PlayerId) -> bool {
    spec.private.as_ref().is_some_and(|private| private.programs.contains(&player))
}

/// Whoever runs the house or audits it sees every table.
pub fn looks_in(role: Role) -> bool {
    may(role, Deed::RunTables) || may(role, Deed::SeeAll)
}

/// What its sign says of a private table.
pub fn info(engine: &Engine) -> Option<PrivateInfo> {
    let PrivateSpec { host, code, strength, .. } = engine.spec.private.as_ref()?;
    Some(PrivateInfo { host: *host, code: code.clone(), most: most(engine.limits.0), strength: *strength })
}

fn most(least: Money) -> Money {
    least * MOST_BETS
}

/// Refuses whoever has not come by the link, and whatever a private table does not have.
pub fn check(draft: &Draft<'_>, who: &Actor, command: &TableCommand) -> Result<(), Refusal> {
    let spec = draft.spec();
    if spec.private.is_none() {
        return match command {
            TableCommand::Enter { .. } | TableCommand::Host(_) => {
                refuse(Clause::Room15, say!("private-no-private"))
            }
            _ => Ok(()),
        };
    }
    if !matches!(command, TableCommand::Enter { .. })
        && !admits(spec, (&draft.game, &draft.manners), who.player, who.role)
    {
        return refuse(Clause::Room15, say!("private-no-code"));
    }
    let brings = match command {
        TableCommand::Sit { chips, .. } | TableCommand::Host(HostDeed::Seat { chips, .. }) => *chips,
        TableCommand::AddChips { amount } => *amount,
        _ => Money::ZERO,
    };
    let most = most(draft.limits().0);
    if brings > most && !is_program(spec, who.player) {
        return refuse(Clause::Room15, say!("private-no-more", most: most));
    }
    Ok(())
}

/// Somebody comes by the link.
pub fn enter(draft: &mut Draft<'_>, player: PlayerId, code: &str) -> Result<(), Refusal> {
    let right = draft.spec().private.as_ref().is_some_and(|private| private.code == code.trim());
    if !right || draft.manners.is_removed(player) {
        return refuse(Clause::Room15, say!("private-no-code"));
    }
    if draft.manners.entered().contains(&player) {
        return Ok(());
    }
    if draft.manners.entered().len() >= MOST_GUESTS {
        return refuse(Clause::Room15, say!("private-full", most: MOST_GUESTS));
    }
    draft.note(RoomEvent::Entered { player });
    Ok(())
}

/// The host does something.
pub fn host(draft: &mut Draft<'_>, who: &Actor, closed: bool, deed: &HostDeed) -> Result<(), Refusal> {
    let Some(private) = draft.spec().private.clone().filter(|private| private.host == who.player) else {
        return refuse(Clause::Room15, say!("private-no-host"));
    };
    let host = private.host;
    let done = |draft: &mut Draft<'_>| draft.note(RoomEvent::Hosted { host, deed: deed.clone() });
    match *deed {
        HostDeed::Pause { on } if on == draft.manners.paused() => {
            let paused = Word(if on { "yes" } else { "no" });
            refuse(Clause::Room15, say!("room-no-pause", paused: paused))
        }
        HostDeed::Pause { on } => {
            done(draft);
            draft.note(RoomEvent::Paused { on });
            Ok(())
        }
        HostDeed::Seat { .. } if closed => refuse(Clause::Room6, say!("room-no-closed")),
        HostDeed::Seat { player, seat, chips } => {
            if player != host && !draft.manners.entered().contains(&player) {
                return refuse(Clause::Room15, say!("room-no-such-guest"));
            }
            let command = draft.game.join(player, Some(seat), chips, false)?;
            done(draft);
            draft.play(command)
        }
        HostDeed::Remove { player } if player == host => refuse(Clause::Room15, say!("private-no-self")),
        HostDeed::Remove { player } => {
            let sits = draft.game.has(player);
            if !sits && !draft.manners.entered().contains(&player) {
                return refuse(Clause::Room15, say!("room-no-such-guest"));
            }
            done(draft);
            if sits {
                draft.note(RoomEvent::Leaving { player });
            }
            Ok(())
        }
    }
}

impl Room {
    /// The private tables that are open, with what the room holds of them.
    fn private_tables(&self) -> Vec<(TableId, PrivateInfo, Handle)> {
        let closed = self.closed.read();
        let tables = self.tables.read();
        let open = tables.iter().filter(|(table, _)| !closed.contains(table));
        open.filter_map(|(table, handle)| Some((*table, handle.info.private.clone()?, handle.clone())))
            .collect()
    }

    /// How many private tables somebody has open.
    pub(crate) fn hosted_by(&self, host: PlayerId) -> usize {
        self.private_tables().iter().filter(|(_, info, _)| info.host == host).count()
    }

    /// The private tables that somebody opened, or sits at.
    pub fn private_of(&self, player: PlayerId) -> Vec<PrivateTable> {
        let row = |(table, info, handle): (TableId, PrivateInfo, Handle)| {
            let summary = handle.summary.read();
            let hosts = info.host == player;
            (hosts || summary.people.contains(&player)).then(|| PrivateTable {
                table,
                code: info.code,
                hosts,
                name: summary.name.clone(),
                title: summary.title.clone(),
                seats: summary.seats,
                taken: summary.taken,
            })
        };
        self.private_tables().into_iter().filter_map(row).collect()
    }

    /// Opens a private table.
    pub async fn open_private(
        self: &Arc<Room>,
        host: PlayerId,
        order: &OpenPrivate,
    ) -> Result<PrivateTable, RoomError> {
        // One is opened at a time: nobody has more than they may because they were quick.
        let mut troupe = self.troupe.lock().await;
        let programs = self.gather(&mut troupe, order.programs.min(8)).await?;
        let private = PrivateSpec { host, code: fresh_code(), strength: order.strength, programs };
        let code = private.code.clone();
        let order = TableOrder {
            name: String::new(),
            rulebook: order.rulebook.clone(),
            option: order.option,
            decks: None,
            dealing: Dealing::Virtual,
            bots: order.programs,
            coach: order.coach,
            real_chips: false,
            continuous_shuffler: false,
            count: 1,
        };
        let author = Author { actor: Some(host.0), action: None };
        let table = self.open_for(&self.houses, &order, author, Some(private)).await?;
        let handle = self.table(table).ok_or(RoomError::NoTable(table))?;
        let summary = handle.summary.read();
        let (name, title, seats, taken) =
            (summary.name.clone(), summary.title.clone(), summary.seats, summary.taken);
        Ok(PrivateTable { table, code, hosts: true, name, title, seats, taken })
    }

    /// So many of the programs that sit at private tables: the same ones at all of them, since their chips stay there.
    async fn gather(&self, troupe: &mut Vec<PlayerId>, wanted: u8) -> Result<Vec<PlayerId>, RoomError> {
        while troupe.len() < usize::from(wanted) {
            let name = programs::bot_name(0, troupe.len() as u8);
            let person = self.welcome(name, false, Role::Player, None, true, vec![]).await?;
            troupe.push(PlayerId(person.ok_or(RoomError::Broke)?.id));
            let value = troupe.iter().map(|p| p.0.to_string()).collect::<Vec<_>>().join(" ");
            self.note(vec![Side::Note { key: TROUPE.into(), value }]).await?;
        }
        Ok(troupe.iter().take(usize::from(wanted)).copied().collect())
    }

    /// Closes private tables at which nothing happened for a day. Gives how many.
    pub async fn close_unused(&self, now: u64) -> Result<usize, RoomError> {
        let mut closed = 0;
        for (table, ..) in self.private_tables() {
            if self.looked_at.lock().get(&table).is_some_and(|at| now < at + DAY) {
                continue;
            }
            let opened = self.opened.read().get(&table).copied();
            let last = self.read(move |reader| -> Result<_, RoomError> {
                let newest = reader.records_before(table, i64::MAX as u64, 1)?.pop();
                let mut began = |seq: u64| reader.records(0, seq - 1, 1).map(|mut page| page.pop());
                Ok(match (newest, opened) {
                    (Some(record), _) => Some(record.at),
                    (None, Some(seq)) => began(seq)?.map(|record| record.at),
                    (None, None) => None,
                })
            });
            let used = last.await?.unwrap_or(now);
            if now < used + DAY {
                self.looked_at.lock().insert(table, used);
                continue;
            }
            self.looked_at.lock().remove(&table);
            self.close_table(table, say!("private-unused").to_string(), Author::default()).await?;
            tracing::info!(table, "closes a private table that nobody used");
            closed += 1;
        }
        Ok(closed)
    }

    /// The same, now.
    pub(crate) async fn close_unused_now(&self) {
        if let Err(why) = self.close_unused(now_ms()).await {
            tracing::warn!(%why, "closes no private table");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ledger::Fee;

    #[test]
    fn chips_of_a_private_table_come_from_itself_and_its_collection_goes_back_room_15() {
        let stack = Account::Stack { table: 7, person: 2 };
        let drop = Account::Drop { table: 7, option: 1, fee: Fee::Players };
        let moved = [(Account::Wallet(2), -500), (stack, 495), (drop, 5)];
        let own = own_chips(7, moved.into_iter().collect());
        assert_eq!(own.into_iter().collect::<Vec<_>>(), [(stack, 495), (Account::Own(7), -495)]);
    }

    #[test]
    fn a_code_is_long_and_never_the_same() {
        let (one, other) = (fresh_code(), fresh_code());
        assert!(one != other && one.len() == CODE && one.bytes().all(|b| LETTERS.contains(&b)));
    }
}
