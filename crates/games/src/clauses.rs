//! The clause registry: every rule the referee knows, by id, in our own words, with the document it comes from.
//!
//! The texts are data (`clauses/*.toml` at the root of the repository). Code cites them as values of [`Clause`]; a test
//! holds the two lists together, and the tidy test sees to it that every clause is cited.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

const SOURCES: &[&str] = &[
    include_str!("../../../clauses/blackjack.toml"),
    include_str!("../../../clauses/poker.toml"),
    include_str!("../../../clauses/open.toml"),
    include_str!("../../../clauses/room.toml"),
];

macro_rules! clauses {
    ($($book:ident { $($name:ident = $id:literal,)* })*) => {
        /// A clause: a closed set, so that a ruling cannot cite what is not in the books.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // The registry says what each one means.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub enum Clause { $($($name,)*)* }

        impl Clause {
            /// Every clause, in the order of the books.
            pub const ALL: &'static [Clause] = &[$($(Clause::$name,)*)*];

            $(
                /// The clauses of one of the books.
                pub const $book: &'static [Clause] = &[$(Clause::$name,)*];
            )*

            /// The id as it is written: `RND-11`.
            pub const fn id(self) -> &'static str {
                match self { $($(Clause::$name => $id,)*)* }
            }
        }
    };
}

