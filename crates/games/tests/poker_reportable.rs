//! What a dealer's console offers to report is what the referee has an answer to, under the clause it is listed with.

mod poker_common;

use cards::Card;
use games::Clause;
use games::poker::{Command, Dealt, Event, Hand, Mishap, Reportable, Seat};
use poker_common::{Luck, books, random_command, random_setup};
use std::collections::BTreeMap;

/// The report of a mishap at a place, with cards off the stub.
fn report(what: Mishap, seat: Seat, cards: &[Card]) -> Command {
    let card: Dealt = cards.first().copied();
    let several = |count: usize| cards[..count].iter().copied().map(Some).collect();
    match what {
        Mishap::ExposedOnDeal | Mishap::ExposedOnDraw | Mishap::HoleCardUp | Mishap::LastCardUp => {
            Command::Exposed { seat, card }
        }
        Mishap::OffTable => Command::OffTable { seat, card },
        Mishap::Boxed => Command::Boxed { seat, card },
        Mishap::Touched => Command::Touched { seat, card },
        Mishap::Short => Command::Short { seat },
        Mishap::Extra => Command::Extra { seat, card },
        Mishap::FlopOver => Command::Over { cards: several(4) },
        Mishap::FlopEarly => Command::Early { cards: several(3) },
        Mishap::TurnEarly | Mishap::RiverEarly => Command::Early { cards: several(1) },
        Mishap::TwoBurned => Command::Misburn { count: 2 },
        Mishap::NoneBurned => Command::Misburn { count: 0 },
    }
}

/// The clauses that the answer to a report rests on; none where it is refused.
fn answered(hand: &Hand, reportable: &Reportable, seat: Seat) -> Option<Vec<Clause>> {
    let mut hand = hand.clone();
    let mut events = Vec::new();
    if reportable.burn {
        hand.execute(&Command::Burn { card: None }, &mut events).ok()?;
    }
    hand.execute(&report(reportable.what, seat, &hand.stub_cards()), &mut events).ok()?;
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
        for seed in 0..40 {
            let mut luck = Luck::new(seed);
            let setup = random_setup(&book, &mut luck);
            let mut hand = Hand::new(setup.rules, &setup.entries);
            hand.start(&mut Vec::new());
            while !hand.is_over() {
                for reportable in hand.reportable() {
                    let count =
                        answers.entry(format!("{:?} {}", reportable.what, reportable.clause)).or_default();
                    for seat in 0..hand.players().len() as Seat {
                        let Some(clauses) = answered(&hand, &reportable, seat) else { continue };
                        *count += u32::from(clauses.contains(&reportable.clause));
                    }
                }
                let command = random_command(&hand, &mut luck);
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
