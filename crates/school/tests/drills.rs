//! Every drill of every house, seed by seed: one right answer, and none that can be guessed. 200 seeds for each drill, 10,000 in a
//! soak (`CARDROOM_SOAK=1`), spread over the houses that have it.

use chips::Money;
use games::rulebook::Houses;
use school::{Asked, Drill, Form, Given, LEVELS, Question, Sheet};
use std::collections::{BTreeMap, HashMap, HashSet};

fn seeds() -> u64 {
    if std::env::var("CARDROOM_SOAK").is_ok_and(|v| v == "1") { 10_000 } else { 200 }
}

/// Which rulebooks have a drill.
fn books(houses: &Houses) -> BTreeMap<Drill, Vec<String>> {
    let mut books: BTreeMap<Drill, Vec<String>> = BTreeMap::new();
    for id in houses.ids() {
        for drill in school::drills(houses, id) {
            books.entry(drill).or_default().push(id.to_string());
        }
    }
    books
}

/// The questions of a test: houses and levels take turns.
fn all(houses: &Houses, mut each: impl FnMut(&Asked, &Sheet)) {
    for (drill, books) in books(houses) {
        for seed in 0..seeds() {
            let rulebook = books[seed as usize % books.len()].clone();
            let level = (seed / books.len() as u64 % u64::from(LEVELS)) as u8 + 1;
            let asked = Asked { rulebook, drill, level, seed };
            each(&asked, &school::sheet(houses, &asked).unwrap_or_else(|e| panic!("{asked:?}: {e}")));
        }
    }
}

/// Answers that are not the key, as many as are cheap.
fn others(form: &Form, key: &Given) -> Vec<Given> {
    let cent = Money::cents(1);
    match (form, key) {
        (Form::Pick(of), Given::Pick(right)) => {
            (0..of.len() + 1).filter(|i| i != right).map(Given::Pick).collect()
        }
        (Form::Amount, Given::Amount(amount)) => {
            [*amount + cent, *amount - cent, *amount * 2 + cent].map(Given::Amount).to_vec()
        }
        (Form::Chips, Given::Chips { pays, takes }) => vec![
            Given::Chips { pays: *pays + cent, takes: *takes },
            Given::Chips { pays: *pays, takes: *takes + cent },
            Given::Chips { pays: *takes + cent, takes: *pays },
        ],
        (Form::Order { of, .. }, Given::Order(right)) => {
            let mut short = right.clone();
            short.pop();
            let mut long = right.clone();
            long.push(of.len());
            let mut twice = right.clone();
            twice.push(right[0]);
            vec![short, long, twice].into_iter().map(Given::Order).collect()
        }
        (form, key) => panic!("{form:?} is not answered by {key:?}"),
    }
}

#[test]
fn every_question_has_one_right_answer() {
    let houses = Houses::shipped();
    let mut asked_of: BTreeMap<Drill, u64> = BTreeMap::new();
    all(&houses, |asked, sheet| {
        let (question, key) = (sheet.question(), &sheet.key());
        *asked_of.entry(asked.drill).or_default() += 1;
        assert_eq!(question.parts.len(), key.len(), "{asked:?}");
        assert!(!key.is_empty(), "{asked:?}");
        let graded = sheet.grade(key);
        assert!(graded.right && !graded.under, "{asked:?}");
        assert!(graded.parts.iter().all(|p| !p.because.is_empty()), "{asked:?} does not say why");
        assert!(!sheet.grade(&[]).right);
        for (i, part) in question.parts.iter().enumerate() {
            let choices = match &part.form {
                Form::Pick(of) | Form::Order { of, .. } => of.as_slice(),
                _ => &[],
            };
            let said: HashSet<String> = choices.iter().map(|c| c.says.to_string()).collect();
            assert_eq!(said.len(), choices.len(), "{asked:?} offers the same twice");
            for other in others(&part.form, &key[i]) {
                let mut answer = key.to_vec();
                answer[i] = other;
                let graded = sheet.grade(&answer);
                assert!(!graded.right && !graded.parts[i].right, "{asked:?} takes {:?}", answer[i]);
            }
        }
    });
    assert_eq!(asked_of.len(), 12, "{asked_of:?}");
}

/// The same seed is the same question, to the last word.
#[test]
fn a_seed_is_a_question() {
    let houses = Houses::shipped();
    for (drill, books) in books(&houses) {
        let asked = |seed| Asked { rulebook: books[0].clone(), drill, level: 3, seed };
        let json = |seed| serde_json::to_string(&school::ask(&houses, &asked(seed)).unwrap()).unwrap();
        assert_eq!(json(5), json(5));
        assert_ne!(json(5), json(6), "{drill:?}");
    }
}

/// How often blind luck is right, at best: the fewest choices there are.
fn chance(question: &Question) -> f64 {
    let of = |form: &Form| match form {
        Form::Pick(of) => 1.0 / (of.len().min(8) as f64),
        // An amount out of ten that are likely, or one of two who might win a pot.
        Form::Amount | Form::Chips => 0.1,
        Form::Order { of, .. } => 1.0 / (1..=of.len()).product::<usize>() as f64,
    };
    let own: f64 = question.parts.iter().map(|part| of(&part.form)).product();
    own.max(0.1)
}

