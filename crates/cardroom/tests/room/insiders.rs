//! The house's own people at tables with the virtual dealer: none of them renames a card, learns one, or keeps what was
//! taken from them; and a house that renames one in its own books is found out.

use crate::client::{Client, get, guest, post};
use crate::counter::{give_role, manager, second, sign_all, staff};
use crate::server::{PATIENCE, Server, verify};
use games::poker::Command as HandCommand;
use hex::FromHex;
use ledger::Ledger;
use room::engine::Engine;
use room::record::{HouseEvent, TableRecord, TableSpec};
use room::shuffles::Shuffles;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The table of a game on the floor.
pub fn table_of(server: &Server, game: &str) -> u64 {
    let lobby = get(&server.address, "/api/lobby", "").1;
    let found = lobby.as_array().unwrap().iter().find(|t| t["game"] == game).expect("it is on the floor");
    found["table"].as_u64().unwrap()
}

/// A guest who plays at a table until it is so far and the table waits for them.
pub fn play_until(server: &Server, table: u64, so_far: impl Fn(&Value) -> bool) -> Client {
    let (cookie, me) = guest(&server.address, "Ada").unwrap();
    let mut ada = Client::connect(&server.address, &cookie).unwrap();
    ada.watch(table).unwrap();
    let patience = Instant::now() + PATIENCE;
    let (mut n, mut asked) = (0, String::new());
    loop {
        assert!(Instant::now() < patience, "table {table} goes on: {}", ada.view);
        let question = format!("{}{}{}", ada.view["awaits"], ada.view["hand"]["awaits"], ada.seq);
        let choice = ada.choice(me, 3, question != asked);
        let waits = ada.view["awaits"]["player"] == me
            || (ada.view["on"] == true && ada.view["hand"]["awaits"]["turn"]["seat"] == ada.view["mine"]);
        if waits && choice.is_some() && so_far(&ada.view) {
            return ada;
        }
        match choice.filter(|_| question != asked) {
            Some(command) => {
                (n, asked) = (n + 1, question);
                ada.ask(&format!("ada-plays-{table}-{n:04}"), table, &command).unwrap();
            }
            None => drop(ada.next().unwrap()),
        }
    }
}

pub fn has_a_flop(view: &Value) -> bool {
    view["hand"]["board"].as_array().is_some_and(|board| board.len() >= 3)
}

fn has_a_hole_card(view: &Value) -> bool {
    view["awaits"]["for"] == "action"
}

/// The records of a table.
fn records(books: &str, table: u64) -> u64 {
    let mut reader = crate::server::reader(books);
    reader.logs().unwrap().into_iter().find(|(log, _)| u64::from(*log) == table).unwrap().1
}

