//! A forger who knows how the books are made: a record is rewritten, and every hash and every seal after it. What the rules
//! say of who owed a blind (HE-7, HE-8) does not let itself be rewritten, not even by the house with its own keys; and who has
//! not those signs nothing.

use crate::blinds::miss_the_blinds;
use crate::kept::kept;
use crate::server::{keys, verify};
use hex::FromHex;
use ledger::keys::Place;
use ledger::{Hash, Keys, Posting, Record, Sealed, chain, first_chain, seal};
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;

/// The keys in a folder; made where there are none.
pub fn keys_in(folder: &Path) -> Keys {
    Keys::make(folder).unwrap()
}

/// A row of postings: the posting, and its turn.
type Moves = HashMap<(u32, i64), Vec<(Posting, Option<i64>)>>;

fn postings(books: &Connection) -> Moves {
    let turn = if is_signed(books) { "turn" } else { "NULL" };
    let sql = format!("SELECT log, seq, account, cents, {turn} FROM postings ORDER BY log, seq, line");
    let mut query = books.prepare(&sql).unwrap();
    let mut rows = query.query([]).unwrap();
    let mut postings = Moves::new();
    while let Some(row) = rows.next().unwrap() {
        let account: String = row.get(2).unwrap();
        let posting = Posting { account: account.parse().unwrap(), cents: row.get(3).unwrap() };
        let key = (row.get(0).unwrap(), row.get(1).unwrap());
        postings.entry(key).or_default().push((posting, row.get(4).unwrap()));
    }
    postings
}

/// Are these books whose seals are signed?
fn is_signed(books: &Connection) -> bool {
    let sql = "SELECT COUNT(*) FROM sqlite_master WHERE name = 'pits'";
    books.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap() > 0
}

/// Every record of a log, with what a forger makes of its body.
pub fn rewrite(books: &Connection, house: &Keys, log: u32, forge: &mut dyn FnMut(&mut Value)) {
    let (signed, moved) = (is_signed(books), postings(books));
    let sql = "SELECT seq, at, actor, action, body FROM records WHERE log = ?1 ORDER BY seq";
    let mut query = books.prepare(sql).unwrap();
    let mut rows = query.query([log]).unwrap();
    let mut before = [0; 32];
    while let Some(row) = rows.next().unwrap() {
        let seq: i64 = row.get(0).unwrap();
        let place = Place::Record(log, seq as u64);
        let mut stored = row.get_ref(4).unwrap().as_bytes().unwrap().to_vec();
        let clear = if signed { house.books().open(&place, &stored).unwrap() } else { stored.clone() };
        let mut value: Value = serde_json::from_slice(&clear).unwrap();
        let honest = value.clone();
        forge(&mut value);
        let body = if value == honest { String::from_utf8(clear).unwrap() } else { value.to_string() };
        let record = Record {
            log,
            seq: seq as u64,
            at: row.get::<_, i64>(1).unwrap() as u64,
            actor: row.get(2).unwrap(),
            action: row.get(3).unwrap(),
            body,
        };
        let postings: Vec<Posting> =
            moved.get(&(log, seq)).into_iter().flatten().map(|(posting, _)| *posting).collect();
        if signed {
            if value != honest {
                stored = house.books().close(&place, record.body.as_bytes());
            }
            before = chain(&before, &record, &stored, &postings);
            let sql = "UPDATE records SET body = ?3, hash = ?4 WHERE log = ?1 AND seq = ?2";
            books.execute(sql, params![log, seq, stored, hex::encode(before)]).unwrap();
        } else {
            before = first_chain(&before, &record, &postings);
            let sql = "UPDATE records SET body = ?3, hash = ?4 WHERE log = ?1 AND seq = ?2";
            books.execute(sql, params![log, seq, record.body, hex::encode(before)]).unwrap();
        }
    }
}

