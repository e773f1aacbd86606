//! The dealer calls the floor, and the floor puts right what was entered wrongly at a blackjack table.

use crate::client::{Client, get, guest, post};
use crate::dealt::{House, done};
use serde_json::{Value, json};

fn clause(answer: &Value) -> &str {
    answer["refusal"]["clause"].as_str().unwrap_or_else(|| answer["type"].as_str().unwrap_or("nothing"))
}

/// A table's call as the lobby has it.
fn called(house: &House, table: u64) -> Value {
    let lobby = get(&house.server.address, "/api/lobby", "").1;
    lobby.as_array().unwrap().iter().find(|t| t["table"] == table).unwrap()["called"].clone()
}

#[test]
fn a_call_for_the_floor_stands_until_it_is_answered_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);
    let number = table.table;
    for answer in ["seen", "coming"] {
        assert_eq!(clause(&table.rules(json!(answer))), "ROOM-12", "nobody has called");
    }
    let call = |text: &str| json!({ "call_floor": { "text": text } });
    assert_eq!(clause(&table.dealer.ask("calls-000001", number, &call(" ")).unwrap()), "ROOM-12");
    assert_eq!(called(&house, number), Value::Null);
    let at = |seat: u8| json!({ "call_floor": { "text": "a card fell", "seat": seat } });
    assert_eq!(
        clause(&table.dealer.ask("calls-000099", number, &at(99)).unwrap()),
        "ROOM-12",
        "no such seat"
    );
    assert_eq!(clause(&table.dealer.ask("calls-000002", number, &at(5)).unwrap()), "done");
    assert_eq!(called(&house, number)["text"], "a card fell");
    assert_eq!(called(&house, number)["seat"], 5, "the floor rules on the seat that was named");
    assert_eq!(called(&house, number)["by"], "Duc");
    assert!(called(&house, number)["at"].as_u64().unwrap() > 1_600_000_000_000);
    // A pause is no answer yet. A restart forgets nothing, the time neither.
    assert_eq!(clause(&table.rules(json!({ "pause": { "on": true } }))), "done");
    let before = called(&house, number);
    drop(table);
    house = house.restarted(books);
    assert_eq!(called(&house, number), before);
    let mut floor = house.watch(&house.manager, number);
    let mut dealer = house.watch(&house.dealer, number);
    let rule = |ruling: Value| json!({ "floor": { "reason": "seen by the floor", "ruling": ruling } });
    let go_on = rule(json!({ "pause": { "on": false } }));
    assert_eq!(clause(&floor.ask("goes-on-0001", number, &go_on).unwrap()), "done");
    assert_eq!(called(&house, number), Value::Null);
    // Called while the table is paused, and seen.
    assert_eq!(
        clause(&floor.ask("pauses-0002", number, &rule(json!({ "pause": { "on": true } }))).unwrap()),
        "done"
    );
    assert_eq!(clause(&dealer.ask("calls-000003", number, &call("two decks")).unwrap()), "done");
    assert_eq!(clause(&floor.ask("comes-000001", number, &rule(json!("coming"))).unwrap()), "done");
    assert_eq!(called(&house, number)["comes"], "Boss", "the call stays until the floor has said its word");
    assert_eq!(clause(&floor.ask("sees-0000001", number, &rule(json!("seen"))).unwrap()), "done");
    assert_eq!(called(&house, number), Value::Null);
    done(house, books);
}

