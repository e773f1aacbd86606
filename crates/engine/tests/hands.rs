//! A hand of poker put to the engine as far as it is written: every hand history of ours, what the table waits for, and what is ruled.

use engine::{HandKeys, ask};
use serde_json::{Value, json};
use std::path::Path;

fn gives(call: &str, asked: &Value) -> Value {
    let answer: Value = serde_json::from_str(&ask(call, &asked.to_string())).expect("an answer is JSON");
    assert!(answer["wrong"].is_null(), "{call} {asked}: {}", answer["wrong"]);
    answer["gives"].clone()
}

/// Every hand history of ours that a person wrote.
fn histories() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/poker");
    let paths = std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path());
    let hands = paths.filter(|p| p.extension().is_some_and(|e| e == "phh"));
    hands.map(|p| (p.display().to_string(), std::fs::read_to_string(&p).expect("a text"))).collect()
}

fn holdem(stacks: &[u32], actions: &[&str]) -> Value {
    json!({ "rulebook": "ocean-view/holdem", "limit": "4-8", "stacks": stacks, "actions": actions })
}

#[test]
fn every_history_is_ruled_from_its_keys_as_from_its_file() {
    let (mut over, mut refused) = (0, 0);
    for (path, file) in histories() {
        let keys = gives("hand", &json!({ "file": file }));
        let ruling = gives("play", &json!({ "hand": keys }));
        let whole = &gives("deal", &json!({ "file": file }))["hands"][0];
        if !ruling["end"]["over"].is_null() {
            assert_eq!(ruling["end"]["over"]["stacks"], whole["finishing_stacks"], "{path}");
            over += 1;
        }
        if !ruling["end"]["refused"].is_null() {
            assert_eq!(ruling["end"]["refused"]["clause"], whole["refused"]["clause"], "{path}");
            refused += 1;
        }
        // The file that is written from it is the same hand.
        let again: HandKeys =
            serde_json::from_value(gives("hand", &json!({ "file": ruling["file"] }))).expect("keys");
        let end = &gives("play", &json!({ "hand": again }))["end"];
        assert_eq!(end["over"], ruling["end"]["over"], "{path}");
        assert_eq!(end["refused"]["clause"], ruling["end"]["refused"]["clause"], "{path}");
    }
    assert!(over > 150 && refused > 40, "{over} {refused}");
}

#[test]
fn a_hand_that_is_not_over_says_what_it_waits_for_and_what_may_go_wrong() {
    let dealt = gives("play", &json!({ "hand": holdem(&[100, 100, 100], &[]), "then": "deal-face-down" }));
    assert_eq!(dealt["hand"]["actions"].as_array().map(Vec::len), Some(6));
    assert_eq!(dealt["view"]["awaits"]["turn"]["seat"], 2);
    assert_eq!(dealt["end"], "waits");
    let flop = gives("play", &json!({ "hand": dealt["hand"], "then": "check-around" }));
    assert_eq!(flop["view"]["awaits"]["turn"]["task"]["task"], "burn");
    assert_eq!(flop["next"], json!({ "task": "board", "count": 3 }));
    let mut hand = flop["hand"].clone();
    let actions = hand["actions"].as_array_mut().expect("actions");
    actions.extend([json!("d burn ??"), json!("d db 3c4d9h"), json!("p1 cc"), json!("d early db Kd")]);
    let early = gives("play", &json!({ "hand": hand }));
    let last = early["story"].as_array().and_then(|s| s.last()).expect("a story");
    assert_eq!(last["action"], "d early db Kd");
    assert!(last["says"].as_array().expect("sentences").iter().any(|s| s["clause"] == "HE-15"), "{last}");
    assert!(early["clauses"]["HE-15"]["says"].is_string());
    let mishaps = early["view"]["reportable"].as_array().expect("mishaps");
    assert!(mishaps.iter().any(|m| m["what"] == "short"), "{mishaps:?}");
}

#[test]
fn who_missed_the_blinds_posts_both_and_in_lowball_nobody_does() {
    let mut hand = holdem(&[100, 100, 100, 100], &[]);
    hand["missed"] = json!([3]);
    let ruling = gives("play", &json!({ "hand": hand }));
    assert_eq!(ruling["view"]["players"][3]["in_pot"], 6.0);
    assert_eq!(ruling["view"]["players"][3]["bet"], 4.0);
    assert!(ruling["clauses"]["HE-8"].is_object());
    hand["rulebook"] = json!("ocean-view/lowball");
    let wrong: Value =
        serde_json::from_str(&ask("play", &json!({ "hand": hand }).to_string())).expect("JSON");
    assert_eq!(wrong["wrong"][0]["clause"], "LB-11", "{wrong}");
}

#[test]
fn a_pot_that_does_not_divide_cites_the_odd_chip() {
    let file = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/poker/holdem-odd-chip.phh"),
    )
    .expect("a text");
    let ruling = gives("play", &json!({ "hand": gives("hand", &json!({ "file": file })) }));
    assert_eq!(ruling["end"]["over"]["net"], json!([0.0, -3.0, -1.0]));
    assert_eq!(ruling["view"]["awards"][0]["amount"], 3.0);
    assert!(ruling["clauses"]["S-7"].is_object());
}

#[test]
fn what_is_refused_is_told_by_the_names_of_the_players() {
    let mut hand = holdem(&[100, 100], &["p1 cbr 8"]);
    hand["players"] = json!(["Seat 1", "Seat 2"]);
    let refused = gives("play", &json!({ "hand": hand }))["end"]["refused"].clone();
    assert_eq!(refused["action"], "p1 cbr 8");
    assert!(refused["clause"].is_string());
}
