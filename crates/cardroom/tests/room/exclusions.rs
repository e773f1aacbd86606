//! Who is kept out: nowhere to sit, no chips, and not a word about why to anybody who may not read the list.

use crate::client::{Client, get, guest, post, told};
use crate::counter::{manager, sign_all, staff};
use crate::dealt::{House, done};
use crate::server::{Server, reader, verify, wait_for};
use serde_json::{Value, json};

fn ask(server: &Server, who: &str, path: &str, body: &Value) -> (u16, Value) {
    let (status, _, answer) = post(&server.address, path, who, body).unwrap();
    (status, answer)
}

fn clause(answer: &Value) -> &str {
    answer["refusal"]["clause"].as_str().unwrap_or("done")
}

#[test]
fn whoever_is_kept_out_sits_nowhere_and_gets_no_chips_and_nobody_learns_why_room_4() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (cora, _) = staff(&server, &boss, "Cora", "cage");
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (eve, _) = staff(&server, &boss, "Eve", "auditor");
    let (dan, _) = staff(&server, &boss, "Dan", "dealer");
    let order = json!({ "name": "Quiet", "house": "aviator", "game": "blackjack", "option": 1, "dealing": "virtual", "bots": 0 });
    let table = ask(&server, &boss, "/api/tables", &order).1["table"].as_u64().unwrap();
    let (ann_cookie, ann) = guest(&server.address, "Ann").unwrap();
    let (ben_cookie, _) = guest(&server.address, "Ben").unwrap();
    let mut client = Client::connect(&server.address, &ann_cookie).unwrap();
    client.watch(table).unwrap();
    let mut ben = Client::connect(&server.address, &ben_cookie).unwrap();
    ben.watch(table).unwrap();
    let sit = json!({ "sit": { "seat": 2, "chips": 100 } });
    assert_eq!(clause(&client.ask("sits-00001", table, &sit).unwrap()), "done");
    // The cage, the floor and the manager keep the list; the auditor reads it; nobody else does.
    let request =
        |id: &str, years: Value, why: &str| json!({ "id": id, "player": ann, "years": years, "why": why });
    for who in [&eve, &dan, &ben_cookie] {
        assert_eq!(ask(&server, who, "/api/exclusions", &request("not-theirs", json!(1), "?")).0, 403);
    }
    for who in [&dan, &ben_cookie, &ann_cookie] {
        assert_eq!(get(&server.address, "/api/exclusions", who).0, 403);
    }
    assert_eq!(ask(&server, &cora, "/api/exclusions", &request("no-reason-1", json!(1), " ")).0, 400);
    assert_eq!(ask(&server, &cora, "/api/exclusions", &request("no-years-01", json!(0), "asked")).0, 400);
    // What was asked for before waits in vain.
    let much = json!({ "id": "much-before", "player": ann, "amount": 20_000, "tender": "check" });
    let (status, much) = ask(&server, &cora, "/api/cage/issue", &much);
    assert_eq!(status, 202, "{much}");
    let of = get(&server.address, "/api/lobby", "")
        .1
        .as_array()
        .unwrap()
        .iter()
        .find(|t| t["table"] == table)
        .unwrap()
        .clone();
    let waits = |id: &str, whom: Value| {
        let mut body = json!({ "id": id, "list": { "game": "blackjack", "limit": of["min"] }, "name": "" });
        body.as_object_mut().unwrap().extend(whom.as_object().unwrap().clone());
        body
    };
    assert_eq!(
        ask(&server, &ann_cookie, "/api/lists", &waits("list-own-01", json!({ "player": ann }))).0,
        200
    );
    let sold = json!({ "id": "sold-before", "player": ann, "amount": 40, "tender": "cash" });
    let (status, sold) = ask(&server, &cora, "/api/cage/issue", &sold);
    assert_eq!(status, 200, "{sold}");
    let once = request("one-year-01", json!(1), "asked for it herself, zebra");
    assert_eq!(ask(&server, &cora, "/api/exclusions", &once).0, 204);
    assert_eq!(ask(&server, &cora, "/api/exclusions", &once).0, 204, "sent again");
    let list = get(&server.address, "/api/exclusions", &eve).1;
    let today = get(&server.address, "/api/day", "").1["today"].as_str().unwrap().to_string();
    let in_a_year = format!("{}{}", today[..4].parse::<u32>().unwrap() + 1, &today[4..]);
    assert_eq!(
        (&list[0]["name"], &list[0]["until"], &list[0]["by_name"]),
        (&json!("Ann"), &json!(in_a_year), &json!("Cora"))
    );
    assert_eq!(
        ask(&server, &flo, "/api/exclusions", &request("shorter-001", json!(1), "again")).0,
        403,
        "no way off it"
    );
    assert_eq!(ask(&server, &flo, "/api/exclusions", &request("for-life-01", Value::Null, "again")).0, 204);
    // She leaves as anybody does, and sits down nowhere: not here, not on the list, not at a private table.
    wait_for("she leaves", || get(&server.address, "/api/seats", &ann_cookie).1 == json!([]));
    let neutral = "You do not sit down here now. Ask the floor.";
    for (id, command) in [("sits-00002", &sit), ("waits-0001", &json!({ "wait": { "on": true } }))] {
        let answer = client.ask(id, table, command).unwrap();
        assert_eq!((clause(&answer), told(&answer["refusal"]["says"]).as_str()), ("ROOM-4", neutral));
    }
    let private = json!({ "rulebook": "open/holdem", "option": 1, "programs": 2, "strength": "newcomer" });
    let own = ask(&server, &ann_cookie, "/api/private", &private).1["table"].as_u64().unwrap();
    client.watch(own).unwrap();
    let host = json!({ "host": { "seat": { "player": ann, "seat": 5, "chips": 100 } } });
    for (id, command) in
        [("private-01", &json!({ "sit": { "seat": 5, "chips": 100 } })), ("private-02", &host)]
    {
        let answer = client.ask(id, own, command).unwrap();
        assert_eq!(
            (clause(&answer), told(&answer["refusal"]["says"]).as_str()),
            ("ROOM-4", neutral),
            "{answer}"
        );
    }
    // Nor onto the floor's lists, by account or by name; who waited there waits no longer.
    let lists = || get(&server.address, "/api/lists", &flo).1.to_string();
    assert!(!lists().contains("\"name\":\"Ann\""), "{}", lists());
    let (status, refused) =
        ask(&server, &ann_cookie, "/api/lists", &waits("list-own-02", json!({ "player": ann })));
    assert_eq!((status, told(&refused["refusal"]["says"]).as_str()), (409, neutral), "{refused}");
    for (id, whom) in [("list-flo-02", json!({ "player": ann })), ("list-flo-03", json!({ "name": "ann" }))] {
        let (status, refused) = ask(&server, &flo, "/api/lists", &waits(id, whom));
        assert_eq!((status, clause(&refused)), (409, "ROOM-4"), "{refused}");
    }
    // Bystanders, the lobby and the table's log know nothing of it.
    let log = get(&server.address, &format!("/api/tables/{table}/history"), "").1.to_string();
    let lobby = get(&server.address, "/api/lobby", "").1.to_string();
    for told in
        [log, lobby, ben.frame.to_string(), get(&server.address, "/api/me", &ann_cookie).1.to_string()]
    {
        assert!(
            !told.contains("exclu") && !told.contains("kept out") && !told.contains("sent_away"),
            "{told}"
        );
    }
    // The counter is told, and gives neither chips nor money; the manager pays with a second person.
    let chips = |id: &str| json!({ "id": id, "player": ann, "amount": 50, "reason": "cash" });
    for path in ["/api/cage/issue", "/api/cage/redeem"] {
        let (status, problem) = ask(&server, &cora, path, &chips(&format!("no-chips-{}", path.len())));
        assert_eq!(status, 409, "{problem}");
        assert!(
            problem["reason"].as_str().unwrap().contains("Do not serve Ann: call the manager."),
            "{problem}"
        );
    }
    let sign = format!("/api/signatures/{}/sign", much["entry"]);
    assert_eq!(ask(&server, &boss, &sign, &json!({})).0, 409, "not even with two signatures");
    let decline = format!("/api/signatures/{}/decline", much["entry"]);
    assert_eq!(ask(&server, &boss, &decline, &json!({})).0, 204);
    let day = get(&server.address, &format!("/api/cage/day?player={ann}&way=redeem"), &cora).1;
    assert_eq!(told(&day["says"][0]), "Do not serve Ann: call the manager.");
    assert_eq!(ask(&server, &boss, "/api/cage/issue", &chips("boss-issues")).0, 409);
    // Nor does a clerk alone pay her by putting an old entry right; the manager does, with a second person.
    let right = |id: &str| json!({ "id": id, "entry": sold["entry"], "reason": "she brings them back" });
    let (status, refused) = ask(&server, &cora, "/api/cage/correct", &right("clerk-corrects"));
    assert_eq!((status, clause(&refused)), (409, "ROOM-10"), "{refused}");
    let (status, waiting) = ask(&server, &boss, "/api/cage/correct", &right("boss-corrects"));
    assert_eq!(status, 202, "{waiting}");
    assert_eq!(
        ask(&server, &boss, &format!("/api/signatures/{}/decline", waiting["entry"]), &json!({})).0,
        204
    );
    let wallet = |cookie: &str| get(&server.address, "/api/me", cookie).1["wallet"].as_f64().unwrap();
    let before = wallet(&ann_cookie);
    // Paying somebody who is kept out is out of the ordinary: the book wants to know why.
    let no_word = json!({ "id": "boss-no-word", "player": ann, "amount": 50 });
    assert_eq!(ask(&server, &boss, "/api/cage/redeem", &no_word).0, 409);
    assert_eq!(ask(&server, &boss, "/api/cage/redeem", &chips("boss-redeems")).0, 202);
    sign_all(&server.address, &cora);
    assert_eq!(wallet(&ann_cookie), before - 50.0);
    // Two people take her off it, and the journal has all of it for those who may read it.
    let lift = format!("/api/exclusions/{ann}/lift");
    assert_eq!(ask(&server, &eve, &lift, &json!({})).0, 403);
    assert_eq!(ask(&server, &cora, &lift, &json!({})).0, 202);
    assert_eq!(get(&server.address, "/api/exclusions", &eve).1[0]["waits"], json!(true));
    assert!(
        get(&server.address, "/api/signatures", &eve).1.as_array().unwrap().is_empty(),
        "the auditor reads"
    );
    assert_eq!(clause(&client.ask("sits-00003", table, &sit).unwrap()), "ROOM-4", "not yet");
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    sign_all(&server.address, &flo);
    assert_eq!(get(&server.address, "/api/exclusions", &eve).1, json!([]));
    let mut client = Client::connect(&server.address, &ann_cookie).unwrap();
    client.watch(table).unwrap();
    assert_eq!(clause(&client.ask("sits-00004", table, &sit).unwrap()), "done");
    let lines = get(&server.address, "/api/journal?kind=people", &eve).1;
    let lines: Vec<String> = lines["rows"].as_array().unwrap().iter().map(|row| told(&row["says"])).collect();
    assert!(lines.iter().any(|line| line == "Ann is kept out for life."), "{lines:?}");
    assert!(lines.iter().any(|line| line.ends_with("Ann is kept out no longer.")), "{lines:?}");
    assert_eq!(server.stop(), Some(0));
    let log = reader(books).records(0, 0, 2000).unwrap();
    assert!(log.iter().all(|r| !r.body.contains("zebra")), "why stands closed, in no record");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn whoever_sits_under_the_name_of_somebody_who_is_kept_out_is_asked_to_leave_as_well_room_4() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let mut table = house.with_real_chips("livermore", "blackjack", 1);
    // Whoever comes under a name while somebody sits by it is told apart by a number; a third one is called otherwise.
    let people = [(1, "Ann"), (2, "Ann"), (3, "Annette")].map(|(seat, name)| {
        let (_, _, patron) = post(&address, "/api/patrons", &house.dealer, &json!({ "name": name })).unwrap();
        table.deals(json!({ "seat": { "seat": seat, "player": patron["player"] } }));
        patron["player"].clone()
    });
    assert_ne!(people[0], people[1]);
    let out = json!({ "id": "keeps-out-01", "player": people[0], "years": null, "why": "asked for it" });
    assert_eq!(post(&address, "/api/exclusions", &house.manager, &out).unwrap().0, 204);
    let left = |table: &mut crate::dealt::Dealt| {
        let seats = table.view()["people"].as_array().unwrap().clone();
        seats.iter().map(|person| person["seat"].as_u64().unwrap()).collect::<Vec<u64>>()
    };
    wait_for("both have left", || left(&mut table) == [3]);
    let path = format!("/api/tables/{}/sent", table.table);
    let asked = get(&address, &path, &house.dealer).1["asked"].clone();
    let asked: Vec<&Value> = asked.as_array().unwrap().iter().map(|row| &row["seat"]).collect();
    assert_eq!(asked, [&json!(1), &json!(2)], "the dealer is told of both seats");
    drop(table);
    done(house, books);
}
