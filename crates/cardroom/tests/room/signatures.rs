//! Two people where one is not enough: the auditor's account, much over the counter, a ruling with much at stake, laxer
//! settings. Nothing happens before the second has signed, and then it happens once.

use crate::client::{Client, get, guest, post, told};
use crate::counter::{manager, sign_all, staff};
use crate::insiders::{has_a_flop, play_until, table_of};
use crate::server::{Server, keys, reader, verify};
use ledger::Ledger;
use room::house::{Author, House};
use room::record::HouseEvent;
use serde_json::{Value, json};

fn sign(address: &str, who: &str, entry: &Value) -> (u16, Value) {
    let (status, _, answer) =
        post(address, &format!("/api/signatures/{entry}/sign"), who, &json!({})).unwrap();
    (status, answer)
}

fn waiting(server: &Server, who: &str) -> Vec<Value> {
    let (status, rows) = get(&server.address, "/api/signatures", who);
    assert_eq!(status, 200, "{rows}");
    rows.as_array().unwrap().clone()
}

fn wallet(server: &Server, cookie: &str) -> f64 {
    get(&server.address, "/api/me", cookie).1["wallet"].as_f64().unwrap()
}

fn journal(server: &Server, boss: &str, lines: usize) -> Vec<String> {
    let page = get(&server.address, &format!("/api/journal?limit={lines}"), boss).1;
    let rows = page["rows"].as_array().unwrap().iter();
    rows.map(|r| format!("{}: {}", r["name"].as_str().unwrap_or("-"), told(&r["says"]))).collect()
}

