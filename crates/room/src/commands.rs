//! From what somebody asks of a table to the steps of a draft, or to a refusal.

use crate::calls::{self, Called};
use crate::dealing;
use crate::engine::Draft;
use crate::manners::Manners;
use crate::permissions::{self, Deed};
use crate::poker::PokerCommand;
use crate::private;
use crate::protocol::{
    BlackjackPlay, DealerPlay, Dealing, HostDeed, PokerPlay, Role, RoomEvent, TableCommand,
};
use crate::racks;
use crate::rulings;
use crate::said;
use games::Clause;
use games::blackjack::Command;
use games::poker::{Command as HandCommand, Entrance};
use games::{PlayerId, Seat};
use games::{Refusal, refuse};
use voice::say;

/// Somebody who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Who.
    pub player: PlayerId,
    /// What they may do.
    pub role: Role,
    /// Their name, for rulings.
    pub name: String,
    /// Have they no account, or chips that they were given again (ROOM-13, ROOM-14)?
    pub guest: bool,
}

/// What holds at the table beside its game.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Who deals.
    pub dealing: Dealing,
    /// Has the floor closed the table?
    pub closed: bool,
    /// Who has a moment to change the number of cards, while nobody else acts (DR-6).
    pub moment: Option<PlayerId>,
    /// When the gaming day ends.
    pub day_ends: u64,
    /// May whoever would sit down not do so (ROOM-4)?
    pub kept_away: bool,
}

/// Carries out a command on a draft. `Ready` is not for the log and comes here only as a question of permission.
pub fn carry_out(
    draft: &mut Draft<'_>,
    who: &Actor,
    conditions: Conditions,
    command: &TableCommand,
) -> Result<(), Refusal> {
    permissions::check(who.role, Deed::of(command))?;
    private::check(draft, who, command)?;
    if matches!(
        command,
        TableCommand::Blackjack(_)
            | TableCommand::Poker(_)
            | TableCommand::Dealer(_)
            | TableCommand::Scanned { .. }
    ) {
        check_pause(&draft.manners)?;
    }
    // What would end a reversal that the floor is about to make waits with everything else.
    let changes = matches!(command, TableCommand::AddChips { .. } | TableCommand::ChangeSeat { .. });
    if changes && draft.game.is_reversible() {
        check_pause(&draft.manners)?;
    }
    if let TableCommand::Dealer(_) = command {
        check_deals(draft, who)?;
    }
    let player = who.player;
    if changes_who_plays(command) && draft.cuts_for_a_hand() {
        return refuse(Clause::Room5, say!("room-no-moves-cut"));
    }
    match command {
        TableCommand::Sit { seat, chips } => {
            if conditions.closed {
                return refuse(Clause::Room6, say!("room-no-closed"));
            }
            racks::check_wallets(draft)?;
            check_kept_away(conditions)?;
            if seat.is_some() {
                check_list(draft, player)?;
            }
            let third_party = who.role == Role::ThirdParty;
            let command = draft.game.join(player, *seat, *chips, third_party)?;
            draft.play(command)?;
            // Chips of a private table are nobody's, and no guest's either.
            if draft.spec().private.is_none() {
                draft.note(RoomEvent::SatDown { player, guest: who.guest });
            }
            Ok(())
        }
        TableCommand::AddChips { amount } => {
            check_kept_away(conditions)?;
            racks::check_wallets(draft)?;
            draft.play(draft.game.add_chips(player, *amount))?;
            // Who was given chips again plays on as a guest does.
            if who.guest && draft.spec().private.is_none() {
                draft.note(RoomEvent::SatDown { player, guest: true });
            }
            Ok(())
        }
        TableCommand::Tap { on } => tap(draft, who, conditions, *on),
        TableCommand::Leave => leave(draft, player),
        TableCommand::SitOut { on } => sit_out(draft, player, *on),
        TableCommand::PassBank { on } => {
            at_the_table(draft, player).map(|()| draft.note(RoomEvent::PassesBank { player, on: *on }))
        }
        TableCommand::ComeIn { how } => come_in(draft, player, *how),
        TableCommand::ChangeSeat { to } => {
            check_poker(draft, player)?;
            draft.play(PokerCommand::ChangeSeat { player, to: *to })
        }
        TableCommand::Wait { on } => {
            if *on {
                check_kept_away(conditions)?;
            }
            wait(draft, player, *on)
        }
        TableCommand::LayCut { tip, key } => {
            at_the_table(draft, player)?;
            if conditions.dealing == Dealing::Human {
                return refuse(Clause::Room8, say!("room-no-cut-by-hand"));
            }
            draft.lay_cut(player, tip, key)
        }
        TableCommand::Blackjack(_) if draft.cuts_for_a_round() => {
            refuse(Clause::Rnd3, say!("room-no-wagers-cut"))
        }
        TableCommand::Blackjack(play) => blackjack(draft, player, play),
        TableCommand::Poker(_) if conditions.moment.is_some_and(|other| other != player) => {
            refuse(Clause::Dr6, say!("room-no-moment", player: conditions.moment.unwrap_or(player)))
        }
        TableCommand::Poker(play) => poker(draft, player, play),
        TableCommand::Dealer(DealerPlay::Said { what }) => said::say_so(draft, who, *what),
        TableCommand::Dealer(DealerPlay::DeckChanged) => dealing::change_deck(draft, who, conditions),
        TableCommand::Dealer(play) => {
            said::check(draft, play)?;
            dealing::deal(draft, conditions, play)
        }
        TableCommand::Scanned { device, name, card } => {
            let play = dealing::scanned(draft, conditions, *card)?;
            said::check(draft, &play)?;
            draft.note(RoomEvent::Scanned { device: *device, name: name.clone() });
            dealing::deal(draft, conditions, &play)
        }
        TableCommand::CallFloor { text, seat, disputed } => calls::call(
            draft,
            who,
            conditions.dealing,
            &Called { text: text.trim(), seat: *seat, disputed: *disputed },
        ),
        TableCommand::CountOut { player, chips } => racks::counts_out(draft, *player, *chips),
        TableCommand::TakeCallBack => calls::take_back(draft, who),
        TableCommand::Enter { code } => private::enter(draft, player, code),
        TableCommand::Host(HostDeed::Seat { .. }) if conditions.kept_away => check_kept_away(conditions),
        TableCommand::Host(deed) => private::host(draft, who, conditions.closed, deed),
        TableCommand::Floor { reason, ruling } => {
            rulings::rule(draft, who, (conditions.dealing, conditions.day_ends), reason, ruling)
        }
    }
}

