//! Poker that a person deals, through the real doors: every family to its showdown with cards nobody but their owner
//! sees, what goes wrong with the procedure that answers it, and what only the floor may put right.

use crate::client::{Client, guest, post, told};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

/// A room with a manager and a dealer.
pub struct House {
    pub server: Server,
    pub manager: String,
    pub dealer: String,
}

impl House {
    pub fn open(books: &str) -> House {
        House::of(Server::unhurried(books))
    }

    /// A server's first manager and dealer.
    pub fn of(server: Server) -> House {
        let address = server.address.clone();
        let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
        let manager = post(&address, "/api/claim", "", &claim).unwrap().1.unwrap();
        let account = json!({ "name": "Duc", "password": PASSWORD });
        let (_, dealer, me) = post(&address, "/api/account", "", &account).unwrap();
        let role = format!("/api/people/{}/role", me["player"]);
        assert_eq!(post(&address, &role, &manager, &json!({ "role": "dealer" })).unwrap().0, 204);
        House { server, manager, dealer: dealer.unwrap() }
    }

    /// The same room after a restart.
    pub fn restarted(self, books: &str) -> House {
        assert_eq!(self.server.stop(), Some(0));
        House { server: Server::unhurried(books), ..self }
    }

    /// Somebody who watches a table.
    pub fn watch(&self, cookie: &str, table: u64) -> Client {
        let mut client = Client::connect(&self.server.address, cookie).unwrap();
        client.watch(table).unwrap();
        client
    }

    /// A table of a game that a person deals, with players at these seats.
    pub fn table(&self, game: &str, seats: &[u64]) -> Dealt {
        self.table_of("ocean-view", game, seats)
    }

    /// The same of any house.
    pub fn table_of(&self, house: &str, game: &str, seats: &[u64]) -> Dealt {
        let order = json!({ "name": format!("By hand: {game}"), "house": house, "game": game,
                            "option": 3, "dealing": "human", "bots": 0 });
        let (status, _, info) = post(&self.server.address, "/api/tables", &self.manager, &order).unwrap();
        assert_eq!(status, 200, "{info}");
        let table = info["table"].as_u64().unwrap();
        let mut people = Vec::new();
        for seat in seats {
            let (cookie, _) = guest(&self.server.address, &format!("Seat {seat}")).unwrap();
            let sit = json!({ "sit": { "seat": seat, "chips": 200 } });
            let mut client = self.watch(&cookie, table);
            assert_eq!(
                client.ask(&format!("sits-down-{table}-{seat}"), table, &sit).unwrap()["type"],
                "done"
            );
            people.push((*seat, cookie));
        }
        self.around(table, people)
    }

    /// A table with real chips, at which nobody sits yet (ROOM-16).
    pub fn with_real_chips(&self, house: &str, game: &str, option: u8) -> Dealt {
        let order = json!({ "name": "Real chips", "house": house, "game": game, "option": option,
                            "dealing": "human", "bots": 0, "real_chips": true });
        let (status, _, info) = post(&self.server.address, "/api/tables", &self.manager, &order).unwrap();
        assert_eq!((status, &info["real_chips"]), (200, &json!(true)), "{info}");
        self.around(info["table"].as_u64().unwrap(), Vec::new())
    }

    /// Everybody around a table.
    pub fn around(&self, table: u64, people: Vec<(u64, String)>) -> Dealt {
        Dealt {
            table,
            dealer: self.watch(&self.dealer, table),
            floor: self.watch(&self.manager, table),
            rail: self.watch(&guest(&self.server.address, "Rail").unwrap().0, table),
            players: people.iter().map(|(seat, cookie)| (*seat, self.watch(cookie, table))).collect(),
            people,
            used: Vec::new(),
            n: 0,
        }
    }
}

