//! Where the chips of a poker table lie, and the postings from one state to the next.

use super::{PokerEvent, PokerTable};
use crate::game::Moves;
use ledger::{Account, Fee};
use std::collections::BTreeMap;

/// Chips by account, wallets left out.
fn lie(table: u32, option: u8, game: &PokerTable) -> BTreeMap<Account, i64> {
    let mut lie = BTreeMap::new();
    let on = game.on();
    for person in &game.people {
        let in_hand = on.and_then(|p| {
            let i = p.places.iter().position(|place| place.player == person.player)?;
            Some(p.hand.players[i].stack)
        });
        let stack = in_hand.unwrap_or(person.stack).as_cents();
        lie.insert(Account::Stack { table, person: person.player.0 }, stack);
    }
    lie.insert(Account::Felt(table), game.felt().as_cents());
    let dropped = game.drop + on.map_or(chips::Money::ZERO, |p| p.hand.drop);
    lie.insert(Account::Drop { table, option, fee: Fee::Players }, dropped.as_cents());
    lie
}

/// The postings of a command: what changed, and wallets for what people brought and took away.
pub fn moves(
    table: u32,
    option: u8,
    before: &PokerTable,
    after: &PokerTable,
    events: &[PokerEvent],
    moves: &mut Moves,
) {
    let (was, is) = (lie(table, option, before), lie(table, option, after));
    for account in was.keys().chain(is.keys().filter(|a| !was.contains_key(a))) {
        let cents = |of: &BTreeMap<Account, i64>| of.get(account).copied().unwrap_or(0);
        *moves.entry(*account).or_default() += cents(&is) - cents(&was);
    }
    for event in events {
        let (player, cents) = match event {
            PokerEvent::Joined { player, chips, .. } => (player, -chips.as_cents()),
            PokerEvent::ChipsAdded { player, amount } => (player, -amount.as_cents()),
            PokerEvent::Left { player, chips } => (player, chips.as_cents()),
            _ => continue,
        };
        *moves.entry(Account::Wallet(player.0)).or_default() += cents;
    }
}
