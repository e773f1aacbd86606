//! What the staff do that players feel: chips over the counter, roles and passwords, and books that agree with each other.

use crate::client::{Client, get, guest, post, told};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

/// The manager's cookie.
pub fn manager(server: &Server) -> String {
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap()
}

/// An account with a role: its cookie and its number.
pub fn staff(server: &Server, boss: &str, name: &str, role: &str) -> (String, u64) {
    let account = json!({ "name": name, "password": PASSWORD });
    let (_, cookie, me) = post(&server.address, "/api/account", "", &account).unwrap();
    let player = me["player"].as_u64().unwrap();
    give_role(&server.address, boss, player, role);
    (cookie.unwrap(), player)
}

/// Gives a role; the auditor's with a second signature, by somebody of the floor who comes for that.
pub fn give_role(address: &str, boss: &str, player: u64, role: &str) {
    let path = format!("/api/people/{player}/role");
    let give = || post(address, &path, boss, &json!({ "role": role })).unwrap().0;
    if give() == 204 {
        return;
    }
    let second = second(address, boss);
    assert!(matches!(give(), 202), "{role} waits for a second signature");
    sign_all(address, &second);
}

/// Somebody of the floor, who came for this: the cookie.
pub fn second(address: &str, boss: &str) -> String {
    let account = json!({ "name": "Second", "password": PASSWORD });
    let people = get(address, "/api/people", boss).1;
    if people.as_array().unwrap().iter().any(|person| person["name"] == "Second") {
        return post(address, "/api/login", "", &account).unwrap().1.unwrap();
    }
    let (_, cookie, me) = post(address, "/api/account", "", &account).unwrap();
    let path = format!("/api/people/{}/role", me["player"]);
    assert_eq!(post(address, &path, boss, &json!({ "role": "floor" })).unwrap().0, 204);
    cookie.unwrap()
}

/// Signs everything that waits for this person's signature: what each answered.
pub fn sign_all(address: &str, second: &str) -> Vec<Value> {
    let waiting = get(address, "/api/signatures", second).1;
    let waiting = waiting.as_array().unwrap().iter().filter(|row| row["signs"] == true);
    let sign = |row: &Value| {
        let path = format!("/api/signatures/{}/sign", row["entry"]);
        let (status, _, answer) = post(address, &path, second, &json!({})).unwrap();
        assert_eq!(status, 200, "{answer}");
        answer
    };
    waiting.map(sign).collect()
}

fn reason(problem: &Value) -> String {
    problem["reason"].as_str().unwrap_or_default().to_string()
}

#[test]
fn nobody_serves_themselves_and_one_entry_has_a_limit_room_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, own) = staff(&server, &boss, "Cora", "cage");
    let (dora, player) = guest(&server.address, "Dora").unwrap();
    let ask = |path: &str, body: Value| post(&server.address, path, &cora, &body).unwrap();
    let chips = |id: &str, player: u64, amount: f64| json!({ "id": id, "player": player, "amount": amount, "reason": "tip", "tender": "check" });
    let wallet = |cookie: &str| get(&server.address, "/api/me", cookie).1["wallet"].as_f64().unwrap();
    let start = (wallet(&cora), wallet(&dora));
    for path in ["/api/cage/issue", "/api/cage/redeem"] {
        let (status, _, problem) = ask(path, chips(&format!("own-wallet-{}", path.len()), own, 1000.0));
        assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
    }
    // Her first chips are an entry of the book too, and not hers to correct.
    let book = get(&server.address, "/api/cage/entries", &cora).1;
    let first = book.as_array().unwrap().iter().find(|e| e["player"] == own).expect("her first chips");
    let (status, _, problem) =
        ask("/api/cage/correct", json!({ "id": "own-correct", "entry": first["entry"], "reason": "mine" }));
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
    for amount in [1_000_000.01, 99_999_999_999.0] {
        let (status, _, problem) = ask("/api/cage/issue", chips("too-much-1", player, amount));
        assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
        assert!(reason(&problem).contains("$1,000,000"), "{problem}");
    }
    // A wallet that is short is called by its owner's name, not by "your".
    let (status, _, problem) = ask("/api/cage/redeem", chips("too-much-2", player, start.1 + 1.0));
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-3")), "{problem}");
    assert!(reason(&problem).contains("Dora's wallet holds"), "{problem}");
    assert_eq!((wallet(&cora), wallet(&dora)), start, "nothing moved");
    let (status, _, entry) = ask("/api/cage/issue", chips("at-the-most", player, 1_000_000.0));
    assert_eq!((status, &entry["waits"], wallet(&dora)), (202, &json!(true), start.1), "two people sign it");
    sign_all(&server.address, &boss);
    assert_eq!(wallet(&dora), start.1 + 1_000_000.0);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

