//! Tables with real chips, and seats that a dealer plays for (ROOM-16): nobody has a telephone, the room keeps no wallets, and the
//! books come to nothing all the same.

use crate::client::{get, guest, post};
use crate::counter::staff;
use crate::dealt::{Dealt, House, done};
use crate::server::{reader, verify, wait_for};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn clause(answer: &Value) -> String {
    answer["refusal"]["clause"].as_str().unwrap_or("done").to_string()
}

/// Somebody sits down whom the dealer calls so.
fn seats(house: &House, table: &mut Dealt, seat: u8, name: &str, chips: Option<u32>) -> u64 {
    let (status, _, patron) =
        post(&house.server.address, "/api/patrons", &house.dealer, &json!({ "name": name, "seat": seat }))
            .unwrap();
    assert_eq!(status, 200, "{patron}");
    let mut sits = json!({ "seat": seat, "player": patron["player"] });
    if let Some(chips) = chips {
        sits["chips"] = json!(chips);
    }
    table.deals(json!({ "seat": sits }));
    patron["player"].as_u64().unwrap()
}

fn plays(table: &mut Dealt, seat: u8, play: Value) {
    table.deals(json!({ "for": { "seat": seat, "play": { "blackjack": play } } }));
}

/// The dealer enters something that nobody said, with chips where that can be, and takes it back (ROOM-17).
fn takes_back(table: &mut Dealt, awaits: &Value) {
    let seat = awaits["seat"].as_u64().unwrap() as u8;
    let double = awaits["moves"]["double"].as_f64().filter(|double| *double > 0.0);
    let wrong = double.map_or(json!("hit"), |amount| json!({ "double": amount }));
    let mut stood = table.view();
    stood.as_object_mut().unwrap().remove("last_move");
    plays(table, seat, json!({ "act": { "seat": seat, "hand": awaits["hand"], "action": wrong } }));
    let last = table.view()["last_move"].clone();
    assert_eq!((&last["seat"], &last["action"]), (&awaits["seat"], &wrong), "{last}");
    let retract = json!({ "retract": { "seat": seat, "hand": awaits["hand"] } });
    table.deals(retract.clone());
    assert_eq!(table.view(), stood, "as if it had not been entered");
    assert_eq!(clause(&table.dealer(retract)), "ROOM-17", "once");
}

/// What the accounts of a table hold, in cents: those of its racks, and all others together.
fn held(books: &str, table: u64) -> (i64, BTreeMap<String, i64>) {
    let of_table = |name: &str| name.split('/').nth(1) == Some(&table.to_string());
    let balances = reader(books).load().unwrap().balances;
    let mut held: BTreeMap<String, i64> = balances
        .iter()
        .map(|(account, cents)| (account.to_string(), *cents))
        .filter(|(n, _)| of_table(n))
        .collect();
    held.retain(|name, cents| *cents != 0 && !name.starts_with("wallet/"));
    (held.remove(&format!("rack/{table}")).unwrap_or(0), held)
}

