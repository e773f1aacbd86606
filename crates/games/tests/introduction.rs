//! The rounds of the introduction in the browser: what the referee makes of `scenarios/introduction`, event by event, stands in
//! `web/src/intro/rounds.json`. `CARDROOM_UPDATE=1` writes it anew.

use games::blackjack::{Counter, Narrator};
use games::rulebook::Houses;
use games::scenario::{End, Scenario};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Whose round it is.
const ME: &str = "you";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A round as the referee rules on it, with what the page needs to show it.
fn recorded(name: &str) -> Value {
    let path = root().join("scenarios/introduction").join(name).with_extension("toml");
    let text = std::fs::read_to_string(&path).expect("scenarios are part of the repository");
    let scenario = Scenario::parse(&text).expect("a sound scenario");
    let book = Houses::shipped().load(&scenario.rulebook.what).expect("a sound house");
    let so_far = scenario.so_far(&book).expect("a round");
    assert!(matches!(so_far.end, End::Over(_)), "{name} is not played to its end: {:?}", so_far.end);
    let names = so_far.names.iter().map(ToString::to_string).collect::<Vec<_>>();
    let me = names.iter().position(|name| name == ME).expect("somebody is you");
    let (mut narrator, mut counter) = (Narrator::new(), Counter::default());
    let steps = so_far.story.iter().map(|(_, event)| {
        let counted = counter.follow(0, event);
        json!({ "event": event, "counted": counted, "says": narrator.tell(event).into_iter().collect::<Vec<_>>() })
    });
    json!({ "house": book.id, "rules": book.rules, "names": names, "me": me, "steps": steps.collect::<Vec<_>>() })
}

#[test]
fn the_introduction_shows_what_the_referee_ruled() {
    let path = root().join("web/src/intro/rounds.json");
    let ruled = json!([recorded("player"), recorded("bank")]);
    if std::env::var("CARDROOM_UPDATE").is_ok() {
        std::fs::write(&path, format!("{ruled}\n")).expect("written");
    }
    let shown = std::fs::read_to_string(&path).expect("made by CARDROOM_UPDATE=1");
    let shown: Value = serde_json::from_str(&shown).expect("JSON");
    assert!(
        shown == ruled,
        "the rulings have changed: CARDROOM_UPDATE=1 cargo test -p cardroom-games --test introduction"
    );
}
