//! A flood of connections that only take up room, and those who play meanwhile: `make flood` in small. Answers that nobody takes are
//! not kept for ever.

use crate::client::get;
use crate::server::Server;
use serde_json::Value;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::time::Duration;

#[test]
fn whoever_plays_does_not_notice_a_flood_of_half_open_slow_and_deaf_connections() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let out = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/flood.sh"))
        .env("ROOM", env!("CARGO_BIN_EXE_cardroom"))
        .env("PORT", port.to_string())
        .envs([("SECONDS_EACH", "6"), ("HALF_OPEN", "200"), ("SLOW", "200"), ("DEAF", "20")])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    let report: Value =
        said.find('{').and_then(|at| serde_json::from_str(&said[at..]).ok()).unwrap_or_default();
    assert_eq!(report["flooded"]["lost"], 0, "{said} {}", String::from_utf8_lossy(&out.stderr));
    assert!(report["open_at_once"].as_u64() >= Some(400), "{report}");
    assert!(report["flooded"]["actions"].as_u64() > Some(100), "{report}");
    // A busy machine takes its time, with the flood and without it; who waited for the flood would wait for seconds.
    let p99 = |run: &str| report[run]["p99_ms"].as_f64().unwrap();
    assert!(p99("flooded") < 1_000.0 + 10.0 * p99("quiet"), "{report}");
}

#[test]
fn answers_that_nobody_takes_are_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let one = get(&server.address, "/api/docs", "").1.to_string().len();
    let asked = 40_000_000 / one;
    let mut deaf = TcpStream::connect(&server.address).unwrap();
    let request = format!("GET /api/docs HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    deaf.set_write_timeout(Some(Duration::from_secs(1))).unwrap();
    let _ = deaf.write_all(request.repeat(asked).as_bytes());
    // Longer than the room waits for somebody who takes nothing.
    std::thread::sleep(Duration::from_secs(25));
    let mut taken = Vec::new();
    deaf.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let end = deaf.read_to_end(&mut taken);
    let ended = end.as_ref().map_or_else(|e| e.kind() == std::io::ErrorKind::ConnectionReset, |_| true);
    assert!(ended, "{end:?}");
    assert!(taken.len() < asked * one, "{} bytes of {}", taken.len(), asked * one);
}
