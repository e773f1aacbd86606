//! Accounts of the staff: the manager makes them, without chips, without anybody signing up, and as many as it takes.

use crate::client::{get, post};
use crate::counter::{manager, second, sign_all};
use crate::server::{Server, verify};
use serde_json::{Value, json};

/// What the answer to `POST /api/staff` is.
fn appoint(server: &Server, boss: &str, name: &str, role: &str) -> (u16, Value) {
    let (status, _, answer) =
        post(&server.address, "/api/staff", boss, &json!({ "name": name, "role": role })).unwrap();
    (status, answer)
}

#[test]
fn the_manager_makes_accounts_for_the_staff_without_chips_and_without_a_throttle_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let login = |name: &str, password: &str| {
        post(&server.address, "/api/login", "", &json!({ "name": name, "password": password })).unwrap()
    };
    // More than one address may sign up, in a row.
    let mut given = Vec::new();
    for n in 0..14 {
        let role = ["dealer", "floor", "cage"][n % 3];
        let (status, made) = appoint(&server, &boss, &format!("Ann {}", char::from(b'a' + n as u8)), role);
        assert_eq!((status, &made["waits"]), (200, &json!(false)), "{made}");
        given.push((
            made["name"].as_str().unwrap().to_string(),
            made["password"].as_str().unwrap().to_string(),
        ));
    }
    let (status, taken) = appoint(&server, &boss, "Ann a", "dealer");
    assert_eq!(status, 409, "{taken}");
    for role in ["player", "third_party"] {
        assert_eq!(appoint(&server, &boss, "Patron", role).0, 403, "{role} does not work here");
    }
    // The first password opens nothing but the choice of another one.
    let (name, password) = &given[1];
    let (status, cookie, me) = login(name, password);
    assert_eq!((status, &me["role"], &me["password_due"]), (200, &json!("floor"), &json!(true)));
    assert_eq!(me["wallet"], json!(0.0), "nobody who works here is given chips");
    let cookie = cookie.unwrap();
    assert_eq!(get(&server.address, "/api/people", &cookie).0, 403);
    let change = json!({ "old": password, "new": "seven quiet horses" });
    let (status, cookie, me) = post(&server.address, "/api/password", &cookie, &change).unwrap();
    assert_eq!((status, &me["password_due"]), (200, &json!(false)));
    let flo = cookie.unwrap();
    assert_eq!(get(&server.address, "/api/people", &flo).0, 200);
    assert_eq!(appoint(&server, &flo, "Friend", "floor").0, 403, "the floor makes no accounts");
    assert_eq!(login(name, password).0, 401, "it was good once");
    // Who made it stands in the journal; what the password was stands nowhere.
    let lines = get(&server.address, "/api/journal?kind=people", &boss).1["rows"].to_string();
    assert!(lines.contains("Ann b") && lines.contains("\"Boss\""), "{lines}");
    assert_eq!(server.stop(), Some(0));
    let mut reader = crate::server::reader(books);
    let log = reader.records(0, 0, 2000).unwrap();
    assert!(log.iter().all(|r| given.iter().all(|(_, password)| !r.body.contains(password))));
    let server = Server::patient(books, 120);
    let again = json!({ "name": given[2].0, "password": given[2].1 });
    let (status, _, me) = post(&server.address, "/api/login", "", &again).unwrap();
    assert_eq!((status, &me["password_due"]), (200, &json!(true)), "it outlives a restart");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_new_auditor_takes_two_people_as_any_auditor_does_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let role_of = |player: &Value| {
        let people = get(&server.address, "/api/people", &boss).1;
        people.as_array().unwrap().iter().find(|p| p["player"] == *player).unwrap()["role"].clone()
    };
    let (status, eve) = appoint(&server, &boss, "Eve", "auditor");
    assert_eq!((status, role_of(&eve["player"])), (200, json!("auditor")), "the first one, alone: {eve}");
    let (status, problem) = appoint(&server, &boss, "Ivy", "auditor");
    assert_eq!(status, 202, "the first auditor signs for the next: {problem}");
    assert_eq!((&problem["waits"], role_of(&problem["player"])), (&json!(true), json!("player")));
    let second = second(&server.address, &boss);
    sign_all(&server.address, &second);
    assert_eq!(role_of(&problem["player"]), "auditor");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
