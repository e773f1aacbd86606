//! The room's own clauses, through the real doors: ids, the waiting list, words for the shuffle, closed tables, who
//! deals, and table talk.

use crate::client::{Client, get, guest, post, told};
use crate::server::{Server, verify};
use serde_json::{Value, json};

/// A server with a manager, and a table without company.
fn open(books: &str, dealing: &str) -> (Server, String, u64) {
    let server = Server::patient(books, 120);
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
    let manager = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let order = json!({ "name": "Quiet", "house": "aviator", "game": "blackjack", "option": 1, "dealing": dealing,
                        "bots": 0 });
    let (status, _, info) = post(&server.address, "/api/tables", &manager, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    (server, manager, info["table"].as_u64().unwrap())
}

fn player(server: &Server, name: &str, table: u64) -> (Client, u64) {
    let (cookie, number) = guest(&server.address, name).unwrap();
    let mut client = Client::connect(&server.address, &cookie).unwrap();
    client.watch(table).unwrap();
    (client, number)
}

fn clause(answer: &Value) -> &str {
    answer["refusal"]["clause"].as_str().unwrap_or("done")
}

#[test]
fn the_same_id_is_done_once_and_answered_twice_room_2() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (server, _, table) = open(books, "virtual");
    let (mut ann, number) = player(&server, "Ann", table);
    let sit = json!({ "sit": { "seat": 2, "chips": 100 } });
    let first = ann.ask("ann-sits-0001", table, &sit).unwrap();
    let again = ann.ask("ann-sits-0001", table, &sit).unwrap();
    assert_eq!((clause(&first), clause(&again)), ("done", "done"), "{first} {again}");
    let add = json!({ "add_chips": { "amount": 50 } });
    for _ in 0..3 {
        assert_eq!(clause(&ann.ask("ann-adds-0001", table, &add).unwrap()), "done");
    }
    ann.watch(table).unwrap();
    let people = ann.view["people"].as_array().unwrap();
    let me = people.iter().find(|p| p["player"] == number).unwrap();
    assert_eq!(me["stack"], json!(150.0), "chips were added once");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn whom_the_floor_sends_away_does_not_come_straight_back_room_4() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (server, boss, table) = open(books, "virtual");
    let (cookie, number) = guest(&server.address, "Ann").unwrap();
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(table).unwrap();
    let sit = json!({ "sit": { "seat": 2, "chips": 100 } });
    assert_eq!(clause(&ann.ask("ann-sits-0001", table, &sit).unwrap()), "done");
    let mut floor = Client::connect(&server.address, &boss).unwrap();
    floor.watch(table).unwrap();
    let rule = |ruling: Value| json!({ "floor": { "reason": "rude", "ruling": ruling } });
    let back = rule(json!({ "let_back": { "player": number } }));
    assert_eq!(clause(&floor.ask("nobody-away", table, &back).unwrap()), "ROOM-4", "nobody was sent away");
    let away = rule(json!({ "send_away": { "player": number } }));
    assert_eq!(clause(&floor.ask("away-with-her", table, &away).unwrap()), "done");
    for (id, again) in [("sits-again-1", &sit), ("waits-again1", &json!({ "wait": { "on": true } }))] {
        let answer = ann.ask(id, table, again).unwrap();
        assert_eq!(clause(&answer), "ROOM-4", "{answer}");
        assert_eq!(told(&answer["refusal"]["says"]), "You do not sit down here now. Ask the floor.");
    }
    // Elsewhere she sits as before, and it holds when the room was closed in between.
    let other = get(&server.address, "/api/lobby", "").1;
    let empty = |t: &&Value| {
        t["table"] != table && t["game"] == "blackjack" && t["taken"].as_u64() < t["seats"].as_u64()
    };
    let other = other.as_array().unwrap().iter().find(empty).unwrap()["table"].as_u64().unwrap();
    ann.watch(other).unwrap();
    let free = (1..=8).any(|seat| {
        let sit = json!({ "sit": { "seat": seat, "chips": 100 } });
        clause(&ann.ask(&format!("elsewhere-{seat}"), other, &sit).unwrap()) == "done"
    });
    assert!(free, "she may sit at another table");
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(table).unwrap();
    assert_eq!(clause(&ann.ask("after-restart", table, &sit).unwrap()), "ROOM-4");
    let mut floor = Client::connect(&server.address, &boss).unwrap();
    floor.watch(table).unwrap();
    assert_eq!(floor.frame["sent_away"][0]["player"], json!(number), "the floor sees whom it sent away");
    assert_eq!(clause(&floor.ask("let-her-back", table, &back).unwrap()), "done");
    assert_eq!(clause(&ann.ask("sits-at-last", table, &sit).unwrap()), "done");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn seats_go_to_whoever_waits_first_room_4() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _, table) = open(folder.path().to_str().unwrap(), "virtual");
    let mut seated = Vec::new();
    for seat in 1..=8 {
        let (mut client, _) = player(&server, &format!("Seat {seat}"), table);
        let sit = json!({ "sit": { "seat": seat, "chips": 100 } });
        assert_eq!(clause(&client.ask("sits-down-01", table, &sit).unwrap()), "done");
        assert_eq!(
            clause(&client.ask("waits-too-01", table, &json!({ "wait": { "on": true } })).unwrap()),
            "ROOM-4"
        );
        seated.push(client);
    }
    let (mut first, _) = player(&server, "First", table);
    let (mut late, _) = player(&server, "Late", table);
    assert_eq!(
        clause(&first.ask("waits-000001", table, &json!({ "wait": { "on": true } })).unwrap()),
        "done"
    );
    assert_eq!(clause(&seated[4].ask("leaves-00001", table, &json!("leave")).unwrap()), "done");
    let sit = json!({ "sit": { "seat": 5, "chips": 100 } });
    assert_eq!(clause(&late.ask("jumps-in-0001", table, &sit).unwrap()), "ROOM-4");
    assert_eq!(clause(&first.ask("sits-0000001", table, &sit).unwrap()), "done");
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_cut_is_laid_by_who_plays_and_nobody_enters_cards_room_5_room_8() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (server, manager, table) = open(books, "virtual");
    let (mut ann, _) = player(&server, "Ann", table);
    let cut = |tip: &str| json!({ "lay_cut": { "tip": tip, "key": "" } });
    let tip = "ab".repeat(32);
    assert_eq!(clause(&ann.ask("cuts-0000001", table, &cut(&tip)).unwrap()), "ROOM-4", "sit down first");
    assert_eq!(
        clause(&ann.ask("sits-0000001", table, &json!({ "sit": { "seat": 1, "chips": 50 } })).unwrap()),
        "done"
    );
    assert_eq!(clause(&ann.ask("cuts-0000002", table, &cut("a word of mine")).unwrap()), "ROOM-5");
    let first = ann.ask("cuts-0000003", table, &cut(&tip)).unwrap();
    let again = ann.ask("cuts-0000004", table, &cut(&tip)).unwrap();
    assert_eq!((clause(&first), &first["seq"]), ("done", &again["seq"]), "the same again changes nothing");
    let account = json!({ "name": "Dee", "password": "a long password" });
    let (_, cookie, dee) = post(&server.address, "/api/account", "", &account).unwrap();
    let role = format!("/api/people/{}/role", dee["player"]);
    assert_eq!(post(&server.address, &role, &manager, &json!({ "role": "dealer" })).unwrap().0, 204);
    let mut dealer = Client::connect(&server.address, &cookie.unwrap()).unwrap();
    dealer.watch(table).unwrap();
    assert_eq!(
        clause(&dealer.ask("shuffle-0001", table, &json!({ "dealer": "shuffle" })).unwrap()),
        "ROOM-8"
    );
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_closed_table_gives_chips_back_and_takes_nobody_in_room_6() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (server, manager, table) = open(books, "virtual");
    let (mut ann, _) = player(&server, "Ann", table);
    let sit = json!({ "sit": { "seat": 1, "chips": 50 } });
    assert_eq!(clause(&ann.ask("sits-0000001", table, &sit).unwrap()), "done");
    let path = format!("/api/tables/{table}/close");
    let (status, _, answer) = post(&server.address, &path, &manager, &json!({})).unwrap();
    assert!(status < 300, "{status} {answer}");
    let (mut ben, _) = player(&server, "Ben", table);
    assert_eq!(clause(&ben.ask("sits-0000002", table, &sit).unwrap()), "ROOM-6");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn table_talk_is_short_and_not_too_fast_room_9() {
    let folder = tempfile::tempdir().unwrap();
    let (server, _, table) = open(folder.path().to_str().unwrap(), "virtual");
    let (mut ann, _) = player(&server, "Ann", table);
    assert_eq!(
        clause(&ann.ask("sits-0000001", table, &json!({ "sit": { "seat": 1, "chips": 50 } })).unwrap()),
        "done"
    );
    let mut refused = 0;
    for n in 0..40 {
        ann.send(&json!({ "do": "chat", "table": table, "text": format!("hello {n}") })).unwrap();
        loop {
            let frame = ann.next().unwrap();
            match frame["type"].as_str() {
                Some("chat") => break,
                Some("error") => {
                    assert!(frame["says"]["args"]["clause"]["text"] == "ROOM-9", "{frame}");
                    refused += 1;
                    break;
                }
                _ => {}
            }
        }
    }
    assert!(refused > 10, "forty sentences in a row, and only {refused} were too many");
    assert_eq!(server.stop(), Some(0));
}
