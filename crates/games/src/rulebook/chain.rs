//! A house file with everything it extends, read as the keys of one game.

use super::Choice;
use super::dialect;
use super::finding::{Finding, Step, find, line_at, line_of};
use super::houses::{File, Houses};
use super::inherit::Keys;
use crate::Flaw;
use crate::clauses::Clause;
use chips::ParseMoneyError;
use toml::de::DeTable;
use voice::{Telling, say};

/// How far a chain of extensions may go.
pub(super) const DEEPEST: usize = 8;

/// One file of a chain, read.
pub(crate) struct Read<'a, K> {
    pub file: &'a File,
    pub keys: K,
}

/// The file and everything it extends, nearest first.
pub(crate) struct Chain<'a, K>(pub Vec<Read<'a, K>>);

impl<'a, K: Keys> Chain<'a, K> {
    /// Reads a file and follows what it extends.
    pub fn read(houses: &'a Houses, id: &str) -> Result<Chain<'a, K>, Vec<Flaw>> {
        let mut chain: Vec<Read<'a, K>> = Vec::new();
        let mut next = Some(id.to_string());
        while let Some(id) = next {
            let extending = |what: Telling| {
                let child = chain.last().expect("the first file was resolved").file;
                let line = line_of(&child.text, &["extends".into()]).unwrap_or(0);
                vec![Flaw { line, ..Flaw::of_file(&child.shown, what) }]
            };
            let Some(file) = houses.file(&id) else {
                return Err(extending(say!("house-extends-nothing", id: &id)));
            };
            if chain.len() == DEEPEST {
                return Err(vec![Flaw::of_file(&file.shown, say!("house-extends-itself"))]);
            }
            let (own, theirs) = (houses.game(&file.id), chain.first().and_then(|r| houses.game(&r.file.id)));
            if let (Some(own), Some(theirs)) = (own, theirs)
                && (own == "blackjack") != (theirs == "blackjack")
            {
                return Err(extending(say!("house-extends-another-game", id: &id, own: own, theirs: theirs)));
            }
            let keys: K = read_keys(file, houses.is_poker(&file.id))?;
            next = keys.extends().map(str::to_string);
            chain.push(Read { file, keys });
        }
        Ok(Chain(chain))
    }

    /// Everything the chain says, the nearest file's word first.
    pub fn merged(&self, mut said: K) -> K {
        for read in &self.0 {
            said.inherit(&read.keys);
        }
        said
    }

    /// Is the file itself a template (D10)?
    pub fn is_template(&self) -> bool {
        self.0[0].keys.is_template()
    }

    /// What the file, as a template, leaves to the cardroom (D10).
    pub fn choices(&self) -> Vec<Choice> {
        let open = self.0[0].keys.choose().iter().filter(|_| self.is_template());
        open.map(|(key, decides)| Choice { key: key.clone(), decides: decides.clone() }).collect()
    }

    /// D10: what a template leaves open must be chosen by a file between it and the table.
    pub fn check_choices(&self, findings: &mut Vec<Finding>) {
        if self.is_template() {
            return;
        }
        for (i, read) in self.0.iter().enumerate().filter(|(_, r)| r.keys.is_template()) {
            for (key, decides) in read.keys.choose() {
                if !self.0[..i].iter().any(|r| has_key(&r.file.text, key)) {
                    find!(findings, [], Some(Clause::D10), say!("house-chosen", key: key, decides: decides));
                }
            }
        }
    }

    /// A template leaves something open, or else it is none (D10).
    pub fn check_template(&self, findings: &mut Vec<Finding>) {
        if self.is_template() && self.0[0].keys.choose().is_empty() {
            find!(findings, ["template"], Some(Clause::D10), say!("house-template-says-under-choose"));
        }
    }

    /// The first file of the chain that has a key at its top.
    pub fn owner(&self, key: &str) -> Option<&Read<'a, K>> {
        self.0.iter().find(|r| has_key(&r.file.text, key))
    }

    /// Puts a finding on the line it is about: in the nearest file of the chain that has the key. A list stands in one
    /// file as a whole.
    pub fn place(&self, finding: Finding) -> Flaw {
        let at = |file: &File, line| Flaw {
            file: file.shown.clone(),
            line,
            what: finding.what.clone(),
            clause: finding.clause,
        };
        let listed = match finding.path[..] {
            [Step::Key(key), Step::Index(_), ..] => self.owner(key).map(|r| r.file),
            _ => None,
        };
        let mut path = finding.path.as_slice();
        while !path.is_empty() {
            let files = self.0.iter().map(|r| r.file).filter(|f| listed.is_none_or(|l| l.id == f.id));
            if let Some((file, line)) = files.into_iter().find_map(|f| Some((f, line_of(&f.text, path)?))) {
                return at(file, line);
            }
            path = &path[..path.len() - 1];
        }
        at(self.0[0].file, 0)
    }
}

fn has_key(text: &str, key: &str) -> bool {
    DeTable::parse(text).is_ok_and(|t| t.get_ref().contains_key(key))
}

/// Reads the keys of a file. What is not TOML, and a key or a value that no house file has, is told with its line.
/// Only poker's files had other keys once.
fn read_keys<K: Keys>(file: &File, poker: bool) -> Result<K, Vec<Flaw>> {
    let old = dialect::old_keys(&file.text);
    if poker && !old.is_empty() {
        let renamed = |(line, old, new): (usize, String, &str)| Flaw {
            line,
            ..Flaw::of_file(&file.shown, say!("house-key-renamed", old: old, new: new))
        };
        return Err(old.into_iter().map(renamed).collect());
    }
    toml::from_str(&file.text).map_err(|error: toml::de::Error| {
        let line = error.span().map_or(0, |span| line_at(&file.text, span.start));
        let (what, clause) = read_by_toml(&error);
        vec![Flaw { file: file.shown.clone(), line, what, clause }]
    })
}

/// What the reader of TOML says: of an amount what is said of amounts everywhere, else its own words.
fn read_by_toml(error: &toml::de::Error) -> (Telling, Option<Clause>) {
    let said = error.message().trim();
    let amounts = [ParseMoneyError::NotANumber, ParseMoneyError::FractionOfACent, ParseMoneyError::TooLarge];
    match amounts.into_iter().find(|wrong| wrong.to_string() == said) {
        Some(wrong) => {
            let clause = (wrong == ParseMoneyError::FractionOfACent).then_some(Clause::D1);
            (wrong.into(), clause)
        }
        None => (say!("house-not-read", what: said.replace('\n', "; ")), None),
    }
}
