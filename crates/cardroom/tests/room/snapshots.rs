//! Tables are brought back from snapshots and the records after them; books that are not as they were left stay closed, and what
//! is wrong with them is named.

use crate::forger::keys_in;
use crate::server::{Server, keys, verify};
use ledger::keys::Place;
use rusqlite::{Connection, params};
use std::path::{Path, PathBuf};
use std::process::Command;

fn file(folder: &Path) -> PathBuf {
    folder.join("cardroom.sqlite")
}

fn number(books: &Connection, sql: &str) -> i64 {
    books.query_row(sql, [], |row| row.get::<_, Option<i64>>(0)).unwrap().unwrap_or(0)
}

/// Looks at a blackjack table and one of poker until the books have a snapshot of each that opens: programs play for company.
fn watch(server: &Server, folder: &Path) {
    let (cookie, _) = crate::client::guest(&server.address, "Rae").unwrap();
    let lobby = crate::client::get(&server.address, "/api/lobby", "").1;
    let poker = lobby.as_array().unwrap().iter().find(|t| t["game"] == "holdem").unwrap()["table"].clone();
    let mut rail = crate::client::Client::connect(&server.address, &cookie).unwrap();
    let books = Connection::open(file(folder)).unwrap();
    for table in [1, poker.as_u64().unwrap()] {
        rail.watch(table).unwrap();
        let there = format!("SELECT COUNT(*) FROM snapshots WHERE log = {table} AND length(body) > 40");
        while number(&books, &there) == 0 {
            rail.next().unwrap();
        }
    }
}

/// A room in which programs played until two tables had snapshots; cut off in the middle.
fn played(folder: &Path) {
    let mut server = Server::start(folder.to_str().unwrap(), 0, None);
    watch(&server, folder);
    server.kill();
}

/// The same books elsewhere, after somebody laid hands on them.
fn copy(from: &Path, to: &Path, sql: &str) {
    std::fs::create_dir(to).unwrap();
    let books = Connection::open(file(from)).unwrap();
    books.execute("VACUUM INTO ?1", [file(to).to_str().unwrap()]).unwrap();
    Connection::open(file(to)).unwrap().execute_batch(sql).unwrap();
}

/// Opens a room that should stay closed: its exit status, and what it says.
fn refused(folder: &Path) -> (Option<i32>, String) {
    let mut serve = Command::new("timeout");
    serve.args(["120", env!("CARGO_BIN_EXE_cardroom"), "serve", "--listen", "127.0.0.1:0", "--data"]);
    let out = serve.arg(folder).env("CARDROOM_KEYS", keys()).output().unwrap();
    (out.status.code(), String::from_utf8_lossy(&out.stderr).into_owned())
}

/// How many records a room read when it opened, by its log.
fn records_read(log: &str) -> i64 {
    // What is between an escape and its “m” is colour.
    let (first, rest) = log.split_once('\u{1b}').unwrap_or((log, ""));
    let plain = rest.split('\u{1b}').filter_map(|part| Some(part.split_once('m')?.1));
    let log: String = std::iter::once(first).chain(plain).collect();
    let (_, rest) = log.split_once("the tables are back").expect("it says how many");
    let (_, rest) = rest.split_once("records=").expect("it says how many");
    rest.split(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse().ok()).expect("a number")
}

#[test]
fn a_start_reads_what_was_written_since_the_snapshots() {
    let folder = tempfile::tempdir().unwrap();
    let (books, torn) = (folder.path().join("books"), folder.path().join("torn"));
    played(&books);
    copy(&books, &torn, "UPDATE snapshots SET body = substr(body, 1, 40)");
    let (all, since) = {
        let books = Connection::open(file(&books)).unwrap();
        let all = number(&books, "SELECT COUNT(*) FROM records WHERE log > 0");
        (all, all - number(&books, "SELECT SUM(seq) FROM snapshots WHERE log > 0"))
    };
    let (status, text) = verify(books.to_str().unwrap());
    assert_eq!(status, Some(0), "{text}");
    let log = Server::start(books.to_str().unwrap(), 0, None).log();
    assert_eq!(records_read(&log), since, "of {all}");
    let (status, text) = verify(books.to_str().unwrap());
    assert_eq!(status, Some(0), "{text}");

    // A snapshot that does not open is no loss: the records say the same.
    let (status, text) = verify(torn.to_str().unwrap());
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains("the snapshot of log 1 after record"), "{text}");
    let server = Server::start(torn.to_str().unwrap(), 0, None);
    watch(&server, &torn);
    assert_eq!(records_read(&server.log()), all);
    let (status, text) = verify(torn.to_str().unwrap());
    assert_eq!(status, Some(0), "kept anew: {text}");
}

/// Whoever has the books' key can forge a snapshot; whoever checks makes it again from the records.
#[test]
fn a_snapshot_that_says_something_else_than_the_records_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books");
    played(&books);
    let seq = forge(&books);
    let (status, text) = verify(books.to_str().unwrap());
    assert_eq!(status, Some(1), "{text}");
    let said = format!("the snapshot of log 1 after record {seq}: the records come to something else");
    assert!(text.contains(&said), "{text}");
}

