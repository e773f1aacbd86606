//! Books that somebody laid hands on: whatever was changed, added or taken away, `cardroom verify` says so.

use crate::client::{Client, get, guest, post};
use crate::server::{PATIENCE, Server, verify};
use rusqlite::Connection;
use serde_json::json;
use std::path::Path;
use std::time::Instant;

/// A room's books after some rounds of blackjack and some hands of poker between bots, with one guest who took an account.
fn written(folder: &Path) {
    let server = Server::start(folder.to_str().unwrap(), 0, None);
    let (cookie, _) = guest(&server.address, "Ada").unwrap();
    let credentials = json!({ "name": "Ada L", "password": "a long password" });
    post(&server.address, "/api/account", &cookie, &credentials).unwrap();
    let lobby = get(&server.address, "/api/lobby", "").1;
    let poker = lobby.as_array().unwrap().iter().find(|t| t["game"] != "blackjack").unwrap();
    let tables = [1, poker["table"].as_u64().unwrap()];
    let (cookie, _) = guest(&server.address, "Ben").unwrap();
    let mut rail = Client::connect(&server.address, &cookie).unwrap();
    let patience = Instant::now() + PATIENCE;
    for table in tables {
        rail.watch(table).unwrap();
        while rail.view["rounds"].as_u64().unwrap_or(0) < 3 {
            assert!(Instant::now() < patience, "table {table} goes on");
            rail.next().unwrap();
        }
    }
    assert_eq!(server.stop(), Some(0));
}

/// What somebody may do to the books, in SQL, one line each.
const CRIMES: &[(&str, &str)] = &[
    ("a posting changed", "UPDATE postings SET cents = cents + 100 WHERE log = 1 AND line = 0"),
    (
        "a pair of postings changed",
        "UPDATE postings SET cents = cents * 2 WHERE (log, seq) IN (SELECT log, seq FROM postings WHERE log = 1 LIMIT 1)",
    ),
    ("a balance changed", "UPDATE balances SET cents = cents + 1 WHERE account LIKE 'wallet/%'"),
    ("a time changed", "UPDATE records SET at = at + 1 WHERE log = 1 AND seq = 2"),
    ("an actor changed", "UPDATE records SET actor = 999 WHERE log = 1 AND seq = 3"),
    ("a body changed", "UPDATE records SET body = body || ' ' WHERE log = 1 AND seq = 2"),
    ("a record taken from the middle", "DELETE FROM records WHERE log = 1 AND seq = 4"),
    ("a whole table taken", "DELETE FROM records WHERE log = 1; DELETE FROM postings WHERE log = 1"),
    ("a seed changed", "UPDATE secrets SET seed = ?OTHER(seed) WHERE log = 1"),
    ("a seed taken", "DELETE FROM secrets WHERE log = 1"),
    ("a poker seed changed", "UPDATE secrets SET seed = ?OTHER(seed) WHERE log > 1"),
    ("a role given in secret", "UPDATE people SET role = 'manager' WHERE name = 'Ada L'"),
    ("a name changed", "UPDATE people SET name = 'Eve' WHERE name = 'Ada L'"),
    ("somebody taken away", "DELETE FROM people WHERE name = 'Ada L'"),
    ("somebody put in", "INSERT INTO people VALUES (7777, 'Eve', 'manager', NULL, 0)"),
    ("a seal changed", "UPDATE seals SET hash = ?OTHER(hash) WHERE number = 2"),
    (
        "all but the tables emptied",
        "DELETE FROM records; DELETE FROM postings; DELETE FROM balances; DELETE FROM seals",
    ),
];

/// `?OTHER(column)` is the column with another last digit of its sixty-four.
fn another_digit(sql: &str) -> String {
    let other = |column: &str| {
        format!("substr({column}, 1, 63) || CASE substr({column}, 64) WHEN 'a' THEN 'b' ELSE 'a' END")
    };
    ["seed", "hash"]
        .iter()
        .fold(sql.to_string(), |sql, column| sql.replace(&format!("?OTHER({column})"), &other(column)))
}

