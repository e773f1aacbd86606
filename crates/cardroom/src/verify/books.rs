//! The books as they lie there, and the chain of hashes over them. Nothing here is shared with the writer.

use super::Findings;
use super::keys::Keys;
use super::snapshots::Snapshot;
use super::source::{Cell, Source};
use crate::error::Failure;
use rusqlite::OpenFlags;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use voice::say;

/// The note of books that were written before there were seals.
const WITHOUT_SEALS: &str = "1";
/// The note of books whose seals are signed.
const SIGNED: &str = "3";

/// A record as it lies there.
pub struct Row {
    pub seq: u64,
    pub at: u64,
    pub actor: Option<i64>,
    pub action: Option<String>,
    /// What it says; nothing where its key is not at hand.
    pub body: String,
    /// What is stored of that.
    pub stored: Vec<u8>,
    pub hash: String,
    /// The version of its hash.
    pub version: u64,
    /// Account and cents, in order.
    pub postings: Vec<(String, i64)>,
    /// The turn of each of them, where it has one.
    pub turns: Vec<Option<u64>>,
}

/// All there is.
#[derive(Default)]
pub struct Books {
    /// Records by log, in order.
    pub logs: BTreeMap<u32, Vec<Row>>,
    /// What the database says every account holds, and how many turns it has had; none in an export.
    pub balances: Option<BTreeMap<String, (i64, u64)>>,
    /// Seeds by table and shuffle, in hex; an export has none but those its records reveal.
    pub secrets: Option<BTreeMap<(u32, u32), String>>,
    /// What the database says of everybody; none in an export.
    pub people: Option<BTreeMap<u64, Known>>,
    /// The seals over all commits, in order, by pit; none in an export of one table, or where the schema had none.
    pub seals: Option<Vec<Seal>>,
    /// What the database says every pit ends with.
    pub pits: Option<BTreeMap<u64, (u64, String)>>,
    /// What a room goes on from at its next start, by log.
    pub snapshots: BTreeMap<u32, Snapshot>,
    /// What an export says at its end.
    pub end: Option<End>,
    /// Does every log start at its beginning, and is every log there?
    pub whole: bool,
    /// Does something here lack its key, so that it cannot be replayed?
    pub locked: bool,
    /// The key that the books say signs them.
    pub public: Option<String>,
    /// What does not agree already as it is read.
    pub garbled: Vec<(u32, u64, voice::Telling)>,
}

/// One commit sealed, in one pit.
#[derive(Clone, Deserialize)]
pub struct Seal {
    #[serde(default)]
    pub pit: u64,
    pub number: u64,
    #[serde(default)]
    pub at: u64,
    pub records: String,
    pub hash: String,
    /// Empty before seals were signed.
    #[serde(default)]
    pub signature: String,
}

/// Somebody, as far as the house's book speaks of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    pub name: String,
    pub role: String,
    pub bot: bool,
}

/// The last line of an export, so that it cannot be cut short unseen.
#[derive(Deserialize)]
pub struct End {
    pub records: u64,
    pub last: Option<String>,
}

/// A posting in an export: before wallets took turns, an account and cents.
#[derive(Deserialize)]
#[serde(untagged)]
enum Moved {
    Turn(String, i64, Option<u64>),
    Plain(String, i64),
}

/// A line of an export.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Exported {
    Export {
        whole: bool,
    },
    Record {
        log: u32,
        seq: u64,
        at: u64,
        actor: Option<i64>,
        action: Option<String>,
        body: String,
        hash: String,
        postings: Vec<Moved>,
        version: Option<u64>,
        closed: Option<String>,
    },
    Seal(Seal),
    End(End),
}

