//! Pitch mode: programs bet and play, the trainee runs the whole round. The referee has dealt it beforehand; every time the
//! dealer has something to do is a beat, with the felt as it then lies there, what was said since, and what is asked.

use crate::answer::{self, Choice, Form, Given, Graded, Key, Part, Spot};
use crate::blackjack::{self, Dealt, Plan};
use crate::felt::{self, Felt};
use crate::luck::Luck;
use crate::poker;
use chips::Money;
use games::blackjack::{Event, Narrator, Table, Target};
use games::poker::{Event as HandEvent, Hand, HouseGame, Narrator as HandNarrator, Turn, Viewer};
use games::rulebook::{Houses, Rulebook};
use games::{Clause, Seat};
use serde::{Deserialize, Serialize};
use voice::{Arg, Telling, say};

/// Which round is run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pitch {
    /// The rulebook.
    pub rulebook: String,
    /// From 1 to 5.
    pub level: u8,
    /// The same seed deals the same round.
    pub seed: u64,
    /// Are the cards dealt for the trainee?
    #[serde(default)]
    pub dealt_for: bool,
}

/// A time when the dealer has something to do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Beat {
    /// What was said since the last one.
    pub says: Vec<Telling>,
    /// What lies there.
    pub felt: Felt,
    /// What is asked.
    pub part: Part,
}

/// A round from the first wager to the last chip.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pitched {
    /// The beats, in order.
    pub beats: Vec<Beat>,
    /// What is said at the end.
    pub says: Vec<Telling>,
}

const TRIES: usize = 60;
/// So that a pitch is another round than a drill of the same seed.
const PITCH: u64 = 99;

struct Walk {
    pitched: Pitched,
    keys: Vec<Key>,
    says: Vec<Telling>,
}

impl Walk {
    fn beat(&mut self, felt: Felt, asks: Telling, asked: (Form, Key)) {
        self.beat_at(None, felt, asks, asked);
    }

    /// The same about a hand on the felt.
    fn beat_at(&mut self, at: Option<(Seat, u8)>, felt: Felt, asks: Telling, (form, key): (Form, Key)) {
        let says = std::mem::take(&mut self.says);
        self.pitched.beats.push(Beat { says, felt, part: Part { asks, form, at } });
        self.keys.push(key);
    }
}

fn walk(houses: &Houses, asked: &Pitch) -> Result<Walk, Telling> {
    let id = houses.resolve(&asked.rulebook).unwrap_or(&asked.rulebook).to_string();
    let level = asked.level.clamp(1, crate::LEVELS);
    let mut luck = Luck::of(&id, PITCH, level, asked.seed);
    let unknown = || say!("school-no-drill", drill: "pitch", rulebook: &id);
    let cut = |walk: &Walk| walk.keys.iter().all(|key| answer::can_be_cut(&key.right));
    if houses.is_poker(&id) {
        let house = houses.poker(&id).map_err(|_| unknown())?;
        let mut run = || walked(|walk| run_hand(&house, level, &mut luck, walk)).filter(cut);
        return (0..TRIES).find_map(|_| run()).ok_or_else(unknown);
    }
    let book = houses.load(&id).ok().filter(|book| !book.is_template()).ok_or_else(unknown)?;
    let mut run =
        || walked(|walk| run_round(&book, &id, level, asked.dealt_for, &mut luck, walk)).filter(cut);
    (0..TRIES).find_map(|_| run()).ok_or_else(unknown)
}

/// A round from its first beat to its last.
fn walked(run: impl FnOnce(&mut Walk) -> Option<()>) -> Option<Walk> {
    let pitched = Pitched { beats: Vec::new(), says: Vec::new() };
    let mut walk = Walk { pitched, keys: Vec::new(), says: Vec::new() };
    run(&mut walk)?;
    walk.pitched.says = std::mem::take(&mut walk.says);
    Some(walk)
}

/// A round to be run.
pub fn pitch(houses: &Houses, asked: &Pitch) -> Result<Pitched, Telling> {
    Ok(walk(houses, asked)?.pitched)
}

/// What the referee says to each deed of the trainee, as far as the round was run.
pub fn grade_pitch(houses: &Houses, asked: &Pitch, answer: &[Given]) -> Result<Vec<Graded>, Telling> {
    let keys = walk(houses, asked)?.keys;
    let done = answer.len().min(keys.len());
    Ok(answer::grade(&keys[..done], answer).parts)
}

