//! Copies of the books taken while people play, on SQLite and on PostgreSQL: each is whole, agrees with itself, and opens a
//! room that goes on. Every command names the books alike.

use crate::cluster::{Cluster, program};
use crate::kill::{Shared, check_books, player_thread, rounds};
use crate::server::{Server, reader, verify, wait_for};
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

/// `cardroom` with these words: its exit status and what it printed.
fn cardroom(words: &[&str]) -> (Option<i32>, String) {
    let out = crate::server::cardroom().args(words).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    (out.status.code(), text)
}

fn done(words: &[&str]) -> String {
    let (status, text) = cardroom(words);
    assert_eq!(status, Some(0), "{words:?}: {text}");
    text
}

/// The last record of every log.
fn heads(books: &str) -> HashMap<u32, u64> {
    reader(books).logs().unwrap().into_iter().collect()
}

/// A copy has at least what was written before it was begun, agrees with itself, and opens a room that goes on.
fn is_good(copy: &str, before: &HashMap<u32, u64>) {
    let (status, text) = verify(copy);
    assert_eq!(status, Some(0), "{copy}: {text}");
    let there = heads(copy);
    assert!(before.iter().all(|(log, seq)| there.get(log) >= Some(seq)), "{copy}: {before:?} {there:?}");
}

fn goes_on(copy: &str) {
    let server = Server::start(copy, 0, None);
    // Each is waited for by itself: one who plays fast says nothing of the other.
    let tables = [0, 8].map(|n| {
        let shared = Shared::new(&server);
        (player_thread(Arc::clone(&shared), n), shared)
    });
    for (player, shared) in tables {
        wait_for("people play at the copy", || shared.acknowledged.load(Relaxed) > 10);
        shared.end(vec![player]);
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(copy);
    assert_eq!(status, Some(0), "{copy}: {text}");
}

/// Plays at the books; while people do, copies and exports are taken and checked.
fn copied_under_load(books: &str, copies: &Path, also: impl Fn(&HashMap<u32, u64>)) {
    let how = if books.starts_with("postgres") { "--database" } else { "--data" };
    let server = Server::start(books, 0, None);
    let shared = Shared::new(&server);
    let players: Vec<_> = [0, 1, 2, 8, 9, 10].map(|n| player_thread(Arc::clone(&shared), n)).into();
    let played = |more: u64| {
        let enough = shared.acknowledged.load(Relaxed) + more;
        wait_for("people play", || shared.acknowledged.load(Relaxed) > enough);
    };
    for n in 0..3 {
        played(60);
        let before = heads(books);
        let copy = copies.join(format!("copy{n}.sqlite"));
        let copy = copy.to_str().unwrap();
        done(&["backup", how, books, copy]);
        is_good(copy, &before);
        let (status, text) = cardroom(&["backup", books, copy]);
        assert!(status == Some(2) && text.contains("never writes over anything"), "{text}");
    }
    let before = heads(books);
    also(&before);
    wait_for("a round is over at the first table", || rounds(&server).get(&1) > Some(&0));
    exported(books, how, copies);
    let players = shared.end(players);
    assert_eq!(server.stop(), Some(0));
    check_books(books, &players);
    goes_on(copies.join("copy2.sqlite").to_str().unwrap());
}

/// Everything, one table and one day, exported while people play: each is checked to its end.
fn exported(books: &str, how: &str, to: &Path) {
    let today = room::calendar::Calendar::default().day_of(room::table::now_ms());
    let forms: [(&str, &[&str]); 4] = [
        ("all", &[]),
        ("table", &["--table", "1"]),
        ("day", &["--day", &today]),
        ("then", &["--day", "2001-01-01"]),
    ];
    for (name, words) in forms {
        let out = to.join(name);
        let text = done(&[&["export", how, books, "--out", out.to_str().unwrap()], words].concat());
        let rounds = std::fs::read_dir(out.join("rounds")).unwrap().count();
        assert_eq!(rounds > 0, name != "then", "{name}: {text}");
        let records = out.join("records.jsonl");
        let (status, text) = verify(records.to_str().unwrap());
        assert_eq!(status, Some(0), "{name}: {text}");
        let one_table = std::fs::read_to_string(&records).unwrap().lines().all(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["record"].is_null() || line["record"]["log"] == 1 || line["record"]["log"] == 0
        });
        assert_eq!(one_table, name == "table", "{name}");
    }
}

