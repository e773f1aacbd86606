//! Scenario files, table scripts and house files made of arbitrary bytes are read or refused, never a panic.
#![no_main]

use games::rulebook::Houses;
use games::scenario::{Scenario, Script};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static HOUSES: LazyLock<Houses> = LazyLock::new(Houses::shipped);

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(scenario) = Scenario::parse(text) {
        if let Ok(book) = HOUSES.load(&scenario.rulebook.what) {
            let _ = scenario.play(&book);
        }
    }
    if let Ok(script) = Script::parse(text) {
        if let Ok(book) = HOUSES.load(&script.rulebook.what) {
            let _ = script.play(&book);
        } else if let Ok(game) = HOUSES.poker(&script.rulebook.what) {
            let _ = script.play_poker(&game);
        }
    }
    let mut houses = HOUSES.clone();
    houses.add("fuzz/file", "fuzz.toml".into(), text.to_string());
    let _ = houses.load("fuzz/file");
    let _ = houses.poker("fuzz/file");
    let _ = Houses::stored(&[("fuzz/file".into(), text.to_string())]).poker("fuzz/file");
});
