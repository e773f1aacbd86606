//! Award the pots: the best hand, high and low, equal hands and the odd chip.

use super::hands::{Mood, seated};
use super::{TRIES, by_seat, players};
use crate::Sheet;
use crate::answer::{Form, Given, Key};
use crate::felt::{self, Felt};
use crate::luck::Luck;
use chips::Money;
use games::poker::{Award, Event, Hand, HouseGame, Narrator, Part, Viewer};
use games::{Clause, Seat};
use voice::{Arg, Telling, say};

/// What the referee says of the awards to a place.
fn told(before: &Hand, event: &Event, place: Seat, seats: &[Seat]) -> Vec<Telling> {
    let Event::Awarded { lines, .. } = event else { return Vec::new() };
    let names: Vec<Arg> = seats.iter().map(|seat| say!("table-seat", seat: *seat).into()).collect();
    let mut says = Vec::new();
    for line in lines.iter().filter(|line| line.seat == place) {
        let mut narrator = Narrator::of(before.clone(), names.clone());
        narrator.tell(&Event::Awarded { lines: vec![*line], uncalled: None });
        says.extend(narrator.take().into_iter().map(|sentence| sentence.says));
    }
    if says.is_empty() {
        let worth = before.worth(place);
        let called = worth.high.or(worth.low).map(games::poker::called);
        let who = say!("table-seat", seat: seats[usize::from(place)]);
        says.extend(called.map(|hand| say!("school-why-beaten", who: who, hand: hand)));
    }
    says
}

/// What each contender gets, with its key.
pub fn parts(before: &Hand, event: &Event, seats: &[Seat]) -> Vec<(Telling, Key)> {
    let Event::Awarded { lines, .. } = event else { return Vec::new() };
    let won = |place: Seat| lines.iter().filter(move |l| l.seat == place && l.part != Part::Returned);
    let mut all: Vec<Seat> = before.contenders().collect();
    all.sort_by_key(|place| seats[usize::from(*place)]);
    let part = |place: Seat| {
        let amount: Money = won(place).map(|l| l.amount).sum();
        let odd =
            |l: &&Award| lines.iter().any(|o| (o.pot, o.part) == (l.pot, l.part) && o.amount < l.amount);
        let clause = won(place).find(odd).or(won(place).next()).map_or(Clause::S8, |l| l.clause);
        let because =
            told(before, event, place, seats).into_iter().map(|says| by_seat(says, seats)).collect();
        let asks = say!("school-part-award", seat: seats[usize::from(place)]);
        (asks, Key::payment(Given::Amount(amount), clause, because))
    };
    all.into_iter().map(part).collect()
}

/// How much there is to it: pots, shares and odd chips.
fn weight(lines: &[Award]) -> usize {
    let shared = |l: &&Award| lines.iter().any(|o| o.seat != l.seat && (o.pot, o.part) == (l.pot, l.part));
    let low = lines.iter().filter(|l| l.part == Part::Low).count();
    let side = lines.iter().filter(|l| l.pot > 0).count();
    lines.iter().filter(shared).count() + low + side
}

/// A showdown with every hand on the table.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let wanted = [0, 0, 1, 2, 3][usize::from(level) - 1];
    let mood = Mood { raises: 25, folds: 12, short: if level >= 3 { 40 } else { 5 } };
    let mut last: Option<(usize, Hand, Event, Vec<Seat>)> = None;
    for _ in 0..TRIES / 2 {
        let rules = luck.pick(&house.limits);
        let count = if level == 1 { 2 } else { players(house, level - 1) };
        let Some(story) = seated(house, rules, count, mood, luck) else { continue };
        let Some((hand, shown)) = showdown(&story.steps) else { continue };
        let nothing = hand.pots().iter().any(|pot| pot.amount.is_zero());
        if nothing || hand.contenders().count() < 2 {
            continue;
        }
        let Event::Awarded { lines, .. } = &shown else { continue };
        let weight = weight(lines);
        if last.as_ref().is_none_or(|(most, ..)| weight > *most) {
            last = Some((weight, hand, shown, story.seats));
        }
        if weight >= wanted {
            break;
        }
    }
    let (_, hand, event, seats) = last?;
    let mut felt = felt::poker(&hand, &seats, Viewer::Auditor);
    if let Felt::Poker { view, .. } = &mut felt {
        view.pots = hand.pots().iter().map(|p| (p.amount, p.seats.to_vec())).collect();
        view.players.iter_mut().for_each(|player| {
            player.hand = None;
            player.won_with.clear();
        });
    }
    let mut made = Sheet::new(felt, say!("school-asks-award"));
    parts(&hand, &event, &seats).into_iter().for_each(|(asks, key)| made.part(asks, Form::Amount, key));
    Some(made)
}

/// The hand with everything shown, and the award that followed.
pub fn showdown(steps: &[(Hand, games::poker::Command, Vec<Event>)]) -> Option<(Hand, Event)> {
    let (before, _, events) = steps.last()?;
    let at = events.iter().position(|e| matches!(e, Event::Awarded { .. }))?;
    let mut hand = before.clone();
    events[..at].iter().for_each(|event| hand.apply(event));
    let shown = hand.contenders().all(|place| hand.player(place).is_tabled());
    shown.then(|| (hand, events[at].clone()))
}
