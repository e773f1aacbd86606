//! Whom the floor sends to a table and whom it asks to leave one: the dealer is told, a kill loses nothing, and nobody at the table
//! reads a word of it. Whoever has no name is called by the seat.

use crate::client::{Client, get, guest, post};
use crate::counter::{second, sign_all, staff};
use crate::dealt::{House, done};
use crate::server::{Server, wait_for};
use serde_json::{Value, json};

/// What the floor tells the dealer of a table.
fn told(address: &str, who: &str, table: u64) -> Value {
    let (status, said) = get(address, &format!("/api/tables/{table}/sent"), who);
    assert_eq!(status, 200, "{said}");
    said
}

fn lists(address: &str, flo: &str) -> Vec<Value> {
    get(address, "/api/lists", flo).1["waiting"].as_array().unwrap().clone()
}

fn step(address: &str, who: &str, entry: &Value, id: &str, change: Value) -> u16 {
    let body = json!({ "id": id, "change": change });
    post(address, &format!("/api/lists/{entry}"), who, &body).unwrap().0
}

fn row_of(address: &str, table: u64) -> Value {
    let lobby = get(address, "/api/lobby", "").1;
    lobby.as_array().unwrap().iter().find(|row| row["table"] == table).unwrap().clone()
}

#[test]
fn whoever_the_floor_sends_is_sat_down_by_the_dealer_and_then_off_the_list_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut house = House::open(books);
    let address = house.server.address.clone();
    let (flo, _) = staff(&house.server, &house.manager, "Flo", "floor");
    let number = house.with_real_chips("ocean-view", "holdem", 1).table;
    let list = json!({ "game": "holdem", "limit": row_of(&address, number)["min"] });
    let add = |id: &str, name: &str| {
        let body = json!({ "id": id, "list": list, "name": name });
        post(&address, "/api/lists", &flo, &body).unwrap().2["entry"].clone()
    };
    let (bo, lee) = (add("adds-bo-0001", "Bo"), add("adds-lee-001", "Lee"));
    let there = json!({ "seat": { "table": number } });
    assert_eq!(step(&address, &flo, &bo, "sends-bo-001", there.clone()), 204);
    assert_eq!(step(&address, &flo, &lee, "sends-lee-01", there), 204);
    house.server.kill();
    let house = House { server: Server::unhurried(books), ..house };
    let address = house.server.address.clone();
    let rows = lists(&address, &flo);
    let sent: Vec<&Value> = rows.iter().map(|row| &row["sent"]["seat"]).collect();
    assert_eq!(sent, [&json!(1), &json!(2)], "on the way, each to a seat of their own: {rows:?}");
    assert!(!rows[0]["free"].to_string().contains(&format!("\"table\":{number},")), "{}", rows[0]);
    let (ann, _) = guest(&address, "Ann").unwrap();
    assert_eq!(get(&address, &format!("/api/tables/{number}/sent"), &ann).0, 403);
    let mut table = house.around(number, vec![]);
    let coming = told(&address, &house.dealer, number)["sent"].clone();
    assert_eq!((&coming[0]["name"], &coming[1]["seat"]), (&json!("Bo"), &json!(2)), "{coming}");
    // Somebody else sits down where Bo should: there is another seat for him.
    let (_, _, cy) = post(&address, "/api/patrons", &house.dealer, &json!({ "name": "Cy" })).unwrap();
    table.deals(json!({ "seat": { "seat": 1, "player": cy["player"], "chips": 100 } }));
    let coming = told(&address, &house.dealer, number)["sent"].clone();
    assert_eq!(coming[0]["seat"], 2, "{coming}");
    let sits = json!({ "seat": coming[0]["seat"], "player": coming[0]["player"], "chips": 200 });
    table.deals(json!({ "seat": &sits }));
    let coming = told(&address, &house.dealer, number)["sent"].clone();
    assert_eq!((coming.as_array().unwrap().len(), &coming[0]["name"]), (1, &json!("Lee")), "{coming}");
    let waiting: Vec<Value> = lists(&address, &flo).iter().map(|row| row["name"].clone()).collect();
    assert_eq!(waiting, [json!("Lee")], "who sits there waits no longer");
    // The journal has who sat him down; the card of the table has whoever waits for its game and limit, and so has the sheet.
    let journal = get(&address, "/api/journal?kind=tables&limit=1", &house.manager).1;
    let line = &journal["rows"][0];
    assert!(line["name"].is_string() && line["name"] != "Flo", "{line}");
    assert!(crate::client::told(&line["says"]).contains("was seated at table"), "{line}");
    let at_table = || {
        let tables = get(&address, "/api/lists", &flo).1["tables"].clone();
        tables.as_array().unwrap().iter().find(|row| row["table"] == number).unwrap()["waiting"].clone()
    };
    assert_eq!(at_table(), 1, "Lee");
    let shift = json!({ "id": "opens-day-01", "name": "day" });
    assert_eq!(post(&address, "/api/shifts", &flo, &shift).unwrap().0, 200);
    let sheet = get(&address, "/api/shifts/1", &flo).1;
    assert_eq!((&sheet["listed"][0]["name"], &sheet["listed"][1]), (&json!("Lee"), &Value::Null), "{sheet}");
    let called = crate::client::told(&sheet["listed"][0]["titled"]);
    assert!(called.contains('/') && !called.contains("holdem"), "the game and its limit: {called}");
    // Whoever seats people is offered the names of those who wait for this game or sat here today, and no other ones.
    let names = |path: &str, who: &str| get(&address, path, who).1["names"].clone();
    let here = format!("/api/tables/{number}/expected");
    let (_, _, nameless) = post(&address, "/api/patrons", &house.dealer, &json!({ "seat": 3 })).unwrap();
    table.deals(json!({ "seat": { "seat": 3, "player": nameless["player"], "chips": 100 } }));
    post(&address, "/api/patrons", &house.dealer, &json!({ "name": "Zed" })).unwrap();
    let elsewhere = json!({ "game": "blackjack", "limit": 5 });
    let max = json!({ "id": "adds-max-001", "list": elsewhere, "name": "Max" });
    post(&address, "/api/lists", &flo, &max).unwrap();
    // Whoever sits here already and wants another table is the same person, by name too.
    let other = house.with_real_chips("ocean-view", "holdem", 1).table;
    let again = json!({ "id": "adds-bo-0002", "list": list, "name": "bo" });
    let (_, _, row) = post(&address, "/api/lists", &flo, &again).unwrap();
    assert_eq!((&row["player"], &row["sits_at"]), (&sits["player"], &json!(number)), "{row}");
    assert_eq!(row["name"], "Bo", "as the house knows him: {row}");
    assert_eq!(told(&address, &house.dealer, number)["goes"], json!([]), "he only waits");
    let there = json!({ "seat": { "table": other } });
    assert_eq!(step(&address, &flo, &row["entry"], "sends-bo-002", there), 204);
    let goes = told(&address, &house.dealer, number)["goes"].clone();
    let says = (&goes[0]["name"], &goes[0]["seat"], &goes[0]["to"]["table"], &goes[1]);
    assert_eq!(says, (&json!("Bo"), &json!(2), &json!(other), &Value::Null), "his dealer lets him get up");
    let coming = told(&address, &house.dealer, other);
    assert_eq!((&coming["sent"][0]["name"], &coming["goes"]), (&json!("Bo"), &json!([])), "{coming}");
    // Where he sits down he sits; nobody sits at two tables.
    let mut there = house.around(other, vec![]);
    there.deals(json!({ "seat": { "seat": 1, "player": sits["player"], "chips": 200 } }));
    wait_for("he gets up", || {
        told(&address, &house.dealer, other)["sent"] == json!([]) && row_of(&address, number)["taken"] == 2
    });
    assert_eq!(row_of(&address, other)["taken"], 1);
    drop(there);
    assert_eq!(names(&here, &house.dealer), json!(["Bo", "Cy", "Lee"]));
    assert_eq!(
        names("/api/patrons", &flo),
        json!(["Bo", "Cy", "Lee", "Zed"]),
        "the floor is offered patrons"
    );
    assert_eq!(get(&address, "/api/patrons", &house.dealer).0, 403);
    // That somebody is kept out is told by no name that is missing.
    let out = json!({ "id": "keeps-cy-out", "player": cy["player"], "years": 1, "why": "asked" });
    assert_eq!(post(&address, "/api/exclusions", &flo, &out).unwrap().0, 204);
    wait_for("he has left", || told(&address, &house.dealer, number)["asked"][0]["gone"] == true);
    assert_eq!(told(&address, &house.dealer, number)["asked"][0]["chips"], 100.0, "what he takes along");
    assert_eq!(names(&here, &house.dealer), json!(["Bo", "Cy", "Lee"]));
    assert_eq!(names("/api/patrons", &flo), json!(["Bo", "Cy", "Lee", "Zed"]));
    assert_eq!(step(&address, &flo, &lee, "drops-lee-01", json!("leave")), 204);
    assert_eq!(told(&address, &house.dealer, number)["sent"], json!([]));
    drop(table);
    done(house, books);
}

