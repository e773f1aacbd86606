//! The engine as a page asks it: rounds to and fro, rounds that are not written to their end, and what is asked wrongly.

use engine::{CALLS, Round, ask};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn answer(call: &str, asked: &Value) -> Value {
    serde_json::from_str(&ask(call, &asked.to_string())).expect("an answer is JSON")
}

fn gives(call: &str, asked: &Value) -> Value {
    let answer = answer(call, asked);
    assert!(answer["wrong"].is_null(), "{call} {asked}: {answer}");
    answer["gives"].clone()
}

fn rounds() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/blackjack");
    let paths = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = paths.filter(|path| path.extension().is_some_and(|e| e == "toml"));
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).expect("a text"));
    files.map(read).filter(|(_, text)| text.contains("\nbank = ")).collect()
}

fn example() -> Value {
    json!({
        "rulebook": "aviator/pure-21.5",
        "bank": { "seat": 3, "wager": 60 },
        "cards": "Th 8d 8s 8c 8h 8h 3c Tc 9s 8c",
        "wagers": [
            { "seat": 4, "base": 10, "buster": 5 },
            { "seat": 5, "base": 20, "player": "A" },
            { "seat": 5, "backline": 10, "player": "B" },
        ],
        "actions": ["4 stand", "5 split", "5.1 double 10", "5.2 stand"],
    })
}

#[test]
fn a_round_that_is_read_and_written_is_the_same_and_is_ruled_the_same() {
    let all = rounds();
    assert!(all.len() > 100, "{}", all.len());
    for (path, file) in all {
        let read = gives("round", &json!({ "file": file }));
        let round: Round = serde_json::from_value(read.clone()).expect("a round");
        let written = round.to_string();
        assert_eq!(gives("round", &json!({ "file": written })), read, "{}\n{written}", path.display());
        // Where a person's own file breaks a rule of the format, the other tests say so; here both are one.
        let (once, again) =
            (answer("deal", &json!({ "file": file })), answer("deal", &json!({ "round": read })));
        let end = |answer: &Value| answer["gives"]["round"]["end"]["over"].clone();
        assert_eq!(end(&once), end(&again), "{}", path.display());
    }
}

#[test]
fn a_ruling_says_who_is_paid_in_which_order_and_by_which_clause() {
    let ruling = &gives("deal", &json!({ "round": example() }))["round"];
    let lines = ruling["end"]["over"]["settlement"].as_array().expect("lines");
    let paid: Vec<(&str, f64)> =
        lines.iter().map(|l| (l["clause"].as_str().unwrap(), l["paid"].as_f64().unwrap())).collect();
    assert_eq!(paid.len(), 5, "{lines:?}");
    for (clause, _) in paid {
        let cited = &ruling["clauses"][clause];
        assert!(cited["says"].as_str().is_some_and(|says| says.len() > 20), "{clause}: {cited}");
    }
    assert_eq!(ruling["dealt"].as_array().expect("targets").len(), 10);
    assert_eq!(ruling["book"]["version"].as_str().map(str::len), Some(12));
}

#[test]
fn a_round_that_is_not_written_to_its_end_says_what_the_table_waits_for() {
    let mut round = example();
    let stop = |round: &Value| gives("deal", &json!({ "round": round }))["round"].clone();
    round["actions"] = json!(["4 stand"]);
    let waits = stop(&round);
    assert_eq!(waits["end"]["waits"]["says"]["id"], "script-action-missing-file-says");
    assert_eq!(waits["view"]["awaits"]["for"], "action");
    assert_eq!(waits["view"]["awaits"]["seat"], 5);
    round["cards"] = json!("Th");
    assert_eq!(stop(&round)["view"]["awaits"]["task"]["card"]["hand"]["seat"], 5);
    round["wagers"] = json!([]);
    round["cards"] = json!("");
    assert_eq!(stop(&round)["view"]["awaits"]["for"], "wagers");
    round["wagers"] = json!([{ "seat": 4, "base": 1 }]);
    let refused = stop(&round);
    assert_eq!(refused["end"]["refused"]["clause"], "D19");
    assert_eq!(refused["clauses"]["D19"]["decided"], true);
}

#[test]
fn another_house_or_another_rule_is_another_answer() {
    let both_over = json!({
        "rulebook": "aviator/pure-21.5",
        "bank": { "seat": 3, "wager": 60 },
        "cards": "Ts 6d 6s Th Ts Tc",
        "wagers": [{ "seat": 4, "base": 10 }],
        "actions": ["4 surrender"],
    });
    let end = |changes: Value| {
        gives("deal", &json!({ "round": both_over, "changes": changes }))["round"]["end"].clone()
    };
    assert!(end(json!([]))["over"].is_object(), "{}", end(json!([])));
    assert_eq!(end(json!(["surrender=none"]))["refused"]["action"], "4 surrender");
    let version = |changes: Value| {
        let asked = json!({ "rulebook": "aviator/pure-21.5", "changes": changes });
        gives("book", &asked)["version"].clone()
    };
    assert_ne!(version(json!([])), version(json!(["surrender=none"])));
}

