//! Hand histories of other rooms become PHH, and the referee takes them to the stacks they ended with.

use engine::{ask, to_phh};
use serde_json::{Value, json};

/// The finishing stacks of every hand, in PHH's order.
fn played(history: &str) -> Vec<Vec<f64>> {
    let phh = to_phh(history).unwrap_or_else(|why| panic!("{}", why.0[0].text));
    let answer: Value = serde_json::from_str(&ask("deal", &json!({ "file": phh }).to_string())).unwrap();
    let hands = answer["gives"]["hands"].as_array().unwrap_or_else(|| panic!("{phh}\n{answer}"));
    let stacks = |hand: &Value| {
        assert!(hand["refused"].is_null(), "{phh}\n{}", hand["refused"]);
        hand["finishing_stacks"].as_array().unwrap().iter().map(|s| s.as_f64().unwrap()).collect()
    };
    hands.iter().map(stacks).collect()
}

const CASH: &str = "PokerStars Hand #101: Hold'em No Limit ($1/$2 USD) - 2024/01/01 12:00:00 ET
Table 'Example' 6-max Seat #2 is the button
Seat 1: Ann: the first ($200 in chips)
Seat 2: Ben ($150.50 in chips)
Seat 4: Cam ($100 in chips)
Seat 5: Dee ($80 in chips) is sitting out
Cam: posts small blind $1
Ann: the first: posts big blind $2
*** HOLE CARDS ***
Dealt to Ben [As Kd]
Ben: raises $4 to $6
Cam: folds
Ann: the first: calls $4
*** FLOP *** [Ah 7c 2d]
Ann: the first: checks
Ben: bets $8.50
Ann: the first: raises $20 to $28.50
Ben: calls $20
*** TURN *** [Ah 7c 2d] [9s]
Ann: the first: checks
Ben: checks
*** RIVER *** [Ah 7c 2d 9s] [3h]
Ann: the first: bets $40
Ben: calls $40
*** SHOW DOWN ***
Ann: the first: shows [7h 7d] (three of a kind, Sevens)
Ben: mucks hand
Ann: the first collected $147 from pot
*** SUMMARY ***
Total pot $150 | Rake $3
Seat 1: Ann: the first (big blind) showed [7h 7d] and won ($147)
";

#[test]
fn a_cash_game_of_pokerstars_is_played_to_its_stacks() {
    // Left of the button first: Cam, Ann, Ben. What the room took is left in the pot.
    assert_eq!(played(CASH), [[99.0, 275.5, 76.0]]);
    let phh = to_phh(CASH).unwrap();
    assert!(
        phh.contains("Ann: the first") && phh.contains("d dh p3 AsKd") && phh.contains("d dh p1 ????"),
        "{phh}"
    );
    assert!(!phh.contains("Dee"), "who sits out is not dealt in");
}

const HEADS_UP: &str =
    "PokerStars Hand #102: Tournament #7, $1+$0.10 USD Hold'em No Limit - Level III (25/50) - 2024/01/01
Table '7 1' 2-max Seat #1 is the button
Seat 1: Ann (1500 in chips)
Seat 2: Ben (900 in chips)
Ann: posts the ante 5
Ben: posts the ante 5
Ann: posts small blind 25
Ben: posts big blind 50
*** HOLE CARDS ***
Dealt to Ann [Qs Qd]
Ann: raises 100 to 150
Ben: raises 745 to 895 and is all-in
Ann: calls 745
*** FLOP *** [2h 3c 8s]
*** TURN *** [2h 3c 8s] [9d]
*** RIVER *** [2h 3c 8s 9d] [Kh]
*** SHOW DOWN ***
Ben: shows [Js Jd] (a pair of Jacks)
Ann: shows [Qs Qd] (a pair of Queens)
Ann collected 1800 from pot
Ben finished the tournament in 2nd place
*** SUMMARY ***
";

const STUD: &str = "PokerStars Hand #103: 7 Card Stud Limit ($2/$4 USD) - 2024/01/01 12:00:00 ET
Table 'Example' 8-max
Seat 1: Ann ($50 in chips)
Seat 2: Ben ($60 in chips)
Seat 3: Cam ($70 in chips)
Ann: posts the ante $0.25
Ben: posts the ante $0.25
Cam: posts the ante $0.25
*** 3rd STREET ***
Dealt to Ann [9c]
Dealt to Ben [As Ad 2h]
Dealt to Cam [Kd]
Ben: brings in for $1
Cam: folds
Ann: raises $1 to $2
Ben: calls $1
*** 4th STREET ***
Dealt to Ann [9c] [4d]
Dealt to Ben [As Ad 2h] [Ac]
Ben: bets $2
Ann: folds
Uncalled bet ($2) returned to Ben
Ben collected $4.75 from pot
Ben: doesn't show hand
*** SUMMARY ***
";

