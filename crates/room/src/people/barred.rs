//! Whose account is disabled, and who is kept out of the room. Both stand in the house's book; what holds now is in notes, which are
//! closed on disk and told to other nodes.

use super::patrons::Patron;
use super::{People, looks};
use crate::calendar::Calendar;
use games::PlayerId;
use ledger::{Loaded, Side};
use std::collections::{HashMap, HashSet};

/// The note that somebody's account is disabled.
const DISABLED: &str = "disabled ";
/// The note until which gaming day somebody is kept out.
const EXCLUDED: &str = "excluded ";
/// What it says where that is for life.
const FOR_LIFE: &str = "life";

/// Until which gaming day somebody is kept out, that day included; none for life.
pub type Until = Option<String>;

/// What is known of accounts that are disabled, and of people who are kept out.
#[derive(Clone, Debug, Default)]
pub(super) struct Barred {
    pub disabled: HashSet<u32>,
    pub excluded: HashMap<u32, Until>,
}

impl Barred {
    pub fn load(loaded: &Loaded) -> Barred {
        let mut barred = Barred::default();
        loaded.notes.iter().for_each(|(key, value)| barred.hear(key, value));
        barred
    }

    /// A note, where it is one of these.
    pub fn hear(&mut self, key: &str, value: &str) {
        let number = |prefix: &str| key.strip_prefix(prefix)?.parse::<u32>().ok();
        if let Some(person) = number(DISABLED) {
            if value.is_empty() {
                self.disabled.remove(&person)
            } else {
                self.disabled.insert(person)
            };
        }
        if let Some(person) = number(EXCLUDED) {
            match value {
                "" => drop(self.excluded.remove(&person)),
                FOR_LIFE => drop(self.excluded.insert(person, None)),
                day => drop(self.excluded.insert(person, Some(day.into()))),
            }
        }
    }

    /// Takes what is known elsewhere of somebody.
    pub fn take_from(&mut self, known: &Barred, person: u32) {
        self.disabled.remove(&person);
        self.disabled.extend(known.disabled.get(&person));
        self.excluded.remove(&person);
        self.excluded.extend(known.excluded.get(&person).map(|until| (person, until.clone())));
    }
}

/// Is it one of these notes?
pub(super) fn is_barred(key: &str) -> bool {
    key.starts_with(DISABLED) || key.starts_with(EXCLUDED)
}

/// A name without the number that tells people of one name apart.
fn unnumbered(name: &str) -> &str {
    match name.rsplit_once(' ') {
        Some((bare, number)) if number.bytes().all(|digit| digit.is_ascii_digit()) => bare,
        _ => name,
    }
}

/// Does it still hold on a gaming day?
pub fn holds(until: &Until, today: &str) -> bool {
    // Days are written so that the later one is the greater one.
    until.as_deref().is_none_or(|until| today <= until)
}

impl People {
    /// What is written where an account is disabled, or enabled again.
    pub fn disabled_note(person: u32, disabled: bool) -> Side {
        Side::Note {
            key: format!("{DISABLED}{person}"),
            value: if disabled { "disabled" } else { "" }.into(),
        }
    }

    /// What is written where somebody is kept out, or not any more.
    pub fn excluded_note(person: u32, until: Option<&Until>) -> Side {
        let value = until.map(|until| until.as_deref().unwrap_or(FOR_LIFE)).unwrap_or_default();
        Side::Note { key: format!("{EXCLUDED}{person}"), value: value.into() }
    }

    /// One of these was written, and it is on disk.
    pub fn set_barred(&self, note: &Side) {
        if let Side::Note { key, value } = note {
            let mut inner = self.write();
            let person = key.rsplit(' ').next().and_then(|person| person.parse().ok());
            person.into_iter().for_each(|person| inner.touch(person));
            inner.barred.hear(key, value);
        }
    }

    /// Is this account disabled?
    pub fn is_disabled(&self, person: u32) -> bool {
        self.read().barred.disabled.contains(&person)
    }