/// All seals anew, over the hashes as they are now, signed by whoever does it; by nobody, the signatures stay as they were.
pub fn seal_again(books: &Connection, signer: Option<&Keys>) {
    let mut hashes: HashMap<String, String> = HashMap::new();
    let mut query = books.prepare("SELECT log || ':' || seq, hash FROM records").unwrap();
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    hashes.extend(rows.map(Result::unwrap));
    let moved = postings(books);
    let at = if is_signed(books) { "at" } else { "0" };
    let mut query =
        books.prepare(&format!("SELECT number, records, {at} FROM seals ORDER BY number")).unwrap();
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let seals: Vec<(i64, String, i64)> = query.query_map([], row).unwrap().map(Result::unwrap).collect();
    let mut before = [0u8; 32];
    for (number, records, at) in seals {
        let sealed = records.split(' ').map(|name| {
            let (log, seq) = name.split_once(':').unwrap();
            let moved = moved.get(&(log.parse().unwrap(), seq.parse().unwrap()));
            let turns = moved.into_iter().flatten().filter_map(|(_, turn)| turn.map(|turn| turn as u64));
            let hash = Hash::from_hex(&hashes[name]).unwrap();
            Sealed { name: name.into(), hash, turns: turns.collect() }
        });
        let sealed: Vec<Sealed> = sealed.collect();
        if is_signed(books) {
            before = seal(0, number as u64, at as u64, &before, &sealed);
            let sql = "UPDATE seals SET hash = ?2 WHERE number = ?1";
            books.execute(sql, params![number, hex::encode(before)]).unwrap();
            if let Some(signer) = signer {
                let sql = "UPDATE seals SET signature = ?2 WHERE number = ?1";
                books.execute(sql, params![number, hex::encode(signer.sign(&before))]).unwrap();
            }
            books.execute("UPDATE pits SET hash = ?1", [hex::encode(before)]).unwrap();
        } else {
            let mut first = Sha256::new_with_prefix(b"cardroom seal 1");
            first.update(before);
            first.update((number as u64).to_le_bytes());
            sealed.iter().for_each(|record| first.update(record.hash));
            before = first.finalize().into();
            let sql = "UPDATE seals SET hash = ?2 WHERE number = ?1";
            books.execute(sql, params![number, hex::encode(before)]).unwrap();
        }
    }
}

/// A copy of the books to be forged.
pub fn copied(folder: &Path) -> std::path::PathBuf {
    let copy = folder.join("forged.sqlite");
    let _ = std::fs::remove_file(&copy);
    std::fs::copy(folder.join("cardroom.sqlite"), &copy).unwrap();
    copy
}

/// What the auditor says to a copy of the books that the house itself forged from the first to the last hash.
fn forged(folder: &Path, log: u32, mut forge: impl FnMut(&mut Value)) -> (Option<i32>, String) {
    let copy = copied(folder);
    rewrite_books(&copy, log, &mut forge);
    verify(copy.to_str().unwrap())
}

/// Rewrites a log of these books, and every hash and every seal after it, with the house's own keys.
pub fn rewrite_books(books: &Path, log: u32, forge: &mut dyn FnMut(&mut Value)) {
    let house = keys_in(&keys());
    let books = Connection::open(books).unwrap();
    books.execute_batch("BEGIN").unwrap();
    rewrite(&books, &house, log, forge);
    seal_again(&books, Some(&house));
    books.execute_batch("COMMIT").unwrap();
}

/// The events of a record at a poker table.
fn events(body: &mut Value) -> impl Iterator<Item = &mut Value> {
    let steps = body["steps"].as_array_mut().into_iter().flatten();
    steps.filter_map(|s| s.get_mut("poker")?.get_mut("events")?.as_array_mut()).flatten()
}

/// The hands that begin in a record.
fn hands(body: &mut Value) -> impl Iterator<Item = &mut Value> {
    events(body).filter_map(|event| event.get_mut("hand_began"))
}

