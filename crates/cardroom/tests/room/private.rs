//! Private tables (ROOM-15): opened by anybody, found by their link, run by their host, and played for chips of their own.

use crate::client::{Client, get, guest, post};
use crate::server::{PATIENCE, Server, keys, verify};
use games::rulebook::Houses;
use room::protocol::{OpenPrivate, Role, Strength};
use room::record::Pace;
use room::{Opening, Room};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

const DAY: u64 = 24 * 3600 * 1000;

/// How many commands were given: an id is used once.
static ASKED: AtomicU32 = AtomicU32::new(0);

/// Somebody with a connection.
pub struct Visitor {
    pub address: String,
    pub cookie: String,
    pub number: u64,
    pub client: Client,
}

impl Visitor {
    pub fn comes(address: &str, name: &str) -> Visitor {
        let (cookie, number) = guest(address, name).unwrap();
        Visitor::back(address, cookie, number)
    }

    pub fn back(address: &str, cookie: String, number: u64) -> Visitor {
        let client = Client::connect(address, &cookie).unwrap();
        Visitor { address: address.into(), cookie, number, client }
    }

    /// Opens a private table: its number and its code.
    pub fn opens(&self, order: &Value) -> (u64, String) {
        let (status, _, table) = post(&self.address, "/api/private", &self.cookie, order).unwrap();
        assert_eq!(status, 200, "{table}");
        (table["table"].as_u64().unwrap(), table["code"].as_str().unwrap().into())
    }

    pub fn asks(&mut self, table: u64, command: &Value) -> Value {
        let id = format!("private-{}-{:05}", self.number, ASKED.fetch_add(1, Ordering::Relaxed));
        self.client.ask(&id, table, command).unwrap()
    }

    pub fn does(&mut self, table: u64, command: &Value) {
        let answer = self.asks(table, command);
        assert_eq!(answer["type"], "done", "{command}: {answer}");
    }

    /// The clause under which something is refused.
    fn is_refused(&mut self, table: u64, command: &Value) -> String {
        let answer = self.asks(table, command);
        answer["refusal"]["clause"].as_str().unwrap_or_else(|| panic!("{command}: {answer}")).into()
    }

    pub fn enters(&mut self, table: u64, code: &str) {
        self.does(table, &json!({ "enter": { "code": code } }));
        self.client.watch(table).unwrap();
    }

    /// Is it told that the table is private?
    fn may_not_watch(&mut self, table: u64) -> bool {
        self.client.send(&json!({ "do": "watch", "table": table })).unwrap();
        loop {
            let frame = self.client.next().unwrap();
            match frame["type"].as_str() {
                Some("error") => return frame["says"]["id"] == "private-not-in",
                Some("table") => return false,
                _ => {}
            }
        }
    }

    fn wallet(&self) -> f64 {
        get(&self.address, "/api/me", &self.cookie).1["wallet"].as_f64().unwrap()
    }

    fn sees(&self, path: &str) -> u16 {
        get(&self.address, path, &self.cookie).0
    }
}

fn holdem(programs: u8) -> Value {
    json!({ "rulebook": "ocean-view/holdem", "option": 1, "programs": programs, "strength": "regular" })
}

