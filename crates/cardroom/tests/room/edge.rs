//! Strangers at the edge: connections that say nothing or say it slowly, too many of them, requests that only cost, names
//! that are not the room's, and what an answer tells a browser.

use crate::client::{Client, connect, get, guest, post, raw, text};
use crate::server::{Server, wait_for};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

fn room(args: &[&str]) -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path().to_str().unwrap(), args);
    (folder, server)
}

fn connection(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(&server.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream
}

/// Is the other end closed, within the time the connection waits?
fn is_closed(mut stream: &TcpStream) -> bool {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => true,
        Err(e) => e.kind() == std::io::ErrorKind::ConnectionReset,
    }
}

#[test]
fn a_thousand_connections_that_say_nothing_keep_nobody_out_and_are_closed() {
    let (_folder, server) = room(&["--connections-per-address", "0"]);
    let silent: Vec<TcpStream> = (0..1_100).map(|_| connection(&server)).collect();
    let slow: Vec<TcpStream> = (0..100)
        .map(|_| {
            let mut stream = connection(&server);
            stream.write_all(b"GET /api/lobby HTTP/1.1\r\nHost:").unwrap();
            stream
        })
        .collect();
    let begun = Instant::now();
    let (cookie, _) = guest(&server.address, "Ann").unwrap();
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(1).unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "she waited {:?}", begun.elapsed());
    assert!(silent.iter().chain(&slow).all(is_closed), "who says nothing is not listened to for ever");
    assert_eq!(get(&server.address, "/api/me", &cookie).0, 200);
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let (_folder, server) = room(&[]);
    let mut stream = connection(&server);
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{{",
        server.address
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).unwrap();
    assert_eq!(String::from_utf8_lossy(&answer), "HTTP/1.1 408");
}

#[test]
fn an_address_has_so_many_connections_and_a_person_so_many_sockets() {
    let (_folder, server) = room(&["--connections-per-address", "40"]);
    let (cookie, _) = guest(&server.address, "Ann").unwrap();
    let sockets: Vec<_> = (0..16).map(|_| connect(&server.address, &cookie, None).unwrap()).collect();
    let refused = connect(&server.address, &cookie, None).unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
    let (other, _) = guest(&server.address, "Bo").unwrap();
    connect(&server.address, &other, None).expect("others have their own");
    let idle: Vec<TcpStream> = (0..40).map(|_| connection(&server)).collect();
    wait_for("one too many is turned away", || {
        let figures = text(&server.metrics, "/metrics");
        let refused = figures.lines().find_map(|l| l.strip_prefix("cardroom_connections_refused_total "));
        refused.and_then(|n| n.parse::<u64>().ok()).is_some_and(|n| n >= 16)
    });
    drop((idle, sockets));
    wait_for("they are let in again", || guest(&server.address, "Cy").is_ok());
    wait_for("her sockets are hers again", || connect(&server.address, &cookie, None).is_ok());
}

#[test]
fn an_address_reads_the_books_so_often_and_its_players_play_on() {
    let (_folder, server) = room(&[]);
    let (cookie, _) = guest(&server.address, "Ann").unwrap();
    let read = || get(&server.address, "/api/seals", "").0;
    assert_eq!(read(), 200);
    let times = (0..2_000).position(|_| read() == 429).expect("it is too often");
    assert!((590..800).contains(&times), "{times}");
    assert_eq!(get(&server.address, "/api/me", &cookie).0, 200);
    Client::connect(&server.address, &cookie).unwrap().watch(1).unwrap();
}

