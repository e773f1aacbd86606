//! The room: its people, its books, its tables. Everything that HTTP, WebSockets and the command line do goes
//! through here.

use crate::answers::Answers;
use crate::bots::Character;
use crate::commands::Actor;
use crate::counters::Counters;
use crate::countersign::{Ruled, ruling_in};
use crate::cutting::HouseSign;
use crate::engine::{Engine, os_seed};
use crate::error::RoomError;
use crate::floor::{TableOrder, specify};
use crate::guests::Allowances;
use crate::house::{Author, House, first_chips};
use crate::past::{Facts, facts_in, table_opened};
use crate::people::{People, is_guest, role_name, role_of, works_here};
use crate::permissions::{self, Deed, MOST_OVER_THE_COUNTER};
use crate::programs::Programs;
use crate::protocol::{Me, Role, TableId, TableSummary};
use crate::record::{HouseEvent, Pace, TableSpec};
use crate::shuffles::Shuffles;
use crate::signatures::Signatures;
use crate::table::{self, Handle, Message, Services};
use cards::shuffle::Seed;
use chips::Money;
use games::PlayerId;
use games::rulebook::Houses;
use hex::FromHex;
use ledger::{
    Account, BooksKey, CommitError, Ledger, Loaded, Person, Reader, Readers, Side, StoreError, StoredRecord,
};
use parking_lot::{Mutex, RwLock};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::oneshot;

/// How many records are read at once when a log is replayed.
const PAGE: u32 = 2000;
/// How many connections replay tables at once, at most: a PostgreSQL server has not many to spare.
const MOST_READERS: usize = 8;
/// How many connections answer what is answered quickly, and how many what takes long.
const QUICK: usize = 4;
const SLOW: usize = 2;
/// How long tables that still write are waited for when the room closes.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a room is opened with.
pub struct Opening {
    /// A `postgres://` address or a SQLite file.
    pub database: String,
    /// The folder with the keys of the books, apart from them.
    pub keys: PathBuf,
    /// The house files.
    pub houses: Houses,
    /// The tables of a room that has none yet.
    pub floor: Vec<TableOrder>,
    /// The clocks of new tables.
    pub pace: Pace,
    /// How long a database is waited for that cannot be reached.
    pub patience: Duration,
}

/// What was left when the room closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Tables that still waited for the books.
    pub tables: usize,
    /// They were not waited for as long as they might have been.
    pub hurried: bool,
}

/// A room that is open.
pub struct Room {
    /// The books.
    pub ledger: Ledger,
    /// Everybody.
    pub people: Arc<People>,
    /// The house's own book.
    pub house: Arc<House>,
    /// What waits for a second signature, and the house's settings.
    pub signatures: Arc<Signatures>,
    /// House files.
    pub houses: Houses,
    /// Counters for `/metrics`.
    pub counters: Arc<Counters>,
    /// What people may keep of chips that came from guests.
    pub(crate) allowances: Arc<Allowances>,
    readers: Arc<Readers>,
    /// For questions that take long: who asks one waits for others who do, and nobody else waits.
    students: Arc<Readers>,
    /// The record of the house's book in which each table was opened.
    opened: RwLock<BTreeMap<TableId, u64>>,
    tables: RwLock<BTreeMap<TableId, Handle>>,
    last_table: tokio::sync::Mutex<TableId>,
    connections: AtomicU64,
    /// Since when it is open.
    pub(crate) since: u64,
    pace: Pace,
    /// The key by which browsers are known from which somebody signed in.
    pub(crate) device_key: String,
    manager_token: Mutex<Option<String>>,
}

/// The note that keeps the token of the manager's link.
pub(crate) const MANAGER_TOKEN: &str = "manager token";
/// The note of the key by which browsers are known from which somebody signed in.
const DEVICE_KEY: &str = "device key";
/// The note that says how far the floor of a new room is.
const FLOOR: &str = "floor";
const LAYING: &str = "being laid";