#[test]
fn much_over_the_counter_waits_for_a_second_person_and_moves_once_room_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (ann, player) = guest(&server.address, "Ann").unwrap();
    let start = wallet(&server, &ann);
    let chips = |id: &str, amount: f64| json!({ "id": id, "player": player, "amount": amount, "reason": "a big night", "tender": "check" });
    let ask = |server: &Server, who: &str, kind: &str, body: &Value| {
        let (status, _, entry) = post(&server.address, &format!("/api/cage/{kind}"), who, body).unwrap();
        (status, entry)
    };
    // A manager who is alone is told so, and what to do about it.
    let (status, problem) = ask(&server, &boss, "issue", &chips("alone-0001", 10_000.01));
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
    assert!(problem["reason"].as_str().unwrap().contains("gives somebody the role of cage or manager"));
    let (cora, _) = staff(&server, &boss, "Cora", "cage");
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    assert_eq!(
        ask(&server, &cora, "issue", &chips("small-0001", 10_000.0)).0,
        200,
        "the limit itself is no more than it"
    );
    let big = chips("large-0001", 10_000.01);
    let (status, first) = ask(&server, &cora, "issue", &big);
    assert_eq!((status, &first["waits"]), (202, &json!(true)), "{first}");
    let (status, again) = ask(&server, &cora, "issue", &big);
    assert_eq!((status, &again), (202, &first), "asked twice, it waits once");
    assert_eq!(wallet(&server, &ann), start + 10_000.0, "nothing has moved");
    assert!(waiting(&server, &flo).is_empty(), "the floor does not sign for the cage");
    assert_eq!((waiting(&server, &cora).len(), &waiting(&server, &cora)[0]["signs"]), (1, &json!(false)));
    for (who, status) in [(&cora, 403), (&flo, 403), (&ann, 403)] {
        assert_eq!(sign(&server.address, who, &first["entry"]).0, status);
    }
    assert_eq!(wallet(&server, &ann), start + 10_000.0);
    // It waits through a restart; of many who sign at once one does.
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    assert_eq!(waiting(&server, &boss).len(), 1);
    let address = server.address.as_str();
    let answers: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..8).map(|_| scope.spawn(|| sign(address, &boss, &first["entry"]).0)).collect();
        tries.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
    assert_eq!(wallet(&server, &ann), start + 20_000.01);
    let (status, done) = ask(&server, &cora, "issue", &big);
    assert_eq!((status, &done["waits"]), (200, &json!(false)), "a retry after that moves nothing");
    assert_eq!(wallet(&server, &ann), start + 20_000.01);
    let book = get(&server.address, "/api/cage/entries", &cora).1;
    assert_eq!((&book[0]["amount"], book[0]["second"].is_null()), (&json!(10_000.01), false), "{}", book[0]);
    assert_ne!(book[0]["by"], book[0]["second"]);
    let says = journal(&server, &boss, 1).remove(0);
    assert_eq!(
        says,
        format!(
            "Boss: Signed what Cora had asked for in entry {}: $10,000.01 were given to Ann: “a big night”",
            first["entry"]
        )
    );
    // Taking it back takes two as well, and whoever does not sign says so.
    let undo = json!({ "id": "correct-001", "entry": book[0]["entry"], "reason": "wrong person" });
    let (status, undone) = ask(&server, &cora, "correct", &undo);
    assert_eq!((status, &undone["waits"]), (202, &json!(true)), "{undone}");
    let twice = json!({ "id": "correct-002", "entry": book[0]["entry"], "reason": "wrong person" });
    assert_eq!(ask(&server, &cora, "correct", &twice).0, 409, "one correction waits already");
    let decline = format!("/api/signatures/{}/decline", undone["entry"]);
    assert_eq!(post(&server.address, &decline, &flo, &json!({})).unwrap().0, 403);
    assert_eq!(post(&server.address, &decline, &boss, &json!({})).unwrap().0, 204);
    assert_eq!(sign(&server.address, &boss, &undone["entry"]).0, 404);
    assert_eq!(wallet(&server, &ann), start + 20_000.01);
    // Whoever asked and works here no longer has asked in vain.
    let (status, last) = ask(&server, &cora, "redeem", &chips("large-0002", 15_000.0));
    assert_eq!(status, 202);
    let cora_is = get(&server.address, "/api/me", &cora).1["player"].clone();
    let role = json!({ "role": "player" });
    assert_eq!(post(&server.address, &format!("/api/people/{cora_is}/role"), &boss, &role).unwrap().0, 204);
    assert_eq!(sign(&server.address, &boss, &last["entry"]).0, 403);
    assert_eq!(wallet(&server, &ann), start + 20_000.01);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn two_people_give_take_and_open_the_auditors_account_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    // A room with nobody else gets its first auditor; after that there is no way around a second person.
    let account = |name: &str| {
        let (_, cookie, me) = post(
            &server.address,
            "/api/account",
            "",
            &json!({ "name": name, "password": "a long password" }),
        )
        .unwrap();
        (cookie.unwrap(), me["player"].as_u64().unwrap())
    };
    let role = |player: u64, role: &str| {
        post(&server.address, &format!("/api/people/{player}/role"), &boss, &json!({ "role": role })).unwrap()
    };
    let (eve, eve_is) = account("Eve");
    assert_eq!(role(eve_is, "auditor").0, 204, "the first one");
    let reset = |player: u64| {
        post(&server.address, &format!("/api/people/{player}/password"), &boss, &json!({})).unwrap()
    };
    let (status, _, problem) = reset(eve_is);
    assert_eq!(status, 403, "{problem}");
    assert!(
        problem["reason"]
            .as_str()
            .unwrap()
            .contains("Give somebody the role of floor, cage, auditor or manager first")
    );
    assert_eq!(role(eve_is, "player").0, 403, "nor is the role taken by one");
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (status, ..) = role(eve_is, "player");
    assert_eq!(status, 202);
    assert_eq!(get(&server.address, "/api/me", &eve).1["role"], "auditor", "not yet");
    assert!(waiting(&server, &eve).is_empty(), "she does not sign for herself");
    let (_, ben) = account("Ben");
    assert_eq!(role(ben, "auditor").0, 202);
    assert_eq!(role(ben, "auditor").0, 202);
    assert_eq!(waiting(&server, &flo).len(), 2, "asked twice, it waits once");
    assert_eq!(waiting(&server, &eve).len(), 1, "an auditor signs for another one");
    let (status, _, half) = reset(eve_is);
    assert_eq!((status, &half["half"]), (202, &json!(true)));
    assert_eq!(get(&server.address, "/api/me", &eve).0, 200, "nothing has happened yet");
    let told_to_flo: Vec<Value> = sign_all(&server.address, &flo);
    let rest = told_to_flo.iter().find_map(|answer| answer["password"].as_str()).expect("the other half");
    assert_eq!(get(&server.address, "/api/me", &eve).0, 401);
    let login = |password: String| {
        post(&server.address, "/api/login", "", &json!({ "name": "Eve", "password": password })).unwrap()
    };
    let half = half["password"].as_str().unwrap();
    assert_eq!((login(half.into()).0, login(rest.into()).0), (401, 401), "neither half opens anything");
    let (status, _, me) = login(format!("{half}-{rest}"));
    assert_eq!((status, &me["password_due"], &me["role"]), (200, &json!(true), &json!("player")));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

