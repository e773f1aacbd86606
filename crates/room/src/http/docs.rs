//! The REST API as data: one table that the OpenAPI description is made from. A test holds the router to it.

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
    get("/api/me", "a session", "Me", "Who I am, and my wallet."),
    get("/api/lobby", "anybody", "TableSummary[]", "All tables."),
    get("/api/clauses/{id}", "anybody", "Clause", "What a clause says, and which document it restates."),
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
        "/api/tables/{table}/shuffles/{shuffle}",
        "anybody",
        "RevealedShuffle",
        "A revealed shuffle, to check.",
    ),
    get(
        "/api/odds/{house}/{game}",
        "anybody",
        "",
        "The exact price of a rulebook (`decks`, `change`): what `cardroom odds --json` prints.",
    ),
    get(
        "/api/odds/{house}/{game}/hand",
        "anybody",
        "",
        "What each move of a hand is worth (`cards`, `up`, `split`, `decks`).",
    ),
    post("/api/tables", "floor, manager", "OpenTable", "TableInfo", "Opens a table."),
    post(
        "/api/tables/{table}/close",
        "floor, manager",
        "",
        "",
        "Takes no more rounds; chips go back to the wallets.",
    ),
    post("/api/cage/issue", "cage, manager", "CageRequest", "CageEntry", "Gives chips out."),
    post("/api/cage/redeem", "cage, manager", "CageRequest", "CageEntry", "Takes chips back."),
    post(
        "/api/cage/correct",
        "cage, manager",
        "CorrectRequest",
        "CageEntry",
        "Undoes an entry, which stays in the book.",
    ),
    get("/api/cage/entries", "cage, auditor, manager", "CageEntry[]", "The cage's book, newest first."),
    get("/api/names", "anybody", "", "What people are called (`of=4,17`): a name by each number."),
    get("/api/people", "floor, cage, auditor, manager", "PersonRow[]", "Everybody the room knows."),
    get(
        "/api/people/{player}/rounds",
        "oneself, auditor",
        "PastPage",
        "The rounds and hands somebody took part in, newest first, page by page (`before`, `limit`).",
    ),
    post("/api/people/{player}/role", "manager", "RoleRequest", "", "Gives a role."),
    get(
        "/api/reports/{report}",
        "floor, cage, auditor, manager",
        "DropRow[] | BankingRow[]",
        "`drop`, `drop.csv`, `banking` or `banking.csv`, by gaming day (`from`, `to`).",
    ),
    get("/api/docs", "anybody", "", "This description."),
];

/// `GET /api/docs`
pub async fn openapi() -> Json<Value> {
    let mut paths = serde_json::Map::new();
    for endpoint in ENDPOINTS {
        let parameters: Vec<Value> = endpoint
            .path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        let mut call = json!({
            "summary": endpoint.what,
            "description": format!("Who may: {}.", endpoint.who),
            "parameters": parameters,
            "responses": {
                "2XX": { "description": if endpoint.gives.is_empty() { "Done." } else { endpoint.gives } },
                "default": { "description": "Problem: what happened, why, and what can be done." },
            },
        });
        if !endpoint.takes.is_empty() {
            call["requestBody"] = json!({ "required": true, "description": endpoint.takes, "content": { "application/json": {} } });
        }
        paths.entry(endpoint.path).or_insert_with(|| json!({}))[endpoint.method] = call;
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Cardroom",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The REST part of the room. Tables are played over the WebSocket at /ws; docs/protocol.md \
                            has an example session, web/src/protocol.ts the types.",
        },
        "paths": paths,
    }))
}

#[cfg(test)]
mod tests {
    use super::ENDPOINTS;

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