#[test]
fn with_wallets_a_seat_is_kept_for_whoever_is_sent_and_they_are_told_where_room_4() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let (flo, _) = staff(&house.server, &house.manager, "Flo", "floor");
    let number = house.table("holdem", &[]).table;
    let (kim, kim_is) = guest(&address, "Kim").unwrap();
    let list = json!({ "game": "holdem", "limit": row_of(&address, number)["min"] });
    let add = |who: &str, id: &str, rest: Value| {
        let mut body = json!({ "id": id, "list": list });
        body.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        post(&address, "/api/lists", who, &body).unwrap().2["entry"].clone()
    };
    let entry = add(&kim, "adds-kim-001", json!({ "player": kim_is }));
    let there = json!({ "seat": { "table": number } });
    assert_eq!(step(&address, &flo, &entry, "sends-kim-01", there.clone()), 204);
    let mine = || get(&address, "/api/lists/mine", &kim).1["waiting"].clone();
    assert_eq!((&mine()[0]["sent"]["table"], &mine()[0]["sent"]["seat"]), (&json!(number), &Value::Null));
    wait_for("the seat is kept", || row_of(&address, number)["waiting"] == 1);
    assert_eq!(told(&address, &house.dealer, number)["sent"], json!([]), "nothing for the dealer to do");
    let mut client = Client::connect(&address, &kim).unwrap();
    client.watch(number).unwrap();
    let sit = json!({ "sit": { "seat": 4, "chips": 200 } });
    assert_eq!(client.ask("kim-sits-0001", number, &sit).unwrap()["type"], "done");
    assert_eq!(mine(), json!([]), "who sits there waits no longer");
    // Who is taken off the list has no seat kept either; who has no account takes one first.
    let (lou, lou_is) = guest(&address, "Lou").unwrap();
    let entry = add(&lou, "adds-lou-001", json!({ "player": lou_is }));
    assert_eq!(step(&address, &flo, &entry, "sends-lou-01", there.clone()), 204);
    wait_for("the seat is kept", || row_of(&address, number)["waiting"] == 1);
    assert_eq!(step(&address, &lou, &entry, "lou-leaves-1", json!("leave")), 204);
    wait_for("nobody waits", || row_of(&address, number)["waiting"] == 0);
    let entry = add(&flo, "adds-mo-0001", json!({ "name": "Mo" }));
    assert_eq!(step(&address, &flo, &entry, "sends-mo-001", there), 204);
    assert_eq!(lists(&address, &flo), Vec::<Value>::new());
    done(house, books);
}

