//! A bot for the blackjack tables in Rust: comes in as a guest, sits down, bets the minimum, hits below 17, and leaves.
//!
//!     cargo run -p cardroom --example bot -- 127.0.0.1:8080 1 10      # host, table, rounds

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use tungstenite::{Message, client::IntoClientRequest};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A guest's cookie, and who we are.
fn come_in(host: &str, name: &str) -> Result<(String, Value)> {
    let body = json!({ "name": name }).to_string();
    let mut stream = TcpStream::connect(host)?;
    write!(stream, "POST /api/guest HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n")?;
    write!(stream, "Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie")?;
    Ok((cookie.split(';').next().unwrap_or_default().into(), serde_json::from_str(body)?))
}

/// The one of a list whose field is this.
fn find<'a>(list: &'a Value, field: &str, is: &Value) -> Option<&'a Value> {
    list.as_array()?.iter().find(|item| item[field] == *is)
}

/// What we answer to the table's question, if it is ours.
fn answer(view: &Value, me: &Value, seat: u64, min: &Value) -> Option<Value> {
    let awaits = &view["awaits"];
    let move_ = match awaits["for"].as_str()? {
        "wagers" if find(&view["circles"], "player", me).is_some() => json!("ready"),
        "wagers" => json!({ "wager": { "seat": seat, "base": min, "buster": 0 } }),
        _ if awaits["player"] != *me => return None,
        "bank_offer" => json!("decline_bank"),
        "insurance" => json!({ "insurance": { "seat": awaits["seat"], "take": false } }),
        "action" => {
            let circle = find(&view["circles"], "seat", &awaits["seat"])?;
            let hand = &circle["hands"][awaits["hand"].as_u64()? as usize - 1];
            let hit = hand["total"]["points"].as_u64()? < 17 || awaits["moves"]["stand"] == false;
            let action = if hit && awaits["moves"]["hit"] == true { "hit" } else { "stand" };
            json!({ "act": { "seat": awaits["seat"], "hand": awaits["hand"], "action": action } })
        }
        _ => return None,
    };
    Some(json!({ "blackjack": move_ }))
}

/// Plays so many rounds at a table; gives what is in the wallet then.
pub fn play(host: &str, table: u64, rounds: u64) -> Result<f64> {
    let (cookie, me) = come_in(host, "Rust")?;
    let mut request = format!("ws://{host}/ws").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (mut room, _) = tungstenite::client(request, TcpStream::connect(host)?).map_err(|e| e.to_string())?;
    room.send(Message::text(json!({ "do": "watch", "table": table }).to_string()))?;
    let (mut seat, mut min, mut until, mut last, mut sent) = (0, json!(0), 0, json!(null), 0);
    loop {
        let Message::Text(text) = room.read()? else { continue };
        let message: Value = serde_json::from_str(&text)?;
        let view = if message["type"] == "table" { &message["frame"]["view"] } else { &message["view"] };
        let sits = find(&view["people"], "player", &me["player"]).is_some();
        let question = json!([view["awaits"], view["rounds"], view["shoe_left"], view["circles"]]);
        let command = match message["type"].as_str().unwrap_or_default() {
            "table" => {
                let is_free = |s: &u64| find(&view["people"], "seat", &json!(s)).is_none();
                seat = (1..=8).find(is_free).ok_or("the table is full")?;
                min = message["info"]["game"]["schedule"]["min"].clone();
                until = view["rounds"].as_u64().unwrap_or(0) + rounds;
                Some(json!({ "sit": { "seat": seat, "chips": min.as_f64().unwrap_or(0.0) * 40.0 } }))
            }
            "wallet" if until == 0 => return Ok(message["wallet"].as_f64().unwrap_or(0.0)),
            "frame" if !sits || until == 0 || question == last => None,
            "frame" if view["rounds"].as_u64() >= Some(until) && view["phase"] == "offering" => {
                until = 0;
                Some(json!("leave"))
            }
            "frame" => answer(view, &me["player"], seat, &min),
            _ => None,
        };
        if let Some(command) = command {
            // The id is ours: sent again, nothing would happen twice.
            sent += 1;
            let id = format!("rust-bot-{sent:06}");
            let frame = json!({ "do": "command", "id": id, "table": table, "command": command });
            room.send(Message::text(frame.to_string()))?;
            last = question;
        }
    }
}

#[allow(dead_code)] // Tests play with this file, too.
fn main() -> Result<()> {
    let told = |i: usize, or: &str| std::env::args().nth(i).unwrap_or_else(|| or.into());
    let (host, table, rounds) = (told(1, "127.0.0.1:8080"), told(2, "1").parse()?, told(3, "10").parse()?);
    println!("The wallet holds ${}.", play(&host, table, rounds)?);
    Ok(())
}
