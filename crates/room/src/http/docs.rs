//! The REST API as data: one table that the OpenAPI description is made from, with the schemas of every body. Tests hold
//! the router to the table, the schemas to the Rust types, and real answers to the schemas.

use axum::Json;
use serde_json::{Value, json};

/// One call of the REST API.
pub struct Endpoint {
    /// `get` or `post`.
    pub method: &'static str,
    /// Its path.
    pub path: &'static str,
    /// Who may.
    pub who: &'static str,
    /// What it does.
    pub what: &'static str,
    /// The type of the body it takes, in `web/src/protocol.ts`; empty for none.
    pub takes: &'static str,
    /// The type it answers with.
    pub gives: &'static str,
}

const fn get(path: &'static str, who: &'static str, gives: &'static str, what: &'static str) -> Endpoint {
    Endpoint { method: "get", path, who, what, takes: "", gives }
}

const fn post(
    path: &'static str,
    who: &'static str,
    takes: &'static str,
    gives: &'static str,
    what: &'static str,
) -> Endpoint {
    Endpoint { method: "post", path, who, what, takes, gives }
}

/// All calls.
pub const ENDPOINTS: &[Endpoint] = &[
    post(
        "/api/guest",
        "anybody",
        "GuestRequest",
        "Me",
        "A guest with a wallet of play chips; sets the cookie.",
    ),
    post(
        "/api/account",
        "anybody",
        "Credentials",
        "Me",
        "A new account, or the guest of this session stays for good.",
    ),
    post("/api/login", "anybody", "Credentials", "Me", "A new session; throttled by name and by address."),
    post("/api/logout", "a session", "", "", "Ends this session."),
    post("/api/logout-everywhere", "a session", "", "", "Ends all sessions of this person."),
    post("/api/claim", "the first-run link", "ClaimRequest", "Me", "Makes the floor manager's account."),
    post(
        "/api/password",
        "an account",
        "PasswordRequest",
        "Me",
        "Another password for oneself; all other sessions end, and the cookie is a new one.",
    ),
    get("/api/me", "a session", "Me", "Who I am, my wallet, what I may do and which pages are open to me."),
    get("/api/pages", "anybody", "PageRow[]", "The pages that are not for everybody, and for whom they are."),
    get("/api/lobby", "anybody", "TableSummary[]", "All tables."),
    get(
        "/api/rulebooks",
        "anybody",
        "RulebookRow[]",
        "Every rulebook the room was started with, its limits and its collection schedules.",
    ),
    get("/api/clauses/{id}", "anybody", "ClauseEntry", "What a clause says, and which document it restates."),
    get("/api/tables/{table}", "anybody", "TableInfo", "A table's sign."),
    get(
        "/api/tables/{table}/history",
        "anybody",
        "RecordView[]",
        "Records after `from`, as a bystander saw them.",
    ),
    get(
        "/api/tables/{table}/hands/{seq}",
        "anybody",
        "HandReplay",
        "A finished hand of poker, by the record it began with: step by step from one's own chair, and as PHH.",
    ),
    get(
        "/api/tables/{table}/rounds/{seq}",
        "anybody",
        "RoundFile",
        "A finished round of blackjack, by the record it began with, as a scenario file for `cardroom deal`.",
    ),
    get(
        "/api/tables/{table}/shuffles/{shuffle}",
        "anybody",
        "RevealedShuffle | OpenedDeck",
        "A shuffle to check: of a shoe whose seed was revealed, or of a poker deck whose shown cards were opened.",
    ),
    get(
        "/api/odds/{house}/{game}",
        "anybody",
        "OddsReport",
        "The exact price of a rulebook (`decks`, `change`): what `cardroom odds --json` prints.",
    ),
    get(
        "/api/odds/{house}/{game}/hand",
        "anybody",
        "Advice",
        "What each move of a hand is worth (`cards`, `up`, `split`, `decks`).",
    ),
    post("/api/tables", "floor, manager", "OpenTable", "TableInfo", "Opens a table."),
    post(
        "/api/tables/{table}/close",
        "floor, manager",
        "CloseTable",
        "",
        "Takes no more rounds; chips go back to the wallets.",
    ),
    post(
        "/api/cage/issue",
        "cage, manager",
        "CageRequest",
        "CageEntry",
        "Gives chips out: $1,000,000 at most, never to oneself.",
    ),
    post(
        "/api/cage/redeem",
        "cage, manager",
        "CageRequest",
        "CageEntry",
        "Takes chips back: $1,000,000 at most, never from oneself.",
    ),
    post(
        "/api/cage/correct",
        "cage, manager",
        "CorrectRequest",
        "CageEntry",
        "Undoes an entry, which stays in the book.",
    ),
    get("/api/cage/entries", "cage, auditor, manager", "CageEntry[]", "The cage's book, newest first."),
    get("/api/names", "anybody", "Names", "What people are called (`of=4,17`): a name by each number."),
    get("/api/people", "floor, cage, auditor, manager", "PersonRow[]", "Everybody the room knows."),
    get(
        "/api/people/{player}/rounds",
        "oneself, auditor",
        "PastPage",
        "The rounds and hands somebody took part in, newest first, page by page (`before`, `limit`).",
    ),
    post("/api/people/{player}/role", "manager", "RoleRequest", "", "Gives a role."),
    post(
        "/api/people/{player}/password",
        "manager",
        "",
        "NewPassword",
        "A new password for somebody who forgot theirs, told once; all their sessions end.",
    ),
    get(
        "/api/reports/{report}",
        "floor, cage, auditor, manager",
        "DropRow[] | BankingRow[]",
        "`drop`, `drop.csv`, `banking` or `banking.csv`, by gaming day (`from`, `to`).",
    ),
    get("/api/docs", "anybody", "Description", "This description."),
];

