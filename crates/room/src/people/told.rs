//! What other nodes write of people and their sessions, as this one hears it or reads it again.

use super::{DUE, People, VISITS, locks, passkeys};
use crate::visits;
use ledger::{Loaded, Side};
use std::sync::Arc;

impl People {
    /// Is this note of what other nodes must know, and no secret?
    pub(crate) fn is_told(key: &str) -> bool {
        key.starts_with(DUE) || key.starts_with(VISITS)
    }

    /// Is this note kept here at all?
    pub(crate) fn is_kept(key: &str) -> bool {
        locks::is_pin(key) || passkeys::is_passkeys(key)
    }

    /// Everything is read again: another node wrote what this one did not hear of. What is known of a session here stays.
    pub(crate) fn read_again(&self, loaded: &Loaded) {
        let mut read = People::load(loaded).inner.into_inner();
        let mut inner = self.write();
        for (key, visit) in &mut read.visits {
            if let Some(known) = inner.visits.get(key) {
                if visit.is_locked() {
                    known.lock()
                } else {
                    known.unlock()
                }
                *visit = Arc::clone(known);
            }
        }
        read.last = read.last.max(inner.last);
        *inner = read;
        drop(inner);
        self.ends.send_replace(());
    }

    /// Another node has written a row.
    pub(crate) fn hear(&self, side: Side) {
        match side {
            Side::Person(person) => self.write().put(person),
            Side::Session(session) => {
                let mut inner = self.write();
                inner.visits.entry(session.key.clone()).or_default();
                inner.sessions.insert(session.key.clone(), session);
                drop(inner);
                self.ends.send_replace(());
            }
            Side::EndSession(key) => self.end(&key),
            Side::EndSessions(person) => self.end_all(person),
            Side::Forget(person) => self.drop_person(person),
            _ => {}
        }
    }

    /// Another node has written a note.
    pub(crate) fn hear_note(&self, key: &str, value: &str) {
        let number = |prefix: &str| key.strip_prefix(prefix)?.parse::<u32>().ok();
        if let Some(person) = number(DUE) {
            self.set_due(person, !value.is_empty());
        }
        if number(VISITS).is_some() {
            for (key, visit) in visits::read(value) {
                let mut inner = self.write();
                let known = inner.visits.entry(key).or_default();
                if visit.is_locked() { known.lock() } else { known.unlock() }
            }
            self.ends.send_replace(());
        }
    }

    /// Is this session known here?
    pub(crate) fn knows_session(&self, key: &str) -> bool {
        self.read().sessions.contains_key(key)
    }
}
