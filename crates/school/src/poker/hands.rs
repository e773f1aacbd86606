//! Hands of poker, dealt by the referee to people who play at random.

use crate::luck::Luck;
use cards::Card;
use chips::Money;
use games::poker::{
    Cards, Command, Dealt, Entry, Event, Hand, HouseGame, Limit, Narrator, Offer, RaiseTo, Rules, Turn,
    Viewer,
};
use games::{Seat, Tone};
use std::cmp::Reverse;
use voice::{Telling, say};

/// The longest hand there is.
const COMMANDS: usize = 600;

/// How people play, and what they sit down with.
#[derive(Clone, Copy, Debug)]
pub struct Mood {
    /// So many of a hundred raise where they may.
    pub raises: usize,
    /// So many of a hundred fold to a bet.
    pub folds: usize,
    /// So many of a hundred have but a few bets.
    pub short: usize,
}

/// A hand before each command, and what the command led to.
pub struct Seated {
    /// The seats of the places.
    pub seats: Vec<Seat>,
    /// The hand before anybody posted, and the posts.
    opened: (Hand, Vec<Event>),
    pub steps: Vec<(Hand, Command, Vec<Event>)>,
}

fn stack(rules: &Rules, mood: Mood, luck: &mut Luck) -> Money {
    let bet = rules.limit.small();
    let most = match rules.limit {
        Limit::Fixed { .. } => 30,
        Limit::Spread { max: Some(_), .. } => 40,
        Limit::Spread { max: None, .. } | Limit::Pot { .. } => 60,
    };
    let (from, to) = if luck.chance(mood.short) { (2, 7) } else { (most / 2, most) };
    let dollars = Money::dollars(luck.below(4) as i64);
    bet * luck.between(from, to) as i64 + dollars
}

fn entries(rules: &Rules, players: usize, mood: Mood, luck: &mut Luck) -> Vec<Entry> {
    let (small, big) = if players == 2 { (1, 0) } else { (0, 1) };
    let blinds = rules.game.form().has_blinds();
    let entry = |i: usize| {
        let stack = stack(rules, mood, luck);
        let blind = match i {
            _ if !blinds => Money::ZERO,
            _ if i == small => rules.small_blind,
            _ if i == big => rules.big_blind,
            _ => Money::ZERO,
        };
        let ante = if blinds { Money::ZERO } else { rules.ante };
        Entry { stack, ante, blind, in_turn: blind.is_positive(), ..Entry::default() }
    };
    (0..players).map(entry).collect()
}

/// The chairs of a hand: a few of them may be empty, and the button is anywhere.
fn chairs(house: &HouseGame, players: usize, luck: &mut Luck) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (1..=house.seats as Seat).collect();
    luck.shuffle(&mut seats);
    seats.truncate(players);
    seats.sort_unstable();
    if house.game.form().has_blinds() {
        let first = luck.below(players);
        seats.rotate_left(first);
    }
    seats
}

/// Plays a hand to its end.
pub fn seated(
    house: &HouseGame,
    rules: Rules,
    players: usize,
    mood: Mood,
    luck: &mut Luck,
) -> Option<Seated> {
    stacked(house, rules, players, mood, |_| 0, luck)
}

/// The same with cards that come the sooner the lower they are in this order; among equals any may come first.
pub fn stacked(
    house: &HouseGame,
    rules: Rules,
    players: usize,
    mood: Mood,
    late: impl Fn(&Card) -> u8,
    luck: &mut Luck,
) -> Option<Seated> {
    let seats = chairs(house, players, luck);
    let mut hand = Hand::new(rules, &entries(&rules, players, mood, luck));
    let mut deck = rules.game.deck().to_vec();
    luck.shuffle(&mut deck);
    deck.sort_by_key(|card| Reverse(late(card)));
    let mut opened = (hand.clone(), Vec::new());
    hand.start(&mut opened.1);
    let mut steps = Vec::new();
    while !hand.is_over() {
        let command = next_command(&hand, mood, &mut deck, luck)?;
        let (before, mut events) = (hand.clone(), Vec::new());
        hand.execute(&command, &mut events).ok()?;
        steps.push((before, command, events));
        if steps.len() > COMMANDS {
            return None;
        }
    }
    Some(Seated { seats, opened, steps })
}

impl Seated {
    /// What was done on the street that was on before the step of this number.
    pub fn told(&self, at: usize) -> Vec<Telling> {
        let names = self.seats.iter().map(|seat| say!("table-seat", seat: *seat).into()).collect();
        let mut narrator = Narrator::of(self.opened.0.clone(), names);
        let mut says = Vec::new();
        let steps = self.steps[..at].iter().flat_map(|(_, _, events)| events);
        for event in self.opened.1.iter().chain(steps) {
            if matches!(event, Event::StreetBegun { street } if *street > 0) {
                says.clear();
            }
            narrator.tell(&event.seen_by(Viewer::Dealer));
            let done = narrator.take().into_iter().filter(|s| matches!(s.tone, Tone::Action | Tone::Chips));
            says.extend(done.map(|sentence| sentence.says));
        }
        says
    }
}

/// What is done next by whoever is asked.
pub fn next_command(hand: &Hand, mood: Mood, deck: &mut Vec<Card>, luck: &mut Luck) -> Option<Command> {
    let awaits = hand.awaits();
    for offer in &awaits.offers {
        match offer {
            Offer::Kill { seat } if luck.chance(8) => return Some(Command::Kill { seat: *seat }),
            Offer::Clear { seat } => return Some(clear(hand, *seat, luck)),
            _ => {}
        }
    }
    match awaits.turn {
        Turn::Bet { seat, moves } => {
            let wants = luck.below(100);
            Some(match (moves.raise, moves.bring_in) {
                (Some(raise), _) if wants < mood.raises => {
                    Command::Raise { seat, to: amount(&raise, hand.unit(), luck) }
                }
                (_, Some(_)) => Command::BringIn { seat },
                _ if moves.call.is_some() && wants + mood.folds >= 100 => Command::Fold { seat },
                _ => Command::Call { seat },
            })
        }
        Turn::Draw { seat } => {
            let mut cards = held(hand, seat);
            cards.truncate(luck.below(3).min(cards.len()));
            Some(Command::Draw { seat, cards: cards.into_iter().collect() })
        }
        Turn::Clear { seat } => Some(clear(hand, seat, luck)),
        Turn::Show { seat } => Some(Command::Show { seat, cards: Cards::new() }),
        Turn::Dealer { .. } => {
            let stub = hand.stub_cards();
            deck.retain(|card| stub.contains(card));
            let missing: Vec<Card> = stub.into_iter().filter(|card| !deck.contains(card)).collect();
            deck.splice(0..0, missing);
            hand.dealer_move(|| deck.pop().expect("the stub has a card"))
        }
        Turn::Nobody => None,
    }
}

fn held(hand: &Hand, seat: Seat) -> Vec<Dealt> {
    hand.player(seat).cards.iter().map(|h| h.card).collect()
}

fn clear(hand: &Hand, seat: Seat, luck: &mut Luck) -> Command {
    Command::Clear { seat, card: luck.pick(&held(hand, seat)) }
}

fn amount(raise: &RaiseTo, unit: Money, luck: &mut Luck) -> Money {
    match raise {
        RaiseTo::Exactly(amounts) => luck.pick(amounts),
        RaiseTo::Between(least, most) => {
            let steps = (*most - *least).as_cents() / unit.as_cents();
            let few = (steps as usize).min(20);
            let to = *least + unit * luck.below(few + 1) as i64;
            if luck.chance(12) || !to.is_multiple_of(unit) { *most } else { to }
        }
    }
}
