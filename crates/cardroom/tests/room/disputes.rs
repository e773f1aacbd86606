//! A player calls the floor: the clock of that table stands, and goes on when the floor has said its word (ROOM-12).

use crate::blinds::Game;
use crate::client::{Client, get, guest, post};
use crate::dealt::{House, done};
use crate::server::{Server, verify, wait_for};
use serde_json::{Value, json};
use std::time::Duration;

fn call(text: &str) -> Value {
    json!({ "call_floor": { "text": text } })
}

fn word(reason: &str) -> Value {
    json!({ "floor": { "reason": reason, "ruling": "seen" } })
}

/// A table with two people, one of whom is asked; they come first. And the manager, who rules.
fn asked(books: &str, seconds: u32, house: &str, game: &str) -> (Game, Client, [usize; 2]) {
    let mut table = Game::at(Server::patient(books, seconds), house, game);
    let people = [table.sit(1), table.sit(2)];
    wait_for("somebody is asked", || {
        begin_a_round(&mut table);
        !clock(&mut table, 0)["player"].is_null()
    });
    let asked = clock(&mut table, 0)["player"].clone();
    let first = people.into_iter().find(|who| asked == table.people[*who].0).unwrap();
    let mut floor = Client::connect(&table.server.address, &table.manager).unwrap();
    floor.watch(table.table).unwrap();
    (table, floor, [first, 1 - first])
}

/// At blackjack somebody has to bank and somebody to wager before anybody is asked; hands of poker begin by themselves.
fn begin_a_round(table: &mut Game) {
    let view = table.sync(0);
    match view["awaits"]["for"].as_str() {
        Some("any_bank" | "bank_offer") => {
            table.ask(0, json!({ "blackjack": { "take_bank": { "wager": 200 } } }));
        }
        Some("wagers") => {
            table.sync(1);
            let (me, client) = &table.people[1];
            if let Some(command) = client.choice(*me, 2, true) {
                table.ask(1, command);
            }
        }
        _ => {}
    }
}

fn clock(game: &mut Game, who: usize) -> Value {
    game.sync(who);
    game.people[who].1.frame["clock"].clone()
}

fn left(clock: &Value) -> u64 {
    clock["left_ms"].as_u64().unwrap_or_else(|| panic!("no clock: {clock}"))
}

fn rules(floor: &mut Client, table: u64, id: &str, command: &Value) -> String {
    let answer = floor.ask(id, table, command).unwrap();
    answer["refusal"]["clause"].as_str().unwrap_or("done").to_string()
}

/// The call as the floor's page has it, from the lobby.
fn called(game: &Game) -> Value {
    let lobby = get(&game.server.address, "/api/lobby", "").1;
    lobby.as_array().unwrap().iter().find(|t| t["table"] == game.table).unwrap()["called"].clone()
}

#[test]
fn the_clock_stands_until_the_floor_has_said_its_word_room_12() {
    for (house, game) in [("ocean-view", "holdem"), ("aviator", "blackjack")] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let (mut table, mut floor, [first, other]) = asked(books, 100, house, game);
        let number = table.table;
        // Who only watches does not call; nor does anybody answer where nobody has called.
        let (cookie, _) = guest(&table.server.address, "Rail").unwrap();
        let mut rail = Client::connect(&table.server.address, &cookie).unwrap();
        rail.watch(number).unwrap();
        assert_eq!(rules(&mut rail, number, "rail-calls-01", &call("me too")), "ROOM-12");
        assert_eq!(rules(&mut floor, number, "floor-word-00", &word("nobody called")), "ROOM-12");
        std::thread::sleep(Duration::from_millis(300));
        assert_eq!(table.ask(other, call("the pot is short")), "done");
        let stands = clock(&mut table, first);
        assert_eq!(stands["stands"], true);
        assert!(left(&stands) <= 99_700, "{stands}");
        std::thread::sleep(Duration::from_millis(700));
        assert_eq!(clock(&mut table, first), stands, "it stands");
        // Everybody hears it, the rail and the floor's page too.
        rail.watch(number).unwrap();
        let heard = rail.frame["called"].clone();
        assert_eq!((&heard["text"], &heard["stops"]), (&json!("the pot is short"), &json!(true)));
        assert_eq!(heard["player"], table.people[other].0);
        assert_eq!(called(&table), heard);
        // One call at a table; nobody bets, and only who called takes it back.
        assert_eq!(table.ask(first, call("and I say it is not")), "ROOM-12");
        assert_eq!(table.ask(first, json!("take_call_back")), "ROOM-12");
        let (me, client) = &table.people[first];
        let play = client.choice(*me, 2, true).expect("they are asked");
        assert_eq!(table.ask(first, play.clone()), "ROOM-12");
        assert_eq!(rules(&mut floor, number, "floor-word-01", &word(" ")), "FLOOR-1", "a word, please");
        assert_eq!(rules(&mut floor, number, "floor-word-02", &word("counted: it is right")), "done");
        let goes_on = clock(&mut table, first);
        assert_eq!(goes_on["stands"], false);
        assert!(left(&goes_on) <= left(&stands), "it goes on with what was left: {goes_on} after {stands}");
        assert_eq!(called(&table), Value::Null);
        assert_eq!(table.ask(other, call("count again")), "ROOM-12", "once in a round");
        assert_eq!(table.ask(first, play), "done");
        assert_eq!(table.server.stop(), Some(0));
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{text}");
    }
}

