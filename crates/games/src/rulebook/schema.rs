//! The JSON Schema of house files, made from the types that read them: for editors, and for controls that change a rulebook.

use super::raw::{Fee, FeeOr, Raw, RawMustStand, Upper};
use crate::blackjack::MustStand;
use crate::poker::PokerKeys;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema, schema_for};
use std::borrow::Cow;

/// The schema of a house file: of blackjack, or of any of the poker games.
pub fn schema(poker: bool) -> Schema {
    let mut schema = if poker { schema_for!(PokerKeys) } else { schema_for!(Raw) };
    RecursiveTransform(without_null).transform(&mut schema);
    RecursiveTransform(without_examples).transform(&mut schema);
    schema
}

/// What a type says of itself, without its example: that is for whoever writes Rust.
pub fn without_examples(schema: &mut Schema) {
    let text = schema.get("description").and_then(|text| text.as_str());
    if let Some((before, _)) = text.and_then(|text| text.split_once("```")) {
        let before = before.trim_end().to_string();
        schema.insert("description".to_string(), before.into());
    }
}

/// A key of a file may be left out, and then the file it extends has it; TOML has no word for nothing.
fn without_null(schema: &mut Schema) {
    let is_null = |kind: Option<&str>| kind == Some("null");
    let mut only = None;
    if let Some(kinds) = schema.get_mut("type").and_then(|kinds| kinds.as_array_mut()) {
        kinds.retain(|kind| !is_null(kind.as_str()));
        only = kinds.first().cloned().filter(|_| kinds.len() == 1);
    }
    if let Some(only) = only {
        schema.insert("type".to_string(), only);
    }
    if let Some(any) = schema.get_mut("anyOf").and_then(|any| any.as_array_mut()) {
        any.retain(|one| !is_null(one.get("type").and_then(|kind| kind.as_str())));
    }
    schema.remove("default");
}

impl JsonSchema for Fee {
    fn schema_name() -> Cow<'static, str> {
        "Fee".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number", "description": "A flat fee in dollars." })
    }
}

impl JsonSchema for RawMustStand {
    fn schema_name() -> Cow<'static, str> {
        "MustStand".into()
    }

    fn json_schema(schemas: &mut SchemaGenerator) -> Schema {
        let named = schemas.subschema_for::<MustStand>();
        json_schema!({ "anyOf": [named, { "type": "integer", "minimum": 1, "maximum": 31 }] })
    }
}

impl JsonSchema for Upper {
    fn schema_name() -> Cow<'static, str> {
        "Upper".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [{ "type": "number" }, { "const": "no limit" }] })
    }
}

impl<T: JsonSchema> JsonSchema for FeeOr<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("FeeOr{}", T::schema_name()).into()
    }

    fn json_schema(schemas: &mut SchemaGenerator) -> Schema {
        let more = schemas.subschema_for::<T>();
        json_schema!({ "anyOf": [{ "type": "number" }, more] })
    }
}
