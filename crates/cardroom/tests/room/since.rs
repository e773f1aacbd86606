//! `verify --since`: a check that goes on from where an earlier one ended finds what a whole one finds, reads only what was
//! written since, and says what it did not read.

use crate::client::{Client, get, guest, post};
use crate::counter::manager;
use crate::day::forge;
use crate::forger::{copied, keys_in, rewrite, seal_again};
use crate::server::{PATIENCE, Server, cardroom, keys, reader, verify};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// `cardroom verify` with these words: its status, and what it says.
pub fn check(words: &[&str]) -> (Option<i32>, String) {
    let out = cardroom().arg("verify").args(words).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    (out.status.code(), text)
}

/// The same as JSON.
pub fn check_json(words: &[&str]) -> Value {
    let out = cardroom().arg("verify").args(words).arg("--json").output().unwrap();
    serde_json::from_slice(&out.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&out.stderr)))
}

/// Looks at blackjack, hold'em and stud until so many rounds were played at each.
pub fn watch(server: &Server, rounds: u64) {
    let lobby = get(&server.address, "/api/lobby", "").1;
    let of = |game: &str| {
        lobby.as_array().unwrap().iter().find(|t| t["game"] == game).map(|t| t["table"].as_u64().unwrap())
    };
    let (cookie, _) = guest(&server.address, "Ben").unwrap();
    let mut rail = Client::connect(&server.address, &cookie).unwrap();
    let patience = Instant::now() + PATIENCE;
    for table in ["blackjack", "holdem"].into_iter().filter_map(of) {
        rail.watch(table).unwrap();
        let before = rail.view["rounds"].as_u64().unwrap_or(0);
        while rail.view["rounds"].as_u64().unwrap_or(0) < before + rounds {
            assert!(Instant::now() < patience, "table {table} goes on");
            rail.next().unwrap();
        }
    }
}

fn number(books: &Path, sql: &str) -> i64 {
    Connection::open(books).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
}

/// Books with a checkpoint in the middle of hands, and what was played after it.
struct Played {
    folder: tempfile::TempDir,
    checkpoint: String,
    /// How many records there were then.
    records: i64,
    /// The last record of a blackjack table, and of the house's book, then.
    heads: [i64; 2],
}

impl Played {
    fn books(&self) -> PathBuf {
        self.folder.path().join("cardroom.sqlite")
    }
}

fn played() -> Played {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let server = Server::start(place, 0, None);
    let (cookie, _) = guest(&server.address, "Ada").unwrap();
    let credentials = json!({ "name": "Ada L", "password": "a long password" });
    post(&server.address, "/api/account", &cookie, &credentials).unwrap();
    watch(&server, 2);
    let checkpoint = folder.path().join("checkpoint").to_str().unwrap().to_string();
    let first = check_json(&[place, "--checkpoint", &checkpoint]);
    assert_eq!((&first["agrees"], &first["since"]), (&json!(true), &Value::Null), "{first}");
    // The room is open: at the next check it stands elsewhere, mostly in the middle of hands.
    for _ in 0..4 {
        watch(&server, 1);
        let next = check_json(&[place, "--since", &checkpoint, "--checkpoint", &checkpoint]);
        assert_eq!(next["agrees"], true, "{next}");
        assert_eq!(next["checkpoint"], checkpoint.as_str());
    }
    let records = check_json(&[place, "--since", &checkpoint])["since"]["not_read_again"].as_i64().unwrap();
    watch(&server, 3);
    assert_eq!(server.stop(), Some(0));
    let books = folder.path().join("cardroom.sqlite");
    let heads = heads(&checkpoint, &books);
    Played { folder, checkpoint, records, heads }
}

/// Where table 1 and the house's book stood at the checkpoint: under its seal.
fn heads(checkpoint: &str, books: &Path) -> [i64; 2] {
    let file = std::fs::read(checkpoint).unwrap();
    let line = file.split(|byte| *byte == b'\n').next().unwrap();
    let head: Value = serde_json::from_slice(line).unwrap();
    let last = head["seals"][0]["number"].as_i64().unwrap();
    let mut heads = [0, 0];
    let books = Connection::open(books).unwrap();
    let mut seals = books.prepare("SELECT records FROM seals WHERE number <= ?1").unwrap();
    for records in seals.query_map([last], |row| row.get::<_, String>(0)).unwrap() {
        for name in records.unwrap().split(' ') {
            let (log, seq) = name.split_once(':').unwrap();
            match log {
                "1" => heads[0] = heads[0].max(seq.parse().unwrap()),
                "0" => heads[1] = heads[1].max(seq.parse().unwrap()),
                _ => {}
            }
        }
    }
    heads
}

