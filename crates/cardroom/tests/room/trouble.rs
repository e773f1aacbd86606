//! Trouble that is not a crash: a disk that is full, a table closed in the middle of a round, a retry that comes very
//! late. Nothing acknowledged is lost, and everything goes on.

use crate::client::{Client, get, guest, post};
use crate::kill::{Player, Shared, check_books, player_thread};
use crate::server::{Server, verify, wait_for};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

#[test]
fn a_full_disk_refuses_and_waits_and_goes_on_when_there_is_room_again_room_7() {
    if std::process::Command::new("prlimit").arg("--version").output().is_err() {
        println!("prlimit is not installed here: a full disk is not tested");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::on_a_disk_that_may_be_full(books);
    let shared = Shared::new(&server);
    let (ada, _) = guest(&server.address, "Ada").unwrap();
    let (cookie, _) = guest(&server.address, "Watcher").unwrap();
    let mut watcher = Client::connect(&server.address, &cookie).unwrap();
    let players: Vec<_> = [0, 1, 2, 8, 9].map(|n| player_thread(Arc::clone(&shared), n)).into();
    let health = || get(&server.address, "/healthz", "").0;

    // People play; then there is room for some more, and then for nothing.
    wait_for("people play", || shared.acknowledged.load(Relaxed) > 0);
    let files = std::fs::read_dir(books).unwrap();
    let largest = files.map(|f| f.unwrap().metadata().unwrap().len()).max().unwrap();
    server.limit_the_disk(Some(largest + 200_000));
    wait_for("the disk gets full", || health() == 503);
    assert!(watcher.notice().contains("nothing is lost"));
    let acknowledged = shared.acknowledged.load(Relaxed);
    let (mut tries, mut late) = (0, String::new());
    wait_for("a guest is told that nothing can be written", || {
        (tries, late) = (tries + 1, format!("Late{tries}"));
        guest(&server.address, &late).is_err_and(|refused| refused.to_string().contains("503"))
    });
    let renamed = json!({ "name": "Countess", "password": "a long password" });
    // A small entry may still fit where a larger one did not: what counts is that 503 means not written.
    let (account, cookie, _) = post(&server.address, "/api/account", &ada, &renamed).unwrap();
    assert!(matches!(account, 200 | 503), "{account}");
    let ada = cookie.unwrap_or(ada);
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
    let claimed = post(&server.address, "/api/claim", "", &claim).unwrap().0;
    assert!(matches!(claimed, 200 | 503), "{claimed}");
    std::thread::sleep(Duration::from_secs(2));
    assert!(get(&server.address, "/api/lobby", "").0 == 200, "the room still answers");

    server.limit_the_disk(None);
    wait_for("it notices that there is room", || health() == 200);
    assert_eq!(watcher.notice(), "");
    wait_for("the tables go on", || shared.acknowledged.load(Relaxed) > acknowledged + 50);
    // Names that could not be written are free, and the manager's link is still good.
    let name = |cookie: &str| get(&server.address, "/api/me", cookie).1["name"].clone();
    let (newcomer, _) = guest(&server.address, &late).expect("guests come in again");
    assert_eq!(name(&newcomer), late.as_str());
    let (countess, _) = guest(&server.address, "Countess").unwrap();
    let expected = if account == 200 { ["Countess", "Countess 2"] } else { ["Ada", "Countess"] };
    assert_eq!([name(&ada), name(&countess)], expected.map(|name| json!(name)));
    let again = post(&server.address, "/api/claim", "", &claim).unwrap().0;
    assert_eq!(again, if claimed == 200 { 400 } else { 200 }, "the link makes one manager");
    let players: Vec<Player> = shared.end(players);
    assert_eq!(server.stop(), Some(0));
    println!("{} refused with ROOM-7. {}", shared.unsaved.load(Relaxed), check_books(books, &players));
}

fn manager(server: &Server) -> String {
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
    post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap()
}

fn wallet(server: &Server, cookie: &str) -> f64 {
    get(&server.address, "/api/me", cookie).1["wallet"].as_f64().unwrap()
}

#[test]
fn a_table_closed_in_the_middle_of_a_round_gives_every_chip_back_even_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::start(books, 0, None);
    let boss = manager(&server);
    let order = |bots: u8| {
        json!({ "name": "Short", "house": "aviator", "game": "blackjack", "option": 1, "dealing": "virtual",
                "bots": bots })
    };
    // One table with bots and a wager on it, one where somebody banks and nobody wagers.
    let open = |bots| {
        let info = post(&server.address, "/api/tables", &boss, &order(bots)).unwrap().2;
        info["table"].as_u64().expect("a table")
    };
    let (busy, idle) = (open(3), open(0));
    let (ann, me) = guest(&server.address, "Ann").unwrap();
    let mut client = Client::connect(&server.address, &ann).unwrap();
    client.watch(busy).unwrap();
    let mut n = 0;
    while !client.view["circles"].as_array().unwrap().iter().any(|c| c["player"] == me) {
        n += 1;
        match client.choice(me, 1, false) {
            Some(command) => drop(client.ask(&format!("ann-{n:08}"), busy, &command).unwrap()),
            None => drop(client.next().unwrap()),
        }
    }
    let (ben, _) = guest(&server.address, "Ben").unwrap();
    let mut banker = Client::connect(&server.address, &ben).unwrap();
    banker.watch(idle).unwrap();
    let sit = json!({ "sit": { "seat": 2, "chips": 500 } });
    assert_eq!(banker.ask("ben-sits-01", idle, &sit).unwrap()["type"], "done");
    let bank = json!({ "blackjack": { "take_bank": { "wager": 100 } } });
    let taken = banker.ask("ben-banks-1", idle, &bank).unwrap();
    assert_eq!(taken["type"], "done", "{taken}");

    for table in [busy, idle] {
        let path = format!("/api/tables/{table}/close");
        assert!(post(&server.address, &path, &boss, &json!({})).unwrap().0 < 300);
        // The plug is pulled at once; what was on the felt is still to be settled.
        server.kill();
        server = Server::start(books, 0, None);
    }
    wait_for("everybody has left", || {
        let lobby = get(&server.address, "/api/lobby", "").1;
        let closed = |t: &&Value| t["table"] == busy || t["table"] == idle;
        lobby.as_array().unwrap().iter().filter(closed).all(|t| t["taken"] == 0)
    });
    assert_eq!(wallet(&server, &ben), 5000.0, "the bank came back");
    assert!(wallet(&server, &ann) > 4900.0);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
    let mut reader = crate::server::reader(books);
    let left = reader.load().unwrap().balances.into_iter().filter(|(account, cents)| {
        let account = account.to_string();
        let here = |kind: &str| [busy, idle].iter().any(|t| account.starts_with(&format!("{kind}/{t}")));
        *cents != 0 && (here("stack") || here("felt") || here("bank"))
    });
    assert_eq!(left.count(), 0, "no chip stays at a closed table");
}

