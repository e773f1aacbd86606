//! What is new in a table since the last frame, so that nobody is sent the whole of it again. Both are JSON as the room writes it,
//! and are walked side by side: a change is an object where something in it changed, `[value]` where a value is new, and `[]` where
//! one is gone. Members of lists are named by their place; a list that grew has new places at its end.

/// JSON as the room writes it (with no white space), and where everything in it begins and ends: it is read through once, and walked
/// as often as one likes.
#[derive(Debug, Default)]
pub struct Outline {
    text: String,
    /// Objects, lists, keys and plain values as they come.
    parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug)]
struct Part {
    start: u32,
    end: u32,
    /// The part that comes behind this one and all that is in it.
    next: u32,
}

impl Outline {
    /// Reads a text through.
    pub fn of(text: String) -> Outline {
        let bytes = text.as_bytes();
        let mut parts: Vec<Part> = Vec::with_capacity(bytes.len() / 8);
        let (mut open, mut at) = (Vec::new(), 0);
        while at < bytes.len() {
            let start = at as u32;
            match bytes[at] {
                b'{' | b'[' => {
                    open.push(parts.len());
                    parts.push(Part { start, end: start, next: 0 });
                    at += 1;
                    continue;
                }
                b'}' | b']' => {
                    at += 1;
                    let (next, whole) = (parts.len() as u32, open.pop().expect("JSON closes what it opens"));
                    parts[whole] = Part { end: at as u32, next, ..parts[whole] };
                    continue;
                }
                b',' | b':' => {
                    at += 1;
                    continue;
                }
                b'"' => at = string_end(bytes, at),
                _ => at += bytes[at..].iter().take_while(|byte| !matches!(byte, b',' | b'}' | b']')).count(),
            }
            parts.push(Part { start, end: at as u32, next: parts.len() as u32 + 1 });
        }
        Outline { text, parts }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn whole(&self) -> Piece<'_> {
        Piece { of: self, at: 0 }
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

/// A part of an outline.
#[derive(Clone, Copy)]
struct Piece<'a> {
    of: &'a Outline,
    at: u32,
}

impl<'a> Piece<'a> {
    fn part(self) -> Part {
        self.of.parts[self.at as usize]
    }

    fn text(self) -> &'a str {
        let Part { start, end, .. } = self.part();
        &self.of.text[start as usize..end as usize]
    }

    /// What is directly in it: in a list its members, in an object keys and values by turns.
    fn inside(self) -> impl Iterator<Item = Piece<'a>> + Clone {
        let (of, end) = (self.of, self.part().next);
        let first = Some(self.at + 1).filter(|at| *at < end);
        let next = move |at: &u32| Some(of.parts[*at as usize].next).filter(|at| *at < end);
        std::iter::successors(first, next).map(move |at| Piece { of, at })
    }

    /// The members of an object: keys in quotes, and values.
    fn members(self) -> impl Iterator<Item = (&'a str, Piece<'a>)> + Clone {
        let inside = self.inside();
        inside.clone().step_by(2).map(Piece::text).zip(inside.skip(1).step_by(2))
    }
}

/// What brings `before` to `after`; none where they are the same.
pub fn change(before: &Outline, after: &Outline) -> Option<String> {
    let mut written = String::new();
    walk(before.whole(), after.whole(), &mut written).then_some(written)
}

/// Writes what changed, and says whether anything did.
fn walk(before: Piece<'_>, after: Piece<'_>, to: &mut String) -> bool {
    let (old, new) = (before.text(), after.text());
    if old == new {
        return false;
    }
    let start = to.len();
    match (old.as_bytes()[0], new.as_bytes()[0]) {
        (b'{', b'{') => walk_object(before, after, to),
        (b'[', b'[') if !walk_list(before, after, to) => to.truncate(start),
        _ => {}
    }
    // What takes longer to tell than the thing itself is told whole.
    if to.len() == start || to.len() - start > new.len() + 2 {
        to.truncate(start);
        anew(new, to);
    }
    true
}

/// Tells a value whole.
fn anew(value: &str, to: &mut String) {
    to.push('[');
    to.push_str(value);
    to.push(']');
}

/// Tells what became of a value that may have been there before.
fn became(key: &str, before: Option<Piece<'_>>, after: Piece<'_>, to: &mut String) {
    if before.is_some_and(|before| before.text() == after.text()) {
        return;
    }
    begin(to, key);
    match before {
        Some(before) => drop(walk(before, after, to)),
        None => anew(after.text(), to),
    }
}

fn walk_object(before: Piece<'_>, after: Piece<'_>, to: &mut String) {
    let mut old = before.members();
    let mut kept = 0;
    to.push('{');
    for (key, value) in after.members() {
        // Members stand in the same order, and few come and go.
        let mut further = old.clone();
        let found = further.find(|(known, _)| *known == key).map(|(_, known)| known);
        if found.is_some() {
            old = further;
            kept += 1;
        }
        became(key, found, value, to);
    }
    if kept < before.members().count() {
        let gone = before.members().filter(|(key, _)| after.members().all(|(new, _)| new != *key));
        for (key, _) in gone {
            begin(to, key);
            to.push_str("[]");
        }
    }
    to.push('}');
}

/// False where the list became shorter: then it is told whole.
fn walk_list(before: Piece<'_>, after: Piece<'_>, to: &mut String) -> bool {
    let mut old = before.inside();
    to.push('{');
    for (place, value) in after.inside().enumerate() {
        let known = old.next();
        if known.is_none_or(|known| known.text() != value.text()) {
            became(&format!("\"{place}\""), known, value, to);
        }
    }
    to.push('}');
    old.next().is_none()
}

/// Begins a member.
fn begin(to: &mut String, key: &str) {
    if !to.ends_with('{') {
        to.push(',');
    }
    to.push_str(key);
    to.push(':');
}

#[cfg(test)]
mod tests {
    use super::{Outline, change};
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

    fn told(before: &Value, after: &Value) -> Option<String> {
        change(&Outline::of(before.to_string()), &Outline::of(after.to_string()))
    }

    #[test]
    fn says_what_is_new_and_nothing_else() {
        let tell = |before: Value, after: Value| told(&before, &after);
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
            let told = told(&before, &after);
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