/// What somebody may do to the books after the checkpoint; `?T` is the last record of table 1 before it.
const CRIMES: &[(&str, &str)] = &[
    ("a posting changed", "UPDATE postings SET cents = cents + 100 WHERE log = 1 AND seq > ?T AND line = 0"),
    (
        "a pair of postings changed",
        "UPDATE postings SET cents = cents * 2 WHERE (log, seq) IN
         (SELECT log, seq FROM postings WHERE log = 1 AND seq > ?T LIMIT 1)",
    ),
    ("a balance changed", "UPDATE balances SET cents = cents + 1 WHERE account LIKE 'wallet/%'"),
    ("turns changed", "UPDATE balances SET turn = turn + 1 WHERE account LIKE 'wallet/%'"),
    ("a time changed", "UPDATE records SET at = at + 1 WHERE log = 1 AND seq = ?T + 2"),
    ("an actor changed", "UPDATE records SET actor = 999 WHERE log = 1 AND seq = ?T + 3"),
    ("a body changed", "UPDATE records SET body = body || ' ' WHERE log = 1 AND seq = ?T + 2"),
    ("a record taken from the middle", "DELETE FROM records WHERE log = 1 AND seq = ?T + 4"),
    ("the first record after it taken", "DELETE FROM records WHERE log = 1 AND seq = ?T + 1"),
    ("all after it taken", "DELETE FROM records WHERE log = 1 AND seq > ?T"),
    ("a whole table taken", "DELETE FROM records WHERE log = 1; DELETE FROM postings WHERE log = 1"),
    ("an orphan put in", "INSERT INTO postings VALUES (1, 99999, 0, 'cage', -1, NULL)"),
    (
        "the last seeds taken",
        "DELETE FROM secrets WHERE number = (SELECT MAX(number) FROM secrets s WHERE s.log = secrets.log)",
    ),
    ("a role given in secret", "UPDATE people SET role = 'manager' WHERE name = 'Ada L'"),
    ("somebody taken away", "DELETE FROM people WHERE name = 'Ada L'"),
    ("somebody put in", "INSERT INTO people VALUES (7777, 'Eve', 'manager', NULL, 0)"),
    (
        "the last seal changed",
        "UPDATE seals SET hash = substr(hash, 2) || 'x' WHERE number = (SELECT MAX(number) FROM seals)",
    ),
    (
        "the last seal unsigned",
        "UPDATE seals SET signature = '' WHERE number = (SELECT MAX(number) FROM seals)",
    ),
    ("the last seal taken", "DELETE FROM seals WHERE number = (SELECT MAX(number) FROM seals)"),
    ("the pits changed", "UPDATE pits SET seal = seal - 1"),
    ("a snapshot torn", "UPDATE snapshots SET body = substr(body, 1, 40)"),
    ("the schema set back", "UPDATE notes SET value = '1' WHERE key = 'schema'"),
    (
        "an action id used again",
        "DROP INDEX records_by_action; UPDATE records SET action = 'again', actor = 3 WHERE log = 1 AND seq IN (1, ?T + 1)",
    ),
];

