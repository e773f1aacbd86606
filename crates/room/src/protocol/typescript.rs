//! Writes the browser's types (`web/src/protocol.ts`) from the Rust ones and fails when the file is out of date.
//! `CARDROOM_UPDATE=1 cargo test -p room protocol` writes it anew.

use super::*;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// Types with their declarations, by name.
pub(crate) struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<String, String>,
}

impl Types {
    /// A type, with all that it is made of.
    pub(crate) fn add<T: TS + 'static>(&mut self) {
        self.visit::<T>();
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only types with a file of their own have a name to declare; numbers, lists and options do not.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = without_example(T::docs().unwrap_or_default());
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            let other = self.types.insert(name.clone(), declaration.clone());
            assert!(other.is_none_or(|o| o == declaration), "two types are called {name}");
        }
    }
}

/// What a type says of itself, without its example in Rust.
fn without_example(docs: String) -> String {
    match docs.split_once("```") {
        Some((before, _)) => format!("{}\n */\n", before.trim_end_matches([' ', '*', '\n'])),
        None => docs,
    }
}

/// Every type of the protocol: of the frames, and of the bodies of all calls.
pub(crate) fn generated() -> BTreeMap<String, String> {
    let mut all = Types { config: Config::default(), seen: HashSet::default(), types: BTreeMap::default() };
    all.add::<FromClient>();
    all.add::<FromServer>();
    all.add::<Problem>();
    for endpoint in crate::http::endpoints() {
        endpoint.types.iter().for_each(|add| add(&mut all));
    }
    all.types
}

fn generate() -> String {
    let head = "// Generated from crates/room/src/protocol by its test; do not edit.\n\
                // CARDROOM_UPDATE=1 cargo test -p room protocol writes it anew.\n\n";
    let types: Vec<String> = generated().into_values().collect();
    format!("{head}{}", types.join("\n"))
}

#[test]
fn the_protocol_of_the_browser_is_that_of_the_server() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol.ts");
    let fresh = generate();
    if std::env::var_os("CARDROOM_UPDATE").is_some() {
        std::fs::write(path, &fresh).expect("web/src can be written");
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        stored == fresh,
        "web/src/protocol.ts is out of date: CARDROOM_UPDATE=1 cargo test -p room protocol"
    );
}
