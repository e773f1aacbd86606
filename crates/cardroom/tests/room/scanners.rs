//! A scanner or shoe reader with a key for one table: it names the cards that the table waits for, and does nothing else.

use crate::client::{Client, get, http, post, told};
use crate::dealt::{Dealt, House, done};
use crate::named::{card, wagered};
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

/// A request with a device key.
fn with_key(house: &House, path: &str, key: &str, body: &Value) -> (u16, Value) {
    let bearer = format!("Authorization: Bearer {key}\r\n");
    let (status, _, answer) =
        http(&house.server.address, "POST", path, "", &body.to_string(), &bearer).unwrap();
    (status, answer)
}

fn scan(house: &House, key: &str, id: &str, card: &str) -> (u16, Value) {
    with_key(house, "/api/device/card", key, &json!({ "id": id, "card": card }))
}

fn key_for(house: &House, table: u64, id: &str) -> (u64, String) {
    let path = format!("/api/tables/{table}/devices");
    let order = json!({ "id": id, "name": "Shoe 1" });
    let (status, _, given) = post(&house.server.address, &path, &house.manager, &order).unwrap();
    assert_eq!((status, &given["table"]), (200, &json!(table)), "{given}");
    (given["device"].as_u64().unwrap(), given["key"].as_str().unwrap().to_string())
}

/// The cards of seat 1, and the player-dealer's.
fn cards(table: &mut Dealt) -> (Value, Value) {
    let view = table.view();
    (view["circles"][0]["hands"][0]["cards"].clone(), view["bank"]["cards"].clone())
}

#[test]
fn a_scanner_names_the_cards_its_table_waits_for_once_each_and_the_record_says_who_did() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = wagered(&house);
    let (device, key) = key_for(&house, table.table, "scanner-key-1");
    let first = scan(&house, &key, "first-card-01", "Tc");
    assert_eq!(first.0, 200, "{first:?}");
    assert_eq!(scan(&house, &key, "first-card-01", "Tc"), first, "sent again, it happens once");
    assert_eq!(scan(&house, &key, "second-card-1", "7s").0, 200);
    let log = get(&house.server.address, &format!("/api/tables/{}/history", table.table), "").1;
    let seq = first.1["seq"].clone();
    let record = log.as_array().unwrap().iter().find(|record| record["seq"] == seq).unwrap().clone();
    assert_eq!(
        record["events"][0]["room"]["scanned"],
        json!({ "device": device, "name": "Shoe 1" }),
        "{record}"
    );
    assert_eq!(told(&record["says"][0]["says"]), "Read by Shoe 1.");
    // The dealer goes on beside it.
    card(&mut table, "8d");
    table.deals(json!("hole_down"));
    assert_eq!(cards(&mut table).0, json!(["Tc", "8d"]));
    // Nobody waits for a card: seat 1 decides.
    let (status, answer) = scan(&house, &key, "too-early-001", "9h");
    assert_eq!((status, &answer["refusal"]["clause"]), (409, &json!("ROOM-8")), "{answer}");
    table.deals(json!({ "act": { "seat": 1, "hand": 1, "action": "stand" } }));
    assert_eq!(scan(&house, &key, "hole-card-001", "2h").0, 200, "the hole card is shown");
    assert_eq!(scan(&house, &key, "draws-card-01", "Kh").0, 200);
    let (status, answer) = scan(&house, &key, "settled-0001", "9h");
    assert_eq!(status, 409, "the round is to be paid: {answer}");
    // The key is not lost by a restart, and what was named is named.
    drop(table);
    let house = house.restarted(books);
    assert_eq!(scan(&house, &key, "draws-card-01", "Kh").0, 200, "known from the books");
    assert_eq!(scan(&house, &key, "settled-0002", "9h").0, 409);
    done(house, books);
}

