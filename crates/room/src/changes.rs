//! What is new in a table since the last frame, so that nobody is sent the whole of it again. Both are JSON as the room writes it,
//! and are walked side by side: a change is an object where something in it changed, `[value]` where a value is new, and `[]` where
//! one is gone. Members of lists are named by their place; a list that grew has new places at its end.

/// What brings `before` to `after`; none where they are the same.
pub fn change(before: &str, after: &str) -> Option<String> {
    let mut written = String::new();
    walk(before, after, &mut written).then_some(written)
}

/// Writes what changed, and says whether anything did.
fn walk(before: &str, after: &str, to: &mut String) -> bool {
    if before == after {
        return false;
    }
    let start = to.len();
    match (before.as_bytes()[0], after.as_bytes()[0]) {
        (b'{', b'{') => walk_object(before, after, to),
        (b'[', b'[') if !walk_list(before, after, to) => to.truncate(start),
        _ => {}
    }
    // What takes longer to tell than the thing itself is told whole.
    if to.len() == start || to.len() - start > after.len() + 2 {
        to.truncate(start);
        anew(after, to);
    }
    true
}

/// Tells a value whole.
fn anew(value: &str, to: &mut String) {
    to.push('[');
    to.push_str(value);
    to.push(']');
}

fn walk_object(before: &str, after: &str, to: &mut String) {
    let old: Vec<(&str, &str)> = Members::of(before).collect();
    let mut at = 0;
    let mut kept = 0;
    to.push('{');
    for (key, value) in Members::of(after) {
        // Members stand in the same order, and few come and go.
        let found = old[at..].iter().position(|(known, _)| *known == key);
        let mark = begin(to, key);
        let changed = match found {
            Some(further) => {
                at += further + 1;
                kept += 1;
                walk(old[at - 1].1, value, to)
            }
            None => {
                anew(value, to);
                true
            }
        };
        if !changed {
            to.truncate(mark);
        }
    }
    if kept < old.len() {
        let new: Vec<&str> = Members::of(after).map(|(key, _)| key).collect();
        for (key, _) in old.iter().filter(|(key, _)| !new.contains(key)) {
            begin(to, key);
            to.push_str("[]");
        }
    }
    to.push('}');
}

/// False where the list became shorter: then it is told whole.
fn walk_list(before: &str, after: &str, to: &mut String) -> bool {
    let mut old = Members::of(before);
    to.push('{');
    for (place, (_, value)) in Members::of(after).enumerate() {
        let mark = begin(to, &format!("\"{place}\""));
        let changed = match old.next() {
            Some((_, known)) => walk(known, value, to),
            None => {
                anew(value, to);
                true
            }
        };
        if !changed {
            to.truncate(mark);
        }
    }
    to.push('}');
    old.next().is_none()
}

/// Begins a member, and says where.
fn begin(to: &mut String, key: &str) -> usize {
    let mark = to.len();
    if !to.ends_with('{') {
        to.push(',');
    }
    to.push_str(key);
    to.push(':');
    mark
}

/// The members of an object with their keys (in quotes), or of a list with none.
struct Members<'a> {
    text: &'a str,
    at: usize,
    keyed: bool,
}

impl Members<'_> {
    fn of(text: &str) -> Members<'_> {
        Members { text, at: 1, keyed: text.starts_with('{') }
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        if self.at + 1 >= self.text.len() {
            return None;
        }
        let bytes = self.text.as_bytes();
        let mut key = "";
        if self.keyed {
            let end = end_of(bytes, self.at);
            key = &self.text[self.at..end];
            self.at = end + 1;
        }
        let end = end_of(bytes, self.at);
        let value = &self.text[self.at..end];
        self.at = end + 1;
        Some((key, value))
    }
}

/// Where the value that begins here ends.
fn end_of(text: &[u8], at: usize) -> usize {
    let mut depth = 0;
    let mut here = at;
    loop {
        match text[here] {
            b'"' => {
                here = string_end(text, here);
                if depth == 0 {
                    return here;
                }
            }
            b'{' | b'[' => {
                depth += 1;
                here += 1;
            }
            b'}' | b']' if depth == 0 => return here,
            b'}' | b']' => {
                depth -= 1;
                here += 1;
                if depth == 0 {
                    return here;
                }
            }
            b',' if depth == 0 => return here,
            _ => here += 1,
        }
        if here == text.len() {
            return here;
        }
    }
}

/// Behind the quote that ends the string beginning here.
fn string_end(text: &[u8], at: usize) -> usize {
    let mut here = at + 1;
    while text[here] != b'"' {
        here += if text[here] == b'\\' { 2 } else { 1 };
    }
    here + 1
}

#[cfg(test)]
mod tests {
    use super::change;
    use proptest::prelude::*;
    use serde_json::{Map, Value, json};

    /// As a client does it.
    fn apply(old: Value, change: &Value) -> Value {
        let Value::Object(members) = change else { return change[0].clone() };
        let mut new = old;
        for (key, change) in members {
            match &mut new {
                Value::Object(object) if change == &json!([]) => drop(object.remove(key)),
                Value::Object(object) => {
                    let old = object.get(key).cloned().unwrap_or_default();
                    object.insert(key.clone(), apply(old, change));
                }
                Value::Array(list) => {
                    let place: usize = key.parse().unwrap();
                    if place == list.len() {
                        list.push(Value::Null);
                    }
                    list[place] = apply(list[place].take(), change);
                }
                _ => panic!("{key} of {new}"),
            }
        }
        new
    }

    #[test]
    fn says_what_is_new_and_nothing_else() {
        let tell = |before: Value, after: Value| change(&before.to_string(), &after.to_string());
        assert_eq!(tell(json!({ "a": 1 }), json!({ "a": 1 })), None);
        let seat =
            |stack: u32| json!({ "seats": [{ "player": 1, "stack": 500 }, { "player": 2, "stack": stack }] });
        assert_eq!(tell(seat(300), seat(250)).unwrap(), r#"{"seats":{"1":{"stack":[250]}}}"#);
        let board = |cards: &[&str]| json!({ "pot": 20, "board": cards, "of": "a long line that stays" });
        assert_eq!(
            tell(board(&["As", "Kd"]), board(&["As", "Kd", "2c"])).unwrap(),
            r#"{"board":{"2":["2c"]}}"#
        );
        assert_eq!(tell(board(&["As", "Kd"]), board(&[])).unwrap(), r#"{"board":[[]]}"#);
        let gone =
            tell(json!({ "clock": 7, "long": "a line that stays" }), json!({ "long": "a line that stays" }));
        assert_eq!(gone.unwrap(), r#"{"clock":[]}"#);
        let quoted = tell(json!({ "name": "a\"],}b\\" }), json!({ "name": "c\\\"{" }));
        assert_eq!(quoted.unwrap(), r#"{"name":["c\\\"{"]}"#);
    }

    fn value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4i64).prop_map(Value::from),
            "[a\"\\\\{\\[,é]{0,4}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map("[a-d]", inner, 0..5)
                    .prop_map(|members| Value::Object(members.into_iter().collect::<Map<_, _>>())),
            ]
        })
    }

    proptest! {
        #[test]
        fn whoever_applies_it_has_the_new_one(before in value(), after in value()) {
            let (before, after) = (json!({ "view": before }), json!({ "view": after }));
            let told = change(&before.to_string(), &after.to_string());
            let now = match told {
                None => before.clone(),
                Some(told) => {
                    prop_assert!(told.len() <= after.to_string().len() + 2);
                    apply(before.clone(), &serde_json::from_str(&told).unwrap())
                }
            };
            prop_assert_eq!(now, after);
        }
    }
}
