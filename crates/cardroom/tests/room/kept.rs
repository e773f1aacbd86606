//! Books that an earlier version wrote open, play on at every table, and verify, before and after.

use crate::client::{Client, get, post};
use crate::cluster::Cluster;
use crate::evening::{PASSWORD, Table, pause};
use crate::server::{Server, reader, verify};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub fn kept(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/books-0.1.0").join(file)
}

/// How many records each table's log has.
fn records(books: &str) -> BTreeMap<u32, u64> {
    reader(books).logs().unwrap().into_iter().collect()
}

fn agree(books: &str) {
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    println!("{text}");
}

/// The floor, who is known by the old password, lets a table go on; two newcomers play a round or a hand. Where nobody
/// else banks, the second one does.
fn play_on(address: &str, boss: &str, number: u64) {
    pause(address, boss, number, false);
    let mut table = Table::at(address, number);
    table.come("Kim");
    table.come("Lou");
    let end = table.rounds() + 1;
    let blackjack = table.view(1)["game"] == "blackjack";
    if blackjack {
        table.idle(1, true);
        assert_eq!(table.ask(1, &json!({ "add_chips": { "amount": 300 } })), "done");
    }
    let bank = json!({ "blackjack": { "take_bank": { "wager": 100 } } });
    table.play_until("it plays on", |table| {
        if blackjack && table.view(1)["bank"].is_null() {
            table.ask(1, &bank);
        }
        table.rounds() >= end
    });
}

/// The hand that a person was dealing is still there; the floor gives it back.
fn rule(address: &str, boss: &str, number: u64) {
    let mut floor = Client::connect(address, boss).unwrap();
    floor.watch(number).unwrap();
    assert_eq!(
        (&floor.view["on"], &floor.view["hand"]["awaits"]["turn"]["turn"]),
        (&json!(true), &json!("bet"))
    );
    let void = json!({ "floor": { "reason": "the evening is over", "ruling": { "poker": "void" } } });
    assert_eq!(floor.ask("void-what-lay", number, &void).unwrap()["type"], "done");
}

fn open_and_play_on(books: &str) {
    agree(books);
    let before = records(books);
    let server = Server::patient(books, 120);
    assert_eq!(server.manager_link, None, "the manager is known");
    let login = json!({ "name": "Boss", "password": PASSWORD });
    let boss = post(&server.address, "/api/login", "", &login).unwrap().1.expect("the old password opens");
    let lobby = get(&server.address, "/api/lobby", "").1;
    let tables = lobby.as_array().unwrap();
    let mut played = Vec::new();
    std::thread::scope(|all| {
        for row in tables {
            let number = row["table"].as_u64().unwrap();
            let (address, boss) = (&server.address, &boss);
            match (row["dealing"].as_str().unwrap(), row["game"].as_str().unwrap()) {
                ("virtual", _) => drop(all.spawn(move || play_on(address, boss, number))),
                (_, "holdem") => rule(address, boss, number),
                _ => continue,
            }
            played.push(number as u32);
        }
    });
    assert_eq!(
        (tables.len(), played.len()),
        (13, 12),
        "all but the stud table between two hands: {tables:?}"
    );
    assert_eq!(server.stop(), Some(0));
    let after = records(books);
    assert!(played.iter().all(|log| after.get(log) > before.get(log)), "{before:?} {after:?}");
    agree(books);
}

#[test]
fn books_of_0_1_0_in_sqlite_open_and_play_on() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(kept("books.db"), folder.path().join("cardroom.sqlite")).unwrap();
    open_and_play_on(folder.path().to_str().unwrap());
}

#[test]
fn books_of_0_1_0_in_postgresql_open_and_play_on() {
    let Some(cluster) = Cluster::start() else { return };
    let dump = std::fs::read_to_string(kept("books.sql")).unwrap();
    postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap().batch_execute(&dump).unwrap();
    open_and_play_on(cluster.address());
}
