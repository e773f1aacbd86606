//! The rules as a cardroom files them: written from the clauses that hold for a rulebook and from its keys, and from nothing else.
//!
//! A document has parts (one for each game), parts have sections, and a section has clauses in our own words, what the house's own
//! keys say of them, and tables. What a template leaves to the cardroom is a blank.

mod blackjack;
mod html;
mod poker;

use crate::Flaw;
use crate::clauses::Clause;
use crate::rulebook::Houses;
use serde::Serialize;
use voice::{Telling, Voice};

/// A document.
///
/// ```
/// use games::{document::Document, rulebook::Houses};
/// use voice::Voice;
///
/// let rules = Document::of(&Houses::shipped(), &["aviator/pure-21.5"], Voice::english()).unwrap();
/// assert_eq!(rules.parts.len(), 1);
/// assert!(rules.clauses().contains(&games::Clause::Rnd4));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Document {
    /// Whose rules.
    pub house: String,
    /// One part for each game.
    pub parts: Vec<Part>,
}

/// The rules of one game.
///
/// ```
/// use games::{document::Document, rulebook::Houses};
/// use voice::Voice;
///
/// let rules = Document::of(&Houses::shipped(), &["aviator/pure-21.5"], Voice::english()).unwrap();
/// assert_eq!(rules.parts[0].rulebook, "aviator/pure-21.5");
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// The rulebook.
    pub rulebook: String,
    /// What the game is called.
    pub title: String,
    /// In the order in which rules are filed.
    pub sections: Vec<Section>,
}

/// A section.
///
/// ```
/// use games::{document::Document, rulebook::Houses};
/// use voice::Voice;
///
/// let rules = Document::of(&Houses::shipped(), &["aviator/pure-21.5"], Voice::english()).unwrap();
/// assert!(rules.parts[0].sections.iter().all(|section| !section.heading.is_empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// Its rules.
    pub rules: Vec<Rule>,
    /// Its tables.
    pub tables: Vec<Table>,
}

/// One rule: a clause, and what the house's keys make of it.
///
/// ```
/// use games::{document::Document, rulebook::Houses};
/// use voice::Voice;
///
/// let rules = Document::of(&Houses::shipped(), &["aviator/pure-21.5"], Voice::english()).unwrap();
/// let mut written = rules.parts[0].sections.iter().flat_map(|section| &section.rules);
/// assert!(written.any(|rule| rule.clause == Some(games::Clause::Rnd4) && !rule.says.is_empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rule {
    /// The clause; none for a sentence that the house posts itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<Clause>,
    /// What it says.
    pub says: String,
    /// What it comes to here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub here: Vec<String>,
}

/// A table.
///
/// ```
/// use games::{document::Document, rulebook::Houses};
/// use voice::Voice;
///
/// let rules = Document::of(&Houses::shipped(), &["aviator/pure-21.5"], Voice::english()).unwrap();
/// let mut tables = rules.parts[0].sections.iter().flat_map(|section| &section.tables);
/// assert!(tables.all(|table| !table.lines.is_empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// Its lines: what, and how much; a blank where a cardroom chooses.
    pub lines: Vec<(String, Option<String>)>,
}

impl Document {
    /// The document of these rulebooks, which are of one house.
    pub fn of(houses: &Houses, ids: &[&str], voice: &Voice) -> Result<Document, Vec<Flaw>> {
        let mut parts = Vec::new();
        let mut house = String::new();
        for id in ids {
            let (of, part) = match houses.is_poker(id) {
                true => poker::part(houses, id, ids, voice)?,
                false => blackjack::part(houses, id, voice)?,
            };
            house = of;
            parts.push(part);
        }
        Ok(Document { house, parts })
    }

    /// Every clause that is written in it.
    pub fn clauses(&self) -> Vec<Clause> {
        let rules = self.parts.iter().flat_map(|part| &part.sections).flat_map(|section| &section.rules);
        rules.filter_map(|rule| rule.clause).collect()
    }

    /// As text for a terminal.
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        for part in &self.parts {
            out.push_str(&format!("{} · {}\n", self.house, part.title));
            for section in &part.sections {
                out.push_str(&format!("\n{}\n", section.heading.to_uppercase()));
                for rule in &section.rules {
                    let clause = rule.clause.map_or(String::new(), |clause| format!(" ({clause})"));
                    out.push_str(&format!("  {}{clause}\n", rule.says));
                    rule.here.iter().for_each(|here| out.push_str(&format!("    {here}\n")));
                }
                for table in &section.tables {
                    out.push_str(&format!("  {}\n", table.caption));
                    for (what, figure) in &table.lines {
                        out.push_str(&format!("    {what}: {}\n", figure.as_deref().unwrap_or("________")));
                    }
                }
            }
            out.push('\n');
        }
        out
    }
}

/// Writes sections in the words of a language.
struct Writer<'a> {
    voice: &'a Voice,
    sections: Vec<Section>,
}

impl Writer<'_> {
    fn words(&self, says: &Telling) -> String {
        self.voice.text(says, &())
    }

    /// A section of these clauses; what the keys say of a clause stands below it, and what no clause stands for at the end.
    fn section(
        &mut self,
        heading: &Telling,
        clauses: &[Clause],
        here: &[(Clause, Telling)],
        tables: Vec<Table>,
    ) {
        // Where the keys speak, other houses do not.
        let own = |clause: &Clause| clause.everywhere(self.voice).filter(|_| !here.is_empty());
        let rule = |clause: &Clause| Rule {
            clause: Some(*clause),
            says: own(clause).unwrap_or_else(|| clause.entry(self.voice).says),
            here: here.iter().filter(|(of, _)| of == clause).map(|(_, says)| self.words(says)).collect(),
        };
        let rules: Vec<Rule> = clauses.iter().map(rule).collect();
        if !rules.is_empty() || !tables.is_empty() {
            self.sections.push(Section { heading: self.words(heading), rules, tables });
        }
    }

    /// A section of sentences.
    fn said(&mut self, heading: &Telling, says: Vec<String>) {
        let rules: Vec<Rule> =
            says.into_iter().map(|says| Rule { clause: None, says, here: Vec::new() }).collect();
        if !rules.is_empty() {
            self.sections.push(Section { heading: self.words(heading), rules, tables: Vec::new() });
        }
    }
}