fn next_hello(client: &mut Client) -> Value {
    loop {
        let frame = client.next().unwrap();
        if frame["type"] == "hello" {
            return frame["you"].clone();
        }
    }
}

#[test]
fn a_new_role_and_chips_from_the_cage_reach_whoever_is_connected() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 120);
    let boss = manager(&server);
    let (dan, player) = staff(&server, &boss, "Dan", "player");
    let mut client = Client::connect(&server.address, &dan).unwrap();
    let before = next_hello(&mut client);
    assert_eq!(before["role"], "player");
    let path = format!("/api/people/{player}/role");
    assert_eq!(post(&server.address, &path, &boss, &json!({ "role": "dealer" })).unwrap().0, 204);
    assert_eq!(next_hello(&mut client)["role"], "dealer");
    let chips = json!({ "id": "bought-in-1", "player": player, "amount": 20, "reason": "bought in" });
    assert_eq!(post(&server.address, "/api/cage/issue", &boss, &chips).unwrap().0, 200);
    let wallet = before["wallet"].as_f64().unwrap() + 20.0;
    assert_eq!(next_hello(&mut client)["wallet"].as_f64(), Some(wallet));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_password_is_changed_with_the_old_one_and_reset_by_the_manager_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (here, player) = staff(&server, &boss, "Eve", "floor");
    let address = &server.address;
    let login = |password: &str| {
        post(address, "/api/login", "", &json!({ "name": "Eve", "password": password })).unwrap()
    };
    let known = |cookie: &str| get(address, "/api/me", cookie).0 == 200;
    let elsewhere = login(PASSWORD).1.unwrap();
    let change = |cookie: &str, old: &str, new: &str| {
        post(address, "/api/password", cookie, &json!({ "old": old, "new": new })).unwrap()
    };
    assert_eq!(change(&here, "not the password", "another password").0, 403);
    assert_eq!(change(&here, PASSWORD, "short").0, 400);
    let (ann, _) = guest(address, "Ann").unwrap();
    assert_eq!(change(&ann, "", "another password").0, 403, "a guest has none");
    assert!(known(&here) && known(&elsewhere) && login(PASSWORD).0 == 200, "nothing changed");
    let mut open = Client::connect(address, &elsewhere).unwrap();
    next_hello(&mut open);
    let (status, fresh, me) = change(&here, PASSWORD, "another password");
    assert_eq!((status, &me["name"]), (200, &json!("Eve")));
    assert!(
        known(&fresh.unwrap()) && !known(&here) && !known(&elsewhere),
        "only this browser stays signed in"
    );
    assert_eq!((login(PASSWORD).0, login("another password").0), (401, 200));
    let ended = open.next().expect_err("a connection of another session ends by itself").to_string();
    assert!(ended.contains("losed"), "closed, and not waited for in vain: {ended}");

    let path = format!("/api/people/{player}/password");
    let there = login("another password").1.unwrap();
    assert_eq!(post(address, &path, &there, &json!({})).unwrap().0, 403, "the floor resets nobody's");
    assert!(known(&there));
    let own = get(address, "/api/me", &boss).1["player"].clone();
    let own = format!("/api/people/{own}/password");
    assert_eq!(post(address, &own, &boss, &json!({})).unwrap().0, 403, "nor the manager their own");
    let (status, _, given) = post(address, &path, &boss, &json!({})).unwrap();
    let given = given["password"].as_str().unwrap();
    assert!(status == 200 && given.len() >= 20 && !known(&there), "{status} {given}");
    assert_eq!((login("another password").0, login(given).0), (401, 200));
    // The books remember the change, and who made it; not the password.
    assert_eq!(server.stop(), Some(0));
    let mut reader = crate::server::reader(books);
    let log = reader.records(0, 0, 2000).unwrap();
    assert_eq!(log.iter().filter(|r| r.body.contains("password_set")).count(), 2);
    assert!(log.iter().all(|r| !r.body.contains(given)));
    let server = Server::start(books, 0, None);
    let again = json!({ "name": "Eve", "password": given });
    assert_eq!(post(&server.address, "/api/login", "", &again).unwrap().0, 200, "it outlives a restart");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn the_books_agree_about_rounds_when_one_was_voided_l_cas_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let order = json!({ "name": "Two", "house": "aviator", "game": "blackjack", "option": 1, "dealing": "virtual", "bots": 0 });
    let table = post(&server.address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap();
    let come = |name: &str| {
        let (cookie, player) = guest(&server.address, name).unwrap();
        let mut client = Client::connect(&server.address, &cookie).unwrap();
        client.watch(table).unwrap();
        (client, player)
    };
    let ((mut ann, me), (mut ben, _)) = (come("Ann"), come("Ben"));
    let mut floor = Client::connect(&server.address, &boss).unwrap();
    floor.watch(table).unwrap();
    let sit = json!({ "sit": { "seat": 2, "chips": 500 } });
    assert_eq!(ben.ask("ben-sits-01", table, &sit).unwrap()["type"], "done");
    let bank = json!({ "blackjack": { "take_bank": { "wager": 100 } } });
    let void = json!({ "floor": { "reason": "a card fell", "ruling": { "blackjack": "void_round" } } });
    // One round to its end, and the next voided when Ann is asked what she does.
    for n in 0.. {
        let awaits = ann.view["awaits"].clone();
        if ann.view["rounds"].as_u64() >= Some(1) && awaits["for"] == "action" {
            let ruled = floor.ask("void-round-1", table, &void).unwrap();
            assert_eq!(ruled["type"], "done", "{ruled}");
            break;
        }
        if ann.view["bank"].is_null() && awaits["player"] != me {
            ben.ask(&format!("ben-banks-{n:04}"), table, &bank).unwrap();
        }
        match ann.choice(me, 1, true) {
            Some(command) => drop(ann.ask(&format!("ann-{n:08}"), table, &command).unwrap()),
            None => drop(ann.next().unwrap()),
        }
    }
    let rows = |report: &str| {
        let rows = get(&server.address, &format!("/api/reports/{report}"), &boss).1;
        rows.as_array().unwrap().iter().filter(|r| r["table"] == table).cloned().collect::<Vec<_>>()
    };
    let total = |rows: &[Value], key: &str| rows.iter().map(|r| r[key].as_f64().unwrap()).sum::<f64>();
    let lobby = get(&server.address, "/api/lobby", "").1;
    let line = lobby.as_array().unwrap().iter().find(|t| t["table"] == table).unwrap().clone();
    let (drop_rows, banking) = (rows("drop"), rows("banking"));
    let played = line["rounds"].as_f64().unwrap();
    assert!(played >= 1.0);
    assert_eq!((total(&drop_rows, "rounds"), total(&banking, "rounds")), (played, played), "{drop_rows:?}");
    assert_eq!(total(&drop_rows, "banks"), total(&banking, "fees"), "the voided round's fee went back");
    assert!(told(&line["fees"]).starts_with("players"), "the lobby says what is collected: {line}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn whoever_plays_and_cashes_everything_out_leaves_books_that_agree_room_3() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (ann, player) = guest(&server.address, "Ann").unwrap();
    let wallet = get(&server.address, "/api/me", &ann).1["wallet"].as_f64().unwrap();
    let mut client = Client::connect(&server.address, &ann).unwrap();
    let table = get(&server.address, "/api/lobby", "").1[0]["table"].as_u64().unwrap();
    client.watch(table).unwrap();
    let seat = json!({ "sit": { "seat": null, "chips": wallet - 600.0 } });
    let answer = (1..=8).find_map(|n| {
        let mut sit = seat.clone();
        sit["sit"]["seat"] = json!(n);
        let answer = client.ask(&format!("cash-out-sit-{n}"), table, &sit).unwrap();
        answer["refusal"].is_null().then_some(answer)
    });
    assert!(answer.is_some(), "a seat is free");
    let left = client.ask("cash-out-leave", table, &json!("leave")).unwrap();
    assert!(left["refusal"].is_null(), "{left}");
    let out = json!({ "id": "cash-out-1", "player": player, "amount": wallet, "reason": "going home" });
    let (status, _, entry) = post(&server.address, "/api/cage/redeem", &boss, &out).unwrap();
    assert_eq!(status, 200, "{entry}");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
