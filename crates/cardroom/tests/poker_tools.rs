//! `cardroom rank` and `cardroom equity` as a person runs them.

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

/// High, low and share of each hand.
fn ranked(game: &str, hands: &[&str], board: &str) -> Vec<(Option<String>, Option<String>, f64)> {
    let mut args = vec!["rank", "--json", "--game", game, "--board", board];
    args.extend(hands);
    let text = |value: &Value| value.as_str().map(String::from);
    let hand = |hand: &Value| (text(&hand["high"]), text(&hand["low"]), hand["share"].as_f64().unwrap());
    json(&args)["hands"].as_array().unwrap().iter().map(hand).collect()
}

fn some(text: &str) -> Option<String> {
    Some(text.to_string())
}

#[test]
fn every_game_settles_which_hand_wins() {
    let board = "4s5s6dJdJc";
    assert_eq!(
        ranked("holdem", &["JsKh", "7h8h"], board),
        [(some("three jacks"), None, 0.0), (some("eight-high straight"), None, 1.0)]
    );
    assert_eq!(
        ranked("holdem-hi-lo", &["As2c", "7h8h"], board),
        [
            (some("pair of jacks"), some("6-5-4-2-A low"), 0.5),
            (some("eight-high straight"), some("8-7-6-5-4 low"), 0.5)
        ]
    );
    assert_eq!(
        ranked("omaha", &["JsJhAcKc", "7h8h9hTh"], board),
        [(some("four jacks"), None, 1.0), (some("eight-high straight"), None, 0.0)]
    );
    // Three quarters and a quarter: the lows tie, the high is one hand's.
    assert_eq!(
        ranked("omaha-hi-lo", &["As2sKcKd", "Ac2cQdQh"], board),
        [
            (some("kings and jacks"), some("6-5-4-2-A low"), 0.75),
            (some("queens and jacks"), some("6-5-4-2-A low"), 0.25)
        ]
    );
    assert_eq!(ranked("crazy-pineapple", &["AhAc", "KsKd"], board)[0].2, 1.0);
    assert_eq!(ranked("crazy-pineapple-hi-lo", &["AhAc", "KsKd"], "JsJdQcQh2s")[1].1, None);
    assert_eq!(
        ranked("draw", &["AsAdAhAcJk", "KsQsJsTs9s"], ""),
        [(some("five aces"), None, 1.0), (some("king-high straight flush"), None, 0.0)]
    );
    assert_eq!(
        ranked("lowball", &["As2d3h4cJk", "5s4d3c2hAd", "6s4h3s2cAc"], ""),
        [
            (None, some("5-4-3-2-A low"), 0.5),
            (None, some("5-4-3-2-A low"), 0.5),
            (None, some("6-4-3-2-A low"), 0.0)
        ]
    );
    assert_eq!(
        ranked("stud", &["7s7d7hJsJd2c3c", "AsAdKhKcQs9h8d"], "")[0],
        (some("sevens full of jacks"), None, 1.0)
    );
    assert_eq!(
        ranked("stud-hi-lo", &["7s7d7hJsJd2c3c", "As2d4h8c6s9h9d"], ""),
        [(some("sevens full of jacks"), None, 0.5), (some("pair of nines"), some("8-6-4-2-A low"), 0.5)]
    );
    assert_eq!(
        ranked("razz", &["7s7d7hJsJd2c3c", "As2d4h8c6s9h9d"], "")[1],
        (None, some("8-6-4-2-A low"), 1.0)
    );
}

#[test]
fn hands_are_listed_best_first() {
    let output =
        cardroom(&["rank", "--game", "holdem", "Kd", "Kc", "vs", "As", "Ah", "--board", "2s9sTd Js 3h"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("1. A♠ A♥  the whole pot\n   high: pair of aces, J-10-9"), "{text}");
    assert!(text.contains("2. K♦ K♣  nothing"), "{text}");
}

#[test]
fn what_cannot_be_ranked_is_refused() {
    for (args, part) in [
        (&["rank", "--game", "stud", "As"][..], "ST-11"),
        (&["rank", "--game", "holdem", "AsKs", "AsQd", "--board", "2s9sTdJs3h"], "twice"),
        (&["rank", "--game", "holdem", "AsJk", "--board", "2s9sTdJs3h"], "HE-6"),
        (&["rank", "--game", "holdem", "AsKs"], "--board"),
        (&["rank", "--game", "draw", "AsKsQs"], "DR-1"),
        (&["rank", "--game", "whist", "AsKs"], "no game"),
        (&["rank", "--game", "holdem", "AsKx", "--board", "2s9sTdJs3h"], "not a card"),
        (&["equity", "--game", "holdem", "AsKs"], "S-1"),
        (&["equity", "--game", "holdem", "AsKs", "AKx"], "no range"),
        (&["equity", "--game", "holdem", "AsKs", "QQ", "--error", "7"], "error"),
    ] {
        let output = cardroom(args);
        let why = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(why.contains(part), "{args:?}: {why}");
    }
}

#[test]
fn equity_is_exact_where_it_can_be() {
    let answer = json(&["equity", "--json", "--game", "holdem", "AsAh", "vs", "KdKc"]);
    assert_eq!(answer["exact"], true);
    assert_eq!(answer["deals"], 1_712_304);
    assert_eq!(answer["hands"][0]["wins"], 1_388_072);
    assert_eq!(answer["hands"][1]["wins"], 317_694);
    assert_eq!(answer["hands"][0]["ties"], 6_538);
    let sampled = ["equity", "--json", "--game", "razz", "As2d3h", "vs", "4s5d6h", "--error", "0.003"];
    let answer = json(&sampled);
    assert_eq!(answer["exact"], false);
    assert!(answer["hands"][0]["error"].as_f64().unwrap() <= 0.003);
    assert_eq!(json(&sampled)["hands"], answer["hands"]);
}
