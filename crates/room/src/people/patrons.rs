//! Patrons: people whom the staff name, or know by their seat alone. They have neither an account nor a session here, and play with
//! real chips (ROOM-16). Whoever was called by a name keeps it, so that the books say it next year too, and whoever comes
//! again under it is the same person; whoever was only known by a seat is somebody else the next time. The books call both by what
//! they were called, so both stay known.

use super::{People, folded};
use crate::protocol::Role;
use games::PlayerId;
use ledger::{Loaded, Person, Side};
use std::collections::HashMap;
use std::sync::Arc;

/// The note that somebody is a patron.
const PATRON: &str = "patron ";
/// What it says where they were called by a name, and where they were not.
const BY_NAME: &str = "name";
const BY_SEAT: &str = "seat";

/// What is known of a patron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patron {
    named: bool,
}

impl Patron {
    /// Were they called by a name?
    pub(super) fn is_named(&self) -> bool {
        self.named
    }
}

/// Does somebody bank for a third party, with an account that was given the role?
fn is_provider(person: &Person) -> bool {
    person.role == Role::ThirdParty.name() && !person.bot
}

fn of_note(key: &str, value: &str) -> Option<(u32, Patron)> {
    let person = key.strip_prefix(PATRON)?.parse().ok()?;
    Some((person, Patron { named: value == BY_NAME }))
}

/// Every patron, as they are written.
pub(super) fn patrons(loaded: &Loaded) -> HashMap<u32, Patron> {
    loaded.notes.iter().filter_map(|(key, value)| of_note(key, value)).collect()
}

/// Is it one of these notes?
pub(super) fn is_patron(key: &str) -> bool {
    key.starts_with(PATRON)
}

impl People {
    /// What is written of a patron.
    pub fn patron_note(person: u32, named: bool) -> Side {
        let value = if named { BY_NAME } else { BY_SEAT };
        Side::Note { key: format!("{PATRON}{person}"), value: value.into() }
    }

    /// What is forgotten with somebody.
    pub(super) fn patron_forgotten(person: u32) -> Side {
        Side::ForgetNote(format!("{PATRON}{person}"))
    }

    /// Somebody is a patron, and it is on disk.
    pub(crate) fn hear_patron(&self, key: &str, value: &str) {
        if let Some((person, patron)) = of_note(key, value) {
            let mut inner = self.write();
            inner.touch(person);
            inner.patrons.insert(person, patron);
        }
    }

    /// Whom the staff mean by this name: the patron who was called so, or the third party's person, whom the house knows by their
    /// account.
    pub fn patron(&self, name: &str) -> Option<Arc<Person>> {
        let inner = self.read();
        let id = inner.names.get(&folded(name))?;
        let named = inner.patrons.get(id).is_some_and(|patron| patron.named);
        inner.people.get(id).filter(|person| named || is_provider(person)).cloned()
    }

    /// What the people of third parties are called.
    pub fn provider_names(&self) -> Vec<String> {
        let inner = self.read();
        inner.people.values().filter(|person| is_provider(person)).map(|person| person.name.clone()).collect()
    }

    /// What patrons of the house are called who were ever named, by the alphabet.
    pub fn patron_names(&self) -> Vec<String> {
        let inner = self.read();
        let named = inner.patrons.iter().filter(|(_, patron)| patron.named);
        let people = named.filter_map(|(id, _)| inner.people.get(id));
        let mut names: Vec<String> = people.map(|person| person.name.clone()).collect();
        names.sort();
        names
    }

    /// Was this one called by a seat alone?
    pub fn is_nameless(&self, player: PlayerId) -> bool {
        self.read().patrons.get(&player.0).is_some_and(|patron| !patron.named)
    }

    /// Does somebody stay known though they have no session?
    pub fn stays(&self, player: PlayerId) -> bool {
        self.read().patrons.contains_key(&player.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_named_or_seated_stays_and_a_seat_is_nobodys_name() {
        let people = People::default();
        let mut loaded = Loaded::default();
        for (id, name, named) in [(1, "Ann", true), (2, "Guest", false)] {
            let person = Person { id, name: name.into(), role: "player".into(), password: None, bot: false };
            people.add(person.clone());
            let Side::Note { key, value } = People::patron_note(id, named) else { panic!("a note") };
            assert!(People::is_told(&key), "other nodes hear of it");
            people.hear_note(&key, &value);
            loaded.people.push(person);
            loaded.notes.insert(key, value);
        }
        let again = People::load(&loaded);
        for people in [people, again] {
            assert_eq!(people.patron("ANN").map(|ann| ann.id), Some(1), "the same person");
            assert_eq!(people.patron("Guest"), None, "a seat is nobody's name");
            assert!([1, 2].iter().all(|id| people.stays(PlayerId(*id))));
            assert!(!people.stays(PlayerId(3)), "no patron");
        }
    }
}
