//! One player of the load: a guest with a WebSocket who banks, or wagers the minimum and stands where that is allowed; at poker one who
//! calls, and shows.

use super::cutter::Cutter;
use super::view::{Frame, View};
use crate::error::Failure;
use futures_util::{SinkExt, StreamExt};
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, http};
use voice::say;

/// For how long somebody whose connection is gone tries to come back.
const COMES_BACK: Duration = Duration::from_secs(10);

/// What everybody's waiting adds up to.
#[derive(Default)]
pub struct Stats {
    counting: AtomicBool,
    pub actions: AtomicU64,
    pub refused: AtomicU64,
    pub frames: AtomicU64,
    pub bytes: AtomicU64,
    pub lobby_bytes: AtomicU64,
    pub lost: AtomicU64,
    /// How often somebody went on through another door.
    pub came_back: AtomicU64,
    pub rounds: AtomicU64,
    /// Cuts that players made.
    pub cuts: AtomicU64,
    /// Why: the ids of what was said, and how often.
    pub reasons: Mutex<BTreeMap<String, u64>>,
    /// Which table, and how many microseconds.
    waits: Mutex<Vec<(u32, u32)>>,
}

impl Stats {
    /// Counting starts now.
    pub fn begin(&self) {
        self.waits.lock().clear();
        self.reasons.lock().clear();
        let counters = [&self.actions, &self.refused, &self.frames, &self.bytes];
        for counter in counters.into_iter().chain([&self.lobby_bytes, &self.rounds, &self.cuts]) {
            counter.store(0, Relaxed);
        }
        self.counting.store(true, Relaxed);
    }

    fn is_refused(&self, refusal: &Value) {
        self.refused.fetch_add(1, Relaxed);
        let says = refusal["says"]["id"].as_str().unwrap_or_default().to_string();
        *self.reasons.lock().entry(says).or_default() += 1;
    }

    fn answered(&self, table: u32, waited: Duration) {
        self.actions.fetch_add(1, Relaxed);
        if self.counting.load(Relaxed) {
            self.waits.lock().push((table, waited.as_micros() as u32));
        }
    }

    /// Every wait: which table, and how many microseconds.
    pub fn all(&self) -> Vec<(u32, u32)> {
        self.waits.lock().clone()
    }

    /// All waits in milliseconds.
    pub fn waits(&self) -> Waits {
        Waits::of(self.waits.lock().iter().map(|(_, micros)| *micros).collect())
    }

    /// The longest wait of each table where somebody waited for more than a second: their node was gone.
    pub fn stood_still(&self) -> Waits {
        let mut longest: HashMap<u32, u32> = HashMap::new();
        for (table, micros) in self.waits.lock().iter().filter(|(_, micros)| *micros > 1_000_000) {
            let known = longest.entry(*table).or_default();
            *known = (*known).max(*micros);
        }
        Waits::of(longest.into_values().collect())
    }
}

/// Waits, the shortest first.
pub struct Waits(Vec<u32>);

impl Waits {
    fn of(mut micros: Vec<u32>) -> Waits {
        micros.sort_unstable();
        Waits(micros)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The wait that this part of them did not pass, in milliseconds.
    pub fn percentile(&self, part: f64) -> f64 {
        let i = (self.0.len() as f64 * part).ceil() as usize;
        self.0.get(i.saturating_sub(1)).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }
}

/// A new guest: the cookie and the number.
pub async fn guest(server: &str, name: &str) -> Result<(String, u64), Failure> {
    let here = |why: String| Failure::Place { place: server.into(), why };
    let wrong = |e: std::io::Error| here(e.to_string());
    let mut stream = TcpStream::connect(server).await.map_err(wrong)?;
    let body = json!({ "name": name }).to_string();
    let request = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.map_err(wrong)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(wrong)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| say!("command-no-answer"))?;
    let cookie = head.lines().find_map(|l| l.strip_prefix("set-cookie: ")).and_then(|c| c.split(';').next());
    let me: Value = serde_json::from_str(body).map_err(|e| here(e.to_string()))?;
    let number = cookie.zip(me["player"].as_u64()).ok_or_else(|| say!("command-no-guest", body: body))?;
    Ok((number.0.to_string(), number.1))
}

