//! Asks the engine natively, so that the same questions can be put to it in WebAssembly (web/scripts/engine.mjs): every scenario file,
//! and random changes of rulebooks, some of them priced. One line of JSON each: call, what was asked, the answer, milliseconds.
//!
//! `cargo run -p engine --example answers -- CHANGES PRICES`

use cards::shuffle::Stream;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

const BOOKS: &[&str] = &[
    "aviator/pure-21.5",
    "livermore/pure-21.5",
    "ocean-view/pure-21.5",
    "21st-century/21st-century-8.0",
    "txb/pure-21.5",
];

/// Values of keys, sound by themselves; together they may contradict each other, and then the answer says so.
const CHANGES: &[(&str, &[&str])] = &[
    ("natural", &["1:1", "6:5", "3:2", "2:1"]),
    ("peek", &["never", "ace", "ace-or-ten"]),
    ("insurance", &["true", "false"]),
    ("must_stand", &["never", "hard-19", "any-21"]),
    ("must_hit", &["0", "8", "11", "12"]),
    ("dealer_hits_soft_17", &["true", "false"]),
    ("both_over", &["bank-wins", "888-pushes", "suited-789-pushes"]),
    ("double", &["any", "any-but-21", "9-11", "10-11", "never"]),
    ("double_for_less", &["true", "false"]),
    ("double_after_split", &["true", "false"]),
    ("split_tens", &["same-value", "same-rank", "never"]),
    ("split_hands", &["2", "3", "4"]),
    ("split_hands_tens", &["2", "3", "4"]),
    ("split_hands_aces", &["2", "3", "4"]),
    ("split_aces_one_card", &["true", "false"]),
    ("surrender", &["none", "first-two", "any-time"]),
    ("backline", &["true", "false"]),
    ("settle", &["button-from-bank", "button-from-house-dealer", "left-of-bank"]),
    ("buster_settles", &["with-its-circle", "after-all-game-wagers"]),
    ("buster.pays", &["[2,2,4,15,50,250]", "[1,2,4,18,50,250]", "[2,2,4,12,50,200]"]),
    ("chip", &["0.5", "1", "5"]),
    ("seats", &["6", "7", "8"]),
];

/// The same of games in which the nearer hand wins.
const NEAREST: &[(&str, &[&str])] = &[
    ("target", &["18", "20", "21.5", "22", "22.25", "24"]),
    ("tie", &["push", "player", "bank"]),
    ("tie_pays", &["1:1", "3:10", "1:5"]),
    ("win_pays", &["1:1", "16:25", "3:2"]),
    ("bank_stands_on", &["16", "18", "19", "20", "21"]),
    ("aces_as_eleven", &["0", "1", "2", "31"]),
    ("must_hit", &["0", "8", "11", "12"]),
    ("must_stand", &["never", "16", "17", "18"]),
];

fn scenarios(folder: &Path, found: &mut Vec<(String, String)>) {
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            scenarios(&path, found);
        } else if path.extension().is_some_and(|e| e == "toml" || e == "phh" || e == "phhs") {
            let text = std::fs::read_to_string(&path).expect("a text");
            found.push((path.display().to_string(), text));
        }
    }
}

fn print(call: &str, asked: &Value) {
    let text = asked.to_string();
    let start = Instant::now();
    let answer = engine::ask(call, &text);
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    println!("{}", json!({ "call": call, "asked": text, "answer": answer, "ms": ms }));
}

/// A rulebook with one to three keys changed.
fn changed(stream: &mut Stream) -> (&'static str, Vec<String>) {
    let mut pick = |n: usize| stream.below(n as u32) as usize;
    let (book, keys) = match pick(BOOKS.len() + 1) {
        n if n < BOOKS.len() => (BOOKS[n], CHANGES),
        _ => ("open/closest-22", NEAREST),
    };
    let changes = (0..=pick(3)).map(|_| {
        let (key, values) = keys[pick(keys.len())];
        format!("{key}={}", values[pick(values.len())])
    });
    (book, changes.collect())
}

/// Questions of every drill of every rulebook, their grades, and rounds to be run.
fn school() {
    print("courses", &json!({}));
    let courses: Value = serde_json::from_str(&engine::ask("courses", "{}")).expect("an answer is JSON");
    for course in courses["gives"].as_array().expect("a list") {
        for drill in course["drills"].as_array().expect("a list") {
            for seed in 1..=3 {
                let mut asked =
                    json!({ "rulebook": course["id"], "drill": drill, "level": seed + 1, "seed": seed });
                print("drill", &asked);
                asked["answer"] = json!([]);
                print("drill", &asked);
            }
        }
        print("pitch", &json!({ "rulebook": course["id"], "level": 3, "seed": 1 }));
        let mut exam = json!({ "rulebook": course["id"], "questions": 3, "percent": 80, "seed": 1 });
        print("paper", &exam);
        exam["answers"] = json!([]);
        print("paper", &exam);
    }
}

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).map(|n| n.parse().expect("a number")).collect();
    let [changes, prices] = numbers[..] else { panic!("how many changes, and how many of them priced?") };
    let mut files = Vec::new();
    scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut files);
    // A scenario may bring its own house file, by a path that pages do not have: then both say that there is none.
    files.iter().for_each(|(_, text)| print("deal", &json!({ "file": text })));
    // Hands of ours once more by their keys, as pages put them.
    for (_, text) in files.iter().filter(|(path, _)| path.ends_with(".phh")) {
        print("hand", &json!({ "file": text }));
        let keys: Value = serde_json::from_str(&engine::ask("hand", &json!({ "file": text }).to_string()))
            .expect("an answer is JSON");
        print("play", &json!({ "hand": keys["gives"] }));
    }
    files.iter().for_each(|(_, text)| print("lesson", &json!({ "file": text })));
    school();
    print("books", &json!({}));
    for call in ["rank", "equity"] {
        let hands = ["AsKs", "QdQc"];
        print(
            call,
            &json!({ "game": "holdem", "hands": hands, "board": if call == "rank" { "2s9sTdJs3h" } else { "2s9sTd" } }),
        );
    }
    print("equity", &json!({ "game": "omaha-hi-lo", "hands": ["As2sAh3h", "KdQdJcTc"], "error": 0.01 }));
    print("equity", &json!({ "game": "crazy-pineapple", "hands": ["AsAhKd", "QdQcJc"], "board": "2s9sTd" }));
    print(
        "shuffle",
        &json!({ "seed": "07".repeat(32), "entropy": ["seven"], "cards": cards::DECK.as_slice() }),
    );
    let rounds: Vec<&String> =
        files.iter().map(|(_, text)| text).filter(|text| text.contains("\nbank = ")).collect();
    let mut stream = Stream::new(&[17; 32]);
    for i in 0..changes {
        let (book, keys) = changed(&mut stream);
        print("book", &json!({ "rulebook": book, "changes": keys }));
        let round = rounds[stream.below(rounds.len() as u32) as usize];
        print("deal", &json!({ "file": round, "changes": keys }));
        if i % 100 == 0 {
            let table = json!({ "rulebook": book, "changes": keys, "circles": 1 + i / 100 % 7, "bank": 60 });
            print("bank", &table);
            print("profile", &json!({ "rulebook": book, "changes": keys, "profile": "reg2026" }));
            print("profile", &json!({ "rulebook": book, "changes": keys, "profile": "classic" }));
        }
        if i % 100 == 0 || i < prices {
            print("brief", &json!({ "rulebook": book, "changes": keys }));
        }
        if i < prices {
            print("price", &json!({ "rulebook": book, "changes": keys }));
        }
    }
}
