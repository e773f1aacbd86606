//! Every role against every command, through the real doors: whoever may not gets a refusal, and nothing changes.

use crate::client::{Client, get, guest, post};
use crate::counter::give_role;
use crate::server::{Server, verify};
use room::permissions::{Deed, may};
use room::protocol::Role;
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

struct House {
    address: String,
    manager: String,
    people: Vec<(Role, String, u64)>,
}

/// A manager, and one person of every role.
fn house(server: &Server) -> House {
    let address = server.address.clone();
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let (status, manager, _) = post(&address, "/api/claim", "", &claim).unwrap();
    assert_eq!(status, 200);
    assert_eq!(post(&address, "/api/claim", "", &claim).unwrap().0, 400, "the link works once");
    let manager = manager.unwrap();
    let mut people = Vec::new();
    for role in Role::ALL {
        let name = format!("Ann {role:?}");
        let (_, cookie, me) =
            post(&address, "/api/account", "", &json!({ "name": name, "password": PASSWORD })).unwrap();
        let player = me["player"].as_u64().unwrap();
        give_role(&address, &manager, player, role.name());
        people.push((role, cookie.unwrap(), player));
    }
    House { address, manager, people }
}

/// The books, as far as a role could change them: the number of records in every log, and everybody's wallet.
fn state(house: &House, books: &str) -> Value {
    let mut reader = crate::server::reader(books);
    let wallets = get(&house.address, "/api/people", &house.manager).1;
    json!({ "logs": reader.logs().unwrap(), "people": wallets })
}

/// Waits until nothing is written any more.
fn rest(house: &House, books: &str) {
    while {
        let before = state(house, books);
        std::thread::sleep(std::time::Duration::from_millis(100));
        state(house, books) != before
    } {}
}

