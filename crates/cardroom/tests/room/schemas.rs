//! Values held against a JSON Schema, strictly: no field that it does not know.

use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The schemas of an API's description, by name.
pub struct Schemas(pub Value);

/// The fields that a schema knows of an object; none where it may have any.
type Fields = Option<BTreeSet<String>>;

fn both(one: &Fields, other: &Fields) -> Fields {
    Some(one.as_ref()?.union(other.as_ref()?).cloned().collect())
}

impl Schemas {
    /// Does a value fit, with no field that its schema does not know?
    pub fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let ways = self.ways(schema, value)?;
        let own: BTreeSet<String> = value.as_object().into_iter().flat_map(|o| o.keys().cloned()).collect();
        let known = |fields: &Fields| fields.as_ref().is_none_or(|fields| own.is_subset(fields));
        if ways.iter().any(known) {
            Ok(())
        } else {
            Err(format!("{own:?} are not the fields of any of {ways:?}"))
        }
    }

    /// Every way in which a value fits, further fields or not: which fields each knows.
    fn ways(&self, schema: &Value, value: &Value) -> Result<Vec<Fields>, String> {
        let mut ways = vec![self.own(schema, value)?];
        let mut also = |more: Vec<Fields>| {
            ways = more.iter().flat_map(|new| ways.iter().map(move |old| both(old, new))).collect();
        };
        if let Some(name) = schema["$ref"].as_str() {
            let named = &self.0[name.trim_start_matches("#/components/schemas/")];
            assert!(!named.is_null(), "{name} is not there");
            also(self.ways(named, value)?);
        }
        for part in schema["allOf"].as_array().into_iter().flatten() {
            also(self.ways(part, value)?);
        }
        for choices in ["anyOf", "oneOf"].into_iter().filter_map(|key| schema[key].as_array()) {
            let tries: Vec<_> = choices.iter().map(|one| self.ways(one, value)).collect();
            let fits: Vec<Fields> = tries.iter().flatten().flatten().cloned().collect();
            if fits.is_empty() {
                return Err(format!("{value} fits none of: {tries:?}"));
            }
            also(fits);
        }
        Ok(ways)
    }

    /// What the schema says itself, without those it refers to.
    fn own(&self, schema: &Value, value: &Value) -> Result<Fields, String> {
        if schema.get("const").is_some_and(|expected| expected != value) {
            return Err(format!("{value} is not {}", schema["const"]));
        }
        if schema["enum"].as_array().is_some_and(|choices| !choices.contains(value)) {
            return Err(format!("{value} is none of {}", schema["enum"]));
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
            one => one.as_str().into_iter().collect(),
        };
        let fits = |kind: &&str| match *kind {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "number" => value.is_number(),
            "integer" => value.is_i64() || value.is_u64(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            other => panic!("{other} is no type"),
        };
        if !types.is_empty() && !types.iter().any(fits) {
            return Err(format!("{value} is no {}", schema["type"]));
        }
        for (i, item) in value.as_array().into_iter().flatten().enumerate() {
            if let Some(of) = schema.get("items").or_else(|| schema["prefixItems"].get(i)) {
                self.check(of, item)?;
            }
        }
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            value.get(name).ok_or_else(|| format!("{name} is missing in {value}"))?;
        }
        let of = schema["properties"].as_object();
        for (name, own) in value.as_object().into_iter().flatten() {
            // Numbers as keys are a pattern.
            let pattern = schema["patternProperties"].as_object().and_then(|all| all.values().next());
            let further = schema.get("additionalProperties").filter(|more| more.is_object());
            if let Some(schema) = of.and_then(|of| of.get(name)).or(pattern).or(further) {
                self.check(schema, own).map_err(|why| format!("{name}: {why}"))?;
            }
        }
        Ok(match schema.get("additionalProperties") {
            _ if schema.get("patternProperties").is_some() => None,
            None | Some(Value::Bool(false)) if schema != &json!(true) => {
                Some(of.into_iter().flat_map(|of| of.keys().cloned()).collect())
            }
            _ => None,
        })
    }
}
