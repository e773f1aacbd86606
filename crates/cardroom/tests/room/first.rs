//! The first start: wherever it is cut off, the next one finishes what it began.

use crate::client::get;
use crate::cluster::Cluster;
use crate::server::{Server, cardroom, verify, wait_for};
use serde_json::Value;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Every table's number, with the programs that sit there.
fn programs(server: &Server) -> Vec<(u64, u64)> {
    let lobby = get(&server.address, "/api/lobby", "").1;
    let row = |table: &Value| Some((table["table"].as_u64()?, table["bots"].as_u64()?));
    lobby.as_array().unwrap().iter().filter_map(row).collect()
}

#[test]
fn a_first_start_that_was_cut_off_is_finished_by_the_next() {
    let whole = tempfile::tempdir().unwrap();
    let server = Server::start(whole.path().to_str().unwrap(), 0, None);
    let all = programs(&server);
    assert!(all.len() > 5 && all.iter().any(|(_, bots)| *bots > 2), "{all:?}");
    let people = |books: &str| crate::server::reader(books).load().unwrap().people.len();
    assert_eq!(server.stop(), Some(0));
    for point in ["committed:3", "committed:6", "appended:9", "committed:11", "committed:14", "committed:31"]
    {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let mut server = Server::start(books, 0, Some(point));
        wait_for("it is cut off", || server.is_gone());
        let server = Server::start(books, 0, None);
        wait_for("everybody sits", || programs(&server) == all);
        assert_eq!(server.stop(), Some(0));
        assert_eq!(people(books), people(whole.path().to_str().unwrap()), "{point}: nobody is made twice");
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{point}: {text}");
    }
}

#[test]
fn a_room_waits_for_a_postgresql_that_is_not_there_yet() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let address = cluster.address().to_string();
    cluster.down();
    // Who does not want to wait is told at once.
    let begun = Instant::now();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &address];
    let out = cardroom().args(serve).args(["--wait-seconds", "0"]).output().unwrap();
    assert_eq!(out.status.code(), Some(2));
    assert!(begun.elapsed() < Duration::from_secs(20));
    let why = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(why.contains("cannot be reached"), "{why}");
    // And who waits, waits.
    let room = cardroom().args(serve).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(2));
    cluster.up();
    let term = room.id().to_string();
    let end = std::thread::spawn(move || room.wait_with_output().unwrap());
    let mut books = None;
    wait_for("the room opens", || {
        books = ledger::Reader::open(&address, None).ok();
        books.is_some()
    });
    std::thread::sleep(Duration::from_secs(2));
    let _ = std::process::Command::new("kill").args(["-TERM", &term]).status();
    let out = end.join().unwrap();
    let log = String::from_utf8_lossy(&out.stderr).into_owned();
    assert_eq!(out.status.code(), Some(0), "{log}");
    assert!(log.contains("waits for the database"), "{log}");
}
