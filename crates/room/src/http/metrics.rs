//! `/healthz` and `/metrics`, for the machine room.

use super::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::atomic::Ordering::Relaxed;
use voice::{Word, say};

/// `GET /healthz`: 200 while decisions can be written, 503 while the database is away or its disk is full, or while a table
/// stands still; a line for each.
pub async fn health(State(app): State<App>) -> Response {
    let away = app.room.ledger.figures().is_away().map(|why| say!("web-unwritten", why: why.says()));
    let node = app.room.nodes.as_ref().and_then(|nodes| nodes.trouble());
    let wrong: Vec<_> = away.into_iter().chain(node).chain(app.room.counters.stand_still()).collect();
    if wrong.is_empty() {
        return "ok\n".into_response();
    }
    let lines: String = wrong.iter().map(|what| format!("{what}\n")).collect();
    (StatusCode::SERVICE_UNAVAILABLE, lines).into_response()
}

/// `GET /metrics` in Prometheus' text form.
pub async fn metrics(State(app): State<App>) -> Response {
    let room = &app.room;
    let counters = &room.counters;
    let figures = room.ledger.figures();
    let lobby = room.lobby();
    let mut out = String::new();
    let mut put = |figure: &'static str, kind: &str, value: f64| {
        let _ = writeln!(out, "{}cardroom_{figure} {value}", head(figure, kind));
    };
    put("tables", "gauge", counters.tables.load(Relaxed) as f64);
    put("sockets", "gauge", counters.sockets.load(Relaxed) as f64);
    put("seats_taken", "gauge", lobby.iter().map(|t| f64::from(t.taken)).sum());
    put("rounds_total", "counter", lobby.iter().map(|t| f64::from(t.rounds)).sum());
    put("actions_total", "counter", counters.done.load(Relaxed) as f64);
    put("refusals_total", "counter", counters.refused.load(Relaxed) as f64);
    put("nonsense_total", "counter", counters.nonsense.load(Relaxed) as f64);
    put("connections_refused_total", "counter", app.edge.turned_away() as f64);
    put("drop_dollars", "gauge", room.drop_boxes().as_dollars());
    put("ledger_balance_cents", "gauge", room.ledger.total() as f64);
    put("commits_total", "counter", figures.commits() as f64);
    put("database_away", "gauge", f64::from(figures.is_away().is_some()));
    if let Some(nodes) = &room.nodes {
        let rows = room.node_rows();
        let own = rows.iter().find(|row| row.name == nodes.name);
        put("nodes", "gauge", rows.len() as f64);
        put("pits", "gauge", f64::from(own.map_or(0, |row| row.pits)));
        put("house", "gauge", f64::from(room.is_house()));
        put("questions_open", "gauge", nodes.gateway.open() as f64);
        put("bus_away", "gauge", f64::from(nodes.trouble().is_some()));
    }
    let name = "cardroom_commit_seconds";
    out.push_str(&head("commit_seconds", "histogram"));
    for (millis, below) in figures.histogram() {
        let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {below}", millis as f64 / 1000.0);
    }
    let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {}", figures.entries());
    let _ =
        writeln!(out, "{name}_sum {}\n{name}_count {}", figures.waited().as_secs_f64(), figures.entries());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], out).into_response()
}

/// What stands above a figure: what it counts, and how.
fn head(figure: &'static str, kind: &str) -> String {
    let help = say!("metrics-help", figure: Word(figure));
    format!("# HELP cardroom_{figure} {help}\n# TYPE cardroom_{figure} {kind}\n")
}
