//! No sentence for people stands in the code: the words are in `words/`, and code says which.

use crate::files;
use crate::literals::{Literal, literals};

/// Literals that read like sentences and are none, or that only developers read: the file, how the literal begins, and why it
/// stays. At most ten.
const EXCEPTIONS: &[(&str, &[&str], &str)] = &[
    (
        "crates/cards/src/card.rs",
        &["\\\"{}\\\" is not a card"],
        "serde and clap show the error itself, and cards know no words",
    ),
    (
        "crates/chips/src/money.rs",
        &["not an amount", "amounts are whole", "the amount is too", "an amount in"],
        "serde and clap show the error itself, and chips know no words",
    ),
    (
        "crates/chips/src/odds.rs",
        &["not odds, like"],
        "serde shows the error itself, and chips know no words",
    ),
    (
        "crates/games/src/rulebook/raw.rs",
        &["an amount or", "a flat fee"],
        "serde says what it expected there",
    ),
    ("crates/games/src/scenario/parse.rs", &["an amount in"], "serde says what it expected there"),
    (
        "crates/games/src/rulebook/changes.rs",
        &[", expected one of", "an array of"],
        "what serde says, to be said in words of ours",
    ),
    ("crates/games/src/poker/games/crazy_pineapple_hi_lo.rs", &["Crazy Pineapple"], "the name of a game"),
    ("crates/room/src/http/assets.rs", &["cd web"], "a command to type"),
    ("crates/room/src/http/endpoint.rs", &["the first-run link"], "the list of calls, for developers"),
];

/// What is written for developers: when a program breaks, and in its log.
const FOR_DEVELOPERS: &[&str] = &[
    // The label of a hash (docs/shuffle.md).
    "hash",
    "expect",
    "panic!",
    "unreachable!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "trace!",
    "debug!",
    "info!",
    "warn!",
    "error!",
    "info_span!",
    "debug_span!",
    "json_schema!",
    "#",
];

/// How statements to a database begin.
const SQL: &[&str] = &[
    "SELECT", "INSERT", "COMMENT", "CREATE", "UPDATE", "DELETE", "BEGIN", "PRAGMA", "ALTER", "LOCK", "COPY",
    "WITH", "SET", "VACUUM", "NOTIFY",
];

/// How the help of the command line begins where it is too long for an attribute.
const HELP: &[&str] = &["Examples:", "Start"];

/// What a piece of a literal between two blanks is.
#[derive(PartialEq)]
enum Piece {
    Word,
    /// `{}`, `{name}`: whatever stands there does not end a sentence.
    Filled,
    Other,
}

fn piece(text: &str) -> Piece {
    let bare = text.trim_matches(|c: char| !c.is_alphanumeric() && !"{}'/<>=#".contains(c));
    let letters = |c: char| c.is_alphabetic() || c == '’' || c == '-';
    match bare.chars().count() > 1 && bare.chars().all(letters) {
        true => Piece::Word,
        false if bare.starts_with('{') && bare.ends_with('}') => Piece::Filled,
        false => Piece::Other,
    }
}

/// Three words of letters or more, separated by blanks.
fn is_sentence(text: &str) -> bool {
    let text = text.replace("\\n", " ");
    let mut words = 0;
    text.split_whitespace().map(piece).any(|piece| {
        match piece {
            Piece::Word => words += 1,
            Piece::Filled => {}
            Piece::Other => words = 0,
        }
        words > 2
    })
}

/// The code of a file without the tests at its end.
fn code(text: &str) -> &str {
    text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default()
}

fn is_for_people(literal: &Literal) -> bool {
    let developers = literal.within.iter().any(|within| FOR_DEVELOPERS.contains(&within.as_str()));
    let first = literal.text.split_whitespace().next().unwrap_or_default();
    let other = SQL.contains(&first.trim_end_matches(';')) || first == "//" || HELP.contains(&first);
    is_sentence(&literal.text) && !developers && !other
}

#[test]
fn no_sentence_for_people_stands_in_code() {
    assert!(EXCEPTIONS.len() <= 10);
    let mut used = vec![false; EXCEPTIONS.len()];
    let mut wrong = Vec::new();
    let sources = files("crates", &["rs"]);
    let sources = sources.iter().filter(|(path, _)| {
        path.contains("/src/") && !path.ends_with("/tests.rs") && !path.contains("/tests/")
    });
    let mut read = 0;
    for (path, text) in sources {
        for literal in literals(code(text)) {
            read += 1;
            if !is_for_people(&literal) {
                continue;
            }
            let begins = |start: &&str| literal.text.trim_start().starts_with(start);
            let known = |(file, starts, _): &(&str, &[&str], &str)| path == file && starts.iter().any(begins);
            match EXCEPTIONS.iter().position(known) {
                Some(i) => used[i] = true,
                None => {
                    wrong.push(format!("{path}:{}: {:.90}", literal.line, literal.text.replace('\n', " ")))
                }
            }
        }
    }
    assert!(read > 1000, "{read} literals");
    assert!(wrong.is_empty(), "say these with `say!`, and their words in words/en:\n{}", wrong.join("\n"));
    let stale: Vec<_> = EXCEPTIONS.iter().zip(&used).filter(|(_, used)| !**used).map(|(e, _)| e).collect();
    assert!(stale.is_empty(), "these exceptions have nothing to excuse: {stale:?}");
}

#[test]
fn a_sentence_is_told_from_what_is_none() {
    for sentence in
        ["the bank is closed", "{} wins {} and takes it", "no such table here.", "“all hands clear”"]
    {
        assert!(is_sentence(sentence), "{sentence}");
    }
    for none in ["hand-1 2 3", "text/plain; version=0.0.4", "{a} {b} {c}", "application/json", "two words"] {
        assert!(!is_sentence(none), "{none}");
    }
    let refused = literals("fn f() { refuse(\"you may not do this\") }");
    assert!(is_for_people(&refused[0]));
    for fine in
        ["x.expect(\"it is always there\")", "warn!(why, \"the disk is full\")", "f(\"SELECT all of it\")"]
    {
        assert!(!is_for_people(&literals(fine)[0]), "{fine}");
    }
}
