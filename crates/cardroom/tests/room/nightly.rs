//! A room that checks its books by itself: the result is at `/healthz`, in `/metrics`, and with those who read the reports.

use crate::client::{get, guest};
use crate::counter::manager;
use crate::server::{PATIENCE, Server, cardroom, keys};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What an address says, without its head.
fn text(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut all = String::new();
    stream.read_to_string(&mut all).unwrap();
    all.split_once("\r\n\r\n").unwrap().1.to_string()
}

/// The minute of the day that begins next.
fn next_minute() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 60 + 1;
    format!("{:02}:{:02}", now / 60 % 24, now % 60)
}

#[test]
fn a_room_checks_its_books_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let at = next_minute();
    let server = Server::with(folder.path().to_str().unwrap(), &["--verify-at", &at]);
    let boss = manager(&server);
    let (player, _) = guest(&server.address, "Ada").unwrap();
    assert_eq!(get(&server.address, "/api/books/checks", &boss).1, Value::Array(vec![]));
    assert_eq!(get(&server.address, "/api/books/checks", &player).0, 403);
    let patience = Instant::now() + PATIENCE.max(Duration::from_secs(150));
    while text(&server.address, "/healthz") == "ok\n" {
        assert!(Instant::now() < patience, "the books are checked");
        std::thread::sleep(Duration::from_millis(200));
    }
    let health = text(&server.address, "/healthz");
    assert!(health.starts_with("ok\nthe last check of the books read "), "{health}");
    assert!(health.ends_with("and everything agrees\n"), "{health}");
    let checks = get(&server.address, "/api/books/checks", &boss).1;
    assert_eq!((&checks[0]["wrong"], &checks[0]["not_read_again"]), (&0.into(), &0.into()), "{checks}");
    assert!(checks[0]["records"].as_u64() > Some(0), "{checks}");
    assert_eq!(server.stop(), Some(0));
    let kept = std::fs::read_dir(keys()).unwrap().filter_map(Result::ok);
    let kept = kept.filter(|file| file.file_name().to_string_lossy().ends_with(".checkpoint")).count();
    assert!(kept > 0, "the checkpoint lies with the keys");
}

#[test]
fn a_time_that_is_none_is_refused() {
    let out = cardroom().args(["serve", "--verify-at", "25:00"]).output().unwrap();
    assert_eq!(out.status.code(), Some(2));
    let why = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(why.contains("is no time of day"), "{why}");
}
