//! The bus between the nodes: core NATS. What is sent comes once at most, in the order in which one node sent it to one subject;
//! whoever needs an answer asks again.

use async_nats::{Client, Message, StatusCode, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use serde::Serialize;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How much may be on its way to the bus. What is more is dropped: whoever waits for it asks again.
const DEPTH: usize = 16 * 1024;
/// How long is waited before somebody who was not there is asked again.
const AGAIN: Duration = Duration::from_millis(50);

/// Why nobody answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// Nobody was there to hear it.
    Nobody,
    /// Somebody may have heard it.
    Silence,
}

/// A node's connection to the bus.
#[derive(Clone)]
pub struct Bus {
    client: Client,
    prefix: String,
    out: mpsc::Sender<(String, Bytes)>,
}

impl Bus {
    /// Connects to a server at this address, for the rooms whose subjects begin so; waits so long for it.
    pub async fn connect(
        address: &str,
        name: &str,
        prefix: String,
        patience: Duration,
    ) -> Result<Bus, String> {
        let options = async_nats::ConnectOptions::new()
            .name(name)
            .retry_on_initial_connect()
            .ping_interval(Duration::from_secs(2))
            .reconnect_delay_callback(|_| Duration::from_millis(250));
        let client = options.connect(address).await.map_err(|why| why.to_string())?;
        let until = Instant::now() + patience;
        while client.connection_state() != async_nats::connection::State::Connected {
            if Instant::now() > until {
                return Err(std::io::Error::from(std::io::ErrorKind::TimedOut).to_string());
            }
            tokio::time::sleep(AGAIN).await;
        }
        let (out, mut waiting) = mpsc::channel::<(String, Bytes)>(DEPTH);
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some((subject, payload)) = waiting.recv().await {
                if let Err(why) = sender.publish(subject, payload).await {
                    tracing::warn!(%why, "the bus takes nothing");
                }
            }
        });
        Ok(Bus { client, prefix, out })
    }

    /// Is there a server at the other end?
    pub fn is_there(&self) -> bool {
        self.client.connection_state() == async_nats::connection::State::Connected
    }

    fn subject(&self, name: &str) -> String {
        format!("{}.{name}", self.prefix)
    }

    /// Sends, to whoever listens.
    pub fn send(&self, subject: &str, payload: Bytes) {
        if self.out.try_send((self.subject(subject), payload)).is_err() {
            tracing::warn!(subject, "too much is on its way to the bus");
        }
    }

    /// Answers somebody who asked.
    pub fn answer(&self, message: &Message, payload: Bytes) {
        if let Some(reply) = &message.reply {
            let _ = self.out.try_send((reply.to_string(), payload));
        }
    }

    /// Listens.
    pub async fn listen(&self, subject: &str) -> Option<Subscriber> {
        let subscribed = self.client.subscribe(self.subject(subject)).await;
        subscribed.inspect_err(|why| tracing::error!(%why, subject, "cannot listen")).ok()
    }

    /// Listens, where several may for a moment: each message comes to one of them.
    pub async fn listen_as_one(&self, subject: &str) -> Option<Subscriber> {
        let subscribed = self.client.queue_subscribe(self.subject(subject), "one".into()).await;
        subscribed.inspect_err(|why| tracing::error!(%why, subject, "cannot listen")).ok()
    }

    /// What was sent so far is with the server when this is done.
    pub async fn flush(&self) {
        while self.out.capacity() < self.out.max_capacity() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let _ = tokio::time::timeout(Duration::from_secs(2), self.client.flush()).await;
    }

    /// Asks whoever listens, and waits for all parts of the answer. While nobody listens it asks again, for so long.
    pub async fn ask(&self, subject: &str, payload: Bytes, patience: Duration) -> Result<Bytes, Unanswered> {
        let until = Instant::now() + patience;
        loop {
            match self.ask_once(subject, payload.clone(), until).await {
                Err(Unanswered::Nobody) if Instant::now() < until => tokio::time::sleep(AGAIN).await,
                answered => return answered,
            }
        }
    }

    async fn ask_once(&self, subject: &str, payload: Bytes, until: Instant) -> Result<Bytes, Unanswered> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(|_| Unanswered::Nobody)?;
        let asked = self.client.publish_with_reply(self.subject(subject), inbox, payload).await;
        asked.map_err(|_| Unanswered::Nobody)?;
        let mut whole: Vec<u8> = Vec::new();
        loop {
            let Ok(next) = tokio::time::timeout_at(until.into(), answers.next()).await else {
                return Err(if self.is_there() { Unanswered::Silence } else { Unanswered::Nobody });
            };
            let message = next.ok_or(Unanswered::Silence)?;
            if message.status == Some(StatusCode::NO_RESPONDERS) {
                return Err(Unanswered::Nobody);
            }
            let (last, part) = message.payload.split_first().ok_or(Unanswered::Silence)?;
            whole.extend_from_slice(part);
            if *last == LAST {
                return Ok(whole.into());
            }
        }
    }

    /// Answers somebody who asks with [`Bus::ask`], in as many parts as the bus needs.
    pub fn answer_whole(&self, message: &Message, payload: &[u8]) {
        let parts = payload.chunks(PART).count().max(1);
        let mut sent = 0;
        for part in payload.chunks(PART).chain(payload.is_empty().then_some(&[][..])) {
            sent += 1;
            let mark = if sent == parts { LAST } else { MORE };
            self.answer(message, [&[mark], part].concat().into());
        }
    }
}

/// The largest part of an answer: a server takes a mebibyte at once.
const PART: usize = 512 * 1024;
/// What stands before a part.
const LAST: u8 = 0;
const MORE: u8 = 1;

/// As JSON.
pub fn json(what: &impl Serialize) -> Bytes {
    serde_json::to_vec(what).expect("a message is JSON").into()
}

/// A head as JSON, a line's end, and a text as it is.
pub fn headed(head: &impl Serialize, body: &[u8]) -> Bytes {
    let mut whole = serde_json::to_vec(head).expect("a message is JSON");
    whole.reserve(body.len() + 1);
    whole.push(b'\n');
    whole.extend_from_slice(body);
    whole.into()
}

/// The head and the text.
pub fn parted<T: serde::de::DeserializeOwned>(whole: &[u8]) -> Option<(T, &[u8])> {
    let end = whole.iter().position(|b| *b == b'\n')?;
    Some((serde_json::from_slice(&whole[..end]).ok()?, &whole[end + 1..]))
}
