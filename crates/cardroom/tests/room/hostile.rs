//! Clients that mean no good: oversized, malformed, out of order, replayed, other people's frames; another site's pages;
//! planted sessions; readers that do not read. The tables go on, and the books agree.

use crate::client::{Client, connect, get, guest, http, post, text};
use crate::server::{PATIENCE, Server, verify};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tungstenite::Message;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % below
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len() as u64) as usize]
    }
}

/// A frame that a hostile client might send: sound ones with parts changed, cut, doubled or made up.
fn frame(dice: &mut Dice) -> String {
    let commands = [
        json!({ "sit": { "seat": dice.roll(12), "chips": dice.roll(5000) } }),
        json!({ "sit": { "seat": 1, "chips": -50 } }),
        json!({ "sit": { "seat": 1, "chips": 1e300 } }),
        json!({ "add_chips": { "amount": 0.001 } }),
        json!({ "add_chips": { "amount": 99999999999i64 } }),
        json!("leave"),
        json!({ "sit_out": { "on": true } }),
        json!({ "wait": { "on": dice.roll(2) == 0 } }),
        json!({ "lay_cut": { "tip": "x".repeat(dice.roll(200) as usize), "key": "a".repeat(dice.roll(70) as usize) } }),
        json!({ "blackjack": { "take_bank": { "wager": dice.roll(100_000) } } }),
        json!({ "blackjack": { "wager": { "seat": dice.roll(300), "base": dice.roll(500), "buster": dice.roll(50) } } }),
        json!({ "blackjack": { "backline": { "seat": dice.roll(9), "amount": dice.roll(100) } } }),
        json!({ "blackjack": { "act": { "seat": dice.roll(9), "hand": dice.roll(300), "action": "hit" } } }),
        json!({ "blackjack": { "act": { "seat": 1, "hand": 0, "action": { "double": -5 } } } }),
        json!({ "blackjack": { "insurance": { "seat": 1, "take": true } } }),
        json!({ "blackjack": "ready" }),
        json!({ "dealer": { "card": { "card": "As" } } }),
        json!({ "dealer": "close_wagers" }),
        json!({ "floor": { "reason": "because", "ruling": { "blackjack": "void_round" } } }),
        json!({ "floor": { "reason": "", "ruling": { "mute": { "player": 1, "on": true } } } }),
        json!({ "blackjack": { "wager": { "seat": 1, "base": 5, "buster": 0, "player": 1 } } }),
        json!(null),
        json!([1, 2, 3]),
    ];
    let table = *dice.pick(&[0u64, 1, 2, 3, 4, 5, 4_294_967_295]);
    let id = dice.pick(&["12345678", "a", "same-id-again", "\u{1F0A1}\u{1F0A1}", ""]).to_string();
    let id = if dice.roll(2) == 0 { format!("id-{:012}", dice.roll(1 << 40)) } else { id };
    let frames = [
        json!({ "do": "command", "id": id, "table": table, "command": dice.pick(&commands) }),
        json!({ "do": "command", "id": id, "table": table, "command": dice.pick(&commands), "player": 1 }),
        json!({ "do": "watch", "table": table, "from": dice.roll(1 << 40) }),
        json!({ "do": "unwatch", "table": table }),
        json!({ "do": "chat", "table": table, "text": "<script>alert(1)</script>" }),
        json!({ "do": "chat", "table": table, "text": "x".repeat(1000) }),
        json!({ "do": "ping", "n": dice.roll(1 << 33) }),
        json!({ "do": "become_manager" }),
        json!({ "type": "done", "id": id, "table": 1, "seq": 1 }),
    ];
    let mut text = dice.pick(&frames).to_string();
    match dice.roll(8) {
        0 => text = text.chars().take(dice.roll(text.len() as u64) as usize).collect(),
        1 => text = text.replace(':', "::"),
        2 => text = format!("{text}{text}"),
        3 => text = "[".repeat(dice.roll(3000) as usize),
        4 => text = text.replace('1', "-1.5e400"),
        _ => {}
    }
    text
}

