//! The face that somebody shows at the tables, one of those that browsers draw from a number; the language they read; and what people
//! write down of each other, which nobody else reads.

use super::People;
use ledger::{Loaded, Side};
use std::collections::{BTreeMap, HashMap};
use voice::Voice;

/// The note of the face that somebody chose.
const FACE: &str = "face ";
/// The note of the language that somebody chose.
const LANGUAGE: &str = "language ";
/// The note of what somebody wrote down of others.
const REMARKS: &str = "remarks ";
/// How many faces there are: sixteen figures in sixteen colours on four grounds.
pub const FACES: u16 = 1024;
/// How many people somebody may write something down of.
pub const MOST_REMARKS: usize = 200;
/// The longest remark, in characters.
pub const LONGEST_REMARK: usize = 200;

/// What somebody wrote down, by whom it is of.
pub type Remarks = BTreeMap<u32, String>;

/// Is it a note of this kind?
pub(super) fn is_of_faces(key: &str) -> bool {
    key.starts_with(FACE) || key.starts_with(LANGUAGE) || key.starts_with(REMARKS)
}

fn numbered<'a, T>(
    loaded: &'a Loaded,
    name: &'a str,
    read: impl Fn(&str) -> Option<T> + 'a,
) -> impl Iterator<Item = (u32, T)> + 'a {
    let of =
        move |(key, value): (&String, &String)| Some((key.strip_prefix(name)?.parse().ok()?, read(value)?));
    loaded.notes.iter().filter_map(of)
}

/// The faces that the ledger had.
pub(super) fn faces(loaded: &Loaded) -> HashMap<u32, u16> {
    numbered(loaded, FACE, |face| face.parse().ok()).collect()
}

/// The languages that the ledger had.
pub(super) fn languages(loaded: &Loaded) -> HashMap<u32, &'static str> {
    numbered(loaded, LANGUAGE, spoken).collect()
}

/// A language of ours by its id.
fn spoken(id: &str) -> Option<&'static str> {
    Voice::languages().find(|known| *known == id)
}

/// The remarks that the ledger had.
pub(super) fn remarks(loaded: &Loaded) -> HashMap<u32, Remarks> {
    numbered(loaded, REMARKS, |value| serde_json::from_str(value).ok()).collect()
}

impl People {
    /// Somebody's face; who has chosen none has one all the same, and neighbours have others.
    pub fn face(&self, person: u32) -> u16 {
        let usual = || (person.wrapping_mul(397) % u32::from(FACES)) as u16;
        self.read().faces.get(&person).copied().unwrap_or_else(usual)
    }

    /// What is written where somebody has chosen a face.
    pub fn face_note(person: u32, face: u16) -> Side {
        Side::Note { key: format!("{FACE}{person}"), value: face.to_string() }
    }

    /// Somebody has chosen a face, and it is on disk.
    pub fn set_face(&self, person: u32, face: u16) {
        let mut inner = self.write();
        inner.touch(person);
        inner.faces.insert(person, face);
    }

    /// The language that somebody chose to read, on whichever machine.
    pub fn language(&self, person: u32) -> Option<&'static str> {
        self.read().languages.get(&person).copied()
    }

    /// What is written where somebody has chosen a language; none where we do not speak it.
    pub fn language_note(person: u32, language: &str) -> Option<Side> {
        let value = spoken(language)?.to_string();
        Some(Side::Note { key: format!("{LANGUAGE}{person}"), value })
    }

    /// Somebody has chosen a language, and it is on disk.
    pub fn set_language(&self, person: u32, language: &str) {
        let Some(language) = spoken(language) else { return };
        let mut inner = self.write();
        inner.touch(person);
        inner.languages.insert(person, language);
    }

    /// What somebody wrote down of others.
    pub fn remarks(&self, person: u32) -> Remarks {
        self.read().remarks.get(&person).cloned().unwrap_or_default()
    }

    /// What is written where somebody's remarks are these.
    pub fn remarks_note(person: u32, remarks: &Remarks) -> Side {
        let value = serde_json::to_string(remarks).expect("remarks are JSON");
        Side::Note { key: format!("{REMARKS}{person}"), value }
    }

    /// Somebody's remarks are these, and it is on disk.
    pub fn set_remarks(&self, person: u32, remarks: Remarks) {
        let mut inner = self.write();
        inner.touch(person);
        match remarks.is_empty() {
            true => inner.remarks.remove(&person),
            false => inner.remarks.insert(person, remarks),
        };
    }

    /// What is forgotten with somebody.
    pub(super) fn faces_of(person: u32) -> [Side; 3] {
        [FACE, LANGUAGE, REMARKS].map(|name| Side::ForgetNote(format!("{name}{person}")))
    }

    /// Another node has written a note.
    pub(super) fn hear_face(&self, key: &str, value: &str) {
        let number = |name: &str| key.strip_prefix(name)?.parse().ok();
        if let Some((person, face)) = number(FACE).zip(value.parse().ok()) {
            self.set_face(person, face);
        }
        if let Some(person) = number(LANGUAGE) {
            self.set_language(person, value);
        }
        if let Some((person, remarks)) = number(REMARKS).zip(serde_json::from_str(value).ok()) {
            self.set_remarks(person, remarks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_of_faces_and_remarks_is_read_again_and_forgotten_with_whom_it_is_of() {
        let people = People::default();
        assert_ne!(people.face(7), people.face(8), "neighbours look different");
        let remarks = Remarks::from([(8, "raises with anything".to_string())]);
        let mut loaded = Loaded::default();
        let language = People::language_note(7, "en").unwrap();
        assert_eq!(People::language_note(7, "tlh"), None);
        for side in [People::face_note(7, 512), language, People::remarks_note(7, &remarks)] {
            let Side::Note { key, value } = side else { panic!("a note") };
            assert!(People::is_told(&key), "other nodes hear of {key}");
            people.hear_note(&key, &value);
            loaded.notes.insert(key, value);
        }
        let again = People::load(&loaded);
        for people in [people, again] {
            assert_eq!((people.face(7), people.remarks(7)), (512, remarks.clone()));
            assert_eq!((people.language(7), people.language(8)), (Some("en"), None));
            assert!(people.remarks(8).is_empty(), "whom it is of does not read it");
        }
        let forgotten: Vec<_> = People::notes_of(7).collect();
        for key in ["face 7", "language 7", "remarks 7"] {
            assert!(forgotten.contains(&Side::ForgetNote(key.into())), "{key}");
        }
    }
}
