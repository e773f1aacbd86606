//! What others may depend on: crates with names that can be published, all that a registry asks for, nothing embedded from
//! outside of them, and for every public type an example that runs.

use super::{files, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of the crates that are meant for others; each is called `cardroom-` and its folder.
const PUBLISHED: &[&str] = &["cards", "chips", "games", "odds", "voice"];

fn manifest(path: &str) -> toml::Table {
    fs::read_to_string(root().join(path)).expect("a manifest").parse().expect("a manifest is TOML")
}

#[test]
fn what_is_published_has_all_that_a_registry_asks_for() {
    let workspace = manifest("Cargo.toml");
    let version = &workspace["workspace"]["package"]["version"];
    assert_eq!(workspace["workspace"]["package"]["publish"].as_bool(), Some(false));
    for (path, _) in files("crates", &["toml"]).iter().filter(|(path, _)| path.ends_with("/Cargo.toml")) {
        let folder = path.split('/').nth(1).expect("crates/FOLDER/Cargo.toml");
        let manifest = manifest(path);
        let package = manifest["package"].as_table().expect("a package");
        if !PUBLISHED.contains(&folder) {
            assert!(package["publish"]["workspace"].as_bool() == Some(true), "{folder} is not for others");
            continue;
        }
        assert_eq!(package["name"].as_str(), Some(&*format!("cardroom-{folder}")));
        assert_eq!(manifest["lib"]["name"].as_str(), Some(folder), "code calls it by its short name");
        let list = |key: &str| package[key].as_array().unwrap_or_else(|| panic!("{folder}: {key}")).len();
        assert!((1..=5).contains(&list("keywords")) && (1..=5).contains(&list("categories")), "{folder}");
        assert!(package["description"].as_str().is_some_and(|text| text.len() > 20), "{folder}");
        assert!(package.get("publish").is_none(), "{folder} is for others");
        for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            assert!(root().join("crates").join(folder).join(file).is_file(), "{folder}/{file}");
        }
        // What it depends on is found by its version once it is published.
        let own = workspace["workspace"]["dependencies"][folder].as_table().expect("a dependency");
        assert_eq!(&own["version"], version, "{folder}");
        for (name, entry) in manifest["dependencies"].as_table().expect("dependencies") {
            let at = entry.get("path").map(|_| &entry["version"]);
            assert!(at.is_none_or(|at| at == version), "{folder} depends on another {name}");
        }
    }
}

#[test]
fn what_is_published_carries_all_that_it_embeds() {
    for folder in PUBLISHED {
        for (path, text) in files(&format!("crates/{folder}/src"), &["rs"]) {
            let is_test = path.ends_with("/tests.rs") || path.contains("/tests/");
            let code = text.split("#[cfg(test)]").next().filter(|_| !is_test).unwrap_or_default();
            let deep = path.matches('/').count() - 2;
            for embedded in code.split("include_str!(").skip(1) {
                let embedded = embedded.split('"').nth(1).expect("a path in quotes");
                assert!(
                    embedded.matches("../").count() <= deep,
                    "{path} embeds {embedded}, outside of its crate"
                );
            }
        }
    }
}

/// A text without the examples of its documentation, and those.
pub fn without_examples(text: &str) -> (String, String) {
    let (mut code, mut examples, mut inside) = (String::new(), String::new(), false);
    for line in text.lines() {
        let comment = line.trim_start();
        let fence = comment.starts_with("//") && comment.contains("```");
        let into = if inside || fence { &mut examples } else { &mut code };
        into.push_str(line);
        into.push('\n');
        inside ^= fence;
    }
    (code, examples)
}

/// Types by name, each with whether its documentation has an example.
type Types = BTreeMap<String, bool>;

/// The public types that a file declares.
fn declared(text: &str) -> Types {
    let (mut found, mut example, mut attribute) = (BTreeMap::new(), false, false);
    for line in text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().lines().map(str::trim) {
        let kind = ["pub struct ", "pub enum ", "pub trait "].iter().find_map(|kind| line.strip_prefix(kind));
        if line.starts_with("///") {
            example |= line.contains("```");
        } else if attribute || line.starts_with("#[") {
            attribute = if attribute { !line.ends_with(")]") } else { !line.contains(']') };
        } else {
            if let Some(rest) = kind {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                found.insert(rest[..end].to_string(), example);
            }
            example = false;
        }
    }
    found
}

fn module(file: &Path, name: &str) -> Option<PathBuf> {
    let is_root = file.ends_with("lib.rs") || file.ends_with("mod.rs");
    let folder = if is_root { file.parent()?.to_path_buf() } else { file.with_extension("") };
    [folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")]
        .into_iter()
        .find(|path| path.exists())
}

/// The public types that a module has: its own, those it takes from modules of its own, and those of public modules.
fn public(file: &Path, modules: bool) -> Types {
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let mut found = declared(&text);
    for taken in text.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next()) {
        let Some((from, names)) = taken.split_once("::") else { continue };
        let Some(file) = module(file, from) else { continue };
        let names: BTreeSet<&str> = names
            .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '*')
            .filter(|n| !n.is_empty())
            .collect();
        let all = public(&file, false);
        found
            .extend(all.into_iter().filter(|(name, _)| names.contains("*") || names.contains(name.as_str())));
    }
    let inner = text.split("\npub mod ").skip(1).filter(|_| modules);
    for name in inner.filter_map(|rest| rest.split(';').next()) {
        let file = module(file, name).unwrap_or_else(|| panic!("{}: no module {name}", file.display()));
        found.extend(public(&file, true).into_iter().map(|(inner, at)| (format!("{name}::{inner}"), at)));
    }
    found
}

#[test]
fn every_public_type_has_an_example_that_runs() {
    let mut all = 0;
    for folder in PUBLISHED {
        let types = public(&root().join("crates").join(folder).join("src/lib.rs"), true);
        let without: Vec<&String> =
            types.iter().filter(|(_, example)| !**example).map(|(name, _)| name).collect();
        assert!(without.is_empty(), "{folder}: no example for {without:?}");
        all += types.len();
    }
    assert!(all >= 290, "only {all} public types were found");
    println!("{all} public types, each with an example");
}
