//! Archives: what lies in them is the same to whoever checks, reads or exports the books, whether or not it is still in the live books; what
//! is done to an archive is found; and a removal that is cut off goes on.

use crate::client::{guest, http, post};
use crate::cluster::Cluster;
use crate::server::{Server, cardroom, keys, reader, verify};
use crate::since::{check_json, watch};
use room::calendar::{Calendar, Days};
use room::people::People;
use room::protocol::{BankingRow, DropRow};
use room::reports;
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// `cardroom archive` with these words: its status, and what it says.
pub fn archive(words: &[&str]) -> (Option<i32>, String) {
    let out = cardroom().arg("archive").args(words).output().unwrap();
    (
        out.status.code(),
        String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr),
    )
}

/// Plays some rounds, somebody with an account among them, and closes the room in the middle of hands.
fn play(books: &str, name: &str) -> String {
    let server = Server::start(books, 0, None);
    let (cookie, _) = guest(&server.address, name).unwrap();
    let credentials = json!({ "name": format!("{name} L"), "password": "a long password" });
    let (_, again, _) = post(&server.address, "/api/account", &cookie, &credentials).unwrap();
    let cookie = again.unwrap_or(cookie);
    let sit = json!({ "sit": { "seat": 5, "chips": 400 } });
    let mut client = crate::client::Client::connect(&server.address, &cookie).unwrap();
    client.watch(1).unwrap();
    let sits = client.ask(&format!("{name}-sits"), 1, &sit).unwrap();
    assert_eq!(sits["type"], "done", "{sits}");
    let left = client.ask(&format!("{name}-goes"), 1, &json!("leave")).unwrap();
    assert_eq!(left["type"], "done", "{left}");
    drop(client);
    watch(&server, 3);
    assert_eq!(server.stop(), Some(0));
    cookie
}

/// All that can be read of books whose room is open: histories, somebody's own rounds, reports.
fn read(books: &str, cookie: &str) -> Value {
    let server = Server::start(books, 0, None);
    let ask = |path: &str| http(&server.address, "GET", path, cookie, "", "").unwrap().2;
    let mut all = Vec::new();
    for table in [1, 8] {
        all.push(ask(&format!("/api/tables/{table}/history?from=0&limit=500")));
        all.push(ask(&format!("/api/tables/{table}/history?from=20&limit=7")));
        all.push(ask(&format!("/api/tables/{table}/shuffles/1")));
    }
    // A hand that was played, card by card.
    let hands = (1..100).map(|seq| ask(&format!("/api/tables/8/hands/{seq}")));
    let hand = hands.into_iter().find(|hand| hand["steps"].as_array().is_some_and(|steps| steps.len() > 5));
    all.push(hand.expect("a hand was played to its end"));
    let me = ask("/api/me")["player"].clone();
    all.push(ask(&format!("/api/people/{me}/rounds")));
    assert_eq!(server.stop(), Some(0));
    json!(all)
}

/// The drop and the player-dealers' book of all days.
fn reported(books: &str) -> (Vec<DropRow>, Vec<BankingRow>) {
    let (mut reader, now) = (reader(books), room::table::now_ms());
    let (calendar, people) =
        (Calendar::of_books(&mut reader).unwrap(), People::load(&reader.load().unwrap()));
    let ever = Days::between(&calendar, None, None).unwrap();
    let rows = reports::drop(&mut reader, &ever, now).unwrap().rows;
    let banked = reports::banking(&mut reader, &ever, now, &people, &|_| false).unwrap().rows;
    assert!(rows.iter().any(|row| row.rounds > 1) && !banked.is_empty(), "{rows:?} {banked:?}");
    (rows, banked)
}

/// An export, every file of it.
fn exported(books: &str, folder: &Path, name: &str) -> Vec<(PathBuf, String)> {
    let out = folder.join(name);
    let done = cardroom().args(["export", books, "--out", out.to_str().unwrap()]).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let mut all = Vec::new();
    let mut folders = vec![out.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            match entry.is_dir() {
                true => folders.push(entry),
                false => all.push((
                    entry.strip_prefix(&out).unwrap().into(),
                    std::fs::read_to_string(&entry).unwrap(),
                )),
            }
        }
    }
    all.sort();
    all
}

