//! The floor reverses the last settlement, at blackjack and at poker, with wallets and with real chips (ROOM-17): chips go back to
//! where they lay, the round goes on from there, and everybody counts it once.

use crate::client::{Client, get, guest, post, told};
use crate::counter::{second, sign_all};
use crate::dealt::{Dealt, House, done};
use crate::named::{bets, card, wagered};
use crate::server::{Server, cardroom, reader, wait_for};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// Past rounds as the floor finds them: voided, ruled on, and what each part brought.
fn past(address: &str, who: &str) -> Vec<(bool, bool, Vec<f64>)> {
    let page = || get(address, "/api/past?limit=20", who).1;
    wait_for("the digest", || page()["unread"] == 0);
    let parts = |r: &Value| {
        r["parts"].as_array().unwrap().iter().map(|p| p["result"].as_f64().unwrap_or(0.0)).collect()
    };
    let rows = page()["rounds"].as_array().cloned().unwrap_or_default();
    rows.iter().map(|r| (r["voided"] == true, r["ruled"] == true, parts(r))).collect()
}

fn reverse() -> Value {
    json!({ "blackjack": { "reverse": {} } })
}

/// Seat 1 stands on nineteen, the bank draws this card to sixteen, and everything is paid.
pub fn settled(table: &mut Dealt, last: &str) {
    for came in ["Tc", "7s", "9d"] {
        card(table, came);
    }
    table.deals(json!("hole_down"));
    table.deals(json!({ "act": { "seat": 1, "hand": 1, "action": "stand" } }));
    table.deals(json!({ "show_hole": { "card": "9h" } }));
    card(table, last);
    table.deals(json!({ "pay_off": { "all": true } }));
}

/// What the accounts of a table hold, in cents.
fn held(books: &str, table: u64) -> BTreeMap<String, i64> {
    let balances = reader(books).load().unwrap().balances;
    let of_table = |name: &String| name.split('/').nth(1) == Some(&table.to_string());
    let all = balances.iter().map(|(account, cents)| (account.to_string(), *cents));
    all.filter(|(name, cents)| of_table(name) && *cents != 0).collect()
}

/// The files of rounds that an export has.
fn exported(books: &str) -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("copy");
    let done = cardroom().args(["export", books, "--out", out.to_str().unwrap()]).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let files = std::fs::read_dir(out.join("rounds")).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_string();
    files.map(|path| (name(&path), std::fs::read_to_string(&path).unwrap())).collect()
}

/// The rounds that verify has counted.
fn verified(books: &str) -> usize {
    let out = cardroom().args(["verify", "--json", books]).output().unwrap();
    let report: Value = serde_json::from_slice(&out.stdout).unwrap_or_default();
    report["checked"]["rounds"].as_u64().unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&out.stdout)))
        as usize
}

