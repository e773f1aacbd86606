//! What the dealer of a human-dealt poker table does next, as a floor person would say it.

use games::Clause;
use games::poker::{Command, Deal, Hand, Moves, Offer, RaiseTo, Table, Task, Turn, told_street};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;
use voice::{Telling, Word, say};

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct NextTask {
    /// What to do: `Burn one, turn three: the flop.`
    pub says: Telling,
    /// Where that is written.
    pub clause: Clause,
    /// How many cards that lie face up have to be named.
    pub cards: u8,
    /// How many cards come face down before anything else happens.
    pub down: u8,
}

fn next(says: Telling, clause: Clause) -> NextTask {
    NextTask { says, clause, cards: 0, down: 0 }
}

/// Does the task begin with a burn?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Burn {
    First,
    No,
}

impl Burn {
    fn word(self) -> Word {
        Word(if self == Burn::First { "yes" } else { "no" })
    }
}

/// Lowball: everybody has two cards, and nobody a third. Whoever wants to kill the pot does it now (LB-5, S-11).
pub fn stops_for_a_kill(hand: &Hand) -> bool {
    hand.game().form().customs.kills
        && hand.street() == 0
        && hand.killer().is_none()
        && hand.contenders().all(|s| hand.given(s) == 2)
        && hand.awaits().offers.iter().any(|offer| matches!(offer, Offer::Kill { .. }))
}

/// Who gets how many cards face down before anything else happens, in the order of their first card.
fn down_cards(hand: &Hand) -> Vec<(u8, usize)> {
    let mut hand = hand.clone();
    let mut given: Vec<(u8, usize)> = Vec::new();
    let mut events = Vec::new();
    while let Turn::Dealer { task: Task::Deal { seat, up: false } } = hand.turn() {
        let done = !given.is_empty() && stops_for_a_kill(&hand);
        let card = Command::Deal { seat, cards: [None].into_iter().collect() };
        if done || hand.execute(&card, &mut events).is_err() {
            break;
        }
        match given.iter_mut().find(|(s, _)| *s == seat) {
            Some((_, n)) => *n += 1,
            None => given.push((seat, 1)),
        }
    }
    given
}

/// Are the hole cards of this place real ones that the room has not seen?
pub fn holds_real_cards(table: &Table, place: u8) -> bool {
    table.on().is_some_and(|p| p.hand().player(place).known().is_none())
}

/// What the dealer does next.
pub fn next_task(table: &Table) -> NextTask {
    let Some(playing) = table.on() else {
        return match table.could_begin(&[]) {
            true => next(say!("task-begin", number: table.hands() + 1), Clause::He3),
            false => next(say!("task-too-few"), Clause::S1),
        };
    };
    let hand = playing.hand();
    let seat = |place: u8| playing.places()[usize::from(place)].seat;
    match hand.turn() {
        Turn::Dealer { task } => dealer_task(hand, task, Burn::No, &seat),
        Turn::Bet { seat: place, moves } => {
            let first = hand.players().iter().all(|p| p.street.is_zero());
            let says = say!("task-bet", seat: seat(place), choices: choices(&moves, first));
            next(says, hand.game().form().clauses.turn)
        }
        Turn::Draw { seat: place } => next(say!("task-draw", seat: seat(place)), Clause::Dr3),
        Turn::Clear { .. } => next(say!("task-clear"), Clause::Cp1),
        Turn::Show { seat: place } => {
            let unknown = hand.player(place).cards.iter().filter(|h| h.card.is_none()).count();
            let says = say!("task-show", seat: seat(place), count: unknown);
            NextTask { cards: unknown as u8, ..next(says, Clause::S8) }
        }
        Turn::Nobody => next(say!("task-over"), Clause::S8),
    }
}

