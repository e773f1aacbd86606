//! What a call of the REST API is made of: its route, and what the OpenAPI description says of it.

use super::App;
use crate::permissions::{Deed, may};
use crate::protocol::Role;
#[cfg(test)]
use crate::protocol::typescript::Types;
use axum::routing::MethodRouter;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Value, json};
use ts_rs::TS;

/// Who may make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody.
    Anybody,
    /// Whoever holds the link that was printed on the first run.
    FirstLink,
    /// Whoever has a session.
    Session,
    /// Whoever has a session and a password.
    Account,
    /// Whoever works here.
    Staff,
    /// Whoever the table of permissions says.
    May(Deed),
    /// Oneself, and whoever the table of permissions says.
    OneselfOr(Deed),
    /// A scanner with a key for its table.
    Device,
}

impl Who {
    /// As the description tells it.
    pub fn told(self) -> String {
        let roles = |deed| -> Vec<String> {
            let may = Role::ALL.into_iter().filter(|role| may(*role, deed));
            may.map(crate::people::role_name).collect()
        };
        match self {
            Who::Anybody => "anybody".into(),
            Who::FirstLink => "the first-run link".into(),
            Who::Device => "a device key".into(),
            Who::Session => "a session".into(),
            Who::Account => "an account".into(),
            Who::Staff => "the staff".into(),
            Who::May(deed) => roles(deed).join(", "),
            Who::OneselfOr(deed) => [vec!["oneself".into()], roles(deed)].concat().join(", "),
        }
    }
}

/// The schema of a type, by way of a generator that keeps the types it refers to.
pub(super) type Shape = fn(&mut SchemaGenerator) -> Schema;

/// One call of the REST API.
pub struct Endpoint {
    /// `get` or `post`.
    pub method: &'static str,
    /// Its path.
    pub path: &'static str,
    /// Who may.
    pub who: Who,
    /// What it does.
    pub what: &'static str,
    pub(super) route: MethodRouter<App>,
    pub(super) asks: Option<Shape>,
    pub(super) takes: Option<Shape>,
    pub(super) gives: Option<Shape>,
    /// The types of the bodies, for the browser.
    #[cfg(test)]
    pub(crate) types: Vec<fn(&mut Types)>,
}

/// A type that the browser has too.
pub trait OfProtocol: JsonSchema + TS + 'static {}

impl<T: JsonSchema + TS + 'static> OfProtocol for T {}

impl Endpoint {
    pub(super) fn new(
        (method, path): (&'static str, &'static str),
        who: Who,
        what: &'static str,
        route: MethodRouter<App>,
    ) -> Endpoint {
        Endpoint {
            method,
            path,
            who,
            what: what.trim(),
            route,
            asks: None,
            takes: None,
            gives: None,
            #[cfg(test)]
            types: Vec::new(),
        }
    }

    #[cfg(test)]
    fn of_protocol<T: OfProtocol>(mut self) -> Endpoint {
        self.types.push(Types::add::<T>);
        self
    }

    #[cfg(not(test))]
    fn of_protocol<T: OfProtocol>(self) -> Endpoint {
        self
    }

    /// What may stand behind the question mark.
    pub(super) fn asks<T: JsonSchema>(self) -> Endpoint {
        Endpoint { asks: Some(|schemas| schemas.root_schema_for::<T>()), ..self }
    }

    /// The body it takes.
    pub(super) fn takes<T: OfProtocol>(self) -> Endpoint {
        Endpoint { takes: Some(|schemas| schemas.subschema_for::<T>()), ..self.of_protocol::<T>() }
    }

    /// The body it answers with.
    pub(super) fn gives<T: OfProtocol>(self) -> Endpoint {
        self.of_protocol::<T>().shows::<T>()
    }

    /// The body it answers with, where the browser has no type for it.
    pub(super) fn shows<T: JsonSchema>(self) -> Endpoint {
        Endpoint { gives: Some(|schemas| schemas.subschema_for::<T>()), ..self }
    }

    /// The names in braces in its path.
    fn in_path(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    /// What may stand behind the question mark, by name: the schema, and whether it must be there.
    fn in_query(&self, taken: &mut SchemaGenerator) -> Vec<(String, Value, bool)> {
        let Some(asks) = self.asks else { return Vec::new() };
        let schema = asks(taken).to_value();
        let needed =
            |name: &str| schema["required"].as_array().is_some_and(|all| all.iter().any(|n| n == name));
        let names = schema["properties"].as_object().into_iter().flatten();
        names.map(|(name, of)| (name.clone(), of.clone(), needed(name))).collect()
    }

    /// The path with what may stand behind the question mark, as documents write it.
    pub fn address(&self) -> String {
        let names: Vec<String> = self
            .in_query(&mut super::docs::taken())
            .into_iter()
            .map(|(name, ..)| format!("{name}="))
            .collect();
        if names.is_empty() { self.path.into() } else { format!("{}?{}", self.path, names.join("&")) }
    }

    /// Its part of the OpenAPI description; `taken` and `given` keep the schemas of what goes in and of what comes out.
    pub(super) fn described(&self, taken: &mut SchemaGenerator, given: &mut SchemaGenerator) -> Value {
        let parameter = |place: &str, name: &str, schema: Value, required: bool| json!({ "name": name, "in": place, "required": required, "schema": schema });
        let mut parameters: Vec<Value> =
            self.in_path().map(|name| parameter("path", name, json!({ "type": "string" }), true)).collect();
        let asked = self.in_query(taken).into_iter();
        parameters.extend(asked.map(|(name, schema, required)| parameter("query", &name, schema, required)));
        let content = |schema: Schema| json!({ "application/json": { "schema": schema } });
        let done = match self.gives {
            None => json!({ "description": "2XX" }),
            Some(gives) => json!({ "description": "2XX", "content": content(gives(given)) }),
        };
        let problem = content(given.subschema_for::<crate::protocol::Problem>());
        let mut call = json!({
            "summary": self.what,
            "description": self.who.told(),
            "parameters": parameters,
            "responses": { "2XX": done, "default": { "description": "4XX, 5XX", "content": problem } },
        });
        if let Some(takes) = self.takes {
            call["requestBody"] = json!({ "required": true, "content": content(takes(taken)) });
        }
        call
    }
}
