//! Bad input never panics: random bytes, truncated and mutated files are read or refused, nothing else.

use cards::shuffle::Stream;
use games::rulebook::Houses;
use games::scenario::{Scenario, Script};
use std::path::Path;

/// Files that once were trouble, or might be.
const CORPUS: &[&str] = &[
    "",
    "\0",
    "rulebook",
    "rulebook = 1",
    "rulebook = \"aviator/pure-21.5\"",
    "wagers = [{ seat = -1 }]",
    "bank = { seat = 9223372036854775807, wager = 1e308 }",
    "cards = \"éé\"",
    "cards = \"10\"",
    "extends = \"x\"\nschedules = []",
    "decks = [1]",
    "decks = [-1, 300]",
    "[[schedules]]\noption = 1\nlimit = [nan, inf]\nplayer_fee = nan\nbank_fees = []",
    "a = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "\u{feff}rulebook = \"aviator/pure-21.5\"",
    "game = \"stud\"\nlimit = [1, [2], { bring-in = nan }]",
    "game = \"holdem\"\ntitle = \"a\"\nname = \"b\"\n[[limit]]\nfixed = [9e18, -9e18]\nfee = [-9e18, nan]",
    "steps = [\"refused\", \"refused D1\", \"cards\", \"cards \", \"9 hit\", \"4. hit\", \"4.0 hit\", \"floor\"]",
];

fn try_everything(houses: &Houses, text: &str) {
    let _ = Scenario::parse(text).map(|s| {
        if let Ok(book) = houses.load(&s.rulebook.what) {
            let _ = s.play(&book);
        }
    });
    let _ = Script::parse(text).map(|s| {
        if let Ok(book) = houses.load(&s.rulebook.what) {
            let _ = s.play(&book);
        } else if let Ok(game) = houses.poker(&s.rulebook.what) {
            let _ = s.play_poker(&game);
        }
    });
    let mut houses = houses.clone();
    houses.add("hostile/file", "hostile.toml".into(), text.to_string());
    let _ = houses.load("hostile/file");
    let _ = houses.poker("hostile/file");
    let _ = Houses::stored(&[("hostile/file".into(), text.to_string())]).poker("hostile/file");
    let _ = houses.load_changed("aviator/pure-21.5", &[text]);
}

fn seeds() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut texts = Vec::new();
    for dir in [
        "scenarios/blackjack",
        "scenarios/poker",
        "houses/aviator",
        "houses/txb",
        "houses/livermore",
        "houses/ocean-view",
    ] {
        for entry in std::fs::read_dir(root.join(dir)).expect("part of the repository").flatten() {
            if entry.path().extension().is_some_and(|e| e == "toml") {
                texts.push(std::fs::read_to_string(entry.path()).expect("readable"));
            }
        }
    }
    texts
}

#[test]
fn the_corpus_is_read_or_refused() {
    let houses = Houses::shipped();
    for text in CORPUS {
        try_everything(&houses, text);
    }
}

#[test]
fn truncated_and_mutated_files_are_read_or_refused() {
    let houses = Houses::shipped();
    let mut dice = Stream::new(&[42; 32]);
    let scraps =
        ["-", "9", "0", "\"", "[", "]", "{", "}", "=", "\n", ".", "e", "é", "99999999999", "nan", "#", ","];
    for text in seeds() {
        for _ in 0..6 {
            let mut cut = dice.below(text.len() as u32) as usize;
            while !text.is_char_boundary(cut) {
                cut -= 1;
            }
            try_everything(&houses, &text[..cut]);
            let scrap = scraps[dice.below(scraps.len() as u32) as usize];
            let mut mutated = text.clone();
            mutated.insert_str(cut, scrap);
            try_everything(&houses, &mutated);
            let end = (cut + 1 + dice.below(6) as usize).min(text.len());
            if text.is_char_boundary(end) {
                mutated = format!("{}{}", &text[..cut], &text[end..]);
                try_everything(&houses, &mutated);
            }
        }
    }
}

#[test]
fn random_bytes_are_refused() {
    let houses = Houses::shipped();
    let mut dice = Stream::new(&[43; 32]);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..dice.below(200)).map(|_| dice.below(256) as u8).collect();
        try_everything(&houses, &String::from_utf8_lossy(&bytes));
    }
}