#[test]
fn a_check_that_goes_on_finds_what_was_done_since() {
    let played = played();
    let (books, checkpoint) = (played.books(), played.checkpoint.as_str());
    let all = number(&books, "SELECT COUNT(*) FROM records");
    let since = check_json(&[books.to_str().unwrap(), "--since", checkpoint]);
    assert_eq!(since["agrees"], true, "{since}");
    assert_eq!(since["checked"]["records"], all - played.records, "only what was written since is read");
    assert!(since["checked"]["rounds"].as_u64() >= Some(6), "{since}");
    let mode = std::fs::metadata(checkpoint).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    for (name, sql) in CRIMES {
        let copy = played.folder.path().join("copy.sqlite");
        std::fs::copy(&books, &copy).unwrap();
        let changed = Connection::open(&copy).unwrap();
        changed.execute_batch(&sql.replace("?T", &played.heads[0].to_string())).unwrap();
        // A room of so few rounds may have no snapshot yet.
        let nothing = changed.total_changes() == 0;
        drop(changed);
        let place = copy.to_str().unwrap();
        let (whole, since) = (check_json(&[place]), check_json(&[place, "--since", checkpoint]));
        assert!(nothing && name.contains("snapshot") || whole["agrees"] == false, "{name}: {whole}");
        assert_eq!(since["agrees"], whole["agrees"], "{name}: {since}");
        std::fs::remove_file(&copy).unwrap();
    }
}

/// A forger with the house's own keys, who seals everything again: what the rules say is found, after the checkpoint; and what
/// was sealed before it has another hash.
#[test]
fn who_writes_history_anew_is_named_with_the_seal() {
    let played = played();
    let (folder, checkpoint) = (played.folder.path(), played.checkpoint.as_str());
    let [table, book] = played.heads;
    let house = keys_in(&keys());
    let forged = |log: u32, after: i64, change: &mut dyn FnMut(&mut Value)| {
        let copy = copied(folder);
        let books = Connection::open(&copy).unwrap();
        books.execute_batch("BEGIN").unwrap();
        let mut seq = 0;
        rewrite(&books, &house, log, &mut |body| {
            seq += 1;
            if seq > after {
                change(body);
            }
        });
        seal_again(&books, Some(&house));
        books.execute_batch("COMMIT").unwrap();
        copy.to_str().unwrap().to_string()
    };
    let another_card = &mut |body: &mut Value| {
        for step in body["steps"].as_array_mut().into_iter().flatten() {
            if let Some(card) = step["blackjack"]["command"].get_mut("card") {
                *card = json!(if *card == "As" { "Kd" } else { "As" });
            }
        }
    };
    let copy = forged(1, table, another_card);
    let (status, text) = check(&[&copy, "--since", checkpoint]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains(" was dealt where the shuffle has"), "{text}");
    assert_eq!(verify(&copy).0, Some(1));

    let another_name = &mut |body: &mut Value| {
        if body["welcomed"]["name"] == "Ben" {
            body["welcomed"]["name"] = json!("Bob");
        }
    };
    let copy = forged(0, 0, another_name);
    let (status, text) = check(&[&copy, "--since", checkpoint]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains("the books are not those that the checkpoint was made of: seal"), "{text}");
    assert!(text.contains("written anew"), "{text}");
    assert!(book > 0, "the house's book was read before the checkpoint");
}

/// What is older than the checkpoint is under its seals; a check that does not read it says so.
#[test]
fn what_was_not_read_again_is_said() {
    let played = played();
    let (books, checkpoint) = (played.books(), played.checkpoint.as_str());
    let db = Connection::open(&books).unwrap();
    db.execute("UPDATE records SET at = at + 1 WHERE log = 1 AND seq = 2", []).unwrap();
    drop(db);
    let place = books.to_str().unwrap();
    assert_eq!(verify(place).0, Some(1));
    let (status, text) = check(&[place, "--since", checkpoint]);
    assert_eq!(status, Some(0), "{text}");
    let said = format!("Not read again: the {} records before that", played.records);
    assert!(text.contains(&said) && text.contains("a check without --since finds"), "{text}");
    // But the record that its log ended with is looked at, and so is the seal.
    let last = played.heads[0];
    let db = Connection::open(&books).unwrap();
    db.execute("DELETE FROM records WHERE log = 1 AND seq = ?1", [last]).unwrap();
    let (status, text) = check(&[place, "--since", checkpoint]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains(&format!("record {last} is missing before it")), "{text}");
    db.execute("DELETE FROM seals", []).unwrap();
    let (status, text) = check(&[place, "--since", checkpoint]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains("is gone: the books end at seal 0"), "{text}");
}