#[test]
fn a_retry_gives_the_first_answer_however_late_it_comes() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::start(books, 0, None);
    let (cookie, _) = guest(&server.address, "Ann").unwrap();
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(1).unwrap();
    let sit = json!({ "sit": { "seat": 1, "chips": 200 } });
    let mut first = ann.ask("ann-sits-first", 1, &sit).unwrap();
    assert_eq!(first["type"], "done", "{first}");
    // The receipt is given once, with the answer that the seal was fresh for.
    assert!(first.as_object_mut().unwrap().remove("receipt").is_some());
    // So many answers that the first one is no longer at hand.
    for n in 0..150 {
        let out = json!({ "sit_out": { "on": n % 2 == 0 } });
        assert_eq!(ann.ask(&format!("ann-out-{n:06}"), 1, &out).unwrap()["type"], "done");
    }
    assert_eq!(
        ann.ask("ann-sits-first", 1, &sit).unwrap(),
        first,
        "it could not be done again, and need not be"
    );
    server.kill();
    server = Server::start(books, 0, None);
    let mut ann = Client::connect(&server.address, &cookie).unwrap();
    ann.watch(1).unwrap();
    assert_eq!(ann.ask("ann-sits-first", 1, &sit).unwrap(), first, "a restart changes nothing about it");
    let add = json!({ "add_chips": { "amount": 10 } });
    assert_eq!(
        ann.ask("ann-out-000003", 1, &add).unwrap()["type"],
        "done",
        "the id decides, not the command"
    );
    ann.watch(1).unwrap();
    let people = ann.view["people"].as_array().unwrap();
    assert!(people.iter().any(|p| p["seat"] == 1 && p["stack"] == 200.0), "nothing was added: {people:?}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}
