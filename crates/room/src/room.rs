//! The room: its people, its books, its tables. Everything that HTTP, WebSockets and the command line do goes
//! through here.

use crate::commands::Actor;
use crate::counters::Counters;
use crate::cutting::HouseSign;
use crate::digest::{Digests, keep_digest};
use crate::drawers::Drawers;
use crate::engine::os_seed;
use crate::error::RoomError;
use crate::exams::{book::SchoolBook, keep_time};
use crate::floor::TableOrder;
use crate::floor_book::FloorBook;
use crate::guests::Allowances;
use crate::house::{Author, House, first_chips};
use crate::house_book::{HouseBook, keep_book};
use crate::losses;
use crate::nodes::{Joining, Nodes};
use crate::past::{Facts, facts_in};
use crate::people::{People, is_guest, role_name, role_of, works_here};
use crate::permissions::{self, Deed, MOST_OVER_THE_COUNTER};
use crate::private;
use crate::programs::Programs;
use crate::protocol::{Loss, Me, Role, TableId, TableSummary};
use crate::record::{HouseEvent, Pace};
use crate::restore::{Restored, check_chips, open_tables, restore_all};
use crate::shifts::Shifts;
use crate::signatures::Signatures;
use crate::table::{self, Handle, Message, Services};
use chips::Money;
use games::PlayerId;
use games::rulebook::Houses;
use ledger::{Account, CommitError, Lease, Ledger, Loaded, Person, Reader, Readers, Side, StoredRecord};
use parking_lot::{Mutex, RwLock};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::{broadcast, oneshot, watch};

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
    /// How it is one of several nodes, where it is.
    pub joining: Option<Joining>,
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
    /// Shifts, and the count of the drop.
    pub shifts: Shifts,
    /// The cage's drawers that are open.
    pub drawers: Drawers,
    /// Who waits for a seat, and for whom providers' people sit.
    pub floor_book: FloorBook,
    /// Exams, sittings, and what people have learned.
    pub school: SchoolBook,
    /// What the tables' logs come to.
    pub digests: Arc<Digests>,
    /// House files.
    pub houses: Houses,
    /// Counters for `/metrics`.
    pub counters: Arc<Counters>,
    /// What people may keep of chips that came from guests.
    pub(crate) allowances: Arc<Allowances>,
    /// Ends of the books that were lost.
    pub(crate) losses: RwLock<Vec<Loss>>,
    /// The other nodes, where there are any.
    pub(crate) nodes: Option<Arc<Nodes>>,
    /// Where the books are.
    pub(crate) database: String,
    /// Held by whoever is answered at the house's desk: it is not given away meanwhile.
    pub(crate) desk: tokio::sync::RwLock<()>,
    /// Who has another role, or other chips, by what the staff did.
    pub(crate) hellos: broadcast::Sender<PlayerId>,
    /// Is the house's book in order, with all tables of a new floor?
    laid: watch::Sender<bool>,
    floor: Vec<TableOrder>,
    readers: Arc<Readers>,
    /// For questions that take long: who asks one waits for others who do, and nobody else waits.
    students: Arc<Readers>,
    /// The record of the house's book in which each table was opened.
    pub(crate) opened: RwLock<BTreeMap<TableId, u64>>,
    pub(crate) tables: RwLock<BTreeMap<TableId, Handle>>,
    /// The tables that were closed.
    pub(crate) closed: RwLock<BTreeSet<TableId>>,
    /// The programs that sit at private tables, and when each of those tables was last used, as far as was looked.
    pub(crate) troupe: tokio::sync::Mutex<Vec<PlayerId>>,
    pub(crate) looked_at: Mutex<BTreeMap<TableId, u64>>,
    pub(crate) last_table: tokio::sync::Mutex<TableId>,
    connections: AtomicU64,
    /// Since when it is open.
    pub(crate) since: u64,
    pub(crate) pace: Pace,
    /// The key by which browsers are known from which somebody signed in.
    pub(crate) device_key: RwLock<String>,
    manager_token: Mutex<Option<String>>,
}

/// How long a new floor takes at most, before the doors open all the same.
const LAYING_TAKES: Duration = Duration::from_secs(120);

/// The number of the first connection. Tables know connections of several nodes.
fn first_connection(nodes: bool) -> u64 {
    if !nodes {
        return 1;
    }
    let [a, b, c, d, ..] = os_seed();
    u64::from(u32::from_le_bytes([a, b, c, d & 0x0f])) << 24
}