#[test]
fn a_round_with_real_chips_is_reversed_and_settled_anew_and_counted_once_room_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = wagered(&house);
    let number = table.table;
    assert_eq!(table.rules(reverse())["refusal"]["clause"], "ROOM-17", "nothing is settled");
    settled(&mut table, "Kd");
    let paid = held(books, number);
    assert_eq!(table.view()["reversible"], true);
    assert_eq!(
        table.dealer(json!({ "name_again": { "was": "Kd", "card": "5d" } }))["refusal"]["clause"],
        "ROOM-17"
    );
    assert_eq!(table.rules(reverse())["type"], "done");
    let record = table.floor.frame["records"][0].clone();
    assert!(told(&record["says"][0]["says"]).contains("reverses the last settlement"), "{record}");
    let view = table.view();
    assert_eq!((&view["awaits"]["task"], &view["rounds"]), (&json!("pay_off"), &json!(0)), "{view}");
    assert_eq!(held(books, number)[&format!("felt/{number}")], 1000, "the wager lies there again");
    table.deals(json!({ "name_again": { "was": "Kd", "card": "5d" } }));
    table.deals(json!({ "pay_off": { "all": true } }));
    assert_eq!(table.view()["rounds"], 1);
    assert_ne!(held(books, number), paid);
    let ann = format!("stack/{number}/");
    let of_ann =
        |held: &BTreeMap<String, i64>| held.iter().find(|(a, _)| a.starts_with(&ann)).map(|(_, c)| *c);
    assert_eq!(of_ann(&paid).unwrap() - of_ann(&held(books, number)).unwrap(), 2000, "lost and not won");
    // A scenario cannot tell a ruling: the round is passed on event by event, as everybody saw it.
    let page = get(&house.server.address, "/api/past?limit=1", &house.manager).1;
    let path = format!("/api/tables/{number}/rounds/{}", page["rounds"][0]["from"]);
    let file = get(&house.server.address, &path, "").1;
    let lines: Vec<&str> = file["events"].as_str().unwrap_or_default().lines().collect();
    assert!(file["scenario"].is_null() && lines[0].starts_with("{\"bank_taken\""), "{file}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("{\"round_ended\"")).count(), 2, "{file}");
    let round = &page["rounds"][0];
    assert_eq!(
        (&round["marks"], &round["number"]),
        (&json!(["reversed", "corrected"]), &json!(1)),
        "{round}"
    );
    let count = |query: &str| {
        let path = format!("/api/past?{query}");
        get(&house.server.address, &path, &house.manager).1["rounds"].as_array().unwrap().len()
    };
    assert_eq!((count("mark=reversed"), count("mark=disputed"), count("number=1")), (1, 0, 1));
    // A second round, voided, and a third, which begins: then it is too late.
    bets(&mut table);
    assert_eq!(table.rules(reverse())["refusal"]["clause"], "ROOM-17", "the next round has begun");
    assert_eq!(table.rules(json!({ "blackjack": "void_round" }))["type"], "done");
    let page = get(&house.server.address, "/api/past?number=2", &house.manager).1;
    assert_eq!((&page["rounds"][0]["voided"], &page["rounds"][0]["marks"]), (&json!(true), &json!([])));
    // The one after it is the third, in past rounds and by the name of its file.
    bets(&mut table);
    settled(&mut table, "Kd");
    let page = get(&house.server.address, "/api/past?limit=1", &house.manager).1;
    assert_eq!((&page["rounds"][0]["number"], &page["rounds"][0]["voided"]), (&json!(3), &json!(false)));
    drop(table);
    done(house, books);
    let names = ["000001.jsonl", "000002.jsonl", "000003.toml"].map(|name| format!("{number}-{name}"));
    let files = exported(books);
    assert_eq!(files.keys().collect::<Vec<_>>(), names.iter().collect::<Vec<_>>());
    let void: Vec<&str> = files[&names[1]].lines().collect();
    assert!(
        void[0].starts_with("{\"bank_taken\"") && void.last().unwrap().contains("void_round"),
        "{void:?}"
    );
    assert_eq!(verified(books), 2, "a round that was called off is none that was played to its end");
}

