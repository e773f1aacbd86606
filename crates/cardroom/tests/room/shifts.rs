//! Shifts: one is open at a time, a restart keeps it, and what it handed over is told as it was, for as long as the books are kept.

use crate::client::{Client, get, guest, post, told};
use crate::counter::{give_role, manager, staff};
use crate::counts::Pit;
use crate::server::{Server, verify};
use serde_json::{Value, json};

fn open(address: &str, who: &str, id: &str, name: &str) -> (u16, Value) {
    let (status, _, row) = post(address, "/api/shifts", who, &json!({ "id": id, "name": name })).unwrap();
    (status, row)
}

fn close(address: &str, who: &str, shift: u64, id: &str, note: &str) -> (u16, Value) {
    let path = format!("/api/shifts/{shift}/close");
    let (status, _, row) = post(address, &path, who, &json!({ "id": id, "note": note })).unwrap();
    (status, row)
}

fn handover(address: &str, who: &str, shift: u64) -> Value {
    let (status, sheet) = get(address, &format!("/api/shifts/{shift}"), who);
    assert_eq!(status, 200, "{sheet}");
    sheet
}

fn line(sheet: &Value, table: u64) -> Option<&Value> {
    sheet["tables"].as_array().unwrap().iter().find(|line| line["table"] == table)
}

fn drawer(id: &str, counted: u32) -> Value {
    json!({ "id": id, "counted": counted })
}

#[test]
fn one_shift_is_open_at_a_time_and_a_restart_keeps_it() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (cora, _) = staff(&server, &boss, "Cora", "cage");
    let address = &server.address;
    assert_eq!(get(address, "/api/shifts", &flo), (200, json!([])));
    for (name, status) in [("", 400), ("   ", 400), (&"x".repeat(41) as &str, 400), ("a\u{200b}b", 400)] {
        assert_eq!(open(address, &flo, "no-such-name", name).0, status, "{name}");
    }
    assert_eq!(open(address, &flo, "short", "day").0, 409, "no id of an action");
    assert_eq!(open(address, &cora, "cage-opens-01", "day").0, 403);
    let (status, day) = open(address, &flo, "opens-day-01", "day");
    assert_eq!((status, &day["shift"], &day["name"]), (200, &json!(1), &json!("day")), "{day}");
    assert_eq!((&day["opened_by"], &day["closed"]), (&json!("Flo"), &Value::Null));
    assert_eq!(
        open(address, &flo, "opens-day-01", "day"),
        (200, day.clone()),
        "asked twice, it is opened once"
    );
    let (status, problem) = open(address, &boss, "opens-day-02", "swing");
    assert_eq!(status, 409);
    assert!(problem["reason"].as_str().unwrap().contains("“day”, is open. Close it first"), "{problem}");
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    let address = &server.address;
    assert_eq!(get(address, "/api/shifts", &cora), (200, json!([day])), "a restart keeps it");
    assert_eq!(open(address, &boss, "opens-day-03", "swing").0, 409);
    assert_eq!(close(address, &cora, 1, "cage-closes-1", "").0, 403);
    assert_eq!(close(address, &boss, 2, "closes-none-1", "").0, 404);
    let (status, closed) = close(address, &boss, 1, "closes-day-01", "table 3 is slow");
    assert_eq!(
        (status, &closed["closed_by"], &closed["note"]),
        (200, &json!("Boss"), &json!("table 3 is slow"))
    );
    assert_eq!(close(address, &boss, 1, "closes-day-01", "table 3 is slow"), (200, closed.clone()));
    assert_eq!(close(address, &flo, 1, "closes-day-02", "").0, 409, "it is closed");
    assert_eq!(open(address, &flo, "opens-swing-1", "swing").1["shift"], 2);
    let names: Vec<Value> = get(address, "/api/shifts", &flo).1.as_array().unwrap().clone();
    assert_eq!(names.iter().map(|s| s["name"].as_str().unwrap()).collect::<Vec<_>>(), ["swing", "day"]);
    // Everything of it stands in the journal.
    let journal = get(address, "/api/journal?kind=shifts", &boss).1;
    let lines: Vec<String> =
        journal["rows"].as_array().unwrap().iter().map(|row| told(&row["says"])).collect();
    let said =
        ["Shift 2 was opened: swing.", "Shift 1 was closed: “table 3 is slow”", "Shift 1 was opened: day."];
    assert_eq!(lines, said);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

