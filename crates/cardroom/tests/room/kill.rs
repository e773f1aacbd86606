//! The hand of God: the server is killed at every commit point and at random times while people play. Nothing that was
//! acknowledged is lost, nothing happens twice, every hand goes on, every cent is where it belongs.
//!
//! Eight people play blackjack at four tables and four play poker at as many games, with bots beside them. Every other one of them
//! cuts what is dealt.
//! `CARDROOM_SOAK=1 cargo test --release -p cardroom --test room kill` kills it 200 times on each database; another number
//! of times where another number is given.

use crate::client::{Client, Fault, get, guest};
use crate::cluster::Cluster;
use crate::cutter::Cutter;
use crate::server::{PATIENCE, Server, reader, verify, wait_for};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Where clients find the server, and whether to go on.
pub struct Shared {
    addresses: Vec<String>,
    over: AtomicBool,
    /// Commands that were acknowledged, and those refused because they could not be written.
    pub acknowledged: AtomicU64,
    pub unsaved: AtomicU64,
    pub retried: AtomicU64,
    /// Connections that broke.
    pub broken: AtomicU64,
    /// The longest time from a question to its answer, in milliseconds, through lost connections too.
    pub longest: AtomicU64,
}

pub struct Player {
    cookie: String,
    pub me: u64,
    pub table: u64,
    seat: u64,
    /// Acknowledged ids with the record they were written in.
    pub done: HashMap<String, u64>,
    /// Sent, and not answered yet.
    open: Option<(String, serde_json::Value)>,
    since: Instant,
    count: u64,
    /// Which server it is at.
    at: u64,
    /// What it cuts with, whether the room has it, and how many chains it has used.
    cutter: Option<Cutter>,
    laid: bool,
    chains: u8,
}

/// So often a chain is cut with before there is another one.
const CHAIN: usize = 300;

impl Shared {
    pub fn new(server: &Server) -> Arc<Shared> {
        Shared::among(vec![server.address.clone()])
    }

    /// Several servers of one room.
    pub fn among(addresses: Vec<String>) -> Arc<Shared> {
        Arc::new(Shared {
            addresses,
            over: AtomicBool::new(false),
            acknowledged: AtomicU64::new(0),
            unsaved: AtomicU64::new(0),
            retried: AtomicU64::new(0),
            broken: AtomicU64::new(0),
            longest: AtomicU64::new(0),
        })
    }

    /// Where somebody goes: each begins elsewhere, and goes on to the next where nobody answers.
    fn address(&self, n: u64) -> String {
        self.addresses[n as usize % self.addresses.len()].clone()
    }

    /// Everybody stops.
    pub fn end(&self, players: Vec<std::thread::JoinHandle<Player>>) -> Vec<Player> {
        self.over.store(true, Relaxed);
        players.into_iter().map(|p| p.join().expect("no player was wronged")).collect()
    }
}

impl Player {
    /// How often it was asked for a cut.
    pub fn cuts(&self) -> usize {
        let now = self.cutter.as_ref().map_or(0, |cutter| cutter.asked.len());
        now + usize::from(self.chains.saturating_sub(1)) * CHAIN
    }

    /// Lays a cut, where it has none or has used it up.
    fn lay(&mut self, client: &mut Client) -> Result<(), Fault> {
        if !self.me.is_multiple_of(2) {
            return Ok(());
        }
        if client.cutter.as_ref().is_none_or(|cutter| cutter.asked.len() >= CHAIN) {
            client.cutter = Some(Cutter::fresh(self.table, self.me, self.chains));
            self.chains += 1;
            self.laid = false;
        }
        let seated = client.view["people"]
            .as_array()
            .is_some_and(|people| people.iter().any(|person| person["player"] == self.me));
        if !self.laid && seated {
            self.count += 1;
            let lay = client.cutter.as_ref().expect("it has one").lay();
            let answer = client.ask(&format!("{}-{:08}", self.me, self.count), self.table, &lay)?;
            self.laid = answer["type"] == "done";
        }
        Ok(())
    }

    /// Plays until the connection breaks or all is over.
    fn play(&mut self, shared: &Shared) -> Result<(), Fault> {
        let mut client = Client::connect(&shared.address(self.at), &self.cookie)?;
        client.cutter = self.cutter.take().map(Cutter::again);
        let played = self.play_at(&mut client, shared);
        self.cutter = client.cutter.take();
        played
    }

