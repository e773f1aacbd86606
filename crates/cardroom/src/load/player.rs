//! One player of the load: a guest with a WebSocket who banks, or wagers the minimum and plays by the chart.

use crate::error::Failure;
use futures_util::{SinkExt, StreamExt};
use parking_lot::Mutex;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, http};
use voice::say;

/// What everybody's waiting adds up to.
#[derive(Default)]
pub struct Stats {
    counting: AtomicBool,
    pub actions: AtomicU64,
    pub refused: AtomicU64,
    pub frames: AtomicU64,
    pub lost: AtomicU64,
    pub rounds: AtomicU64,
    micros: Mutex<Vec<u32>>,
}

impl Stats {
    /// Counting starts now.
    pub fn begin(&self) {
        self.micros.lock().clear();
        for counter in [&self.actions, &self.refused, &self.frames, &self.rounds] {
            counter.store(0, Relaxed);
        }
        self.counting.store(true, Relaxed);
    }

    fn answered(&self, waited: Duration) {
        self.actions.fetch_add(1, Relaxed);
        if self.counting.load(Relaxed) {
            self.micros.lock().push(waited.as_micros() as u32);
        }
    }

    /// The wait that this part of all actions did not pass, in milliseconds.
    pub fn percentile(&self, part: f64) -> f64 {
        let mut all = self.micros.lock().clone();
        if all.is_empty() {
            return 0.0;
        }
        all.sort_unstable();
        let i = ((all.len() as f64 * part).ceil() as usize).clamp(1, all.len()) - 1;
        f64::from(all[i]) / 1000.0
    }
}

/// As much of a frame as a player needs; the rest is not read.
#[derive(Deserialize)]
struct Frame {
    #[serde(rename = "type")]
    kind: String,
    id: Option<String>,
    frame: Option<Inner>,
    view: Option<View>,
}

#[derive(Deserialize)]
struct Inner {
    view: View,
}

#[derive(Deserialize)]
struct Bounds {
    base_least: f64,
    bank_least: f64,
}

#[derive(Deserialize)]
struct View {
    bounds: Bounds,
    awaits: Awaits,
    rounds: u64,
    shoe_left: u64,
    people: Vec<Person>,
    circles: Vec<Circle>,
}

#[derive(Deserialize)]
struct Awaits {
    #[serde(rename = "for")]
    what: String,
    player: Option<u64>,
    seat: Option<u64>,
    hand: Option<u64>,
    moves: Option<Moves>,
}

#[derive(Deserialize)]
struct Moves {
    hit: bool,
    stand: bool,
}

#[derive(Deserialize)]
struct Person {
    player: u64,
    stack: f64,
}

#[derive(Deserialize)]
struct Circle {
    player: u64,
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

/// A player who is connected.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    me: u64,
    table: u32,
    seat: u32,
    banker: bool,
    pace: Duration,
    stats: Arc<Stats>,
    count: u64,
    asked: String,
    round: u64,
}

impl Player {
    /// Comes in as a guest and watches the table.
    pub async fn come(
        server: &str,
        table: u32,
        place: u32,
        per_table: u32,
        pace: Duration,
        stats: Arc<Stats>,
    ) -> Result<Player, Failure> {
        let here = |why: String| Failure::Place { place: server.into(), why };
        let wrong = |e: std::io::Error| here(e.to_string());
        let (cookie, me) = guest(server, &format!("L{table}-{place}")).await?;
        let stream = TcpStream::connect(server).await.map_err(wrong)?;
        stream.set_nodelay(true).map_err(wrong)?;
        let request = http::Request::builder()
            .uri(format!("ws://{server}/ws"))
            .header("Host", server)
            .header("Cookie", &cookie)
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", tokio_tungstenite::tungstenite::handshake::client::generate_key());
        let request = request.body(()).map_err(|e| here(e.to_string()))?;
        let (socket, _) =
            tokio_tungstenite::client_async(request, stream).await.map_err(|e| here(e.to_string()))?;
        let banker = place + 1 == per_table;
        Ok(Player {
            socket,
            me,
            table,
            seat: place % 8 + 1,
            banker,
            pace,
            stats,
            count: 0,
            asked: String::new(),
            round: 0,
        })
    }

