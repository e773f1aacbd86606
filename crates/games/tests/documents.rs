//! The rules that are written from clauses and keys beside the five documents, section by section: each section is written, or named
//! as not software with its reason. `CARDROOM_UPDATE=1` writes `docs/rules.md`.

use games::Clause;
use games::document::Document;
use games::rulebook::Houses;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use voice::Voice;

#[derive(Deserialize)]
struct Seed {
    document: String,
    part: Vec<SeedPart>,
}

#[derive(Deserialize)]
struct SeedPart {
    heading: String,
    sentences: Vec<Sentence>,
}

#[derive(Deserialize)]
struct Sentence {
    n: usize,
    clause: Option<String>,
    not_software: Option<String>,
    otherwise: Option<String>,
}

/// The seeds, and the rulebooks that their documents are written from.
const SEEDS: [(&str, &str); 5] = [
    ("21st-century", "21st-century"),
    ("aviator", "aviator"),
    ("livermore", "livermore"),
    ("ocean-view", "ocean-view"),
    ("txb", "txb"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn written(house: &str) -> Document {
    let houses = Houses::shipped();
    let of = |id: &&str| id.split('/').next() == Some(house) && houses.game(id).as_deref() != Some("poker");
    let ids: Vec<&str> = houses.ids().filter(of).collect();
    Document::of(&houses, &ids, Voice::english()).expect("a sound house")
}

fn seed(name: &str) -> Seed {
    let path = root().join("sentences").join(name).with_extension("toml");
    toml::from_str(&std::fs::read_to_string(path).expect("readable")).expect("a document by its sentences")
}

/// One line of the comparison, and the sentences whose clause is not written.
fn compared(part: &SeedPart, written: &BTreeSet<Clause>) -> (String, Vec<usize>) {
    let (mut clauses, mut reasons, mut missing) = (Vec::new(), BTreeSet::new(), Vec::new());
    for sentence in &part.sentences {
        if let Some(why) = &sentence.not_software {
            reasons.insert(why.clone());
            continue;
        }
        if let Some(why) = &sentence.otherwise {
            reasons.insert(format!("otherwise: {why}"));
        }
        let clause = sentence.clause.as_deref().and_then(Clause::named).expect("a clause");
        match written.contains(&clause) {
            true if !clauses.contains(&clause) => clauses.push(clause),
            true => {}
            false => missing.push(sentence.n),
        }
    }
    clauses.sort();
    let clauses: Vec<String> = clauses.iter().map(ToString::to_string).collect();
    let written = if clauses.is_empty() { "not software".to_string() } else { clauses.join(", ") };
    let reasons: Vec<String> = reasons.into_iter().collect();
    (format!("| {} | {written} | {} |\n", part.heading, reasons.join(" ")), missing)
}

#[test]
fn every_section_of_the_documents_is_written_or_named_as_not_software() {
    let mut page = String::from(
        "# The rules as they are filed, beside the documents\n\n\
         `cardroom rules HOUSE --html` writes a cardroom's rules from clauses and keys alone. Here each section of the five documents\n\
         stands beside what is written of it: the clauses, and what is not software or decided otherwise, with the reason. Written by\n\
         `CARDROOM_UPDATE=1 cargo test -p cardroom-games --test documents`, which also holds that no clause of a section is missing.\n",
    );
    let mut lacking = Vec::new();
    for (name, house) in SEEDS {
        let (seed, document) = (seed(name), written(house));
        let clauses: BTreeSet<Clause> = document.clauses().into_iter().collect();
        let _ = write!(
            page,
            "\n## {}\n\n| section | written | not software, or otherwise |\n|---|---|---|\n",
            seed.document
        );
        for part in &seed.part {
            let (line, missing) = compared(part, &clauses);
            page.push_str(&line);
            lacking.extend(missing.into_iter().map(|n| format!("{name} {n} ({})", part.heading)));
        }
    }
    assert!(lacking.is_empty(), "not written: {lacking:?}");
    let path = root().join("docs/rules.md");
    if std::env::var("CARDROOM_UPDATE").is_ok() {
        std::fs::write(&path, &page).expect("writable");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, page, "docs/rules.md is not up to date");
}

#[test]
fn a_template_has_blanks_and_a_house_has_every_schedule() {
    let txb = written("txb").to_html(false);
    assert_eq!(txb.matches("class=\"blank\"").count(), 5, "one for each choice of D10");
    let aviator = written("aviator");
    let html = aviator.to_html(true);
    assert!(
        html.contains("option 3") && html.contains("class=\"paper\"") && !html.contains("class=\"blank\">")
    );
    assert!(html.contains("300:1") && html.contains("GR-7"));
    let headings: Vec<&str> = aviator.parts[0].sections.iter().map(|s| s.heading.as_str()).collect();
    assert_eq!(headings.first(), Some(&"Object of the game"));
    assert_eq!(headings.last(), Some(&"Notices"));
}

#[test]
fn ocean_view_has_its_eleven_poker_games_and_its_blackjack_once_each() {
    let document = written("ocean-view");
    assert_eq!(document.parts.len(), 12);
    let clauses = document.clauses();
    for clause in [Clause::He5, Clause::Dr3, Clause::St9] {
        assert_eq!(clauses.iter().filter(|c| **c == clause).count(), 1, "{clause}");
    }
}

#[test]
fn what_a_game_does_not_have_does_not_stand_in_its_rules() {
    let houses = Houses::shipped();
    let document = Document::of(&houses, &["open/closest-22"], Voice::english()).expect("sound");
    let clauses = document.clauses();
    assert!(clauses.contains(&Clause::N6) && clauses.contains(&Clause::Tp2));
    for clause in [Clause::Gr3, Clause::Bb1, Clause::Dss1, Clause::Rnd7, Clause::LCas4] {
        assert!(!clauses.contains(&clause), "{clause}");
    }
    let text = document.to_text();
    assert!(!text.contains("  ()") && !text.contains('{'), "{text}");
}

#[test]
fn many_limits_are_lines_of_one_table_and_nothing_of_them_is_lost() {
    let houses = Houses::shipped();
    let document = Document::of(&houses, &["ocean-view/holdem"], Voice::english()).expect("a sound house");
    let html = document.to_html(true);
    assert_eq!(html.matches("class=\"wide\"").count(), 2, "one of fixed limits, one of spread");
    let house = houses.poker("ocean-view/holdem").unwrap();
    for rules in &house.limits {
        let title = rules.limit.title().to_string();
        let row = html.split("<tr>").find(|row| row.contains(&format!("<th>{title}</th>"))).unwrap();
        let (small, big) = (rules.small_blind.to_string(), rules.big_blind.to_string());
        assert!(
            row.contains(&format!("<td>{small}</td>")) && row.contains(&format!("<td>{big}</td>")),
            "{row}"
        );
    }
    // What is the same at every limit is said once for each kind.
    assert_eq!(html.matches("the highest hand").count(), 2);
}
