//! Nobody coins money (ROOM-14): guests are given chips for nothing, and lose them on purpose to somebody who wants to get rich.

use crate::client::{Client, get, guest, post};
use crate::server::{PATIENCE, Server, verify};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

const PASSWORD: &str = "a long password";

/// How many commands were given: an id is used once, also by who comes back.
static ASKED: AtomicU32 = AtomicU32::new(0);

/// Somebody at a table.
struct Visitor {
    address: String,
    cookie: String,
    client: Client,
    number: u64,
    table: u64,
}

impl Visitor {
    fn guest(server: &Server, table: u64) -> Visitor {
        let (cookie, number) = guest(&server.address, "Gus").unwrap();
        Visitor::of(server, cookie, number, table)
    }

    fn account(server: &Server, name: &str, table: u64) -> Visitor {
        let account = json!({ "name": name, "password": PASSWORD });
        let (status, cookie, me) = post(&server.address, "/api/account", "", &account).unwrap();
        assert_eq!(status, 200, "{me}");
        Visitor::of(server, cookie.unwrap(), me["player"].as_u64().unwrap(), table)
    }

    fn of(server: &Server, cookie: String, number: u64, table: u64) -> Visitor {
        let mut client = Client::connect(&server.address, &cookie).unwrap();
        client.watch(table).unwrap();
        Visitor { address: server.address.clone(), cookie, client, number, table }
    }

    fn does(&mut self, command: &Value) {
        let id = format!("mint-{}-{:04}", self.number, ASKED.fetch_add(1, Ordering::Relaxed));
        let answer = self.client.ask(&id, self.table, command).unwrap();
        assert_eq!(answer["type"], "done", "{command}: {answer}\n{}", self.client.view);
    }

    fn sits(mut self, seat: u64, chips: u64) -> Visitor {
        self.does(&json!({ "sit": { "seat": seat, "chips": chips } }));
        self
    }

    fn look(&mut self) -> &Value {
        self.client.watch(self.table).unwrap();
        &self.client.view
    }

    fn wallet(&self) -> f64 {
        get(&self.address, "/api/me", &self.cookie).1["wallet"].as_f64().unwrap()
    }

    fn look_at_seq(&mut self) -> u64 {
        self.look();
        self.client.seq
    }

    /// Leaves the table; what was said of guests' chips, in the log's words.
    fn leaves(&mut self) -> Vec<String> {
        let from = self.look_at_seq();
        self.does(&json!("leave"));
        self.told_since(from)
    }

    fn told_since(&self, from: u64) -> Vec<String> {
        let path = format!("/api/tables/{}/history?from={from}&limit=500", self.table);
        let records = get(&self.address, &path, "").1;
        let says = records.as_array().unwrap().iter().flat_map(|r| r["says"].as_array().unwrap().clone());
        says.filter(|said| said["clause"] == "ROOM-14")
            .map(|said| crate::client::told(&said["says"]))
            .collect()
    }
}