    /// Plays until the connection ends.
    pub async fn play(mut self) {
        let watch = json!({ "do": "watch", "table": self.table }).to_string();
        let mut lost = self.socket.send(Message::text(watch)).await.is_err();
        let mut last: Option<View> = None;
        while !lost {
            match self.receive(None).await {
                Ok(Some(view)) => last = Some(view),
                Ok(None) => continue,
                Err(_) => lost = true,
            }
            // Frames that are there already come first: only the newest is answered.
            while let Some(view) = last.take() {
                let Some(command) = self.choice(&view) else { break };
                match self.act(command).await {
                    Ok(newer) => last = newer,
                    Err(_) => {
                        lost = true;
                        break;
                    }
                }
            }
        }
        self.stats.lost.fetch_add(1, Relaxed);
    }

    /// The next frame's view. With an id, waits for its answer and gives the newest view seen on the way.
    async fn receive(&mut self, id: Option<&str>) -> Result<Option<View>, Failure> {
        let mut newest = None;
        loop {
            let message = self.socket.next().await.ok_or_else(gone)?.map_err(|_| gone())?;
            let Message::Text(text) = message else { continue };
            let frame: Frame = serde_json::from_str(&text).map_err(|_| gone())?;
            self.stats.frames.fetch_add(1, Relaxed);
            newest = frame.frame.map(|f| f.view).or(frame.view).or(newest);
            match id {
                None => return Ok(newest),
                Some(id) if frame.id.as_deref() == Some(id) => {
                    if frame.kind == "refused" {
                        self.stats.refused.fetch_add(1, Relaxed);
                    }
                    return Ok(newest);
                }
                Some(_) => {}
            }
        }
    }

    async fn act(&mut self, command: Value) -> Result<Option<View>, Failure> {
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
        self.socket.send(Message::text(frame.to_string())).await.map_err(|_| gone())?;
        let newest = self.receive(Some(&id)).await?;
        self.stats.answered(sent.elapsed());
        Ok(newest)
    }

    /// What this player does now. Each question is answered once.
    fn choice(&mut self, view: &View) -> Option<Value> {
        if view.rounds > self.round {
            self.round = view.rounds;
            if self.banker {
                self.stats.rounds.fetch_add(1, Relaxed);
            }
        }
        let awaits = &view.awaits;
        let mine = awaits.player == Some(self.me);
        let person = view.people.iter().find(|p| p.player == self.me);
        let wagered = view.circles.iter().any(|c| c.player == self.me);
        let question = format!(
            "{} {mine} {} {} {} {wagered}",
            awaits.what,
            view.rounds,
            if mine { view.shoe_left } else { 0 },
            person.is_some()
        );
        if question == self.asked {
            return None;
        }
        let Some(person) = person else {
            self.asked = question;
            let chips = view.bounds.base_least * if self.banker { 300.0 } else { 40.0 };
            return Some(json!({ "sit": { "seat": self.seat, "chips": chips } }));
        };
        let command = match awaits.what.as_str() {
            "bank_offer" if mine && self.banker => {
                json!({ "blackjack": { "take_bank": { "wager": view.bounds.bank_least * 100.0 } } })
            }
            "any_bank" if self.banker => {
                json!({ "blackjack": { "take_bank": { "wager": view.bounds.bank_least * 100.0 } } })
            }
            "bank_offer" if mine => json!({ "blackjack": "decline_bank" }),
            "wagers" if !self.banker && !wagered && person.stack > view.bounds.base_least * 2.0 => {
                json!({ "blackjack": { "wager": { "seat": self.seat, "base": view.bounds.base_least, "buster": 0 } } })
            }
            "wagers" if !self.banker => json!({ "blackjack": "ready" }),
            "insurance" if mine => {
                json!({ "blackjack": { "insurance": { "seat": awaits.seat, "take": false } } })
            }
            "action" if mine => {
                let moves = awaits.moves.as_ref()?;
                let action = if moves.stand || !moves.hit { "stand" } else { "hit" };
                json!({ "blackjack": { "act": { "seat": awaits.seat, "hand": awaits.hand, "action": action } } })
            }
            _ => return None,
        };
        self.asked = question;
        Some(command)
    }
}

/// The server does not speak to us any more.
fn gone() -> Failure {
    say!("command-gone").into()
}
