//! Code and words, held together: what is said has words in every language, with the same arguments, and nothing has words
//! that nobody says.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use voice::Voice;

/// What Fluent derives from an argument beside its value.
const DERIVED: &str = "_is";

type Variables = BTreeSet<String>;

/// The messages of a language and the variables each uses, its own and those of messages it refers to.
fn messages(language: &str) -> BTreeMap<String, Variables> {
    let mut own: BTreeMap<String, (Variables, BTreeSet<String>)> = BTreeMap::new();
    for (file, text) in Voice::files(language).unwrap() {
        let resource = parse(*text).unwrap_or_else(|(_, e)| panic!("words/{language}/{file}.ftl: {e:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut found = (Variables::new(), BTreeSet::new());
            let attributes = message.attributes.iter().map(|a| &a.value);
            message.value.iter().chain(attributes).for_each(|p| pattern(p, &mut found));
            let twice = own.insert(message.id.name.to_string(), found);
            assert!(twice.is_none(), "words/{language}/{file}.ftl has {} a second time", message.id.name);
        }
    }
    let all = own.clone();
    let whole = |(id, (mut variables, refers)): (String, (Variables, BTreeSet<String>))| {
        let mut open: Vec<String> = refers.into_iter().collect();
        while let Some(other) = open.pop() {
            let (theirs, more) =
                all.get(&other).unwrap_or_else(|| panic!("{id} refers to {other}, which is not there"));
            variables.extend(theirs.iter().cloned());
            open.extend(more.iter().cloned());
        }
        (id, variables)
    };
    own.into_iter().map(whole).collect()
}

fn pattern(p: &Pattern<&str>, found: &mut (Variables, BTreeSet<String>)) {
    for element in &p.elements {
        if let PatternElement::Placeable { expression: e } = element {
            expression(e, found);
        }
    }
}

fn expression(e: &Expression<&str>, found: &mut (Variables, BTreeSet<String>)) {
    match e {
        Expression::Inline(e) => inline(e, found),
        Expression::Select { selector, variants } => {
            inline(selector, found);
            variants.iter().for_each(|v| pattern(&v.value, found));
        }
    }
}

fn inline(e: &InlineExpression<&str>, found: &mut (Variables, BTreeSet<String>)) {
    match e {
        InlineExpression::VariableReference { id } => {
            found.0.insert(id.name.to_string());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.1.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression: e } => expression(e, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|a| inline(a, found));
        }
        _ => {}
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(dir: &Path, endings: &[&str], out: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() && !path.ends_with("node_modules") && !path.ends_with("target") {
            files(&path, endings, out);
        } else if path.extension().is_some_and(|e| endings.contains(&e.to_str().unwrap_or_default())) {
            out.push(path);
        }
    }
}

/// A telling made in Rust: where, which, and with which arguments.
struct Said {
    place: String,
    id: String,
    args: Variables,
}

/// The macro that makes tellings.
const MAKER: &str = "say!(";

fn said() -> Vec<Said> {
    let mut sources = Vec::new();
    for krate in fs::read_dir(root().join("crates")).unwrap() {
        let src = krate.unwrap().path().join("src");
        files(&src, &["rs"], &mut sources);
    }
    let mut found = Vec::new();
    for path in sources.iter().filter(|p| !p.ends_with("voice/src/lib.rs")) {
        let text = fs::read_to_string(path).unwrap();
        for (at, _) in text.match_indices(MAKER) {
            if text[..at].lines().next_back().is_some_and(|l| l.trim_start().starts_with("//")) {
                continue;
            }
            let place = format!("{}:{}", path.display(), text[..at].lines().count());
            let arguments = arguments(&text[at + MAKER.len()..]);
            // Macros that pass on what they are given have no id to look at.
            let Some(id) = arguments[0].trim().strip_prefix('"') else { continue };
            let id = id.trim_end_matches('"').to_string();
            let names = arguments[1..].iter().filter(|a| !a.trim().is_empty());
            let args = names.map(|a| a.split(':').next().unwrap().trim().to_string()).collect();
            found.push(Said { place, id, args });
        }
    }
    found
}

/// The arguments of a macro call, from behind its opening bracket: split at commas that lie in no bracket and no string.
fn arguments(text: &str) -> Vec<String> {
    let (mut found, mut depth, mut quoted, mut escaped) = (vec![String::new()], 0, false, false);
    for c in text.chars() {
        let plain = !quoted;
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if plain => depth += 1,
            ')' | ']' | '}' if plain && depth == 0 => return found,
            ')' | ']' | '}' if plain => depth -= 1,
            ',' if plain && depth == 0 => {
                found.push(String::new());
                continue;
            }
            _ => {}
        }
        found.last_mut().unwrap().push(c);
    }
    found
}

/// Do the words use no more than what they are given?
fn is_given(variable: &str, given: &Variables) -> bool {
    given.contains(variable) || variable.strip_suffix(DERIVED).is_some_and(|of| given.contains(of))
}