fn run_round(
    book: &Rulebook,
    id: &str,
    level: u8,
    dealt_for: bool,
    luck: &mut Luck,
    walk: &mut Walk,
) -> Option<()> {
    let circles = usize::from(level).min(usize::from(book.rules.seats) - 1);
    let plan = Plan { buster: level >= 2, backline: level >= 4, odd: level >= 3, ..Plan::of(circles) };
    let dealt =
        (0..TRIES).find_map(|_| blackjack::deal(book, id, &plan, luck).filter(|d| d.settling().is_some()))?;
    let decisions = blackjack::decisions(&dealt);
    let mut narrator = Narrator::by(&book.rules);
    let mut table = dealt.until(0);
    for (at, event) in dealt.events.iter().enumerate() {
        round_beats(book, &dealt, &table, at, (dealt_for, &decisions), walk);
        let told = narrator.tell(event).map(|sentence| sentence.says);
        // Everybody is there already.
        walk.says.extend(told.filter(|_| !matches!(event, Event::Joined { .. })));
        table.apply(event);
    }
    Some(())
}

/// What the dealer is asked before an event happens.
fn round_beats(
    book: &Rulebook,
    dealt: &Dealt,
    table: &Table,
    at: usize,
    (dealt_for, draws): (bool, &[(usize, usize)]),
    walk: &mut Walk,
) {
    let felt = || felt::blackjack(table);
    if let Some((_, answer)) = draws.iter().find(|(i, _)| *i == at) {
        let key = blackjack::drawn(table, *answer);
        walk.beat(felt(), say!("school-part-draws"), (blackjack::draw_choices(), key));
    }
    match &dealt.events[at] {
        Event::WagersClosed { .. } => {
            let felt = felt::signed(felt(), blackjack::sign(table));
            for (asks, key) in blackjack::collection_parts(dealt, table).unwrap_or_default() {
                walk.beat(felt.clone(), asks, (Form::Amount, key));
            }
        }
        Event::CardDealt { to, .. } if !dealt_for && table.phase() == games::blackjack::Phase::Dealing => {
            walk.beat(felt(), say!("school-part-next-card"), target(table, *to));
        }
        event @ Event::ButtonPlaced { .. } => {
            if let Some(asked) = blackjack::placed(table, event) {
                walk.beat(felt(), say!("school-part-button"), asked);
            }
        }
        Event::Settled(line) => {
            let asks = say!("school-part-next-line");
            if let Some(asked) = next_line(dealt, table, at) {
                walk.beat(felt(), asks, asked);
            }
            let felt = felt::signed(felt(), blackjack::pays(book, table));
            let asked = (Form::Chips, blackjack::line_key(table, line));
            walk.beat_at(Some(blackjack::place(line)), felt, blackjack::asked(table, line), asked);
        }
        _ => {}
    }
}

/// Who gets the next card?
fn target(table: &Table, to: Target) -> (Form, Key) {
    let bank = table.bank().map_or(0, |bank| bank.seat);
    let mut seats: Vec<Seat> = table.deal_order().into_iter().chain([bank]).collect();
    seats.sort_unstable();
    let seat = match to {
        Target::Hand { seat, .. } => seat,
        Target::Bank | Target::Hole => bank,
    };
    pick_seat(&seats, seat, Clause::Rnd6, say!("school-why-next-card", seat: seat))
}

fn pick_seat(seats: &[Seat], seat: Seat, clause: Clause, because: Telling) -> (Form, Key) {
    let right = seats.iter().position(|s| *s == seat).unwrap_or(0);
    let at = |seat: &Seat| Choice { says: say!("table-seat", seat: *seat), spot: Some(Spot::Seat(*seat)) };
    (Form::Pick(seats.iter().map(at).collect()), Key::new(Given::Pick(right), clause, vec![because]))
}

