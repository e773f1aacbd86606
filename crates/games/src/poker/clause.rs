//! The ids of the poker clauses: a closed set, so that a ruling cannot cite what is not in the book.
//!
//! What each clause says stands in `clauses/poker.toml`; a test holds the two lists together.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

macro_rules! clauses {
    ($($name:ident = $id:literal,)*) => {
        /// A clause of Ocean View's poker rules, or of what is done where they are silent (`S-…`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // The registry says what each one means.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "PokerClause"))]
        pub enum Clause { $($name,)* }

        impl Clause {
            /// Every clause, in the order of the book.
            pub const ALL: &'static [Clause] = &[$(Clause::$name,)*];

            /// The id as it is written: `HE-12`.
            pub const fn id(self) -> &'static str {
                match self { $(Clause::$name => $id,)* }
            }
        }
    };
}

clauses! {
    He1 = "HE-1", He2 = "HE-2", He3 = "HE-3", He4 = "HE-4", He5 = "HE-5", He6 = "HE-6", He7 = "HE-7",
    He8 = "HE-8", He9 = "HE-9", He10 = "HE-10", He11 = "HE-11", He12 = "HE-12", He13 = "HE-13",
    He14 = "HE-14", He15 = "HE-15", He16 = "HE-16", He17 = "HE-17", He18 = "HE-18", He19 = "HE-19",
    Hehl1 = "HEHL-1", Om1 = "OM-1", Omhl1 = "OMHL-1", Cp1 = "CP-1", Cp2 = "CP-2", Cphl1 = "CPHL-1",
    Dr1 = "DR-1", Dr2 = "DR-2", Dr3 = "DR-3", Dr4 = "DR-4", Dr5 = "DR-5", Dr6 = "DR-6", Dr7 = "DR-7",
    Dr8 = "DR-8", Dr9 = "DR-9", Dr10 = "DR-10",
    Lb1 = "LB-1", Lb2 = "LB-2", Lb3 = "LB-3", Lb4 = "LB-4", Lb5 = "LB-5", Lb6 = "LB-6", Lb7 = "LB-7",
    Lb8 = "LB-8", Lb9 = "LB-9", Lb10 = "LB-10", Lb11 = "LB-11",
    St1 = "ST-1", St2 = "ST-2", St3 = "ST-3", St4 = "ST-4", St5 = "ST-5", St6 = "ST-6", St7 = "ST-7",
    St8 = "ST-8", St9 = "ST-9", St10 = "ST-10", St11 = "ST-11", St12 = "ST-12",
    Sthl1 = "STHL-1", Sthl2 = "STHL-2", Rz1 = "RZ-1",
    Pfee1 = "PFEE-1", Pfee2 = "PFEE-2", Pfee3 = "PFEE-3", Pfee4 = "PFEE-4",
    S1 = "S-1", S2 = "S-2", S3 = "S-3", S4 = "S-4", S5 = "S-5", S6 = "S-6", S7 = "S-7", S8 = "S-8",
    S9 = "S-9", S10 = "S-10", S11 = "S-11", S12 = "S-12", S13 = "S-13", S14 = "S-14", S15 = "S-15",
    S15a = "S-15a", S16 = "S-16", S17 = "S-17", S18 = "S-18", S19 = "S-19", S20 = "S-20",
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
        let known = Clause::ALL.iter().copied().find(|c| c.id() == id);
        known.ok_or_else(|| de::Error::custom(format!("no poker clause has the id \"{id}\"")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_is_in_the_registry_and_every_poker_clause_of_it_is_here() {
        let registry: toml::Table = toml::from_str(include_str!("../../../../clauses/poker.toml")).unwrap();
        for clause in Clause::ALL {
            assert!(registry.contains_key(clause.id()), "{clause} is not in clauses/poker.toml");
        }
        assert_eq!(registry.len(), Clause::ALL.len());
    }
}
