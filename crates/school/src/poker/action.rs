//! Whose action it is, whether there may be a raise, and the least and the most of it.

use super::hands::{Mood, seated};
use super::{TRIES, at_seat, by_seat, players};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key};
use crate::felt;
use crate::luck::Luck;
use chips::Money;
use games::poker::{Command, Hand, HouseGame, Moves, RaiseTo, Turn};
use games::{Clause, Seat};
use voice::{Telling, say};

/// Whose action it is.
pub fn turn(hand: &Hand, place: Seat, seats: &[Seat]) -> (Form, Key) {
    let mut all: Vec<Seat> = hand.contenders().map(|p| seats[usize::from(p)]).collect();
    all.sort_unstable();
    let seat = seats[usize::from(place)];
    let right = all.iter().position(|s| *s == seat).expect("whose turn it is is in the hand");
    let because = vec![say!("school-why-turn", who: say!("table-seat", seat: seat))];
    let clause = hand.game().form().clauses.turn;
    (Form::Pick(all.into_iter().map(at_seat).collect()), Key::new(Given::Pick(right), clause, because))
}

/// What the referee would say to an amount that is not allowed: its own clause and words.
fn refusal(hand: &Hand, place: Seat, to: Money, seats: &[Seat]) -> Option<(Clause, Telling)> {
    let refused = hand.decide(&Command::Raise { seat: place, to }).err()?;
    Some((refused.clause, by_seat(refused.says, seats)))
}

fn bounds(raise: &RaiseTo) -> (Money, Money) {
    match raise {
        RaiseTo::Exactly(amounts) => (amounts[0], amounts[amounts.len() - 1]),
        RaiseTo::Between(least, most) => (*least, *most),
    }
}

fn may(hand: &Hand, place: Seat, moves: &Moves, seats: &[Seat]) -> (Form, Key) {
    let choice = |says| Choice { says, spot: None };
    let form = Form::Pick(vec![choice(say!("school-may-raise")), choice(say!("school-no-raise"))]);
    let player = hand.player(place);
    let to = (hand.round().level + hand.bet_size()).min(player.stack + player.street);
    let (clause, because) = match &moves.raise {
        Some(_) => (Clause::S5, say!("school-why-open", count: hand.round().count)),
        None => refusal(hand, place, to, seats).unwrap_or((Clause::S5, say!("school-no-raise"))),
    };
    let right = usize::from(moves.raise.is_none());
    (form, Key::new(Given::Pick(right), clause, vec![because]))
}

/// The least and the most, or nothing where there may be no bet: the number of parts tells nothing.
fn amounts(hand: &Hand, place: Seat, moves: &Moves, seats: &[Seat]) -> [(Telling, Key); 2] {
    let asks = [say!("school-part-least"), say!("school-part-most")];
    let Some(raise) = &moves.raise else {
        let (_, closed) = may(hand, place, moves, seats);
        return asks
            .map(|asks| (asks, Key::new(Given::Amount(Money::ZERO), closed.clause, closed.because.clone())));
    };
    let (least, most) = bounds(raise);
    let unit = hand.unit();
    let level = say!("school-why-level", level: hand.round().level, bet: hand.bet_size());
    let key = |amount: Money, off: Money| {
        let told = refusal(hand, place, off, seats);
        let clause = told.as_ref().map_or(Clause::S2, |(clause, _)| *clause);
        let because = [Some(level.clone()), told.map(|(_, says)| says)].into_iter().flatten().collect();
        Key::new(Given::Amount(amount), clause, because)
    };
    let [asks_least, asks_most] = asks;
    [(asks_least, key(least, least - unit)), (asks_most, key(most, most + unit))]
}

/// A hand in the middle of its betting.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    // A third of the time nobody may raise, where that can be: the answer is then the same in three of four parts.
    let closed = luck.chance(33);
    let mood =
        Mood { raises: if closed { 75 } else { 30 }, folds: 10, short: if level >= 4 { 40 } else { 10 } };
    let mut last = None;
    for _ in 0..TRIES {
        let rules = luck.pick(&house.limits);
        let Some(story) = seated(house, rules, players(house, level), mood, luck) else { continue };
        let asked = |hand: &Hand| match hand.turn() {
            Turn::Bet { seat, moves } if moves.bring_in.is_none() => Some((seat, moves)),
            _ => None,
        };
        let mut times: Vec<(usize, Hand, Seat, Moves)> = story
            .steps
            .iter()
            .enumerate()
            .filter_map(|(i, (hand, ..))| asked(hand).map(|(seat, moves)| (i, hand.clone(), seat, moves)))
            .collect();
        if times.is_empty() {
            continue;
        }
        let any = luck.pick(&times);
        times.retain(|(_, _, _, moves)| moves.raise.is_none() == closed);
        let found = !times.is_empty();
        last = Some((if found { luck.pick(&times) } else { any }, story));
        if found {
            break;
        }
    }
    let ((at, hand, place, moves), story) = last?;
    let seats = &story.seats;
    let mut made = Sheet::new(felt::poker_told(&hand, seats, story.told(at)), say!("school-asks-action"));
    let (form, key) = turn(&hand, place, seats);
    made.part(say!("school-part-turn"), form, key);
    let (form, key) = may(&hand, place, &moves, seats);
    made.part(say!("school-part-may"), form, key);
    for (asks, key) in amounts(&hand, place, &moves, seats) {
        made.part(asks, Form::Amount, key);
    }
    Some(made)
}
