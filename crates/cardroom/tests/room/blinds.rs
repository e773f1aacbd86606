//! Coming into a poker game over the real protocol: a newcomer's three ways (HE-7), missed blinds (HE-8), the button
//! that only moves forward (HE-9), moving away from the blind (HE-10), kills at lowball (LB-11), and sitting out.

use crate::client::{Client, guest, post};
use crate::server::{Server, verify};
use serde_json::{Value, json};

/// People at one table, driven one after the other, so that nothing happens that was not asked for.
pub struct Game {
    pub server: Server,
    pub manager: String,
    pub table: u64,
    pub people: Vec<(u64, Client)>,
    /// Every hand that began.
    hands: Vec<Value>,
    asked: u32,
}

impl Game {
    fn open(books: &str) -> Game {
        Game::of(books, "holdem")
    }

    fn of(books: &str, game: &str) -> Game {
        Game::at(Server::patient(books, 120), "ocean-view", game)
    }

    /// A table of a game in a room that is open.
    pub fn at(server: Server, house: &str, game: &str) -> Game {
        let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
        let manager = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
        let order = json!({ "name": "", "house": house, "game": game, "option": 1, "dealing": "virtual",
                            "bots": 0 });
        let info = post(&server.address, "/api/tables", &manager, &order).unwrap().2;
        let table = info["table"].as_u64().expect("a table");
        Game { server, manager, table, people: vec![], hands: vec![], asked: 0 }
    }

    /// Somebody new takes a seat; gives their index.
    pub fn sit(&mut self, seat: u64) -> usize {
        let (cookie, player) = guest(&self.server.address, "Player").unwrap();
        let mut client = Client::connect(&self.server.address, &cookie).unwrap();
        client.watch(self.table).unwrap();
        self.people.push((player, client));
        let who = self.people.len() - 1;
        assert_eq!(self.ask(who, json!({ "sit": { "seat": seat, "chips": 400 } })), "done");
        who
    }

    /// Asks for something; gives `done`, or the clause of the refusal.
    pub fn ask(&mut self, who: usize, command: Value) -> String {
        self.asked += 1;
        let id = format!("blinds-{:06}", self.asked);
        let (_, client) = &mut self.people[who];
        client.send(&json!({ "do": "command", "id": id, "table": self.table, "command": command })).unwrap();
        let answer = self.read(who, |frame| frame["id"] == id.as_str());
        answer["refusal"]["clause"].as_str().unwrap_or("done").to_string()
    }