    /// Is somebody kept out at a time? Whoever the staff name as somebody who is kept out is not let in either.
    pub fn is_excluded(&self, player: PlayerId, calendar: &Calendar, at: u64) -> bool {
        let inner = self.read();
        let today = calendar.day_of(at);
        // A seat is nobody's name.
        let own = |id: &u32| inner.patrons.get(id).is_none_or(Patron::is_named);
        let name = |id: &u32| inner.people.get(id).map(|person| looks(unnumbered(&person.name)));
        let called = inner.patrons.get(&player.0).and_then(|_| name(&player.0)).filter(|_| own(&player.0));
        inner.barred.excluded.iter().any(|(id, until)| {
            holds(until, &today) && (*id == player.0 || called.is_some() && own(id) && called == name(id))
        })
    }

    /// Is somebody kept out who is called so?
    pub fn is_name_excluded(&self, name: &str, calendar: &Calendar, at: u64) -> bool {
        let inner = self.read();
        let (today, called) = (calendar.day_of(at), looks(unnumbered(name)));
        let own = |id: &u32| inner.patrons.get(id).is_none_or(Patron::is_named);
        let alike = |id: &u32| inner.people.get(id).is_some_and(|p| looks(unnumbered(&p.name)) == called);
        inner.barred.excluded.iter().any(|(id, until)| holds(until, &today) && own(id) && alike(id))
    }

    /// Everybody on the list, whether it still holds or not.
    pub fn excluded(&self) -> Vec<(u32, Until)> {
        let inner = self.read();
        let mut all: Vec<_> = inner.barred.excluded.iter().map(|(p, until)| (*p, until.clone())).collect();
        all.sort_unstable();
        all
    }

    /// Everybody whose account is disabled.
    pub fn disabled(&self) -> Vec<u32> {
        self.read().barred.disabled.iter().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::GamingDay;

    #[test]
    fn who_is_kept_out_for_a_time_comes_back_when_the_house_says_that_the_day_is_over() {
        let people = People::default();
        let ann = PlayerId(7);
        let (house, utc) = (Calendar::default(), GamingDay { zone: "UTC".into(), starts: "00:00".into() });
        let at = |text: &str| house.moment(text).unwrap();
        people.set_barred(&People::excluded_note(7, Some(&Some("2027-11-16".into()))));
        assert!(people.is_excluded(ann, &house, at("2026-11-17T18:00:00Z")));
        // Half past five in the morning is still the last day, by the clock of the house; not by that of Greenwich.
        let morning = at("2027-11-17T13:30:00Z");
        assert!(people.is_excluded(ann, &house, morning));
        assert!(!people.is_excluded(ann, &Calendar::of(&utc).unwrap(), morning));
        assert!(!people.is_excluded(ann, &house, at("2027-11-17T14:00:00Z")), "the day after, at six");
        assert_eq!(people.excluded(), [(7, Some("2027-11-16".into()))], "the list remembers it");
        people.set_barred(&People::excluded_note(7, Some(&None)));
        assert!(people.is_excluded(ann, &house, at("2099-01-01T00:00:00Z")), "for life");
        people.set_barred(&People::excluded_note(7, None));
        assert!(!people.is_excluded(ann, &house, 0) && people.excluded().is_empty());
    }

    #[test]
    fn what_other_nodes_wrote_is_known_here() {
        let people = People::default();
        for (key, value) in [("disabled 3", "disabled"), ("excluded 4", "life"), ("excluded 5", "2027-01-01")]
        {
            assert!(People::is_told(key));
            people.hear_note(key, value);
        }
        assert!(people.is_disabled(3) && !people.is_disabled(4));
        assert_eq!(people.excluded(), [(4, None), (5, Some("2027-01-01".into()))]);
        people.hear_note("disabled 3", "");
        assert!(!people.is_disabled(3));
    }
}
