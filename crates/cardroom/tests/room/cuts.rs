//! A deck that nobody chose: those who are dealt in cut it, whoever does not sits the hand out, and everything can be
//! checked by a player, by `verify`, and after a crash.

use crate::client::{Client, get, guest};
use crate::cutter::{Conduct, Cutter, hash, outcome};
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
    let sit: Vec<usize> = people.iter().map(|(name, _)| table.come(name)).collect();
    sit.into_iter().zip(people).for_each(|(who, (_, conduct))| table.lays_a_cut(who, *conduct));
    table
}

/// All that a player needs to check a deck of hold'em, checked: what is wrong with it, and how many cards are the player's own.
pub fn check_deck(table: u64, story: &Value) -> Result<usize, String> {
    let fits = |what: &str, so: bool| if so { Ok(()) } else { Err(what.to_string()) };
    let stories = story["cuts"].as_array().ok_or("no cuts")?;
    let made = stories.iter().find(|s| s["cut"].is_object()).ok_or("nobody cut")?;
    fits("a cut came to nothing", stories.len() == 1)?;
    let roots: Vec<[u8; 32]> =
        made["cutting"]["roots"].as_array().ok_or("no roots")?.iter().map(hash).collect();
    fits("what was published", hex::encode(decks(&roots)) == story["commitment"])?;
    let mut follows = outcome(table, made);
    let (chosen, order) = (follows.deck(DECKS), follows.order(52));
    fits("which deck", made["cut"]["deck"] == u64::from(chosen))?;
    let seeds = made["cut"]["seeds"].as_array().ok_or("no seeds")?;
    let others: Vec<[u8; 32]> = seeds.iter().map(|seed| Deck::new(hash(seed), &cards::DECK).root()).collect();
    let mut closed = roots.clone();
    closed.remove(usize::from(chosen));
    fits("the other decks", others == closed)?;
    let all = |of: &Value| -> Vec<Value> {
        let groups = of.as_array().cloned().unwrap_or_default();
        groups.iter().flat_map(|o| o["cards"].as_array().cloned().unwrap_or_default()).collect()
    };
    let mine = all(&story["mine"]);
    for card in all(&story["cards"]).iter().chain(&mine) {
        let (place, dealt) = (card["place"].as_u64().unwrap_or(99), card["dealt"].as_u64().unwrap_or(99));
        fits("the order", order.get(dealt as usize) == Some(&(place as u16)))?;
        let path: Vec<[u8; 32]> = card["path"].as_array().ok_or("no path")?.iter().map(hash).collect();
        let named: Card = card["card"].as_str().and_then(|c| c.parse().ok()).ok_or("no card")?;
        let (root, salt) = (&roots[usize::from(chosen)], hash(&card["salt"]));
        fits("a card", lies_at(root, 52, place as u8, named, &salt, &path))?;
    }
    Ok(mine.len())
}

pub fn story(server: &Server, table: u64, shuffle: u64, cookie: &str) -> Value {
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
    assert_eq!(check_deck(table.number, &told), Ok(2));
    // Somebody else sees the board, and nobody's cards.
    let (bystander, _) = guest(&house.server.address, "Cyd").unwrap();
    assert_eq!(check_deck(table.number, &story(&house.server, table.number, shuffle, &bystander)), Ok(0));
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
        let history = format!("/api/tables/{}/history?from=0&limit=500", table.number);
        let (_, records) = get(&house.server.address, &history, "");
        let events: Vec<Value> = records
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|r| r["events"].as_array().unwrap().clone())
            .collect();
        let voided: Vec<&Value> = events.iter().filter_map(|e| e["room"].get("cut_voided")).collect();
        let cuts: Vec<&Value> = events.iter().filter_map(|e| e["room"].get("cutting")).collect();
        assert_eq!(voided.len(), 1, "{conduct:?}: once, not every hand: {voided:?} of {cuts:?}");
        assert_eq!(table.frame(0)["shuffle"]["voided"], 1);
        assert!(began.elapsed() > Duration::from_secs(2));
        let voided = voided[0];
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

/// What a table of nine costs in so many seconds: hands, bytes to its clients, seconds of the server's processor, and how long
/// each waited from being asked to cut to the first card.
fn nine(cuts: bool, seconds: u64) -> (u64, u64, f64, Vec<f64>) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::of(Server::start(folder.path().to_str().unwrap(), 0, None));
    let number = open(&house, "ocean-view", "holdem", 0).number;
    let (started, over) = (house.server.cpu(), Instant::now() + Duration::from_secs(seconds));
    let play = |n: u64| {
        let (cookie, player) = guest(&house.server.address, &format!("Nine {n}")).unwrap();
        let mut client = Client::connect(&house.server.address, &cookie).unwrap();
        client.watch(number).unwrap();
        let sit = json!({ "sit": { "seat": n, "chips": 200 } });
        client.ask(&format!("sits-down-{n:03}"), number, &sit).unwrap();
        if cuts {
            client.lay_cut(Cutter::new(number, player, Conduct::Honest)).unwrap();
        }
        let (mut waits, mut asked, mut answered, mut id) = (Vec::new(), None, 0, 0);
        while Instant::now() < over {
            client.next().unwrap();
            match (client.frame["shuffle"]["cutting"].is_object(), asked) {
                (true, None) => asked = Some(Instant::now()),
                (false, Some(since)) => {
                    waits.push(Instant::elapsed(&since).as_secs_f64() * 1000.0);
                    asked = None;
                }
                _ => {}
            }
            let choice = client.choice(player, n, true).filter(|_| client.seq != answered);
            if let Some(command) = choice {
                (answered, id) = (client.seq, id + 1);
                client
                    .send(&json!({ "do": "command", "id": format!("nine-{n}-{id:05}"), "table": number,
                    "command": command }))
                    .unwrap();
            }
        }
        (client.view["rounds"].as_u64().unwrap_or(0), client.bytes, waits)
    };
    let players: Vec<(u64, u64, Vec<f64>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (1..=9).map(|n| scope.spawn(move || play(n))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let hands = players.iter().map(|p| p.0).max().unwrap_or(0);
    let bytes = players.iter().map(|p| p.1).sum();
    let waits = players.into_iter().flat_map(|p| p.2).collect();
    (hands, bytes, house.server.cpu() - started, waits)
}

/// What a cut costs, with nine clients at one table, beside the same table without cuts:
/// `cargo test --release -p cardroom --test room cuts::cost -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn cost() {
    for cuts in [false, true] {
        let (hands, bytes, cpu, mut waits) = nine(cuts, 30);
        let a_hand = |sum: f64| sum / hands as f64;
        let (bytes, cpu) = (a_hand(bytes as f64) / 1000.0, a_hand(cpu * 1000.0));
        println!("cuts {cuts}: {hands} hands; a hand {bytes:.0} kB to all nine, {cpu:.2} ms of the server");
        waits.sort_by(f64::total_cmp);
        if !waits.is_empty() {
            let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
            println!(
                "asked to dealt: p50 {:.1}, p99 {:.1}, most {:.1} ms of {}",
                at(0.5),
                at(0.99),
                at(1.0),
                waits.len()
            );
        }
    }
}
