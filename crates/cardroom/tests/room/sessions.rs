//! Where people are signed in: everybody sees and ends their own sessions, the manager those of the staff, and what was ended
//! is over at once, sockets and all.

use crate::client::{Client, get, guest, post, raw, told};
use crate::counter::{manager, staff};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";
const PHONE: &str = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/// Signs in with a browser from an address behind the proxy: the cookie.
fn sign_in(server: &Server, name: &str, from: &str, agent: &str) -> String {
    let body = json!({ "name": name, "password": PASSWORD }).to_string();
    let extra =
        format!("Content-Type: application/json\r\nX-Forwarded-For: {from}\r\nUser-Agent: {agent}\r\n");
    let (head, _) = raw(&server.address, "POST", "/api/login", "", &body, &extra).unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: cardroom=")).expect("a session");
    format!("cardroom={}", cookie.split(';').next().unwrap())
}

fn sessions(server: &Server, path: &str, cookie: &str) -> Vec<Value> {
    let (status, rows) = get(&server.address, path, cookie);
    assert_eq!(status, 200, "{rows}");
    rows.as_array().unwrap().clone()
}

fn is_over(client: &mut Client) -> bool {
    (0..50).any(|_| client.next().is_err())
}

#[test]
fn everybody_sees_where_they_are_signed_in_and_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::with(books, &["--trusted-proxy", "127.0.0.1/32"]);
    let account = json!({ "name": "Grace", "password": PASSWORD });
    assert_eq!(post(&server.address, "/api/account", "", &account).unwrap().0, 200);
    let home = sign_in(&server, "Grace", "192.0.2.7", "curl/8.0");
    let phone = sign_in(&server, "Grace", "198.51.100.9", PHONE);
    let own = sessions(&server, "/api/sessions", &phone);
    assert_eq!(own.len(), 3, "{own:?}");
    assert_eq!(own.iter().filter(|row| row["here"] == true).count(), 1);
    let here = own.iter().find(|row| row["here"] == true).unwrap();
    assert_eq!(told(&here["browser"]), "Chrome on Android");
    assert_eq!(here["from"], "198.51.100.9");
    assert!(
        here["since"].as_u64() <= here["last"].as_u64() && here["last"].as_u64() < here["until"].as_u64()
    );
    // What a session is called by opens nothing, and nothing of its cookie is told.
    let text = json!(own).to_string();
    assert!(!text.contains(&phone["cardroom=".len()..]) && !text.contains(&home["cardroom=".len()..]));
    let called = here["session"].as_str().unwrap();
    assert_eq!(get(&server.address, "/api/me", &format!("cardroom={called}")).0, 401);
    // Somebody else neither sees nor ends them.
    let (ann, _) = guest(&server.address, "Ann").unwrap();
    let end = |cookie: &str, session: &str| {
        post(&server.address, &format!("/api/sessions/{session}/end"), cookie, &json!({})).unwrap().0
    };
    assert_eq!(sessions(&server, "/api/sessions", &ann).len(), 1);
    assert_eq!(end(&ann, called), 404);
    // They are known after a restart too.
    assert_eq!(server.stop(), Some(0));
    let server = Server::with(books, &["--trusted-proxy", "127.0.0.1/32"]);
    let again = sessions(&server, "/api/sessions", &home);
    let kept = |rows: &[Value]| -> Vec<(String, Value, Value)> {
        rows.iter().map(|r| (told(&r["browser"]), r["from"].clone(), r["since"].clone())).collect()
    };
    assert_eq!(kept(&again), kept(&own));
    // The phone is lost: its socket ends with its session, and this browser goes on.
    let mut lost = Client::connect(&server.address, &phone).unwrap();
    let mut kept = Client::connect(&server.address, &home).unwrap();
    assert_eq!(
        (lost.next().unwrap()["type"].clone(), kept.next().unwrap()["type"].clone()),
        (json!("hello"), json!("hello"))
    );
    let end = |cookie: &str, session: &str| {
        post(&server.address, &format!("/api/sessions/{session}/end"), cookie, &json!({})).unwrap().0
    };
    assert_eq!(end(&home, called), 204);
    assert!(is_over(&mut lost));
    assert_eq!(get(&server.address, "/api/me", &phone).0, 401);
    assert_eq!(end(&home, called), 404, "it is over already");
    assert_eq!(end(&home, "others"), 204);
    let left = sessions(&server, "/api/sessions", &home);
    assert_eq!((left.len(), &left[0]["here"]), (1, &json!(true)));
    kept.send(&json!({ "do": "ping", "n": 7 })).unwrap();
    assert_eq!(kept.next().unwrap()["type"], "pong", "this browser goes on");
    assert_eq!(server.stop(), Some(0));
    let server = Server::with(books, &[]);
    assert_eq!(get(&server.address, "/api/me", &phone).0, 401, "what was ended stays ended");
    assert_eq!(get(&server.address, "/api/me", &home).0, 200);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn the_manager_ends_sessions_of_the_staff_and_sees_none_of_players_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, number) = staff(&server, &boss, "Flo", "floor");
    let (_, ann) = guest(&server.address, "Ann").unwrap();
    let of = |player: u64| format!("/api/people/{player}/sessions");
    assert_eq!(get(&server.address, &of(ann), &boss).0, 403, "players' sessions are their own");
    assert_eq!(get(&server.address, &of(number), &flo).0, 403);
    assert_eq!(get(&server.address, &of(9999), &boss).0, 404);
    let rows = sessions(&server, &of(number), &boss);
    assert_eq!((rows.len(), &rows[0]["here"]), (1, &json!(false)));
    let mut watching = Client::connect(&server.address, &flo).unwrap();
    watching.watch(1).unwrap();
    let end = |cookie: &str, session: &str| {
        post(&server.address, &format!("{}/{session}/end", of(number)), cookie, &json!({})).unwrap().0
    };
    assert_eq!(end(&flo, "all"), 403);
    assert_eq!(get(&server.address, "/api/me", &flo).0, 200);
    assert_eq!(end(&boss, "all"), 204);
    assert!(is_over(&mut watching));
    assert_eq!(get(&server.address, "/api/me", &flo).0, 401);
    assert!(sessions(&server, &of(number), &boss).is_empty());
    let journal = get(&server.address, "/api/journal?limit=1", &boss).1;
    assert_eq!(told(&journal["rows"][0]["says"]), "A session of Flo was ended.");
    assert_eq!(journal["rows"][0]["name"], "Boss");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}
