//! The day's books: how the bank went round, the providers' playing book, hours played, waiting lists; and what is kept of it, which a
//! forger with the books' key changes and `verify` names.

use crate::client::{Client, get, guest, post, raw, told};
use crate::counter::{manager, staff};
use crate::dealt::{House, done};
use crate::evening::{PASSWORD, Table};
use crate::forger::keys_in;
use crate::kept::kept;
use crate::named::wagered;
use crate::partings::{open, runtime};
use crate::reversal::settled;
use crate::server::{Server, keys, reader, verify, wait_for};
use crate::since::check;
use ledger::keys::Place;
use room::calendar::{Calendar, Days};
use rusqlite::{Connection, params};
use serde_json::{Value, json};

/// A table of a game that the room deals itself.
fn table_of(address: &str, game: &str) -> Value {
    let lobby = get(address, "/api/lobby", "").1;
    let all = lobby.as_array().unwrap().clone();
    all.into_iter().find(|row| row["game"] == game && row["dealing"] == "virtual").unwrap()
}

fn at(of: &Value) -> u64 {
    of.as_u64().unwrap()
}

fn cents(of: &Value) -> i64 {
    (of.as_f64().unwrap() * 100.0).round() as i64
}

#[test]
fn a_providers_session_has_a_row_and_the_bank_is_followed_round_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let boss = manager(&server);
    let number = table_of(address, "blackjack")["table"].as_u64().unwrap();
    let (penny, penny_is) = staff(&server, &boss, "Penny", "third_party");
    let provider = json!({ "id": "badge-penny-1", "company": "=Players Inc", "badge": "17" });
    let path = format!("/api/people/{penny_is}/provider");
    for _ in 0..2 {
        assert_eq!(post(address, &path, &boss, &provider).unwrap().0, 204, "asked twice, it is done once");
    }
    let (_, ann) = guest(address, "Ann").unwrap();
    assert_eq!(post(address, &format!("/api/people/{ann}/provider"), &boss, &provider).unwrap().0, 403);
    let mut client = Client::connect(address, &penny).unwrap();
    client.watch(number).unwrap();
    let taken: Vec<u64> =
        client.view["people"].as_array().unwrap().iter().filter_map(|p| p["seat"].as_u64()).collect();
    let seat = (1..=8).rev().find(|seat| *seat <= 6 && !taken.contains(seat)).unwrap();
    let sit = json!({ "sit": { "seat": seat, "chips": 500 } });
    assert_eq!(client.ask("penny-sits-01", number, &sit).unwrap()["type"], "done");
    let mut table = Table::at(address, number);
    table.come("Kim");
    let before = table.rounds();
    let mut asked = 0;
    table.play_until("four rounds", |table| {
        asked += 1;
        let bank = json!({ "blackjack": { "take_bank": { "wager": 100 } } });
        let _ = client.ask(&format!("penny-banks-{asked:04}"), number, &bank);
        let pass = json!({ "blackjack": "decline_bank" });
        if asked % 3 == 0 {
            let _ = client.ask(&format!("penny-passes-{asked:04}"), number, &pass);
        }
        table.rounds() >= before + 4
    });
    let add = json!({ "add_chips": { "amount": 200 } });
    wait_for("more chips", || {
        asked += 1;
        client.ask(&format!("penny-adds-{asked:04}"), number, &add).unwrap()["type"] == "done"
    });
    assert_eq!(client.ask("penny-leaves-1", number, &json!("leave")).unwrap()["type"], "done");
    let book = || get(address, "/api/reports/playing-book?company=%3DPlayers%20Inc", &boss).1;
    table.play_until("she is gone", |_| book()[0]["to"].is_u64());
    let row = book()[0].clone();
    assert_eq!((&row["company"], &row["badge"]), (&json!("=Players Inc"), &json!("17")));
    assert_eq!((&row["name"], &row["table"], &row["seat"]), (&json!("Penny"), &json!(number), &json!(seat)));
    assert_eq!((cents(&row["chips_in"]), cents(&row["added"])), (50_000, 20_000));
    let moved = cents(&row["chips_out"]) - cents(&row["chips_in"]) - cents(&row["added"]);
    assert_eq!(moved, cents(&row["result"]) - cents(&row["fees"]), "chips tell what the rounds tell: {row}");
    assert_eq!(get(address, "/api/reports/playing-book?company=Nobody", &boss).1, json!([]));
    let all = get(address, "/api/reports/playing-book", &boss).1;
    assert!(all.as_array().unwrap().iter().all(|row| row["name"] == "Penny"), "no program is in it: {all}");
    let drop = get(address, "/api/reports/drop", &boss).1;
    let own = |row: &&Value| row["table"] == json!(number);
    assert!(
        drop.as_array().unwrap().iter().find(own).unwrap()["programs"].is_null(),
        "a box to count: {drop}"
    );
    let day = get(address, "/api/day", "").1["today"].as_str().unwrap().to_string();
    let csv = raw(address, "GET", "/api/reports/playing-book.csv", &boss, "", "").unwrap().1;
    assert!(csv.contains("\n'=Players Inc,17,"), "no formula: {csv}");
    let house = Calendar::default();
    assert!(
        csv.contains(&format!(",{},{},", house.stamp(at(&row["from"])), house.stamp(at(&row["to"])))),
        "{csv}"
    );
    let others =
        raw(address, "GET", "/api/reports/playing-book.csv?company=Nobody", &boss, "", "").unwrap().1;
    assert!(!others.contains("Players Inc"), "one company's alone: {others}");
    let rotation = get(address, &format!("/api/reports/rotation?from={day}&to={day}"), &boss).1;
    let here = rotation.as_array().unwrap().iter().find(|row| row["table"] == number).unwrap().clone();
    let hands: u64 = here["bankers"].as_array().unwrap().iter().map(|b| b["hands"].as_u64().unwrap()).sum();
    assert_eq!(here["rounds"].as_u64(), Some(hands), "{here}");
    let turns = get(address, &format!("/api/tables/{number}/bank?from={day}"), &boss).1;
    let turns = turns.as_array().unwrap();
    let count = |answer: &str| turns.iter().filter(|turn| turn["answer"] == answer).count() as u64;
    for answer in ["taken", "declined", "clock", "passed"] {
        assert_eq!(here[answer].as_u64(), Some(count(answer)), "{answer}");
    }
    assert!(count("taken") >= hands);
    assert!(turns.iter().all(|turn| turn["offered"].as_u64() <= turn["at"].as_u64()));
    let hours = get(address, "/api/reports/hours", &boss).1;
    let played = hours.as_array().unwrap().iter().find(|row| row["name"] == "Penny").unwrap();
    let sat = row["to"].as_u64().unwrap() - row["from"].as_u64().unwrap();
    assert_eq!(played["played"].as_u64(), Some(sat), "{played}");
    // The house says what it is called, for the head of its papers.
    let named = |name: &str| {
        let settings = json!({ "cage_limit": 10_000, "ruling_limit": 10_000, "house": name });
        let body = json!({ "id": format!("names-it-{:03}", name.len()), "settings": settings });
        post(address, "/api/settings", &boss, &body).unwrap().0
    };
    assert_eq!(get(address, "/api/day", "").1["house"], "");
    assert_eq!((named(&"x".repeat(81)), named("a\u{200b}b"), named("Casa Roja")), (400, 400, 204));
    assert_eq!(get(address, "/api/day", "").1["house"], "Casa Roja");
    let journal = get(address, "/api/journal?kind=settings&limit=1", &boss).1;
    assert!(told(&journal["rows"][0]["says"]).ends_with("the house is called “Casa Roja”."), "{journal}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

/// What a note says after a forger has read it.
pub type Lie<'a> = &'a dyn Fn(&str) -> String;

/// Says something else under a note's name, closed with the books' own key.
pub fn forge(books: &Connection, name: &str, say: Lie<'_>) {
    let keys = keys_in(&keys());
    let sql = "SELECT value FROM notes WHERE key = ?1";
    let closed: Option<String> = books.query_row(sql, [name], |row| row.get(0)).ok();
    let said = closed.map(|closed| {
        let closed = hex::decode(closed).unwrap();
        String::from_utf8(keys.books().open(&Place::Note(name), &closed).unwrap()).unwrap()
    });
    let lie = hex::encode(keys.books().close(&Place::Note(name), say(&said.unwrap_or_default()).as_bytes()));
    books.execute("INSERT OR REPLACE INTO notes VALUES (?1, ?2)", params![name, lie]).unwrap();
}

#[test]
fn a_report_that_is_kept_and_changed_with_the_books_own_key_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let file = folder.path().join("cardroom.sqlite");
    std::fs::copy(kept("books.db"), &file).unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let login = json!({ "name": "Boss", "password": PASSWORD });
    let boss = post(address, "/api/login", "", &login).unwrap().1.unwrap();
    for report in ["drop", "banking"] {
        assert_eq!(get(address, &format!("/api/reports/{report}"), &boss).0, 200);
    }
    assert_eq!(server.stop(), Some(0));
    let names = reader(books).kept_names("").unwrap();
    let of = |kind: &str| names.iter().find(|name| name.starts_with(kind)).unwrap().clone();
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "what is kept is what the records come to: {text}");
    let crimes: [(String, Lie<'_>); 3] = [
        (of("drop-1/"), &|said: &str| said.replacen("\"rounds\":", "\"rounds\":1", 1)),
        (of("banking-1/"), &|said: &str| said.replacen("\"banked\":", "\"banked\":7", 1)),
        ("digest-4/1/last".into(), &|_: &str| json!({ "upto": 2, "rounds": [] }).to_string()),
    ];
    for (name, lie) in crimes {
        let copy = tempfile::tempdir().unwrap();
        let other = copy.path().join("cardroom.sqlite");
        std::fs::copy(&file, &other).unwrap();
        forge(&Connection::open(&other).unwrap(), &format!("kept/{name}"), lie);
        let (status, text) = verify(copy.path().to_str().unwrap());
        assert_eq!(status, Some(1), "{name}: {text}");
        assert!(text.contains(&format!("what is kept as {name}")), "{text}");
    }
    // A check that goes on from an earlier one makes again what is of a time that was not over then, and says how much it did not.
    let checkpoint = folder.path().join("checkpoint").to_str().unwrap().to_string();
    assert_eq!(check(&[books, "--checkpoint", &checkpoint]).0, Some(0));
    let (status, text) = check(&[books, "--since", &checkpoint]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("reports and digests that are kept of the time before that"), "{text}");
    let calendar = Calendar::default();
    let today = calendar.day_of(room::table::now_ms());
    let (from, to) = Days::between(&calendar, Some(&today), Some(&today)).unwrap().bounds();
    let name = format!("drop-1/{from}-{to}");
    let lie = json!([{ "day": today, "table": 1, "name": "", "option": 1, "players": 7, "banks": 0, "total": 7, "rounds": 1 }]);
    forge(&Connection::open(&file).unwrap(), &format!("kept/{name}"), &|_: &str| lie.to_string());
    let (status, text) = check(&[books, "--since", &checkpoint]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains(&format!("what is kept as {name}")), "{text}");
}

