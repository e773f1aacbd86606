//! From what somebody asks of a table to the steps of a draft, or to a refusal.

use crate::engine::Draft;
use crate::permissions::{self, Deed};
use crate::poker::PokerCommand;
use crate::protocol::{
    BlackjackPlay, DealerPlay, Dealing, FloorRuling, PokerPlay, Role, RoomEvent, TableCommand,
};
use games::Refusal;
use games::blackjack::{Command, PlayerId, Seat};
use games::poker::Command as HandCommand;

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Who.
    pub player: PlayerId,
    /// What they may do.
    pub role: Role,
    /// Their name, for rulings.
    pub name: String,
}

/// What the table's surroundings add to the question.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// Who deals.
    pub dealing: Dealing,
    /// Has the floor closed the table?
    pub closed: bool,
}

fn refuse<T>(clause: &'static str, reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(clause, reason))
}

/// Carries out a command on a draft. `Ready` is not for the log and comes here only as a question of permission.
pub fn carry_out(
    draft: &mut Draft<'_>,
    who: &Actor,
    around: Circumstances,
    command: &TableCommand,
) -> Result<(), Refusal> {
    permissions::check(who.role, Deed::of(command))?;
    let player = who.player;
    match command {
        TableCommand::Sit { seat, chips } => {
            if around.closed {
                return refuse("ROOM-6", "This table is closed.");
            }
            if seat.is_some() {
                check_list(draft, player)?;
            }
            let third_party = who.role == Role::ThirdParty;
            let command = draft.game.join(player, *seat, *chips, third_party)?;
            draft.play(command)
        }
        TableCommand::AddChips { amount } => draft.play(draft.game.add_chips(player, *amount)),
        TableCommand::Leave => leave(draft, player),
        TableCommand::SitOut { on } => {
            at_the_table(draft, player).map(|()| draft.note(RoomEvent::SatOut { player, on: *on }))
        }
        TableCommand::PassBank { on } => {
            at_the_table(draft, player).map(|()| draft.note(RoomEvent::PassesBank { player, on: *on }))
        }
        TableCommand::ComeIn { how } => {
            check_poker(draft, player)?;
            draft.play(PokerCommand::ComeIn { player, how: *how })?;
            if draft.manners.of(player).sitting_out {
                draft.note(RoomEvent::SatOut { player, on: false });
            }
            Ok(())
        }
        TableCommand::ChangeSeat { to } => {
            check_poker(draft, player)?;
            draft.play(PokerCommand::ChangeSeat { player, to: *to })
        }
        TableCommand::Wait { on } => wait(draft, player, *on),
        TableCommand::Entropy { text } => entropy(draft, player, around.dealing, text),
        TableCommand::Blackjack(play) => blackjack(draft, player, play),
        TableCommand::Poker(play) => poker(draft, player, play),
        TableCommand::Dealer(play) => deal(draft, around.dealing, play),
        TableCommand::Floor { reason, ruling } => rule(draft, who, reason, ruling),
    }
}

fn at_the_table(draft: &Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    if draft.game.has(player) {
        return Ok(());
    }
    refuse("ROOM-4", "You are not at this table: sit down first.")
}

fn check_poker(draft: &Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    match draft.game.poker() {
        Some(_) => Ok(()),
        None => refuse("ROOM-8", "This is not a poker table."),
    }
}

/// ROOM-4: whoever waits comes first, as long as there are not seats for all.
fn check_list(draft: &Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    let waiting = draft.manners.waiting();
    let ahead = waiting.iter().position(|p| *p == player).unwrap_or(waiting.len());
    let taken = draft.game.people().iter().filter(|(_, seat)| seat.is_some()).count();
    let open = usize::from(draft.game.seats()).saturating_sub(taken);
    if open > 0 && open <= ahead {
        return refuse(
            "ROOM-4",
            format!("{ahead} on the waiting list are called before you: get on the list."),
        );
    }
    Ok(())
}

fn wait(draft: &mut Draft<'_>, player: PlayerId, on: bool) -> Result<(), Refusal> {
    let seated: Option<Option<Seat>> =
        draft.game.people().iter().find(|(p, _)| *p == player).map(|(_, seat)| *seat);
    if on && seated.is_some_and(|seat| seat.is_some()) {
        return refuse("ROOM-4", "You have a seat at this table.");
    }
    if on == draft.manners.waiting().contains(&player) {
        let what =
            if on { "You are on the waiting list already." } else { "You are not on the waiting list." };
        return refuse("ROOM-4", what);
    }
    draft.note(RoomEvent::Waiting { player, on });
    Ok(())
}

fn leave(draft: &mut Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    if !draft.game.has_money_in_play(player) {
        return draft.play(draft.game.leave(player));
    }
    if draft.manners.of(player).leaving {
        return refuse("RND-10", "You leave as soon as your wagers are settled.");
    }
    draft.note(RoomEvent::Leaving { player });
    Ok(())
}

fn entropy(draft: &mut Draft<'_>, player: PlayerId, dealing: Dealing, text: &str) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    let Some(shuffle) = draft.shuffles().open().filter(|_| dealing == Dealing::Virtual) else {
        return refuse("ROOM-8", "Real cards are shuffled by hand at this table.");
    };
    if text.is_empty() || text.len() > 64 || text.chars().any(char::is_control) {
        return refuse("ROOM-5", "Words for the shuffle are 1 to 64 bytes of plain text.");
    }
    if draft.shuffles().words().iter().any(|e| e.player == player) {
        return refuse("ROOM-5", "Your words are in the next shuffle already.");
    }
    draft.note(RoomEvent::EntropyAdded { shuffle, player, text: text.into() });
    Ok(())
}

