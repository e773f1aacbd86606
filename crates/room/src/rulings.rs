//! Floor rulings: each is recorded with its author and its reason, then carried out.

use crate::commands::Actor;
use crate::engine::Draft;
use crate::people::is_unseen;
use crate::protocol::{Dealing, FloorRuling, PokerRuling, RoomEvent};
use games::Clause;
use games::PlayerId;
use games::blackjack::{Command, Ruling};
use games::poker::Command as HandCommand;
use games::{Refusal, refuse};
use voice::{Word, say};

/// What the floor's own word rests on at a table: at blackjack the house's clause for it or ours, at poker, whose documents leave
/// it to the floor without one, ours.
pub fn floors_word(draft: &Draft<'_>) -> Clause {
    draft.game.blackjack().map_or(Clause::Floor1, |table| table.mishaps().floor)
}

/// What a ruling of the room rests on. The referee of blackjack cites its own.
pub const fn rests_on(ruling: &FloorRuling) -> Clause {
    match ruling {
        FloorRuling::Blackjack(_) => Clause::Floor1,
        FloorRuling::Poker(PokerRuling::Void) => Clause::S17,
        FloorRuling::Poker(PokerRuling::Correct { .. }) => Clause::S18,
        FloorRuling::Poker(PokerRuling::Dead { .. }) => Clause::S20,
        FloorRuling::Poker(PokerRuling::Reverse) => Clause::Room17,
        FloorRuling::Pause { .. } => Clause::Room11,
        FloorRuling::Coming | FloorRuling::Seen => Clause::Room12,
        FloorRuling::Mute { .. } => Clause::Room9,
        FloorRuling::OffList { .. } | FloorRuling::SendAway { .. } | FloorRuling::LetBack { .. } => {
            Clause::Room4
        }
    }
}

/// Does this ruling answer the call? A pause does not yet; people's manners, and how many circles they have, have nothing to do with it.
const fn answers(ruling: &FloorRuling) -> bool {
    match ruling {
        FloorRuling::Blackjack(Ruling::TwoCircles { .. }) => false,
        FloorRuling::Blackjack(_)
        | FloorRuling::Poker(_)
        | FloorRuling::Pause { on: false }
        | FloorRuling::Seen => true,
        _ => false,
    }
}

/// Carries out a ruling, at a table that is dealt so and on a gaming day that ends then, and with it answers the call there is.
pub fn rule(
    draft: &mut Draft<'_>,
    who: &Actor,
    (dealing, day_ends): (Dealing, u64),
    reason: &str,
    ruling: &FloorRuling,
) -> Result<(), Refusal> {
    check_names(dealing, ruling)?;
    decide(draft, (who, day_ends), reason, ruling)?;
    if answers(ruling) && draft.manners.called().is_some() {
        draft.note(RoomEvent::FloorCame { by: who.name.clone() });
    }
    Ok(())
}

/// The virtual dealer's cards are what its shuffle says. This comes before anything is looked at: the answer is the same
/// whichever cards are named, and tells nothing about any.
fn check_names(dealing: Dealing, ruling: &FloorRuling) -> Result<(), Refusal> {
    let clause = match ruling {
        FloorRuling::Poker(PokerRuling::Correct { .. }) => Clause::S18,
        FloorRuling::Blackjack(Ruling::Correct { .. }) => Clause::Room8,
        _ => return Ok(()),
    };
    match dealing {
        Dealing::Human => Ok(()),
        Dealing::Virtual => refuse(clause, say!("room-no-virtual-names")),
    }
}

fn decide(
    draft: &mut Draft<'_>,
    (who, day_ends): (&Actor, u64),
    reason: &str,
    ruling: &FloorRuling,
) -> Result<(), Refusal> {
    if reason.trim().is_empty() || reason.len() > 500 || reason.chars().any(is_unseen) {
        return refuse(floors_word(draft), say!("room-no-ruling-reason"));
    }
    if let Some((dealer, name)) = draft.manners.dealer().cloned() {
        draft.note(RoomEvent::RuledUnder { dealer, name });
    }
    if let FloorRuling::Blackjack(ruling) = *ruling {
        // The referee of blackjack writes author and reason down itself.
        return draft.play(Command::Floor { author: who.name.clone(), reason: reason.into(), ruling });
    }
    check(draft, ruling)?;
    let (author, reason) = (who.name.clone(), reason.to_string());
    draft.note(RoomEvent::Ruled { author, reason, ruling: ruling.clone() });
    match ruling.clone() {
        FloorRuling::Blackjack(_) | FloorRuling::Seen => Ok(()),
        FloorRuling::Coming => {
            draft.note(RoomEvent::FloorComes { by: who.name.clone() });
            Ok(())
        }
        FloorRuling::Poker(PokerRuling::Void) => draft.play(HandCommand::Void),
        FloorRuling::Poker(PokerRuling::Reverse) => draft.play(HandCommand::Reverse),
        FloorRuling::Poker(PokerRuling::Correct { from, to }) => {
            draft.play(HandCommand::Correct { from, to })
        }
        FloorRuling::Poker(PokerRuling::Dead { player }) => {
            draft.play(HandCommand::Dead { seat: place(draft, player)? })
        }
        FloorRuling::Pause { on } => {
            draft.note(RoomEvent::Paused { on });
            Ok(())
        }
        FloorRuling::OffList { player } => {
            draft.note(RoomEvent::Waiting { player, on: false });
            Ok(())
        }
        FloorRuling::Mute { player, on } => {
            draft.note(RoomEvent::Muted { player, on });
            Ok(())
        }
        FloorRuling::SendAway { player } => {
            draft.note(RoomEvent::SentAway { player, until: day_ends });
            draft.note(RoomEvent::Leaving { player });
            Ok(())
        }
        FloorRuling::LetBack { player } => {
            draft.note(RoomEvent::LetBack { player });
            Ok(())
        }
    }
}

/// Somebody's place in the hand that is on.
fn place(draft: &Draft<'_>, player: PlayerId) -> Result<u8, Refusal> {
    let place = draft.game.poker().and_then(|game| game.place(player));
    place.ok_or_else(|| Refusal::new(Clause::S20, say!("room-no-hand-of", player: player)))
}

/// Is there anything to rule on?
fn check(draft: &Draft<'_>, ruling: &FloorRuling) -> Result<(), Refusal> {
    match ruling {
        FloorRuling::Poker(_) if draft.game.poker().is_none() => {
            refuse(Clause::Room8, say!("room-no-poker-table"))
        }
        FloorRuling::Poker(PokerRuling::Dead { player }) => place(draft, *player).map(drop),
        FloorRuling::Pause { on } if *on == draft.manners.paused() => {
            let paused = Word(if *on { "yes" } else { "no" });
            refuse(Clause::Room11, say!("room-no-pause", paused: paused))
        }
        FloorRuling::Seen | FloorRuling::Coming if draft.manners.called().is_none() => {
            refuse(Clause::Room12, say!("room-no-call"))
        }
        FloorRuling::OffList { player } if !draft.manners.waiting().contains(player) => {
            refuse(Clause::Room4, say!("room-no-such-waiter"))
        }
        FloorRuling::SendAway { player } if !draft.game.has(*player) => {
            refuse(Clause::Room4, say!("room-no-such-guest"))
        }
        FloorRuling::LetBack { player } if !draft.manners.sent_away(0).any(|away| away == *player) => {
            refuse(Clause::Room4, say!("room-no-such-guest"))
        }
        _ => Ok(()),
    }
}