#[test]
fn nobody_runs_out_of_time_in_a_dispute_and_the_time_that_was_left_runs_out_after_it_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (mut table, mut floor, [first, other]) = asked(books, 2, "ocean-view", "holdem");
    assert_eq!(table.ask(other, call("")), "done");
    let before = clock(&mut table, first);
    std::thread::sleep(Duration::from_millis(2_500));
    assert_eq!(clock(&mut table, first), before, "two seconds are over, and it stands");
    let view = table.sync(first);
    assert_eq!(view["hand"]["awaits"]["turn"]["seat"], view["mine"], "no move was played: {view}");
    assert_eq!(rules(&mut floor, table.table, "floor-word-01", &word("play on")), "done");
    wait_for("time runs out", || {
        table.sync(0);
        table.people[0].1.view["on"] == false || table.people[0].1.view["rounds"] != 1
    });
    assert_eq!(table.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_call_is_taken_back_or_lapses_when_nobody_comes_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (mut table, _floor, [first, other]) = asked(books, 100, "ocean-view", "holdem");
    assert_eq!(table.ask(other, call("a slip of the finger")), "done");
    assert_eq!(table.ask(other, json!("take_call_back")), "done");
    assert_eq!((called(&table), &clock(&mut table, first)["stands"]), (Value::Null, &json!(false)));
    // A seat is held for five seconds in this room, and so is a table for a call that nobody answers.
    assert_eq!(table.ask(first, call("is anybody there?")), "done");
    wait_for("the call lapses", || clock(&mut table, first)["stands"] == false);
    let open = called(&table);
    assert_eq!((&open["stops"], &open["text"]), (&json!(false), &json!("is anybody there?")));
    assert_eq!(table.ask(first, json!({ "poker": "call" })), "done");
    assert_eq!(table.ask(other, call("and now?")), "ROOM-12", "a call is open");
    // It is in the record: a restart forgets neither the call nor when it was.
    assert_eq!(table.server.stop(), Some(0));
    table.server = Server::patient(books, 100);
    assert_eq!(called(&table), open);
    assert_eq!(table.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn nobody_loses_a_call_or_a_seat_while_the_floor_is_on_its_way_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (mut table, mut floor, [first, other]) = asked(books, 100, "ocean-view", "holdem");
    assert_eq!(table.ask(other, call("look at the pot")), "done");
    let coming = json!({ "floor": { "reason": "on my way", "ruling": "coming" } });
    assert_eq!(rules(&mut floor, table.table, "floor-comes-1", &coming), "done");
    // Whoever is asked loses the line, for longer than a seat is held and a call waits where nobody comes.
    let (cookie, _) = guest(&table.server.address, "Rail").unwrap();
    let rail = Client::connect(&table.server.address, &cookie).unwrap();
    drop(std::mem::replace(&mut table.people[first].1, rail));
    std::thread::sleep(Duration::from_millis(6_500));
    assert_eq!(clock(&mut table, other)["stands"], true);
    let (address, path) = (table.server.address.clone(), format!("/api/tables/{}/history", table.table));
    let log = || get(&address, &path, "").1.to_string();
    assert!(
        log().contains("floor_comes") && !log().contains("leaving") && !log().contains("lapsed"),
        "{}",
        log()
    );
    assert_eq!(rules(&mut floor, table.table, "floor-word-01", &word("it is right")), "done");
    assert_eq!(clock(&mut table, other)["stands"], false);
    wait_for("the seat is held no longer", || log().contains("leaving"));
    assert_eq!(table.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_players_call_is_open_again_when_the_dealer_takes_back_the_one_over_it_room_12() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::of(Server::patient(books, 100));
    let shift = json!({ "id": "opens-shift-1", "name": "day" });
    assert_eq!(post(&house.server.address, "/api/shifts", &house.manager, &shift).unwrap().0, 200);
    let mut table = house.table("holdem", &[2, 5]);
    let number = table.table;
    let open = |house: &House| {
        let lobby = get(&house.server.address, "/api/lobby", "").1;
        lobby.as_array().unwrap().iter().find(|t| t["table"] == number).unwrap()["called"].clone()
    };
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    assert_eq!(table.seat_does(2, &call("the pot is short"))["type"], "done");
    wait_for("the call lapses", || open(&house)["stops"] == false);
    let lapsed = open(&house);
    // The dealer rings again, holds the table by it, and takes that back.
    assert_eq!(table.dealer.ask("calls-000001", number, &call("nobody comes")).unwrap()["type"], "done");
    assert_eq!((&open(&house)["text"], &open(&house)["stops"]), (&json!("nobody comes"), &json!(true)));
    let back = json!("take_call_back");
    assert_eq!(table.dealer.ask("back-0000001", number, &back).unwrap()["type"], "done");
    assert_eq!(open(&house), lapsed, "the player's call is as open as it was, and as old");
    assert_eq!(table.dealer.ask("back-0000002", number, &back).unwrap()["refusal"]["clause"], "ROOM-12");
    table.finish();
    drop(table);
    // Past rounds and the handover sheet have it open; a restart forgets nothing.
    let house = house.restarted(books);
    assert_eq!(open(&house), lapsed);
    let ask = |path: &str| get(&house.server.address, path, &house.manager).1;
    let marks = || ask(&format!("/api/past?table={number}"))["rounds"][0]["marks"].clone();
    wait_for("the digest", || marks() == json!(["dispute_open"]));
    let calls = ask("/api/shifts/1")["calls"].clone();
    let over: Vec<bool> = calls.as_array().unwrap().iter().map(|call| !call["over"].is_null()).collect();
    assert_eq!(over, [false, true], "{calls}");
    let mut floor = house.watch(&house.manager, number);
    assert_eq!(rules(&mut floor, number, "floor-word-01", &word("counted: it is right")), "done");
    assert_eq!((open(&house), marks()), (Value::Null, json!(["disputed"])));
    done(house, books);
}