#[test]
fn every_call_says_what_is_wrong_with_nonsense() {
    for call in CALLS.iter().chain(&["no such call"]) {
        let answer: Value = serde_json::from_str(&ask(call, "nonsense")).expect("an answer is JSON");
        let text = answer["wrong"][0]["text"].as_str();
        assert!(text.is_some_and(|text| text.len() > 10), "{call}: {answer}");
    }
    let wrong = answer("deal", &json!({ "file": "rulebook = \"nowhere/none\"\nbank = 1\ncards = \"\"\n" }));
    assert_eq!(wrong["wrong"][0]["line"], 2, "{wrong}");
}

#[test]
fn a_house_file_that_a_page_brings_along_is_dealt_and_checked() {
    let own = "extends = \"aviator/pure-21.5\"\nhouse = \"Ours\"\nnatural = \"3:2\"\n";
    let houses = json!({ "ours/pure": own, "ours/wrong": "extends = \"aviator/pure-21.5\"\nnaturel = 3\n" });
    let checked = |id: &str| gives("check", &json!({ "houses": houses, "rulebook": id }));
    assert_eq!(checked("ours/pure")["ok"], true);
    assert_eq!(checked("ours/wrong")["problems"][0]["line"], 2);
    let book = gives("book", &json!({ "houses": houses, "rulebook": "ours/pure" }));
    assert_eq!(book["blackjack"]["rules"]["natural"], "3:2");
    let listed = gives("books", &json!({ "houses": houses }));
    assert!(listed.as_array().expect("a list").iter().any(|head| head["id"] == "ours/pure"));
}

/// What a schema says of a key: the keyword that is looked for, where it stands or where it refers to.
fn of_key<'a>(schema: &'a Value, key: &'a Value, keyword: &str) -> Option<&'a Value> {
    let referred = key["$ref"].as_str().map(|at| &schema["$defs"][at.rsplit('/').next().unwrap()]);
    let any = key["anyOf"].as_array().into_iter().flatten();
    key.get(keyword)
        .or_else(|| referred.and_then(|key| of_key(schema, key, keyword)))
        .or_else(|| any.into_iter().find_map(|key| of_key(schema, key, keyword)))
}

