//! A player who speaks the protocol, with plain blocking sockets.
#![allow(dead_code)]

use crate::cutter::Cutter;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::TcpStream;
use tungstenite::{Message, WebSocket};

pub type Fault = Box<dyn std::error::Error + Send + Sync>;

/// One HTTP request: status, Set-Cookie, body.
pub fn http(
    address: &str,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
    extra: &str,
) -> Result<(u16, Option<String>, Value), Fault> {
    let extra = format!("{extra}Content-Type: application/json\r\n");
    let (head, body) = raw(address, method, path, cookie, body, &extra)?;
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).ok_or("no status")?;
    let set = head
        .lines()
        .find_map(|l| l.strip_prefix("set-cookie: "))
        .and_then(|c| c.split(';').next())
        .map(String::from);
    Ok((status, set, serde_json::from_str(&body).unwrap_or(Value::Null)))
}

/// The text at an address.
pub fn text(address: &str, path: &str) -> String {
    raw(address, "GET", path, "", "", "").expect("it answers").1
}

/// One HTTP request: head and body of the answer.
pub fn raw(
    address: &str,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
    extra: &str,
) -> Result<(String, String), Fault> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(crate::server::PATIENCE))?;
    let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{cookie}{extra}\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok((head.to_string(), body.to_string()))
}

