//! What somebody has: nobody is told who they are where nobody is signed in, seats are counted with their chips, and who is out of
//! play chips is given some again.

use crate::client::{Client, get, guest, http, post};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

fn wallet(server: &Server, cookie: &str) -> f64 {
    get(&server.address, "/api/me", cookie).1["wallet"].as_f64().unwrap()
}

#[test]
fn a_page_that_asks_who_is_there_gets_an_answer_where_nobody_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    assert_eq!(get(&server.address, "/api/visitor", ""), (200, Value::Null));
    assert_eq!(get(&server.address, "/api/me", "").0, 401);
    let (ann, me) = guest(&server.address, "Ann").unwrap();
    let (status, visitor) = get(&server.address, "/api/visitor", &ann);
    assert_eq!((status, &visitor["player"]), (200, &json!(me)));
    assert_eq!(visitor, get(&server.address, "/api/me", &ann).1);
}

#[test]
fn who_is_out_of_play_chips_gets_some_again_and_nobody_else_room_13() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap().to_string();
    let server = Server::start(&books, 0, None);
    let address = &server.address;
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let boss = post(address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let (ann, me) = guest(address, "Ann").unwrap();
    let start = wallet(&server, &ann);
    let refill = |cookie: &str| http(address, "POST", "/api/refill", cookie, "", "").unwrap();
    let takes = |n: u32, amount: f64| {
        let order =
            json!({ "id": format!("purse-{n:04}"), "player": me, "amount": amount, "tender": "check" });
        assert_eq!(post(address, "/api/cage/redeem", &boss, &order).unwrap().0, 200);
    };
    let (status, _, problem) = refill(&ann);
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-13")), "{problem}");

    // Chips before one at a table count: they are not gone.
    let table = get(address, "/api/lobby", "").1;
    let table = table.as_array().unwrap().iter().find(|t| t["game"] == "blackjack").unwrap()["table"].clone();
    let table = table.as_u64().unwrap();
    let mut client = Client::connect(address, &ann).unwrap();
    client.watch(table).unwrap();
    let sit = json!({ "sit": { "seat": 1, "chips": 300 } });
    assert_eq!(client.ask("purse-sit-1", table, &sit).unwrap()["type"], "done");
    assert_eq!(get(address, "/api/seats", &ann).1, json!([{ "table": table, "chips": 300.0 }]));
    takes(1, start - 300.0);
    assert_eq!(refill(&ann).0, 409);
    assert_eq!(client.ask("purse-leave", table, &json!("leave")).unwrap()["type"], "done");
    assert_eq!(get(address, "/api/seats", &ann).1, json!([]));

    for n in 2..5 {
        takes(n, wallet(&server, &ann) - 120.0);
        let (status, _, person) = refill(&ann);
        assert_eq!((status, person["wallet"].as_f64()), (200, Some(start)), "{person}");
    }
    takes(5, start);
    assert_eq!(refill(&ann).0, 429, "three times in an hour");
    let (status, _, problem) = refill(&boss);
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-13")), "{problem}");
    assert_eq!(refill("").0, 401);

    let book = get(address, "/api/cage/entries", &boss).1;
    let given: Vec<_> = book.as_array().unwrap().iter().filter(|e| e["kind"] == "refill").collect();
    assert_eq!(given.len(), 3);
    assert!(given.iter().all(|e| e["player"] == me && e["amount"] == start - 120.0), "{given:?}");
    assert_eq!(server.stop(), Some(0));
    let (code, told) = verify(&books);
    assert_eq!(code, Some(0), "{told}");
}
