//! The cage's day: tenders, drawers that are opened and closed with a count, and what somebody's cash comes to on a gaming day.

use crate::client::{get, guest, post, raw};
use crate::counter::{manager, sign_all, staff};
use crate::server::{Server, reader, verify};
use serde_json::{Value, json};

fn ask(server: &Server, who: &str, path: &str, body: &Value) -> (u16, Value) {
    let (status, _, answer) = post(&server.address, path, who, body).unwrap();
    (status, answer)
}

fn drawers(server: &Server, who: &str) -> Vec<Value> {
    get(&server.address, "/api/cage/drawers", who).1.as_array().unwrap().clone()
}

#[test]
fn a_drawer_is_closed_with_what_went_through_it_and_says_what_is_over_or_short_room_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, cora_is) = staff(&server, &boss, "Cora", "cage");
    let (cleo, _) = staff(&server, &boss, "Cleo", "cage");
    let (eve, _) = staff(&server, &boss, "Eve", "auditor");
    let (_, ann) = guest(&server.address, "Ann").unwrap();
    let entry = |id: &str, amount: u32, tender: &str| json!({ "id": id, "player": ann, "amount": amount, "reason": "day", "tender": tender });
    let count = |id: &str, counted: f64| json!({ "id": id, "counted": counted });
    // Without a drawer an entry names none.
    let (_, before) = ask(&server, &cora, "/api/cage/issue", &entry("before-it-1", 40, "cash"));
    assert!(before.get("drawer").is_none() && before["tender"] == "cash", "{before}");
    assert_eq!(ask(&server, &cora, "/api/cage/drawers", &count("below-zero", -1.0)).0, 409);
    let (status, drawer) = ask(&server, &cora, "/api/cage/drawers", &count("opens-0001", 2000.0));
    assert_eq!(
        (status, &drawer["opened_with"], &drawer["by"]),
        (200, &json!(2000.0), &json!(cora_is)),
        "{drawer}"
    );
    assert_eq!(ask(&server, &cora, "/api/cage/drawers", &count("opens-0001", 2000.0)), (200, drawer.clone()));
    assert_eq!(ask(&server, &cora, "/api/cage/drawers", &count("opens-0002", 5.0)).0, 409, "one is enough");
    // Cash counts, a check does not; what is corrected goes back.
    let (_, first) = ask(&server, &cora, "/api/cage/issue", &entry("cash-in-01", 500, "cash"));
    assert_eq!((&first["drawer"], &first["tender"]), (&drawer["drawer"], &json!("cash")));
    ask(&server, &cora, "/api/cage/issue", &entry("check-in-1", 900, "check"));
    ask(&server, &cora, "/api/cage/redeem", &entry("cash-out-1", 120, "cash"));
    let (_, wrong) = ask(&server, &cora, "/api/cage/issue", &entry("mistake-01", 60, "cash"));
    let undo = json!({ "id": "undo-00001", "entry": wrong["entry"], "reason": "twice" });
    assert_eq!(ask(&server, &cora, "/api/cage/correct", &undo).1["drawer"], drawer["drawer"]);
    // Somebody else's entries go through their own, or none.
    assert!(
        ask(&server, &cleo, "/api/cage/issue", &entry("cleo-00001", 10, "cash")).1.get("drawer").is_none()
    );
    // The count is blind: nobody who may count is told what should lie in it, and the auditor counts nothing.
    let sums = |who: &str| {
        let open = &drawers(&server, who)[0];
        ["opened_with", "cash_in", "cash_out", "corrected", "expected"].map(|key| open[key].as_f64())
    };
    for who in [&cora, &cleo, &boss] {
        assert_eq!(sums(who), [Some(2000.0), None, None, None, None]);
    }
    assert_eq!(sums(&eve), [Some(2000.0), Some(500.0), Some(120.0), Some(60.0), Some(2380.0)]);
    assert_eq!(ask(&server, &cora, "/api/cage/drawers", &count("opens-0001", 2000.0)), (200, drawer.clone()));
    // It outlives a restart, and nobody but its owner and the manager closes it.
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    let close = format!("/api/cage/drawers/{}/close", drawer["drawer"]);
    assert_eq!(ask(&server, &cleo, &close, &count("not-hers-1", 2380.0)).0, 403);
    // What waits for a second signature would go through it: it is not closed before.
    let (status, much) = ask(&server, &cora, "/api/cage/redeem", &entry("very-much-1", 20_000, "check"));
    assert_eq!(status, 202, "{much}");
    assert_eq!(ask(&server, &cora, &close, &count("too-early-1", 2380.0)).0, 409);
    let decline = format!("/api/signatures/{}/decline", much["entry"]);
    assert_eq!(ask(&server, &cora, &decline, &json!({})).0, 204);
    // A count that does not agree closes nothing, and whoever counted learns that and no more; it outlives a restart.
    let (status, again) = ask(&server, &cora, &close, &count("counts-001", 2370.0));
    let told = ["first_count", "counted", "cash_in", "expected", "over"].map(|key| again[key].as_f64());
    assert_eq!((status, told), (200, [Some(2370.0), None, None, None, None]), "{again}");
    assert_eq!(ask(&server, &cora, &close, &count("counts-001", 2370.0)), (200, again.clone()), "sent again");
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    assert_eq!(drawers(&server, &cora)[0]["first_count"], json!(2370.0));
    assert_eq!(ask(&server, &cora, &close, &count("counts-001", 2370.0)), (200, again.clone()));
    let (status, closed) = ask(&server, &cora, &close, &count("closes-001", 2375.5));
    assert_eq!(status, 200, "{closed}");
    let told = ["expected", "first_count", "counted", "over"].map(|key| closed[key].as_f64().unwrap());
    assert_eq!(told, [2380.0, 2370.0, 2375.5, -4.5], "the second count stands, and both are in the book");
    let net = ["cash_in", "cash_out", "corrected"].map(|key| closed[key].as_f64().unwrap());
    assert_eq!(net, [500.0, 120.0, 60.0], "what was corrected is in neither");
    assert_eq!(ask(&server, &cora, &close, &count("counts-001", 2370.0)).1["counted"], Value::Null);
    assert_eq!(
        ask(&server, &cora, &close, &count("closes-001", 2375.5)),
        (200, closed.clone()),
        "sent again, once"
    );
    assert_eq!(ask(&server, &cora, &close, &count("closes-002", 2380.0)).0, 404);
    let journal = get(&server.address, "/api/journal?kind=cage&limit=2", &boss).1;
    assert!(crate::client::told(&journal["rows"][0]["says"]).contains("$4.50 short"), "{journal}");
    assert!(crate::client::told(&journal["rows"][1]["says"]).contains("$2,370 counted"), "{journal}");
    // One that agrees closes at once.
    let (_, exact) = ask(&server, &cora, "/api/cage/drawers", &count("opens-0009", 70.0));
    let at_once = format!("/api/cage/drawers/{}/close", exact["drawer"]);
    let (_, exact) = ask(&server, &cora, &at_once, &count("closes-009", 70.0));
    assert_eq!((&exact["over"], &exact["first_count"]), (&json!(0.0), &Value::Null), "{exact}");
    // Short by more than the limit takes two people, and another look where something went through it since.
    let (_, next) = ask(&server, &cora, "/api/cage/drawers", &count("opens-0003", 15_000.0));
    let close = format!("/api/cage/drawers/{}/close", next["drawer"]);
    assert_eq!(ask(&server, &cora, &close, &count("counts-003", 1.0)).1["counted"], Value::Null);
    let (status, waits) = ask(&server, &cora, &close, &count("closes-003", 0.0));
    assert_eq!((status, &waits["waits"]), (202, &json!(true)), "{waits}");
    // Whoever counted learns nothing that would help to count anew, and does not take the count back.
    assert!(waits["expected"].is_null() && waits["over"].is_null() && waits["cash_in"].is_null(), "{waits}");
    let own = get(&server.address, "/api/signatures", &cora).1;
    assert!(!own.to_string().contains("15000"), "{own}");
    let decline = format!("/api/signatures/{}/decline", own[0]["entry"]);
    assert_eq!(ask(&server, &cora, &decline, &json!({})).1["refusal"]["clause"], "ROOM-10");
    ask(&server, &cora, "/api/cage/issue", &entry("cash-in-02", 5, "cash"));
    let waiting = get(&server.address, "/api/signatures", &boss).1;
    let sign = format!("/api/signatures/{}/sign", waiting[0]["entry"]);
    assert_eq!(ask(&server, &boss, &sign, &json!({})).0, 409, "count again");
    let decline = format!("/api/signatures/{}/decline", waiting[0]["entry"]);
    assert_eq!(ask(&server, &boss, &decline, &json!({})).0, 204);
    assert_eq!(ask(&server, &cora, &close, &count("closes-004", 0.0)).0, 202);
    sign_all(&server.address, &boss);
    assert_eq!(drawers(&server, &cora)[0]["over"], json!(-15_005.0));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_drawer_is_not_counted_until_a_count_closes_it_while_one_waits_room_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, _) = staff(&server, &boss, "Cora", "cage");
    let (_, ann) = guest(&server.address, "Ann").unwrap();
    let count = |id: &str, counted: f64| json!({ "id": id, "counted": counted });
    let (_, drawer) = ask(&server, &cora, "/api/cage/drawers", &count("opens-0001", 15_000.0));
    let close = format!("/api/cage/drawers/{}/close", drawer["drawer"]);
    assert_eq!(ask(&server, &cora, &close, &count("counts-001", 1.0)).0, 200);
    assert_eq!(ask(&server, &cora, &close, &count("closes-001", 0.0)).0, 202);
    // What a third count would say, of 15,000 and of any other sum, is the same: nothing.
    for (id, counted) in [("closes-002", 15_000.0), ("closes-003", 2.0)] {
        let (status, problem) = ask(&server, &cora, &close, &count(id, counted));
        assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
    }
    assert_eq!(get(&server.address, "/api/signatures", &boss).1.as_array().unwrap().len(), 1);
    // What went through it since makes the count worthless: it is put away, and the next one waits whatever it is.
    let chips = json!({ "id": "cash-in-001", "player": ann, "amount": 5, "tender": "cash" });
    assert_eq!(ask(&server, &cora, "/api/cage/issue", &chips).0, 200);
    let (status, waits) = ask(&server, &cora, &close, &count("closes-004", 15_005.0));
    assert_eq!((status, &waits["expected"]), (202, &Value::Null), "{waits}");
    let waiting = get(&server.address, "/api/signatures", &boss).1;
    assert_eq!(waiting.as_array().unwrap().len(), 1, "{waiting}");
    // Sent again, a count that was put away says nothing of what should lie there.
    let (_, old) = ask(&server, &cora, &close, &count("closes-001", 0.0));
    assert_eq!((&old["expected"], &old["over"], &old["waits"]), (&Value::Null, &Value::Null, &json!(true)));
    sign_all(&server.address, &boss);
    assert_eq!(drawers(&server, &cora)[0]["over"], json!(0.0));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_drawer_whose_closing_was_cut_off_is_closed_once_and_nothing_is_lost() {
    for crash in ["drawer counting:1", "drawer counted:1", "drawer closing:1", "drawer closed:1"] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let count = |id: &str, counted: f64| json!({ "id": id, "counted": counted });
        let server = Server::patient(books, 120);
        let boss = manager(&server);
        let (cora, _) = staff(&server, &boss, "Cora", "cage");
        let (_, ann) = guest(&server.address, "Ann").unwrap();
        let drawer =
            ask(&server, &cora, "/api/cage/drawers", &count("opens-0001", 300.0)).1["drawer"].clone();
        let chips =
            json!({ "id": "cash-in-001", "player": ann, "amount": 200, "reason": "day", "tender": "cash" });
        assert_eq!(ask(&server, &cora, "/api/cage/issue", &chips).0, 200);
        let path = format!("/api/cage/drawers/{drawer}/close");
        // Cut off in the first count, or in the second one.
        let first = crash.starts_with("drawer count");
        if !first {
            assert_eq!(ask(&server, &cora, &path, &count("counts-001", 498.0)).0, 200);
        }
        assert_eq!(server.stop(), Some(0));
        let server = Server::start(books, 0, Some(crash));
        let cut_off = if first { count("counts-001", 498.0) } else { count("closes-001", 499.0) };
        let died = post(&server.address, &path, &cora, &cut_off).is_err();
        assert!(died, "{crash}: it dies before it answers");
        drop(server);
        let server = Server::patient(books, 120);
        let (status, counted) = ask(&server, &cora, &path, &count("counts-001", 498.0));
        assert_eq!((status, &counted["first_count"]), (200, &json!(498.0)), "{crash}: {counted}");
        let (status, closed) = ask(&server, &cora, &path, &count("closes-001", 499.0));
        assert_eq!(
            (status, &closed["expected"], &closed["over"], &closed["first_count"]),
            (200, &json!(500.0), &json!(-1.0), &json!(498.0)),
            "{crash}: {closed}"
        );
        assert_eq!(ask(&server, &cora, &path, &count("closes-002", 500.0)).0, 404, "{crash}: it is closed");
        assert_eq!(drawers(&server, &cora).len(), 1, "{crash}");
        assert_eq!(server.stop(), Some(0));
        let log = reader(books).records(0, 0, 2000).unwrap();
        for kind in ["drawer_counted", "drawer_closed"] {
            assert_eq!(log.iter().filter(|r| r.body.contains(kind)).count(), 1, "{crash}: {kind}");
        }
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{crash}: {text}");
    }
}