impl Books {
    /// Reads a folder, a file, an address or an export.
    pub fn read(from: &str, keys: &Keys) -> Result<Books, Failure> {
        use ledger::StoreError as Wrong;
        if ledger::is_address(from) {
            let mut db = ledger::connect(from)?;
            let one_moment = postgres::IsolationLevel::RepeatableRead;
            let books = db.build_transaction().read_only(true).isolation_level(one_moment).start();
            return Books::from_tables(&mut Source::Postgres(books.map_err(Wrong::from)?), keys);
        }
        let path = Path::new(from);
        if path.extension().is_some_and(|e| e == "jsonl") {
            return Books::from_export(path, keys);
        }
        let file = if path.is_dir() { path.join("cardroom.sqlite") } else { path.to_path_buf() };
        if !file.is_file() {
            return Err(say!("command-no-books", file: file.display().to_string()).into());
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut db = rusqlite::Connection::open_with_flags(file, flags).map_err(Wrong::from)?;
        // One snapshot of everything, even while the room is open.
        let tx = db.transaction().map_err(Wrong::from)?;
        Books::from_tables(&mut Source::Sqlite(tx), keys)
    }

    fn put(&mut self, log: u32, row: Row) {
        self.logs.entry(log).or_default().push(row);
    }

    fn from_tables(source: &mut Source<'_>, keys: &Keys) -> Result<Books, Failure> {
        // Books whose seals are signed have a table that earlier ones had not, whatever a note says.
        let signed = source.has("pits")?;
        let mut books = Books { whole: true, ..Books::default() };
        let mut notes: BTreeMap<String, String> = BTreeMap::new();
        source.rows("SELECT key, value FROM notes", &mut |r| drop(notes.insert(r[0].text(), r[1].text())))?;
        let schema = notes.get("schema").map_or("", String::as_str);
        if signed && schema != SIGNED {
            books.garbled.push((0, 0, say!("verify-schema-back", schema: schema)));
        }
        books.public = notes.get("public key").cloned();
        books.read_records(source, keys, signed)?;
        let turn = if signed { "turn" } else { "0" };
        let balances = books.balances.insert(BTreeMap::new());
        source.rows(&format!("SELECT account, cents, CAST({turn} AS BIGINT) FROM balances"), &mut |r| {
            balances.insert(r[0].text(), (r[1].number() as i64, r[2].number()));
        })?;
        let (mut secrets, mut locked) = (BTreeMap::new(), false);
        source.rows("SELECT log, number, seed FROM secrets", &mut |r| {
            let (log, number) = (r[0].number() as u32, r[1].number() as u32);
            let open = |closed: Vec<u8>| keys.open(&format!("secret {log} {number}"), &closed);
            let seed = match signed {
                true => hex::decode(r[2].text()).ok().and_then(open).unwrap_or_default(),
                false => r[2].text(),
            };
            locked |= signed && !keys.opens();
            secrets.insert((log, number), seed);
        })?;
        books.locked |= locked;
        books.secrets = Some(secrets);
        let people = books.people.insert(BTreeMap::new());
        source.rows("SELECT id, name, role, bot FROM people", &mut |r| {
            let known = Known { name: r[1].text(), role: r[2].text(), bot: r[3].number() != 0 };
            people.insert(r[0].number(), known);
        })?;
        books.read_seals(source, signed, schema)?;
        if source.has("snapshots")? {
            source.rows("SELECT log, seq, body FROM snapshots", &mut |r| {
                let (log, seq) = (r[0].number() as u32, r[1].number());
                let body = keys.open(&format!("snapshot {log} {seq}"), &r[2].bytes());
                books.snapshots.insert(log, Snapshot { seq, body });
            })?;
        }
        Ok(books)
    }

    fn read_records(&mut self, source: &mut Source<'_>, keys: &Keys, signed: bool) -> Result<(), Failure> {
        type Moves = (Vec<(String, i64)>, Vec<Option<u64>>);
        let mut postings: HashMap<(u32, u64), Moves> = HashMap::new();
        let turn = if signed { "turn" } else { "CAST(NULL AS BIGINT)" };
        let sql = format!("SELECT log, seq, account, cents, {turn} FROM postings ORDER BY log, seq, line");
        source.rows(&sql, &mut |r| {
            let (moves, turns) = postings.entry((r[0].number() as u32, r[1].number())).or_default();
            moves.push((r[2].text(), r[3].number() as i64));
            turns.push(r[4].maybe().map(|turn| turn as u64));
        })?;
        let version = if signed { "version" } else { "CAST(1 AS BIGINT)" };
        let sql = format!(
            "SELECT log, seq, at, actor, action, body, hash, {version} FROM records ORDER BY log, seq"
        );
        source.rows(&sql, &mut |r: &[Cell]| {
            let (log, seq, stored) = (r[0].number() as u32, r[1].number(), r[5].bytes());
            let (postings, turns) = postings.remove(&(log, seq)).unwrap_or_default();
            let body = match signed {
                true => self.opened(log, seq, &stored, keys),
                false => String::from_utf8_lossy(&stored).into_owned(),
            };
            let (at, hash, version) = (r[2].number(), r[6].text(), r[7].number());
            let (actor, action) = (r[3].maybe(), r[4].words());
            self.put(log, Row { seq, at, actor, action, body, stored, hash, version, postings, turns });
        })?;
        let mut orphans: Vec<(u32, u64)> = postings.into_keys().collect();
        orphans.sort_unstable();
        let orphan = |(log, seq)| (log, seq, say!("verify-orphans"));
        self.garbled.extend(orphans.into_iter().map(orphan));
        Ok(())
    }

    /// What a record says that is closed. Where the key is not at hand, that is told once; where it does not open, each time.
    fn opened(&mut self, log: u32, seq: u64, closed: &[u8], keys: &Keys) -> String {
        let open = keys.open(&format!("record {log} {seq}"), closed);
        if open.is_none() && keys.opens() {
            self.garbled.push((log, seq, say!("verify-does-not-open")));
        }
        self.locked |= !keys.opens();
        open.unwrap_or_default()
    }

    fn read_seals(&mut self, source: &mut Source<'_>, signed: bool, schema: &str) -> Result<(), Failure> {
        if !signed && schema == WITHOUT_SEALS {
            return Ok(());
        }
        let sql = match signed {
            true => "SELECT pit, number, at, records, hash, signature FROM seals ORDER BY pit, number",
            false => {
                "SELECT CAST(0 AS BIGINT), number, CAST(0 AS BIGINT), records, hash, '' FROM seals ORDER BY number"
            }
        };
        let seals = self.seals.insert(vec![]);
        source.rows(sql, &mut |r| {
            let (pit, number, at) = (r[0].number(), r[1].number(), r[2].number());
            let (records, hash, signature) = (r[3].text(), r[4].text(), r[5].text());
            seals.push(Seal { pit, number, at, records, hash, signature });
        })?;
        if signed {
            let pits = self.pits.insert(BTreeMap::new());
            source.rows("SELECT pit, seal, hash FROM pits", &mut |r| {
                pits.insert(r[0].number(), (r[1].number(), r[2].text()));
            })?;
        }
        Ok(())
    }

    fn from_export(path: &Path, keys: &Keys) -> Result<Books, Failure> {
        let text = std::fs::read_to_string(path).map_err(|e| say!("verify-unread", why: e.to_string()))?;
        let mut books = Books::default();
        let mut begun = false;
        for (n, line) in text.lines().enumerate() {
            let line = serde_json::from_str(line)
                .map_err(|e: serde_json::Error| say!("problem-line", line: n + 1, what: e.to_string()))?;
            if !begun && !matches!(line, Exported::Export { .. }) {
                return Err(say!("verify-first-line").into());
            }
            begun = true;
            match line {
                Exported::Export { whole } => {
                    books.whole = whole;
                    books.seals = whole.then(Vec::new);
                }
                Exported::Record { log, seq, at, actor, action, body, hash, postings, version, closed } => {
                    let stored = closed.and_then(|closed| hex::decode(closed).ok());
                    if let Some(closed) = stored.as_ref().filter(|_| keys.opens())
                        && keys.open(&format!("record {log} {seq}"), closed).as_ref() != Some(&body)
                    {
                        books.garbled.push((log, seq, say!("verify-does-not-open")));
                    }
                    let stored = stored.unwrap_or_else(|| body.clone().into_bytes());
                    let moved = |moved| match moved {
                        Moved::Turn(account, cents, turn) => ((account, cents), turn),
                        Moved::Plain(account, cents) => ((account, cents), None),
                    };
                    let (postings, turns) = postings.into_iter().map(moved).unzip();
                    let version = version.unwrap_or(1);
                    let row = Row { seq, at, actor, action, body, stored, hash, version, postings, turns };
                    books.put(log, row);
                }
                Exported::Seal(seal) => books.seals.get_or_insert_default().push(seal),
                Exported::End(end) => books.end = Some(end),
            }
        }
        if !begun {
            return Err(say!("verify-empty-export").into());
        }
        if books.end.is_none() {
            return Err(say!("verify-last-line").into());
        }
        Ok(books)
    }

    /// The seed that is kept of a shuffle. Where the books should have it and do not, that is found wrong.
    pub fn kept_seed(&self, table: u32, number: u32, seq: u64, findings: &mut Findings) -> Option<[u8; 32]> {
        let seed = self.secrets.as_ref()?.get(&(table, number)).and_then(|seed| unhex(seed));
        if seed.is_none() {
            findings.wrong(table, seq, say!("verify-not-kept", shuffle: number));
        }
        seed
    }

    /// Records count up from 1 without a gap, every hash takes in the one before it, no action id stands twice.
    pub fn check_chains(&self, findings: &mut Findings) {
        let mut ids: HashMap<(i64, &str), (u32, u64)> = HashMap::new();
        for (log, rows) in &self.logs {
            let mut before = [0u8; 32];
            let mut known = true;
            for (i, row) in rows.iter().enumerate() {
                findings.counts.records += 1;
                findings.counts.postings += row.postings.len() as u64;
                let expected = if i == 0 { 1 } else { rows[i - 1].seq + 1 };
                if row.seq != expected {
                    if self.whole || *log != 0 {
                        findings.wrong(*log, row.seq, say!("verify-missing", seq: expected));
                    }
                    known = false;
                }
                // What the first version hashed cannot be seen without its key.
                let seen = row.version > 1 || !self.locked;
                let hash = hash_of(*log, row, &before);
                if known && seen && hex::encode(hash) != row.hash {
                    findings.wrong(*log, row.seq, say!("verify-hash"));
                }
                known = true;
                before = unhex(&row.hash).unwrap_or_default();
                if let (Some(actor), Some(action)) = (row.actor, row.action.as_deref())
                    && let Some((log, seq)) = ids.insert((actor, action), (*log, row.seq))
                {
                    findings.wrong(log, seq, say!("verify-action-twice", action: action, actor: actor));
                }
            }
        }
    }
}

/// What docs/ledger.md says a record's hash is.
fn hash_of(log: u32, row: &Row, before: &[u8; 32]) -> [u8; 32] {
    let mut fields: Vec<Vec<u8>> = vec![
        u64::from(log).to_le_bytes().to_vec(),
        row.seq.to_le_bytes().to_vec(),
        row.at.to_le_bytes().to_vec(),
        row.actor.map(|a| a.to_string().into_bytes()).unwrap_or_default(),
        row.action.clone().unwrap_or_default().into_bytes(),
        if row.version == 1 { row.body.clone().into_bytes() } else { row.stored.clone() },
    ];
    for (account, cents) in &row.postings {
        fields.push(account.clone().into_bytes());
        fields.push(cents.to_le_bytes().to_vec());
    }
    let mut bytes = format!("cardroom record {}", row.version).into_bytes();
    bytes.extend(before);
    for field in fields {
        bytes.extend((field.len() as u64).to_le_bytes());
        bytes.extend(field);
    }
    Sha256::digest(&bytes).into()
}

/// Thirty-two bytes from hex.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    hex::FromHex::from_hex(text).ok()
}