/// A stretch of a digest that is full before the checkpoint is gone on from; what comes after it is made again. It takes hundreds of
/// rounds at one table, so only `make soak` plays them.
#[test]
fn the_digest_of_a_table_is_made_again_from_the_last_stretch_before_the_checkpoint() {
    if std::env::var_os("CARDROOM_SOAK").is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let server = Server::start(place, 0, None);
    let boss = manager(&server);
    let digests = |server: &Server| {
        assert_eq!(get(&server.address, "/api/past?limit=1", &boss).0, 200);
        reader(place).kept_names("digest-4/").unwrap()
    };
    let is_full = |name: &String| !name.ends_with("/last");
    let patience = Instant::now() + PATIENCE;
    while !digests(&server).iter().any(is_full) {
        assert!(Instant::now() < patience, "a stretch is full");
        watch(&server, 10);
    }
    assert_eq!(server.stop(), Some(0));
    let checkpoint = folder.path().join("checkpoint").to_str().unwrap().to_string();
    assert_eq!(check_json(&[place, "--checkpoint", &checkpoint])["agrees"], true);
    let server = Server::start(place, 0, None);
    watch(&server, 10);
    let names = digests(&server);
    assert_eq!(server.stop(), Some(0));
    let since = check_json(&[place, "--since", &checkpoint]);
    assert_eq!(since["agrees"], true, "{since}");
    assert!(since["since"]["not_made_again"].as_u64() >= Some(1), "{since}");
    let full = names.iter().find(|name| is_full(name)).unwrap();
    let last = format!("digest-4/{}/last", full.split('/').nth(1).unwrap());
    assert!(names.contains(&last), "{names:?}");
    let books = folder.path().join("cardroom.sqlite");
    forge(&Connection::open(books).unwrap(), &format!("kept/{last}"), &|said: &str| {
        said.replacen("\"to_at\":", "\"to_at\":1", 1)
    });
    let (status, text) = check(&[place, "--since", &checkpoint]);
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains(&format!("what is kept as {last}")), "{text}");
}

#[test]
fn a_checkpoint_that_is_damaged_or_of_another_version_is_refused() {
    let played = played();
    let books = played.books();
    let place = books.to_str().unwrap();
    let other = played.folder.path().join("other").to_str().unwrap().to_string();
    let file = std::fs::read(&played.checkpoint).unwrap();
    let refused = |bytes: &[u8], says: &str| {
        std::fs::write(&other, bytes).unwrap();
        let (status, text) = check(&[place, "--since", &other]);
        assert_eq!(status, Some(2), "{text}");
        assert!(text.contains(says), "{says}: {text}");
    };
    let end = file.iter().position(|byte| *byte == b'\n').unwrap();
    let (head, rest) = (String::from_utf8(file[..end].to_vec()).unwrap(), &file[end..]);
    let with = |head: &str| [head.as_bytes(), rest].concat();
    refused(b"", "is damaged");
    refused(&file[..file.len() - 1], "is damaged");
    let mut flipped = file.clone();
    flipped[end + 100] ^= 1;
    refused(&flipped, "is damaged");
    let records = format!("\"records\":{}", played.records);
    assert!(head.contains(&records), "{head}");
    refused(&with(&head.replace(&records, "\"records\":1")), "is damaged");
    refused(&with(&head.replace("\"checkpoint\":\"", "\"checkpoint\":\"9")), "was made by 9");
    // Nothing that is in play can be read in it.
    let shows = |what: &str| rest.windows(what.len()).any(|w| w == what.as_bytes());
    assert!(["wallet/", "seed", "card"].iter().all(|what| !shows(what)));
    let without =
        cardroom().env_remove("CARDROOM_KEYS").args(["verify", place, "--checkpoint", &other]).output();
    assert_eq!(without.unwrap().status.code(), Some(2), "without the books' key none is made");
    // Books that do not agree get none.
    let kept = std::fs::read(&played.checkpoint).unwrap();
    let db = Connection::open(&books).unwrap();
    db.execute("UPDATE balances SET cents = cents + 1 WHERE account = 'cage'", []).unwrap();
    assert_eq!(check(&[place, "--checkpoint", &played.checkpoint]).0, Some(1));
    assert_eq!(std::fs::read(&played.checkpoint).unwrap(), kept);
}
