//! Ground that gives way under an open room: a database that lost its end. The room stops, says why, and acknowledges
//! nothing more.

use crate::client::get;
use crate::cluster::Cluster;
use crate::kill::{Shared, player_thread};
use crate::server::{Server, wait_for};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// The last two commits go, as after a failover to a server that had not got them yet.
const LOSE_A_TAIL: &str = "
    DELETE FROM records WHERE log > 0 AND EXISTS (SELECT 1 FROM seals s WHERE s.number > (SELECT MAX(number) - 2 FROM seals)
        AND ' ' || s.records || ' ' LIKE '% ' || records.log || ':' || records.seq || ' %');
    DELETE FROM seals WHERE number > (SELECT MAX(number) - 2 FROM seals);";

/// What `/healthz` answers.
fn health(server: &Server) -> (u16, String) {
    let (head, body) = crate::client::raw(&server.address, "GET", "/healthz", "", "", "").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body)
}

/// People play; then something happens to the books; the room says so and nothing more is acknowledged.
fn stops_when(books: &str, what: impl FnOnce(), said: &str) {
    let server = Server::start(books, 0, None);
    let shared = Shared::new(&server);
    let players: Vec<_> = [0, 1, 8, 10].map(|n| player_thread(Arc::clone(&shared), n)).into();
    wait_for("people play", || shared.acknowledged.load(Relaxed) > 40);
    assert_eq!(health(&server).0, 200);
    what();
    wait_for("the room says that it cannot write", || health(&server).0 == 503);
    let told = health(&server).1;
    assert!(told.contains(said) && told.contains("until the room is started again"), "{told}");
    // What was answered before it noticed is read by then.
    std::thread::sleep(Duration::from_millis(500));
    let acknowledged = shared.acknowledged.load(Relaxed);
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(shared.acknowledged.load(Relaxed), acknowledged, "nothing more is acknowledged");
    assert_eq!(health(&server).0, 503, "and it does not get well by itself");
    assert_eq!(get(&server.address, "/api/lobby", "").0, 200, "the room still answers");
    // Whoever waits for a table that stands still is let go by the end of the room.
    let log = server.log();
    shared.end(players);
    let error = log.lines().find(|line| line.contains("ERROR")).unwrap_or_default();
    assert!(error.contains(said), "an error in the log: {log}");
}

#[test]
fn a_room_on_postgresql_that_lost_a_tail_stops() {
    let Some(cluster) = Cluster::start() else { return };
    let lose = || {
        let mut other = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
        // Nobody commits in the middle of it, as nobody does on a server that is gone.
        let alone = "LOCK TABLE records, seals IN EXCLUSIVE MODE";
        other.batch_execute(&format!("BEGIN; {alone}; {LOSE_A_TAIL}; COMMIT")).unwrap();
    };
    stops_when(cluster.address(), lose, "the books are not as this room left them");
}

#[test]
fn a_room_on_sqlite_that_lost_a_tail_stops() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let lose = || {
        let other = rusqlite::Connection::open(format!("{books}/cardroom.sqlite")).unwrap();
        other.busy_timeout(crate::server::PATIENCE).unwrap();
        other.execute_batch(&format!("BEGIN IMMEDIATE; {LOSE_A_TAIL}; COMMIT")).unwrap();
    };
    stops_when(books, lose, "the books are not as this room left them");
}
