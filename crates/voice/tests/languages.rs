//! Other languages beside English: nothing is left in English by neglect, and the terms of the game are called as the glossary says.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use voice::Voice;

/// An attribute that names a document: it may stay as it is.
const SOURCE: &str = ".source";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn languages() -> impl Iterator<Item = &'static str> {
    Voice::languages().filter(|language| *language != "en")
}

/// What a pattern says, all that it may choose from after one another; what is put in is a blank.
fn text(p: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.to_string(),
        PatternElement::Placeable { expression } => match expression {
            Expression::Select { variants, .. } => {
                variants.iter().map(|v| text(&v.value)).collect::<Vec<_>>().join(" | ")
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => value.to_string(),
            Expression::Inline(_) => " ".to_string(),
        },
    };
    p.elements.iter().map(element).collect()
}

/// Every text of a language: messages by their ids, attributes as `id.attribute`.
fn texts(language: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for (_, file) in Voice::files(language).unwrap() {
        for entry in parse(*file).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            all.extend(message.value.iter().map(|value| (id.to_string(), text(value))));
            let of = message.attributes.iter().map(|a| (format!("{id}.{}", a.id.name), text(&a.value)));
            all.extend(of);
        }
    }
    all
}

/// Are there words in it? Signs, amounts and abbreviations are alike in every language.
fn has_words(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2)
}

#[test]
fn nothing_is_left_in_english_by_neglect() {
    let english = texts("en");
    for language in languages() {
        let list = fs::read_to_string(root().join(format!("words/{language}/same.txt"))).unwrap_or_default();
        let may: BTreeSet<String> = list.lines().map(String::from).collect();
        let theirs = texts(language);
        let same: BTreeSet<String> = english
            .iter()
            .filter(|(id, text)| !id.ends_with(SOURCE) && has_words(text) && theirs.get(*id) == Some(text))
            .map(|(id, _)| id.clone())
            .collect();
        let neglected: Vec<_> = same.difference(&may).collect();
        assert!(neglected.is_empty(), "words/{language} says these as English does: {neglected:?}");
        let idle: Vec<_> = may.difference(&same).collect();
        assert!(idle.is_empty(), "words/{language}/same.txt lists what is not the same: {idle:?}");
    }
}

/// A term of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    /// What it is called; in other languages the first is the word, and the others are forms of it.
    says: Vec<String>,
    /// English: what it means.
    #[serde(default)]
    means: String,
    /// Elsewhere: why it is called so.
    #[serde(default)]
    why: String,
    /// Elsewhere: messages whose English has the word in another meaning.
    #[serde(default)]
    except: BTreeSet<String>,
}

fn glossary(language: &str) -> BTreeMap<String, Term> {
    let path = root().join(format!("words/{language}/glossary.toml"));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Is a word in a text, not as a part of another?
fn says(text: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    let within = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    text.match_indices(&word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !within(before) && !within(after)
    })
}

#[test]
fn the_terms_of_the_game_are_called_as_the_glossary_says() {
    let (english, terms) = (texts("en"), glossary("en"));
    assert!(terms.len() >= 60, "some sixty terms");
    for language in languages() {
        let (theirs, called) = (texts(language), glossary(language));
        let keys = |terms: &BTreeMap<String, Term>| terms.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&called), keys(&terms), "words/{language}/glossary.toml");
        let mut wrong = Vec::new();
        for (name, term) in &terms {
            let Term { says: forms, why, except, .. } = &called[name];
            assert!(!forms.is_empty() && !why.is_empty(), "words/{language}/glossary.toml: {name}");
            let spoken = |text: &str| forms.iter().any(|form| text.contains(&form.to_lowercase()));
            for (id, text) in english.iter().filter(|(id, _)| !id.ends_with(SOURCE)) {
                let message = id.split('.').next().unwrap_or_default();
                let text = text.to_lowercase();
                if except.contains(message) || !term.says.iter().any(|word| says(&text, word)) {
                    continue;
                }
                if !theirs.get(id).is_some_and(|theirs| spoken(&theirs.to_lowercase())) {
                    wrong.push(format!("{id} speaks of “{name}”, and says none of {forms:?}"));
                }
            }
            let strange: Vec<_> = except.iter().filter(|id| !english.contains_key(*id)).collect();
            assert!(strange.is_empty(), "words/{language}/glossary.toml: {name} excepts {strange:?}");
        }
        assert!(wrong.is_empty(), "words/{language}:\n{}", wrong.join("\n"));
    }
}

/// What languages are called in English.
const CALLED: [(&str, &str); 5] = [
    ("es", "Spanish"),
    ("fil", "Tagalog"),
    ("vi", "Vietnamese"),
    ("zh-Hans", "Chinese, simplified"),
    ("zh-Hant", "Chinese, traditional"),
];

/// `CARDROOM_UPDATE=1 cargo test -p cardroom-voice --test languages` writes docs/glossary.md.
#[test]
fn the_glossary_is_in_the_documents() {
    let mut page = String::from(
        "# Glossary\n\nThe terms of the game, and how they are called in each language that the room speaks. Made of \
         `words/*/glossary.toml`; a test holds the words of every language to it.\n",
    );
    let others: Vec<_> = CALLED.iter().map(|(id, name)| (name, glossary(id))).collect();
    assert_eq!(CALLED.map(|(id, _)| id).to_vec(), languages().collect::<Vec<_>>());
    for (name, term) in glossary("en") {
        writeln!(page, "\n## {}\n\n{}\n\n| | | why |\n|---|---|---|", term.says[0], term.means).unwrap();
        for (language, terms) in &others {
            writeln!(
                page,
                "| {language} | {} | {} |",
                terms[&name].says[0],
                terms[&name].why.replace('|', "/")
            )
            .unwrap();
        }
    }
    let path = root().join("docs/glossary.md");
    if std::env::var_os("CARDROOM_UPDATE").is_some() {
        fs::write(&path, &page).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), page, "docs/glossary.md is not up to date");
}

#[test]
fn everybody_is_spoken_to_in_a_language_they_read() {
    let spoken = |reads: &str| Voice::preferred(reads).map(|voice| voice.language());
    for (reads, language) in [
        ("zh-TW", "zh-Hant"),
        ("zh-HK,zh;q=0.9", "zh-Hant"),
        ("zh", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("es-MX", "es"),
        ("tl-PH", "fil"),
        ("fil", "fil"),
        ("vi_VN@euro", "vi"),
        ("de;q=0.9, vi;q=0.8, en;q=0.7", "vi"),
        ("en;q=0.2, es", "es"),
    ] {
        assert_eq!(spoken(reads), Some(language), "{reads}");
    }
    for reads in ["", "C", "POSIX", "de-DE", "es;q=0", "nonsense nonsense"] {
        assert_eq!(spoken(reads), None, "{reads}");
    }
}
