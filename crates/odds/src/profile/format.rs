//! A profile as it is written.

use serde::{Deserialize, Serialize};

/// A profile: clauses of law or practice that a rulebook is held against.
///
/// ```
/// use odds::profile::Profile;
///
/// let profile = Profile::named("reg2026").unwrap();
/// assert!(!profile.clauses.is_empty() && !profile.status.is_empty());
/// ```
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// What it is asked for by.
    #[serde(default)]
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whether it is in force; printed on every report.
    pub status: String,
    /// What it is good for, and what it is not.
    pub note: String,
    /// Its clauses.
    #[serde(rename = "clause")]
    pub clauses: Vec<Clause>,
}

/// One clause.
///
/// ```
/// let profile = odds::profile::Profile::named("reg2026").unwrap();
/// assert!(profile.clauses.iter().all(|clause| !clause.says.is_empty() && !clause.source.is_empty()));
/// ```
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its id.
    pub id: String,
    /// What it asks for, in our own words.
    pub says: String,
    /// Where that stands.
    pub source: String,
    /// How sure that is.
    pub sure: Sure,
    /// Whether this clause is in force, where that is not what the profile says of all.
    pub status: Option<String>,
    /// How it is checked.
    pub check: Check,
    /// Do sources contradict each other? Then what fails is undecided.
    #[serde(default)]
    pub contested: bool,
    /// Changes of keys that may mend it, the least first; the first that does is told with its price.
    #[serde(default)]
    pub mend: Vec<Vec<String>>,
}

/// How sure the source of a clause is.
///
/// ```
/// use odds::profile::Sure;
///
/// assert_eq!(serde_json::to_string(&Sure::Quoted).unwrap(), r#""S-q""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Sure {
    /// Seen in a primary text.
    #[serde(rename = "V")]
    Verified,
    /// Seen in a serious secondary source.
    #[serde(rename = "S")]
    Secondary,
    /// A secondary source that quotes words of the text.
    #[serde(rename = "S-q")]
    Quoted,
    /// Secondary sources contradict each other.
    #[serde(rename = "S?")]
    Contradicted,
    /// Seen only on a low-grade site.
    #[serde(rename = "L")]
    LowGrade,
    /// From memory.
    #[serde(rename = "M")]
    Memory,
    /// Our inference.
    #[serde(rename = "I")]
    Inferred,
}

/// How a clause is checked.
///
/// ```
/// use odds::profile::{Check, Profile};
///
/// let profile = Profile::named("reg2026").unwrap();
/// assert!(profile.clauses.iter().any(|clause| matches!(clause.check, Check::NoBust)));
/// ```
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Check {
    /// Text: the game's names have none of these words, whatever stands between their letters.
    NameWithout(Vec<String>),
    /// Text: exactly this sentence is among the notices.
    Notice(String),
    /// Keys: each is as it is needed.
    Keys(Vec<Need>),
    /// Behaviour: no final hand is decided by being over the target.
    NoBust,
    /// Behaviour: the hand nearer to the target always wins.
    CloserWins,
    /// Behaviour: an ace with a ten-value does not win at once.
    NoNatural,
    /// Behaviour: equal hands are the player's.
    TiesToPlayer,
    /// Process: what the referee sees to.
    Referee(String),
    /// Process: what people have to do; nothing here can tell whether they do.
    People(String),
    /// Artefact: a statement why the game is lawful.
    Statement,
    /// Artefact: a glossary.
    Glossary,
    /// Artefact: an agreement, by its reference.
    Agreement,
    /// Artefact: an approval; where a day is named (year, month, day), one that is not older.
    Approval(String),
    /// Artefact: limits and fees for every wager.
    Schedules,
    /// All of these clauses of the profile.
    Clauses(Vec<String>),
}

/// What a key has to be.
///
/// ```
/// use odds::profile::Need;
///
/// let need: Need = serde_json::from_str(r#"{ "key": "bank_turns", "most": 1 }"#).unwrap();
/// assert_eq!((need.key.as_str(), need.most), ("bank_turns", Some(1)));
/// ```
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Need {
    /// The key, as house files call it, or one of those that follow from them: `measured_against`, `targets`, `rates`.
    pub key: String,
    /// Exactly this.
    pub is: Option<toml::Value>,
    /// Anything but this.
    pub is_not: Option<toml::Value>,
    /// At least so much.
    pub least: Option<i64>,
    /// At most so much.
    pub most: Option<i64>,
}

impl Profile {
    /// Reads a profile, and refuses one that names what is not there.
    pub fn read(id: &str, text: &str) -> Result<Profile, String> {
        let profile: Profile = toml::from_str(text).map_err(|error| error.to_string())?;
        match super::sound::flaw(&profile) {
            Some(flaw) => Err(flaw.to_string()),
            None => Ok(Profile { id: id.to_string(), ..profile }),
        }
    }
}
