//! What a human dealer does or enters: from the console to the steps of a draft.
//!
//! At poker the face-down cards are real ones that nobody has named: the room counts them and learns them when they are
//! tabled. A dealer with a scanner may name them; they then go to their player's view and to no other.

use crate::commands::{Actor, Conditions};
use crate::engine::Draft;
use crate::poker::{PokerCommand, stops_for_a_kill};
use crate::protocol::{DealerPlay, Dealing, RoomEvent};
use crate::racks;
use cards::Card;
use games::Clause;
use games::blackjack::{Awaits, Command, Task as PayTask};
use games::poker::{Command as HandCommand, Hand, Task, Turn};
use games::{PlayerId, Refusal, Seat, refuse};
use voice::say;

/// Carries out what a dealer did.
pub fn deal(draft: &mut Draft<'_>, conditions: Conditions, play: &DealerPlay) -> Result<(), Refusal> {
    if conditions.dealing != Dealing::Human {
        return refuse(Clause::Room8, say!("room-no-virtual-dealer"));
    }
    if let Some(done) = racks::enter(draft, conditions, play) {
        return done;
    }
    if draft.game.poker().is_some() {
        return deal_poker(draft, play);
    }
    draft.play(match *play {
        DealerPlay::Shuffle => Command::Shuffle,
        DealerPlay::CutCard => Command::CutCard,
        DealerPlay::CloseWagers => Command::CloseWagers,
        DealerPlay::Card { card } => Command::Card(card),
        DealerPlay::HoleDown => Command::HoleDown,
        DealerPlay::Peek { natural } => Command::Peek { natural },
        DealerPlay::ShowHole { card } => Command::ShowHole(card),
        DealerPlay::Act { seat, hand, action } => {
            Command::Act { player: plays_at(draft, seat)?, seat, hand, action }
        }
        DealerPlay::Insurance { seat, take } => {
            Command::Insurance { player: plays_at(draft, seat)?, seat, take }
        }
        DealerPlay::NameAgain { was, card } => Command::NameAgain { was, card },
        DealerPlay::Retract { seat, hand } => {
            let last = draft.game.blackjack().and_then(|table| table.last_move());
            check_stays(draft, last.map(|last| last.player))?;
            Command::Retract { seat, hand }
        }
        DealerPlay::PayOff { all } => {
            draft.play(Command::PayOff)?;
            while all && pays(draft) {
                draft.play(Command::PayOff)?;
            }
            return Ok(());
        }
        _ => return refuse(Clause::Room8, say!("room-no-poker-table")),
    })
}

/// What a card that a scanner read is at this moment: only where the table waits for one card, as its dealer would name it.
pub fn scanned(draft: &Draft<'_>, conditions: Conditions, card: Card) -> Result<DealerPlay, Refusal> {
    if conditions.dealing != Dealing::Human {
        return refuse(Clause::Room8, say!("room-no-virtual-dealer"));
    }
    let none = || refuse(Clause::Room8, say!("room-no-card-due"));
    if let Some(table) = draft.game.blackjack() {
        return match table.awaits() {
            Awaits::Dealer { task: PayTask::Card(_) } => Ok(DealerPlay::Card { card }),
            Awaits::Dealer { task: PayTask::ShowHole } => Ok(DealerPlay::ShowHole { card }),
            _ => none(),
        };
    }
    match draft.game.poker().and_then(|table| table.on()).map(|on| on.hand().turn()) {
        Some(Turn::Dealer {
            task: Task::Deal { up: true, .. } | Task::Common | Task::Board { count: 1 } | Task::Burn,
        }) => Ok(DealerPlay::Came { cards: vec![card] }),
        Some(Turn::Dealer { task: Task::Deal { seat, up: false } }) => {
            let command = HandCommand::Deal { seat, cards: [Some(card)].into_iter().collect() };
            Ok(DealerPlay::Poker { command })
        }
        _ => none(),
    }
}

