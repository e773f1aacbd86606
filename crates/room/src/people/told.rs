//! What other nodes write of people and their sessions, as this one hears it or reads it again.

use super::{DUE, Inner, People, VISITS, barred, faces, locks, passkeys, patrons};
use crate::visits;
use ledger::{Loaded, Side};
use std::collections::HashMap;
use std::sync::Arc;

impl Inner {
    /// A reading is over; what changed meanwhile is remembered for the others that are on.
    fn has_read(&mut self) {
        self.readings = self.readings.saturating_sub(1);
        if self.readings == 0 {
            self.touched.clear();
        }
    }

    /// Takes everything of somebody from what is known elsewhere.
    fn take_from(&mut self, known: &Inner, person: u32) {
        fn one<T: Clone>(own: &mut HashMap<u32, T>, known: &HashMap<u32, T>, person: u32) {
            match known.get(&person) {
                Some(value) => own.insert(person, value.clone()),
                None => own.remove(&person),
            };
        }
        one(&mut self.people, &known.people, person);
        one(&mut self.pins, &known.pins, person);
        one(&mut self.passkeys, &known.passkeys, person);
        one(&mut self.faces, &known.faces, person);
        one(&mut self.patrons, &known.patrons, person);
        one(&mut self.languages, &known.languages, person);
        one(&mut self.remarks, &known.remarks, person);
        self.barred.take_from(&known.barred, person);
        if known.due.contains(&person) {
            self.due.insert(person)
        } else {
            self.due.remove(&person)
        };
        let names = |all: &mut HashMap<String, u32>, known: &HashMap<String, u32>| {
            all.retain(|_, owner| *owner != person);
            all.extend(
                known.iter().filter(|(_, owner)| **owner == person).map(|(name, _)| (name.clone(), person)),
            );
        };
        names(&mut self.names, &known.names);
        names(&mut self.looks, &known.looks);
        self.sessions.retain(|_, session| session.person != person);
        for (key, session) in known.sessions.iter().filter(|(_, session)| session.person == person) {
            self.sessions.insert(key.clone(), session.clone());
            if let Some(visit) = known.visits.get(key) {
                self.visits.insert(key.clone(), Arc::clone(visit));
            }
        }
        let Inner { sessions, visits, .. } = self;
        visits.retain(|key, _| sessions.contains_key(key));
    }
}

impl People {
    /// Is this note of what other nodes must know, and no secret?
    pub(crate) fn is_told(key: &str) -> bool {
        key.starts_with(DUE)
            || key.starts_with(VISITS)
            || faces::is_of_faces(key)
            || barred::is_barred(key)
            || patrons::is_patron(key)
    }

    /// Is this note kept here at all?
    pub(crate) fn is_kept(key: &str) -> bool {
        locks::is_pin(key) || passkeys::is_passkeys(key)
    }

    /// Everything is about to be read again: whoever changes from now on stays as they are here.
    pub(crate) fn begins_reading(&self) {
        self.write().readings += 1;
    }

    /// It could not be read.
    pub(crate) fn reads_nothing(&self) {
        self.write().has_read();
    }

    /// Everything is read again: another node wrote what this one did not hear of. What is known of a session here stays, and so
    /// does whoever has changed here since it was begun to be read.
    pub(crate) fn read_again(&self, loaded: &Loaded) {
        let mut read = People::load(loaded).inner.into_inner();
        let mut inner = self.write();
        for person in &inner.touched {
            read.take_from(&inner, *person);
        }
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
        (read.touched, read.readings) = (std::mem::take(&mut inner.touched), inner.readings);
        read.has_read();
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
                inner.touch(session.person);
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
        self.hear_face(key, value);
        self.hear_patron(key, value);
        self.write().barred.hear(key, value);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::visits::Visit;
    use ledger::{Person, Session};

    fn person(id: u32, name: &str) -> Person {
        Person { id, name: name.into(), role: "player".into(), password: None, bot: false }
    }

    fn session(key: &str, person: u32) -> Session {
        Session { key: key.into(), person, until: u64::MAX }
    }

    #[test]
    fn whoever_comes_or_goes_while_everybody_is_read_again_stays_as_they_are() {
        let mut loaded = Loaded::default();
        loaded.people.extend([person(1, "Ann"), person(2, "Ben"), person(3, "Cy")]);
        loaded.sessions.extend([session("ann", 1), session("ben", 2)]);
        let people = People::load(&loaded);
        // Two readings are on at once; both were begun before anything below happened.
        people.begins_reading();
        people.begins_reading();
        let (id, name) = people.reserve("Dot", true).unwrap();
        people.add(person(id, &name));
        people.begin(session("dot", id), Arc::new(Visit::default()));
        people.end("ben");
        people.set_face(1, 77);
        let waits = people.reserve("Eve", true).unwrap().0;
        loaded.people[2] = person(3, "Cyd");
        for _ in 0..2 {
            people.read_again(&loaded);
            assert!(people.knows_session("dot"), "who has just come is not sent away");
            assert_eq!(people.of_session("dot", 0).unwrap().name, "Dot");
            assert!(!people.knows_session("ben"), "who has just gone is not there again");
            assert!(people.knows_session("ann"));
            assert_eq!(people.face(1), 77);
            assert_eq!(people.get(games::PlayerId(3)).unwrap().name, "Cyd", "what others wrote is known");
            assert!(people.reserve("Eve", true).is_none(), "a name that is being written is taken");
            assert_eq!(waits, id + 1);
        }
        people.read_again(&loaded);
        assert!(
            !people.knows_session("dot"),
            "what the books do not know when the next reading begins is nobody"
        );
    }
}
