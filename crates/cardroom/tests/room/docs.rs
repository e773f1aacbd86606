//! The API's description, held against real requests and answers: every call that is documented is made, and every body
//! has the fields that its schema says, no more and no fewer.

use crate::client::{Client, get, guest, http, post};
use crate::dealt::House;
use crate::device::{self, Device, Manner};
use crate::schemas::Schemas;
use crate::server::Server;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// A call with its real path, whose cookie it is made with, and what is sent.
struct Call<'a> {
    method: &'a str,
    path: &'a str,
    real: String,
    cookie: &'a str,
    body: Value,
}

/// Plays a hand of poker to its end and some rounds of blackjack, so that there is something to show.
fn play(server: &Server, cookie: &str, me: u64) -> u64 {
    let lobby = get(&server.address, "/api/lobby", "").1;
    let table =
        lobby.as_array().unwrap().iter().find(|t| t["game"] == "holdem").unwrap()["table"].as_u64().unwrap();
    let mut client = Client::connect(&server.address, cookie).unwrap();
    client.watch(table).unwrap();
    let mut n = 0;
    while client.view["rounds"].as_u64() < Some(3) {
        n += 1;
        match client.choice(me, 0, true) {
            Some(command) => drop(client.ask(&format!("docs-{n:08}"), table, &command).unwrap()),
            None => drop(client.next().unwrap()),
        }
    }
    table
}

