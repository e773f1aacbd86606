//! A deck that nobody chose: those who are dealt in cut it, whoever does not sits the hand out, and everything can be
//! checked by a player, by `verify`, and after a crash.

use crate::client::{Client, get, guest};
use crate::cutter::{Conduct, hash, outcome};
use crate::dealt::House;
use crate::evening::{Table, open};
use crate::server::{Server, verify};
use cards::Card;
use cards::cut::{DECKS, Deck, decks, lies_at};
use cards::shuffle::{commitment, shuffle};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A room that plays fast, with a table of programs and of people who cut.
fn sit_down(house: &House, game: &str, bots: u8, people: &[(&str, Conduct)]) -> Table {
    let mut table = open(house, "ocean-view", game, bots);
    for (name, conduct) in people {
        table.comes_to_cut(name, *conduct);
    }
    table
}

/// All that a player needs to check a deck, checked.
fn check_deck(table: u64, story: &Value, own: usize) {
    assert_eq!(story["decks"], u64::from(DECKS));
    let first = &story["cuts"].as_array().unwrap().iter().find(|s| !s["cut"].is_null()).expect("it was cut")
        ["cutting"];
    let roots: Vec<[u8; 32]> = first["roots"].as_array().unwrap().iter().map(hash).collect();
    assert_eq!(hex::encode(decks(&roots)), story["commitment"].as_str().unwrap());
    let made = story["cuts"].as_array().unwrap().iter().find(|s| !s["cut"].is_null()).unwrap();
    let mut follows = outcome(table, made);
    let (chosen, order) = (follows.deck(DECKS), follows.order(52));
    assert_eq!(made["cut"]["deck"], u64::from(chosen));
    let others = (0..DECKS).filter(|i| *i != chosen).zip(made["cut"]["seeds"].as_array().unwrap());
    for (i, seed) in others {
        assert_eq!(Deck::new(hash(seed), &cards::DECK).root(), roots[usize::from(i)]);
    }
    let all = |of: &Value| {
        of.as_array().unwrap().iter().flat_map(|o| o["cards"].as_array().unwrap().clone()).collect::<Vec<_>>()
    };
    let (seen, mine) = (all(&story["cards"]), all(&story["mine"]));
    assert_eq!(mine.len(), own);
    for card in seen.iter().chain(&mine) {
        let (place, dealt) = (card["place"].as_u64().unwrap(), card["dealt"].as_u64().unwrap());
        assert_eq!(order[dealt as usize], place as u16);
        let path: Vec<[u8; 32]> = card["path"].as_array().unwrap().iter().map(hash).collect();
        let named: Card = card["card"].as_str().unwrap().parse().unwrap();
        assert!(lies_at(&roots[usize::from(chosen)], 52, place as u8, named, &hash(&card["salt"]), &path));
    }
}

fn story(server: &Server, table: u64, shuffle: u64, cookie: &str) -> Value {
    let (status, story) = get(&server.address, &format!("/api/tables/{table}/shuffles/{shuffle}"), cookie);
    assert_eq!(status, 200, "{story}");
    story
}

#[test]
fn everybody_who_is_dealt_in_cuts_and_each_can_check_the_deck() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::of(Server::start(books, 0, None));
    let mut table = sit_down(&house, "holdem", 1, &[("Ann", Conduct::Honest), ("Ben", Conduct::Unsigned)]);
    table.play(4);
    let shuffle = table.frame(0)["shuffle"]["revealed"].as_u64().expect("a deck can be checked");
    let told = story(&house.server, table.number, shuffle, table.cookie(0));
    assert_eq!(told["cuts"][0]["cut"]["cuts"].as_array().unwrap().len(), 2, "{told}");
    check_deck(table.number, &told, 2);
    // Somebody else sees the board, and nobody's cards.
    let (bystander, _) = guest(&house.server.address, "Cyd").unwrap();
    check_deck(table.number, &story(&house.server, table.number, shuffle, &bystander), 0);
    let other = story(&house.server, table.number, shuffle, table.cookie(1));
    assert_ne!(other["mine"], told["mine"]);
    assert_eq!(house.server.stop(), Some(0));
    let (status, said) = verify(books);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("cuts by those who played."), "{said}");
}