#[test]
fn a_drawer_whose_second_signature_was_cut_off_is_closed_once() {
    for crash in ["received:1", "drawer signed:1"] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let count = |id: &str, counted: f64| json!({ "id": id, "counted": counted });
        let server = Server::patient(books, 120);
        let boss = manager(&server);
        let (cora, _) = staff(&server, &boss, "Cora", "cage");
        let (_, drawer) = ask(&server, &cora, "/api/cage/drawers", &count("opens-0001", 15_000.0));
        let close = format!("/api/cage/drawers/{}/close", drawer["drawer"]);
        assert_eq!(ask(&server, &cora, &close, &count("counts-001", 1.0)).0, 200);
        assert_eq!(ask(&server, &cora, &close, &count("closes-001", 0.0)).0, 202);
        let waits = |server: &Server| get(&server.address, "/api/signatures", &boss).1;
        let sign = format!("/api/signatures/{}/sign", waits(&server)[0]["entry"]);
        assert_eq!(server.stop(), Some(0));
        let server = Server::start(books, 0, Some(crash));
        assert!(post(&server.address, &sign, &boss, &json!({})).is_err(), "{crash}: it dies first");
        drop(server);
        let server = Server::patient(books, 120);
        let left = waits(&server).as_array().unwrap().len();
        assert_eq!(left, usize::from(crash == "received:1"), "{crash}: it waits until it is signed");
        let again = ask(&server, &boss, &sign, &json!({})).0;
        assert_eq!(again, if left == 1 { 200 } else { 404 }, "{crash}");
        let rows = drawers(&server, &cora);
        assert_eq!((rows.len(), &rows[0]["over"]), (1, &json!(-15_000.0)), "{crash}: {rows:?}");
        assert_eq!(server.stop(), Some(0));
        let log = reader(books).records(0, 0, 2000).unwrap();
        let signed =
            |r: &&ledger::StoredRecord| r.body.contains("\"signed\"") && r.body.contains("drawer_closed");
        assert_eq!(log.iter().filter(signed).count(), 1, "{crash}");
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{crash}: {text}");
    }
}

