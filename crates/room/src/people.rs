//! Everybody the room knows, and their sessions: a memory of what the ledger has on disk.

mod barred;
mod faces;
mod locks;
mod passkeys;
mod patrons;
mod told;

pub use barred::{Until, holds};
pub use faces::{FACES, LONGEST_REMARK, MOST_REMARKS, Remarks};
pub use passkeys::{Passkey, handle};

use crate::protocol::Role;
use crate::table::now_ms;
use crate::visits::{self, Visit};
use games::PlayerId;
use ledger::{Loaded, Person, Session, Side};
use parking_lot::RwLock;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard, watch};

/// Does somebody with this role work here?
pub const fn works_here(role: Role) -> bool {
    !matches!(role, Role::Player | Role::ThirdParty)
}

/// How long a session lasts, in milliseconds: thirty days; that of somebody who works here, a long shift.
pub const fn session_lasts(role: Role) -> u64 {
    const HOUR: u64 = 3600 * 1000;
    match role {
        Role::Player | Role::ThirdParty => 30 * 24 * HOUR,
        _ => 12 * HOUR,
    }
}

/// The note that somebody has to choose a password of their own, because theirs was told to them.
const DUE: &str = "password due ";
/// The note of the greatest number that anybody was ever given.
const LAST: &str = "last person";
/// The note of what is known of somebody's sessions.
const VISITS: &str = "visits ";

/// Since when a guest was not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// They have no session that is open, and no way back to themselves.
    NoSession,
    /// Their last session was last used then, as far as is known.
    Since(u64),
}

/// Everybody.
#[derive(Debug, Default)]
pub struct People {
    inner: RwLock<Inner>,
    changes: Mutex<()>,
    /// Told whenever sessions end or are locked.
    ends: watch::Sender<()>,
    /// After how many milliseconds in which nobody does anything a session of the staff is locked; zero for never.
    idle: AtomicU64,
}

/// Held by whoever changes somebody who is known already: what is read, checked and written under it is one step, and
/// nobody writes back what somebody else has changed since.
pub struct Alone<'a> {
    _turn: MutexGuard<'a, ()>,
}

#[derive(Debug, Default)]
struct Inner {
    people: HashMap<u32, Arc<Person>>,
    names: HashMap<String, u32>,
    /// What each name looks like, and whose it was first.
    looks: HashMap<String, u32>,
    sessions: HashMap<String, Session>,
    /// What is known of each session.
    visits: HashMap<String, Arc<Visit>>,
    /// Who has to choose another password before anything else.
    due: HashSet<u32>,
    /// The hashes of PINs.
    pins: HashMap<u32, String>,
    passkeys: HashMap<u32, Vec<Passkey>>,
    /// Whose account is disabled, and who is kept out.
    barred: barred::Barred,
    /// Whom the staff named, or know by their seat.
    patrons: HashMap<u32, patrons::Patron>,
    /// The faces that people chose.
    faces: HashMap<u32, u16>,
    /// The languages that people chose.
    languages: HashMap<u32, &'static str>,
    /// What people wrote down of others.
    remarks: HashMap<u32, Remarks>,
    last: u32,
    /// Whom something changed of while everybody is being read again, by how many at once.
    touched: HashSet<u32>,
    readings: u32,
}

/// The role as it is written on disk.
pub fn role_name(role: Role) -> String {
    serde_json::to_value(role).ok().and_then(|v| v.as_str().map(String::from)).unwrap_or_default()
}

/// The role that is written on disk.
pub fn role_of(person: &Person) -> Role {
    serde_json::from_value(person.role.clone().into()).unwrap_or(Role::Player)
}

/// Somebody who came without an account, and is given chips all the same.
pub fn is_guest(person: &Person) -> bool {
    person.password.is_none() && !person.bot
}

/// What a session is known by: the token itself is in the cookie only.
pub fn session_key(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// Characters that show nothing themselves: controls, what turns the direction of writing round, spaces of no width,
/// fillers and tags. With them one name can look like another, and a line read backwards.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{180e}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
        )
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

