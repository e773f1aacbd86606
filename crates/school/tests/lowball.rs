//! Lowball's own procedures: the kill and the sevens rule, with the referee's word for what is right.

use games::Clause;
use games::rulebook::Houses;
use school::{Asked, Drill, Form, Given, LEVELS};
use std::collections::BTreeMap;

fn sheets(each: impl Fn(&school::Sheet) -> Option<String>) -> BTreeMap<String, u32> {
    let houses = Houses::shipped();
    let mut seen = BTreeMap::new();
    for seed in 0..300 {
        let level = (seed % u64::from(LEVELS)) as u8 + 1;
        let asked = Asked { rulebook: "ocean-view/lowball".into(), drill: Drill::Procedure, level, seed };
        if let Some(what) = each(&school::sheet(&houses, &asked).unwrap()) {
            *seen.entry(what).or_insert(0) += 1;
        }
    }
    seen
}

/// A kill is granted or refused, for each of the reasons there are, and what follows is put in order.
#[test]
fn a_pot_is_killed_or_not() {
    let seen = sheets(|sheet| {
        let question = sheet.question();
        (question.asks.id == "school-asks-kill").then(|| {
            let graded = sheet.grade(&[]);
            let why = graded.parts[0].because[0].id.to_string();
            let granted = sheet.key()[0] == Given::Pick(0);
            assert_eq!(question.parts.len(), if granted { 2 } else { 1 });
            if granted {
                let Given::Order(right) = &sheet.key()[1] else { panic!("steps") };
                let Form::Order { of, .. } = &question.parts[1].form else { panic!("steps") };
                let steps: Vec<&str> = right.iter().map(|i| &*of[*i].says.id).collect();
                let all = ["school-kill-posts", "school-kill-deals", "school-kill-opens", "school-kill-fee"];
                assert_eq!(steps, all, "{question:?}");
                assert_eq!(graded.parts[1].clause, Clause::Lb5);
            }
            why
        })
    });
    for why in ["school-why-kill", "poker-no-kill-twice", "poker-no-kill-after-two"] {
        assert!(seen.contains_key(why), "{why}: {seen:?}");
    }
}

/// Betting that is void goes back before the pot is pushed, and in any order; where everything stands nothing does.
#[test]
fn sevens_are_settled() {
    let seen = sheets(|sheet| {
        let question = sheet.question();
        (question.asks.id == "school-asks-sevens").then(|| {
            let Given::Order(right) = sheet.key()[0].clone() else { panic!("steps") };
            let Form::Order { of, all } = &question.parts[0].form else { panic!("steps") };
            assert!(!all, "something is on offer that does not belong");
            let back = |i: &usize| of[*i].says.id == "hand-goes-back";
            let first = right.iter().take_while(|i| back(i)).count();
            assert!(!right[first..].iter().any(back), "{question:?}");
            if first > 1 {
                let mut other = right.clone();
                other.swap(0, 1);
                assert!(sheet.grade(&[Given::Order(other)]).right, "either may get it first");
            }
            if (1..right.len()).contains(&first) {
                let mut late = right.clone();
                late.swap(first - 1, first);
                assert!(!sheet.grade(&[Given::Order(late)]).right, "the pot is pushed last");
            }
            let clause = sheet.clauses().into_iter().next().unwrap();
            let sevens = matches!(clause, Clause::Lb9 | Clause::Lb10 | Clause::S14);
            assert!(first == 0 || sevens, "{clause:?} gives nothing back");
            format!("{} {}", clause.id(), if first > 0 { "back" } else { "stands" })
        })
    });
    println!("{seen:?}");
    assert!(
        ["LB-9 back", "LB-10 back", "LB-1 stands"].iter().all(|what| seen.contains_key(*what)),
        "{seen:?}"
    );
}