#[test]
fn a_dealer_reads_which_seat_was_asked_to_leave_and_nobody_else_at_the_table_does() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let mut table = house.with_real_chips("livermore", "blackjack", 1);
    let number = table.table;
    let seat = |name: &str, seat: u8| {
        let body = json!({ "name": name, "seat": seat });
        post(&address, "/api/patrons", &house.dealer, &body).unwrap().2
    };
    let (ann, ben) = (seat("Ann", 3), seat("", 4));
    for (who, at) in [(&ann, 3), (&ben, 4)] {
        table.deals(json!({ "seat": { "seat": at, "player": who["player"] } }));
    }
    let kept_out = json!({ "id": "keeps-ann-out", "player": ann["player"], "years": 1, "why": "zebra" });
    for _ in 0..2 {
        assert_eq!(post(&address, "/api/exclusions", &house.manager, &kept_out).unwrap().0, 204);
    }
    wait_for("she leaves", || row_of(&address, number)["taken"] == 1);
    let frames = [table.rail.frame.to_string(), table.dealer.frame.to_string()];
    let log = get(&address, &format!("/api/tables/{number}/history"), "").1.to_string();
    for seen in frames.iter().chain([&log]) {
        assert!(!seen.contains("asked") && !seen.contains("exclu") && !seen.contains("zebra"), "{seen}");
    }
    // Whoever sits there next was not asked.
    let cy = seat("Cy", 3);
    table.deals(json!({ "seat": { "seat": 3, "player": cy["player"] } }));
    assert_eq!(told(&address, &house.dealer, number)["asked"], json!([]));
    table.deals(json!({ "unseat": { "seat": 3 } }));
    drop(table);
    let house = house.restarted(books);
    let address = house.server.address.clone();
    let said = told(&address, &house.dealer, number)["asked"].clone();
    assert_eq!((said.as_array().unwrap().len(), &said[0]["seat"]), (1, &json!(3)), "once: {said}");
    let keys: Vec<&String> = said[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["asked", "at", "chips", "gone", "seat"], "neither who nor why");
    assert_eq!(
        (&said[0]["gone"], &said[0]["chips"]),
        (&json!(true), &Value::Null),
        "nobody counts them here"
    );
    let read = format!("/api/asked/{}/read", said[0]["asked"]);
    for _ in 0..2 {
        assert_eq!(post(&address, &read, &house.dealer, &json!({ "id": "reads-it-001" })).unwrap().0, 204);
    }
    assert_eq!(told(&address, &house.manager, number)["asked"], json!([]));
    done(house, books);
}