/// Whose wager is settled next? Asked where more than one seat is left and the last one is done.
fn next_line(dealt: &Dealt, table: &Table, at: usize) -> Option<(Form, Key)> {
    let line = |event: &Event| if let Event::Settled(line) = event { Some(*line) } else { None };
    let next = line(&dealt.events[at])?;
    let mut seats: Vec<Seat> = dealt.events[at..].iter().filter_map(line).map(|l| l.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let before = at.checked_sub(1).and_then(|before| line(&dealt.events[before]));
    let goes_on = before.is_some_and(|before| before.seat == next.seat);
    let told = table.settle_order().iter().map(|s| say!("table-seat", seat: *s)).collect::<Vec<_>>();
    let because = say!("school-why-order", seats: told);
    (seats.len() > 1 && !goes_on).then(|| pick_seat(&seats, next.seat, Clause::Rnd10, because))
}

fn run_hand(house: &HouseGame, level: u8, luck: &mut Luck, walk: &mut Walk) -> Option<()> {
    let rules = luck.pick(&house.limits);
    let mood = poker::Mood { raises: 22, folds: 25, short: 8 * usize::from(level) };
    let players = [2, 3, 4, 6, house.seats][usize::from(level) - 1].min(house.seats);
    let story = (0..TRIES).find_map(|_| poker::seated(house, rules, players, mood, luck))?;
    let seats = &story.seats;
    let names: Vec<Arg> = seats.iter().map(|seat| say!("table-seat", seat: *seat).into()).collect();
    let first = &story.steps.first()?.0;
    // Cards are told as the dealer sees them, until they are shown.
    let mut narrator = HandNarrator::of(first.clone(), names.clone());
    let mut knows = HandNarrator::of(first.clone(), names.clone());
    let mut rounds = Rounds::default();
    for (hand, _, events) in &story.steps {
        hand_beats(hand, seats, &mut rounds, walk);
        for event in events {
            award_beats(hand, events, event, seats, walk);
            narrator.tell(&event.seen_by(Viewer::Dealer));
            knows.tell(event);
            let (seen, known) = (narrator.take(), knows.take());
            let open = matches!(event, HandEvent::Shown { .. } | HandEvent::Awarded { .. });
            let told = if open { known } else { seen };
            walk.says.extend(told.into_iter().filter_map(|sentence| without_pots(sentence.says)));
        }
    }
    Some(())
}

/// A sentence that does not say what is asked: how the pot is divided.
fn without_pots(says: Telling) -> Option<Telling> {
    let divided = matches!(says.args.get("pots"), Some(Arg::Telling(pots)) if pots.id == "hand-pots");
    match says.args.get("street") {
        _ if !divided => Some(says),
        Some(Arg::Telling(street)) => Some((**street).clone()),
        _ => None,
    }
}

/// The rounds of betting, as far as their pots were asked for.
#[derive(Default)]
struct Rounds {
    /// Has anybody acted?
    acted: bool,
    /// What had been put in when the pots were asked for.
    asked: Money,
}

/// Whose action it is, and when a round in which something was bet has ended, what lies in the pots.
fn hand_beats(hand: &Hand, seats: &[Seat], rounds: &mut Rounds, walk: &mut Walk) {
    let put_in: Money = hand.players().iter().map(|p| p.paid + p.dead).sum();
    rounds.acted |= matches!(hand.turn(), Turn::Bet { .. });
    let closed = rounds.acted && hand.players().iter().all(|p| p.street.is_zero());
    let felt = || felt::poker(hand, seats, Viewer::Dealer);
    match hand.turn() {
        Turn::Bet { seat, .. } if hand.contenders().count() > 2 => {
            walk.beat(felt(), say!("school-part-turn"), poker::turn(hand, seat, seats));
        }
        Turn::Dealer { .. } | Turn::Show { .. }
            if closed && hand.pots().len() > 1 && put_in > rounds.asked =>
        {
            rounds.asked = put_in;
            for (asks, key) in poker::pot_parts(hand, seats) {
                walk.beat(felt(), asks, (Form::Amount, key));
            }
        }
        _ => {}
    }
}

/// What each one gets of the pots.
fn award_beats(hand: &Hand, events: &[HandEvent], event: &HandEvent, seats: &[Seat], walk: &mut Walk) {
    let HandEvent::Awarded { .. } = event else { return };
    let mut before = hand.clone();
    events.iter().take_while(|e| *e != event).for_each(|e| before.apply(e));
    let nothing = before.pots().iter().all(|pot| pot.amount.is_zero());
    if nothing || before.contenders().count() < 2 {
        return;
    }
    let mut felt = felt::poker(&before, seats, Viewer::Auditor);
    if let Felt::Poker { view, .. } = &mut felt {
        view.pots = before.pots().iter().map(|p| (p.amount, p.seats.to_vec())).collect();
        view.pots.retain(|(amount, _)| amount.is_positive());
    }
    for (asks, key) in poker::award_parts(&before, event, seats) {
        walk.beat(felt.clone(), asks, (Form::Amount, key));
    }
}