/// Two archives are packed while rounds are played between them, and everything that is in them is taken out of the live books.
fn packed_and_removed(books: &str, folder: &Path) {
    let archives = folder.join("archives");
    let to = archives.to_str().unwrap();
    play(books, "Ada");
    let (status, text) = archive(&[books, "--to", to, "--before", "now"]);
    assert_eq!(status, Some(0), "{text}");
    let cookie = play(books, "Ben");
    let (status, text) = archive(&[books, "--to", to, "--before", "now"]);
    assert_eq!(status, Some(0), "{text}");
    let (status, text) = archive(&[books, "--to", to, "--before", "now"]);
    assert!(status == Some(0) && text.contains("Nothing that is not in an archive yet"), "{text}");
    play(books, "Cleo");
    let seen = read(books, &cookie);
    let reports = reported(books);
    let (whole, files) = (check_json(&[books]), exported(books, folder, "before"));
    assert_eq!(whole["agrees"], true, "{whole}");
    let (status, text) = archive(&[books, "--to", to, "--remove", "--json"]);
    assert_eq!(status, Some(0), "{text}");
    let told: Value = serde_json::from_str(&text).unwrap();
    assert!(told["removed"].as_u64() > Some(50), "{told}");
    let after = check_json(&[books]);
    assert_eq!(after["agrees"], true, "{after}");
    assert_eq!(after["checked"], whole["checked"], "the same is checked");
    assert_eq!(after["seals"], whole["seals"]);
    assert!(exported(books, folder, "after") == files, "an export is the same");
    assert_eq!(reported(books), reports, "the drop and the player-dealers' book");
    let seen_after = read(books, &cookie);
    for (before, after) in seen.as_array().unwrap().iter().zip(seen_after.as_array().unwrap()) {
        // A hand that was on is played on while the room is open.
        match (before.as_array(), after.as_array()) {
            (Some(before), Some(after)) => assert!(after.starts_with(before), "what is read is the same"),
            // Of old shuffles a table keeps a few at hand, and it has played on.
            _ if !after["reason"].is_null() && before["rounds"].is_null() && before["steps"].is_null() => {}
            _ => assert_eq!(before, after, "what is read is the same"),
        }
    }
    // The room goes on, and packs again.
    play(books, "Dora");
    let (status, text) = archive(&[books, "--to", to, "--before", "now", "--remove"]);
    assert_eq!(status, Some(0), "{text}");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let noted = &whole["seals"][0];
    let seal = format!("{}/{}:{}", noted["pit"], noted["number"], noted["hash"].as_str().unwrap());
    let (status, text) = verify_with(&[books, "--seal", &seal]);
    assert_eq!(status, Some(0), "a seal that lies in an archive is still known: {text}");
    let wrong = seal.replace(&noted["hash"].as_str().unwrap()[..8], "00000000");
    assert_eq!(verify_with(&[books, "--seal", &wrong]).0, Some(1));
}

fn verify_with(words: &[&str]) -> (Option<i32>, String) {
    let out = cardroom().arg("verify").args(words).output().unwrap();
    (
        out.status.code(),
        String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr),
    )
}

#[test]
fn what_lies_in_archives_is_checked_read_and_exported_as_before() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("data");
    packed_and_removed(books.to_str().unwrap(), folder.path());
}

#[test]
fn what_lies_in_archives_of_postgresql_is_checked_read_and_exported_as_before() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    packed_and_removed(cluster.address(), folder.path());
}

