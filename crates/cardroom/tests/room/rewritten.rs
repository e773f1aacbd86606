//! A history nobody can rewrite: whoever has the books and not the house's key signs nothing; whoever has the key breaks seals
//! that others have noted down. And who steals the books sees no card.

use crate::client::{Client, get, guest, post};
use crate::counter::manager;
use crate::forger::{copied, keys_in, rewrite, seal_again};
use crate::server::{Server, cardroom, keys, reader, verify};
use hex::FromHex;
use ledger::{Account, Entry, Keys, Ledger, Posting, Record, Sealed};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::Path;

/// `cardroom` with these words and without the keys: its status and what it says.
fn without_keys(words: &[&str]) -> (Option<i32>, String) {
    let out = cardroom().env_remove("CARDROOM_KEYS").args(words).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    (out.status.code(), text)
}

/// The books of a room in which rounds were played and the manager issued chips with a reason; and the seals, noted down
/// elsewhere.
fn written(folder: &Path) -> String {
    let server = Server::start(folder.to_str().unwrap(), 0, None);
    let boss = manager(&server);
    let (cookie, ada) = guest(&server.address, "Ada").unwrap();
    let chips = json!({ "id": "issue-for-cash", "player": ada, "amount": 100, "reason": "for cash" });
    let (status, _, entry) = post(&server.address, "/api/cage/issue", &boss, &chips).unwrap();
    assert_eq!(status, 200, "{entry}");
    let mut rail = Client::connect(&server.address, &cookie).unwrap();
    rail.watch(1).unwrap();
    while rail.view["rounds"].as_u64().unwrap_or(0) < 2 {
        rail.next().unwrap();
    }
    assert_eq!(server.stop(), Some(0));
    let noted = folder.join("noted.jsonl");
    let (status, text) = without_keys(&["seals", folder.to_str().unwrap(), "--to", noted.to_str().unwrap()]);
    assert_eq!(status, Some(0), "{text}");
    noted.to_str().unwrap().to_string()
}

/// Another reason for the chips.
fn another_reason(body: &mut Value) {
    if body["issued"]["reason"] == "for cash" {
        body["issued"]["reason"] = json!("a gift");
    }
}

/// A copy of the books, changed by hand.
fn changed(folder: &Path, change: impl FnOnce(&Connection)) -> String {
    let copy = copied(folder);
    let books = Connection::open(&copy).unwrap();
    books.execute_batch("BEGIN").unwrap();
    change(&books);
    books.execute_batch("COMMIT").unwrap();
    copy.to_str().unwrap().to_string()
}

fn found(what: (Option<i32>, String), says: &str) {
    assert_eq!(what.0, Some(1), "{}", what.1);
    assert!(what.1.contains(says), "{says}: {}", what.1);
}

#[test]
fn a_reason_that_is_rewritten_with_all_hashes_and_seals_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let noted = written(folder.path());
    let (house, stranger) = (keys_in(&keys()), keys_in(&folder.path().join("stranger")));
    let public = hex::encode(house.public());
    let honest = folder.path().join("cardroom.sqlite");
    let honest = honest.to_str().unwrap();
    let (status, text) = verify(honest);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains(&format!("seals signed with the key {public}.")), "{text}");
    for words in [["--seals", &noted], ["--key", &public]] {
        let (status, text) = without_keys(&["verify", honest, words[0], words[1]]);
        assert_eq!(status, Some(0), "{text}");
    }

    // Even somebody who reads the books and has not the key that signs.
    let forge = |signer: Option<&Keys>, also: &str| {
        changed(folder.path(), |books| {
            rewrite(books, &house, 0, &mut another_reason);
            seal_again(books, signer);
            books.execute_batch(also).unwrap();
        })
    };
    let copy = forge(None, "");
    found(verify(&copy), "it is not signed by the house");
    found(without_keys(&["verify", &copy]), "it is not signed by the house");

    // Everything, with another key: who knows the house's key, or a seal, finds it.
    let other = hex::encode(stranger.public());
    let note = format!("UPDATE notes SET value = '{other}' WHERE key = 'public key'");
    let copy = forge(Some(&stranger), &note);
    found(verify(&copy), &format!("the books name {other} as the house's key"));
    found(without_keys(&["verify", &copy, "--key", &public]), "it is not signed by the house");
    found(without_keys(&["verify", &copy, "--seals", &noted]), ", and was ");
    let (_, text) = without_keys(&["verify", &copy]);
    assert!(text.contains(&format!("signed with the key {other}")), "it tells whose key it is: {text}");
    let refused = cardroom().args(["serve", "--listen", "127.0.0.1:0", "--data", &copy]).output().unwrap();
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && why.contains("are not those of these books"), "{why}");

    // The house itself, with its own key: who noted a seal down finds it.
    let copy = forge(Some(&house), "");
    assert_eq!(verify(&copy).0, Some(0), "no rule says what a reason is");
    found(without_keys(&["verify", &copy, "--seals", &noted]), ", and was ");
}