/// What a start reads.
struct Read {
    database: String,
    ledger: Ledger,
    lease: Option<Lease>,
    loaded: Loaded,
    book: HouseBook,
    standing: Vec<StoredRecord>,
    restored: Vec<Restored>,
    last_table: TableId,
    losses: Vec<Loss>,
}

impl Read {
    fn open(
        database: String,
        keys: &Path,
        patience: Duration,
        node: Option<String>,
    ) -> Result<Read, RoomError> {
        let (ledger, loaded) = Ledger::open_as(&database, keys, patience, node.as_deref())?;
        let mut reader = Reader::open(&database, Some(Arc::clone(ledger.key())))?;
        losses::check(&mut reader, &loaded)?;
        let lease = node.as_deref().map(|node| Lease::start(&database, node)).transpose()?;
        let book = HouseBook::open(&mut reader)?;
        let (mut restored, mut last_table) = (Vec::new(), book.opened().len() as TableId);
        if node.is_none() {
            reader.check_seals(&ledger.public_key())?;
            let (tables, last) = open_tables(&book, &mut reader, &loaded)?;
            last_table = last;
            restored = restore_all(&database, ledger.key(), tables)?;
            check_chips(&loaded, &restored)?;
            let records: u64 = restored.iter().map(Restored::read).sum();
            tracing::info!(
                tables = restored.len(),
                records,
                "the tables are back; so many records were read"
            );
        }
        let (standing, losses) = (book.standing(&mut reader)?, book.losses(&mut reader)?);
        Ok(Read { database, ledger, lease, loaded, book, standing, restored, last_table, losses })
    }
}

/// The note that keeps the token of the manager's link.
pub(crate) const MANAGER_TOKEN: &str = "manager token";
/// The note of the key by which browsers are known from which somebody signed in.
const DEVICE_KEY: &str = "device key";
/// The note that says how far the floor of a new room is.
const FLOOR: &str = "floor";
const LAYING: &str = "being laid";

impl Room {
    /// Opens the room: reads the books and checks that they are as they were left, brings every table back, and lays out the
    /// floor where there is none. As one of several nodes, it takes the tables that fall to it.
    pub async fn open(opening: Opening) -> Result<Arc<Room>, RoomError> {
        let Opening { database, keys, houses, floor, pace, patience, joining } = opening;
        let name = joining.as_ref().map(|joining| joining.name.clone());
        let read = tokio::task::spawn_blocking(move || Read::open(database, &keys, patience, name));
        let Read { database, ledger, lease, loaded, book, standing, restored, last_table, losses } =
            read.await??;
        let key = Arc::clone(ledger.key());
        let readers = |most| Arc::new(Readers::new(&database, Arc::clone(&key), most));
        let nodes = match (&joining, lease) {
            (Some(joining), Some(lease)) => {
                Some(Nodes::join(joining, lease, &ledger.public_key(), ledger.pits(), patience).await?)
            }
            _ => None,
        };
        let people = Arc::new(People::load(&loaded));
        let mut house = House::open(ledger.clone(), book.seq);
        house.far = nodes.as_ref().map(|nodes| nodes.bus.clone());
        let house = Arc::new(house);
        let signatures = Arc::new(Signatures::load(Arc::clone(&house), Arc::clone(&people), &standing));
        let (readers, students) = (readers(QUICK), readers(SLOW));
        let room = Arc::new(Room {
            house,
            signatures,
            shifts: Shifts::load(&standing),
            drawers: Drawers::load(&standing),
            floor_book: FloorBook::load(&standing),
            school: SchoolBook::load(&standing, book.school()),
            digests: Arc::default(),
            ledger,
            people,
            houses,
            counters: Arc::default(),
            allowances: Arc::new(Allowances::load(&loaded)),
            losses: RwLock::new(losses),
            nodes: nodes.clone(),
            database,
            desk: tokio::sync::RwLock::new(()),
            hellos: broadcast::Sender::new(256),
            laid: watch::Sender::new(false),
            floor,
            readers,
            students,
            opened: RwLock::new(book.opened()),
            tables: RwLock::default(),
            closed: RwLock::new(book.closed()),
            troupe: tokio::sync::Mutex::default(),
            looked_at: Mutex::default(),
            last_table: tokio::sync::Mutex::new(last_table),
            connections: AtomicU64::new(first_connection(nodes.is_some())),
            since: table::now_ms(),
            pace,
            device_key: RwLock::default(),
            manager_token: Mutex::default(),
        });
        room.read_notes(&loaded).await;
        match &nodes {
            Some(nodes) => {
                room.start_nodes(nodes).await?;
                if room.is_house() {
                    let mut laid = room.laid.subscribe();
                    let _ = tokio::time::timeout(LAYING_TAKES, laid.wait_for(|laid| *laid)).await;
                }
            }
            None => room.bring_back(loaded, book, restored).await?,
        }
        Ok(room)
    }