#[test]
fn nobody_names_a_card_at_a_table_with_the_virtual_dealer_and_no_refusal_tells_one_room_8_s_18() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 600);
    let boss = manager(&server);
    let (floor, _) = staff(&server, &boss, "Flo", "floor");
    let (dealer, _) = staff(&server, &boss, "Duc", "dealer");
    let deck: Vec<String> = cards::DECK.iter().map(ToString::to_string).collect();
    let renames = |from: &str, to: &str| json!({ "poker": { "correct": { "from": from, "to": to } } });
    let mut n = 0;
    let mut ask = |client: &mut Client, table: u64, command: Value| {
        n += 1;
        let answer = client.ask(&format!("insider-{n:06}"), table, &command).unwrap();
        assert_eq!(answer["type"], "refused", "{command}: {answer}");
        answer["refusal"].clone()
    };
    for (game, so_far) in [
        ("holdem", has_a_flop as fn(&Value) -> bool),
        ("stud", |view| view["hand"]["players"][0]["cards"].as_array().is_some_and(|c| c.len() > 3)),
        ("blackjack", has_a_hole_card),
    ] {
        let table = table_of(&server, game);
        let ada = play_until(&server, table, so_far);
        let before = records(books, table);
        let watch = |cookie: &str| {
            let mut client = Client::connect(&server.address, cookie).unwrap();
            client.watch(table).unwrap();
            client
        };
        // Every card of the deck is tried, as the one that lies there and as the one it is to become.
        for role in [&floor, &boss] {
            let mut client = watch(role);
            let up = ada.view["hand"]["board"][0].as_str().unwrap_or("As").to_string();
            let mut answers: Vec<Value> = Vec::new();
            for card in &deck {
                for ruling in [renames(&up, card), renames(card, "2c"), renames(card, card)] {
                    let command = json!({ "floor": { "reason": "a try", "ruling": ruling } });
                    answers.push(ask(&mut client, table, command));
                }
            }
            assert!(answers.iter().all(|a| a == &answers[0]), "{game}: {answers:?}");
            assert_eq!(answers[0]["clause"], "S-18", "{game}");
            let mut answers: Vec<Value> = Vec::new();
            for card in &deck {
                for at in [json!("bank"), json!("hole"), json!({ "hand": { "seat": 3, "hand": 1 } })] {
                    let ruling = json!({ "blackjack": { "correct": { "at": at, "nth": 1, "card": card } } });
                    let command = json!({ "floor": { "reason": "a try", "ruling": ruling } });
                    answers.push(ask(&mut client, table, command));
                }
            }
            assert!(answers.iter().all(|a| a == &answers[0]), "{game}: {answers:?}");
            assert_eq!(answers[0]["clause"], "ROOM-8", "{game}");
        }
        // What a dealer enters at other tables is not taken here, whatever it says.
        let mut duc = watch(&dealer);
        let mut answers: Vec<Value> = Vec::new();
        // A socket takes four hundred frames at once: one card of every rank does.
        for card in deck.iter().step_by(4) {
            let reports = ["exposed", "off-table", "touched", "boxed", "extra"]
                .map(|what| json!({ "poker": { "command": { "do": what, "seat": 0, "card": card } } }));
            let named = [
                json!({ "poker": { "command": { "do": "early", "cards": [card] } } }),
                json!({ "poker": { "command": { "do": "over", "cards": [card] } } }),
                json!({ "poker": { "command": { "do": "show", "seat": 0, "cards": [card] } } }),
                json!({ "poker": { "command": { "do": "deal", "seat": 0, "cards": [card] } } }),
                json!({ "poker": { "command": { "do": "board", "cards": [card] } } }),
                json!({ "poker": { "command": { "do": "burn", "card": card } } }),
                json!({ "poker": { "command": { "do": "common", "card": card } } }),
                json!({ "poker": { "command": { "do": "correct", "from": card, "to": "2c" } } }),
                json!({ "came": { "cards": [card] } }),
                json!({ "card": { "card": card } }),
                json!({ "show_hole": { "card": card } }),
            ];
            for play in reports.into_iter().chain(named) {
                answers.push(ask(&mut duc, table, json!({ "dealer": play })));
            }
        }
        for play in [
            json!("shuffle"),
            json!("down_around"),
            json!("hole_down"),
            json!({ "peek": { "natural": true } }),
        ] {
            answers.push(ask(&mut duc, table, json!({ "dealer": play })));
        }
        answers.push(ask(&mut duc, table, json!({ "call_floor": { "text": "a card fell" } })));
        assert!(answers.iter().all(|a| a == &answers[0] && a["clause"] == "ROOM-8"), "{game}: {answers:?}");
        assert_eq!(records(books, table), before, "nothing was written at {game}");
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

/// A table as its books say it is, and the books open for writing: what a house can do that does not run our server.
fn at_the_books(books: &str, table: u32) -> (Ledger, Engine) {
    let file = format!("{books}/cardroom.sqlite");
    let mut reader = crate::server::reader(books);
    let opened = |row: &ledger::StoredRecord| -> Option<TableSpec> {
        match serde_json::from_str(&row.body).ok()? {
            HouseEvent::TableOpened { table: opened, spec } if opened == table => Some(*spec),
            _ => None,
        }
    };
    let spec = reader.records(0, 0, 2000).unwrap().iter().find_map(opened).unwrap();
    let seeds = reader.secrets(table).unwrap();
    let seeds = seeds.into_iter().map(|(number, hex)| (number, FromHex::from_hex(hex).unwrap()));
    let mut engine = Engine::open(table, spec, Shuffles::with_seeds(seeds)).unwrap();
    for stored in reader.records(table, 0, 100_000).unwrap() {
        let record: TableRecord = serde_json::from_str(&stored.body).unwrap();
        engine.replay((stored.seq, stored.at), &record);
    }
    (Ledger::open(&file, &crate::server::keys()).unwrap().0, engine)
}

#[test]
fn a_house_that_renames_a_card_in_its_own_books_is_found_out_s_18() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 600);
    let table = table_of(&server, "holdem");
    let ada = play_until(&server, table, has_a_flop);
    let up: cards::Card = ada.view["hand"]["board"][0].as_str().unwrap().parse().unwrap();
    assert_eq!(server.stop(), Some(0));
    let (status, honest) = verify(books);
    assert_eq!(status, Some(0), "{honest}");
    let hand = |engine: &Engine| engine.game.poker().unwrap().on().unwrap().hand().clone();
    let reported = |engine: &Engine| {
        let card = hand(engine).stub_cards()[0];
        HandCommand::Early { cards: [Some(card)].into_iter().collect() }
    };
    let renamed = |engine: &Engine| HandCommand::Correct { from: up, to: hand(engine).stub_cards()[0] };
    type Crime<'a> = (&'a str, &'a dyn Fn(&Engine) -> HandCommand, &'a str);
    let crimes: [Crime<'_>; 2] =
        [("a card is renamed", &renamed, "S-18"), ("a mistake is made up", &reported, "ROOM-8")];
    for (crime, command, clause) in crimes {
        let copy = tempfile::tempdir().unwrap();
        std::fs::copy(folder.path().join("cardroom.sqlite"), copy.path().join("cardroom.sqlite")).unwrap();
        let books = copy.path().to_str().unwrap();
        let (ledger, engine) = at_the_books(books, table as u32);
        let mut draft = engine.draft();
        draft.play(command(&engine)).unwrap();
        ledger.commit_blocking(draft.decide(0, None, None).0).unwrap();
        drop(ledger);
        let (status, text) = verify(books);
        assert_eq!(status, Some(1), "{crime}: {text}");
        let place = format!("table {table}, record {}: ", engine.seq + 1);
        let told = text.lines().any(|line| line.contains(&place) && line.contains(clause));
        assert!(told, "{crime}: {text}");
    }
}