/// A room that dies a few commits after it opens, at a point of its work.
fn dying(books: &str, n: usize) -> Server {
    let point = ["received", "appended", "committed", "adopted"][n % 4];
    Server::start(books, 0, Some(&format!("{point}:{}", 1 + n / 4)))
}

#[test]
fn a_shift_whose_opening_or_closing_was_cut_off_is_opened_and_closed_once() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    assert_eq!(server.stop(), Some(0));
    let mut cut_off = 0;
    for n in 0..8 {
        let (shift, opens, closes) =
            (n as u64 + 1, format!("opens-day-{n:02}"), format!("closes-day-{n:02}"));
        let named = json!({ "id": opens, "name": "day" });
        let noted = json!({ "id": closes, "note": "short" });
        for (path, body) in
            [("/api/shifts".to_string(), &named), (format!("/api/shifts/{shift}/close"), &noted)]
        {
            let first = {
                let server = dying(books, n);
                post(&server.address, &path, &flo, body).ok()
            };
            cut_off += usize::from(first.is_none());
            let server = Server::patient(books, 120);
            let (status, _, row) = post(&server.address, &path, &flo, body).unwrap();
            assert_eq!((status, &row["shift"]), (200, &json!(shift)), "{n} {path}: {row}");
            if let Some((200, _, told)) = first {
                assert_eq!(told, row, "{n} {path}: what was acknowledged stands");
            }
            assert_eq!(server.stop(), Some(0));
        }
    }
    assert!(cut_off >= 4, "it died under {cut_off} of 16");
    let server = Server::patient(books, 120);
    let all = get(&server.address, "/api/shifts", &boss).1;
    assert_eq!(all.as_array().unwrap().len(), 8, "nothing lost, nothing twice");
    assert!(all.as_array().unwrap().iter().all(|shift| shift["note"] == "short"), "{all}");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_shift_hands_over_tables_drop_rulings_calls_signatures_and_staff() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut pit = Pit::open(books);
    let address = pit.address().to_string();
    let boss = pit.house.manager.clone();
    let (flo, _) = staff(&pit.house.server, &boss, "Flo", "floor");
    let (cora, _) = staff(&pit.house.server, &boss, "Cora", "cage");
    let (_, _, early) = post(&address, "/api/cage/drawers", &boss, &drawer("boss-opens-01", 900)).unwrap();
    pit.play(); // Before there was a shift: this drop is of none.
    assert_eq!(open(&address, &flo, "opens-day-01", "day").0, 200);
    let order = json!({ "name": "Short lived", "house": "juniper", "game": "blackjack", "option": 2,
                        "dealing": "human", "bots": 0 });
    let (status, _, info) = post(&address, "/api/tables", &boss, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    let short = info["table"].as_u64().unwrap();
    pit.play();
    pit.play_naming_again();
    let closing = json!({ "reason": "nobody came" });
    assert_eq!(post(&address, &format!("/api/tables/{short}/close"), &flo, &closing).unwrap().0, 204);
    // A call that is answered, a ruling, a call that is not answered, and something that waits.
    let mut floor = Client::connect(&address, &flo).unwrap();
    floor.watch(pit.table).unwrap();
    let call = |text: &str| json!({ "call_floor": { "text": text } });
    let rule = |reason: &str, ruling: Value| json!({ "floor": { "reason": reason, "ruling": ruling } });
    let disputed = json!({ "call_floor": { "text": "he wants the pot", "disputed": true } });
    assert_eq!(pit.ask_as_dealer(disputed), "done");
    assert_eq!(
        floor.ask("flo-answers-1", pit.table, &rule("picked up", json!("seen"))).unwrap()["type"],
        "done"
    );
    assert_eq!(
        floor.ask("flo-pauses-01", pit.table, &rule("lunch", json!({ "pause": { "on": true } }))).unwrap()["type"],
        "done"
    );
    assert_eq!(pit.ask_as_dealer(call("the shoe is short")), "done");
    let (_, ann) = guest(&address, "Ann").unwrap();
    let much = json!({ "id": "much-chips-01", "player": ann, "amount": 20_000, "tender": "check" });
    assert_eq!(post(&address, "/api/cage/issue", &cora, &much).unwrap().0, 202);
    // A drawer that is closed short, one that stays open, and two who are kept out.
    let (_, _, hers) = post(&address, "/api/cage/drawers", &cora, &drawer("cora-opens-01", 300)).unwrap();
    let closed = format!("/api/cage/drawers/{}/close", hers["drawer"]);
    for (id, counted) in [("cora-counts-1", 290), ("cora-closes-1", 295)] {
        assert_eq!(post(&address, &closed, &cora, &drawer(id, counted)).unwrap().0, 200);
    }
    for id in ["keeps-out-001", "keeps-out-002"] {
        let (_, who) = guest(&address, "Otto").unwrap();
        let order = json!({ "id": id, "player": who, "years": 1, "why": "asked" });
        assert_eq!(post(&address, "/api/exclusions", &flo, &order).unwrap().0, 204);
    }
    let before = handover(&address, &flo, 1);
    assert_eq!((&before["drop"], &before["shift"]["closed"]), (&json!(7.0), &Value::Null), "{before}");
    assert_eq!(close(&address, &flo, 1, "closes-day-01", "the shoe of table one").0, 200);
    let sheet = handover(&address, &cora, 1);
    let lived = line(&sheet, pit.table).expect("it was open all the time");
    assert_eq!(
        (&lived["opened"], &lived["closed"], &lived["drop"]),
        (&Value::Null, &Value::Null, &json!(7.0))
    );
    let dealt = ["rounds", "named_again", "corrected"].map(|key| lived[key].as_u64().unwrap());
    assert_eq!((dealt, &lived["dealers"][0]["name"]), ([2, 1, 0], &json!("Duc")), "{lived}");
    assert_eq!(lived["dealers"].as_array().unwrap().len(), 1, "nobody else dealt there");
    // The round whose card the dealer named again is found, and the one for which a player wanted the floor.
    let past = |mark: &str| {
        let page = get(&address, &format!("/api/past?table={}&mark={mark}", pit.table), &flo).1;
        page["rounds"]
            .as_array()
            .unwrap()
            .iter()
            .map(|round| round["number"].as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!((past("corrected"), past("disputed"), past("called")), (vec![3], vec![3], vec![3]));
    let idle = sheet["idle"].as_array().unwrap();
    assert_eq!(
        (idle.len(), sheet["tables"].as_array().unwrap().len()),
        (2, 2),
        "nobody played at two: {sheet}"
    );
    let drawers = sheet["drawers"].as_array().unwrap();
    let told_of = |n: usize| ["drawer", "opened_with", "counted", "over"].map(|key| drawers[n][key].clone());
    assert_eq!(told_of(0), [early["drawer"].clone(), json!(900.0), Value::Null, Value::Null]);
    assert_eq!(told_of(1), [hers["drawer"].clone(), json!(300.0), json!(295.0), json!(-5.0)]);
    assert_eq!([0, 1].map(|n| drawers[n]["first_count"].as_f64()), [None, Some(290.0)], "both counts");
    assert_eq!((&drawers[0]["closed"], &drawers[0]["expected"]), (&Value::Null, &Value::Null), "it is open");
    assert_eq!((&sheet["excluded"], &sheet["lifted"]), (&json!(2), &json!(0)), "numbers, and no names");
    let gone = line(&sheet, short).expect("it was opened and closed");
    assert!(gone["opened"].is_u64() && gone["closed"].is_u64() && gone["name"] == "Short lived", "{gone}");
    assert_eq!(sheet["drop"], 7.0);
    let rulings: Vec<(&str, &str, u64)> = sheet["rulings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| (r["by"].as_str().unwrap(), r["reason"].as_str().unwrap(), r["table"].as_u64().unwrap()))
        .collect();
    assert_eq!(rulings, [("Flo", "picked up", pit.table), ("Flo", "lunch", pit.table)]);
    assert!(told(&sheet["rulings"][1]["says"]).contains("pause"), "{}", sheet["rulings"][1]);
    let calls: Vec<(&str, Option<&str>)> = sheet["calls"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| (c["text"].as_str().unwrap(), c["answered_by"].as_str()))
        .collect();
    assert_eq!(calls, [("he wants the pot", Some("Flo")), ("the shoe is short", None)]);
    assert_eq!(sheet["calls"][1]["over"], Value::Null);
    assert_eq!([0, 1].map(|n| sheet["calls"][n]["disputed"].clone()), [true, false], "a player disputes one");
    let waits = sheet["waiting"].as_array().unwrap();
    assert_eq!((waits.len(), waits[0]["by"].as_str()), (1, Some("Cora")), "{waits:?}");
    assert!(told(&waits[0]["says"]).contains("$20,000"), "{}", waits[0]);
    let people: Vec<&str> =
        sheet["staff"].as_array().unwrap().iter().map(|s| s["name"].as_str().unwrap()).collect();
    assert_eq!(people, ["Boss", "Duc", "Flo", "Cora"], "no player is among them");
    // What happens later changes nothing of it: the next shift has it, and the call that is still open.
    crate::counter::sign_all(&address, &boss);
    assert_eq!(open(&address, &flo, "opens-swing-1", "swing").0, 200);
    let next = handover(&address, &flo, 2);
    assert_eq!(next["calls"][0]["text"], "the shoe is short", "it is still open: {next}");
    assert_eq!((next["waiting"].as_array().unwrap().len(), &next["drop"]), (0, &json!(0.0)));
    assert!(line(&next, short).is_none(), "it was closed before");
    assert_eq!(handover(&address, &flo, 1), sheet);
    let house = pit.restarted(books);
    assert_eq!(handover(&house.server.address, &flo, 1), sheet, "nor does a restart");
    // Who only plays or deals reads none of it.
    assert_eq!(get(&house.server.address, "/api/shifts/1", &house.dealer).0, 403);
    assert_eq!(house.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn what_fell_before_a_shift_is_named_below_its_count_and_who_was_tapped_in_deals_from_its_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut pit = Pit::open(books);
    let (address, boss) = (pit.address().to_string(), pit.house.manager.clone());
    assert_eq!(open(&address, &boss, "opens-day-01", "day").0, 200);
    assert_eq!(pit.ask_as_dealer(json!({ "tap": { "on": true } })), "done");
    pit.play();
    assert_eq!(close(&address, &boss, 1, "closes-day-01", "").0, 200);
    pit.play(); // Between the shifts: this drop is of none.
    assert_eq!(open(&address, &boss, "opens-swing-1", "swing").0, 200);
    let sheet = handover(&address, &boss, 2);
    let dealers = &line(&sheet, pit.table).expect("Duc stands there")["dealers"];
    assert_eq!((&dealers[0]["name"], &dealers[0]["from"]), (&json!("Duc"), &sheet["shift"]["opened"]));
    pit.play();
    let mut floor = Client::connect(&address, &boss).unwrap();
    floor.watch(pit.table).unwrap();
    let reverse = json!({ "floor": { "reason": "nine", "ruling": { "blackjack": { "reverse": {} } } } });
    assert_eq!(floor.ask("reverses-0001", pit.table, &reverse).unwrap()["type"], "done");
    assert_eq!(pit.ask_as_dealer(json!({ "dealer": { "pay_off": { "all": true } } })), "done");
    let offer = get(&address, "/api/counts/next?shift=2", &boss).1;
    let boxes: Vec<Value> = offer["boxes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|b| json!({ "table": b["table"], "label": b["label"], "counted": 10.5 }))
        .collect();
    let count = json!({ "id": "counts-it-001", "shift": 2, "pulled": offer["pulled"], "boxes": boxes,
                        "counters": ["Boss", "Duc"] });
    let (status, _, counted) = post(&address, "/api/counts", &boss, &count).unwrap();
    assert_eq!((status, &counted["expected"]), (200, &json!(10.5)), "{counted}");
    let sheet = handover(&address, &boss, 2);
    assert_eq!((&sheet["drop"], &sheet["outside"]), (&json!(3.5), &json!(7.0)), "{sheet}");
    let lived = line(&sheet, pit.table).unwrap();
    assert_eq!(
        (&lived["rounds"], &lived["reversed"], &lived["retracted"]),
        (&json!(1), &json!(1), &json!(0))
    );
    assert_eq!(lived["dealers"].as_array().unwrap().len(), 1, "{lived}");
    assert_eq!(handover(&address, &boss, 1)["outside"], 0.0, "nothing was counted for it");
    drop(floor);
    assert_eq!(pit.restarted(books).server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn of_many_who_open_a_shift_at_once_one_does() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (eve, player) = guest_with_account(&server);
    give_role(&server.address, &boss, player, "auditor");
    let answers: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..8)
            .map(|n| {
                let (address, boss) = (&server.address, &boss);
                scope.spawn(move || open(address, boss, &format!("at-once-{n:04}"), "day").0)
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
    assert_eq!(open(&server.address, &eve, "auditor-opens", "day").0, 403, "an auditor reads");
    assert_eq!(get(&server.address, "/api/shifts", &eve).1.as_array().unwrap().len(), 1);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

fn guest_with_account(server: &Server) -> (String, u64) {
    let account = json!({ "name": "Eve", "password": "a long password" });
    let (_, cookie, me) = post(&server.address, "/api/account", "", &account).unwrap();
    (cookie.unwrap(), me["player"].as_u64().unwrap())
}