#[test]
fn a_list_is_kept_by_the_floor_and_a_restart_and_a_kill_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (kim, kim_is) = guest(&server.address, "Kim").unwrap();
    let holdem = table_of(&server.address, "holdem");
    let list = json!({ "game": "holdem", "limit": holdem["min"] });
    let add = |address: &str, who: &str, id: &str, rest: Value| {
        let mut body = json!({ "id": id, "list": list });
        body.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        let (status, _, row) = post(address, "/api/lists", who, &body).unwrap();
        (status, row)
    };
    let step = |address: &str, who: &str, entry: &Value, id: &str, change: Value| {
        let body = json!({ "id": id, "change": change });
        post(address, &format!("/api/lists/{entry}"), who, &body).unwrap().0
    };
    let names = |address: &str| -> Vec<String> {
        let lists = get(address, "/api/lists", &flo).1;
        let rows = lists["waiting"].as_array().unwrap();
        rows.iter().map(|row| row["name"].as_str().unwrap().to_string()).collect()
    };
    let address = server.address.clone();
    let lee = add(&address, &flo, "adds-lee-001", json!({ "name": "Lee" }));
    assert_eq!(lee.0, 200, "somebody without an account: {}", lee.1);
    assert_eq!(add(&address, &flo, "adds-lee-001", json!({ "name": "Lee" })), lee, "asked twice");
    let mo = add(&address, &flo, "adds-mo-0001", json!({ "name": "Mo" })).1;
    let own = add(&address, &kim, "adds-kim-001", json!({ "player": kim_is })).1;
    assert_eq!(names(&address), ["Lee", "Mo", "Kim"]);
    assert_eq!(add(&address, &kim, "adds-kim-002", json!({ "player": kim_is })).0, 409, "once");
    assert_eq!(add(&address, &kim, "adds-kim-003", json!({ "name": "Lou" })).0, 403, "oneself alone");
    assert_eq!(add(&address, &flo, "adds-none-01", json!({ "name": " " })).0, 400);
    let first = json!({ "before": { "entry": lee.1["entry"] } });
    assert_eq!(step(&address, &kim, &own["entry"], "kim-first-001", first.clone()), 403);
    assert_eq!(step(&address, &flo, &own["entry"], "flo-first-001", first), 204);
    assert_eq!(names(&address), ["Kim", "Lee", "Mo"]);
    assert_eq!(step(&address, &flo, &own["entry"], "flo-calls-001", json!("call")), 204);
    let seat = json!({ "seat": { "table": holdem["table"] } });
    assert_eq!(step(&address, &flo, &lee.1["entry"], "flo-seats-001", seat.clone()), 204);
    server.kill();
    let server = Server::patient(books, 120);
    let address = server.address.clone();
    assert_eq!(names(&address), ["Kim", "Mo"], "killed, it knows who waits and in which order");
    assert_eq!(step(&address, &flo, &lee.1["entry"], "flo-seats-001", seat), 204, "done before, once");
    let mine = get(&address, "/api/lists/mine", &kim).1;
    assert_eq!((&mine["waiting"][0]["before"], &mine["waiting"][0]["called"]), (&json!(0), &json!(true)));
    assert_eq!(step(&address, &kim, &mo["entry"], "kim-drops-mo1", json!("leave")), 403);
    assert_eq!(step(&address, &kim, &own["entry"], "kim-leaves-01", json!("leave")), 204);
    assert_eq!(names(&address), ["Mo"]);
    // Who has sat longest at a table that feeds another moves next, and is told so.
    let open = |name: &str| {
        let order = json!({ "name": name, "house": "ocean-view", "game": "holdem", "option": 1,
                            "dealing": "virtual", "bots": 0 });
        let info = post(&address, "/api/tables", &boss, &order).unwrap().2;
        info["table"].as_u64().unwrap_or_else(|| panic!("{info}"))
    };
    let (feeder, main) = (open("Feeder"), json!(open("Main")));
    let mut table = Table::at(&address, feeder);
    table.come("Ned");
    table.come("Oda");
    let blackjack = table_of(&address, "blackjack")["table"].clone();
    let must = |id: &str, to: Value| {
        let body = json!({ "id": id, "from": feeder, "to": to });
        post(&address, "/api/must-move", &flo, &body).unwrap().0
    };
    assert_eq!(must("must-none-01", blackjack), 409);
    assert_eq!(must("must-move-01", main.clone()), 204);
    let moves = get(&address, "/api/lists", &flo).1["moves"].clone();
    assert_eq!((&moves[0]["name"], &moves[0]["to"]), (&json!("Ned"), &main), "{moves}");
    let mine = get(&address, "/api/lists/mine", table.cookie(0)).1;
    assert_eq!(mine["moves"][0]["to"], main, "{mine}");
    assert_eq!(get(&address, "/api/lists/mine", table.cookie(1)).1["moves"], json!([]));
    // When the last table of that game and limit is closed, its list is called what it was, and so it is in the journal.
    let titled = || told(&get(&address, "/api/lists", &flo).1["waiting"][0]["titled"]);
    let before = titled();
    assert!(before.starts_with(holdem["title"].as_str().unwrap()) && before.contains('/'), "{before}");
    let lobby = get(&address, "/api/lobby", "").1;
    for row in
        lobby.as_array().unwrap().iter().filter(|row| row["game"] == "holdem" && row["min"] == list["limit"])
    {
        let close = format!("/api/tables/{}/close", row["table"]);
        assert_eq!(post(&address, &close, &flo, &json!({ "reason": "late" })).unwrap().0, 204);
    }
    let still = |row: &Value| row["game"] == "holdem" && row["min"] == list["limit"];
    table.play_until("they are gone", |_| {
        !get(&address, "/api/lobby", "").1.as_array().unwrap().iter().any(still)
    });
    assert_eq!(titled(), before);
    let journal = get(&address, "/api/journal?kind=tables", &boss).1;
    let says: Vec<String> =
        journal["rows"].as_array().unwrap().iter().map(|row| told(&row["says"])).collect();
    assert!(says.contains(&format!("Mo waits for a seat at {before}.")), "{says:?}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_dealer_taps_in_and_their_name_stands_with_rulings() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (dana, _) = staff(&server, &boss, "Dana", "dealer");
    let order = json!({ "name": "Dealt by hand", "house": "aviator", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let table = post(address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap();
    let mut dealer = Client::connect(address, &dana).unwrap();
    dealer.watch(table).unwrap();
    let tap = |on: bool| json!({ "tap": { "on": on } });
    let shift = json!({ "id": "opens-day-01", "name": "day" });
    assert_eq!(post(address, "/api/shifts", &flo, &shift).unwrap().0, 200);
    assert_eq!(dealer.ask("dana-taps-in1", table, &tap(true)).unwrap()["type"], "done");
    // Whoever is not on duty there deals nothing, until they relieve her (ROOM-8).
    let (dora, _) = staff(&server, &boss, "Dora", "dealer");
    let mut relief = Client::connect(address, &dora).unwrap();
    relief.watch(table).unwrap();
    let shuffles = json!({ "dealer": "shuffle" });
    let refused = relief.ask("dora-shuffles1", table, &shuffles).unwrap();
    assert_eq!(refused["refusal"]["clause"], "ROOM-8", "{refused}");
    assert_eq!(dealer.ask("dana-shuffles1", table, &shuffles).unwrap()["type"], "done");
    let virtual_one = table_of(address, "blackjack")["table"].as_u64().unwrap();
    assert_ne!(dealer.ask("dana-taps-in2", virtual_one, &tap(true)).unwrap()["type"], "done");
    let mut floor = Client::connect(address, &flo).unwrap();
    floor.watch(table).unwrap();
    assert_eq!(floor.frame["dealer"]["name"], "Dana", "{}", floor.frame);
    let rules = json!({ "floor": { "reason": "a spill", "ruling": { "pause": { "on": true } } } });
    assert_eq!(floor.ask("flo-rules-001", table, &rules).unwrap()["type"], "done");
    assert_eq!(dealer.ask("dana-taps-out", table, &tap(false)).unwrap()["type"], "done");
    let goes_on = json!({ "floor": { "reason": "dry", "ruling": { "pause": { "on": false } } } });
    assert_eq!(floor.ask("flo-rules-002", table, &goes_on).unwrap()["type"], "done");
    assert_eq!(relief.ask("dora-shuffles2", table, &shuffles).unwrap()["type"], "done", "nobody is on duty");
    // Who taps in elsewhere leaves the table before, and the floor reads at both who deals.
    let order = json!({ "name": "Next door", "house": "aviator", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let next = post(address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap();
    let dealers = || {
        let rows = get(address, "/api/lobby", &flo).1;
        let of = |table: u64| {
            let row = rows.as_array().unwrap().iter().find(|row| row["table"] == table).unwrap();
            row["dealer"]["name"].as_str().map(str::to_string)
        };
        (of(table), of(next))
    };
    let dora = || Some("Dora".to_string());
    assert_eq!(relief.ask("dora-taps-in1", table, &tap(true)).unwrap()["type"], "done");
    assert_eq!(dealers(), (dora(), None));
    assert_ne!(relief.ask("dora-taps-in2", virtual_one, &tap(true)).unwrap()["type"], "done");
    assert_eq!(dealers(), (dora(), None), "nobody deals there, and nothing is left");
    assert_eq!(relief.ask("dora-taps-in3", next, &tap(true)).unwrap()["type"], "done");
    wait_for("she left the table before", || dealers() == (None, dora()));
    // Whose tapping in is refused leaves nothing: an id that was used before is no second deed.
    let order = json!({ "name": "Round the corner", "house": "aviator", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let third = post(address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap();
    assert_ne!(relief.ask("dora-taps-in1", third, &tap(true)).unwrap()["type"], "done");
    assert_eq!(relief.ask("dora-shuffles3", next, &shuffles).unwrap()["type"], "done");
    assert_eq!(dealers(), (None, dora()), "she deals on");
    let log = get(address, &format!("/api/tables/{table}/history?limit=50"), &flo).1.to_string();
    assert_eq!(log.matches("\"ruled_under\"").count(), 1, "{log}");
    assert_eq!(log.matches("{\"tapped\"").count(), 4, "{log}");
    // The sheet has each from when they tapped in until they tapped out, whatever was dealt.
    let sheet = get(address, "/api/shifts/1", &flo).1;
    let line = sheet["tables"].as_array().unwrap().iter().find(|line| line["table"] == table).unwrap();
    let stints: Vec<_> = line["dealers"].as_array().unwrap().iter().collect();
    assert_eq!((stints.len(), &stints[0]["name"], &stints[1]["name"]), (2, &json!("Dana"), &json!("Dora")));
    assert!(stints.iter().all(|stint| stint["to"].as_u64() > stint["from"].as_u64()), "{line}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn the_houses_rule_on_the_bank_warns_and_then_closes_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let rule = json!({ "minutes": 5, "bankers": 2, "warning": 2, "close": true });
    let settings = json!({ "cage_limit": 10_000, "ruling_limit": 10_000, "rotation": rule });
    let body = json!({ "id": "rule-on-bank-1", "settings": settings });
    assert_eq!(post(&house.server.address, "/api/settings", &house.manager, &body).unwrap().0, 204);
    let mut table = wagered(&house);
    settled(&mut table, "Kd");
    let number = table.table as u32;
    assert_eq!(get(&house.server.address, "/api/rotation", &house.manager).1, json!([]), "time is left");
    drop(table);
    assert_eq!(house.server.stop(), Some(0));
    let minutes = |n: u64| room::table::now_ms() + n * 60_000;
    runtime().block_on(async {
        let room = open(books).await;
        room.digest().await.unwrap();
        // One person alone has banked: the floor is warned first.
        let clocks = room.rotation_clocks(minutes(4));
        assert_eq!(
            clocks.iter().map(|c| (c.table, c.over, c.closes)).collect::<Vec<_>>(),
            [(number, false, true)]
        );
        room.keep_rotation(minutes(4)).await;
        assert!(room.lobby().iter().any(|row| row.table == number), "the time is not over");
        assert!(room.rotation_clocks(minutes(5)).first().is_some_and(|clock| clock.over));
        room.keep_rotation(minutes(5)).await;
        assert!(!room.lobby().iter().any(|row| row.table == number), "it is closed");
        assert!(room.rotation_clocks(minutes(6)).is_empty());
        room.stop(std::future::pending()).await;
        room.ledger.close().await;
    });
    let house = House { server: Server::unhurried(books), ..house };
    let journal = get(&house.server.address, "/api/journal?limit=20", &house.manager).1.to_string();
    assert!(journal.contains("For 5 minutes too few people banked."), "{journal}");
    done(house, books);
}

#[test]
fn tables_of_one_game_and_limit_with_two_more_at_one_are_named_and_only_such_tables_feed_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let mut tables = [3, 3, 1].map(|limit| house.with_real_chips("ocean-view", "holdem", limit));
    for (table, seats) in tables.iter_mut().zip([1..=4, 1..=2, 1..=1]) {
        for seat in seats {
            let patron = post(&address, "/api/patrons", &house.dealer, &json!({ "name": "", "seat": seat }))
                .unwrap()
                .2;
            table.deals(json!({ "seat": { "seat": seat, "player": patron["player"], "chips": 200 } }));
        }
    }
    // Whoever waits is offered the tables of the list at which a person deals, and no others.
    let order = json!({ "name": "Programs", "house": "ocean-view", "game": "holdem", "option": 3,
                        "dealing": "virtual", "bots": 2 });
    let programs = post(&address, "/api/tables", &house.manager, &order).unwrap().2["table"].clone();
    let waits = |id: &str, row: &Value| {
        let list = json!({ "game": "holdem", "limit": row["min"] });
        let body = json!({ "id": id, "list": list, "name": id });
        post(&address, "/api/lists", &house.manager, &body).unwrap().2
    };
    let lobby = get(&address, "/api/lobby", "").1;
    let line = |table: &Value| lobby.as_array().unwrap().iter().find(|row| row["table"] == *table).unwrap();
    assert_eq!(line(&programs)["min"], line(&json!(tables[0].table))["min"]);
    let row = waits("waits-here-01", line(&programs));
    let offered: Vec<&Value> = row["free"].as_array().unwrap().iter().map(|free| &free["table"]).collect();
    assert_eq!(offered, [&json!(tables[0].table), &json!(tables[1].table)], "{row}");
    let [full, short, cheap] = [0, 1, 2].map(|i| tables[i].table);
    let lists = || get(&address, "/api/lists", &house.manager).1;
    let uneven = lists()["uneven"].clone();
    let named = uneven.as_array().unwrap();
    assert_eq!(named.len(), 1, "another limit is another game: {uneven}");
    assert_eq!((&named[0]["from"], &named[0]["to"]), (&json!(full), &json!(short)), "{uneven}");
    let must = |id: &str, to: u64| {
        let body = json!({ "id": id, "from": full, "to": to });
        post(&address, "/api/must-move", &house.manager, &body).unwrap().0
    };
    assert_eq!((must("feeds-cheap-1", cheap), must("feeds-short-1", short)), (409, 204));
    assert_eq!(lists()["uneven"], json!([]), "who feeds a table is not uneven with it");
    drop(tables);
    done(house, books);
}