    /// Brings all tables back: nobody else has any.
    async fn bring_back(
        self: &Arc<Room>,
        loaded: Loaded,
        book: HouseBook,
        restored: Vec<Restored>,
    ) -> Result<(), RoomError> {
        let settled = book.settled;
        let mut rulings = Vec::new();
        let mut programs = Programs::of(&loaded);
        self.signatures.settle().await?;
        for mut table in restored {
            rulings.append(&mut table.ruled);
            let seated = programs.seated.get(&table.engine.table).copied().unwrap_or(0);
            if table.closed.is_none() && seated < table.engine.spec.bots {
                // The room was cut off before all its programs sat down.
                self.seat_and_run(table, seated, &mut programs.idle).await?;
            } else {
                self.run_table(table);
            }
        }
        self.send_off_again().await;
        self.finish_signed_rulings().await?;
        self.note_rulings(settled, rulings).await?;
        Arc::clone(self).begin_house(book).await
    }

    /// What the room remembers by name.
    pub(crate) async fn read_notes(&self, loaded: &Loaded) {
        let troupe = loaded.notes.get(private::TROUPE).map(String::as_str).unwrap_or_default();
        *self.troupe.lock().await = troupe.split(' ').filter_map(|n| n.parse().ok()).map(PlayerId).collect();
        let key = loaded.notes.get(DEVICE_KEY).cloned();
        *self.device_key.write() = key.unwrap_or_default();
        *self.manager_token.lock() = loaded.notes.get(MANAGER_TOKEN).filter(|t| !t.is_empty()).cloned();
        let laying = loaded.notes.get(FLOOR).is_some_and(|said| said == LAYING);
        // A floor is laid once. Where that was interrupted, it is laid to its end.
        self.laid.send_replace(loaded.notes.contains_key(FLOOR) && !laying);
    }

    /// Sees to it that the house's book is in order: its keys, its settings, and the tables of a new floor.
    pub(crate) async fn begin_house(self: Arc<Room>, book: HouseBook) -> Result<(), RoomError> {
        if self.device_key.read().is_empty() {
            let key = hex::encode(os_seed());
            self.note(vec![Side::Note { key: DEVICE_KEY.into(), value: key.clone() }]).await?;
            *self.device_key.write() = key;
        }
        self.signatures.settle().await?;
        let laid = *self.last_table.lock().await as usize;
        // Books of earlier rooms do not say how far their floor is, but have tables.
        let to_be_laid = !*self.laid.borrow() && (laid == 0 || self.is_being_laid().await?);
        if to_be_laid {
            self.lay_the_floor(&self.floor, laid).await?;
        }
        self.laid.send_replace(true);
        tokio::spawn(keep_book(Arc::downgrade(&self), book));
        tokio::spawn(keep_digest(Arc::downgrade(&self)));
        tokio::spawn(keep_time(Arc::downgrade(&self)));
        Ok(())
    }

    async fn is_being_laid(&self) -> Result<bool, RoomError> {
        let loaded = self.read(|reader| reader.load()).await?;
        Ok(loaded.notes.get(FLOOR).is_some_and(|said| said == LAYING))
    }

