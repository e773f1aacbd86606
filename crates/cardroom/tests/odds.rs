//! `cardroom odds`, `sim`, `check --profile` and `rules` as a person runs them.

use serde_json::Value;
use std::process::{Command, Output};

fn cardroom(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardroom")).args(args).output().expect("the program runs")
}

fn json(args: &[&str]) -> Value {
    let output = cardroom(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn refused(args: &[&str]) -> String {
    let output = cardroom(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn the_price_of_a_rulebook_has_its_keys() {
    let report = json(&["odds", "ocean-view/pure-21.5", "--decks", "6", "--json"]);
    let number =
        |path: &str| report.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("{path}"));
    let (cd, td) = (number("/base/cd/ev"), number("/base/td/ev"));
    assert!(td < cd && cd < 0.0 && cd > -0.03);
    assert!((1.1..1.2).contains(&number("/base/cd/sd")));
    assert!((number("/buster/ev") + 0.0542).abs() < 5e-5);
    assert!((number("/buster/bust/0") - 0.173032).abs() < 5e-7);
    assert!(number("/base/double_for_less_gain") <= 0.0);
    assert_eq!(report["chart"]["td"]["8-8"][0], "P");
    // At Ocean View a player pays no fee; at Aviator half a dollar on the minimum wager of two is a quarter of it.
    let aviator = json(&["odds", "aviator/pure-21.5", "--json"]);
    let least = &aviator["schedules"][0]["player"][0];
    assert!(least["td"].as_f64().unwrap() < -0.25, "{least}");
}

#[test]
fn eights_against_a_ten_are_surrendered_where_nobody_peeks() {
    let answer = json(&["odds", "21st-century", "--hand", "8s8d", "--up", "Th", "--json"]);
    assert_eq!(answer["best"], "surrender");
    assert_eq!(answer["moves"][0]["ev"], -0.5);
    let answer = json(&["odds", "aviator/pure-21.5", "--hand", "8s8d", "--up", "Th", "--json"]);
    assert_eq!(answer["best"], "split");
    let told =
        String::from_utf8(cardroom(&["odds", "livermore/pure-21.5", "--hand", "Ts6d", "--up", "7c"]).stdout);
    assert!(told.unwrap().contains("the best"));
}

/// 6:5 on $6 is $7.20: with dollar chips a natural pays $8 or $7, and the price for that wager has it (D25).
#[test]
fn rounded_payouts_are_priced_for_the_wager_that_is_asked_about_d25() {
    let ask = |rounding: &str, more: &[&str]| {
        let rounding = format!("rounding={rounding}");
        let args = ["odds", "aviator/pure-21.5", "--json", "--what-if", "chip=1", "--what-if", &rounding];
        json(&args.iter().chain(more).copied().collect::<Vec<_>>())
    };
    let ev = |report: &Value| report["base"]["td"]["ev"].as_f64().unwrap();
    let net = |report: &Value, wager: f64| {
        let rows = report["schedules"][0]["player"].as_array().unwrap().clone();
        rows.iter().find(|row| row["wager"] == wager).unwrap()["td"].as_f64().unwrap()
    };
    let exact = ask("exact", &["--wager", "6"]);
    let naturals = exact["base"]["td"]["outcomes"]["natural_paid"].as_f64().unwrap();
    for (rounding, more) in [("players-favour", 0.8 / 6.0), ("banks-favour", -0.2 / 6.0)] {
        let six = ask(rounding, &["--wager", "6"]);
        assert!((ev(&six) - ev(&exact) - naturals * more).abs() < 1e-12, "{rounding}");
        let posted = ask(rounding, &[]);
        assert_eq!(ev(&posted), ev(&exact), "without a wager, by the posted odds");
        // Each size has its own rounding, whatever wager the report is about: $2 at 6:5 is $2.40.
        let two = if rounding == "players-favour" { 0.6 } else { -0.4 };
        for report in [&six, &posted] {
            assert!((net(report, 2.0) - net(&exact, 2.0) - naturals * two / 2.0).abs() < 1e-12);
            assert!((net(report, 10.0) - net(&exact, 10.0)).abs() < 1e-12, "$12 is whole");
        }
    }
    let args = ["odds", "aviator/pure-21.5", "--what-if", "rounding=banks-favour", "--wager", "6"];
    let told = String::from_utf8(cardroom(&args).stdout).unwrap();
    assert!(told.contains("(D25)") && told.contains("base wagers of $6"), "{told}");
    assert!(refused(&["odds", "aviator/pure-21.5", "--wager", "6.30"]).contains("whole $0.50 chips"));
    let sim = ["sim", "aviator/pure-21.5", "--what-if", "rounding=players-favour", "--wager", "6", "--json"];
    let more = ["--rounds", "20000", "--referee", "500", "--quiet"];
    let sim = json(&sim.iter().chain(&more).copied().collect::<Vec<_>>());
    assert_eq!((&sim["refereed_rounds"], &sim["wager"]), (&500.into(), &6.0.into()));
    let at_six = ask("players-favour", &["--what-if", "chip=0.5", "--wager", "6"]);
    assert!((sim["exact_if_covered"].as_f64().unwrap() + 6.0 * ev(&at_six)).abs() < 1e-9);
}

#[test]
fn a_changed_rule_changes_the_price() {
    let ev = |args: &[&str]| json(args)["base"]["cd"]["ev"].as_f64().unwrap();
    let plain = ev(&["odds", "aviator/pure-21.5", "--json"]);
    let worse = ev(&["odds", "aviator/pure-21.5", "--json", "--what-if", "surrender=none"]);
    let better = ev(&["odds", "aviator/pure-21.5", "--json", "--what-if", "natural=3:2"]);
    assert!(worse < plain && plain < better);
}

#[test]
fn every_result_of_a_round_is_listed() {
    let report = json(&["odds", "aviator/pure-21.5", "--results", "--json"]);
    let rows = report["results"]["rows"].as_array().unwrap();
    let sum = |key: &str| rows.iter().map(|r| r[key].as_f64().unwrap()).sum::<f64>();
    assert!((sum("chance") - 1.0).abs() < 1e-12);
    let mean: f64 = rows.iter().map(|r| r["net"].as_f64().unwrap() * r["chance"].as_f64().unwrap()).sum();
    let exact = report["base"]["cd"]["ev"].as_f64().unwrap();
    assert!((mean - exact).abs() < 5e-5, "{mean} {exact}");
    assert!(rows.first().unwrap()["net"].as_f64().unwrap() <= -6.0);
    assert!(rows.iter().any(|r| r["net"] == 1.2), "a natural pays 6:5");
}

#[test]
fn nonsense_is_refused_in_words() {
    let aviator = "aviator/pure-21.5";
    assert!(refused(&["odds", aviator, "--hand", "8s8s8s8s8s8s8s", "--up", "Th"]).contains("no 8♠ left"));
    assert!(refused(&["odds", aviator, "--hand", "8s", "--up", "Th"]).contains("two cards"));
    assert!(refused(&["odds", aviator, "--hand", "8s8d", "--up", "Jk"]).contains("joker"));
    assert!(refused(&["odds", aviator, "--composition", "A=999"]).contains("only 24 in"));
    assert!(refused(&["odds", aviator, "--bank-chair", "--hours", "nan"]).contains("more than 0"));
    assert!(refused(&["odds", aviator, "--bank-chair", "--rounds-per-hour", "-3"]).contains("more than 0"));
    assert!(refused(&["odds", aviator, "--bank-chair", "--simulate", "0"]).contains("1000"));
    let none: String = "A23456789TJQK".chars().map(|r| format!("{r}=0,")).collect();
    assert!(refused(&["odds", aviator, "--composition", &none]).contains("at least 26"));
    assert!(refused(&["odds", "nowhere"]).contains("no such rulebook"));
    assert!(refused(&["odds", "ocean-view/pure-21.5", "--decks", "1"]).contains("6 to 8"));
    assert!(refused(&["odds", "aviator/pure-21.5", "--hand", "AsKs", "--up", "5d"]).contains("D17"));
    assert!(refused(&["odds", "aviator/pure-21.5", "--hand", "8s8x", "--up", "5d"]).contains("not a card"));
    assert!(refused(&["odds", "aviator/pure-21.5", "--what-if", "surrender=maybe"]).contains("surrender"));
    assert!(refused(&["odds", "aviator/pure-21.5", "--composition", "5=x"]).contains("5=x"));
    assert!(
        refused(&["sim", "aviator/pure-21.5", "--rounds", "10", "--circles", "2", "--wager", "51"])
            .contains("D19")
    );
}

/// What was asked for and would be ignored is refused, and so is a table that the referee would refuse.
#[test]
fn nothing_that_was_asked_is_left_out_in_silence() {
    let odds = |args: &[&str]| refused(&[&["odds", "ocean-view/pure-21.5"], args].concat());
    assert!(odds(&["--circles", "3"]).contains("--bank-chair"));
    assert!(odds(&["--hand", "8s8d", "--up", "Th", "--all"]).contains("cannot be used"));
    assert!(
        odds(&["--bank-chair", "--wager", "100", "--buster", "50"])
            .contains("at most $25; this is $50. (BB-2)")
    );
    assert!(odds(&["--bank-chair", "--buster", "-1"]).contains("this is −$1. (BB-2)"));
    assert!(odds(&["--bank-chair", "--wager", "5.25"]).contains("not a multiple of the $0.50 chip. (D19)"));
    let buster = odds(&["--bank-chair", "--wager", "100", "--buster", "0.50"]);
    assert!(buster.contains("at least $1; this is $0.50. (BB-2)"), "{buster}");
    let aviator = |args: &[&str]| refused(&[&["odds", "aviator/pure-21.5", "--bank-chair"], args].concat());
    for (args, why) in [
        (&["--wager", "1"][..], "at least the table minimum of $2; this is $1. (D19)"),
        (&["--wager", "25", "--buster", "1"], "at least $2; this is $1. (BB-2)"),
        (&["--wager", "25", "--buster", "30"], "may not exceed the base wager of $25; this is $30. (BB-2)"),
        (&["--wager", "25", "--bank", "1"], "at least the table minimum of $2. (RND-2)"),
    ] {
        assert!(aviator(args).contains(why), "{args:?}: {}", aviator(args));
    }
    assert!(odds(&["--what-if", "split_hands=200"]).starts_with("split_hands=200: a circle has"));
    let sim = |args: &[&str]| refused(&[&["sim", "ocean-view/pure-21.5", "--rounds", "1000"], args].concat());
    assert!(
        sim(&["--circles", "2", "--wager", "100", "--buster", "50"])
            .contains("at most $25; this is $50. (BB-2)")
    );
    let template = refused(&["odds", "txb/pure-21.5", "--bank-chair"]);
    assert!(template.contains("a cardroom has to complete it first (D10)"), "{template}");
}

/// A report about a shoe with cards gone says so.
#[test]
fn cards_that_are_gone_are_told() {
    let output = cardroom(&["odds", "aviator/pure-21.5", "--without", "5s 5d", "--no-color"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("6 decks, of which 310 cards are left"), "{text}");
}

#[test]
fn a_simulation_agrees_and_the_referee_with_it() {
    let args =
        ["sim", "21st-century", "--rounds", "2e6", "--referee", "500", "--json", "--quiet", "--threads", "2"];
    let sim = json(&args);
    assert_eq!(sim["rounds"], 2_000_000);
    assert_eq!(sim["refereed_rounds"], 500);
    assert!(sim["off_by"].as_f64().unwrap().abs() < 4.0, "{sim}");
    let table = json(&[
        "sim",
        "ocean-view/pure-21.5",
        "--rounds",
        "20000",
        "--circles",
        "5",
        "--wager",
        "50",
        "--buster",
        "10",
        "--bank",
        "200",
        "--json",
        "--quiet",
    ]);
    assert!(table["uncovered_share"].as_f64().unwrap() > 0.0);
}

#[test]
fn a_report_is_one_page_that_needs_nothing_else() {
    let dir = std::env::temp_dir().join(format!("cardroom-odds-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let (page, drawing) = (dir.join("report.html"), dir.join("chart.svg"));
    let output = cardroom(&[
        "odds",
        "livermore/pure-21.5",
        "--html",
        page.to_str().unwrap(),
        "--svg",
        drawing.to_str().unwrap(),
    ]);
    assert!(output.status.success());
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("What a rule costs"));
    for elsewhere in ["http://", "https://", "<script", "src="] {
        assert!(!html.contains(elsewhere), "{elsewhere}");
    }
    assert!(std::fs::read_to_string(&drawing).unwrap().starts_with("<svg"));
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn where_the_nearer_hand_wins_the_price_is_exact_and_nothing_else_is_asked() {
    let price = json(&["odds", "open/closest-22", "--decks", "6", "--json"]);
    assert!((price["cd"]["ev"].as_f64().unwrap() + 0.011_577).abs() < 1e-6, "{price}");
    assert!(refused(&["odds", "open/closest-22", "--counting"]).contains("nearer hand wins"));
    let table =
        ["sim", "open/closest-22", "--rounds", "20000", "--circles", "3", "--bank", "20", "--wager", "10"];
    let sim = json(&[&table[..], &["--referee", "200", "--json", "--quiet"]].concat());
    assert_eq!(
        (&sim["refereed_rounds"], &sim["players"]),
        (&serde_json::json!(200), &serde_json::json!("optimal"))
    );
    let covered = sim["exact_if_covered"].as_f64().unwrap();
    assert!((covered + 30.0 * price["cd"]["ev"].as_f64().unwrap()).abs() < 1e-9, "{sim}");
    assert!(
        sim["short_rounds"].as_f64().unwrap() > 0.01,
        "three circles of ten against twenty run short: {sim}"
    );
}

#[test]
fn a_rulebook_is_held_against_a_profile_whose_status_is_told() {
    let output = cardroom(&["check", "aviator/pure-21.5", "--profile", "reg2026"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1));
    for told in
        ["held invalid by a trial court", "legal advice", "REG-BJ-2     FAIL", "bank_turns=1", "(S-q)"]
    {
        assert!(text.contains(told), "{told}: {text}");
    }
    let output = cardroom(&["check", "ocean-view/holdem", "--profile", "reg2026", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        (report["clauses"][0]["answer"].as_str(), output.status.code()),
        (Some("does-not-apply"), Some(0))
    );
    assert!(refused(&["check", "aviator/pure-21.5", "--profile", "reg2062"]).contains("classic, reg2026"));
}

#[test]
fn the_rules_of_a_house_are_one_page_and_of_two_houses_none() {
    let output = cardroom(&["rules", "ocean-view", "--pdf-ready"]);
    let html = String::from_utf8(output.stdout).expect("text");
    assert_eq!(html.matches("<article>").count(), 12);
    for elsewhere in ["http://", "https://", "<script", "src="] {
        assert!(!html.contains(elsewhere), "{elsewhere}");
    }
    let refusal = refused(&["rules", "aviator/pure-21.5", "livermore/pure-21.5"]);
    assert!(refusal.contains("one cardroom"), "{refusal}");
}