#[test]
fn ten_thousand_hostile_frames_change_nothing_that_is_not_theirs_and_the_table_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let (cookie, victim) = guest(&server.address, "Victim").unwrap();
    let mut player = Client::connect(&server.address, &cookie).unwrap();
    player.watch(2).unwrap();
    assert_eq!(
        player.ask("sit-down-1", 2, &json!({ "sit": { "seat": 1, "chips": 100 } })).unwrap()["type"],
        "done"
    );
    let mut dice = Dice(20_261_115);
    let mut sent = 0;
    while sent < 10_000 {
        let (cookie, _) = guest(&server.address, "Mallory").unwrap();
        let mut socket = connect(&server.address, &cookie, None).unwrap();
        socket.get_ref().set_read_timeout(Some(Duration::from_millis(1))).unwrap();
        for _ in 0..200 {
            sent += 1;
            if socket.send(Message::text(frame(&mut dice))).is_err() {
                break;
            }
            let _ = socket.read();
        }
    }
    // The one who sat there before still plays, and nobody has moved their chips.
    let mine =
        |view: &Value| view["people"].as_array().unwrap().iter().find(|p| p["player"] == victim).cloned();
    let patience = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < patience, "the table goes on");
        let answer =
            player.ask(&format!("sit-out-{sent}"), 2, &json!({ "sit_out": { "on": true } })).unwrap();
        sent += 1;
        if answer["type"] == "done" {
            break;
        }
    }
    assert!(mine(&player.view).is_some(), "the victim still sits");
    assert_eq!(server.stop(), Some(0), "it neither panicked nor hung");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn pages_of_another_site_planted_sessions_and_oversized_bodies_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let address = &server.address;
    let (cookie, _) = guest(address, "Ada").unwrap();
    assert!(connect(address, &cookie, Some("https://elsewhere.example")).is_err());
    assert!(connect(address, &cookie, Some(&format!("http://{address}"))).is_ok());
    assert!(connect(address, "cardroom=0000", None).is_err());
    let elsewhere = "Origin: https://elsewhere.example\r\n";
    let (status, ..) = http(address, "POST", "/api/logout", &cookie, "", elsewhere).unwrap();
    assert_eq!(status, 403);

    // A session that somebody planted does not become anybody's by logging in.
    let planted = format!("cardroom={}", "ab".repeat(32));
    let credentials = json!({ "name": "Grace", "password": "a long password" });
    let (status, fresh, _) = post(address, "/api/account", &planted, &credentials).unwrap();
    assert_eq!(status, 200);
    assert_ne!(fresh.as_deref(), Some(planted.as_str()));
    assert_eq!(get(address, "/api/me", &planted).0, 401);
    let grace = fresh.unwrap();
    assert_eq!(get(address, "/api/me", &grace).1["name"], "Grace");

    // Logging out everywhere ends the other session too, and the open socket.
    let (_, second, _) = post(address, "/api/login", "", &credentials).unwrap();
    let second = second.unwrap();
    let mut socket = Client::connect(address, &second).unwrap();
    assert_eq!(socket.next().unwrap()["type"], "hello");
    assert_eq!(post(address, "/api/logout-everywhere", &grace, &json!({})).unwrap().0, 204);
    assert_eq!(get(address, "/api/me", &second).0, 401);
    socket.send(&json!({ "do": "ping", "n": 1 })).unwrap();
    assert!(socket.next().is_err(), "the session has ended");

    // Guessing is throttled; a body that is too large is not read.
    let wrong = json!({ "name": "Grace", "password": "not this one" });
    let statuses: Vec<u16> = (0..12).map(|_| post(address, "/api/login", "", &wrong).unwrap().0).collect();
    assert!(statuses.starts_with(&[401]) && statuses.ends_with(&[429]), "{statuses:?}");
    let large = json!({ "name": "x".repeat(100_000) });
    assert!(matches!(post(address, "/api/guest", "", &large), Err(_) | Ok((400..=413, ..))));
    for name in ["<b>", "Ada\u{202e}knab", "Ada\u{200b}", "\u{2067}Ada\u{2069}", "\u{3164}", "Ada\u{7}"] {
        assert_eq!(post(address, "/api/guest", "", &json!({ "name": name })).unwrap().0, 400, "{name:?}");
    }
    let (_, _, zoe) = post(address, "/api/guest", "", &json!({ "name": "Zoë اَدا" })).unwrap();
    assert_eq!(zoe["name"], "Zoë اَدا");

    // Names are told by number to whoever looks at a table's log, of those who sat there; nobody is listed otherwise.
    let number = zoe["player"].as_u64().unwrap();
    let sits = |table: u64| {
        let numbers: Vec<String> = (1..=number + 3).map(|n| n.to_string()).collect();
        let names = get(address, &format!("/api/tables/{table}/names?of={}", numbers.join(",")), "").1;
        names.as_object().unwrap().len()
    };
    assert!(sits(1) > 0 && sits(1) < 10, "the programs of the table: {}", sits(1));
    let names = get(address, &format!("/api/tables/1/names?of={number},4000000"), "").1;
    assert_eq!(names, json!({}), "she sat nowhere");
    assert_eq!(get(address, "/api/tables/1/names?of=all", "").0, 400);
    assert_eq!(get(address, &format!("/api/names?of={number}"), "").0, 404);
    // An address that leads nowhere says so, with the way back.
    let (status, _, page) = http(address, "GET", "/foo/bar", "", "", "").unwrap();
    assert_eq!((status, page), (404, Value::Null));
    assert_eq!(http(address, "GET", "/claim", "", "", "").unwrap().0, 200, "the manager's first link");
}