/// Does a command change who is dealt into the next hand? The table hears it when the deck is cut.
pub fn changes_who_plays(command: &TableCommand) -> bool {
    matches!(
        command,
        TableCommand::Sit { .. }
            | TableCommand::Leave
            | TableCommand::SitOut { .. }
            | TableCommand::ComeIn { .. }
            | TableCommand::ChangeSeat { .. }
            | TableCommand::AddChips { .. }
            | TableCommand::Host(HostDeed::Seat { .. } | HostDeed::Remove { .. })
    )
}

/// ROOM-11, ROOM-12: while the floor has paused a table, or was called to it, nothing is dealt and nobody bets.
pub fn check_pause(manners: &Manners) -> Result<(), Refusal> {
    if manners.paused() {
        return refuse(Clause::Room11, say!("room-no-paused"));
    }
    match manners.held() {
        true => refuse(Clause::Room12, say!("room-no-disputed")),
        false => Ok(()),
    }
}

pub(crate) fn sit_out(draft: &mut Draft<'_>, player: PlayerId, on: bool) -> Result<(), Refusal> {
    at_the_table(draft, player).map(|()| draft.note(RoomEvent::SatOut { player, on }))
}

pub(crate) fn come_in(draft: &mut Draft<'_>, player: PlayerId, how: Entrance) -> Result<(), Refusal> {
    check_poker(draft, player)?;
    let out = draft.manners.out();
    draft.play(PokerCommand::ComeIn { player, how, out })?;
    if draft.manners.of(player).sitting_out {
        draft.note(RoomEvent::SatOut { player, on: false });
    }
    Ok(())
}

/// Where somebody has tapped in, nobody else deals.
pub(crate) fn check_deals(draft: &Draft<'_>, who: &Actor) -> Result<(), Refusal> {
    match draft.manners.dealer() {
        Some((dealer, name)) if *dealer != who.player => {
            refuse(Clause::Room8, say!("room-no-another-deals", name: name))
        }
        _ => Ok(()),
    }
}

/// A dealer taps in, in the place of whoever dealt before; or out.
fn tap(draft: &mut Draft<'_>, who: &Actor, conditions: Conditions, on: bool) -> Result<(), Refusal> {
    if conditions.dealing != Dealing::Human {
        return refuse(Clause::Room8, say!("room-no-virtual-dealer"));
    }
    let is_in = draft.manners.dealer().is_some_and(|(dealer, _)| *dealer == who.player);
    if is_in != on {
        draft.note(RoomEvent::Tapped { dealer: who.player, name: who.name.clone(), on });
    }
    Ok(())
}

/// One sentence for whoever does not sit down here now, whatever the reason is: nobody else learns it.
fn check_kept_away(conditions: Conditions) -> Result<(), Refusal> {
    match conditions.kept_away {
        true => refuse(Clause::Room4, say!("room-no-seat-now")),
        false => Ok(()),
    }
}