#[test]
fn an_archive_that_was_changed_is_found_and_one_that_is_gone_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let books = data.to_str().unwrap();
    play(books, "Ada");
    assert_eq!(archive(&[books, "--before", "now"]).0, Some(0));
    play(books, "Ben");
    nothing_is_removed_for_an_archive_that_is_not_of_these_books(&data, folder.path());
    // Cut off after its first step, it goes on the next time; between them the books are whole.
    let cut =
        cardroom().args(["archive", books, "--remove"]).env("CARDROOM_CRASH", "removed:1").output().unwrap();
    assert_eq!(cut.status.code(), None, "it died");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let (status, text) = archive(&[books, "--remove"]);
    assert_eq!(status, Some(0), "{text}");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");

    let file = data.join("archives/archive-0001.cardroom");
    let whole = std::fs::read(&file).unwrap();
    for (crime, sql) in [
        ("what a chunk says", "UPDATE chunks SET body = substr(body, 1, length(body) - 1) || x'00'"),
        ("the hash of a record", "UPDATE chunks SET hashes = x'00' || substr(hashes, 2)"),
        ("a chunk taken", "DELETE FROM chunks WHERE log = 1"),
        ("seals taken", "DELETE FROM seals"),
        ("a seed", "UPDATE secrets SET seed = '00' || substr(seed, 3)"),
        ("the head", "UPDATE head SET text = replace(text, '\"number\":1', '\"number\":2')"),
        ("its signature", "UPDATE head SET signature = '00'"),
    ] {
        let changed = Connection::open(&file).unwrap();
        changed.execute_batch(sql).unwrap();
        drop(changed);
        let (status, text) = verify(books);
        assert_eq!(status, Some(2), "{crime}: {text}");
        assert!(text.contains("is no archive of these books, or is not as it was packed"), "{crime}: {text}");
        assert_ne!(archive(&[books, "--check"]).0, Some(0), "{crime}");
        std::fs::write(&file, &whole).unwrap();
    }
    // Moved away it is named, and nothing is opened without it; a room that opens finds it where it was put again.
    let elsewhere = folder.path().join("elsewhere");
    std::fs::rename(&file, &elsewhere).unwrap();
    let (status, text) = verify(books);
    assert!(status == Some(2) && text.contains("archive-0001.cardroom is not here"), "{text}");
    let serve = cardroom().args(["serve", "--listen", "127.0.0.1:0", "--data", books]).output().unwrap();
    assert!(!serve.status.success());
    assert!(
        String::from_utf8_lossy(&serve.stderr).contains("archive-0001.cardroom is not here"),
        "{serve:?}"
    );
    std::fs::rename(&elsewhere, &file).unwrap();
    assert_eq!(verify(books).0, Some(0));
    // Who has not the books' key is told so.
    let few = folder.path().join("few");
    std::fs::create_dir(&few).unwrap();
    std::fs::copy(keys().join("signing.pub"), few.join("signing.pub")).unwrap();
    let (status, text) = verify_with(&[books, "--keys", few.to_str().unwrap()]);
    assert!(status == Some(2) && text.contains("--keys"), "{text}");
}

/// An archive of other books with the same keys, and one that lost a byte, before the books note any.
fn nothing_is_removed_for_an_archive_that_is_not_of_these_books(data: &Path, folder: &Path) {
    let (books, file) = (data.to_str().unwrap(), data.join("archives/archive-0001.cardroom"));
    let others = folder.join("others");
    play(others.to_str().unwrap(), "Eve");
    assert_eq!(archive(&[others.to_str().unwrap(), "--before", "now"]).0, Some(0));
    let (whole, before) = (std::fs::read(&file).unwrap(), check_json(&[books]));
    std::fs::copy(others.join("archives/archive-0001.cardroom"), &file).unwrap();
    refused(books, &before);
    std::fs::write(&file, &whole).unwrap();
    let changed = Connection::open(&file).unwrap();
    changed.execute_batch("UPDATE chunks SET body = x'00' || substr(body, 2) WHERE log = 1").unwrap();
    drop(changed);
    refused(books, &before);
    std::fs::write(&file, &whole).unwrap();
}

fn refused(books: &str, before: &Value) {
    let (status, text) = archive(&[books, "--remove"]);
    assert_eq!(status, Some(2), "{text}");
    assert!(text.contains("is no archive of these books, or is not as it was packed"), "{text}");
    assert_eq!(&check_json(&[books])["checked"], &before["checked"], "nothing is gone");
}

#[test]
fn live_books_from_which_something_was_taken_that_lies_in_no_archive_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let books = data.to_str().unwrap();
    play(books, "Ada");
    assert_eq!(archive(&[books, "--before", "now", "--remove"]).0, Some(0));
    play(books, "Ben");
    for (crime, sql) in [
        ("the note", "DELETE FROM notes WHERE key = 'archives'"),
        (
            "the record before what is live",
            "DELETE FROM records WHERE log = 1 AND seq = (SELECT MIN(seq) FROM records WHERE log = 1)",
        ),
        (
            "a record after it",
            "DELETE FROM records WHERE log = 1 AND seq = (SELECT MIN(seq) + 1 FROM records WHERE log = 1)",
        ),
        ("a balance", "UPDATE balances SET cents = cents + 1 WHERE account LIKE 'wallet/%'"),
        ("a seal", "DELETE FROM seals WHERE number = (SELECT MIN(number) + 1 FROM seals)"),
    ] {
        let copy = data.join("copy.sqlite");
        std::fs::copy(data.join("cardroom.sqlite"), &copy).unwrap();
        let changed = Connection::open(&copy).unwrap();
        changed.execute_batch(sql).unwrap();
        drop(changed);
        let (status, text) = verify(copy.to_str().unwrap());
        assert_eq!(status, Some(1), "{crime}: {text}");
        std::fs::remove_file(&copy).unwrap();
    }
}
