//! An eventful evening, kept as a book for later versions: every kind of table, people who come, go, sit out and change
//! seats, a round and a hand that are void, rulings, the cage; and hands left lying in the middle.
//!
//! `CARDROOM_KEEP=FOLDER cargo test -p cardroom --test room evening -- --ignored` keeps one of each database.

use crate::client::{Client, guest, post};
use crate::cluster::{Cluster, program};
use crate::cutter::{Conduct, Cutter};
use crate::dealt::House;
use crate::server::{PATIENCE, Server, verify};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The manager's and the dealer's.
pub const PASSWORD: &str = "a long password";

/// People at one table, driven one after the other.
pub struct Table {
    address: String,
    pub number: u64,
    people: Vec<Person>,
    asked: u32,
}

struct Person {
    player: u64,
    cookie: String,
    seat: u64,
    client: Client,
    /// The record after which they last answered.
    answered: u64,
    idle: bool,
}

impl Table {
    pub fn at(address: &str, number: u64) -> Table {
        Table { address: address.into(), number, people: Vec::new(), asked: 0 }
    }

    /// Somebody new takes the first free seat; gives their index.
    pub fn come(&mut self, name: &str) -> usize {
        let (cookie, player) = guest(&self.address, name).unwrap();
        let mut client = Client::connect(&self.address, &cookie).unwrap();
        client.watch(self.number).unwrap();
        let taken = |seat: &u64| client.view["people"].as_array().unwrap().iter().any(|p| p["seat"] == *seat);
        let seat = (1..=8).find(|seat| !taken(seat)).expect("a free seat");
        let sit = client.choice(player, seat, true).expect("whoever stands sits down");
        self.people.push(Person { player, cookie, seat, client, answered: 0, idle: false });
        self.does(self.people.len() - 1, sit);
        self.people.len() - 1
    }

    /// The same, and cuts from then on.
    pub fn comes_to_cut(&mut self, name: &str, conduct: Conduct) -> usize {
        let who = self.come(name);
        self.lays_a_cut(who, conduct);
        who
    }

    /// Somebody who sits here cuts from now on. Nobody comes meanwhile: while the deck is cut, who is dealt in stays as it is.
    pub fn lays_a_cut(&mut self, who: usize, conduct: Conduct) {
        let person = &mut self.people[who];
        let laid = person.client.lay_cut(Cutter::new(self.number, person.player, conduct)).unwrap();
        assert_eq!(laid["type"], "done", "{laid}");
    }

    /// Everybody comes back to a room that was restarted, and cuts.
    pub fn comes_back(self, address: &str, conduct: Conduct) -> Table {
        let back = |person: Person| {
            let mut client = Client::connect(address, &person.cookie).unwrap();
            client.cutter = Some(Cutter::new(self.number, person.player, conduct));
            client.watch(self.number).unwrap();
            Person { client, answered: 0, ..person }
        };
        let people = self.people.into_iter().map(back).collect();
        Table { address: address.into(), people, ..self }
    }

    /// The last frame that somebody got.
    pub fn frame(&mut self, who: usize) -> &Value {
        self.view(who);
        &self.people[who].client.frame
    }

    /// Somebody's cookie.
    pub fn cookie(&self, who: usize) -> &str {
        &self.people[who].cookie
    }

    /// Somebody's number.
    pub fn player(&self, who: usize) -> u64 {
        self.people[who].player
    }

    /// Asks for something; gives `done`, or the clause of the refusal.
    pub fn ask(&mut self, who: usize, command: &Value) -> String {
        self.asked += 1;
        let person = &mut self.people[who];
        let id = format!("evening-{}-{:05}", person.player, self.asked);
        let answer = person.client.ask(&id, self.number, command).unwrap();
        answer["refusal"]["clause"].as_str().unwrap_or("done").to_string()
    }

    /// Asks for what is in order.
    fn does(&mut self, who: usize, command: Value) {
        assert_eq!(self.ask(who, &command), "done", "table {}: {command}", self.number);
    }

    /// Somebody stops playing, or goes on.
    pub fn idle(&mut self, who: usize, on: bool) {
        self.people[who].idle = on;
    }

    /// The table as somebody sees it now.
    pub fn view(&mut self, who: usize) -> &Value {
        let client = &mut self.people[who].client;
        client.send(&json!({ "do": "ping", "n": 7 })).unwrap();
        while client.next().unwrap()["type"] != "pong" {}
        &client.view
    }

    /// How many rounds or hands are over.
    pub fn rounds(&mut self) -> u64 {
        self.view(0)["rounds"].as_u64().unwrap()
    }

