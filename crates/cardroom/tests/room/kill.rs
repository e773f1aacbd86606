//! The hand of God: the server is killed at every commit point and at random times while people play. Nothing that was
//! acknowledged is lost, nothing happens twice, every hand goes on, every cent is where it belongs.
//!
//! `CARDROOM_SOAK=200 cargo test -p cardroom --test room kill` kills it so many times.

use crate::client::{Client, Fault, guest};
use crate::cluster::Cluster;
use crate::server::{Server, verify};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Where clients find the server, and whether to go on.
struct Shared {
    address: Mutex<String>,
    over: AtomicBool,
    acknowledged: AtomicU64,
    retried: AtomicU64,
}

struct Player {
    cookie: String,
    me: u64,
    table: u64,
    seat: u64,
    /// Acknowledged ids with the record they were written in.
    done: HashMap<String, u64>,
    /// Sent, and not answered yet.
    open: Option<(String, serde_json::Value)>,
    count: u64,
}

impl Player {
    /// Plays until the connection breaks or all is over.
    fn play(&mut self, shared: &Shared) -> Result<(), Fault> {
        let address = shared.address.lock().unwrap().clone();
        let mut client = Client::connect(&address, &self.cookie)?;
        client.watch(self.table)?;
        if let Some((id, command)) = self.open.take() {
            shared.retried.fetch_add(1, Relaxed);
            self.open = Some((id.clone(), command.clone()));
            let answer = client.ask(&id, self.table, &command)?;
            self.answered(shared, &id, &answer);
        }
        // Whatever was acknowledged before gives the same answer again.
        if let Some((id, seq)) = self.done.iter().next() {
            let again = client.ask(&id.clone(), self.table, &serde_json::json!("leave"))?;
            assert_eq!((&again["type"], again["seq"].as_u64()), (&"done".into(), Some(*seq)), "{again}");
        }
        let mut asked = String::new();
        while !shared.over.load(Relaxed) {
            let question =
                format!("{}{}{}", client.view["awaits"], client.view["rounds"], client.view["shoe_left"]);
            let fresh = question != asked;
            match client
                .choice(self.me, self.seat, fresh)
                .filter(|_| fresh || client.view["awaits"]["for"] != "action")
            {
                Some(command) => {
                    if command == serde_json::json!({ "blackjack": "ready" }) {
                        asked = question;
                    }
                    self.count += 1;
                    let id = format!("{}-{:08}", self.me, self.count);
                    self.open = Some((id.clone(), command.clone()));
                    let answer = client.ask(&id, self.table, &command)?;
                    self.answered(shared, &id, &answer);
                }
                None => drop(client.next()?),
            }
        }
        Ok(())
    }

    fn answered(&mut self, shared: &Shared, id: &str, answer: &serde_json::Value) {
        let (_, command) = self.open.take().expect("it was open");
        // "Ready" is no record: only what is written has a number that must come back.
        if answer["type"] == "done" && command != serde_json::json!({ "blackjack": "ready" }) {
            let seq = answer["seq"].as_u64().expect("done has a seq");
            assert_eq!(self.done.insert(id.into(), seq), None);
            shared.acknowledged.fetch_add(1, Relaxed);
        }
    }
}