#[test]
fn who_keeps_coming_and_going_makes_no_noise() {
    // A table without company, where nothing happens by itself.
    let floor = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(&floor, "[[tables]]\nrulebook = \"aviator/pure-21.5\"\noption = 2\nbots = 0\n").unwrap();
    let (_folder, server) = room(&["--open-floor", floor.path().to_str().unwrap()]);
    let (cookie, _) = guest(&server.address, "Ann").unwrap();
    let table = 1;
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(table).unwrap();
    let (cookie, _) = guest(&server.address, "Eve").unwrap();
    let mut eve = Client::connect(&server.address, &cookie).unwrap();
    let begun = Instant::now();
    for _ in 0..60 {
        eve.send(&json!({ "do": "watch", "table": table })).unwrap();
        eve.send(&json!({ "do": "unwatch", "table": table })).unwrap();
    }
    eve.send(&json!({ "do": "ping", "n": 7 })).unwrap();
    while eve.next().unwrap()["type"] != "pong" {}
    std::thread::sleep(Duration::from_millis(600));
    ann.send(&json!({ "do": "ping", "n": 8 })).unwrap();
    let mut frames = 0;
    while ann.next().unwrap()["type"] != "pong" {
        frames += 1;
    }
    let fair = 3 + begun.elapsed().as_millis() / 250;
    assert!(frames <= fair, "{frames} frames in {:?}", begun.elapsed());
}

#[test]
fn the_same_change_of_rules_is_priced_once_however_it_is_written() {
    let (_folder, server) = room(&[]);
    for blanks in 0..30 {
        let path = format!("/api/odds/livermore/blackjack?change=surrender{0}={0}none", "%20".repeat(blanks));
        assert_eq!(get(&server.address, &path, "").0, 200, "{blanks} blanks");
    }
}

#[test]
fn another_hosts_name_is_not_ours_and_figures_are_not_for_everybody() {
    let (_folder, server) = room(&[]);
    let answer = |host: &str| {
        let mut stream = connection(&server);
        write!(stream, "GET /api/lobby HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_string()
    };
    assert_eq!(answer("evil.example"), "421");
    assert_eq!(answer("127.0.0.1.evil.example"), "421");
    for ours in ["localhost:8080", "127.0.0.2", "[::1]:8080", "[::1]"] {
        assert_eq!(answer(ours), "200", "{ours}");
    }
    assert_eq!(answer(&server.address), "200");
    assert_eq!(raw(&server.address, "GET", "/metrics", "", "", "").unwrap().0.split(' ').nth(1), Some("404"));
    assert!(text(&server.metrics, "/metrics").contains("cardroom_tables"));
    let (_folder, server) = room(&["--host", "room.example"]);
    let (head, _) = raw(&server.address, "GET", "/api/lobby", "", "", "").unwrap();
    assert!(head.starts_with("HTTP/1.1 421"), "{head}");
}

#[test]
fn answers_tell_browsers_to_keep_nothing_and_to_load_nothing_from_elsewhere() {
    let (_folder, server) = room(&["--secure-cookies"]);
    let (head, _) = raw(
        &server.address,
        "POST",
        "/api/guest",
        "",
        r#"{"name":"Ann"}"#,
        "Content-Type: application/json\r\n",
    )
    .unwrap();
    for line in [
        "cache-control: no-store",
        "strict-transport-security: max-age=63072000",
        "connect-src 'self';",
        "base-uri 'none'",
        "form-action 'self'",
        "cross-origin-opener-policy: same-origin",
        "set-cookie: __Host-cardroom=",
    ] {
        assert!(head.contains(line), "{line}\n{head}");
    }
    let cookie = head.lines().find_map(|l| l.strip_prefix("set-cookie: ")).unwrap();
    assert!(
        cookie.contains("; Secure") && cookie.contains("; Path=/") && !cookie.contains("Domain"),
        "{cookie}"
    );
    assert_eq!(get(&server.address, "/api/me", cookie.split(';').next().unwrap()).0, 200);
    let (head, _) = raw(&server.address, "GET", "/", "", "", "").unwrap();
    assert!(head.contains("cache-control: no-cache"), "a page is asked for again\n{head}");
}

#[test]
fn nobody_comes_in_under_the_houses_name_or_as_somebodys_twin() {
    let (_folder, server) = room(&[]);
    let come = |name: &str| post(&server.address, "/api/guest", "", &json!({ "name": name })).unwrap();
    for ours in ["Dealer", "the house", "D\u{435}aler"] {
        assert_eq!(come(ours).0, 400, "{ours}");
    }
    assert_eq!(come("Pavel").2["name"], "Pavel");
    assert_eq!(come("\u{420}avel").2["name"], "\u{420}avel 2", "a twin has a number behind its name");
}
