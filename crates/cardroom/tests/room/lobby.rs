//! A lobby with more tables than fit into one frame, on a real socket.

use crate::client::{Client, get, guest, post};
use crate::dealt::{House, done};
use crate::server::Server;
use serde_json::{Value, json};

#[test]
fn a_lobby_of_nine_hundred_tables_comes_in_parts_and_the_socket_stays() {
    let folder = tempfile::tempdir().unwrap();
    let floor = folder.path().join("floor.toml");
    let many = "[[tables]]\nrulebook = \"aviator/pure-21.5\"\noption = 1\nbots = 0\ncount = 900\n";
    std::fs::write(&floor, many).unwrap();
    let books = folder.path().join("books");
    let server = Server::with(books.to_str().unwrap(), &["--open-floor", floor.to_str().unwrap()]);
    let (cookie, _) = guest(&server.address, "Ann").unwrap();
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.send(&json!({ "do": "watch_lobby", "on": true })).unwrap();
    let mut tables: Vec<u64> = Vec::new();
    let lobby = |ann: &mut Client| -> Value {
        loop {
            let frame = ann.next().expect("the socket stays");
            if frame["type"] == "lobby" {
                assert!(frame.to_string().len() < 128 * 1024);
                return frame;
            }
        }
    };
    loop {
        let frame = lobby(&mut ann);
        assert_eq!(frame["anew"], tables.is_empty());
        tables.extend(frame["tables"].as_array().unwrap().iter().map(|t| t["table"].as_u64().unwrap()));
        assert_eq!(frame["rest"].as_u64(), Some(900 - tables.len() as u64));
        if frame["rest"] == 0 {
            break;
        }
    }
    assert_eq!(tables, (1..=900).collect::<Vec<u64>>());
    // Then only what changes.
    let sit = json!({ "sit": { "seat": 1, "chips": 200 } });
    ann.watch(700).unwrap();
    assert_eq!(ann.ask("ann-sits-01", 700, &sit).unwrap()["type"], "done");
    let row = loop {
        let frame = lobby(&mut ann);
        let rows = frame["tables"].as_array().unwrap().clone();
        assert!(rows.iter().all(|row| row["table"] == 700) && frame["anew"] == false, "{frame}");
        if let Some(row) = rows.into_iter().find(|row| row["taken"] == 1) {
            break row;
        }
    };
    assert_eq!(row["table"], 700);
    assert_eq!(get(&server.address, "/api/lobby", "").1.as_array().unwrap().len(), 900);
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_closed_table_is_gone_from_the_lobby_when_the_last_one_has_left_room_6() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 120);
    let boss = crate::counter::manager(&server);
    let order = json!({ "name": "Short lived", "house": "aviator/pure-21.5", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let (status, _, info) = post(&server.address, "/api/tables", &boss, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    let table = info["table"].as_u64().unwrap();
    let there = || {
        let lobby = get(&server.address, "/api/lobby", "").1;
        lobby.as_array().unwrap().iter().any(|line| line["table"] == table)
    };
    assert!(there());
    let close = format!("/api/tables/{table}/close");
    assert_eq!(post(&server.address, &close, &boss, &json!({ "reason": "last hands" })).unwrap().0, 204);
    assert!(!there(), "it looks open although it is closed");
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_closed_table_with_a_round_to_play_offers_no_seat_and_is_sent_nobody_room_6() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = crate::named::wagered(&house);
    let (address, number) = (house.server.address.clone(), table.table);
    let row = || {
        let lobby = get(&address, "/api/lobby", "").1;
        lobby.as_array().unwrap().iter().find(|line| line["table"] == number).cloned()
    };
    let open = row().unwrap();
    assert!(open["closed"].is_null() && !open["free"].as_array().unwrap().is_empty(), "{open}");
    let list =
        json!({ "id": "adds-bo-0001", "list": { "game": open["game"], "limit": open["min"] }, "name": "Bo" });
    let (status, _, bo) = post(&address, "/api/lists", &house.manager, &list).unwrap();
    let offers = |waits: &Value| waits["free"].as_array().unwrap().iter().any(|free| free["table"] == number);
    assert_eq!((status, offers(&bo)), (200, true), "{bo}");
    let close = format!("/api/tables/{number}/close");
    assert_eq!(post(&address, &close, &house.manager, &json!({ "reason": "last hands" })).unwrap().0, 204);
    let closed = row().expect("its last round is not over");
    assert_eq!((&closed["closed"], &closed["free"]), (&json!(true), &json!([])), "{closed}");
    let waiting = get(&address, "/api/lists", &house.manager).1["waiting"].clone();
    assert!(!offers(&waiting[0]), "{waiting}");
    let sends = json!({ "id": "sends-bo-001", "change": { "seat": { "table": number } } });
    let path = format!("/api/lists/{}", bo["entry"]);
    assert_eq!(post(&address, &path, &house.manager, &sends).unwrap().0, 404);
    // Whoever deals that round taps in for it.
    for (id, on) in [("taps-out-001", false), ("taps-in-0001", true)] {
        assert_eq!(table.dealer.ask(id, number, &json!({ "tap": { "on": on } })).unwrap()["type"], "done");
    }
    // A restart knows it as well.
    drop(table);
    let house = house.restarted(books);
    let again = get(&house.server.address, "/api/lobby", "").1;
    let again = again.as_array().unwrap().iter().find(|line| line["table"] == number).unwrap().clone();
    assert_eq!((&again["closed"], &again["free"]), (&json!(true), &json!([])), "{again}");
    let mut table = house.around(number, Vec::new());
    assert_eq!(table.rules(json!({ "blackjack": "void_round" }))["type"], "done");
    let lobby = get(&house.server.address, "/api/lobby", "").1;
    assert!(!lobby.as_array().unwrap().iter().any(|line| line["table"] == number), "the last one has left");
    drop(table);
    done(house, books);
}