fn player_thread(shared: Arc<Shared>, n: u64) -> std::thread::JoinHandle<Player> {
    std::thread::spawn(move || {
        let patience = Instant::now() + Duration::from_secs(30);
        let (cookie, me) = loop {
            let address = shared.address.lock().unwrap().clone();
            match guest(&address, &format!("Player {n}")) {
                Ok(guest) => break guest,
                Err(why) if Instant::now() > patience => panic!("no guest: {why}"),
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        let (table, seat) = (n % 4 + 1, 1 + 2 * (n / 4));
        let mut player = Player { cookie, me, table, seat, done: HashMap::new(), open: None, count: 0 };
        while !shared.over.load(Relaxed) {
            if player.play(&shared).is_err() {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        player
    })
}

fn times(usual: u64) -> u64 {
    std::env::var("CARDROOM_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn killed_under_load(books: &str, times: u64) {
    let mut server = Server::start(books, 0, None);
    let port = server.address.split(':').nth(1).unwrap().parse().unwrap();
    let shared = Arc::new(Shared {
        address: Mutex::new(server.address.clone()),
        over: AtomicBool::new(false),
        acknowledged: AtomicU64::new(0),
        retried: AtomicU64::new(0),
    });
    let players: Vec<_> = (0..8).map(|n| player_thread(Arc::clone(&shared), n)).collect();
    std::thread::sleep(Duration::from_millis(800));
    let points = ["received", "appended", "committed", "adopted"];
    for n in 0..times {
        // By turns at a commit point, a few commits in, and at whatever moment it is.
        let point = points[n as usize / 2 % points.len()];
        let crash = format!("{point}:{}", 2 + n * 7 % 23);
        server.kill();
        server = Server::start(books, port, (n % 2 == 0).then_some(&crash));
        let moment = Duration::from_millis(150 + n * 37 % 250);
        let until = Instant::now() + if n % 2 == 0 { Duration::from_secs(4) } else { moment };
        while Instant::now() < until && !server.is_gone() {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    server.kill();
    let server = Server::start(books, port, None);
    std::thread::sleep(Duration::from_millis(1500));
    shared.over.store(true, Relaxed);
    let players: Vec<Player> =
        players.into_iter().map(|p| p.join().expect("no player was wronged")).collect();
    assert_eq!(server.stop(), Some(0), "SIGTERM ends it cleanly");
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let database =
        if books.starts_with("postgres") { books.into() } else { format!("{books}/cardroom.sqlite") };
    let mut reader = ledger::Reader::open(&database).unwrap();
    for player in &players {
        for (id, seq) in &player.done {
            let found = reader.action(player.me as u32, id).unwrap();
            assert_eq!(found, Some((player.table as u32, *seq)), "{id} was acknowledged");
        }
    }
    let acknowledged = shared.acknowledged.load(Relaxed);
    println!("{times} kills, {acknowledged} acknowledged, {} retried. {text}", shared.retried.load(Relaxed));
    assert!(acknowledged > times * 2, "people played in between");
}

#[test]
fn killed_at_every_commit_point_and_at_random_times_on_sqlite_room_7() {
    let folder = tempfile::tempdir().unwrap();
    killed_under_load(folder.path().to_str().unwrap(), times(24));
}

#[test]
fn killed_at_every_commit_point_and_at_random_times_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    killed_under_load(cluster.address(), times(12));
}

#[test]
fn postgresql_goes_away_under_load_and_the_room_waits_says_so_and_goes_on() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let server = Server::start(cluster.address(), 0, None);
    let shared = Arc::new(Shared {
        address: Mutex::new(server.address.clone()),
        over: AtomicBool::new(false),
        acknowledged: AtomicU64::new(0),
        retried: AtomicU64::new(0),
    });
    let players: Vec<_> = (0..4).map(|n| player_thread(Arc::clone(&shared), n)).collect();
    for _ in 0..2 {
        std::thread::sleep(Duration::from_secs(1));
        cluster.down();
        std::thread::sleep(Duration::from_millis(400));
        let before = shared.acknowledged.load(Relaxed);
        let (status, _) = crate::client::get(&server.address, "/healthz", "");
        assert_eq!(status, 503, "the room says that it waits");
        std::thread::sleep(Duration::from_millis(400));
        assert_eq!(shared.acknowledged.load(Relaxed), before, "nothing is acknowledged without the database");
        cluster.up();
        let patience = Instant::now() + Duration::from_secs(15);
        while shared.acknowledged.load(Relaxed) == before {
            assert!(Instant::now() < patience, "the room goes on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    shared.over.store(true, Relaxed);
    players.into_iter().for_each(|p| drop(p.join().expect("no player was wronged")));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(cluster.address());
    assert_eq!(status, Some(0), "{text}");
}
