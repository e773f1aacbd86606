//! Who comes in, how, and what the books say of it: guessers, passwords that were told, short sessions of the staff, the journal.

use crate::client::{Client, get, guest, http, post, raw, told};
use crate::counter::{manager, second, sign_all, staff};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

/// Tries to sign in from an address behind the proxy: the status, and every cookie that was set.
fn try_from(server: &Server, from: &str, cookie: &str, name: &str, password: &str) -> (u16, Vec<String>) {
    let body = json!({ "name": name, "password": password }).to_string();
    let extra = format!("Content-Type: application/json\r\nX-Forwarded-For: {from}\r\n");
    let (head, _) = raw(&server.address, "POST", "/api/login", cookie, &body, &extra).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let cookies = head.lines().filter_map(|l| l.strip_prefix("set-cookie: "));
    (status, cookies.map(|c| c.split(';').next().unwrap().to_string()).collect())
}

#[test]
fn a_guesser_is_slowed_from_everywhere_and_does_not_keep_the_owner_out() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::with(books, &["--trusted-proxy", "127.0.0.1/32"]);
    let account = json!({ "name": "Grace", "password": PASSWORD });
    assert_eq!(post(&server.address, "/api/account", "", &account).unwrap().0, 200);
    let (status, home) = try_from(&server, "192.0.2.7", "", "Grace", PASSWORD);
    assert_eq!((status, home.len()), (200, 2), "a session, and the mark of the browser");
    let mark = home.iter().find(|c| c.starts_with("cardroom-device=")).unwrap();
    // One address gets eight tries; all of them together, forty.
    let guesses = |from: &str| -> Vec<u16> {
        (0..10).map(|n| try_from(&server, from, "", "grace", &format!("guess number {n}")).0).collect()
    };
    let first = guesses("198.51.100.1");
    assert_eq!(first.iter().filter(|s| **s == 401).count(), 8, "{first:?}");
    let all: Vec<u16> = (2..8).flat_map(|n| guesses(&format!("198.51.100.{n}"))).collect();
    let tried = 8 + all.iter().filter(|s| **s == 401).count();
    assert!((39..=41).contains(&tried), "{tried} tries, wherever they came from");
    // The owner's browser is let in; one that nobody knows waits, and so does one with somebody else's mark.
    assert_eq!(try_from(&server, "192.0.2.7", mark, "Grace", PASSWORD).0, 200);
    assert_eq!(try_from(&server, "192.0.2.99", "", "Grace", PASSWORD).0, 429);
    assert_eq!(try_from(&server, "192.0.2.99", "cardroom-device=00", "Grace", PASSWORD).0, 429);
    // Guesses from the owner's own browser run out too.
    let here: Vec<u16> =
        (0..10).map(|_| try_from(&server, "192.0.2.7", mark, "Grace", "not this one").0).collect();
    assert_eq!(here.iter().filter(|s| **s == 401).count(), 8, "{here:?}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn a_password_that_was_told_is_changed_before_anything_else_and_a_weak_one_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (_, player) = staff(&server, &boss, "Eve", "auditor");
    // Two people open the auditor's account again, and each is told half of the password.
    let second = second(&server.address, &boss);
    let (status, _, half) =
        post(&server.address, &format!("/api/people/{player}/password"), &boss, &json!({})).unwrap();
    assert_eq!((status, &half["half"]), (202, &json!(true)));
    let rest = sign_all(&server.address, &second)[0]["password"].clone();
    let given = format!("{}-{}", half["password"].as_str().unwrap(), rest.as_str().unwrap());
    let login = |server: &Server, password: &str| {
        post(&server.address, "/api/login", "", &json!({ "name": "Eve", "password": password })).unwrap()
    };
    assert_eq!(login(&server, half["password"].as_str().unwrap()).0, 401, "half of it opens nothing");
    // It is due after a restart, too: whoever reset it reads nothing as the auditor.
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    let (status, eve, me) = login(&server, &given);
    let eve = eve.unwrap();
    assert_eq!((status, &me["password_due"]), (200, &json!(true)));
    for path in ["/api/cage/entries", "/api/people", "/api/reports/drop", "/api/journal"] {
        let (status, problem) = get(&server.address, path, &eve);
        assert_eq!(status, 403, "{path}: {problem}");
        assert!(problem["reason"].as_str().unwrap().contains("Choose one of your own"), "{problem}");
    }
    assert_eq!(http(&server.address, "GET", "/ws", &eve, "", "").unwrap().0, 403, "no connection either");
    let change = |new: &str| {
        post(&server.address, "/api/password", &eve, &json!({ "old": given, "new": new })).unwrap()
    };
    for weak in ["aaaaaaaaaa", "1234567890", "passwordpassword", "Eve Eve Eve"] {
        assert_eq!(change(weak).0, 400, "{weak}");
    }
    assert_eq!(change(&given).0, 400, "the one that was told is not one's own");
    let (status, eve, me) = change("five quiet lanterns");
    assert_eq!((status, &me["password_due"]), (200, &json!(false)));
    assert_eq!(get(&server.address, "/api/journal", &eve.unwrap()).0, 200);
    for weak in ["aaaaaaaaaa", "abcdefghij"] {
        let account = json!({ "name": "Weak", "password": weak });
        assert_eq!(post(&server.address, "/api/account", "", &account).unwrap().0, 400, "{weak}");
    }
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn sessions_of_the_staff_last_a_shift() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let lasts = |name: &str| -> u64 {
        let body = json!({ "name": name, "password": PASSWORD }).to_string();
        let json_body = "Content-Type: application/json\r\n";
        let (head, _) = raw(&server.address, "POST", "/api/login", "", &body, json_body).unwrap();
        let session = head.lines().find(|l| l.starts_with("set-cookie: cardroom=")).unwrap();
        session.split("Max-Age=").nth(1).unwrap().parse().unwrap()
    };
    let (_, player) = staff(&server, &boss, "Cora", "player");
    assert_eq!(lasts("Cora"), 30 * 24 * 3600);
    assert_eq!(lasts("Boss"), 12 * 3600);
    // Whoever gets a role of the staff keeps no session of a player.
    let role = json!({ "role": "cage" });
    assert_eq!(post(&server.address, &format!("/api/people/{player}/role"), &boss, &role).unwrap().0, 204);
    assert_eq!(server.stop(), Some(0));
    let rows = rusqlite::Connection::open(folder.path().join("cardroom.sqlite")).unwrap();
    let longest: i64 = rows
        .query_row("SELECT max(until) FROM sessions WHERE person = ?1", [player], |row| row.get(0))
        .unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!(longest > now && longest <= now + 12 * 3600 * 1000, "{}", longest - now);
}