fn limits(cage: f64, ruling: f64) -> Value {
    json!({ "cage_limit": cage, "ruling_limit": ruling, "idle_minutes": 10, "passkey_only": true })
}

#[test]
fn laxer_settings_wait_and_stricter_ones_hold_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let set = |id: &str, cage: f64, ruling: f64| {
        let settings = limits(cage, ruling);
        post(&server.address, "/api/settings", &boss, &json!({ "id": id, "settings": settings })).unwrap().0
    };
    let now = || get(&server.address, "/api/settings", &boss).1;
    assert_eq!(now(), limits(10_000.0, 10_000.0));
    assert_eq!(set("set-alone-1", 20_000.0, 10_000.0), 204, "nobody else is here to sign");
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    assert_eq!(set("stricter-01", 500.0, 100.0), 204);
    assert_eq!(now(), limits(500.0, 100.0));
    assert_eq!(set("laxer-00001", 500.0, 100_000.0), 202);
    assert_eq!(set("laxer-00001", 500.0, 100_000.0), 202);
    assert_eq!(set("senseless-1", -1.0, 100.0), 400);
    assert_eq!((now(), waiting(&server, &flo).len()), (limits(500.0, 100.0), 1));
    sign_all(&server.address, &flo);
    assert_eq!(now(), limits(500.0, 100_000.0));
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    assert_eq!(get(&server.address, "/api/settings", &boss).1, limits(500.0, 100_000.0));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

/// A hand of hold'em that the floor wants to void, with the limit so low that two people rule: the table, who asked, and the
/// entry that waits.
fn a_ruling_waits(server: &Server, boss: &str) -> (u64, String, Value, Client) {
    let (flo, _) = staff(server, boss, "Flo", "floor");
    let settings = json!({ "id": "nothing-alone", "settings": { "cage_limit": 500, "ruling_limit": 1 } });
    assert_eq!(post(&server.address, "/api/settings", boss, &settings).unwrap().0, 204);
    let table = table_of(server, "holdem");
    let ada = play_until(server, table, has_a_flop);
    let mut floor = Client::connect(&server.address, &flo).unwrap();
    floor.watch(table).unwrap();
    let void = json!({ "floor": { "reason": "a card fell", "ruling": { "poker": "void" } } });
    let answer = floor.ask("flo-voids-it", table, &void).unwrap();
    assert_eq!(answer["type"], "waits", "it is not refused: {answer}");
    assert!(told(&answer["says"]).contains("two people rule"), "{answer}");
    while floor.frame["paused"] != true {
        floor.next().unwrap();
    }
    assert_eq!(floor.view["on"], true, "the hand is still on");
    let waits = waiting(server, boss);
    assert_eq!((waits.len(), &waits[0]["table"], &waits[0]["signs"]), (1, &json!(table), &json!(true)));
    assert_eq!(waiting(server, &flo)[0]["mine"], true);
    assert_eq!(sign(&server.address, &flo, &waits[0]["entry"]).0, 403);
    (table, flo, waits[0]["entry"].clone(), ada)
}

