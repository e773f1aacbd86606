//! Shipped rulebooks against the shipped profiles.

use super::{Answer, Profile, Report, Subject, report};
use games::rulebook::Houses;

fn told(profile: &str, id: &str) -> Report {
    changed(profile, id, &[], true)
}

fn changed(profile: &str, id: &str, changes: &[String], priced: bool) -> Report {
    let houses = Houses::shipped();
    let subject = Subject { houses: &houses, id, changes, priced };
    report(&Profile::named(profile).unwrap(), subject).unwrap()
}

fn answer(report: &Report, clause: &str) -> Answer {
    report.clauses.iter().find(|c| c.id == clause).unwrap_or_else(|| panic!("{clause}")).answer
}

const FAILING: [&str; 9] = [
    "REG-BJ-1", "REG-BJ-2", "REG-BJ-3", "REG-BJ-5", "REG-BJ-6", "REG-BJ-7", "REG-PD-2", "REG-PD-3",
    "REG-PD-5",
];

#[test]
fn blackjack_fails_the_regulations_of_2026_with_hands_that_show_it() {
    for id in ["aviator/pure-21.5", "livermore/pure-21.5", "21st-century/21st-century-8.0"] {
        let told = told("reg2026", id);
        assert!(told.status.contains("held invalid by a trial court"), "{}", told.status);
        for clause in FAILING {
            assert_eq!(answer(&told, clause), Answer::Fail, "{id} {clause}");
        }
        for clause in ["REG-BJ-4a", "REG-BJ-4b", "REG-PD-4r"] {
            assert_eq!(answer(&told, clause), Answer::Undecided, "{id} {clause}");
        }
        for clause in ["REG-PD-1", "REG-PD-7", "REG-PD-8"] {
            assert_eq!(answer(&told, clause), Answer::Pass, "{id} {clause}");
        }
    }
    let told = told("reg2026", "aviator/pure-21.5");
    let why = |id: &str| told.clauses.iter().find(|c| c.id == id).unwrap().why.as_ref().unwrap().to_string();
    assert!(why("REG-BJ-2").starts_with("22 ("), "{}", why("REG-BJ-2"));
    assert!(why("REG-BJ-2").ends_with(" loses"), "{}", why("REG-BJ-2"));
    assert!(why("REG-BJ-6").ends_with(" pushes"), "{}", why("REG-BJ-6"));
    assert!(why("REG-BJ-7").contains("21"), "{}", why("REG-BJ-7"));
}

#[test]
fn the_nearest_change_passes_and_has_its_price() {
    let told = told("reg2026", "aviator/pure-21.5");
    let mended = told.mended.unwrap();
    assert_eq!(mended.still_failing, ["REG-BJ-8"], "an approval is for no key to mend: {mended:?}");
    let ev = mended.ev.unwrap();
    assert!((-0.03..0.01).contains(&ev), "{ev}");
    let turns = told.clauses.iter().find(|c| c.id == "REG-PD-2").unwrap().mend.as_ref().unwrap();
    assert_eq!((&turns.changes[..], turns.difference), (&["bank_turns=1".to_string()][..], Some(0.0)));
}

#[test]
fn what_is_mended_passes_when_it_is_changed_and_answers_do_not_wait_for_prices() {
    let before = changed("reg2026", "aviator/pure-21.5", &[], false);
    let mended = before.mended.unwrap();
    assert_eq!((mended.ev, mended.difference), (None, None));
    let after = changed("reg2026", "aviator/pure-21.5", &mended.changes, false);
    let failing: Vec<&str> =
        after.clauses.iter().filter(|c| c.answer == Answer::Fail).map(|c| c.id.as_str()).collect();
    assert_eq!(failing, ["REG-BJ-8"]);
    assert!(
        after.clauses.iter().all(|clause| clause.mend.is_none()),
        "nothing is left that a key could mend"
    );
}

#[test]
fn the_open_houses_game_passes_all_but_the_approval() {
    let told = told("reg2026", "open/closest-22");
    let failing: Vec<&str> =
        told.clauses.iter().filter(|c| c.answer == Answer::Fail).map(|c| c.id.as_str()).collect();
    assert_eq!(failing, ["REG-BJ-8"]);
}

#[test]
fn what_the_law_asks_for_today_is_told_house_by_house() {
    let (aviator, livermore) = (told("classic", "aviator/pure-21.5"), told("classic", "livermore/pure-21.5"));
    for clause in ["CL-33011-1", "CL-33011-2", "CL-337J-3", "CL-LIMITS"] {
        assert_eq!(answer(&aviator, clause), Answer::Pass, "{clause}");
    }
    assert_eq!(answer(&aviator, "CL-OLIVER"), Answer::Fail);
    assert_eq!(
        (answer(&aviator, "CL-APPROVAL"), answer(&livermore, "CL-APPROVAL")),
        (Answer::Fail, Answer::Pass)
    );
    assert_eq!(
        (answer(&aviator, "CL-ZERO"), answer(&livermore, "CL-ZERO")),
        (Answer::Pass, Answer::Undecided)
    );
    assert_eq!(answer(&livermore, "CL-33011-1e"), Answer::Undecided);
    assert_eq!(answer(&told("classic", "txb/pure-21.5"), "CL-LIMITS"), Answer::Fail);
}

#[test]
fn poker_is_not_what_these_are_about() {
    let told = told("reg2026", "ocean-view/holdem");
    assert!(told.clauses.iter().all(|clause| clause.answer == Answer::DoesNotApply));
}

#[test]
fn a_profile_that_is_no_profile_is_refused_in_words() {
    assert!(Profile::read("x", "name = 1").is_err());
    assert!(
        Profile::read("x", "name = \"a\"\nstatus = \"b\"\nnote = \"c\"\nclause = []\nextra = 1").is_err()
    );
}

#[test]
fn a_profile_that_names_what_is_not_there_is_refused() {
    let clause = |id: &str, check: &str, more: &str| {
        format!(
            "[[clause]]\nid = \"{id}\"\nsays = \"s\"\nsource = \"s\"\nsure = \"V\"\ncheck = {check}\n{more}\n"
        )
    };
    let read = |clauses: &[String]| {
        let text = format!("name = \"a\"\nstatus = \"b\"\nnote = \"c\"\n{}", clauses.concat());
        Profile::read("x", &text).map(|_| ()).map_err(|why| why.to_string())
    };
    assert_eq!(read(&[clause("A", "\"no-bust\"", ""), clause("B", "{ clauses = [\"A\"] }", "")]), Ok(()));
    assert_eq!(
        read(&[clause("A", "{ keys = [{ key = \"seats\", most = 8 }] }", "mend = [[\"seats=8\"]]")]),
        Ok(())
    );
    for (clauses, why) in [
        (vec![clause("A", "{ clauses = [\"A\"] }", "")], "come back"),
        (vec![clause("A", "{ clauses = [\"NOPE\"] }", "")], "NOPE"),
        (vec![clause("A", "\"no-bust\"", ""), clause("A", "\"no-bust\"", "")], "two clauses"),
        (vec![clause("A", "{ keys = [{ key = \"seats\" }] }", "")], "what it has to be"),
        (vec![clause("A", "{ keys = [{ key = \"natrual\", most = 1 }] }", "")], "natrual"),
        (vec![clause("A", "\"no-bust\"", "mend = [[\"nonsense\"]]")], "nonsense"),
        (vec![clause("A", "{ approval = \"03/01/2023\" }", "")], "03/01/2023"),
    ] {
        let told = read(&clauses).unwrap_err();
        assert!(told.contains(why), "{told}");
    }
}
