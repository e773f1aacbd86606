//! Poker with people and bots at the same table, every game of the floor: hands go on, and the books agree.

use crate::client::{Client, guest};
use crate::server::{Server, verify};
use std::time::{Duration, Instant};

#[test]
fn every_poker_game_is_played_with_bots_and_the_books_agree() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let lobby = crate::client::get(&server.address, "/api/lobby", "").1;
    let tables: Vec<u64> = lobby
        .as_array()
        .unwrap()
        .iter()
        .filter(|t| t["game"] != "blackjack")
        .map(|t| t["table"].as_u64().unwrap())
        .collect();
    assert_eq!(tables.len(), 11, "all poker games are on the floor");
    let players: Vec<_> = tables
        .into_iter()
        .map(|table| {
            let address = server.address.clone();
            std::thread::spawn(move || {
                let (cookie, me) = guest(&address, "Ada").unwrap();
                let mut client = Client::connect(&address, &cookie).unwrap();
                client.watch(table).unwrap();
                let patience = Instant::now() + Duration::from_secs(60);
                let (mut n, mut asked) = (0, String::new());
                while client.view["rounds"].as_u64().unwrap() < 8 {
                    assert!(Instant::now() < patience, "table {table} goes on: {}", client.view);
                    let question = format!("{}{}", client.view["hand"]["awaits"], client.seq);
                    match client.choice(me, 0, true).filter(|_| question != asked) {
                        Some(command) => {
                            (n, asked) = (n + 1, question);
                            let answer = client.ask(&format!("action-{n:04}"), table, &command).unwrap();
                            assert_eq!(answer["type"], "done", "table {table}, {command}: {answer}");
                        }
                        None => drop(client.next().unwrap()),
                    }
                    // Nobody else's hidden cards are ever in our frames.
                    let hand = &client.view["hand"];
                    for (i, player) in hand["players"].as_array().into_iter().flatten().enumerate() {
                        let hidden =
                            player["shown"] == false && Some(i as u64) != client.view["mine"].as_u64();
                        for card in player["cards"].as_array().unwrap().iter().filter(|c| c["up"] == false) {
                            assert!(!hidden || card["card"].is_null(), "table {table}: {player}");
                        }
                    }
                }
                n
            })
        })
        .collect();
    let actions: u32 = players.into_iter().map(|p| p.join().expect("the table goes on")).sum();
    assert!(actions > 11 * 8);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    println!("{actions} actions. {text}");
    assert_eq!(status, Some(0), "{text}");
}
