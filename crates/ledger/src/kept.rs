//! What the room keeps for itself because it takes long to find out, such as the report of a day that is over. There is more of
//! it every day, so that no start reads it: it is asked for by name.

use crate::Side;
use crate::error::StoreError;
use crate::keys::Place;
use crate::store::Reader;

/// What its notes' names begin with.
const KEPT: &str = "kept/";
/// All other notes.
pub(crate) const NOTES: &str = "SELECT key, value FROM notes WHERE substr(key, 1, 5) <> 'kept/'";

impl Side {
    /// Keeps something under a name.
    pub fn keep(name: &str, value: String) -> Side {
        Side::Note { key: format!("{KEPT}{name}"), value }
    }
}

/// The names of notes that begin with something.
pub(crate) const NAMES: &str = "SELECT key FROM notes WHERE substr(key, 1, length($1)) = $1";

impl Reader {
    /// The names that begin so and under which something is kept.
    pub fn kept_names(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let mut names = self.inner.notes_named(&format!("{KEPT}{prefix}"))?;
        names.iter_mut().for_each(|name| *name = name[KEPT.len()..].to_string());
        names.sort_unstable();
        Ok(names)
    }

    /// What was kept under a name; none where there is nothing, or where it does not open: then it is found out again.
    pub fn kept(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        let name = format!("{KEPT}{name}");
        let Some(closed) = self.inner.note(&name)? else { return Ok(None) };
        Ok(self.key()?.open_text(&Place::Note(&name), &closed).ok())
    }
}
