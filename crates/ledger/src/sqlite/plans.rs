//! How SQLite answers what it is asked: nothing walks through a table that grows with the years.

use super::SqliteReader;
use crate::entry::{Entry, Posting, Record};
use crate::store::{Asked, Read};
use crate::{Account, Ledger};

#[test]
fn nothing_that_is_asked_walks_through_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books.sqlite").display().to_string();
    let (ledger, _) = Ledger::open(&books, &folder.path().join("keys")).unwrap();
    for (log, seq) in [(0, 1), (1, 1), (1, 2), (2, 1)] {
        let fee = Account::Drop { table: 1, option: 1, fee: crate::Fee::Players };
        let postings =
            vec![Posting { account: Account::Cage, cents: -100 }, Posting { account: fee, cents: 100 }];
        let action = Some(format!("action-{log}-{seq}"));
        let record = Record { log, seq, at: 1000 * seq, actor: Some(1), action, body: "{}".into() };
        ledger.commit_blocking(Entry { record: Some(record), postings, sides: vec![] }).unwrap();
    }
    let mut reader = SqliteReader::open(&books).unwrap();
    assert_eq!(reader.span(1, 0, u64::MAX).unwrap(), Some((1, 2)));
    assert_eq!(reader.span(1, 1001, 2001).unwrap(), Some((2, 2)));
    assert_eq!(reader.span(1, 2001, 9000).unwrap(), None);
    let asked = Asked { log: 1, span: (1, 2), prefix: "drop/", from: 1500, to: u64::MAX };
    assert_eq!(reader.postings(&asked).unwrap().len(), 1);
    reader.heads().unwrap();
    reader.pits().unwrap();
    reader.records(1, 0, 10).unwrap();
    reader.records_before(1, 9, 10).unwrap();
    reader.logs_of(1).unwrap();
    reader.action(1, "action-1-1").unwrap();
    reader.secrets(1, 0).unwrap();
    reader.seals(0, 0, 10).unwrap();
    reader.sealed(1, 1).unwrap();
    let asked = reader.asked.take();
    assert!(asked.len() >= 10, "{asked:#?}");
    for sql in &asked {
        let mut explain = reader.connection.prepare(&["EXPLAIN", "QUERY", "PLAN", sql].join(" ")).unwrap();
        let count = explain.parameter_count();
        let row = |r: &rusqlite::Row<'_>| r.get::<_, String>(3);
        let plan = explain.query_map(rusqlite::params_from_iter(vec![1; count]), row).unwrap();
        let plan: Vec<String> = plan.map(Result::unwrap).collect();
        let grows = ["records", "postings", "secrets", "r", "p"];
        let walks = |line: &&String| {
            let mut words = line.split_whitespace();
            words.next() == Some("SCAN") && words.next().is_some_and(|table| grows.contains(&table))
        };
        // The least and the greatest of an index are found at its ends; of pits there are a few.
        let ends = sql.contains("MIN(log)") || sql.contains("FROM pits p");
        let walking: Vec<_> = plan.iter().filter(walks).collect();
        assert!(walking.is_empty() || ends, "{sql}\n{plan:#?}");
        let seals =
            plan.iter().any(|line| line.starts_with("SCAN s ") || line == "SCAN s" || line == "SCAN seals");
        assert!(!seals, "{sql}\n{plan:#?}");
    }
}