#[test]
fn a_round_of_blackjack_is_entered_by_the_dealer_alone_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let mut table = house.with_real_chips("livermore", "blackjack", 1);
    let number = table.table;
    // Nobody sits down whom nobody knows.
    let stranger = json!({ "seat": { "seat": 1, "player": 999_999 } });
    assert_eq!(clause(&table.dealer(stranger)), "ROOM-4");
    // Nobody brings chips of a wallet, and nobody but a dealer makes patrons.
    let (ann, _) = guest(&address, "Ann").unwrap();
    let wallet = get(&address, "/api/me", &ann).1["wallet"].clone();
    let sit = json!({ "sit": { "seat": 1, "chips": 200 } });
    let mut phone = house.watch(&ann, number);
    assert_eq!(clause(&phone.ask("ann-sits-down", number, &sit).unwrap()), "ROOM-16");
    assert_eq!(post(&address, "/api/patrons", &ann, &json!({ "name": "X" })).unwrap().0, 403);
    assert_eq!(
        post(&address, "/api/patrons", &house.dealer, &json!({ "name": "the floor" })).unwrap().0,
        400
    );
    assert_eq!(
        clause(&table.dealer(json!({ "for": { "seat": 2, "play": { "blackjack": "decline_bank" } } }))),
        "ROOM-16"
    );

    let maria = seats(&house, &mut table, 2, "Maria", None);
    seats(&house, &mut table, 4, "", None);
    seats(&house, &mut table, 5, "Bo", None);
    let names = get(&address, &format!("/api/tables/{number}/names?of={maria}"), "").1;
    assert_eq!(names[maria.to_string()], "Maria", "{names}");
    table.deals(json!("deck_changed"));
    let changed = table.dealer.frame["records"][0]["events"].to_string();
    assert!(changed.contains(r#""deck_changed":{"by":"Duc"}"#) && changed.contains("shuffled"), "{changed}");
    plays(&mut table, 5, json!({ "take_bank": { "wager": 500 } }));
    plays(&mut table, 2, json!({ "wager": { "seat": 2, "base": 20, "buster": 5 } }));
    let record = table.dealer.frame["records"][0].clone();
    let dealer = get(&address, "/api/me", &house.dealer).1["player"].clone();
    assert_eq!(record["by"], dealer, "the record says who entered it: {record}");
    assert_eq!(record["entered_by"], dealer, "somebody else's move: {record}");
    let names = |who: &str| get(&address, &format!("/api/tables/{number}/names?of={dealer}"), who).1;
    assert_eq!((names(&house.manager)[dealer.to_string()].clone(), names(&ann)), (json!("Duc"), json!({})));
    // Who stops the table and lets it go on has not ruled on the round.
    for on in [true, false] {
        assert_eq!(table.rules(json!({ "pause": { "on": on } }))["type"], "done");
    }
    assert_eq!(record["events"][0]["blackjack"]["wagered"]["player"], maria, "{record}");
    plays(&mut table, 4, json!({ "wager": { "seat": 4, "base": 50, "buster": 0 } }));
    assert!(table.dealer.frame["clock"].is_null(), "no clock runs for people who have none");
    table.deals(json!("close_wagers"));
    assert_eq!(clause(&table.dealer(json!("deck_changed"))), "D11", "in a round");
    // Cards come and hands are played as the referee asks for them.
    let deck = ["8h", "9d", "7c", "Kd", "5s", "6c", "2d", "4h", "3s", "Jc", "9h", "2c", "3d"];
    let mut deck = deck.into_iter();
    for _ in 0..60 {
        let awaits = table.view()["awaits"].clone();
        let seat = awaits["seat"].as_u64().unwrap_or(0) as u8;
        match awaits["for"].as_str().unwrap_or("nobody") {
            "action" => {
                let stands = awaits["moves"]["stand"] == true;
                takes_back(&mut table, &awaits);
                let action = if stands { "stand" } else { "hit" };
                let hand = awaits["hand"].clone();
                plays(&mut table, seat, json!({ "act": { "seat": seat, "hand": hand, "action": action } }));
            }
            "insurance" => plays(&mut table, seat, json!({ "insurance": { "seat": seat, "take": false } })),
            "dealer" if awaits["task"] == "pay_off" => table.deals(json!({ "pay_off": { "all": true } })),
            "dealer" if awaits["task"].get("card").is_some() => {
                table.deals(json!({ "card": { "card": deck.next().unwrap() } }));
            }
            _ => break,
        }
    }
    assert_eq!(table.view()["rounds"], 1, "{}", table.view());
    // What else happens at the table does not make the offer a new one; the next seat's is.
    let offered = |table: &mut Dealt| {
        let seat = table.view()["awaits"]["seat"].as_u64();
        (seat, table.dealer.frame["offered_at"].as_u64())
    };
    let first = offered(&mut table);
    assert!(first.0.is_some() && first.1.is_some(), "{}", table.dealer.frame);
    std::thread::sleep(std::time::Duration::from_millis(5));
    for on in [true, false] {
        assert_eq!(table.rules(json!({ "mute": { "player": maria, "on": on } }))["type"], "done");
    }
    assert_eq!(offered(&mut table), first);
    plays(&mut table, first.0.unwrap() as u8, json!("decline_bank"));
    let next = offered(&mut table);
    assert!(next.0 != first.0 && next.1 > first.1, "{first:?} {next:?}");
    // The felt is empty: what is missing from the racks lies in the drop, and before those who sit.
    table.deals(json!({ "unseat": { "seat": 2 } }));
    assert_eq!(get(&address, "/api/me", &ann).1["wallet"], wallet, "nobody's wallet was touched");
    let mut house = house.restarted(books);
    house.server.kill();
    let (racks, others) = held(books, number);
    assert_eq!(racks + others.values().sum::<i64>(), 0, "{others:?}");
    assert!(others.keys().any(|name| name.starts_with("drop/")), "{others:?}");
    assert!(!others.contains_key(&format!("stack/{number}/{maria}")), "she went with her chips: {others:?}");
    let house = House { server: crate::server::Server::unhurried(books), ..house };
    let report = get(&house.server.address, "/api/reports/drop", &house.manager).1;
    let row = report.as_array().unwrap().iter().find(|row| row["table"] == number).unwrap().clone();
    assert_eq!((&row["rounds"], row["total"].as_f64() > Some(0.0)), (&json!(1), true), "{row}");
    let past = get(&house.server.address, &format!("/api/past?table={number}"), &house.manager).1;
    assert_eq!(
        (&past["rounds"][0]["ruled"], past["rounds"].as_array().unwrap().len()),
        (&json!(false), 1),
        "{past}"
    );
    // A closed table keeps its name in the drop, and its past rounds are looked for by it.
    let close = format!("/api/tables/{number}/close");
    let closed = post(&house.server.address, &close, &house.manager, &json!({ "reason": "last hands" }));
    assert_eq!(closed.unwrap().0, 204);
    let lobby = get(&house.server.address, "/api/lobby", "").1;
    assert!(lobby.as_array().unwrap().iter().all(|row| row["table"] != number), "{lobby}");
    for path in ["/api/reports/drop", "/api/past/tables"] {
        let rows = get(&house.server.address, path, &house.manager).1;
        let row = rows.as_array().unwrap().iter().find(|row| row["table"] == number).cloned();
        assert_eq!(row.unwrap()["name"], "Real chips", "{path}");
    }
    done(house, books);
}

#[test]
fn a_seat_with_real_chips_is_run_by_its_players_phone_and_by_the_dealer_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.with_real_chips("ocean-view", "holdem", 1);
    let number = table.table;
    // The dealer sits somebody down who has a phone, with the chips that were counted: no wallet is touched.
    let (cookie, ann) = guest(&house.server.address, "Ann").unwrap();
    let wallet = || get(&house.server.address, "/api/me", &cookie).1["wallet"].clone();
    let had = wallet();
    table.deals(json!({ "seat": { "seat": 1, "player": ann, "chips": 200 } }));
    seats(&house, &mut table, 2, "Bo", Some(200));
    let mut phone = house.watch(&cookie, number);
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    let raise = |table: &mut Dealt| {
        let raise = table.hand()["awaits"]["turn"]["moves"]["raise"].clone();
        let to = raise["exactly"][0].as_f64().or(raise["between"][0].as_f64());
        json!({ "raise": { "to": to } })
    };
    let dealer_plays = |table: &mut Dealt, seat: u8, play: Value| {
        table.deals(json!({ "for": { "seat": seat, "play": { "poker": play } } }));
    };
    if table.hand()["awaits"]["turn"]["seat"] == table.place(2) {
        dealer_plays(&mut table, 2, json!("call"));
    }
    // She raises on her phone, and the dealer hears her call.
    let raises = json!({ "poker": raise(&mut table) });
    assert_eq!(clause(&phone.ask("ann-raises-01", number, &raises).unwrap()), "done");
    wait_for("the raise at the console", || table.hand()["awaits"]["turn"]["seat"] == table.place(2));
    let again = raise(&mut table);
    dealer_plays(&mut table, 2, again);
    dealer_plays(&mut table, 1, json!("call"));
    let log = get(&house.server.address, &format!("/api/tables/{number}/history?limit=50"), &house.manager).1;
    let place = table.place(1);
    let moved = |event: &Value| {
        let hand = &event["poker"]["hand"];
        hand["seat"] == place && (hand["event"] == "raised" || hand["event"] == "called")
    };
    let hers = log
        .as_array()
        .unwrap()
        .iter()
        .filter(|record| record["events"].as_array().unwrap().iter().any(moved));
    let entered: Vec<Value> = hers.map(|record| record["entered_by"].clone()).collect();
    let dealer = get(&house.server.address, "/api/me", &house.dealer).1["player"].clone();
    assert_eq!(entered, [Value::Null, dealer], "the raise is her own, the call was entered for her: {log}");
    assert_eq!(wallet(), had);
    done(house, books);
}