#[test]
fn a_blackjack_card_named_wrongly_is_corrected_before_anybody_decides_l_cas_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = &house.server.address;
    let order = json!({ "name": "By hand", "house": "aviator", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let (status, _, info) = post(address, "/api/tables", &house.manager, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    let table = info["table"].as_u64().unwrap();
    let mut n = 0;
    let mut ask = |client: &mut Client, command: Value| {
        n += 1;
        let answer = client.ask(&format!("blackjack-{n:04}"), table, &command).unwrap();
        clause(&answer).to_string()
    };
    let mut ben = house.watch(&guest(address, "Ben").unwrap().0, table);
    let mut ann = house.watch(&guest(address, "Ann").unwrap().0, table);
    let (mut dealer, mut floor) = (house.watch(&house.dealer, table), house.watch(&house.manager, table));
    assert_eq!(ask(&mut ben, json!({ "sit": { "seat": 3, "chips": 200 } })), "done");
    assert_eq!(ask(&mut ann, json!({ "sit": { "seat": 4, "chips": 200 } })), "done");
    assert_eq!(ask(&mut dealer, json!({ "dealer": "shuffle" })), "done");
    assert_eq!(ask(&mut ben, json!({ "blackjack": { "take_bank": { "wager": 100 } } })), "done");
    assert_eq!(
        ask(&mut ann, json!({ "blackjack": { "wager": { "seat": 4, "base": 10, "buster": 0 } } })),
        "done"
    );
    assert_eq!(ask(&mut dealer, json!({ "dealer": "close_wagers" })), "done");
    for card in ["9h", "7s", "9d"] {
        assert_eq!(ask(&mut dealer, json!({ "dealer": { "card": { "card": card } } })), "done");
    }
    assert_eq!(ask(&mut dealer, json!({ "dealer": "hole_down" })), "done");
    let hand = json!({ "hand": { "seat": 4, "hand": 1 } });
    let correct = |nth: u8, card: &str| {
        let ruling = json!({ "blackjack": { "correct": { "at": hand, "nth": nth, "card": card } } });
        json!({ "floor": { "reason": "seen by the floor", "ruling": ruling } })
    };
    floor.watch(table).unwrap();
    assert_eq!(floor.view["correctable"].as_array().map(Vec::len), Some(3), "{}", floor.view);
    assert_eq!(ask(&mut dealer, correct(2, "2d")), "ROOM-1");
    assert_eq!(ask(&mut floor, correct(2, "2d")), "done");
    floor.watch(table).unwrap();
    assert_eq!(floor.view["circles"][0]["hands"][0]["cards"], json!(["9h", "2d"]));
    let hit = json!({ "blackjack": { "act": { "seat": 4, "hand": 1, "action": "hit" } } });
    assert_eq!(ask(&mut ann, hit), "done");
    assert_eq!(ask(&mut floor, correct(2, "9d")), "FLOOR-1", "Ann has decided");
    floor.watch(table).unwrap();
    assert!(floor.view["correctable"].is_null());
    assert_eq!(ask(&mut dealer, json!({ "dealer": { "card": { "card": "Tc" } } })), "done");
    assert_eq!(ask(&mut dealer, json!({ "dealer": { "show_hole": { "card": "Td" } } })), "done");
    floor.watch(table).unwrap();
    assert_eq!(floor.view["awaits"]["task"], "pay_off", "until the last pay-off the floor can rule");
    assert_eq!(floor.view["sheet"][0]["seat"], 4, "{}", floor.view);
    let single = json!({ "wager": { "seat": 4, "hand": 1, "wager": "base", "fate": "return" } });
    let give_back =
        json!({ "floor": { "reason": "the cards were disturbed", "ruling": { "blackjack": single } } });
    let removed = json!({ "blackjack": { "removed_wager": { "seat": 4, "hand": 1 } } });
    let removed = json!({ "floor": { "reason": "it was picked up", "ruling": removed } });
    assert_eq!(ask(&mut floor, removed), "L-CAS-4", "no penalty of Livermore's at Aviator");
    assert_eq!(ask(&mut dealer, give_back.clone()), "ROOM-1");
    assert_eq!(ask(&mut floor, give_back), "done");
    assert_eq!(ask(&mut dealer, json!({ "dealer": { "pay_off": { "all": true } } })), "done");
    floor.watch(table).unwrap();
    assert_eq!(floor.view["people"][1]["stack"], 199.5, "the wager is back, the fee is not: {}", floor.view);
    assert_eq!(floor.view["rounds"], 1, "{}", floor.view);
    done(house, books);
}

#[test]
fn nobodys_time_runs_while_the_dealer_waits_for_the_floor_and_it_is_called_between_hands_too_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5]);
    let number = table.table;
    let call = |text: &str| json!({ "call_floor": { "text": text } });
    // Between hands, by a player and by the dealer.
    assert_eq!(clause(&table.seat_does(2, &call("the button is wrong"))), "done");
    assert_eq!(called(&house, number)["stops"], true);
    assert_eq!(clause(&table.dealer(json!("shuffle"))), "ROOM-12", "nothing is dealt");
    assert_eq!(clause(&table.rules(json!("seen"))), "done");
    assert_eq!(
        clause(&table.dealer.ask("between-00001", number, &call("a card is missing")).unwrap()),
        "done"
    );
    assert_eq!(called(&house, number)["text"], "a card is missing");
    assert_eq!(clause(&table.rules(json!("seen"))), "done");
    // In a hand the clock of whoever is asked stands.
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    table.view();
    assert_eq!(table.dealer.frame["clock"]["stands"], false, "{}", table.dealer.frame["clock"]);
    assert_eq!(clause(&table.dealer.ask("in-a-hand-0001", number, &call("a card fell")).unwrap()), "done");
    table.view();
    assert_eq!(table.dealer.frame["clock"]["stands"], true, "{}", table.dealer.frame["clock"]);
    assert_eq!(clause(&table.rules(json!("seen"))), "done");
    table.view();
    assert_eq!(table.dealer.frame["clock"]["stands"], false, "{}", table.dealer.frame["clock"]);
    drop(table);
    done(house, books);
}