fn blackjack(draft: &mut Draft<'_>, player: PlayerId, play: &BlackjackPlay) -> Result<(), Refusal> {
    draft.play(match *play {
        BlackjackPlay::TakeBank { wager } => Command::TakeBank { player, wager },
        BlackjackPlay::DeclineBank => Command::DeclineBank { player },
        BlackjackPlay::Wager { seat, base, buster } => Command::Wager { player, seat, base, buster },
        BlackjackPlay::Backline { seat, amount } => Command::Backline { player, seat, amount },
        BlackjackPlay::TakeBack { seat } => Command::TakeBack { player, seat },
        BlackjackPlay::Insurance { seat, take } => Command::Insurance { player, seat, take },
        BlackjackPlay::Act { seat, hand, action } => Command::Act { player, seat, hand, action },
        BlackjackPlay::Ready => return at_the_table(draft, player),
    })
}

fn poker(draft: &mut Draft<'_>, player: PlayerId, play: &PokerPlay) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    let Some(table) = draft.game.poker() else { return refuse("ROOM-8", "This is not a poker table.") };
    let Some(seat) = table.place(player) else {
        return refuse("S-16", "You are not in a hand now: wait for the next one.");
    };
    let no_cards = || -> games::poker::Cards { games::poker::Cards::new() };
    draft.play(match play {
        PokerPlay::Fold => HandCommand::Fold { seat },
        PokerPlay::Call => HandCommand::Call { seat },
        PokerPlay::Raise { to } => HandCommand::Raise { seat, to: *to },
        PokerPlay::BringIn => HandCommand::BringIn { seat },
        PokerPlay::Draw { cards } if cards.len() > 5 => {
            return refuse("DR-3", "At most five cards can be thrown away.");
        }
        PokerPlay::Draw { cards } => {
            HandCommand::Draw { seat, cards: cards.iter().map(|c| Some(*c)).collect() }
        }
        PokerPlay::Ask { count } => HandCommand::Ask { seat, count: *count },
        PokerPlay::Knock => HandCommand::Knock { seat },
        PokerPlay::Kill => HandCommand::Kill { seat },
        PokerPlay::Clear { card } => HandCommand::Clear { seat, card: Some(*card) },
        PokerPlay::Show => HandCommand::Show { seat, cards: no_cards() },
        PokerPlay::Muck => HandCommand::Muck { seat },
        PokerPlay::PlayBoard => HandCommand::PlayBoard { seat },
        PokerPlay::Stop => HandCommand::Stop { seat },
    })
}

fn deal(draft: &mut Draft<'_>, dealing: Dealing, play: &DealerPlay) -> Result<(), Refusal> {
    if dealing != Dealing::Human {
        return refuse("ROOM-8", "The virtual dealer deals at this table.");
    }
    if draft.game.poker().is_some() {
        return deal_poker(draft, play);
    }
    draft.play(match *play {
        DealerPlay::Poker { .. } => return refuse("ROOM-8", "This is not a poker table."),
        DealerPlay::Shuffle => Command::Shuffle,
        DealerPlay::CloseWagers => Command::CloseWagers,
        DealerPlay::Card { card } => Command::Card(card),
        DealerPlay::HoleDown => Command::HoleDown,
        DealerPlay::Peek { natural } => Command::Peek { natural },
        DealerPlay::ShowHole { card } => Command::ShowHole(card),
    })
}

/// A person deals poker: a shuffle begins the next hand; players' own moves stay theirs, but for hands on the table.
fn deal_poker(draft: &mut Draft<'_>, play: &DealerPlay) -> Result<(), Refusal> {
    match play {
        DealerPlay::Shuffle => draft.play(PokerCommand::Begin { out: draft.manners.out() }),
        DealerPlay::Poker { command } => {
            let tabled = matches!(command, HandCommand::Show { .. } | HandCommand::Muck { .. });
            if command.player().is_some() && !tabled {
                return refuse("ROOM-8", "That is a player's own move.");
            }
            let places = draft.game.poker().and_then(|t| t.on()).map_or(0, |p| p.places.len());
            if command_seat(command).is_some_and(|seat| usize::from(seat) >= places) {
                return refuse("S-1", "Nobody has that place in the hand.");
            }
            draft.play(command.clone())
        }
        _ => refuse("ROOM-8", "That is not done at a poker table."),
    }
}

/// Whose cards a command is about.
fn command_seat(command: &HandCommand) -> Option<u8> {
    match command {
        HandCommand::Deal { seat, .. }
        | HandCommand::Exposed { seat, .. }
        | HandCommand::OffTable { seat, .. }
        | HandCommand::Touched { seat, .. }
        | HandCommand::Extra { seat, .. }
        | HandCommand::Short { seat } => Some(*seat),
        other => other.player(),
    }
}

fn rule(draft: &mut Draft<'_>, who: &Actor, reason: &str, ruling: &FloorRuling) -> Result<(), Refusal> {
    if reason.trim().is_empty() || reason.len() > 500 {
        return refuse("L-CAS-16", "A ruling is recorded with its reason: give one, in up to 500 bytes.");
    }
    match *ruling {
        FloorRuling::Blackjack(ruling) => {
            draft.play(Command::Floor { author: who.name.clone(), reason: reason.into(), ruling })
        }
        FloorRuling::Mute { player, on } => {
            draft.note(RoomEvent::Muted { player, on });
            Ok(())
        }
        FloorRuling::SendAway { player } => {
            if !draft.game.has(player) {
                return refuse("ROOM-4", "Nobody of that number is at this table.");
            }
            draft.note(RoomEvent::Leaving { player });
            Ok(())
        }
    }
}