#[test]
fn somebody_of_a_third_party_declares_chips_that_nobody_counts_for_the_providers_book_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let mut table = house.with_real_chips("livermore", "blackjack", 1);
    let mut sits = |seat: u8, name: &str, chips: Option<u32>| {
        let patron = post(&address, "/api/patrons", &house.dealer, &json!({ "name": name })).unwrap().2;
        let mut sits = json!({ "seat": seat, "player": patron["player"], "third_party": name != "Maria" });
        if let Some(chips) = chips {
            sits["chips"] = json!(chips);
        }
        table.deals(json!({ "seat": sits }));
        patron["player"].as_u64().unwrap()
    };
    let (maria, tess, tom) = (sits(1, "Maria", None), sits(4, "Tess", Some(200)), sits(6, "Tom", None));
    let book = || get(&address, "/api/reports/playing-book", &house.manager).1;
    let row =
        |name: &str| book().as_array().unwrap().iter().find(|row| row["name"] == name).cloned().unwrap();
    let chips = |name: &str| ["chips_in", "added", "chips_out"].map(|what| row(name)[what].clone());
    let none = Value::Null;
    assert_eq!(chips("Tess"), [json!(200.0), json!(0.0), none.clone()]);
    assert_eq!(chips("Tom"), [none.clone(), none.clone(), none.clone()], "nothing was declared");
    assert!(book().as_array().unwrap().iter().all(|row| row["name"] != "Maria"));
    // What is declared bounds nothing.
    table.deals(json!("shuffle"));
    while table.view()["awaits"]["for"] == "bank_offer" && table.view()["awaits"]["seat"] != 4 {
        let seat = table.view()["awaits"]["seat"].as_u64().unwrap() as u8;
        plays(&mut table, seat, json!("decline_bank"));
    }
    plays(&mut table, 4, json!({ "take_bank": { "wager": 500 } }));
    table.deals(json!({ "chips": { "seat": 4, "amount": 300 } }));
    plays(&mut table, 1, json!({ "wager": { "seat": 1, "base": 20, "buster": 0 } }));
    table.deals(json!("close_wagers"));
    // Who gets up in a round does so at its end, and counts again then.
    table.deals(json!({ "unseat": { "seat": 4, "chips": 100 } }));
    table.deals(json!({ "unseat": { "seat": 4, "chips": 650 } }));
    assert_eq!(chips("Tess"), [json!(200.0), json!(300.0), json!(650.0)]);
    let wrong =
        [("unseat", json!({ "seat": 1, "chips": 50 })), ("unseat", json!({ "seat": 6, "chips": -1 }))];
    for (what, body) in wrong {
        assert_eq!(clause(&table.dealer(json!({ (what): body }))), "ROOM-16", "{body}");
    }
    // The manager enters for whom she sits; for Maria there is nothing to enter.
    let provider = |who: u64| {
        let body = json!({ "id": format!("provider-{who:04}"), "company": "Pacific", "badge": "114" });
        post(&address, &format!("/api/people/{who}/provider"), &house.manager, &body).unwrap().0
    };
    assert_eq!((provider(tess), provider(maria)), (204, 403));
    assert_eq!((&row("Tess")["company"], &row("Tess")["badge"]), (&json!("Pacific"), &json!("114")));
    let people = get(&address, "/api/people?search=Tess", &house.manager).1;
    assert_eq!(people[0]["provides"], true, "{people}");
    // Who closes the table says what they go with; Tom's chips are counted out, and of Maria there is nothing to count.
    let number = table.table;
    let there = get(&address, &format!("/api/tables/{number}/third-parties"), &house.manager).1;
    let names: Vec<&Value> = there.as_array().unwrap().iter().map(|row| &row["name"]).collect();
    assert_eq!(names, [&json!("Tess"), &json!("Tom")], "{there}");
    let close = |who: u64, chips: i32| {
        let body = json!({ "reason": "late", "chips_out": [{ "player": who, "chips": chips }] });
        post(&address, &format!("/api/tables/{number}/close"), &house.manager, &body).unwrap().0
    };
    assert_eq!((close(maria, 5), close(tom, -5), close(tom, 130)), (409, 409, 204));
    assert_eq!(chips("Tom"), [none.clone(), none, json!(130.0)]);
    drop(table);
    done(house, books);
}

