//! A history nobody can rewrite, on both databases: what the books say is closed, every commit is sealed and signed, earlier
//! books are brought up to date, and books that are not as they were left are not written to.

mod cluster;
mod log;

use ledger::keys::is_signed;
use ledger::{
    Account, Away, CommitError, Keys, Ledger, Posting, Reader, Record, Seal, Sealed, Side, StoreError,
    first_chain, seal,
};
use log::{Log, issue, keys, on_both, open, read};
use rusqlite::Connection;

/// Runs SQL beside the writer.
fn run(database: &str, sql: &str) {
    if ledger::is_address(database) {
        ledger::connect(database).unwrap().batch_execute(sql).unwrap();
    } else {
        Connection::open(database).unwrap().execute_batch(sql).unwrap();
    }
}

/// One text of one row.
fn text(database: &str, sql: &str) -> String {
    if ledger::is_address(database) {
        ledger::connect(database).unwrap().query_one(sql, &[]).unwrap().get(0)
    } else {
        Connection::open(database).unwrap().query_row(sql, [], |r| r.get(0)).unwrap()
    }
}

/// Do these words stand in the file, or in the log beside it?
fn shows(database: &str, what: &str) -> bool {
    let file = |end: &str| std::fs::read(format!("{database}{end}")).unwrap_or_default();
    let bytes = [file(""), file("-wal")].concat();
    bytes.windows(what.len()).any(|w| w == what.as_bytes())
}

fn public() -> [u8; 32] {
    ledger::keys::public_key(&keys()).unwrap()
}

#[test]
fn what_is_in_the_books_is_closed_to_whoever_has_not_the_key() {
    on_both(|database| {
        let (ledger, _) = open(database).unwrap();
        let mut entry = Log::new(0).entry(1, Some("first-action"), &issue(7, 500));
        entry.sides.push(Side::Secret { log: 3, number: 1, seed: "5eed".into() });
        entry.sides.push(Side::Note { key: "manager token".into(), value: "t0ken".into() });
        ledger.commit_blocking(entry).unwrap();
        drop(ledger);
        if ledger::is_address(database) {
            let body = text(database, "SELECT encode(body, 'escape') FROM records");
            assert!(!body.contains("hole"), "{body}");
        } else {
            assert!(["As Kd", "5eed", "t0ken"].iter().all(|what| !shows(database, what)));
            assert!(shows(database, "first-action"), "these are the files");
        }
        assert_eq!(text(database, "SELECT seed FROM secrets").len(), 2 * (12 + 4 + 16));
        let mut reader = Reader::open(database, None).unwrap();
        assert_eq!(reader.records(0, 0, 10), Err(StoreError::Locked));
        assert_eq!(reader.secrets(3), Err(StoreError::Locked));
        assert_eq!(reader.logs().unwrap(), [(0, 1)], "that there is something is to be seen");
        let mut reader = read(database);
        assert!(reader.records(0, 0, 10).unwrap()[0].body.contains("As Kd"));
        assert_eq!(reader.secrets(3).unwrap(), [(1, "5eed".into())]);
        assert_eq!(reader.load().unwrap().notes["manager token"], "t0ken");

        // What was closed for one place does not open at another.
        run(database, "UPDATE records SET seq = 2");
        assert_eq!(read(database).records(0, 0, 10), Err(StoreError::Garbled { place: "record 0 2".into() }));
    });
}