    /// Everybody answers what they are asked, as long as a condition does not hold.
    pub fn play_until(&mut self, what: &str, mut over: impl FnMut(&mut Table) -> bool) {
        let patience = Instant::now() + PATIENCE;
        while !over(self) {
            assert!(
                Instant::now() < patience,
                "table {}: {what}: {}",
                self.number,
                self.people[0].client.view
            );
            for who in 0..self.people.len() {
                self.answer(who);
            }
            // Nobody may send more than so many frames a second.
            std::thread::sleep(Duration::from_millis(60));
        }
    }

    fn answer(&mut self, who: usize) {
        self.view(who);
        let person = &self.people[who];
        let question = person.client.seq;
        let fresh = question != person.answered;
        let deaf = person.idle || !fresh && view_is_poker(&person.client.view);
        let choice = person.client.choice(person.player, person.seat, fresh).filter(|_| !deaf);
        let Some(command) = choice else { return };
        if command == json!({ "blackjack": "ready" }) || view_is_poker(&self.people[who].client.view) {
            self.people[who].answered = question;
        }
        self.ask(who, &command);
    }

    /// So many more rounds or hands.
    pub fn play(&mut self, rounds: u64) {
        let end = self.rounds() + rounds;
        self.play_until("rounds go by", |table| table.rounds() >= end);
    }
}

fn view_is_poker(view: &Value) -> bool {
    view["game"] == "poker"
}

fn ruling(reason: &str, ruling: Value) -> Value {
    json!({ "floor": { "reason": reason, "ruling": ruling } })
}

/// The floor pauses a table, or lets it go on: programs would play all night.
pub fn pause(address: &str, manager: &str, table: u64, on: bool) {
    let mut floor = Client::connect(address, manager).unwrap();
    let pause = ruling("the evening is over", json!({ "pause": { "on": on } }));
    let answer = floor.ask(&format!("pause-{table:03}-{on}"), table, &pause).unwrap();
    assert_eq!(answer["type"], "done", "{answer}");
}

fn leave(house: &House, table: &Table) {
    pause(&house.server.address, &house.manager, table.number, true);
}

