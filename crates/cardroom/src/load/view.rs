//! As much of a table as a player of the load needs to know: the rest is not kept.

use serde::Deserialize;
use serde_json::Value;

const PARTS: [&str; 9] =
    ["game", "bounds", "awaits", "rounds", "shoe_left", "people", "circles", "on", "mine"];

/// What a player of the load reads of a frame; what happened (`records`) is passed over.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Frame {
    #[serde(rename = "type")]
    pub kind: String,
    pub id: Option<String>,
    /// A number with tables; the room's own name of its version comes under the same word.
    version: Value,
    from: Value,
    view: Value,
    shuffle: Value,
    change: Value,
    info: Value,
    /// Why a command was refused.
    pub refusal: Value,
    frame: Option<Box<Frame>>,
}

/// A table as it was last told.
#[derive(Default)]
pub struct View {
    version: Value,
    view: Value,
    shuffle: Value,
    /// What one needs to sit down at poker.
    least: f64,
}

impl View {
    /// Takes a frame in. False where it tells of changes to something that was never seen.
    pub fn take(&mut self, frame: Frame) -> bool {
        if let Some(least) = frame.info["game"]["least_chips"].as_f64() {
            self.least = least;
        }
        if let Some(whole) = frame.frame {
            return self.take(*whole);
        }
        if frame.kind == "changes" {
            if frame.from != self.version {
                return false;
            }
            match frame.change {
                Value::Array(mut whole) => {
                    self.shuffle = whole[0]["shuffle"].take();
                    self.view = kept(whole[0]["view"].take());
                }
                mut change => {
                    apply(change["shuffle"].take(), &mut self.shuffle);
                    let change = kept(change["view"].take());
                    if !change.is_null() {
                        apply(change, &mut self.view);
                    }
                }
            }
        } else {
            self.shuffle = frame.shuffle;
            self.view = kept(frame.view);
        }
        self.version = frame.version;
        true
    }

    /// The game's part.
    pub fn game(&self) -> &Value {
        &self.view
    }

    /// Does this player sit at the table?
    pub fn sits(&self, player: u64) -> bool {
        self.view["people"].as_array().is_some_and(|people| people.iter().any(|p| p["player"] == player))
    }

    /// What is being cut.
    pub fn cutting(&self) -> &Value {
        &self.shuffle["cutting"]
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

/// Brings what was there up to what changed in it.
fn apply(change: Value, to: &mut Value) {
    match change {
        Value::Object(parts) => parts.into_iter().for_each(|(key, part)| apply_part(key, part, to)),
        Value::Array(mut whole) => *to = whole.pop().unwrap_or_default(),
        _ => {}
    }
}

fn apply_part(key: String, part: Value, to: &mut Value) {
    match to {
        Value::Array(list) => {
            let place = key.parse().unwrap_or(list.len()).min(list.len());
            if place == list.len() {
                list.push(Value::Null);
            }
            apply(part, &mut list[place]);
        }
        Value::Object(object) if part.as_array().is_some_and(Vec::is_empty) => drop(object.remove(&key)),
        Value::Object(object) => match object.get_mut(&key) {
            Some(old) => apply(part, old),
            None => apply(part, object.entry(key).or_insert(Value::Null)),
        },
        // What was not kept before is not known.
        _ => {}
    }
}
