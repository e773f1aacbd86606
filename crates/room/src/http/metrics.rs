//! `/healthz` and `/metrics`, for the machine room.

use super::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::atomic::Ordering::Relaxed;
use voice::say;

/// `GET /healthz`: 200 while decisions can be written, 503 while the database is away or its disk is full.
pub async fn health(State(app): State<App>) -> Response {
    match app.room.ledger.figures().is_away() {
        None => "ok\n".into_response(),
        Some(why) => {
            (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", say!("web-unwritten", why: why.says())))
                .into_response()
        }
    }
}

/// `GET /metrics` in Prometheus' text form.
pub async fn metrics(State(app): State<App>) -> Response {
    let room = &app.room;
    let counters = &room.counters;
    let figures = room.ledger.figures();
    let lobby = room.lobby();
    let mut out = String::new();
    let mut put = |name: &str, kind: &str, help: &str, value: f64| {
        let _ = writeln!(
            out,
            "# HELP cardroom_{name} {help}\n# TYPE cardroom_{name} {kind}\ncardroom_{name} {value}"
        );
    };
    put("tables", "gauge", "Tables that run.", counters.tables.load(Relaxed) as f64);
    put("sockets", "gauge", "WebSockets that are open.", counters.sockets.load(Relaxed) as f64);
    let taken: u32 = lobby.iter().map(|t| u32::from(t.taken)).sum();
    put("seats_taken", "gauge", "Seats with somebody in them, bots included.", f64::from(taken));
    put("rounds_total", "counter", "Rounds played.", lobby.iter().map(|t| f64::from(t.rounds)).sum());
    put("actions_total", "counter", "Commands that were carried out.", counters.done.load(Relaxed) as f64);
    put("refusals_total", "counter", "Commands that were refused.", counters.refused.load(Relaxed) as f64);
    put("nonsense_total", "counter", "Frames that made no sense.", counters.nonsense.load(Relaxed) as f64);
    put(
        "connections_refused_total",
        "counter",
        "Connections that were one too many.",
        app.edge.turned_away() as f64,
    );
    put("drop_dollars", "gauge", "What lies in all drop boxes.", room.drop_boxes().as_dollars());
    put("ledger_balance_cents", "gauge", "The sum of all accounts: zero.", room.ledger.total() as f64);
    put("commits_total", "counter", "Commits of the ledger.", figures.commits() as f64);
    put(
        "database_away",
        "gauge",
        "1 while the database cannot be reached.",
        f64::from(figures.is_away().is_some()),
    );
    let name = "cardroom_commit_seconds";
    let _ = writeln!(out, "# HELP {name} From a decision to the disk.\n# TYPE {name} histogram");
    for (millis, below) in figures.histogram() {
        let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {below}", millis as f64 / 1000.0);
    }
    let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {}", figures.entries());
    let _ =
        writeln!(out, "{name}_sum {}\n{name}_count {}", figures.waited().as_secs_f64(), figures.entries());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], out).into_response()
}
