//! Reports of single days, read from where their days begin: together they are the report of all days.

use crate::kill::{Shared, player_thread};
use crate::server::{Server, reader, wait_for};
use room::people::People;
use room::reports::{DAY, Days, banking, day_of, drop};
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
    let today = day_of(room::table::now_ms());
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
        if day_of(noon as u64) != today {
            return println!("it is midnight");
        }
        std::mem::drop(changed);
        let mut reader = reader(copy.to_str().unwrap());
        let people = People::load(&reader.load().unwrap());
        let yesterday = day_of(noon as u64 - DAY);
        let days = |from: &str, to: &str| Days::between(Some(from), Some(to)).unwrap();
        let spans = [days(&yesterday, &yesterday), days(&today, &today)];
        let all = banking(&mut reader, Days::between(None, None).unwrap(), &people, &|_| false).unwrap();
        let both = spans.map(|span| banking(&mut reader, span, &people, &|_| false).unwrap());
        assert!(both.iter().all(|rows| rows.len() > 2), "{} and {} rows", both[0].len(), both[1].len());
        assert!(all.iter().any(|row| row.third_party) && all.iter().any(|row| row.rounds > 2));
        assert_eq!(both.concat(), all, "a {share}th");
        let all = drop(&mut reader, Days::between(None, None).unwrap(), &[]).unwrap();
        let both = spans.map(|span| drop(&mut reader, span, &[]).unwrap());
        assert_eq!(both.concat(), all, "a {share}th");
        assert!(all.iter().map(|row| row.rounds).sum::<u32>() > 5);
    }
}
