//! Every scenario file is played and compared with the outcome that stands beside it (`NAME.json`); every table
//! script must come true step by step. `CARDROOM_BLESS=1` writes the outcomes anew, for a person to read.

use games::clauses::find;
use games::rulebook::Houses;
use games::scenario::{Scenario, Script};
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/blackjack");
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir)
        .expect("scenarios are part of the repository")
        .map(|e| e.expect("a readable folder").path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn is_script(path: &Path) -> bool {
    name(path).starts_with("table-")
}

#[test]
fn every_scenario_ends_as_written_beside_it() {
    let houses = Houses::shipped();
    let bless = std::env::var("CARDROOM_BLESS").is_ok();
    let mut played = 0;
    for path in files().into_iter().filter(|p| !is_script(p)) {
        let text = std::fs::read_to_string(&path).expect("readable");
        let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let book = houses.load(&scenario.rulebook.what).expect("a sound house");
        let end = scenario.play(&book).unwrap_or_else(|e| panic!("{}: {e}", path.display())).end;
        let outcome = match &end {
            Ok(outcome) => serde_json::to_value(outcome).expect("JSON"),
            Err(refused) => serde_json::json!({ "refused": refused }),
        };
        let beside = path.with_extension("json");
        if bless {
            let text = serde_json::to_string_pretty(&outcome).expect("JSON");
            std::fs::write(&beside, format!("{text}\n")).expect("writable");
        }
        let expected =
            std::fs::read_to_string(&beside).unwrap_or_else(|e| panic!("{}: {e}", beside.display()));
        let expected: serde_json::Value = serde_json::from_str(&expected).expect("JSON");
        assert_eq!(outcome, expected, "{}", name(&path));
        if let Err(refused) = &end {
            let shown = scenario.shows.iter().any(|c| c == refused.clause.id());
            assert!(shown, "{}: refused under {}, which it does not show", name(&path), refused.clause);
        }
        played += 1;
    }
    assert!(played > 100, "only {played} scenarios were found");
}

#[test]
fn every_table_script_comes_true() {
    let houses = Houses::shipped();
    let mut played = 0;
    for path in files().into_iter().filter(|p| is_script(p)) {
        let text = std::fs::read_to_string(&path).expect("readable");
        let script = Script::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let book = houses.load(&script.rulebook).expect("a sound house");
        let scripted = script.play(&book).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for (_, refusal) in &scripted.refusals {
            assert!(find(refusal.clause.id()).is_some(), "{}: {} is no clause", name(&path), refusal.clause);
        }
        played += 1;
    }
    assert!(played > 15, "only {played} scripts were found");
}

#[test]
fn every_scenario_says_what_it_shows() {
    for path in files() {
        let text = std::fs::read_to_string(&path).expect("readable");
        let file: toml::Table = text.parse().unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let shows = file.get("shows").and_then(|s| s.as_array()).cloned().unwrap_or_default();
        assert!(!shows.is_empty() && file.contains_key("title"), "{}", path.display());
        for clause in shows {
            let clause = clause.as_str().unwrap_or_default().to_string();
            assert!(find(&clause).is_some(), "{}: {clause} is no clause", path.display());
        }
    }
}
