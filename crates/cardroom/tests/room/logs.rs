//! What the log says: every request and every decision is a span, named with what it is about.

use crate::client::{Client, get, guest, post};
use crate::server::Server;
use serde_json::{Value, json};

#[test]
fn requests_and_decisions_are_told_with_what_they_are_about() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path().to_str().unwrap(), &["--json-logs", "--log", "debug"]);
    let (cookie, me) = guest(&server.address, "Ann").unwrap();
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(1).unwrap();
    let sit = json!({ "sit": { "seat": 1, "chips": 200 } });
    assert_eq!(ann.ask("ann-sits-01", 1, &sit).unwrap()["type"], "done");
    let refused = ann.ask("ann-sits-02", 1, &sit).unwrap();
    assert_eq!(get(&server.address, "/api/lobby", "").0, 200);
    assert_eq!(get(&server.address, "/api/tables/999", "").0, 404);
    let log: Vec<Value> =
        server.log().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let told = |message: &str, key: &str, value: &str| -> Vec<&Value> {
        let about = |line: &&Value| line["fields"]["message"] == message && line["span"][key] == value;
        log.iter().filter(about).collect()
    };
    let [sits] = told("decided", "action", "ann-sits-01")[..] else { panic!("{log:#?}") };
    let span = &sits["span"];
    assert_eq!((&span["name"], &span["table"], &span["actor"]), (&json!("decision"), &json!(1), &json!(me)));
    let [again] = told("refused", "action", "ann-sits-02")[..] else { panic!("{log:#?}") };
    let why = again["fields"]["refusal"].as_str().unwrap();
    assert!(why.contains(refused["refusal"]["clause"].as_str().unwrap()), "{why}");
    let requests = [("/api/lobby", 200), ("/api/tables/999", 404)].map(|(path, status)| {
        let [answered] = told("answered", "path", path)[..] else { panic!("{path}: {log:#?}") };
        assert_eq!(
            (&answered["span"]["method"], &answered["fields"]["status"]),
            (&json!("GET"), &json!(status))
        );
        answered["span"]["number"].as_u64().expect("a number")
    });
    assert!(requests[0] < requests[1], "{requests:?}");
}

#[test]
fn a_log_tells_of_start_and_end_of_every_socket_and_of_which_request_an_answer_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path().to_str().unwrap(), &["--log", "debug"]);
    let (cookie, me) = guest(&server.address, "Ann").unwrap();
    drop(Client::connect(&server.address, &cookie).unwrap());
    let mut stays = Client::connect(&server.address, &cookie).unwrap();
    stays.watch(1).unwrap();
    let secret = "a password that nobody may read";
    let named = json!({ "name": "Anna", "password": secret });
    let (status, renewed, _) = post(&server.address, "/api/account", &cookie, &named).unwrap();
    assert_eq!(status, 200);
    let ids: Vec<String> =
        ["/api/lobby", "/api/nowhere", "/"].map(|path| request_id(&server.address, path)).into();
    let token = server.manager_link.clone().unwrap();
    let log = server.log();
    assert!(!log.contains('\u{1b}'), "no colours where nobody sees them");
    let line = |words: &[&str]| log.lines().any(|line| words.iter().all(|word| line.contains(word)));
    assert!(line(&["starts", concat!("version=\"", env!("CARGO_PKG_VERSION"), "\"")]), "{log}");
    assert!(line(&["is open", "tables="]) && line(&["SIGTERM", "was asked to stop"]), "{log}");
    let player = format!("player={me}");
    assert!(line(&["socket opens", &player, "address=127.0.0.1"]), "{log}");
    assert!(line(&["socket ends", &player, "gone"]), "{log}");
    for id in ids {
        assert!(line(&["answered", &id]), "{id}: {log}");
    }
    let cookies = [Some(cookie), renewed]
        .into_iter()
        .flatten()
        .map(|cookie| cookie.split('=').nth(1).unwrap().to_string());
    for secret in cookies.chain([secret.into(), token]) {
        assert!(!log.contains(&secret), "a secret is in the log");
    }
}

/// The name of a request, as its answer has it.
fn request_id(address: &str, path: &str) -> String {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: "));
    id.unwrap_or_else(|| panic!("{answer}")).trim().to_string()
}

#[test]
fn a_log_tells_no_more_than_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path().to_str().unwrap(), &[]);
    assert_eq!(get(&server.address, "/api/lobby", "").0, 200);
    let log = server.log();
    assert!(log.contains("closes") && !log.contains("answered"), "{log}");
}
