//! Disks that fail, and files that are not what they were: the room says what it knows and no more, and what it does not know it
//! leaves to the books.

use crate::client::{Client, get, guest};
use crate::kill::{Shared, check_books, player_thread};
use crate::server::{Server, cardroom, reader, verify, wait_for};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

/// The library that lets a disk fail; none where there is no compiler for it.
fn broken_disk(folder: &Path) -> Option<String> {
    let library = folder.join("broken_disk.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/room/broken_disk.c");
    let made =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).args([source, "-ldl"]).status();
    if made.is_ok_and(|status| status.success()) {
        return Some(library.display().to_string());
    }
    println!("there is no C compiler here: a disk that fails is not tested");
    None
}

#[test]
fn what_the_disk_did_not_confirm_is_in_doubt_and_the_books_tell_room_7() {
    let folder = tempfile::tempdir().unwrap();
    let Some(library) = broken_disk(folder.path()) else { return };
    let (books, switch) = (folder.path().join("books"), folder.path().join("broken"));
    let books = books.to_str().unwrap();
    // Nobody else writes: one table, and no programs.
    let floor = folder.path().join("floor.toml");
    std::fs::write(&floor, "[[tables]]\nrulebook = \"aviator/pure-21.5\"\noption = 1\nbots = 0\n").unwrap();
    let mut seen = 0;
    for n in 0..4 {
        let server = Server::on_a_disk_that_may_fail(books, &library, &switch, floor.to_str().unwrap());
        let (cookie, me) = guest(&server.address, &format!("Ada {n}")).unwrap();
        let mut ada = Client::connect(&server.address, &cookie).unwrap();
        ada.watch(1).unwrap();
        let sit = json!({ "sit": { "seat": 1 + n, "chips": 200 } });
        let id = format!("ada-sits-{n}");
        // From where she came is written by the way.
        std::thread::sleep(std::time::Duration::from_millis(500));
        std::fs::write(&switch, "").unwrap();
        let answer = ada.ask(&id, 1, &sit).unwrap();
        assert_eq!((&answer["type"], &answer["refusal"]["clause"]), (&json!("refused"), &json!("ROOM-7")));
        assert_eq!(answer["refusal"]["says"]["id"], "room-in-doubt", "{answer}");
        assert_eq!(server.ended().0, Some(3), "it stops");
        std::fs::remove_file(&switch).unwrap();

        let there = reader(books).action(me as u32, &id).unwrap();
        seen += u32::from(there.is_some());
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{text}");
        let server = Server::start(books, 0, None);
        let mut ada = Client::connect(&server.address, &cookie).unwrap();
        ada.watch(1).unwrap();
        let again = ada.ask(&id, 1, &sit).unwrap();
        assert_eq!(again["type"], "done", "{again}");
        if let Some((_, seq)) = there {
            assert_eq!(again["seq"], seq, "what the books say is what happened");
        }
        assert_eq!(server.stop(), Some(0));
    }
    println!("{seen} of 4 that were in doubt had happened");
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_room_that_closes_leaves_no_log_beside_its_books() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let file = folder.path().join("cardroom.sqlite");
    for _ in 0..4 {
        let server = Server::start(books, 0, None);
        let shared = Shared::new(&server);
        let enough = shared.acknowledged.load(Relaxed) + 25;
        let players: Vec<_> = [0, 1, 8, 9].map(|n| player_thread(Arc::clone(&shared), n)).into();
        wait_for("people play", || shared.acknowledged.load(Relaxed) > enough);
        // In the middle of everything.
        assert_eq!(server.stop(), Some(0));
        let log = std::fs::metadata(folder.path().join("cardroom.sqlite-wal")).map_or(0, |found| found.len());
        assert_eq!(log, 0, "its log is left beside it");
        let alone = folder.path().join("alone.sqlite");
        std::fs::copy(&file, &alone).unwrap();
        check_books(alone.to_str().unwrap(), &shared.end(players));
    }
}

#[test]
fn a_room_whose_files_were_deleted_says_so_and_acknowledges_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let (cookie, _) = guest(&server.address, "Ada").unwrap();
    let mut ada = Client::connect(&server.address, &cookie).unwrap();
    ada.watch(1).unwrap();
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(folder.path().join(format!("cardroom.sqlite{end}"))).unwrap();
    }
    let answer = ada.ask("ada-sits-1", 1, &json!({ "sit": { "seat": 1, "chips": 200 } })).unwrap();
    assert_eq!((&answer["type"], &answer["refusal"]["clause"]), (&json!("refused"), &json!("ROOM-7")));
    assert_eq!(answer["refusal"]["says"]["id"], "room-in-doubt", "{answer}");
    assert!(ada.notice().contains("deleted or replaced"), "everybody is told");
    assert_eq!(get(&server.address, "/healthz", "").0, 503);
    drop(server);
    // Nor is a new room made in its place.
    let again = cardroom().args(["serve", "--listen", "127.0.0.1:0", "--data", books]).output().unwrap();
    let said = String::from_utf8_lossy(&again.stderr).into_owned();
    assert_eq!(again.status.code(), Some(2), "{said}");
    assert!(said.contains("cardroom.sqlite") && said.contains("cardroom restore"), "{said}");
}

#[test]
fn a_backup_is_restored_by_a_command_and_the_room_goes_on_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books");
    let (books, copy) = (books.to_str().unwrap(), folder.path().join("copy.sqlite"));
    let run = |words: &[&str]| {
        let out = cardroom().args(words).output().unwrap();
        let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
        (out.status.code(), text)
    };
    let copy = copy.to_str().unwrap();
    let server = Server::start(books, 0, None);
    let (early, _) = guest(&server.address, "Early").unwrap();
    assert_eq!(run(&["backup", books, copy]).0, Some(0));
    let (late, _) = guest(&server.address, "Late").unwrap();
    let (status, text) = run(&["restore", copy, "--data", books]);
    assert!(status == Some(2) && text.contains("close that room first"), "{text}");
    drop(server);
    let (status, text) = run(&["restore", copy, "--data", books]);
    assert!(status == Some(0) && text.contains(".before-"), "{text}");
    assert_eq!(verify(books).0, Some(0));
    let server = Server::start(books, 0, None);
    let knows = |cookie: &str| get(&server.address, "/api/me", cookie).0;
    assert_eq!((knows(&early), knows(&late)), (200, 401));
    let (status, text) = run(&["restore", copy, "--database", "postgres://me@localhost/db"]);
    assert!(status == Some(2) && text.contains("pg_restore"), "{text}");
    assert_eq!(server.stop(), Some(0));
}