#[test]
fn books_are_not_opened_with_other_keys_and_no_keys_are_made_for_books_that_have_some() {
    on_both(|database| {
        drop(open(database).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let (nowhere, others) = (folder.path().join("nowhere"), folder.path().join("others"));
        Keys::make(&others).unwrap();
        let refused = |keys| Ledger::open(database, keys).map(drop).unwrap_err();
        let named = |folder: &std::path::Path| folder.display().to_string();
        assert_eq!(refused(&nowhere), StoreError::NoKeys { folder: named(&nowhere) });
        assert!(!nowhere.exists());
        assert_eq!(refused(&others), StoreError::OtherKeys { folder: named(&others) });
        assert!(open(database).is_ok());
    });
}

/// The seals of a pit, with the hash of each taken again from what it names.
fn check_pit(database: &str, pit: u32) -> Vec<Seal> {
    let mut reader = read(database);
    let seals = reader.seals(pit, 0, 1000).unwrap();
    let mut before = [0; 32];
    for (i, found) in seals.iter().enumerate() {
        let told = reader.sealed(found).unwrap().unwrap();
        let sealed = found.records.split(' ').map(|name| {
            let (log, seq) = name.split_once(':').unwrap();
            let (log, seq): (u32, u64) = (log.parse().unwrap(), seq.parse().unwrap());
            let record = reader.records(log, seq - 1, 1).unwrap().remove(0);
            let postings = reader.postings("wallet/", 0, u64::MAX).unwrap();
            let turns = postings.iter().filter(|p| (p.log, p.seq) == (log, seq)).map(|p| p.turn.unwrap());
            Sealed { name: name.into(), hash: record.hash, turns: turns.collect() }
        });
        let sealed: Vec<Sealed> = sealed.collect();
        assert_eq!(told, sealed);
        let hash = seal(pit, i as u64 + 1, found.at, &before, &sealed);
        assert_eq!((found.number, found.hash), (i as u64 + 1, hash));
        assert!(is_signed(&public(), &found.hash, &found.signature.unwrap()));
        before = found.hash;
    }
    seals
}

#[test]
fn every_commit_is_sealed_and_signed_in_every_pit_it_touches() {
    on_both(|database| {
        drop(open(database).unwrap());
        run(database, "UPDATE notes SET value = '4' WHERE key = 'pits'");
        let (ledger, _) = open(database).unwrap();
        let mut logs: Vec<Log> = (0..8).map(Log::new).collect();
        let mut receipts = Vec::new();
        for round in 0..3 {
            for (n, log) in logs.iter_mut().enumerate() {
                let entry = log.entry(1, None, &issue(if round == 1 { 9 } else { n as u32 }, 100));
                receipts.push((n as u32, ledger.commit_blocking(entry.clone()).unwrap().unwrap()));
                log.done(&entry);
            }
        }
        let all: Vec<Vec<Seal>> = (0..4).map(|pit| check_pit(database, pit)).collect();
        for (log, receipt) in &receipts {
            let seal = &all[receipt.pit as usize][receipt.seal as usize - 1];
            let name = format!("{log}:");
            assert!(receipt.pit == log % 4 && seal.records.split(' ').any(|r| r.starts_with(&name)));
        }
        let newest: Vec<Seal> = all.iter().map(|seals| seals.last().unwrap().clone()).collect();
        assert_eq!(ledger.seals(), newest);
        assert_eq!(ledger.public_key(), public());
        // Every wallet counts its own postings, whatever the log.
        let mut turns: Vec<u64> = read(database)
            .postings("wallet/9", 0, u64::MAX)
            .unwrap()
            .iter()
            .map(|posting| posting.turn.unwrap())
            .collect();
        turns.sort_unstable();
        assert_eq!(turns, (1..=8).collect::<Vec<u64>>());
        drop(ledger);
        let (ledger, _) = open(database).unwrap();
        assert_eq!(ledger.seals(), newest, "opened again it goes on from there");
    });
}

/// The books as a standby has them that is one commit behind.
const LOST_TAIL: &str = "
    DELETE FROM postings WHERE log = 0 AND seq = 3; DELETE FROM records WHERE log = 0 AND seq = 3;
    DELETE FROM seals WHERE number = 3;
    UPDATE pits SET seal = 2, hash = (SELECT hash FROM seals WHERE pit = 0 AND number = 2)";

#[test]
fn books_that_are_not_as_they_were_left_are_not_written_to() {
    on_both(|database| {
        let (ledger, _) = open(database).unwrap();
        let mut house = Log::new(0);
        for _ in 0..3 {
            let entry = house.entry(1, None, &issue(7, 100));
            ledger.commit_blocking(entry.clone()).unwrap();
            house.done(&entry);
        }
        run(database, LOST_TAIL);
        let rewound = StoreError::Rewound { pit: 0, seal: 3 };
        let refused = Err(CommitError::Store(rewound.clone()));
        assert_eq!(ledger.commit_blocking(house.entry(1, None, &issue(7, 100))), refused);
        assert_eq!(ledger.figures().is_away(), Some(Away::Store(rewound.clone())));
        assert!(rewound.to_string().contains("pit 0 does not end with seal 3"), "{rewound}");
        // Nothing is acknowledged any more, not even what belongs to no log, and what fits the books by chance.
        let note = vec![Side::Note { key: "a".into(), value: "b".into() }];
        assert_eq!(ledger.commit_blocking(ledger::Entry { sides: note, ..Default::default() }), refused);
        assert_eq!(ledger.commit_blocking(Log::new(5).entry(1, None, &issue(7, 100))), refused);
        assert_eq!(read(database).logs().unwrap(), [(0, 2)]);
        drop(ledger);
        let lost = read(database).load().unwrap().notes.remove(ledger::LOST_NOTE);
        assert!(
            lost.is_some_and(|lost| lost.starts_with("0/3:")),
            "what is gone is noted, for whoever opens them next"
        );
        // The books can be gone on with from what is there; a room asks its owner first.
        let (ledger, _) = open(database).unwrap();
        house.seq = 2;
        ledger.commit_blocking(house.entry(1, None, &issue(7, 100))).unwrap();
        drop(ledger);
        run(database, "DELETE FROM seals WHERE number = 3");
        assert_eq!(open(database).map(drop), Err(StoreError::Rewound { pit: 0, seal: 3 }), "its end is gone");
    });
}

/// The tables as the second schema had them; the first had no seals.
const SECOND_SCHEMA: &str = "
CREATE TABLE records (
    log BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, actor BIGINT, action TEXT,
    body TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (log, seq));
CREATE UNIQUE INDEX records_by_action ON records (actor, action) WHERE action IS NOT NULL;
CREATE TABLE postings (
    log BIGINT NOT NULL, seq BIGINT NOT NULL, line BIGINT NOT NULL, account TEXT NOT NULL, cents BIGINT NOT NULL,
    PRIMARY KEY (log, seq, line));
CREATE TABLE balances (account TEXT PRIMARY KEY, cents BIGINT NOT NULL);
CREATE TABLE people (
    id BIGINT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, password TEXT, bot BIGINT NOT NULL);
CREATE TABLE sessions (key TEXT PRIMARY KEY, person BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE secrets (
    log BIGINT NOT NULL, number BIGINT NOT NULL, seed TEXT NOT NULL, PRIMARY KEY (log, number));
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE seals (number BIGINT PRIMARY KEY, records TEXT NOT NULL, hash TEXT NOT NULL);
INSERT INTO notes VALUES ('manager token', 't0ken'), ('writer', '5');
INSERT INTO secrets VALUES (3, 1, '5eed');
INSERT INTO balances VALUES ('cage', -300), ('wallet/7', 300);
";

/// Three records, the second at the cage and the others at two tables, in the order of the third, the first and the second.
fn earlier(database: &str, schema: u8) -> Vec<Record> {
    run(database, SECOND_SCHEMA);
    run(database, &format!("INSERT INTO notes VALUES ('schema', '{schema}')"));
    let postings = issue(7, 100).map(|(account, cents)| Posting { account, cents });
    let records = [(1, 20), (0, 30), (2, 10)].map(|(log, at)| Record {
        log,
        seq: 1,
        at,
        actor: Some(9),
        action: Some(format!("action-{log}")),
        body: "{\"hole\":\"As Kd\"}".into(),
    });
    for record in &records {
        let Record { log, at, body, action, .. } = record;
        let hash = hex::encode(first_chain(&[0; 32], record, &postings));
        let action = action.as_deref().unwrap();
        run(
            database,
            &format!("INSERT INTO records VALUES ({log}, 1, {at}, 9, '{action}', '{body}', '{hash}')"),
        );
        for (line, posting) in postings.iter().enumerate() {
            let (account, cents) = (posting.account, posting.cents);
            run(database, &format!("INSERT INTO postings VALUES ({log}, 1, {line}, '{account}', {cents})"));
        }
    }
    if schema == 2 {
        for (number, log) in [(1, 2), (2, 1), (3, 0)] {
            run(database, &format!("INSERT INTO seals VALUES ({number}, '{log}:1', '{number:064}')"));
        }
    }
    records.to_vec()
}

#[test]
fn books_of_an_earlier_schema_are_closed_numbered_and_sealed_when_they_are_opened() {
    for schema in [1, 2] {
        on_both(|database| {
            let records = earlier(database, schema);
            let clear = Reader::open(database, None).unwrap().records(1, 0, 1).unwrap();
            assert_eq!(clear[0].body, records[0].body, "before that they can be read as they are");
            let (ledger, loaded) = open(database).unwrap();
            assert_eq!(loaded.notes["manager token"], "t0ken");
            assert_eq!(loaded.balances[&Account::Wallet(7)], 300);
            let mut reader = read(database);
            for record in &records {
                let found = reader.records(record.log, 0, 10).unwrap().remove(0);
                assert_eq!((&found.body, found.version, &found.action), (&record.body, 1, &record.action));
            }
            assert_eq!(reader.secrets(3).unwrap(), [(1, "5eed".into())]);
            let postings = reader.postings("wallet/", 0, u64::MAX).unwrap();
            let turns: Vec<_> = postings.iter().map(|p| (p.log, p.turn)).collect();
            assert_eq!(
                turns,
                [(0, Some(3)), (1, Some(2)), (2, Some(1))],
                "in the order they were written in"
            );
            let seals = reader.seals(0, 0, 10).unwrap();
            let last = seals.last().unwrap();
            assert_eq!(seals.len(), if schema == 1 { 2 } else { 4 });
            assert!(last.records.starts_with("earlier:") && seals[0].signature.is_none());
            assert_eq!(reader.sealed(&seals[0]), Ok(None), "hashes over clear text are told to nobody");
            assert_eq!(reader.sealed(last), Ok(None));
            assert!(is_signed(&public(), &last.hash, &last.signature.unwrap()));
            ledger.commit_blocking(Log::new(5).entry(1, None, &issue(7, 100))).unwrap();
            let next = reader.postings("wallet/7", 0, u64::MAX).unwrap();
            assert_eq!(next.iter().find(|p| p.log == 5).unwrap().turn, Some(4));
            drop(ledger);
            if !ledger::is_address(database) {
                let shown = ["As Kd", "5eed", "t0ken"].iter().any(|what| shows(database, what));
                assert!(!shown, "nothing in clear stays");
            }
            assert!(open(database).is_ok());
        });
    }
}