#[test]
fn a_drawer_whose_opening_was_cut_off_is_opened_once_with_the_count_it_was_opened_with() {
    for crash in ["drawer opening:1", "drawer opened:1"] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let count = |id: &str| json!({ "id": id, "counted": 300.0 });
        let server = Server::patient(books, 120);
        let boss = manager(&server);
        let (cora, _) = staff(&server, &boss, "Cora", "cage");
        assert_eq!(server.stop(), Some(0));
        let server = Server::start(books, 0, Some(crash));
        let died = post(&server.address, "/api/cage/drawers", &cora, &count("opens-0001")).is_err();
        assert!(died, "{crash}: it dies before it answers");
        drop(server);
        let server = Server::patient(books, 120);
        let (status, opened) = ask(&server, &cora, "/api/cage/drawers", &count("opens-0001"));
        assert_eq!((status, &opened["opened_with"]), (200, &json!(300.0)), "{crash}: {opened}");
        let second = ask(&server, &cora, "/api/cage/drawers", &count("opens-0002")).0;
        assert_eq!((second, drawers(&server, &cora).len()), (409, 1), "{crash}: it is open");
        assert_eq!(server.stop(), Some(0));
        let log = reader(books).records(0, 0, 2000).unwrap();
        assert_eq!(log.iter().filter(|r| r.body.contains("drawer_opened")).count(), 1, "{crash}");
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{crash}: {text}");
    }
}

