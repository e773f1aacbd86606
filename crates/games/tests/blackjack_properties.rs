//! What must hold whatever happens: chips are conserved, a move is accepted exactly when the table asks for it, any
//! prefix of the log replays, and no view shows a card that its viewer may not know.

mod common;

use chips::Money;
use common::{HOUSES, Life, actions, rulebook, seed};
use games::Viewer;
use games::blackjack::*;

/// Lives until so many commands were accepted; `each` sees every life when it begins, then after every event.
fn live(house: &str, accepted: u64, first_seed: u64, mut each: impl FnMut(&Life, Option<&Event>)) -> u64 {
    let book = rulebook(house);
    let mut played = 0;
    let mut rounds = 0;
    for life_seed in first_seed.. {
        let mut life = Life::new(&book, life_seed);
        each(&life, None);
        let mut idle = 0;
        while played < accepted && idle < 200 && life.table.rounds() < 60 {
            let command = life.command();
            let Ok(events) = life.table.decide(&command) else {
                idle += 1;
                continue;
            };
            idle = 0;
            played += 1;
            for event in events {
                life.table.apply(&event);
                life.account(&event);
                each(&life, Some(&event));
            }
        }
        rounds += u64::from(life.table.rounds());
        if played >= accepted {
            break;
        }
    }
    println!("{house}: {played} commands, {rounds} rounds, seeds from {first_seed}");
    assert!(rounds * 60 > accepted, "{house}: hardly any rounds were finished");
    rounds
}

#[test]
fn chips_are_conserved_after_every_event_rnd_11() {
    for house in HOUSES {
        live(house, actions(1_000_000, 20_000_000), seed(1), |life, event| {
            assert_eq!(life.table.total_chips(), life.brought, "{house}: {event:?}");
            assert!(life.table.people().iter().all(|p| p.stack >= Money::ZERO), "{house}: {event:?}");
            if let Some(bank) = life.table.bank() {
                assert!(bank.can_pay() >= Money::ZERO && bank.can_collect() >= Money::ZERO, "{event:?}");
            }
        });
    }
}

#[test]
fn what_hands_count_is_told_after_every_event_that_changes_it_val_1_to_val_5() {
    for house in HOUSES {
        // One knows the table as it stood, the other only the log.
        let (mut from_table, mut from_log) = (Counter::default(), Counter::default());
        let mut told = 0;
        live(house, actions(40_000, 1_000_000), seed(1), |life, event| {
            let Some(event) = event else {
                (from_table, from_log) = (Counter::of(&life.table), Counter::by(life.table.rules()));
                return;
            };
            let counted = from_table.follow(0, event);
            assert_eq!(from_log.follow(0, event), counted, "{house}: {event:?}");
            for Counted { at, total, over, .. } in counted {
                let really = match at {
                    Target::Hand { seat, hand } => {
                        life.table.circle(seat).hands[usize::from(hand) - 1].total(life.table.rules())
                    }
                    _ => life.table.bank().expect("somebody banks").total(life.table.rules()),
                };
                assert_eq!((total, over), (really, really.is_over()), "{house}: {event:?}");
                told += 1;
            }
            let seen = Counter::of(&life.table);
            assert_eq!(from_table.hands(), seen.hands(), "{house}: {event:?}");
        });
        assert!(told > 1000, "{house}: {told}");
    }
}

/// Every command that could be given to a table in play, as far as that is finite.
fn universe(table: &Table) -> Vec<Command> {
    let mut all =
        vec![Command::Shuffle, Command::CloseWagers, Command::HoleDown, Command::TimeOut, Command::PayOff];
    all.extend([true, false].map(|natural| Command::Peek { natural }));
    all.push(Command::Card("5c".parse().expect("a card")));
    for person in table.people() {
        let player = person.id;
        all.push(Command::DeclineBank { player });
        for seat in 1..=8 {
            all.extend([true, false].map(|take| Command::Insurance { player, seat, take }));
            for hand in 1..=5 {
                let wager =
                    table.circle(seat).hands.get(usize::from(hand) - 1).map_or(Money::ZERO, |h| h.wager);
                let doubles = [wager, Money::cents(50), wager + Money::cents(50), Money::cents(25)];
                let moves = [Move::Hit, Move::Stand, Move::Split, Move::Surrender];
                for action in moves.into_iter().chain(doubles.map(Move::Double)) {
                    all.push(Command::Act { player, seat, hand, action });
                }
            }
        }
    }
    all
}

