//! Shared tablets: a locked session of the staff does nothing and sees nothing, whatever it asks, until PIN or password.

use crate::client::{Client, get, guest, http, post, told};
use crate::counter::{manager, staff};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

fn ask(server: &Server, path: &str, cookie: &str, body: Value) -> (u16, Value) {
    let (status, _, answer) = post(&server.address, path, cookie, &body).unwrap();
    (status, answer)
}

/// Is a connection closed, once everything is read that was sent before?
fn is_over(client: &mut Client) -> bool {
    let begun = std::time::Instant::now();
    while begun.elapsed().as_secs() < 20 {
        if client.next().is_err() {
            return true;
        }
    }
    false
}

#[test]
fn a_locked_session_does_nothing_and_sees_nothing_until_its_owner_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (ann, _) = guest(&server.address, "Ann").unwrap();
    assert_eq!(ask(&server, "/api/lock", &ann, json!({})).0, 403, "a player signs out");
    for none in ["12345", "123456", "777777"] {
        assert_eq!(ask(&server, "/api/pin", &flo, json!({ "pin": none, "password": PASSWORD })).0, 400);
    }
    let pin = |pin: &str, password: &str| json!({ "pin": pin, "password": password });
    assert_eq!(ask(&server, "/api/pin", &flo, pin("204951", "not the password")).0, 403);
    assert_eq!(ask(&server, "/api/pin", &flo, pin("204951", PASSWORD)).0, 204);
    let mut watching = Client::connect(&server.address, &flo).unwrap();
    watching.watch(1).unwrap();
    assert_eq!(ask(&server, "/api/lock", &flo, json!({})).0, 204);
    assert!(is_over(&mut watching), "a locked session has no view");
    let me = get(&server.address, "/api/me", &flo).1;
    assert_eq!((&me["locked"], &me["pin"], &me["locks"]), (&json!(true), &json!(true), &json!(10)));
    // Every call that is for the staff is refused, and so is a connection; also after a restart.
    let refused = |server: &Server| {
        for path in ["/api/people", "/api/reports/drop", "/api/signatures", "/api/sessions", "/ws"] {
            assert_eq!(http(&server.address, "GET", path, &flo, "", "").unwrap().0, 423, "{path}");
        }
        for path in [
            "/api/tables/1/close",
            "/api/pin",
            "/api/here",
            "/api/sessions/others/end",
            "/api/logout-everywhere",
        ] {
            assert_eq!(ask(server, path, &flo, json!({ "reason": "" })).0, 423, "{path}");
        }
    };
    refused(&server);
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    refused(&server);
    assert_eq!(get(&server.address, "/api/people", &boss).0, 200, "nobody else's is");
    assert_eq!(ask(&server, "/api/unlock", &flo, json!({ "pin": "000111" })).0, 403);
    assert_eq!(ask(&server, "/api/unlock", &flo, json!({ "password": "not the password" })).0, 403);
    refused(&server);
    // What was tried counts after a restart, too: two of the three are gone.
    assert_eq!(ask(&server, "/api/unlock", &flo, json!({ "pin": "000222" })).0, 403);
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    let (status, me) = ask(&server, "/api/unlock", &flo, json!({ "pin": "204951" }));
    assert_eq!((status, &me["locked"]), (200, &json!(false)));
    assert_eq!(get(&server.address, "/api/people", &flo).0, 200);
    let mut back = Client::connect(&server.address, &flo).unwrap();
    back.watch(1).unwrap();
    // By password too; and three wrong PINs in a row, or many at once, end the session.
    assert_eq!(ask(&server, "/api/lock", &flo, json!({})).0, 204);
    assert_eq!(ask(&server, "/api/unlock", &flo, json!({ "password": PASSWORD })).0, 200);
    assert_eq!(ask(&server, "/api/lock", &flo, json!({})).0, 204);
    let address = server.address.as_str();
    let tries: Vec<u16> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..6)
            .map(|n| {
                let flo = &flo;
                scope.spawn(move || {
                    post(address, "/api/unlock", flo, &json!({ "pin": format!("90731{n}") })).unwrap().0
                })
            })
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert!(tries.iter().all(|status| matches!(status, 401 | 403)), "{tries:?}");
    assert!(tries.iter().filter(|status| **status == 403).count() <= 2, "{tries:?}");
    assert_eq!(get(address, "/api/me", &flo).0, 401);
    assert_eq!(
        ask(&server, "/api/unlock", &flo, json!({ "pin": "204951" })).0,
        401,
        "the right one comes too late"
    );
    let rows = get(address, "/api/journal?kind=sign_ins&limit=40", &boss).1;
    let lines: Vec<String> = rows["rows"].as_array().unwrap().iter().map(|r| told(&r["says"])).collect();
    for line in [
        "Flo locked their session.",
        "Flo opened their locked session again, by PIN, from 127.0.0.1.",
        "Flo opened their locked session again, by password, from 127.0.0.1.",
        "A wrong PIN was tried in a locked session of Flo, from 127.0.0.1.",
        "A wrong PIN was tried in a locked session of Flo, from 127.0.0.1: the session ended.",
    ] {
        assert!(lines.iter().any(|said| said == line), "{line} is not in {lines:?}");
    }
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_session_in_which_nobody_does_anything_is_locked_by_itself_and_the_books_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let minute = json!({ "cage_limit": 10000, "ruling_limit": 10000, "idle_minutes": 1 });
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let set = |id: &str, settings: &Value| {
        ask(&server, "/api/settings", &boss, json!({ "id": id, "settings": settings })).0
    };
    assert_eq!(set("a-minute-1", &minute), 204, "sooner is stricter");
    let too_long = json!({ "cage_limit": 10000, "ruling_limit": 10000, "idle_minutes": 1441 });
    assert_eq!(set("too-long-1", &too_long), 400);
    let never = json!({ "cage_limit": 10000, "ruling_limit": 10000, "idle_minutes": 0 });
    assert_eq!(set("never-1-1-1", &never), 202, "never is laxer than a minute");
    let mut watching = Client::connect(&server.address, &flo).unwrap();
    watching.watch(1).unwrap();
    // The manager does something now and then; Flo only looks, as pages do by themselves.
    let begun = std::time::Instant::now();
    while begun.elapsed().as_secs() < 70 && get(&server.address, "/api/sessions", &flo).0 == 200 {
        assert_eq!(ask(&server, "/api/here", &boss, json!({})).0, 204);
        std::thread::sleep(std::time::Duration::from_secs(1));
    }
    assert!((55..70).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    assert_eq!(get(&server.address, "/api/sessions", &flo).0, 423);
    assert!(is_over(&mut watching));
    let visitor = get(&server.address, "/api/visitor", &flo).1;
    assert_eq!((&visitor["name"], &visitor["locked"]), (&json!("Flo"), &json!(true)));
    std::thread::sleep(std::time::Duration::from_secs(3));
    let rows = get(&server.address, "/api/journal?kind=sign_ins&limit=40", &boss).1;
    let lines: Vec<String> = rows["rows"].as_array().unwrap().iter().map(|r| told(&r["says"])).collect();
    let line = "Nobody did anything in a session of Flo: it was locked.";
    assert_eq!(lines.iter().filter(|said| *said == line).count(), 1, "{lines:?}");
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    assert_eq!(get(&server.address, "/api/sessions", &flo).0, 423, "after a restart, too");
    assert_eq!(ask(&server, "/api/unlock", &flo, json!({ "password": PASSWORD })).0, 200);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}