#[test]
fn tournaments_heads_up_and_stud() {
    // Heads-up the button is last: Ben, Ann.
    assert_eq!(played(HEADS_UP), [[0.0, 2400.0]]);
    assert_eq!(played(STUD), [[47.75, 62.5, 69.75]]);
}

/// Who comes back posts both blinds; the small one is dead and stays in the pot.
#[test]
fn a_dead_blind_stays_in_the_pot() {
    let history = "PokerStars Hand #104: Hold'em No Limit ($1/$2 USD) - 2024/01/01 12:00:00 ET
Table 'Example' 6-max Seat #2 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Ben ($150.50 in chips)
Seat 4: Cam ($100 in chips)
Seat 5: Dee ($80 in chips)
Cam: posts small blind $1
Dee: posts big blind $2
Ann: posts small & big blinds $3
*** HOLE CARDS ***
Ann: checks
Ben: folds
Cam: folds
Dee: checks
*** FLOP *** [2h 3c 8s]
Dee: bets $2
Ann: folds
Uncalled bet ($2) returned to Dee
Dee collected $6 from pot
*** SUMMARY ***
";
    // Cam, Dee, Ann, Ben.
    assert_eq!(played(history), [[99.0, 84.0, 197.0, 150.5]]);
}

#[test]
fn many_hands_and_what_cannot_be_read() {
    let both = format!("{CASH}\n\n\n{HEADS_UP}");
    assert_eq!(played(&both).len(), 2);
    let told: Value = serde_json::from_str(&ask("history", &json!({ "file": both }).to_string())).unwrap();
    assert_eq!(told["gives"]["hands"], 2);
    let wrong = |text: &str| to_phh(text).expect_err("not a history").0[0].clone();
    let other = wrong(&CASH.replace("Hold'em No Limit", "5 Card Draw No Limit"));
    assert!(other.text.contains("5 Card Draw"), "{}", other.text);
    let line = wrong(&CASH.replace("raises $4 to $6", "raises it"));
    assert_eq!(line.line, 11, "{}", line.text);
    assert_eq!(to_phh("variant = 'NT'").unwrap(), "variant = 'NT'", "PHH stays as it is");
}

fn open_history(last: Value) -> String {
    let act = |n: u32, player: u32, action: &str, amount: f64| json!({ "action_number": n, "player_id": player, "action": action, "amount": amount });
    let mut dealt = act(3, 3, "Dealt Cards", 0.0);
    dealt["cards"] = json!(["As", "Tc"]);
    json!({ "ohh": {
        "spec_version": "1.4.6", "game_number": "9", "game_type": "Holdem", "bet_limit": { "bet_type": "NL" },
        "dealer_seat": 4, "small_blind_amount": 0.01, "big_blind_amount": 0.02,
        "players": [
            { "id": 0, "seat": 1, "name": "Ann", "starting_stack": 2.0 },
            { "id": 3, "seat": 4, "name": "Ben", "starting_stack": 2.5 },
            { "id": 5, "seat": 6, "name": "Cam", "starting_stack": 1.0 },
            { "id": 6, "seat": 8, "name": "Out", "starting_stack": 1.0 },
        ],
        "rounds": [
            { "id": 0, "street": "Preflop", "actions": [
                act(1, 5, "Post SB", 0.01), act(2, 0, "Post BB", 0.02), dealt, act(4, 3, "Raise", 0.06),
                act(5, 5, "Fold", 0.0), act(6, 0, "Call", 0.04),
            ] },
            { "id": 1, "street": "Flop", "cards": ["5c", "7d", "Js"], "actions": [
                act(1, 0, "Check", 0.0), act(2, 3, "Bet", 0.06), act(3, 0, "Raise", 0.18), last,
            ] },
        ],
    } })
    .to_string()
}

#[test]
fn open_hand_histories_are_played_to_their_stacks() {
    let fold = open_history(json!({ "action_number": 4, "player_id": 3, "action": "Fold" }));
    // Left of the button first: Cam, Ann, Ben.
    assert_eq!(played(&fold), [[0.99, 2.13, 2.38]]);
    let stranger = open_history(json!({ "action_number": 4, "player_id": 77, "action": "Fold" }));
    assert!(to_phh(&stranger).is_err());
    assert!(to_phh(&fold.replace("Holdem", "Chess")).is_err());
    assert!(to_phh("{ nonsense").is_err());
}
