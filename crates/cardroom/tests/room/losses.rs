//! The end of the books that is lost with a database: the room stops, says why, goes on by the owner's word alone, and that word is
//! on paper for everybody who remembers a later seal. Without it such a seal stays what it is: gone.

use crate::client::{Client, get, guest};
use crate::cluster::Cluster;
use crate::forger::{copied, rewrite_books};
use crate::server::{Server, cardroom, keys, verify, wait_for};
use std::path::Path;
use std::process::Command;

/// Watches programs play so many more rounds.
fn rounds(server: &Server, more: u64) {
    let (cookie, _) = guest(&server.address, "Rae").unwrap();
    let mut rail = Client::connect(&server.address, &cookie).unwrap();
    rail.watch(1).unwrap();
    let end = rail.view["rounds"].as_u64().unwrap() + more;
    while rail.view["rounds"].as_u64().unwrap() < end {
        rail.next().unwrap();
    }
}

/// `cardroom`: its status, and what it says.
fn run(words: &[&str]) -> (Option<i32>, String) {
    let out = cardroom().args(words).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    (out.status.code(), text)
}

fn expect(what: (Option<i32>, String), status: i32, says: &str) {
    assert_eq!(what.0, Some(status), "{}", what.1);
    assert!(what.1.contains(says), "{says}: {}", what.1);
}

/// A room that should stay closed.
fn closed(place: [&str; 2]) -> (Option<i32>, String) {
    let mut serve = Command::new("timeout");
    serve.args(["120", env!("CARGO_BIN_EXE_cardroom"), "serve", "--listen", "127.0.0.1:0"]).args(place);
    let out = serve.env("CARDROOM_KEYS", keys()).output().unwrap();
    (out.status.code(), String::from_utf8_lossy(&out.stderr).into_owned())
}

#[test]
fn a_standby_that_was_behind_is_gone_on_with_by_the_owners_word_alone() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let folder = tempfile::tempdir().unwrap();
    let noted = folder.path().join("noted.jsonl");
    let noted = noted.to_str().unwrap();
    let mut server = Server::start(cluster.address(), 0, None);
    rounds(&server, 1);
    let standby = cluster.standby_that_falls_behind();
    rounds(&server, 2);
    let newest = get(&server.address, "/api/seals", "").1["newest"][0].clone();
    expect(run(&["seals", "--database", cluster.address(), "--newest", "--to", noted]), 0, "");
    cluster.fail_over(standby);
    // Whoever comes next is not written down any more.
    wait_for("the room stops", || {
        let _ = guest(&server.address, "Zoe");
        get(&server.address, "/healthz", "").0 == 503
    });
    wait_for("it left word", || {
        let books = postgres::Client::connect(cluster.address(), postgres::NoTls);
        let lost = books.and_then(|mut books| books.query("SELECT value FROM notes WHERE key = 'lost'", &[]));
        lost.is_ok_and(|rows| !rows.is_empty())
    });
    server.kill();

    // Nobody goes on unasked, and whoever noted a seal finds that it is gone.
    let place = ["--database", cluster.address()];
    expect(closed(place), 2, "`cardroom accept-loss` writes the loss into the books");
    expect(run(&["verify", cluster.address(), "--seals", noted]), 1, "is gone: the books end at seal");
    expect(run(&["accept-loss", place[0], place[1]]), 0, "It is in the books and signed");
    expect(run(&["accept-loss", place[0], place[1]]), 2, "nothing is known to be lost");
    expect(run(&["verify", cluster.address(), "--seals", noted]), 0, "it is on paper, signed by the house");

    let server = Server::start(cluster.address(), 0, None);
    let seals = get(&server.address, "/api/seals", "").1;
    let loss = &seals["losses"][0];
    assert!(loss["lost"].as_u64() >= newest["number"].as_u64(), "{seals}");
    assert!(loss["after"].as_u64() < newest["number"].as_u64(), "{seals}");
    let before = get(&server.address, &format!("/api/seals/0/{}", loss["after"]), "").1;
    assert_eq!(before["seal"]["hash"], loss["hash"]);
    rounds(&server, 1);
    assert_eq!(server.stop(), Some(0));
    expect(run(&["verify", cluster.address(), "--seals", noted]), 0, "it is on paper, signed by the house");
}

#[test]
fn a_backup_that_was_brought_back_is_gone_on_with_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let (books, file) = (folder.path().to_str().unwrap(), folder.path().join("cardroom.sqlite"));
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (copy, noted) = (path("copy.sqlite"), path("noted.jsonl"));
    let server = Server::start(books, 0, None);
    rounds(&server, 1);
    expect(run(&["backup", books, &copy]), 0, "");
    rounds(&server, 1);
    let newest = get(&server.address, "/api/seals", "").1["newest"][0].clone();
    assert_eq!(server.stop(), Some(0));
    expect(run(&["seals", books, "--newest", "--to", &noted]), 0, "");
    let last: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&noted).unwrap()).unwrap();
    let lost = format!("{}:{}", last["number"], last["hash"].as_str().unwrap());
    let told = ["accept-loss", "--data", books, "--lost", &lost];
    expect(run(&told), 2, "nothing is known to be lost");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
    std::fs::rename(Path::new(&copy), &file).unwrap();

    expect(run(&["verify", books, "--seals", &noted]), 1, "is gone: the books end at seal");
    expect(run(&told), 0, "It is in the books and signed");
    expect(run(&["verify", books, "--seals", &noted]), 0, "it is on paper, signed by the house");
    // A seal that the loss does not reach is as gone as ever.
    let seal = |number: u64| format!("{number}:{}", "ab".repeat(32));
    let number = last["number"].as_u64().unwrap();
    expect(run(&["verify", books, "--seal", &seal(number + 1)]), 1, "is gone: the books end at seal");
    expect(run(&["verify", books, "--seal", &seal(2)]), 1, ", and was ");
    assert!(newest["number"].as_u64() <= Some(number));

    // The house's word is what the house signed, and stands where the loss was.
    let forged = |forge: &mut dyn FnMut(&mut serde_json::Value)| {
        let copy = copied(folder.path());
        rewrite_books(&copy, 0, forge);
        verify(copy.to_str().unwrap())
    };
    let wider = forged(&mut |body| {
        if let Some(loss) = body.pointer_mut("/end_lost/losses/0") {
            loss["after"] = 1.into();
        }
    });
    expect(wider, 1, "the house did not sign that");
    let server = Server::start(books, 0, None);
    rounds(&server, 1);
    assert_eq!(server.stop(), Some(0));
    expect(verify(books), 0, "");
}