/// A human-dealt table with everybody around it.
pub struct Dealt {
    pub table: u64,
    pub dealer: Client,
    pub floor: Client,
    pub rail: Client,
    pub players: Vec<(u64, Client)>,
    people: Vec<(u64, String)>,
    /// Cards that were made up in this hand.
    used: Vec<String>,
    n: u32,
}

impl Dealt {
    fn id(&mut self) -> String {
        self.n += 1;
        format!("dealt-{:03}-{:05}", self.table, self.n)
    }

    pub fn dealer(&mut self, play: Value) -> Value {
        let id = self.id();
        self.dealer.ask(&id, self.table, &json!({ "dealer": play })).unwrap()
    }

    /// The dealer does something that is in order.
    pub fn deals(&mut self, play: Value) {
        let answer = self.dealer(play.clone());
        assert_eq!(answer["type"], "done", "{play}: {answer}\n{}", self.next());
        if play == "shuffle" {
            self.used.clear();
        }
    }

    /// A command of the referee, entered by the dealer.
    pub fn enters(&mut self, command: Value) {
        self.deals(json!({ "poker": { "command": command } }));
    }

    /// The dealer enters what is refused, under this clause.
    pub fn refused(&mut self, command: Value, clause: &str) {
        let answer = self.dealer(json!({ "poker": { "command": command } }));
        assert_eq!(answer["refusal"]["clause"], clause, "{command}: {answer}");
    }

    pub fn rules(&mut self, ruling: Value) -> Value {
        let id = self.id();
        let command = json!({ "floor": { "reason": "seen by the floor", "ruling": ruling } });
        self.floor.ask(&id, self.table, &command).unwrap()
    }

    fn seen(client: &mut Client, table: u64) -> Value {
        client.watch(table).unwrap();
        client.view.clone()
    }

    /// The table as the dealer sees it.
    pub fn view(&mut self) -> Value {
        Dealt::seen(&mut self.dealer, self.table)
    }

    pub fn next(&mut self) -> String {
        told(&self.view()["next"]["says"])
    }

    pub fn hand(&mut self) -> Value {
        self.view()["hand"].clone()
    }

    /// The place of a seat in the hand.
    pub fn place(&mut self, seat: u64) -> u64 {
        let view = self.view();
        let person = view["people"].as_array().unwrap().iter().find(|p| p["seat"] == seat).unwrap();
        person["place"].as_u64().unwrap()
    }

    /// The steps of the last procedure, with their clauses.
    pub fn procedure(&mut self) -> Vec<(String, String)> {
        let view = self.view();
        let last = view["procedures"].as_array().unwrap().last().cloned().unwrap_or(json!([]));
        let clause = |v: &Value| v.as_str().unwrap_or_default().to_string();
        last.as_array().unwrap().iter().map(|s| (told(&s["says"]), clause(&s["clause"]))).collect()
    }

    /// Whoever is asked to bet calls, checks or brings in, until nobody is.
    pub fn bets(&mut self) {
        for _ in 0..40 {
            let hand = self.hand();
            let turn = &hand["awaits"]["turn"];
            if turn["turn"] != "bet" {
                return;
            }
            let play = if turn["moves"]["bring_in"].is_null() { json!("call") } else { json!("bring_in") };
            self.plays(turn["seat"].as_u64().unwrap(), json!({ "poker": play }));
        }
        panic!("the betting never ends");
    }

    pub fn plays(&mut self, place: u64, command: Value) {
        let answer = self.asks(place, &command);
        assert_eq!(answer["type"], "done", "place {place}: {command}: {answer}");
    }

    pub fn asks(&mut self, place: u64, command: &Value) -> Value {
        let view = self.view();
        let person = view["people"].as_array().unwrap().iter().find(|p| p["place"] == place).unwrap();
        let seat = person["seat"].as_u64().unwrap();
        self.seat_does(seat, command)
    }

    /// Whoever sits there asks for something.
    pub fn seat_does(&mut self, seat: u64, command: &Value) -> Value {
        let (id, table) = (self.id(), self.table);
        let (_, client) = self.players.iter_mut().find(|(s, _)| *s == seat).unwrap();
        client.ask(&id, table, command).unwrap()
    }

