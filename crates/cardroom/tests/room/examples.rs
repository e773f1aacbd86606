//! The bots in `examples/` play at the real server, as anybody who starts from them would have them do.

use crate::client::get;
use crate::server::{Server, verify};
use std::process::Command;

#[path = "../../../../examples/bot.rs"]
pub mod bot;

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_bot_in_rust_plays_and_leaves_with_its_chips() {
    let text = std::fs::read_to_string(example("bot.rs")).unwrap();
    assert!(text.lines().count() < 100, "an example is short");
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let wallet = bot::play(&server.address, 1, 5).unwrap();
    assert!(wallet > 1500.0, "{wallet}");
    let lobby = get(&server.address, "/api/lobby", "").1;
    assert!(lobby[0]["rounds"].as_u64() >= Some(5), "{}", lobby[0]);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn the_bot_in_python_plays_and_tells_what_happens() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not installed here: its bot is not tried");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let python = |table: &str| {
        let mut python = Command::new("timeout");
        let out = python.args(["170", "python3", &example("bot.py"), &server.address, table, "5"]).output();
        let out = out.unwrap();
        let told = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (out.status.code(), told(&out.stdout), told(&out.stderr))
    };
    let (status, said, wrong) = python("2");
    assert_eq!(status, Some(0), "{said}{wrong}");
    assert!(said.contains("Python"), "it tells its own moves: {said}");
    let lobby = get(&server.address, "/api/lobby", "").1;
    assert!(lobby[1]["rounds"].as_u64() >= Some(5), "{}", lobby[1]);

    // At a table where it cannot play it says so, and does not fall over.
    assert!(std::fs::read_to_string(example("bot.py")).unwrap().lines().count() < 100, "an example is short");
    let poker = lobby.as_array().unwrap().iter().find(|t| t["game"] == "holdem").unwrap();
    let (status, said, wrong) = python(&poker["table"].to_string());
    assert_eq!(status, Some(1), "{said}{wrong}");
    assert!(wrong.contains("plays blackjack only") && wrong.lines().count() == 1, "{wrong}");
    let (status, _, wrong) = python("4000");
    assert!(status == Some(1) && wrong.trim() == "error: web-no-table", "{wrong}");
}