#[test]
fn what_was_put_in_or_set_back_by_hand_is_found() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path());
    let public = hex::encode(keys_in(&keys()).public());
    let sql = |sql: &str| changed(folder.path(), |books| books.execute_batch(sql).unwrap());

    let orphans =
        "INSERT INTO postings VALUES (1, 99999, 0, 'cage', -1, NULL), (1, 99999, 1, 'felt/1', 1, NULL)";
    found(verify(&sql(orphans)), "there are postings of it, and no such record");
    found(
        verify(&sql("UPDATE seals SET hash = (SELECT hash FROM seals WHERE number = 2) WHERE number = 3")),
        "seal 3",
    );
    found(
        verify(&sql(
            "UPDATE seals SET signature = (SELECT signature FROM seals WHERE number = 2) WHERE number = 3",
        )),
        "seal 3: it is not signed by the house",
    );
    found(verify(&sql("UPDATE seals SET signature = ''")), "it is not signed");
    found(verify(&sql("UPDATE pits SET seal = seal - 1")), "does not end with seal");
    found(verify(&sql("UPDATE postings SET turn = turn + 1 WHERE account = 'wallet/1'")), "turn");
    found(
        verify(&sql("UPDATE balances SET turn = turn + 1 WHERE account LIKE 'wallet/%'")),
        "is said to have had",
    );
    let retimed = changed(folder.path(), |books| {
        books.execute("UPDATE records SET at = at + 60000 WHERE log = 0 AND seq = 2", []).unwrap();
        rewrite(books, &keys_in(&keys()), 0, &mut |_| {});
        seal_again(books, None);
    });
    found(verify(&retimed), "it is not signed by the house");
    found(
        verify(&sql("UPDATE notes SET value = '1' WHERE key = 'schema'; DELETE FROM seals")),
        "the books say that they are of schema 1, and they are not",
    );
    // Nor do books help that look as if seals had never been signed.
    let house = keys_in(&keys());
    let unsigned = changed(folder.path(), |books| {
        let mut query = books.prepare("SELECT log, seq, body FROM records").unwrap();
        let row = |r: &rusqlite::Row<'_>| Ok((r.get(0)?, r.get(1)?, r.get(2)?));
        let all: Vec<(u32, i64, Vec<u8>)> = query.query_map([], row).unwrap().map(Result::unwrap).collect();
        for (log, seq, closed) in all {
            let open = house.books().open(&ledger::keys::Place::Record(log, seq as u64), &closed).unwrap();
            let sql = "UPDATE records SET body = ?3 WHERE log = ?1 AND seq = ?2";
            books.execute(sql, rusqlite::params![log, seq, String::from_utf8(open).unwrap()]).unwrap();
        }
        let back = "DROP TABLE pits; DELETE FROM seals; UPDATE notes SET value = '1' WHERE key = 'schema'";
        books.execute_batch(back).unwrap();
    });
    found(without_keys(&["verify", &unsigned, "--key", &public, "--json"]), "nothing is signed");
}

#[test]
fn chips_that_a_program_hands_over_the_counter_are_found() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path());
    let bot =
        reader(folder.path().to_str().unwrap()).load().unwrap().people.into_iter().find(|p| p.bot).unwrap();
    let copy = copied(folder.path());
    let copy = copy.to_str().unwrap();
    let heads = reader(copy).logs().unwrap();
    let (ledger, _) = Ledger::open(copy, &keys()).unwrap();
    let body = json!({ "issued": { "player": bot.id, "amount": 50, "reason": "for cash" } }).to_string();
    let (seq, at, action) = (heads[0].1 + 1, 1, Some("for-myself".to_string()));
    let record = Record { log: 0, seq, at, actor: Some(bot.id), action, body };
    let postings = vec![
        Posting { account: Account::Cage, cents: -5000 },
        Posting { account: Account::Wallet(bot.id), cents: 5000 },
    ];
    ledger.commit_blocking(Entry { record: Some(record), postings, sides: vec![] }).unwrap();
    drop(ledger);
    let what = "chips went over the counter by somebody who is not of the cage";
    found(verify(copy), &format!("the house's book, record {seq}: {what}"));
}