#[test]
fn a_reader_that_does_not_read_slows_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let (cookie, me) = guest(&server.address, "Ada").unwrap();
    let mut player = Client::connect(&server.address, &cookie).unwrap();
    player.watch(2).unwrap();
    let sleepers = fall_asleep(&server, 20);
    let (mut slowest, mut n) = (Duration::ZERO, 0);
    let patience = Instant::now() + PATIENCE;
    // Until every one of them was so far behind that the room let them go.
    while n < 50 || sockets(&server) > 1 {
        assert!(Instant::now() < patience, "{n} commands, {} sockets", sockets(&server));
        match player.choice(me, 1, n % 3 != 0) {
            Some(command) => {
                n += 1;
                let asked = Instant::now();
                player.ask(&format!("command-{n}"), 2, &command).unwrap();
                slowest = slowest.max(asked.elapsed());
            }
            None => drop(player.next().unwrap()),
        }
    }
    drop(sleepers);
    println!("{n} commands, the slowest answer took {slowest:?}");
    // A table that waited for a reader would wait for ever; a busy machine takes its time.
    assert!(slowest < Duration::from_secs(20), "the slowest answer took {slowest:?}");
}

/// Connections that watch tables and read nothing.
pub fn fall_asleep(server: &Server, how_many: u32) -> Vec<tungstenite::WebSocket<std::net::TcpStream>> {
    let sleeper = |_| {
        let (cookie, _) = guest(&server.address, "Sleeper").unwrap();
        let mut socket = connect(&server.address, &cookie, None).unwrap();
        for table in 1..=4 {
            socket.send(Message::text(json!({ "do": "watch", "table": table }).to_string())).unwrap();
        }
        socket
    };
    (0..how_many).map(sleeper).collect()
}

/// How many sockets the room has open.
pub fn sockets(server: &Server) -> u64 {
    let metrics = text(&server.metrics, "/metrics");
    let line = metrics.lines().find_map(|line| line.strip_prefix("cardroom_sockets "));
    line.and_then(|n| n.parse().ok()).expect("the metrics count sockets")
}
