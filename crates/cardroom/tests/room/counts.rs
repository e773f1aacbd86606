//! The count of the drop boxes: nobody is told beforehand what should be in them, nothing is counted twice, what was wrong stays on
//! the sheet, and two people sign it.

use crate::client::{Client, get, guest, post, told};
use crate::counter::staff;
use crate::dealt::House;
use crate::server::{Server, keys, reader, verify};
use ledger::Ledger;
use room::house::{Author, House as Book};
use room::record::HouseEvent;
use serde_json::{Value, json};

const HOUSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/houses");
const ARGS: [&str; 4] = ["--houses", HOUSES, "--decision-seconds", "120"];

/// A floor of two tables without programs, so that nothing falls into a box which a test did not ask for.
fn quiet_floor(books: &str) -> String {
    let floor = format!("{books}/floor.toml");
    let table = "[[tables]]\nrulebook = \"aviator/pure-21.5\"\nbots = 0\n\n";
    std::fs::write(&floor, table.repeat(2)).unwrap();
    floor
}

/// A table that a person deals and two people play at: every round leaves $3.50 in its drop box.
pub struct Pit {
    pub house: House,
    pub table: u64,
    people: [Client; 3],
    asked: u32,
    rounds: u32,
}

impl Pit {
    pub fn open(books: &str) -> Pit {
        let floor = quiet_floor(books);
        Pit::of(House::of(Server::with(books, &[&ARGS[..], &["--open-floor", &floor]].concat())))
    }

    fn of(house: House) -> Pit {
        let order = json!({ "name": "By hand", "house": "juniper", "game": "blackjack", "option": 2,
                            "dealing": "human", "bots": 0 });
        let (status, _, info) = post(&house.server.address, "/api/tables", &house.manager, &order).unwrap();
        assert_eq!(status, 200, "{info}");
        let table = info["table"].as_u64().unwrap();
        let [ben, ann] = ["Ben", "Ann"].map(|name| guest(&house.server.address, name).unwrap().0);
        let people = [house.watch(&ben, table), house.watch(&ann, table), house.watch(&house.dealer, table)];
        let mut pit = Pit { house, table, people, asked: 0, rounds: 0 };
        pit.done(0, json!({ "sit": { "seat": 3, "chips": 2000 } }));
        pit.done(1, json!({ "sit": { "seat": 4, "chips": 500 } }));
        pit.done(2, json!({ "dealer": "shuffle" }));
        pit
    }

    pub fn address(&self) -> &str {
        &self.house.server.address
    }

    fn ask(&mut self, who: usize, command: &Value) -> Value {
        self.asked += 1;
        let id = format!("pit-{}-{:05}", self.table, self.asked);
        self.people[who].watch(self.table).unwrap();
        self.people[who].ask(&id, self.table, command).unwrap()
    }

    fn done(&mut self, who: usize, command: Value) {
        let answer = self.ask(who, &command);
        assert_eq!(answer["type"], "done", "{command}: {answer}");
    }

    pub fn ask_as_dealer(&mut self, command: Value) -> String {
        self.ask(2, &command)["type"].as_str().unwrap().to_string()
    }

    /// A round to its end, in which the dealer names the first card wrongly, and then again.
    pub fn play_naming_again(&mut self) {
        self.round(true);
    }

    /// A round to its end.
    pub fn play(&mut self) {
        self.round(false);
    }

    fn round(&mut self, names_again: bool) {
        let banker = (self.rounds as usize / 2) % 2;
        let other = 1 - banker;
        let seat = [3, 4][other];
        self.rounds += 1;
        self.done(banker, json!({ "blackjack": { "take_bank": { "wager": 200 } } }));
        self.done(other, json!({ "blackjack": { "wager": { "seat": seat, "base": 50, "buster": 10 } } }));
        self.done(2, json!({ "dealer": "close_wagers" }));
        if names_again {
            self.done(2, json!({ "dealer": { "card": { "card": "Ah" } } }));
            self.done(2, json!({ "dealer": { "name_again": { "was": "Ah", "card": "Th" } } }));
        }
        for card in ["Th", "7s", "Td"].into_iter().skip(usize::from(names_again)) {
            self.done(2, json!({ "dealer": { "card": { "card": card } } }));
        }
        self.done(2, json!({ "dealer": "hole_down" }));
        self.done(other, json!({ "blackjack": { "act": { "seat": seat, "hand": 1, "action": "stand" } } }));
        self.done(2, json!({ "dealer": { "show_hole": { "card": "Tc" } } }));
        self.done(2, json!({ "dealer": { "pay_off": { "all": true } } }));
    }