    /// Reads somebody's frames up to one; the first person's show the hands that begin.
    fn read(&mut self, who: usize, until: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.people[who].1.next().unwrap();
            if who == 0 {
                let records = frame["records"].as_array().into_iter().flatten();
                let events = records.flat_map(|r| r["events"].as_array().unwrap());
                self.hands.extend(events.filter_map(|e| e["poker"].get("hand_began").cloned()));
            }
            if until(&frame) {
                return frame;
            }
        }
    }

    /// Brings somebody's view up to date.
    pub fn sync(&mut self, who: usize) -> Value {
        self.people[who].1.send(&json!({ "do": "ping", "n": 7 })).unwrap();
        self.read(who, |frame| frame["type"] == "pong");
        self.people[who].1.view.clone()
    }

    /// Plays until another hand has begun, calling everything; gives the last one.
    fn next_hand(&mut self) -> Value {
        self.sync(0);
        let begun = self.hands.len();
        for _ in 0..400 {
            let view = self.sync(0);
            if self.hands.len() > begun {
                return self.hands[self.hands.len() - 1].clone();
            }
            let Some(place) = view["hand"]["awaits"]["turn"]["seat"].as_u64().filter(|_| view["on"] == true)
            else {
                continue;
            };
            let player = &view["places"][place as usize];
            let who = self.people.iter().position(|(p, _)| player == p).expect("somebody of ours");
            self.sync(who);
            if let Some(command) = self.people[who].1.choice(self.people[who].0, 0, true) {
                self.ask(who, command);
            }
        }
        panic!("no hand begins: {}", self.people[0].1.view);
    }

    /// Somebody raises whenever they can and throws their hand away at the showdown, until they have no chips left.
    fn broke(&mut self, poor: usize) {
        for _ in 0..3_000 {
            let seat = self.seat(poor);
            let view = self.sync(0);
            if seat["stack"] == 0.0
                && (view["on"] == false || !view["places"].as_array().unwrap().contains(&seat["player"]))
            {
                return;
            }
            let turn = &view["hand"]["awaits"]["turn"];
            let Some(place) = turn["seat"].as_u64().filter(|_| view["on"] == true) else { continue };
            let player = &view["places"][place as usize];
            let who = self.people.iter().position(|(p, _)| player == p).expect("somebody of ours");
            self.sync(who);
            let (me, client) = &mut self.people[who];
            let command = match (who == poor, turn["turn"].as_str(), &turn["moves"]["raise"]["exactly"][0]) {
                (true, Some("show"), _) => json!({ "poker": "muck" }),
                (true, Some("bet"), to) if !to.is_null() => json!({ "poker": { "raise": { "to": to } } }),
                (true, Some("bet"), _) => json!({ "poker": "call" }),
                _ => client.choice(*me, 0, true).unwrap_or(json!({ "poker": "call" })),
            };
            self.ask(who, command);
        }
        panic!("they never lose their chips: {}", self.people[0].1.view);
    }

    fn seat(&mut self, who: usize) -> Value {
        let view = self.sync(who);
        let me = self.people[who].0;
        view["people"].as_array().unwrap().iter().find(|p| p["player"] == me).unwrap().clone()
    }

    fn entry(&self, hand: &Value, who: usize) -> Value {
        entry_of(hand, self.people[who].0)
    }

    fn sit_out(&mut self, who: usize, on: bool) {
        assert_eq!(self.ask(who, json!({ "sit_out": { "on": on } })), "done");
    }
}

/// How somebody may come in.
fn ways(seat: &Value) -> Vec<&str> {
    seat["ways_in"].as_array().unwrap().iter().map(|way| way["how"].as_str().unwrap()).collect()
}

/// What coming in like that is said to cost.
fn cost(seat: &Value, how: &str) -> f64 {
    let ways = seat["ways_in"].as_array().unwrap();
    ways.iter().find(|way| way["how"] == how).unwrap()["costs"].as_f64().unwrap()
}

fn come_in(how: &str) -> Value {
    json!({ "come_in": { "how": how } })
}

fn is_big(entry: &Value, in_turn: bool, dead: f64) -> bool {
    entry["blind"] == 2.0 && entry["in_turn"] == in_turn && entry["dead"] == dead
}

