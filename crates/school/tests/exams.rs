//! Exams: the same seed is the same exam, no clause is asked twice by chance, and an underpayment is not passed.

use chips::Money;
use games::rulebook::Houses;
use school::{Drill, Exam, Given, mark, paper};
use std::collections::{BTreeMap, BTreeSet};

fn exam(rulebook: &str, seed: u64) -> Exam {
    Exam { rulebook: rulebook.into(), drills: Vec::new(), questions: 20, seed }
}

#[test]
fn the_same_seed_is_the_same_exam_and_another_is_another() {
    let houses = Houses::shipped();
    for id in ["aviator/pure-21.5", "ocean-view/holdem", "ocean-view/stud-hi-lo"] {
        let one = paper(&houses, &exam(id, 7)).unwrap();
        assert_eq!(one.len(), 20);
        assert_eq!(paper(&houses, &exam(id, 7)).unwrap(), one, "{id}");
        assert_ne!(paper(&houses, &exam(id, 8)).unwrap(), one, "{id}");
        let questions: BTreeSet<String> = one
            .iter()
            .map(|asked| serde_json::to_string(&school::ask(&houses, asked).unwrap()).unwrap())
            .collect();
        assert_eq!(questions.len(), 20, "{id}: no question stands twice on a paper");
    }
    assert!(paper(&houses, &exam("nowhere/nothing", 1)).is_err());
    let none = Exam { drills: vec![Drill::Button], ..exam("ocean-view/holdem", 1) };
    assert!(paper(&houses, &none).is_err(), "a drill that the game does not have");
}

/// With twelve questions of one drill that has several clauses, all of them are asked before one is asked for the third time.
#[test]
fn no_clause_is_asked_again_by_chance() {
    let houses = Houses::shipped();
    for seed in 0..20 {
        let exam = Exam { drills: vec![Drill::Procedure], questions: 6, ..exam("ocean-view/holdem", seed) };
        let mut times = BTreeMap::new();
        for asked in paper(&houses, &exam).unwrap() {
            for clause in school::sheet(&houses, &asked).unwrap().clauses() {
                *times.entry(clause).or_insert(0) += 1;
            }
        }
        assert!(times.len() >= 4, "seed {seed}: {times:?}");
    }
}

#[test]
fn everything_right_is_passed_and_one_underpayment_is_not() {
    let houses = Houses::shipped();
    let exam = Exam { drills: vec![Drill::Settle, Drill::Collection], ..exam("livermore/pure-21.5", 3) };
    let paper = paper(&houses, &exam).unwrap();
    let keys: BTreeMap<u16, Vec<Given>> = paper
        .iter()
        .enumerate()
        .map(|(n, asked)| (n as u16, school::sheet(&houses, asked).unwrap().key()))
        .collect();
    let all = mark(&houses, &paper, &keys).unwrap();
    assert_eq!((all.right, all.under, all.pass(20, 100)), (20, 0, true));
    assert!(all.clauses.values().all(|mark| mark.asked > 0 && mark.wrong == 0), "{all:?}");

    let paid = |given: &Given| matches!(given, Given::Chips { pays, .. } if *pays > Money::ZERO);
    let (n, part) = keys
        .iter()
        .find_map(|(n, key)| Some((*n, key.iter().position(paid)?)))
        .expect("somebody is paid on this paper");
    let paying = |change: Money| {
        let mut answers = keys.clone();
        let Given::Chips { pays, takes } = answers[&n][part].clone() else { panic!("chips") };
        answers.get_mut(&n).unwrap()[part] = Given::Chips { pays: pays + change, takes };
        mark(&houses, &paper, &answers).unwrap()
    };
    let (over, under) = (paying(Money::dollars(1)), paying(Money::ZERO - Money::dollars(1)));
    assert_eq!(
        (over.right, over.under, over.pass(20, 90)),
        (19, 0, true),
        "nineteen of twenty are enough for 90 %"
    );
    assert_eq!(
        (under.right, under.under, under.pass(20, 90)),
        (19, 1, false),
        "and never with an underpayment"
    );
    let half: BTreeMap<u16, Vec<Given>> = keys.clone().into_iter().filter(|(n, _)| n % 2 == 0).collect();
    assert_eq!(mark(&houses, &paper, &half).unwrap().right, 10, "what is not answered is wrong");
    let mut all_but_one = keys.clone();
    all_but_one.remove(&n);
    let missing = mark(&houses, &paper, &all_but_one).unwrap();
    assert_eq!(
        (missing.right, missing.under, missing.pass(20, 90)),
        (19, 1, false),
        "a payment that is not answered is an underpayment"
    );
    let counted = |given: &Given| matches!(given, Given::Amount(_));
    let fee = keys.iter().find(|(_, key)| key.iter().all(counted)).map(|(n, _)| *n).expect("a collection");
    let mut short = keys.clone();
    short.insert(fee, vec![Given::Amount(Money::ZERO); keys[&fee].len()]);
    let short = mark(&houses, &paper, &short).unwrap();
    assert_eq!(
        (short.right, short.under, short.pass(20, 90)),
        (19, 0, true),
        "a fee that is counted short is wrong, and pays nobody less"
    );
}
