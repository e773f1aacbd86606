//! What a dealer's console offers to report is what the referee has an answer to, under the clause it is listed with.

mod poker_common;

use chips::Money;
use games::Clause;
use games::poker::{Command, Dealt, Event, Hand, Mishap, Phase, Reportable, Seat, Task, Turn};
use poker_common::{Luck, books, by_hand, random_command, random_setup};
use std::collections::BTreeMap;

/// The report of a mishap at a place, with cards off the stub.
fn report(hand: &Hand, reportable: &Reportable, seat: Seat) -> Command {
    let (least, most) = reportable.cards;
    let flop = matches!(reportable.what, Mishap::FlopEarly | Mishap::FlopOver);
    assert_eq!(reportable.street, flop.then_some(3), "a flop has three: {reportable:?}");
    let usual = least.max(reportable.street.unwrap_or(most.min(1)));
    let cards: Vec<Dealt> = hand.stub_cards().into_iter().take(usize::from(usual)).map(Some).collect();
    reportable.what.report(seat, &cards)
}

/// The clauses that the answer to a report rests on; none where it is refused.
fn answered(hand: &Hand, reportable: &Reportable, seat: Seat) -> Option<Vec<Clause>> {
    let mut hand = hand.clone();
    let mut events = Vec::new();
    if reportable.burn {
        hand.execute(&Command::Burn { card: None }, &mut events).ok()?;
    }
    hand.execute(&report(&hand, reportable, seat), &mut events).ok()?;
    Some(events.iter().flat_map(clauses_of).collect())
}

fn clauses_of(event: &Event) -> Vec<Clause> {
    match event {
        Event::Procedure { steps } => steps.iter().map(|step| step.clause).collect(),
        Event::Killed { clause, .. } => vec![*clause],
        _ => Vec::new(),
    }
}

#[test]
fn every_mishap_on_the_list_has_an_answer_under_its_clause() {
    for book in books() {
        let game = &book.id;
        let mut answers: BTreeMap<String, u32> = BTreeMap::new();
        for seed in 0..80 {
            let (mut luck, person) = (Luck::new(seed), seed % 2 == 0);
            let setup = random_setup(&book, &mut luck);
            let mut hand = Hand::new(setup.rules, &setup.entries);
            hand.start(&mut Vec::new());
            while !hand.is_over() {
                for reportable in hand.reportable() {
                    let count =
                        answers.entry(format!("{:?} {}", reportable.what, reportable.clause)).or_default();
                    let seats = 0..hand.players().len() as Seat;
                    let given: Vec<_> = seats.filter_map(|s| answered(&hand, &reportable, s)).collect();
                    assert!(
                        !given.is_empty(),
                        "{game}, seed {seed}: {reportable:?} is refused for everybody"
                    );
                    let cited = given.iter().filter(|clauses| clauses.contains(&reportable.clause));
                    *count += cited.count() as u32;
                }
                let command = random_command(&hand, &mut luck);
                let command = if person { by_hand(&hand, command) } else { command };
                hand.execute(&command, &mut Vec::new()).unwrap();
            }
            assert_eq!(hand.reportable(), [], "{game:?} is over");
        }
        assert!(answers.len() >= 5, "{game:?}: {answers:?}");
        let never: Vec<_> = answers.iter().filter(|(_, count)| **count == 0).collect();
        assert!(never.is_empty(), "{game:?}: listed, and never answered under that clause: {never:?}");
    }
}

#[test]
fn reports_at_a_table_that_a_person_deals_never_stop_a_hand_and_lose_no_chip() {
    for book in books() {
        for seed in 0..150 {
            let mut luck = Luck::new(seed);
            let setup = random_setup(&book, &mut luck);
            let brought: Money = setup.entries.iter().map(|e| e.stack).sum();
            let (mut hand, mut events) = (Hand::new(setup.rules, &setup.entries), Vec::new());
            hand.start(&mut events);
            let mut commands = 0;
            while !hand.is_over() {
                let listed = hand.reportable();
                let seat = luck.below(hand.players().len()) as Seat;
                if luck.chance(12)
                    && let Some(reportable) = (!listed.is_empty()).then(|| luck.pick(&listed))
                    && answered(&hand, &reportable, seat).is_some()
                {
                    if reportable.burn {
                        hand.execute(&Command::Burn { card: None }, &mut events).unwrap();
                    }
                    hand.execute(&report(&hand, &reportable, seat), &mut events).unwrap();
                } else {
                    let command = by_hand(&hand, random_command(&hand, &mut luck));
                    let answer = hand.execute(&command, &mut events);
                    answer.unwrap_or_else(|r| panic!("{}, seed {seed}: {command:?}: {r}", book.id));
                }
                commands += 1;
                assert!(commands < 1_000, "{}, seed {seed}: the hand does not end: {hand:?}", book.id);
                let stacks = hand.players().iter().map(|p| p.stack).sum::<Money>();
                assert_eq!(stacks + hand.pot() + hand.collected(), brought, "{}, seed {seed}", book.id);
            }
            let mut again = Hand::new(setup.rules, &setup.entries);
            events.iter().for_each(|e| again.apply(e));
            assert_eq!(format!("{again:?}"), format!("{hand:?}"), "{}, seed {seed}", book.id);
        }
    }
}