#[test]
fn a_hand_of_holdem_is_entered_by_the_dealer_alone_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.with_real_chips("ocean-view", "holdem", 3);
    let number = table.table;
    let uncounted = json!({ "name": "Uncounted" });
    let patron = post(&house.server.address, "/api/patrons", &house.dealer, &uncounted).unwrap().2;
    let uncounted = json!({ "seat": { "seat": 1, "player": patron["player"] } });
    assert_eq!(clause(&table.dealer(uncounted)), "ROOM-16", "chips are counted at poker");
    for seat in [1, 3, 4] {
        seats(&house, &mut table, seat, &format!("Player at {seat}"), Some(200));
    }
    table.deals(json!({ "chips": { "seat": 3, "amount": 40 } }));
    // What really lies there is counted between hands, less or more than the table took it to be.
    let stack = |table: &mut Dealt, seat: u64| {
        let people = table.view()["people"].clone();
        people.as_array().unwrap().iter().find(|p| p["seat"] == seat).unwrap()["stack"].clone()
    };
    for (seat, chips) in [(3, 215), (4, 260)] {
        table.deals(json!({ "count": { "seat": seat, "chips": chips } }));
        assert_eq!(stack(&mut table, seat).as_f64(), Some(f64::from(chips)));
    }
    assert_eq!(
        clause(&table.dealer(json!({ "count": { "seat": 9, "chips": 5 } }))),
        "ROOM-16",
        "nobody there"
    );
    table.deals(json!("deck_changed"));
    table.deals(json!("shuffle"));
    let changes = json!("deck_changed");
    assert_eq!(clause(&table.dealer(changes)), "ROOM-8", "in a hand");
    table.deals(json!("down_around"));
    // Everybody but one gives up.
    let three = json!({ "for": { "seat": 3, "play": { "poker": "fold" } } });
    assert_ne!(clause(&table.dealer(three.clone())), "done", "seat 1 has the button and acts first");
    let one = json!({ "for": { "seat": 1, "play": { "poker": "call" } } });
    table.deals(one);
    assert_eq!(table.hand()["last_mover"], table.place(1), "{}", table.hand());
    assert_eq!(clause(&table.dealer(json!({ "retract": { "seat": 3 } }))), "ROOM-17", "it was seat 1");
    table.deals(json!({ "retract": { "seat": 1 } }));
    table.deals(json!({ "for": { "seat": 1, "play": { "poker": "fold" } } }));
    table.deals(three);
    assert_eq!(table.view()["hand"]["phase"], "over", "{}", table.view());
    let log = get(&house.server.address, &format!("/api/tables/{number}/history?limit=50"), &house.manager).1;
    let by = json!({ "deck_changed": { "by": "Duc" } }).to_string();
    assert_eq!(log.to_string().matches(&by).count(), 1, "{log}");
    let mut house = house.restarted(books);
    house.server.kill();
    let (racks, others) = held(books, number);
    assert_eq!(racks + others.values().sum::<i64>(), 0, "{others:?}");
    assert!(racks <= -66_500, "640 dollars were brought, and 35 more counted: {racks} {others:?}");
    let house = House { server: crate::server::Server::unhurried(books), ..house };
    done(house, books);
}

