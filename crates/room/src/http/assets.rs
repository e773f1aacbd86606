//! The browser client, embedded when the server was built; without it, a page that says how to build it.

use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Cardroom</title>\
<body style=\"font:1.1rem/1.5 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem\">\
<h1>The room is open, and has no windows</h1>\
<p>This server was built without the browser client. Build it, and then the server again:</p>\
<pre>cd web && npm ci && npm run build && cd .. && cargo build --release</pre>\
<p>Programs can play already: the protocol is at <a href=\"/api/docs\">/api/docs</a>, the tables at \
<a href=\"/api/lobby\">/api/lobby</a>.</p>";

const NOWHERE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>No such page · Cardroom</title>\
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
<body style=\"font:1.1rem/1.5 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem\">\
<h1>No such page</h1><p>This address leads nowhere in the room. <a href=\"HOME\">Go to the lobby</a></p>";

/// An address that leads nowhere, with the way home from there: the room may live below any path.
fn nowhere(path: &str) -> Response {
    let home = "../".repeat(path.matches('/').count());
    let page = NOWHERE.replace("HOME", if home.is_empty() { "./" } else { &home });
    (StatusCode::NOT_FOUND, Html(page)).into_response()
}

/// Everything that is no route: files of the client. Its one page knows its own addresses, which stand behind a `#`.
pub async fn serve(method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if method != Method::GET && method != Method::HEAD || path == "api" || path.starts_with("api/") {
        return super::Trouble::missing("address").into_response();
    }
    if let Some(response) = file(path) {
        return response;
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "There is no such file.").into_response();
    }
    // The manager's first link is the one address of the client that has a path.
    if !path.is_empty() && path != "claim" {
        return nowhere(path);
    }
    file("index.html").unwrap_or_else(|| Html(WITHOUT).into_response())
}

fn file(path: &str) -> Option<Response> {
    let file = Client::get(path)?;
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_string(),
    };
    // Vite puts a hash of the content into the names below assets/: those never change.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, keep)];
    Some((headers, file.data).into_response())
}