/// A guest's socket.
pub async fn connect(server: &str, cookie: &str) -> Result<WebSocketStream<TcpStream>, Failure> {
    let here = |why: String| Failure::Place { place: server.into(), why };
    let wrong = |e: std::io::Error| here(e.to_string());
    let stream = TcpStream::connect(server).await.map_err(wrong)?;
    stream.set_nodelay(true).map_err(wrong)?;
    let request = http::Request::builder()
        .uri(format!("ws://{server}/ws"))
        .header("Host", server)
        .header("Cookie", cookie)
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", tokio_tungstenite::tungstenite::handshake::client::generate_key());
    let request = request.body(()).map_err(|e| here(e.to_string()))?;
    // Each has a small buffer, as a server's has: a large one is cleared for every frame.
    let config = Some(WebSocketConfig::default().read_buffer_size(8192));
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, config)
        .await
        .map_err(|e| here(e.to_string()))?;
    Ok(socket)
}

/// Somebody comes who watches the lobby and does nothing else.
pub async fn watch_lobby(
    server: &str,
    n: u32,
    stats: Arc<Stats>,
) -> Result<impl Future<Output = ()> + use<>, Failure> {
    let (cookie, _) = guest(server, &format!("L-lobby-{n}")).await?;
    let mut socket = connect(server, &cookie).await?;
    let watch = json!({ "do": "watch_lobby", "on": true }).to_string();
    socket.send(Message::text(watch)).await.map_err(|_| gone())?;
    Ok(async move {
        while let Some(Ok(message)) = socket.next().await {
            stats.lobby_bytes.fetch_add(message.len() as u64, Relaxed);
        }
    })
}

/// A player who is connected.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    /// Where the room is reached, by which of these doors this player came last, and what it is known by.
    doors: Arc<Vec<String>>,
    door: usize,
    cookie: String,
    me: u64,
    table: u32,
    seat: u32,
    banker: bool,
    pace: Duration,
    stats: Arc<Stats>,
    count: u64,
    asked: String,
    round: u64,
    /// The round in which chips were brought last: at most once in each.
    brought: Option<u64>,
    changes: bool,
    seen: View,
    cutter: Option<Cutter>,
}

/// How everybody plays.
#[derive(Clone)]
pub struct Manner {
    /// How many sit at a table.
    pub per_table: u32,
    /// How long they think, on average.
    pub pace: Duration,
    /// Do they take what changed, or whole frames?
    pub changes: bool,
    /// Do they cut?
    pub cuts: bool,
}

impl Player {
    /// Comes in as a guest and watches the table.
    pub async fn come(
        (doors, door): (Arc<Vec<String>>, usize),
        (table, place): (u32, u32),
        manner: &Manner,
        stats: Arc<Stats>,
    ) -> Result<Player, Failure> {
        let (cookie, me) = guest(&doors[door], &format!("L{table}-{place}")).await?;
        let socket = connect(&doors[door], &cookie).await?;
        let Manner { per_table, pace, changes, cuts } = manner.clone();
        Ok(Player {
            socket,
            doors,
            door,
            cookie,
            me,
            table,
            seat: place % 9 + 1,
            banker: place + 1 == per_table,
            pace,
            stats,
            count: 0,
            asked: String::new(),
            round: 0,
            brought: None,
            changes,
            seen: View::default(),
            cutter: cuts.then(|| Cutter::new(table, me)).flatten(),
        })
    }

    /// Plays until the room is gone.
    pub async fn play(mut self) {
        let mut lost = self.watch().await.is_err();
        while !lost {
            match self.receive(None).await {
                Ok(true) => {}
                Ok(false) => continue,
                Err(_) => lost = self.come_back().await.is_err(),
            }
            // Frames that are there already come first: only the newest is answered.
            while let Some(command) = self.choice() {
                match self.act(command).await {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(_) => {
                        lost = true;
                        break;
                    }
                }
            }
        }
        self.stats.lost.fetch_add(1, Relaxed);
    }