#[test]
fn the_rest_of_a_shoe_is_cut_every_round_and_opened_whole() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::of(Server::start(books, 0, None));
    let mut table = sit_down(&house, "blackjack", 2, &[("Ann", Conduct::Honest)]);
    table.play_until("a shoe is done", |table| table.frame(0)["shuffle"]["revealed"].as_u64() >= Some(1));
    let told = story(&house.server, table.number, 1, "");
    let cards =
        |of: &Value| of.as_array().unwrap().iter().map(|c| c.as_str().unwrap().parse().unwrap()).collect();
    let mut shoe: Vec<Card> = cards(&told["fresh"]);
    let (dealt, seed): (Vec<Card>, _) = (cards(&told["dealt"]), hash(&told["seed"]));
    assert_eq!(hex::encode(commitment(&seed)), told["commitment"].as_str().unwrap());
    shuffle(&seed, &mut shoe);
    let rounds = told["cuts"].as_array().unwrap();
    assert!(!rounds.is_empty() && rounds.iter().all(|round| round["cut"].is_object()), "{told}");
    for round in rounds {
        let after = round["after"].as_u64().unwrap() as usize;
        let order = outcome(table.number, round).order(shoe.len() - after);
        let left: Vec<Card> = order.iter().map(|place| shoe[after + usize::from(*place)]).collect();
        shoe.splice(after.., left);
    }
    assert_eq!(dealt, shoe[..dealt.len()]);
    assert_eq!(house.server.stop(), Some(0));
    let (status, said) = verify(books);
    assert_eq!(status, Some(0), "{said}");
}

/// Whoever shows nothing, something else, or what they did not sign, costs two seconds once, and sits the hand out.
#[test]
fn who_does_not_cut_sits_the_hand_out_and_everybody_is_told() {
    for (game, conduct) in
        [("holdem", Conduct::Silent), ("holdem", Conduct::Wrong), ("blackjack", Conduct::Forged)]
    {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let house = House::of(Server::start(books, 0, None));
        let mut table = sit_down(&house, game, 2, &[("Ann", Conduct::Honest), ("Ben", conduct)]);
        let began = Instant::now();
        table.play(4);
        let frame = table.frame(0).clone();
        assert_eq!(frame["shuffle"]["voided"], 1, "{conduct:?}: once, not every hand: {frame}");
        assert!(began.elapsed() > Duration::from_secs(2));
        let history = format!("/api/tables/{}/history?from=0&limit=500", table.number);
        let (_, records) = get(&house.server.address, &history, "");
        let events: Vec<Value> = records
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|r| r["events"].as_array().unwrap().clone())
            .collect();
        let voided =
            events.iter().filter_map(|e| e["room"].get("cut_voided")).next().expect("it is in the log");
        assert_eq!(voided["missing"], json!([table.player(1)]));
        assert_eq!(voided["cuts"][0]["player"], table.player(0));
        assert_eq!(house.server.stop(), Some(0));
        let (status, said) = verify(books);
        assert_eq!(status, Some(0), "{said}");
        assert!(said.contains("1 came to nothing"), "{said}");
    }
}

/// Plays on until two people are asked to cut; gives what.
fn both_are_asked(table: &mut Table) -> Value {
    let mut asked = Value::Null;
    table.play_until("both are asked to cut", |table| {
        asked = table.frame(0)["shuffle"]["cutting"].clone();
        asked["cutters"].as_array().is_some_and(|cutters| cutters.len() == 2)
    });
    asked
}

/// A room that is killed while cards are cut goes on with the same cut: nothing was dealt, nothing can be chosen anew.
#[test]
fn a_cut_goes_on_after_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut house = House::of(Server::start(books, 0, None));
    let mut table = sit_down(&house, "holdem", 0, &[("Ann", Conduct::Honest), ("Ben", Conduct::Silent)]);
    let asked = both_are_asked(&mut table);
    house.server.kill();
    house.server = Server::start(books, 0, None);
    let number = table.number;
    let mut table = table.comes_back(&house.server.address, Conduct::Honest);
    table.play_until("the cut is made", |table| table.frame(0)["shuffle"]["cutting"].is_null());
    let told = story(&house.server, number, asked["shuffle"].as_u64().unwrap(), table.cookie(0));
    assert_eq!(told["cuts"][0]["cutting"], asked);
    assert!(told["cuts"][0]["cut"].is_object(), "{told}");
    table.play(1);
    assert_eq!(house.server.stop(), Some(0));
    let (status, said) = verify(books);
    assert_eq!(status, Some(0), "{said}");
}

/// Words that whoever spoke last could choose are gone; a tip cannot be exchanged once it is asked for.
#[test]
fn nobody_chooses_a_deck_by_speaking_last() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::of(Server::start(folder.path().to_str().unwrap(), 0, None));
    let mut table = sit_down(&house, "holdem", 0, &[("Ann", Conduct::Honest), ("Ben", Conduct::Silent)]);
    both_are_asked(&mut table);
    let other = json!({ "lay_cut": { "tip": "11".repeat(32), "key": "" } });
    assert_eq!(table.ask(1, &other), "ROOM-5");
    let (cookie, _) = guest(&house.server.address, "Eve").unwrap();
    let mut eve = Client::connect(&house.server.address, &cookie).unwrap();
    eve.watch(table.number).unwrap();
    eve.send(&json!({ "do": "command", "id": "says-a-word-1", "table": table.number,
        "command": { "entropy": { "text": "good luck 447" } } }))
        .unwrap();
    while eve.next().unwrap()["type"] != "error" {}
    assert_eq!(eve.ask("lays-a-cut-1", table.number, &other).unwrap()["refusal"]["clause"], "ROOM-4");
    assert_eq!(house.server.stop(), Some(0));
}