/// What a name looks like: letters that cannot be told apart, of whatever script, are one.
fn looks(name: &str) -> String {
    unicode_security::skeleton(&folded(name)).collect::<String>().to_lowercase()
}

/// Names that speak for the house.
const OF_THE_HOUSE: &[&str] = &[
    "admin",
    "administrator",
    "auditor",
    "bank",
    "banker",
    "cage",
    "cardroom",
    "cashier",
    "dealer",
    "floor",
    "house",
    "house dealer",
    "management",
    "manager",
    "moderator",
    "staff",
    "support",
    "system",
    "the bank",
    "the cage",
    "the dealer",
    "the floor",
    "the house",
];

/// Would somebody of this name, or one that looks like it, or with a number behind it, be taken for the house?
pub fn is_of_the_house(name: &str) -> bool {
    let bare = name.trim_end_matches(|c: char| !c.is_alphabetic());
    let bare = bare.trim_start_matches(|c: char| !c.is_alphabetic());
    OF_THE_HOUSE.iter().any(|ours| looks(ours) == looks(bare) || looks(ours) == looks(name))
}

impl Inner {
    /// Has nobody a name like this one?
    fn is_free(&self, name: &str) -> bool {
        !self.names.contains_key(&folded(name)) && !self.looks.contains_key(&looks(name))
    }

    /// Something of somebody changes: a reading that has begun does not know of it.
    fn touch(&mut self, person: u32) {
        if self.readings > 0 {
            self.touched.insert(person);
        }
    }

    fn reserve(&mut self, name: &str, id: u32) {
        self.touch(id);
        // Those who are called by their seat share a name; it stays with whom it was first.
        self.names.entry(folded(name)).or_insert(id);
        self.looks.entry(looks(name)).or_insert(id);
    }
}

impl People {
    /// What the ledger had.
    pub fn load(loaded: &Loaded) -> People {
        let mut inner = Inner::default();
        for person in &loaded.people {
            inner.put(person.clone());
        }
        // Numbers of people who are known no longer are not given again.
        let last = loaded.notes.get(LAST).and_then(|said| said.parse().ok()).unwrap_or(0);
        inner.last = inner.last.max(last);
        for session in &loaded.sessions {
            inner.sessions.insert(session.key.clone(), session.clone());
        }
        for (key, said) in loaded.notes.iter().filter(|(key, _)| key.starts_with(VISITS)) {
            let known = visits::read(said).into_iter().filter(|(key, _)| inner.sessions.contains_key(key));
            let known: Vec<_> = known.map(|(key, visit)| (key, Arc::new(visit))).collect();
            tracing::debug!(key, sessions = known.len(), "sessions that are known");
            // When somebody last did something is not on disk: the time until they are locked begins anew.
            known.iter().for_each(|(_, visit)| visit.is_busy(now_ms()));
            inner.visits.extend(known);
        }
        let due = loaded.notes.iter().filter(|(_, said)| !said.is_empty());
        inner.due = due.filter_map(|(key, _)| key.strip_prefix(DUE)?.parse().ok()).collect();
        inner.pins = locks::pins(loaded);
        inner.passkeys = passkeys::passkeys(loaded);
        inner.barred = barred::Barred::load(loaded);
        inner.patrons = patrons::patrons(loaded);
        (inner.faces, inner.remarks) = (faces::faces(loaded), faces::remarks(loaded));
        inner.languages = faces::languages(loaded);
        People { inner: RwLock::new(inner), ..People::default() }
    }