    /// Cards that are not on the table yet, from the top of a made-up deck.
    pub fn fresh(&mut self, n: usize) -> Vec<String> {
        let (seen, short) = (self.hand().to_string(), self.hand()["game"] == "short-deck");
        let ranks = if short { "6789TJQKA" } else { "23456789TJQKA" };
        let deck = "cdhs".chars().flat_map(|s| ranks.chars().map(move |r| format!("{r}{s}")));
        let out = |card: &String| seen.contains(&format!("\"{card}\"")) || self.used.contains(card);
        let cards: Vec<String> = deck.filter(|card| !out(card)).take(n).collect();
        self.used.extend(cards.iter().cloned());
        cards
    }

    /// Plays on, dealing what is asked for, until the hand is over; face-down cards are named only when they are shown.
    pub fn finish(&mut self) {
        for _ in 0..200 {
            let view = self.view();
            if view["on"] == false {
                return;
            }
            let (cards, down) =
                (view["next"]["cards"].as_u64().unwrap() as usize, view["next"]["down"].as_u64().unwrap());
            let turn = view["hand"]["awaits"]["turn"].clone();
            let place = turn["seat"].as_u64().unwrap_or(0);
            match (turn["turn"].as_str().unwrap(), turn["task"]["task"].as_str().unwrap_or_default()) {
                ("bet", _) => self.bets(),
                ("draw", _) => self.enters(json!({ "do": "draw", "seat": place, "cards": [null, null] })),
                ("clear", _) => self.plays(place, json!({ "poker": { "clear": { "card": null } } })),
                ("show", _) => {
                    let cards = self.fresh(cards);
                    self.enters(json!({ "do": "show", "seat": place, "cards": cards }));
                }
                (_, "all-clear") => self.enters(json!({ "do": "all-clear" })),
                (_, "scramble") => self.enters(json!({ "do": "scramble" })),
                _ if down > 0 => self.deals(json!("down_around")),
                _ => {
                    let cards = self.fresh(cards);
                    self.deals(json!({ "came": { "cards": cards } }));
                }
            }
        }
        panic!("the hand never ends: {}", self.next());
    }

    /// Nobody's view has a card that lies face down: not the dealer's, not the rail's, not another player's.
    fn hides_everything(&mut self) {
        let table = self.table;
        let mut views = vec![("dealer", Dealt::seen(&mut self.dealer, table))];
        views.push(("floor", Dealt::seen(&mut self.floor, table)));
        views.push(("rail", Dealt::seen(&mut self.rail, table)));
        for (_, client) in &mut self.players {
            views.push(("player", Dealt::seen(client, table)));
        }
        for (who, view) in views {
            for (place, player) in view["hand"]["players"].as_array().into_iter().flatten().enumerate() {
                let own = view["mine"].as_u64() == Some(place as u64);
                for card in player["cards"].as_array().unwrap() {
                    let hidden = card["up"] == false && player["shown"] == false && !own;
                    assert!(!hidden || card["card"].is_null(), "{who} sees {card} of place {place}");
                }
            }
        }
    }
}