#[test]
fn two_people_reverse_where_much_is_at_stake_and_wallets_are_right_room_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let signer = second(&address, &house.manager);
    let settings = json!({ "id": "nothing-alone", "settings": { "cage_limit": 500, "ruling_limit": 5 } });
    assert_eq!(post(&address, "/api/settings", &house.manager, &settings).unwrap().0, 204);
    let order = json!({ "name": "By hand", "house": "livermore", "game": "blackjack", "option": 1,
                        "dealing": "human", "bots": 0 });
    let number = post(&address, "/api/tables", &house.manager, &order).unwrap().2["table"].as_u64().unwrap();
    let people: Vec<(u64, String)> = [1, 4].map(|seat| (seat, guest(&address, "Guest").unwrap().0)).into();
    let ann = people[0].1.clone();
    let mut table = house.around(number, people);
    for seat in [1, 4] {
        assert_eq!(table.seat_does(seat, &json!({ "sit": { "seat": seat, "chips": 600 } }))["type"], "done");
    }
    table.deals(json!("shuffle"));
    bets(&mut table);
    settled(&mut table, "Kd");
    let paid = held(books, number);
    let answer = table.rules(reverse());
    assert_eq!(answer["type"], "waits", "{answer}");
    assert_eq!(held(books, number), paid, "it waits");
    assert!(table.floor.frame.get("signed").is_none(), "{}", table.floor.frame);
    sign_all(&address, &signer);
    assert_eq!(table.view()["awaits"]["task"], "pay_off");
    assert_eq!(table.dealer.frame["signed"], json!({ "by": "Boss", "with": "Second" }), "it took effect");
    assert_eq!(table.rules(json!({ "pause": { "on": false } }))["type"], "done");
    assert!(table.view()["awaits"]["task"] == "pay_off" && table.dealer.frame.get("signed").is_none());
    // The card was of another suit; two people say so, and the round is found by it.
    let open = table.view()["correctable"][0].clone();
    let named = open["card"].as_str().unwrap();
    let card = format!("{}{}", &named[..1], if named.ends_with('c') { 'd' } else { 'c' });
    let right = json!({ "blackjack": { "correct": { "at": open["at"], "nth": open["nth"], "card": card } } });
    assert_eq!(table.rules(right)["type"], "waits");
    sign_all(&address, &signer);
    assert_eq!(table.rules(json!({ "pause": { "on": false } }))["type"], "done");
    table.deals(json!({ "pay_off": { "all": true } }));
    assert_eq!(held(books, number), paid, "the same cards, the same chips");
    // A second round is voided: both are in the history, the reversed one once.
    bets(&mut table);
    assert_eq!(table.rules(json!({ "blackjack": "void_round" }))["type"], "waits");
    sign_all(&address, &signer);
    assert_eq!(table.rules(json!({ "pause": { "on": false } }))["type"], "done");
    assert_eq!(held(books, number), paid, "everything went back");
    let me = get(&address, "/api/me", &ann).1["player"].clone();
    let page = get(&address, &format!("/api/people/{me}/rounds?limit=20&before="), &ann).1;
    let seen = page["rounds"].as_array().unwrap_or_else(|| panic!("{page}")).iter();
    let seen: Vec<(bool, f64)> = seen.map(|r| (r["voided"] == true, r["result"].as_f64().unwrap())).collect();
    assert_eq!(seen, [(true, 0.0), (false, 10.0)], "{page}");
    let rounds = past(&address, &house.manager);
    assert_eq!(rounds.len(), 2, "{rounds:?}");
    assert!(rounds[0].0 && !rounds[1].0 && rounds[1].1, "the first one was ruled on: {rounds:?}");
    assert!(
        rounds[1].2.contains(&10.0) && rounds[1].2.iter().sum::<f64>() == 0.0,
        "settled once: {rounds:?}"
    );
    for mark in ["corrected", "reversed"] {
        let found = get(&address, &format!("/api/past?mark={mark}"), &house.manager).1["rounds"].clone();
        let numbers: Vec<&Value> = found.as_array().unwrap().iter().map(|round| &round["number"]).collect();
        assert_eq!(numbers, [&json!(1)], "{mark}: {found}");
    }
    // Nobody takes a reversal away from the floor by getting up while it waits for its second signature.
    bets(&mut table);
    settled(&mut table, "Kd");
    assert_eq!(table.rules(reverse())["type"], "waits");
    assert_eq!(table.seat_does(1, &json!("leave"))["type"], "done");
    let more = table.seat_does(4, &json!({ "add_chips": { "amount": 50 } }));
    assert_eq!(more["refusal"]["clause"], "ROOM-11", "{more}");
    sign_all(&address, &signer);
    assert_eq!(table.view()["awaits"]["task"], "pay_off", "she was there");
    assert_eq!(table.rules(json!({ "pause": { "on": false } }))["type"], "done");
    table.deals(json!({ "pay_off": { "all": true } }));
    assert_eq!(table.view()["people"].as_array().unwrap().len(), 1, "and is gone now");
    assert_eq!(table.rules(reverse())["refusal"]["clause"], "ROOM-17", "she has left");
    assert_eq!(table.seat_does(4, &json!("leave"))["type"], "done");
    drop(table);
    done(house, books);
}

/// A hand of hold'em to its showdown: kings make three on the river.
fn shown_down(table: &mut Dealt) {
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    table.bets();
    for cards in [vec!["4c", "5c", "9s"], vec!["8d"], vec!["Ks"]] {
        table.deals(json!({ "came": { "cards": cards } }));
        table.bets();
    }
    for cards in [["Ah", "Ad"], ["Kh", "Kc"]] {
        let seat = table.hand()["awaits"]["turn"]["seat"].clone();
        table.enters(json!({ "do": "show", "seat": seat, "cards": cards }));
    }
}

