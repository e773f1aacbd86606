//! A table asked over and over with all that was said to it: what it awaits, what may be said, what each viewer sees.

use engine::{Looks, Not, Opening, Table, ask};
use serde_json::{Value, json};

fn stands(asked: &Value) -> Value {
    serde_json::from_str(&ask("table", &asked.to_string())).expect("an answer is JSON")
}

fn round() -> Vec<Value> {
    let join = |player: u32, seat: u8| json!({ "join": { "player": player, "seat": seat, "chips": 200, "third_party": false } });
    let mut said = vec![join(1, 4), join(2, 3), json!("shuffle")];
    said.push(json!({ "take_bank": { "player": 2, "wager": 60 } }));
    said.push(json!({ "wager": { "player": 1, "seat": 4, "base": 10, "buster": 5 } }));
    said.push(json!("close_wagers"));
    said.extend(["Th", "8s", "8c", "8h"].map(|card| json!({ "card": card })));
    said
}

#[test]
fn a_round_is_asked_move_by_move() {
    let mut said = round();
    let asked = |said: &[Value], player: u32| json!({ "rulebook": "aviator/pure-21.5", "said": said, "player": player });
    let now = &stands(&asked(&said, 1))["gives"];
    assert_eq!(now["awaits"]["for"], "action");
    let stand = json!({ "act": { "player": 1, "seat": 4, "hand": 1, "action": "stand" } });
    assert!(now["legal"].as_array().unwrap().contains(&stand), "{now}");
    assert!(now["view"]["bank"]["hole"].is_null());
    let auditor = json!({ "rulebook": "aviator/pure-21.5", "said": said, "auditor": true });
    assert_eq!(stands(&auditor)["gives"]["view"]["bank"]["hole"], "8h");
    said.extend([stand, json!({ "card": "8d" })]);
    let end = &stands(&asked(&said, 1))["gives"];
    let people = end["view"]["people"].as_array().unwrap();
    assert_eq!(people.iter().find(|p| p["player"] == 1).unwrap()["stack"], 214.5);
}

#[test]
fn only_the_last_thing_said_may_be_refused() {
    let mut said = round();
    said.push(json!("close_wagers"));
    let asked = |said: &[Value]| json!({ "rulebook": "aviator/pure-21.5", "said": said });
    let refused = &stands(&asked(&said))["gives"]["refused"];
    assert!(refused["clause"].as_str().unwrap().starts_with("RND"), "{refused}");
    said.push(json!("shuffle"));
    assert!(stands(&asked(&said))["wrong"][0]["clause"].is_string());
    assert!(stands(&asked(&[json!("nonsense")]))["wrong"].is_array());
    assert!(stands(&json!({ "rulebook": "nowhere/none" }))["wrong"].is_array());
}

/// What players may do is listed, and everything that is listed is taken: through random hands of every game.
#[test]
fn everything_that_is_listed_is_taken_and_hands_come_to_an_end() {
    let books: Value = serde_json::from_str(&ask("books", "{}")).unwrap();
    let mut games = 0;
    for book in books["gives"].as_array().unwrap().iter().filter(|b| b["template"] == false) {
        let opening =
            Opening { rulebook: book["id"].as_str().unwrap().to_string(), seed: 5, ..Opening::default() };
        let mut table = Table::open(&opening).expect("a table opens");
        let blackjack = book["game"] == "blackjack";
        for seat in 1..=3 {
            let mut join = json!({ "player": seat, "seat": seat, "chips": 1000 });
            if blackjack {
                join["third_party"] = json!(false);
            }
            table.execute(&json!({ "join": join })).expect("there is room");
        }
        let mut said = 0;
        for turn in 0..400 {
            table.deal().expect("the dealer deals");
            let legal = table.legal();
            for command in &legal {
                assert!(table.decide(command).is_ok(), "{}: {command}", opening.rulebook);
            }
            let Some(command) = legal.get(turn % legal.len().max(1)) else { break };
            table.execute(command).expect("what is listed is taken");
            said += 1;
        }
        assert!(said > 100, "{}: {said}", opening.rulebook);
        games += 1;
        assert_eq!(table.phh(&[]).is_some(), !blackjack);
        assert!(matches!(table.execute(&json!({ "leave": {} })), Err(Not::Wrong(_))));
        let (rail, all) = (table.view(Looks::default()), Looks { auditor: true, player: None });
        assert!(rail.is_object() && table.view(all).is_object());
    }
    assert!(games > 20);
}