pub fn done(house: House, books: &str) {
    assert_eq!(house.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn every_poker_game_is_dealt_by_hand_to_its_showdown_room_8() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let houses = games::rulebook::Houses::shipped();
    for book in houses.ids().filter(|id| houses.poker(id).is_ok()) {
        let (of, game) = book.split_once('/').unwrap();
        let mut table = house.table_of(of, game, &[2, 4, 6]);
        assert_eq!(table.next(), "Shuffle and cut; then begin hand 1.");
        table.deals(json!("shuffle"));
        let asked = table.next();
        assert!(asked.starts_with("Deal every player") && asked.ends_with("first."), "{book}: {asked}");
        table.finish();
        let hand = table.hand();
        assert!(!hand["awards"].as_array().unwrap().is_empty(), "{book}: {hand}");
        // A second hand, begun and left lying: it is there again after a restart.
        table.deals(json!("shuffle"));
        table.deals(json!("down_around"));
        table.hides_everything();
    }
    done(house, books);
}

#[test]
fn a_hand_in_the_middle_outlives_the_server_room_7() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[1, 4]);
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    table.enters(json!({ "do": "early", "cards": ["Kc", "Kd", "Kh"] }));
    let (before, steps) = (table.hand(), table.procedure());
    assert_eq!(steps.len(), 4);
    let (number, people) = (table.table, table.people.clone());
    drop(table);
    let house = house.restarted(books);
    let mut again = house.around(number, people);
    again.n = 1000;
    assert_eq!((again.hand(), again.procedure()), (before, steps));
    again.finish();
    done(house, books);
}

#[test]
fn a_scanned_card_goes_to_its_player_and_to_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);
    table.deals(json!("shuffle"));
    table.enters(json!({ "do": "deal", "seat": 1, "cards": ["As", "Qd"] }));
    let number = table.table;
    let Dealt { rail, floor, players, .. } = &mut table;
    let others = players.iter_mut().filter(|(seat, _)| *seat != 8).map(|(_, client)| client);
    for client in [rail, floor].into_iter().chain(others) {
        client.send(&json!({ "do": "watch", "table": number })).unwrap();
        // Everything that came, the frame with the record too, up to the whole view that was asked for last.
        let mut records = 0;
        loop {
            let frame = client.next().unwrap();
            let text = frame.to_string();
            assert!(!text.contains("\"As\"") && !text.contains("\"Qd\""), "{text}");
            records += frame["records"].as_array().map_or(0, Vec::len);
            if frame["type"] == "table" {
                break;
            }
        }
        assert!(records > 0, "the record of the deal was among them");
    }
    let mine = Dealt::seen(&mut table.players[2].1, number);
    assert_eq!(mine["hand"]["players"][1]["cards"][0]["card"], "As", "their own player sees them");
    table.hides_everything();
    table.deals(json!("down_around"));
    table.finish();
    done(house, books);
}

#[test]
fn the_dealer_enters_no_players_moves_and_no_rulings_room_8() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);
    table.refused(json!({ "do": "burn", "card": null }), "ROOM-8");
    table.deals(json!("shuffle"));
    table.deals(json!("down_around"));
    let asked = table.hand()["awaits"]["turn"]["seat"].as_u64().unwrap();
    table.refused(json!({ "do": "fold", "seat": asked }), "ROOM-8");
    table.refused(json!({ "do": "void" }), "FLOOR-1");
    table.refused(json!({ "do": "exposed", "seat": 9, "card": "2c" }), "S-1");
    table.refused(json!({ "do": "draw", "seat": asked, "cards": ["2c"] }), "ROOM-8");
    assert_eq!(table.dealer(json!("hole_down"))["refusal"]["clause"], "ROOM-8");
    // A player cannot table cards that the room has not seen: the dealer names them.
    table.bets();
    for n in [3, 1, 1] {
        let cards = table.fresh(n);
        table.deals(json!({ "came": { "cards": cards } }));
        table.bets();
    }
    let showing = table.hand()["awaits"]["turn"]["seat"].as_u64().unwrap();
    assert_eq!(table.asks(showing, &json!({ "poker": "show" }))["refusal"]["clause"], "S-8");
    assert!(table.next().ends_with("shows: name its two face-down cards."), "{}", table.next());
    table.finish();
    let bots = json!({ "name": "", "house": "ocean-view", "game": "razz", "option": 1, "dealing": "human", "bots": 2 });
    let (status, _, problem) = post(&house.server.address, "/api/tables", &house.manager, &bots).unwrap();
    assert!(status == 400 && problem["reason"].as_str().unwrap().contains("real cards"), "{problem}");
    done(house, books);
}