#[test]
fn who_goes_all_in_for_other_chips_than_the_table_says_is_counted_in_the_hand_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    // $3 to $200 spread limit.
    let mut table = house.with_real_chips("ocean-view", "holdem", 17);
    let number = table.table;
    for seat in [1, 3, 4] {
        seats(&house, &mut table, seat, &format!("Player at {seat}"), Some(200));
    }
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    let says = |seat: u8, play: Value| json!({ "for": { "seat": seat, "play": { "poker": play } } });
    // Seat 1 says "all in", and what lies there is $187.
    let count = |chips: u32| json!({ "count": { "seat": 1, "chips": chips } });
    table.deals(says(1, json!({ "raise": { "to": 200 } })));
    assert_eq!(clause(&table.dealer(count(187))), "ROOM-16", "the move is taken back first");
    table.deals(json!({ "retract": { "seat": 1 } }));
    table.deals(count(187));
    assert_ne!(clause(&table.dealer(says(1, json!({ "raise": { "to": 200 } })))), "done");
    table.deals(says(1, json!({ "raise": { "to": 187 } })));
    table.deals(says(3, json!("fold")));
    table.deals(says(4, json!("fold")));
    assert_eq!(table.view()["hand"]["phase"], "over", "{}", table.view());
    let ask =
        |path: String| get(&house.server.address, &format!("/api/tables/{number}/{path}"), &house.manager).1;
    let log = ask("history?limit=100".into());
    let began =
        log.as_array().unwrap().iter().find(|row| row.to_string().contains("\"hand_began\"")).unwrap();
    let replay = ask(format!("hands/{}", began["seq"]));
    let actions = replay["phh"].as_str().unwrap();
    assert!(actions.contains("'d count p3 187', 'p3 cbr 187'"), "{actions}");
    let one = replay["people"].as_array().unwrap().iter().find(|p| p["seat"] == 1).unwrap();
    assert_eq!(one["chips"], 187.0, "{replay}");
    let mut house = house.restarted(books);
    house.server.kill();
    let (racks, others) = held(books, number);
    assert_eq!((racks, others.values().sum::<i64>()), (-58_700, 58_700), "{others:?}");
    let house = House { server: crate::server::Server::unhurried(books), ..house };
    done(house, books);
}