/// What may be asked after the question mark, by path.
const QUERIES: &[(&str, &[&str])] = &[
    ("/api/tables/{table}/history", &["from", "limit"]),
    ("/api/odds/{house}/{game}", &["decks", "change"]),
    ("/api/odds/{house}/{game}/hand", &["cards", "up", "split", "decks"]),
    ("/api/people/{player}/rounds", &["before", "limit"]),
    ("/api/names", &["of"]),
    ("/api/reports/{report}", &["from", "to"]),
];

/// The schemas of the protocol's types, generated from them, and of the few bodies that are not of the protocol.
pub fn schemas() -> Value {
    let mut all: Value = serde_json::from_str(include_str!("schemas.json")).expect("a test keeps it sound");
    let text = json!({ "type": "string" });
    let number = json!({ "type": "number" });
    let free = json!({ "type": "object", "additionalProperties": true });
    let object = |properties: Value, optional: &[&str]| {
        let names = properties.as_object().into_iter().flat_map(|p| p.keys());
        let required: Vec<&String> = names.filter(|n| !optional.contains(&n.as_str())).collect();
        json!({ "type": "object", "required": required, "properties": properties })
    };
    all["Names"] = json!({ "type": "object", "additionalProperties": text });
    all["ClauseEntry"] = object(
        json!({ "id": text, "title": text, "says": text, "source": text, "not_software": text }),
        &["not_software"],
    );
    all["OddsReport"] = object(
        json!({ "rulebook": text, "decks": number, "shoe": {}, "base": free, "buster": free, "chart": free }),
        &[],
    );
    let moves = json!({ "type": "object", "additionalProperties": number });
    all["Advice"] = object(json!({ "moves": moves, "bank_natural": number }), &[]);
    all["Description"] =
        object(json!({ "openapi": text, "info": free, "paths": free, "components": free }), &[]);
    all
}

/// The schema of a type as the table names it: `Me`, `CageEntry[]`, `DropRow[] | BankingRow[]`.
fn schema(name: &str) -> Value {
    let one = |name: &str| match name.trim().strip_suffix("[]") {
        Some(item) => json!({ "type": "array", "items": { "$ref": format!("#/components/schemas/{item}") } }),
        None => json!({ "$ref": format!("#/components/schemas/{}", name.trim()) }),
    };
    match name.split('|').collect::<Vec<_>>().as_slice() {
        [single] => one(single),
        several => json!({ "anyOf": several.iter().map(|n| one(n)).collect::<Vec<_>>() }),
    }
}

fn content(name: &str) -> Value {
    json!({ "application/json": { "schema": schema(name) } })
}

fn call(endpoint: &Endpoint) -> Value {
    let in_path = endpoint.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |place: &str, name: &str| json!({ "name": name, "in": place, "required": place == "path", "schema": { "type": "string" } });
    let mut parameters: Vec<Value> = in_path.map(|name| parameter("path", name)).collect();
    let queries = QUERIES.iter().find(|(path, _)| *path == endpoint.path);
    parameters.extend(queries.into_iter().flat_map(|(_, names)| *names).map(|name| parameter("query", name)));
    let done = match endpoint.gives {
        "" => json!({ "description": "Done." }),
        gives => json!({ "description": gives, "content": content(gives) }),
    };
    let mut call = json!({
        "summary": endpoint.what,
        "description": format!("Who may: {}.", endpoint.who),
        "parameters": parameters,
        "responses": {
            "2XX": done,
            "default": { "description": "What happened, why, and what can be done.", "content": content("Problem") },
        },
    });
    if !endpoint.takes.is_empty() {
        call["requestBody"] = json!({ "required": true, "content": content(endpoint.takes) });
    }
    call
}

/// `GET /api/docs`
pub async fn openapi() -> Json<Value> {
    let mut paths = serde_json::Map::new();
    for endpoint in ENDPOINTS {
        paths.entry(endpoint.path).or_insert_with(|| json!({}))[endpoint.method] = call(endpoint);
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Cardroom",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The REST part of the room. Tables are played over the WebSocket at /ws, whose frames are the \
                            schemas FromClient and FromServer; docs/protocol.md has an example session.",
        },
        "paths": paths,
        "components": { "schemas": schemas() },
    }))
}

#[cfg(test)]
mod tests {
    use super::{ENDPOINTS, schemas};

    #[test]
    fn every_type_that_is_named_has_a_schema() {
        let schemas = schemas();
        let refs = serde_json::to_string(&schemas).unwrap();
        let inner = refs.split("#/components/schemas/").skip(1).filter_map(|r| r.split('"').next());
        let named = ENDPOINTS.iter().flat_map(|e| e.takes.split('|').chain(e.gives.split('|')));
        let names = named.map(|n| n.trim().trim_end_matches("[]")).filter(|n| !n.is_empty());
        for name in names.chain(inner) {
            assert!(schemas.get(name).is_some(), "{name} has no schema");
        }
    }

    #[test]
    fn every_route_is_described_and_every_description_is_a_route() {
        let router = include_str!("mod.rs");
        let routed: Vec<&str> = router
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".route(\"")?.split('"').next())
            .filter(|path| path.starts_with("/api/"))
            .collect();
        let described: Vec<&str> = ENDPOINTS.iter().map(|e| e.path).collect();
        assert!(routed.iter().all(|path| described.contains(path)), "{routed:?}");
        assert!(described.iter().all(|path| routed.contains(path)), "{described:?}");
    }
}
