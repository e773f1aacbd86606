//! Two things at once that concern one person: whatever was decided last stands, and nothing writes back what somebody was
//! before (ROOM-1).

use crate::client::{get, guest, post};
use crate::counter::{give_role, manager, staff};
use crate::server::{PATIENCE, Server, verify};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

const PASSWORD: &str = "a long password";

fn role_of(server: &Server, boss: &str, player: u64) -> Value {
    let people = get(&server.address, "/api/people", boss).1;
    people.as_array().unwrap().iter().find(|p| p["player"] == player).unwrap()["role"].clone()
}

/// Changes one's password over and over; gives the last cookie and password that were taken.
fn keeps_changing(address: &str, cookie: &str, password: &str, times: u32) -> (String, String) {
    let (mut cookie, mut password) = (cookie.to_string(), password.to_string());
    for n in 0..times {
        let new = format!("password number {n}");
        let change = json!({ "old": password, "new": new });
        let (status, fresh, _) = post(address, "/api/password", &cookie, &change).unwrap();
        if status != 200 {
            break;
        }
        (cookie, password) = (fresh.unwrap(), new);
    }
    (cookie, password)
}

/// Time enough for a request to be under way, and not enough for a password to be hashed.
fn a_moment() {
    std::thread::sleep(Duration::from_millis(25));
}

#[test]
fn a_loop_of_password_changes_undoes_no_demotion_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 600);
    let boss = manager(&server);
    let (mut eve, player) = staff(&server, &boss, "Eve", "floor");
    let mut password = PASSWORD.to_string();
    for role in ["player", "auditor", "player", "cage", "player"] {
        (eve, password) = std::thread::scope(|scope| {
            let changes = scope.spawn(|| keeps_changing(&server.address, &eve, &password, 4));
            a_moment();
            give_role(&server.address, &boss, player, role);
            let last = changes.join().unwrap();
            assert_eq!(role_of(&server, &boss, player), role, "it was undone");
            last
        });
        assert_eq!(get(&server.address, "/api/me", &eve).1["role"], role);
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_loop_of_password_changes_undoes_no_reset_and_no_old_password_comes_in_after_one_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 600);
    let boss = manager(&server);
    let (mut eve, player) = staff(&server, &boss, "Eve", "floor");
    let mut password = PASSWORD.to_string();
    let path = format!("/api/people/{player}/password");
    let known = |cookie: &str| get(&server.address, "/api/me", cookie).0 == 200;
    let login = |password: &str| {
        post(&server.address, "/api/login", "", &json!({ "name": "Eve", "password": password })).unwrap()
    };
    let reset = || {
        let (status, _, given) = post(&server.address, &path, &boss, &json!({})).unwrap();
        assert_eq!(status, 200);
        given["password"].as_str().unwrap().to_string()
    };
    for round in 0..4 {
        (eve, password) = std::thread::scope(|scope| {
            let changes = scope.spawn(|| keeps_changing(&server.address, &eve, &password, 4));
            a_moment();
            let given = reset();
            let (cookie, last) = changes.join().unwrap();
            assert!(!known(&cookie), "round {round}: a session outlived the reset");
            assert_eq!(login(&last).0, 401, "round {round}: the reset was undone");
            let (status, fresh, _) = login(&given);
            assert_eq!(status, 200, "round {round}: the password that was given is the right one");
            (fresh.unwrap(), given)
        });
    }
    // Who was being signed in with the password from before is not in afterwards.
    for round in 0..6 {
        password = std::thread::scope(|scope| {
            let resets = scope.spawn(reset);
            std::thread::sleep(Duration::from_millis(round * 4));
            let (_, cookie, _) = login(&password);
            let given = resets.join().unwrap();
            assert!(
                cookie.is_none_or(|cookie| !known(&cookie)),
                "round {round}: signed in with an old password"
            );
            given
        });
    }
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_guest_becomes_one_account_however_often_it_is_asked_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 600);
    let account = |name: &str| json!({ "name": name, "password": format!("{name}'s password") });
    for round in 0..5 {
        let (cookie, _) = guest(&server.address, "Ada").unwrap();
        let names = ["One", "Two"].map(|name| format!("Ada {name} {round}"));
        let ask = &|name: &str| post(&server.address, "/api/account", &cookie, &account(name)).unwrap();
        let made: Vec<(u16, Value)> = std::thread::scope(|scope| {
            let both = names.each_ref().map(|name| scope.spawn(move || ask(name)));
            both.into_iter().map(|one| one.join().unwrap()).map(|(status, _, me)| (status, me)).collect()
        });
        assert!(made.iter().all(|(status, _)| *status == 200), "{made:?}");
        assert_ne!(made[0].1["player"], made[1].1["player"], "one of them is somebody new");
        for (name, (_, me)) in names.iter().zip(&made) {
            let (status, _, again) = post(&server.address, "/api/login", "", &account(name)).unwrap();
            assert_eq!(
                (status, &again["player"]),
                (200, &me["player"]),
                "{name} comes in with her own password"
            );
        }
    }
}

#[test]
fn a_role_that_was_taken_away_while_a_request_was_under_way_counts_no_more_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 600);
    let boss = manager(&server);
    let (mallory, player) = staff(&server, &boss, "Mallory", "manager");
    let (_, friend) = staff(&server, &boss, "Friend", "player");
    let begin = |path: &str, body: &str| {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (address, length) = (&server.address, body.len());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {mallory}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        stream
    };
    let role = json!({ "role": "auditor" }).to_string();
    let chips = json!({ "id": "late-chips-1", "player": friend, "amount": 500, "reason": "?" }).to_string();
    let calls = [(format!("/api/people/{friend}/role"), role), ("/api/cage/issue".to_string(), chips)];
    let begun: Vec<TcpStream> = calls.iter().map(|(path, body)| begin(path, body)).collect();
    std::thread::sleep(Duration::from_millis(300));
    let path = format!("/api/people/{player}/role");
    assert_eq!(post(&server.address, &path, &boss, &json!({ "role": "player" })).unwrap().0, 204);
    for ((path, body), mut stream) in calls.iter().zip(begun) {
        stream.write_all(body.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 403"), "{path}: {answer}");
    }
    assert_eq!(role_of(&server, &boss, friend), "player");
}
