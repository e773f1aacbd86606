//! Something went wrong: which steps, in which order. Steps that commute are as right the other way round.

use super::hands::{Mood, Seated, seated};
use super::{TRIES, by_seat, kill, players, sevens};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key};
use crate::felt;
use crate::luck::Luck;
use games::poker::{Command, Dealt, Event, Hand, HouseGame, Mishap, Step};
use games::{Clause, Seat};
use std::collections::BTreeSet;
use voice::{Place, Telling, Word, say};

/// Steps of which neither has to wait for the other: what is done with cards, and what becomes of chips.
const COMMUTE: [(&str, &str); 3] = [
    ("do-put-player-s-cards", "do-what-hand-put-stays"),
    ("do-what-hand-put-stays", "do-others-play"),
    ("do-everybody-takes-back-what", "do-nothing-collected-drop-chip"),
];

/// Steps that come to the same, or nearly: of such only one is ever on offer.
const ALIKE: [&[&str]; 9] = [
    &["do-take-card-out-does", "do-take-card-out-does-play"],
    &["do-take-whole-flop-back", "do-take-flop-back-except"],
    &[
        "do-shuffle-flop-into-stub",
        "do-shuffle-into-stub",
        "do-shuffle-card-into-stub",
        "do-after-round-shuffle-card",
    ],
    &[
        "do-finish-deal",
        "do-complete-deal",
        "do-deal-on",
        "do-complete-draw",
        "do-go-draw",
        "do-deal-remaining-down-cards",
        "do-move-cards-dealt-player",
    ],
    &["do-give-player-next-card", "do-then-give-player-another"],
    &[
        "do-put-aside-first-burn",
        "do-first-card-dealt-burn",
        "do-first-card-burn",
        "do-turn-up-first-burn",
        "do-put-aside-player-does",
    ],
    &["do-player-keeps-card-face", "do-player-keeps-face-up", "do-player-keeps-card-touched"],
    &["do-what-hand-put-stays", "do-hand-dead-what-put", "do-put-player-s-cards"],
    &["do-finish-betting", "do-then-go-betting", "do-others-play", "do-clear-hands"],
];

fn alike(a: &Telling, b: &Telling) -> bool {
    a.id == b.id || ALIKE.iter().any(|ids| ids.contains(&&*a.id) && ids.contains(&&*b.id))
}

/// A mishap as it happened: the hand, what is said of it, and the steps.
#[derive(Clone)]
struct Case {
    kind: usize,
    hand: Hand,
    seats: Vec<Seat>,
    /// What was done on this street.
    done: Vec<Telling>,
    says: Telling,
    steps: Vec<Step>,
}

fn name(what: Mishap) -> Word {
    Word(match what {
        Mishap::ExposedOnDeal => "exposed-on-deal",
        Mishap::ExposedOnDraw => "exposed-on-draw",
        Mishap::HoleCardUp => "hole-card-up",
        Mishap::LastCardUp => "last-card-up",
        Mishap::OffTable => "off-table",
        Mishap::Boxed => "boxed",
        Mishap::Touched => "touched",
        Mishap::Short => "short",
        Mishap::Extra => "extra",
        Mishap::FlopOver => "flop-over",
        Mishap::FlopEarly => "flop-early",
        Mishap::TurnEarly => "turn-early",
        Mishap::RiverEarly => "river-early",
        Mishap::TwoBurned => "two-burned",
        Mishap::NoneBurned => "none-burned",
    })
}

/// The steps that follow from a report.
fn steps(hand: &Hand, command: &Command) -> Option<Vec<Step>> {
    let events = hand.decide(command).ok()?;
    events.into_iter().find_map(|event| match event {
        Event::Procedure { steps } if steps.len() > 1 => Some(steps),
        _ => None,
    })
}

/// What may go wrong at a time of a hand.
fn cases(story: &Seated, at: usize, luck: &mut Luck) -> Vec<Case> {
    let (hand, seats, done) = (&story.steps[at].0, &story.seats, story.told(at));
    let mut all = Vec::new();
    let mut stub: Vec<Dealt> = hand.stub_cards().into_iter().map(Some).collect();
    luck.shuffle(&mut stub);
    for reportable in hand.reportable() {
        let mut hand = hand.clone();
        if reportable.burn && hand.execute(&Command::Burn { card: None }, &mut Vec::new()).is_err() {
            continue;
        }
        let (least, most) = reportable.cards;
        // A flop that comes too early is one of three cards.
        let count =
            if reportable.what == Mishap::FlopEarly { 3 } else { usize::from(least.max(most.min(1))) };
        let cards: Vec<Dealt> = stub.iter().copied().take(count).collect();
        let mut places: Vec<Seat> = hand.contenders().collect();
        luck.shuffle(&mut places);
        let found = places
            .iter()
            .find_map(|place| Some((*place, steps(&hand, &reportable.what.report(*place, &cards))?)));
        let Some((place, steps)) = found else { continue };
        let (what, cards) = (name(reportable.what), cards.as_slice());
        let says = match reportable.seat {
            true => say!("school-mishap-of", what: what, who: Place(place), cards: cards),
            false => say!("school-mishap", what: what, cards: cards),
        };
        all.push(Case {
            kind: reportable.what as usize,
            hand,
            seats: seats.clone(),
            done: done.clone(),
            says,
            steps,
        });
    }
    let floor = |kind: usize, command: &Command, says: Telling| {
        Some(Case {
            kind,
            hand: hand.clone(),
            seats: seats.clone(),
            done: done.clone(),
            says,
            steps: steps(hand, command)?,
        })
    };
    // A misdeal is called while the first cards are out; later a ruling is needed for each case.
    if hand.street() == 0 {
        all.extend(floor(20, &Command::Void, say!("school-mishap-void")));
    }
    let place = luck.pick(&hand.contenders().collect::<Vec<_>>());
    let dead = say!("school-mishap-dead", who: Place(place));
    all.extend(floor(21, &Command::Dead { seat: place }, dead));
    all
}

