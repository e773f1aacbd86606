//! Nodes that are cut off: from the database, from the bus, from both, or so that only one direction is left. The others take their tables,
//! whatever comes late is refused, and nobody who was signed out or lost a role is shown or obeyed anywhere.

use crate::client::{Client, get, guest, post};
use crate::kill::{Shared, check_books, player_thread, times};
use crate::nodes::{Floor, NAMES};
use crate::server::wait_for;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// What is cut: the way to the database, and the way to the bus, there and back.
const CUTS: [(&str, [bool; 4]); 7] = [
    ("from the database", [true, true, false, false]),
    ("from the bus", [false, false, true, true]),
    ("from both", [true, true, true, true]),
    ("so that it hears the database and cannot speak to it", [true, false, false, false]),
    ("so that it speaks to the database and does not hear it", [false, true, false, false]),
    ("so that it hears the bus and cannot speak", [false, false, true, false]),
    ("so that it speaks to the bus and does not hear", [false, false, false, true]),
];

#[test]
fn a_node_that_is_cut_off_does_no_harm() {
    let Some(mut floor) = Floor::apart() else { return };
    let shared = Shared::among(floor.addresses());
    let players: Vec<_> = (0..12).map(|n| player_thread(Arc::clone(&shared), n)).collect();
    wait_for("people play", || shared.acknowledged.load(Relaxed) > 50);
    let mut told = Vec::new();
    for n in 0..times(CUTS.len() as u64) as usize {
        let (what, [there, back, bus_there, bus_back]) = CUTS[n % CUTS.len()];
        let (node, before) = (n * 2 % 3, shared.acknowledged.load(Relaxed));
        let (database, bus) = &floor.ways[node];
        database.cut(there, back);
        bus.cut(bus_there, bus_back);
        let begun = Instant::now();
        wait_for("the others go on", || shared.acknowledged.load(Relaxed) > before + 40);
        let waited = begun.elapsed();
        std::thread::sleep(Duration::from_secs(5).saturating_sub(waited));
        let (database, bus) = &floor.ways[node];
        database.cut(false, false);
        bus.cut(false, false);
        let before = shared.acknowledged.load(Relaxed);
        wait_for("people go on", || shared.acknowledged.load(Relaxed) > before + 40);
        wait_for("it has tables again", || get(&floor.nodes[node].address, "/healthz", "").0 == 200);
        told.push(format!("{} cut off {what} ({} ms until forty more)", NAMES[node], waited.as_millis()));
    }
    let players = shared.end(players);
    let books = floor.cluster.address().to_string();
    for node in std::mem::take(&mut floor.nodes) {
        assert_eq!(node.stop(), Some(0), "SIGTERM ends it cleanly");
    }
    let text = check_books(&books, &players);
    let (acknowledged, retried) = (shared.acknowledged.load(Relaxed), shared.retried.load(Relaxed));
    println!("{}; {acknowledged} acknowledged, {retried} retried. {text}", told.join(", "));
}

/// A role that is taken away at one node is gone at all of them, also at one that has no bus; and a node that has no database takes
/// no command of the staff.
#[test]
fn a_role_that_is_taken_away_is_gone_at_every_node() {
    let Some(mut floor) = Floor::apart() else { return };
    let house = floor.house();
    let other = (house + 1) % 3;
    let (boss_at, dan_at) = (floor.nodes[house].address.clone(), floor.nodes[other].address.clone());
    let token = floor.nodes.iter().find_map(|node| node.manager_link.clone());
    let claim = json!({ "token": token, "name": "Boss", "password": "a long password" });
    let boss = post(&boss_at, "/api/claim", "", &claim).unwrap().1.expect("the manager");
    let account = json!({ "name": "Dan", "password": "a longer password" });
    let (_, dan, me) = post(&dan_at, "/api/account", "", &account).unwrap();
    let (dan, number) = (dan.expect("Dan's cookie"), me["player"].clone());
    let role = |role: &str| {
        let path = format!("/api/people/{number}/role");
        assert!(post(&boss_at, &path, &boss, &json!({ "role": role })).unwrap().0 < 300, "{role}");
    };
    // A table of the node that Dan is connected to: what he says there goes nowhere else.
    let own = floor.tables_of(other)[0];
    let mut count = 0;
    let mut pause = |client: &mut Client, on: bool| {
        count += 1;
        let ruling = json!({ "floor": { "reason": "a test", "ruling": { "pause": { "on": on } } } });
        client.ask(&format!("pauses-{count:06}"), own, &ruling).unwrap()["type"] == "done"
    };
    // By news, and without any: the one that hears nothing looks for itself.
    for deaf in [false, true] {
        role("floor");
        wait_for("Dan is floor", || get(&dan_at, "/api/me", &dan).1["role"] == "floor");
        let mut client = Client::connect(&dan_at, &dan).unwrap();
        client.watch(own).unwrap();
        assert!(pause(&mut client, true) && pause(&mut client, false), "the floor may pause a table");
        floor.ways[other].1.cut(deaf, deaf);
        role("player");
        std::thread::sleep(Duration::from_millis(if deaf { 3500 } else { 900 }));
        assert!(!pause(&mut client, true), "a player may not, deaf: {deaf}");
        floor.ways[other].1.cut(false, false);
        wait_for("the bus is back", || get(&dan_at, "/healthz", "").0 == 200);
    }
    // Who is floor, at a node that cannot look anything up, changes nothing.
    role("floor");
    wait_for("Dan is floor", || get(&dan_at, "/api/me", &dan).1["role"] == "floor");
    let mut client = Client::connect(&dan_at, &dan).unwrap();
    client.watch(own).unwrap();
    floor.ways[other].0.cut(true, true);
    let ruling = json!({ "floor": { "reason": "a test", "ruling": { "pause": { "on": true } } } });
    client.wait_at_most(Duration::from_secs(4));
    let answer = client.ask("pauses-in-the-dark", own, &ruling);
    assert!(answer.as_ref().map_or(true, |answer| answer["type"] != "done"), "{answer:?}");
    floor.ways[other].0.cut(false, false);
    let (_, player) = guest(&boss_at, "Ann").unwrap();
    assert!(player > 0, "the room goes on");
    let books = floor.cluster.address().to_string();
    for node in std::mem::take(&mut floor.nodes) {
        node.stop();
    }
    check_books(&books, &[]);
}