#[test]
fn who_owed_a_blind_cannot_be_forged_he_7_he_8() {
    let folder = tempfile::tempdir().unwrap();
    let table = miss_the_blinds(folder.path().to_str().unwrap()) as u32;
    let (status, text) = forged(folder.path(), table, |_| {});
    assert_eq!(status, Some(0), "nothing was changed, and all hashes are right: {text}");
    let mut touched = 0;
    let (status, text) = forged(folder.path(), table, |body| {
        let at = body.to_string().len();
        body["forged"] = json!(at);
        touched += 1;
    });
    assert_eq!(
        (status, touched > 50),
        (Some(0), true),
        "hashes and seals alone do not give a forger away: {text}"
    );

    type Forge = fn(&mut Value) -> bool;
    let crimes: [(&str, Forge); 8] = [
        ("nobody was passed by the blinds", |hand| {
            let any = hand["passed"].as_array().is_some_and(|p| !p.is_empty());
            hand["passed"] = json!([]);
            any
        }),
        ("somebody else was passed", |hand| {
            let Some(first) = hand["passed"].as_array_mut().and_then(|p| p.first_mut()) else { return false };
            *first = json!(first.as_u64().unwrap() + 1);
            true
        }),
        ("dead money was never posted", |hand| {
            let places = hand["places"].as_array_mut().unwrap();
            let dead = places.iter_mut().find(|p| p["entry"]["dead"].as_f64().is_some_and(|d| d > 0.0));
            dead.map(|p| p["entry"]["dead"] = json!(0.0)).is_some()
        }),
        ("a big blind was not made good", |hand| {
            let places = hand["places"].as_array_mut().unwrap();
            let big = places.iter_mut().find(|p| p["big"] == true && p["entry"]["in_turn"] == false);
            big.map(|p| p["big"] = json!(false)).is_some()
        }),
        ("somebody is said to owe nothing", |hand| {
            let player = hand["places"][0]["player"].clone();
            hand["dues"]["owing"] = json!([player]);
            true
        }),
        ("the big blind was elsewhere", |hand| {
            hand["dues"]["big"] = json!(9);
            true
        }),
        ("the button jumps somebody", |hand| {
            hand["dues"]["jumps"] = hand["places"][0]["player"].clone();
            true
        }),
        ("the dues were left out", |hand| {
            hand["number"].as_u64() > Some(3) && { hand.as_object_mut().unwrap().remove("dues").is_some() }
        }),
    ];
    for (crime, forge) in crimes {
        let mut done = false;
        let (status, text) = forged(folder.path(), table, |body| {
            if !done {
                done = hands(body).any(forge);
            }
        });
        assert!(done, "{crime}: there was an occasion");
        assert_eq!(status, Some(1), "{crime}: {text}");
        assert!(text.contains(&format!("table {table}, record ")), "{crime}: {text}");
        assert!(text.contains("HE-7") || text.contains("HE-8"), "{crime} is told with its clause: {text}");
    }

    // How somebody came in, other than what they owed lets them.
    let mut done = false;
    let (status, text) = forged(folder.path(), table, |body| {
        for event in events(body) {
            if !done && event["came_in"]["how"] == "post-both" {
                event["came_in"]["how"] = json!("right-in");
                done = true;
            }
        }
    });
    assert!(done && status == Some(1) && text.contains("cannot come in like that"), "{text}");
}

/// The table at which lowball was played in the books of 0.1.0, and one of hold'em.
const LOWBALL: u32 = 6;
const HOLDEM: u32 = 5;

/// The lines of the first settlement in a record.
fn lines(body: &mut Value) -> Option<&mut Vec<Value>> {
    events(body).find_map(|event| {
        let event = event.get_mut("hand").filter(|e| e["event"] == "awarded")?;
        event["lines"].as_array_mut().filter(|lines| !lines.is_empty())
    })
}

#[test]
fn what_an_earlier_edition_ruled_otherwise_is_taken_as_it_was_and_counted_s_14() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(kept("books.db"), folder.path().join("cardroom.sqlite")).unwrap();
    let counted = "1 of the commands ruled under edition 1 of the rules, otherwise than now.";
    // How a settlement is forged, at which table, under which edition, and whether it stands.
    type Forge = fn(&mut Value);
    let otherwise: Forge = |line| line["clause"] = json!("S-14");
    let more: Forge = |line| line["amount"] = json!(line["amount"].as_f64().unwrap() + 1.0);
    let less: Forge = |line| line["amount"] = json!(0.0);
    let somebody_else: Forge = |line| line["seat"] = json!(1 - line["seat"].as_i64().unwrap().min(1));
    let nobody: Forge = |line| line["seat"] = json!(200);
    let cases: [(&str, u32, Option<u16>, Forge, bool); 7] = [
        ("another clause was right then", LOWBALL, None, otherwise, true),
        ("it was ruled under today's edition", LOWBALL, Some(2), otherwise, false),
        ("no edition ruled otherwise on hold'em", HOLDEM, None, otherwise, false),
        ("chips came from nowhere", LOWBALL, None, more, false),
        ("chips went nowhere", LOWBALL, None, less, false),
        ("the postings say who got them", LOWBALL, None, somebody_else, false),
        ("there is no such player", LOWBALL, None, nobody, false),
    ];
    for (case, table, edition, forge, stands) in cases {
        let mut done = false;
        let (status, text) = forged(folder.path(), table, |body| {
            if let Some(line) = lines(body).filter(|_| !done).and_then(|lines| lines.first_mut()) {
                forge(line);
                done = true;
            }
            if let Some(edition) = edition {
                body["edition"] = json!(edition);
            }
        });
        assert!(done, "{case}: there was an occasion");
        assert_eq!(status, Some(i32::from(!stands)), "{case}: {text}");
        assert_eq!(text.contains(counted), stands || case.contains("postings"), "{case}: {text}");
    }
}