#[test]
fn what_somebody_did_who_is_leaving_is_not_taken_back_room_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.with_real_chips("ocean-view", "holdem", 3);
    for seat in [1, 3, 4] {
        seats(&house, &mut table, seat, &format!("Player at {seat}"), Some(200));
    }
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    table.deals(json!({ "for": { "seat": 1, "play": { "poker": "call" } } }));
    table.deals(json!({ "unseat": { "seat": 1 } }));
    assert_eq!(clause(&table.dealer(json!({ "retract": { "seat": 1 } }))), "ROOM-17");
    // Nor as a command of the referee.
    let place = table.place(1);
    table.refused(json!({ "do": "retract", "seat": place }), "ROOM-17");
    assert_eq!(table.hand()["last_mover"], place, "it stands: {}", table.hand());
    done(house, books);
}

#[test]
fn real_chips_need_a_person_who_deals_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path().to_str().unwrap());
    for (dealing, bots) in [("virtual", 0), ("human", 2)] {
        let order = json!({ "name": "", "house": "livermore", "game": "blackjack", "option": 1,
                            "dealing": dealing, "bots": bots, "real_chips": true });
        let (status, _, answer) = post(&house.server.address, "/api/tables", &house.manager, &order).unwrap();
        assert_eq!(status, 400, "{answer}");
    }
    // Who is kept out of the room is not seated by a dealer either, who learns nothing of why.
    let (_, ann) = guest(&house.server.address, "Ann").unwrap();
    let out = json!({ "id": "ann-is-out-1", "player": ann, "years": 1, "why": "asked for it" });
    assert_eq!(post(&house.server.address, "/api/exclusions", &house.manager, &out).unwrap().0, 204);
    let mut real = house.with_real_chips("livermore", "blackjack", 1);
    let answer = real.dealer(json!({ "seat": { "seat": 2, "player": ann } }));
    assert_eq!(clause(&answer), "ROOM-4", "{answer}");
    // Nor as somebody else of that name.
    let (status, _, same) =
        post(&house.server.address, "/api/patrons", &house.dealer, &json!({ "name": "ANN" })).unwrap();
    assert_eq!((status, same["player"] == json!(ann)), (200, false), "a name tells nothing: {same}");
    let answer = real.dealer(json!({ "seat": { "seat": 2, "player": same["player"] } }));
    assert_eq!(clause(&answer), "ROOM-4", "{answer}");
    // Nor whom the floor has sent away from this table; the dealer calls the floor about it.
    let bob =
        post(&house.server.address, "/api/patrons", &house.dealer, &json!({ "name": "Bob" })).unwrap().2;
    let seat = || json!({ "seat": { "seat": 3, "player": bob["player"] } });
    assert_eq!(clause(&real.dealer(seat())), "done");
    let away = real.rules(json!({ "send_away": { "player": bob["player"] } }));
    assert_eq!(away["type"], "done", "{away}");
    assert_eq!(clause(&real.dealer(seat())), "ROOM-4");
    // Where everybody brings their own chips, the dealer seats nobody, and enters moves all the same.
    let mut table = house.table_of("aviator", "blackjack", &[1, 4]);
    assert_eq!(clause(&table.dealer(json!({ "seat": { "seat": 2, "player": 7 } }))), "ROOM-16");
    assert_eq!(clause(&table.dealer(json!({ "unseat": { "seat": 1 } }))), "ROOM-16");
    table.deals(json!("shuffle"));
    let seat = table.view()["awaits"]["seat"].as_u64().unwrap_or(4) as u8;
    plays(&mut table, seat, json!({ "take_bank": { "wager": 100 } }));
}