#[test]
fn a_hand_of_poker_is_reversed_its_river_corrected_and_pushed_anew_room_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5]);
    let number = table.table;
    let reverse = || json!({ "poker": "reverse" });
    assert_eq!(table.rules(reverse())["refusal"]["clause"], "ROOM-17");
    shown_down(&mut table);
    let paid = held(books, number);
    assert!(paid.keys().any(|account| account.starts_with("drop/")), "{paid:?}");
    assert_eq!(table.rules(reverse())["type"], "done");
    let back = held(books, number);
    assert_eq!(back.values().sum::<i64>(), paid.values().sum::<i64>());
    assert!(table.view()["on"] == true && back.contains_key(&format!("felt/{number}")), "{back:?}");
    assert_eq!(table.rules(json!({ "poker": { "correct": { "from": "Ks", "to": "Qs" } } }))["type"], "done");
    let seat = table.hand()["awaits"]["turn"]["seat"].clone();
    table.enters(json!({ "do": "show", "seat": seat, "cards": ["Kh", "Kc"] }));
    assert_eq!(table.view()["on"], false);
    assert_ne!(held(books, number), paid, "aces win");
    table.deals(json!("shuffle"));
    assert_eq!(table.rules(reverse())["refusal"]["clause"], "ROOM-17", "the next hand has begun");
    assert_eq!(table.rules(json!({ "poker": "void" }))["type"], "done");
    let hands = past(&house.server.address, &house.manager);
    assert_eq!(hands.len(), 2, "{hands:?}");
    assert!(hands[0].0 && !hands[1].0 && hands[1].1, "{hands:?}");
    // Whoever looks at the hand again is told who reversed it, and why.
    let page = get(&house.server.address, "/api/past?limit=2", &house.manager).1;
    let films: Vec<String> = [0, 1]
        .map(|n| format!("/api/tables/{number}/hands/{}", page["rounds"][n]["from"]))
        .iter()
        .map(|path| get(&house.server.address, path, &house.manager).1.to_string())
        .collect();
    assert_eq!(films.iter().filter(|film| film.contains("floor-reverses-hand")).count(), 1, "{films:?}");
    drop(table);
    done(house, books);
    assert_eq!(exported(books).len(), 2, "the hand, and the one that was voided");
}

/// A server that dies when it next passes a point, with somebody who watches a table; what it passes on the way there is skipped.
fn dies_at(books: &str, point: &str, cookie: &str, table: u64) -> (Server, Client) {
    let watches = |server: &Server| {
        let mut client = Client::connect(&server.address, cookie).ok()?;
        client.watch(table).ok().map(|()| client)
    };
    for n in 1..20 {
        let point = format!("{point}:{n}");
        let server = Server::crashing(books, &["--decision-seconds", "600"], &point);
        if let Some(client) = watches(&server).filter(|_| watches(&server).is_some()) {
            return (server, client);
        }
    }
    panic!("it dies on the way to every {point}");
}

#[test]
fn a_reversal_that_was_cut_off_is_there_once_room_17() {
    for point in ["received", "appended", "committed", "adopted", "ruled at a table"] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let house = House::open(books);
        let mut table = wagered(&house);
        settled(&mut table, "Kd");
        let (number, paid) = (table.table, held(books, table.table));
        drop(table);
        assert_eq!(house.server.stop(), Some(0));
        // The first thing that is written now is the reversal.
        let (server, mut floor) = dies_at(books, point, &house.manager, number);
        let house = House { server, ..house };
        let command = json!({ "floor": { "reason": "the last card was a five", "ruling": reverse() } });
        assert!(floor.ask("reverses-0001", number, &command).is_err(), "{point}: it dies before it answers");
        drop(floor);
        drop(house.server);
        let house = House { server: Server::unhurried(books), ..house };
        let mut floor = house.watch(&house.manager, number);
        assert_eq!(floor.ask("reverses-0001", number, &command).unwrap()["type"], "done", "{point}");
        floor.watch(number).unwrap();
        assert_eq!(floor.view["awaits"]["task"], "pay_off", "{point}");
        let mut dealer = house.watch(&house.dealer, number);
        let pay = json!({ "dealer": { "pay_off": { "all": true } } });
        assert_eq!(dealer.ask("pays-again-01", number, &pay).unwrap()["type"], "done");
        assert_eq!(held(books, number), paid, "{point}: nothing twice");
        drop((floor, dealer));
        done(house, books);
        let reversed = reader(books).records(number as u32, 0, 1000).unwrap();
        assert_eq!(reversed.iter().filter(|r| r.body.contains("\"reverse\"")).count(), 1, "{point}");
    }
}