#[test]
fn the_counter_is_told_of_the_days_cash_before_an_entry_and_the_auditor_has_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, _) = staff(&server, &boss, "Cora", "cage");
    let (eve, _) = staff(&server, &boss, "Eve", "auditor");
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (ann_cookie, ann) = guest(&server.address, "Ann").unwrap();
    let (_, ben) = guest(&server.address, "Ben").unwrap();
    let shown = json!({ "kind": "passport", "number": "K-778-secret" });
    let entry = |id: &str, player: u64, amount: u32, tender: &str| json!({ "id": id, "player": player, "amount": amount, "reason": "day", "tender": tender });
    let before = |player: u64, way: &str, tender: &str, amount: u32| {
        let path = format!("/api/cage/day?player={player}&way={way}&tender={tender}&amount={amount}");
        let (status, day) = get(&server.address, &path, &cora);
        assert_eq!(status, 200, "{day}");
        let says: Vec<String> = day["says"].as_array().unwrap().iter().map(crate::client::told).collect();
        (day["due"].clone(), says)
    };
    let issue = |body: &Value| ask(&server, &cora, "/api/cage/issue", body);
    assert_eq!(before(ann, "issue", "cash", 3_000), (Value::Null, vec![]));
    let (due, says) = before(ann, "issue", "cash", 3_001);
    assert_eq!((due, says[0].contains("$3,001 in cash paid in")), (json!("note"), true), "{says:?}");
    let mut with_identity = entry("ann-cash-01", ann, 6_000, "cash");
    with_identity["identity"] = shown.clone();
    let (status, made) = issue(&with_identity);
    assert_eq!((status, &made["identity"]), (200, &shown), "{made}");
    assert_eq!(issue(&entry("ann-check-1", ann, 9_000, "check")).0, 200);
    // Cash and checks are apart, and so are in and out.
    let (due, says) = before(ann, "issue", "cash", 4_400);
    assert_eq!(due, json!("report"));
    assert_eq!(
        says,
        ["With this, $10,400 in cash paid in on this gaming day: above $10,000, a report is due."]
    );
    assert_eq!(before(ann, "issue", "cash", 4_000).0, json!("note"), "$10,000 is not above $10,000");
    assert_eq!(before(ann, "redeem", "cash", 3_000), (Value::Null, vec![]));
    assert_eq!(before(ann, "issue", "check", 9_000).0, json!("note"), "the cash of the day stays what it is");
    // What was corrected does not count.
    let (_, wrong) = issue(&entry("ben-cash-01", ben, 9_000, "cash"));
    let undo = json!({ "id": "ben-undo-01", "entry": wrong["entry"], "reason": "wrong person" });
    assert_eq!(ask(&server, &cora, "/api/cage/correct", &undo).0, 200);
    assert_eq!(before(ben, "issue", "cash", 100), (Value::Null, vec![]));
    // An entry that is out of the ordinary wants a reason, and no other does.
    let plain = |id: &str, player: u64, amount: u32, tender: &str| json!({ "id": id, "player": player, "amount": amount, "tender": tender });
    assert_eq!(issue(&plain("ann-cash-02", ann, 4_400, "cash")).0, 200, "she has shown who she is");
    let (status, problem) = issue(&plain("ann-other-1", ann, 5, "other"));
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
    // Nobody's cash of a day comes above the report unless they have shown who they are, and then nothing was booked.
    let (_, cat) = guest(&server.address, "Cat").unwrap();
    assert_eq!(issue(&plain("cat-cash-01", cat, 9_000, "cash")).0, 200);
    let booked = get(&server.address, "/api/cage/entries", &cora).1;
    let over = plain("cat-cash-02", cat, 1_001, "cash");
    let (status, problem) = issue(&over);
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-10")), "{problem}");
    assert!(problem["reason"].as_str().unwrap().contains("has not shown who they are"), "{problem}");
    assert_eq!(get(&server.address, "/api/cage/entries", &cora).1, booked);
    assert_eq!(before(cat, "issue", "cash", 1_001).1.len(), 2, "and the counter is told before");
    assert_eq!(issue(&plain("cat-check-1", cat, 1_001, "check")).0, 200);
    assert_eq!(issue(&plain("cat-cash-03", cat, 1_000, "cash")).0, 200);
    assert_eq!(issue(&plain("cat-cash-01", cat, 9_000, "cash")).0, 200, "sent again, it was booked before");
    let out = plain("cat-cash-out", cat, 10_000, "cash");
    assert_eq!(ask(&server, &cora, "/api/cage/redeem", &out).0, 200, "in and out are apart");
    let (_, undone) = issue(&plain("cat-cash-04", cat, 1, "check"));
    let undo = json!({ "id": "cat-undo-01", "entry": undone["entry"], "reason": " " });
    assert_eq!(ask(&server, &cora, "/api/cage/correct", &undo).0, 409, "a correction wants a reason");
    let (status, rows) = get(&server.address, "/api/reports/cash", &eve);
    assert_eq!((status, rows.as_array().unwrap().len()), (200, 2), "{rows}");
    assert_eq!((&rows[1]["due"], &rows[1]["name"]), (&json!("note"), &json!("Cat")), "{rows}");
    assert_eq!(
        (&rows[0]["due"], &rows[0]["name"], &rows[0]["identity"]),
        (&json!("report"), &json!("Ann"), &shown)
    );
    let cash = &rows[0]["sums"][0];
    assert_eq!((&cash["paid_in"], &cash["paid_out"]), (&json!(10_400.0), &json!(0.0)), "{rows}");
    let (_, csv) = raw(&server.address, "GET", "/api/reports/cash.csv", &eve, "", "").unwrap();
    assert!(csv.contains("Ann,passport K-778-secret,report,10400.00,0.00,9000.00,0.00"), "{csv}");
    // The floor reads neither, and the patron nothing at all.
    for path in [
        "/api/reports/cash",
        "/api/reports/cash.csv",
        "/api/cage/drawers",
        "/api/cage/day?player=1&way=issue",
    ] {
        for (cookie, who) in [(&flo, "floor"), (&ann_cookie, "patron")] {
            assert_eq!(get(&server.address, path, cookie).0, 403, "{who} {path}");
        }
    }
    // The house has its own thresholds; higher ones take two people.
    let settings = |note: u32, report: u32| json!({ "id": format!("thresholds-{note}"), "settings": { "cage_limit": 10_000, "ruling_limit": 10_000, "cash_note": note, "cash_report": report } });
    assert_eq!(ask(&server, &boss, "/api/settings", &settings(50, 70)).0, 204);
    assert_eq!(before(ben, "issue", "cash", 60).0, json!("note"));
    assert_eq!(ask(&server, &boss, "/api/settings", &settings(60, 90)).0, 202);
    // Two entries wait, each of which one could sign: who signs the second is told that a report is due with both.
    let strict = json!({ "cage_limit": 40, "ruling_limit": 10_000, "cash_note": 50, "cash_report": 70 });
    let strict = json!({ "id": "strict-counter", "settings": strict });
    assert_eq!(ask(&server, &boss, "/api/settings", &strict).0, 204);
    let waits = ["ben-waits-1", "ben-waits-2"].map(|id| issue(&plain(id, ben, 45, "cash")));
    let signs = waits.map(|(status, waits)| {
        assert_eq!(status, 202, "{waits}");
        ask(&server, &boss, &format!("/api/signatures/{}/sign", waits["entry"]), &json!({})).0
    });
    assert_eq!(signs, [200, 409]);
    assert_eq!(server.stop(), Some(0));
    // What was shown lies closed: no file of the books has it in the clear, and no record.
    let log = reader(books).records(0, 0, 2000).unwrap();
    assert!(log.iter().all(|r| !r.body.contains("K-778")));
    for file in std::fs::read_dir(books).unwrap().flatten().filter(|f| f.path().is_file()) {
        let bytes = std::fs::read(file.path()).unwrap();
        assert!(!bytes.windows(12).any(|w| w == b"K-778-secret"), "{:?}", file.path());
    }
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