#[test]
fn everything_said_has_words_and_uses_what_it_is_given() {
    let words = messages("en");
    let all = said();
    assert!(!all.is_empty());
    let mut wrong = Vec::new();
    for Said { place, id, args } in &all {
        let Some(used) = words.get(id) else {
            wrong.push(format!("{place}: {id} has no words"));
            continue;
        };
        let missing: Vec<_> = used.iter().filter(|v| !is_given(v, args)).collect();
        if !missing.is_empty() {
            wrong.push(format!("{place}: {id} uses {missing:?}, which it is not given"));
        }
        let derived = |name: &String| used.contains(&format!("{name}{DERIVED}"));
        let idle: Vec<_> = args.iter().filter(|a| !used.contains(*a) && !derived(a)).collect();
        if !idle.is_empty() {
            wrong.push(format!("{place}: {id} is given {idle:?}, which it does not use"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn languages_have_the_same_messages_with_the_same_arguments() {
    let english = messages("en");
    for language in Voice::languages() {
        let theirs = messages(language);
        let keys = |m: &BTreeMap<String, Variables>| m.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(keys(&theirs), keys(&english), "words/{language}");
        for (id, variables) in &theirs {
            let strange: Vec<_> =
                variables.difference(&english[id]).filter(|v| !v.ends_with(DERIVED)).collect();
            assert!(strange.is_empty(), "words/{language}: {id} uses {strange:?}, which English does not");
        }
    }
}

/// Words of clauses are found by the clause's id; the browser names ids in quotes.
#[test]
fn no_words_are_left_that_nobody_says() {
    let said: BTreeSet<String> = said().into_iter().map(|s| s.id).collect();
    let mut pages = Vec::new();
    files(&root().join("web/src"), &["ts", "svelte"], &mut pages);
    let pages: String = pages
        .iter()
        .filter(|p| !p.to_string_lossy().contains(".test."))
        .map(|p| fs::read_to_string(p).unwrap())
        .collect();
    let referred = |id: &str| {
        let english = Voice::files("en").unwrap();
        english.iter().any(|(_, text)| text.contains(&format!("{{ {id} }}")))
    };
    let in_browser = |id: &str| ["'", "\"", "`"].iter().any(|q| pages.contains(&format!("{q}{id}{q}")));
    let idle: Vec<String> = messages("en")
        .into_keys()
        .filter(|id| !said.contains(id) && !is_clause(id) && !in_browser(id) && !referred(id))
        .collect();
    assert!(idle.is_empty(), "words nobody says: {idle:?}");
}

/// Ids of clauses are the only ones in capitals.
fn is_clause(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_uppercase())
}

#[test]
fn every_language_speaks() {
    for language in Voice::languages() {
        assert!(Voice::of(language).is_some(), "words/{language} cannot be read");
    }
}

#[test]
fn a_telling_is_put_into_words_with_cards_people_and_things_said_within() {
    use cards::Card;
    use chips::Money;
    use voice::{Arg, Names, Part, Telling};

    struct Ann;
    impl Names for Ann {
        fn name(&self, _: u32) -> String {
            "Ann".into()
        }
        fn is(&self, player: u32) -> &'static str {
            if player == 7 { "you" } else { "other" }
        }
    }
    let card: Card = "Th".parse().unwrap();
    let wager = |player| {
        let args = [("player", Arg::Player(player)), ("seat", 4.into()), ("base", Money::dollars(10).into())];
        Telling::new("bj-wagered", args)
    };
    let english = Voice::english();
    assert_eq!(english.text(&wager(7), &Ann), "You bet $10 on circle 4.");
    assert_eq!(english.text(&wager(8), &Ann), "Ann bets $10 on circle 4.");
    let shows = Telling::new("bj-bank-shows", [("card", card.into())]);
    let parts = english.tell(&shows, &());
    assert_eq!(parts, [Part::Words("The bank shows ".into()), Part::Card(card), Part::Words(".".into())]);
    let forged = Telling::new("card-unknown", [("text", "\u{e000}As, \u{e001}\u{e000}".into())]);
    assert!(english.text(&forged, &()).starts_with("\"As, \" is not a card"));
    let named = |_: u32| "\u{e000}Ann".to_string();
    assert_eq!(english.text(&wager(8), &named), "Ann bets $10 on circle 4.");
    let sent = serde_json::to_string(&wager(7)).unwrap();
    assert_eq!(
        sent,
        r#"{"id":"bj-wagered","args":{"base":{"money":10.0},"player":{"player":7},"seat":{"number":4}}}"#
    );
    assert_eq!(serde_json::from_str::<Telling>(&sent).unwrap(), wager(7));
}

/// Amounts and cards know no words but those of their errors, which serde and clap show as they are: they say what a telling of
/// the same error says.
#[test]
fn what_is_wrong_with_an_amount_or_a_card_is_said_in_one_way() {
    use chips::ParseMoneyError;
    use voice::Telling;

    for error in [ParseMoneyError::NotANumber, ParseMoneyError::FractionOfACent, ParseMoneyError::TooLarge] {
        assert_eq!(Telling::from(error.clone()).to_string(), error.to_string());
    }
    let error = "1s".parse::<cards::Card>().unwrap_err();
    assert_eq!(Telling::from(error.clone()).to_string(), error.to_string());
}
