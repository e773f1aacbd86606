//! What a new dealer has to find on the felt, and must not: signs are there, answers are not, and every amount can be cut.

use chips::Money;
use games::rulebook::Houses;
use school::{Asked, Beat, Drill, Felt, Form, Given, LEVELS, Pitch, Sheet};
use voice::{Arg, Telling};

const POKER: [&str; 4] =
    ["ocean-view/holdem", "ocean-view/stud", "ocean-view/lowball", "ocean-view/omaha-hi-lo"];
const BANKED: [&str; 3] = ["aviator/pure-21.5", "livermore/pure-21.5", "open/closest-22"];

fn sheets(books: &[&str], drill: Drill, mut each: impl FnMut(&Asked, &Sheet)) {
    let houses = Houses::shipped();
    for book in books.iter().filter(|book| school::drills(&houses, book).contains(&drill)) {
        for seed in 0..40 {
            let level = (seed % u64::from(LEVELS)) as u8 + 1;
            let asked = Asked { rulebook: (*book).to_string(), drill, level, seed };
            each(&asked, &school::sheet(&houses, &asked).unwrap_or_else(|e| panic!("{asked:?}: {e}")));
        }
    }
}

/// The beats of a pitch with their keys.
fn pitches(books: &[&str], mut each: impl FnMut(&Pitch, &[(Beat, Given)])) {
    let houses = Houses::shipped();
    for book in books {
        for seed in 0..30 {
            let level = (seed % u64::from(LEVELS)) as u8 + 1;
            let asked = Pitch { rulebook: (*book).to_string(), level, seed, dealt_for: false };
            let beats = school::pitch(&houses, &asked).unwrap().beats;
            let graded =
                school::grade_pitch(&houses, &asked, &vec![Given::Pick(usize::MAX); beats.len()]).unwrap();
            let keys = graded.into_iter().map(|beat| beat.key);
            each(&asked, &beats.into_iter().zip(keys).collect::<Vec<_>>());
        }
    }
}

fn has(says: &Telling, id: &str) -> bool {
    says.id == id
        || says.args.iter().any(|(_, arg)| match arg {
            Arg::Telling(inner) => has(inner, id),
            Arg::Tellings(all) => all.iter().any(|inner| has(inner, id)),
            _ => false,
        })
}

fn can_be_cut(given: &Given) -> bool {
    let cut = |amount: &Money| amount.is_multiple_of(Money::cents(50));
    match given {
        Given::Amount(amount) => cut(amount),
        Given::Chips { pays, takes } => cut(pays) && cut(takes),
        Given::Pick(_) | Given::Order(_) => true,
    }
}

/// Pots are asked for when a round with bets is closed, once, and neither the felt nor the story has told them.
#[test]
fn pots_are_asked_for_when_a_round_is_closed() {
    let mut asked_for = 0;
    pitches(&POKER, |asked, beats| {
        let mut before: Vec<Money> = Vec::new();
        for (i, (beat, _)) in beats.iter().enumerate() {
            assert!(!beat.says.iter().any(|says| has(says, "hand-pots")), "{asked:?} tells the pots");
            if beat.part.asks.id != "school-part-main-pot" {
                continue;
            }
            let Felt::Poker { view, .. } = &beat.felt else { panic!("{asked:?}") };
            assert!(view.pots.is_empty() && view.players.iter().all(|p| p.bet.is_zero()), "{asked:?}");
            let put_in: Vec<Money> = view.players.iter().map(|p| p.in_pot).collect();
            assert_ne!(put_in, before, "{asked:?} asks again at {i}");
            before = put_in;
            asked_for += 1;
        }
    });
    assert!(asked_for > 10, "{asked_for}");
}

/// Cards that are shown are told.
#[test]
fn shown_cards_are_told() {
    let mut shown = 0;
    pitches(&POKER, |asked, beats| {
        for says in
            beats.iter().flat_map(|(beat, _)| &beat.says).filter(|says| says.id.starts_with("hand-shows"))
        {
            let known =
                matches!(says.args.get("cards"), Some(Arg::Cards(all)) if all.iter().all(Option::is_some));
            assert!(known, "{asked:?}: {says}");
            shown += 1;
        }
    });
    assert!(shown > 5, "{shown}");
}