#[test]
fn too_many_and_too_few_cards_can_be_reported_until_the_pot_is_awarded_he11_he12_dr1_st11() {
    for book in books() {
        let (mut luck, mut showdowns) = (Luck::new(5), 0);
        while showdowns < 5 {
            let setup = random_setup(&book, &mut luck);
            let mut hand = Hand::new(setup.rules, &setup.entries);
            hand.start(&mut Vec::new());
            while !hand.is_over() {
                if matches!(hand.turn(), Turn::Bet { .. } | Turn::Draw { .. } | Turn::Show { .. }) {
                    let listed = hand.reportable();
                    for what in [Mishap::Short, Mishap::Extra] {
                        assert!(listed.iter().any(|r| r.what == what), "{}: {:?}", book.id, hand.phase());
                    }
                }
                showdowns += u32::from(hand.phase() == Phase::Showdown);
                let command = by_hand(&hand, random_command(&hand, &mut luck));
                hand.execute(&command, &mut Vec::new()).unwrap();
            }
        }
    }
}

#[test]
fn a_last_card_face_up_or_off_the_table_can_be_reported_before_its_burn_is_entered_st9_st12() {
    let is_stud = |book: &&poker_common::Book| !book.game().form().has_blinds();
    for book in books().iter().filter(is_stud) {
        let (mut luck, mut reported) = (Luck::new(11), 0);
        while reported < 5 {
            let setup = random_setup(book, &mut luck);
            let mut hand = Hand::new(setup.rules, &setup.entries);
            hand.start(&mut Vec::new());
            while !hand.is_over() {
                let mut after = hand.clone();
                let due = hand.turn() == Turn::Dealer { task: Task::Burn } && hand.is_last_street();
                let burned = due && after.execute(&Command::Burn { card: None }, &mut Vec::new()).is_ok();
                if let (true, Turn::Dealer { task: Task::Deal { seat, .. } }) = (burned, after.turn()) {
                    for what in [Mishap::LastCardUp, Mishap::OffTable] {
                        let listed = hand.reportable().into_iter().find(|r| r.what == what).unwrap();
                        assert!(listed.burn, "{}: {listed:?}", book.id);
                        assert!(answered(&hand, &listed, seat).unwrap().contains(&Clause::St9));
                    }
                    reported += 1;
                }
                hand.execute(&random_command(&hand, &mut luck), &mut Vec::new()).unwrap();
            }
        }
    }
}

#[test]
fn a_flop_of_any_size_can_be_reported_he13_he14() {
    let book = books().into_iter().find(|book| book.id == "ocean-view/holdem").unwrap();
    let mut luck = Luck::new(7);
    let (mut early, mut over) = (0, 0);
    while early == 0 || over == 0 {
        let setup = random_setup(&book, &mut luck);
        let mut hand = Hand::new(setup.rules, &setup.entries);
        hand.start(&mut Vec::new());
        while !hand.is_over() && hand.street() < 2 {
            let flops = [Mishap::FlopEarly, Mishap::FlopOver];
            for mishap in hand.reportable().into_iter().filter(|r| flops.contains(&r.what)) {
                let (least, most) = mishap.cards;
                assert_eq!((least, most), if mishap.what == Mishap::FlopEarly { (1, 8) } else { (4, 8) });
                for count in usize::from(least)..=usize::from(most) {
                    let mut after = hand.clone();
                    if mishap.burn {
                        after.execute(&Command::Burn { card: None }, &mut Vec::new()).unwrap();
                    }
                    let cards = after.stub_cards().into_iter().take(count).map(Some).collect();
                    let command = match mishap.what {
                        Mishap::FlopEarly => Command::Early { cards },
                        _ => Command::Over { cards },
                    };
                    after.execute(&command, &mut Vec::new()).unwrap();
                    assert!(after.board().is_empty());
                }
                *(if mishap.what == Mishap::FlopEarly { &mut early } else { &mut over }) += 1;
            }
            hand.execute(&random_command(&hand, &mut luck), &mut Vec::new()).unwrap();
        }
    }
}