    /// Waits for one's turn to change somebody.
    pub async fn alone(&self) -> Alone<'_> {
        Alone { _turn: self.changes.lock().await }
    }

    fn read(&self) -> parking_lot::RwLockReadGuard<'_, Inner> {
        self.inner.read()
    }

    fn write(&self) -> parking_lot::RwLockWriteGuard<'_, Inner> {
        self.inner.write()
    }

    /// Somebody by number.
    pub fn get(&self, player: PlayerId) -> Option<Arc<Person>> {
        self.read().people.get(&player.0).cloned()
    }

    /// Somebody by name; the case of the letters does not matter.
    pub fn by_name(&self, name: &str) -> Option<Arc<Person>> {
        let inner = self.read();
        inner.names.get(&folded(name)).and_then(|id| inner.people.get(id)).cloned()
    }

    /// What a person is called.
    pub fn name(&self, player: PlayerId) -> String {
        self.get(player).map_or_else(|| format!("player {}", player.0), |p| p.name.clone())
    }

    /// Everybody, by number.
    pub fn all(&self) -> Vec<Arc<Person>> {
        let mut all: Vec<_> = self.read().people.values().cloned().collect();
        all.sort_by_key(|p| p.id);
        all
    }

    /// Reserves a number and a name that is free: the name itself, or with a number behind it. None where the name
    /// must be exactly this and is taken.
    pub fn reserve(&self, name: &str, exactly: bool) -> Option<(u32, String)> {
        let mut inner = self.write();
        let mut free = name.trim().to_string();
        let mut n = 1;
        while !inner.is_free(&free) {
            if exactly {
                return None;
            }
            n += 1;
            free = format!("{} {n}", name.trim());
        }
        inner.last += 1;
        let id = inner.last;
        inner.reserve(&free, id);
        Some((id, free))
    }

    /// Reserves a number for somebody whose name is nobody's own.
    pub fn number(&self) -> u32 {
        let mut inner = self.write();
        inner.last += 1;
        inner.last
    }

    /// Reserves a new name for somebody who has another.
    pub fn rename(&self, id: u32, name: &str) -> bool {
        let mut inner = self.write();
        let owner = inner.names.get(&folded(name)).or_else(|| inner.looks.get(&looks(name))).copied();
        let free = owner.is_none_or(|owner| owner == id);
        if free {
            inner.reserve(name, id);
        }
        free
    }

    /// Lets go of a name that was reserved for somebody and could not be written. The name they have stays theirs.
    pub fn release(&self, id: u32, name: &str) {
        let mut inner = self.write();
        inner.touch(id);
        let name = folded(name);
        let theirs = inner.people.get(&id).is_some_and(|person| folded(&person.name) == name);
        if !theirs && inner.names.get(&name) == Some(&id) {
            inner.names.remove(&name);
            inner.looks.retain(|look, owner| *owner != id || *look != looks(&name));
        }
    }

    /// Somebody is new, and it is on disk.
    pub fn add(&self, person: Person) {
        self.write().put(person);
    }

    /// Must they choose another password before anything else?
    pub fn is_due(&self, person: u32) -> bool {
        self.read().due.contains(&person)
    }

    /// What is written where somebody must, or has.
    pub fn due_note(person: u32, due: bool) -> Side {
        Side::Note { key: format!("{DUE}{person}"), value: if due { "due" } else { "" }.into() }
    }

    /// They must, or have, and it is on disk.
    pub fn set_due(&self, person: u32, due: bool) {
        let mut inner = self.write();
        inner.touch(person);
        if due {
            inner.due.insert(person)
        } else {
            inner.due.remove(&person)
        };
    }

    /// The sessions of somebody that would last longer than this, cut short.
    pub fn cut_short(&self, person: u32, until: u64) -> Vec<Session> {
        let inner = self.read();
        let longer = inner.sessions.values().filter(|s| s.person == person && s.until > until);
        longer.map(|session| Session { until, ..session.clone() }).collect()
    }

    /// The greatest number that anybody was ever given, as it is written.
    pub fn last_note(&self) -> Side {
        Side::Note { key: LAST.into(), value: self.read().last.to_string() }
    }

    /// The notes of somebody who is known no longer.
    pub fn notes_of(person: u32) -> impl Iterator<Item = Side> {
        let own = [DUE, VISITS].map(|name| Side::ForgetNote(format!("{name}{person}")));
        own.into_iter().chain(People::faces_of(person)).chain([People::patron_forgotten(person)])
    }

    /// Sessions that are over, so many at most.
    pub fn over_by(&self, now: u64, most: usize) -> Vec<String> {
        let inner = self.read();
        inner.sessions.values().filter(|s| s.until <= now).map(|s| s.key.clone()).take(most).collect()
    }

    /// Every guest, and since when they were not seen.
    pub fn guests(&self, now: u64) -> Vec<(u32, Unseen)> {
        let inner = self.read();
        let mut seen: HashMap<u32, u64> = HashMap::new();
        for session in inner.sessions.values().filter(|s| s.until > now) {
            let visit = inner.visits.get(&session.key);
            let used = visit.map_or(0, |visit| visit.last().unwrap_or(0).max(visit.since));
            let last = seen.entry(session.person).or_default();
            *last = used.max(*last);
        }
        let guests = inner.people.values().filter(|person| is_guest(person));
        let unseen = |id: &u32| seen.get(id).map_or(Unseen::NoSession, |at| Unseen::Since(*at));
        guests.map(|person| (person.id, unseen(&person.id))).collect()
    }

    /// Somebody is known no longer, and it is on disk.
    pub fn forget(&self, _alone: &Alone<'_>, id: u32) {
        self.drop_person(id);
    }

    fn drop_person(&self, id: u32) {
        let mut inner = self.write();
        inner.touch(id);
        inner.faces.remove(&id);
        inner.patrons.remove(&id);
        inner.languages.remove(&id);
        inner.remarks.remove(&id);
        if let Some(person) = inner.people.remove(&id) {
            let (name, look) = (folded(&person.name), looks(&person.name));
            if inner.names.get(&name) == Some(&id) {
                inner.names.remove(&name);
            }
            if inner.looks.get(&look) == Some(&id) {
                inner.looks.remove(&look);
            }
        }
        inner.due.remove(&id);
        drop(inner);
        self.end_all(id);
    }

    /// Somebody has changed, and it is on disk.
    pub fn change(&self, _alone: &Alone<'_>, person: Person) {
        self.write().put(person);
    }

    /// A session began, and it is on disk.
    pub fn begin(&self, session: Session, visit: Arc<Visit>) {
        let mut inner = self.write();
        inner.touch(session.person);
        inner.visits.insert(session.key.clone(), visit);
        inner.sessions.insert(session.key.clone(), session);
    }

    /// The name of the note of somebody's sessions.
    pub fn visits_key(person: u32) -> String {
        format!("{VISITS}{person}")
    }

    /// What is written where a session of somebody begins: it, and their others that are known.
    pub fn visits_note(&self, person: u32, key: &str, visit: &Visit) -> Side {
        let inner = self.read();
        let theirs = inner.sessions.values().filter(|s| s.person == person && s.key != key);
        let known = theirs.filter_map(|s| Some((s.key.as_str(), &**inner.visits.get(&s.key)?)));
        let value = visits::written(known.chain([(key, visit)]));
        Side::Note { key: People::visits_key(person), value }
    }

    /// The sessions of somebody that are open, the latest first.
    pub fn sessions_of(&self, person: u32, now: u64) -> Vec<(Session, Arc<Visit>)> {
        let inner = self.read();
        let theirs = inner.sessions.values().filter(|s| s.person == person && s.until > now);
        let visit = |s: &Session| inner.visits.get(&s.key).cloned().unwrap_or_default();
        let mut all: Vec<_> = theirs.map(|s| (s.clone(), visit(s))).collect();
        all.sort_by_key(|(session, visit)| (std::cmp::Reverse(visit.since), session.key.clone()));
        all
    }

    /// A session ends sooner than it would have, and it is on disk.
    pub fn cut(&self, session: Session) {
        let mut inner = self.write();
        inner.touch(session.person);
        inner.sessions.insert(session.key.clone(), session);
        drop(inner);
        self.ends.send_replace(());
    }

    /// A session ended.
    pub fn end(&self, key: &str) {
        let mut inner = self.write();
        if let Some(session) = inner.sessions.remove(key) {
            inner.touch(session.person);
        }
        inner.visits.remove(key);
        drop(inner);
        self.ends.send_replace(());
    }

    /// All sessions of a person ended.
    pub fn end_all(&self, person: u32) {
        self.end_all_but(person, None);
    }

    /// All sessions of a person ended, but perhaps for one.
    pub fn end_all_but(&self, person: u32, but: Option<&str>) {
        let mut inner = self.write();
        inner.touch(person);
        let Inner { sessions, visits, .. } = &mut *inner;
        sessions.retain(|key, s| s.person != person || but == Some(key));
        visits.retain(|key, _| sessions.contains_key(key));
        drop(inner);
        self.ends.send_replace(());
    }

    /// Ready as soon as a session is over, however it ends, or locked.
    pub async fn over(&self, key: &str) {
        let mut ends = self.ends.subscribe();
        loop {
            let until = self.read().sessions.get(key).map_or(0, |session| session.until);
            let until = self.locks_at(key).map_or(until, |locks| until.min(locks));
            let left = until.saturating_sub(now_ms());
            if left == 0 {
                return;
            }
            tokio::select! {
                _ = ends.changed() => {}
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
            }
        }
    }

    /// Whose session a cookie's token is.
    pub fn of_token(&self, token: &str, now: u64) -> Option<Arc<Person>> {
        self.of_session(&session_key(token), now)
    }

    /// Whose session this is, as they are now; nobody's once it has ended.
    pub fn of_session(&self, key: &str, now: u64) -> Option<Arc<Person>> {
        let inner = self.read();
        let session = inner.sessions.get(key).filter(|s| s.until > now)?;
        inner.visits.get(key).inspect(|visit| visit.is_used(now));
        inner.people.get(&session.person).cloned()
    }

    /// Is the session still open?
    pub fn is_open(&self, key: &str, now: u64) -> bool {
        self.of_session(key, now).is_some()
    }
}