#[test]
fn the_schema_knows_every_key_of_every_house_file_and_its_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let explained = std::fs::read_to_string(root.join("CONTRIBUTING.md")).expect("a text");
    let houses = games::rulebook::Houses::shipped();
    let mut checked = 0;
    for poker in [false, true] {
        let schema = gives("schema", &json!({ "poker": poker }));
        assert_eq!(schema["additionalProperties"], false);
        let keys = schema["properties"].as_object().expect("keys");
        for (key, says) in keys {
            assert!(
                explained.contains(&format!("`{key}`")) || explained.contains(&format!("{key}]")),
                "{key}"
            );
            assert!(of_key(&schema, says, "description").is_some(), "{key} says nothing");
            assert!(!says.to_string().contains("null"), "{key}: {says}");
        }
        for id in houses.ids().filter(|id| houses.is_poker(id) == poker) {
            let file: toml::Table = houses.text(id).expect("a file").parse().expect("TOML");
            for (key, value) in file {
                let says = keys.get(&key).unwrap_or_else(|| panic!("{id}: the schema has no {key}"));
                let words = of_key(&schema, says, "enum").and_then(Value::as_array);
                let consts = of_key(&schema, says, "oneOf").and_then(Value::as_array);
                let consts = consts.map(|all| all.iter().map(|one| one["const"].clone()).collect::<Vec<_>>());
                if let (Some(word), Some(words)) = (value.as_str(), words.cloned().or(consts)) {
                    assert!(words.iter().any(|known| known == word), "{id}: {key} = {word} of {words:?}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 10, "{checked}");
}

#[test]
fn a_game_in_which_the_nearer_hand_wins_is_priced_by_its_keys() {
    let brief =
        |changes: Value| gives("brief", &json!({ "rulebook": "open/closest-22", "changes": changes }));
    let posted = brief(json!([]));
    let ev = |priced: &Value| priced["nearest"]["cd"]["ev"].as_f64().expect("a price");
    assert!((ev(&posted) + 0.0116).abs() < 1e-4, "{}", ev(&posted));
    assert!(
        posted["brief"].is_null() && posted["nearest"]["chart"].as_array().is_some_and(|c| !c.is_empty())
    );
    let net = posted["schedules"][0]["player"][0]["cd"].as_f64().expect("net of its fee");
    assert!((net - (ev(&posted) - 0.1)).abs() < 1e-9, "half a dollar on five: {net}");
    let short = brief(json!(["tie_pays=1:5"]));
    assert!(ev(&short) < ev(&posted), "a tie that pays less is worth less");
    let price = gives("price", &json!({ "rulebook": "open/closest-22" }));
    assert_eq!(price["nearest"], posted["nearest"], "there is no longer one");
}

#[test]
fn a_rulebook_is_held_against_a_profile_as_it_was_changed() {
    let heads = gives("profiles", &json!({}));
    let reg = heads.as_array().expect("a list").iter().find(|head| head["id"] == "reg2026").expect("there");
    assert!(reg["status"].as_str().is_some_and(|status| status.contains("held invalid")), "{reg}");
    let held = |changes: &Value| {
        let asked = json!({ "rulebook": "aviator/pure-21.5", "changes": changes, "profile": "reg2026" });
        gives("profile", &asked)
    };
    let failing = |report: &Value| {
        report["clauses"].as_array().expect("clauses").iter().filter(|c| c["answer"] == "fail").count()
    };
    let before = held(&json!([]));
    let after = held(&before["mended"]["changes"]);
    assert!(failing(&before) > 8 && failing(&after) == 1, "{} and {}", failing(&before), failing(&after));
    let own = "name = \"Ours\"\nstatus = \"a wish\"\nnote = \"none\"\n[[clause]]\nid = \"X-1\"\nsays = \"No surrender.\"\nsource = \"us\"\nsure = \"I\"\ncheck = { keys = [{ key = \"surrender\", is = \"none\" }] }\nmend = [[\"surrender=none\"]]\n";
    let asked = json!({ "rulebook": "aviator/pure-21.5", "profile": "ours", "file": own, "priced": true });
    let report = gives("profile", &asked);
    assert_eq!((&report["status"], &report["clauses"][0]["answer"]), (&json!("a wish"), &json!("fail")));
    let mend = &report["clauses"][0]["mend"];
    assert!(mend["difference"].as_f64().is_some_and(|by| by < 0.0), "{mend}");
    assert!(
        answer("profile", &json!({ "rulebook": "aviator/pure-21.5", "profile": "none" }))["wrong"].is_array()
    );
}

#[test]
fn the_bank_is_simulated_part_by_part_and_comes_to_what_the_native_simulator_has() {
    use odds::sim::{Job, Layout, Plan, TABLE_WORK, Wagers, simulate_table};
    let mut asked = json!({ "rulebook": "aviator/pure-21.5", "changes": ["surrender=none"], "circles": 4, "bank": 60, "buster": 5 });
    let mut bank = Value::Null;
    for parts in [1, 2, 1] {
        asked["parts"] = json!(parts);
        bank = gives("bank", &asked);
        asked["so_far"] = bank["so_far"].clone();
    }
    let book =
        games::rulebook::Houses::shipped().load_changed("aviator/pure-21.5", &["surrender=none"]).unwrap();
    let (plan, _) = Plan::best(&book.rules, book.usual_decks);
    let dollars = chips::Money::dollars;
    let wagers = Wagers { circles: 4, base: None, buster: Some(dollars(5)), bank: Some(dollars(60)) };
    let layout = Layout::described(book.usual_decks, &book.schedules[0], wagers);
    let job = Job { rounds: 4 * TABLE_WORK, seed: 1, threads: 2 };
    let native = simulate_table(&plan, &layout, &job, &|_| {});
    let here: odds::sim::TableTally = serde_json::from_str(bank["so_far"].as_str().unwrap()).unwrap();
    assert_eq!(here, native, "the same cards, the same cents");
    let chair = &bank["chair"];
    assert_eq!(chair["simulated_rounds"], json!(4 * TABLE_WORK));
    assert_eq!(chair["sd"].as_f64(), Some(native.bank_sd()));
    assert!(chair["standard_error"].as_f64().is_some_and(|error| error > 0.0), "a bank of 60 runs short");
    let nearest = gives(
        "bank",
        &json!({ "rulebook": "open/closest-22", "changes": ["target=16", "bank_stands_on=14", "must_stand=14"] }),
    );
    assert!(nearest["chair"]["expected_if_covered"].as_f64().is_some(), "{nearest}");
    let no_such = answer("bank", &json!({ "rulebook": "aviator/pure-21.5", "wager": 1_000_000 }));
    assert!(no_such["wrong"][0]["clause"].is_string(), "{no_such}");
}
