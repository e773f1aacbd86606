//! A continuous shuffler where a person deals real cards (D26), and a round that goes on though something went wrong (D23).

use crate::client::{get, post, told};
use crate::dealt::{House, done};
use crate::named::{bets, card};
use serde_json::json;

#[test]
fn cards_of_a_round_come_again_no_cut_card_comes_and_the_books_are_right_d26() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let order = |dealing: &str, game: &str| {
        json!({ "name": "Machine", "house": if game == "blackjack" { "livermore" } else { "ocean-view" },
                "game": game, "option": 1, "decks": if game == "blackjack" { json!(1) } else { json!(null) }, "dealing": dealing,
                "bots": 0, "real_chips": dealing == "human", "continuous_shuffler": true })
    };
    for (dealing, game) in [("virtual", "blackjack"), ("human", "holdem")] {
        assert_eq!(post(&address, "/api/tables", &house.manager, &order(dealing, game)).unwrap().0, 400);
    }
    let (status, _, info) =
        post(&address, "/api/tables", &house.manager, &order("human", "blackjack")).unwrap();
    assert_eq!((status, &info["continuous_shuffler"]), (200, &json!(true)), "{info}");
    let number = info["table"].as_u64().unwrap();
    let mut table = house.around(number, Vec::new());
    for seat in [1, 4] {
        let name = json!({ "name": format!("Seat {seat}") });
        let patron = post(&address, "/api/patrons", &house.dealer, &name).unwrap().2;
        table.deals(json!({ "seat": { "seat": seat, "player": patron["player"] } }));
    }
    table.deals(json!("shuffle"));
    for round in 1..=3 {
        bets(&mut table);
        assert_eq!(table.dealer(json!("cut_card"))["refusal"]["clause"], "D26");
        // One deck, and the same cards in every round.
        for named in ["Tc", "7s", "8d"] {
            card(&mut table, named);
        }
        assert_eq!(table.dealer(json!({ "card": { "card": "Tc" } }))["refusal"]["clause"], "D23");
        table.deals(json!("hole_down"));
        if round == 2 {
            // Something went wrong, and the floor says that the round goes on.
            assert_eq!(table.rules(json!({ "blackjack": "play_on" }))["type"], "done");
            let record = table.floor.frame["records"][0].clone();
            let said = told(&record["says"][0]["says"]);
            assert!(said.contains("The round goes on with the cards as they lie"), "{said}");
            assert_eq!(table.view()["circles"][0]["hands"][0]["cards"], json!(["Tc", "8d"]));
        }
        table.deals(json!({ "act": { "seat": 1, "hand": 1, "action": "stand" } }));
        table.deals(json!({ "show_hole": { "card": "Kh" } }));
        table.deals(json!({ "pay_off": { "all": true } }));
        let view = table.view();
        assert_eq!(view["rounds"], round, "{view}");
        assert_ne!(view["awaits"]["task"], "shuffle", "nothing ran out");
    }
    assert_ne!(table.rules(json!({ "blackjack": "play_on" }))["type"], "done", "no round is on");
    let missed = info["game"]["mishaps"]["reportable"].to_string();
    assert!(missed.contains("missed-peek"), "{missed}");
    drop(table);
    let house = house.restarted(books);
    let sign = get(&house.server.address, &format!("/api/tables/{number}"), "").1;
    assert_eq!(sign["continuous_shuffler"], true);
    done(house, books);
}