fn dealer_task(hand: &Hand, task: Task, burn: Burn, seat: &dyn Fn(u8) -> u8) -> NextTask {
    let clause = hand.game().deal_clause();
    match task {
        Task::Burn => after_the_burn(hand, seat),
        Task::Board { count } => {
            let street = told_street(hand.street_now().name);
            let says = say!("task-board", burn: burn.word(), count: count, street: street);
            NextTask { cards: count, ..next(says, clause) }
        }
        Task::Deal { seat: place, up: true } => {
            let nth = hand.player(place).cards.len() + 1;
            let says = say!("task-up", burn: burn.word(), seat: seat(place), nth: nth);
            NextTask { cards: 1, ..next(says, clause) }
        }
        Task::Deal { seat: place, .. } => down_task(hand, place, burn, seat),
        Task::AllClear => next(say!("task-all-clear"), Clause::Cp2),
        Task::Scramble { clause } => {
            let of = match clause {
                Clause::S10 => "own-kept-out",
                Clause::O10 => "waiting-kept-out",
                _ => "last-card",
            };
            next(say!("task-scramble", of: Word(of)), clause)
        }
        Task::Common => NextTask { cards: 1, ..next(say!("task-common", burn: burn.word()), Clause::St10) },
    }
}

/// A burn, and what comes right after it.
fn after_the_burn(hand: &Hand, seat: &dyn Fn(u8) -> u8) -> NextTask {
    let clause = hand.game().deal_clause();
    let mut after = hand.clone();
    if after.execute(&Command::Burn { card: None }, &mut Vec::new()).is_err() {
        return next(say!("task-burn"), clause);
    }
    match (after.turn(), hand.street_now().deal) {
        (Turn::Dealer { task: task @ Task::Board { .. } }, _) => dealer_task(hand, task, Burn::First, seat),
        (Turn::Dealer { task: task @ (Task::Deal { .. } | Task::Common) }, Deal::Hole { .. }) => {
            dealer_task(&after, task, Burn::First, seat)
        }
        (Turn::Dealer { .. }, Deal::Hole { .. }) => next(say!("task-burn"), clause),
        _ => next(say!("task-burn-before-draw"), clause),
    }
}

/// Cards face down: to one player, or to several in turn.
fn down_task(hand: &Hand, place: u8, burn: Burn, seat: &dyn Fn(u8) -> u8) -> NextTask {
    let given = down_cards(hand);
    let down = given.iter().map(|(_, n)| *n).sum::<usize>() as u8;
    let each = given.first().map_or(0, |(_, n)| *n);
    let player = hand.player(place);
    let late = player.late > 0 && hand.owed(place) <= usize::from(player.late);
    let (burn, at) = (burn.word(), seat(place));
    let says = if late || hand.phase() == games::poker::Phase::Betting {
        say!("task-off-the-top", burn: burn, seat: at)
    } else if stops_for_a_kill(hand) {
        say!("task-kill", count: each)
    } else if given.len() == 1 && each == 1 {
        say!("task-down", burn: burn, nth: player.cards.len() + 1, seat: at)
    } else if given.len() > 1 && given.iter().all(|(_, n)| *n == each) {
        say!("task-down-around", burn: burn, count: each, seat: at)
    } else {
        let list = given.iter().map(|(place, n)| say!("task-down-each", seat: seat(*place), count: *n));
        say!("task-down-list", burn: burn, list: list.collect::<Vec<_>>())
    };
    NextTask { down: down.max(1), ..next(says, hand.game().deal_clause()) }
}

/// What a player may do, as a dealer would say it: the `first` chips of a street are a bet.
fn choices(moves: &Moves, first: bool) -> Telling {
    let mut all = Vec::new();
    if moves.check {
        all.push(say!("task-check"));
    }
    if let Some(amount) = moves.call.filter(|_| !moves.check) {
        all.push(say!("task-call", amount: amount));
    }
    if let Some(amount) = moves.bring_in {
        all.push(say!("task-bring-in", amount: amount));
    }
    let amounts = moves.raise.as_ref().map(|raise| match raise {
        RaiseTo::Exactly(amounts) => {
            either(amounts.iter().map(|a| say!("task-amount", amount: *a)).collect())
        }
        RaiseTo::Between(least, most) => say!("task-between", least: *least, most: *most),
    });
    if let Some(amounts) = amounts {
        all.push(say!("task-raise", first: Word(if first { "yes" } else { "no" }), amounts: amounts));
    }
    if moves.fold {
        all.push(say!("task-fold"));
    }
    either(all)
}

/// One of these.
fn either(mut all: Vec<Telling>) -> Telling {
    let last = all.pop().expect("somebody who is asked has something to choose");
    match all.is_empty() {
        true => last,
        false => say!("task-or", others: all, last: last),
    }
}