clauses! {
    BLACKJACK {
    Val1 = "VAL-1", Val2 = "VAL-2", Val3 = "VAL-3", Val4 = "VAL-4", Val5 = "VAL-5", Rnd1 = "RND-1",
    Rnd2 = "RND-2", Rnd3 = "RND-3", Rnd4 = "RND-4", Rnd5 = "RND-5", Rnd6 = "RND-6", Rnd7 = "RND-7",
    Rnd8 = "RND-8", Rnd9 = "RND-9", Rnd10 = "RND-10", Rnd11 = "RND-11", Rnd12 = "RND-12", Rnd13 = "RND-13",
    Gr1 = "GR-1", Gr2 = "GR-2", Gr3 = "GR-3", Gr4 = "GR-4", Gr5 = "GR-5", Gr6 = "GR-6", Gr7 = "GR-7",
    Win5 = "WIN-5", Win6 = "WIN-6", Dss1 = "DSS-1", Dss2 = "DSS-2", Dss3 = "DSS-3", Dss4 = "DSS-4",
    Dss5 = "DSS-5", Dss6 = "DSS-6", Dss7 = "DSS-7", Bb1 = "BB-1", Bb2 = "BB-2", Bb3 = "BB-3", Bb4 = "BB-4",
    Bb5 = "BB-5", Bb6 = "BB-6", Bb7 = "BB-7", LCol3 = "L-COL-3", LCas2 = "L-CAS-2", LCas4 = "L-CAS-4",
    LCas6 = "L-CAS-6", LCas10 = "L-CAS-10", LCas11 = "L-CAS-11", LCas12 = "L-CAS-12", LCas13 = "L-CAS-13",
    LCas14 = "L-CAS-14", LCas15 = "L-CAS-15", LCas16 = "L-CAS-16", D1 = "D1", D2 = "D2", D3 = "D3",
    D4 = "D4", D5 = "D5", D6 = "D6", D7 = "D7", D8 = "D8", D9 = "D9", D10 = "D10", D11 = "D11",
    D12 = "D12", D13 = "D13", D14 = "D14", D15 = "D15", D16 = "D16", D17 = "D17", D18 = "D18", D19 = "D19",
    D20 = "D20", D21 = "D21", D22 = "D22", D23 = "D23", D24 = "D24",
    }
    POKER {
    He1 = "HE-1", He2 = "HE-2", He3 = "HE-3", He4 = "HE-4", He5 = "HE-5", He6 = "HE-6", He7 = "HE-7",
    He8 = "HE-8", He9 = "HE-9", He10 = "HE-10", He11 = "HE-11", He12 = "HE-12", He13 = "HE-13",
    He14 = "HE-14", He15 = "HE-15", He16 = "HE-16", He17 = "HE-17", He18 = "HE-18", He19 = "HE-19",
    Hehl1 = "HEHL-1", Om1 = "OM-1", Omhl1 = "OMHL-1", Cp1 = "CP-1", Cp2 = "CP-2", Cphl1 = "CPHL-1",
    Dr1 = "DR-1", Dr2 = "DR-2", Dr3 = "DR-3", Dr4 = "DR-4", Dr5 = "DR-5", Dr6 = "DR-6", Dr7 = "DR-7",
    Dr8 = "DR-8", Dr9 = "DR-9", Dr10 = "DR-10", Lb1 = "LB-1", Lb2 = "LB-2", Lb3 = "LB-3", Lb4 = "LB-4",
    Lb5 = "LB-5", Lb6 = "LB-6", Lb7 = "LB-7", Lb8 = "LB-8", Lb9 = "LB-9", Lb10 = "LB-10", Lb11 = "LB-11",
    St1 = "ST-1", St2 = "ST-2", St3 = "ST-3", St4 = "ST-4", St5 = "ST-5", St6 = "ST-6", St7 = "ST-7",
    St8 = "ST-8", St9 = "ST-9", St10 = "ST-10", St11 = "ST-11", St12 = "ST-12", Sthl1 = "STHL-1",
    Sthl2 = "STHL-2", Rz1 = "RZ-1", Pfee1 = "PFEE-1", Pfee2 = "PFEE-2", Pfee3 = "PFEE-3", Pfee4 = "PFEE-4",
    S1 = "S-1", S2 = "S-2", S3 = "S-3", S4 = "S-4", S5 = "S-5", S6 = "S-6", S7 = "S-7", S8 = "S-8",
    S9 = "S-9", S10 = "S-10", S11 = "S-11", S12 = "S-12", S13 = "S-13", S14 = "S-14", S15 = "S-15",
    S15a = "S-15a", S16 = "S-16", S17 = "S-17", S18 = "S-18", S19 = "S-19", S20 = "S-20",
    }
    OPEN {
    O1 = "O-1", O2 = "O-2", O3 = "O-3", O4 = "O-4", O5 = "O-5", O6 = "O-6", O7 = "O-7", O8 = "O-8", O9 = "O-9", O10 = "O-10", O11 = "O-11",
    }
    ROOM {
    Room1 = "ROOM-1", Room2 = "ROOM-2", Room3 = "ROOM-3", Room4 = "ROOM-4", Room5 = "ROOM-5",
    Room6 = "ROOM-6", Room7 = "ROOM-7", Room8 = "ROOM-8", Room9 = "ROOM-9", Room10 = "ROOM-10",
    Room11 = "ROOM-11", Floor1 = "FLOOR-1",
    }
}

/// What the registry says of a clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "ClauseEntry"))]
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

/// What the registry says of the clause with this id, in any case: `rnd-11` finds `RND-11`.
pub fn find(id: &str) -> Option<&'static Entry> {
    let id = id.trim();
    registry().values().find(|entry| entry.id.eq_ignore_ascii_case(id))
}

impl Clause {
    /// The clause with exactly this id.
    pub fn named(id: &str) -> Option<Clause> {
        Clause::ALL.iter().copied().find(|clause| clause.id() == id)
    }

    /// What the registry says of it.
    pub fn entry(self) -> &'static Entry {
        &registry()[self.id()]
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Clause, D::Error> {
        let id = String::deserialize(deserializer)?;
        Clause::named(&id).ok_or_else(|| de::Error::custom(format!("no clause {id}")))
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Clause {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Clause".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "description": "The id of a clause, like RND-11." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_is_in_the_registry_and_every_clause_of_it_is_here() {
        let ids: Vec<&str> = Clause::ALL.iter().map(|c| c.id()).collect();
        assert!(ids.iter().all(|id| registry().contains_key(id)), "a clause is not in the registry");
        let missing: Vec<_> = registry().keys().filter(|id| !ids.contains(id)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