fn table(server: &Server, house: &str, game: &str, option: u8) -> u64 {
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let login = json!({ "name": "Boss", "password": PASSWORD });
    let boss = post(&server.address, "/api/claim", "", &claim).unwrap().1;
    let boss = boss.unwrap_or_else(|| post(&server.address, "/api/login", "", &login).unwrap().1.unwrap());
    let order = json!({ "name": "", "house": house, "game": game, "option": option, "dealing": "virtual", "bots": 0 });
    post(&server.address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap()
}

/// A round of blackjack in which one banks, and the other wagers all there is and draws until it is lost.
fn lose_at_blackjack(loser: &mut Visitor, bank: &mut Visitor) {
    loop {
        let awaits = bank.look()["awaits"].clone();
        match awaits["for"].as_str() {
            Some("bank_offer") if awaits["player"] == loser.number => {
                loser.does(&json!({ "blackjack": "decline_bank" }));
            }
            Some("bank_offer" | "any_bank") => break,
            _ => {}
        }
    }
    let wager = (stack(bank) - 50.0).floor().min(1_900.0);
    bank.does(&json!({ "blackjack": { "take_bank": { "wager": wager } } }));
    for seat in [3, 4, 5, 6] {
        loser.does(&json!({ "blackjack": { "wager": { "seat": seat, "base": 400, "buster": 0 } } }));
    }
    let round = loser.look()["rounds"].clone();
    loser.does(&json!({ "blackjack": "ready" }));
    let patience = Instant::now() + PATIENCE / 6;
    while loser.look()["rounds"] == round {
        assert!(Instant::now() < patience, "{}", loser.client.view);
        let awaits = loser.client.view["awaits"].clone();
        match awaits["for"].as_str() {
            Some("action") if awaits["moves"]["hit"] == true => {
                let act = json!({ "seat": awaits["seat"], "hand": awaits["hand"], "action": "hit" });
                loser.does(&json!({ "blackjack": { "act": act } }));
            }
            Some("action") => {
                let act = json!({ "seat": awaits["seat"], "hand": awaits["hand"], "action": "stand" });
                loser.does(&json!({ "blackjack": { "act": act } }));
            }
            Some("wagers") if loser.client.view["bank"].is_null() => break,
            _ => {}
        }
    }
}

/// What somebody has at the table.
fn stack(visitor: &mut Visitor) -> f64 {
    let number = visitor.number;
    let people = visitor.look()["people"].as_array().unwrap().clone();
    people.iter().find(|p| p["player"] == number).unwrap()["stack"].as_f64().unwrap()
}

/// A bank to which a guest lost on purpose; none where it had bad luck. A hand that may not be drawn to wins now and then, and
/// there is always another guest.
fn grown_rich(server: &Server, table: u64, account: bool, n: u32) -> Option<Visitor> {
    let bank = match account {
        true => Visitor::account(server, &format!("Mint {n}"), table),
        false => Visitor::guest(server, table),
    };
    let mut bank = bank.sits(1, 1_950);
    while stack(&mut bank) >= 1_900.0 {
        let mut loser = Visitor::guest(server, table).sits(4, 1_990);
        lose_at_blackjack(&mut loser, &mut bank);
        if stack(&mut bank) > 2_700.0 {
            return Some(bank);
        }
        loser.leaves();
    }
    bank.leaves();
    None
}

#[test]
fn a_guest_who_loses_all_to_a_bank_makes_nobody_rich_room_14() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    // An account and a guest: it is all the same who the accomplice is.
    for accomplice in ["account", "guest"] {
        let table = table(&server, "aviator", "blackjack", 3);
        let bank = (0..20).find_map(|n| grown_rich(&server, table, accomplice == "account", n));
        let mut bank = bank.expect("luck has an end");
        let had = stack(&mut bank);
        assert!(had > 2_700.0, "the chips lie before {accomplice}: {had}");
        let said = bank.leaves();
        let kept = bank.wallet();
        assert!((4_990.0..=5_200.0).contains(&kept), "{accomplice} keeps {kept}");
        assert!(said.len() == 1 && said[0].contains("at the cage"), "{said:?}");
        assert!(kept + 100.0 < 3_050.0 + had, "the rest is at the cage");
    }
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

/// A hand heads up without limit: one bets most of the stack and gives up, the other takes it.
fn lose_at_poker(loser: &mut Visitor, winner: &mut Visitor, bet: u64) {
    let mut raised = false;
    let patience = Instant::now() + PATIENCE / 6;
    loop {
        assert!(Instant::now() < patience, "{}", winner.client.view);
        winner.look();
        loser.look();
        for who in [&mut *loser, &mut *winner] {
            let people = who.client.view["people"].as_array().unwrap().clone();
            let own = people.iter().find(|p| p["player"] == who.number).unwrap();
            if let (Some(how), true) = (own["ways_in"].get(0), own["comes_in"].is_null()) {
                who.does(&json!({ "come_in": { "how": how } }));
            }
        }
        for (who, lost) in [(&mut *loser, true), (&mut *winner, false)] {
            let view = who.client.view.clone();
            let turn = &view["hand"]["awaits"]["turn"];
            if view["on"] != true || turn["seat"].is_null() || turn["seat"] != view["mine"] {
                continue;
            }
            let play = match turn["turn"].as_str() {
                Some("bet") if lost && raised => json!("fold"),
                Some("bet") if lost => {
                    raised = true;
                    json!({ "raise": { "to": bet } })
                }
                Some("bet") if raised => {
                    let own = &view["hand"]["players"][view["mine"].as_u64().unwrap() as usize];
                    json!({ "raise": { "to": own["bet"].as_f64().unwrap() + own["stack"].as_f64().unwrap() } })
                }
                Some("bet") => json!("call"),
                _ => json!("show"),
            };
            who.does(&json!({ "poker": play }));
            if play == "fold" {
                return;
            }
            break;
        }
    }
}

/// One leaves. A hand has begun meanwhile: whoever is asked gives it up, and it is about the blinds only.
fn part(leaver: &mut Visitor, other: &mut Visitor) -> Vec<String> {
    let from = leaver.look_at_seq();
    leaver.does(&json!("leave"));
    let number = leaver.number;
    let patience = Instant::now() + PATIENCE / 6;
    while leaver.look()["people"].as_array().unwrap().iter().any(|p| p["player"] == number) {
        assert!(Instant::now() < patience, "{}", leaver.client.view);
        other.look();
        for who in [&mut *leaver, &mut *other] {
            let view = who.client.view.clone();
            let turn = &view["hand"]["awaits"]["turn"];
            if view["on"] == true && turn["turn"] == "bet" && turn["seat"] == view["mine"] {
                who.does(&json!({ "poker": "fold" }));
                break;
            }
        }
    }
    leaver.told_since(from)
}

/// Is it that, but for a few blinds?
fn about(is: f64, dollars: f64) -> bool {
    (is - dollars).abs() < 10.0
}

#[test]
fn pots_lost_on_purpose_go_on_being_guests_chips_in_every_hand_room_14() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::patient(books, 120);
    let table = table(&server, "open", "holdem", 1);
    let mut ann = Visitor::account(&server, "Ann", table).sits(1, 2_000);
    let mut gus = Visitor::guest(&server, table).sits(4, 2_000);
    lose_at_poker(&mut gus, &mut ann, 1_800);
    part(&mut gus, &mut ann);
    assert!(about(stack(&mut ann), 3_800.0), "{}", ann.client.view);
    // She does not leave with them, but loses them to another account of hers.
    let mut ben = Visitor::account(&server, "Ben", table).sits(4, 2_000);
    lose_at_poker(&mut ann, &mut ben, 1_800);
    assert_eq!(part(&mut ann, &mut ben), Vec::<String>::new(), "she has none of them left");
    assert!(about(ann.wallet(), 5_000.0), "{}", ann.wallet());
    assert!(about(stack(&mut ben), 3_800.0), "{}", ben.client.view);
    let said = ben.leaves();
    assert!(about(ben.wallet(), 5_200.0) && said.len() == 1, "{} {said:?}", ben.wallet());

    // The room knows of it after it was killed, too: the same day gives nothing more.
    drop((ann, gus));
    server.kill();
    let server = Server::patient(books, 120);
    let (cookie, number) = (ben.cookie.clone(), ben.number);
    let mut ben = Visitor::of(&server, cookie.clone(), number, table).sits(1, 2_000);
    let mut gus = Visitor::guest(&server, table).sits(4, 2_000);
    lose_at_poker(&mut gus, &mut ben, 1_000);
    part(&mut ben, &mut gus);
    assert!(about(ben.wallet(), 5_200.0), "{}", ben.wallet());
    // What is lost to guests comes back from the cage as far as it was left there: nobody is the poorer for it.
    let mut ben = Visitor::of(&server, cookie, number, table).sits(1, 2_000);
    lose_at_poker(&mut ben, &mut gus, 500);
    let said = part(&mut ben, &mut gus);
    assert!(about(ben.wallet(), 5_200.0) && said.len() == 1, "{} {said:?}", ben.wallet());
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
