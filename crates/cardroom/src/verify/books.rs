//! Reading the books as they lie there, and the chain of hashes over them. Nothing here is shared with the writer.

use super::Findings;
use crate::error::Failure;
use ledger::StoreError;
use rusqlite::OpenFlags;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use voice::say;

/// The note of books that were written before there were seals.
const WITHOUT_SEALS: &str = "1";

/// A record as it lies there.
pub struct Row {
    pub seq: u64,
    pub at: u64,
    pub actor: Option<i64>,
    pub action: Option<String>,
    pub body: String,
    pub hash: String,
    /// Account and cents, in order.
    pub postings: Vec<(String, i64)>,
}

/// All there is.
#[derive(Default)]
pub struct Books {
    /// Records by log, in order.
    pub logs: BTreeMap<u32, Vec<Row>>,
    /// What the database says every account holds; none in an export.
    pub balances: Option<BTreeMap<String, i64>>,
    /// Seeds by table and shuffle, in hex; an export has none but those its records reveal.
    pub secrets: Option<BTreeMap<(u32, u32), String>>,
    /// What the database says of everybody; none in an export.
    pub people: Option<BTreeMap<u64, Known>>,
    /// The seals over all commits, in order; none in an export of one table, or where the schema had none.
    pub seals: Option<Vec<Seal>>,
    /// What an export says at its end.
    pub end: Option<End>,
    /// Does every log start at its beginning, and is every log there?
    pub whole: bool,
}

/// One commit sealed.
#[derive(Deserialize)]
pub struct Seal {
    pub number: u64,
    pub records: String,
    pub hash: String,
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
        postings: Vec<(String, i64)>,
    },
    Seal(Seal),
    End(End),
}

impl Books {
    /// Reads a folder, a file, an address or an export.
    pub fn read(from: &str) -> Result<Books, Failure> {
        if from.starts_with("postgres://") || from.starts_with("postgresql://") {
            return Books::from_postgres(from);
        }
        let path = Path::new(from);
        if path.extension().is_some_and(|e| e == "jsonl") {
            return Books::from_export(path);
        }
        let file = if path.is_dir() { path.join("cardroom.sqlite") } else { path.to_path_buf() };
        if !file.is_file() {
            return Err(say!("command-no-books", file: file.display().to_string()).into());
        }
        Books::from_sqlite(&file).map_err(|e| StoreError::from(e).into())
    }

    fn put(&mut self, log: u32, row: Row) {
        self.logs.entry(log).or_default().push(row);
    }

