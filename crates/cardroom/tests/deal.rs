//! `cardroom deal` with table scripts as a person runs it: the story, the JSON, exit status and lines, of both games.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Exit status, standard output and standard error.
fn deal(args: &[&str]) -> (Option<i32>, String, String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    let output = command.arg("deal").args(args).current_dir(root).output().expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("writable");
    path
}

#[test]
fn a_poker_table_is_told_in_sentences_with_clauses() {
    let (code, story, errors) = deal(&["scenarios/poker/table-s-15a-same-seat.toml"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let mut rest = story.as_str();
    for line in [
        "Leaving and sitting down again in the same seat does not wash missed blinds off\n\n",
        "  Eve sits down at seat 5 with $500.\n",
        "  Hand 1 begins.\n",
        "  Cal posts the small blind of $2\n",
        "  Eve leaves with $500.\n",
        "  Eve sits down at seat 5 with $200.\n",
        "  Eve posts both blinds. HE-8\n",
        "  Hand 8 begins.\n",
        "  Eve posts a dead small blind of $2 HE-8\n",
        "  Refused: \"come Eve right-in\". ",
    ] {
        let at = rest.find(line).unwrap_or_else(|| panic!("{line:?} does not come next in:\n{rest}"));
        rest = &rest[at + line.len()..];
    }
    assert!(!story.contains("is dealt ["), "what lies face down is not told:\n{story}");
}

#[test]
fn scripts_of_both_games_print_a_line_of_json_each() {
    let poker = "scenarios/poker/table-s-4-heads-up.toml";
    let (code, lines, errors) =
        deal(&["--json", poker, "scenarios/blackjack/table-d11-one-deck-every-round.toml"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let lines: Vec<Value> = lines.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let stacks = json!({ "Bea": 500.0, "Fay": 500.0 });
    assert_eq!(lines[0], json!({ "rounds": 2, "stacks": stacks, "drop": 0.0, "refused": 0 }));
    assert_eq!((&lines[1]["rounds"], &lines[1]["refused"]), (&json!(1), &json!(1)));
}

#[test]
fn a_step_that_does_not_come_true_ends_a_script_with_its_line() {
    let head = "rulebook = \"ocean-view/holdem\"\nlimit = \"4-8\"\nsteps = [\n  \"join Ann 1 200\",\n";
    let told = |name: &str, step: &str| {
        let path = file(name, &format!("{head}  \"{step}\",\n]\n"));
        let (code, story, errors) = deal(&[path.to_str().expect("UTF-8")]);
        assert_eq!((code, story.as_str()), (Some(2), ""), "{step}");
        errors.trim_end().strip_prefix(&format!("{}: ", path.display())).expect("the file").to_string()
    };
    assert_eq!(told("claim.toml", "stack Ann 300"), "line 5: \"stack Ann 300\": not so: Ann has $200");
    assert_eq!(
        told("refused.toml", "begin"),
        "line 5: \"begin\": refused: A hand needs two players with chips. (S-1)"
    );
    assert!(told("word.toml", "begins").starts_with("line 5: \"begins\": no such step"));
    let path = file("book.toml", "title = \"x\"\nrulebook = \"ocean-view/poker\"\nsteps = []\n");
    let (code, _, errors) = deal(&[path.to_str().expect("UTF-8")]);
    assert!(code == Some(2) && errors.contains("line 2: ") && errors.contains("D10"), "{errors}");
}

#[test]
fn a_poker_script_may_name_a_house_file_by_its_path() {
    let house = file("ours.toml", "extends = \"ocean-view/holdem\"\nhouse = \"Ours\"\nseats = 4\n");
    let steps = "[\"join Ann 1 200\", \"refused S-1 join Ben 5 200\"]";
    let script = format!("rulebook = {:?}\nlimit = \"4-8\"\nsteps = {steps}\n", house.display().to_string());
    let path = file("at-ours.toml", &script);
    let (code, story, errors) = deal(&[path.to_str().expect("UTF-8")]);
    assert_eq!(code, Some(0), "{errors}");
    assert!(story.contains("The seats are 1 to 4. S-1"), "{story}");
}

#[test]
fn the_help_teaches_scripts() {
    let (code, help, _) = deal(&["--help"]);
    assert_eq!(code, Some(0));
    assert!(help.contains("table script") && help.contains("docs/scenarios.md"), "{help}");
}