/// Whoever answers the same every time, or the same place every time, does no better than by chance.
#[test]
fn nothing_can_be_guessed() {
    let houses = Houses::shipped();
    let mut answers: HashMap<Drill, HashMap<String, u64>> = HashMap::new();
    let mut luck: HashMap<Drill, (f64, f64)> = HashMap::new();
    all(&houses, |asked, sheet| {
        let (question, key) = (sheet.question(), &sheet.key());
        // The answer as it is, and by place: the numbers of what was picked.
        let said = serde_json::to_string(key).unwrap();
        *answers.entry(asked.drill).or_default().entry(said).or_default() += 1;
        let (sum, count) = luck.entry(asked.drill).or_default();
        *sum += chance(question);
        *count += 1.0;
    });
    for (drill, answers) in answers {
        let (sum, count) = luck[&drill];
        let fair = sum / count;
        let (best, times) = answers.iter().max_by_key(|(_, times)| **times).unwrap();
        let share = *times as f64 / count;
        let bound = fair + 4.0 * (fair * (1.0 - fair) / count).sqrt();
        println!("{drill:?}: always {best}: {share:.3} of {count}, by chance {fair:.3}");
        assert!(
            share <= bound,
            "{drill:?}: always {best} is right {share:.3} of the time, by chance {fair:.3}"
        );
    }
}

/// At a showdown the pot does not go to whoever is named first, or last, more often than to others.
#[test]
fn the_pot_goes_to_any_place() {
    let houses = Houses::shipped();
    let mut won: HashMap<(usize, bool), (u64, u64)> = HashMap::new();
    for seed in 0..seeds() {
        let asked = Asked { rulebook: "ocean-view/holdem".into(), drill: Drill::Award, level: 1, seed };
        let key = school::sheet(&houses, &asked).unwrap().key();
        let first = matches!(&key[0], Given::Amount(a) if a.is_positive());
        let (times, all) = won.entry((key.len(), first)).or_default();
        *times += 1;
        *all += 1;
    }
    let of_two = |first| won.get(&(2, first)).map_or(0, |(times, _)| *times) as f64;
    let share = of_two(true) / (of_two(true) + of_two(false));
    assert!((0.35..0.65).contains(&share), "the first of two wins {share:.2}");
}

/// Over and under are told apart, and both are wrong; only what a player is paid, gets back or is awarded can be underpaid.
#[test]
fn over_and_under_are_told_apart() {
    let houses = Houses::shipped();
    let five = Money::dollars(5);
    let mut slips: BTreeMap<Drill, u64> = BTreeMap::new();
    all(&houses, |asked, sheet| {
        let key = sheet.key();
        let pays = matches!(asked.drill, Drill::Settle | Drill::Worth | Drill::Award);
        for (i, right) in key.iter().enumerate() {
            let off_by = |change: Money| match right {
                Given::Amount(amount) => Some(Given::Amount(*amount + change)),
                Given::Chips { pays, takes } => Some(Given::Chips { pays: *pays + change, takes: *takes }),
                Given::Pick(_) | Given::Order(_) => None,
            };
            let graded = |slip: Given| {
                let mut answer = key.clone();
                answer[i] = slip;
                sheet.grade(&answer)
            };
            let (Some(more), Some(less)) = (off_by(five), off_by(Money::ZERO - five)) else { continue };
            let (over, under) = (graded(more), graded(less));
            assert!(!over.right && !over.under, "{asked:?}");
            assert_eq!(over.parts[i].off, Some(school::Off::Over(five)), "{asked:?}");
            assert!(!under.right && under.under == pays, "{asked:?}");
            assert_eq!(under.parts[i].off, Some(school::Off::Under(five)), "{asked:?}");
            *slips.entry(asked.drill).or_default() += 1;
        }
    });
    let counted = [Drill::Collection, Drill::Action, Drill::SidePots, Drill::Blinds];
    let paid = [Drill::Settle, Drill::Worth, Drill::Award];
    assert!(counted.iter().chain(&paid).all(|drill| slips.contains_key(drill)), "{slips:?}");
}

/// Who does not answer a payment, or answers it with something else than chips, has not paid; a loser who is left alone, a total
/// and a fee are not underpaid.
#[test]
fn what_is_not_answered_was_not_paid() {
    let houses = Houses::shipped();
    let mut seen = HashSet::new();
    all(&houses, |asked, sheet| {
        let pays = matches!(asked.drill, Drill::Settle | Drill::Worth | Drill::Award);
        let due = |given: &Given| match given {
            Given::Amount(amount) => *amount,
            Given::Chips { pays, takes } => *pays - *takes,
            Given::Pick(_) | Given::Order(_) => Money::ZERO,
        };
        let owed = pays && sheet.key().iter().any(|given| due(given).is_positive());
        let nothing = sheet.grade(&[]);
        let no_chips = sheet.grade(&vec![Given::Pick(usize::MAX); sheet.key().len()]);
        assert_eq!((nothing.under, no_chips.under), (owed, owed), "{asked:?}");
        for (part, given) in nothing.parts.iter().zip(sheet.key()) {
            let short = pays && due(&given).is_positive();
            assert_eq!(part.off, short.then(|| school::Off::Under(due(&given))), "{asked:?}");
        }
        seen.insert((asked.drill, owed));
    });
    assert!(seen.contains(&(Drill::Settle, true)) && seen.contains(&(Drill::Settle, false)), "{seen:?}");
    assert!(seen.contains(&(Drill::Award, true)) && seen.contains(&(Drill::Collection, false)), "{seen:?}");
}

/// A house without an action button has no drill for it, and is told so.
#[test]
fn the_button_is_drilled_where_the_house_has_one() {
    let houses = Houses::shipped();
    let has = |id: &str| school::drills(&houses, id).contains(&Drill::Button);
    for id in houses.ids().filter(|id| !houses.is_poker(id)) {
        let Ok(book) = houses.load(id) else { continue };
        if !book.is_template() {
            assert_eq!(has(id), book.rules.settle.has_button(), "{id}");
        }
    }
    let asked = Asked { rulebook: "ocean-view/holdem".into(), drill: Drill::Button, level: 1, seed: 0 };
    assert!(school::ask(&houses, &asked).is_err());
}