/// How many cards a frame shows that lie face down, in its view or on their way there.
fn hidden_cards(frame: &Value) -> usize {
    let frame = if frame["type"] == "table" { &frame["frame"] } else { frame };
    let list = |of: &Value| of.as_array().cloned().unwrap_or_default();
    let players = list(&frame["view"]["hand"]["players"]).into_iter().filter(|p| p["shown"] == false);
    let held = players.flat_map(|p| list(&p["cards"])).filter(|c| c["up"] == false && !c["card"].is_null());
    let events = list(&frame["records"]).into_iter().flat_map(|record| list(&record["events"]));
    let dealt =
        events.map(|e| e["poker"]["hand"].clone()).filter(|e| e["event"] == "dealt" && e["up"] == false);
    let dealt = dealt.flat_map(|e| list(&e["cards"])).filter(|card| !card.is_null());
    held.count() + dealt.count()
}

/// Hold'em for two, without programs.
fn table_for_two(server: &Server, boss: &str) -> u64 {
    let order = json!({ "name": "Two", "house": "ocean-view", "game": "holdem", "option": 3, "dealing": "virtual", "bots": 0 });
    let (status, _, info) = post(&server.address, "/api/tables", boss, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    info["table"].as_u64().unwrap()
}

fn two_sit_down(server: &Server, table: u64) -> [Client; 2] {
    [("Ann", 2), ("Ben", 5)].map(|(name, seat)| {
        let mut client = Client::connect(&server.address, &guest(&server.address, name).unwrap().0).unwrap();
        client.watch(table).unwrap();
        let sit = json!({ "sit": { "seat": seat, "chips": 200 } });
        assert_eq!(client.ask(&format!("{name}-sits-down"), table, &sit).unwrap()["type"], "done");
        client
    })
}

/// Everything somebody is sent until the so-manieth hand is on, or over.
fn until(client: &mut Client, hand: u64, on: bool) -> Vec<Value> {
    let mut frames = Vec::new();
    while client.view["rounds"] != hand || client.view["on"] != on {
        frames.push(client.next().unwrap());
    }
    frames
}

/// Whose turn it is in the so-manieth hand gives it up.
fn one_folds(table: u64, both: &mut [Client; 2], hand: u64) {
    both.iter_mut().for_each(|client| drop(until(client, hand, true)));
    let turn = &both[0].view["hand"]["awaits"]["turn"]["seat"];
    let who = usize::from(*turn != both[0].view["mine"]);
    let fold = json!({ "poker": "fold" });
    assert_eq!(both[who].ask(&format!("gives-up-{hand:04}"), table, &fold).unwrap()["type"], "done");
}

#[test]
fn an_auditor_sees_hidden_cards_when_the_hand_is_over_and_none_once_the_role_is_gone_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::unhurried(folder.path().to_str().unwrap());
    let boss = manager(&server);
    let (aude, player) = staff(&server, &boss, "Aude", "auditor");
    let table = table_for_two(&server, &boss);
    let mut eyes = Client::connect(&server.address, &aude).unwrap();
    eyes.watch(table).unwrap();
    let mut both = two_sit_down(&server, table);
    let dealt = until(&mut eyes, 1, true);
    assert!(dealt.iter().all(|frame| hidden_cards(frame) == 0), "a hand is on: {dealt:?}");
    assert!(
        dealt.last().unwrap().to_string().contains("\"dealt\""),
        "the auditor sees that cards were dealt"
    );
    let history = get(&server.address, &format!("/api/tables/{table}/history?limit=500"), "").1;
    let began = history.as_array().unwrap().iter().find(|r| r.to_string().contains("hand_began")).unwrap();
    let replay = format!("/api/tables/{table}/hands/{}", began["seq"]);
    assert_eq!(get(&server.address, &replay, &aude).0, 404, "it is not over yet");
    eyes.watch(table).unwrap();
    assert_eq!(hidden_cards(&json!({ "view": eyes.view })), 0, "nor does watching again show anything");
    one_folds(table, &mut both, 1);
    let over = until(&mut eyes, 1, false);
    assert_eq!(hidden_cards(over.last().unwrap()), 4, "the hand is over: {over:?}");
    assert_eq!(get(&server.address, &replay, &aude).0, 200);

    give_role(&server.address, &boss, player, "player");
    let mut frames = until(&mut eyes, 2, true);
    one_folds(table, &mut both, 2);
    frames.extend(until(&mut eyes, 2, false));
    // What was on its way when the role was taken away is of the hand that was over.
    let after: Vec<&Value> = frames.iter().skip_while(|frame| frame["type"] != "hello").collect();
    assert!(after.len() > 2 && after.iter().all(|frame| hidden_cards(frame) == 0), "{frames:?}");
    // The same connection may now sit down.
    let sit = json!({ "sit": { "seat": 8, "chips": 200 } });
    assert_eq!(eyes.ask("sits-down-01", table, &sit).unwrap()["type"], "done");
}

