//! A player wants to kill the pot: may it, and what follows, in order? The referee says both.

use super::hands::{Mood, next_command, seated};
use super::procedure::ordered;
use super::{TRIES, by_seat, players};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key};
use crate::felt;
use crate::luck::Luck;
use chips::Money;
use games::poker::{Command, Event, Forced, Hand, HouseGame, Phase, Viewer};
use games::{Clause, Refusal, Seat};
use voice::{Place, Telling, say};

const YES: usize = 0;
const NO: usize = 1;

/// A time at which somebody wants to kill the pot, and why it may not.
struct Wish {
    hand: Hand,
    seats: Vec<Seat>,
    place: Seat,
    refused: Option<Refusal>,
}

/// The wishes of a hand while its first cards are dealt: one at each time.
fn wishes(house: &HouseGame, level: u8, luck: &mut Luck) -> Vec<Wish> {
    let mood = Mood { raises: 0, folds: 0, short: 25 };
    let rules = luck.pick(&house.limits);
    let Some(story) = seated(house, rules, players(house, level), mood, luck) else { return Vec::new() };
    let dealing = |hand: &&Hand| hand.phase() == Phase::Dealing && hand.street() == 0;
    let wish = |hand: &Hand| {
        let place = luck.pick(&hand.contenders().collect::<Vec<_>>());
        let refused = hand.decide(&Command::Kill { seat: place }).err();
        Wish { hand: hand.clone(), seats: story.seats.clone(), place, refused }
    };
    story.steps.iter().map(|(hand, ..)| hand).filter(dealing).map(wish).collect()
}

/// What follows a kill, said by seat, as the referee goes on to the collection.
struct Follows {
    steps: Vec<Telling>,
    strangers: Vec<Telling>,
}

fn follows(wish: &Wish, luck: &mut Luck) -> Option<Follows> {
    let quiet = Mood { raises: 0, folds: 0, short: 0 };
    let (mut hand, mut events) = (wish.hand.clone(), Vec::new());
    let mut deck = hand.stub_cards();
    luck.shuffle(&mut deck);
    let mut command = Command::Kill { seat: wish.place };
    let mut bet = None;
    while !events.iter().any(|e| matches!(e, Event::Dropped { .. })) {
        hand.execute(&command, &mut events).ok()?;
        bet = bet.or_else(|| (hand.phase() == Phase::Betting).then(|| hand.bet_size()));
        command = next_command(&hand, quiet, &mut deck, luck)?;
    }
    let (killer, bet) = (Place(wish.place), bet?);
    let posted = events.iter().find_map(|e| match e {
        Event::Posted { amount, forced: Forced::Kill, .. } => Some(*amount),
        _ => None,
    })?;
    let dealt =
        events.iter().find_map(|e| if let Event::Dealt { seat, .. } = e { Some(*seat) } else { None })?;
    let opener =
        events.iter().find_map(|e| if let Event::RoundOpened { opener } = e { *opener } else { None })?;
    let fee =
        events.iter().find_map(|e| if let Event::Dropped { amount } = e { Some(*amount) } else { None })?;
    let posts = |amount: Money| say!("school-kill-posts", who: killer, amount: amount);
    let opens = |place: Seat, bet: Money| say!("school-kill-opens", who: Place(place), bet: bet);
    let steps = vec![
        posts(posted),
        say!("school-kill-deals", who: Place(dealt)),
        opens(opener, bet),
        say!("school-kill-fee", fee: fee),
    ];
    let usual = wish.hand.rules().limit.small();
    let next = hand.clockwise(opener).nth(1).unwrap_or(opener);
    let strangers = [
        posts(hand.rules().big_blind),
        opens(opener, usual),
        opens(if opener == wish.place { next } else { wish.place }, bet),
    ];
    let strangers = strangers.into_iter().filter(|says| !steps.contains(says)).collect();
    Some(Follows { steps, strangers })
}

fn may(wish: &Wish) -> (Form, Key) {
    let choice = |says| Choice { says, spot: None };
    let form = Form::Pick(vec![choice(say!("school-may-kill")), choice(say!("school-no-kill"))]);
    let key = match &wish.refused {
        None => Key::new(Given::Pick(YES), Clause::S11, vec![say!("school-why-kill")]),
        Some(no) => Key::new(Given::Pick(NO), no.clause, vec![by_seat(no.says.clone(), &wish.seats)]),
    };
    (form, key)
}

/// A wish to kill the pot: as often granted as refused, and refused for any reason there is.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let granted = luck.chance(50);
    let mut all = Vec::new();
    for _ in 0..TRIES {
        all.extend(wishes(house, level, luck).into_iter().filter(|wish| wish.refused.is_none() == granted));
        if all.len() >= 30 {
            break;
        }
    }
    let reason = |wish: &Wish| wish.refused.as_ref().map(|no| no.says.id.to_string());
    let mut reasons: Vec<Option<String>> = all.iter().map(reason).collect();
    reasons.sort();
    reasons.dedup();
    let wanted = if reasons.is_empty() { return None } else { luck.pick(&reasons) };
    all.retain(|wish| reason(wish) == wanted);
    let wish = all.swap_remove(luck.below(all.len()));
    let asks = by_seat(say!("school-asks-kill", who: Place(wish.place)), &wish.seats);
    let felt = felt::poker(&wish.hand, &wish.seats, Viewer::Dealer);
    let mut made = Sheet::new(felt, asks);
    let (form, key) = may(&wish);
    made.part(say!("school-part-may-kill"), form, key);
    if granted {
        let Follows { steps, mut strangers } = follows(&wish, luck)?;
        luck.shuffle(&mut strangers);
        strangers.truncate(usize::from(level).saturating_sub(1));
        let by_seat =
            |says: Vec<Telling>| says.into_iter().map(|s| by_seat(s, &wish.seats)).collect::<Vec<_>>();
        let (form, key) = ordered(&by_seat(steps), by_seat(strangers), Clause::Lb5, |_, _| false, luck);
        made.part(say!("school-part-steps"), form, key);
    }
    Some(made)
}