/// A check that goes on from an earlier one knows each snapshot it found in order, follows the tables to the next, and finds one
/// that was forged since.
#[test]
fn snapshots_are_followed_from_a_checkpoint_on() {
    let folder = tempfile::tempdir().unwrap();
    let (books, checkpoint) = (folder.path().join("books"), folder.path().join("checkpoint"));
    let check = |books: &Path, words: &[&str]| {
        let mut verify = crate::server::cardroom();
        let out = verify.arg("verify").arg(books).args(words).arg(&checkpoint).output().unwrap();
        (out.status.code(), String::from_utf8_lossy(&out.stdout).into_owned())
    };
    played(&books);
    assert_eq!(check(&books, &["--checkpoint"]).0, Some(0));
    let (status, text) = check(&books, &["--since"]);
    assert_eq!(status, Some(0), "{text}");
    let after = |books: &Path| {
        number(&Connection::open(file(books)).unwrap(), "SELECT seq FROM snapshots WHERE log = 1")
    };
    let before = after(&books);
    let forged = folder.path().join("forged");
    copy(&books, &forged, "");
    forge(&forged);
    let said = format!("the snapshot of log 1 after record {before}: the records come to something else");
    let (status, text) = check(&forged, &["--since"]);
    assert!(status == Some(1) && text.contains(&said), "one from before the checkpoint: {text}");

    let server = Server::start(books.to_str().unwrap(), 0, None);
    let (cookie, _) = crate::client::guest(&server.address, "Rae").unwrap();
    let mut rail = crate::client::Client::connect(&server.address, &cookie).unwrap();
    rail.watch(1).unwrap();
    while after(&books) == before {
        rail.next().unwrap();
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = check(&books, &["--since"]);
    assert_eq!(status, Some(0), "{text}");
    let said = format!("the snapshot of log 1 after record {}: the records come", after(&books));
    forge(&books);
    let (status, text) = check(&books, &["--since"]);
    assert!(status == Some(1) && text.contains(&said), "one from after it: {text}");
}

/// Whoever has the books' key forges the snapshot of table 1: gives the record it was taken after.
fn forge(books: &Path) -> i64 {
    let (db, house) = (Connection::open(file(books)).unwrap(), keys_in(&keys()));
    let sql = "SELECT seq, body FROM snapshots WHERE log = 1";
    let (seq, body): (i64, Vec<u8>) = db.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let place = Place::Snapshot(1, seq as u64);
    let mut kept: serde_json::Value =
        serde_json::from_slice(&house.books().open(&place, &body).unwrap()).unwrap();
    kept["called_at"] = 77.into();
    let forged = house.books().close(&place, kept.to_string().as_bytes());
    db.execute("UPDATE snapshots SET body = ?1 WHERE log = 1", params![forged]).unwrap();
    seq
}

/// Fault 5 of “A year of books”: a room opened books with deleted records and with an edited stack.
#[test]
fn books_that_are_not_as_they_were_left_stay_closed() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books");
    played(&books);
    let last = {
        let books = Connection::open(file(&books)).unwrap();
        number(&books, "SELECT MAX(seq) FROM records WHERE log = 1")
    };
    let crimes = [
        (
            "a record taken",
            "DELETE FROM records WHERE log = 1 AND seq = ?LAST - 1",
            "record ?BEFORE of log 1 is not there",
        ),
        (
            "the last taken",
            "DELETE FROM records WHERE log = 1 AND seq = ?LAST",
            "record ?LAST of log 1 is not there",
        ),
        (
            "a time changed",
            "UPDATE records SET at = at + 1 WHERE log = 1 AND seq = ?LAST",
            "record ?LAST of log 1 is not the one",
        ),
        (
            "a posting added",
            "INSERT INTO postings VALUES (1, ?LAST, 99, 'cage', 5, NULL)",
            "record ?LAST of log 1 is not the one",
        ),
        (
            "the house's book",
            "UPDATE records SET at = at + 1 WHERE log = 0 AND seq = 3",
            "record 3 of log 0 is not the one",
        ),
        (
            "a stack",
            "UPDATE balances SET cents = cents + 5 WHERE account IN (SELECT MIN(account) FROM balances WHERE account LIKE 'stack/1/%'); UPDATE balances SET cents = cents - 5 WHERE account = 'cage'",
            "stack/1/",
        ),
        (
            "chips from nowhere",
            "UPDATE balances SET cents = cents + 5 WHERE account = 'cage'",
            "come to 5 cents",
        ),
        (
            "a seal's time",
            "UPDATE seals SET at = at + 1 WHERE number = (SELECT MAX(number) FROM seals) - 7",
            "of pit 0 is missing, is not the one that was set",
        ),
        (
            "a signature",
            "UPDATE seals SET signature = (SELECT signature FROM seals WHERE number = 2) WHERE number = (SELECT MAX(number) FROM seals)",
            "or is not signed by the house",
        ),
    ];
    for (i, (what, sql, named)) in crimes.into_iter().enumerate() {
        let told =
            |text: &str| text.replace("?LAST", &last.to_string()).replace("?BEFORE", &(last - 1).to_string());
        let to = folder.path().join(i.to_string());
        copy(&books, &to, &told(sql));
        let (status, text) = refused(&to);
        assert_eq!(status, Some(2), "{what}: {text}");
        assert!(text.contains(&told(named)), "{what}: {text}");
    }
}