    /// The connection is gone: where the room has other doors, it goes on through one of them, as a browser does.
    async fn come_back(&mut self) -> Result<(), Failure> {
        if self.doors.len() == 1 {
            return Err(gone());
        }
        let until = Instant::now() + COMES_BACK;
        while Instant::now() < until {
            self.door = (self.door + 1) % self.doors.len();
            if let Ok(socket) = connect(&self.doors[self.door], &self.cookie).await {
                self.socket = socket;
                self.seen = View::default();
                if self.watch().await.is_ok() {
                    self.stats.came_back.fetch_add(1, Relaxed);
                    return Ok(());
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(gone())
    }

    async fn watch(&mut self) -> Result<(), Failure> {
        let mut watch = json!({ "do": "watch", "table": self.table });
        if self.changes {
            watch["changes"] = true.into();
        }
        self.socket.send(Message::text(watch.to_string())).await.map_err(|_| gone())
    }

    /// Takes the next frame in; with an id, all until its answer. Says whether the table was seen anew.
    async fn receive(&mut self, id: Option<&str>) -> Result<bool, Failure> {
        let mut seen = false;
        loop {
            let message = self.socket.next().await.ok_or_else(gone)?.map_err(|_| gone())?;
            let Message::Text(text) = message else { continue };
            let frame: Frame = serde_json::from_str(&text).map_err(|_| gone())?;
            self.stats.frames.fetch_add(1, Relaxed);
            self.stats.bytes.fetch_add(text.len() as u64, Relaxed);
            let answers = id.is_some() && frame.id.as_deref() == id;
            match frame.kind.as_str() {
                "refused" if answers => self.stats.is_refused(&frame.refusal),
                "table" | "frame" | "changes" => {
                    if self.seen.take(frame) {
                        seen = true;
                        self.cut().await?;
                    } else {
                        self.watch().await?;
                    }
                }
                _ => {}
            }
            if answers || id.is_none() {
                return Ok(seen);
            }
        }
    }

    /// Cuts, where the house asks; as a browser does it, at once and beside whatever else is to be done.
    async fn cut(&mut self) -> Result<(), Failure> {
        let cut = self.cutter.as_mut().and_then(|cutter| cutter.cut(self.seen.cutting()));
        if let Some(cut) = cut {
            self.stats.cuts.fetch_add(1, Relaxed);
            self.socket.send(Message::text(cut.to_string())).await.map_err(|_| gone())?;
        }
        Ok(())
    }

    async fn act(&mut self, command: Value) -> Result<bool, Failure> {
        if !self.pace.is_zero() {
            // Between nothing and twice the pace, spread evenly and different for everybody.
            let mut byte = [0; 2];
            let _ = getrandom::fill(&mut byte);
            let part = f64::from(u16::from_le_bytes(byte)) / f64::from(u16::MAX);
            tokio::time::sleep(self.pace.mul_f64(2.0 * part)).await;
        }
        self.count += 1;
        let id = format!("{}-{:08}", self.me, self.count);
        let frame = json!({ "do": "command", "id": id, "table": self.table, "command": command });
        let sent = Instant::now();
        // What was not answered is said again, with the same id: it happens once.
        loop {
            let said = self.socket.send(Message::text(frame.to_string())).await.map_err(|_| gone());
            let answer = match said {
                Ok(()) => self.receive(Some(&id)).await,
                Err(gone) => Err(gone),
            };
            match answer {
                Ok(newest) => {
                    self.stats.answered(self.table, sent.elapsed());
                    return Ok(newest);
                }
                Err(_) => self.come_back().await?,
            }
        }
    }

    /// What this player does now. Each question is answered once.
    fn choice(&mut self) -> Option<Value> {
        let rounds = self.seen.game()["rounds"].as_u64()?;
        if rounds > self.round {
            self.round = rounds;
            if self.banker {
                self.stats.rounds.fetch_add(1, Relaxed);
            }
        }
        let poker = self.seen.game()["game"] == "poker";
        let (question, command) = if poker { self.at_poker(rounds)? } else { self.at_blackjack(rounds)? };
        if question == self.asked {
            return None;
        }
        if let Some(lay) = self.cutter.as_mut().filter(|_| self.seen.sits(self.me)).and_then(Cutter::lay) {
            return Some(lay);
        }
        if question.starts_with("chips") {
            self.brought = Some(rounds);
        }
        self.asked = question;
        Some(command)
    }

    /// The question that is asked, and what this player says to it.
    fn at_blackjack(&self, rounds: u64) -> Option<(String, Value)> {
        let view = self.seen.game();
        let awaits = &view["awaits"];
        let what = awaits["for"].as_str()?;
        let mine = awaits["player"] == self.me;
        let person = view["people"].as_array()?.iter().find(|p| p["player"] == self.me);
        let wagered = view["circles"].as_array()?.iter().any(|c| c["player"] == self.me);
        let left = if mine { view["shoe_left"].as_u64()? } else { 0 };
        let question = format!("{what} {mine} {rounds} {left} {} {wagered}", person.is_some());
        let least = view["bounds"]["base_least"].as_f64()?;
        let bank = json!({ "blackjack": { "take_bank": { "wager": view["bounds"]["bank_least"].as_f64()? * 100.0 } } });
        let chips = least * if self.banker { 300.0 } else { 40.0 };
        let Some(person) = person else {
            return Some((question, json!({ "sit": { "seat": self.seat, "chips": chips } })));
        };
        let poor = person["stack"].as_f64()? < least * if self.banker { 20.0 } else { 3.0 };
        if poor && what == "wagers" && !wagered && self.brought != Some(rounds) {
            return Some((format!("chips {rounds}"), json!({ "add_chips": { "amount": least * 40.0 } })));
        }
        let command = match what {
            "bank_offer" if mine && self.banker => bank,
            "any_bank" if self.banker => bank,
            "bank_offer" if mine => json!({ "blackjack": "decline_bank" }),
            "wagers" if !self.banker && !wagered && person["stack"].as_f64()? > least * 2.0 => {
                json!({ "blackjack": { "wager": { "seat": self.seat, "base": least, "buster": 0 } } })
            }
            "wagers" if !self.banker => json!({ "blackjack": "ready" }),
            "insurance" if mine => {
                json!({ "blackjack": { "insurance": { "seat": awaits["seat"], "take": false } } })
            }
            "action" if mine => {
                let stands = awaits["moves"]["stand"] == true || awaits["moves"]["hit"] != true;
                let action = if stands { "stand" } else { "hit" };
                let act = json!({ "seat": awaits["seat"], "hand": awaits["hand"], "action": action });
                json!({ "blackjack": { "act": act } })
            }
            _ => return None,
        };
        Some((question, command))
    }

    fn at_poker(&self, rounds: u64) -> Option<(String, Value)> {
        let (view, least) = (self.seen.game(), self.seen.least_chips());
        let Some(person) = view["people"].as_array()?.iter().find(|p| p["player"] == self.me) else {
            let sit = json!({ "sit": { "seat": self.seat, "chips": least * 5.0 } });
            return Some(("a seat".into(), sit));
        };
        if view["on"] == false {
            let poor = person["stack"].as_f64()? < least;
            return poor.then(|| (format!("chips {rounds}"), json!({ "add_chips": { "amount": least } })));
        }
        let turn = &view["hand"]["awaits"]["turn"];
        if turn["seat"].is_null() || turn["seat"] != view["mine"] {
            return None;
        }
        let command = match turn["turn"].as_str()? {
            "bet" if !turn["moves"]["bring_in"].is_null() => json!({ "poker": "bring_in" }),
            "bet" => json!({ "poker": "call" }),
            "draw" => json!({ "poker": { "draw": { "cards": [] } } }),
            "show" => json!({ "poker": "show" }),
            _ => return None,
        };
        Some((format!("{rounds} {turn} {}", self.count), command))
    }
}

/// The server does not speak to us any more.
fn gone() -> Failure {
    say!("command-gone").into()
}
