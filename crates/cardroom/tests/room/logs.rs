//! What the log says: every request and every decision is a span, named with what it is about.

use crate::client::{Client, get, guest};
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
fn a_log_tells_no_more_than_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path().to_str().unwrap(), &[]);
    assert_eq!(get(&server.address, "/api/lobby", "").0, 200);
    let log = server.log();
    assert!(log.contains("closes") && !log.contains("answered"), "{log}");
}