    /// The same room after a restart.
    pub fn restarted(self, books: &str) -> House {
        drop(self.people);
        let House { server, manager, dealer } = self.house;
        assert_eq!(server.stop(), Some(0));
        House { server: Server::with(books, &ARGS), manager, dealer }
    }
}

fn shift(address: &str, who: &str, number: u64, does: &str) {
    let id = format!("shift-{number}-{does}");
    let (path, body) = match does {
        "opens" => ("/api/shifts".to_string(), json!({ "id": id, "name": "day" })),
        _ => (format!("/api/shifts/{number}/close"), json!({ "id": id, "note": "" })),
    };
    assert_eq!(post(address, &path, who, &body).unwrap().0, 200);
}

fn offer(address: &str, who: &str, shift: u64) -> Value {
    let (status, offer) = get(address, &format!("/api/counts/next?shift={shift}"), who);
    assert_eq!(status, 200, "{offer}");
    offer
}

/// The boxes of tables that were dealt, and those of the others.
fn boxes(offer: &Value) -> Vec<Value> {
    [&offer["boxes"], &offer["idle"]].iter().flat_map(|kind| kind.as_array().unwrap().clone()).collect()
}

fn tables(offer: &Value) -> Vec<u64> {
    boxes(offer).iter().map(|b| b["table"].as_u64().unwrap()).collect()
}

/// What is sent for a count of all boxes that are offered: so much in that of one table, nothing in the others.
fn count(offer: &Value, id: &str, table: u64, counted: f64) -> Value {
    let boxes = boxes(offer).into_iter().map(|b| {
        let counted = if b["table"] == table { counted } else { 0.0 };
        json!({ "table": b["table"], "label": b["label"], "counted": counted })
    });
    json!({ "id": id, "shift": offer["shift"], "pulled": offer["pulled"], "boxes": boxes.collect::<Vec<_>>(),
            "counters": ["Flo", "Cora"] })
}

fn enter(address: &str, who: &str, body: &Value) -> (u16, Value) {
    let (status, _, sheet) = post(address, "/api/counts", who, body).unwrap();
    (status, sheet)
}

fn on_sheet(address: &str, who: &str, sheet: &Value, what: &str, body: &Value) -> (u16, Value) {
    let (status, _, sheet) = post(address, &format!("/api/counts/{sheet}/{what}"), who, body).unwrap();
    (status, sheet)
}

fn line(sheet: &Value, table: u64) -> Value {
    sheet["boxes"].as_array().unwrap().iter().find(|line| line["table"] == table).unwrap().clone()
}

fn sheets(address: &str, who: &str) -> Vec<Value> {
    get(address, "/api/counts", who).1.as_array().unwrap().clone()
}