#[test]
fn every_role_does_what_it_may_and_nothing_else_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let house = house(&server);
    let order = json!({ "name": "Dealt by hand", "house": "aviator", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let (status, _, info) = post(&house.address, "/api/tables", &house.manager, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    let table = info["table"].as_u64().unwrap();
    let mut checked = 0;
    let (_, somebody) = guest(&house.address, "Ada").unwrap();
    // One for each role to keep out: nobody is put onto that list twice.
    let keep_out = guest(&house.address, "Bea 0").unwrap().1;
    (1..Role::ALL.len()).for_each(|n| drop(guest(&house.address, &format!("Bea {n}")).unwrap()));
    for (n, (role, cookie, player)) in house.people.iter().enumerate() {
        let cage =
            json!({ "id": format!("cage-{n}-0001"), "player": somebody, "amount": 5, "reason": "test" });
        let settings = json!({ "id": format!("settings-{n}"), "settings": { "cage_limit": 10000, "ruling_limit": 10000 } });
        let shift = json!({ "id": format!("shift-{n}-01"), "name": "day" });
        let count =
            json!({ "id": format!("count-{n}-01"), "shift": 999, "pulled": 0, "boxes": [], "counters": [] });
        let exam = json!({ "id": format!("exam-{n}-001"), "title": "Totals", "rulebook": "aviator/pure-21.5",
                           "drills": ["total"], "questions": 2, "minutes": 5, "pass": 80 });
        let line = json!({ "id": format!("line-{n}-001"), "table": table, "counted": 1, "reason": "?" });
        let calls: [(Deed, &str, Option<Value>); 61] = [
            (Deed::Cage, "/api/cage/issue", Some(cage.clone())),
            (
                Deed::Cage,
                "/api/cage/redeem",
                Some(
                    json!({ "id": format!("cage-{n}-0002"), "player": somebody, "amount": 5, "reason": "test" }),
                ),
            ),
            (Deed::Sign, "/api/signatures", None),
            (Deed::Sign, "/api/settings", None),
            (Deed::Sign, "/api/signatures/999999/sign", Some(json!({}))),
            (Deed::Sign, "/api/signatures/999999/decline", Some(json!({}))),
            (Deed::GiveRoles, "/api/settings", Some(settings.clone())),
            (Deed::ReadCage, "/api/cage/entries", None),
            (Deed::ReadCage, "/api/cage/drawers", None),
            (Deed::Cage, "/api/cage/drawers", Some(json!({ "id": format!("drawer-{n}-1"), "counted": 5 }))),
            (Deed::ReadCage, "/api/reports/cash", None),
            (Deed::ReadExclusions, "/api/exclusions", None),
            (
                Deed::Exclude,
                "/api/exclusions",
                Some(json!({ "id": format!("exclude-{n}-1"), "player": keep_out + n as u64, "why": "test" })),
            ),
            (Deed::GiveRoles, "/api/people/1000/disable", Some(json!({ "reason": "test" }))),
            (Deed::GiveRoles, "/api/people/1000/enable", Some(json!({}))),
            (Deed::ReadPeople, "/api/people", None),
            (Deed::ReadReports, "/api/reports/drop", None),
            (Deed::ReadReports, "/api/books/checks", None),
            (Deed::ReadJournal, "/api/journal", None),
            (Deed::ReadCollusion, "/api/collusion", None),
            (Deed::ReadReports, "/api/reports/banking.csv", None),
            (Deed::NamePatrons, "/api/patrons", Some(json!({ "name": format!("Patron {n}") }))),
            (Deed::RunTables, "/api/tables", Some(order.clone())),
            (Deed::SearchRounds, "/api/past", None),
            (Deed::SearchRounds, "/api/past/tables", None),
            (Deed::ReadReports, "/api/reports/rotation", None),
            (Deed::ReadReports, "/api/reports/playing-book", None),
            (Deed::ReadReports, "/api/reports/hours.csv", None),
            (Deed::ReadReports, "/api/rotation", None),
            (Deed::ReadReports, "/api/tables/1/bank", None),
            (Deed::RunTables, "/api/lists", None),
            (Deed::NamePatrons, "/api/tables/1/sent", None),
            (Deed::NamePatrons, "/api/tables/1/expected", None),
            (Deed::RunTables, "/api/patrons", None),
            (Deed::NamePatrons, "/api/asked/999999/read", Some(json!({ "id": format!("reads-{n}-01") }))),
            (
                Deed::RunTables,
                "/api/lists/999999",
                Some(json!({ "id": format!("list-{n}-01"), "change": "call" })),
            ),
            (Deed::RunTables, "/api/tables/1/devices", None),
            (
                Deed::RunTables,
                "/api/tables/999999/devices",
                Some(json!({ "id": format!("device-{n}-01"), "name": "Shoe" })),
            ),
            (Deed::RunTables, "/api/devices/999999/revoke", Some(json!({ "id": format!("device-{n}-02") }))),
            (
                Deed::RunTables,
                "/api/must-move",
                Some(json!({ "id": format!("must-{n}-01"), "from": 999_999 })),
            ),
            (
                Deed::GiveRoles,
                "/api/people/1000/provider",
                Some(json!({ "id": format!("provider-{n}-1"), "company": "P", "badge": "1" })),
            ),
            (Deed::SetExams, "/api/exams", Some(exam)),
            (Deed::SetExams, "/api/exams/999999/close", Some(json!({ "id": format!("close-exam-{n}") }))),
            (Deed::ReadExams, "/api/exams/results", None),
            (Deed::ReadExams, "/api/exams/retests", None),
            (Deed::ReadReports, "/api/shifts", None),
            (Deed::RunShifts, "/api/shifts", Some(shift)),
            (Deed::RunShifts, "/api/shifts/1/close", Some(json!({ "id": format!("close-{n}-01") }))),
            (Deed::ReadReports, "/api/counts", None),
            (Deed::ReadReports, "/api/counts/999999", None),
            (Deed::Count, "/api/counts/next?shift=999", None),
            (Deed::Count, "/api/counts", Some(count)),
            (Deed::Count, "/api/counts/999999/correct", Some(line)),
            (Deed::Count, "/api/counts/999999/sign", Some(json!({ "id": format!("sign-{n}-001") }))),
            (Deed::GiveRoles, "/api/people/1000/role", Some(json!({ "role": "player" }))),
            (Deed::GiveRoles, "/api/staff", Some(json!({ "name": format!("New {n}"), "role": "dealer" }))),
            (Deed::GiveRoles, "/api/people/1000/password", Some(json!({}))),
            (Deed::GiveRoles, "/api/people/1000/passkeys", None),
            (Deed::GiveRoles, "/api/people/1000/passkeys/remove", Some(json!({}))),
            (Deed::GiveRoles, "/api/people/1000/sessions", None),
            (Deed::GiveRoles, "/api/people/1000/sessions/all/end", Some(json!({}))),
        ];
        // The one before has gone from the table, which notices when it does.
        rest(&house, books);
        for (deed, path, body) in calls {
            let before = state(&house, books);
            let status = match &body {
                Some(body) => post(&house.address, path, cookie, body).unwrap().0,
                None => get(&house.address, path, cookie).0,
            };
            // Person 1000, shift 999 and sheet 999999 do not exist, and nothing of that number waits: who may is told so. The
            // first who may has closed shift 1.
            let unknown = matches!(
                deed,
                Deed::GiveRoles
                    | Deed::Sign
                    | Deed::Count
                    | Deed::ReadReports
                    | Deed::RunTables
                    | Deed::SetExams
            ) && status == 404
                || deed == Deed::RunShifts && status == 409;
            let allowed = matches!(status, 200 | 204) || unknown;
            assert_eq!(allowed, may(*role, deed), "{role:?} {path}: {status}");
            if !allowed {
                assert_eq!(status, 403, "{role:?} {path}");
                assert_eq!(state(&house, books), before, "{role:?} {path} changed something");
            }
            checked += 1;
        }
        checked += at_the_table(&house, books, table, *role, cookie, *player);
    }
    assert_eq!(checked, 8 * (61 + 8));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

/// The deeds that go over the WebSocket.
fn at_the_table(house: &House, books: &str, table: u64, role: Role, cookie: &str, player: u64) -> usize {
    let mut client = Client::connect(&house.address, cookie).unwrap();
    client.watch(table).unwrap();
    // From where they connect is written down beside it: that is over before anything is tried.
    rest(house, books);
    let commands = [
        json!({ "sit": { "seat": 3, "chips": 100 } }),
        json!({ "blackjack": { "take_bank": { "wager": 50 } } }),
        json!({ "blackjack": "ready" }),
        json!({ "dealer": "shuffle" }),
        json!({ "call_floor": { "text": "a card fell" } }),
        json!({ "floor": { "reason": "a test", "ruling": { "mute": { "player": 1, "on": true } } } }),
        json!("leave"),
    ];
    for (n, command) in commands.iter().enumerate() {
        let before = state(house, books);
        let typed = serde_json::from_value(command.clone()).unwrap();
        let answer = client.ask(&format!("{player}-command-{n}"), table, command).unwrap();
        let refused = answer["refusal"]["clause"] == "ROOM-1";
        assert_eq!(!refused, may(role, Deed::of(&typed)), "{role:?} {command}: {answer}");
        if refused {
            assert_eq!(state(house, books), before, "{role:?} {command} changed something");
        }
    }
    client.send(&json!({ "do": "chat", "table": table, "text": "hello" })).unwrap();
    let heard = loop {
        let frame = client.next().unwrap();
        match frame["type"].as_str() {
            Some("chat") => break true,
            Some("error") => break false,
            _ => {}
        }
    };
    assert_eq!(heard, may(role, Deed::Talk), "{role:?} talks");
    commands.len() + 1
}

#[test]
fn the_cage_corrects_by_a_second_entry_and_hands_nothing_over_twice_room_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let house = house(&server);
    let cage = &house.people.iter().find(|(role, ..)| *role == Role::Cage).unwrap().1;
    let (_, player) = guest(&house.address, "Ada").unwrap();
    let wallet = || {
        let people = get(&house.address, "/api/people", cage).1;
        people.as_array().unwrap().iter().find(|p| p["player"] == player).unwrap()["wallet"].as_f64().unwrap()
    };
    let start = wallet();
    let issue = json!({ "id": "issue-000001", "player": player, "amount": 50.5, "reason": "bought in" });
    let (_, _, first) = post(&house.address, "/api/cage/issue", cage, &issue).unwrap();
    let (_, _, again) = post(&house.address, "/api/cage/issue", cage, &issue).unwrap();
    assert_eq!((&first, wallet()), (&again, start + 50.5));
    let too_much =
        json!({ "id": "redeem-00001", "player": player, "amount": start + 51.0, "reason": "cash out" });
    let (status, _, problem) = post(&house.address, "/api/cage/redeem", cage, &too_much).unwrap();
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-3")));
    let correct = json!({ "id": "correct-0001", "entry": first["entry"], "reason": "wrong person" });
    let (status, _, correction) = post(&house.address, "/api/cage/correct", cage, &correct).unwrap();
    assert_eq!((status, wallet()), (200, start), "{correction}");
    let twice = json!({ "id": "correct-0002", "entry": first["entry"], "reason": "once more" });
    assert_eq!(post(&house.address, "/api/cage/correct", cage, &twice).unwrap().0, 409);
    let nonsense = json!({ "id": "issue-000002", "player": player, "amount": -1, "reason": "?" });
    assert_eq!(post(&house.address, "/api/cage/issue", cage, &nonsense).unwrap().0, 409);
    let book = get(&house.address, "/api/cage/entries", cage).1;
    let kinds: Vec<&str> =
        book.as_array().unwrap().iter().take(2).map(|e| e["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["correct", "issue"], "the first entry stays in the book");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn of_many_corrections_at_once_one_is_made_room_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let house = house(&server);
    let cage = &house.people.iter().find(|(role, ..)| *role == Role::Cage).unwrap().1;
    let (cookie, player) = guest(&house.address, "Ada").unwrap();
    let start = get(&house.address, "/api/me", &cookie).1["wallet"].clone();
    for round in 0..4 {
        let issue =
            json!({ "id": format!("issue-00000{round}"), "player": player, "amount": 40, "reason": "wrong" });
        let (_, _, first) = post(&house.address, "/api/cage/issue", cage, &issue).unwrap();
        let correct = |n: usize| {
            let id = format!("correct-{round}-{n}");
            let body = json!({ "id": id, "entry": first["entry"], "reason": "it was wrong" });
            post(&house.address, "/api/cage/correct", cage, &body).unwrap().0
        };
        let answers: Vec<u16> = std::thread::scope(|scope| {
            let all: Vec<_> = (0..8)
                .map(|n| {
                    scope.spawn({
                        let correct = &correct;
                        move || correct(n)
                    })
                })
                .collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
        assert_eq!(get(&house.address, "/api/me", &cookie).1["wallet"], start);
    }
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}
