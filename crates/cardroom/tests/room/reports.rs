//! Reports of single days, read from where their days begin: together they are the report of all days.

use crate::client::{get, post};
use crate::counter::{manager, staff};
use crate::kill::{Shared, player_thread};
use crate::server::{Server, keys, reader, verify, wait_for};
use ledger::keys::Place;
use ledger::{BooksKey, Side};
use room::calendar::{Calendar, Days};
use room::people::People;
use room::reports::{DAY, banking, drop};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

#[test]
fn reports_of_single_days_come_to_the_report_of_all() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let shared = Shared::new(&server);
    let players: Vec<_> = [0, 1, 2, 3].map(|n| player_thread(Arc::clone(&shared), n)).into();
    wait_for("people play", || shared.acknowledged.load(Relaxed) > 400);
    shared.end(players);
    assert_eq!(server.stop(), Some(0));
    let file = folder.path().join("cardroom.sqlite");
    let calendar = Calendar::default();
    let today = calendar.day_of(room::table::now_ms());
    for share in [2, 3, 5] {
        // A part of every table's log is of yesterday: somewhere in a round, as it comes.
        let copy = folder.path().join(format!("copy-{share}.sqlite"));
        std::fs::copy(&file, &copy).unwrap();
        let changed = rusqlite::Connection::open(&copy).unwrap();
        let earlier = "UPDATE records SET at = at - ?1
            WHERE log > 0 AND seq <= (SELECT MAX(r.seq) FROM records r WHERE r.log = records.log) / ?2";
        assert!(changed.execute(earlier, [DAY as i64, share]).unwrap() > 100);
        let noon: i64 =
            changed.query_row("SELECT MAX(at) FROM records WHERE log > 0", [], |r| r.get(0)).unwrap();
        if calendar.day_of(noon as u64) != today {
            return println!("it is the end of a day");
        }
        std::mem::drop(changed);
        let mut reader = reader(copy.to_str().unwrap());
        let people = People::load(&reader.load().unwrap());
        let yesterday = calendar.day_of(noon as u64 - DAY);
        let days = |from: &str, to: &str| Days::between(&calendar, Some(from), Some(to)).unwrap();
        let spans = [days(&yesterday, &yesterday), days(&today, &today)];
        let (ever, now) = (Days::between(&calendar, None, None).unwrap(), room::table::now_ms());
        let all = banking(&mut reader, &ever, now, &people, &|_| false).unwrap().rows;
        let both =
            spans.each_ref().map(|span| banking(&mut reader, span, now, &people, &|_| false).unwrap().rows);
        assert!(both.iter().all(|rows| rows.len() > 2), "{} and {} rows", both[0].len(), both[1].len());
        assert!(all.iter().any(|row| row.third_party) && all.iter().any(|row| row.rounds > 2));
        assert_eq!(both.concat(), all, "a {share}th");
        let all = drop(&mut reader, &ever, now).unwrap().rows;
        let both = spans.each_ref().map(|span| drop(&mut reader, span, now).unwrap().rows);
        assert_eq!(both.concat(), all, "a {share}th");
        assert!(all.iter().map(|row| row.rounds).sum::<u32>() > 5);
        // An hour after a day has ended, what was found of it is kept, and read instead of the records. The day that is on is not.
        let later = now.max(spans[0].bounds().1 + 3_600_001);
        let first = drop(&mut reader, &ever, later).unwrap();
        let [Side::Note { key, value }] = &first.keep[..] else { panic!("{:?}", first.keep) };
        assert!(value.contains(&yesterday) && !value.contains(&today), "{value}");
        std::mem::drop(reader);
        keep(&copy, key, &value.replace(&yesterday, "kept"));
        let mut reader = crate::server::reader(copy.to_str().unwrap());
        let again = drop(&mut reader, &ever, later).unwrap();
        assert!(again.keep.is_empty(), "{:?}", again.keep);
        assert_eq!(again.rows.len(), first.rows.len());
        assert_eq!(again.rows[0].day, "kept");
        assert!(!reader.load().unwrap().notes.contains_key(key), "no start reads it");
    }
}

/// Writes something into the books that the room keeps for itself.
fn keep(books: &Path, key: &str, value: &str) {
    let closed = hex::encode(BooksKey::read(&keys()).unwrap().close(&Place::Note(key), value.as_bytes()));
    let books = rusqlite::Connection::open(books).unwrap();
    books.execute("INSERT INTO notes VALUES (?1, ?2)", [key, &closed]).unwrap();
}

#[test]
fn the_house_says_when_its_day_begins_and_another_hour_takes_two_people() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let day = || get(&server.address, "/api/day", "").1;
    assert_eq!(day()["gaming_day"], json!({ "zone": "America/Los_Angeles", "starts": "06:00" }));
    assert_eq!(day()["today"], Calendar::default().day_of(room::table::now_ms()));
    let set = |id: &str, zone: &str, starts: &str| {
        let mut settings = get(&server.address, "/api/settings", &boss).1;
        settings["gaming_day"] = json!({ "zone": zone, "starts": starts });
        post(&server.address, "/api/settings", &boss, &json!({ "id": id, "settings": settings })).unwrap().0
    };
    assert_eq!(set("no-such-zone", "California", "06:00"), 400);
    assert_eq!(set("no-such-time", "UTC", "26:00"), 400);
    assert_eq!(set("alone-in-here", "Pacific/Kiritimati", "00:00"), 204, "there is nobody else");
    let there = room::protocol::GamingDay { zone: "Pacific/Kiritimati".into(), starts: "00:00".into() };
    assert_eq!(day()["today"], Calendar::of(&there).unwrap().day_of(room::table::now_ms()));
    let (_, _) = staff(&server, &boss, "Flo", "floor");
    assert_eq!(set("takes-two-now", "UTC", "00:00"), 202);
    assert_eq!(day()["gaming_day"]["zone"], "Pacific/Kiritimati", "nobody has signed yet");
    // What was asked of it is cut by the same days: the first chips of everybody lie on one that has begun there.
    let entries = get(&server.address, "/api/cage/entries", &boss).1;
    assert_eq!(entries[0]["day"], day()["today"], "{entries}");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
    assert_eq!(Calendar::of_books(&mut reader(books)).unwrap(), Calendar::of(&there).unwrap());
}
