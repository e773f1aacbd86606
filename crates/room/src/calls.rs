//! The floor is called to a table: by the dealer of a human-dealt one, or by whoever plays there. Play waits and the clocks stand
//! until the floor has said its word, or the call is taken back (ROOM-12).

use crate::commands::{Actor, check_deals};
use crate::engine::Draft;
use crate::people::is_unseen;
use crate::protocol::{Dealing, Role, RoomEvent};
use games::Clause;
use games::{Refusal, refuse};
use voice::say;

/// What the floor is called for.
pub struct Called<'a> {
    /// What happened.
    pub text: &'a str,
    /// The seat that the dealer speaks of.
    pub seat: Option<u8>,
    /// Does the dealer call for a player who disputes the round or hand? A player's own call is a dispute.
    pub disputed: bool,
}

/// Somebody calls the floor.
pub fn call(
    draft: &mut Draft<'_>,
    who: &Actor,
    dealing: Dealing,
    called: &Called<'_>,
) -> Result<(), Refusal> {
    match who.role {
        Role::Dealer => call_of_dealer(draft, who, dealing, called),
        _ => dispute(draft, who, called.text),
    }
}

fn is_sayable(text: &str) -> bool {
    text.chars().count() <= 200 && !text.chars().any(is_unseen)
}

fn call_of_dealer(
    draft: &mut Draft<'_>,
    who: &Actor,
    dealing: Dealing,
    &Called { text, seat, disputed }: &Called<'_>,
) -> Result<(), Refusal> {
    if dealing != Dealing::Human {
        return refuse(Clause::Room8, say!("room-no-virtual-dealer"));
    }
    if text.is_empty() || !is_sayable(text) {
        return refuse(Clause::Room12, say!("room-no-call-text"));
    }
    if let Some(seat) = seat.filter(|seat| !(1..=draft.game.seats()).contains(seat)) {
        return refuse(Clause::Room12, say!("room-no-one-there", seat: seat));
    }
    // A table that stands still for a call is not called for again; where a player's has lapsed, the dealer may.
    check_open(draft, draft.manners.held())?;
    draft.note(RoomEvent::FloorCalled { by: who.name.clone(), text: text.into(), seat, disputed });
    Ok(())
}

/// A player calls the floor: one call at a table, and one in a round or hand from the same player, so that nobody holds a
/// table up for fun. Whom the floor has silenced calls without words.
fn dispute(draft: &mut Draft<'_>, who: &Actor, text: &str) -> Result<(), Refusal> {
    let player = who.player;
    if !draft.game.has(player) {
        return refuse(Clause::Room12, say!("room-no-seat-yet"));
    }
    check_open(draft, draft.manners.called().is_some())?;
    let round = draft.game.rounds();
    if draft.manners.last_dispute(player) == Some(round) {
        return refuse(Clause::Room12, say!("room-no-call-again"));
    }
    if !is_sayable(text) {
        return refuse(Clause::Room12, say!("room-no-call-text"));
    }
    let text = if draft.manners.is_muted(player) { String::new() } else { text.into() };
    draft.note(RoomEvent::Disputed { player, by: who.name.clone(), text, round });
    Ok(())
}

fn check_open(draft: &Draft<'_>, open: bool) -> Result<(), Refusal> {
    match (open, draft.manners.called()) {
        (true, Some(call)) => refuse(Clause::Room12, say!("room-no-second-call", by: &call.by)),
        _ => Ok(()),
    }
}

/// Who called takes it back. A dealer's call is that of whoever deals: who relieves another takes it over.
pub fn take_back(draft: &mut Draft<'_>, who: &Actor) -> Result<(), Refusal> {
    let player = who.player;
    let by = match draft.manners.called().map(|call| call.player) {
        Some(Some(caller)) if caller == player => None,
        Some(None) if who.role == Role::Dealer => {
            check_deals(draft, who)?;
            Some(who.name.clone())
        }
        _ => return refuse(Clause::Room12, say!("room-no-own-call")),
    };
    draft.note(RoomEvent::CallTakenBack { player, by });
    Ok(())
}