#[test]
fn every_documented_call_takes_and_gives_what_its_schema_says() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    // By its name: at an address of numbers there are no passkeys.
    let address = &server.address.replace("127.0.0.1", "localhost");
    let docs = get(address, "/api/docs", "").1;
    let schemas = Schemas(docs["components"]["schemas"].clone());
    let password = "a long password";
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": password });
    let boss = post(address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let (ann, me) = guest(address, "Ann").unwrap();
    let poker = play(&server, &ann, me);
    let blackjack = crate::examples::bot::play(address, 1, 2).map(|_| 1).unwrap();
    let own = |name: &str| json!({ "name": name, "password": password });
    let (_, fay, fay_is) = post(address, "/api/account", "", &own("Fay")).unwrap();
    let fay = fay.unwrap();
    let (_, cleo, cage_is) = post(address, "/api/account", "", &own("Cleo")).unwrap();
    let cage = format!("/api/people/{}/role", cage_is["player"]);
    assert_eq!(post(address, &cage, &boss, &json!({ "role": "cage" })).unwrap().0, 204);
    let order = json!({ "name": "", "house": "aviator", "game": "blackjack", "option": 1, "dealing": "virtual", "bots": 0 });
    let chips = |id: &str| json!({ "id": id, "player": me, "amount": 10, "reason": "docs" });
    let (second, _) = guest(address, "Ben").unwrap();
    let (third, _) = guest(address, "Cat").unwrap();
    let (gus, gus_is) = guest(address, "Gus").unwrap();
    let all = json!({ "id": "docs-broke", "player": gus_is, "amount": 4950, "reason": "docs" });
    assert_eq!(post(address, "/api/cage/redeem", &boss, &all).unwrap().0, 200);
    let call =
        |method, path, real: &str, cookie, body| Call { method, path, real: real.into(), cookie, body };
    let none = Value::Null;
    let issued = call("post", "/api/cage/issue", "/api/cage/issue", &boss, chips("docs-issue-1"));
    let entry = post(address, "/api/cage/issue", &boss, &chips("docs-issue-0")).unwrap().2["entry"].clone();
    let cleo = cleo.unwrap();
    let waits = ["docs-waits-1", "docs-waits-2"].map(|id| {
        let much = json!({ "id": id, "player": me, "amount": 20_000, "tender": "check" });
        post(address, "/api/cage/issue", &boss, &much).unwrap().2["entry"].clone()
    });
    // A call each: the one that is closed is opened by somebody else.
    let count = json!({ "id": "docs-counts", "counted": 50 });
    let drawer = post(address, "/api/cage/drawers", &cleo, &count).unwrap().2;
    let undo = json!({ "id": "docs-correct", "entry": entry, "reason": "docs" });
    let shuffles = "/api/tables/{table}/shuffles/{shuffle}";
    let past = format!("/api/people/{me}/rounds");
    let began = get(address, &past, &ann).1["rounds"][0]["from"].as_u64().expect("a hand was played");
    let replay = format!("/api/tables/{poker}/hands/{began}");
    let log = get(address, &format!("/api/tables/{blackjack}/history"), "").1;
    let mut records = log.as_array().unwrap().iter();
    let banked = records.find(|r| r["events"].to_string().contains("bank_taken")).expect("somebody banked");
    let shared = format!("/api/tables/{blackjack}/rounds/{}", banked["seq"]);
    let boss_is = get(address, "/api/me", &boss).1["player"].clone();
    let mut device = Device::new("documented");
    let manner =
        Manner { origin: format!("http://{address}"), room: "localhost".into(), flags: device::VERIFIED };
    let by_password = json!({ "password": password });
    let (_, _, key_order) = post(address, "/api/passkeys/order", &boss, &by_password).unwrap();
    let key_made = device.makes(&key_order, "Phone", &manner);
    let (_, _, question) = post(address, "/api/passkeys/question", "", &json!({})).unwrap();
    let key_answer = device.signs(&question, &manner);
    let key = &hex::encode(Sha256::digest(&device.id))[..16];
    let (duc, _) = crate::counter::staff(&server, &boss, "Duc", "dealer");
    let by_hand = House { server, manager: boss.clone(), dealer: duc.clone() };
    let dealt = crate::named::wagered(&by_hand).table;
    let server = by_hand.server;
    let devices = format!("/api/tables/{dealt}/devices");
    let device_order = |id: &str| json!({ "id": id, "name": "Shoe" });
    let (_, _, given) = post(address, &devices, &boss, &device_order("docs-device-0")).unwrap();
    // A device comes with no cookie: its key stands in the line after it.
    let bearer = format!("none=none\r\nAuthorization: Bearer {}", given["key"].as_str().unwrap());
    let private = json!({ "rulebook": "open/holdem", "option": 1, "programs": 2, "strength": "newcomer" });
    let (_, _, opened) = post(address, "/api/private", &ann, &private).unwrap();
    let (opens, closes) =
        (json!({ "id": "docs-opens-01", "name": "day" }), json!({ "id": "docs-closes-1", "note": "calm" }));
    let (_, _, _) =
        post(address, "/api/shifts", &boss, &json!({ "id": "docs-opens-00", "name": "grave" })).unwrap();
    let (_, offer) = get(address, "/api/counts/next?shift=1", &boss);
    let boxes: Vec<Value> = ["boxes", "idle"]
        .iter()
        .flat_map(|kind| offer[kind].as_array().unwrap())
        .map(|b| json!({ "table": b["table"], "label": b["label"], "counted": 1.5 }))
        .collect();
    let all = |id: &str, boxes: &[Value]| json!({ "id": id, "shift": 1, "pulled": offer["pulled"], "boxes": boxes, "counters": ["Ann"] });
    let (_, _, sheet) = post(address, "/api/counts", &boss, &all("docs-count-00", &boxes[..1])).unwrap();
    let line = json!({ "id": "docs-line-001", "table": boxes[0]["table"], "counted": 1, "reason": "slip" });
    assert_eq!(
        post(address, &format!("/api/counts/{}/correct", sheet["sheet"]), &boss, &line).unwrap().0,
        200
    );
    assert_eq!(
        post(address, "/api/shifts/1/close", &boss, &json!({ "id": "docs-closes-0" })).unwrap().0,
        200
    );
    let lobby = get(address, "/api/lobby", "").1;
    let waited = lobby.as_array().unwrap().iter().find(|row| row["game"] == "blackjack").unwrap();
    let list = json!({ "game": "blackjack", "limit": waited["min"] });
    let (_, _, listed) =
        post(address, "/api/lists", &boss, &json!({ "id": "docs-list-000", "list": list, "name": "Lee" }))
            .unwrap();
    let entry = format!("/api/lists/{}", listed["entry"]);
    let feeds = lobby.as_array().unwrap().iter().find(|row| row["game"] != "blackjack").unwrap();
    let (_, penny) = crate::counter::staff(&server, &boss, "Penny", "third_party");
    let provides = format!("/api/people/{penny}/provider");
    // The table plays on, and has its newest shuffles at hand.
    let at_hand = |n: &u32| get(address, &format!("/api/tables/{poker}/shuffles/{n}"), "").0 == 200;
    let oldest = (1..1000).find(at_hand).expect("a shuffle was revealed");
    let newest = (oldest..).take_while(at_hand).last().unwrap_or(oldest);
    let calls = vec![
        call("get", "/api/tables/{table}/devices", &devices, &boss, none.clone()),
        call("post", "/api/tables/{table}/devices", &devices, &boss, device_order("docs-device-1")),
        call(
            "post",
            "/api/device/card",
            "/api/device/card",
            &bearer,
            json!({ "id": "docs-card-001", "card": "Tc" }),
        ),
        call(
            "post",
            "/api/devices/{device}/revoke",
            &format!("/api/devices/{}/revoke", given["device"]),
            &boss,
            json!({ "id": "docs-device-2" }),
        ),
        call("get", "/api/past", "/api/past?person=Ann", &boss, none.clone()),
        call("get", "/api/past/tables", "/api/past/tables", &boss, none.clone()),
        call("get", "/api/tables/{table}/bank", "/api/tables/1/bank", &boss, none.clone()),
        call("get", "/api/rotation", "/api/rotation", &boss, none.clone()),
        call("get", "/api/reports/{report}", "/api/reports/rotation", &boss, none.clone()),
        call("get", "/api/reports/{report}", "/api/reports/playing-book", &boss, none.clone()),
        call("get", "/api/reports/{report}", "/api/reports/hours", &boss, none.clone()),
        call(
            "post",
            "/api/people/{player}/provider",
            &provides,
            &boss,
            json!({ "id": "docs-badge-01", "company": "Players Inc", "badge": "17" }),
        ),
        call("get", "/api/lists", "/api/lists", &boss, none.clone()),
        call(
            "post",
            "/api/lists",
            "/api/lists",
            &boss,
            json!({ "id": "docs-list-001", "list": list, "name": "Kim" }),
        ),
        call("get", "/api/lists/mine", "/api/lists/mine", &ann, none.clone()),
        call(
            "get",
            "/api/tables/{table}/third-parties",
            &format!("/api/tables/{dealt}/third-parties"),
            &boss,
            none.clone(),
        ),
        call("get", "/api/tables/{table}/sent", &format!("/api/tables/{dealt}/sent"), &duc, none.clone()),
        call(
            "get",
            "/api/tables/{table}/expected",
            &format!("/api/tables/{dealt}/expected"),
            &duc,
            none.clone(),
        ),
        call("get", "/api/patrons", "/api/patrons", &boss, none.clone()),
        call("post", "/api/asked/{asked}/read", "/api/asked/1/read", &duc, json!({ "id": "docs-reads-01" })),
        call("post", "/api/lists/{entry}", &entry, &boss, json!({ "id": "docs-call-001", "change": "call" })),
        call(
            "post",
            "/api/must-move",
            "/api/must-move",
            &boss,
            json!({ "id": "docs-must-001", "from": feeds["table"] }),
        ),
        call("get", "/api/shifts", "/api/shifts", &boss, none.clone()),
        call("post", "/api/shifts", "/api/shifts", &boss, opens),
        call("get", "/api/shifts/{shift}", "/api/shifts/1", &boss, none.clone()),
        call("post", "/api/shifts/{shift}/close", "/api/shifts/2/close", &boss, closes),
        call("get", "/api/counts", "/api/counts", &boss, none.clone()),
        call("get", "/api/counts/next", "/api/counts/next?shift=2", &boss, none.clone()),
        call("post", "/api/counts", "/api/counts", &boss, all("docs-count-01", &boxes[1..])),
        call("get", "/api/counts/{sheet}", &format!("/api/counts/{}", sheet["sheet"]), &boss, none.clone()),
        call(
            "post",
            "/api/counts/{sheet}/correct",
            &format!("/api/counts/{}/correct", sheet["sheet"]),
            &boss,
            json!({ "id": "docs-line-002", "table": boxes[0]["table"], "counted": 2, "reason": "another" }),
        ),
        call(
            "post",
            "/api/counts/{sheet}/sign",
            &format!("/api/counts/{}/sign", sheet["sheet"]),
            &boss,
            json!({ "id": "docs-signs-01" }),
        ),
        call("post", "/api/guest", "/api/guest", "", json!({ "name": "Dan" })),
        call("post", "/api/account", "/api/account", "", own("Eve")),
        call("post", "/api/login", "/api/login", "", own("Eve")),
        call("post", "/api/logout", "/api/logout", &second, none.clone()),
        call("post", "/api/logout-everywhere", "/api/logout-everywhere", &third, none.clone()),
        call(
            "post",
            "/api/password",
            "/api/password",
            &fay,
            json!({ "old": password, "new": "another password" }),
        ),
        call("get", "/api/me", "/api/me", &ann, none.clone()),
        call("get", "/api/sessions", "/api/sessions", &ann, none.clone()),
        call("post", "/api/sessions/{session}/end", "/api/sessions/others/end", &ann, none.clone()),
        call("get", "/api/signatures", "/api/signatures", &cleo, none.clone()),
        call(
            "post",
            "/api/signatures/{entry}/sign",
            &format!("/api/signatures/{}/sign", waits[0]),
            &cleo,
            none.clone(),
        ),
        call(
            "post",
            "/api/signatures/{entry}/decline",
            &format!("/api/signatures/{}/decline", waits[1]),
            &cleo,
            none.clone(),
        ),
        call("get", "/api/settings", "/api/settings", &boss, none.clone()),
        call(
            "post",
            "/api/settings",
            "/api/settings",
            &boss,
            json!({ "id": "docs-settings", "settings": { "cage_limit": 500, "ruling_limit": 500, "idle_minutes": 10, "passkey_only": true } }),
        ),
        call(
            "get",
            "/api/people/{player}/sessions",
            &format!("/api/people/{}/sessions", cage_is["player"]),
            &boss,
            none.clone(),
        ),
        call(
            "post",
            "/api/people/{player}/sessions/{session}/end",
            &format!("/api/people/{}/sessions/all/end", cage_is["player"]),
            &boss,
            none.clone(),
        ),
        call("get", "/api/visitor", "/api/visitor", &ann, none.clone()),
        call("get", "/api/seats", "/api/seats", &ann, none.clone()),
        call("post", "/api/refill", "/api/refill", &gus, none.clone()),
        call("post", "/api/face", "/api/face", &gus, json!({ "face": 7 })),
        call("post", "/api/language", "/api/language", &gus, json!({ "language": "en" })),
        call("post", "/api/name", "/api/name", &gus, json!({ "name": "Gustav" })),
        call("post", "/api/remarks", "/api/remarks", &gus, json!({ "player": me, "text": "calls" })),
        call("get", "/api/remarks", "/api/remarks", &gus, none.clone()),
        call("get", "/api/live", "/api/live", "", none.clone()),
        call("post", "/api/private", "/api/private", &ann, private.clone()),
        call("get", "/api/private", "/api/private", &ann, none.clone()),
        call(
            "post",
            "/api/private/{table}/close",
            &format!("/api/private/{}/close", opened["table"]),
            &ann,
            none.clone(),
        ),
        call("get", "/api/seals", "/api/seals", "", none.clone()),
        call("get", "/api/seals/{pit}/{number}", "/api/seals/0/2", "", none.clone()),
        call("post", "/api/here", "/api/here", &ann, none.clone()),
        call("post", "/api/pin", "/api/pin", &boss, json!({ "pin": "204951", "password": password })),
        call("post", "/api/lock", "/api/lock", &boss, none.clone()),
        call("post", "/api/unlock", "/api/unlock", &boss, json!({ "pin": "204951" })),
        call("post", "/api/passkeys/order", "/api/passkeys/order", &boss, by_password.clone()),
        call("post", "/api/passkeys", "/api/passkeys", &boss, key_made),
        call("get", "/api/passkeys", "/api/passkeys", &boss, none.clone()),
        call("post", "/api/passkeys/question", "/api/passkeys/question", "", none.clone()),
        call("post", "/api/passkeys/enter", "/api/passkeys/enter", "", key_answer),
        call(
            "get",
            "/api/people/{player}/passkeys",
            &format!("/api/people/{boss_is}/passkeys"),
            &boss,
            none.clone(),
        ),
        call(
            "post",
            "/api/people/{player}/passkeys/remove",
            &format!("/api/people/{boss_is}/passkeys/remove"),
            &boss,
            none.clone(),
        ),
        call(
            "post",
            "/api/passkeys/{key}/remove",
            &format!("/api/passkeys/{key}/remove"),
            &boss,
            by_password.clone(),
        ),
        call("get", "/api/pages", "/api/pages", "", none.clone()),
        call("get", "/api/lobby", "/api/lobby", "", none.clone()),
        call("get", "/api/rulebooks", "/api/rulebooks", "", none.clone()),
        call(
            "get",
            "/api/tables/{table}/names",
            &format!("/api/tables/{poker}/names?of={me},1"),
            "",
            none.clone(),
        ),
        call("get", "/api/journal", "/api/journal?limit=5", &boss, none.clone()),
        call("get", "/api/nodes", "/api/nodes", &boss, none.clone()),
        call("get", "/api/day", "/api/day", &ann, none.clone()),
        call("post", "/api/patrons", "/api/patrons", &duc, json!({ "name": "Maria" })),
        call("get", "/api/books/checks", "/api/books/checks", &boss, none.clone()),
        call("get", "/api/collusion", "/api/collusion?from=2026-11-15", &boss, none.clone()),
        call("get", "/api/clauses/{id}", "/api/clauses/HE-7", "", none.clone()),
        call("get", "/api/clauses/{id}", "/api/clauses/RND-13", "", none.clone()),
        call("get", "/api/tables/{table}", &format!("/api/tables/{poker}"), "", none.clone()),
        call("get", "/api/tables/{table}", &format!("/api/tables/{blackjack}"), "", none.clone()),
        call("get", "/api/tables/{table}/history", &format!("/api/tables/{poker}/history"), "", none.clone()),
        call(
            "get",
            "/api/tables/{table}/history",
            &format!("/api/tables/{blackjack}/history"),
            "",
            none.clone(),
        ),
        call("get", "/api/people/{player}/rounds", &past, &ann, none.clone()),
        call("get", "/api/people/{player}/results", &format!("/api/people/{me}/results"), &ann, none.clone()),
        call("get", "/api/tables/{table}/hands/{seq}", &replay, &ann, none.clone()),
        call("get", "/api/tables/{table}/rounds/{seq}", &shared, "", none.clone()),
        call(
            "get",
            "/api/tables/{table}/rounds/{seq}/picture.svg",
            &format!("{shared}/picture.svg"),
            "",
            none.clone(),
        ),
        call("get", shuffles, &format!("/api/tables/{poker}/shuffles/{newest}"), "", none.clone()),
        call("get", "/api/odds/{house}/{game}", "/api/odds/aviator/blackjack", "", none.clone()),
        call("get", "/api/odds/{house}/{game}", "/api/odds/open/blackjack?decks=1", "", none.clone()),
        call(
            "get",
            "/api/odds/{house}/{game}/hand",
            "/api/odds/aviator/blackjack/hand?cards=Ts6d&up=9h",
            "",
            none.clone(),
        ),
        call(
            "get",
            "/api/odds/{house}/{game}/hand",
            "/api/odds/open/blackjack/hand?decks=1&cards=Ts3d&up=9h",
            "",
            none.clone(),
        ),
        call("post", "/api/tables", "/api/tables", &boss, order),
        call("post", "/api/tables/{table}/close", "/api/tables/3/close", &boss, json!({ "reason": "docs" })),
        issued,
        call("post", "/api/cage/redeem", "/api/cage/redeem", &boss, chips("docs-redeem")),
        call("post", "/api/cage/correct", "/api/cage/correct", &boss, undo),
        call("get", "/api/cage/entries", "/api/cage/entries", &boss, none.clone()),
        call("get", "/api/people", "/api/people", &boss, none.clone()),
        call(
            "post",
            "/api/people/{player}/disable",
            &format!("/api/people/{}/disable", fay_is["player"]),
            &boss,
            json!({ "reason": "docs" }),
        ),
        call(
            "post",
            "/api/people/{player}/enable",
            &format!("/api/people/{}/enable", fay_is["player"]),
            &boss,
            none.clone(),
        ),
        call(
            "get",
            "/api/cage/day",
            &format!("/api/cage/day?player={me}&way=issue&amount=20000"),
            &boss,
            none.clone(),
        ),
        call(
            "post",
            "/api/cage/drawers",
            "/api/cage/drawers",
            &boss,
            json!({ "id": "docs-drawer", "counted": 50 }),
        ),
        call("get", "/api/cage/drawers", "/api/cage/drawers", &boss, none.clone()),
        call(
            "post",
            "/api/cage/drawers/{drawer}/close",
            &format!("/api/cage/drawers/{}/close", drawer["drawer"]),
            &boss,
            json!({ "id": "docs-closes", "counted": 60 }),
        ),
        call("get", "/api/reports/{report}", "/api/reports/cash", &boss, none.clone()),
        call(
            "post",
            "/api/exclusions",
            "/api/exclusions",
            &boss,
            json!({ "id": "docs-keeps-out", "player": gus_is, "years": 1, "why": "docs" }),
        ),
        call("get", "/api/exclusions", "/api/exclusions", &boss, none.clone()),
        call(
            "post",
            "/api/exclusions/{player}/lift",
            &format!("/api/exclusions/{gus_is}/lift"),
            &boss,
            none.clone(),
        ),
        call("post", "/api/staff", "/api/staff", &boss, json!({ "name": "Hal", "role": "dealer" })),
        call(
            "post",
            "/api/people/{player}/role",
            &format!("/api/people/{me}/role"),
            &boss,
            json!({ "role": "third_party" }),
        ),
        call(
            "post",
            "/api/people/{player}/password",
            &format!("/api/people/{}/password", fay_is["player"]),
            &boss,
            none.clone(),
        ),
        call("get", "/api/reports/{report}", "/api/reports/drop", &boss, none.clone()),
        call("get", "/api/reports/{report}", "/api/reports/banking", &boss, none.clone()),
        call("get", "/api/docs", "/api/docs", "", none.clone()),
    ];
    let school = crate::exams::documented(address, &boss);
    let school = school
        .iter()
        .map(|(method, path, real, cookie, body)| call(method, path, real, cookie, body.clone()));
    // The link was used up above: what it takes and gives is checked without it.
    let mut made: BTreeSet<(String, String)> = [("/api/claim".to_string(), "post".to_string())].into();
    schemas
        .check(
            &docs["paths"]["/api/claim"]["post"]["requestBody"]["content"]["application/json"]["schema"],
            &claim,
        )
        .unwrap();
    let mut calls: Vec<Call> = calls.into_iter().chain(school).collect();
    // The table plays on: its newest shuffle is asked for first, while it is at hand.
    calls.sort_by_key(|call| !call.path.contains("/shuffles/"));
    for Call { method, path, real, cookie, body } in calls {
        let described = &docs["paths"][path][method];
        assert!(described.is_object(), "{method} {path} is not documented");
        let body_schema = &described["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(
            body_schema.is_null(),
            body.is_null(),
            "{method} {path}: a body is sent where one is documented"
        );
        let text = if body.is_null() { String::new() } else { body.to_string() };
        if !body.is_null() {
            schemas.check(body_schema, &body).unwrap_or_else(|why| panic!("{path} takes: {why}"));
        }
        let (status, _, answer) = http(address, &method.to_uppercase(), &real, cookie, &text, "").unwrap();
        assert!((200..300).contains(&status), "{method} {real}: {status} {answer}");
        let schema = &described["responses"]["2XX"]["content"]["application/json"]["schema"];
        assert_eq!(schema.is_null(), answer.is_null(), "{method} {path}: {answer}");
        if !schema.is_null() {
            schemas.check(schema, &answer).unwrap_or_else(|why| panic!("{path} gives: {why}"));
        }
        made.insert((path.to_string(), method.to_string()));
    }
    for (path, methods) in docs["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            assert!(
                made.contains(&(path.clone(), method.clone())),
                "{method} {path} is documented and not tried"
            );
        }
    }
    // Whatever is not 2xx is a Problem, and frames are what their schema says.
    let (status, _, problem) = http(address, "GET", "/api/people", &ann, "", "").unwrap();
    assert_eq!(status, 403);
    schemas.check(&json!({ "$ref": "#/components/schemas/Problem" }), &problem).unwrap();
    let mut watcher = Client::connect(address, &ann).unwrap();
    watcher.send(&json!({ "do": "watch", "table": poker })).unwrap();
    watcher.send(&json!({ "do": "watch", "table": blackjack })).unwrap();
    let mut other = Client::connect(address, &ann).unwrap();
    for table in [poker, blackjack] {
        other.send(&json!({ "do": "watch", "table": table, "changes": true })).unwrap();
    }
    let mut frames = (0..4).map(|_| watcher.next().unwrap()).collect::<Vec<_>>();
    let mut third = Client::connect(address, &ann).unwrap();
    third.watch(poker).unwrap();
    while frames.last().unwrap()["type"] != "changes" {
        frames.push(other.read().unwrap());
    }
    for frame in frames {
        let schema = json!({ "$ref": "#/components/schemas/FromServer" });
        schemas.check(&schema, &frame).unwrap_or_else(|why| panic!("{}: {why}", frame["type"]));
    }
    assert_eq!(server.stop(), Some(0));
}