/// Whose circle it is.
fn plays_at(draft: &Draft<'_>, seat: Seat) -> Result<PlayerId, Refusal> {
    let table = draft.game.blackjack().filter(|table| (1..=table.rules().seats).contains(&seat));
    match table.and_then(|table| table.circle(seat).player) {
        Some(player) => Ok(player),
        None => refuse(Clause::Rnd3, say!("bj-no-wager-circle", seat: seat)),
    }
}

/// Does another wager of blackjack wait to be paid?
fn pays(draft: &Draft<'_>) -> bool {
    let awaits = draft.game.blackjack().map(|table| table.awaits());
    awaits == Some(Awaits::Dealer { task: PayTask::PayOff })
}

/// A person deals poker: a shuffle begins the next hand.
fn deal_poker(draft: &mut Draft<'_>, play: &DealerPlay) -> Result<(), Refusal> {
    match play {
        DealerPlay::Shuffle => draft.play(PokerCommand::Begin { out: draft.manners.out() }),
        DealerPlay::Came { cards } => came(draft, cards),
        DealerPlay::DownAround => down_around(draft),
        DealerPlay::Poker { command } => enter(draft, command),
        DealerPlay::NameAgain { was, card } => {
            hand(draft)?;
            draft.play(HandCommand::NameAgain { from: *was, to: *card })
        }
        DealerPlay::Retract { seat, .. } => retract(draft, *seat),
        _ => refuse(Clause::Room8, say!("room-no-poker-deed")),
    }
}

/// Another deck is taken between hands or rounds, and the log has who took it. At blackjack it goes into the shoe shuffled (D11).
pub fn change_deck(draft: &mut Draft<'_>, who: &Actor, conditions: Conditions) -> Result<(), Refusal> {
    if conditions.dealing != Dealing::Human {
        return refuse(Clause::Room8, say!("room-no-virtual-dealer"));
    }
    match draft.game.poker().map(|table| table.on().is_some()) {
        None => draft.play(Command::Shuffle)?,
        Some(true) => return refuse(Clause::Room8, say!("room-no-deck-in-hand")),
        Some(false) => {}
    }
    draft.note(RoomEvent::DeckChanged { by: who.name.clone() });
    Ok(())
}

/// Takes back what was entered for whoever sits there.
fn retract(draft: &mut Draft<'_>, seat: Seat) -> Result<(), Refusal> {
    hand(draft)?;
    let on = draft.game.poker().and_then(|table| table.on());
    let place = on.and_then(|on| on.places().iter().enumerate().find(|(_, place)| place.seat == seat));
    match place.map(|(number, place)| (number as u8, place.player)) {
        Some((place, player)) => {
            check_stays(draft, Some(player))?;
            draft.play(HandCommand::Retract { seat: place })
        }
        None => refuse(Clause::Room16, say!("room-no-one-there", seat: seat)),
    }
}

/// Whoever is leaving is asked nothing any more: what they did stands, unless the floor says otherwise.
fn check_stays(draft: &Draft<'_>, player: Option<PlayerId>) -> Result<(), Refusal> {
    match player.is_some_and(|player| draft.manners.of(player).leaving) {
        true => refuse(Clause::Room17, say!("room-no-retract-leaving")),
        false => Ok(()),
    }
}

/// The hand that is on.
fn hand<'a>(draft: &'a Draft<'_>) -> Result<&'a Hand, Refusal> {
    match draft.game.poker().and_then(|table| table.on()) {
        Some(playing) => Ok(playing.hand()),
        None => refuse(Clause::Room8, say!("room-no-hand-on")),
    }
}

/// What the referee asks the dealer for.
fn task(draft: &Draft<'_>) -> Result<Option<Task>, Refusal> {
    Ok(match hand(draft)?.turn() {
        Turn::Dealer { task } => Some(task),
        _ => None,
    })
}

/// The card off the top, where one is due.
fn burn(draft: &mut Draft<'_>) -> Result<bool, Refusal> {
    let due = task(draft)? == Some(Task::Burn);
    if due {
        draft.play(HandCommand::Burn { card: None })?;
    }
    Ok(due)
}