    fn play_at(&mut self, client: &mut Client, shared: &Shared) -> Result<(), Fault> {
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
            self.lay(client)?;
            let view = &client.view;
            let question = format!(
                "{}{}{}{}",
                view["awaits"], view["hand"]["awaits"], view["rounds"], view["shoe_left"]
            );
            let fresh = question != asked;
            let deaf = !fresh && (view["game"] == "poker" || view["awaits"]["for"] == "action");
            match client.choice(self.me, self.seat, fresh).filter(|_| !deaf) {
                Some(command) => {
                    self.count += 1;
                    let id = format!("{}-{:08}", self.me, self.count);
                    self.open = Some((id.clone(), command.clone()));
                    self.since = Instant::now();
                    let answer = client.ask(&id, self.table, &command)?;
                    if command == serde_json::json!({ "blackjack": "ready" })
                        || client.view["game"] == "poker"
                    {
                        asked = question;
                    }
                    if !self.answered(shared, &id, &answer) {
                        std::thread::sleep(Duration::from_millis(20));
                    }
                }
                None => drop(client.next()?),
            }
        }
        Ok(())
    }

    /// Keeps what was acknowledged. False where the command was refused.
    fn answered(&mut self, shared: &Shared, id: &str, answer: &serde_json::Value) -> bool {
        let (_, command) = self.open.take().expect("it was open");
        shared.longest.fetch_max(self.since.elapsed().as_millis() as u64, Relaxed);
        if answer["refusal"]["clause"] == "ROOM-7" {
            shared.unsaved.fetch_add(1, Relaxed);
        }
        // "Ready" is no record: only what is written has a number that must come back.
        if answer["type"] == "done" && command != serde_json::json!({ "blackjack": "ready" }) {
            let seq = answer["seq"].as_u64().expect("done has a seq");
            assert_eq!(self.done.insert(id.into(), seq), None);
            shared.acknowledged.fetch_add(1, Relaxed);
        }
        answer["type"] == "done"
    }
}

/// The tables people sit at: every house's blackjack twice, and hold'em, lowball, stud and pineapple.
const TABLES: [&str; 12] = [
    "blackjack",
    "blackjack",
    "blackjack",
    "blackjack",
    "blackjack",
    "blackjack",
    "blackjack",
    "blackjack",
    "holdem",
    "lowball",
    "stud",
    "crazy-pineapple",
];