impl Room {
    /// Opens the room: reads the books, replays every table, and lays out the floor where there is none.
    pub async fn open(opening: Opening) -> Result<Arc<Room>, RoomError> {
        let Opening { database, keys, houses, floor, pace, patience } = opening;
        let opened = tokio::task::spawn_blocking(move || -> Result<_, RoomError> {
            let (ledger, loaded) = Ledger::open_patiently(&database, &keys, patience)?;
            let mut reader = Reader::open(&database, Some(Arc::clone(ledger.key())))?;
            let house = read_log(&mut reader, 0)?;
            Ok((database, ledger, loaded, house))
        });
        let (database, ledger, loaded, house) = opened.await??;
        let (books, key) = (database.clone(), Arc::clone(ledger.key()));
        let readers = |most| Readers::new(&books, Arc::clone(&key), most);
        let (mut open_tables, last_table) = tables_of(&house)?;
        // A closed table is brought back as long as chips lie there.
        open_tables.retain(|table, (_, closed)| closed.is_none() || has_chips(&loaded, *table));
        let people = Arc::new(People::load(&loaded));
        let (at, its_key) = (database, Arc::clone(&key));
        let restored = tokio::task::spawn_blocking(move || restore_all(&at, &its_key, open_tables));
        let restored = restored.await??;
        // A floor is laid once. Where that was interrupted, it is laid to its end.
        let to_be_laid = house.is_empty() || loaded.notes.get(FLOOR).is_some_and(|said| said == LAYING);
        let laid = last_table as usize;
        let book = Arc::new(House::open(ledger.clone(), house.last()));
        let signatures = Arc::new(Signatures::load(Arc::clone(&book), Arc::clone(&people), &house));
        let room = Arc::new(Room {
            house: book,
            signatures,
            ledger,
            people,
            houses,
            counters: Arc::default(),
            allowances: Arc::new(Allowances::load(&loaded)),
            readers: Arc::new(readers(QUICK)),
            students: Arc::new(readers(SLOW)),
            opened: RwLock::new(opened_in(&house)),
            tables: RwLock::default(),
            last_table: tokio::sync::Mutex::new(last_table),
            connections: AtomicU64::new(1),
            since: table::now_ms(),
            pace,
            device_key: loaded.notes.get(DEVICE_KEY).cloned().unwrap_or_else(|| hex::encode(os_seed())),
            manager_token: Mutex::new(loaded.notes.get(MANAGER_TOKEN).filter(|t| !t.is_empty()).cloned()),
        });
        if !loaded.notes.contains_key(DEVICE_KEY) {
            room.note(vec![Side::Note { key: DEVICE_KEY.into(), value: room.device_key.clone() }]).await?;
        }
        room.signatures.settle().await?;
        let mut rulings = Vec::new();
        let mut programs = Programs::of(&loaded);
        for (engine, answers, closed, ruled) in restored {
            rulings.extend(ruled);
            let seated = programs.seated.get(&engine.table).copied().unwrap_or(0);
            if closed.is_none() && seated < engine.spec.bots {
                // The room was cut off before all its programs sat down.
                room.seat_and_run(engine, answers, seated, &mut programs.idle).await?;
            } else {
                room.run_table(engine, answers, closed);
            }
        }
        room.finish_signed_rulings().await?;
        room.note_rulings(&house, rulings).await;
        if to_be_laid {
            room.lay_the_floor(&floor, laid).await?;
        }
        Ok(room)
    }

    /// Opens the tables of a new room, but for those that were opened before it was interrupted.
    async fn lay_the_floor(self: &Arc<Room>, floor: &[TableOrder], laid: usize) -> Result<(), RoomError> {
        let note = |key: &str, value: &str| Side::Note { key: key.into(), value: value.into() };
        if laid == 0 {
            self.offer_manager_link(vec![note(FLOOR, LAYING)]).await?;
        }
        let tables = floor.iter().flat_map(|order| (0..order.count).map(move |_| order));
        for order in tables.skip(laid) {
            self.open_table(order, Author::default()).await?;
        }
        Ok(self.note(vec![note(FLOOR, "laid")]).await?)
    }

    /// Makes a link by which somebody becomes a manager, once; an earlier one is good no more.
    pub async fn offer_manager_link(&self, mut sides: Vec<Side>) -> Result<(), RoomError> {
        let token = hex::encode(os_seed());
        sides.push(Side::Note { key: MANAGER_TOKEN.into(), value: token.clone() });
        self.note(sides).await?;
        self.keep_manager_token(token);
        Ok(())
    }

    /// The token of the manager's link, as long as nobody has used it.
    pub fn manager_token(&self) -> Option<String> {
        self.manager_token.lock().clone()
    }

    /// Uses the manager's link up.
    pub fn spend_manager_token(&self, token: &str) -> bool {
        let mut kept = self.manager_token.lock();
        if kept.as_deref() != Some(token) {
            return false;
        }
        *kept = None;
        true
    }

