//! Accounts: the manager makes those of the staff, without chips and without anybody signing up, and disables and enables any; and the
//! way back for a manager who has lost everything.

use crate::client::{Client, get, post};
use crate::counter::{manager, second, sign_all, staff};
use crate::server::{Server, verify, wait_for};
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

#[test]
fn a_disabled_account_is_signed_out_leaves_its_tables_and_keeps_its_chips_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (ann, player) = staff(&server, &boss, "Ann", "player");
    let (flo, floor_is) = staff(&server, &boss, "Flo", "floor");
    let order = json!({ "name": "Quiet", "house": "aviator", "game": "blackjack", "option": 1, "dealing": "virtual", "bots": 0 });
    let table = post(&server.address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap();
    let mut client = Client::connect(&server.address, &ann).unwrap();
    client.watch(table).unwrap();
    let sit = json!({ "sit": { "seat": 2, "chips": 300 } });
    assert_eq!(client.ask("sits-00001", table, &sit).unwrap()["type"], "done");
    let row = |server: &Server| {
        let people = get(&server.address, "/api/people", &boss).1;
        people.as_array().unwrap().iter().find(|p| p["player"] == player).unwrap().clone()
    };
    let wallet = row(&server)["wallet"].as_f64().unwrap();
    let disable = |server: &Server, who: &str, of: u64| {
        post(&server.address, &format!("/api/people/{of}/disable"), who, &json!({ "reason": "left us" }))
            .unwrap()
            .0
    };
    let own = get(&server.address, "/api/me", &boss).1["player"].as_u64().unwrap();
    assert_eq!((disable(&server, &flo, player), disable(&server, &boss, own)), (403, 403));
    let (_, guest) = crate::client::guest(&server.address, "Gus").unwrap();
    assert_eq!(disable(&server, &boss, guest), 403, "a guest has no account");
    assert_eq!((disable(&server, &boss, player), disable(&server, &boss, player)), (204, 204));
    assert_eq!(get(&server.address, "/api/me", &ann).0, 401, "signed out");
    let login = |server: &Server, name: &str| {
        let body = json!({ "name": name, "password": "a long password" });
        post(&server.address, "/api/login", "", &body).unwrap()
    };
    let (status, _, problem) = login(&server, "Ann");
    assert_eq!(status, 403, "{problem}");
    let wrong = json!({ "name": "Ann", "password": "not her password" });
    let wrong = post(&server.address, "/api/login", "", &wrong).unwrap();
    assert_eq!(wrong.0, 401, "whoever does not know the password learns nothing: {}", wrong.2);
    wait_for("the table is left", || row(&server)["wallet"].as_f64() == Some(wallet + 300.0));
    assert_eq!(row(&server)["disabled"], json!(true));
    // Whoever is gone signs nothing, and what they asked for is not done.
    let settings =
        json!({ "id": "laxer-0001", "settings": { "cage_limit": 20_000, "ruling_limit": 10_000 } });
    assert_eq!(post(&server.address, "/api/settings", &boss, &settings).unwrap().0, 202, "Flo could sign");
    assert_eq!(disable(&server, &boss, floor_is), 204);
    let settings =
        json!({ "id": "laxer-0002", "settings": { "cage_limit": 30_000, "ruling_limit": 10_000 } });
    assert_eq!(
        post(&server.address, "/api/settings", &boss, &settings).unwrap().0,
        204,
        "nobody is left who could"
    );
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    assert_eq!(login(&server, "Ann").0, 403, "it outlives a restart");
    let enable = format!("/api/people/{player}/enable");
    assert_eq!(post(&server.address, &enable, &boss, &json!({})).unwrap().0, 204);
    let (status, _, me) = login(&server, "Ann");
    assert_eq!((status, me["wallet"].as_f64()), (200, Some(wallet + 300.0)));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn the_auditors_account_is_disabled_by_two_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (eve, player) = staff(&server, &boss, "Eve", "auditor");
    let second = second(&server.address, &boss);
    for (what, status) in [("disable", 401), ("enable", 200)] {
        let path = format!("/api/people/{player}/{what}");
        let body = if what == "disable" { json!({ "reason": "on leave" }) } else { json!({}) };
        assert_eq!(post(&server.address, &path, &boss, &body).unwrap().0, 202, "{what}");
        sign_all(&server.address, &second);
        let login = json!({ "name": "Eve", "password": "a long password" });
        let came = post(&server.address, "/api/login", "", &login).unwrap().0;
        assert_eq!(came == 200, status == 200, "{what}: {came}");
        assert_eq!(get(&server.address, "/api/me", &eve).0, 401, "the old session stays ended");
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_manager_who_lost_everything_comes_back_from_the_console_of_the_machine() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let boss_is = get(&server.address, "/api/me", &boss).1["player"].clone();
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    assert_eq!(server.manager_link, None, "a room with a manager offers no link by itself");
    assert_eq!(server.stop(), Some(0));
    let server = Server::with(books, &["--manager-link"]);
    let token = server.manager_link.clone().expect("a new link");
    let claim = |name: &str| json!({ "token": token, "name": name, "password": "seven quiet horses" });
    let (status, again, me) = post(&server.address, "/api/claim", "", &claim("Boss again")).unwrap();
    assert_eq!((status, &me["role"]), (200, &json!("manager")), "{me}");
    assert_ne!(
        post(&server.address, "/api/claim", "", &claim("Somebody")).unwrap().0,
        200,
        "it is good once"
    );
    // The lost account is closed from there, and whoever found its password finds nothing.
    let again = again.unwrap();
    let path = format!("/api/people/{boss_is}/disable");
    assert_eq!(post(&server.address, &path, &again, &json!({ "reason": "lost" })).unwrap().0, 204);
    assert_eq!(get(&server.address, "/api/people", &boss).0, 401);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
