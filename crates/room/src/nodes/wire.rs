//! What nodes tell each other. Old and new binaries run side by side: fields are only ever added, each with a default.

use crate::handle::ConnectionId;
use crate::protocol::{Emote, HouseSettings, PlayerCut, TableCommand, TableId, TableSummary};
use crate::record::HouseEvent;
use games::PlayerId;
use serde::{Deserialize, Serialize};

/// To the node that has a pit.
#[derive(Debug, Serialize, Deserialize)]
pub struct ToPit {
    /// The node that asks.
    pub from: String,
    /// The table.
    pub table: TableId,
    /// The number of the question there.
    #[serde(default)]
    pub token: u64,
    /// What.
    pub ask: Ask,
}

/// What is asked of a table of another node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    Watch {
        connection: ConnectionId,
        player: PlayerId,
        from: Option<u64>,
        #[serde(default)]
        changes: bool,
    },
    Unwatch {
        connection: ConnectionId,
    },
    Command {
        player: PlayerId,
        id: String,
        command: TableCommand,
    },
    Chat {
        player: PlayerId,
        text: String,
        #[serde(default)]
        emote: Option<Emote>,
    },
    Cut {
        what: (u32, u32),
        cut: PlayerCut,
    },
    Shuffle {
        number: u32,
        asks: Option<PlayerId>,
    },
    Ruling {
        entry: u64,
        at: u64,
        until: u64,
        first: PlayerId,
        deed: Box<HouseEvent>,
        second: PlayerId,
    },
    Close,
    /// The house has opened it, in this record of its book.
    Open {
        seq: u64,
    },
}

/// To the node whose client it is; the frame itself stands behind it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToGateway {
    /// For those who watch.
    Frame { table: TableId, to: Vec<ConnectionId> },
    /// For whoever asked.
    Answer { token: u64 },
    /// It was heard.
    Heard { token: u64 },
}

/// To the node that has the house's own book.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToHouse {
    Write {
        actor: Option<u32>,
        action: Option<String>,
        event: Box<HouseEvent>,
    },
    Propose {
        first: PlayerId,
        action: Option<String>,
        deed: Box<HouseEvent>,
    },
    Program {
        name: String,
        banker: bool,
    },
    /// Does a ruling on this round of a table, but for this one, wait for its second signature? Answered with its number, or 0.
    RulingWaits {
        table: TableId,
        round: u32,
        but: Option<u64>,
    },
}

/// What the house says.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromHouse {
    /// It is in the book, under this number; of somebody who came, theirs.
    Done(u64),
    Duplicate {
        log: u32,
        seq: u64,
    },
    Refused(Box<games::Refusal>),
    /// It is not in the book.
    Not(String),
}

/// To everybody.
#[derive(Debug, Serialize, Deserialize)]
pub struct News {
    /// Who tells it.
    pub from: String,
    /// What.
    pub what: What,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Something was written that others must know; counted, so that who missed one notices.
    Written {
        n: u64,
        #[serde(default)]
        rows: Vec<RowNews>,
        #[serde(default)]
        balances: Vec<(String, i64, u64)>,
        #[serde(default)]
        seals: Vec<SealNews>,
    },
    /// So many of those there were.
    Beat {
        n: u64,
        house: bool,
        settings: Option<HouseSettings>,
        /// How many tables were ever closed, as the house's book has them: who knows of fewer reads it.
        #[serde(default)]
        closed: Option<u32>,
        #[serde(default)]
        tables: u32,
        #[serde(default)]
        sockets: u32,
    },
    /// These pits are this node's from now on.
    Taken { pits: Vec<u32> },
    /// They are nobody's.
    Released { pits: Vec<u32> },
    /// Tell every connection of a person who they are now.
    Tell { player: PlayerId },
    /// The house has opened a table.
    Opened { table: TableId, seq: u64 },
    /// Lines of the lobby.
    Lobby { rows: Vec<TableSummary> },
    /// Somebody new needs all of them.
    LobbyPlease,
}

/// A row that somebody changed. Hashes of passwords and PINs are not told: who needs them reads them.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowNews {
    Person {
        id: u32,
        name: String,
        role: String,
        account: bool,
        bot: bool,
    },
    Session {
        key: String,
        person: u32,
        until: u64,
    },
    EndSession {
        key: String,
    },
    EndSessions {
        person: u32,
    },
    Forget {
        person: u32,
    },
    Note {
        key: String,
        value: String,
    },
    /// Something that is to be read.
    Read,
}

/// A seal that was set in a pit: when, its hash and its signature.
#[derive(Debug, Serialize, Deserialize)]
pub struct SealNews {
    pub pit: u32,
    pub number: u64,
    pub at: u64,
    pub hash: String,
    pub signature: String,
}

impl SealNews {
    pub fn of(seal: &ledger::Seal) -> SealNews {
        let (pit, number, at) = (seal.pit, seal.number, seal.at);
        SealNews { pit, number, at, hash: hex::encode(seal.hash), signature: seal.signature_text() }
    }

    pub fn seal(&self) -> Option<ledger::Seal> {
        let (pit, number, at) = (self.pit, self.number, self.at);
        let (hash, signature) =
            (hex::FromHex::from_hex(&self.hash).ok()?, hex::FromHex::from_hex(&self.signature).ok()?);
        Some(ledger::Seal { pit, number, at, records: String::new(), hash, signature: Some(signature) })
    }
}