pub fn post(
    address: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<(u16, Option<String>, Value), Fault> {
    http(address, "POST", path, cookie, &body.to_string(), "")
}

pub fn get(address: &str, path: &str, cookie: &str) -> (u16, Value) {
    let (status, _, body) = http(address, "GET", path, cookie, "", "").expect("it answers");
    (status, body)
}

/// A guest's cookie and number.
pub fn guest(address: &str, name: &str) -> Result<(String, u64), Fault> {
    let (status, cookie, me) = post(address, "/api/guest", "", &json!({ "name": name }))?;
    if status != 200 {
        return Err(format!("guest: {status} {me}").into());
    }
    Ok((cookie.ok_or("no cookie")?, me["player"].as_u64().ok_or("no number")?))
}

/// A telling of a frame, in English.
pub fn told(says: &Value) -> String {
    serde_json::from_value::<voice::Telling>(says.clone()).unwrap().to_string()
}

pub struct Client {
    socket: WebSocket<TcpStream>,
    /// The last view of the table that is watched, and the frame it came in.
    pub view: Value,
    pub frame: Value,
    pub info: Value,
    pub seq: u64,
    /// What it cuts with, where it has laid a cut.
    pub cutter: Option<Cutter>,
    /// How much it was sent.
    pub bytes: u64,
    /// Does it take what changed, or whole frames only?
    pub takes_changes: bool,
    /// The last frame of each table, whole.
    whole: HashMap<u64, Value>,
}

/// What was there, with what changed in it.
fn changed(mut before: Value, change: &Value) -> Value {
    let Value::Object(parts) = change else { return change[0].clone() };
    for (key, part) in parts {
        match &mut before {
            Value::Array(list) => {
                let place: usize = key.parse().expect("a place in a list");
                if place == list.len() {
                    list.push(Value::Null);
                }
                list[place] = changed(list[place].take(), part);
            }
            Value::Object(object) if part.as_array().is_some_and(Vec::is_empty) => drop(object.remove(key)),
            Value::Object(object) => {
                let old = object.remove(key).unwrap_or_default();
                object.insert(key.clone(), changed(old, part));
            }
            other => panic!("{key} changes in {other}"),
        }
    }
    before
}

pub fn connect(address: &str, cookie: &str, origin: Option<&str>) -> Result<WebSocket<TcpStream>, Fault> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(crate::server::PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut request = tungstenite::http::Request::builder()
        .uri(format!("ws://{address}/ws"))
        .header("Host", address)
        .header("Cookie", cookie)
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", tungstenite::handshake::client::generate_key());
    if let Some(origin) = origin {
        request = request.header("Origin", origin);
    }
    let (socket, _) = tungstenite::client(request.body(())?, stream).map_err(|e| e.to_string())?;
    Ok(socket)
}

impl Client {
    pub fn connect(address: &str, cookie: &str) -> Result<Client, Fault> {
        let socket = connect(address, cookie, None)?;
        Ok(Client {
            socket,
            view: Value::Null,
            frame: Value::Null,
            info: Value::Null,
            seq: 0,
            cutter: None,
            bytes: 0,
            takes_changes: true,
            whole: HashMap::new(),
        })
    }

    /// How long the next frame is waited for.
    pub fn wait_at_most(&self, time: std::time::Duration) {
        self.socket.get_ref().set_read_timeout(Some(time)).expect("a socket has a timeout");
    }

    pub fn send(&mut self, frame: &Value) -> Result<(), Fault> {
        // Somebody who asks as fast as the room answers would be shown the door.
        std::thread::sleep(std::time::Duration::from_millis(5));
        Ok(self.socket.send(Message::text(frame.to_string()))?)
    }

    /// The next frame as it comes.
    pub fn read(&mut self) -> Result<Value, Fault> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.bytes += text.len() as u64;
                    return Ok(serde_json::from_str(&text)?);
                }
                Err(tungstenite::Error::Io(why)) if why.kind() == std::io::ErrorKind::Interrupted => {}
                other => drop(other?),
            }
        }
    }

    /// The next frame; views are kept.
    pub fn next(&mut self) -> Result<Value, Fault> {
        loop {
            let frame = self.read()?;
            let Some(frame) = self.made_whole(frame)? else { continue };
            let table = match frame["type"].as_str() {
                Some("table") => {
                    self.info = frame["info"].clone();
                    &frame["frame"]
                }
                Some("frame") => &frame,
                _ => return Ok(frame),
            };
            self.view = table["view"].clone();
            self.frame = table.clone();
            self.seq = table["seq"].as_u64().unwrap_or(0);
            let cut = self.cutter.as_mut().and_then(|cutter| cutter.cut(&self.frame));
            if let Some(cut) = cut {
                self.socket.send(Message::text(cut.to_string()))?;
            }
            return Ok(frame);
        }
    }

    /// A frame that tells what changed, as the whole frame that it makes; none where one before it was lost, and the whole is
    /// asked for.
    fn made_whole(&mut self, mut frame: Value) -> Result<Option<Value>, Fault> {
        if frame["type"] == "changes" {
            let table = frame["table"].as_u64().unwrap_or(0);
            let last = self.whole.get(&table).filter(|last| last["version"] == frame["from"]);
            let Some(last) = last else {
                let from = self.whole.get(&table).map(|last| last["seq"].clone());
                self.send(&json!({ "do": "watch", "table": table, "from": from, "changes": true }))?;
                return Ok(None);
            };
            let news = frame.as_object_mut().expect("a frame is an object");
            let mut now = match news.remove("change") {
                Some(change) => changed(last.clone(), &change),
                None => last.clone(),
            };
            news.remove("from");
            news.insert("type".into(), json!("frame"));
            for (key, value) in std::mem::take(news) {
                now[key] = value;
            }
            frame = now;
        }
        let whole = match frame["type"].as_str() {
            Some("table") => &frame["frame"],
            Some("frame") => &frame,
            _ => return Ok(Some(frame)),
        };
        self.whole.insert(whole["table"].as_u64().unwrap_or(0), whole.clone());
        Ok(Some(frame))
    }

    /// What the next notice says; nothing where all is well again.
    pub fn notice(&mut self) -> String {
        loop {
            let frame = self.next().expect("a notice comes");
            if frame["type"] == "notice" {
                return if frame["says"].is_null() { String::new() } else { told(&frame["says"]) };
            }
        }
    }

    pub fn watch(&mut self, table: u64) -> Result<(), Fault> {
        self.send(&json!({ "do": "watch", "table": table, "changes": self.takes_changes }))?;
        while self.next()?["type"] != "table" {}
        Ok(())
    }

    /// Sends a command and waits for its answer.
    pub fn ask(&mut self, id: &str, table: u64, command: &Value) -> Result<Value, Fault> {
        self.send(&json!({ "do": "command", "id": id, "table": table, "command": command }))?;
        loop {
            let frame = self.next()?;
            if frame["id"] == id {
                return Ok(frame);
            }
        }
    }

    /// Lays a cut, and cuts whatever is dealt to this player from now on.
    pub fn lay_cut(&mut self, cutter: Cutter) -> Result<Value, Fault> {
        let (table, lay) = (cutter.table, cutter.lay());
        self.cutter = Some(cutter);
        self.ask(&format!("lays-cut-{}", self.seq), table, &lay)
    }

    /// What this player does now at the table that is watched, if anything. `seat` is where it sits or wants to.
    pub fn choice(&self, me: u64, seat: u64, fresh: bool) -> Option<Value> {
        let view = &self.view;
        if view["game"] == "poker" {
            return self.poker_choice(me);
        }
        let min = self.info["game"]["schedule"]["min"].as_f64()?;
        let sits = view["people"].as_array()?.iter().find(|p| p["player"] == me);
        let Some(person) = sits else { return Some(json!({ "sit": { "seat": seat, "chips": min * 20.0 } })) };
        if person["stack"].as_f64()? < min * 4.0 && view["phase"] == "offering" {
            return Some(json!({ "add_chips": { "amount": min * 10.0 } }));
        }
        let awaits = &view["awaits"];
        let mine = awaits["player"] == me;
        match awaits["for"].as_str()? {
            "bank_offer" if mine => Some(json!({ "blackjack": "decline_bank" })),
            "wagers" if !view["circles"].as_array()?.iter().any(|c| c["player"] == me) => {
                Some(json!({ "blackjack": { "wager": { "seat": seat, "base": min, "buster": 0 } } }))
            }
            "wagers" if fresh => Some(json!({ "blackjack": "ready" })),
            "insurance" if mine => {
                Some(json!({ "blackjack": { "insurance": { "seat": awaits["seat"], "take": false } } }))
            }
            "action" if mine => {
                let circle = view["circles"].as_array()?.iter().find(|c| c["seat"] == awaits["seat"])?;
                let hand = &circle["hands"][awaits["hand"].as_u64()? as usize - 1];
                let low = hand["total"]["points"].as_u64()? < 15;
                let hits = awaits["moves"]["hit"] == true && (low || awaits["moves"]["stand"] == false);
                let action = if hits { "hit" } else { "stand" };
                let act = json!({ "seat": awaits["seat"], "hand": awaits["hand"], "action": action });
                Some(json!({ "blackjack": { "act": act } }))
            }
            _ => None,
        }
    }

    /// At poker: calls, checks, draws nothing, clears the first card, shows: as long as it is our turn.
    fn poker_choice(&self, me: u64) -> Option<Value> {
        let view = &self.view;
        let people = view["people"].as_array()?;
        let least = self.info["game"]["least_chips"].as_f64()?;
        let Some(person) = people.iter().find(|p| p["player"] == me) else {
            let taken: Vec<u64> = people.iter().filter_map(|p| p["seat"].as_u64()).collect();
            let seat = (1..=8).find(|s| !taken.contains(s))?;
            return Some(json!({ "sit": { "seat": seat, "chips": least * 3.0 } }));
        };
        if view["on"] == false && person["stack"].as_f64()? < least {
            return Some(json!({ "add_chips": { "amount": least } }));
        }
        let hand = view["hand"].as_object().filter(|_| view["on"] == true)?;
        let turn = &hand["awaits"]["turn"];
        if turn["seat"].is_null() || turn["seat"] != view["mine"] {
            return None;
        }
        let mine = &hand["players"][view["mine"].as_u64()? as usize];
        Some(match turn["turn"].as_str()? {
            "bet" if !turn["moves"]["bring_in"].is_null() => json!({ "poker": "bring_in" }),
            "bet" => json!({ "poker": "call" }),
            "draw" => json!({ "poker": { "draw": { "cards": [] } } }),
            "clear" => json!({ "poker": { "clear": { "card": mine["cards"][0]["card"] } } }),
            "show" => json!({ "poker": "show" }),
            _ => return None,
        })
    }
}
