//! The draw at a table with the virtual dealer, over the real protocol: who drew last has a moment to change the number, from
//! pat too, and nobody acts before it is over (DR-6).

use crate::blinds::Game;
use crate::server::{Server, verify};
use serde_json::{Value, json};

/// Two people at draw poker, at the pace of real life. The second to draw has the button.
struct Draw {
    game: Game,
    /// Hands begun when the last one was looked at.
    hand: u64,
}

impl Draw {
    fn open(books: &str) -> Draw {
        let mut game = Game::at(Server::unhurried(books), "ocean-view", "draw");
        game.sit(2);
        game.sit(5);
        Draw { game, hand: 0 }
    }

    /// Who is asked for what.
    fn turn(&mut self) -> Option<(usize, String)> {
        let view = self.game.sync(0);
        let turn = &view["hand"]["awaits"]["turn"];
        let player = &view["places"][turn["seat"].as_u64().filter(|_| view["on"] == true)? as usize];
        let who = self.game.people.iter().position(|(p, _)| player == p)?;
        self.game.sync(who);
        Some((who, turn["turn"].as_str()?.to_string()))
    }

    /// Plays on until somebody of another hand draws.
    fn until_the_draw(&mut self) -> usize {
        for _ in 0..2_000 {
            match self.turn() {
                Some((who, turn)) if turn == "draw" && self.game.people[0].1.view["rounds"] != self.hand => {
                    self.hand = self.game.people[0].1.view["rounds"].as_u64().unwrap();
                    return who;
                }
                Some((who, _)) => {
                    let (me, client) = &self.game.people[who];
                    if let Some(command) = client.choice(*me, 0, true) {
                        self.game.ask(who, command);
                    }
                }
                None => std::thread::sleep(std::time::Duration::from_millis(20)),
            }
        }
        panic!("nobody draws: {}", self.game.people[0].1.view);
    }

    /// The cards that somebody holds.
    fn cards(&mut self, who: usize) -> Vec<Value> {
        let view = self.game.sync(who);
        let mine = view["mine"].as_u64().unwrap() as usize;
        let cards = view["hand"]["players"][mine]["cards"].as_array().unwrap();
        cards.iter().map(|c| c["card"].clone()).collect()
    }

    /// Throws the first cards away.
    fn throw(&mut self, who: usize, count: usize) -> Vec<Value> {
        let cards = self.cards(who);
        assert_eq!(self.game.ask(who, json!({ "poker": { "draw": { "cards": &cards[..count] } } })), "done");
        cards
    }

    /// The clock as somebody sees it.
    fn clock(&mut self, who: usize) -> Value {
        self.game.sync(who);
        self.game.people[who].1.frame["clock"].clone()
    }
}

#[test]
fn the_last_to_draw_has_a_moment_to_change_the_number_dr_6() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut draw = Draw::open(books);
    // Two cards are thrown away; before they are replaced it is three.
    let first = draw.until_the_draw();
    let last = 1 - first;
    draw.throw(first, 2);
    assert_eq!(draw.turn(), Some((last, "draw".into())), "who drew first has new cards at once");
    assert_eq!(draw.game.ask(first, json!({ "poker": { "ask": { "count": 1 } } })), "DR-6");
    let before = draw.throw(last, 2);
    let clock = draw.clock(first);
    assert_eq!((&clock["change"], &clock["player"]), (&json!(true), &json!(draw.game.people[last].0)));
    assert_eq!(draw.cards(last).len(), 3, "nothing is dealt in this moment");
    assert_eq!(draw.game.ask(last, json!({ "poker": { "ask": { "count": 3 } } })), "done");
    assert_eq!(draw.cards(last).len(), 5, "the cards are back");
    assert_eq!(draw.game.people[last].1.view["hand"]["players"][1]["asked"], 3);
    draw.game.sync(first);
    let told = draw.game.people[first].1.frame["records"].to_string();
    assert!(told.contains("hand-asks"), "everybody hears the number: {told}");
    assert_eq!(draw.game.ask(last, json!({ "poker": { "draw": { "cards": [] } } })), "DR-6", "it said three");
    let sorted = |mut cards: Vec<Value>| {
        cards.sort_by_key(Value::to_string);
        cards
    };
    assert_eq!(sorted(draw.throw(last, 3)), sorted(before), "the same five");
    assert_eq!(draw.turn().unwrap().1, "bet", "there is one change of mind, and then the cards come");
    assert_eq!(draw.cards(last).len(), 5);
    // Pat, and then one card after all: nobody bets before the moment is over.
    let first = draw.until_the_draw();
    let last = 1 - first;
    draw.throw(first, 0);
    draw.throw(last, 0);
    assert_eq!(draw.clock(first)["change"], true);
    assert_eq!(draw.game.ask(first, json!({ "poker": "call" })), "DR-6");
    assert_eq!(draw.game.ask(last, json!({ "poker": { "ask": { "count": 1 } } })), "done");
    let kept = draw.throw(last, 1);
    assert_ne!(draw.cards(last), kept);
    assert_eq!(draw.game.ask(first, json!({ "poker": "call" })), "done");
    // Pat, and it stays so: the moment goes by, and then the first player is asked.
    let first = draw.until_the_draw();
    let last = 1 - first;
    draw.throw(first, 0);
    draw.throw(last, 0);
    assert_eq!(draw.clock(last)["change"], true);
    while draw.clock(last)["change"] == true {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let clock = draw.clock(last);
    assert_eq!((&clock["change"], &clock["player"]), (&json!(false), &json!(draw.game.people[first].0)));
    assert_eq!(draw.game.ask(first, json!({ "poker": "call" })), "done");
    assert_eq!(
        draw.game.ask(last, json!({ "poker": { "ask": { "count": 1 } } })),
        "DR-6",
        "somebody has acted"
    );
    assert_eq!(draw.game.server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
