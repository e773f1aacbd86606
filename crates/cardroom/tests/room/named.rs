//! The dealer names its own last card again, at blackjack and at poker, for as long as nothing depends on it (ROOM-17).

use crate::client::{get, post, told};
use crate::dealt::{Dealt, House, done};
use serde_json::{Value, json};

/// A table of Livermore's blackjack with real chips: seat 4 banks, seat 1 has put out a wager of 10.
pub fn wagered(house: &House) -> Dealt {
    let mut table = house.with_real_chips("livermore", "blackjack", 1);
    for seat in [1, 4] {
        let name = json!({ "name": format!("Seat {seat}") });
        let patron = post(&house.server.address, "/api/patrons", &house.dealer, &name).unwrap().2;
        table.deals(json!({ "seat": { "seat": seat, "player": patron["player"] } }));
    }
    table.deals(json!("shuffle"));
    bets(&mut table);
    table
}

/// Seat 4 banks, whoever is asked first passing it on, and seat 1 puts out a wager of 10.
pub fn bets(table: &mut Dealt) {
    let bank = json!({ "for": { "seat": 4, "play": { "blackjack": { "take_bank": { "wager": 500 } } } } });
    if table.view()["awaits"]["seat"] == 1 {
        table.deals(json!({ "for": { "seat": 1, "play": { "blackjack": "decline_bank" } } }));
    }
    table.deals(bank);
    let wager = json!({ "wager": { "seat": 1, "base": 10, "buster": 0 } });
    table.deals(json!({ "for": { "seat": 1, "play": { "blackjack": wager } } }));
    table.deals(json!("close_wagers"));
}

pub fn card(table: &mut Dealt, card: &str) {
    table.deals(json!({ "card": { "card": card } }));
}

fn again(was: &str, card: &str) -> Value {
    json!({ "name_again": { "was": was, "card": card } })
}

#[test]
fn the_dealer_names_its_last_card_again_and_both_names_are_in_the_log_room_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = wagered(&house);
    assert_eq!(table.dealer(again("Tc", "9c"))["refusal"]["clause"], "ROOM-17", "nothing came yet");
    card(&mut table, "Tc");
    table.deals(again("Tc", "9c"));
    let record = table.dealer.frame["records"][0].clone();
    let said = told(&record["says"][0]["says"]);
    assert_eq!(
        said, "The dealer names the last card of circle 1 again: 10♣ was named, it is 9♣.",
        "{record}"
    );
    assert_eq!(record["by"], get(&house.server.address, "/api/me", &house.dealer).1["player"]);
    card(&mut table, "7s");
    assert_eq!(table.dealer(again("9c", "Tc"))["refusal"]["clause"], "ROOM-17", "not the last one");
    card(&mut table, "8d");
    table.deals(json!("hole_down"));
    let player = json!({ "dealer": again("8d", "8h") });
    assert_eq!(
        table.rail.ask("a-stranger-0001", table.table, &player).unwrap()["refusal"]["clause"],
        "ROOM-1"
    );
    table.deals(again("8d", "8h"));
    let view = table.view();
    assert_eq!(view["circles"][0]["hands"][0]["cards"], json!(["9c", "8h"]), "{view}");
    table.deals(json!({ "act": { "seat": 1, "hand": 1, "action": "stand" } }));
    assert_eq!(table.dealer(again("8h", "8d"))["refusal"]["clause"], "ROOM-17", "seat 1 stood on it");
    table.deals(json!({ "show_hole": { "card": "2h" } }));
    card(&mut table, "9h");
    table.deals(again("9h", "Kh"));
    table.deals(json!({ "pay_off": { "all": true } }));
    assert_eq!(table.dealer(again("Kh", "9h"))["refusal"]["clause"], "ROOM-17", "the round is settled");
    drop(table);
    done(house, books);
}

#[test]
fn a_card_of_the_flop_is_named_again_until_somebody_acts_room_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5]);
    assert_eq!(table.dealer(again("4c", "4d"))["refusal"]["clause"], "ROOM-8", "no hand is on");
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": ["4c", "Kh", "9s"] } }));
    assert_eq!(table.hand()["nameable"], json!(["4c", "Kh", "9s"]));
    table.deals(again("Kh", "Kd"));
    assert_eq!(table.hand()["board"], json!(["4c", "Kd", "9s"]));
    assert_ne!(table.dealer(again("Kd", "9s"))["type"], "done", "that one lies there");
    table.bets();
    assert_eq!(table.dealer(again("4c", "4d"))["refusal"]["clause"], "ROOM-17", "they have bet on it");
    assert!(table.hand()["nameable"].is_null());
    table.finish();
    done(house, books);
}