impl Inner {
    fn put(&mut self, person: Person) {
        if let Some(before) = self.people.get(&person.id)
            && folded(&before.name) != folded(&person.name)
        {
            let (old, look) = (folded(&before.name), looks(&before.name));
            self.names.remove(&old);
            if self.looks.get(&look) == Some(&person.id) {
                self.looks.remove(&look);
            }
        }
        self.last = self.last.max(person.id);
        self.reserve(&person.name, person.id);
        self.people.insert(person.id, Arc::new(person));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: u32, name: &str) -> Person {
        Person { id, name: name.into(), role: role_name(Role::Player), password: None, bot: false }
    }

    #[test]
    fn a_name_that_could_not_be_written_is_free_again_and_ones_own_stays() {
        let people = People::default();
        let (ada, name) = people.reserve("Ada", false).unwrap();
        people.add(person(ada, &name));
        assert!(people.rename(ada, "Lovelace"));
        assert!(people.reserve("lovelace", true).is_none(), "reserved while it is being written");
        people.release(ada, "Lovelace");
        people.release(ada, "Ada");
        assert!(people.reserve("ADA", true).is_none(), "what was written stays");
        let (other, _) = people.reserve("Lovelace", true).expect("free again");
        people.release(ada, "Lovelace");
        assert!(people.reserve("Lovelace", true).is_none(), "somebody else's reservation is not let go");
        people.release(other, "Lovelace");
        assert!(people.rename(ada, "Lovelace"));
    }

    #[test]
    fn names_that_look_alike_are_one_and_none_is_taken_for_the_house() {
        let people = People::load(&Loaded::default());
        assert!(people.reserve("Pavel", true).is_some());
        for twin in [
            "pavel",
            "\u{420}\u{430}vel",
            "Pave\u{6c}\u{301}".trim_end_matches('\u{301}'),
            "P\u{3b1}vel",
            "Pavel ",
        ] {
            assert!(people.reserve(twin, true).is_none(), "{twin}");
        }
        assert!(people.reserve("Pawel", true).is_some());
        assert_eq!(
            people.reserve("\u{420}avel", false).map(|(_, name)| name).as_deref(),
            Some("\u{420}avel 2")
        );
        for ours in [
            "Dealer",
            "dealer 2",
            "\u{414}ealer".replace('\u{414}', "D").as_str(),
            "D\u{435}\u{430}ler",
            "THE HOUSE",
            "Cage.",
            "-Floor-",
        ] {
            assert!(is_of_the_house(ours), "{ours}");
        }
        for other in ["Housekeeper", "Dealerson", "Flora", "Banks", "Ann"] {
            assert!(!is_of_the_house(other), "{other}");
        }
    }
}