#[test]
fn copies_of_sqlite_taken_under_load_are_whole_and_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books");
    copied_under_load(books.to_str().unwrap(), folder.path(), |_| {});
}

#[test]
fn copies_of_postgresql_taken_under_load_are_whole_and_go_on() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("dump.sql");
    let restored = cluster.address().rsplit_once('/').map(|(host, _)| format!("{host}/restored")).unwrap();
    copied_under_load(cluster.address(), folder.path(), |before| {
        // PostgreSQL's own copy, restored into a database of its own.
        let (Some(pg_dump), Some(psql)) = (program("pg_dump"), program("psql")) else {
            println!("pg_dump and psql are not installed here: they are not tried");
            return;
        };
        let ran = |command: &mut Command| {
            let out = command.output().unwrap();
            assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        };
        ran(Command::new(pg_dump).arg("--file").arg(&dump).arg(cluster.address()));
        let mut client = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
        client.batch_execute("DROP DATABASE IF EXISTS restored").unwrap();
        client.batch_execute("CREATE DATABASE restored").unwrap();
        ran(Command::new(psql)
            .args(["--quiet", "--set", "ON_ERROR_STOP=1", "--file"])
            .arg(&dump)
            .arg(&restored));
        is_good(&restored, before);
        goes_on(&restored);
    });
    if dump.is_file() {
        let mut client = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
        client.batch_execute("DROP DATABASE restored").unwrap();
    }
}

#[test]
fn every_command_names_the_books_alike_and_knows_what_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().to_str().unwrap();
    assert_eq!(Server::start(&format!("{here}/data"), 0, None).stop(), Some(0));
    let file = format!("{here}/data/cardroom.sqlite");
    let data = format!("{here}/data");
    let mut n = 0;
    let mut out = || {
        n += 1;
        format!("{here}/out{n}")
    };
    for place in [&data, &file] {
        for named in [vec![place.as_str()], vec!["--data", place]] {
            done(&[&["verify"], &named[..]].concat());
            done(&[&["export", "--out", &out()], &named[..]].concat());
            done(&[&["backup"], &named[..], &[&out()]].concat());
        }
    }
    // In the folder itself nothing has to be named.
    for words in [vec!["verify"], vec!["export", "--out", "e"], vec!["backup", "b.sqlite"]] {
        let mut command = crate::server::cardroom();
        let out = command.args(&words).current_dir(here).output().unwrap();
        assert!(out.status.success(), "{words:?}: {}", String::from_utf8_lossy(&out.stderr));
    }
    let refused = |words: &[&str], why: &str| {
        let (status, text) = cardroom(words);
        assert_eq!(status, Some(2), "{words:?}: {text}");
        assert!(text.contains(why), "{words:?}: {text}");
    };
    // Another database is not a file, whoever is asked; nor is a folder an address.
    let neither = "books are kept in a folder or at a postgres:// address, and mysql:// is neither";
    let mysql = "mysql://root@localhost/cards";
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    for how in ["--data", "--database"] {
        refused(&[&serve[..], &[how, mysql]].concat(), neither);
        refused(&["verify", how, mysql], neither);
        refused(&["export", how, mysql, "--out", &out()], neither);
        refused(&["backup", how, mysql, &out()], neither);
    }
    refused(&["verify", mysql], neither);
    refused(&["export", mysql, "--out", &out()], neither);
    refused(&["backup", mysql, &out()], neither);
    refused(&["verify", "--database", &data], "is given with --data");
    refused(&[&serve[..], &["--database", &data]].concat(), "is given with --data");
    refused(&["verify", &data, "--data", &data], "Name the books once");
    refused(&["verify", &format!("{here}/nowhere")], "There are no books in");
    refused(&["export", &format!("{here}/nowhere"), "--out", &out()], "There are no books in");
    refused(&["backup", &format!("{here}/nowhere"), &out()], "There are no books in");
    assert!(!Path::new("mysql:").exists(), "no folder is made of an address");
    for command in ["verify", "export", "backup", "serve"] {
        let help = done(&[command, "--help"]);
        assert!(help.contains("--data") && help.contains("--database"), "{help}");
    }
}