    fn from_sqlite(file: &Path) -> rusqlite::Result<Books> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut db = rusqlite::Connection::open_with_flags(file, flags)?;
        // One snapshot of everything, even while the room is open.
        let tx = db.transaction()?;
        let mut books = Books { whole: true, ..Books::default() };
        let mut postings: HashMap<(u32, u64), Vec<(String, i64)>> = HashMap::new();
        let mut query =
            tx.prepare("SELECT log, seq, account, cents FROM postings ORDER BY log, seq, line")?;
        let mut rows = query.query([])?;
        while let Some(r) = rows.next()? {
            let key = (r.get(0)?, r.get::<_, i64>(1)? as u64);
            postings.entry(key).or_default().push((r.get(2)?, r.get(3)?));
        }
        let mut query =
            tx.prepare("SELECT log, seq, at, actor, action, body, hash FROM records ORDER BY log, seq")?;
        let mut rows = query.query([])?;
        while let Some(r) = rows.next()? {
            let (log, seq) = (r.get(0)?, r.get::<_, i64>(1)? as u64);
            let row = Row {
                seq,
                at: r.get::<_, i64>(2)? as u64,
                actor: r.get(3)?,
                action: r.get(4)?,
                body: r.get(5)?,
                hash: r.get(6)?,
                postings: postings.remove(&(log, seq)).unwrap_or_default(),
            };
            books.put(log, row);
        }
        let mut query = tx.prepare("SELECT account, cents FROM balances")?;
        let balances = query.query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?;
        books.balances = Some(balances.collect::<Result<_, _>>()?);
        let mut query = tx.prepare("SELECT log, number, seed FROM secrets")?;
        let secrets = query.query_map([], |r| Ok(((r.get(0)?, r.get(1)?), r.get(2)?)))?;
        books.secrets = Some(secrets.collect::<Result<_, _>>()?);
        let mut query = tx.prepare("SELECT id, name, role, bot FROM people")?;
        let people = query.query_map([], |r| {
            let known = Known { name: r.get(1)?, role: r.get(2)?, bot: r.get::<_, i64>(3)? != 0 };
            Ok((r.get::<_, i64>(0)? as u64, known))
        })?;
        books.people = Some(people.collect::<Result<_, _>>()?);
        let schema: String =
            tx.query_row("SELECT value FROM notes WHERE key = 'schema'", [], |r| r.get(0))?;
        if schema != WITHOUT_SEALS {
            let mut query = tx.prepare("SELECT number, records, hash FROM seals ORDER BY number")?;
            let seals = query.query_map([], |r| {
                Ok(Seal { number: r.get::<_, i64>(0)? as u64, records: r.get(1)?, hash: r.get(2)? })
            })?;
            books.seals = Some(seals.collect::<Result<_, _>>()?);
        }
        Ok(books)
    }

    fn from_postgres(address: &str) -> Result<Books, Failure> {
        let wrong = StoreError::from;
        let mut db = ledger::connect(address)?;
        let mut tx = db
            .build_transaction()
            .read_only(true)
            .isolation_level(postgres::IsolationLevel::RepeatableRead)
            .start()
            .map_err(wrong)?;
        let mut books = Books { whole: true, ..Books::default() };
        let mut postings: HashMap<(u32, u64), Vec<(String, i64)>> = HashMap::new();
        let sql = "SELECT log, seq, account, cents FROM postings ORDER BY log, seq, line";
        for r in tx.query(sql, &[]).map_err(wrong)? {
            let key = (r.get::<_, i64>(0) as u32, r.get::<_, i64>(1) as u64);
            postings.entry(key).or_default().push((r.get(2), r.get(3)));
        }
        let sql = "SELECT log, seq, at, actor, action, body, hash FROM records ORDER BY log, seq";
        for r in tx.query(sql, &[]).map_err(wrong)? {
            let (log, seq) = (r.get::<_, i64>(0) as u32, r.get::<_, i64>(1) as u64);
            let row = Row {
                seq,
                at: r.get::<_, i64>(2) as u64,
                actor: r.get(3),
                action: r.get(4),
                body: r.get(5),
                hash: r.get(6),
                postings: postings.remove(&(log, seq)).unwrap_or_default(),
            };
            books.put(log, row);
        }
        let balances = tx.query("SELECT account, cents FROM balances", &[]).map_err(wrong)?;
        books.balances = Some(balances.iter().map(|r| (r.get(0), r.get(1))).collect());
        let secrets = tx.query("SELECT log, number, seed FROM secrets", &[]).map_err(wrong)?;
        let numbers = |r: &postgres::Row| (r.get::<_, i64>(0) as u32, r.get::<_, i64>(1) as u32);
        books.secrets = Some(secrets.iter().map(|r| (numbers(r), r.get(2))).collect());
        let people = tx.query("SELECT id, name, role, bot FROM people", &[]).map_err(wrong)?;
        let known =
            |r: &postgres::Row| Known { name: r.get(1), role: r.get(2), bot: r.get::<_, i64>(3) != 0 };
        books.people = Some(people.iter().map(|r| (r.get::<_, i64>(0) as u64, known(r))).collect());
        let schema = tx.query_one("SELECT value FROM notes WHERE key = 'schema'", &[]).map_err(wrong)?;
        if schema.get::<_, String>(0) != WITHOUT_SEALS {
            let sql = "SELECT number, records, hash FROM seals ORDER BY number";
            let seals = tx.query(sql, &[]).map_err(wrong)?;
            let seal = |r: &postgres::Row| Seal {
                number: r.get::<_, i64>(0) as u64,
                records: r.get(1),
                hash: r.get(2),
            };
            books.seals = Some(seals.iter().map(seal).collect());
        }
        Ok(books)
    }

    fn from_export(path: &Path) -> Result<Books, Failure> {
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
                Exported::Record { log, seq, at, actor, action, body, hash, postings } => {
                    books.put(log, Row { seq, at, actor, action, body, hash, postings });
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
                let hash = hash_of(*log, row, &before);
                if known && hex::encode(hash) != row.hash {
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
        row.body.clone().into_bytes(),
    ];
    for (account, cents) in &row.postings {
        fields.push(account.clone().into_bytes());
        fields.push(cents.to_le_bytes().to_vec());
    }
    let mut bytes = b"cardroom record 1".to_vec();
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