/// Every amount that is asked for can be laid out with the chips of the tray.
#[test]
fn every_amount_can_be_cut() {
    let every = [
        Drill::Collection,
        Drill::Settle,
        Drill::Worth,
        Drill::Blinds,
        Drill::Action,
        Drill::SidePots,
        Drill::Award,
    ];
    for drill in every {
        for books in [&POKER[..], &BANKED[..]] {
            sheets(books, drill, |asked, sheet| {
                assert!(sheet.key().iter().all(can_be_cut), "{asked:?}: {:?}", sheet.key());
            });
        }
    }
    for books in [&POKER[..], &BANKED[..]] {
        pitches(books, |asked, beats| {
            assert!(beats.iter().all(|(_, key)| can_be_cut(key)), "{asked:?}");
        });
    }
}

/// The big blind in turn is not somebody who comes in in front of the button, and what such a one puts in is asked apart, by its clause.
#[test]
fn who_comes_in_is_not_the_big_blind_in_turn() {
    let mut came = 0;
    sheets(&["ocean-view/holdem"], Drill::Blinds, |asked, sheet| {
        let Felt::Seats { chairs, .. } = &sheet.question().felt else { panic!("{asked:?}") };
        let in_front = |says: &Telling| has(says, "school-way-in-front");
        let Some(at) = chairs.iter().position(|c| c.says.as_ref().is_some_and(in_front)) else { return };
        let (parts, key) = (&sheet.question().parts, sheet.key());
        assert_ne!(key[2], Given::Pick(at), "{asked:?}");
        let graded = sheet.grade(&key);
        if let Some(last) = parts.iter().position(|part| part.asks.id == "school-part-posts")
            && parts[last].asks.args.get("seat") == Some(&Arg::Number(chairs[at].seat.into()))
        {
            assert_eq!(graded.parts[last].clause.id(), "HE-7", "{asked:?}");
            assert!(matches!(key[last], Given::Amount(amount) if amount.is_positive()), "{asked:?}");
            came += 1;
        }
    });
    assert!(came > 0);
}

/// The limit is on the felt of poker, and there are as many parts whether a raise is open or not.
#[test]
fn the_limit_is_on_the_felt_and_the_parts_tell_nothing() {
    let mut closed = [0, 0];
    sheets(&POKER, Drill::Action, |asked, sheet| {
        let Felt::Poker { sign, .. } = &sheet.question().felt else { panic!("{asked:?}") };
        assert!(sign[0].id.starts_with("limit-") && sign.len() > 3, "{asked:?}: {sign:?}");
        let key = sheet.key();
        assert_eq!(key.len(), 4, "{asked:?}");
        closed[usize::from(key[1] == Given::Pick(1))] += 1;
        assert_eq!(key[1] == Given::Pick(1), key[2] == Given::Amount(Money::ZERO), "{asked:?}");
    });
    assert!(closed.iter().all(|times| *times > 10), "{closed:?}");
}

/// What is paid stands on the felt, the arithmetic says at which odds, and a wager is found by its hand.
#[test]
fn the_pay_table_is_on_the_felt() {
    let mut odds = 0;
    for drill in [Drill::Settle, Drill::Worth, Drill::WrongPayment] {
        sheets(&["aviator/pure-21.5"], drill, |asked, sheet| {
            let Felt::Blackjack { sign, .. } = &sheet.question().felt else { panic!("{asked:?}") };
            for id in ["sign-natural", "sign-buster-pays"] {
                assert!(sign.iter().any(|line| has(line, id)), "{asked:?}: {sign:?}");
            }
            for part in sheet.question().parts.iter().filter(|part| part.form == Form::Chips) {
                assert!(part.at.is_some(), "{asked:?}");
            }
            let graded = sheet.grade(&sheet.key());
            for (part, key) in graded.parts.iter().zip(sheet.key()) {
                let at = part.because.iter().find(|says| says.id == "school-why-at");
                let Some((at, Given::Chips { pays, .. })) = at.map(|at| (at, key)) else { continue };
                let figure = |name: &str| match at.args.get(name) {
                    Some(Arg::Number(n)) => *n,
                    other => panic!("{asked:?}: {name} is {other:?}"),
                };
                let Some(Arg::Money(amount)) = at.args.get("amount") else { panic!("{asked:?}") };
                assert_eq!(pays * figure("on"), *amount * figure("pays"), "{asked:?}");
                odds += 1;
            }
        });
    }
    assert!(odds > 5, "{odds}");
}

/// A bank that is over is not asked whether it hits.
#[test]
fn a_bank_that_is_over_is_asked_nothing() {
    sheets(&BANKED, Drill::BankDraws, |asked, sheet| {
        let Felt::Blackjack { view, .. } = &sheet.question().felt else { panic!("{asked:?}") };
        assert!(view.bank.as_ref().is_some_and(|bank| !bank.total.is_over()), "{asked:?}");
    });
}
