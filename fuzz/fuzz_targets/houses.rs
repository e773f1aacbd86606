//! Poker house files made of arbitrary bytes are read, or refused at a line that is there: never a panic. What is read can
//! be dealt.
#![no_main]

use games::rulebook::Houses;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static HOUSES: LazyLock<Houses> = LazyLock::new(Houses::shipped);

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut houses = HOUSES.clone();
    houses.add("fuzz/file", "fuzz.toml".into(), text.to_string());
    match houses.poker("fuzz/file") {
        Ok(house) => {
            assert!(!house.limits.is_empty() && house.seats >= 2);
            assert!(house.limits.iter().all(|rules| !rules.limit.title().to_string().is_empty()));
        }
        Err(problems) => {
            let lines = text.matches('\n').count() + 1;
            let ours = problems.iter().filter(|p| p.file == "fuzz.toml");
            ours.for_each(|p| assert!(p.line <= lines, "{p}"));
        }
    }
});