#[test]
fn who_steals_the_books_or_a_copy_sees_no_card_and_checks_what_needs_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    written(&data);
    let copy = folder.path().join("copy.sqlite");
    let (status, text) = without_keys(&["backup", data.to_str().unwrap(), copy.to_str().unwrap()]);
    assert_eq!(status, Some(0), "{text}");
    for stolen in [&data.join("cardroom.sqlite"), &copy] {
        let bytes = std::fs::read(stolen).unwrap();
        let shows = |what: &str| bytes.windows(what.len()).any(|w| w == what.as_bytes());
        assert!(["\"steps\"", "\"card\"", "for cash", "\"seed\""].iter().all(|what| !shows(what)));
        assert!(shows("wallet/1"), "this is the file");
        let stolen = stolen.to_str().unwrap();
        let (status, text) = without_keys(&["verify", stolen]);
        assert_eq!(status, Some(0), "{text}");
        assert!(text.contains("Not replayed: what the records say is closed"), "{text}");
        assert!(text.contains(" 0 commands replayed"), "{text}");
        let (status, text) =
            without_keys(&["export", stolen, "--out", folder.path().join("out").to_str().unwrap()]);
        assert!(status == Some(2) && text.contains("name its folder with --keys"), "{text}");
        let (status, text) = verify(stolen);
        assert!(status == Some(0) && !text.contains("Not replayed"), "{text}");
    }
    // Without its keys a room is not opened, and no other keys are made for it.
    let nowhere = folder.path().join("nowhere");
    let words = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap(), "--keys"];
    let (status, text) = without_keys(&[&words[..], &[nowhere.to_str().unwrap()]].concat());
    assert!(status == Some(2) && text.contains("the keys of these books are not in"), "{text}");
    assert!(!nowhere.exists());
    let inside = data.join("keys");
    let (status, text) = without_keys(&[&words[..], &[inside.to_str().unwrap()]].concat());
    assert!(status == Some(2) && text.contains("Name a folder elsewhere with --keys"), "{text}");
}

/// What anybody computes who is shown a seal: its hash, from everything it is taken over.
fn hash_of(proof: &Value) -> ledger::Hash {
    let hash = |text: &Value| ledger::Hash::from_hex(text.as_str().unwrap()).unwrap();
    let sealed = proof["records"].as_array().unwrap().iter().map(|record| Sealed {
        name: String::new(),
        hash: hash(&record["hash"]),
        turns: record["turns"].as_array().unwrap().iter().map(|turn| turn.as_u64().unwrap()).collect(),
    });
    let number = |key: &str| proof["seal"][key].as_u64().unwrap();
    let sealed: Vec<Sealed> = sealed.collect();
    ledger::seal(number("pit") as u32, number("number"), number("at"), &hash(&proof["before"]), &sealed)
}

#[test]
fn whoever_did_something_can_show_that_it_lies_under_a_seal_of_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 120);
    let (cookie, _) = guest(&server.address, "Ada").unwrap();
    let mut ada = Client::connect(&server.address, &cookie).unwrap();
    ada.watch(1).unwrap();
    let sit = json!({ "sit": { "seat": 7, "chips": 200 } });
    let done = ada.ask("ada-sits-down", 1, &sit).unwrap();
    let receipt = &done["receipt"];
    let again = ada.ask("ada-sits-down", 1, &sit).unwrap();
    assert_eq!(
        (&again["seq"], &again["receipt"]),
        (&done["seq"], &Value::Null),
        "asked again, it is the same record"
    );
    let (_, seals) = get(&server.address, "/api/seals", "");
    let key = <[u8; 32]>::from_hex(seals["key"].as_str().unwrap()).unwrap();
    assert_eq!(key, keys_in(&keys()).public());
    let path = format!("/api/seals/{}/{}", receipt["pit"], receipt["seal"]);
    let (status, proof) = get(&server.address, &path, "");
    assert_eq!(status, 200, "{done} {proof}");
    assert!(proof["records"].as_array().unwrap().iter().any(|r| r["hash"] == receipt["hash"]), "{proof}");
    assert!(seals["newest"][0]["number"].as_u64() >= receipt["seal"].as_u64(), "{seals}");
    // Every seal from the first to the newest is signed, and takes in the one before it.
    let mut before = [0; 32];
    for number in 1..=receipt["seal"].as_u64().unwrap() {
        let (_, proof) = get(&server.address, &format!("/api/seals/0/{number}"), "");
        assert_eq!(proof["before"], hex::encode(before));
        before = hash_of(&proof);
        let signature = hex::decode(proof["seal"]["signature"].as_str().unwrap()).unwrap();
        assert_eq!(proof["seal"]["hash"], hex::encode(before));
        assert!(ledger::keys::is_signed(&key, &before, &signature), "{proof}");
    }
    let mut books = reader(folder.path().to_str().unwrap());
    let record = books.records(1, done["seq"].as_u64().unwrap() - 1, 1).unwrap().remove(0);
    assert_eq!(receipt["hash"], hex::encode(record.hash), "it is the record that was acknowledged");
    assert_eq!(server.stop(), Some(0));
}