/// What `awaits` says about a command, independently of how `decide` comes to its answer.
fn listed(table: &Table, command: &Command) -> bool {
    let awaits = table.awaits();
    match (command, &awaits) {
        (Command::Shuffle, Awaits::Dealer { task: Task::Shuffle }) => true,
        // A person shuffles between rounds whenever that is wanted (D11).
        (Command::Shuffle, Awaits::BankOffer { .. } | Awaits::AnyBank | Awaits::Wagers) => {
            table.is_dealt_by_hand()
        }
        (Command::Card(card), Awaits::Dealer { task: Task::Card(_) }) => table.check_named(*card).is_ok(),
        (Command::HoleDown, Awaits::Dealer { task: Task::Card(Target::Hole) }) => true,
        (Command::Peek { .. }, Awaits::Dealer { task: Task::Peek }) => true,
        (Command::PayOff, Awaits::Dealer { task: Task::PayOff }) => true,
        (Command::CloseWagers, Awaits::Wagers) => (1..=8).any(|s| table.circle(s).player.is_some()),
        (Command::TimeOut, Awaits::BankOffer { .. } | Awaits::Insurance { .. } | Awaits::Action { .. }) => {
            true
        }
        (Command::DeclineBank { player }, Awaits::BankOffer { player: asked, .. }) => player == asked,
        (
            Command::Insurance { player, seat, take },
            Awaits::Insurance { player: asked, seat: circle, amount },
        ) => {
            let stack = table.person(*player).expect("known").stack;
            player == asked && seat == circle && (!take || stack >= *amount)
        }
        (
            Command::Act { player, seat, hand, action },
            Awaits::Action { player: asked, seat: circle, hand: number, moves },
        ) => {
            let mine = (player, seat, hand) == (asked, circle, number);
            let open = match action {
                Move::Hit => moves.hit,
                Move::Stand => moves.stand,
                Move::Split => moves.split,
                Move::Surrender => moves.surrender,
                Move::Double(amount) => {
                    *amount >= moves.double_min
                        && *amount <= moves.double
                        && amount.is_positive()
                        && amount.is_multiple_of(Money::cents(50))
                }
            };
            mine && open
        }
        _ => false,
    }
}

#[test]
fn a_move_is_accepted_exactly_when_it_is_listed_and_a_refusal_changes_nothing_d17() {
    for house in HOUSES {
        let mut steps = 0u64;
        let mut checked = 0u64;
        live(house, actions(60_000, 1_000_000), seed(7), |life, _| {
            steps += 1;
            if !steps.is_multiple_of(41) || life.table.awaits() == Awaits::Nobody {
                return;
            }
            for command in universe(&life.table) {
                let mut copy = life.table.clone();
                let mut log = Vec::new();
                let accepted = copy.execute(&command, &mut log);
                assert_eq!(
                    accepted.is_ok(),
                    listed(&life.table, &command),
                    "{house}: {command:?} at {:?}: {accepted:?}",
                    life.table.awaits()
                );
                if accepted.is_err() {
                    assert!(copy == life.table && log.is_empty(), "{house}: a refusal changed something");
                }
                checked += 1;
            }
        });
        assert!(checked > 100_000, "{house}: only {checked} commands were tried");
    }
}

#[test]
fn any_prefix_of_the_log_replays_to_the_same_table() {
    for house in HOUSES {
        let mut copy: Option<Table> = None;
        live(house, actions(60_000, 1_000_000), seed(11), |life, event| {
            let Some(event) = event else {
                copy = Some(life.table.clone());
                return;
            };
            let told = serde_json::to_string(event).expect("an event is JSON");
            let event: Event = serde_json::from_str(&told).expect("an event reads what it wrote");
            let copy = copy.as_mut().expect("a life began");
            copy.apply(&event);
            assert!(*copy == life.table, "{house}: {told} replayed differently");
        });
    }
}

/// The hole card and the order of the shoe are all that is hidden. Whatever else the hole card could have been, a
/// view that may not know it must look the same.
#[test]
fn no_view_depends_on_a_card_its_viewer_may_not_know_rnd_6() {
    for house in HOUSES {
        let mut log: Vec<Event> = Vec::new();
        let mut start: Option<Table> = None;
        let mut compared = 0u64;
        live(house, actions(40_000, 1_000_000), seed(13), |life, event| {
            let Some(event) = event.filter(|_| life.table.phase() != Phase::Offering) else {
                start = Some(life.table.clone());
                log.clear();
                return;
            };
            log.push(event.clone());
            let Some(bank) = life.table.bank() else { return };
            let Hole::Down(hole) = bank.hole else { return };
            if !matches!(life.table.phase(), Phase::Playing | Phase::Insuring) || life.table.rounds() % 3 != 0
            {
                return;
            }
            let up = bank.cards[0];
            for index in (0..52).step_by(5) {
                let other = cards::Card::from_index(index).expect("a card");
                if other == hole
                    || (bank.peeked == Some(false) && life.table.rules().count(&[up, other], true).natural)
                {
                    continue;
                }
                let mut resampled = start.clone().expect("a round has a start");
                for event in &log {
                    let event = match event {
                        Event::CardDealt { to: Target::Hole, .. } => {
                            Event::CardDealt { to: Target::Hole, card: Some(other) }
                        }
                        event => event.clone(),
                    };
                    resampled.apply(&event);
                }
                assert_ne!(resampled.view(Viewer::Auditor), life.table.view(Viewer::Auditor));
                let everybody = life.table.people().iter().map(|p| Viewer::Player(p.id));
                for viewer in everybody.chain([Viewer::Rail, Viewer::Dealer]) {
                    let (real, other) = (life.table.view(viewer), resampled.view(viewer));
                    assert_eq!(
                        serde_json::to_string(&real).expect("JSON"),
                        serde_json::to_string(&other).expect("JSON"),
                        "{house}: {viewer:?} sees a hidden card"
                    );
                    for event in &log {
                        if let Event::CardDealt { to: Target::Hole, card } = event.seen_by(viewer) {
                            assert_eq!(card, None, "{house}: {viewer:?} is told the hole card");
                        }
                    }
                    compared += 1;
                }
            }
        });
        assert!(compared > 1_000, "{house}: only {compared} views were compared");
    }
}
