//! A player at the felt signs, and the dealer of a human-dealt table of blackjack enters it: the move is the player's, the
//! record says who entered it, and the referee's rules are the same.

use crate::dealt::{Dealt, House, done};
use serde_json::{Value, json};

fn clause(answer: &Value) -> String {
    answer["refusal"]["clause"].as_str().unwrap_or("done").to_string()
}

/// Seat 4 banks $150, seat 1 bets $100, and these cards come.
fn dealt(table: &mut Dealt, cards: &[&str]) {
    table.deals(json!("shuffle"));
    for (seat, play) in [
        (4, json!({ "take_bank": { "wager": 150 } })),
        (1, json!({ "wager": { "seat": 1, "base": 100, "buster": 0 } })),
    ] {
        if seat == 4 && table.view()["awaits"]["seat"] == 1 {
            assert_eq!(clause(&table.seat_does(1, &json!({ "blackjack": "decline_bank" }))), "done");
        }
        let answer = table.seat_does(seat, &json!({ "blackjack": play }));
        assert_eq!(clause(&answer), "done", "{answer}");
    }
    table.deals(json!("close_wagers"));
    for card in cards {
        table.deals(match *card {
            "down" => json!("hole_down"),
            card => json!({ "card": { "card": card } }),
        });
    }
}

#[test]
fn the_dealer_enters_what_a_player_signs_rnd_8() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table_of("aviator", "blackjack", &[1, 4]);
    let act = |seat: u8, action: Value| json!({ "act": { "seat": seat, "hand": 1, "action": action } });
    assert_eq!(clause(&table.dealer(act(1, json!("hit")))), "RND-3", "nobody plays there");
    dealt(&mut table, &["8h", "9d", "5c", "down"]);

    assert_eq!(clause(&table.dealer(act(9, json!("hit")))), "RND-3");
    assert_ne!(clause(&table.dealer(act(1, json!("split")))), "done", "an 8 and a 5 are no pair");
    let own = table.seat_does(4, &json!({ "dealer": act(1, json!("hit")) }));
    assert_eq!(clause(&own), "ROOM-1", "players do not enter each other's moves");
    table.deals(act(1, json!({ "double": 40 })));
    let record = table.dealer.frame["records"][0].clone();
    let ann = table.view()["circles"][0]["player"].clone();
    let acted = &record["events"][0]["blackjack"]["acted"];
    assert_eq!((&acted["player"], &acted["action"]), (&ann, &json!({ "double": 40.0 })), "{record}");
    assert_ne!(record["by"], ann, "{record}");
    assert!(record["by"].is_u64(), "the dealer entered it: {record}");
    assert_eq!(clause(&table.dealer(act(1, json!("stand")))), "RND-8", "a doubled hand is not asked again");
    for play in [
        json!({ "card": { "card": "7h" } }),
        json!({ "show_hole": { "card": "9s" } }),
        json!({ "pay_off": { "all": true } }),
    ] {
        table.deals(play);
    }
    done(house, books);
}
