//! Keeps the house tidy: what is cheap to check about the repository itself is checked here.
//!
//! Every clause is cited in code and shown by a scenario or a test; every citation exists; every source file has a
//! head that says what it is for and is short enough to read; crates depend on each other in one direction; what is
//! built and what is tested are compiled with the same features, and so once; every house file is shipped; and
//! `docs/clauses.md` is up to date (`CARDROOM_UPDATE=1` writes it). No sentence for people stands in code (`english.rs`).
//! Crates that others may depend on have all that a registry asks for, and an example for every type (`published.rs`).

mod english;
mod literals;
mod published;

use games::Clause;
use games::clauses::Entry;
use games::rulebook::Houses;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use voice::Voice;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

fn walk(dir: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() && name != "target" && name != "node_modules" && name != "dist" {
            walk(&path, out);
        } else if path.is_file() {
            out.push(path);
        }
    }
}

/// All files below a folder with one of these endings: paths relative to the repository, and texts.
fn files(below: &str, endings: &[&str]) -> Vec<(String, String)> {
    let root = root();
    let mut paths = Vec::new();
    walk(&root.join(below), &mut paths);
    paths.sort();
    let wanted = |p: &PathBuf| p.extension().is_some_and(|e| endings.iter().any(|w| e == *w));
    paths
        .into_iter()
        .filter(wanted)
        .map(|p| {
            let text = fs::read_to_string(&p).unwrap_or_else(|e| panic!("{}: {e}", p.display()));
            (p.strip_prefix(&root).expect("inside").to_string_lossy().into_owned(), text)
        })
        .collect()
}

/// Does a text cite a clause? `D1` must not be found in `D10`, nor `S-1` in `CAS-1`.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + id.len()..].chars().next();
        let joined = before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        !joined && !after.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// Where each clause is cited: in code, and in tests and scenarios.
#[derive(Default)]
struct Citations {
    code: BTreeMap<String, BTreeSet<String>>,
    shown: BTreeMap<String, BTreeSet<String>>,
}

fn citations() -> Citations {
    let mut found = Citations::default();
    // The list of all clauses cites none.
    let sources =
        files("crates", &["rs"]).into_iter().filter(|(path, _)| path != "crates/games/src/clauses.rs");
    for (path, text) in sources {
        let is_test = path.contains("/tests/") || path.contains("/benches/");
        let (code, tests) = match text.find("#[cfg(test)]") {
            _ if is_test => ("", text.as_str()),
            Some(at) => text.split_at(at),
            None => (text.as_str(), ""),
        };
        // An example in the documentation is a test.
        let (code, examples) = published::without_examples(code);
        let tests = &format!("{tests}{examples}");
        for clause in Clause::ALL {
            let (id, value) = (clause.id(), format!("Clause::{clause:?}"));
            if cites(&code, id) || cites(&code, &value) {
                found.code.entry(id.to_string()).or_default().insert(path.clone());
            }
            if cites(tests, id) || cites(tests, &value) || is_named(tests, id) {
                found.shown.entry(id.to_string()).or_default().insert(path.clone());
            }
        }
    }
    for (path, text) in files("scenarios", &["toml", "phh", "phhs"]) {
        let shows = text.lines().filter(|l| l.starts_with("shows") || l.starts_with("_clauses"));
        let shows: String = shows.collect::<Vec<_>>().join("\n");
        for id in Clause::ALL.iter().map(|c| c.id()).filter(|id| cites(&shows, id)) {
            found.shown.entry(id.to_string()).or_default().insert(path.clone());
        }
    }
    found
}

/// Test names are in lower case: `fn both_over_gr_7()` shows GR-7.
fn is_named(tests: &str, id: &str) -> bool {
    let named = format!("_{}", id.to_lowercase().replace('-', "_"));
    tests.match_indices(&named).any(|(at, n)| {
        let next = tests[at + n.len()..].chars().next();
        next.is_none_or(|c| c == '(' || c == '_')
    })
}