#[test]
fn play_waits_while_the_dealers_call_is_open_and_the_dealer_takes_it_back_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5]);
    let number = table.table;
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    let call = json!({ "call_floor": { "text": "paid wrongly" } });
    assert_eq!(clause(&table.dealer.ask("calls-000001", number, &call).unwrap()), "done");
    assert_eq!(called(&house, number)["stops"], true);
    // Whoever's turn it is: nobody bets, nothing is entered, and nobody calls a second time.
    for seat in [2, 5] {
        assert_eq!(clause(&table.seat_does(seat, &json!({ "poker": "call" }))), "ROOM-12");
        assert_eq!(clause(&table.seat_does(seat, &json!("take_call_back"))), "ROOM-12", "it is not theirs");
    }
    assert_eq!(clause(&table.dealer(json!({ "came": { "cards": ["2c", "7d", "Jh"] } }))), "ROOM-12");
    assert_eq!(clause(&table.dealer.ask("calls-000002", number, &call).unwrap()), "ROOM-12");
    let back = json!("take_call_back");
    assert_eq!(clause(&table.dealer.ask("back-0000001", number, &back).unwrap()), "done");
    assert_eq!(called(&house, number), Value::Null);
    assert_eq!(clause(&table.dealer.ask("back-0000002", number, &back).unwrap()), "ROOM-12", "none is open");
    let plays: Vec<String> =
        [2, 5].map(|seat| clause(&table.seat_does(seat, &json!({ "poker": "call" }))).to_string()).into();
    assert_eq!(plays.iter().filter(|answer| *answer == "done").count().min(1), 1, "play goes on: {plays:?}");
    drop(table);
    done(house, books);
}

#[test]
fn the_log_tells_a_hand_that_is_on_and_nothing_that_lies_face_down_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5]);
    let number = table.table;
    table.deals(json!("shuffle"));
    // Named with a scanner: their players and nobody else may know them.
    for (place, card) in [(0, "As"), (1, "Kd"), (0, "Ah"), (1, "Kc")] {
        table.deals(json!({ "poker": { "command": { "do": "deal", "seat": place, "cards": [card] } } }));
    }
    let first = [2, 5]
        .into_iter()
        .find(|seat| clause(&table.seat_does(*seat, &json!({ "poker": "call" }))) == "done");
    assert!(first.is_some(), "somebody is asked");
    let (_, records) =
        get(&house.server.address, &format!("/api/tables/{number}/history?from=0&limit=300"), "");
    let said: Vec<String> = records
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|record| record["says"].as_array().unwrap().clone())
        .map(|said| said.to_string())
        .collect();
    for id in ["table-hand-begins", "hand-calls"] {
        assert!(said.iter().any(|said| said.contains(&format!("\"{id}\""))), "{id}: {said:?}");
    }
    for card in ["As", "Kd", "Ah", "Kc"] {
        assert!(!said.iter().any(|said| said.contains(&format!("\"{card}\""))), "{card}: {said:?}");
    }
    drop(table);
    done(house, books);
}
