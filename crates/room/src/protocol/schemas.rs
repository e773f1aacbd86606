//! Writes the schemas of the OpenAPI description (`crates/room/src/http/schemas.json`) from the browser's types, which come
//! from the Rust ones, and fails when the file is out of date. `CARDROOM_UPDATE=1 cargo test -p room protocol` writes it.

use super::typescript::generate;
use serde_json::{Map, Value, json};

/// As much of TypeScript as the generated types use.
struct Parser<'a> {
    left: &'a str,
}

impl<'a> Parser<'a> {
    fn skip(&mut self) {
        loop {
            self.left = self.left.trim_start();
            let end = match self.left {
                text if text.starts_with("/**") => text.find("*/").map(|i| i + 2),
                text if text.starts_with("//") => text.find('\n'),
                _ => return,
            };
            self.left = &self.left[end.unwrap_or(self.left.len())..];
        }
    }

    fn takes(&mut self, token: &str) -> bool {
        self.skip();
        match self.left.strip_prefix(token) {
            Some(rest) => {
                self.left = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) {
        let near: String = self.left.chars().take(60).collect();
        assert!(self.takes(token), "{token} is expected before {near}");
    }

    fn word(&mut self) -> &'a str {
        self.skip();
        if self.takes("\"") {
            let (word, rest) = self.left.split_once('"').expect("a string ends");
            self.left = rest;
            return word;
        }
        let end = self.left.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.left.len());
        let (word, rest) = self.left.split_at(end);
        self.left = rest;
        word
    }

    fn union(&mut self) -> Value {
        let mut any = vec![self.intersection()];
        while self.takes("|") {
            any.push(self.intersection());
        }
        let literals: Option<Vec<Value>> = any.iter().map(|v| v.get("const").cloned()).collect();
        match (any.len(), literals) {
            (1, _) => any.remove(0),
            (_, Some(literals)) => json!({ "type": "string", "enum": literals }),
            _ => json!({ "anyOf": any }),
        }
    }

    fn intersection(&mut self) -> Value {
        let mut all = vec![self.single()];
        while self.takes("&") {
            all.push(self.single());
        }
        if all.len() == 1 { all.remove(0) } else { json!({ "allOf": all }) }
    }

    fn single(&mut self) -> Value {
        self.skip();
        if self.takes("(") {
            let inner = self.union();
            self.expect(")");
            return inner;
        }
        if self.takes("{") {
            return self.object();
        }
        if self.takes("[") {
            let mut items = Vec::new();
            while !self.takes("]") {
                items.push(self.union());
                self.takes(",");
            }
            let count = items.len();
            return json!({ "type": "array", "prefixItems": items, "minItems": count, "maxItems": count });
        }
        let literal = self.left.starts_with('"');
        match self.word() {
            word if literal => json!({ "const": word }),
            "Array" => {
                self.expect("<");
                let items = self.union();
                self.expect(">");
                json!({ "type": "array", "items": items })
            }
            word @ ("string" | "number" | "boolean" | "null") => json!({ "type": word }),
            "" => panic!("a type is expected before {}", self.left.chars().take(60).collect::<String>()),
            name => json!({ "$ref": format!("#/components/schemas/{name}") }),
        }
    }

    fn object(&mut self) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        while !self.takes("}") {
            let name = self.word().to_string();
            if !self.takes("?") {
                required.push(name.clone());
            }
            self.expect(":");
            properties.insert(name, self.union());
            self.takes(",");
        }
        json!({ "type": "object", "properties": properties, "required": required })
    }
}

fn schemas() -> Value {
    let text = generate();
    let mut parser = Parser { left: &text };
    let mut all = Map::new();
    while parser.takes("export type") {
        let name = parser.word().to_string();
        parser.expect("=");
        let schema = parser.union();
        parser.expect(";");
        all.insert(name, schema);
    }
    parser.skip();
    assert!(parser.left.is_empty(), "{}", parser.left);
    Value::Object(all)
}

#[test]
fn the_schemas_of_the_api_are_those_of_the_protocol() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/schemas.json");
    // A line for each type, so that a change can be read.
    let lines: Vec<String> =
        schemas().as_object().expect("types").iter().map(|(k, v)| format!("\"{k}\": {v}")).collect();
    let fresh = format!("{{\n{}\n}}\n", lines.join(",\n"));
    if std::env::var_os("CARDROOM_UPDATE").is_some() {
        std::fs::write(path, &fresh).expect("the file can be written");
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert!(stored == fresh, "schemas.json is out of date: CARDROOM_UPDATE=1 cargo test -p room protocol");
}
