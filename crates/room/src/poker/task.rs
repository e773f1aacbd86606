//! What the dealer of a human-dealt poker table does next, in the words of a floor person.

use chips::Money;
use games::Clause;
use games::poker::{Command, Deal, Hand, Moves, Offer, RaiseTo, Table, Task, Turn};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct NextTask {
    /// What to do: `Burn one, turn three: the flop.`
    pub text: String,
    /// Where that is written.
    pub clause: Clause,
    /// How many cards that lie face up have to be named.
    pub cards: u8,
    /// How many cards come face down before anything else happens.
    pub down: u8,
}

fn next(text: impl Into<String>, clause: Clause) -> NextTask {
    NextTask { text: text.into(), clause, cards: 0, down: 0 }
}

/// A number in words, as far as a deal needs them.
fn words(n: usize) -> String {
    let known = ["no", "one", "two", "three", "four", "five", "six", "seven"];
    known.get(n).map_or_else(|| n.to_string(), |w| (*w).to_string())
}

fn ordinal(n: usize) -> &'static str {
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"].get(n - 1).copied().unwrap_or("next")
}

fn capital(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
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
            true => next(format!("Shuffle and cut; then begin hand {}.", table.hands() + 1), Clause::He3),
            false => next("Wait: a hand needs two players with chips.", Clause::S1),
        };
    };
    let hand = playing.hand();
    let seat = |place: u8| format!("seat {}", playing.places()[usize::from(place)].seat);
    let turn_clause = hand.game().form().clauses.turn;
    match hand.turn() {
        Turn::Dealer { task } => dealer_task(hand, task, &seat),
        Turn::Bet { seat: place, moves } => {
            let first = hand.players().iter().all(|p| p.street.is_zero());
            next(format!("Wait for {}: {}.", seat(place), choices(&moves, first)), turn_clause)
        }
        Turn::Draw { seat: place } => {
            next(format!("Ask {} how many cards it wants.", seat(place)), Clause::Dr3)
        }
        Turn::Clear { .. } => {
            next("Wait until every player has thrown one card away; then say “all hands clear”.", Clause::Cp1)
        }
        Turn::Show { seat: place } => {
            let unknown = hand.player(place).cards.iter().filter(|h| h.card.is_none()).count();
            let cards = if unknown == 1 { "card" } else { "cards" };
            let text =
                format!("{} shows: name its {} face-down {cards}.", capital(seat(place)), words(unknown));
            NextTask { cards: unknown as u8, ..next(text, Clause::S8) }
        }
        Turn::Nobody => next("The hand is over.", Clause::S8),
    }
}

fn dealer_task(hand: &Hand, task: Task, seat: &dyn Fn(u8) -> String) -> NextTask {
    let clause = hand.game().deal_clause();
    match task {
        Task::Burn => after_the_burn(hand, seat),
        Task::Board { count } => {
            let (count, street) = (usize::from(count), hand.street_now().name);
            let text = format!("Turn {}, without a burn: the {street}.", words(count));
            NextTask { cards: count as u8, ..next(text, clause) }
        }
        Task::Deal { seat: place, up: true } => {
            let nth = ordinal(hand.player(place).cards.len() + 1);
            let text = format!("Deal {} its {nth} card, face up.", seat(place));
            NextTask { cards: 1, ..next(text, clause) }
        }
        Task::Deal { seat: place, .. } => down_task(hand, place, seat),
        Task::AllClear => next("Every hand is clear: say “all hands clear”.", Clause::Cp2),
        Task::Scramble { clause: Clause::S10 } => next(
            "No card is left: shuffle the folded hands, the others’ discards and the burns.",
            Clause::S10,
        ),
        Task::Scramble { clause: Clause::O10 } => next(
            "No card is left: shuffle the folded hands, the burns and the discards of those who have their cards.",
            Clause::O10,
        ),
        Task::Scramble { clause } => {
            next("There are not enough cards: scramble the last card with the burns, and cut.", clause)
        }
        Task::Common => NextTask {
            cards: 1,
            ..next("Turn one community card: it is everybody’s seventh.", Clause::St10)
        },
    }
}

/// A burn, and what comes right after it.
fn after_the_burn(hand: &Hand, seat: &dyn Fn(u8) -> String) -> NextTask {
    let clause = hand.game().deal_clause();
    let mut after = hand.clone();
    if after.execute(&Command::Burn { card: None }, &mut Vec::new()).is_err() {
        return next("Burn one.", clause);
    }
    match (after.turn(), hand.street_now().deal) {
        (Turn::Dealer { task: Task::Board { count } }, _) => {
            let text = format!("Burn one, turn {}: the {}.", words(count.into()), hand.street_now().name);
            NextTask { cards: count, ..next(text, clause) }
        }
        (Turn::Dealer { task }, Deal::Hole { .. }) => {
            let rest = dealer_task(&after, task, seat);
            let mut letters = rest.text.chars();
            let first = letters.next().map(|c| c.to_ascii_lowercase());
            let text = format!("Burn one; {}{}", first.unwrap_or_default(), letters.as_str());
            NextTask { text, ..rest }
        }
        _ => next("Burn one before the draw.", clause),
    }
}

/// Cards face down: to one player, or to several in turn.
fn down_task(hand: &Hand, place: u8, seat: &dyn Fn(u8) -> String) -> NextTask {
    let clause = hand.game().deal_clause();
    let given = down_cards(hand);
    let down = given.iter().map(|(_, n)| *n).sum::<usize>() as u8;
    let each = given.first().map_or(0, |(_, n)| *n);
    let cards = |n: usize| if n == 1 { "one card".to_string() } else { format!("{} cards", words(n)) };
    let player = hand.player(place);
    let late = player.late > 0 && hand.owed(place) <= usize::from(player.late);
    let text = if late || hand.phase() == games::poker::Phase::Betting {
        format!("Give {} the next card off the top, face down.", seat(place))
    } else if stops_for_a_kill(hand) {
        format!("Everybody has two cards: wait for a kill, then deal {} more each, face down.", words(each))
    } else if given.len() == 1 && each == 1 {
        let nth = ordinal(player.cards.len() + 1);
        format!("Deal the {nth} card down to {}.", seat(place))
    } else if given.len() > 1 && given.iter().all(|(_, n)| *n == each) {
        format!("Deal every player {} face down, {} first.", cards(each), seat(place))
    } else {
        let list: Vec<String> = given.iter().map(|(s, n)| format!("{} {}", seat(*s), words(*n))).collect();
        format!("Deal face down: {}.", list.join(", "))
    };
    NextTask { down: down.max(1), ..next(text, clause) }
}

/// What a player may do, as a dealer would say it: the `first` chips of a street are a bet.
fn choices(moves: &Moves, first: bool) -> String {
    let make_it = if first { "bet" } else { "make it" };
    let mut all = Vec::new();
    if moves.check {
        all.push("check".to_string());
    }
    if let Some(amount) = moves.call.filter(|_| !moves.check) {
        all.push(format!("call {amount}"));
    }
    if let Some(amount) = moves.bring_in {
        all.push(format!("bring in for {amount}"));
    }
    match &moves.raise {
        Some(RaiseTo::Exactly(amounts)) => {
            let amounts: Vec<String> = amounts.iter().map(Money::to_string).collect();
            all.push(format!("{make_it} {}", amounts.join(" or ")));
        }
        Some(RaiseTo::Between(least, most)) => all.push(format!("{make_it} {least} to {most}")),
        None => {}
    }
    if moves.fold {
        all.push("fold".to_string());
    }
    match all.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => all.join(""),
    }
}
