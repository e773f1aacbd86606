//! The floor's paper on many machines: shifts, drawers, lists and counts are the same at every door of a room of three nodes on
//! PostgreSQL, and the house's node may be killed in the middle: nothing is lost, nothing happens twice, and nobody is locked out.

use crate::client::{Client, Fault, get, guest, post};
use crate::counter::{manager, sign_all, staff};
use crate::nodes::Floor;
use crate::server::{PATIENCE, verify, wait_for};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// In this time another node has the house, on a machine that does other work as well.
const TAKEOVER: Duration = Duration::from_secs(40);

/// The three doors of a room, and how something is asked for at them.
struct Doors {
    floor: Floor,
}

impl Doors {
    fn at(&self, n: usize) -> String {
        self.floor.nodes[n % 3].address.clone()
    }

    /// Asks at one door after the other until one answers, as a browser does: each node may be away for a moment.
    fn ask(&self, first: usize, path: &str, who: &str, body: &Value) -> (u16, Value) {
        let patience = Instant::now() + PATIENCE;
        for n in first.. {
            match post(&self.at(n), path, who, body) {
                Ok((status, _, answer)) if status != 503 => return (status, answer),
                _ => assert!(Instant::now() < patience, "{path} is answered"),
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        unreachable!()
    }

    /// What all doors say, once they say the same.
    fn agree(&self, path: &str, who: &str) -> Value {
        let read = |n: usize| -> Result<Value, Fault> {
            let (status, _, said) = crate::client::http(&self.at(n), "GET", path, who, "", "")?;
            if status == 200 { Ok(said) } else { Err(format!("{status}: {said}").into()) }
        };
        let mut said = Vec::new();
        wait_for(&format!("{path} is the same at every door"), || {
            said = (0..3).filter_map(|n| read(n).ok()).collect();
            said.len() == 3 && said.iter().all(|one| *one == said[0])
        });
        said.swap_remove(0)
    }

    /// The tables of the lobby at a door that answers.
    fn tables(&self) -> Vec<Value> {
        let mut tables = Vec::new();
        wait_for("a lobby", || {
            tables = get(&self.at(0), "/api/lobby", "").1.as_array().cloned().unwrap_or_default();
            !tables.is_empty()
        });
        tables
    }

    /// Kills the node that has the house's book, asks meanwhile, and starts it again: what was asked is done once.
    fn killed_while(&mut self, path: &str, who: &str, body: &Value) -> (u16, Value) {
        let house = self.floor.house();
        let (address, path_too, who_too, body_too) =
            (self.at(house + 1), path.to_string(), who.to_string(), body.clone());
        let asks = std::thread::spawn(move || post(&address, &path_too, &who_too, &body_too).ok());
        std::thread::sleep(Duration::from_millis(2));
        let killed = Instant::now();
        self.floor.nodes[house].kill();
        let first = asks.join().unwrap().filter(|answer| answer.0 < 300);
        assert!(killed.elapsed() < TAKEOVER, "{path}: who asked is told when somebody else has the house");
        let again = self.ask(house + 1, path, who, body);
        if let Some((status, _, answer)) = first {
            assert_eq!((status, &answer), (again.0, &again.1), "{path}: what was acknowledged stands");
        }
        self.floor.again(house, None);
        again
    }
}

/// Does the lobby at a door have a table, for somebody who comes to watch it? Who comes too often is shown the door for a moment.
fn lists(address: &str, who: &str, table: &Value) -> Result<bool, Fault> {
    std::thread::sleep(Duration::from_millis(300));
    let mut client = Client::connect(address, who)?;
    client.send(&json!({ "do": "watch_lobby", "on": true }))?;
    let mut rows = Vec::new();
    loop {
        let frame = client.next()?;
        if frame["type"] == "lobby" {
            rows.extend(frame["tables"].as_array().unwrap().clone());
            if frame["rest"] == 0 {
                return Ok(rows.iter().any(|row| row["table"] == *table));
            }
        }
    }
}

#[test]
fn a_table_that_is_closed_at_one_door_is_gone_at_all() {
    let Some(floor) = Floor::open() else { return };
    let (boss, doors) = (manager(&floor.nodes[0]), Doors { floor });
    for n in 0..2 {
        let order = json!({ "name": "Soon gone", "house": "aviator", "game": "blackjack", "option": 1,
                            "dealing": "human", "bots": 0 });
        let (status, info) = doors.ask(n, "/api/tables", &boss, &order);
        assert_eq!(status, 200, "{info}");
        let table = &info["table"];
        let all = |on: bool| (0..3).all(|n| lists(&doors.at(n), &boss, table).is_ok_and(|is| is == on));
        wait_for("every door lists it", || all(true));
        let path = format!("/api/tables/{table}/close");
        assert_eq!(doors.ask(n + 1, &path, &boss, &json!({ "reason": "nobody came" })).0, 204);
        wait_for("no door lists it", || all(false));
    }
    for node in doors.floor.nodes {
        assert_eq!(node.stop(), Some(0));
    }
}

#[test]
fn the_floors_paper_is_one_at_every_door_and_outlives_the_node_that_writes_it() {
    let Some(floor) = Floor::open() else { return };
    let (boss, mut doors) = (manager(&floor.nodes[0]), Doors { floor });
    let (flo, _) = staff(&doors.floor.nodes[1], &boss, "Flo", "floor");
    let (cora, _) = staff(&doors.floor.nodes[2], &boss, "Cora", "cage");
    let (_, ann) = guest(&doors.at(1), "Ann").unwrap();

    let day = json!({ "id": "opens-day-01", "name": "day" });
    let (status, opened) = doors.ask(2, "/api/shifts", &flo, &day);
    assert_eq!((status, &opened["shift"]), (200, &json!(1)), "{opened}");
    assert_eq!(doors.agree("/api/shifts", &cora), json!([opened]), "one shift, everywhere");
    assert_eq!(doors.ask(2, "/api/shifts", &flo, &json!({ "id": "opens-day-02", "name": "two" })).0, 409);

    let drawer = json!({ "id": "opens-drw-1", "counted": 300 });
    let (status, drawer) = doors.ask(1, "/api/cage/drawers", &cora, &drawer);
    assert_eq!(status, 200, "{drawer}");
    let chips =
        json!({ "id": "cash-in-001", "player": ann, "amount": 200, "reason": "day", "tender": "cash" });
    for door in 0..3 {
        assert_eq!(doors.ask(door, "/api/cage/issue", &cora, &chips).0, 200, "asked three times, given once");
    }
    let counts = json!({ "id": "counts-drw-1", "counted": 498 });
    let closes = json!({ "id": "closes-drw-1", "counted": 499 });
    let path = format!("/api/cage/drawers/{}/close", drawer["drawer"]);
    let (_, again) = doors.ask(2, &path, &cora, &counts);
    assert_eq!((&again["counted"], &again["first_count"]), (&Value::Null, &json!(498.0)), "{again}");
    let (status, closed) = doors.killed_while(&path, &cora, &closes);
    assert_eq!(
        (status, &closed["expected"], &closed["over"]),
        (200, &json!(500.0), &json!(-1.0)),
        "{closed}"
    );
    assert_eq!(doors.agree("/api/cage/drawers", &cora).as_array().unwrap().len(), 1);

    let lobby = doors.tables();
    let holdem = lobby.iter().find(|t| t["game"] == "holdem").expect("a game of hold'em");
    let list = json!({ "game": "holdem", "limit": holdem["min"] });
    for (n, name) in ["Lee", "Mo", "Ned"].iter().enumerate() {
        let body = json!({ "id": format!("adds-{n}-00001"), "list": list, "name": name });
        let (status, row) = doors.ask(n, "/api/lists", &flo, &body);
        assert_eq!(status, 200, "{row}");
    }
    let waiting = doors.agree("/api/lists", &flo)["waiting"].clone();
    let path = format!("/api/lists/{}", waiting[0]["entry"]);
    let seat = json!({ "id": "seats-lee-01", "change": { "seat": { "table": holdem["table"] } } });
    assert_eq!(doors.ask(2, &path, &flo, &seat).0, 204);
    let names = |lists: &Value| -> Vec<String> {
        let rows = lists["waiting"].as_array().unwrap().iter();
        rows.map(|row| row["name"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(names(&doors.agree("/api/lists", &flo)), ["Mo", "Ned"]);

    let closes = json!({ "id": "closes-day-01", "note": "all is well" });
    let (status, row) = doors.killed_while("/api/shifts/1/close", &flo, &closes);
    assert_eq!((status, &row["note"]), (200, &json!("all is well")), "{row}");
    let sheet = doors.agree("/api/shifts/1", &boss);
    assert_eq!(sheet["idle"].as_array().map(Vec::is_empty), Some(false), "nobody played: {sheet}");
    assert_eq!(sheet["drawers"][0]["over"], json!(-1.0), "{sheet}");

    // The boxes are counted at one door and signed at two others.
    let offer = doors.agree("/api/counts/next?shift=1", &cora);
    let boxes: Vec<Value> = ["boxes", "idle"]
        .iter()
        .flat_map(|kind| offer[kind].as_array().unwrap())
        .map(|b| json!({ "table": b["table"], "label": b["label"], "counted": 1.5 }))
        .collect();
    let count = json!({ "id": "counts-all-01", "shift": 1, "pulled": offer["pulled"], "boxes": boxes,
                        "counters": ["Cora", "Flo"] });
    let (status, entered) = doors.killed_while("/api/counts", &cora, &count);
    assert_eq!((status, entered["boxes"].as_array().unwrap().len()), (200, boxes.len()), "{entered}");
    let path = format!("/api/counts/{}/sign", entered["sheet"]);
    assert_eq!(doors.ask(0, &path, &cora, &json!({ "id": "cora-signs-01" })).0, 202);
    assert_eq!(sign_all(&doors.at(1), &flo).len(), 1, "it waits once");
    let sheets = doors.agree("/api/counts", &boss);
    assert_eq!((sheets.as_array().unwrap().len(), &sheets[0]["second"]), (1, &json!("Flo")), "{sheets}");

    let books = doors.floor.cluster.address().to_string();
    let Floor { nodes, cluster, .. } = doors.floor;
    for node in nodes {
        assert_eq!(node.stop(), Some(0));
    }
    let (status, text) = verify(&books);
    assert_eq!(status, Some(0), "{text}");
    drop(cluster);
}
