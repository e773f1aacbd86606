//! Tables with real chips, and what a dealer enters for a seat (ROOM-16).
//!
//! The room keeps no wallets there. Chips come out of a rack when they are put on the felt, and go back into it when they are
//! paid: who plays blackjack has as many as they put out, and at poker what the dealer has counted. The books post it all
//! against the racks of the table, so that they come to nothing, and what fell into the drop is missing from the racks.

use crate::Room;
use crate::commands::{Conditions, blackjack, come_in, leave, poker, sit_out};
use crate::engine::Draft;
use crate::game::Transfers;
use crate::house::Author;
use crate::people::{People, role_name};
use crate::poker::PokerCommand;
use crate::protocol::{DealerPlay, Declared, Role, RoomEvent, SeatPlay, TableId};
use crate::record::HouseEvent;
use chips::Money;
use games::poker::Command as HandCommand;
use games::{Clause, PlayerId, Refusal, Seat, refuse};
use ledger::{Account, CommitError, Person, Side};
use voice::say;

/// What the referee takes to lie before somebody whose chips nobody counts: more than anybody puts out.
const UNCOUNTED: Money = Money::dollars(1_000_000);

/// Is it so much that nobody has counted it?
pub fn is_uncounted(chips: Money) -> bool {
    chips.as_cents() > UNCOUNTED.as_cents() / 2
}

/// Chips that would come from a wallet or go there come from the racks of the table and go there.
pub fn from_racks(table: TableId, transfers: Transfers) -> Transfers {
    let mut racks = Transfers::new();
    for (account, cents) in transfers {
        let account = if let Account::Wallet(_) = account { Account::Rack(table) } else { account };
        *racks.entry(account).or_default() += cents;
    }
    racks
}

/// Nobody brings chips of a wallet to a table with real ones.
pub fn check_wallets(draft: &Draft<'_>) -> Result<(), Refusal> {
    match draft.spec().real_chips {
        true => refuse(Clause::Room16, say!("room-no-wallets")),
        false => Ok(()),
    }
}

/// Carries out what a dealer enters for a seat; none where it is something else.
pub fn enter(
    draft: &mut Draft<'_>,
    conditions: Conditions,
    play: &DealerPlay,
) -> Option<Result<(), Refusal>> {
    Some(match play {
        DealerPlay::For { seat, play } => sits_at(draft, *seat).and_then(|player| moves(draft, player, play)),
        DealerPlay::Seat { .. } if conditions.closed => refuse(Clause::Room6, say!("room-no-closed")),
        DealerPlay::Seat { seat, player, chips, third_party } => {
            check_let_in(conditions).and_then(|()| seats(draft, (*seat, *player), *chips, *third_party))
        }
        DealerPlay::Chips { seat, amount } => check_real(draft)
            .and_then(|()| check_let_in(conditions))
            .and_then(|()| sits_at(draft, *seat))
            .and_then(|player| adds(draft, player, *amount)),
        DealerPlay::Count { seat, chips } => check_real(draft)
            .and_then(|()| sits_at(draft, *seat))
            .and_then(|player| counts(draft, player, *chips)),
        DealerPlay::Unseat { seat, chips } => check_real(draft)
            .and_then(|()| sits_at(draft, *seat))
            .and_then(|player| gets_up(draft, player, *chips)),
        _ => return None,
    })
}

/// A dealer learns that somebody does not sit down, and not why (ROOM-4).
fn check_let_in(conditions: Conditions) -> Result<(), Refusal> {
    match conditions.kept_away {
        true => refuse(Clause::Room4, say!("room-no-seat-for-them")),
        false => Ok(()),
    }
}

/// Who sits there.
fn sits_at(draft: &Draft<'_>, seat: Seat) -> Result<PlayerId, Refusal> {
    match draft.game.people().into_iter().find(|(_, at)| *at == Some(seat)) {
        Some((player, _)) => Ok(player),
        None => refuse(Clause::Room16, say!("room-no-one-there", seat: seat)),
    }
}

fn moves(draft: &mut Draft<'_>, player: PlayerId, play: &SeatPlay) -> Result<(), Refusal> {
    match play {
        SeatPlay::Blackjack(play) => blackjack(draft, player, play),
        SeatPlay::Poker(play) => poker(draft, player, play),
        SeatPlay::SitOut { on } => sit_out(draft, player, *on),
        SeatPlay::ComeIn { how } => come_in(draft, player, *how),
    }
}

pub(crate) fn check_real(draft: &Draft<'_>) -> Result<(), Refusal> {
    match draft.spec().real_chips {
        true => Ok(()),
        false => refuse(Clause::Room16, say!("room-no-real-chips")),
    }
}

