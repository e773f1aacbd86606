//! SIGTERM at every bad moment: under load, twice, while the room opens, while the books cannot be written, with clients
//! that say or read nothing, with nobody left to read the room's own words. It ends in bounded time with status 0, says what
//! it left, and nothing that was acknowledged is lost.

use crate::client::{Client, guest};
use crate::cluster::Cluster;
use crate::hostile::{fall_asleep, sockets};
use crate::kill::{Player, Shared, check_books, player_thread, times};
use crate::server::{PATIENCE, Server, verify, wait_for};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::JoinHandle;
use std::time::Duration;

const CLOSED: &str = "The room is closed. Every hand is where it was.";

fn players(shared: &Arc<Shared>, which: &[u64]) -> Vec<JoinHandle<Player>> {
    let players = which.iter().map(|n| player_thread(Arc::clone(shared), *n)).collect();
    wait_for("people play", || shared.acknowledged.load(Relaxed) > 20);
    players
}

fn stopped_under_load(books: &str, times: u64) {
    let mut server = Server::start(books, 0, None);
    let port = server.address.split(':').nth(1).unwrap().parse().unwrap();
    let shared = Shared::new(&server);
    let players = players(&shared, &[0, 1, 2, 3, 8, 9, 10, 11]);
    for n in 0..times {
        // Early, in the middle of things, and once people are back at play.
        let before = shared.acknowledged.load(Relaxed);
        match n % 3 {
            0 => {}
            1 => std::thread::sleep(Duration::from_millis(n * 17 % 120)),
            _ => wait_for("people play", || shared.acknowledged.load(Relaxed) > before + 20),
        }
        server.term();
        assert_eq!(server.ended(), (Some(0), CLOSED.into()), "SIGTERM number {n}");
        server = Server::start(books, port, None);
    }
    let before = shared.acknowledged.load(Relaxed);
    wait_for("people play on", || shared.acknowledged.load(Relaxed) > before + 20);
    let players = shared.end(players);
    assert_eq!(server.stop(), Some(0));
    println!("{times} times SIGTERM. {}", check_books(books, &players));
}

#[test]
fn sigterm_under_load_ends_cleanly_every_time_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    stopped_under_load(folder.path().to_str().unwrap(), times(9));
}

#[test]
fn sigterm_under_load_ends_cleanly_every_time_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    stopped_under_load(cluster.address(), times(6));
}

fn health(server: &Server) -> u16 {
    crate::client::get(&server.address, "/healthz", "").0
}

#[test]
fn sigterm_while_postgresql_is_away_loses_nothing_and_says_so() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let server = Server::start(cluster.address(), 0, None);
    let shared = Shared::new(&server);
    let players = players(&shared, &[0, 1, 8, 10]);
    cluster.down();
    wait_for("the room says that it waits", || health(&server) == 503);
    server.term();
    let (status, said) = server.ended();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("nothing that was acknowledged is lost"), "{said}");
    assert!(said.contains("cannot be reached"), "it says why: {said}");
    let players = shared.end(players);
    cluster.up();
    check_books(cluster.address(), &players);
    assert_eq!(Server::start(cluster.address(), 0, None).stop(), Some(0), "it goes on from there");
    check_books(cluster.address(), &players);
}

/// Somebody else holds the books of a SQLite file, as a careless program might.
fn locked(books: &str) -> rusqlite::Connection {
    let other = rusqlite::Connection::open(format!("{books}/cardroom.sqlite")).unwrap();
    other.busy_timeout(PATIENCE).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}

#[test]
fn sigterm_while_the_books_are_locked_loses_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let shared = Shared::new(&server);
    let players = players(&shared, &[0, 1, 8, 10]);
    let other = locked(books);
    wait_for("the room says that it gets no answer", || health(&server) == 503);
    server.term();
    let (status, said) = server.ended();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("nothing that was acknowledged is lost"), "{said}");
    let players = shared.end(players);
    drop(other);
    check_books(books, &players);
    assert_eq!(Server::start(books, 0, None).stop(), Some(0), "it goes on from there");
}

#[test]
fn a_second_sigterm_waits_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let shared = Shared::new(&server);
    let players = players(&shared, &[0, 1, 8, 10]);
    let other = locked(books);
    let before = shared.acknowledged.load(Relaxed);
    wait_for("the tables wait for the books", || health(&server) == 503);
    let mut server = server;
    // Two signals right after one another may arrive as one: it is asked until it listens.
    wait_for("it ends", || {
        server.term();
        server.is_gone()
    });
    let (status, said) = server.ended();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("asked to stop twice"), "{said}");
    assert!(shared.acknowledged.load(Relaxed) <= before + 4, "nothing is acknowledged that is not written");
    let players = shared.end(players);
    drop(other);
    check_books(books, &players);

    // Twice at once, with nothing in the way.
    let server = Server::start(books, 0, None);
    server.term();
    server.term();
    assert_eq!(server.ended().0, Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn who_says_nothing_is_told_and_who_reads_nothing_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let (cookie, _) = guest(&server.address, "Idle").unwrap();
    let mut idle = Client::connect(&server.address, &cookie).unwrap();
    assert_eq!(idle.next().unwrap()["type"], "hello");
    let sleepers = fall_asleep(&server, 5);
    // A moment for their buffers to fill; it ends in bounded time however full they are.
    let (cookie, _) = guest(&server.address, "Rail").unwrap();
    let mut rail = Client::connect(&server.address, &cookie).unwrap();
    rail.watch(1).unwrap();
    for _ in 0..500 {
        rail.next().unwrap();
    }
    assert!(sockets(&server) >= 2);
    drop(rail);
    server.term();
    let told = idle.notice();
    assert!(told.contains("Nothing is lost"), "{told}");
    assert!(idle.next().is_err(), "the room closes the connection");
    assert_eq!(server.ended(), (Some(0), CLOSED.into()));
    drop(sleepers);
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_room_to_which_nobody_listens_ends_cleanly_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = crate::server::cardroom()
        .args(["serve", "--fast", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    while !lines.next().expect("it opens").unwrap().starts_with("The room is open") {}
    // Whoever read its words and its log is gone, as with `cardroom serve | head`.
    drop((lines, child.stderr.take()));
    let _ = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(verify(folder.path().to_str().unwrap()).0, Some(0));
}

#[test]
fn a_room_that_is_not_open_yet_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    // The books are held by a room that is open: the second one waits for them a while.
    let first = Server::start(books, 0, None);
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let second = crate::server::cardroom()
        .args(["serve", "--listen", &address, "--data", books])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_for("it listens, and opens", || TcpStream::connect(&address).is_ok());
    let _ = Command::new("kill").args(["-TERM", &second.id().to_string()]).status();
    let out = second.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    assert_eq!((out.status.code(), said.trim()), (Some(0), "The room was not open yet, and is not opened."));
    let log = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(log.lines().all(|line| line.contains(" INFO ")) && log.contains("before it was open"), "{log}");
    assert!(guest(&first.address, "Ada").is_ok(), "the first room goes on");
    assert_eq!(first.stop(), Some(0));
}
