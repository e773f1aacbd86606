//! Every rule the referee knows, by id. Code cites them as values of [`Clause`].
//!
//! What a clause says, in our own words, and the document it comes from stand in `words/<language>/clauses-*.ftl`: a message by
//! the id of the clause. A test holds the two lists together, and the tidy test sees to it that every clause is cited.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use voice::Voice;

macro_rules! clauses {
    ($($book:ident { $($name:ident = $id:literal,)* })*) => {
        /// A clause: a closed set, so that a ruling cannot cite what is not in the books.
        ///
        /// ```
        /// use games::Clause;
        ///
        /// let clause = Clause::find("rnd-11").unwrap();
        /// assert_eq!((clause, clause.id()), (Clause::Rnd11, "RND-11"));
        /// assert!(Clause::D1.is_decided() && !Clause::Rnd11.is_decided());
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // Its entry says what each one means.
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
    D20 = "D20", D21 = "D21", D22 = "D22", D23 = "D23", D24 = "D24", D25 = "D25", D26 = "D26",
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
    NEAREST {
    N1 = "N-1", N2 = "N-2", N3 = "N-3", N4 = "N-4", N5 = "N-5", N6 = "N-6", N7 = "N-7", N8 = "N-8",
    Tp1 = "TP-1", Tp2 = "TP-2", Tp3 = "TP-3",
    }
    ROOM {
    Room1 = "ROOM-1", Room2 = "ROOM-2", Room3 = "ROOM-3", Room4 = "ROOM-4", Room5 = "ROOM-5",
    Room6 = "ROOM-6", Room7 = "ROOM-7", Room8 = "ROOM-8", Room9 = "ROOM-9", Room10 = "ROOM-10",
    Room11 = "ROOM-11", Room12 = "ROOM-12", Room13 = "ROOM-13", Room14 = "ROOM-14", Room15 = "ROOM-15", Room16 = "ROOM-16", Room17 = "ROOM-17", Room18 = "ROOM-18", Floor1 = "FLOOR-1",
    }
}

/// What a clause says, in the words of a language.
///
/// ```
/// let entry = games::Clause::Rnd11.entry(voice::Voice::english());
/// assert_eq!(entry.id, "RND-11");
/// assert!(!entry.title.is_empty() && !entry.says.is_empty() && !entry.source.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "ClauseEntry"))]
pub struct Entry {
    /// The id.
    pub id: &'static str,
    /// A few words, for lists.
    pub title: String,
    /// What it says, in our own words.
    pub says: String,
    /// The document and section it restates, or why it was decided.
    pub source: String,
    /// Why no software enforces it, where none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_software: Option<String>,
}

impl Clause {
    /// The clause with exactly this id.
    pub fn named(id: &str) -> Option<Clause> {
        Clause::ALL.iter().copied().find(|clause| clause.id() == id)
    }

    /// The clause with this id, in any case: `rnd-11` finds `RND-11`.
    pub fn find(id: &str) -> Option<Clause> {
        let id = id.trim();
        Clause::ALL.iter().copied().find(|clause| clause.id().eq_ignore_ascii_case(id))
    }

    /// Every clause, in the order of their ids.
    pub fn by_id() -> Vec<Clause> {
        let mut all = Clause::ALL.to_vec();
        all.sort_by_key(|clause| clause.id());
        all
    }

    /// Is it a decision of ours, where the documents are silent or leave something open?
    pub fn is_decided(self) -> bool {
        let family = self.id().trim_end_matches(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
        // The owner's template says itself what it leaves to the cardroom.
        matches!(family, "D" | "O-" | "S-" | "N-" | "TP-" | "ROOM-" | "FLOOR-") && self != Clause::D10
    }

    /// What it says at every house, where it tells more than one house's way: the rest is what a house's keys say.
    pub fn everywhere(self, voice: &Voice) -> Option<String> {
        voice.fixed(self.id(), Some("everywhere"))
    }

    /// What it says, in the words of a language.
    pub fn entry(self, voice: &Voice) -> Entry {
        let words = |attribute| voice.fixed(self.id(), attribute);
        Entry {
            id: self.id(),
            title: words(Some("title")).unwrap_or_default(),
            says: words(None).unwrap_or_default(),
            source: words(Some("source")).unwrap_or_default(),
            not_software: words(Some("by-people")),
        }
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
    fn every_clause_has_words_in_every_language_and_no_words_have_no_clause() {
        let in_english = |clause: &Clause| clause.entry(Voice::english());
        for language in Voice::languages() {
            let voice = Voice::of(language).unwrap();
            for clause in Clause::ALL {
                let entry = clause.entry(&voice);
                let said = [&entry.title, &entry.says, &entry.source];
                assert!(
                    said.iter().all(|text| !text.is_empty()),
                    "words/{language}: {clause} is not whole: {entry:?}"
                );
                let software = |entry: &Entry| entry.not_software.is_none();
                assert_eq!(software(&entry), software(&in_english(clause)), "words/{language}: {clause}");
            }
            let files =
                Voice::files(language).unwrap().iter().filter(|(file, _)| file.starts_with("clauses-"));
            let ids: Vec<&str> = files
                .flat_map(|(_, text)| text.lines())
                .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
                .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
                .collect();
            let strange: Vec<_> = ids.iter().filter(|id| Clause::named(id).is_none()).collect();
            assert!(strange.is_empty(), "words/{language}: {strange:?} is no clause");
            assert_eq!(ids.len(), Clause::ALL.len(), "words/{language}");
        }
    }

    #[test]
    fn what_we_decided_says_so() {
        for clause in Clause::ALL {
            let source = clause.entry(Voice::english()).source;
            let says = ["Decision", "Decided", "A decision"].iter().any(|word| source.starts_with(word));
            assert_eq!(clause.is_decided(), says, "{clause}: {source}");
        }
    }

    #[test]
    fn a_clause_is_found_in_any_case() {
        assert_eq!(Clause::find(" rnd-11 "), Some(Clause::Rnd11));
        assert_eq!(Clause::find("RND"), None);
        assert!(Clause::Rnd11.entry(Voice::pseudo()).says.starts_with('⟦'));
    }
}