/// How often the books say that a hand of this table was voided by the floor, and whether two people signed.
fn voided(books: &str, table: u64) -> Vec<bool> {
    let mut reader = reader(books);
    let records = reader.records(table as u32, 0, 100_000).unwrap();
    let voids = records.iter().filter(|r| r.body.contains(r#""ruling":{"poker":"void"}"#));
    voids.map(|r| r.body.contains(r#""signed":{"entry""#)).collect()
}

#[test]
fn two_people_rule_where_much_is_at_stake_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 600);
    let boss = manager(&server);
    let (table, _, entry, mut ada) = a_ruling_waits(&server, &boss);
    assert_eq!(sign(&server.address, &boss, &entry), (200, json!({ "password": null })));
    while ada.view["on"] == true {
        ada.next().unwrap();
    }
    assert_eq!(sign(&server.address, &boss, &entry).0, 404);
    assert!(waiting(&server, &boss).is_empty());
    assert_eq!(server.stop(), Some(0));
    assert_eq!(voided(books, table), [true]);
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_ruling_that_was_cut_off_between_the_two_books_is_carried_out_once() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, Some("ruled:1"));
    let boss = manager(&server);
    let (table, flo, entry, _ada) = a_ruling_waits(&server, &boss);
    let path = format!("/api/signatures/{entry}/sign");
    assert!(post(&server.address, &path, &boss, &json!({})).is_err(), "it dies before it answers");
    drop(server);
    let server = Server::patient(books, 600);
    assert!(waiting(&server, &boss).is_empty(), "the signature is in the house's book too");
    assert_eq!(sign(&server.address, &boss, &entry).0, 404);
    assert_eq!(get(&server.address, "/api/me", &flo).0, 200);
    let says = journal(&server, &boss, 1).remove(0);
    assert!(
        says.starts_with(&format!("Boss: Signed what Flo had asked for in entry {entry}: Table {table}, ")),
        "{says}"
    );
    assert_eq!(server.stop(), Some(0));
    assert_eq!(voided(books, table), [true]);
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_house_that_does_alone_what_two_sign_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, _) = staff(&server, &boss, "Cora", "cage");
    let (_, eve) = staff(&server, &boss, "Eve", "auditor");
    let (_, ann) = guest(&server.address, "Ann").unwrap();
    let chips =
        json!({ "id": "large-0001", "player": ann, "amount": 50_000, "reason": "?", "tender": "check" });
    let asked = post(&server.address, "/api/cage/issue", &cora, &chips).unwrap().2["entry"].as_u64().unwrap();
    let number = |cookie: &str| get(&server.address, "/api/me", cookie).1["player"].as_u64().unwrap() as u32;
    let (boss_is, cora_is) = (number(&boss), number(&cora));
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
    let much = |amount: i64| {
        let (player, amount) = (games::PlayerId(ann as u32), chips::Money::dollars(amount));
        HouseEvent::Issued { player, amount, reason: "?".into(), slip: room::record::Slip::default() }
    };
    let (first, entry) = (games::PlayerId(cora_is), asked);
    let signed = |deed: HouseEvent| HouseEvent::Signed { entry, first, deed: Box::new(deed) };
    let auditor = games::PlayerId(eve as u32);
    let in_no_drawer = || room::record::Slip { drawer: Some(1), ..Default::default() };
    let (player, amount) = (games::PlayerId(ann as u32), chips::Money::dollars(5));
    let none = chips::Money::ZERO;
    let crimes: [(&str, u32, HouseEvent); 10] = [
        ("off the list, by one", boss_is, HouseEvent::ExclusionLifted { player }),
        (
            "through a drawer that is not open",
            cora_is,
            HouseEvent::Issued { player, amount, reason: "?".into(), slip: in_no_drawer() },
        ),
        (
            "a drawer that nobody opened",
            cora_is,
            HouseEvent::DrawerClosed {
                drawer: 1,
                by: first,
                opened_with: none,
                cash_in: none,
                cash_out: none,
                counted: none,
                first_count: None,
                corrected: none,
            },
        ),
        (
            "a drawer that nobody opened, counted twice",
            cora_is,
            HouseEvent::DrawerCounted { drawer: 1, counted: none },
        ),
        (
            "the auditor's account",
            boss_is,
            HouseEvent::AccountDisabled { player: auditor, reason: "?".into() },
        ),
        ("one alone", boss_is, much(50_000)),
        ("the same one twice", cora_is, signed(much(50_000))),
        ("something else was signed", boss_is, signed(much(90_000))),
        ("the auditor's password", boss_is, HouseEvent::PasswordSet { player: auditor }),
        (
            "a limit, though somebody was there",
            boss_is,
            HouseEvent::SettingsMade {
                settings: room::protocol::HouseSettings {
                    cage_limit: chips::Money::dollars(99_999),
                    ..Default::default()
                },
                alone: true,
            },
        ),
    ];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for (crime, actor, event) in crimes {
        let copy = tempfile::tempdir().unwrap();
        std::fs::copy(folder.path().join("cardroom.sqlite"), copy.path().join("cardroom.sqlite")).unwrap();
        let books = copy.path().to_str().unwrap();
        let file = format!("{books}/cardroom.sqlite");
        let last = reader(books).records(0, 0, 100_000).unwrap().pop();
        let (ledger, _) = Ledger::open(&file, &keys()).unwrap();
        let house = House::open(ledger, last.map_or(0, |record| record.seq));
        let seq = runtime
            .block_on(house.write(Author { actor: Some(actor), action: None }, &event, vec![]))
            .unwrap();
        drop(house);
        let (status, text) = verify(books);
        assert_eq!(status, Some(1), "{crime}: {text}");
        let place = format!("record {seq}: ");
        let found = ["did alone what two sign", "not signed by a second person", "A drawer of the cage"];
        let said = text.lines().any(|l| l.contains(&place) && found.iter().any(|what| l.contains(what)));
        assert!(said, "{crime}: {text}");
    }
}