fn collect(story: &Seated, luck: &mut Luck, all: &mut Vec<Case>) {
    for at in 0..story.steps.len() {
        // Most times of a hand are like the one before.
        if luck.chance(20) {
            all.extend(cases(story, at, luck));
        }
    }
}

/// Every order that comes of the right one by changing neighbours that commute.
fn commuting(right: &[usize], commute: impl Fn(usize, usize) -> bool) -> BTreeSet<Vec<usize>> {
    let mut known = BTreeSet::from([right.to_vec()]);
    let mut open = vec![right.to_vec()];
    while let Some(order) = open.pop() {
        for i in 1..order.len() {
            if commute(order[i - 1], order[i]) {
                let mut other = order.clone();
                other.swap(i - 1, i);
                if known.insert(other.clone()) {
                    open.push(other);
                }
            }
        }
    }
    known
}

/// Steps to be put in order, among some that do not belong; `commute` says of two whether neither has to wait for the other.
pub fn ordered(
    own: &[Telling],
    strangers: Vec<Telling>,
    clause: Clause,
    commute: impl Fn(&Telling, &Telling) -> bool,
    luck: &mut Luck,
) -> (Form, Key) {
    let all = strangers.is_empty();
    let mut choices: Vec<Telling> = own.iter().cloned().chain(strangers).collect();
    luck.shuffle(&mut choices);
    let right: Vec<usize> = own.iter().filter_map(|step| choices.iter().position(|c| c == step)).collect();
    let also = commuting(&right, |a, b| commute(&choices[a], &choices[b]));
    let because =
        own.iter().zip(1_usize..).map(|(step, n)| say!("school-why-step", number: n, step: step.clone()));
    let key = Key { also, ..Key::new(Given::Order(right), clause, because.collect()) };
    let of = choices.into_iter().map(|says| Choice { says, spot: None }).collect();
    (Form::Order { of, all }, key)
}

/// A mishap, and steps to be put in order; at later levels some belong to another procedure. In lowball also a kill, or sevens.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let customs = house.game.form().customs;
    let own = match () {
        () if customs.kills && luck.chance(25) => kill::make(house, level, luck),
        () if customs.sevens && luck.chance(33) => sevens::make(house, level, luck),
        () => None,
    };
    own.or_else(|| mishap(house, level, luck))
}

fn mishap(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let mood = Mood { raises: 20, folds: 15, short: 10 };
    let mut all = Vec::new();
    for _ in 0..TRIES {
        let rules = luck.pick(&house.limits);
        let Some(story) = seated(house, rules, players(house, level), mood, luck) else { continue };
        collect(&story, luck, &mut all);
        if all.len() >= 12 {
            break;
        }
    }
    let kinds: Vec<usize> = all.iter().map(|case| case.kind).collect::<BTreeSet<_>>().into_iter().collect();
    let kind = if kinds.is_empty() { return None } else { luck.pick(&kinds) };
    let of_kind: Vec<Case> = all.iter().filter(|case| case.kind == kind).cloned().collect();
    let case = luck.pick(&of_kind);
    let own: Vec<Telling> = case.steps.iter().map(|s| by_seat(s.says.clone(), &case.seats)).collect();
    let mut strangers: Vec<Telling> = Vec::new();
    for other in all.iter().filter(|other| other.kind != kind).flat_map(|other| &other.steps) {
        let says = by_seat(other.says.clone(), &case.seats);
        let known = own.iter().chain(&strangers).any(|c| alike(c, &says));
        if strangers.len() < usize::from(level).saturating_sub(2) && !known {
            strangers.push(says);
        }
    }
    let commute = |a: &Telling, b: &Telling| {
        COMMUTE.iter().any(|(x, y)| (a.id == *x && b.id == *y) || (a.id == *y && b.id == *x))
    };
    let (form, key) = ordered(&own, strangers, case.steps[0].clause, commute, luck);
    let says = by_seat(case.says.clone(), &case.seats);
    let mut made = Sheet::new(felt::poker_told(&case.hand, &case.seats, case.done), says);
    made.part(say!("school-part-steps"), form, key);
    Some(made)
}
