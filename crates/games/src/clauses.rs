//! The clause registry: every rule the referee knows, by id, in our own words, with the document it comes from.
//!
//! The texts are data (`clauses/*.toml` at the root of the repository). Code cites clauses by id; the tidy test
//! sees to it that every id that is cited exists, and that every clause is cited.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

const SOURCES: &[&str] = &[
    include_str!("../../../clauses/blackjack.toml"),
    include_str!("../../../clauses/poker.toml"),
    include_str!("../../../clauses/room.toml"),
];

/// A clause id that exists, such as `RND-11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Clause(&'static str);

/// What the registry says of a clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The id, filled in from the key.
    #[serde(default)]
    pub id: String,
    /// A few words, for lists.
    pub title: String,
    /// What it says, in our own words.
    pub says: String,
    /// The document and section it restates, or why it was decided.
    pub source: String,
    /// Why no software enforces it, where none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_software: Option<String>,
}

/// All clauses by id.
pub fn registry() -> &'static BTreeMap<&'static str, Entry> {
    static REGISTRY: OnceLock<BTreeMap<&'static str, Entry>> = OnceLock::new();
    REGISTRY.get_or_init(|| {
        let mut all = BTreeMap::new();
        for source in SOURCES {
            let entries: BTreeMap<String, Entry> =
                toml::from_str(source).expect("the clause registry is sound");
            for (id, mut entry) in entries {
                entry.id.clone_from(&id);
                let twice = all.insert(&*id.leak(), entry);
                assert!(twice.is_none(), "a clause stands twice in the registry");
            }
        }
        all
    })
}

/// The clause with this id, in any case: `rnd-11` finds `RND-11`.
pub fn find(id: &str) -> Option<&'static Entry> {
    let id = id.trim();
    registry().get(id).or_else(|| registry().values().find(|entry| entry.id.eq_ignore_ascii_case(id)))
}

impl Clause {
    /// Cites a clause. The tidy test checks every literal that is passed here against the registry.
    pub const fn of(id: &'static str) -> Clause {
        Clause(id)
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// What the registry says of it.
    pub fn entry(self) -> &'static Entry {
        find(self.0).expect("a cited clause is in the registry")
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Clause, D::Error> {
        let id = String::deserialize(deserializer)?;
        let found = registry().get_key_value(id.as_str());
        found.map(|(id, _)| Clause(id)).ok_or_else(|| de::Error::custom(format!("no clause {id}")))
    }
}