/// Only at poker does anybody count what lies before a seat: all of it between hands, and what is behind its bets in one.
fn counts(draft: &mut Draft<'_>, player: PlayerId, chips: Money) -> Result<(), Refusal> {
    match draft.game.poker() {
        // In a hand it is a command of the hand, so that the hand's own record has it.
        Some(table) => draft.play(match table.place(player) {
            Some(seat) => PokerCommand::Hand { command: HandCommand::Count { seat, chips } },
            None => PokerCommand::Count { player, chips },
        }),
        None => refuse(Clause::Room8, say!("room-no-poker-table")),
    }
}

/// Nobody counts the chips of those who play blackjack. What somebody brings for a third party, adds and takes away is declared all
/// the same, for the provider's book: it bounds nothing, and moves no chips.
fn declares(draft: &mut Draft<'_>, player: PlayerId, what: Declared, amount: Money) -> Result<(), Refusal> {
    if !is_third_party(draft, player) || amount < Money::ZERO {
        return refuse(Clause::Room16, say!("room-no-declaring"));
    }
    draft.note(RoomEvent::Declared { player, what, amount });
    Ok(())
}

/// The floor says what somebody of a third party goes with: where it closes the table, nobody else is asked.
pub fn counts_out(draft: &mut Draft<'_>, player: PlayerId, chips: Money) -> Result<(), Refusal> {
    check_real(draft)?;
    declares(draft, player, Declared::Taken, chips)
}

fn is_third_party(draft: &Draft<'_>, player: PlayerId) -> bool {
    let person = draft.game.blackjack().and_then(|table| table.person(player));
    person.is_some_and(|person| person.third_party)
}

fn adds(draft: &mut Draft<'_>, player: PlayerId, amount: Money) -> Result<(), Refusal> {
    match is_third_party(draft, player) {
        true => declares(draft, player, Declared::Added, amount),
        false => draft.play(draft.game.add_chips(player, amount)),
    }
}

fn gets_up(draft: &mut Draft<'_>, player: PlayerId, chips: Option<Money>) -> Result<(), Refusal> {
    if let Some(amount) = chips {
        declares(draft, player, Declared::Taken, amount)?;
        // Who waits for the end of the round has another count by then.
        if draft.manners.of(player).leaving {
            return Ok(());
        }
    }
    leave(draft, player)
}

fn seats(
    draft: &mut Draft<'_>,
    (seat, player): (Seat, PlayerId),
    chips: Option<Money>,
    third_party: bool,
) -> Result<(), Refusal> {
    check_real(draft)?;
    let counted = chips.filter(|_| draft.game.poker().is_some());
    if draft.game.poker().is_some() && counted.is_none() {
        return refuse(Clause::Room16, say!("room-no-count"));
    }
    let command = draft.game.join(player, Some(seat), counted.unwrap_or(UNCOUNTED), third_party)?;
    draft.play(command)?;
    match chips.filter(|_| third_party && draft.game.blackjack().is_some()) {
        Some(amount) => declares(draft, player, Declared::Brought, amount),
        None => Ok(()),
    }
}

impl Room {
    /// Somebody who is known by a name, or is called by the seat they take, and has neither chips nor a session here. Whoever was
    /// here before under that name, and sits nowhere, has come again; a seat is nobody's name, and two who sit at a third seat are
    /// two people.
    pub async fn patron(&self, name: &str, named: bool, by: PlayerId) -> Result<Person, CommitError> {
        let _alone = self.people.alone().await;
        let sits = |person: &Person| {
            self.lobby().iter().any(|table| table.people.iter().any(|sits| sits.0 == person.id))
        };
        if let Some(known) = self.people.patron(name).filter(|known| named && !sits(known)) {
            return Ok((*known).clone());
        }
        let (id, name) = match named {
            true => self.people.reserve(name, false).expect("a number behind it makes any name free"),
            false => (self.people.number(), name.to_string()),
        };
        let (role, bot, chips) = (Role::Player, false, Money::ZERO);
        let person = Person { id, name: name.clone(), role: role_name(role), password: None, bot };
        let event = HouseEvent::Welcomed { player: PlayerId(id), name, role, bot, chips };
        let author = Author { actor: Some(by.0), action: None };
        let note = People::patron_note(id, named);
        let sides = vec![Side::Person(person.clone()), note.clone()];
        if let Err(why) = self.house.write_surely(author, &event, sides).await {
            self.people.release(id, &person.name);
            return Err(why);
        }
        self.people.add(person.clone());
        if let Side::Note { key, value } = note {
            self.people.hear_patron(&key, &value);
        }
        Ok(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_leave_a_wallet_leaves_a_rack_and_the_drop_stays_the_drop() {
        let stack = Account::Stack { table: 7, person: 1 };
        let drop = Account::Drop { table: 7, option: 1, fee: ledger::Fee::Players };
        let moved = [(Account::Wallet(1), -500), (Account::Wallet(2), -300), (stack, 799), (drop, 1)];
        let moved = from_racks(7, moved.into_iter().collect());
        let racks = [(stack, 799), (drop, 1), (Account::Rack(7), -800)];
        assert_eq!(moved, racks.into_iter().collect());
    }
}