#[test]
fn a_reversal_that_two_signed_and_that_was_cut_off_is_there_once_room_17() {
    for point in ["received", "committed", "ruled"] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let house = House::open(books);
        let signer = second(&house.server.address, &house.manager);
        let settings = json!({ "id": "nothing-alone", "settings": { "cage_limit": 500, "ruling_limit": 5 } });
        let settings = post(&house.server.address, "/api/settings", &house.manager, &settings).unwrap();
        assert_eq!(settings.0, 204);
        let mut table = wagered(&house);
        settled(&mut table, "Kd");
        let (number, paid) = (table.table, held(books, table.table));
        assert_eq!(table.rules(reverse())["type"], "waits");
        let waiting = |house: &House| get(&house.server.address, "/api/signatures", &signer).1;
        let sign = format!("/api/signatures/{}/sign", waiting(&house)[0]["entry"]);
        drop(table);
        assert_eq!(house.server.stop(), Some(0));
        // The table writes first, and then the house's book.
        let (server, floor) = dies_at(books, point, &house.manager, number);
        let died = post(&server.address, &sign, &signer, &json!({})).is_err();
        assert!(died, "{point}: it dies before it answers");
        drop((server, floor));
        let house = House { server: Server::unhurried(books), ..house };
        // Where nothing was written yet it waits as before; else it is done, and signed in both books.
        let waits = waiting(&house).as_array().unwrap().len();
        assert_eq!(waits, usize::from(point == "received"), "{point}");
        let again = post(&house.server.address, &sign, &signer, &json!({})).unwrap().0;
        assert_eq!(again, if waits == 1 { 200 } else { 404 }, "{point}");
        let (mut floor, mut dealer) =
            (house.watch(&house.manager, number), house.watch(&house.dealer, number));
        assert_eq!(floor.view["awaits"]["task"], "pay_off", "{point}");
        let goes_on = json!({ "floor": { "reason": "right", "ruling": { "pause": { "on": false } } } });
        assert_eq!(floor.ask("goes-on-0001", number, &goes_on).unwrap()["type"], "done", "{point}");
        let pay = json!({ "dealer": { "pay_off": { "all": true } } });
        assert_eq!(dealer.ask("pays-again-01", number, &pay).unwrap()["type"], "done", "{point}");
        assert_eq!(held(books, number), paid, "{point}: nothing twice");
        drop((floor, dealer));
        done(house, books);
        let log = reader(books).records(number as u32, 0, 1000).unwrap();
        assert_eq!(log.iter().filter(|r| r.body.contains("\"reverse\"")).count(), 1, "{point}");
    }
}

#[test]
fn a_reversal_at_poker_that_was_cut_off_is_there_once_room_17() {
    for point in ["adopted", "ruled at a table"] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let house = House::open(books);
        let mut table = house.table("holdem", &[2, 5]);
        let number = table.table;
        shown_down(&mut table);
        let paid = held(books, number);
        drop(table);
        assert_eq!(house.server.stop(), Some(0));
        let server = Server::crashing(books, &["--decision-seconds", "600"], &format!("{point}:1"));
        let house = House { server, ..house };
        let mut floor = house.watch(&house.manager, number);
        let command =
            json!({ "floor": { "reason": "the river was a queen", "ruling": { "poker": "reverse" } } });
        assert!(floor.ask("reverses-0001", number, &command).is_err(), "{point}: it dies before it answers");
        drop(floor);
        drop(house.server);
        let house = House { server: Server::unhurried(books), ..house };
        let mut floor = house.watch(&house.manager, number);
        assert_eq!(floor.ask("reverses-0001", number, &command).unwrap()["type"], "done", "{point}");
        floor.watch(number).unwrap();
        assert_eq!(floor.view["on"], true, "{point}: the hand is on again");
        let back = held(books, number);
        assert_eq!(back.values().sum::<i64>(), paid.values().sum::<i64>(), "{point}: nothing lost");
        drop(floor);
        done(house, books);
        let log = reader(books).records(number as u32, 0, 1000).unwrap();
        let reversed = log.iter().filter(|record| record.body.contains("\"reversed\"")).count();
        assert_eq!(reversed, 1, "{point}: nothing twice");
    }
}