#[test]
fn a_key_is_good_for_one_table_and_one_thing_until_it_is_revoked() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let mut table = wagered(&house);
    let (device, key) = key_for(&house, table.table, "scanner-key-1");
    let devices = format!("/api/tables/{}/devices", table.table);
    // What is told once is told once; only its hash is kept.
    let again = post(&address, &devices, &house.manager, &json!({ "id": "scanner-key-1", "name": "Shoe 1" }));
    assert_eq!(again.unwrap().0, 409);
    let rows = get(&address, &devices, &house.manager).1;
    assert_eq!(
        (&rows[0]["device"], &rows[0]["name"], &rows[0]["by"]),
        (&json!(device), &json!("Shoe 1"), &json!("Boss"))
    );
    assert!(rows.as_array().unwrap().len() == 1 && !rows.to_string().contains(&key));
    for name in ["", "  ", &"long".repeat(11)] {
        let order = json!({ "id": "scanner-key-2", "name": name });
        assert_eq!(post(&address, &devices, &house.manager, &order).unwrap().0, 400);
    }
    let virtual_table = json!({ "id": "scanner-key-3", "name": "Shoe 3" });
    let refused = post(&address, "/api/tables/1/devices", &house.manager, &virtual_table).unwrap().2;
    assert_eq!(refused["refusal"]["clause"], "ROOM-8", "nobody deals there by hand");
    // Wrong cards, wrong ids, another table, no key, another one's key.
    for text in ["", "K", "Kx", "1h", "Kh Qh", "joker", "🂡"] {
        assert_eq!(scan(&house, &key, "wrong-card-01", text).0, 400, "{text}");
    }
    assert_eq!(scan(&house, &key, "short", "Tc").1["refusal"]["clause"], "ROOM-2");
    let elsewhere = json!({ "id": "elsewhere-001", "card": "Tc", "table": 1 });
    let (status, answer) = with_key(&house, "/api/device/card", &key, &elsewhere);
    assert_eq!((status, &answer["refusal"]["clause"]), (403, &json!("ROOM-1")), "{answer}");
    for wrong in ["", "cardroom-device-00", &key[..key.len() - 1]] {
        assert_eq!(scan(&house, wrong, "no-key-00001", "Tc").0, 401);
    }
    let cookie =
        post(&address, "/api/device/card", &house.manager, &json!({ "id": "by-cookie-01", "card": "Tc" }));
    assert_eq!(cookie.unwrap().0, 401, "a session is no key");
    // Nothing else is done with it, and nobody's socket passes for a scanner.
    let order = json!({ "id": "scanner-key-4", "name": "Shoe 4" });
    for (path, body) in
        [(devices.as_str(), order), ("/api/patrons", json!({ "name": "Pat" })), ("/api/lists", json!({}))]
    {
        assert!(matches!(with_key(&house, path, &key, &body).0, 400 | 401), "{path}");
    }
    let mut dealer = Client::connect(&address, &house.dealer).unwrap();
    dealer.watch(table.table).unwrap();
    let forged = json!({ "scanned": { "device": device, "name": "Shoe 1", "card": "Tc" } });
    dealer
        .send(&json!({ "do": "command", "id": "forged-00001", "table": table.table, "command": forged }))
        .unwrap();
    assert_eq!(cards(&mut table).0, json!([]), "nothing was named");
    assert_eq!(scan(&house, &key, "first-card-01", "Tc").0, 200);
    assert_eq!(cards(&mut table).0, json!(["Tc"]));
    let end = format!("/api/devices/{device}/revoke");
    let revoked = json!({ "id": "scanner-end-1" });
    assert_eq!(post(&address, &end, &house.dealer, &revoked).unwrap().0, 403);
    assert_eq!(post(&address, &end, &house.manager, &revoked).unwrap().0, 204);
    assert_eq!(post(&address, &end, &house.manager, &revoked).unwrap().0, 204, "sent again");
    assert_eq!(scan(&house, &key, "second-card-1", "7s").0, 401);
    assert_eq!(get(&address, &devices, &house.manager).1, json!([]));
    let journal = get(&address, "/api/journal", &house.manager).1.to_string();
    assert!(journal.contains("journal-device-key-given") && journal.contains("journal-device-key-revoked"));
    assert!(!journal.contains("cardroom-device-"));
    // Who tries keys has few tries.
    let mut tries = (0..20).map(|_| scan(&house, "cardroom-device-guess", "guessed-0001", "Tc").0);
    assert!(tries.any(|status| status == 429));
    drop((table, dealer));
    done(house, books);
}

#[test]
fn the_scanner_of_the_examples_deals_a_round() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not installed here: its scanner is not tried");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = wagered(&house);
    let (_, key) = key_for(&house, table.table, "scanner-key-1");
    let script = format!("{}/../../examples/scanner.py", env!("CARGO_MANIFEST_DIR"));
    let mut python = Command::new("python3")
        .args([&script, &format!("http://{}", house.server.address)])
        .env("CARDROOM_DEVICE_KEY", &key)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    python.stdin.take().unwrap().write_all(b"10c\n7s\n\nxx\n8d\n").unwrap();
    let out = String::from_utf8(python.wait_with_output().unwrap().stdout).unwrap();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines[0], lines[1], lines[3]), ("Tc named", "7s named", "8d named"), "{out}");
    assert!(lines[2].starts_with("xx A card is a rank and a suit"), "{out}");
    assert_eq!(cards(&mut table), (json!(["Tc", "8d"]), json!(["7s"])));
    drop(table);
    done(house, books);
}
