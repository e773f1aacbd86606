//! Guests who cannot come back, and sessions that are over: they go, their chips go back to the cage, and the books agree.

use crate::client::{Client, get, guest, post};
use crate::server::{Server, keys, reader, verify};
use games::rulebook::Houses;
use ledger::Account;
use room::record::Pace;
use room::{Opening, Room};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

const DAY: u64 = 24 * 3600 * 1000;

/// A room in this process.
pub async fn open(books: &str) -> Arc<Room> {
    let database = format!("{books}/cardroom.sqlite");
    let (houses, floor, pace) = (Houses::shipped(), vec![], Pace::FAST);
    let opening =
        Opening { database, keys: keys(), houses, floor, pace, patience: Duration::ZERO, joining: None };
    Room::open(opening).await.unwrap()
}

pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap()
}

/// The room as it would be later: what it lets go of then.
fn later(books: &str, days: u64) -> (usize, usize) {
    runtime().block_on(async {
        let room = open(books).await;
        let mut gone = (0, 0);
        loop {
            let (sessions, guests) = room.let_go(room::table::now_ms() + days * DAY).await.unwrap();
            gone = (gone.0 + sessions, gone.1 + guests);
            if guests == 0 && sessions == 0 {
                break;
            }
        }
        room.stop(std::future::pending()).await;
        room.ledger.close().await;
        gone
    })
}

#[test]
fn what_is_answered_quickly_does_not_wait_for_reports() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    runtime().block_on(async {
        let room = open(books).await;
        let (over, _) = tokio::sync::watch::channel(false);
        let (begun, mut begins) = tokio::sync::mpsc::unbounded_channel();
        let reports: Vec<_> = (0..5)
            .map(|_| {
                let (room, begun, over) = (Arc::clone(&room), begun.clone(), over.subscribe());
                tokio::spawn(async move {
                    room.study(move |reader| {
                        let _ = begun.send(());
                        while !*over.borrow() {
                            std::thread::sleep(Duration::from_millis(5));
                        }
                        reader.logs()
                    })
                    .await
                })
            })
            .collect();
        // Two of them run, and the others wait for those.
        begins.recv().await.unwrap();
        begins.recv().await.unwrap();
        for _ in 0..20 {
            let asked = room.read(|reader| reader.records(0, 0, 10));
            let page =
                tokio::time::timeout(Duration::from_secs(20), asked).await.expect("nobody waits").unwrap();
            assert!(page.len() <= 10);
        }
        over.send_replace(true);
        for report in reports {
            report.await.unwrap().unwrap();
        }
        room.ledger.close().await;
    });
}

#[test]
fn guests_who_cannot_come_back_leave_their_chips_to_the_cage() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let boss = {
        let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
        post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap()
    };
    let (_, never_sat) = guest(&server.address, "Passer-by").unwrap();
    let (sits, sitter) = guest(&server.address, "Sitter").unwrap();
    let (stands, stander) = guest(&server.address, "Stander").unwrap();
    let (stays, member) = guest(&server.address, "Member").unwrap();
    let account = json!({ "name": "Member", "password": "another long password" });
    assert_eq!(post(&server.address, "/api/account", &stays, &account).unwrap().0, 200);
    // One sits; one sat and left again.
    for (cookie, seat) in [(&sits, 1), (&stands, 3)] {
        let mut client = Client::connect(&server.address, cookie).unwrap();
        client.watch(1).unwrap();
        let sit = json!({ "sit": { "seat": seat, "chips": 200 } });
        assert_eq!(client.ask("sits-down-1", 1, &sit).unwrap()["type"], "done");
        if seat == 3 {
            client.ask("goes-away-1", 1, &json!("leave")).unwrap();
        }
    }
    let ids = [never_sat, sitter, stander, member].map(|id| id as u32);
    let last = reader(books).load().unwrap().people.iter().map(|p| p.id).max().unwrap();
    assert_eq!(get(&server.address, "/api/people?search=passer", &boss).1.as_array().unwrap().len(), 1);
    assert_eq!(server.stop(), Some(0));
    let known = || {
        let loaded = reader(books).load().unwrap();
        ids.map(|id| (loaded.people.iter().any(|p| p.id == id), loaded.balances[&Account::Wallet(id)] > 0))
    };
    assert_eq!(known(), [(true, true); 4]);

    // Two days later only who never sat down is gone: the others have a way back.
    assert_eq!(later(books, 2).1, 1);
    assert_eq!(known(), [(false, false), (true, true), (true, true), (true, true)]);
    assert_eq!(verify(books).0, Some(0));
    // A month later all sessions are over, and guests with them, as far as nothing of theirs lies at a table.
    let (sessions, guests) = later(books, 31);
    assert!(sessions >= 3 && guests >= 1, "{sessions} {guests}");
    assert_eq!(known()[3], (true, true), "who has an account stays");
    assert!(!known()[2].0 || known()[2].1, "chips of whom nobody knows");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let loaded = reader(books).load().unwrap();
    assert_eq!(loaded.balances.values().sum::<i64>(), 0);

    // Names are free again; numbers never are.
    let server = Server::start(books, 0, None);
    let (_, again) = guest(&server.address, "Passer-by").unwrap();
    assert!(again as u32 > last, "{again} after {last}");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}