pub fn player_thread(shared: Arc<Shared>, n: u64) -> std::thread::JoinHandle<Player> {
    std::thread::spawn(move || {
        let patience = Instant::now() + PATIENCE;
        let mut at = n;
        let (cookie, me, table) = loop {
            at += 1;
            let address = shared.address(at);
            let come_in = || -> Result<_, Fault> {
                let (cookie, me) = guest(&address, &format!("Player {n}"))?;
                let (_, _, lobby) = crate::client::http(&address, "GET", "/api/lobby", "", "", "")?;
                let fits = |t: &&serde_json::Value| t["game"] == TABLES[n as usize];
                let tables: Vec<_> = lobby.as_array().ok_or("no lobby")?.iter().filter(fits).collect();
                let table = tables.get(n as usize % tables.len().max(1)).ok_or("no such table")?;
                Ok((cookie, me, table["table"].as_u64().ok_or("no number")?))
            };
            match come_in() {
                Ok(found) => break found,
                Err(why) if Instant::now() > patience => panic!("no guest: {why}"),
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        let seat = 1 + 2 * (n / 4);
        let (done, since) = (HashMap::new(), Instant::now());
        let (cutter, laid, chains) = (None, false, 0);
        let mut player =
            Player { cookie, me, table, seat, done, open: None, since, count: 0, at, cutter, laid, chains };
        while !shared.over.load(Relaxed) {
            if player.play(&shared).is_err() {
                player.at += 1;
                shared.broken.fetch_add(1, Relaxed);
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        player
    })
}

/// How many times: few as a rule, 200 in a soak, or as many as one is told.
pub fn times(usual: u64) -> u64 {
    match std::env::var("CARDROOM_SOAK").ok().and_then(|n| n.parse().ok()) {
        Some(1) => 200,
        Some(told) => told,
        None => usual,
    }
}

/// The books agree with themselves and with what people were told.
pub fn check_books(books: &str, players: &[Player]) -> String {
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let mut reader = reader(books);
    for player in players {
        for (id, seq) in &player.done {
            let found = reader.action(player.me as u32, id).unwrap();
            assert_eq!(found, Some((player.table as u32, *seq)), "{id} was acknowledged");
        }
    }
    let total: i64 = reader.load().unwrap().balances.values().sum();
    assert_eq!(total, 0, "chips came or went");
    text
}

fn killed_under_load(books: &str, times: u64) {
    let mut server = Server::start(books, 0, None);
    let port = server.address.split(':').nth(1).unwrap().parse().unwrap();
    let shared = Shared::new(&server);
    let players: Vec<_> = (0..TABLES.len() as u64).map(|n| player_thread(Arc::clone(&shared), n)).collect();
    wait_for("people play", || shared.acknowledged.load(Relaxed) > 50);
    let points = ["received", "appended", "committed", "adopted"];
    let (mut at_points, begun) = (0, Instant::now());
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
        at_points += u64::from(server.is_gone());
    }
    server.kill();
    let took = begun.elapsed().as_secs();
    let server = Server::start(books, port, None);
    // All tables with people at them go on.
    let (before, acknowledged) = (rounds(&server), shared.acknowledged.load(Relaxed));
    let mut after = rounds(&server);
    wait_for("all tables go on", || {
        after = rounds(&server);
        let on = after.iter().filter(|(table, n)| Some(*n) > before.get(*table)).count();
        on >= 8 && shared.acknowledged.load(Relaxed) > acknowledged.max(times * 2)
    });
    let players = shared.end(players);
    for player in &players {
        let rounds = |of: &HashMap<u64, u64>| of.get(&player.table).copied();
        assert!(rounds(&after) > rounds(&before), "table {} goes on", player.table);
    }
    assert_eq!(server.stop(), Some(0), "SIGTERM ends it cleanly");
    let text = check_books(books, &players);
    let acknowledged = shared.acknowledged.load(Relaxed);
    let retried = shared.retried.load(Relaxed);
    println!(
        "{times} kills in {took} s, {at_points} of them at a commit point; {acknowledged} acknowledged, {retried} \
         retried. {text}"
    );
    assert!(acknowledged > times * 2, "people played in between");
}

/// Rounds and hands by table.
pub fn rounds(server: &Server) -> HashMap<u64, u64> {
    let lobby = get(&server.address, "/api/lobby", "").1;
    let tables = lobby.as_array().expect("a lobby").iter();
    tables.filter_map(|t| Some((t["table"].as_u64()?, t["rounds"].as_u64()?))).collect()
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
fn a_room_that_is_killed_while_its_floor_is_laid_lays_it_to_the_end_room_7() {
    let crashes = ["committed:1", "received:2", "committed:4", "received:9", "committed:30", "committed:71"];
    for crash in crashes {
        let folder = tempfile::tempdir().unwrap();
        let books = folder.path().to_str().unwrap();
        drop(Server::start(books, 0, Some(crash)));
        let server = Server::start(books, 0, None);
        assert!(
            server.manager_link.is_some(),
            "{crash}: the manager's link is printed as long as nobody used it"
        );
        let lobby = get(&server.address, "/api/lobby", "").1;
        let tables = lobby.as_array().unwrap();
        let games: BTreeSet<_> = tables.iter().map(|t| format!("{} {}", t["house"], t["game"])).collect();
        assert_eq!((tables.len(), games.len()), (15, 15), "{crash}: {games:?}");
        assert!(tables.iter().all(|t| t["taken"].as_u64() > Some(0)), "{crash}: every table has company");
        assert_eq!(server.stop(), Some(0));
        assert_eq!(verify(books).0, Some(0), "{crash}");
    }
}

#[test]
fn postgresql_goes_away_under_load_and_the_room_waits_says_so_and_goes_on() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let server = Server::start(cluster.address(), 0, None);
    let shared = Shared::new(&server);
    let players: Vec<_> = [0, 1, 8, 10].map(|n| player_thread(Arc::clone(&shared), n)).into();
    let (cookie, _) = guest(&server.address, "Watcher").unwrap();
    let mut watcher = Client::connect(&server.address, &cookie).unwrap();
    for _ in 0..2 {
        let before = shared.acknowledged.load(Relaxed);
        wait_for("people play", || shared.acknowledged.load(Relaxed) > before + 20);
        cluster.down();
        wait_for("the room says that it waits", || get(&server.address, "/healthz", "").0 == 503);
        assert!(watcher.notice().contains("nothing is lost"), "people are told, too");
        // What was acknowledged before may still be on its way; then there is nothing more.
        wait_for("nothing is acknowledged without the database", || {
            let before = shared.acknowledged.load(Relaxed);
            std::thread::sleep(Duration::from_millis(400));
            shared.acknowledged.load(Relaxed) == before
        });
        let before = shared.acknowledged.load(Relaxed);
        cluster.up();
        wait_for("the room goes on", || shared.acknowledged.load(Relaxed) > before);
        assert_eq!(watcher.notice(), "", "the notice is taken back");
    }
    let players = shared.end(players);
    assert_eq!(server.stop(), Some(0));
    check_books(cluster.address(), &players);
}
