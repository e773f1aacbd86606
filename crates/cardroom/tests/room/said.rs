//! Where the house wants it, the dealer says that the collection is down the slot and that everybody is paid (ROOM-18), and the
//! shoe is shuffled, and cut, when the dealer says (D11).

use crate::client::{get, post, told};
use crate::dealt::{Dealt, House, done};
use crate::named::{bets, card, wagered};
use serde_json::{Value, json};

fn says(house: &House, on: bool) {
    let settings = json!({ "cage_limit": 500, "ruling_limit": 500, "dealer_says_so": on });
    let wanted = json!({ "id": format!("dealers-say-{on}"), "settings": settings });
    assert_eq!(post(&house.server.address, "/api/settings", &house.manager, &wanted).unwrap().0, 204);
}

fn clause(answer: &Value) -> &str {
    answer["refusal"]["clause"].as_str().unwrap_or("done")
}

#[test]
fn no_card_is_dealt_before_the_collection_is_down_the_slot_where_the_house_wants_it_room_18() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    says(&house, true);
    let mut table = wagered(&house);
    assert!(table.view()["drop"].as_f64().unwrap() > 0.0, "fees fell due");
    let due = table.dealer.frame["to_be_said"].clone();
    assert_eq!((&due[0]["what"], &due[0]["amount"]), (&json!("collected"), &table.view()["drop"]), "{due}");
    let collected = json!({ "said": { "what": "collected" } });
    assert_eq!(clause(&table.dealer(json!({ "card": { "card": "Tc" } }))), "ROOM-18");
    assert_eq!(
        clause(&table.dealer(json!({ "said": { "what": "paid" } }))),
        "ROOM-18",
        "nobody is to be paid"
    );
    table.deals(collected.clone());
    let record = table.dealer.frame["records"][0].clone();
    assert_eq!(told(&record["says"][0]["says"]), "Duc: the collection is down the slot.", "{record}");
    assert_eq!(record["by"], get(&house.server.address, "/api/me", &house.dealer).1["player"]);
    assert_eq!(clause(&table.dealer(collected)), "ROOM-18", "once is enough");
    card(&mut table, "Tc");
    // The cut card comes, and the shoe is shuffled after this round.
    table.deals(json!("cut_card"));
    assert_eq!(clause(&table.dealer(json!("cut_card"))), "D11");
    for came in ["7s", "9d"] {
        card(&mut table, came);
    }
    table.deals(json!("hole_down"));
    assert_eq!(clause(&table.dealer(json!("shuffle"))), "D11", "not in a round");
    table.deals(json!({ "act": { "seat": 1, "hand": 1, "action": "stand" } }));
    table.deals(json!({ "show_hole": { "card": "Th" } }));
    table.deals(json!({ "pay_off": { "all": true } }));
    assert_eq!(table.view()["awaits"]["task"], "shuffle");
    table.deals(json!("shuffle"));
    table.deals(json!("shuffle"));
    // A void round gives the fees back: nothing goes down the slot.
    bets(&mut table);
    assert_eq!(table.dealer.frame["to_be_said"][0]["what"], "collected", "{}", table.dealer.frame);
    assert_eq!(table.rules(json!({ "blackjack": "void_round" }))["type"], "done");
    table.view();
    assert!(table.dealer.frame["to_be_said"].is_null(), "{}", table.dealer.frame["to_be_said"]);
    drop(table);
    done(house, books);
}

/// What is down the slot does not come back with a move (ROOM-17).
fn stays_down(table: &mut Dealt) {
    let mover = table.hand()["last_mover"].clone();
    let view = table.view();
    let seat = view["people"].as_array().unwrap().iter().find(|person| person["place"] == mover);
    let retract = json!({ "retract": { "seat": seat.unwrap()["seat"] } });
    assert_eq!(clause(&table.dealer(retract)), "ROOM-17", "{view}");
}

#[test]
fn the_next_hand_waits_until_everybody_is_paid_where_the_house_wants_it_room_18() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5]);
    table.deals(json!("shuffle"));
    table.finish();
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    says(&house, true);
    table.bets();
    let mut said = Vec::new();
    while table.view()["on"] == true {
        if let Some(due) = table.dealer.frame["to_be_said"][0]["what"].as_str().map(String::from) {
            assert_eq!(clause(&table.dealer(json!({ "came": { "cards": [] } }))), "ROOM-18");
            table.deals(json!({ "said": { "what": due } }));
            said.push(due);
            stays_down(&mut table);
        }
        let turn = table.hand()["awaits"]["turn"].clone();
        match turn["turn"].as_str().unwrap() {
            "bet" => table.bets(),
            "show" => {
                let cards = table.fresh(2);
                table.enters(json!({ "do": "show", "seat": turn["seat"], "cards": cards }));
            }
            _ => {
                let n = table.view()["next"]["cards"].as_u64().unwrap() as usize;
                let cards = table.fresh(n);
                table.deals(json!({ "came": { "cards": cards } }));
            }
        }
    }
    assert_eq!(clause(&table.dealer(json!("shuffle"))), "ROOM-18");
    while let Some(due) = table.dealer.frame["to_be_said"][0]["what"].as_str().map(String::from) {
        table.deals(json!({ "said": { "what": due } }));
        said.push(due);
        table.view();
    }
    assert!(said.contains(&"collected".into()) && said.last().unwrap() == "paid", "{said:?}");
    table.deals(json!("shuffle"));
    drop(table);
    done(house, books);
}