    /// The manager's link was not used up after all.
    pub(crate) fn keep_manager_token(&self, token: String) {
        *self.manager_token.lock() = Some(token);
    }

    /// Writes rows that belong to no log.
    pub async fn note(&self, sides: Vec<Side>) -> Result<(), CommitError> {
        self.ledger.commit(ledger::Entry { sides, ..ledger::Entry::default() }).await.map(drop)
    }

    /// Somebody new: a number, a name that is free, and their first chips. None where the name must be exactly this
    /// and is taken.
    pub async fn welcome(
        &self,
        name: &str,
        exactly: bool,
        role: Role,
        password: Option<String>,
        bot: bool,
        mut sides: Vec<Side>,
    ) -> Result<Option<Person>, CommitError> {
        let Some((id, name)) = self.people.reserve(name, exactly) else { return Ok(None) };
        let person = Person { id, name: name.clone(), role: role_name(role), password, bot };
        for side in &mut sides {
            match side {
                Side::Session(session) => session.person = id,
                Side::Note { key, .. } if *key == People::visits_key(0) => *key = People::visits_key(id),
                _ => {}
            }
        }
        sides.push(Side::Person(person.clone()));
        let chips = first_chips(role, bot);
        let event = HouseEvent::Welcomed { player: PlayerId(id), name, role, bot, chips };
        if let Err(why) = self.house.write_surely(Author::default(), &event, sides).await {
            self.people.release(id, &person.name);
            return Err(why);
        }
        self.people.add(person.clone());
        Ok(Some(person))
    }

    /// Opens a table, seats its bots, and starts it.
    pub async fn open_table(
        self: &Arc<Room>,
        order: &TableOrder,
        author: Author,
    ) -> Result<TableId, RoomError> {
        let mut last = self.last_table.lock().await;
        let table = *last + 1;
        let spec = specify(&self.houses, order, table, self.pace)?;
        let engine = Engine::open(table, spec.clone(), Shuffles::default())?;
        let event = HouseEvent::TableOpened { table, spec: Box::new(spec.clone()) };
        let seq = self.house.write(author, &event, vec![]).await?;
        self.opened.write().insert(table, seq);
        *last = table;
        drop(last);
        self.seat_and_run(engine, Answers::default(), 0, &mut Vec::new()).await?;
        Ok(table)
    }

    /// The house's signature over what is cut.
    fn sign(&self) -> HouseSign {
        let ledger = self.ledger.clone();
        Arc::new(move |what| hex::encode(ledger.sign_cut(what)))
    }

    pub(crate) fn run_table(self: &Arc<Room>, engine: Engine, answers: Answers, closed: Option<u64>) {
        let table = engine.table;
        let bots = engine
            .game
            .people()
            .into_iter()
            .map(|(p, _)| p)
            .filter_map(|p| self.people.get(p).filter(|person| person.bot))
            .map(|person| {
                let character = match role_of(&person) {
                    Role::ThirdParty => Character::Banker,
                    _ if person.id.is_multiple_of(2) => Character::Exact,
                    _ => Character::Typical,
                };
                (PlayerId(person.id), character)
            })
            .collect();
        let services = Services {
            ledger: self.ledger.clone(),
            people: Arc::clone(&self.people),
            readers: Arc::clone(&self.readers),
            signatures: Arc::clone(&self.signatures),
            allowances: Arc::clone(&self.allowances),
            counters: Arc::clone(&self.counters),
            sign: Some(self.sign()),
            bots,
            closed,
        };
        let handle = table::start(engine, services, answers);
        self.tables.write().insert(table, handle);
    }

    fn tables(&self) -> BTreeMap<TableId, Handle> {
        self.tables.read().clone()
    }

    /// A table by number.
    pub fn table(&self, table: TableId) -> Option<Handle> {
        self.tables.read().get(&table).cloned()
    }

    /// Every table's line in the lobby.
    pub fn lobby(&self) -> Vec<TableSummary> {
        let tables = self.tables();
        tables.values().map(|t| t.summary.read().clone()).collect()
    }

    /// Closes a table: everybody gets their chips back when the round is over.
    pub async fn close_table(&self, table: TableId, reason: String, author: Author) -> Result<(), RoomError> {
        let handle = self.table(table).ok_or(RoomError::NoTable(table))?;
        self.house.write(author, &HouseEvent::TableClosed { table, reason }, vec![]).await?;
        let (answer, closed) = oneshot::channel();
        handle.inbox.send(Message::Close(answer)).await.map_err(|_| RoomError::Stopped(table))?;
        let _ = closed.await;
        Ok(())
    }

