//! Prints random hands of every variant that hand histories have a code for, as our referee played them, one JSON object a line, for
//! comparison with others.
//!
//! `cargo run -p cardroom-games --example random_hands -- HANDS SEED`. Each line has the setup, the actions in PHH without
//! burns and showdown, what everybody ended with, and the clauses by which another engine may differ.

#[path = "../tests/poker_common/mod.rs"]
mod poker_common;

use chips::Money;
use games::poker::phh::{Seating, action_text, amount_text};
use games::poker::{BetSize, Command, Event, Hand, HouseGame, Limit, Part, Rules, Turn};
use poker_common::{Luck, random_command, random_entries};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every code, with the rulebook its hands are played by.
const CODES: [(&str, &str); 11] = [
    ("FT", "ocean-view/holdem"),
    ("FO/8", "ocean-view/omaha-hi-lo"),
    ("F7S", "ocean-view/stud"),
    ("F7S/8", "ocean-view/stud-hi-lo"),
    ("FR", "ocean-view/razz"),
    ("NT", "open/holdem"),
    ("PO", "open/omaha"),
    ("NS", "open/short-deck"),
    ("N2L1D", "open/single-draw"),
    ("F2L3D", "open/triple-draw"),
    ("FB", "open/badugi"),
];

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|a| a.parse::<u64>().ok());
    let (hands, seed) = (args.next().unwrap_or(10), args.next().unwrap_or(1));
    for i in 0..hands {
        let mut luck = Luck::new(seed * 1_000_003 + i);
        println!("{}", hand(CODES[i as usize % CODES.len()], &mut luck));
    }
}

fn hand((code, book): (&str, &str), luck: &mut Luck) -> Value {
    let house = HouseGame::shipped(book).expect("it is shipped");
    let game = house.game;
    let whole = |m: Money| m.is_multiple_of(Money::dollars(1));
    // A spread limit with a maximum has the code of no limit, but other engines have no maximum.
    let told = |r: &Rules| {
        game.code(r.limit) == Some(code) && !matches!(r.limit, Limit::Spread { max: Some(_), .. })
    };
    let of_code = house.limits.iter().copied().filter(told);
    let limits: Vec<_> = of_code.filter(|r| whole(r.ante) && whole(r.bring_in)).collect();
    let mut rules = luck.pick(&limits);
    // No other engine has a collection (PFEE-1): it is compared without.
    rules.fee = (Money::ZERO, Money::ZERO);
    let players = 2 + luck.below(if game.form().has_blinds() { 7.min(house.seats - 1) } else { 5 });
    let mut entries = random_entries(&rules, players, luck);
    for entry in entries.iter_mut().filter(|e| !e.in_turn) {
        (entry.dead, entry.blind) = (Money::ZERO, Money::ZERO);
    }
    play(code, Seating { rules, entries }, luck)
}

fn play(code: &str, setup: Seating, luck: &mut Luck) -> Value {
    let mut hand = Hand::new(setup.rules, &setup.entries);
    let (mut events, mut actions, mut differs) = (Vec::new(), Vec::new(), BTreeSet::new());
    hand.start(&mut events);
    let mut short = false;
    while !hand.is_over() {
        let command = match hand.turn() {
            Turn::Show { seat } => Command::Show { seat, cards: Default::default() },
            _ => random_command(&hand, luck),
        };
        note_differences(&hand, &command, &mut short, &mut differs);
        if !matches!(command, Command::Burn { .. } | Command::Show { .. } | Command::Scramble) {
            actions.push(action_text(&command));
        }
        let before = events.len();
        hand.execute(&command, &mut events).expect("it is legal");
        // Draws may follow each other without a bet between: where one begins is told in a comment.
        if events[before..].iter().any(|e| matches!(e, Event::StreetBegun { .. })) {
            actions.push(format!("# {}", hand.street_now().name));
        }
        short &= !events[before..].iter().any(|e| matches!(e, Event::RoundClosed { .. }));
    }
    // Several pots that could not be divided evenly: an engine that merges pots of the same winners has fewer odd chips.
    let shared =
        hand.awards().iter().any(|a| hand.awards().iter().any(|b| a.pot == b.pot && a.seat != b.seat));
    let several = hand.pots().len() > 1 && shared;
    if several || (!hand.game().form().has_blinds() && has_odd_chip(&hand)) {
        differs.insert("S-7");
    }
    if has_pot_without_a_low(&hand) {
        differs.insert(hand.game().low_clause().id());
    }
    let number = |m: Money| m.as_cents() / 100;
    let entries = &setup.entries;
    json!({
        "variant": code,
        "antes": entries.iter().map(|e| number(setup.rules.ante.min(e.stack))).collect::<Vec<_>>(),
        "blinds": [number(setup.rules.small_blind), number(setup.rules.big_blind)],
        "bring_in": amount_text(setup.rules.bring_in).parse::<i64>().unwrap_or(0),
        "cards": hand.game().form().first_cards(),
        "small_bet": number(setup.rules.limit.bet(BetSize::Small)),
        "big_bet": number(setup.rules.limit.bet(BetSize::Big)),
        "stacks": entries.iter().map(|e| number(e.stack)).collect::<Vec<_>>(),
        "actions": actions,
        "finishing": hand.players().iter().map(|p| number(p.stack)).collect::<Vec<_>>(),
        "pots": hand.pots().len(),
        "all_in": hand.players().iter().any(|p| p.is_in() && p.paid + p.dead == p.entry.stack),
        "differs": differs,
    })
}

/// Notes by which clause another engine may refuse a command that we accept.
fn note_differences(hand: &Hand, command: &Command, short: &mut bool, differs: &mut BTreeSet<&'static str>) {
    let round = hand.round();
    match command {
        Command::Raise { to, .. } if !round.bring_in => {
            let short_blind = hand.street() == 0 && round.full.is_zero() && hand.game().form().has_blinds();
            if *short || short_blind {
                differs.insert("S-5");
            }
            if round.count >= 4 {
                differs.insert("S-3");
            }
            let over = *to - round.level.min(if round.level > round.full { round.full } else { round.level });
            if round.open_pair && over > hand.limit().small() {
                differs.insert("ST-5");
            }
            let opened = hand.street() == 0 && round.full.is_zero();
            if !matches!(hand.limit(), Limit::Fixed { .. }) {
                return;
            }
            *short |= *to - round.level < hand.bet_size() && !(opened && *to >= hand.bet_size());
        }
        // A bet that opens third street, or all of a stack in place of it, may be short too.
        Command::Raise { to, .. } => *short |= *to < hand.bet_size(),
        Command::Fold { .. } if round.bring_in => drop(differs.insert("S-4")),
        _ => {}
    }
}

fn has_odd_chip(hand: &Hand) -> bool {
    hand.awards().iter().any(|a| {
        let tied = |b: &&games::poker::Award| b.pot == a.pot && b.part == a.part && a.part != Part::Returned;
        hand.awards().iter().filter(tied).any(|b| b.amount != a.amount)
    })
}

/// Has somebody a low, but nobody in a side pot of several players?
fn has_pot_without_a_low(hand: &Hand) -> bool {
    let several = |pot: u8| hand.pots().get(usize::from(pot)).is_some_and(|p| p.seats.len() > 1);
    let whole = |a: &games::poker::Award| a.part == Part::Whole && several(a.pot);
    hand.awards().iter().any(|a| a.part == Part::Low) && hand.awards().iter().any(whole)
}
