//! Locked sessions of the staff, and the PINs that open them again.

use super::{People, role_of, works_here};
use crate::visits::Visit;
use ledger::{Loaded, Side};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

/// The note of the hash of somebody's PIN.
const PIN: &str = "pin ";

/// The hashes of PINs that the ledger had.
pub(super) fn pins(loaded: &Loaded) -> HashMap<u32, String> {
    let pins = loaded.notes.iter().filter(|(_, hash)| !hash.is_empty());
    pins.filter_map(|(key, hash)| Some((key.strip_prefix(PIN)?.parse().ok()?, hash.clone()))).collect()
}

/// Is this the note of a PIN?
pub(super) fn is_pin(key: &str) -> bool {
    key.starts_with(PIN)
}

impl People {
    /// After how many minutes in which nobody does anything a session of the staff is locked; zero for never.
    pub fn lock_after(&self, minutes: u32) {
        self.idle.store(u64::from(minutes) * 60_000, Relaxed);
        self.ends.send_replace(());
    }

    /// When a session is locked if nobody does anything in it; at the beginning of time where it is.
    pub(super) fn locks_at(&self, key: &str) -> Option<u64> {
        let inner = self.read();
        let (session, visit) = (inner.sessions.get(key)?, inner.visits.get(key)?);
        if visit.is_locked() {
            return Some(0);
        }
        let person = inner.people.get(&session.person)?;
        let idle = self.idle.load(Relaxed);
        (idle > 0 && works_here(role_of(person))).then(|| visit.busy() + idle)
    }

    /// Is a session locked?
    pub fn is_locked(&self, key: &str, now: u64) -> bool {
        self.locks_at(key).is_some_and(|at| at <= now)
    }

    /// Sessions in which nobody did anything for too long, and whose they are; those that were locked before are not among them.
    pub fn idle(&self, now: u64) -> Vec<(u32, String)> {
        let open: Vec<(u32, String)> = {
            let inner = self.read();
            let unlocked = |key: &str| inner.visits.get(key).is_some_and(|visit| !visit.is_locked());
            let open = inner.sessions.values().filter(|s| s.until > now && unlocked(&s.key));
            open.map(|session| (session.person, session.key.clone())).collect()
        };
        open.into_iter().filter(|(_, key)| self.is_locked(key, now)).collect()
    }

    /// Locks a session, and closes its connections: what is to be written of it.
    pub fn lock(&self, key: &str) -> Option<Side> {
        self.visit(key)?.lock();
        self.ends.send_replace(());
        self.visit_note(key)
    }

    /// Whoever a session belongs to is back, and it is on disk.
    pub fn unlock(&self, key: &str, now: u64) {
        if let Some(visit) = self.visit(key) {
            visit.is_busy(now);
            visit.unlock();
        }
    }

    /// What is written of a session as it is now.
    pub fn visit_note(&self, key: &str) -> Option<Side> {
        let person = self.read().sessions.get(key)?.person;
        Some(self.visits_note(person, key, &*self.visit(key)?))
    }

    /// What is known of a session.
    pub fn visit(&self, key: &str) -> Option<Arc<Visit>> {
        self.read().visits.get(key).cloned()
    }

    /// Somebody does something in a session.
    pub fn is_busy(&self, key: &str, now: u64) {
        self.read().visits.get(key).inspect(|visit| visit.is_busy(now));
    }

    /// Who did what when was known to a node that has the house's book no longer: the time until a session is locked begins anew.
    pub fn all_are_busy(&self, now: u64) {
        self.read().visits.values().for_each(|visit| visit.is_busy(now));
    }

    /// The hash of somebody's PIN.
    pub fn pin(&self, person: u32) -> Option<String> {
        self.read().pins.get(&person).cloned()
    }

    /// What is written where somebody has a PIN, or none any more.
    pub fn pin_note(person: u32, hash: Option<&str>) -> Side {
        Side::Note { key: format!("{PIN}{person}"), value: hash.unwrap_or_default().into() }
    }

    /// Somebody has a PIN, or none any more, and it is on disk.
    pub fn set_pin(&self, person: u32, hash: Option<String>) {
        let mut inner = self.write();
        inner.touch(person);
        match hash {
            Some(hash) => inner.pins.insert(person, hash),
            None => inner.pins.remove(&person),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::role_name;
    use crate::protocol::Role;
    use ledger::{Person, Session};

    #[test]
    fn a_session_of_the_staff_in_which_nobody_does_anything_is_locked_and_stays_so() {
        let people = People::default();
        people.lock_after(5);
        for (id, role) in [(1, Role::Floor), (2, Role::Player)] {
            let name = format!("Ann {id}");
            people.add(Person { id, name, role: role_name(role), password: None, bot: false });
            let session = Session { key: format!("key {id}"), person: id, until: u64::MAX };
            people.begin(session, Arc::new(Visit::begins(1_000, String::new(), "")));
        }
        assert!(!people.is_locked("key 1", 300_999));
        people.is_busy("key 1", 200_000);
        assert!(!people.is_locked("key 1", 499_999), "somebody did something");
        assert!(people.is_locked("key 1", 500_000));
        assert_eq!(people.idle(500_000), [(1, "key 1".to_string())]);
        assert!(people.lock("key 1").is_some());
        assert!(people.idle(500_000).is_empty(), "it is said once");
        people.is_busy("key 1", 500_001);
        people.lock_after(0);
        assert!(people.is_locked("key 1", 500_002), "what was locked stays so");
        people.unlock("key 1", 600_000);
        assert!(!people.is_locked("key 1", 600_000));
        assert!(!people.is_locked("key 1", u64::MAX), "never");
        people.lock_after(5);
        assert!(!people.is_locked("key 2", u64::MAX), "players are not locked out of their game");
        assert!(people.is_locked("key 1", 900_000));
        people.all_are_busy(900_001);
        assert!(!people.is_locked("key 1", 1_200_000), "another node has the house: the time begins anew");
    }
}