#[test]
fn a_table_does_not_go_on_while_a_ruling_on_it_waits_floor_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let address = house.server.address.clone();
    let signer = second(&address, &house.manager);
    let settings = json!({ "id": "nothing-alone", "settings": { "cage_limit": 500, "ruling_limit": 5 } });
    assert_eq!(post(&address, "/api/settings", &house.manager, &settings).unwrap().0, 204);
    let mut table = wagered(&house);
    for came in ["Tc", "7s", "9d"] {
        card(&mut table, came);
    }
    let correct = |to: &str| {
        let hand = json!({ "hand": { "seat": 1, "hand": 1 } });
        json!({ "blackjack": { "correct": { "at": hand, "nth": 2, "card": to } } })
    };
    let goes_on = || json!({ "pause": { "on": false } });
    let waiting = || {
        let rows = get(&address, "/api/signatures", &signer).1;
        rows.as_array().unwrap().iter().map(|row| row["entry"].as_u64().unwrap()).collect::<Vec<u64>>()
    };
    // An earlier ruling was signed; the table is paused for the next one, and nobody is told that it may go on.
    assert_eq!(table.rules(correct("8d"))["type"], "waits");
    sign_all(&address, &signer);
    table.view();
    assert_eq!(table.dealer.frame["signed"], json!({ "by": "Boss", "with": "Second" }));
    assert_eq!(table.rules(correct("7d"))["type"], "waits");
    table.view();
    assert!(table.dealer.frame.get("signed").is_none(), "{}", table.dealer.frame);
    let number = waiting()[0];
    let refused = table.rules(goes_on());
    assert_eq!(refused["refusal"]["clause"], "FLOOR-1", "{refused}");
    let seen = table.rules(json!("seen"));
    assert_eq!(seen["refusal"]["clause"], "FLOOR-1", "the floor's word lets nobody go on either: {seen}");
    assert!(told(&refused["refusal"]["says"]).contains(&format!("no. {number}:")), "{refused}");
    assert_eq!(table.dealer(json!("hole_down"))["refusal"]["clause"], "ROOM-11", "it is paused as before");
    // One of two that wait is signed: the table still waits for the other.
    assert_eq!(table.rules(correct("6d"))["type"], "waits");
    let sign =
        |entry: u64| post(&address, &format!("/api/signatures/{entry}/sign"), &signer, &json!({})).unwrap();
    assert_eq!(sign(number).0, 200);
    table.view();
    assert!(table.dealer.frame.get("signed").is_none(), "{}", table.dealer.frame);
    let last = waiting()[0];
    assert_eq!(table.rules(goes_on())["refusal"]["clause"], "FLOOR-1");
    let decline = format!("/api/signatures/{last}/decline");
    assert_eq!(post(&address, &decline, &signer, &json!({})).unwrap().0, 204);
    assert_eq!(table.rules(goes_on())["type"], "done", "declined, it keeps the table no longer");
    // What can take effect no more waits no longer, and nobody has to decline it.
    assert_eq!(table.rules(correct("5d"))["type"], "waits");
    assert_eq!(table.rules(json!({ "blackjack": "void_round" }))["type"], "waits");
    assert_eq!(sign(waiting()[1]).0, 200);
    wait_for("the correction to lapse", || waiting().is_empty());
    assert_eq!(table.rules(goes_on())["type"], "done");
    bets(&mut table);
    drop(table);
    done(house, books);
}