/// The last record of a log with its postings, and the balances as if it had never been.
const LAST_TAKEN: &str = "
    CREATE TEMP TABLE gone AS SELECT log, MAX(seq) AS seq FROM records WHERE log = ?LOG;
    UPDATE balances SET cents = cents - (SELECT COALESCE(SUM(p.cents), 0) FROM postings p, gone g
        WHERE p.log = g.log AND p.seq = g.seq AND p.account = balances.account);
    DELETE FROM postings WHERE (log, seq) IN (SELECT log, seq FROM gone);
    DELETE FROM records WHERE (log, seq) IN (SELECT log, seq FROM gone);";

#[test]
fn whoever_lays_hands_on_the_books_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path());
    let books = folder.path().to_str().unwrap();
    let (status, honest) = verify(books);
    assert_eq!(status, Some(0), "{honest}");
    assert!(honest.contains("0 whose seed is not here"), "{honest}");
    let last_of = |log: u32| LAST_TAKEN.replace("?LOG", &log.to_string());
    let mut crimes: Vec<(&str, String)> = CRIMES.iter().map(|(name, sql)| (*name, sql.to_string())).collect();
    crimes.push(("the last record of a table taken", last_of(1)));
    crimes.push(("the last record of the house's book taken", last_of(0)));
    for (name, sql) in crimes {
        let copy = folder.path().join("copy.sqlite");
        std::fs::copy(folder.path().join("cardroom.sqlite"), &copy).unwrap();
        let books = Connection::open(&copy).unwrap();
        books.execute_batch(&another_digit(&sql)).unwrap();
        assert!(books.total_changes() > 0, "{name}: nothing was done");
        drop(books);
        let (status, found) = verify(copy.to_str().unwrap());
        assert_eq!(status, Some(1), "{name}: {found}");
        std::fs::remove_file(&copy).unwrap();
    }
}

#[test]
fn an_auditor_with_an_earlier_seal_misses_the_end_of_all_books() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path());
    let books = folder.path().join("cardroom.sqlite");
    let seal = verify(books.to_str().unwrap()).1.split("Last seal: ").nth(1).unwrap().trim().to_string();
    let check = |seal: &str| {
        let mut verify = crate::server::cardroom();
        verify.arg("verify").arg(&books).args(["--seal", seal, "--json"]).output().unwrap().status.code()
    };
    assert_eq!(check(&seal), Some(0));
    assert_eq!(check("1:00000000"), Some(1));
    assert_eq!(check("seven"), Some(2));
    Connection::open(&books).unwrap().execute("DELETE FROM seals WHERE number > 3", []).unwrap();
    assert_eq!(check(&seal), Some(1));
}

#[test]
fn an_export_is_checked_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path());
    let out = folder.path().join("out");
    let export = |more: &[&str]| {
        let mut export = crate::server::cardroom();
        export.arg("export").arg("--data").arg(folder.path()).arg("--out").arg(&out).args(more);
        let status = export.output().unwrap().status.code();
        let text = std::fs::read_to_string(out.join("records.jsonl")).unwrap_or_default();
        let _ = std::fs::remove_dir_all(&out);
        (status, text)
    };
    let file = folder.path().join("part.jsonl");
    let check = |lines: &[&str]| {
        std::fs::write(&file, lines.join("\n")).unwrap();
        verify(file.to_str().unwrap()).0
    };
    for options in [&[][..], &["--table", "1"]] {
        let (status, text) = export(options);
        assert_eq!(status, Some(0));
        let mut lines: Vec<&str> = text.lines().collect();
        assert_eq!(check(&lines), Some(0));
        assert_eq!(check(&lines[..lines.len() - 1]), Some(2), "the last line is missing");
        let last = lines.iter().rposition(|l| l.starts_with("{\"record\"")).unwrap();
        lines.remove(last);
        assert_eq!(check(&lines), Some(1), "the last record is missing");
    }
    assert_eq!(check(&[]), Some(2), "an empty file is no export");
    assert_eq!(export(&["--table", "999"]).0, Some(2));
    assert_eq!(export(&["--day", "yesterday"]).0, Some(2));
}

#[test]
fn a_second_room_is_not_opened_on_the_same_books() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let first = Server::start(books, 0, None);
    let mut second = crate::server::cardroom();
    let refused = second.args(["serve", "--listen", "127.0.0.1:0", "--data", books]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let why = String::from_utf8_lossy(&refused.stderr);
    assert!(why.contains("another process has these books open"), "{why}");
    assert!(guest(&first.address, "Ada").is_ok(), "the first room goes on");
}
