//! Poker with people and bots at the same table, every game there is: hands go on, and the books agree.

use crate::client::{Client, guest};
use crate::server::{PATIENCE, Server, verify};
use serde_json::{Value, json};
use std::time::Instant;

/// A floor with a table of every poker game that is shipped.
fn every_game() -> String {
    let houses = games::rulebook::Houses::shipped();
    let table = |id: &str| format!("[[tables]]\nrulebook = \"{id}\"\nbots = 3\n\n");
    houses.ids().filter(|id| houses.poker(id).is_ok()).map(table).collect()
}

#[test]
fn every_poker_game_is_played_with_bots_and_the_books_agree() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let floor = folder.path().join("floor.toml");
    std::fs::write(&floor, every_game()).unwrap();
    let args = ["--decision-seconds", "120", "--open-floor", floor.to_str().unwrap()];
    let server = Server::with(books, &args);
    let lobby = crate::client::get(&server.address, "/api/lobby", "").1;
    let tables: Vec<u64> = lobby
        .as_array()
        .unwrap()
        .iter()
        .filter(|t| t["game"] != "blackjack")
        .map(|t| t["table"].as_u64().unwrap())
        .collect();
    assert_eq!(tables.len(), 17, "Ocean View's eleven games and the open house's six are on the floor");
    let players: Vec<_> = tables
        .into_iter()
        .map(|table| {
            let address = server.address.clone();
            std::thread::spawn(move || {
                let (cookie, me) = guest(&address, "Ada").unwrap();
                let mut client = Client::connect(&address, &cookie).unwrap();
                client.watch(table).unwrap();
                let patience = Instant::now() + PATIENCE;
                let (mut n, mut asked) = (0, String::new());
                while client.view["rounds"].as_u64().unwrap() < 8 {
                    assert!(Instant::now() < patience, "table {table} goes on: {}", client.view);
                    let question = format!("{}{}", client.view["hand"]["awaits"], client.seq);
                    match client.choice(me, 0, true).filter(|_| question != asked) {
                        Some(command) => {
                            (n, asked) = (n + 1, question);
                            let answer = client.ask(&format!("action-{n:04}"), table, &command).unwrap();
                            assert_eq!(answer["type"], "done", "table {table}, {command}: {answer}");
                        }
                        None => drop(client.next().unwrap()),
                    }
                    // Nobody else's hidden cards are ever in our frames.
                    let hand = &client.view["hand"];
                    for (i, player) in hand["players"].as_array().into_iter().flatten().enumerate() {
                        let hidden =
                            player["shown"] == false && Some(i as u64) != client.view["mine"].as_u64();
                        for card in player["cards"].as_array().unwrap().iter().filter(|c| c["up"] == false) {
                            assert!(!hidden || card["card"].is_null(), "table {table}: {player}");
                        }
                    }
                }
                n
            })
        })
        .collect();
    let actions: u32 = players.into_iter().map(|p| p.join().expect("the table goes on")).sum();
    assert!(actions > 17 * 8);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    println!("{actions} actions. {text}");
    assert_eq!(status, Some(0), "{text}");
}

/// The places in the hand that a frame says were killed.
fn killed(frame: &Value) -> Vec<u64> {
    let events = frame["records"].as_array().into_iter().flatten();
    let events = events.flat_map(|r| r["events"].as_array().into_iter().flatten());
    let hand = events.map(|e| &e["poker"]["hand"]).filter(|e| e["event"] == "killed");
    hand.filter_map(|e| e["seat"].as_u64()).collect()
}

/// Plays hands of Crazy Pineapple and throws a card away as soon as it may, or never, until somebody's hand is dead: the
/// dead places and one's own.
fn play_until_somebody_is_dead(address: &str, table: u64, seat: u8, throws: bool) -> (Vec<u64>, u64) {
    let (cookie, me) = guest(address, "Ada").unwrap();
    let mut client = Client::connect(address, &cookie).unwrap();
    client.watch(table).unwrap();
    let patience = Instant::now() + PATIENCE;
    let (mut n, mut asked) = (0, String::new());
    loop {
        assert!(Instant::now() < patience, "somebody is too slow: {}", client.view);
        let (awaits, mine) = (&client.view["hand"]["awaits"], client.view["mine"].as_u64());
        let clearing = client.view["on"] == true && awaits["turn"]["turn"] == "clear";
        let question = format!("{awaits}{}", client.view["rounds"]);
        let command = match (clearing, awaits["offers"][0]["offer"] == "clear" && throws, mine) {
            // Whoever's turn it is said to be: all throw at once.
            (true, true, Some(place)) => {
                let card = &client.view["hand"]["players"][place as usize]["cards"][0]["card"];
                Some(json!({ "poker": { "clear": { "card": card } } }))
            }
            (true, ..) => None,
            _ => client.choice(me, 0, true).map(|c| match c["sit"]["chips"].as_f64() {
                Some(chips) => json!({ "sit": { "seat": seat, "chips": chips } }),
                None => c,
            }),
        };
        let sent = command.filter(|_| question != asked).map(|command| {
            (n, asked) = (n + 1, question);
            let id = format!("action-{n:04}");
            client.send(&json!({ "do": "command", "id": id, "table": table, "command": command })).unwrap();
            id
        });
        // Everything up to the answer is looked at, and without a question the next thing that happens.
        let mut frame = client.next().unwrap();
        let mut dead = killed(&frame);
        while sent.as_ref().is_some_and(|id| frame["id"] != id.as_str()) {
            frame = client.next().unwrap();
            dead.extend(killed(&frame));
        }
        if !dead.is_empty() {
            return (dead, mine.unwrap_or(99));
        }
        // One clock for all: it names nobody.
        if clearing && frame["view"]["hand"]["awaits"]["turn"]["turn"] == "clear" {
            assert_eq!(frame["clock"]["player"], Value::Null, "{frame}");
        }
    }
}

#[test]
fn only_who_throws_no_card_away_is_dead_at_crazy_pineapple_s_12() {
    let folder = tempfile::tempdir().unwrap();
    // Time enough for the quick one on a busy machine, and an end to the slow one's.
    let server = Server::patient(folder.path().to_str().unwrap(), 8);
    let lobby = crate::client::get(&server.address, "/api/lobby", "").1;
    let table = lobby.as_array().unwrap().iter().find(|t| t["game"] == "crazy-pineapple").unwrap();
    let table = table["table"].as_u64().unwrap();
    let address = server.address.clone();
    let quick = std::thread::spawn(move || play_until_somebody_is_dead(&address, table, 1, true));
    let (dead, slow) = play_until_somebody_is_dead(&server.address, table, 6, false);
    assert_eq!(dead, [slow], "nobody but the slow one is dead");
    assert_eq!(quick.join().unwrap().0, dead);
}