    /// Opens the tables of a new room, but for those that were opened before it was interrupted.
    async fn lay_the_floor(self: &Arc<Room>, floor: &[TableOrder], laid: usize) -> Result<(), RoomError> {
        let note = |key: &str, value: &str| Side::Note { key: key.into(), value: value.into() };
        if laid == 0 {
            self.offer_manager_link(vec![note(FLOOR, LAYING)]).await?;
        }
        let tables = floor.iter().flat_map(|order| (0..order.count).map(move |_| order));
        for order in tables.skip(laid) {
            self.open_table(&self.houses, order, Author::default()).await?;
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
        if bot && let Some(bus) = self.house.elsewhere() {
            let id = self.program_there(bus, name, role == Role::ThirdParty).await?;
            self.meet(PlayerId(id)).await;
            return Ok(self.people.get(PlayerId(id)).map(|person| Person::clone(&person)));
        }
        let Some((id, name)) = self.people.reserve(name, exactly) else { return Ok(None) };
        let person = Person { id, name, role: role_name(role), password, bot };
        for side in &mut sides {
            match side {
                Side::Session(session) => session.person = id,
                Side::Note { key, .. } if *key == People::visits_key(0) => *key = People::visits_key(id),
                _ => {}
            }
        }
        self.enroll(Author::default(), person, first_chips(role, bot), sides).await.map(Some)
    }

    /// Writes somebody down whose number and name are reserved, with the chips they are given.
    pub(crate) async fn enroll(
        &self,
        author: Author,
        person: Person,
        chips: Money,
        mut sides: Vec<Side>,
    ) -> Result<Person, CommitError> {
        sides.push(Side::Person(person.clone()));
        let (player, name, role) = (PlayerId(person.id), person.name.clone(), role_of(&person));
        let event = HouseEvent::Welcomed { player, name, role, bot: person.bot, chips };
        if let Err(why) = self.house.write_surely(author, &event, sides).await {
            self.people.release(person.id, &person.name);
            return Err(why);
        }
        self.people.add(person.clone());
        Ok(person)
    }

    /// The house's signature over what is cut.
    fn sign(&self) -> HouseSign {
        let ledger = self.ledger.clone();
        Arc::new(move |what| hex::encode(ledger.sign_cut(what)))
    }

    pub(crate) fn run_table(self: &Arc<Room>, table: Restored) {
        let Restored { engine, answers, closed, snapshots, .. } = table;
        let table = engine.table;
        let bots = engine
            .game
            .people()
            .into_iter()
            .map(|(p, _)| p)
            .filter_map(|p| self.people.get(p).filter(|person| person.bot))
            .map(|person| (PlayerId(person.id), self.character(&engine, &person)))
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
            snapshots,
        };
        let handle = table::start(engine, services, answers);
        self.tables.write().insert(table, handle);
        self.let_go_if_elsewhere(table);
    }

    fn tables(&self) -> BTreeMap<TableId, Handle> {
        self.tables.read().clone()
    }

    /// A table by number.
    pub fn table(&self, table: TableId) -> Option<Handle> {
        self.tables.read().get(&table).cloned()
    }

    /// The line of every table in the lobby. Private ones are found by their link.
    pub fn lobby(&self) -> Vec<TableSummary> {
        let (tables, closed) = (self.tables(), self.closed.read());
        let mut lines: Vec<TableSummary> = Vec::with_capacity(tables.len());
        for table in tables.values().filter(|table| table.info.private.is_none()) {
            let mut line = table.summary.read().clone();
            if closed.contains(&line.table) {
                // ROOM-6: nobody sits down there any more, and it is gone when the last of those who sat there has left.
                (line.closed, line.free) = (true, Vec::new());
            }
            lines.extend((!line.closed || !line.people.is_empty()).then_some(line));
        }
        lines
    }

    /// Freezes every table where it is: nothing is being written when this is done, and a restart goes on from here. All
    /// tables are asked at once. One that waits for a database which is away has acknowledged nothing: it is not waited for
    /// for ever, and no longer once `hurry` is ready. Gives what was left.
    pub async fn stop(&self, hurry: impl Future<Output = ()>) -> Left {
        let mut stopping = tokio::task::JoinSet::new();
        for handle in self.tables().into_values().filter(Handle::is_here) {
            stopping.spawn(async move {
                let (answer, stopped) = oneshot::channel();
                if handle.tell(Message::Stop(answer)).await.is_ok() {
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
        let gives = if permissions::may(role, Deed::GiveRoles) { Role::ALL.to_vec() } else { Vec::new() };
        Me {
            player: PlayerId(person.id),
            name: person.name.clone(),
            face: self.people.face(person.id),
            language: self.people.language(person.id).map(String::from),
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
            employs: gives.iter().copied().filter(|role| works_here(*role)).collect(),
            gives,
            counter_most: permissions::may(role, Deed::Cage).then_some(MOST_OVER_THE_COUNTER),
            role_waits: self.signatures.role_waits(PlayerId(person.id)),
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
