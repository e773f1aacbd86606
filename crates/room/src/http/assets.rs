//! The browser client, embedded when the server was built; without it, a page that says how to build it.

use super::answer::read_in;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use rust_embed::RustEmbed;
use voice::{Telling, Voice, say};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A page of ours, where there is no client, or nothing at an address of it.
fn page(title: Telling, body: Markup, voice: &Voice) -> Markup {
    let title = voice.text(&title, &());
    html! {
        (DOCTYPE)
        html lang=(voice.language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Cardroom" }
            }
            body style="font:1.1rem/1.5 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem" {
                h1 { (title) }
                (body)
            }
        }
    }
}

/// What is shown where the server was built without the client.
fn without(voice: &Voice) -> Markup {
    let build = "cd web && npm ci && npm run build && cd .. && cargo build --release";
    let body = html! {
        p { (voice.text(&say!("web-without-client"), &())) }
        pre { (build) }
        p {
            (voice.text(&say!("web-without-client-play"), &())) " "
            a href="/api/docs" { "/api/docs" } " " a href="/api/lobby" { "/api/lobby" }
        }
    };
    page(say!("web-no-windows"), body, voice)
}

/// An address that leads nowhere, with the way home from there: the room may live below any path.
pub(super) fn nowhere(path: &str, voice: &Voice) -> Response {
    let up = "../".repeat(path.matches('/').count());
    let home = if up.is_empty() { "./" } else { &up };
    let body = html! {
        p { (voice.text(&say!("web-nowhere-says"), &())) " " a href=(home) { (voice.text(&say!("web-home"), &())) } }
    };
    (StatusCode::NOT_FOUND, Html(page(say!("web-nowhere"), body, voice).into_string())).into_response()
}

/// Everything that is no route: files of the client. Its one page knows its own addresses, which stand behind a `#`.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if method != Method::GET && method != Method::HEAD || path == "api" || path.starts_with("api/") {
        return super::Failure::missing(super::Missing::Address).into_response();
    }
    if let Some(response) = file(path, &headers) {
        return response;
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, say!("web-no-file").to_string()).into_response();
    }
    // The manager's first link is the one address of the client that has a path.
    if !path.is_empty() && path != "claim" {
        return nowhere(path, read_in(&headers));
    }
    file("index.html", &headers)
        .unwrap_or_else(|| Html(without(read_in(&headers)).into_string()).into_response())
}

/// How files are compressed beside themselves when the client is built, the smallest first: what it is called, and the ending.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Does a browser take this encoding? One that it weighs with nothing it does not.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let asked = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    asked.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let nothing = weight.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()) == Some(0.0);
        name.trim().eq_ignore_ascii_case(encoding) && !nothing
    })
}

/// A file as this browser takes it, with the name of its encoding.
fn packed(path: &str, headers: &HeaderMap) -> Option<(rust_embed::EmbeddedFile, &'static str)> {
    let wanted = PACKED.into_iter().filter(|(encoding, _)| takes(headers, encoding));
    wanted
        .into_iter()
        .find_map(|(encoding, ending)| Some((Client::get(&format!("{path}{ending}"))?, encoding)))
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let file = Client::get(path)?;
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") || text.ends_with("+xml") => format!("{text}; charset=utf-8"),
        other => other.to_string(),
    };
    // Vite puts a hash of the content into the names below assets/: those never change.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let told = [
        (header::CONTENT_TYPE, kind.as_str()),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    Some(match packed(path, headers) {
        Some((packed, encoding)) => {
            (told, [(header::CONTENT_ENCODING, encoding)], packed.data).into_response()
        }
        None => (told, file.data).into_response(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_encoding_that_it_names_and_does_not_weigh_with_nothing() {
        let asks = |value: &str| HeaderMap::from_iter([(header::ACCEPT_ENCODING, value.parse().unwrap())]);
        assert!(takes(&asks("gzip, deflate, br"), "br"));
        assert!(takes(&asks("GZIP;q=0.5"), "gzip"));
        assert!(!takes(&asks("gzip, br;q=0"), "br"));
        assert!(!takes(&asks("brotli"), "br"));
        assert!(!takes(&HeaderMap::new(), "gzip"));
    }
}