    /// Freezes every table where it is: nothing is being written when this is done, and a restart goes on from here. All
    /// tables are asked at once. One that waits for a database which is away has acknowledged nothing: it is not waited for
    /// for ever, and no longer once `hurry` is ready. Gives what was left.
    pub async fn stop(&self, hurry: impl Future<Output = ()>) -> Left {
        let mut stopping = tokio::task::JoinSet::new();
        for handle in self.tables().into_values() {
            stopping.spawn(async move {
                let (answer, stopped) = oneshot::channel();
                if handle.inbox.send(Message::Stop(answer)).await.is_ok() {
                    let _ = stopped.await;
                }
            });
        }
        let all_stopped = async { while stopping.join_next().await.is_some() {} };
        let hurried = tokio::select! {
            () = all_stopped => false,
            () = tokio::time::sleep(PATIENCE) => false,
            () = hurry => true,
        };
        Left { tables: stopping.len(), hurried }
    }

    /// A number for a connection.
    pub fn connection(&self) -> u64 {
        self.connections.fetch_add(1, Relaxed)
    }

    /// What a person is told about themselves.
    pub fn me(&self, person: &Person) -> Me {
        let role = role_of(person);
        Me {
            player: PlayerId(person.id),
            name: person.name.clone(),
            role,
            guest: is_guest(person),
            password_due: self.people.is_due(person.id),
            locked: false,
            pin: self.people.pin(person.id).is_some(),
            passkeys: self.people.passkeys(person.id).len() as u32,
            passkey_only: self.wants_passkey(person),
            locks: works_here(role).then(|| self.signatures.settings().idle_minutes),
            wallet: self.wallet(PlayerId(person.id)),
            may: permissions::deeds(role),
            pages: permissions::pages(role),
            gives: if permissions::may(role, Deed::GiveRoles) { Role::ALL.to_vec() } else { Vec::new() },
            counter_most: permissions::may(role, Deed::Cage).then_some(MOST_OVER_THE_COUNTER),
        }
    }

    /// Must somebody show a passkey, because they have one and the house says so?
    pub fn wants_passkey(&self, person: &Person) -> bool {
        self.signatures.settings().passkey_only && self.people.has_passkey(person.id, role_of(person))
    }

    /// What is in a wallet.
    pub fn wallet(&self, player: PlayerId) -> Money {
        Money::cents(self.ledger.balance(Account::Wallet(player.0)))
    }

    /// What lies in all drop boxes.
    pub fn drop_boxes(&self) -> Money {
        Money::cents(self.ledger.sum(|account| matches!(account, Account::Drop { .. })))
    }

    /// Reads the books, away from the tables.
    pub async fn read<T: Send + 'static, E: Into<RoomError> + Send + 'static>(
        &self,
        what: impl FnOnce(&mut Reader) -> Result<T, E> + Send + 'static,
    ) -> Result<T, RoomError> {
        lend(&self.readers, what).await
    }
}

impl Room {
    /// Reads much of the books, away from the tables and from those who read little.
    pub async fn study<T: Send + 'static, E: Into<RoomError> + Send + 'static>(
        &self,
        what: impl FnOnce(&mut Reader) -> Result<T, E> + Send + 'static,
    ) -> Result<T, RoomError> {
        lend(&self.students, what).await
    }

    /// What these tables were opened as, whether they are still open or not.
    pub async fn facts(&self, tables: &[TableId]) -> Result<Vec<Facts>, RoomError> {
        let seqs: Vec<u64> = {
            let opened = self.opened.read();
            tables.iter().filter_map(|table| opened.get(table).copied()).collect()
        };
        self.read(move |reader| facts_in(reader, &seqs)).await
    }
}

async fn lend<T: Send + 'static, E: Into<RoomError> + Send + 'static>(
    readers: &Arc<Readers>,
    what: impl FnOnce(&mut Reader) -> Result<T, E> + Send + 'static,
) -> Result<T, RoomError> {
    let readers = Arc::clone(readers);
    tokio::task::spawn_blocking(move || readers.lend(what)).await??.map_err(Into::into)
}

/// Somebody who asks, from their row.
pub fn actor(person: &Person) -> Actor {
    let (player, role, guest) = (PlayerId(person.id), role_of(person), is_guest(person));
    Actor { player, role, name: person.name.clone(), guest }
}

