//! A house with a fee for each kind of wager, taken as it is placed, at a live table and in the books (RND-4, D10).

use crate::client::{Client, get, guest, post, told};
use crate::dealt::House;
use crate::server::{Server, verify};
use serde_json::{Value, json};

const HOUSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/houses");

fn play(what: Value) -> Value {
    json!({ "blackjack": what })
}

fn deal(what: Value) -> Value {
    json!({ "dealer": what })
}

fn stack(view: &Value, player: u64) -> f64 {
    let people = view["people"].as_array().unwrap();
    people.iter().find(|p| p["player"] == player).unwrap()["stack"].as_f64().unwrap()
}

#[test]
fn fees_by_kind_of_wager_are_taken_and_go_back_at_a_live_table_rnd_4() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::of(Server::with(books, &["--houses", HOUSES]));
    let address = &house.server.address;
    let (_, rows) = get(address, "/api/rulebooks", "");
    let row = rows.as_array().unwrap().iter().find(|r| r["id"] == "juniper/pure-21.5").unwrap();
    let fees: Vec<String> = row["options"].as_array().unwrap().iter().map(|o| told(&o["fees"])).collect();
    assert_eq!(
        fees,
        [
            "players up to $3 by the wager, bank $1",
            "players up to $1 by the wager, bank $2 to $4",
            "players $2 a wager, bank $5 to $10"
        ]
    );
    let order = json!({ "name": "By hand", "house": "juniper", "game": "blackjack", "option": 2,
                        "dealing": "human", "bots": 0 });
    let (status, _, info) = post(address, "/api/tables", &house.manager, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    let table = info["table"].as_u64().unwrap();
    let ((bens, ben), (anns, ann)) = (guest(address, "Ben").unwrap(), guest(address, "Ann").unwrap());
    let (mut b, mut a) = (house.watch(&bens, table), house.watch(&anns, table));
    let mut dealer = house.watch(&house.dealer, table);
    let mut n = 0;
    let mut ask = |client: &mut Client, command: Value| -> Value {
        n += 1;
        let answer = client.ask(&format!("collection-{n:04}"), table, &command).unwrap();
        assert_eq!(answer["type"], "done", "{command}: {answer}");
        client.watch(table).unwrap();
        client.view.clone()
    };
    ask(&mut b, json!({ "sit": { "seat": 3, "chips": 500 } }));
    ask(&mut a, json!({ "sit": { "seat": 4, "chips": 200 } }));
    ask(&mut dealer, deal(json!("shuffle")));
    let view = ask(&mut b, play(json!({ "take_bank": { "wager": 200 } })));
    assert_eq!(view["bounds"]["buster"], json!({ "least": 1.0, "most": 25.0, "per_base": 1 }), "{view}");
    let wager = play(json!({ "wager": { "seat": 4, "base": 50, "buster": 10 } }));
    let view = ask(&mut a, wager.clone());
    assert_eq!((stack(&view, ann), &view["drop"]), (138.5, &json!(1.5)));
    assert_eq!(view["circles"][0]["fee"], 1.5, "{view}");
    let view = ask(&mut a, play(json!({ "take_back": { "seat": 4 } })));
    assert_eq!((stack(&view, ann), &view["drop"]), (200.0, &json!(0.0)), "the fee goes back with the wager");
    ask(&mut a, wager);
    let view = ask(&mut dealer, deal(json!("close_wagers")));
    assert_eq!((stack(&view, ben), &view["drop"]), (298.0, &json!(3.5)));
    for card in ["Th", "7s", "Td"] {
        ask(&mut dealer, deal(json!({ "card": { "card": card } })));
    }
    ask(&mut dealer, deal(json!("hole_down")));
    ask(&mut a, play(json!({ "act": { "seat": 4, "hand": 1, "action": "stand" } })));
    ask(&mut dealer, deal(json!({ "show_hole": { "card": "Tc" } })));
    let view = ask(&mut dealer, deal(json!({ "pay_off": { "all": true } })));
    assert_eq!((stack(&view, ann), stack(&view, ben)), (238.5, 458.0), "{view}");
    let rounds = get(address, &format!("/api/people/{ann}/rounds?limit=5"), &anns).1;
    assert_eq!(rounds["rounds"][0]["fees"], 1.5, "what went back was not paid: {rounds}");
    assert_eq!(house.server.stop(), Some(0));
    let (status, said) = verify(books);
    assert_eq!(status, Some(0), "{said}");
}
