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
    let mut python = Command::new("timeout");
    let out = python.args(["60", "python3", &example("bot.py"), &server.address, "2", "5"]).output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{said}{}", String::from_utf8_lossy(&out.stderr));
    assert!(said.contains("Python"), "it tells its own moves: {said}");
    let lobby = get(&server.address, "/api/lobby", "").1;
    assert!(lobby[1]["rounds"].as_u64() >= Some(5), "{}", lobby[1]);
}