pub fn open(house: &House, rules: &str, game: &str, bots: u8) -> Table {
    let order =
        json!({ "name": "", "house": rules, "game": game, "option": 1, "dealing": "virtual", "bots": bots });
    let (status, _, info) = post(&house.server.address, "/api/tables", &house.manager, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    Table::at(&house.server.address, info["table"].as_u64().unwrap())
}

/// Blackjack at every house. At the first one a person banks, and a round is void.
fn blackjack(house: &House) {
    let mut first = open(house, "aviator", "blackjack", 0);
    let (ann, ben) = (first.come("Ann"), first.come("Ben"));
    first.does(ben, json!({ "add_chips": { "amount": 300 } }));
    first.idle(ben, true);
    let mut floor = house.watch(&house.manager, first.number);
    let bank = json!({ "blackjack": { "take_bank": { "wager": 100 } } });
    let mut voided = false;
    first.play_until("two rounds, and one that is void", |table| {
        if table.view(ben)["bank"].is_null() {
            table.ask(ben, &bank);
        }
        let view = table.view(ann);
        if !voided && view["rounds"].as_u64() >= Some(1) && view["awaits"]["for"] == "action" {
            let void = ruling("a card fell", json!({ "blackjack": "void_round" }));
            assert_eq!(floor.ask("void-a-round", table.number, &void).unwrap()["type"], "done");
            voided = true;
        }
        voided && table.rounds() >= 2
    });
    leave(house, &first);
    for rules in ["ocean-view", "livermore", "21st-century"] {
        let mut table = open(house, rules, "blackjack", 2);
        let cyd = table.comes_to_cut("Cyd", Conduct::Honest);
        table.play(2);
        table.does(cyd, json!("leave"));
        leave(house, &table);
    }
}

/// Hold'em, with everything that moves seats and blinds; then a hand of each other game, left lying in the next.
fn poker(house: &House) {
    let mut holdem = open(house, "ocean-view", "holdem", 1);
    let [dot, eli, fay] = ["Dot", "Eli", "Fay"].map(|name| holdem.come(name));
    holdem.play(2);
    holdem.does(eli, json!({ "sit_out": { "on": true } }));
    holdem.idle(eli, true);
    holdem.play(2);
    // With nobody left to deal to, somebody changes seats; then all come back, each as they may.
    for who in [dot, fay] {
        holdem.does(who, json!({ "sit_out": { "on": true } }));
    }
    holdem.play_until("the hand ends", |table| table.view(dot)["on"] == false);
    holdem.does(fay, json!({ "change_seat": { "to": 6 } }));
    for who in [dot, eli, fay] {
        let ways = ["post-both", "post-big"].map(|how| json!({ "come_in": { "how": how } }));
        if !ways.iter().any(|way| holdem.ask(who, way) == "done") {
            holdem.does(who, json!({ "sit_out": { "on": false } }));
        }
    }
    holdem.idle(eli, false);
    holdem.come("Gus");
    holdem.play(2);
    let mut floor = house.watch(&house.manager, holdem.number);
    holdem.play_until("a hand is void", |table| {
        let asked = table.view(dot)["hand"]["awaits"]["turn"]["turn"] == "bet";
        let void = ruling("the deck was short", json!({ "poker": "void" }));
        asked && floor.ask("void-a-hand-1", table.number, &void).unwrap()["type"] == "done"
    });
    holdem.does(fay, json!("leave"));
    holdem.idle(fay, true);
    holdem.play(1);
    leave(house, &holdem);
    for game in ["lowball", "draw", "stud", "razz", "omaha-hi-lo", "crazy-pineapple"] {
        let mut table = open(house, "ocean-view", game, 2);
        let one = table.come("Hal");
        table.come("Ida");
        table.play(1);
        table.does(one, json!({ "sit_out": { "on": true } }));
        leave(house, &table);
    }
}

/// Hold'em and stud that a person deals: a hand of each, a card put right, a hand that is dead, and one left lying.
fn dealt(house: &House) {
    let mut table = house.table("holdem", &[2, 5, 8]);
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": ["9h", "8h", "7h"] } }));
    let correct = json!({ "poker": { "correct": { "from": "7h", "to": "7d" } } });
    assert_eq!(table.rules(correct)["type"], "done");
    let player = table.view()["places"][1].clone();
    assert_eq!(table.rules(json!({ "poker": { "dead": { "player": player } } }))["type"], "done");
    table.finish();
    table.deals(json!("shuffle"));
    table.enters(json!({ "do": "exposed", "seat": 0, "card": "Kh" }));
    table.deals(json!("down_around"));
    let mut stud = house.table("stud", &[1, 4]);
    stud.deals(json!("shuffle"));
    stud.finish();
}

/// The cage gives chips and takes them, and puts an entry right.
fn cage(house: &House) {
    let (_, player) = guest(&house.server.address, "Jan").unwrap();
    let entry = |path: &str, id: &str, amount: u32| {
        let body = json!({ "id": id, "player": player, "amount": amount, "reason": "at the counter" });
        let (status, _, entry) = post(&house.server.address, path, &house.manager, &body).unwrap();
        assert_eq!(status, 200, "{entry}");
        entry["entry"].clone()
    };
    entry("/api/cage/issue", "evening-issue", 300);
    let wrong = entry("/api/cage/redeem", "evening-redeem", 40);
    let correct = json!({ "id": "evening-correct", "entry": wrong, "reason": "counted twice" });
    assert_eq!(post(&house.server.address, "/api/cage/correct", &house.manager, &correct).unwrap().0, 200);
}

fn spend(books: &str) {
    let folder = tempfile::tempdir().unwrap();
    let floor = folder.path().join("floor.toml");
    std::fs::write(&floor, "tables = []\n").unwrap();
    let floor = floor.to_str().unwrap();
    let house = House::of(Server::with(books, &["--open-floor", floor, "--decision-seconds", "5"]));
    cage(&house);
    blackjack(&house);
    poker(&house);
    dealt(&house);
    assert_eq!(house.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    println!("{text}");
}

/// What pg_dump writes, without what is of no use to another server: settings of the session, comments, psql's commands.
fn plain(dump: &str) -> String {
    let noise = |line: &&str| !["SET ", "SELECT pg_catalog", "--", "\\"].iter().any(|n| line.starts_with(n));
    let lines = dump.lines().filter(|line| !line.is_empty()).filter(noise);
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
#[ignore = "keeps books of this version as a fixture; run with CARDROOM_KEEP=FOLDER"]
fn an_evening_is_kept() {
    let folder = std::env::var("CARDROOM_KEEP").expect("CARDROOM_KEEP says where");
    let folder = Path::new(&folder);
    let books = tempfile::tempdir().unwrap();
    spend(books.path().to_str().unwrap());
    let file = rusqlite::Connection::open(books.path().join("cardroom.sqlite")).unwrap();
    let kept = folder.join("books.db");
    let _ = std::fs::remove_file(&kept);
    file.execute("VACUUM INTO ?1", [kept.to_str().unwrap()]).unwrap();
    let cluster = Cluster::start().expect("PostgreSQL is needed, too");
    spend(cluster.address());
    let dump = Command::new(program("pg_dump").expect("pg_dump"))
        .args(["--inserts", "--rows-per-insert=50", "--no-owner", "--no-privileges", cluster.address()])
        .output()
        .unwrap();
    assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
    std::fs::write(folder.join("books.sql"), plain(&String::from_utf8_lossy(&dump.stdout))).unwrap();
}
