//! Where the chips of a poker table lie, and the postings from one state to the next.

use super::PokerEvent;
use crate::game::Transfers;
use games::poker::{Event, Table};
use ledger::{Account, Fee};
use std::collections::BTreeMap;

/// Chips by account, wallets and the drop box left out.
pub fn lies(table: u32, game: &Table) -> BTreeMap<Account, i64> {
    let mut lie = BTreeMap::new();
    for person in game.people() {
        let stack = game.chips(person.player).as_cents();
        lie.insert(Account::Stack { table, person: person.player.0 }, stack);
    }
    lie.insert(Account::Felt(table), game.felt().as_cents());
    lie
}

/// Chips by account, wallets left out.
fn lie(table: u32, option: u8, game: &Table) -> BTreeMap<Account, i64> {
    let mut lie = lies(table, game);
    lie.insert(Account::Drop { table, option, fee: Fee::Players }, game.collected().as_cents());
    lie
}

/// The postings of a command: what changed, and wallets for what people brought and took away.
pub fn transfers(
    table: u32,
    option: u8,
    before: &Table,
    after: &Table,
    events: &[PokerEvent],
    transfers: &mut Transfers,
) {
    let (was, is) = (lie(table, option, before), lie(table, option, after));
    for account in was.keys().chain(is.keys().filter(|a| !was.contains_key(a))) {
        let cents = |of: &BTreeMap<Account, i64>| of.get(account).copied().unwrap_or(0);
        *transfers.entry(*account).or_default() += cents(&is) - cents(&was);
    }
    for event in events {
        let (player, cents) = match event {
            PokerEvent::Joined { player, chips, .. } => (player, -chips.as_cents()),
            PokerEvent::ChipsAdded { player, amount } => (player, -amount.as_cents()),
            PokerEvent::Counted { player, by, .. } => (player, -by.as_cents()),
            PokerEvent::Hand(Event::Counted { seat, by, .. }) => {
                match after.last().and_then(|hand| hand.places().get(usize::from(*seat))) {
                    Some(place) => (&place.player, -by.as_cents()),
                    None => continue,
                }
            }
            PokerEvent::Left { player, chips } => (player, chips.as_cents()),
            _ => continue,
        };
        *transfers.entry(Account::Wallet(player.0)).or_default() += cents;
    }
}