/// Every record of a log.
pub fn read_log(reader: &mut Reader, log: u32) -> Result<Vec<StoredRecord>, RoomError> {
    let mut all: Vec<StoredRecord> = Vec::new();
    loop {
        let after = all.last().map_or(0, |r| r.seq);
        let page = reader.records(log, after, PAGE)?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

/// All tables, by the house's book, with when they were closed, and the number of the last one that ever was.
type Tables = (BTreeMap<TableId, (TableSpec, Option<u64>)>, TableId);

/// The records in which tables were opened.
fn opened_in(house: &[StoredRecord]) -> BTreeMap<TableId, u64> {
    let opened = house.iter().filter_map(|row| table_opened(row).map(|(table, _)| (table, row.seq)));
    opened.collect()
}

fn tables_of(house: &[StoredRecord]) -> Result<Tables, RoomError> {
    let mut tables = BTreeMap::new();
    for record in house {
        match serde_json::from_str(&record.body) {
            Ok(HouseEvent::TableOpened { table, spec }) => drop(tables.insert(table, (*spec, None))),
            Ok(HouseEvent::TableClosed { table, .. }) => {
                tables
                    .entry(table)
                    .and_modify(|(_, closed): &mut (TableSpec, Option<u64>)| *closed = Some(record.at));
            }
            Ok(_) => {}
            Err(why) => {
                let (log, why) = (0, why.to_string());
                return Err(StoreError::Record { log, seq: record.seq, why }.into());
            }
        }
    }
    let last = tables.keys().next_back().copied().unwrap_or(0);
    Ok((tables, last))
}

/// Do chips lie at a table, other than in its drop box?
fn has_chips(loaded: &Loaded, table: TableId) -> bool {
    loaded.balances.iter().any(|(account, cents)| {
        let here = match account {
            Account::Stack { table, .. } | Account::Bank(table) | Account::Felt(table) => Some(*table),
            _ => None,
        };
        *cents != 0 && here == Some(table)
    })
}

/// A table as it was left, when the floor had closed it, and what was ruled at it.
type Restored = (Engine, Answers, Option<u64>, Vec<Ruled>);

/// Replays all tables, as many at once as the machine has cores: each has its own log, and none looks at another's.
fn restore_all(
    database: &str,
    key: &Arc<BooksKey>,
    tables: BTreeMap<TableId, (TableSpec, Option<u64>)>,
) -> Result<Vec<Restored>, RoomError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from).min(MOST_READERS);
    let workers = cores.min(tables.len());
    let to_do = Mutex::new(tables.into_iter());
    let next = || to_do.lock().next();
    let work = || -> Result<Vec<Restored>, RoomError> {
        let mut reader = Reader::open(database, Some(Arc::clone(key)))?;
        let tables = std::iter::from_fn(next).map(|(table, (spec, closed))| {
            restore(&mut reader, table, spec).map(|(engine, answers, ruled)| (engine, answers, closed, ruled))
        });
        tables.collect()
    };
    let mut restored = std::thread::scope(|scope| {
        let working: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let mut all = Vec::new();
        for worker in working {
            all.extend(worker.join().map_err(|_| RoomError::Broke)??);
        }
        Ok::<_, RoomError>(all)
    })?;
    restored.sort_by_key(|(engine, ..)| engine.table);
    Ok(restored)
}

/// Replays a table's log.
fn restore(
    reader: &mut Reader,
    table: TableId,
    spec: TableSpec,
) -> Result<(Engine, Answers, Vec<Ruled>), RoomError> {
    let secrets = reader.secrets(table)?;
    let seeds = secrets.into_iter().filter_map(|(n, hex)| Some((n, Seed::from_hex(hex).ok()?)));
    let mut engine = Engine::open(table, spec, Shuffles::with_seeds(seeds))?;
    let (mut answers, mut ruled) = (Answers::default(), Vec::new());
    loop {
        let page = reader.records(table, engine.seq, PAGE)?;
        if page.is_empty() {
            return Ok((engine, answers, ruled));
        }
        for stored in page {
            let record = crate::past::read(table, &stored)?;
            engine.replay((stored.seq, stored.at), &record);
            ruled.extend(ruling_in(table, &stored, &record));
            if let (Some(actor), Some(action)) = (stored.actor, stored.action) {
                answers.keep((PlayerId(actor), action), Ok(stored.seq));
            }
        }
    }
}