#[test]
fn no_role_sees_a_hole_card_of_the_virtual_dealer_in_a_round_that_is_on_room_8() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 600);
    let boss = manager(&server);
    let table = table_of(&server, "blackjack");
    let ada = play_until(&server, table, has_a_hole_card);
    assert_eq!(ada.view["bank"]["hole_down"], true);
    for role in ["auditor", "floor", "dealer", "cage", "manager", "third_party"] {
        let (cookie, _) = staff(&server, &boss, &format!("Ann {role}"), role);
        let mut eyes = Client::connect(&server.address, &cookie).unwrap();
        eyes.watch(table).unwrap();
        let bank = &eyes.view["bank"];
        assert_eq!((&bank["hole_down"], &bank["hole"]), (&json!(true), &Value::Null), "{role}");
    }
}

/// Reads what is still on its way, until the room closes the connection.
fn is_closed(client: &mut Client) -> bool {
    let patience = Instant::now() + Duration::from_secs(5);
    client.wait_at_most(Duration::from_secs(5));
    while Instant::now() < patience {
        if let Err(why) = client.next() {
            return !why.to_string().contains("temporarily unavailable");
        }
    }
    false
}

#[test]
fn connections_of_a_session_that_is_over_are_closed_at_once_however_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let address = &server.address;
    let boss = manager(&server);
    let call = |path: &str, cookie: &str, body: Value| {
        let status = post(address, path, cookie, &body).unwrap().0;
        assert!(matches!(status, 200 | 202 | 204), "{path}: {status}");
    };
    type Way<'a> = (&'a str, &'a dyn Fn(&str, u64));
    let ways: [Way<'_>; 6] = [
        ("signed out", &|cookie, _| call("/api/logout", cookie, json!({}))),
        ("signed out everywhere", &|cookie, _| call("/api/logout-everywhere", cookie, json!({}))),
        ("another password", &|cookie, _| {
            let change = json!({ "old": "a long password", "new": "another password" });
            call("/api/password", cookie, change);
        }),
        ("a password that was reset", &|_, player| {
            call(&format!("/api/people/{player}/password"), &boss, json!({}));
            sign_all(address, &second(address, &boss));
        }),
        ("signed in as somebody else", &|cookie, _| {
            call("/api/login", cookie, json!({ "name": "Boss", "password": "a long password" }));
        }),
        ("another account", &|cookie, player| {
            let account = json!({ "name": format!("New {player}"), "password": "a long password" });
            call("/api/account", cookie, account);
        }),
    ];
    for (n, (way, end)) in ways.iter().enumerate() {
        let (cookie, player) = staff(&server, &boss, &format!("Aude {n}"), "auditor");
        let mut watching = Client::connect(address, &cookie).unwrap();
        watching.watch(table_of(&server, "holdem")).unwrap();
        watching.watch(1).unwrap();
        let mut idle = Client::connect(address, &cookie).unwrap();
        assert_eq!(idle.next().unwrap()["type"], "hello");
        end(&cookie, player);
        assert!(is_closed(&mut idle), "{way}: an idle connection goes on");
        assert!(is_closed(&mut watching), "{way}: a connection that watches tables goes on");
    }
    let (cookie, _) = guest(address, "Ada").unwrap();
    let mut ada = Client::connect(address, &cookie).unwrap();
    ada.watch(1).unwrap();
    call("/api/logout", &cookie, json!({}));
    assert!(is_closed(&mut ada), "a guest's too");
}
