//! Whatever a program asks that cannot be answered, the answer is a problem in JSON with a sentence: paths and queries that
//! cannot be read, methods that nobody takes, addresses that lead nowhere, bodies of the wrong kind or size.

use crate::client::{guest, raw};
use crate::server::Server;
use serde_json::{Value, json};

#[test]
fn every_error_is_a_problem_in_json() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let (cookie, me) = guest(&server.address, "Ada").unwrap();
    let json_body = "Content-Type: application/json\r\n";
    let plain = "Content-Type: text/plain\r\n";
    let name = json!({ "name": "Ben" }).to_string();
    let large = json!({ "name": "x".repeat(20_000) }).to_string();
    let rounds = format!("/api/people/{me}/rounds?limit=many");
    let asked: &[(&str, &str, &str, &str, u16)] = &[
        // Paths that cannot be read.
        ("GET", "/api/tables/abc", "", "", 400),
        ("GET", "/api/tables/-1/history", "", "", 400),
        ("GET", "/api/tables/99999999999", "", "", 400),
        ("GET", "/api/tables/1/hands/x", "", "", 400),
        ("GET", "/api/tables/1/shuffles/x", "", "", 400),
        ("GET", "/api/seals/0/x", "", "", 400),
        ("GET", "/api/clauses/%ff", "", "", 400),
        ("POST", "/api/tables/abc/close", "", json_body, 400),
        ("POST", "/api/people/abc/role", "{}", json_body, 400),
        ("GET", "/api/people/abc/rounds", "", "", 400),
        // Queries that cannot be read, or are missing.
        ("GET", "/api/tables/1/history?limit=many", "", "", 400),
        ("GET", "/api/tables/1/history?from=-1", "", "", 400),
        ("GET", "/api/tables/1/names", "", "", 400),
        ("GET", &rounds, "", "", 400),
        ("GET", "/api/odds/aviator/blackjack?decks=many", "", "", 400),
        ("GET", "/api/odds/aviator/blackjack/hand", "", "", 400),
        // Addresses that lead nowhere.
        ("GET", "/api", "", "", 404),
        ("GET", "/api/", "", "", 404),
        ("GET", "/api/nothing", "", "", 404),
        ("GET", "/api/nothing.txt", "", "", 404),
        ("POST", "/api/nothing", &name, json_body, 404),
        ("GET", "/api/tables/4000", "", "", 404),
        ("GET", "/api/seals/0/0", "", "", 404),
        ("GET", "/api/seals/0/99999999", "", "", 404),
        ("GET", "/api/seals/7/1", "", "", 404),
        ("GET", "/api/clauses/NO-1", "", "", 404),
        // Methods that nobody takes.
        ("DELETE", "/api/lobby", "", "", 405),
        ("GET", "/api/guest", "", "", 405),
        ("PUT", "/api/tables/1", "{}", json_body, 405),
        ("POST", "/ws", "", "", 405),
        // Bodies of the wrong kind and size.
        ("POST", "/api/guest", &name, plain, 415),
        ("POST", "/api/guest", &name, "", 415),
        ("POST", "/api/guest", "{", json_body, 400),
        ("POST", "/api/guest", "{}", json_body, 400),
        ("POST", "/api/guest", "[1]", json_body, 400),
        ("POST", "/api/guest", &large, json_body, 413),
        // A page asks for the socket without opening one.
        ("GET", "/ws", "", "", 400),
        // What our own hands refuse.
        ("GET", "/api/reports/drop", "", "", 403),
        ("GET", "/api/tables/1/names?of=all", "", "", 400),
        ("POST", "/api/login", &json!({ "name": "Ada", "password": "wrong" }).to_string(), json_body, 401),
    ];
    for (method, path, body, extra, expected) in asked {
        let (head, body) = raw(&server.address, method, path, &cookie, body, extra).unwrap();
        let what = format!("{method} {path}: {head}\n{body}");
        let status: u16 = head.split(' ').nth(1).unwrap().parse().unwrap();
        assert_eq!(status, *expected, "{what}");
        let head = head.to_lowercase();
        assert_eq!(head.matches("content-type: application/json").count(), 1, "{what}");
        assert_eq!(head.matches("content-type:").count(), 1, "{what}");
        let problem: Value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{what}"));
        let reason = problem["reason"].as_str().unwrap_or_default();
        assert!(
            reason.len() > 10 && reason.ends_with(['.', ')']),
            "a sentence, perhaps with its clause: {what}"
        );
        assert_eq!(head.contains("\nallow: "), *expected == 405, "{what}");
    }
    assert_eq!(server.stop(), Some(0));
}
