//! Whoever is sent what changed knows as much as whoever is sent the whole, frame by frame, and is sent much less.

use crate::client::{Client, get, guest};
use crate::server::Server;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A frame without its records, which may be spread otherwise.
fn stands(frame: &Value) -> Value {
    let mut frame = frame.clone();
    let parts = frame.as_object_mut().unwrap();
    for key in ["type", "records", "clock"] {
        parts.remove(key);
    }
    frame
}

/// What somebody saw of a table: its versions, the records in them, and what they weighed.
#[derive(Default)]
struct Seen {
    versions: BTreeMap<u64, Value>,
    records: BTreeMap<u64, Value>,
    frames: u64,
}

impl Seen {
    fn take(&mut self, client: &mut Client) {
        let frame = client.next().unwrap();
        if frame["type"] == "frame" {
            self.frames += 1;
            self.versions.insert(frame["version"].as_u64().unwrap(), stands(&frame));
            for record in frame["records"].as_array().unwrap() {
                let before = self.records.insert(record["seq"].as_u64().unwrap(), record.clone());
                assert!(before.is_none(), "a record comes twice: {record}");
            }
        }
    }
}

/// Watches a table twice as the same person, and compares. Gives what a frame weighs on average, changed and whole.
fn compare(server: &Server, cookie: &str, table: u64, frames: u64) -> (u64, u64) {
    let watch = |takes_changes| {
        let mut client = Client::connect(&server.address, cookie).unwrap();
        client.takes_changes = takes_changes;
        client.watch(table).unwrap();
        client.bytes = 0;
        client
    };
    let (mut some, mut all) = (watch(true), watch(false));
    let (mut changes, mut whole) = (Seen::default(), Seen::default());
    while changes.frames < frames {
        changes.take(&mut some);
    }
    while whole.versions.last_key_value().is_none_or(|(last, _)| changes.versions.keys().last() > Some(last))
    {
        whole.take(&mut all);
    }
    let mut compared = 0;
    for (version, frame) in &changes.versions {
        if let Some(other) = whole.versions.get(version) {
            assert_eq!(frame, other, "version {version} of table {table}");
            compared += 1;
        }
    }
    assert!(compared + 5 > frames, "{compared} of {frames} frames are compared");
    for (seq, record) in &changes.records {
        assert!(whole.records.get(seq).is_none_or(|other| other == record), "record {seq} of table {table}");
    }
    (some.bytes / changes.frames, all.bytes / whole.frames)
}

/// Plays at a table until it is said to be enough.
fn play(client: &mut Client, table: u64, me: u64, enough: &AtomicBool) {
    for n in 0.. {
        if enough.load(Relaxed) {
            return;
        }
        match client.choice(me, 1, true) {
            Some(choice) => drop(client.ask(&format!("plays-{n:06}"), table, &choice).unwrap()),
            None => drop(client.next().unwrap()),
        }
    }
}

#[test]
fn what_changed_makes_the_whole_frame_by_frame() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let (cookie, me) = guest(&server.address, "Ann").unwrap();
    let lobby = get(&server.address, "/api/lobby", &cookie).1;
    let of = |family: &str| {
        let found = lobby.as_array().unwrap().iter().find(|row| row["family"] == family);
        found.and_then(|row| row["table"].as_u64()).unwrap()
    };
    // From the rail of blackjack, and from a chair at poker, whose owner has cards of their own.
    let (blackjack, holdem) = (of("blackjack"), of("board"));
    let mut seat = Client::connect(&server.address, &cookie).unwrap();
    seat.watch(holdem).unwrap();
    let enough = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| play(&mut seat, holdem, me, &enough));
        for (table, frames) in [(blackjack, 150), (holdem, 150)] {
            let (changed, whole) = compare(&server, &cookie, table, frames);
            println!("table {table}: {changed} bytes a frame, {whole} whole");
            assert!(changed * 2 < whole, "table {table}: {changed} bytes of {whole}");
        }
        enough.store(true, Relaxed);
    });
}
