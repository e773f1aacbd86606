//! What the house's programs play among themselves is out of the way of who looks for people's rounds, counts the drop or hands over,
//! and can be looked at.

use crate::client::get;
use crate::counter::manager;
use crate::evening::Table;
use crate::server::{Server, verify, wait_for};
use crate::since::watch;
use serde_json::{Value, json};

/// The tables of a list.
fn tables(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|row| row["table"].as_u64().unwrap()).collect()
}

#[test]
fn what_programs_play_among_themselves_is_out_of_the_way_until_somebody_plays_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let floor = format!("{books}/floor.toml");
    std::fs::write(&floor, "[[tables]]\nrulebook = \"aviator/pure-21.5\"\nbots = 3\n").unwrap();
    let server = Server::with(books, &["--decision-seconds", "120", "--open-floor", &floor]);
    let (address, boss) = (server.address.as_str(), manager(&server));
    let number = tables(&get(address, "/api/lobby", "").1)[0];
    let opens = json!({ "id": "opens-shift-1", "name": "day" });
    assert_eq!(crate::client::post(address, "/api/shifts", &boss, &opens).unwrap().0, 200);
    watch(&server, 2);
    let ask = |path: &str| {
        let (status, answer) = get(address, path, &boss);
        assert_eq!(status, 200, "{answer}");
        answer
    };
    wait_for("the digest", || ask("/api/past?limit=1")["unread"] == 0);
    assert!(tables(&ask("/api/past")["rounds"]).is_empty(), "nobody played");
    assert!(tables(&ask("/api/past?programs=true")["rounds"]).len() >= 2);
    let sheet = ask("/api/shifts/1");
    assert_eq!((tables(&sheet["tables"]), tables(&sheet["idle"])), (vec![], vec![number]), "{sheet}");
    assert!(sheet["idle"][0]["drop"].as_f64().unwrap() > 0.0, "what fell there is told: {sheet}");
    assert_eq!(sheet["drop"], json!(0.0), "{sheet}");
    let offer = ask("/api/counts/next?shift=1");
    assert_eq!((tables(&offer["boxes"]), tables(&offer["idle"])), (vec![], vec![number]), "{offer}");
    // Somebody sits down with them.
    let mut table = Table::at(address, number);
    table.come("Kim");
    let end = table.rounds() + 3;
    table.play_until("she plays", |table| table.rounds() >= end);
    let found = ask("/api/past")["rounds"].as_array().unwrap().clone();
    let has_kim = |round: &Value| round["parts"].as_array().unwrap().iter().any(|p| p["name"] == "Kim");
    assert!(!found.is_empty() && found.iter().all(has_kim), "{found:?}");
    let sheet = ask("/api/shifts/1");
    assert_eq!((tables(&sheet["tables"]), tables(&sheet["idle"])), (vec![number], vec![]), "{sheet}");
    let offer = ask("/api/counts/next?shift=1");
    assert_eq!((tables(&offer["boxes"]), tables(&offer["idle"])), (vec![number], vec![]), "{offer}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}