/// Everybody plays until so many hands are over.
pub fn play(people: &mut [&mut Visitor], table: u64, hands: u64) {
    let patience = Instant::now() + PATIENCE;
    loop {
        for person in people.iter_mut() {
            assert!(Instant::now() < patience, "{}", person.client.view);
            person.client.watch(table).unwrap();
            if person.client.view["rounds"].as_u64().unwrap_or(0) >= hands
                && person.client.view["on"] == false
            {
                return;
            }
            if let Some(command) = person.client.choice(person.number, 0, true) {
                person.asks(table, &command);
            }
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_guest_opens_one_a_friend_comes_by_its_link_and_no_chip_reaches_a_wallet_room_15() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let address = server.address.clone();
    let [mut host, mut friend, mut stranger] =
        ["Hanna", "Fritz", "Sven"].map(|name| Visitor::comes(&address, name));
    let before = [&host, &friend].map(Visitor::wallet);
    let (table, code) = host.opens(&holdem(0));

    let lobby = get(&address, "/api/lobby", "").1;
    assert!(lobby.as_array().unwrap().iter().all(|row| row["table"] != table), "it is in no list");
    assert_eq!(get(&address, "/api/private", &host.cookie).1[0]["code"], code.as_str());
    assert_eq!(get(&address, "/api/private", &friend.cookie).1, json!([]));

    // Who has not the code sees nothing of it, by whichever door.
    let sit = json!({ "sit": { "seat": 3, "chips": 200 } });
    assert!(stranger.may_not_watch(table));
    assert_eq!(stranger.is_refused(table, &sit), "ROOM-15");
    assert_eq!(stranger.is_refused(table, &json!({ "enter": { "code": "abcdefgh2345" } })), "ROOM-15");
    let of_table = ["", "/history", "/names?of=1", "/hands/1", "/rounds/1", "/shuffles/1"];
    for path in of_table.map(|path| format!("/api/tables/{table}{path}")) {
        assert_eq!(stranger.sees(&path), 404, "{path}");
        assert_eq!(get(&address, &path, "").0, 404, "{path}, to whom nobody knows");
    }
    stranger.client.send(&json!({ "do": "chat", "table": table, "text": "hello" })).unwrap();
    while stranger.client.next().unwrap()["type"] != "error" {}
    assert_eq!(stranger.is_refused(1, &json!({ "enter": { "code": code } })), "ROOM-15", "no private table");

    // The friend has it. The host seats whoever came; nobody else does what a host may.
    host.client.watch(table).unwrap();
    let give = json!({ "host": { "seat": { "player": friend.number, "seat": 5, "chips": 300 } } });
    assert_eq!(host.is_refused(table, &give), "ROOM-15", "who has not come is not seated");
    friend.enters(table, &code);
    assert_eq!(friend.client.info["private"]["host"], host.number);
    host.client.watch(table).unwrap();
    assert_eq!(host.client.frame["guests"][0]["name"], "Fritz");
    let remove = |player: u64| json!({ "host": { "remove": { "player": player } } });
    for deed in [give.clone(), remove(host.number), json!({ "host": { "pause": { "on": true } } })] {
        assert_eq!(friend.is_refused(table, &deed), "ROOM-15", "{deed}");
        assert_eq!(stranger.is_refused(table, &deed), "ROOM-15", "{deed}");
    }
    assert_eq!(
        post(&address, &format!("/api/private/{table}/close"), &friend.cookie, &json!({})).unwrap().0,
        409
    );
    let rich = json!({ "sit": { "seat": 2, "chips": 1_000_000 } });
    assert_eq!(host.is_refused(table, &rich), "ROOM-15", "there is a most");
    host.does(table, &sit);
    host.does(table, &give);
    assert_eq!([&host, &friend].map(Visitor::wallet), before);

    play(&mut [&mut host, &mut friend], table, 3);
    host.does(table, &json!({ "host": { "pause": { "on": true } } }));
    assert_eq!(friend.is_refused(table, &json!({ "poker": "call" })), "ROOM-11");
    host.does(table, &json!({ "host": { "pause": { "on": false } } }));
    play(&mut [&mut host, &mut friend], table, 5);

    // What was played is for those who were there.
    let rounds = get(&address, &format!("/api/people/{}/rounds", friend.number), &friend.cookie).1;
    assert!(rounds["rounds"].as_array().unwrap().iter().any(|round| round["table"] == table), "{rounds}");
    let results = get(&address, &format!("/api/people/{}/results", friend.number), &friend.cookie).1;
    assert_eq!(results["rounds"], 0, "private chips are no results");
    assert_eq!(friend.sees(&format!("/api/tables/{table}/history")), 200);
    assert_eq!(stranger.sees(&format!("/api/tables/{table}/history")), 404);

    // Removed is removed: the link does not help.
    host.does(table, &remove(friend.number));
    let patience = Instant::now() + PATIENCE;
    while !friend.may_not_watch(table) {
        assert!(Instant::now() < patience, "the hand goes on");
        for person in [&mut friend, &mut host] {
            if let Some(command) =
                person.client.choice(person.number, 0, true).filter(|c| c["poker"] != Value::Null)
            {
                person.asks(table, &command);
            }
            person.client.send(&json!({ "do": "watch", "table": table })).unwrap();
        }
    }
    assert_eq!(friend.is_refused(table, &json!({ "enter": { "code": code } })), "ROOM-15");
    assert_eq!([&host, &friend].map(Visitor::wallet), before, "no chip reached a wallet");

    // Three at once, and no more; who closes one may open another.
    let more: Vec<u64> = (0..2).map(|_| host.opens(&holdem(2)).0).collect();
    let (status, _, problem) = post(&address, "/api/private", &host.cookie, &holdem(0)).unwrap();
    assert_eq!((status, &problem["refusal"]["clause"]), (409, &json!("ROOM-15")));
    let close = format!("/api/private/{}/close", more[0]);
    assert_eq!(post(&address, &close, &host.cookie, &json!({})).unwrap().0, 204);
    let blackjack = host
        .opens(&json!({ "rulebook": "aviator/pure-21.5", "option": 1, "programs": 2, "strength": "expert" }));

    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
    let boss = post(&address, "/api/claim", "", &claim).unwrap().1.unwrap();
    for report in ["drop", "banking"] {
        let rows = get(&address, &format!("/api/reports/{report}"), &boss).1;
        assert!(rows.as_array().unwrap().iter().all(|row| row["table"] != table), "{report}: {rows}");
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let held = |like: &str| -> i64 {
        let sql = format!("SELECT COALESCE(SUM(cents), 0) FROM balances WHERE account LIKE '{like}'");
        let file = rusqlite::Connection::open(folder.path().join("cardroom.sqlite")).unwrap();
        file.query_row(&sql, [], |row| row.get(0)).unwrap()
    };
    let lie = |table: u64| {
        assert_eq!(held(&format!("drop/{table}/%")), 0, "nothing of it is the house's");
        let lies = ["stack/{}/%", "felt/{}", "bank/{}"].map(|a| held(&a.replace("{}", &table.to_string())));
        let at_table: i64 = lies.iter().sum();
        assert_eq!(held(&format!("own/{table}")), -at_table, "what lies there is what it issued");
        at_table
    };
    lie(table);
    assert!(lie(more[1]) > 0 && lie(blackjack.0) > 0, "programs sit there");
}

#[test]
fn killed_in_a_hand_it_goes_on_where_it_was_for_those_who_came_room_15() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::patient(books, 120);
    let mut host = Visitor::comes(&server.address, "Hanna");
    let mut friend = Visitor::comes(&server.address, "Fritz");
    let (table, code) = host.opens(&holdem(1));
    host.client.watch(table).unwrap();
    friend.enters(table, &code);
    play(&mut [&mut host, &mut friend], table, 2);
    let patience = Instant::now() + PATIENCE;
    while host.client.view["on"] != true {
        assert!(Instant::now() < patience, "a hand begins: {}", host.client.view);
        for person in [&mut friend, &mut host] {
            person.client.watch(table).unwrap();
            if let Some(command) = person.client.choice(person.number, 0, true) {
                person.asks(table, &command);
            }
        }
    }
    let wallets = [&host, &friend].map(Visitor::wallet);
    server.kill();
    let server = Server::patient(books, 120);
    let [mut host, mut friend] =
        [&host, &friend].map(|was| Visitor::back(&server.address, was.cookie.clone(), was.number));
    let mut stranger = Visitor::comes(&server.address, "Sven");
    assert!(stranger.may_not_watch(table));
    host.client.watch(table).unwrap();
    friend.client.watch(table).unwrap();
    assert_eq!(friend.client.info["private"]["code"], code.as_str(), "who came is still in");
    let hands = friend.client.view["rounds"].as_u64().unwrap();
    play(&mut [&mut host, &mut friend], table, hands + 2);
    host.does(table, &json!({ "host": { "pause": { "on": true } } }));
    assert_eq!([&host, &friend].map(Visitor::wallet), wallets);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn a_day_without_use_closes_it_and_its_programs_are_the_same_everywhere_room_15() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let database = format!("{books}/cardroom.sqlite");
        let (houses, floor, pace) = (Houses::shipped(), vec![], Pace::FAST);
        let opening =
            Opening { database, keys: keys(), houses, floor, pace, patience: Duration::ZERO, joining: None };
        let room = Room::open(opening).await.unwrap();
        let host = room.welcome("Hanna", false, Role::Player, None, false, vec![]).await.unwrap().unwrap();
        let host = games::PlayerId(host.id);
        let order = |programs| OpenPrivate {
            coach: false,
            rulebook: "ocean-view/holdem".into(),
            option: 1,
            programs,
            strength: Strength::Expert,
        };
        for programs in [3, 3, 0] {
            room.open_private(host, &order(programs)).await.unwrap();
        }
        assert_eq!(room.people.all().iter().filter(|person| person.bot).count(), 3);
        assert!(room.open_private(host, &order(0)).await.is_err(), "three at once");
        let now = room::table::now_ms();
        assert_eq!(room.close_unused(now + DAY - 60_000).await.unwrap(), 0);
        assert_eq!(room.private_of(host).len(), 3);
        assert_eq!(room.close_unused(now + DAY + 60_000).await.unwrap(), 3);
        assert_eq!(room.private_of(host), []);
        assert_eq!(room.close_unused(now + 2 * DAY).await.unwrap(), 0, "once");
        room.open_private(host, &order(0)).await.unwrap();
        room.stop(std::future::pending()).await;
        room.ledger.close().await;
    });
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