/// Somebody buys or cashes real chips at the cage.
fn counter(house: &House, cora: &str, way: &str, player: u64, dollars: u32, n: u32) -> (u16, Value) {
    let body = json!({ "id": format!("real-chips-{n}"), "player": player, "amount": dollars, "reason": "chips",
                       "tender": "cash", "real": true });
    let (status, _, entry) = post(&house.server.address, &format!("/api/cage/{way}"), cora, &body).unwrap();
    (status, entry)
}

#[test]
fn real_chips_are_bought_and_cashed_at_the_cage_and_a_patron_stays_who_they_are_room_16() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let (cora, _) = staff(&house.server, &house.manager, "Cora", "cage");
    let mut table = house.with_real_chips("livermore", "blackjack", 1);
    // Somebody whom nobody has seated yet buys chips; the cage names them.
    let (status, _, max) = post(&address, "/api/patrons", &cora, &json!({ "name": "Max" })).unwrap();
    assert_eq!(status, 200, "{max}");
    let max = max["player"].as_u64().unwrap();
    let (status, bought) = counter(&house, &cora, "issue", max, 200, 1);
    assert_eq!((status, &bought["real"]), (200, &json!(true)), "{bought}");
    assert_eq!(seats(&house, &mut table, 2, "max", None), max, "whoever comes again is the same person");
    let other = seats(&house, &mut table, 4, "Max", None);
    assert_ne!(other, max, "and whoever sits here already is another");
    // Whoever banks for a third party is who the house knows; of players nobody takes another's name.
    let ben = staff(&house.server, &house.manager, "Ben", "third_party").1;
    assert_eq!(seats(&house, &mut table, 6, "ben", None), ben, "one person, one line in the providers' book");
    let (_, ann) = guest(&address, "Ann").unwrap();
    assert_ne!(seats(&house, &mut table, 7, "Ann", None), ann, "an account that plays is its owner's");
    for seat in [2, 4, 6, 7] {
        table.deals(json!({ "unseat": { "seat": seat } }));
    }
    // They won: more comes back than went out, and no wallet says no.
    let (status, cashed) = counter(&house, &cora, "redeem", max, 500, 2);
    assert_eq!((status, &cashed["amount"]), (200, &json!(-500.0)), "{cashed}");
    let undone = json!({ "id": "undo-real-01", "entry": cashed["entry"], "reason": "counted wrong" });
    let (status, _, undone) = post(&address, "/api/cage/correct", &cora, &undone).unwrap();
    assert_eq!((status, &undone["real"]), (200, &json!(true)), "{undone}");
    assert_eq!(counter(&house, &cora, "redeem", max, 450, 3).0, 200);
    let people = get(&address, "/api/people?search=Max", &house.manager).1;
    let people: Vec<_> = people.as_array().unwrap().iter().map(|p| p["wallet"].clone()).collect();
    assert_eq!(people, [json!(0.0), json!(0.0)], "no wallet was touched");
    assert_eq!(house.server.stop(), Some(0));
    let balances = reader(books).load().unwrap().balances;
    assert_eq!(balances.get(&ledger::Account::Rack(0)), Some(&-25_000), "what people won is out of the cage");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