#[test]
fn two_who_have_no_name_and_sit_at_a_third_seat_are_called_alike_and_are_two_people_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let nameless = json!({ "name": "", "seat": 3 });
    let mut people = Vec::new();
    for _ in 0..2 {
        let mut table = house.with_real_chips("livermore", "blackjack", 1);
        let (_, _, patron) = post(&address, "/api/patrons", &house.dealer, &nameless).unwrap();
        assert_eq!(patron["name"], "Seat 3");
        table.deals(json!({ "seat": { "seat": 3, "player": patron["player"] } }));
        let names = table.dealer.frame["people"].clone();
        assert_eq!((&names[0]["name"], &names[0]["player"]), (&json!("Seat 3"), &patron["player"]));
        people.push(patron["player"].clone());
    }
    assert_ne!(people[0], people[1]);
    assert_eq!(post(&address, "/api/patrons", &house.dealer, &json!({ "name": "" })).unwrap().0, 400);
    let house = house.restarted(books);
    // Nobody looks for a seat among the people; the number in the books finds each of the two.
    let found =
        |text: &str| get(&house.server.address, &format!("/api/people?search={text}"), &house.manager).1;
    assert_eq!(found("Seat%203"), json!([]));
    people.iter().for_each(|one| assert_eq!(&found(&one.to_string())[0]["player"], one));
    done(house, books);
}

#[test]
fn whose_role_waits_for_a_second_signature_reads_that_it_does_and_who_can_sign_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let signer = second(&address, &house.manager);
    let account = json!({ "name": "Eve", "password": crate::evening::PASSWORD });
    let (_, eve, me) = post(&address, "/api/account", "", &account).unwrap();
    let (eve, path) = (eve.unwrap(), format!("/api/people/{}/role", me["player"]));
    assert_eq!(me.get("role_waits"), None);
    assert_eq!(post(&address, &path, &house.manager, &json!({ "role": "auditor" })).unwrap().0, 202);
    let waits = get(&address, "/api/me", &eve).1["role_waits"].clone();
    assert_eq!(waits, json!({ "role": "auditor", "by": "Boss", "signers": ["Second"] }));
    sign_all(&address, &signer);
    let me = get(&address, "/api/me", &eve).1;
    assert_eq!((&me["role"], me.get("role_waits")), (&json!("auditor"), None));
    done(house, books);
}
