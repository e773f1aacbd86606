//! Nobody coins money (ROOM-14): guests are given chips for nothing, and lose them on purpose to somebody who wants to get rich.

use crate::client::{Client, get, guest, post};
use crate::server::{PATIENCE, Server, verify};
use serde_json::{Value, json};
use std::time::Instant;

const PASSWORD: &str = "a long password";

/// Somebody at a table.
struct Visitor {
    address: String,
    cookie: String,
    client: Client,
    number: u64,
    table: u64,
    n: u32,
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
        Visitor { address: server.address.clone(), cookie, client, number, table, n: 0 }
    }

    fn does(&mut self, command: &Value) {
        self.n += 1;
        let id = format!("mint-{}-{:04}", self.number, self.n);
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
    loser.does(&json!({ "blackjack": "ready" }));
    let round = loser.look()["rounds"].clone();
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

#[test]
fn a_guest_who_loses_all_to_a_bank_makes_nobody_rich_room_14() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    // An account and a guest: it is all the same who the accomplice is.
    for accomplice in ["account", "guest"] {
        let table = table(&server, "aviator", "blackjack", 3);
        let mut bank = match accomplice {
            "account" => Visitor::account(&server, "Mint", table),
            _ => Visitor::guest(&server, table),
        }
        .sits(1, 1_950);
        let mut loser = Visitor::guest(&server, table).sits(4, 1_990);
        // A hand that may not be drawn to wins now and then; there is always another guest.
        for _ in 0..20 {
            lose_at_blackjack(&mut loser, &mut bank);
            if stack(&mut bank) > 2_700.0 {
                break;
            }
            loser.leaves();
            loser = Visitor::guest(&server, table).sits(4, 1_990);
        }
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
