//! Books whose tables were opened by the house files of version 0.1.0: they are read, played on, exported and audited.

use crate::client::get;
use crate::export::play;
use crate::forger::rewrite_books;
use crate::server::{Server, verify};
use serde_json::json;
use std::path::Path;

const OLD_HOLDEM: &str = include_str!("../../../games/tests/data/houses-0.1.0/holdem.toml");
const OLD_STUD: &str = include_str!("../../../games/tests/data/houses-0.1.0/stud.toml");

/// The table of a game in the lobby.
fn table_of(server: &Server, game: &str) -> u64 {
    let lobby = get(&server.address, "/api/lobby", "").1;
    let table = lobby.as_array().unwrap().iter().find(|t| t["game"] == game);
    table.and_then(|t| t["table"].as_u64()).unwrap_or_else(|| panic!("{game} is on the floor"))
}

#[test]
fn a_table_that_was_opened_by_an_old_house_file_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let tables = ["holdem", "stud"].map(|game| table_of(&server, game));
    tables.iter().for_each(|table| play(&server.address, *table, 2));
    assert_eq!(server.stop(), Some(0));

    let mut replaced = 0;
    rewrite_books(&Path::new(books).join("cardroom.sqlite"), 0, &mut |body| {
        for (id, text) in [("ocean-view/holdem", OLD_HOLDEM), ("ocean-view/stud", OLD_STUD)] {
            if body["table_opened"]["spec"]["rulebook"] == id {
                let files = &mut body["table_opened"]["spec"]["files"];
                assert_eq!(files.as_array().map(Vec::len), Some(2), "the file and the one it extends");
                *files = json!([[id, text]]);
                replaced += 1;
            }
        }
    });
    assert_eq!(replaced, 2);
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");

    let server = Server::start(books, 0, None);
    assert_eq!(["holdem", "stud"].map(|game| table_of(&server, game)), tables);
    tables.iter().for_each(|table| play(&server.address, *table, 4));
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    let out = folder.path().join("export");
    let export = ["export", books, "--out", out.to_str().unwrap()];
    let exported = crate::server::cardroom().args(export).output().unwrap();
    assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
    for table in tables {
        let written = std::fs::read_dir(out.join("rounds")).unwrap().map(|f| f.unwrap().file_name());
        let of_table = written.filter(|f| f.to_string_lossy().starts_with(&format!("{table}-"))).count();
        assert!(of_table >= 3, "{of_table} hands of table {table} ended, the fourth was under way");
    }
}
