//! What the writer does when the ground gives way: records that are gone, settings that promise less, files that were torn,
//! taken away or put in the place of others. It stops and says why; nothing that it acknowledged is written over.

mod cluster;
mod paper;

use cluster::Cluster;
use ledger::{CommitError, Entry, Ledger, Side};
use paper::{Log, on_both, write};

/// Somebody else's hand in the books.
fn behind_its_back(database: &str, sql: &str) {
    if ledger::is_address(database) {
        postgres::Client::connect(database, postgres::NoTls).unwrap().batch_execute(sql).unwrap();
    } else {
        let books = rusqlite::Connection::open(database).unwrap();
        books.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
        books.execute_batch(sql).unwrap();
    }
}

/// The end of the books goes, as after a failover to a server that had not got it yet.
const LOSE_A_TAIL: &str = "
    DELETE FROM postings WHERE log = 1 AND seq > 3;
    DELETE FROM records WHERE log = 1 AND seq > 3;
    DELETE FROM seals WHERE number > 3;";

/// Changes behind a writer's back after which it must not write, and what it says of them.
const CHANGES: [(&str, &str); 4] = [
    (LOSE_A_TAIL, "log 1 ends with record 3, and 5 was written"),
    ("DELETE FROM records WHERE log = 1 AND seq = 5", "log 1 ends with record 4, and 5 was written"),
    (
        "UPDATE records SET hash = 'ff' || SUBSTR(hash, 3) WHERE log = 1 AND seq = 5",
        "record 5 of log 1 is another one",
    ),
    ("DELETE FROM seals WHERE number = 5", "the last seal is 4, and 5 was written"),
];

#[test]
fn a_writer_whose_last_records_are_gone_writes_nothing_over_them() {
    for (change, said) in CHANGES {
        on_both(|database| {
            let (ledger, _) = Ledger::open(database).unwrap();
            let (mut log, mut other) = (Log::new(1), Log::new(2));
            for n in 1..=5 {
                write(&ledger, &mut log, &format!("action-{n}")).unwrap();
            }
            behind_its_back(database, change);
            let refused = write(&ledger, &mut log, "action-6").unwrap_err();
            assert!(matches!(&refused, CommitError::Failed(why) if why.contains(said)), "{refused}");
            let away = ledger.figures().is_away().expect("whoever looks after the room is told");
            assert!(away.contains(said) && away.contains("started again"), "{away}");
            // Nor is anything written elsewhere, however sound it is.
            let refused = write(&ledger, &mut other, "action-1").unwrap_err();
            assert!(matches!(&refused, CommitError::Failed(why) if why.contains(said)), "{refused}");
            let note = Side::Note { key: "a".into(), value: "b".into() };
            let noted = ledger.commit_blocking(Entry { sides: vec![note], ..Entry::default() });
            assert!(matches!(noted, Err(CommitError::Failed(_))), "{noted:?}");
            let mut reader = ledger::Reader::open(database).unwrap();
            assert_eq!(reader.logs().unwrap().len(), 1);
            assert!(!reader.load().unwrap().notes.contains_key("a"));
        });
    }
}

#[test]
fn rows_that_belong_to_no_log_are_not_written_after_a_lost_tail_either() {
    on_both(|database| {
        let (ledger, _) = Ledger::open(database).unwrap();
        let mut log = Log::new(1);
        for n in 1..=5 {
            write(&ledger, &mut log, &format!("action-{n}")).unwrap();
        }
        behind_its_back(database, LOSE_A_TAIL);
        let note = Side::Note { key: "a".into(), value: "b".into() };
        let noted = ledger.commit_blocking(Entry { sides: vec![note], ..Entry::default() });
        assert!(matches!(&noted, Err(CommitError::Failed(why)) if why.contains("seal")), "{noted:?}");
    });
}

#[test]
fn a_commit_is_on_disk_whatever_the_server_is_set_to() {
    let Some(mut cluster) = Cluster::start() else { return };
    let settings = "
        ALTER ROLE CURRENT_USER SET synchronous_commit = off;
        CREATE TABLE seen (setting TEXT);
        CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;";
    let mut other = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
    other.batch_execute(settings).unwrap();
    let (ledger, _) = Ledger::open(cluster.address()).unwrap();
    other.batch_execute("CREATE TRIGGER look AFTER INSERT ON seals EXECUTE FUNCTION look()").unwrap();
    let mut log = Log::new(1);
    write(&ledger, &mut log, "action-1").unwrap();
    // A connection that was made anew is set like the first.
    if cluster.is_own() {
        cluster.down();
        cluster.up();
        write(&ledger, &mut log, "action-2").unwrap();
    }
    let mut other = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
    let seen = other.query("SELECT setting FROM seen", &[]).unwrap();
    let seen: Vec<String> = seen.iter().map(|row| row.get(0)).collect();
    assert!(!seen.is_empty() && seen.iter().all(|setting| setting == "on"), "{seen:?}");
    other.batch_execute("ALTER ROLE CURRENT_USER RESET synchronous_commit").unwrap();
}