#[test]
fn in_front_of_the_button_is_past_who_sits_out_he_7() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut game = Game::open(books);
    let people = [1, 3, 5, 7].map(|seat| (seat, game.sit(seat)));
    let button = game.next_hand()["button"].as_u64().unwrap();
    let after = |seat: u64| if seat == 7 { 1 } else { seat + 2 };
    let (absent, next) = (after(button), after(after(button)));
    let who = people.iter().find(|(seat, _)| *seat == absent).unwrap().1;
    game.sit_out(who, true);
    let (early, d) = (game.sit(absent + 1), game.sit(next + 1));
    assert_eq!(ways(&game.seat(early)), ["right-in", "wait-for-big"]);
    assert_eq!(game.ask(early, come_in("post-in-front")), "HE-7");
    assert_eq!(game.ask(early, come_in("wait-for-big")), "done");
    assert_eq!(ways(&game.seat(d)), ["right-in", "wait-for-big", "post-in-front"]);
    assert_eq!(game.ask(d, come_in("post-in-front")), "done");
    let hand = game.next_hand();
    assert_eq!(hand["button"], next);
    assert!(is_big(&game.entry(&hand, d), false, 0.0), "{hand}");
    assert_eq!(game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn newcomers_come_in_by_three_ways_and_the_button_moves_forward_he_7_he_9() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut game = Game::open(books);
    let a = game.sit(1);
    game.sit(3);
    // Dealt right in, posting nothing unless the blinds are there already.
    let c = game.sit(5);
    assert_eq!(ways(&game.seat(c))[0], "right-in");
    let hand = game.next_hand();
    assert!(!game.entry(&hand, c).is_null(), "{hand}");
    assert_eq!(game.ask(a, come_in("wait-for-big")), "HE-7", "who owes nothing chooses nothing");
    for _ in 0..4 {
        let before = game.hands.last().unwrap()["button"].as_u64().unwrap();
        let button = game.next_hand()["button"].as_u64().unwrap();
        assert_eq!(button, [3, 0, 5, 0, 1][before as usize - 1], "from seat {before}");
    }
    // In front of the button: posts, and is jumped on the next hand.
    let button = game.hands.last().unwrap()["button"].as_u64().unwrap();
    let (next, then) = ([3, 0, 5, 0, 1][button as usize - 1], [5, 0, 1, 0, 3][button as usize - 1]);
    let d = game.sit(next + 1);
    assert_eq!(ways(&game.seat(d)), ["right-in", "wait-for-big", "post-in-front"]);
    assert_eq!(game.ask(d, come_in("post-both")), "HE-7");
    assert_eq!(game.ask(d, come_in("post-in-front")), "done");
    let hand = game.next_hand();
    assert_eq!(hand["button"], next);
    assert!(is_big(&game.entry(&hand, d), false, 0.0), "{hand}");
    assert_eq!(game.next_hand()["button"], then, "the button jumps seat {}", next + 1);
    // Waits for the big blind, and gets it in turn.
    let e = game.sit(8);
    assert_eq!(game.ask(e, come_in("wait-for-big")), "done");
    assert_eq!(game.seat(e)["comes_in"], "wait-for-big");
    let me = game.people[e].0;
    let hand = (0..6).map(|_| game.next_hand()).find(|hand| !entry_of(hand, me).is_null());
    let hand = hand.expect("the big blind comes round");
    assert!(is_big(&game.entry(&hand, e), true, 0.0), "{hand}");
    assert_eq!(game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

/// What a player posted in a hand; null when not dealt in.
fn entry_of(hand: &Value, player: u64) -> Value {
    let place = hand["places"].as_array().unwrap().iter().find(|p| p["player"] == player);
    place.map_or(Value::Null, |p| p["entry"].clone())
}

#[test]
fn who_missed_the_blinds_posts_both_or_waits_he_8() {
    let folder = tempfile::tempdir().unwrap();
    miss_the_blinds(folder.path().to_str().unwrap());
}

/// Somebody misses the blinds twice, and makes good for them by each of the two ways. Gives the table.
pub fn miss_the_blinds(books: &str) -> u64 {
    let mut game = Game::open(books);
    let people = [1, 3, 5, 7].map(|seat| game.sit(seat));
    for _ in 0..5 {
        game.next_hand();
    }
    let b = people[1];
    let (mut posted_both, mut posted_big) = (false, false);
    for n in 0..4 {
        let how = if posted_both { "wait-for-big" } else { "post-both" };
        game.sit_out(b, true);
        let me = game.people[b].0;
        let hand =
            (0..8).map(|_| game.next_hand()).find(|h| h["passed"].as_array().unwrap().contains(&json!(me)));
        assert!(hand.is_some(), "the blinds pass seat 3");
        for _ in 0..n {
            game.next_hand();
        }
        let seat = game.seat(b);
        assert_eq!((&seat["owes"], ways(&seat)), (&json!(true), vec!["post-both", "wait-for-big"]));
        assert_eq!(game.ask(b, come_in("right-in")), "HE-8");
        assert_eq!(game.ask(b, come_in(how)), "done");
        let hand = (0..8).map(|_| game.next_hand()).find(|h| !entry_of(h, me).is_null()).expect("back");
        let entry = game.entry(&hand, b);
        // In the small blind's place too (S-15); in the big blind's it is the big blind that they take.
        let both = how == "post-both" && (is_big(&entry, false, 1.0) || is_big(&entry, true, 1.0));
        assert!(both || is_big(&entry, true, 0.0), "{how}: {entry}");
        assert_eq!(game.seat(b)["owes"], false);
        game.next_hand();
        posted_big |= how == "wait-for-big";
        posted_both |= both && is_big(&entry, false, 1.0);
        if posted_both && posted_big {
            break;
        }
    }
    assert!(posted_both && posted_big, "both ways were gone");
    let table = game.table;
    assert_eq!(game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    table
}

#[test]
fn who_moves_away_from_the_blind_posts_or_waits_he_10() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut game = Game::open(books);
    let people = [1, 3, 5].map(|seat| game.sit(seat));
    let c = people[2];
    for _ in 0..4 {
        game.next_hand();
    }
    // The game stops while the big blind would come to seat 5 next.
    while game.next_hand()["dues"]["big"] != 3 {}
    game.sit_out(people[0], true);
    game.sit_out(people[1], true);
    while game.sync(0)["on"] == true {
        let view = game.sync(0);
        let place = view["hand"]["awaits"]["turn"]["seat"].as_u64().unwrap_or(0) as usize;
        let who = game.people.iter().position(|(p, _)| view["places"][place] == *p).unwrap();
        game.sync(who);
        if let Some(command) = game.people[who].1.choice(game.people[who].0, 0, true) {
            game.ask(who, command);
        }
    }
    assert_eq!(game.ask(c, json!({ "change_seat": { "to": 1 } })), "S-1", "that seat is taken");
    assert_eq!(game.ask(c, json!({ "change_seat": { "to": 2 } })), "done");
    assert_eq!(ways(&game.seat(c)), ["post-big", "wait-same-position"]);
    assert_eq!(game.ask(c, json!({ "change_seat": { "to": 10 } })), "S-1", "there are nine seats");
    assert_eq!(game.ask(c, come_in("right-in")), "HE-10");
    assert_eq!(game.ask(c, come_in("post-big")), "done");
    let begun = game.hands.len();
    game.sit_out(people[0], false);
    game.sit_out(people[1], false);
    game.next_hand();
    let hand = game.hands[begun].clone();
    let entry = game.entry(&hand, c);
    assert!(entry["blind"] == 2.0 && entry["dead"] == 0.0, "the big blind, live: {hand}");
    assert_eq!(game.ask(c, json!({ "change_seat": { "to": 4 } })), "HE-10", "not in the middle of a hand");
    assert_eq!(game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_lowball_newcomers_kill_is_one_in_the_blinds_places_too_lb_11() {
    // The newcomer sits right behind where the button goes, or behind the next one: in the small or in the big blind's place.
    for behind in [1, 2] {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        let mut game = Game::of(books, "lowball");
        let seats = [1, 3, 5, 7];
        for seat in seats {
            game.sit(seat);
        }
        // Whoever sat down last has had the big blind by then, and everybody is dealt in.
        let played = (0..8).map(|_| game.next_hand()).last().unwrap();
        assert_eq!(played["places"].as_array().unwrap().len(), 4, "{played}");
        let button = played["button"].as_u64().unwrap();
        let at = seats.iter().position(|seat| *seat == button).unwrap();
        let newcomer = game.sit(seats[(at + behind) % 4] + 1);
        assert_eq!(ways(&game.seat(newcomer)), ["wait-for-big", "kill"]);
        assert_eq!(game.ask(newcomer, come_in("kill")), "done");
        let said = cost(&game.seat(newcomer), "kill");
        let hand = game.next_hand();
        assert_eq!(hand["dues"]["kills"], game.people[newcomer].0, "{hand}");
        assert!(is_in_turn(&game.entry(&hand, newcomer)), "in a blind's place: {hand}");
        let seat = game.seat(newcomer);
        let view = game.sync(newcomer);
        let place = seat["place"].as_u64().unwrap() as usize;
        assert_eq!(view["hand"]["killer"], seat["place"], "{view}");
        assert_eq!(view["hand"]["players"][place]["bet"], 4.0, "twice the big blind, and no more: {view}");
        assert_eq!((said, &seat["stack"]), (4.0, &json!(396.0)), "what it says it costs is taken");
        game.next_hand();
        assert_eq!(game.seat(newcomer)["owes"], false);
        assert_eq!(game.server.stop(), Some(0));
        let (status, text) = verify(books);
        assert_eq!(status, Some(0), "{text}");
    }
}

fn is_in_turn(entry: &Value) -> bool {
    entry["in_turn"] == true && entry["blind"].as_f64().is_some_and(|blind| blind > 0.0)
}

/// Lets a game of four go on until the big blind comes to seat 3 next, and the hand before it is over.
fn until_seat_three_is_due(game: &mut Game) {
    while game.next_hand()["dues"]["big"] != 1 {}
}

#[test]
fn leaving_and_sitting_again_washes_no_debt_off_s_15a() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut game = Game::open(books);
    let people = [1, 3, 5, 7].map(|seat| game.sit(seat));
    let b = people[1];
    for _ in 0..4 {
        game.next_hand();
    }
    until_seat_three_is_due(&mut game);
    assert_eq!(game.ask(b, json!("leave")), "done");
    let me = game.people[b].0;
    let hand =
        (0..8).map(|_| game.next_hand()).find(|h| h["passed"].as_array().unwrap().contains(&json!(me)));
    assert!(hand.is_some(), "the blinds pass the place that was left");
    assert_eq!(game.ask(b, json!({ "sit": { "seat": 3, "chips": 400 } })), "done");
    let seat = game.seat(b);
    assert_eq!((&seat["owes"], ways(&seat)), (&json!(true), vec!["post-both", "wait-for-big"]));
    assert_eq!(game.ask(b, come_in("right-in")), "HE-8");
    assert_eq!(game.ask(b, come_in("post-both")), "done");
    let said = cost(&game.seat(b), "post-both");
    let hand = (0..8).map(|_| game.next_hand()).find(|h| !entry_of(h, me).is_null()).expect("back");
    let entry = game.entry(&hand, b);
    let taken = entry["dead"].as_f64().unwrap() + entry["blind"].as_f64().unwrap();
    assert!(taken == 3.0 || is_big(&entry, true, 0.0), "{entry}");
    assert!(said == taken || said == 3.0, "said {said}, taken {taken}");
    assert_eq!(game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn blinds_that_pass_an_empty_stack_are_missed_s_15a() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut game = Game::open(books);
    let people = [1, 3, 5].map(|seat| game.sit(seat));
    let (cookie, player) = guest(&game.server.address, "Player").unwrap();
    let mut client = Client::connect(&game.server.address, &cookie).unwrap();
    client.watch(game.table).unwrap();
    game.people.push((player, client));
    let poor = game.people.len() - 1;
    assert_eq!(game.ask(poor, json!({ "sit": { "seat": 7, "chips": 20 } })), "done");
    game.broke(poor);
    let hand =
        (0..8).map(|_| game.next_hand()).find(|h| h["passed"].as_array().unwrap().contains(&json!(player)));
    assert!(hand.is_some(), "the blinds pass an empty stack");
    assert_eq!(game.seat(poor)["owes"], true);
    assert_eq!(game.ask(poor, json!({ "add_chips": { "amount": 100 } })), "done");
    assert_eq!(ways(&game.seat(poor)), ["post-both", "wait-for-big"]);
    assert!(game.seat(people[0])["ways_in"].as_array().unwrap().is_empty());
    assert_eq!(game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