/// Cards came face up, where the referee asked for them.
fn came(draft: &mut Draft<'_>, cards: &[Card]) -> Result<(), Refusal> {
    let burned = burn(draft)?;
    if cards.is_empty() && burned {
        return Ok(());
    }
    let clause = hand(draft)?.game().deal_clause();
    let dealt = || cards.iter().map(|c| Some(*c)).collect();
    let command = match task(draft)? {
        Some(Task::Board { count }) if cards.len() == usize::from(count) => {
            HandCommand::Board { cards: dealt() }
        }
        Some(Task::Board { count }) => {
            return refuse(clause, say!("room-no-cards", due: count, named: cards.len()));
        }
        Some(Task::Deal { seat, .. }) if cards.len() == 1 => HandCommand::Deal { seat, cards: dealt() },
        Some(Task::Common) if cards.len() == 1 => HandCommand::Common { card: Some(cards[0]) },
        Some(Task::Deal { .. } | Task::Common) => {
            return refuse(clause, say!("room-no-cards", due: 1u8, named: cards.len()));
        }
        _ => return refuse(clause, say!("room-no-card-up")),
    };
    draft.play(command)
}

/// Everybody who is due cards face down got them.
fn down_around(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    burn(draft)?;
    let mut dealt = 0;
    while let Some(Task::Deal { seat, up: false }) = task(draft)? {
        if dealt > 0 && stops_for_a_kill(hand(draft)?) {
            break;
        }
        draft.play(HandCommand::Deal { seat, cards: [None].into_iter().collect() })?;
        dealt += 1;
    }
    match dealt {
        0 => refuse(hand(draft)?.game().deal_clause(), say!("room-no-card-down")),
        _ => Ok(()),
    }
}

/// A command of the referee. Players' own moves stay theirs, but for what is done with real cards in sight of the dealer:
/// hands that are tabled or mucked, and cards that are thrown away unseen; and for what is said or knocked at the table
/// (DR-5, DR-6). Corrections are the floor's.
fn enter(draft: &mut Draft<'_>, command: &HandCommand) -> Result<(), Refusal> {
    match command {
        HandCommand::Correct { .. } | HandCommand::Dead { .. } | HandCommand::Reverse | HandCommand::Void => {
            return refuse(crate::rulings::floors_word(draft), say!("room-no-dealers-ruling"));
        }
        HandCommand::Count { .. } => racks::check_real(draft)?,
        HandCommand::Show { .. } | HandCommand::Muck { .. } | HandCommand::PlayBoard { .. } => {}
        HandCommand::Ask { .. } | HandCommand::Knock { .. } => {}
        HandCommand::Retract { seat } => {
            hand(draft)?;
            let on = draft.game.poker().and_then(|table| table.on());
            let place = on.and_then(|on| on.places().get(usize::from(*seat)));
            check_stays(draft, place.map(|place| place.player))?;
        }
        HandCommand::Draw { cards, .. } if cards.iter().all(Option::is_none) => {}
        HandCommand::Clear { card: None, .. } => {}
        other if other.player().is_some() => return refuse(Clause::Room8, say!("room-no-dealers-move")),
        _ => {}
    }
    let places = hand(draft)?.players().len();
    if command_seat(command).is_some_and(|seat| usize::from(seat) >= places) {
        return refuse(Clause::S1, say!("room-no-such-place"));
    }
    draft.play(command.clone())
}

/// Whose cards a command is about.
fn command_seat(command: &HandCommand) -> Option<u8> {
    match command {
        HandCommand::Deal { seat, .. }
        | HandCommand::Exposed { seat, .. }
        | HandCommand::OffTable { seat, .. }
        | HandCommand::Boxed { seat, .. }
        | HandCommand::Touched { seat, .. }
        | HandCommand::Extra { seat, .. }
        | HandCommand::Count { seat, .. }
        | HandCommand::Retract { seat }
        | HandCommand::Short { seat } => Some(*seat),
        other => other.player(),
    }
}
