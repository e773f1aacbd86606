//! Every scenario file is played and compared with the outcome that stands beside it (`NAME.json`); every table
//! script must come true step by step. `CARDROOM_UPDATE=1` writes the outcomes anew, for a person to read.

#[path = "common/houses.rs"]
mod houses;

use games::Clause;
use games::rulebook::Houses;
use games::scenario::{Scenario, Script};
use houses::houses;
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
    let houses = houses();
    let bless = std::env::var("CARDROOM_UPDATE").is_ok();
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
    let houses = houses();
    let mut played = 0;
    for path in files().into_iter().filter(|p| is_script(p)) {
        let text = std::fs::read_to_string(&path).expect("readable");
        let script = Script::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let book = houses.load(&script.rulebook.what).expect("a sound house");
        let scripted = script.play(&book).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for (_, refusal) in &scripted.refusals {
            assert!(
                Clause::find(refusal.clause.id()).is_some(),
                "{}: {} is no clause",
                name(&path),
                refusal.clause
            );
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
            assert!(Clause::find(&clause).is_some(), "{}: {clause} is no clause", path.display());
        }
    }
}

/// What is wrong with a table script of these steps, after a table was opened and a hand of 16 was dealt against a nine;
/// the steps begin on line 4.
fn nonsense(step: &str) -> (usize, String) {
    let opening = ["join Ann 1 1000", "join Ben 4 1000", "shuffle", "bank Ben 100"];
    let opening: String = opening.iter().map(|s| format!("  \"{s}\",\n")).collect();
    let text = format!(
        "rulebook = \"aviator/pure-21.5\"\nshows = [\"RND-12\"]\nsteps = [\n{opening}  \"{step}\",\n]\n"
    );
    let script = Script::parse(&text).expect("TOML");
    let book = Houses::shipped().load(&script.rulebook.what).expect("sound");
    script.play(&book).err().map_or((0, String::new()), |e| (e.line, e.what.to_string()))
}

#[test]
fn words_too_many_or_misspelt_in_a_script_are_told_with_their_line() {
    for step in [
        "join Cal 2 1000 third-partie",
        "join Cal 2 1000 third-party now",
        "wager Ann 1 10 2 3",
        "wager Ann 1 10 two",
        "leave Ann now",
        "close now",
        "shuffle dew",
        "no shuffle",
        "nobody bank",
        "timeout 5",
        "cards",
        "1 stand 5 6",
        "1 stand 5",
        "1 stnd",
        "1.2 no",
        "take-back Ann",
        "button first",
        "offer Ben 3",
        "refused RND-IX bank Ann 100",
        "refused rnd-12 bank Ann 100",
        "refused RND-12",
        "refused RND-12 bank Ann 100 200",
        "floor Dana two-circles maybe because of it",
        "floor Dana foul 1.1 1.2 because of it",
    ] {
        let (line, what) = nonsense(step);
        assert_eq!(line, 8, "{step}: {what}");
        assert!(what.starts_with(&format!("\"{step}\": ")) && !what.contains("not so"), "{what}");
    }
    for step in ["join Cal 2 1000 third-party", "wager Ann 1 10 2", "refused RND-12 bank Ann 100"] {
        assert_eq!(nonsense(step), (0, String::new()), "{step}");
    }
}

#[test]
fn a_clause_that_does_not_exist_cannot_be_shown() {
    let round = "rulebook = \"aviator/pure-21.5\"\nbank = { seat = 3, wager = 60 }\ncards = \"2c\"\n\
                 wagers = [{ seat = 4, base = 10 }]\nshows = [\n  \"RND-11\",\n  \"RND-IX\",\n]\n";
    let told = Scenario::parse(round).expect_err("no such clause");
    assert_eq!(told.to_string(), "line 7: shows \"RND-IX\", which is no clause");
    let script = "rulebook = \"aviator/pure-21.5\"\nshows = [\"RND-11\", \"rnd-12\"]\nsteps = []\n";
    let told = Script::parse(script).expect_err("no such clause");
    assert_eq!(told.to_string(), "line 2: shows \"rnd-12\", which is no clause");
    assert!(Scenario::parse(&round.replace("RND-IX", "D18")).is_ok());
    // Cards left over at the end are no mistake.
    let over = "rulebook = \"aviator/pure-21.5\"\nbank = { seat = 3, wager = 60 }\ncards = \"Tc 7s 9d Th 2c 2d\"\n\
                wagers = [{ seat = 4, base = 10 }]\nactions = [\"4 stand\"]\n";
    let scenario = Scenario::parse(over).expect("it makes sense");
    assert!(scenario.play(&Houses::shipped().load("aviator/pure-21.5").expect("sound")).is_ok());
}