#[test]
fn the_journal_says_who_did_what_and_is_part_of_the_books() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, player) = staff(&server, &boss, "Cora", "cage");
    let address = &server.address;
    let login = |password: &str| {
        post(address, "/api/login", "", &json!({ "name": "Cora", "password": password })).unwrap()
    };
    assert_eq!((login("not the password").0, login(PASSWORD).0), (401, 200));
    let nobody = json!({ "name": "Nobody at all", "password": PASSWORD });
    assert_eq!(post(address, "/api/login", "", &nobody).unwrap().0, 401);
    let change = json!({ "old": "not the password", "new": "five quiet lanterns" });
    assert_eq!(post(address, "/api/password", &cora, &change).unwrap().0, 403);
    assert_eq!(post(address, "/api/logout", &cora, &json!({})).unwrap().0, 204);
    assert_eq!(post(address, &format!("/api/people/{player}/password"), &boss, &json!({})).unwrap().0, 200);
    let (ann, ann_number) = guest(address, "Ann").unwrap();
    let chips = json!({ "id": "journal-1", "player": ann_number, "amount": 25, "reason": "bought in" });
    let unseen =
        json!({ "id": "journal-2", "player": ann_number, "amount": 25, "reason": "bought\u{202e} in" });
    assert!(post(address, "/api/cage/issue", &boss, &unseen).unwrap().0 >= 400, "a reason can be read");
    assert_eq!(post(address, "/api/cage/issue", &boss, &chips).unwrap().0, 200);
    assert_eq!(
        post(address, "/api/tables/1/close", &boss, &json!({ "reason": "the night is over" })).unwrap().0,
        204
    );
    for nobody in ["", &ann, &cora] {
        assert!(matches!(get(address, "/api/journal", nobody).0, 401 | 403));
    }
    let page = |query: &str| get(address, &format!("/api/journal{query}"), &boss).1;
    let lines = |page: &Value| -> Vec<String> {
        let rows = page["rows"].as_array().unwrap().iter();
        rows.map(|r| format!("{}: {}", r["name"].as_str().unwrap_or("-"), told(&r["says"]))).collect()
    };
    let all = lines(&page(""));
    let latest = [
        "Boss: Table 1 was closed: “the night is over”",
        "Boss: $25 were given to Ann: “bought in”",
        "Boss: Cora was given another password, to be changed at the next sign-in.",
        "Cora: Cora signed out.",
        "-: Somebody at 127.0.0.1 tried a wrong password for Cora.",
        "-: Somebody at 127.0.0.1 tried a name that nobody has.",
        "Cora: Cora signed in from 127.0.0.1.",
        "-: Somebody at 127.0.0.1 tried a wrong password for Cora.",
        "Boss: Cora was made the cage.",
    ];
    assert_eq!(all[..latest.len()], latest, "{all:#?}");
    assert!(all.iter().any(|line| line.contains("Boss is new: the manager.")), "{all:#?}");
    assert!(!all.iter().any(|line| line.contains("Ann is new")), "guests are no line");
    // By kind and by person.
    let of = |query: &str| lines(&page(&format!("?{query}")));
    assert_eq!(of("kind=tables")[0], latest[0]);
    assert_eq!(of("kind=cage"), latest[1..2]);
    assert!(of("kind=sign_ins").iter().all(|line| !line.contains("$25")) && of("kind=sign_ins").len() == 5);
    let cora_only = of(&format!("person={player}"));
    assert!(cora_only.contains(&latest[7].to_string()), "what is about her: {cora_only:?}");
    assert!(!cora_only.iter().any(|line| line.contains("Table 1") || line.contains("$25")), "{cora_only:?}");
    assert_eq!(get(address, "/api/journal?kind=nonsense", &boss).0, 400);
    // Page by page the same lines come, and there is an end.
    let (mut paged, mut before) = (Vec::new(), String::new());
    loop {
        let page = page(&format!("?limit=3{before}"));
        paged.extend(lines(&page));
        match page["next"].as_u64() {
            Some(next) => before = format!("&before={next}"),
            None => break,
        }
    }
    assert_eq!(paged, all);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn lock_outs_and_rulings_stand_in_the_journal_once_room_cut_off_or_not() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    for _ in 0..12 {
        let wrong = json!({ "name": "Flo", "password": "not the password" });
        assert!(matches!(post(&server.address, "/api/login", "", &wrong).unwrap().0, 401 | 429));
    }
    let mut floor = Client::connect(&server.address, &flo).unwrap();
    floor.watch(2).unwrap();
    let rule = |on: bool| json!({ "floor": { "reason": "a spill", "ruling": { "pause": { "on": on } } } });
    let pauses = floor.ask("flo-pauses-1", 2, &rule(true)).unwrap();
    assert_eq!(floor.ask("flo-pauses-1", 2, &rule(true)).unwrap()["seq"], pauses["seq"], "asked twice");
    let rows = |server: &Server, kind: &str| {
        get(&server.address, &format!("/api/journal?kind={kind}"), &boss).1["rows"]
            .as_array()
            .unwrap()
            .clone()
    };
    let ruled = rows(&server, "rulings");
    assert_eq!(ruled.len(), 1, "{ruled:?}");
    assert_eq!(
        (&ruled[0]["table"], &ruled[0]["seq"], &ruled[0]["name"]),
        (&json!(2), &pauses["seq"], &json!("Flo"))
    );
    assert!(told(&ruled[0]["says"]).starts_with("Table 2: "), "{}", told(&ruled[0]["says"]));
    let kept_out: Vec<String> = rows(&server, "sign_ins").iter().map(|row| told(&row["says"])).collect();
    let kept_out = kept_out.iter().filter(|line| line.starts_with("Too many wrong tries for Flo")).count();
    assert_eq!(kept_out, 1, "said once");
    assert_eq!(server.stop(), Some(0));
    // A room that is cut off between the table's log and the house's book writes it down when it is opened again, once.
    let server = Server::start(books, 0, Some("ruled at a table:1"));
    let mut floor = Client::connect(&server.address, &flo).unwrap();
    floor.watch(2).unwrap();
    assert!(floor.ask("flo-goes-on-1", 2, &rule(false)).is_err(), "it dies before it answers");
    drop(server);
    for _ in 0..2 {
        let server = Server::patient(books, 120);
        let ruled = rows(&server, "rulings");
        assert_eq!(ruled.len(), 2, "{ruled:?}");
        assert_eq!(ruled[0]["name"], "Flo");
        assert_eq!(server.stop(), Some(0));
    }
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
