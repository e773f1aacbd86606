//! Patrons: people whom the staff name, or know by their seat alone. They have neither an account nor a session here, and play with
//! real chips (ROOM-16). Whoever was called by a name keeps it, so that the books say it next year too, and whoever comes
//! again under it is the same person; whoever was only known by a seat is nobody once they have gone and are owed nothing.

use super::{People, folded};
use crate::table::now_ms;
use games::PlayerId;
use ledger::{Loaded, Person, Side};
use std::collections::HashMap;
use std::sync::Arc;

/// The note that somebody is a patron.
const PATRON: &str = "patron ";
/// What it says where they were called by a name, and where they were not.
const BY_NAME: &str = "name";
const BY_SEAT: &str = "seat";
/// Whoever was only just named is about to sit down.
const COMES: u64 = 10 * 60_000;

/// What is known of a patron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patron {
    named: bool,
    /// Since when this is known here.
    since: u64,
}

impl Patron {
    /// Were they called by a name?
    pub(super) fn is_named(&self) -> bool {
        self.named
    }
}

fn of_note(key: &str, value: &str) -> Option<(u32, Patron)> {
    let person = key.strip_prefix(PATRON)?.parse().ok()?;
    Some((person, Patron { named: value == BY_NAME, since: now_ms() }))
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

    /// The patron of this name.
    pub fn patron(&self, name: &str) -> Option<Arc<Person>> {
        let inner = self.read();
        let id = inner.names.get(&folded(name))?;
        inner.patrons.get(id).filter(|patron| patron.named)?;
        inner.people.get(id).cloned()
    }

    /// Does somebody stay known though they have no session: a patron with a name, one who has just come, or one who is owed chips?
    pub fn stays(&self, player: PlayerId, owed: bool, now: u64) -> bool {
        let patron = self.read().patrons.get(&player.0).copied();
        patron.is_some_and(|patron| patron.named || owed || now < patron.since + COMES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_a_name_stays_and_whoever_has_a_seat_stays_until_nothing_is_owed() {
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
        let (again, late) = (People::load(&loaded), now_ms() + COMES + 1);
        for people in [people, again] {
            assert_eq!(people.patron("ANN").map(|ann| ann.id), Some(1), "the same person");
            assert_eq!(people.patron("Guest"), None, "a seat is nobody's name");
            assert!(people.stays(PlayerId(1), false, late));
            assert!(people.stays(PlayerId(2), true, late), "chips are owed");
            assert!(people.stays(PlayerId(2), false, now_ms()), "about to sit down");
            assert!(!people.stays(PlayerId(2), false, late));
            assert!(!people.stays(PlayerId(3), true, late), "no patron");
        }
    }
}
