//! A node's word that it is there, given every second through a connection of its own. Who has not given it for three seconds, by
//! PostgreSQL's clock, loses its pits to the others.

use crate::error::StoreError;
use crate::pg_connect::connect;
use crate::pg_nodes::{self, Node};
use postgres::Client;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How often the word is given, and how long it lasts.
pub const BEAT: Duration = Duration::from_secs(1);
/// See [`BEAT`].
pub const LIFE: Duration = Duration::from_secs(3);

/// What a node saw when it last gave its word.
#[derive(Clone, Debug, Default)]
pub struct Beat {
    /// Everybody.
    pub nodes: Vec<Node>,
    /// Who has which pit.
    pub pits: Vec<Option<String>>,
    /// When it last gave its word, by its own clock, and that was heard.
    pub renewed: Option<Instant>,
    /// What was in the way the last time.
    pub trouble: Option<StoreError>,
}

impl Beat {
    /// May this node still think that its pits are its own?
    pub fn holds(&self) -> bool {
        self.renewed.is_some_and(|at| at.elapsed() < LIFE)
    }
}

enum Ask {
    Now,
    Leave,
}

/// The word that is given.
#[derive(Clone)]
pub struct Lease {
    asks: Sender<Ask>,
    beats: watch::Receiver<Beat>,
}

impl Lease {
    /// Begins to say that a node of this name is there.
    pub fn start(database: &str, node: &str) -> Result<Lease, StoreError> {
        let (asks, inbox) = channel();
        let (tell, beats) = watch::channel(Beat::default());
        let mut giver =
            Giver { database: database.into(), node: node.into(), client: None, leaving: false, tell };
        giver.give();
        if let Some(why) = giver.tell.borrow().trouble.clone() {
            return Err(why);
        }
        std::thread::Builder::new()
            .name("lease".into())
            .spawn(move || giver.run(&inbox))
            .map_err(|e| StoreError::Unstarted(e.to_string()))?;
        Ok(Lease { asks, beats })
    }

    /// What was seen, as it comes.
    pub fn beats(&self) -> watch::Receiver<Beat> {
        self.beats.clone()
    }

    /// Looks at once: something has changed hands.
    pub fn look(&self) {
        let _ = self.asks.send(Ask::Now);
    }

    /// Says that this node is about to leave: nobody gives it anything any more.
    pub fn leave(&self) {
        let _ = self.asks.send(Ask::Leave);
    }
}

struct Giver {
    database: String,
    node: String,
    client: Option<Client>,
    leaving: bool,
    tell: watch::Sender<Beat>,
}

impl Giver {
    fn run(&mut self, inbox: &Receiver<Ask>) {
        loop {
            match inbox.recv_timeout(BEAT) {
                Ok(Ask::Leave) => self.leaving = true,
                Ok(Ask::Now) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            // Many may ask at once.
            while let Ok(ask) = inbox.try_recv() {
                self.leaving |= matches!(ask, Ask::Leave);
            }
            self.give();
        }
    }

    fn give(&mut self) {
        let begun = Instant::now();
        match self.say_and_look() {
            Ok((nodes, pits)) => {
                self.tell.send_replace(Beat { nodes, pits, renewed: Some(begun), trouble: None });
            }
            Err(why) => {
                self.client = None;
                tracing::warn!(%why, "could not say that this node is there");
                self.tell.send_modify(|beat| beat.trouble = Some(why));
            }
        }
    }

    fn say_and_look(&mut self) -> Result<(Vec<Node>, Vec<Option<String>>), StoreError> {
        let client = match self.client.take().filter(|client| !client.is_closed()) {
            Some(client) => client,
            None => connect(&self.database)?,
        };
        let client = self.client.insert(client);
        pg_nodes::renew(client, &self.node, LIFE.as_secs_f64(), self.leaving)?;
        pg_nodes::look(client)
    }
}