fn at_the_table(draft: &Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    if draft.game.has(player) {
        return Ok(());
    }
    refuse(Clause::Room4, say!("room-no-seat-yet"))
}

fn check_poker(draft: &Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    match draft.game.poker() {
        Some(_) => Ok(()),
        None => refuse(Clause::Room8, say!("room-no-poker-table")),
    }
}

/// ROOM-4: whoever waits comes first, as long as there are not seats for all.
fn check_list(draft: &Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    let waiting = draft.manners.waiting();
    let ahead = waiting.iter().position(|p| *p == player).unwrap_or(waiting.len());
    let taken = draft.game.people().iter().filter(|(_, seat)| seat.is_some()).count();
    let open = usize::from(draft.game.seats()).saturating_sub(taken);
    if open > 0 && open <= ahead {
        return refuse(Clause::Room4, say!("room-no-jumping", ahead: ahead));
    }
    Ok(())
}

fn wait(draft: &mut Draft<'_>, player: PlayerId, on: bool) -> Result<(), Refusal> {
    let seated: Option<Option<Seat>> =
        draft.game.people().iter().find(|(p, _)| *p == player).map(|(_, seat)| *seat);
    if on && seated.is_some_and(|seat| seat.is_some()) {
        return refuse(Clause::Room4, say!("room-no-list-with-seat"));
    }
    if on == draft.manners.waiting().contains(&player) {
        let what = if on { say!("room-no-list-again") } else { say!("room-no-list") };
        return refuse(Clause::Room4, what);
    }
    draft.note(RoomEvent::Waiting { player, on });
    Ok(())
}

pub(crate) fn leave(draft: &mut Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    if !draft.keeps(player) {
        return draft.play(draft.game.leave(player));
    }
    if draft.manners.of(player).leaving {
        return refuse(Clause::Rnd10, say!("room-no-leave-yet"));
    }
    draft.note(RoomEvent::Leaving { player });
    Ok(())
}

pub(crate) fn blackjack(
    draft: &mut Draft<'_>,
    player: PlayerId,
    play: &BlackjackPlay,
) -> Result<(), Refusal> {
    draft.play(match *play {
        BlackjackPlay::TakeBank { wager, seat } => Command::TakeBank { player, wager, seat },
        BlackjackPlay::DeclineBank => Command::DeclineBank { player },
        BlackjackPlay::Wager { seat, base, buster } => Command::Wager { player, seat, base, buster },
        BlackjackPlay::Backline { seat, amount } => Command::Backline { player, seat, amount },
        BlackjackPlay::TakeBack { seat } => Command::TakeBack { player, seat },
        BlackjackPlay::Insurance { seat, take } => Command::Insurance { player, seat, take },
        BlackjackPlay::Act { seat, hand, action } => Command::Act { player, seat, hand, action },
        BlackjackPlay::Ready => return at_the_table(draft, player),
    })
}

pub(crate) fn poker(draft: &mut Draft<'_>, player: PlayerId, play: &PokerPlay) -> Result<(), Refusal> {
    at_the_table(draft, player)?;
    let Some(table) = draft.game.poker() else { return refuse(Clause::Room8, say!("room-no-poker-table")) };
    let Some(seat) = table.place(player) else {
        return refuse(Clause::S16, say!("room-no-hand-now"));
    };
    let no_cards = || -> games::poker::Cards { games::poker::Cards::new() };
    draft.play(match play {
        PokerPlay::Fold => HandCommand::Fold { seat },
        PokerPlay::Call => HandCommand::Call { seat },
        PokerPlay::Raise { to } => HandCommand::Raise { seat, to: *to },
        PokerPlay::BringIn => HandCommand::BringIn { seat },
        PokerPlay::Draw { cards } if cards.len() > 5 => {
            return refuse(Clause::Dr3, say!("room-no-six-cards"));
        }
        PokerPlay::Draw { cards } => HandCommand::Draw { seat, cards: cards.iter().copied().collect() },
        PokerPlay::Ask { count } => HandCommand::Ask { seat, count: *count },
        PokerPlay::Knock => HandCommand::Knock { seat },
        PokerPlay::Kill => HandCommand::Kill { seat },
        PokerPlay::Clear { card } => HandCommand::Clear { seat, card: *card },
        PokerPlay::Show => HandCommand::Show { seat, cards: no_cards() },
        PokerPlay::Muck => HandCommand::Muck { seat },
        PokerPlay::PlayBoard => HandCommand::PlayBoard { seat },
        PokerPlay::Stop => HandCommand::Stop { seat },
    })
}
