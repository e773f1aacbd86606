//! Every sentence of the five documents has its verdict: shown by a scenario or a test, not software, or decided
//! otherwise.
//!
//! `sentences/*.toml` tells each document sentence by sentence in our own words. Here numbers run without a gap, clauses
//! and what is named to show a sentence exist, a sentence is shown at its own house and under its own clause, and
//! `docs/sentences.md` is up to date (`CARDROOM_UPDATE=1` writes it).

use games::Clause;
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    document: String,
    /// The rulebooks that are made of it, or of houses that extend it.
    rulebooks: Vec<String>,
    part: Vec<Part>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    heading: String,
    sentences: Vec<Sentence>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sentence {
    n: usize,
    says: String,
    clause: Option<String>,
    #[serde(default)]
    shown: Vec<String>,
    not_software: Option<String>,
    otherwise: Option<String>,
}

/// What shows a sentence: a scenario or a test.
enum Evidence {
    Scenario { rulebook: String, shows: Vec<String> },
    Test,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}

/// The documents by the names of their files, in that order.
fn documents() -> Vec<(String, Document)> {
    let mut found: Vec<(String, Document)> = fs::read_dir(root().join("sentences"))
        .expect("a folder")
        .map(|entry| {
            let path = entry.expect("readable").path();
            let text = read(&path).expect("readable");
            let document = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            (path.file_stem().expect("a name").to_string_lossy().into_owned(), document)
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

fn sentences(document: &Document) -> impl Iterator<Item = &Sentence> {
    document.part.iter().flat_map(|part| &part.sentences)
}

/// A quoted value, or all of a list, of a key that stands on one line of its own.
fn values(text: &str, key: &str) -> Vec<String> {
    let line = text.lines().find(|l| l.strip_prefix(key).is_some_and(|l| l.trim_start().starts_with('=')));
    line.into_iter().flat_map(|l| l.split(['"', '\'']).skip(1).step_by(2)).map(str::to_string).collect()
}

/// `blackjack/gr-5-equal`, `crates/games/tests/rulebooks.rs::name_of_the_test`, or `web/e2e/poker.test.ts::its title`.
fn evidence(named: &str) -> Option<Evidence> {
    if let Some((file, test)) = named.split_once("::") {
        let text = read(&root().join(file))?;
        if file.ends_with(".test.ts") {
            return text.contains(&format!("\ntest('{test}'")).then_some(Evidence::Test);
        }
        return text
            .contains(&format!("#[test]\nfn {test}("))
            .then_some(Evidence::Test)
            .or_else(|| text.contains(&format!("    #[test]\n    fn {test}(")).then_some(Evidence::Test));
    }
    let scenarios = root().join("scenarios");
    let (text, keys) = match read(&scenarios.join(format!("{named}.toml"))) {
        Some(text) => (text, ["rulebook", "shows"]),
        None => (read(&scenarios.join(format!("{named}.phh")))?, ["_rulebook", "_clauses"]),
    };
    let rulebook = values(&text, keys[0]).pop()?;
    Some(Evidence::Scenario { rulebook, shows: values(&text, keys[1]) })
}

/// What is wrong with a sentence, in words.
fn wrong(document: &Document, sentence: &Sentence) -> Option<String> {
    let verdicts = [&sentence.not_software, &sentence.otherwise];
    let count = verdicts.iter().filter(|v| v.is_some()).count() + usize::from(!sentence.shown.is_empty());
    if count != 1 {
        return Some(format!("has {count} verdicts"));
    }
    let clause = sentence.clause.as_deref();
    if let Some(id) = clause.filter(|id| Clause::named(id).is_none()) {
        return Some(format!("cites {id}, which is no clause"));
    }
    if clause.is_none() && sentence.not_software.is_none() {
        return Some("cites no clause".into());
    }
    if sentence.shown.is_empty() {
        return None;
    }
    let (mut at_home, mut under_its_clause) = (false, false);
    for named in &sentence.shown {
        match evidence(named) {
            None => return Some(format!("is shown by {named}, which does not exist")),
            Some(Evidence::Test) => (at_home, under_its_clause) = (true, true),
            Some(Evidence::Scenario { rulebook, shows }) => {
                at_home |= document.rulebooks.contains(&rulebook);
                under_its_clause |= shows.iter().any(|id| Some(id.as_str()) == clause);
            }
        }
    }
    match (at_home, under_its_clause) {
        (false, _) => Some("is shown at other houses only".into()),
        (_, false) => Some(format!("is shown by nothing under {}", clause.unwrap_or_default())),
        _ => None,
    }
}

#[test]
fn every_sentence_has_one_verdict_that_holds() {
    let mut found = Vec::new();
    for (name, document) in documents() {
        for (at, sentence) in sentences(&document).enumerate() {
            let n = sentence.n;
            if n != at + 1 {
                found.push(format!("{name}: after {at} comes {n}"));
            }
            if let Some(what) = wrong(&document, sentence) {
                found.push(format!("{name} {n} {what}: {}", sentence.says));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_sentence_is_told_in_a_few_words() {
    for (name, document) in documents() {
        for sentence in sentences(&document) {
            let words = sentence.says.split_whitespace().count();
            assert!((2..=20).contains(&words), "{name} {}: {words} words", sentence.n);
        }
    }
}

fn verdict(sentence: &Sentence) -> String {
    let short = |named: &String| {
        format!("`{}`", named.trim_start_matches("crates/").replace("/tests/", "/").replace("/src/", "/"))
    };
    match (&sentence.not_software, &sentence.otherwise) {
        (Some(why), _) => format!("not software: {why}"),
        (_, Some(why)) => format!("decided otherwise: {why}"),
        _ => sentence.shown.iter().map(short).collect::<Vec<_>>().join(" "),
    }
}

/// How many of a document's sentences have which verdict, as a row.
fn summary(name: &str, document: &Document) -> String {
    let count = |has: fn(&Sentence) -> bool| sentences(document).filter(|s| has(s)).count();
    format!(
        "| [{}](#{name}) | {} | {} | {} | {} |\n",
        document.document,
        sentences(document).count(),
        count(|s| !s.shown.is_empty()),
        count(|s| s.not_software.is_some()),
        count(|s| s.otherwise.is_some()),
    )
}

fn page() -> String {
    let mut page = String::from(
        "# Every sentence of the documents\n\n\
         Generated from `sentences/*.toml` (`CARDROOM_UPDATE=1 cargo test -p cardroom --test sentences`). The five \
         documents are told in our own words, by number and place; `cardroom clause ID` says what a clause means. A \
         scenario or a test shows the sentence at its own house; what has to do with furniture, gestures or the law is not \
         software; what was decided otherwise says why.\n\n\
         | document | sentences | shown | not software | decided otherwise |\n|---|---|---|---|---|\n",
    );
    let documents = documents();
    documents.iter().for_each(|(name, document)| page.push_str(&summary(name, document)));
    for (name, document) in &documents {
        page.push_str(&format!("\n<a id=\"{name}\"></a>\n\n## {}\n", document.document));
        for part in &document.part {
            page.push_str(&format!(
                "\n### {}\n\n| | says | clause | verdict |\n|---|---|---|---|\n",
                part.heading
            ));
            for s in &part.sentences {
                let clause = s.clause.as_deref().unwrap_or_default();
                page.push_str(&format!("| {} | {} | {clause} | {} |\n", s.n, s.says, verdict(s)));
            }
        }
    }
    page
}

#[test]
fn the_page_of_sentences_is_up_to_date() {
    let path = root().join("docs/sentences.md");
    let page = page();
    if std::env::var("CARDROOM_UPDATE").is_ok() {
        fs::write(&path, &page).expect("writable");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/sentences.md is out of date: run with CARDROOM_UPDATE=1");
}
