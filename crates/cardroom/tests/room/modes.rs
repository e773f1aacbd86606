//! Who may read what the room writes: its owner and nobody else, whatever the umask says, and whatever the modes were before.

use crate::client::{Client, guest};
use crate::server::{Server, verify};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Everything in a folder, and itself.
fn all(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![folder.to_path_buf()];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(all(&path)),
            false => found.push(path),
        }
    }
    found
}

/// Everything that is not its owner's alone, with its mode.
fn open_to_others(folder: &Path) -> Vec<String> {
    let wrong = all(folder).into_iter().filter_map(|path| {
        let found = fs::metadata(&path).unwrap();
        let mode = found.permissions().mode() & 0o777;
        let right = if found.is_dir() { 0o700 } else { 0o600 };
        (mode != right).then(|| format!("{} {mode:03o}", path.display()))
    });
    wrong.collect()
}

fn names(folder: &Path) -> String {
    let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(|f| f.unwrap().file_name()).collect();
    names.sort();
    names.iter().map(|name| name.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Somebody watches a round to its end.
fn somebody_comes(server: &Server) {
    let (cookie, _) = guest(&server.address, "Ada").unwrap();
    let mut ada = Client::connect(&server.address, &cookie).unwrap();
    ada.watch(1).unwrap();
    let enough = ada.view["rounds"].as_u64().unwrap() + 1;
    while ada.view["rounds"].as_u64().unwrap() < enough {
        ada.next().unwrap();
    }
}

/// `cardroom` with a umask that lets others read.
fn careless(words: &[&str]) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "umask 022; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_cardroom")]).args(words);
    let out = shell.env("CARDROOM_KEYS", crate::server::keys()).output().unwrap();
    assert!(out.status.success(), "{words:?}: {}", String::from_utf8_lossy(&out.stderr));
}

#[test]
fn books_copies_and_exports_are_their_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let data = at("data");
    let server = Server::careless(data.to_str().unwrap());
    somebody_comes(&server);
    assert_eq!(names(&data), "cardroom.sqlite cardroom.sqlite-shm cardroom.sqlite-wal cardroom.sqlite.lock");
    assert_eq!(open_to_others(&data), Vec::<String>::new());

    fs::create_dir(at("copies")).unwrap();
    fs::set_permissions(at("copies"), Permissions::from_mode(0o700)).unwrap();
    let (from, copy) = (data.to_str().unwrap(), at("copies/copy.sqlite"));
    careless(&["backup", from, copy.to_str().unwrap()]);
    careless(&["export", from, "--out", at("export").to_str().unwrap()]);
    assert!(all(&at("export")).len() > 3, "{:?}", all(&at("export")));
    assert_eq!(open_to_others(&at("export")), Vec::<String>::new());
    assert_eq!(server.stop(), Some(0));
    assert_eq!(open_to_others(&data), Vec::<String>::new());
    assert_eq!(verify(copy.to_str().unwrap()).0, Some(0));
    assert_eq!(open_to_others(&at("copies")), Vec::<String>::new());
}

#[test]
fn what_others_could_read_before_they_cannot_after_a_start_and_the_log_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Server::careless(data.to_str().unwrap());
    somebody_comes(&server);
    // Killed, so that the write-ahead log stays.
    server.kill();
    let files = all(&data);
    assert!(files.len() >= 4, "{files:?}");
    for path in &files {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }
    let server = Server::careless(data.to_str().unwrap());
    somebody_comes(&server);
    assert_eq!(open_to_others(&data), Vec::<String>::new());
    let log = server.log();
    for path in &files {
        let said =
            |line: &str| line.contains("closed to others") && line.contains(&format!("{} ", path.display()));
        assert!(log.lines().any(said), "{}: {log}", path.display());
    }
    assert_eq!(open_to_others(&data), Vec::<String>::new());
    let server = Server::careless(data.to_str().unwrap());
    assert!(!server.log().contains("to others"), "there is nothing more to say");
    // One file is the books itself: the folder it lies in is not the room's.
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    let server = Server::careless(data.join("cardroom.sqlite").to_str().unwrap());
    assert_eq!(open_to_others(&data), [format!("{} 755", data.display())]);
    assert_eq!(server.stop(), Some(0));
}