#[test]
fn every_clause_is_cited_in_code_and_shown_by_a_test() {
    let found = citations();
    let mut missing = Vec::new();
    let entries = Clause::by_id().into_iter().map(|clause| clause.entry(Voice::english()));
    for Entry { id, .. } in entries.filter(|entry| entry.not_software.is_none()) {
        if !found.code.contains_key(id) {
            missing.push(format!("{id} is cited by no code"));
        }
        if !found.shown.contains_key(id) {
            missing.push(format!("{id} is shown by no scenario or test"));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_citation_exists() {
    let family = |id: &'static str| id.trim_end_matches(|c: char| c.is_ascii_digit());
    let families: BTreeSet<&str> = Clause::ALL.iter().map(|c| family(c.id())).collect();
    for (path, text) in files("crates", &["rs"]) {
        for quoted in text.split('"').skip(1) {
            let family = quoted.trim_end_matches(|c: char| c.is_ascii_digit());
            let is_id = family.len() < quoted.len() && families.contains(family);
            assert!(!is_id || Clause::named(quoted).is_some(), "{path} cites {quoted}, which is no clause");
        }
    }
}

#[test]
fn every_source_file_has_a_head_and_fits_a_reader() {
    for (path, text) in files("crates", &["rs"]) {
        assert!(text.starts_with("//!"), "{path} does not say what it is for (//! at its head)");
        assert!(text.lines().count() <= 600, "{path} is too long to read in one go");
    }
}

/// Which crates of ours a crate may know. Arrows point one way.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("chips", &[]),
    ("cards", &[]),
    ("voice", &["chips", "cards"]),
    ("games", &["chips", "cards", "voice"]),
    ("odds", &["chips", "cards", "voice", "games"]),
    ("school", &["chips", "cards", "voice", "games"]),
    ("engine", &["chips", "cards", "voice", "games", "odds", "school"]),
    ("ledger", &["chips", "voice"]),
    ("room", &["chips", "cards", "voice", "games", "odds", "school", "ledger"]),
    ("cardroom", &["chips", "cards", "voice", "games", "odds", "school", "engine", "ledger", "room"]),
];

#[test]
fn crates_depend_on_each_other_in_one_direction() {
    let ours: Vec<&str> = MAY_KNOW.iter().map(|(name, _)| *name).collect();
    for (path, text) in files("crates", &["toml"]) {
        if !path.ends_with("Cargo.toml") {
            continue;
        }
        let manifest: toml::Table = text.parse().expect("a manifest is TOML");
        let name = manifest["package"]["name"].as_str().expect("a name");
        let name = name.strip_prefix("cardroom-").unwrap_or(name);
        let known = MAY_KNOW.iter().find(|(n, _)| *n == name);
        let (_, may) = known.unwrap_or_else(|| panic!("{name} is new: say here what it may know"));
        for section in ["dependencies", "build-dependencies"] {
            let table = manifest.get(section).and_then(|d| d.as_table());
            for dependency in table.into_iter().flat_map(|t| t.keys()).map(String::as_str) {
                assert!(
                    !ours.contains(&dependency) || may.contains(&dependency),
                    "{name} must not know {dependency}"
                );
            }
        }
    }
}

/// The packages of a selection with their features, as Cargo builds them.
fn packages(selection: &[&str]) -> BTreeSet<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let tree = ["tree", "--offline", "--prefix", "none", "--format", "{p} [{f}]"];
    let out =
        Command::new(cargo).args(tree).args(selection).current_dir(root()).output().expect("cargo runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8_lossy(&out.stdout);
    text.lines().map(|line| line.trim_end_matches(" (*)").to_string()).collect()
}

#[test]
fn a_build_and_the_tests_compile_the_same_once() {
    let built = packages(&["--package", "cardroom", "--edges", "normal,build"]);
    let tested = packages(&["--workspace", "--edges", "normal,build,dev"]);
    let twice: Vec<&String> = built.difference(&tested).collect();
    assert!(built.len() > 50, "{built:?}");
    assert!(twice.is_empty(), "`cargo build -p cardroom` has these again, with other features: {twice:#?}");
}

#[test]
fn every_house_file_is_shipped() {
    let houses = Houses::shipped();
    let on_disk: BTreeSet<String> = files("houses", &["toml"])
        .into_iter()
        .map(|(path, _)| path.trim_start_matches("houses/").trim_end_matches(".toml").to_string())
        .collect();
    let shipped: BTreeSet<String> = houses.ids().map(str::to_string).collect();
    assert_eq!(on_disk, shipped);
}

#[test]
fn the_referee_has_no_clock_no_randomness_and_no_io() {
    let forbidden =
        ["std::time", "std::fs", "std::net", "std::io", "std::env", "getrandom", "println!", "SystemTime"];
    for (path, text) in
        files("crates/games/src", &["rs"]).into_iter().chain(files("crates/cards/src", &["rs"]))
    {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for word in forbidden {
            assert!(!code.contains(word), "{path} uses {word}");
        }
    }
}

/// Paths as a reader of the table wants them: without what they have in common.
fn short(paths: Option<&BTreeSet<String>>, strip: &str) -> String {
    let name = |p: &String| {
        let p = p.trim_start_matches(strip);
        format!("`{}`", p.trim_end_matches(".toml").trim_end_matches(".phh"))
    };
    paths.into_iter().flatten().map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_table_of_clauses_is_up_to_date() {
    let found = citations();
    let mut page = String::from(
        "# Clauses, where they are enforced, and what shows it\n\n\
         Generated by the tidy test (`CARDROOM_UPDATE=1 cargo test -p cardroom --test tidy`). `cardroom clause ID` says \
         what a clause means.\n\n| clause | what | code | scenarios and tests |\n|---|---|---|---|\n",
    );
    for entry in Clause::by_id().into_iter().map(|clause| clause.entry(Voice::english())) {
        let id = entry.id;
        let (code, shown) = match &entry.not_software {
            Some(why) => (format!("not software: {why}"), String::new()),
            None => (short(found.code.get(id), "crates/"), short(found.shown.get(id), "scenarios/")),
        };
        page.push_str(&format!("| {id} | {} | {code} | {shown} |\n", entry.title));
    }
    let path = root().join("docs/clauses.md");
    if std::env::var("CARDROOM_UPDATE").is_ok() {
        fs::create_dir_all(root().join("docs")).expect("writable");
        fs::write(&path, &page).expect("writable");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/clauses.md is out of date: run with CARDROOM_UPDATE=1");
}