#[test]
fn a_count_is_blind_corrected_beside_what_was_wrong_and_signed_by_two() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut pit = Pit::open(books);
    let (address, table, boss) = (pit.address().to_string(), pit.table, pit.house.manager.clone());
    let (flo, _) = staff(&pit.house.server, &boss, "Flo de la Cruz", "floor");
    let (cora, _) = staff(&pit.house.server, &boss, "Cora", "cage");
    shift(&address, &flo, 1, "opens");
    pit.play();
    pit.play();
    shift(&address, &flo, 1, "closes");
    pit.play(); // It falls into the box that hangs there now, and is not counted yet.
    let offered = offer(&address, &flo, 1);
    assert_eq!(offered["boxes"].as_array().unwrap().len(), 1, "nobody played at the others: {offered}");
    assert_eq!(
        (&offered["boxes"][0]["table"], offered["idle"].as_array().unwrap().len()),
        (&json!(table), 2)
    );
    let known: Vec<&String> = offered["boxes"][0].as_object().unwrap().keys().collect();
    assert_eq!(known, ["label", "name", "table"], "nobody is told what should be in it");
    let ours = &offered["boxes"][0];
    assert_eq!(ours["label"], table.to_string(), "the table's number, until somebody writes something else");
    // Who deals or plays does not count; an amount, a label and a name are wanted.
    let mut body = count(&offered, "first-count-1", table, 6.5);
    assert_eq!(enter(&address, &pit.house.dealer, &body).0, 403);
    for (key, wrong) in [("counters", json!([" "])), ("boxes", json!([])), ("pulled", json!(5))] {
        let mut body = body.clone();
        body[key] = wrong;
        assert_eq!(enter(&address, &flo, &body).0, 400, "{key}");
    }
    for (key, wrong) in [("counted", json!(-1)), ("counted", json!(1_000_000.01)), ("label", json!(" "))] {
        let mut body = body.clone();
        body["boxes"][0][key] = wrong;
        assert_eq!(enter(&address, &flo, &body).0, 400, "{key}");
    }
    let n = tables(&offered).iter().position(|t| *t == table).unwrap();
    body["boxes"][n]["label"] = json!("B-17");
    let (status, sheet) = enter(&address, &flo, &body);
    assert_eq!(status, 200, "{sheet}");
    let number = sheet["sheet"].clone();
    let ours = line(&sheet, table);
    let figures =
        |line: &Value| [line["expected"].clone(), line["counted"].clone(), line["variance"].clone()];
    assert_eq!(figures(&ours), [json!(7.0), json!(6.5), json!(-0.5)], "{ours}");
    assert_eq!((&ours["label"], figures(&sheet)), (&json!("B-17"), figures(&ours)));
    assert_eq!((&sheet["by"], &sheet["counters"]), (&json!("Flo de la Cruz"), &json!(["Flo", "Cora"])));
    assert_eq!(enter(&address, &flo, &body), (200, sheet.clone()), "sent again, it is counted once");
    body["id"] = json!("second-count");
    assert_eq!(enter(&address, &cora, &body).0, 409, "those boxes are on a sheet");
    // A correction names the line, which stays.
    let fix =
        json!({ "id": "fixes-line-01", "table": table, "counted": 7.5, "reason": "a dollar under the flap" });
    assert_eq!(
        on_sheet(
            &address,
            &cora,
            &number,
            "correct",
            &json!({ "id": "no-reason-01", "table": table, "counted": 7, "reason": " " })
        )
        .0,
        400
    );
    assert_eq!(
        on_sheet(
            &address,
            &cora,
            &number,
            "correct",
            &json!({ "id": "no-table-001", "table": 999, "counted": 7, "reason": "?" })
        )
        .0,
        400
    );
    let (status, fixed) = on_sheet(&address, &cora, &number, "correct", &fix);
    assert_eq!(status, 200, "{fixed}");
    assert_eq!(on_sheet(&address, &cora, &number, "correct", &fix), (200, fixed.clone()), "once");
    let again = json!({ "id": "fixes-line-02", "table": table, "counted": 7, "reason": "two halves" });
    let (_, fixed) = on_sheet(&address, &flo, &number, "correct", &again);
    let struck = line(&fixed, table)["struck"].clone();
    let told_of: Vec<[Value; 4]> = struck
        .as_array()
        .unwrap()
        .iter()
        .map(|s| ["entry", "counted", "initials", "reason"].map(|key| s[key].clone()))
        .collect();
    assert_eq!(told_of[0], [number.clone(), json!(6.5), json!("C"), json!("a dollar under the flap")]);
    assert_eq!(
        told_of[1],
        [struck[0]["corrected_in"].clone(), json!(7.5), json!("FDLC"), json!("two halves")]
    );
    assert_eq!(figures(&line(&fixed, table)), [json!(7.0), json!(7.0), json!(0.0)]);
    // The first signature, and the second by somebody else, who may.
    let sign = |id: &str| json!({ "id": id });
    assert_eq!(fixed["first_at"], Value::Null);
    let (status, waits) = on_sheet(&address, &flo, &number, "sign", &sign("flo-signs-01"));
    assert!(waits["first_at"].is_u64() && waits["signed"].is_null(), "{waits}");
    assert_eq!((status, &waits["first"], &waits["second"]), (202, &json!("Flo de la Cruz"), &Value::Null));
    assert_eq!(on_sheet(&address, &flo, &number, "sign", &sign("flo-signs-01")), (202, waits.clone()));
    assert_eq!(on_sheet(&address, &flo, &number, "sign", &sign("flo-signs-02")).0, 409);
    let late = json!({ "id": "fixes-line-03", "table": table, "counted": 9, "reason": "too late" });
    assert_eq!(on_sheet(&address, &cora, &number, "correct", &late).0, 409, "it is being signed");
    let path = format!("/api/signatures/{}/sign", waits["waits"]);
    assert_eq!(post(&address, &path, &flo, &json!({})).unwrap().0, 403, "not the same one");
    // Taken back it can be corrected; then it is signed anew.
    let back = format!("/api/signatures/{}/decline", waits["waits"]);
    assert_eq!(post(&address, &back, &flo, &json!({})).unwrap().0, 204);
    assert_eq!(sheets(&address, &boss)[0]["first"], Value::Null);
    let (_, waits) = on_sheet(&address, &cora, &number, "sign", &sign("cora-signs-1"));
    let row = &get(&address, "/api/signatures", &flo).1[0];
    assert!(told(&row["says"]).starts_with(&format!("Count sheet {number} is right: $7 in ")), "{row}");
    let path = format!("/api/signatures/{}/sign", waits["waits"]);
    assert_eq!(post(&address, &path, &flo, &json!({})).unwrap().0, 200);
    let signed = sheets(&address, &boss)[0].clone();
    assert_eq!([&signed["first"], &signed["second"]], [&json!("Cora"), &json!("Flo de la Cruz")]);
    assert_eq!(signed["first_at"], waits["first_at"], "both say when they signed");
    assert!(signed["first_at"].as_u64() <= signed["signed"].as_u64(), "{signed}");
    assert_eq!(on_sheet(&address, &cora, &number, "correct", &late).0, 409, "it is final");
    assert_eq!(on_sheet(&address, &cora, &number, "sign", &sign("cora-signs-2")).0, 409);
    // What was counted is not offered again; what fell since is, with the box as it was called.
    assert_eq!(tables(&offer(&address, &flo, 1)), [] as [u64; 0]);
    shift(&address, &boss, 2, "opens");
    let next = offer(&address, &cora, 2);
    let ours = next["boxes"].as_array().unwrap().iter().find(|b| b["table"] == table).unwrap();
    assert_eq!(ours["label"], "B-17");
    pit.play(); // After the boxes were pulled.
    let mut only = count(&next, "third-count-1", table, 3.5);
    only["boxes"] = json!([{ "table": table, "label": "B-17", "counted": 3.5 }]);
    let (status, second) = enter(&address, &cora, &only);
    assert_eq!(
        (status, &second["expected"], &second["variance"]),
        (200, &json!(3.5), &json!(0.0)),
        "{second}"
    );
    let left = tables(&offer(&address, &cora, 2));
    assert!(left.contains(&table), "what fell after they were pulled: {left:?}");
    assert_eq!(left.len(), tables(&next).len(), "boxes that were left out are still to be counted");
    let house = pit.restarted(books);
    let address = &house.server.address;
    assert_eq!(sheets(address, &boss), [second, signed], "a restart keeps them");
    assert_eq!(house.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_room_that_dies_between_entry_and_signature_loses_nothing_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let floor = quiet_floor(books);
    // It dies as soon as the count is on disk, before anybody is answered.
    let mut pit = Pit::of(House::of(Server::crashing(
        books,
        &[&ARGS[..], &["--open-floor", &floor]].concat(),
        "counted:1",
    )));
    let (address, table, boss) = (pit.address().to_string(), pit.table, pit.house.manager.clone());
    let (flo, _) = staff(&pit.house.server, &boss, "Flo", "floor");
    shift(&address, &flo, 1, "opens");
    pit.play();
    let offered = offer(&address, &flo, 1);
    let body = count(&offered, "dies-count-01", table, 3.0);
    assert!(post(&address, "/api/counts", &flo, &body).is_err(), "it dies before it answers");
    drop(pit);
    // The next one dies as soon as the correction of a line is.
    let server = Server::crashing(books, &ARGS, "count corrected:1");
    let (status, sheet) = enter(&server.address, &flo, &body);
    assert_eq!((status, &sheet["expected"], &sheet["counted"]), (200, &json!(3.5), &json!(3.0)), "{sheet}");
    let number = sheet["sheet"].clone();
    assert_eq!(sheets(&server.address, &boss).len(), 1, "it was entered once");
    assert_eq!(tables(&offer(&server.address, &flo, 1)), [] as [u64; 0], "and is not offered again");
    let right =
        json!({ "id": "corrects-0001", "table": table, "counted": 3.5, "reason": "a half was stuck" });
    let corrects = format!("/api/counts/{number}/correct");
    assert!(post(&server.address, &corrects, &flo, &right).is_err(), "it dies before it answers");
    drop(server);
    let mut server = Server::with(books, &ARGS);
    let (status, corrected) = on_sheet(&server.address, &flo, &number, "correct", &right);
    let line = corrected["boxes"].as_array().unwrap().iter().find(|line| line["table"] == table).unwrap();
    assert_eq!((status, &line["counted"]), (200, &json!(3.5)), "{corrected}");
    assert_eq!(line["struck"].as_array().unwrap().len(), 1, "it was corrected once: {line}");
    let first = json!({ "id": "flo-signs-001" });
    assert_eq!(on_sheet(&server.address, &flo, &number, "sign", &first).0, 202);
    server.kill();
    // The last one dies as soon as the second signature is on disk.
    let server = Server::crashing(books, &ARGS, "count signed:1");
    let (status, waits) = on_sheet(&server.address, &flo, &number, "sign", &first);
    assert_eq!((status, &waits["first"]), (202, &json!("Flo")), "{waits}");
    let waiting = get(&server.address, "/api/signatures", &boss).1;
    assert_eq!(waiting.as_array().unwrap().len(), 1, "it waits once");
    let sign = format!("/api/signatures/{}/sign", waiting[0]["entry"]);
    assert!(post(&server.address, &sign, &boss, &json!({})).is_err(), "it dies before it answers");
    drop(server);
    let server = Server::with(books, &ARGS);
    assert_eq!(post(&server.address, &sign, &boss, &json!({})).unwrap().0, 404, "it is signed");
    let all = sheets(&server.address, &boss);
    assert_eq!((all.len(), &all[0]["second"], &all[0]["counted"]), (1, &json!("Boss"), &json!(3.5)));
    assert_eq!(enter(&server.address, &flo, &body).1, all[0], "a late retry finds the sheet as it is now");
    assert!(get(&server.address, "/api/signatures", &boss).1.as_array().unwrap().is_empty());
    assert_eq!(tables(&offer(&server.address, &flo, 1)), [] as [u64; 0]);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn boxes_of_one_shift_on_two_sheets_at_once_are_counted_once() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut pit = Pit::open(books);
    let (address, table, boss) = (pit.address().to_string(), pit.table, pit.house.manager.clone());
    let (flo, _) = staff(&pit.house.server, &boss, "Flo", "floor");
    shift(&address, &flo, 1, "opens");
    pit.play();
    let offered = offer(&address, &flo, 1);
    let answers: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..6)
            .map(|n| {
                let body = count(&offered, &format!("at-once-{n:05}"), table, 3.5);
                let (address, who) = (&address, if n % 2 == 0 { &flo } else { &boss });
                scope.spawn(move || enter(address, who, &body).0)
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
    assert_eq!(sheets(&address, &flo).len(), 1);
    let house = pit.restarted(books);
    assert_eq!(house.server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_house_that_writes_its_counts_otherwise_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut pit = Pit::open(books);
    let (address, table, boss) = (pit.address().to_string(), pit.table, pit.house.manager.clone());
    let (flo, flo_is) = staff(&pit.house.server, &boss, "Flo", "floor");
    shift(&address, &flo, 1, "opens");
    pit.play();
    let (status, sheet) =
        enter(&address, &flo, &count(&offer(&address, &flo, 1), "first-count-1", table, 3.5));
    assert_eq!(status, 200, "{sheet}");
    let sheet = sheet["sheet"].as_u64().unwrap();
    pit.play();
    let house = pit.restarted(books);
    assert_eq!(house.server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
    let mut read = reader(books);
    let last = read.records(0, 0, 100_000).unwrap().pop().unwrap().seq;
    let end = read.records(table as u32, 0, 100_000).unwrap().pop().unwrap().seq;
    drop(read);
    let event = |what: Value| serde_json::from_value::<HouseEvent>(what).unwrap();
    let counts = |after: u64, expected: f64| {
        let counted = json!({ "table": table, "label": "1", "after": after, "upto": end, "expected": expected, "counted": 1 });
        event(
            json!({ "count_entered": { "count": { "shift": 1, "pulled": 1, "boxes": [counted], "counters": ["Flo"] } } }),
        )
    };
    let counted_to = {
        let entered = reader(books).records(0, sheet - 1, 1).unwrap().remove(0);
        let body: Value = serde_json::from_str(&entered.body).unwrap();
        let boxes = body["count_entered"]["count"]["boxes"].as_array().unwrap().clone();
        boxes.iter().find(|b| b["table"] == table).unwrap()["upto"].as_u64().unwrap()
    };
    let crimes: [(&str, HouseEvent, &str); 6] = [
        ("the same drop again", counts(0, 7.0), "does not begin where the last one ended"),
        ("another figure than the ledger's", counts(counted_to, 1.0), "the count sheet says otherwise"),
        (
            "signed by one",
            event(json!({ "count_signed": { "sheet": sheet, "last": sheet } })),
            "did alone what two sign",
        ),
        (
            "signed as it never stood",
            event(json!({ "count_signed": { "sheet": sheet, "last": sheet + 1 } })),
            "makes a count sheet final",
        ),
        (
            "a line that is not there",
            event(
                json!({ "count_corrected": { "sheet": sheet, "corrects": sheet + 5, "table": table, "counted": 9, "reason": "?" } }),
            ),
            "corrects a line",
        ),
        (
            "a second shift",
            event(json!({ "shift_opened": { "shift": 2, "name": "swing", "staff": [] } })),
            "one shift is open at a time",
        ),
    ];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for (crime, event, found) in crimes {
        let copy = tempfile::tempdir().unwrap();
        std::fs::copy(folder.path().join("cardroom.sqlite"), copy.path().join("cardroom.sqlite")).unwrap();
        let books = copy.path().to_str().unwrap();
        let (ledger, _) = Ledger::open(&format!("{books}/cardroom.sqlite"), &keys()).unwrap();
        let book = Book::open(ledger, last);
        let author = Author { actor: Some(flo_is as u32), action: None };
        let seq = runtime.block_on(book.write(author, &event, vec![])).unwrap();
        drop(book);
        let (status, text) = verify(books);
        assert_eq!(status, Some(1), "{crime}: {text}");
        let place = format!("record {seq}: ");
        assert!(text.lines().any(|l| l.contains(&place) && l.contains(found)), "{crime}: {text}");
    }
    // The honest next count is none of them.
    let (ledger, _) = Ledger::open(&format!("{books}/cardroom.sqlite"), &keys()).unwrap();
    let book = Book::open(ledger, last);
    let author = Author { actor: Some(flo_is as u32), action: None };
    runtime.block_on(book.write(author, &counts(counted_to, 3.5), vec![])).unwrap();
    drop(book);
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
