//! Bets behind other people's circles at a table that the room deals (D9, D23): who stands has time for them, like those who
//! sit, and who only watches is not waited for.

use crate::client::{Client, guest, post};
use crate::server::{Server, verify};
use serde_json::{Value, json};

/// Somebody at the table.
struct Guest {
    client: Client,
    number: u64,
    table: u64,
    n: u32,
}

impl Guest {
    /// Comes to a table with chips, to a seat or to stand.
    fn at(server: &Server, name: &str, table: u64, seat: Option<u64>) -> Guest {
        let mut guest = Guest::watching(server, name, table);
        guest.done(&json!({ "sit": { "seat": seat, "chips": 200 } }));
        guest
    }

    fn watching(server: &Server, name: &str, table: u64) -> Guest {
        let (cookie, number) = guest(&server.address, name).unwrap();
        let mut client = Client::connect(&server.address, &cookie).unwrap();
        client.watch(table).unwrap();
        Guest { client, number, table, n: 0 }
    }

    /// The clause that a command is refused with, or `done`.
    fn asks(&mut self, command: &Value) -> String {
        self.n += 1;
        let id = format!("backline-{}-{:04}", self.number, self.n);
        let answer = self.client.ask(&id, self.table, command).unwrap();
        answer["refusal"]["clause"].as_str().unwrap_or("done").to_string()
    }

    fn done(&mut self, command: &Value) {
        assert_eq!(self.asks(command), "done", "{command}");
    }

    fn plays(&mut self, play: &Value) -> String {
        self.asks(&json!({ "blackjack": play }))
    }

    /// Frames are read until the table looks like this.
    fn sees(&mut self, what: &str, looks: impl Fn(&Value) -> bool) {
        self.client.watch(self.table).unwrap();
        while !looks(&self.client.view) {
            self.client.next().unwrap_or_else(|fault| panic!("{what}: {fault}\n{}", self.client.view));
        }
    }

    fn phase(&mut self) -> String {
        self.client.watch(self.table).unwrap();
        self.client.view["phase"].as_str().unwrap().to_string()
    }

    /// Takes the bank, whoever is asked first.
    fn banks(&mut self, other: &mut Guest) {
        while self.phase() == "offering" {
            let awaits = &self.client.view["awaits"];
            if awaits["for"] == "bank_offer" && awaits["player"] == other.number {
                assert_eq!(other.plays(&json!("decline_bank")), "done");
            } else if awaits["for"] == "dealer" {
                self.client.next().unwrap();
            } else {
                assert_eq!(self.plays(&json!({ "take_bank": { "wager": 100 } })), "done");
            }
        }
    }

    /// Plays what is asked, until so many rounds are over.
    fn plays_it_out(&mut self, seat: u64, rounds: u64) {
        self.client.watch(self.table).unwrap();
        while self.client.view["rounds"].as_u64() < Some(rounds) {
            match self.client.choice(self.number, seat, false) {
                Some(play) => drop(self.asks(&play)),
                None => drop(self.client.next().unwrap()),
            }
        }
    }
}

/// A room with the time of real life, and a table of Aviator's that it deals.
fn open(books: &str) -> (Server, u64) {
    let server = Server::unhurried(books);
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
    let manager = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let order = json!({ "name": "Rail", "house": "aviator", "game": "blackjack", "option": 1, "dealing": "virtual",
                        "bots": 0 });
    let (status, _, info) = post(&server.address, "/api/tables", &manager, &order).unwrap();
    assert_eq!(status, 200, "{info}");
    (server, info["table"].as_u64().unwrap())
}

#[test]
fn who_stands_has_time_to_bet_behind_the_last_circle_d9() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let (server, table) = open(books);
    let mut ben = Guest::at(&server, "Ben", table, Some(4));
    let mut ann = Guest::at(&server, "Ann", table, Some(1));
    let mut rosa = Guest::at(&server, "Rosa", table, None);
    let mut kim = Guest::watching(&server, "Kim", table);
    ben.banks(&mut ann);
    let behind = json!({ "backline": { "seat": 1, "amount": 20 } });
    assert_eq!(rosa.plays(&behind), "D9", "there is no circle to bet behind yet");

    // Ann bets and is ready in one go, as the browser does; nobody else has a circle to fill.
    assert_eq!(ann.plays(&json!({ "wager": { "seat": 1, "base": 10, "buster": 0 } })), "done");
    assert_eq!(ann.plays(&json!("ready")), "done");
    assert_eq!(ann.phase(), "wagering", "Rosa stands behind the circle and has not said that she is done");
    assert_eq!(rosa.plays(&json!("ready")), "done");
    rosa.sees("the deal", |view| view["phase"] != "wagering");
    assert_ne!(kim.phase(), "wagering", "nobody waits for who only watches");
    ann.plays_it_out(1, 1);

    // The next round she bets. A bet is no "ready", and takes back the one that was said before.
    ben.banks(&mut ann);
    assert_eq!(rosa.plays(&json!("ready")), "done");
    assert_eq!(ann.plays(&json!({ "wager": { "seat": 1, "base": 10, "buster": 0 } })), "done");
    assert_eq!(rosa.plays(&behind), "done");
    assert_eq!(ann.plays(&json!("ready")), "done");
    assert_eq!(ann.phase(), "wagering", "who bets behind a circle is not done betting");
    let bank = &ann.client.view["bank"];
    assert_eq!(bank["covers"], 70.0, "$100 banked, $10 in the circle and $20 behind it: {bank}");
    assert_eq!(ann.client.view["backlines"], json!([{ "player": rosa.number, "seat": 1, "amount": 20.0 }]));
    assert_eq!(rosa.plays(&json!("ready")), "done");
    rosa.sees("the deal", |view| view["phase"] != "wagering");
    ann.plays_it_out(1, 2);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}
