//! As much of a table as a player of the load needs to know: the rest is not kept.

use serde_json::Value;

const PARTS: [&str; 9] =
    ["game", "bounds", "awaits", "rounds", "shoe_left", "people", "circles", "on", "mine"];

/// A table as it was last told.
#[derive(Default)]
pub struct View {
    version: u64,
    view: Value,
    /// What one needs to sit down at poker.
    least: f64,
}

impl View {
    /// Takes a frame in. False where it tells of changes to something that was never seen.
    pub fn take(&mut self, mut frame: Value) -> bool {
        if let Some(least) = frame["info"]["game"]["least_chips"].as_f64() {
            self.least = least;
        }
        let frame = if frame["type"] == "table" { frame["frame"].take() } else { frame };
        let mut frame = frame;
        let version = frame["version"].as_u64().unwrap_or(0);
        if frame["type"] == "changes" {
            if frame["from"] != self.version {
                return false;
            }
            let change = frame["change"].take();
            match change {
                Value::Array(mut whole) => self.view = kept(whole[0]["view"].take()),
                mut change => {
                    let change = kept(change["view"].take());
                    if !change.is_null() {
                        self.view = changed(self.view.take(), change);
                    }
                }
            }
        } else {
            self.view = kept(frame["view"].take());
        }
        self.version = version;
        true
    }

    /// The game's part.
    pub fn game(&self) -> &Value {
        &self.view
    }

    /// What one needs to sit down at poker.
    pub fn least_chips(&self) -> f64 {
        self.least
    }
}

/// What a player needs of a view, or of what changed in one.
fn kept(view: Value) -> Value {
    match view {
        Value::Array(values) => Value::Array(values.into_iter().map(kept).collect()),
        Value::Object(mut parts) => {
            let awaits = parts.get_mut("hand").map(|hand| match hand {
                Value::Array(hands) => Value::Array(hands.iter_mut().map(awaits).collect()),
                hand => awaits(hand),
            });
            parts.retain(|key, _| PARTS.contains(&key.as_str()));
            parts.extend(awaits.filter(|it| !it.is_null()).map(|it| ("hand".into(), it)));
            Value::Object(parts)
        }
        other => other,
    }
}

fn awaits(hand: &mut Value) -> Value {
    match hand.get_mut("awaits") {
        Some(awaits) => serde_json::json!({ "awaits": awaits.take() }),
        None => Value::Null,
    }
}

/// What was there, with what changed in it.
fn changed(mut before: Value, change: Value) -> Value {
    let Value::Object(parts) = change else { return change.get(0).cloned().unwrap_or_default() };
    for (key, part) in parts {
        let gone = part.as_array().is_some_and(Vec::is_empty);
        match &mut before {
            Value::Array(list) => {
                let place = key.parse().unwrap_or(list.len()).min(list.len());
                if place == list.len() {
                    list.push(Value::Null);
                }
                list[place] = changed(list[place].take(), part);
            }
            Value::Object(object) => {
                let old = object.remove(&key).unwrap_or_default();
                if !gone {
                    object.insert(key, changed(old, part));
                }
            }
            // What was not kept before is not known.
            _ => {}
        }
    }
    before
}
